"""Facts never change, so what was found out about one stays right. Here the last answer is kept."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")


def once(question: Callable[[S], T]) -> Callable[[S], T]:
    """Ask `question` about each thing once, as long as nothing else is asked about in between.

    The news for everybody at a table is made from one state, and most of it is the same for all of them. Only for pure
    questions about immutable things: the answer is the very same object each time.
    """
    last: tuple[Any, Any] = (object(), None)

    @wraps(question)
    def answer(about: S) -> T:
        nonlocal last
        known, said = last
        if known is not about:
            said = question(about)
            last = about, said
        result: T = said
        return result

    return answer

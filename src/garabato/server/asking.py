"""What all answers to questions without a socket share: who asks, and how to say no."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from garabato.server.admit import joined

Asked = Request[Any, Any, State]

T = TypeVar("T")


class Problem(msgspec.Struct):
    """Why not. `why` is a word for programs, `text` the id of the sentence to show."""

    why: str
    text: str


class Refusal(HTTPException):
    """An answer that is no success."""

    def __init__(self, status: HTTPStatus, why: str, text: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(detail=why, status_code=int(status), headers=headers)
        self.problem = Problem(why, text)


def headers_of(request: Asked) -> dict[str, str]:
    """All headers, by name in small letters."""
    return joined(request.headers.items())


def peer_of(request: Asked) -> str:
    """The address of the other end of the connection."""
    return request.client.host if request.client else ""


async def answered(ask: Callable[[Callable[[T], None]], None]) -> T:
    """What `ask` is told in the end; who asked may be gone by then."""
    answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def told(found: T) -> None:
        if not answer.done():
            answer.set_result(found)

    ask(told)
    return await answer

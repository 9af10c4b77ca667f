"""What an operator reads: events with keys. Never a token, a drawing, a word or a person's name.

A room's code lets people in, so it stands in errors only: there an operator needs it to look what happened.
"""

import logging
import sqlite3
import sys
import traceback
from typing import Any, Final, TextIO

import structlog

from garabato.store.contract import StoreFailed

_TELLS_NOTHING: Final = (OSError, StoreFailed, sqlite3.Error, RecursionError, MemoryError)
"""Errors whose message is about the machine. That of any other may hold what people wrote."""


def told(error: BaseException) -> str:
    """An error with the places in the program that it came through, and its message only if that tells nothing of people."""
    said = f": {error}" if isinstance(error, _TELLS_NOTHING) else ""
    own = "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__ + said
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return own if before is None else f"{told(before)}\nand then:\n{own}"


def _as_text(exc_info: structlog.typing.ExcInfo) -> str:
    return told(exc_info[1])


def _in_console(out: TextIO, exc_info: structlog.typing.ExcInfo) -> None:
    out.write(f"\n{told(exc_info[1])}")


def set_up_logs(*, json: bool, level: int = logging.INFO) -> None:
    """Send our events, and what libraries log, to standard error: as JSON for machines, in columns for people."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=json),
        structlog.processors.ExceptionRenderer(_as_text) if json else structlog.processors.UnicodeDecoder(),
    ]
    console = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=_in_console)
    last = structlog.processors.JSONRenderer() if json else console
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)

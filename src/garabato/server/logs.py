"""What an operator reads: events with keys. Never a token, a drawing, a word or a person's name."""

import logging
import sys

import structlog


def set_up_logs(*, json: bool, level: int = logging.INFO) -> None:
    """Send our events, and what libraries log, to standard error: as JSON for machines, in columns for people."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=json),
        structlog.processors.format_exc_info if json else structlog.processors.UnicodeDecoder(),
    ]
    # Prettier tracebacks show the values of variables, and among those are names and words.
    console = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
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

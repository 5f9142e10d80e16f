"""Log lines, plain or JSON. Errors are logged by class and traceback only: their text may contain cards or names."""

import json
import logging
import sys
import time
import traceback
from types import TracebackType

_KNOWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
_NOISY = ("uvicorn.access", "uvicorn.error", "alembic", "websockets", "asyncio")


class PlainFormatter(logging.Formatter):
    """One line for people, and the place of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        moment = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        more = "".join(f" {name}={value}" for name, value in _extras(record).items())
        line = f"{moment} {record.levelname:<7} {record.name}: {record.getMessage()}{more}"
        return "\n".join([line, *_places(record)])


class JsonFormatter(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extras(record),
        }
        places = _places(record)
        if places:
            line["error"] = places
        return json.dumps(line, ensure_ascii=False, default=str)


def _extras(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in record.__dict__.items() if name not in _KNOWN}


def _places(record: logging.LogRecord) -> list[str]:
    """The classes of an error and its causes, with their tracebacks."""
    lines: list[str] = []
    error = record.exc_info[1] if record.exc_info else None
    while error is not None:
        lines.append(type(error).__name__)
        lines += _frames(error.__traceback__)
        error = error.__cause__
    return lines


def _frames(place: TracebackType | None) -> list[str]:
    return [f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in traceback.extract_tb(place)]


def set_up_logs(level: str, *, as_json: bool) -> None:
    """Sends all logs to the standard error stream in one format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else PlainFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name in _NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)

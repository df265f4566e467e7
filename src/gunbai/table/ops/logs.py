"""Logs: a line for each event, plain or as JSON, without secrets and without floods.

The token of a link is the right to a seat. Nothing of ours logs one on purpose; what libraries or
errors say is searched for them, so that none is written by accident.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable

_TOKEN = re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])")
"""As long as the token of a link is, with nothing of its kind around it."""
REST = 60.0
"""Seconds in which a line that says the same is written once."""
_REMEMBERED = 1000


def hushed(text: str) -> str:
    """A text with an ellipsis where the token of a link stood."""
    return _TOKEN.sub("…", text)


class Sparing(logging.Filter):
    """Lets the same line through once a minute, and then says how often it was left out."""

    def __init__(self, rest: float = REST, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._rest = rest
        self._clock = clock
        self._lines: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        line, now = _line(record), self._clock()
        since, left_out = self._lines.get(line, (-self._rest, 0))
        if now - since < self._rest:
            self._lines[line] = since, left_out + 1
            return False
        if len(self._lines) >= _REMEMBERED:
            self._lines.clear()
        self._lines[line] = now, 0
        record.left_out = left_out
        return True


def _line(record: logging.LogRecord) -> str:
    """What makes two lines the same: their words, and where their error was raised."""
    where = record.exc_info[2] if record.exc_info else None
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    raised = f"{where.tb_frame.f_code.co_filename}:{where.tb_lineno}" if where else ""
    return f"{record.name} {record.getMessage()[:200]} {raised}"


class Plain(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        left_out = getattr(record, "left_out", 0)
        more = f" (and {left_out} times before)" if left_out else ""
        return hushed(super().format(record) + more)


class Structured(logging.Formatter):
    """A line of JSON for programs."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        if getattr(record, "left_out", 0):
            fields["left_out"] = record.__dict__["left_out"]
        return hushed(json.dumps(fields, ensure_ascii=False, default=str))


def configure(kind: str) -> None:
    """Write all logs of this process to standard error, as ``text`` or ``json``."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured() if kind == "json" else Plain())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    logging.getLogger("gunbai").setLevel(logging.INFO)

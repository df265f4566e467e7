"""Spans of time in words."""

from __future__ import annotations

from gunbai.core.clock import UNITS
from gunbai.words.catalogue import say


def span(language: str, seconds: int) -> str:
    """A span of time by its two greatest units: ``1 d 3 h``, ``40 s``."""
    parts, left = list[str](), max(0, seconds)
    for unit in ("d", "h", "m", "s"):
        count, left = divmod(left, UNITS[unit])
        if count or (unit == "s" and not parts):
            parts.append(say(language, f"words.span-{unit}", count=count))
        elif parts:
            break
    return " ".join(parts[:2])

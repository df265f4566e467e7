"""Text as Markdown: nothing that a player typed becomes markup."""

from __future__ import annotations

import re


def plain(said: str) -> str:
    """Words as they are; lines stay lines."""
    return "  \n".join(_unmarked(line.strip()) for line in said.splitlines() if line.strip())


def cell(said: str) -> str:
    """Words as they are, on one line: for headings, cells of a table, captions."""
    return plain(" ".join(said.split()))


def _unmarked(line: str) -> str:
    safe = re.sub(r"([\\`*_<>\[\]|~&])", r"\\\1", line)
    safe = re.sub(r"^([#+=-])", r"\\\1", safe)
    return re.sub(r"^(\d+)([.)])", r"\1\\\2", safe)

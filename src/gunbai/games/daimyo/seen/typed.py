"""Orders typed as short text: whom they name; what they say is read by `rules.order`.

``UNIT advance 8; wheel left 30``, ``UNIT charge ENEMY``, ``LEADER ride 60 20``,
``LEADER join UNIT``, ``done``. The beginning of an id is enough where only one has it. A reform:
``face 90 files 3``, or nothing. What a light companion is told: `companion.book`. A scenario of
one's own: the path of its file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gunbai.core.script import shown
from gunbai.games.daimyo.pieces.refusals import no


def order(text: str, form: Mapping[str, Any]) -> Any:
    """The answer that an order wants, from what was typed.

    Raises:
        Refused: it names nobody, or cannot be read.

    """
    words = text.split()
    if "toml" in form:
        return {"toml": _read(text.strip())}
    if "commands" in form:
        return {"words": text}
    if "facing" in form:
        return {"order": text} if words else {}
    if not words or words == ["done"]:
        return {"done": True}
    for kind, ids in (("unit", form["units"]), ("leader", form["leaders"])):
        found = _named(words[0], ids)
        if found:
            return {kind: found, "order": " ".join(words[1:])}
    raise no("not-to-order", "3", given=shown(words[0]))


def _named(word: str, ids: Sequence[str]) -> str:
    """The id that a word is, or is the beginning of; empty where there is none or more."""
    if word in ids:
        return word
    found = [id_ for id_ in ids if id_.startswith(word.lower())]
    return found[0] if len(found) == 1 else ""


def _read(path: str) -> str:
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError):
        raise no("no-file", "scenario", given=shown(path)) from None

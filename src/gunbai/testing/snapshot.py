"""All that can be seen of a match, to be compared."""

from __future__ import annotations

from typing import Any

import msgspec

from gunbai.core.match import Match
from gunbai.core.script import Seat
from gunbai.core.view import to_json


def snapshot(match: Match) -> bytes:
    """All that can be seen of a match, by every seat and by a spectator, and its record."""
    views = [without_epoch(match, seat) for seat in (*range(len(match.setup.seats)), None)]
    return b"\n".join([*map(to_json, views), match.record.dump()])


def without_epoch(match: Match, seat: Seat | None) -> Any:
    """A view without what only counts entries: versions, and the numbers of undos."""
    return msgspec.structs.replace(match.view(seat), version=0, epoch=0, undo="")


def seen(match: Match) -> list[bytes]:
    """What every seat and a spectator see, without what only counts entries."""
    return [to_json(without_epoch(match, s)) for s in (*range(len(match.setup.seats)), None)]

"""What a seat was asked so far: read from the entries, for whoever prepares the next answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from gunbai.core.dice import Dice, Faces, Typed
from gunbai.core.entries import Answer, AnyEntry, Rolled, standing
from gunbai.core.match import Match
from gunbai.core.script import Ask, Seat


class _AsTheyFell:
    """Dice that fall once more as they fell."""

    kind = "seeded"

    def __init__(self, entries: Sequence[AnyEntry]) -> None:
        self._fell = [entry.faces for entry in entries if type(entry) is Rolled]

    def roll(self, index: int, count: int, sides: int) -> Faces:  # noqa: ARG002 - as they fell
        return self._fell[index]


def asked_before(match: Match, seat: Seat) -> Mapping[str, Ask]:
    """The questions that a seat has answered, the latest of each key, in the order of their keys.

    The game is played again aside; the match is left as it is. Its last dice are not rolled again.
    """
    entries = [entry for _, entry in standing(match.record.entries)]
    typed = match.record.header.dice == "typed"
    dice: Dice = Typed() if typed else _AsTheyFell(entries)
    header = replace(match.record.header, dice="seeded", commitment="", clock=None)
    twin, found = Match(match.game, match.setup, dice, header), dict[str, Ask]()
    for entry in entries:
        if type(entry) is Answer:
            if entry.seat == seat:
                found[twin.open[entry.ask].key] = twin.open[entry.ask]
            twin.answer(entry.seat, entry.ask, entry.value)
        elif type(entry) is Rolled and entry.ask >= 0:
            twin.answer(entry.seat, entry.ask, entry.faces)
    return found

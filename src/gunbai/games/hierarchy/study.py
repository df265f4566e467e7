"""What a study of Hierarchy counts: castes by birth and in the end, deaths, how duels go.

A *try* is one run of bids and matches: a conflict that is tied is tried again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from gunbai.core.game import Outcome
from gunbai.core.script import Seat, Tell
from gunbai.games.hierarchy.rules.conflict import Conflict, Contender
from gunbai.games.hierarchy.rules.duel import Side
from gunbai.games.hierarchy.state import Realm

CONFLICT, TIED, WON = "hierarchy.conflict", "hierarchy.tied", "hierarchy.won."
MORE, EQUAL, LESS = "hierarchy.study.more", "hierarchy.study.equal", "hierarchy.study.less"
NEITHER, ONE, BOTH = "hierarchy.study.neither", "hierarchy.study.one", "hierarchy.study.both"
QUESTIONS = frozenset({"hierarchy.study.first-caste"})
"""What a character is born with: a study says which caste is the best start."""

Counted = defaultdict[str, dict[str, tuple[int, int]]]


class Watch:
    """Watches a game of Hierarchy: who is born as what, and every try of a conflict."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self._born: dict[Seat, str] = {}
        self._dead: set[str] = set()
        self._conflicts = self._tries = 0
        self._rates = Counted(dict)

    def see(self, event: Tell) -> None:
        """Note births, deaths, and how conflicts come out."""
        key = event.key
        if key == "hierarchy.phase":
            self._born = self._born or self._castes()
        elif key == "hierarchy.reborn":
            self._dead.add(event.values["who"])
        elif key == CONFLICT:
            self._conflicts += 1
        elif key == TIED:
            self._tied(event)
        elif key.startswith(WON):
            self._decided(event)

    def _castes(self) -> dict[Seat, str]:
        return {c.seat: str(c.caste.word) for c in self._realm.characters}

    def _tied(self, event: Tell) -> None:
        """One of the conflicts of that cause was tied for the so-manieth time just now."""
        for conflict in self._realm.conflicts:
            if (
                conflict.cause.word == event.values["cause"]
                and conflict.ties == event.values["ties"]
            ):
                self._try(conflict, None)
                return

    def _decided(self, event: Tell) -> None:
        who, other = event.values["who"], event.values["other"]
        for conflict in self._realm.conflicts:
            first, second = (side.name for side in conflict.sides)
            if conflict.duel is not None and [first, second] in ([who, other], [other, who]):
                self._try(conflict, 0 if first == who else 1)
                return

    def _try(self, conflict: Conflict, winner: Side | None) -> None:
        self._tries += 1
        first, second = conflict.sides
        self._count("hierarchy.study.tied", str(conflict.cause.word), winner is None)
        bidder = conflict.first_bidder
        if winner is not None:
            kind = "hierarchy.study.fight" if conflict.is_fight else "hierarchy.study.contest"
            self._count("hierarchy.study.first-bidder", kind, winner == bidder)
            totals = [sum(side.hand) for side in conflict.sides]
            if totals[0] != totals[1]:
                self._count("hierarchy.study.greater-total", kind, totals[winner] == max(totals))
        if conflict.is_fight and not first.is_npc and not second.is_npc:
            self._fight(first, second, winner)

    def _fight(self, first: Contender, second: Contender, winner: Side | None) -> None:
        """A Fight of two characters: what the Honor of each did (hierarchy R9)."""
        mine, theirs = _honor(first), _honor(second)
        holders = (NEITHER, ONE, BOTH)[(mine > 0) + (theirs > 0)]
        self._count("hierarchy.study.fight-tied", holders, winner is None)
        if winner is not None:
            more = MORE if mine > theirs else LESS if mine < theirs else EQUAL
            self._count("hierarchy.study.aggressor-honor", more, winner == 0)

    def _count(self, trait: str, label: str, came: bool) -> None:
        won, tried = self._rates[trait].get(label, (0, 0))
        self._rates[trait][label] = won + came, tried + 1

    def facts(self, _outcome: Outcome) -> Mapping[str, Any]:
        """Castes and deaths by seat; rounds, conflicts, tries of the game; rates of the tries."""
        characters = self._realm.characters
        died = {
            c.seat: ["hierarchy.study.died" if c.name in self._dead else "hierarchy.study.lived"]
            for c in characters
        }
        return {
            "seats": {
                "hierarchy.study.first-caste": {seat: [born] for seat, born in self._born.items()},
                "hierarchy.study.last-caste": {seat: [now] for seat, now in self._castes().items()},
                "hierarchy.study.death": died,
            },
            "game": {
                "hierarchy.study.rounds": self._realm.round,
                "hierarchy.study.conflicts": self._conflicts,
                "hierarchy.study.tries": self._tries,
            },
            "rates": self._rates,
        }

    def luck(self) -> None:
        """The sum of all faces: a higher die is never worse."""


def _honor(side: Contender) -> int:
    return side.character.honor if side.character is not None else 0

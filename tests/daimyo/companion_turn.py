"""A turn of Mikata-ga-hara with real miniatures and real dice, as one person plays it.

``python -m tests.daimyo.companion_turn`` writes it down anew as a record. The hosts were set up
close to each other; each line is a question and what the player typed.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from gunbai.core.match import Match
from gunbai.core.script import Ask, Pick
from gunbai.games.daimyo import GAME
from gunbai.play import new

RECORD = Path(__file__).parent.parent / "records" / "daimyo-companion.gunbai"
OPTIONS = {"scenario": "mikata-ga-hara", "positions": "table", "turns": 1}

Step = tuple[str, Any]

OPENING: tuple[Step, ...] = (
    ("daimyo.ready", "ready"),
    ("daimyo.ready", "ready"),
    ("daimyo.roll.initiative", [5]),  # 5 and Ieyasu's 2: 7
    ("daimyo.roll.initiative", [2]),  # 2, Shingen's 3, and 1 for his seat: 6
    ("daimyo.first", "first"),
)
HONDA: tuple[Step, ...] = (
    ("daimyo.activate", ["honda"]),
    ("daimyo.roll.activation", [1, 4]),  # 5 and Tadakatsu's 3: 8
    ("daimyo.table.adrift", []),
    ("daimyo.table.charge", ["honda-samurai"]),
    ("daimyo.table.target", ["yamagata-spears"]),
    ("daimyo.table.way", 5),
    ("daimyo.table.side", "front"),
    ("daimyo.table.morale", []),
    ("daimyo.roll.morale", [3, 3]),  # seasoned: 6 holds
    ("daimyo.answer", "stand"),
    ("daimyo.table.home", []),
    ("daimyo.table.move", ["honda-spears"]),
    ("daimyo.table.rough", []),
    ("daimyo.table.leader", []),
    ("daimyo.table.fire", ["honda-shot"]),
    ("daimyo.table.aim", ["yamagata-horse"]),
    ("daimyo.table.distance", 7),
    ("daimyo.table.volley", []),
    ("daimyo.table.shooting", 3),  # +2 first volley, +1 at cavalry, +1 effective, −2 snow: +2
    ("daimyo.roll.volley", [1, 5, 2, 3, 6, 6]),  # 6, 5 and 12: two hits
    ("daimyo.table.melee", []),
    ("daimyo.table.fighting-front", 3),  # sword +1, leader +1; no charge bonus in snow: +2
    ("daimyo.table.fighting-deep", 5),  # long spears 0, heavy armour −1: −1
    ("daimyo.roll.melee", [4, 3, 2, 2, 5, 4]),  # 7, 4 and 9: two hits
    ("daimyo.roll.melee", [6, 3, 4, 4, 1, 1, 2, 5, 3, 3]),  # only the 9 hits
    ("daimyo.table.push", "pushed"),
    ("daimyo.follow", "follow"),
)
YAMAGATA: tuple[Step, ...] = (
    ("daimyo.activate", ["yamagata"]),
    ("daimyo.roll.activation", [2, 2]),  # 4, Masakage's 3, the seated Shingen's 1: 8
    ("daimyo.table.adrift", []),
    ("daimyo.table.charge", ["yamagata-horse"]),
    ("daimyo.table.target", ["honda-shot"]),
    ("daimyo.table.way", 9),
    ("daimyo.table.side", "front"),
    ("daimyo.table.morale", []),
    ("daimyo.roll.morale", [3, 4]),  # −1 foot charged by cavalry: 6 holds
    ("daimyo.answer", "stand"),
    ("daimyo.table.home", []),
    ("daimyo.table.move", []),
    ("daimyo.table.leader", []),
    ("daimyo.table.melee", []),
    ("daimyo.table.fighting-front", 3),  # sword +1, leader +1, light armour +1: +3
    ("daimyo.table.fighting-front", 3),  # improvised −1, heavy armour −1: −2
    ("daimyo.roll.melee", [5, 1, 3, 3, 6, 2]),  # 6, 6 and 8: three hits, and a stand
    ("daimyo.roll.melee", [5, 5, 4, 4, 1, 2]),  # only the 10 hits: with two before, a stand
    ("daimyo.roll.leader", [1, 2]),  # Masakage lives
    ("daimyo.table.push", "pushed"),
    ("daimyo.follow", "stay"),
)
END: tuple[Step, ...] = (
    ("daimyo.activate", []),
    ("daimyo.activate", []),
    ("daimyo.table.next", ["honda-shot"]),
    ("daimyo.table.morale", []),
    ("daimyo.roll.morale", [4, 2]),  # −2 a stand lost: 4 for 6, fails by 2 and retires
    ("daimyo.table.back", []),
    ("daimyo.table.morale", []),
    ("daimyo.roll.morale", [2, 3]),  # +3 Masakage, −2 a stand lost: 6 for 5 holds
)
TURN = (*OPENING, *HONDA, *YAMAGATA, *END)


def opened(**options: Any) -> Match:
    """One person on both seats, dice typed in."""
    return new(GAME, ["Solo", "Solo again"], {**OPTIONS, **options}, "typed")


def placed(ask: Ask, wanted: Any) -> Any:
    """An answer that names units or facts, as the positions a `Pick` wants."""
    if not isinstance(ask, Pick):
        return wanted
    names = [item.values.get("id") or item.key.rpartition(".")[2] for item in ask.items]
    return [names.index(name) for name in wanted]


def answer(match: Match, steps: Iterable[Step]) -> None:
    """Give these answers; each must be to the question that is open."""
    for key, wanted in steps:
        number, ask = next(iter(match.open.items()))
        assert ask.key == key, f"asked {ask.key}, not {key}"
        match.answer(ask.seat, number, placed(ask, wanted))


def whole() -> Match:
    """The whole turn."""
    match = opened()
    answer(match, TURN)
    return match


if __name__ == "__main__":
    RECORD.write_bytes(whole().record.dump())

"""The light companion's book: the players tell what changed, in any order (daimyo table).

Everything may be told in words (``honda-spears hits 2``, ``nothing 0:honda``, ``weather snow``) or
as data: an object whose ``tell`` says what it is, with the fields of its class in `entries`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from msgspec import to_builtins

from gunbai.core.script import Order, Script, Value, shown, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.asking import Asking
from gunbai.games.daimyo.companion.entries import (
    ANY_ENTRY,
    REASONS,
    Activation,
    Back,
    Becomes,
    Correct,
    Done,
    Entry,
    Gone,
    Hits,
    Nothing,
    Test,
    gone,
    open_commands,
)
from gunbai.games.daimyo.pieces.refusals import converted, passes
from gunbai.games.daimyo.procedure.nightfall import nightfall
from gunbai.games.daimyo.rules.disorder import in_order_again
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.games.daimyo.rules.order import whole


def keep_book(battle: Battle) -> Script[None]:
    """One entry after another, until there is nothing more to tell of this turn."""
    battle.phase = "activations"
    while not isinstance(entry := (yield _ask(battle)), Done):
        yield from entry.write(battle)
    battle.phase = "end"
    yield from nightfall(battle)


def _ask(battle: Battle) -> Order:
    return Order(
        battle.seat(0),
        "daimyo.book",
        partial(read, battle),
        partial(draw, battle),
        form(battle),
        rule="daimyo.table",
        values={"turn": battle.turn},
    )


def reorder(battle: Battle) -> Script[None]:
    """Who of the disordered is in order again, if anybody can be (daimyo 4)."""
    loose = [
        unit
        for unit in battle.board.units
        if unit.disordered and not unit.routing and unit.deeds.still
    ]
    table = Asking(battle)
    for unit in (yield from table.which(0, "daimyo.book.reforms", "daimyo.4", loose)):
        battle.put(in_order_again(unit))
        yield tell("daimyo.reforms", unit=unit.name)


def read(battle: Battle, value: Value) -> Entry:
    """Read what was told of a battle.

    Raises:
        Refused: it is nothing that can be told, or cannot be so.

    """
    words = value.get("words") if isinstance(value, dict) else None
    data = _worded(words.lower().split()) if isinstance(words, str) else value
    given = shown(words or value)
    entry: Entry = converted(data, ANY_ENTRY, "not-in-book", "table", given=given)
    entry.check(battle)
    return entry


def form(battle: Battle) -> dict[str, Any]:
    """What may be told now, by ids."""
    return {
        "commands": [str(command) for command in open_commands(battle)],
        "units": [unit.id for unit in battle.board.units],
        "leaders": [leader.id for leader in battle.leaders.values() if leader.alive],
        "gone": gone(battle),
        "reasons": [id_ for id_, reason in REASONS.items() if reason is not Reason.RALLY],
    }


def draw(battle: Battle, rng: Random) -> Value:
    """Something that may be told, by whoever answers at random."""
    units = list(battle.board.units)
    if not units or rng.random() < 0.4:
        return to_builtins(Done())
    unit = rng.choice(units)
    told = [
        Hits(unit.id, rng.randint(1, 6)),
        Becomes(unit.id, "disordered"),
        Becomes(unit.id, "in-order"),
        Gone(unit.id, "left"),
        Correct(unit.id, stands=1),
        Test(unit.id, "rally" if unit.routing else "stand-lost"),
        *(Nothing(str(command)) for command in open_commands(battle)[:1]),
        *(Activation(str(command)) for command in open_commands(battle)[:1]),
        *(Back(who) for who in gone(battle)[:1]),
    ]
    return to_builtins(rng.choice([entry for entry in told if passes(entry.check, battle)]))


# Words

BEGINS = {"nothing": "command", "activation": "command", "weather": "weather", "back": "who"}
"""What is told with its name first, and of what."""
FOLLOWS = {
    "hits": ("unit", "count"),
    "test": ("unit", "reason"),
    "gone": ("unit", "how"),
    "falls": ("leader", ""),
    "joins": ("leader", "unit"),
}
"""What is told after whom it befell, and what more it says."""


def _worded(words: Sequence[str]) -> Mapping[str, Any]:
    """The data that words say; nothing that can be read where they say nothing."""
    if not words or words == ["done"]:
        return {"tell": "done"}
    whom, what, *more = [*words, ""]
    if whom in BEGINS:
        return {"tell": whom, BEGINS[whom]: what}
    told = [word for word in more if word]
    if what in FOLLOWS:
        who, field = FOLLOWS[what]
        return {"tell": what, who: whom, **dict(zip([field], map(whole, told), strict=False))}
    if what == "set" and len(told) == 2:
        return {"tell": "correct", "unit": whom, told[0]: whole(told[1])}
    return {"tell": "becomes", "unit": whom, "state": what}

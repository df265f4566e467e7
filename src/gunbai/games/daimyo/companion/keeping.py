"""The light companion's turn: nobody is asked for a step, the players tell what changed."""

from __future__ import annotations

from functools import partial

from gunbai.core.script import Order, Script, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion import book
from gunbai.games.daimyo.companion.asking import which
from gunbai.games.daimyo.companion.entries import Done
from gunbai.games.daimyo.procedure.nightfall import nightfall
from gunbai.games.daimyo.rules.disorder import in_order_again


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
        partial(book.read, battle),
        partial(book.draw, battle),
        book.form(battle),
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
    for unit in (yield from which(battle.seat(0), "daimyo.book.reforms", loose, rule="daimyo.4")):
        battle.put(in_order_again(unit))
        yield tell("daimyo.reforms", unit=unit.name)

"""What if: a new game that goes on from a moment of another, with people and dice of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec.structs import replace

from gunbai.core.dice import Sealed, Seeded, Typed
from gunbai.core.entries import AnyEntry, Rolled, standing
from gunbai.core.game import Game, Sitting
from gunbai.core.match import Match
from gunbai.core.record import FORMAT, Branch, Header, Record, encode
from gunbai.core.script import refused
from gunbai.core.seating import Wish, seated, wish_of
from gunbai.play import continued
from gunbai.registry import find


def branch(
    record: Record,
    at: int,
    seats: Sequence[Sitting | Wish | str] = (),
    dice: str | int = "sealed",
    game: Game | None = None,
) -> Match:
    """A new game that goes on from a moment of another, by its record.

    That is the moment after the first ``at`` entries, and after the dice that fell with the last.

    ``seats`` are as in `gunbai.new`; without any the same people sit there. What is hidden stays
    hidden: each seat knows what it knew. Dice are ``"sealed"`` anew or seeded (a whole number); a
    game with typed dice goes on with typed ones.

    Raises:
        Refused: where there is no such moment, the game was over by then, or others than its seats
            were named.

    """
    former = record.header
    game = (game or find(former.game)).by(former.version)
    if not 0 <= at <= len(record.entries):
        raise refused("core.branch-moment", given=at, most=len(record.entries))
    while at < len(record.entries) and _falls_by_itself(record.entries[at]):
        at += 1
    wishes = [wish_of(game, seat) if isinstance(seat, str) else seat for seat in seats]
    if wishes and len(wishes) != len(former.seats):
        raise refused("core.branch-seats", given=len(wishes), most=len(former.seats))
    setup = game.setup(seated(game, wishes or former.seats), former.options)
    entries = [entry for _, entry in standing(record.entries[:at])]
    own = Sealed.fresh() if dice == "sealed" else Seeded(dice)
    kind = "typed" if former.dice == "typed" else own.kind
    origin = Branch(hashlib.sha256(encode(former)).hexdigest(), at, len(entries))
    header = replace(
        _plain(former),
        seats=setup.seats,
        dice=kind,
        commitment=own.commitment if kind == "sealed" and isinstance(own, Sealed) else "",
        seed=own.seed if kind == "seeded" and isinstance(own, Seeded) else "",
        branch=origin,
    )
    rolled = Typed() if kind == "typed" else continued(own, entries)
    match = Match(game, setup, rolled, header, entries)
    if match.over:
        raise refused("core.branch-over")
    return match


def _falls_by_itself(entry: AnyEntry) -> bool:
    """Whether an entry belongs to the act before it: dice that nobody typed in."""
    return type(entry) is Rolled and entry.ask < 0


def _plain(header: Header) -> Header:
    """What a game takes over of another's header: no clock runs at it, and nobody guides it."""
    return replace(header, format=FORMAT, clock=None, lesson="")

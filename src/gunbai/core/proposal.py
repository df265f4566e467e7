"""A wish to go back, and who has agreed to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from gunbai.core.entries import Agree, AnyEntry, Propose, Salt, TableEntry
from gunbai.core.script import Ask, Seat


class Proposal(Struct, frozen=True):
    """A wish to go back before entry ``to``: who wishes it, and who has agreed so far."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...] = ()


class Undone(Struct, frozen=True):
    """What a step back takes back: the question, and how many answers and rolls go with it.

    ``faces`` are those that were typed in, where the step is back to dice.
    """

    question: Ask
    answers: int
    rolls: int
    faces: tuple[int, ...] = ()


def open_proposal(entries: Sequence[AnyEntry]) -> Proposal | None:
    """The wish that the entries of a record leave open."""
    proposal: Proposal | None = None
    for entry in entries:
        if type(entry) is Propose:
            proposal = Proposal(entry.seat, entry.to)
        elif type(entry) is Agree and proposal is not None:
            proposal = Proposal(proposal.seat, proposal.to, (*proposal.agreed, entry.seat))
        elif not isinstance(entry, TableEntry | Salt):
            proposal = None
    return proposal

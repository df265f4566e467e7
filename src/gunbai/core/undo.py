"""Steps back: who may take back what, alone or with the table's consent."""

from __future__ import annotations

from gunbai.core.attended import Attended
from gunbai.core.course import set_right
from gunbai.core.entries import (
    Agree,
    Answer,
    AnyEntry,
    Object,
    Propose,
    Rolled,
    Undo,
    standing,
)
from gunbai.core.proposal import Proposal, Undone
from gunbai.core.script import Seat, refused


class Undoing(Attended):
    """A game whose steps may be taken back; ``proposal`` is an open wish to."""

    proposal: Proposal | None

    def undoable(self, seat: Seat) -> str:
        """``free``, ``ask`` (the table must agree) or ``""`` (nothing of this seat's stands)."""
        last = None if self.outcome else self.last_act(seat)
        if last is None:
            return ""
        return "free" if self._is_free(seat, last) else "ask"

    def undone(self, seat: Seat, *kinds: type[AnyEntry]) -> Undone | None:
        """What ``seat`` would take back now, or has proposed to take back."""
        proposed = self.proposal is not None and self.proposal.seat == seat
        to = self.proposal.to if self.proposal and proposed else self.last_act(seat, *kinds)
        if to is None or self.outcome:
            return None
        later = [type(entry) for _, entry in standing(self.record.entries, to + 1)]
        entry = self.record.entries[to]
        faces = entry.faces if type(entry) is Rolled else ()
        question = (self._last if type(entry) is Answer else self._typed)[seat]
        return Undone(question, later.count(Answer), later.count(Rolled), faces)

    def undo(self, seat: Seat, to: int | None = None) -> bool:
        """Take back the last act of ``seat``; return whether that is done at once.

        That is its last answer, or dice that it typed in since: going back to those lets other
        faces be typed in (``to`` says which of both is meant, as the number of its entry). Free
        while nobody else has answered, no dice have fallen and nothing hidden was revealed since;
        then ``to`` may also be an earlier answer. Else it becomes a proposal, which bots agree to
        by themselves.
        """
        self._must_be_running()
        if self.proposal is not None:
            raise refused("core.proposal-open")
        last = self.last_act(seat)
        if to is not None and to != last:
            last = to if to == self.last_act(seat, Answer) or to in self.free_since(seat) else None
        if last is None:
            raise refused("core.nothing-to-undo")
        if self._is_free(seat, last):
            self._back(Undo(seat, last))
            return True
        self.record.entries.append(Propose(seat, last))
        self.proposal = Proposal(seat, last)
        return self._try_proposal()

    def agree(self, seat: Seat) -> bool:
        """Agree to the open proposal; return whether it is carried out with that."""
        proposal = self._must_be_asked(seat)
        self.record.entries.append(Agree(seat))
        self.proposal = Proposal(proposal.seat, proposal.to, (*proposal.agreed, seat))
        return self._try_proposal()

    def object(self, seat: Seat) -> None:
        """Do not agree to the open proposal (or, being its author, withdraw it)."""
        if self.proposal is None:
            raise refused("core.no-proposal")
        self.record.entries.append(Object(seat))
        self.proposal = None

    def last_act(self, seat: Seat, *kinds: type[AnyEntry]) -> int | None:
        """The number of a seat's last answer, or of dice that it typed in since."""
        entries = self.record.entries
        branch = self.record.header.branch
        begins = branch.entries if branch else 0  # what came before stands as it was taken over
        number = len(entries) - 1
        while number >= begins:
            entry = entries[number]
            if type(entry) in (kinds or (Answer, Rolled)) and _is_act_of(seat, entry):
                return number
            # What was taken back does not stand: on with what was before it.
            number = entry.to - 1 if type(entry) is Undo else number - 1
        return None

    def free_since(self, seat: Seat) -> list[int]:
        """The entries of a seat's answers that it may go back to alone, the latest first."""
        found: list[int] = []
        for number, entry in reversed(standing(self.record.entries)):
            if type(entry) is not Answer or entry.seat != seat or not self._is_free(seat, number):
                break
            found.append(number)
        return found

    def _is_free(self, seat: Seat, last: int) -> bool:
        if last < self._tray.fence:
            return False
        later = self.record.entries[last + 1 :]
        return not any(type(e) is Rolled or (type(e) is Answer and e.seat != seat) for e in later)

    def _must_be_running(self) -> None:
        if self.outcome is not None:
            raise refused("core.over")

    def _must_be_asked(self, seat: Seat) -> Proposal:
        self._must_be_running()
        if self.proposal is None:
            raise refused("core.no-proposal")
        if seat == self.proposal.seat or seat in self.proposal.agreed:
            raise refused("core.agreed-already")
        return self.proposal

    def _try_proposal(self) -> bool:
        proposal = self.proposal
        assert proposal is not None
        if self.company.persons - {proposal.seat, *proposal.agreed}:
            return False
        self._back(Undo(proposal.seat, proposal.to, agreed=True))
        return True

    def _back(self, undo: Undo) -> None:
        set_right(self.dice, self.record.entries, undo)
        self.record.entries.append(undo)
        self.proposal = None
        self._rebuild()


def _is_act_of(seat: Seat, entry: AnyEntry) -> bool:
    if type(entry) is Rolled:
        return entry.seat == seat and entry.ask >= 0
    return type(entry) is Answer and entry.seat == seat

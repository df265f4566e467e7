"""One game in play: runs the script, checks answers, keeps the record, builds views.

`Match` is the only door: answers, undos, notes and salt go in, views and the record come out. All
that a seat or a spectator learns passes `Match.view` (the game's own allow-list, and the log
filtered for that seat).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gunbai.core.company import NOTE_MOST, Company
from gunbai.core.dice import Dice, Sealed, Typed
from gunbai.core.entries import (
    Agree,
    Answer,
    AnyEntry,
    AnyTableEntry,
    Note,
    Object,
    Propose,
    Rolled,
    Salt,
    Seated,
    Secret,
    Time,
    Undo,
    Vote,
    standing,
)
from gunbai.core.game import Game, Outcome, Setup
from gunbai.core.outline import Part, outline
from gunbai.core.proposal import Proposal, open_proposal
from gunbai.core.record import Header, Record
from gunbai.core.runner import Runner
from gunbai.core.script import Ask, Roll, Seat, Tell, Value, refused
from gunbai.core.view import View, ask_view


class Match:
    """One game in play.

    ``open`` maps the number of every open question to it; treat it as read-only. ``epoch`` counts
    the undos: the numbers of questions are those of their epoch. ``outcome`` is set when the game
    is over. ``company`` says who is at the table now. With ``entries`` the match stands where they
    leave it.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        dice: Dice,
        header: Header,
        entries: Sequence[AnyEntry] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.dice = dice
        self.record = Record(header, [])
        self.company = Company(setup.seats, game.bots, header.hints, header.clock)
        self.company.follow(entries or ())
        self.epoch = 0
        self.proposal: Proposal | None = None
        self._append = self.record.entries.append
        self._types = isinstance(dice, Typed)
        self.outcome: Outcome | None = None
        self._runner: Runner
        if entries is None:
            self._start([])
        else:
            self._restore(entries)

    # -- what is going on ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def version(self) -> int:
        """How many entries the record has: grows with everything that happens."""
        return len(self.record.entries)

    def asks(self, seat: Seat) -> dict[int, Ask]:
        """The open questions of one seat, by number."""
        return {number: ask for number, ask in self.open.items() if ask.seat == seat}

    def is_together(self, number: int) -> bool:
        """Whether an open question is one of several that nobody sees the answers of yet."""
        return self._runner.is_together(number)

    def is_last_together(self, number: int) -> bool:
        """Whether an open question is the last of those asked together that is not answered."""
        return self._runner.is_last_together(number)

    def view(self, seat: Seat | None, since: int = 0) -> View:
        """What ``seat`` (None: a spectator) may see now; the log from its event ``since`` on."""
        asks = [] if seat is None else list(self.asks(seat).items())
        explain, hints = self.game.explain, self.company.hints
        roles = self.game.roles(len(self.setup.seats))
        log = self.log(seat)
        since = min(since, len(log))
        return View(
            game=self.game.id,
            version=self.version,
            epoch=self.epoch,
            seat=seat,
            seats=tuple(self.company.seats),
            roles=tuple(roles),
            waiting=tuple((ask.seat, self._told(ask, seat)) for ask in self.open.values()),
            asks=tuple(ask_view(n, ask, explain(self.state, ask, hints)) for n, ask in asks),
            log=tuple(log[since:]),
            board=self.game.view(self.state, seat),
            notes=tuple(self.company.heard(seat).values()),
            undo="" if seat is None else self.undoable(seat),
            proposal=(self.proposal.seat, *self.proposal.agreed) if self.proposal else (),
            outcome=self.outcome,
            first=since,
        )

    def _told(self, ask: Ask, seat: Seat | None) -> str:
        """Of which kind a question is, as ``seat`` may know."""
        return ask.key if ask.seat == seat else self.game.masks.get(ask.key, ask.key)

    def log(self, seat: Seat | None) -> list[Tell]:
        """The events that ``seat`` (None: a spectator) was told, in order."""
        return [event for event in self._runner.told if event.to is None or seat in event.to]

    def outline(self, seat: Seat | None) -> Part:
        """The log of ``seat`` (None: a spectator) in parts."""
        runner = self._runner
        told = zip(runner.told, runner.told_by(), strict=True)
        seen = [(event, by) for event, by in told if event.to is None or seat in event.to]
        return outline([event for event, _ in seen], [by for _, by in seen], runner.strands())

    def known(self, seat: Seat | None) -> int:
        """How many events of its log ``seat`` knew when it last answered (a spectator: all)."""
        told = self._runner.told
        known = len(told) if seat is None else self._runner.answered.get(seat, 0)
        return sum(event.to is None or seat in event.to for event in told[:known])

    # -- answers ------------------------------------------------------------------------------

    def answer(self, seat: Seat, ask: int, value: Value, epoch: int | None = None) -> None:
        """Answer open question number ``ask`` of ``seat``; raise `Refused` and change nothing.

        With ``epoch`` the answer is refused if an undo came between question and answer.
        """
        if epoch is not None and epoch != self.epoch:
            raise refused("core.taken-back-since")
        question = self.open.get(ask)
        if question is None:
            raise refused("core.over" if self.outcome else "core.not-open", given=ask)
        if question.seat != seat:
            raise refused("core.not-yours", seat=self.setup.seats[question.seat].name)
        read = question.read(value)
        self.company.must_go_on()
        if self._types and isinstance(question, Roll):
            self._type_in(ask, question, read)
            return
        self._append(Answer(ask, seat, value))
        self.proposal = None
        self._runner.give(ask, read)
        if not self.open:
            self._end()

    def _type_in(self, ask: int, roll: Roll, faces: tuple[int, ...]) -> None:
        assert isinstance(self.dice, Typed)
        known = self.dice.known(self._rolls, roll.count)
        if faces[: len(known)] != known:
            raise refused("core.dice-fell", faces=list(known))
        self.dice.remember(self._rolls, faces)
        self._append(Rolled(roll.seat, roll.sides, faces, ask))
        self.proposal = None
        self._take_roll(ask, faces)
        if not self.open:
            self._end()

    def _end(self) -> None:
        """Take over what the script came to, and publish the secret of the dice."""
        self.outcome = self._runner.result
        if isinstance(self.dice, Sealed):
            self._append(Secret(self.dice.secret.hex()))

    # -- taking back --------------------------------------------------------------------------

    def undoable(self, seat: Seat) -> str:
        """``free``, ``ask`` (the table must agree) or ``""`` (nothing of this seat's stands)."""
        last = None if self.outcome else self._last_answer(seat)
        if last is None:
            return ""
        return "free" if self._is_free(seat, last) else "ask"

    def undo(self, seat: Seat) -> bool:
        """Take back the last answer of ``seat``; return whether that is done at once.

        Free while nobody else has answered, no dice have fallen and nothing hidden was revealed
        since. Else it becomes a proposal, which bots agree to by themselves.
        """
        self._must_be_running()
        if self.proposal is not None:
            raise refused("core.proposal-open")
        last = self._last_answer(seat)
        if last is None:
            raise refused("core.nothing-to-undo")
        if self._is_free(seat, last):
            self._back(Undo(seat, last))
            return True
        self._append(Propose(seat, last))
        self.proposal = Proposal(seat, last)
        return self._try_proposal()

    def agree(self, seat: Seat) -> bool:
        """Agree to the open proposal; return whether it is carried out with that."""
        proposal = self._must_be_asked(seat)
        self._append(Agree(seat))
        self.proposal = Proposal(proposal.seat, proposal.to, (*proposal.agreed, seat))
        return self._try_proposal()

    def object(self, seat: Seat) -> None:
        """Do not agree to the open proposal (or, being its author, withdraw it)."""
        if self.proposal is None:
            raise refused("core.no-proposal")
        self._append(Object(seat))
        self.proposal = None

    def _last_answer(self, seat: Seat) -> int | None:
        entries = self.record.entries
        number = len(entries) - 1
        while number >= 0:
            entry = entries[number]
            if type(entry) is Answer and entry.seat == seat:
                return number
            # What was taken back does not stand: on with what was before it.
            number = entry.to - 1 if type(entry) is Undo else number - 1
        return None

    def _is_free(self, seat: Seat, last: int) -> bool:
        if last < self._fence:
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
        self._append(undo)
        self._rebuild()

    # -- beside the game ----------------------------------------------------------------------

    def enter(self, entry: AnyTableEntry) -> None:
        """Do something beside the game; raise `Refused` and change nothing."""
        self.company.check(entry)
        self._take(entry)
        if isinstance(entry, Vote) and self.company.carries(entry.absent):
            sitting = self.company.seats[entry.absent]
            bot = next(iter(self.game.bots))
            self._take(Seated(entry.absent, sitting.name, bot, "vote", entry.at))

    def tick(self, at: int) -> None:
        """Note the time and what is awaited from now on, where the table has a clock."""
        if self.record.header.clock is not None:
            awaited = tuple((ask.seat, number) for number, ask in self.open.items())
            self.enter(Time(at, awaited))

    def _take(self, entry: AnyTableEntry) -> None:
        self.company.take(len(self.record.entries), entry)
        self._append(entry)

    def note(self, seat: Seat, text: str, to: tuple[Seat, ...] = ()) -> None:
        """Write a remark that the whole table reads, or only the seats ``to``."""
        self.enter(Note(seat, text, to))

    def salt(self, seat: Seat, text: str) -> None:
        """Add salt to sealed dice, before the first roll."""
        if not isinstance(self.dice, Sealed):
            raise refused("core.salt-needs-seal")
        if any(type(entry) is Rolled for entry in self.record.entries):
            raise refused("core.salt-too-late")
        if type(text) is not str or not 0 < len(text) <= NOTE_MOST:
            raise refused("core.salt-length", most=NOTE_MOST)
        self._append(Salt(seat, text))
        self._season()

    def _season(self) -> None:
        if isinstance(self.dice, Sealed):
            salts = [entry.text for entry in self.record.entries if type(entry) is Salt]
            self.dice = self.dice.salted(salts)

    # -- running the script -------------------------------------------------------------------

    def _start(self, given: list[Rolled]) -> None:
        """Start the script anew; its first rolls are ``given``, further ones fall."""
        self.outcome = None
        self.state = self.game.begin(self.setup)
        self._rolls = 0
        self._fence = 0
        self._given = given
        self._runner = Runner(self.game.script(self.state), self._fall, self._reveal)
        self.open: dict[int, Ask] = self._runner.open
        self._runner.start()
        if not self.open:
            self._end()

    def _reveal(self) -> None:
        """Fence off the answers so far: something hidden became known."""
        self._fence = len(self.record.entries)

    def _fall(self, roll: Roll) -> tuple[int, ...] | None:
        """Let dice fall; None where they are typed in, and must be asked for."""
        index = self._rolls
        if index < len(self._given):
            faces = _fitting(self._given[index], roll)
        elif self._types:
            return None
        else:
            faces = self.dice.roll(index, roll.count, roll.sides)
            self._append(Rolled(roll.seat, roll.sides, faces))
        self._rolls = index + 1
        self._fence = len(self.record.entries)
        return faces

    def _take_roll(self, ask: int, faces: tuple[int, ...]) -> None:
        self._rolls += 1
        self._fence = len(self.record.entries)
        self._runner.give(ask, faces)

    # -- replay -------------------------------------------------------------------------------

    def _restore(self, entries: Sequence[AnyEntry]) -> None:
        """Take over the entries of a record and stand where it stands, or raise `Refused`."""
        self.record.entries[:] = entries
        self._season()
        _recall(self.dice, entries)
        self._rebuild()
        self.proposal = open_proposal(entries)

    def _rebuild(self) -> None:
        """Play what stands of the record again, from the start."""
        entries = self.record.entries
        self.epoch = sum(type(entry) is Undo for entry in entries)
        self.proposal = None
        self._append = _ignore
        # Refilled as it is played, so that every fence falls where it fell before.
        self.record.entries = []
        try:
            self._start_with(standing(entries), entries)
        finally:
            self.record.entries = entries
            self._append = entries.append

    def _start_with(
        self, kept: Sequence[tuple[int, AnyEntry]], entries: Sequence[AnyEntry]
    ) -> None:
        fallen = [entry for _, entry in kept if type(entry) is Rolled and entry.ask < 0]
        self._start(fallen)
        past = self.record.entries
        for number, entry in kept:
            past.extend(entries[len(past) : number + 1])
            if type(entry) is Answer:
                self._again(number, entry.ask, entry.seat, entry.value)
            elif type(entry) is Rolled and entry.ask >= 0:
                self._again(number, entry.ask, entry.seat, entry.faces)
        if self._rolls < len(fallen):
            raise refused("core.record-roll", entry=kept[-1][0])

    def _again(self, number: int, ask: int, seat: Seat, value: Value) -> None:
        question = self.open.get(ask)
        if question is None or question.seat != seat:
            raise refused("core.record-answer", entry=number)
        read = question.read(value)
        if type(question) is Roll:
            self._take_roll(ask, read)
        else:
            self._runner.give(ask, read)
        if not self.open:
            self._end()


def _ignore(entry: AnyEntry) -> None:
    """Stand in for the record while it is played again."""


def _fitting(given: Rolled, roll: Roll) -> tuple[int, ...]:
    if (given.seat, given.sides, len(given.faces)) != (roll.seat, roll.sides, roll.count):
        raise refused("core.record-roll", entry=-1)
    return given.faces


def _recall(dice: Dice, entries: Sequence[AnyEntry]) -> None:
    """Let typed dice remember every face that ever fell, also those taken back."""
    if not isinstance(dice, Typed):
        return
    for number, entry in enumerate(entries):
        if type(entry) is Rolled:
            fallen = sum(type(e) is Rolled for _, e in standing(entries[:number]))
            dice.remember(fallen, entry.faces)


def options_changed(game: Game, options: Mapping[str, Any]) -> list[str]:
    """The ids of the options that differ from the game's defaults."""
    return [option.id for option in game.options if options[option.id] != option.default]

"""One game in play: runs the script, checks answers, keeps the record, builds views.

`Match` is the only door: answers, undos, notes and salt go in, views and the record come out. All
that a seat or a spectator learns passes `Match.view` (the game's own allow-list, and the log
filtered for that seat).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from gunbai.core.company import NOTE_MOST
from gunbai.core.dice import Dice, Sealed, Seeded, Typed
from gunbai.core.entries import (
    Answer,
    AnyEntry,
    Note,
    Rolled,
    Salt,
    remaining,
    standing,
)
from gunbai.core.game import Game, Reasoned, Setup
from gunbai.core.outline import Outline, Part
from gunbai.core.proposal import Proposal, open_proposal
from gunbai.core.record import Header
from gunbai.core.runner import TOLD_BEFORE
from gunbai.core.script import NOTHING, Ask, Order, Roll, Seat, Tell, Value, refused
from gunbai.core.undo import Undoing
from gunbai.core.view import Remark, View, ask_view


class Match(Undoing):
    """One game in play.

    What goes on is told by ``open``, ``epoch`` and ``outcome`` (see `Course`), who is at the table
    by ``company``. ``reasons`` are why bots answered as they did, by the number of their entry.
    With ``entries`` the match stands where they leave it; ``orders`` are what orders among them
    were read as before.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        dice: Dice,
        header: Header,
        entries: Sequence[AnyEntry] | None = None,
        orders: Mapping[int, Any] = NOTHING,
    ) -> None:
        super().__init__(game, setup, dice, header)
        self.company.follow(entries or ())
        self.proposal: Proposal | None = None
        self.reasons: dict[int, Reasoned] = {}
        self._told_at = (-1, 0)
        self._private: list[tuple[int, Tell]] = []
        self._logs: dict[frozenset[int], _Heard] = {}
        self._before: tuple[dict[frozenset[int], _Heard], int, int] = ({}, 0, 0)
        if entries is None:
            self._start(())
            if not self.open:
                self._end()
        else:
            self._orders.update(orders)
            self._restore(entries)
            self.proposal = open_proposal(entries)

    def __repr__(self) -> str:
        seats = sorted({ask.seat for ask in self.open.values()})
        stands = "over" if self.over else f"waiting for seats {seats}"
        return f"<Match of {self.game.id}: entry {self.version}, {stands}>"

    # -- what is going on ---------------------------------------------------------------------

    def asks(self, seat: Seat) -> dict[int, Ask]:
        """The open questions of one seat, by number."""
        return {number: ask for number, ask in self.open.items() if ask.seat == seat}

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
            log=log[since:],
            board=self.game.view(self.state, seat),
            notes=tuple(
                Remark(number, note.seat, note.text, note.to, note.at)
                for number, note in self.talk(seat).items()
            ),
            undo="" if seat is None else self.undoable(seat),
            proposal=(self.proposal.seat, *self.proposal.agreed) if self.proposal else (),
            outcome=self.outcome,
            first=since,
            standing=tuple(self.standing_of(seat)),
        )

    def _told(self, ask: Ask, seat: Seat | None) -> str:
        """Of which kind a question is, as ``seat`` may know."""
        return ask.key if ask.seat == seat else self.game.masks.get(ask.key, ask.key)

    def log(self, seat: Seat | None) -> Sequence[Tell]:
        """The events that ``seat`` (None: a spectator) was told, in order."""
        return self._heard(seat).log

    def talk(self, seat: Seat | None) -> Mapping[int, Note]:
        """What ``seat`` (None: a spectator) may read of what was said, by number of the entry."""
        opened = self.over and self.record.header.open_talk
        return self.company.heard(seat, everything=opened)

    def outline(self, seat: Seat | None) -> Part:
        """The log of ``seat`` (None: a spectator) in parts; do not change it."""
        heard, runner = self._heard(seat), self._runner
        done = heard.outlined
        if heard.outline is None or done < len(runner.told):
            heard.outline = heard.outline or Outline()
            told = zip(runner.told[done:], runner.told_by()[done:], strict=True)
            found = [(event, strand) for event, strand in told if _is_told(event, seat)]
            events, strands = [event for event, _ in found], [strand for _, strand in found]
            heard.outline.add(events, strands, runner.strands())
            heard.outlined = len(runner.told)
        return heard.outline.whole

    def _heard(self, seat: Seat | None) -> _Heard:
        """The log of a seat, made once for all who were told the same."""
        told = self._runner.told
        if self._told_at != (self.epoch, len(told)):
            self._hear()
        kept_from = frozenset(
            number for number, (_, event) in enumerate(self._private) if not _is_told(event, seat)
        )
        heard = self._logs.get(kept_from)
        if heard is None:
            before, private, known = self._before
            # Those who were told the same may not have been since: then it is made anew for one.
            old = before.pop(frozenset(n for n in kept_from if n < private), None)
            heard = old or _Heard()
            heard.log += tuple(
                event for event in told[known if old else 0 :] if _is_told(event, seat)
            )
            self._logs[kept_from] = heard
        return heard

    def _hear(self) -> None:
        """Note what has been told since: logs go on from where they were, unless it went back."""
        told = self._runner.told
        epoch, known = self._told_at
        if epoch != self.epoch or known > len(told):
            self._private, self._logs, known = [], {}, 0
        self._before = self._logs, len(self._private), known
        self._logs = {}
        fresh = enumerate(told[known:], known)
        self._private += [(at, event) for at, event in fresh if event.to is not None]
        self._told_at = (self.epoch, len(told))

    def known(self, seat: Seat | None) -> int:
        """How many events of its log ``seat`` knew when it last answered (a spectator: all)."""
        told = self._runner.told
        known = len(told) if seat is None else self._runner.told_to(seat)
        self._heard(seat)  # it looks for what was told in private
        kept_from = (at for at, event in self._private if not _is_told(event, seat))
        return known - sum(at < known for at in kept_from)

    def told_after(self, seat: Seat | None) -> list[int]:
        """After how many entries of the record each event of a seat's log was told."""
        given, told = self._given_so_far(), self._runner.told
        heard = (number for number, event in enumerate(told) if _is_told(event, seat))
        before = [TOLD_BEFORE(given) for given in self._runner.given]
        answers = [bisect_right(before, number) for number in heard]
        return [given[count - 1] + 1 if count else 0 for count in answers]

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
        company = self.company
        if company.closed or company.paused:
            company.must_go_on()
        if self._tray.types and isinstance(question, Roll):
            self._type_in(ask, question, read)
            return
        entries = self.record.entries
        version = len(entries)
        self._last[seat] = question
        if type(question) is Order:
            self._orders[version] = read
        entries.append(Answer(ask, seat, value))
        self.proposal = None
        try:
            self._runner.give(ask, read)
            if not self.open:
                self._end()
        except Exception:
            self._forget(version)
            raise

    def _type_in(self, ask: int, roll: Roll, faces: tuple[int, ...]) -> None:
        assert isinstance(self.dice, Typed)
        known = self.dice.known(self._tray.rolls, roll.count)
        if faces[: len(known)] != known:
            raise refused("core.dice-fell", faces=list(known))
        self.dice.remember(self._tray.rolls, faces, (roll.seat, roll.sides))
        self._typed[roll.seat] = roll
        self.record.entries.append(Rolled(roll.seat, roll.sides, faces, ask))
        self.proposal = None
        self._tray.take()
        self._runner.give(ask, faces)
        if not self.open:
            self._end()

    # -- other games of the same -----------------------------------------------------------------

    def copy(self) -> Match:
        """The same game at the same moment, to go on apart from this one.

        It is played again from its entries, without judging orders anew: what a rule's judge
        returns is shared, and must not be changed.
        """
        entries = list(self.record.entries)
        dice: Dice = Typed() if self._tray.types else self.dice
        return Match(self.game, self.setup, dice, self.record.header, entries, self._orders)

    def reads(self) -> Mapping[int, Any]:
        """What orders were read as, by the number of their entry: for a match from its entries."""
        return dict(self._orders)

    def unseen(self, seat: Seat | None) -> list[int]:
        """The numbers of the entries that are answers which ``seat`` has not been told yet.

        These are others' answers to questions asked together, as long as not all are in.
        """
        hidden = self._runner.hidden()
        return [
            number
            for number, entry in standing(self.record.entries)
            if type(entry) is Answer and entry.ask in hidden and entry.seat != seat
        ]

    def kept_back(self, seat: Seat) -> tuple[Ask, Value] | None:
        """A seat's last answer and its question, as long as the others have not seen it.

        That is one to questions asked together, of which not all are answered.
        """
        number = self.last_act(seat, Answer)
        entry = None if number is None else self.record.entries[number]
        if type(entry) is not Answer or entry.ask not in self._runner.hidden():
            return None
        return self._last[seat], entry.value

    def fork(self, seed: int | str, seat: Seat | None = None) -> Match:
        """A game that goes on from here with other dice: for searchers, what-ifs and previews.

        What has fallen stays; all dice from here on come from ``seed``. As ``seat`` may imagine
        it: questions whose answers it has not seen are open again, and the game draws anew what
        it hides from that seat (`Game.imagine`). Without a seat everything is as it is. The
        record of a fork proves nothing.
        """
        return self.forker(seat)(seed)

    def forker(self, seat: Seat | None = None) -> Callable[[int | str], Match]:
        """What makes forks of this moment, also later, and in another thread."""
        hidden = [] if seat is None else self.unseen(seat)
        numbered = list(remaining(self.record.entries, hidden))
        entries = [entry for _, entry in numbered]
        known = self._orders
        orders = {new: known[old] for new, (old, _) in enumerate(numbered) if old in known}
        game, setup, types = self.game, self.setup, self._tray.types

        def fork(seed: int | str) -> Match:
            header = replace(self.record.header, dice="seeded", commitment="", seed=str(seed))
            dice: Dice = Typed() if types else Seeded(seed)
            twin = Match(game, setup, dice, header, entries, orders)
            twin._tray.roll_with(Seeded(seed))
            game.imagine(twin.state, seat, Random(f"{seed}/imagined"))
            return twin

        return fork

    def reasons_for(self, seat: Seat | None) -> dict[int, Reasoned]:
        """Why bots answered as they did, by entry, as far as ``seat`` may be told.

        Nothing where the table shows no hints. A seat is told its own; the others' once the answer
        is seen, if what is said of it was `Reasoned.open` from the first, and all at the end.
        """
        if not self.company.hints or not self.reasons:
            return {}
        unseen = set(self.unseen(seat))
        kept = {n: e.seat for n, e in standing(self.record.entries) if type(e) is Answer}
        return {
            number: why
            for number, why in self.reasons.items()
            if number in kept
            and (kept[number] == seat or self.over or (why.open and number not in unseen))
        }

    # -- the dice ----------------------------------------------------------------------------------

    def salt(self, seat: Seat, text: str) -> None:
        """Add salt to sealed dice, before the first roll."""
        if not isinstance(self.dice, Sealed):
            raise refused("core.salt-needs-seal")
        branch = self.record.header.branch
        begun = self.record.entries[branch.entries if branch else 0 :]
        if any(type(entry) is Rolled for entry in begun):
            raise refused("core.salt-too-late")
        if type(text) is not str or not 0 < len(text) <= NOTE_MOST:
            raise refused("core.salt-length", most=NOTE_MOST)
        self.record.entries.append(Salt(seat, text))
        self._season()


class _Heard:
    """What some were told: the log, and the same in parts as far as it was asked for."""

    def __init__(self) -> None:
        self.log: tuple[Tell, ...] = ()
        self.outline: Outline | None = None
        self.outlined = 0


def _is_told(event: Tell, seat: Seat | None) -> bool:
    return event.to is None or seat in event.to

"""A game and those who are at its table: who sits where, what is said, how time passes."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.core.company import Company
from gunbai.core.course import Course
from gunbai.core.dice import Dice
from gunbai.core.entries import (
    ALWAYS,
    EXTENTS,
    ROUND,
    AnyTableEntry,
    Branching,
    Delegated,
    Expired,
    Note,
    Seated,
    Standing,
    Time,
    Vote,
)
from gunbai.core.game import Game, Setup
from gunbai.core.record import Header
from gunbai.core.script import Seat, Value, refused, shown
from gunbai.core.seating import usual_bot
from gunbai.core.view import StandingView


class Attended(Course):
    """A course with its ``company``: what happens beside the game comes in here."""

    def __init__(self, game: Game, setup: Setup, dice: Dice, header: Header) -> None:
        super().__init__(game, setup, dice, header)
        self.company = Company(game, setup.seats, header)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def version(self) -> int:
        """How many entries the record has: grows with everything that happens."""
        return len(self.record.entries)

    def enter(self, entry: AnyTableEntry) -> None:
        """Do something beside the game; raise `Refused` and change nothing."""
        self.company.check(entry)
        match entry:
            case Time():
                self._check_time(entry)
            case Expired():
                self._check_expired(entry)
            case Delegated():
                self._check_delegated(entry)
            case Standing():
                self._check_standing(entry)
            case Branching():
                self._check_branching(entry)
        self._take(entry)
        match entry:
            case Vote(absent=absent) if self.company.carries(absent):
                self._stand_in(absent, "vote", entry.at)
            case Expired(seat=seat) if self._when_up == "stand-in":
                self._stand_in(seat, "clock", entry.at)

    def _take(self, entry: AnyTableEntry) -> None:
        self.company.take(len(self.record.entries), entry)
        self.record.entries.append(entry)

    def note(self, seat: Seat, text: str, to: tuple[Seat, ...] = ()) -> None:
        """Write a remark that the whole table reads, or only the seats ``to``."""
        self.enter(Note(seat, text, to))

    # -- who answers ----------------------------------------------------------------------------

    def bot_of(self, seat: Seat) -> str:
        """The bot in a seat, or the one that would stand in there."""
        sitting = self.company.seats[seat]
        role = self.game.roles(len(self.setup.seats))[seat]
        return self.game.bot_id(sitting.player) if sitting.is_bot else usual_bot(self.game, role)

    def by_bot(self, number: int) -> bool:
        """Whether a bot answers an open question.

        Its seat is a bot's, the host left it to a bot, or a person's time is up.
        """
        seat = self.open[number].seat
        if self.company.seats[seat].is_bot or self._is_delegated(seat, number):
            return True
        keeper = self.company.timekeeper
        return keeper is not None and self._when_up == "answer" and (seat, number) in keeper.expired

    def _is_delegated(self, seat: Seat, number: int) -> bool:
        """Whether the host left an open question to a bot, and its answer was not taken back."""
        left = self.company.delegated.get((seat, number))
        return left is not None and left > self.opened_by(number)

    def _check_delegated(self, entry: Delegated) -> None:
        self.company.must_go_on()
        asked = self.open.get(entry.ask)
        if asked is None or asked.seat != entry.seat:
            raise refused("core.not-open", given=entry.ask)
        if self.by_bot(entry.ask):
            raise refused("core.a-bots-already")

    def _stand_in(self, seat: Seat, by: str, at: int) -> None:
        name = self.company.seats[seat].name
        self._take(Seated(seat, name, self.bot_of(seat), by, at))

    def back(self, seat: Seat, at: int = 0, by: str = "return") -> None:
        """Give a seat back to its person, for whom a bot stands in; else do nothing."""
        if seat in self.company.stood_in:
            self.enter(Seated(seat, self.company.seats[seat].name, by=by, at=at))

    def _check_branching(self, entry: Branching) -> None:
        if self.over:
            raise refused("core.over")
        if not 0 <= entry.after <= self.version:
            raise refused("core.branch-moment", given=entry.after, most=self.version)

    # -- the clock ------------------------------------------------------------------------------

    @property
    def _when_up(self) -> str:
        clock = self.company.clock
        return clock.when_up if clock is not None else ""

    def _awaited(self) -> tuple[tuple[Seat, int], ...]:
        return tuple((ask.seat, number) for number, ask in self.open.items())

    def tick(self, at: int) -> None:
        """Note the time if something else is awaited than before, where the table has a clock."""
        keeper, awaited = self.company.timekeeper, self._awaited()
        if keeper is None or self.over or self.company.closed:
            return
        if keeper.awaited != set(awaited):
            self.enter(Time(at, awaited))

    def up(self, number: int) -> int | None:
        """When the time of a person for an open question is up; None: it does not run."""
        keeper, seat = self.company.timekeeper, self.open[number].seat
        if keeper is None or self.company.closed or seat not in self.company.persons:
            return None
        return keeper.up((seat, number))

    def expire(self, at: int) -> bool:
        """Note whose time is up by now, with what follows from it; return whether anybody's is."""
        late = [n for n in self.open if (up := self.up(n)) is not None and up <= at]
        for number in late:
            self.enter(Expired(self.open[number].seat, number, at))
        return bool(late)

    def _check_time(self, entry: Time) -> None:
        if self.company.timekeeper is not None and entry.awaited != self._awaited():
            raise refused("core.time-awaited")

    def _check_expired(self, entry: Expired) -> None:
        asked = self.open.get(entry.ask)
        if asked is None or asked.seat != entry.seat:
            raise refused("core.not-open", given=entry.ask)
        up = self.up(entry.ask)
        if up is None or up > entry.at:
            raise refused("core.time-not-up")

    # -- standing answers -----------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The number of the round (season, turn) that the game is in."""
        return self.game.round_of(self.state)

    def stand(self, seat: Seat, key: str, value: Value, how: str = ALWAYS) -> None:
        """Let a seat answer every question ``key`` so, from now on; None: ask it again."""
        number = self.round if how == ROUND else 0
        self.enter(Standing(seat, key, value, how, number))

    def standing_for(self, number: int) -> Value:
        """What its seat has said it always answers to an open question; None: it must be asked.

        An answer stands only where the question takes it as it is asked now.
        """
        ask = self.open[number]
        found = self.company.standing.get((ask.seat, ask.key))
        if found is None or (found.how == ROUND and found.round != self.round):
            return None
        return found.value if ask.takes(found.value) else None

    def standing_of(self, seat: Seat | None) -> Iterator[StandingView]:
        """The standing answers of a seat that hold now."""
        for (of, key), found in self.company.standing.items():
            if of == seat and (found.how != ROUND or found.round == self.round):
                yield StandingView(key, found.value, found.how)

    def _check_standing(self, entry: Standing) -> None:
        if entry.value is None:
            return
        legal = self.game.standing.get(entry.key)
        if legal is None:
            keys = sorted(self.game.standing)
            raise refused("core.no-standing", given=shown(entry.key), legal=keys)
        if not any(type(value) is type(entry.value) and value == entry.value for value in legal):
            raise refused("core.standing-value", given=shown(entry.value), legal=[*map(str, legal)])
        if entry.how not in EXTENTS:
            raise refused("core.standing-how", given=shown(entry.how), legal=list(EXTENTS))

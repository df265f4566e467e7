"""A game at one keyboard: whose question comes next, what is told before it, what is done with it.

Nothing is told before it is stored, and nobody is shown anything but the view of the seat that sits
at the keyboard. Where several persons play, the screen is cleared between them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random, SystemRandom
from time import monotonic, time

from gunbai.ahead import is_setting_up
from gunbai.core.entries import Expired
from gunbai.core.match import Match
from gunbai.core.script import Ask, Refused, Roll, Seat
from gunbai.core.view import AskView, View, ask_view
from gunbai.lessons.guide import answers_for
from gunbai.terminal.arguments import persons
from gunbai.terminal.language import current
from gunbai.terminal.screen import board
from gunbai.terminal.screen.answers import answer, labels
from gunbai.terminal.screen.asides import FOOT, answered, aside, names
from gunbai.terminal.screen.autosave import Keeper
from gunbai.terminal.screen.guided import answer_of, remarks
from gunbai.terminal.screen.keyboard import Keyboard
from gunbai.terminal.screen.screen import QUIET, VERSE, WRONG, Screen
from gunbai.terminal.screen.talk import talk
from gunbai.words import story
from gunbai.words.account import news
from gunbai.words.catalogue import bundle, refuse, say
from gunbai.words.spans import span

LATEST = 12
"""How many events are told of what came before a game was taken up."""
PACE = 0.1
"""Seconds between two tellings of a game in which only bots play."""


def now() -> int:
    """The time as entries keep it: whole seconds since 1970."""
    return int(time())


class Session:
    """One match at one keyboard.

    ``present`` is the seat that sits there: the only person, else whoever was handed the keyboard.
    ``seed`` makes bots answer alike in every game from it, also in one that is taken up again.
    """

    def __init__(
        self,
        match: Match,
        screen: Screen,
        keyboard: Keyboard,
        keeper: Keeper | None,
        seed: int | str = "",
        now: Callable[[], int] = now,
    ) -> None:
        self.now = now
        self._resumed = bool(match.version)
        self.match = match
        self.screen = screen
        self.keyboard = keyboard
        self.keeper = keeper
        self.persons = persons(match.setup.seats)
        self.present: Seat | None = self.persons[0] if len(self.persons) == 1 else None
        self._seed = seed
        self._seen: dict[Seat | None, tuple[int, int]] = {}
        self._drawn: Sequence[str] = ()
        self._told = monotonic()

    def play(self) -> None:
        """Play to the end; raise `talk.Left` where somebody leaves before."""
        while not self.match.over:
            self._late()
            self._bots()
            if self.match.proposal is not None:
                self._decide()
            elif self.match.open:
                self._ask(*self._next())
        self.tell()
        self._end()

    # -- who is asked -------------------------------------------------------------------------

    def _bots(self) -> None:
        """Let the bots answer until a person is awaited, or dice that must be typed in."""
        while self.match.proposal is None and (number := self._bot_question()) is not None:
            ask = self.match.open[number]
            self.match.answer(ask.seat, number, answer_of(self.match, number, self._rng()))
            self.match.back(ask.seat, self.now())  # whoever plays at this keyboard is here
            if not self.persons and monotonic() > self._told + PACE:
                self.tell()

    def _bot_question(self) -> int | None:
        for number, ask in self.match.open.items():
            if type(ask) is Roll:
                continue
            if self.match.by_bot(number) or answers_for(self.match, ask):
                return number
        return None

    def _late(self) -> None:
        """Tell whose time is up."""
        before = self.match.version
        self.match.expire(self.now())
        for entry in self.match.record.entries[before:]:
            if isinstance(entry, Expired):
                late = say(current(), "terminal.clock-up", name=self._name(entry.seat))
                self.screen.say(late, WRONG, indent=2)

    def _show_left(self, number: int) -> None:
        """How long the question at hand may take."""
        up = self.match.up(number)
        if up is not None:
            left = span(current(), up - self.now())
            self.screen.say(say(current(), "terminal.clock-left", left=left), QUIET, indent=2)

    def _rng(self) -> Random:
        if self._seed == "":
            return SystemRandom()
        return Random(f"{self._seed}/bot/{self.match.version}")

    def _next(self) -> tuple[int, Ask]:
        """The next question: dice first, then those of whoever is at the keyboard."""
        return min(
            self.match.open.items(),
            key=lambda asked: (type(asked[1]) is not Roll, asked[1].seat != self.present),
        )

    def _seat(self, seat: Seat) -> None:
        """Have ``seat`` sit at the keyboard, with nothing left on the screen of another's."""
        if seat == self.present:
            return
        self.store()
        self.keyboard.wipe()
        self.screen.say(say(current(), "terminal.hand-over", name=self._name(seat)), "bold")
        self.line(say(current(), "terminal.press-enter"))
        self.keyboard.wipe()
        self.present, self._drawn = seat, ()

    def _name(self, seat: Seat) -> str:
        return self.match.setup.seats[seat].name

    # -- asking -------------------------------------------------------------------------------

    def _ask(self, number: int, ask: Ask) -> None:
        if type(ask) is Roll:
            self.tell()
            shown = ask_view(number, ask, {})
        else:
            self._seat(ask.seat)
            view = self.tell()
            shown = next(asked for asked in view.asks if asked.id == number)
            self.draw(view)
            self._remark(number)
            self._offer(ask.seat)
        several = len(self.persons) > 1 or ask.seat != self.present
        self.screen.question(shown, self._name(ask.seat) if several else "")
        self._show_left(number)
        self._answer(shown, ask.seat)

    def _offer(self, seat: Seat) -> None:
        """Before the first question of a set-up: that a bot may answer it."""
        if is_setting_up(self.match) and not self.match.answered(seat):
            self.screen.say(say(current(), "terminal.deal-offer"), QUIET, indent=2)

    def _remark(self, number: int | None = None) -> None:
        """What a guided game says before a question, or at its end."""
        for said in remarks(self.match, self.present, number):
            self.screen.say(said, "yellow", indent=2)

    def _answer(self, ask: AskView, seat: Seat) -> None:
        """Take an answer, or asides before it; refusals are said, and the question stays."""
        stands, sure = self.match.epoch, False
        while ask.id in self.match.open and stands == self.match.epoch and not self.match.proposal:
            try:
                typed = self._typed(ask)
                self._late()
                if ask.kind != "roll" and self.match.by_bot(ask.id):
                    return
                beside = aside(typed, writing=ask.kind == "write")
                if beside is not None:
                    talk(self, beside, ask)
                elif not typed and not sure and skips(ask):
                    sure = True
                    self.screen.say(say(current(), "terminal.enter-again"), QUIET, indent=2)
                elif typed or ask.blank or ask.kind in ("pick", "order"):
                    value = answer(self.match.game, ask, answered(typed))
                    self.match.answer(seat, ask.id, value)
            except Refused as no:
                self.screen.say(refuse(current(), no.refusal), WRONG, indent=2)

    def _typed(self, ask: AskView) -> str:
        """What was typed: a verse line by line, any other text with “ / ” between its lines."""
        words = [*(labels(ask) if ask.kind == "choose" else ()), *names()]
        first = self.line("> ", words, foot())
        if ask.lines < 2 or not first or aside(first, writing=True) is not None:
            return first
        lines = [part.strip() for part in first.split(" / ")]
        if len(lines) == 1 and ask.lines <= VERSE:
            while len(lines) < ask.lines and (more := self.line("  ")):
                lines.append(more)
        return "\n".join(lines)

    def line(self, prompt: str, words: Sequence[str] = (), below: str = "") -> str:
        """One line from the keyboard, without spaces around it."""
        return self.keyboard.line(prompt, words, below).strip()

    def agrees(self, question: str) -> bool:
        """Ask for yes or no until it is one of them."""
        yes, no = say(current(), "terminal.yes"), say(current(), "terminal.no")
        while True:
            typed = self.line(f"{question} ({yes}/{no}) ").casefold()
            for word, meant in ((yes, True), (no, False), ("yes", True), ("no", False)):
                if typed and word.casefold().startswith(typed):
                    return meant

    def _decide(self) -> None:
        """Put a wish to go back before the next person who has not agreed to it yet."""
        proposal = self.match.proposal
        assert proposal is not None
        asked = [s for s in self.persons if s not in (proposal.seat, *proposal.agreed)]
        if not asked:
            self.match.object(proposal.seat)
            return
        self._seat(asked[0])
        self.tell()
        wish = say(current(), "terminal.wishes-back", name=self._name(proposal.seat))
        if self.agrees(wish):
            self.match.agree(asked[0])
        else:
            self.match.object(asked[0])

    # -- telling ------------------------------------------------------------------------------

    def store(self) -> None:
        """Note the time, and put on disk what happened, where there is a file for it."""
        self.match.tick(self.now())
        if self.keeper is not None:
            self.keeper.store()

    def tell(self, *, everything: bool = False) -> View:
        """Tell whoever is at the keyboard what is new to them (or all of it), once it is stored."""
        self.store()
        view = self.match.view(self.present)
        events, notes = (0, 0) if everything else self._known(view)
        self.screen.scroll(news(bundle(current()), self.match, self.present, events))
        for note in view.notes[notes:]:
            self.screen.say(f"{self._name(note.seat)}: “{note.text}”", "italic", indent=2)
        self._seen[self.present] = len(view.log), len(view.notes)
        self._told = monotonic()
        return view

    def _known(self, view: View) -> tuple[int, int]:
        """How many events and notes need not be told again to whoever is at the keyboard."""
        if self.present in self._seen:
            return self._seen[self.present]
        if not self._resumed or len(view.log) <= LATEST:
            return 0, 0
        self.screen.say(say(current(), "terminal.and-before"), QUIET, indent=2)
        return len(view.log) - LATEST, 0

    def draw(self, view: View, *, again: bool = False) -> None:
        """Draw the board, if it has changed since it was drawn last."""
        lines = board.lines(self.match.game, view.board, partial(say, current()))
        if lines and (again or lines != self._drawn):
            self.screen.board(lines)
        self._drawn = lines

    def _end(self) -> None:
        """Who won, and the scores."""
        told = story.tell(self.match, self.present, current())
        self.screen.heading(say(current(), "story.ending"))
        self.screen.say(told.ending, indent=2)
        self.screen.scores(told.scores)
        self._remark()


def skips(ask: AskView) -> bool:
    """Whether an empty line would pass by something that one might have meant to do."""
    return ask.kind == "order" or (ask.kind == "pick" and ask.least == 0)


def foot() -> str:
    """The reminder below a prompt of what else may be typed."""
    return " · ".join(say(current(), f"terminal.aside.{name}") for name in FOOT)

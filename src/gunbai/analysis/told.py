"""A review in words: for the terminal, the story and the page after a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from gunbai.analysis.review import Decision, Luck, Review, SeatReview, review
from gunbai.core.game import Sitting
from gunbai.core.match import Match
from gunbai.words.catalogue import Bundle, bundle, say


class ToldReview(Struct, frozen=True):
    """A review as sentences: of each seat's luck and play, and of what cost most."""

    luck: Sequence[str]
    play: Sequence[str]
    costly: Sequence[str]
    how: str

    def parts(self, language: str) -> list[tuple[str, Sequence[str]]]:
        """The same as titles and sentences, one part after the other."""
        found = [("luck", self.luck)]
        if self.play:
            nothing = [say(language, "analysis.nothing")]
            found += [("play", self.play), ("costly", self.costly or nothing)]
        parts = [(say(language, f"analysis.{name}-title"), lines) for name, lines in found]
        title, last = parts[-1]
        return [*parts[:-1], (title, [*last, self.how])]


def told(found: Review, seats: Sequence[Sitting], language: str) -> ToldReview:
    """Say a review in a language."""
    words = _Words(bundle(language), seats)
    return ToldReview(
        [words.luck(luck) for luck in found.luck],
        [words.play(play) for play in found.play],
        [words.costly(decision) for decision in found.costly],
        words.say("analysis.how" if found.play else "analysis.how-luck"),
    )


def afterwards(match: Match, language: str) -> list[tuple[str, Sequence[str]]]:
    """What can be said of a match when it is over; nothing before."""
    if match.outcome is None:
        return []
    return told(review(match.record), match.setup.seats, language).parts(language)


class _Words:
    def __init__(self, words: Bundle, seats: Sequence[Sitting]) -> None:
        self._words = words
        self._seats = seats

    def say(self, key: str, **values: object) -> str:
        return self._words.say(key, values)

    def _number(self, value: float, *, signed: bool = False) -> str:
        """A number to a tenth; whole ones as they are."""
        value = round(value, 1) + 0.0  # no minus before nothing
        said = f"{value:+.1f}" if signed else f"{value:.1f}".removesuffix(".0")
        return said.replace(".", self.say("words.comma")).replace("-", "−")

    def luck(self, luck: Luck) -> str:
        return self.say(
            "analysis.luck",
            name=self._seats[luck.seat].name,
            fell=self._number(luck.fell),
            expected=self._number(luck.expected),
            deviations=self._number(luck.deviations, signed=True),
            unit=self.say(luck.unit),
        )

    def _amount(self, unit: str, amount: float) -> str:
        return self.say(unit, amount=self._number(amount))

    def play(self, play: SeatReview) -> str:
        return self.say(
            "analysis.play-best" if play.best == play.decisions else "analysis.play",
            name=self._seats[play.seat].name,
            decisions=play.decisions,
            best=play.best,
            loss=self._amount(play.unit, play.loss),
            exact="yes" if play.exact else "no",
        )

    def costly(self, decision: Decision) -> str:
        judged = decision.judged
        return self.say(
            "analysis.costly",
            name=self._seats[decision.seat].name,
            ask=self._words.value(decision.ask),
            given=self._words.value(judged.given),
            better=self._words.value(judged.better),
            loss=self._amount(judged.unit, judged.loss),
            exact="yes" if judged.exact else "no",
        )

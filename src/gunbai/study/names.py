"""Numbers as a language writes them, and the names of what a study counts."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from gunbai.core.game import text
from gunbai.study.estimate import Mean, Rate
from gunbai.study.figures import Apart, SeatFigures, SettingFigures, Study
from gunbai.words.catalogue import Bundle, bundle

NONE = "–"


class Figures:
    """Says figures in a language."""

    def __init__(self, language: str) -> None:
        self._words: Bundle = bundle(language)
        self.language = language
        self.comma = self.say("words.comma")

    def say(self, key: str, **values: Any) -> str:
        """The words of a key."""
        return self._words.say(key, values)

    def number(self, value: float | None, places: int = 2, *, signed: bool = False) -> str:
        """A number with a decimal point, or comma, as the language has it."""
        if value is None:
            return NONE
        said = f"{value:+.{places}f}" if signed else f"{value:.{places}f}"
        return said.replace(".", self.comma).replace("-", "−")

    def percent(self, share: float, places: int = 1) -> str:
        """A share in per cent."""
        return f"{self.number(100 * share, places)} %"

    def share(self, rate: Rate) -> tuple[str, str]:
        """A rate and its interval."""
        low, high = (self.number(100 * end, 1) for end in (rate.low, rate.high))
        return self.percent(rate.share), f"{low} – {high}"

    def mean(self, mean: Mean | None, places: int = 2, *, signed: bool = False) -> tuple[str, str]:
        """A mean and its interval."""
        if mean is None:
            return NONE, NONE
        said = self.number(mean.mean, places, signed=signed)
        if mean.low is None:
            return said, NONE
        low, high = (self.number(end, places, signed=signed) for end in (mean.low, mean.high))
        return said, f"{low} … {high}"

    def points(self, mean: Mean) -> tuple[str, str]:
        """A difference of shares and its interval, in percentage points."""
        low, high = (None if end is None else 100 * end for end in (mean.low, mean.high))
        said, interval = self.mean(Mean(100 * mean.mean, low, high, mean.count), 1, signed=True)
        return self.say("study.points", number=said), interval

    def ending(self, key: str) -> str:
        """How a game ended: ``KEY.ending`` names it, in the game's own words."""
        named = f"{key}.ending"
        return self.say(named) if self._words.has(named) else key


class Names(Figures):
    """The names of one study's seats, settings and figures."""

    def __init__(self, language: str, study: Study) -> None:
        super().__init__(language)
        self.study = study

    def trait(self, key: str) -> str:
        """A trait; one of one's own metrics is called as it is written."""
        return self.say(key)

    label = trait

    def wins_by(self, trait: str) -> str:
        """Who wins, by a trait."""
        return self.say("study.wins-by", trait=self.trait(trait))

    def seat(self, seat: SeatFigures) -> str:
        """A seat by its role, and by its number among those of that role."""
        role = capital(self.say(seat.role))
        return self.say("study.seat", role=role, number=seat.number) if seat.number else role

    def player(self, seat: SeatFigures) -> str:
        """A seat and who sits in it."""
        return f"{self.seat(seat)} ({seat.player})"

    def seated(self, setting: SettingFigures) -> str:
        """Who sits where: roles with their bots, seats of one role together where they may be."""
        bots: dict[str, list[str]] = {}
        for seat in setting.seats:
            bots.setdefault(seat.role, []).append(seat.player)
        return "; ".join(
            f"{capital(self.say(role))}: {', '.join(_counted(players))}"
            for role, players in bots.items()
        )

    def setting(self, setting: SettingFigures) -> str:
        """What a setting has that others have not; empty for the only one."""
        return ", ".join(self.option(name, value) for name, value in setting.varied.items())

    def brief(self, setting: SettingFigures) -> str:
        """The same without the names of the options, which are all the same ones."""
        return ", ".join(self.value(name, value) for name, value in setting.varied.items())

    def option(self, name: str, value: Any) -> str:
        """An option and its value."""
        return f"{self.varied(name)}: {self.value(name, value)}"

    def varied(self, name: str) -> str:
        """What differs between settings: an option, the preset, the bots."""
        if name in ("bots", "preset"):
            return self.say(f"study.varied.{name}")
        return self.say(f"{self.study.game}.option.{name}")

    def value(self, name: str, value: Any) -> str:
        """A value of what differs."""
        if name == "bots":
            return str(value).replace(",", ", ")
        key = (
            f"{self.study.game}.{'preset' if name == 'preset' else f'option.{name}'}.{text(value)}"
        )
        return self.say(key) if self._words.has(key) else text(value)

    def figure(self, apart: Apart, setting: SettingFigures) -> str:
        """What a figure counts, in a few words."""
        if apart.table in ("wins", "score"):
            said = self.seat(setting.seats[int(apart.row)])
            return self.say(f"study.figure.{apart.table}", what=said)
        if apart.table == "decisions":
            return self.say("study.decisions")
        if apart.table == "ending":
            return self.ending(apart.row)
        if apart.table == "number":
            return self.trait(apart.row)
        what = f"{self.trait(apart.row)}: {self.label(apart.label)}"
        return self.say(f"study.figure.{apart.table}", what=what)

    def is_told(self, apart: Apart, setting: SettingFigures) -> bool:
        """Whether a figure says anything: a seat that cannot win never differs."""
        if apart.table != "wins":
            return apart.table != "ending" or len(setting.endings) > 1
        return setting.seats[int(apart.row)].score is not None or not any(
            seat.score for seat in setting.seats
        )


def capital(words: str) -> str:
    """Words as they begin a line.

    >>> capital("courtier")
    'Courtier'
    """
    return words[:1].upper() + words[1:]


def _counted(players: list[str]) -> list[str]:
    """Bots in the order of their seats; those that sit side by side counted together.

    >>> _counted(["courtier", "courtier", "reckoner"])
    ['courtier × 2', 'reckoner']
    """
    if len(set(players)) == len(players) or _mixed(players):
        return players
    return [f"{bot} × {many}" if many > 1 else bot for bot, many in Counter(players).items()]


def _mixed(players: list[str]) -> bool:
    """Whether bots of one kind sit apart, so that their order says who sits where."""
    changes = sum(one != other for one, other in pairwise(players))
    return changes > len(set(players)) - 1

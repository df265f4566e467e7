"""What a study found, as tables in words: for a screen, for a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from gunbai.study.estimate import Distribution, Mean, Rate
from gunbai.study.figures import Apart, Bearers, Difference, LuckFigures, SeatFigures
from gunbai.study.figures import SettingFigures as Setting
from gunbai.study.names import NONE, Names

T = TypeVar("T")


class Sheet(NamedTuple):
    """A table: its id and title, the heads of its columns, rows of as many cells; text first."""

    id: str
    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Sheets:
    """The tables of one study in a language."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._say = names.say

    def of(self, setting: Setting) -> Iterator[Sheet]:
        """All tables of one setting."""
        yield self.seats(setting)
        yield from self.scores(setting)
        if len(setting.endings) > 1:
            named = self._names.ending
            yield self._shares("endings", self._say("study.endings"), setting.endings, named)
        yield from self._numbers(setting.numbers)
        for trait, labels in setting.labels.items():
            yield self._shares(trait, self._names.trait(trait), labels, self._names.label)
        for trait, bearers in setting.wins_by.items():
            yield self.wins_by(trait, bearers)
        for trait, rates in setting.rates.items():
            yield self.rates(trait, rates)
        for trait, means in setting.means.items():
            yield self.means(trait, means)
        yield from self._luck(setting.luck)

    def _head(self, *columns: str) -> list[str]:
        return [self._say(f"study.column.{column}") for column in columns]

    def seats(self, setting: Setting) -> Sheet:
        """Who wins, by seat, and how the dice fell there; seats that cannot win are left out."""
        head = self._head("seat", "wins", "share", "interval", "luck")
        lucks = setting.luck.seats
        rows = [self._seat(seat, lucks[seat.seat]) for seat in contenders(setting)]
        return Sheet("seats", self._say("study.seats"), head, rows)

    def _seat(self, seat: SeatFigures, luck: Mean | None) -> list[str]:
        fell = self._names.number(luck.mean if luck else None, 2, signed=True)
        return [self._names.player(seat), str(seat.wins), *self._names.share(seat.share), fell]

    def scores(self, setting: Setting) -> Iterator[Sheet]:
        """How scores are spread, by seat; seats that score nothing are left out."""
        columns = ("seat", "mean", "interval", "deviation", "least", "median", "most")
        rows = [
            [self._names.player(seat), *self._spread(seat.score, deviation=True)]
            for seat in setting.seats
            if seat.score is not None
        ]
        if rows:
            yield Sheet("scores", self._say("study.scores"), self._head(*columns), rows)

    def _spread(self, spread: Distribution, *, deviation: bool = False) -> list[str]:
        ends = (spread.least, spread.quartiles[1], spread.most)
        wide = [self._names.number(spread.deviation)] if deviation else []
        return [*self._names.mean(spread), *wide, *(self._names.number(end, 0) for end in ends)]

    def _shares(
        self, key: str, title: str, labels: Mapping[str, Rate], name: Callable[[str], str]
    ) -> Sheet:
        head = self._head("label", "games", "share", "interval")
        rows = [[name(k), str(rate.won), *self._names.share(rate)] for k, rate in labels.items()]
        return Sheet(short(key), title, head, rows)

    def _numbers(self, numbers: Mapping[str, Distribution]) -> Iterator[Sheet]:
        if numbers:
            rows = [[self._names.trait(t), *self._spread(spread)] for t, spread in numbers.items()]
            head = self._head("number", "mean", "interval", "least", "median", "most")
            yield Sheet("numbers", self._say("study.numbers"), head, rows)

    def wins_by(self, trait: str, labels: Mapping[str, Bearers]) -> Sheet:
        """How often who bears a label wins, and what they score; the best first."""
        head = self._head("label", "seats", "share", "interval", "score", "interval")
        rows = [
            [
                self._names.label(label),
                str(rate.tried),
                *self._names.share(rate),
                *self._names.mean(rate.score),
            ]
            for label, rate in ranked(labels, lambda rate: rate.share)
        ]
        return Sheet(short(trait), self._names.wins_by(trait), head, rows)

    def rates(self, trait: str, labels: Mapping[str, Rate]) -> Sheet:
        """How often something came off, by label; the best first."""
        head = self._head("label", "tried", "share", "interval")
        rows = [
            [self._names.label(label), str(rate.tried), *self._names.share(rate)]
            for label, rate in ranked(labels, lambda rate: rate.share)
        ]
        return Sheet(short(trait), self._names.trait(trait), head, rows)

    def means(self, trait: str, labels: Mapping[str, Mean]) -> Sheet:
        """How much something came to, by label; the most first."""
        head = self._head("label", "count", "mean", "interval")
        rows = [
            [self._names.label(label), str(mean.count), *self._names.mean(mean, 3, signed=True)]
            for label, mean in ranked(labels, lambda mean: mean.mean)
        ]
        return Sheet(short(trait), self._names.trait(trait), head, rows)

    def _luck(self, luck: LuckFigures) -> Iterator[Sheet]:
        if luck.luckiest_won is not None and luck.fair is not None:
            both = {"winners": luck.winners, "others": luck.others}
            rows = [
                [self._say(f"study.luck.{who}"), *self._names.mean(mean, 2, signed=True)]
                for who, mean in both.items()
            ]
            rows.append([self._say("study.luck.luckiest"), *self._names.share(luck.luckiest_won)])
            rows.append([self._say("study.luck.fair"), self._names.percent(luck.fair), NONE])
            head = self._head("label", "mean", "interval")
            yield Sheet("luck", self._say("study.luck"), head, rows)

    def difference(self, difference: Difference, *, brief: bool = False) -> Sheet:
        """How the games under one setting differ from those under another, game by game.

        A ``brief`` table leaves out what is told label by label.
        """
        first, other = (self._names.study.settings[n] for n in (difference.first, difference.other))
        names = {"other": self._names.setting(other), "first": self._names.setting(first)}
        rows = [
            [self._names.figure(apart, first), *self._apart(apart)]
            for apart in sorted(difference.figures, key=_place)
            if self._names.is_told(apart, first) and not (brief and apart.label)
        ]
        head = self._head("number", "difference", "interval")
        return Sheet(
            f"difference-{difference.first}-{difference.other}",
            self._say("study.difference", **names),
            head,
            rows,
        )

    def _apart(self, apart: Apart) -> tuple[str, str]:
        if apart.table in SHARES:
            return self._names.points(apart.difference)
        return self._names.mean(apart.difference, signed=True)


SHARES = ("wins", "ending", "labels", "wins_by", "rates")
"""Tables of shares: they differ by percentage points."""
ORDER = ("wins", "score", "ending", "decisions", "number", "wins_by", "score_by")
"""What is told first of how two settings differ; other tables come after."""


def _place(apart: Apart) -> tuple[int, str, str]:
    place = ORDER.index(apart.table) if apart.table in ORDER else len(ORDER)
    return place, apart.row, apart.label


def contenders(setting: Setting) -> list[SeatFigures]:
    """The seats that can win: those that have a score, or all where nobody has one."""
    scoring = [seat for seat in setting.seats if seat.score is not None]
    return scoring or list(setting.seats)


def short(key: str) -> str:
    """A key's last part: the name of a file.

    >>> short("snow.study.school")
    'school'
    """
    return key.rsplit(".", 1)[-1]


def ranked(labels: Mapping[str, T], by: Callable[[T], float]) -> Iterable[tuple[str, T]]:
    """Labels from the best to the worst."""
    return sorted(labels.items(), key=lambda item: -by(item[1]))

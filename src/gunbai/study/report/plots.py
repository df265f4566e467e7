"""Which plots a study needs, and what each of them shows in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from gunbai.registry import find
from gunbai.study.answers import Answers
from gunbai.study.estimate import Distribution, Mean, Rate, quantile
from gunbai.study.figures import SeatFigures, SettingFigures
from gunbai.study.names import Names, capital
from gunbai.study.observer import questions
from gunbai.study.report.drawing import (
    SERIES_MOST,
    Estimate,
    Panel,
    Scale,
    Series,
    estimates,
    spreads,
)
from gunbai.study.tables import contenders, short

HALF = Fraction(1, 2)
ROWS_MOST = 40
"""So many differences fit in a plot that can still be read."""
ALIKE = 0.01
"""Lines of equality that differ by less than that are one line."""


class Drawn(NamedTuple):
    """A plot's id and title, the plot itself as SVG, and what it shows, in sentences.

    ``sheet`` is the id of the table that has its figures.
    """

    id: str
    title: str
    svg: str
    verdicts: Sequence[str]
    sheet: str


class Plots:
    """The plots of a study, all settings side by side."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._say = names.say
        self._answers = Answers(names)
        self._settings = names.study.settings
        self._questions = questions(find(names.study.game))

    def all(self) -> Iterator[Drawn]:
        """Every plot that there is something to draw for; the answer first."""
        yield from self._differences()
        yield from self._seats()
        yield from self._wins_by()
        yield from self._rates()
        yield from self._means()
        yield from self._endings()
        yield from self._labels()
        for trait in self._traits(lambda setting: setting.numbers):
            yield from self._numbers(trait)
        yield from self._scores()
        yield from self._luck()

    def _traits(self, table: Callable[[SettingFigures], Mapping[str, object]]) -> list[str]:
        """The traits of a table in any setting, each once."""
        return list(dict.fromkeys(trait for setting in self._settings for trait in table(setting)))

    def _scale(
        self, axis: str, unit: str = "", lines: Sequence[tuple[float, int | None]] = ()
    ) -> Scale:
        return Scale(self._say(f"study.axis.{axis}"), unit, self._names.comma, lines)

    # -- how settings differ ---------------------------------------------------------------------

    def _differences(self) -> Iterator[Drawn]:
        """How much more often each seat wins, in every pair of settings that fits."""
        rows = [
            (f"{self._answers.pair(difference)}: {row.name}", row.difference)
            for difference in self._names.study.differences
            for row in self._answers.wins(difference)
        ]
        if not rows or not self._names.study.games:
            return
        drawn = {name: _percents(mean) for name, mean in rows[:ROWS_MOST]}
        svg = estimates(
            list(drawn), [Series("", drawn)], self._scale("differences", "", [(0, None)])
        )
        said = [
            sentence
            for difference in self._names.study.differences
            for sentence in self._answers.sentences(difference)
        ]
        yield Drawn("differences", self._title(), svg, said, "")

    def _title(self) -> str:
        """The question that was asked."""
        varied = self._settings[0].varied
        what = ", ".join(self._names.varied(name) for name in varied)
        return self._say("study.answer", what=what)

    # -- shares and means ------------------------------------------------------------------------

    def _draw(
        self,
        key: str,
        title: str,
        series: Sequence[Series],
        scale: Scale,
        verdicts: Sequence[str] = (),
        *,
        ranked: bool = True,
    ) -> Iterator[Drawn]:
        """Estimates as plots, of no more settings each than can be told apart."""
        labels = list(dict.fromkeys(label for one in series for label in one.estimates))
        if ranked:
            labels.sort(key=lambda label: -_middle(series, label))
        for start in range(0, len(series), SERIES_MOST) if labels else ():
            some = series[start : start + SERIES_MOST]
            part = f"-{start // SERIES_MOST + 1}" if len(series) > SERIES_MOST else ""
            svg = estimates(labels, some, scale)
            yield Drawn(f"{short(key)}{part}", title, svg, verdicts, short(key))

    def _said(self, sentences: Sequence[str]) -> list[str]:
        """A sentence for each setting, under its name; what all of them say only once."""
        if len(set(sentences)) == 1:
            return [said for said in sentences[:1] if said]
        named = zip(map(self._names.setting, self._settings), sentences, strict=True)
        return [f"{name}: {said}" if name else said for name, said in named if said]

    def _series(self, table: Callable[[SettingFigures], Mapping[str, Estimate]]) -> list[Series]:
        return [Series(self._names.setting(one), table(one)) for one in self._settings]

    def _seats(self) -> Iterator[Drawn]:
        """How often each seat wins, against even chances of all that can."""
        series = self._series(
            lambda setting: (
                {self._names.player(seat): _share(seat.share) for seat in contenders(setting)}
                if setting.games
                else {}
            )
        )
        lines = _lines([[seat.share for seat in contenders(one)] for one in self._settings])
        verdicts = self._said([self._answers.seats(setting) for setting in self._settings])
        if len(self._settings) == 1 and self._settings[0].games:
            verdicts.append(self._answers.needed(self._settings[0]))
        title, scale = self._say("study.seats"), self._scale("wins", " %", lines)
        yield from self._draw("seats", title, series, scale, verdicts, ranked=False)

    def _wins_by(self) -> Iterator[Drawn]:
        for trait in self._traits(lambda setting: setting.wins_by):
            all_rates = [setting.wins_by.get(trait, {}) for setting in self._settings]
            scale = self._scale("wins", " %", _lines([list(rates.values()) for rates in all_rates]))
            title = self._names.wins_by(trait)
            yield from self._draw(
                trait, title, self._shares(all_rates), scale, self._verdicts(trait, all_rates)
            )

    def _rates(self) -> Iterator[Drawn]:
        for trait in self._traits(lambda setting: setting.rates):
            rates = [setting.rates.get(trait, {}) for setting in self._settings]
            scale, verdicts = self._scale("rate", " %"), self._verdicts(trait, rates)
            title = self._names.trait(trait)
            yield from self._draw(trait, title, self._shares(rates), scale, verdicts)

    def _shares(self, rates: Sequence[Mapping[str, Rate]]) -> list[Series]:
        return [
            Series(
                self._names.setting(setting),
                {self._names.label(label): _share(rate) for label, rate in labels.items()},
            )
            for setting, labels in zip(self._settings, rates, strict=True)
        ]

    def _verdicts(self, trait: str, rates: Sequence[Mapping[str, Rate]]) -> list[str]:
        """What is said where the game asks which of its labels is the best."""
        if trait not in self._questions:
            return []
        return self._said([self._answers.labels(labels) for labels in rates])

    def _means(self) -> Iterator[Drawn]:
        for trait in self._traits(lambda setting: setting.means):
            series = self._series(
                lambda setting, trait=trait: {  # type: ignore[misc]
                    self._names.label(label): Estimate(mean.mean, mean.low, mean.high)
                    for label, mean in setting.means.get(trait, {}).items()
                }
            )
            title, scale = self._names.trait(trait), self._scale("mean", lines=[(0, None)])
            yield from self._draw(trait, title, series, scale)

    def _endings(self) -> Iterator[Drawn]:
        yield from self._counted(
            "endings",
            self._say("study.endings"),
            lambda setting: setting.endings,
            self._names.ending,
        )

    def _labels(self) -> Iterator[Drawn]:
        for trait in self._traits(lambda setting: setting.labels):
            yield from self._counted(
                trait,
                self._names.trait(trait),
                lambda setting, trait=trait: setting.labels.get(trait, {}),  # type: ignore[misc]
                self._names.label,
            )

    def _counted(
        self,
        key: str,
        title: str,
        rates: Callable[[SettingFigures], Mapping[str, Rate]],
        name: Callable[[str], str],
    ) -> Iterator[Drawn]:
        series = self._series(
            lambda setting: {name(label): _share(rate) for label, rate in rates(setting).items()}
        )
        if len({label for one in series for label in one.estimates}) > 1:
            yield from self._draw(key, title, series, self._scale("games", " %"))

    # -- how numbers are spread ------------------------------------------------------------------

    def _numbers(self, trait: str) -> Iterator[Drawn]:
        panels = [
            _panel(self._names.setting(setting), [setting.numbers[trait]])
            for setting in self._settings
            if trait in setting.numbers
        ]
        yield Drawn(
            short(trait),
            self._names.trait(trait),
            spreads(panels, self._scale("spread")),
            (),
            "numbers",
        )

    def _scores(self) -> Iterator[Drawn]:
        """How scores are spread in every setting: seats of one role and bot together."""
        panels = [
            _panel(
                self._panel_name(setting, alike), [s.score for s in alike if s.score is not None]
            )
            for setting in self._settings
            for alike in _alike(setting)
        ]
        if panels:
            title, svg = self._say("study.scores"), spreads(panels, self._scale("spread"))
            yield Drawn("scores", title, svg, (), "scores")

    def _panel_name(self, setting: SettingFigures, alike: Sequence[SeatFigures]) -> str:
        first = alike[0]
        seat = self._names.player(first) if len(alike) == 1 else self._alike(first, len(alike))
        varied = self._names.setting(setting)
        return f"{varied}; {seat}" if varied else seat

    def _alike(self, seat: SeatFigures, many: int) -> str:
        return f"{capital(self._say(seat.role))} × {many} ({seat.player})"

    # -- luck ------------------------------------------------------------------------------------

    def _luck(self) -> Iterator[Drawn]:
        series = self._series(self._lucks)
        verdicts = self._said([self._helped(setting) for setting in self._settings])
        title, scale = self._say("study.luck"), self._scale("luck", lines=[(0, None)])
        yield from self._draw("luck", title, series, scale, verdicts, ranked=False)

    def _lucks(self, setting: SettingFigures) -> Mapping[str, Estimate]:
        both = {"winners": setting.luck.winners, "others": setting.luck.others}
        return {
            self._say(f"study.luck.{who}"): Estimate(mean.mean, mean.low, mean.high)
            for who, mean in both.items()
            if mean is not None
        }

    def _helped(self, setting: SettingFigures) -> str:
        """How much the best dice of a game helped, against what they would if they did not."""
        luck = setting.luck
        if luck.luckiest_won is None or luck.fair is None:
            return ""
        share = self._names.percent(luck.luckiest_won.share)
        return self._say("study.verdict.luck", share=share, fair=self._names.percent(luck.fair))


def _share(rate: Rate) -> Estimate:
    return Estimate(100 * rate.share, 100 * rate.low, 100 * rate.high)


def _percents(mean: Mean) -> Estimate:
    low, high = (None if end is None else 100 * end for end in (mean.low, mean.high))
    return Estimate(100 * mean.mean, low, high)


def _lines(rates: Sequence[Sequence[Rate]]) -> list[tuple[float, int | None]]:
    """Where all would be if they were equal: one line, or one for each setting that differs."""
    tried = [(sum(rate.won for rate in some), sum(rate.tried for rate in some)) for some in rates]
    shares = [won / many for won, many in tried if many]
    if not shares:
        return []
    if max(shares) - min(shares) < ALIKE:
        return [(100 * fmean(shares), None)]
    return [(100 * share, number) for number, share in enumerate(shares)]


def _middle(series: Sequence[Series], label: str) -> float:
    return fmean(one.estimates[label].value for one in series if label in one.estimates)


def _alike(setting: SettingFigures) -> list[list[SeatFigures]]:
    """Seats that have a score, those with the same role and bot together."""
    scoring = [seat for seat in setting.seats if seat.score is not None]
    order = sorted(scoring, key=lambda seat: (seat.role, seat.player))
    return [list(alike) for _, alike in groupby(order, key=lambda seat: (seat.role, seat.player))]


def _panel(name: str, spread: Sequence[Distribution]) -> Panel:
    """Numbers of several seats, counted together."""
    counts: dict[int, int] = {}
    for one in spread:
        for number, count in one.counts:
            counts[number] = counts.get(number, 0) + count
    return Panel(name, sorted(counts.items()), quantile(counts, HALF))

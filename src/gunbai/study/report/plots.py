"""Which plots a study needs, and what each of them shows in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import NormalDist, fmean
from typing import Any, NamedTuple

from gunbai.study.estimate import Z
from gunbai.study.report.drawing import (
    SERIES_MOST,
    Estimate,
    Panel,
    Scale,
    Series,
    estimates,
    spreads,
)
from gunbai.study.tables import Words

Setting = Mapping[str, Any]


class Drawn(NamedTuple):
    """A plot's id and title, the plot itself as SVG, and what it shows, setting by setting."""

    id: str
    title: str
    svg: str
    verdicts: Sequence[str]


class Plots:
    """The plots of a study, all settings side by side."""

    def __init__(self, words: Words, settings: Sequence[Setting]) -> None:
        self._words = words
        self._settings = settings

    def all(self) -> Iterator[Drawn]:
        """Every plot that there is something to draw for."""
        yield from self._seats()
        for table, key in (("wins_by", "study.wins-by"), ("rates", ""), ("means", "")):
            for trait in self._traits(table):
                yield from self._by_label(table, trait, self._title(key, trait))
        yield from self._counted("endings", "study.endings")
        for trait in self._traits("labels"):
            yield from self._counted("labels", trait)
        for trait in self._traits("numbers"):
            yield from self._spread(trait)
        yield from self._scores()
        yield from self._luck()

    def _traits(self, table: str) -> list[str]:
        """The traits of a table in any setting, each once."""
        return list(dict.fromkeys(trait for s in self._settings for trait in s[table]))

    def _title(self, key: str, trait: str) -> str:
        said = self._words.say(trait)
        return self._words.say(key, trait=said) if key else said

    def _scale(self, unit: str = "", line: float | None = None) -> Scale:
        return Scale(unit, self._words.comma, line)

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
            yield Drawn(f"{_short(key)}{part}", title, estimates(labels, some, scale), verdicts)

    def _seats(self) -> Iterator[Drawn]:
        """How often each seat wins, against even chances of all that can."""
        series = [
            Series(
                self._words.setting(setting),
                {
                    self._words.seat(seat): _percent(seat["share"])
                    for seat in setting["seats"]
                    if seat["score"] is not None
                },
            )
            for setting in self._settings
            if setting["games"]
        ]
        title, scale = self._words.say("study.seats"), self._scale(" %", _mean_of(series))
        verdicts = [self._verdict(one, "study.verdict.seats") for one in series if one.estimates]
        yield from self._draw("seats", title, series, scale, verdicts, ranked=False)

    def _by_label(self, table: str, trait: str, title: str) -> Iterator[Drawn]:
        series = [
            Series(self._words.setting(setting), self._estimates(table, setting[table][trait]))
            for setting in self._settings
            if trait in setting[table]
        ]
        line = 0.0 if table == "means" else None
        if table == "wins_by":
            line = _mean_of(series)
        scale = self._scale("" if table == "means" else " %", line)
        yield from self._draw(trait, title, series, scale, [self._verdict(one) for one in series])

    def _estimates(self, table: str, labels: Mapping[str, Any]) -> dict[str, Estimate]:
        reckon = _mean if table == "means" else _percent
        return {self._words.say(label): reckon(figure) for label, figure in labels.items()}

    def _verdict(self, one: Series, key: str = "study.verdict") -> str:
        """Whether the best and the worst can be told apart by so many games.

        They are picked out of all labels of all settings, and the more there are the further
        apart the two ends will be by chance: intervals are widened for it (Bonferroni).
        """
        ranked = sorted(one.estimates.items(), key=lambda item: -item[1].value)
        (best, first), (worst, last) = ranked[0], ranked[-1]
        widened = widening(len(ranked) * len(self._settings))
        apart = first.value - widened * _below(first) > last.value + widened * _above(last)
        said = self._words.say(
            f"{key}.{'apart' if apart else 'alike'}", best=best, worst=worst, many=len(ranked)
        )
        return f"{one.name}: {said}" if one.name else said

    def _counted(self, table: str, trait: str) -> Iterator[Drawn]:
        name = self._words.ending if table == "endings" else self._words.say
        series = []
        for setting in self._settings:
            labels = setting[table] if table == "endings" else setting[table].get(trait, {})
            shares = {name(label): _percent(rate) for label, rate in labels.items()}
            series.append(Series(self._words.setting(setting), shares))
        if len({label for one in series for label in one.estimates}) > 1:
            yield from self._draw(trait, self._words.say(trait), series, self._scale(" %"))

    def _spread(self, trait: str) -> Iterator[Drawn]:
        panels = [
            _panel(self._words.setting(setting), setting["numbers"][trait])
            for setting in self._settings
            if trait in setting["numbers"]
        ]
        yield Drawn(_short(trait), self._words.say(trait), spreads(panels, self._scale()), ())

    def _scores(self) -> Iterator[Drawn]:
        """How scores are spread in each seat; of many settings, in the first."""
        panels = [
            _panel(self._words.seat(seat), seat["score"])
            for seat in self._settings[0]["seats"]
            if seat["score"] is not None
        ]
        if panels:
            said = self._words.setting(self._settings[0])
            title, drawn = self._words.say("study.scores"), spreads(panels, self._scale())
            yield Drawn("scores", title, drawn, [said] if said else [])

    def _luck(self) -> Iterator[Drawn]:
        series = [
            Series(
                self._words.setting(setting),
                {
                    self._words.say(f"study.luck.{who}"): _mean(setting["luck"][who])
                    for who in ("winners", "others")
                    if setting["luck"][who] is not None
                },
            )
            for setting in self._settings
        ]
        verdicts = [self._helped(setting) for setting in self._settings if _fair(setting)]
        title, scale = self._words.say("study.luck"), self._scale("", 0.0)
        yield from self._draw("luck", title, series, scale, verdicts, ranked=False)

    def _helped(self, setting: Setting) -> str:
        """How much the best dice of a game helped, against what they would if they did not."""
        luck, name = setting["luck"], self._words.setting(setting)
        values = {"share": self._words.percent(luck["luckiest_won"]["share"])}
        said = self._words.say(
            "study.verdict.luck", **values, fair=self._words.percent(luck["fair"])
        )
        return f"{name}: {said}" if name else said


def _short(key: str) -> str:
    """A key's last part: the name of a file."""
    return key.rsplit(".", 1)[-1]


def _fair(setting: Setting) -> bool:
    return setting["luck"]["fair"] is not None


def _percent(rate: Mapping[str, Any]) -> Estimate:
    share = rate.get("share", rate.get("value", 0.0))
    return Estimate(100 * share, 100 * rate["low"], 100 * rate["high"])


def _mean(mean: Mapping[str, Any]) -> Estimate:
    return Estimate(mean["mean"], mean["low"], mean["high"])


def _below(estimate: Estimate) -> float:
    return 0.0 if estimate.low is None else estimate.value - estimate.low


def _above(estimate: Estimate) -> float:
    return 0.0 if estimate.high is None else estimate.high - estimate.value


def widening(many: int) -> float:
    """How many times wider so many intervals are that hold all at once, 95 times in 100."""
    return NormalDist().inv_cdf(1 - 0.025 / many) / Z


def _mean_of(series: Sequence[Series]) -> float | None:
    """The mean of all estimates; None where there are none."""
    values = [estimate.value for one in series for estimate in one.estimates.values()]
    return fmean(values) if values else None


def _middle(series: Sequence[Series], label: str) -> float:
    return fmean(one.estimates[label].value for one in series if label in one.estimates)


def _panel(name: str, spread: Mapping[str, Any]) -> Panel:
    counts = [(number, count) for number, count in spread["counts"]]
    return Panel(name, counts, spread["quartiles"][1])

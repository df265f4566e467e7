"""What a study found, as tables in words: for a screen, for a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import asdict

from gunbai.core.game import text
from gunbai.study.estimate import Mean, Rate
from gunbai.words.catalogue import Bundle, bundle

NONE = "–"


class Sheet(NamedTuple):
    """A table: its title, the heads of its columns, rows of as many cells; text stands first."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Figures:
    """Says figures in a language."""

    def __init__(self, language: str) -> None:
        self._words: Bundle = bundle(language)
        self.comma = self.say("words.comma")

    def say(self, key: str, **values: Any) -> str:
        """The words of a key."""
        return self._words.say(key, values)

    # -- numbers ------------------------------------------------------------------------------

    def number(self, value: float | None, places: int = 2, *, signed: bool = False) -> str:
        """A number with a decimal point, or comma, as the language has it."""
        if value is None:
            return NONE
        said = f"{value:+.{places}f}" if signed else f"{value:.{places}f}"
        return said.replace(".", self.comma).replace("-", "−")

    def percent(self, share: float, places: int = 1) -> str:
        """A share in per cent."""
        return f"{self.number(100 * share, places)} %"

    def share(self, rate: Mapping[str, Any] | Rate) -> tuple[str, str]:
        """A rate and its interval."""
        rate = asdict(rate) if isinstance(rate, Rate) else rate
        low, high = (self.number(100 * rate[end], 1) for end in ("low", "high"))
        return self.percent(rate.get("share", rate.get("value", 0))), f"{low} – {high}"

    def mean(
        self, mean: Mapping[str, Any] | Mean | None, places: int = 2, *, signed: bool = False
    ) -> tuple[str, str]:
        """A mean and its interval."""
        mean = asdict(mean) if isinstance(mean, Mean) else mean
        if mean is None:
            return NONE, NONE
        said = self.number(mean["mean"], places, signed=signed)
        if mean["low"] is None:
            return said, NONE
        low, high = (self.number(mean[end], places, signed=signed) for end in ("low", "high"))
        return said, f"{low} … {high}"

    def ending(self, key: str) -> str:
        """How a game ended: ``KEY.ending`` of the game's own words names it."""
        named = f"{key}.ending"
        return self.say(named) if self._words.has(named) else key


class Words(Figures):
    """Says the findings of one study in a language."""

    def __init__(self, language: str, found: Mapping[str, Any]) -> None:
        super().__init__(language)
        self._found = found

    # -- names --------------------------------------------------------------------------------

    def seat(self, seat: Mapping[str, Any]) -> str:
        """A seat by its number and role."""
        return f"{seat['seat']} {self.say(seat['role'])}"

    def setting(self, setting: Mapping[str, Any]) -> str:
        """Those options in which a setting differs from the others; empty for the only one."""
        return ", ".join(self.option(name, value) for name, value in setting["varied"].items())

    def option(self, name: str, value: Any) -> str:
        """An option and its value."""
        game = self._found["game"]
        if name == "bots":
            return str(value).replace(",", ", ")
        if name == "preset":
            return self.say(f"{game}.preset.{value}")
        key = f"{game}.option.{name}"
        named = f"{key}.{text(value)}"
        return f"{self.say(key)}: {self.say(named) if self._words.has(named) else text(value)}"

    # -- tables -------------------------------------------------------------------------------

    def sheets(self, setting: Mapping[str, Any]) -> Iterator[Sheet]:
        """All tables of one setting."""
        yield self.seats(setting)
        yield from self.scores(setting)
        if len(setting["endings"]) > 1:
            yield self._shares("study.endings", setting["endings"], self.ending)
        yield from self._numbers(setting["numbers"])
        for trait, labels in setting["labels"].items():
            yield self._shares(trait, labels, self.say)
        for trait, labels in setting["wins_by"].items():
            yield self.wins_by(trait, labels)
        for trait, labels in setting["rates"].items():
            yield self.rates(trait, labels)
        for trait, labels in setting["means"].items():
            yield self.means(trait, labels)
        yield from self._luck(setting["luck"])

    def _head(self, *columns: str) -> list[str]:
        return [self.say(f"study.column.{column}") for column in columns]

    def seats(self, setting: Mapping[str, Any]) -> Sheet:
        """Who wins, by seat, and how the dice fell there."""
        head = self._head("seat", "player", "wins", "share", "interval", "luck")
        lucks = setting["luck"]["seats"]
        rows = [self._seat(seat, lucks[seat["seat"]]) for seat in setting["seats"]]
        return Sheet(self.say("study.seats"), head, rows)

    def _seat(self, seat: Mapping[str, Any], luck: Mapping[str, Any] | None) -> list[str]:
        fell = self.number(luck["mean"] if luck else None, 2, signed=True)
        return [
            self.seat(seat),
            seat["player"],
            str(seat["wins"]),
            *self.share(seat["share"]),
            fell,
        ]

    def scores(self, setting: Mapping[str, Any]) -> Iterator[Sheet]:
        """How scores are spread, by seat; seats that score nothing are left out."""
        columns = ("seat", "mean", "interval", "deviation", "least", "median", "most")
        rows = [
            [self.seat(seat), *self._spread(seat["score"], deviation=True)]
            for seat in setting["seats"]
            if seat["score"] is not None
        ]
        if rows:
            yield Sheet(self.say("study.scores"), self._head(*columns), rows)

    def _spread(self, spread: Mapping[str, Any], *, deviation: bool = False) -> list[str]:
        ends = (spread["least"], spread["quartiles"][1], spread["most"])
        wide = [self.number(spread["deviation"])] if deviation else []
        return [*self.mean(spread), *wide, *(self.number(end, 0) for end in ends)]

    def _shares(self, title: str, labels: Mapping[str, Any], name: Any) -> Sheet:
        head = self._head("label", "games", "share", "interval")
        rows = [[name(k), str(rate["won"]), *self.share(rate)] for k, rate in labels.items()]
        return Sheet(self.say(title), head, rows)

    def _numbers(self, numbers: Mapping[str, Any]) -> Iterator[Sheet]:
        if numbers:
            rows = [[self.say(t), *self._spread(spread)] for t, spread in numbers.items()]
            head = self._head("number", "mean", "interval", "least", "median", "most")
            yield Sheet(self.say("study.numbers"), head, rows)

    def wins_by(self, trait: str, labels: Mapping[str, Any]) -> Sheet:
        """How often who bears a label wins, and what they score; the best first."""
        head = self._head("label", "seats", "share", "interval", "score", "interval")
        rows = [
            [self.say(label), str(rate["tried"]), *self.share(rate), *self.mean(rate["score"])]
            for label, rate in ranked(labels, "share")
        ]
        return Sheet(self.say("study.wins-by", trait=self.say(trait)), head, rows)

    def rates(self, trait: str, labels: Mapping[str, Any]) -> Sheet:
        """How often something came off, by label; the best first."""
        head = self._head("label", "tried", "share", "interval")
        rows = [
            [self.say(label), str(rate["tried"]), *self.share(rate)]
            for label, rate in ranked(labels, "share")
        ]
        return Sheet(self.say(trait), head, rows)

    def means(self, trait: str, labels: Mapping[str, Any]) -> Sheet:
        """How much something came to, by label; the most first."""
        head = self._head("label", "count", "mean", "interval")
        rows = [
            [self.say(label), str(mean["count"]), *self.mean(mean, 3, signed=True)]
            for label, mean in ranked(labels, "mean")
        ]
        return Sheet(self.say(trait), head, rows)

    def _luck(self, luck: Mapping[str, Any]) -> Iterator[Sheet]:
        if luck["luckiest_won"] is not None:
            rows = [
                [self.say(f"study.luck.{who}"), *self.mean(luck[who], 2, signed=True)]
                for who in ("winners", "others")
            ]
            rows.append([self.say("study.luck.luckiest"), *self.share(luck["luckiest_won"])])
            rows.append([self.say("study.luck.fair"), self.percent(luck["fair"]), NONE])
            yield Sheet(self.say("study.luck"), self._head("label", "mean", "interval"), rows)

    def differences(self) -> Iterator[Sheet]:
        """How each other setting differs from the first, game by game."""
        first, *others = self._found["settings"]
        for setting, difference in zip(others, self._found["differences"], strict=True):
            names = {"other": self.setting(setting), "first": self.setting(first)}
            rows = list(self._difference(first, difference))
            head = self._head("number", "difference", "interval")
            yield Sheet(self.say("study.difference", **names), head, rows)

    def _difference(
        self, first: Mapping[str, Any], difference: Mapping[str, Any]
    ) -> Iterator[list[str]]:
        for trait, mean in difference["numbers"].items():
            yield [self.say(trait), *self.mean(mean, signed=True)]
        for seat, both in zip(first["seats"], difference["seats"], strict=True):
            if both["score"] is not None:
                name = self.seat(seat)
                yield [self.say("study.share-of", seat=name), *self._points(both["share"])]
                scored = self.mean(both["score"], signed=True)
                yield [self.say("study.score-of", seat=name), *scored]
        yield [self.say("study.decisions"), *self.mean(difference["decisions"], 1, signed=True)]

    def _points(self, mean: Mapping[str, Any] | None) -> tuple[str, str]:
        """A difference of shares, in per cent."""
        if mean is None:
            return NONE, NONE
        scaled = {k: None if mean[k] is None else 100 * mean[k] for k in ("mean", "low", "high")}
        said, interval = self.mean(scaled, 1, signed=True)
        return f"{said} %", interval


def ranked(labels: Mapping[str, Any], by: str) -> Iterable[tuple[str, Any]]:
    """Labels from the best to the worst."""
    return sorted(labels.items(), key=lambda item: -item[1][by])

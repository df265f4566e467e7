"""One row for each game, as CSV: for statistics of one's own."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gunbai.study.csvfile import SHEET
from gunbai.study.plan import Plan, Setting
from gunbai.study.played import Played

Row = Mapping[str, Any]


class Rows:
    """Keeps a row for every game under every setting, and writes them down in the end."""

    def __init__(self, plan: Plan) -> None:
        self._settings = plan.settings
        self._rows: list[Row] = []

    def add(self, played: Sequence[Played]) -> None:
        """Keep one game, as it went under each setting."""
        number = len(self._rows) // len(self._settings)
        for setting, game in zip(self._settings, played, strict=True):
            self._rows.append({"game": number, **row(setting, game)})

    def write(self, file: Path) -> None:
        """Write all rows into a new file; a column for whatever any game had."""
        columns = list(dict.fromkeys(name for row in self._rows for name in row))
        with file.open("x", encoding=SHEET, newline="") as out:
            writer = csv.DictWriter(out, columns, restval="", lineterminator="\n")
            writer.writeheader()
            writer.writerows(self._rows)


def row(setting: Setting, played: Played) -> Row:
    """One game: what differs, how it ended, who won and scored what, all that was noted."""
    found = dict(setting.varied) | {"ending": played.how, "decisions": played.decisions}
    for seat, bot in enumerate(setting.bots):
        found[f"bot.{seat}"] = bot
        found[f"won.{seat}"] = int(seat in played.winners)
    found |= {f"score.{seat}": score for seat, score in sorted(played.scores.items())}
    found |= {f"luck.{seat}": luck / 1000 for seat, luck in sorted(played.luck.items())}
    return found | dict(_noted(played))


def _noted(played: Played) -> Iterator[tuple[str, Any]]:
    """What the game noted: a number or label as it is, of tries how many came off and how many."""
    facts = played.facts
    yield from facts.game.items()
    for trait, labels in facts.seats.items():
        yield from ((f"{trait}.{seat}", " ".join(borne)) for seat, borne in sorted(labels.items()))
    for counts in (facts.rates, facts.means):
        for trait, counted in counts.items():
            for label, (total, count) in sorted(counted.items()):
                yield f"{trait}:{label}", total
                yield f"{trait}:{label}.count", count

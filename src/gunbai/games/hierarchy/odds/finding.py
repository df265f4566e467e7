"""What best play makes of the duel's rules: the figures of the designers' page.

    python -m gunbai.games.hierarchy.odds.finding [--docs DIR] [--samples N]

Works out who wins under each bid limit, what a point of Honor is worth and how often nobody wins,
and writes the tables and the two plots of ``hierarchy-duel.md`` in that folder. Some minutes.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from gunbai.games.hierarchy.odds.chances import Chances, Face, estimated, exact
from gunbai.games.hierarchy.odds.fights import still_tied
from gunbai.games.hierarchy.odds.finding_plot import Curve, plot
from gunbai.games.hierarchy.odds.rolls import Pool

PAGE = "hierarchy-duel.md"
LIMITS = (None, 1, 2, 3)
SIZES = range(1, 9)
HONORS = ((0, 0), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (2, 2))
HONOR_DICE = 5
SAMPLES = 2000
RUNS = 3
SEED = 1
COLOURS = {None: "#57606a", 1: "#b3261e", 2: "#0b57d0", 3: "#2e7d32"}


@dataclass(frozen=True)
class Row:
    """One line of a table: its head, and the chances of each limit."""

    head: str
    chances: tuple[Chances, ...]


def chances(face: Face, samples: int) -> Chances:
    """Exact chances, or an estimate."""
    return exact(face) or estimated(face, samples, SEED)


def face_off(dice: int, limit: int | None, absorbs: tuple[int, int] = (0, 0)) -> Face:
    """Equal dice on both sides; side 0 bids first."""
    return Face((Pool(dice), Pool(dice)), 0, any(absorbs), absorbs, bid_limit=limit)


def first_bidders(samples: int) -> list[Row]:
    """Who bids first against whom answers first, by dice a side and limit."""
    return [
        Row(str(dice), tuple(chances(face_off(dice, limit), samples) for limit in LIMITS))
        for dice in SIZES
    ]


def honors(samples: int) -> list[Row]:
    """What Honor of mine and theirs makes of a Fight, whoever bids first."""
    return [
        Row(
            f"{mine} : {theirs}",
            tuple(either_first(limit, (mine, theirs), samples) for limit in LIMITS),
        )
        for mine, theirs in HONORS
    ]


def either_first(limit: int | None, absorbs: tuple[int, int], samples: int) -> Chances:
    """The mean of bidding first and second."""
    face = face_off(HONOR_DICE, limit, absorbs)
    one, two = (chances(face._replace(bidder=bidder), samples) for bidder in (0, 1))
    win, draw, loss = ((a + b) / 2 for a, b in zip(one[:3], two[:3], strict=True))
    return Chances(win, draw, loss, one.samples + two.samples)


def table(head: str, rows: Sequence[Row]) -> str:
    """A Markdown table: per limit the wins, ties and losses in percent."""
    titles = [head, *(limit_name(limit) for limit in LIMITS)]
    lines = [titles, ["---"] * len(titles)]
    lines += [[row.head, *map(cell, row.chances)] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def ties(samples: int) -> str:
    """A Markdown table: how often nobody has won after one run, and after three."""
    titles = ["Honor", *(limit_name(limit) for limit in LIMITS)]
    lines = [titles, ["---"] * len(titles)]
    for honor in HONORS:
        shares = [still_tied(HONOR_DICE, honor, limit, RUNS, samples, SEED) for limit in LIMITS]
        cells = [f"{share[0]:.0%} → {share[-1]:.0%}" for share in shares]
        lines.append([f"{honor[0]} : {honor[1]}", *cells])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def limit_name(limit: int | None) -> str:
    """How a limit is called in a table and a plot."""
    return "no limit" if limit is None else f"`bid_limit` {limit}"


def cell(found: Chances) -> str:
    """Wins, ties and losses; estimates are marked."""
    shares = " / ".join(percent(share) for share in found[:3])
    return f"≈ {shares}" if found.samples else shares


def percent(share: Fraction) -> str:
    """A whole percentage."""
    return f"{float(share):.0%}"


def bidder_plot(rows: Sequence[Row]) -> str:
    """The first bidder's share of decided conflicts, over the dice."""
    curves = [
        Curve(
            limit_name(limit).replace("`", ""),
            COLOURS[limit],
            [(int(row.head), float(row.chances[i].decided or 0)) for row in rows],
        )
        for i, limit in enumerate(LIMITS)
    ]
    return plot("Who bids first wins, of decided conflicts", "dice a side", curves)


def honor_plot(rows: Sequence[Row]) -> str:
    """Chances to win, and not to lose, over one's own Honor against none."""
    curves = []
    for i, limit in enumerate(LIMITS[:2]):
        name = limit_name(limit).replace("`", "")
        against_none = [row for row in rows if row.head.endswith(" 0")]
        wins = [(int(row.head[0]), float(row.chances[i].win)) for row in against_none]
        held = [(int(row.head[0]), 1 - float(row.chances[i].loss)) for row in against_none]
        curves += [
            Curve(f"{name}: wins", COLOURS[limit], wins),
            Curve(f"{name}: does not lose", COLOURS[limit], held, dashed=True),
        ]
    return plot(f"A Fight of {HONOR_DICE} dice against Honor 0", "own Honor", curves)


def fill(page: str, name: str, content: str) -> str:
    """Put content between the marks of a name in a page.

    Raises:
        ValueError: the page has no such marks.

    """
    start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, found, rest = page.partition(start)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise ValueError(f"The page has no place for {name!r}.")
    return f"{before}{start}\n\n{content}\n\n{end}{after}"


def write(docs: Path, samples: int) -> None:
    """Work everything out, and write the page's tables and plots."""
    bidders, fights = first_bidders(samples), honors(samples)
    (docs / "hierarchy-duel-bidder.svg").write_text(bidder_plot(bidders), encoding="utf-8")
    (docs / "hierarchy-duel-honor.svg").write_text(honor_plot(fights), encoding="utf-8")
    page = (docs / PAGE).read_text(encoding="utf-8")
    page = fill(page, "first bidder", table("dice a side", bidders))
    page = fill(page, "honor", table("Honor, mine : theirs", fights))
    page = fill(page, "ties", ties(samples // 4))
    (docs / PAGE).write_text(page, encoding="utf-8")


def main() -> None:
    """Read the command line and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    parser.add_argument("--samples", type=int, default=SAMPLES)
    asked = parser.parse_args()
    write(asked.docs, asked.samples)


if __name__ == "__main__":
    main()

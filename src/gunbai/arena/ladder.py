"""Measures how strong every bot is, and writes it where forms, terminals and the docs read it.

``python -m gunbai.arena.ladder --games 240`` plays each bot of each game against the game's usual
one, half of the seats each, and writes ``ladder.json`` beside the game and ``docs/bots.md``.
``--page`` writes the page alone, from what was measured before.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from gunbai import __version__
from gunbai.arena.contest import Contest, contest
from gunbai.arena.results import Pair, Results, Standing
from gunbai.core.game import Game, Sitting
from gunbai.core.seating import Wish, seated
from gunbai.ladder import FILE, Ladder, Rung, called, ladder
from gunbai.registry import find, registered
from gunbai.study.executors import processes
from gunbai.study.figures import to_json
from gunbai.study.many import play_all
from gunbai.words.catalogue import bundle

SEATS = 5
"""So many seats at a table, or as near as the game allows."""
PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def planned(game: Game, games: int, seed: int = 1) -> Contest:
    """Every bot against the usual one."""
    bots = list(game.bots)
    seats = min(max(SEATS, game.players.start), game.players.stop - 1)
    table: Sequence[Sitting] = seated(game, [Wish("", "bot")] * seats)
    return contest(game.id, bots, table, games=games, seed=seed, against=bots[0])


def measure(game: Game, games: int, workers: int = 1) -> Ladder:
    """Play, and say what it came to."""
    met = planned(game, games)
    results = Results(met)
    for played in play_all(met.plan, processes(workers) if workers > 1 else None):
        results.add(played)
    return figures(met, results.standing())


def figures(met: Contest, standing: Standing) -> Ladder:
    """The ladder that a contest came to."""
    command = (
        f"gunbai arena {standing.game} --bots {','.join(met.bots)} --against {met.bots[0]} "
        f"--seats {standing.seats} --games {standing.games} --seed {standing.seed}"
    )
    return Ladder(
        standing.game,
        standing.version,
        __version__,
        datetime.now(UTC).date().isoformat(),
        standing.seats,
        command,
        standing.games,
        [_rung(standing, rating.bot, met.bots[0]) for rating in standing.ratings],
    )


def _rung(standing: Standing, bot: str, usual: str) -> Rung:
    rating = next(one for one in standing.ratings if one.bot == bot)
    pace = next((one.median for one in standing.pace if one.bot == bot), 0.0)
    # The usual bot is measured by the weakest: how often it wins against whoever answers at random.
    other = usual if bot != usual else standing.anchor
    pair, turned = _pair(standing, bot, other)
    share = pair.share
    won, low, high = (share.share, share.low, share.high) if share else (0.0, 0.0, 1.0)
    if turned:
        won, low, high = 1 - won, 1 - high, 1 - low
    return Rung(
        bot,
        rating.points,
        rating.low,
        rating.high,
        other,
        won,
        low,
        high,
        pair.decided,
        pair.undecided,
        pace,
    )


def _pair(standing: Standing, bot: str, other: str) -> tuple[Pair, bool]:
    """The games of two bots, and whether the second of them comes first there."""
    for pair in standing.pairs:
        if {pair.first, pair.second} == {bot, other}:
            return pair, pair.first == other
    raise LookupError(f"{bot} and {other} did not meet")


# -- the page -------------------------------------------------------------------------------------


def page() -> str:
    """``docs/bots.md``: what was measured of every game."""
    return "\n\n".join(_page()) + "\n"


def _page() -> Iterator[str]:
    yield "# How strong the bots are"
    yield "\n".join(
        (
            "Measured by [`gunbai arena`](commands.md#gunbai-arena): each bot against the usual",
            "one of its game, half of the seats each, in every seating of a deal under equal dice.",
            "Shares are of the decided games, with intervals of 95 % over whole deals. A rating is",
            "above the bot that answers at random; 400 points are ten wins to one. Times are those",
            "of a decision in the median, on the machine that measured. A rating without an",
            "interval is a bound: that bot, or the one at random, won all of its games or none.",
        )
    )
    yield (
        "This page and the sentences beside the bots in the form are made by\n"
        "`python -m gunbai.arena.ladder --games N`."
    )
    for game in registered().values():
        found = ladder(game)
        if found is not None:
            yield from _of_game(game, found)


def _of_game(game: Game, found: Ladder) -> Iterator[str]:
    yield f"## {bundle('en').say(f'{game.id}.name')}"
    rows = ["| bot | wins | 95 % | against | decided games | rating | 95 % | time |"]
    rows.append("| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: |")
    rows += [_row(game, rung) for rung in found.rungs]
    yield "\n".join(rows)
    yield (
        f"{found.seats} seats, {found.games} games, rules {found.version}, release "
        f"{found.release}, {found.day}."
    )
    yield f"```sh\n{found.command}\n```"


def _row(game: Game, rung: Rung) -> str:
    undecided = f" ({rung.undecided} undecided)" if rung.undecided else ""
    return (
        f"| {called(game, rung.bot, 'en')} (`{rung.bot}`) | {100 * rung.won:.0f} % "
        f"| {100 * rung.low:.0f} – {100 * rung.high:.0f} | `{rung.against}` "
        f"| {rung.games}{undecided} | {rung.points:+.0f} | {_interval(rung)} "
        f"| {1000 * rung.median:.2g} ms |"
    )


def _interval(rung: Rung) -> str:
    if rung.points_low is None:
        return "–"
    return f"{rung.points_low:+.0f} … {rung.points_high:+.0f}"


def main() -> None:
    """Measure, and write the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--page", action="store_true", help="write the page alone")
    asked = parser.parse_args()
    for game in () if asked.page else map(find, asked.games_of or registered()):
        written = to_json(measure(game, asked.games, asked.workers))
        (game.folder / FILE).write_text(written, encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()

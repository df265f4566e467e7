"""Random years, and the chances of every stance and encounter that are shown in them (snow R6–R16).

The true chance is read off the script: it is run on from a copy of the year for each way in which
the School dice may fall, up to the pools that it then rolls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from gunbai.core.script import Ask, Phrase, Roll
from gunbai.games.snow import GAME
from gunbai.games.snow.procedure.confrontation import HER_DICE, HIS_DICE, resolve
from gunbai.games.snow.rules.clash import Clash, Side
from gunbai.games.snow.rules.kamae import KAMAE
from gunbai.games.snow.rules.schools import SCHOOLS, STANCES, Throw, stances
from gunbai.odds import Distribution, successes
from gunbai.play import new

SCHOOL_FACES = (1, 3, 5)
"""One face of the School die for each thing that it may bring, all as likely."""
TOLD = (*HER_DICE, *HIS_DICE)
"""Events that tell of a side's dice."""
CONSTANTS = (*SCHOOLS.values(), *KAMAE.values())
"""Values of the rules that stay themselves in a copy."""
Hints = Mapping[str, Sequence[Phrase]]


def play(seed: int) -> Counter[str]:
    """One random year; how many chances of each kind were compared."""
    rng = Random(seed)
    seats = [f"h{number}" for number in range(rng.randint(2, 4))]
    match = new("snow", [*seats, "random"][: len(seats) + 1], _options(rng), dice=seed)
    counted: Counter[str] = Counter()
    promised: dict[tuple[int, str], tuple[str, Fraction]] = {}
    while match.open:
        number = rng.choice(list(match.open))
        ask = match.open[number]
        hints = GAME.explain(match.state, ask, True)
        counted += _compared(match.state, ask, hints, promised, rng)
        match.answer(ask.seat, number, ask.sample(rng))
    return counted


def _options(rng: Random) -> dict[str, Any]:
    wished = [option for option in GAME.options if rng.random() < 0.3 and option.id != "years"]
    return {option.id: option.sample(rng) for option in wished}


def _compared(
    year: Any,
    ask: Ask,
    hints: Hints,
    promised: dict[tuple[int, str], tuple[str, Fraction]],
    rng: Random,
) -> Counter[str]:
    found: Counter[str] = Counter()
    if ask.key == "snow.kamae":
        clash, side = ask.about
        for stance, told in rng.sample(sorted(item for item in hints.items() if item[0]), 1):
            true = sorted(_chances(year, clash, side, stance))
            shown = _shown(told)
            assert shown == (true[0], true[-1]), (stance, shown, true)
            found["one" if len(true) == 1 else "range"] += 1
        best = promised.pop((id(side.character), clash.kind), None)
        if best is not None and not clash.is_challenge:
            assert _shown(hints[best[0]]) == (best[1], best[1]), (side.name, best)
            found["best"] += 1
    elif ask.key == "snow.encounter":
        promised.clear()
        for kind, told in hints.items():
            for phrase in told:
                if phrase.key == "snow.hint-best":
                    stance = str(phrase.values["kamae"]).rpartition(".")[2]
                    chance = _exact(phrase.values["chance"])
                    promised[id(ask.about), kind] = stance, chance
    return found


def _shown(told: Sequence[Phrase]) -> tuple[Fraction, Fraction]:
    """The chance to win that is shown, or the least and the most."""
    for phrase in told:
        if phrase.key == "snow.hint-chance":
            return (_exact(phrase.values["chance"]),) * 2
        if phrase.key == "snow.hint-range":
            return _exact(phrase.values["low"]), _exact(phrase.values["high"])
    raise AssertionError(f"no chance among {told}")


def _exact(chance: Phrase) -> Fraction:
    return Fraction(chance.values["exact"])


# -- the plain reckoning ------------------------------------------------------------------------


def _chances(year: Any, clash: Clash, side: Side, stance: str) -> Iterator[Fraction]:
    """The chance to win with a stance, against each that the other may have taken."""
    other = clash.other(side)
    known = other.character is None or other.open
    assert other.house is not None or known
    theirs = [other.stance] if known else stances(other.house.school, challenge=True)  # type: ignore[union-attr]
    for against in theirs:
        yield _chance(year, clash, side is clash.first, stance, "" if known else against)


def _chance(year: Any, clash: Clash, first: bool, stance: str, against: str) -> Fraction:
    chance = Fraction(0)
    other = clash.second if first else clash.first
    called = (STANCES[stance][1], STANCES[against][1] if against else other.calls)
    ways = list(product(*(SCHOOL_FACES if calls else (0,) for calls in called)))
    for mine, theirs in ways:
        then, met = deepcopy((year, clash), {id(value): value for value in CONSTANTS})
        me = met.first if first else met.second
        me.take(stance)
        if against:
            met.other(me).take(against)
        _run_to_the_pools(then, met, {me.seat: mine, met.other(me).seat: theirs})
        chance += _wins(then, met, me) / len(ways)
    return chance


def _run_to_the_pools(year: Any, clash: Clash, school: Mapping[int, int]) -> None:
    """Let the script go on until the dice of both sides are told: both pools are known then."""
    script, given, told = resolve(year, clash), None, 0
    while told < 2:
        step = script.send(given)
        given = None
        if isinstance(step, Roll):
            faces = school[step.seat] if step.key == "snow.school-die" else 2
            given = (faces,) * step.count
        told += getattr(step, "key", "") in TOLD


def _wins(year: Any, clash: Clash, me: Side) -> Fraction:
    """The chance to win once the pools are known, by the script's own judgement of successes."""
    chance = Fraction(0)
    mine, theirs = _successes(clash.first.throw), _successes(clash.second.throw)
    for (one, often), (two, ways) in product(mine.items(), theirs.items()):
        clash.first.successes, clash.second.successes = one, two
        clash.first.kept = (0,) * clash.first.throw.dice
        clash.second.kept = (0,) * clash.second.throw.dice
        won = clash.won(year.options["no_dice"])[0 if me is clash.first else 1]
        chance += Fraction(often * ways * won, mine.total * theirs.total)
    return chance


def _successes(throw: Throw) -> Distribution:
    found = successes(throw.dice, 6, throw.counting)
    if not throw.keep:
        return found
    return found.higher() if throw.keep > 0 else found.lower()

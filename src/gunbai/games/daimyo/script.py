"""Daimyo as a script: turns of weather, initiative, activations and an end (daimyo 2, 10)."""

from __future__ import annotations

from gunbai.core.game import Outcome
from gunbai.core.script import Phrase, Script
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.book import keep_book, reorder
from gunbai.games.daimyo.procedure.activation import activate_all, initiative
from gunbai.games.daimyo.procedure.nightfall import nightfall, reckon, toll
from gunbai.games.daimyo.procedure.objective import contest
from gunbai.games.daimyo.procedure.turn_end import after_victory, end_turn
from gunbai.games.daimyo.procedure.turn_start import set_up, start_turn
from gunbai.games.daimyo.rules.victory import Verdict, verdict
from gunbai.games.daimyo.scenarios.scenario import SIDES


def play(battle: Battle) -> Script[Outcome]:
    """The whole battle, to a victory or the last turn of the scenario."""
    yield from set_up(battle)
    while True:
        yield from start_turn(battle)
        yield from (keep_book(battle) if battle.is_light else fight_turn(battle))
        yield from reckon(battle)
        found = verdict(battle.losses(0), battle.losses(1))
        if found.over:
            return outcome(battle, found)
        taken = yield from contest(battle)
        if taken.over or battle.turn == battle.last_turn:
            return outcome(battle, taken, by_objective=True)
        yield from (reorder(battle) if battle.is_light else after_victory(battle))


def fight_turn(battle: Battle) -> Script[None]:
    """A turn between its start and the question who has won (daimyo 2)."""
    battle.first = yield from initiative(battle)
    yield from activate_all(battle)
    yield from nightfall(battle)
    yield from end_turn(battle)


def outcome(battle: Battle, found: Verdict, *, by_objective: bool = False) -> Outcome:
    """Who won, and how; each seat's score is what its enemy lost, by weight (daimyo 10, R40)."""
    scores = {battle.general_of(side): battle.losses(1 - side).lost for side in SIDES}
    values = {**toll(battle), "turn": battle.turn}
    for side in SIDES:
        values[f"boast{side}"] = battle.boasts[side]
    if not found.over:
        return Outcome((), scores, Phrase("daimyo.undecided", values))
    if found.winner is None:
        return Outcome((), scores, Phrase("daimyo.drawn", values))
    values["winner"] = battle.side_name(found.winner)
    key, aim = "daimyo.won", battle.objective
    if by_objective and aim is not None:
        key = "daimyo.taken" if found.winner == aim.attacker else "daimyo.kept"
        values["name"] = aim.name
    return Outcome((battle.general_of(found.winner),), scores, Phrase(key, values))

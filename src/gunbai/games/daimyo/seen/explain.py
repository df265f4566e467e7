"""What the options of a question would come to, with exact chances where hints are allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from gunbai.core.script import NOTHING, Ask, Phrase
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.nerve import Nerve
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.pieces.modifier import total
from gunbai.games.daimyo.pieces.unit import HITS_PER_STAND, Unit
from gunbai.games.daimyo.procedure.strikes import SHOOT, shot_at
from gunbai.games.daimyo.rules.answer import Answer, answers, faces_in_time, meet, struck_facing
from gunbai.games.daimyo.rules.challenge import KILLS_BY
from gunbai.games.daimyo.rules.charge import Onset
from gunbai.games.daimyo.rules.firing import Shot
from gunbai.games.daimyo.rules.forced import follow_up, pursue
from gunbai.games.daimyo.rules.melee import Clash, Fight, fight, higher_of, pursuing_stands
from gunbai.games.daimyo.rules.morale import Reason, Result, judge, naturals
from gunbai.games.daimyo.rules.morale_modifiers import morale_modifiers
from gunbai.odds import hits, opposed, sums

FIRST, NEXT = "daimyo.hint-melee", "daimyo.hint-next-round"
Hints = Mapping[str, Sequence[Phrase]]


def explain(battle: Battle, ask: Ask, hints_: bool) -> Hints:
    """For each option of an open question, its consequences in words."""
    if not hints_:
        return NOTHING
    match ask.key, ask.about:
        case "daimyo.fire", Shot() as shot:
            return {"fire": [_volley(battle, shot), *_reasons(shot)]}
        case _, Shot(target=enemy) | Fight(enemy=enemy) as part:
            return _by_stands(battle, enemy, part.stands, part.chance)
        case "daimyo.answer", Onset() as onset:
            return _answers(battle, onset)
        case "daimyo.rally", Unit() as unit:
            modifier = total(morale_modifiers(battle.board, unit, battle.heart(unit)))
            return {"rally": [_rally(unit, modifier)]}
        case "daimyo.rally", Nerve() as nerve:
            reasons = [modifier.phrase for modifier in nerve.modifiers]
            return {"rally": [_rally(nerve.unit, nerve.modifier), *reasons]}
        case "daimyo.pursue" | "daimyo.follow", (Unit() as unit, Unit() as foe):
            return NOTHING if battle.on_table else _onwards(battle, ask.key, unit, foe)
        case "daimyo.challenge" | "daimyo.challenged-answer", (Leader() as mine, Leader() as foe):
            option = "challenge" if ask.key == "daimyo.challenge" else "accept"
            return {option: [_challenge(mine, foe)]}
    return NOTHING


def percent(chance: Fraction) -> int:
    """A chance as a whole per cent."""
    return round(100 * chance)


def _volley(battle: Battle, shot: Shot) -> Phrase:
    return _strikes(battle.board.unit(shot.target), shot.stands, shot.chance)


def _by_stands(battle: Battle, enemy: str, most: int, chance: Fraction) -> Hints:
    """What each number of stands comes to."""
    target = battle.board.unit(enemy)
    return {str(stands): [_strikes(target, stands, chance)] for stands in range(1, most + 1)}


def _strikes(target: Unit, stands: int, chance: Fraction) -> Phrase:
    """Two dice a stand at a target."""
    shown = hits(stands, chance)
    lost = shown.at_least(HITS_PER_STAND - target.hits)
    values = {"mean": round(float(shown.mean), 1), "lost": percent(lost)}
    return Phrase("daimyo.hint-volley", values)


def _reasons(shot: Shot) -> list[Phrase]:
    return [modifier.phrase for modifier in shot.modifiers]


def _answers(battle: Battle, onset: Onset) -> Hints:
    """What each answer to a charge that may be given comes to in the first round."""
    board, target = battle.board, battle.board.unit(onset.target)
    legal, _ = answers(board, onset)
    found = {str(Answer.STAND): [_round(battle, board, onset, target, ())]}
    if shot := shot_at(battle, onset):
        found[SHOOT] = [_volley(battle, shot), *_reasons(shot)]
    if Answer.COUNTERCHARGE in legal:
        moved, then = meet(board, onset)
        met = board.with_(moved)
        countered = _round(battle, met, then, moved, (target.id,))
        found[str(Answer.COUNTERCHARGE)] = [countered]
    if Answer.FACE in legal:
        found[str(Answer.FACE)] = [_facing(battle, onset)]
    return found


def _facing(battle: Battle, onset: Onset) -> Phrase:
    if not faces_in_time(battle.board, onset):
        return Phrase("daimyo.hint-caught")
    faced, then = struck_facing(battle.board, onset)
    return _round(battle, battle.board.with_(faced), then, faced, ())


def _round(
    battle: Battle, board: Board, onset: Onset, target: Unit, countering: tuple[str, ...]
) -> Phrase:
    """The first round as the target sees it."""
    charger = board.unit(onset.charger).at(onset.home)
    led = frozenset(u.id for u in (charger, target) if battle.leaders_with(u.id))
    charging = frozenset({charger.id, *countering})
    both = board.with_(charger, target)
    clash = Clash(True, charging, led, higher_of(both, charger, target))
    return _odds(fight(both, target, charger, clash), fight(both, charger, target, clash))


def _odds(mine: Fight, theirs: Fight, key: str = FIRST) -> Phrase:
    first, second = hits(mine.stands, mine.chance), hits(theirs.stands, theirs.chance)
    won, _, lost = opposed(first, second)
    values = {
        "mine": round(float(first.mean), 1),
        "theirs": round(float(second.mean), 1),
        "push": percent(won),
        "pushed": percent(lost),
    }
    return Phrase(key, values)


def _onwards(battle: Battle, key: str, unit: Unit, foe: Unit) -> Hints:
    """What it comes to to go after an enemy who routs, or who was pushed back."""
    if key == "daimyo.pursue":
        return {"pursue": [_pursuit(battle.board, unit, foe)]}
    return {"follow": [_next_round(battle, unit, foe)]}


def _next_round(battle: Battle, unit: Unit, foe: Unit) -> Phrase:
    """The next round where the winner follows up."""
    end = follow_up(battle.board, unit, foe)
    assert end is not None  # else nobody would be asked
    followed = unit.at(end)
    board = battle.board.with_(followed)
    clash = replace(battle.met(followed, foe, higher_of(board, followed, foe)), first=False)
    return _odds(fight(board, followed, foe, clash), fight(board, foe, followed, clash), NEXT)


def _pursuit(board: Board, unit: Unit, prey: Unit) -> Phrase:
    """How far it may go by the die, how likely it catches the routers, and how many stands."""
    gone = [pursue(board, unit, prey, face) for face in range(1, 7)]
    caught = [min(prey.stands, pursuing_stands(board, unit.at(way.end), prey)) for way in gone]
    lengths = [way.length for way in gone]
    values = {
        "least": round(min(lengths), 1),
        "most": round(max(lengths), 1),
        "catch": percent(Fraction(sum(map(bool, caught)), len(caught))),
        "mean": round(sum(caught) / len(caught), 1),
    }
    return Phrase("daimyo.hint-pursuit", values)


def _rally(unit: Unit, modifier: int) -> Phrase:
    shown = naturals().group(lambda sum_: judge(unit.quality, sum_, modifier, Reason.RALLY))
    return Phrase("daimyo.hint-rally", {"pass": percent(shown.get(Result.PASS, Fraction(0)))})


def _challenge(mine: Leader, theirs: Leader) -> Phrase:
    margin = (sums(2, 6) + mine.command) - (sums(2, 6) + theirs.command)
    decided = 1 - margin.chance(0)
    values = {
        "win": percent(margin.at_least(1) / decided),
        "kills": percent(margin.at_least(KILLS_BY) / decided),
        "killed": percent(margin.at_most(-KILLS_BY) / decided),
    }
    return Phrase("daimyo.hint-challenge", values)

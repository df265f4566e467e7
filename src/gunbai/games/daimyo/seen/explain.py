"""What the options of a question would come to, with exact chances where hints are allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from gunbai.core.script import NOTHING, Ask, Choose, Phrase
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.forecast import (
    Exchange,
    first_round,
    followed,
    hits_of,
    morale_test_with,
    stand_lost,
    swords,
)
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.answer import (
    Answer,
    faces_in_time,
    meet,
    pressed_home,
    shot_at,
    struck_facing,
)
from gunbai.games.daimyo.rules.charge import Onset
from gunbai.games.daimyo.rules.firing import Shot
from gunbai.games.daimyo.rules.forced import pursue, retire
from gunbai.games.daimyo.rules.melee import Fight, pursuing_stands
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.games.daimyo.rules.morale_modifiers import MoraleRoll
from gunbai.games.daimyo.rules.push import follow_up
from gunbai.games.daimyo.seen.chances import percent, tenths
from gunbai.odds import Distribution, hits

FIRST, NEXT = "daimyo.hint-melee", "daimyo.hint-next-round"
Hints = Mapping[str, Sequence[Phrase]]


def explain(battle: Battle, ask: Ask, hints_: bool) -> Hints:
    """For each option of an open question, its consequences in words."""
    if not hints_:
        return NOTHING
    match ask.key, ask.about:
        case "daimyo.fire", Shot() as shot:
            return {"fire": _volley(battle, shot)}
        case _, Shot(target=enemy) | Fight(enemy=enemy) as part:
            return _by_stands(battle, enemy, part.stands, part.chance)
        case "daimyo.fire-at", shots:
            return {id_: _volley(battle, shot) for id_, shot in shots.items()}
        case "daimyo.answer", Onset() as onset:
            return _answers(battle, onset, ask.options if isinstance(ask, Choose) else ())
        case "daimyo.rally", MoraleRoll() as test:
            found = morale_test_with(test.unit, Reason.RALLY, test.modifiers)
            values = {"pass": percent(found.passes)}
            return {"rally": [Phrase("daimyo.hint-rally", values), *test.why]}
        case "daimyo.pursue" | "daimyo.follow", (Unit() as unit, Unit() as foe):
            return NOTHING if battle.on_table else _onwards(battle, ask.key, unit, foe)
        case "daimyo.challenge" | "daimyo.challenged-answer", (Leader() as mine, Leader() as foe):
            option = "challenge" if ask.key == "daimyo.challenge" else "accept"
            return {option: [_challenge(mine, foe)]}
    return NOTHING


def _volley(battle: Battle, shot: Shot) -> list[Phrase]:
    return [_strikes(battle.board.unit(shot.target), hits_of(shot)), *shot.why]


def _by_stands(battle: Battle, enemy: str, most: int, chance: Fraction) -> Hints:
    """What each number of stands comes to."""
    target = battle.board.unit(enemy)
    return {str(count): [_strikes(target, hits(count, chance))] for count in range(1, most + 1)}


def _strikes(target: Unit, fallen: Distribution) -> Phrase:
    lost = percent(stand_lost(target, fallen))
    return Phrase("daimyo.hint-volley", {"mean": tenths(fallen.mean), "lost": lost})


def _answers(battle: Battle, onset: Onset, legal: Sequence[str]) -> Hints:
    """What each answer to a charge that may be given comes to in the first round."""
    board, now = battle.board, battle.now
    found = {str(Answer.STAND): [_odds(first_round(now, onset).turned)]}
    if Answer.SHOOT in legal:
        found[str(Answer.SHOOT)] = _volley(battle, shot_at(board, onset))
    if Answer.COUNTERCHARGE in legal:
        target, then = meet(board, onset)
        met = first_round(now.on(board.with_(target)), then, countering=True)
        found[str(Answer.COUNTERCHARGE)] = [_odds(met.turned)]
    if Answer.FACE in legal:
        found[str(Answer.FACE)] = [_facing(battle, onset)]
    if Answer.RETIRE in legal:
        found[str(Answer.RETIRE)] = [_retiring(battle, onset)]
    return found


def _retiring(battle: Battle, onset: Onset) -> Phrase:
    """Whether a target that retires gets away, or else how it is then struck."""
    target, charger = battle.board.unit(onset.target), battle.board.unit(onset.charger)
    gone = retire(battle.board, target, charger)
    board = battle.board.with_(gone.moved(target))
    then = None if gone.left else pressed_home(board, onset)
    if then is None:
        return Phrase("daimyo.hint-leaves" if gone.left else "daimyo.hint-away")
    return _odds(first_round(battle.now.on(board), then).turned)


def _facing(battle: Battle, onset: Onset) -> Phrase:
    if not faces_in_time(battle.board, onset):
        return Phrase("daimyo.hint-caught")
    faced, then = struck_facing(battle.board, onset)
    return _odds(first_round(battle.now.on(battle.board.with_(faced)), then).turned)


def _odds(both: Exchange, key: str = FIRST) -> Phrase:
    values = {
        "mine": tenths(both.hits.mean),
        "theirs": tenths(both.hits_back.mean),
        "push": percent(both.chances.win),
        "pushed": percent(both.chances.lose),
    }
    return Phrase(key, values)


def _onwards(battle: Battle, key: str, unit: Unit, foe: Unit) -> Hints:
    """What it comes to to go after an enemy who routs, or who was pushed back."""
    if key == "daimyo.pursue":
        return {"pursue": [_pursuit(battle.board, unit, foe)]}
    winner = follow_up(battle.board, unit, foe)
    assert winner is not None  # else nobody would be asked
    return {"follow": [_odds(followed(battle.now, winner, foe), NEXT)]}


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


def _challenge(mine: Leader, theirs: Leader) -> Phrase:
    found = swords(mine.command, theirs.command)
    values = {"win": found.wins, "kills": found.kills, "killed": found.killed}
    shown = {name: percent(chance) for name, chance in values.items()}
    return Phrase("daimyo.hint-challenge", shown)

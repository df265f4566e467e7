"""Melee of the active clan: challenges, a round of blows, push-back and follow-up (daimyo 7)."""

from __future__ import annotations

from dataclasses import replace

from gunbai.core.script import Choose, Script, scene_of, signed, tell
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.field.leader import Leader, wounded
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.procedure.asking import both, choose, goes_after, roll
from gunbai.games.daimyo.procedure.losses import suffer
from gunbai.games.daimyo.procedure.movement import captured
from gunbai.games.daimyo.rules.activation import Command
from gunbai.games.daimyo.rules.challenge import Duel, duel
from gunbai.games.daimyo.rules.disorder import disorder
from gunbai.games.daimyo.rules.melee import Fight, pushed
from gunbai.games.daimyo.rules.situation import Pair, pair
from gunbai.games.daimyo.rules.strike import HIT, hits_shown

CHALLENGE, NO_CHALLENGE = "challenge", "none"
ACCEPT, REFUSE = "accept", "refuse"
FOLLOW, STAY = "follow", "stay"


def fight_all(battle: Battle, command: Command) -> Script[None]:
    """One round of each melee that the command's units are in, if it was not fought this turn."""
    for id_ in [unit.id for unit in battle.units_of(command)]:
        for enemy in _enemies_of(battle, id_):
            if pair(id_, enemy) not in battle.fought and enemy in _enemies_of(battle, id_):
                battle.fought.add(pair(id_, enemy))
                yield from melee(battle, id_, enemy)


def _enemies_of(battle: Battle, id_: str) -> list[str]:
    unit = battle.unit(id_)
    return [enemy.id for enemy in battle.board.opponents(unit)] if unit else []


def melee(battle: Battle, one: str, other: str) -> Script[None]:
    """A challenge, a round, and who gives way."""
    yield from _challenges(battle, one, other)
    fights = yield from battle.eyes.fights(one, other)
    scores = yield from _exchange(battle, *fights)
    yield from _outcome(battle, (one, other), scores)


def _exchange(battle: Battle, mine: Fight, theirs: Fight) -> Script[tuple[int, int]]:
    """Both strike at once: the dice, the hits, and what they cost."""
    one, other = mine.unit, theirs.unit
    first, second = battle.board.unit(one), battle.board.unit(other)
    dice = ((yield from _blows(battle, mine)), (yield from _blows(battle, theirs)))
    scores = (hits_shown(dice[0], mine.modifier), hits_shown(dice[1], theirs.modifier))
    battle.rounds[pair(one, other)] = battle.rounds.get(pair(one, other), 0) + 1
    for id_ in (one, other):
        battle.put(battle.board.unit(id_).did(fought=True))
    yield tell(
        "daimyo.melee",
        chapter=scene_of(),
        **both(first, second),
        dice=dice[0],
        dice_back=dice[1],
        needs=HIT - mine.modifier,
        needs_back=HIT - theirs.modifier,
        hits=scores[0],
        hits_back=scores[1],
        why=mine.why,
        why_back=theirs.why,
    )
    yield from suffer(battle, other, scores[0])
    yield from suffer(battle, one, scores[1])
    return scores


def _blows(battle: Battle, part: Fight) -> Script[list[int]]:
    unit, enemy = battle.board.unit(part.unit), battle.board.unit(part.enemy)
    if not part.stands:
        return []
    faces = yield roll(
        battle,
        unit.side,
        "daimyo.roll.melee",
        2 * part.stands,
        rule="daimyo.7",
        unit=unit.name,
        target=enemy.name,
        stands=part.stands,
        modifier=signed(part.modifier),
    )
    return list(faces)


def _outcome(battle: Battle, met: Pair, scores: tuple[int, int]) -> Script[None]:
    """The one with fewer hits is pushed back, and the winner may follow (R12)."""
    if (place := pushed(scores)) is None:
        return
    winner, loser = met[1 - place], met[place]
    won, lost = battle.unit(winner), battle.unit(loser)
    if won is None or lost is None:
        return
    if lost.troops.gun:
        yield from _gun_lost(battle, lost, won)
    elif (yield from battle.eyes.pushed_back(lost, won)):
        yield tell("daimyo.pushed-back", unit=lost.name)
        yield from _follow(battle, winner, loser)
        battle.part(pair(*met))
        yield from battle.eyes.scatter_leaders()
    else:
        battle.put(disorder(lost))
        yield tell("daimyo.cannot-give-way", unit=lost.name)


def _gun_lost(battle: Battle, gun: Unit, by: Unit) -> Script[None]:
    """A gun that loses is captured: lost to its side, its taker's from next turn (daimyo 8)."""
    battle.lose(gun, "captured")
    battle.put(captured(gun, by))
    yield tell("daimyo.gun-taken", unit=by.name, gun=gun.name)
    yield from battle.eyes.scatter_leaders()


def _follow(battle: Battle, winner: str, loser: str) -> Script[None]:
    won, lost = battle.board.unit(winner), battle.board.unit(loser)
    goes = battle.eyes.may_follow(won, lost) and (yield from _follows(battle, won, lost))
    battle.eyes.follow(won, lost, goes=goes)


def _follows(battle: Battle, won: Unit, lost: Unit) -> Script[bool]:
    """Whether the winner follows, as the frenzied always do (R10, R12)."""
    goes = yield from goes_after(
        battle, won, lost, "daimyo.follow", (FOLLOW, STAY), rule="daimyo.R12"
    )
    if goes:
        yield tell("daimyo.follows", unit=won.name)
    return goes


# Challenges


def _challenges(battle: Battle, one: str, other: str) -> Script[None]:
    """Where both units have a leader, either may challenge, once a round (R14)."""
    for mine, theirs in ((one, other), (other, one)):
        if not (battle.now.leaders_with(mine) and battle.now.leaders_with(theirs)):
            return
        challenger, rival = battle.now.leaders_with(mine)[0], battle.now.leaders_with(theirs)[0]
        options = (CHALLENGE, NO_CHALLENGE)
        if (yield _ask(battle, "daimyo.challenge", options, challenger, rival)) == CHALLENGE:
            yield from _challenge(battle, challenger, rival)
            return


def _ask(
    battle: Battle, key: str, options: tuple[str, str], mine: Leader, theirs: Leader
) -> Choose:
    """What a leader does who faces another, each with his unit."""
    names = {"leader": mine.name, "rival": theirs.name, "id": mine.unit, "target_id": theirs.unit}
    pair_ = (mine, theirs)
    return choose(battle, mine.side, key, options, rule="daimyo.R14", about=pair_, **names)


def _challenge(battle: Battle, challenger: Leader, rival: Leader) -> Script[None]:
    yield tell("daimyo.challenged", chapter=scene_of(), leader=challenger.name, rival=rival.name)
    options = (ACCEPT, REFUSE)
    if (yield _ask(battle, "daimyo.challenged-answer", options, rival, challenger)) == REFUSE:
        unit = battle.board.unit(rival.unit)
        battle.put(unit.did(refused_challenge=True))
        yield tell("daimyo.challenge-refused", leader=rival.name)
        return
    while (ending := (yield from _cross_swords(battle, challenger, rival))) is Duel.AGAIN:
        pass
    won = ending in (Duel.KILLS, Duel.WOUNDS)
    winner, loser = (challenger, rival) if won else (rival, challenger)
    yield from _duel_lost(battle, winner, loser, deadly=ending in (Duel.KILLS, Duel.KILLED))


def _cross_swords(battle: Battle, challenger: Leader, rival: Leader) -> Script[Duel]:
    totals: list[int] = []
    dice: list[list[int]] = []
    for leader in (challenger, rival):
        faces = yield roll(
            battle,
            leader.side,
            "daimyo.roll.challenge",
            2,
            rule="daimyo.R14",
            leader=leader.name,
            modifier=signed(leader.command),
        )
        dice.append(list(faces))
        totals.append(sum(faces) + leader.command)
    yield tell(
        "daimyo.swords",
        leader=challenger.name,
        rival=rival.name,
        dice=dice[0],
        dice_back=dice[1],
        total=totals[0],
        total_rival=totals[1],
    )
    return duel(*totals)


def _duel_lost(battle: Battle, winner: Leader, loser: Leader, *, deadly: bool) -> Script[None]:
    """The loser dies, counted for the boast, or is driven back wounded (R14, daimyo 10)."""
    if deadly:
        battle.kill(loser)
        battle.boasts[winner.side] += 1
        yield tell("daimyo.duel-kills", leader=winner.name, rival=loser.name)
        return
    hurt = wounded(loser)
    battle.leaders[loser.id] = replace(hurt, moved=True)
    yield tell("daimyo.duel-wounds", leader=winner.name, rival=loser.name, rating=hurt.command)

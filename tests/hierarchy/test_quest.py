"""From the Decree to the climax (hierarchy R14, R15, R17, R18, R19, R24, R28)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hierarchy.realm import (
    BRUTE,
    DAIMYO,
    EMPEROR,
    RIVAL,
    SAMURAI,
    SHOGUN,
    SHOGUN2,
    SHOGUN3,
    Played,
    realm,
    tile,
)

from gunbai.core.script import Refused
from gunbai.games.hierarchy.phases.climax import climax
from gunbai.games.hierarchy.phases.decree import decree
from gunbai.games.hierarchy.phases.duel import daimyo_duel
from gunbai.games.hierarchy.phases.fortune import seek_fortune
from gunbai.games.hierarchy.phases.homecoming import come_home
from gunbai.games.hierarchy.phases.scene import SCENE_DICE, scene_dice
from gunbai.games.hierarchy.phases.shoguns import choose_shoguns
from gunbai.games.hierarchy.phases.split import split
from gunbai.games.hierarchy.phases.subversion import subversion
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.conflict import DEED, OBSTACLE, PRECIOUS, TALISMAN
from gunbai.games.hierarchy.rules.sheet import STATS
from gunbai.games.hierarchy.state import Boss, Realm
from gunbai.games.hierarchy.view import view

TEXTS = {
    "hierarchy.theme": "",
    "hierarchy.scene": "",
    "hierarchy.plan": "",
    "hierarchy.lair": "",
    "hierarchy.stakes": "",
}
AFRAID = {"hierarchy.terms": "combat", "hierarchy.terms.answer": "accept"}


def on_quest(**options: Any) -> Realm:
    """A realm whose party has set out: the first Daimyo, two Shoguns, all Samurai."""
    made = realm(**options)
    made.quest.leader, made.quest.rival = made.characters[DAIMYO], made.characters[RIVAL]
    made.quest.party = [made.characters[seat] for seat in (DAIMYO, SHOGUN, SHOGUN2, 6, 7, 8)]
    return made


# -- Decree -------------------------------------------------------------------------------------


def made_boss(made: Realm, **answers: Any) -> Played:
    chosen: dict[str, Any] = {
        "hierarchy.decree": "wolves",
        "hierarchy.boss": "the Wolf Mother",
        "hierarchy.boss.stats": 4,
        "hierarchy.boss.divide": dict.fromkeys(STATS, 0) | {"combat": 4},
        "hierarchy.boss.tiles": 1,
        "hierarchy.boss.servants": 2,
    }
    return Played(decree(made), chosen | {f"hierarchy.boss.{k}": v for k, v in answers.items()})


def test_the_boss_stays_hidden_from_all_but_the_emperor() -> None:
    made = realm()
    played = made_boss(made)
    assert made.quest.boss == Boss("the Wolf Mother", made.quest.boss.stats, 1, 2)  # type: ignore[union-attr]
    assert view(made, EMPEROR).boss is not None
    assert view(made, DAIMYO).boss is None
    assert view(made, None).boss is None
    assert "Wolf Mother" not in repr(played.tells)


def test_r14_the_boss_is_no_stronger_than_the_emperor_in_stats_and_in_tiles_each() -> None:
    made = realm()
    made.characters[EMPEROR].tiles.append(tile("Fan", "arms", 2))
    assert made.boss_limits == (4, 3)
    made_boss(made)
    for key, value in (("stats", 5), ("tiles", 4), ("servants", 3)):
        with pytest.raises(Refused, match=r"hierarchy\.R14"):
            made_boss(realm(), **{key: value})


# -- duel, Shoguns, Subversion ------------------------------------------------------------------


def test_r24_after_a_duel_that_was_left_the_emperor_names_the_leader() -> None:
    made = realm()
    made.characters[RIVAL].honor = 2
    answers = {
        "hierarchy.escalate": "spar",
        "hierarchy.tie": "leave",
        "hierarchy.name-leader": [[1]],
        **BRUTE,
    }
    played = Played(daimyo_duel(made), answers, [[5] * 4, [5] * 4])
    assert played.asked("hierarchy.name-leader")[0].items == ["c2", "c1"]
    assert made.quest.leader is made.characters[DAIMYO]
    assert made.quest.rival is made.characters[RIVAL]


def test_the_leader_picks_two_shoguns_and_all_samurai_go() -> None:
    made = on_quest()
    Played(choose_shoguns(made), {"hierarchy.shoguns": [[0, 2]], "hierarchy.follow": "go"})
    assert [c.seat for c in made.quest.party] == [DAIMYO, SHOGUN, SHOGUN3, 6, 7, 8]


def test_r15_a_shogun_may_refuse_and_another_is_picked() -> None:
    made = on_quest()
    answers = {
        "hierarchy.shoguns": [[0, 1], [0]],
        "hierarchy.follow": "go",
        ("hierarchy.follow", SHOGUN): "refuse",
    }
    Played(choose_shoguns(made), answers)
    assert [c.seat for c in made.quest.party[:3]] == [DAIMYO, SHOGUN2, SHOGUN3]


def test_r15_with_none_left_the_leader_goes_with_fewer() -> None:
    made = on_quest()
    Played(choose_shoguns(made), {"hierarchy.shoguns": [[0, 1], [0]], "hierarchy.follow": "refuse"})
    assert [c.seat for c in made.quest.party] == [DAIMYO, 6, 7, 8]


@pytest.mark.parametrize(
    ("mine", "theirs", "subverted", "honor"), [(9, 2, True, 1), (2, 9, False, 0)]
)
def test_subversion_hampers_the_quest_or_costs_one_honor(
    mine: int, theirs: int, subverted: bool, honor: int
) -> None:
    made = on_quest()
    made.characters[RIVAL].tiles.append(tile("Mist", "stealth"))
    made.characters[RIVAL].stats["subterfuge"] = 1
    answers = {"hierarchy.subversion": "subvert", "hierarchy.select": [[0]], **BRUTE}
    played = Played(subversion(made), answers, [[mine, mine], [theirs]])
    assert [roll.count for roll in played.rolls] == [2, 1]
    assert made.quest.is_subverted is subverted
    assert made.characters[RIVAL].honor == honor


def test_subversion_need_not_be_tried() -> None:
    made = on_quest()
    Played(subversion(made), {"hierarchy.subversion": "abstain"})
    assert not made.quest.is_subverted


# -- the Split ----------------------------------------------------------------------------------


def test_r17_the_pairs_of_the_split_play_with_each_other_as_gm_in_turn() -> None:
    made = on_quest()
    answers = {
        "hierarchy.fortune": lambda ask: "deed" if "deed" in ask.options else "enough",
        "hierarchy.deed": "story",
        **TEXTS,
    }
    played = Played(split(made), answers)
    seen = [(ask.values["who"], f"c{ask.seat}") for ask in played.asked("hierarchy.deed")]
    assert sorted(hero for hero, _ in seen) == [f"c{seat}" for seat in range(9)]
    assert sorted(gm for _, gm in seen) == [f"c{seat}" for seat in range(9)]
    assert len({frozenset(pair) for pair in seen}) == 3 + 3, "a trio of three, and three pairs"
    assert not made.groups


def fortune(made: Realm, seat: int, wishes: list[str], dice: Any = (), **answers: Any) -> Played:
    keyed = {f"hierarchy.{key.replace('_', '-')}": value for key, value in answers.items()}
    chosen = {
        **TEXTS,
        **AFRAID,
        **BRUTE,
        "hierarchy.fortune": wishes,
        "hierarchy.scene-dice": "easy",
        "hierarchy.raise-stat": "spirit",
        "hierarchy.raise-tile": [[0]],
        "hierarchy.select": lambda ask: list(range(ask.most)),
        "hierarchy.tie": "leave",
        "hierarchy.turn-back": "stay",
        "hierarchy.deed": "story",
        **keyed,
    }
    return Played(seek_fortune(made, made.characters[seat], made.characters[8]), chosen, dice)


def test_a_discovery_gives_a_stat_a_tile_honor_and_the_talisman() -> None:
    made = on_quest()
    hero = made.characters[SAMURAI]
    played = fortune(made, SAMURAI, ["talisman", "enough"], [[9], [3, 2]])
    assert hero.discovered
    assert (hero.stats["spirit"], hero.tiles[0].rating, hero.honor) == (2, 2, 2)
    assert not played.asked("hierarchy.choose-tiles"), "Spirit alone, no Tiles"
    assert played.told("hierarchy.discovered")[0].reveals


def test_a_failed_discovery_changes_nothing_and_is_not_tried_again_on_this_quest() -> None:
    made = on_quest()
    hero = made.characters[SAMURAI]
    played = fortune(made, SAMURAI, ["talisman", "enough"], [[1], [3, 2]])
    assert not hero.discovered
    assert hero.honor == 1
    again = played.asked("hierarchy.fortune")[1]
    with pytest.raises(Refused, match="once a quest"):
        again.read("talisman")


@pytest.mark.parametrize(("hers", "his", "honor"), [(9, 1, 2), (1, 9, 0)])
def test_the_precious_is_worth_one_honor_either_way(hers: int, his: int, honor: int) -> None:
    made = on_quest()
    dice = [[his] * 2, [hers] * 3]
    answers = {"terms": "speech", "choose_stat": "combat", "choose_tiles": [[]]}
    fortune(made, SAMURAI, ["precious", "enough"], dice, **answers)
    assert made.characters[SAMURAI].honor == honor


def test_on_the_quest_everybody_tries_something_first() -> None:
    made = on_quest()
    played = fortune(made, SAMURAI, ["deed", "enough"])
    first = played.asked("hierarchy.fortune")[0]
    with pytest.raises(Refused, match="tries something"):
        first.read("enough")


def test_r18_at_home_the_same_scenes_are_played_once_each_or_none() -> None:
    made = on_quest()
    assert len(fortune(made, EMPEROR, ["enough"]).asks) == 1
    answers = {"terms": "speech", "choose_stat": "combat", "choose_tiles": [[]]}
    scenes = ["precious", "talisman", "deed"]
    dice = [[1] * 4, [9] * 5, [9] * 3, [1] * 2]
    played = fortune(made, EMPEROR, [*scenes, "enough"], dice, **answers)
    assert [ask.options for ask in played.asked("hierarchy.fortune")][-1] == ["deed", "enough"]
    assert made.characters[EMPEROR].honor == 3
    assert made.characters[EMPEROR].discovered


@pytest.mark.parametrize(("level", "dice"), [("easy", 2), ("fair", 3), ("hard", 4), ("dire", 6)])
def test_r19_the_gm_chooses_how_many_dice_stand_in_the_way(level: str, dice: int) -> None:
    made = on_quest()
    made.characters[EMPEROR].tiles.append(tile("Fan", "arms", 3))
    played = fortune(made, SAMURAI, ["talisman", "enough"], [[1], [9] * dice], scene_dice=level)
    assert played.rolls[1].count == dice


def test_r19_never_above_what_a_boss_could_have() -> None:
    made = on_quest()
    assert sum(made.boss_limits) == 5
    played = fortune(made, SAMURAI, ["talisman", "enough"], [[1], [9] * 5], scene_dice="dire")
    assert played.asked("hierarchy.scene-dice")[0].subject["dice"]["dire"] == 5


@pytest.mark.parametrize(("level", "dice"), [("easy", 7), ("fair", 9), ("hard", 11), ("dire", 13)])
def test_r19_for_the_precious_it_is_counted_from_the_heros_own_pool(level: str, dice: int) -> None:
    hero = realm().characters[SAMURAI]  # Combat 3, the Sword
    hero.tiles += [tile("Horse"), tile("Pike", "arms", 2)]
    hero.carried = (4, 2)
    for cause in (PRECIOUS, DEED, OBSTACLE):
        assert scene_dice(hero, cause, 99)[level] == dice
        assert scene_dice(hero, cause, 10)[level] == min(10, dice)
    assert scene_dice(hero, TALISMAN, 99) == SCENE_DICE
    hero.caste = Caste.EMPEROR
    assert scene_dice(hero, DEED, 99)[level] == dice + 2, "Cosmos counts"


def test_r31_smaller_conflicts_come_before_the_central_one() -> None:
    for most, wished, fought in ((1, [], 0), (2, ["smaller"], 1), (3, ["smaller", "central"], 1)):
        made = on_quest(scene_conflicts=most)
        honor = made.characters[SAMURAI].honor
        played = fortune(
            made,
            SAMURAI,
            ["precious", "enough"],
            [[1] * 4, [9] * 2] * fought + [[1] * 2, [9] * 3],
            terms="speech",
            choose_stat="combat",
            choose_tiles=[[0], []] if fought else [[]],
            obstacle=list(wished),
            deed="contest",
        )
        met = [e.values["cause"] for e in played.told("hierarchy.conflict")]
        assert met.count("hierarchy.cause.obstacle") == fought
        assert made.characters[SAMURAI].honor == honor + 1, "for the Precious alone"


def test_an_unconscious_hero_can_only_do_a_deed_without_a_contest() -> None:
    made = on_quest()
    made.characters[SAMURAI].wounds = 4
    played = fortune(made, SAMURAI, ["deed"], deed="contest")
    assert played.asked("hierarchy.fortune")[0].options == ["deed"]
    assert not played.asked("hierarchy.scene-dice")


# -- the climax ---------------------------------------------------------------------------------


def last(made: Realm, dice: Any, **answers: Any) -> Played:
    keyed = {f"hierarchy.{key.replace('_', '-')}": value for key, value in answers.items()}
    chosen = {
        **TEXTS,
        **AFRAID,
        **BRUTE,
        "hierarchy.call": "call",
        "hierarchy.help": "stand-by",
        "hierarchy.select": lambda ask: list(range(ask.most)),
        "hierarchy.tie": "leave",
        **keyed,
    }
    return Played(climax(made), chosen, dice)


def test_the_whole_party_is_rewarded_when_the_boss_is_overcome() -> None:
    made = on_quest()
    played = last(made, [[9] * 4, [1] * 5])
    assert {who.points for who in made.characters} == {0}, "rewards are given at the Return"
    assert made.quest.boss is not None
    assert made.quest.boss.is_known
    assert view(made, None).boss is not None
    Played(come_home(made), {"hierarchy.gift": lambda _ask: []})
    for who in made.characters:
        on = who.seat in (DAIMYO, SHOGUN, SHOGUN2, 6, 7, 8)
        assert (who.points, who.honor) == ((1, 2) if on else (0, 1))
    assert played.told("hierarchy.boss.known")[0].reveals


def test_helpers_add_a_d8_for_a_shogun_and_a_d6_for_a_samurai() -> None:
    made = on_quest()
    made.characters[7].wounds = 4
    dice = [[9] * 4, [8], [7], [6], [5], [1] * 5]
    played = last(made, dice, help="help")
    sides = [(roll.seat, roll.sides) for roll in played.rolls]
    assert sides == [(1, 10), (3, 8), (4, 8), (6, 6), (8, 6), (0, 10)], "nobody unconscious helps"
    rolled = played.told("hierarchy.rolled")[0].values
    shown = sorted(zip(rolled["dice"], rolled["sides"], strict=True))
    fallen = [(face, roll.sides) for roll, faces in zip(played.rolls[:5], dice, strict=False)
              for face in faces]  # fmt: skip
    assert shown == sorted(fallen), "and every die is told with its sides"
    assert played.told("hierarchy.rolled")[0].values["dice"] == [9, 9, 9, 9, 8, 7, 6, 5]


def test_a_lost_climax_brings_nothing() -> None:
    made = on_quest()
    made.characters[DAIMYO].honor = 0
    last(made, [[1] * 4, [9] * 5])
    assert {who.points for who in made.characters} == {0}


def test_the_boss_fights_with_the_stat_the_emperor_chooses_and_his_tiles() -> None:
    made = on_quest()
    made.quest.boss = Boss("b", dict.fromkeys(STATS, 0) | {"speech": 4}, 2, 0)
    answers = {
        "terms": "spirit",
        "choose_stat": lambda ask: "speech" if ask.seat == EMPEROR else "combat",
        "choose_tiles": [[0]],
    }
    played = last(made, [[9] * 4, [1] * 6], **answers)
    assert [roll.count for roll in played.rolls] == [4, 6]


def test_r28_the_leader_may_give_the_quest_up_and_the_boss_is_never_known() -> None:
    made = on_quest()
    played = last(made, [], call="go-home")
    assert played.told("hierarchy.quest.given-up")
    assert made.quest.boss is not None
    assert not made.quest.boss.is_known


def test_r28_an_unconscious_leader_cannot_call() -> None:
    made = on_quest()
    made.characters[DAIMYO].wounds = 4
    assert not last(made, []).asks


def test_r28_the_emperor_may_set_servants_in_the_way_first() -> None:
    made = on_quest()
    assert made.quest.boss is not None
    made.quest.boss.servants = 1
    dice = [[9] * 4, [1] * 2, [9] * 4, [1] * 5]
    played = last(made, dice, confront="servant", scene_dice="easy")
    assert len(played.asked("hierarchy.confront")) == 1
    assert len(played.told("hierarchy.conflict")) == 2
    assert made.quest.boss.servants == 0

"""The bots: whole games, every decision legal, tempers, voices."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hierarchy.realm import DAIMYO, EMPEROR, SAMURAI, in_a_duel, realm, tile

from gunbai.core.game import Reasoned, Sight, Sitting
from gunbai.core.script import Choose, Pick, Write
from gunbai.core.seating import Wish, seated
from gunbai.games.hierarchy import GAME
from gunbai.games.hierarchy.bots import BOTS
from gunbai.games.hierarchy.bots.chances import fight_chance, outrolls
from gunbai.games.hierarchy.bots.duelling import typical
from gunbai.games.hierarchy.bots.lays import by_thumb, foresee, least_over
from gunbai.games.hierarchy.bots.temper import TEMPERS
from gunbai.games.hierarchy.bots.voice import VOICES, Voice, temper_of
from gunbai.games.hierarchy.rules.duel import Duel, Duelist, refusal
from gunbai.games.hierarchy.rules.sheet import USES
from gunbai.games.hierarchy.solver.solve import solve
from gunbai.games.hierarchy.state import Realm
from gunbai.games.hierarchy.view import view
from gunbai.play import new, play_bots
from gunbai.words.catalogue import bundle

FACTS = {"who": "Aki", "mine": "The mill", "precious": "A bell"}
dice = st.lists(st.integers(1, 10), min_size=1, max_size=5)


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"bid_limit": 1, "ties_max": 3},
        {"bid_limit": 2, "dice": "screened", "carry": "faces"},
        {"tiles": "ask", "creation_tiles": "stack", "ladder": "next", "undisputed": False},
        {"victory": "honor", "ties_max": 1},
    ],
)
def test_twelve_bots_finish_a_whole_game(options: dict[str, Any]) -> None:
    match = new(GAME, ["bot"] * 12, {"rounds_max": 6, **options}, 8)
    play_bots(match, Random(8))
    assert match.over


def test_random_bots_and_fair_players_with_real_dice_play_together() -> None:
    match = new(GAME, ["random", "fair"] * 4, {"rounds_max": 1}, "typed")
    play_bots(match, Random(3))
    assert match.over


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_bot_names_things_in_the_letters_of_its_own_name(language: str) -> None:
    seats = [Sitting(name, "fair") for name in VOICES[language].names[:8]]
    match = new(GAME, seats, {"rounds_max": 1}, 2)
    play_bots(match, Random(2))
    realm: Realm = match.state
    for who in realm.characters:
        texts = [who.talisman, who.precious, *(tile.name for tile in who.tiles[1:])]
        assert all(bool(re.search("[а-яА-Я]", text)) == (language == "ru") for text in texts)


# -- single decisions ---------------------------------------------------------------------------


def reasoned(made: Realm, ask: Any, seed: int = 1) -> Any:
    """What a bot answers, with its reasons where it has any."""
    return BOTS["fair"](Sight(ask.seat, lambda: view(made, ask.seat)), ask, Random(seed))


def asked(made: Realm, ask: Any, seed: int = 1) -> Any:
    """What a bot answers."""
    answer = reasoned(made, ask, seed)
    return answer.value if isinstance(answer, Reasoned) else answer


def test_the_temper_comes_from_the_talisman_that_the_bot_wrote() -> None:
    for voice in VOICES.values():
        for temper in TEMPERS:
            assert {temper_of(noun) for noun in voice.talismans[temper.id]} == {temper}
    assert temper_of("something of a stranger's").id == "loyal"


def subversions(noun: str) -> int:
    made = realm()
    rival = made.characters[2]
    rival.talisman, rival.stats["subterfuge"] = noun, 5
    made.quest.leader = made.characters[DAIMYO]
    ask = Choose(2, "hierarchy.subversion", ("abstain", "subvert"), subject={"seat": 1})
    return sum(asked(made, ask, seed) == "subvert" for seed in range(200))


def test_the_sly_break_faith_where_the_loyal_keep_it() -> None:
    assert subversions("Fox") > 130
    assert subversions("Ox") < 30


def test_bots_pick_fights_they_can_win() -> None:
    made = realm()
    samurai = made.characters[SAMURAI]
    samurai.talisman = "Boar"
    samurai.tiles.append(tile("Pike", "arms", 9))
    ask = Pick(SAMURAI, "hierarchy.uprising", ["c1", "c1"], most=1, ids=[1, 2])
    samurai.honor, made.characters[1].honor, made.characters[2].honor = 0, 99, 99
    assert asked(made, ask) == [], "a hundred rolls would have to be won before one is lost"
    samurai.honor, made.characters[2].honor = 1, 0
    assert asked(made, ask) == [1]
    samurai.tiles.clear()
    samurai.tiles.append(tile("Twig", "craft"))
    samurai.stats["combat"] = samurai.honor = 0
    assert asked(made, ask) == []


@pytest.mark.parametrize(
    ("honor", "points", "discovered", "wish"),
    [(3, 1, True, "point"), (3, 9, False, "stat"), (1, 0, True, "done")],
)
def test_bots_train_towards_the_throne(
    honor: int, points: int, discovered: bool, wish: str
) -> None:
    made = realm()
    for who in made.characters:
        who.points = 1
    hero = made.characters[SAMURAI]
    hero.talisman, hero.honor, hero.points, hero.discovered = "Ox", honor, points, discovered
    options = ("done", *[w for w, price in (("stat", 2), ("point", 3)) if price <= honor])
    assert asked(made, Choose(SAMURAI, "hierarchy.training", options)) == wish


@pytest.mark.parametrize(("absorbs", "last"), [([0, 0], "leave"), ([0, 2], "again")])
def test_bots_leave_a_conflict_after_three_ties_unless_honor_is_left_to_be_spent(
    absorbs: list[int], last: str
) -> None:
    made = realm()
    answers = [
        asked(
            made,
            Choose(
                EMPEROR,
                "hierarchy.tie",
                ("again", "leave", "surrender"),
                values={"ties": ties},
                subject={"seat": SAMURAI, "absorbs": absorbs},
            ),
        )
        for ties in (1, 2, 3, 4)
    ]
    assert answers == ["again", "again", last, last]


# -- chances and lays ---------------------------------------------------------------------------


@given(dice, dice)
def test_where_the_solver_sees_the_end_a_bot_lays_what_it_finds(mine: Any, theirs: Any) -> None:
    duel = Duel((Duelist(tuple(mine)), Duelist(tuple(theirs))))
    seen = foresee(duel)
    assert seen is not None
    assert refusal(duel, seen.best[0]) is None
    if seen.worth.won > 0:
        assert sum(by_thumb(duel)) == sum(mine), "the greater total is laid at once"


@given(dice, st.integers(1, 30), st.integers(1, 3))
def test_the_least_that_strikes_is_found_as_by_trying_all(held: Any, bid: int, most: int) -> None:
    from gunbai.games.hierarchy.rules.duel import hand, lays

    mine = hand(held)
    striking = [sum(laid) for laid in lays(mine, most) if sum(laid) > bid]
    found = least_over(mine, bid, most)
    assert sum(found) == (min(striking) if striking else mine[-1])


@given(dice, dice, st.sampled_from([None, 1, 2]), st.booleans())
def test_a_rule_of_thumb_is_always_legal(
    mine: Any, theirs: Any, limit: int | None, answers: bool
) -> None:
    duel = Duel((Duelist(tuple(mine)), Duelist(tuple(theirs))), bid_limit=limit)
    if answers:
        duel = Duel(duel.duelists, bidder=1, bid_limit=limit, bid=(7,))
    assert refusal(duel, by_thumb(duel)) is None


@pytest.mark.parametrize(("mine", "theirs"), [(3, 3), (6, 3), (2, 5), (9, 8)])
def test_the_estimate_of_outrolling_is_near_what_falls(mine: int, theirs: int) -> None:
    rng = Random(1)
    kept = min(mine, theirs)

    def total(count: int) -> int:
        return sum(sorted(rng.choices(range(1, 11), k=count))[-kept:])

    won = sum(total(mine) > total(theirs) for _ in range(4000)) / 4000
    assert outrolls(mine, theirs) == pytest.approx(won, abs=0.05)


def test_without_a_limit_of_bids_a_fight_is_a_race_of_rolls() -> None:
    made = realm()
    made.characters[DAIMYO].honor = 2
    sheets = view(made, None).ladder
    once = outrolls(4, 4)
    assert fight_chance(sheets[SAMURAI], sheets[DAIMYO], 0) == pytest.approx(
        once**3 + 3 * once**3 * (1 - once)  # three won before two are lost
    )
    made.characters[DAIMYO].honor = 1
    sheets = view(made, None).ladder
    assert fight_chance(sheets[SAMURAI], sheets[DAIMYO], 1) == pytest.approx(0.5)


def test_dice_behind_a_screen_are_taken_to_be_as_dice_mostly_are() -> None:
    assert typical(4) == (8, 6, 4, 2)
    assert typical(0) == ()


# -- voices -------------------------------------------------------------------------------------


SPOKEN = (
    *("precious", "decree", "boss", "stakes", "plan", "lair", "tale", "sunset"),
    *(f"{what}_{kind}" for what in ("theme", "scene") for kind in ("talisman", "precious", "deed")),
)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_is_said_whole_and_with_a_capital(language: str) -> None:
    voice: Voice = VOICES[language]
    for symbol, temper in product(SPOKEN, ("", *(temper.id for temper in TEMPERS))):
        said = [voice.say(symbol, Random(seed), temper, **FACTS)["text"] for seed in range(20)]
        assert all(text[0] == text[0].upper() and "{" not in text for text in said)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_temper_has_words_of_its_own(language: str) -> None:
    prose = VOICES[language].prose
    for symbol in ("theme_talisman", "theme_precious", "stakes", "plan", "tale", "sunset", "order"):
        own = [set(prose.texts(f"{temper.id}-{symbol}")) for temper in TEMPERS]
        assert len(set().union(*own)) == sum(map(len, own))
    said = [VOICES[language].say("sunset", Random(seed), "sly")["key"] for seed in range(400)]
    assert 150 < sum(".sly-sunset." in key for key in said) < 250, "half are its own words"


@pytest.mark.parametrize("symbol", SPOKEN)
def test_what_is_said_reads_as_itself_in_both_languages(symbol: str) -> None:
    for seed, temper in product(range(10), TEMPERS):
        answer = VOICES["en"].say(symbol, Random(seed), temper.id, **FACTS)
        read = Write(0, "hierarchy.decree", lines=9).read(answer)
        assert str(bundle("en").value(read)).replace("\u00a0", " ") == answer["text"]
        russian = bundle("ru").value(read)
        for fact in FACTS.values():
            russian = russian.replace(fact, "")
        assert not re.search("[A-Za-z]", russian), russian


def test_what_a_bot_says_changes_no_die_and_no_choice() -> None:
    rngs = [Random(4) for _ in range(3)]
    VOICES["en"].say("sunset", rngs[0], "bold")
    VOICES["ru"].say("scene_precious", rngs[1], "sly", **FACTS)
    rngs[2].getrandbits(32)
    assert len({rng.random() for rng in rngs}) == 1


def test_a_text_that_somebody_typed_is_no_grammar() -> None:
    heard = [
        VOICES["en"].say("scene_precious", Random(seed), precious="{ $order } {nothing}")
        for seed in range(100)
    ]
    assert any("“{ $order } {nothing}”" in said["text"] for said in heard)


def test_both_voices_speak_of_the_same_things() -> None:
    english, russian = VOICES["en"], VOICES["ru"]
    assert set(english.tiles) == set(russian.tiles) == set(USES)


def test_decrees_are_many() -> None:
    for voice in VOICES.values():
        assert len({voice.say("decree", Random(seed))["text"] for seed in range(300)}) > 250


def test_fifteen_bots_have_fifteen_names() -> None:
    for language in ("en", "ru"):
        seats = seated(GAME, [Wish("", "bot")] * 15, language)
        assert [sitting.name for sitting in seats] == list(VOICES[language].names)
        assert len({sitting.name for sitting in seats}) == 15


def test_the_first_bot_is_the_fair() -> None:
    assert next(iter(BOTS)) == "fair"


# -- reasons ------------------------------------------------------------------------------------


def test_bots_say_why_from_the_numbers_they_had() -> None:
    """Two rounds of eight: lays by the solver, fights by their chance, told in both languages."""
    match = new(GAME, ["fair", "strong"] * 4, {"bid_limit": 1, "rounds_max": 2}, 5)
    play_bots(match, Random(5))
    keys = {why.key for found in match.reasons.values() for why in found.why}
    assert {f"hierarchy.why-{what}" for what in ("lay", "challenge", "discovery")} <= keys
    for found in match.reasons.values():
        assert found.open
        for language in ("en", "ru"):
            for why in found.why:
                assert "{" not in bundle(language).phrase(why)


def test_a_lay_says_what_best_play_comes_to() -> None:
    """9 and 8 against 7 and 2, with bids of one die: nothing of the other's strikes back."""
    made = in_a_duel(bid_limit=1)
    duel = Duel((Duelist((9, 8)), Duelist((7, 2))), 0, fight=True, bid_limit=1)
    made.conflicts[0].duel = duel
    ask = Pick(SAMURAI, "hierarchy.bid", items=[9, 8], least=0, most=1)
    (why,) = reasoned(made, ask).why
    worth = solve(duel).worth
    assert (worth.won, why.values["end"]) == (1, "win")
    assert why.values["wounds"] == worth.wounds > 0
    assert bundle("en").phrase(why).startswith("Best play from here wins, and wounds the other")


def test_with_screened_dice_a_reason_is_told_at_the_end_only() -> None:
    match = new(GAME, ["fair"] * 8, {"bid_limit": 1, "dice": "screened", "rounds_max": 1}, 3)
    play_bots(match, Random(3))
    lays = [r for r in match.reasons.values() if r.why[0].key == "hierarchy.why-lay"]
    assert lays
    assert not any(found.open for found in match.reasons.values())

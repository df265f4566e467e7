"""Who may sit: one reader of seats for every screen, and nobody who can be taken for another."""

from __future__ import annotations

import pytest
from tests.toy import TOY

from gunbai.core.game import Game, Option, Setup, Sitting
from gunbai.core.script import Refused
from gunbai.core.seating import NAME_MOST, Wish, seat_named, seated, tongue
from gunbai.play import new, replay
from gunbai.registry import find


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Aki", "Aki"),
        ("Aki", " aki "),
        ("Straße", "STRASSE"),
        ("Ren\u00e9", "Rene\u0301"),
        ("Aki Bo", "Aki\u00a0Bo"),
        ("Aki Bo", "Aki \u3000 Bo"),
        ("Aki", "A\u200bki"),
        ("Aki", "\uff21\uff4b\uff49"),
    ],
)
def test_two_seats_do_not_bear_one_name(one: str, other: str) -> None:
    with pytest.raises(Refused) as no:
        new(TOY, [one, "Chie", other])
    assert no.value.refusal.key in ("core.same-name", "core.seat-name")
    assert no.value.refusal.values["seat"] == 2, "the field that must be changed"


def test_names_that_differ_in_a_letter_may_sit_together() -> None:
    assert [s.name for s in new(TOY, ["Aki", "Aku", "  Ito  Bo "]).setup.seats] == [
        "Aki",
        "Aku",
        "Ito Bo",
    ]


@pytest.mark.parametrize("name", ["", "  ", "\u3164", "\u2800", "\u200b", "a\x07", "x" * 41])
def test_a_name_is_seen_and_of_a_line(name: str) -> None:
    with pytest.raises(Refused, match=f"1 to {NAME_MOST} visible characters") as no:
        new(TOY, ["Aki", name])
    assert no.value.refusal.values["seat"] == 1


def test_a_bot_that_nobody_named_gives_way() -> None:
    seats = seated(find("snow"), [Wish("Reigen"), Wish("", "bot"), Wish("Ume"), Wish("", "fair")])
    assert seats == [
        Sitting("Reigen"),
        Sitting("Ume 2", "fair"),
        Sitting("Ume"),
        Sitting("Hagi", "fair"),
    ]


def test_the_usual_bot_is_the_same_in_every_language_and_its_name_is_not() -> None:
    wishes = [Wish("", "bot"), Wish("", "bot")]
    assert seated(find("snow"), wishes) == [Sitting("Reigen", "fair"), Sitting("Ume", "fair")]
    assert seated(find("snow"), wishes, "ru") == [
        Sitting("Рэйгэн", "fair"),
        Sitting("Умэ", "fair"),
    ]


@pytest.mark.parametrize(
    ("name", "language"), [("Ume", "en"), ("Умэ", "ru"), ("Ёко 2", "ru"), ("梅", "en"), ("", "en")]
)
def test_the_letters_of_a_name_tell_in_which_language_its_bot_names_others(
    name: str, language: str
) -> None:
    assert tongue(name) == language


def test_a_form_may_still_send_the_former_id_of_a_bot() -> None:
    wishes = [Wish("", "fair-ru"), Wish("", "beginner-ru")]
    assert [s.player for s in seated(find("snow"), wishes)] == ["fair", "beginner"]


def test_every_game_has_a_random_bot() -> None:
    assert list(TOY.bots) == ["random"]
    assert new(TOY, ["Aki", "bot"]).setup.seats[1] == Sitting("Bot 1", "random")


def test_a_record_from_before_names_had_to_differ_is_replayed_and_its_seats_told_apart() -> None:
    match = new(TOY, ["Aki", "Bo"], dice=1)
    match.record.header = type(match.record.header)(
        "toy", 1, (Sitting("Aki"), Sitting("aki")), "seeded", options={"rounds": 3}, seed=1
    )
    old = replay(match.record, game=TOY)
    with pytest.raises(Refused, match="give the number of the seat: 0, 1"):
        seat_named(old.setup, "Aki")
    assert seat_named(old.setup, "1") == 1


def test_a_seat_is_found_by_its_name_however_it_is_typed() -> None:
    setup = Setup((Sitting("René"), Sitting("Bo")), {})
    assert seat_named(setup, "RENE\u0301") == 0
    with pytest.raises(Refused, match="there are: René, Bo"):
        seat_named(setup, "Chie")


@pytest.mark.parametrize(
    ("game", "option", "written", "value"),
    [
        ("snow", "scoring", "year", "year"),
        ("snow", "points", "12", 12),
        ("snow", "points", " +9 ", 9),
        ("daimyo", "swap", "true", True),
    ],
)
def test_the_text_of_an_option_is_read_in_one_place(
    game: str, option: str, written: str, value: object
) -> None:
    assert named(find(game), option).read(written) == value


@pytest.mark.parametrize(("option", "written"), [("points", "many"), ("scoring", "")])
def test_a_text_that_is_no_value_is_refused_with_those_that_are(option: str, written: str) -> None:
    with pytest.raises(Refused, match="legal"):
        named(find("snow"), option).read(written)


def named(game: Game, id_: str) -> Option:
    return next(option for option in game.options if option.id == id_)


@pytest.mark.parametrize("wrong", [True, 1.0, [1], "1"])
def test_a_table_that_is_known_lets_no_other_value_pass(wrong: object) -> None:
    assert new("snow", ["Aki", "Bo"], {"rounds": 1}).setup.options["rounds"] == 1
    with pytest.raises(Refused, match="rounds"):
        new("snow", ["Aki", "Bo"], {"rounds": wrong})


def test_a_table_that_is_known_opens_as_it_did_at_first() -> None:
    first, again = (new("snow", ["Aki", "bot"], {"rounds": 2}, dice=1) for _ in range(2))
    assert again.record.dump() == first.record.dump()
    with pytest.raises(Refused):
        new("snow", ["Aki", "aki"])
    with pytest.raises(Refused):
        new("snow", ["Aki", "aki"])

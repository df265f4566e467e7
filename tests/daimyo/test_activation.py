"""Daimyo 2, R3: initiative and activation."""

from itertools import product

from gunbai.games.daimyo.pieces.modifier import total
from gunbai.games.daimyo.rules.activation import (
    Command,
    activates,
    activation_modifiers,
    deck,
    initiative_modifiers,
)


def test_2_initiative_adds_the_general_and_takes_off_losses() -> None:
    assert total(initiative_modifiers(2, 0, 0, seated=False)) == 2
    assert total(initiative_modifiers(2, 0, 0, seated=True)) == 3
    assert total(initiative_modifiers(2, 2, 1, seated=True)) == 0
    assert total(initiative_modifiers(0, 1, 0, seated=False)) == -1


def test_2_an_incapacitated_general_adds_nothing() -> None:
    assert total(initiative_modifiers(None, 0, 1, seated=False)) == -1


def test_2_every_initiative_modifier_has_its_reason() -> None:
    found = initiative_modifiers(1, 2, 3, seated=True)
    assert {(m.reason, m.value) for m in found} == {
        ("general-rating", 1),
        ("seated-general", 1),
        ("units-lost", -2),
        ("units-routing", -3),
    }


def test_2_a_clan_acts_on_8_with_its_daimyo_and_a_seated_general() -> None:
    assert total(activation_modifiers(2, seated=True)) == 3
    assert total(activation_modifiers(None, seated=False)) == 0
    rolls = list(product(range(1, 7), repeat=2))
    assert sum(activates(faces, 0) for faces in rolls) == 15
    assert sum(activates(faces, 3) for faces in rolls) == 30


def test_r3_the_deck_has_a_card_a_command_and_one_end() -> None:
    commands = [Command(0, "oda"), Command(0, "ikeda"), Command(0), Command(1, "imagawa")]
    cards = deck(commands)
    assert cards == [*commands, None]
    assert [str(card) for card in cards[:-1]] == ["0:oda", "0:ikeda", "0:general", "1:imagawa"]

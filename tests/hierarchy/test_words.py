"""Every question, option, event and refusal speaks in both languages; every rule is in the book."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gunbai.core.script import Ask, Choose, Divide, Tell
from gunbai.games.hierarchy import GAME
from gunbai.games.hierarchy.options import OPTIONS, PRESETS
from gunbai.games.hierarchy.rules import conflict
from gunbai.games.hierarchy.rules.sheet import USES, Wounds
from gunbai.games.hierarchy.state import PHASES
from gunbai.play import new
from gunbai.words.catalogue import LANGUAGES, Bundle, bundle
from gunbai.words.rules import reference

PHASE_KEYS = [f"hierarchy.phase.{phase}" for phase in PHASES]

CAUSES = [cause for cause in vars(conflict).values() if isinstance(cause, conflict.Cause)]


def every_step() -> Iterator[Ask | Tell]:
    """The questions and events of some random games with random options."""
    for seed in range(40):
        rng = Random(seed)
        options = {o.id: o.sample(rng) for o in OPTIONS} | {"rounds_max": 2}
        match = new(GAME, [f"p{n}" for n in range(8 + seed % 8)], options, seed)
        while match.open:
            number = rng.choice(list(match.open))
            ask = match.open[number]
            yield ask
            match.answer(ask.seat, number, ask.sample(rng))
        for seat in (*range(8), None):
            yield from match.log(seat)
        assert match.outcome is not None
        yield Tell(match.outcome.how.key, match.outcome.how.values)


STEPS = {step.key: step for step in every_step()}


def said(words: Bundle, key: str, values: Any) -> str:
    """The words of a key; an assertion fails where a value is missing or a reference is broken."""
    assert words.has(key), f"no {words.language} words for {key}"
    message = words._fluent.get_message(key.replace(".", "-"))
    assert message.value is not None
    text, errors = words._fluent.format_pattern(message.value, words._arguments(values))
    assert not errors, f"{key}: {errors}"
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event_speaks(language: str) -> None:
    words = bundle(language)
    assert len(STEPS) > 120
    for key, step in STEPS.items():
        assert said(words, key, step.values).strip()
        if words.has(f"{key}.about"):
            said(words, f"{key}.about", step.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_field_of_a_question_speaks(language: str) -> None:
    words = bundle(language)
    for key, step in STEPS.items():
        options: list[str] = []
        if isinstance(step, Choose):
            options = [*step.options, *step.barred]
        elif isinstance(step, Divide):
            options = list(step.fields)
        for option in options:
            said(words, f"{key}.{option}", step.values)
            if words.has(f"{key}.{option}.about"):
                said(words, f"{key}.{option}.about", step.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_bot_and_preset_speaks(language: str) -> None:
    words = bundle(language)
    keys = [f"hierarchy.bot.{bot}" for bot in GAME.bots]
    keys += [f"hierarchy.preset.{preset}{end}" for preset in PRESETS for end in ("", ".about")]
    for option in OPTIONS:
        keys.append(f"hierarchy.option.{option.id}")
        keys += [f"hierarchy.option.{option.id}.{str(c).lower()}" for c in option.choices]
        if option.default is None:
            keys.append(f"hierarchy.option.{option.id}.none")
    keys += ["hierarchy.name", "hierarchy.about", *set(GAME.roles(9)), *PHASE_KEYS]
    keys += [f"hierarchy.use.{use}" for use in USES] + [state.word for state in Wounds]
    keys += [cause.word for cause in CAUSES]
    for key in keys:
        assert said(words, key, {}).strip()


def test_both_languages_have_the_same_keys() -> None:
    keys = [
        {key for key in bundle(language).keys if key.startswith("hierarchy")}
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]


def test_every_question_points_to_a_rule_of_the_reference_in_both_languages() -> None:
    cited = {step.rule for step in STEPS.values() if isinstance(step, Ask)}
    cited |= {
        refusal.rule
        for s in STEPS.values()
        if isinstance(s, Choose)
        for refusal in s.barred.values()
    }
    cited |= {option.rule for option in OPTIONS}
    for language in LANGUAGES:
        ids = reference("hierarchy", language).ids()
        assert cited <= ids, cited - ids
        assert all(cause.rule in ids for cause in CAUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_from_r1_on_is_marked_once(language: str) -> None:
    marked = [
        rule.id
        for section in reference("hierarchy", language).sections
        for rule in section.rules
        if rule.id
    ]
    numbers = sorted(int(re.sub(r"\D", "", mark)) for mark in marked)
    assert numbers == list(range(1, 37))

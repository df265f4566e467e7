"""A draft of the form for setting up: what stands in its fields, what a bot puts there.

A step's field is named by its id (``snow.culture.2``), with a slash before what belongs to it:
``snow.facets-samurai/steel`` for the points of a field, ``snow.clan/prose`` for the phrase behind a
suggested text. ``seen`` are texts that were suggested already. ``suggest`` names the step for which
a bot shall write, ``deal`` asks it for all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from gunbai.ahead import neutral
from gunbai.core.match import Match
from gunbai.core.questions import Ask, Divide, Pick, Write
from gunbai.core.script import Seat, Value
from gunbai.suggesting import suggestion, text_of
from gunbai.table.pages import forms

NOTHING: forms.Fields = {}


class Filled(Struct):
    """What stands in the fields: the draft that a reader has made so far."""

    match: Match
    fields: forms.Fields

    def __call__(self, step: str, fork: Match, number: int) -> Value:
        """The answer that stands in a step's fields; None where there is none."""
        ask = fork.open[number]
        own = self.match.game.part("setup_form")
        assert own is not None, f"{self.match.game.id} brings no form for setting up"
        value: Value = own.answered(step, ask, self.fields)
        return _answer(step, ask, self.fields) if value is own.NOT_MINE else value


def _answer(step: str, ask: Ask, fields: forms.Fields) -> Value:
    within = {"value": fields[step]} if step in fields else {}
    within |= {
        name.replace(f"{step}/", "value.", 1): given
        for name, given in fields.items()
        if name.startswith(f"{step}/")
    }
    if not within:
        return [] if isinstance(ask, Pick) and not ask.least and "ask" in fields else None
    value = forms.answer(ask.kind, within)
    if isinstance(ask, Divide):
        return _divided(ask, value)
    if isinstance(ask, Write) and isinstance(value, str):
        return _written(ask, value, forms.first(fields, f"{step}/prose"))
    return value or None if isinstance(value, str) else value


def _divided(ask: Divide, value: Value) -> Value:
    """Points as they are divided; where they stood evenly and there are more or fewer now, evenly.

    A trait is paid for with a point after one has looked at the Facets.
    """
    points = list(value.values()) if isinstance(value, dict) else []
    if not points or not all(isinstance(each, int) for each in points) or sum(points) == ask.total:
        return value
    return neutral(ask) if max(points) - min(points) <= 1 else value


def _written(ask: Write, text: str, prose: str) -> Value:
    """A text; where it still stands as it was suggested, the phrase that others read."""
    if not text.strip() and not ask.blank:
        return None
    try:
        suggested = msgspec.json.decode(prose or "null")
    except msgspec.DecodeError:
        return text
    if isinstance(suggested, dict) and suggested.get("text") == text and ask.takes(suggested):
        return suggested
    return text


class Helped(Struct):
    """A draft for which a bot writes: at the steps ``wanted``, or with ``all`` wherever it may.

    What the reader wrote is kept. Points that stand evenly and choices not made yet are a bot's to
    deal; where nothing is open any more ``anew`` it deals all that the reader has not written.
    """

    filled: Filled
    seat: Seat
    language: str
    rng: Random
    wanted: Collection[str] = ()
    all: bool = False
    anew: bool = False
    seen: list[str] = []

    def __call__(self, step: str, fork: Match, number: int) -> Value:
        """The answer that stands, or the bot's."""
        stands, ask = self.filled(step, fork, number), fork.open[number]
        if step not in self.wanted and not (self.all and self._is_dealt(ask, stands)):
            return stands
        dealt = suggestion(fork, self.seat, number, self.language, self.rng, self.seen)
        if isinstance(ask, Write):
            self.seen.append(text_of(dealt))
        return dealt

    def _is_dealt(self, ask: Ask, stands: Value) -> bool:
        if stands is None or not ask.takes(stands):
            return True
        if isinstance(ask, Write):
            return self.anew and text_of(stands) in self.seen
        is_untouched = isinstance(ask, (Divide, Pick)) and stands in (neutral(ask), [])
        return self.anew or is_untouched


def seen_of(fields: forms.Fields) -> Sequence[str]:
    """The texts that were suggested already."""
    return fields.get("seen", ())


def shown(value: Any) -> Any:
    """What a form shows of a drafted answer: of a text that was put together, the text."""
    return text_of(value) if isinstance(value, dict) and "text" in value else value


def prose_of(value: Any) -> str:
    """The phrase behind a suggested text, as a form keeps it; empty where there is none."""
    is_prose = isinstance(value, dict) and "key" in value
    return msgspec.json.encode(value).decode() if is_prose else ""

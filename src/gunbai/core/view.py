"""What one seat may see of a match: the shape in which everything leaves it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from gunbai.core.game import WHOLE, Outcome, Sitting
from gunbai.core.script import (
    NOTHING,
    Ask,
    Choose,
    Divide,
    Number,
    Order,
    Phrase,
    Pick,
    Refusal,
    Roll,
    Seat,
    Tell,
    Values,
    Word,
    Write,
    Written,
)


class OptionView(Struct, frozen=True, omit_defaults=True):
    """One option of a choice: its id, why it is barred (if so), its consequences in words.

    ``label`` is what it is called, where that is not what the catalogue calls it
    (see `AskView.label`).
    """

    id: str
    barred: Refusal | None = None
    about: Sequence[Phrase] = ()
    label: Any = None


class AskView(Struct, frozen=True, omit_defaults=True):
    """One open question as its seat sees it.

    ``kind`` is ``choose``, ``pick``, ``divide``, ``write``, ``number``, ``order`` or ``roll``; the
    fields that a kind does not use are left out. ``about`` is what can be said of the question as a
    whole. The ``options`` of a ``number`` are those numbers of which the game tells what they would
    come to. ``subject`` says by ids whom and what it concerns, ``ids`` what the items are.
    """

    id: int
    kind: str
    key: str
    rule: str = ""
    values: Values = NOTHING
    subject: Values = NOTHING
    secret: bool = False
    about: Sequence[Phrase] = ()
    options: Sequence[OptionView] = ()
    items: Sequence[Any] = ()
    ids: Sequence[Any] = ()
    fields: Sequence[str] = ()
    total: int = 0
    least: int = 0
    most: int = 0
    lines: int = 1
    blank: bool = False
    low: int = 0
    high: int = 0
    count: int = 0
    sides: int = 0
    form: Mapping[str, Any] = NOTHING

    def label(self, option: OptionView) -> Any:
        """What an option is called: a text, a `Word` or a `Phrase`."""
        return option.label or Phrase(f"{self.key}.{option.id}", self.values)


class StandingView(Struct, frozen=True):
    """How a seat answers every question ``key`` by itself (see `gunbai.core.entries.Standing`)."""

    key: str
    value: Any
    how: str


class Remark(Struct, frozen=True, omit_defaults=True):
    """What a seat said: ``number`` is that of its entry, ``to`` the seats it is for (none: all)."""

    number: int
    seat: Seat
    text: str
    to: tuple[Seat, ...] = ()
    at: int = 0


class View(Struct, frozen=True):
    """All that a seat (None: a spectator) may see of a match.

    ``waiting`` names every awaited seat and the key of its question; ``asks`` are the seat's own.
    ``board`` is the game's own view. ``undo`` is ``free``, ``ask`` or empty; ``proposal`` lists
    who proposed to go back and who has agreed. ``log`` holds the events from number ``first`` on.
    ``standing`` are the seat's own standing answers.
    """

    game: str
    version: int
    epoch: int
    seat: Seat | None
    seats: Sequence[Sitting]
    roles: Sequence[str]
    waiting: Sequence[tuple[Seat, str]]
    asks: Sequence[AskView]
    log: Sequence[Tell]
    board: Any
    notes: Sequence[Remark]
    undo: str
    proposal: Sequence[Seat]
    outcome: Outcome | None
    first: int = 0
    standing: Sequence[StandingView] = ()


def ask_view(number: int, ask: Ask, about: Mapping[str, Sequence[Phrase]]) -> AskView:
    """Show a question: an allow-list by kind, with the game's explanations."""
    common: dict[str, Any] = {
        "id": number,
        "kind": ask.kind,
        "key": ask.key,
        "rule": ask.rule,
        "values": ask.values,
        "subject": ask.subject,
        "secret": ask.secret,
        "about": tuple(about.get(WHOLE, ())),
    }
    return AskView(**common, **_particulars(ask, about))


def _particulars(ask: Ask, about: Mapping[str, Sequence[Phrase]]) -> dict[str, Any]:
    match ask:
        case Choose():
            return {"options": _options(ask, about)}
        case Pick(items=items, ids=ids, least=least, most=most):
            most = len(items) if most is None else most
            return {"items": tuple(items), "ids": tuple(ids), "least": least, "most": most}
        case Divide(fields=fields, total=total, least=least):
            return {"fields": tuple(fields), "total": total, "least": least}
        case Write(most=most, lines=lines, blank=blank):
            return {"most": most, "lines": lines, "blank": blank}
        case Number(low=low, high=high):
            options = tuple(OptionView(n, None, told) for n, told in about.items() if n != WHOLE)
            return {"low": low, "high": high, "options": options}
        case Roll(count=count, sides=sides):
            return {"count": count, "sides": sides}
        case Order(form=form):
            return {"form": form}
        case _:
            raise TypeError(f"No view of a question of kind {type(ask).__name__}.")


def _options(ask: Choose, about: Mapping[str, Sequence[Phrase]]) -> tuple[OptionView, ...]:
    whys = {**dict.fromkeys(ask.options), **ask.barred}
    return tuple(
        OptionView(option, why, about.get(option, ()), ask.labels.get(option))
        for option, why in whys.items()
    )


def plain(value: Any) -> Any:
    """A value that JSON has no kind for: a `Word` stands as ``{"word": KEY}``.

    A `Written` stands as the object that it was answered with: its text, key and values.
    """
    if isinstance(value, Word):
        return {"word": str(value)}
    if isinstance(value, Written):
        return {"text": str(value), **value.as_json}
    raise TypeError(f"{type(value).__name__} cannot leave a match.")


_encoder = msgspec.json.Encoder(enc_hook=plain)


def to_json(shown: Any) -> bytes:
    """A view, or a part of one, as JSON."""
    return _encoder.encode(shown)

"""The form for setting up as a page shows it: steps in groups, what is done, what is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import SystemRandom
from types import ModuleType

from msgspec import Struct
from msgspec.structs import replace

from gunbai.ahead import Draft, Step, is_setting_up, step_id, steps
from gunbai.core.entries import Answer, standing
from gunbai.core.match import Match
from gunbai.core.script import Seat, Value
from gunbai.table.pages import forms
from gunbai.table.pages.setup.drafts import NOTHING, Filled, Helped, seen_of

DEAL, SUGGEST = "deal", "suggest"
"""The buttons that ask a bot: for everything, or for one step."""
NOTHING_GIVEN: Mapping[str, Value] = {}


class Group(Struct, frozen=True):
    """Steps that belong together; ``title`` is a key of the catalogue, or empty."""

    title: str
    steps: Sequence[Step]


class SetupForm(Struct, frozen=True):
    """All that a seat is asked before the game begins, as far as it can be seen ahead.

    ``beneath`` are steps that are drawn with another one, by the id of that. ``seen`` are the texts
    suggested so far, ``start`` is the step that lies open, ``dealt`` tells whether a bot dealt it,
    ``stopped`` whether the draft was sent and could not be taken.
    """

    groups: Sequence[Group]
    beneath: Mapping[str, Sequence[Step]]
    seen: Sequence[str] = ()
    start: str = ""
    dealt: bool = False
    stopped: bool = False

    @property
    def shown(self) -> list[Step]:
        """The steps that are drawn, in the order of the page."""
        return [step for group in self.groups for step in group.steps]

    def is_done(self, step: Step) -> bool:
        """Whether a step, with those that are drawn with it, is answered."""
        return all(each.is_done for each in (step, *self.beneath.get(step.id, ())))

    @property
    def first_open(self) -> str:
        """The id of the first step that is not answered; empty where all are."""
        return next((step.id for step in self.shown if not self.is_done(step)), "")

    @property
    def done(self) -> int:
        """How many of the steps that are drawn are answered."""
        return sum(self.is_done(step) for step in self.shown)


def has_form(match: Match) -> bool:
    """Whether what is asked now is set-up, and its game brings a form for that."""
    return match.game.part("setup_form") is not None and is_setting_up(match)


def setup_form(
    match: Match,
    seat: Seat | None,
    language: str,
    fields: forms.Fields = NOTHING,
    *,
    given: Mapping[str, Value] = NOTHING_GIVEN,
    stopped: bool = False,
) -> SetupForm | None:
    """The form of a seat that sets up; None where it is asked nothing of the kind.

    It is filled with ``fields``, or with answers that were ``given`` to its steps before.
    """
    if seat is None or not has_form(match) or not match.asks(seat):
        return None
    draft = draft_of(match, seat, language, fields)
    coming = list(steps(match, seat, (lambda step, *_: given.get(step)) if given else draft))
    if not coming or not _is_whole(match, coming):
        return None
    drawn_with = _own(match).DRAWN_WITH
    beneath: dict[str, list[Step]] = {}
    for step in coming:
        beneath.setdefault(drawn_with.get(step.id, ""), []).append(step)
    groups = list(_grouped(match, beneath.pop("", [])))
    form = SetupForm(
        groups,
        beneath,
        draft.seen if isinstance(draft, Helped) else seen_of(fields),
        forms.first(fields, SUGGEST) or forms.first(fields, "at"),
        DEAL in fields or "dealt" in fields,
        stopped,
    )
    return form if form.start and not stopped else replace(form, start=form.first_open)


def draft_of(match: Match, seat: Seat, language: str, fields: forms.Fields) -> Draft:
    """What stands in the fields, with a bot's help where one of its buttons was pressed."""
    filled = Filled(match, fields)
    wanted, deals = forms.first(fields, SUGGEST), DEAL in fields
    if not wanted and not deals:
        return filled
    anew = deals and all(step.is_done for step in steps(match, seat, filled))
    with_it = [step for step, other in _own(match).DRAWN_WITH.items() if other == wanted]
    seen = list(seen_of(fields))
    return Helped(filled, seat, language, SystemRandom(), (wanted, *with_it), deals, anew, seen)


def _is_whole(match: Match, coming: Sequence[Step]) -> bool:
    """Whether nothing is left of a step that was answered elsewhere in part: that ends as it began.

    Other programs, and the page of one question, may name Tiles and not mark them yet.
    """
    ids = {step.id for step in coming}
    return all(over in ids for step, over in _own(match).DRAWN_WITH.items() if step in ids)


def given_by(match: Match, seat: Seat) -> Mapping[str, Value]:
    """What a seat has answered so far, by the ids of the steps."""
    times: Counter[str] = Counter()
    values = [
        entry.value
        for _, entry in standing(match.record.entries)
        if type(entry) is Answer and entry.seat == seat
    ]
    found: dict[str, Value] = {}
    for key, value in zip(match.answered(seat), values, strict=True):
        times[key] += 1
        found[step_id(key, times[key])] = value
    return found


def take_back(match: Match, seat: Seat, to: int | None) -> None:
    """Go back; before the game begins not one answer at a time, but the form as it was sent."""
    free = match.free_since(seat) if has_form(match) else []
    match.undo(seat, free[-1] if free else to)


def _own(match: Match) -> ModuleType:
    own = match.game.part("setup_form")
    assert own is not None, f"{match.game.id} brings no form for setting up"
    return own


def _grouped(match: Match, coming: Sequence[Step]) -> Sequence[Group]:
    """The steps in the groups of their game; what it does not name stands at the end."""
    own = _own(match)
    found = {step.id: step for step in coming}
    groups = [
        Group(title, [found[id_] for id_ in ids if id_ in found])
        for title, ids in own.GROUPS.items()
    ]
    named = {id_ for ids in own.GROUPS.values() for id_ in ids}
    rest = Group("", [step for step in coming if step.id not in named])
    return [group for group in (*groups, rest) if group.steps]

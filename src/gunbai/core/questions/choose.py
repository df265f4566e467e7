"""Choose one of several options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from gunbai.core.phrase import (
    NOTHING,
    Phrase,
    Refusal,
    Refused,
    ScriptFault,
    Seat,
    Value,
    Values,
    shown,
)
from gunbai.core.questions.ask import Ask


class Choose(Ask):
    """Choose one of the ``options`` (ids); ``barred`` ones are shown with the reason why not.

    An option is called by its entry in the catalogue, ``KEY.ID``; where it is called otherwise (by
    somebody's name) ``labels`` has what it is called: a text, a `Word` or a `Phrase`. The script
    goes on with the option's id, or with what ``meanings`` has for it.
    """

    kind: ClassVar[str] = "choose"
    OWN: ClassVar[Sequence[str]] = ("barred", "labels", "meanings", "options")
    __slots__ = OWN

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: Sequence[str],
        barred: Mapping[str, Refusal] = NOTHING,
        *,
        labels: Mapping[str, Any] = NOTHING,
        meanings: Mapping[str, Any] = NOTHING,
        rule: str = "",
        about: Any = None,
        values: Values = NOTHING,
        secret: bool = False,
        subject: Values = NOTHING,
    ) -> None:
        self.seat, self.key, self.rule = seat, key, rule
        self.about, self.values = about, values
        self.secret, self.subject = secret, subject
        if not options:
            raise ScriptFault(f"{key} offers seat {seat} no option that may be chosen.")
        self.options = options
        self.barred = barred
        self.labels = labels
        self.meanings = meanings

    def read(self, value: Value) -> Any:
        if type(value) is str:
            if value in self.options:
                return self.meanings.get(value, value) if self.meanings else value
            if value in self.barred:
                raise Refused(self.barred[value])
        legal = [self.label(option) for option in self.options]
        raise self.refuse("core.not-an-option", given=shown(value), legal=legal)

    def label(self, option: str) -> Any:
        """What an option is called: a text, a `Word` or a `Phrase`."""
        return self.labels.get(option) or Phrase(f"{self.key}.{option}", self.values)

    def sample(self, rng: Random) -> Value:
        return self.options[int(rng.random() * len(self.options))]


def whom(
    seat: Seat,
    key: str,
    people: Mapping[Seat, str],
    barred: Mapping[Seat, Refusal] = NOTHING,
    *,
    nobody: str = "",
    rule: str = "",
    about: Any = None,
    values: Values = NOTHING,
    secret: bool = False,
    subject: Values = NOTHING,
) -> Choose:
    """Ask to choose somebody: ``people`` are the names by seat; the script gets the seat.

    With ``nobody`` (an option's id, such as ``"pass"``) one need not choose: the script gets None.
    The answer is the seat as a text, like any option: ``"2"``.
    """
    may = {str(who): who for who in people if who not in barred}
    meanings: dict[str, Seat | None] = {**may, nobody: None} if nobody else {**may}
    return Choose(
        seat,
        key,
        tuple(meanings),
        {str(who): why for who, why in barred.items()},
        labels={str(who): name for who, name in people.items()},
        meanings=meanings,
        rule=rule,
        about=about,
        values=values,
        secret=secret,
        subject=subject,
    )

"""How a seat may go back, and what goes with that, in words."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from gunbai.core.entries import Answer
from gunbai.core.match import Match
from gunbai.core.proposal import Undone
from gunbai.core.script import Seat
from gunbai.table.drawing.log_cache import Spoken
from gunbai.words.catalogue import plain, say


class StepBack(Struct, frozen=True):
    """A step back: to which entry, whether only dice that were typed in go, and what is said."""

    to: int
    of_dice: bool
    said: str


def steps_back(match: Match, seat: Seat | None, spoken: Spoken, language: str) -> list[StepBack]:
    """How a seat may go back: before dice that it typed in, and before its last answer."""
    if seat is None or match.over or match.proposal is not None:
        return []
    found = {
        to: kinds for kinds in ((), (Answer,)) if (to := match.last_act(seat, *kinds)) is not None
    }
    return [
        _step(to, undone, spoken, language)
        for to, kinds in found.items()
        if (undone := match.undone(seat, *kinds))
    ]


def proposed(match: Match, spoken: Spoken, language: str) -> StepBack | None:
    """The step back that the table is asked to agree to."""
    if match.proposal is None:
        return None
    undone = match.undone(match.proposal.seat)
    return None if undone is None else _step(match.proposal.to, undone, spoken, language)


def _step(to: int, undone: Undone, spoken: Spoken, language: str) -> StepBack:
    asked, faces = undone.question, undone.faces
    hidden = plain(language, "table.undo-secret") if asked.secret else ""
    question = "" if faces else hidden or spoken.question(language, asked)
    return StepBack(to, bool(faces), _said(language, question, faces, undone.answers, undone.rolls))


@lru_cache(maxsize=1000)
def _said(language: str, question: str, faces: tuple[int, ...], answers: int, rolls: int) -> str:
    """What a step takes back, in words; they stand on every page until its seat acts again."""
    if faces:
        said = [say(language, "table.undo-dice", faces=", ".join(map(str, faces)))]
    else:
        said = [say(language, "table.undo-question", question=question)]
    if answers or rolls:
        said.append(say(language, "table.undo-with", answers=answers, rolls=rolls))
    return " ".join(said)

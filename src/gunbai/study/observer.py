"""What a game itself says of one play of it, beyond who won: castes, Schools, kamae, weather.

A game that has something to say has a module ``study`` beside its words with a class ``Watch``, in
the shape of `Watch` here; it needs to import nothing of this room. Traits and labels are keys of
the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from gunbai.core.game import Game, Outcome
from gunbai.core.script import NOTHING, Parallel, Script, Seat, Step, Tell

Fallen = Mapping[Seat, tuple[float, float, float]]
"""The dice by seat: what fell, what was to be expected, and the variance of that."""
Counts = Mapping[str, Mapping[str, tuple[int, int]]]
"""By trait and label: a sum, and over how many it was taken."""


class Facts(Struct, frozen=True):
    """What was noted in one game.

    ``seats`` are the labels of each seat by trait (a School, a caste); ``game`` holds whole numbers
    (rounds) or one label (the weather of most turns) of the game; ``rates`` how often something
    came off out of how many tries; ``means`` a sum and over how many it is.
    """

    seats: Mapping[str, Mapping[Seat, Sequence[str]]] = NOTHING
    game: Mapping[str, int | str] = NOTHING
    rates: Counts = NOTHING
    means: Counts = NOTHING


class Watch(Protocol):
    """Watches one game as it is played; made with the game's own state."""

    def see(self, event: Tell) -> None:
        """Note an event when it is told; the state is then as the event left it."""

    def facts(self, outcome: Outcome) -> Mapping[str, Any]:
        """What was noted, under the names of `Facts`, once the game is over."""
        ...

    def luck(self) -> Fallen | None:
        """The dice of every seat; None where the sum of all faces says it well enough."""
        ...


class Nothing:
    """Watches a game that has nothing to say."""

    def __init__(self, state: Any) -> None:
        """Take no notice of the state."""

    def see(self, event: Tell) -> None:
        """Take no notice."""

    def facts(self, outcome: Outcome) -> Mapping[str, Any]:  # noqa: ARG002
        return NOTHING

    def luck(self) -> Fallen | None:
        return None


class Several:
    """Watches a game for several at once; the first of them knows its dice."""

    def __init__(self, watches: Sequence[Watch]) -> None:
        self._watches = watches

    def see(self, event: Tell) -> None:
        for watch in self._watches:
            watch.see(event)

    def facts(self, outcome: Outcome) -> Mapping[str, Any]:
        found: dict[str, dict[str, Any]] = {}
        for watch in self._watches:
            for kind, noted in watch.facts(outcome).items():
                found.setdefault(kind, {}).update(noted)
        return found

    def luck(self) -> Fallen | None:
        return self._watches[0].luck()


def watcher(game: Game) -> Callable[[Any], Watch]:
    """What watches a play of a game, given its state."""
    found: Callable[[Any], Watch] = getattr(game.part("study"), "Watch", Nothing)
    return found


def questions(game: Game) -> frozenset[str]:
    """The traits of which a study says which label is the best: rivals that a player chooses from.

    A game's module ``study`` names them as ``QUESTIONS``; other tables are told without a verdict.
    """
    return frozenset(getattr(game.part("study"), "QUESTIONS", ()))


def watched(script: Script[Any], see: Callable[[Tell], None]) -> Generator[Step, Any, Any]:
    """The same script, while ``see`` is called with every event, also of its parallel parts."""
    given: Any = None
    while True:
        try:
            step = script.send(given)
        except StopIteration as end:
            return end.value
        if type(step) is Tell:
            see(step)
        elif type(step) is Parallel:
            step = Parallel([watched(part, see) for part in step.scripts])
        given = yield step

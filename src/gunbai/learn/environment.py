"""Any game as a PettingZoo environment: one agent acts at a time, its legal actions masked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from random import Random
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from gunbai.core.dice import Drawn
from gunbai.core.game import Game
from gunbai.core.match import Match
from gunbai.core.script import NOTHING, Value
from gunbai.core.seating import Wish, wish_of
from gunbai.learn.menu import NO_ACTIONS, Part, Whole
from gunbai.learn.observing import observer
from gunbai.learn.referee import Referee
from gunbai.learn.rewards import KINDS, Rewards, rewards
from gunbai.learn.saved import RUNNING, Saved
from gunbai.play import Opening
from gunbai.registry import find, known
from gunbai.words.catalogue import say

Agent: TypeAlias = str
Observation: TypeAlias = dict[str, NDArray[Any]]

SEATS = 4
"""How many seats a table has where it is not said, if the game takes so many."""
ACTIONS, FEATURES = 512, 2048
"""The sizes of what agents do and observe where neither the game nor whoever opens it says."""
AGENT = "agent"
RENDERED = (None, "ansi")


class Environment(AECEnv):  # type: ignore[misc]
    """A game as PettingZoo's agent-environment cycle.

    Agents are ``seat_0``, ``seat_1``…; seats of bots play by themselves and are no agents. An
    observation is a dict: ``observation``, a vector of the seat's own view and question only, and
    ``action_mask`` (all 0 unless the agent is to act). Texts are written by the game's first bot,
    or drawn. Rewards come when the game ends. ``match`` is the game in play, for those who watch.
    ``feature_names`` names the numbers of the vector, if the game declares them.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | Sequence[str] | None = None,
        options: Mapping[str, Any] = NOTHING,
        reward: Rewards = "zero-sum",
        actions: int | None = None,
        features: int | None = None,
        orders: int = 16,
        most_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Open a game for agents.

        Args:
            game: id of an installed game, or a game.
            seats: how many, all played by agents; or a word for each: ``agent``, ``bot`` (the
                game's first bot) or the id of a bot.
            options: table options, as for `gunbai.new`.
            reward: ``zero-sum`` or ``score`` (`gunbai.learn.rewards`).
            actions: size of the action space (`gunbai.learn.menu`); None: the game's own actions
                where it declares them, else 512.
            features: length of a vector to which the whole view is flattened
                (`gunbai.learn.features`); None: what the game declares, else 2048.
            orders: how many orders are drawn to choose from, where a game asks for one.
            most_steps: truncate after so many steps; None plays every game to its end.
            render_mode: ``ansi``: `render` returns what a spectator was told.

        Raises:
            Refused: the game does not allow the seats or options.
            ValueError: another argument is out of its range.

        """
        super().__init__()
        _must_be_one_of("reward", reward, KINDS)
        _must_be_one_of("render_mode", render_mode, RENDERED)
        _must_be_positive(actions=actions, features=features, orders=orders, most_steps=most_steps)
        self.game = find(game)
        self._made = {
            "seats": seats,
            "options": options,
            "reward": reward,
            "actions": actions,
            "features": features,
            "orders": orders,
            "most_steps": most_steps,
            "render_mode": render_mode,
        }
        self.metadata = {
            "name": f"{self.game.id}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._table = Opening(self.game, _wishes(self.game, seats), options)
        self._setup = self._table.setup
        self._reward: Rewards = reward
        self._orders, self._most_steps = orders, most_steps
        self._ids: tuple[str, ...] = () if actions else _own_actions(self.game)
        self._actions = actions or len(self._ids) or ACTIONS
        self._observer = observer(self.game, self._setup, features, FEATURES)
        self.feature_names = self._observer.names
        self._rng: Random | None = None
        self._names = {n: f"seat_{n}" for n, s in enumerate(self._setup.seats) if not s.is_bot}
        self._seats = {agent: seat for seat, agent in self._names.items()}
        self.possible_agents: list[Agent] = list(self._seats)
        self._no_rewards = dict.fromkeys(self.possible_agents, 0.0)
        self._not_yet = dict.fromkeys(self.possible_agents, False)
        self.agents: list[Agent] = []
        self._over = True
        self.observation_spaces = {agent: self._observed_space() for agent in self._seats}
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self._seats}

    def _observed_space(self) -> spaces.Dict:
        low, high = self._observer.low, self._observer.high
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    # -- copies -------------------------------------------------------------------------------

    def state(self) -> Saved:
        """All that makes a running game what it is, its random streams too; see `restore`.

        Raises:
            ValueError: no game is on.

        """
        self._must_be_on()
        match = self.match
        return Saved(
            match.record.header,
            tuple(match.record.entries),
            self._rng.getstate() if self._rng else None,
            (self._referee.part, tuple(self._referee.drawn)),
            {name: copy(getattr(self, name)) for name in RUNNING},
            {a: deepcopy(s.np_random.bit_generator.state) for a, s in self.action_spaces.items()},
            match.reads(),
        )

    def restore(self, saved: Saved) -> None:
        """Stand where `state` was taken, in this or in any environment made alike."""
        self._rng = Random()
        if saved.rng is not None:
            self._rng.setstate(saved.rng)
        dice, entries = Drawn(self._rng), list(saved.entries)
        self.match = Match(self.game, self._setup, dice, saved.header, entries, saved.orders)
        self._referee = self._new_referee(self._rng, saved.standing)
        for name, value in saved.running.items():
            setattr(self, name, copy(value))
        for agent, state in saved.spaces.items():
            self.action_spaces[agent].np_random.bit_generator.state = deepcopy(state)

    def __getstate__(self) -> dict[str, Any]:
        """For `copy.deepcopy` and `pickle`: how it was made, and where it stands."""
        installed = known(self.game.id) is self.game
        made = {**self._made, "game": self.game.id if installed else self.game}
        return {"made": made, "saved": self.state() if self.agents else None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["made"])  # type: ignore[misc]
        if state["saved"] is not None:
            self.restore(state["saved"])

    # -- the cycle ----------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game; the same ``seed`` gives the same games. ``options`` are not used."""
        if seed is not None or self._rng is None:
            self._rng = Random(seed)
        self.match = self._table.match(self._rng)
        self._referee = self._new_referee(self._rng)
        self._steps = 0
        self._over = False
        self.agents = self.possible_agents.copy()
        self.agent_selection = self.agents[0]
        self.rewards = self._no_rewards.copy()
        self._cumulative_rewards = self._no_rewards.copy()
        self.terminations = self._not_yet.copy()
        self.truncations = self._not_yet.copy()
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _new_referee(
        self, rng: Random, standing: tuple[Part, Sequence[Value]] | None = None
    ) -> Referee:
        return Referee(self.match, rng, self._actions, self._orders, self._ids, standing)

    def step(self, action: SupportsIndex | None) -> None:
        """Let the selected agent act.

        Raises:
            ValueError: the action is not in the mask; nothing has changed.

        """
        if self._over:
            self._leave(self._must_be_on(), action)
            return
        self._referee.act(action)
        self._steps += 1
        self._select()

    def _must_be_on(self) -> Agent:
        if not self.agents:
            raise ValueError("No game is on: reset the environment first.")
        return self.agent_selection

    def _leave(self, agent: Agent, action: SupportsIndex | None) -> None:
        """Let an agent go whose game is over; it is over for all, who go one after another."""
        if action is not None:
            raise ValueError("The game is over for this agent: its only action is None.")
        for kept in (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ):
            del kept[agent]
        self.rewards = dict.fromkeys(self.rewards, 0.0)
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _select(self) -> None:
        """Turn to whom is asked next; end where nobody is, or where it was long enough.

        All rewards are 0 until the game ends: there is nothing to add up before.
        """
        self.infos[self.agent_selection] = {}
        ask = self._referee.ask
        if ask is None:
            self._end()
            return
        agent = self.agent_selection = self._names[ask.seat]
        self.infos[agent] = {"question": ask.key}
        if self._steps == self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self._over = True

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.terminations = dict.fromkeys(self.agents, True)
        self._over = True
        given = rewards(self._reward, outcome, len(self._setup.seats))
        self.rewards = {agent: given[self._seats[agent]] for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)

    # -- what agents see ----------------------------------------------------------------------

    def observe(self, agent: Agent) -> Observation:
        """What an agent sees now; its mask is all 0 unless it is to act."""
        asked = None if self._over or agent != self.agent_selection else self._referee
        menu = NO_ACTIONS if asked is None else asked.meanings
        return {
            "observation": self._observer.look(self.match.state, self._seats[agent], asked),
            "action_mask": menu.mask(self._actions),
        }

    @property
    def legal(self) -> Sequence[int]:
        """The actions in the selected agent's mask; none where no game is on, or none any more."""
        return () if self._over else self._referee.meanings.legal

    def meanings(self) -> Mapping[int, Value]:
        """What each action in the selected agent's mask would answer, whole or in part."""
        menu = self._referee.meanings
        return {n: m.value if isinstance(m, Whole) else m.chosen for n, m in menu.items()}

    def render(self) -> str | None:
        """What a spectator was told so far, a line an event (``render_mode="ansi"``)."""
        if self.render_mode is None:
            return None
        told = self.match.log(None)
        return "\n".join(say("en", event.key, **event.values) for event in told)

    def close(self) -> None:
        """Nothing is held open."""


def _wishes(game: Game, seats: int | Sequence[str] | None) -> list[Wish]:
    if seats is None:
        seats = min(max(SEATS, game.players.start), game.players.stop - 1)
    words = [AGENT] * seats if isinstance(seats, int) else list(seats)
    if words and AGENT not in words:
        raise ValueError(f"An environment needs a seat that is played by an {AGENT}.")
    return [wish_of(game, f"Seat {n}" if w == AGENT else w) for n, w in enumerate(words)]


def _own_actions(game: Game) -> tuple[str, ...]:
    """The options that have numbers of their own, as the game declares."""
    return tuple(getattr(game.part("observation"), "ACTIONS", ()))


def _must_be_one_of(name: str, given: object, legal: Sequence[object]) -> None:
    if given not in legal:
        raise ValueError(f"{name} is {given!r}, and may be one of {list(legal)}.")


def _must_be_positive(**given: int | None) -> None:
    for name, value in given.items():
        if value is not None and value < 1:
            raise ValueError(f"{name} is {value}, and must be 1 or more.")

"""VTES for PettingZoo: an AEC environment, one agent a seat.

Actions are indices of the options of the question, with a mask; the reward of a step is the
victory points that each seat has gained in it. Who is ousted terminates at once.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from methuselah.lab.learning.episodes import Bout, Episode
from methuselah.lab.learning.spaces import Observation, observation, observation_space, rendered
from methuselah.players.learned.features import Shapes

__all__ = ["MethuselahEnv", "env", "raw_env"]

MOST_SEEDS: Final = 1 << 31


def env(**settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game at -1.

    Takes what `MethuselahEnv` takes.
    """
    made = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(made)


class MethuselahEnv(AECEnv):
    """The environment itself: an illegal action is a ValueError."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo's own way)
        "name": "methuselah_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        bout: Bout = Bout(),  # noqa: B008  (frozen)
        shapes: Shapes = Shapes(),  # noqa: B008
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.bout = bout
        self.shapes = shapes
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(bout.seats)]
        self.observation_spaces = {
            agent: observation_space(shapes) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(shapes.options) for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()
        self._points: tuple[float, ...] = ()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of its actions: the rows of options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of the seed, or of one that follows from the seed before."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        else:
            seed = int(self._chance.integers(MOST_SEEDS))
        self.episode = Episode(self.bout, seed, self.shapes)
        self._points = self.episode.points
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now. Only who is asked has actions."""
        return observation(self.episode.seen(self._seat(agent)))

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; None for one that is out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: give the index of an option.")
        self._cumulative_rewards[agent] = 0.0
        self.episode.take(int(action))
        points = self.episode.points
        over = self.episode.decision is None
        for other in self.agents:
            seat = self._seat(other)
            self.rewards[other] = points[seat] - self._points[seat]
            self.terminations[other] = (over and not self.episode.cut_off) or (
                self.episode.is_out(seat)
            )
            self.truncations[other] = over and not self.terminations[other]
        self._points = points
        self._accumulate_rewards()
        self._select()
        self._deads_step_first()

    def _select(self) -> None:
        """The agent that is asked; at the end, any."""
        decision = self.episode.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """The game in words."""
        return rendered(self.episode) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


raw_env = MethuselahEnv

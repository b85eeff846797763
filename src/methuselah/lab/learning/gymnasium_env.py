"""VTES for Gymnasium: one seat is the agent's, players of this package sit in the others.

Importing this module registers `methuselah/Seat-v0`; `gymnasium.make` imports it by itself as
`gymnasium.make("methuselah.lab.learning.gymnasium_env:methuselah/Seat-v0")`.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from methuselah.lab.learning.episodes import Bout, Episode
from methuselah.lab.learning.spaces import Observation, observation, observation_space, rendered
from methuselah.players import Player, look_at_player, player_named
from methuselah.players.learned.features import Shapes

__all__ = ["SeatEnv"]

MOST_SEEDS: Final = 1 << 31
ILLEGAL: Final = -1.0
"""What an index beyond the options is given; the question stays."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a bout. seat: which, None for another from seed to seed; opponents: the
    players of the other seats, in the order of play after hers, repeated to fill them.

    The reward is the victory points that she has gained; the game ends for her when she is out.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  (Gymnasium's own way)

    def __init__(
        self,
        bout: Bout = Bout(),  # noqa: B008  (frozen)
        opponents: tuple[str, ...] = ("random",),
        seat: int | None = None,
        shapes: Shapes = Shapes(),  # noqa: B008
        render_mode: str | None = None,
    ) -> None:
        """Raises ValueError for a player that nobody is, and for a seat that is not there."""
        for name in opponents:
            look_at_player(name)
        if not opponents or (seat is not None and not 0 <= seat < bout.seats):
            raise ValueError(f"This table has seats 0 to {bout.seats - 1}, and needs opponents.")
        self.bout = bout
        self.opponents = opponents
        self.chosen_seat = seat
        self.shapes = shapes
        self.render_mode = render_mode
        self.observation_space = observation_space(shapes)
        self.action_space = spaces.Discrete(shapes.options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game: that of the seed, or of one that follows from the seed before."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(MOST_SEEDS)) if seed is None else seed
        self.episode = Episode(self.bout, dealt, self.shapes)
        self.seat = dealt % self.bout.seats if self.chosen_seat is None else self.chosen_seat
        self._players = self._seated(dealt)
        self._points = 0.0
        self._play_others()
        return self._seen(), self._info()

    def _seated(self, seed: int) -> dict[int, Player]:
        seats = [(self.seat + step) % self.bout.seats for step in range(1, self.bout.seats)]
        return {
            seat: player_named(self.opponents[place % len(self.opponents)], seat, seed + place + 1)
            for place, seat in enumerate(seats)
        }

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until she is asked again or out.

        An index beyond the options changes nothing and is given -1: `illegal` says so.
        """
        decision = self.episode.decision
        if decision is None or self._is_over():
            raise ValueError("The game is over: nothing is asked. Reset the environment.")
        if not 0 <= action < len(decision.options):
            return self._seen(), ILLEGAL, False, False, self._info(illegal=True)
        self.episode.take(int(action))
        self._play_others()
        points = self.episode.points[self.seat]
        reward, self._points = points - self._points, points
        over = self._is_over()
        cut_off = over and self.episode.cut_off and not self.episode.is_out(self.seat)
        return self._seen(), reward, over and not cut_off, cut_off, self._info()

    def _is_over(self) -> bool:
        return self.episode.decision is None or self.episode.is_out(self.seat)

    def _play_others(self) -> None:
        """Until she is asked, or it is over for her."""
        episode = self.episode
        while (decision := episode.decision) is not None and decision.seat != self.seat:
            if episode.is_out(self.seat):
                return
            episode.take(self._players[decision.seat].choose(episode.state, decision))

    def _seen(self) -> Observation:
        return observation(self.episode.seen(self.seat))

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        return {"seat": self.seat, "turn": self.episode.state.turn, "illegal": illegal}

    def render(self) -> str | None:
        """The game in words."""
        return rendered(self.episode) if self.render_mode == "ansi" else None


gymnasium.register("methuselah/Seat-v0", entry_point=f"{__name__}:SeatEnv")

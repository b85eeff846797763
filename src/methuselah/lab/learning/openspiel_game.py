"""VTES for OpenSpiel: importing this module registers the Python game `methuselah`.

The one chance node of a game draws its seed; everything else follows from that and the answers, so
that a state is saved as its history. An action is the index of an option. Utilities are victory
points, given at the end.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from methuselah.engine.codec import fingerprint
from methuselah.engine.views import determinize, view
from methuselah.lab.learning.episodes import HALVES, MOST_DECISIONS, Bout, Episode
from methuselah.players.learned.features import Shapes, empty
from methuselah.pool.formats import HALF_DECK
from methuselah.table.words import option_lines

__all__ = ["MethuselahGame", "MethuselahState"]

SHAPES: Final = Shapes()
SEPARATOR: Final = ";"
"""Between the decks of the parameter `decks`."""
DEFAULTS: Final[dict[str, Any]] = {
    "players": 2,
    "decks": "",
    "form": HALF_DECK.name,
    "turns": 60,
    "deals": 10_000,
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name="methuselah",
    long_name="Vampire: The Eternal Struggle",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    # An information state would be all that a seat has ever seen; an observation is what it sees.
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class MethuselahGame(pyspiel.Game):
    """A bout. players: seats; decks: precons or files with ";" between them, the half decks of
    the laboratory where unsaid; form: their format; turns: the time limit; deals: how many seeds.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        self.deals = int(chosen["deals"])
        decks = tuple(part for part in chosen["decks"].split(SEPARATOR) if part)
        self.bout = Bout(chosen["players"], decks or HALVES, chosen["form"], chosen["turns"])
        seats = self.bout.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=SHAPES.options,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=0.0,
            max_utility=float(seats),
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, spoken: str | None = None) -> MethuselahState:
        """Before the seed is drawn."""
        return MethuselahState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What a seat sees, as one tensor and by parts."""
        return Observer(params)


class MethuselahState(pyspiel.State):
    """A game in progress: no episode until its seed is drawn."""

    def __init__(self, game: MethuselahGame) -> None:
        super().__init__(game)
        self.bout = game.bout
        self.deals = game.deals
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Whose turn it is to answer."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.episode.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        decision = self.episode.decision
        return [] if decision is None else list(range(len(decision.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed alike."""
        return [(seed, 1.0 / self.deals) for seed in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.bout, action, SHAPES)
        else:
            self.episode.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.episode is None or self.episode.decision is None:
            return f"seed {action}"
        return f"{action}. {option_lines(self.episode.state, self.episode.decision)[action]}"

    def is_terminal(self) -> bool:
        """Whether nobody is asked any more."""
        return self.episode is not None and self.episode.decision is None

    def returns(self) -> list[float]:
        """Victory points, once the game is over."""
        if self.episode is None or not self.is_terminal():
            return [0.0] * self.bout.seats
        return list(self.episode.points)

    def resample_from_infostate(self, player: int, sampler: Any) -> MethuselahState:
        """The same game with all that a seat cannot see dealt again.

        Its history is that of the game it was made from, and leads back to that one.
        """
        made: MethuselahState = self.clone()
        if made.episode is not None:
            chance = int(sampler() * (1 << 62))
            made.episode.state = determinize(made.episode.state, player, chance)
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> MethuselahState:
        """For `clone`: an engine's state is cloned, not copied."""
        made = MethuselahState(self.get_game())
        made.episode = None if self.episode is None else self.episode.copy()
        return made

    def __str__(self) -> str:
        if self.episode is None:
            return "before the seed is drawn"
        state = self.episode.state
        return f"turn {state.turn}, {state.answers} answers, {fingerprint(state)}"


class Observer:
    """What a seat sees: `tensor` is flat, `dict` has its parts, as floats, by their names."""

    def __init__(self, params: Any = None) -> None:
        if params:
            raise ValueError(f"An observer of this game takes no parameters, not {params}.")
        arrays = empty(SHAPES).arrays()
        self.tensor = np.zeros(sum(array.size for array in arrays.values()), np.float32)
        self.dict: dict[str, Any] = {}
        place = 0
        for name, array in arrays.items():
            self.dict[name] = self.tensor[place : place + array.size].reshape(array.shape)
            place += array.size

    def set_from(self, state: MethuselahState, player: int) -> None:
        """Look at a state from a seat."""
        episode = state.episode
        seen = empty(SHAPES) if episode is None else episode.seen(player)
        for name, array in seen.arrays().items():
            self.dict[name][...] = array

    def string_from(self, state: MethuselahState, player: int) -> str:
        """The view of a seat, in full."""
        episode = state.episode
        return "before" if episode is None else str(view(episode.state, player, lines=0))


pyspiel.register_game(GAME_TYPE, MethuselahGame)

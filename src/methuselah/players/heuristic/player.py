"""The heuristic player: every option has a score, and the best one is taken.

Each window and kind of question has its module; this one says which. Scores are in points of
pool early in a game (`worth.py`), passing is worth nothing, and equal options go by their order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from methuselah.engine import rng
from methuselah.engine.decisions import Decision, Option
from methuselah.engine.state import State
from methuselah.players.base import seats_as
from methuselah.players.heuristic import (
    actions,
    blocking,
    cancelling,
    choices,
    combat,
    influence,
    keeping,
    masters,
    politics,
    responses,
)
from methuselah.players.heuristic.tried import FUTILE, Tried
from methuselah.players.heuristic.worth import card_cost, minion_worth
from methuselah.players.seat import Seat

__all__ = ["HeuristicPlayer", "advised", "scores"]

NOISE: Final = 0.05
"""How far apart two options may be and still be taken one for the other now and then."""
IDLE: Final = ("pass", "done")
NEVER: Final = ("withdraw",)

Score = Callable[[Seat, Option], float]


def _flat(value: float) -> Score:
    """The same for every option of a kind."""

    def score(seat: Seat, option: Option) -> float:
        return value

    return score


def _contest(seat: Seat, option: Option) -> float:
    """Paying for a contest: for a good vampire, and only out of plenty."""
    definition = seat.definition(option.card if option.card != -1 else option.target)
    size = 0 if definition is None else definition.face.capacity or 3
    return 0.25 * size - card_cost(1, seat) - 0.5


def _mark(seat: Seat, option: Option) -> float:
    theirs = seat.controller(option.target) in (seat.prey, seat.predator)
    return 0.2 * minion_worth(seat, option.target) if theirs else -1.0


BY_VERB: Final[dict[str, Score]] = {
    "act": actions.score,
    "use action": actions.score,
    "block": blocking.score,
    "vote": politics.score,
    "move out": influence.score,
    "transfer": influence.score,
    "take back": influence.score,
    "draw from the crypt": influence.score,
    "merge": influence.score,
    "discard": keeping.score,
    "burn option": keeping.score,
    "gain from the Edge": _flat(5.0),
    "answer": _flat(0.5),
    "resolve": _flat(0.5),
    "unlock infernal": _flat(-0.5),
    "obey": _flat(0.5),
    "burn counters": _flat(2.0),
    "pay for contest": _contest,
    "pay for title": _flat(0.3),
    "yield": _flat(0.1),
    "yield title": _flat(0.1),
    "torpor for title": _flat(-5.0),
    "gain vote": politics.score,
    "mark": _mark,
    "hunt red list": _flat(-0.5),
    "slave fights": _flat(0.3),
    "use prevention": combat.score,
}
"""What an option of a window is about, where its verb says it."""
BY_WINDOW: Final[dict[str, Score]] = {
    "as_played": cancelling.score,
    "polling": politics.score,
    "before_votes": politics.score,
    "prevent": combat.score,
    "before_combat": combat.score,
    "before_range": combat.score,
    "before_strikes": combat.score,
    "strikes_chosen": combat.score,
    "strike_resolved": combat.score,
    "end_of_round": combat.score,
    "combat_would_end": combat.score,
    "combat_about_to_end": combat.score,
    "after_combat": combat.score,
    "announced": responses.score,
    "action": responses.score,
    "attempt": responses.score,
    "would_block": responses.score,
    "blocked": responses.score,
    "declined": responses.score,
    "would_succeed": responses.score,
    "after_resolution": responses.score,
}
"""Where cards and abilities are played and used, by the window."""
IN_COMBAT: Final = ("strike", "with strike", "maneuver", "press", "additional")
"""Questions that a round of combat asks."""


@seats_as("heuristic")
class HeuristicPlayer:
    """Plays to oust its prey and to stay in the game. The same seed plays the same way."""

    def __init__(self, seat: int, seed: int) -> None:
        self.chance = rng.seeded(seed)
        self._tried = Tried()

    def choose(self, state: State, decision: Decision) -> int:
        """The option with the best score."""
        self.chance, drawn = rng.below(self.chance, 1 << 32)
        seat = Seat(state, decision)
        best, chosen = -1000.0, 0
        for index, option in enumerate(decision.options):
            value = FUTILE if self._tried.futile(seat, option) else _score(seat, option, index)
            value += NOISE * ((drawn >> (index % 24)) & 0xFF) / 255
            if value > best:
                best, chosen = value, index
        self._tried.note(seat, decision.options[chosen])
        return chosen


def scores(state: State, decision: Decision, tried: Tried | None = None) -> list[float]:
    """What each option is worth to who is asked, in points of pool early in a game.

    tried: what she has done this turn, if she is not to do again what changed nothing.
    """
    seat = Seat(state, decision)
    return [
        FUTILE if tried and tried.futile(seat, option) else _score(seat, option, index)
        for index, option in enumerate(decision.options)
    ]


def advised(state: State, decision: Decision) -> int:
    """The option with the best score, the first of equals: the same whenever it is asked."""
    values = scores(state, decision)
    return values.index(max(values))


def _score(seat: Seat, option: Option, index: int) -> float:
    """What an option is worth, whatever is asked."""
    kind = seat.decision.kind
    if option.verb in IDLE:
        return 0.0
    if option.verb in NEVER:
        return -9.0
    if kind == "window":
        by_verb = BY_VERB.get(option.verb)
        return _of_card(seat, option) if by_verb is None else by_verb(seat, option)
    if kind in IN_COMBAT:
        return combat.score(seat, option)
    return choices.score(seat, option, index)


def _of_card(seat: Seat, option: Option) -> float:
    """A hand card or ability: by the window, else a master card or a use between actions."""
    window = seat.decision.window
    by_window = BY_WINDOW.get(window)
    if by_window is not None:
        return by_window(seat, option)
    if option.verb == "play":
        return masters.score(seat, option) if window in ("master", "discard") else -1.0
    return masters.use(seat, option)

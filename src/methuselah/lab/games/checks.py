"""What must hold in any game, looked at while it is played (design, laws 2, 7 and 8).

`look` checks one moment: the invariants of the state, cloning, and the views of every seat. A
`Follower` is a copy of the game, cloned or saved and loaded, that takes the same answers from
then on and must come to the same state. `saved` and `replayed` look at a whole game. Everything
returns lines that say what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from methuselah.engine import rng
from methuselah.engine.advance import advance, answer
from methuselah.engine.codec import decode, encode, fingerprint
from methuselah.engine.decisions import Decision
from methuselah.engine.invariants import check
from methuselah.engine.setting import Setting
from methuselah.engine.state import READY, TORPOR, State
from methuselah.engine.traits import capacity
from methuselah.engine.views import View, determinize, view
from methuselah.rules.setup.game import new_game

__all__ = ["Follower", "Moment", "followers", "look", "replayed", "saved"]

ASIDE = 8
"""How many answers are tried on a clone to see that the game itself does not move."""
FOLLOWED = 25
"""For how many answers a copy is taken along."""

Moment = tuple[str, str]
"""Something wrong: the name of the check, and what it found."""


@dataclass(slots=True)
class Follower:
    """A copy of a game that takes the same answers. left: how many more."""

    name: str
    state: State
    left: int = FOLLOWED

    def take(self, index: int, game: State) -> list[Moment]:
        """Take an answer that the game has just taken; compare when the last is taken."""
        answer(self.state, index)
        advance(self.state)
        self.left -= 1
        if self.left and game.result is None:
            return []
        self.left = 0
        return compared(self.name, game, self.state)


def compared(name: str, game: State, copy: State) -> list[Moment]:
    """Whether two states are the same to the last field."""
    if fingerprint(game) == fingerprint(copy):
        return []
    parts = [
        part
        for part in ("cards", "seats", "stack", "pending", "result", "queue", "hooks", "known")
        if getattr(game, part) != getattr(copy, part)
    ]
    return [(name, f"the copy differs after {game.answers} answers: {', '.join(parts) or 'rest'}")]


def look(state: State, chance: int) -> list[Moment]:
    """Everything that is wrong at a decision. chance: for the answers tried and cards dealt."""
    return [
        *(("invariants", line) for line in check(state)),
        *(("counters", line) for line in _counters(state)),
        *_cloning(state, chance),
        *_seeing(state, chance),
    ]


def followers(state: State) -> list[Follower]:
    """A clone and a saved copy, to be taken along."""
    return [
        Follower("clone and continue", state.clone()),
        Follower("save and load", decode(encode(state, journal=False), state.setting)),
    ]


def _counters(state: State) -> Iterator[str]:
    """Pool is what the journal says that it is; no vampire holds more than its capacity."""
    pools = [state.setting.edition.starting_pool] * len(state.seats)
    for entry in state.journal:
        if entry.what == "gained pool":
            pools[entry.seat] += entry.number
        elif entry.what in ("burned pool", "moved pool"):
            pools[entry.seat] -= entry.number
    for seat in state.seats:
        if state.journaling and not seat.out and seat.pool != pools[seat.seat]:
            yield f"seat {seat.seat} has {seat.pool} pool, by the journal {pools[seat.seat]}"
    for card, record in state.cards.items():
        most = capacity(state, card) if record.region in (READY, TORPOR) else record.blood
        if 0 <= most < record.blood:
            yield f"card {card} has {record.blood} blood with capacity {most}"


def saved(state: State) -> list[Moment]:
    """What is saved, the journal included, is what is loaded."""
    copy = decode(encode(state), state.setting)
    if copy.journal != state.journal:
        return [("save and load", f"the journal differs after {state.answers} answers")]
    return compared("save and load", state, copy)


def _cloning(state: State, chance: int) -> list[Moment]:
    """A clone goes its own way without moving the game."""
    before = fingerprint(state)
    clone = state.clone()
    clone.journaling = False
    for _ in range(ASIDE):
        decision = advance(clone)
        if not isinstance(decision, Decision):
            break
        chance, index = rng.below(chance, len(decision.options))
        answer(clone, index)
    if fingerprint(state) == before:
        return []
    return [("clone", f"playing on a clone changed the game after {state.answers} answers")]


def _seeing(state: State, chance: int) -> list[Moment]:
    """Permuting the cards hidden from a seat changes neither its view nor its options."""
    wrong: list[Moment] = []
    for seat in range(len(state.seats)):
        asked = state.pending
        dealt = determinize(state, seat, chance + seat)
        dealt.pending = asked
        dealt.journal = state.journal.copy()
        seen, other = view(state, seat), view(dealt, seat)
        wrong += [
            ("views", f"the {part.name} that seat {seat} sees depend on hidden cards")
            for part in fields(View)
            if getattr(seen, part.name) != getattr(other, part.name)
        ]
        if asked is not None and asked.seat == seat:
            dealt.journaling = False
            dealt.pending = None
            again = advance(dealt)
            if again != asked:
                wrong.append(("views", f"the options of seat {seat} depend on hidden cards"))
    return wrong


def replayed(setting: Setting, log: list[int], game: State) -> list[Moment]:
    """The log of answers leads to the same state again."""
    state = new_game(setting, journaling=False)
    advance(state)
    for index in log:
        answer(state, index)
        advance(state)
    return compared("replay", game, state)

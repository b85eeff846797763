"""The words of how combats end, go on and follow one another, and of what waits for that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Block, Condition, Effect, Which
from methuselah.engine.rows import add_row, found
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, Row, State
from methuselah.engine.traits import circle_of, is_vampire
from methuselah.language.changing.effects import Add, add
from methuselah.language.choosing.waiting import put_off
from methuselah.language.combat.fighting import Grant
from methuselah.language.names import GRANTS, Gift, known
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import THIS, THIS_CARD
from methuselah.rules.combat.combat import (
    BEGINNING,
    BLOCK_COMBAT,
    Combat,
    continue_combat,
)
from methuselah.rules.combat.grants import NEXT_ROUND
from methuselah.rules.combat.queueing import may_queue, queue_combat

__all__ = [
    "ACTING_FIGHTER",
    "ACTING_VAMPIRE_FIGHTS",
    "BLOCK_COMBAT_OF_THE_TURN",
    "COMBAT_IS_ON",
    "COMBAT_MAY_FOLLOW",
    "COMBAT_WOULD_END",
    "NO_COMBAT_QUEUED",
    "OPPOSING_YOURS",
    "YOUR_FIGHTER",
    "after_combat",
    "as_combat_begins",
    "at_end_of_combat",
    "if_another_round",
    "in_first_round",
    "may_enter_combat",
    "queues_combat",
    "quiet_rounds_end_combat",
    "same_circle",
    "starts_new_round",
]


@dataclass(frozen=True)
class Fighter(Which):
    """One of the two fighters: "acting", "yours" (your side), or "opposing yours"."""

    word: str

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """The fighter, if it is still in play."""
        combat = state.frame(Combat)
        if combat is None:
            return ()
        if self.word == "acting":
            chosen = [combat.acting]
        else:
            mine = [m for m in combat.fighters if combat.seat_of(state, m) == me.you]
            chosen = mine if self.word == "yours" else [combat.opponent(m) for m in mine]
        return tuple(minion for minion in chosen if minion in state.cards)


ACTING_FIGHTER: Final = Fighter("acting")
"""The fighter that counts as acting in this combat."""
YOUR_FIGHTER: Final = Fighter("yours")
"""The minion you control in combat."""
OPPOSING_YOURS: Final = Fighter("opposing yours")
"""The minion opposing the one you control in combat."""


@dataclass(frozen=True)
class MayFight(Test):
    """A minion that could enter combat."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look for what forbids it."""
        return not found(state, "cannot enter combat", card)


may_enter_combat: Final = MayFight()
"""Nothing forbids this minion to enter combat."""


@dataclass(frozen=True)
class SameCircle(Test):
    """A Blood Brother of the circle of one of those, and none of them.

    Without a circle it is its own, and so are those of one name ([LSJ 20020609]).
    """

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare the circles, as they were chosen or are printed."""
        others = (other for other in self.which.find(state, me) if other != card)
        return any(circle_of(state, other) == circle_of(state, card) for other in others)


def same_circle(which: Which) -> Test:
    """Another Blood Brother of the same circle as that one."""
    return SameCircle(which)


@dataclass(frozen=True)
class CombatIs(Condition):
    """Something about the combat in one word: see `holds`."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read the fact from the combat in progress."""
        combat = state.frame(Combat)
        if combat is None:
            return False
        if self.word == "may follow":
            late = combat.is_over is state.setting.edition.combats_queued_late
            return late and combat.ready(state) and may_queue(state)
        if self.word == "none queued":
            return may_queue(state)
        if self.word == "on":
            return combat.is_on
        if self.word == "a vampire acts":
            return is_vampire(state, combat.acting)
        if self.word == "would end":
            return combat.ready(state) and not combat.continues(state)
        assert self.word == "first block combat of the turn", self.word
        turn = state.span("turn")
        if combat.cause != "block" or not all(is_vampire(state, m) for m in combat.fighters):
            return False
        return turn is not None and turn.used.count((BLOCK_COMBAT,)) == 1


NO_COMBAT_QUEUED: Final = CombatIs("none queued")
"""No combat is queued yet."""
COMBAT_MAY_FOLLOW: Final = CombatIs("may follow")
"""Both combatants are still ready, no combat is queued yet, and this one is about to end (or has
just ended, where the edition has such cards played then)."""
COMBAT_IS_ON: Final = CombatIs("on")
"""A combat is in progress: neither about to begin nor over."""
ACTING_VAMPIRE_FIGHTS: Final = CombatIs("a vampire acts")
"""The fighter that counts as acting is a vampire."""
COMBAT_WOULD_END: Final = CombatIs("would end")
"""Both combatants are still ready and combat would end."""
BLOCK_COMBAT_OF_THE_TURN: Final = CombatIs("first block combat of the turn")
"""It is the first combat between an acting and a blocking vampire this turn."""


@dataclass(frozen=True)
class NewRound(Effect):
    """Instead of ending, combat goes on with a new round."""

    def run(self, state: State, me: Scope) -> None:
        """Begin a round instead of the end."""
        continue_combat(state)


def starts_new_round() -> NewRound:
    """Instead of ending combat, start a new round."""
    return NewRound()


@dataclass(frozen=True)
class QueueCombat(Effect):
    """A combat of a minion (`who`) with another follows this one; `given` for its first round.

    It stands on the side of the fighter of its controller ([RTR 20020501]).
    """

    with_: Which
    given: tuple[Add | Grant, ...]
    who: Which = THIS

    def run(self, state: State, me: Scope) -> None:
        """Queue it, if both will be able to fight."""
        combat = state.frame(Combat)
        for other in self.with_.find(state, me):
            if combat is None or state.cards[other].region != READY:
                continue
            for minion in self.who.find(state, me):
                pair = (minion, other) if other == combat.opposing else (other, minion)
                queue_combat(state, pair[0], pair[1], self._rows(state, me))

    def _rows(self, state: State, me: Scope) -> tuple[Row, ...]:
        return tuple(
            Row(_there(given), minion, 1, me.card, given.word if isinstance(given, Add) else "")
            for given in self.given
            for minion in (given.to or THIS).find(state, me)
        )


def _there(given: Add | Grant) -> str:
    """The kind of a change as it waits for that combat: for all of it, or for its first round."""
    return given.kind if given.until == "combat" else NEXT_ROUND + given.kind


def queues_combat(with_: Which, *given: Add | Grant, who: Which = THIS) -> QueueCombat:
    """After this combat it (or `who`) enters combat with that minion; `add(...)` for its first
    round.

    Or `grants(...)`; with `until="combat"` it is for the whole of that combat.
    """
    return QueueCombat(with_, given, who)


@dataclass(frozen=True)
class IfAnotherRound(Effect):
    """If another round of this combat occurs, this minion gets something in that round."""

    kind: str

    def run(self, state: State, me: Scope) -> None:
        """Let it wait on the combat."""
        combat = state.frame(Combat)
        if combat is not None:
            add_row(combat, NEXT_ROUND + self.kind, 1, subject=me.minion, source=me.card)


@dataclass(frozen=True)
class InFirstRound(Effect):
    """As combat begins: this minion gets something in its first round."""

    kind: str

    def run(self, state: State, me: Scope) -> None:
        """Let it wait on the combat, which has no round yet."""
        combat = state.frame(Combat)
        if combat is not None:
            add_row(combat, NEXT_ROUND + self.kind, 1, subject=me.minion, source=me.card)


def in_first_round(kind: Gift) -> InFirstRound:
    """In `during` of `enters_combat`: with 1 optional "maneuver" in the first round of it."""
    return InFirstRound(known(kind, GRANTS, "promise for a combat"))


def if_another_round(kind: Gift) -> IfAnotherRound:
    """If another round occurs, it gets 1 optional "maneuver" (or "press") that round."""
    known(kind, GRANTS, "promise for a combat")
    return IfAnotherRound(kind)


@dataclass(frozen=True)
class AtEnd(Effect):
    """Effects that wait: "combat begins", "end of combat", "after combat" if nothing follows it."""

    moment: str
    effects: Block
    of: Which = THIS_CARD

    def run(self, state: State, me: Scope) -> None:
        """Put them on the combat."""
        combat = state.frame(Combat)
        for card in () if combat is None else self.of.find(state, me):
            assert combat is not None
            put_off(combat, self.moment, self.effects, me, source=card)


def at_end_of_combat(*effects: Effect, of: Which = THIS_CARD) -> AtEnd:
    """At the end of this combat; in the effects the card `of` is "this card"."""
    return AtEnd("end of combat", Block(effects), of)


def as_combat_begins(*effects: Effect) -> AtEnd:
    """As this combat begins: not where it was called off before that (Deep Song, ruling 1)."""
    return AtEnd(BEGINNING, Block(effects))


def after_combat(*effects: Effect) -> AtEnd:
    """After combat; not if combat goes on or another follows ([RTR 20020501])."""
    return AtEnd("after combat", Block(effects))


def quiet_rounds_end_combat(rounds: int) -> Add:
    """If so many rounds of combat pass with no cards played, combat ends."""
    return add("ends when quiet", rounds, until="combat")

"""What lies open about the course of play, in numbers: phase, action, combat, referendum.

Nothing here is hidden from anybody, so every screen shows it to all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.state import State
from methuselah.engine.windows import Window
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.action.blocks import intercept
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.combat.strike_effects import damage_of
from methuselah.rules.combat.strikes import strength
from methuselah.rules.politics.referendum_frame import referendum_in_progress
from methuselah.rules.politics.votes import open_sources, tally
from methuselah.rules.turn.phase import Phase
from methuselah.table.naming import phrases, say

__all__ = [
    "ActionNow",
    "CombatNow",
    "ReferendumNow",
    "Situation",
    "intercept_of",
    "situation",
]


UNCHOSEN: Final = -1

ActionStep = Literal["announced", "block", "resolve"]
"""How far an action has come, roughly (R0, Detailed course of an action)."""
RoundStep = Literal[
    "before-range", "range", "before-strikes", "strike", "damage", "press", "round-end"
]
"""How far a round of combat has come (R0, Detailed course of combat)."""

ACTION_STEPS: Final[dict[str, ActionStep]] = {
    **dict.fromkeys(("action", "attempt", "would_block", "blocked"), "block"),
    **dict.fromkeys(("declined", "would_succeed", "after_resolution"), "resolve"),
}
"""By the window that is open; an action is announced in all others."""
ROUND_STEPS: Final[dict[str, RoundStep]] = {
    **dict.fromkeys(("before_combat", "before_range"), "before-range"),
    "range": "range",
    "before_strikes": "before-strikes",
    **dict.fromkeys(("strike", "as_strike_chosen", "strike_declared", "strikes_chosen"), "strike"),
    **dict.fromkeys(("prevent", "damaged", "torpor", "strike_resolved", "additional"), "damage"),
    "press": "press",
    **dict.fromkeys(("end_of_round", "combat_would_end", "combat_about_to_end"), "round-end"),
}


@dataclass(frozen=True, slots=True)
class ActionNow:
    """The action in progress. step: how far it has come; bleed: 0 unless it is one; lands: the pool
    that its only target is left with if a bleed succeeds, UNCHOSEN where there is no such thing;
    blocker: NOTHING while nobody tries.
    """

    kind: str
    step: ActionStep
    acting: int
    seat: int
    card: int
    target: int
    targets: tuple[int, ...]
    bleed: int
    lands: int
    stealth: int
    blocker: int
    intercept: int
    verdict: str


@dataclass(frozen=True, slots=True)
class CombatNow:
    """The combat in progress: the acting minion first. step: of the round, "" between two of them;
    strikes: what each has chosen, or "";
    damage: the points that it would inflict now, UNCHOSEN while there is no strike.
    """

    acting: int
    opposing: int
    round: int
    step: RoundStep | Literal[""]
    range: str
    strength: tuple[int, int]
    strikes: tuple[str, str]
    damage: tuple[int, int]
    goes_on: bool


@dataclass(frozen=True, slots=True)
class ReferendumNow:
    """The referendum in progress: votes cast so far, those of each source, and those to come."""

    kind: str
    caller: int
    calling: int
    card: int
    hunted: int
    votes_for: int
    votes_against: int
    casts: tuple[tuple[int, int, str, int], ...]
    """seat, card (NOTHING for the Edge), "for" or "against", votes."""
    to_come: tuple[tuple[int, int, int], ...]
    """seat, card (NOTHING for the Edge), votes; what a hand may hold lies not open."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The course of play at a glance. impulse: whom the window asks, NOBODY if nobody is."""

    turn: int
    active: int
    phase: str
    window: str
    impulse: int
    order: tuple[int, ...]
    action: ActionNow | None
    combat: CombatNow | None
    referendum: ReferendumNow | None


def situation(state: State, language: str = "en") -> Situation:
    """What is going on now; the strikes are told in a language."""
    phase = state.span("phase")
    window = state.frame(Window)
    pending = state.pending
    name = pending.window if pending is not None else "" if window is None else window.name
    return Situation(
        turn=state.turn,
        active=state.active,
        phase=phase.name if isinstance(phase, Phase) else "",
        window=name,
        impulse=NOBODY if pending is None else pending.seat,
        order=() if window is None else window.order,
        action=_action(state, name),
        combat=_combat(state, name, language),
        referendum=_referendum(state),
    )


def _action(state: State, window: str) -> ActionNow | None:
    action = state.frame(Action)
    if action is None:
        return None
    acts = action.acting in state.cards
    target = action.scope.one("target")
    blocker = action.blocker if action.blocker in state.cards else action.blocked_by
    bleed = bleed_amount(state, action) if acts and action.kind == "bleed" else 0
    return ActionNow(
        kind=action.kind,
        step=ACTION_STEPS.get(window, "announced"),
        acting=action.acting,
        seat=action.seat,
        card=action.card,
        target=target if target in state.cards and target != action.card else NOTHING,
        targets=action.targets,
        bleed=bleed,
        lands=_lands(state, action, bleed),
        stealth=stealth(state, action) if acts else 0,
        blocker=blocker,
        intercept=intercept(state, blocker) if blocker in state.cards else 0,
        verdict=action.verdict,
    )


def _lands(state: State, action: Action, bleed: int) -> int:
    if action.kind != "bleed" or len(action.targets) != 1:
        return UNCHOSEN
    return max(0, state.seats[action.targets[0]].pool - bleed)


def intercept_of(state: State, minion: int) -> int:
    """The intercept that a minion would block with now."""
    return intercept(state, minion)


def _combat(state: State, window: str, language: str) -> CombatNow | None:
    combat = state.frame(Combat)
    if combat is None or not combat.number:
        return None
    fight = state.frame(Round)
    return CombatNow(
        acting=combat.acting,
        opposing=combat.opposing,
        round=combat.number,
        step=ROUND_STEPS.get(window, ""),
        range="" if fight is None else fight.range,
        strength=(_strength(state, combat.acting), _strength(state, combat.opposing)),
        strikes=(
            _strike(fight, combat.acting, language),
            _strike(fight, combat.opposing, language),
        ),
        damage=(_damage(state, fight, combat.acting), _damage(state, fight, combat.opposing)),
        goes_on=combat.goes_on,
    )


def _strength(state: State, minion: int) -> int:
    return strength(state, minion) if minion in state.cards else 0


def _damage(state: State, fight: Round | None, minion: int) -> int:
    chosen = None if fight is None else fight.strike_of(minion)
    if chosen is None or chosen.target not in state.cards:
        return UNCHOSEN
    return damage_of(state, chosen)


def _strike(fight: Round | None, minion: int, language: str) -> str:
    chosen = None if fight is None else fight.strike_of(minion)
    if chosen is None:
        return ""
    strike = chosen.strike
    if strike.kind in ("damage", "melee"):
        how = "aggravated" if strike.aggravated else "normal"
        ranged = "yes" if strike.ranged else "no"
        about = {"n": chosen.damage, "how": how, "ranged": ranged}
        return say(language, "strike-damage", about)
    name = f"strike-{strike.kind}"
    if not phrases(language).has(name):
        return strike.kind
    return say(language, name, {"n": chosen.damage} if strike.kind == "steal" else {})


def _referendum(state: State) -> ReferendumNow | None:
    referendum = referendum_in_progress(state)
    if referendum is None:
        return None
    votes_for, votes_against = tally(state)
    return ReferendumNow(
        kind=referendum.kind,
        caller=referendum.caller,
        calling=referendum.calling,
        card=referendum.card,
        hunted=referendum.hunted,
        votes_for=votes_for,
        votes_against=votes_against,
        casts=tuple((c.seat, c.card, c.word, c.number) for c in referendum.casts),
        to_come=tuple(
            (seat, source.card, source.number)
            for seat in state.clockwise(state.active)
            for source in open_sources(state, seat)
        ),
    )

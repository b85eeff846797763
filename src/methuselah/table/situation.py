"""What lies open about the course of play, in numbers: phase, action, combat, referendum.

Nothing here is hidden from anybody, so every screen shows it to all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.state import State
from methuselah.engine.windows import Window
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.action.blocks import intercept
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.combat.strike_effects import damage_of
from methuselah.rules.combat.strikes import strength
from methuselah.rules.politics.referendum import referendum_in_progress
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


@dataclass(frozen=True, slots=True)
class ActionNow:
    """The action in progress. bleed: 0 unless it is one; blocker: NOTHING while nobody tries."""

    kind: str
    acting: int
    seat: int
    card: int
    target: int
    targets: tuple[int, ...]
    bleed: int
    stealth: int
    blocker: int
    intercept: int
    verdict: str


@dataclass(frozen=True, slots=True)
class CombatNow:
    """The combat in progress: the acting minion first. strikes: what each has chosen, or "";
    damage: the points that it would inflict now, UNCHOSEN while there is no strike.
    """

    acting: int
    opposing: int
    round: int
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
    return Situation(
        turn=state.turn,
        active=state.active,
        phase=phase.name if isinstance(phase, Phase) else "",
        window=pending.window if pending is not None else window.name if window is not None else "",
        impulse=NOBODY if pending is None else pending.seat,
        order=() if window is None else window.order,
        action=_action(state),
        combat=_combat(state, language),
        referendum=_referendum(state),
    )


def _action(state: State) -> ActionNow | None:
    action = state.frame(Action)
    if action is None:
        return None
    acts = action.acting in state.cards
    target = action.scope.one("target")
    blocker = action.blocker if action.blocker in state.cards else action.blocked_by
    return ActionNow(
        kind=action.kind,
        acting=action.acting,
        seat=action.seat,
        card=action.card,
        target=target if target in state.cards and target != action.card else NOTHING,
        targets=action.targets,
        bleed=bleed_amount(state, action) if acts and action.kind == "bleed" else 0,
        stealth=stealth(state, action) if acts else 0,
        blocker=blocker,
        intercept=intercept(state, blocker) if blocker in state.cards else 0,
        verdict=action.verdict,
    )


def intercept_of(state: State, minion: int) -> int:
    """The intercept that a minion would block with now."""
    return intercept(state, minion)


def _combat(state: State, language: str) -> CombatNow | None:
    combat = state.frame(Combat)
    if combat is None or not combat.number:
        return None
    fight = state.frame(Round)
    return CombatNow(
        acting=combat.acting,
        opposing=combat.opposing,
        round=combat.number,
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

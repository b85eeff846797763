"""The course of a combat: it begins, round follows round, it ends (R0, Combat; traps K0, K10)."""

from __future__ import annotations

from dataclasses import replace

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.journal import note
from methuselah.engine.rows import add_row, due, due_once, latch
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import cards_on, is_ready, is_vampire, life_of, types_of
from methuselah.engine.windows import Window
from methuselah.rules.combat.combat import (
    BEGINNING,
    BLOCK_COMBAT,
    BLOCK_GRANTS,
    FIRST_ROUND,
    POSTPONED,
    ROUND,
    Combat,
    Round,
    course,
    default_range,
    range_of_block,
    standing_range,
    start_combat,
)
from methuselah.rules.combat.contracts import remember_contracts
from methuselah.rules.combat.grants import NEXT_ROUND
from methuselah.rules.playing.hand import match_hands, release_all
from methuselah.rules.terms.sequencing import order
from methuselah.rules.torpor.diablerie import offer_diablerie


@course("before_combat")
def before_combat(state: State, combat: Combat) -> None:
    """K0: the last moment before combat begins."""
    combat.at = "begin"
    state.push(Window(name="before_combat", order=order(state), rule="[LSJ 19991025]"))


@course("begin")
def begin(state: State, combat: Combat) -> None:
    """Combat begins, if both can still take part in it."""
    if combat.ended or not combat.ready(state):
        state.pop()
        if not combat.ended and state.setting.edition.torpid_fall_prey:
            _offer_the_fallen(state, combat)
        return
    combat.at = "round"
    latch(state, "action", "combat", combat.acting, combat.opposing)
    if combat.cause == "block" and all(is_vampire(state, m) for m in combat.fighters):
        latch(state, "turn", BLOCK_COMBAT)
    note(state, "combat", card=combat.acting, other=combat.opposing, word=combat.cause)
    remember_contracts(state, combat.acting, combat.opposing)
    for minion in combat.fighters:
        atoms.break_withdrawal(state, state.controller(minion))
        atoms.emit(state, "enters combat", minion)
    due(state, combat, BEGINNING)
    due_once(state, combat, POSTPONED)
    match_hands(state)


@course("round")
def next_round(state: State, combat: Combat) -> None:
    """One more round."""
    combat.number += 1
    latch(state, "action", ROUND)
    combat.goes_on = False
    combat.at = "between"
    place = combat.next_range or range_of_block(state, combat) or standing_range(state, combat)
    fight = Round(range=place or default_range(state, combat), range_set=bool(place))
    combat.next_range = ""
    note(state, "round", card=combat.acting, other=combat.opposing, number=combat.number)
    for row in combat.rows:
        if row.kind == "round grant":
            add_row(fight, row.word, row.value, subject=row.subject, source=row.source)
        elif row.kind.startswith(NEXT_ROUND):
            there = replace(row, kind=row.kind.removeprefix(NEXT_ROUND))
            fight.rows = (*fight.rows, there)
    combat.rows = tuple(row for row in combat.rows if not row.kind.startswith(NEXT_ROUND))
    state.push(fight)
    if combat.number == 1 and combat.cause == "block":
        _grants_of_block(state, combat, fight)


def _grants_of_block(state: State, combat: Combat, fight: Round) -> None:
    """What was promised to the blocker, or to whom it blocks, for the combat that results.

    Given again at each block, never in a combat that follows ([LSJ 20010814-2]).
    """
    action = state.span("action")
    for row in () if action is None else action.rows:
        if row.kind in BLOCK_GRANTS and row.subject in combat.fighters:
            until: Frame = fight if row.value == FIRST_ROUND else combat
            add_row(
                until,
                row.word,
                1,
                subject=row.subject if row.kind == "block grant" else NOTHING,
                source=row.source,
                seat=row.seat,
                effect=row.effect,
            )


@course("between")
def between(state: State, combat: Combat) -> None:
    """Another round, or combat ends."""
    combat.at = "round" if combat.continues(state) else "finish"


@course("finish")
def finish(state: State, combat: Combat) -> None:
    """K10: combat ends, and what was to happen then does."""
    combat.at = "ended"
    note(state, "combat over", card=combat.acting, other=combat.opposing)
    for minion in combat.fighters:
        if minion in state.cards:
            atoms.emit(state, "combat over", minion)
            if state.setting.edition.retainers_heal:
                _heal_retainers(state, minion)
    due(state, combat, "end of combat")


@course("ended")
def ended(state: State, combat: Combat) -> None:
    """What may be used after combat, another one queued among it (Hidden Lurker)."""
    combat.at = "replaced" if state.setting.edition.combats_queued_late else "over"
    state.push(Window(name="after_combat", order=order(state), rule="[LSJ 19980109]"))


@course("replaced")
def replaced(state: State, combat: Combat) -> None:
    """Psyche! is played before or after the replacements that waited (R3, card rulings)."""
    combat.at = "over"
    release_all(state, "combat")
    state.push(Window(name="after_combat", order=order(state), rule="R3 Psyche!"))


@course("over")
def over(state: State, combat: Combat) -> None:
    """A queued combat forfeits what comes after combat, and delays what was postponed."""
    combat.at = "leave"
    if not combat.queued:
        due(state, combat, "after combat")
        due(state, combat, POSTPONED)


@course("leave")
def leave(state: State, combat: Combat) -> None:
    """Delayed replacements are drawn; a queued combat follows."""
    state.pop()
    release_all(state, "combat")
    match_hands(state)
    if combat.queued:
        late = tuple(row for row in combat.rows if row.kind == "at " + POSTPONED)
        rows = (*combat.queued_rows, *late)
        acting, opposing = combat.queued
        start_combat(state, acting, opposing, cause="card", rows=rows)


def _heal_retainers(state: State, minion: int) -> None:
    """Retainers heal all damage done to them (CRR V.F)."""
    for card in cards_on(state, minion):
        if "retainer" in types_of(state, card):
            atoms.gain_blood(state, card, life_of(state, card) - state.cards[card].blood)


def _offer_the_fallen(state: State, combat: Combat) -> None:
    """No combat with a vampire in torpor: a ready one may diablerize it instead (CRR V)."""
    for minion in combat.fighters:
        other = combat.opponent(minion)
        if minion in state.cards and other in state.cards and is_ready(state, minion):
            if state.controller(minion) != state.controller(other):
                offer_diablerie(state, minion, other)

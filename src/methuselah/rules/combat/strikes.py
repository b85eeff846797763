"""Choosing strikes (R0, 4. Strike; traps K4a), and what a combat card gives as it is played.

Openly, the acting minion first; at long range a ranged strike may be aimed at a retainer, which is
said at once. A strike committed by a maneuver is not chosen again; barred since, it is no strike.
What is played as a minion chooses, beside its strike, is in `choosing`. How strikes resolve is in
`strike_effects`. Reads the rows `given strike`, `initial strike is` and `additional
strike is` (effect: a strike).
Latches (STRUCK, weapon) and ("given strike", minion, source) on the round, and of an initial strike
(STRUCK_FIRST, weapon).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.definitions import Effect, Mode, Strike
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import found, latch, latched, rows_of
from methuselah.engine.scope import Scope
from methuselah.engine.state import ATTACHED, Row, State
from methuselah.engine.traits import cards_on, keywords_of
from methuselah.engine.windows import VERBS, Window, offered
from methuselah.rules.combat import (  # noqa: F401  (they register their steps)
    armed_retainers,
    choosing,
    granted_prevention,
    press,
    range,
    rounds,
)
from methuselah.rules.combat.additional import gain_strikes
from methuselah.rules.combat.combat import Chosen, Combat, Round, mode_of, steps, takes
from methuselah.rules.combat.strike_effects import commit, may_strike, strength
from methuselah.rules.terms.life import burn_lifeless
from methuselah.rules.terms.sequencing import order

__all__ = [
    "STRUCK",
    "STRUCK_FIRST",
    "USED_BEFORE",
    "WithWeapon",
    "about_to_choose",
    "ask_at_once",
    "choose_strike",
    "gain_strikes",
    "is_committed",
    "remember_use",
    "retainers_of",
    "strength",
    "take_up",
    "weapons_of",
]

HAND: Final = Strike("hand")
NO_STRIKE: Final = Strike("none")
GIVEN: Final = "given strike"
USED_BEFORE: Final = "the first time the gun is used"
"""The words of a card that asks whether a gun was used before; latched on the combat with the
weapon for each use."""
STRUCK: Final = "struck"
"""The latch of a weapon with which its bearer has struck this round."""
STRUCK_FIRST: Final = "struck first"
"""The latch of the weapon of an initial strike of this round."""
RANGED: Final = "ranged weapon"
"""What `weapons_of` calls a weapon whose strike is ranged."""
AIMED: Final = ("damage", "hand", "melee", "steal")
"""The kinds of strikes that can be aimed at a retainer."""


@dataclass(frozen=True)
class WithWeapon(Effect):
    """What says of a strike card that it may be used with a weapon of this kind."""

    keyword: str


@steps("choose")
def choose(state: State, fight: Round) -> None:
    """Each striking minion chooses and aims, the acting one first unless a card changed that."""
    if burn_lifeless(state):
        return
    for minion in choosing.in_order(state, fight):
        if minion not in fight.striking:
            continue
        if fight.strike_of(minion) is None:
            _ask_for_strike(state, fight, minion)
            return
        if minion not in fight.aimed:
            _ask_for_aim(state, fight, minion)
            return
        if choosing.ask_for_aim_card(state, fight, minion):
            return
        if len(fight.chosen) == 1 < len(fight.striking) and not fight.declared:
            fight.declared = True
            rule = "[LSJ 20100119]"
            state.push(Window(name="strike_declared", order=order(state), rule=rule))
            return
    fight.at = "strikes_chosen"


def _ask_for_strike(state: State, fight: Round, minion: int, *, always: bool = False) -> None:
    seat = state.controller(minion)
    others = tuple(choosing.beside_strikes(state, minion))
    committed = _is_committed(state, fight, minion)
    if committed:
        others = (*others, *_with_bound_weapon(state, fight, minion))
    strikes = () if committed else tuple(_strikes(state, minion, seat))
    if not always and committed and not others:
        _take_committed(state, fight, minion)
        return
    if not always and not committed and not strikes:
        choose_strike(state, Chosen(minion, NO_STRIKE))
        return
    if all(option.verb == "play" for option in strikes):  # nobody has to play a card of the hand
        strikes = (*strikes, Option("pass", minion=minion))
    fight.asked = (*strikes, *others)
    rule = "R0 4. Strike"
    asked = Decision(seat, "strike", "strike", fight.asked, about=minion, rule=rule)
    ask(state, asked, always=always)


def about_to_choose(state: State) -> int:
    """The minion that is the next to choose its strike, as all can see; NOTHING for none."""
    fight = state.stack[-1]
    if not isinstance(fight, Round) or fight.at != "choose":
        return NOTHING
    for minion in choosing.in_order(state, fight):
        if minion not in fight.striking:
            continue
        if fight.strike_of(minion) is None:
            return minion
        if minion not in fight.aimed or (len(fight.striking) > 1 and not fight.declared):
            return NOTHING
    return NOTHING


def ask_at_once(state: State, minion: int) -> None:
    """Ask for the strike of the minion that is the next to choose, though it may have but one."""
    fight = state.stack[-1]
    assert isinstance(fight, Round)
    _ask_for_strike(state, fight, minion, always=True)


def _is_committed(state: State, fight: Round, minion: int) -> bool:
    """Whether a minion has no choice of its strike, or cannot strike at all.

    For additional strikes any strike can be chosen (R0, Choose Strike).
    """
    if found(state, "no strike", minion):
        return True
    if fight.pair > 1:
        rows = fight.rows
        return any(r.kind == "additional strike is" and r.subject == minion for r in rows)
    if _initial_strike(fight, minion) is not None:
        return True
    return any(strike.minion == minion for strike in fight.bound)


def _take_committed(state: State, fight: Round, minion: int) -> None:
    committed = _committed(state, fight, minion)
    choose_strike(state, Chosen(minion, NO_STRIKE) if committed is None else committed)


def _committed(state: State, fight: Round, minion: int) -> Chosen | None:
    """A strike committed by a maneuver; one that is barred since is none ([TOM 19951217])."""
    if found(state, "no strike", minion):
        return None
    if fight.pair > 1:
        return _due_strike(state, fight, minion)
    row = _initial_strike(fight, minion)
    if row is not None:
        what = _strike_of(row)
        scope = Scope(row.seat, row.source, minion)
        return commit(state, what, scope) if may_strike(state, minion, what, row.source) else None
    for strike in fight.bound:
        if strike.minion == minion:
            usable = may_strike(state, minion, strike.strike, strike.card, strike.mode)
            return strike if usable and _has_it(state, strike) else None
    return None


def _initial_strike(fight: Round, minion: int) -> Row | None:
    """What says which its initial strike in this round is, if anything does."""
    rows = (r for r in fight.rows if r.kind == "initial strike is" and r.subject == minion)
    return next(rows, None)


def _due_strike(state: State, fight: Round, minion: int) -> Chosen | None:
    """An additional strike that was given as one strike only (Voracious Vermin)."""
    for row in fight.rows:
        if row.kind == "additional strike is" and row.subject == minion:
            fight.rows = tuple(other for other in fight.rows if other is not row)
            what = _strike_of(row)
            if not may_strike(state, minion, what, row.source):
                return None
            return commit(state, what, Scope(state.controller(minion), row.source, minion))
    return None


def _bound_weapon(state: State, fight: Round, minion: int) -> Chosen | None:
    """The strike of a weapon with which a minion maneuvered, if it can be used."""
    strike = _committed(state, fight, minion) if fight.pair <= 1 and fight.bound else None
    return strike if strike is not None and strike.weapon and strike in fight.bound else None


def _with_bound_weapon(state: State, fight: Round, minion: int) -> list[Option]:
    """Strike cards with which it may use the weapon that it is committed to ([LSJ 20050304])."""
    bound = _bound_weapon(state, fight, minion)
    if bound is None:
        return []
    return [
        option
        for option in offered(state, "strike", state.controller(minion))
        if option.minion == minion
        and (mode := mode_of(state, option)) is not None
        and mode.strike is not None
        and any(
            isinstance(effect, WithWeapon)
            and _is_of_kind(state, bound.card, bound.strike, effect.keyword)
            for effect in mode.announce.effects
        )
    ]


def _has_it(state: State, strike: Chosen) -> bool:
    """Whether a weapon is still on the minion that maneuvered with it."""
    record = state.cards.get(strike.card)
    if not strike.weapon:
        return True
    return record is not None and record.region == ATTACHED and record.parent == strike.minion


def _strikes(state: State, minion: int, seat: int) -> list[Option]:
    """The hand strike, strike cards, weapons and whatever else gives this minion a strike.

    A strike without effect at this range may be chosen all the same (R0, Resolve Strike).
    """
    options = [Option("hand strike", minion=minion)] if may_strike(state, minion, HAND) else []
    for option in offered(state, "strike", seat):
        mode = mode_of(state, option)
        if option.minion == minion and mode is not None and mode.strike is not None:
            if may_strike(state, minion, mode.strike, option.card, mode.key):
                options.append(option)
    options += [
        Option("given strike", card=row.source, minion=minion)
        for row in _given(state, minion)
        if may_strike(state, minion, _strike_of(row), row.source)
    ]
    return options


def _given(state: State, minion: int) -> list[Row]:
    """The strikes that an effect lets a minion use, as often as it likes ([ANK 20220207]), or (with
    a value) once each round.
    """
    return [
        row
        for row in rows_of(state, GIVEN, minion)
        if not (row.value and latched(state, "round", GIVEN, minion, row.source))
    ]


def _strike_of(row: Row) -> Strike:
    assert isinstance(row.effect, Strike)
    return row.effect


def weapons_of(state: State, minion: int, keyword: str) -> tuple[int, ...]:
    """The weapons of a kind ("melee weapon", "weapon") with which a minion could strike now."""
    fight = state.frame(Round)
    bound = None if fight is None else _bound_weapon(state, fight, minion)
    if bound is not None:
        return (bound.card,) if _is_of_kind(state, bound.card, bound.strike, keyword) else ()
    weapons = [
        option.card
        for option in _strikes(state, minion, state.controller(minion))
        if option.verb == "use"
        and (mode := mode_of(state, option)) is not None
        and mode.strike is not None
        and _is_of_kind(state, option.card, mode.strike, keyword)
    ]
    return tuple(dict.fromkeys(weapons))


def _is_of_kind(state: State, weapon: int, strike: Strike, keyword: str) -> bool:
    """Whether a strike is that of such a weapon: of a "ranged weapon", that it is ranged."""
    words = keywords_of(state, weapon)
    return "weapon" in words and strike.ranged if keyword == RANGED else keyword in words


def is_committed(state: State, minion: int) -> bool:
    """Whether a minion must strike with the weapon with which it maneuvered."""
    fight = state.frame(Round)
    return fight is not None and _bound_weapon(state, fight, minion) is not None


@takes("choose")
def answer(state: State, fight: Round, option: Option) -> None:
    """Choose the hand strike, play or use what gives a strike, or take aim."""
    if option.verb == "pass":
        if fight.strike_of(option.minion) is None:
            _take_committed(state, fight, option.minion)
        else:
            choosing.decline_aim_card(state, fight, option.minion)
    elif option.verb == "hand strike":
        choose_strike(state, Chosen(option.minion, HAND))
    elif option.verb == "given strike":
        row = next(row for row in _given(state, option.minion) if row.source == option.card)
        if row.value:
            latch(state, "round", GIVEN, option.minion, option.card)
        scope = Scope(state.controller(option.minion), option.card, option.minion)
        choose_strike(state, commit(state, _strike_of(row), scope))
    elif option.verb == "aim":
        _aim(fight, option.minion, option.target)
    else:
        choosing.mark_aim_card(state, fight, option)
        VERBS[option.verb](state, "strike", state.controller(option.minion), option)


def remember_use(state: State, weapon: int) -> None:
    """A weapon is used once more in this combat, where a card asks for that."""
    if is_asked_for(state, USED_BEFORE):
        latch(state, "combat", USED_BEFORE, weapon)


def choose_strike(state: State, chosen: Chosen) -> None:
    """A fighter's strike for this pair, aimed at its opponent until said otherwise."""
    fight = state.frame(Round)
    if fight is None or fight.strike_of(chosen.minion) is not None:
        return
    target = fight.combat(state).opponent(chosen.minion)
    fight.chosen = (*fight.chosen, replace(chosen, target=target))
    if chosen.weapon:
        remember_use(state, chosen.card)
        latch(state, "round", STRUCK, chosen.card)
        if fight.pair == 1:
            latch(state, "round", STRUCK_FIRST, chosen.card)
    kind = chosen.strike.kind
    seat = state.controller(chosen.minion)
    note(state, "strikes", seat=seat, card=chosen.minion, other=chosen.card, word=kind)


# -- aiming at retainers ------------------------------------------------------------------------


def retainers_of(state: State, minion: int) -> tuple[int, ...]:
    """The retainers of a minion."""
    return tuple(
        card for card in cards_on(state, minion) if "retainer" in state.definition(card).face.types
    )


def _ask_for_aim(state: State, fight: Round, minion: int) -> None:
    """At long range a ranged strike may be aimed at a retainer (R0, Retainers and Combat)."""
    strike = fight.strike_of(minion)
    assert strike is not None
    opponent = fight.combat(state).opponent(minion)
    far = fight.range == "long" and strike.strike.ranged and strike.strike.kind in AIMED
    retainers = retainers_of(state, opponent) if far else ()
    if not retainers:
        fight.aimed = (*fight.aimed, minion)
        return
    targets = (opponent, *retainers)
    if strike.strike.spares and found(state, strike.strike.spares, opponent):
        targets = retainers
    fight.asked = tuple(Option("aim", minion=minion, target=target) for target in targets)
    seat = state.controller(minion)
    rule = "R0 Retainers and Combat"
    ask(state, Decision(seat, "aim", "strike", fight.asked, about=minion, rule=rule))


def _aim(fight: Round, minion: int, target: int) -> None:
    fight.aimed = (*fight.aimed, minion)
    fight.chosen = tuple(
        replace(strike, target=target) if strike.minion == minion else strike
        for strike in fight.chosen
    )


# -- what a card gives --------------------------------------------------------------------------


def take_up(
    state: State, card: int, mode: Mode, minion: int, seat: int, scope: Scope, window: str
) -> None:
    """What a combat card or weapon gives in the window in which it is played or used.

    A strike is chosen, a maneuver or press is used; additional strikes are the card's effect.
    """
    combat = state.frame(Combat)
    if combat is None:
        return
    fighter = minion if minion != NOTHING else _fighter_of(state, combat, seat)
    strike = None if mode.strike is None else commit(state, mode.strike, scope)
    if strike is not None and mode.play == "combat":
        choosing.mark_strike_card(state, fighter, card)
    if window == "range" and mode.maneuver:
        range.maneuver(state, fighter, strike)
    elif window == "strike" and strike is not None:
        choose_strike(state, strike)
    elif window == "press" and mode.press:
        press.press(state, fighter)


def _fighter_of(state: State, combat: Combat, seat: int) -> int:
    """The fighter of a Methuselah whose card gives it something."""
    return next(m for m in combat.fighters if combat.seat_of(state, m) == seat)

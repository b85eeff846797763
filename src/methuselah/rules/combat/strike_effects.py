"""What strikes do when they resolve (R0, Resolve Strike and Strike Effects; traps K4c).

Combat ends first, all of it; then first strikes, with their damage; then the others together with
the damage of the surroundings: blood and equipment move first, damage follows, its amounts fixed
before anything moved (`force`). Reads the rows `no strike`, `only hand strikes`, `cannot strike`
(word: a class of strikes), `undodgeable strikes` and `uses weapon` of the round (subject: the
retainer, source: the weapon, word: the use); latches "drained first" or "stolen first". Emits
"normal strikes" about each fighter, once a round, and "evades" about who dodges or ends combat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.definitions import Amount, Strike
from methuselah.engine.programs import ask, run
from methuselah.engine.rows import (
    add_row,
    due_once,
    found,
    latch,
    latched,
    rows_of,
    words,
)
from methuselah.engine.scope import Scope
from methuselah.engine.state import ATTACHED, State
from methuselah.engine.traits import types_of
from methuselah.rules.combat.additional import only_by_hand, required_next
from methuselah.rules.combat.aggravating import (
    as_inflicted,
    use_up_next,
)
from methuselah.rules.combat.combat import Chosen, Rider, Round, end_combat, steps, takes
from methuselah.rules.combat.damage import Damage
from methuselah.rules.combat.destroy_and_steal_equipment import Seizing
from methuselah.rules.combat.force import (
    BY_STRENGTH,
    DEFENSIVE,
    HURTING,
    classes_of,
    damage_of,
    packets_of,
    stolen_by,
    strength,
)
from methuselah.rules.combat.mirrors import hit_of, mirrored, softened
from methuselah.rules.combat.moments import (
    DRAINS,
    NORMAL_STRIKES,
    THESE_STRIKES,
    Resolved,
    come_due,
)
from methuselah.rules.combat.packet import Packet
from methuselah.rules.combat.stealing import steal_blood
from methuselah.rules.combat.surroundings import surroundings
from methuselah.rules.terms.life import burn_lifeless

__all__ = [
    "BY_STRENGTH",
    "HURTING",
    "WEAPON",
    "add_to_strike",
    "classes_of",
    "commit",
    "damage_of",
    "faces_aggravated",
    "is_dodge",
    "is_undodgeable",
    "may_strike",
    "reaches",
    "strength",
]

SEIZING: Final = ("destroy", "take")
DRAINED: Final = "drained first"
STOLEN: Final = "stolen first"
WEAPON: Final = "weapon"
"""The name of the choice of a melee weapon (the minion itself: its hands)."""


def may_strike(
    state: State, minion: int, strike: Strike, card: int = NOTHING, key: str = ""
) -> bool:
    """Whether nothing bars a minion from this strike, in this way of the card."""
    only_hand = strike.kind == "hand" and not strike.dodges
    if found(state, "no strike", minion) or (not only_hand and only_by_hand(state, minion)):
        return False
    classes = {*classes_of(state, strike, card, key)}
    barred = classes & {*words(state, "cannot strike", minion)}
    return not barred and required_next(state, minion) in ("", *classes)


def commit(state: State, strike: Strike, scope: Scope) -> Chosen:
    """A strike as a minion chooses it; its number is fixed now.

    A card that strikes by hand or with a weapon adds its damage to the weapon's own strike, too.
    """
    weapon = scope.one(WEAPON)
    if weapon not in (NOTHING, scope.minion):
        use, what = next(
            (use, use.strike)
            for use in state.definition(weapon).uses
            if use.strike is not None and (use.strike.ranged or not strike.ranged)
        )
        own = commit(state, what, Scope(scope.you, weapon, scope.minion, use.key))
        if strike.undodgeable:
            own = replace(own, strike=replace(what, undodgeable=True))
        if strike.hit.effects:
            rider = Rider(scope.card, then=strike.hit, on_hit=True, mode=scope.mode)
            own = replace(own, riders=(*own.riders, rider))
        added = _number(state, strike, scope) if strike.kind in BY_STRENGTH else 0
        return replace(own, more=((added, False),))
    points = _number(state, strike, scope)
    record = state.cards.get(scope.card)
    borne = record is not None and record.region == ATTACHED and record.parent == scope.minion
    borne = borne and "conviction" not in types_of(state, scope.card)  # it is burned for the strike
    said: Any = {"weapon": borne, "choices": tuple(scope.env.items()), "mode": scope.mode}
    return Chosen(scope.minion, strike, points, scope.card, **said)


def _number(state: State, strike: Strike, scope: Scope) -> int:
    damage = strike.damage
    return damage.value(state, scope) if isinstance(damage, Amount) else damage


def add_to_strike(state: State, minion: int, number: int, *, aggravated: bool = False) -> None:
    """More damage from the strike that a fighter has chosen, if that deals any (R3 6.4.6).

    What is added may be aggravated by itself (ammunition); else it is like the strike's own.
    """
    fight = state.frame(Round)
    strike = None if fight is None else fight.strike_of(minion)
    if fight is None or strike is None:
        return
    stronger = replace(strike, more=(*strike.more, (number, aggravated)))
    fight.chosen = tuple(stronger if other is strike else other for other in fight.chosen)


def is_dodge(strike: Strike) -> bool:
    """Whether a strike is a dodge, whatever else it is."""
    return strike.kind == "dodge" or strike.dodges


def reaches(fight: Round, strike: Chosen) -> bool:
    """Whether a strike is effective at the range of this round."""
    return fight.range == "close" or strike.strike.ranged or strike.strike.kind in DEFENSIVE


def _is_dodged(state: State, fight: Round, strike: Chosen, opponent: int) -> bool:
    """A dodge protects the minion and its possessions, not its retainers."""
    reply = fight.strike_of(opponent)
    if strike.user != NOTHING:
        return False
    if reply is None or not is_dodge(reply.strike) or is_undodgeable(state, strike):
        return False
    return strike.target == opponent


def is_undodgeable(state: State, strike: Chosen) -> bool:
    """Whether a dodge has no effect on a strike."""
    return strike.strike.undodgeable or found(state, "undodgeable strikes", strike.minion)


def _hits(state: State, fight: Round, strike: Chosen) -> bool:
    """Whether a strike has its effect on its target: a retainer may be gone by now."""
    if strike.target not in state.cards:
        return False
    opponent = fight.combat(state).opponent(strike.minion)
    return reaches(fight, strike) and not _is_dodged(state, fight, strike, opponent)


def _is_lost(state: State, strike: Chosen) -> bool:
    """A weapon that was stolen or destroyed meanwhile takes its strike with it."""
    if not strike.weapon:
        return False
    record = state.cards.get(strike.card)
    return record is None or record.region != ATTACHED or record.parent != strike.minion


# -- K4c ------------------------------------------------------------------------------------------


@steps("resolve")
def resolve(state: State, fight: Round) -> None:
    """Combat ends first; then first strikes; then the rest."""
    if burn_lifeless(state):
        return
    ends = [strike for strike in fight.chosen if _ends_combat(state, strike)]
    if len(ends) > 1 and all(strike.choices for strike in ends) and len(fight.aimed) > 1:
        _ask_for_order(state, fight, ends)
        return
    if ends:
        for strike in ends:
            end_combat(state, strike.minion)
            atoms.emit(state, "evades", strike.minion)
        for strike in reversed(softened(state, ends)):
            _after_combat(state, fight, strike)
            run(state, strike.strike.anyway, _scope(state, strike))
        return
    fight.at = "retainers" if fight.pair == 1 else "resolve_rest"
    first = [strike for strike in fight.chosen if is_first(state, strike)]
    if first:
        state.push(Resolved(last=len(first) == len(fight.chosen)))
        _resolve(state, fight, first, [])


def _ask_for_order(state: State, fight: Round, ends: list[Chosen]) -> None:
    """Both end combat and name what follows: the acting Methuselah says which is first."""
    fight.asked = tuple(Option("resolve", card=s.card, minion=s.minion) for s in ends)
    seat = state.controller(fight.fighter(state, 0))
    rule = "[PIB 20120225]"
    ask(state, Decision(seat, "first to resolve", "strike", fight.asked, rule=rule))


@takes("resolve")
def order_answered(state: State, fight: Round, option: Option) -> None:
    """That one first; nothing is left to be asked about these strikes."""
    fight.chosen = tuple(sorted(fight.chosen, key=lambda strike: strike.minion != option.minion))
    fight.aimed = ()


@steps("resolve_rest")
def resolve_rest(state: State, fight: Round) -> None:
    """The remaining strikes, and once each round retainers and the damage of the surroundings."""
    if fight.pair == 1 and _ask_about_drains(state, fight):
        return
    fight.at = "strike_resolved"
    rest = [
        strike
        for strike in fight.chosen
        if not is_first(state, strike) and not _is_prevented(state, strike)
    ]
    state.push(Resolved(last=True))
    once = fight.pair == 1
    armed, around = (_armed(state, fight), surroundings(state, fight)) if once else ([], [])
    _resolve(state, fight, [*rest, *armed], around)
    due_once(state, fight, THESE_STRIKES)
    if once:
        come_due(state, fight, NORMAL_STRIKES)
    if once and not latched(state, "round", DRAINED):
        come_due(state, fight, DRAINS)
    for minion in fight.combat(state).fighters if once else ():
        atoms.emit(state, "normal strikes", minion)


def _ask_about_drains(state: State, fight: Round) -> bool:
    """Whether the acting Methuselah has to say what is first: a strike that steals blood, or what
    moves blood with the strikes ([LSJ 20020301]).
    """
    if latched(state, "round", DRAINED) or latched(state, "round", STOLEN):
        return False
    moving = [row for row in fight.combat(state).rows if row.kind == "at " + DRAINS]
    stealing = [s for s in fight.chosen if s.strike.kind == "steal" and not is_first(state, s)]
    if not moving or not any(_hits(state, fight, strike) for strike in stealing):
        return False
    sources = (moving[0].source, stealing[0].card)
    fight.asked = tuple(
        Option("resolve", card=card, minion=minion)
        for card, minion in zip(sources, (moving[0].subject, stealing[0].minion), strict=True)
    )
    seat = state.controller(fight.fighter(state, 0))
    rule = "[LSJ 20020301]"
    ask(state, Decision(seat, "first to resolve", "strike", fight.asked, rule=rule))
    return True


@takes("resolve_rest")
def drains_answered(state: State, fight: Round, option: Option) -> None:
    """What moves blood now, before the strikes; or with them, as they have stolen theirs."""
    moving = {row.source for row in fight.combat(state).rows if row.kind == "at " + DRAINS}
    latch(state, "round", DRAINED if option.card in moving else STOLEN)
    if option.card in moving:
        come_due(state, fight, DRAINS)


def _armed(state: State, fight: Round) -> list[Chosen]:
    """What retainers do with the weapons of their employers: as strikes, though they are none."""
    uses: list[Chosen] = []
    for row in fight.rows:
        if row.kind != "uses weapon" or row.subject not in state.cards:
            continue
        employer = state.cards[row.subject].parent
        mode = next(use for use in state.definition(row.source).uses if use.key == row.word)
        assert mode.strike is not None
        scope = Scope(state.controller(employer), row.source, row.subject, mode.key)
        uses.append(
            replace(
                commit(state, mode.strike, scope),
                minion=employer,
                user=row.subject,
                target=fight.combat(state).opponent(employer),
                weapon=True,
            )
        )
        if mode.strike.kind == "ends":
            end_combat(state, employer)
    return uses


def is_first(state: State, strike: Chosen) -> bool:
    """Whether a strike is done with first strike: it is one, or its minion strikes so."""
    armed = {"", "gun"} if strike.strike.gun else {""}
    granted = words(state, "first strike", strike.minion)
    return strike.strike.first or not armed.isdisjoint(granted)


def _is_prevented(state: State, strike: Chosen) -> bool:
    """Whether a first strike has made its target unable to strike ([LSJ 20011214]).

    A dodge, or a strike that ends combat, was effective before. What holds by itself bars the
    choice of a strike, not what was chosen: Ossian sees Auspex in the strike that shows it
    ([ANK 20210614]).
    """
    if strike.strike.kind in DEFENSIVE:
        return False
    return bool(rows_of(state, "no strike", strike.minion))


def _ends_combat(state: State, strike: Chosen) -> bool:
    """Whether a strike ends combat: not one that is barred since it was chosen ([ANK 20190412])."""
    chosen = strike.strike
    return chosen.kind == "ends" and may_strike(
        state, strike.minion, chosen, strike.card, strike.mode
    )


def _after_combat(state: State, fight: Round, strike: Chosen) -> None:
    """What else a combat-ends strike does waits until combat is over (R3 6.4.5.6).

    A dodge stops it, but not the end of combat ([RTR 20041202]).
    """
    combat = fight.combat(state)
    reply = fight.strike_of(combat.opponent(strike.minion))
    if strike.strike.hit and (reply is None or not is_dodge(reply.strike)):
        add_row(
            combat,
            "at after combat",
            subject=strike.minion,
            source=strike.card,
            seat=state.controller(strike.minion),
            effect=strike.strike.hit,
        )


def _scope(state: State, strike: Chosen) -> Scope:
    seat = state.controller(strike.minion)
    return Scope(seat, strike.card, strike.minion, strike.mode, dict(strike.choices))


def _resolve(state: State, fight: Round, strikes: list[Chosen], packets: list[Packet]) -> None:
    """Simultaneous strikes. Frames pushed last run first: equipment, riders, then damage.

    What riders inflict joins the damage of the strikes.
    """
    lost = [strike for strike in strikes if _is_lost(state, strike)]
    strikes = [strike for strike in strikes if strike not in lost]
    for minion in [strike.minion for strike in strikes if is_dodge(strike.strike)]:
        atoms.emit(state, "evades", minion)
    hits = [strike for strike in strikes if _hits(state, fight, strike)]
    spared = mirrored(state, strikes)
    felt = [strike for strike in hits if strike not in spared]
    packets = [*packets, *(packet for strike in felt for packet in packets_of(state, strike))]
    steals = [strike for strike in felt if strike.strike.kind == "steal"]
    drained, hurt = steal_blood(state, steals, [stolen_by(state, strike) for strike in steals])
    use_up_next(fight, [(s.minion, classes_of(state, s.strike, s.card, s.mode)) for s in strikes])
    state.push(Damage(packets=(*packets, *hurt), drained=drained))
    for strike in lost if state.setting.edition.lost_weapons_backfire else ():
        if any(bound.card == strike.card for bound in fight.bound):
            run(state, strike.strike.anyway, _scope(state, strike))
    for strike in reversed(strikes):
        scope = _scope(state, strike)
        run(state, strike.strike.anyway, scope)
        if strike in hits and strike.strike.kind != "none":
            run(state, hit_of(state, strike, scope, spared), scope)
            for rider in strike.riders if strike not in spared else ():
                if rider.on_hit:
                    run(state, rider.then, Scope(scope.you, rider.card, scope.minion, rider.mode))
    for strike in reversed(hits):
        if strike.strike.kind in SEIZING:
            state.push(
                Seizing(
                    minion=strike.minion,
                    victim=strike.target,
                    take=strike.strike.kind == "take",
                    kinds=strike.strike.seizes,
                    source=strike.card,
                )
            )


def faces_aggravated(state: State, minion: int) -> bool:
    """Whether a strike chosen against a minion would inflict aggravated damage on it.

    Dodged or treated as normal or not, but effective at this range ([ANK 20211102]).
    """
    fight = state.frame(Round)
    return fight is not None and any(
        strike.target == minion
        and reaches(fight, strike)
        and any(as_inflicted(state, packet).aggravated for packet in packets_of(state, strike))
        for strike in fight.chosen
    )

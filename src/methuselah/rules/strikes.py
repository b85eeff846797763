"""Choosing and resolving strikes (R0, 4. Strike and Strike Effects; traps K4, K6).

Chosen openly, the acting minion first; resolved together, but for combat ends, then first
strike, then the rest with the damage of the surroundings. Reads the rows `no strike`, `only hand
strikes`, `strength`, `environmental damage` (word "R" for any range), `cannot gain strikes`,
and the granted `additional strike`.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.definitions import Amount, Mode, Strike
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing, ask, run
from methuselah.engine.rows import found, latch, latched, rows_of, scope_of, statics_of, total
from methuselah.engine.scope import Scope
from methuselah.engine.state import ATTACHED, State
from methuselah.engine.traits import is_vampire
from methuselah.engine.windows import VERBS, offered
from methuselah.rules import press, range
from methuselah.rules.combat import Chosen, Round, end_combat, steps, takes
from methuselah.rules.damage import Packet, inflict

__all__ = ["choose_strike", "gain_strikes", "strength", "take_up"]

HAND: Final = Strike("hand")
DEFENSIVE: Final = ("dodge", "ends", "none")
NO_STRIKE: Final = Strike("none")


def strength(state: State, minion: int) -> int:
    """1 for vampires, printed for allies, plus what changes it; never below 0."""
    own = 1 if is_vampire(state, minion) else (state.definition(minion).face.strength or 0)
    return max(0, own + total(state, "strength", minion))


# -- K4a: choosing ----------------------------------------------------------------------------


@steps("choose")
def choose(state: State, fight: Round) -> None:
    """Each striking minion chooses, the acting one first."""
    while fight.side < 2:
        minion = fight.fighter(state, fight.side)
        if minion in fight.striking and fight.strike_of(minion) is None:
            break
        fight.side += 1
    else:
        fight.side = 0
        fight.at = "aim"
        return
    committed = _committed(state, fight, minion)
    if committed is not None:
        fight.chosen = (*fight.chosen, committed)
        return
    seat = state.controller(minion)
    fight.asked = tuple(_strikes(state, fight, minion, seat))
    ask(state, Decision(seat, "strike", "strike", fight.asked, about=minion, rule="R0 4. Strike"))


def _committed(state: State, fight: Round, minion: int) -> Chosen | None:
    """A strike committed by a maneuver; barred since, it is no strike at all ([TOM 19951217])."""
    if found(state, "no strike", minion):
        return Chosen(minion, NO_STRIKE)
    if fight.pair > 1:
        return None
    for strike in fight.bound:
        if strike.minion == minion:
            return strike if _is_allowed(state, strike.strike, minion) else Chosen(minion, NO_STRIKE)
    return None


def _is_allowed(state: State, strike: Strike, minion: int) -> bool:
    return strike.kind == "hand" or not found(state, "only hand strikes", minion)


def _strikes(state: State, fight: Round, minion: int, seat: int) -> list[Option]:
    """Hand strike, strike cards, weapons; none that can do nothing at long range but the hand."""
    options = [Option("hand strike", minion=minion)]
    for option in offered(state, "strike", seat):
        if option.minion != minion:
            continue
        strike = _strike_of_option(state, option)
        if strike is None or not _is_allowed(state, strike, minion):
            continue
        if fight.range == "close" or strike.ranged or strike.kind in DEFENSIVE:
            options.append(option)
    return options


def _strike_of_option(state: State, option: Option) -> Strike | None:
    mode = _mode_of(state, option)
    return None if mode is None else mode.strike


def _mode_of(state: State, option: Option) -> Mode | None:
    definition = state.definition(option.card)
    for mode in definition.modes if option.verb == "play" else definition.uses:
        if mode.key == option.mode:
            return mode
    return None


@takes("choose")
def answer(state: State, fight: Round, option: Option) -> None:
    """Choose the hand strike, or play or use what gives a strike."""
    if option.verb == "hand strike":
        choose_strike(state, Chosen(option.minion, HAND))
    else:
        VERBS[option.verb](state, "strike", state.controller(option.minion), option)


def choose_strike(state: State, chosen: Chosen) -> None:
    """A fighter's strike for this pair."""
    fight = state.frame(Round)
    assert fight is not None
    fight.chosen = (*fight.chosen, chosen)
    seat = state.controller(chosen.minion)
    note(state, "strikes", seat=seat, card=chosen.minion, other=chosen.card, word=chosen.strike.kind)


def take_up(
    state: State, card: int, mode: Mode, minion: int, seat: int, scope: Scope, window: str
) -> None:
    """What a combat card or weapon gives in the window in which it is played or used."""
    if window == "range" and mode.maneuver:
        range.maneuver(state, minion, _chosen(state, card, mode, minion, scope))
    elif window == "strike" and mode.strike is not None:
        chosen = _chosen(state, card, mode, minion, scope)
        assert chosen is not None
        choose_strike(state, chosen)
    elif window == "press" and mode.press:
        press.press(state, minion)


def _chosen(state: State, card: int, mode: Mode, minion: int, scope: Scope) -> Chosen | None:
    strike = mode.strike
    if strike is None:
        return None
    damage = strike.damage
    points = damage.value(state, scope) if isinstance(damage, Amount) else damage
    return Chosen(minion, strike, points, card, weapon=mode.play == "use")


# -- aiming at retainers ------------------------------------------------------------------------


@steps("aim")
def aim(state: State, fight: Round) -> None:
    """At long range a ranged strike may be aimed at a retainer (R0, Retainers and Combat)."""
    while fight.side < 2:
        minion = fight.fighter(state, fight.side)
        fight.side += 1
        strike = fight.strike_of(minion)
        if strike is None or minion not in fight.striking or not _may_aim(fight, strike):
            continue
        opponent = fight.combat(state).opponent(minion)
        retainers = retainers_of(state, opponent)
        if retainers:
            _ask_aim(state, minion, (opponent, *retainers))
            return
    fight.side = 0
    fight.at = "strikes_chosen"


def _may_aim(fight: Round, strike: Chosen) -> bool:
    kind = strike.strike.kind
    return fight.range == "long" and strike.strike.ranged and kind in ("damage", "hand", "steal")


def retainers_of(state: State, minion: int) -> tuple[int, ...]:
    """The retainers of a minion."""
    return tuple(
        card
        for card in state.cards[minion].attached
        if "retainer" in state.definition(card).face.types
    )


def _ask_aim(state: State, minion: int, targets: tuple[int, ...]) -> None:
    state.push(
        Choosing(
            seat=state.controller(minion),
            name=f"aim {minion}",
            window="strike",
            about=minion,
            rule="R0 Retainers and Combat",
            options=tuple(Option("aim", minion=minion, target=target) for target in targets),
        )
    )


def target_of(state: State, fight: Round, strike: Chosen) -> int:
    """The minion or retainer that a strike is aimed at."""
    for minion, target in fight.aims:
        if minion == strike.minion:
            return target
    return fight.combat(state).opponent(strike.minion)


# -- K4c: resolving -----------------------------------------------------------------------------


@steps("resolve")
def resolve(state: State, fight: Round) -> None:
    """Combat ends first; then first strikes; then the rest."""
    ends = [strike for strike in fight.chosen if strike.strike.kind == "ends"]
    if ends:
        end_combat(state)
        for strike in reversed(ends):
            _run(state, strike, dodged=False)
        return
    fight.at = "resolve_rest"
    if any(strike.strike.first for strike in fight.chosen):
        _resolve(state, fight, [s for s in fight.chosen if s.strike.first], surroundings=False)


@steps("resolve_rest")
def resolve_rest(state: State, fight: Round) -> None:
    """The remaining strikes, and the damage of cards like Carrion Crows, together."""
    fight.at = "strike_resolved"
    rest = [strike for strike in fight.chosen if not strike.strike.first]
    _resolve(state, fight, rest, surroundings=fight.pair == 1)


def _resolve(
    state: State, fight: Round, strikes: list[Chosen], *, surroundings: bool
) -> None:
    """Steal and burn first, then all damage at once; amounts are fixed before anything moves."""
    strikes = [strike for strike in strikes if not _lost(state, strike)]
    packets: list[Packet] = []
    for strike in strikes:
        packets += _packets(state, fight, strike)
    if surroundings:
        packets += _surroundings(state, fight)
    if packets:
        inflict(state, tuple(packets))
    for strike in reversed(strikes):
        dodged = _is_dodged(state, fight, strike)
        _run(state, strike, dodged=dodged)
    _steal(state, fight, [s for s in strikes if s.strike.kind == "steal"])


def _lost(state: State, strike: Chosen) -> bool:
    """A weapon that was stolen or destroyed meanwhile takes its strike with it."""
    record = state.cards.get(strike.card)
    if not strike.weapon or strike.card == strike.minion:
        return False
    return record is None or record.region != ATTACHED or record.parent != strike.minion


def _is_dodged(state: State, fight: Round, strike: Chosen) -> bool:
    """A dodge protects the minion and its possessions, not its retainers."""
    opponent = fight.combat(state).opponent(strike.minion)
    reply = fight.strike_of(opponent)
    if reply is None or reply.strike.kind != "dodge":
        return False
    return target_of(state, fight, strike) == opponent


def _reaches(fight: Round, strike: Chosen) -> bool:
    return fight.range == "close" or strike.strike.ranged


def _packets(state: State, fight: Round, strike: Chosen) -> list[Packet]:
    """The damage of a strike: a hand strike does strength plus what the card adds."""
    kind = strike.strike.kind
    if kind not in ("hand", "damage") or not _reaches(fight, strike):
        return []
    if _is_dodged(state, fight, strike):
        return []
    amount = strike.damage + (strength(state, strike.minion) if kind == "hand" else 0)
    amount += total(state, "strike damage", strike.minion)
    source = "gun" if strike.strike.gun else ("weapon" if strike.weapon else "strike")
    return [
        Packet(
            victim=target_of(state, fight, strike),
            amount=max(0, amount),
            aggravated=strike.strike.aggravated or found(state, "aggravated strikes", strike.minion),
            source=source,
            card=strike.card if strike.card != NOTHING else strike.minion,
            by=strike.minion,
            unpreventable=strike.strike.unpreventable,
        )
    ]


def _surroundings(state: State, fight: Round) -> list[Packet]:
    """Damage that is no strike: it cannot be dodged (R0, Environmental damage)."""
    packets: list[Packet] = []
    for victim in fight.combat(state).fighters:
        for row in rows_of(state, "environmental damage", victim):
            if fight.range == "close" or row.word == "R":
                packets.append(Packet(victim, row.value, source="none", card=row.source))
        for card, static in statics_of(state, "environmental damage", victim):
            amount = static.amount
            points = amount.value(state, scope_of(state, card)) if isinstance(amount, Amount) else amount
            if fight.range == "close" or static.word == "R":
                packets.append(Packet(victim, points, source="retainer", card=card))
    return [packet for packet in packets if packet.amount > 0]


def _run(state: State, strike: Chosen, *, dodged: bool) -> None:
    """What else a strike does; what depends on hitting does not happen when dodged."""
    scope = Scope(state.controller(strike.minion), strike.card, strike.minion)
    if not dodged and strike.strike.kind != "none":
        run(state, strike.strike.hit, scope)
    run(state, strike.strike.anyway, scope)


def _steal(state: State, fight: Round, strikes: list[Chosen]) -> None:
    """Move blood or life; two that steal from each other net out ([ANK 20200123])."""
    moved: list[tuple[int, int]] = []
    for strike in strikes:
        if not _reaches(fight, strike) or _is_dodged(state, fight, strike):
            continue
        target = target_of(state, fight, strike)
        amount = min(strike.damage, state.cards[target].blood)
        moved.append((strike.minion, amount))
        note(state, "stole blood", card=strike.minion, other=target, number=amount)
    for minion, amount in moved:
        atoms.burn_blood(state, fight.combat(state).opponent(minion), amount, minion)
    for minion, amount in moved:
        atoms.gain_blood(state, minion, amount, minion)


# -- K6: additional strikes ---------------------------------------------------------------------


@steps("additional")
def additional(state: State, fight: Round) -> None:
    """Gain additional strikes, the acting minion first, then strike with them."""
    while fight.side < 2:
        minion = fight.fighter(state, fight.side)
        options = _additional(state, fight, minion)
        if options:
            fight.asked = (Option("pass"), *options)
            rule = "R0 Additional Strikes"
            seat = state.controller(minion)
            ask(state, Decision(seat, "additional", "additional", fight.asked, minion, rule))
            return
        fight.side += 1
    fight.side = 0
    fighters = fight.combat(state).fighters
    fight.striking = tuple(m for m, extra in zip(fighters, fight.extra, strict=True) if extra)
    if not fight.striking:
        fight.at = "press"
        fight.passed = 0
        fight.moved = -1
        return
    fight.extra = (max(0, fight.extra[0] - 1), max(0, fight.extra[1] - 1))
    fight.pair += 1
    fight.chosen = ()
    fight.aims = ()
    fight.at = "choose"


def _additional(state: State, fight: Round, minion: int) -> list[Option]:
    """Ways to gain strikes: none while some are left, and one source for each round."""
    if fight.extra[fight.side] or latched(state, "round", "additional strikes", minion):
        return []
    if found(state, "cannot gain strikes", minion):
        return []
    seat = state.controller(minion)
    return [option for option in offered(state, "additional", seat) if option.minion == minion]


@takes("additional")
def answer_additional(state: State, fight: Round, option: Option) -> None:
    """Gain them, or not."""
    if option.verb == "pass":
        fight.side += 1
    else:
        seat = state.controller(option.minion)
        VERBS[option.verb](state, "additional", seat, option)


def gain_strikes(state: State, minion: int, number: int) -> None:
    """A fighter gains additional strikes this round (limited: one source)."""
    fight = state.frame(Round)
    if fight is None:
        return
    latch(state, "round", "additional strikes", minion)
    side = fight.combat(state).fighters.index(minion)
    first, second = fight.extra
    fight.extra = (first + number, second) if side == 0 else (first, second + number)
    note(state, "additional strikes", card=minion, number=number)

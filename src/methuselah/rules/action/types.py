"""The actions of the rulebook and what their success does (R0, Types of Actions).

Offered in the window "minion" to the Methuselah whose turn it is, and to others for minions that
may act in any minion phase: the actions a minion has by the rules, those of action cards in hand,
and those that cards in play allow. No minion repeats "the same action": rulebook actions differ by
target, cards by name, cards in play by copy (R0; [LSJ 20080725]). Reads the rows `cannot act`,
`cannot bleed`, `cannot hunt`, `cannot diablerize`, `cannot rescue`, `cannot leave torpor`, `cannot
act to leave torpor`, `cannot recruit`, `cannot employ` and the statics `acts in any minion phase`.
What the success of each does is in `bleed`, `hunt`, `equip` and so on.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.engine.definitions import (
    ACTOR,
    EVEN_LOCKED_ACTOR,
    LOCKED_ACTOR,
    TORPID_ACTOR,
    TORPID_ACTORS,
    Mode,
)
from methuselah.engine.rows import found, latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, TORPOR, State
from methuselah.engine.traits import is_vampire
from methuselah.engine.windows import offers, performs, whose_turn
from methuselah.rules.action.action import Action
from methuselah.rules.action.attempt_costs import affords_attempt
from methuselah.rules.action.become_anarch import anarch_cost, may_become_anarch
from methuselah.rules.action.equip import equipment_on, may_take_equipment, taking
from methuselah.rules.action.rescue import rescue_cost, sharing
from methuselah.rules.imbued.incapacitated import burning_imbued
from methuselah.rules.legacy.serving import may_direct_actions
from methuselah.rules.playing.barred_targets import may_be_aimed_at
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.costs import Cost, as_action
from methuselah.rules.playing.entering_play import goes_on_acting
from methuselah.rules.playing.offering import allowed, ways_in
from methuselah.rules.playing.stored import may_play_stored, stored_cards
from methuselah.rules.torpor.diablerie import may_diablerize
from methuselah.rules.turn.minion import card_allows, is_too_full_to_hunt, may_take

__all__ = [
    "IN_ANY_PHASE",
    "actions_of",
    "bar_political",
    "bar_repeat",
    "can_act",
    "may_take_mode",
    "may_take_rulebook",
    "take_action",
]

ACTION_CARDS: Final = ("action", "political action", "equipment", "retainer", "ally")
OWN_STEALTH: Final = {
    "hunt": 1,
    "equip": 1,
    "employ": 1,
    "recruit": 1,
    "political": 1,
    "leave torpor": 1,
    "rescue": 1,
    "diablerie": 1,
    "become anarch": 1,
}
"""The default stealth of each kind (R0); 0 for rescue and diablerie of another's vampire."""
IN_ANY_PHASE: Final = "acts in any minion phase"
"""The statics about minions that act in the minion phase of any Methuselah (Madness Network)."""


def can_act(state: State, minion: int) -> bool:
    """Whether a ready minion may take an action at all: unlocked, and not recruited this turn."""
    return not state.cards[minion].locked and not _is_kept(state, minion)


def _is_kept(state: State, minion: int) -> bool:
    """Whether it was recruited this turn, or an effect keeps it from acting."""
    record = state.cards[minion]
    recruited = record.cannot_act and record.arrived == state.turn
    return recruited or found(state, "cannot act", minion)


def bar_political(state: State, action: Action) -> None:
    """No minion of the acting Methuselah takes this political action again this turn.

    A card in hand is known by its name, at any level; one in play by its copy ([LSJ 20020201]).
    """
    seat, key = state.controller(action.acting), ""
    named = state.definition(action.card).face.name if action.from_hand else action.card
    if not action.from_hand and action.mode is not None:
        key = action.mode.key
    latch(state, "turn", "barred political", seat, named, key)


def _actors(state: State, window: str) -> int:
    """The active Methuselah, and all where a minion acts in the minion phase of others."""
    return -1 if state.hooks.get(IN_ANY_PHASE) else whose_turn(state, window)


@offers("minion", to=_actors)
def actions(state: State, window: str, seat: int) -> list[Option]:
    """Every action that the minions of a Methuselah may take now."""
    anyone = seat == state.active
    if not anyone and not state.hooks.get(IN_ANY_PHASE):
        return []
    return [
        option
        for minion in (*state.seats[seat].ready, *state.seats[seat].torpor)
        if anyone or found(state, IN_ANY_PHASE, minion)
        for option in actions_of(state, seat, minion)
    ]


def actions_of(state: State, seat: int, minion: int) -> list[Option]:
    """Every action that one minion may announce now, in whosever minion phase it is."""
    if _is_kept(state, minion):
        return []
    record = state.cards[minion]
    options: list[Option] = []
    if record.region == TORPOR:
        options = _leaving_torpor(state, minion)
        for by in TORPID_ACTORS:
            if by != TORPID_ACTOR or not record.locked:
                options += _card_actions(state, seat, minion, by)
    elif record.locked:
        options = _card_actions(state, seat, minion, LOCKED_ACTOR)
        options += _card_actions(state, seat, minion, EVEN_LOCKED_ACTOR)
    elif record.region == READY:
        options = _rulebook_actions(state, seat, minion)
        options += _card_actions(state, seat, minion, ACTOR)
        options += _card_actions(state, seat, minion, EVEN_LOCKED_ACTOR)
        options += _actions_of_cards_in_play(state, seat, minion)
    return [
        option
        for option in options
        if not is_barred(state, option)
        and _in_reach(state, option)
        and affords_attempt(state, option)
    ]


def _leaving_torpor(state: State, minion: int) -> list[Option]:
    if state.cards[minion].locked or _is_held_in_torpor(state, minion):
        return []
    affords = state.cards[minion].blood >= _leaving_cost(state, minion)
    if not affords or not may_take(state, minion, "leave torpor"):
        return []
    return [Option("act", minion=minion, word="leave torpor")]


def _is_held_in_torpor(state: State, minion: int) -> bool:
    """Whether it can take no action to leave torpor; it may be rescued, unless it cannot leave."""
    bars = ("cannot leave torpor", "cannot act to leave torpor")
    return any(found(state, bar, minion) for bar in bars)


def _in_reach(state: State, option: Option) -> bool:
    """Whether nothing keeps the minion from directing an action at its target."""
    target = option.target
    return target == NOTHING or may_be_aimed_at(state, option.minion, target)


def bar_repeat(state: State, action: Action, minion: int) -> None:
    """A minion may not take the same action again this turn: bar it by its kind and target.

    One by a card in the hand is the same by its name, one of a card in play by that card.
    """
    targets = action.scope.all("equipment") or action.scope.all("target") or (NOTHING,)
    for target in targets:
        latch(state, "turn", "barred", minion, action.kind, action.card, target)
    if action.from_hand:
        name = state.definition(action.card).face.name
        latch(state, "turn", "action card", minion, name)
    elif action.card != NOTHING and action.mode is not None:
        latch(state, "turn", "in play", minion, action.card, action.mode.key)


def is_barred(state: State, option: Option) -> bool:
    """Whether an action was barred for the minion this turn (Change of Target).

    Rulebook actions are the same when their target is ([RTR 19950509]); a card in hand or in
    play has its own latch. Equipment is looked at when it is chosen.
    """
    if option.card != NOTHING:
        return False
    key = ("barred", option.minion, option.word, NOTHING, option.target)
    return latched(state, "turn", *key)


def _rulebook_actions(state: State, seat: int, minion: int) -> list[Option]:
    options: list[Option] = []
    if may_take(state, minion, "bleed") and not _has_bled(state, minion):
        prey = state.prey(seat)
        if prey != NOBODY:
            options.append(Option("act", minion=minion, seat=prey, word="bleed"))
    options += _taking_equipment(state, seat, minion)
    options += burning_imbued(state, seat, minion)
    if not is_vampire(state, minion):
        return options
    if may_take(state, minion, "hunt") and may_hunt_as_normal(state, minion):
        options.append(Option("act", minion=minion, word="hunt"))
    options += _towards_torpor(state, seat, minion)
    if may_take(state, minion, "become anarch") and may_become_anarch(state, minion):
        options.append(Option("act", minion=minion, word="become anarch"))
    return options


def may_take_rulebook(state: State, seat: int, minion: int, word: str, target: int) -> bool:
    """Whether a minion may take this action of the rulebook now, at this target if it has one."""
    return any(
        option.word == word and option.target == target and not is_barred(state, option)
        for option in _rulebook_actions(state, seat, minion)
    )


def may_hunt_as_normal(state: State, minion: int) -> bool:
    """Whether nothing keeps it from the hunt of the rulebook (G00120)."""
    if is_too_full_to_hunt(state, minion):
        return False
    bars = ("cannot hunt", "cannot hunt as normal")
    return not any(found(state, bar, minion) for bar in bars)


def _has_bled(state: State, minion: int) -> bool:
    """Whether it has bled this turn, or is kept from bleeding; a bleed is always directed."""
    barred = found(state, "cannot bleed", minion) or not may_direct_actions(state, minion)
    return barred or latched(state, "turn", "bleed", minion)


def _taking_equipment(state: State, seat: int, minion: int) -> list[Option]:
    """Equip with what another of her minions bears: one option for each bearer (R0, Equip)."""
    if not may_take(state, minion, "equip"):
        return []
    return [
        Option("act", minion=minion, target=other, word="take equipment")
        for other in state.seats[seat].minions
        if other != minion
        and any(may_take_equipment(state, minion, card) for card in equipment_on(state, other))
    ]


def _towards_torpor(state: State, seat: int, minion: int) -> list[Option]:
    """Rescue or diablerize each vampire in torpor, whoever controls it (R0)."""
    options: list[Option] = []
    for other in state.clockwise(seat):
        for victim in state.seats[other].torpor:
            if not is_vampire(state, victim):
                continue
            for kind in ("rescue", "diablerie"):
                if may_take(state, minion, kind) and _affords(state, minion, victim, kind):
                    options.append(Option("act", minion=minion, target=victim, word=kind))
    return options


def _affords(state: State, minion: int, victim: int, kind: str) -> bool:
    if kind == "diablerie":
        return may_diablerize(state, minion, victim)
    if found(state, "cannot rescue", minion) or found(state, "cannot leave torpor", victim):
        return False
    both = state.cards[minion].blood + state.cards[victim].blood
    return both >= rescue_cost(state, minion, victim)


def _leaving_cost(state: State, minion: int) -> int:
    return as_action(state, minion, "leave torpor", Cost(2)).blood


def _card_actions(state: State, seat: int, minion: int, by: str) -> list[Option]:
    """The action cards in hand that a minion may play: an unlocked one, or a locked one."""
    options: list[Option] = []
    for card, mode in _action_cards(state, seat):
        if mode.by != by or not may_play_stored(state, card, minion):
            continue
        name = state.definition(card).face.name
        if latched(state, "turn", "action card", minion, name):
            continue
        if latched(state, "turn", "barred political", seat, name, ""):
            continue
        if not may_take_mode(state, minion, mode):
            continue
        if mode.who is not None and not mode.who.fits(state, Scope(seat, card, minion), minion):
            continue
        if mode.kind in ("equip", "employ", "power") and goes_on_acting(mode):
            if not may_bear(state, minion, card):
                continue
        if allowed(state, seat, card, mode, minion):
            options.append(Option("act", card, minion, mode.key, word=mode.kind))
    return options


def _action_cards(state: State, seat: int) -> list[tuple[int, Mode]]:
    """The ways to play her cards between actions, from the hand or as if from it."""
    known = {} if state.sight is None else state.sight.known
    if ("action cards", seat) not in known:
        ways = ways_in(state, seat, "minion")
        for card in stored_cards(state, seat):
            more = state.definition(card).ways.get("minion", ())
            ways = [*ways, *((card, mode) for mode in more)]
        known["action cards", seat] = ways
    found_ways: list[tuple[int, Mode]] = known["action cards", seat]
    return found_ways


def may_take_mode(state: State, minion: int, mode: Mode, card: int = NOTHING) -> bool:
    """The limits by kind: one bleed and one political action a turn, hunts as mandatory."""
    if mode.kind == "bleed" and _has_bled(state, minion):
        return False
    if mode.kind == "leave torpor" and _is_held_in_torpor(state, minion):
        return False
    if mode.kind == "hunt":
        if found(state, "cannot hunt", minion) or is_too_full_to_hunt(state, minion):
            return False
    if mode.kind in ("recruit", "employ") and found(state, "cannot " + mode.kind, minion):
        return False
    if mode.kind == "political" and (
        latched(state, "turn", "political", minion)
        or not (is_vampire(state, minion) or mode.disciplines)  # an ally as one ([RTR 20020501])
        or found(state, "cannot political", minion)
    ):
        return False
    return may_take(state, minion, mode.kind, card, mode.key)


def _actions_of_cards_in_play(state: State, seat: int, minion: int) -> list[Option]:
    return [
        Option("use action", card, minion, mode.key, word=mode.kind)
        for card in state.hooks.get("act", ())
        for mode in state.definition(card).actions
        if card_allows(state, seat, minion, card, mode) and may_take_mode(state, minion, mode, card)
    ]


# -- announcing -----------------------------------------------------------------------------


@performs("act")
def act(state: State, window: str, seat: int, option: Option) -> None:
    """Announce an action of the rulebook or of an action card."""
    if option.card != NOTHING:
        mode = state.definition(option.card).mode(option.mode)
        take_action(state, seat, option.minion, option.card, mode, from_hand=True)
        return
    scope = Scope(seat, NOTHING, option.minion)
    kind = option.word
    if option.target != NOTHING:
        scope.env["target"] = (option.target,)
    announce = Mode()
    if kind == "take equipment":
        kind = "equip"
        announce = Mode(key="take", announce=taking(option.target))
    elif kind == "rescue":
        scope.env["rescue cost"] = rescue_cost(state, option.minion, option.target)
        announce = Mode(key="rescue", announce=sharing(state, option.minion, option.target))
    elif kind == "leave torpor":
        scope.env["blood cost"] = 2
    elif kind == "become anarch":
        scope.env["blood cost"] = anarch_cost(state, option.minion)
    state.push(
        Action(
            kind=kind,
            acting=option.minion,
            seat=seat,
            mode=announce,
            scope=scope,
            bled=option.seat,
            inherent=_own_stealth(state, seat, kind, option.target),
        )
    )


def _own_stealth(state: State, seat: int, kind: str, target: int) -> int:
    if kind in ("rescue", "diablerie") and state.cards[target].controller != seat:
        return 0
    return OWN_STEALTH.get(kind, 0)


@performs("use action")
def use_action(state: State, window: str, seat: int, option: Option) -> None:
    """Announce an action that a card in play allows; each copy is another action."""
    for mode in state.definition(option.card).actions:
        if mode.key == option.mode:
            latch(state, "turn", "in play", option.minion, option.card, mode.key)
            take_action(state, seat, option.minion, option.card, mode, from_hand=False)


def take_action(
    state: State, seat: int, minion: int, card: int, mode: Mode, *, from_hand: bool
) -> None:
    """Announce the action of a card. A bleed is aimed at the prey unless its card says whom."""
    scope = Scope(seat, card, minion, mode.key)
    if mode.directed:
        scope.env["target"] = (card,)
    state.push(
        Action(
            kind=mode.kind,
            acting=minion,
            seat=seat,
            card=card,
            mode=mode,
            from_hand=from_hand,
            scope=scope,
            bled=state.prey(seat) if mode.kind == "bleed" else NOBODY,
            inherent=mode.stealth,
        )
    )

"""What a seat may play or use in a window: hand cards and abilities of cards in play.

One enumeration for every window (design, law 6). A card declares in `Mode.by` who uses it and in
`Mode.only` its "only usable" conditions; here stand the conditions that the rulebook puts on every
card (R0, 3. Minion Phase; RB24, Card Types): Disciplines, clan and title requirements, ready and
unlocked or awake, once per minion and action, cost, a legal first choice. Reads the rows `awake`,
`cannot play`, `cannot be played` (of a card in a hand), `cannot react`, `unusable` (of a card in
play) and `cannot use equipment` (of a minion).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import ACTORS, Mode, bit_of
from methuselah.engine.rows import found, is_silent, latched, words
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, STORED, TORPOR, State
from methuselah.engine.traits import is_ready, keywords_of, types_of
from methuselah.engine.windows import offers, offers_everywhere
from methuselah.pool import Face
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.imbued.convictions import TO_IMBUED, given_to
from methuselah.rules.legacy.sterile import is_too_sterile
from methuselah.rules.playing.as_played import YOUR_GAME, AsPlayed
from methuselah.rules.playing.barred_targets import shuns_own_target
from methuselah.rules.playing.card import USED
from methuselah.rules.playing.costs import affords_price, as_action, cost_of
from methuselah.rules.playing.help_with_costs import Paying, affords
from methuselah.rules.playing.reacting import REACTING, is_held_back, may_react
from methuselah.rules.playing.requirements import (
    FLIGHT,
    fits_as_a_vampire,
    is_able,
    meets_requirements,
)
from methuselah.rules.playing.stored import may_play_stored, stored_cards
from methuselah.rules.torpor.saving import doomed
from methuselah.rules.turn.contests import named, would_contest_herself
from methuselah.rules.turn.discard import may_play_event
from methuselah.rules.turn.master import may_play_master

__all__ = [
    "allowed",
    "is_able",
    "meets_requirements",
    "usable",
    "usable_now",
    "users",
    "ways_in",
]

SUPERIOR: Final = "requiring a superior Discipline"
REQUIRING: Final = "requiring a Discipline"
"""The word of a bar on all cards that require a Discipline."""
BEARERS: Final = " bearer"
"""A role that only the minion has which the card is on: "reacting bearer"."""


def _answered(state: State, window: str) -> int:
    """All, if the card being played can be answered by anyone."""
    playing = state.frame(AsPlayed)
    uses = () if playing is None else state.definition(playing.card).uses
    return -1 if any(window in use.windows for use in uses) else 0


@offers("as_played", to=_answered)
def on_played_card(state: State, window: str, seat: int) -> list[Option]:
    """What the card being played lets a Methuselah do: "can burn 1 pool to cancel this card"."""
    playing = state.frame(AsPlayed)
    if playing is None:
        return []
    return [
        Option("use", playing.card, mode=use.key)
        for use in state.definition(playing.card).uses
        if use.by == "methuselah" and window in use.windows
        if usable_now(state, Scope(seat, playing.card, mode=use.key), use)
    ]


def in_sight(state: State, window: str) -> int:
    """The seats, as bits, that could have something in hand or in play for a window.

    Read off the masks of hands and the hooks of cards, before any card is asked.
    """
    hooks = state.hooks
    if hooks.get(STORED):
        return -1
    seats = 0
    if hooks.get("open use " + window):
        return -1
    for card in hooks.get("use " + window, ()):
        record = state.cards[card]
        seats |= 1 << record.controller
        if record.parent != NOTHING:
            seats |= 1 << state.cards[record.parent].controller
    bit = bit_of(window)
    held = state.all_hands()
    if not held.any & bit:
        return seats
    action: Action | None = None
    for seat, (anyone, own_turn, acting, others) in enumerate(held.masks):
        if anyone & bit or (own_turn & bit and seat == state.active):
            seats |= 1 << seat
        elif (acting | others) & bit:
            action = action or state.frame(Action)
            if action is None:
                continue
            if action.seat == seat:
                if acting & bit:
                    seats |= 1 << seat
            elif others & bit and state.seats[seat].ready:
                seats |= 1 << seat
    return seats


@offers_everywhere(in_sight)
def usable(state: State, window: str, seat: int) -> list[Option]:
    """Every way in which a seat may play a hand card or use a card in play in this window."""
    options: list[Option] = []
    for card, mode in ways_in(state, seat, window):
        _add_ways(state, seat, card, mode, options)
    if state.hooks.get(STORED):
        for card in stored_cards(state, seat):
            for mode in state.definition(card).ways.get(window, ()):
                _add_ways(state, seat, card, mode, options)
            options += _as_if_played(state, window, seat, card)
    open_to_all = state.hooks.get("open use " + window, ())
    for card in state.hooks.get("use " + window, ()):
        if _is_for(state, card, seat) or card in open_to_all:
            options += _uses(state, window, seat, card)
    return options


def ways_in(state: State, seat: int, window: str) -> list[tuple[int, Mode]]:
    """The ways to play the cards of a hand in a window, of equal cards those of one."""
    hand = state.seats[seat].hand
    known = state.hand_masks().ways
    ways = known.get((hand, window))
    if ways is None:
        kinds: dict[int, int] = {}
        for card in hand:
            kinds.setdefault(state.faces[card], card)
        ways = known[hand, window] = [
            (card, mode)
            for face, card in kinds.items()
            for mode in state.setting.definitions[face].ways.get(window, ())
        ]
    return ways


def _is_for(state: State, card: int, seat: int) -> bool:
    """Whether a seat controls a card in play, or the minion it is on: most are of use to nobody
    else.
    """
    record = state.cards[card]
    if record.controller == seat:
        return True
    return record.parent != NOTHING and state.cards[record.parent].controller == seat


def _add_ways(state: State, seat: int, card: int, mode: Mode, options: list[Option]) -> None:
    """Add who may play one card from the hand, or as if from it, in one way."""
    if mode.by in ACTORS:
        return
    for minion in users(state, mode, seat):
        if may_play_stored(state, card, minion) and allowed(state, seat, card, mode, minion):
            options.append(Option("play", card, minion, mode.key))


def _uses(state: State, window: str, seat: int, card: int) -> list[Option]:
    """The uses of one card in play for a seat; none of equipment stolen in this round."""
    options: list[Option] = []
    for mode in state.definition(card).uses:
        if window not in mode.windows or _used_up(state, card, mode):
            continue
        for minion in card_users(state, card, mode, seat):
            scope = Scope(seat, card, minion, mode.key)
            if usable_now(state, scope, mode) and not _is_useless(state, card, minion):
                options.append(Option("use", card, minion, mode.key))
    if options and (found(state, "unusable", card) or is_silent(state, card)):
        return []
    return options


def _as_if_played(state: State, window: str, seat: int, card: int) -> list[Option]:
    """The uses of a combat card that lies on a minion for that: once each combat, at its level 1.

    It uses what requires a vampire as one, with the basic level of one Discipline.
    """
    record = state.cards[card]
    if record.playable != "used" or latched(state, "combat", USED, card):
        return []
    options: list[Option] = []
    for mode in state.definition(card).modes:
        minion = record.parent
        basic = len(mode.disciplines) < 2 and not any(code.isupper() for code in mode.disciplines)
        if window not in mode.windows or not basic or minion not in users(state, mode, seat):
            continue
        if not fits_as_a_vampire(state, card, minion):
            continue
        scope = Scope(seat, card, minion, mode.key)
        cost = cost_of(state, card, mode, minion, scope)
        paid = cost.blood <= state.cards[minion].blood and cost.pool <= state.seats[seat].pool
        paid = paid and affords_price(state, scope, mode, cost)
        if mode.play == "combat" and paid and usable_now(state, scope, mode):
            options.append(Option("use", card, minion, mode.key))
    return options


def _is_useless(state: State, card: int, minion: int) -> bool:
    """Whether a minion cannot use its equipment, or its weapons: its retainers may use those.

    An opponent may still use what such equipment lets it do.
    """
    bearer, fight = state.cards[card].parent, state.frame(Round)
    if minion not in (bearer, NOTHING) or "equipment" not in types_of(state, card):
        return False
    keywords = keywords_of(state, card)
    if "weapon" in keywords and (fight is None or fight.at != "retainers"):
        if any(kind in ("", *keywords) for kind in words(state, "cannot use weapons", bearer)):
            return True
    return found(state, "cannot use equipment", bearer)


def _used_up(state: State, card: int, mode: Mode) -> bool:
    """Used once already; or "once each combat" while there is no combat."""
    if not mode.once:
        return False
    if mode.once == "unlock":
        return mode.key in state.cards[card].spent
    if state.span(mode.once) is None:
        return True
    return latched(state, mode.once, "use", card, mode.key)


def usable_now(state: State, scope: Scope, mode: Mode) -> bool:
    """The conditions of the text, and something to choose and to pay with."""
    return _is_time_for(state, scope, mode) and _has_all(state, scope, mode)


def _is_time_for(state: State, scope: Scope, mode: Mode) -> bool:
    """The conditions of the text."""
    for condition in mode.only:
        if not condition.holds(state, scope):
            break
    else:
        return True
    return False


def _has_all(state: State, scope: Scope, mode: Mode) -> bool:
    """Something to choose and to pay with."""
    for block in (mode.cost, mode.announce, mode.terms):
        if block.effects and not block.possible(state, scope):
            return False
    return affords_price(state, scope, mode)


def card_users(state: State, card: int, mode: Mode, seat: int) -> tuple[int, ...]:
    """Who may use an ability of a card in play for a seat: a minion, or NOTHING for herself."""
    record = state.cards[card]
    if mode.by == "controller":
        return (NOTHING,) if record.controller == seat else ()
    if mode.by == "bearer":
        minion = record.parent if record.parent != NOTHING else card
        if state.controller(minion) != seat:
            return ()
        if mode.strike is not None or mode.maneuver or mode.press:
            return (minion,) if minion in _combatants(state) else ()
        return (minion,)
    if mode.by.endswith(BEARERS):
        role = mode.by.removesuffix(BEARERS)
        return tuple(m for m in users(state, mode, seat, role) if m in (card, record.parent))
    return users(state, mode, seat)


def _combatants(state: State) -> tuple[int, ...]:
    """The minions in combat, while they are ready: in torpor nobody plays combat cards.

    Nor are they played against what happens after combat ([LSJ 20010205]).
    """
    combat = state.frame(Combat)
    if combat is None or (combat.is_over and not _is_played_late(state, combat)):
        return ()
    fighters = combat.fighters
    return tuple(minion for minion in fighters if is_ready(state, minion))


def _is_played_late(state: State, combat: Combat) -> bool:
    """Whether this is the window after combat, and the edition has Psyche! played in it (R3)."""
    return state.setting.edition.combats_queued_late and combat.at in ("replaced", "over")


def users(state: State, mode: Mode, seat: int, role: str = "") -> tuple[int, ...]:
    """The minions of a seat that may use a mode now by their role; (NOTHING,) for herself."""
    by = role or mode.by
    if by in ("methuselah", "controller"):
        return (NOTHING,)
    if by == TO_IMBUED:
        return given_to(state, seat)
    if by == "doomed":
        minions = tuple(m for m in doomed(state, seat) if _may_answer(state, mode, m))
    else:
        minions = _in_role(state, by, seat)
    if by.startswith("reacting"):
        minions = tuple(m for m in minions if not is_held_back(state, m, mode))
    if mode.who is None or not minions:
        return minions
    who = mode.who
    return tuple(m for m in minions if who.fits(state, Scope(seat, NOTHING, m), m))


def _in_role(state: State, by: str, seat: int) -> tuple[int, ...]:
    """The minions of a seat in a role: remembered, for many cards are played in the same one."""
    if state.sight is None:
        return _found_in_role(state, by, seat)
    known = state.sight.known
    if ("in role", by, seat) not in known:
        known["in role", by, seat] = _found_in_role(state, by, seat)
    found_minions: tuple[int, ...] = known["in role", by, seat]
    return found_minions


def _found_in_role(state: State, by: str, seat: int) -> tuple[int, ...]:
    ready = state.seats[seat].ready
    if by == "any":
        return ready
    if by == "combatant":
        return tuple(m for m in _combatants(state) if state.controller(m) == seat)
    if by == "bystander":  # in torpor, too, unless `who` says ready ([LSJ 20020416])
        fighting = _combatants(state)
        return tuple(m for m in (*ready, *state.seats[seat].torpor) if m not in fighting)
    action = state.frame(Action)
    if by in REACTING:
        if action is None or action.seat == seat or not _is_time_to_react(state, by):
            return ()
        return tuple(m for m in ready if may_react(state, m, by))
    if _in_combat(state):
        return ()
    if by == "reacting without action":
        return tuple(m for m in ready if may_react(state, m, by))
    if action is None or action.seat != seat:
        return ()
    if by == "acting":
        return (action.acting,) if _acting_ready(state, action) else ()
    return tuple(m for m in ready if m != action.acting) if by == "helper" else ()


def _may_answer(state: State, mode: Mode, minion: int) -> bool:
    """A fighter answers with combat cards; outside combat it reacts to the action of another."""
    combat = state.frame(Combat)
    if combat is not None and combat.is_on:
        return mode.play == "combat" and minion in combat.fighters
    action = state.frame(Action)
    if mode.play != "reaction" or action is None:
        return False
    return action.seat != state.controller(minion) and not found(state, "cannot react", minion)


def _acting_ready(state: State, action: Action) -> bool:
    """In torpor it modifies its own action still (R3 6.2; [ANK 20181219])."""
    record = state.cards.get(action.acting)
    return record is not None and record.region in (READY, TORPOR)


def _in_combat(state: State) -> bool:
    """Whether a combat is in progress inside the action: only combat cards are played then."""
    combat = state.frame(Combat)
    return combat is not None and combat.is_on


def _is_time_to_react(state: State, by: str) -> bool:
    """Not in combat; but a wake is played as any card is played, if the edition says so (R3 11)."""
    if not _in_combat(state):
        return True
    waking = by == "locked" and state.frame(AsPlayed) is not None
    return waking and state.setting.edition.wakes_in_combat


def allowed(
    state: State,
    seat: int,
    card: int,
    mode: Mode,
    minion: int,
    *,
    normally: bool = True,
    met: tuple[str, ...] = (),
) -> bool:
    """Whether this user may play this hand card in this mode, its window being open.

    Not `normally`, but by an effect that brings it into play: as it is, by no ability to play, but
    for the Disciplines that were met to have that effect.
    """
    if minion == NOTHING and not _may_be_played(state, seat, card, mode):
        return False
    face = state.definition(card).face
    if mode.once == "turn" and minion == NOTHING:
        if latched(state, "turn", "once", NOTHING, face.name):
            return False
    scope = Scope(seat, card, minion, mode.key)
    if not _is_time_for(state, scope, mode):
        return False
    own = card if normally else NOTHING
    if not meets_requirements(state, seat, face, mode, minion, own, met):
        return False
    if minion != NOTHING:
        # Most of a hand could be played, but not now or not by this minion: that is asked first.
        if not _is_playable(state, seat, card, mode) or _barred(state, card, face, mode, minion):
            return False
    if mode.by in ACTORS and is_too_sterile(state, minion, mode):
        return False
    if not _has_all(state, scope, mode):
        return False
    cost = cost_of(state, card, mode, minion, scope)
    if normally and mode.by in ACTORS:
        cost = as_action(state, minion, mode.kind, cost)
    return affords(state, cost, Paying(card=card, mode=mode, seat=seat, minion=minion))


def _is_playable(state: State, seat: int, card: int, mode: Mode) -> bool:
    """What does not depend on who plays a card: remembered, for each minion asks it."""
    if state.sight is None:
        return _may_be_played(state, seat, card, mode)
    known = state.sight.known
    key = ("playable", seat, card, mode.key)
    if key not in known:
        known[key] = _may_be_played(state, seat, card, mode)
    playable: bool = known[key]
    return playable


def _may_be_played(state: State, seat: int, card: int, mode: Mode) -> bool:
    """Whether a Methuselah may play this card in this mode by whoever can."""
    if mode.play == "master" and not may_play_master(state, seat, mode):
        return False
    face = state.definition(card).face
    if mode.once == "game" and latched(state, "game", "once", face.name):
        return False
    if mode.once == YOUR_GAME and latched(state, "game", YOUR_GAME, seat, face.name):
        return False
    if latched(state, "turn", "no more", face.name):
        return False
    if state.setting.edition.by_turn and not _in_due_turn(state, seat, mode):
        return False
    if would_contest_herself(state, seat, card) or found(state, "cannot be played", card):
        return False
    if mode.play == "event" and not may_play_event(state, seat, card):
        return False
    return not (face.unique and controls_named(state, seat, face))


def _in_due_turn(state: State, seat: int, mode: Mode) -> bool:
    """Action modifiers in one's own turn only, reactions never in it (CRR III.D)."""
    if mode.play == "action modifier":
        return seat == state.active
    return mode.play != "reaction" or seat != state.active


def controls_named(state: State, seat: int, face: Face) -> bool:
    """Nobody contests a unique card with herself of her own will (R0, Contested Cards)."""
    for card in named(state, face.printed_name):
        record = state.cards[card]
        if (
            record.controller == seat
            and not record.playable
            and record.region in ("permanent", "ready", "torpor", "attached", "contested")
            and state.cards[state.host(card)].region != "uncontrolled"
        ):
            return True
    return False


def _barred(state: State, card: int, face: Face, mode: Mode, minion: int) -> bool:
    """Already played by this minion where once is enough, or a card it cannot play."""
    if mode.play in ("action modifier", "reaction") and latched(
        state, "action", "played", minion, face.name
    ):
        return True
    spent = mode.once == "unlock" and face.name in state.cards[minion].spent
    if spent or (mode.once and latched(state, mode.once, "once", minion, face.name)):
        return True
    if shuns_own_target(state, card, mode, minion):
        return True
    bars = words(state, "cannot play", minion)
    if mode.disciplines not in ((), (FLIGHT,)) and REQUIRING in bars:
        return True
    if SUPERIOR in bars and any(code.isupper() and code != FLIGHT for code in mode.disciplines):
        return True
    codes = [f"{kind}{code.lower()}" for code in mode.disciplines for kind in ("", f"{mode.play} ")]
    return any(word in bars for word in (face.name, mode.play, *codes))

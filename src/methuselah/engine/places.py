"""Atoms that change where cards are: regions, piles, attachments, hands; and the events they emit.

They belong to `atoms`, which gives them on; they stand here because a file has its size. While a
card is in play its definition's hooks stand in `State.hooks`; on a contested or uncontrolled
card everything sleeps.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import rng
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.draining import drain_where_changed
from methuselah.engine.emitting import emit, hearers
from methuselah.engine.forms import Form
from methuselah.engine.journal import note
from methuselah.engine.knowledge import HIDDEN_PILES, forget, keep_seers, learn, onlookers, seers
from methuselah.engine.rows import forget_rows, found, total
from methuselah.engine.state import (
    ATTACHED,
    CONTESTED,
    INCAPACITATED,
    KEPT,
    LEAVES,
    LIMBO,
    PERMANENT,
    PILES,
    READY,
    REGIONS,
    STORED,
    TORPOR,
    UNCONTROLLED,
    Card,
    State,
)
from methuselah.engine.traits import capacity, is_vampire

__all__ = [
    "KEPT",
    "LEAVES",
    "STAKED",
    "attach",
    "become",
    "burn",
    "change_controller",
    "deal_faces",
    "discard",
    "emit",
    "face_down",
    "hearers",
    "leaves_for_good",
    "merge",
    "move_to_region",
    "outlive",
    "outlives",
    "remove_from_game",
    "set_aside",
    "shuffle",
    "to_pile",
    "works",
]

HOOKED: Final = (READY, TORPOR, INCAPACITATED, PERMANENT, ATTACHED)
"""Where the text of a card works. Contested cards are out of play (R0, Contested Cards)."""

AWAKE: Final = "no transfers"
"""What says this works on an uncontrolled card too (Brainwash)."""


# -- places ---------------------------------------------------------------------------------

STAKED: Final = "staked"
"""The note on a vampire that does not unlock as normal while it remains in torpor."""


def _hook(state: State, card: int) -> None:
    if state.cards[card].playable:
        state.hooks[STORED] = (*state.hooks.get(STORED, ()), card)
        return
    for hook in state.definition(card).hooks:
        state.hooks[hook] = (*state.hooks.get(hook, ()), card)
        if hook == "hand_size":
            state.unsettled = True


def _unhook(state: State, card: int) -> None:
    if state.cards[card].playable:
        state.hooks[STORED] = tuple(c for c in state.hooks.get(STORED, ()) if c != card)
        return
    for hook in state.definition(card).hooks:
        state.hooks[hook] = tuple(other for other in state.hooks.get(hook, ()) if other != card)
        if hook in ("hand_size", "not replaced"):
            state.unsettled = True


def works(state: State, card: int) -> bool:
    """Whether the text of a card works where it is: not on a contested or uncontrolled card."""
    host = state.host(card)
    region = state.cards[host].region
    if region == UNCONTROLLED and host != card:
        return AWAKE in state.definition(card).hooks
    return region in HOOKED


def _working(state: State, card: int) -> tuple[int, ...]:
    """The cards on a card, and on those, whose text works."""
    found: tuple[int, ...] = ()
    for other in state.cards[card].attached:
        found = (*found, *((other,) if works(state, other) else ()), *_working(state, other))
    return found


def _hook_attached(state: State, card: int, worked: tuple[int, ...]) -> None:
    """Let the cards on a card work, or sleep, with it (R3 4.1: they are out of the game)."""
    works = _working(state, card)
    for other in worked:
        if other not in works:
            _unhook(state, other)
    for other in works:
        if other not in worked:
            _hook(state, other)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards of a place but for one that lies among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _leave(state: State, card: int) -> None:
    """Take a card out of wherever it is; its record, if any, stays for the next place."""
    record = state.cards.get(card)
    if record is None:
        owner = state.edit_seat(state.controller(card))
        state.held.pop(card, None)
        state.known.pop(card, None)
        if card in owner.hand:
            owner.hand = _without(owner.hand, card)
            state.hands = None
            return
        for pile in PILES:
            cards = getattr(owner, pile)
            if card in cards:
                setattr(owner, pile, _without(cards, card))
                return
        raise AssertionError(f"card {card} is nowhere")
    if record.region in HOOKED:
        _unhook(state, card)
        drain_where_changed(state, card, but=card)
    if record.region == ATTACHED:
        host = state.edit(record.parent)
        host.attached = _without(host.attached, card)
    elif record.region in REGIONS:
        seat = state.edit_seat(record.controller)
        cards = getattr(seat, record.region)
        setattr(seat, record.region, _without(cards, card))


def to_pile(
    state: State, card: int, pile: str, *, seat: int = NOBODY, bottom: bool = False
) -> None:
    """Put a card into a pile of its owner and wipe what it was: counters, locks, memory.

    pile: "library" and "crypt" (on top), "hand", "ash_heap", "removed" or "research".
    What is on it is burned.
    Only the owner's piles hold a card (RB24, Controlling cards), but the hand of another may
    (`seat`). A library card put into the crypt is burned instead ([LSJ 20041201-2]).
    """
    record = state.cards.get(card)
    if pile == "crypt" and state.printed(card).face.library:
        burn(state, card)
        return
    if record is not None:
        if (pile == "ash_heap" and record.note(LEAVES) == 1) or leaves_for_good(state, card):
            pile = "removed"
        if record.merged_with != NOTHING:
            to_pile(state, _part(state, card), pile)
            record = state.cards[card]
        for other in record.attached:
            burn(state, other)
        if record.region in HOOKED and not record.playable:
            emit(state, "left play", card)
    knowing = seers(state, card) if pile in HIDDEN_PILES else ()
    _leave(state, card)
    state.cards.pop(card, None)
    holder = state.owner(card) if seat == NOBODY or pile != "hand" else seat
    if holder != state.owner(card):
        state.held[card] = holder
    if pile == "hand":
        state.hands = None
        if seat != NOBODY:
            state.unsettled = True
    owner = state.edit_seat(holder)
    if pile == "library" and not owner.library:
        state.unsettled = owner.refilled = True
    cards = getattr(owner, pile)
    setattr(owner, pile, (card, *cards) if bottom else (*cards, card))
    keep_seers(state, card, knowing)
    if pile == "hand":
        learn(state, card, onlookers(state))


def leaves_for_good(state: State, card: int) -> bool:
    """Whether a card in play is removed from the game if it leaves play (row `leaves the game`)."""
    in_play = bool(state.hooks.get(LEAVES)) and state.cards[card].region in HOOKED
    return in_play and found(state, LEAVES, card)


def move_to_region(state: State, card: int, region: str, seat: int = NOBODY) -> Card:
    """Put a card into a region of a Methuselah (its controller, or its owner, by default).

    From a pile its record is fresh; between regions it keeps all that is on it.
    """
    old = state.cards.get(card)
    if seat == NOBODY:
        seat = state.owner(card) if old is None else old.controller
    was = "" if old is None else old.region
    if old is not None and region == UNCONTROLLED and leaves_for_good(state, card):
        remove_from_game(state, card)
        return old
    knowing = seers(state, card) if region == UNCONTROLLED else ()
    worked = () if old is None else _working(state, card)
    if was == READY and region != READY:
        emit(state, "left ready region", card)
    if was in HOOKED and region not in HOOKED:
        emit(state, "left play", card)
    _leave(state, card)
    if old is None:
        forget_rows(state, card)
        state.cards[card] = Card(id=card, stamp=state.stamp, arrived=state.turn)
    record = state.edit(card)
    record.parent = NOTHING
    record.playable = ""
    record.region = region
    record.controller = seat
    owner = state.edit_seat(seat)
    setattr(owner, region, (*getattr(owner, region), card))
    record.face_down = region in (UNCONTROLLED, CONTESTED)
    if region == UNCONTROLLED:
        _comes_back_unlocked(state, card)
    record.viewers = ()
    if was == TORPOR:
        record.notes = tuple((key, value) for key, value in record.notes if key != STAKED)
    keep_seers(state, card, knowing)
    if region in HOOKED:
        _hook(state, card)
    _hook_attached(state, card, worked)
    if region in HOOKED and was not in HOOKED:
        record.arrived = state.turn
        if was != CONTESTED:
            emit(state, "entered play", card)
        if (was, region) == (UNCONTROLLED, READY):
            emit(state, "came out", card)
    drain_where_changed(state, card)
    _give_attached(state, card)
    if region == TORPOR and was not in (TORPOR, CONTESTED):
        emit(state, "torpor", card, seat)
    note(state, "moved", seat=seat, card=card, word=region)
    return record


def _comes_back_unlocked(state: State, card: int) -> None:
    """A vampire that leaves play for a while comes back unlocked, and what is on it: that is no
    unlocking, and nobody hears of it ([LSJ 20060213]).
    """
    state.edit(card).locked = False
    for other in state.cards[card].attached:
        _comes_back_unlocked(state, other)


def _give_stored(state: State, card: int) -> None:
    """What lies on a card out of play goes with it."""
    record = state.cards[card]
    for other in record.attached:
        if state.cards[other].playable:
            state.edit(other).controller = record.controller


def _give_attached(state: State, card: int) -> None:
    """Minion cards and trophies follow the minion, other masters keep their controller (R3 4.1).

    So does what says that whoever put it there still controls it (the note "kept").
    """
    record = state.cards[card]
    for other in record.attached:
        face = state.definition(other).face
        if state.cards[other].note(KEPT) == 1:
            continue
        if state.cards[other].playable or "master" not in face.types or "trophy" in face.keywords:
            state.edit(other).controller = record.controller
        _give_stored(state, other)


def attach(state: State, card: int, host: int, seat: int = NOBODY, *, playable: str = "") -> Card:
    """Put a card on another, or face down to be played (`playable`); `seat` controls it."""
    old = state.cards.get(card)
    knowing = seers(state, card) if playable else ()
    was = "" if old is None else old.region
    before = NOTHING if old is None else old.parent
    worked = () if old is None else _working(state, card)
    _leave(state, card)
    if old is None:
        state.cards[card] = Card(id=card, stamp=state.stamp, arrived=state.turn)
    record = state.edit(card)
    record.region = ATTACHED
    record.parent = host
    record.face_down = playable not in ("", "used", "shown")
    record.playable = playable
    if seat != NOBODY or record.note(KEPT) != 1:
        record.controller = state.controller(host) if seat == NOBODY else seat
    bearer = state.edit(host)
    bearer.attached = (*bearer.attached, card)
    _give_stored(state, card)
    if works(state, card):
        _hook(state, card)
    _hook_attached(state, card, worked)
    drain_where_changed(state, card)
    if playable:
        keep_seers(state, card, knowing)
    elif was not in HOOKED:
        record.arrived = state.turn
        if was != CONTESTED:
            emit(state, "entered play", card)
    elif was == ATTACHED and old is not None and before != host:
        emit(state, "changed bearer", card)
    note(state, "attached", seat=record.controller, card=card, other=host)
    return record


def set_aside(state: State, card: int) -> Card:
    """Put a played card into limbo: neither in play nor in a pile (R0, 1. Announce the Action)."""
    player = state.controller(card)
    _leave(state, card)
    old = state.cards.get(card)
    if old is None:
        state.cards[card] = Card(id=card, stamp=state.stamp, controller=player)
    record = state.edit(card)
    record.region = LIMBO
    record.parent = NOTHING
    record.face_down = False
    return record


def become(state: State, card: int, form: Form | None) -> None:
    """The card is this minion from now on, wherever it goes but to a pile; None: itself again."""
    working = works(state, card)
    if working:
        _unhook(state, card)
    record = state.edit(card)
    record.form = form
    if working:
        _hook(state, card)
    note(state, "became", seat=record.controller, card=card, word="" if form is None else form.kind)


def burn(state: State, card: int) -> None:
    """Burn a card: to its owner's ash heap, with "when burned" heard if it was in play."""
    record = state.cards.get(card)
    if record is not None and record.region in HOOKED and not record.playable:
        if outlives(state, card):
            if outlive(state, card):
                move_to_region(state, card, TORPOR)
            return
        emit(state, "burned", card, record.controller)
        if "on vampire burned" in state.hooks and is_vampire(state, card):
            emit(state, "vampire burned", card, capacity(state, card))
        if record.region == READY:
            emit(state, "left ready region", card)
    note(state, "burned", seat=state.controller(card), card=card)
    form = None if record is None else record.form
    to_pile(state, card, "ash_heap" if form is None else form.burns_to)


def outlives(state: State, card: int) -> bool:
    """Whether something else happens instead of a burning (row `outlives burning`)."""
    return "outlives burning" in state.hooks and found(state, "outlives burning", card)


def outlive(state: State, card: int) -> bool:
    """Instead of being burned it gets a counter; the last one removes it from the game.

    Returns whether it must still go to torpor: where others may answer that, a procedure takes it.
    """
    record = state.edit(card)
    record.counters += 1
    note(state, "counters", seat=record.controller, card=card, number=record.counters)
    if record.counters >= total(state, "outlives burning", card):
        remove_from_game(state, card)
        return False
    return record.region != TORPOR


def discard(state: State, card: int) -> None:
    """Put a card from a hand into the ash heap."""
    note(state, "discarded", seat=state.controller(card), card=card)
    to_pile(state, card, "ash_heap")
    emit(state, "discarded", card)


def remove_from_game(state: State, card: int) -> None:
    """Take a card out of the game: it is not burned, and nobody gets it back (RB24, Ousting)."""
    record = state.cards.get(card)
    if record is not None and record.region == READY:
        emit(state, "left ready region", card)
    note(state, "removed from the game", seat=state.controller(card), card=card)
    to_pile(state, card, "removed")


def change_controller(state: State, card: int, seat: int) -> None:
    """Give control of a card in play; it keeps its lock, counters and the cards on it."""
    record = state.cards[card]
    if record.controller == seat:
        return
    if record.region == ATTACHED:
        state.edit(card).controller = seat
    else:
        move_to_region(state, card, record.region, seat)
    note(state, "changed control", seat=seat, card=card)
    emit(state, "changed control", card)


def merge(state: State, incoming: int, vampire: int) -> None:
    """Put the other version of a vampire on the one in play (R0, Advanced).

    They are one vampire: the card in play keeps its id, counters and cards, and shows the
    advanced face; the base lies under it and its text still works. What was on the incoming
    card is burned; the incoming card enters nothing again.
    """
    for other in state.cards[incoming].attached:
        burn(state, other)
    _leave(state, incoming)
    _unhook(state, vampire)
    turned = not state.definition(vampire).face.advanced
    if turned:
        _exchange_faces(state, vampire, incoming)
    old = state.cards[vampire]
    state.cards[incoming] = Card(
        id=incoming,
        stamp=state.stamp,
        controller=old.controller,
        region=ATTACHED,
        parent=vampire,
        notes=(("turned", 1),) if turned else (),
    )
    record = state.edit(vampire)
    record.merged_with = incoming
    record.attached = (incoming, *record.attached)
    _hook(state, vampire)
    _hook(state, incoming)
    note(state, "merged", seat=record.controller, card=vampire, other=incoming)


def _part(state: State, vampire: int) -> int:
    """Part a merged vampire that leaves play: each card shows its own face again."""
    record = state.edit(vampire)
    base = record.merged_with
    record.merged_with = NOTHING
    if state.cards[base].note("turned") == 1:
        _unhook(state, vampire)
        _unhook(state, base)
        _exchange_faces(state, vampire, base)
        if record.region in HOOKED:
            _hook(state, vampire)
    return base


def _exchange_faces(state: State, one: int, other: int) -> None:
    faces = list(state.faces)
    faces[one], faces[other] = faces[other], faces[one]
    state.faces = tuple(faces)


def face_down(state: State, card: int, down: bool) -> None:
    """Turn a card face down or up."""
    state.edit(card).face_down = down


def deal_faces(state: State, cards: tuple[int, ...], identities: list[int]) -> None:
    """Give cards other identities; those in play work as what they now are."""
    working = [card for card in cards if card in state.cards and works(state, card)]
    for card in working:
        _unhook(state, card)
    faces = list(state.faces)
    for card, identity in zip(cards, identities, strict=True):
        faces[card] = identity
    state.faces = tuple(faces)
    for card in working:
        _hook(state, card)


def shuffle(state: State, seat: int, pile: str, top: int = 0) -> None:
    """Shuffle a library or crypt, or so many cards of its top. Identities move among the ids, so
    that no id can be followed.
    """
    cards = getattr(state.seats[seat], pile)[-top:]
    state.chance, identities = rng.permutation(state.chance, [state.faces[card] for card in cards])
    deal_faces(state, cards, identities)
    forget(state, cards)
    note(state, "shuffled", seat=seat, word=f"{pile}'s top" if top else pile)

"""What holds in every state between two steps, whatever the rules do (checked in self-play).

`check(state)` returns a line for each thing that is wrong, so an empty list is a sound state.
"""

from __future__ import annotations

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.places import HOOKED, works
from methuselah.engine.state import ATTACHED, LIMBO, PILES, REGIONS, STORED, State

__all__ = ["check"]


def check(state: State) -> list[str]:
    """Everything that is wrong with a state; nothing is, if the engine is right."""
    places = _places(state)
    crooked = _attachments(state)
    return [
        *_every_card_once(state, places),
        *_records(state, places),
        *crooked,
        *_merged(state),
        *([] if crooked else _hooks(state)),
        *_counters(state),
        *_pools(state),
        *_question(state),
        *_remembered(state),
    ]


def _remembered(state: State) -> list[str]:
    """What is kept of hands until one changes is what they are."""
    known = state.hands
    if known is None or known.faces is not state.faces:
        return []
    wrong = [seat for seat, masks in enumerate(known.masks) if masks != state.windows_of(seat)]
    return [f"the hand of seat {seat} is remembered as it was" for seat in wrong]


def _places(state: State) -> dict[int, list[tuple[str, int]]]:
    """For each card where it is: piles, regions and cards by their lists, limbo by its record."""
    places: dict[int, list[tuple[str, int]]] = {}
    for seat in state.seats:
        for name in (*PILES, *REGIONS):
            for card in getattr(seat, name):
                places.setdefault(card, []).append((name, seat.seat))
    for host, record in state.cards.items():
        for card in record.attached:
            places.setdefault(card, []).append((ATTACHED, host))
        if record.region == LIMBO:
            places.setdefault(host, []).append((LIMBO, record.controller))
    return places


def _every_card_once(state: State, places: dict[int, list[tuple[str, int]]]) -> list[str]:
    """No card is lost, doubled or invented; a pile holds its owner's cards only."""
    wrong: list[str] = []
    for card, owner in enumerate(state.setting.owners):
        where = places.get(card, [])
        if len(where) != 1:
            wrong.append(f"card {card} is in {len(where)} places: {where}")
        for name, seat in where:
            holder = state.held.get(card, owner) if name == "hand" else owner
            if name in PILES and seat != holder:
                wrong.append(f"card {card} of seat {owner} is in the {name} of seat {seat}")
    wrong += [f"card {card} belongs to no deck" for card in places if not _exists(state, card)]
    if sorted(state.faces) != _dealt(state):
        wrong.append("the identities are not those of the decks")
    return wrong


def _exists(state: State, card: int) -> bool:
    return 0 <= card < len(state.setting.owners)


def _dealt(state: State) -> list[int]:
    """The indexes of definitions that the decks hold; a state set by hand has no decks."""
    place = {definition.id: index for index, definition in enumerate(state.setting.definitions)}
    decks = state.setting.decks
    dealt = sorted(place[card] for deck in decks for part in deck for card in part)
    return dealt or sorted(state.faces)


def _records(state: State, places: dict[int, list[tuple[str, int]]]) -> list[str]:
    """A card has a record exactly while it is on the table, and it says where."""
    wrong: list[str] = []
    for card, record in state.cards.items():
        if record.id != card:
            wrong.append(f"the record of card {card} says that it is {record.id}")
        holder = record.parent if record.region == ATTACHED else record.controller
        if (record.region, holder) not in places.get(card, []):
            wrong.append(
                f"card {card} is not where its record says: {record.region} of {holder}, "
                f"but {places.get(card)}"
            )
        if not 0 <= record.controller < len(state.seats):
            wrong.append(f"card {card} is controlled by seat {record.controller}")
    for card, where in places.items():
        if card in state.cards and any(name in PILES for name, _ in where):
            wrong.append(f"card {card} has a record in {where}")
        if card not in state.cards and any(name not in PILES for name, _ in where):
            wrong.append(f"card {card} has no record in {where}")
    wrong += [f"{card} is known, but on the table" for card in state.known if card in state.cards]
    return wrong


def _attachments(state: State) -> list[str]:
    """A card that is on another knows it, and the other knows it; nothing is on itself."""
    wrong: list[str] = []
    for card, record in state.cards.items():
        if (record.region == ATTACHED) != (record.parent != NOTHING):
            wrong.append(f"card {card} in {record.region} has the parent {record.parent}")
        for other in record.attached:
            inner = state.cards.get(other)
            if inner is None or inner.parent != card:
                wrong.append(f"card {other} does not know that it is on {card}")
        above = record.parent
        for _ in state.cards:
            if above == NOTHING:
                break
            outer = state.cards.get(above)
            above = NOTHING if outer is None else outer.parent
        if above != NOTHING:
            wrong.append(f"card {card} is on itself")
    return wrong


def _merged(state: State) -> list[str]:
    """The base of a merged vampire lies on it, and no other card is under two."""
    return [
        f"card {record.merged_with} is merged with {card}, but not on it"
        for card, record in state.cards.items()
        if record.merged_with != NOTHING and record.merged_with not in record.attached
    ]


def _hooks(state: State) -> list[str]:
    """The cards in play, and no others, are found under the hooks of their definitions."""
    wrong: list[str] = []
    expected: dict[str, list[int]] = {}
    for card in state.cards:
        if _in_play(state, card):
            stored = bool(state.cards[card].playable)
            for hook in (STORED,) if stored else state.definition(card).hooks:
                expected.setdefault(hook, []).append(card)
    for hook in sorted({*expected, *state.hooks}):
        hooked = sorted(state.hooks.get(hook, ()))
        if hooked != sorted(expected.get(hook, [])):
            wrong.append(f"under {hook!r} are {hooked}, not {sorted(expected.get(hook, []))}")
    return wrong


def _in_play(state: State, card: int) -> bool:
    host = state.cards.get(state.host(card))
    return host is not None and state.cards[card].region in HOOKED and works(state, card)


def _counters(state: State) -> list[str]:
    """Nothing holds less than no counters."""
    wrong = [
        f"card {card} has {record.blood} blood and {record.counters} counters"
        for card, record in state.cards.items()
        if record.blood < 0 or record.counters < 0
    ]
    wrong += [f"seat {seat.seat} scored below 0" for seat in state.seats if seat.half_points < 0]
    return wrong


def _pools(state: State) -> list[str]:
    """Who is in the game has pool, unless she is being ousted or the step is not done."""
    if state.result is not None or state.unsettled:
        return []
    if any(frame.atomic for frame in state.stack):
        return []
    leaving = {seat for frame in state.stack for seat in getattr(frame, "seats", ())}
    return [
        f"seat {seat.seat} has {seat.pool} pool and is not ousted"
        for seat in state.seats
        if not seat.out and seat.pool <= 0 and seat.seat not in leaving
    ]


def _question(state: State) -> list[str]:
    """Somebody in the game is asked, and has a choice; or the game is over."""
    decision = state.pending
    if decision is None:
        return [] if state.stack or state.result is not None else ["nothing goes on"]
    wrong: list[str] = []
    what = f"{decision.kind} in {decision.window}"
    if len(decision.options) < 2:
        wrong.append(f"{what} has {len(decision.options)} options")
    if len(set(decision.options)) != len(decision.options):
        wrong.append(f"{what} has two options that are the same")
    if decision.seat == NOBODY or state.seats[decision.seat].out:
        wrong.append(f"{what} asks seat {decision.seat}, who is not in the game")
    if state.result is not None:
        wrong.append(f"{what} is asked after the end")
    return wrong

"""What her own hand holds for each of her minions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Definition
from methuselah.language.actions.course import Redirect
from methuselah.players.reading import Gist, gists_of
from methuselah.players.seat import Seat

__all__ = [
    "bleed_boost",
    "bleed_boosts",
    "can_bounce",
    "copies",
    "in_reserve",
    "intercept_in_hand",
    "intercept_price",
    "other_use",
    "stealth_in_hand",
    "wakes",
    "ways",
]

KEPT_BOUNCE = 1.2
"""What a card is worth that can send a bleed elsewhere later."""

BLEEDS = ("action modifier", "action")
"""The cards that make a bleed worth more."""

Way = tuple[int, Gist]


def ways(seat: Seat, minion: int) -> tuple[Way, ...]:
    """Every way in which a minion could play a card of the hand, its blood allowing."""
    found: tuple[Way, ...] = seat.once(("ways", minion), lambda: tuple(_ways(seat, minion)))
    return found


def _ways(seat: Seat, minion: int) -> Iterable[Way]:
    blood = seat.blood(minion)
    for card in _different(seat):
        definition = seat.definition(card)
        assert definition is not None
        for gist in gists_of(definition):
            if gist.blood <= blood and seat.able(minion, definition, gist.mode):
                yield card, gist


def _different(seat: Seat) -> tuple[int, ...]:
    """One copy of each card in hand."""

    def read() -> tuple[int, ...]:
        kinds: dict[int, int] = {}
        for card in seat.hand:
            definition = seat.definition(card)
            assert definition is not None
            kinds.setdefault(definition.id, card)
        return tuple(kinds.values())

    made: tuple[int, ...] = seat.once("different", read)
    return made


def copies(seat: Seat, definition: Definition) -> int:
    """How many copies of a card are in hand."""
    held = (seat.definition(card) for card in seat.hand)
    return sum(other is not None and other.id == definition.id for other in held)


def in_reserve(
    seat: Seat, minion: int, kind: str, play: tuple[str, ...], but: int = NOTHING
) -> list[int]:
    """What each card in hand could add to a number of a minion, the most first."""
    best: dict[int, int] = {}
    for card, gist in ways(seat, minion):
        if gist.mode.play in play and card != but:
            plus = gist.plus(kind)
            if plus > best.get(card, 0):
                best[card] = plus
    return sorted(best.values(), reverse=True)


def stealth_in_hand(seat: Seat, minion: int) -> int:
    """The stealth that the hand could give an action of a minion: each card once."""
    plays = ("action modifier",)
    made: int = seat.once(
        ("stealth in hand", minion), lambda: sum(in_reserve(seat, minion, "stealth", plays))
    )
    return made


def bleed_boost(seat: Seat, minion: int) -> int:
    """The bleed that the hand could add: limited modifiers do not add up."""

    def read() -> int:
        found = in_reserve(seat, minion, "bleed", ("action modifier",))
        return found[0] if found else 0

    made: int = seat.once(("bleed boost", minion), read)
    return made


def bleed_boosts(seat: Seat, minions: Sequence[int]) -> int:
    """The bleed that the hand could add in all: for each minion one action, and one modifier."""
    held: Counter[int] = Counter(
        definition.id for definition in map(seat.definition, seat.hand) if definition is not None
    )
    boosts = 0
    for play in BLEEDS:
        best: dict[int, int] = {}
        for minion in minions:
            for card, gist in ways(seat, minion):
                definition = seat.definition(card)
                if gist.mode.play == play and definition is not None:
                    best[definition.id] = max(best.get(definition.id, 0), gist.plus("bleed"))
        found = [plus for name, plus in best.items() for _ in range(held[name])]
        boosts += sum(sorted(found, reverse=True)[: len(minions)])
    return boosts


def wakes(seat: Seat) -> bool:
    """Whether the hand has a card that lets a locked minion react."""
    return any(
        gist.mode.by == "locked" and gist.mode.play == "reaction"
        for card in _different(seat)
        if (definition := seat.definition(card)) is not None
        for gist in gists_of(definition)
    )


def intercept_in_hand(seat: Seat, minion: int, but: Option | None = None) -> int:
    """The intercept that the hand could give a minion that blocks now."""
    card = NOTHING if but is None else but.card
    return sum(in_reserve(seat, minion, "intercept", ("reaction",), card))


def intercept_price(seat: Seat, minion: int) -> float:
    """What the card is worth otherwise that would bring the intercept, the least of them."""
    found = (
        other_use(seat, card, gist)
        for card, gist in ways(seat, minion)
        if gist.mode.play == "reaction" and gist.plus("intercept") > 0
    )
    return min(found, default=0.0)


def can_bounce(seat: Seat, minion: int) -> bool:
    """Whether a minion, once awake, could send a bleed elsewhere."""
    if len(seat.seats) < 3:
        return False
    return any(Redirect in gist.does for _, gist in ways(seat, minion))


def other_use(seat: Seat, card: int, gist: Gist) -> float:
    """What a card in hand would be kept for, when this way to play it is not the one it is for."""
    definition = seat.definition(card)
    if definition is None or card not in seat.hand or Redirect in gist.does:
        return 0.0
    bounces = any(Redirect in other.does for other in gists_of(definition))
    return KEPT_BOUNCE / copies(seat, definition) if bounces and len(seat.seats) > 2 else 0.0

"""Trading between two Methuselahs, who agree on the terms (Succubus Club).

What one gives goes to the other at the same time: pool, cards from the hand, cards controlled.
Either may change the terms when they lie before her, and hand them over; who gets them back
unchanged may agree. A card of a hand that is put into the terms is shown to the other, and to
nobody else. The trade leaves neither with a hand smaller than its size; who was short of cards
before, with nothing to draw, is so not by the trade (003, Succubus Club). So that bargaining
ends, the terms go to and fro `MOST_TURNS` times, and who has refused is not asked again in this
phase (latch "refused a trade"). Nobody is held to anything that was said beside the terms.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.knowledge import sees
from methuselah.engine.programs import ask
from methuselah.engine.rows import latch, latched
from methuselah.engine.state import (
    ATTACHED,
    INCAPACITATED,
    PERMANENT,
    READY,
    TORPOR,
    Frame,
    State,
)
from methuselah.engine.traits import keywords_of, types_of
from methuselah.engine.turn_atoms import move_counters
from methuselah.rules.playing.hand import excess, match_hand
from methuselah.rules.terms.loans import forget_loan
from methuselah.rules.terms.steal import find_bearer

__all__ = ["Terms", "Trade", "may_be_traded", "partners"]

MOST_TURNS: Final = 8
"""How often the terms of one trade are handed over."""
REFUSED: Final = "refused a trade"
IN_PLAY: Final = (READY, TORPOR, INCAPACITATED, PERMANENT)

Terms = tuple[tuple[int, ...], tuple[int, int]]
"""The cards that change hands, each to whoever does not have it; the pool that each gives."""


def partners(state: State, seat: int) -> tuple[int, ...]:
    """Who may still be asked for a trade in this phase."""
    others = (other for other in state.clockwise(seat) if other != seat)
    return tuple(other for other in others if not latched(state, "phase", REFUSED, seat, other))


def may_be_traded(state: State, seat: int) -> tuple[int, ...]:
    """The cards in play that a Methuselah controls: not one that lies under another, or kept."""
    return tuple(
        card
        for card, record in sorted(state.cards.items())
        if record.controller == seat
        and not record.playable
        and state.cards[state.host(card)].region in IN_PLAY
        and (record.parent == NOTHING or state.cards[record.parent].merged_with != card)
    )


@dataclass(slots=True)
class Trade(Frame):
    """A trade being talked over, until both agree on the same terms or one refuses.

    seat, partner: who trade; card: what is locked for it; cards, pools: the terms; asked: whom
    they lie before; changed, priced: cards and givers of pool that she has changed already;
    turns: how often they were handed over.
    """

    atomic: ClassVar[bool] = True
    shown: ClassVar[tuple[str, ...]] = ("card", "seat", "partner", "pools")

    at: str = "partner"
    seat: int = NOBODY
    card: int = NOTHING
    partner: int = NOBODY
    asked: int = NOBODY
    cards: tuple[int, ...] = ()
    pools: tuple[int, int] = (0, 0)
    changed: tuple[int, ...] = ()
    priced: tuple[int, ...] = ()
    turns: int = 0
    options: tuple[Option, ...] = ()

    def do_partner(self, state: State) -> None:
        """Ask with whom, or with nobody."""
        seats = partners(state, self.seat)
        self.options = (*(Option("choose", seat=seat) for seat in seats), Option("decline"))
        ask(state, Decision(self.seat, "partner", "trade", self.options, self.card))

    def do_terms(self, state: State) -> None:
        """Ask who has the terms before her to change them, to hand them over, or to agree."""
        options = list(self._changes(state)) if self.turns < MOST_TURNS else []
        if self.changed or self.priced:
            if self._are_any():
                options.append(Option("propose", seat=self._other(self.asked)))
        elif self._are_any() and self._leaves_full_hands(state):
            options.append(Option("agree", seat=self._other(self.asked)))
        self.options = (*options, Option("refuse", seat=self._other(self.asked)))
        ask(state, Decision(self.asked, "terms of trade", "trade", self.options, self.card))

    def answered(self, state: State, index: int) -> None:
        """The partner, a change, or an end."""
        option = self.options[index]
        self.options = ()
        if option.verb == "decline":
            state.pop()
        elif option.verb == "choose":
            self.at, self.partner, self.asked = "terms", option.seat, self.seat
            self.cards, self.pools, self.turns = (), (0, 0), 0
            note(state, "talks of trade", seat=self.seat, seats=(self.partner,))
        elif option.verb == "refuse":
            self._refuse(state)
        elif option.verb == "agree":
            self._agree(state)
        elif option.verb == "propose":
            self.changed, self.priced, self.turns = (), (), self.turns + 1
            self.asked = self._other(self.asked)
        elif option.card == NOTHING:
            self._set_pool(state, option)
        else:
            self._put(state, option)

    # -- the terms -----------------------------------------------------------------------

    def _other(self, seat: int) -> int:
        return self.partner if seat == self.seat else self.seat

    def _are_any(self) -> bool:
        return bool(self.cards) or any(self.pools)

    def given_by(self, state: State, seat: int) -> tuple[tuple[int, ...], int]:
        """What one of the two gives by these terms: cards and pool."""
        cards = tuple(card for card in self.cards if state.controller(card) == seat)
        return cards, self.pools[seat != self.seat]

    def _changes(self, state: State) -> list[Option]:
        """What she may put into the terms or take out of them; each once before she is done."""
        me, other = self.asked, self._other(self.asked)
        known = tuple(card for card in state.seats[other].hand if sees(state, me, card))
        options = [
            Option("strike out", card=card) for card in self.cards if card not in self.changed
        ]
        for verb, seat, hand in (
            ("give", me, _one_of_each(state, state.seats[me].hand, self.cards)),
            ("ask for", other, known),
        ):
            options += [
                Option(verb, card=card, seat=other)
                for card in (*hand, *may_be_traded(state, seat))
                if card not in self.cards and card not in self.changed
            ]
            if seat not in self.priced:
                now = self.pools[seat != self.seat]
                numbers = (n for n in range(max(0, state.seats[seat].pool) + 1) if n != now)
                options += [Option(verb, seat=other, number=number) for number in numbers]
        return options

    def _put(self, state: State, option: Option) -> None:
        card = option.card
        self.changed = (*self.changed, card)
        hidden = card not in state.cards
        said = {"strike out": "takes back", "give": "offers", "ask for": "asks for"}
        note(state, said[option.verb], seat=self.asked, card=card, secret=hidden)
        if option.verb == "strike out":
            self.cards = tuple(other for other in self.cards if other != card)
            return
        self.cards = (*self.cards, card)
        if hidden and option.verb == "give":
            atoms.look_at(state, self._other(self.asked), (card,))

    def _set_pool(self, state: State, option: Option) -> None:
        giver = self.asked if option.verb == "give" else self._other(self.asked)
        self.priced = (*self.priced, giver)
        first, second = self.pools
        self.pools = (option.number, second) if giver == self.seat else (first, option.number)
        what = "offers pool" if option.verb == "give" else "asks for pool"
        note(state, what, seat=self.asked, number=option.number)

    def _leaves_full_hands(self, state: State) -> bool:
        """Whether neither has to draw for it: it is tried on a copy of the table."""
        both = (self.seat, self.partner)
        tried = state.clone()
        tried.journaling = False
        _change_hands(tried, both, (self.cards, self.pools))
        return all(excess(tried, seat) >= 0 or excess(state, seat) < 0 for seat in both)

    # -- the end -------------------------------------------------------------------------

    def _refuse(self, state: State) -> None:
        note(state, "refuses to trade", seat=self.asked, seats=(self._other(self.asked),))
        latch(state, "phase", REFUSED, self.seat, self.partner)
        self.at = "partner"
        self.changed, self.priced = (), ()

    def _agree(self, state: State) -> None:
        state.pop()
        note(state, "trades", seat=self.seat, seats=(self.partner,))
        atoms.lock(state, self.card)
        both = (self.seat, self.partner)
        _change_hands(state, both, (self.cards, self.pools))
        for seat in both:
            match_hand(state, seat)


def _one_of_each(state: State, cards: tuple[int, ...], but: tuple[int, ...]) -> tuple[int, ...]:
    """Equal cards of a hand are one option."""
    kinds: dict[int, int] = {}
    for card in cards:
        if card not in but:
            kinds.setdefault(state.faces[card], card)
    return tuple(kinds.values())


def _change_hands(state: State, both: tuple[int, int], terms: Terms) -> None:
    """Everything goes over at once: what is on a minion goes with it, or on by itself."""
    cards, pools = terms
    first, second = both
    to = {card: second if state.controller(card) == first else first for card in cards}
    alone = [card for card in cards if card not in state.cards or not _lies_on(state, card)]
    for card in (*alone, *(card for card in cards if card not in alone)):
        if card in state.cards:
            _give(state, card, to[card])
        elif card in state.seats[state.controller(card)].hand:
            atoms.to_pile(state, card, "hand", seat=to[card])
            note(state, "took in hand", seat=to[card], card=card, secret=True)
    move_counters(state, ("pool", first), ("pool", second), pools[0])
    move_counters(state, ("pool", second), ("pool", first), pools[1])


def _lies_on(state: State, card: int) -> bool:
    return state.cards[card].region == ATTACHED


def _give(state: State, card: int, seat: int) -> None:
    """Control passes for good. Equipment and retainers go to a minion of hers; any other minion
    card stays where it is, and only its control passes (003, Succubus Club).
    """
    if state.cards[card].controller == seat:
        return
    forget_loan(state, card)
    atoms.change_controller(state, card, seat)
    movable = {"equipment", "retainer"} & set(types_of(state, card))
    if movable or "location" in keywords_of(state, card):
        find_bearer(state, card, seat)

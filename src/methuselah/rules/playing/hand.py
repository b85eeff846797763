"""The hand: its size, drawing to replace, discarding what is too much (RB24, Drawing Cards).

A replacement that waits counts as a card in hand ([ANK 20231229]). What it waits for is a word
in `Methuselah.delayed`: "unlock", "master", "minion", "influence", "discard" (her own next phase
of that name), "action", "combat", "turn", "minion phase" (the end of the one in progress), "in
play N" (the card N leaves play), "ousted", "prey ousted" (her own), "diablerie", "hunt" (the next
one, successful), "titled torpor" (a titled vampire goes there), "left torpor" (a vampire, to the
ready region), "liaison" (a vampire becomes one), "action or empty hand" (whichever comes first);
with ", and one more" at its end she may then draw one more ([PIB 20110718]). Reads the rows `draws
from prey` (for cards played, subject: the seat), `draws from it` (the cards kept on the card that
says so), `may draw again`, `hand_size`, `draws more` (to replace one) and `replaces later`
(subject: the seat; the last with such a word).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import (
    found,
    in_force,
    latch,
    latched,
    statics_of,
    total,
    totals_of_seats,
    words,
)
from methuselah.engine.state import Frame, State

__all__ = [
    "AND_THEN",
    "EMPTY_HAND",
    "ONE_MORE",
    "Drawing",
    "HandLimit",
    "delay_replacement",
    "draw_at_last",
    "draw_up_for",
    "draws_cards",
    "end_one_wait",
    "excess",
    "hand_size",
    "lock_awaited",
    "match_hand",
    "match_hands",
    "release",
    "release_all",
    "release_empty",
    "release_left",
    "release_locks",
    "replace_and_more",
    "replace_now",
    "unmatched",
]


IN_PLAY: Final = "in play "
LOCK: Final = "lock of "
"""What waits for a card to lock, or for the turn to end: with the numbers of both."""
AND_THEN: Final = ", and then "
"""Between two moments for which a card waits, one after another."""
ONE_MORE: Final = ", and one more"
"""At the end of what a card waits for: as it is replaced, one more may be drawn."""
EMPTY_HAND: Final = "action or empty hand"
"""What waits for the end of the action, or for the hand to be empty if that comes first."""
AGAIN: Final = "may draw again"


def hand_size(state: State, seat: int) -> int:
    """How many cards her hand has by rights."""
    return max(0, state.setting.edition.hand_size + total(state, "hand_size", seat))


def excess(state: State, seat: int) -> int:
    """How many cards she holds too many; below 0, how many she lacks."""
    owner = state.seats[seat]
    return len(owner.hand) + len(owner.delayed) - hand_size(state, seat)


def unmatched(state: State) -> list[int]:
    """The seats in the game, from the first on, whose hands are not of their size."""
    by_rights = state.setting.edition.hand_size
    changes = totals_of_seats(state, "hand_size") if in_force(state, "hand_size") else []
    seats: list[int] = []
    for seat in state.clockwise(state.order[0]):
        owner = state.seats[seat]
        held = len(owner.hand) + len(owner.delayed)
        if held != (max(0, by_rights + changes[seat]) if changes else by_rights):
            seats.append(seat)
    return seats


def replace_now(
    state: State, seat: int, card: int = NOTHING, *, played: bool = False, research: bool = False
) -> None:
    """Draw for a card that left the hand, unless the hand is full without it.

    research: she may take a card of her research area instead.
    """
    if state.seats[seat].out or excess(state, seat) >= 0:
        return
    for instead, _ in statics_of(state, "instead of replacing", seat):
        if instead != card:
            atoms.add_counters(state, instead, -1)
            return
    for until in words(state, "replaces later", seat)[:1]:
        delay_replacement(state, seat, until)
        return
    if research and state.seats[seat].library and state.seats[seat].research:
        state.push(Drawing(seat=seat, played=played, replacing=True, research=True))
        return
    more = total(state, "draws more", seat)
    if more > 0:
        state.push(DrawingMore(seat=seat, more=more, played=played))
        return
    draws_cards(state, seat, 1, played=played, replacing=True)


UNPLAYED: Final = ("kept", "shown")
"""How cards lie on another that are there to be drawn."""


@dataclass(slots=True)
class DrawingMore(Frame):
    """A card is replaced, with more cards: as many are discarded as more were drawn.

    Each replacement by itself, whatever others are still to come ([ANK 20180925-1]).
    """

    atomic: ClassVar[bool] = True

    at: str = "draw"
    seat: int = NOBODY
    more: int = 0
    held: int = 0
    played: bool = False

    def do_draw(self, state: State) -> None:
        """Draw them all, as far as there are any."""
        self.at = "discard"
        self.held = len(state.seats[self.seat].hand)
        draws_cards(state, self.seat, 1, played=self.played)
        draws_cards(state, self.seat, self.more)

    def do_discard(self, state: State) -> None:
        """Then discard what was too much."""
        state.pop()
        drawn = len(state.seats[self.seat].hand) - self.held
        if drawn > 1:
            state.push(HandLimit(seat=self.seat, least=drawn - 1))


def replace_and_more(
    state: State, seat: int, card: int = NOTHING, *, played: bool = False, research: bool = False
) -> None:
    """Draw for a card that left the hand; whoever has drawn may then draw one more."""
    state.push(OneMore(seat=seat, held=len(state.seats[seat].hand)))
    replace_now(state, seat, card, played=played, research=research)


@dataclass(slots=True)
class OneMore(Frame):
    """A card was replaced; she sees it, may draw one more, and then discards what is too much.

    held: how many cards she had before.
    """

    atomic: ClassVar[bool] = True

    at: str = "offer"
    seat: int = NOBODY
    held: int = 0
    options: tuple[Option, ...] = (Option("pass"), Option("draw one more"))

    def do_offer(self, state: State) -> None:
        """Ask, if a card was drawn and there is another one."""
        owner = state.seats[self.seat]
        if owner.out or len(owner.hand) <= self.held or not owner.library:
            state.pop()
            return
        rule = "RB24 Drawing Cards"
        ask(state, Decision(self.seat, "draw one more", "choose", self.options, rule=rule))

    def answered(self, state: State, index: int) -> None:
        """Draw it, then discard; or not."""
        if self.options[index].verb == "pass":
            state.pop()
            return
        self.at = "discard"
        draws_cards(state, self.seat, 1)

    def do_discard(self, state: State) -> None:
        """Down to the size of the hand."""
        state.pop()
        state.push(HandLimit(seat=self.seat))


def draws_cards(
    state: State, seat: int, number: int, *, played: bool = False, replacing: bool = False
) -> None:
    """Draw cards; where they may come from another place than the library, she is asked.

    So she is where she may draw another card instead of one that she drew. played: to replace a
    card as it is played; replacing: no more than the hand lacks.
    """
    again = _lets_draw_again(state, seat) != NOTHING
    if again or _other_sources(state, seat, played=played):
        state.push(Drawing(seat=seat, number=number, played=played, replacing=replacing))
        return
    for _ in range(number):
        atoms.draw(state, seat)


def _other_sources(state: State, seat: int, *, played: bool) -> list[Option]:
    """Where a card may be drawn from instead of her library."""
    options: list[Option] = []
    if played and found(state, "draws from prey", seat):
        prey = state.prey(seat)
        if prey != NOBODY and state.seats[prey].library:
            options.append(Option("choose", seat=prey))
    if state.seats[seat].library:
        for stock, _ in statics_of(state, "draws from it", seat):
            kept = [c for c in state.cards[stock].attached if state.cards[c].playable in UNPLAYED]
            options += [Option("choose", target=card) for card in kept]
    return options


def _lets_draw_again(state: State, seat: int) -> int:
    """The card by which she may put a card that she drew on the bottom, once each turn."""
    if not in_force(state, AGAIN) or state.span("turn") is None:
        return NOTHING
    for card, _ in statics_of(state, AGAIN, seat):
        if not latched(state, "turn", AGAIN, card):
            return card
    return NOTHING


@dataclass(slots=True)
class Drawing(Frame):
    """Drawing cards, one at a time, each from the library or from where an effect says instead.

    drawn: the card that has just come from her library, for which she may draw another.
    """

    atomic: ClassVar[bool] = True

    seat: int = NOBODY
    number: int = 1
    played: bool = False
    replacing: bool = False
    research: bool = False
    drawn: int = NOTHING
    options: tuple[Option, ...] = ()

    def step(self, state: State) -> None:
        """Ask from where, as long as there is a choice."""
        if self.drawn != NOTHING and self._asks_again(state):
            return
        full = self.replacing and excess(state, self.seat) >= 0
        if self.number <= 0 or full or state.seats[self.seat].out:
            state.pop()
            return
        others = _other_sources(state, self.seat, played=self.played)
        if self.research:
            others += [Option("choose", target=card) for card in state.seats[self.seat].research]
        own = [Option("choose", seat=self.seat)] if state.seats[self.seat].library else []
        self.options = (*own, *others)
        if not others:
            self.number -= 1
            self.drawn = atoms.draw(state, self.seat)
            return
        rule = "RB24 Drawing Cards"
        ask(state, Decision(self.seat, "draw", "choose", self.options, rule=rule))

    def _asks_again(self, state: State) -> bool:
        """Ask whether she keeps the card that she drew, if there is another one to draw."""
        card, by = self.drawn, _lets_draw_again(state, self.seat)
        if by == NOTHING or not state.seats[self.seat].library:
            self.drawn = NOTHING
            return False
        self.options = (Option("keep", card=card), Option("draw again", by, target=card))
        ask(state, Decision(self.seat, "draw again", "choose", self.options, about=card))
        return True

    def answered(self, state: State, index: int) -> None:
        """Draw it: from her prey's library it lies open in front of her ([LSJ 20100304])."""
        option = self.options[index]
        self.drawn = NOTHING
        if option.verb == "keep":
            return
        if option.verb == "draw again":
            latch(state, "turn", AGAIN, option.card)
            note(state, "answered", seat=self.seat, card=option.card, word=AGAIN)
            atoms.to_pile(state, option.target, "library", bottom=True)
            self.drawn = atoms.draw(state, self.seat)
            return
        self.number -= 1
        if option.target != NOTHING:
            atoms.to_pile(state, option.target, "hand", seat=self.seat)
        elif option.seat == self.seat:
            self.drawn = atoms.draw(state, self.seat)
        else:
            card = state.seats[option.seat].library[-1]
            atoms.to_pile(state, card, "hand", seat=self.seat)
            for seat in state.order:
                if seat != self.seat:
                    atoms.look_at(state, seat, (card,))
            note(state, "drew openly", seat=self.seat, card=card)


def delay_replacement(state: State, seat: int, until: str) -> None:
    """The card is replaced when the moment comes that its text names."""
    if not state.seats[seat].out:
        turn_atoms.delay_draw(state, seat, until)


def release(state: State, seat: int, until: str) -> None:
    """The moment has come: draw what waited for it, before anything else in that moment.

    What waits for another moment after it goes on waiting for that one.
    """
    for waiting in state.seats[seat].delayed:
        if waiting.startswith(until + AND_THEN):
            turn_atoms.end_delays(state, seat, waiting)
            delay_replacement(state, seat, waiting.removeprefix(until + AND_THEN))
            release_empty(state, seat)
    for _ in range(turn_atoms.end_delays(state, seat, until)):
        replace_now(state, seat)
    for _ in range(turn_atoms.end_delays(state, seat, until + ONE_MORE)):
        replace_and_more(state, seat)


def end_one_wait(state: State, seat: int, until: str) -> None:
    """The "do not replace until" of one card is ended: it is replaced now, if it was not yet."""
    waiting = turn_atoms.end_delays(state, seat, until)
    for _ in range(waiting - 1):
        turn_atoms.delay_draw(state, seat, until)
    if waiting:
        replace_now(state, seat)


def lock_awaited(state: State, seat: int) -> str:
    """The lock for which the replacement of what a Methuselah plays waits, "" for none."""
    for card, _ in statics_of(state, "replaced as it locks", seat):
        return f"{LOCK}{card} {state.turn}"
    return ""


def release_locks(state: State, card: int = NOTHING) -> None:
    """A card has locked, or the turn is over: what waits for that waits no longer."""
    waits_for = LOCK if card == NOTHING else f"{LOCK}{card} "
    for seat in state.clockwise(state.order[0]):
        for until in tuple(state.seats[seat].delayed):
            first, also, _ = until.partition(AND_THEN + waits_for)
            if until.startswith(waits_for):
                release(state, seat, until.removesuffix(ONE_MORE))
            elif also:
                more = ONE_MORE if until.endswith(ONE_MORE) else ""
                for _ in range(turn_atoms.end_delays(state, seat, until)):
                    delay_replacement(state, seat, first + more)


def release_all(state: State, until: str) -> None:
    """The end of an action, a combat or a turn, for everybody."""
    for seat in state.clockwise(state.order[0]):
        if state.seats[seat].delayed:
            release(state, seat, until)


def release_empty(state: State, seat: int) -> None:
    """Replace the cards that were not to be replaced until the hand is empty, if it is."""
    owner = state.seats[seat]
    if not owner.hand and not {EMPTY_HAND, EMPTY_HAND + ONE_MORE}.isdisjoint(owner.delayed):
        release(state, seat, EMPTY_HAND)


def release_left(state: State) -> None:
    """Replace the cards that were not to be replaced as long as they were in play."""
    for seat in state.clockwise(state.order[0]):
        for waiting in state.seats[seat].delayed:
            until = waiting.removesuffix(ONE_MORE)
            if until.startswith(IN_PLAY) and int(until.removeprefix(IN_PLAY)) not in state.cards:
                release(state, seat, until)


def draw_at_last(state: State, seat: int) -> None:
    """Cards came to an empty library: a hand that was short for want of them is filled at once."""
    turn_atoms.take_refilling(state, seat)
    match_hand(state, seat)


def match_hand(state: State, seat: int) -> None:
    """Draw up to the hand size; push the choice of discards if the hand is too large."""
    owner = state.seats[seat]
    if owner.out:
        return
    over = excess(state, seat)
    if over < 0:
        draws_cards(state, seat, min(-over, len(owner.library)), replacing=True)
    if over > 0 and owner.hand:
        state.push(HandLimit(seat=seat))


def match_hands(state: State) -> None:
    """All hands follow their size at once, as something that changes it for a time begins or ends.

    A hand that is short by rights counts the cards that are still to replace what it lacks.
    """
    if in_force(state, "hand_size"):
        for seat in unmatched(state):
            match_hand(state, seat)


def draw_up_for(state: State, card: int) -> None:
    """A hand follows its size at once when a card that changes it comes (RB24, Drawing Cards).

    A hand that has become too large is settled after the step.
    """
    if "hand_size" in state.definition(card).hooks:
        match_hand(state, state.cards[card].controller)


@dataclass(slots=True)
class HandLimit(Frame):
    """Discarding down to the hand size, one card at a time; equal cards are one option.

    least: so many are discarded, whatever the hand size is.
    """

    atomic: ClassVar[bool] = True

    at: str = "ask"
    seat: int = NOBODY
    options: tuple[Option, ...] = ()
    least: int = 0

    def do_ask(self, state: State) -> None:
        """Ask which card goes, while there are too many."""
        full = self.least <= 0 and excess(state, self.seat) <= 0
        if full or not state.seats[self.seat].hand:
            state.pop()
            return
        kinds: dict[int, int] = {}
        for card in state.seats[self.seat].hand:
            kinds.setdefault(state.faces[card], card)
        self.options = tuple(Option("discard", card=card) for card in kinds.values())
        ask(
            state,
            Decision(self.seat, "discard", "hand", self.options, rule="RB24 Drawing Cards"),
        )

    def answered(self, state: State, index: int) -> None:
        """Discard it; nothing replaces it."""
        self.least -= 1
        atoms.discard(state, self.options[index].card)

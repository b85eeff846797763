"""The words of hands, libraries and crypts: draw, discard, look, search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Block, Effect, Mode, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import found as row_found
from methuselah.engine.rows import latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Choose, Later
from methuselah.language.names import Replacement, Unsaid
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test, is_a, yours
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.reading.which import TARGET, Those
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.costs import cost_of, pay
from methuselah.rules.playing.entering_play import put_into_play
from methuselah.rules.playing.hand import (
    delay_replacement,
    draws_cards,
    excess,
    match_hand,
    release_locks,
    replace_now,
)
from methuselah.rules.playing.help_with_costs import Paying, affords, may_be_helped
from methuselah.rules.playing.offering import allowed, controls_named, is_able

__all__ = [
    "burns_from_hand",
    "discard",
    "discards_at_random",
    "draw_crypt",
    "draws",
    "draws_up",
    "draws_what_waited",
    "employable",
    "employs_chosen",
    "employs_from_hand",
    "look_at_hand",
    "remove_from_game",
    "searches_for_equipment",
    "searches_for_retainer",
    "to_bottom",
    "to_top",
    "top_to_bottom",
]


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards chosen from a hand, and replace them."""

    which: Which
    replace: str = ""

    def run(self, state: State, me: Scope) -> None:
        """Put them into the ash heap; then as many cards are drawn, or later."""
        _give_up(state, self.which.find(state, me), atoms.discard, self.replace)

    def possible(self, state: State, me: Scope) -> bool:
        """As a price: whether there is one."""
        return True


def discard(which: Which = TARGET, replace: Replacement | Unsaid = "") -> Discard:
    """Discard them; they are replaced (RB24, Drawing Cards), at once or in her next "master" phase
    and the like.
    """
    return Discard(which, replace)


@dataclass(frozen=True)
class BurnFromHand(Effect):
    """Burn cards chosen from a hand, which is no discard, and replace them."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Put them into the ash heap; then as many cards are drawn."""
        _give_up(state, self.which.find(state, me), atoms.burn)

    def possible(self, state: State, me: Scope) -> bool:
        """As a price: whether there is one."""
        return True


def burns_from_hand(which: Which = TARGET) -> BurnFromHand:
    """Burn cards chosen from a hand; they are replaced."""
    return BurnFromHand(which)


def _give_up(
    state: State,
    chosen: tuple[int, ...],
    goes: Callable[[State, int], None],
    until: str = "",
) -> None:
    """Each of them that is still in a hand goes; then as many cards are drawn, or `until` comes."""
    cards = [card for card in chosen if card not in state.cards]
    holders = [state.controller(card) for card in cards]
    for card in cards:
        goes(state, card)
    for card, holder in zip(cards, holders, strict=True):
        if until and excess(state, holder) < 0:
            delay_replacement(state, holder, until)
        else:
            replace_now(state, holder, card)


@dataclass(frozen=True)
class Bottom(Effect):
    """Move cards to the bottom of their owner's library, unseen by others."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, one after another."""
        for card in self.which.find(state, me):
            atoms.to_pile(state, card, "library", bottom=True)


@dataclass(frozen=True)
class ToTop(Effect):
    """Move cards to the top of their owner's library, unseen by others."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, one after another."""
        for card in self.which.find(state, me):
            atoms.to_pile(state, card, "library")


def to_top(which: Which = TARGET) -> ToTop:
    """They move to the top of the library."""
    return ToTop(which)


def to_bottom(which: Which = TARGET) -> Bottom:
    """They move to the bottom of the library."""
    return Bottom(which)


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """Burn cards at random from a hand, all at once ([LSJ 20090618])."""

    amount: Number
    of: Seats = YOU

    def run(self, state: State, me: Scope) -> None:
        """Pick them by chance, then put them into the ash heap."""
        for seat in self.of.find(state, me):
            for card in atoms.pick_at_random(state, seat, number(self.amount, state, me)):
                atoms.discard(state, card)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is a card."""
        return any(state.seats[seat].hand for seat in self.of.find(state, me))


def discards_at_random(amount: Number, of: Seats = YOU) -> DiscardAtRandom:
    """Burn N cards at random from a hand; `draws_up` says that they are replaced."""
    return DiscardAtRandom(amount, of)


@dataclass(frozen=True)
class DrawUp(Effect):
    """Methuselahs draw up to their hand size, or discard down to it."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Draw or discard each hand to its size."""
        for seat in self.seats.find(state, me):
            match_hand(state, seat)


def draws_up(seats: Seats = YOU) -> DrawUp:
    """Draw up to the hand size, or discard down to it."""
    return DrawUp(seats)


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards from your library beyond your hand size; `draws_up` says what follows."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Draw so many from the top of your library."""
        draws_cards(state, me.you, number(self.amount, state, me))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(state.seats[me.you].library)


def draws(amount: Number = 1) -> Draw:
    """Draw N cards beyond your hand size; `draws_up` says that you discard down afterwards."""
    return Draw(amount)


@dataclass(frozen=True)
class TopCard(Effect):
    """Move the top card of your library to the bottom."""

    def run(self, state: State, me: Scope) -> None:
        """Move it."""
        for card in state.seats[me.you].library[-1:]:
            atoms.to_pile(state, card, "library", bottom=True)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(state.seats[me.you].library)


def top_to_bottom() -> TopCard:
    """Move that card to the bottom of your library."""
    return TopCard()


@dataclass(frozen=True)
class DrawCrypt(Effect):
    """Draw cards from the crypt into the uncontrolled region, remembered under a name.

    Who draws more than there are draws those that there are, if only none ([LSJ 20060620]).
    """

    amount: Number = 1

    def run(self, state: State, me: Scope) -> None:
        """Draw so many from the top of your crypt."""
        for _ in range(number(self.amount, state, me)):
            card = atoms.draw_crypt(state, me.you)
            if card != NOTHING:
                me.env["drawn"] = (*me.all("drawn"), card)


def draw_crypt(amount: Number = 1) -> DrawCrypt:
    """Draw from your crypt, into your uncontrolled region: `DRAWN` then."""
    return DrawCrypt(amount)


CANNOT: Final = {"ally": "cannot recruit", "retainer": "cannot employ"}
"""What keeps a minion from getting a card of this type."""


@dataclass(frozen=True)
class Bearable(Test):
    """An equipment or retainer card that this minion could get now: requirements and cost."""

    kind: str
    free: bool = False

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its modes as if it were in the hand."""
        return bool(_ways_to_get(state, me, card, self.kind, free=self.free))


def _is_barred(state: State, minion: int, kind: str) -> bool:
    """Whether something keeps a minion from getting a card of this type."""
    return kind in CANNOT and row_found(state, CANNOT[kind], minion)


def _ways_to_get(state: State, me: Scope, card: int, kind: str, *, free: bool) -> list[Mode]:
    """The levels at which it could get the card; `free`: requirements are ignored.

    Then too the level is that of its own Disciplines ([LSJ 20080803]): the first without any.
    """
    ways = [mode for mode in state.definition(card).modes if mode.play == kind]
    if _is_barred(state, me.minion, kind) or not may_bear(state, me.minion, card):
        return []
    if not free:
        used = [mode for mode in state.definition(me.card).modes if mode.key == me.mode]
        met = used[0].disciplines if used else ()
        return [
            m for m in ways if allowed(state, me.you, card, m, me.minion, normally=False, met=met)
        ]
    face = state.definition(card).face
    if face.unique and controls_named(state, me.you, face):
        return []
    able = [mode for mode in ways if is_able(state, me.minion, mode.disciplines)] or ways[:1]
    scope = Scope(me.you, card, me.minion)
    return [
        mode
        for mode in able
        if affords(
            state,
            cost_of(state, card, mode, me.minion, scope),
            Paying(card=card, mode=mode, seat=me.you, minion=me.minion),
        )
    ]


BROUGHT: Final = "brought"


@dataclass(frozen=True)
class Get(Effect):
    """Equip this minion with the card chosen under a name, or employ it, paying its cost.

    What is only put in play (`BROUGHT`) was neither equipped, employed nor recruited.
    """

    name: str
    kind: str
    event: str
    free: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Pay and put it on, at the level chosen; a card from the hand is replaced."""
        for card in me.all(self.name):
            held = card in state.seats[me.you].hand
            ways = _ways_to_get(state, me, card, self.kind, free=self.free)
            if not ways:
                continue
            mode = ways[max(0, me.one("level"))]
            cost = cost_of(state, card, mode, me.minion, Scope(me.you, card, me.minion))
            pay(state, me.you, me.minion, cost, card)
            if mode.once == "game":
                latch(state, "game", "once", state.definition(card).face.name)
            put_into_play(state, card, me.minion, mode.key, me.you)
            if held:
                replace_now(state, me.you, card)
            if self.event != BROUGHT:
                atoms.emit(state, self.event, card, me.minion)


@dataclass(frozen=True)
class AskForHelp(Effect):
    """Others may help to pay for the card chosen under a name, which comes without an action."""

    name: str
    kind: str
    free: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Ask, if anything in play helps."""
        for card in me.all(self.name) if may_be_helped(state) else ():
            ways = _ways_to_get(state, me, card, self.kind, free=self.free)
            if ways:
                mode = ways[max(0, me.one("level"))]
                state.push(Paying(card=card, mode=mode, seat=me.you, minion=me.minion))


@dataclass(frozen=True)
class ChooseLevel(Effect):
    """Choose the level at which the card found is used, among those that the minion has."""

    name: str
    kind: str
    free: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Ask which ([LSJ 20080803])."""
        for card in me.all(self.name):
            ways = _ways_to_get(state, me, card, self.kind, free=self.free)
            options = tuple(
                Option("choose", mode=mode.key, target=card, number=index)
                for index, mode in enumerate(ways)
            )
            state.push(ChoosingLevel(seat=me.you, about=card, options=options))


@dataclass(slots=True)
class ChoosingLevel(Choosing):
    """Choosing the level of a card: remembered by its number."""

    name: str = "level"
    window: str = "choose"

    def answered(self, state: State, index: int) -> None:
        """Take it."""
        self.chosen = (self.options[index].number,)


@dataclass(frozen=True)
class Shuffle(Effect):
    """Shuffle your library."""

    def run(self, state: State, me: Scope) -> None:
        """Put your library into a new order."""
        atoms.shuffle(state, me.you, "library")


def getting(name: str, kind: str, event: str, *, free: bool = False) -> tuple[Effect, ...]:
    """The steps of getting the card that was chosen under a name: its level, help with its cost,
    the card itself. `free`: ignoring requirements.
    """
    return (
        ChooseLevel(name, kind, free),
        AskForHelp(name, kind, free),
        Get(name, kind, event, free),
    )


def searches_for_retainer(*tests: Test, places: tuple[str, ...] = ("library",)) -> Effect:
    """Search these places of yours for such a retainer and employ it, paying its cost; the card is
    `FOUND` then; the search may find nothing.
    """
    found = Those(places, (yours, is_a("retainer"), *tests, Bearable("retainer")))
    choice = Later(Choose(found, name="found", least=0))
    return Block((choice, *getting("found", "retainer", "employed"), Shuffle()))


def searches_for_equipment(*tests: Test) -> Effect:
    """Search your library for such equipment and equip with it; the search may find nothing."""
    found = Those(("library",), (yours, is_a("equipment"), *tests, Bearable("equipment")))
    choice = Later(Choose(found, name="found", least=0))
    return Block((choice, *getting("found", "equipment", "equipped"), Shuffle()))


def employable(test: Test) -> Those:
    """The retainers in your hand that this minion could employ now, by requirements and cost."""
    return Those(("hand",), (yours, is_a("retainer"), test, Bearable("retainer")))


def employs_chosen(name: str) -> Effect:
    """Employ the retainer chosen before, paying its cost."""
    return Block(getting(name, "retainer", "employed"))


def employs_from_hand(test: Test, *, free: bool = False) -> Effect:
    """Employ a retainer from your hand, paying its cost; `free`: ignoring requirements."""
    found = Those(("hand",), (yours, is_a("retainer"), test, Bearable("retainer", free)))
    choice = Later(Choose(found, name="found", least=0))
    return Block((choice, *getting("found", "retainer", "employed", free=free)))


@dataclass(frozen=True)
class Look(Effect):
    """Look at the hand of a Methuselah: what was seen is journaled for you alone."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Show you her hand, and write down that you saw it."""
        for seat in self.seats.find(state, me):
            atoms.show_hand(state, seat, me.you)


def look_at_hand(seats: Seats) -> Look:
    """Look at a hand."""
    return Look(seats)


@dataclass(frozen=True)
class Remove(Effect):
    """Remove cards from the game."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Remove them; everybody sees which ([LSJ 20080314])."""
        for card in self.which.find(state, me):
            atoms.remove_from_game(state, card)


def remove_from_game(which: Which = TARGET) -> Remove:
    """They leave the game."""
    return Remove(which)


@dataclass(frozen=True)
class DrawAtLock(Effect):
    """What waited for this card to lock is replaced."""

    def run(self, state: State, me: Scope) -> None:
        """Whoever waits for it, draws."""
        release_locks(state, me.card)


def draws_what_waited() -> DrawAtLock:
    """The cards are replaced that waited for this card to lock."""
    return DrawAtLock()

"""What happens: blood, pool, locks, places. One word for one change, whoever makes it.

Every word takes *who*, *how many* and *until when* as arguments. Changes that last are rows on
a duration ("action", "combat", "round", "referendum", "turn") and end with it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Condition, Effect, Which
from methuselah.engine.places import KEPT
from methuselah.engine.programs import run
from methuselah.engine.rows import found, scope_of
from methuselah.engine.scope import Scope
from methuselah.engine.state import PERMANENT, Row, State
from methuselah.engine.traits import holds_blood, is_minion
from methuselah.engine.turn_atoms import Place, held
from methuselah.engine.turn_atoms import move_counters as move
from methuselah.language.names import CHANGES, SPANS, Duration, RowKind, known
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.kept_choices import keeping
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.reading.which import THIS, THIS_CARD
from methuselah.rules.action.leave_torpor import leave
from methuselah.rules.combat.damage import inflict
from methuselah.rules.combat.stealing import hurts_thief
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.hand import draw_up_for, match_hand
from methuselah.rules.terms.life import burn_life, burn_lifeless, burn_lifeless_retainer
from methuselah.rules.terms.loans import forget_loan
from methuselah.rules.torpor.going_to_torpor import burn_minion, send_to_torpor
from methuselah.rules.turn.contests import entered_play

__all__ = [
    "Add",
    "add",
    "add_counters",
    "becomes",
    "burn_blood",
    "burn_card",
    "burn_edge",
    "burn_pool",
    "gain_blood",
    "gain_pool",
    "give_control",
    "intercept",
    "lock",
    "move_counters",
    "moves_onto",
    "put_in_play",
    "put_on",
    "ready_from_torpor",
    "removes_counters",
    "sends_to_torpor",
    "steal_pool",
    "stealth",
    "unlock",
    "wake",
]


NEXT_PHASES: Final = {"unlock": "", "discard": "discard"}
"""The durations that no frame is: until your next unlock (discard) phase, as `Row.phase`."""


@dataclass(frozen=True)
class Add(Effect):
    """A modifier of `kind` on a duration, about the cards that `to` finds.

    Without `to` it is about whatever the duration is about: the action, the combat; until a phase
    of yours, about all that `when` is true of. That is asked each time it is read, of the cards
    that were chosen by then.
    """

    kind: str
    amount: Number = 0
    to: Which | None = None
    until: str = "action"
    word: str = ""
    when: Condition | None = None

    def changes_action(self) -> bool:
        """A bleed or stealth of the action is that of the acting minion."""
        return self.to is None and self.until == "action"

    def run(self, state: State, me: Scope) -> None:
        """Put a row on the innermost such duration; it ends with it."""
        frame = state.span(self.until)
        if frame is None and self.until not in NEXT_PHASES:
            return
        subjects = (NOTHING,) if self.to is None else self.to.find(state, me)
        value = number(self.amount, state, me)
        when = None if self.when is None else keeping(self.when, me, state)
        for subject in subjects:
            row = Row(self.kind, subject, value, me.card, self.word, when, me.you)
            if frame is None:
                ends = replace(row, phase=NEXT_PHASES[self.until])
                atoms.add_seat_row(state, me.you, ends)
            else:
                frame.rows = (*frame.rows, row)
        if self.kind == "hand_size":  # drawn at once (RB24, Drawing Cards)
            for seat in subjects:
                match_hand(state, seat)


def add(
    kind: RowKind,
    amount: Number = 0,
    to: Which | Seats | None = None,
    until: Duration = "action",
    word: str = "",
    when: Condition | None = None,
) -> Add:
    """Change a value for a duration: of those in `to`, else of the action itself."""
    known(kind, CHANGES, "change")
    known(until, SPANS, "duration")
    return Add(kind, amount, to, until, word, when)


def stealth(amount: Number, until: Duration = "action") -> Add:
    """+N stealth for the action in progress."""
    return Add("stealth", amount, None, until)


def intercept(amount: Number, to: Which = THIS) -> Add:
    """More (or less) intercept for a minion during this action."""
    return Add("intercept", amount, to)


def wake(who: Which = THIS) -> Add:
    """It ignores the requirement to be unlocked for reacting until the end of the action."""
    return Add("awake", 0, who)


@dataclass(frozen=True)
class Counter(Effect):
    """Counters moved between the bank and cards or pools.

    what: "gain blood", "burn blood", "gain pool", "burn pool", "add counters" or "burn
    counters".
    """

    what: str
    amount: Number
    cards: Which | None = None
    seats: Seats | None = None

    def run(self, state: State, me: Scope) -> None:
        """Move them, for each card that is still there, or each Methuselah."""
        if self.seats is not None:
            for seat in self.seats.find(state, me):
                amount = number(self.amount, state, _as(me, seat))
                change = atoms.gain_pool if self.what == "gain pool" else atoms.burn_pool
                change(state, seat, amount, me.card)
            return
        assert self.cards is not None
        for card in self.cards.find(state, me):
            if card not in state.cards:
                continue
            amount = number(self.amount, state, me)
            if self.what == "gain blood":
                atoms.gain_blood(state, card, amount, me.card)
            elif self.what == "burn blood":
                if found(state, "cannot burn blood", card):
                    continue
                burn_life(state, card, amount, me.card)
            else:
                more = self.what == "add counters"
                atoms.add_counters(state, card, amount if more else -amount)

    def possible(self, state: State, me: Scope) -> bool:
        """As a price: whether the blood, pool or counters are there."""
        if self.what == "burn counters" and self.cards is not None:
            need = number(self.amount, state, me)
            return all(state.cards[card].counters >= need for card in self.cards.find(state, me))
        if self.what == "burn blood" and self.cards is not None:
            need = number(self.amount, state, me)
            cards = self.cards.find(state, me)
            barred = any(found(state, "cannot burn blood", card) for card in cards)
            return not barred and all(state.cards[card].blood >= need for card in cards)
        if self.what == "burn pool" and self.seats == YOU:
            return state.seats[me.you].pool >= number(self.amount, state, me)
        return True

    def takes(self, state: State, me: Scope) -> tuple[int, int]:
        """As a price: blood of the minion itself, or your own pool."""
        if self.what == "burn blood" and self.cards is not None:
            mine = me.minion in self.cards.find(state, me)
            return (number(self.amount, state, me) if mine else 0), 0
        yours = self.what == "burn pool" and self.seats == YOU
        return 0, (number(self.amount, state, me) if yours else 0)


def _as(me: Scope, seat: int) -> Scope:
    """The same point of view with another "you": for "each vampire they control"."""
    return me if seat == me.you else replace(me.copy(), you=seat)


def gain_blood(amount: Number, to: Which = THIS) -> Counter:
    """N blood (of an ally: life) from the bank go to a minion."""
    return Counter("gain blood", amount, to)


def burn_blood(amount: Number, of: Which = THIS) -> Counter:
    """Burn blood (or life), as far as there is any."""
    return Counter("burn blood", amount, of)


def gain_pool(amount: Number, who: Seats = YOU) -> Counter:
    """Pool from the bank. "You" in the amount is each of them in turn."""
    return Counter("gain pool", amount, None, who)


def burn_pool(amount: Number, who: Seats = YOU) -> Counter:
    """Burn pool. "You" in the amount is each of them in turn."""
    return Counter("burn pool", amount, None, who)


def add_counters(amount: Number, to: Which = THIS_CARD) -> Counter:
    """Put N counters from the bank on this card: those that the card counts itself."""
    return Counter("add counters", amount, to)


def removes_counters(amount: Number, of: Which = THIS_CARD) -> Counter:
    """Burn counters of the card's own."""
    return Counter("burn counters", amount, of)


@dataclass(frozen=True)
class Move(Effect):
    """Move counters from a card or a pool to a card or a pool, as far as they are there.

    They are blood (life) on a minion, retainer or uncontrolled vampire, plain counters on another
    card, pool with a Methuselah.
    """

    amount: Number
    source: Which
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, as one step."""
        for source in self.source.find(state, me):
            for target in self.to.find(state, me):
                there = _place(state, self.to, target)
                amount = number(self.amount, state, me)
                if not isinstance(self.source, Seats) and there[0] == "blood":
                    stolen = min(amount, held(state, _place(state, self.source, source)))
                    inflict(state, tuple(hurts_thief(state, source, target, stolen)))
                move(state, _place(state, self.source, source), there, amount)
            if not isinstance(self.source, Seats):
                burn_lifeless_retainer(state, source)
        burn_lifeless(state)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is something to move."""
        return any(
            held(state, _place(state, self.source, source)) > 0
            for source in self.source.find(state, me)
        )


def _place(state: State, which: Which, found: int) -> Place:
    if isinstance(which, Seats):
        return "pool", found
    return ("blood" if holds_blood(state, found) else "counters"), found


def move_counters(amount: Number, source: Which, to: Which) -> Move:
    """Move N counters: `move_counters(1, THIS, YOU)` is 1 blood of this vampire to your pool."""
    return Move(amount, source, to)


@dataclass(frozen=True)
class StealPool(Effect):
    """Pool goes from some Methuselahs to you, as much as is there."""

    amount: Number
    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Move the pool of each to you, as much as she has."""
        for seat in self.seats.find(state, me):
            moved = min(number(self.amount, state, me), max(0, state.seats[seat].pool))
            atoms.burn_pool(state, seat, moved, me.card)
            atoms.gain_pool(state, me.you, moved, me.card)


def steal_pool(amount: Number, of: Seats) -> StealPool:
    """Steal N pool from a Methuselah."""
    return StealPool(amount, of)


@dataclass(frozen=True)
class Change(Effect):
    """Something that happens to cards: "lock", "unlock", "burn", "leave torpor", "torpor"."""

    what: str
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Do it to each that is still there."""
        for card in self.which.find(state, me):
            if card not in state.cards:
                continue
            if self.what == "lock":
                atoms.lock(state, card)
            elif self.what == "unlock":
                atoms.unlock(state, card)
            elif self.what == "torpor":
                send_to_torpor(state, card, me.minion)
            elif self.what == "burn" and is_minion(state, card):
                burn_minion(state, card)
            elif self.what == "burn":
                atoms.burn(state, card)
            else:
                leave(state, card)

    def possible(self, state: State, me: Scope) -> bool:
        """As a price: an unlocked card to lock, a card to burn."""
        cards = self.which.find(state, me)
        if self.what == "lock":
            return any(not state.cards[card].locked for card in cards if card in state.cards)
        return bool(cards)


def lock(which: Which = THIS_CARD) -> Change:
    """Lock cards; as a price, "lock this card"."""
    return Change("lock", which)


def unlock(which: Which = THIS) -> Change:
    """Unlock cards: this minion, if nothing is said."""
    return Change("unlock", which)


def burn_card(which: Which = THIS_CARD) -> Change:
    """Burn cards in play."""
    return Change("burn", which)


def sends_to_torpor(which: Which) -> Change:
    """Vampires go to torpor."""
    return Change("torpor", which)


def ready_from_torpor(which: Which) -> Change:
    """Vampires in torpor move to their controller's ready region."""
    return Change("leave torpor", which)


@dataclass(frozen=True)
class BurnEdge(Effect):
    """Burn the Edge, as a price."""

    def run(self, state: State, me: Scope) -> None:
        """Return it to the middle of the table."""
        atoms.burn_edge(state)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether you have it."""
        return state.edge == me.you


def burn_edge() -> BurnEdge:
    """Burn the Edge."""
    return BurnEdge()


@dataclass(frozen=True)
class Put(Effect):
    """Put this card into play: alone, or on the first card that `on` finds."""

    on: Which | None = None
    counters: Number = 0
    kept: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Put it there at the level at which it was played; contests are looked at at once.

        What has been removed from the game meanwhile does not come back.
        """
        if me.card in state.seats[state.owner(me.card)].removed:
            return
        if self.on is None:
            atoms.move_to_region(state, me.card, PERMANENT, me.you)
        else:
            hosts = [card for card in self.on.find(state, me) if card in state.cards]
            if not hosts or not may_bear(state, hosts[0], me.card):
                return
            master = "master" in state.definition(me.card).face.types
            seat = me.you if master or self.kept else state.controller(hosts[0])
            atoms.attach(state, me.card, hosts[0], seat)
            if self.kept:
                atoms.remember(state, me.card, KEPT, 1)
        atoms.set_level(state, me.card, me.mode)
        counters = number(self.counters, state, me)
        if counters:
            atoms.add_counters(state, me.card, counters)
        entered_play(state, me.card)
        if me.card in state.cards:
            run(state, state.definition(me.card).enters, scope_of(state, me.card))


def put_in_play(counters: Number = 0) -> Put:
    """Put this card in play."""
    return Put(None, counters)


def put_on(which: Which, counters: Number = 0, *, kept: bool = False) -> Put:
    """Put this card on another; you still control it if it is a master or says so (`kept`)."""
    return Put(which, counters, kept)


@dataclass(frozen=True)
class MoveOnto(Effect):
    """Cards on one minion move to another, with all that is on them.

    kept: their controller stays, whoever has them from now on (Shackles of Enkidu). What the
    other minion cannot have is burned.
    """

    which: Which
    to: Which
    kept: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Put each card on the other minion; if that is gone, it stays where it is."""
        for host in (one for one in self.to.find(state, me)[:1] if one in state.cards):
            for card in self.which.find(state, me):
                if card not in state.cards:
                    continue
                seat = state.controller(card) if self.kept else state.controller(host)
                fits = may_bear(state, host, card)
                atoms.attach(state, card, host, seat)
                if self.kept:
                    atoms.remember(state, card, KEPT, 1)
                if fits:
                    draw_up_for(state, card)
                else:
                    atoms.burn(state, card)


def moves_onto(which: Which, to: Which, *, kept: bool = False) -> MoveOnto:
    """They move to another minion; `kept`: you still control them."""
    return MoveOnto(which, to, kept)


@dataclass(frozen=True)
class Become(Effect):
    """This card becomes something else than it was: a location and no equipment."""

    kind: str
    keywords: tuple[str, ...] = ()

    def run(self, state: State, me: Scope) -> None:
        """Change what it is; a minion that cannot have such a card has it no more."""
        record = state.cards.get(me.card)
        if record is not None:
            atoms.set_trait(state, me.card, "type", self.kind)
            if self.keywords:
                atoms.set_trait(state, me.card, "keywords", ", ".join(self.keywords))
            if record.parent != NOTHING and not may_bear(state, record.parent, me.card):
                atoms.burn(state, me.card)


def becomes(kind: str, *keywords: str) -> Become:
    """This card becomes a card of this type: "location", or "equipment", "weapon", "gun"."""
    return Become(kind, keywords)


@dataclass(frozen=True)
class GiveControl(Effect):
    """Give control of cards to a Methuselah."""

    known_as: ClassVar[str] = "changes control"

    which: Which
    to: Seats

    def run(self, state: State, me: Scope) -> None:
        """Give it for good: what was lent before goes back to nobody (R3 4.1)."""
        for card in self.which.find(state, me):
            if card not in state.cards:
                continue  # it left play, with an ousted controller for example
            for seat in self.to.find(state, me):
                if state.controller(card) != seat:
                    forget_loan(state, card)
                atoms.change_controller(state, card, seat)
                draw_up_for(state, card)


def give_control(which: Which, to: Seats) -> GiveControl:
    """That Methuselah controls them from now on."""
    return GiveControl(which, to)

"""What an honest player looks at: the table as her seat may know it (design, law 7).

`Seat` reads the state for a player and hands on only what lies open, her own hand and
uncontrolled cards, and what she has seen: what a card is, is asked through `definition`, which
answers None for a back. A test permutes what is hidden from the seat: nothing may change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.definitions import Amount, Definition, Mode
from methuselah.engine.knowledge import sees
from methuselah.engine.programs import run
from methuselah.engine.rows import found, total
from methuselah.engine.scope import Scope
from methuselah.engine.state import Card, State
from methuselah.engine.traits import capacity, is_vampire, own_bleed
from methuselah.players.reading import Gist, gist_of
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.action.blocks import intercept
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.combat.damage import preventable
from methuselah.rules.combat.strikes import strength
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.playing.offering import meets_requirements
from methuselah.rules.playing.reacting import is_awake
from methuselah.rules.politics.referendum_frame import Referendum
from methuselah.rules.politics.titles import is_titled, votes_of_title
from methuselah.rules.politics.votes import tally, votes_left
from methuselah.rules.terms.trading import Trade
from methuselah.rules.turn.influence import price_of, transfers_left
from methuselah.rules.turn.recruits import waits

__all__ = ["Seat", "Situation"]

Situation = tuple[object, ...]
"""How the table lies, as far as a seat sees it: equal where nothing has changed."""


class Seat:
    """The table seen from one seat at one decision. Numbers read once are remembered."""

    __slots__ = ("_memo", "_named", "_state", "decision", "me")

    def __init__(self, state: State, decision: Decision) -> None:
        self._state = state
        self._memo: dict[Any, Any] = {}
        self._named: frozenset[int] | None = None
        self.decision = decision
        self.me = decision.seat

    def once(self, key: Any, make: Callable[[], Any]) -> Any:
        """What `make` comes to, worked out once for this decision."""
        if key not in self._memo:
            self._memo[key] = make()
        return self._memo[key]

    # -- the ring ------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._state.turn

    @property
    def own_turns(self) -> int:
        """How many turns she has had."""
        return self._state.seats[self.me].turns

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._state.active

    @property
    def prey(self) -> int:
        """Her prey."""
        return self._state.prey(self.me)

    @property
    def predator(self) -> int:
        """Her predator."""
        return self._state.predator(self.me)

    @property
    def edge(self) -> int:
        """Who has the Edge."""
        return self._state.edge

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats still in the game, from hers on."""
        return self._state.clockwise(self.me)

    def pool(self, seat: int = NOBODY) -> int:
        """The pool of a seat, hers by default."""
        return self._state.seats[self.me if seat == NOBODY else seat].pool

    def library_left(self) -> int:
        """How many cards are left in her library."""
        return len(self._state.seats[self.me].library)

    def crypt_left(self) -> int:
        """How many cards are left in her crypt."""
        return len(self._state.seats[self.me].crypt)

    def hand_size(self) -> int:
        """Her hand size."""
        return hand_size(self._state, self.me)

    def transfers(self) -> int:
        """The transfers that she can spend now."""
        return transfers_left(self._state, self.me)

    def situation(self) -> Situation:
        """All that lies open, what goes on, and which cards she holds."""
        made: Situation = self.once("situation", self._situation)
        return made

    def _situation(self) -> Situation:
        state = self._state
        hand = tuple(sorted(state.definition(card).id for card in self.hand))
        seats = tuple(
            (seat.pool, len(seat.library), len(seat.crypt), len(seat.hand), seat.ash_heap)
            for seat in state.seats
        )
        cards = tuple(
            (card, on.controller, on.region, on.locked, on.blood, on.counters, on.parent, on.mode)
            for card, on in state.cards.items()
        )
        frames = tuple(
            (
                type(frame).__name__,
                tuple((row.kind, row.subject, row.value, row.word) for row in frame.rows),
                tuple(getattr(frame, name) for name in frame.shown),
            )
            for frame in state.stack
        )
        return self.decision.window, state.edge, hand, seats, cards, frames

    # -- cards ---------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[int, ...]:
        """Her hand."""
        return self._state.seats[self.me].hand

    @property
    def uncontrolled(self) -> tuple[int, ...]:
        """Her uncontrolled crypt cards."""
        own = self._state.seats[self.me].uncontrolled
        return tuple(card for card in own if not waits(self._state, card))

    def ready(self, seat: int = NOBODY) -> tuple[int, ...]:
        """The ready minions of a seat, hers by default."""
        return self._state.seats[self.me if seat == NOBODY else seat].ready

    def torpor(self, seat: int = NOBODY) -> tuple[int, ...]:
        """The vampires of a seat in torpor, hers by default."""
        return self._state.seats[self.me if seat == NOBODY else seat].torpor

    def permanents(self, seat: int) -> tuple[int, ...]:
        """The other cards of a seat in play."""
        return self._state.seats[seat].permanent

    def on_table(self, card: int) -> Card | None:
        """What lies on a card on the table: its blood, its lock, where it is; never what it is."""
        return self._state.cards.get(card)

    def blood(self, card: int) -> int:
        """The blood or life on a card."""
        record = self._state.cards.get(card)
        return 0 if record is None else record.blood

    def locked(self, card: int) -> bool:
        """Whether a card is locked."""
        record = self._state.cards.get(card)
        return record is not None and record.locked

    def controller(self, card: int) -> int:
        """Who controls a card."""
        return self._state.controller(card)

    def definition(self, card: int) -> Definition | None:
        """What a card is, if she may know it; cards that her question names are shown to her."""
        if card == NOTHING:
            return None
        state = self._state
        if card in state.seats[self.me].hand or sees(state, self.me, card) or self._shown(card):
            return state.definition(card)
        return None

    def _shown(self, card: int) -> bool:
        if self._named is None:
            options = self.decision.options
            named = {self.decision.about}
            for option in options:
                named.update((option.card, option.minion, option.target))
            self._named = frozenset(named)
        return card in self._named

    def kinds(self, card: int) -> tuple[str, ...]:
        """The printed types of a card, none for a back."""
        definition = self.definition(card)
        return () if definition is None else definition.face.types

    def gist(self, option: Option) -> Gist | None:
        """What an option that plays or uses a card does."""
        definition = self.definition(option.card)
        return None if definition is None else gist_of(definition, option.verb, option.mode)

    # -- minions -------------------------------------------------------------------------

    def is_vampire(self, card: int) -> bool:
        """Whether a card is a vampire, as far as she knows."""
        return self.definition(card) is not None and is_vampire(self._state, card)

    def capacity(self, minion: int) -> int:
        """The capacity of a vampire she sees; the life of anything else."""
        if not self.is_vampire(minion):
            return self.blood(minion)
        made: int = self.once(("capacity", minion), lambda: capacity(self._state, minion))
        return made

    def price(self, crypt_card: int) -> int:
        """How many counters bring out a crypt card of hers."""
        return price_of(self._state, crypt_card)

    def bleed(self, minion: int) -> int:
        """What a ready minion bleeds for without cards."""

        def read() -> int:
            return max(0, own_bleed(self._state, minion) + total(self._state, "bleed", minion))

        made: int = self.once(("bleed", minion), read)
        return made

    def total(self, kind: str, minion: int) -> int:
        """The sum of what changes something of a ready minion."""
        made: int = self.once((kind, minion), lambda: total(self._state, kind, minion))
        return made

    def found(self, kind: str, minion: int) -> bool:
        """Whether a permission or bar is about a ready minion."""
        return found(self._state, kind, minion)

    def strength(self, minion: int) -> int:
        """The strength of a minion."""
        made: int = self.once(("strength", minion), lambda: strength(self._state, minion))
        return made

    def intercept(self, minion: int) -> int:
        """The intercept of a minion in the action in progress."""
        return intercept(self._state, minion)

    def awake(self, minion: int) -> bool:
        """Whether a minion may react and block."""
        return is_awake(self._state, minion)

    def votes(self, minion: int) -> int:
        """The votes of a minion by its title."""
        made: int = self.once(("votes", minion), lambda: votes_of_title(self._state, minion))
        return made

    def titled(self, minion: int) -> bool:
        """Whether a minion has a title."""
        return is_titled(self._state, minion)

    def able(self, minion: int, definition: Definition, mode: Mode) -> bool:
        """Whether a minion meets what a card requires, whatever else is going on."""
        return meets_requirements(self._state, self.me, definition.face, mode, minion)

    # -- what goes on --------------------------------------------------------------------

    def action(self) -> Action | None:
        """The action in progress: who acts, what, at whom."""
        return self._state.frame(Action)

    def stealth(self) -> int:
        """The stealth of the action in progress."""
        action = self.action()
        return 0 if action is None else stealth(self._state, action)

    def bleeding(self) -> int:
        """What the bleed in progress comes to."""
        action = self.action()
        return 0 if action is None else bleed_amount(self._state, action)

    def playing(self) -> AsPlayed | None:
        """The card that is being played, and may be cancelled."""
        return self._state.frame(AsPlayed)

    def trade(self) -> Trade | None:
        """The trade that is talked over."""
        return self._state.frame(Trade)

    def offered(self, seat: int) -> tuple[tuple[int, ...], int]:
        """What one of the two gives by the terms of the trade: cards and pool."""
        trade = self.trade()
        return ((), 0) if trade is None else trade.given_by(self._state, seat)

    def combat(self) -> Combat | None:
        """The combat in progress."""
        return self._state.frame(Combat)

    def round(self) -> Round | None:
        """The round of combat in progress."""
        return self._state.frame(Round)

    def referendum(self) -> Referendum | None:
        """The referendum in progress."""
        return self._state.frame(Referendum)

    def tally(self) -> tuple[int, int]:
        """The votes cast so far, for and against."""
        return tally(self._state)

    def votes_left(self, seat: int) -> int:
        """The votes of a seat that lie open and are not cast: titles, the Edge, cards in play.

        A political card in another hand is not seen: those count for nobody but herself.
        """
        if seat == self.me:
            return votes_left(self._state, seat)
        return sum(self.votes(minion) for minion in self.ready(seat)) + (self.edge == seat)

    def outcome(self) -> tuple[int, ...]:
        """By how much the referendum in progress changes each pool if it passes, with its terms.

        Found on a copy, up to where somebody would be asked.
        """
        made: tuple[int, ...] = self.once("outcome", self._try_referendum)
        return made

    def _try_referendum(self) -> tuple[int, ...]:
        before = tuple(seat.pool for seat in self._state.seats)
        referendum = self.referendum()
        if referendum is None or referendum.mode is None:
            return tuple(0 for _ in before)
        probe = self._state.clone()
        probe.journaling = False
        probe.pending = None
        depth = len(probe.stack)
        run(probe, referendum.mode.passes, referendum.scope)
        _run_on(probe, depth)
        return tuple(seat.pool - pool for seat, pool in zip(probe.seats, before, strict=True))

    def number(self, amount: int | Amount, option: Option) -> int:
        """A number of a card's text, for the minion that would use it."""
        if isinstance(amount, int):
            return amount
        scope = Scope(self.me, option.card, option.minion, option.mode)
        return amount.value(self._state, scope)

    def incoming(self, minion: int) -> int:
        """The damage that a minion can still prevent now."""
        return preventable(self._state, minion)

    def chosen(self, name: str) -> int:
        """What was chosen under a name for the effect in progress, NOTHING if nothing was."""
        for frame in reversed(self._state.stack):
            scope = getattr(frame, "scope", None)
            if isinstance(scope, Scope) and name in scope.env:
                return scope.one(name)
        return NOTHING

    def swing(self, index: int) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
        """What taking one of several ways changes at once: pools by seat, and blood by card.

        Found on a copy, up to where somebody would be asked.
        """
        state = self._state
        probe = state.clone()
        probe.journaling = False
        probe.pending = None
        below = len(probe.stack) - 1
        probe.stack[-1].answered(probe, index)
        _run_on(probe, below)
        pools = zip(probe.seats, state.seats, strict=True)
        blood = [
            (card, probe.cards[card].blood - record.blood)
            for card, record in state.cards.items()
            if card in probe.cards and probe.cards[card].blood != record.blood
        ]
        return tuple(new.pool - old.pool for new, old in pools), tuple(blood)


def _run_on(probe: State, below: int) -> None:
    """Run what a copy has on its stack above so many frames, up to where somebody is asked."""
    while len(probe.stack) > below and probe.pending is None:
        probe.stack[-1].step(probe)

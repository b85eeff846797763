"""The influence phase (R0, 4. Influence Phase; traps T4).

Transfers are fixed as the phase begins: 1, 2, 3 in the first turns of the game, then 4. Any
uncontrolled crypt card with enough counters may come out at any moment of the phase. Reads the
row `transfers` (subject: the seat), and the row `no transfers` of an uncontrolled card. Leaves the
note "newly ready" (1 more than the seat) on who entered her ready region in her last one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import run
from methuselah.engine.rows import due_once, found, total
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, UNCONTROLLED, Frame, State
from methuselah.engine.traits import capacity
from methuselah.engine.windows import offers, performs, whose_turn
from methuselah.rules.imbued.convictions import give_first
from methuselah.rules.legacy.scarce import scarce_tax
from methuselah.rules.politics.titles import has_merged
from methuselah.rules.terms.life import burn_lifeless
from methuselah.rules.terms.since_turns import remember_moved_out
from methuselah.rules.turn.contests import entered_play, would_contest_herself
from methuselah.rules.turn.phase import Phase
from methuselah.rules.turn.recruits import waits

__all__ = [
    "NEWLY",
    "OWN_INFLUENCE_PHASE",
    "InfluencePhase",
    "bring_out",
    "come_without_life",
    "gain_transfers",
    "may_come_out",
    "merge_with",
    "price_of",
    "spend_transfers",
    "transfers_left",
]

NEWLY: Final = "newly ready"
"""The note of who entered a ready region in the last influence phase of a seat: 1 more than it."""
OWN_INFLUENCE_PHASE: Final = "your influence phase"
"""The moment for which effects wait until the next influence phase of a Methuselah begins."""
ASKED: Final = "your last influence phase"
"""What the texts say that ask for it: in games without them nothing is remembered."""
CRYPT_DRAW: Final = 4
MERGING: Final = 4


@dataclass(slots=True)
class InfluencePhase(Phase):
    """One influence phase. transfers: how many are left; before: who was ready as it
    began, if a card of the game asks for it.
    """

    name: ClassVar[str] = "influence"
    rule: ClassVar[str] = "R0 4. Influence Phase"

    transfers: int = 0
    before: tuple[int, ...] = ()

    def begin(self, state: State) -> None:
        """T4a: vampires that come out now give theirs only next turn."""
        edition = state.setting.edition
        first = edition.first_transfers
        base = first[state.turn - 1] if state.turn <= len(first) else edition.transfers
        self.transfers = max(0, base + total(state, "transfers", self.seat))
        if is_asked_for(state, ASKED):
            self.before = state.seats[self.seat].ready
        note(state, "transfers", seat=self.seat, number=self.transfers)
        game = state.span("game")
        if game is not None:
            due_once(state, game, OWN_INFLUENCE_PHASE, self.seat)

    def do_over(self, state: State) -> None:
        """What must happen in the phase and has not happened yet happens now."""
        self.at = "out" if state.setting.edition.out_at_end else "end"
        atoms.emit(state, "end of influence phase", self.seat)

    def do_out(self, state: State) -> None:
        """Where they do so only now, all who can come out, and must (CRR II.D.4)."""
        owner = state.seats[self.seat]
        able = [
            c for c in owner.uncontrolled if not owner.out and may_come_out(state, self.seat, c)
        ]
        if able:
            come_out(state, self.seat, able[0])
        else:
            self.at = "end"

    def do_end(self, state: State) -> None:
        """The phase is over."""
        if is_asked_for(state, ASKED):
            note_the_new(state, self.seat, self.before)
        state.pop()


def note_the_new(state: State, seat: int, before: tuple[int, ...]) -> None:
    """Who entered her ready region in this phase is remembered until the end of her next one."""
    mine = seat + 1
    for card in [c for c, one in state.cards.items() if one.notes and one.note(NEWLY) == mine]:
        atoms.remember(state, card, NEWLY, None)
    for card in state.seats[seat].ready:
        if card not in before:
            atoms.remember(state, card, NEWLY, mine)


def transfers_left(state: State, seat: int) -> int:
    """How many transfers a Methuselah can spend now."""
    phase = state.span("phase")
    if isinstance(phase, InfluencePhase) and phase.seat == seat:
        return phase.transfers
    return 0


def spend_transfers(state: State, seat: int, number: int) -> None:
    """Spend transfers, for the rules or for what a card offers."""
    phase = state.span("phase")
    assert isinstance(phase, InfluencePhase) and phase.transfers >= number
    phase.transfers -= number


def gain_transfers(state: State, seat: int, number: int) -> None:
    """More transfers for the influence phase in progress, if it is hers ([RTR 20180303])."""
    phase = state.span("phase")
    if isinstance(phase, InfluencePhase) and phase.seat == seat:
        phase.transfers += number
        note(state, "transfers", seat=seat, number=phase.transfers)


# -- what transfers do ----------------------------------------------------------------------


@offers("influence", to=whose_turn)
def transfers(state: State, window: str, seat: int) -> list[Option]:
    """Everything the rules let her do in her influence phase."""
    if seat != state.active:
        return []
    owner = state.seats[seat]
    left = transfers_left(state, seat)
    options: list[Option] = []
    at_once = not state.setting.edition.out_at_end
    minions = owner.ready + owner.torpor if left >= MERGING and owner.pool >= 1 else ()
    names = {state.definition(minion).face.printed_name for minion in minions}
    for card in owner.uncontrolled:
        if waits(state, card):
            continue
        blood = state.cards[card].blood
        if at_once and blood and may_come_out(state, seat, card):
            options.append(Option("move out", target=card))
        barred = left == 0 or found(state, "no transfers", card)
        if left >= 1 and owner.pool >= 1 and not barred:
            options.append(_transfer_to(card))
        if left >= 2 and blood >= 1 and not barred:
            options.append(_taking_back(card))
        if names and state.definition(card).face.printed_name in names:
            other = _other_version(state, seat, card)
            if other != NOTHING:
                options.append(Option("merge", card=card, target=other))
    if left >= CRYPT_DRAW and owner.pool >= 1 and owner.crypt:
        options.append(Option("draw from the crypt"))
    return options


@cache
def _transfer_to(card: int) -> Option:
    """It is offered again after each transfer."""
    return Option("transfer", target=card, number=1)


@cache
def _taking_back(card: int) -> Option:
    return Option("take back", target=card, number=1)


@performs("transfer")
def transfer(state: State, window: str, seat: int, option: Option) -> None:
    """1 transfer: a counter from the pool to a vampire. The last one ousts her."""
    spend_transfers(state, seat, 1)
    if turn_atoms.pool_to_blood(state, seat, option.target):
        atoms.emit(state, "transferred", option.target)


@performs("take back")
def take_back(state: State, window: str, seat: int, option: Option) -> None:
    """2 transfers: a counter from a vampire to the pool."""
    spend_transfers(state, seat, 2)
    turn_atoms.blood_to_pool(state, option.target, seat)


@performs("draw from the crypt")
def draw_from_crypt(state: State, window: str, seat: int, option: Option) -> None:
    """4 transfers and 1 pool: the top card of the crypt, face down."""
    spend_transfers(state, seat, CRYPT_DRAW)
    atoms.burn_pool(state, seat, 1)
    atoms.draw_crypt(state, seat)


@performs("merge")
def merge(state: State, window: str, seat: int, option: Option) -> None:
    """4 transfers and 1 pool: the advanced and the base version become one (R0, Advanced)."""
    spend_transfers(state, seat, MERGING)
    atoms.burn_pool(state, seat, 1)
    merge_with(state, option.card, option.target)


def merge_with(state: State, incoming: int, vampire: int) -> None:
    """An uncontrolled card becomes one with the other version of it in play."""
    atoms.merge(state, incoming, vampire)
    has_merged(state, vampire)


def _other_version(state: State, seat: int, card: int) -> int:
    """The vampire she controls of which this uncontrolled card is the other version."""
    face = state.definition(card).face
    for minion in (*state.seats[seat].ready, *state.seats[seat].torpor):
        other = state.definition(minion).face
        if (
            other.printed_name == face.printed_name
            and other.advanced != face.advanced
            and state.cards[minion].merged_with == NOTHING
        ):
            return minion
    return NOTHING


# -- coming out -----------------------------------------------------------------------------


def price_of(state: State, card: int) -> int:
    """How many counters bring a crypt card out: capacity, or the cost of an imbued."""
    needed = capacity(state, card)
    return needed if needed != NOTHING else state.definition(card).face.capacity or 1


def may_come_out(state: State, seat: int, card: int) -> bool:
    """Enough counters, no copy of her own in the way, and the pool for a scarce vampire.

    What a vampire does as it enters play comes first: it need not come to contest anything.
    """
    counters = state.cards[card].blood
    if counters < 1 or counters < price_of(state, card) or waits(state, card):
        return False
    if would_contest_herself(state, seat, card) and not state.definition(card).entering:
        return False
    return state.seats[seat].pool >= scarce_tax(state, seat, card)


@performs("move out")
def move_out(state: State, window: str, seat: int, option: Option) -> None:
    """Move a crypt card face up to the ready region; a scarce one is paid for first."""
    come_out(state, seat, option.target)


def come_out(state: State, seat: int, card: int) -> None:
    """It is paid for, if it is scarce, and comes out."""
    atoms.burn_pool(state, seat, scarce_tax(state, seat, card), card)
    bring_out(state, card, seat)


def bring_out(state: State, card: int, seat: int = NOBODY, blood: int = 0) -> None:
    """Put a crypt card into play, ready and unlocked, with so much more blood.

    Excess drains before anything the card says as it enters play, and before a contest begins.
    What was on a vampire that had left for a while comes back with it ([LSJ 20010809-3]).
    """
    controller = state.controller(card) if seat == NOBODY else seat
    record = state.cards.get(card)
    waited = record is not None and record.region == UNCONTROLLED
    atoms.move_to_region(state, card, READY, controller)
    if waited and isinstance(state.span("phase"), InfluencePhase):
        remember_moved_out(state, card)
    atoms.unlock(state, card)
    atoms.drain_to(state, card, price_of(state, card))
    atoms.gain_blood(state, card, blood)
    if state.definition(card).entering:
        state.push(Entering(card=card))
    else:
        _has_entered(state, card)


def come_without_life(state: State, imbued: int, seat: int) -> None:
    """An imbued comes into play by what brings vampires with blood: it is incapacitated at once.

    It gets neither blood nor life (RB24, Appendix: Imbued Rules, Card Rulings; [LSJ 20060323]).
    """
    state.push(ComingWithoutLife())
    bring_out(state, imbued, seat)


@dataclass(slots=True)
class ComingWithoutLife(Frame):
    """Whoever came into play without life falls, after what happens as it enters."""

    atomic: ClassVar[bool] = True

    def step(self, state: State) -> None:
        """It has entered."""
        state.pop()
        burn_lifeless(state)


@dataclass(slots=True)
class Entering(Frame):
    """What a vampire does as it enters play, before it could contest anything ([LSJ 20080526])."""

    atomic: ClassVar[bool] = True

    at: str = "enters"
    card: int = NOTHING

    def do_enters(self, state: State) -> None:
        """It may be gone at once, or be somebody else's."""
        self.at = "entered"
        seat = state.controller(self.card)
        run(state, state.definition(self.card).entering, Scope(seat, self.card, self.card))

    def do_entered(self, state: State) -> None:
        """Now contests begin."""
        state.pop()
        if self.card in state.cards:
            _has_entered(state, self.card)


def _has_entered(state: State, card: int) -> None:
    """Contests of the vampire and of what is on it; then what it says."""
    entered_play(state, card)
    for other in state.cards[card].attached if card in state.cards else ():
        if other in state.cards:
            entered_play(state, other)
    if card in state.cards:
        give_first(state, card)
        scope = Scope(state.controller(card), card, card)
        run(state, state.definition(card).enters, scope)

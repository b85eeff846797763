"""The unlock phase (R0, 1. Unlock Phase; R3 4; traps T1).

First what has its moment at its very start, then all her cards unlock, then her own effects in the
order she likes, mandatory ones before anybody else has the impulse ([LSJ 20010121]). Reads the
rows `does not unlock`, `may stay locked`, `counter instead of unlocking`, `burned instead of
unlocking` (of the bearer), `infernal`; ends loans.
Event "unlock phase" (subject: the seat): mandatory triggers are ordered by the active Methuselah;
optional ones are offered to their controllers in window "unlock". Cards with the burn option are
in `burn_option`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.definitions import Heard, Trigger
from methuselah.engine.places import STAKED
from methuselah.engine.programs import Choosing, ask
from methuselah.engine.rows import found, latch, latched, scope_of, statics_of
from methuselah.engine.state import TORPOR, Frame, State
from methuselah.engine.windows import VERBS, offered, offers, performs, whose_turn
from methuselah.rules.legacy.infernal import unlocking_infernal
from methuselah.rules.playing import hand
from methuselah.rules.politics import titles
from methuselah.rules.terms.loans import AT_UNLOCK, borrow, end_loans
from methuselah.rules.torpor.paralysis import MARK
from methuselah.rules.turn import contests, triggers
from methuselah.rules.turn.burn_option import burn_options, holding_one
from methuselah.rules.turn.obligations import duties
from methuselah.rules.turn.phase import Phase

__all__ = ["UnlockPhase", "controlled", "lend"]

MANDATORY: Final = ("resolve", "obey", "pay for contest", "yield", "pay for title", "yield title")
"""The verbs of what she must do in her unlock phase, in the order she likes."""

EVENT: Final = "unlock phase"
INSTEAD: Final = "burned instead of unlocking"


@dataclass(slots=True)
class UnlockPhase(Phase):
    """One unlock phase. waiting: triggers of this phase not yet used: card, index, and the number
    that it counts as the phase begins, if any.

    What enters play later in the phase does not answer it any more ([ANK 20250121]).
    """

    name: ClassVar[str] = "unlock"
    rule: ClassVar[str] = "R0 1. Unlock Phase"

    waiting: tuple[tuple[int, int, int], ...] = ()
    options: tuple[Option, ...] = ()

    def do_start(self, state: State) -> None:
        """T1a: replacements that waited, effects "until your next unlock phase", loans."""
        self.at = "keep"
        turn_atoms.end_seat_rows(state, self.seat)
        end_loans(state, AT_UNLOCK, self.seat)
        for card in controlled(state, self.seat):
            turn_atoms.refresh(state, card)
        hand.release(state, self.seat, self.name)

    def do_keep(self, state: State) -> None:
        """Whatever she may choose not to unlock as normal."""
        self.at = "unlock"
        hers = controlled(state, self.seat)
        may_stay = [card for card in hers if _may_stay(state, card)]
        burnable = [card for bearer in hers for card in _burnable(state, bearer)]
        if (may_stay or burnable) and not state.seats[self.seat].out:
            options = tuple(Option("choose", target=card) for card in (*may_stay, *burnable))
            about = _source(state, may_stay[0]) if may_stay else burnable[0]
            asking = Choosing(seat=self.seat, name="stays locked", window="choose", about=about)
            asking.options, asking.least, asking.most = options, 0, len(options)
            state.push(asking)

    def returned(self, state: State, child: Frame) -> None:
        """Those that she has chosen stay locked."""
        if isinstance(child, Choosing):
            for card in child.chosen:
                bearer = state.cards[card].parent
                if bearer == NOTHING or card not in _burnable(state, bearer):
                    atoms.remember(state, card, "stays locked", 1)
                elif state.cards[bearer].note("stays locked") != 1:
                    atoms.burn(state, card)
                    atoms.remember(state, bearer, "stays locked", 1)

    def do_unlock(self, state: State) -> None:
        """T1b: unlock everything, torpor included; contests that are won end."""
        self.at = "own"
        for card in controlled(state, self.seat):
            record = state.cards[card]
            if record.note("stays locked") == 1:
                atoms.remember(state, card, "stays locked", None)
            elif record.locked and not _stays_locked(state, card):
                _unlock(state, card)
        contests.end_contests(state, self.seat)
        titles.end_title_contests(state, self.seat)
        heard = atoms.hearers(state, EVENT, self.seat)
        self.waiting = tuple((card, index, _counted(state, card, index)) for card, index in heard)

    def do_own(self, state: State) -> None:
        """T1c: what is mandatory, with what else she may do before it."""
        options = self._own_options(state) if self._may_have_duties(state) else ()
        if any(option.verb in MANDATORY for option in options):
            self.options = options
            ask(state, Decision(self.seat, "window", self.name, options, rule=self.rule))
            return
        self.at = "window"

    def _may_have_duties(self, state: State) -> bool:
        """Whether anything could be mandatory: in most unlock phases nothing is."""
        owner = state.seats[self.seat]
        if owner.out:
            return False
        contested = owner.contested or titles.titles_to_answer(state, self.seat)
        return bool(self.waiting or contested or duties(state, self.seat))

    def _own_options(self, state: State) -> tuple[Option, ...]:
        return tuple(offered(state, self.name, self.seat))

    def answered(self, state: State, index: int) -> None:
        """Do it; then look again."""
        option = self.options[index]
        self.options = ()
        VERBS[option.verb](state, self.name, self.seat, option)

    def do_window(self, state: State) -> None:
        """T1c, T1d: what is optional, by impulse."""
        Phase.do_window(self, state)
        self.at = "tests"

    def do_tests(self, state: State) -> None:
        """T1e: titles contested from torpor are yielded; the phase is about to be over."""
        self.at = "over"
        titles.yield_in_torpor(state, self.seat)
        atoms.emit(state, "end of unlock phase", self.seat)


def _stays_locked(state: State, card: int) -> bool:
    """Whether an effect, its nature or paralysis keeps a card locked (CRR II.A.1)."""
    record = state.cards[card]
    if record.note(MARK) == 1 or (record.note(STAKED) == 1 and record.region == TORPOR):
        return True
    return found(state, "does not unlock", card) or found(state, "infernal", card)


def _may_stay(state: State, card: int) -> bool:
    """Whether a card would unlock, and need not (row `may stay locked`)."""
    record = state.cards[card]
    if not record.locked or not statics_of(state, "may stay locked", card):
        return False
    return record.note("stays locked") != 1 and not _stays_locked(state, card)


def _burnable(state: State, card: int) -> list[int]:
    """What may be burned instead of unlocking a card as normal, be it locked or not."""
    sources = [source for source, _ in statics_of(state, INSTEAD, card)]
    return [] if not sources or _stays_locked(state, card) else sources


def _source(state: State, card: int) -> int:
    return statics_of(state, "may stay locked", card)[0][0]


def _unlock(state: State, card: int) -> None:
    """Unlock a locked card, or burn a counter of what keeps it so (Touch of Oblivion)."""
    keeping = statics_of(state, "counter instead of unlocking", card)
    if not keeping:
        atoms.unlock(state, card)
    for source, _ in keeping:
        atoms.add_counters(state, source, -1)


# -- what unlocks -----------------------------------------------------------------------------


def controlled(state: State, seat: int) -> tuple[int, ...]:
    """Every card in play that a Methuselah controls, her own and those on others' cards."""
    found_cards: list[int] = []
    for other in state.clockwise(seat):
        owner = state.seats[other]
        for card in (*owner.ready, *owner.torpor, *owner.incapacitated, *owner.permanent):
            _gather(state, seat, card, found_cards)
    return tuple(found_cards)


def _gather(state: State, seat: int, card: int, found_cards: list[int]) -> None:
    record = state.cards[card]
    if record.controller == seat:
        found_cards.append(card)
    for other in record.attached:
        _gather(state, seat, other, found_cards)


def lend(state: State, card: int, seat: int) -> None:
    """Give a card to another Methuselah until its controller's next unlock phase."""
    borrow(state, card, seat, AT_UNLOCK, state.controller(card))


# -- what is offered --------------------------------------------------------------------------


def _phase(state: State) -> UnlockPhase | None:
    phase = state.span("phase")
    return phase if isinstance(phase, UnlockPhase) else None


def _awaited(state: State, window: str) -> int:
    """The active Methuselah if she has the Edge or anything infernal is in play, who holds a card
    with the burn option, and all if cards answer.
    """
    phase = _phase(state)
    if phase is None or phase.waiting:
        return -1
    holding = holding_one(state)
    if state.edge == state.active or state.hooks.get("infernal"):
        holding |= whose_turn(state, window)
    return holding


@offers("unlock", to=_awaited)
def effects(state: State, window: str, seat: int) -> list[Option]:
    """The Edge, infernal minions, triggers of the phase, burn-option discards."""
    options: list[Option] = []
    if seat == state.active:
        if state.edge == seat and not latched(state, "phase", "edge"):
            options.append(Option("gain from the Edge", seat=seat, number=1))
        options += unlocking_infernal(state, seat)
    options += _triggers(state, seat)
    options += burn_options(state, seat)
    return options


def _triggers(state: State, seat: int) -> list[Option]:
    """Mandatory triggers for the active Methuselah, optional ones for their controllers."""
    phase = _phase(state)
    if phase is None:
        return []
    options: dict[tuple[int | str, ...], Option] = {}
    for card, index, counted in phase.waiting:
        if card not in state.cards:
            continue
        trigger = state.definition(card).triggers[index]
        chooser = state.cards[card].controller if trigger.optional else state.active
        if chooser != seat or not triggers.holds(
            state, trigger, _heard(state, card, index, counted)
        ):
            continue
        verb = "answer" if trigger.optional else "resolve"
        minion = scope_of(state, card).minion
        option = Option(verb, card=card, minion=minion, number=index)
        alike = (card,) if trigger.optional else _alike(state, card, trigger)
        options.setdefault((*alike, index), option)
    return list(options.values())


def _alike(state: State, card: int, trigger: Trigger) -> tuple[int | str, ...]:
    """What cards have in common of which it does not matter whose turn to answer it is.

    Where a condition may hold for some of them only, which one it is matters if they differ.
    """
    if trigger.when is None:
        return (state.faces[card],)
    record = state.cards[card]
    return (state.faces[card], record.counters, record.blood, record.region, *record.attached)


def _counted(state: State, card: int, index: int) -> int:
    """What a trigger counts at the beginning of the phase."""
    counting = state.definition(card).triggers[index].counting
    return 0 if counting is None else counting.value(state, scope_of(state, card))


def _heard(state: State, card: int, index: int, counted: int) -> Heard:
    scope = scope_of(state, card)
    trigger = state.definition(card).triggers[index]
    memory = (*state.cards[card].notes, ("counted", counted))
    return (card, index, state.active, 0, scope.you, scope.minion, trigger, memory)


@performs("gain from the Edge")
def gain_from_edge(state: State, window: str, seat: int, option: Option) -> None:
    """Gain 1 pool."""
    latch(state, "phase", "edge")
    atoms.gain_pool(state, seat, 1)


@performs("resolve")
def resolve(state: State, window: str, seat: int, option: Option) -> None:
    """Carry out a trigger of the unlock phase."""
    phase = _phase(state)
    assert phase is not None
    used = next(one for one in phase.waiting if one[:2] == (option.card, option.number))
    phase.waiting = tuple(waiting for waiting in phase.waiting if waiting != used)
    triggers.begin(state, _heard(state, *used))


@performs("answer")
def answer(state: State, window: str, seat: int, option: Option) -> None:
    """Use an optional ability of the unlock phase."""
    resolve(state, window, seat, option)

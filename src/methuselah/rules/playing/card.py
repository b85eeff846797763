"""Playing one card (R3 1.6.1.1; traps P1-P6): choose, cancel or not, pay, replace, resolve.

Action cards are announced by `action`, which uses the as-played window and the replacement
from here; every other card is a `PlayCard`. Uses of cards in play are a `UseCard`. Reads the
rows `plays void`, `cannot play`, `late discipline cards`, `late reactions`
(reaction cards are replaced only after the action), `late cards` (of a seat: all that she plays
during an action) and `may draw one more` (word: a type, or a Discipline that the card requires).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.engine.definitions import Block, Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import Program, run
from methuselah.engine.rows import found, latch, words
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, Frame, State
from methuselah.engine.windows import performs
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.rounds import CARD_PLAYED, LAST_ROUND
from methuselah.rules.combat.strikes import take_up
from methuselah.rules.playing.as_played import YOUR_GAME, AsPlayed
from methuselah.rules.playing.costs import CONVICTIONS, Cost, cost_of, pay
from methuselah.rules.playing.hand import (
    AND_THEN,
    EMPTY_HAND,
    ONE_MORE,
    Drawing,
    delay_replacement,
    lock_awaited,
    release_empty,
    replace_and_more,
    replace_now,
)
from methuselah.rules.playing.help_with_costs import Paying, may_be_helped
from methuselah.rules.playing.requirements import qualifies
from methuselah.rules.playing.unaffected import sparing
from methuselah.rules.terms.life import burn_lifeless
from methuselah.rules.turn.discard import spend_for_event
from methuselah.rules.turn.master import gain_from_trifle, spend_master_action

__all__ = [
    "EFFECT",
    "PLAYED_BY",
    "REACTED",
    "USED",
    "PlayCard",
    "UseCard",
    "latch_play",
    "replace_card",
    "replaced_when",
    "tell_cancelled",
    "tell_played",
]

RESEARCH: Final = "research"
"""What replaces a card may come from the research area (R3 11)."""
REMEMBERED: Final = (
    "played during that",
    "played from your ash heap",
    "another copy of an action card",
)
"""What texts say that ask who played which card in an action or a combat."""
SOONER: Final = ("", "round", "combat", "referendum", "action", RESEARCH)
"""What a card waits for, if for anything, that is over with the action at the latest."""
LATE_COMBAT: Final = "late combat cards"
"""The row of a minion whose combat cards are replaced in its controller's next unlock phase."""
PLAYED_BY: Final = "card played by"
"""Latched on the action and on the combat, with the minion, the card and as what it was played,
in games with a card that asks for it."""
REACTED: Final = "reaction played"
"""Latched on the action for each reaction card that was played, cancelled or not."""
USED: Final = "used as if played"
"""Latched on the combat for a card whose ability its bearer has used, as it may once."""
EFFECT: Final = "effect"
"""Latched on the action for each card played and each ability used during it."""
COMBAT_WINDOWS: Final = ("range", "strike", "press", "additional")
"""Windows in which a combat card gives a maneuver, a strike, a press or additional strikes."""


@dataclass(slots=True)
class PlayCard(Frame):
    """Playing a card that is not an action card.

    window: where it is played; scope: its choices. The effect runs as one step; afterwards the
    card is in its owner's ash heap unless the effect put it elsewhere. from_ash_heap: a conviction
    that was played from there is not replaced. helped: others have been asked to help to pay.
    """

    atomic: ClassVar[bool] = False

    at: str = "choose"
    card: int = NOTHING
    mode: Mode = field(default_factory=Mode)
    seat: int = NOBODY
    minion: int = NOTHING
    window: str = ""
    scope: Scope = field(default_factory=Scope)
    cancelled: bool = False
    cancelled_by: int = NOBODY
    free: bool = False
    from_ash_heap: bool = False
    helped: bool = False

    def do_choose(self, state: State) -> None:
        """P1: declare everything, targets and X among it; the card leaves the hand."""
        if not qualifies(state, self.seat, self.card, self.minion):
            return
        self.at = "played"
        self.from_ash_heap = self.card in state.seats[self.seat].ash_heap
        atoms.set_aside(state, self.card)
        run(state, self.mode.announce, self.scope)

    def do_played(self, state: State) -> None:
        """P2, P3: it is played, face up; it may be cancelled now."""
        self.at = "pay"
        note(
            state,
            "played",
            seat=self.seat,
            card=self.card,
            other=self.minion,
            word=self.mode.key,
        )
        latch_play(state, self.card, self.mode, self.minion)
        latch_effect(state, "play", self.card, self.mode, self.seat, self.minion)
        if self.mode.play == "master":
            spend_master_action(state, self.seat, self.card, self.mode)
        elif self.mode.play == "event":
            spend_for_event(state, self.seat, self.card)
        state.push(AsPlayed(card=self.card, seat=self.seat, minion=self.minion, mode=self.mode))

    def do_pay(self, state: State) -> None:
        """P4, P5, P6 in one step: cost, replacement, effect ([LSJ 20020620])."""
        if not (self.helped or self.cancelled) and may_be_helped(state):
            self.helped = True
            state.push(
                Paying(
                    card=self.card,
                    mode=self.mode,
                    seat=self.seat,
                    minion=self.minion,
                    scope=self.scope,
                )
            )
            return
        self.at = "resolved"
        if self._lost(state):
            return
        self.mode.announce.skip_fallen(state, self.scope, piles_only=True)
        replaced_when = "" if self.cancelled else self._replaced_when(state)
        if not (self.cancelled and self.free):
            cost = cost_of(state, self.card, self.mode, self.minion, self.scope)
            pay(state, self.seat, self.minion, cost, self.card)
        self.at = "effect"
        if not self.from_ash_heap:
            replace_card(state, self.seat, self.card, replaced_when, self.minion, self.mode)
        if state.stack[-1] is self:
            self.do_effect(state)

    def do_effect(self, state: State) -> None:
        """P6: in the same step as its cost, or as what was drawn by choice to replace it."""
        self.at = "resolved"
        tell_played(state, self.card, self.mode, self.minion)
        if self.cancelled:
            tell_cancelled(state, self.card, self.cancelled_by)
            return
        if self.mode.play == "master":
            gain_from_trifle(state, self.seat, self.card, self.mode)
        effects = Block((*self.mode.cost.effects, *self.mode.effect.effects))
        run(state, sparing(state, self.mode, effects, self.scope), self.scope)
        if self.window in COMBAT_WINDOWS:
            take_up(state, self.card, self.mode, self.minion, self.seat, self.scope, self.window)
        if state.stack[-1] is self:
            self.do_resolved(state)
        else:
            atomic_top(state)

    def _replaced_when(self, state: State) -> str:
        """When its text, or an effect on reaction cards, says that it is replaced."""
        late = self.mode.play == "reaction" and found(state, "late reactions", self.minion)
        when = self.mode.replace or ("action" if late else "")
        if self.mode.play == "combat" and when in SOONER and found(state, LATE_COMBAT, self.minion):
            when = "unlock"
        return replaced_when(state, self.mode, self.minion, when)

    def _lost(self, state: State) -> bool:
        """Whether an ousting while it could be cancelled took away whoever played it."""
        gone = self.minion != NOTHING and self.minion not in state.cards
        return gone or state.seats[self.seat].out

    def do_resolved(self, state: State) -> None:
        """The card goes to the ash heap unless it is in play now."""
        record = state.cards.get(self.card)
        if record is not None and record.region == LIMBO:
            atoms.to_pile(state, self.card, "ash_heap")
        state.pop()
        if self.minion != NOTHING:
            burn_lifeless(state)

    def returned(self, state: State, child: Frame) -> None:
        """Hear the choices, and whether it was cancelled."""
        if isinstance(child, AsPlayed):
            self.cancelled = child.cancelled
            self.cancelled_by = child.cancelled_by
            self.free = child.free
        elif isinstance(child, Program):
            self.scope.env = child.scope.env
        elif isinstance(child, Drawing) and self.at == "effect":
            self.do_effect(state)


def atomic_top(state: State) -> None:
    """Begin the effect in the same step as the cost: nobody is ousted in between."""
    top = state.stack[-1]
    if isinstance(top, Program):
        top.step(state)


@dataclass(slots=True)
class UseCard(Frame):
    """Using an ability of a card in play: it cannot be cancelled and is not replaced."""

    at: str = "choose"
    card: int = NOTHING
    mode: Mode = field(default_factory=Mode)
    seat: int = NOBODY
    minion: int = NOTHING
    window: str = ""
    scope: Scope = field(default_factory=Scope)

    def do_choose(self, state: State) -> None:
        """Declare the choices."""
        self.at = "pay"
        latch(state, "round", "used", self.card)
        note(state, "used", seat=self.seat, card=self.card, other=self.minion, word=self.mode.key)
        if is_stored(state, self.card):
            latch(state, "combat", USED, self.card)
            latch_play(state, self.card, self.mode, self.minion)
        elif self.mode.once:
            latch_use(state, self.card, self.mode)
        latch_effect(state, "use", self.card, self.mode, self.seat, self.minion)
        run(state, self.mode.announce, self.scope)

    def do_pay(self, state: State) -> None:
        """Pay what the text asks (lock, burn, discard) and have the effect, as one step."""
        self.at = "resolved"
        cost = Cost(convictions=self.scope.all(CONVICTIONS))
        if is_stored(state, self.card):
            cost = cost_of(state, self.card, self.mode, self.minion, self.scope)
        pay(state, self.seat, self.minion, cost, self.card)
        run(state, Block((*self.mode.cost.effects, *self.mode.effect.effects)), self.scope)
        if self.window in COMBAT_WINDOWS:
            take_up(state, self.card, self.mode, self.minion, self.seat, self.scope, self.window)

    def do_resolved(self, state: State) -> None:
        """Done; who has paid with the last life burns."""
        state.pop()
        if is_stored(state, self.card):
            burn_lifeless(state)

    def returned(self, state: State, child: Frame) -> None:
        """Hear the choices."""
        if isinstance(child, Program):
            self.scope.env = child.scope.env


def is_stored(state: State, card: int) -> bool:
    """Whether a card lies on another and its ability is used as if it were played from the hand."""
    record = state.cards.get(card)
    return record is not None and bool(record.playable)


def latch_play(state: State, card: int, mode: Mode, minion: int) -> None:
    """Mark the play: the same minion plays a modifier or reaction once per action (R0)."""
    name = state.definition(card).face.name
    latch(state, "round", CARD_PLAYED)
    if mode.play in ("action modifier", "reaction"):
        latch(state, "action", "played", minion, name)
    if mode.play == "combat":
        latch(state, "combat", "played", name, mode.key)
        combat = state.frame(Combat)
        if combat is not None and is_asked_for(state, LAST_ROUND):
            latch(state, "combat", LAST_ROUND, minion, name, combat.number)
    if mode.play == "reaction":
        latch(state, "action", REACTED)
    if mode.once == "unlock":
        atoms.spend(state, minion, name)
    elif mode.once not in ("", "game", YOUR_GAME):
        latch(state, mode.once, "once", minion, name)


def latch_effect(state: State, verb: str, card: int, mode: Mode, seat: int, minion: int) -> None:
    """Mark on the action what was used during it: who may take it over depends on that.

    The card is marked by its face too, since it may be shuffled into a library meanwhile.
    """
    definition = state.definition(card)
    ways = definition.modes if mode in definition.modes else definition.uses
    face = state.faces[card]
    latch(state, "action", EFFECT, verb, face, ways.index(mode), card, seat, minion)


def latch_use(state: State, card: int, mode: Mode) -> None:
    """Mark a use of this copy; the limit stays with the copy when it changes hands."""
    if mode.once == "unlock":
        atoms.spend(state, card, mode.key)
    else:
        latch(state, mode.once, "use", card, mode.key)


def tell_cancelled(state: State, card: int, by: int) -> None:
    """A card was cancelled: event "cancelled" (subject: the card, number: who; NOBODY for none).

    It is in the ash heap by now, and was replaced.
    """
    atoms.emit(state, "cancelled", card, by)


def tell_played(state: State, card: int, mode: Mode, minion: int) -> None:
    """A minion has played a card that requires a Discipline: one event for each, "played aus".

    Every card: the event "played" about the card. A master: "played master" about the Methuselah.

    A cancelled card was played too. Nothing answers before the as-played window is closed
    (G00058).
    """
    if minion != NOTHING and any(is_asked_for(state, words_) for words_ in REMEMBERED):
        for span in ("action", "combat"):
            latch(state, span, PLAYED_BY, minion, card, mode.play)
    for code in mode.disciplines:
        atoms.emit(state, "played " + code.lower(), minion, card)
    if mode.play == "master":
        atoms.emit(state, "played master", state.controller(card), card)
    atoms.emit(state, "played", card, minion)


def replaced_when(state: State, mode: Mode, minion: int, when: str) -> str:
    """When a card of a minion is replaced: not before the end of the action, where an effect says
    so of those with a Discipline. Of two such moments the later one counts.
    """
    sooner = when in ("", "round", "combat", "referendum", RESEARCH)
    if not sooner or not mode.disciplines or minion == NOTHING or state.span("action") is None:
        return when
    if not found(state, "late discipline cards", minion):
        return when
    return EMPTY_HAND if when in ("", RESEARCH) else f"{when}{AND_THEN}{EMPTY_HAND}"


def _may_draw_one_more(state: State, minion: int, mode: Mode) -> bool:
    """Whether its controller may, for a card that it played so: any, of a type, by a Discipline."""
    codes = [code.lower() for code in mode.disciplines]
    said = words(state, "may draw one more", minion)
    return any(word in ("", mode.play, *codes) for word in said)


def replace_card(state: State, seat: int, card: int, when: str, minion: int, mode: Mode) -> None:
    """P5: draw to replace a card that was played, unless its text says to wait.

    One that was played as if from the hand is not replaced, whatever it says ([LSJ 20081126]).
    Whether one more may be drawn is settled now, though it waits ([PIB 20110718]).
    """
    record = state.cards.get(card)
    if record is not None and record.playable:
        return
    lock = lock_awaited(state, seat)
    if lock and when != "in play":
        when = lock if when in ("", RESEARCH) else f"{when}{AND_THEN}{lock}"
    if when in SOONER and state.span("action") is not None and found(state, "late cards", seat):
        when = "action"
    more = minion != NOTHING and _may_draw_one_more(state, minion, mode)
    if when in ("", RESEARCH):
        draw = replace_and_more if more else replace_now
        draw(state, seat, card, played=True, research=when == RESEARCH)
        return
    until = f"in play {card}" if when == "in play" else when
    delay_replacement(state, seat, until + ONE_MORE if more else until)
    release_empty(state, seat)


@performs("play")
def play(state: State, window: str, seat: int, option: Option) -> None:
    """Play a card from the hand."""
    mode = state.definition(option.card).mode(option.mode)
    scope = Scope(seat, option.card, option.minion, option.mode)
    state.push(
        PlayCard(
            card=option.card,
            mode=mode,
            seat=seat,
            minion=option.minion,
            window=window,
            scope=scope,
        )
    )


@performs("use")
def use(state: State, window: str, seat: int, option: Option) -> None:
    """Use an ability of a card in play."""
    definition = state.definition(option.card)
    for mode in definition.modes if is_stored(state, option.card) else definition.uses:
        if mode.key == option.mode:
            scope = Scope(seat, option.card, option.minion, option.mode)
            state.push(
                UseCard(
                    card=option.card,
                    mode=mode,
                    seat=seat,
                    minion=option.minion,
                    window=window,
                    scope=scope,
                )
            )
            return
    raise AssertionError(f"no use {option.mode!r} of card {option.card}")

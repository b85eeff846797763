"""Table talk: a table of real cards set before the first move, then played by decisions only.

    def test_inferior_govern_bleeds_for_three(table):
        anson = table.you.ready("Anson", blood=7)
        table.you.holds("Govern the Unaligned")

        table.you.acts("Govern the Unaligned", by=anson, level="dom")
        table.nobody_reacts()

        assert table.prey.pool() == 27

You are the active Methuselah, in your minion phase unless `table.begins` says otherwise. The
table is five seats: you, prey, grand_prey, grand_predator, predator. Whoever is not mentioned
passes. Cards without a definition in `methuselah.cards` can be put down as blanks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from methuselah.cards import definitions
from methuselah.engine import atoms, invariants
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option, Result
from methuselah.engine.definitions import Definition, defined
from methuselah.engine.editions import CURRENT, Edition
from methuselah.engine.programs import Choosing
from methuselah.engine.setting import Setting
from methuselah.engine.state import Methuselah, State
from methuselah.engine.traits import life_of
from methuselah.lab.auditing.soundness import unsound
from methuselah.pool import Face, pool
from methuselah.rules.turn.influence import merge_with
from methuselah.rules.turn.phase import Phase
from methuselah.rules.turn.turns import PHASES, GameFrame, Turn
from open_now import open_to
from refused import in_turn, playable, refusal, spellings
from small_state import place_of

__all__ = ["Seat", "Table"]

PASSING = ("pass", "done", "decline", "keep")
FILLER = Face(id=1, name="Filler", printed_name="Filler", types=("master",), text="", digest="")
FILLING = 12  # cards without use in each library, so that there is something to draw
LISTED = 15  # how many different decisions a failing test lists


@dataclass
class Seat:
    """One Methuselah at the table, as the test speaks to her."""

    table: Table
    number: int

    # -- set-up, before the first move ------------------------------------------------------

    def puts(self, name: str | Definition, where: str, **how: Any) -> int:
        """A card of her deck, somewhere: `on` another card, blood, counters, locked, level."""
        return self.table.place(self.number, name, where, **how)

    def ready(self, name: str | Definition, **how: Any) -> int:
        """A ready minion: full, or an ally with its life, unless `blood` says otherwise."""
        return self.puts(name, "ready", **how)

    def merged(self, name: str, **how: Any) -> int:
        """A ready vampire whose base version (by its name with the group) is merged."""
        base = self.ready(name, **how)
        self.puts(name.removesuffix(")") + " ADV)", "merged", on=base)
        return base

    def torpor(self, name: str | Definition, **how: Any) -> int:
        """A vampire in torpor."""
        return self.puts(name, "torpor", **how)

    def uncontrolled(self, name: str | Definition, **how: Any) -> int:
        """A crypt card in her uncontrolled region; empty unless `blood` says otherwise."""
        return self.puts(name, "uncontrolled", **{"blood": 0, **how})

    def in_play(self, name: str | Definition, **how: Any) -> int:
        """A card in play; `on` puts it on another."""
        return self.puts(name, "attached" if "on" in how else "permanent", **how)

    def holds(self, *names: str | Definition) -> Any:
        """Cards in her hand, which can be played; the id, or the ids, of them."""
        cards = tuple(self.puts(playable(name), "hand") for name in names)
        return cards[0] if len(cards) == 1 else cards

    def library(self, *names: str | Definition) -> Any:
        """Cards in her library, the last one on top."""
        cards = tuple(self.puts(name, "library") for name in names)
        return cards[0] if len(cards) == 1 else cards

    def crypt(self, *names: str | Definition) -> Any:
        """Cards in her crypt, the last one on top."""
        cards = tuple(self.puts(name, "crypt") for name in names)
        return cards[0] if len(cards) == 1 else cards

    def ash_heap(self, *names: str | Definition) -> Any:
        """Cards in her ash heap."""
        cards = tuple(self.puts(name, "ash_heap") for name in names)
        return cards[0] if len(cards) == 1 else cards

    def pool(self, number: int | None = None) -> int:
        """Her pool; with a number, set before the first move."""
        if number is not None:
            assert not self.table.begun, "set the pool before the first move"
            self.table.pools[self.number] = number
            return number
        return self.table.state.seats[self.number].pool

    # -- playing ------------------------------------------------------------------------------

    def acts(self, card: str | int | None = None, /, *, by: int, **parts: Any) -> None:
        """A minion announces an action: a card by name, or `word="bleed"`, "hunt", ...

        `level` is the Discipline level; `target`, `seat` and further answers follow with
        `chooses`.
        """
        if card is None:
            self.does("act", minion=by, **parts)
        else:
            self.does(("act", "use action"), card=card, minion=by, **parts)

    def plays(self, card: str | int, /, **parts: Any) -> None:
        """Play a card from the hand (not as an action); `by` says which minion, `level` which."""
        self.does("play", card=card, **parts)

    def uses(self, card: str | int, /, **parts: Any) -> None:
        """Use a card in play."""
        self.does("use", card=card, **parts)

    def blocks(self, minion: int) -> None:
        """Declare a block attempt."""
        self.does("block", minion=minion)

    def chooses(self, target: int | None = None, /, **parts: Any) -> None:
        """Choose a card (or `seat=`, `number=`, `word=`) where she is asked to choose."""
        decision = self.table.asked()
        assert decision is not None and decision.seat == self.number, (decision, target)
        seizes = any(option.verb == "seize" for option in decision.options)
        wanted = parts if target is None else {**parts, "card" if seizes else "target": target}
        for index, option in enumerate(decision.options):
            if option.verb not in PASSING and self.table.fits(option, wanted):
                self.table.take(index)
                return
        raise AssertionError(f"{wanted} is not among {self.table.told(decision)}")

    def votes(self, word: str, **parts: Any) -> None:
        """Cast the votes of a source: `minion=`, or `mode="edge"`, ..."""
        self.does("vote", word=word, **parts)

    def passes(self) -> None:
        """Pass (or say that she is done) where she is asked now."""
        decision = self.table.asked()
        assert decision is not None and decision.seat == self.number, decision
        self.table.pass_on()

    def does(self, verb: str | tuple[str, ...], /, **parts: Any) -> None:
        """Take the option that fits, as soon as she is offered it; everybody else passes."""
        table = self.table
        verbs = (verb,) if isinstance(verb, str) else verb
        before = []
        first: State | None = None
        table.asked()
        then = table.state.clone()
        for _ in range(300):
            decision = table.asked()
            if decision is None:
                break
            if decision.seat == self.number:
                for index, option in enumerate(decision.options):
                    if option.verb in verbs and table.fits(option, parts):
                        table.take(index)
                        return
                first = first or table.state.clone()
            before.append(f"{decision.seat} {decision.window}: {table.told(decision)}")
            table.pass_on()
        different = list(dict.fromkeys(before))
        shown = [*different[:LISTED], f"and {len(different) - LISTED} more"][: len(different)]
        listed = "\n".join([*shown, refusal(then, first, self.number, parts)])
        raise AssertionError(f"never offered {verb} {parts}; asked before:\n{listed}")

    # -- looking ------------------------------------------------------------------------------

    def may(self, verb: str | tuple[str, ...], /, **parts: Any) -> bool:
        """Whether she is offered it in the decision that waits, or in its window."""
        return bool(self.options(verb, **parts))

    def options(self, verb: str | tuple[str, ...], /, **parts: Any) -> list[Option]:
        """What she could do with a verb in the window that is open, whoever is asked first."""
        decision = self.table.asked()
        if decision is None:
            return []
        found = decision.options
        if decision.seat != self.number:
            found = tuple(open_to(self.table.state, decision.window, self.number))
        verbs = (verb,) if isinstance(verb, str) else verb
        return [o for o in found if o.verb in verbs and self.table.fits(o, parts)]

    def choices(self) -> set[int]:
        """The cards among which she is to choose now: what is no legal target is not there."""
        asked = self.options(("choose", "seize"))
        return {one.card if one.verb == "seize" else one.target for one in asked} - {NOTHING}

    def can_play(self, card: str | int, /, **parts: Any) -> bool:
        """Whether she could play this hand card now, as an action or otherwise."""
        return self.may(("play", "act"), card=card, **parts)

    def hand(self) -> list[str]:
        """The names of the cards in her hand."""
        state = self.table.state
        return [state.definition(card).name for card in state.seats[self.number].hand]

    def has_edge(self) -> bool:
        """Whether she has the Edge."""
        return self.table.state.edge == self.number

    def victory_points(self) -> float:
        """Her victory points."""
        return self.table.state.seats[self.number].half_points / 2

    def is_out(self) -> bool:
        """Whether she was ousted or has withdrawn."""
        return self.table.state.seats[self.number].out


@dataclass
class Table:
    """The table: five seats, or as many as asked for."""

    size: int = 5
    seed: int = 1
    placed: list[tuple[int, Definition, str, dict[str, Any]]] = field(default_factory=list)
    pools: dict[int, int] = field(default_factory=dict)
    edge: int = NOBODY
    phase: str = "minion"
    turn: int = 6
    begun: bool = False
    edition: Edition = CURRENT
    built: State | None = field(default=None, repr=False)

    @property
    def state(self) -> State:
        """The game; who looks at it before the first move has the table begin."""
        if self.built is None:
            self._build()
        assert self.built is not None
        return self.built

    def __post_init__(self) -> None:
        seats = [Seat(self, number) for number in range(self.size)]
        self.seats = seats
        self.you = seats[0]
        self.prey = seats[1 % self.size]
        self.grand_prey = seats[2 % self.size]
        self.grand_predator = seats[-2]
        self.predator = seats[-1]
        for seat in range(self.size):
            for _ in range(FILLING):
                self.place(seat, defined(FILLER), "library")

    # -- set-up -------------------------------------------------------------------------------

    def place(self, seat: int, name: str | Definition, where: str, **how: Any) -> int:
        """Put down a card, before the first move; its id."""
        assert not self.begun, "put cards down before the first move"
        definition = definition_of(name) if isinstance(name, str) else name
        self.placed.append((seat, definition, where, how))
        return len(self.placed) - 1

    def gives_edge(self, seat: Seat) -> None:
        """Somebody has the Edge at the start."""
        self.edge = seat.number

    def begins(self, phase: str = "minion") -> None:
        """The first move: your turn stands at the start of this phase. Called by itself."""
        self.phase = phase
        self._build()

    def _build(self) -> None:
        self.begun = True
        known: list[Definition] = []
        for _, definition, _, _ in self.placed:
            if definition not in known:
                known.append(definition)
        setting = Setting(
            seed=self.seed,
            names=tuple(f"seat {seat}" for seat in range(self.size)),
            decks=(((), ()),) * self.size,
            owners=tuple(placed[0] for placed in self.placed),
            definitions=tuple(known),
            edition=self.edition,
        )
        state = State(
            setting=setting,
            faces=tuple(known.index(placed[1]) for placed in self.placed),
            chance=self.seed,
            cards={},
            seats=[Methuselah(seat=s, pool=self.pools.get(s, 30)) for s in range(self.size)],
            order=tuple(range(self.size)),
            turn=self.turn,
            active=0,
            edge=self.edge,
        )
        self.built = state
        for card in range(len(self.placed)):
            self._put_down(card)
        state.queue = ()
        state.unsettled = False
        state.journal.clear()
        place = [begun(0).name for begun in PHASES].index(self.phase)
        state.push(GameFrame(at="turn_over"))
        state.push(Turn(at="phase", seat=0, place=place + 1))
        state.push(PHASES[place](0))

    def _put_down(self, card: int) -> None:
        state = self.state
        seat, definition, where, how = self.placed[card]
        owner = state.edit_seat(seat)
        piles = ("library", "hand", "ash_heap", "crypt", "removed", "research")
        pile = where if where in piles else "removed"
        setattr(owner, pile, (*getattr(owner, pile), card))
        if where in piles:
            return
        if where == "merged":
            atoms.move_to_region(state, card, "uncontrolled", seat)
            merge_with(state, card, how["on"])
            return
        if where == "attached":
            atoms.attach(state, card, how["on"], how.get("controller", seat))
        else:
            atoms.move_to_region(state, card, where, how.get("controller", seat))
        face = definition.face
        atoms.set_level(state, card, how.get("level", ""))
        full = life_of(state, card) if face.capacity is None else face.capacity
        record = state.edit(card)
        record.blood = how.get("blood", full)
        record.counters = how.get("counters", 0)
        record.corruption = how.get("corruption", ())
        record.notes = how.get("notes", ())
        record.locked = how.get("locked", False)
        record.arrived = 0
        record.viewers = ()

    # -- playing --------------------------------------------------------------------------------

    def asked(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if not self.begun:
            self._build()
        now = advance(self.state)
        return now if isinstance(now, Decision) else None

    def result(self) -> Result | None:
        """How the game ended, if it has."""
        self.asked()
        return self.state.result

    def take(self, index: int) -> None:
        """Take an option; the table stays sound."""
        answer(self.state, index)
        advance(self.state)
        problems = invariants.check(self.state)
        assert not problems, problems

    def pass_on(self) -> None:
        """Whoever is asked passes; a strike that nobody chose is the hand strike, a card that
        may be drawn from several places comes from the library, what must happen happens.
        """
        decision = self.asked()
        assert decision is not None
        assert self.state.turn < 2000, "what the test waits for never comes"
        if decision.kind == "draw":
            self.take(0)
            return
        for index, option in enumerate(decision.options):
            if option.verb in (*PASSING, "hand strike", "resolve"):
                self.take(index)
                return
        told = self.told(decision) + in_turn(decision)
        raise AssertionError(f"seat {decision.seat} must answer: {told}")

    def nobody_reacts(self) -> None:
        """Everybody passes until the action (or whatever is going on) is over."""
        spans = self._depth()
        while self.asked() is not None and self._depth() >= spans and spans:
            self.pass_on()

    def _depth(self) -> int:
        return sum(frame.span in ("action", "combat", "referendum") for frame in self.state.stack)

    nobody_blocks = nobody_reacts

    def everybody_passes(self, times: int = 1) -> None:
        """So many decisions in a row are passes."""
        for _ in range(times):
            self.pass_on()

    def until(self, window: str, seat: Seat | None = None) -> None:
        """Everybody passes until somebody (or this seat) is asked in a window."""
        for _ in range(500):
            decision = self.asked()
            assert decision is not None, "the game is over"
            if decision.window == window and seat in (None, self.seats[decision.seat]):
                return
            self.pass_on()
        raise AssertionError(f"never {window}")

    def until_turn_of(self, seat: Seat, phase: str = "unlock") -> None:
        """Everybody passes until this phase of a Methuselah has begun.

        Whoever is asked next is asked in it; or after it, where nobody could do anything in it.
        """
        seen = len(self.state.journal) if self.begun else 0
        for _ in range(800):
            decision = self.asked()
            assert decision is not None, "the game is over"
            span = self.state.span("phase")
            at = span.name if isinstance(span, Phase) else ""
            if self.state.active == seat.number and at == phase:
                return
            new = self.state.journal[seen:]
            if any((e.what, e.seat, e.word) == ("phase", seat.number, phase) for e in new):
                return
            self.pass_on()
        raise AssertionError(f"never the {phase} phase")

    def fits(self, option: Option, parts: dict[str, Any]) -> bool:
        """Whether an option is what the test says: cards by name or id, `by` and `level`."""
        names = {"by": "minion", "level": "mode"}
        for key, value in parts.items():
            field_name = names.get(key, key)
            have = getattr(option, field_name)
            if isinstance(value, str) and field_name in ("card", "target", "minion"):
                if have == NOTHING or self.state.definition(have).name not in spellings(value):
                    return False
            elif isinstance(value, Seat):
                if have != value.number:
                    return False
            elif have != value:
                return False
        return True

    def told(self, decision: Decision) -> str:
        """A decision in words, for a failing test."""
        return f"{decision.kind}/{decision.window} " + "; ".join(
            f"{o.verb} {self._name(o.card)} {self._name(o.minion)} {o.mode} {self._name(o.target)}"
            f" {o.seat} {o.number} {o.word}"
            for o in decision.options
        )

    def _name(self, card: int) -> str:
        return "-" if card == NOTHING else f"{self.state.definition(card).name}#{card}"

    # -- looking --------------------------------------------------------------------------------

    def blood(self, card: int) -> int:
        """Blood or life on a card."""
        return self.state.cards[card].blood

    def counters(self, card: int) -> int:
        """Other counters on a card."""
        return self.state.cards[card].counters

    def locked(self, card: int) -> bool:
        """Whether a card is locked."""
        return self.state.cards[card].locked

    def where(self, card: int) -> str:
        """The region or pile in which a card lies."""
        return place_of(self.state, card)

    def on(self, card: int) -> int:
        """The card that a card is on."""
        return self.state.cards[card].parent

    def waits_for(self, seat: Seat, window: str = "") -> bool:
        """Whether nothing is in progress, nor a choice open, and this seat is asked next."""
        decision = self.asked()
        if decision is None or isinstance(self.state.stack[-1], Choosing) or not self.over():
            return False
        return decision.seat == seat.number and window in ("", decision.window)

    def over(self) -> bool:
        """Whether no action, combat or referendum is in progress."""
        self.asked()
        return self._depth() == 0


@cache
def definition_of(name: str) -> Definition:
    """The definition of a card, or its bare face if it has none yet; what it says can be meant."""
    face = pool()[name]
    definition = definitions().get(face.id) or defined(face)
    wrong = unsound(definition)
    assert not wrong, f"{name}: {'; '.join(wrong)}"
    return definition

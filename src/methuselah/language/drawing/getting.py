"""The words of equipment and retainers that a minion gets through another card, at their cost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import ACTORS, Amount, Block, Effect, Mode, Node
from methuselah.engine.programs import Choosing, run
from methuselah.engine.rows import found as row_found
from methuselah.engine.rows import latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Choose, Later
from methuselah.language.reading.qualities import Test, is_a, yours
from methuselah.language.reading.which import Those
from methuselah.rules.action.action import Action
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.costs import Cost, as_action, cost_of, pay
from methuselah.rules.playing.entering_play import put_into_play, remember_hand
from methuselah.rules.playing.hand import replace_now
from methuselah.rules.playing.help_with_costs import Paying, affords, may_be_helped
from methuselah.rules.playing.offering import allowed, controls_named, is_able
from methuselah.rules.playing.requirements import meets_requirements

__all__ = [
    "HALF_IN_BLOOD",
    "employable",
    "employs_chosen",
    "employs_from_hand",
    "less_to_pay",
    "placeable",
    "puts_on_this",
    "searches_for_equipment",
    "searches_for_retainer",
]

CANNOT: Final = {"ally": "cannot recruit", "retainer": "cannot employ"}
"""What keeps a minion from getting a card of this type."""


@dataclass(frozen=True)
class Saving(Node):
    """What makes a card that a minion gets cost it something else."""


@dataclass(frozen=True)
class Less(Saving):
    """By how much a card that a minion gets costs less: pool, or blood if that is what it costs."""

    pool: int
    blood: int


@dataclass(frozen=True)
class InBlood(Saving):
    """Up to half of the pool that the card costs, rounded down, is paid with the minion's blood."""

    def most(self, state: State, card: int, cost: Cost, minion: int) -> int:
        """How much of it at most."""
        return min(cost.pool // 2, max(0, state.cards[minion].blood - cost.blood))


@dataclass(frozen=True)
class Reduction(Amount):
    """The pool or the blood of that, whichever a card costs: no such card costs both."""

    by: Saving

    def value(self, state: State, me: Scope) -> int:
        """Read its face."""
        if isinstance(self.by, InBlood):
            way = next(mode for mode in state.definition(me.card).modes if mode.play == EQUIPMENT)
            cost = cost_of(state, me.card, way, me.minion, me)
            return self.by.most(state, me.card, cost, me.minion)
        assert isinstance(self.by, Less)
        return self.by.pool if state.definition(me.card).face.pool_cost else self.by.blood


def less_to_pay(pool: int, blood: int) -> Less:
    """What is got costs N less pool, or M less blood: in `equippable`, `equips_chosen` and such."""
    return Less(pool, blood)


HALF_IN_BLOOD: Final = InBlood()
"""Up to half of what it costs, rounded down, may be paid with this vampire's blood."""
EQUIPMENT: Final = "equipment"
BLOOD_PAID: Final = "paid in blood"
"""The name of the number that says how much is."""


@dataclass(frozen=True)
class Bearable(Test):
    """An equipment or retainer card that this minion could get now: requirements and cost."""

    kind: str
    free: bool = False
    less: Saving | None = None

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its modes as if it were in the hand; the action that brings it is paid first."""
        ways = _ways_to_get(state, me, card, self.kind, free=self.free, less=self.less)
        own = None if isinstance(self.less, InBlood) else _still_to_pay(state, me)
        if own is None:
            return bool(ways)
        return any(_affords(state, me, card, way, me.minion, own) for way in ways)


def _is_barred(state: State, minion: int, kind: str) -> bool:
    """Whether something keeps a minion from getting a card of this type."""
    return kind in CANNOT and row_found(state, CANNOT[kind], minion)


def _ways_to_get(
    state: State, me: Scope, card: int, kind: str, *, free: bool, less: Saving | None = None
) -> list[Mode]:
    """The levels at which it could get the card; `free`: requirements are ignored.

    Then too the level is that of its own Disciplines ([LSJ 20080803]): the first without any.
    """
    ways = [mode for mode in state.definition(card).modes if mode.play == kind]
    if less is not None:
        ways = [replace(mode, fewer=Reduction(less)) for mode in ways]
    if _is_barred(state, me.minion, kind) or not may_bear(state, me.minion, card):
        return []
    if kind == "master":
        face = state.definition(card).face
        able = [way for way in ways if meets_requirements(state, me.you, face, way, NOTHING)]
        return [way for way in able if _affords(state, me, card, way, NOTHING)]
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
    return [mode for mode in able if _affords(state, me, card, mode, me.minion)]


def _still_to_pay(state: State, me: Scope) -> Cost | None:
    """What the action card itself costs, as long as its action has not come to that."""
    used = next((one for one in state.definition(me.card).modes if one.key == me.mode), None)
    if used is None or used.by not in ACTORS:
        return None
    action = state.frame(Action)
    if action is not None and action.card == me.card and action.outcome.resolved:
        return None
    cost = as_action(state, me.minion, used.kind, cost_of(state, me.card, used, me.minion, me))
    return cost if cost.blood or cost.pool else None


def _affords(
    state: State, me: Scope, card: int, mode: Mode, payer: int, own: Cost | None = None
) -> bool:
    """Whether its cost can be paid, with help too; a master card is paid for by you alone.

    own: what is to be paid besides.
    """
    cost = cost_of(state, card, mode, payer, Scope(me.you, card, payer))
    if own is not None:
        cost = replace(cost, blood=cost.blood + own.blood, pool=cost.pool + own.pool)
    return affords(state, cost, Paying(card=card, mode=mode, seat=me.you, minion=payer))


def _plain_cost(state: State, me: Scope, card: int, way: Mode, payer: int) -> Cost:
    """What it costs without what is paid in blood."""
    plain = next(m for m in state.definition(card).modes if (m.play, m.key) == (way.play, way.key))
    return cost_of(state, card, plain, payer, Scope(me.you, card, payer))


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
    less: Saving | None = None

    def run(self, state: State, me: Scope) -> None:
        """Pay and put it on, at the level chosen; a card from the hand is replaced."""
        for card in me.all(self.name):
            held = card in state.seats[me.you].hand
            ways = _ways_to_get(state, me, card, self.kind, free=self.free, less=self.less)
            if not ways:
                continue
            mode = ways[max(0, me.one("level"))]
            payer = NOTHING if self.kind == "master" else me.minion
            cost = cost_of(state, card, mode, payer, Scope(me.you, card, payer))
            if isinstance(self.less, InBlood):
                cost = _plain_cost(state, me, card, mode, payer)
                points = max(0, me.one(BLOOD_PAID))
                cost = replace(cost, pool=cost.pool - points, blood=cost.blood + points)
            pay(state, me.you, payer, cost, card)
            if mode.once == "game":
                latch(state, "game", "once", state.definition(card).face.name)
            put_into_play(state, card, me.minion, mode.key, me.you)
            if held:
                remember_hand(state, card)
                replace_now(state, me.you, card)
            if self.event != BROUGHT:
                atoms.emit(state, self.event, card, me.minion)


@dataclass(frozen=True)
class AskForHelp(Effect):
    """Others may help to pay for the card chosen under a name, which comes without an action."""

    name: str
    kind: str
    free: bool = False
    less: Saving | None = None

    def run(self, state: State, me: Scope) -> None:
        """Ask, if anything in play helps."""
        for card in me.all(self.name) if may_be_helped(state) else ():
            ways = _ways_to_get(state, me, card, self.kind, free=self.free, less=self.less)
            if ways:
                mode = ways[max(0, me.one("level"))]
                payer = NOTHING if self.kind == "master" else me.minion
                scope = Scope(me.you, card, payer)
                state.push(Paying(card=card, mode=mode, seat=me.you, minion=payer, scope=scope))


@dataclass(frozen=True)
class ChooseBlood(Effect):
    """Choose how much of the cost of the card chosen under a name is paid in blood."""

    name: str
    less: InBlood

    def run(self, state: State, me: Scope) -> None:
        """As much as must be, or may be."""
        for card in me.all(self.name):
            ways = _ways_to_get(state, me, card, EQUIPMENT, free=False, less=self.less)
            if not ways:
                continue
            cost = _plain_cost(state, me, card, ways[max(0, me.one("level"))], me.minion)
            most = self.less.most(state, card, cost, me.minion)
            least = min(most, max(0, cost.pool - state.seats[me.you].pool))
            options = tuple(
                Option("choose", card=card, number=points) for points in range(least, most + 1)
            )
            asking = Choosing(seat=me.you, name=BLOOD_PAID, window="choose", about=me.card)
            asking.options = options
            state.push(asking)


@dataclass(frozen=True)
class ChooseLevel(Effect):
    """Choose the level at which the card found is used, among those that the minion has."""

    name: str
    kind: str
    free: bool = False
    less: Saving | None = None

    def run(self, state: State, me: Scope) -> None:
        """Ask which ([LSJ 20080803])."""
        for card in me.all(self.name):
            ways = _ways_to_get(state, me, card, self.kind, free=self.free, less=self.less)
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


def getting(
    name: str, kind: str, event: str, *, free: bool = False, less: Saving | None = None
) -> tuple[Effect, ...]:
    """The steps of getting the card that was chosen under a name: its level, help with its cost,
    the card itself. `free`: ignoring requirements; `less`: what it costs less.
    """
    return (
        ChooseLevel(name, kind, free, less),
        AskForHelp(name, kind, free, less),
        *([ChooseBlood(name, less)] if isinstance(less, InBlood) else []),
        Get(name, kind, event, free, less),
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


def employable(*tests: Test, less: Saving | None = None) -> Those:
    """The retainers in your hand that this minion could employ now, by requirements and cost."""
    return Those(("hand",), (yours, is_a("retainer"), *tests, Bearable("retainer", less=less)))


def employs_chosen(name: str, less: Saving | None = None) -> Effect:
    """Employ the retainer chosen before, paying its cost."""
    return Block(getting(name, "retainer", "employed", less=less))


def employs_from_hand(test: Test, *, free: bool = False) -> Effect:
    """Employ a retainer from your hand, paying its cost; `free`: ignoring requirements."""
    found = Those(("hand",), (yours, is_a("retainer"), test, Bearable("retainer", free)))
    choice = Later(Choose(found, name="found", least=0))
    return Block((choice, *getting("found", "retainer", "employed", free=free)))


@dataclass(frozen=True)
class Placeable(Test):
    """Equipment or a master card that could be put on this minion for its cost."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """As the one or as the other."""
        kinds = ("equipment", "master")
        return any(_ways_to_get(state, me, card, kind, free=False) for kind in kinds)


placeable: Final = Placeable()
"""Equipment or a master card that could be on this minion: requirements and cost."""


@dataclass(frozen=True)
class PutHere(Effect):
    """Put the card chosen under a name on this minion: neither equipped nor played as a master."""

    name: str

    def run(self, state: State, me: Scope) -> None:
        """As the one or as the other, whichever it is."""
        ways = (*getting(self.name, "equipment", BROUGHT), *getting(self.name, "master", BROUGHT))
        run(state, Block(ways), me)


def puts_on_this(name: str) -> PutHere:
    """Put the equipment or master card chosen before on this minion, paying its cost."""
    return PutHere(name)

"""The incapacitated region of the imbued (RB24, Appendix: Imbued Rules, 5).

An imbued without life is incapacitated (`life`): it leaves for three convictions in its unlock
phase, or any minion burns it. Reads the row `recovers in unlock phase` (of an incapacitated
imbued; value: the convictions for which it leaves then).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing, ask
from methuselah.engine.rows import most
from methuselah.engine.state import INCAPACITATED, READY, Frame, State
from methuselah.engine.traits import is_imbued, life_of
from methuselah.engine.windows import offers, performs
from methuselah.rules.action.action import Action
from methuselah.rules.action.equip import equipment_on
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.combat.damage import inflict
from methuselah.rules.combat.packet import Packet
from methuselah.rules.imbued.convictions import (
    LIMIT,
    choosing_convictions,
    conviction_options,
    convictions_on,
)
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.torpor.going_to_torpor import burn_minion
from methuselah.rules.turn.minion import may_take

__all__ = ["BurningImbued", "Recovering", "burning_imbued", "leave_incapacitated"]

RECOVERY: Final = 3
"""The convictions for which an imbued leaves the incapacitated region."""


def _with_incapacitated(state: State, window: str) -> int:
    """The seats with a minion there."""
    return sum(1 << owner.seat for owner in state.seats if owner.incapacitated)


@offers("unlock", to=_with_incapacitated)
def recoveries(state: State, window: str, seat: int) -> list[Option]:
    """Her incapacitated imbued with the convictions to leave: in her own phase, or as cards say."""
    own = RECOVERY if seat == state.active else LIMIT + 1
    options = []
    for minion in state.seats[seat].incapacitated:
        price = most(state, "recovers in unlock phase", minion, own)
        if is_imbued(state, minion) and len(convictions_on(state, minion)) >= price:
            options.append(Option("recover", minion=minion, number=price))
    return options


@performs("recover")
def recover(state: State, window: str, seat: int, option: Option) -> None:
    """Leave the incapacitated region."""
    state.push(Recovering(seat=seat, imbued=option.minion, price=option.number))


@dataclass(slots=True)
class Recovering(Frame):
    """An imbued burns convictions and leaves the incapacitated region with a life more."""

    atomic: ClassVar[bool] = True

    at: str = "choose"
    seat: int = NOBODY
    imbued: int = NOTHING
    price: int = RECOVERY
    spent: tuple[int, ...] = ()

    def do_choose(self, state: State) -> None:
        """Which convictions it burns, where they are not all the same."""
        self.at = "leave"
        asked = choosing_convictions(state, self.seat, self.imbued, self.price, "RB24 Imbued 5")
        if isinstance(asked, Choosing):
            state.push(asked)
        else:
            self.spent = asked

    def returned(self, state: State, child: Frame) -> None:
        """Hear which."""
        assert isinstance(child, Choosing)
        self.spent = child.chosen

    def do_leave(self, state: State) -> None:
        """Burn them and go."""
        state.pop()
        for card in self.spent:
            atoms.burn(state, card)
        leave_incapacitated(state, self.imbued)


def leave_incapacitated(state: State, imbued: int) -> None:
    """To the ready region, with a life more; whatever the effect (RB24, Imbued, 5)."""
    atoms.move_to_region(state, imbued, READY)
    if state.cards[imbued].blood < life_of(state, imbued):
        atoms.gain_blood(state, imbued, 1)


def burning_imbued(state: State, seat: int, minion: int) -> list[Option]:
    """Any minion may burn an incapacitated imbued, as an action directed at its controller."""
    return [
        Option("act", minion=minion, target=imbued, word="burn imbued")
        for other in state.clockwise(seat)
        for imbued in state.seats[other].incapacitated
        if is_imbued(state, imbued) and may_take(state, minion, "burn imbued")
    ]


@resolves("burn imbued")
def burn_imbued(state: State, action: Action) -> None:
    """It is burned if it is incapacitated still."""
    imbued = action.scope.one("target")
    if imbued not in state.cards or state.cards[imbued].region != INCAPACITATED:
        action.fizzle(state, "target")
        return
    state.push(BurningImbued(minion=action.acting, imbued=imbued))


@dataclass(slots=True)
class BurningImbued(Frame):
    """Take its equipment, burn it, and face the other imbued (RB24, Imbued, 5).

    asked: the ready imbued that have had their chance to burn a conviction.
    """

    at: str = "equipment"
    minion: int = NOTHING
    imbued: int = NOTHING
    asked: tuple[int, ...] = ()
    options: tuple[Option, ...] = ()

    def do_equipment(self, state: State) -> None:
        """Which of its equipment the acting minion takes."""
        self.at = "burn"
        equipment = equipment_on(state, self.imbued)
        if equipment:
            state.push(
                Choosing(
                    seat=state.controller(self.minion),
                    name="equipment",
                    window="choose",
                    about=self.imbued,
                    rule="RB24 Imbued 5",
                    options=tuple(Option("choose", target=card) for card in equipment),
                    least=0,
                    most=len(equipment),
                )
            )

    def returned(self, state: State, child: Frame) -> None:
        """Take what was chosen, as far as the minion may have it."""
        if isinstance(child, Choosing):
            for card in child.chosen:
                if may_bear(state, self.minion, card):
                    atoms.attach(state, card, self.minion)

    def do_burn(self, state: State) -> None:
        """Burn it."""
        self.at = "answers"
        burn_minion(state, self.imbued, self.minion)

    def do_answers(self, state: State) -> None:
        """Each ready imbued may burn a conviction to hurt the acting minion, one after another."""
        for seat in state.clockwise(state.order[0]):
            for imbued in state.seats[seat].ready:
                if imbued in self.asked or self.minion not in state.cards:
                    continue
                if is_imbued(state, imbued) and convictions_on(state, imbued):
                    self._ask(state, seat, imbued)
                    return
        state.pop()

    def _ask(self, state: State, seat: int, imbued: int) -> None:
        burning = (o.target for o in conviction_options(state, imbued, 1))
        self.options = (
            *(Option("avenge", card=card, minion=imbued, target=self.minion) for card in burning),
            Option("decline", card=imbued),
        )
        rule = "RB24 Imbued 5"
        ask(state, Decision(seat, "effect", "choose", self.options, imbued, rule))

    def answered(self, state: State, index: int) -> None:
        """1 unpreventable damage for the conviction."""
        option = self.options[index]
        self.options = ()
        self.asked = (*self.asked, option.minion if option.verb == "avenge" else option.card)
        if option.verb == "avenge":
            note(state, "used", seat=state.controller(option.minion), card=option.card)
            atoms.burn(state, option.card)
            packet = Packet(self.minion, 1, source="minion", by=option.minion, unpreventable=True)
            inflict(state, (packet,))

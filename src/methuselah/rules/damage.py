"""Damage: prevention, mending, wounds, torpor and burning (R0, 5. Damage Resolution; traps K5).

All packets of one moment are resolved together: prevention, then normal damage, then aggravated.
Reads the rows `immune` (word: a source, or "" for all), `treats aggravated as normal`, and the
granted `prevention`. Opens the window prevent.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.journal import note
from methuselah.engine.rows import found, words
from methuselah.engine.state import READY, TORPOR, Frame, State
from methuselah.engine.traits import is_vampire
from methuselah.engine.windows import Window, offers, performs
from methuselah.rules.combat import Combat, Round, granted, use_up
from methuselah.rules.torpor import burn_minion, send_to_torpor

__all__ = ["Damage", "Packet", "inflict", "prevent", "preventable"]


@dataclass(frozen=True, slots=True)
class Packet:
    """Damage from one source to one victim.

    source: "strike" (hands or a strike card), "weapon", "gun", "retainer", "none" (no source)
    or "minion" (an effect that says the minion inflicts it); card: what it comes from; by: the
    minion that inflicts it, NOTHING for environmental damage.
    """

    victim: int
    amount: int
    aggravated: bool = False
    source: str = "none"
    card: int = NOTHING
    by: int = NOTHING
    unpreventable: bool = False


@dataclass(slots=True)
class Damage(Frame):
    """The damage of one moment. place: whose prevention is next."""

    atomic: ClassVar[bool] = False

    at: str = "prevent"
    packets: tuple[Packet, ...] = ()
    place: int = 0

    def victims(self, state: State) -> tuple[int, ...]:
        """Who takes damage: fighters in order, the acting one first, then the others."""
        combat = state.frame(Combat)
        first = combat.fighters if combat is not None else ()
        hurt = tuple(dict.fromkeys(packet.victim for packet in self.packets))
        return (*(m for m in first if m in hurt), *(m for m in hurt if m not in first))

    def do_prevent(self, state: State) -> None:
        """K5a: each victim in turn prevents, one effect at a time."""
        victims = self.victims(state)
        while self.place < len(victims):
            victim = victims[self.place]
            self.place += 1
            if preventable(state, victim):
                seat = state.controller(victim)
                state.push(Window(name="prevent", order=(seat,), rule="R0 5. Damage Resolution"))
                return
        self.at = "apply"

    def do_apply(self, state: State) -> None:
        """K5b: everything unprevented is inflicted at once; then each goes where it must."""
        self.at = "done"
        outcomes = [(victim, self._suffer(state, victim)) for victim in self.victims(state)]
        for victim, outcome in reversed(outcomes):
            if outcome == "burned":
                burn_minion(state, victim, by=self._by(victim))
            elif outcome == "torpor":
                send_to_torpor(state, victim)

    def do_done(self, state: State) -> None:
        """All of it is handled."""
        state.pop()

    def _by(self, victim: int) -> int:
        for packet in self.packets:
            if packet.victim == victim and packet.by != NOTHING:
                return packet.by
        return NOTHING

    def _suffer(self, state: State, victim: int) -> str:
        """Mend or burn what was inflicted on one victim; says what becomes of it."""
        if victim not in state.cards:
            return ""
        normal, aggravated = self._inflicted(state, victim)
        if normal + aggravated == 0:
            return ""
        note(state, "damaged", card=victim, number=normal, other=aggravated)
        if not is_vampire(state, victim):
            _record_loss(state, victim, atoms.burn_blood(state, victim, normal + aggravated))
            return "burned" if state.cards[victim].blood == 0 else ""
        return _mend(state, victim, normal, aggravated)

    def _inflicted(self, state: State, victim: int) -> tuple[int, int]:
        """Normal and aggravated points, without what the victim is immune to."""
        immune = words(state, "immune", victim)
        normal = aggravated = 0
        for packet in self.packets:
            if packet.victim != victim or "" in immune or packet.source in immune:
                continue
            if packet.aggravated and not found(state, "treats aggravated as normal", victim):
                aggravated += packet.amount
            else:
                normal += packet.amount
        return normal, aggravated


def _mend(state: State, vampire: int, normal: int, aggravated: int) -> str:
    """Normal damage first; what cannot be mended wounds; a wounded vampire pays or burns."""
    wounded = state.cards[vampire].region == TORPOR
    mended = atoms.burn_blood(state, vampire, normal)
    _record_loss(state, vampire, mended)
    wounded = wounded or mended < normal
    if aggravated and not wounded:
        aggravated -= 1
        wounded = True
    paid = atoms.burn_blood(state, vampire, aggravated)
    _record_loss(state, vampire, paid)
    if paid < aggravated:
        return "burned"
    return "torpor" if wounded and state.cards[vampire].region == READY else ""


def _record_loss(state: State, minion: int, number: int) -> None:
    fight = state.frame(Round)
    if fight is not None and number:
        fight.lost = (*fight.lost, (minion, number))


def inflict(state: State, packets: tuple[Packet, ...]) -> None:
    """Damage happens: everything at once, whatever its sources."""
    state.push(Damage(packets=packets))


# -- prevention ---------------------------------------------------------------------------------


def preventable(state: State, victim: int, sources: tuple[str, ...] = ()) -> int:
    """The points that a victim can still prevent in the damage being resolved."""
    damage = state.frame(Damage)
    if damage is None:
        return 0
    return sum(
        packet.amount
        for packet in damage.packets
        if packet.victim == victim
        and not packet.unpreventable
        and (not sources or packet.source in sources)
    )


def prevent(state: State, victim: int, number: int, sources: tuple[str, ...] = ()) -> int:
    """Prevent up to so many points, aggravated ones first; returns how many were."""
    damage = state.frame(Damage)
    if damage is None:
        return 0
    left = number
    packets = list(damage.packets)
    for place in sorted(range(len(packets)), key=lambda i: not packets[i].aggravated):
        packet = packets[place]
        fits = packet.victim == victim and not packet.unpreventable
        if fits and (not sources or packet.source in sources):
            taken = min(left, packet.amount)
            packets[place] = replace(packet, amount=packet.amount - taken)
            left -= taken
    damage.packets = tuple(packets)
    note(state, "prevented", card=victim, number=number - left)
    return number - left


def current_victim(state: State) -> int:
    """The minion whose turn it is to prevent, NOTHING if nobody's."""
    damage = state.frame(Damage)
    if damage is None or damage.place == 0:
        return NOTHING
    return damage.victims(state)[damage.place - 1]


@offers("prevent")
def granted_prevention(state: State, window: str, seat: int) -> list[Option]:
    """Prevention that something gave the victim for this round or combat (Precognition)."""
    victim = current_victim(state)
    if victim == NOTHING or state.controller(victim) != seat or not preventable(state, victim):
        return []
    return [
        Option("use prevention", card=row.source, minion=victim, number=row.value)
        for _, row in granted(state, "prevention", victim)
    ]


@performs("use prevention")
def use_prevention(state: State, window: str, seat: int, option: Option) -> None:
    """Prevent with it; what is left over is lost."""
    use_up(state, "prevention", option.minion, option.card)
    prevent(state, option.minion, option.number)


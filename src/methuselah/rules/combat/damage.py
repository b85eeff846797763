"""Damage: prevention, mending, wounds, torpor and burning (R0, 5. Damage Resolution; traps K5).

All packets of one moment are resolved together: prevention, then normal damage, then aggravated.
What an aim adds to damage that gets through is prevented in its turn, and mended with the rest.
Reads the rows `only first damage` (word: the kind of damage that is prevented, or ""), `immune`
(word: a kind of damage, or "" for all), `treats aggravated as normal`, `wounded`, `prevents
strikes` (word: the Discipline that prevents), `no weapon damage` (of whose strikes), `halves
strikes` (of the victim) and `returns damage` (of the victim; word "aggravated": so that it is).
Emits "damaged" (number: the points inflicted), "inflicts" (about a weapon; number: the points
before prevention) and "faces damage" (about a fighter that its opponent inflicts damage on, whether
any of it gets through). Latches (BEFORE_PREVENTION, by, points, kind), ("damaged", victim),
(STRUCK, victim) and (HURT_BY, weapon) on the round, (HURT_BY, weapon, victim, points) on the
combat. Opens the windows prevent and damaged.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOTHING
from methuselah.engine.journal import note
from methuselah.engine.programs import run
from methuselah.engine.rows import found, latch, latched, rows_of, words
from methuselah.engine.scope import Scope
from methuselah.engine.state import ATTACHED, READY, TORPOR, Frame, State
from methuselah.engine.traits import is_vampire
from methuselah.engine.windows import Window
from methuselah.rules.combat.aggravating import as_inflicted
from methuselah.rules.combat.blame import burned_by, sent_by
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.combat.endurance import wear, wears_down
from methuselah.rules.combat.hard_hits import remember_hands
from methuselah.rules.combat.immunity import is_immune
from methuselah.rules.combat.mending import mend, record_loss
from methuselah.rules.combat.packet import Packet
from methuselah.rules.combat.reducing import reduced
from methuselah.rules.combat.warding import remember_wards
from methuselah.rules.terms.life import without_life
from methuselah.rules.terms.sequencing import order
from methuselah.rules.torpor.going_to_torpor import (
    Falling,
    Fate,
    send_to_torpor,
)

__all__ = [
    "HURT_BY",
    "Damage",
    "current_victim",
    "goes_to_torpor",
    "inflict",
    "prevent",
    "preventable",
]


STRIKES: Final = ("strike", "weapon", "gun")
"""Sources of damage: the strikes of the opposing minion."""
HURT_BY: Final = "hurt by"
"""The latch of a weapon that has successfully inflicted damage on an opponent of its bearer."""
TAKEN: Final = "taken"
"""The latch (minion, points, round) of the damage that it took in a combat, if a card asks."""
IN_ONE_COMBAT: Final = "damage during a single combat"
"""What the texts say that ask for it."""
IN_LAST_ROUND: Final = "damage successfully inflicted on this vampire in the previous round"
"""What the text of a card says that asks for it by rounds."""
BEFORE_PREVENTION: Final = "before prevention"
"""The latch (by, points, kind) of a round: what minions inflicted, prevented or not, if asked."""
EVEN_PREVENTED: Final = "any aggravated damage (even if prevented)"
"""What the texts say that ask for it."""
HALVED: Final = "half the damage"
"""What the text of a card says that prevents it."""
STRUCK: Final = "struck"
"""The latch (minion) of a round: a strike of its opponent inflicted damage on it, if asked for."""
BY_A_STRIKE: Final = "strike successfully inflicts any damage"
"""What the text of a card says that asks for it."""
HARMLESS: Final = "harmless"
"""The latch (weapon) of a round: a weapon with which strikes inflict no damage in it."""
AS_INFLICTED: Final = "damage is successfully inflicted on this"
"""What the text of a card says that is played then, in the window "damaged"."""
RESOLVING: Final = ("retainers", "resolve_rest", "strike_resolved")
"""The steps at which a round stands while strikes resolve: each is the step that comes next."""
ALL: Final = 1000
"""More damage than there ever is."""


@dataclass(slots=True)
class Damage(Frame):
    """The damage of one moment.

    place: whose prevention is next; drained: allies and retainers whose life was stolen in the
    same moment, who burn if they have none left; leaving: vampires that go to torpor with it;
    faced: the fighters that their opponents inflict damage on, before any of it is prevented;
    second: what riders added is being prevented; given_back: what some of it brings upon those who
    inflicted it, in its turn; hurt: the fighters on whom it was inflicted successfully; struck:
    what strikes inflict on whom, before prevention, where a card asks for half of it.
    """

    span: ClassVar[str] = "strike"

    at: str = "prevent"
    packets: tuple[Packet, ...] = ()
    place: int = 0
    second: bool = False
    given_back: bool = False
    drained: tuple[int, ...] = ()
    leaving: tuple[int, ...] = ()
    faced: tuple[int, ...] = ()
    hurt: tuple[int, ...] = ()
    struck: tuple[tuple[int, int], ...] = ()

    def victims(self, state: State) -> tuple[int, ...]:
        """Who takes damage: fighters in order, the acting one first, then the others."""
        combat = state.frame(Combat)
        first = combat.fighters if combat is not None else ()
        packets = (packet.victim for packet in self.packets)
        hurt = tuple(dict.fromkeys((*packets, *self.drained, *self.leaving)))
        return (*(m for m in first if m in hurt), *(m for m in hurt if m not in first))

    def do_prevent(self, state: State) -> None:
        """K5a: each victim in turn prevents, one effect at a time."""
        if self.place == 0:
            self.packets = tuple(
                as_inflicted(state, p) for p in self.packets if not _is_nullified(state, p)
            )
            if not self.second:
                self.faced = _faced(state, self.packets)
                self.packets = reduced(state, self.packets)
                self.tell_weapons(state)
                self.measure(state, self.packets)
        victims = self.victims(state)
        if self.place == 0:
            for victim in victims:
                for requires in words(state, "prevents strikes", victim):
                    prevent(state, victim, ALL, STRIKES, (requires,))
                if found(state, "halves strikes", victim):
                    self.halve(state, victim)
        while self.place < len(victims):
            victim = victims[self.place]
            self.place += 1
            if victim in state.cards and (preventable(state, victim) or aggravated(state, victim)):
                seat = state.controller(victim)
                others = tuple(other for other in order(state) if other != seat)
                rule = "R0 5. Damage Resolution"
                state.push(Window(name="prevent", order=(seat, *others), rule=rule))
                return
        self.at = "riders"
        for victim in victims:
            self.prevent_further(state, victim)

    def do_riders(self, state: State) -> None:
        """What aims add to damage that was not prevented; what got through stands."""
        self.at = "apply"
        inflicted = [p for p in self.packets if p.riders and p.amount and not is_immune(state, p)]
        # Of damage in two parts, by one strike, whatever was added is added once.
        landed = list({(p.by, p.victim, p.riders): p for p in reversed(inflicted)}.values())[::-1]
        if not landed:
            self.return_damage(state)
            return
        further = [
            replace(
                packet,
                amount=rider.more,
                aggravated=packet.aggravated or packet.softened,
                softened=False,
                riders=(),
            )
            for packet in landed
            for rider in packet.riders
            if rider.more
        ]
        self.prevent_again(state, further)
        for packet in landed:
            for rider in packet.riders:
                scope = Scope(state.controller(packet.by), rider.card, packet.by)
                run(state, rider.then, scope)

    def prevent_again(self, state: State, more: Iterable[Packet]) -> None:
        """More damage of the same moment, which is prevented by itself."""
        kept = (replace(packet, unpreventable=True, riders=()) for packet in self.packets)
        further = tuple(more)
        self.measure(state, further)
        self.packets = (*kept, *further)
        self.at, self.place, self.second = "prevent", 0, True

    def return_damage(self, state: State) -> None:
        """As strikes resolve, who inflicts damage on some minions takes as much (Blood of Acid).

        After all prevention of the strikes, applied with them ([ANK 20170427]).
        """
        fight = state.frame(Round)
        if self.given_back or fight is None or fight.at not in RESOLVING:
            return
        self.given_back = True
        more: list[Packet] = []
        for victim in self.victims(state):
            for row in rows_of(state, "returns damage", victim):
                foe = fight.combat(state).opponent(victim)
                points = sum(
                    packet.amount
                    for packet in self.packets
                    if (packet.victim, packet.by) == (victim, foe) and not is_immune(state, packet)
                )
                if points:
                    worse = row.word == "aggravated"
                    more.append(Packet(foe, points, aggravated=worse, card=row.source))
        if more:
            self.prevent_again(state, more)

    def measure(self, state: State, packets: tuple[Packet, ...]) -> None:
        """What strikes and minions inflict, before any of it is prevented."""
        inflicted = [packet for packet in packets if not is_immune(state, packet)]
        if is_asked_for(state, HALVED):
            strikes = ((p.victim, p.amount) for p in inflicted if p.source in STRIKES)
            self.struck = (*self.struck, *strikes)
        if state.frame(Round) is not None and is_asked_for(state, EVEN_PREVENTED):
            for packet in inflicted:
                if packet.by != NOTHING:
                    kind = "aggravated" if packet.aggravated else "normal"
                    latch(state, "round", BEFORE_PREVENTION, packet.by, packet.amount, kind)

    def halve(self, state: State, victim: int) -> None:
        """Half of what a strike inflicts is prevented; of what riders add, up to half of it all."""
        points = half_of_strike(state, victim)
        if self.second:
            points -= half_of_strike(state, victim, preventable(state, victim, STRIKES))
        prevent(state, victim, points, STRIKES)

    def tell_weapons(self, state: State) -> None:
        """Tell the weapons what they inflict, before any of it is prevented."""
        for packet in self.packets:
            record = state.cards.get(packet.weapon)
            if record is not None and record.region == ATTACHED and not is_immune(state, packet):
                atoms.emit(state, "inflicts", packet.weapon, packet.amount)

    def prevent_further(self, state: State, victim: int) -> None:
        """A second point in a round is prevented by itself (Flesh of Marble), aggravated first."""
        for word in words(state, "only first damage", victim):
            kinds = (word,) if word else ()
            points = preventable(state, victim, kinds)
            stays = sum(p.amount for p in self.packets if p.victim == victim) > points
            first = int(not stays and not latched(state, "round", "damaged", victim))
            if points > first:
                prevent(state, victim, points - first, kinds)

    def do_apply(self, state: State) -> None:
        """K5b: everything unprevented is inflicted at once; then each goes where it must."""
        self.at = "done"
        remember_wards(state, self.packets)
        for victim in self.faced:
            atoms.emit(state, "faces damage", victim)
        fates: list[Fate] = []
        self.hurt = self.just_hurt(state)
        for victim in self.victims(state):
            word = self.suffer(state, victim)
            if not word and (victim in self.leaving or wears_down(state, victim)):
                word = "torpor"
            if word:
                by = sent_by if word == "torpor" else burned_by
                fates.append(Fate(victim, word, by(state, self.packets, victim)))
        if fates:
            state.push(Falling(fates=tuple(fates)))
        if self.hurt:
            state.push(Window(name="damaged", order=order(state), rule="R0 5. Damage Resolution"))

    def just_hurt(self, state: State) -> tuple[int, ...]:
        """The fighters on whom damage is inflicted, where the text of any card asks for that."""
        combat = state.frame(Combat)
        if combat is None or not combat.is_on or not is_asked_for(state, AS_INFLICTED):
            return ()
        return tuple(
            one for one in combat.fighters if one in state.cards and any(self.inflicted(state, one))
        )

    def do_done(self, state: State) -> None:
        """All of it is handled."""
        state.pop()

    def suffer(self, state: State, victim: int) -> str:
        """Mend or burn what was inflicted on one victim; says what becomes of it.

        Damage to a card that is not in play, or is uncontrolled, is ignored (R3 6.4.6).
        """
        record = state.cards.get(victim)
        if record is None or record.region not in (READY, TORPOR, ATTACHED):
            return ""
        normal, aggravated = self.inflicted(state, victim)
        for number, word in ((normal, ""), (aggravated, "aggravated")):
            if number:
                note(state, "damaged", card=victim, number=number, word=word)
        if normal + aggravated:
            wear(state, victim, normal + aggravated)
            self.credit(state, victim)
            latch(state, "round", "damaged", victim)
            self.count(state, victim, normal + aggravated)
            remember_hands(state, self.packets, victim)
            atoms.emit(state, "damaged", victim, normal + aggravated)
        if is_vampire(state, victim):
            return mend(state, victim, normal, aggravated)
        record_loss(state, victim, atoms.burn_blood(state, victim, normal + aggravated))
        return "" if state.cards[victim].blood else without_life(state, victim)

    def count(self, state: State, victim: int, points: int) -> None:
        """The combat remembers, if a card asks, what a minion took and in which round."""
        combat = state.frame(Combat)
        asked = is_asked_for(state, IN_ONE_COMBAT) or is_asked_for(state, IN_LAST_ROUND)
        if asked and combat is not None:
            latch(state, "combat", TAKEN, victim, points, combat.number)

    def credit(self, state: State, victim: int) -> None:
        """The round remembers what each minion has inflicted; environmental damage is nobody's."""
        fight = state.frame(Round)
        if fight is None:
            return
        fighters = fight.combat(state).fighters
        for packet in self.packets:
            if packet.victim != victim or is_immune(state, packet):
                continue
            if packet.weapon != NOTHING and packet.amount and victim in fighters:
                latch(state, "round", HURT_BY, packet.weapon)
                latch(state, "combat", HURT_BY, packet.weapon, victim, packet.amount)
            struck = packet.source in STRIKES and packet.amount and packet.by in fighters
            if struck and is_asked_for(state, BY_A_STRIKE):
                latch(state, "round", STRUCK, victim)
            if packet.by != NOTHING:
                fight.dealt = (*fight.dealt, (packet.by, packet.amount))

    def inflicted(self, state: State, victim: int) -> tuple[int, int]:
        """Normal and aggravated points, without what the victim is immune to."""
        treats_as_normal = found(state, "treats aggravated as normal", victim)
        normal = aggravated = 0
        for packet in self.packets:
            if packet.victim != victim or is_immune(state, packet):
                continue
            if packet.aggravated and not treats_as_normal:
                aggravated += packet.amount
            else:
                normal += packet.amount
        return normal, aggravated


def _faced(state: State, packets: tuple[Packet, ...]) -> tuple[int, ...]:
    """The fighters that their opponents inflict any damage on, even what they are immune to."""
    combat = state.frame(Combat)
    if combat is None or not state.hooks.get("on faces damage"):
        return ()
    hits = {(packet.by, packet.victim) for packet in packets}
    return tuple(one for one in combat.fighters if (combat.opponent(one), one) in hits)


def _is_nullified(state: State, packet: Packet) -> bool:
    """Whether it comes from a weapon with which strikes inflict no damage this round.

    Only strikes: what a weapon does to its own bearer stays ([LSJ 19980216]).
    """
    if packet.source not in ("weapon", "gun") or packet.victim == packet.by:
        return False
    tricked = latched(state, "round", HARMLESS, packet.weapon)
    return tricked or found(state, "no weapon damage", packet.by)


def inflict(state: State, packets: tuple[Packet, ...]) -> None:
    """Damage happens, in combat or outside: everything at once, whatever its sources.

    It joins damage of the same moment that is yet to be resolved: that of the strikes that are
    resolving, or all of the time before range is determined ([ANK 20170930]).
    """
    packets = tuple(packet for packet in packets if packet.amount > 0)
    if not packets:
        return
    waiting = state.frame(Damage)
    if waiting is not None and waiting.at == "prevent" and waiting.place == 0:
        waiting.packets = (*waiting.packets, *packets)
    else:
        state.push(Damage(packets=packets))


def goes_to_torpor(state: State, vampire: int) -> None:
    """A vampire goes to torpor; with those that the damage being resolved sends there, if any."""
    damage = state.frame(Damage)
    if damage is None or damage.at != "prevent":
        send_to_torpor(state, vampire)
    else:
        damage.leaving = (*damage.leaving, vampire)


# -- prevention ---------------------------------------------------------------------------------


def _places(
    state: State, victim: int, sources: tuple[str, ...], requires: tuple[str, ...]
) -> list[int]:
    """The packets from which something can be prevented, aggravated ones first.

    requires: the Disciplines that the preventing card requires, lower case.
    """
    damage = state.frame(Damage)
    if damage is None:
        return []
    places = [
        place
        for place, packet in enumerate(damage.packets)
        if packet.amount
        and not packet.unpreventable
        and packet.fits(victim, sources)
        and (not packet.proof or packet.proof not in requires)
    ]
    return sorted(places, key=lambda place: not damage.packets[place].aggravated)


def preventable(
    state: State, victim: int, sources: tuple[str, ...] = (), requires: tuple[str, ...] = ()
) -> int:
    """The points that a victim can still prevent in the damage being resolved."""
    damage = state.frame(Damage)
    if damage is None:
        return 0
    places = _places(state, victim, sources, requires)
    return sum(damage.packets[place].amount for place in places)


def prevent(
    state: State,
    victim: int,
    number: int,
    sources: tuple[str, ...] = (),
    requires: tuple[str, ...] = (),
) -> int:
    """Prevent up to so many points, aggravated ones first; returns how many were."""
    damage = state.frame(Damage)
    if damage is None:
        return 0
    left = number
    packets = list(damage.packets)
    for place in _places(state, victim, sources, requires):
        taken = min(left, packets[place].amount)
        wards = (*packets[place].warded, requires) if taken else packets[place].warded
        packets[place] = replace(packets[place], amount=packets[place].amount - taken, warded=wards)
        left -= taken
    damage.packets = tuple(packets)
    note(state, "prevented", card=victim, number=number - left)
    return number - left


def half_of_strike(state: State, victim: int, without: int = 0) -> int:
    """Half of what a strike inflicts on a victim, rounded up, as it was before prevention.

    without: points of it that are left out.
    """
    damage = state.frame(Damage)
    struck = () if damage is None else damage.struck
    return (sum(points for hit, points in struck if hit == victim) - without + 1) // 2


def soften(
    state: State, victim: int, number: int, kinds: tuple[str, ...] = ("aggravated",)
) -> None:
    """Up to so many points of aggravated damage to a victim are treated as normal."""
    damage = state.frame(Damage)
    if damage is None:
        return
    packets: list[Packet] = []
    for packet in damage.packets:
        points = min(number, packet.amount) if packet.fits(victim, kinds) else 0
        number -= points
        packets.append(replace(packet, amount=packet.amount - points) if points else packet)
        if points:
            packets.append(replace(packet, amount=points, aggravated=False, softened=True))
    damage.packets = tuple(packets)


def weapons_against(state: State, victim: int) -> tuple[int, ...]:
    """The weapons in play from which damage to a victim comes that is not prevented yet."""
    damage = state.frame(Damage)
    packets = () if damage is None else damage.packets
    used = (packet.weapon for packet in packets if packet.victim == victim and packet.amount)
    return tuple(dict.fromkeys(weapon for weapon in used if weapon in state.cards))


def aggravated(state: State, victim: int, kinds: tuple[str, ...] = ("aggravated",)) -> int:
    """The points of aggravated damage (of these kinds) that a victim is about to take as such."""
    damage = state.frame(Damage)
    if damage is None or found(state, "treats aggravated as normal", victim):
        return 0
    return sum(one.amount for one in damage.packets if one.fits(victim, kinds))


def current_victim(state: State) -> int:
    """The minion whose turn it is to prevent, NOTHING if nobody's."""
    damage = state.frame(Damage)
    if damage is None or damage.at != "prevent" or damage.place == 0:
        return NOTHING
    return damage.victims(state)[damage.place - 1]

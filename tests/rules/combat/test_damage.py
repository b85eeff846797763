"""Damage: prevention, mending, wounds, torpor, burning (R0, 5. Damage Resolution; traps K5)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from ring_talk import Ring, written

from methuselah.engine.definitions import Block, Effect, Mode, Static, defined
from methuselah.engine.scope import Scope
from methuselah.engine.state import Row, State
from methuselah.language.changing.effects import burn_blood
from methuselah.language.combat.damage import ToPrevent
from methuselah.pool import pool
from methuselah.rules.combat.damage import current_victim, inflict, prevent
from methuselah.rules.combat.packet import Packet
from methuselah.rules.torpor.going_to_torpor import fate_of, save


@pytest.fixture
def ring() -> Ring:
    """Three Methuselahs."""
    return Ring()


@dataclass(frozen=True)
class Prevents(Effect):
    """Prevent damage to this minion."""

    number: int
    sources: tuple[str, ...] = ()

    def run(self, state: State, me: Scope) -> None:
        """Prevent it."""
        prevent(state, me.minion, self.number, self.sources)


@dataclass(frozen=True)
class Saves(Effect):
    """This minion is saved from what is about to become of it."""

    def run(self, state: State, me: Scope) -> None:
        """Save it."""
        save(state, me.minion)


def skin(number: int, *sources: str) -> Mode:
    """A combat card that prevents damage."""
    effect = Block((Prevents(number, sources),))
    return Mode(play="combat", windows=("prevent",), by="combatant", effect=effect)


# -- the golden examples --------------------------------------------------------------------------

EXAMPLES = [
    ("Nassir", 1, 0, 1, "torpor", 1),
    ("Tamoszius", 2, 0, 3, "torpor", 0),
    ("Ryan", 1, 2, 1, "ash_heap", 0),
    ("Krid", 1, 0, 1, "torpor", 1),
    ("Milo, The Invisible Horror", 2, 0, 3, "torpor", 0),
    ("Barth", 1, 2, 1, "ash_heap", 0),
    # what follows from them, at the threshold and beside it
    ("Tamoszius", 1, 0, 3, "ash_heap", 0),
    ("Tamoszius", 3, 0, 3, "torpor", 1),
    ("Ryan", 2, 2, 1, "torpor", 0),
    ("Ryan", 3, 2, 1, "torpor", 1),
    ("Ryan", 2, 2, 0, "ready", 0),
    ("Ryan", 1, 2, 0, "torpor", 0),
    ("Ryan", 0, 0, 1, "torpor", 0),
    # R1, Phase 2c: four points
    ("Alexa Draper", 5, 0, 4, "torpor", 2),
    ("Alexa Draper", 3, 0, 4, "torpor", 0),
    ("Alexa Draper", 2, 0, 4, "ash_heap", 0),
    # R3 6.4.6: a Saturday Night Special with Dragon's Breath Rounds
    ("Ryan", 1, 1, 2, "ash_heap", 0),
    ("Ryan", 2, 1, 2, "torpor", 0),
]


@pytest.mark.parametrize(("name", "blood", "normal", "aggravated", "where", "left"), EXAMPLES)
def test_normal_damage_is_mended_and_aggravated_wounds(
    ring: Ring, name: str, blood: int, normal: int, aggravated: int, where: str, left: int
) -> None:
    """R0, Damage Resolution: Nassir, Tamoszius, Ryan; R3 6.4.6: Krid, Milo, Barth."""
    victim = ring.one(name, blood=blood)
    bystander = ring.one("Belinde")
    ring.hurts(victim, normal, aggravated)
    ring.finishes()

    assert ring.where(victim) == where
    if where != "ash_heap":
        assert ring.blood(victim) == left
    assert ring.blood(bystander) == 6


def test_ryan_is_burned_without_passing_through_torpor(ring: Ring) -> None:
    ryan = ring.one("Ryan", blood=1)
    ring.hurts(ryan, 2, 1)
    ring.finishes()

    assert "torpor" not in ring.told("moved")
    assert ring.told("blood hunt") == []


@pytest.mark.parametrize(("blood", "points", "where"), [(1, 1, "torpor"), (1, 2, "ash_heap")])
def test_a_vampire_in_torpor_pays_for_every_aggravated_point(
    ring: Ring, blood: int, points: int, where: str
) -> None:
    nassir = ring.one("Nassir", blood=blood, where="torpor")
    ring.hurts(nassir, 0, points)
    ring.finishes()

    assert ring.where(nassir) == where
    if where == "torpor":
        assert ring.blood(nassir) == 0


def test_a_vampire_in_torpor_mends_what_it_can_and_stays(ring: Ring) -> None:
    nassir = ring.one("Nassir", blood=1, where="torpor")
    ring.hurts(nassir, 3)
    ring.finishes()

    assert (ring.where(nassir), ring.blood(nassir)) == ("torpor", 0)
    assert ring.steps() == []


def test_a_wounded_vampire_that_is_still_ready_pays_for_the_first_point(ring: Ring) -> None:
    """Postponed torpor counts as wounded (R0, Aggravated damage)."""
    nassir = ring.one("Nassir", Static("wounded"), blood=1)
    ring.hurts(nassir, 0, 2)
    ring.finishes()

    assert ring.where(nassir) == "ash_heap"


@pytest.mark.parametrize(("life", "where"), [(3, "ready"), (2, "ash_heap"), (1, "ash_heap")])
def test_allies_burn_life_for_each_point_whatever_its_kind(
    ring: Ring, life: int, where: str
) -> None:
    stray = ring.minion(0, defined(pool()["Underbridge Stray"]), life)
    ring.hurts(stray, 1, 1)
    ring.finishes()

    assert ring.where(stray) == where


def test_retainers_burn_life_and_their_employer_does_not(ring: Ring) -> None:
    ryan = ring.one("Ryan")
    raven = ring.bears(ryan, defined(pool()["Raven Spy"]), life=2)
    ring.hurts(raven, 1)
    ring.finishes()
    assert (ring.blood(raven), ring.blood(ryan)) == (1, 4)


def test_an_imbued_without_life_is_incapacitated(ring: Ring) -> None:
    """RB24, The Imbued: it is not burned."""
    imbued = ring.minion(0, defined(pool()['Jack "Hannibal137" Harmon']), 1)
    ring.hurts(imbued, 2)
    ring.finishes()

    assert ring.where(imbued) == "incapacitated"


def test_a_burned_minion_takes_what_is_on_it_along(ring: Ring) -> None:
    ryan = ring.one("Ryan", blood=0)
    raven = ring.bears(ryan, defined(pool()["Raven Spy"]), life=2)
    ring.hurts(ryan, 1, 1)
    ring.finishes()

    assert ring.where(ryan) == ring.where(raven) == "ash_heap"


def test_what_is_on_a_vampire_goes_to_torpor_with_it(ring: Ring) -> None:
    ryan = ring.one("Ryan", blood=0)
    raven = ring.bears(ryan, defined(pool()["Raven Spy"]), life=2)
    ring.hurts(ryan, 1)
    ring.finishes()

    assert ring.where(ryan) == "torpor"
    assert ring.state.cards[raven].parent == ryan


@pytest.mark.rules_text("003 6.4.6 R12")
def test_damage_to_an_uncontrolled_vampire_is_ignored(ring: Ring) -> None:
    ryan = ring.one("Ryan", blood=2, where="uncontrolled")
    ring.hurts(ryan, 1, 1)
    ring.finishes()

    assert (ring.where(ryan), ring.blood(ryan)) == ("uncontrolled", 2)


# -- immunity -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "left"), [("", 4), ("gun", 4), ("weapon", 2), ("normal", 4), ("environmental", 2)]
)
def test_immune_means_not_inflicted_even_where_it_cannot_be_prevented(
    ring: Ring, word: str, left: int
) -> None:
    ryan = ring.one("Ryan", Static("immune", word=word))
    wauneka = ring.two("Wauneka")
    ring.build()
    inflict(ring.state, (Packet(ryan, 2, source="gun", by=wauneka, unpreventable=True),))
    ring.finishes()

    assert ring.blood(ryan) == left


def test_treating_aggravated_as_normal_mends_it(ring: Ring) -> None:
    ryan = ring.one("Ryan", Static("treats aggravated as normal"))
    ring.hurts(ryan, 1, 2)
    ring.finishes()

    assert (ring.where(ryan), ring.blood(ryan)) == ("ready", 1)


# -- prevention -----------------------------------------------------------------------------------


def test_prevention_may_take_the_aggravated_first(ring: Ring) -> None:
    """R0: aggravated damage can be prevented before normal damage."""
    wauneka, ryan = ring.one("Wauneka"), ring.two("Ryan")
    claws = Static("aggravated strikes", word="hand")
    angry = ring.vampire(0, "Belinde", claws)
    ring.holds(1, written("Skin of Rock", skin(1)))
    rows = (Row("environmental damage", subject=ryan, value=1, word="R"),)
    ring.fight(angry, ryan, rows=rows)
    ring.plays(1, "Skin of Rock")
    ring.finishes()

    assert (ring.where(ryan), ring.blood(ryan)) == ("ready", 3)
    assert ring.blood(wauneka) == 5


def test_preventions_come_one_at_a_time_until_nothing_is_left(ring: Ring) -> None:
    wauneka, ryan = ring.one("Wauneka", Static("strength", 2)), ring.two("Ryan")
    ring.holds(1, *(written("Skin of Rock", once_needed(skin(2))),) * 3)
    ring.fight(wauneka, ryan)
    ring.plays(1, "Skin of Rock")
    assert ring.until("prevent").seat == 1
    ring.plays(1, "Skin of Rock")
    ring.finishes()

    assert ring.told("played") == ["0", "0"]
    assert ring.blood(ryan) == 4


def once_needed(mode: Mode) -> Mode:
    """A prevention that asks, as cards do, whether there is anything to prevent."""
    return replace(mode, only=(ToPrevent(),))


@pytest.mark.rules_text("003 6.4.6 R13")
def test_unpreventable_damage_opens_no_window(ring: Ring) -> None:
    ryan = ring.one("Ryan")
    ring.hurts(ryan, 2, unpreventable=True)
    ring.finishes()

    assert ring.told("window passed over") == []
    assert ring.blood(ryan) == 2


def test_the_acting_side_prevents_first(ring: Ring) -> None:
    wauneka, ryan = ring.one("Wauneka"), ring.two("Ryan")
    for seat in (0, 1):
        ring.holds(seat, written("Skin of Rock", once_needed(skin(1))))
    ring.fight(ryan, wauneka)

    first = ring.until("prevent")
    assert (first.seat, current_victim(ring.state)) == (1, ryan)
    ring.pass_on(first)
    second = ring.until("prevent")
    assert (second.seat, current_victim(ring.state)) == (0, wauneka)


@pytest.mark.parametrize(("sources", "left"), [(("strike",), 4), (("weapon", "gun"), 3), ((), 4)])
def test_prevention_is_good_for_its_kind_of_damage(
    ring: Ring, sources: tuple[str, ...], left: int
) -> None:
    wauneka, ryan = ring.one("Wauneka"), ring.two("Ryan")
    ring.holds(1, written("Skin of Rock", skin(1, *sources)))
    ring.fight(wauneka, ryan)
    ring.plays(1, "Skin of Rock")
    ring.finishes()

    assert ring.blood(ryan) == left


def test_given_prevention_is_used_point_by_point(ring: Ring) -> None:
    """[LSJ 20081210]: what "can" be prevented may be spread over two strikes."""
    wauneka, ryan = ring.one("Wauneka"), ring.two("Ryan")
    rows = (
        Row("prevention", subject=ryan, value=2, source=ryan),
        Row("additional strike", subject=wauneka, value=2, source=wauneka),
    )
    ring.fight(wauneka, ryan, rows=rows)
    ring.does(1, "use prevention")
    ring.does(0, "use additional strike")
    ring.does(1, "use prevention")
    ring.finishes()

    assert ring.told("strikes") == ["hand"] * 4
    assert ring.blood(ryan) == 3


def test_given_prevention_is_not_offered_for_other_damage(ring: Ring) -> None:
    wauneka, ryan = ring.one("Wauneka"), ring.two("Ryan")
    rows = (Row("prevention", subject=ryan, value=2, source=ryan, word="gun"),)
    ring.fight(wauneka, ryan, rows=rows)
    ring.finishes()

    assert ring.told("prevented") == []
    assert ring.blood(ryan) == 3


# -- on the way to torpor -------------------------------------------------------------------------


def test_what_is_used_on_the_way_to_torpor_may_save_the_vampire(ring: Ring) -> None:
    """K5c: it is still ready; the blood it burned is gone, and combat goes on to its end."""
    wauneka, ryan = ring.one("Wauneka"), ring.two("Ryan", blood=0)
    rescue = Mode(play="combat", windows=("torpor",), by="combatant", effect=Block((Saves(),)))
    ring.holds(1, written("Undead Persistence", rescue))
    ring.fight(wauneka, ryan)
    ring.until("torpor")
    assert fate_of(ring.state, ryan) == "torpor"
    assert ring.where(ryan) == "ready"
    ring.plays(1, "Undead Persistence")
    ring.finishes()

    assert ring.where(ryan) == "ready"
    assert "combat_would_end" in ring.steps()


def test_both_fall_in_the_same_moment(ring: Ring) -> None:
    wauneka, ryan = ring.one("Wauneka", blood=0), ring.two("Ryan", blood=0)
    rescue = Mode(play="combat", windows=("torpor",), by="combatant", effect=Block((Saves(),)))
    ring.holds(0, written("Undead Persistence", rescue))
    ring.holds(1, written("Undead Persistence", rescue))
    ring.fight(wauneka, ryan)
    first = ring.until("torpor")
    assert first.seat == 0
    ring.plays(1, "Undead Persistence")
    ring.finishes()

    assert (ring.where(wauneka), ring.where(ryan)) == ("torpor", "ready")


def test_a_red_list_vampire_burned_in_combat_brings_trophies(ring: Ring) -> None:
    """RB24 7, Red List; in combat a fighter is burned by its opponent whatever the cause."""
    claws = Static("aggravated strikes", word="hand")
    hunter = ring.one("Wauneka", claws)
    marked = ring.two("Ryan", Static("red list"), blood=0)
    rows = (Row("environmental damage", subject=marked, value=1, word="R"),)
    trophy = ring.card(0, "Trophy: Diablerie", "hand")
    ring.fight(hunter, marked, rows=rows)
    decision = ring.until("diablerie")

    assert decision.seat == 0
    assert ring.where(marked) == "ash_heap"
    assert ring.where(trophy) == "hand"


@pytest.mark.ruling("Riposte", 1)
def test_combat_cards_prevent_nothing_once_combat_is_over(ring: Ring) -> None:
    """[LSJ 20010205]: damage is applied after combat."""
    wauneka, ryan = ring.one("Wauneka"), ring.two("Ryan")
    late = Row("at after combat", subject=ryan, seat=0, effect=Block((Hurts(),)))
    ring.holds(1, written("Skin of Rock", once_needed(skin(3))))
    ring.fight(wauneka, ryan, rows=(late, Row("no strike")))
    ring.finishes()

    assert ring.told("prevented") == []
    assert ring.blood(ryan) == 2


@dataclass(frozen=True)
class Hurts(Effect):
    """2 damage to this minion."""

    def run(self, state: State, me: Scope) -> None:
        """Inflict it."""
        inflict(state, (Packet(me.minion, 2),))


def test_an_ally_that_pays_with_its_last_life_burns(ring: Ring) -> None:
    """Underbridge Stray, in combat or beside it."""
    wauneka, ryan = ring.one("Wauneka"), ring.two("Ryan")
    whistle = Mode(
        key="press",
        play="use",
        windows=("press",),
        by="bearer",
        who=None,
        press="press",
        cost=Block((burn_blood(1),)),
    )
    stray = ring.minion(1, defined(pool()["Underbridge Stray"], uses=(whistle,)), 3)
    ring.fight(wauneka, stray)
    ring.uses(1, stray)
    ring.finishes()

    assert ring.where(stray) == "ash_heap"
    assert ring.told("round") == ["", ""]
    assert ring.blood(ryan) == 4

"""What strikes do as they resolve (R0, Strike Effects; traps K4c)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ring_cards import DODGE, ENDS, SHOT, Blood, borne, card
from ring_talk import Ring, written

from methuselah.engine.definitions import Block, Mode, Static, Strike, defined
from methuselah.engine.state import Row
from methuselah.language.reading.which import OPPOSING
from methuselah.pool import pool


@pytest.fixture
def ring() -> Ring:
    """Three Methuselahs; the first two will fight."""
    return Ring()


# -- dodge and combat ends ------------------------------------------------------------------------


def test_a_dodge_stops_damage_and_riders_but_not_what_happens_anyway(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka", blood=3), ring.two("Belinde")
    blow = Strike("hand", 2, hit=Block((Blood(-1),)), anyway=Block((Blood(1),)))
    ring.holds(0, card(blow))
    ring.holds(1, card(DODGE))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.plays(1, "Roundhouse")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 6)


@pytest.mark.parametrize(("place", "left"), [("close", 2), ("long", 6)])
def test_riders_need_a_strike_that_reaches(ring: Ring, place: str, left: int) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, card(Strike("hand", 2, hit=Block((Blood(-1),)))))
    ring.fight(wauneka, belinde, at_range=place)
    ring.plays(0, "Roundhouse")
    ring.finishes()

    assert ring.blood(belinde) == left


def test_combat_ends_before_any_other_strike_and_the_surroundings(ring: Ring) -> None:
    """R0, Combat Ends; Carrion Crows [RTR 19941109]; a first strike is later, too."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, card(ENDS))
    ring.holds(1, card(Strike("hand", 3, first=True)))
    crows = Row("environmental damage", value=2, word="R")
    ring.fight(wauneka, belinde, rows=(crows,))
    ring.plays(0, "Roundhouse")
    ring.plays(1, "Roundhouse")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (5, 6)
    assert ring.steps()[-4:-1] == ["end_of_round", "combat_would_end", "combat_about_to_end"]


def test_combat_ends_is_not_dodged_but_its_rider_is(ring: Ring) -> None:
    """[RTR 20041202]; what it does besides waits until combat is over (R3 6.4.5.6)."""
    wauneka, belinde = ring.one("Wauneka", blood=3), ring.two("Belinde")
    both = replace(ENDS, hit=Block((Blood(1),)), anyway=Block((Blood(1),)))
    ring.holds(0, card(both))
    ring.holds(1, card(DODGE))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.plays(1, "Roundhouse")
    ring.finishes()

    assert ring.blood(wauneka) == 4


def test_both_combat_ends_strikes_have_their_effects(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka", blood=3), ring.two("Belinde", blood=3)
    both = replace(ENDS, hit=Block((Blood(1),)), anyway=Block((Blood(1),)))
    ring.holds(0, card(both))
    ring.holds(1, card(both))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.plays(1, "Roundhouse")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (5, 5)


# -- first strike ---------------------------------------------------------------------------------


def test_a_first_strike_fells_its_victim_before_it_strikes(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde", blood=1)
    ring.holds(0, card(Strike("hand", 2, first=True)))
    ring.fight(wauneka, belinde, rows=(Row("environmental damage", wauneka, 2, word="R"),))
    ring.plays(0, "Roundhouse")
    ring.finishes()

    assert ring.where(belinde) == "torpor"
    assert ring.blood(wauneka) == 5


def test_who_survives_a_first_strike_strikes_back(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde", blood=3)
    ring.holds(0, card(Strike("hand", 2, first=True)))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 0)


def test_a_dodge_works_against_first_strike(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, card(Strike("hand", 2, first=True)))
    ring.holds(1, card(DODGE))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.plays(1, "Roundhouse")
    ring.finishes()

    assert ring.blood(belinde) == 6


def test_two_first_strikes_are_simultaneous(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka", blood=1), ring.two("Belinde", blood=1)
    ring.holds(0, card(Strike("hand", 2, first=True)))
    ring.holds(1, card(Strike("hand", 2, first=True)))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.plays(1, "Roundhouse")
    ring.finishes()

    assert ring.where(wauneka) == ring.where(belinde) == "torpor"


# -- equipment ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "blood"), [(False, 3), (True, 5)])
def test_a_weapon_destroyed_by_a_first_strike_loses_its_strike(
    ring: Ring, first: bool, blood: int
) -> None:
    """R0: up to the moment of resolution it can still be used."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    gun = ring.bears(belinde, borne(SHOT))
    ring.holds(0, card(Strike("destroy", first=first, seizes=("weapon",))))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.uses(1, gun)
    ring.finishes()

    assert ring.where(gun) == "ash_heap"
    assert ring.blood(wauneka) == blood


def test_the_striking_minion_chooses_which_equipment(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    gun = ring.bears(belinde, borne(SHOT))
    vest = ring.bears(belinde, defined(pool()["Kevlar Vest"]))
    raven = ring.bears(belinde, defined(pool()["Raven Spy"]), life=1)
    ring.holds(0, card(Strike("take")))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.does(0, "seize", card=vest)
    ring.finishes()

    assert ring.state.cards[vest].parent == wauneka
    assert ring.state.controller(vest) == 0
    assert ring.state.cards[gun].parent == ring.state.cards[raven].parent == belinde


def test_only_a_weapon_where_the_strike_says_so_and_none_through_a_dodge(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    vest = ring.bears(belinde, defined(pool()["Kevlar Vest"]))
    gun = ring.bears(belinde, borne(SHOT))
    ring.holds(0, card(Strike("destroy", seizes=("weapon",))))
    ring.holds(1, card(DODGE))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.plays(1, "Roundhouse")
    ring.finishes()

    assert ring.where(vest) == ring.where(gun) == "attached"


def test_stolen_equipment_is_kept_and_cannot_be_used_in_that_round(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    gun = ring.bears(belinde, borne(SHOT))
    ring.holds(0, card(Strike("take")))
    press = Mode(play="combat", windows=("press",), by="combatant", press="press")
    ring.holds(0, written("Apportation", press))
    rows = (Row("additional strike", subject=wauneka, value=1, source=wauneka),)
    ring.fight(wauneka, belinde, rows=rows)
    ring.plays(0, "Roundhouse")
    ring.does(0, "use additional strike")
    ring.plays(0, "Apportation")  # the additional strike came by hand: nothing was asked
    assert ring.told("strikes") == ["take", "hand", "hand"]
    ring.uses(0, gun)
    ring.finishes()

    assert ring.state.cards[gun].parent == wauneka
    assert ring.told("strikes")[3:] == ["damage", "hand"]


# -- stealing blood -------------------------------------------------------------------------------


def test_stolen_blood_drains_and_mends(ring: Ring) -> None:
    """R0, Steal Blood: Chrysanthemum and the Underbridge Stray."""
    chrysanthemum = ring.one("Chrysanthemum", blood=4)
    stray = ring.minion(
        1, defined(pool()["Underbridge Stray"], statics=(Static("strength", 1),)), 2
    )
    ring.holds(0, card(Strike("steal", 2, ranged=True), "Theft of Vitae"))
    ring.fight(chrysanthemum, stray)
    ring.plays(0, "Theft of Vitae")
    ring.finishes()

    assert ring.blood(chrysanthemum) == 4
    assert ring.where(stray) == "ash_heap"


@pytest.mark.parametrize("amount", [2, 3])
def test_cohn_rose_steals_as_much_as_is_there(ring: Ring, amount: int) -> None:
    """R3 6.4.5.7; [RTR 20010711]."""
    cohn = ring.one("Cohn Rose", blood=4)
    bolt = Mode(
        key="strike",
        play="use",
        windows=("strike",),
        by="bearer",
        strike=Strike("damage", 2, ranged=True),
    )
    mage = ring.minion(1, defined(pool()["Outcast Mage"], uses=(bolt,)), 2)
    ring.holds(0, card(Strike("steal", amount), "Theft of Vitae"))
    ring.fight(cohn, mage)
    ring.plays(0, "Theft of Vitae")
    ring.uses(1, mage)
    ring.finishes()

    assert ring.blood(cohn) == 3
    assert ring.where(mage) == "ash_heap"


@pytest.mark.ruling("Theft of Vitae", 2)
@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [(2, 2, (5, 6)), (2, 1, (5, 5)), (1, 2, (4, 6))]
)
def test_two_thefts_net_out(ring: Ring, mine: int, theirs: int, left: tuple[int, int]) -> None:
    """[ANK 20200123]: no blood drains off in between."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, card(Strike("steal", mine), "Theft of Vitae"))
    ring.holds(1, card(Strike("steal", theirs), "Theft of Vitae"))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Theft of Vitae")
    ring.plays(1, "Theft of Vitae")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == left


# -- retainers and the surroundings ---------------------------------------------------------------


@pytest.mark.parametrize(("place", "asked"), [("long", True), ("close", False)])
def test_at_long_range_a_ranged_strike_may_hit_a_retainer(
    ring: Ring, place: str, asked: bool
) -> None:
    """R0, Retainers and Combat; the employer's dodge does not cover it."""
    horace, ryan = ring.one("Horace Radcliffe"), ring.two("Ryan")
    gun = ring.bears(horace, borne(SHOT))
    raven = ring.bears(ryan, defined(pool()["Raven Spy"]), life=2)
    ring.holds(1, card(DODGE))
    ring.fight(horace, ryan, at_range=place)
    ring.uses(0, gun)
    decision = ring.asked()
    assert decision is not None and (decision.kind == "aim") == asked
    if asked:
        ring.does(0, "aim", target=raven)
    ring.plays(1, "Roundhouse")
    ring.finishes()

    assert ring.where(raven) == ("ash_heap" if asked else "attached")
    assert ring.blood(ryan) == 4


def test_the_aim_is_told_before_the_other_side_chooses(ring: Ring) -> None:
    horace, ryan = ring.one("Horace Radcliffe"), ring.two("Ryan")
    gun = ring.bears(horace, borne(SHOT))
    ring.bears(ryan, defined(pool()["Raven Spy"]), life=2)
    ring.holds(1, card(DODGE))
    ring.fight(horace, ryan, at_range="long")
    ring.uses(0, gun)

    assert ring.verbs(ring.asked()) == {"aim"}
    ring.does(0, "aim", target=ryan)
    assert ring.verbs(ring.asked()) == {"hand strike", "play"}


def test_the_surroundings_cannot_be_dodged_and_hurt_once_each_round(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(1, card(DODGE))
    rows = (
        Row("environmental damage", subject=belinde, value=2, word="R"),
        Row("additional strike", subject=wauneka, value=1, source=wauneka),
    )
    ring.fight(wauneka, belinde, rows=rows)
    ring.plays(1, "Roundhouse")
    ring.does(0, "use additional strike")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (5, 3)


@pytest.mark.parametrize(("word", "left"), [("R", 5), ("", 6)])
def test_only_ranged_surroundings_reach_far(ring: Ring, word: str, left: int) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    rows = (Row("environmental damage", subject=belinde, value=1, word=word),)
    ring.fight(wauneka, belinde, rows=rows, at_range="long")
    ring.finishes()

    assert ring.blood(belinde) == left


def test_a_retainer_attacks_whom_its_employer_fights_and_nobody_else(ring: Ring) -> None:
    """Murder of Crows: the retainer is the source ([ANK 20180612])."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    idle, theirs = ring.one("Ryan"), ring.two("Nassir")
    murder = Static("environmental damage", 1, OPPOSING, None, "R")
    for employer in (wauneka, idle, theirs):
        crows = defined(pool()["Murder of Crows"], statics=(murder,))
        ring.bears(employer, crows, life=1)
    ring.fight(wauneka, belinde)
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 4)


@pytest.mark.parametrize(("word", "left"), [("retainer", 5), ("none", 4), ("strike", 5)])
def test_a_retainers_damage_has_its_own_source(ring: Ring, word: str, left: int) -> None:
    wauneka = ring.one("Wauneka")
    belinde = ring.two("Belinde", Static("immune", word=word))
    murder = Static("environmental damage", 1, OPPOSING, None, "R")
    ring.bears(wauneka, defined(pool()["Murder of Crows"], statics=(murder,)), life=1)
    ring.fight(wauneka, belinde)
    ring.finishes()

    assert ring.blood(belinde) == left

"""Strikes: strength, bars, additional ones (R0, 4. Strike; traps K4a, K6)."""

from __future__ import annotations

import pytest
from ring_cards import DODGE, ENDS, SHOT, Cancel, More, PlaysAgainst, blur, borne, card
from ring_talk import Ring, written

from methuselah.engine.definitions import Block, Mode, Static, Strike, defined
from methuselah.engine.state import Row
from methuselah.pool import pool
from methuselah.rules.combat.strike_effects import strength


@pytest.fixture
def ring() -> Ring:
    """Three Methuselahs; the first two will fight."""
    return Ring()


# -- strength and hands ---------------------------------------------------------------------------


def test_a_strike_card_adds_to_strength(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka", Static("strength", 1)), ring.two("Belinde")
    ring.holds(0, card(Strike("hand", 3)))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 1)


@pytest.mark.parametrize(
    ("rows", "number"),
    [
        ((), 1),
        ((Row("strength", value=2),), 3),
        ((Row("strength", value=-3),), 0),
        ((Row("strength is", value=2),), 2),
        ((Row("strength is", value=4), Row("strength is", value=2), Row("strength", value=1)), 3),
    ],
)
def test_set_strength_replaces_and_bonuses_add(
    ring: Ring, rows: tuple[Row, ...], number: int
) -> None:
    """A later set wins (Torn Signpost can lower Rock Cat)."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.fight(wauneka, belinde, rows=rows)

    assert strength(ring.state, wauneka) == number


def test_an_ally_strikes_with_its_printed_strength(ring: Ring) -> None:
    weak = ring.minion(0, defined(pool()["Underbridge Stray"]), 1)
    belinde = ring.two("Belinde")
    ring.fight(weak, belinde)
    ring.finishes()

    assert ring.where(weak) == "ash_heap"
    assert ring.blood(belinde) == 6


@pytest.mark.rules_text("003 6.4.6 R8")
def test_added_damage_is_like_the_strikes_own(ring: Ring) -> None:
    """R3 6.4.6: the +1 of Lucky Blow is aggravated for Basilia."""
    basilia = ring.one("Basilia", Static("aggravated strikes", word="hand"))
    ryan = ring.two("Ryan", blood=1)
    ring.holds(0, card(Strike("hand", 1), "Lucky Blow"))
    ring.fight(basilia, ryan)
    ring.plays(0, "Lucky Blow")
    ring.finishes()

    assert ring.told("damaged") == ["", "aggravated"]
    assert (ring.where(ryan), ring.blood(ryan)) == ("torpor", 0)


@pytest.mark.parametrize(("blood", "where"), [(1, "ash_heap"), (2, "torpor")])
@pytest.mark.rules_text("003 6.4.6 R9")
def test_aggravated_ammunition_leaves_the_shot_as_it_is(ring: Ring, blood: int, where: str) -> None:
    """R3 6.4.6: a Saturday-Night Special with Dragon's Breath Rounds: 1 normal, 2 aggravated."""
    horace, ryan = ring.one("Horace Radcliffe"), ring.two("Ryan", blood=blood)
    gun = ring.bears(horace, borne(Strike("damage", 1, ranged=True, gun=True)))
    rounds = Mode(
        play="combat",
        windows=("strikes_chosen",),
        by="combatant",
        effect=Block((More(2, aggravated=True),)),
    )
    ring.holds(0, written("Disarm", rounds))
    ring.fight(horace, ryan)
    ring.uses(0, gun)
    ring.plays(0, "Disarm")
    ring.finishes()

    assert ring.where(ryan) == where


@pytest.mark.rules_text("003 6.4.6 R7")
def test_more_damage_does_nothing_for_a_strike_that_deals_none(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, card(DODGE))
    rows = (Row("strike damage", subject=wauneka, value=2),)
    ring.fight(wauneka, belinde, rows=rows)
    ring.plays(0, "Roundhouse")
    ring.finishes()

    assert ring.blood(belinde) == 6


def test_a_bonus_is_for_its_class_of_strikes(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    rows = (
        Row("strike damage", subject=wauneka, value=2, word="gun"),
        Row("strike damage", subject=belinde, value=2, word="hand"),
    )
    ring.fight(wauneka, belinde, rows=rows)
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (2, 5)


# -- bars, cancelled strikes ----------------------------------------------------------------------


@pytest.mark.rules_text("003 6.4.5.1 R1")
def test_only_hand_strikes(ring: Ring) -> None:
    """Immortal Grapple binds both; a strike card that is a hand strike is one."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, card(Strike("hand", 2)), card(ENDS, "Majesty"))
    ring.bears(belinde, borne(SHOT))
    ring.fight(wauneka, belinde, rows=(Row("only hand strikes"),))
    offer = ring.until("strike")

    names = [ring.state.definition(o.card).name for o in offer.options if o.verb == "play"]
    assert names == ["Roundhouse"]
    ring.finishes()
    assert ring.told("strikes") == ["hand", "hand"]


def test_a_bar_may_be_on_one_class_of_strikes(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.bears(belinde, borne(SHOT))
    rows = (Row("cannot strike", subject=belinde, word="gun"), Row("no strike", subject=wauneka))
    ring.fight(wauneka, belinde, rows=rows)
    ring.finishes()

    assert ring.told("strikes") == ["none", "hand"]
    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 6)


def test_who_can_use_no_strike_makes_none(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.fight(wauneka, belinde, rows=(Row("cannot strike", subject=wauneka, word="hand"),))
    ring.finishes()

    assert ring.told("strikes") == ["none", "hand"]


def test_after_a_cancelled_strike_card_a_strike_is_chosen_anew(ring: Ring) -> None:
    """R0, Resolve Strike; it might come from another strike card."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, card(Strike("hand", 3)), card(Strike("hand", 2), "Thrown Gate"))
    stop = Mode(
        play="combat",
        windows=("as_played",),
        by="combatant",
        only=(PlaysAgainst(),),
        effect=Block((Cancel(),)),
    )
    ring.holds(1, written("Disarm", stop))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Roundhouse")
    ring.plays(1, "Disarm")
    offer = ring.asked()
    assert offer is not None and (offer.seat, offer.window) == (0, "strike")
    ring.does(0, "hand strike")
    ring.finishes()

    assert ring.told("strikes") == ["hand", "hand"]
    assert ring.blood(belinde) == 5


# -- additional strikes ---------------------------------------------------------------------------


def test_one_source_of_additional_strikes_each_round(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, blur(1), blur(1))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Pursuit")
    ring.finishes()

    assert ring.told("played") == ["0"]
    assert ring.told("strikes") == ["hand"] * 3
    assert (ring.blood(wauneka), ring.blood(belinde)) == (4, 4)


def test_the_acting_minion_decides_first_and_pairs_go_on_for_who_has_strikes(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, blur(1))
    ring.holds(1, blur(2))
    ring.fight(wauneka, belinde)
    assert ring.until("additional").seat == 0
    ring.plays(0, "Pursuit")
    ring.plays(1, "Pursuit")
    ring.finishes()

    assert (ring.blood(wauneka), ring.blood(belinde)) == (2, 4)
    assert ring.range() == ["close"]


@pytest.mark.rules_text("003 6.4.3.3 R2")
def test_strikes_are_gained_also_by_who_cannot_strike(ring: Ring) -> None:
    """R3 6.4.3.3; but not by who cannot gain any (G00137)."""
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde")
    ring.holds(0, blur(1))
    ring.holds(1, blur(1))
    rows = (Row("no strike", subject=wauneka), Row("cannot gain strikes", subject=belinde))
    ring.fight(wauneka, belinde, rows=rows)
    ring.plays(0, "Pursuit")
    ring.finishes()

    assert ring.told("strikes") == ["none", "hand", "none"]


def test_a_fall_ends_additional_strikes(ring: Ring) -> None:
    wauneka, belinde = ring.one("Wauneka"), ring.two("Belinde", blood=1)
    ring.holds(0, blur(2))
    ring.fight(wauneka, belinde)
    ring.plays(0, "Pursuit")
    ring.finishes()

    assert ring.where(belinde) == "torpor"
    assert ring.told("strikes") == ["hand"] * 3

"""The fights that the rulebooks tell, card by card, to the numbers they state (R0; R1; R3 6.4)."""

from __future__ import annotations

import pytest
from ring_talk import Ring, written

from methuselah.engine.definitions import Mode, Static, Strike
from methuselah.language import (
    AT_CLOSE,
    OPPOSING,
    additional_strikes,
    before_range,
    before_strikes,
    blood_lost_to_damage,
    crows,
    dodge,
    end_of_round,
    gain_blood,
    grants,
    gun,
    hand_strike,
    maneuvers,
    only_hand_strikes,
    prevents_damage,
    ranged_strike,
    strike,
    strikes,
)

ROUNDHOUSE = written("Roundhouse", pot=strike(hand_strike(2)), POT=strike(hand_strike(3)))
UNDEAD_STRENGTH = written("Undead Strength", pot=strike(hand_strike(1)), POT=strike(hand_strike(2)))
BLUR = written("Blur", cel=additional_strikes(1), CEL=additional_strikes(2))
FLASH = written("Flash", cel=maneuvers(), CEL=maneuvers(grants("press")))
GRAPPLE = written(
    "Immortal Grapple",
    POT=before_strikes(AT_CLOSE, only_hand_strikes(), grants("press"), once="round"),
)
TASTE = written(
    "Taste of Vitae", end_of_round(gain_blood(blood_lost_to_damage(OPPOSING)), once="round")
)


DODGE = written("Dodge", strike(dodge, replace="combat"))


@pytest.fixture
def ring() -> Ring:
    """Three Methuselahs; the first two will fight."""
    return Ring()


def test_wauneka_is_blocked_by_flavio(ring: Ring) -> None:
    """R0, Additional Strikes: Roundhouse meets a dodge; then 1 strike against 2."""
    wauneka = ring.minion(0, written("Wauneka", statics=(Static("discipline", word="cel"),)), 5)
    flavio = ring.minion(1, written("Flávio Gonçalves", uses=(strikes(dodge, once="combat"),)), 7)
    ring.holds(0, ROUNDHOUSE, BLUR, BLUR)
    ring.holds(1, BLUR, BLUR)
    ring.fight(wauneka, flavio)

    ring.plays(0, "Roundhouse", "POT")
    ring.uses(1, flavio)
    assert (ring.blood(wauneka), ring.blood(flavio)) == (5, 7)
    ring.plays(0, "Blur", "cel")
    ring.plays(1, "Blur", "CEL")
    ring.finishes()

    assert ring.told("strikes") == ["hand", "dodge", "hand", "hand", "hand"]
    assert (ring.blood(wauneka), ring.blood(flavio)) == (5 - 1 - 2, 7 - 1 - 1)
    assert ring.range() == ["close"]
    assert ring.told("played") == ["POT", "cel", "CEL"]


def test_kurt_is_blocked_by_ira(ring: Ring) -> None:
    """R3 6.4.3.3: Undead Strength meets Dodge, which is replaced when combat is over."""
    kurt, ira = ring.one("Kurt Densch"), ring.two("Ira Rivers")
    ring.holds(0, UNDEAD_STRENGTH, BLUR)
    ring.holds(1, DODGE, BLUR)
    for _ in range(9):
        ring.card(1, "Ashur Tablets", "library")
    ring.fight(kurt, ira)

    ring.plays(0, "Undead Strength", "POT")
    ring.plays(1, "Dodge")
    ring.plays(0, "Blur", "cel")
    ring.plays(1, "Blur", "CEL")
    assert len(ring.state.seats[1].hand) == 1  # Blur is replaced, Dodge is not
    ring.finishes()
    assert len(ring.state.seats[1].hand) == 2

    assert ring.told("strikes") == ["hand", "dodge", "hand", "hand", "hand"]
    assert (ring.blood(kurt), ring.blood(ira)) == (8 - 1 - 2, 7 - 1 - 1)


def test_mazz_has_just_blocked_ira(ring: Ring) -> None:
    """R3 6.4.2: gun, card, card; the shot is forced."""
    ira, mazz = ring.one("Ira Rivers"), ring.two("Mazz")
    weapon = ring.bears(mazz, written("Submachine Gun", uses=gun(3, maneuver=True)))
    ring.holds(0, FLASH)
    ring.holds(1, FLASH)
    ring.fight(ira, mazz)

    ring.uses(1, weapon, "maneuver")
    ring.plays(0, "Flash", "CEL")
    ring.plays(1, "Flash", "cel")
    ring.finishes()

    assert ring.range() == ["long"]
    assert (ring.blood(ira), ring.blood(mazz)) == (7 - 3, 3)


def test_the_long_combat_of_the_guide(ring: Ring) -> None:
    """R1, Example Combat: Ian spends 0 and loses 3; Brandon is 1 blood short in the end."""
    goggles = Mode(
        key="maneuver", play="use", windows=("range",), by="bearer", maneuver=True, once="combat"
    )
    ian, brandon = ring.one("Sophia Watson"), ring.two("Pug Jackson")
    eyes = ring.bears(ian, written("IR Goggles", uses=(goggles,)))
    bats = strike(ranged_strike(1), grants("press"), maneuver=True)
    ring.holds(0, written("Carrion Crows", ANI=before_range(crows(2), once="combat")))
    ring.holds(0, written("Aid from Bats", ANI=bats))
    ring.holds(0, written("Skin of Rock", FOR=prevents_damage(2)))
    ring.holds(1, written("Pursuit", cel=maneuvers()))
    ring.holds(1, written("Slam", POT=strike(hand_strike(2), maneuver=True)))
    ring.holds(1, GRAPPLE, BLUR, TASTE)
    ring.fight(ian, brandon)

    ring.plays(0, "Carrion Crows", "ANI")
    ring.plays(0, "Aid from Bats", "ANI")
    ring.plays(1, "Pursuit", "cel")
    ring.uses(0, eyes)
    ring.plays(1, "Slam", "POT")
    ring.plays(1, "Immortal Grapple", "POT")
    assert ring.range() == ["close"]
    assert ring.blood(brandon) == 5
    ring.plays(0, "Skin of Rock", "FOR")
    ring.plays(1, "Blur", "CEL")
    assert ring.told("strikes") == ["none", "hand"]
    ring.does(0, "use press")
    assert (ring.blood(ian), ring.blood(brandon)) == (3, 2)
    ring.does(1, "use press")
    ring.plays(1, "Taste of Vitae")
    ring.finishes()

    assert (ring.blood(ian), ring.blood(brandon)) == (3, 5)
    assert ring.told("strikes") == ["none", "hand", "hand", "hand"]
    assert ring.told("pressed") == ["continue", "end"]
    assert ring.told("round") == [""]


def test_after_the_rewind_the_strike_is_chosen_freely(ring: Ring) -> None:
    """R1, Misplays: with the window asked, Ian meets the grapple before he can play Majesty."""
    pug, wauneka = ring.one("Pug Jackson"), ring.two("Wauneka")
    majesty = ring.holds(0, written("Majesty", pre=strike(Strike("ends"))))
    ring.holds(0, UNDEAD_STRENGTH)
    ring.holds(1, GRAPPLE)
    ring.fight(pug, wauneka)

    ring.plays(1, "Immortal Grapple")
    offer = ring.until("strike")
    assert majesty not in [option.card for option in offer.options]
    ring.plays(0, "Undead Strength", "POT")
    ring.finishes()

    assert (ring.blood(pug), ring.blood(wauneka)) == (5, 2)
    assert ring.where(majesty) == "hand"

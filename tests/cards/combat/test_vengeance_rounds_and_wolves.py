"""Bestial Vengeance, Glaser Rounds and Shadow of the Wolf."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced, round_of
from made_up import paper
from methuselah.language import (
    before_range,
    destroys,
    employs,
    gain_pool,
    gains_strikes,
    gun_strike,
    seizes,
    static,
    strike,
    strikes,
)
from scenes.strikes import only_before_range, press_of_this_round
from table_talk import Table

VENGEANCE, ROUNDS, WOLF = "Bestial Vengeance", "Glaser Rounds", "Shadow of the Wolf"
TARGET = made_vampire("Target", "ANI", capacity=10)
SIGN = paper("Sign", before_range(gain_pool(1)))


# -- Bestial Vengeance ---------------------------------------------------------------------------

LAIBON = replaced("Fish (G4)", disciplines=("ANI",), capacity=8)
JACKAL = paper("Jackal", employs(), kind="retainer", life=1)
LEVELS = pytest.mark.parametrize(("level", "points"), [("ani", 1), ("ANI", 2)])


@LEVELS
@pytest.mark.parametrize("how", ["hand", "dodge", "ends", "far"])
@pytest.mark.ruling(VENGEANCE, 1)
@pytest.mark.ruling(VENGEANCE, 3)
@pytest.mark.ruling(VENGEANCE, 4)
def test_vengeance_comes_with_the_strikes(table: Table, level: str, points: int, how: str) -> None:
    """In each round at any range, dodged or not; not where combat ends; environmental."""
    mine, theirs = table.you.ready(LAIBON), table.prey.ready(TARGET)
    table.you.in_play(JACKAL, on=mine)
    held = table.you.holds(VENGEANCE)
    table.you.holds(PRESS, *[DODGE] * 2)
    table.prey.holds(DODGE, DODGE, COMBAT_ENDS, *([MANEUVER] if how == "far" else []))
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level=level)
    if how == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays("A dodge", by=mine)
    if how in ("dodge", "ends"):
        table.prey.plays("A dodge" if how == "dodge" else "Combat ends", by=theirs)
    else:
        table.prey.does("hand strike")
    if how == "ends":
        rest(table)
        assert damage_to(table, theirs) == 0
        return
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == points
    table.you.plays("A dodge", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2 * points
    assert table.blood(mine) == 8 - damage_to(table, mine)
    assert table.waits_for(table.you)


@LEVELS
@pytest.mark.ruling(VENGEANCE, 1)
def test_vengeance_is_environmental(table: Table, level: str, points: int) -> None:
    """Whoever is immune to that does not suffer it."""
    mine, theirs = table.you.ready(LAIBON), table.prey.ready(TARGET)
    ward = paper("Ward", static("immune", word="environmental"), kind="equipment")
    table.prey.in_play(ward, on=theirs)
    table.you.in_play(JACKAL, on=mine)
    table.you.holds(VENGEANCE, DODGE)
    fight(table, mine, theirs)
    table.you.plays(VENGEANCE, by=mine, level=level)
    table.you.plays("A dodge", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 0


@LEVELS
@pytest.mark.ruling(VENGEANCE, 2)
@pytest.mark.rules_text("003 Bestial Vengeance 1")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("stolen", [True, False])
def test_the_retainer_is_avenged_as_it_burns(
    table: Table, level: str, points: int, first: bool, stolen: bool
) -> None:
    """The strike that burns or steals it comes with it; not where that was a first strike."""
    mine, theirs = table.you.ready(LAIBON), table.prey.ready(TARGET)
    jackal, other = table.you.in_play(JACKAL, on=mine), table.you.in_play("Raven Spy", on=mine)
    table.you.holds(VENGEANCE, DODGE, PRESS)
    fang = (seizes if stolen else destroys)("retainer", first=first)
    table.prey.holds(paper("Fang", strike(fang)))
    table.you.in_play(JACKAL, on=table.you.ready("Ryan"))
    table.prey.in_play(paper("Cat", employs(), kind="retainer", life=1), on=theirs)
    fight(table, mine, theirs)
    table.you.plays(VENGEANCE, by=mine, level=level)
    assert table.you.choices() == {jackal, other}
    table.you.chooses(jackal)
    table.you.does("hand strike")
    table.prey.plays("Fang", by=theirs)
    table.prey.does("seize", card=jackal)
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 1 + (0 if first else points)
    rest(table)
    assert damage_to(table, theirs) == 2 + (0 if first else points)  # it is gone by now
    assert (table.on(jackal) == theirs) if stolen else (table.where(jackal) == "ash_heap")


@LEVELS
@pytest.mark.parametrize("served", [True, False])
def test_a_retainer_keeps_frenzies_away(
    table: Table, level: str, points: int, served: bool
) -> None:
    """For this combat, of a Laibon with a retainer of its own; once each combat, before range."""
    theirs, mine = table.you.ready(TARGET), table.prey.ready(LAIBON)
    table.prey.in_play(JACKAL, on=mine if served else table.prey.ready("Ryan"))
    table.prey.in_play(paper("Lamp", kind="equipment"), on=mine)
    table.prey.holds(VENGEANCE, VENGEANCE, SIGN)
    table.you.holds("Terror Frenzy", SIGN, PRESS, AGAIN)
    fight(table, theirs, mine)
    assert table.you.can_play("Terror Frenzy", by=theirs, level="ANI")
    table.until("before_range", table.prey)
    assert table.prey.can_play("Sign")
    assert table.prey.can_play(VENGEANCE, by=mine, level=level) is served
    if not served:
        return
    table.prey.plays(VENGEANCE, by=mine, level=level)
    table.you.plays("A press", by=theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign", by=theirs)
    assert not table.you.can_play("Terror Frenzy")
    table.until("before_range", table.prey)
    assert not table.prey.can_play(VENGEANCE)
    table.you.plays("Another combat", by=theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Terror Frenzy", by=theirs, level="ANI")
    table.until("before_range", table.prey)
    assert table.prey.can_play(VENGEANCE, by=mine, level=level)


@LEVELS
def test_vengeance_is_for_laibon_before_range(table: Table, level: str, points: int) -> None:
    """Another vampire has nothing to play; nor has a Laibon later in the round."""
    mine, theirs = table.you.ready(made_vampire("Other", "ANI")), table.prey.ready(LAIBON)
    table.you.in_play(JACKAL, on=mine)
    table.prey.in_play(JACKAL, on=theirs)
    table.you.holds(VENGEANCE, SIGN)
    table.prey.holds(VENGEANCE, SIGN, MANEUVER, PRESS)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign")
    assert not table.you.can_play(VENGEANCE)
    for window in ("range", "press"):
        table.until(window, table.prey)
        assert not table.prey.can_play(VENGEANCE)


# -- Glaser Rounds -------------------------------------------------------------------------------

GUN = frozenset({"weapon", "gun"})
PISTOL, RIFLE = (
    paper(name, strikes(gun_strike(2)), kind="equipment", keywords=GUN)
    for name in ("Pistol", "Rifle")
)


@pytest.mark.ruling(ROUNDS, 1)
@pytest.mark.ruling(ROUNDS, 3)
@pytest.mark.ruling(ROUNDS, 4)
@pytest.mark.rules_text("003 Glaser Rounds 1")
def test_rounds_are_for_the_second_use(table: Table) -> None:
    """Of one's own gun, after strikes are chosen: 2 more each strike for the rest of the combat."""
    mine, theirs = table.you.ready(made_vampire("Gunner", "cel")), table.prey.ready(TARGET)
    pistol, rifle = table.you.in_play(PISTOL, on=mine), table.you.in_play(RIFLE, on=mine)
    theirs_gun = table.prey.in_play(PISTOL, on=theirs)
    table.you.holds(ROUNDS, ROUNDS, PRESS, PRESS, "Blur")
    table.prey.holds(ROUNDS, *[DODGE] * 4)
    fight(table, mine, theirs)
    table.you.uses(pistol, level="strike")
    table.prey.uses(theirs_gun, level="strike")
    assert not table.you.can_play(ROUNDS)  # the first use
    table.you.plays("Blur", by=mine, level="cel")
    table.you.uses(rifle, level="strike")
    assert not table.you.can_play(ROUNDS)  # that of another gun
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)
    assert not table.you.can_play(ROUNDS)  # before strikes are chosen
    table.you.uses(pistol, level="strike")
    table.prey.does("hand strike")
    before = damage_to(table, theirs)
    assert not table.prey.can_play(ROUNDS)  # the opponent's gun
    table.you.plays(ROUNDS, by=mine)
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == before + 4
    table.you.uses(pistol, level="strike")
    table.prey.does("hand strike")
    assert not table.you.can_play(ROUNDS)  # one ammo card on a gun each combat
    rest(table)
    assert damage_to(table, theirs) == before + 4 + 4
    assert table.waits_for(table.you)


@pytest.mark.ruling(ROUNDS, 2)
def test_what_is_added_is_like_the_shot(table: Table) -> None:
    """Aggravated, where the gun is."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(TARGET)
    pistol = table.you.in_play(PISTOL, on=mine)
    worse = static("aggravated strikes", word="gun")
    table.you.in_play(paper("Curse", worse, kind="master"), on=mine)
    table.you.holds(ROUNDS, PRESS)
    table.prey.holds(DODGE, DODGE)
    fight(table, mine, theirs)
    table.you.uses(pistol, level="strike")
    table.prey.plays("A dodge", by=theirs)
    table.you.plays("A press", by=mine)
    table.you.uses(pistol, level="strike")
    table.prey.does("hand strike")
    table.you.plays(ROUNDS, by=mine)
    rest(table)
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 4


def test_in_another_combat_the_gun_is_new(table: Table) -> None:
    """Nothing is added there, and the first use counts again."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(made_vampire("Wall", capacity=11))
    pistol = table.you.in_play(PISTOL, on=mine)
    table.you.holds(ROUNDS, ROUNDS, PRESS, AGAIN)
    table.prey.holds(*[DODGE] * 3)
    fight(table, mine, theirs)
    table.you.uses(pistol, level="strike")
    table.you.plays("A press", by=mine)
    table.you.uses(pistol, level="strike")
    table.prey.does("hand strike")
    table.you.plays(ROUNDS, by=mine)
    table.you.plays("Another combat", by=mine)
    before = damage_to(table, theirs)
    assert before == 2 + 4
    table.you.uses(pistol, level="strike")
    table.prey.does("hand strike")
    assert not table.you.can_play(ROUNDS)
    rest(table)
    assert damage_to(table, theirs) == before + 2


# -- Shadow of the Wolf --------------------------------------------------------------------------

WOLFISH = made_vampire("Wolfish", "PRO", capacity=8)
WOLVES = pytest.mark.parametrize("level", ["pro", "PRO"])


@WOLVES
@pytest.mark.ruling(WOLF, 1)
@pytest.mark.rules_text("003 Shadow of the Wolf 1")
def test_the_shadow_strikes_harder(table: Table, level: str) -> None:
    """1 additional strike with +1 strength; not the first one, nor in the next round."""
    mine = table.you.ready(made_vampire("Fast", "PRO", "cel", capacity=8))
    theirs = table.prey.ready(TARGET)
    held = table.you.holds(WOLF)
    table.you.holds(PRESS, DODGE, "Blur")
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level=level)
    assert table.blood(mine) == 6
    assert round_of(table).extra == (1, 0)
    table.you.does("hand strike")
    assert damage_to(table, theirs) == 1
    table.you.does("hand strike")
    assert damage_to(table, theirs) == 1 + 2
    table.you.plays("A press", by=mine)
    table.you.does("hand strike")
    table.you.plays("Blur", by=mine, level="cel")
    table.you.does("hand strike")
    rest(table)
    assert damage_to(table, theirs) == 3 + 1 + 1
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@WOLVES
@pytest.mark.ruling(WOLF, 1)
def test_only_its_own_strike_is_harder(table: Table, level: str) -> None:
    """Not those that another card gives beside it: a strike of 1, of 2, of 1."""
    mine, theirs = table.you.ready(WOLFISH), table.prey.ready(TARGET)
    table.you.holds(WOLF, DODGE, paper("More", before_range(gains_strikes(1, limited=False))))
    fight(table, mine, theirs)
    table.you.plays("More", by=mine)
    table.you.plays(WOLF, by=mine, level=level)
    for damage in (1, 1 + 2, 1 + 2 + 1):
        table.you.does("hand strike")
        assert damage_to(table, theirs) == damage
    rest(table)
    assert table.waits_for(table.you)


@WOLVES
def test_its_strike_is_limited(table: Table, level: str) -> None:
    """Neither beside another limited one, nor another after it; before range."""
    mine, theirs = (
        table.you.ready(made_vampire("Fast", "PRO", "cel", capacity=9)),
        table.prey.ready(TARGET),
    )
    table.you.holds(WOLF, WOLF, "Blur", SIGN, MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(WOLF, by=mine, level=level)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign")
    assert not table.you.can_play(WOLF)
    while not table.over():
        assert not table.you.can_play("Blur")
        table.pass_on()
    assert damage_to(table, theirs) == 3
    only_before_range(WOLF, by=WOLFISH, level=level)


@pytest.mark.ruling(WOLF, 2)
def test_the_press_of_the_wolf() -> None:
    """For this round."""
    press_of_this_round(WOLF, by=WOLFISH, level="PRO")


def test_inferior_wolves_do_not_press(table: Table) -> None:
    """There is none."""
    mine, theirs = table.you.ready(WOLFISH), table.prey.ready(TARGET)
    table.you.holds(WOLF, PRESS)
    fight(table, mine, theirs)
    table.you.plays(WOLF, by=mine, level="pro")
    table.until("press", table.you)
    assert not table.you.may("use press")

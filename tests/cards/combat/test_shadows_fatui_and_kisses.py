"""Shadow Strike, Far Fatuus, Kiss of Cathari, Swift Cover and Open Grate."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, GOES_ON, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced, round_of
from made_up import paper
from methuselah.language import (
    OPPOSING,
    burn_card,
    combat_card,
    environmental_damage,
    with_these_strikes,
)
from scenes.modifiers import adds_stealth
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import press_of_this_round, strikes
from table_talk import Table

SHADOW, FATUUS, KISS = "Shadow Strike", "Far Fatuus", "Kiss of Cathari"
COVER, GRATE = "Swift Cover", "Open Grate"
TARGET = made_vampire("Target", capacity=10)


# -- Shadow Strike -------------------------------------------------------------------------------

DARK = replaced("Claudia (G5)", disciplines=("OBT",), capacity=8, strength=3)


@pytest.mark.parametrize("level", ["obt", "OBT"])
@pytest.mark.parametrize("far", [False, True])
def test_the_shadow_strikes_with_strength_at_any_range(table: Table, level: str, far: bool) -> None:
    """Of strength 3, and once it is no hand strike; it hurts at long range, too."""
    mine, theirs = table.you.ready(DARK), table.prey.ready(TARGET)
    held = table.you.holds(SHADOW)
    table.prey.holds(*([MANEUVER] if far else []))
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    table.you.plays(held, by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == 3
    assert damage_to(table, mine) == (0 if far else 1)
    assert table.blood(mine) == 8 - 1 - damage_to(table, mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_the_shadow_maneuvers_and_strikes(table: Table, level: str) -> None:
    """Played as range is determined it is what the vampire strikes with; it is paid once."""
    mine, theirs = table.you.ready(DARK), table.prey.ready(TARGET)
    table.you.holds(SHADOW, DODGE, PRESS)
    fight(table, mine, theirs)
    table.until("range", table.you)
    table.you.plays(SHADOW, by=mine, level=level)
    table.until("press", table.you)
    assert round_of(table).range == "long"
    assert table.you.may("use press") is (level == "OBT")
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (3, 0)
    assert table.blood(mine) == 7
    assert table.waits_for(table.you)


@pytest.mark.ruling(SHADOW, 1)
def test_no_maneuver_where_it_cannot_strike(table: Table) -> None:
    """A lurker's victim cannot strike in the first round."""
    acting = table.you.ready("Ryan")
    lurker = table.you.ready(made_vampire("Lurker", "OBF"))
    table.you.holds("Hidden Lurker")
    mine = table.prey.ready(DARK)
    table.prey.holds(SHADOW, DODGE)
    fight(table, acting, mine)
    table.until("range", table.prey)
    assert table.prey.can_play(SHADOW, by=mine, level="obt")
    table.you.plays("Hidden Lurker", by=lurker)
    while not table.over():
        assert not table.prey.can_play(SHADOW)
        table.pass_on()


@pytest.mark.ruling(SHADOW, 2)
def test_the_press_of_the_shadow_is_for_this_round() -> None:
    """At superior."""
    press_of_this_round(SHADOW, by=DARK, level="OBT")


# -- Far Fatuus ----------------------------------------------------------------------------------

FOOL = made_vampire("Fool", "CHI", capacity=8)
SPARKS = paper(
    "Sparks",
    combat_card(
        with_these_strikes(environmental_damage(1, OPPOSING, ranged=True)), at=("strikes_chosen",)
    ),
)


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_the_fatuus_is_for_long_range(table: Table, level: str) -> None:
    """2 damage there for 2 blood; at close range it is not offered."""
    mine, theirs = table.you.ready(FOOL), table.prey.ready(TARGET)
    table.you.holds(FATUUS, PRESS, DODGE)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.can_play(FATUUS, by=mine, level=level)
    table.you.plays("A press", by=mine)
    table.prey.plays("A maneuver", by=theirs)
    table.you.plays(FATUUS, by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == 1 + 2
    assert table.blood(mine) == 8 - 1 - 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "through"), [("chi", 2 + 2), ("CHI", 0)])
def test_the_superior_fatuus_prevents_what_strikes(table: Table, level: str, through: int) -> None:
    """All of this round, additional ones too; neither sparks nor what comes in the next round."""
    mine, theirs = table.you.ready(FOOL), table.prey.ready(made_vampire("Fast", "cel", capacity=10))
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    table.you.holds(FATUUS, PRESS)
    table.prey.holds(MANEUVER, SPARKS, "Blur", DODGE)
    fight(table, mine, theirs)
    table.prey.plays("A maneuver", by=theirs)
    table.you.plays(FATUUS, by=mine, level=level)
    table.prey.uses(gun, level="strike")
    table.prey.plays("Sparks", by=theirs)
    table.prey.plays("Blur", by=theirs, level="cel")
    table.prey.uses(gun, level="strike")
    table.until("press", table.you)
    assert damage_to(table, mine) == 1 + through
    assert damage_to(table, theirs) == 2
    table.you.plays("A press", by=mine)
    table.until("strike", table.prey)
    table.prey.uses(gun, level="strike")
    rest(table)
    assert damage_to(table, mine) == 1 + through + 2
    assert table.waits_for(table.you)


# -- Kiss of Cathari -----------------------------------------------------------------------------

KISSING = made_vampire("Kissing", "OBF", "PRE", capacity=8, path="Cathari")
KISSES = pytest.mark.parametrize(
    ("level", "stuns"), [("obf", False), ("pre", False), ("OBF", True), ("PRE", True)]
)


@KISSES
@pytest.mark.parametrize("how", ["", "dodge", "far", "round", "combat"])
@pytest.mark.ruling(KISS, 1)
@pytest.mark.ruling(KISS, 2)
def test_a_superior_kiss_stuns_after_combat(
    table: Table, level: str, stuns: bool, how: str
) -> None:
    """At close range, unless it is dodged, combat goes on or another one follows."""
    mine, theirs = table.prey.ready(KISSING), table.you.ready(TARGET)
    table.prey.holds(KISS, GOES_ON, AGAIN)
    table.you.holds(DODGE, MANEUVER)
    other = table.you.ready("Ryan", locked=True)
    fight(table, theirs, mine)
    if how == "far":
        table.you.plays("A maneuver", by=theirs)
    if how == "dodge":
        table.you.plays("A dodge", by=theirs)
    else:
        table.you.does("hand strike")
    table.prey.plays(KISS, by=mine, level=level)
    assert table.blood(mine) == 7
    if how in ("round", "combat"):
        table.prey.plays("Another round" if how == "round" else "Another combat", by=mine)
        table.you.plays("A dodge", by=theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)
    stunned = stuns and not how
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    assert (table.locked(theirs), table.locked(other)) == (stunned, False)


def test_who_is_burned_meanwhile_has_no_phase_to_sleep_through(table: Table) -> None:
    """As combat is about to end: the kiss finds nobody there, and play goes on."""
    mine, theirs = table.you.ready(KISSING), table.prey.ready(TARGET)
    burns = combat_card(burn_card(OPPOSING), at=("combat_about_to_end", "end_of_round"))
    table.you.holds(KISS, paper("Fire", burns))
    fight(table, mine, theirs)
    table.you.plays(KISS, by=mine, level="OBF")
    table.you.plays("Fire", by=mine)
    rest(table)
    assert table.where(theirs) == "ash_heap"
    table.until_turn_of(table.prey, "minion")


@pytest.mark.ruling(KISS, 4)
@pytest.mark.parametrize("level", ["OBF", "PRE"])
def test_who_unlocks_before_the_end_is_locked_again(table: Table, level: str) -> None:
    """Majesty unlocks the acting vampire as combat ends; the stun comes after it."""
    mine = table.prey.ready(KISSING)
    theirs = table.you.ready(made_vampire("Major", "PRE", capacity=8))
    table.prey.holds(KISS)
    table.you.holds("Majesty")
    fight(table, theirs, mine)
    table.you.plays("Majesty", by=theirs, level="PRE")
    table.prey.plays(KISS, by=mine, level=level)
    rest(table)
    assert table.locked(theirs)
    assert told(table, "unlocked", card=theirs) == 1
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    assert table.locked(theirs)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    assert not table.locked(theirs)


def test_an_ally_is_kissed_too(table: Table) -> None:
    """The opposing minion, whatever it is."""
    mine, theirs = table.prey.ready(KISSING), table.you.ready("Renegade Garou")
    table.prey.holds(KISS)
    fight(table, theirs, mine)
    table.prey.plays(KISS, by=mine, level="PRE")
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    assert table.locked(theirs)


@pytest.mark.ruling(KISS, 3)
@pytest.mark.ruling(COVER, 1)
@pytest.mark.parametrize(
    ("card", "codes", "level"),
    [(KISS, ("obf", "pre"), level) for level in ("obf", "pre", "OBF", "PRE")]
    + [(COVER, ("cel", "obf"), level) for level in ("cel", "obf", "CEL", "OBF")],
)
def test_it_counts_as_what_is_used(card: str, codes: tuple[str, ...], level: str) -> None:
    """In the hand as both."""
    others = tuple(code for code in codes if code != level.lower())
    by = made_vampire("Both", *(code.upper() for code in codes), path="Cathari")
    counts_as_the_discipline_used(card, by=by, level=level, used=(level.lower(),), others=others)


# -- Swift Cover, Open Grate ---------------------------------------------------------------------


@pytest.mark.parametrize("code", ["cel", "obf"])
def test_swift_cover_dodges_or_hides(code: str) -> None:
    """At inferior a dodge in combat, at superior +1 stealth."""
    strikes(COVER, by=made_vampire("Swift", code, path="Cathari"), level=code, damage=0, taken=0)
    superior = code.upper()
    adds_stealth(
        COVER, by=made_vampire("Swift", superior, path="Cathari"), level=superior, amount=1
    )


def test_a_grate_only_ends_combat(table: Table) -> None:
    """It answers a press to continue and is none itself."""
    mine, theirs = table.you.ready("Duck"), table.prey.ready(TARGET)
    grate = table.you.holds(GRATE)
    table.you.holds(PRESS)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.until("press", table.you)
    assert table.you.can_play("A press")
    assert not table.you.can_play(GRATE)
    table.prey.plays("A press", by=theirs)
    table.you.plays(GRATE, by=mine)
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 1
    assert table.where(grate) == "ash_heap"
    assert table.blood(mine) == 2
    assert table.waits_for(table.you)

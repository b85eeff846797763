"""Fists for two Disciplines: Cauldron, Compress, Soulgrinder, Lead Fist, Vengeance of Samiel."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import THIS, add, before_range, destroys, melee_strike, static
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import strikes
from table_talk import Table

TARGET = made_vampire("Target", "FOR", capacity=10)
CLAWS = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")


def able(*codes: str) -> Definition:
    """A vampire of capacity 9 with these Disciplines."""
    return made_vampire("Able", *codes, capacity=9, path="Caine")


# -- not in the first round -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "damage", "aggravated", "ranged", "cost"),
    [
        ("Cauldron of Blood", "tha", 3, False, False, 1),
        ("Cauldron of Blood", "THA", 5, False, False, 1),
        ("Torment the Soul", "nec", 1, False, True, 0),
        ("Torment the Soul", "NEC", 1, True, True, 0),
    ],
)
@pytest.mark.parametrize("far", [False, True])
def test_a_strike_of_later_rounds(
    table: Table,
    card: str,
    level: str,
    damage: int,
    aggravated: bool,
    ranged: bool,
    cost: int,
    far: bool,
) -> None:
    """Not in the first round; in the second so much damage, at long range only if it is ranged."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    held, _ = table.you.holds(card, PRESS)
    table.prey.holds(DODGE, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    while not table.you.may("play", card="A press"):
        assert not table.you.can_play(held, level=level)
        if table.prey.may("play", card="A dodge"):
            table.prey.plays("A dodge", by=theirs)
        else:
            table.pass_on()
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
    table.you.plays("A press", by=mine)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(held, by=mine, level=level)
    rest(table)
    hit = damage if ranged or not far else 0
    assert damage_to(table, theirs) == hit
    assert damage_to(table, theirs, aggravated=True) == (hit if aggravated else 0)
    assert table.blood(mine) == 9 - cost - damage_to(table, mine)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Cauldron of Blood", 1)
@pytest.mark.parametrize(("level", "damage"), [("tha", 3), ("THA", 5)])
def test_what_the_cauldron_adds_is_as_the_hands_are(table: Table, level: str, damage: int) -> None:
    """Aggravated, all of it, where the hands are."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.you.in_play(CLAWS, on=mine)
    table.you.holds("Cauldron of Blood", PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays("A dodge", by=mine)
    table.you.plays("A press", by=mine)
    table.you.plays("Cauldron of Blood", by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == damage


# -- Compress -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "damage", "aggravated"), [("pot", 3, False), ("thn", 2, True), ("THN", 3, True)]
)
def test_compress(level: str, damage: int, aggravated: bool) -> None:
    """A hand strike for 1 + 2, or 2 or 3 aggravated damage, at close range; for 2 blood."""
    strikes("Compress", by=able(level), level=level, damage=damage, aggravated=aggravated)


@pytest.mark.ruling("Compress", 1)
@pytest.mark.ruling("Compress", 2)
@pytest.mark.parametrize(
    ("level", "damage", "aggravated"), [("pot", 5, 5), ("thn", 2, 2), ("THN", 3, 3)]
)
def test_only_the_fist_of_compress_is_a_hand_strike(
    table: Table, level: str, damage: int, aggravated: int
) -> None:
    """Strength and claws count for it and what it adds; for the other two they do not."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.you.in_play(CLAWS, on=mine)
    table.you.in_play(paper("Muscle", static("strength", +2), kind="equipment"), on=mine)
    table.you.holds("Compress")
    fight(table, mine, theirs)
    table.you.plays("Compress", by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == damage
    assert damage_to(table, theirs, aggravated=True) == aggravated


@pytest.mark.ruling("Compress", 3)
def test_compress_counts_as_the_discipline_used() -> None:
    """Potence or Thanatosis."""
    both = able("pot", "THN")
    counts_as_the_discipline_used("Compress", by=both, level="pot", used=("pot",), others=("thn",))
    counts_as_the_discipline_used("Compress", by=both, level="THN", used=("thn",), others=("pot",))


# -- Soulgrinder ----------------------------------------------------------------------------------


@pytest.mark.ruling("Soulgrinder", 2)
@pytest.mark.parametrize("level", ["pot", "tha", "POT", "THA"])
def test_soulgrinder_is_prevented_by_fortitude_at_inferior_only(level: str) -> None:
    """3 damage, free; at superior no Fortitude card can be played against it, another one can."""
    strikes("Soulgrinder", by=able(level), level=level, damage=3)
    for shield, code in (("Skin of Rock", "for"), ("Stonestrength", "vis")):
        table = Table()
        mine = table.you.ready(able(level))
        theirs = table.prey.ready(made_vampire("Target", code, code.upper(), capacity=10))
        table.you.holds("Soulgrinder", DODGE)
        table.prey.holds(shield)
        fight(table, mine, theirs)
        table.you.plays("Soulgrinder", by=mine, level=level)
        offered = False
        while not table.over():
            if table.prey.may("play", card=shield, mode=code.upper()):
                offered = True
                table.prey.plays(shield, by=theirs, level=code.upper())
            else:
                table.pass_on()
        assert offered is (code == "vis" or level.islower())
        assert damage_to(table, theirs) == (1 if offered else 3)


@pytest.mark.ruling("Soulgrinder", 1)
@pytest.mark.parametrize("superior", [False, True])
def test_soulgrinder_counts_as_the_discipline_used(superior: bool) -> None:
    """Also what adds to strikes that require Potence is for those played with it only."""
    both = able("POT", "THA", "pot", "tha")
    for code, other in (("pot", "tha"), ("tha", "pot")):
        level = code.upper() if superior else code
        counts_as_the_discipline_used(
            "Soulgrinder", by=both, level=level, used=(code,), others=(other,)
        )
        table = Table()
        mine, theirs = table.you.ready(both), table.prey.ready(TARGET)
        table.you.holds("Soulgrinder", "Increased Strength")
        fight(table, mine, theirs)
        table.you.plays("Increased Strength", by=mine, level="POT")
        table.you.plays("Soulgrinder", by=mine, level=level)
        rest(table)
        assert damage_to(table, theirs) == (5 if code == "pot" else 3)


@pytest.mark.parametrize("barred", ["pot", "tha"])
def test_a_bar_on_one_discipline_leaves_the_other_way_to_grind(table: Table, barred: str) -> None:
    """Strikes that require it cannot be used: the same card may be played with the other."""
    bar = before_range(add("cannot strike", to=THIS, until="round", word=barred))
    mine = table.you.ready(able("pot", "tha"))
    theirs = table.prey.ready(TARGET)
    table.you.holds("Soulgrinder", paper("Bar", bar, kind="combat"), DODGE)
    fight(table, mine, theirs)
    table.you.plays("Bar", by=mine)
    table.until("strike", table.you)
    for code in ("pot", "tha"):
        assert table.you.can_play("Soulgrinder", by=mine, level=code) is (code != barred)


# -- Lead Fist ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "damage"), [("tha", 2), ("vis", 2), ("VIS", 3)])
def test_lead_fist(level: str, damage: int) -> None:
    """A hand strike at +1 or +2, free; if no blood is burned combat is over."""
    strikes("Lead Fist", by=able(level), level=level, damage=damage)


@pytest.mark.ruling("Lead Fist", 1)
@pytest.mark.parametrize(("level", "damage"), [("tha", 2), ("vis", 2), ("VIS", 3)])
def test_what_lead_adds_is_as_the_hands_are(table: Table, level: str, damage: int) -> None:
    """Aggravated, all of it, where the hands are."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.you.in_play(CLAWS, on=mine)
    table.you.holds("Lead Fist")
    fight(table, mine, theirs)
    table.you.plays("Lead Fist", by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == damage


@pytest.mark.ruling("Lead Fist", 2)
@pytest.mark.parametrize("blood", [1, 2])
@pytest.mark.parametrize("cheaper", [False, True])
@pytest.mark.parametrize("level", ["tha", "vis", "VIS"])
def test_lead_presses_for_a_blood_once(level: str, blood: int, cheaper: bool) -> None:
    """Each time 1 blood, however cheap cards are; with none left it cannot; not with a tha Fist.

    The other hand strike takes 1 blood first.
    """
    table = Table()
    mine = table.you.ready(able(level), blood=blood)
    theirs = table.prey.ready(TARGET)
    if cheaper:
        table.you.in_play(paper("Cheap", static("blood cost", -1), kind="equipment"), on=mine)
    table.you.holds("Lead Fist")
    table.prey.holds(PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays("Lead Fist", by=mine, level=level)
    may = level != "tha" and blood == 2
    table.until("press", table.prey if not may else table.you)
    assert table.you.may("use promise", minion=mine) is may
    if may:
        table.you.does("use promise", minion=mine)
        assert table.blood(mine) == 0
        assert table.prey.may("play", card="A press")  # to end
    rest(table)
    assert table.where(mine) == ("torpor" if may else "ready")


@pytest.mark.parametrize(("level", "damage"), [("vis", 2), ("VIS", 3)])
def test_lead_presses_to_continue_once_this_round(table: Table, level: str, damage: int) -> None:
    """Again after a press to end, but not a second time."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.you.holds("Lead Fist", PRESS, PRESS)
    table.prey.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.plays("Lead Fist", by=mine, level=level)
    table.until("press", table.you)
    assert table.you.may("use promise", minion=mine)
    table.you.plays("A press", by=mine)
    table.prey.plays("A press", by=theirs)  # to end
    assert table.you.may("use promise", minion=mine)
    table.you.does("use promise", minion=mine)
    table.prey.plays("A press", by=theirs)  # to end
    assert not table.you.may("use promise", minion=mine)  # once this round
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == damage + 1
    assert table.blood(mine) == 9 - 2 - 1


@pytest.mark.parametrize("level", ["vis", "VIS"])
def test_lead_presses_in_its_round_only(table: Table, level: str) -> None:
    """What is not used in the round is not there in the next one."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    table.you.holds("Lead Fist", PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.plays("Lead Fist", by=mine, level=level)
    table.you.plays("A press", by=mine)
    table.until("press", table.you)
    assert table.you.may("play", card="A press")
    assert not table.you.may("use promise", minion=mine)


def test_lead_does_not_press_to_end(table: Table) -> None:
    """The opponent, acting first, continues combat: there is nothing to burn blood for."""
    attacker = table.you.ready(TARGET)
    fist = table.prey.ready(able("VIS"))
    table.you.holds(PRESS)
    table.prey.holds("Lead Fist", PRESS)
    fight(table, attacker, fist)
    table.prey.plays("Lead Fist", by=fist, level="VIS")
    table.you.plays("A press", by=attacker)
    assert table.prey.may("play", card="A press")
    assert not table.prey.may("use promise", minion=fist)


@pytest.mark.ruling("Lead Fist", 3)
def test_lead_fist_counts_as_the_discipline_used() -> None:
    """Blood Sorcery or Visceratika."""
    both = able("tha", "VIS")
    counts_as_the_discipline_used("Lead Fist", by=both, level="tha", used=("tha",), others=("vis",))
    counts_as_the_discipline_used("Lead Fist", by=both, level="VIS", used=("vis",), others=("tha",))


# -- Vengeance of Samiel --------------------------------------------------------------------------

SAMIEL = "Vengeance of Samiel"
LEVELS = pytest.mark.parametrize(("level", "more"), [("pot", 1), ("val", 1), ("VAL", 2)])


@LEVELS
def test_vengeance_of_samiel_by_hand(level: str, more: int) -> None:
    """At +1 or +2 damage, at close range; for 1 blood."""
    strikes(SAMIEL, by=able(level), level=level, damage=1 + more)


@LEVELS
@pytest.mark.parametrize("armed", [False, True])
@pytest.mark.ruling(SAMIEL, 2)
@pytest.mark.ruling(SAMIEL, 4)
def test_samiel_with_a_melee_weapon_too(table: Table, level: str, more: int, armed: bool) -> None:
    """With Valeren a dodge, which may be chosen, has no effect on it; what is added is like it."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    sword = table.you.in_play(weapon("Sword", melee_strike(1, aggravated=True)), on=mine)
    table.you.in_play("Deer Rifle", on=mine)  # no melee weapon
    table.you.holds(SAMIEL)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(SAMIEL, by=mine, level=level)
    assert table.you.choices() == {mine, sword}
    table.you.chooses(sword if armed else mine)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    damage = 0 if level == "pot" else 1 + armed + more
    assert damage_to(table, theirs) == damage
    assert damage_to(table, theirs, aggravated=True) == (damage if armed else 0)
    assert damage_to(table, mine) == 0


def test_the_sword_of_samiel_is_as_ever_in_the_next_strike(table: Table) -> None:
    """It can be dodged again, and has nothing added."""
    mine, theirs = table.you.ready(able("VAL")), table.prey.ready(TARGET)
    sword = table.you.in_play(weapon("Sword", melee_strike(1)), on=mine)
    table.you.holds(SAMIEL, PRESS)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(SAMIEL, by=mine, level="VAL")
    table.you.chooses(sword)
    table.you.plays("A press", by=mine)
    table.you.uses(sword, level="strike")
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 1 + 1 + 2


@LEVELS
@pytest.mark.ruling(SAMIEL, 3)
def test_samiel_adds_nothing_to_no_damage(table: Table, level: str, more: int) -> None:
    """A melee weapon that destroys equipment hurts nobody."""
    mine, theirs = table.you.ready(able(level)), table.prey.ready(TARGET)
    hook = table.you.in_play(weapon("Hook", destroys("equipment")), on=mine)
    bowl = table.prey.in_play("Bowl of Convergence", on=theirs)
    table.you.holds(SAMIEL)
    fight(table, mine, theirs)
    table.you.plays(SAMIEL, by=mine, level=level)
    table.you.chooses(hook)
    rest(table)
    assert damage_to(table, theirs) == 0
    assert table.where(bowl) == "ash_heap"


@pytest.mark.ruling(SAMIEL, 1)
def test_samiel_counts_as_the_discipline_used() -> None:
    """Potence or Valeren."""
    both = able("pot", "VAL")
    counts_as_the_discipline_used(SAMIEL, by=both, level="pot", used=("pot",), others=("val",))
    counts_as_the_discipline_used(SAMIEL, by=both, level="VAL", used=("val",), others=("pot",))

"""Ghouled Street Thug, Hellhound; Bureaucratic Overload; Marijava Ghoul."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION, MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import of_level, paper
from methuselah.language import (
    TARGET,
    action,
    attached,
    burn_card,
    choose,
    gain_pool,
    is_a,
    keyword,
    monster,
    static,
    use,
)
from methuselah.rules.action.action import stealth as stealth_of
from politics_talk import carried, motion
from table_talk import Table

THUG = "Ghouled Street Thug"
HOUND = "Hellhound"
MARIJAVA = "Marijava Ghoul"
OVERLOAD = "Bureaucratic Overload"


# -- Ghouled Street Thug --------------------------------------------------------------------------


def test_a_pander_recruits_the_thug(table: Table) -> None:
    """For 2 pool, with 2 life; no vampire of another clan does."""
    pander = table.you.ready("Gillian Krader (G2)")
    ryan = table.you.ready("Ryan")
    thug = table.you.holds(THUG)

    assert not table.you.can_play(THUG, by=ryan)
    table.you.acts(THUG, by=pander)
    table.nobody_reacts()

    assert table.where(thug) == "ready"
    assert table.blood(thug) == 2
    assert table.you.pool() == 28
    assert table.locked(pander)
    assert table.waits_for(table.you)


def test_the_thug_strikes_from_afar(table: Table) -> None:
    """1 ranged damage at long range, where hands reach nobody."""
    thug = table.you.ready(THUG)
    nassir = table.prey.ready("Nassir")
    table.you.holds(MANEUVER)

    fight(table, thug, nassir)
    table.you.plays(MANEUVER.name, by=thug)
    table.you.uses(thug, level="strike")
    rest(table)

    assert (damage_to(table, nassir), damage_to(table, thug)) == (1, 0)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("code", "may"), [("pot", True), ("POT", False), ("obf", False)])
def test_the_thug_plays_basic_potence(table: Table, code: str, may: bool) -> None:
    """Neither superior nor another Discipline."""
    thug = table.you.ready(THUG)
    ryan = table.you.ready("Ryan")
    table.you.holds(of_level(code))

    assert table.you.can_play("Lesson", by=thug) == may
    assert table.you.can_play("Lesson", by=ryan) == (code != "POT")


# -- Hellhound ------------------------------------------------------------------------------------


def test_recruiting_the_hellhound(table: Table) -> None:
    """By anybody, for 2 pool, with 2 life."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    hound = table.you.holds(HOUND)

    table.you.acts(HOUND, by=ryan)
    table.nobody_reacts()

    assert (table.where(hound), table.blood(hound)) == ("ready", 2)
    assert table.you.pool() == 28
    assert table.locked(ryan)
    assert table.waits_for(table.you)


def test_the_hellhound_takes_no_actions(table: Table) -> None:
    """Neither of the rulebook nor of a card; the ally beside it does."""
    hound = table.you.ready(HOUND)
    gang = table.you.ready("Loyal Street Gang")
    table.you.holds(paper("Errand", action(gain_pool(1))))

    table.begins("minion")
    assert table.you.may("act", minion=gang, word="bleed")
    assert not table.you.may("act", minion=hound, word="bleed")
    assert table.you.can_play("Errand", by=gang)
    assert not table.you.can_play("Errand", by=hound)


def test_the_hellhound_blocks_and_fights(table: Table) -> None:
    """What it cannot do is act: 1 damage each."""
    ryan = table.you.ready("Ryan")
    hound = table.prey.ready(HOUND)

    fight(table, ryan, hound)
    rest(table)

    assert (table.blood(hound), damage_to(table, ryan)) == (1, 1)
    assert table.locked(hound)
    assert table.waits_for(table.you)


@pytest.mark.rules_text("003 Hellhound 1")
@pytest.mark.parametrize(("life", "left"), [(1, 2), (2, 2)])
def test_the_hellhound_heals(table: Table, life: int, left: int) -> None:
    """1 life in your unlock phase if it has only 1; an ally beside it gains none."""
    hound = table.you.ready(HOUND, blood=life)
    gang = table.you.ready("Loyal Street Gang", blood=1)
    far = table.prey.ready(HOUND, blood=1)

    table.begins("unlock")
    table.until("minion", table.you)

    assert table.blood(hound) == left
    assert (table.blood(gang), table.blood(far)) == (1, 1)


# -- Bureaucratic Overload ------------------------------------------------------------------------


def test_playing_bureaucratic_overload(table: Table) -> None:
    """It costs nothing and stays in play."""
    table.you.ready("Ryan")
    overload = table.you.holds(OVERLOAD)
    table.begins("master")

    table.you.plays(OVERLOAD)
    rest(table)

    assert table.where(overload) == "permanent"
    assert table.you.pool() == 30


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_political_actions_cost_a_blood_more(table: Table, whose: str) -> None:
    """Paid as the action succeeds, whoever has the card; a bleed costs nothing."""
    ryan, nassir = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    getattr(table, whose).in_play(OVERLOAD)
    table.prey.ready("Coco Thorn (G6)")  # could block: so somebody is asked
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    assert table.blood(ryan) == 4
    carried(table, ryan)
    assert table.blood(ryan) == 3
    table.you.acts(word="bleed", by=nassir)
    rest(table)

    assert table.blood(nassir) == 4
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_a_blocked_political_action_costs_no_blood(table: Table) -> None:
    """Only the damage of the combat."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(OVERLOAD)
    wall = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=wall)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    table.prey.blocks(wall)
    rest(table)

    assert table.blood(ryan) == 4 - damage_to(table, ryan) == 3


@pytest.mark.parametrize(
    ("caller", "blood", "place"), [("Mkhokheli", 5, "ash_heap"), ("Ryan", 3, "permanent")]
)
def test_a_referendum_burns_bureaucratic_overload(
    table: Table, caller: str, blood: int, place: str
) -> None:
    """A vampire of anybody calls it at +1 stealth; it costs the blood, too, passed or not."""
    mine = table.you.ready(caller)
    table.you.ready(COMPANION)
    overload = table.prey.in_play(OVERLOAD)
    table.prey.ready("Coco Thorn (G6)")  # could block: so somebody is asked

    table.you.acts(OVERLOAD, by=mine)
    told = action_of(table)
    assert (told.kind, stealth_of(table.state, told), told.targets) == ("political", 1, ())
    if place == "ash_heap":
        carried(table, mine)
    else:
        rest(table)

    assert table.where(overload) == place
    assert table.blood(mine) == blood
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "may"), [("Ryan", True), ("Loyal Street Gang", False)])
def test_who_calls_the_referendum_on_bureaucratic_overload(
    table: Table, name: str, may: bool
) -> None:
    """A vampire, no ally."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    overload = table.you.in_play(OVERLOAD)

    table.begins("minion")
    assert table.you.may("use action", card=overload, by=mine) == may


# -- Marijava Ghoul -------------------------------------------------------------------------------


def test_employing_a_marijava_ghoul(table: Table) -> None:
    """By anybody, for 2 blood, with 2 life."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    ghoul = table.you.holds(MARIJAVA)

    table.you.acts(MARIJAVA, by=ryan)
    table.nobody_reacts()

    assert table.on(ghoul) == ryan
    assert (table.blood(ryan), table.blood(ghoul)) == (2, 2)
    assert table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("code", "employer", "number"),
    [
        ("pre", "Mkhokheli", 1),
        ("PRE", "Mkhokheli", 1),
        ("cel", "Mkhokheli", 0),
        ("pre", "Nassir", 0),  # another minion employs it
    ],
)
def test_a_marijava_ghoul_hides_actions_of_presence(
    table: Table, code: str, employer: str, number: int
) -> None:
    """Of its employer, at either level; of no other Discipline."""
    minions = {name: table.you.ready(name) for name in ("Mkhokheli", "Nassir")}
    table.you.ready(COMPANION)
    table.you.in_play(MARIJAVA, on=minions[employer])
    table.prey.ready("Coco Thorn (G6)")  # could block: so somebody is asked
    table.you.holds(of_level(code, action(gain_pool(1))))

    table.you.acts("Lesson", by=minions["Mkhokheli"])
    assert stealth_of(table.state, action_of(table)) == number
    rest(table)

    assert table.you.pool() == 31
    assert table.waits_for(table.you)


def test_a_marijava_ghoul_hides_no_bleed_of_the_rulebook(table: Table) -> None:
    """It requires nothing."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.in_play(MARIJAVA, on=mine)
    table.prey.ready("Coco Thorn (G6)")

    table.you.acts(word="bleed", by=mine)
    assert stealth_of(table.state, action_of(table)) == 0
    rest(table)

    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.ruling("Marijava Ghoul", 1)
@pytest.mark.parametrize("word", ["mortal", "monster"])
def test_a_marijava_ghoul_is_a_monster(table: Table, word: str) -> None:
    """What hunts monsters finds it, what hunts mortals does not."""
    mine = table.you.ready("Mkhokheli")
    ghouls = {table.you.in_play(name, on=mine) for name in (MARIJAVA, "D'habi Revenant")}
    mortals = {table.you.in_play(name, on=mine) for name in ("Mr. Winthrop", "Jackie Therman")}
    which = monster if word == "monster" else keyword("mortal")
    hunts = use(choose(attached(is_a("retainer"), which)), burn_card(TARGET), at=("minion",))
    table.you.in_play(paper("Hunter", hunts, kind="event"))

    table.you.uses("Hunter")
    assert table.you.choices() == (ghouls if word == "monster" else mortals)

"""What an action puts on a vampire, gives back to it, or takes: five actions of one step."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import damage_to
from listening import listener
from made_up import paper
from methuselah.language import (
    TARGET,
    choose,
    gain_blood,
    minion,
    on,
    reaction,
    ready_from_torpor,
    torpor,
    vampire,
)
from methuselah.rules.action.action import stealth
from scenes.in_play import only_one_on_each
from table_talk import Table

BOND = "Blood Bond"
TOUR = "Concert Tour"
VIGOR = "Renewed Vigor"
RITUAL = "Ritual Challenge"
SLEEP = "Sleep of Reason"
FED = paper("Fed", reaction(choose(on(minion)), gain_blood(1, TARGET)))
RISEN = paper("Risen", reaction(choose(torpor(vampire)), ready_from_torpor(TARGET)))


# -- Blood Bond -----------------------------------------------------------------------------------


def test_a_bond_is_put_on_any_vampire(table: Table) -> None:
    """At +1 stealth, for 2 blood; in torpor or its own too, no ally; directed at its owner."""
    ryan, own = table.you.ready("Ryan", blood=4), table.you.ready(COMPANION)
    bond = table.you.holds(BOND)
    theirs, fallen = table.prey.ready("Nassir"), table.grand_prey.torpor("Lauren")
    table.prey.ready("Carlton Van Wyk")

    table.you.acts(BOND, by=ryan)
    assert table.you.choices() == {ryan, own, theirs, fallen}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    assert table.blood(ryan) == 4
    rest(table)

    assert (table.where(bond), table.on(bond)) == ("attached", theirs)
    assert table.blood(ryan) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize("bonded", [True, False])
def test_the_bonded_vampire_does_not_block_the_one_who_bonded_it(
    table: Table, bonded: bool
) -> None:
    """It blocks other vampires, and others block that one."""
    ryan, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    table.you.holds(BOND)
    theirs, friend = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.you.acts(BOND, by=ryan)
    table.you.chooses(theirs if bonded else friend)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")

    table.you.acts(word="bleed", by=ryan)
    assert table.prey.may("block", minion=theirs) is not bonded
    assert table.prey.may("block", minion=friend) is bonded
    rest(table)
    table.you.acts(word="bleed", by=other)
    assert table.prey.may("block", minion=theirs)


# -- Concert Tour ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("region", "blood"), [("ready", 1), ("torpor", 0), ("ready", 3)])
@pytest.mark.parametrize("use", [True, False])
def test_a_tour_fills_the_singer(table: Table, region: str, blood: int, use: bool) -> None:
    """In your unlock phase, to full capacity, in torpor too, if you like: then it is burned."""
    muse = table.you.puts("Muse (G2)", region, blood=blood)
    other = table.you.ready("Ryan", blood=1)
    tour = table.you.in_play(TOUR, on=muse)
    theirs = table.prey.in_play(TOUR, on=table.prey.ready("Nik Sikko", blood=1))
    table.begins("unlock")

    assert table.you.may("use", card=tour)
    assert not table.prey.may("use", card=theirs)
    if use:
        table.you.uses(tour)
    table.until_turn_of(table.you, "master")

    assert table.blood(muse) == (3 if use else blood)
    assert table.blood(other) == 1
    assert table.where(tour) == ("ash_heap" if use else "attached")
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=tour)
    assert table.prey.may("use", card=theirs)


def test_a_tour_is_for_a_daughter_of_cacophony(table: Table) -> None:
    """At +1 stealth, for 1 blood."""
    muse, other = table.you.ready("Muse (G2)"), table.you.ready("Ryan")
    tour = table.you.holds(TOUR)
    assert not table.you.can_play(TOUR, by=other)
    table.you.acts(TOUR, by=muse)
    table.asked()
    rest(table)
    assert (table.where(tour), table.on(tour)) == ("attached", muse)
    assert table.blood(muse) == 2
    assert table.waits_for(table.you)


# -- Ritual Challenge -----------------------------------------------------------------------------


def test_the_challenger_is_stronger(table: Table) -> None:
    """+1 strength, for the rest of the game; a Gangrel, at +1 stealth, for 1 blood."""
    gangrel, other = table.you.ready("Lillian (G5)"), table.you.ready("Ryan")
    ritual = table.you.holds(RITUAL)
    table.you.holds(PAUSE)
    theirs = table.prey.ready("Don Cerro (G5)")
    assert not table.you.can_play(RITUAL, by=other)
    table.you.acts(RITUAL, by=gangrel)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.on(ritual) == gangrel
    assert table.blood(gangrel) == 2
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=gangrel)
    table.prey.blocks(theirs)
    rest(table)
    assert damage_to(table, theirs) == 2


def test_one_challenge_is_enough() -> None:
    """Another Gangrel may have one."""
    only_one_on_each(RITUAL, on="Lillian (G5)", other="Indira (G6)")


# -- Renewed Vigor --------------------------------------------------------------------------------


def test_one_vigor_is_enough() -> None:
    """Another vampire may have one."""
    only_one_on_each(VIGOR, on="Earl (G3)", other="Rusticus (G5)", level="for")


@pytest.mark.parametrize("use", [True, False])
def test_a_vigorous_vampire_comes_back(table: Table, use: bool) -> None:
    """In your unlock phase, from torpor, if you like; not in that of others, nor while ready."""
    earl = table.you.ready("Earl (G3)")
    fallen = table.you.torpor("Ryan", blood=2)
    ready = table.you.in_play(VIGOR, on=earl)
    vigor = table.you.in_play(VIGOR, on=fallen)
    table.prey.torpor("Nassir")
    table.begins("unlock")

    assert not table.you.may("use", card=ready)
    assert table.you.may("use", card=vigor)
    assert table.asked() is not None and table.asked().window == "unlock"  # type: ignore[union-attr]
    if use:
        table.you.uses(vigor)
    table.until_turn_of(table.prey, "master")

    assert table.where(fallen) == ("ready" if use else "torpor")
    assert table.where(vigor) == ("ash_heap" if use else "attached")
    assert table.blood(fallen) == 2
    assert table.where(ready) == "attached"


def test_vigor_is_not_used_in_the_unlock_phase_of_another(table: Table) -> None:
    """Nor in your minion phase."""
    fallen = table.you.torpor("Ryan", blood=2)
    table.you.ready(COMPANION)
    vigor = table.you.in_play(VIGOR, on=fallen)
    table.prey.torpor("Nassir", blood=2)
    theirs = table.prey.in_play(VIGOR, on=table.prey.torpor("Lauren", blood=2))
    assert not table.you.may("use", card=vigor)
    table.until_turn_of(table.prey, "unlock")
    assert table.prey.may("use", card=theirs)
    table.prey.uses(theirs)
    assert not table.you.may("use", card=vigor)


@pytest.mark.ruling(VIGOR, 1)
@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey"])
def test_a_vampire_of_anybody_comes_back(table: Table, whose: str) -> None:
    """From torpor to its controller's ready region; nobody else; at +1 stealth, for 1 blood."""
    healer = table.you.ready(made_vampire("Healer", "obe"))
    table.you.holds(VIGOR, PAUSE)
    fallen = {
        "you": table.you.torpor("Ryan", blood=1),
        "prey": table.prey.torpor("Nassir", blood=1),
        "grand_prey": table.grand_prey.torpor("Lauren", blood=1),
    }
    table.prey.ready("Massimo Falconi")

    table.you.acts(VIGOR, by=healer, level="obe")
    assert table.you.choices() == set(fallen.values())
    table.you.chooses(fallen[whose])
    assert stealth(table.state, action_of(table)) == 1
    seat = getattr(table, whose)
    assert action_of(table).targets == (() if whose == "you" else (seat.number,))
    rest(table)

    places = {one: table.where(card) for one, card in fallen.items()}
    assert places == {one: "ready" if one == whose else "torpor" for one in fallen}
    assert table.state.controller(fallen[whose]) == seat.number
    assert (table.blood(healer), table.blood(fallen[whose])) == (4, 1)


@pytest.mark.ruling(VIGOR, 2)
@pytest.mark.parametrize("gone", [True, False])
def test_nothing_happens_to_one_who_has_left_torpor(table: Table, gone: bool) -> None:
    """The action is successful and paid for; the other one stays where it is."""
    healer = table.you.ready(made_vampire("Healer", "obe"))
    vigor = table.you.holds(VIGOR)
    ryan = table.prey.torpor("Ryan", blood=1)
    other = table.prey.torpor("Nassir", blood=1)
    lauren = table.prey.ready("Lauren")
    table.prey.holds(RISEN)
    table.you.acts(VIGOR, by=healer, level="obe")
    table.you.chooses(ryan)
    table.prey.plays("Risen", by=lauren)
    table.prey.chooses(ryan if gone else other)
    rest(table)
    assert table.where(ryan) == "ready"
    assert table.where(other) == ("torpor" if gone else "ready")
    assert (table.blood(healer), table.where(vigor)) == (4, "ash_heap")


@pytest.mark.ruling(VIGOR, 1)
@pytest.mark.parametrize("which", ["ally", "theirs", "retainer"])
def test_an_ally_or_retainer_is_healed(table: Table, which: str) -> None:
    """To its starting life and not beyond; no vampire; directed if it is another's."""
    healer = table.you.ready(made_vampire("Healer", "obe"))
    table.you.holds(VIGOR, PAUSE)
    ally = table.you.ready("Carlton Van Wyk", blood=1)
    theirs = table.prey.ready("Renegade Garou", blood=1)
    raven = table.prey.in_play(paper("Old Raven", kind="retainer", life=3), on=theirs)
    table.prey.in_play(".44 Magnum", on=theirs)
    table.prey.in_play("Blood Doll", on=table.prey.ready("Lauren"))
    table.state.edit(raven).blood = 1
    hurt = {"ally": ally, "theirs": theirs, "retainer": raven}

    table.you.acts(VIGOR, by=healer, level="obe 2")
    assert table.you.choices() == set(hurt.values())
    table.you.chooses(hurt[which])
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (() if which == "ally" else (table.prey.number,))
    rest(table)

    full = {"ally": 2, "theirs": 3, "retainer": 3}
    now = {one: table.blood(card) for one, card in hurt.items()}
    assert now == {one: full[one] if one == which else 1 for one in hurt}
    assert table.blood(healer) == 4


def test_a_healthy_ally_gains_nothing(table: Table) -> None:
    """Nor does one with more life than it started with lose any."""
    healer = table.you.ready(made_vampire("Healer", "obe"))
    table.you.holds(VIGOR, PAUSE)
    ally = table.you.ready("Carlton Van Wyk", blood=5)
    table.you.acts(VIGOR, by=healer, level="obe 2")
    rest(table)
    assert table.blood(ally) == 5


@pytest.mark.ruling(VIGOR, 1)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_another_vampire_is_filled(table: Table, whose: str) -> None:
    """To its capacity; ready or in torpor, not the healer, no ally; at +1 stealth, for 1 blood."""
    healer = table.you.ready(made_vampire("Healer", "OBE"), blood=3)
    table.you.holds(VIGOR, PAUSE)
    table.you.ready("Carlton Van Wyk", blood=1)
    hungry = {"you": table.you.ready("Ryan", blood=0), "prey": table.prey.torpor("Nassir", blood=1)}

    table.you.acts(VIGOR, by=healer, level="OBE")
    assert table.you.choices() == set(hungry.values())
    table.you.chooses(hungry[whose])
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (() if whose == "you" else (table.prey.number,))
    rest(table)

    assert table.blood(hungry[whose]) == 4
    assert table.blood(hungry["you" if whose == "prey" else "prey"]) < 2
    assert table.blood(healer) == 2


@pytest.mark.ruling(VIGOR, 3)
@pytest.mark.parametrize(("level", "heard"), [("for", "for"), ("OBE", "obe")])
@pytest.mark.parametrize("listens", ["for", "obe"])
def test_vigor_counts_as_what_is_used(table: Table, level: str, heard: str, listens: str) -> None:
    """Fortitude or Obeah, not both: you gain 1 pool if it is what is listened for."""
    healer = table.you.ready(made_vampire("Healer", "for", "OBE"))
    table.you.ready(COMPANION)
    table.grand_prey.in_play(listener(listens))
    table.you.holds(VIGOR)
    table.you.acts(VIGOR, by=healer, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (heard == listens)


# -- Sleep of Reason ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["dem", "DEM"])
def test_an_empty_vampire_goes_to_torpor(table: Table, level: str) -> None:
    """With 0 or 1 blood, ready, of anybody; at the superior level of any age; no ally."""
    name = {"dem": "The Colonel (G3)", "DEM": "Tony (G3)"}[level]
    mad = table.you.ready(name, blood=5)
    table.you.ready(COMPANION)
    card = table.you.holds(SLEEP)
    empty, drop = table.prey.ready("Ryan", blood=0), table.prey.ready("Nassir", blood=1)
    table.prey.ready("Lauren", blood=2)
    table.prey.ready("Carlton Van Wyk", blood=1)
    old = table.grand_prey.ready("Don Cerro (G5)", blood=1)
    table.grand_prey.torpor("Duck (G1)", blood=0)
    young = {empty, drop}

    table.you.acts(SLEEP, by=mad, level=level)
    assert table.you.choices() == (young if level == "dem" else {*young, old})
    table.you.chooses(drop)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)

    assert table.where(drop) == "torpor"
    assert [table.where(one) for one in (empty, old)] == ["ready", "ready"]
    assert (table.blood(mad), table.where(card)) == (3, "ash_heap")
    assert table.waits_for(table.you)


@pytest.mark.ruling(SLEEP, 1)
@pytest.mark.parametrize("fed", [True, False])
def test_one_who_has_fed_meanwhile_stays(table: Table, fed: bool) -> None:
    """With 2 blood the action comes to nothing, and is paid for."""
    mad = table.you.ready("The Colonel (G3)", blood=5)
    table.you.ready(COMPANION)
    table.you.holds(SLEEP)
    drop, lauren = table.prey.ready("Nassir", blood=1), table.prey.ready("Lauren", blood=3)
    table.prey.holds(FED)
    table.you.acts(SLEEP, by=mad, level="dem")
    table.prey.plays("Fed", by=lauren)
    table.prey.chooses(drop if fed else lauren)
    rest(table)
    assert table.where(drop) == ("ready" if fed else "torpor")
    assert table.blood(mad) == 3
    assert table.waits_for(table.you)

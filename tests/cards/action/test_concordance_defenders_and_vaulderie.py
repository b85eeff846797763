"""Concordance, Defender of the Haven, Vaulderie."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, PRESS, fight, rest
from fight_talk import replaced, weapon
from made_up import paper
from methuselah.engine.rows import found
from methuselah.language import hand_strike, static
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from methuselah.rules.combat.strike_effects import strength
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

CONCORDANCE = "Concordance"
DEFENDER = "Defender of the Haven"
VAULDERIE = "Vaulderie"
FIRE_DANCE = "Fire Dance"
FIEND = made_vampire("Fiend", "DAI", "SER", capacity=6)
PACT = paper("Pact", static("infernal"), kind="master")
CLAWS = weapon("Claws", hand_strike(aggravated=True))
TREMERE = "Lauren (G6)"
SLAVE = replaced("Rusticus (G5)", capacity=5)
ARCHBISHOP = "Missy Shillingford (G6)"


# -- Concordance ----------------------------------------------------------------------------------


@pytest.mark.parametrize("more", [True, False])
def test_a_serpents_bleed_takes_no_more_than_one(table: Table, more: bool) -> None:
    """At +1 stealth; what would be bled beyond 1 pool is ignored."""
    fiend = table.you.ready(FIEND)
    table.you.ready(COMPANION)
    table.you.holds(CONCORDANCE, PAUSE)
    if more:
        table.you.in_play(paper("Fangs", static("bleed", +2), kind="equipment"), on=fiend)
    table.prey.ready("Nassir")
    table.you.acts(CONCORDANCE, by=fiend, level="ser")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert table.blood(fiend) == 5
    assert table.waits_for(table.you)


@pytest.mark.parametrize("infernal", [True, False])
@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_an_infernal_vampire_is_in_concord(table: Table, level: str, infernal: bool) -> None:
    """It puts the card on itself: +1 strength, -1 stealth, at superior it flies."""
    fiend = table.you.ready(FIEND)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CONCORDANCE, PAUSE)
    if infernal:
        table.you.in_play(PACT, on=fiend)
    table.prey.ready("Nassir")
    assert table.you.can_play(CONCORDANCE, by=fiend, level="ser")
    assert table.you.can_play(CONCORDANCE, by=fiend, level=level) is infernal
    if not infernal:
        return
    table.you.acts(CONCORDANCE, by=fiend, level=level)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.on(card), table.blood(fiend)) == (fiend, 5)
    assert strength(table.state, fiend) == 2
    assert found(table.state, "flight", fiend) is (level == "DAI")
    assert table.waits_for(table.you)


@pytest.mark.ruling(CONCORDANCE, 1)
@pytest.mark.parametrize("infernal", [True, False])
def test_the_concord_outlives_the_pact(table: Table, infernal: bool) -> None:
    """It goes on for a vampire that is not infernal any more."""
    fiend, other = table.you.ready(FIEND), table.you.ready(COMPANION)
    table.you.in_play(CONCORDANCE, on=fiend, level="DAI")
    table.you.holds(PAUSE)
    if infernal:
        table.you.in_play(PACT, on=fiend)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.prey.in_play(CLAWS, on=guard)
    assert found(table.state, "flight", fiend)
    table.you.acts(word="hunt", by=other)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    fight(table, fiend, guard)
    assert strength(table.state, fiend) == 2
    table.prey.uses("Claws")
    rest(table)
    assert (table.where(fiend), table.blood(fiend)) == ("ready", 5)
    assert table.blood(guard) == 6


def test_the_concord_shows(table: Table) -> None:
    """-1 stealth: a hunt has none."""
    fiend = table.you.ready(FIEND, blood=3)
    table.you.in_play(CONCORDANCE, on=fiend, level="dai")
    table.you.holds(PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(word="hunt", by=fiend)
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_the_concord_unlocks_for_blood(table: Table, level: str) -> None:
    """At superior, once in your influence phase, for 1 blood; not in that of another."""
    fiend = table.you.ready(FIEND, locked=True)
    card = table.you.in_play(CONCORDANCE, on=fiend, level=level)
    table.you.uncontrolled("Duck")
    table.prey.uncontrolled("KoKo")
    table.begins("influence")
    assert table.you.may("use", card=card) is (level == "DAI")
    if level == "DAI":
        table.you.uses(card, by=fiend)
        assert (table.locked(fiend), table.blood(fiend)) == (False, 5)
        assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "influence")
    assert not table.you.may("use", card=card)


@pytest.mark.ruling(CONCORDANCE, 2)
@pytest.mark.parametrize(("level", "used", "other"), [("ser", "ser", "dai"), ("DAI", "dai", "ser")])
def test_concordance_counts_as_what_is_used(level: str, used: str, other: str) -> None:
    """Of the two Disciplines."""
    by = replaced("Elihu (G4)", disciplines=("DAI", "SER"))  # infernal
    counts_as_the_discipline_used(CONCORDANCE, by=by, level=level, used=(used,), others=(other,))


# -- Defender of the Haven ------------------------------------------------------------------------


@pytest.mark.ruling(DEFENDER, 1)
@pytest.mark.parametrize(("name", "may"), [(TREMERE, True), ("Saiz (G3)", True), ("Ryan", False)])
def test_a_slave_defends_the_haven(table: Table, name: str, may: bool) -> None:
    """A slave Gargoyle of anybody with capacity 5 or more; either clan may do it. 1 blood."""
    mage = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(DEFENDER, PAUSE)
    mine, theirs = table.you.ready(SLAVE), table.prey.torpor(replaced("Rusticus (G5)", capacity=7))
    table.you.ready("Rusticus (G5)")
    table.you.ready("Obsidian (G2)")
    servant = table.you.ready(made_vampire("Servant", capacity=6))
    table.you.in_play(paper("Collar", static("slave", word="Tremere"), kind="master"), on=servant)
    table.prey.ready("Nassir")
    assert table.you.can_play(DEFENDER, by=mage) is may
    if not may:
        return
    blood = table.blood(mage)
    table.you.acts(DEFENDER, by=mage)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.on(card), table.blood(mage)) == (theirs, blood - 1)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("word", ["bleed", "hunt"])
def test_the_defender_watches_for_what_is_directed(table: Table, word: str) -> None:
    """+2 intercept against directed actions, at whomever they are directed."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.holds(PAUSE)
    slave, other = table.prey.ready(SLAVE), table.prey.ready("Nassir")
    table.prey.in_play(DEFENDER, on=slave)
    table.you.acts(word=word, by=ryan)
    seen = [intercept(table.state, one) for one in (slave, other)]
    assert seen == [2 * (word == "bleed"), 0]


def test_a_gargoyle_has_one_defender(table: Table) -> None:
    """Another one can have the second card."""
    mage = table.you.ready(TREMERE)
    first, second = table.you.ready(SLAVE), table.you.ready(replaced("Rusticus (G5)", capacity=7))
    third = table.prey.ready(replaced("Rusticus (G5)", capacity=6))
    table.you.in_play(DEFENDER, on=first)
    table.you.holds(DEFENDER)
    table.you.acts(DEFENDER, by=mage)
    assert table.you.choices() == {second, third}


# -- Vaulderie ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "may"), [(ARCHBISHOP, True), ("Olivia (G2)", False)])
def test_who_shares_the_vaulderie(table: Table, name: str, may: bool) -> None:
    """An archbishop puts it on itself, a bishop does not."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(VAULDERIE, PAUSE)
    table.prey.ready("Nassir")
    assert table.you.can_play(VAULDERIE, by=mine) is may
    if may:
        table.you.acts(VAULDERIE, by=mine)
        assert stealth(table.state, action_of(table)) == 1
        rest(table)
        assert table.on(card) == mine
        assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "bearer", "may"),
    [
        ("Claudia (G5)", True, True),
        ("Nassir", True, False),
        ("Gregory Winter", True, False),
        ("Claudia (G5)", False, False),
    ],
)
def test_the_sabbat_does_not_block(table: Table, name: str, bearer: bool, may: bool) -> None:
    """A Sabbat vampire that attempts to block its bearer fails and cannot try again."""
    mine, other = table.you.ready(ARCHBISHOP), table.you.ready(COMPANION)
    card = table.you.in_play(VAULDERIE, on=mine)
    blocker, second = table.prey.ready(name), table.prey.ready("KoKo")
    table.you.acts(word="bleed", by=mine if bearer else other)
    table.until("action", table.prey)
    assert not table.you.may("use", card=card)
    table.prey.blocks(blocker)
    if not may:
        assert not is_offered(table, table.you, card)
        assert table.where(card) == "attached"
        return
    table.you.uses(card)
    assert table.where(card) == "ash_heap"
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=blocker)
    assert table.prey.may("block", minion=second)
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(blocker)
    assert table.waits_for(table.you)


# -- Fire Dance -----------------------------------------------------------------------------------


@pytest.mark.ruling(FIRE_DANCE, 1)
@pytest.mark.rules_text("003 Fire Dance 1")
@pytest.mark.parametrize(("name", "may"), [(ARCHBISHOP, True), ("Olivia (G2)", False)])
def test_a_vampire_learns_to_dance(table: Table, name: str, may: bool) -> None:
    """Any Sabbat vampire without one, chosen as the action is announced, at nobody."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(FIRE_DANCE, PAUSE)
    theirs, torpid = table.prey.ready("Claudia (G5)"), table.prey.torpor("Zip (G3)")
    has_one = table.prey.ready("Saiz (G3)")
    table.prey.in_play(FIRE_DANCE, on=has_one)
    table.prey.ready("Nassir")
    assert table.you.can_play(card, by=mine) is may
    if not may:
        return
    table.you.acts(card, by=mine)
    assert table.you.choices() == {mine, theirs, torpid}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert table.on(card) == theirs
    assert table.waits_for(table.you)


@pytest.mark.parametrize("dances", [True, False])
def test_who_dances_fears_one_flame(table: Table, dances: bool) -> None:
    """1 aggravated damage is normal damage, once in the combat."""
    dancer = table.you.ready(made_vampire("Dancer", capacity=6))
    table.you.ready(COMPANION)
    card = table.you.in_play(FIRE_DANCE, on=dancer)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.prey.in_play(CLAWS, on=guard)
    table.you.holds(PRESS)
    fight(table, dancer, guard)
    table.prey.uses("Claws")
    used = 0
    while not table.over():
        if dances and table.you.may("use", card=card):
            used += 1
            table.you.uses(card, by=dancer)
            if used == 1:
                table.you.plays("A press", by=dancer)
                table.prey.uses("Claws")
        else:
            table.pass_on()
    assert used == dances
    assert table.where(dancer) == "torpor"
    assert table.blood(dancer) == (5 if dances else 6)
    assert table.blood(guard) == (6 if dances else 7)


@pytest.mark.parametrize("strength", [1, 2])
def test_a_second_flame_burns(table: Table, strength: int) -> None:
    """Of 2 aggravated damage 1 stays so; in another combat of the turn it is there again."""
    dancer = table.you.ready(made_vampire("Dancer", capacity=6))
    table.you.ready(COMPANION)
    card = table.you.in_play(FIRE_DANCE, on=dancer)
    guard = table.prey.ready(replaced("Ryan", strength=strength, capacity=9))
    table.prey.in_play(CLAWS, on=guard)
    table.you.holds(AGAIN)
    fight(table, dancer, guard)
    table.prey.uses("Claws")
    table.you.uses(card, by=dancer)
    if strength == 1:
        table.you.plays("Another combat", by=dancer)
        table.prey.uses("Claws")
        table.you.uses(card, by=dancer)
    rest(table)
    assert table.where(dancer) == ("ready" if strength == 1 else "torpor")
    assert table.blood(dancer) == (4 if strength == 1 else 5)


def test_fists_are_no_flames(table: Table) -> None:
    """Normal damage gives nothing to dance through."""
    dancer = table.you.ready(made_vampire("Dancer", capacity=6))
    table.you.ready(COMPANION)
    card = table.you.in_play(FIRE_DANCE, on=dancer)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    fight(table, dancer, guard)
    assert not is_offered(table, table.you, card)
    assert table.blood(dancer) == 5

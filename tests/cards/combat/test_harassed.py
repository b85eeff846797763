"""Harass, and cards that prevent damage in its combats."""

from __future__ import annotations

import pytest

# -- Skin of Steel ------------------------------------------------------------------------------


@pytest.fixture
def fight(table):
    """Your vampire (FOR, for) against one of your prey; both at close range."""

    def begin(name: str, *cards: str):
        mine = table.you.ready(name)
        theirs = table.prey.ready("Serhat Gunde, Combat Junkie", blood=2)
        table.you.holds("Harass", *cards)
        table.you.acts("Harass", by=mine)
        return mine, theirs

    return begin


def test_inferior_skin_of_steel_prevents_the_strike(table, fight):
    """All damage of one strike; the opposing minion takes hers."""
    mine, theirs = fight("Onkabetse, Arriviste", "Skin of Steel")

    table.you.plays("Skin of Steel", by=mine, level="for")
    table.nobody_reacts()

    assert table.blood(mine) == 3
    assert table.blood(theirs) == 1
    assert table.waits_for(table.you)


def test_superior_skin_of_steel_prevents_later_strikes_of_the_round(table, fight):
    """The additional strike does nothing either; the next round's does."""
    table.prey.holds("Blur")
    mine, theirs = fight("Barachiel (G7)", "Skin of Steel")

    table.you.plays("Skin of Steel", by=mine, level="FOR")
    table.nobody_reacts()

    assert table.blood(mine) == 6
    assert table.blood(theirs) == 1


@pytest.mark.ruling("Skin of Steel", 1)
@pytest.mark.ruling("Unflinching Persistence", 1)
@pytest.mark.parametrize("name", ["Skin of Steel", "Unflinching Persistence"])
def test_what_prevents_needs_damage(table, name):
    """The strike of a minion with 0 strength leaves nothing to prevent."""
    harmless = table.prey.ready("Vagabond Mystic", locked=True)
    mine = table.you.ready("Onkabetse, Arriviste")
    table.you.holds("Harass", name)

    table.you.acts("Harass", by=mine)
    with pytest.raises(AssertionError, match="never offered"):
        table.you.plays(name)

    assert table.blood(harmless) == 1


# -- Harass -------------------------------------------------------------------------------------


def test_harass_finds_the_weak_and_the_locked(table):
    """3 blood or fewer, or locked; a ready minion of somebody else."""
    yorik = table.you.ready("Yorik")
    mine = table.you.ready("Onkabetse, Arriviste", blood=1)
    weak = table.prey.ready("Nadezhda", blood=3)
    strong = table.prey.ready("Barachiel (G7)", blood=4)
    locked = table.grand_prey.ready("Virgil (G2)", locked=True)
    ally = table.grand_prey.ready("Outcast Mage")
    table.you.holds("Harass")

    table.you.acts("Harass", by=yorik)
    assert table.you.may("choose", target=weak)
    assert table.you.may("choose", target=locked)
    assert not table.you.may("choose", target=strong)
    assert not table.you.may("choose", target=mine)
    assert not table.you.may("choose", target=ally)
    table.you.chooses(weak)
    table.nobody_reacts()

    assert table.blood(weak) == 2
    assert table.blood(yorik) == 2
    assert table.waits_for(table.you)


def test_harass_gives_a_press_to_continue_only(table):
    """One optional press to continue: two rounds, not three."""
    yorik = table.you.ready("Yorik")
    weak = table.prey.ready("Nadezhda", blood=3)
    table.you.holds("Harass")

    table.you.acts("Harass", by=yorik)
    table.you.does("use press", word="press continue")
    table.nobody_reacts()

    assert table.blood(weak) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Harass", 1)
def test_harass_fizzles_when_the_target_has_recovered(table):
    """More than 3 blood and unlocked as it resolves: no combat, though the action succeeds."""
    yorik = table.you.ready("Yorik")
    target = table.prey.ready("Máddji, Mistress of Szlachtas", locked=True)
    table.you.holds("Harass")
    table.prey.holds("Deep Ecology")

    table.you.acts("Harass", by=yorik)
    table.prey.plays("Deep Ecology", by=target, level="pro")
    table.nobody_reacts()

    assert not table.locked(target)
    assert table.blood(target) == 6
    assert table.blood(yorik) == 3
    assert "Harass" not in table.you.hand()


# -- Unflinching Persistence --------------------------------------------------------------------


def test_inferior_unflinching_persistence_prevents_one(table, fight):
    """Prevent 1 damage."""
    mine, theirs = fight("Onkabetse, Arriviste", "Unflinching Persistence")

    table.you.plays("Unflinching Persistence", by=mine, level="for")
    table.nobody_reacts()

    assert table.blood(mine) == 4
    assert table.blood(theirs) == 1


def test_superior_unflinching_persistence_maneuvers_and_prevents_later(table, fight):
    """A maneuver to long range; back at close range the damage may be prevented."""
    mine, theirs = fight("Barachiel (G7)", "Unflinching Persistence")

    table.you.plays("Unflinching Persistence", by=mine, level="FOR")
    table.nobody_reacts()

    assert table.blood(mine) == 7
    assert table.blood(theirs) == 2
    assert table.waits_for(table.you)


def test_superior_unflinching_persistence_prevents_one_at_long_range(table):
    """The prevention lasts for this round: 1 of the 2 ranged damage."""
    mine = table.you.ready("Barachiel (G7)")
    mage = table.prey.ready("Outcast Mage", locked=True)
    table.you.holds("Harass", "Unflinching Persistence")

    table.you.acts("Harass", by=mine)
    table.you.plays("Unflinching Persistence", by=mine, level="FOR")
    table.prey.uses(mage, level="strike")
    table.you.does("use prevention", minion=mine)
    table.nobody_reacts()

    assert table.blood(mine) == 6
    assert table.blood(mage) == 2

"""Cards of many kinds, one or two of each type, without a fight."""

from __future__ import annotations

import pytest

# -- Political Stranglehold ---------------------------------------------------------------------


def test_stranglehold_gives_three_pool_for_each_vampire_of_capacity_eight(table):
    """Capacity 8 counts, 7 does not; torpor counts; every Methuselah gains her own."""
    virgil = table.you.ready("Virgil (G2)")
    table.you.torpor("Jürgen, The Libertine")
    table.you.ready("Barachiel (G7)")
    table.you.uncontrolled("White Lily")
    table.grand_prey.ready("Huldu, The Desecrator")
    table.you.holds("Political Stranglehold")

    table.you.acts("Political Stranglehold", by=virgil)
    table.you.votes("for", minion=virgil)
    table.nobody_reacts()

    assert table.you.pool() == 36
    assert table.grand_prey.pool() == 33
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_stranglehold_is_called_only_once_in_a_game(table):
    """Only one can be played or called in a game, by anybody."""
    virgil = table.you.ready("Virgil (G2)")
    other = table.you.ready("Jürgen, The Libertine")
    table.you.holds("Political Stranglehold", "Political Stranglehold")

    table.you.acts("Political Stranglehold", by=virgil)
    table.nobody_reacts()

    assert not table.you.can_play("Political Stranglehold", by=other)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Political Stranglehold", 1)
def test_a_stranglehold_burned_for_a_vote_was_not_played(table):
    """It may still be called after that."""
    virgil = table.you.ready("Virgil (G2)")
    other = table.you.ready("Jürgen, The Libertine")
    table.prey.ready("Barachiel (G7)")
    table.you.holds("Ancilla Empowerment", "Political Stranglehold")
    table.prey.holds("Political Stranglehold")

    table.you.acts("Ancilla Empowerment", by=virgil)
    table.prey.does("vote", card="Political Stranglehold")
    table.nobody_reacts()

    assert "Political Stranglehold" not in table.prey.hand()
    assert table.you.can_play("Political Stranglehold", by=other)


# -- Vagabond Mystic ----------------------------------------------------------------------------


def test_the_mystic_adds_a_life_to_a_hurt_ally(table):
    """An ally of yours below its starting life; not a whole one, nor one of somebody else."""
    mystic = table.you.ready("Vagabond Mystic")
    ghoul = table.you.ready("War Ghoul", blood=4)
    whole = table.you.ready("Loyal Street Gang")
    theirs = table.prey.ready("Outcast Mage", blood=1)

    table.you.uses(mystic)

    assert table.blood(ghoul) == 5
    assert table.blood(whole) == 2
    assert table.blood(theirs) == 1
    assert table.locked(mystic)
    assert table.waits_for(table.you)


def test_the_mystic_is_useless_without_a_hurt_ally(table):
    """No target, no use; and a locked Mystic cannot lock."""
    mystic = table.you.ready("Vagabond Mystic")
    table.you.ready("War Ghoul")

    assert not table.you.may("use", card=mystic)


def test_a_locked_mystic_cannot_lock(table):
    """The price is locking it."""
    mystic = table.you.ready("Vagabond Mystic", locked=True)
    table.you.ready("War Ghoul", blood=3)

    assert not table.you.may("use", card=mystic)


def test_the_mystic_blocks_allies_but_no_vampires(table):
    """Vagabond Mystic cannot block vampires."""
    yorik = table.you.ready("Yorik")
    mage = table.you.ready("Outcast Mage")
    mystic = table.prey.ready("Vagabond Mystic")
    table.you.ready("Nadezhda")

    table.you.acts(word="bleed", by=yorik)
    assert not table.prey.may("block", minion=mystic)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=mage)
    table.prey.blocks(mystic)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.locked(mystic)


@pytest.mark.ruling("Vagabond Mystic", 1)
def test_the_mystic_does_not_help_in_the_middle_of_damage(table):
    """Not while damage is being prevented, but later in the same combat."""
    mystic = table.you.ready("Vagabond Mystic")
    ghoul = table.you.ready("War Ghoul", blood=2)
    table.prey.ready("Barachiel (G7)", locked=True)
    table.you.holds("Harass")

    table.you.acts("Harass", by=ghoul)
    table.until("prevent", table.you)
    assert not table.you.may("use", card=mystic)
    table.you.uses(mystic)

    assert not table.over()
    assert table.blood(ghoul) == 2


@pytest.mark.ruling("Vagabond Mystic", 2)
def test_the_mystic_helps_in_the_turn_in_which_it_was_recruited(table):
    """Locking for an ability is no action."""
    yorik = table.you.ready("Yorik")
    ghoul = table.you.ready("War Ghoul", blood=2)
    mystic = table.you.holds("Vagabond Mystic")

    table.you.acts("Vagabond Mystic", by=yorik)
    table.nobody_reacts()
    table.you.uses(mystic)

    assert table.blood(ghoul) == 3
    assert table.blood(mystic) == 2


# -- Call of the Hungry Dead --------------------------------------------------------------------


def test_inferior_call_takes_an_intercept_of_the_blocker(table):
    """-1 intercept: the attempt fails for now, but she may try again with more."""
    vittorio = table.you.ready("Vittorio Giovanni")
    blocker = table.prey.ready("Barachiel (G7)")
    table.you.holds("Call of the Hungry Dead")

    table.you.acts(word="bleed", by=vittorio)
    assert not table.you.can_play("Call of the Hungry Dead")
    table.prey.blocks(blocker)
    table.you.plays("Call of the Hungry Dead", by=vittorio, level="nec")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert not table.locked(blocker)
    assert table.waits_for(table.you)


def test_superior_call_makes_the_attempt_fail(table):
    """Burn 1 blood; the attempt fails and the same minion cannot try again."""
    thomasso = table.you.ready("Thomasso Ghiberti")
    blocker = table.prey.ready("Barachiel (G7)")
    other = table.prey.ready("Onkabetse, Arriviste")
    table.you.holds("Call of the Hungry Dead")

    table.you.acts(word="bleed", by=thomasso)
    table.prey.blocks(blocker)
    table.you.plays("Call of the Hungry Dead", by=thomasso, level="NEC")
    table.until("action", table.prey)

    assert table.blood(thomasso) == 3
    assert not table.prey.may("block", minion=blocker)
    assert table.prey.may("block", minion=other)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.blood(blocker) == 7


@pytest.mark.ruling("Call of the Hungry Dead", 1)
def test_the_burned_blood_of_call_is_no_cost(table):
    """Adana de Sforza makes costs cheaper, not this."""
    thomasso = table.you.ready("Thomasso Ghiberti")
    table.you.ready("Adana de Sforza")
    blocker = table.prey.ready("Barachiel (G7)")
    table.you.holds("Call of the Hungry Dead")

    table.you.acts(word="bleed", by=thomasso)
    table.prey.blocks(blocker)
    table.you.plays("Call of the Hungry Dead", by=thomasso, level="NEC")

    assert table.blood(thomasso) == 3


@pytest.mark.ruling("Call of the Hungry Dead", 2)
def test_superior_call_needs_the_blood(table):
    """Without blood (the vampire had to hunt) only the inferior level is playable."""
    table.you.ready("Thomasso Ghiberti", blood=0)
    blocker = table.prey.ready("Barachiel (G7)")
    table.you.holds("Call of the Hungry Dead")

    table.prey.blocks(blocker)
    table.until("attempt", table.you)

    assert not table.you.can_play("Call of the Hungry Dead", level="NEC")
    assert table.you.can_play("Call of the Hungry Dead", level="nec")


# -- Kindred Spirits ----------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "level", "bled"), [("Yorik", "dem", 1), ("Virgil (G2)", "DEM", 2)])
def test_kindred_spirits_bleeds_anybody_and_gains_a_pool(table, who, level, bled):
    """Any Methuselah but you; the prey is not touched."""
    minion = table.you.ready(who)
    table.you.holds("Kindred Spirits")

    table.you.acts("Kindred Spirits", by=minion, level=level)
    assert not table.you.may("choose", seat=table.you)
    table.you.chooses(seat=table.grand_prey)
    table.nobody_reacts()

    assert table.grand_prey.pool() == 30 - bled
    assert table.prey.pool() == 30
    assert table.you.pool() == 31
    assert table.you.has_edge()
    assert table.waits_for(table.you)


def test_kindred_spirits_blocked_gains_nothing(table):
    """The bleed must be successful."""
    yorik = table.you.ready("Yorik")
    blocker = table.grand_prey.ready("Barachiel (G7)")
    table.you.holds("Kindred Spirits")

    table.you.acts("Kindred Spirits", by=yorik, level="dem")
    table.you.chooses(seat=table.grand_prey)
    table.grand_prey.blocks(blocker)
    table.nobody_reacts()

    assert table.you.pool() == 30
    assert table.grand_prey.pool() == 30


def test_kindred_spirits_for_nothing_gains_nothing(table):
    """Successful for 1 or more: a bleed reduced to 0 is not."""
    yorik = table.you.ready("Yorik")
    nadezhda = table.grand_prey.ready("Nadezhda")
    table.you.holds("Kindred Spirits")
    table.grand_prey.holds("Telepathic Counter")

    table.you.acts("Kindred Spirits", by=yorik, level="dem")
    table.you.chooses(seat=table.grand_prey)
    table.grand_prey.plays("Telepathic Counter", by=nadezhda, level="aus")
    table.nobody_reacts()

    assert table.you.pool() == 30
    assert table.grand_prey.pool() == 30


# -- The Rumor Mill -----------------------------------------------------------------------------


def test_the_rumor_mill_lets_a_vampire_buy_intercept(table):
    """The chosen vampire pays 1 blood for +1 intercept when it needs it."""
    acting = table.you.ready("Yorik")
    mill = table.prey.in_play("The Rumor Mill, Tabloid Newspaper")
    blocker = table.prey.ready("Onkabetse, Arriviste", blood=3)
    table.you.holds("Harass", "Lost in Crowds")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays("Lost in Crowds", by=acting, level="obf")
    table.prey.uses(mill)
    table.prey.chooses(blocker)
    table.prey.does("use promise", minion=blocker)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.locked(mill)
    assert table.locked(blocker)
    assert table.blood(blocker) == 1


@pytest.mark.ruling("The Rumor Mill, Tabloid Newspaper", 1)
def test_the_rumor_mill_waits_for_the_impulse(table):
    """Not between actions, and in an action only after the others were asked to block."""
    yorik = table.you.ready("Yorik")
    table.prey.ready("Onkabetse, Arriviste")
    mill = table.grand_prey.in_play("The Rumor Mill, Tabloid Newspaper")

    assert not table.grand_prey.may("use", card=mill)
    table.you.acts(word="bleed", by=yorik)
    first = table.asked()
    assert first is not None
    assert first.seat == table.prey.number
    table.prey.passes()
    table.grand_prey.uses(mill)
    table.grand_prey.chooses(yorik)

    assert table.locked(mill)


def test_the_rumor_mill_is_no_use_to_a_vampire_without_blood(table):
    """The chosen vampire pays; that of somebody else may be chosen."""
    acting = table.you.ready("Yorik")
    mill = table.grand_prey.in_play("The Rumor Mill, Tabloid Newspaper")
    blocker = table.prey.ready("Onkabetse, Arriviste", blood=0)
    table.you.holds("Lost in Crowds")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.plays("Lost in Crowds", by=acting, level="obf")
    table.grand_prey.uses(mill)
    table.grand_prey.chooses(blocker)
    assert not table.prey.may("use promise")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.locked(mill)


# -- The Hungry Coyote --------------------------------------------------------------------------


def test_the_hungry_coyote_feeds_sabbat_vampires(table):
    """+1 hunt for Sabbat vampires of yours; not for others, nor for those of your prey."""
    table.you.in_play("The Hungry Coyote")
    sabbat = table.you.ready("Onkabetse, Arriviste", blood=1)
    other = table.you.ready("Barachiel (G7)", blood=1)

    table.you.acts(word="hunt", by=sabbat)
    table.nobody_reacts()
    table.you.acts(word="hunt", by=other)
    table.nobody_reacts()

    assert table.blood(sabbat) == 3
    assert table.blood(other) == 2


def test_the_hungry_coyote_of_somebody_else_is_no_use(table):
    """Vampires you control."""
    table.prey.in_play("The Hungry Coyote")
    sabbat = table.you.ready("Onkabetse, Arriviste", blood=1)

    table.you.acts(word="hunt", by=sabbat)
    table.nobody_reacts()

    assert table.blood(sabbat) == 2


# -- Telepathic Counter -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "level", "pool"), [("Nadezhda", "aus", 29), ("Barachiel (G7)", "AUS", 30)]
)
def test_telepathic_counter_reduces_the_bleed(table, who, level, pool):
    """By 1, or by 2, a bleed of 2 against you."""
    virgil = table.you.ready("Virgil (G2)")
    reacting = table.prey.ready(who)
    table.you.holds("Kindred Spirits")
    table.prey.holds("Telepathic Counter")

    table.you.acts("Kindred Spirits", by=virgil, level="DEM")
    table.you.chooses(seat=table.prey)
    table.prey.plays("Telepathic Counter", by=reacting, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == pool
    assert not table.locked(reacting)
    assert table.waits_for(table.you)


def test_telepathic_counter_is_for_bleeds_against_you(table):
    """Not for the bleed of somebody else, nor for another action."""
    yorik = table.you.ready("Yorik", blood=1)
    table.grand_prey.ready("Nadezhda")
    table.prey.ready("Nadezhda")
    table.grand_prey.holds("Telepathic Counter")
    table.prey.holds("Telepathic Counter")

    table.you.acts(word="hunt", by=yorik)
    assert not table.prey.can_play("Telepathic Counter")
    table.nobody_reacts()


@pytest.mark.ruling("Telepathic Counter", 1)
def test_telepathic_counter_after_a_block_attempt(table):
    """Before or after block attempts; a locked vampire cannot."""
    virgil = table.you.ready("Virgil (G2)")
    reacting = table.prey.ready("Nadezhda")
    table.prey.holds("Telepathic Counter")
    table.you.holds("Lost in Crowds")

    table.you.acts(word="bleed", by=virgil)
    table.prey.blocks(reacting)
    table.you.plays("Lost in Crowds", by=virgil, level="OBF")
    table.prey.plays("Telepathic Counter", by=reacting, level="aus")
    table.nobody_reacts()

    assert table.prey.pool() == 30

"""Before block resolution: a block continued or punished, or bought off with a boon."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, bleeds, made_vampire
from combat_talk import COMBAT_ENDS, fight
from fight_talk import fight_of
from table_talk import Table

SONS = "Crypt's Sons"
ONE = "Power of One"
BOON = "Lesser Boon"
OBEDIENCE = "Obedience"


# -- Crypt's Sons ---------------------------------------------------------------------------------


@pytest.mark.ruling("Crypt's Sons", 1)
@pytest.mark.ruling("Crypt's Sons", 5)
@pytest.mark.ruling("Crypt's Sons", 6)
@pytest.mark.ruling("Crypt's Sons", 7)
def test_crypts_sons_let_a_blocked_action_go_on(table: Table) -> None:
    """The blocker is locked, modifiers stay, who declined is not asked, the card is in limbo."""
    madison = table.you.ready("Madison", blood=6)
    table.you.ready(COMPANION)
    sons = table.you.in_play(SONS, on=madison, blood=3)
    govern = table.you.holds("Govern the Unaligned")
    table.you.holds("Conditioning")
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")

    table.you.acts(govern, by=madison, level="dom")
    table.you.plays("Conditioning", by=madison, level="DOM")
    table.prey.blocks(nassir)
    table.you.uses(sons, by=madison)

    assert table.blood(sons) == 2
    assert table.locked(nassir)
    assert table.where(govern) == "limbo"
    table.until("action", table.prey)
    assert table.prey.may("block", minion=lauren)
    table.nobody_reacts()
    assert table.prey.pool() == 30 - 1 - 2 - 3
    assert told(table, "combat") == 0
    assert table.where(govern) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Crypt's Sons", 6)
def test_who_has_declined_does_not_block_the_continued_action(table: Table) -> None:
    """The predator passed while the prey waited for her; the prey blocks, and the hunt goes on."""
    madison = table.you.ready("Madison", blood=3)
    table.you.ready(COMPANION)
    sons = table.you.in_play(SONS, on=madison, blood=2)
    lauren = table.prey.ready("Lauren")
    table.prey.in_play("Raven Spy", on=lauren, level="ani", blood=1)
    late = table.predator.ready("Nassir")
    eagle = table.grand_prey.ready("Remilliard, Devout Crusader (G2)")
    table.grand_prey.holds("Eagle's Sight", "Enhanced Senses")

    table.you.acts(word="hunt", by=madison)
    table.until("action", table.predator)
    table.predator.passes()
    table.grand_prey.plays("Eagle's Sight", by=eagle, level="AUS")
    table.grand_prey.plays("Enhanced Senses", by=eagle, level="aus")
    table.you.uses(sons)
    assert not asked_to_block(table)

    assert table.locked(eagle)
    assert not table.locked(late)
    assert not table.locked(lauren)
    assert table.blood(madison) == 4
    assert table.waits_for(table.you)


def asked_to_block(table: Table) -> bool:
    """Everybody passes until the action is over; whether anybody could have blocked."""
    asked = False
    while not table.over():
        asked = asked or any(seat.may("block") for seat in table.seats)
        table.pass_on()
    return asked


@pytest.mark.ruling("Crypt's Sons", 2)
def test_after_crypts_sons_there_is_no_combat_to_obey_in(table: Table) -> None:
    """Reactions to that combat come too late; the last life burns the retainer."""
    acting = table.you.ready(made_vampire("Leader", "pre", capacity=4))
    table.you.ready(COMPANION)
    sons = table.you.in_play(SONS, on=acting, blood=1)
    gideon = table.prey.ready(made_vampire("Elder", "DOM", capacity=8))
    table.prey.holds(OBEDIENCE)

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(gideon)
    table.you.uses(sons)

    assert table.where(sons) == "ash_heap"
    table.nobody_reacts()
    assert table.prey.hand() == [OBEDIENCE]
    assert table.prey.pool() == 29


@pytest.mark.ruling("Crypt's Sons", 3)
@pytest.mark.ruling("Crypt's Sons", 4)
def test_crypts_sons_shoot_once_each_round_even_at_a_dodge(table: Table) -> None:
    """1R damage in strike resolution; not where a strike ends combat."""
    acting = table.you.ready(made_vampire("Leader", "pre", capacity=4))
    table.you.in_play(SONS, on=acting, blood=3)
    nassir = table.prey.ready("Nassir", blood=4)

    fight(table, acting, nassir)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.blood(nassir) == 2


@pytest.mark.ruling("Crypt's Sons", 3)
def test_crypts_sons_do_not_shoot_where_combat_ends(table: Table) -> None:
    """A strike that ends combat comes before the damage of the surroundings."""
    acting = table.you.ready(made_vampire("Leader", "pre", capacity=4))
    table.you.in_play(SONS, on=acting, blood=3)
    nassir = table.prey.ready("Nassir", blood=4)
    card = table.prey.holds(COMBAT_ENDS)

    fight(table, acting, nassir)
    table.prey.plays(card)
    table.nobody_reacts()

    assert table.blood(nassir) == 4


# -- Power of One ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("blocker", "blood", "left"), [("Nassir", 3, 1), ("Nassir", 1, 0)])
def test_power_of_one_burns_blood_of_the_blocker(
    table: Table, blocker: str, blood: int, left: int
) -> None:
    """Before block resolution: 2 blood, or as much as there is; the block stands."""
    acting = table.you.ready(made_vampire("Leader", "obt", capacity=4))
    card = table.you.holds(ONE)
    minion = table.prey.ready(blocker, blood=blood)
    table.prey.holds(COMBAT_ENDS)

    bleeds(table, acting)
    assert not table.you.can_play(card)
    table.prey.blocks(minion)
    table.you.plays(card, by=acting, level="obt")

    assert table.blood(minion) == left
    assert fight_of(table).fighters == (acting, minion)


def test_power_of_one_burns_an_ally_with_2_life(table: Table) -> None:
    """Without a blocker the action is blocked all the same, and nobody fights."""
    acting = table.you.ready(made_vampire("Leader", "obt", capacity=4))
    table.you.holds(ONE)
    taxi = table.prey.ready("City Star Taxi", blood=2)

    bleeds(table, acting)
    table.prey.blocks(taxi)
    table.you.plays(ONE, by=acting, level="obt")

    assert table.where(taxi) == "ash_heap"
    table.nobody_reacts()
    assert table.prey.pool() == 30
    assert told(table, "combat") == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling("Power of One", 1)
@pytest.mark.ruling("Power of One", 2)
@pytest.mark.ruling("Power of One", 3)
def test_power_of_one_bleeds_beside_the_limit_and_within_it(table: Table) -> None:
    """Potence: beside a limited increase; presence: limited. Each play uses one Discipline."""
    acting = table.you.ready(made_vampire("Leader", "pot", "pre", capacity=4))
    table.you.ready(COMPANION)
    table.you.holds(ONE, "Aire of Elation")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Aire of Elation", by=acting, level="pre")
    table.until("action", table.you)
    assert not table.you.can_play(ONE, level="pre")
    assert not table.you.can_play(ONE, level="obt")
    table.you.plays(ONE, by=acting, level="pot")
    table.nobody_reacts()

    assert table.prey.pool() == 27


@pytest.mark.ruling("Power of One", 1)
def test_power_of_one_with_presence_hides_a_bleed_only(table: Table) -> None:
    """+1 stealth and +1 bleed when stealth is needed; not during a hunt."""
    acting = table.you.ready(made_vampire("Leader", "obf", "pre", capacity=4), blood=1)
    other = table.you.ready(made_vampire("Follower", "pre", capacity=4))
    table.you.ready(COMPANION)
    card, _ = table.you.holds(ONE, "Faceless Night")
    nassir = table.prey.ready("Nassir")
    spy = table.prey.ready("Lauren")
    table.prey.in_play("Raven Spy", on=spy, level="ani", blood=1)

    table.you.acts(word="hunt", by=acting)
    table.prey.blocks(spy)
    table.until("attempt", table.you)
    assert not table.you.can_play(card)
    table.nobody_reacts()
    table.nobody_reacts()
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(nassir)
    table.you.plays(card, by=other, level="pre 2")
    table.nobody_reacts()

    assert table.prey.pool() == 28


# -- Lesser Boon ----------------------------------------------------------------------------------


def boon_on(table: Table, pool: int = 20) -> tuple[int, int, int]:
    """Your vampire has the boon of your prey, whose vampire would have blocked it."""
    acting = table.you.ready(made_vampire("Debtor", "pre", capacity=4))
    table.you.ready(COMPANION)
    table.you.pool(pool)
    nassir = table.prey.ready("Nassir", blood=1)
    table.prey.in_play("Rebel", on=nassir)
    boon = table.prey.holds(BOON)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(nassir)
    table.prey.plays(boon)
    table.nobody_reacts()
    return acting, nassir, boon


@pytest.mark.ruling("Lesser Boon", 1)
def test_an_action_resolves_where_a_lesser_boon_is_owed(table: Table) -> None:
    """The block does not happen: nobody locks or fights, the bleed is successful."""
    acting, nassir, boon = boon_on(table)

    assert table.prey.pool() == 29
    assert not table.locked(nassir)
    assert told(table, "blocks") == 0
    assert told(table, "combat") == 0
    assert (table.where(boon), table.on(boon)) == ("attached", acting)
    assert table.waits_for(table.you)


def test_a_debtor_cannot_block_the_minions_of_the_boon(table: Table) -> None:
    """The prey's minions only: the debtor blocks those of others."""
    acting, nassir, boon = boon_on(table)
    table.until_turn_of(table.prey, "minion")

    table.prey.acts(word="hunt", by=nassir)
    table.until("action")
    assert table.you.options("block", minion=acting) == []
    assert table.on(boon) == acting


def test_a_lesser_boon_is_called_in_by_blocking_again(table: Table) -> None:
    """It is burned as its player blocks the debtor."""
    acting, nassir, boon = boon_on(table)
    table.until_turn_of(table.you, "minion")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.where(boon) == "ash_heap"


@pytest.mark.parametrize(("pool", "place"), [(6, "attached"), (5, "ash_heap")])
def test_a_lesser_boon_needs_a_debtor_with_6_pool(table: Table, pool: int, place: str) -> None:
    """It is burned as soon as the controller of its minion has less, also as it is played."""
    _, _, boon = boon_on(table, pool)

    assert table.where(boon) == place
    assert table.waits_for(table.you)


def test_a_lesser_boon_goes_as_the_pool_falls_below_6(table: Table) -> None:
    """A bleed in the turn of the predator."""
    biter = table.predator.ready("Lauren")
    _, _, boon = boon_on(table, pool=6)
    table.until_turn_of(table.predator, "minion")
    assert table.where(boon) == "attached"

    table.predator.acts(word="bleed", by=biter)
    table.nobody_reacts()

    assert table.you.pool() == 5
    assert table.where(boon) == "ash_heap"

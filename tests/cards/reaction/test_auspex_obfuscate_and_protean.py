"""Reactions of the Fifth Edition Companion: Auspex, Obfuscate with Presence, Protean."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import AGAIN, COMPANION, REOPENS, rest
from fight_talk import damage_to
from methuselah.rules.action.action import stealth
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.action.blocks import intercept
from table_talk import Table

# -- Eagle's Sight ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Eagle's Sight", "My Enemy's Enemy"])
def test_inferior_auspex_is_an_intercept(table: Table, name: str) -> None:
    """+1 intercept when it is needed."""
    acting = table.you.ready("Nassir", blood=1)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Dominica")
    card = table.prey.holds(name)

    table.you.acts(by=acting, word="hunt")
    assert not table.prey.can_play(name, by=guard)
    table.prey.blocks(guard)
    assert intercept(table.state, guard) == 0
    table.prey.plays(name, by=guard, level="aus")
    rest(table)
    assert table.where(card) == "ash_heap"
    assert [line.card for line in table.state.journal if line.what == "blocks"] == [guard]


def test_eagles_sight_lets_anybody_block(table: Table) -> None:
    """A bleed of the prey, blocked from across the table."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    guard = table.grand_prey.ready("Abaddon")
    weak = table.grand_predator.ready("Dominica")
    table.grand_prey.holds("Eagle's Sight")
    table.grand_predator.holds("Eagle's Sight")

    table.you.acts(by=acting, word="bleed")
    table.until("action", table.grand_prey)
    assert not table.grand_prey.may("block")
    assert not table.grand_predator.can_play("Eagle's Sight", by=weak)
    table.grand_prey.plays("Eagle's Sight", by=guard, level="AUS")
    rest(table)

    assert table.locked(guard)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Eagle's Sight", 1)
def test_eagles_sight_does_not_undo_a_decision_not_to_block(table: Table) -> None:
    """Who has declined to block has declined; a locked vampire cannot attempt either."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    guard = table.grand_prey.ready("Abaddon")
    locked = table.grand_prey.ready("Castellan", locked=True)
    table.grand_prey.holds("Eagle's Sight")
    late = table.grand_predator.ready("Castellan")
    table.grand_predator.holds("Eagle's Sight")

    table.you.acts(by=acting, word="bleed")
    table.until("action", table.grand_prey)
    assert not table.grand_prey.can_play("Eagle's Sight", by=locked)
    table.grand_prey.passes()
    assert not table.grand_prey.can_play("Eagle's Sight", by=guard)
    assert table.grand_predator.can_play("Eagle's Sight", by=late, level="AUS")


@pytest.mark.ruling("Eagle's Sight", 2)
def test_eagles_sight_is_good_for_one_attempt(table: Table) -> None:
    """An action that goes on as if unblocked needs another one."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(REOPENS)
    guard = table.grand_prey.ready("Abaddon")
    table.grand_prey.holds("Eagle's Sight")

    table.you.acts(by=acting, word="bleed")
    table.grand_prey.plays("Eagle's Sight", by=guard, level="AUS")
    table.you.plays(REOPENS.name, by=acting)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert not table.grand_prey.may("block")


# -- My Enemy's Enemy ---------------------------------------------------------------------------


def test_my_enemys_enemy_sends_the_bleed_of_the_predator_on(table: Table) -> None:
    """To the predator's predator, who can attempt to block; the vampire locks."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Castellan")
    table.prey.holds("My Enemy's Enemy")
    other = table.predator.ready("Ashley")

    table.you.acts(by=acting, word="bleed")
    table.until("action", table.prey)
    assert not table.prey.can_play("My Enemy's Enemy")
    table.prey.plays("My Enemy's Enemy", by=guard, level="AUS")
    assert table.locked(guard)
    table.until("action", table.predator)
    assert table.predator.may("block", minion=other)
    rest(table)

    assert table.prey.pool() == 30
    assert table.predator.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.ruling("My Enemy's Enemy", 1)
@pytest.mark.ruling("My Enemy's Enemy", 2)
def test_my_enemys_enemy_after_a_block_that_failed(table: Table) -> None:
    """Failing to block because of stealth is declining; it comes before the bleed succeeds."""
    acting = table.you.ready("Gathii")
    table.you.ready(COMPANION)
    table.you.library("Deep Song")
    guard = table.prey.ready("Ashley")
    other = table.prey.ready("Abaddon")
    table.prey.holds("My Enemy's Enemy")

    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(guard)
    table.you.uses("Gathii")
    table.until("declined", table.prey)
    assert table.prey.can_play("My Enemy's Enemy", by=other, level="AUS")
    table.prey.passes()
    assert not table.prey.can_play("My Enemy's Enemy", by=other)


def test_my_enemys_enemy_only_against_the_predator_and_with_a_third_one() -> None:
    """Not where only two are left."""
    table = Table(size=2)
    acting = table.you.ready("Nassir")
    table.prey.ready("Castellan")
    table.prey.holds("My Enemy's Enemy")

    table.you.acts(by=acting, word="bleed")
    rest(table)
    assert table.prey.pool() == 29


# -- Night Terrors ------------------------------------------------------------------------------


@pytest.mark.ruling("Night Terrors", 6)
@pytest.mark.ruling("Night Terrors", 4)
@pytest.mark.parametrize(("name", "level"), [("Gathii", "obf_pre"), ("Sreelekha", "OBF_PRE")])
def test_night_terrors_takes_the_stealth_away(table: Table, name: str, level: str) -> None:
    """To 0, before anybody attempts to block; what is added afterwards counts."""
    acting = table.you.ready("Larissa Moreira", blood=1)
    table.you.ready(COMPANION)
    table.you.holds("Lost in Crowds")
    guard = table.prey.ready(name)
    card = table.prey.holds("Night Terrors")

    table.you.acts(by=acting, word="hunt")
    table.prey.plays("Night Terrors", by=guard, level=level)
    assert stealth(table.state, action_of(table)) == 0
    assert table.where(card) == "ash_heap"
    table.prey.blocks(guard)
    table.you.plays("Lost in Crowds", by=acting)
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.ruling("Night Terrors", 5)
def test_night_terrors_without_stealth_does_nothing(table: Table) -> None:
    """Negative stealth stays as it is."""
    acting = table.you.ready("Ariane", blood=1)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Gathii")
    table.prey.in_play("Barth")
    table.prey.holds("Night Terrors")

    table.you.acts(by=acting, word="hunt")
    table.prey.plays("Night Terrors", by=guard)
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.parametrize(("name", "level"), [("Gathii", "obf_pre"), ("Sreelekha", "OBF_PRE")])
def test_only_superior_night_terrors_gives_a_strike(table: Table, name: str, level: str) -> None:
    """Strike: combat ends, in the first round of the combat if this vampire blocks."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    guard = table.prey.ready(name)
    table.prey.holds("Night Terrors")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("Night Terrors", by=guard, level=level)
    table.prey.blocks(guard)
    if level == "OBF_PRE":
        table.prey.does("given strike")
    rest(table)
    assert damage_to(table, guard) == (level == "obf_pre")
    assert table.waits_for(table.you)


@pytest.mark.ruling("Night Terrors", 1)
def test_the_strike_of_night_terrors_is_for_the_first_combat(table: Table) -> None:
    """In the combat that follows it is gone."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(AGAIN)
    guard = table.prey.ready("Sreelekha")
    table.prey.holds("Night Terrors")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("Night Terrors", by=guard, level="OBF_PRE")
    table.prey.blocks(guard)
    table.prey.does("given strike")
    table.you.plays(AGAIN.name, by=acting)
    rest(table)
    assert damage_to(table, guard) == 1


@pytest.mark.ruling("Night Terrors", 2)
def test_the_strike_of_night_terrors_comes_again_with_a_second_block(table: Table) -> None:
    """The action goes on, and is blocked by the same vampire once more."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(REOPENS)
    guard = table.prey.ready("Sreelekha")
    table.prey.ready("Ashley")
    table.prey.holds("Night Terrors", "Second Tradition: Domain")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("Night Terrors", by=guard, level="OBF_PRE")
    table.prey.blocks(guard)
    table.you.plays(REOPENS.name, by=acting)
    table.state.edit(guard).locked = False
    table.prey.blocks(guard)
    table.prey.does("given strike")
    rest(table)
    assert damage_to(table, guard) == 0


@pytest.mark.ruling("Night Terrors", 3)
def test_night_terrors_waits_for_the_impulse(table: Table) -> None:
    """The acting Methuselah and those asked before have it first."""
    acting = table.you.ready("Nassir", blood=1)
    table.you.ready(COMPANION)
    first = table.prey.ready("Ashley")
    guard = table.predator.ready("Gathii")
    table.predator.holds("Night Terrors")

    table.you.acts(by=acting, word="hunt")
    table.until("action")
    assert table.asked().seat == table.prey.number
    assert table.prey.may("block", minion=first)
    table.prey.passes()
    assert table.asked().seat == table.predator.number
    assert table.predator.can_play("Night Terrors", by=guard)


# -- Visions of Zapathasura ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "locked"), [("Gathii", "obf_pre", False), ("Sreelekha", "OBF_PRE", True)]
)
def test_visions_reduce_a_bleed(table: Table, name: str, level: str, locked: bool) -> None:
    """By 3, or to 0 for a lock; for 1 blood; what is added later counts."""
    acting = table.you.ready("Sreelekha")
    table.you.ready(COMPANION)
    guard = table.prey.ready(name)
    full = table.prey.ready("Ashley")
    card = table.prey.holds("Visions of Zapathasura")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("Visions of Zapathasura", by=guard, level=level)
    assert bleed_amount(table.state, action_of(table)) == 0
    assert table.locked(guard) == locked
    rest(table)
    assert table.prey.pool() == 30
    assert not table.you.has_edge()
    assert table.where(card) == "ash_heap"
    assert not table.locked(full)


def test_visions_only_for_who_is_bled(table: Table) -> None:
    """Not for a bleed of another, nor in another action."""
    acting = table.you.ready("Nassir", blood=1)
    table.you.ready("Ashley")
    table.predator.ready("Sreelekha")
    table.predator.holds("Visions of Zapathasura")

    table.you.acts(by=acting, word="bleed")
    table.nobody_reacts()
    assert "Visions of Zapathasura" in table.predator.hand()


@pytest.mark.ruling("Visions of Zapathasura", 1)
def test_a_blocker_who_locks_for_visions_fails_to_block(table: Table) -> None:
    """Unless it is awake."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Sreelekha")
    table.prey.holds("Visions of Zapathasura")

    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(guard)
    table.prey.plays("Visions of Zapathasura", by=guard, level="OBF_PRE")
    rest(table)
    assert table.prey.pool() == 30
    assert [line.card for line in table.state.journal if line.what == "failed to block"] == [guard]
    assert not [line for line in table.state.journal if line.what == "combat"]


# -- One With the Land --------------------------------------------------------------------------


def test_inferior_one_with_the_land_is_two_intercept(table: Table) -> None:
    """Only in an action directed at you."""
    acting = table.you.ready("Gathii")
    hungry = table.you.ready("Ashley", blood=1)
    table.you.ready(COMPANION)
    table.you.library("Deep Song")
    guard = table.prey.ready("Branimira")
    table.prey.holds("One With the Land")

    table.you.acts(by=hungry, word="hunt")
    table.prey.blocks(guard)
    assert not table.prey.can_play("One With the Land")
    table.nobody_reacts()
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(guard)
    table.you.uses("Gathii")
    table.prey.plays("One With the Land", by=guard, level="pro")
    rest(table)
    assert table.locked(guard)
    assert table.prey.pool() == 30


@pytest.mark.ruling("One With the Land", 4)
def test_superior_one_with_the_land_unlocks_and_nobody_strikes(table: Table) -> None:
    """A locked vampire blocks; neither strikes in the first round."""
    acting = table.you.ready("Adrino Manauara")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Marialena", locked=True)
    table.prey.holds("One With the Land")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("One With the Land", by=guard, level="PRO")
    rest(table)

    kinds = [line.word for line in table.state.journal if line.what == "strikes"]
    assert kinds == ["none", "none", "hand", "hand"]
    assert damage_to(table, guard) == 1
    assert damage_to(table, acting) == 1
    assert table.waits_for(table.you)


def test_superior_one_with_the_land_is_for_locked_vampires_and_targets(table: Table) -> None:
    """Not unlocked; not where the action is not directed at you."""
    acting = table.you.ready("Nassir")
    hungry = table.you.ready("Ashley", blood=1)
    table.prey.ready("Marialena")
    table.prey.holds("One With the Land")
    table.predator.ready("Marialena", locked=True)
    table.predator.holds("One With the Land")

    table.you.acts(by=acting, word="bleed")
    table.until("action", table.prey)
    assert not table.prey.can_play("One With the Land", level="PRO")
    assert not table.predator.can_play("One With the Land", level="PRO")
    table.nobody_reacts()
    table.you.acts(by=hungry, word="hunt")
    table.until("action")
    assert not table.predator.can_play("One With the Land", level="PRO")


@pytest.mark.ruling("One With the Land", 8)
def test_one_with_the_land_keeps_to_who_may_block(table: Table) -> None:
    """A bleed of another is nobody else's to block."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.prey.ready("Ashley")
    table.grand_prey.ready("Marialena", locked=True)
    table.grand_prey.holds("One With the Land")

    table.you.acts(by=acting, word="bleed")
    table.nobody_reacts()
    assert "One With the Land" in table.grand_prey.hand()


@pytest.mark.ruling("One With the Land", 1)
def test_strikes_are_back_in_the_combat_that_follows(table: Table) -> None:
    """The restriction is for the combat that results from the block."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(AGAIN)
    guard = table.prey.ready("Marialena", locked=True)
    table.prey.holds("One With the Land")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("One With the Land", by=guard, level="PRO")
    table.you.plays(AGAIN.name, by=acting)
    rest(table)
    assert damage_to(table, guard) == 1


@pytest.mark.ruling("One With the Land", 3)
def test_a_gun_gives_no_maneuver_where_nobody_can_strike(table: Table) -> None:
    """The maneuver of the .44 Magnum needs its strike."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.in_play(".44 Magnum", on=acting)
    guard = table.prey.ready("Marialena", locked=True)
    table.prey.holds("One With the Land")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("One With the Land", by=guard, level="PRO")
    rest(table)
    assert not [line for line in table.state.journal if line.what == "maneuvered"]
    assert damage_to(table, guard) == 0


@pytest.mark.ruling("One With the Land", 6)
def test_one_with_the_land_while_attempting_to_block(table: Table) -> None:
    """A vampire that is awake and attempts to block may play it."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Marialena", locked=True)
    table.prey.holds("One With the Land", "On the Qui Vive")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("On the Qui Vive", by=guard)
    table.prey.blocks(guard)
    table.prey.plays("One With the Land", by=guard, level="PRO")
    rest(table)
    assert damage_to(table, guard) == 0
    assert [line.card for line in table.state.journal if line.what == "blocks"] == [guard]


def test_another_blocker_can_strike(table: Table) -> None:
    """The restriction goes with the vampire that played the card."""
    acting = table.you.ready("Gathii")
    table.you.ready(COMPANION)
    table.you.library("Deep Song")
    guard = table.prey.ready("Marialena", locked=True)
    second = table.prey.ready("Castellan")
    table.prey.holds("One With the Land")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("One With the Land", by=guard, level="PRO")
    table.you.uses("Gathii")
    table.prey.blocks(second)
    rest(table)
    assert damage_to(table, acting) == 1
    assert damage_to(table, second) == 1


@pytest.mark.ruling("One With the Land", 2)
def test_nobody_strikes_after_a_second_block_either(table: Table) -> None:
    """The same vampire blocks the action that went on as if unblocked."""
    acting = table.you.ready("Adrino Manauara")
    table.you.ready(COMPANION)
    table.you.holds(REOPENS)
    guard = table.prey.ready("Marialena", locked=True)
    table.prey.ready("Ashley")
    table.prey.holds("One With the Land")

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("One With the Land", by=guard, level="PRO")
    table.until("strike", table.you)
    table.state.edit(guard).locked = False
    table.you.plays(REOPENS.name, by=acting)
    table.prey.blocks(guard)
    rest(table)

    kinds = [line.word for line in table.state.journal if line.what == "strikes"]
    assert kinds == ["none", "none", "ends", "hand", "none", "none", "hand", "hand"]


@pytest.mark.ruling("One With the Land", 7)
def test_one_with_the_land_needs_an_action_that_can_be_blocked(table: Table) -> None:
    """Not against Daring the Dawn."""
    acting = table.you.ready("Sreelekha")
    table.you.ready(COMPANION)
    table.you.holds("Daring the Dawn")
    guard = table.prey.ready("Marialena", locked=True)
    table.prey.holds("One With the Land")

    table.you.acts(by=acting, word="bleed")
    table.you.plays("Daring the Dawn", by=acting, level="FOR")
    table.nobody_reacts()
    assert "One With the Land" in table.prey.hand()
    assert table.locked(guard)
    assert table.prey.pool() < 30

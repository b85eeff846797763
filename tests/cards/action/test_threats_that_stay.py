"""Cards that stay and threaten: the prey, the outsiders, the elders of the Camarilla."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from table_talk import Table

# -- Tier of Souls ---------------------------------------------------------------------------------


def test_inferior_tier_of_souls_steals_a_blood_of_the_preys_minion(table: Table) -> None:
    """1 blood from any minion of the prey, also in torpor; nobody else's is a target."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    tier = table.you.holds("Tier of Souls")
    nassir = table.prey.ready("Nassir")
    torpid = table.prey.torpor("Ashley")
    stray = table.prey.ready("Underbridge Stray", level="ani")
    table.grand_prey.ready("Lauren")

    table.you.acts("Tier of Souls", by=ryan, level="ani")
    assert {o.target for o in table.you.options("choose")} == {nassir, torpid, stray}
    table.you.chooses(nassir)
    assert not table.predator.may("block")
    table.nobody_reacts()

    assert (table.blood(ryan), table.blood(nassir)) == (3, 3)
    assert table.blood(torpid) == 3
    assert table.where(tier) == "ash_heap"
    assert table.waits_for(table.you)


def test_tier_of_souls_steals_the_life_of_an_ally(table: Table) -> None:
    """Life becomes blood; the ally without life is burned."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    table.you.holds("Tier of Souls")
    table.prey.ready("Nassir")
    stray = table.prey.ready("Underbridge Stray", level="ani")

    table.you.acts("Tier of Souls", by=ryan, level="ani")
    table.you.chooses(stray)
    table.nobody_reacts()

    assert table.blood(ryan) == 3
    assert table.where(stray) == "ash_heap"


def test_superior_tier_of_souls_stays_on_the_vampire(table: Table) -> None:
    """As well as the blood; one is enough for a vampire."""
    horace = table.you.ready("Horace Radcliffe", blood=3)
    other = table.you.ready("Horace Radcliffe")
    table.you.in_play("Tier of Souls", on=other, level="ANI")
    tier = table.you.holds("Tier of Souls")
    nassir = table.prey.ready("Nassir")

    assert not table.you.can_play("Tier of Souls", by=other, level="ANI")
    assert table.you.can_play("Tier of Souls", by=other, level="ani")
    table.you.acts("Tier of Souls", by=horace, level="ANI")
    table.nobody_reacts()

    assert (table.blood(horace), table.blood(nassir)) == (4, 3)
    assert table.on(tier) == horace
    assert table.waits_for(table.you)


def test_tier_of_souls_bleeds_for_more_against_the_prey_only(table: Table) -> None:
    """+1 bleed against the prey; redirected to somebody else it is the bleed without it."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.in_play("Tier of Souls", on=horace, level="ANI")

    table.you.acts(by=horace, word="bleed")
    table.nobody_reacts()

    assert table.prey.pool() == 28


def test_redirected_the_bleed_with_tier_of_souls_is_one_less(table: Table) -> None:
    """The prey deflects it to its own prey."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.in_play("Tier of Souls", on=horace, level="ANI")
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Deflection")

    table.you.acts(by=horace, word="bleed")
    table.prey.plays("Deflection", by=lauren, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.grand_prey.pool() == 29


def test_any_minion_burns_tier_of_souls_as_a_directed_action(table: Table) -> None:
    """Only its controller may block."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    horace = table.grand_prey.ready("Horace Radcliffe")
    tier = table.grand_prey.in_play("Tier of Souls", on=horace, level="ANI")

    table.you.acts("Tier of Souls", by=ryan)
    assert not table.prey.may("block")
    table.nobody_reacts()

    assert table.where(tier) == "ash_heap"
    assert table.waits_for(table.you)


# -- Judgment: Camarilla Segregation ---------------------------------------------------------------


def test_a_prince_passes_judgment(table: Table) -> None:
    """Put in play at +1 stealth for 1 blood; only a prince or justicar can."""
    alice = table.you.ready("Alice Chen")
    ryan = table.you.ready("Ryan")
    judgment = table.you.holds("Judgment: Camarilla Segregation")

    assert not table.you.can_play("Judgment: Camarilla Segregation", by=ryan)
    table.you.acts("Judgment: Camarilla Segregation", by=alice)
    table.nobody_reacts()

    assert table.where(judgment) == "permanent"
    assert table.blood(alice) == 6
    assert table.waits_for(table.you)


def test_each_methuselah_with_an_outsider_burns_a_pool_in_her_unlock_phase(table: Table) -> None:
    """You as well; who has Camarilla vampires and allies only burns nothing."""
    table.you.in_play("Judgment: Camarilla Segregation")
    table.you.ready("Guido Lucciano")
    table.prey.torpor("Devin Bisley")
    table.prey.ready("Ryan")
    table.grand_prey.ready("Ashley")
    table.grand_prey.ready("Underbridge Stray", level="ani")
    table.begins("unlock")

    table.until_turn_of(table.you, "minion")
    assert [seat.pool() for seat in table.seats] == [29, 30, 30, 30, 30]
    table.until_turn_of(table.predator)
    assert [seat.pool() for seat in table.seats] == [29, 29, 30, 30, 30]


@pytest.mark.ruling("Judgment: Camarilla Segregation", 1)
def test_two_judgments_cost_two(table: Table) -> None:
    """They stack."""
    table.prey.in_play("Judgment: Camarilla Segregation")
    table.grand_prey.in_play("Judgment: Camarilla Segregation")
    table.you.ready("Guido Lucciano")
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")

    assert table.you.pool() == 28


@pytest.mark.ruling("Judgment: Camarilla Segregation", 2)
@pytest.mark.parametrize("lost", [True, False])
def test_who_has_lost_the_last_outsider_first_burns_nothing(table: Table, lost: bool) -> None:
    """Other effects of the unlock phase can come before it; who keeps him burns a pool more."""
    table.you.in_play("Judgment: Camarilla Segregation")
    table.you.in_play("Smiling Jack, The Anarch")
    guido = table.you.ready("Guido Lucciano")
    table.begins("unlock")

    table.until("unlock", table.you)
    if lost:
        atoms.move_to_region(table.state, guido, "uncontrolled")
    table.until_turn_of(table.you, "master")

    assert table.you.pool() == (29 if lost else 28)


@pytest.mark.parametrize("owner", [0, 2])
def test_anybody_burns_an_outsider_to_burn_judgment(table: Table, owner: int) -> None:
    """In her own master phase, one that she controls."""
    judgment = table.seats[owner].in_play("Judgment: Camarilla Segregation")
    guido = table.you.ready("Guido Lucciano")
    devin = table.you.torpor("Devin Bisley")
    ryan = table.you.ready("Ryan")
    table.prey.ready("Lolita Houston")
    table.begins("master")

    assert not table.prey.may("use")
    table.you.uses("Judgment: Camarilla Segregation")
    assert {o.target for o in table.you.options("choose")} == {guido, devin}
    table.you.chooses(guido)

    assert table.where(judgment) == "ash_heap"
    assert table.where(guido) == "ash_heap"
    assert table.where(ryan) == "ready"
    assert table.waits_for(table.you)


def test_judgment_stays_where_there_is_no_outsider_or_no_master_phase(table: Table) -> None:
    """Camarilla vampires do not count; nor is the minion phase the time."""
    table.you.in_play("Judgment: Camarilla Segregation")
    table.you.ready("Ryan")
    table.prey.ready("Guido Lucciano")
    table.begins("master")
    with pytest.raises(AssertionError, match="never offered"):
        table.you.uses("Judgment: Camarilla Segregation")


def test_who_controls_no_ready_minion_burns_an_outsider_in_torpor(table: Table) -> None:
    """It is the Methuselah who burns it, and no minion that uses the card."""
    judgment = table.prey.in_play("Judgment: Camarilla Segregation")
    devin = table.you.torpor("Devin Bisley")
    table.begins("master")
    table.you.uses("Judgment: Camarilla Segregation")

    assert table.where(judgment) == "ash_heap"
    assert table.where(devin) == "ash_heap"


# -- Fear of Mekhet --------------------------------------------------------------------------------


def test_fear_of_mekhet_locks_whom_it_is_put_on(table: Table) -> None:
    """A ready justicar or Inner Circle member, whoever controls it."""
    fear = table.you.holds("Fear of Mekhet")
    table.you.ready("Alice Chen")
    guil = table.prey.ready("Madame Guil")
    gwendolyn = table.grand_prey.ready("Gwendolyn")
    table.grand_prey.torpor("Sheldon, Lord of the Clog")
    table.begins("master")

    table.you.plays("Fear of Mekhet")
    assert {o.target for o in table.you.options("choose")} == {guil, gwendolyn}
    table.you.chooses(guil)
    table.until("minion", table.you)

    assert table.on(fear) == guil
    assert table.locked(guil)
    assert not table.locked(gwendolyn)
    assert table.you.pool() == 28


@pytest.mark.ruling("Fear of Mekhet", 1)
def test_the_fear_goes_on_to_another_even_in_torpor(table: Table) -> None:
    """5 blood are burned; the controller of the vampire chooses who is next."""
    guil = table.you.ready("Madame Guil")
    fear = table.predator.in_play("Fear of Mekhet", on=guil, controller=4)
    table.prey.ready("Gwendolyn")
    sheldon = table.grand_prey.torpor("Sheldon, Lord of the Clog")
    table.begins("unlock")

    table.you.chooses(sheldon)
    table.until_turn_of(table.you, "minion")

    assert table.blood(guil) == 5
    assert table.on(fear) == sheldon
    assert not table.locked(sheldon)


def test_without_another_the_fear_is_burned(table: Table) -> None:
    """Exactly 5 blood are enough; in torpor the vampire burns them as well."""
    guil = table.you.torpor("Madame Guil", blood=5)
    fear = table.predator.in_play("Fear of Mekhet", on=guil, controller=4)
    table.begins("unlock")
    table.until_turn_of(table.you, "master")

    assert table.blood(guil) == 0
    assert table.where(guil) == "torpor"
    assert table.where(fear) == "ash_heap"


def test_who_cannot_burn_5_is_burned(table: Table) -> None:
    """With 4 blood the vampire is burned, and the card with it."""
    guil = table.you.ready("Madame Guil", blood=4)
    fear = table.predator.in_play("Fear of Mekhet", on=guil, controller=4)
    gwendolyn = table.prey.ready("Gwendolyn")
    table.begins("unlock")
    table.until_turn_of(table.you, "master")

    assert table.where(guil) == "ash_heap"
    assert table.where(fear) == "ash_heap"
    assert table.blood(gwendolyn) == 11


# -- Camera Phone ----------------------------------------------------------------------------------


def test_camera_phone_is_equipped(table: Table) -> None:
    """An equip action at +1 stealth, free."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    phone = table.you.holds("Camera Phone")

    table.you.acts("Camera Phone", by=ryan)
    table.nobody_reacts()

    assert table.on(phone) == ryan
    assert table.waits_for(table.you)


def test_the_bearer_bleeds_with_the_camera_phone(table: Table) -> None:
    """+1 bleed, whatever other equipment adds; the normal bleed is without it."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    phone = table.you.in_play("Camera Phone", on=ryan)
    table.you.in_play("Laptop Computer", on=ryan)

    assert not table.you.may("use action", minion=meaghan)
    table.you.acts(phone, by=ryan)
    table.nobody_reacts()

    assert table.prey.pool() == 28
    assert table.grand_prey.pool() == 30
    assert table.you.has_edge()
    assert table.locked(ryan)
    assert table.waits_for(table.you)


def test_a_normal_bleed_is_none_of_the_camera_phones(table: Table) -> None:
    """Only its own action gets the bleed."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.in_play("Camera Phone", on=ryan)

    table.you.acts(by=ryan, word="bleed")
    table.nobody_reacts()

    assert table.prey.pool() == 29


@pytest.mark.ruling("Camera Phone", 1)
def test_without_the_phone_the_action_fizzles(table: Table) -> None:
    """It is on another minion by the time of the resolution: no effect."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    phone = table.you.in_play("Camera Phone", on=ryan)
    table.prey.ready("Ashley")

    table.you.acts(phone, by=ryan)
    table.until("action", table.prey)
    atoms.attach(table.state, phone, meaghan, table.you.number)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.locked(ryan)

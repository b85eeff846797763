"""Rotting Behemoth; Cursed Abattoir, which remembers zombies that were burned."""

from __future__ import annotations

from typing import Final

import pytest

from combat_talk import PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import (
    TARGET,
    THIS,
    WAS_SUCCESSFUL,
    action,
    acts,
    ally,
    any_of,
    anywhere,
    burn_card,
    choose,
    costs_blood,
    gain_blood,
    gain_pool,
    is_a,
    is_acting,
    minion,
    not_,
    ready,
    recruits_from_hand,
    use,
    yours,
)
from table_talk import Table

BEHEMOTH = "Rotting Behemoth"
ABATTOIR = "Cursed Abattoir"
HIROMITSU = "Hiromitsu Asano (G6)"
"""A Hecata of capacity 4 with inferior Oblivion."""
MONICA = "Monica Giovanni (G6)"
"""A Hecata of capacity 6 with superior Oblivion."""

PURGE: Final = paper(
    "Purge",
    action(
        choose(anywhere(any_of(minion, is_a("retainer")), not_(is_acting))),
        burn_card(TARGET),
        stealth=1,
    ),
)


# -- Rotting Behemoth -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "level", "left"), [(HIROMITSU, "obl", 1), (MONICA, "OBL", 3)])
def test_the_behemoth_eats_a_minion_of_your_ash_heap(
    table: Table, name: str, level: str, left: int
) -> None:
    """A vampire or an ally of yours; 6 life at either level, for 3 blood."""
    acting = table.you.ready(name)
    table.you.ready("Meaghan")
    dead, ally_ = table.you.ash_heap("Nassir", "Procurer")
    table.you.ash_heap("Blood Doll")
    theirs = table.prey.ash_heap("Octane")
    behemoth = table.you.holds(BEHEMOTH)

    table.you.acts(BEHEMOTH, by=acting, level=level)
    table.you.does("do", number=0)
    assert table.you.choices() == {dead, ally_}
    table.you.chooses(dead)
    table.nobody_reacts()

    assert [table.where(card) for card in (dead, ally_, theirs)] == [
        "removed",
        "ash_heap",
        "ash_heap",
    ]
    assert table.where(behemoth) == "ready"
    assert table.blood(behemoth) == 6
    assert table.blood(acting) == left
    assert table.waits_for(table.you)


@pytest.mark.ruling("Rotting Behemoth", 2)
def test_the_behemoth_may_be_burned_instead(table: Table) -> None:
    """Nothing is removed then."""
    acting = table.you.ready(HIROMITSU)
    table.you.ready("Meaghan")
    dead = table.you.ash_heap("Nassir")
    behemoth = table.you.holds(BEHEMOTH)

    table.you.acts(BEHEMOTH, by=acting, level="obl")
    table.you.does("do", number=1)
    table.nobody_reacts()

    assert table.where(behemoth) == "ash_heap"
    assert table.where(dead) == "ash_heap"
    assert table.waits_for(table.you)


def test_without_a_minion_in_your_ash_heap_the_behemoth_burns(table: Table) -> None:
    """A master card is no food, nor is what lies in the ash heap of another."""
    acting = table.you.ready(HIROMITSU)
    table.you.ready("Meaghan")
    doll = table.you.ash_heap("Blood Doll")
    theirs = table.prey.ash_heap("Octane")
    behemoth = table.you.holds(BEHEMOTH)

    table.you.acts(BEHEMOTH, by=acting, level="obl")
    table.nobody_reacts()

    assert [table.where(card) for card in (behemoth, doll, theirs)] == ["ash_heap"] * 3
    assert table.waits_for(table.you)


@pytest.mark.ruling("Rotting Behemoth", 3)
def test_the_behemoth_eats_however_it_comes_into_play(table: Table) -> None:
    """Recruited from the hand without a recruit action."""
    acting = table.you.ready(HIROMITSU)
    table.you.ready("Meaghan")
    dead, ally_ = table.you.ash_heap("Nassir", "Procurer")
    summons = paper("Summons", action(recruits_from_hand(THIS), stealth=1))
    behemoth = table.you.holds(BEHEMOTH, summons)[0]

    table.you.acts("Summons", by=acting)
    table.you.does("do", number=0)
    assert table.you.choices() == {dead, ally_}
    table.you.chooses(ally_)
    table.nobody_reacts()

    assert table.where(ally_) == "removed"
    assert table.where(behemoth) == "ready"
    assert table.waits_for(table.you)


def test_a_hecata_with_oblivion_recruits_the_behemoth(table: Table) -> None:
    """Neither a Lasombra with Oblivion nor a vampire without it."""
    hecata = table.you.ready(HIROMITSU)
    lasombra = table.you.ready("El Monseñor (G6)")
    other = table.you.ready("Nassir")
    table.you.holds(BEHEMOTH)

    table.begins("minion")
    assert table.you.can_play(BEHEMOTH, by=hecata)
    assert not table.you.can_play(BEHEMOTH, by=hecata, level="OBL")
    assert not table.you.can_play(BEHEMOTH, by=lasombra)
    assert not table.you.can_play(BEHEMOTH, by=other)


@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_the_behemoth_gains_no_life(table: Table, level: str) -> None:
    """Another ally does."""
    behemoth = table.you.ready(BEHEMOTH, level=level, blood=4)
    garou = table.you.ready("Renegade Garou", blood=1)
    healer = table.you.ready("Nassir")
    table.you.holds(paper("Balm", action(gain_blood(1, ready(ally, yours)), stealth=1)))

    table.you.acts("Balm", by=healer)
    table.nobody_reacts()

    assert (table.blood(behemoth), table.blood(garou)) == (4, 2)
    assert table.waits_for(table.you)


def test_the_behemoth_attacks_for_a_life(table: Table) -> None:
    """Anybody's ready minion but yours; the life is paid as the action succeeds; 3 strength."""
    behemoth = table.you.ready(BEHEMOTH, level="obl")
    mine = table.you.ready("Meaghan")
    ryan = table.prey.ready("Ryan")
    garou = table.predator.ready("Renegade Garou")
    table.prey.torpor("Octane")

    table.you.acts(behemoth, by=behemoth)
    assert table.you.choices() == {ryan, garou}
    table.you.chooses(ryan)
    table.until("action", table.prey)
    assert table.blood(behemoth) == 6
    rest(table)

    assert table.blood(behemoth) == 4  # 1 for the action, 1 struck by Ryan
    assert table.blood(ryan) == 1
    assert table.locked(behemoth)
    assert not table.locked(ryan)
    assert (table.blood(garou), table.blood(mine)) == (3, 3)
    assert table.waits_for(table.you)


def test_a_blocked_attack_costs_no_life(table: Table) -> None:
    """It fights the blocker; the 1 life is that of his strike."""
    behemoth = table.you.ready(BEHEMOTH, level="obl")
    table.you.ready("Meaghan")
    ryan, nassir = table.prey.ready("Ryan"), table.prey.ready("Nassir")

    table.you.acts(behemoth, by=behemoth)
    table.you.chooses(ryan)
    table.prey.blocks(nassir)
    rest(table)

    assert table.blood(behemoth) == 5
    assert (table.blood(ryan), table.blood(nassir)) == (4, 1)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Rotting Behemoth", 1)
def test_the_last_life_makes_the_attack_successful_without_a_fight(table: Table) -> None:
    """The Behemoth is burned as it pays; nobody strikes."""
    behemoth = table.you.ready(BEHEMOTH, level="obl", blood=1)
    mine = table.you.ready("Meaghan")
    witness = use(WAS_SUCCESSFUL, gain_pool(1), at=("after_resolution",))
    seen = table.you.in_play(paper("Witness", witness, kind="equipment"), on=mine)
    ryan = table.prey.ready("Ryan")

    table.you.acts(behemoth, by=behemoth)
    table.until("after_resolution", table.you)
    assert table.you.may("use", card=seen)
    assert table.where(behemoth) == "ash_heap"
    table.nobody_reacts()

    assert damage_to(table, ryan) == 0
    assert table.blood(ryan) == 4
    assert table.waits_for(table.you)


def test_the_behemoth_presses_for_a_life_in_the_first_round(table: Table) -> None:
    """Once more in the second round it could not, though a press is played then."""
    behemoth = table.you.ready(BEHEMOTH, level="OBL")
    table.you.ready("Meaghan")
    farah = table.prey.ready("Farah Sarroub (G6)")
    press = table.you.holds(PRESS)

    table.you.acts(behemoth, by=behemoth)
    table.until("press", table.you)
    assert table.blood(behemoth) == 4
    table.you.uses(behemoth, level="press")
    while damage_to(table, farah) < 6:
        table.pass_on()
    table.until("press", table.you)
    assert table.you.can_play(press, by=behemoth)
    assert not table.you.may("use", card=behemoth, level="press")
    rest(table)

    assert damage_to(table, farah) == 6
    assert table.blood(behemoth) == 2
    assert table.waits_for(table.you)


def test_the_lesser_behemoth_does_not_press(table: Table) -> None:
    """At the inferior level there is only the press in your hand."""
    behemoth = table.you.ready(BEHEMOTH, level="obl")
    table.you.ready("Meaghan")
    farah = table.prey.ready("Farah Sarroub (G6)")
    press = table.you.holds(PRESS)

    table.you.acts(behemoth, by=behemoth)
    table.until("press", table.you)
    assert table.you.can_play(press, by=behemoth)
    assert not table.you.may("use", card=behemoth, level="press")
    rest(table)

    assert damage_to(table, farah) == 3
    assert table.waits_for(table.you)


def test_the_behemoth_presses_for_nobody_else(table: Table) -> None:
    """Another minion of yours fights."""
    behemoth = table.you.ready(BEHEMOTH, level="OBL")
    nassir = table.you.ready("Nassir")
    ryan = table.prey.ready("Ryan")
    press = table.you.holds(PRESS)

    fight(table, nassir, ryan)
    table.until("press", table.you)
    assert table.you.can_play(press, by=nassir)
    assert not table.you.may("use", card=behemoth, level="press")


@pytest.mark.parametrize(("name", "may"), [("Procurer", False), ("Ryan", True)])
def test_an_ally_pays_no_blood_for_an_action(table: Table, name: str, may: bool) -> None:
    """What costs blood is for vampires; what costs life, as the Behemoth's attack, for allies."""
    bearer = table.you.ready(name)
    costly = acts(costs_blood(1), gain_pool(1), by="bearer")
    charm = table.you.in_play(paper("Charm", costly, kind="equipment"), on=bearer)

    table.begins("minion")
    assert table.you.may("use action", card=charm, by=bearer) is may


# -- Cursed Abattoir ------------------------------------------------------------------------------


def test_the_abattoir_is_put_in_play(table: Table) -> None:
    """It is free, and empty; a ready vampire of yours follows its Path."""
    abattoir = table.you.holds(ABATTOIR)
    table.you.ready(replaced("Meaghan", path="Death and the Soul"))

    table.begins("master")
    table.you.plays(ABATTOIR)

    assert table.where(abattoir) == "permanent"
    assert table.counters(abattoir) == 0
    assert table.you.pool() == 30


@pytest.mark.parametrize("wanted", [True, False])
@pytest.mark.parametrize(
    ("burned", "counts"),
    [
        ("Aggressive Corpse", True),
        ("Zombie", True),  # a retainer
        ("Procurer", False),  # a ghoul
        ("Meaghan", False),
        ("Shambling Hordes", False),  # that of another
    ],
)
def test_the_abattoir_counts_your_zombies(
    table: Table, burned: str, counts: bool, wanted: bool
) -> None:
    """An ally or a retainer of yours that is burned; you can, and need not."""
    acting = table.you.ready("Nassir")
    meaghan = table.you.ready("Meaghan")
    victims = {
        "Aggressive Corpse": table.you.ready("Aggressive Corpse"),
        "Zombie": table.you.in_play("Zombie", on=acting),
        "Procurer": table.you.ready("Procurer"),
        "Meaghan": meaghan,
        "Shambling Hordes": table.prey.ready("Shambling Hordes", level="nec"),
    }
    sully = table.you.ready("Sully")
    abattoir = table.you.in_play(ABATTOIR)
    table.you.holds(PURGE)

    table.you.acts("Purge", by=acting)
    assert table.you.choices() == set(victims.values()) | {sully}
    table.you.chooses(victims[burned])
    if counts and wanted:
        table.you.does("answer")
    elif counts:
        table.nobody_reacts()
    else:
        while not table.over():
            assert not table.you.may("answer")
            table.pass_on()
    table.nobody_reacts()

    assert table.where(victims[burned]) == "ash_heap"
    assert table.counters(abattoir) == (1 if counts and wanted else 0)
    assert table.waits_for(table.you)


def test_a_zombie_burned_in_combat_counts(table: Table) -> None:
    """It loses its last life to a strike."""
    shambler = table.you.ready("Bone Shambler")
    table.you.ready("Meaghan")
    abattoir = table.you.in_play(ABATTOIR)
    ryan = table.prey.ready("Ryan")

    fight(table, shambler, ryan)
    table.you.does("answer")
    rest(table)

    assert table.where(shambler) == "ash_heap"
    assert table.counters(abattoir) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "counters", "used"),
    [
        ("Bone Shambler", 1, 1),
        ("Bone Shambler", 2, 1),  # once in a bleed
        ("Bone Shambler", 0, 0),
        ("Outcast Mage", 1, 0),  # an ally, no zombie
        ("Meaghan", 1, 0),
    ],
)
def test_the_abattoir_makes_zombies_bleed(
    table: Table, name: str, counters: int, used: int
) -> None:
    """+1 bleed for a counter, if there is one."""
    acting = table.you.ready(name)
    table.you.ready("Nassir")
    abattoir = table.you.in_play(ABATTOIR, counters=counters)
    table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    assert table.you.may("use", card=abattoir) == (used > 0)
    for _ in range(used):
        table.you.uses(abattoir)
    assert not table.you.may("use", card=abattoir)
    assert table.counters(abattoir) == counters - used
    table.nobody_reacts()

    assert table.prey.pool() == 29 - used
    assert table.waits_for(table.you)


def test_the_abattoir_does_nothing_in_other_actions(table: Table) -> None:
    """A corpse attacks."""
    corpse = table.you.ready("Aggressive Corpse")
    table.you.ready("Nassir")
    abattoir = table.you.in_play(ABATTOIR, counters=1)
    ryan = table.prey.ready("Ryan")
    table.prey.ready("Sully")

    table.you.acts(corpse, by=corpse)
    table.you.chooses(ryan)
    table.until("action", table.prey)
    assert not table.you.may("use", card=abattoir)
    table.nobody_reacts()
    assert table.counters(abattoir) == 1


def test_the_abattoir_is_for_your_own_zombies(table: Table) -> None:
    """In the turn of your prey a zombie of hers bleeds."""
    abattoir = table.you.in_play(ABATTOIR, counters=1)
    table.you.ready("Nassir")
    shambler = table.prey.ready("Bone Shambler")
    table.grand_prey.ready("Ryan")

    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=shambler)
    table.until("action", table.grand_prey)
    assert not table.you.may("use", card=abattoir)
    table.nobody_reacts()

    assert table.counters(abattoir) == 1
    assert table.grand_prey.pool() == 29

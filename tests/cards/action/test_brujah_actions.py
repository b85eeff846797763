"""Actions and the action modifier of the Brujah: Line Brawl, Show of Force, Heroic Might, ..."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from listening import listener
from methuselah.rules.combat.strike_effects import strength
from table_talk import Table

BRAWL = "Line Brawl"
FORCE = "Show of Force"
MIGHT = "Heroic Might"
WRENCH = "Monkey Wrench"


# -- Line Brawl -----------------------------------------------------------------------------------


@pytest.mark.parametrize("victim", [1, 3])
def test_celerity_steals_a_pool_from_anybody_else(table: Table, victim: int) -> None:
    """Directed at whoever is chosen; the pool moves."""
    laura = table.you.ready("Laura Goldman")
    table.you.ready(COMPANION)
    card = table.you.holds(BRAWL)

    table.you.acts(BRAWL, by=laura, level="cel")
    assert {option.seat for option in table.you.options("choose")} == {1, 2, 3, 4}
    table.you.chooses(seat=table.seats[victim])
    rest(table)

    assert [seat.pool() for seat in table.seats] == [
        31 if n == 0 else 29 if n == victim else 30 for n in range(5)
    ]
    assert not table.you.has_edge()
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_only_the_victim_may_block_the_theft(table: Table) -> None:
    """A directed action: neither prey nor predator blocks what is aimed at the grand-prey."""
    laura = table.you.ready("Laura Goldman")
    table.you.holds(BRAWL)
    nassir = table.prey.ready("Nassir")
    ryan = table.grand_prey.ready("Ryan")

    table.you.acts(BRAWL, by=laura, level="cel")
    table.you.chooses(seat=table.grand_prey)
    table.until("action", table.grand_prey)
    assert not table.prey.may("block", minion=nassir)
    table.grand_prey.blocks(ryan)
    rest(table)
    assert table.you.pool() == 30
    assert table.grand_prey.pool() == 30


def test_potence_enters_combat_with_a_ready_minion(table: Table) -> None:
    """Anybody else's ready minion, on any side of the table; not one in torpor, not your own."""
    rayne = table.you.ready("Rayne")
    mine = table.you.ready(COMPANION)
    table.you.holds(BRAWL)
    ryan = table.grand_predator.ready("Ryan")
    sleeper = table.prey.torpor("Nassir")

    table.you.acts(BRAWL, by=rayne, level="pot")
    rest(table)
    assert table.blood(ryan) == 3
    assert table.blood(rayne) == 1
    assert table.blood(sleeper) == 4
    assert table.blood(mine) == 3
    assert table.waits_for(table.you)


def test_presence_bleeds_for_two(table: Table) -> None:
    """The bleed of the turn; at the prey."""
    laura = table.you.ready("Laura Goldman")
    table.you.ready(COMPANION)
    table.you.holds(BRAWL)

    table.you.acts(BRAWL, by=laura, level="pre")
    rest(table)
    assert table.prey.pool() == 28
    assert table.you.has_edge()


def test_line_brawl_requires_an_anarch(table: Table) -> None:
    """A Camarilla vampire with the Disciplines cannot play it."""
    table.you.ready("Ryan")
    camarilla = table.you.ready("Theo Bell (G2)")
    table.you.holds(BRAWL)
    assert not table.you.can_play(BRAWL, by=camarilla)


@pytest.mark.ruling(BRAWL, 1)
@pytest.mark.parametrize(("level", "pool"), [("cel", 32), ("pre", 31)])
def test_line_brawl_counts_as_requiring_what_is_used(table: Table, level: str, pool: int) -> None:
    """Played at [pre] it was no Celerity card; in the hand it is one of each."""
    laura = table.you.ready("Laura Goldman")
    table.you.ready(COMPANION)
    card = table.you.holds(BRAWL)
    other = table.you.holds(BRAWL)
    table.you.in_play(listener("cel"))
    table.you.in_play(listener("pre"))

    table.you.acts(card, by=laura, level=level)
    if level == "cel":
        table.you.chooses(seat=table.prey)
    rest(table)
    assert table.you.pool() == pool
    table.you.uses("Listener for cel")
    assert table.where(other) == "ash_heap"


# -- Show of Force --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "bleed", "left"),
    [("Brandon Grime", "pot_pre", 2, 2), ("Octane", "POT_PRE", 3, 1)],
)
def test_show_of_force_bleeds_and_may_give_strength_if_it_is_blocked(
    table: Table, name: str, level: str, bleed: int, left: int
) -> None:
    """+1 or +2 bleed; in the combat of a block, before range, +1 or +2 strength if wanted."""
    brujah = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.holds(FORCE)
    nassir = table.prey.ready("Nassir", blood=4)

    table.you.acts(FORCE, by=brujah, level=level)
    table.prey.blocks(nassir)
    table.you.does("use promise")
    assert not table.you.may("use promise")
    rest(table)

    assert table.blood(nassir) == left
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_show_of_force_unblocked_is_a_bleed(table: Table) -> None:
    """Nothing of the strength remains for later combats; one may also decline it."""
    brandon = table.you.ready("Brandon Grime")
    table.you.ready(COMPANION)
    table.you.holds(FORCE)

    table.you.acts(FORCE, by=brandon, level="pot_pre")
    rest(table)
    assert table.prey.pool() == 28
    assert strength(table.state, brandon) == 1


def test_show_of_force_may_be_declined_and_lasts_for_the_combat(table: Table) -> None:
    """Declined in the first round, it is not offered in the second."""
    brandon = table.you.ready("Brandon Grime")
    table.you.ready(COMPANION)
    table.you.holds(FORCE)
    table.you.holds("Flash")
    nassir = table.prey.ready("Nassir")

    table.you.acts(FORCE, by=brandon, level="pot_pre")
    table.prey.blocks(nassir)
    table.until("before_range", table.you)
    assert table.you.may("use promise", minion=brandon)
    table.you.passes()
    table.until("press", table.you)
    table.you.plays("Flash", by=brandon, level="cel 2")
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()


def test_show_of_force_needs_both_disciplines(table: Table) -> None:
    """Potence alone does not do."""
    rayne = table.you.ready("Rayne")
    octane = table.you.ready("Octane")
    table.you.holds(FORCE)
    assert not table.you.can_play(FORCE, by=rayne)
    assert table.you.can_play(FORCE, by=octane, level="pot_pre")
    assert table.you.can_play(FORCE, by=octane, level="POT_PRE")


# -- Heroic Might ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "level", "more"), [("Rayne", "pot", 1), ("Octane", "POT", 2)])
def test_heroic_might_gives_strength(table: Table, name: str, level: str, more: int) -> None:
    """3 blood, +3 stealth; one on each vampire."""
    vampire_ = table.you.ready(name, blood=3 if name == "Octane" else 2)
    strong = table.you.ready("Valeriya Zinovieva")
    table.you.ready(COMPANION)
    card = table.you.holds(MIGHT)
    table.you.holds(MIGHT)
    nassir = table.prey.ready("Nassir")

    if name == "Rayne":
        assert not table.you.can_play(MIGHT, by=vampire_)
        vampire_ = strong
    table.you.acts(card, by=vampire_, level=level)
    table.prey.blocks(nassir)
    rest(table)

    assert table.on(card) == vampire_
    own = 2 if vampire_ == strong else 1
    assert strength(table.state, vampire_) == own + more
    assert table.blood(vampire_) == (4 if vampire_ == strong else 0)
    assert not table.locked(nassir)
    assert table.waits_for(table.you)


def test_heroic_might_is_had_once(table: Table) -> None:
    """A vampire that has it cannot play another; one that has none can."""
    octane = table.you.ready("Octane")
    valeriya = table.you.ready("Valeriya Zinovieva")
    table.you.in_play(MIGHT, on=octane, level="pot")
    table.you.holds(MIGHT)
    assert not table.you.can_play(MIGHT, by=octane)
    assert table.you.can_play(MIGHT, by=valeriya, level="POT")


def test_heroic_might_strikes_to_burn_equipment(table: Table) -> None:
    """At both levels; nothing else happens to the victim."""
    octane = table.you.ready("Octane")
    table.you.ready(COMPANION)
    table.you.in_play(MIGHT, on=octane, level="pot")
    nassir = table.prey.ready("Nassir")
    gun = table.prey.in_play(".44 Magnum", on=nassir)

    table.you.acts(by=octane, word="bleed")
    table.prey.blocks(nassir)
    table.until("strike", table.you)
    assert {o.mode for o in table.you.options("use")} == {"burn"}
    table.you.uses(MIGHT, level="burn")
    rest(table)
    assert table.where(gun) == "ash_heap"
    assert table.blood(nassir) == 4


def test_superior_heroic_might_strikes_for_two_ranged(table: Table) -> None:
    """2R, also at long range; strength does not add to it."""
    octane = table.you.ready("Octane")
    table.you.ready(COMPANION)
    table.you.in_play(MIGHT, on=octane, level="POT")
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=octane, word="bleed")
    table.prey.blocks(nassir)
    table.you.uses(MIGHT, level="2R")
    rest(table)
    assert table.blood(nassir) == 2


def test_heroic_might_is_burned_in_torpor(table: Table) -> None:
    """As soon as its vampire is there."""
    octane = table.you.ready("Octane", blood=1)
    table.you.ready(COMPANION)
    card = table.you.in_play(MIGHT, on=octane, level="pot")
    valeriya = table.prey.ready("Valeriya Zinovieva")

    table.you.acts(by=octane, word="bleed")
    table.prey.blocks(valeriya)
    assert table.where(card) == "attached"
    rest(table)
    assert table.where(octane) == "torpor"
    assert table.where(card) == "ash_heap"


# -- Monkey Wrench --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 3])
def test_monkey_wrench_costs_what_it_adds(table: Table, number: int) -> None:
    """X blood for +X bleed, 1 to 3."""
    octane = table.you.ready("Octane")
    table.you.ready(COMPANION)
    table.you.holds(WRENCH)

    table.you.acts(by=octane, word="bleed")
    table.you.plays(WRENCH, by=octane)
    assert {option.number for option in table.you.options("choose")} == {1, 2, 3}
    table.you.chooses(number=number)
    rest(table)
    assert table.blood(octane) == 6 - number
    assert table.prey.pool() == 29 - number


def test_monkey_wrench_is_limited_to_bleeds_blood_and_anarchs(table: Table) -> None:
    """Not without blood, not in a hunt, not by others, not after another limited increase."""
    poor = table.you.ready("Octane", blood=2)
    nassir = table.you.ready("Nassir")
    laura = table.you.ready("Laura Goldman")
    table.you.holds(WRENCH, "Aire of Elation")

    table.you.acts(by=nassir, word="bleed")
    while not table.over():
        assert not table.you.can_play(WRENCH)
        table.pass_on()
    table.you.acts(by=poor, word="bleed")
    table.you.plays(WRENCH, by=poor)
    assert {option.number for option in table.you.options("choose")} == {1, 2}
    table.you.chooses(number=2)
    assert not table.you.can_play("Aire of Elation")
    rest(table)
    table.you.acts(by=laura, word="hunt")
    while not table.over():
        assert not table.you.can_play(WRENCH)
        table.pass_on()


def test_monkey_wrench_needs_a_blood(table: Table) -> None:
    """X is at least 1."""
    octane = table.you.ready("Octane", blood=1)
    table.you.holds(WRENCH)
    table.you.holds("Govern the Unaligned")
    table.you.acts(by=octane, word="bleed")
    assert table.you.can_play(WRENCH, by=octane)

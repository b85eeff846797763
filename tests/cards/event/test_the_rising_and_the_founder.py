"""The Rising, under which no pool is gained, and who is recalled to the founder of the clan."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    PREY,
    TARGET,
    YOU,
    burn_edge,
    burn_pool,
    choose,
    gain_pool,
    move_counters,
    on,
    steal_pool,
    trigger,
    use,
)
from table_talk import Table

RISING = "The Rising"
RECALLED = "Recalled to the Founder"


# -- The Rising -----------------------------------------------------------------------------------


WAGE = paper("Wage", use(gain_pool(2), at=("minion",)))
LOOT = paper("Loot", use(steal_pool(2, PREY), at=("minion",)))
TAP = paper("Tap", use(choose(on()), move_counters(2, TARGET, YOU), at=("minion",)))


@pytest.mark.ruling(RISING, 1)
@pytest.mark.parametrize("source", ["Wage", "Loot", "Tap"])
@pytest.mark.parametrize("edge", ["you", "prey", ""])
def test_nobody_gains_pool_without_the_edge(table: Table, source: str, edge: str) -> None:
    """Anything that would be gained goes to the bank: what is stolen or moved, too."""
    table.grand_prey.in_play(RISING)
    tools = {"Wage": WAGE, "Loot": LOOT, "Tap": TAP}
    tool = table.you.in_play(tools[source])
    mine = table.you.ready("Nassir", blood=3)
    if edge:
        table.gives_edge(getattr(table, edge))
    table.begins("minion")
    table.you.uses(tool)
    if table.you.choices():
        table.you.chooses(mine)
    assert table.you.pool() == (32 if edge == "you" else 30)
    assert table.prey.pool() == (28 if source == "Loot" else 30)
    assert table.blood(mine) == (1 if source == "Tap" else 3)


def test_in_the_turns_of_others_pool_is_gained(table: Table) -> None:
    """The Rising is about a Methuselah's own turn."""
    table.grand_prey.in_play(RISING)
    wage = table.prey.in_play(WAGE)
    mine = table.you.in_play(WAGE)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.begins("minion")
    table.prey.uses(wage)
    assert table.prey.pool() == 32
    table.until_turn_of(table.prey, "minion")
    table.prey.uses(wage)
    assert table.prey.pool() == 32
    table.you.uses(mine)
    assert table.you.pool() == 32


UNNAMED = paper("Unnamed", trigger("successful bleed", gain_pool(2)), kind="equipment")


@pytest.mark.ruling(RISING, 2)
@pytest.mark.ruling(RISING, 3)
@pytest.mark.parametrize("after", [True, False])
def test_the_edge_comes_before_what_follows_a_bleed(table: Table, after: bool) -> None:
    """Pool that the action itself grants is not gained, pool for the success of it is."""
    table.grand_prey.in_play(RISING)
    mine = table.you.ready("Tony")
    table.you.ready(COMPANION)
    if after:
        table.you.in_play(UNNAMED, on=mine)
        table.you.acts(word="bleed", by=mine)
    else:
        table.you.holds("Kindred Spirits")
        table.you.acts("Kindred Spirits", by=mine, level="dem")
        if table.you.options("choose"):
            table.you.chooses(seat=table.prey.number)
    rest(table)
    assert table.you.has_edge()
    assert table.you.pool() == (32 if after else 30)


@pytest.mark.ruling(RISING, 4)
def test_the_pool_of_an_ousting_comes_after_its_point(table: Table) -> None:
    """With the victory point that it brings the predator gains the 6 pool in her own turn."""
    table.grand_prey.in_play(RISING)
    table.you.ready(COMPANION)
    table.prey.pool(1)
    doom = table.you.in_play(paper("Doom", use(burn_pool(9, PREY), at=("minion",))))
    table.you.uses(doom)
    assert table.prey.is_out()
    assert table.you.pool() == 36
    assert table.you.victory_points() == 1


@pytest.mark.ruling(RISING, 5)
@pytest.mark.parametrize("points", [0, 1])
def test_the_edge_that_is_burned_first_helps_no_more(table: Table, points: int) -> None:
    """As with a card whose cost is the Edge: the pool comes after it has gone."""
    table.grand_prey.in_play(RISING)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    if points:
        table.prey.pool(1)
        table.gives_edge(table.you)
    tool = table.you.in_play(paper("Kilter", use(burn_edge(), gain_pool(2), at=("minion",))))
    doom = table.you.in_play(paper("Doom", use(burn_pool(9, PREY), at=("minion",))))
    if points:
        table.you.uses(doom)
    before = table.you.pool()
    table.you.uses(tool)
    assert not table.you.has_edge()
    assert table.you.pool() == before + 2 * points


# -- Recalled to the Founder ----------------------------------------------------------------------


def kin(name: str, capacity: int = 4) -> Definition:
    """A Tremere of that capacity."""
    return replaced(name, clans=("Tremere",), capacity=capacity)


@pytest.mark.parametrize("third", ["Tremere", "Ventrue"])
def test_one_of_three_of_a_clan_is_recalled(table: Table, third: str) -> None:
    """In her unlock phase, in torpor or not; two of a clan stay, whatever else there is."""
    table.you.in_play(RECALLED)
    one, two = table.you.ready(kin("Ryan")), table.you.torpor(kin("Duck"))
    three = table.you.ready(replaced("KoKo", clans=(third,), capacity=4))
    table.you.ready("Anvil")
    table.prey.ready(kin("Tock"))
    table.you.ready("Underbridge Stray")
    table.begins("unlock")
    if third == "Tremere":
        assert table.you.choices() == {one, two, three}
        table.you.chooses(two)
    assert not table.you.choices()
    rest(table)
    burned = [card for card in (one, two, three) if table.where(card) == "ash_heap"]
    assert burned == ([two] if third == "Tremere" else [])


@pytest.mark.parametrize(("capacity", "again"), [(5, True), (6, False)])
def test_an_elder_satisfies_the_founder(table: Table, capacity: int, again: bool) -> None:
    """If the burned one has capacity 6 or more, she is never asked again; others are."""
    table.grand_prey.in_play(RECALLED)
    elder = table.you.ready(kin("Ryan", capacity))
    for name in ("Duck", "KoKo", "Zip", "Rayne"):
        table.you.ready(kin(name))
    theirs = [table.prey.ready(kin(name)) for name in ("Tock", "Dodd", "Crow")]
    table.begins("unlock")
    table.you.chooses(elder)
    assert table.where(elder) == "ash_heap"
    while not table.prey.choices():
        table.pass_on()
    assert table.prey.choices() == set(theirs)
    table.prey.chooses(theirs[0])
    while table.state.active != table.you.number:
        table.pass_on()
    assert bool(table.you.choices()) is again

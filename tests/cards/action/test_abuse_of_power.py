"""Abuse of Power: a combat whose loser costs its controller a pool."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table

ABUSE = "Abuse of Power"


def test_it_enters_combat_with_a_minion_of_another(table: Table) -> None:
    """At +1 stealth, with anybody who is ready; both stay ready, nobody burns pool."""
    ryan = table.you.ready(replaced("Ryan", path="Caine"))
    own = table.you.ready("Meaghan")
    card = table.you.holds(ABUSE)
    nassir = table.prey.ready("Nassir")
    table.prey.torpor("Tock (G3)")
    far = table.grand_prey.ready("Vagabond Mystic")

    assert not table.you.can_play(ABUSE, by=own)  # who does not follow the Path of Caine
    table.you.acts(ABUSE, by=ryan)
    assert table.you.choices() == {nassir, far}
    table.you.chooses(nassir)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)

    assert (table.blood(ryan), table.blood(nassir), table.blood(own)) == (3, 3, 3)
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert (table.where(card), table.locked(ryan)) == ("ash_heap", True)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("mine", "theirs", "pools"),
    [(1, 4, (29, 30)), (4, 1, (30, 29)), (1, 1, (30, 30)), (4, 4, (30, 30))],
)
def test_the_controller_of_the_fallen_one_burns_a_pool(
    table: Table, mine: int, theirs: int, pools: tuple[int, int]
) -> None:
    """If only one of the two is ready at the end: two strong hands, 1 blood or 4."""
    ryan = table.you.ready(replaced("Ryan", strength=2, path="Caine"), blood=mine)
    table.you.ready("Meaghan")
    table.you.holds(ABUSE)
    nassir = table.prey.ready(replaced("Nassir", strength=2), blood=theirs)
    table.you.acts(ABUSE, by=ryan)
    rest(table)
    assert table.where(ryan) == ("torpor" if mine == 1 else "ready")
    assert table.where(nassir) == ("torpor" if theirs == 1 else "ready")
    assert (table.you.pool(), table.prey.pool()) == pools
    assert (table.grand_prey.pool(), table.predator.pool()) == (30, 30)
    assert table.waits_for(table.you)


def test_a_burned_ally_costs_a_pool(table: Table) -> None:
    """It is not ready any more; whoever controlled it pays."""
    ryan = table.you.ready(replaced("Ryan", path="Caine"))
    table.you.ready("Meaghan")
    table.you.holds(ABUSE)
    mystic = table.grand_prey.ready("Vagabond Mystic", blood=1)
    table.you.acts(ABUSE, by=ryan)
    rest(table)
    assert table.where(mystic) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30, 30, 29, 30, 30]
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("mine", "theirs"), [(1, 4), (4, 1)])
def test_the_combat_with_a_blocker_costs_nothing(table: Table, mine: int, theirs: int) -> None:
    """It is not that combat."""
    ryan = table.you.ready(replaced("Ryan", strength=2, path="Caine"), blood=mine)
    table.you.ready("Meaghan")
    table.you.holds(ABUSE)
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready(replaced("Lauren", strength=2), blood=theirs)
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=lauren)
    table.you.acts(ABUSE, by=ryan)
    table.you.chooses(nassir)
    table.prey.blocks(lauren)
    rest(table)
    assert table.where(ryan) == ("torpor" if mine == 1 else "ready")
    assert table.where(lauren) == ("torpor" if theirs == 1 else "ready")
    assert table.blood(nassir) == 4
    assert (table.you.pool(), table.prey.pool()) == (30, 30)
    assert table.waits_for(table.you)

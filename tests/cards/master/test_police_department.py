"""Police Department: a press to end combat for a minion you control."""

from __future__ import annotations

import pytest

from combat_talk import PRESS, fight
from table_talk import Table

POLICE = "Police Department"


def test_it_is_a_master_without_cost(table: Table) -> None:
    """Put in play."""
    police = table.you.holds(POLICE)
    table.begins("master")
    table.you.plays(police)
    assert table.where(police) == "permanent"
    assert not table.locked(police)
    assert table.you.pool() == 30


@pytest.mark.parametrize("side", ["acting", "blocking"])
@pytest.mark.parametrize(("used", "rounds"), [(True, 1), (False, 2)])
def test_it_ends_a_combat_that_another_continues(
    table: Table, side: str, used: bool, rounds: int
) -> None:
    """Whether your minion acts or blocks, the press meets that of the opposing minion."""
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    seat, other = (table.you, table.prey) if side == "acting" else (table.prey, table.you)
    police = seat.in_play(POLICE)
    press = other.holds(PRESS)

    fight(table, ryan, nassir)
    other.plays(press, by=nassir if side == "acting" else ryan)
    assert seat.may("use", card=police)
    if used:
        seat.uses(police)
        assert table.locked(police)
        seat.does("use press")
    else:
        table.nobody_reacts()

    table.nobody_reacts()
    assert table.over()
    assert table.locked(police) == used
    assert (table.blood(ryan), table.blood(nassir)) == (4 - rounds, 4 - rounds)
    assert table.waits_for(table.you)


def test_it_never_continues_combat(table: Table) -> None:
    """Nobody has pressed: the press is good for nothing."""
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    police = table.you.in_play(POLICE)

    fight(table, ryan, nassir)
    table.until("press", table.you)
    table.you.uses(police)

    assert not table.you.may("use press")
    table.nobody_reacts()
    assert table.over()
    assert (table.blood(ryan), table.blood(nassir)) == (3, 3)


@pytest.mark.parametrize(
    ("seat", "locked", "may"),
    [("you", False, True), ("you", True, False), ("grand_prey", False, False)],
)
def test_who_may_use_it(table: Table, seat: str, locked: bool, may: bool) -> None:
    """The controller of a fighter, unlocked; not a bystander."""
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    table.grand_prey.ready("Lauren")
    police = getattr(table, seat).in_play(POLICE, locked=locked)
    press = table.prey.holds(PRESS)

    fight(table, ryan, nassir)
    table.until("press", table.prey)
    assert table.prey.can_play(press)
    assert getattr(table, seat).may("use", card=police) == may


def test_it_is_for_this_round(table: Table) -> None:
    """The press that was not used is gone in the next round."""
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    police = table.you.in_play(POLICE)
    first, second = table.prey.holds(PRESS, PRESS)

    fight(table, ryan, nassir)
    table.until("press", table.you)
    table.you.uses(police)
    table.prey.plays(first, by=nassir)
    assert table.you.may("use press")
    table.you.passes()
    table.prey.plays(second, by=nassir)

    assert table.over()  # nobody was asked in the third round
    assert (table.blood(ryan), table.blood(nassir)) == (1, 1)
    assert table.waits_for(table.you)

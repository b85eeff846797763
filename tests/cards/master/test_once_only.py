"""Masters played once: Ashur Tablets, Giant's Blood, Fortschritt Library."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import event, put_in_play
from table_talk import Table


def two_tablets(table: Table) -> tuple[int, ...]:
    """Two in play, a third in hand; a foreign one with the prey; five cards in the ash heap."""
    mine = tuple(table.you.in_play("Ashur Tablets") for _ in range(2))
    table.prey.in_play("Ashur Tablets")
    table.you.holds("Ashur Tablets")
    return mine


@pytest.mark.ruling("Ashur Tablets", 2)
@pytest.mark.ruling("Ashur Tablets", 3)
def test_the_third_tablet_brings_cards_back(table: Table) -> None:
    """Chosen only now: one in hand, shown to all, the others shuffled into the library."""
    mine = two_tablets(table)
    theirs = mine[-1] + 1
    heap = table.you.ash_heap(*("Life in the City",) * 3, "Govern the Unaligned")
    table.begins("master")
    table.you.plays("Ashur Tablets")
    table.you.chooses(heap[0])
    table.you.chooses(heap[3])
    table.you.passes()
    table.you.chooses(heap[3])

    assert table.you.pool() == 33
    assert [table.where(card) for card in (*mine, theirs)] == ["removed"] * 3
    assert "Govern the Unaligned" in table.you.hand()
    kept = next(
        c for c in table.state.seats[0].hand if table.state.definition(c).name[:6] == "Govern"
    )
    assert set(table.state.known[kept]) == {1, 2, 3, 4}
    owner = table.state.seats[0]
    back = [table.state.definition(c).name for c in (*owner.library, *owner.hand)]
    assert back.count("Life in the City") == 1
    assert len(table.state.seats[0].ash_heap) == 2


@pytest.mark.ruling("Ashur Tablets", 1)
def test_tablets_without_an_ash_heap(table: Table) -> None:
    """The pool is gained all the same."""
    two_tablets(table)
    table.begins("master")
    table.you.plays("Ashur Tablets")

    assert table.you.pool() == 33


def test_two_tablets_wait(table: Table) -> None:
    """Only the third does anything; those of others do not count."""
    table.you.in_play("Ashur Tablets")
    table.prey.in_play("Ashur Tablets")
    tablet = table.you.holds("Ashur Tablets")
    table.begins("master")
    table.you.plays("Ashur Tablets")

    assert table.you.pool() == 30
    assert table.where(tablet) == "permanent"


def test_one_tablet_each_turn(table: Table) -> None:
    """With another master phase action left it is not played again."""
    table.you.in_play(paper("Gift", kind="master"))
    table.you.holds("Ashur Tablets", "Life in the City", "Misdirection")
    second = table.you.holds("Ashur Tablets")
    table.you.ready("Nassir", blood=1)
    table.begins("master")
    table.asked()
    phase = table.state.span("phase")
    phase.actions = 2  # type: ignore[union-attr]
    table.you.plays("Ashur Tablets")

    assert table.you.can_play("Life in the City")
    assert not table.you.can_play(second)
    assert not table.you.can_play("Ashur Tablets")


@pytest.mark.ruling("Giant's Blood", 1)
def test_giants_blood_fills_a_vampire_once_a_game(table: Table) -> None:
    """Anybody's, in torpor too; no uncontrolled one; the next copy is a dead card for all."""
    mine = table.you.ready("Nassir", blood=1)
    table.prey.torpor("Meaghan", blood=0)
    later = table.you.uncontrolled("Kalinda (G6)")
    table.you.holds("Giant's Blood")
    table.prey.holds("Giant's Blood", "Life in the City")
    table.begins("master")
    table.you.plays("Giant's Blood")
    asked = table.asked()
    assert asked is not None
    assert later not in [option.target for option in asked.options]
    table.you.chooses(mine)
    assert table.blood(mine) == table.state.definition(mine).face.capacity
    table.until_turn_of(table.prey, "master")

    assert table.prey.can_play("Life in the City")
    assert not table.prey.can_play("Giant's Blood")


def test_fortschritt_library_finds_a_gehenna_event(table: Table) -> None:
    """Shown to all; other cards are no choice. Once in the game."""
    gehenna = paper("Doom", event(put_in_play()), keywords=frozenset({"gehenna"}))
    table.you.library(gehenna, paper("Plain", event(put_in_play())), "Misdirection")
    table.you.holds("Fortschritt Library", "Fortschritt Library")
    table.begins("master")
    table.you.plays("Fortschritt Library")
    asked = table.asked()
    assert asked is not None
    names = [table.state.definition(o.target).name for o in asked.options if o.target >= 0]
    assert names == ["Doom"]
    table.take(0)

    assert "Doom" in table.you.hand()
    assert not table.you.can_play("Fortschritt Library")

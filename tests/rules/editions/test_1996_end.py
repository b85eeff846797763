"""Leaving the game by the Complete Rules Reference of 1996 (CRR II, VI), beside that of 2024.

Each test stands for a line of `docs/editions.md` and shows both behaviours.
"""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.editions import CURRENT, NINETY_SIX, Edition
from methuselah.language import PREY, YOU, action, burn_pool
from table_talk import Table

BOTH = (CURRENT, NINETY_SIX)


def either(now: object, then: object) -> pytest.MarkDecorator:
    """What differs: by the rulebook of 2024, and by the reference of 1996."""
    return pytest.mark.parametrize(("edition", "differs"), [(CURRENT, now), (NINETY_SIX, then)])


def deadly(edition: Edition, pool: int) -> Table:
    """Your action takes your prey's last pool."""
    costly = paper("Costly", action(burn_pool(5, PREY)))
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.ready("Meaghan")
    card = table.you.holds(costly)
    table.you.pool(pool)
    table.prey.pool(5)
    table.you.acts(card, by=krid)
    return table


@either(True, False)
def test_the_pool_for_an_oust_comes_with_it_or_after_the_action(
    edition: Edition, differs: bool
) -> None:
    """At once (RB24 Ousting); unless she would be ousted in the same action (CRR II, note)."""
    table = deadly(edition, 3)
    table.nobody_reacts()
    lines = [line.what for line in table.state.journal]
    paid = [n for n, line in enumerate(table.state.journal) if line.what == "gained pool"]
    over = lines.index("action over")
    assert table.prey.is_out()
    assert table.you.pool() == 9
    assert table.you.victory_points() == 1
    assert (paid[0] < over) is differs


@pytest.mark.parametrize("edition", BOTH)
def test_both_ousted_in_one_step(edition: Edition) -> None:
    """The point counts, the pool does not come, in either (G00015; CRR II, note)."""
    both = paper("Both", action(burn_pool(5, PREY), burn_pool(3, YOU)))
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    card = table.you.holds(both)
    table.you.pool(3)
    table.prey.pool(5)
    table.you.acts(card, by=krid)
    table.until_turn_of(table.grand_prey)
    assert table.you.is_out() and table.prey.is_out()
    assert table.you.victory_points() == 1


@either(("ready", "removed"), ("removed", "ash_heap"))
def test_the_cards_of_the_ousted(edition: Edition, differs: tuple[str, str]) -> None:
    """What she controls leaves (RB24); her own go home, those of others burn (CRR II, note)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.ready("Meaghan")
    lent = table.prey.ready("Nassir", controller=2)
    taken = table.grand_prey.ready("Mazz", controller=1)
    own = table.prey.ready("Wauneka")
    card = table.you.holds(paper("Costly", action(burn_pool(5, PREY))))
    table.prey.pool(5)
    table.you.acts(card, by=krid)
    table.nobody_reacts()
    assert table.prey.is_out()
    assert table.where(own) == "removed"
    assert (table.where(lent), table.where(taken)) == differs


@pytest.mark.parametrize("edition", BOTH)
def test_withdrawing(edition: Edition) -> None:
    """1 victory point, nothing for the predator (R3 9.2; CRR VI), as announced a turn before."""
    table = Table(edition=edition)
    table.you.ready("Krid")
    table.begins("unlock")
    state = table.state
    library = state.seats[0].library
    assert library
    owner = state.edit_seat(0)
    owner.removed, owner.library = (*owner.removed, *library), ()
    turn = state.span("turn")
    assert turn is not None
    turn.short_handed = True  # type: ignore[attr-defined]
    table.you.does("withdraw")
    for _ in range(2000):
        if table.you.is_out():
            break
        table.pass_on()
    assert table.you.is_out()
    assert table.you.victory_points() == 1
    assert table.predator.victory_points() == 0
    assert table.predator.pool() == 30

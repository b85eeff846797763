"""Purchase Pact: no combat among the Sabbat."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from combat_talk import fight
from made_up import paper
from methuselah.language import action_requires, gain_pool, modifier
from politics_talk import carried
from table_talk import Table

PACT = "Purchase Pact"
ARCHBISHOP = "Missy Shillingford (G6)"


@pytest.mark.parametrize(
    ("name", "where", "may"),
    [
        (ARCHBISHOP, "ready", True),
        ("Korah (G2)", "ready", True),
        ("Melinda Galbraith (G4)", "ready", True),
        (ARCHBISHOP, "torpor", False),
        ("Olivia (G2)", "ready", False),
    ],
)
def test_the_pact_requires_a_high_title(table: Table, name: str, where: str, may: bool) -> None:
    """A ready archbishop, priscus or cardinal; no bishop."""
    table.you.puts(name, where)
    table.you.ready("Meaghan")
    pact = table.you.holds(PACT, "Fame")[0]
    table.prey.ready("Nassir")
    table.begins("master")
    table.asked()
    assert table.you.can_play(PACT) == may
    if may:
        table.you.plays(PACT)
        assert (table.where(pact), table.you.pool()) == ("permanent", 30)


@pytest.mark.parametrize(
    ("mine", "theirs", "locked", "may"),
    [
        ("Tock (G3)", "Zachary (G2)", False, True),
        ("Tock (G3)", "Zachary (G2)", True, False),
        ("Tock (G3)", "Nassir", False, False),
        ("Ryan", "Zachary (G2)", False, False),
    ],
)
def test_the_pact_ends_combat(
    table: Table, mine: str, theirs: str, locked: bool, may: bool
) -> None:
    """Between two of the Sabbat, locking the card."""
    acting = table.you.ready(mine)
    blocker = table.prey.ready(theirs)
    pact = table.you.in_play(PACT, locked=locked)
    fight(table, acting, blocker)
    before = (table.blood(acting), table.blood(blocker))
    if not may:
        assert not is_offered(table, table.you, PACT)
        return
    assert table.you.may("use", card=pact)
    table.you.uses(pact)
    table.nobody_reacts()
    assert table.over()
    assert (table.blood(acting), table.blood(blocker)) == before
    assert table.locked(pact)
    assert table.waits_for(table.you)


def test_a_referendum_burns_the_pact(table: Table) -> None:
    """Called by a titled Sabbat vampire, of anybody."""
    bishop = table.you.ready("Olivia (G2)")
    untitled = table.you.ready("Tock (G3)")
    prince = table.you.ready("Tara (G5)")
    pact = table.prey.in_play(PACT)
    table.asked()
    assert not table.you.may("use action", card=pact, by=untitled)
    assert not table.you.may("use action", card=pact, by=prince)
    table.you.acts(pact, by=bishop)
    carried(table, bishop)
    assert table.where(pact) == "ash_heap"
    assert table.locked(bishop)
    assert table.waits_for(table.you)


@pytest.mark.ruling(PACT, 1)
@pytest.mark.parametrize(("word", "may"), [("sabbat", True), ("camarilla", False)])
def test_the_action_requires_the_sabbat(table: Table, word: str, may: bool) -> None:
    """As a modifier sees that asks what the action requires."""
    bishop = table.you.ready("Olivia (G2)")
    table.you.ready("Meaghan")
    asks = modifier(action_requires(word), gain_pool(1), at=("after_resolution",))
    asker = table.you.holds(paper("Asker", asks))
    pact = table.prey.in_play(PACT)
    table.you.acts(pact, by=bishop)
    assert is_offered(table, table.you, asker) == may

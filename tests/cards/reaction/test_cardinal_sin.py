"""Cardinal Sin: Insubordination: after the combat the opposing vampire goes to torpor."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from table_talk import Table

SIN = "Cardinal Sin: Insubordination"
BISHOP = "Jessica (G2)"
PRISCUS = "Korah (G2)"


@pytest.mark.parametrize(
    ("name", "face", "may"),
    [
        ("Dodd (G2)", {}, True),
        ("Dodd (G2)", {"title": "bishop"}, False),
        ("Nassir", {}, False),
        ("Loyal Street Gang", {}, False),
    ],
)
def test_an_insubordinate_vampire_falls(
    table: Table, name: str, face: dict[str, object], may: bool
) -> None:
    """A Sabbat vampire without a title; nobody of another sect, and no ally."""
    acting = table.you.ready(replaced(name, **face))
    table.you.ready(COMPANION)
    priscus = table.prey.ready(PRISCUS)
    bystander = table.prey.ready(replaced("Melinda Galbraith (G4)", title="cardinal"))
    sin = table.prey.holds(SIN)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(priscus)
    offered = False
    while not table.over() and not offered:
        offered = table.prey.can_play(sin, by=priscus)
        assert not table.prey.can_play(sin, by=bystander)
        if not offered:
            table.pass_on()
    assert offered is may
    if may:
        assert table.locked(priscus)
        table.prey.plays(sin, by=priscus)
        rest(table)
        assert table.where(acting) == "torpor"
        assert table.where(priscus) == "ready"
        assert table.where(sin) == "ash_heap"
    assert table.waits_for(table.you)


def test_whoever_was_rushed_may_judge(table: Table) -> None:
    """A combat that no block began."""
    acting = table.you.ready("Dodd (G2)")
    table.you.ready(COMPANION)
    judge = table.prey.ready(PRISCUS)
    rush = table.you.in_play("Haven Uncovered", on=judge)
    sin = table.prey.holds(SIN)
    table.you.acts(rush, by=acting)
    table.prey.plays(sin, by=judge)
    rest(table)
    assert table.where(acting) == "torpor"


@pytest.mark.parametrize(("by", "may"), [(PRISCUS, True), (BISHOP, False), ("Tock (G3)", False)])
def test_who_judges(table: Table, by: str, may: bool) -> None:
    """An archbishop, priscus, cardinal or regent; the opposing vampire must be ready still."""
    acting = table.you.ready("Dodd (G2)")
    table.you.ready(COMPANION)
    judge = table.prey.ready(by)
    sin = table.prey.holds(SIN)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(judge)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(sin)
        table.pass_on()
    assert offered is may


def test_who_has_fallen_already_is_not_judged(table: Table) -> None:
    """It went to torpor in the combat."""
    acting = table.you.ready("Dodd (G2)", blood=1)
    table.you.ready(COMPANION)
    judge = table.prey.ready(replaced(PRISCUS, strength=4))
    sin = table.prey.holds(SIN)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(judge)
    while not table.over():
        assert not table.prey.can_play(sin)
        table.pass_on()
    assert table.where(acting) == "torpor"

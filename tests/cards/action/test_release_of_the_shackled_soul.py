"""Release of the Shackled Soul: an ally or a retainer of your prey burns."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from methuselah.rules.action.action import stealth
from table_talk import Table

RELEASE = "Release of the Shackled Soul"


@pytest.mark.parametrize(("level", "extra"), [("nec", 0), ("NEC", 1)])
@pytest.mark.parametrize("what", ["ally", "retainer"])
def test_it_burns_an_ally_or_a_retainer(table: Table, level: str, extra: int, what: str) -> None:
    """Of your prey; not yours, not your predator's, no vampire and no equipment."""
    mine = table.you.ready(made_vampire("Necromancer", "NEC"))
    table.you.ready("Meaghan")
    ryan = table.prey.ready("Ryan")
    ally = table.prey.ready("Vagabond Mystic", locked=True)
    spy = table.prey.in_play("Raven Spy", on=ryan, level="ani")
    table.prey.in_play("Kevlar Vest", on=ryan)
    table.you.ready("Renegade Garou")
    nassir = table.predator.ready("Nassir")
    table.predator.in_play("Raven Spy", on=nassir, level="ani")
    release = table.you.holds(RELEASE)

    table.you.acts(RELEASE, by=mine, level=level)
    assert table.you.choices() == {ally, spy}
    target, spared = (ally, spy) if what == "ally" else (spy, ally)
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == extra
    assert action_of(table).targets == (table.prey.number,)
    assert table.blood(mine) == 5
    table.nobody_reacts()
    assert table.where(target) == "ash_heap"
    assert table.where(spared) in ("ready", "attached")
    assert (table.blood(mine), table.where(release)) == (4, "ash_heap")
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("code", "level", "may"),
    [("nec", "nec", True), ("nec", "NEC", False), ("NEC", "NEC", True), ("obl", "nec", False)],
)
def test_who_may_play_it(table: Table, code: str, level: str, may: bool) -> None:
    """With Necromancy at the level."""
    mine = table.you.ready(made_vampire("Necromancer", code))
    table.prey.ready("Vagabond Mystic")
    table.you.holds(RELEASE)
    table.asked()
    assert table.you.can_play(RELEASE, by=mine, level=level) == may


def test_it_needs_something_to_burn(table: Table) -> None:
    """Your predator's ally is none."""
    mine = table.you.ready(made_vampire("Necromancer", "NEC"))
    table.prey.ready("Ryan")
    table.predator.ready("Vagabond Mystic")
    table.you.holds(RELEASE)
    table.asked()
    assert not table.you.can_play(RELEASE, by=mine)

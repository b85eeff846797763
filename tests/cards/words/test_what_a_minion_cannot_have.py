"""What a minion cannot have is not put on it; a combat called off before its block resolves."""

from __future__ import annotations

import pytest

from action_talk import told
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    TARGET,
    calls_off_combat,
    choose,
    master,
    not_,
    put_on,
    reaction,
    ready,
    vampire,
    yours,
)
from table_talk import Table

BEAST = "Beast, The Leatherface of Detroit (G2)"
"""Cannot have equipment or retainers."""


@pytest.mark.parametrize(("name", "may"), [(BEAST, False), ("Ryan", True)])
@pytest.mark.parametrize("kind", ["equipment", "retainer"])
def test_put_on_heeds_what_a_minion_cannot_have(
    table: Table, name: str, may: bool, kind: str
) -> None:
    """A made-up card that is equipment, or a retainer, and is put on a vampire by its own words."""
    host = table.prey.ready(name)
    gift = master(choose(ready(vampire, not_(yours))), put_on(TARGET))
    card = table.you.holds(paper("Gift", gift, kind=kind))
    table.you.ready(COMPANION)
    table.begins("master")

    table.you.plays("Gift")
    if table.you.may("choose"):
        table.you.chooses(host)
    table.until_turn_of(table.prey)

    assert table.where(card) == ("attached" if may else "ash_heap")


@pytest.mark.parametrize(("name", "may"), [(BEAST, False), ("Ryan", True)])
def test_zip_gun_is_no_gun_of_who_cannot_have_equipment(table: Table, name: str, may: bool) -> None:
    """It becomes equipment on the minion that played it: the Beast loses it."""
    mine = table.you.ready(name)
    gun = table.you.holds("Zip Gun")
    theirs = table.prey.ready("Wauneka")

    fight(table, mine, theirs)
    table.you.plays("Zip Gun", by=mine)
    assert table.you.may("use", card=gun) is may
    rest(table)
    assert table.where(gun) == ("attached" if may else "ash_heap")


@pytest.mark.parametrize("bars", [True, False])
def test_a_combat_is_called_off_before_the_block_resolves(table: Table, bars: bool) -> None:
    """The action is blocked and the blocker locks all the same; no combat follows."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Wauneka")
    table.prey.holds(paper("Truce", reaction(calls_off_combat(), at=("blocked",))))

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(blocker)
    if bars:
        table.prey.plays("Truce", by=blocker)
    rest(table)

    assert told(table, "combat") == (0 if bars else 1)
    assert damage_to(table, ryan) == (0 if bars else 1)
    assert table.locked(blocker)
    assert table.locked(ryan)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)

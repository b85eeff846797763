"""NRA PAC: who equips unlocks at the end of the turn."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from made_up import paper
from methuselah.language import burn_card, equips, is_named, permanents, static, use
from table_talk import Table

PAC = "NRA PAC"
TOOL = paper("Tool", equips())


def test_the_event_is_put_into_play(table: Table) -> None:
    """With a discard phase action, at no cost."""
    table.you.ready(COMPANION)
    pac = table.you.holds(PAC)
    table.begins("discard")

    table.you.plays(PAC)

    assert table.where(pac) == "permanent"
    assert table.you.pool() == 30


@pytest.mark.parametrize("seat", ["you", "grand_prey"])
@pytest.mark.parametrize("how", ["hand", "taken"])
def test_who_equips_unlocks(table: Table, seat: str, how: str) -> None:
    """At the end of the turn, not before; from the hand or from another minion."""
    getattr(table, seat).in_play(PAC)
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready(COMPANION)
    idle = table.you.ready("Nassir", locked=True)
    table.you.holds("Fame")  # to be asked in the discard phase
    tool = table.you.holds(TOOL) if how == "hand" else table.you.in_play(TOOL, on=meaghan)

    if how == "hand":
        table.you.acts("Tool", by=ryan)
    else:
        table.you.acts(by=ryan, word="take equipment")
    table.nobody_reacts()
    assert table.on(tool) == ryan
    assert table.locked(ryan)
    assert table.waits_for(table.you)
    table.until("discard", table.you)
    assert table.locked(ryan)

    table.until_turn_of(table.prey)
    assert not table.locked(ryan)
    assert table.locked(idle)


@pytest.mark.parametrize("pac", [True, False])
def test_nobody_unlocks_without_it(table: Table, pac: bool) -> None:
    """Without the event the minion stays locked."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    if pac:
        table.you.in_play(PAC)
    table.you.holds(TOOL)

    table.you.acts("Tool", by=ryan)
    table.until_turn_of(table.prey)

    assert table.locked(ryan) is not pac


def test_a_blocked_equip_action_unlocks_nobody(table: Table) -> None:
    """It was not successful."""
    table.you.in_play(PAC)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    tony = table.prey.ready("Tony (G3)")
    eyes = paper("Eyes", static("intercept", +1), kind="equipment")
    table.prey.in_play(eyes, on=tony)
    tool = table.you.holds(TOOL)

    table.you.acts("Tool", by=ryan)
    table.prey.blocks(tony)
    table.nobody_reacts()
    assert table.where(tool) == "ash_heap"
    table.until_turn_of(table.prey)

    assert table.locked(ryan)


def test_another_action_unlocks_nobody(table: Table) -> None:
    """A bleed."""
    table.you.in_play(PAC)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)

    table.you.acts(word="bleed", by=ryan)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.until_turn_of(table.prey)

    assert table.locked(ryan)


@pytest.mark.ruling("NRA PAC", 1)
def test_who_equipped_before_it_came_stays_locked(table: Table) -> None:
    """It is played in the discard phase of that turn."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    _, pac = table.you.holds(TOOL, PAC)

    table.you.acts("Tool", by=ryan)
    table.nobody_reacts()
    table.until("discard", table.you)
    table.you.plays(PAC)  # nothing else can be done with the discard phase action
    assert table.where(pac) == "permanent"
    assert table.state.active == table.prey.number

    assert table.locked(ryan)


@pytest.mark.ruling("NRA PAC", 2)
def test_who_equipped_unlocks_though_it_is_gone(table: Table) -> None:
    """Burned later in that turn."""
    pac = table.grand_prey.in_play(PAC)
    burns = use(burn_card(permanents(is_named(PAC))), at=("minion",))
    table.you.in_play(paper("Burner", burns, kind="event"))
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(TOOL)

    table.you.acts("Tool", by=ryan)
    table.nobody_reacts()
    table.you.uses("Burner")
    assert table.where(pac) == "ash_heap"
    assert table.locked(ryan)
    table.until_turn_of(table.prey)

    assert not table.locked(ryan)

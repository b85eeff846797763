"""A text that does not say "ready" means who is in torpor, too."""

from __future__ import annotations

import pytest

from action_talk import action_of
from politics_talk import motion, polling
from table_talk import Table


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_scout_youngwood_locks_from_torpor_and_in_it(table: Table, place: str) -> None:
    """She pays 2 blood in her controller's unlock phase; the prey's, younger or an ally."""
    scout = table.you.puts("Scout Youngwood (G6)", place)
    victim = table.prey.torpor("Ryan")
    ally = table.prey.ready("Loyal Street Gang")
    table.prey.ready("Nassir", locked=True)
    table.grand_prey.ready("Ryan")
    full = table.blood(scout) if table.begun else 8
    table.begins("unlock")

    table.you.uses("Scout Youngwood (G6)")
    assert {victim, ally} <= table.you.choices()
    table.you.chooses(victim)

    assert table.locked(victim)
    assert not table.locked(ally)
    assert table.blood(scout) == full - 2


@pytest.mark.parametrize(
    ("place", "younger"), [("ready", True), ("torpor", True), ("torpor", False)]
)
def test_yitzak_locks_a_younger_vampire_wherever(table: Table, place: str, younger: bool) -> None:
    """A younger one only, by an action directed at its controller."""
    yitzak = table.you.ready("Yitzak (G3)")
    victim = table.prey.puts("Ryan" if younger else "Arika (G2)", place)
    table.prey.ready("Loyal Street Gang")

    assert table.you.may("use action", card=yitzak) is younger
    if younger:
        table.you.acts("Yitzak (G3)", by=yitzak)
        assert action_of(table).targets == (1,)
        table.nobody_reacts()
        assert table.locked(victim)


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_arishat_forces_anybody_to_abstain(table: Table, place: str) -> None:
    """Of who lies in torpor nothing comes of it: it abstains anyway (R0, Torpor)."""
    caller = table.you.ready("Ryan")
    arishat = table.prey.ready("Arishat (G6)")
    other = table.grand_prey.puts("Nassir", place)
    table.you.holds(motion())

    table.you.acts("Motion", by=caller)
    polling(table)
    table.prey.uses("Arishat (G6)")
    assert table.prey.choices() == {caller, arishat, other}
    table.prey.chooses(other)

    assert table.blood(arishat) == 5
    assert not table.grand_prey.may("vote", minion=other)

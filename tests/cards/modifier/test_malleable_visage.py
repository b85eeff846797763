"""Fighting in the place of the acting minion: Malleable Visage."""

from __future__ import annotations

import pytest

from action_talk import told
from table_talk import Seat, Table

TREVON = "Trevon Parker"
VIC = "Ana Rita Montaña (G3)"  # VIC
VISAGE = "Malleable Visage"


def blocked(table: Table, seat: Seat, blocker: int, acting: int) -> None:
    """The bleed of a minion of yours is blocked, before block resolution."""
    table.you.acts(by=acting, word="bleed")
    seat.blocks(blocker)
    table.until("blocked")


@pytest.mark.parametrize(
    ("acting", "level", "can"),
    [
        ("Loyal Street Gang", "vic", True),
        ("Loyal Street Gang", "VIC", False),
        (TREVON, "vic", False),
        (TREVON, "VIC", True),
    ],
)
def test_the_visage_is_for_a_blocked_ally_and_at_superior_a_vampire(
    table: Table, acting: str, level: str, can: bool
) -> None:
    """Before block resolution."""
    minion = table.you.ready(acting)
    ana = table.you.ready(VIC)
    blocker = table.prey.ready("Anson (G1)")
    table.you.holds(VISAGE)

    blocked(table, table.prey, blocker, minion)

    assert table.you.may("play", card=VISAGE, minion=ana, mode=level) is can


@pytest.mark.ruling("Malleable Visage", 1)
def test_the_other_fights_and_the_acting_minion_stays_the_same(table: Table) -> None:
    """It has bled, though it unlocks; who fights need not be able to bleed [LSJ 20011023]."""
    trevon = table.you.ready(TREVON)
    ana = table.you.ready(VIC)
    blocker = table.prey.ready("Anson (G1)")
    table.you.holds(VISAGE)

    blocked(table, table.prey, blocker, trevon)
    table.you.plays(VISAGE, by=ana, level="VIC")
    table.nobody_reacts()

    assert told(table, "combat", card=ana, other=blocker) == 1
    assert told(table, "action over", card=trevon, word="blocked") == 1
    assert [table.locked(m) for m in (trevon, ana, blocker)] == [False, True, True]
    assert not table.you.may("act", minion=trevon, word="bleed")
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Malleable Visage", 2)
@pytest.mark.parametrize("how", ["locked", "torpor"])
def test_the_visage_needs_a_ready_unlocked_vampire(table: Table, how: str) -> None:
    """[RTR 20010710]."""
    trevon = table.you.ready(TREVON)
    ana = table.you.puts(VIC, "torpor" if how == "torpor" else "ready", locked=how == "locked")
    blocker = table.prey.ready("Anson (G1)")
    table.you.holds(VISAGE, "Change of Target")

    blocked(table, table.prey, blocker, trevon)

    assert not table.you.may("play", card=VISAGE, minion=ana)

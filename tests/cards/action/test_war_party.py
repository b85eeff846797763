"""War Party: any vampire may enter combat with a vampire of no high rank."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION
from methuselah.rules.action.action import stealth
from table_talk import Table

PARTY = "War Party"
JOHANNES = "Johannes Worringen (G5)"


def test_on_whom_the_party_is_sent(table: Table) -> None:
    """Any vampire, in torpor too, but archbishops, prisci and cardinals; no ally. It is free."""
    johannes = table.you.ready(JOHANNES)
    mine = table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    olivia = table.prey.ready("Olivia (G2)")  # a bishop
    table.prey.ready("Klaus Konrecht (G4)")
    table.prey.ready("Korah (G2)")
    table.grand_prey.ready("Lukas (G4)")
    nassir = table.grand_prey.torpor("Nassir")
    table.prey.ready("Loyal Street Gang")
    party = table.you.holds(PARTY)

    table.you.acts(PARTY, by=johannes)
    assert table.you.choices() == {mine, ryan, olivia, nassir}
    table.you.chooses(ryan)
    table.until("action", table.prey)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert table.on(party) == ryan
    assert (table.blood(johannes), table.locked(johannes)) == (6, True)
    assert table.blood(ryan) == 4
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "may"),
    [
        (JOHANNES, True),
        ("Korah (G2)", True),
        ("Klaus Konrecht (G4)", True),
        ("Olivia (G2)", False),
        ("Mkhokheli", False),
        ("Claudia (G5)", False),
    ],
)
def test_who_may_send_a_party(table: Table, name: str, may: bool) -> None:
    """An archbishop, a priscus, a cardinal; no bishop, prince or untitled vampire."""
    sender = table.you.ready(name)
    table.prey.ready("Ryan")
    table.you.holds(PARTY)

    table.begins("minion")
    assert table.you.can_play(PARTY, by=sender) is may


@pytest.mark.parametrize("owner", ["you", "grand_predator"])
def test_any_vampire_fights_the_one_with_the_party(table: Table, owner: str) -> None:
    """At +1 stealth, whoever sent it; the card stays."""
    nassir = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    bystander = table.prey.ready("Lauren")
    party = getattr(table, owner).in_play(PARTY, on=ryan)

    table.you.acts(party, by=nassir)
    table.until("action", table.prey)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    assert table.locked(nassir)
    table.nobody_reacts()

    assert (table.blood(nassir), table.blood(ryan), table.blood(bystander)) == (3, 3, 4)
    assert table.on(party) == ryan
    assert table.waits_for(table.you)


def test_only_vampires_follow_the_party(table: Table) -> None:
    """No ally; nor a locked vampire."""
    nassir = table.you.ready("Nassir")
    lauren = table.you.ready("Lauren", locked=True)
    gang = table.you.ready("Loyal Street Gang")
    ryan = table.prey.ready("Ryan")
    party = table.you.in_play(PARTY, on=ryan)

    table.begins("minion")
    assert table.you.may("use action", card=party, by=nassir)
    assert not table.you.may("use action", card=party, by=lauren)
    assert not table.you.may("use action", card=party, by=gang)


@pytest.mark.parametrize(
    ("seat", "where", "may"),
    [("grand_prey", "ready", True), ("prey", "torpor", False), ("you", "ready", False)],
)
def test_whom_the_party_finds(table: Table, seat: str, where: str, may: bool) -> None:
    """A ready vampire of another Methuselah."""
    nassir = table.you.ready("Nassir")
    ryan = getattr(table, seat).puts("Ryan", where)
    party = table.you.in_play(PARTY, on=ryan)

    table.begins("minion")
    assert table.you.may("use action", card=party, by=nassir) is may

"""Contract: a chosen Assamite hunts down the minion with it."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from methuselah.language import action_requires
from methuselah.rules.action.action import stealth
from table_talk import Table

CONTRACT = "Contract"
HUNTER, OTHER = "Nayarana (G6)", "Bijou (G6)"


def test_any_assamite_and_any_ready_minion_are_chosen(table: Table) -> None:
    """An Assamite of whomever, in torpor too; the minion is ready, and may be your own."""
    hunter = table.you.ready(HUNTER)
    nassir = table.you.ready("Nassir")
    ryan = table.prey.ready("Ryan")
    bijou = table.prey.torpor(OTHER)
    contract = table.you.holds(CONTRACT)
    table.begins("master")

    table.you.plays(contract)
    assert table.you.choices() == {hunter, bijou}
    table.you.chooses(hunter)
    assert table.you.choices() == {hunter, nassir, ryan}
    table.you.chooses(ryan)

    assert table.on(contract) == ryan
    assert table.you.pool() == 30
    assert table.waits_for(table.you)
    assert table.you.may("use action", card=contract, by=hunter)
    assert not table.you.may("use action", card=contract, by=nassir)


def test_the_chosen_one_enters_combat(table: Table) -> None:
    """At +1 stealth, directed at the controller of the minion; the contract stays."""
    hunter = table.you.ready(HUNTER)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    contract = table.you.in_play(CONTRACT, on=ryan, notes=(("hunter", hunter),))

    table.you.acts(contract, by=hunter)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)

    assert [table.blood(one) for one in (hunter, ryan, nassir)] == [3, 3, 4]
    assert table.locked(hunter)
    assert not table.locked(ryan)
    assert table.on(contract) == ryan
    assert table.waits_for(table.you)


def test_no_other_assamite_may(table: Table) -> None:
    """Only the one that was chosen."""
    hunter = table.you.ready(HUNTER)
    bijou = table.you.ready(OTHER)
    ryan = table.prey.ready("Ryan")
    contract = table.you.in_play(CONTRACT, on=ryan, notes=(("hunter", hunter),))

    table.until("minion", table.you)
    assert table.you.may("use action", card=contract, by=hunter)
    assert not table.you.may("use action", card=contract, by=bijou)


@pytest.mark.parametrize(
    ("seat", "region", "may"),
    [("prey", "ready", True), ("predator", "ready", True), ("prey", "torpor", False),
     ("you", "ready", False)],
)  # fmt: skip
def test_the_minion_must_be_there_to_fight(table: Table, seat: str, region: str, may: bool) -> None:
    """Ready, and another Methuselah's."""
    hunter = table.you.ready(HUNTER)
    table.you.ready(COMPANION)
    ryan = getattr(table, seat).puts("Ryan", region)
    contract = table.you.in_play(CONTRACT, on=ryan, notes=(("hunter", hunter),))

    table.until("minion", table.you)
    assert table.you.may("use action", card=contract, by=hunter) is may


def test_an_assamite_of_another_hunts_for_you(table: Table) -> None:
    """In the turn of its own Methuselah; even your vampire, with your contract."""
    ryan = table.you.ready("Ryan")
    bijou = table.prey.ready(OTHER)
    contract = table.you.in_play(CONTRACT, on=ryan, notes=(("hunter", bijou),))

    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("use action", card=contract, by=bijou)


@pytest.mark.ruling(CONTRACT, 1)
@pytest.mark.parametrize(("clan", "asked"), [("Banu Haqim", True), ("Brujah", False)])
def test_the_action_requires_an_assamite(table: Table, clan: str, asked: bool) -> None:
    """A card that asks for such an action can be played during it."""
    hunter = table.you.ready(HUNTER)
    table.you.ready(COMPANION)
    table.you.holds(trick(action_requires(clan), at=("action",)), PAUSE)
    ryan = table.prey.ready("Ryan")
    contract = table.you.in_play(CONTRACT, on=ryan, notes=(("hunter", hunter),))

    table.you.acts(contract, by=hunter)
    table.until("action", table.you)
    assert table.you.can_play("Trick", by=hunter) is asked

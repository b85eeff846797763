"""Arms Dealer."""

from __future__ import annotations

from action_talk import action_of
from block_talk import COMPANION
from combat_talk import rest
from methuselah.rules.action.action import stealth
from table_talk import Table

DEALER = "Arms Dealer"


def test_a_brujah_recruits_the_arms_dealer(table: Table) -> None:
    """For nothing, with 1 life; no vampire of another clan does."""
    octane = table.you.ready("Octane")
    nassir = table.you.ready("Nassir")
    dealer = table.you.holds(DEALER)

    assert not table.you.can_play(DEALER, by=nassir)
    table.you.acts(DEALER, by=octane)
    table.nobody_reacts()

    assert (table.where(dealer), table.blood(dealer)) == ("ready", 1)
    assert table.you.pool() == 30
    assert table.locked(octane)
    assert table.waits_for(table.you)


def test_the_arms_dealer_finds_a_weapon(table: Table) -> None:
    """It comes to the hand, at +1 stealth; no other equipment does. Then you discard."""
    dealer = table.you.ready(DEALER)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(*["Dodge"] * 7)
    vest, gun, stick, top = table.you.library(
        "Leather Jacket", ".44 Magnum", "Sniper Rifle", "Villein"
    )

    table.you.acts(dealer, by=dealer)
    assert stealth(table.state, action_of(table)) == 1
    table.until("choose", table.you)
    assert table.you.choices() == {gun, stick}
    table.you.chooses(gun)
    assert table.asked().kind == "discard"
    table.you.does("discard")
    rest(table)

    assert len(table.you.hand()) == 7
    assert [table.where(one) for one in (vest, stick, top)] == ["library"] * 3
    assert table.locked(dealer)
    assert table.waits_for(table.you)


def test_a_blocked_arms_dealer_finds_nothing(table: Table) -> None:
    """The action must be successful."""
    dealer = table.you.ready(DEALER)
    table.you.ready(COMPANION)
    belinde = table.prey.ready("Belinde")
    table.prey.in_play("Bowl of Convergence", on=belinde)
    table.prey.in_play("Sport Bike", on=belinde)
    gun, _ = table.you.library(".44 Magnum", "Villein")

    table.you.acts(dealer, by=dealer)
    table.prey.blocks(belinde)
    rest(table)

    assert table.where(gun) == "library"

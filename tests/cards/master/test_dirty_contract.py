"""Dirty Contract: a chosen Samedi hunts down the minion with it."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from methuselah.language import action_requires
from methuselah.rules.action.action import stealth
from table_talk import Table

DIRTY = "Dirty Contract"
HUNTER = "Abebe (G4)"
OTHER = replaced("Octane", clans=("Samedi",))


def test_any_samedi_and_nearly_any_minion_are_chosen(table: Table) -> None:
    """In torpor too; no Nosferatu and no Giovanni, but a Nosferatu antitribu."""
    hunter = table.you.ready(HUNTER)
    lauren = table.you.ready("Lauren (G6)")
    table.you.ready("Ryan")
    other = table.prey.torpor(OTHER)
    tock = table.prey.ready("Tock (G3)")
    ally = table.prey.ready("Vagabond Mystic")
    table.prey.ready("Duck (G1)")
    table.predator.ready("Domenic Giovanni (G6)")
    table.predator.uncontrolled("Tony (G3)")
    contract = table.you.holds(DIRTY)
    table.begins("master")

    table.you.plays(contract)
    assert table.you.choices() == {hunter, other}
    table.you.chooses(hunter)
    assert table.you.choices() == {hunter, lauren, other, tock, ally}
    table.you.chooses(ally)

    assert table.on(contract) == ally
    assert table.you.pool() == 30
    assert table.waits_for(table.you)
    assert table.you.may("use action", card=contract, by=hunter)
    assert not table.you.may("use action", card=contract, by=lauren)


@pytest.mark.parametrize(
    ("seat", "region", "may"),
    [("you", "ready", True), ("you", "torpor", False), ("prey", "ready", False)],
)
def test_it_takes_a_ready_samedi(table: Table, seat: str, region: str, may: bool) -> None:
    """One of yours, to play it."""
    getattr(table, seat).puts(HUNTER, region)
    table.you.ready(COMPANION)
    table.prey.ready(OTHER)
    contract = table.you.holds(DIRTY)
    table.begins("master")

    assert table.you.can_play(contract) is may


def test_the_chosen_samedi_enters_combat(table: Table) -> None:
    """At +1 stealth, directed at the controller of the minion; the contract stays."""
    hunter = table.you.ready(HUNTER)
    table.you.ready(COMPANION)
    lauren = table.prey.ready("Lauren (G6)")
    bystander = table.prey.ready("Tony (G3)")
    contract = table.you.in_play(DIRTY, on=lauren, notes=(("hunter", hunter),))

    table.you.acts(contract, by=hunter)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)

    assert [table.blood(one) for one in (hunter, lauren, bystander)] == [3, 3, 6]
    assert table.locked(hunter)
    assert not table.locked(lauren)
    assert table.on(contract) == lauren
    assert table.waits_for(table.you)


def test_no_other_samedi_may(table: Table) -> None:
    """Only the one that was chosen."""
    hunter = table.you.ready(HUNTER)
    other = table.you.ready(OTHER)
    lauren = table.prey.ready("Lauren (G6)")
    contract = table.you.in_play(DIRTY, on=lauren, notes=(("hunter", hunter),))

    table.until("minion", table.you)
    assert table.you.may("use action", card=contract, by=hunter)
    assert not table.you.may("use action", card=contract, by=other)


@pytest.mark.parametrize(
    ("seat", "region", "may"),
    [("prey", "ready", True), ("predator", "ready", True), ("prey", "torpor", False),
     ("you", "ready", False)],
)  # fmt: skip
def test_the_minion_must_be_there_to_fight(table: Table, seat: str, region: str, may: bool) -> None:
    """Ready, and another Methuselah's."""
    hunter = table.you.ready(HUNTER)
    table.you.ready(COMPANION)
    lauren = getattr(table, seat).puts("Lauren (G6)", region)
    contract = table.you.in_play(DIRTY, on=lauren, notes=(("hunter", hunter),))

    table.until("minion", table.you)
    assert table.you.may("use action", card=contract, by=hunter) is may


@pytest.mark.ruling(DIRTY, 1)
@pytest.mark.parametrize(("clan", "asked"), [("Samedi", True), ("Brujah", False)])
def test_the_action_requires_a_samedi(table: Table, clan: str, asked: bool) -> None:
    """A card that asks for such an action can be played during it."""
    hunter = table.you.ready(HUNTER)
    table.you.ready(COMPANION)
    table.you.holds(trick(action_requires(clan), at=("action",)), PAUSE)
    lauren = table.prey.ready("Lauren (G6)")
    contract = table.you.in_play(DIRTY, on=lauren, notes=(("hunter", hunter),))

    table.you.acts(contract, by=hunter)
    table.until("action", table.you)
    assert table.you.can_play("Trick", by=hunter) is asked

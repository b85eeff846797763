"""Slaves: no directed action without a master, and fighting in its place (RB24 7; R3 11)."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import made_vampire
from combat_talk import COMPANION, rest
from methuselah.engine.definitions import defined
from methuselah.language import static
from methuselah.language.card import crypt_statics
from methuselah.pool import pool
from methuselah.rules.setup import game as setup
from methuselah.table.why_not import why_not
from table_talk import Table

assert setup  # what it offers is registered

SLAVE = "Luma, Stone Beauty"
"""A Tremere slave of capacity 4."""
MASTER = "Ashley"
TREMERE = "Colette"


@pytest.fixture
def table() -> Table:
    """Five Methuselahs."""
    return Table()


def blocked(table: Table, *, master: str = "Aisling Sturbridge", locked: bool = False) -> tuple:
    """Your vampire bleeds and is blocked; you have a slave of the Tremere."""
    acting = table.you.ready(master)
    slave = table.you.ready(SLAVE, locked=locked)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Colette")
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    return acting, slave, blocker


def test_a_slave_fights_in_the_place_of_a_blocked_member_of_its_clan(table: Table) -> None:
    """The slave locks, the acting vampire unlocks, the blocker locks and fights the slave."""
    acting, slave, blocker = blocked(table)
    blood = [table.blood(card) for card in (acting, slave, blocker)]
    table.you.does("slave fights", minion=slave)
    assert not table.locked(acting)
    assert table.locked(slave)
    rest(table)
    assert told(table, "combat", card=slave, other=blocker) == 1
    assert table.locked(blocker)
    assert [table.blood(card) for card in (acting, slave, blocker)] == [
        blood[0],
        blood[1] - 1,
        blood[2] - 1,
    ]
    assert table.prey.pool() == 30
    assert told(table, "action over", word="blocked") == 1
    assert table.waits_for(table.you)


def test_who_declines_lets_the_blocked_vampire_fight(table: Table) -> None:
    """The controller can do so, and need not."""
    acting, slave, _ = blocked(table)
    table.until("blocked")
    assert table.you.may("slave fights", minion=slave)
    rest(table)
    assert told(table, "combat") == 1
    assert table.locked(acting)
    assert not table.locked(slave)


@pytest.mark.parametrize(("master", "locked"), [("Ashley", False), ("Aisling Sturbridge", True)])
def test_no_slave_of_another_clan_and_no_locked_one(
    table: Table, master: str, locked: bool
) -> None:
    """Locking it is what it costs; a Malkavian is no master of a slave of the Tremere."""
    blocked(table, master=master, locked=locked)
    while not table.over():
        assert not table.you.may("slave fights")
        table.pass_on()


def test_a_slave_does_not_fight_for_a_vampire_that_leaves_torpor(table: Table) -> None:
    """There is no combat that it could cancel."""
    acting = table.you.torpor("Aisling Sturbridge")
    table.you.ready(SLAVE)
    blocker = table.prey.ready("Colette")
    table.predator.ready("Ryan")
    table.prey.in_play("Sport Bike", on=blocker)
    table.you.acts(word="leave torpor", by=acting)
    table.prey.blocks(blocker)
    while not table.over():
        assert not table.you.may("slave fights")
        table.pass_on()


@pytest.mark.ruling("Obedience", 6)
def test_nobody_obeys_in_the_place_of_a_slave(table: Table) -> None:
    """Obedience needs the acting vampire as the opponent ([ANK 20171212])."""
    acting = table.you.ready("Aisling Sturbridge")
    slave = table.you.ready(SLAVE)
    table.you.ready(COMPANION)
    elder = table.prey.ready(made_vampire("Elder", "DOM", capacity=8))
    table.prey.holds("Obedience")
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(elder)
    table.you.does("slave fights", minion=slave)
    while not table.over():
        assert not table.prey.can_play("Obedience")
        table.pass_on()
    assert told(table, "combat") == 1


@pytest.mark.ruling("Momentary Delay", 1)
def test_the_action_goes_on_after_a_slave_has_fought(table: Table) -> None:
    """A blocker of capacity 5; the acting vampire has fought no round itself ([ANK 20200114])."""
    acting = table.you.ready("Aidan Lyle")
    slave = table.you.ready(SLAVE)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Colette")
    table.you.holds("Momentary Delay")
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.does("slave fights", minion=slave)
    table.you.plays("Momentary Delay", by=acting)
    rest(table)
    assert table.prey.pool() < 30


@pytest.mark.ruling("Sniper Rifle", 3)
def test_the_rifle_sets_no_range_against_a_slave(table: Table) -> None:
    """The combat does not result from the block of the minion that was blocked."""
    acting = table.you.ready("Aisling Sturbridge")
    slave = table.you.ready(SLAVE)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Colette")
    table.prey.in_play("Sniper Rifle", on=blocker)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.you.does("slave fights", minion=slave)
    while not table.over():
        assert not table.prey.may("use promise")
        table.pass_on()


# -- directed actions -----------------------------------------------------------------------------


@pytest.mark.parametrize("ready", [True, False])
def test_a_slave_bleeds_only_with_a_ready_member_of_its_clan(table: Table, ready: bool) -> None:
    """In torpor, or under another Methuselah, a Tremere is of no use; a hunt is undirected."""
    slave = table.you.ready(SLAVE)
    table.you.ready(COMPANION)
    (table.you.ready if ready else table.you.torpor)("Aisling Sturbridge")
    table.prey.ready("Cohn Rose")
    table.until("minion", table.you)
    assert table.you.may("act", word="bleed", minion=slave) is ready
    assert table.you.may("act", word="hunt", minion=slave)


@pytest.mark.parametrize("ready", [True, False])
def test_a_slave_without_its_master_acts_at_its_own_side_only(table: Table, ready: bool) -> None:
    """Cards and actions of the rulebook alike; rescuing its own side is undirected."""
    slave = table.you.ready(SLAVE)
    if ready:
        table.you.ready("Aisling Sturbridge")
    own = table.you.torpor("Ashley")
    theirs = table.prey.torpor("Colette")
    bums_rush = table.you.holds("Bum's Rush")
    computer_hacking = table.you.holds("Computer Hacking")
    table.prey.ready("Ryan")
    table.until("minion", table.you)
    assert table.you.may("act", word="diablerie", minion=slave, target=own)
    assert table.you.may("act", word="diablerie", minion=slave, target=theirs) is ready
    assert table.you.may("act", card=bums_rush, minion=slave) is ready
    assert table.you.may("act", card=computer_hacking, minion=slave) is ready


def test_a_clan_that_a_slave_is_considered_to_have_is_not_its_master(table: Table) -> None:
    """Slave status is no clan: it serves the clan on its card ([LSJ 20030511])."""
    face = pool()[SLAVE]
    lone = defined(face, statics=(*crypt_statics(face), static("clan", word="Tremere")))
    slave = table.you.ready(lone)
    table.until("minion", table.you)
    assert table.you.may("act", word="bleed", minion=slave)


def test_why_a_slave_does_not_bleed(table: Table) -> None:
    """The reason names the clan that it serves."""
    table.you.ready(SLAVE)
    card = table.you.holds("Computer Hacking")
    table.until("minion", table.you)
    for what in (card, "bleed"):
        said = why_not(table.state, 0, what)
        assert "Luma, Stone Beauty is a slave, and you have no ready Tremere" in said

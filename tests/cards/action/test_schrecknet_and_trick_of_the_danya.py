"""SchreckNET, The Trick of the Danya."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, rest
from methuselah.engine.knowledge import sees
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling
from table_talk import Table

NET = "SchreckNET"
DANYA = "The Trick of the Danya"
IMBUED = 'Anna "Dictatrix11" Suljic (G4)'


# -- SchreckNET -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "unlocks"), [("Judah (G2)", True), ("Horace Radcliffe (G6)", False)]
)
def test_the_net_unlocks_an_old_nosferatu(table: Table, name: str, unlocks: bool) -> None:
    """Of capacity 6, not 5; at +1 stealth."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.prey.ready("Tony (G3)")
    net = table.you.holds(NET)

    table.you.acts(net, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    assert table.locked(mine)
    table.nobody_reacts()

    assert table.where(net) == "permanent"
    assert table.locked(mine) is not unlocks
    assert not table.locked(net)
    assert table.waits_for(table.you)


def test_the_net_requires_a_nosferatu(table: Table) -> None:
    """Another vampire cannot take the action."""
    mine = table.you.ready("Judah (G2)")
    other = table.you.ready("Tony (G3)")
    net = table.you.holds(NET)
    table.begins()

    assert table.you.may("act", card=net, by=mine)
    assert not table.you.may("act", card=net, by=other)


def test_who_is_blocked_puts_up_no_net(table: Table) -> None:
    """Nobody unlocks, nothing stays in play."""
    mine = table.you.ready("Judah (G2)")
    table.you.ready(COMPANION)
    watcher = table.prey.ready("Iago Castille (G6)")  # +1 intercept
    net = table.you.holds(NET)

    table.you.acts(net, by=mine)
    table.prey.blocks(watcher)
    rest(table)

    assert table.where(net) == "ash_heap"
    assert table.locked(mine)


@pytest.mark.parametrize("looks", [True, False])
@pytest.mark.parametrize("number", [1, 2])
def test_the_net_reads_a_hand_as_a_referendum_passes(
    table: Table, looks: bool, number: int
) -> None:
    """Of any Methuselah, for the lock; only its controller sees it."""
    caller = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    net = table.you.in_play(NET)
    table.you.holds(motion())
    hers = table.prey.holds("Fame")
    far = table.grand_prey.holds("Fame")

    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", mode="called")
    if looks:
        table.you.does("answer")
        assert {option.seat for option in table.you.options("choose")} == {0, 1, 2, 3, 4}
        table.you.chooses(seat=table.seats[number])
    rest(table)

    assert table.locked(net) == looks
    assert sees(table.state, 0, hers) == (looks and number == 1)
    assert sees(table.state, 0, far) == (looks and number == 2)
    assert not sees(table.state, 3, hers)
    assert not sees(table.state, 3, far)
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("side", "locked", "may"),
    [("for", False, True), ("against", False, False), ("for", True, False)],
)
def test_the_net_hears_of_referendums_that_pass(
    table: Table, side: str, locked: bool, may: bool
) -> None:
    """Of anybody's; an unlocked net only."""
    caller = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    voter = table.prey.ready("Tara (G5)")  # 2 votes
    table.predator.in_play(NET, locked=locked)
    table.you.holds(motion())

    table.you.acts("Motion", by=caller)
    polling(table, table.prey)
    table.prey.votes(side, minion=voter)
    heard = False
    while not table.over():
        heard |= table.predator.may("answer")
        table.pass_on()

    assert heard == may
    assert table.you.pool() == (31 if side == "for" else 30)


def test_the_net_reads_a_hand_as_a_blood_hunt_passes(table: Table) -> None:
    """Its referendum succeeds, too."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    table.grand_prey.torpor("Brooke (G2)")
    voter = table.prey.ready("Ayelech (G6)")
    net = table.grand_predator.in_play(NET)
    held = table.prey.holds("Fame")

    table.you.acts(word="diablerie", by=mine)
    table.until("polling", table.prey)
    assert not table.grand_predator.may("use", card=net)
    table.prey.votes("for", minion=voter)
    table.grand_predator.uses(net)
    table.grand_predator.chooses(seat=table.prey)
    rest(table)

    assert table.locked(net)
    assert sees(table.state, table.grand_predator.number, held)
    assert not sees(table.state, 0, held)
    assert table.where(mine) == "ash_heap"


# -- The Trick of the Danya -----------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1])
def test_danya_robs_the_prey_of_a_blood(table: Table, number: int) -> None:
    """For your pool, or for a vampire of yours that is not out yet; 1 blood."""
    ravnos = table.you.ready(made_vampire("Trickster", "chi"))
    table.you.ready(COMPANION)
    trick = table.you.holds(DANYA)
    young = table.you.uncontrolled("Saiz (G3)", blood=1)
    old = table.you.uncontrolled("Zachary (G2)", blood=1)
    table.you.uncontrolled(IMBUED, blood=1)
    rich = table.prey.uncontrolled("Dodd (G2)", blood=2)
    poor = table.prey.uncontrolled("Duck (G1)", blood=1)
    table.prey.uncontrolled("Tock (G3)", blood=0)
    far = table.grand_prey.uncontrolled("Earl (G3)", blood=2)
    table.prey.ready("Tony (G3)")

    table.you.acts(DANYA, by=ravnos, level="chi 2" if number else "chi")
    assert table.you.choices() == {rich, poor}
    table.you.chooses(rich)
    if number == 1:
        assert table.you.choices() == {young, old}
        table.you.chooses(old)
    assert table.blood(ravnos) == 5
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert table.you.pool() == (31 if number == 0 else 30)
    assert [table.blood(one) for one in (rich, poor, far)] == [1, 1, 2]
    assert [table.blood(one) for one in (young, old)] == [1, 1 + number]
    assert table.blood(ravnos) == 4
    assert table.prey.pool() == 30
    assert table.where(trick) == "ash_heap"
    assert table.waits_for(table.you)


def test_danya_robs_an_imbued_for_the_pool_where_nobody_waits(table: Table) -> None:
    """Any minion of the prey is robbed; without a vampire of yours it is for the pool."""
    ravnos = table.you.ready(made_vampire("Trickster", "chi"))
    table.you.ready(COMPANION)
    table.you.holds(DANYA)
    imbued = table.prey.uncontrolled(IMBUED, blood=2)
    table.you.uncontrolled(IMBUED, blood=1)
    table.begins()

    assert not table.you.can_play(DANYA, by=ravnos, level="chi 2")
    table.you.acts(DANYA, by=ravnos, level="chi")
    table.nobody_reacts()

    assert table.blood(imbued) == 1
    assert table.you.pool() == 31


@pytest.mark.parametrize(
    ("seat", "blood", "code", "may"),
    [(1, 1, "chi", True), (1, 0, "chi", False), (4, 1, "chi", False), (1, 1, "dom", False)],
)
def test_danya_needs_blood_in_the_region_of_the_prey(
    table: Table, seat: int, blood: int, code: str, may: bool
) -> None:
    """Not in that of the predator; and Chimerstry."""
    ravnos = table.you.ready(made_vampire("Trickster", code))
    table.you.ready(COMPANION)
    table.you.holds(DANYA)
    table.seats[seat].uncontrolled("Dodd (G2)", blood=blood)
    table.begins()

    assert table.you.may("act", by=ravnos, word="bleed")
    assert table.you.can_play(DANYA, by=ravnos) == may


@pytest.mark.parametrize("blocker", ["prey", "predator"])
def test_prey_and_predator_may_block_the_trick(table: Table, blocker: str) -> None:
    """Its text has no (D): nobody controls what it is aimed at."""
    ravnos = table.you.ready(made_vampire("Trickster", "chi"))
    table.you.ready(COMPANION)
    table.you.holds(DANYA)
    table.prey.uncontrolled("Dodd (G2)", blood=1)
    table.prey.ready("Tony (G3)")
    table.predator.ready("Brachah (G2)")

    table.you.acts(DANYA, by=ravnos, level="chi")
    assert action_of(table).targets == ()
    seen = False
    while not table.over():
        seen |= getattr(table, blocker).may("block")
        table.pass_on()
    assert seen

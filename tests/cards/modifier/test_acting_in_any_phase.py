"""Actions in the minion phase of another Methuselah: Madness Network, Enkil Cog."""

from __future__ import annotations

import pytest

from action_talk import action_of
from table_talk import Table

BRAZIL = "Brazil (G1)"
NORMAL = "Normal (G1)"
ANGUS = "Angus the Unruled (G1)"


def test_a_malkavian_bleeds_its_prey_in_the_turn_of_another(table: Table) -> None:
    """The acting Methuselah is the controller of the acting minion: hers are prey and impulse.

    The assumption it breaks: only the minions of the Methuselah whose turn it is act.
    """
    table.you.in_play("Madness Network")
    mine = table.you.ready("Trevon Parker")
    brazil = table.grand_prey.ready(BRAZIL)
    nearer = table.grand_predator.ready("Anson (G1)")
    bystander = table.predator.ready("Anson (G1)")

    table.grand_prey.acts(by=brazil, word="bleed")

    assert action_of(table).seat == table.grand_prey.number
    assert action_of(table).impulse(table.state)[:2] == (2, 3)
    assert table.grand_predator.may("block", minion=nearer)
    assert not table.predator.may("block", minion=bystander)
    assert not table.you.may("block", minion=mine)
    table.nobody_reacts()
    assert table.grand_predator.pool() == 29
    assert table.grand_prey.has_edge()
    assert table.locked(brazil)
    assert table.waits_for(table.you, "minion")


def test_the_turn_goes_on_after_it_and_the_same_malkavian_bleeds_once_a_turn(table: Table) -> None:
    """One bleed each turn, in whosever turn; your own minions still act (R0, Bleed)."""
    table.you.in_play("Madness Network")
    mine = table.you.ready("Trevon Parker")
    brazil = table.grand_prey.ready(BRAZIL)

    table.grand_prey.acts(by=brazil, word="bleed")
    table.nobody_reacts()
    table.you.acts(by=mine, word="bleed")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.waits_for(table.prey) or table.waits_for(table.you)
    assert not table.grand_prey.may("act", minion=brazil)


@pytest.mark.parametrize(
    ("name", "acts"), [(BRAZIL, True), ("Trevon Parker", False)], ids=["Malkavian", "Ventrue"]
)
def test_only_unlocked_malkavians_act_in_the_turn_of_another(
    table: Table, name: str, acts: bool
) -> None:
    """Whoever controls the Network."""
    table.predator.in_play("Madness Network")
    table.you.ready("Trevon Parker")
    minion = table.grand_prey.ready(name)
    locked = table.grand_prey.ready(NORMAL, locked=True)

    assert table.grand_prey.may("act", minion=minion) is acts
    assert not table.grand_prey.may("act", minion=locked)


def test_without_the_network_no_malkavian_acts_in_the_turn_of_another(table: Table) -> None:
    """A Network in a hand or contested changes nothing."""
    table.grand_prey.holds("Madness Network")
    table.you.ready("Trevon Parker")
    brazil = table.grand_prey.ready(BRAZIL)

    assert not table.grand_prey.may("act", minion=brazil)


@pytest.mark.ruling("Madness Network", 1)
def test_a_malkavian_leaves_torpor_in_the_turn_of_another(table: Table) -> None:
    """[RTR 19950509]."""
    table.you.in_play("Madness Network")
    table.you.ready("Trevon Parker")
    brazil = table.grand_prey.torpor(BRAZIL, blood=2)

    table.grand_prey.acts(by=brazil, word="leave torpor")
    table.nobody_reacts()

    assert table.where(brazil) == "ready"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Madness Network", 3)
def test_an_empty_malkavian_need_not_act_but_if_it_does_it_hunts(table: Table) -> None:
    """Nor does it keep another Malkavian of hers from acting [LSJ 20060508]."""
    table.you.in_play("Madness Network")
    table.you.ready("Trevon Parker")
    brazil = table.grand_prey.ready(BRAZIL, blood=0)
    normal = table.grand_prey.ready(NORMAL)

    assert {o.word for o in table.grand_prey.options("act", minion=brazil)} == {"hunt"}
    assert table.grand_prey.may("act", minion=normal, word="bleed")
    assert table.waits_for(table.you)
    table.until("discard")
    assert table.blood(brazil) == 0


def test_an_empty_malkavian_must_hunt_first_in_its_own_turn(table: Table) -> None:
    """The Network changes nothing about mandatory actions there (R0, 3. Minion Phase)."""
    table.you.in_play("Madness Network")
    brazil = table.you.ready(BRAZIL, blood=0)
    normal = table.you.ready(NORMAL)

    table.asked()

    assert table.blood(brazil) == 1, "there was nothing else to do"
    assert table.you.may("act", minion=normal, word="bleed")


def test_any_unlocked_malkavian_may_block_the_burning_of_the_network(table: Table) -> None:
    """In addition to the Methuselah at whom it is directed; others may not."""
    network = table.prey.in_play("Madness Network")
    mine = table.you.ready("Trevon Parker")
    theirs = table.prey.ready("Anson (G1)")
    brazil = table.grand_predator.ready(BRAZIL)
    locked = table.grand_predator.ready(NORMAL, locked=True)
    other = table.grand_prey.ready("Anson (G1)")

    table.you.acts(network, by=mine)

    assert table.prey.may("block", minion=theirs)
    assert table.grand_predator.may("block", minion=brazil)
    assert not table.grand_predator.may("block", minion=locked)
    assert not table.grand_prey.may("block", minion=other)
    table.nobody_reacts()
    assert table.where(network) == "ash_heap"


def test_a_malkavian_does_not_block_other_actions_of_strangers(table: Table) -> None:
    """The Network lets them block only its own burning."""
    table.prey.in_play("Madness Network")
    mine = table.you.ready("Trevon Parker")
    brazil = table.grand_predator.ready(BRAZIL)
    table.prey.ready("Anson (G1)")

    table.you.acts(by=mine, word="bleed")
    table.until("action")

    assert not table.grand_predator.may("block", minion=brazil)


@pytest.mark.ruling("Madness Network", 4)
def test_a_locked_malkavian_wakes_to_block_the_burning_of_the_network(table: Table) -> None:
    """[LSJ 20041022-2]."""
    network = table.prey.in_play("Madness Network")
    mine = table.you.ready("Trevon Parker")
    brazil = table.grand_predator.ready(BRAZIL, locked=True)
    table.grand_predator.holds("On the Qui Vive")

    table.you.acts(network, by=mine)
    table.grand_predator.plays("On the Qui Vive", by=brazil)
    table.grand_predator.blocks(brazil)
    table.nobody_reacts()

    assert table.where(network) == "permanent"


# -- Enkil Cog ----------------------------------------------------------------------------------


def test_the_cog_comes_onto_a_vampire_that_has_bled_its_prey(table: Table) -> None:
    """+1 bleed from then on; capacity 10 at least."""
    mine = table.you.ready(ANGUS)
    cog = table.you.holds("Enkil Cog")

    table.you.acts(by=mine, word="bleed")
    table.you.plays(cog, by=mine)
    table.nobody_reacts()

    assert table.on(cog) == mine
    assert table.waits_for(table.you)


@pytest.mark.parametrize("case", ["younger", "blocked", "unblocked"])
def test_the_cog_is_played_after_a_successful_bleed_only(table: Table, case: str) -> None:
    """By a vampire with capacity 10 or more."""
    mine = table.you.ready("Trevon Parker" if case == "younger" else ANGUS)
    blocker = table.prey.ready(NORMAL)
    cog = table.you.holds("Enkil Cog")

    table.you.acts(by=mine, word="bleed")
    if case == "blocked":
        table.prey.blocks(blocker)
    offered = False
    while not table.over():
        offered = offered or table.you.may("play", card=cog)
        table.pass_on()

    assert offered is (case == "unblocked")


def test_the_cog_is_not_played_where_another_than_the_prey_was_bled(table: Table) -> None:
    """The bleed was deflected."""
    mine = table.you.ready(ANGUS)
    table.prey.ready("Anson (G1)")
    table.prey.holds("Deflection")
    cog = table.you.holds("Enkil Cog")

    table.you.acts(by=mine, word="bleed")
    table.prey.plays("Deflection", level="dom")
    table.prey.chooses(seat=table.grand_prey)
    offered = False
    while not table.over():
        offered = offered or table.you.may("play", card=cog)
        table.pass_on()

    assert table.grand_prey.pool() == 29
    assert not offered


def with_cog(table: Table, **how: object) -> tuple[int, int]:
    """A vampire of the grand prey with the Cog on it."""
    table.you.ready("Trevon Parker")
    bearer = table.grand_prey.ready(ANGUS, **how)
    return bearer, table.grand_prey.in_play("Enkil Cog", on=bearer)


def test_the_bearer_locks_the_cog_to_act_in_the_turn_of_another(table: Table) -> None:
    """It bleeds for 2: the Cog gives +1. The assumption: one acting side in each turn."""
    bearer, cog = with_cog(table)
    assert not table.grand_prey.may("act", minion=bearer)

    table.grand_prey.uses(cog)
    table.grand_prey.does("act", minion=bearer, word="bleed")
    table.nobody_reacts()

    assert table.grand_predator.pool() == 28
    assert table.locked(cog)
    assert table.locked(bearer)
    assert table.waits_for(table.you)


def test_what_was_paid_for_may_be_lost(table: Table) -> None:
    """The Cog is locked, and no action was taken."""
    bearer, cog = with_cog(table)

    table.grand_prey.uses(cog)
    table.grand_prey.passes()

    assert table.locked(cog)
    assert not table.locked(bearer)
    assert table.waits_for(table.you)
    assert not table.grand_prey.may("use", card=cog)


def test_the_cog_does_not_unlock_its_bearer(table: Table) -> None:
    """A locked vampire takes no action; what is paid is lost."""
    bearer, cog = with_cog(table, locked=True)

    table.grand_prey.uses(cog)

    assert table.locked(cog)
    assert table.waits_for(table.you)
    assert table.locked(bearer)


@pytest.mark.ruling("Enkil Cog", 1)
def test_an_action_cancelled_as_it_is_played_leaves_the_choice_of_another(table: Table) -> None:
    """The Cog stays locked [LSJ 20081213-1]."""
    bearer, cog = with_cog(table)
    table.grand_prey.holds("Deep Song")
    wrecker = table.grand_predator.holds("Direct Intervention")
    table.until("minion", table.grand_prey)

    table.grand_prey.uses(cog)
    table.grand_prey.does("act", card="Deep Song", level="ani")
    table.grand_predator.plays(wrecker)

    assert table.grand_prey.may("act", minion=bearer, word="bleed")
    assert not table.locked(bearer)
    assert table.locked(cog)
    table.grand_prey.passes()
    assert table.waits_for(table.you)


@pytest.mark.ruling("Enkil Cog", 2)
@pytest.mark.parametrize("first", ["Enkil Cog", "Freak Drive"])
def test_the_cog_is_played_before_or_after_what_else_follows_the_resolution(
    table: Table, first: str
) -> None:
    """Still during the action [PIB 20150915]."""
    mine = table.you.ready(ANGUS)
    cog, drive = table.you.holds("Enkil Cog", "Freak Drive")
    order = [cog, drive] if first == "Enkil Cog" else [drive, cog]

    table.you.acts(by=mine, word="bleed")
    for card in order:
        table.you.plays(card, by=mine)
    table.nobody_reacts()

    assert table.on(cog) == mine
    assert not table.locked(mine)
    assert table.waits_for(table.you)

"""Resolving an action: costs, fizzling, who has gone meanwhile, the end (traps A8'' to A13)."""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from methuselah.engine.definitions import Definition, defined
from methuselah.language import (
    ACTING,
    BLED,
    PREDATOR,
    WAS_BLOCKED,
    WAS_SUCCESSFUL,
    YOU,
    burn_blood,
    burn_card,
    burn_pool,
    give_control,
    ready_from_torpor,
    static,
    torpor,
    unlock,
)
from methuselah.language.card import crypt_statics
from methuselah.pool import pool
from table_talk import Table


@pytest.fixture
def table() -> Table:
    """Five Methuselahs, nothing in play yet."""
    return Table()


# -- A9: the cost -------------------------------------------------------------------------------


@pytest.mark.rule("R3 6.2.3")
@pytest.mark.rules_text("003 6.2.3 R1")
@pytest.mark.rules_text("003 1.6.1.1 R3")
def test_a_cost_that_cannot_be_paid_any_more_makes_the_action_fizzle(table: Table) -> None:
    """What is there is paid, there is no effect, and it counts as successful."""
    dowager = table.you.ready("The Dowager", blood=1)
    table.you.ready("Mazz")
    stray = table.you.holds("Underbridge Stray")
    table.you.holds(trick(burn_blood(1), at=("action",)))
    table.prey.ready("Nassir")
    table.you.acts(stray, by=dowager, level="ANI")
    table.you.plays("Trick", by=dowager)
    assert table.blood(dowager) == 0
    table.nobody_reacts()
    assert table.where(stray) == "ash_heap"
    assert told(table, "fizzled", word="cost") == 1
    assert told(table, "action over", word="fizzled") == 1


@pytest.mark.rule("R3 6.2.3")
@pytest.mark.rules_text("003 6.2.3 R1")
def test_a_fizzled_action_counts_as_successful(table: Table) -> None:
    """What asks for success may follow; what asks for a block may not."""
    dowager = table.you.ready("The Dowager", blood=1)
    stray = table.you.holds("Underbridge Stray")
    table.you.holds(trick(burn_blood(1), at=("action",)))
    table.you.holds(
        trick(WAS_SUCCESSFUL, unlock(), at=("after_resolution",), name="Well Done"),
        trick(WAS_BLOCKED, unlock(), at=("after_resolution",), name="Too Bad"),
    )
    table.prey.ready("Nassir")
    table.you.acts(stray, by=dowager, level="ANI")
    table.you.plays("Trick", by=dowager)
    table.until("after_resolution", table.you)
    assert not table.you.may("play", card="Too Bad")
    table.you.plays("Well Done", by=dowager)
    assert not table.locked(dowager)


@pytest.mark.rule("ANK 20220218")
def test_an_action_without_its_target_fizzles(table: Table) -> None:
    """The vampire to be diablerized has left torpor meanwhile: nothing happens to it."""
    nassir = table.you.ready("Nassir")
    table.you.ready("Mazz")
    belinde = table.prey.torpor("Belinde")
    table.you.holds(trick(ready_from_torpor(torpor()), at=("action",)))
    table.you.acts(by=nassir, word="diablerie", target=belinde)
    table.you.plays("Trick", by=nassir)
    table.nobody_reacts()
    assert table.where(belinde) == "ready"
    assert told(table, "fizzled", word="target") == 1
    assert told(table, "diablerizes") == 0


def test_a_bleed_of_somebody_who_is_ousted_meanwhile_is_for_nothing(table: Table) -> None:
    """There is no target any more: no pool, no Edge."""
    sully = table.you.ready("Sully")
    table.you.ready("Mazz")
    table.you.holds(trick(burn_pool(30, BLED), at=("action",)))
    table.you.acts(by=sully, word="bleed")
    table.you.plays("Trick", by=sully)
    table.nobody_reacts()
    assert table.prey.is_out()
    assert table.you.victory_points() == 1
    assert table.you.pool() == 36
    assert not table.you.has_edge()
    assert told(table, "bled") == 0
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you, "minion")


# -- the acting side is gone ----------------------------------------------------------------------


@pytest.mark.parametrize("window", ["announced", "action", "declined"])
def test_an_action_ends_with_its_minion(table: Table, window: str) -> None:
    """Burned by whatever: nothing is asked in its name any more."""
    krid = table.you.ready("Krid")
    table.you.ready("Mazz")
    card = table.you.holds("Computer Hacking")
    table.you.holds(trick(burn_card(ACTING), at=(window,)))
    table.prey.ready("Nassir")
    table.you.acts(card, by=krid)
    table.you.plays("Trick", by=krid)
    assert table.waits_for(table.you, "minion")
    assert table.where(krid) == "ash_heap"
    assert table.where(card) == "ash_heap"
    assert table.prey.pool() == 30
    assert told(table, "action over", word="ended") == 1


@pytest.mark.parametrize("window", ["announced", "action", "declined"])
def test_an_action_ends_with_its_methuselah(table: Table, window: str) -> None:
    """Ousted in her own action: it ends, and so does her turn."""
    krid = table.you.ready("Krid")
    table.you.pool(3)
    card = table.you.holds("Computer Hacking")
    table.you.holds(trick(burn_pool(3, YOU), at=(window,)))
    table.prey.ready("Nassir")
    table.you.acts(card, by=krid)
    table.you.plays("Trick", by=krid)
    decision = table.asked()
    assert table.you.is_out()
    assert table.predator.victory_points() == 1
    assert table.predator.pool() == 36
    assert table.over()
    assert decision is not None
    assert decision.seat == table.prey.number
    assert table.state.active == table.prey.number
    assert table.prey.pool() == 30
    assert table.where(krid) == "removed"


def test_an_action_goes_on_when_its_minion_is_stolen(table: Table) -> None:
    """Same target; the Edge goes to the controller of the acting minion (R0, Bleed)."""
    krid = table.you.ready("Krid")
    table.you.ready("Mazz")
    table.you.holds(trick(give_control(ACTING, PREDATOR), at=("action",)))
    table.you.acts(by=krid, word="bleed")
    table.you.plays("Trick", by=krid)
    table.nobody_reacts()
    assert table.state.controller(krid) == table.predator.number
    assert table.prey.pool() == 29
    assert table.predator.has_edge()
    assert told(table, "action over", word="successful") == 1


@pytest.mark.rule("G00108")
def test_nobody_is_bled_by_her_own_minion(table: Table) -> None:
    """Stolen by its target: the bleed has no legal target any more and fizzles."""
    krid = table.you.ready("Krid")
    table.you.ready("Mazz")
    table.you.holds(trick(give_control(ACTING, BLED), at=("action",)))
    table.you.acts(by=krid, word="bleed")
    table.you.plays("Trick", by=krid)
    table.nobody_reacts()
    assert table.state.controller(krid) == table.prey.number
    assert table.prey.pool() == 30
    assert not table.prey.has_edge()
    assert told(table, "action over", word="fizzled") == 1


# -- torpor ---------------------------------------------------------------------------------------


def leaving(table: Table, name: str = "Nassir") -> int:
    """Your vampire in torpor announces that it leaves; another keeps your turn going."""
    vampire = table.you.torpor(name)
    table.you.ready("Mazz")
    table.predator.ready("Krid")
    table.you.acts(by=vampire, word="leave torpor")
    return vampire


@pytest.mark.rule("R0 Leave Torpor")
def test_leaving_torpor_costs_two_blood(table: Table) -> None:
    """Undirected at +1 stealth; not paid before it succeeds."""
    nassir = leaving(table)
    assert action_of(table).targets == ()
    assert table.blood(nassir) == 4
    table.nobody_reacts()
    assert table.where(nassir) == "ready"
    assert table.blood(nassir) == 2
    assert table.locked(nassir)


@pytest.mark.rule("R0 Leave Torpor")
@pytest.mark.parametrize("diablerizes", [True, False])
def test_a_vampire_that_blocks_it_may_diablerize(table: Table, diablerizes: bool) -> None:
    """No combat; if it chooses not to, the action fails and no cost is paid."""
    kurt = table.prey.ready("Kurt Densch", blood=3)
    nassir = leaving(table)
    table.prey.blocks(kurt)
    if diablerizes:
        table.prey.does("diablerize", minion=kurt)
    table.nobody_reacts()
    assert told(table, "combat") == 0
    assert told(table, "locked", card=kurt) == 1
    assert table.where(nassir) == ("ash_heap" if diablerizes else "torpor")
    assert table.blood(kurt) == (7 if diablerizes else 3)
    if not diablerizes:
        assert table.blood(nassir) == 4
        assert told(table, "action over", word="blocked") == 1


@pytest.mark.rule("R0 Leave Torpor")
def test_an_ally_that_blocks_it_does_nothing_more(table: Table) -> None:
    """The action simply fails."""
    gang = table.prey.ready("Loyal Street Gang")
    table.prey.in_play("Sport Bike", on=gang)
    nassir = leaving(table)
    table.prey.blocks(gang)
    table.nobody_reacts()
    assert table.where(nassir) == "torpor"
    assert table.blood(nassir) == 4
    assert told(table, "combat") == told(table, "diablerizes") == 0
    assert told(table, "locked", card=gang) == 1


def cursed() -> Definition:
    """Nassir with the trait Blood Cursed."""
    face = pool()["Nassir"]
    return defined(face, statics=(static("blood cursed"), *crypt_statics(face)))


@pytest.mark.rule("RB24 Blood Cursed")
def test_the_blood_cursed_are_offered_no_diablerie(table: Table) -> None:
    """Neither as an action nor as a blocker; rescuing remains."""
    nassir = table.you.ready(cursed())
    mazz = table.you.ready("Mazz")
    belinde = table.prey.torpor("Belinde")
    assert not table.you.may("act", minion=nassir, word="diablerie")
    assert table.you.may("act", minion=mazz, word="diablerie", target=belinde)
    assert table.you.may("act", minion=nassir, word="rescue", target=belinde)


@pytest.mark.rule("R0 Rescue a Vampire from Torpor")
@pytest.mark.parametrize(("share", "mine", "its"), [(0, 4, 4), (1, 3, 5), (2, 2, 6)])
def test_the_cost_of_a_rescue_may_be_split(table: Table, share: int, mine: int, its: int) -> None:
    """2 blood of either or both, announced with the action; the rescued stays as it is."""
    nassir = table.you.ready("Nassir")
    belinde = table.prey.torpor("Belinde", locked=True)
    table.prey.ready("Mazz")
    table.you.acts(by=nassir, word="rescue", target=belinde)
    table.you.chooses(number=share)
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()
    assert table.where(belinde) == "ready"
    assert (table.blood(nassir), table.blood(belinde)) == (mine, its)

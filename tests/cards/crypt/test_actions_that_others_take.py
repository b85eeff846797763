"""What a vampire does for the Edge, and actions that others may take with or against one."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import burn_edge, use
from methuselah.rules.action.action import stealth
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

CALVIN = "Calvin Cleaver (G4)"
GENGIS = "Gengis (G3)"
HROTHULF = "Hrothulf (G3)"


# -- Hrothulf ----------------------------------------------------------------------------------


@pytest.mark.ruling(HROTHULF, 1)
@pytest.mark.rules_text("003 Hrothulf 1")
@pytest.mark.parametrize("blocked", [False, True])
def test_hrothulf_burns_the_edge_to_attack(table: Table, blocked: bool) -> None:
    """Any ready minion of another; the Edge is burned only as the action succeeds."""
    hrothulf = table.you.ready(HROTHULF)
    mine = table.you.ready(COMPANION)
    foe, ally = table.prey.ready("Gwendolyn"), table.grand_prey.ready("Renegade Garou")
    guard = table.prey.ready("Octane")
    table.grand_prey.torpor("Korah")
    table.gives_edge(table.you)
    table.you.acts(hrothulf, by=hrothulf)
    assert table.you.choices() == {foe, ally, guard}
    table.you.chooses(foe)
    assert action_of(table).targets == (1,)
    assert stealth(table.state, action_of(table)) == 0
    assert table.you.has_edge()
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    assert table.you.has_edge() == blocked
    assert damage_to(table, foe) == (0 if blocked else 1)
    assert table.locked(hrothulf)
    assert not table.locked(mine)


@pytest.mark.parametrize("edge", ["nobody", "prey"])
def test_hrothulf_needs_the_edge(table: Table, edge: str) -> None:
    """Yours: not where somebody else has it, or nobody."""
    hrothulf = table.you.ready(HROTHULF)
    table.you.ready(COMPANION)
    table.prey.ready("Gwendolyn")
    if edge == "prey":
        table.gives_edge(table.prey)
    table.asked()
    assert not table.you.may("use action", card=hrothulf, by=hrothulf)


def test_hrothulf_does_not_fight_without_the_edge(table: Table) -> None:
    """It is burned meanwhile: the action comes to nothing."""
    hrothulf = table.you.ready(HROTHULF)
    table.you.ready(COMPANION)
    foe = table.prey.ready("Gwendolyn")
    table.prey.ready("Octane")
    table.gives_edge(table.you)
    table.you.in_play(paper("Spill", use(burn_edge(), at=("action",)), kind="event"))
    table.you.acts(hrothulf, by=hrothulf)
    table.you.chooses(foe)
    table.you.uses("Spill")
    rest(table)
    assert damage_to(table, foe) == 0
    assert table.locked(hrothulf)


# -- Calvin Cleaver ----------------------------------------------------------------------------


def test_calvin_feeds_an_anarch(table: Table) -> None:
    """1 blood to any anarch, at +1 stealth; directed if it is another's."""
    calvin = table.you.ready(CALVIN, blood=2)
    mine = table.you.ready("Rayne", blood=1)
    theirs = table.prey.ready("Octane", blood=2)
    fallen = table.grand_prey.torpor("Atiena", blood=1)
    table.prey.ready("Ryan", blood=1)
    table.you.holds(PAUSE)
    table.you.acts(calvin, by=calvin, level="")
    assert table.you.choices() == {mine, theirs, fallen}
    table.you.chooses(theirs)
    assert action_of(table).targets == (1,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.blood(theirs), table.blood(mine), table.blood(calvin)) == (3, 1, 2)


@pytest.mark.ruling(CALVIN, 1)
def test_an_anarch_feeds_calvin_once_in_a_turn(table: Table) -> None:
    """Of yours or of another, in the turn of each player; nobody else, at +1 stealth."""
    calvin = table.you.ready(CALVIN, blood=1)
    first, second = table.you.ready("Rayne", blood=2), table.you.ready("Octane", blood=6)
    other = table.you.ready("Ryan")
    theirs = table.prey.ready("Atiena")
    table.you.holds(PAUSE)
    table.prey.holds(PAUSE)
    table.asked()
    assert not table.you.may("use action", card=calvin, by=other, level="feed")
    assert table.you.may("use action", card=calvin, by=second, level="feed")
    table.you.acts(calvin, by=first, level="feed")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert table.blood(calvin) == 2
    assert not table.you.may("use action", card=calvin, by=second, level="feed")
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(calvin, by=theirs, level="feed")
    assert action_of(table).targets == (0,)
    rest(table)
    assert table.blood(calvin) == 3


# -- Gengis ------------------------------------------------------------------------------------


@pytest.mark.ruling(GENGIS, 1)
def test_luring_gengis_requires_a_brujah() -> None:
    """The action of his text is one that requires a Brujah."""
    action_requires_what_the_card_says(GENGIS, by="Rayne", requires="Brujah", not_="Gangrel")


def test_a_brujah_lures_gengis_for_a_turn(table: Table) -> None:
    """He unlocks, serves until the end of the turn, and cannot block it; others can."""
    brujah, stranger = table.you.ready("Octane"), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    gengis = table.prey.ready(GENGIS)
    guard = table.prey.ready("Crow", locked=False)
    hers = table.prey.ready("Rayne")
    table.asked()
    assert not table.you.may("use action", card=gengis, by=stranger)
    table.you.acts(gengis, by=brujah)
    assert action_of(table).targets == (1,)
    assert stealth(table.state, action_of(table)) == 0
    assert not table.prey.may("block", minion=gengis)
    assert table.prey.may("block", minion=guard)
    assert table.prey.may("block", minion=hers)
    rest(table)
    assert table.state.controller(gengis) == 0
    assert not table.locked(gengis)
    assert table.locked(brujah)
    table.until_turn_of(table.prey)
    assert table.state.controller(gengis) == 1


@pytest.mark.parametrize("locked", [True, False])
def test_gengis_unlocks_as_he_is_lured(table: Table, locked: bool) -> None:
    """Whether he was locked or not; his own controller cannot do it."""
    brujah = table.you.ready(replaced("Octane", strength=1))
    table.you.ready(COMPANION)
    gengis = table.prey.ready(GENGIS, locked=locked)
    own = table.prey.ready("Rayne")
    table.you.acts(gengis, by=brujah)
    rest(table)
    assert not table.locked(gengis)
    assert table.state.controller(gengis) == 0
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(gengis) == 1
    assert not table.prey.may("use action", card=gengis, by=own)

"""Asanbonsam Ghoul, who fights near; Young Bloods, who are worth 2 blood to who burns them."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from block_talk import made_vampire
from combat_talk import COMPANION, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, round_of
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    ally,
    before_range,
    burn_card,
    choose,
    each_round_at,
    gain_pool,
    is_named,
    modifier,
    monster,
    on,
    sets_range,
    unlock,
    use,
)
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

GHOUL = "Asanbonsam Ghoul"
BLOODS = "Young Bloods"
FAR = made_up("Far", modes=(before_range(sets_range("long")),))


def test_they_come_into_play() -> None:
    """The ghoul for 2 blood of a Tzimisce, the gang for 2 pool of anybody."""
    comes_into_play(GHOUL, by="America Johnson")
    comes_into_play(BLOODS, by="Ryan")


# -- Asanbonsam Ghoul -----------------------------------------------------------------------------


@pytest.mark.parametrize(("hidden", "blocked"), [(1, True), (2, False)])
def test_the_ghoul_sees_directed_actions(table: Table, hidden: int, blocked: bool) -> None:
    """+1 intercept."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", hidden), on=mine)
    table.you.ready(COMPANION)
    ghoul = table.prey.ready(GHOUL)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(ghoul)
    rest(table)
    assert table.locked(ghoul) is blocked


def test_the_ghoul_sees_no_other_actions(table: Table) -> None:
    """A hunt at +1 stealth is not blocked."""
    mine = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    ghoul = table.prey.ready(GHOUL)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(ghoul)
    rest(table)
    assert not table.locked(ghoul)


@pytest.mark.ruling(GHOUL, 3)
@pytest.mark.parametrize("directed", [True, False])
def test_the_ghoul_fights_near(table: Table, directed: bool) -> None:
    """No maneuver in the first round; before range cards are played; in the second as ever."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    ghoul = table.prey.ready(GHOUL, blood=9)
    nod = made_up("Nod", modes=(before_range(gain_pool(1)),))
    table.you.holds(MANEUVER, MANEUVER, PRESS, nod, FAR)
    table.you.holds(paper("Errand", action(gain_pool(1))))
    if directed:
        table.you.acts(word="bleed", by=mine)
    else:
        table.you.acts("Errand", by=mine)
    table.prey.blocks(ghoul)
    table.until("before_range", table.you)
    assert table.you.can_play("Nod")
    table.you.plays("Nod", by=mine)
    table.you.plays("Far", by=mine)
    assert round_of(table).range == ("close" if directed else "long")
    if not directed:
        return
    table.until("press", table.you)
    assert damage_to(table, mine) == 2
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    table.you.plays("A maneuver", by=mine)
    rest(table)
    assert damage_to(table, mine) == 2


@pytest.mark.ruling(GHOUL, 1)
@pytest.mark.ruling(GHOUL, 4)
def test_a_guard_was_there_before_the_ghoul(table: Table) -> None:
    """What sets the range already has priority."""
    mine = table.you.ready(made_vampire("Guarded", "obe", capacity=6), blood=6)
    table.you.ready(COMPANION)
    table.you.holds("Neutral Guard")
    ghoul = table.prey.ready(GHOUL)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Neutral Guard", by=mine, level="obe")
    table.prey.blocks(ghoul)
    rest(table)
    assert damage_to(table, mine) == 0


@pytest.mark.ruling(GHOUL, 1)
def test_what_sets_the_range_later_does_not(table: Table) -> None:
    """A range for the next round that comes after the block is too late."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    ghoul = table.prey.ready(GHOUL)
    far = trick(each_round_at("long"), at=("blocked",))
    table.you.holds(far)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(ghoul)
    table.until("blocked", table.you)
    table.you.plays("Trick")
    rest(table)
    assert damage_to(table, mine) == 2


def test_another_blocker_fights_as_ever(table: Table) -> None:
    """The range is that of the ghoul's own combat; and when it is blocked itself, none is set."""
    mine = table.you.ready(GHOUL)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan")
    table.prey.ready(GHOUL)
    table.prey.holds(MANEUVER)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver")


@pytest.mark.ruling(GHOUL, 2)
def test_the_ghoul_is_a_monster(table: Table) -> None:
    """No mortal: what finds monsters finds it beside a demon, and not the gang."""
    ghoul, demon = table.you.ready(GHOUL), table.you.ready("Impundulu")
    table.you.ready(BLOODS)
    finds = use(choose(on(ally, monster)), burn_card(TARGET), at=("minion",))
    table.you.in_play(paper("Hunter", finds, kind="event"))
    table.you.ready(COMPANION)
    table.you.uses("Hunter")
    assert table.you.choices() == {ghoul, demon}


# -- Young Bloods ---------------------------------------------------------------------------------


@pytest.mark.ruling(BLOODS, 1)
@pytest.mark.rules_text("003 Young Bloods 1")
@pytest.mark.parametrize(("blood", "left"), [(3, 1), (1, 0)])
def test_the_gang_robs_the_locked(table: Table, blood: int, left: int) -> None:
    """2 blood of a locked vampire below capacity 8, whosever, or what there is; +1 stealth."""
    gang = table.you.ready(BLOODS)
    table.you.ready(COMPANION)
    own = table.you.ready("Muse", locked=True)
    victim = table.prey.ready("Ryan", locked=True, blood=blood)
    fallen = table.grand_prey.torpor("Tara", locked=True)
    table.prey.ready("Emerson Bridges", locked=True)
    seven = table.prey.ready("Chester DuBois", locked=True)
    table.prey.ready("Nassir")
    table.prey.ready("Loyal Street Gang", locked=True)
    table.you.acts(gang, by=gang)
    assert table.you.choices() == {own, victim, fallen, seven}
    table.you.chooses(victim)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 1
    table.nobody_reacts()
    assert table.blood(victim) == left
    assert table.blood(gang) == 3
    assert table.waits_for(table.you)


@pytest.mark.ruling(BLOODS, 3)
def test_who_unlocks_is_not_robbed(table: Table) -> None:
    """It fizzles."""
    gang = table.you.ready(BLOODS)
    table.you.ready(COMPANION)
    victim = table.prey.ready("Ryan", locked=True)
    table.prey.ready("Tara", locked=True)
    table.prey.ready("Nassir")
    rises = use(unlock(on(is_named("Ryan"))), at=("action",), once="turn")
    bell = table.prey.in_play(paper("Bell", rises, kind="master"))
    table.you.acts(gang, by=gang)
    table.you.chooses(victim)
    table.prey.uses(bell)
    assert not table.locked(victim)
    table.nobody_reacts()
    assert table.blood(victim) == 4
    assert table.locked(gang)


@pytest.mark.ruling(BLOODS, 2)
@pytest.mark.parametrize(
    ("foe", "blood", "then"), [("Khurshid", 4, 4), ("Khurshid", 2, 2), ("Renegade Garou", 3, 1)]
)
def test_who_burns_the_gang_in_combat(table: Table, foe: str, blood: int, then: int) -> None:
    """A vampire of another gains 2, after their strike; an ally nothing."""
    gang, theirs = table.you.ready(BLOODS, blood=1), table.prey.ready(foe, blood=blood)
    fight(table, gang, theirs)
    rest(table)
    assert table.where(gang) == "ash_heap"
    assert table.where(theirs) == "ready"
    assert table.blood(theirs) == then


def test_the_gang_kills_before_it_feeds(table: Table) -> None:
    """2 damage on a vampire with 1 blood: it goes to torpor, and gains 2 there."""
    gang, theirs = table.you.ready(BLOODS, blood=1), table.prey.ready("Ryan", blood=1)
    fight(table, gang, theirs)
    rest(table)
    assert table.where(gang) == "ash_heap"
    assert (table.where(theirs), table.blood(theirs)) == ("torpor", 2)


@pytest.mark.parametrize(
    ("acting", "seat", "gain"),
    [("Ryan", "prey", 2), ("Ryan", "you", 0), ("Renegade Garou", "prey", 0)],
)
def test_who_burns_the_gang_by_an_action(table: Table, acting: str, seat: str, gain: int) -> None:
    """The acting vampire gains 2, if it is another's."""
    mine = table.you.ready(acting, blood=1)
    table.you.ready(COMPANION)
    gang = getattr(table, seat).ready(BLOODS)
    table.grand_prey.ready("Loyal Street Gang")
    table.you.holds(paper("Bolt", action(choose(on(ally)), burn_card(TARGET))))
    table.you.acts("Bolt", by=mine)
    table.you.chooses(gang)
    rest(table)
    assert table.where(gang) == "ash_heap"
    assert table.blood(mine) == 1 + gain


def test_burned_otherwise_the_gang_feeds_nobody(table: Table) -> None:
    """By what somebody uses during an action that has another effect."""
    mine = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    gang = table.prey.ready(BLOODS)
    burns = modifier(choose(on(ally)), burn_card(TARGET), at=("action",))
    table.you.holds(paper("Spite", burns))
    table.prey.ready("Loyal Street Gang")
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Spite")
    table.you.chooses(gang)
    rest(table)
    assert table.where(gang) == "ash_heap"
    assert table.blood(mine) == 1

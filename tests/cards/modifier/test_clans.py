"""Clan Loyalty, Kindred Manipulation, Rebirth."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, PAUSE, UNLOCKER, bleeds, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import TARGET, action, choose, diablerizes, static, torpor, vampire
from politics_talk import motion, polling, votes_now
from scenes.rulings import not_while_it_passes_by_itself
from table_talk import Table

LOYALTY = "Clan Loyalty"
MANIPULATION = "Kindred Manipulation"
REBIRTH = "Rebirth"


# -- Clan Loyalty ---------------------------------------------------------------------------------


@pytest.mark.ruling(LOYALTY, 1)
def test_the_clan_lets_its_own_pass(table: Table) -> None:
    """No block, no combat, no lock; none of that clan blocks it this turn, others do; 1 blood."""
    table.you.in_play(UNLOCKER)
    mine = table.you.ready("Lauren", blood=3)  # a Tremere
    fellow = table.you.ready("Meaghan")
    held = table.you.holds(LOYALTY)
    table.you.holds(PAUSE)
    blocker = table.prey.ready("Nassir")  # a Tremere, too
    kin = table.prey.ready("Saiz (G3)")  # Tremere antitribu is another clan
    elder = table.prey.ready("Trevon Parker")  # a Tremere

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("blocked", table.you)
    table.you.plays(held, by=mine)
    assert table.blood(mine) == 2
    assert not table.locked(blocker)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=blocker)
    assert not table.prey.may("block", minion=elder)
    assert table.prey.may("block", minion=kin)
    rest(table)
    assert table.prey.pool() == 29
    assert told(table, "combat") == 0
    assert table.where(held) == "ash_heap"

    table.you.uses("Unlocker")
    table.you.acts(word="hunt", by=mine)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=elder)
    assert table.prey.may("block", minion=kin)
    rest(table)
    table.you.acts(word="bleed", by=fellow)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=elder)  # whom the card is about is another


def test_the_loyalty_is_over_with_the_turn(table: Table) -> None:
    """In the next one they block again."""
    mine = table.you.ready("Lauren", blood=4)
    table.you.holds(LOYALTY)
    blocker = table.prey.ready("Nassir")
    bleeds(table, mine)
    table.prey.blocks(blocker)
    table.you.plays(LOYALTY, by=mine)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=blocker)


@pytest.mark.parametrize(
    ("mine", "blocker", "may"),
    [
        ("Lauren", "Nassir", True),
        ("Lauren", "Ryan", False),
        ("Lauren", "Saiz (G3)", False),
        ("Lauren", "Loyal Street Gang", False),
    ],
)
def test_whose_block_the_clan_undoes(table: Table, mine: str, blocker: str, may: bool) -> None:
    """That of a vampire of the same clan."""
    acting = table.you.ready(mine)
    held = table.you.holds(LOYALTY)
    table.you.holds(PAUSE)
    other = table.prey.ready(blocker)
    bleeds(table, acting)
    table.prey.blocks(other)
    offered = False
    while not table.over():
        asked = table.asked()
        assert asked is not None
        if table.you.can_play(held):
            assert asked.window == "blocked"
            offered = True
        table.pass_on()
    assert offered is may


def test_two_clans_are_loyal_each_to_its_own(table: Table) -> None:
    """A Tremere and a Toreador of yours: the Tremere do not block the one, but the other."""
    tremere = table.you.ready("Lauren", blood=4)
    toreador = table.you.ready("Massimo Falconi", blood=4)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(LOYALTY, LOYALTY)
    nassir, nik = table.prey.ready("Nassir"), table.prey.ready("Nik Sikko")
    for mine, blocker in ((tremere, nassir), (toreador, nik)):
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(blocker)
        table.you.plays(LOYALTY, by=mine)
        rest(table)
    table.you.uses("Unlocker")
    table.you.chooses(toreador)
    table.you.acts(word="hunt", by=toreador)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    assert not table.prey.may("block", minion=nik)


# -- Kindred Manipulation -------------------------------------------------------------------------


def manipulator(capacity: int = 6) -> Definition:
    """A Ventrue antitribu bishop of this capacity."""
    return replaced(
        "Olivia (G2)", clans=("Ventrue antitribu",), capacity=capacity, city=None, title="bishop"
    )


@pytest.mark.parametrize("side", ["for", "against"])
@pytest.mark.parametrize("voted", ["for", "against", ""])
def test_the_votes_of_a_younger_vampire_are_changed(table: Table, side: str, voted: str) -> None:
    """To the side that is chosen; who has not voted can vote to that side only; for 1 blood."""
    caller = table.you.ready(manipulator(), blood=3)
    table.you.ready(COMPANION)
    held = table.you.holds(MANIPULATION)
    table.you.holds(motion())
    young = table.prey.ready("Chrysanthemum")  # a primogen, 5
    same = table.prey.ready(made_vampire("Same", capacity=6))
    ally = table.prey.ready("Loyal Street Gang")
    fallen = table.prey.torpor("KoKo (G1)")
    mine = table.you.ready("Ryan")

    table.you.acts("Motion", by=caller)
    if voted:
        polling(table, table.prey)
        table.prey.votes(voted, minion=young)
    polling(table)
    table.you.plays(held, by=caller)
    choices = table.you.choices()
    assert {young, fallen, mine} <= choices
    assert not {same, ally, caller} & choices
    table.you.chooses(young)
    table.you.does("do", number=0 if side == "for" else 1)
    assert table.blood(caller) == 2
    if voted:
        assert votes_now(table) == ((1, 0) if side == "for" else (0, 1))
    else:
        assert votes_now(table) == (0, 0)
        polling(table, table.prey)
        words = {option.word for option in table.prey.options("vote", minion=young)}
        assert words == {side}
    assert table.where(held) == "ash_heap"


@pytest.mark.ruling(MANIPULATION, 1)
def test_an_abstaining_vampire_is_not_made_to_vote(table: Table) -> None:
    """It may vote to that side, or not at all."""
    caller = table.you.ready(manipulator())
    table.you.ready(COMPANION)
    table.you.holds(MANIPULATION, motion())
    young = table.prey.ready("Chrysanthemum")

    table.you.acts("Motion", by=caller)
    table.until("before_votes", table.you)
    table.you.plays(MANIPULATION, by=caller)
    if table.you.may("choose", target=young):
        table.you.chooses(young)
    table.you.does("do", number=1)
    polling(table, table.prey)
    assert votes_now(table) == (0, 0)
    words = {option.word for option in table.prey.options("vote", minion=young)}
    assert words == {"against"}
    rest(table)
    assert votes_now(table) == (0, 0)


@pytest.mark.ruling(MANIPULATION, 2)
def test_nobody_is_manipulated_where_it_passes_by_itself() -> None:
    """There is no polling then."""
    not_while_it_passes_by_itself(MANIPULATION, by=manipulator())


# -- Rebirth --------------------------------------------------------------------------------------


WANTED = paper("Wanted", static("red list"), kind="equipment")


def outlaw(table: Table, wanted: bool = True, **face: object) -> int:
    """A vampire of yours, on the Red List or not."""
    mine = table.you.ready(replaced("Ryan", **{"capacity": 8, **face}), blood=2)
    if wanted:
        table.you.in_play(WANTED, on=mine)
    return mine


@pytest.mark.parametrize("reborn", [True, False])
def test_no_blood_hunt_on_who_is_reborn(table: Table, reborn: bool) -> None:
    """It unlocks; without the card there is a referendum on it, and it stays locked."""
    mine = outlaw(table)
    table.you.ready(COMPANION)
    held = table.you.holds(REBIRTH)
    victim = table.prey.torpor("Nassir", blood=1)
    table.prey.ready("Tara (G5)")  # has votes

    table.you.acts(word="diablerie", by=mine, target=victim)
    table.until("before_hunt", table.you)
    assert table.where(victim) == "ash_heap"
    assert table.locked(mine)
    if reborn:
        table.you.plays(held, by=mine)
        assert not table.locked(mine)
        rest(table)
        assert told(table, "referendum") == 0
        assert table.where(held) == "ash_heap"
        assert table.where(mine) == "ready"
        assert table.waits_for(table.you)
    else:
        table.until("polling", table.prey)
        assert table.prey.may("vote", word="for")
        assert table.locked(mine)


def test_only_a_red_list_vampire_is_reborn(table: Table) -> None:
    """Another one cannot play it; nor is it played as the vampire is about to be drained."""
    mine = outlaw(table, wanted=False)
    table.you.ready(COMPANION)
    table.you.holds(REBIRTH)
    victim = table.prey.torpor("Nassir", blood=1)
    table.you.acts(word="diablerie", by=mine, target=victim)
    while not table.over():
        assert not table.you.can_play(REBIRTH)
        table.pass_on()


def test_a_vampire_is_reborn_once_each_turn(table: Table) -> None:
    """The second diablerie of this turn is avenged, perhaps."""
    mine = outlaw(table)
    table.you.ready(COMPANION)
    table.you.holds(REBIRTH, REBIRTH)
    one, two = table.prey.torpor("Nassir", blood=1), table.prey.torpor("Lauren", blood=1)
    table.you.acts(word="diablerie", by=mine, target=one)
    table.you.plays(REBIRTH, by=mine)
    table.you.acts(word="diablerie", by=mine, target=two)
    while not table.over():
        assert not table.you.can_play(REBIRTH)
        table.pass_on()
    assert table.where(two) == "ash_heap"


def test_a_vampire_is_reborn_again_in_a_later_turn(table: Table) -> None:
    """The limit is for the turn."""
    mine = outlaw(table)
    table.you.ready(COMPANION)
    table.you.holds(REBIRTH, REBIRTH)
    one, two = table.prey.torpor("Nassir", blood=1), table.prey.torpor("Lauren", blood=1)
    table.you.acts(word="diablerie", by=mine, target=one)
    table.you.plays(REBIRTH, by=mine)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="diablerie", by=mine, target=two)
    table.you.plays(REBIRTH, by=mine)
    rest(table)
    assert not table.locked(mine)


@pytest.mark.ruling(REBIRTH, 1)
def test_nobody_is_reborn_in_combat(table: Table) -> None:
    """Amaranth is no diablerie action."""
    mine = outlaw(table, strength=5)
    table.you.holds(REBIRTH, "Amaranth")
    victim = table.prey.ready("Nassir", blood=1)
    bleeds(table, mine)
    table.prey.blocks(victim)
    table.you.plays("Amaranth", by=mine)
    while not table.over():
        assert not table.you.can_play(REBIRTH)
        table.pass_on()
    assert table.where(victim) == "ash_heap"


@pytest.mark.ruling(REBIRTH, 1)
def test_a_diablerie_that_another_action_brings_is_none(table: Table) -> None:
    """A made-up action card that diablerizes: the hunt comes, and nobody is reborn."""
    mine = outlaw(table)
    table.you.ready("Tara (G5)")
    feast = paper("Feast", action(choose(torpor(vampire)), diablerizes(TARGET), stealth=0))
    table.you.holds(REBIRTH, feast)
    victim = table.prey.torpor("Nassir", blood=1)
    table.prey.torpor("Lauren", blood=1)
    table.you.acts("Feast", by=mine)
    table.you.chooses(victim)
    asked = False
    while not table.over():
        asked |= table.you.may("vote")
        assert not table.you.can_play(REBIRTH)
        table.pass_on()
    assert table.where(victim) == "ash_heap"
    assert asked  # whether the diablerist is hunted


@pytest.mark.ruling(REBIRTH, 1)
def test_nobody_is_reborn_by_an_abactor(table: Table) -> None:
    """Its action is no diablerie action."""
    mine = outlaw(table)
    table.you.ready("Tara (G5)")
    table.you.holds(REBIRTH, "Abactor")
    table.prey.ready("Nassir")
    table.you.acts("Abactor", by=mine)
    asked = False
    while not table.over():
        asked |= table.you.may("vote")
        assert not table.you.can_play(REBIRTH)
        table.pass_on()
    assert asked  # whether the hunter is hunted

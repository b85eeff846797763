"""Shadow Boxing and Squirrel Balance."""

from __future__ import annotations

import pytest

from action_talk import is_offered, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced, round_of
from listening import made_up_modifier
from made_up import paper
from methuselah.language import (
    TARGET,
    WAS_SUCCESSFUL,
    action,
    ash_heap,
    at_moment,
    before_range,
    choose,
    chosen,
    each_round_at,
    enters_combat,
    gain_pool,
    hand_strike,
    is_named,
    minion,
    modifier,
    put_in_play,
    ready,
    remove_from_game,
    strike,
    when,
)
from methuselah.rules.action.blocks import intercept as intercept_of
from scenes.rulings import action_card_replaced_first, counts_as_the_discipline_used
from scenes.telling import changing
from table_talk import Table

BOXING = "Shadow Boxing"
BALANCE = "Squirrel Balance"
PLAN = paper("Plan", action(put_in_play()))
BLOW = paper("Blow", strike(hand_strike(+9)))
BOXER = made_vampire("Boxer", "OBF", "POT", capacity=8)


# -- Shadow Boxing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("codes", [("obf", "pot"), ("OBF", "POT")])
def test_a_boxer_closes_in_and_goes_on(table: Table, codes: tuple[str, ...]) -> None:
    """A maneuver to close range only, a press to continue only."""
    mine = table.you.ready(made_vampire("Boxer", *codes, capacity=8))
    table.you.holds(BOXING, BOXING, DODGE)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.prey.holds(MANEUVER, PRESS)
    fight(table, mine, foe)
    assert not table.you.can_play(BOXING, level="obf_pot")  # it is at close range
    table.prey.plays("A maneuver", by=foe)
    table.you.plays(BOXING, by=mine, level="obf_pot")
    table.until("strike", table.you)
    assert round_of(table).range == "close"
    table.until("press", table.you)
    table.you.plays(BOXING, by=mine, level="obf_pot 2")
    table.pass_on()
    rest(table)
    assert told(table, "round") == 2
    assert table.waits_for(table.you)


def test_a_boxer_does_not_end_combat(table: Table) -> None:
    """The press is no answer to a press of the opponent."""
    mine = table.you.ready(BOXER)
    table.you.holds(BOXING, PRESS)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.prey.holds(PRESS)
    fight(table, mine, foe)
    table.until("press", table.prey)
    table.prey.plays("A press", by=foe)
    assert table.you.can_play("A press", by=mine)
    assert not table.you.can_play(BOXING, level="obf_pot 2")


def boxes(table: Table, word: str = "Plan") -> tuple[int, int, int]:
    """Your action is blocked by a weak vampire, and you can strike hard: who, the card, the foe."""
    mine = table.you.ready(BOXER, blood=5)
    table.you.ready(COMPANION)
    plan = table.you.holds(PLAN)
    table.you.holds(BOXING, BLOW)
    foe = table.prey.ready(made_vampire("Foe", capacity=3))
    if word == "Plan":
        table.you.acts("Plan", by=mine)
    else:
        table.you.acts(word=word, by=mine)
    return mine, plan, foe


@pytest.mark.ruling(BOXING, 2)
@pytest.mark.ruling(BOXING, 6)
@pytest.mark.ruling(BOXING, 7)
@pytest.mark.ruling(BOXING, 8)
def test_an_action_goes_on_over_the_fallen_blocker(table: Table) -> None:
    """For 1 blood: its card comes back from the ash heap; what was played holds.

    Who declined is not asked again; whoever was not asked yet may block.
    """
    gift = made_up_modifier(
        "Gift", at_moment("after resolution", when(WAS_SUCCESSFUL, gain_pool(1)))
    )
    grudge = made_up_modifier(
        "Grudge", at_moment("blocked", at_moment("after resolution", gain_pool(2)))
    )
    table.you.holds(gift, grudge)
    declined = table.prey.ready("Nassir")
    blocker = table.predator.ready(made_vampire("Guard", capacity=3))
    other = table.predator.ready("Lauren")
    mine, plan, _ = boxes(table)
    table.you.plays("Gift", by=mine)
    table.you.plays("Grudge", by=mine)
    table.predator.blocks(blocker)
    table.you.plays("Blow", by=mine)
    table.until("after_combat", table.you)
    assert table.where(plan) == "ash_heap"
    before = table.blood(mine)
    table.you.plays(BOXING, by=mine, level="OBF_POT")
    assert table.blood(mine) == before - 1
    asked = False
    while not table.over():
        assert not table.prey.may("block", minion=declined)
        asked |= table.predator.may("block", minion=other)
        table.pass_on()
    assert asked
    assert table.where(plan) == "permanent"
    assert table.where(blocker) == "torpor"
    assert table.you.pool() == 33
    assert table.waits_for(table.you)


def test_a_bleed_goes_on_too(table: Table) -> None:
    """Any action."""
    mine, _, foe = boxes(table, "bleed")
    table.prey.blocks(foe)
    table.you.plays("Blow", by=mine)
    table.you.plays(BOXING, by=mine, level="OBF_POT")
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(BOXING, 8)
def test_no_action_goes_on_without_its_card(table: Table) -> None:
    """It is in the ash heap no more ([LSJ 20070808-1])."""
    gone = choose(ash_heap(is_named("Plan")), name="gone")
    sweep = made_up("Sweep", modes=(before_range(remove_from_game(chosen("gone")), gone),))
    table.prey.holds(sweep)
    mine, plan, foe = boxes(table)
    table.prey.blocks(foe)
    table.prey.plays("Sweep", by=foe)
    table.you.plays("Blow", by=mine)
    table.you.plays(BOXING, by=mine, level="OBF_POT")
    rest(table)
    assert table.where(plan) == "removed"
    assert table.waits_for(table.you)


def test_a_blocker_who_stands_ends_the_action(table: Table) -> None:
    """Not usable while it is ready."""
    mine, plan, foe = boxes(table)
    table.prey.blocks(foe)
    while not table.over():
        assert not table.you.can_play(BOXING, level="OBF_POT")
        if not table.you.may("hand strike"):
            table.pass_on()
        else:
            table.you.does("hand strike")
    assert table.where(plan) == "ash_heap"
    assert table.where(foe) == "ready"
    assert mine


@pytest.mark.ruling(BOXING, 3)
@pytest.mark.ruling(BOXING, 4)
@pytest.mark.parametrize("blood", [1, 2])
def test_the_boxer_must_have_the_blood(table: Table, blood: int) -> None:
    """1 blood after the fight, which took 1, whatever makes cards cheaper."""
    mine = table.you.ready(BOXER, blood=blood)
    table.you.in_play(changing("blood cost", -3), on=mine)
    table.you.ready(COMPANION)
    table.you.holds(BOXING, BLOW)
    foe = table.prey.ready(made_vampire("Foe", capacity=3))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(foe)
    table.you.plays("Blow", by=mine)
    assert is_offered(table, table.you, BOXING) is (blood == 2)


@pytest.mark.ruling(BOXING, 5)
def test_the_combat_of_an_action_is_no_block(table: Table) -> None:
    """A rush that fells its target does not go on ([RTR 19970630])."""
    rush = paper("Rush", action(choose(ready(minion)), gain_pool(1), enters_combat(TARGET)))
    mine = table.you.ready(BOXER)
    table.you.ready(COMPANION, locked=True)
    table.you.holds(rush, BOXING, BLOW)
    foe = table.prey.ready(made_vampire("Foe", capacity=3))
    table.you.acts("Rush", by=mine)
    if table.you.choices():
        table.you.chooses(foe)
    table.you.plays("Blow", by=mine)
    while not table.over():
        assert not table.you.can_play(BOXING, level="OBF_POT")
        table.pass_on()
    assert table.where(foe) == "torpor"
    assert table.you.pool() == 31


def test_only_the_acting_minion_boxes_on(table: Table) -> None:
    """Not the blocker where the acting minion falls, nor another vampire of the acting side."""
    weak = table.you.ready(made_vampire("Weak", capacity=3))
    other = table.you.ready(BOXER)
    table.you.holds(BOXING)
    foe = table.prey.ready(made_vampire("Foe", "OBF", "POT", capacity=8))
    table.prey.holds(BOXING, BLOW)
    table.you.acts(word="bleed", by=weak)
    table.prey.blocks(foe)
    table.prey.plays("Blow", by=foe)
    while not table.over():
        assert not table.prey.can_play(BOXING, level="OBF_POT")
        assert not table.you.can_play(BOXING, by=other)
        table.pass_on()
    assert table.where(weak) == "torpor"


@pytest.mark.ruling(BOXING, 1)
def test_a_slave_that_fights_instead_does_not_box_on(table: Table) -> None:
    """It is not the acting minion ([ANK 20200114])."""
    acting = table.you.ready(replaced("Lauren", disciplines=("aus", "tha")))
    slave = table.you.ready(replaced("Luma, Stone Beauty", disciplines=("OBF", "POT")))
    table.you.ready(COMPANION)
    table.you.holds(BOXING, BLOW)
    foe = table.prey.ready(made_vampire("Foe", capacity=3))
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(foe)
    table.you.does("slave fights", minion=slave)
    table.you.plays("Blow", by=slave)
    assert not is_offered(table, table.you, BOXING)
    assert table.where(foe) == "torpor"
    assert table.prey.pool() == 30


# -- Squirrel Balance ------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "less"), [("spi", 1), ("SPI", 2)])
@pytest.mark.ruling(BALANCE, 5)
def test_who_has_no_balance_sees_less(table: Table, level: str, less: int) -> None:
    """-1 or -2 intercept of minions without flight or Spiritus; before any attempt, for 1 blood."""
    mine = table.you.ready(made_vampire("Squirrel", level, capacity=8), blood=5)
    table.you.ready(COMPANION)
    card = table.you.holds(BALANCE)
    table.you.holds(PAUSE)
    plain = table.prey.ready("Ryan")
    spirit = table.prey.ready(made_vampire("Spirit", "spi"))
    winged = table.prey.ready("Obsidian (G2)")
    ally = table.predator.ready("War Ghoul")
    for one in (plain, spirit, winged):
        table.prey.in_play(changing("intercept", 2), on=one)
    table.predator.in_play(changing("intercept", 2), on=ally)
    table.you.acts(word="hunt", by=mine)
    table.you.plays(card, by=mine, level=level)
    assert table.blood(mine) == 4
    seen = {one: intercept_of(table.state, one) for one in (plain, spirit, winged, ally)}
    assert seen == {plain: 2 - less, spirit: 2, winged: 2, ally: 2 - less}
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_balance_is_lost_with_the_action(table: Table) -> None:
    """In the next action all see as before."""
    mine = table.you.ready(made_vampire("Squirrel", "SPI", capacity=8), blood=5)
    other = table.you.ready("Ryan")
    table.you.holds(BALANCE, PAUSE)
    plain = table.prey.ready("Nassir")
    table.prey.in_play(changing("intercept", 2), on=plain)
    table.you.acts(word="hunt", by=mine)
    table.you.plays(BALANCE, by=mine, level="SPI")
    rest(table)
    table.you.acts(word="bleed", by=other)
    assert intercept_of(table.state, plain) == 2


@pytest.mark.ruling(BALANCE, 1)
@pytest.mark.ruling(BALANCE, 6)
def test_a_squirrel_that_is_blocked_fights_far_away(table: Table) -> None:
    """As the action is announced; the first round only, without maneuvers, others cards as ever."""
    mine = table.you.ready(made_vampire("Squirrel", "cel", capacity=8), blood=5)
    table.you.ready(COMPANION)
    table.you.holds(BALANCE, PAUSE)
    early = made_up("Early", modes=(before_range(gain_pool(1)),))
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.holds(MANEUVER, PRESS, early)
    table.you.acts(word="bleed", by=mine)
    table.until("announced", table.you)
    assert not table.you.can_play("Pause")
    table.you.plays(BALANCE, by=mine, level="cel")
    table.until("action", table.you)
    assert not table.you.can_play(BALANCE, level="cel")
    table.prey.blocks(foe)
    table.prey.plays("Early", by=foe)
    assert table.prey.pool() == 31
    table.until("press", table.prey)
    assert round_of(table).range == "long"
    assert told(table, "maneuvered") == 0
    table.prey.plays("A press", by=foe)
    table.until("range", table.prey)
    table.pass_on()
    rest(table)
    assert (damage_to(table, mine), damage_to(table, foe)) == (1, 1)


@pytest.mark.ruling(BALANCE, 3)
def test_the_balance_comes_before_a_ghoul(table: Table) -> None:
    """The Asanbonsam Ghoul sets the range as it blocks, which is later ([PIB 20120214])."""
    mine = table.you.ready(made_vampire("Squirrel", "cel", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(BALANCE, PAUSE)
    ghoul = table.prey.ready("Asanbonsam Ghoul")
    table.prey.holds(PRESS)
    table.you.acts(word="bleed", by=mine)
    table.you.plays(BALANCE, by=mine, level="cel")
    table.prey.blocks(ghoul)
    table.until("press", table.prey)
    assert round_of(table).range == "long"


@pytest.mark.ruling(BALANCE, 7)
@pytest.mark.parametrize("first", ["guard", "balance"])
def test_of_a_guard_and_the_balance_the_first_has_priority(table: Table, first: str) -> None:
    """Another range for each round, set before it, stands; set after it, from the second round."""
    near = paper("Near", modifier(each_round_at("close"), at=("announced",)))
    mine = table.you.ready(made_vampire("Squirrel", "cel", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(BALANCE, near)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.holds(PRESS, PRESS)
    table.you.acts(word="bleed", by=mine)
    for name in ("Near", BALANCE) if first == "guard" else (BALANCE, "Near"):
        table.you.plays(name, by=mine)
    table.prey.blocks(foe)
    ranges = []
    for _ in (1, 2):
        table.until("press", table.prey)
        ranges.append(round_of(table).range)
        table.prey.plays("A press", by=foe)
    assert ranges == (["close", "close"] if first == "guard" else ["long", "close"])


def test_no_range_is_set_where_nobody_blocks(table: Table) -> None:
    """The combat of a successful action begins as ever."""
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    mine = table.you.ready(made_vampire("Squirrel", "cel", capacity=8))
    table.you.ready(COMPANION, locked=True)
    table.you.holds(rush, BALANCE)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.you.acts("Rush", by=mine)
    if table.you.choices():
        table.you.chooses(foe)
    table.you.plays(BALANCE, by=mine, level="cel")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, foe)) == (1, 1)


@pytest.mark.ruling(BALANCE, 2)
def test_the_action_card_is_replaced_before_the_balance() -> None:
    """What is drawn for it may be Squirrel Balance."""
    action_card_replaced_first(BALANCE, by=made_vampire("Squirrel", "cel"), level="cel")


@pytest.mark.ruling(BALANCE, 4)
@pytest.mark.parametrize(
    ("level", "used", "others"),
    [("cel", ("cel",), ("spi",)), ("spi", ("spi",), ("cel",)), ("SPI", ("spi",), ("cel",))],
)
def test_the_balance_counts_as_what_is_used(
    level: str, used: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """In the hand as both."""
    counts_as_the_discipline_used(
        BALANCE, by=made_vampire("Squirrel", "cel", "SPI"), level=level, used=used, others=others
    )

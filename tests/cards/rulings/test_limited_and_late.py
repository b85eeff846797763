"""Limited bleeds beside others and after one that was cancelled; what comes too late in a bleed."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import (
    ACTING,
    BLEEDABLE,
    TARGET,
    add,
    bleed,
    choose,
    choose_seat,
    chosen_seat,
    gain_pool,
    master,
    modifier,
    reaction,
    ready,
    redirect_bleed,
    use,
    vampire,
    yours,
)
from table_talk import Table

ONE, AIRE = "Power of One", "Aire of Elation"
SPYING = "Spying Mission"
LATE = paper("Late", reaction(gain_pool(1), at=("would_succeed",)))
SOFT = paper("Soft Touch", modifier(bleed(+1)))


@pytest.mark.ruling(ONE, 2)
@pytest.mark.parametrize("first", [ONE, AIRE])
def test_power_of_one_is_played_before_or_after_a_limited_modifier(
    table: Table, first: str
) -> None:
    """With Potence; with Presence it is limited itself."""
    acting = table.you.ready(made_vampire("Leader", "pot", "pre"))
    table.you.ready("Meaghan")
    table.you.holds(ONE, AIRE, ONE)
    level = {ONE: "pot", AIRE: "pre"}
    second = ({ONE, AIRE} - {first}).pop()

    table.you.acts(word="bleed", by=acting)
    table.you.plays(first, by=acting, level=level[first])
    table.until("action", table.you)
    assert table.you.can_play(ONE, level="pre") is False or first == ONE
    table.you.plays(second, by=acting, level=level[second])
    rest(table)

    assert table.prey.pool() == 27


@pytest.mark.ruling("Telepathic Counter", 1)
@pytest.mark.ruling("Lost in Translation", 1)
@pytest.mark.parametrize("blocks", [False, True])
@pytest.mark.parametrize(
    ("card", "early"), [("Telepathic Counter", True), ("Lost in Translation", False)]
)
def test_a_reaction_to_a_bleed_is_too_late_once_it_would_succeed(
    table: Table, card: str, early: bool, blocks: bool
) -> None:
    """Usable after a block that failed or was declined, and not after Spying Mission was played."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    spying, _ = table.you.holds(SPYING, "Lost in Crowds")
    reader = table.prey.ready(made_vampire("Reader", "aus"))
    table.prey.holds(card, LATE)

    table.you.acts(word="bleed", by=norton)
    table.until("action", table.prey)
    assert table.prey.can_play(card) is early
    if blocks:
        table.prey.blocks(reader)
        table.you.plays("Lost in Crowds", by=norton, level="OBF")
    table.until("declined", table.prey)
    assert table.prey.can_play(card, by=reader)
    table.you.plays(spying, by=norton, level="OBF")
    while not table.over():
        assert not table.prey.can_play(card)
        table.pass_on()
    assert table.on(spying) == norton
    assert table.prey.pool() == 30


@pytest.mark.ruling("Rewind Time", 4)
@pytest.mark.ruling("Wash", 8)
@pytest.mark.parametrize("name", ["Rewind Time", "Wash", ""])
def test_a_limited_bleed_of_a_cancelled_master_limits_nothing(table: Table, name: str) -> None:
    """It would have limited the bleeds of this turn."""
    acting = table.you.ready("Sully")
    table.you.ready("Meaghan")
    oath = master(
        choose(ready(vampire, yours)), add("bleed", +1, to=TARGET, until="turn", word="limited")
    )
    table.you.holds(paper("Oath", oath), SOFT)
    table.prey.ready(made_vampire("Rewinder", "TEM"))
    if name:
        table.prey.holds(name)
    table.begins("master")

    table.you.plays("Oath")
    table.you.chooses(acting)
    if name:
        table.prey.plays(name)
    table.until("minion", table.you)
    table.you.acts(word="bleed", by=acting)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play("Soft Touch", by=acting)
        table.pass_on()

    assert offered is bool(name)
    assert table.prey.pool() == (29 if name else 28)


@pytest.mark.ruling(SPYING, 1)
@pytest.mark.parametrize("spied", [True, False])
def test_nothing_is_used_once_a_mission_has_burned(table: Table, spied: bool) -> None:
    """Not even what waits for the success of the bleed; without a mission it is played then."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    mission = table.you.holds(SPYING)
    table.prey.ready("Trevon Parker")
    table.prey.holds(LATE, "Telepathic Misdirection")
    if spied:
        table.you.acts(word="bleed", by=norton)
        table.you.plays(SPYING, by=norton, level="OBF")
        table.nobody_reacts()
        table.until_turn_of(table.prey, "minion")
        table.until_turn_of(table.you, "minion")

    table.you.acts(word="bleed", by=norton)
    late = after = False
    while not table.over():
        late |= table.prey.can_play("Late")
        if spied and table.where(mission) == "ash_heap":
            after |= bool(table.prey.options("play")) or bool(table.you.options("play"))
        table.pass_on()

    assert late
    assert not after
    assert table.where(mission) == ("ash_heap" if spied else "hand")
    assert table.prey.pool() == 30 - (3 if spied else 1)


@pytest.mark.ruling("Contingency Planning", 4)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_cancelled_bounce_that_raised_the_bleed_limits_nothing(
    table: Table, cancels: bool
) -> None:
    """A made-up bounce that gives a limited bleed, too; a card in play gives another."""
    acting = table.you.ready("Sully")
    table.you.ready("Meaghan")
    focus = table.you.in_play(paper("Focus", use(bleed(+1), at=("declined",)), kind="event"))
    table.you.holds("Contingency Planning")
    reacting = table.prey.ready(made_vampire("Reader", "aus"))
    goad = reaction(
        choose_seat(BLEEDABLE, name="to"),
        redirect_bleed(chosen_seat("to")),
        add("bleed", +1, to=ACTING, word="limited"),
        at=("declined",),
    )
    table.prey.holds(paper("Goad", levels={"aus": goad}))

    table.you.acts(word="bleed", by=acting)
    table.until("declined", table.prey)
    table.prey.plays("Goad", by=reacting)
    if table.prey.options("choose"):
        table.prey.chooses(seat=table.grand_prey)
    if cancels:
        table.you.plays("Contingency Planning")
    offered = False
    while not table.over():
        offered |= table.you.may("use", card=focus)
        table.pass_on()

    assert offered is cancels
    assert table.prey.pool() == (29 if cancels else 30)
    assert table.grand_prey.pool() == (30 if cancels else 28)


@pytest.mark.ruling("Direct Intervention", 4)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_limited_modifier_that_was_cancelled_leaves_room_for_another(
    table: Table, cancels: bool
) -> None:
    """Of the same vampire, in the same bleed."""
    acting = table.you.ready(made_vampire("Mind", "dom", "pre"))
    table.you.ready("Meaghan")
    table.you.holds("Bonding", AIRE)
    table.grand_prey.holds("Direct Intervention")

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Bonding", by=acting)
    if cancels:
        table.grand_prey.plays("Direct Intervention")
    offered = False
    while not table.over():
        offered |= table.you.can_play(AIRE, by=acting, level="pre")
        table.pass_on()

    assert offered is cancels
    assert table.prey.pool() == (29 if cancels else 28)


@pytest.mark.ruling("Major Boon", 3)
def test_of_two_boons_one_is_burned_in_a_bleed(table: Table) -> None:
    """Either could be; the other is left for the next bleed."""
    first, second = table.you.ready("Samson"), table.you.ready("Nassir")
    table.you.ready("Meaghan")
    bleeder, again = table.prey.ready("Mustafa Rahman"), table.prey.ready("Ohanna")
    boons = table.grand_prey.holds("Major Boon", "Major Boon")

    for acting, boon in zip((first, second), boons, strict=True):
        table.you.acts(word="bleed", by=acting)
        table.grand_prey.plays(boon)
        rest(table)
        table.until_turn_of(table.prey, "minion")
        if acting == first:
            table.until_turn_of(table.you, "minion")
    pool = table.grand_prey.pool()
    table.prey.acts(word="bleed", by=bleeder)
    table.until("would_succeed", table.grand_prey)
    assert all(table.grand_prey.may("use", card=boon) for boon in boons)
    table.grand_prey.uses(boons[0])
    while not table.over():
        assert not table.grand_prey.may("use", card=boons[1])
        table.pass_on()
    assert (table.prey.pool(), table.grand_prey.pool()) == (29, pool)
    assert table.where(boons[1]) == "permanent"

    table.prey.acts(word="bleed", by=again)
    table.until("would_succeed", table.grand_prey)
    assert table.grand_prey.may("use", card=boons[1])

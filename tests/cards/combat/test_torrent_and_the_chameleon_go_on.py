"""Torrent, Chameleon's Colors, Mirror Image, Toreador's Bane: combat ends, the action goes on."""

from __future__ import annotations

import pytest

from block_talk import guard, made_vampire
from combat_talk import AGAIN, DODGE, GOES_ON, fight, made_up, rest
from fight_talk import damage_to, replaced
from listening import made_up_modifier
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    WAS_SUCCESSFUL,
    action,
    ash_heap,
    at_moment,
    before_range,
    choose,
    chosen,
    enters_combat,
    gain_pool,
    is_named,
    minion,
    put_in_play,
    reaction,
    ready,
    remove_from_game,
    sets_range,
    when,
)
from politics_talk import motion
from scenes.modifiers import adds_stealth
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import strikes
from table_talk import Table

FARAWAY = made_up("Far away", modes=(before_range(sets_range("long")),))
TARGET_VAMPIRE = replaced("Crow (G5)", capacity=10, clans=("Toreador",))
BANE = "Toreador's Bane"
FLOW = "Flow Within the Mountain"


GOING_ON = pytest.mark.parametrize(
    ("card", "level", "cost"),
    [
        ("Torrent", "CEL", 2),
        ("Chameleon's Colors", "SPI", 1),
        ("Mirror Image", "CHI", 1),
        (FLOW, "VIS", 1),
        (BANE, "mel", 0),
        (BANE, "MEL", 0),
    ],
)
PLAN = made_up("Plan", modes=(action(put_in_play()),))


def actor(table: Table, level: str) -> int:
    """Your vampire, and another one so that your turn goes on."""
    mine = table.you.ready(made_vampire("Actor", level, capacity=8), blood=5)
    table.you.ready("Meaghan")
    table.you.holds(FARAWAY)
    return mine


def escapes(table: Table, mine: int, card: str, level: str) -> None:
    """It gets away at long range."""
    table.you.plays("Far away", by=mine)
    table.you.plays(card, by=mine, level=level)


@GOING_ON
@pytest.mark.ruling("Torrent", 3)
@pytest.mark.ruling("Torrent", 4)
@pytest.mark.ruling("Torrent", 5)
@pytest.mark.ruling("Chameleon's Colors", 5)
@pytest.mark.ruling("Mirror Image", 3)
@pytest.mark.ruling(BANE, 4)
@pytest.mark.ruling(BANE, 5)
@pytest.mark.ruling(BANE, 6)
@pytest.mark.ruling("Chameleon's Colors", 6)
@pytest.mark.ruling("Mirror Image", 4)
@pytest.mark.ruling("Chameleon's Colors", 7)
@pytest.mark.ruling("Mirror Image", 5)
@pytest.mark.ruling(FLOW, 4)
@pytest.mark.ruling(FLOW, 5)
@pytest.mark.ruling(FLOW, 6)
def test_a_blocked_action_goes_on(table: Table, card: str, level: str, cost: int) -> None:
    """As if unblocked: its card is taken back from the ash heap, what was played holds.

    Who declined to block is not asked again, who had not been asked is ([ANK 20190116]).
    """
    gift = made_up_modifier(
        "Gift", at_moment("after resolution", when(WAS_SUCCESSFUL, gain_pool(1)))
    )
    mine = actor(table, level)
    plan = table.you.holds(PLAN)
    table.you.holds(card, gift)
    declined, blocker = table.prey.ready("Nassir"), table.predator.ready(TARGET_VAMPIRE)
    other = table.predator.ready("Lauren")
    table.you.acts("Plan", by=mine)
    table.you.plays("Gift", by=mine)
    table.predator.blocks(blocker)  # the prey, who is asked first, has declined
    table.until("before_range", table.you)
    assert table.where(plan) == "ash_heap"
    escapes(table, mine, card, level)
    asked_again = False
    while not table.over():
        assert not table.prey.may("block", minion=declined)
        asked_again |= table.predator.may("block", minion=other)
        table.pass_on()
    assert asked_again
    assert table.where(plan) == "permanent"
    assert table.you.pool() == 31
    assert table.blood(mine) == 5 - cost
    assert damage_to(table, mine) == damage_to(table, blocker) == 0
    assert table.waits_for(table.you)


@GOING_ON
@pytest.mark.ruling("Torrent", 3)
@pytest.mark.ruling("Chameleon's Colors", 5)
@pytest.mark.ruling("Mirror Image", 3)
@pytest.mark.ruling(FLOW, 4)
def test_what_a_block_brought_stays(table: Table, card: str, level: str, cost: int) -> None:
    """A modifier and a reaction that answer the block are in effect still ([RTR 19941109])."""
    grudge = made_up_modifier(
        "Grudge", at_moment("blocked", at_moment("after resolution", gain_pool(2)))
    )
    pride = paper(
        "Pride",
        reaction(at_moment("blocked", at_moment("after resolution", gain_pool(3)))),
        kind="reaction",
    )
    mine = actor(table, level)
    plan = table.you.holds(PLAN)
    table.you.holds(card, grudge)
    blocker = table.prey.ready(TARGET_VAMPIRE)
    table.prey.holds(pride)
    table.you.acts("Plan", by=mine)
    table.you.plays("Grudge", by=mine)
    table.prey.plays("Pride", by=blocker)
    table.prey.blocks(blocker)
    escapes(table, mine, card, level)
    assert (table.you.pool(), table.prey.pool()) == (30, 30)  # the action is not over
    rest(table)
    assert table.where(plan) == "permanent"
    assert (table.you.pool(), table.prey.pool()) == (32, 33)


@GOING_ON
@pytest.mark.ruling("Torrent", 5)
@pytest.mark.ruling("Chameleon's Colors", 7)
@pytest.mark.ruling("Mirror Image", 5)
@pytest.mark.ruling(FLOW, 6)
def test_no_action_goes_on_without_its_card(table: Table, card: str, level: str, cost: int) -> None:
    """It is in the ash heap no more ([LSJ 20070808-1])."""
    gone = choose(ash_heap(is_named("Plan")), name="gone")
    sweep = made_up("Sweep", modes=(before_range(remove_from_game(chosen("gone")), gone),))
    mine = actor(table, level)
    plan = table.you.holds(PLAN)
    table.you.holds(card)
    blocker = table.prey.ready(TARGET_VAMPIRE)
    table.prey.holds(sweep)
    table.you.acts("Plan", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays("Sweep", by=blocker)
    escapes(table, mine, card, level)
    rest(table)
    assert table.where(plan) == "removed"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("card", "level", "bled"),
    [
        ("Torrent", "CEL", 1),
        ("Chameleon's Colors", "SPI", 0),
        ("Mirror Image", "CHI", 0),
        (BANE, "mel", 0),
        (BANE, "MEL", 1),
    ],
)
def test_whether_a_bleed_goes_on(table: Table, card: str, level: str, bled: int) -> None:
    """The Chameleon's action is other than bleeding; combat ends for both."""
    mine = actor(table, level)
    table.you.holds(card)
    blocker = table.prey.ready(TARGET_VAMPIRE)
    table.you.acts(by=mine, word="bleed")
    table.prey.blocks(blocker)
    escapes(table, mine, card, level)
    rest(table)
    assert table.prey.pool() == 30 - bled
    assert damage_to(table, mine) == 0


@GOING_ON
@pytest.mark.ruling("Torrent", 1)
@pytest.mark.ruling("Chameleon's Colors", 1)
@pytest.mark.ruling("Mirror Image", 1)
@pytest.mark.ruling(BANE, 1)
@pytest.mark.parametrize("how", [AGAIN, GOES_ON])
@pytest.mark.ruling(FLOW, 1)
def test_no_action_goes_on_where_combat_does(
    table: Table, card: str, level: str, cost: int, how: Definition
) -> None:
    """Another round, or another combat: the effect after combat is lost ([RTR 20020501])."""
    mine = actor(table, level)
    plan = table.you.holds(PLAN)
    table.you.holds(card)
    blocker = table.prey.ready(TARGET_VAMPIRE)
    table.prey.holds(how)
    table.you.acts("Plan", by=mine)
    table.prey.blocks(blocker)
    escapes(table, mine, card, level)
    table.prey.plays(how.face.name, by=blocker)
    rest(table)
    assert table.where(plan) == "ash_heap"
    assert table.waits_for(table.you)


@GOING_ON
@pytest.mark.ruling("Torrent", 2)
@pytest.mark.ruling("Chameleon's Colors", 4)
@pytest.mark.ruling("Mirror Image", 2)
@pytest.mark.ruling(BANE, 3)
@pytest.mark.ruling(FLOW, 3)
def test_a_successful_action_does_not_go_on(table: Table, card: str, level: str, cost: int) -> None:
    """The combat that an action brought is no block: its pool comes once ([RTR 19970630])."""
    rush = paper("Rush", action(choose(ready(minion)), gain_pool(1), enters_combat(TARGET)))
    mine = actor(table, level)
    table.you.holds(rush, card)
    table.prey.ready(TARGET_VAMPIRE)
    table.you.acts("Rush", by=mine)
    escapes(table, mine, card, level)
    rest(table)
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@GOING_ON
def test_the_blockers_escape_changes_nothing(
    table: Table, card: str, level: str, cost: int
) -> None:
    """It was not this vampire that was blocked."""
    mine = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    plan = table.you.holds(PLAN)
    table.you.holds(FARAWAY)
    blocker = table.prey.ready(made_vampire("Actor", level, capacity=8))
    table.prey.holds(card)
    table.you.acts("Plan", by=mine)
    table.prey.blocks(blocker)
    table.you.plays("Far away", by=mine)
    table.prey.plays(card, by=blocker, level=level)
    rest(table)
    assert table.where(plan) == "ash_heap"


def test_the_chameleon_ends_combat_at_long_range_only(table: Table) -> None:
    """At close range it is not offered."""
    mine = table.you.ready(made_vampire("Actor", "SPI", capacity=8))
    blocker = table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("Chameleon's Colors", DODGE)
    fight(table, mine, blocker)
    table.until("strike", table.you)
    assert not table.you.can_play("Chameleon's Colors", level="SPI")


def test_an_image_hides_or_ends_a_fight_near_and_far() -> None:
    """+1 stealth at the inferior level; the superior is no strike at long range only."""
    adds_stealth("Mirror Image", by=made_vampire("Actor", "chi"), level="chi", amount=1)
    strikes("Mirror Image", by=made_vampire("Actor", "CHI"), level="CHI", damage=0, taken=0)


# -- Toreador's Bane ------------------------------------------------------------------------------


@pytest.mark.ruling(BANE, 2)
@pytest.mark.parametrize(
    ("level", "used", "other"),
    [("pre", "pre", "mel"), ("mel", "mel", "pre"), ("MEL", "mel", "pre")],
)
def test_the_bane_requires_what_is_used(level: str, used: str, other: str) -> None:
    """One of the two as it is played, either of them before."""
    singer = made_vampire("Singer", "pre", "MEL", capacity=11)
    counts_as_the_discipline_used(BANE, by=singer, level=level, used=(used,), others=(other,))
    if level != "MEL":  # its bleed goes on
        strikes(BANE, by=singer, level=level, damage=0, taken=0)


@pytest.mark.parametrize("level", ["pre", "mel", "MEL"])
@pytest.mark.parametrize(
    ("clan", "capacity", "may"),
    [
        ("Toreador", 8, True),
        ("Toreador antitribu", 8, True),
        ("Brujah", 8, False),
        ("Brujah", 7, True),
    ],
)
def test_the_bane_is_for_artists_and_the_weaker(
    table: Table, level: str, clan: str, capacity: int, may: bool
) -> None:
    """A Toreador of any age, another clan only if it is younger than its 8."""
    mine = table.you.ready(made_vampire("Singer", "pre", "MEL", capacity=8))
    table.you.holds(BANE, DODGE)
    fight(table, mine, table.prey.ready(replaced("Crow (G5)", capacity=capacity, clans=(clan,))))
    table.until("strike", table.you)
    assert table.you.can_play("A dodge")
    assert table.you.can_play(BANE, by=mine, level=level) is may


@pytest.mark.parametrize("level", ["pre", "mel", "MEL"])
def test_the_bane_is_for_allies(table: Table, level: str) -> None:
    """An ally has no capacity."""
    mine = table.you.ready(made_vampire("Singer", "pre", "MEL", capacity=2))
    table.you.holds(BANE)
    ally = table.prey.ready("Renegade Garou")
    fight(table, mine, ally)
    table.you.plays(BANE, by=mine, level=level)
    rest(table)
    assert damage_to(table, mine) == 0


@pytest.mark.parametrize(("level", "carried"), [("pre", False), ("mel", False), ("MEL", True)])
def test_a_superior_bane_continues_a_political_action(
    table: Table, level: str, carried: bool
) -> None:
    """The referendum is called; at inferior, or with Presence, it is not."""
    mine = table.you.ready(made_vampire("Singer", "pre", "MEL", capacity=8))
    table.you.ready("Meaghan")
    table.you.holds(BANE, motion())
    blocker = guard(table.prey, 1, name="Warden", capacity=3)
    table.you.acts("Motion", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(BANE, by=mine, level=level)
    called = False
    while not table.over():
        called |= table.you.may("vote", mode="called")
        table.pass_on()
    assert called is carried


def test_presence_alone_continues_nothing(table: Table) -> None:
    """At the level of Presence combat ends, and so does the action."""
    mine = actor(table, "pre")
    plan = table.you.holds(PLAN)
    table.you.holds(BANE)
    blocker = table.prey.ready(TARGET_VAMPIRE)
    table.you.acts("Plan", by=mine)
    table.prey.blocks(blocker)
    escapes(table, mine, BANE, "pre")
    rest(table)
    assert table.where(plan) == "ash_heap"
    assert damage_to(table, mine) == 0

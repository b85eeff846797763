"""Invoking the Beast: strength for a combat, or a reflex against a frenzy."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import action, bleed, choose, combat_card, minion, modifier, on
from table_talk import Table

BEAST = "Invoking the Beast"
DRAWING = "Drawing Out the Beast"
WALL = made_vampire("Wall", capacity=10)
TAMER = made_vampire("Tamer", "ANI", capacity=5)
IDLE = paper("Idle", combat_card(at=("before_range", "press")), kind="combat")
"""It does nothing: its holder is asked before range is determined and in the press step."""
FRENZY = paper("A Frenzy", action(choose(on(minion))), keywords=frozenset({"frenzy"}))
CALM = paper("A Calm", action(choose(on(minion))))
SOFT = paper("Soft Touch", modifier(bleed(+1)))


def invoker(code: str) -> Definition:
    """A vampire of capacity 6 with Abombwe at this level."""
    return made_vampire("Invoker", code, capacity=6)


# -- before range is determined -------------------------------------------------------------------


@pytest.mark.parametrize(("has", "level"), [("abo", "abo 2"), ("ABO", "abo 2"), ("ABO", "ABO")])
@pytest.mark.parametrize(("more", "damage"), [(None, 2), (PRESS, 4), (AGAIN, 3)])
def test_the_beast_is_strong_for_the_combat(
    table: Table, has: str, level: str, more: Definition | None, damage: int
) -> None:
    """+1 strength in each round, not in another combat; it costs nothing."""
    mine = table.you.ready(invoker(has))
    theirs = table.prey.ready(WALL)
    card = table.you.holds(BEAST)
    if more:
        table.you.holds(more)

    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level=level)
    if more:
        table.you.plays(more.name, by=mine)
    rest(table)

    assert damage_to(table, theirs) == damage
    assert table.blood(theirs) == 10 - damage
    assert table.blood(mine) == 6 - (2 if more else 1)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("presses", [True, False])
def test_the_superior_beast_may_press_once(table: Table, presses: bool) -> None:
    """In this round; not in the next one."""
    mine = table.you.ready(invoker("ABO"))
    theirs = table.prey.ready(WALL)
    table.you.holds(BEAST, IDLE)

    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level="ABO")
    table.until("press", table.you)
    assert table.you.may("use press")
    if presses:
        table.you.does("use press")
        table.until("before_range", table.you)
        table.until("press", table.you)
        assert not table.you.may("use press")
    rest(table)
    assert damage_to(table, theirs) == (4 if presses else 2)


def test_the_press_is_not_kept_for_the_next_round(table: Table) -> None:
    """Who presses with another card in this round has lost it."""
    mine = table.you.ready(invoker("ABO"))
    theirs = table.prey.ready(WALL)
    table.you.holds(BEAST, IDLE, PRESS)

    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level="ABO")
    table.you.plays(PRESS.name, by=mine)
    table.until("before_range", table.you)
    table.until("press", table.you)
    assert not table.you.may("use press")


def test_the_lower_beast_does_not_press(table: Table) -> None:
    """There is no press at [abo]."""
    mine = table.you.ready(invoker("ABO"))
    theirs = table.prey.ready(WALL)
    table.you.holds(BEAST, IDLE)

    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level="abo 2")
    table.until("press", table.you)
    assert not table.you.may("use press")


def test_the_beast_is_invoked_before_range(table: Table) -> None:
    """Neither while range is determined, nor as a reflex against nothing."""
    mine = table.you.ready(invoker("ABO"))
    theirs = table.prey.ready(WALL)
    table.you.holds(BEAST, IDLE, MANEUVER)

    fight(table, mine, theirs)
    table.until("before_range", table.you)
    may = [x for x in ("abo", "abo 2", "ABO") if table.you.can_play(BEAST, by=mine, level=x)]
    assert may == ["abo 2", "ABO"]
    table.until("range", table.you)
    assert not table.you.can_play(BEAST, by=mine)


@pytest.mark.parametrize("level", ["abo 2", "ABO"])
def test_the_beast_is_invoked_once_each_combat(table: Table, level: str) -> None:
    """At either level, in this round or the next."""
    mine = table.you.ready(invoker("ABO"))
    theirs = table.prey.ready(WALL)
    first, second, *_ = table.you.holds(BEAST, BEAST, IDLE, PRESS)

    fight(table, mine, theirs)
    table.you.plays(first, by=mine, level=level)
    table.until("before_range", table.you)
    assert not table.you.can_play(second, by=mine)
    table.you.plays(PRESS.name, by=mine)
    table.until("before_range", table.you)
    assert not table.you.can_play(second, by=mine)


@pytest.mark.parametrize(("has", "may"), [("abo", ["abo 2"]), ("ANI", [])])
def test_the_beast_needs_abombwe(table: Table, has: str, may: list[str]) -> None:
    """At the level that the vampire has."""
    mine = table.you.ready(invoker(has))
    theirs = table.prey.ready(WALL)
    table.you.holds(BEAST, IDLE)

    fight(table, mine, theirs)
    table.until("before_range", table.you)
    levels = ("abo", "abo 2", "ABO")
    assert [x for x in levels if table.you.can_play(BEAST, by=mine, level=x)] == may


# -- the reflex -----------------------------------------------------------------------------------


@pytest.mark.ruling(BEAST, 1)
@pytest.mark.ruling(BEAST, 3)
@pytest.mark.ruling(BEAST, 6)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_frenzy_of_the_opponent_is_cancelled(table: Table, cancels: bool) -> None:
    """It affects the opposing vampire; it was played, and is replaced after that window."""
    mine = table.you.ready(invoker("abo"))
    theirs = table.prey.ready(TAMER)
    table.you.holds(BEAST)
    frenzy, again, _ = table.prey.holds(DRAWING, DRAWING, IDLE)
    drawn = table.prey.library("Pursuit")

    fight(table, mine, theirs)
    table.prey.plays(frenzy, by=theirs, level="ani")
    assert table.where(drawn) == "library"
    if cancels:
        table.you.plays(BEAST, by=mine, level="abo")
        assert table.where(frenzy) == "ash_heap"
    table.until("before_range", table.prey)
    assert table.where(drawn) == "hand"
    assert not table.prey.can_play(again, by=theirs)
    rest(table)

    assert damage_to(table, theirs) == (1 if cancels else 2)
    assert table.blood(mine) == 5
    assert ("Filler" in table.you.hand()) is cancels


@pytest.mark.ruling(BEAST, 7)
def test_the_cost_of_the_cancelled_frenzy_is_paid(table: Table) -> None:
    """1 blood for Terror Frenzy, which does not keep anybody from pressing."""
    mine = table.you.ready(invoker("abo"))
    theirs = table.prey.ready(TAMER)
    table.you.holds(BEAST, PRESS)
    table.prey.holds("Terror Frenzy")

    fight(table, mine, theirs)
    table.prey.plays("Terror Frenzy", by=theirs, level="ani")
    table.you.plays(BEAST, by=mine, level="abo")
    table.you.plays(PRESS.name, by=mine)
    rest(table)

    assert damage_to(table, theirs) == 2
    assert table.blood(theirs) == 5 - 1 - 2


@pytest.mark.ruling(BEAST, 2)
@pytest.mark.ruling(BEAST, 3)
@pytest.mark.ruling(BEAST, 4)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_cancelled_frenzy_limits_nothing(table: Table, cancels: bool) -> None:
    """A limited bleed that is replaced after the action: cancelled, it is replaced at once."""
    acting = table.you.ready("Sully")
    table.you.ready(COMPANION)
    rage = modifier(choose(on(minion)), bleed(+1), replace="action")
    frenzy = paper("Rage", rage, keywords=frozenset({"frenzy"}))
    table.you.holds(frenzy, frenzy, SOFT)
    beast = table.prey.ready(invoker("abo"))
    table.prey.holds(BEAST)

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Rage", by=acting)
    table.you.chooses(beast)
    if cancels:
        table.prey.plays(BEAST, by=beast, level="abo")
    table.until("action")

    assert ("Filler" in table.you.hand()) is cancels
    assert not table.you.can_play("Rage", by=acting)
    assert table.you.can_play("Soft Touch", by=acting) is cancels
    table.nobody_reacts()
    assert table.prey.pool() == (29 if cancels else 28)


@pytest.mark.ruling(BEAST, 6)
@pytest.mark.parametrize("locked", [True, False])
def test_a_frenzy_that_chooses_the_beast_is_played_on_it(table: Table, locked: bool) -> None:
    """Out of combat too, and by a locked vampire: the action is not performed."""
    lupo = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    beast = table.prey.ready(invoker("abo"), locked=locked)
    card = table.prey.holds(BEAST)
    frenzy = table.you.holds(FRENZY)

    table.you.acts(frenzy, by=lupo)
    table.you.chooses(beast)
    table.prey.plays(BEAST, by=beast, level="abo")

    assert (table.where(frenzy), table.where(card)) == ("ash_heap", "ash_heap")
    assert not table.locked(lupo)
    assert table.locked(beast) == locked
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("what", "target", "may"),
    [
        (FRENZY, "beast", True),
        (FRENZY, "other", False),  # another vampire of hers
        (FRENZY, "far", False),  # a vampire with Abombwe of somebody else
        (CALM, "beast", False),  # no frenzy
    ],
)
def test_only_a_frenzy_on_this_vampire_is_cancelled(
    table: Table, what: Definition, target: str, may: bool
) -> None:
    """By itself, as the card is played."""
    lupo = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    targets = {
        "beast": table.prey.ready(invoker("abo")),
        "other": table.prey.ready("Ryan"),
        "far": table.grand_prey.ready(made_vampire("Farther", "ABO")),
    }
    table.prey.holds(BEAST, "Direct Intervention")
    held = table.you.holds(what)

    table.you.acts(held, by=lupo)
    table.you.chooses(targets[target])
    table.until("as_played", table.prey)
    assert table.prey.can_play(BEAST) == may
    assert table.prey.can_play(BEAST, by=targets["beast"]) == may

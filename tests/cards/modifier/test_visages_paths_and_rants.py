"""Mirror's Visage, Paths in Two Worlds, Rant!"""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, guard, made_vampire
from combat_talk import rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    ACTING,
    action,
    employs,
    environmental_damage,
    if_it_fails,
    may_prevent,
    modifier,
    recruits,
)
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.rulings import not_while_it_passes_by_itself
from table_talk import Table

VISAGE = "Mirror's Visage"
PATHS = "Paths in Two Worlds"
RANT = "Rant!"
DEED = paper("Deed", action(stealth=0))
ANARCH = made_vampire("Ranter", capacity=6)
SHELL = paper("Shell", may_prevent(1), kind="equipment")
STING = paper(
    "Sting",
    modifier(if_it_fails(environmental_damage(2, ACTING)), at=("before_votes",)),
)


# -- Mirror's Visage ------------------------------------------------------------------------------


@pytest.mark.ruling(VISAGE, 1)
def test_inferior_visage_ends_the_action(table: Table) -> None:
    """Unlocked, the blocker locked, no combat, nothing after it; it acts no more this turn."""
    mine = table.you.ready(made_vampire("Mirrored", "chi", capacity=6))
    table.you.ready(COMPANION)
    card = table.you.holds(VISAGE, "Freak Drive", PAUSE)[0]
    blocker = guard(table.prey, 0)
    other = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play(card)
    table.prey.blocks(blocker)
    table.until("blocked", table.you)
    assert not table.locked(blocker)
    table.you.plays(card, by=mine, level="chi")
    assert table.over()
    assert (table.locked(mine), table.locked(blocker), table.locked(other)) == (False, True, False)
    assert damage_to(table, mine) == 0
    assert table.blood(mine) == 5
    assert table.prey.pool() == 30
    assert not table.you.may("act", minion=mine)
    assert table.you.may("act")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("act", minion=mine)


@pytest.mark.parametrize(("directed", "amount"), [(True, 1), (False, 2)])
@pytest.mark.parametrize("caught", [False, True])
def test_superior_visage_hides_undirected_actions_better(
    table: Table, directed: bool, amount: int, caught: bool
) -> None:
    """+1 stealth, or +2, for 1 blood."""
    mine = table.you.ready(made_vampire("Mirrored", "CHI", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds(VISAGE, DEED, PAUSE)
    blocker = guard(table.prey, amount if caught else amount - 1)
    if directed:
        table.you.acts(word="bleed", by=mine)
    else:
        table.you.acts("Deed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(VISAGE, by=mine, level="CHI")
    table.until("attempt", table.you)
    assert stealth(table.state, action_of(table)) == amount
    rest(table)
    assert table.locked(blocker) is caught
    if not caught:
        assert table.blood(mine) == 5


# -- Paths in Two Worlds --------------------------------------------------------------------------


def called(kind: str, word: str) -> Definition:
    """What is recruited or employed, with this keyword."""
    ways = recruits() if kind == "ally" else employs()
    return paper("Called", ways, kind=kind, life=1, strength=0, keywords=frozenset({word}))


@pytest.mark.ruling(PATHS, 1)
@pytest.mark.parametrize("level", ["obl", "OBL"])
@pytest.mark.parametrize(
    ("kind", "word", "may"),
    [
        ("ally", "wraith", True),
        ("ally", "zombie", True),
        ("retainer", "zombie", True),
        ("retainer", "wraith", True),
        ("ally", "ghoul", False),
        ("retainer", "animal", False),
    ],
)
def test_the_paths_are_for_the_dead(
    table: Table, level: str, kind: str, word: str, may: bool
) -> None:
    """As it is announced, before other modifiers: +1 stealth, needed or not."""
    mine = table.you.ready(made_vampire("Medium", "OBL", capacity=6))
    table.you.ready(COMPANION)
    what, card = table.you.holds(called(kind, word), PATHS)
    table.you.holds(PAUSE)
    table.prey.ready("Ryan")
    table.you.acts(what, by=mine)
    assert table.you.can_play(card, level=level) is may
    if may:
        assert not table.you.can_play("Pause")
        table.you.plays(card, by=mine, level=level)
        assert stealth(table.state, action_of(table)) == 2


@pytest.mark.parametrize("what", ["bleed", "later"])
def test_the_paths_are_for_no_other_moment(table: Table, what: str) -> None:
    """Not for a bleed; not once the action was announced."""
    mine = table.you.ready(made_vampire("Medium", "OBL", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds(called("ally", "wraith"), PATHS, PAUSE)
    table.prey.ready("Ryan")
    if what == "bleed":
        table.you.acts(word="bleed", by=mine)
    else:
        table.you.acts("Called", by=mine)
        table.you.passes()
    while not table.over():
        assert not table.you.can_play(PATHS)
        table.pass_on()


@pytest.mark.parametrize(
    ("level", "blood", "unlocks"),
    [("obl", 3, False), ("OBL", 3, True), ("OBL", 3, None), ("OBL", 0, False)],
)
def test_at_superior_the_medium_may_unlock_for_a_blood(
    table: Table, level: str, blood: int, unlocks: bool | None
) -> None:
    """After the resolution of a successful action, if it likes and has the blood."""
    mine = table.you.ready(made_vampire("Medium", "OBL", capacity=6), blood=max(blood, 1))
    table.you.ready(COMPANION)
    costly = paper(
        "Called",
        recruits(),
        kind="ally",
        life=1,
        strength=0,
        keywords=frozenset({"wraith"}),
        blood_cost=0 if blood else 1,
    )
    what, card = table.you.holds(costly, PATHS)
    table.you.acts(what, by=mine)
    table.you.plays(card, by=mine, level=level)
    while not table.over() and not table.you.may(("accept", "do", "answer")):
        table.pass_on()
    assert table.over() is (unlocks is False)
    if unlocks:
        table.you.does(("accept", "do", "answer"))
    elif unlocks is None:
        table.you.passes()
    rest(table)
    assert table.locked(mine) is not bool(unlocks)
    assert table.blood(mine) == (blood - bool(unlocks))
    assert table.where(what) == "ready"


def test_a_blocked_action_unlocks_no_medium(table: Table) -> None:
    """The action must be successful."""
    mine = table.you.ready(made_vampire("Medium", "OBL", capacity=6))
    table.you.ready(COMPANION)
    what, card = table.you.holds(called("ally", "wraith"), PATHS)
    blocker = guard(table.prey, 2)
    table.you.acts(what, by=mine)
    table.you.plays(card, by=mine, level="OBL")
    table.prey.blocks(blocker)
    while not table.over():
        assert not table.you.may(("accept", "do", "answer"))
        table.pass_on()
    assert table.locked(mine)


@pytest.mark.ruling(PATHS, 2)
def test_the_card_of_the_dead_is_replaced_first(table: Table) -> None:
    """So the Paths may be what was drawn for it."""
    mine = table.you.ready(made_vampire("Medium", "obl", capacity=6))
    table.you.ready(COMPANION)
    drawn = table.you.library(PATHS)
    table.you.holds(called("ally", "wraith"))
    table.prey.ready("Ryan")
    table.you.acts("Called", by=mine)
    assert table.where(drawn) == "hand"
    assert table.you.can_play(drawn, by=mine)


# -- Rant! ----------------------------------------------------------------------------------------


@pytest.mark.ruling(RANT, 1)
def test_no_rant_where_the_referendum_passes_by_itself() -> None:
    """In another there is."""
    not_while_it_passes_by_itself(RANT, by=ANARCH)


@pytest.mark.parametrize("carried", [False, True])
def test_each_ready_anarch_may_rant(table: Table, carried: bool) -> None:
    """1 blood for 1 vote, once each; whoever controls it; 2 damage for the caller if it fails."""
    mine = table.you.ready(ANARCH)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    card = table.you.holds(RANT)
    theirs = table.prey.ready(made_vampire("Heckler"))
    plain = table.prey.ready("Ryan")
    fallen = table.grand_prey.torpor(made_vampire("Fallen"))
    table.you.acts("Motion", by=mine)
    table.until("before_votes", table.you)
    table.you.plays(card, by=mine)
    polling(table)
    assert not table.prey.may("use promise", minion=plain)
    assert not table.grand_prey.may("use promise", minion=fallen)
    if carried:
        table.you.does("use promise", minion=mine)
        assert table.blood(mine) == 5
        assert not table.you.may("use promise", minion=mine)
        table.you.votes("for", minion=mine)
        assert votes_now(table) == (1, 0)
    else:
        table.prey.does("use promise", minion=theirs)
        assert table.blood(theirs) == 4
        table.prey.votes("against", minion=theirs)
        assert votes_now(table) == (0, 1)
    rest(table)
    assert damage_to(table, mine) == (0 if carried else 2)
    assert damage_to(table, theirs) == 0
    assert table.you.pool() == (31 if carried else 30)


@pytest.mark.parametrize("ranted", [True, False])
def test_what_the_ranter_takes_cannot_be_prevented(ranted: bool) -> None:
    """A shell is not asked for it; preventable damage of the same moment it does prevent."""
    table = Table()
    mine = table.you.ready(ANARCH)
    table.you.in_play(SHELL, on=mine)
    table.you.ready(COMPANION)
    table.you.holds(motion(), RANT if ranted else STING)
    table.you.acts("Motion", by=mine)
    table.until("before_votes", table.you)
    table.you.plays(RANT if ranted else "Sting", by=mine)
    asked = False
    while not table.over():
        asked |= table.you.may("use", card="Shell")
        table.pass_on()
    assert asked is not ranted
    assert damage_to(table, mine) == 2


def test_only_an_anarch_rants_and_before_the_votes(table: Table) -> None:
    """Not in the polling step, nor by another vampire."""
    for caller, may in ((ANARCH, True), (replaced("Ryan", sect="camarilla"), False)):
        table = Table()
        mine = table.you.ready(caller)
        table.you.ready(COMPANION)
        table.you.holds(motion(), RANT, "Perfect Paragon")
        table.prey.ready("Mkhokheli")
        table.you.acts("Motion", by=mine)
        seen = set()
        while not table.over():
            now = table.asked()
            if now is not None and table.you.can_play(RANT):
                seen.add(now.window)
            table.pass_on()
        assert seen == ({"before_votes"} if may else set())

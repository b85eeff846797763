"""Breath of Thanatos and Shroud Mastery: to recruit or employ a wraith, and to hide one."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import ally, employs, equips, on, recruits, static
from methuselah.rules.action.action import stealth
from scenes.strikes import strikes
from scenes.telling import changing
from table_talk import Table

BREATH = "Breath of Thanatos"
SHROUD = "Shroud Mastery"
WRAITH = frozenset({"wraith"})


def soul(keywords: frozenset[str] = WRAITH) -> Definition:
    """An ally of 2 life, a wraith unless said otherwise."""
    return paper("Soul", recruits(), life=2, strength=1, bleed=1, keywords=keywords)


def retainer(keywords: frozenset[str] = WRAITH) -> Definition:
    """A retainer of 1 life."""
    return paper("Shade", employs(), kind="retainer", life=1, keywords=keywords)


SWORD = paper("Soul Sword", equips(), kind="equipment", keywords=WRAITH)

CALLED = pytest.mark.parametrize(
    ("what", "may"),
    [
        (soul(), True),
        (retainer(), True),
        (soul(frozenset({"zombie"})), False),
        (retainer(frozenset()), False),
        (SWORD, False),  # neither recruited nor employed
        (None, False),  # a hunt
    ],
)


# -- Breath of Thanatos ----------------------------------------------------------------------------


@CALLED
def test_breath_hides_the_coming_of_a_wraith(
    table: Table, what: Definition | None, may: bool
) -> None:
    """+2 stealth beside the +1 of the action; of nothing else."""
    mine = table.you.ready(made_vampire("Medium", "nec", capacity=8), blood=3)
    table.you.ready(COMPANION)
    breath = table.you.holds(BREATH)
    table.you.holds(PAUSE)
    blocker = table.prey.ready("Ryan")
    table.prey.in_play(changing("intercept", 1), on=blocker)
    if what is None:
        table.you.acts(by=mine, word="hunt")
    else:
        table.you.acts(table.you.holds(what), by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.you.can_play(BREATH, by=mine, level="nec") is may
    if may:
        table.you.plays(BREATH, by=mine, level="nec")
        assert stealth(table.state, action_of(table)) == 3
        assert table.blood(mine) == 2
        assert table.where(breath) == "ash_heap"
        rest(table)
        assert damage_to(table, mine) == 0
        assert table.waits_for(table.you)


def test_superior_breath_is_a_strike_at_close_range() -> None:
    """1 aggravated damage."""
    strikes(
        BREATH,
        by=made_vampire("Medium", "NEC", capacity=6),
        level="NEC",
        damage=1,
        aggravated=True,
    )


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_breath_is_no_strike_at_the_inferior_level(table: Table, level: str) -> None:
    """Superior Necromancy only."""
    mine = table.you.ready(made_vampire("Medium", level, capacity=6))
    table.you.holds(BREATH)
    foe = table.prey.ready("Ryan")
    table.prey.holds(PAUSE)
    fight(table, mine, foe)
    offered = False
    while not table.over():
        offered |= table.you.can_play(BREATH, by=mine)
        table.pass_on()
    assert offered is (level == "NEC")


# -- Shroud Mastery --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acting", "region", "level", "may"),
    [
        (soul(), "ready", "nec", True),
        (soul(), "torpor", "nec", False),
        (soul(), "ready", "obf", False),
        (soul(frozenset({"zombie"})), "ready", "nec", False),
        ("Don Cerro (G5)", "ready", "nec", False),  # a vampire that acts
    ],
)
@pytest.mark.parametrize("locked", [False, True])
def test_shroud_mastery_hides_an_acting_wraith(
    table: Table, acting: Definition | str, region: str, level: str, may: bool, locked: bool
) -> None:
    """+1 stealth of a ready vampire of yours, locked or not."""
    acts = table.you.ready(acting)
    hides = table.you.puts(made_vampire("Medium", level, capacity=6), region, locked=locked)
    table.you.ready(COMPANION)
    shroud = table.you.holds(SHROUD)
    table.you.holds(PAUSE)
    blocker = table.prey.ready("Ryan")
    table.prey.ready(made_vampire("Stranger", "nec", capacity=6))
    table.prey.holds(SHROUD, PAUSE)
    table.you.acts(by=acts, word="bleed")
    assert not table.you.can_play(SHROUD)  # not needed
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.you.can_play(SHROUD) is may
    if may:
        table.you.plays(SHROUD, by=hides, level="nec")
        assert stealth(table.state, action_of(table)) == 1
    while not table.over():
        assert not table.prey.can_play(SHROUD)
        table.pass_on()
    assert table.prey.pool() == (29 if may else 30)
    assert table.where(shroud) == ("ash_heap" if may else "hand")
    assert table.locked(hides) is locked
    assert table.waits_for(table.you)


def test_an_ally_does_not_hide_a_wraith(table: Table) -> None:
    """A vampire only, even where an ally plays cards as if it had Necromancy."""
    taught = static("plays as a vampire", word="nec", who=on(ally))
    acts = table.you.ready(soul())
    table.you.ready(paper("Other", recruits(), life=2, strength=1, bleed=1))
    table.you.in_play(paper("School", taught))
    table.you.holds(SHROUD, PAUSE)
    blocker = table.prey.ready("Ryan")
    table.you.acts(by=acts, word="bleed")
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert not table.you.can_play(SHROUD)


@pytest.mark.ruling(SHROUD, 1)
@CALLED
def test_superior_shroud_unlocks_who_calls_a_wraith(
    table: Table, what: Definition | None, may: bool
) -> None:
    """As the action is announced, before other modifiers; after a successful action."""
    mine = table.you.ready(made_vampire("Medium", "NEC", capacity=8), blood=3)
    companion = table.you.ready(COMPANION, locked=True)
    table.you.holds(SHROUD, PAUSE)
    if what is None:
        table.you.acts(by=mine, word="hunt")
    else:
        table.you.acts(table.you.holds(what), by=mine)
    assert table.you.can_play(SHROUD, by=mine, level="NEC") is may
    if may:
        table.until("announced", table.you)
        assert not table.you.can_play("Pause")
        table.you.plays(SHROUD, by=mine, level="NEC")
        table.until("action", table.you)
        assert table.locked(mine)
        rest(table)
        assert not table.locked(mine)
        assert table.locked(companion)
        assert table.waits_for(table.you)


def test_shroud_is_too_late_after_the_announcement(table: Table) -> None:
    """Passed over, it is offered no more; and a blocked action unlocks nobody."""
    mine = table.you.ready(made_vampire("Medium", "NEC", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(SHROUD, PAUSE)
    table.you.acts(table.you.holds(soul()), by=mine)
    table.you.passes()
    while not table.over():
        assert not table.you.can_play(SHROUD)
        table.pass_on()
    assert table.locked(mine)


def test_shroud_does_nothing_for_a_blocked_action(table: Table) -> None:
    """Not successful."""
    mine = table.you.ready(made_vampire("Medium", "NEC", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(SHROUD)
    called = table.you.holds(soul())
    blocker = table.prey.ready("Ryan")
    table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.acts(called, by=mine)
    table.you.plays(SHROUD, by=mine, level="NEC")
    table.prey.blocks(blocker)
    rest(table)
    assert table.where(called) == "ash_heap"
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.ruling(SHROUD, 2)
def test_the_wraiths_card_is_replaced_before_the_shroud(table: Table) -> None:
    """Drawn for it, Shroud Mastery is played at once."""
    mine = table.you.ready(made_vampire("Medium", "NEC", capacity=8))
    table.you.ready(COMPANION)
    shroud = table.you.library(SHROUD)
    table.you.acts(table.you.holds(soul()), by=mine)
    assert table.where(shroud) == "hand"
    table.you.plays(SHROUD, by=mine, level="NEC")
    rest(table)
    assert not table.locked(mine)

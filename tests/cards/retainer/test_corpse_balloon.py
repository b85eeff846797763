"""Corpse Balloon: a ghoul that helps its employer against directed actions."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    attached,
    burn_card,
    choose,
    enters_combat,
    gain_pool,
    minion,
    monster,
    not_,
    ready,
    use,
    yours,
)
from table_talk import Table

BALLOON = "Corpse Balloon"


@pytest.mark.parametrize(("discipline", "level"), [("vic", "vic"), ("VIC", "vic"), ("VIC", "VIC")])
def test_a_vampire_employs_a_balloon(table: Table, discipline: str, level: str) -> None:
    """At no cost, with 1 life; not without Vicissitude, nor at a level that it lacks."""
    fleshy = table.you.ready(made_vampire("Fleshy", discipline))
    ryan = table.you.ready("Ryan")
    balloon = table.you.holds(BALLOON)

    table.until("minion", table.you)
    assert not table.you.can_play(BALLOON, by=ryan)
    assert table.you.can_play(BALLOON, by=fleshy, level="VIC") is (discipline == "VIC")
    table.you.acts(balloon, by=fleshy, level=level)
    table.nobody_reacts()

    assert table.on(balloon) == fleshy
    assert (table.blood(balloon), table.blood(fleshy), table.you.pool()) == (1, 5, 30)
    assert table.locked(fleshy)
    assert table.waits_for(table.you)


def maneuver_offered(table: Table) -> bool:
    """Whether your prey may maneuver at any time before all is over."""
    found = False
    while not table.over():
        found |= table.prey.may("use maneuver")
        table.pass_on()
    return found


@pytest.mark.parametrize("level", ["vic", "VIC"])
@pytest.mark.parametrize("used", [True, False])
def test_the_employer_maneuvers(table: Table, level: str, used: bool) -> None:
    """After it blocks a bleed; to long range, where nobody is hurt."""
    mine = table.you.ready("Tony (G3)")
    theirs = table.prey.ready(made_vampire("Fleshy", "VIC"))
    table.prey.in_play(BALLOON, on=theirs, level=level)

    fight(table, mine, theirs)
    if used:
        table.prey.does("use maneuver")
    rest(table)

    hurt = 0 if used else 1
    assert (damage_to(table, mine), damage_to(table, theirs)) == (hurt, hurt)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_the_maneuver_is_for_the_first_round(table: Table) -> None:
    """Not for the second one."""
    mine = table.you.ready("Tony (G3)")
    theirs = table.prey.ready(made_vampire("Fleshy", "VIC"))
    table.prey.in_play(BALLOON, on=theirs, level="VIC")
    table.you.holds(PRESS)

    fight(table, mine, theirs)
    table.until("range", table.prey)
    assert table.prey.may("use maneuver")
    table.you.plays(PRESS.name, by=mine)

    assert not maneuver_offered(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (2, 2)


@pytest.mark.parametrize("directed", [True, False])
def test_the_action_must_be_directed(table: Table, directed: bool) -> None:
    """Here at a minion of your prey; an undirected one leaves it without a maneuver."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Fleshy", "VIC"))
    table.prey.in_play(BALLOON, on=theirs, level="VIC")
    aimed = (choose(ready(minion, not_(yours))),) if directed else ()
    table.you.holds(paper("Chore", action(*aimed, gain_pool(1))))

    table.you.acts("Chore", by=mine)
    table.prey.blocks(theirs)

    assert maneuver_offered(table) is directed
    assert table.you.pool() == 30


def test_another_blocker_has_no_maneuver(table: Table) -> None:
    """Only the employer."""
    mine = table.you.ready("Tony (G3)")
    theirs = table.prey.ready(made_vampire("Fleshy", "VIC"))
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(BALLOON, on=theirs, level="VIC")

    fight(table, mine, ryan)

    assert not maneuver_offered(table)


def test_who_is_attacked_has_not_blocked(table: Table) -> None:
    """A combat by the action itself."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Fleshy", "VIC"))
    table.prey.in_play(BALLOON, on=theirs, level="VIC")
    table.you.holds(
        paper("Raid", action(choose(ready(minion, not_(yours))), enters_combat(TARGET)))
    )

    table.you.acts("Raid", by=mine)

    assert not maneuver_offered(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.ruling(BALLOON, 1)
@pytest.mark.parametrize(
    ("discipline", "level", "word", "blocked"),
    [
        ("VIC", "VIC", "directed", True),
        ("VIC", "vic", "directed", False),
        ("vic", "VIC", "directed", True),  # the level does not change once it is in play
        ("VIC", "VIC", "undirected", False),
    ],
)
def test_the_superior_balloon_gives_intercept(
    table: Table, discipline: str, level: str, word: str, blocked: bool
) -> None:
    """+1 intercept during directed actions, against 1 stealth."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Fleshy", discipline))
    table.prey.in_play(BALLOON, on=theirs, level=level)
    aimed = (choose(ready(minion, not_(yours))),) if word == "directed" else ()
    table.you.holds(paper("Chore", action(*aimed, gain_pool(1), stealth=1)))

    table.you.acts("Chore", by=mine)
    table.prey.blocks(theirs)
    rest(table)

    assert table.you.pool() == (30 if blocked else 31)
    assert table.locked(theirs) is blocked
    assert table.waits_for(table.you)


@pytest.mark.ruling(BALLOON, 2)
def test_a_ghoul_is_a_monster(table: Table) -> None:
    """Not mortal; the animal beside it is none."""
    theirs = table.prey.ready(made_vampire("Fleshy", "VIC"))
    table.you.ready(COMPANION)
    balloon = table.prey.in_play(BALLOON, on=theirs, level="VIC")
    raven = table.prey.in_play("Raven Spy", on=theirs, level="ani")
    purge = paper("Purge", use(choose(attached(monster)), burn_card(TARGET), at=("minion",)))
    table.you.in_play(purge)

    table.you.uses("Purge")

    assert table.waits_for(table.you)
    assert table.where(balloon) == "ash_heap"
    assert table.on(raven) == theirs

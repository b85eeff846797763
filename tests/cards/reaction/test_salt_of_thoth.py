"""Salt of Thoth: an action at a location of yours fails, and so may another one."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import DODGE, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    action,
    among,
    anywhere,
    burn_card,
    choose,
    gain_pool,
    keyword,
    not_,
    on,
    vampire,
    yours,
)
from table_talk import Table

SALT = "Salt of Thoth"
TREMERE = "Cardano (G1)"
THEIR_PLACE = anywhere(keyword("location"), not_(yours))
RAID = paper(
    "Raid",
    action(
        choose(among(anywhere(keyword("location"), not_(yours)), on(vampire, not_(yours)))),
        burn_card(TARGET),
    ),
)


def place(name: str = "Chantry") -> Definition:
    """A location without a text."""
    return paper(name, kind="master", keywords=frozenset({"location"}))


def raided(table: Table, *, locked: bool = False, blood: int = 5) -> tuple[int, int, int, int]:
    """Your vampire acts at a location of your prey: who, where, her Tremere, the card."""
    mine = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    chantry = table.prey.in_play(place())
    table.prey.in_play(place("Other"))
    salter = table.prey.ready(TREMERE, locked=locked, blood=blood)
    card = table.prey.holds(SALT)
    table.you.holds(PAUSE)
    table.you.acts(table.you.holds(RAID), by=mine)
    table.you.chooses(chantry)
    return mine, chantry, salter, card


@pytest.mark.parametrize("locked", [False, True])
def test_the_action_fails_and_the_salt_stays(table: Table, locked: bool) -> None:
    """For 2 blood, by a locked Tremere too; on that location."""
    mine, chantry, salter, card = raided(table, locked=locked)
    table.prey.plays(card, by=salter)
    rest(table)
    assert table.where(chantry) == "permanent"
    assert table.on(card) == chantry
    assert table.blood(salter) == 3
    assert table.locked(mine)
    assert table.locked(salter) is locked
    assert table.waits_for(table.you)


@pytest.mark.parametrize("what", ["vampire", "location of another", "other clan", "too poor"])
def test_what_the_salt_does_not_save(table: Table, what: str) -> None:
    """A vampire, a location that she does not control; nor is it for another clan."""
    mine = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    chantry = table.prey.in_play(place())
    far = table.grand_prey.in_play(place("Other"))
    who = replaced(TREMERE, clans=("Ventrue",)) if what == "other clan" else TREMERE
    salter = table.prey.ready(who, blood=1 if what == "too poor" else 5)
    table.prey.holds(SALT)
    table.you.acts(table.you.holds(RAID), by=mine)
    table.you.chooses({"vampire": salter, "location of another": far}.get(what, chantry))
    assert not is_offered(table, table.prey, SALT)
    assert table.where(chantry) == (
        "permanent" if what in ("vampire", "location of another") else "ash_heap"
    )


@pytest.mark.parametrize("where", ["on it", "on another"])
def test_the_salt_that_lies_there_is_burned_for_another_action(table: Table, where: str) -> None:
    """By its controller, locked or not: of an action at that location only."""
    mine = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    chantry = table.prey.in_play(place())
    other = table.prey.in_play(place("Other"))
    card = table.prey.in_play(SALT, on=chantry if where == "on it" else other)
    table.you.holds(PAUSE)
    table.you.acts(table.you.holds(RAID), by=mine)
    table.you.chooses(chantry)
    if where == "on it":
        table.prey.uses(card)
        rest(table)
        assert table.where(card) == "ash_heap"
        assert table.where(chantry) == "permanent"
    else:
        assert not is_offered(table, table.prey, card)
        assert table.where(chantry) == "ash_heap"
    assert table.locked(mine)


def test_your_own_action_at_your_location_is_not_directed(table: Table) -> None:
    """The salt that lies there is not for it."""
    visit = paper("Visit", action(choose(anywhere(keyword("location"), yours)), gain_pool(1)))
    mine = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    chantry = table.you.in_play(place())
    card = table.you.in_play(SALT, on=chantry)
    table.you.holds(PAUSE)
    table.you.acts(table.you.holds(visit), by=mine)
    assert not is_offered(table, table.you, card)
    assert table.you.pool() == 31


@pytest.mark.ruling(SALT, 1)
@pytest.mark.parametrize("lies", [False, True])
def test_no_salt_once_somebody_blocks(table: Table, lies: bool) -> None:
    """Neither while a block is attempted nor after one; before that it is there."""
    mine = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    chantry = table.prey.in_play(place())
    table.prey.in_play(place("Other"))
    blocker = table.prey.ready(made_vampire("Blocker", capacity=8))
    table.prey.ready(TREMERE)
    card = table.prey.in_play(SALT, on=chantry) if lies else table.prey.holds(SALT)
    table.prey.holds(DODGE)
    table.you.holds(PAUSE)
    table.you.acts(table.you.holds(RAID), by=mine)
    table.you.chooses(chantry)
    table.until("action", table.prey)
    assert table.prey.may(("use", "play"), card=card)
    table.prey.blocks(blocker)
    assert not is_offered(table, table.prey, card)


@pytest.mark.ruling(SALT, 2)
@pytest.mark.ruling(SALT, 3)
@pytest.mark.ruling(SALT, 4)
def test_the_failed_action_was_resolved_and_not_blocked(table: Table) -> None:
    """What follows any action is used still; it was not blocked; it is not taken again."""
    table.you.in_play(UNLOCKER)
    actor = table.you.ready("Brock Sterling", blood=2)
    table.you.ready(COMPANION)
    chantry = table.prey.in_play(place())
    table.prey.in_play(place("Other"))
    salter = table.prey.ready(TREMERE)
    table.prey.holds(SALT)
    table.you.holds("Freak Drive", RAID, RAID)
    table.predator.ready("Lauren", locked=True)
    wake = table.predator.holds("Wake with Evening's Freshness")
    table.you.acts("Raid", by=actor)
    table.you.chooses(chantry)
    table.prey.plays(SALT, by=salter)
    table.until("after_resolution", table.predator)
    assert table.predator.can_play(wake)
    assert not table.you.can_play("Freak Drive")
    rest(table)
    table.you.uses(UNLOCKER.name)
    assert not table.locked(actor)
    assert table.you.may("act", minion=actor, word="bleed")
    assert not table.you.can_play("Raid", by=actor)

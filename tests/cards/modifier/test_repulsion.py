"""Repulsion, and maneuvers that are only usable to get to one range."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import MANEUVER, fight, rest
from fight_talk import damage_to, round_of
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    action,
    before_range,
    choose,
    enters_combat,
    gain_pool,
    grants,
    if_it_blocks,
    minion,
    reaction,
    ready,
    static,
)
from table_talk import Table

REPULSION = "Repulsion"
WALL = made_vampire("Wall", capacity=9)
SPEAKER = made_vampire("Speaker", "pre", "OBE", capacity=6)
NOVICE = made_vampire("Novice", "obe", capacity=6)


def gift(kind: str, number: int = 1) -> Definition:
    """A combat card that grants so many maneuvers of a kind."""
    return paper("Gift", before_range(grants(kind, number)), kind="combat")


# -- only to one range ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "at_close", "at_long"),
    [("maneuver long", True, False), ("maneuver close", False, True), ("maneuver", True, True)],
)
def test_it_is_offered_at_the_other_range_only(
    table: Table, kind: str, at_close: bool, at_long: bool
) -> None:
    """The range is close at first; the opposing minion maneuvers to long."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.holds(gift(kind, 2))
    table.prey.holds(MANEUVER, MANEUVER)

    fight(table, mine, theirs)
    table.you.plays("Gift", by=mine)
    table.asked()
    assert table.you.may("use maneuver") == at_close
    if at_close:
        table.you.does("use maneuver")
        assert round_of(table).range == "long"
        table.prey.plays(MANEUVER.name, by=theirs)
        assert round_of(table).range == "close"
    else:
        table.prey.plays(MANEUVER.name, by=theirs)
        assert round_of(table).range == "long"
        table.asked()
        assert table.you.may("use maneuver") == at_long
        table.you.does("use maneuver")
        assert round_of(table).range == "close"
    rest(table)


def test_at_the_range_that_it_leads_to_it_is_kept(table: Table) -> None:
    """The other one has maneuvered to long range: nothing to be used for; it is left for later."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.holds(gift("maneuver long"), MANEUVER)
    table.prey.holds(MANEUVER)

    fight(table, mine, theirs)
    table.you.plays("Gift", by=mine)
    table.until("range", table.you)
    table.you.does("pass")
    table.prey.plays(MANEUVER.name, by=theirs)
    table.asked()
    assert not table.you.may("use maneuver")
    table.you.plays(MANEUVER.name, by=mine)  # back to close
    rest(table)
    assert damage_to(table, theirs) == 1


def test_it_comes_with_an_action_that_enters_combat(table: Table) -> None:
    """`enters_combat(TARGET, "maneuver long")`."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.prey.ready("Belinde")
    raid = paper(
        "Raid", action(choose(ready(minion)), enters_combat(TARGET, "maneuver long")), kind="action"
    )
    table.you.holds(raid)

    table.you.acts("Raid", by=mine)
    table.you.chooses(theirs)
    table.until("range", table.you)
    table.you.does("use maneuver")
    rest(table)
    assert damage_to(table, theirs) == 0


def test_it_comes_with_a_block(table: Table) -> None:
    """`if_it_blocks("maneuver long")`; the acting minion has none."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    table.prey.holds(paper("Stand", reaction(if_it_blocks("maneuver long")), kind="reaction"))

    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Stand", by=theirs)
    table.prey.blocks(theirs)
    table.until("range", table.prey)
    assert not table.you.may("use maneuver")
    table.prey.does("use maneuver")
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0


def test_a_card_in_play_gives_it_each_combat(table: Table) -> None:
    """`static("each combat", word="maneuver long")`; used once."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    boots = paper("Boots", static("each combat", word="maneuver long"), kind="equipment")
    table.you.in_play(boots, on=mine)
    table.prey.holds(MANEUVER)

    fight(table, mine, theirs)
    table.until("range", table.you)
    table.you.does("use maneuver")
    table.prey.plays(MANEUVER.name, by=theirs)
    table.asked()
    assert not table.you.may("use maneuver")
    rest(table)
    assert damage_to(table, theirs) == 1


# -- Repulsion ------------------------------------------------------------------------------------


@pytest.mark.ruling(REPULSION, 2)
@pytest.mark.ruling(REPULSION, 3)
@pytest.mark.parametrize("used", [True, False])
def test_a_blocked_speaker_may_keep_the_blocker_off(table: Table, used: bool) -> None:
    """As the action is announced; optional, to long range only."""
    mine, theirs = table.you.ready(SPEAKER), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    card = table.you.holds(REPULSION)

    table.you.acts(word="bleed", by=mine)
    table.until("announced", table.you)
    table.you.plays(REPULSION, by=mine, level="pre")
    assert table.where(card) == "ash_heap"
    table.prey.blocks(theirs)
    table.until("range", table.you)
    if used:
        table.you.does("use maneuver")
    rest(table)

    assert damage_to(table, theirs) == damage_to(table, mine) == (0 if used else 1)
    assert table.blood(mine) == (6 if used else 5)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_an_unblocked_speaker_gets_nothing(table: Table) -> None:
    """The bleed succeeds; nothing is left of it for the combat of another action."""
    mine, theirs = table.you.ready(SPEAKER), table.prey.ready(WALL)
    other = table.you.ready(made_vampire("Other", "pre"))
    table.you.ready(COMPANION)
    table.you.holds(REPULSION)

    table.you.acts(word="bleed", by=mine)
    table.you.plays(REPULSION, by=mine, level="pre")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    fight(table, other, theirs)
    rest(table)
    assert told(table, "maneuvered") == 0


def test_not_at_inferior_presence_during_the_attempt(table: Table) -> None:
    """Only as the action is announced; +1 stealth only when it is needed."""
    mine, theirs = table.you.ready(made_vampire("Both", "pre", "obe")), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    table.you.holds(REPULSION)

    table.you.acts(word="bleed", by=mine)
    table.until("announced", table.you)
    assert table.you.can_play(REPULSION, by=mine, level="pre")
    assert not table.you.can_play(REPULSION, by=mine, level="obe")
    table.prey.blocks(theirs)
    table.until("attempt", table.you)
    assert not table.you.can_play(REPULSION, by=mine, level="pre")
    assert table.you.can_play(REPULSION, by=mine, level="obe")


@pytest.mark.ruling(REPULSION, 4)
def test_played_with_one_of_its_disciplines_and_requiring_both(table: Table) -> None:
    """At inferior Obeah no card of Presence was played; in the hand it is one of either."""
    mine, theirs = table.you.ready(NOVICE), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    table.you.in_play(listener("pre"))
    obeah = table.you.in_play(listener("obe"))
    first, second = table.you.holds(REPULSION, REPULSION)

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.you.plays(first, by=mine, level="obe")
    table.nobody_reacts()
    assert table.you.pool() == 31
    table.you.uses(obeah)
    assert table.where(second) == "ash_heap"


def test_stealth_at_inferior_obeah(table: Table) -> None:
    """+1 for the action; the card is in the ash heap."""
    mine, theirs = table.you.ready(NOVICE), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    card = table.you.holds(REPULSION)

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.you.plays(REPULSION, by=mine, level="obe")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling(REPULSION, 1)
def test_at_superior_obeah_it_stays(table: Table) -> None:
    """Before anybody blocks, too; +1 stealth in this action, and no second one for this vampire."""
    mine, theirs = table.you.ready(SPEAKER), table.prey.ready(WALL)
    other = table.you.ready(made_vampire("Other", "OBE", capacity=5))
    table.you.ready(COMPANION)
    card, second = table.you.holds(REPULSION, REPULSION)
    table.prey.holds(PAUSE)

    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    table.you.plays(card, by=mine, level="OBE")
    assert table.on(card) == mine
    table.until("action", table.prey)
    assert not table.you.can_play(REPULSION, by=mine, level="OBE")
    table.prey.blocks(theirs)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.on(card) == mine

    table.you.acts(word="bleed", by=other)
    table.until("action", table.you)
    assert table.you.can_play(REPULSION, by=other, level="OBE")
    table.you.plays(second, by=other, level="OBE")
    assert (table.on(card), table.on(second)) == (mine, other)
    table.nobody_reacts()
    assert table.waits_for(table.you)


@pytest.mark.parametrize("bears", [True, False])
@pytest.mark.parametrize(("level", "window"), [("pre", "announced"), ("obe", "attempt")])
def test_who_has_it_plays_no_other(table: Table, bears: bool, level: str, window: str) -> None:
    """At no level; another vampire can."""
    mine = table.you.ready(made_vampire("Both", "pre", "obe"))
    twin = table.you.ready(made_vampire("Twin"))
    watcher = table.prey.ready(WALL)
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=watcher)
    table.you.in_play(REPULSION, on=mine if bears else twin, level="OBE")
    table.you.holds(REPULSION, trick(gain_pool(1), at=("announced", "attempt")))

    table.you.acts(word="bleed", by=mine)
    if window == "attempt":
        table.prey.blocks(watcher)
    table.until(window, table.you)
    assert table.you.can_play("Trick", by=mine)
    assert table.you.can_play(REPULSION, by=mine, level=level) is not bears


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_it_burns_in_torpor(table: Table, region: str) -> None:
    """Of a vampire in torpor it is burned at once."""
    mine = table.you.puts(SPEAKER, region)
    table.you.ready(COMPANION)
    card = table.you.in_play(REPULSION, on=mine, level="OBE")
    table.until("minion", table.you)
    assert table.where(card) == ("attached" if region == "ready" else "ash_heap")

"""Disarming Presence and Absolute Tyranny: whoever votes is locked, or has less to say."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import COMPANION, made_vampire
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import gains_votes, reaction, static
from politics_talk import motion, polling, votes_now
from scenes.rulings import not_while_it_passes_by_itself
from table_talk import Table

PRESENCE = "Disarming Presence"
TYRANNY = "Absolute Tyranny"


def caller(code: str) -> Definition:
    """A primogen with this Discipline."""
    return replaced("Chrysanthemum", disciplines=(code,))


# -- Disarming Presence ---------------------------------------------------------------------------


@pytest.mark.ruling(PRESENCE, 1)
@pytest.mark.ruling(PRESENCE, 2)
@pytest.mark.rules_text("003 Disarming Presence 1")
@pytest.mark.rules_text("003 Disarming Presence 2")
@pytest.mark.parametrize(("level", "mine_locks"), [("pre", True), ("PRE", False)])
def test_whoever_votes_is_locked(table: Table, level: str, mine_locks: bool) -> None:
    """As it casts its votes; a locked one votes, too; superior spares your own. An ally is none."""
    acting = table.you.ready(caller(level))
    mine = table.you.ready("Olivia (G2)")  # a bishop
    silent = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Mkhokheli")  # a prince
    locked = table.prey.ready("Warmaksan", locked=True)  # a prince
    quiet = table.prey.ready("Ayelech")
    held = table.you.holds(PRESENCE)
    table.you.holds(motion())

    table.you.acts("Motion", by=acting)
    table.until("before_votes", table.you)
    table.you.plays(held, by=acting, level=level)
    polling(table)
    assert not table.locked(theirs)
    table.you.votes("for", minion=mine)
    assert table.locked(mine) is mine_locks
    polling(table, table.prey)
    table.prey.votes("against", minion=theirs)
    assert table.locked(theirs)
    table.prey.votes("for", minion=locked)
    assert votes_now(table) == (3, 2)
    assert table.locked(locked)
    assert not table.locked(quiet)
    assert not table.locked(silent)
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.where(held) == "ash_heap"


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_the_presence_lasts_for_one_referendum(table: Table, level: str) -> None:
    """In the next one nobody is locked."""
    acting = table.you.ready(caller(level))
    second = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    table.you.holds(PRESENCE, motion(), motion(name="Another"))
    theirs = table.prey.ready("Mkhokheli")
    table.you.acts("Motion", by=acting)
    table.you.plays(PRESENCE, by=acting, level=level)
    table.nobody_reacts()
    table.you.acts("Another", by=second)
    polling(table, table.prey)
    table.prey.votes("for", minion=theirs)
    assert not table.locked(theirs)


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_the_presence_comes_before_any_vote(table: Table, level: str) -> None:
    """Once polling has begun it is too late."""
    acting = table.you.ready(caller(level))
    table.you.ready(COMPANION)
    table.you.holds(PRESENCE, motion())
    table.you.acts("Motion", by=acting)
    table.until("before_votes", table.you)
    assert table.you.can_play(PRESENCE, level=level)
    polling(table)
    assert not table.you.can_play(PRESENCE)


@pytest.mark.ruling(PRESENCE, 3)
def test_nobody_is_disarmed_where_it_passes_by_itself() -> None:
    """There are no votes."""
    not_while_it_passes_by_itself(PRESENCE, by=caller("pre"), level="pre")


# -- Absolute Tyranny -----------------------------------------------------------------------------


def tyrant(level: str, path: str | None = "Power and the Inner Voice") -> Definition:
    """A vampire with Potence and Presence that follows this Path."""
    codes = ("POT", "PRE") if level.isupper() else ("pot", "pre")
    return made_vampire("Tyrant", *codes, capacity=6, path=path)


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_a_tyrant_has_three_votes_more(table: Table, whose: str) -> None:
    """As action modifier or as reaction, for 1 blood."""
    acting = table.you.ready(tyrant("pot"), blood=3)
    table.you.ready(COMPANION)
    other = table.prey.ready(tyrant("pot"), blood=3)
    her = getattr(table, whose)
    mine = acting if whose == "you" else other
    held = her.holds(TYRANNY)
    table.you.holds(motion())
    table.you.acts("Motion", by=acting)
    polling(table, her)
    her.plays(held, by=mine, level="pot_pre" if whose == "you" else "pot_pre 2")
    polling(table, her)
    assert table.blood(mine) == 2
    her.votes("for", minion=mine)
    assert votes_now(table) == (3, 0)
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.where(held) == "ash_heap"


@pytest.mark.ruling(TYRANNY, 1)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_a_tyrant_takes_votes_from_who_follows_another_path(table: Table, whose: str) -> None:
    """1 of each vampire, cast or not; none of a follower; none takes less than none away."""
    acting = table.you.ready(tyrant("POT"), blood=3)
    table.you.ready(COMPANION)
    other = table.prey.ready(tyrant("POT"), blood=3)
    prince = table.prey.ready("Mkhokheli")
    primogen = table.prey.ready("Chrysanthemum")
    follower = table.predator.ready(replaced("Warmaksan", path="Power and the Inner Voice"))
    stray = table.predator.ready(replaced("Tara (G5)", path="Caine"))
    her = getattr(table, whose)
    mine = acting if whose == "you" else other
    held = her.holds(TYRANNY)
    table.you.holds(motion())

    table.you.acts("Motion", by=acting)
    polling(table, table.prey)
    table.prey.votes("for", minion=prince)
    table.prey.votes("for", minion=primogen)
    assert votes_now(table) == (3, 0)
    her.plays(held, by=mine, level="POT_PRE" if whose == "you" else "POT_PRE 2")
    assert table.blood(mine) == 2
    assert votes_now(table) == (1, 0)  # 1 of the prince, none of the primogen
    polling(table, table.predator)
    table.predator.votes("against", minion=follower)
    assert votes_now(table) == (1, 2)
    table.predator.votes("against", minion=stray)
    assert votes_now(table) == (1, 3)


@pytest.mark.ruling(TYRANNY, 1)
def test_less_than_no_votes_are_made_up_for(table: Table) -> None:
    """Who has -1 takes nothing from the tally, and has 2 with 3 more."""
    acting = table.you.ready(tyrant("POT"), blood=3)
    table.you.ready(COMPANION)
    none = table.prey.ready(made_vampire("None", "pot", "pre", path="Caine"))
    prince = table.prey.ready("Mkhokheli")
    more = paper("More", reaction(gains_votes(3), at=("polling",)))
    table.you.holds(TYRANNY, motion())
    held = table.prey.holds(more)
    table.you.acts("Motion", by=acting)
    polling(table)
    table.you.plays(TYRANNY, by=acting, level="POT_PRE")
    polling(table, table.prey)
    table.prey.votes("for", minion=prince)
    assert votes_now(table) == (1, 0)
    assert not table.prey.may("vote", minion=none)
    table.prey.plays(held, by=none)
    table.prey.votes("for", minion=none)
    assert votes_now(table) == (3, 0)


@pytest.mark.parametrize("polled", [True, False])
def test_the_tyranny_is_not_for_a_hunt_within_a_political_action(
    table: Table, polled: bool
) -> None:
    """The caller is diablerized in the combat of the block: that referendum is another one."""
    caller = table.you.ready("Mkhokheli", blood=1)
    table.you.ready("Don Cerro")
    table.you.ready("Tara")
    table.prey.ready(tyrant("POT"))
    held = table.prey.holds(TYRANNY)
    table.you.holds(motion())
    blocker = table.prey.ready("Sheldon, Lord of the Clog")
    table.prey.in_play(paper("Eyes", static("intercept", 3), kind="equipment"), on=blocker)
    table.prey.in_play(paper("Fangs", static("strength", 5), kind="equipment"), on=blocker)
    table.prey.holds("Amaranth")
    table.you.acts("Motion", by=caller)
    if polled:
        polling(table, table.prey)
        assert table.prey.can_play(held)
        return
    table.prey.blocks(blocker)
    table.prey.plays("Amaranth", by=blocker)
    table.until("polling", table.prey)
    assert table.where(caller) == "ash_heap"
    assert not table.prey.can_play(held)


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_the_tyranny_is_over_with_the_referendum(table: Table, whose: str) -> None:
    """In the next one a prince has two votes again."""
    mine = table.you.ready(tyrant("POT"), blood=3)
    theirs = table.prey.ready(tyrant("POT"), blood=3)
    second = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    table.you.holds(motion(), motion(name="Another"))
    her = getattr(table, whose)
    her.holds(TYRANNY)
    table.you.acts("Motion", by=mine)
    polling(table, her)
    if whose == "you":
        her.plays(TYRANNY, by=mine, level="POT_PRE")
    else:
        her.plays(TYRANNY, by=theirs, level="POT_PRE 2")
    table.nobody_reacts()
    table.you.acts("Another", by=second)
    polling(table)
    table.you.votes("for", minion=second)
    assert votes_now(table) == (2, 0)


@pytest.mark.parametrize("level", ["pot", "POT"])
@pytest.mark.parametrize("whose", ["you", "prey"])
@pytest.mark.parametrize(
    ("path", "word", "may"),
    [
        ("Power and the Inner Voice", "Motion", True),
        ("Caine", "Motion", False),
        ("Power and the Inner Voice", "bleed", False),
    ],
)
def test_when_tyranny_is_absolute(
    table: Table, level: str, whose: str, path: str, word: str, may: bool
) -> None:
    """In the polling step of a political action, by who follows the Path."""
    acting = table.you.ready(tyrant(level, path))
    table.you.ready(COMPANION)
    table.prey.ready(tyrant(level, path))
    her = getattr(table, whose)
    her.holds(TYRANNY)
    table.you.holds(motion())
    if word == "Motion":
        table.you.acts(word, by=acting)
    else:
        table.you.acts(word=word, by=acting)
    assert is_offered(table, her, TYRANNY) is may

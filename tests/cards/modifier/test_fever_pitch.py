"""Fever Pitch: a bleed that leaves something for the next one."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from methuselah.engine.definitions import Definition
from scenes.modifiers import adds_bleed
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

PITCH = "Fever Pitch"


def heretic(*codes: str, path: str | None = "Cathari") -> Definition:
    """A vampire with these Disciplines that follows this Path."""
    return made_vampire("Heretic", *codes, capacity=6, path=path)


@pytest.mark.parametrize("level", ["for", "pre", "FOR", "PRE"])
def test_a_bleed_for_one_more(level: str) -> None:
    """+1 (limited) at each level, for 1 blood."""
    adds_bleed(PITCH, by=heretic(level), amount=1, level=level)


@pytest.mark.ruling(PITCH, 1)
@pytest.mark.parametrize(("level", "other"), [("for", "pre"), ("pre", "for")])
def test_the_pitch_requires_what_it_uses(level: str, other: str) -> None:
    """One of its Disciplines."""
    both = heretic(level, other)
    counts_as_the_discipline_used(PITCH, by=both, level=level, used=(level,), others=(other,))


@pytest.mark.parametrize("path", ["Caine", None])
def test_only_a_heretic_pitches(table: Table, path: str | None) -> None:
    """The Path of Cathari is required."""
    mine = table.you.ready(heretic("FOR", path=path))
    table.you.ready(COMPANION)
    table.you.holds(PITCH, PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert not table.you.can_play(PITCH)


@pytest.mark.parametrize(
    ("level", "succeeds", "has", "asked"),
    [
        ("FOR", True, False, True),
        ("PRE", True, False, True),
        ("for", True, False, False),
        ("pre", True, False, False),
        ("FOR", False, False, False),
        ("PRE", False, False, False),
        ("PRE", True, True, False),
        ("FOR", True, True, False),  # a vampire can have only one
    ],
)
@pytest.mark.parametrize("wanted", [True, False])
def test_the_fever_stays(
    table: Table, level: str, succeeds: bool, has: bool, asked: bool, wanted: bool
) -> None:
    """Superior, after a successful bleed, if one likes."""
    mine = table.you.ready(heretic(level), blood=5)
    table.you.ready(COMPANION)
    if has:
        table.you.in_play(PITCH, on=mine)
    held = table.you.holds(PITCH)
    blocker = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(held, by=mine, level=level)
    if not succeeds:
        table.prey.blocks(blocker)
    while not table.over() and not table.you.may("do"):
        table.pass_on()
    assert table.you.may("do") is asked
    assert table.where(held) == "ash_heap"
    if asked and wanted:
        assert table.prey.pool() == 28
        table.you.does("do")
    rest(table)
    assert table.where(held) == ("attached" if asked and wanted else "ash_heap")
    if asked and wanted:
        assert table.on(held) == mine
    assert table.waits_for(table.you)


def test_the_fever_makes_an_attempt_fail(table: Table) -> None:
    """Burned by its bearer during its bleed; that minion attempts no more, another may."""
    mine = table.you.ready(heretic())
    other = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    pitch = table.you.in_play(PITCH, on=mine)
    table.you.in_play(UNLOCKER)
    table.you.holds(PAUSE)
    nassir, lauren = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    third = table.prey.ready("Tony (G3)")

    table.you.acts(word="bleed", by=other)
    table.prey.blocks(nassir)
    assert not table.you.may("use", card=pitch)  # another one bleeds
    rest(table)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert not table.you.may("use", card=pitch)  # nobody attempts
    table.prey.blocks(lauren)
    table.you.uses(pitch)
    assert table.where(pitch) == "ash_heap"
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=lauren)
    assert table.prey.may("block", minion=third)
    assert not table.locked(lauren)
    rest(table)
    assert table.prey.pool() == 29
    assert told(table, "combat") == 1


def test_the_fever_is_for_bleeds(table: Table) -> None:
    """Not for a hunt."""
    mine = table.you.ready(heretic(), blood=3)
    table.you.ready(COMPANION)
    pitch = table.you.in_play(PITCH, on=mine)
    table.you.holds(PAUSE)
    nassir = table.prey.ready("Nassir")
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(nassir)
    assert not table.you.may("use", card=pitch)

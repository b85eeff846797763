"""Intercept with a price or with more: Ears of the Hare, Eyes of the Beast, Eyes of the Night.

Aura Absorption, Elder Intervention and Pack Tactics, too.
"""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import MANEUVER, PRESS, REOPENS, maneuvers_in, rest
from listening import listener
from made_up import paper
from methuselah.engine.traits import cards_on
from methuselah.language import reaction, static
from methuselah.rules.action.action import stealth
from scenes.modifiers import adds_intercept, adds_stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

AURA = "Aura Absorption"
EARS = "Ears of the Hare"
BEAST = "Eyes of the Beast"
NIGHT = "Eyes of the Night"
ELDER = "Elder Intervention"
PACK = "Pack Tactics"


@pytest.mark.parametrize(
    ("card", "level", "amount", "burned"),
    [
        (AURA, "aus", 1, 1),
        (AURA, "myt", 1, 0),
        (EARS, "pro", 1, 1),
        (EARS, "spi", 1, 0),
        (EARS, "SPI", 2, 0),
        (NIGHT, "obt", 1, 0),
        (NIGHT, "OBT", 1, 0),
        (ELDER, "", 2, 0),
        (PACK, "", 2, 0),
    ],
)
def test_it_adds_intercept(card: str, level: str, amount: int, burned: int) -> None:
    """So much, for the blood that the text burns."""
    vampire = made_vampire("Watcher", "aus", "MYT", "pro", "SPI", "OBT", capacity=8)
    adds_intercept(card, by=vampire, amount=amount, level=level, burned=burned)


def test_superior_aura_absorption_is_a_modifier() -> None:
    """+1 stealth with superior Mytherceria."""
    adds_stealth(AURA, by=made_vampire("Faerie", "aus", "MYT"), amount=1, level="MYT")


@pytest.mark.ruling(AURA, 2)
@pytest.mark.ruling(EARS, 2)
@pytest.mark.parametrize(
    ("card", "level", "used", "other"),
    [(AURA, "MYT", "myt", "aus"), (EARS, "pro", "pro", "spi"), (EARS, "SPI", "spi", "pro")],
)
def test_it_requires_what_is_used(card: str, level: str, used: str, other: str) -> None:
    """One of the two as it is played, either of them before."""
    vampire = made_vampire("Both", "aus", "MYT", "pro", "SPI", capacity=10)
    counts_as_the_discipline_used(card, by=vampire, level=level, used=(used,), others=(other,))


@pytest.mark.ruling(AURA, 2)
@pytest.mark.parametrize(("heard", "pool"), [("aus", 31), ("myt", 30)])
def test_as_a_reaction_too_it_requires_what_is_used(table: Table, heard: str, pool: int) -> None:
    """Auspex, not Mytherceria."""
    table.grand_prey.in_play(listener(heard))
    caught_with(table, AURA, "aus", "aus", "myt")
    rest(table)
    assert table.grand_prey.pool() == pool


@pytest.mark.ruling(AURA, 1)
@pytest.mark.ruling(AURA, 3)
@pytest.mark.ruling(EARS, 1)
@pytest.mark.ruling(EARS, 3)
@pytest.mark.parametrize(("card", "level"), [(AURA, "aus"), (EARS, "pro")])
@pytest.mark.parametrize("blood", [0, 1])
def test_the_blood_for_intercept_must_be_there(
    table: Table, card: str, level: str, blood: int
) -> None:
    """It is no cost that could be less: what makes cards cheaper does not help."""
    mine = table.you.ready(made_vampire("Runner"))
    table.you.ready(COMPANION)
    table.you.in_play(paper("Cloak", static("stealth", 1), kind="equipment"), on=mine)
    blocker = table.prey.ready(made_vampire("Watcher", "aus", "pro"), blood=blood)
    table.prey.in_play(paper("Cheaper", static("blood cost", -3), kind="equipment"), on=blocker)
    table.prey.holds(card, paper("Nothing", reaction(at=("attempt",)), kind="reaction"))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.prey)
    assert table.prey.can_play(card, by=blocker, level=level) is (blood == 1)
    if blood:
        table.prey.plays(card, by=blocker, level=level)
        rest(table)
        assert table.prey.pool() == 30


# -- Eyes of the Beast, Eyes of the Night ---------------------------------------------------------


def caught_with(table: Table, card: str, level: str, *codes: str) -> int:
    """Your vampire has 1 stealth; your prey's plays the card and blocks; it is returned."""
    mine = table.you.ready(made_vampire("Runner", capacity=10))
    table.you.in_play(paper("Cloak", static("stealth", 1), kind="equipment"), on=mine)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(made_vampire("Watcher", *codes, capacity=10))
    table.prey.holds(card)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays(card, by=blocker, level=level)
    return blocker


@pytest.mark.parametrize(
    ("card", "level", "expected"),
    [
        (BEAST, "pro", [False, False]),
        (BEAST, "PRO", [True, False]),
        (NIGHT, "obt", [False, False]),
        (NIGHT, "OBT", [True, True]),
    ],
)
def test_eyes_that_see_a_maneuver(
    table: Table, card: str, level: str, expected: list[bool]
) -> None:
    """Those of the Beast in the first round only, those of the Night in any one."""
    table.prey.holds(MANEUVER)
    table.you.holds(PRESS)
    blocker = caught_with(table, card, level, "PRO", "OBT")
    assert maneuvers_in(table, table.prey, blocker, presses=table.you) == expected
    rest(table)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("verb", ["use maneuver", "use press"])
def test_superior_eyes_of_the_night_maneuver_or_press(table: Table, verb: str) -> None:
    """One of them, whichever is used first."""
    blocker = caught_with(table, NIGHT, "OBT", "OBT")
    table.prey.does(verb, minion=blocker)
    again = False
    while not table.over():
        again |= table.prey.may(("use maneuver", "use press"), minion=blocker)
        table.pass_on()
    assert not again
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["pro", "PRO"])
@pytest.mark.parametrize("with_eyes", [True, False])
def test_eyes_of_the_beast_are_seen_until_the_discard_phase(
    table: Table, level: str, with_eyes: bool
) -> None:
    """-1 stealth in its own actions, until the discard phase of its own controller."""
    table.grand_prey.ready("Nassir")
    hood = paper("Hood", static("stealth", 1), kind="equipment")
    other = table.prey.ready(made_vampire("Other"))
    table.prey.in_play(hood, on=other)
    table.prey.holds(*["Fame"] * 6)
    blocker = caught_with(table, BEAST, level, "PRO")
    eyes = cards_on(table.state, blocker)[-1]
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.on(eyes) == blocker
    acting = blocker if with_eyes else other
    table.prey.acts(word="bleed", by=acting)
    assert stealth(table.state, action_of(table)) == (-1 if with_eyes else 1)
    rest(table)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.grand_prey)
    assert table.where(eyes) == "ash_heap"


@pytest.mark.parametrize("level", ["pro", "PRO"])
def test_eyes_of_the_beast_see_no_more_than_one(table: Table, level: str) -> None:
    """+1 intercept is not enough for 2 stealth; the card is on the vampire all the same."""
    runner = made_vampire("Second Runner", capacity=10)
    mine = table.you.ready(runner)
    table.you.in_play(paper("Hood", static("stealth", 2), kind="equipment"), on=mine)
    table.you.ready(COMPANION)
    watcher = table.prey.ready(made_vampire("Watcher", "PRO"))
    eyes = table.prey.holds(BEAST)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(watcher)
    table.prey.plays(eyes, by=watcher, level=level)
    rest(table)
    assert table.prey.pool() == 29
    assert table.on(eyes) == watcher


@pytest.mark.ruling(BEAST, 1)
@pytest.mark.ruling(BEAST, 2)
def test_its_maneuver_is_for_each_block_of_that_action(table: Table) -> None:
    """Again as it blocks a second time, awake still; in no later action."""
    table.you.holds(REOPENS)
    table.prey.holds(MANEUVER, "Wake with Evening's Freshness", "Wake with Evening's Freshness")
    second = table.you.ready(made_vampire("Second", capacity=10))
    mine = table.you.ready(made_vampire("Runner", capacity=10))
    blocker = table.prey.ready(made_vampire("Watcher", "PRO", capacity=10), locked=True)
    table.you.in_play(paper("Cloak", static("stealth", 1), kind="equipment"), on=mine)
    table.prey.holds(BEAST)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Wake with Evening's Freshness", by=blocker)
    table.prey.blocks(blocker)
    table.prey.plays(BEAST, by=blocker, level="PRO")
    table.prey.does("use maneuver", minion=blocker)
    table.you.plays("As if unblocked", by=mine)
    table.prey.blocks(blocker)
    table.prey.does("use maneuver", minion=blocker)
    rest(table)
    assert table.prey.pool() == 30
    table.you.acts(word="bleed", by=second)
    table.prey.plays("Wake with Evening's Freshness", by=blocker)
    table.prey.blocks(blocker)
    table.until("range", table.prey)
    assert not table.prey.may("use maneuver", minion=blocker)


# -- Elder Intervention, Pack Tactics -------------------------------------------------------------


@pytest.mark.parametrize(("card", "other"), [(ELDER, PACK), (PACK, ELDER)])
def test_a_vampire_plays_one_of_the_two(table: Table, card: str, other: str) -> None:
    """Another vampire may play the other one; in the next action both are free."""
    mine = table.you.ready(made_vampire("Runner"))
    second = table.you.ready(made_vampire("Second"))
    for minion, name in ((mine, "Cloak"), (second, "Hood")):
        table.you.in_play(paper(name, static("stealth", 9), kind="equipment"), on=minion)
    one, two = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.prey.holds(card, card, other, other)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(one)
    assert table.prey.can_play(other, by=one)
    table.prey.plays(card, by=one)
    assert len(table.prey.hand()) == 3  # replaced after the action only
    assert not table.prey.can_play(other, by=one)
    table.prey.blocks(two)
    assert not table.prey.can_play(other, by=one)
    assert table.prey.can_play(other, by=two)
    rest(table)
    assert table.blood(one) == 3
    assert table.prey.pool() == 29
    assert len(table.prey.hand()) > 3
    table.you.acts(word="bleed", by=second)
    table.prey.blocks(one)
    assert table.prey.can_play(other, by=one)


@pytest.mark.ruling(ELDER, 1)
@pytest.mark.rules_text("003 Elder Intervention 1")
@pytest.mark.parametrize("card", [ELDER, PACK])
def test_it_is_for_a_bleed_that_is_against_you_now(table: Table, card: str) -> None:
    """One that was redirected to you, too; the prey had use for it only before that."""
    mine = table.you.ready(made_vampire("Runner"))
    table.you.in_play(paper("Cloak", static("stealth", 1), kind="equipment"), on=mine)
    table.you.ready(COMPANION)
    lawyer = table.prey.ready("Saiz")
    guard = table.grand_prey.ready("Nassir")
    table.prey.holds("Deflection")
    held = table.grand_prey.holds(card)
    table.prey.holds(card)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Deflection", by=lawyer, level="dom")
    table.prey.chooses(seat=table.grand_prey.number)
    table.grand_prey.blocks(guard)
    table.until("attempt", table.grand_prey)
    assert not table.prey.can_play(card)
    table.grand_prey.plays(held, by=guard)
    rest(table)
    assert table.grand_prey.pool() == table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("card", [ELDER, PACK])
def test_it_is_for_no_other_action(table: Table, card: str) -> None:
    """Not against a hunt."""
    mine = table.you.ready(made_vampire("Runner"), blood=1)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")
    held = table.prey.holds(card)
    table.prey.holds(paper("Nothing", reaction(at=("attempt",)), kind="reaction"))
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(guard)
    table.until("attempt", table.prey)
    assert table.prey.can_play("Nothing", by=guard)
    assert not table.prey.can_play(held, by=guard)


@pytest.mark.parametrize(("card", "may"), [(PACK, False), (ELDER, True)])
def test_a_pack_is_of_vampires(table: Table, card: str, may: bool) -> None:
    """An ally for whom cards cost nothing plays the one, whose text names no vampire."""
    mine = table.you.ready(made_vampire("Runner"))
    table.you.in_play(paper("Cloak", static("stealth", 1), kind="equipment"), on=mine)
    table.you.ready(COMPANION)
    gang = table.prey.ready("Loyal Street Gang")
    table.prey.in_play(paper("Cheaper", static("blood cost", -1), kind="equipment"), on=gang)
    held = table.prey.holds(card)
    table.prey.holds(paper("Nothing", reaction(at=("attempt",)), kind="reaction"))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(gang)
    table.until("attempt", table.prey)
    assert table.prey.can_play(held, by=gang) is may

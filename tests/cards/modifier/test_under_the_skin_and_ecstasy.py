"""Under the Skin: a younger vampire abstains. Ecstasy: a bleed for less, at the price of blood."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from scenes.modifiers import reduces_a_bleed
from scenes.rulings import not_while_it_passes_by_itself
from table_talk import Table

SKIN = "Under the Skin"
ECSTASY = "Ecstasy"
SPEAKER = replaced("Mkhokheli", disciplines=("AUS", "PRE"))  # a prince with a capacity of 6


@pytest.mark.parametrize(("level", "locks"), [("aus_pre", False), ("AUS_PRE", True)])
@pytest.mark.parametrize("passes", [True, False])
def test_a_younger_vampire_abstains(table: Table, level: str, locks: bool, passes: bool) -> None:
    """Whoever controls it; at superior it locks at the end, if the referendum passes."""
    speaker = table.you.ready(SPEAKER)
    table.you.ready(COMPANION)
    skin = table.you.holds(SKIN)
    table.you.holds(motion())
    young = table.prey.ready(replaced("Tara (G5)", capacity=5))
    elder = table.prey.ready("Emerson Bridges (G1)")
    table.you.acts("Motion", by=speaker)
    table.you.plays(skin, by=speaker, level=level)
    assert young in table.you.choices()
    assert not {elder, speaker} & table.you.choices()
    table.you.chooses(young)
    assert not table.locked(young)
    polling(table)
    assert not table.prey.may("vote", minion=young)
    assert table.prey.may("vote", minion=elder)
    if passes:
        table.you.votes("for", minion=speaker)
    assert votes_now(table) == ((2, 0) if passes else (0, 0))
    rest(table)
    assert table.you.pool() == (31 if passes else 30)
    assert table.locked(young) is (locks and passes)
    assert not table.locked(elder)
    assert table.waits_for(table.you)


def test_it_comes_before_the_votes(table: Table) -> None:
    """In the polling step it is too late."""
    speaker = table.you.ready(SPEAKER)
    table.you.holds(SKIN, motion())
    young = table.prey.ready(replaced("Tara (G5)", capacity=5))
    table.you.acts("Motion", by=speaker)
    polling(table)
    assert not table.you.can_play(SKIN)
    assert table.prey.may("vote", minion=young)


def test_it_is_over_with_the_referendum(table: Table) -> None:
    """In the next one the vampire votes again."""
    speaker, second = table.you.ready(SPEAKER), table.you.ready("Lauren")
    table.you.holds(SKIN, motion(), motion(name="Second Motion"))
    young, old = table.prey.ready(replaced("Tara (G5)", capacity=5)), table.prey.ready("Nassir")
    table.you.acts("Motion", by=speaker)
    table.you.plays(SKIN, by=speaker, level="aus_pre")
    assert old in table.you.choices()
    table.you.chooses(young)
    rest(table)
    table.you.acts("Second Motion", by=second)
    table.until("polling", table.prey)
    assert table.prey.may("vote", minion=young)


@pytest.mark.ruling(SKIN, 1)
@pytest.mark.parametrize("level", ["aus_pre", "AUS_PRE"])
def test_it_is_not_for_what_passes_by_itself(level: str) -> None:
    """There are no votes then."""
    not_while_it_passes_by_itself(SKIN, by=SPEAKER, level=level)


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_ecstasy_reduces_a_bleed(level: str) -> None:
    """By 1, at either level."""
    reduces_a_bleed(ECSTASY, by=made_vampire("Snake", "SER"), amount=1, level=level)


@pytest.mark.ruling(ECSTASY, 1)
def test_the_acting_player_has_the_first_word_after_the_action(table: Table) -> None:
    """Freak Drive may be played first, with the blood that is burned afterwards."""
    acting = table.you.ready(made_vampire("Driver", "FOR"), blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Weak", static("bleed", 0), kind="equipment"), on=acting)
    table.you.holds("Freak Drive")
    snake = table.prey.ready(made_vampire("Snake", "SER"))
    table.prey.holds(ECSTASY)
    table.you.acts(word="bleed", by=acting)
    table.prey.plays(ECSTASY, by=snake, level="SER")
    table.you.plays("Freak Drive", by=acting)
    rest(table)
    assert not table.locked(acting)
    assert table.blood(acting) == 0


@pytest.mark.parametrize(
    ("level", "bleed", "blocked", "burned"),
    [
        ("SER", 0, False, 1),
        ("SER", -1, False, 1),
        ("SER", 1, False, 0),
        ("SER", 0, True, 0),
        ("ser", 0, False, 0),
    ],
)
@pytest.mark.parametrize("who", ["Ryan", "Nephren-Ka"])
def test_a_bleed_for_nothing_costs_blood_or_life(
    table: Table, level: str, bleed: int, blocked: bool, burned: int, who: str
) -> None:
    """1, after the action, if it resolved for 0 or less; a blocked bleed has not resolved."""
    acting = table.you.ready(replaced(who, bleed=1))
    table.you.ready(COMPANION)
    table.you.in_play(paper("Fang", static("bleed", bleed), kind="equipment"), on=acting)
    snake = table.prey.ready(made_vampire("Snake", "SER"))
    guard = table.prey.ready(made_vampire("Guard", capacity=3))
    ends = paper("Peace", static("no strike"), kind="equipment")
    table.prey.in_play(ends, on=guard)
    table.prey.holds(ECSTASY)
    before = table.blood(acting)
    table.you.acts(word="bleed", by=acting)
    table.prey.plays(ECSTASY, by=snake, level=level)
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    assert table.blood(acting) == before - burned
    assert table.prey.pool() == (29 if bleed == 1 else 30)
    assert table.waits_for(table.you)

"""Phased Motion Detector and Reliquary: Trinket."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, REOPENS, rest
from made_up import hands_over, of_level, paper
from methuselah.language import action_requires, combat_card, gain_pool, modifier, static
from methuselah.rules.action.action import stealth as stealth_of
from methuselah.rules.playing.hand import hand_size
from scenes.actions import comes_into_play
from scenes.in_play import only_one_on_each
from scenes.telling import changing
from table_talk import Table

DETECTOR, TRINKET = "Phased Motion Detector", "Reliquary: Trinket"
LAIBON = "Hasani (G4)"
TRICK = modifier(gain_pool(1), at=("action", "announced"))


@pytest.mark.parametrize("name", [DETECTOR, TRINKET])
def test_anybody_has_one(name: str) -> None:
    """Whoever equips with it; each has one only."""
    comes_into_play(name, by="Ryan")
    only_one_on_each(name, on="Ryan", other="Nassir")


# -- Phased Motion Detector -----------------------------------------------------------------------


@pytest.mark.ruling(DETECTOR, 2)
@pytest.mark.parametrize(
    ("code", "way", "stealth", "caught"),
    [
        ("chi", TRICK, 1, True),
        ("obf", TRICK, 1, True),
        ("obt", TRICK, 1, True),
        ("OBF", TRICK, 1, True),
        ("obf", TRICK, 2, False),
        ("dom", TRICK, 1, False),
    ],
)
def test_who_hides_is_seen(
    table: Table, code: str, way: object, stealth: int, caught: bool
) -> None:
    """+1 intercept as the card is played, before anybody blocks."""
    mine = table.you.ready(made_vampire("Hider", "CHI", "OBF", "OBT", "DOM"))
    table.you.ready(COMPANION)
    table.you.in_play(changing("stealth", stealth), on=mine)
    table.you.holds(of_level(code, way))
    blocker = table.prey.ready(made_vampire("Guard", capacity=9))
    table.prey.in_play(DETECTOR, on=blocker)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Lesson", by=mine)
    table.prey.blocks(blocker)
    rest(table)
    assert (table.prey.pool() == 30) is caught


@pytest.mark.ruling(DETECTOR, 1)
def test_the_detector_sees_once_each_action(table: Table) -> None:
    """Two cards, +1; in the next action again."""
    mine, other = (table.you.ready(made_vampire(n, "OBF", "CHI")) for n in ("Hider", "Second"))
    for one in (mine, other):
        table.you.in_play(changing("stealth", 2), on=one)
    table.you.holds(
        of_level("obf", TRICK), paper("Two", levels={"chi": TRICK}), of_level("obf", TRICK)
    )
    blocker = table.prey.ready(made_vampire("Guard", capacity=9))
    table.prey.in_play(DETECTOR, on=blocker)
    table.prey.in_play(changing("intercept", 0), on=blocker)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Lesson", by=mine)
    table.you.plays("Two", by=mine)
    table.prey.blocks(blocker)
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=other)
    table.you.plays("Lesson", by=other)
    table.prey.blocks(blocker)
    rest(table)
    assert table.prey.pool() == 28


@pytest.mark.parametrize("again", [True, False])
def test_the_detector_sees_in_each_action(table: Table, again: bool) -> None:
    """The limit is that of an action; beside one in which nothing is played it sees nothing."""
    mine, other = (table.you.ready(made_vampire(n, "OBF")) for n in ("Hider", "Second"))
    table.you.in_play(changing("stealth", 1), on=other)
    table.you.holds(of_level("obf", TRICK), of_level("obf", TRICK))
    blocker = table.prey.ready(made_vampire("Guard", capacity=9))
    table.prey.in_play(DETECTOR, on=blocker)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Lesson", by=mine)
    rest(table)
    table.you.acts(word="bleed", by=other)
    if again:
        table.you.plays("Lesson", by=other)
    table.prey.blocks(blocker)
    rest(table)
    assert (table.prey.pool() == 29) is again


def test_the_detector_does_not_see_allies(table: Table) -> None:
    """One that plays the card as a vampire is none in the eyes of what is in play."""
    stray = table.you.ready("Underbridge Stray")
    table.you.ready(COMPANION)
    table.you.in_play(paper("Lent", static("plays as a vampire", word="obf")), on=stray)
    table.you.in_play(changing("stealth", 1), on=stray)
    table.you.holds(of_level("obf", TRICK))
    blocker = table.prey.ready(made_vampire("Guard", capacity=9))
    table.prey.in_play(DETECTOR, on=blocker)
    table.you.acts(word="bleed", by=stray)
    table.you.plays("Lesson", by=stray)
    table.prey.blocks(blocker)
    rest(table)
    assert told(table, "failed to block", card=blocker) == 1


def test_the_detector_does_not_see_combat_cards(table: Table) -> None:
    """Played in combat, though by the acting vampire: the action that goes on is not seen."""
    mine = table.you.ready(made_vampire("Hider", "OBF"))
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.holds(of_level("obf", combat_card(at=("before_range",))), REOPENS)
    first, second = (table.prey.ready(made_vampire(n, capacity=9)) for n in ("Guard", "Other"))
    table.prey.in_play(changing("intercept", 1), on=first)
    table.prey.in_play(DETECTOR, on=second)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(first)
    table.you.plays("Lesson", by=mine)
    table.you.plays("As if unblocked", by=mine)
    table.prey.blocks(second)
    rest(table)
    assert table.prey.pool() == 29


# -- Reliquary: Trinket ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "where", "size"),
    [(LAIBON, "ready", 8), (LAIBON, "torpor", 7), ("Ryan", "ready", 7)],
)
def test_the_trinket_widens_the_hand(table: Table, who: str, where: str, size: int) -> None:
    """+1 hand size with a ready Laibon; nobody else's."""
    table.you.in_play(TRINKET, on=table.you.puts(who, where))
    table.asked()
    assert hand_size(table.state, table.you.number) == size
    assert hand_size(table.state, table.prey.number) == 7


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_laibon_throws_cards_away(table: Table, number: int) -> None:
    """Up to 3, at +1 stealth; they are replaced."""
    mine, other = table.you.ready(LAIBON), table.you.ready("Ryan")
    trinket = table.you.in_play(TRINKET, on=mine)
    cards = table.you.holds("Fame", "Blur", "Misdirection", "Bonding")
    table.you.library("Flash", "Flash", "Flash", "Flash")
    table.prey.ready("Nassir")
    table.you.holds(PAUSE)
    assert not table.you.may("use action", card=trinket, by=other)
    table.you.acts(trinket, by=mine)
    assert action_of(table).inherent == 1
    assert action_of(table).targets == ()
    while not table.you.choices():
        table.pass_on()
    for card in cards[:number]:
        table.you.chooses(card)
    if number < 3:
        table.you.does("done")
    assert not table.you.choices()
    rest(table)
    assert [table.where(card) for card in cards].count("ash_heap") == number
    assert table.locked(mine)


def test_nobody_else_throws_cards_away(table: Table) -> None:
    """A Laibon's action."""
    mine = table.you.ready("Ryan")
    trinket = table.you.in_play(TRINKET, on=mine)
    table.you.holds("Fame")
    assert not table.you.may("use action", card=trinket, by=mine)


@pytest.mark.ruling(TRINKET, 1)
def test_its_action_requires_a_laibon(table: Table) -> None:
    """It is one that requires a Laibon."""
    mine = table.you.ready(LAIBON)
    table.you.ready(COMPANION)
    trinket = table.you.in_play(TRINKET, on=mine)
    for word in ("laibon", "anarch"):
        cloak = paper(f"Cloak {word}", static("stealth", +1, when=action_requires(word)))
        table.you.in_play(cloak, on=mine)
    table.you.holds(PAUSE, "Fame", "Blur")
    table.prey.ready("Nassir")
    table.you.acts(trinket, by=mine)
    assert stealth_of(table.state, action_of(table)) == 2


@pytest.mark.ruling(TRINKET, 2)
@pytest.mark.parametrize("to", ["Sully", LAIBON])
def test_without_the_trinket_nothing_is_thrown_away(table: Table, to: str) -> None:
    """On another minion as the action resolves, it fizzles."""
    mine = table.you.ready(LAIBON)
    table.you.ready("Sully")
    trinket = table.you.in_play(TRINKET, on=mine)
    mover = table.you.in_play(hands_over(TRINKET, to))
    held = table.you.holds("Fame", "Blur")
    table.prey.ready("Nassir")
    table.you.acts(trinket, by=mine)
    table.you.uses(mover)
    asked = False
    while not table.over():
        if table.you.choices():
            asked = True
            table.you.does("done")
        else:
            table.pass_on()
    assert asked is (to == LAIBON)
    assert all(table.where(one) == "hand" for one in held)

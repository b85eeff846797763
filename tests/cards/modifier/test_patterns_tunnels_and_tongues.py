"""Mole's Tunneling, Patterns in the Chaos, Velvet Tongue."""

from __future__ import annotations

import pytest

from action_talk import is_offered, trick
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.knowledge import sees
from methuselah.language import burn_blood, price, static
from politics_talk import motion, polling, votes_now
from scenes.modifiers import adds_stealth
from scenes.rulings import counts_as_the_discipline_used
from scenes.telling import changing
from table_talk import Table

PATTERNS = "Patterns in the Chaos"
TUNNELING = "Mole's Tunneling"
TONGUE = "Velvet Tongue"
SURE = paper("Sure", static("passes automatically"), kind="equipment")


# -- Patterns in the Chaos ------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "hand"), [("dem", False), ("DEM", True)])
def test_a_pattern_is_seen(table: Table, level: str, hand: bool) -> None:
    """The top card of the library of who was bled, superior her hand; by nobody else."""
    mine = table.you.ready(made_vampire("Seer", level, capacity=6), blood=3)
    table.you.ready(COMPANION)
    held = table.you.holds(PATTERNS)
    below, top = table.prey.library("Fame", "Blur")
    card = table.prey.holds("Deflection")
    other = table.grand_prey.holds("Deflection")
    table.you.acts(word="bleed", by=mine)
    table.until("after_resolution", table.you)
    table.you.plays(held, by=mine, level=level)
    you, far = table.you.number, table.grand_prey.number
    assert sees(table.state, you, top) is not hand
    assert sees(table.state, you, card) is hand
    assert not sees(table.state, you, below)
    assert not sees(table.state, you, other)
    assert not sees(table.state, far, top)
    assert not sees(table.state, far, card)
    rest(table)
    assert table.where(held) == "ash_heap"
    assert table.blood(mine) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["dem", "DEM"])
@pytest.mark.parametrize(("how", "may"), [("", True), ("blocked", False), ("hunt", False)])
def test_a_pattern_comes_of_a_successful_bleed(
    table: Table, level: str, how: str, may: bool
) -> None:
    """After its resolution."""
    mine = table.you.ready(made_vampire("Seer", level, capacity=6), blood=3)
    table.you.ready(COMPANION)
    table.you.holds(PATTERNS)
    blocker = table.prey.ready("Nassir")
    table.prey.library("Fame")
    table.prey.holds("Deflection")
    table.you.acts(word=how if how == "hunt" else "bleed", by=mine)
    if how == "blocked":
        table.prey.blocks(blocker)
    windows = set()
    while not table.over():
        asked = table.asked()
        assert asked is not None
        if table.you.can_play(PATTERNS, level=level):
            windows.add(asked.window)
        table.pass_on()
    assert windows == ({"after_resolution"} if may else set())


# -- Mole's Tunneling -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blocker", "may"),
    [
        (made_vampire("Younger", capacity=5), True),
        (made_vampire("Equal", capacity=6), False),
        ("Loyal Street Gang", True),
    ],
)
@pytest.mark.parametrize("eyes", [0, 1])
def test_lesser_minions_see_less(
    table: Table, blocker: Definition | str, may: bool, eyes: int
) -> None:
    """An ally or a younger vampire attempts to block a hunt at 1 stealth: it needs 2 intercept."""
    mine = table.you.ready(made_vampire("Mole", "ani", capacity=6), blood=3)
    table.you.ready(COMPANION)
    held = table.you.holds(TUNNELING)
    there = table.prey.ready(blocker)
    table.prey.in_play(changing("intercept", 1 + eyes), on=there)
    table.you.acts(word="hunt", by=mine)
    table.until("action", table.prey)
    assert not table.you.can_play(held)
    table.prey.blocks(there)
    assert table.you.can_play(held, level="ani") is may
    if may:
        table.you.plays(held, by=mine, level="ani")
        rest(table)
        assert table.locked(there) is bool(eyes)
        assert table.where(held) == "ash_heap"


def test_others_see_as_well_as_before(table: Table) -> None:
    """An older vampire blocks after that; a second lesser one does not."""
    mine = table.you.ready(made_vampire("Mole", "ani", capacity=6), blood=3)
    table.you.ready(COMPANION)
    table.you.holds(TUNNELING)
    young, second = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    elder = table.prey.ready(made_vampire("Elder", capacity=8))
    for one in (young, second, elder):
        table.prey.in_play(changing("intercept", 1), on=one)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(young)
    table.you.plays(TUNNELING, by=mine, level="ani")
    table.prey.blocks(second)
    table.prey.blocks(elder)
    rest(table)
    assert [table.locked(one) for one in (young, second, elder)] == [False, False, True]


def test_a_mole_goes_unseen() -> None:
    """+1 with Spiritus, superior +2 for a blood besides the cost."""
    adds_stealth(TUNNELING, by=made_vampire("Mole", "spi", capacity=6), amount=1, level="spi")
    superior = made_vampire("Mole", "SPI", capacity=6)
    adds_stealth(TUNNELING, by=superior, amount=2, level="SPI", burned=1)


@pytest.mark.ruling(TUNNELING, 1)
@pytest.mark.ruling(TUNNELING, 3)
@pytest.mark.parametrize("spent", [True, False])
def test_the_blood_for_the_tunnel_must_be_there(table: Table, spent: bool) -> None:
    """It is no cost that could be less: what makes cards cheaper does not help."""
    mine = table.you.ready(made_vampire("Mole", "SPI"), blood=1)
    table.you.in_play(changing("blood cost", -3), on=mine)
    table.you.holds(TUNNELING, PAUSE, trick(price(burn_blood(1)), at=("announced",)))
    blocker = table.prey.ready(made_vampire("Guard", capacity=10))
    table.prey.in_play(changing("intercept", 2), on=blocker)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    if spent:
        table.you.plays("Trick", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.blood(mine) == (0 if spent else 1)
    assert table.you.can_play(TUNNELING, by=mine, level="SPI") is not spent
    if not spent:
        table.you.plays(TUNNELING, by=mine, level="SPI")
        assert table.blood(mine) == 0


@pytest.mark.ruling(TUNNELING, 2)
@pytest.mark.parametrize(("level", "other"), [("ani", "spi"), ("spi", "ani")])
def test_the_tunnel_requires_what_is_used(level: str, other: str) -> None:
    """Animalism or Spiritus; in the hand both."""
    both = made_vampire("Mole", level, other, capacity=11)
    counts_as_the_discipline_used(TUNNELING, by=both, level=level, used=(level,), others=(other,))


# -- Velvet Tongue --------------------------------------------------------------------------------


def tongue(level: str) -> Definition:
    """A vampire with Serpentis at this level."""
    return made_vampire("Tongue", level, capacity=6)


@pytest.mark.ruling(TONGUE, 1)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_who_votes_is_corrupted(table: Table, whose: str) -> None:
    """1 counter on one that has voted, of your choice; as many as its capacity steal nothing."""
    mine = table.you.ready(tongue("ser"))
    prince = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    other = table.prey.ready(tongue("ser"))
    her = getattr(table, whose)
    voter = table.predator.ready("Claudia (G5)", corruption=((her.number, 1),))
    badge = paper("Badge", static("votes", 1), kind="equipment")
    table.predator.in_play(badge, on=voter)
    silent = table.predator.ready("Mkhokheli")
    held = her.holds(TONGUE)
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    polling(table)
    table.you.votes("for", minion=prince)
    polling(table, table.predator)
    table.predator.votes("against", minion=voter)
    polling(table, her)
    her.plays(held, level="ser" if whose == "you" else "ser 2")
    assert her.choices() == {prince, voter}
    her.chooses(voter)
    assert table.state.cards[voter].corrupted_by(her.number) == 2
    assert not her.may("do")
    rest(table)
    assert table.state.controller(voter) == table.predator.number
    assert table.state.cards[silent].corrupted_by(her.number) == 0
    assert table.where(held) == "ash_heap"
    assert other


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_the_corrupted_are_silent(table: Table, whose: str) -> None:
    """Superior: with a counter of anybody, in this referendum."""
    mine = table.you.ready(tongue("SER"))
    second = table.you.ready("Atiena")
    table.you.ready(COMPANION)
    table.prey.ready(tongue("SER"))
    corrupted = table.predator.ready("Mkhokheli", corruption=((3, 1),))
    free = table.predator.ready("Ayelech")
    her = getattr(table, whose)
    held = her.holds(TONGUE)
    table.you.holds(motion(), motion(name="Another"))
    table.you.acts("Motion", by=mine)
    table.until("before_votes", her)
    assert not her.can_play(held, level="ser")
    her.plays(held, level="SER" if whose == "you" else "SER 2")
    polling(table, table.predator)
    assert not table.predator.may("vote", minion=corrupted)
    table.predator.votes("for", minion=free)
    assert votes_now(table) == (2, 0)
    table.nobody_reacts()
    table.you.acts("Another", by=second)
    polling(table, table.predator)
    assert table.predator.may("vote", minion=corrupted)


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_the_tongue_comes_before_the_votes_or_among_them(table: Table, whose: str) -> None:
    """Superior before them only, inferior once they are cast."""
    mine = table.you.ready(tongue("SER"))
    prince = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    table.prey.ready(tongue("SER"))
    her = getattr(table, whose)
    her.holds(TONGUE)
    table.you.holds(motion())
    again = "" if whose == "you" else " 2"
    table.you.acts("Motion", by=mine)
    table.until("before_votes", her)
    assert her.can_play(TONGUE, level="SER" + again)
    polling(table)
    table.you.votes("for", minion=prince)
    polling(table, her)
    assert not her.can_play(TONGUE, level="SER" + again)
    assert her.can_play(TONGUE, level="ser" + again)


@pytest.mark.ruling(TONGUE, 2)
@pytest.mark.parametrize("itself", [True, False])
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_nobody_listens_where_it_passes_by_itself(table: Table, itself: bool, whose: str) -> None:
    """There is no polling then."""
    mine = table.you.ready(tongue("SER"))
    if itself:
        table.you.in_play(SURE, on=mine)
    table.you.ready(COMPANION)
    table.prey.ready(tongue("SER"))
    getattr(table, whose).holds(TONGUE)
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    assert is_offered(table, getattr(table, whose), TONGUE) is not itself

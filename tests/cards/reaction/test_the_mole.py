"""The Mole: an anarch among those who are none."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import gain_pool
from scenes.telling import changing
from table_talk import Table

MOLE = "The Mole"
AFTER = trick(gain_pool(1), at=("after_resolution",), name="Afterwards")
AFTER_BLOCK = trick(gain_pool(1), at=("blocked",), name="Blocked")


def acting(*codes: str, sect: str = "camarilla", capacity: int = 5) -> Definition:
    """A vampire of this sect with these Disciplines."""
    return replaced("Ryan", sect=sect, disciplines=codes, capacity=capacity)


def bled(table: Table, one: Definition | str, level: str, **how: object) -> tuple[int, int, int]:
    """It bleeds your prey, who has an anarch of capacity 6: the bleeder, the anarch, the card."""
    mine = table.you.ready(one)
    table.you.ready(COMPANION)
    mole = table.prey.ready(made_vampire("Mole", level, capacity=6), **how)
    table.prey.holds(PAUSE)
    return mine, mole, table.prey.holds(MOLE)


@pytest.mark.ruling(MOLE, 1)
@pytest.mark.parametrize("level", ["cel", "dom"])
def test_the_mole_requires_the_discipline_it_uses(level: str) -> None:
    """That one and no other as it is played; in the hand any of the three."""
    for code in ("ani", "cel", "dom"):
        table = Table()
        mine = table.you.ready(acting())
        table.you.in_play(changing("stealth", 1), on=mine)
        table.you.ready(COMPANION)
        mole = table.prey.ready(made_vampire("Mole", "ani", "cel", "dom", capacity=11))
        table.prey.holds(MOLE)
        table.grand_prey.in_play(listener(code))
        table.you.acts(word="bleed", by=mine)
        if level == "cel":
            table.prey.blocks(mole)
        table.prey.plays(MOLE, by=mole, level=level)
        assert table.grand_prey.pool() == 30 + (code == level)
    for code in ("ani", "cel", "dom", "thn"):
        table = Table()
        table.you.ready("Ryan")
        table.you.holds(MOLE)
        ear = table.you.in_play(listener(code))
        assert table.you.may("use", card=ear) is (code != "thn")


# -- Animalism ------------------------------------------------------------------------------------


@pytest.mark.ruling(MOLE, 2)
def test_a_locked_mole_unlocks_and_blocks(table: Table) -> None:
    """Locked, it attempts to block; the ambush that has lost its target is blocked all the same."""
    mine, mole, card = bled(table, "Ryan", "ani", locked=True, blood=5)
    table.you.holds("Ambush")

    table.you.acts("Ambush", by=mine)
    if table.you.may("choose", target=mole):
        table.you.chooses(mole)
    table.prey.plays(card, by=mole, level="ani")
    rest(table)

    assert told(table, "attempts to block", card=mole) == 1
    assert told(table, "combat", card=mine, other=mole) == 1
    assert table.locked(mole)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(MOLE, 3)
def test_a_mole_that_attempts_already_unlocks_too(table: Table) -> None:
    """Awake and locked, it attempts; the attempt goes on."""
    mine, mole, card = bled(table, "Ryan", "ani", locked=True)
    table.prey.holds("Wake with Evening's Freshness")
    table.you.holds(PAUSE)

    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Wake with Evening's Freshness", by=mole)
    table.prey.blocks(mole)
    table.prey.plays(card, by=mole, level="ani")
    assert not table.locked(mole)
    rest(table)
    assert told(table, "attempts to block", card=mole) == 1
    assert table.prey.pool() == 30


@pytest.mark.ruling(MOLE, 4)
@pytest.mark.ruling(MOLE, 5)
@pytest.mark.parametrize(
    ("seat", "locked", "sect", "barred", "may"),
    [
        ("prey", True, "camarilla", False, True),
        ("prey", True, "anarch", False, False),  # an anarch acts
        ("prey", True, "camarilla", True, False),  # who cannot be blocked
        ("grand_prey", True, "camarilla", False, False),  # who is not bled
        ("prey", False, "camarilla", False, False),
    ],
)
def test_who_calls_a_mole_out(
    table: Table, seat: str, locked: bool, sect: str, barred: bool, may: bool
) -> None:
    """Only a locked one that could block, and only against a minion that is no anarch."""
    mine = table.you.ready(acting(sect=sect))
    if barred:
        table.you.in_play(changing("unblockable", 0), on=mine)
    table.you.ready(COMPANION)
    who = getattr(table, seat)
    mole = who.ready(made_vampire("Mole", "ani", capacity=6), locked=locked)
    who.holds(MOLE)
    table.you.acts(word="bleed", by=mine)
    offered = False
    while not table.over():
        offered |= who.can_play(MOLE, by=mole)
        table.pass_on()
    assert offered is may


# -- Celerity -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "may"),
    [
        (acting(), True),
        (acting("pot"), True),
        (acting("cel"), False),
        (acting("CEL"), False),
        (acting(sect="anarch"), False),
        ("Loyal Street Gang", True),  # an ally is no anarch, and has no Celerity
    ],
)
def test_whom_a_mole_catches(table: Table, one: Definition | str, may: bool) -> None:
    """+1 intercept against a minion that is no anarch and has no Celerity: for 1 stealth, not 2."""
    mine, mole, card = bled(table, one, "cel")
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(mole)
    assert table.prey.can_play(card, by=mole, level="cel") is may
    if may:
        table.prey.plays(card, by=mole, level="cel")
    rest(table)
    assert table.prey.pool() == (30 if may else 29)
    assert table.waits_for(table.you)


def test_a_mole_catches_no_two_stealth(table: Table) -> None:
    """The intercept is 1."""
    mine, mole, card = bled(table, "Ryan", "cel")
    table.you.in_play(changing("stealth", 2), on=mine)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(mole)
    table.prey.plays(card, by=mole, level="cel")
    rest(table)
    assert table.prey.pool() == 29


# -- Dominate -------------------------------------------------------------------------------------


@pytest.mark.ruling(MOLE, 7)
@pytest.mark.ruling(MOLE, 8)
@pytest.mark.ruling(MOLE, 9)
@pytest.mark.parametrize("window", ["action", "declined"])
def test_a_mole_makes_a_bleed_fail(table: Table, window: str) -> None:
    """It locks; the end of the action comes, the action is not taken again, nobody blocked it."""
    mine, mole, card = bled(table, acting(), "dom")
    table.you.in_play(UNLOCKER)
    after, blocked = table.you.holds(AFTER, AFTER_BLOCK)
    table.you.acts(word="bleed", by=mine)
    table.until(window, table.prey)
    table.prey.plays(card, by=mole, level="dom")
    assert table.locked(mole)
    assert table.you.may("play", card=after)
    assert not table.you.may("play", card=blocked)
    rest(table)
    assert table.prey.pool() == 30
    assert table.where(blocked) == "hand"
    table.you.uses("Unlocker")
    assert not table.you.may("act", word="bleed", minion=mine)


@pytest.mark.ruling(MOLE, 6)
def test_no_action_fails_while_somebody_blocks(table: Table) -> None:
    """Nor after a block."""
    mine, mole, card = bled(table, acting(), "dom")
    blocker = table.prey.ready("Trevon Parker")
    table.prey.holds(paper("Wink", kind="reaction"))
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.can_play(card, by=mole)
    table.prey.blocks(blocker)
    while not table.over():
        asked = table.asked()
        assert asked is not None
        if asked.window not in ("declined", "action"):
            assert not table.prey.can_play(card)
        table.pass_on()


@pytest.mark.parametrize(
    ("one", "seat", "word", "locked", "may"),
    [
        (acting(), "prey", "bleed", False, True),
        (acting(capacity=6), "prey", "bleed", False, False),  # as old as the mole
        (acting(sect="anarch"), "prey", "bleed", False, False),
        ("Loyal Street Gang", "prey", "bleed", False, False),  # no vampire
        (acting(), "grand_prey", "bleed", False, False),
        (acting(), "prey", "hunt", False, False),
        (acting(), "prey", "bleed", True, False),  # cannot be locked
    ],
)
def test_whose_action_fails(
    table: Table, one: Definition | str, seat: str, word: str, locked: bool, may: bool
) -> None:
    """That of a younger vampire that is no anarch and bleeds you; an unlocked mole locks."""
    mine = table.you.ready(one)
    table.you.ready(COMPANION)
    who = getattr(table, seat)
    mole = who.ready(made_vampire("Mole", "dom", capacity=6), locked=locked)
    who.in_play(changing("awake", 0), on=mole)
    who.holds(MOLE)
    table.you.acts(word=word, by=mine)
    offered = False
    while not table.over():
        offered |= who.can_play(MOLE)
        table.pass_on()
    assert offered is may

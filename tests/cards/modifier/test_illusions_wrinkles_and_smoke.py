"""Stealth and bleed with conditions: Fata Morgana, Hag's Wrinkles, Smoke and Mirrors, Virtuosa, ...

Ancestor's Insight, Blood Awakening, Circumspect Revelation and Occlusion, too.
"""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, guard, made_vampire
from combat_talk import AGAIN, MANEUVER, REOPENS, rest
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition, defined
from methuselah.language import action, static
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from politics_talk import motion
from scenes.modifiers import adds_bleed, adds_intercept, adds_stealth, reduces_a_bleed
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import strikes
from table_talk import Table

SMOKE = "Smoke and Mirrors"
HAG = "Hag's Wrinkles"
VOICE = "The Missing Voice"
VIRTUOSA = "Virtuosa"
RECURRING = "Recurring Contemplation"
INSIGHT = "Ancestor's Insight"
AWAKENING = "Blood Awakening"
REVELATION = "Circumspect Revelation"
DEED = paper("Deed", action(stealth=0))


# -- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "codes", "amount"),
    [
        ("Fata Morgana", "chi", ("CHI",), 1),
        ("Occlusion", "CHI", ("CHI",), 1),
        (SMOKE, "chi", ("chi", "obf", "obt"), 1),
        (VOICE, "MEL", ("cel", "MEL"), 1),
        (VIRTUOSA, "pre", ("MEL", "pre"), 1),
    ],
)
def test_it_adds_stealth(card: str, level: str, codes: tuple[str, ...], amount: int) -> None:
    """So much, for the cost of the card."""
    adds_stealth(card, by=made_vampire("Hidden", *codes, capacity=6), amount=amount, level=level)


@pytest.mark.parametrize(
    ("card", "level", "amount"),
    [("Fata Morgana", "CHI", 1), (VIRTUOSA, "mel", 2)],
)
def test_it_adds_bleed_alone_or_with_stealth(
    table: Table, card: str, level: str, amount: int
) -> None:
    """Limited, during a bleed only; the second way is caught by 2 intercept and not by 1."""
    by = made_vampire("Hidden", "CHI", "MEL", "dom", capacity=7)
    if card != VIRTUOSA:
        adds_bleed(card, by=by, amount=amount, level=level)
    for caught in (False, True):
        table = Table()
        mine = table.you.ready(by)
        table.you.ready(COMPANION)
        table.you.holds(card, "Bonding")
        blocker = guard(table.prey, int(caught))
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(blocker)
        table.you.plays(card, by=mine, level=f"{level} 2")
        rest(table)
        assert table.prey.pool() == (30 if caught else 30 - 1 - amount)
    table = Table()
    mine = table.you.ready(by)
    table.you.ready(COMPANION)
    table.you.holds(card, "Bonding")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    table.you.plays(card, by=mine, level=level)
    assert not table.you.can_play("Bonding")  # limited
    rest(table)
    assert table.prey.pool() == 30 - 1 - amount
    table = Table()
    mine = table.you.ready(by, blood=3)
    table.you.ready(COMPANION)
    table.you.holds(card, PAUSE)
    blocker = guard(table.prey, 1)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert not table.you.can_play(card, level=level)
    assert not table.you.can_play(card, level=f"{level} 2")


def test_occlusion_is_a_dodge_in_combat() -> None:
    """Near and far."""
    strikes("Occlusion", by=made_vampire("Hidden", "chi"), level="chi", damage=0, taken=0)


def laibon(name: str, *codes: str, sect: str = "laibon") -> Definition:
    """A vampire of this sect with these Disciplines."""
    return replaced(name, sect=sect, disciplines=codes, capacity=6)


def test_the_insight_of_a_laibon() -> None:
    """A bleed against you is reduced by 1; at superior its own is raised by 1, limited."""
    reduces_a_bleed(INSIGHT, by=laibon("Ryan", "aus"), amount=1, level="aus")
    adds_bleed(INSIGHT, by=laibon("Ryan", "AUS"), amount=1, level="AUS")


def test_no_insight_without_the_sect(table: Table) -> None:
    """Another vampire with Auspex does not play it."""
    mine = table.you.ready(laibon("Lauren", "AUS", sect="camarilla"))
    table.you.holds(INSIGHT, PAUSE)
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play(INSIGHT)


# -- during an equip action -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "amount", "unlocks"), [("obf", 2, False), ("thn", 0, True), ("THN", 1, True)]
)
@pytest.mark.parametrize("caught", [False, True])
def test_wrinkles_are_for_equip_actions(
    table: Table, level: str, amount: int, unlocks: bool, caught: bool
) -> None:
    """Beside the 1 stealth of the action; unlocked afterwards if it succeeded."""
    mine = table.you.ready(made_vampire("Hag", "obf", "THN", capacity=6))
    table.you.ready(COMPANION)
    vest = table.you.holds("Kevlar Vest", HAG)[0]
    blocker = guard(table.prey, amount + caught)
    table.you.acts(vest, by=mine)
    if level == "thn":
        table.you.plays(HAG, by=mine, level=level)
        if not caught:
            table.nobody_reacts()
            assert not table.locked(mine)
            return
    table.prey.blocks(blocker)
    if level != "thn":
        table.you.plays(HAG, by=mine, level=level)
    rest(table)
    assert (table.where(vest) == "attached") is not caught
    assert table.locked(mine) is (caught or not unlocks)
    assert table.waits_for(table.you)


def test_wrinkles_are_for_nothing_else(table: Table) -> None:
    """Not for a bleed, at no level."""
    mine = table.you.ready(made_vampire("Hag", "obf", "THN", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds(HAG, PAUSE)
    blocker = guard(table.prey, 1)
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play(HAG)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert not table.you.can_play(HAG)


# -- Disciplines ----------------------------------------------------------------------------------


@pytest.mark.ruling(SMOKE, 3)
@pytest.mark.ruling(VOICE, 1)
@pytest.mark.ruling(VIRTUOSA, 3)
@pytest.mark.ruling(RECURRING, 4)
@pytest.mark.parametrize(
    ("card", "level", "used", "others"),
    [
        (SMOKE, "chi", "chi", ("obf", "obt")),
        (SMOKE, "obt", "obt", ("obf", "chi")),
        (VOICE, "cel", "cel", ("mel",)),
        (VOICE, "MEL", "mel", ("cel",)),
        (VIRTUOSA, "pre", "pre", ("mel",)),
        (VIRTUOSA, "mel", "mel", ("pre",)),
        (VIRTUOSA, "MEL", "mel", ("pre",)),
    ],
)
def test_it_requires_what_is_used(
    card: str, level: str, used: str, others: tuple[str, ...]
) -> None:
    """One of them as it is played, any before."""
    by = made_vampire("Many", "chi", "obf", "obt", "cel", "MEL", "pre", capacity=10)
    counts_as_the_discipline_used(card, by=by, level=level, used=(used,), others=others)


@pytest.mark.ruling(RECURRING, 4)
@pytest.mark.parametrize(("level", "used", "other"), [("pre", "pre", "tem"), ("TEM", "tem", "pre")])
def test_a_contemplation_requires_what_is_used(
    table: Table, level: str, used: str, other: str
) -> None:
    """One of the two as it is played, either of them before."""
    for code in (used, other):
        table = Table()
        mine = table.you.ready(made_vampire("Timeless", "TEM", "pre", capacity=8))
        table.grand_prey.in_play(listener(code))
        table.prey.ready("Renegade Garou")
        table.you.holds(RECURRING)
        table.you.acts(word="bleed", by=mine)
        table.you.plays(RECURRING, by=mine, level=level)
        rest(table)
        assert table.grand_prey.pool() == 30 + (code == used)
        table = Table()
        table.you.ready("Ryan")
        ear = table.you.in_play(listener(code))
        table.you.holds(RECURRING)
        assert table.you.may("use", card=ear)


@pytest.mark.ruling(HAG, 1)
@pytest.mark.parametrize(("level", "used", "other"), [("obf", "obf", "thn"), ("THN", "thn", "obf")])
def test_wrinkles_require_what_is_used(table: Table, level: str, used: str, other: str) -> None:
    """One of the two as it is played, either of them before."""
    for code in (used, other):
        table = Table()
        mine = table.you.ready(made_vampire("Hag", "obf", "THN", capacity=6))
        table.you.ready(COMPANION)
        table.grand_prey.in_play(listener(code))
        table.you.holds("Kevlar Vest", HAG)
        blocker = guard(table.prey, 2)
        table.you.acts("Kevlar Vest", by=mine)
        table.prey.blocks(blocker)
        table.you.plays(HAG, by=mine, level=level)
        rest(table)
        assert table.grand_prey.pool() == 30 + (code == used)
        table = Table()
        table.you.ready("Ryan")
        ear = table.you.in_play(listener(code))
        table.you.holds(HAG)
        assert table.you.may("use", card=ear)


# -- Smoke and Mirrors ----------------------------------------------------------------------------


@pytest.mark.ruling(SMOKE, 1)
@pytest.mark.parametrize("used", [False, True])
def test_the_maneuver_of_the_smoke_is_for_the_combat_of_the_block(table: Table, used: bool) -> None:
    """In any one round of it, once; not in the combat that follows, nor unblocked."""
    mine = table.you.ready(made_vampire("Smoker", "chi", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(SMOKE, AGAIN, MANEUVER)
    blocker = guard(table.prey, 2)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(SMOKE, by=mine, level="chi")
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=mine)
    if used:
        table.you.does("use maneuver", minion=mine)
        assert not table.you.may("use maneuver", minion=mine)
    table.you.plays("Another combat", by=mine)
    table.until("range", table.you)
    assert table.you.can_play("A maneuver", by=mine)
    assert not table.you.may("use maneuver", minion=mine)


@pytest.mark.ruling(SMOKE, 2)
def test_the_maneuver_of_the_smoke_is_given_again_at_a_second_block(table: Table) -> None:
    """The action goes on as if unblocked, and somebody else blocks."""
    mine = table.you.ready(made_vampire("Smoker", "chi", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(SMOKE, REOPENS)
    first = guard(table.prey, 2)
    second = guard(table.prey, 2, name="Second")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(first)
    table.you.plays(SMOKE, by=mine, level="chi")
    table.you.does("use maneuver", minion=mine)
    table.you.plays("As if unblocked", by=mine)
    table.prey.blocks(second)
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=mine)


def test_with_obfuscate_the_smoke_is_no_cover_for_bleeds(table: Table) -> None:
    """+2 stealth for another action; not for a bleed, nor for a political action."""
    for what in ("bleed", "political", "deed"):
        table = Table()
        mine = table.you.ready(made_vampire("Smoker", "obf", capacity=8))
        table.you.ready(COMPANION)
        table.you.holds(SMOKE, DEED, motion(), PAUSE)
        blocker = guard(table.prey, 1)
        if what == "bleed":
            table.you.acts(word="bleed", by=mine)
        else:
            table.you.acts("Deed" if what == "deed" else "Motion", by=mine)
        table.prey.blocks(blocker)
        table.until("attempt", table.you)
        assert table.you.can_play(SMOKE, level="obf") is (what == "deed")
        if what == "deed":
            table.you.plays(SMOKE, by=mine, level="obf")
            assert stealth(table.state, action_of(table)) == 2
            rest(table)
            assert not table.locked(blocker)


def test_with_obtenebration_the_blocking_vampire_sees_less(table: Table) -> None:
    """-1 intercept for the vampire that blocks, not for an ally."""
    mine = table.you.ready(made_vampire("Smoker", "obt", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(SMOKE, PAUSE)
    ally = table.prey.ready("Renegade Garou")
    blocker = guard(table.prey, 1)
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play(SMOKE, level="obt")
    table.prey.blocks(blocker)
    table.you.plays(SMOKE, by=mine, level="obt")
    assert intercept(table.state, blocker) == 0
    rest(table)
    table = Table()
    mine = table.you.ready(made_vampire("Smoker", "obt", capacity=8))
    table.you.holds(SMOKE, PAUSE)
    ally = table.prey.ready("Renegade Garou")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(ally)
    table.until("attempt", table.you)
    assert not table.you.can_play(SMOKE, level="obt")


# -- failed attempts ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "blocker", "fails"),
    [
        (AWAKENING, "QUI", made_vampire("Blocker", capacity=5), True),
        (AWAKENING, "QUI", made_vampire("Blocker", capacity=6), False),
        (AWAKENING, "QUI", "Renegade Garou", False),
        (REVELATION, "", replaced("Ryan", sect="sabbat", capacity=9), True),
        (REVELATION, "", replaced("Ryan", sect="camarilla", capacity=2), False),
        (REVELATION, "", "Renegade Garou", False),
    ],
)
def test_whose_attempt_fails(
    table: Table, card: str, level: str, blocker: str | Definition, fails: bool
) -> None:
    """A younger vampire's; a Sabbat vampire's. It cannot attempt again; another may."""
    acting = replaced("Crow (G5)", disciplines=("QUI",), capacity=6)
    mine = table.you.ready(defined(acting.face, statics=(static("black hand"),)))
    table.you.ready(COMPANION)
    table.you.holds(card, PAUSE)
    first = table.prey.ready(blocker)
    other = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play(card, level=level)
    table.prey.blocks(first)
    table.until("attempt", table.you)
    assert table.you.can_play(card, level=level) is fails
    if fails:
        table.you.plays(card, by=mine, level=level)
        assert table.prey.may("block", minion=other)
        assert not table.prey.may("block", minion=first)
        assert not table.locked(first)
        table.nobody_reacts()
        assert table.prey.pool() == 29


def test_no_revelation_without_the_black_hand(table: Table) -> None:
    """It requires a Black Hand vampire."""
    mine = table.you.ready("Lauren")
    table.you.holds(REVELATION, PAUSE)
    first = table.prey.ready(replaced("Ryan", sect="sabbat"))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(first)
    table.until("attempt", table.you)
    assert not table.you.can_play(REVELATION)


def test_inferior_awakening_is_intercept() -> None:
    """+1, for a blood."""
    adds_intercept(AWAKENING, by=made_vampire("Awake", "qui"), amount=1, level="qui")

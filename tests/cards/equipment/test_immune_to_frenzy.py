"""Sire's Index Finger and Blade of Enoch: vampires on which no frenzy card can be played."""

from __future__ import annotations

import re

import pytest

from block_talk import bleeds, made_vampire
from combat_talk import AGAIN, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.cards import definitions
from methuselah.language import (
    THIS,
    attached,
    before_range,
    before_strikes,
    is_named,
    moves_onto,
    on,
    reaction,
)
from scenes.actions import comes_into_play
from table_talk import Table

LAECANUS = "Laecanus (G4)"
FINGER, BLADE = "Sire's Index Finger", "Blade of Enoch"
OLD, YOUNG, ALLY = made_vampire("Old", capacity=6), made_vampire("Young"), "Ossian"
WHO = [
    ("", OLD, True),
    (FINGER, OLD, False),
    (FINGER, YOUNG, False),
    (BLADE, OLD, False),
    (BLADE, YOUNG, True),
    ("", "Aleister Crowley (G5)", False),
    ("", LAECANUS, False),
    ("", "Gotsdam, The Tired Warrior (G4)", False),
]
"""What a vampire bears, and whether a frenzy card can be played on it."""
TAMER = "Sheldon, Lord of the Clog"


@pytest.mark.ruling(BLADE, 1)
@pytest.mark.parametrize("name", [FINGER, BLADE])
def test_anybody_has_it(name: str) -> None:
    """Whoever equips with it, of capacity 4, too."""
    comes_into_play(name, by="Ryan")


@pytest.mark.ruling(BLADE, 1)
@pytest.mark.parametrize(("bears", "who", "may"), WHO)
@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("Terror Frenzy", "ani"),
        ("Terror Frenzy", "ANI"),
        ("Drawing Out the Beast", "ani"),
        ("Drawing Out the Beast", "ANI"),
    ],
)
def test_combat_cards(
    table: Table, bears: str, who: object, may: bool, card: str, level: str
) -> None:
    """They madden the opposing minion: not one that is immune; the tamer's own blade is nothing."""
    mine, theirs = table.you.ready(TAMER), table.prey.ready(who)
    if bears:
        table.prey.in_play(bears, on=theirs)
    held = table.you.holds(card)
    made = made_up("Wait", modes=(before_range(),))
    table.you.holds(made)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play(held, by=mine, level=level) is may
    assert table.you.can_play("Wait", by=mine)


def test_an_ally_with_the_finger_is_maddened(table: Table) -> None:
    """A vampire's only."""
    mine, theirs = table.you.ready(TAMER), table.prey.ready(ALLY)
    table.prey.in_play(FINGER, on=theirs)
    held = table.you.holds("Terror Frenzy")
    fight(table, mine, theirs)
    assert table.you.can_play(held, by=mine, level="ani")


@pytest.mark.parametrize("bears", [FINGER, BLADE])
def test_its_bearer_maddens_others(table: Table, bears: str) -> None:
    """Frenzy cards can be played by the bearer."""
    mine, theirs = table.you.ready(TAMER), table.prey.ready("Ryan")
    table.you.in_play(bears, on=mine)
    held = table.you.holds("Terror Frenzy")
    fight(table, mine, theirs)
    assert table.you.can_play(held, by=mine, level="ani")


@pytest.mark.parametrize(("bears", "who", "may"), WHO)
def test_frenzy_is_played_on_another(table: Table, bears: str, who: object, may: bool) -> None:
    """Of the two in combat, on those only who are not immune."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(who)
    if bears:
        table.prey.in_play(bears, on=theirs)
    table.predator.holds("Frenzy")
    fight(table, mine, theirs)
    table.until("before_range", table.predator)
    table.predator.plays("Frenzy")
    assert table.predator.choices() == ({mine, theirs} if may else set())


@pytest.mark.parametrize(("bears", "who", "may"), WHO)
def test_deep_song_finds_another(table: Table, bears: str, who: object, may: bool) -> None:
    """At superior it is a frenzy; its bleed is none."""
    mine = table.you.ready(TAMER)
    theirs, first, second = (
        table.prey.ready(who),
        table.prey.ready("Ryan"),
        table.prey.ready("Nassir"),
    )
    if bears:
        table.prey.in_play(bears, on=theirs)
    held = table.you.holds("Deep Song")
    assert table.you.can_play(held, by=mine, level="ani")
    table.you.acts(held, by=mine, level="ANI")
    assert table.you.choices() == {first, second} | ({theirs} if may else set())


@pytest.mark.parametrize(("bears", "who", "may"), WHO)
def test_rotschreck(table: Table, bears: str, who: object, may: bool) -> None:
    """Played on whoever faces aggravated damage."""
    mine, theirs = table.you.ready("Bijou"), table.prey.ready(who)
    table.you.in_play("Ivory Bow", on=mine)
    if bears:
        table.prey.in_play(bears, on=theirs)
    card = table.predator.holds("Rötschreck")
    fight(table, mine, theirs)
    table.you.uses("Ivory Bow", by=mine)
    asked = False
    while not table.over():
        asked = asked or table.predator.can_play(card)
        table.pass_on()
    assert asked is may


@pytest.mark.parametrize(("bears", "may"), [("", True), (FINGER, False), (BLADE, False)])
def test_brujah_frenzy(table: Table, bears: str, may: bool) -> None:
    """Played on the acting Brujah."""
    octane = table.you.ready("Octane (G6)")
    if bears:
        table.you.in_play(bears, on=octane)
    table.you.ready(COMPANION)
    table.grand_predator.ready("Nassir")
    card = table.prey.holds("Brujah Frenzy")
    bleeds(table, octane)
    asked = False
    while not table.over():
        asked = asked or table.prey.can_play(card)
        table.pass_on()
    assert asked is may


def test_brujah_frenzy_drives_at_an_immune_minion(table: Table) -> None:
    """The one that is attacked frenzies not."""
    octane = table.you.ready("Octane (G6)")
    table.you.ready(COMPANION)
    nassir, ryan = table.grand_predator.ready("Nassir"), table.grand_predator.ready("Ryan")
    table.grand_predator.in_play(FINGER, on=nassir)
    card = table.prey.holds("Brujah Frenzy")
    bleeds(table, octane)
    table.prey.plays(card)
    assert table.prey.choices() == {nassir, ryan}


@pytest.mark.ruling(FINGER, 1)
@pytest.mark.rules_text("003 Sire's Index Finger 1")
@pytest.mark.parametrize("had", [True, False])
def test_what_was_played_before_it_came_holds(table: Table, had: bool) -> None:
    """Maddened before range, a vampire cannot use equipment, though it gains the finger then.

    One that had it before cannot be maddened at all, though it loses it before strikes.
    """
    mine, theirs = table.you.ready(TAMER), table.prey.ready("Ryan")
    keeper = table.prey.ready("Nassir")
    magnum = table.prey.in_play(".44 Magnum", on=theirs)
    finger = table.prey.in_play(FINGER, on=theirs if had else keeper)
    to = on(is_named("Nassir")) if had else THIS
    swaps = made_up("Swap", modes=(before_strikes(moves_onto(attached(is_named(FINGER)), to)),))
    table.prey.holds(swaps, DODGE)
    held = table.you.holds("Terror Frenzy")
    fight(table, mine, theirs)
    if not had:
        table.you.plays(held, by=mine, level="ani")
    table.prey.plays("Swap", by=theirs)
    assert table.on(finger) == (keeper if had else theirs)
    table.until("strike", table.prey)
    assert table.prey.may("use", card=magnum) is had


@pytest.mark.ruling(FINGER, 1)
@pytest.mark.parametrize("to", ["Ryan", "Nassir"])
def test_a_song_goes_on_though_the_finger_comes(table: Table, to: str) -> None:
    """Deep Song was played on Ryan before he had it: he is locked, and fights."""
    mine = table.you.ready(TAMER)
    table.you.ready(COMPANION)
    ryan, keeper = table.prey.ready("Ryan"), table.prey.ready("Nassir")
    finger = table.prey.in_play(FINGER, on=keeper)
    gives = moves_onto(attached(is_named(FINGER)), on(is_named(to)))
    table.prey.holds(paper("Swap", reaction(gives)))
    table.you.holds("Deep Song")
    table.you.acts("Deep Song", by=mine, level="ANI")  # on Ryan: nobody else can be maddened
    table.prey.plays("Swap", by=keeper)
    rest(table)
    assert table.on(finger) == (ryan if to == "Ryan" else keeper)
    assert (damage_to(table, ryan), damage_to(table, mine)) == (1, 1)
    assert table.locked(ryan)


@pytest.mark.ruling(BLADE, 1)
@pytest.mark.parametrize(
    ("who", "target", "may", "aggravated"),
    [
        (OLD, YOUNG, True, 0),
        (YOUNG, YOUNG, False, 0),
        (OLD, replaced("Rayne", capacity=9), True, 2),
        (OLD, replaced("Dodd (G2)", capacity=9), True, 2),
    ],
)
def test_who_strikes_with_the_blade(
    table: Table, who: object, target: object, may: bool, aggravated: int
) -> None:
    """Capacity 6 or more: strength +1; aggravated to Brujah of either kind."""
    mine, theirs = table.you.ready(who), table.prey.ready(target)
    blade = table.you.in_play(BLADE, on=mine)
    table.you.in_play("Meat Cleaver", on=mine)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=blade) is may
    if may:
        table.you.uses(blade, level="strike")
        rest(table)
        assert damage_to(table, theirs) == 2
        assert damage_to(table, theirs, aggravated=True) == aggravated


def test_the_blade_is_for_close_range(table: Table) -> None:
    """A melee weapon."""
    mine, theirs = table.you.ready(OLD), table.prey.ready(YOUNG)
    table.you.in_play(BLADE, on=mine)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.prey.plays("A maneuver", by=theirs)
    table.you.uses(BLADE, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 0


def test_laecanus_presses_to_end_combat(table: Table) -> None:
    """Once each combat, where somebody presses to continue; he does not continue it himself."""
    mine, theirs = table.you.ready(made_vampire("Wall", capacity=10)), table.prey.ready(LAECANUS)
    table.you.holds(PRESS, PRESS, PRESS, AGAIN)
    fight(table, mine, theirs)
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    assert table.prey.may("use", card=theirs)
    table.prey.uses(theirs)
    table.you.plays("A press", by=mine)
    while not table.you.may("play", card="Another combat"):
        assert not table.prey.may("use", card=theirs), "once each combat"
        table.pass_on()
    assert damage_to(table, theirs) == 2
    table.you.plays("Another combat", by=mine)
    table.until("press", table.you)
    assert not table.prey.may("use", card=theirs), "nobody has pressed to continue"
    table.you.plays("A press", by=mine)
    assert table.prey.may("use", card=theirs), "in each combat"


FRENZIES = re.compile(r"\bFrenzy( \(|\.)")


def test_each_frenzy_card_asks_who_is_immune() -> None:
    """Of whom it maddens it says that it is not immune: a frenzy card that does not is wrong."""
    frenzies = [
        one
        for one in definitions().values()
        if "vampire" not in one.face.types and FRENZIES.search(one.face.text)
    ]
    assert len(frenzies) >= 6
    for one in frenzies:
        words = ("immune to frenzy", "CanFrenzy", "FrenzyOn")
        ways = [way for way in one.modes if any(word in repr(way) for word in words)]
        assert ways, f"{one.face.name} can be played on whoever is immune to frenzy"

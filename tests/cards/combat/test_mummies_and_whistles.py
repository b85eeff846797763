"""Mummify and Whistling Up the Beast: who flees from a fight, and who is made to."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, GOES_ON, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced, round_of
from methuselah.engine.definitions import Definition, defined
from methuselah.language import static
from scenes.strikes import only_before_range
from table_talk import Table

TARGET = made_vampire("Target", capacity=10)

# -- Mummify --------------------------------------------------------------------------------------

MUMMIFY = "Mummify"
MUMMY = made_vampire("Mummy", "ser", "SER", capacity=9)
LEVELS = pytest.mark.parametrize("level", ["ser", "SER"])


@LEVELS
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.ruling(MUMMIFY, 1)
@pytest.mark.rules_text("003 Mummify 1")
def test_a_mummy_sleeps_after_combat(table: Table, level: str, far: bool) -> None:
    """Unlocked, in torpor, with the card; at superior it may take the action to leave, now even.

    It may be rescued at either level; the card is burned as it leaves.
    """
    mine, theirs = table.you.ready(MUMMY), table.prey.ready(TARGET)
    friend = table.you.ready("Ryan")
    held = table.you.holds(MUMMIFY)
    table.prey.holds(*([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays(MANEUVER.name, by=theirs)
    table.you.plays(held, by=mine, level=level)
    rest(table)
    assert table.where(mine) == "torpor"
    assert not table.locked(mine)
    assert table.locked(theirs)
    assert table.on(held) == mine
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
    assert table.blood(mine) == 9
    assert table.you.may("act", minion=mine, word="leave torpor") is (level == "SER")
    assert table.you.may("act", minion=friend, word="rescue", target=mine)
    if level == "SER":
        table.you.acts(word="leave torpor", by=mine)
        table.nobody_reacts()
    else:
        table.you.acts(word="rescue", by=friend, target=mine)
        table.you.chooses(number=0)
        table.nobody_reacts()
    assert table.where(mine) == "ready"
    assert table.where(held) == "ash_heap"


@LEVELS
@pytest.mark.parametrize("how", [GOES_ON, AGAIN])
@pytest.mark.ruling(MUMMIFY, 1)
@pytest.mark.ruling(MUMMIFY, 2)
@pytest.mark.ruling(MUMMIFY, 3)
def test_no_sleep_where_the_fight_goes_on(table: Table, level: str, how: Definition) -> None:
    """Another round, or another combat: it has unlocked, and no more comes of it."""
    mine, theirs = table.you.ready(MUMMY), table.prey.ready(TARGET)
    held = table.you.holds(MUMMIFY)
    table.prey.holds(how)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level=level)
    table.prey.plays(how.face.name, by=theirs)
    rest(table)
    assert table.where(mine) == "ready"
    assert not table.locked(mine)
    assert table.where(held) == "ash_heap"
    assert damage_to(table, mine) == 1


@LEVELS
def test_another_sleeper_is_not_held(table: Table, level: str) -> None:
    """The card is about its bearer: one beside it may leave torpor."""
    mummy, other = table.you.torpor(MUMMY), table.you.torpor(made_vampire("Sleeper", capacity=6))
    table.you.ready("Meaghan")
    table.you.in_play(MUMMIFY, on=mummy, level=level)
    assert table.you.may("act", minion=other, word="leave torpor")
    assert table.you.may("act", minion=mummy, word="leave torpor") is (level == "SER")


# -- Whistling Up the Beast -----------------------------------------------------------------------

WHISTLE = "Whistling Up the Beast"
PIPER = made_vampire("Piper", "abo", "ABO", capacity=9)
CALM = defined(made_vampire("Calm", capacity=10).face, statics=(static("immune to frenzy"),))


def way(level: str) -> str:
    """The second way of the inferior level is the frenzy."""
    return "abo 2" if level == "abo" else level


@pytest.mark.parametrize("level", ["abo", "ABO"])
def test_the_beast_flees(table: Table, level: str) -> None:
    """Not to close range, not to continue; away from it it may, and to end; all this combat.

    At superior this vampire has a maneuver in this round.
    """
    only_before_range(WHISTLE, by=PIPER, level=way(level), first_round=True)
    mine, theirs = table.you.ready(PIPER), table.prey.ready(TARGET)
    table.you.holds(WHISTLE, MANEUVER, PRESS, PRESS, AGAIN)
    table.prey.holds(MANEUVER, MANEUVER, PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.plays(WHISTLE, by=mine, level=way(level))
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=mine) is (level == "ABO")
    table.you.plays(MANEUVER.name, by=mine)
    assert round_of(table).range == "long"
    assert not table.prey.may("play", card=MANEUVER.name)
    table.until("press", table.you)
    table.you.passes()
    assert not table.prey.may("play", card="A press")
    rest_or_press(table)


def rest_or_press(table: Table) -> None:
    """To the end: the opponent pressed in no round."""
    while not table.over():
        assert not table.prey.may("play", card="A press")
        table.pass_on()


@pytest.mark.parametrize("level", ["abo", "ABO"])
def test_the_beast_may_go_away_and_end_it(table: Table, level: str) -> None:
    """In the second round as in the first; the maneuver of superior is over by then."""
    mine, theirs = table.you.ready(PIPER), table.prey.ready(TARGET)
    table.you.holds(WHISTLE, PRESS, MANEUVER, AGAIN)
    table.prey.holds(MANEUVER, MANEUVER, PRESS)
    fight(table, mine, theirs)
    table.you.plays(WHISTLE, by=mine, level=way(level))
    table.you.plays("A press", by=mine)
    assert table.prey.may("play", card="A press")  # to end
    table.prey.passes()
    table.until("range", table.you)
    assert not table.you.may("use maneuver", minion=mine)
    table.you.plays(MANEUVER.name, by=mine)
    assert not table.prey.may("play", card=MANEUVER.name)
    while not table.you.may("play", card="Another combat"):
        assert not table.prey.may("play", card="A press")  # to continue, in the second round
        table.pass_on()
    table.you.plays("Another combat", by=mine)
    table.until("range", table.prey)
    assert table.prey.may("play", card=MANEUVER.name)  # away
    table.until("press", table.prey)
    assert table.prey.may("play", card="A press")


@pytest.mark.parametrize("level", ["abo", "ABO"])
@pytest.mark.parametrize(
    ("whom", "may"),
    [(TARGET, True), (CALM, False), (replaced("Carlton Van Wyk", life=9), False)],
)
def test_whom_the_whistle_maddens(table: Table, level: str, whom: Definition, may: bool) -> None:
    """A vampire, unless it is immune to frenzy."""
    mine, theirs = table.you.ready(PIPER), table.prey.ready(whom)
    table.you.holds(WHISTLE, MANEUVER)
    fight(table, mine, theirs)
    offered = False
    while not table.over():
        offered |= table.you.can_play(WHISTLE, level=way(level))
        table.pass_on()
    assert offered is may

"""Devil-Channel: Back, Hands, Throat; and a way that alone is a frenzy, as that of Deep Song."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.engine.definitions import Definition, Strike, defined
from methuselah.language import (
    action,
    additional_strikes,
    choose,
    minion,
    on,
    recruits,
    static,
)
from scenes.cancelling import cancels_as_it_is_played
from scenes.strikes import only_before_range
from scenes.telling import changing
from table_talk import Table

BACK = "Devil-Channel: Back"
HANDS = "Devil-Channel: Hands"
THROAT = "Devil-Channel: Throat"
WHISTLE = "Whistling Up the Beast"
CHANNELS = pytest.mark.parametrize("card", [BACK, HANDS, THROAT])
ALL = pytest.mark.parametrize("card", [BACK, HANDS, THROAT, WHISTLE])
SONG = "Deep Song"
DRAWING = "Drawing Out the Beast"
WALL = made_vampire("Wall", capacity=10)
COLOSSUS = paper("Colossus", recruits(), life=9, strength=1, bleed=1)
"""An ally, which aggravated damage does not send to torpor."""
FRENZY = paper("A Frenzy", action(choose(on(minion))), keywords=frozenset({"frenzy"}))
CALM = paper("A Calm", action(choose(on(minion))))
FREE = made_up("Another one", modes=(additional_strikes(1, limited=False),))


def channel(code: str = "ABO", capacity: int = 7) -> Definition:
    """A vampire with Abombwe at this level."""
    return made_vampire("Channel", code, capacity=capacity)


def calm(code: str = "ABO") -> Definition:
    """One that is immune to frenzy."""
    return defined(channel(code).face, statics=(static("immune to frenzy"),))


# -- the reflex -----------------------------------------------------------------------------------


@ALL
@pytest.mark.ruling(BACK, 1)
@pytest.mark.ruling(BACK, 2)
@pytest.mark.ruling(BACK, 3)
@pytest.mark.ruling(BACK, 4)
@pytest.mark.ruling(BACK, 9)
@pytest.mark.ruling(HANDS, 1)
@pytest.mark.ruling(HANDS, 2)
@pytest.mark.ruling(HANDS, 3)
@pytest.mark.ruling(HANDS, 4)
@pytest.mark.ruling(HANDS, 7)
@pytest.mark.ruling(THROAT, 1)
@pytest.mark.ruling(WHISTLE, 1)
@pytest.mark.ruling(THROAT, 2)
@pytest.mark.ruling(WHISTLE, 2)
@pytest.mark.ruling(THROAT, 3)
@pytest.mark.ruling(WHISTLE, 3)
@pytest.mark.ruling(THROAT, 4)
@pytest.mark.ruling(WHISTLE, 4)
@pytest.mark.ruling(THROAT, 7)
@pytest.mark.ruling(WHISTLE, 7)
def test_a_frenzy_is_cancelled_as_it_is_played(card: str) -> None:
    """It was played and paid for, is replaced at once, and limits nothing."""
    by = channel("abo")
    cancels_as_it_is_played(card, by=by, level="abo", keywords=("frenzy",), aimed=True)


@ALL
@pytest.mark.ruling(BACK, 6)
@pytest.mark.ruling(HANDS, 6)
@pytest.mark.ruling(THROAT, 6)
@pytest.mark.ruling(WHISTLE, 6)
@pytest.mark.parametrize(
    ("what", "target", "may"),
    [
        (FRENZY, "channel", True),
        (FRENZY, "other", False),
        (FRENZY, "far", False),
        (CALM, "channel", False),
    ],
)
@pytest.mark.parametrize("locked", [True, False])
def test_only_a_frenzy_on_this_vampire(
    table: Table, card: str, what: Definition, target: str, may: bool, locked: bool
) -> None:
    """Chosen by an action, of a locked vampire too; by nobody else."""
    lupo = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    targets = {
        "channel": table.prey.ready(channel("abo"), locked=locked),
        "other": table.prey.ready("Ryan"),
        "far": table.grand_prey.ready(made_vampire("Farther", "ABO")),
    }
    table.prey.holds(card, "Direct Intervention")
    held = table.you.holds(what)
    table.you.acts(held, by=lupo)
    table.you.chooses(targets[target])
    table.until("as_played", table.prey)
    assert table.prey.can_play(card, level="abo") is may
    assert table.prey.can_play(card, by=targets["channel"], level="abo") is may


@ALL
@pytest.mark.ruling(BACK, 6)
@pytest.mark.ruling(HANDS, 6)
@pytest.mark.ruling(THROAT, 6)
@pytest.mark.ruling(WHISTLE, 6)
def test_a_frenzy_of_the_opponent_is_cancelled(table: Table, card: str) -> None:
    """What affects the opposing vampire in combat is played on it."""
    mine = table.you.ready(channel("abo"))
    theirs = table.prey.ready(made_vampire("Tamer", "ANI", capacity=5))
    held = table.you.holds(card)
    table.prey.holds(DRAWING)
    fight(table, mine, theirs)
    table.prey.plays(DRAWING, by=theirs, level="ani")
    table.you.plays(held, by=mine, level="abo")
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize(("level", "may"), [("ani", False), ("ANI", True)])
def test_deep_song_is_a_frenzy_at_superior_alone(table: Table, level: str, may: bool) -> None:
    """Its bleed is none."""
    singer = table.you.ready(made_vampire("Singer", "ANI", capacity=5))
    table.you.ready(COMPANION)
    mine = table.prey.ready(channel("abo"))
    held = table.prey.holds(BACK, "Direct Intervention")[0]
    song = table.you.holds(SONG)
    table.you.acts(song, by=singer, level=level)
    table.until("as_played", table.prey)
    assert table.prey.can_play(held, level="abo") is may
    if may:
        table.prey.plays(held, by=mine, level="abo")
        rest(table)
        assert table.where(song) == "ash_heap"
        assert (table.locked(singer), table.locked(mine)) == (False, False)


@pytest.mark.parametrize("plays", [BACK, HANDS])
def test_a_channel_is_a_frenzy_on_its_own_vampire(table: Table, plays: str) -> None:
    """Not on the opposing one, whose reflex does not stop it; Bollix, that asks who plays, does."""
    mine = table.you.ready(channel())
    theirs = table.prey.ready(made_vampire("Other", "ABO", "pre", capacity=8))
    table.you.holds(plays)
    table.prey.holds(THROAT, "Bollix")
    fight(table, mine, theirs)
    table.you.plays(plays, by=mine, level="ABO")
    table.until("as_played", table.prey)
    assert table.prey.can_play("Bollix", by=theirs, level="pre")
    assert not table.prey.can_play(THROAT, level="abo")


@CHANNELS
def test_no_channel_for_who_is_immune_to_frenzy(table: Table, card: str) -> None:
    """At no level, and for a vampire that is not immune it is there."""
    for immune in (True, False):
        table = Table()
        mine = table.you.ready(calm() if immune else channel())
        table.you.ready(COMPANION)
        table.you.holds(card, PAUSE)
        weak = table.prey.ready(made_vampire("Weak", capacity=2))
        offered = False
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(weak)
        while not table.over():
            offered |= table.you.can_play(card)
            table.pass_on()
        assert offered is not immune


# -- Back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "burned"), [("abo 2", 1), ("ABO", 0)])
def test_the_back_strikes_once_more_by_hand(table: Table, level: str, burned: int) -> None:
    """Limited; with the hand only, which a dodge or a weapon is not; a strike after it is free."""
    mine = table.you.ready(channel("ABO"))
    theirs = table.prey.ready(WALL)
    table.you.in_play(weapon("A club", Strike("melee", 3)), on=mine)
    table.you.holds(BACK, BACK, DODGE, FREE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("use", level="strike")
    table.you.does("hand strike")
    table.you.plays(BACK, by=mine, level=level)
    while damage_to(table, theirs) < 2:  # nothing else can be chosen
        assert not table.you.may("use", level="strike")
        assert not table.you.can_play(DODGE.name)
        table.pass_on()
    assert table.blood(mine) == 6 - burned
    table.until("additional", table.you)
    assert damage_to(table, theirs) == 2
    assert not table.you.can_play(BACK)
    table.you.plays(FREE.name, by=mine)
    assert table.you.can_play(DODGE.name)
    rest(table)
    assert damage_to(table, theirs) <= 3
    assert damage_to(table, mine) == 1


@pytest.mark.ruling(BACK, 7)
@pytest.mark.ruling(BACK, 8)
@pytest.mark.parametrize("blood", [1, 2])
@pytest.mark.parametrize("cheaper", [0, -1])
def test_the_blood_for_the_back_must_be_there(table: Table, blood: int, cheaper: int) -> None:
    """1 of the strikes is lost before; whatever makes cards cheaper."""
    mine = table.you.ready(channel("abo"), blood=blood)
    table.you.in_play(changing("blood cost", cheaper), on=mine)
    table.you.holds(BACK, FREE)
    theirs = table.prey.ready(WALL)
    fight(table, mine, theirs)
    table.until("additional", table.you)
    assert table.you.can_play(FREE.name)
    assert table.you.can_play(BACK, level="abo 2") is (blood == 2)


# -- Hands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["abo 2", "ABO"])
def test_the_hands_tear_for_the_combat(table: Table, level: str) -> None:
    """Aggravated damage of the hands in each round, for 1 blood; in the next combat no more."""
    only_before_range(HANDS, by=channel(), level=level)
    mine, theirs = table.you.ready(channel()), table.prey.ready(COLOSSUS)
    table.you.holds(HANDS, MANEUVER, PRESS, AGAIN)
    fight(table, mine, theirs)
    table.you.plays(HANDS, by=mine, level=level)
    assert table.blood(mine) == 6
    table.you.plays("A press", by=mine)
    table.you.plays(AGAIN.name, by=mine)
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 2
    assert damage_to(table, theirs) == 3


def test_the_hands_do_not_sharpen_a_weapon(table: Table) -> None:
    """Its damage stays as it was."""
    mine, theirs = table.you.ready(channel()), table.prey.ready(WALL)
    club = table.you.in_play(weapon("A club", Strike("melee", 1)), on=mine)
    table.you.holds(HANDS)
    fight(table, mine, theirs)
    table.you.plays(HANDS, by=mine, level="ABO")
    table.you.uses(club, level="strike")
    rest(table)
    assert damage_to(table, theirs) >= 1
    assert damage_to(table, theirs, aggravated=True) == 0


def test_the_superior_hands_may_press(table: Table) -> None:
    """In this round; inferior ones do not."""
    mine, theirs = table.you.ready(channel()), table.prey.ready(COLOSSUS)
    table.you.holds(HANDS, PRESS)
    fight(table, mine, theirs)
    table.you.plays(HANDS, by=mine, level="ABO")
    table.until("press", table.you)
    assert table.you.may("use press", minion=mine)
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.may("use press", minion=mine)
        table.pass_on()
    table = Table()
    mine, theirs = table.you.ready(channel()), table.prey.ready(COLOSSUS)
    table.you.holds(HANDS, PRESS)
    fight(table, mine, theirs)
    table.you.plays(HANDS, by=mine, level="abo 2")
    table.until("press", table.you)
    assert not table.you.may("use press", minion=mine)


# -- Throat ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["abo 2", "ABO"])
@pytest.mark.parametrize(
    ("who", "may"),
    [
        (made_vampire("Young", capacity=6), True),
        (made_vampire("Mate", capacity=7), False),
        (paper("Human", recruits(), life=2, strength=1, bleed=1), True),
        (
            paper(
                "Wolf", recruits(), life=2, strength=1, bleed=1, keywords=frozenset({"werewolf"})
            ),
            False,
        ),
    ],
)
def test_whose_attempt_the_throat_ends(
    table: Table, level: str, who: Definition, may: bool
) -> None:
    """An ally that is no werewolf, or who is younger; it does not try again; another does."""
    mine = table.you.ready(channel())
    table.you.ready(COMPANION)
    held = table.you.holds(THROAT, PAUSE)[0]
    first = table.prey.ready(who)
    other = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert not table.you.can_play(THROAT)
    table.prey.blocks(first)
    table.until("attempt", table.you)
    assert table.you.can_play(THROAT, level=level) is may
    if may:
        table.you.plays(held, by=mine, level=level)
        assert table.blood(mine) == 6
        assert table.locked(first) is (level == "ABO")
        assert table.prey.may("block", minion=other)
        assert not table.prey.may("block", minion=first)
        assert not table.locked(other)
        table.nobody_reacts()
        assert table.prey.pool() == 29


@ALL
def test_who_has_not_enough_abombwe(table: Table, card: str) -> None:
    """The levels that the vampire has, and for another none."""
    for code, levels in (("abo", {"abo 2"}), ("pot", set())):
        table = Table()
        mine = table.you.ready(made_vampire("Channel", code, capacity=7))
        table.you.ready(COMPANION)
        table.you.holds(card, MANEUVER)
        weak = table.prey.ready(made_vampire("Weak", capacity=2))
        found = set()
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(weak)
        while not table.over():
            found |= {one for one in ("abo", "abo 2", "ABO") if table.you.can_play(card, level=one)}
            table.pass_on()
        assert found == levels

"""Strikes and grapples cancelled as played: Charismatic Aura, The Jones, Disengage, Contortion."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    STRIKES_NOT_LIMITED,
    dodge,
    gains_strikes,
    hand_strike,
    presses,
    ranged_strike,
    strike,
)
from scenes.strikes import strikes
from scenes.telling import changing
from table_talk import Table

GRAPPLE = frozenset({"grapple"})


class Canceller(NamedTuple):
    """A card that cancels, at a level, by a vampire with these Disciplines, burning this blood."""

    card: str
    level: str
    codes: tuple[str, ...]
    blood: int


AURA = Canceller("Charismatic Aura", "aus_pre", ("aus", "pre"), 1)
JONES = Canceller("The Jones", "SER", ("SER",), 0)
LETS_GO = Canceller("Disengage", "2", ("aus", "pre"), 1)
FAE = Canceller("Fae Contortion", "myt", ("myt",), 0)


def fist(keywords: frozenset[str] = frozenset()) -> Definition:
    """A strike card for 1 blood, at +3 damage, one each round, replaced after combat."""
    blow = strike(hand_strike(+3), once="round", replace="combat")
    return paper("Fist", blow, blood_cost=1, keywords=keywords)


@pytest.mark.parametrize(
    ("what", "keywords"),
    [(AURA, frozenset()), (JONES, frozenset()), (LETS_GO, GRAPPLE), (FAE, GRAPPLE)],
)
@pytest.mark.parametrize("cancelled", [True, False])
@pytest.mark.ruling("Charismatic Aura", 1)
@pytest.mark.ruling("Charismatic Aura", 2)
@pytest.mark.ruling("Charismatic Aura", 3)
@pytest.mark.ruling("The Jones", 1)
@pytest.mark.ruling("The Jones", 2)
@pytest.mark.ruling("The Jones", 3)
@pytest.mark.rules_text("003 Jones, The 1")
@pytest.mark.ruling("Disengage", 1)
@pytest.mark.ruling("Disengage", 2)
@pytest.mark.ruling("Disengage", 3)
@pytest.mark.ruling("Fae Contortion", 1)
@pytest.mark.ruling("Fae Contortion", 2)
@pytest.mark.ruling("Fae Contortion", 3)
def test_a_strike_card_is_cancelled_as_it_is_played(
    table: Table, what: Canceller, keywords: frozenset[str], cancelled: bool
) -> None:
    """Its cost is not paid, it is replaced at once, it was played, another strike is chosen."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(made_vampire("Calm", *what.codes, capacity=8))
    table.prey.holds(what.card)
    drawn = table.you.library("Blur")
    table.you.holds(fist(keywords), fist(keywords), DODGE)
    fight(table, theirs, mine)
    table.you.plays("Fist", by=theirs)
    assert table.where(drawn) == "library"  # nothing is replaced in that window
    if cancelled:
        table.prey.plays(what.card, by=mine, level=what.level)
        assert table.blood(theirs) == 6
        assert table.blood(mine) == 8 - what.blood
        table.until("strike", table.you)
        assert table.where(drawn) == "hand"
        assert not table.you.can_play("Fist")  # one each round, and it was played
        table.you.does("hand strike")
    else:
        table.prey.passes()
    rest(table)
    assert damage_to(table, mine) == (1 if cancelled else 4)
    assert table.blood(theirs) == 6 - (0 if cancelled else 1) - damage_to(table, theirs)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("what", [AURA, JONES, LETS_GO, FAE])
@pytest.mark.ruling("Charismatic Aura", 4)
@pytest.mark.ruling("The Jones", 4)
@pytest.mark.ruling("Disengage", 4)
@pytest.mark.ruling("Fae Contortion", 4)
def test_a_cancelled_additional_strike_limits_nothing(table: Table, what: Canceller) -> None:
    """Another one can be gained ([LSJ 20030224])."""
    twice = paper("Twice", strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)), keywords=GRAPPLE)
    theirs = table.you.ready(made_vampire("Hitter", "cel", capacity=6))
    mine = table.prey.ready(made_vampire("Calm", *what.codes, capacity=8))
    table.prey.holds(what.card)
    table.you.holds(twice, "Blur")
    fight(table, theirs, mine)
    table.you.plays("Twice", by=theirs)
    table.prey.plays(what.card, by=mine, level=what.level)
    table.you.plays("Blur", by=theirs, level="cel")
    rest(table)
    assert damage_to(table, mine) == 2


@pytest.mark.parametrize("what", [AURA, LETS_GO])
@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.ruling("Charismatic Aura", 6)
@pytest.mark.ruling("Charismatic Aura", 7)
@pytest.mark.ruling("Disengage", 6)
@pytest.mark.ruling("Disengage", 7)
def test_the_blood_must_be_there(table: Table, what: Canceller, blood: int) -> None:
    """1 blood, whatever makes cards cheaper ([ANK 20210226])."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(made_vampire("Calm", *what.codes, capacity=8), blood=blood)
    table.prey.in_play(changing("blood cost", -3), on=mine)
    table.prey.holds(what.card, DODGE)
    table.you.holds(fist(GRAPPLE))
    fight(table, theirs, mine)
    table.you.plays("Fist", by=theirs)
    table.asked()
    assert table.prey.can_play(what.card, by=mine, level=what.level) is bool(blood)


@pytest.mark.parametrize("who", ["War Ghoul", "Ryan"])
def test_an_ally_has_no_blood_to_disengage_with(table: Table, who: str) -> None:
    """It burns no blood (comprehensive rules, 6.1.5); it may press all the same."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(who)
    table.prey.holds("Disengage", DODGE)
    table.you.holds(fist(GRAPPLE), PRESS)
    fight(table, theirs, mine)
    table.you.plays("Fist", by=theirs)
    table.asked()
    assert table.prey.can_play("Disengage", by=mine, level="2") is (who == "Ryan")
    table.you.plays("A press", by=theirs)
    table.until("press", table.prey)
    assert table.prey.can_play("Disengage", by=mine)


@pytest.mark.parametrize(
    ("what", "of_strikes", "of_grapples"),
    [(AURA, True, True), (JONES, True, False), (LETS_GO, False, True), (FAE, False, True)],
)
def test_what_can_be_cancelled(
    table: Table, what: Canceller, of_strikes: bool, of_grapples: bool
) -> None:
    """Strike cards (a strike card played for its maneuver, too), grapples, nothing else."""
    lunge = paper("Lunge", strike(ranged_strike(1), maneuver=True))
    hold = paper("Hold", presses(), keywords=GRAPPLE)
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(made_vampire("Calm", *what.codes, capacity=8))
    table.prey.holds(what.card, what.card)
    table.you.holds(lunge, hold, MANEUVER, PRESS)
    seen: dict[str, bool] = {}
    fight(table, theirs, mine)
    for name in ("Lunge", "Hold", "A press"):
        table.you.plays(name, by=theirs)
        seen[name] = table.prey.can_play(what.card, by=mine, level=what.level)
    assert seen == {"Lunge": of_strikes, "Hold": of_grapples, "A press": False}


@pytest.mark.parametrize("what", [AURA, JONES])
def test_one_each_round_at_that_level(table: Table, what: Canceller) -> None:
    """A second strike card of the round goes through; in the next round it is there again."""
    blow = paper("Blow", strike(hand_strike(+1)))
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    codes = ("AUS", "PRE") if what is AURA else what.codes
    mine = table.prey.ready(made_vampire("Calm", *codes, capacity=8))
    table.prey.holds(what.card, what.card, DODGE)
    table.you.holds(blow, blow, blow, PRESS)
    fight(table, theirs, mine)
    table.you.plays("Blow", by=theirs)
    table.prey.plays(what.card, by=mine, level=what.level)
    table.you.plays("Blow", by=theirs)
    assert not table.prey.can_play(what.card, by=mine, level=what.level)
    other = "AUS_PRE" if what is AURA else "ser"
    table.until("strike", table.prey)
    assert table.prey.can_play(what.card, by=mine, level=other)  # the other level is no part of it
    table.prey.plays("A dodge", by=mine)
    table.you.plays("A press", by=theirs)
    table.you.plays("Blow", by=theirs)
    assert table.prey.can_play(what.card, by=mine, level=what.level)


def test_ones_own_grapple_may_be_let_go(table: Table) -> None:
    """Disengage names no player: a grapple of the same minion is one."""
    mine = table.you.ready(made_vampire("Calm", capacity=8))
    theirs = table.prey.ready("Ryan")
    table.you.holds("Disengage", fist(GRAPPLE))
    fight(table, mine, theirs)
    table.you.plays("Fist", by=mine)
    assert table.you.can_play("Disengage", by=mine, level="2")


@pytest.mark.parametrize("what", [AURA, JONES, FAE])
def test_only_the_opposing_minions_card(table: Table, what: Canceller) -> None:
    """Not one's own strike card; a reflex is for what is played against the minion."""
    mine = table.you.ready(made_vampire("Calm", *what.codes, capacity=8))
    theirs = table.prey.ready("Ryan")
    table.you.holds(what.card, fist(GRAPPLE))
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("Fist", by=mine)
    now = table.asked()
    assert now is not None and now.window != "as_played"
    assert not table.you.can_play(what.card, by=mine, level=what.level)
    rest(table)
    assert damage_to(table, theirs) == 4


# -- the other level ---------------------------------------------------------------------------


def test_superior_aura_ends_combat() -> None:
    """Strike: combat ends."""
    strikes(
        "Charismatic Aura",
        by=made_vampire("Calm", "AUS", "PRE", capacity=8),
        level="AUS_PRE",
        damage=0,
        taken=0,
    )


@pytest.mark.parametrize("level", ["ser", "SER"])
@pytest.mark.parametrize(
    ("whom", "may"),
    [
        ("War Ghoul", True),
        (made_vampire("Young", capacity=4), True),
        (made_vampire("Peer", capacity=5), False),
    ],
)
def test_the_jones_is_for_allies_and_the_younger(
    table: Table, level: str, whom: Definition | str, may: bool
) -> None:
    """Capacity 4 against 5, not 5; any ally."""
    mine = table.you.ready(made_vampire("Snake", level, capacity=5))
    theirs = table.prey.ready(whom)
    table.you.holds("The Jones", DODGE)
    table.prey.holds(fist(), DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    if level == "ser":
        assert table.you.can_play("The Jones", by=mine, level="ser") is may
        return
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=theirs)
    table.asked()
    assert table.you.can_play("The Jones", by=mine, level="SER") is may


@pytest.mark.ruling("The Jones", 6)
def test_the_jones_dodges_and_may_press_to_end() -> None:
    """A dodge; its press ends combat only, and in this round only ([TOM 19960521])."""
    table = Table()
    mine = table.you.ready(made_vampire("Snake", "ser", capacity=8))
    theirs = table.prey.ready(made_vampire("Young", capacity=7))
    table.you.holds("The Jones")
    table.prey.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.plays("The Jones", by=mine, level="ser")
    table.until("press", table.prey)
    assert damage_to(table, mine) == 0
    assert not table.you.may("use press", minion=mine)  # there is nothing to end yet
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use press", minion=mine)
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    while not table.over():
        assert not table.you.may("use press", minion=mine)
        table.pass_on()
    assert damage_to(table, mine) == 2


def test_disengage_presses_to_end_only_and_is_replaced_after_combat(table: Table) -> None:
    """Not to continue; what replaces it comes when the last combat is over."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Duck")
    table.you.holds("Disengage")
    drawn = table.you.library("Blur")
    table.prey.holds(PRESS, AGAIN)
    fight(table, mine, theirs)
    table.until("press", table.prey)
    assert not table.you.can_play("Disengage")
    table.prey.plays("A press", by=theirs)
    table.you.plays("Disengage", by=mine)
    assert table.where(drawn) == "library"
    rest(table)
    assert damage_to(table, mine) == 1
    assert table.where(drawn) == "hand"

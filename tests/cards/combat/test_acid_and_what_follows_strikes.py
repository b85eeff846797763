"""During each strike resolution, immediately after a strike, after strike resolution."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    gun,
    hand_strike,
    strike,
)
from table_talk import Table

TARGET = made_vampire("Target", "CEL", capacity=10)
FIRST = made_up("A quick fist", modes=(strike(hand_strike(first=True)),))
BIG = made_up("A big fist", modes=(strike(hand_strike(+3, first=True)),))


# -- Blood of Acid --------------------------------------------------------------------------------

ACID = made_vampire("Acid", "VIC", "vic", "FOR", capacity=8)


@pytest.mark.parametrize(("level", "worse"), [("vic", False), ("VIC", True)])
@pytest.mark.ruling("Blood of Acid", 1)
@pytest.mark.rules_text("003 Blood of Acid 1")
def test_acid_returns_what_was_inflicted(table: Table, level: str, worse: bool) -> None:
    """As much as the opposing minion inflicts, in each strike resolution of this round.

    It costs 2 blood; a dodge does not help, for it is environmental; in the next round no more.
    """
    mine, theirs = table.you.ready(ACID), table.prey.ready(made_vampire("Target", capacity=10))
    hard = made_up("A hard fist", modes=(strike(hand_strike(+1)),))
    table.you.holds("Blood of Acid", PRESS, DODGE)
    table.prey.holds(hard)
    fight(table, mine, theirs)
    table.you.plays("Blood of Acid", by=mine, level=level)
    table.you.does("hand strike")
    table.prey.plays("A hard fist", by=theirs)
    if not worse:
        table.you.plays("A press", by=mine)
        assert (damage_to(table, mine), damage_to(table, theirs)) == (2, 3)
        table.you.does("hand strike")
        rest(table)
        assert damage_to(table, theirs) == 3 + 1
        assert table.blood(mine) == 8 - 2 - 3
        return
    else:
        rest(table)
        assert damage_to(table, theirs) == 3
        assert damage_to(table, theirs, aggravated=True) == 2
        assert table.where(theirs) == "torpor"
    assert table.blood(mine) == 8 - 2 - 2


@pytest.mark.parametrize("pairs", [1, 2])
def test_acid_returns_each_strike_of_the_round(table: Table, pairs: int) -> None:
    """Additional strikes, too; only what is inflicted: what is prevented is not."""
    mine, theirs = table.you.ready(ACID), table.prey.ready(TARGET)
    table.you.holds("Blood of Acid", DODGE, DODGE, "Skin of Rock")
    table.prey.holds("Blur")
    fight(table, mine, theirs)
    table.you.plays("Blood of Acid", by=mine, level="vic")
    table.you.does("hand strike")
    if pairs == 1:
        table.you.plays("Skin of Rock", by=mine, level="for")
        rest(table)
        assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 1)
        return
    table.prey.plays("Blur", by=theirs, level="cel")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (2, 1 + 2)


@pytest.mark.ruling("Blood of Acid", 2)
@pytest.mark.rules_text("003 Blood of Acid 2")
def test_acid_does_not_count_the_surroundings(table: Table) -> None:
    """Crows hurt, and nobody inflicts that ([RTR 19970630])."""
    mine, theirs = (
        table.you.ready(ACID),
        table.prey.ready(made_vampire("Crows", "ani")),
    )
    table.you.holds("Blood of Acid")
    table.prey.holds("Carrion Crows", DODGE)
    fight(table, mine, theirs)
    table.prey.plays("Carrion Crows", by=theirs, level="ani")
    table.you.plays("Blood of Acid", by=mine, level="vic")
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 0)


@pytest.mark.ruling("Blood of Acid", 3)
def test_acid_flows_although_its_vampire_falls(table: Table) -> None:
    """It is applied with the strike that sends it to torpor, a first one, too ([PIB 20150426])."""
    mine, theirs = table.you.ready(ACID, blood=3), table.prey.ready(TARGET)
    table.you.holds("Blood of Acid")
    table.prey.holds(BIG)
    fight(table, mine, theirs)
    table.you.plays("Blood of Acid", by=mine, level="vic")
    table.prey.plays("A big fist", by=theirs)
    rest(table)
    assert table.where(mine) == "torpor"
    assert damage_to(table, theirs) == 4


@pytest.mark.ruling("Blood of Acid", 4)
@pytest.mark.ruling("Blood of Acid", 5)
def test_acid_is_prevented_by_itself(table: Table) -> None:
    """After the prevention of the strikes: one card is not good for both ([ANK 20200517-2]).

    All is applied at once.
    """
    mine, theirs = (
        table.you.ready(ACID),
        table.prey.ready(made_vampire("Target", "FOR", capacity=10)),
    )
    table.you.holds("Blood of Acid")
    table.prey.holds("Skin of Rock", "Skin of Rock")
    fight(table, mine, theirs)
    table.you.plays("Blood of Acid", by=mine, level="vic")
    table.prey.plays("Skin of Rock", by=theirs, level="FOR")
    assert damage_to(table, mine) == 0  # nothing is applied yet
    assert table.prey.can_play("Skin of Rock", by=theirs)  # the acid is still to come
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 1)


@pytest.mark.parametrize(("level", "taken"), [("chi", 1), ("CHI", 0)])
@pytest.mark.ruling("Blood of Acid", 5)
def test_prevention_for_the_round_is_good_for_fist_and_acid(
    table: Table, level: str, taken: int
) -> None:
    """Of two points one goes to the strike and one to the acid; one point is used up before."""
    mine = table.you.ready(ACID)
    theirs = table.prey.ready(made_vampire("Ghost", level, capacity=10))
    table.you.holds("Blood of Acid")
    table.prey.holds("Apparition")
    fight(table, mine, theirs)
    table.prey.plays("Apparition", by=theirs, level=level)
    table.you.plays("Blood of Acid", by=mine, level="vic")
    table.prey.does("use prevention", minion=theirs)
    if level == "CHI":
        table.prey.does("use prevention", minion=theirs)
    while not table.over():
        assert not table.prey.may("use prevention", minion=theirs)
        table.pass_on()
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, taken)


@pytest.mark.parametrize("far", [False, True])
def test_acid_at_close_range_before_strikes(table: Table, far: bool) -> None:
    """Not at long range; one each round, and in the next round again."""
    mine, theirs = table.you.ready(ACID), table.prey.ready(TARGET)
    table.you.holds("Blood of Acid", "Blood of Acid", PRESS)
    table.prey.holds(*([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    seen: dict[tuple[int, str], bool] = {}
    rounds, played = 1, 0
    while not table.over():
        now = table.asked()
        if now is not None and now.seat == table.you.number:
            may = table.you.can_play("Blood of Acid")
            place = (rounds, now.window)
            seen[place] = seen.get(place, False) or may
            if may and not played:
                table.you.plays("Blood of Acid", by=mine, level="vic")
                played = rounds
                assert not table.you.can_play("Blood of Acid")
                continue
            if rounds == 1 and table.you.can_play("A press"):
                table.you.plays("A press", by=mine)
                rounds = 2
                continue
        table.pass_on()
    assert played == (2 if far else 1)
    assert all(window == "before_strikes" for (_, window), may in seen.items() if may)
    assert bool(seen.get((2, "before_strikes")))


def test_superior_acid_is_dry_in_the_next_round(table: Table) -> None:
    """An ally stays for a second round: what it inflicts then is not returned."""
    mine, theirs = table.you.ready(ACID), table.prey.ready("War Ghoul", blood=9)
    table.you.holds("Blood of Acid", PRESS)
    fight(table, mine, theirs)
    table.you.plays("Blood of Acid", by=mine, level="VIC")
    table.you.plays("A press", by=mine)
    rest(table)
    inflicted = damage_to(table, mine)
    assert damage_to(table, theirs, aggravated=True) * 2 == inflicted


# -- after this strike, after strike resolution ---------------------------------------------------

HEALER = made_vampire("Healer", "OBE", "obe", "aus", capacity=6)


@pytest.mark.parametrize(("level", "struck"), [("obe", 1), ("OBE", 0)])
@pytest.mark.parametrize("reply", ["fist", "dodge"])
@pytest.mark.ruling("Anesthetic Touch", 1)
@pytest.mark.ruling("Anesthetic Touch", 2)
@pytest.mark.ruling("Anesthetic Touch", 3)
@pytest.mark.rules_text("003 Anesthetic Touch 1")
@pytest.mark.rules_text("003 Anesthetic Touch 2")
@pytest.mark.rules_text("003 Anesthetic Touch 3")
def test_anesthetic_touch_ends_combat_after_its_strike(
    table: Table, level: str, struck: int, reply: str
) -> None:
    """It hits as a hand strike does, is struck back unless it is first, and then combat is over.

    A dodge spares the opponent, and combat ends all the same; its damage can be prevented.
    """
    mine, theirs = (
        table.you.ready(HEALER),
        table.prey.ready(made_vampire("Target", "FOR", "CEL", capacity=10)),
    )
    table.you.holds("Anesthetic Touch")
    table.prey.holds("Skin of Rock", "Blur", PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays("Anesthetic Touch", by=mine, level=level)
    if reply == "dodge":
        table.prey.plays("A dodge", by=theirs)
    else:
        table.prey.does("hand strike")
        table.until("prevent", table.prey)
        assert table.prey.can_play("Skin of Rock", by=theirs)
        table.prey.passes()
    while not table.over():
        assert not table.prey.can_play("Blur")
        assert not table.prey.can_play("A press")
        table.pass_on()
    hit = 1 if reply == "fist" else 0
    assert (damage_to(table, mine), damage_to(table, theirs)) == (struck * hit, hit)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["aus", "obe", "OBE"])
def test_anesthetic_touch_is_for_close_range(table: Table, level: str) -> None:
    """At long range not even the dodge can be played; at close range it is a dodge."""
    for far in (False, True):
        table = Table()
        mine, theirs = table.you.ready(HEALER), table.prey.ready(TARGET)
        table.you.holds("Anesthetic Touch", DODGE)
        table.prey.holds(*([MANEUVER] if far else []))
        fight(table, mine, theirs)
        if far:
            table.prey.plays("A maneuver", by=theirs)
        table.until("strike", table.you)
        assert table.you.can_play("Anesthetic Touch", level=level) is not far
        if level == "aus" and not far:
            table.you.plays("Anesthetic Touch", by=mine, level="aus")
            rest(table)
            assert damage_to(table, mine) == damage_to(table, theirs) == 0


SHOOTER = made_vampire("Shooter", capacity=9)


def a_gun(name: str = "Gun"):  # type: ignore[no-untyped-def]
    """A gun for 1 damage."""
    return paper(name, *gun(1), kind="equipment", keywords=frozenset({"weapon", "gun"}))


@pytest.mark.parametrize("reply", ["fist", "dodge", "fallen"])
@pytest.mark.ruling("Dragon's Breath Rounds", 2)
@pytest.mark.ruling("Dragon's Breath Rounds", 3)
def test_dragons_breath_adds_aggravated_damage_and_burns_the_gun(table: Table, reply: str) -> None:
    """2 aggravated beside the 1 of the gun, which burns although its target fell or dodged."""
    mine = table.you.ready(SHOOTER)
    theirs = table.prey.ready(TARGET, blood=0 if reply == "fallen" else 10)
    shot = table.you.in_play(a_gun(), on=mine)
    other = table.you.in_play(a_gun("Other gun"), on=mine)
    table.you.holds("Dragon's Breath Rounds", "Manstopper Rounds")
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.can_play("Dragon's Breath Rounds")
    table.you.uses(shot, level="strike")
    assert table.prey.may("hand strike")
    assert not table.you.can_play("Dragon's Breath Rounds")  # nor between the declarations
    table.prey.does("hand strike") if reply != "dodge" else table.prey.plays("A dodge", by=theirs)
    table.you.plays("Dragon's Breath Rounds", by=mine)
    assert not table.you.can_play("Manstopper Rounds")
    rest(table)
    hit = 0 if reply == "dodge" else 3
    assert damage_to(table, theirs) == hit
    assert damage_to(table, theirs, aggravated=True) == (2 if hit else 0)
    assert table.where(shot) == "ash_heap"
    assert table.where(other) == "attached"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Dragon's Breath Rounds", 1)
@pytest.mark.ruling("Dragon's Breath Rounds", 4)
def test_the_gun_stays_if_combat_ends_before_the_shot(table: Table) -> None:
    """The opponent ends combat ([LSJ 19981006]); nor are the rounds for the opponent's gun."""
    mine, theirs = table.you.ready(SHOOTER), table.prey.ready(TARGET)
    shot = table.you.in_play(a_gun(), on=mine)
    table.you.holds("Dragon's Breath Rounds")
    table.prey.holds(COMBAT_ENDS, "Dragon's Breath Rounds")
    fight(table, mine, theirs)
    table.you.uses(shot, level="strike")
    table.prey.plays("Combat ends", by=theirs)
    table.until("strikes_chosen", table.you)
    table.you.plays("Dragon's Breath Rounds", by=mine)
    assert not table.prey.can_play("Dragon's Breath Rounds")
    rest(table)
    assert damage_to(table, theirs) == 0
    assert table.where(shot) == "attached"


def test_what_is_loaded_waits_for_its_own_strike(table: Table) -> None:
    """A first strike of the opponent resolves before; the gun is still there to shoot."""
    mine, theirs = table.you.ready(SHOOTER), table.prey.ready(TARGET)
    shot = table.you.in_play(a_gun(), on=mine)
    table.you.holds("Dragon's Breath Rounds")
    table.prey.holds(FIRST)
    fight(table, mine, theirs)
    table.you.uses(shot, level="strike")
    table.prey.plays("A quick fist", by=theirs)
    table.you.plays("Dragon's Breath Rounds", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 3
    assert table.where(shot) == "ash_heap"

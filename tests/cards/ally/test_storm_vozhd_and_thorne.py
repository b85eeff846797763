"""Remnant of the Endless Storm, The Vozhd of Gravesend and Grey Thorne."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced, weapon
from made_up import of_level, paper
from methuselah.language import (
    action,
    environmental_damage,
    gain_pool,
    hand_strike,
    inflicts_each_round,
    melee_strike,
    minion,
    ready,
    strike,
    use,
)
from scenes.actions import comes_into_play
from table_talk import Table

STORM, VOZHD, THORNE = "Remnant of the Endless Storm", "The Vozhd of Gravesend", "Grey Thorne"
TZIMISCE = replaced("Ryan", clans=("Tzimisce",))
WALL = made_vampire("Wall", capacity=11)
ANARCH = made_vampire("Anarch", capacity=6)
SLAP = made_up("Slap", modes=(strike(hand_strike(+2)),))
COSTLY = paper("Costly", strike(hand_strike(+2)), kind="combat", blood_cost=1)


# -- Remnant of the Endless Storm -----------------------------------------------------------------


def test_a_magaji_recruits_the_storm(table: Table) -> None:
    """For 6 pool."""
    magaji = replaced("Ryan", title="magaji", sect="laibon")
    comes_into_play(STORM, by=magaji)
    other = table.you.ready("Nassir")
    table.you.holds(STORM)
    table.asked()
    assert not table.you.can_play(STORM, by=other)


@pytest.mark.parametrize("life", [1, 3, 5])
def test_its_strength_is_its_life_and_one(table: Table, life: int) -> None:
    """1 of its own."""
    storm, theirs = table.you.ready(STORM, blood=life), table.prey.ready(WALL)
    fight(table, storm, theirs)
    rest(table)
    assert damage_to(table, theirs) == life + 1


@pytest.mark.parametrize("name", [STORM, VOZHD])
def test_whom_they_attack(table: Table, name: str) -> None:
    """Ready ones of others, without stealth: the storm any minion, the Vozhd a vampire."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    near, far = table.prey.ready("Nassir"), table.grand_prey.ready("Sully")
    gang = table.prey.ready("Loyal Street Gang")
    table.prey.torpor("Ryan")
    table.you.acts(mine, by=mine)
    assert table.you.choices() == ({near, far, gang} if name == STORM else {near, far})
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    rest(table)
    assert damage_to(table, near) > 0


@pytest.mark.parametrize(("power", "taken"), [(0, 1), (1, 2), (2, 2), (4, 2)])
def test_no_strike_hurts_the_storm_for_more_than_two(table: Table, power: int, taken: int) -> None:
    """What is more is ignored; another minion takes it all."""
    storm, theirs = table.you.ready(STORM), table.prey.ready(WALL)
    other = table.you.ready("Loyal Street Gang", blood=9)
    claw = table.prey.in_play(weapon("Claw", melee_strike(power)), on=theirs)
    hurts = use(environmental_damage(4, ready(minion)), at=("minion",), once="turn")
    table.you.in_play(paper("Hail", hurts, kind="event"))
    table.you.ready(COMPANION)
    fight(table, storm, theirs)
    table.prey.uses(claw, level="strike")
    rest(table)
    assert damage_to(table, storm) == taken
    if table.where(storm) == "ready":
        table.you.uses("Hail")
        assert damage_to(table, storm) == taken + 2
        assert damage_to(table, other) == 4


def test_two_effects_hurt_the_storm_each(table: Table) -> None:
    """A strike and a retainer: 2 of each."""
    storm, theirs = table.you.ready(STORM), table.prey.ready(WALL)
    claw = table.prey.in_play(weapon("Claw", melee_strike(3)), on=theirs)
    table.prey.in_play(paper("Hound", inflicts_each_round(3), kind="retainer", life=1), on=theirs)
    fight(table, storm, theirs)
    table.prey.uses(claw, level="strike")
    rest(table)
    assert damage_to(table, storm) == 4


@pytest.mark.parametrize(("life", "left"), [(2, 3), (4, 5), (5, 5)])
def test_the_storm_grows(table: Table, life: int, left: int) -> None:
    """1 life in your unlock phase at 4 or fewer; in no other's."""
    storm = table.you.ready(STORM, blood=life)
    table.you.ready(COMPANION)
    table.begins("unlock")
    table.until_turn_of(table.grand_prey)
    assert table.blood(storm) == left


# -- The Vozhd of Gravesend -----------------------------------------------------------------------


def test_a_tzimisce_makes_the_vozhd_of_another(table: Table) -> None:
    """An ally or a retainer of yours burns as it comes; nobody else recruits it."""
    mine, other = table.you.ready(TZIMISCE), table.you.ready("Nassir")
    gang = table.you.ready("Loyal Street Gang")
    spy = table.you.in_play("Raven Spy", on=other, level="ani")
    theirs = table.prey.ready("Loyal Street Gang")
    vozhd = table.you.holds(VOZHD)
    assert not table.you.can_play(VOZHD, by=other)
    table.you.acts(VOZHD, by=mine)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {gang, spy, vozhd}
    table.you.chooses(spy)
    assert table.where(spy) == "ash_heap"
    assert (table.where(gang), table.where(theirs), table.where(vozhd)) == ("ready",) * 3
    assert (table.blood(vozhd), table.you.pool()) == (5, 26)


def test_the_vozhd_prevents_one_each_round(table: Table) -> None:
    """1 of 3, in the next round again."""
    vozhd, theirs = table.you.ready(VOZHD), table.prey.ready(WALL)
    claw = table.prey.in_play(weapon("Claw", melee_strike(1)), on=theirs)
    table.you.holds(PRESS)
    fight(table, vozhd, theirs)
    for number in (1, 2):
        table.prey.uses(claw, level="strike")
        table.you.uses(vozhd, level="prevent")
        assert not table.you.may("use", card=vozhd, mode="prevent")
        if number == 1:
            table.you.plays("A press", by=vozhd)
    rest(table)
    assert damage_to(table, vozhd) == 2
    assert damage_to(table, theirs) == 8


def test_the_vozhd_cancels_strike_cards(table: Table) -> None:
    """For a life, once in a combat; the cost is not paid, and it strikes again."""
    vozhd, theirs = table.you.ready(VOZHD), table.prey.ready(WALL)
    table.prey.holds(COSTLY, SLAP, DODGE)
    fight(table, vozhd, theirs)
    table.prey.plays("Costly", by=theirs)
    table.you.uses(vozhd, level="cancel")
    assert table.blood(vozhd) == 4
    assert table.blood(theirs) == 11
    table.prey.plays("Slap", by=theirs)
    assert not table.you.may("use", card=vozhd, mode="cancel")
    while table.asked() is not None and not table.over():
        assert not table.you.may("use", card=vozhd, mode="cancel")
        table.pass_on()
    assert table.blood(vozhd) == 4 - damage_to(table, vozhd)
    assert damage_to(table, theirs) == 4


@pytest.mark.parametrize("what", ["maneuver", "beside", "own"])
def test_what_the_vozhd_does_not_cancel(table: Table, what: str) -> None:
    """No strike card; a strike in a combat of another; its own."""
    vozhd, mine = table.you.ready(VOZHD), table.you.ready("Ryan")
    theirs = table.prey.ready(WALL)
    table.prey.holds(MANEUVER, SLAP)
    table.you.holds(made_up("Own", modes=(strike(hand_strike(+1)),)))
    fight(table, mine if what == "beside" else vozhd, theirs)
    if what == "maneuver":
        table.prey.plays("A maneuver", by=theirs)
    elif what == "own":
        table.you.plays("Own", by=vozhd)
    else:
        table.prey.plays("Slap", by=theirs)
    assert not table.you.may("use", card=vozhd, mode="cancel")


# -- Grey Thorne ----------------------------------------------------------------------------------


def test_an_anarch_recruits_grey(table: Table) -> None:
    """For 2 blood."""
    comes_into_play(THORNE, by=ANARCH)
    other = table.you.ready("Nassir")
    table.you.holds(THORNE)
    table.asked()
    assert not table.you.can_play(THORNE, by=other)


@pytest.mark.ruling(THORNE, 1)
@pytest.mark.ruling(THORNE, 2)
@pytest.mark.parametrize(
    ("code", "needs", "may"),
    [
        ("cel", "", True),
        ("pot", "", True),
        ("cel_pot", "", False),
        ("POT", "", False),
        ("for", "", False),
        ("pot", "anarch", True),
        ("cel", "independent", False),
    ],
)
def test_grey_plays_as_an_anarch(table: Table, code: str, needs: str, may: bool) -> None:
    """Basic Celerity or Potence, not both at once; he is none for anything else."""
    grey = table.you.ready(THORNE)
    table.you.ready(COMPANION)
    table.you.holds(of_level(code, **({"requires": (needs,)} if needs else {})))
    table.you.holds(paper("Plain", action(gain_pool(1)), requires=("anarch",)))
    assert table.you.can_play("Lesson", by=grey) is may
    assert not table.you.can_play("Plain", by=grey)


@pytest.mark.parametrize(
    ("life", "whose", "who", "place", "blood", "may"),
    [
        (1, "you", ANARCH, "ready", 2, True),
        (1, "prey", ANARCH, "ready", 2, True),
        (2, "you", ANARCH, "ready", 2, False),
        (1, "you", "Nassir", "ready", 2, False),
        (1, "you", ANARCH, "torpor", 2, False),
        (1, "you", ANARCH, "ready", 0, False),
    ],
)
def test_an_anarch_feeds_grey(
    table: Table, life: int, whose: str, who: object, place: str, blood: int, may: bool
) -> None:
    """A blood of a ready one, whosever, for a life, if he has 1; in your unlock phase."""
    grey = table.you.ready(THORNE, blood=life)
    seat = getattr(table, whose)
    friend = seat.puts(who, place, blood=blood)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins("unlock")
    offered = False
    while (decision := table.asked()) is not None and decision.window == "unlock":
        if seat.may("use", card=grey):
            offered = True
            seat.uses(grey, by=friend)
            assert (table.blood(grey), table.blood(friend)) == (2, blood - 1)
        else:
            table.pass_on()
    assert offered is may
    assert table.blood(grey) == (2 if may or life == 2 else 1)


def test_nobody_feeds_grey_in_another_unlock_phase(table: Table) -> None:
    """Only in that of his controller."""
    grey = table.prey.ready(THORNE, blood=1)
    table.you.ready(ANARCH)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins("unlock")
    while (decision := table.asked()) is not None and decision.window == "unlock":
        assert not table.you.may("use", card=grey)
        table.pass_on()

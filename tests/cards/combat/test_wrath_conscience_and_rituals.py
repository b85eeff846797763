"""Revelation of Wrath, The Death of My Conscience, Eldritch Glimmer, Shotgun Ritual."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import hand_strike, inflicts_each_round, static, strike
from scenes.strikes import only_before_range, press_of_this_round
from table_talk import Table

# -- Revelation of Wrath --------------------------------------------------------------------------

WRATH = "Revelation of Wrath"
PROPHET = made_vampire("Prophet", "ser", "SER", "FOR", capacity=9)
TARGET = made_vampire("Target", capacity=10)


def blow(points: int, *, aggravated: bool = False) -> Definition:
    """A made-up hand strike for so much damage by strength 1."""
    what = strike(hand_strike(points - 1, aggravated=aggravated))
    return made_up(f"A blow for {points}", modes=(what,))


def corruption(table: Table, minion: int) -> int:
    """Your corruption counters on it."""
    return table.state.cards[minion].corrupted_by(table.you.number)


@pytest.mark.parametrize(("level", "base"), [("ser", (0, 1, 1, 1, 1)), ("SER", (0, 1, 2, 1, 2))])
@pytest.mark.parametrize("prevented", [False, True])
@pytest.mark.parametrize(
    ("place", "points", "aggravated"),
    [(0, 1, False), (1, 2, False), (2, 3, False), (3, 1, True), (4, 2, True)],
)
@pytest.mark.ruling(WRATH, 3)
@pytest.mark.ruling(WRATH, 4)
def test_wrath_corrupts_for_what_was_inflicted(
    table: Table,
    level: str,
    base: tuple[int, ...],
    prevented: bool,
    place: int,
    points: int,
    aggravated: bool,
) -> None:
    """2 damage or 1 aggravated, prevented or not, by a vampire in torpor too; 2 of 3 or 2.

    However many counters of yours there are, its controller keeps it.
    """
    mine = table.you.ready(PROPHET)
    theirs = table.prey.ready(TARGET, corruption=((0, 9),))
    table.you.holds(WRATH, *(["Skin of Steel"] if prevented else []))
    table.prey.holds(blow(points, aggravated=aggravated))
    fight(table, mine, theirs)
    table.prey.plays(f"A blow for {points}", by=theirs)
    if prevented:
        table.you.plays("Skin of Steel", by=mine, level="FOR")
    played = False
    while not table.over():
        window = table.asked().window  # type: ignore[union-attr]
        if table.you.can_play(WRATH, by=mine):
            assert window == ("torpor" if aggravated and not prevented else "end_of_round")
            table.you.plays(WRATH, by=mine, level=level + (" 2" if window == "torpor" else ""))
            played = True
        else:
            table.pass_on()
    assert played is (base[place] > 0)
    assert corruption(table, theirs) == 9 + base[place]
    assert table.state.controller(theirs) == table.prey.number
    assert table.where(mine) == ("torpor" if aggravated and not prevented else "ready")


@pytest.mark.parametrize(
    ("level", "points", "aggravated", "counters"),
    [
        ("ser", 2, False, 1),
        ("ser", 3, False, 1),
        ("SER", 2, False, 1),
        ("SER", 3, False, 2),
        ("SER", 1, True, 1),
        ("SER", 2, True, 2),
    ],
)
@pytest.mark.ruling(WRATH, 3)
def test_wrath_as_it_goes_to_torpor(
    table: Table, level: str, points: int, aggravated: bool, counters: int
) -> None:
    """One more for 3 damage, or for 2 aggravated."""
    mine, theirs = table.you.ready(PROPHET, blood=1), table.prey.ready(TARGET)
    table.you.holds(WRATH, WRATH)
    table.prey.holds(blow(points, aggravated=aggravated))
    fight(table, mine, theirs)
    table.prey.plays(f"A blow for {points}", by=theirs)
    table.until("torpor", table.you)
    table.you.plays(WRATH, by=mine, level=f"{level} 2")
    assert not table.you.can_play(WRATH)
    rest(table)
    assert table.where(mine) == "torpor"
    assert corruption(table, theirs) == counters


@pytest.mark.parametrize("level", ["ser", "SER"])
@pytest.mark.ruling(WRATH, 2)
def test_no_wrath_of_who_falls_by_the_surroundings(table: Table, level: str) -> None:
    """A fist for 1 and a bird for 1 send it to torpor: the opponent inflicted 1."""
    mine, theirs = table.you.ready(PROPHET, blood=1), table.prey.ready(TARGET)
    bird = paper("Bird", inflicts_each_round(1), kind="retainer", life=1)
    table.prey.in_play(bird, on=theirs)
    table.you.holds(WRATH)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.can_play(WRATH, level=f"{level} 2")
        assert not table.you.can_play(WRATH)
        table.pass_on()
    assert table.where(mine) == "torpor"


@pytest.mark.parametrize(("level", "counters"), [("ser", 1), ("SER", 2)])
@pytest.mark.ruling(WRATH, 3)
def test_wrath_as_it_is_burned(table: Table, level: str, counters: int) -> None:
    """3 aggravated damage to a vampire with 1 blood; the card does not save it."""
    mine, theirs = table.you.ready(PROPHET, blood=1), table.prey.ready(TARGET)
    table.you.holds(WRATH, WRATH)
    table.prey.holds(blow(3, aggravated=True))
    fight(table, mine, theirs)
    table.prey.plays("A blow for 3", by=theirs)
    table.until("torpor", table.you)
    table.you.plays(WRATH, by=mine, level=f"{level} 2")
    assert not table.you.can_play(WRATH)
    rest(table)
    assert table.where(mine) == "ash_heap"
    assert corruption(table, theirs) == counters


@pytest.mark.parametrize(("rounds", "may"), [(1, False), (2, False)])
def test_wrath_is_about_one_round(table: Table, rounds: int, may: bool) -> None:
    """1 damage in each of two rounds is not enough; what this vampire did does not count."""
    mine, theirs = table.you.ready(PROPHET), table.prey.ready(TARGET)
    table.you.in_play(paper("Muscle", static("strength", +4), kind="equipment"), on=mine)
    table.you.holds(WRATH, *([PRESS] if rounds == 2 else []))
    fight(table, mine, theirs)
    if rounds == 2:
        table.you.plays("A press", by=mine)
    offered = False
    while not table.over():
        offered |= table.you.can_play(WRATH)
        table.pass_on()
    assert offered is may
    assert damage_to(table, mine) == rounds


@pytest.mark.ruling(WRATH, 2)
@pytest.mark.rules_text("003 Revelation of Wrath 1")
@pytest.mark.parametrize("level", ["ser", "SER"])
@pytest.mark.parametrize("crows", [1, 2])
def test_wrath_does_not_count_the_surroundings(table: Table, level: str, crows: int) -> None:
    """Damage by a retainer beside a hand strike for 1."""
    mine, theirs = table.you.ready(PROPHET), table.prey.ready(TARGET)
    bird = paper("Bird", inflicts_each_round(crows), kind="retainer", life=1)
    table.prey.in_play(bird, on=theirs)
    table.you.holds(WRATH)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.can_play(WRATH, level=level)
        table.pass_on()
    assert damage_to(table, mine) == 1 + crows


@pytest.mark.parametrize("level", ["ser", "SER"])
@pytest.mark.ruling(WRATH, 1)
def test_wrath_once_each_round_after_the_presses(table: Table, level: str) -> None:
    """Not before the end of the round; in the next round again."""
    mine, theirs = table.you.ready(PROPHET), table.prey.ready(TARGET)
    table.you.holds(WRATH, WRATH, WRATH, PRESS, DODGE)
    table.prey.in_play(paper("Muscle", static("strength", +1), kind="equipment"), on=theirs)
    fight(table, mine, theirs)
    table.until("press", table.you)
    assert not table.you.can_play(WRATH)
    table.you.plays("A press", by=mine)
    table.you.plays(WRATH, by=mine, level=level)
    assert not table.you.can_play(WRATH)
    table.until("strike", table.you)  # of the second round
    table.you.plays(WRATH, by=mine, level=level)
    assert not table.you.can_play(WRATH)
    rest(table)
    assert corruption(table, theirs) == 2


@pytest.mark.ruling(WRATH, 1)
def test_wrath_where_the_round_ends_early(table: Table) -> None:
    """A first strike, then combat ends by the additional one: there is no press step."""
    mine, theirs = table.you.ready(PROPHET), table.prey.ready(made_vampire("Fast", "CEL"))
    table.prey.in_play(paper("Muscle", static("strength", +1), kind="equipment"), on=theirs)
    table.you.holds(WRATH)
    table.prey.holds("Blur", COMBAT_ENDS)
    fight(table, mine, theirs)
    table.prey.does("hand strike")
    table.prey.plays("Blur", by=theirs, level="cel")
    table.prey.plays("Combat ends", by=theirs)
    table.you.plays(WRATH, by=mine, level="ser")
    rest(table)
    assert corruption(table, theirs) == 1


# -- The Death of My Conscience -------------------------------------------------------------------

DEATH = "The Death of My Conscience"


@pytest.mark.parametrize(("level", "each"), [("pot", 1), ("POT", 2)])
@pytest.mark.parametrize("burned", [0, 1, 4])
def test_conscience_dies_for_strength(table: Table, level: str, each: int, burned: int) -> None:
    """Up to four cards of the hand; until combat is over, in each round; nothing is replaced."""
    mine = table.you.ready(made_vampire("Heartless", level, capacity=9))
    theirs = table.prey.ready(made_vampire("Target", capacity=30))
    hers = table.prey.holds("Fame")
    hand = table.you.holds("Fame", "Blur", "Bonding", "Freak Drive", "Dodge")
    drawn = table.you.library(*(["Conditioning"] * 8))
    table.you.holds(DEATH, PRESS)
    fight(table, mine, theirs)
    table.you.plays(DEATH, by=mine, level=level)
    assert table.you.choices() >= set(hand)
    assert hers not in table.you.choices()
    for card in hand[:burned]:
        table.you.chooses(card)
    if burned < 4:
        table.you.does("done")
    assert not table.you.choices()
    table.until("press", table.you)
    assert all(table.where(card) == "ash_heap" for card in hand[:burned])
    assert table.where(hand[4]) == "hand"
    assert all(table.where(card) == "library" for card in drawn)
    assert damage_to(table, theirs) == 1 + each * burned
    assert table.blood(mine) == 9 - 3 - 1
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2 * (1 + each * burned)
    assert len(table.you.hand()) == 7
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("capacity", "may"), [(5, False), (6, True)])
@pytest.mark.parametrize("level", ["pot", "POT"])
def test_conscience_dies_in_the_old_before_strikes(
    table: Table, level: str, capacity: int, may: bool
) -> None:
    """With a capacity above 5; not before range, nor once strikes are chosen."""
    mine = table.you.ready(made_vampire("Heartless", level, capacity=capacity))
    theirs = table.prey.ready(TARGET)
    table.you.holds(DEATH, MANEUVER, DODGE)
    fight(table, mine, theirs)
    seen = set()
    while not table.over():
        now = table.asked()
        assert now is not None
        if table.you.can_play(DEATH, level=level):
            seen.add(now.window)
        table.pass_on()
    assert seen == ({"before_strikes"} if may else set())


# -- Eldritch Glimmer and Shotgun Ritual ----------------------------------------------------------

GLIMMER = "Eldritch Glimmer"
RITUAL = "Shotgun Ritual"
MAGE = made_vampire("Mage", "tha", "THA", "OBF", capacity=9)


@pytest.mark.parametrize(("level", "damage"), [("tha", 2), ("THA", 4)])
@pytest.mark.parametrize(("blood", "burned"), [(9, 0), (9, 3), (4, 3), (1, 0)])
@pytest.mark.parametrize("far", [True, False])
def test_eldritch_glimmer_burns_blood_for_damage(
    table: Table, level: str, damage: int, blood: int, burned: int, far: bool
) -> None:
    """From what is left after its cost of 1; ranged, not aggravated; not in the first round."""
    mine, theirs = table.you.ready(MAGE, blood=blood), table.prey.ready(TARGET)
    table.you.holds(GLIMMER, PRESS)
    table.prey.holds(DODGE, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    while not table.you.may("play", card="A press"):
        assert not table.you.can_play(GLIMMER)
        if table.prey.may("play", card="A dodge"):
            table.prey.plays("A dodge", by=theirs)
        else:
            table.pass_on()
    table.you.plays("A press", by=mine)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(GLIMMER, by=mine, level=level)
    if blood > 1:
        assert table.you.may("choose", number=blood - 1)
        assert not table.you.may("choose", number=blood)
        table.you.chooses(number=burned)
    rest(table)
    assert damage_to(table, theirs) == damage + burned
    assert damage_to(table, theirs, aggravated=True) == 0
    hurt = damage_to(table, mine)
    assert hurt == (0 if far else 1)
    assert table.blood(mine) == max(0, blood - 1 - burned - hurt)


@pytest.mark.parametrize("level", ["tha", "THA"])
@pytest.mark.parametrize("ritual", [False, True])
@pytest.mark.parametrize("card", ["Walk of Flame", "Drain Essence", "Cauldron of Blood", GLIMMER])
def test_strikes_of_later_rounds_by_a_ritual(
    table: Table, level: str, ritual: bool, card: str
) -> None:
    """Any strike of Blood Sorcery; nothing that is no strike; not by the opponent."""
    mine, theirs = table.you.ready(MAGE), table.prey.ready(MAGE)
    table.you.holds(RITUAL, card, "Blood to Water", DODGE)
    table.prey.holds(card, "Blood to Water", DODGE)
    fight(table, mine, theirs)
    if ritual:
        table.you.plays(RITUAL, by=mine, level=level)
    while not table.you.may("play", card="A dodge"):
        assert not table.you.can_play("Blood to Water")
        table.pass_on()
    for seen in ("tha", "THA"):
        assert table.you.can_play(card, by=mine, level=seen) is ritual
    table.you.plays("A dodge", by=mine)
    table.until("strike", table.prey)
    assert not table.prey.can_play(card)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert table.blood(mine) == 9 - (2 if ritual else 0)


def test_the_ritual_is_for_the_first_round_and_for_blood_sorcery(table: Table) -> None:
    """A strike of another Discipline is as ever: Behind You!, only in the first round, is there."""
    for level in ("tha", "THA"):
        only_before_range(RITUAL, by=MAGE, level=level, first_round=True)
    mine, theirs = table.you.ready(MAGE), table.prey.ready(TARGET)
    late = made_vampire("Late", "tha", "nec", capacity=5)
    other = table.you.ready(late)
    table.you.holds(RITUAL, "Behind You!", "Torment the Soul", DODGE)
    fight(table, mine, theirs)
    table.you.plays(RITUAL, by=mine, level="tha")
    table.until("strike", table.you)
    assert table.you.can_play("Behind You!", level="OBF")
    rest(table)
    again = Table()
    mine, theirs = again.you.ready(late), again.prey.ready(TARGET)
    again.you.holds(RITUAL, "Torment the Soul", DODGE)
    fight(again, mine, theirs)
    again.you.plays(RITUAL, by=mine, level="tha")
    again.until("strike", again.you)
    assert not again.you.can_play("Torment the Soul")
    assert table.where(other) == "ready"


@pytest.mark.ruling(RITUAL, 1)
def test_the_press_of_the_ritual() -> None:
    """To continue only, for this round, at superior."""
    press_of_this_round(RITUAL, by=MAGE, level="THA")
    for level in ("tha", "THA"):
        table = Table()
        mine, theirs = table.you.ready(MAGE), table.prey.ready(TARGET)
        table.you.holds(RITUAL, PRESS)
        table.prey.holds(PRESS)
        fight(table, mine, theirs)
        table.you.plays(RITUAL, by=mine, level=level)
        table.until("press", table.you)
        assert table.you.may("use press", minion=mine) is (level == "THA")
        table.you.passes()
        table.prey.plays("A press", by=theirs)
        assert table.you.may("play", card="A press")
        assert not table.you.may("use press", minion=mine)

"""Haymaker, Pounce and Autonomic Mastery: blows that leave the other one something, or nothing."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced, round_of, weapon
from made_up import paper
from methuselah.language import (
    THIS,
    add,
    before_range,
    before_strikes,
    being_played,
    cancels_card,
    dodge,
    employs,
    gain_pool,
    hand_strike,
    inflicts_each_round,
    melee_strike,
    prevents_damage,
    recruits,
    static,
    strike,
    use,
)
from table_talk import Table

MAKER, POUNCE, MASTERY = "Haymaker", "Pounce", "Autonomic Mastery"
TARGET = made_vampire("Target", capacity=10)
SIGN = paper("Sign", before_strikes(gain_pool(1)))
CLUB = weapon("Club", melee_strike(+3))


# -- Haymaker ------------------------------------------------------------------------------------


@pytest.mark.ruling(MAKER, 1)
@pytest.mark.parametrize("claws", [True, False])
def test_the_haymaker_swings_wide(table: Table, claws: bool) -> None:
    """Its initial strike is by hand at +1, like the hands; that of the other one comes first."""
    mine, theirs = table.you.ready(made_vampire("Maker", capacity=8)), table.prey.ready(TARGET)
    club = table.you.in_play(CLUB, on=mine)
    held = table.you.holds(MAKER)
    sharp = add("aggravated strikes", to=THIS, word="hand", until="round")
    table.you.holds(DODGE, *([paper("Claws", before_range(sharp))] if claws else []))
    fight(table, mine, theirs)
    if claws:
        table.you.plays("Claws", by=mine)
    table.you.plays(held, by=mine)
    while not table.over():
        assert not table.you.may(("hand strike", "use"), card=club)
        assert not table.you.can_play("A dodge")
        table.pass_on()
    assert damage_to(table, theirs) == 2
    assert damage_to(table, theirs, aggravated=True) == (2 if claws else 0)
    assert damage_to(table, mine) == 1
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


def test_their_initial_strike_comes_first(table: Table) -> None:
    """What it fells makes no haymaker; an additional strike of theirs comes with the rest."""
    mine = table.you.ready(made_vampire("Maker", "cel", capacity=8), blood=2)
    theirs = table.prey.ready(TARGET)
    club = table.prey.in_play(CLUB, on=theirs)
    table.you.holds(MAKER)
    fight(table, mine, theirs)
    table.you.plays(MAKER, by=mine)
    table.prey.uses(club, level="strike")
    rest(table)
    assert table.where(mine) == "torpor"
    assert damage_to(table, theirs) == 0


def test_their_additional_strike_is_not_first(table: Table) -> None:
    """Both strikes of the second pair resolve; in the next round nothing comes first."""
    mine = table.you.ready(made_vampire("Maker", "cel", capacity=8), blood=3)
    theirs = table.prey.ready(made_vampire("Quick", "cel", capacity=10))
    club = table.prey.in_play(CLUB, on=theirs)
    table.you.holds(MAKER, "Blur")
    table.prey.holds("Blur")
    fight(table, mine, theirs)
    table.you.plays(MAKER, by=mine)
    table.prey.does("hand strike")
    table.you.plays("Blur", by=mine, level="cel")
    table.prey.plays("Blur", by=theirs, level="cel")
    table.you.does("hand strike") if table.you.may("hand strike") else None
    table.prey.uses(club, level="strike")
    rest(table)
    assert table.where(mine) == "torpor"
    assert damage_to(table, theirs) == 2 + 1


@pytest.mark.parametrize(
    ("hits", "prevented", "mine_presses", "theirs_press"),
    [(0, 0, True, False), (1, 0, False, False), (2, 0, False, True), (1, 1, False, True)],
)
def test_the_harder_one_may_press(
    table: Table, hits: int, prevented: int, mine_presses: bool, theirs_press: bool
) -> None:
    """More damage that gets through than the other one's 2: one press, in this round."""
    mine = table.you.ready(made_vampire("Maker", capacity=8))
    theirs = table.prey.ready(TARGET)
    table.you.holds(MAKER, PRESS)
    blow = strike(dodge) if not hits else strike(hand_strike(hits))
    table.prey.holds(paper("Blow", blow), paper("Hide", prevents_damage(prevented or 1)), PRESS)
    fight(table, mine, theirs)
    table.you.plays(MAKER, by=mine)
    table.prey.plays("Blow", by=theirs)
    if prevented:
        table.prey.plays("Hide", by=theirs)
    if not hits:
        assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)
        return
    table.until("press", table.you)
    assert table.you.may("use press", minion=mine) is mine_presses
    table.you.passes()
    assert table.prey.may("use press", minion=theirs) is theirs_press


def test_the_harder_maker_may_press(table: Table) -> None:
    """2 against 1: it presses; not in the round after that."""
    mine = table.you.ready(made_vampire("Maker", capacity=8))
    theirs = table.prey.ready(TARGET)
    bird = paper("Bird", employs(), inflicts_each_round(3), kind="retainer")
    table.prey.in_play(bird, on=theirs)  # what a retainer inflicts does not count
    table.you.holds(MAKER)
    table.prey.holds(PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays(MAKER, by=mine)
    table.until("press", table.you)
    assert table.you.may("use press", minion=mine)
    table.you.passes()
    assert not table.prey.may("use press", minion=theirs)
    table.prey.plays("A press", by=theirs)
    if table.you.may("use press"):
        table.you.passes()
    while not table.over():
        assert not table.you.may("use press")
        table.pass_on()
    assert damage_to(table, theirs) == 3
    assert table.waits_for(table.you)


def test_the_next_round_is_as_any_other(table: Table) -> None:
    """No press for the harder one, and the strike of the other one comes with its own."""
    mine = table.you.ready(replaced("Ryan", strength=3, capacity=9), blood=2)
    theirs = table.prey.ready(TARGET)
    club = table.prey.in_play(CLUB, on=theirs)
    table.you.holds(MAKER, DODGE)
    table.prey.holds(PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays(MAKER, by=mine)
    table.prey.plays("A dodge", by=theirs)
    table.prey.plays("A press", by=theirs)
    assert damage_to(table, theirs) == 0
    table.you.does("hand strike")
    table.prey.uses(club, level="strike")
    rest(table)
    assert table.where(mine) == "torpor"
    assert damage_to(table, theirs) == 3


def test_no_press_in_the_next_round(table: Table) -> None:
    """Though it is the harder one there."""
    mine = table.you.ready(replaced("Ryan", strength=3, capacity=9))
    theirs = table.prey.ready(TARGET)
    table.you.holds(MAKER, DODGE)
    table.prey.holds(PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays(MAKER, by=mine)
    table.prey.plays("A dodge", by=theirs)
    table.prey.plays("A press", by=theirs)
    table.you.does("hand strike")
    while not table.over():
        assert not table.you.may("use press")
        table.pass_on()
    assert damage_to(table, theirs) == 3


@pytest.mark.parametrize("cancelled", [True, False])
def test_not_in_two_rounds_running(table: Table, cancelled: bool) -> None:
    """Not by the same minion, cancelled or not; in a third round and another combat again."""
    mine, theirs = table.you.ready(made_vampire("Maker", capacity=9)), table.prey.ready(TARGET)
    stops = use(being_played("combat"), cancels_card(), by="methuselah", at=("as_played",))
    doubt = paper("Doubt", stops, kind="master")
    stop = table.grand_prey.in_play(doubt)
    table.you.holds(MAKER, MAKER, SIGN, PRESS, PRESS)
    table.prey.holds(MAKER, SIGN)
    fight(table, mine, theirs)
    table.you.plays(MAKER, by=mine)
    if cancelled:
        table.grand_prey.uses(stop)
    table.you.plays("A press", by=mine)
    table.until("before_strikes", table.you)
    assert table.you.can_play("Sign", by=mine)
    assert not table.you.can_play(MAKER, by=mine)
    assert table.prey.can_play(MAKER, by=theirs)
    table.you.plays("A press", by=mine)
    table.until("before_strikes", table.you)
    assert table.you.can_play(MAKER, by=mine)


def test_the_haymaker_is_for_close_range(table: Table) -> None:
    """Before strikes are chosen, not before range is determined, nor at long range."""
    mine, theirs = table.you.ready(made_vampire("Maker", capacity=9)), table.prey.ready(TARGET)
    table.you.holds(MAKER, SIGN, MANEUVER, PRESS, paper("Omen", before_range(gain_pool(1))))
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Omen")
    assert not table.you.can_play(MAKER)
    table.you.plays("A maneuver", by=mine)
    table.until("before_strikes", table.you)
    assert table.you.can_play("Sign")
    assert table.you.can_play(MAKER) is (round_of(table).range == "close")
    table.prey.does("hand strike") if table.prey.may("hand strike") else None


# -- Pounce --------------------------------------------------------------------------------------

FLYER = "Obsidian (G2)"


@pytest.mark.ruling(POUNCE, 1)
@pytest.mark.parametrize("claws", [True, False])
def test_a_pounce_that_hits(table: Table, claws: bool) -> None:
    """+2; this resolution is not affected; afterwards the other one does not strike."""
    mine = table.you.ready(FLYER)
    theirs = table.prey.ready(made_vampire("Quick", "cel", capacity=10))
    held = table.you.holds(POUNCE)
    sharp = add("aggravated strikes", to=THIS, word="hand", until="round")
    table.you.holds(*([paper("Claws", before_range(sharp))] if claws else [DODGE]))
    table.prey.holds("Blur", PRESS, DODGE)
    fight(table, mine, theirs)
    if claws:
        table.you.plays("Claws", by=mine)
    table.you.plays(held, by=mine)
    table.prey.does("hand strike")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 3)
    assert damage_to(table, theirs, aggravated=True) == (3 if claws else 0)
    assert table.waits_for(table.you)


@pytest.mark.ruling(POUNCE, 3)
def test_additional_strikes_are_of_no_use_after_it(table: Table) -> None:
    """They are gained, and nothing is done with them; in the next round all is as before."""
    mine = table.you.ready(FLYER)
    theirs = table.prey.ready(made_vampire("Quick", "cel", capacity=10))
    table.you.holds(POUNCE, DODGE)
    table.prey.holds("Blur", PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays(POUNCE, by=mine)
    table.prey.does("hand strike")
    assert table.prey.can_play("Blur", by=theirs)
    table.prey.plays("Blur", by=theirs, level="cel")
    assert not table.prey.can_play("A dodge", by=theirs)
    table.prey.plays("A press", by=theirs)
    assert damage_to(table, mine) == 1
    table.until("strike", table.prey)
    table.prey.does("hand strike")
    rest(table)
    assert damage_to(table, mine) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(POUNCE, 2)
@pytest.mark.ruling(POUNCE, 5)
@pytest.mark.parametrize("warded", [True, False])
def test_a_pounce_that_is_dodged(table: Table, warded: bool) -> None:
    """1 environmental damage to the pouncing minion, and a press for the other one this round."""
    mine, theirs = table.you.ready(FLYER), table.prey.ready(made_vampire("Quick", "cel"))
    ward = paper("Ward", static("immune", word="environmental"), kind="equipment")
    table.you.in_play(ward, on=mine if warded else table.you.ready("Nassir"))
    table.you.holds(POUNCE, PRESS, PRESS)
    table.prey.holds(DODGE, DODGE, "Blur")
    fight(table, mine, theirs)
    table.you.plays(POUNCE, by=mine)
    table.prey.plays("A dodge", by=theirs)
    table.until("additional", table.prey)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0 if warded else 1, 0)
    table.prey.plays("Blur", by=theirs, level="cel")
    table.prey.does("hand strike")  # it may strike: the pounce did not hit
    table.until("press", table.you)
    assert damage_to(table, mine) == 1 + (0 if warded else 1)
    assert not table.you.may("use press")
    table.you.passes()
    assert table.prey.may("use press", minion=theirs)
    table.prey.passes()
    table.you.plays("A press", by=mine) if table.you.may("play", card="A press") else None
    while not table.over():
        assert not table.prey.may("use press")
        table.pass_on()


@pytest.mark.parametrize("undodgeable", [True, False])
def test_a_dodge_without_effect_is_none(table: Table, undodgeable: bool) -> None:
    """Where strikes cannot be dodged, the pounce hits."""
    mine, theirs = table.you.ready(FLYER), table.prey.ready(TARGET)
    sure = paper("Sure", before_range(add("undodgeable strikes", to=THIS, until="round")))
    table.you.holds(POUNCE, *([sure] if undodgeable else []))
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    if undodgeable:
        table.you.plays("Sure", by=mine)
    table.you.plays(POUNCE, by=mine)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == (3 if undodgeable else 0)
    assert damage_to(table, mine) == (0 if undodgeable else 1)


@pytest.mark.ruling(POUNCE, 4)
@pytest.mark.parametrize("reply", ["hand", "dodge", "ends"])
@pytest.mark.parametrize("first", [True, False])
def test_with_first_strike_it_prevents_the_other_strike(
    table: Table, reply: str, first: bool
) -> None:
    """A hand strike does not resolve then; a dodge and the end of combat do."""
    mine, theirs = table.you.ready(FLYER), table.prey.ready(TARGET)
    quick = paper("Quick Feint", before_range(add("first strike", to=THIS, until="round")))
    table.you.holds(POUNCE, *([quick] if first else []))
    table.prey.holds(DODGE, COMBAT_ENDS)
    fight(table, mine, theirs)
    if first:
        table.you.plays("Quick Feint", by=mine)
    table.you.plays(POUNCE, by=mine)
    if reply == "hand":
        table.prey.does("hand strike")
    else:
        table.prey.plays("A dodge" if reply == "dodge" else "Combat ends", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == (3 if reply == "hand" else 0)
    by_hand = 0 if first else 1
    assert damage_to(table, mine) == {"hand": by_hand, "dodge": 1, "ends": 0}[reply]


@pytest.mark.parametrize(("who", "may"), [(FLYER, True), (made_vampire("Other"), False)])
def test_who_pounces(table: Table, who: object, may: bool) -> None:
    """Who has flight."""
    mine, theirs = table.you.ready(who), table.prey.ready(TARGET)  # type: ignore[arg-type]
    table.you.holds(POUNCE, DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge")
    assert table.you.can_play(POUNCE, by=mine) is may


# -- Autonomic Mastery ---------------------------------------------------------------------------

MASTER = made_vampire("Master", "DOM", capacity=6)
GHOST = paper("Ghost", recruits(), keywords=frozenset({"wraith"}), life=2, strength=1, bleed=1)
GUARD = paper("Guard", recruits(), life=2, strength=1, bleed=1)
SPIRIT = paper("Spirit", employs(), kind="retainer", keywords=frozenset({"wraith"}), life=1)
BUTLER = paper("Butler", employs(), kind="retainer", life=1)


@pytest.mark.parametrize(
    ("foe", "retainers", "burns"),
    [
        (GUARD, (), "foe"),
        (GHOST, (), None),
        (GHOST, (SPIRIT,), None),
        (GHOST, (BUTLER,), "retainer"),
        (TARGET, (BUTLER, SPIRIT), "retainer"),
        (TARGET, (SPIRIT,), None),
        (TARGET, (), None),
    ],
)
@pytest.mark.parametrize("how", ["", "dodge"])
def test_what_is_mastered_burns(
    table: Table, foe: object, retainers: tuple[object, ...], burns: str | None, how: str
) -> None:
    """An ally or a retainer on the opposing minion, no wraith; not one that dodges."""
    mine, theirs = table.you.ready(MASTER), table.prey.ready(foe)  # type: ignore[arg-type]
    served = [table.prey.in_play(one, on=theirs) for one in retainers]  # type: ignore[arg-type]
    bystander = table.prey.ready(paper("Bystander", recruits(), life=2, strength=1, bleed=1))
    cook = table.prey.in_play(paper("Cook", employs(), kind="retainer", life=1), on=bystander)
    lamp = table.prey.in_play(paper("Lamp", kind="equipment"), on=theirs)
    held = table.you.holds(MASTERY)
    table.you.holds(DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play(held, by=mine, level="dom") is (burns is not None)
    if burns is None:
        return
    table.you.plays(held, by=mine, level="dom")
    if how == "dodge":
        table.prey.plays("A dodge", by=theirs)
    else:
        table.prey.does("hand strike")
    rest(table)
    burned = [] if how else [theirs] if burns == "foe" else [served[0]]
    for card in (theirs, *served, bystander, cook, *([lamp] if theirs not in burned else [])):
        assert (table.where(card) == "ash_heap") is (card in burned)
    assert damage_to(table, mine) == (0 if how else 1)  # its strike resolves all the same
    assert table.waits_for(table.you)


def test_one_of_several_is_chosen(table: Table) -> None:
    """An ally with a retainer: either."""
    mine, theirs = table.you.ready(MASTER), table.prey.ready(GUARD)
    butler, other = table.prey.in_play(BUTLER, on=theirs), table.prey.ready("Ryan")
    far = table.prey.in_play(paper("Cook", employs(), kind="retainer", life=1), on=other)
    table.you.holds(MASTERY)
    fight(table, mine, theirs)
    table.you.plays(MASTERY, by=mine, level="dom")
    table.prey.does("hand strike") if table.prey.may("hand strike") else None
    assert table.you.choices() == {theirs, butler}
    table.you.chooses(butler)
    rest(table)
    assert table.where(butler) == "ash_heap"
    assert (table.where(theirs), table.on(far)) == ("ready", other)


@pytest.mark.ruling(MASTERY, 1)
@pytest.mark.parametrize("how", ["", "dodge"])
def test_a_hand_without_damage_ends_combat(table: Table, how: str) -> None:
    """After both strikes resolved, the other one's damage included; dodged, combat goes on."""
    mine, theirs = table.you.ready(MASTER), table.prey.ready(made_vampire("Young", capacity=5))
    table.you.holds(MASTERY)
    table.prey.holds(DODGE, PRESS, "Blur")
    fight(table, mine, theirs)
    table.you.plays(MASTERY, by=mine, level="DOM")
    if how == "dodge":
        table.prey.plays("A dodge", by=theirs)
        assert table.prey.can_play("A press", by=theirs)
        rest(table)
    else:
        table.prey.does("hand strike")
        while not table.over():
            assert not table.prey.can_play("A press")
            table.pass_on()
    assert damage_to(table, theirs) == 0
    assert damage_to(table, mine) == (0 if how else 1)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("foe", "may"),
    [
        (made_vampire("Young", capacity=5), True),
        (made_vampire("Peer", capacity=6), False),
        (GUARD, True),
        (GHOST, False),
    ],
)
@pytest.mark.parametrize("far", [True, False])
def test_over_whom_it_has_mastery(table: Table, foe: object, may: bool, far: bool) -> None:
    """A younger vampire or an ally that is no wraith, at close range."""
    mine, theirs = table.you.ready(MASTER), table.prey.ready(foe)  # type: ignore[arg-type]
    table.prey.in_play(BUTLER, on=theirs)
    table.you.holds(MASTERY, DODGE, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.until("strike", table.you)
    assert table.you.can_play(MASTERY, by=mine, level="DOM") is (may and not far)
    assert table.you.can_play(MASTERY, by=mine, level="dom") is not far

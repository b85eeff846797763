"""Cards drawn by lot: Serenna, Arianne, Blood Buff, Horrid Form."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from combat_talk import AGAIN, DODGE, GOES_ON, PRESS, fight, rest
from fight_talk import damage_to
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import capacity, discipline_level
from table_talk import Seat, Table


def is_offered_until(table: Table, window: str, seat: Seat, verb: str) -> bool:
    """Whether a Methuselah may do it before a window of hers."""
    found = False
    while not table.over():
        decision = table.asked()
        if decision is not None and decision.window == window and decision.seat == seat.number:
            break
        found |= seat.may(verb)
        table.pass_on()
    return found


# -- Serenna the White -----------------------------------------------------------------------------

SERENNA = "Serenna the White (G6)"


@pytest.mark.parametrize(
    ("region", "blood", "locked", "may"),
    [
        ("ready", 2, False, True),
        ("ready", 1, False, True),  # just enough
        ("ready", 0, False, False),
        ("ready", 2, True, True),  # the text does not say "unlocked"
        ("torpor", 2, False, False),
    ],
)
def test_serenna_reduces_a_bleed_against_you_by_two(
    table: Table, region: str, blood: int, locked: bool, may: bool
) -> None:
    """For 1 blood, while she is ready: of a bleed of 3 pool 1 is left."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready("Meaghan")
    table.you.holds("Govern the Unaligned")
    serenna = table.prey.puts(SERENNA, region, blood=blood, locked=locked)
    other = table.prey.ready("Nassir")

    table.you.acts("Govern the Unaligned", by=trevon, level="dom")
    if may:
        table.prey.uses(serenna)
        table.nobody_reacts()
    else:
        assert not is_offered(table, table.prey, serenna)

    assert table.prey.pool() == (29 if may else 27)
    assert table.blood(serenna) == blood - may
    assert table.locked(serenna) == locked
    assert table.blood(other) == 4
    assert table.waits_for(table.you)


def test_serenna_minds_only_bleeds_against_you(table: Table) -> None:
    """Not a hunt, nor a bleed against somebody else."""
    bleeder = table.you.ready("Ryan")
    hunter = table.you.ready("Meaghan", blood=1)
    table.you.ready("Ashley")
    serenna = table.grand_prey.ready(SERENNA)
    mine = table.prey.ready(SERENNA, locked=True)

    table.you.acts(by=bleeder, word="bleed")
    assert not is_offered(table, table.grand_prey, serenna)
    assert table.prey.pool() == 29
    table.you.acts(by=hunter, word="hunt")
    assert not is_offered(table, table.prey, mine)
    assert (table.blood(serenna), table.blood(mine)) == (8, 8)


@pytest.mark.ruling(SERENNA, 1)
def test_serenna_helps_once_in_the_turn_of_each_methuselah(table: Table) -> None:
    """Not against a second bleed of your turn, but in that of her prey again."""
    first = table.you.ready("Ryan")
    second = table.you.ready("Meaghan")
    table.you.ready("Ashley")
    serenna = table.prey.ready(SERENNA, locked=True)
    arthur = table.grand_prey.ready("Arthur Denholm (G5)")
    table.grand_prey.holds("Kindred Spirits")

    table.you.acts(by=first, word="bleed")
    table.prey.uses(serenna)
    table.nobody_reacts()
    assert table.prey.pool() == 30
    table.you.acts(by=second, word="bleed")
    assert not is_offered(table, table.prey, serenna)
    assert table.prey.pool() == 29

    table.until_turn_of(table.grand_prey, "minion")
    pool, blood = table.prey.pool(), table.blood(serenna)
    table.grand_prey.acts("Kindred Spirits", by=arthur, level="DEM")
    table.grand_prey.chooses(seat=table.prey.number)
    table.prey.uses(serenna)
    table.nobody_reacts()
    assert table.prey.pool() == pool
    assert table.blood(serenna) == blood - 1


# -- Blood Buff ------------------------------------------------------------------------------------

BUFF = "Blood Buff"


def test_blood_buff_is_put_on_a_ready_blood_brother_of_yours(table: Table) -> None:
    """Locked too; not in torpor, of another clan, or of somebody else. It costs nothing."""
    karl = table.you.ready("Karl (G2)")
    kyrylo = table.you.ready("Kyrylo (G5)", locked=True)
    table.you.torpor("Ilse (G2)", blood=1)
    table.you.ready("Caliban (G2)")
    table.you.uncontrolled("Truman (G2)")
    table.prey.ready("Barry (G2)")
    buff = table.you.holds(BUFF)
    table.begins("master")

    table.you.plays(BUFF)
    assert table.you.choices() == {karl, kyrylo}
    table.you.chooses(karl)

    assert table.on(buff) == karl
    assert discipline_level(table.state, karl, "san") == 2
    assert discipline_level(table.state, karl, "pre") == 1
    assert capacity(table.state, karl) == 6
    assert table.you.pool() == 30


def test_blood_buff_is_a_trifle(table: Table) -> None:
    """After it another master card can be played, and no third one."""
    karl = table.you.ready("Karl (G2)")
    one, fame, third = table.you.holds(BUFF, "Fame", "Fame")
    table.begins("master")

    table.you.plays(one)
    table.you.plays(fame)

    assert (table.on(one), table.on(fame)) == (karl, karl)
    assert not table.you.may("play", card=third)


@pytest.mark.parametrize("buffed", [False, True])
def test_a_buffed_blood_brother_plays_cards_at_superior_sanguinus(
    table: Table, buffed: bool
) -> None:
    """Karl, who has it at inferior, plays Coordinate Attacks for his brother at superior."""
    karl = table.you.ready("Karl (G2)")
    truman = table.you.ready("Truman (G2)")
    theirs = table.prey.ready("Nassir")
    if buffed:
        table.you.in_play(BUFF, on=karl)
    table.you.holds("Coordinate Attacks")

    fight(table, truman, theirs)
    table.until("combat_about_to_end", table.you)
    assert table.you.can_play("Coordinate Attacks", by=karl, level="san")
    assert table.you.can_play("Coordinate Attacks", by=karl, level="SAN") == buffed


def test_blood_buff_requires_a_ready_blood_brother(table: Table) -> None:
    """One in torpor and one of your prey do not do."""
    table.you.torpor("Karl (G2)", blood=1)
    table.you.ready("Ryan")
    table.prey.ready("Truman (G2)")
    table.you.holds(BUFF, "Fame")
    table.begins("master")

    assert table.you.may("play", card="Fame")
    assert not table.you.may("play", card=BUFF)


# -- Horrid Form -----------------------------------------------------------------------------------

FORM = "Horrid Form"


def test_inferior_horrid_form_is_strength_for_the_combat(table: Table) -> None:
    """+1 in both rounds, for 1 blood; nothing is prevented."""
    devin = table.you.ready("Devin Bisley (G2)")
    table.you.ready("Meaghan")
    caliban = table.prey.ready("Caliban (G2)")
    form = table.you.holds(FORM)
    table.you.holds(PRESS)

    fight(table, devin, caliban)
    table.you.plays(FORM, by=devin, level="vic")
    assert not is_offered_until(table, "press", table.you, "use prevention")
    assert (damage_to(table, caliban), damage_to(table, devin)) == (2, 1)
    table.you.plays("A press", by=devin)
    rest(table)

    assert (damage_to(table, caliban), damage_to(table, devin)) == (4, 2)
    assert table.blood(devin) == 5 - 1 - 2
    assert table.where(form) == "ash_heap"
    assert table.waits_for(table.you)


def test_superior_horrid_form_prevents_a_damage_each_round(table: Table) -> None:
    """Of the 2 of Bianca, in both rounds; and the strength as at inferior."""
    lolita = table.you.ready("Lolita Houston (G2)")
    table.you.ready("Meaghan")
    bianca = table.prey.ready("Bianca (G1)")
    table.you.holds(FORM, PRESS)

    fight(table, lolita, bianca)
    table.you.plays(FORM, by=lolita, level="VIC")
    table.you.does("use prevention", minion=lolita)
    assert not table.you.may("use prevention")
    table.you.plays("A press", by=lolita)
    assert (damage_to(table, bianca), damage_to(table, lolita)) == (2, 1)
    table.you.does("use prevention", minion=lolita)
    rest(table)

    assert (damage_to(table, bianca), damage_to(table, lolita)) == (4, 2)
    assert table.blood(lolita) == 4 - 1 - 2
    assert table.waits_for(table.you)


def test_horrid_form_is_over_with_the_combat(table: Table) -> None:
    """In another combat of the same action neither strength nor prevention."""
    lolita = table.you.ready("Lolita Houston (G2)")
    table.you.ready("Meaghan")
    caliban = table.prey.ready("Caliban (G2)")
    table.you.holds(FORM, AGAIN)

    fight(table, lolita, caliban)
    table.you.plays(FORM, by=lolita, level="VIC")
    table.you.does("use prevention", minion=lolita)
    table.you.plays("Another combat", by=lolita)
    assert not table.you.may("use prevention")  # nobody was asked anything in the second one
    rest(table)

    assert (damage_to(table, caliban), damage_to(table, lolita)) == (2 + 1, 0 + 1)
    assert table.waits_for(table.you)


def test_horrid_form_comes_before_range_and_more_than_once(table: Table) -> None:
    """Two of them add up; neither later in the round nor by who lacks Vicissitude."""
    devin = table.you.ready("Devin Bisley (G2)")
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    table.you.holds(FORM, FORM, FORM)
    table.prey.holds(FORM)

    fight(table, devin, nassir)
    table.until("before_range", table.you)
    assert not table.you.can_play(FORM, by=devin, level="VIC")
    assert not table.prey.can_play(FORM, by=nassir)
    table.you.plays(FORM, by=devin, level="vic")
    table.you.plays(FORM, by=devin, level="vic")
    table.you.passes()
    while not table.over():
        assert not table.you.may("play", card=FORM)
        table.pass_on()

    assert damage_to(table, nassir) == 3
    assert table.blood(devin) == 5 - 2 - 1


# -- Arianne, The Conqueror ------------------------------------------------------------------------

ARIANNE = "Arianne, The Conqueror (G5)"


def in_the_second_round(table: Table, mine: int, theirs: int) -> None:
    """Arianne is blocked, strikes by hand (she could dodge) in the first round and presses."""
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.may("use", card=mine)  # not in the first round
    table.you.plays("A press", by=mine)


@pytest.mark.parametrize("opponent", ["Caliban (G2)", "Renegade Garou"])
def test_arianne_ends_combat_and_hurts_afterwards(table: Table, opponent: str) -> None:
    """After the first round; neither is struck any more, and 1 damage follows, to an ally too."""
    arianne = table.you.ready(ARIANNE)
    table.you.ready("Meaghan")
    theirs = table.prey.ready(opponent)
    bystander = table.prey.ready("Nassir")
    table.you.holds(PRESS, DODGE)

    in_the_second_round(table, arianne, theirs)
    struck = damage_to(table, arianne)
    table.you.uses(arianne, level="strike")
    rest(table)

    assert damage_to(table, theirs) == 1 + 1
    assert damage_to(table, arianne) == struck
    assert table.blood(arianne) == 7 - struck
    assert table.blood(bystander) == 4
    assert table.waits_for(table.you)


def test_the_damage_of_arianne_sends_the_empty_to_torpor(table: Table) -> None:
    """It is damage: who has no blood left after the first round is wounded by it."""
    arianne = table.you.ready(ARIANNE)
    table.you.ready("Meaghan")
    caliban = table.prey.ready("Caliban (G2)", blood=1)
    table.you.holds(PRESS, DODGE)

    in_the_second_round(table, arianne, caliban)
    assert (table.where(caliban), table.blood(caliban)) == ("ready", 0)
    table.you.uses(arianne, level="strike")
    rest(table)

    assert table.where(caliban) == "torpor"


@pytest.mark.ruling(ARIANNE, 1)
@pytest.mark.parametrize("goes_on", [GOES_ON, AGAIN])
def test_arianne_does_not_hurt_where_combat_goes_on(table: Table, goes_on: Definition) -> None:
    """Neither in another round nor in another combat, where she strikes by hand, for 2."""
    arianne = table.you.ready(ARIANNE)
    table.you.in_play("Preternatural Strength", on=arianne, level="pot")
    table.you.ready("Meaghan")
    caliban = table.prey.ready("Caliban (G2)")
    table.you.holds(PRESS, DODGE)
    table.prey.holds(goes_on)

    in_the_second_round(table, arianne, caliban)
    table.you.uses(arianne, level="strike")
    table.prey.plays(goes_on.face.name, by=caliban)
    if goes_on is GOES_ON:
        table.you.does("hand strike")
    rest(table)

    assert damage_to(table, caliban) == 2 + 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(ARIANNE, 2)
def test_the_blood_is_lost_after_combat(table: Table) -> None:
    """It burns no vampire with Anathema, and there is nothing to taste."""
    arianne = table.you.ready(ARIANNE, blood=5)
    table.you.ready("Meaghan")
    caliban = table.prey.ready("Caliban (G2)", blood=2)
    anathema = table.prey.in_play("Anathema", on=caliban)
    table.you.holds(PRESS, DODGE, "Taste of Vitae")

    in_the_second_round(table, arianne, caliban)
    table.you.uses(arianne, level="strike")
    table.you.plays("Taste of Vitae", by=arianne)
    rest(table)

    assert table.blood(arianne) == 5 - 1
    assert (table.where(caliban), table.blood(caliban)) == ("ready", 0)
    assert table.on(anathema) == caliban
    assert table.you.pool() == 30


@pytest.mark.ruling(ARIANNE, 3)
def test_no_combat_card_prevents_the_damage_after_combat(table: Table) -> None:
    """As it prevents that of the hand strike in the first round."""
    arianne = table.you.ready(ARIANNE)
    table.you.ready("Meaghan")
    badger = table.prey.ready("Badger (G1)")
    table.you.holds(PRESS, DODGE)
    table.prey.holds("Unflinching Persistence")

    fight(table, arianne, badger)
    table.until("prevent", table.prey)
    assert table.prey.can_play("Unflinching Persistence", by=badger)
    table.you.plays("A press", by=arianne)
    table.you.uses(arianne, level="strike")
    assert not is_offered(table, table.prey, "Unflinching Persistence")

    assert damage_to(table, badger) == 1 + 1

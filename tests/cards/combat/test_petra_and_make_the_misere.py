"""Cards that were the last ones missing in tournament decks: Petra, Make the Misere, ..."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, round_of
from listening import listener
from methuselah.language import (
    cards_cost,
    ready,
    requires_discipline,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth

# -- Petra --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "place"), [("Azaneal (G4)", "torpor"), ("Nadezhda", "ready")])
def test_petra_inflicts_aggravated_damage_on_baali(table, foe, place):
    """One point of it wounds a vampire with no blood to mend it; others mend theirs."""
    petra = table.you.ready("Petra (G4)")
    victim = table.prey.ready(foe, blood=2)
    table.you.ready("Meaghan")

    fight(table, petra, victim)
    rest(table)

    assert table.where(victim) == place
    assert table.where(petra) == "ready"


@pytest.mark.parametrize(("foe", "cost"), [("Nadezhda", 1), ("Ossian", 0)])
def test_a_vampire_pays_to_press_on_against_petra(table, foe, cost):
    """1 blood after the press; an ally pays nothing, and Petra herself presses for free."""
    petra = table.you.ready("Petra (G4)")
    other = table.prey.ready(foe)
    table.prey.holds(PRESS, DODGE, DODGE)

    fight(table, petra, other)
    table.prey.plays("A dodge")
    start = table.blood(other)
    table.prey.plays("A press")
    assert table.blood(other) == start - cost
    rest(table)

    assert table.where(petra) == "ready"


def test_petra_presses_for_free(table):
    """The blood is for those who fight her."""
    petra = table.you.ready("Petra (G4)", blood=4)
    foe = table.prey.ready("Nadezhda", blood=3)
    table.you.holds(PRESS, DODGE, DODGE)

    fight(table, petra, foe)
    table.you.plays("A dodge")
    table.you.plays("A press")
    rest(table)

    assert table.blood(petra) == 4 - damage_to(table, petra)
    assert table.blood(foe) == 3 - damage_to(table, foe)


def test_a_press_to_end_combat_is_free(table):
    """Petra presses on; the one who presses to end it burns nothing."""
    petra = table.you.ready("Petra (G4)")
    foe = table.prey.ready("Nadezhda", blood=3)
    table.you.holds(PRESS, DODGE)
    table.prey.holds(PRESS, DODGE)

    fight(table, petra, foe)
    table.you.plays("A dodge")
    table.prey.plays("A dodge")
    table.you.plays("A press")
    table.prey.plays("A press")
    rest(table)

    assert table.blood(foe) == 3


# -- Form of the Ghost, Lightning Reflexes ------------------------------------------------------


def test_form_of_the_ghost_maneuvers(table):
    """Inferior: to long range."""
    mine = table.you.ready("Anastasia Grey (G1)")
    foe = table.prey.ready("Nadezhda")
    table.you.holds("Form of the Ghost")
    table.prey.holds(DODGE)

    fight(table, mine, foe)
    assert not table.you.may("play", level="PRO")
    table.you.plays("Form of the Ghost", by=mine, level="pro")
    table.until("strike")

    assert round_of(table).range == "long"


def test_form_of_the_ghost_presses(table):
    """Superior: a second round."""
    mine = table.you.ready("Joseph Fischer (G5)")
    foe = table.prey.ready("Nadezhda", blood=3)
    table.you.holds("Form of the Ghost")
    table.prey.holds(DODGE)

    fight(table, mine, foe)
    table.you.plays("Form of the Ghost", by=mine, level="PRO")
    rest(table)

    assert damage_to(table, foe) == 2


@pytest.mark.parametrize(
    ("who", "level", "strikes", "left"),
    [
        ("Allison Maller (G3)", "cel", None, 3),
        ("Anvil (G1)", "CEL", 0, 3),
        ("Anvil (G1)", "CEL", 2, 1),
    ],
)
def test_lightning_reflexes_gives_strikes(table, who, level, strikes, left):
    """One at inferior, as many as blood is burned for at superior; the cost comes first."""
    mine = table.you.ready(who, blood=4)
    foe = table.prey.ready("Gilbert Duane (G1)", blood=7)
    table.you.holds("Lightning Reflexes")
    table.prey.holds(MANEUVER)

    fight(table, mine, foe)
    table.you.plays("Lightning Reflexes", by=mine, level=level)
    if strikes is not None:
        with pytest.raises(AssertionError, match="not among"):
            table.you.chooses(number=4)
        table.you.chooses(number=strikes)
    assert table.blood(mine) == left - 1
    rest(table)

    assert damage_to(table, foe) == 1 + (1 if strikes is None else strikes)


@pytest.mark.ruling("Lightning Reflexes", 1)
def test_no_discount_on_the_blood_burned_for_strikes(table):
    """Only the card is cheaper where Celerity cards are. [ANK 20210226]"""
    mine = table.you.ready("Anvil (G1)", blood=4)
    foe = table.prey.ready("Gilbert Duane (G1)", blood=7)
    cheaper = cards_cost(-1, requires_discipline("cel"), of=("blood",), payer=ready(vampire, yours))
    table.you.in_play(made_up("Cheaper", statics=(cheaper,)))
    table.you.holds("Lightning Reflexes")
    table.prey.holds(MANEUVER)

    fight(table, mine, foe)
    table.you.plays("Lightning Reflexes", by=mine, level="CEL")
    table.you.chooses(number=2)
    rest(table)

    assert table.blood(mine) == 4 - 2 - damage_to(table, mine)


# -- attacks ------------------------------------------------------------------------------------


@pytest.mark.ruling("Fergus Alexander (G5)", 1)
@pytest.mark.parametrize("unlocked", [False, True])
def test_fergus_attacks_a_locked_sabbat_vampire(table, unlocked):
    """Unlocked when it resolves: the action fizzles. [ANK 20210124]"""
    fergus = table.you.ready("Fergus Alexander (G5)")
    table.you.ready("Meaghan")
    mine = table.you.ready("Agatha (G2)", locked=True)
    target = table.prey.ready("Aaron Bathurst (G4)", locked=True)
    also = table.predator.ready("Agatha (G2)", locked=True)
    awake = table.prey.ready("Agatha (G2)")
    camarilla = table.prey.ready("Badger (G1)", locked=True)
    table.prey.holds("On the Qui Vive")

    table.you.acts("Fergus Alexander (G5)", by=fergus)
    for wrong in (mine, awake, camarilla):
        with pytest.raises(AssertionError, match="not among"):
            table.you.chooses(wrong)
    table.you.chooses(target)
    if unlocked:
        table.until("action", table.prey)
        table.state.edit(target).locked = False
    rest(table)

    assert damage_to(table, target) == (0 if unlocked else 1)
    assert damage_to(table, also) == 0


@pytest.mark.parametrize(
    "level", ["cel", "obf", "pot", "cel_obf", "cel_pot", "obf_pot", "cel_obf_pot"]
)
@pytest.mark.ruling("Make the Misere", 2)
def test_make_the_misere_is_what_it_is_played_with(table, level):
    """A maneuver with Celerity, stealth with Obfuscate, strength with Potence. [LSJ 20011204-3]"""
    seats = {"cel": table.grand_prey, "obf": table.grand_predator, "pot": table.predator}
    for code, seat in seats.items():
        seat.in_play(listener(code))
    atiena = table.you.ready("Atiena (G6)")
    table.you.ready("Meaghan")
    target = table.prey.ready("Gilbert Duane (G1)", locked=True)
    table.prey.ready("Aaron Bathurst (G4)")
    table.you.holds("Make the Misere")
    table.prey.holds(DODGE)

    table.you.acts("Make the Misere", by=atiena, level=level)
    assert stealth(table.state, action_of(table)) == int("obf" in level)
    table.until("range", table.you) if "cel" in level else table.until("strike")
    assert table.you.may("use maneuver") is ("cel" in level)
    rest(table)

    assert damage_to(table, target) == (2 if "pot" in level else 1)
    assert {code: seat.pool() - 30 for code, seat in seats.items()} == {
        code: int(code in level) for code in seats
    }


@pytest.mark.ruling("Make the Misere", 1)
def test_make_the_misere_fizzles_if_the_target_is_unlocked(table):
    """[ANK 20210124]"""
    atiena = table.you.ready("Atiena (G6)")
    table.you.ready("Meaghan")
    target = table.prey.ready("Gilbert Duane (G1)", locked=True)
    table.prey.ready("Aaron Bathurst (G4)")
    table.you.holds("Make the Misere")
    table.prey.holds("On the Qui Vive")

    table.you.acts("Make the Misere", by=atiena, level="pot")
    table.until("action", table.prey)
    table.state.edit(target).locked = False
    rest(table)

    assert damage_to(table, target) == 0
    assert table.waits_for(table.you)

"""Coins, dice and cards picked at random; changes that last until the next unlock phase."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, replaced
from methuselah.engine.rows import total
from methuselah.rules.action.action import stealth
from table_talk import Table

SEEDS = range(1, 9)


def fell(table: Table, what: str = "flipped") -> int:
    """How the coin fell (1 is heads), or what the die showed, the last time."""
    return [line.number for line in table.state.journal if line.what == what][-1]


@pytest.mark.parametrize("seed", SEEDS)
def test_walk_through_arcadia_is_unblockable_or_hurts(seed: int) -> None:
    """Heads: nobody can block any more; tails: 1 damage that nobody prevents. It costs 1 blood."""
    table = Table(seed=seed)
    walker = table.you.ready(replaced("Korah (G2)", clans=("Malkavian antitribu",)), blood=5)
    table.you.ready("Meaghan")
    guard = table.prey.ready("Ryan")
    table.you.holds("Walk through Arcadia", PAUSE)

    table.you.acts(by=walker, word="bleed")
    table.you.plays("Walk through Arcadia", by=walker)
    heads = fell(table) == 1
    assert table.blood(walker) == (4 if heads else 3)
    assert table.prey.may("block", minion=guard) is not heads
    rest(table)

    assert table.prey.pool() == 29
    assert table.blood(guard) == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_esau_flips_for_more_bleed(seed: int) -> None:
    """1 blood, as he announces a bleed, once: on heads he bleeds for 3, else for 2."""
    table = Table(seed=seed)
    esau = table.you.ready("Esau (G3)", blood=2)
    other = table.you.ready("Meaghan")
    table.prey.ready("Ryan", locked=True)

    table.you.acts(by=other, word="bleed")
    assert not table.you.may("use", card=esau)
    rest(table)
    table.you.acts(by=esau, word="bleed")
    table.you.uses(esau)
    assert not table.you.may("use", card=esau)
    assert table.blood(esau) == 1
    rest(table)

    assert table.prey.pool() == 29 - (3 if fell(table) == 1 else 2)


def test_esau_flips_for_bleeds_only(table: Table) -> None:
    """Not as he hunts, nor without blood."""
    esau = table.you.ready("Esau (G3)", blood=1)
    table.you.ready("Meaghan")
    table.you.holds(PAUSE)

    table.you.acts(by=esau, word="hunt")
    assert not table.you.may("use", card=esau)


@pytest.mark.parametrize("seed", SEEDS)
def test_ozzy_rolls_a_die(seed: int) -> None:
    """1 or 2: stealth; 5 or 6: less bleed, more strength; it lasts through your turn and others."""
    table = Table(seed=seed)
    ozzy = table.you.ready('J. Oswald "Ozzy" Hyde-White (G3)')
    other = table.you.ready("Meaghan")
    table.you.holds(PAUSE)
    table.begins("unlock")

    table.until("minion", table.you)
    number = fell(table, "rolled")
    low, high = number <= 2, number >= 5
    assert told(table, "rolled") == 1
    for _ in range(2):
        state = table.state
        assert total(state, "stealth", ozzy) == (1 if low else 0)
        assert total(state, "bleed", ozzy) == (-1 if high else 0)
        assert total(state, "strength", ozzy) == (1 if high else 0)
        assert total(state, "stealth", other) == total(state, "strength", other) == 0
        table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "master")
    again = fell(table, "rolled")
    assert told(table, "rolled") == 2
    assert total(table.state, "stealth", ozzy) == (1 if again <= 2 else 0)
    assert total(table.state, "strength", ozzy) == (1 if again >= 5 else 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_evan_klein_is_a_matter_of_chance(seed: int) -> None:
    """A directed action at him fails on tails; the minion stays locked."""
    table = Table(seed=seed)
    evan = table.prey.ready("Evan Klein (G6)")
    other = table.prey.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.in_play("Dogs of War")
    dog = table.you.ready(replaced("Wauneka", clans=("Brujah antitribu",)))

    table.you.acts("Dogs of War", by=dog, level="attack")
    table.you.chooses(evan)
    tails = fell(table) == 2
    rest(table)

    assert table.locked(dog)
    assert told(table, "flipped") == 1
    assert (damage_to(table, evan) == 0) is tails
    assert table.where(other) == "ready"


@pytest.mark.ruling("Evan Klein (G6)", 1)
def test_evan_klein_lets_his_friends_be(table: Table) -> None:
    """Actions of the same controller are undirected; actions at others are left alone."""
    evan = table.prey.ready("Evan Klein (G6)")
    other = table.prey.ready("Ryan")
    table.you.in_play("Dogs of War")
    dog = table.you.ready(replaced("Wauneka", clans=("Brujah antitribu",)))
    table.you.ready("Meaghan")

    table.you.acts("Dogs of War", by=dog, level="attack")
    table.you.chooses(other)
    rest(table)

    assert told(table, "flipped") == 0
    assert damage_to(table, other) == 1
    assert table.where(evan) == "ready"


# -- cards picked at random -------------------------------------------------------------------


def test_gerard_looks_at_one_card_of_your_preys_hand(table: Table) -> None:
    """If he is ready; you know it then, others do not."""
    table.you.ready("Gerard Rafin (G3)")
    table.prey.holds("Blur", "Fame")
    table.predator.holds("Deep Song")
    table.begins("unlock")

    table.you.does("answer", card="Gerard Rafin (G3)")
    seen = [line for line in table.state.journal if line.what == "saw"]
    assert len(seen) == 1
    assert seen[0].seat == table.you.number
    assert table.state.definition(seen[0].card).name in ("Blur", "Fame")
    assert table.prey.hand() == ["Blur", "Fame"]


def test_gerard_must_be_ready(table: Table) -> None:
    """In torpor he looks at nothing."""
    table.you.torpor("Gerard Rafin (G3)")
    table.prey.holds("Blur")
    table.begins("unlock")
    table.until_turn_of(table.prey)

    assert told(table, "saw") == 0


@pytest.mark.parametrize(("held", "left"), [("Ancilla Empowerment", 0), ("Blur", 1)])
def test_kendrick_has_political_actions_discarded(table: Table, held: str, left: int) -> None:
    """In your master phase, once; what is discarded is replaced."""
    kendrick = table.you.ready("Kendrick (G2)")
    card = table.prey.holds(held)
    table.prey.library("Deep Song")
    table.begins("master")

    table.you.uses(kendrick)
    assert table.where(card) == ("hand" if left else "ash_heap")
    assert table.prey.hand() == ([held] if left else ["Deep Song"])
    assert not table.you.may("use", card=kendrick)


def test_kendrick_must_be_ready(table: Table) -> None:
    """In torpor he does not look."""
    kendrick = table.you.torpor("Kendrick (G2)")
    table.prey.holds("Blur")
    table.you.holds("Fame")
    table.you.ready("Ryan")
    table.begins("master")

    assert table.asked() is not None
    assert not table.you.may("use", card=kendrick)


def test_fortune_teller_looks_once_in_your_minion_phase(table: Table) -> None:
    """Its controller, not in the turn of others."""
    ryan = table.you.ready("Ryan")
    teller = table.you.in_play("Fortune Teller", on=ryan)
    table.prey.holds("Blur")

    table.you.uses(teller)
    assert told(table, "saw") == 1
    assert not table.you.may("use", card=teller)
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=teller)


@pytest.mark.ruling("Josef von Bauren (G4)", 1)
def test_josef_discards_for_your_predator_or_prey(table: Table) -> None:
    """Each use is a discard phase action; the card is replaced. [ANK 20190725]"""
    josef = table.you.ready("Josef von Bauren (G4)")
    card = table.prey.holds("Blur")
    other = table.predator.holds("Blur")
    third = table.grand_prey.holds("Blur")
    table.begins("discard")

    table.you.uses(josef)
    assert {o.seat for o in table.you.options("choose")} == {
        table.prey.number,
        table.predator.number,
    }
    table.you.chooses(seat=table.predator.number)
    assert table.where(other) == "ash_heap"
    assert "Blur" not in table.predator.hand()
    assert (table.where(card), table.where(third)) == ("hand", "hand")
    assert not table.you.may("use", card=josef)


# -- until your next unlock phase -----------------------------------------------------------------


@pytest.mark.parametrize(("level", "strength"), [("pro", 0), ("PRO", 1)])
def test_mantle_of_the_bestial_majesty_lasts_through_the_turns_of_others(
    table: Table, level: str, strength: int
) -> None:
    """He unlocks; his hands are aggravated, also in combat in the turn of your prey."""
    beast = table.you.ready(made_vampire("Beast", "PRO"), blood=4)
    table.you.ready("Meaghan")
    theirs = table.predator.ready("Ryan", blood=4)
    table.you.holds("Mantle of the Bestial Majesty")

    table.you.acts("Mantle of the Bestial Majesty", by=beast, level=level)
    rest(table)
    assert not table.locked(beast)
    assert table.blood(beast) == 3
    assert total(table.state, "strength", beast) == strength
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(by=theirs, word="bleed")
    table.you.blocks(beast)
    rest(table)
    assert table.where(theirs) == "torpor"
    table.until_turn_of(table.you, "minion")
    assert total(table.state, "strength", beast) == 0
    assert total(table.state, "aggravated strikes", beast) == 0


def test_luc_gives_you_a_larger_hand(table: Table) -> None:
    """+3 until your next unlock phase; +1 stealth as he diablerizes."""
    luc = table.you.ready("Luc (G4)")
    table.you.ready("Meaghan")
    table.you.holds(*["Blur"] * 7)
    table.you.library(*["Fame"] * 9)
    table.prey.torpor("Ryan")

    table.you.acts(luc, by=luc)
    rest(table)
    assert len(table.you.hand()) == 10
    table.until_turn_of(table.predator, "discard")
    assert len(table.you.hand()) == 10
    for _ in range(3):
        table.you.does("discard")
    table.until_turn_of(table.you, "master")
    assert len(table.you.hand()) == 7


def test_luc_diablerizes_with_stealth(table: Table) -> None:
    """Only then."""
    luc = table.you.ready("Luc (G4)")
    table.you.ready("Meaghan")
    table.prey.torpor("Ryan")
    table.you.holds(PAUSE)

    table.you.acts(by=luc, word="bleed")
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    table = Table()
    luc = table.you.ready("Luc (G4)")
    table.prey.torpor("Ryan")
    table.you.holds(PAUSE)
    table.you.acts(by=luc, word="diablerie")
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.parametrize("passes", [True, False])
def test_juliet_draws_two_after_her_referendum(table: Table, passes: bool) -> None:
    """If it passes; and she has a maneuver each combat."""
    juliet = table.you.ready("Juliet Parr (G7)")
    table.you.ready("Meaghan")
    table.you.holds("Ancilla Empowerment", *["Blur"] * 6)

    table.you.acts("Ancilla Empowerment", by=juliet)
    table.you.votes("for" if passes else "against", minion=juliet)
    rest(table)
    assert len(table.you.hand()) == (9 if passes else 7)
    table.until_turn_of(table.predator)
    for _ in range(2 if passes else 0):
        table.you.does("discard")
    table.until_turn_of(table.you, "master")
    assert len(table.you.hand()) == 7


def test_juliet_maneuvers_once_each_combat(table: Table) -> None:
    """To long range; not a second time."""
    juliet = table.you.ready("Juliet Parr (G7)")
    guard = table.prey.ready("Ryan")

    fight(table, juliet, guard)
    table.you.uses(juliet, level="maneuver")
    rest(table)

    assert damage_to(table, guard) == 0

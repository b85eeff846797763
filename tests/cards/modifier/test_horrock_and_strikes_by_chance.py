"""Cards drawn by chance over the types: an ally, a retainer, an attempt to block, strikes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import DODGE, MANEUVER, fight, made_up, rest
from fight_talk import round_of
from listening import listener
from methuselah.engine import atoms
from methuselah.engine.definitions import defined
from methuselah.engine.rows import total
from methuselah.engine.scope import Scope
from methuselah.engine.traits import discipline_level
from methuselah.language import modifier, monster, ready, static, stealth, vampire, yours
from methuselah.pool import pool

# -- Horrock ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "left"), [("Horrock (G3)", 6), ("Bear Paw (G1)", 5), ("Badger (G1)", 5)]
)
def test_protean_cards_cost_horrock_one_blood_less(table, who, left):
    """Earth Control costs 1 blood; for another vampire it still does."""
    acting = table.you.ready(who, blood=min(left + (who != "Horrock (G3)"), 6))
    blocker = table.prey.ready("Nadezhda")
    table.you.holds("Earth Control")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    before = table.blood(acting)
    table.you.plays("Earth Control", by=acting)
    table.nobody_reacts()

    assert table.blood(acting) == before - (who != "Horrock (G3)")
    assert table.prey.pool() == 29


@pytest.mark.ruling("Horrock (G3)", 1)
@pytest.mark.parametrize(("level", "cost"), [("PRO", 0), ("ANI", 1)])
def test_a_card_of_two_disciplines_is_what_it_is_played_with(table, level, cost):
    """It counts as a Protean card only if it is played as one. [PIB 20150924-2]"""
    gained = (stealth(+1),)
    face = replace(pool()["Earth Control"], disciplines=("for", "pro"), id=900_777, name="Choice")
    ways = {
        code: replace(modifier(*gained), key=code, disciplines=(code,)) for code in ("PRO", "ANI")
    }
    horrock = table.you.ready("Horrock (G3)", blood=3)
    blocker = table.prey.ready("Nadezhda")
    table.you.holds(defined(face, modes=tuple(ways.values())))

    table.you.acts(word="bleed", by=horrock)
    table.prey.blocks(blocker)
    table.you.plays("Choice", by=horrock, level=level)
    table.nobody_reacts()

    assert table.blood(horrock) == 3 - cost
    assert table.prey.pool() == 29


# -- Gregory Winter -----------------------------------------------------------------------------


@pytest.mark.ruling("Gregory Winter", 1)
@pytest.mark.parametrize(("blood", "life"), [(3, 5), (1, 5), (0, 4)])
def test_gregory_steals_a_blood_that_becomes_life(table, blood, life):
    """Also of a vampire with none: nothing is stolen. [RTR 20010711]"""
    gregory = table.you.ready("Gregory Winter")
    mine = table.you.ready("Ramiro", blood=3)
    theirs = table.grand_prey.ready("Nadezhda", blood=blood)
    also = table.prey.ready("Barachiel (G7)", blood=2)

    table.you.acts("Gregory Winter", by=gregory)
    with pytest.raises(AssertionError, match="not among"):
        table.you.chooses(mine)
    table.you.chooses(theirs)
    table.nobody_reacts()

    assert table.blood(gregory) == life
    assert table.blood(theirs) == max(0, blood - 1)
    assert (table.blood(mine), table.blood(also)) == (3, 2)


def test_gregory_burns_a_vampire_in_torpor(table):
    """And gains 2 life; ready vampires are safe from that."""
    gregory = table.you.ready("Gregory Winter", blood=2)
    other = table.you.ready("Ramiro", blood=2)
    ready = table.prey.ready("Nadezhda")
    fallen = table.prey.torpor("Barachiel (G7)")

    table.you.acts("Gregory Winter", by=gregory, level="2")
    table.nobody_reacts()

    assert table.where(fallen) == "ash_heap"
    assert table.blood(gregory) == 4
    assert table.where(ready) == "ready"
    assert table.waits_for(table.you)
    assert other


def test_gregory_wastes_away(table):
    """1 life in each of your unlock phases."""
    gregory = table.you.ready("Gregory Winter")
    last = table.you.ready("Ossian", blood=1)

    table.begins("unlock")
    table.until("minion", table.you)

    assert table.blood(gregory) == 3
    assert table.blood(last) == 1


# -- Robert Carter ------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "choice", "left", "stays"), [
    (3, 0, 2, True), (3, 1, 3, False), (0, None, 0, False),
])  # fmt: skip
def test_carter_is_paid_or_burned(table, blood, choice, left, stays):
    """1 blood of the employer or Carter; without blood he goes."""
    employer = table.you.ready("Ramiro", blood=blood)
    carter = table.you.in_play("Robert Carter", on=employer, blood=1)
    other = table.you.ready("Nadezhda", blood=2)
    table.you.holds("Fame")

    table.begins("unlock")
    table.asked()
    if choice is not None:
        table.you.chooses(number=choice)
    table.until("master", table.you)

    assert table.blood(employer) == left
    assert (table.where(carter) == "attached") is stays
    assert table.blood(other) == 2


def test_carter_helps_to_bleed(table):
    """+2 bleed for the employer, none for another."""
    employer = table.you.ready("Ramiro")
    table.you.in_play("Robert Carter", on=employer, blood=1)
    other = table.you.ready("Nadezhda")

    table.you.acts(word="bleed", by=employer)
    table.nobody_reacts()
    assert table.prey.pool() == 27
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()
    assert table.prey.pool() == 26


# -- Trochomancy --------------------------------------------------------------------------------


@pytest.mark.ruling("Trochomancy", 1)
@pytest.mark.ruling("Trochomancy", 2)
@pytest.mark.parametrize(
    ("who", "level", "cards", "bled"),
    [
        ("Béatrice L'Angou (G2)", "nec", 13, 2),
        ("Béatrice L'Angou (G2)", "aus_nec", 7, 2),
        ("Khurshid (G6)", "AUS_NEC", 7, 3),
    ],
)
def test_trochomancy_removes_cards_of_the_target_at_once(table, who, level, cards, bled):
    """Its player chooses which; they are gone before the bleed is resolved. [PIB 20120525]"""
    acting = table.you.ready(who)
    table.you.ready("Ramiro", blood=1)
    heap = [table.prey.ash_heap("Dodge") for _ in range(cards)]
    kept = table.prey.ash_heap("Deflection")
    mine = [table.you.ash_heap("Dodge") for _ in range(13)]
    table.you.holds("Trochomancy")

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Trochomancy", by=acting, level=level)
    for card in heap:
        table.you.chooses(card)
    assert all(table.where(card) == "removed" for card in heap)
    assert table.where(kept) == "ash_heap"
    table.nobody_reacts()

    assert table.prey.pool() == 30 - bled
    assert all(table.where(card) == "ash_heap" for card in mine)


@pytest.mark.parametrize(("level", "cards"), [("nec", 12), ("aus_nec", 6)])
def test_trochomancy_needs_so_many_cards(table, level, cards):
    """With one less it cannot be played."""
    acting = table.you.ready("Béatrice L'Angou (G2)")
    table.prey.ash_heap(*["Dodge"] * cards)
    table.you.holds("Trochomancy", "Confusion")

    table.you.acts(word="bleed", by=acting)
    table.asked()
    assert not table.you.can_play("Trochomancy", level=level)


# -- Brick by Brick -----------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["close", "long"])
@pytest.mark.ruling("Brick by Brick", 3)
def test_brick_by_brick_sets_the_range_of_this_round(table, place):
    """Nobody maneuvers in it; in the next round they do. [RTR 19970630], [ANK 20180720]"""
    malachai = table.you.ready("Malachai (G6)")
    foe = table.prey.ready("Nadezhda")
    table.you.holds("Brick by Brick")
    table.prey.holds(MANEUVER, DODGE)

    fight(table, malachai, foe)
    table.you.plays("Brick by Brick", by=malachai, level="VIS")
    table.you.chooses(number=["close", "long"].index(place))
    table.until("strike")

    assert round_of(table).range == place
    assert table.prey.hand() == ["A maneuver", "A dodge"]


# -- Dive into Madness --------------------------------------------------------------------------


@pytest.mark.ruling("Dive into Madness", 1)
@pytest.mark.parametrize("who", ["Adelaide Davis (G3)", "Arthur Denholm (G5)"])
def test_inferior_dive_gives_superior_dementation_and_unlocks(table, who):
    """Until the end of the turn; also to who has it. [PIB 20130311]"""
    diver = table.you.ready(who)
    other = table.you.ready("Beauregard Krueller (G4)")
    table.you.holds("Dive into Madness", "Eyes of Chaos")

    table.you.acts("Dive into Madness", by=diver, level="dem")
    table.nobody_reacts()
    assert not table.locked(diver)
    assert discipline_level(table.state, diver, "dem") == 2
    assert discipline_level(table.state, other, "dem") == 1
    table.you.acts(word="bleed", by=diver)
    assert table.you.can_play("Eyes of Chaos", level="DEM")
    table.until_turn_of(table.prey)

    assert discipline_level(table.state, diver, "dem") == (2 if "Arthur" in who else 1)


@pytest.mark.parametrize(("there", "allowed"), [(0, True), (1, True), (2, False)])
def test_superior_dive_is_put_on_the_vampire_twice_at_most(table, there, allowed):
    """+1 bleed each."""
    diver = table.you.ready("Arthur Denholm (G5)")
    table.you.ready("Meaghan")
    for _ in range(there):
        table.you.in_play("Dive into Madness", on=diver, level="DEM")
    table.you.holds("Dive into Madness")

    table.asked()
    assert table.you.can_play("Dive into Madness", level="DEM") is allowed
    if allowed:
        table.you.acts("Dive into Madness", by=diver, level="DEM")
        table.nobody_reacts()
        assert total(table.state, "bleed", diver) == there + 1


def test_an_older_vampire_can_burn_the_dive(table):
    """No younger one and none of the same capacity; the bleed is gone with it."""
    diver = table.you.ready("Arthur Denholm (G5)")
    dive = table.you.in_play("Dive into Madness", on=diver, level="DEM")
    same = table.prey.ready("Antoine, The Lost (G4)")
    older = table.prey.ready("Dolphin Black (G2)")

    table.until_turn_of(table.prey, "minion")
    table.asked()
    assert not table.prey.may("use action", minion=same)
    table.prey.acts("Dive into Madness", by=older)
    table.nobody_reacts()

    assert table.where(dive) == "ash_heap"
    assert total(table.state, "bleed", diver) == 0


@pytest.mark.parametrize("level", ["tha", "vis"])
def test_brick_by_brick_is_a_maneuver_or_a_strike(table, level):
    """2R damage, with a maneuver that commits it."""
    who = {"tha": "Brooke (G2)", "vis": "Malachai (G6)"}[level]
    striker = table.you.ready(who)
    foe = table.prey.ready("Nadezhda")
    table.you.holds("Brick by Brick")
    table.prey.holds(MANEUVER)

    fight(table, striker, foe)
    table.you.plays("Brick by Brick", by=striker, level=level)
    rest(table)

    assert table.blood(foe) == (3 if level == "tha" else 1)


# -- rulings of several of them -----------------------------------------------------------------


@pytest.mark.ruling("Gregory Winter", 2)
def test_gregory_takes_each_of_his_actions_in_one_turn(table):
    """They do not bar each other; the same one again does. [LSJ 20100909]"""
    gregory = table.you.ready("Gregory Winter")
    table.you.ready("Meaghan")
    prey = table.prey.ready("Nadezhda", blood=3)
    fallen = table.prey.torpor("Barachiel (G7)")

    table.you.acts("Gregory Winter", by=gregory, level="")
    table.you.chooses(prey)
    rest(table)
    atoms.unlock(table.state, gregory)
    table.you.acts("Gregory Winter", by=gregory, level="2")
    rest(table)

    assert table.where(fallen) == "ash_heap"
    assert table.blood(gregory) >= 6


@pytest.mark.ruling("Gregory Winter", 3)
@pytest.mark.ruling("Robert Carter", 1)
@pytest.mark.parametrize("name", ["Gregory Winter", "Robert Carter"])
def test_ghouls_are_monsters(table, name):
    """Not mortal. [ANK 20200203-2]"""
    bearer = table.you.ready("Ramiro")
    retainer = {"on": bearer} if name == "Robert Carter" else {}
    card = table.you.puts(name, "attached" if retainer else "ready", **retainer)
    mortal = table.you.ready("Muddled Vampire Hunter")

    table.asked()
    me = Scope(you=0)
    assert monster.passes(table.state, me, card)
    assert not monster.passes(table.state, me, mortal)


@pytest.mark.ruling("Brick by Brick", 1)
@pytest.mark.parametrize("barred", [True, False])
def test_the_maneuver_of_a_strike_that_cannot_be_used(table, barred):
    """It cannot be used either. [LSJ 20021028]"""
    malachai = table.you.ready("Malachai (G6)")
    foe = table.prey.ready("Nadezhda")
    table.you.holds("Brick by Brick", MANEUVER)
    if barred:
        hands = static("only hand strikes", who=ready(vampire, yours))
        table.you.in_play(made_up("Hands", statics=(hands,)))

    fight(table, malachai, foe)
    table.until("range", table.you)

    assert table.you.may("play", card="Brick by Brick", level="vis") is not barred


@pytest.mark.ruling("Brick by Brick", 2)
def test_brick_by_brick_requires_what_it_is_played_with(table):
    """Blood Sorcery or Visceratika. [LSJ 20011204-3]"""
    for code, seat in (("tha", table.grand_prey), ("vis", table.predator)):
        seat.in_play(listener(code))
    malachai = table.you.ready("Malachai (G6)")
    foe = table.prey.ready("Nadezhda")
    table.you.holds("Brick by Brick")

    fight(table, malachai, foe)
    table.you.plays("Brick by Brick", by=malachai, level="vis")
    rest(table)

    assert (table.grand_prey.pool(), table.predator.pool()) == (30, 31)


@pytest.mark.ruling("Brick by Brick", 4)
def test_a_range_that_is_set_already_has_priority(table):
    """As of Neutral Guard. [PIB 20120214]"""
    malachai = table.you.ready("Malachai (G6)")
    foe = table.prey.ready("Nadezhda")
    far = static("range each round", who=ready(vampire, yours), word="long")
    table.you.in_play(made_up("Far", statics=(far,)))
    table.you.holds("Brick by Brick")
    table.prey.holds(DODGE)

    fight(table, malachai, foe)
    table.you.plays("Brick by Brick", by=malachai, level="VIS")
    table.until("strike")

    assert round_of(table).range == "long"

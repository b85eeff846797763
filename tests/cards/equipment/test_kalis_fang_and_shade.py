"""Xian, Kali's Fang and Shade."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from methuselah.engine.definitions import Static, Strike
from methuselah.language import additional_strikes, strike
from methuselah.pool import pool
from table_talk import Table

XIAN = 'Xian "DziDzat155" Quan (G4)'
JACK = 'Jack "Hannibal137" Harmon'
SIGHT = "Second Sight"
FANG = "Kali's Fang"
MORE = made_up("Once more", modes=(additional_strikes(1),))
RETAINER_PROOF = made_up("Used to demons", statics=(Static("immune", word="retainer"),))


# -- Xian -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["hand", "ash_heap"])
@pytest.mark.parametrize("name", ["Ryan", "Ossian"])
def test_xian_gains_a_conviction_for_blocking_a_monster(
    table: Table, name: str, place: str
) -> None:
    """A vampire or a werewolf; as the action ends, from the hand or the ash heap, never more."""
    monster = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.ash_heap(SIGHT)
    xian = table.prey.ready(XIAN)
    other = table.prey.ready(JACK)
    cards = {"hand": table.prey.holds(SIGHT), "ash_heap": table.prey.ash_heap(SIGHT)}
    below = table.prey.library(SIGHT)
    table.prey.library("Fame")
    table.prey.holds(DODGE)

    table.you.acts(word="bleed", by=monster)
    table.prey.blocks(xian)
    table.until("strike", table.prey)
    assert not table.prey.may("fetch")
    while not table.prey.may("fetch"):
        assert not table.over()
        table.pass_on()
    assert table.blood(xian) < 4  # combat is over
    assert {o.word for o in table.prey.options("fetch")} == {"hand", "ash_heap"}
    table.prey.does("fetch", word=place)
    assert not table.prey.may("fetch")
    rest(table)

    assert table.on(cards.pop(place)) == xian
    (left,) = cards.values()
    assert table.where(left) in {"hand", "ash_heap"}
    assert table.where(below) == "library"
    assert table.where(other) == "ready"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_xian_may_do_without(table: Table) -> None:
    """ "He may": nothing is moved."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    xian = table.prey.ready(XIAN)
    held = table.prey.holds(SIGHT)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(xian)
    while not table.prey.may("fetch"):
        assert not table.over()
        table.pass_on()
    table.prey.passes()
    assert not table.prey.may("fetch")
    rest(table)
    assert table.where(held) == "hand"


@pytest.mark.parametrize("name", ["Carlton Van Wyk", JACK])
def test_xian_gains_nothing_for_blocking_mortals(table: Table, name: str) -> None:
    """An ally and an imbued that are mortal are no monsters."""
    mortal = table.you.ready(name)
    table.you.ready(COMPANION)
    xian = table.prey.ready(XIAN)
    held = table.prey.holds(SIGHT)

    table.you.acts(word="bleed", by=mortal)
    table.prey.blocks(xian)
    while not table.over():
        assert not table.prey.may("fetch")
        table.pass_on()
    assert table.prey.pool() == 30
    assert table.where(held) == "hand"


@pytest.mark.parametrize(("life", "gains"), [(1, False), (2, True)])
def test_xian_must_be_ready_at_the_end_of_the_action(table: Table, life: int, gains: bool) -> None:
    """A hand strike incapacitates him at 1 life."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    xian = table.prey.ready(XIAN, blood=life)
    table.prey.holds(SIGHT)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(xian)
    asked = False
    while not table.over():
        asked |= table.prey.may("fetch")
        table.pass_on()
    assert table.where(xian) == ("ready" if gains else "incapacitated")
    assert asked == gains


def test_xian_gains_for_a_monster_that_he_burned(table: Table) -> None:
    """It is a monster as he blocks it; that it is gone afterwards does not matter."""
    ossian = table.you.ready("Ossian", blood=1)
    table.you.ready(COMPANION)
    xian = table.prey.ready(XIAN)
    held = table.prey.holds(SIGHT)

    table.you.acts(word="bleed", by=ossian)
    table.prey.blocks(xian)
    table.prey.does("fetch", word="hand")
    assert table.where(ossian) == "ash_heap"
    rest(table)
    assert table.on(held) == xian


@pytest.mark.parametrize("blocker", ["another", "nobody"])
def test_xian_gains_nothing_unless_he_blocks_successfully(table: Table, blocker: str) -> None:
    """Not for a block of another imbued, nor for an attempt that fails for want of intercept."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    xian = table.prey.ready(XIAN)
    jack = table.prey.ready(JACK)
    table.prey.holds(SIGHT)

    if blocker == "another":
        table.you.acts(word="bleed", by=ryan)
        table.prey.blocks(jack)
    else:
        table.you.acts(word="hunt", by=ryan)  # at 1 stealth
        table.prey.blocks(xian)
    while not table.over():
        assert not table.prey.may("fetch")
        table.pass_on()
    assert table.blood(ryan) == (1 if blocker == "another" else 3)


# -- Kali's Fang ----------------------------------------------------------------------------------


def test_a_banu_haqim_equips_with_the_fang_for_two_pool(table: Table) -> None:
    """Another clan cannot; the pool is paid on success, by its controller alone."""
    bijou = table.you.ready("Bijou")
    ryan = table.you.ready("Ryan")
    fang = table.you.holds(FANG)
    table.prey.ready("Aunt Linda")
    table.prey.holds("Enhanced Senses")

    assert not table.you.can_play(FANG, by=ryan)
    table.you.acts(FANG, by=bijou)
    table.nobody_reacts()
    assert table.on(fang) == bijou
    assert [seat.pool() for seat in table.seats] == [28, 30, 30, 30, 30]
    assert table.blood(bijou) == 3
    assert table.locked(bijou)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("strength", "blood", "place", "left"),
    [(1, 2, "torpor", 1), (1, 1, "torpor", 0), (1, 0, "ash_heap", 0), (2, 2, "torpor", 0),
     (2, 1, "ash_heap", 0)],
)  # fmt: skip
def test_the_fang_strikes_for_strength_and_one_aggravated(
    table: Table, strength: int, blood: int, place: str, left: int
) -> None:
    """One wounds, the others burn blood each, or the vampire that has none."""
    bearer = table.you.ready(replaced("Bijou", strength=strength))
    fang = table.you.in_play(FANG, on=bearer)
    foe = table.prey.ready("Ryan", blood=blood)
    bystander = table.prey.ready("Baixinho")

    fight(table, bearer, foe)
    table.you.uses(fang, by=bearer, level="strike")
    rest(table)
    assert table.where(foe) == place
    if place == "torpor":
        assert table.blood(foe) == left
    assert damage_to(table, foe) == strength + 1
    assert table.blood(bearer) == 2  # a hand strike
    assert table.blood(bystander) == 3
    assert table.on(fang) == bearer
    assert table.waits_for(table.you)


def test_the_hands_of_the_bearer_are_as_they_were(table: Table) -> None:
    """A hand strike for 1, not aggravated."""
    bearer = table.you.ready("Bijou")
    fang = table.you.in_play(FANG, on=bearer)
    foe = table.prey.ready("Ryan")

    fight(table, bearer, foe)
    table.until("strike", table.you)
    assert table.you.may("use", card=fang, level="strike")
    table.you.does("hand strike")
    rest(table)
    assert table.where(foe) == "ready"
    assert table.blood(foe) == 3


def test_the_fang_is_for_close_range(table: Table) -> None:
    """At long range it may be used, but inflicts nothing."""
    bearer = table.you.ready("Bijou")
    fang = table.you.in_play(FANG, on=bearer)
    foe = table.prey.ready("Ryan")
    table.prey.holds(MANEUVER)

    fight(table, bearer, foe)
    table.prey.plays("A maneuver", by=foe)
    table.you.uses(fang, by=bearer, level="strike")
    rest(table)
    assert damage_to(table, foe) == 0
    assert (table.where(foe), table.blood(foe)) == ("ready", 4)


@pytest.mark.ruling("Kali's Fang", 1)
def test_another_clan_takes_the_fang_and_strikes_with_it(table: Table) -> None:
    """The rulebook action asks for no requirement and costs nothing."""
    bijou = table.you.ready("Bijou")
    ryan = table.you.ready("Ryan")
    fang = table.you.in_play(FANG, on=bijou)
    table.you.ready(COMPANION)
    foe = table.prey.ready("Lauren")

    table.you.acts(word="take equipment", by=ryan)
    table.nobody_reacts()
    assert table.on(fang) == ryan
    assert table.you.pool() == 30
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    fight(table, ryan, foe)
    table.you.uses(fang, by=ryan, level="strike")
    rest(table)
    assert table.where(foe) == "torpor"


# -- Shade ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Shade", 3)
@pytest.mark.parametrize(("level", "life"), [("obt", 2), ("OBT", 3)])
def test_the_level_of_employing_decides_the_life_of_the_shade(
    table: Table, level: str, life: int
) -> None:
    """2 life, or 3, for 1 blood, by a vampire who could do either; it stays at that level."""
    employer = table.you.ready(made_vampire("Employer", "OBT"))
    table.you.ready(COMPANION)
    shade = table.you.holds("Shade")
    bystander = table.prey.ready("Ashley")
    table.prey.holds("Enhanced Senses")

    table.you.acts("Shade", by=employer, level=level)
    assert table.blood(employer) == 5
    rest(table)
    assert table.on(shade) == employer
    assert table.blood(shade) == life
    assert table.blood(employer) == 4
    assert table.locked(employer)
    assert table.blood(bystander) == 3
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.blood(shade) == life
    assert pool()["Shade"].keywords == {"demon"}


@pytest.mark.parametrize(
    ("disciplines", "blood", "levels"),
    [
        (("obt",), 5, {"obt"}),
        (("OBT",), 5, {"obt", "OBT"}),
        (("OBT",), 0, set()),
        (("obl",), 5, set()),
    ],
)
def test_who_employs_the_shade(
    table: Table, disciplines: tuple[str, ...], blood: int, levels: set[str]
) -> None:
    """With Obtenebration and 1 blood; Oblivion is another Discipline."""
    employer = table.you.ready(made_vampire("Employer", *disciplines), blood=blood)
    table.you.ready(COMPANION)
    table.you.holds("Shade")

    assert {
        n for n in ("obt", "OBT") if table.you.can_play("Shade", by=employer, level=n)
    } == levels


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_the_shade_damages_the_opposing_minion_each_round(table: Table, level: str) -> None:
    """1 in each of two rounds at close range; its employer and others are not hurt by it."""
    ashley = table.you.ready(made_vampire("Acting"))
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Shade", on=ryan, level=level)
    bystander = table.you.ready("Baixinho")
    table.prey.holds(PRESS)

    fight(table, ashley, ryan)
    table.prey.plays("A press", by=ryan)
    rest(table)
    assert table.blood(ashley) == 5 - 2 - 2
    assert table.blood(ryan) == 4 - 2
    assert table.blood(bystander) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_the_shade_does_nothing_at_long_range(table: Table, level: str) -> None:
    """In the second round, at close range again, it does."""
    ashley = table.you.ready(made_vampire("Acting"))
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Shade", on=ryan, level=level)
    table.prey.holds(PRESS, MANEUVER)

    fight(table, ashley, ryan)
    table.prey.plays("A maneuver", by=ryan)
    table.until("press", table.prey)
    assert table.blood(ashley) == 5
    table.prey.plays("A press", by=ryan)
    rest(table)
    assert table.blood(ashley) == 5 - 1 - 1


@pytest.mark.parametrize("yours", [True, False])
def test_the_shade_of_a_minion_that_does_not_fight_does_nothing(table: Table, yours: bool) -> None:
    """Neither that of the acting side's bystander nor of the blocker's."""
    ashley = table.you.ready("Ashley")
    ryan = table.prey.ready("Ryan")
    seat = table.you if yours else table.prey
    bystander = seat.ready("Baixinho")
    seat.in_play("Shade", on=bystander, level="OBT")

    fight(table, ashley, ryan)
    rest(table)
    assert table.blood(ashley) == 2
    assert table.blood(ryan) == 3


@pytest.mark.ruling("Shade", 1)
@pytest.mark.parametrize(("immune", "lost"), [(True, 1), (False, 2)])
def test_the_source_of_the_damage_is_the_retainer(table: Table, immune: bool, lost: int) -> None:
    """A minion that is immune to retainers does not suffer from it."""
    ashley = table.you.ready("Ashley")
    if immune:
        table.you.in_play(RETAINER_PROOF, on=ashley)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Shade", on=ryan, level="obt")

    fight(table, ashley, ryan)
    rest(table)
    assert table.blood(ashley) == 3 - lost


@pytest.mark.ruling("Shade", 2)
@pytest.mark.parametrize(("card", "left"), [(DODGE, 2), (COMBAT_ENDS, 3)])
def test_a_dodge_does_not_stop_the_shade_but_the_end_of_combat_does(
    table: Table, card: object, left: int
) -> None:
    """Its damage is no strike and comes with normal strikes."""
    ashley = table.you.ready("Ashley")
    table.you.holds(card)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Shade", on=ryan, level="obt")

    fight(table, ashley, ryan)
    table.until("strike", table.you)
    table.you.does("play")
    rest(table)
    assert table.blood(ashley) == left


@pytest.mark.ruling("Shade", 2)
def test_first_strike_that_ends_combat_comes_before_the_shade(table: Table) -> None:
    """Its employer goes to torpor before normal strikes."""
    ashley = table.you.ready("Ashley")
    table.you.holds(made_up("Quick", modes=(strike(Strike("hand", 4, first=True)),)))
    ryan = table.prey.ready("Ryan")
    shade = table.prey.in_play("Shade", on=ryan, level="obt")

    fight(table, ashley, ryan)
    table.you.plays("Quick", by=ashley)
    rest(table)
    assert table.where(ryan) == "torpor"
    assert table.on(shade) == ryan
    assert table.blood(ashley) == 3


@pytest.mark.ruling("Shade", 4)
def test_the_shade_does_not_repeat_with_additional_strikes(table: Table) -> None:
    """Once each round: two hand strikes and 1 damage from it."""
    ashley = table.you.ready(made_vampire("Acting"))
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Shade", on=ryan, level="obt")
    table.prey.holds(MORE)

    fight(table, ashley, ryan)
    table.prey.plays("Once more", by=ryan)
    rest(table)
    assert table.blood(ashley) == 5 - 1 - 1 - 1

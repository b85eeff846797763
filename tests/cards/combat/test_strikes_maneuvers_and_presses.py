"""Combat cards of the worked examples: strikes, maneuvers, presses, additional strikes."""

from __future__ import annotations

import pytest

from fight_talk import blocked, damage_to, fists_only, round_of, weapon
from methuselah.engine.definitions import Block, Strike
from methuselah.language import add_counters
from table_talk import Table


def pair(table: Table, yours: str, other: str) -> tuple[int, int]:
    """Your minion and your prey's, both full."""
    return table.you.ready(yours), table.prey.ready(other)


# -- Celerity ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "damage"), [("cel", 2), ("CEL", 3)])
def test_blur_gives_one_or_two_additional_strikes_for_a_blood(
    table: Table, level: str, damage: int
) -> None:
    """The first strike, and one or two more."""
    pug, wauneka = pair(table, "Pug Jackson", "Wauneka")
    blur = table.you.holds("Blur")
    blocked(table, pug, wauneka)
    table.you.plays(blur, by=pug, level=level)
    table.nobody_reacts()
    assert damage_to(table, wauneka) == damage
    assert damage_to(table, pug) == 1
    assert table.blood(pug) == 6 - 1 - 1
    assert table.where(blur) == "ash_heap"


def test_blur_needs_celerity_and_a_blood(table: Table) -> None:
    """No inferior Celerity, no Blur; no blood, no Blur."""
    nassir, wauneka = pair(table, "Nassir", "Wauneka")
    table.you.holds("Blur")
    mazz = table.you.ready("Mazz", blood=1)
    blocked(table, nassir, wauneka)
    while not table.over():
        assert not table.you.may("play")
        table.pass_on()
    table.you.acts(by=mazz, word="bleed")
    table.nobody_reacts()
    assert damage_to(table, wauneka) == 1


@pytest.mark.ruling("Flash", 1)
def test_flash_maneuvers_with_a_press_for_the_round(table: Table) -> None:
    """Superior: the press is optional and ends with the round."""
    ira, mazz = pair(table, "Ira Rivers", "Mazz")
    table.you.holds("Flash")
    table.prey.holds("Flash")
    blocked(table, ira, mazz)
    table.you.plays("Flash", by=ira, level="CEL")
    assert round_of(table).range == "long"
    table.until("press", table.you)
    table.you.passes()
    assert table.asked().seat == table.prey.number
    table.prey.plays("Flash", by=mazz, level="cel 2")
    table.you.does("use press", minion=ira)
    table.nobody_reacts()
    rounds = [line for line in table.state.journal if line.what == "round"]
    assert len(rounds) == 1


def test_the_press_of_flash_is_gone_in_the_next_round(table: Table) -> None:
    """What is not used in its round is lost."""
    ira, mazz = pair(table, "Ira Rivers", "Mazz")
    table.you.holds("Flash")
    table.prey.holds("Resist Earth's Grasp")
    blocked(table, ira, mazz)
    table.you.plays("Flash", by=ira, level="CEL")
    table.prey.plays("Resist Earth's Grasp", by=mazz, level="cel")
    table.you.passes()
    while not table.over():
        assert not table.you.may("use press")
        table.pass_on()
    rounds = [line for line in table.state.journal if line.what == "round"]
    assert len(rounds) == 2


@pytest.mark.parametrize(("level", "where"), [("cel", "range"), ("CEL", "additional")])
def test_pursuit_is_a_maneuver_or_an_additional_strike(
    table: Table, level: str, where: str
) -> None:
    """Inferior when range is determined, superior after the strikes."""
    pug, wauneka = pair(table, "Pug Jackson", "Wauneka")
    pursuit = table.you.holds("Pursuit")
    blocked(table, pug, wauneka)
    table.until(where, table.you)
    assert [option.mode for option in table.you.options("play")] == [level]
    table.you.plays(pursuit, by=pug, level=level)
    table.nobody_reacts()
    assert damage_to(table, wauneka) == (0 if where == "range" else 2)


# -- Potence ----------------------------------------------------------------------------------


@pytest.mark.ruling("Torn Signpost", 1)
@pytest.mark.parametrize(("level", "damage"), [("pot", 2), ("POT", 3)])
def test_torn_signpost_sets_strength_for_the_combat(table: Table, level: str, damage: int) -> None:
    """Every round of this combat, and no other minion."""
    pug, wauneka = pair(table, "Pug Jackson", "Wauneka")
    table.you.holds("Torn Signpost", "Flash")
    blocked(table, pug, wauneka)
    table.you.plays("Torn Signpost", by=pug, level=level)
    table.you.plays("Flash", by=pug, level="cel 2")
    table.nobody_reacts()
    assert damage_to(table, wauneka) == 2 * damage
    assert damage_to(table, pug) == 2
    assert table.blood(wauneka) == max(0, 5 - 2 * damage)


@pytest.mark.ruling("Torn Signpost", 2)
def test_more_strength_adds_to_torn_signpost(table: Table) -> None:
    """A strength of 3 and +2 damage: 5."""
    pug, wauneka = pair(table, "Pug Jackson", "Wauneka")
    table.you.holds("Torn Signpost", "Undead Strength")
    blocked(table, pug, wauneka)
    table.you.plays("Torn Signpost", by=pug, level="POT")
    table.you.plays("Undead Strength", by=pug, level="POT")
    table.nobody_reacts()
    assert damage_to(table, wauneka) == 5
    assert table.where(wauneka) == "ready"
    assert table.blood(wauneka) == 0


@pytest.mark.parametrize(
    ("card", "level", "damage"),
    [
        ("Undead Strength", "pot", 2),
        ("Undead Strength", "POT", 3),
        ("Slam", "pot", 3),
        ("Slam", "POT", 3),
        ("Lucky Blow", "", 2),
    ],
)
def test_hand_strikes_with_more_damage(table: Table, card: str, level: str, damage: int) -> None:
    """Strength 1 and what the card adds, at close range."""
    pug, wauneka = pair(table, "Pug Jackson", "Wauneka")
    held = table.you.holds(card)
    blocked(table, pug, wauneka)
    table.you.plays(held, by=pug, level=level)
    table.nobody_reacts()
    assert damage_to(table, wauneka) == damage
    assert table.blood(pug) == 5 - (card == "Slam")


@pytest.mark.parametrize("card", ["Undead Strength", "Lucky Blow"])
@pytest.mark.parametrize(("armed", "damage"), [(True, 3), (False, 0)])
def test_a_melee_weapon_may_strike_instead_of_the_hand(
    table: Table, card: str, armed: bool, damage: int
) -> None:
    """A sword that does 2 does 3 with inferior Undead Strength; the fist remains possible."""
    pug, wauneka = pair(table, "Pug Jackson", "Wauneka")
    sword = table.you.in_play(weapon("Sword", Strike("damage", 2)), on=pug)
    held = table.you.holds(card)
    blocked(table, pug, wauneka)
    table.you.plays(held, by=pug, level="pot" if card == "Undead Strength" else "")
    table.you.chooses(sword if armed else pug)
    table.nobody_reacts()
    assert damage_to(table, wauneka) == (damage or 2)
    chosen = [line.other for line in table.state.journal if line.what == "strikes"]
    assert chosen[0] == (sword if armed else held)


@pytest.mark.ruling("Undead Strength", 1)
@pytest.mark.ruling("Lucky Blow", 2)
@pytest.mark.parametrize("card", ["Undead Strength", "Lucky Blow"])
def test_a_strike_that_deals_no_damage_deals_none_with_more(table: Table, card: str) -> None:
    """A weapon that does something else does not hurt."""
    pug, wauneka = pair(table, "Pug Jackson", "Wauneka")
    ring = weapon("Ring", Strike("touch", hit=Block((add_counters(1),))))
    worn = table.you.in_play(ring, on=pug)
    held = table.you.holds(card)
    blocked(table, pug, wauneka)
    table.you.plays(held, by=pug, level="POT" if card == "Undead Strength" else "")
    table.you.chooses(worn)
    table.nobody_reacts()
    assert damage_to(table, wauneka) == 0
    assert table.counters(worn) == 1


@pytest.mark.ruling("Undead Strength", 2)
@pytest.mark.ruling("Lucky Blow", 3)
@pytest.mark.ruling("Slam", 1)
@pytest.mark.parametrize(
    ("card", "level"), [("Undead Strength", "pot"), ("Lucky Blow", ""), ("Slam", "pot")]
)
def test_added_damage_is_aggravated_where_the_strike_is(
    table: Table, card: str, level: str
) -> None:
    """Basilia's hand strikes are aggravated, what is added too."""
    basilia, wauneka = pair(table, "Basilia", "Wauneka")
    held = table.you.holds(card)
    blocked(table, basilia, wauneka)
    table.you.plays(held, by=basilia, level=level)
    table.nobody_reacts()
    assert table.where(wauneka) == "torpor"
    assert table.blood(wauneka) == 5 - (2 if card == "Slam" else 1)
    assert damage_to(table, wauneka, aggravated=True) == (3 if card == "Slam" else 2)


def test_a_weapon_of_basilia_is_not_aggravated(table: Table) -> None:
    """Only her hand strikes are."""
    basilia, wauneka = pair(table, "Basilia", "Wauneka")
    sword = table.you.in_play(weapon("Sword", Strike("damage", 2)), on=basilia)
    blocked(table, basilia, wauneka)
    table.you.uses(sword, minion=basilia)
    table.nobody_reacts()
    assert table.where(wauneka) == "ready"
    assert table.blood(wauneka) == 3


def test_slam_maneuvers_to_close_range_only(table: Table) -> None:
    """Not to long; back to close it commits its strike."""
    pug, mazz = pair(table, "Pug Jackson", "Mazz")
    slam = table.you.holds("Slam")
    table.prey.holds("Flash")
    blocked(table, pug, mazz)
    assert table.asked().seat == table.prey.number, "nothing to maneuver with at close range"
    table.prey.plays("Flash", by=mazz, level="cel")
    table.you.plays(slam, by=pug, level="POT")
    assert table.where(slam) == "ash_heap"
    table.nobody_reacts()
    assert damage_to(table, mazz) == 3
    assert table.blood(pug) == 4


# -- no Discipline, Animalism, Fortitude, Blood Sorcery -----------------------------------------


def test_dodge_protects_and_is_replaced_after_combat(table: Table) -> None:
    """Nothing happens to the dodging minion, in this pair of strikes only."""
    nassir, wauneka = pair(table, "Nassir", "Wauneka")
    table.you.holds("Dodge")
    table.prey.holds("Roundhouse", "Taste of Vitae")
    blocked(table, nassir, wauneka)
    table.you.plays("Dodge", by=nassir)
    assert table.you.hand() == []
    table.prey.plays("Roundhouse", by=wauneka, level="POT")
    table.nobody_reacts()
    assert damage_to(table, nassir) == damage_to(table, wauneka) == 0
    assert table.you.hand() == ["Filler"]


def test_lucky_blow_is_replaced_after_combat(table: Table) -> None:
    """An ally may play it too: it requires nothing."""
    gang, mazz = pair(table, "Loyal Street Gang", "Mazz")
    table.you.holds("Lucky Blow")
    table.prey.holds("Resist Earth's Grasp")
    blocked(table, gang, mazz)
    table.you.plays("Lucky Blow", by=gang)
    assert table.you.hand() == []
    table.nobody_reacts()
    assert damage_to(table, mazz) == 2
    assert table.you.hand() == ["Filler"]


@pytest.mark.ruling("Aid from Bats", 2)
@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_aid_from_bats_strikes_at_range_with_a_press_at_superior(table: Table, level: str) -> None:
    """1R damage, played as a maneuver or as a strike; the press is for this round."""
    sophia, wauneka = pair(table, "Sophia Watson", "Wauneka")
    bats = table.you.holds("Aid from Bats")
    blocked(table, sophia, wauneka)
    table.you.plays(bats, by=sophia, level=level)
    if level == "ANI":
        table.until("press", table.you)
        table.you.does("use press", minion=sophia)
    table.nobody_reacts()
    rounds = [line for line in table.state.journal if line.what == "round"]
    assert len(rounds) == (2 if level == "ANI" else 1)
    assert table.blood(wauneka) == (3 if level == "ANI" else 4)
    assert table.blood(sophia) == (5 if level == "ANI" else 6), "at long range, then at close"


@pytest.mark.ruling("Aid from Bats", 1)
@pytest.mark.ruling("Slam", 2)
def test_the_maneuver_of_a_barred_strike_cannot_be_used(table: Table) -> None:
    """Where only hand strikes can be used the bats cannot be sent, not even to maneuver."""
    sophia, wauneka = pair(table, "Sophia Watson", "Wauneka")
    table.you.holds("Aid from Bats")
    table.prey.holds(fists_only())
    blocked(table, sophia, wauneka)
    table.prey.plays("Fists Only", by=wauneka)
    while not table.over():
        assert not table.you.may("play")
        table.pass_on()


@pytest.mark.ruling("Skin of Rock", 1)
@pytest.mark.parametrize(("level", "lost"), [("for", 3), ("FOR", 2)])
def test_skin_of_rock_prevents(table: Table, level: str, lost: int) -> None:
    """1 or 2 of the 4 damage of a Roundhouse."""
    sophia, wauneka = pair(table, "Sophia Watson", "Wauneka")
    table.you.holds("Skin of Rock")
    table.prey.holds("Roundhouse")
    blocked(table, sophia, wauneka)
    table.prey.plays("Roundhouse", by=wauneka, level="POT")
    table.you.plays("Skin of Rock", by=sophia, level=level)
    table.nobody_reacts()
    assert damage_to(table, sophia) == lost


@pytest.mark.ruling("Skin of Rock", 2)
@pytest.mark.ruling("Skin of Rock", 3)
def test_skin_of_rock_is_for_the_damage_of_the_moment(table: Table) -> None:
    """1 damage is prevented with 2 points; the other point is lost. No damage, no card."""
    sophia, mazz = pair(table, "Sophia Watson", "Mazz")
    rock = table.you.holds("Skin of Rock")
    table.prey.holds("Pursuit", "Blur")
    blocked(table, sophia, mazz)
    table.until("prevent", table.you)
    table.you.plays(rock, by=sophia, level="FOR")
    table.prey.plays("Blur", by=mazz, level="cel")
    table.nobody_reacts()
    assert damage_to(table, sophia) == 1
    assert damage_to(table, mazz) == 1


@pytest.mark.parametrize("level", ["tha", "THA"])
def test_movement_of_the_mind_ends_combat_or_maneuvers(table: Table, level: str) -> None:
    """Inferior: a press, only usable to end combat. Superior: a maneuver."""
    nassir, mazz = pair(table, "Nassir", "Mazz")
    mind = table.you.holds("Movement of the Mind")
    table.prey.holds("Flash")
    blocked(table, nassir, mazz)
    table.until("range", table.you)
    assert [option.mode for option in table.you.options("play")] == ["THA"]
    if level == "THA":
        table.you.plays(mind, by=nassir, level=level)
        table.nobody_reacts()
        assert damage_to(table, mazz) == 0
        return
    table.until("press")
    assert table.asked().seat == table.prey.number, "there is nothing to end yet"
    table.prey.plays("Flash", by=mazz, level="cel 2")
    table.you.plays(mind, by=nassir, level=level)
    table.nobody_reacts()
    rounds = [line for line in table.state.journal if line.what == "round"]
    assert len(rounds) == 1

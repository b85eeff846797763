"""Gemini's Mirror: a dodge with a maneuver, or a coin for each strike."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    OPPOSING,
    additional_strikes,
    before_range,
    burn_blood,
    combat_ends,
    damage_strike,
    destroys,
    dodge,
    ranged_strike,
    steal_blood,
    strike,
    strike_with_effect,
)
from scenes.strikes import once_each, only_before_range, strikes
from table_talk import Table

MIRROR = "Gemini's Mirror"
TWIN = made_vampire("Twin", "OBF", capacity=8)
SEEDS = pytest.mark.parametrize("seed", range(1, 9))


def coins(table: Table) -> list[bool]:
    """How the coins fell: heads or not."""
    return [line.number == 1 for line in table.state.journal if line.what == "flipped"]


def mirrored(
    seed: int, *holds: Definition, blow: Definition | None = None
) -> tuple[Table, int, int]:
    """Your vampire has played it at superior; the foe strikes with a card, or by hand."""
    table = Table(seed=seed)
    mine = table.you.ready(TWIN)
    table.you.ready(COMPANION)
    card = table.you.holds(MIRROR)
    table.you.holds(*holds)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    if blow:
        table.prey.holds(blow)
    fight(table, mine, foe)
    table.you.plays(card, by=mine, level="OBF")
    assert table.where(card) == "ash_heap"
    if blow:
        table.prey.plays(blow.face.name, by=foe)
    return table, mine, foe


# -- the inferior level ----------------------------------------------------------------------------


def test_the_twin_dodges() -> None:
    """For 1 blood."""
    strikes(MIRROR, by=made_vampire("Twin", "obf"), level="obf", damage=0, taken=0)


def test_the_twin_maneuvers_and_dodges(table: Table) -> None:
    """To long range, and the strike is the dodge."""
    mine = table.you.ready(made_vampire("Twin", "obf"))
    card = table.you.holds(MIRROR)
    foe = table.prey.ready("Ryan")
    table.prey.holds(MANEUVER, paper("Shot", strike(ranged_strike(2))))
    fight(table, mine, foe)
    table.until("range", table.you)
    table.you.plays(card, by=mine, level="obf")
    table.prey.plays("Shot", by=foe)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, foe)) == (0, 0)
    assert table.waits_for(table.you)


@pytest.mark.ruling(MIRROR, 2)
def test_no_maneuver_where_it_cannot_strike(table: Table) -> None:
    """A lurker's victim cannot strike in the first round ([LSJ 20021028])."""
    acting = table.you.ready("Ryan")
    lurker = table.you.ready(made_vampire("Lurker", "OBF"))
    table.you.holds("Hidden Lurker")
    mine = table.prey.ready(made_vampire("Twin", "obf"))
    table.prey.holds(MIRROR, DODGE)
    fight(table, acting, mine)
    table.until("range", table.prey)
    assert table.prey.can_play(MIRROR, by=mine)
    table.you.plays("Hidden Lurker", by=lurker)
    while not table.over():
        assert not table.prey.can_play(MIRROR)
        table.pass_on()


# -- the superior level ----------------------------------------------------------------------------


@SEEDS
def test_tails_spare_the_twin_until_heads(seed: int) -> None:
    """A coin for each strike of three rounds; after heads, none, and every strike hits."""
    table, mine, foe = mirrored(seed, PRESS, PRESS)
    for _ in (1, 2):
        table.until("press", table.you)
        table.you.plays("A press", by=mine)
    rest(table)
    fell = coins(table)
    tails = len(fell) - sum(fell)
    assert tails == (fell.index(True) if any(fell) else 3)
    assert len(fell) == min(3, tails + 1)
    assert damage_to(table, mine) == 3 - tails
    assert damage_to(table, foe) == 3  # its own strikes are as ever
    assert table.blood(mine) == 8 - 1 - (3 - tails)
    assert table.waits_for(table.you)


@SEEDS
@pytest.mark.parametrize(
    ("blow", "flips"),
    [
        (paper("Bite", strike(steal_blood(2))), 1),
        (paper("Shot", strike(ranged_strike(2))), 1),
        (paper("Punch", strike(damage_strike(2))), 1),
        (paper("Daze", strike(strike_with_effect(burn_blood(1, OPPOSING)))), 1),
        (paper("Slip", strike(dodge)), 0),
        (paper("Leave", strike(combat_ends())), 0),
    ],
)
def test_what_has_no_effect_on_the_twin(seed: int, blow: Definition, flips: int) -> None:
    """Its blood, damage, what befalls it; no coin for what is not made against it."""
    table, mine, _ = mirrored(seed, blow=blow)
    rest(table)
    fell = coins(table)
    assert len(fell) == flips
    hit = flips == 1 and fell[0]
    name = blow.face.name
    lost = {"Bite": 2, "Shot": 2, "Punch": 2, "Daze": 1}.get(name, 0) if hit else 0
    assert table.blood(mine) == 8 - 1 - lost
    assert damage_to(table, mine) == (2 if hit and name in ("Shot", "Punch") else 0)


@SEEDS
@pytest.mark.parametrize(
    ("card", "code", "level"),
    [("Catatonic Fear", "PRE", "PRE"), ("Oubliette", "OBT", "OBT"), ("Majesty", "PRE", "PRE")],
)
def test_what_an_end_of_combat_does_to_the_twin_has_its_coin(
    seed: int, card: str, code: str, level: str
) -> None:
    """Damage or a burn after combat; combat ends in any case, and nothing else needs a coin."""
    table = Table(seed=seed)
    mine = table.you.ready(TWIN)
    table.you.ready(COMPANION)
    table.you.holds(MIRROR)
    foe = table.prey.ready(made_vampire("Foe", code, capacity=10))
    table.prey.holds(card)
    fight(table, mine, foe)
    table.you.plays(MIRROR, by=mine, level="OBF")
    table.prey.plays(card, by=foe, level=level)
    rest(table)
    fell = coins(table)
    assert len(fell) == (0 if card == "Majesty" else 1)
    assert table.blood(mine) == 8 - 1 - sum(fell)
    assert damage_to(table, foe) == 0
    assert table.locked(foe) is (card != "Majesty")  # what it does to its own vampire happens


@SEEDS
@pytest.mark.ruling(MIRROR, 1)
@pytest.mark.rules_text("003 Gemini's Mirror 1")
def test_what_the_twin_bears_is_not_spared(seed: int) -> None:
    """Its equipment is destroyed however the coin falls."""
    table = Table(seed=seed)
    mine = table.you.ready(TWIN)
    table.you.ready(COMPANION)
    bowl = table.you.in_play("Bowl of Convergence", on=mine)
    table.you.holds(MIRROR)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.prey.holds(paper("Smash", strike(destroys("equipment"))))
    fight(table, mine, foe)
    table.you.plays(MIRROR, by=mine, level="OBF")
    table.prey.plays("Smash", by=foe)
    rest(table)
    assert len(coins(table)) == 1
    assert table.where(bowl) == "ash_heap"


@SEEDS
def test_each_additional_strike_has_its_coin(seed: int) -> None:
    """Until heads."""
    table, mine, _ = mirrored(seed, blow=paper("Twice", additional_strikes(1)))
    rest(table)
    fell = coins(table)
    assert len(fell) == (1 if fell[0] else 2)
    assert damage_to(table, mine) == 2 - fell.count(False)


@SEEDS
def test_the_mirror_is_gone_with_the_combat(seed: int) -> None:
    """In another combat of the same action no coin is flipped."""
    table, mine, _ = mirrored(seed, AGAIN)
    table.you.plays("Another combat", by=mine)
    rest(table)
    assert told(table, "flipped") == 1
    assert damage_to(table, mine) == 1 + coins(table).count(True)


def test_the_mirror_before_range_and_once_each_combat() -> None:
    """At superior; the inferior level is not limited by it."""
    only_before_range(MIRROR, by=TWIN, level="OBF")
    once_each(MIRROR, by=TWIN, level="OBF")


def test_the_dodge_may_follow_the_mirror(table: Table) -> None:
    """A second copy at the inferior level, in the same combat."""
    mine = table.you.ready(TWIN)
    table.you.holds(MIRROR, MIRROR)
    foe = table.prey.ready("Ryan")
    fight(table, mine, foe)
    table.you.plays(MIRROR, by=mine, level="OBF")
    table.until("strike", table.you)
    assert table.you.can_play(MIRROR, by=mine, level="obf")
    assert not table.you.can_play(MIRROR, by=mine, level="OBF")


def test_another_combat_has_another_mirror(table: Table) -> None:
    """One each combat, not each turn."""
    mine = table.you.ready(TWIN)
    table.you.holds(MIRROR, MIRROR, AGAIN, made_up("Wait", modes=(before_range(),)))
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    fight(table, mine, foe)
    table.you.plays(MIRROR, by=mine, level="OBF")
    table.until("before_range", table.you)
    assert not table.you.can_play(MIRROR, by=mine, level="OBF")
    table.you.plays("Another combat", by=mine)
    table.until("before_range", table.you)
    assert table.you.can_play(MIRROR, by=mine, level="OBF")

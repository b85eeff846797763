"""Reanimated Corpse: as many turns as blood was paid, and Fortitude in combat."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import of_level, paper
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    THIS,
    ally,
    ash_heap,
    before_range,
    brings_into_play,
    choose,
    chosen,
    combat_card,
    environmental_damage,
    gain_pool,
    hand_strike,
    modifier,
    ranged_strike,
    sends_to_torpor,
    static,
    strike,
    use,
    yours,
)
from table_talk import Table

CORPSE = "Reanimated Corpse"
SAMEDI = made_vampire("Corpse maker", "THN", capacity=9)
LESSER = made_vampire("Lesser", "thn", capacity=9)
WALL = made_vampire("Wall", capacity=11)
TRICK = combat_card(gain_pool(1), at=("before_range",))


def pathos(table: Table, corpse: int) -> int:
    """Its pathos counters."""
    return max(0, table.state.cards[corpse].note("pathos"))


@pytest.mark.ruling(CORPSE, 7)
@pytest.mark.parametrize(
    ("level", "paid", "counters"),
    [("thn", 3, 3), ("thn", 1, 1), ("thn", 0, 0), ("THN", 2, 4), ("THN", 0, 2)],
)
def test_a_corpse_rises(table: Table, level: str, paid: int, counters: int) -> None:
    """X blood for X counters, 2 more at superior; without any it leaves the game at once."""
    mine, lesser = table.you.ready(SAMEDI), table.you.ready(LESSER)
    table.you.ready(COMPANION)
    other = table.you.ready("Ryan")
    corpse = table.you.holds(CORPSE)
    assert not table.you.can_play(CORPSE, by=other, level=level)
    assert table.you.can_play(CORPSE, by=lesser, level=level) is (level == "thn")
    table.you.acts(CORPSE, by=mine, level=level)
    assert {option.number for option in table.you.options("choose")} == set(range(10))
    table.you.chooses(number=paid)
    rest(table)
    assert table.blood(mine) == 9 - paid
    if not counters:
        assert table.where(corpse) == "removed"
        return
    assert (table.where(corpse), table.blood(corpse)) == ("ready", 2)
    assert pathos(table, corpse) == counters


@pytest.mark.parametrize("level", ["thn", "THN"])
def test_a_corpse_falls_apart(table: Table, level: str) -> None:
    """1 counter in each of your unlock phases; then it leaves the game."""
    mine = table.you.ready(SAMEDI)
    table.you.ready(COMPANION)
    corpse = table.you.holds(CORPSE)
    table.you.acts(CORPSE, by=mine, level=level)
    table.you.chooses(number=2)
    rest(table)
    for left in range(1 if level == "thn" else 3, -1, -1):
        table.until_turn_of(table.prey, "minion")
        assert pathos(table, corpse) == left + 1
        table.until_turn_of(table.you, "minion")
        if left:
            assert pathos(table, corpse) == left
    assert table.where(corpse) == "removed"


@pytest.mark.ruling(CORPSE, 1)
@pytest.mark.ruling(CORPSE, 14)
def test_who_comes_back_has_no_pathos(table: Table) -> None:
    """Brought into play by another card X is 0: it is gone at once."""
    corpse = table.you.ash_heap(CORPSE)
    table.you.ready(COMPANION)
    calls = use(
        choose(ash_heap(yours, ally), name="back"), brings_into_play(chosen("back")), at=("minion",)
    )
    table.you.in_play(paper("Call", calls, kind="event"))
    table.you.uses("Call")
    assert table.where(corpse) == "removed"


def risen(table: Table, **how: object) -> int:
    """A corpse of yours with 3 counters."""
    return table.you.ready(CORPSE, level="thn", notes=(("pathos", 3),), **how)


@pytest.mark.ruling(CORPSE, 8)
@pytest.mark.ruling(CORPSE, 9)
@pytest.mark.ruling(CORPSE, 11)
@pytest.mark.parametrize(
    ("code", "may"),
    [("for", True), ("FOR", False), ("pot", False), ("for_pot", False), ("for_cel", False)],
)
def test_it_plays_basic_fortitude_in_combat(table: Table, code: str, may: bool) -> None:
    """One Discipline at the basic level, whatever else lends it any."""
    corpse, theirs = risen(table), table.prey.ready(WALL)
    for word in ("for", "cel"):
        lent = static("plays combat cards as a vampire", word=word)
        table.you.in_play(paper(f"Lends {word}", lent, kind="equipment"), on=corpse)
    table.you.holds(of_level(code, TRICK), MANEUVER)
    fight(table, corpse, theirs)
    assert table.you.can_play("Lesson", by=corpse) is may


@pytest.mark.parametrize("kind", ["action", "modifier"])
def test_it_plays_nothing_else(table: Table, kind: str) -> None:
    """No action, no action modifier that requires Fortitude."""
    corpse = risen(table)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    way = None if kind == "action" else modifier(gain_pool(1), at=("action",))
    table.you.holds(of_level("for", way), paper("Pause", modifier(at=("action",))))
    if kind == "action":
        assert not table.you.can_play("Lesson", by=corpse)
    table.you.acts(word="bleed", by=corpse)
    table.until("action", table.you)
    assert not table.you.can_play("Lesson", by=corpse)
    rest(table)
    assert table.prey.pool() == 28


@pytest.mark.ruling(CORPSE, 10)
def test_it_has_no_fortitude(table: Table) -> None:
    """To whatever looks for a minion that has it."""
    corpse = risen(table)
    table.you.ready(COMPANION)
    table.asked()
    assert discipline_level(table.state, corpse, "for") == 0


@pytest.mark.ruling(CORPSE, 13)
@pytest.mark.parametrize(
    ("words", "may"),
    [
        ("independent", True),
        ("camarilla vampire", False),
        ("vampire with capacity 2 or more", False),
    ],
)
def test_it_plays_as_an_independent_vampire(table: Table, words: str, may: bool) -> None:
    """Of capacity 1."""
    corpse, theirs = risen(table), table.prey.ready(WALL)
    table.you.holds(of_level("for", TRICK, requires=(words,)), MANEUVER)
    fight(table, corpse, theirs)
    assert table.you.can_play("Lesson", by=corpse) is may


@pytest.mark.ruling(CORPSE, 2)
def test_its_last_life_ends_combat_before_its_strike(table: Table) -> None:
    """Paid for a strike: nobody is struck."""
    corpse, theirs = risen(table, blood=1), table.prey.ready(WALL)
    table.you.holds(of_level("for", strike(hand_strike(+2)), blood_cost=1))
    fight(table, corpse, theirs)
    table.you.plays("Lesson", by=corpse)
    rest(table)
    assert (table.where(corpse), damage_to(table, theirs)) == ("ash_heap", 0)


@pytest.mark.ruling(CORPSE, 3)
def test_the_sun_takes_a_life(table: Table) -> None:
    """1 aggravated damage of its own card, at long range: no torpor."""
    corpse, theirs = risen(table), table.prey.ready("Nassir")
    sun = environmental_damage(1, aggravated=True)
    burst = strike(ranged_strike(1, aggravated=True, anyway=(sun,)))
    table.you.holds(of_level("for", burst), MANEUVER)
    fight(table, corpse, theirs)
    table.you.plays(MANEUVER.name, by=corpse)
    table.you.plays("Lesson", by=corpse)
    rest(table)
    assert (table.where(corpse), table.blood(corpse)) == ("ready", 1)
    assert table.where(theirs) == "torpor"


@pytest.mark.ruling(CORPSE, 5)
def test_torpor_burns_it(table: Table) -> None:
    """A card that it plays sends it there."""
    corpse, theirs = risen(table), table.prey.ready(WALL)
    table.you.holds(of_level("for", before_range(sends_to_torpor(THIS))))
    fight(table, corpse, theirs)
    table.you.plays("Lesson", by=corpse)
    rest(table)
    assert table.where(corpse) == "ash_heap"


@pytest.mark.ruling(CORPSE, 6)
@pytest.mark.parametrize("who", ["corpse", "vampire"])
def test_it_commits_no_diablerie_by_a_card(table: Table, who: str) -> None:
    """Amaranth, though it sent its opponent to torpor."""
    fighter = risen(table) if who == "corpse" else table.you.ready("Mkhokheli")
    table.you.in_play(paper("Muscle", static("strength", +4), kind="equipment"), on=fighter)
    victim = table.prey.ready("Normal (G1)", blood=1)
    table.you.holds("Amaranth")
    fight(table, fighter, victim)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play("Amaranth")
        table.pass_on()
    assert offered is (who == "vampire")
    assert table.where(victim) == "torpor"

"""Touch of Pain."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from fight_talk import damage_to, replaced
from politics_talk import motion, polling
from table_talk import Table

SERENNA = "Serenna the White (G6)"


# -- Touch of Pain ---------------------------------------------------------------------------------

TOUCH = "Touch of Pain"


@pytest.mark.parametrize(
    ("who", "level", "damage"), [("Agrippina (G1)", "pot", 1), ("Agatha (G2)", "POT", 2)]
)
@pytest.mark.parametrize("acting", ["Ryan", "Renegade Garou"])
def test_touch_of_pain_hurts_who_has_bled_you(
    table: Table, who: str, level: str, damage: int, acting: str
) -> None:
    """After the bleed, which is successful all the same; for 1 blood; an ally too."""
    bleeder = table.you.ready(replaced(acting, bleed=1))
    bystander = table.you.ready("Meaghan")
    theirs = table.prey.ready(who)
    touch = table.prey.holds(TOUCH)

    table.you.acts(by=bleeder, word="bleed")
    table.until("after_resolution", table.prey)
    assert table.prey.pool() == 29
    table.prey.plays(TOUCH, by=theirs, level=level)
    table.nobody_reacts()

    assert damage_to(table, bleeder) == damage
    assert damage_to(table, bystander) == 0
    assert table.blood(theirs) == 4 - 1
    assert not table.locked(theirs)
    assert table.you.has_edge()
    assert table.where(touch) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("why", "fits"),
    [("bled", True), ("reduced", False), ("locked", False), ("hunt", False)],
)
def test_touch_of_pain_needs_a_bleed_for_a_pool_or_more(table: Table, why: str, fits: bool) -> None:
    """Of an unlocked vampire with Potence; not where Serenna has made the bleed nothing."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    theirs = table.prey.ready("Agrippina (G1)", locked=why == "locked")
    serenna = table.prey.ready(SERENNA)
    table.prey.holds(TOUCH)

    table.you.acts(by=ryan, word="hunt" if why == "hunt" else "bleed")
    if why == "reduced":
        table.prey.uses(serenna)
    if fits:
        table.until("after_resolution", table.prey)
        assert table.prey.can_play(TOUCH, by=theirs, level="pot")
        assert not table.prey.can_play(TOUCH, by=theirs, level="POT")
        assert not table.prey.can_play(TOUCH, by=serenna)
    else:
        assert not is_offered(table, table.prey, TOUCH)
        assert table.prey.pool() == (29 if why == "locked" else 30)


@pytest.mark.parametrize("passed", [True, False])
def test_touch_of_pain_hurts_whose_referendum_passes(table: Table, passed: bool) -> None:
    """Of whomever; not of a failed one, nor by the vampires of who called it."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Aaron Bathurst (G4)")
    theirs = table.grand_prey.ready("Agrippina (G1)")
    table.you.holds(motion(), TOUCH)
    table.grand_prey.holds(TOUCH)

    table.you.acts("Motion", by=ryan)
    polling(table)
    if passed:
        table.you.votes("for", mode="called")
        table.until("after_resolution", table.grand_prey)
        assert not table.you.may("play", card=TOUCH)
        table.grand_prey.plays(TOUCH, by=theirs, level="pot")
        table.nobody_reacts()
    else:
        assert not is_offered(table, table.grand_prey, TOUCH)

    assert damage_to(table, ryan) == (1 if passed else 0)
    assert table.you.pool() == (31 if passed else 30)


def test_touch_of_pain_is_for_the_methuselah_who_was_bled(table: Table) -> None:
    """Not for others, whose vampires saw it."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.grand_prey.ready("Agrippina (G1)")
    table.grand_prey.holds(TOUCH)

    table.you.acts(by=ryan, word="bleed")
    assert not is_offered(table, table.grand_prey, TOUCH)
    assert table.prey.pool() == 29


def test_only_one_touch_of_pain_in_an_action(table: Table) -> None:
    """Whoever plays the second, at whatever level; in the next action there may be another."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready("Meaghan")
    table.you.ready("Ashley")
    agrippina = table.prey.ready("Agrippina (G1)")
    agatha = table.prey.ready("Agatha (G2)")
    table.prey.holds(TOUCH, TOUCH)

    table.you.acts(by=ryan, word="bleed")
    table.prey.plays(TOUCH, by=agrippina, level="pot")
    assert not is_offered(table, table.prey, TOUCH)
    table.you.acts(by=other, word="bleed")
    table.prey.plays(TOUCH, by=agatha, level="POT")
    table.nobody_reacts()

    assert (damage_to(table, ryan), damage_to(table, other)) == (1, 2)


@pytest.mark.ruling(TOUCH, 1)
@pytest.mark.parametrize("touched_first", [False, True])
def test_touch_of_pain_before_or_after_a_modifier(table: Table, touched_first: bool) -> None:
    """Freak Drive is played after resolution too, in either order; the action is still on."""
    badger = table.you.ready("Badger (G1)")
    table.you.ready("Meaghan")
    agrippina = table.prey.ready("Agrippina (G1)")
    table.you.holds("Freak Drive")
    table.prey.holds(TOUCH)

    table.you.acts(by=badger, word="bleed")
    table.until("after_resolution", table.you)
    if not touched_first:
        table.you.plays("Freak Drive", by=badger, level="for")
    table.prey.plays(TOUCH, by=agrippina, level="pot")
    if touched_first:
        table.you.plays("Freak Drive", by=badger, level="for")
    table.nobody_reacts()

    assert damage_to(table, badger) == 1
    assert not table.locked(badger)
    assert table.waits_for(table.you)

"""Limits and gifts of a combat: frenzies, Trap, Groundfighting, and cards in play that end it."""

from __future__ import annotations

from typing import Final

import pytest

from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, fight_of, round_of, weapon
from methuselah.language import (
    OPPOSING,
    add,
    before_range,
    before_strikes,
    destroy_equipment,
    hand_strike,
    only_hand_strikes,
    presses,
    strike,
)
from table_talk import Table

TERROR = "Terror Frenzy"
BEAST = "Drawing Out the Beast"
TRAP = "Trap"
GROUND = "Groundfighting"
CANCELS = "3"
"""The third way to play it."""
BLOW: Final = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))
FISTS: Final = made_up("Fists only", modes=(before_strikes(only_hand_strikes()),))
NO_GUNS: Final = made_up(
    "No guns", modes=(before_strikes(add("cannot strike", to=OPPOSING, until="round", word="gun")),)
)
NO_TOOLS: Final = made_up(
    "No tools", modes=(before_range(add("cannot use equipment", to=OPPOSING, until="combat")),)
)
NO_STRIKE: Final = made_up(
    "No strike", modes=(before_strikes(add("no strike", to=OPPOSING, until="round")),)
)
NO_MORE: Final = made_up(
    "No more", modes=(before_strikes(add("cannot gain strikes", to=OPPOSING, until="round")),)
)
BREAKER: Final = made_up("Breaker", modes=(strike(destroy_equipment),))
NO_PROTEAN: Final = made_up(
    "No Protean",
    modes=(before_strikes(add("cannot play", to=OPPOSING, until="round", word="pro")),),
)
SWORD: Final = weapon("A sword", hand_strike(+1))


def rounds(table: Table) -> int:
    """How many rounds there were, in all combats."""
    return sum(line.what == "round" for line in table.state.journal)


def combats(table: Table) -> int:
    """How many combats there were."""
    return sum(line.what == "combat" for line in table.state.journal)


# -- Terror Frenzy --------------------------------------------------------------------------------


def test_the_terrified_neither_come_close_nor_press_on_nor_use_equipment(table: Table) -> None:
    """For the combat; away and to end it they still can, and so can the other side."""
    mine = table.you.ready("Panagos Levidis (G2)")
    belinde = table.prey.ready("Belinde")
    sword = table.prey.in_play(SWORD, on=belinde)
    table.you.holds(TERROR, PRESS, MANEUVER)
    table.prey.holds(MANEUVER, MANEUVER, PRESS, PRESS)

    fight(table, mine, belinde)
    table.you.plays(TERROR, by=mine, level="ani")
    table.until("range", table.you)
    table.you.passes()
    table.prey.plays("A maneuver", by=belinde)
    table.until("press", table.you)
    assert round_of(table).range == "long"
    table.you.passes()
    assert not table.prey.may("play", card="A press")
    rest(table)
    assert rounds(table) == 1
    assert not any(line.what == "used" and line.card == sword for line in table.state.journal)
    assert table.waits_for(table.you)


def test_the_terrified_cannot_undo_a_maneuver_to_long_but_may_press_to_end(table: Table) -> None:
    """Long range that the frenzied side made stays; a press to continue they answer."""
    mine = table.you.ready("Panagos Levidis (G2)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(TERROR, PRESS, MANEUVER)
    table.prey.holds(MANEUVER, PRESS)

    fight(table, mine, belinde)
    table.you.plays(TERROR, by=mine, level="ani")
    table.you.plays("A maneuver", by=mine)
    assert not table.prey.may("play", card="A maneuver")
    table.you.plays("A press", by=mine)
    assert table.prey.may("play", card="A press")
    table.prey.plays("A press", by=belinde)
    rest(table)
    assert rounds(table) == 1


@pytest.mark.ruling(TERROR, 1)
def test_superior_terror_makes_combat_cards_dearer(table: Table) -> None:
    """Each costs the opposing vampire 1 blood more, at the end of combat too ([ANK 20191221])."""
    mine = table.you.ready("Crow (G5)")
    aleph = table.prey.ready("Aleph (G1)", blood=4)
    table.you.holds(TERROR, TERROR, DODGE)
    _, tracking = table.prey.holds(DODGE, "Telepathic Tracking")

    fight(table, mine, aleph)
    table.you.plays(TERROR, by=mine, level="ANI")
    assert not table.you.may("play", card=TERROR, level="ANI")
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=aleph)
    assert (table.blood(aleph), table.blood(mine)) == (3, 4)
    table.prey.plays(tracking, by=aleph, level="AUS")
    paid = [line.number for line in table.state.journal if line.other == tracking]
    assert 1 + 1 in paid
    while not table.over():
        assert not table.you.may("play", card=TERROR)
        table.pass_on()


def test_who_cannot_pay_more_cannot_play(table: Table) -> None:
    """An empty vampire has no combat cards left."""
    mine = table.you.ready("Crow (G5)")
    aleph = table.prey.ready("Aleph (G1)", blood=0)
    table.you.holds(TERROR)
    table.prey.holds(DODGE)

    fight(table, mine, aleph)
    table.you.plays(TERROR, by=mine, level="ANI")
    while not table.over():
        assert not table.prey.may("play", card="A dodge")
        table.pass_on()


@pytest.mark.parametrize(("card", "level"), [(TERROR, "ani"), (BEAST, "ani"), (BEAST, "ANI")])
def test_frenzies_of_the_first_round(table: Table, card: str, level: str) -> None:
    """Before range, in the first round only."""
    mine = table.you.ready("Crow (G5)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(card, PRESS)

    fight(table, mine, belinde)
    assert table.you.may("play", card=card, level=level)
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.may("play", card=card, level=level)
        table.pass_on()


# -- Drawing Out the Beast ------------------------------------------------------------------------


@pytest.mark.ruling(BEAST, 1)
@pytest.mark.ruling(BEAST, 3)
@pytest.mark.parametrize(
    ("name", "level", "second", "pain"),
    [
        ("Panagos Levidis (G2)", "ani", PRESS, 0),
        ("Crow (G5)", "ANI", PRESS, 2),
        ("Crow (G5)", "ANI", COMBAT_ENDS, 0),
    ],
)
def test_the_beast_is_drawn_out(
    table: Table, name: str, level: str, second: object, pain: int
) -> None:
    """+1 strength, no way to long range; damage of the surroundings in each press step held."""
    mine = table.you.ready(name)
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(BEAST, BEAST, second)  # type: ignore[arg-type]
    table.prey.holds(MANEUVER, PRESS)

    fight(table, mine, anvil)
    table.you.plays(BEAST, by=mine, level=level)
    assert not table.you.may("play", card=BEAST)
    while round_of(table).at in ("before_range", "range"):
        assert not table.prey.may("play", card="A maneuver")
        table.pass_on()
    assert round_of(table).range == "close"
    if second is COMBAT_ENDS:
        table.you.plays("Combat ends", by=mine)
    else:
        table.until("press", table.you)
        table.you.plays("A press", by=mine)
        assert rounds(table) == 2, "nobody could answer it"
    rest(table)
    fought = 0 if second is COMBAT_ENDS else 2
    assert rounds(table) == max(1, fought)
    assert damage_to(table, anvil) == fought + pain
    assert damage_to(table, mine) == 2 * fought
    assert table.waits_for(table.you)


def test_the_beast_is_drawn_out_of_vampires_only(table: Table) -> None:
    """Not of an ally."""
    mine = table.you.ready("Crow (G5)")
    ghoul = table.prey.ready("War Ghoul")
    table.you.holds(BEAST)

    fight(table, mine, ghoul)
    while not table.over():
        assert not table.you.may("play", card=BEAST)
        table.pass_on()


# -- Trap -----------------------------------------------------------------------------------------


def test_a_trap_presses_on_for_three_rounds_without_a_card(table: Table) -> None:
    """A counter for each press; without one left combat ends, and the card burns."""
    mine = table.you.ready("Belinde")
    anvil = table.prey.ready("Anvil (G1)")
    trap = table.you.holds(TRAP)
    table.prey.holds(PRESS)

    fight(table, mine, anvil)
    table.you.plays(TRAP, by=mine)
    for left in (2, 1, 0):
        assert (table.asked().window, table.counters(trap)) == ("press", left)  # type: ignore[union-attr]
        table.pass_on()
    table.prey.passes()
    rest(table)
    assert rounds(table) == 4
    assert table.where(trap) == "ash_heap"
    assert table.waits_for(table.you)


def test_a_card_resets_the_trap_and_a_press_ends_it(table: Table) -> None:
    """Three counters again with each card, of either side; either may press to end."""
    mine = table.you.ready("Belinde")
    anvil = table.prey.ready("Anvil (G1)")
    trap = table.you.holds(TRAP)
    table.prey.holds(DODGE, PRESS)

    fight(table, mine, anvil)
    table.you.plays(TRAP, by=mine)
    while rounds(table) < 2:
        table.pass_on()
    assert table.counters(trap) == 2
    table.prey.plays("A dodge", by=anvil)
    assert table.counters(trap) == 2, "3 again, and 1 less in the press step"
    table.prey.plays("A press", by=anvil)
    rest(table)
    assert rounds(table) == 2
    assert table.where(trap) == "ash_heap"


@pytest.mark.ruling(TRAP, 1)
@pytest.mark.ruling(TRAP, 2)
def test_the_press_of_a_trap_comes_first_and_is_nobodys(table: Table) -> None:
    """Nobody can add another to continue; who cannot press has it all the same."""
    mine = table.you.ready("Belinde")
    anvil = table.prey.ready("Anvil (G1)")
    still = made_up(
        "Still", modes=(before_range(add("cannot press", to=OPPOSING, until="combat")),)
    )
    table.you.holds(TRAP, PRESS)
    table.prey.holds(still, made_up("On", modes=(presses(only="press continue"),)))

    fight(table, mine, anvil)
    table.you.plays(TRAP, by=mine)
    table.prey.plays("Still", by=anvil)
    while rounds(table) == 1:
        assert not table.you.may("play", card="A press")
        assert not table.prey.may("play", card="On")
        table.pass_on()
    assert rounds(table) == 4


# -- Groundfighting -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["", "2"])
def test_groundfighting_maneuvers_or_presses(table: Table, mode: str) -> None:
    """It is replaced after combat only."""
    indira = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(GROUND)
    table.prey.holds(PRESS)

    fight(table, indira, belinde)
    table.you.plays(GROUND, by=indira, level=mode)
    table.until("press", table.prey)
    assert not table.you.hand()
    rest(table)
    ranges = [line.word for line in table.state.journal if line.what == "range"]
    assert ranges == (["long"] if mode == "" else ["close", "close"])
    assert rounds(table) == (1 if mode == "" else 2)
    assert len(table.you.hand()) == 1


def test_groundfighting_is_for_anarchs(table: Table) -> None:
    """A Camarilla vampire cannot play it."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(GROUND)

    fight(table, anvil, belinde)
    while not table.over():
        assert not table.you.may("play", card=GROUND)
        table.pass_on()


@pytest.mark.ruling(GROUND, 1)
@pytest.mark.ruling(GROUND, 2)
@pytest.mark.ruling(GROUND, 3)
@pytest.mark.ruling(GROUND, 5)
@pytest.mark.ruling(GROUND, 6)
@pytest.mark.ruling(GROUND, 7)
@pytest.mark.parametrize(
    ("made", "armed", "works"),
    [
        (FISTS, False, True),
        (NO_GUNS, False, True),
        (NO_TOOLS, True, True),
        (NO_TOOLS, False, False),
        (NO_STRIKE, False, False),
        (NO_MORE, False, False),
        (MANEUVER, False, False),
        (BREAKER, True, False),
        (NO_PROTEAN, False, False),
    ],
)
def test_what_groundfighting_cancels(table: Table, made: object, armed: bool, works: bool) -> None:
    """What restricts the choice of strikes, not what takes it away ([LSJ 20050221])."""
    indira = table.you.ready("Indira")
    if armed:
        table.you.in_play(SWORD, on=indira)
    belinde = table.prey.ready("Belinde")
    table.you.holds(GROUND)
    card = table.prey.holds(made)  # type: ignore[arg-type]
    table.prey.holds(PRESS)

    fight(table, indira, belinde)
    table.prey.plays(card, by=belinde)
    assert (table.asked().window == "as_played") == works  # type: ignore[union-attr]
    if works:
        table.you.plays(GROUND, by=indira, level=CANCELS)
        burned = [line.number for line in table.state.journal if line.what == "burned blood"]
        assert burned[0] == 1
        kinds = [row.kind for row in (*round_of(table).rows, *fight_of(table).rows)]
        assert "only hand strikes" not in kinds
        assert "cannot use equipment" not in kinds
    rest(table)
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling(GROUND, 12)
@pytest.mark.ruling(GROUND, 13)
def test_groundfighting_burns_blood_that_must_be_there(table: Table) -> None:
    """An effect, no cost: an empty Anarch cannot cancel ([ANK 20210226])."""
    belinde = table.you.ready("Belinde")
    indira = table.prey.ready("Indira", blood=0)
    table.prey.holds(GROUND)
    table.you.holds(FISTS)

    fight(table, belinde, indira)
    table.you.plays("Fists only", by=belinde)
    while not table.over():
        assert not table.prey.may("play", card=GROUND, level=CANCELS)
        table.pass_on()


@pytest.mark.ruling(GROUND, 8)
@pytest.mark.ruling(GROUND, 9)
@pytest.mark.ruling(GROUND, 14)
def test_a_cancelled_card_was_played_and_paid(table: Table) -> None:
    """Immortal Grapple once each round, cancelled or not; replaced at once ([ANK 20190104])."""
    indira = table.you.ready("Indira")
    anvil = table.prey.ready("Anvil (G1)", blood=6)
    table.you.holds(GROUND)
    grapple, second = table.prey.holds("Immortal Grapple", "Immortal Grapple")

    fight(table, indira, anvil)
    table.until("before_strikes", table.prey)
    held = len(table.prey.hand())
    table.prey.does("play", minion=anvil, mode="POT")
    table.you.plays(GROUND, by=indira, level=CANCELS)
    assert len(table.prey.hand()) == held
    assert not table.prey.may("play", card=grapple)
    assert not table.prey.may("play", card=second)

"""Those who do not fight: Coordinate Attacks, Heaven's Gate."""

from __future__ import annotations

from typing import Final

import pytest

from combat_talk import COMBAT_ENDS, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to, fight_of
from methuselah.engine import atoms
from methuselah.engine.traits import circle_of
from methuselah.language import hand_strike, strike
from table_talk import Table

ATTACKS = "Coordinate Attacks"
GATE = "Heaven's Gate"
OBE_BASIC, OBE = "Mr. Noir (G4)", "Matthew (G6)"
BLOW: Final = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))


def combats(table: Table) -> int:
    """How many combats there were, from the journal."""
    return sum(line.what == "combat" for line in table.state.journal)


# -- Coordinate Attacks ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "maneuvers"), [("Karl (G2)", "san", False), ("Ilse (G2)", "SAN", True)]
)
def test_a_brother_of_the_circle_attacks_next(
    table: Table, name: str, level: str, maneuvers: bool
) -> None:
    """It locks; in the first round no strike cards against it, afterwards there are."""
    truman = table.you.ready("Truman (G2)")
    brother = table.you.ready(name)
    belinde = table.prey.ready("Belinde")
    table.you.holds(ATTACKS, PRESS)
    table.prey.holds(DODGE, BLOW)

    fight(table, truman, belinde)
    table.prey.plays("A dodge", by=belinde)
    table.you.plays(ATTACKS, by=brother, level=level)
    assert combats(table) == 2
    assert table.locked(brother)
    assert (fight_of(table).acting, fight_of(table).opposing) == (brother, belinde)
    assert table.you.may("use maneuver") == maneuvers
    while fight_of(table).number == 1 and table.asked().window != "press":  # type: ignore[union-attr]
        assert not table.prey.may("play", card="A heavy blow")
        assert not table.you.may("play", card=ATTACKS)
        table.pass_on()
    table.you.plays("A press", by=brother)
    table.until("strike", table.prey)
    assert table.prey.may("play", card="A heavy blow")
    assert not table.you.may("use maneuver")
    rest(table)
    assert damage_to(table, truman) == 0
    assert combats(table) == 2
    assert table.waits_for(table.you)


def test_a_chosen_circle_counts_as_a_printed_one(table: Table) -> None:
    """New Blood belongs to the circle that was chosen as it entered play."""
    truman = table.you.ready("Truman (G2)")
    new = table.you.ready("New Blood (ANY)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(ATTACKS)
    table.prey.holds(DODGE)
    table.begins("minion")
    table.asked()
    atoms.set_trait(table.state, new, "circle", circle_of(table.state, truman))

    fight(table, truman, belinde)
    table.prey.plays("A dodge", by=belinde)
    table.you.plays(ATTACKS, by=new, level="san")
    assert combats(table) == 2
    assert table.locked(new)


@pytest.mark.ruling(ATTACKS, 2)
@pytest.mark.parametrize("who", ["other circle", "no circle", "locked", "of another", "itself"])
@pytest.mark.rules_text("003 Coordinate Attacks 1")
def test_who_cannot_coordinate(table: Table, who: str) -> None:
    """Another unlocked Blood Brother of the circle that you control ([LSJ 20020609])."""
    truman = table.you.ready("Truman (G2)")
    belinde = table.prey.ready("Belinde")
    if who == "other circle":
        table.you.ready("Kyrylo (G5)")
    elif who == "no circle":
        table.you.ready("Anvil (G1)")
    elif who == "locked":
        table.you.ready("Ilse (G2)", locked=True)
    elif who == "of another":
        table.prey.ready("Ilse (G2)")
        table.prey.holds(ATTACKS)
    table.you.holds(ATTACKS)

    fight(table, truman, belinde)
    while not table.over():
        assert not table.you.may("play", card=ATTACKS)
        assert not table.prey.may("play", card=ATTACKS)
        table.pass_on()
    assert combats(table) == 1


@pytest.mark.ruling(ATTACKS, 1)
@pytest.mark.parametrize("ending", ["strike", "torpor of the brother", "torpor of the other"])
def test_coordinate_attacks_after_presses_or_an_early_end(table: Table, ending: str) -> None:
    """As combat is about to end, however; the opposing minion must be ready ([RTR 20030519])."""
    truman = table.you.ready("Truman (G2)")
    ilse = table.you.ready("Ilse (G2)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(ATTACKS, *([BLOW] if ending == "torpor of the other" else []))
    table.prey.holds(BLOW if ending == "torpor of the brother" else COMBAT_ENDS)

    fight(table, truman, belinde)
    offered = False
    while not table.over() and combats(table) == 1:
        window = table.asked().window  # type: ignore[union-attr]
        if table.you.may("play", card=ATTACKS):
            assert window == "combat_about_to_end"
            table.you.plays(ATTACKS, by=ilse, level="SAN")
            offered = True
        elif table.you.may("play", card="A heavy blow"):
            table.you.plays("A heavy blow", by=truman)
        elif window == "strike" and table.prey.may("play") and ending != "torpor of the other":
            table.prey.does("play", minion=belinde)
        else:
            table.pass_on()
    assert offered == (ending != "torpor of the other")


# -- Heaven's Gate --------------------------------------------------------------------------------


def test_inferior_gate_prevents_damage_to_an_ally(table: Table) -> None:
    """By a ready unlocked vampire that does not fight, whose ally it may be; 1 blood."""
    belinde = table.you.ready("Belinde")
    ghoul = table.prey.ready("War Ghoul")
    healer = table.prey.ready("Cristobal Ghiberti (G4)")
    stranger = table.grand_prey.ready("Cristobal Ghiberti (G4)")
    table.prey.holds(GATE)
    table.grand_prey.holds(GATE)

    fight(table, belinde, ghoul)
    table.until("prevent", table.prey)
    assert table.grand_prey.may("play", card=GATE, by=stranger)
    table.prey.plays(GATE, by=healer, level="nec")
    rest(table)
    assert damage_to(table, ghoul) == 0
    assert table.blood(healer) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(GATE, 4)
def test_the_gate_wants_damage_to_an_ally(table: Table) -> None:
    """Not to a vampire, nor where nothing is inflicted ([LSJ 20001114])."""
    belinde = table.you.ready("Belinde")
    ghoul = table.prey.ready("War Ghoul")
    table.prey.ready("Cristobal Ghiberti (G4)")
    table.you.ready("Ambrogino Giovanni (G2)")
    table.prey.holds(GATE, DODGE)
    table.you.holds(GATE)

    fight(table, belinde, ghoul)
    table.prey.plays("A dodge", by=ghoul)
    while not table.over():
        assert not table.prey.may("play", card=GATE)
        assert not table.you.may("play", card=GATE)
        table.pass_on()


@pytest.mark.ruling(GATE, 1)
@pytest.mark.parametrize(("name", "level", "life"), [(OBE_BASIC, "obe", 1), (OBE, "OBE", 2)])
def test_the_gate_saves_an_ally_and_ends_all_fighting(
    table: Table, name: str, level: str, life: int
) -> None:
    """Life if it has none; it neither fights nor acts nor blocks this turn ([ANK 20220429])."""
    anvil = table.you.ready("Anvil (G1)")
    other = table.you.ready("Adrianne (G1)")
    ghoul = table.prey.ready("War Ghoul")
    healer = table.prey.ready(name)
    table.you.holds(BLOW, "Psyche!", "Bum's Rush")
    table.prey.holds(GATE)

    fight(table, anvil, ghoul)
    table.you.plays("A heavy blow", by=anvil)
    table.prey.plays(GATE, by=healer, level=level)
    while not table.over():
        assert not table.you.may("play", card="Psyche!", level="CEL")
        table.pass_on()
    assert table.where(ghoul) == "ready"
    assert table.blood(ghoul) == life
    table.you.acts("Bum's Rush", by=other)
    assert not table.you.may("choose", target=ghoul)
    while not table.over():
        assert not table.prey.may("block", minion=ghoul)
        table.pass_on()
    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("act", by=ghoul)


@pytest.mark.ruling(GATE, 2)
def test_the_gate_comes_before_other_replacements(table: Table) -> None:
    """The acting side first: saved, there is nothing left to replace ([ANK 20230816])."""
    ghoul = table.you.ready("War Ghoul")
    healer = table.you.ready(OBE)
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(GATE)
    table.prey.holds(BLOW)

    fight(table, ghoul, anvil)
    table.prey.plays("A heavy blow", by=anvil)
    table.you.plays(GATE, by=healer, level="OBE")
    rest(table)
    assert table.where(ghoul) == "ready"
    assert table.blood(ghoul) == 2
    assert table.waits_for(table.you)


def test_the_gate_is_not_for_fighters_nor_by_locked_ones(table: Table) -> None:
    """Nor for a vampire that goes to torpor."""
    anvil = table.you.ready("Anvil (G1)")
    ghoul = table.prey.ready("War Ghoul")
    table.prey.ready(OBE, locked=True)
    table.prey.holds(GATE)
    table.you.holds(BLOW)

    fight(table, anvil, ghoul)
    table.you.plays("A heavy blow", by=anvil)
    while not table.over():
        assert not table.prey.may("play", card=GATE)
        table.pass_on()
    assert table.where(ghoul) == "ash_heap"

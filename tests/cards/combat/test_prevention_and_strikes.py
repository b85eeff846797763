"""Prevention that has limits, and strikes: Soak, Flesh of Marble, Burst of Sunlight, ..."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from methuselah.engine.definitions import Strike
from methuselah.language import THIS, add, before_range, strike
from table_talk import Table

SOAK, MARBLE, SLIP, HORDE = "Soak", "Flesh of Marble", "Sideslip", "Canine Horde"
BURST, FLARE, CLAWS, TRACE = "Burst of Sunlight", "Body Flare", "Wolf Claws", "No Trace"
CHANGE = "Rapid Change"
FIERCE = made_up("Fierce", modes=(strike(Strike("hand", 1, aggravated=True)),))
HARD = made_up("Hard", modes=(strike(Strike("hand", 3)),))
HARDY = made_up(
    "Hardy",
    modes=(before_range(add("treats aggravated as normal", to=THIS, until="combat")),),
)


# -- prevention -----------------------------------------------------------------------------------


@pytest.mark.ruling("Sideslip", 1)
@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_sideslip_dodges_or_prevents_one(table: Table, level: str) -> None:
    """Once a round at superior; not without damage ([LSJ 20001114])."""
    victor, pug = table.you.ready("Victor Tolliver"), table.prey.ready("Pug Jackson")
    table.you.holds(SLIP, SLIP)
    table.prey.holds("Roundhouse")
    fight(table, victor, pug)
    assert not table.you.can_play(SLIP, level="CEL")
    if level == "cel":
        table.you.plays(SLIP, by=victor, level="cel")
        rest(table)
        assert damage_to(table, victor) == 0
        return
    table.prey.plays("Roundhouse", by=pug, level="pot")
    table.you.plays(SLIP, by=victor, level="CEL")
    while not table.over():
        assert not table.you.can_play(SLIP)
        table.pass_on()
    assert damage_to(table, victor) == 2


@pytest.mark.ruling("Soak", 2)
@pytest.mark.ruling("Soak", 4)
@pytest.mark.parametrize(("level", "left"), [("for", 2), ("FOR", 0)])
def test_soak_prevents_two_or_four(table: Table, level: str, left: int) -> None:
    """Of 4; one Soak each round; none without damage ([LSJ 20001114], [RTR 20041202])."""
    brock, belinde = table.you.ready("Brock Sterling"), table.prey.ready("Belinde")
    table.you.holds(SOAK, SOAK)
    table.prey.holds(HARD)
    fight(table, brock, belinde)
    assert not table.you.can_play(SOAK)
    table.prey.plays("Hard", by=belinde)
    table.you.plays(SOAK, by=brock, level=level)
    while not table.over():
        assert not table.you.can_play(SOAK)
        table.pass_on()
    assert damage_to(table, brock) == left


@pytest.mark.ruling("Soak", 3)
def test_what_is_left_of_a_soak_is_lost(table: Table) -> None:
    """The next round's damage is another matter ([ANK 20200318])."""
    brock, belinde = table.you.ready("Brock Sterling"), table.prey.ready("Belinde")
    table.you.holds(SOAK, PRESS)
    fight(table, brock, belinde)
    table.you.plays(SOAK, by=brock, level="FOR")
    table.you.plays("A press", by=brock)
    rest(table)
    assert damage_to(table, brock) == 1


@pytest.mark.ruling("Soak", 1)
@pytest.mark.parametrize("hardy", [False, True])
def test_soak_is_no_help_against_aggravated_damage(table: Table, hardy: bool) -> None:
    """Not even for who treats it as normal ([LSJ 20040812-2])."""
    brock, belinde = table.you.ready("Brock Sterling"), table.prey.ready("Belinde")
    table.you.holds(SOAK, HARDY)
    table.prey.holds(FIERCE)
    fight(table, brock, belinde)
    if hardy:
        table.you.plays("Hardy", by=brock)
    table.prey.plays("Fierce", by=belinde)
    while not table.over():
        assert not table.you.can_play(SOAK)
        table.pass_on()
    assert damage_to(table, brock) == 2


@pytest.mark.parametrize(("level", "name"), [("pro", "Robert Price"), ("PRO", "Indira")])
def test_flesh_of_marble_takes_one_damage_each_round(table: Table, level: str, name: str) -> None:
    """4 damage in the first round, an additional strike, and a second round."""
    mine, pug = table.you.ready(name), table.prey.ready("Pug Jackson")
    table.you.holds(MARBLE, PRESS)
    table.prey.holds(HARD, "Blur")
    fight(table, mine, pug)
    table.you.plays(MARBLE, by=mine, level=level)
    table.prey.plays("Hard", by=pug)
    table.prey.plays("Blur", by=pug, level="cel")
    table.until("press", table.you)
    assert damage_to(table, mine) == 1
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, mine) == 2
    assert damage_to(table, pug) == 2


@pytest.mark.ruling("Flesh of Marble", 1)
@pytest.mark.parametrize(("level", "damage"), [("pro", 2), ("PRO", 1)])
def test_flesh_of_marble_and_aggravated_damage(table: Table, level: str, damage: int) -> None:
    """At the inferior none of it is prevented, however it is treated ([PIB 20130327])."""
    indira, belinde = table.you.ready("Indira"), table.prey.ready("Belinde")
    table.you.holds(MARBLE, HARDY)
    table.prey.holds(FIERCE)
    fight(table, indira, belinde)
    table.you.plays("Hardy", by=indira)
    table.you.plays(MARBLE, by=indira, level=level)
    table.prey.plays("Fierce", by=belinde)
    rest(table)
    assert damage_to(table, indira) == damage


@pytest.mark.ruling("Flesh of Marble", 2)
def test_marble_lets_the_lesser_damage_through(table: Table) -> None:
    """Of normal and aggravated damage together the normal point stays ([LSJ 20021001])."""
    indira, ryan = table.you.ready("Indira"), table.prey.ready("Ryan")
    table.you.holds(MARBLE)
    table.prey.holds("Carrion Crows", FIERCE)
    fight(table, indira, ryan)
    table.you.plays(MARBLE, by=indira, level="PRO")
    table.prey.plays("Carrion Crows", by=ryan)
    table.prey.plays("Fierce", by=ryan)
    rest(table)
    lines = [x for x in table.state.journal if x.what == "damaged" and x.card == indira]
    assert [(line.number, line.word) for line in lines] == [(1, "")]
    assert table.where(indira) == "ready"


# -- strikes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "name"), [("obf", "Alu"), ("OBF", "Agrippina")])
def test_no_trace_ends_combat(table: Table, level: str, name: str) -> None:
    """Inferior: at long range only."""
    mine, belinde = table.you.ready(name), table.prey.ready("Belinde")
    table.you.holds(TRACE, MANEUVER)
    fight(table, mine, belinde)
    if level == "obf":
        table.you.plays("A maneuver", by=mine)
    table.you.plays(TRACE, by=mine, level=level)
    rest(table)
    assert damage_to(table, mine) == damage_to(table, belinde) == 0
    assert table.waits_for(table.you)


def test_inferior_no_trace_is_for_long_range(table: Table) -> None:
    """At close range it is not offered."""
    mine, belinde = table.you.ready("Alu"), table.prey.ready("Belinde")
    table.you.holds(TRACE)
    fight(table, mine, belinde)
    while not table.over():
        assert not table.you.can_play(TRACE)
        table.pass_on()


@pytest.mark.ruling("Wolf Claws", 1)
@pytest.mark.parametrize("window", ["before_range", "before_strikes", "strikes_chosen"])
def test_wolf_claws_make_the_hands_aggravated(table: Table, window: str) -> None:
    """Before strikes resolve, in time for this strike ([RTR 19960112])."""
    mine, belinde = table.you.ready("Robert Price"), table.prey.ready("Belinde")
    table.you.holds(CLAWS)
    fight(table, mine, belinde)
    table.until(window, table.you)
    table.you.plays(CLAWS, by=mine, level="pro")
    rest(table)
    assert table.where(belinde) == "torpor"


def test_superior_wolf_claws_press(table: Table) -> None:
    """Another round, without claws."""
    mine, belinde = table.you.ready("Indira"), table.prey.ready("Belinde")
    table.you.holds(CLAWS)
    fight(table, mine, belinde)
    table.you.plays(CLAWS, by=mine, level="PRO")
    rest(table)
    assert damage_to(table, belinde) == 2
    assert table.where(belinde) == "ready"


@pytest.mark.parametrize("far", [True, False])
def test_canine_horde_bites_from_afar(table: Table, far: bool) -> None:
    """1R damage."""
    mine, belinde = table.you.ready("Mouse"), table.prey.ready("Belinde")
    table.you.holds(HORDE, MANEUVER)
    fight(table, mine, belinde)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.you.plays(HORDE, by=mine, level="ani")
    rest(table)
    assert damage_to(table, belinde) == 1


@pytest.mark.ruling("Canine Horde", 1)
@pytest.mark.parametrize("equipped", [True, False])
def test_superior_horde_needs_equipment(table: Table, equipped: bool) -> None:
    """It destroys it with first strike ([RTR 19980928])."""
    ryan = table.you.ready(replaced("Ryan", disciplines=("ANI",)))
    belinde = table.prey.ready("Belinde")
    gun = table.prey.in_play(".44 Magnum", on=belinde) if equipped else -1
    table.prey.in_play("Mr. Winthrop", on=belinde, blood=1)
    table.you.holds(HORDE)
    fight(table, ryan, belinde)
    table.until("strike", table.you)
    assert table.you.can_play(HORDE, level="ANI") == equipped
    if equipped:
        table.you.plays(HORDE, by=ryan, level="ANI")
        table.prey.uses(gun, by=belinde, level="strike")
        rest(table)
        assert table.where(gun) == "ash_heap"
        assert damage_to(table, ryan) == 0


@pytest.mark.parametrize(("level", "far", "damage"), [("pro", 0, 2), ("pro", 1, 0), ("PRO", 1, 2)])
def test_body_flare(table: Table, level: str, far: int, damage: int) -> None:
    """2 aggravated damage, ranged at superior; no hand strike."""
    mine = table.you.ready("Indira")
    belinde = table.prey.ready("Belinde")
    table.you.holds(FLARE, MANEUVER)
    fight(table, mine, belinde)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.you.plays(FLARE, by=mine, level=level)
    rest(table)
    assert damage_to(table, belinde) == damage
    assert table.where(belinde) == ("torpor" if damage else "ready")


@pytest.mark.ruling("Burst of Sunlight", 1)
@pytest.mark.parametrize("level", ["tha", "THA"])
@pytest.mark.parametrize("dodged", [True, False])
def test_a_burst_of_sunlight_burns_both(table: Table, level: str, dodged: bool) -> None:
    """The striking vampire at any range, whatever it hits ([LSJ 19970801], [ANK 20221212])."""
    masika, belinde = table.you.ready("Masika St. John"), table.prey.ready("Belinde")
    table.you.holds(BURST, MANEUVER)
    table.prey.holds(DODGE)
    fight(table, masika, belinde)
    table.you.plays("A maneuver", by=masika)
    table.you.plays(BURST, by=masika, level=level)
    if dodged:
        table.prey.plays("A dodge", by=belinde)
    rest(table)
    points = 1 if level == "tha" else 2
    assert damage_to(table, masika) == points
    assert table.where(masika) == "torpor"
    assert table.blood(masika) == 3 - (points - 1)
    assert damage_to(table, belinde) == (0 if dodged else points)


def test_rapid_change_hides_or_gets_away(table: Table) -> None:
    """Inferior: +1 stealth; superior, in combat: it ends."""
    mine, belinde = table.you.ready("Indira"), table.prey.ready("Belinde")
    table.you.ready("Meaghan")
    table.you.holds(CHANGE, CHANGE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(belinde)
    assert table.you.can_play(CHANGE, level="pro")
    assert not table.you.can_play(CHANGE, level="PRO")
    while not table.you.can_play(CHANGE, level="PRO"):
        table.pass_on()
    table.you.plays(CHANGE, by=mine, level="PRO")
    rest(table)
    assert damage_to(table, mine) == damage_to(table, belinde) == 0

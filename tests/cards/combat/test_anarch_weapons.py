"""Combat cards with one way for each Discipline: those of Anarchs."""

from __future__ import annotations

import pytest

from combat_talk import MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from listening import listener
from table_talk import Table

BRAWL, LEATHER, DIVERSION, BOLLIX = "Donnybrook", "Hell-for-Leather", "Diversion", "Bollix"


def anarch(table: Table, *codes: str, other: str = "Belinde", holds: str = "") -> tuple[int, int]:
    """Your Anarch with these Disciplines and a card, your prey's minion."""
    if holds:
        table.you.holds(holds)
    mine = table.you.ready(replaced("Octane", disciplines=codes))
    return mine, table.prey.ready(other)


# -- one way for each Discipline ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "codes"),
    [
        (BRAWL, ("obf", "pro", "ser")),
        (LEATHER, ("ani", "cel", "obt")),
        (DIVERSION, ("cel", "for", "tha")),
        (BOLLIX, ("cel", "pre", "tha")),
    ],
)
def test_they_require_an_anarch(table: Table, card: str, codes: tuple[str, ...]) -> None:
    """Another sect cannot play them at any level."""
    mine = table.you.ready(replaced("Octane", disciplines=codes, sect="camarilla"))
    belinde = table.prey.ready("Belinde")
    table.you.holds(card)
    fight(table, mine, belinde)
    while not table.over():
        assert not table.you.can_play(card)
        table.pass_on()


@pytest.mark.ruling("Donnybrook", 2)
@pytest.mark.ruling("Hell-for-Leather", 2)
@pytest.mark.ruling("Diversion", 2)
@pytest.mark.ruling("Bollix", 8)
@pytest.mark.parametrize(
    ("card", "level", "heard", "pool"),
    [
        (BRAWL, "pro", "pro", 31),
        (BRAWL, "ser", "pro", 30),
        (LEATHER, "ani", "ani", 31),
        (LEATHER, "cel", "ani", 30),
        (DIVERSION, "cel", "cel", 31),
        (DIVERSION, "tha", "cel", 30),
        (BOLLIX, "tha", "tha", 31),
        (BOLLIX, "cel", "tha", 30),
    ],
)
def test_they_count_as_requiring_what_is_used(
    table: Table, card: str, level: str, heard: str, pool: int
) -> None:
    """In the hand each of their Disciplines counts ([LSJ 20011204-3], [PIB 20130704])."""
    mine, belinde = anarch(table, "ani", "cel", "obf", "pre", "pro", "ser", "tha", holds=card)
    table.you.in_play(listener(heard))
    other = table.you.holds(card)
    fight(table, mine, belinde)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert table.you.pool() == pool
    table.you.uses(f"Listener for {heard}")
    assert table.where(other) == "ash_heap"


def test_donnybrook_burns_equipment_or_a_retainer_first(table: Table) -> None:
    """With first strike: the weapon does not strike; a retainer is burned as well."""
    mine, belinde = anarch(table, "obf", holds=BRAWL)
    gun = table.prey.in_play(".44 Magnum", on=belinde)
    spy = table.prey.in_play("Mr. Winthrop", on=belinde, blood=1)
    fight(table, mine, belinde)
    table.you.plays(BRAWL, by=mine, level="obf")
    table.prey.uses(gun, by=belinde, level="strike")
    assert {option.card for option in table.you.options("seize")} == {gun, spy}
    table.you.does("seize", card=gun)
    rest(table)
    assert table.where(gun) == "ash_heap"
    assert table.on(spy) == belinde
    assert damage_to(table, mine) == 0


def test_donnybrook_has_nothing_to_burn(table: Table) -> None:
    """Neither equipment nor retainer over there."""
    mine, belinde = anarch(table, "obf", holds=BRAWL)
    table.you.in_play(".44 Magnum", on=mine)
    fight(table, mine, belinde)
    while not table.over():
        assert not table.you.can_play(BRAWL)
        table.pass_on()


def test_donnybrook_is_for_close_range(table: Table) -> None:
    """At none of its levels from afar."""
    mine, belinde = anarch(table, "obf", "pro", "ser", holds=BRAWL)
    table.prey.in_play("IR Goggles", on=belinde)
    table.you.holds(MANEUVER)
    fight(table, mine, belinde)
    table.you.plays("A maneuver", by=mine)
    while not table.over():
        assert not table.you.can_play(BRAWL)
        table.pass_on()


@pytest.mark.ruling("Donnybrook", 1)
@pytest.mark.ruling("Diversion", 1)
@pytest.mark.parametrize(
    ("card", "level", "blood", "stolen"),
    [
        (BRAWL, "ser", 6, 2),
        (BRAWL, "ser", 1, 1),
        (DIVERSION, "tha", 6, 1),
        (DIVERSION, "tha", 0, 0),
    ],
)
def test_they_steal_what_is_there(
    table: Table, card: str, level: str, blood: int, stolen: int
) -> None:
    """Also from a minion with less, or with none ([RTR 20010711])."""
    mine = table.you.ready(replaced("Octane", disciplines=("ser", "tha")), blood=2)
    belinde = table.prey.ready("Belinde", blood=blood)
    table.you.holds(card)
    fight(table, mine, belinde)
    table.until("strike", table.you)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert table.blood(belinde) == blood - stolen
    assert table.blood(mine) == 2 + stolen - 1


def test_donnybrook_claws(table: Table) -> None:
    """Protean: a hand strike, aggravated."""
    mine, belinde = anarch(table, "pro", holds=BRAWL)
    fight(table, mine, belinde)
    table.you.plays(BRAWL, by=mine, level="pro")
    rest(table)
    assert table.where(belinde) == "torpor"
    assert table.blood(belinde) == 6


@pytest.mark.ruling("Hell-for-Leather", 1)
@pytest.mark.parametrize("order", [(LEATHER, "Blur"), ("Blur", LEATHER)])
def test_the_strike_of_leather_is_beside_the_limit(table: Table, order: tuple[str, str]) -> None:
    """A limited one comes before or after it ([LSJ 20001206], [ANK 20211124])."""
    mine, belinde = anarch(table, "cel", holds=LEATHER)
    table.you.holds("Blur")
    fight(table, mine, belinde)
    for name in order:
        table.you.plays(name, by=mine, level="cel")
    rest(table)
    assert damage_to(table, belinde) == 3


def test_one_leather_at_each_discipline_each_combat(table: Table) -> None:
    """Whoever plays it; at another Discipline it may be played again."""
    mine = table.you.ready(replaced("Octane", disciplines=("ani", "cel")))
    other = table.prey.ready(replaced("Laura Goldman", disciplines=("ani", "cel")))
    table.you.holds(LEATHER, LEATHER, PRESS)
    table.prey.holds(LEATHER)
    fight(table, mine, other)
    table.you.plays(LEATHER, by=mine, level="ani")
    assert not table.prey.can_play(LEATHER, level="ani")
    table.until("additional", table.you)
    table.you.passes()
    assert damage_to(table, mine) == 0
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.can_play(LEATHER, level="ani")
        assert not table.prey.can_play(LEATHER, level="ani")
        table.pass_on()


@pytest.mark.parametrize(("blood", "pool"), [(0, 28), (5, 30)])
def test_leather_burns_pool_when_only_the_anarch_is_left(
    table: Table, blood: int, pool: int
) -> None:
    """Obtenebration: the opposing minion is not ready, this Anarch is."""
    mine = table.you.ready(replaced("Octane", disciplines=("obt",)))
    belinde = table.prey.ready("Belinde", blood=blood)
    table.you.holds(LEATHER)
    fight(table, mine, belinde)
    while not table.over():
        if table.you.can_play(LEATHER):
            table.you.plays(LEATHER, by=mine, level="obt")
        else:
            table.pass_on()
    assert table.prey.pool() == pool
    assert table.grand_prey.pool() == 30


def test_diversion_gives_a_strike_or_steals_from_afar(table: Table) -> None:
    """Celerity: 1 additional strike; Blood Sorcery: a maneuver that commits the theft."""
    mine, belinde = anarch(table, "cel", "tha", holds=DIVERSION)
    table.you.holds(DIVERSION)
    fight(table, mine, belinde)
    table.until("range", table.you)
    table.you.plays(DIVERSION, by=mine, level="tha")
    table.until("additional", table.you)
    assert table.blood(belinde) == 5
    table.you.plays(DIVERSION, by=mine, level="cel")
    rest(table)
    assert damage_to(table, belinde) == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling("Diversion", 3)
@pytest.mark.ruling("Diversion", 4)
@pytest.mark.ruling("Diversion", 5)
def test_diversion_prevents_two_at_once(table: Table) -> None:
    """What is left over of it is lost; without damage it is not played ([RTR 20041202])."""
    mine, belinde = anarch(table, "for", holds=DIVERSION)
    table.prey.holds(PRESS)
    fight(table, mine, belinde)
    while table.asked().window != "prevent":
        assert not table.you.can_play(DIVERSION)
        table.pass_on()
    table.you.plays(DIVERSION, by=mine, level="for")
    assert damage_to(table, mine) == 0
    table.prey.plays("A press", by=belinde)
    rest(table)
    assert damage_to(table, mine) == 1


# -- Bollix ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["range", "press"])
def test_bollix_is_a_maneuver_or_a_press(table: Table, step: str) -> None:
    """Celerity."""
    mine, belinde = anarch(table, "cel", holds=BOLLIX)
    fight(table, mine, belinde)
    table.until(step, table.you)
    table.you.plays(BOLLIX, by=mine)
    rest(table)
    assert damage_to(table, belinde) == (0 if step == "range" else 2)


@pytest.mark.ruling("Bollix", 3)
@pytest.mark.ruling("Bollix", 5)
def test_bollix_cancels_a_grapple_or_an_aim(table: Table) -> None:
    """As it is played, by the opposing minion; it has been played ([ANK 20190104])."""
    mine, pug = anarch(table, "pre", other="Pug Jackson", holds=BOLLIX)
    table.prey.holds("Immortal Grapple", "Immortal Grapple", "Torn Signpost")
    drawn, _ = table.prey.library("Blur", "Pursuit")
    fight(table, mine, pug)
    table.prey.plays("Torn Signpost", by=pug, level="pot")
    assert not table.you.can_play(BOLLIX)
    table.prey.plays("Immortal Grapple", by=pug, level="pot")
    assert table.where(drawn) == "library"
    table.you.plays(BOLLIX, by=mine, level="pre")
    assert table.where(drawn) == "hand"
    assert not table.prey.can_play("Immortal Grapple")
    rest(table)
    assert damage_to(table, mine) == 2


@pytest.mark.ruling("Bollix", 1)
@pytest.mark.ruling("Bollix", 9)
def test_the_blow_of_bollix_cannot_be_fortified(table: Table) -> None:
    """+1, all of it proof against Fortitude, which cannot be played ([LSJ 20050628])."""
    mine, brock = anarch(table, "tha", other="Brock Sterling", holds=BOLLIX)
    table.prey.holds("Skin of Rock")
    fight(table, mine, brock)
    table.you.plays(BOLLIX, by=mine, level="tha")
    while not table.over():
        assert not table.prey.can_play("Skin of Rock")
        table.pass_on()
    assert damage_to(table, brock) == 2


@pytest.mark.ruling("Bollix", 2)
@pytest.mark.parametrize(("far", "damage"), [(False, 0), (True, 2)])
def test_bollix_takes_the_sting_out_of_weapons_it_reaches(
    table: Table, far: bool, damage: int
) -> None:
    """Not at long range ([ANK 20230823])."""
    mine, belinde = anarch(table, "tha", holds=BOLLIX)
    table.you.holds(MANEUVER)
    table.prey.in_play(".44 Magnum", on=belinde)
    fight(table, mine, belinde)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.you.plays(BOLLIX, by=mine, level="tha")
    table.prey.uses(".44 Magnum", by=belinde, level="strike")
    rest(table)
    assert damage_to(table, mine) == damage

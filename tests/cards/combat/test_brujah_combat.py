"""Combat cards of the Brujah: Dust Up, Quickness."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, PRESS, fight, rest
from fight_talk import damage_to
from listening import listener
from table_talk import Table

DUST = "Dust Up"
QUICKNESS = "Quickness"


# -- Dust Up --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "damage"), [("Nathan Turner", "ani", 2), ("Rayne", "pot", 3)]
)
def test_dust_up_strikes_harder(table: Table, name: str, level: str, damage: int) -> None:
    """A hand strike at +1 with Animalism, +2 with Potence."""
    anarch = table.you.ready(name)
    ryan = table.prey.ready("Ryan")
    card = table.you.holds(DUST)

    fight(table, anarch, ryan)
    table.you.plays(DUST, by=anarch, level=level)
    rest(table)
    assert damage_to(table, ryan) == damage
    assert damage_to(table, anarch) == 1
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(DUST, 4)
@pytest.mark.parametrize(
    ("name", "level", "damage"), [("Nathan Turner", "ani", 2), ("Rayne", "pot", 0)]
)
def test_the_animal_strike_cannot_be_dodged(
    table: Table, name: str, level: str, damage: int
) -> None:
    """The opponent may dodge, to no avail; the Potence strike is dodged ([LSJ 20060808-1])."""
    anarch = table.you.ready(name)
    ryan = table.prey.ready("Ryan")
    table.you.holds(DUST)
    table.prey.holds(DODGE)

    fight(table, anarch, ryan)
    table.you.plays(DUST, by=anarch, level=level)
    table.prey.plays("A dodge", by=ryan)
    rest(table)
    assert damage_to(table, ryan) == damage
    assert damage_to(table, anarch) == 0


def test_celerity_dodges_and_strikes_again(table: Table) -> None:
    """One additional strike follows; nobody else gets one."""
    laura = table.you.ready("Laura Goldman")
    ryan = table.prey.ready("Ryan")
    table.you.holds(DUST)

    fight(table, laura, ryan)
    table.you.plays(DUST, by=laura, level="cel")
    rest(table)
    assert damage_to(table, laura) == 0
    assert damage_to(table, ryan) == 1


@pytest.mark.ruling(DUST, 2)
def test_the_dodge_is_not_had_without_the_strike(table: Table) -> None:
    """After another limited additional strike it cannot be played ([ANK 20220204])."""
    laura = table.you.ready("Laura Goldman")
    ryan = table.prey.ready("Ryan")
    table.you.holds(DUST, "Blur")

    fight(table, laura, ryan)
    table.until("strike", table.you)
    assert table.you.can_play(DUST, level="cel")
    table.you.plays("Blur", by=laura, level="cel")
    while not table.over():
        assert not table.you.can_play(DUST)
        table.pass_on()
    assert damage_to(table, ryan) == 2
    assert DUST in table.you.hand()


def test_after_dust_up_no_other_limited_strike(table: Table) -> None:
    """It is limited itself."""
    laura = table.you.ready("Laura Goldman")
    ryan = table.prey.ready("Ryan")
    table.you.holds(DUST, "Blur")

    fight(table, laura, ryan)
    table.you.plays(DUST, by=laura, level="cel")
    while not table.over():
        assert not table.you.can_play("Blur")
        table.pass_on()


@pytest.mark.ruling(DUST, 1)
def test_what_is_added_is_like_the_hand_strike(table: Table) -> None:
    """With aggravated hands all of it is aggravated ([TOM 19960225])."""
    nathan = table.you.ready("Nathan Turner")
    table.you.holds("Claws of the Dead", DUST)
    ryan = table.prey.ready("Ryan")

    fight(table, nathan, ryan)
    table.you.plays("Claws of the Dead", by=nathan, level="pro")
    table.you.plays(DUST, by=nathan, level="ani")
    rest(table)
    assert table.where(ryan) == "torpor"
    assert table.blood(ryan) == 3
    assert damage_to(table, ryan, aggravated=True) == 2


@pytest.mark.ruling(DUST, 3)
@pytest.mark.parametrize(("level", "pool"), [("ani", 31), ("pot", 30)])
def test_dust_up_counts_as_requiring_what_is_used(table: Table, level: str, pool: int) -> None:
    """Played at [pot] it is no Animalism card; in the hand it is one ([PIB 20130704])."""
    jacques = table.you.ready("Jacques Rouge")
    ryan = table.prey.ready("Ryan")
    table.you.in_play(listener("ani"))
    table.you.holds(DUST)
    other = table.you.holds(DUST)

    fight(table, jacques, ryan)
    table.you.plays(DUST, by=jacques, level=level)
    rest(table)
    assert table.you.pool() == pool
    table.you.uses("Listener for ani")
    assert table.where(other) == "ash_heap"


def test_dust_up_requires_an_anarch(table: Table) -> None:
    """Ryan has Potence and Animalism, but is Camarilla."""
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    table.you.holds(DUST)
    fight(table, ryan, nassir)
    while not table.over():
        assert not table.you.can_play(DUST)
        table.pass_on()


# -- Quickness ------------------------------------------------------------------------------------


def test_quickness_is_an_additional_strike(table: Table) -> None:
    """Inferior: limited, so no other limited one in this round."""
    laura = table.you.ready("Laura Goldman")
    ryan = table.prey.ready("Ryan")
    table.you.holds(QUICKNESS, "Blur")

    fight(table, laura, ryan)
    table.you.plays(QUICKNESS, by=laura, level="cel")
    while not table.over():
        assert not table.you.can_play("Blur")
        table.pass_on()
    assert damage_to(table, ryan) == 2
    assert damage_to(table, laura) == 1


@pytest.mark.ruling(QUICKNESS, 1)
@pytest.mark.parametrize("order", [(QUICKNESS, "Blur"), ("Blur", QUICKNESS)])
def test_superior_quickness_is_beside_the_limit(table: Table, order: tuple[str, str]) -> None:
    """A limited additional strike comes before or after it ([LSJ 20001206])."""
    octane = table.you.ready("Octane")
    belinde = table.prey.ready("Belinde")
    table.you.holds(QUICKNESS, "Blur")

    fight(table, octane, belinde)
    for name in order:
        table.you.plays(name, by=octane, level="CEL" if name == QUICKNESS else "cel")
    rest(table)
    assert damage_to(table, belinde) == 3
    assert damage_to(table, octane) == 1


def test_quickness_is_played_once_each_round(table: Table) -> None:
    """At whatever level; again in the next round."""
    octane = table.you.ready("Octane")
    belinde = table.prey.ready("Belinde")
    table.you.holds(QUICKNESS, QUICKNESS, PRESS)

    fight(table, octane, belinde)
    table.you.plays(QUICKNESS, by=octane, level="CEL")
    table.until("press", table.you)
    assert QUICKNESS in table.you.hand()
    assert damage_to(table, belinde) == 2
    table.you.plays("A press", by=octane)
    table.you.plays(QUICKNESS, by=octane, level="CEL")
    rest(table)
    assert damage_to(table, belinde) == 4


def test_the_second_quickness_is_refused(table: Table) -> None:
    """In the same round neither level is offered again."""
    octane = table.you.ready("Octane")
    belinde = table.prey.ready("Belinde")
    table.you.holds(QUICKNESS, QUICKNESS)

    fight(table, octane, belinde)
    table.you.plays(QUICKNESS, by=octane, level="CEL")
    while not table.over():
        assert not table.you.can_play(QUICKNESS)
        table.pass_on()
    assert damage_to(table, belinde) == 2

"""Malajit Chandramouli, who hides once too often, and Duma Rafiki, who takes weapons or bites."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.definitions import Static, Strike
from methuselah.language import additional_strikes, strike
from methuselah.pool import pool
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

MALAJIT, DUMA = "Malajit Chandramouli", "Duma Rafiki"
WALL = made_vampire("Wall", capacity=10)
MORE = made_up("Once more", modes=(additional_strikes(1),))
QUICK = made_up("Quick", modes=(strike(Strike("hand", 4, first=True)),))
RETAINER_PROOF = made_up("Used to cats", statics=(Static("immune", word="retainer"),))


@pytest.mark.parametrize(
    ("name", "by", "stranger", "life"),
    [(MALAJIT, "Rayne", "Ryan", 1), (DUMA, "Hasani (G4)", "Ryan", 2)],
)
def test_who_employs_them(table: Table, name: str, by: str, stranger: str, life: int) -> None:
    """Whoever is not of the Camarilla; an Akunanse."""
    comes_into_play(name, by=by)
    mine, other = table.you.ready(by), table.you.ready(stranger)
    held = table.you.holds(name)
    assert not table.you.can_play(name, by=other)
    table.you.acts(name, by=mine)
    rest(table)
    assert table.blood(held) == life


# -- Malajit --------------------------------------------------------------------------------------


@pytest.mark.ruling(MALAJIT, 1)
@pytest.mark.parametrize("intercept", [0, 1])
def test_malajit_hides_his_employer(table: Table, intercept: int) -> None:
    """+1 stealth; blocked all the same, he burns before anything else is used."""
    mine = table.you.ready("Rayne")
    table.you.ready(COMPANION)
    malajit = table.you.in_play(MALAJIT, on=mine)
    table.you.holds("Change of Target")
    blocker = table.prey.ready(WALL)
    table.prey.in_play(changing("intercept", intercept), on=blocker)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.uses(malajit, by=mine)
    if intercept:
        table.until("blocked", table.you)
        assert table.where(malajit) == "ash_heap"
    else:
        assert table.locked(malajit)
    rest(table)
    assert (table.prey.pool() == 29) is (intercept == 0)
    assert (table.where(malajit) == "ash_heap") is (intercept == 1)


@pytest.mark.parametrize("why", ["unused", "locked", "another"])
def test_malajit_stays_otherwise(table: Table, why: str) -> None:
    """Not used, he is not burned; locked, or beside another's action, he cannot be used."""
    mine, other = table.you.ready("Rayne"), table.you.ready("Ryan")
    malajit = table.you.in_play(MALAJIT, on=mine, locked=why == "locked")
    table.you.holds(PAUSE)
    blocker = table.prey.ready(WALL)
    table.you.acts(word="bleed", by=other if why == "another" else mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.you.may("use", card=malajit) is (why == "unused")
    rest(table)
    assert table.on(malajit) == mine
    assert table.prey.pool() == 30


def test_a_later_block_does_not_burn_malajit(table: Table) -> None:
    """It was for that action."""
    mine, other = table.you.ready("Rayne"), table.you.ready("Ryan")
    malajit = table.you.in_play(MALAJIT, on=mine)
    table.you.holds(PAUSE)
    blocker = table.prey.ready(WALL)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.uses(malajit, by=mine)
    rest(table)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    rest(table)
    assert table.on(malajit) == mine


# -- Duma Rafiki ----------------------------------------------------------------------------------


@pytest.mark.parametrize("yours", [True, False])
@pytest.mark.parametrize("takes", [True, False])
def test_duma_takes_a_weapon_or_bites(table: Table, yours: bool, takes: bool) -> None:
    """Its controller chooses, as strikes resolve: a weapon of the opposing minion, or 1 damage."""
    mine, theirs = table.you.ready(WALL), table.prey.ready(made_vampire("Other", capacity=9))
    seat, own, foe = (table.you, mine, theirs) if yours else (table.prey, theirs, mine)
    rival = table.prey if yours else table.you
    seat.in_play(DUMA, on=own)
    axe, hook = rival.in_play("Meat Cleaver", on=foe), rival.in_play("Bastard Sword", on=foe)
    rival.in_play("Kevlar Vest", on=foe)
    seat.in_play("Meat Cleaver", on=own)
    beside = rival.in_play("Meat Cleaver", on=rival.ready("Ryan"))
    fight(table, mine, theirs)
    table.until("strike", seat)
    while not seat.may("do"):
        table.pass_on()
    seat.does("do", number=0 if takes else 1)
    if takes:
        assert seat.choices() == {axe, hook}
        seat.chooses(axe)
    rest(table)
    assert (table.where(axe) == "ash_heap") is takes
    assert table.where(hook) == table.where(beside) == "attached"
    assert damage_to(table, foe) == 1 + (0 if takes else 1)
    assert damage_to(table, own) == 1


@pytest.mark.parametrize("far", [True, False])
def test_duma_bites_each_round_at_close_range(table: Table, far: bool) -> None:
    """Where there is no weapon nobody is asked; never at long range."""
    mine, theirs = table.you.ready(WALL), table.prey.ready("Ryan")
    table.prey.in_play(DUMA, on=theirs)
    table.prey.holds(PRESS, MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("press", table.prey)
    assert damage_to(table, mine) == (0 if far else 2)
    table.prey.plays("A press", by=theirs)
    rest(table)
    assert damage_to(table, mine) == (2 if far else 4)


def test_the_duma_of_a_bystander_does_nothing(table: Table) -> None:
    """Beside the fight."""
    mine, theirs = table.you.ready(WALL), table.prey.ready("Ryan")
    table.prey.in_play(DUMA, on=table.prey.ready("Nassir"))
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == 1


@pytest.mark.ruling(DUMA, 1)
def test_the_source_is_duma(table: Table) -> None:
    """Whoever is immune to retainers suffers the strike only."""
    mine, theirs = table.you.ready(WALL), table.prey.ready("Ryan")
    table.you.in_play(RETAINER_PROOF, on=mine)
    table.prey.in_play(DUMA, on=theirs)
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == 1


@pytest.mark.ruling(DUMA, 2)
@pytest.mark.parametrize(("card", "damage"), [(DODGE, 1), (COMBAT_ENDS, 0), (QUICK, 0)])
def test_what_stops_duma(table: Table, card: object, damage: int) -> None:
    """No dodge; the end of combat, or a first strike that sends its employer to torpor."""
    mine, theirs = table.you.ready(WALL), table.prey.ready("Ryan")
    table.you.holds(card)
    table.prey.in_play(DUMA, on=theirs)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.does("play")
    rest(table)
    assert damage_to(table, mine) == damage


@pytest.mark.ruling(DUMA, 4)
def test_duma_does_not_repeat(table: Table) -> None:
    """Two strikes of its employer, one bite."""
    mine, theirs = table.you.ready(WALL), table.prey.ready("Ryan")
    table.prey.in_play(DUMA, on=theirs)
    table.prey.holds(MORE)
    fight(table, mine, theirs)
    table.prey.plays("Once more", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 3


@pytest.mark.ruling(DUMA, 3)
def test_duma_is_an_animal_and_nothing_else() -> None:
    """Neither mortal nor monster."""
    assert "animal" in pool()[DUMA].keywords
    assert not pool()[DUMA].keywords & {"mortal", "monster", "ghoul"}

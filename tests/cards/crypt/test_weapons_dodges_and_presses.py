"""Fighters: weapons that cannot be used, first strikes, dodges, maneuvers and presses for blood."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of
from made_up import paper, pistol
from methuselah.language import (
    TARGET,
    action,
    choose,
    enters_combat,
    equips,
    gun,
    minion,
    ready,
)
from scenes.strikes import can_strike, has_a_maneuver, has_a_press
from table_talk import Table

GUN = frozenset({"weapon", "gun"})
MELEE = frozenset({"weapon", "melee weapon"})


# -- maneuvers, presses, strikes ------------------------------------------------------------------


def test_howler_maneuvers() -> None:
    """1 optional maneuver each combat."""
    has_a_maneuver("Howler (G2)")


@pytest.mark.parametrize("name", ["Carlak (G5)", "Silvia Giovanni (G2)"])
def test_a_press_each_combat(name: str) -> None:
    """1 optional press."""
    has_a_press(name)


def test_aurora_shoots() -> None:
    """1R damage, each round."""
    can_strike("Aurora Van Brande, Paladin (G2)", damage=1)


@pytest.mark.parametrize("name", ["Don Cruez, The Idealist (G1)", "Juggler (G3)"])
@pytest.mark.parametrize("blood", [0, 4])
def test_a_maneuver_for_a_blood(table: Table, name: str, blood: int) -> None:
    """To long range for 1 blood, once each combat; without blood there is none."""
    mine = table.you.ready(made_vampire("Attacker", capacity=10))
    theirs = table.prey.ready(name, blood=blood)
    table.prey.holds(PRESS, MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.prey)
    assert table.prey.may("use", card=theirs, level="maneuver") == bool(blood)
    if blood:
        table.prey.uses(theirs, level="maneuver")
        assert table.blood(theirs) == blood - 1
        table.until("press", table.prey)
        assert round_of(table).range == "long"
        table.prey.plays("A press", by=theirs)
        table.until("range", table.prey)
        assert not table.prey.may("use", card=theirs, level="maneuver")
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "cost"), [("Bronwen (G2)", 0), ("Marie Faucigny (G3)", 1)])
def test_a_dodge_once_each_combat(table: Table, name: str, cost: int) -> None:
    """It takes nothing in that round; in the next one it must fight; Marie pays 1 blood."""
    mine = table.you.ready(name, blood=5)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.uses(mine, level="strike")
    assert table.blood(mine) == 5 - cost
    table.until("press", table.you)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.may("use", card=mine, level="strike")
        table.pass_on()
    assert damage_to(table, mine) == 1
    assert table.blood(mine) == 4 - cost


@pytest.mark.parametrize(
    ("name", "level", "window"),
    [
        ("Bronwen (G2)", "strike", "strike"),
        ("Marie Faucigny (G3)", "strike", "strike"),
        ("Don Cruez, The Idealist (G1)", "maneuver", "range"),
        ("Juggler (G3)", "maneuver", "range"),
    ],
)
def test_once_each_combat_not_once_each_turn(
    table: Table, name: str, level: str, window: str
) -> None:
    """Two combats of one turn."""
    theirs = table.prey.ready(name, blood=7)
    attackers = [table.you.ready(made_vampire(f"Attacker {one}", capacity=10)) for one in (1, 2)]
    table.you.ready(COMPANION)
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    table.you.holds(rush, rush)
    for attacker in attackers:
        table.you.acts("Rush", by=attacker)
        if table.you.choices():
            table.you.chooses(theirs)
        table.until(window, table.prey)
        assert table.prey.may("use", card=theirs, level=level)
        table.prey.uses(theirs, level=level)
        rest(table)


def test_juggler_dodges_in_each_combat(table: Table) -> None:
    """Two combats of one turn: for 2 blood in each he is at long range, dodges and strikes."""
    juggler = table.prey.ready("Juggler (G3)", blood=7)
    attackers = [table.you.ready(made_vampire(f"Attacker {one}", capacity=10)) for one in (1, 2)]
    table.you.ready(COMPANION)
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    table.you.holds(rush, rush)
    for left, attacker in zip((5, 3), attackers, strict=True):
        table.you.acts("Rush", by=attacker)
        if table.you.choices():
            table.you.chooses(juggler)
        table.until("range", table.prey)
        table.prey.uses(juggler, level="maneuver")
        table.until("strike", table.prey)
        table.prey.uses(juggler, level="strike")
        rest(table)
        assert table.blood(juggler) == left
    assert damage_to(table, juggler) == 0


def test_hektor_has_claws(table: Table) -> None:
    """His hand strikes are aggravated: in torpor is whom he hits once."""
    hektor = table.you.ready("Hektor (G4)")
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    fight(table, hektor, theirs)
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 1
    assert table.where(theirs) == "torpor"


def test_juggler_has_had_his_additional_strike(table: Table) -> None:
    """After Blur, which is limited too, his own strike is not offered; at long range again."""
    juggler = table.you.ready("Juggler (G3)", blood=7)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds(MANEUVER, "Blur")
    table.you.in_play(pistol(), on=juggler)
    fight(table, juggler, theirs)
    table.you.plays("A maneuver", by=juggler)
    table.until("strike", table.you)
    table.you.uses("Pistol", level="strike")
    table.until("additional", table.you)
    table.you.plays("Blur", by=juggler)
    table.until("strike", table.you)
    assert table.you.may("use", card="Pistol", level="strike")
    assert not table.you.may("use", card=juggler, level="strike")


def test_marie_needs_the_blood(table: Table) -> None:
    """Without blood she does not dodge."""
    marie = table.prey.ready("Marie Faucigny (G3)", blood=0)
    mine = table.you.ready(made_vampire("Attacker", capacity=10))
    table.prey.holds(DODGE)
    fight(table, mine, marie)
    table.until("strike", table.prey)
    assert not table.prey.may("use", card=marie)


@pytest.mark.parametrize("far", [True, False])
def test_juggler_dodges_at_long_range(table: Table, far: bool) -> None:
    """For 1 blood he dodges and has another strike, once each combat; not at close range."""
    juggler = table.you.ready("Juggler (G3)", blood=5)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    shot = table.prey.in_play(pistol(), on=theirs)
    table.you.holds(MANEUVER, PRESS)
    table.you.in_play(pistol(), on=juggler)
    fight(table, juggler, theirs)
    if far:
        table.you.plays("A maneuver", by=juggler)
    table.until("strike", table.you)
    assert table.you.may("use", card=juggler, level="strike") == far
    if not far:
        return
    table.you.uses(juggler, level="strike")
    assert table.blood(juggler) == 4
    table.prey.uses(shot)
    table.until("strike", table.you)  # the additional strike
    assert damage_to(table, juggler) == 0
    assert not table.you.may("use", card=juggler, level="strike")
    table.you.uses("Pistol", level="strike")
    while (decision := table.asked()) is not None and decision.window != "press":
        assert decision.window != "strike"  # one more strike, and no third
        table.pass_on()
    assert damage_to(table, theirs) == 2
    table.until("press", table.you)
    table.you.plays("A press", by=juggler)
    table.you.uses(juggler, level="maneuver")
    table.until("strike", table.you)
    assert round_of(table).range == "long"
    assert not table.you.may("use", card=juggler, level="strike")


def test_jugglers_strike_is_limited(table: Table) -> None:
    """The additional strike counts against the limit: his own strike is not offered twice."""
    juggler = table.you.ready("Juggler (G3)", blood=5)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds(MANEUVER, "Blur")
    fight(table, juggler, theirs)
    table.you.plays("A maneuver", by=juggler)
    table.until("strike", table.you)
    table.you.uses(juggler, level="strike")
    while not table.over():
        assert not table.you.can_play("Blur", by=juggler)
        table.pass_on()


# -- weapons --------------------------------------------------------------------------------------


@pytest.mark.ruling("Howler (G2)", 1)
def test_howler_equips_with_a_gun(table: Table) -> None:
    """She may have it, though it is of no use to her."""
    howler = table.you.ready("Howler (G2)")
    table.you.ready(COMPANION)
    held = table.you.holds(pistol())
    table.you.acts("Pistol", by=howler)
    rest(table)
    assert table.on(held) == howler
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "keywords", "may"),
    [
        ("Howler (G2)", GUN, False),
        ("Howler (G2)", MELEE, False),
        ("Howler (G2)", frozenset(), True),
        ("Dirk (G4)", GUN, True),
    ],
)
def test_what_howler_can_strike_with(
    table: Table, name: str, keywords: frozenset[str], may: bool
) -> None:
    """No weapon; an equipment that is none; beside her others shoot."""
    mine = table.you.ready(name)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    thing = paper("Thing", equips(), *gun(2), kind="equipment", keywords=keywords)
    held = table.you.in_play(thing, on=mine)
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=held) == may


@pytest.mark.ruling("Howler (G2)", 2)
def test_a_ghoul_of_howler_shoots(table: Table) -> None:
    """The Ghoul Retainer uses the gun that she holds: 2 instead of its 1, beside her hands."""
    howler = table.you.ready("Howler (G2)")
    ghoul = table.you.in_play("Ghoul Retainer", on=howler, blood=2)
    table.you.in_play(pistol(), on=howler)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds(DODGE)
    fight(table, howler, theirs)
    table.until("strike", table.you)
    assert not table.you.may("use", card="Pistol", minion=howler)
    while not table.you.may("retainer uses"):
        table.pass_on()
    table.you.does("retainer uses", card="Pistol", target=ghoul)
    rest(table)
    assert damage_to(table, theirs) == 4


@pytest.mark.parametrize("whose", ["prey", "you"])
def test_whoever_fights_germaine_shoots_not(table: Table, whose: str) -> None:
    """The opposing minion cannot use weapons; he himself can, and so can others."""
    germaine = table.you.ready("Count Germaine (G4)")
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    seat = getattr(table, whose)
    held = seat.in_play(pistol(), on=theirs if whose == "prey" else germaine)
    seat.holds(DODGE)
    fight(table, germaine, theirs)
    table.until("strike", seat)
    assert seat.may("use", card=held) == (whose == "you")


def test_germaine_hinders_nobody_outside_his_combat(table: Table) -> None:
    """Two others fight, with a gun."""
    table.you.ready("Count Germaine (G4)", locked=True)
    mine = table.you.ready("Dirk (G4)")
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    held = table.prey.in_play(pistol(), on=theirs)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.prey)
    assert table.prey.may("use", card=held)


@pytest.mark.parametrize(
    ("name", "what", "falls"),
    [
        ("Ruth McGinley (G3)", "gun", True),
        ("Ruth McGinley (G3)", "hand", False),
        ("Dirk (G4)", "gun", False),
    ],
)
def test_ruth_shoots_first(table: Table, name: str, what: str, falls: bool) -> None:
    """With a gun she sends the other to torpor before it strikes; by hand she does not."""
    mine = table.you.ready(name)
    rifle = table.you.in_play(pistol(), on=mine)
    theirs = table.prey.ready(made_vampire("Target", capacity=10), blood=1)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    if what == "gun":
        table.you.uses(rifle, level="strike")
    else:
        table.you.does("hand strike")
    rest(table)
    assert damage_to(table, mine) == (0 if falls else 1)
    assert table.where(theirs) == ("torpor" if what == "gun" else "ready")


# -- presses that Mukhtar Bey cannot use ----------------------------------------------------------

MUKHTAR = "Mukhtar Bey (G4)"


@pytest.mark.ruling(MUKHTAR, 1)
def test_mukhtar_plays_a_trap(table: Table) -> None:
    """It is the Trap that presses to continue: three rounds more, though he cannot press so."""
    mukhtar = table.you.ready(MUKHTAR)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds("Trap")
    fight(table, mukhtar, theirs)
    table.you.plays("Trap", by=mukhtar)
    rest(table)
    assert damage_to(table, mukhtar) == 4
    assert table.where(mukhtar) == "ready"


@pytest.mark.parametrize("name", [MUKHTAR, "Dirk (G4)"])
def test_mukhtar_does_not_press_to_continue(table: Table, name: str) -> None:
    """A press would continue combat: he cannot; when the other has pressed, he ends it with one."""
    mine = table.you.ready(name)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds(PRESS)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.until("press", table.you) if name != MUKHTAR else None
    if name == MUKHTAR:
        table.until("press", table.prey)
        assert not table.you.may("play", card="A press")
        table.prey.plays("A press", by=theirs)
        assert table.you.may("play", card="A press")
        table.you.plays("A press", by=mine)
        rest(table)
        assert damage_to(table, mine) == 1
    else:
        assert table.you.may("play", card="A press")

"""Action modifiers that require Celerity, alone or with another Discipline."""

from __future__ import annotations

import pytest

from methuselah.engine.definitions import defined
from methuselah.language import static
from methuselah.pool import pool
from methuselah.rules.combat.combat import Round
from methuselah.rules.politics.votes import tally
from table_talk import Table

GRASP = "Resist Earth's Grasp"
TONGUE = "Scalpel Tongue"


# -- Resist Earth's Grasp -----------------------------------------------------------------------


def test_superior_grasp_is_stealth_for_a_blood(table: Table) -> None:
    """+1 stealth only when needed."""
    tamoszius = table.you.ready("Tamoszius")
    table.you.ready("Meaghan")
    grasp = table.you.holds(GRASP)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=tamoszius)
    assert not table.you.can_play(GRASP)
    table.prey.blocks(nassir)
    assert not table.you.can_play(GRASP, level="cel")
    table.you.plays(GRASP, by=tamoszius, level="CEL")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert not table.locked(nassir)
    assert table.blood(tamoszius) == 4
    assert table.where(grasp) == "ash_heap"
    assert table.waits_for(table.you)


def test_inferior_grasp_maneuvers(table: Table) -> None:
    """The maneuver takes the combat to long range: nobody is hurt by hand strikes."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.ready("Meaghan")
    table.you.holds(GRASP)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=massimo)
    table.prey.blocks(nassir)
    table.until("range", table.you)
    assert not table.you.can_play(GRASP, level="CEL")
    table.you.plays(GRASP, by=massimo)
    table.until("press", table.you)
    assert (table.blood(massimo), table.blood(nassir)) == (3, 4)
    table.nobody_reacts()
    table.nobody_reacts()

    assert (table.blood(massimo), table.blood(nassir)) == (3, 4)
    assert table.prey.pool() == 30


@pytest.mark.ruling("Resist Earth's Grasp", 1)
def test_the_optional_press_is_for_this_round_only(table: Table) -> None:
    """It continues the combat once; in the second round it is gone, used or not."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.ready("Meaghan")
    table.you.holds(GRASP)
    tamoszius = table.prey.ready("Tamoszius")
    table.prey.holds(GRASP)

    table.you.acts(word="bleed", by=massimo)
    table.prey.blocks(tamoszius)
    table.until("range", table.you)
    table.you.plays(GRASP, by=massimo)
    table.until("press", table.you)
    table.you.passes()
    table.until("press", table.prey)
    (press, *_) = table.prey.options("play", card=GRASP)
    table.prey.does("play", card=GRASP, by=tamoszius, word=press.word)
    table.nobody_reacts()
    table.nobody_reacts()

    fights = [entry.number for entry in table.state.journal if entry.what == "round"]
    assert fights == [1, 2]
    assert table.state.frame(Round) is None
    assert table.blood(tamoszius) == 5 - 1 - 1
    assert table.blood(massimo) == 4 - 1 - 1


def test_grasp_needs_celerity(table: Table) -> None:
    """Inferior Celerity gives no stealth; Nassir has none at all."""
    massimo = table.you.ready("Massimo Falconi")
    nassir = table.you.ready("Nassir")
    table.you.holds(GRASP, "Mirror Walk")
    blocker = table.prey.ready("Lauren")
    table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=nassir)
    table.prey.blocks(blocker)
    assert not table.you.can_play(GRASP)
    table.you.plays("Mirror Walk", by=nassir, level="tha")
    table.nobody_reacts()
    table.you.acts(word="bleed", by=massimo)
    table.prey.blocks(blocker)
    assert not table.you.can_play(GRASP, level="CEL")


# -- Scalpel Tongue ------------------------------------------------------------------------------


def polls(table: Table, caller: int) -> None:
    """Your vampire calls Kine Resources Contested: 3 for the prey, 1 for you; polling begins."""
    table.you.acts("Kine Resources Contested", by=caller)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    table.until("polling")


@pytest.mark.parametrize(
    ("name", "level", "burned"), [("Massimo Falconi", "cel_pre", 0), ("Tamoszius", "CEL_PRE", 1)]
)
def test_scalpel_tongue_of_the_acting_vampire(
    table: Table, name: str, level: str, burned: int
) -> None:
    """Whoever has voted may be chosen: locked, votes cancelled; superior burns a blood."""
    acting = table.you.ready(name)
    table.you.ready("Meaghan")
    tongue, _ = table.you.holds(TONGUE, "Kine Resources Contested")
    prince = table.prey.ready("Belinde")
    silent = table.prey.ready("Lenny Burkhead")
    bystander = table.prey.ready("Ryan")

    polls(table, acting)
    assert not table.you.can_play(TONGUE)
    table.prey.votes("against", minion=prince)
    assert tally(table.state) == (0, 2)
    before = table.blood(acting)
    assert silent not in {o.target for o in table.you.options("play")}
    table.you.plays(TONGUE, by=acting, level=level)
    table.you.votes("for", mode="called")

    assert tally(table.state) == (1, 0)
    assert table.locked(prince)
    assert table.blood(prince) == 6 - burned
    assert table.blood(acting) == before - 1
    assert not table.prey.may("vote", minion=prince)
    assert table.prey.may("vote", minion=silent)
    assert not table.locked(bystander)
    assert table.where(tongue) == "ash_heap"
    table.nobody_reacts()
    assert table.prey.pool() == 27


def test_a_reacting_vampire_plays_scalpel_tongue(table: Table) -> None:
    """It silences the caller's own prince; a locked vampire cannot play it."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Kine Resources Contested")
    massimo = table.prey.ready("Massimo Falconi")
    asleep = table.prey.ready("Tamoszius", locked=True)
    table.prey.holds(TONGUE)

    polls(table, prince)
    assert not table.prey.can_play(TONGUE)
    table.you.votes("for", minion=prince)
    assert not table.prey.can_play(TONGUE, by=asleep)
    table.prey.plays(TONGUE, by=massimo)
    assert table.blood(massimo) == 3
    assert tally(table.state) == (0, 0)
    assert not table.you.may("vote", minion=prince)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert not table.locked(massimo)
    assert table.locked(prince)


def test_one_of_several_voters_is_chosen(table: Table) -> None:
    """Votes of the others stay; your own vampires may be chosen too."""
    tamoszius = table.you.ready("Tamoszius")
    own = table.you.ready("Mkhokheli")
    table.you.holds(TONGUE, "Kine Resources Contested")
    first = table.prey.ready("Belinde")
    second = table.prey.ready("Lenny Burkhead")

    polls(table, tamoszius)
    table.you.votes("for", minion=own)
    table.prey.votes("against", minion=first)
    table.prey.votes("against", minion=second)
    table.you.plays(TONGUE, by=tamoszius, level="cel_pre")
    assert {option.target for option in table.you.options("choose")} == {own, first, second}
    table.you.chooses(first)

    assert tally(table.state) == (2, 1)
    assert table.blood(first) == 6
    assert not table.locked(second)


def test_scalpel_tongue_needs_both_disciplines(table: Table) -> None:
    """Presence without Celerity, and no polling outside political actions."""
    oshri = table.you.ready("Oshri Dahan")
    nik = table.you.ready("Nik Sikko")
    table.you.holds(TONGUE, "Kine Resources Contested")
    prince = table.prey.ready("Belinde")

    polls(table, oshri)
    table.prey.votes("against", minion=prince)
    assert not table.you.can_play(TONGUE, by=oshri)
    assert not table.you.can_play(TONGUE, by=nik)


@pytest.mark.ruling("Scalpel Tongue", 1)
def test_no_scalpel_tongue_where_the_referendum_passes_by_itself(table: Table) -> None:
    """There is no polling step in which it could be played."""
    caller = defined(pool()["Nik Sikko"], statics=(static("passes automatically"),))
    nik = table.you.ready(caller)
    table.you.ready("Meaghan")
    tongue, _ = table.you.holds(TONGUE, "Kine Resources Contested")
    table.prey.ready("Belinde")

    table.you.acts("Kine Resources Contested", by=nik)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)

    assert table.waits_for(table.you)
    assert table.prey.pool() == 27
    assert table.where(tongue) == "hand"

"""Torvus, Hannibal and Gunther unlock; Radu feeds; Ezmerelda leaves for pool."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from made_up import paper
from methuselah.language import (
    TARGET,
    choose,
    gain_pool,
    lock,
    master,
    put_in_play,
    ready,
    use,
    yours,
)
from scenes.rulings import keeps_votes_in_any_sect
from table_talk import Table

TORVUS = "Torvus Bloodbeard (G3)"
HANNIBAL = "Hannibal (G2 ADV)"
GUNTHER = "Gunther, Beast Lord (G1)"
RADU = "Radu Bistri (G4)"
EZMERELDA = "Ezmerelda (G2)"
PACT = paper("Purchase Pact", master(put_in_play()))
bells = (use(gain_pool(1), at=("unlock", "master", "minion", "influence", "discard")),)

# -- Torvus and Hannibal --------------------------------------------------------------------------


@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize("name", [TORVUS, HANNIBAL])
def test_they_unlock_in_your_minion_phase(table: Table, name: str, region: str) -> None:
    """For the Edge, or for 2 blood; not while they are unlocked."""
    mine = table.you.puts(name, region, blood=5, locked=True)
    beside = table.you.ready("Nassir", locked=True)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins()
    table.you.uses(mine)
    assert not table.locked(mine)
    assert table.locked(beside)
    assert table.you.has_edge() == (name == HANNIBAL)
    assert table.blood(mine) == (3 if name == HANNIBAL else 5)
    assert not table.you.may("use", card=mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", [TORVUS, HANNIBAL])
def test_they_unlock_in_the_minion_phase_of_another(table: Table, name: str) -> None:
    """During an action, so that they may block."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(name, blood=5, locked=True)
    table.gives_edge(table.prey)
    table.you.acts(word="bleed", by=acting)
    assert not table.prey.may("block", minion=theirs)
    table.prey.uses(theirs)
    table.prey.blocks(theirs)
    rest(table)
    assert table.prey.pool() == 30
    assert table.prey.has_edge() == (name == HANNIBAL)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("phase", ["unlock", "master", "influence", "discard"])
@pytest.mark.parametrize("name", [TORVUS, HANNIBAL])
def test_they_wait_for_a_minion_phase(table: Table, name: str, phase: str) -> None:
    """In no other phase."""
    mine = table.you.ready(name, blood=5, locked=True)
    table.you.holds("Fame")
    table.you.in_play(paper("Bell", *bells))
    table.gives_edge(table.you)
    table.begins(phase)
    assert not table.you.may("use", card=mine)


@pytest.mark.parametrize("name", [TORVUS, HANNIBAL])
def test_unlocked_they_have_nothing_to_do(table: Table, name: str) -> None:
    """It is for a locked one."""
    mine = table.you.ready(name, blood=5)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins()
    assert not table.you.may("use", card=mine)


@pytest.mark.parametrize("edge", ["prey", "nobody"])
def test_torvus_needs_the_edge(table: Table, edge: str) -> None:
    """That you have it."""
    torvus = table.you.ready(TORVUS, locked=True)
    table.you.ready(COMPANION)
    if edge == "prey":
        table.gives_edge(table.prey)
    table.begins()
    assert not table.you.may("use", card=torvus)


@pytest.mark.parametrize(("blood", "may"), [(1, False), (2, True)])
def test_hannibal_needs_two_blood(table: Table, blood: int, may: bool) -> None:
    """His last ones do."""
    hannibal = table.you.ready(HANNIBAL, blood=blood, locked=True)
    table.you.ready(COMPANION)
    table.begins()
    assert table.you.may("use", card=hannibal) is may


def test_hannibal_unlocks_once_in_each_phase(table: Table) -> None:
    """Not twice in yours; again in that of your prey."""
    hannibal = table.you.ready(HANNIBAL, blood=9, locked=True)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan", blood=1)
    table.prey.ready("Dodd (G2)")
    table.begins()
    table.you.uses(hannibal)
    table.you.acts(word="hunt", by=hannibal)
    rest(table)
    assert table.locked(hannibal)
    assert not table.you.may("use", card=hannibal)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="hunt", by=theirs)
    table.you.uses(hannibal)
    assert not table.locked(hannibal)


def test_torvus_unlocks_once_in_each_phase(table: Table) -> None:
    """He bleeds for the Edge and stays locked; in the minion phase of your prey again."""
    torvus = table.you.ready(TORVUS, locked=True)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan", blood=1, locked=True)
    table.prey.ready("Dodd (G2)", locked=True)
    table.gives_edge(table.you)
    table.begins()
    table.you.uses(torvus)
    table.you.acts(word="bleed", by=torvus)
    rest(table)
    assert table.you.has_edge()
    assert not table.you.may("use", card=torvus)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="hunt", by=theirs)
    table.you.uses(torvus)
    assert not table.locked(torvus)
    assert not table.you.has_edge()


# -- Gunther --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("region", "blood", "locked", "may"),
    [
        ("ready", 1, True, True),
        pytest.param("torpor", 1, True, True, marks=pytest.mark.ruling(GUNTHER, 1)),
        ("ready", 0, True, False),
        ("ready", 1, False, False),
    ],
)
def test_gunther_unlocks_in_your_discard_phase(
    table: Table, region: str, blood: int, locked: bool, may: bool
) -> None:
    """For 1 blood, wherever he is."""
    gunther = table.you.puts(GUNTHER, region, blood=blood, locked=locked)
    table.you.holds("Fame")
    table.begins("discard")
    assert table.you.may("use", card=gunther) is may
    if may:
        table.you.uses(gunther)
        assert (table.locked(gunther), table.blood(gunther)) == (False, 0)


def test_gunther_waits_for_your_discard_phase(table: Table) -> None:
    """Not in another's, nor in your minion phase."""
    gunther = table.prey.ready(GUNTHER, locked=True)
    table.you.holds("Fame")
    table.prey.in_play(paper("Bell", *bells))
    table.begins("discard")
    assert not table.prey.may("use", card=gunther)
    other = Table()
    gunther = other.you.ready(GUNTHER, locked=True)
    other.you.ready(COMPANION)
    other.begins()
    assert not other.you.may("use", card=gunther)


def test_gunther_unlocks_once_in_the_phase(table: Table) -> None:
    """Locked again he stays so."""
    gunther = table.you.ready(GUNTHER, blood=4, locked=True)
    table.you.holds("Fame")
    table.you.in_play(paper("Net", use(choose(ready(yours)), lock(TARGET), at=("discard",))))
    table.begins("discard")
    table.you.uses(gunther)
    table.you.uses("Net")
    assert table.locked(gunther)
    assert not table.you.may("use", card=gunther)


# -- Radu Bistri ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["you", "prey"])
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_radu_feeds_on_the_pact(table: Table, seat: str, region: str) -> None:
    """1 blood, once, whoever has it in play."""
    radu = table.you.puts(RADU, region, blood=3)
    getattr(table, seat).in_play(PACT)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(radu)
    assert table.blood(radu) == 4
    assert not table.you.may("use", card=radu)


@pytest.mark.parametrize(
    ("name", "place", "phase"),
    [
        ("Fame", "permanent", "unlock"),
        (PACT, "hand", "unlock"),
        (PACT, "permanent", "master"),
    ],
)
def test_radu_without_the_pact(table: Table, name: str, place: str, phase: str) -> None:
    """Another card; one in a hand; or another phase."""
    radu = table.you.ready(RADU, blood=3)
    table.you.puts(name, place)
    table.you.holds("Blur", "Blood Doll")
    table.gives_edge(table.you)
    table.begins(phase)
    assert not table.you.may("use", card=radu)


def test_radu_feeds_in_your_unlock_phase_only(table: Table) -> None:
    """Not in that of another."""
    radu = table.prey.ready(RADU, blood=3)
    table.prey.in_play(PACT)
    table.prey.in_play(paper("Bell", *bells))
    table.gives_edge(table.you)
    table.begins("unlock")
    assert not table.prey.may("use", card=radu)


# -- Ezmerelda ------------------------------------------------------------------------------------


def test_ezmerelda_leaves_for_pool(table: Table) -> None:
    """11 pool; she leaves the game, and nobody else does."""
    ezmerelda, beside = table.you.ready(EZMERELDA), table.you.ready("Ryan")
    table.begins("unlock")
    table.you.uses(ezmerelda)
    assert table.where(ezmerelda) == "removed"
    assert table.where(beside) == "ready"
    assert [seat.pool() for seat in table.seats] == [41, 30, 30, 30, 30]
    table.until_turn_of(table.you, "minion")
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("seat", "region", "phase"),
    [
        ("you", "torpor", "unlock"),
        ("you", "ready", "master"),
        ("you", "ready", "minion"),
        ("prey", "ready", "unlock"),
    ],
)
def test_ezmerelda_stays(table: Table, seat: str, region: str, phase: str) -> None:
    """In torpor; in another phase; in that of another Methuselah."""
    ezmerelda = getattr(table, seat).puts(EZMERELDA, region)
    table.you.ready(COMPANION)
    table.you.holds("Fame")
    getattr(table, seat).in_play(paper("Bell", *bells))
    table.gives_edge(table.you)
    table.begins(phase)
    assert not getattr(table, seat).may("use", card=ezmerelda)


@pytest.mark.ruling(EZMERELDA, 1)
def test_ezmerelda_keeps_her_votes() -> None:
    """2, in any sect."""
    keeps_votes_in_any_sect(EZMERELDA, votes=2)

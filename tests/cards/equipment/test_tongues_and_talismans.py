"""Mummy's Tongue holds a vampire still; the Ancestor's Talisman hears certain Disciplines."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import rest
from fight_talk import damage_to, replaced
from made_up import of_level, paper
from methuselah.language import action, gain_pool, static
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

TONGUE, TALISMAN = "Mummy's Tongue", "The Ancestor's Talisman"
SETITE, ASSAMITE = "Renenet (G4)", "Abd al-Rashid (G2)"
PACT = paper("Pact", static("infernal"), kind="equipment")


@pytest.mark.parametrize(("name", "by"), [(TONGUE, SETITE), (TALISMAN, ASSAMITE)])
def test_who_equips_with_them(name: str, by: str) -> None:
    """A Ministry, a Banu Haqim; nobody else."""
    comes_into_play(name, by=by)
    table = Table()
    mine, other = table.you.ready(by), table.you.ready("Ryan")
    table.you.holds(name)
    assert table.you.can_play(name, by=mine)
    assert not table.you.can_play(name, by=other)


@pytest.mark.ruling(TONGUE, 2)
@pytest.mark.ruling(TALISMAN, 2)
@pytest.mark.parametrize("name", [TONGUE, TALISMAN])
def test_anybody_takes_them(table: Table, name: str) -> None:
    """From who bears it, by the rulebook's action."""
    keeper, mine = table.you.ready("Nassir", locked=True), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    held = table.you.in_play(name, on=keeper)
    table.you.acts(by=mine, word="take equipment", target=keeper)
    rest(table)
    assert table.on(held) == mine


# -- Mummy's Tongue -------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["own", "near", "far", "torpid"])
def test_the_tongue_locks_a_vampire(table: Table, which: str) -> None:
    """Any one, in torpor too; it stays locked through its next unlock phase, then it unlocks."""
    mine = table.you.ready(SETITE)
    tongue = table.you.in_play(TONGUE, on=mine)
    found = {
        "own": table.you.ready("Meaghan"),
        "near": table.prey.ready("Nassir"),
        "far": table.grand_prey.ready("Lauren"),
        "torpid": table.prey.torpor("Duck"),
    }
    table.prey.ready("Loyal Street Gang")
    table.begins("master")
    table.you.uses(tongue)
    assert table.you.choices() == {mine, *found.values()}
    table.you.chooses(found[which])
    assert table.where(tongue) == "ash_heap"
    assert [one for one, card in found.items() if table.locked(card)] == [which]
    seat = table.seats[table.state.controller(found[which])]
    other = table.prey if seat is not table.prey else table.grand_prey
    if seat is table.you:
        table.until_turn_of(other)
    table.until_turn_of(seat, "minion")
    assert table.locked(found[which])
    table.until_turn_of(other)
    table.until_turn_of(seat, "minion")
    assert not table.locked(found[which])


@pytest.mark.parametrize(
    ("phase", "who", "region", "may"),
    [
        ("master", SETITE, "ready", True),
        ("master", SETITE, "torpor", True),
        ("master", "Loyal Street Gang", "ready", False),
        ("unlock", SETITE, "ready", False),
        ("minion", SETITE, "ready", False),
    ],
)
def test_when_the_tongue_speaks(table: Table, phase: str, who: str, region: str, may: bool) -> None:
    """In your master phase, of a vampire; in nobody else's."""
    mine = table.you.puts(who, region)
    table.you.ready("Ryan")
    tongue = table.you.in_play(TONGUE, on=mine)
    table.you.holds("Fame")
    table.gives_edge(table.you)
    table.begins(phase)
    assert table.you.may("use", card=tongue) is may
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=tongue)


@pytest.mark.ruling(TONGUE, 1)
def test_an_infernal_one_may_be_unlocked_for_a_pool(table: Table) -> None:
    """The tongue adds nothing to that."""
    mine, devil = table.you.ready(SETITE), table.prey.ready("Nassir")
    tongue = table.you.in_play(TONGUE, on=mine)
    table.prey.in_play(PACT, on=devil)
    table.prey.ready("Ryan")
    table.begins("master")
    table.you.uses(tongue)
    table.you.chooses(devil)
    table.prey.does("unlock infernal")
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(devil)
    assert table.prey.pool() == 29


# -- The Ancestor's Talisman ----------------------------------------------------------------------

ERRAND = action(gain_pool(1), stealth=0)


@pytest.mark.ruling(TALISMAN, 1)
@pytest.mark.parametrize(
    ("code", "helped"),
    [("dom", True), ("PRE", True), ("pre", True), ("obf", False), ("dom_obf", True), ("", False)],
)
@pytest.mark.parametrize("hidden", [1, 2])
@pytest.mark.parametrize("bears", [True, False])
def test_the_talisman_hears_it(
    table: Table, code: str, helped: bool, hidden: int, bears: bool
) -> None:
    """+1 intercept against what requires Dominate or Presence; it is not optional."""
    mine = table.you.ready(made_vampire("Tongue", "DOM", "PRE", "OBF", capacity=9))
    table.you.ready(COMPANION)
    table.you.in_play(changing("stealth", hidden), on=mine)
    theirs = table.prey.ready(replaced("Ryan", capacity=6))
    table.prey.in_play(TALISMAN, on=theirs if bears else table.prey.ready("Nassir"))
    table.you.holds(of_level(code, ERRAND) if code else paper("Lesson", ERRAND))
    table.you.acts("Lesson", by=mine)
    table.prey.blocks(theirs)
    rest(table)
    assert (damage_to(table, theirs) > 0) is (helped and bears and hidden == 1)

"""Revelation of the Sire: a Caitiff has the clan of the acting vampire."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.traits import capacity, clan_of
from methuselah.language import action, gain_pool, static
from table_talk import Table

REVELATION = "Revelation of the Sire"
ZAROFF = "Count Zaroff (G5)"  # Caitiff, capacity 4
DAN = "Dan Murdock (G1)"  # Caitiff, 3
ANDY = "Andy (G4)"  # Caitiff, 1


@pytest.mark.parametrize(
    ("actor", "clan", "full"), [("Ryan", "Nosferatu", 4), ("Nassir", "Tremere", 4)]
)
def test_a_younger_caitiff_gets_the_clan(table: Table, actor: str, clan: str, full: int) -> None:
    """Of anybody, in torpor too; +1 capacity. It costs 1 blood, as it succeeds."""
    ryan = table.you.ready(actor)
    andy = table.you.ready(ANDY)
    table.you.ready(ZAROFF)  # 4: not younger
    meaghan = table.you.ready("Meaghan")  # no Caitiff
    dan = table.prey.ready(DAN)
    blocker = table.prey.ready("Trevon Parker")
    cesar = table.grand_prey.torpor("César Holfield (G4)")
    stranger = table.predator.ready("Anson (G1)")
    card = table.you.holds(REVELATION)

    table.you.acts(REVELATION, by=ryan)
    assert table.you.choices() == {andy, dan, cesar}
    table.you.chooses(dan)
    assert not table.you.may("choose")
    assert table.prey.may("block", minion=blocker)
    assert not table.predator.may("block", minion=stranger)
    assert table.blood(ryan) == full
    table.nobody_reacts()

    assert table.on(card) == dan
    assert clan_of(table.state, dan) == clan
    assert capacity(table.state, dan) == 4
    assert clan_of(table.state, andy) == "Caitiff"
    assert capacity(table.state, andy) == 1
    assert clan_of(table.state, meaghan) == "Malkavian"
    assert clan_of(table.state, ryan) == clan
    assert table.blood(ryan) == full - 1
    assert table.locked(ryan)
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey)
    assert clan_of(table.state, dan) == clan
    assert capacity(table.state, dan) == 4


def test_it_plays_cards_of_its_clan_and_is_no_caitiff(table: Table) -> None:
    """A second one finds it no more."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    andy = table.you.ready(ANDY)
    first, _ = table.you.holds(REVELATION, REVELATION)
    face = {"clans": ("Nosferatu",)}
    table.you.holds(
        paper("Hidden", action(gain_pool(1), stealth=1), **face),
        paper("Outcast", action(gain_pool(1), stealth=1), clans=("Caitiff",)),
    )
    assert not table.you.can_play("Hidden", by=andy)
    assert table.you.can_play("Outcast", by=andy)
    assert table.you.can_play(REVELATION, by=meaghan)

    table.you.acts(first, by=ryan)
    table.nobody_reacts()

    assert table.on(first) == andy
    assert table.you.can_play("Hidden", by=andy)
    assert not table.you.can_play("Outcast", by=andy)
    assert not table.you.can_play(REVELATION, by=meaghan)


@pytest.mark.parametrize(
    ("actor", "sterile", "may"),
    [("Ryan", False, True), ("Ryan", True, False), (ZAROFF, False, False), (DAN, False, False)],
)
def test_who_plays_it(table: Table, actor: str, sterile: bool, may: bool) -> None:
    """No sterile vampire and no Caitiff."""
    acting = table.you.ready(actor)
    table.you.ready(ANDY)
    if sterile:
        seed = paper("Curse", static("sterile"), kind="equipment")
        table.you.in_play(seed, on=acting)
    table.you.holds(REVELATION)

    assert table.you.can_play(REVELATION, by=acting) == may


@pytest.mark.parametrize(("name", "may"), [(DAN, True), (ZAROFF, False), ("Meaghan", False)])
def test_for_whom(table: Table, name: str, may: bool) -> None:
    """Ryan has 4: a Caitiff of 3, not one of 4, not a Malkavian of 3."""
    ryan = table.you.ready("Ryan")
    table.prey.ready(name)
    table.you.holds(REVELATION)

    assert table.you.can_play(REVELATION, by=ryan) == may


def test_a_revealed_vampire_passes_its_clan_on(table: Table) -> None:
    """Dan has the card on him already: a Tremere now."""
    nassir = table.you.ready("Nassir")
    dan = table.you.ready(DAN)
    andy = table.you.ready(ANDY)
    table.you.holds(REVELATION, REVELATION)

    table.you.acts(REVELATION, by=nassir)
    table.you.chooses(dan)
    table.nobody_reacts()
    table.you.acts(REVELATION, by=dan)
    table.nobody_reacts()

    assert clan_of(table.state, andy) == "Tremere"

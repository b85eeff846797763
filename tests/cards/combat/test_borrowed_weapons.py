"""Horrid Reality finds a weapon for one combat; Machine Blitz strikes as a weapon would."""

from __future__ import annotations

import pytest

from combat_talk import MANEUVER, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.definitions import Strike
from methuselah.language import THIS, add, before_range, strike
from table_talk import Table

ZIP = "Zip Gun"
HORROR = "Horrid Reality"
BLITZ = "Machine Blitz"
SNATCHES = made_up("Snatches it", modes=(strike(Strike("take", seizes=("weapon",))),))
STRONGER = made_up("Stronger", modes=(before_range(add("strength", +1, THIS, until="combat")),))
SAW = "Talbot's Chainsaw"


# -- Horrid Reality -------------------------------------------------------------------------------


@pytest.mark.ruling("Horrid Reality", 3)
@pytest.mark.parametrize(
    ("level", "name", "pile"),
    [("chi", "Sasha Miklos", "ash_heap"), ("CHI", "Sanjay Chakrabarti", "library")],
)
def test_the_first_weapon_from_the_top_is_had_for_the_combat(
    table: Table, level: str, name: str, pile: str
) -> None:
    """Free of cost; also if another minion has it by the end of combat ([LSJ 20001019])."""
    ravnos = table.you.ready(name)
    table.you.holds(HORROR)
    table.you.library("Saturday-Night Special", ".44 Magnum", "Bowl of Convergence", "Blur")
    belinde = table.prey.ready("Belinde")
    table.prey.holds(SNATCHES)
    fight(table, ravnos, belinde)
    table.you.plays(HORROR, by=ravnos, level=level)
    (gun,) = table.state.cards[ravnos].attached
    assert table.state.definition(gun).name == ".44 Magnum"
    assert table.you.pool() == 30
    table.prey.plays("Snatches it", by=belinde)
    rest(table)
    assert any(x.what == "seized" and x.card == gun for x in table.state.journal)
    names = [table.state.definition(c).name for c in getattr(table.state.seats[0], pile)]
    assert ".44 Magnum" in names
    assert not table.state.cards[belinde].attached
    assert table.waits_for(table.you)


@pytest.mark.ruling("Horrid Reality", 1)
def test_without_a_weapon_in_the_library_nothing_is_found(table: Table) -> None:
    """The card is played and paid for all the same ([TOM 19951212-1])."""
    ravnos = table.you.ready("Sasha Miklos")
    table.you.holds(HORROR)
    table.you.library("Bowl of Convergence", "Blur")
    belinde = table.prey.ready("Belinde")
    fight(table, ravnos, belinde)
    table.you.plays(HORROR, by=ravnos, level="chi")
    assert table.blood(ravnos) == 0
    assert not table.state.cards[ravnos].attached
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Horrid Reality", 2)
def test_a_weapon_for_another_clan_is_burned(table: Table) -> None:
    """The first weapon counts, whatever lies below it ([RTR 20010710]).

    The top card has replaced this one before.
    """
    ravnos = table.you.ready("Sasha Miklos")
    table.you.holds(HORROR)
    table.you.library(".44 Magnum", "Sword of the Archangel", "Blur")
    belinde = table.prey.ready("Belinde")
    fight(table, ravnos, belinde)
    table.you.plays(HORROR, by=ravnos, level="chi")
    assert not table.state.cards[ravnos].attached
    heap = [table.state.definition(c).name for c in table.state.seats[0].ash_heap]
    assert "Sword of the Archangel" in heap
    rest(table)


def test_a_horrid_weapon_contests_nothing(table: Table) -> None:
    """A unique weapon that is in play already stays in play, and both strike."""
    ravnos = table.you.ready("Sasha Miklos")
    table.you.holds(HORROR)
    table.you.library(SAW, "Blur")
    belinde = table.prey.ready("Belinde")
    saw = table.prey.in_play(SAW, on=belinde)
    fight(table, ravnos, belinde)
    table.you.plays(HORROR, by=ravnos, level="chi")
    assert table.where(saw) == "attached"
    table.you.uses(SAW, by=ravnos, level="strike")
    rest(table)
    assert damage_to(table, belinde) == 3 - 0
    assert table.where(saw) == "attached"


# -- Machine Blitz --------------------------------------------------------------------------------


@pytest.mark.ruling("Machine Blitz", 1)
@pytest.mark.ruling("Machine Blitz", 4)
@pytest.mark.parametrize(
    ("level", "name", "damage"), [("tha", "Ezra Hawthorne", 3), ("THA", "Masika St. John", 4)]
)
def test_the_blitz_does_what_the_weapon_would(
    table: Table, level: str, name: str, damage: int
) -> None:
    """Strength included, at any range, but not aggravated ([RTR 19980623], [LSJ 20010806-1])."""
    tremere = table.you.ready(name)
    table.you.holds(BLITZ, MANEUVER)
    yael = table.prey.ready("Yael")
    table.prey.in_play("Sword of the Archangel", on=yael)
    table.prey.holds(STRONGER)
    fight(table, tremere, yael)
    table.prey.plays("Stronger", by=yael)
    table.you.plays("A maneuver", by=tremere)
    table.you.plays(BLITZ, by=tremere, level=level)
    rest(table)
    assert damage_to(table, yael) == damage
    lines = [x for x in table.state.journal if x.what == "damaged" and x.card == yael]
    assert [line.word for line in lines] == [""]
    assert table.waits_for(table.you)


@pytest.mark.ruling("Machine Blitz", 2)
@pytest.mark.ruling("Machine Blitz", 3)
def test_the_blitz_is_set_when_announced_and_does_not_use_the_weapon(table: Table) -> None:
    """The shot that the gun was worth does not hurt its bearer, who may fire it as well.

    What happens to the weapon later does not matter ([LSJ 19970224], [LSJ 20010806-1]).
    """
    ezra = table.you.ready("Ezra Hawthorne")
    table.you.holds(BLITZ)
    own = table.you.in_play(".44 Magnum", on=ezra)
    mouse = table.prey.ready("Mouse")
    table.prey.holds(ZIP, STRONGER)
    fight(table, ezra, mouse)
    table.prey.plays(ZIP, by=mouse)
    table.you.plays(BLITZ, by=ezra, level="tha")
    table.prey.does("hand strike")
    rest(table)
    assert damage_to(table, mouse) == 1
    assert damage_to(table, ezra) == 1
    assert table.on(own) == ezra


def test_the_blitz_needs_a_weapon_on_the_other_side(table: Table) -> None:
    """One's own weapon, or other equipment over there, will not do."""
    ezra = table.you.ready("Ezra Hawthorne")
    table.you.holds(BLITZ)
    table.you.in_play(".44 Magnum", on=ezra)
    belinde = table.prey.ready("Belinde")
    table.prey.in_play("Kevlar Vest", on=belinde)
    third = table.grand_prey.ready("Wauneka")
    table.grand_prey.in_play(".44 Magnum", on=third)
    fight(table, ezra, belinde)
    while not table.over():
        assert not table.you.can_play(BLITZ)
        table.pass_on()

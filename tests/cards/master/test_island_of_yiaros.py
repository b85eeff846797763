"""Island of Yiaros: the votes of a vampire strengthen one strike of it."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import additional_strikes, combat_card
from scenes.in_play import played_as_printed
from table_talk import Table

CARD = "Island of Yiaros"
AGAIN = paper("Again", additional_strikes(1))


def test_it_comes_into_play_as_printed() -> None:
    """By a Ventrue, for 2 pool."""
    played_as_printed(CARD, needs="Earl", stranger="Ryan")


def fights(table: Table, name: str, title: str = "", seat: str = "you") -> tuple[int, int, int]:
    """Yours fights a large vampire of the prey; somebody has the Island."""
    mine = table.you.ready(replaced(name, title=title) if title else name)
    table.you.ready(COMPANION)
    island = getattr(table, seat).in_play(CARD)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    table.you.holds(AGAIN)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    return mine, guard, island


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(
    ("name", "title", "more"),
    [("Mkhokheli", "", 2), ("Anvil", "", 1), ("Ryan", "", 0), ("Shawnda Dorrit", "", 0)],
)
def test_votes_are_strength(table: Table, name: str, title: str, more: int) -> None:
    """A prince 2, a primogen 1, nobody 0; the ballots of a priscus are no votes."""
    mine, guard, island = fights(table, name, title)
    table.until("strikes_chosen", table.you)
    assert table.you.may("use", card=island)
    table.you.uses(island)
    assert table.locked(island)
    assert not table.you.may("use", card=island)
    rest(table)
    assert damage_to(table, guard) == 1 + more
    assert damage_to(table, mine) == 1
    assert table.waits_for(table.you)


def test_an_additional_strike_is_as_it_was(table: Table) -> None:
    """The Island strengthens one strike."""
    mine, guard, island = fights(table, "Mkhokheli")
    table.until("strikes_chosen", table.you)
    table.you.uses(island)
    table.you.plays("Again", by=mine)
    rest(table)
    assert damage_to(table, guard) == 3 + 1


def test_or_the_additional_strike_is_stronger(table: Table) -> None:
    """Used after that one is chosen it is for that one."""
    mine, guard, island = fights(table, "Mkhokheli")
    table.you.plays("Again", by=mine)
    table.until("strikes_chosen", table.you)
    assert damage_to(table, guard) == 1
    table.you.uses(island)
    rest(table)
    assert damage_to(table, guard) == 1 + 3


@pytest.mark.parametrize(("seat", "name"), [("grand_prey", "Mkhokheli"), ("you", "ally")])
def test_the_island_is_for_vampires_of_its_controller(table: Table, seat: str, name: str) -> None:
    """Not for those of others, nor for an ally; nor before strikes are chosen."""
    who = "Loyal Street Gang" if name == "ally" else name
    _, guard, island = fights(table, who, seat=seat)
    while not table.over():
        assert not getattr(table, seat).may("use", card=island)
        table.pass_on()
    assert damage_to(table, guard) == 1


def test_only_after_both_strikes_are_chosen(table: Table) -> None:
    """In no window before."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    island = table.you.in_play(CARD)
    early = paper("Early", combat_card(at=("before_range", "before_strikes")))
    table.you.holds(early)
    table.prey.ready(made_vampire("Guard", capacity=10))
    table.you.acts(word="bleed", by=mine)
    table.prey.does("block")
    for window in ("before_range", "before_strikes"):
        table.until(window, table.you)
        assert not table.you.may("use", card=island)

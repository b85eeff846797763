"""Peace Treaty, which costs weapons or pool, and Hand Intervention, which costs a card in hand."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from made_up import paper
from politics_talk import carried, polling
from table_talk import Table

PEACE = "Peace Treaty"
HAND = "Hand Intervention"
ARMED = frozenset({"weapon"})
AXE = paper("Axe", kind="equipment", keywords=ARMED, pool_cost=3, blood_cost=1)
STICK = paper("Stick", kind="equipment", keywords=ARMED)
LAMP = paper("Lamp", kind="equipment", pool_cost=1)


# -- Peace Treaty ---------------------------------------------------------------------------------


def signed(table: Table, caller: int) -> None:
    """The referendum passes: until somebody chooses what becomes of a weapon, or all is over."""
    polling(table)
    table.you.votes("for", minion=caller)
    table.you.votes("for", mode="called")
    while not table.over() and not any(seat.choices() for seat in table.seats):
        table.pass_on()


@pytest.mark.rules_text("003 Peace Treaty 1")
@pytest.mark.ruling(PEACE, 1)
@pytest.mark.ruling(PEACE, 3)
@pytest.mark.parametrize("keeps", [(), ("Axe",), ("Stick",), ("Axe", "Stick")])
def test_weapons_are_burned_or_paid_for(table: Table, keeps: tuple[str, ...]) -> None:
    """Their pool cost, no blood; for nothing, where they cost none; other equipment stays."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan", blood=2)
    fallen = table.prey.torpor("Nassir")
    cards = {"Axe": table.prey.in_play(AXE, on=ryan), "Stick": table.prey.in_play(STICK, on=fallen)}
    lamp = table.prey.in_play(LAMP, on=ryan)
    treaty = table.you.holds(PEACE)
    table.you.acts(PEACE, by=prince)
    signed(table, prince)
    assert table.prey.choices() == {*cards.values()}
    for name in keeps:
        table.prey.chooses(cards[name])
    if len(keeps) < 2:
        table.prey.does("done")
    rest(table)
    places = {name: table.where(card) for name, card in cards.items()}
    assert places == {name: "attached" if name in keeps else "ash_heap" for name in cards}
    assert table.prey.pool() == (27 if "Axe" in keeps else 30)
    assert (table.blood(ryan), table.where(lamp)) == (2, "attached")
    assert table.where(treaty) == "ash_heap"
    assert [seat.pool() for seat in table.seats[2:]] == [30] * 3


@pytest.mark.parametrize(("pool", "kept"), [(2, False), (3, True), (4, True), (6, True)])
def test_who_cannot_pay_loses_the_weapon(table: Table, pool: int, kept: bool) -> None:
    """Less pool than it costs: it is burned though it was to be kept; each pays for her own."""
    prince = table.you.ready("Mkhokheli")
    mine = table.you.in_play(STICK, on=prince)
    ryan, lauren = table.prey.ready("Ryan"), table.prey.ready("Lauren")
    axe, second = table.prey.in_play(AXE, on=ryan), table.prey.in_play(AXE, on=lauren)
    table.prey.pool(pool)
    table.you.holds(PEACE)
    table.you.acts(PEACE, by=prince)
    signed(table, prince)
    assert table.you.choices() == {mine}
    table.you.chooses(mine)
    while not table.prey.choices():
        table.pass_on()
    table.prey.chooses(axe)
    table.prey.chooses(second)
    rest(table)
    assert table.where(mine) == "attached"
    if pool in (2, 4):
        assert table.where(axe) == ("attached" if kept else "ash_heap")
        assert table.where(second) == "ash_heap"
        assert table.prey.pool() == (pool - 3 if kept else pool)
    else:
        assert table.state.seats[1].pool <= 0  # she has paid with her last pool


@pytest.mark.rules_text("003 Peace Treaty 2")
@pytest.mark.ruling(PEACE, 2)
@pytest.mark.parametrize("passes", [True, False])
def test_a_treaty_without_weapons(table: Table, passes: bool) -> None:
    """It may be called; and voted down it burns nothing."""
    prince = table.you.ready("Mkhokheli")
    rival = table.prey.ready("Emerson Bridges (G1)")
    axe = 0 if passes else table.prey.in_play(AXE, on=rival)
    table.you.holds(PEACE)
    assert table.you.can_play(PEACE, by=prince)
    table.you.acts(PEACE, by=prince)
    polling(table, table.prey)
    table.prey.votes("against", minion=rival)
    rest(table)
    assert not axe or table.where(axe) == "attached"


# -- Hand Intervention ----------------------------------------------------------------------------


def intervenes(table: Table) -> int:
    """A bishop of yours, who calls for it, and another minion."""
    bishop = table.you.ready("Olivia (G2)")
    table.you.ready("Saiz (G3)")
    return bishop


@pytest.mark.parametrize("whom", ["you", "prey", "grand_prey"])
def test_a_hand_is_smaller(table: Table, whom: str) -> None:
    """Of whoever was chosen: 6, at once; she discards down, nobody else does."""
    bishop = intervenes(table)
    stranger = table.you.ready("Tock (G3)")
    card = table.you.holds(HAND)
    for seat in table.seats:
        seat.holds(*["Fame"] * (6 if seat is table.you else 7))
    assert not table.you.can_play(HAND, by=stranger)
    table.you.acts(HAND, by=bishop)
    while not table.you.may("choose"):
        table.pass_on()
    assert {option.seat for option in table.you.options("choose")} == {0, 1, 2, 3, 4}
    seat = getattr(table, whom)
    table.you.chooses(seat=seat.number)
    polling(table)
    table.you.votes("for", minion=bishop)
    table.you.votes("for", mode="called")
    while table.where(card) != "permanent":
        table.pass_on()
    while not table.over():
        if seat.may("discard"):
            seat.does("discard", card="Fame")
        else:
            table.pass_on()
    assert table.where(card) == "permanent"
    sizes = [len(one.hand()) for one in table.seats]
    assert sizes == [6 if one is seat else 7 for one in table.seats]


def pressed(table: Table, seat: int, name: str = HAND) -> int:
    """A card against a Methuselah comes into play, or one for her; the card."""
    bishop = intervenes(table)
    card = table.you.holds(name)
    table.you.acts(name, by=bishop)
    while not table.you.may("choose"):
        table.pass_on()
    table.you.chooses(seat=seat)
    if table.you.may("done"):
        table.you.does("done")
    carried(table, bishop)
    return int(card)


@pytest.mark.ruling(HAND, 1)
@pytest.mark.parametrize(
    ("name", "left"), [(HAND, {0, 2, 3, 4}), ("Year of Fortune", {0, 1, 2, 3, 4})]
)
def test_one_intervention_for_each(table: Table, name: str, left: set[int]) -> None:
    """Whoever is chosen already is not chosen again; for another card she may be."""
    table.you.ready("Jessica (G2)")
    second = table.you.holds(HAND)
    card = pressed(table, 1, name)
    mine = table.state.seats[0].ready
    (other,) = (one for one in mine if not table.locked(one) and table.blood(one) > 6)
    (held,) = (one for one in {card, second} if table.where(one) == "hand")
    table.you.acts(held, by=other)
    while not table.you.may("choose"):
        table.pass_on()
    assert {option.seat for option in table.you.options("choose")} == left


@pytest.mark.parametrize("edge", ["prey", "grand_prey", ""])
def test_the_edge_buys_it_off(table: Table, edge: str) -> None:
    """Of the one who was chosen, whenever she likes; another's Edge does not."""
    if edge:
        table.gives_edge(getattr(table, edge))
    table.prey.ready("Ryan")
    table.grand_prey.ready("Lauren")
    pressed(table, 1)
    card = table.state.seats[0].permanent[0]
    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("use", card=card) is (edge == "prey")
    assert table.prey.has_edge() is (edge == "prey")
    assert not table.you.may("use", card=card)
    assert not table.grand_prey.may("use", card=card)
    if edge == "prey":
        table.prey.uses(card)
        assert table.where(card) == "ash_heap"
        assert not table.prey.has_edge()

"""Jacob, The Glitch: small until he is controlled, and a hand that his predator takes away."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import TARGET, choose, gain_blood, master, on, vampire
from table_talk import Table

CARD = "Jacob, The Glitch (G3)"
FEED = paper("Feed", master(choose(on(vampire)), gain_blood(9, TARGET)))
HOSTS = ("Ryan", "Sully", "Dirk (G4)", "Nassir", "Lauren")


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_his_capacity_is_six(table: Table, place: str) -> None:
    """2 printed and 4 more, wherever he is controlled; another one keeps its own."""
    jacob = table.you.puts(CARD, place, blood=1)
    saiz = table.you.ready("Saiz", blood=1)
    table.you.holds(FEED, FEED)
    table.begins("master")

    table.you.plays("Feed")
    table.you.chooses(jacob)
    table.nobody_reacts()
    assert table.blood(jacob) == 6
    assert table.blood(saiz) == 1


@pytest.mark.parametrize(("blood", "may"), [(1, False), (2, True)])
def test_two_blood_are_enough_for_him_to_come_out(table: Table, blood: int, may: bool) -> None:
    """Uncontrolled, his capacity is 2."""
    jacob = table.you.uncontrolled(CARD, blood=blood)
    table.you.uncontrolled("Ryan", blood=4)
    table.begins("influence")

    assert table.you.may("move out", target=jacob) is may
    if may:
        table.you.does("move out", target=jacob)
        assert table.where(jacob) == "ready"
        assert table.blood(jacob) == 2


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize("held", [3, 7])
def test_his_predator_takes_a_hand(table: Table, place: str, held: int) -> None:
    """A master of hers and the master phase action for all of it; it is drawn up again."""
    jacob = table.prey.puts(CARD, place)
    doll, fame, _ = table.you.holds("Blood Doll", "Fame", ".44 Magnum")
    fillings = table.you.holds(*["Bonding"] * 4)
    lost = table.prey.holds(*["Villein"] * held)
    bystanders = table.grand_prey.holds("Fame", "Villein")
    table.begins("master")

    table.you.uses(jacob)
    assert table.you.choices() == {doll, fame}
    table.you.chooses(fame)

    assert table.where(fame) == "ash_heap"
    assert {table.where(card) for card in lost} == {"ash_heap"}
    assert len(table.prey.hand()) == 7
    assert "Villein" not in table.prey.hand()
    assert len(table.you.hand()) == 7
    assert table.where(doll) == "hand"
    assert {table.where(card) for card in (*fillings, *bystanders)} == {"hand"}
    assert (table.you.pool(), table.prey.pool()) == (30, 30)
    assert not table.you.may("use", card=jacob)  # the master phase action is spent
    assert not table.you.can_play("Blood Doll")


@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey", "predator"])
@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "discard"])
def test_nobody_else_can(table: Table, whose: str, phase: str) -> None:
    """Only the predator of his controller, in her own master phase."""
    jacob = getattr(table, whose).ready(CARD)
    table.gives_edge(table.you)
    for seat in table.seats:
        seat.holds("Fame", "Villein")
        seat.in_play("Blood Doll", on=seat.ready(HOSTS[seat.number]))
    table.begins(phase)

    assert table.you.may("use", card=jacob) is ((whose, phase) == ("prey", "master"))
    assert not any(seat.may("use", card=jacob) for seat in table.seats[1:])


@pytest.mark.parametrize(("held", "may"), [("Fame", True), (".44 Magnum", False)])
def test_a_master_is_what_she_discards(table: Table, held: str, may: bool) -> None:
    """Without one she cannot use him, nor while nobody controls him."""
    jacob, other = table.prey.ready(CARD), table.prey.uncontrolled(CARD, blood=2)
    table.you.holds(held, "Bonding")
    table.you.in_play("Blood Doll", on=table.you.ready("Ryan", blood=2))
    table.begins("master")

    assert table.you.may("use", card=jacob) is may
    assert not table.you.may("use", card=other)

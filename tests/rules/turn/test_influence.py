"""The influence phase (R0, 4. Influence Phase; RB24, Scarce; R3 7)."""

from __future__ import annotations

import pytest
from turn_talk import Table, vampire

from methuselah.engine.definitions import Static
from methuselah.rules.politics.titles import title_of

ALEXA = vampire("Alexa Draper", 8, title="prince", city="Melbourne")
SYBREN = vampire("Sybren van Oosten", 7, title="prince", city="Rotterdam")


def nora() -> Table:
    """R0, the example of Nora: 4 transfers, 2 pool, 6 counters on Alexa and 2 on Sybren."""
    table = Table(("Nora", "Ben", "Cleo", "Dirk"), {0: [ALEXA, SYBREN]})
    table.put(0, "Alexa Draper", "uncontrolled", blood=6)
    table.put(0, "Sybren van Oosten", "uncontrolled", blood=2)
    table.until("discard", 3, 4)
    table.pool(0, 2)
    table.until("influence", 0, 5)
    return table


@pytest.mark.rule("R0 4. Influence Phase, Nora")
def test_nora_takes_back_1_counter_from_sybren_and_brings_alexa_out() -> None:
    table = nora()
    alexa, sybren = table.find(0, "Alexa Draper"), table.find(0, "Sybren van Oosten")
    table.do("take back", target=sybren)
    assert table.pool(0) == 3
    table.do("transfer", target=alexa)
    table.do("transfer", target=alexa)
    table.do("move out", target=alexa)
    record = table.state.cards[alexa]
    assert table.pool(0) == 1
    assert (record.region, record.locked, record.face_down, record.blood) == (
        "ready",
        False,
        False,
        8,
    )
    assert title_of(table.state, alexa) == "prince"
    assert table.state.cards[sybren].blood == 1
    assert not table.state.seats[0].out
    assert "transfer" not in table.verbs()


@pytest.mark.rule("R0 4. Influence Phase, Nora")
def test_nora_is_ousted_at_once_by_moving_her_last_pool() -> None:
    table = nora()
    alexa = table.find(0, "Alexa Draper")
    table.do("transfer", target=alexa)
    table.do("transfer", target=alexa)
    assert (table.now.seat, table.state.turn) == (1, 6)
    assert table.state.seats[0].out
    assert table.state.seats[3].half_points == 2
    assert alexa in table.state.seats[0].removed


def test_a_vampire_with_fewer_counters_than_its_capacity_stays() -> None:
    table = Table(("Ann", "Ben"), {0: [vampire("Four", 4)]})
    four = table.put(0, "Four", "uncontrolled", blood=3)
    table.until("influence", 0)
    assert not table.options("move out")
    table.do("transfer", target=four)
    table.do("move out", target=four)
    assert table.state.cards[four].blood == 4


def test_counters_above_capacity_drain_off_as_it_comes_out() -> None:
    table = Table(("Ann", "Ben"), {0: [vampire("Four", 4)]})
    four = table.put(0, "Four", "uncontrolled", blood=6)
    table.until("influence", 0)
    assert table.state.cards[four].blood == 6
    table.do("move out", target=four)
    assert table.state.cards[four].blood == 4


def test_coming_out_is_by_choice() -> None:
    table = Table(("Ann", "Ben"), {0: [vampire("Four", 4)]})
    four = table.put(0, "Four", "uncontrolled", blood=4)
    table.until("discard", 0)
    assert table.state.cards[four].region == "uncontrolled"


def test_4_transfers_and_1_pool_draw_from_the_crypt() -> None:
    table = Table(("Ann", "Ben"))
    table.until("influence", 0, 3)
    assert not table.options("draw from the crypt")
    table.until("influence", 0, 5)
    table.do("draw from the crypt")
    owner = table.state.seats[0]
    assert (owner.pool, len(owner.uncontrolled), len(owner.crypt)) == (29, 5, 7)
    assert table.state.cards[owner.uncontrolled[-1]].face_down
    assert table.now.window != "influence"


@pytest.mark.rule("R3 7: no self-contest")
@pytest.mark.rules_text("003 7 R1")
def test_a_copy_of_a_vampire_she_controls_stays_uncontrolled_even_an_advanced_one() -> None:
    twin = vampire("Theo (G6 ADV)", 4, printed_name="Theo", advanced=True, group=6)
    table = Table(("Ann", "Ben"), {0: [vampire("Theo (G2)", 4, printed_name="Theo"), twin]})
    table.put(0, "Theo (G2)", blood=4, locked=1)
    table.put(0, "Theo (G6 ADV)", "uncontrolled", blood=4)
    table.until("influence", 0)
    assert not table.options("move out")


@pytest.mark.rule("RB24 Scarce")
def test_a_scarce_vampire_costs_3_pool_for_each_of_its_clan_already_controlled() -> None:
    scarce = vampire("Rare", 2, clans=("Samedi",), statics=(Static("scarce"),))
    others = [vampire(name, 2, clans=("Samedi",)) for name in ("One", "Two")]
    table = Table(
        ("Ann", "Ben"),
        {0: [scarce, *others, vampire("Other")], 1: [vampire("X", clans=("Samedi",))]},
    )
    rare = table.put(0, "Rare", "uncontrolled", blood=2)
    table.put(0, "One", blood=2)
    table.put(0, "Two", "torpor")
    table.put(0, "Other", blood=2)
    table.put(1, "X", blood=2)
    table.until("influence", 0)
    table.do("move out", target=rare)
    assert table.pool(0) == 24
    assert table.pool(1) == 30


@pytest.mark.rule("R0 Advanced")
@pytest.mark.rules_text("003 1.5.6 R1")
def test_merging_keeps_the_card_in_play_and_shows_the_advanced_face() -> None:
    base = vampire("Al (G2)", 5, printed_name="Al", disciplines=("dom",))
    advanced = vampire(
        "Al (G2 ADV)", 6, printed_name="Al", advanced=True, statics=(Static("bleed", 1),)
    )
    table = Table(("Ann", "Ben"), {0: [base, advanced]})
    al = table.put(0, "Al (G2)", blood=3)
    upper = table.put(0, "Al (G2 ADV)", "uncontrolled", blood=2)
    table.until("influence", 0, 5)
    table.do("merge", card=upper, target=al)
    record = table.state.cards[al]
    assert table.pool(0) == 29
    assert (record.blood, record.merged_with, record.region) == (3, upper, "ready")
    assert table.state.definition(al).face.capacity == 6
    assert table.state.definition(upper).name == "Al (G2)"
    assert upper not in table.state.seats[0].uncontrolled


def test_a_merged_vampire_that_burns_leaves_both_cards_in_the_ash_heap() -> None:
    from methuselah.engine import atoms

    base = vampire("Al (G2)", 5, printed_name="Al")
    advanced = vampire("Al (G2 ADV)", 6, printed_name="Al", advanced=True)
    table = Table(("Ann", "Ben"), {0: [base, advanced]})
    al = table.put(0, "Al (G2)", blood=3)
    upper = table.put(0, "Al (G2 ADV)", "uncontrolled")
    table.until("influence", 0, 5)
    table.do("merge", card=upper, target=al)
    atoms.burn(table.state, al)
    heap = table.state.seats[0].ash_heap
    assert {table.state.definition(card).name for card in heap} == {"Al (G2)", "Al (G2 ADV)"}
    assert table.state.definition(al).name == "Al (G2)"
    assert not {al, upper} & set(table.state.cards)

"""Contested cards and titles (R0, Contested Cards, Contested Titles; R3 4)."""

from __future__ import annotations

import pytest
from turn_talk import Table, library_card, vampire

from methuselah.engine import atoms
from methuselah.engine.definitions import Static
from methuselah.engine.rows import total
from methuselah.rules.politics.titles import gain_title, lose_title, title_of, votes_of_title
from methuselah.rules.turn.contests import entered_play

NAMES = ("Ann", "Ben", "Cleo")


def both_theo(**parts: object) -> Table:
    """Ann has Theo ready; Ben is about to bring another Theo out in turn 2."""
    table = Table(NAMES, {0: [vampire("Theo", 3, **parts)], 1: [vampire("Theo", 3, **parts)]})
    table.put(0, "Theo", blood=3, locked=1)
    table.put(1, "Theo", "uncontrolled", blood=3)
    table.until("influence", 1, 2)
    table.do("move out", target=table.find(1, "Theo"))
    return table


def regions(table: Table) -> list[str]:
    return [table.state.cards[table.find(seat, "Theo")].region for seat in (0, 1)]


@pytest.mark.rule("R0 Contested Cards")
def test_a_second_copy_turns_both_face_down_and_out_of_play() -> None:
    table = both_theo()
    one, other = (table.state.cards[table.find(seat, "Theo")] for seat in (0, 1))
    assert regions(table) == ["contested", "contested"]
    assert one.face_down and other.face_down
    assert (one.blood, other.blood) == (3, 3)
    assert (table.pool(0), table.pool(1)) == (30, 30)


@pytest.mark.rule("R0 Contested Cards")
def test_contesting_costs_1_pool_in_each_of_ones_own_unlock_phases() -> None:
    table = both_theo()
    table.until("unlock", 0, 4)
    assert table.verbs() == {"pay for contest", "yield"}
    table.do("pay for contest")
    assert (table.pool(0), table.pool(1)) == (29, 30)
    table.until("unlock", 1, 5)
    table.do("pay for contest")
    assert (table.pool(0), table.pool(1)) == (29, 29)
    assert regions(table) == ["contested", "contested"]
    table.until("unlock", 0, 7)
    assert "pay for contest" in table.verbs()


@pytest.mark.rule("R0 Contested Cards")
def test_the_winner_gets_the_card_back_unlocked_in_her_own_next_unlock_phase() -> None:
    table = both_theo()
    table.until("unlock", 0, 4)
    table.do("pay for contest")
    table.until("unlock", 1, 5)
    table.do("yield")
    assert table.find(1, "Theo") in table.state.seats[1].ash_heap
    assert table.state.cards[table.find(0, "Theo")].region == "contested"
    table.until("influence", 0, 7)
    theo = table.state.cards[table.find(0, "Theo")]
    assert (theo.region, theo.locked, theo.face_down, theo.blood) == ("ready", False, False, 3)
    assert table.pool(0) == 29


def test_blood_in_excess_drains_as_a_contested_vampire_comes_back() -> None:
    """What made room for it was burned while he was out of play."""
    charm = library_card("Charm", "equipment", statics=(Static("capacity", 1),))
    table = Table(NAMES, {0: [vampire("Theo", 3), charm], 1: [vampire("Theo", 3)]})
    theo = table.put(0, "Theo", blood=3)
    room = table.put_on(0, "Charm", theo)
    atoms.gain_blood(table.state, theo, 1)
    other = table.put(1, "Theo", blood=2)
    entered_play(table.state, other)
    atoms.burn(table.state, room)
    assert table.state.cards[theo].blood == 4
    atoms.burn(table.state, other)
    table.until("influence", 0)

    assert table.state.cards[theo].region == "ready"
    assert table.state.cards[theo].blood == 3


def test_paying_for_a_contest_with_the_last_pool_ousts() -> None:
    table = both_theo()
    table.pool(0, 1)
    table.until("unlock", 0, 4)
    table.do("pay for contest")
    assert table.state.seats[0].out
    table.until("influence", 1, 5)
    assert regions_of(table, 1) == "ready"


def regions_of(table: Table, seat: int) -> str:
    return table.state.cards[table.find(seat, "Theo")].region


def test_a_third_copy_joins_the_contest() -> None:
    cards = {seat: [vampire("Theo", 3)] for seat in range(3)}
    table = Table(NAMES, cards)
    table.put(0, "Theo", blood=3, locked=1)
    for seat in (1, 2):
        table.put(seat, "Theo", "uncontrolled", blood=3)
    table.until("influence", 1, 2)
    table.do("move out", target=table.find(1, "Theo"))
    table.until("influence", 2, 3)
    table.do("move out", target=table.find(2, "Theo"))
    assert [regions_of(table, seat) for seat in range(3)] == ["contested"] * 3


@pytest.mark.rule("R0 Contested Cards: with herself")
def test_a_copy_of_her_own_that_is_forced_into_play_is_burned() -> None:
    table = Table(
        NAMES, {0: [library_card("Arms", "equipment", unique=True)] * 2, 1: [vampire("V")]}
    )
    arms = [
        card
        for card, owner in enumerate(table.state.setting.owners)
        if owner == 0 and table.state.definition(card).name == "Arms"
    ]
    vee = table.put(1, "V", by=0, blood=1)
    atoms.attach(table.state, arms[0], vee, 0)
    atoms.attach(table.state, arms[1], vee, 0)
    entered_play(table.state, arms[1])
    assert table.state.cards[arms[0]].region == "attached"
    assert arms[1] in table.state.seats[0].ash_heap


def test_cards_that_are_not_unique_do_not_contest() -> None:
    table = Table(
        NAMES, {0: [vampire("Ghoul", 1, unique=False)], 1: [vampire("Ghoul", 1, unique=False)]}
    )
    one = table.put(0, "Ghoul", blood=1)
    other = table.put(1, "Ghoul", blood=1)
    entered_play(table.state, other)
    assert {table.state.cards[card].region for card in (one, other)} == {"ready"}


@pytest.mark.rule("R3 4.1: what is on a contested card is out of the game")
def test_the_text_of_cards_on_a_contested_vampire_sleeps_and_wakes() -> None:
    charm = library_card("Charm", "equipment", statics=(Static("bleed", 1),))
    table = Table(NAMES, {0: [vampire("Theo"), charm], 1: [vampire("Theo")]})
    theo = table.put(0, "Theo", blood=2)
    table.put_on(0, "Charm", theo)
    assert total(table.state, "bleed", theo) == 1
    other = table.put(1, "Theo", blood=2)
    entered_play(table.state, other)
    assert total(table.state, "bleed", theo) == 0
    atoms.burn(table.state, other)
    table.until("influence", 0)
    assert total(table.state, "bleed", theo) == 1


@pytest.mark.rule("R3 4.1: temporary control ends")
@pytest.mark.rules_text("003 4.1 R3")
def test_a_borrowed_vampire_is_contested_before_its_permanent_controller() -> None:
    table = Table(NAMES, {0: [vampire("Theo")], 1: [vampire("Theo")]})
    lent = table.put(0, "Theo", by=2, blood=2)
    atoms.remember(table.state, lent, "loaned by", 0)
    other = table.put(1, "Theo", blood=2)
    entered_play(table.state, other)
    assert table.state.controller(lent) == 0
    assert lent in table.state.seats[0].contested


# -- titles ---------------------------------------------------------------------------------


def two_princes() -> Table:
    """Ann's and Ben's vampires both claim London, contested since Ben's came out in turn 2."""
    parts = {"title": "prince", "city": "London"}
    table = Table(NAMES, {0: [vampire("Queen", 3, **parts)], 1: [vampire("Baroness", 3, **parts)]})
    table.put(0, "Queen", blood=3, locked=1)
    table.put(1, "Baroness", "uncontrolled", blood=3)
    table.until("influence", 1, 2)
    table.do("move out", target=table.find(1, "Baroness"))
    return table


@pytest.mark.rule("R0 Contested Titles")
def test_two_princes_of_a_city_have_no_title_while_they_contest() -> None:
    table = two_princes()
    for seat, name in ((0, "Queen"), (1, "Baroness")):
        card = table.find(seat, name)
        assert title_of(table.state, card) == ""
        assert votes_of_title(table.state, card) == 0
        assert table.state.cards[card].region == "ready"


@pytest.mark.rule("R0 Contested Titles")
def test_contesting_a_title_costs_the_vampire_1_blood_and_the_winner_has_it_one_turn_later() -> (
    None
):
    table = two_princes()
    queen, baroness = table.find(0, "Queen"), table.find(1, "Baroness")
    table.until("unlock", 0, 4)
    table.do("pay for title", target=queen)
    assert (table.state.cards[queen].blood, table.pool(0)) == (2, 30)
    table.until("unlock", 1, 5)
    table.do("yield title", target=baroness)
    assert title_of(table.state, queen) == ""
    table.until("influence", 0, 7)
    assert (title_of(table.state, queen), votes_of_title(table.state, queen)) == ("prince", 2)
    assert title_of(table.state, baroness) == ""


def test_a_vampire_without_blood_must_yield_its_title() -> None:
    table = two_princes()
    queen = table.find(0, "Queen")
    atoms.burn_blood(table.state, queen, 3)
    table.until("influence", 0, 4)
    assert table.state.cards[queen].trait("title") == ""
    assert table.state.cards[queen].region == "ready"


@pytest.mark.rule("R0 Contested Titles: torpor")
def test_a_vampire_in_torpor_yields_its_title_in_the_unlock_phase() -> None:
    table = two_princes()
    queen = table.find(0, "Queen")
    atoms.move_to_region(table.state, queen, "torpor")
    table.until("influence", 0, 4)
    assert table.state.cards[queen].trait("title") == ""
    table.until("influence", 1, 5)
    assert title_of(table.state, table.find(1, "Baroness")) == "prince"


@pytest.mark.rule("RB24 Anarch: any title of the city")
def test_a_baron_and_a_prince_of_one_city_contest_and_another_city_does_not() -> None:
    cards = {
        0: [vampire("Prince", title="prince", city="Oslo")],
        1: [vampire("Baron", title="baron", city="Oslo", sect="anarch")],
        2: [vampire("Bishop", title="archbishop", city="Rome", sect="sabbat")],
    }
    table = Table(NAMES, cards)
    placed = [table.put(seat, cards[seat][0].name, blood=1) for seat in range(3)]
    for card in placed:
        entered_play(table.state, card)
    assert [title_of(table.state, card) for card in placed] == ["", "", "archbishop"]


@pytest.mark.rule("RB24 Vampire Sects: clan justicars")
@pytest.mark.parametrize("clan, held", [("Ventrue", ""), ("Tremere", "justicar")])
def test_a_justicar_is_contested_only_within_the_clan(clan: str, held: str) -> None:
    cards = {
        0: [vampire("J", title="justicar")],
        1: [vampire("K", title="justicar", clans=(clan,))],
    }
    table = Table(NAMES, cards)
    one, other = table.put(0, "J", blood=1), table.put(1, "K", blood=1)
    entered_play(table.state, other)
    assert (title_of(table.state, one), title_of(table.state, other)) == (held, held)


@pytest.mark.rule("RB24 Vampire Sects")
def test_a_title_sleeps_outside_its_sect_and_wakes_in_it() -> None:
    table = Table(NAMES, {0: [vampire("P", title="prince", city="Oslo")]})
    prince = table.put(0, "P", blood=1)
    atoms.set_trait(table.state, prince, "sect", "sabbat")
    assert title_of(table.state, prince) == ""
    atoms.set_trait(table.state, prince, "sect", "camarilla")
    assert title_of(table.state, prince) == "prince"


@pytest.mark.rule("RB24 Vampire Sects")
def test_a_sleeping_title_is_yielded_as_soon_as_it_would_be_contested() -> None:
    parts = {"title": "prince", "city": "Oslo"}
    table = Table(NAMES, {0: [vampire("P", **parts)], 1: [vampire("Q", **parts)]})
    one = table.put(0, "P", blood=1)
    atoms.set_trait(table.state, one, "sect", "sabbat")
    other = table.put(1, "Q", blood=1)
    entered_play(table.state, other)
    assert title_of(table.state, other) == "prince"
    assert table.state.cards[one].trait("title") == ""


def test_a_new_title_replaces_the_old_one_even_a_greater_one() -> None:
    table = Table(NAMES, {0: [vampire("P", title="prince", city="Oslo")]})
    prince = table.put(0, "P", blood=1)
    gain_title(table.state, prince, "primogen")
    assert (title_of(table.state, prince), votes_of_title(table.state, prince)) == ("primogen", 1)
    lose_title(table.state, prince)
    assert title_of(table.state, prince) == ""


@pytest.mark.parametrize(
    "title, votes", [("1 vote", 1), ("2 votes", 2), ("primogen", 1), ("priscus", 0), (None, 0)]
)
def test_votes_of_titles(title: str | None, votes: int) -> None:
    sect = "sabbat" if title == "priscus" else "camarilla"
    table = Table(NAMES, {0: [vampire("P", title=title, sect=sect)]})
    assert votes_of_title(table.state, table.put(0, "P", blood=1)) == votes

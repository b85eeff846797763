"""Shepherd's Innocence: whatever is of the beasts changes hands."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import equips
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Shepherd's Innocence"
COLLAR = paper("Collar", kind="equipment", disciplines=("ani",))
FOX = paper("Fox", kind="ally", life=2, disciplines=("ani",))
BRAND = paper("Brand", kind="action", disciplines=("ani",))
DEN = paper("Den", kind="master", disciplines=("ani",))


@pytest.mark.parametrize("what", ["spy", "collar", "fox", "den", "brand"])
def test_a_card_of_the_beasts_is_taken(table: Table, what: str) -> None:
    """At +1 stealth, for 2 blood; directed at its controller; none that requires something else."""
    shepherd = table.you.ready(made_vampire("Shepherd", "ani"))
    friend = table.you.ready(COMPANION)
    ally = table.you.ready("Carlton Van Wyk")
    table.you.holds(CARD, PAUSE)
    ryan = table.prey.ready("Ryan")
    cards = {
        "spy": table.prey.in_play("Raven Spy", on=ryan),
        "collar": table.prey.in_play(COLLAR, on=ryan),
        "fox": table.grand_prey.ready(FOX),
        "den": table.grand_prey.in_play(DEN),
        "brand": table.prey.in_play(BRAND, on=ryan),
    }
    fallen = table.you.torpor("Duck (G1)")
    table.prey.in_play(".44 Magnum", on=ryan)
    table.prey.in_play("Opium Den")
    table.you.acts(CARD, by=shepherd, level="ani")
    assert table.you.choices() == set(cards.values())
    table.you.chooses(cards[what])
    assert stealth(table.state, action_of(table)) == 1
    seat = table.grand_prey if what in ("fox", "den") else table.prey
    assert action_of(table).targets == (seat.number,)
    while not table.over():
        if table.you.choices():
            assert table.you.choices() == {shepherd, friend, fallen}
            assert ally not in table.you.choices()
            table.you.chooses(friend)
        else:
            table.pass_on()
    owners = {one: table.state.controller(card) for one, card in cards.items()}
    before = {"spy": 1, "collar": 1, "fox": 2, "den": 2, "brand": 1}
    assert owners == {one: 0 if one == what else before[one] for one in cards}
    if what in ("spy", "collar"):
        assert table.on(cards[what]) == friend
    elif what == "brand":
        assert table.on(cards[what]) == ryan
    else:
        assert table.where(cards[what]) == {"fox": "ready", "den": "permanent"}[what]
    assert table.blood(shepherd) == 3


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 2)
def test_all_cards_of_the_beasts_are_taken(table: Table) -> None:
    """Of all who control one, at once; yours too are placed anew, the one on an ally must move."""
    shepherd = table.you.ready(made_vampire("Shepherd", "ANI"))
    ally = table.you.ready("Carlton Van Wyk")
    own = table.you.in_play(COLLAR, on=ally)
    table.you.holds(CARD, PAUSE)
    ryan = table.prey.ready("Ryan")
    spy = table.prey.in_play("Raven Spy", on=ryan)
    gun = table.prey.in_play(".44 Magnum", on=ryan)
    fox = table.grand_prey.ready(FOX)
    brand = table.prey.in_play(BRAND, on=ryan)
    table.predator.ready("Nassir")
    table.you.acts(CARD, by=shepherd, level="ANI")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (1, 2)
    rest(table)
    assert [table.on(card) for card in (own, spy)] == [shepherd, shepherd]
    assert [table.state.controller(card) for card in (own, spy, fox, gun)] == [0, 0, 0, 1]
    assert table.where(fox) == "ready"
    assert table.on(gun) == table.on(brand) == ryan
    assert table.state.controller(brand) == 0
    assert table.blood(shepherd) == 3


def test_one_in_torpor_is_given_all_there_is_of_the_beasts(table: Table) -> None:
    """At the superior level, too, any vampire of yours may get a card; no ally."""
    shepherd = table.you.ready(made_vampire("Shepherd", "ANI"))
    table.you.ready("Carlton Van Wyk")
    fallen = table.you.torpor("Duck (G1)")
    spy = table.prey.in_play("Raven Spy", on=table.prey.ready("Ryan"))
    table.you.holds(CARD)
    table.you.acts(CARD, by=shepherd, level="ANI")
    while not table.you.choices():
        assert not table.over()
        table.pass_on()
    assert table.you.choices() == {shepherd, fallen}
    table.you.chooses(fallen)
    assert (table.on(spy), table.state.controller(spy)) == (fallen, 0)


@pytest.mark.parametrize("level", ["ani", "obe"])
@pytest.mark.parametrize("shepherds", ["ani", "ANI"])
def test_what_was_played_with_another_discipline_is_left(
    table: Table, level: str, shepherds: str
) -> None:
    """A card of two Disciplines requires in play the one it was played with."""
    levels = {"ani": equips(), "obe": equips()}
    ward = paper("Ward", levels=levels, disciplines=("ani", "obe"), kind="equipment")
    keeper = table.you.ready(made_vampire("Keeper", "ani", "obe"))
    shepherd = table.you.ready(made_vampire("Shepherd", shepherds))
    table.you.holds(ward, CARD)
    table.you.acts("Ward", by=keeper, level=level)
    table.until("minion", table.you)
    assert table.you.can_play(CARD, by=shepherd, level=shepherds) == (level == "ani")


@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_there_must_be_something_of_the_beasts(table: Table, level: str) -> None:
    """A gun is not; blocked, nothing is taken."""
    shepherd = table.you.ready(made_vampire("Shepherd", "ANI"))
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(".44 Magnum", on=ryan)
    assert not table.you.can_play(CARD, by=shepherd, level=level)

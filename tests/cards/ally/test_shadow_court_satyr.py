"""A combat card that lies on an ally: Shadow Court Satyr."""

from __future__ import annotations

from typing import Any

import pytest

from combat_talk import fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Mode
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    THIS,
    before_range,
    employs,
    employs_from_hand,
    gain_pool,
    hand_strike,
    keyword,
    not_,
    put_on,
    ranged_strike,
    ready,
    sends_to_torpor,
    static,
    strike,
    yours,
)
from table_talk import Table

SATYR = "Shadow Court Satyr"


def blow(name: str = "Blow", way: Mode | None = None, code: str = "pot", **face: Any) -> Any:
    """A combat card at one level: a hand strike at +2 damage unless it is something else."""
    return paper(name, levels={code: way or strike(hand_strike(+2))}, **face)


def with_card(table: Table, card: Any, *, blood: int = 3) -> tuple[int, int, int]:
    """A Satyr of yours on which you put a card as it came; the Satyr, the card, a foe."""
    mata = table.you.ready("Mata Hari (G4)")
    laid = table.you.holds(card)
    satyr = table.you.holds(SATYR)
    table.you.ready("Meaghan")
    foe = table.prey.ready("Nassir")
    table.you.acts(SATYR, by=mata)
    while table.where(satyr) != "ready":
        table.pass_on()
    table.you.chooses(laid)
    rest(table)
    table.until_turn_of(table.you, "minion")
    table.state.edit(satyr).blood = blood
    return satyr, laid, foe


@pytest.mark.ruling("Shadow Court Satyr", 5)
@pytest.mark.ruling("Shadow Court Satyr", 2)
def test_a_combat_card_is_put_on_the_satyr(table: Table) -> None:
    """Face up and not in play: nothing of it works outside of combat; only a combat card."""
    table.you.holds("Misdirection")
    satyr, laid, _ = with_card(table, blow())

    assert table.on(laid) == satyr
    assert not table.state.cards[laid].face_down
    assert not table.you.may(("use", "play"), card=laid)


@pytest.mark.ruling("Shadow Court Satyr", 4)
def test_the_satyr_uses_it_once_each_combat(table: Table) -> None:
    """As a vampire; it stays there, cannot be cancelled, and is used in the next combat again."""
    table.prey.holds("Direct Intervention")
    satyr, laid, foe = with_card(table, blow())
    full = table.blood(foe)
    fight(table, satyr, foe)
    table.you.uses(laid, by=satyr)
    assert not table.prey.can_play("Direct Intervention")
    rest(table)

    assert table.blood(foe) == full - 3
    assert table.on(laid) == satyr
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=satyr)
    table.prey.blocks(foe)
    table.until("strike", table.you)
    assert table.you.may("use", card=laid)


@pytest.mark.ruling("Shadow Court Satyr", 6)
def test_the_satyr_uses_what_costs_blood(table: Table) -> None:
    """It pays with its life, though the card requires no Discipline; the foe strikes for 1."""
    card = paper("Gift", before_range(gain_pool(1)), blood_cost=1)
    satyr, laid, foe = with_card(table, card)
    fight(table, satyr, foe)
    table.until("before_range")
    life = table.blood(satyr)
    table.you.uses(laid, by=satyr)
    assert table.you.pool() >= 28
    rest(table)
    assert table.blood(satyr) == life - 2


@pytest.mark.ruling("Shadow Court Satyr", 7)
def test_its_last_life_ends_combat(table: Table) -> None:
    """Paid for a strike: nobody is struck."""
    satyr, laid, foe = with_card(table, blow(blood_cost=1), blood=1)
    full = table.blood(foe)
    fight(table, satyr, foe)
    table.you.uses(laid, by=satyr)
    rest(table)

    assert table.where(satyr) == "ash_heap"
    assert table.where(laid) == "ash_heap"
    assert table.blood(foe) == full


@pytest.mark.ruling("Shadow Court Satyr", 8)
def test_the_sun_takes_its_life(table: Table) -> None:
    """Burst of Sunlight burns it: no torpor for an ally."""
    satyr, laid, foe = with_card(table, "Burst of Sunlight")
    fight(table, satyr, foe)
    table.you.uses(laid, by=satyr)
    rest(table)

    assert table.where(foe) == "torpor"
    assert table.where(satyr) in ("ready", "ash_heap")


@pytest.mark.ruling("Shadow Court Satyr", 10)
def test_torpor_burns_it(table: Table) -> None:
    """A card that it uses sends it there."""
    card = paper("Sleep", levels={"for": before_range(sends_to_torpor(THIS))})
    satyr, laid, foe = with_card(table, card)
    fight(table, satyr, foe)
    table.until("before_range")
    table.you.uses(laid, by=satyr)
    rest(table)

    assert table.where(satyr) == "ash_heap"


@pytest.mark.ruling("Shadow Court Satyr", 1)
def test_any_level_of_a_split_card(table: Table) -> None:
    """Each time he uses it: one of its basic Disciplines."""
    card = paper(
        "Split",
        levels={
            "ani": strike(hand_strike(+1)),
            "cel": strike(ranged_strike(1)),
            "POT": strike(hand_strike(+3)),
        },
    )
    satyr, laid, foe = with_card(table, card)
    fight(table, satyr, foe)
    table.until("strike", table.you)

    assert {o.mode for o in table.you.options("use", card=laid)} == {"ani", "cel"}
    rest(table)


@pytest.mark.ruling("Shadow Court Satyr", 12)
@pytest.mark.ruling("Shadow Court Satyr", 13)
@pytest.mark.ruling("Shadow Court Satyr", 15)
@pytest.mark.parametrize(("code", "usable"), [("pot", True), ("POT", False), ("ani_pot", False)])
def test_the_basic_level_of_one_discipline(table: Table, code: str, usable: bool) -> None:
    """Neither the superior level nor two at once."""
    satyr, laid, foe = with_card(table, blow(code=code))
    fight(table, satyr, foe)
    if usable:
        table.until("strike")
    assert table.you.may("use", card=laid) is usable
    rest(table)


@pytest.mark.ruling("Shadow Court Satyr", 14)
def test_the_satyr_has_no_discipline(table: Table) -> None:
    """Whoever looks for one finds none; from the hand it plays nothing of that level."""
    satyr, _, foe = with_card(table, blow())
    assert discipline_level(table.state, satyr, "pot") == 0
    fight(table, satyr, foe)
    assert not table.you.may("play", minion=satyr)
    rest(table)


@pytest.mark.ruling("Shadow Court Satyr", 17)
@pytest.mark.parametrize(("words", "usable"), [("independent", True), ("camarilla vampire", False)])
def test_it_counts_as_independent(table: Table, words: str, usable: bool) -> None:
    """For what the card requires besides."""
    satyr, laid, foe = with_card(table, blow(requires=(words,)))
    fight(table, satyr, foe)
    if usable:
        table.until("strike")
    assert table.you.may("use", card=laid) is usable
    rest(table)


@pytest.mark.ruling("Shadow Court Satyr", 3)
def test_a_card_that_moved_is_not_used(table: Table) -> None:
    """Even if it moved onto the Satyr itself: it is no more than a card on it."""
    satyr, laid, foe = with_card(
        table, blow("Walking Stick", strike(hand_strike(+1), put_on(THIS)))
    )
    fight(table, satyr, foe)
    table.you.uses(laid, by=satyr)
    rest(table)
    assert table.on(laid) == satyr
    table.until_turn_of(table.you, "minion")
    fight(table, satyr, foe)

    assert not table.you.may("use", card=laid)
    rest(table)


def test_what_the_card_employs_it_may_have(table: Table) -> None:
    """An animal retainer without requirements."""
    hound = table.you.holds(paper("Hound", employs(), life=1))
    calls = before_range(employs_from_hand(not_(keyword("none"))))
    satyr, laid, foe = with_card(table, paper("Call", levels={"ani": calls}))
    fight(table, satyr, foe)
    table.until("before_range")
    table.you.uses(laid, by=satyr)
    table.you.chooses(hound)
    rest(table)

    assert table.on(hound) == satyr


@pytest.mark.ruling("Shadow Court Satyr", 18)
@pytest.mark.parametrize("puts", [True, False])
def test_however_it_comes_into_play(table: Table, puts: bool) -> None:
    """By Piper, outside of any action; and no card need be put on it."""
    table.you.ready(replaced("Gathii", clans=("Gangrel antitribu",)))
    table.you.ready("Meaghan")
    laid = table.you.holds(blow())
    satyr = table.you.holds(SATYR)
    table.you.holds("Piper")
    table.begins("master")
    table.you.plays("Piper")
    while table.where(satyr) != "ready":
        if table.you.may("choose"):
            table.you.chooses()
        else:
            table.pass_on()
    assert table.you.may("choose", target=laid)
    if puts:
        table.you.chooses(laid)
    table.until("minion", table.you)

    assert table.where(satyr) == "ready"
    assert table.state.cards[satyr].attached == ((laid,) if puts else ())


@pytest.mark.ruling("Shadow Court Satyr", 11)
def test_the_satyr_commits_no_diablerie_with_a_card(table: Table) -> None:
    """Amaranth lies on it and is of no use [RTR 19970630]: the victim falls all the same."""
    table.you.in_play(paper("Rage", static("strength", +9, who=ready(yours)), kind="event"))
    satyr, laid, foe = with_card(table, "Amaranth")
    fight(table, satyr, foe)
    while not table.over():
        assert not table.you.may("use", card=laid)
        table.pass_on()
    assert table.where(foe) == "torpor"

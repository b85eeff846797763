"""Cards that lie on cards: The Erciyes Fragments, Storage Annex, Shilmulo Tarot; and Agaitas."""

from __future__ import annotations

from typing import Any

import pytest

from combat_talk import rest
from made_up import paper
from methuselah.engine import atoms, invariants
from methuselah.engine.decisions import NOBODY
from methuselah.engine.knowledge import hidden_ids, sees
from methuselah.engine.scope import Scope
from methuselah.language import (
    action,
    burn_card,
    draws,
    draws_up,
    equips,
    gain_pool,
    hand,
    is_named,
    master,
    modifier,
    permanents,
    political,
    put_in_play,
    searches_for_equipment,
    stealth,
    yours,
)
from table_talk import Table

FRAGMENTS = "The Erciyes Fragments"
ANNEX = "Storage Annex"
TAROT = "Shilmulo Tarot"
AGAITAS = "Agaitas, The Scholar of Antiquities (G2)"


def gift(name: str = "Gift", **face: Any) -> Any:
    """An action card for 1 pool."""
    return paper(name, action(gain_pool(1), stealth=1), **face)


# -- The Erciyes Fragments ----------------------------------------------------------------------


def borrowed(table: Table, card: Any, **others: Any) -> tuple[int, int]:
    """The Fragments of yours with a card from the ash heap of your prey."""
    fragments = table.you.in_play(FRAGMENTS)
    taken = table.prey.ash_heap(card)
    table.you.ready("Nassir")
    table.you.holds(*(gift("Filled", clans=("Baali",)) for _ in range(7)))
    table.you.uses(FRAGMENTS)
    if table.where(taken) == "ash_heap":
        table.you.chooses(taken)
    return fragments, taken


@pytest.mark.ruling("The Erciyes Fragments", 3)
def test_a_card_of_the_prey_goes_on_the_fragments(table: Table) -> None:
    """Face down, and everybody has seen which; only one at a time, only of the prey."""
    table.predator.ash_heap("Misdirection")
    fragments, taken = borrowed(table, gift())
    assert table.on(taken) == fragments
    assert table.state.cards[taken].face_down
    assert all(sees(table.state, seat, taken) for seat in range(5))
    table.until_turn_of(table.you, "minion")

    assert not table.you.may("use", card=FRAGMENTS)


@pytest.mark.ruling("The Erciyes Fragments", 6)
@pytest.mark.ruling("The Erciyes Fragments", 8)
def test_the_card_is_played_as_if_from_the_hand(table: Table) -> None:
    """It may be cancelled, is not replaced, and leaves the game in place of burning."""
    table.prey.holds("Direct Intervention")
    _, taken = borrowed(table, gift(blood_cost=1))
    nassir = table.state.seats[0].ready[0]
    library, blood = len(table.state.seats[0].library), table.blood(nassir)
    table.you.acts("Gift", by=nassir)
    assert table.prey.can_play("Direct Intervention")
    rest(table)

    assert table.you.pool() == 31
    assert table.blood(nassir) == blood - 1
    assert len(table.state.seats[0].library) == library
    assert table.where(taken) == "removed"
    assert taken in table.state.seats[1].removed


def test_requirements_apply_to_it(table: Table) -> None:
    """A clan that nobody of yours has."""
    borrowed(table, gift(clans=("Baali",)))

    assert not table.you.can_play("Gift")


def test_what_stays_in_play_leaves_the_game_later(table: Table) -> None:
    """A master of the prey, in play under your control; burned, it is removed."""
    fragments = table.you.in_play(FRAGMENTS)
    taken = table.prey.ash_heap(paper("Tower", master(put_in_play())))
    table.you.ready("Nassir")
    purge = paper("Purge", action(burn_card(permanents(is_named("Tower"))), stealth=1))
    table.you.holds(purge)
    table.begins("master")
    table.you.uses(FRAGMENTS)
    if table.where(taken) == "ash_heap":
        table.you.chooses(taken)
    table.you.plays("Tower")
    assert table.where(taken) == "permanent"
    assert table.state.cards[taken].controller == 0
    assert table.where(fragments) == "permanent"
    table.until_turn_of(table.you, "minion")
    table.you.acts("Purge", by=table.state.seats[0].ready[0])
    rest(table)

    assert table.where(taken) == "removed"


@pytest.mark.ruling("The Erciyes Fragments", 1)
@pytest.mark.ruling("The Erciyes Fragments", 4)
def test_when_the_fragments_are_used(table: Table) -> None:
    """During an action, but not while a card is being played that might be cancelled."""
    table.you.in_play(FRAGMENTS)
    table.prey.ash_heap("Direct Intervention")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(gift())
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Gift", by=nassir)
    asked = table.asked()
    assert asked is not None
    assert asked.window != "as_played"
    table.until("action")

    assert table.you.may("use", card=FRAGMENTS)


@pytest.mark.ruling("Delaying Tactics", 5)
@pytest.mark.ruling("The Erciyes Fragments", 2)
def test_a_delayed_political_action_goes_home(table: Table) -> None:
    """To its owner's hand."""
    motion = paper("Motion", political(passes=(gain_pool(3),)))
    table.grand_prey.holds("Delaying Tactics")
    table.grand_prey.ready("Meaghan")
    _, taken = borrowed(table, motion)
    table.you.acts("Motion", by=table.state.seats[0].ready[0])
    table.grand_prey.plays("Delaying Tactics")
    rest(table)

    assert taken in table.state.seats[1].hand


@pytest.mark.ruling("The Erciyes Fragments", 5)
@pytest.mark.ruling("Storage Annex", 4)
@pytest.mark.parametrize(("name", "end"), [(FRAGMENTS, "removed"), (ANNEX, "ash_heap")])
def test_what_lies_there_burns_with_it(table: Table, name: str, end: str) -> None:
    """The card on a burned Annex is burned; that on the Fragments leaves the game."""
    nassir = table.you.ready("Nassir")
    taken = table.prey.ash_heap(gift())
    table.you.holds(paper("Purge", action(burn_card(permanents(is_named(name))), stealth=1)))
    if name == FRAGMENTS:
        table.you.in_play(FRAGMENTS)
        table.you.uses(FRAGMENTS)
        if table.where(taken) == "ash_heap":
            table.you.chooses(taken)
    else:
        taken = table.you.holds("Misdirection")
        table.you.holds(ANNEX)
        table.begins("master")
        table.you.plays(ANNEX)
        table.you.chooses(taken)
        table.until_turn_of(table.you, "minion")
    table.you.acts("Purge", by=nassir)
    rest(table)

    assert table.where(taken) == end


@pytest.mark.ruling("The Erciyes Fragments", 7)
def test_what_lies_there_is_no_card_in_hand(table: Table) -> None:
    """It is not discarded for anything, and counts for no hand size."""
    _, taken = borrowed(table, gift())
    table.until("discard", table.you)

    assert taken not in [option.card for option in table.you.options("discard")]


def test_the_fragments_are_stolen_with_what_lies_there(table: Table) -> None:
    """By a vampire with a capacity above 4, as a directed action."""
    fragments = table.prey.in_play(FRAGMENTS)
    young, old = table.you.ready("Anwar (G2)"), table.you.ready("Tegyrius, Vizier (G2)")
    assert not table.you.may("use action", card=FRAGMENTS, minion=young)
    table.you.acts(FRAGMENTS, by=old)
    rest(table)

    assert table.state.cards[fragments].controller == 0


# -- Storage Annex ------------------------------------------------------------------------------


def stocked(table: Table) -> tuple[int, int]:
    """An Annex of yours with Misdirection on it, in your master phase."""
    kept = table.you.holds("Misdirection")
    annex = table.you.holds(ANNEX)
    table.you.holds("Life in the City")
    table.begins("master")
    table.you.plays(ANNEX)
    table.you.chooses(kept)
    return annex, kept


def test_a_card_is_put_on_the_annex_face_down(table: Table) -> None:
    """Nobody else knows it; the hand is filled up, and it cannot be played from there."""
    annex, kept = stocked(table)

    assert table.on(kept) == annex
    assert sees(table.state, 0, kept)
    assert kept in hidden_ids(table.state, 1)
    assert len(table.state.seats[0].hand) == 7
    assert not table.you.can_play("Misdirection")


@pytest.mark.ruling("Storage Annex", 3)
def test_the_annex_gives_its_card_back(table: Table) -> None:
    """In exchange for another one, in the master phase."""
    annex, kept = stocked(table)
    table.you.uses(ANNEX)
    given = next(
        c for c in table.state.seats[0].hand if table.state.definition(c).name == "Life in the City"
    )
    table.you.chooses(given)

    assert kept in table.state.seats[0].hand
    assert table.on(given) == annex
    assert given in hidden_ids(table.state, 2)


@pytest.mark.ruling("Storage Annex", 2)
def test_the_annex_needs_another_card(table: Table) -> None:
    """It is the only card in hand."""
    table.you.holds(ANNEX)
    table.begins("master")
    table.asked()

    assert not table.you.can_play(ANNEX)


@pytest.mark.ruling("Storage Annex", 1)
def test_a_stolen_annex_takes_its_card_with_it(table: Table) -> None:
    """The new controller sees it and takes it in hand; it burns to its owner's ash heap."""
    nassir = table.prey.ready("Nassir")
    annex, kept = stocked(table)
    atoms.change_controller(table.state, annex, 1)
    table.until_turn_of(table.prey, "master")
    table.prey.uses(ANNEX)
    assert sees(table.state, 1, kept)
    asked = table.asked()
    assert asked is not None
    if asked.window == "choose":
        table.take(0)
    assert kept in table.state.seats[1].hand
    assert table.state.controller(kept) == 1
    assert kept in hidden_ids(table.state, 2)
    assert not invariants.check(table.state)
    table.prey.plays("Misdirection")
    table.asked()
    assert table.locked(nassir)
    assert kept in table.state.seats[0].ash_heap


# -- Shilmulo Tarot -----------------------------------------------------------------------------


def with_tarot(table: Table) -> tuple[int, int]:
    """A Ravnos of yours equips with the Tarot; two cards lie on it."""
    mata = table.you.ready("Mata Hari (G4)")
    table.you.ready("Nassir")
    tarot = table.you.holds(TAROT)
    table.you.library("Misdirection", "Life in the City", "Govern the Unaligned")
    table.you.acts(TAROT, by=mata)
    rest(table)
    return mata, tarot


def test_two_cards_go_on_the_tarot(table: Table) -> None:
    """Face down and out of play; you may look at them, nobody else."""
    _, tarot = with_tarot(table)
    lying = table.state.cards[tarot].attached

    assert len(lying) == 2
    assert all(sees(table.state, 0, card) for card in lying)
    assert all(card in hidden_ids(table.state, 1) for card in lying)


def test_a_card_is_drawn_from_the_tarot(table: Table) -> None:
    """Whenever a card would be drawn from the library."""
    _, tarot = with_tarot(table)
    table.until("discard", table.you)
    first, second = table.state.cards[tarot].attached
    table.you.does("discard")
    table.you.chooses(first)

    assert first in table.state.seats[0].hand
    assert table.state.cards[tarot].attached == (second,)


def test_the_library_may_be_drawn_from_all_the_same(table: Table) -> None:
    """It is a choice; and there is none when the Ravnos is not ready."""
    _, tarot = with_tarot(table)
    table.until("discard", table.you)
    table.you.does("discard")
    table.you.chooses(seat=table.you)

    assert len(table.state.cards[tarot].attached) == 2


@pytest.mark.ruling("Shilmulo Tarot", 1)
def test_the_tarot_takes_a_card_each_turn(table: Table) -> None:
    """In the unlock phase, optional; as many as one likes."""
    _, tarot = with_tarot(table)
    for number in (3, 4):
        table.until_turn_of(table.you, "unlock")
        asked = table.asked()
        assert asked is not None
        wanted = [n for n, o in enumerate(asked.options) if o.verb not in ("decline", "pass")]
        table.take(wanted[0])
        assert len(table.state.cards[tarot].attached) == number
        table.until_turn_of(table.prey, "discard")


@pytest.mark.ruling("Shilmulo Tarot", 5)
def test_the_cards_burn_with_the_tarot(table: Table) -> None:
    """All of them, in the ash heap of their owner."""
    _, tarot = with_tarot(table)
    lying = table.state.cards[tarot].attached
    atoms.burn(table.state, tarot)

    assert all(card in table.state.seats[0].ash_heap for card in lying)


@pytest.mark.ruling("Shilmulo Tarot", 4)
def test_another_minion_takes_the_tarot(table: Table) -> None:
    """Nassir is no Ravnos: he may have it, but nothing is drawn from it."""
    _, tarot = with_tarot(table)
    nassir = next(m for m in table.state.seats[0].ready if m != table.on(tarot))
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="take equipment", by=nassir)
    rest(table)
    assert table.on(tarot) == nassir
    table.until("discard", table.you)
    table.you.does("discard")

    assert len(table.state.cards[tarot].attached) >= 2
    asked = table.asked()
    assert asked is None or asked.kind != "draw"


@pytest.mark.ruling("Shilmulo Tarot", 2)
def test_a_contested_tarot_has_its_cards(table: Table) -> None:
    """They are put on it before it is contested."""
    other = table.prey.ready("Meaghan")
    table.prey.in_play(TAROT, on=other)
    _, tarot = with_tarot(table)

    assert table.where(tarot) == "contested"
    assert len(table.state.cards[tarot].attached) == 2


@pytest.mark.ruling("Shilmulo Tarot", 3)
def test_equipping_by_another_card_fills_it_too(table: Table) -> None:
    """Magic of the Smith equips with it."""
    mata = table.you.ready("Sreelekha (G7)")
    search = paper("Search", action(searches_for_equipment(), stealth=1, kind="equip"))
    tarot = table.you.library(paper("Plain", equips()), TAROT, "Misdirection")[1]
    table.you.holds(search)
    table.you.acts("Search", by=mata)
    table.until("choose", table.you)
    table.you.chooses(tarot)
    rest(table)

    assert len(table.state.cards[tarot].attached) == 2


def test_the_card_is_exchanged_once_in_a_master_phase(table: Table) -> None:
    """ "During your master phase" is once in it, as [ANK 20191218] has it; again in the next."""
    given, other = table.you.holds("Misdirection", gift())
    table.you.holds(ANNEX)
    table.begins("master")
    table.you.plays(ANNEX)
    table.you.chooses(given)
    table.you.uses(ANNEX)
    table.you.chooses(other)
    assert table.where(given) == "hand"
    assert not table.you.may("use", card=ANNEX)
    table.until_turn_of(table.you, "master")

    assert table.you.may("use", card=ANNEX)


# -- Agaitas ------------------------------------------------------------------------------------


def scholar(table: Table, *held: Any) -> tuple[int, int]:
    """Agaitas of yours; on top of your prey's library lies Misdirection."""
    agaitas = table.you.ready(AGAITAS)
    table.you.holds(*held)
    return agaitas, table.prey.library("Misdirection")


def test_a_card_played_is_replaced_from_the_preys_library(table: Table) -> None:
    """Open before you, in your hand; discarded, it goes to her ash heap."""
    agaitas, card = scholar(table, gift())
    table.you.acts("Gift", by=agaitas)
    table.you.chooses(seat=table.prey)
    assert card in table.state.seats[0].hand
    assert all(sees(table.state, seat, card) for seat in range(5))
    assert sees(table.state, NOBODY, card), "a spectator sees what lies open"
    assert not sees(table.state, NOBODY, table.state.seats[1].library[-1])
    rest(table)
    table.until("discard", table.you)
    table.you.does("discard", card="Misdirection")

    assert card in table.state.seats[1].ash_heap


@pytest.mark.ruling("Agaitas, The Scholar of Antiquities", 3)
def test_the_preys_card_is_played_and_goes_home(table: Table) -> None:
    """A master card of hers, played by you: it ends in her ash heap."""
    agaitas, card = scholar(table, gift())
    table.prey.ready("Nassir")
    table.you.acts("Gift", by=agaitas)
    table.you.chooses(seat=table.prey)
    rest(table)
    table.until_turn_of(table.you, "master")
    table.you.plays("Misdirection")
    table.you.chooses(agaitas)
    table.you.chooses(seat=table.you)

    assert table.locked(agaitas)
    assert card in table.state.seats[1].ash_heap
    assert not table.state.held


@pytest.mark.ruling("Agaitas, The Scholar of Antiquities", 1)
def test_other_draws_are_from_the_own_library(table: Table) -> None:
    """An effect that draws a card is no replacement, nor is a discard."""
    agaitas, _ = scholar(table, paper("Study", action(draws(1), draws_up(), stealth=1)))
    table.you.acts("Study", by=agaitas)
    table.you.chooses(seat=table.you)
    rest(table)

    assert not table.state.held


@pytest.mark.ruling("Agaitas, The Scholar of Antiquities", 5)
def test_a_delayed_replacement_is_from_the_own_library(table: Table) -> None:
    """Do not replace until the end of the action."""
    later_ = paper(
        "Later", modifier(stealth(+1), at=("action",), replace="action", even_if_unneeded=True)
    )
    agaitas, _ = scholar(table, later_)
    table.you.ready("Nassir")
    table.you.acts(word="bleed", by=agaitas)
    table.you.plays("Later", by=agaitas)
    rest(table)

    assert not table.state.held
    assert len(table.state.seats[0].hand) > 0


@pytest.mark.ruling("Agaitas, The Scholar of Antiquities", 2)
def test_the_open_cards_outlast_agaitas(table: Table) -> None:
    """He is burned: the card stays in hand, but no other comes."""
    agaitas, card = scholar(table, gift(), gift("Other"))
    nassir = table.you.ready("Nassir")
    table.you.acts("Gift", by=agaitas)
    table.you.chooses(seat=table.prey)
    rest(table)
    atoms.burn(table.state, agaitas)
    table.state.pending = None
    table.you.acts("Other", by=nassir)
    asked = table.asked()

    assert card in table.state.seats[0].hand
    assert asked is None or asked.kind != "draw"


@pytest.mark.ruling("Agaitas, The Scholar of Antiquities", 4)
def test_a_weapon_of_the_prey_is_one_in_hand(table: Table) -> None:
    """What looks at the cards in hand finds it."""
    agaitas, card = scholar(table, gift())
    table.you.acts("Gift", by=agaitas)
    table.you.chooses(seat=table.prey)
    assert card in hand(yours).find(table.state, Scope(0, card, agaitas))

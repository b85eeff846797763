"""Cards chosen in a pile as an action is announced: what left the pile meanwhile is skipped."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import told
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.engine.definitions import Effect
from methuselah.language import (
    action,
    ash_heap,
    cancels_card,
    choose,
    chosen,
    gain_pool,
    hand,
    is_named,
    library_card,
    master,
    reaction,
    ready,
    remove_from_game,
    shuffles_into_library,
    takes_in_hand,
    to_crypt_bottom,
    to_uncontrolled,
    vampire,
    yours,
)
from table_talk import Table

POCHTLI = "Pochtli (G2)"
DOLL = "Blood Doll"
VILLEIN = "Villein"
CLEANER: Final = paper(
    "Cleaner",
    reaction(
        choose(ash_heap(is_named(VILLEIN)), name="gone"),
        remove_from_game(chosen("gone")),
        at=("action",),
    ),
)
"""A made-up reaction that removes a card in an ash heap from the game."""


@pytest.mark.parametrize("also", [True, False])
def test_pochtli_takes_nothing_from_out_of_the_game(table: Table, also: bool) -> None:
    """Of two cards the one still there comes back; of one that is gone nothing does."""
    pochtli = table.you.ready(POCHTLI)
    table.you.ready(COMPANION)
    doll, villein = table.you.ash_heap(DOLL, VILLEIN)
    theirs = table.prey.ready("Ryan")
    table.prey.holds(CLEANER)

    table.you.acts(pochtli, by=pochtli)
    table.you.chooses(villein)
    if also:
        table.you.chooses(doll)
    else:
        table.you.passes()
    table.prey.plays("Cleaner", by=theirs)
    rest(table)

    assert table.where(villein) == "removed"
    assert (table.where(doll) == "ash_heap") is not also
    assert told(table, "fizzled") == (0 if also else 1)


@pytest.mark.parametrize(
    ("effect", "place"),
    [(takes_in_hand(chosen("two")), "hand"), (shuffles_into_library(chosen("two")), "library")],
)
def test_every_word_for_piles_skips_what_is_gone(table: Table, effect: Effect, place: str) -> None:
    """A made-up action on two cards of the ash heap; one of them is removed from the game."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    search = action(choose(ash_heap(yours, library_card), name="two", least=2, most=2), effect)
    table.you.holds(paper("Search", search))
    doll, villein = table.you.ash_heap(DOLL, VILLEIN)
    theirs = table.prey.ready("Dirk (G4)")
    table.prey.holds(CLEANER)

    table.you.acts("Search", by=ryan)
    table.you.chooses(doll)
    table.prey.plays("Cleaner", by=theirs)
    rest(table)

    assert table.where(villein) == "removed"
    if place == "hand":
        assert table.where(doll) == "hand"
    else:
        assert table.where(doll) != "ash_heap"


@pytest.mark.parametrize("effect", [to_uncontrolled(chosen("two")), to_crypt_bottom(chosen("two"))])
def test_a_vampire_that_burned_meanwhile_is_skipped(table: Table, effect: Effect) -> None:
    """Chosen on the table: the ash heap is no place of it any more."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sends = action(choose(ready(vampire), name="two", least=2, most=2), effect)
    table.you.holds(paper("Sends", sends))
    first = table.prey.ready("Dirk (G4)")
    second = table.grand_prey.ready("Mouse")
    beside = table.prey.ready("Wauneka")
    gone = choose(ready(is_named("Dirk (G4)")), name="gone")
    goes = reaction(gone, remove_from_game(chosen("gone")), at=("action",))
    table.prey.holds(paper("Burns", goes))

    table.you.acts("Sends", by=ryan)
    table.you.chooses(first)
    table.you.chooses(second)
    table.prey.plays("Burns", by=beside)
    rest(table)

    assert table.where(first) == "removed"
    assert table.where(second) != "ready"


@pytest.mark.parametrize("answered", [True, False])
def test_a_card_named_in_the_hand_and_played_meanwhile_is_skipped(
    table: Table, answered: bool
) -> None:
    """A master names a card of the hand; that card saves the master from being cancelled."""
    named = choose(hand(yours, is_named("Answer")), name="kept")
    keep = paper("Keep", master(named, remove_from_game(chosen("kept")), gain_pool(1)))
    cancel = master(cancels_card(), at=("as_played",), out_of_turn=True, own_turn=True)
    _, kept = table.you.holds(keep, paper("Answer", cancel))
    table.prey.holds(paper("Stop", cancel))
    table.you.ready("Ryan")
    table.begins("master")

    table.you.plays("Keep")
    if answered:
        table.prey.plays("Stop")
        table.you.plays("Answer")
    table.until_turn_of(table.prey)

    assert table.you.pool() == 31
    assert table.where(kept) == ("ash_heap" if answered else "removed")

"""Masters about the hand: Dreams of the Sphinx, Elder Library, The Barrens, the Capuchin."""

from __future__ import annotations

import pytest

from methuselah.engine.definitions import defined
from methuselah.language import PREY, TARGET, choose, give_control, master, permanents, yours
from methuselah.pool import Face
from table_talk import FILLER, Seat, Table

BLANK = defined(FILLER)
DREAMS = "Dreams of the Sphinx"
CAPUCHIN = "Visit from the Capuchin"
WAKE = "Wake with Evening's Freshness"
GIFT = defined(
    Face(900_403, "Gift", "Gift", types=("master",), text="", digest=""),
    modes=(master(choose(permanents(yours)), give_control(TARGET, PREY)),),
)


def choices(seat: Seat) -> set[int]:
    """The cards she may choose from."""
    return {option.target for option in seat.options("choose")}


def blanks(seat: Seat, number: int) -> None:
    """So many cards without use in her hand."""
    for _ in range(number):
        seat.holds(BLANK)


# -- Elder Library ------------------------------------------------------------------------------


def test_elder_library_enlarges_the_hand_at_once(table: Table) -> None:
    """Its replacement and one card more; nobody else draws."""
    table.you.holds("Elder Library")
    blanks(table.you, 6)
    blanks(table.prey, 7)
    table.begins("master")

    table.you.plays("Elder Library")

    assert len(table.you.hand()) == 8
    assert len(table.prey.hand()) == 7
    assert table.you.pool() == 29


@pytest.mark.ruling("Elder Library", 1)
@pytest.mark.rules_text("003 4.1 R2")
def test_a_contested_elder_library_changes_no_hand(table: Table) -> None:
    """You draw for the card only; the rival loses the size it had and discards at once."""
    mine = table.you.holds("Elder Library")
    blanks(table.you, 6)
    theirs = table.prey.in_play("Elder Library")
    thrown = table.prey.holds("Misdirection")
    blanks(table.prey, 7)
    table.begins("master")

    table.you.plays("Elder Library")
    assert (table.where(mine), table.where(theirs)) == ("contested", "contested")
    assert len(table.you.hand()) == 7
    table.prey.does("discard", card=thrown)

    assert len(table.prey.hand()) == 7
    assert table.where(thrown) == "ash_heap"


def test_elder_library_is_drawn_for_when_its_contest_is_won(table: Table) -> None:
    """The rival yields; in your own next unlock phase it works again and you draw up."""
    mine = table.you.holds("Elder Library")
    blanks(table.you, 6)
    theirs = table.prey.in_play("Elder Library")
    blanks(table.prey, 8)
    table.gives_edge(table.you)
    table.begins("master")

    table.you.plays("Elder Library")
    table.until_turn_of(table.prey)
    table.prey.does("yield", target=theirs)
    assert len(table.you.hand()) == 7
    table.until_turn_of(table.you)

    assert table.where(mine) == "permanent"
    assert len(table.you.hand()) == 8


def test_elder_library_enlarges_the_hand_of_whoever_controls_it(table: Table) -> None:
    """Given to the prey: you discard down to seven, she draws an eighth card."""
    library = table.you.in_play("Elder Library")
    table.you.holds(GIFT)
    blanks(table.you, 7)
    blanks(table.prey, 7)
    table.begins("master")

    table.you.plays("Gift")
    table.asked()

    assert table.state.controller(library) == table.prey.number
    assert (len(table.you.hand()), len(table.prey.hand())) == (7, 8)


# -- The Barrens --------------------------------------------------------------------------------


def test_the_barrens_exchange_a_card_of_your_hand(table: Table) -> None:
    """Lock it, discard one, draw one; nobody else's hand is touched."""
    thrown, kept = table.you.holds("Villein", "Blood Doll")
    blanks(table.you, 5)
    drawn = table.you.library("Elder Library")
    theirs = table.prey.holds("Fame")
    card = table.you.in_play("The Barrens")
    table.begins("master")

    table.you.uses("The Barrens")
    assert {thrown, kept} < choices(table.you)
    assert theirs not in choices(table.you)
    table.you.chooses(thrown)

    assert [table.where(c) for c in (thrown, kept, drawn)] == ["ash_heap", "hand", "hand"]
    assert len(table.you.hand()) == 7
    assert table.locked(card)
    assert not table.you.may("use", card="The Barrens")
    assert table.waits_for(table.you, "master")


@pytest.mark.parametrize(("held", "locked"), [(0, False), (1, True)])
def test_the_barrens_need_a_card_to_discard_and_must_be_unlocked(
    table: Table, held: int, locked: bool
) -> None:
    """With an empty hand, or once locked, they are idle."""
    table.gives_edge(table.you)
    table.you.in_play("The Barrens", locked=locked)
    table.you.in_play("Elder Library")
    table.you.ready("Ryan")
    if held:
        table.you.holds("Fame")
    table.begins("minion")

    assert table.you.may("act")
    assert not table.you.may("use", card="The Barrens")


@pytest.mark.ruling("The Barrens", 2)
@pytest.mark.ruling("Dreams of the Sphinx", 6)
def test_barrens_and_dreams_are_used_during_the_action_of_another(table: Table) -> None:
    """The prey finds the card she needs in the middle of a bleed."""
    ryan = table.you.ready("Ryan")
    blanks(table.prey, 6)
    thrown = table.prey.holds("Misdirection")
    table.prey.library("Fame", "Blood Doll", "Villein")
    table.prey.in_play("The Barrens")
    table.prey.in_play(DREAMS)

    table.you.acts(by=ryan, word="bleed")
    table.prey.uses("The Barrens")
    table.prey.chooses(thrown)
    assert "Villein" in table.prey.hand()
    table.prey.uses(DREAMS, level="hand")
    table.nobody_reacts()

    assert {"Fame", "Blood Doll", "Villein"} < set(table.prey.hand())
    assert len(table.prey.hand()) == 9
    assert table.prey.pool() == 29


@pytest.mark.ruling("The Barrens", 1)
@pytest.mark.ruling("Dreams of the Sphinx", 2)
def test_barrens_and_dreams_are_not_used_as_a_card_is_played(table: Table) -> None:
    """The as-played window is for wakes and for cancelling; it opens before any drawing."""
    trevon = table.you.ready("Trevon Parker")
    table.you.holds("Govern the Unaligned")
    table.prey.ready("Ryan", locked=True)
    table.prey.holds(WAKE)
    table.prey.in_play("The Barrens")
    table.prey.in_play(DREAMS)

    table.you.acts("Govern the Unaligned", by=trevon, level="dom")
    table.until("as_played", table.prey)
    assert table.prey.can_play(WAKE)
    assert not table.prey.may("use")
    table.prey.passes()
    table.until("action", table.prey)

    assert table.prey.may("use", card="The Barrens")
    assert table.prey.may("use", card=DREAMS)


# -- Dreams of the Sphinx -----------------------------------------------------------------------


def test_dreams_enlarge_the_hand_until_the_end_of_the_turn(table: Table) -> None:
    """Nine cards, a counter and a lock; when the turn is over, two go."""
    blanks(table.you, 7)
    blanks(table.prey, 7)
    card = table.you.in_play(DREAMS)
    table.begins("master")

    table.you.uses(DREAMS, level="hand")

    assert len(table.you.hand()) == 9
    assert (table.counters(card), table.locked(card)) == (1, True)
    assert not table.you.may("use", card=DREAMS)
    table.until_turn_of(table.prey, "discard")
    assert len(table.you.hand()) == 7
    assert len(table.prey.hand()) == 7
    assert table.where(card) == "permanent"


@pytest.mark.ruling("Dreams of the Sphinx", 4)
def test_the_discard_phase_is_still_played_with_the_larger_hand(table: Table) -> None:
    """A card discarded there is replaced up to nine; the excess goes when the phase is over."""
    thrown = table.you.holds("Fame")
    kept = table.you.holds("Villein")
    blanks(table.you, 5)
    table.you.in_play(DREAMS)
    table.begins("discard")

    table.you.uses(DREAMS, level="hand")
    table.you.does("discard", card=thrown)
    assert table.where(thrown) == "ash_heap"
    assert len(table.you.hand()) == 9
    table.until("hand", table.you)

    assert table.state.active == table.you.number
    table.you.does("discard", card=kept)
    assert table.where(kept) == "ash_heap"
    table.until_turn_of(table.prey, "discard")
    assert len(table.you.hand()) == 7


@pytest.mark.ruling("Dreams of the Sphinx", 3)
def test_a_card_that_is_not_replaced_yet_counts_for_the_larger_hand(table: Table) -> None:
    """The prey has played a wake, which waits for its replacement: she draws two, not three."""
    ryan = table.you.ready("Ryan")
    table.prey.ready("Nassir", locked=True)
    table.prey.holds(WAKE)
    blanks(table.prey, 6)
    table.prey.in_play(DREAMS)

    table.you.acts(by=ryan, word="bleed")
    table.prey.plays(WAKE)
    assert len(table.prey.hand()) == 6
    table.prey.uses(DREAMS, level="hand")

    assert len(table.prey.hand()) == 8


def test_dreams_give_a_pool_in_the_unlock_phase_with_the_edge(table: Table) -> None:
    """A pool beside that of the Edge itself."""
    card = table.you.in_play(DREAMS)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(DREAMS, level="Edge")
    assert table.you.pool() == 31
    table.you.does("gain from the Edge")

    assert (table.you.pool(), table.counters(card)) == (32, 1)
    assert table.you.has_edge()
    assert [seat.pool() for seat in table.seats[1:]] == [30, 30, 30, 30]


@pytest.mark.parametrize("phase", ["unlock", "master"])
def test_dreams_give_no_pool_without_the_edge_or_after_unlocking(table: Table, phase: str) -> None:
    """Somebody else has the Edge; or it is yours, but the unlock phase is over."""
    table.you.in_play(DREAMS)
    table.gives_edge(table.prey if phase == "unlock" else table.you)
    table.begins(phase)

    assert table.you.may("use", card=DREAMS, level="hand")
    assert not table.you.may("use", card=DREAMS, level="Edge")


@pytest.mark.ruling("Dreams of the Sphinx", 1)
def test_dreams_add_a_blood_to_an_uncontrolled_vampire(table: Table) -> None:
    """Yours, and a vampire: no imbued, nobody in play, nobody of the prey."""
    vampires = (table.you.uncontrolled("Alexa Draper"), table.you.uncontrolled("Ryan"))
    imbued = table.you.uncontrolled('Jennie "Cassie247" Orne')
    table.you.ready("Nassir", blood=1)
    table.prey.uncontrolled("Sully")
    card = table.you.in_play(DREAMS)
    table.begins("master")

    table.you.uses(DREAMS, level="blood")
    assert choices(table.you) == set(vampires)
    table.you.chooses(vampires[0])

    assert [table.blood(vampire) for vampire in (*vampires, imbued)] == [1, 0, 0]
    assert (table.counters(card), table.locked(card)) == (1, True)


@pytest.mark.parametrize(("before", "after"), [(1, "permanent"), (2, "ash_heap")])
def test_the_third_counter_burns_dreams_but_not_what_it_gave(
    table: Table, before: int, after: str
) -> None:
    """The hand stays larger until the end of the turn."""
    blanks(table.you, 7)
    card = table.you.in_play(DREAMS, counters=before)
    table.begins("master")

    table.you.uses(DREAMS, level="hand")

    assert table.where(card) == after
    table.until("discard", table.you)
    assert len(table.you.hand()) == 9
    table.until_turn_of(table.prey, "discard")
    assert len(table.you.hand()) == 7


@pytest.mark.ruling("Dreams of the Sphinx", 5)
def test_dreams_are_not_used_in_response_to_another_copy(table: Table) -> None:
    """From its playing to the contest the prey is not asked; both copies are out of play."""
    mine = table.you.holds(DREAMS)
    theirs = table.prey.in_play(DREAMS, counters=1)
    table.begins("master")

    table.you.plays(DREAMS)
    table.asked()

    assert (table.where(mine), table.where(theirs)) == ("contested", "contested")
    assert table.counters(theirs) == 1
    assert not table.prey.may("use", card=DREAMS)


# -- Visit from the Capuchin --------------------------------------------------------------------


def test_the_capuchin_brings_four_counters_and_four_cards(table: Table) -> None:
    """It is itself replaced as normal."""
    card = table.you.holds(CAPUCHIN)
    blanks(table.you, 6)
    table.begins("master")

    table.you.plays(CAPUCHIN)

    assert table.counters(card) == 4
    assert len(table.you.hand()) == 11
    assert table.you.pool() == 30


def test_the_capuchin_burns_a_counter_instead_of_each_replacement(table: Table) -> None:
    """For cards played and for cards discarded; the prey draws as ever."""
    trevon = table.you.ready("Trevon Parker")
    card = table.you.in_play(CAPUCHIN, counters=4)
    table.you.in_play("The Barrens")
    table.you.holds("Govern the Unaligned")
    mine = table.you.holds("Fame")
    blanks(table.you, 9)
    table.prey.in_play("The Barrens")
    theirs = table.prey.holds("Fame")
    blanks(table.prey, 6)

    table.you.acts("Govern the Unaligned", by=trevon, level="dom")
    table.nobody_reacts()
    assert (table.counters(card), len(table.you.hand())) == (3, 10)
    table.you.uses("The Barrens")
    table.you.chooses(mine)
    assert (table.counters(card), len(table.you.hand())) == (2, 9)
    table.prey.uses("The Barrens")
    table.prey.chooses(theirs)
    assert len(table.prey.hand()) == 7
    table.you.does("discard")

    assert (table.counters(card), len(table.you.hand())) == (1, 8)


def test_the_last_counter_burns_the_capuchin(table: Table) -> None:
    """From then on cards are replaced again."""
    table.you.ready("Ryan")
    card = table.you.in_play(CAPUCHIN, counters=1)
    table.you.holds("Life in the City", "Misdirection")
    blanks(table.you, 6)
    table.begins("master")

    table.you.plays("Life in the City")
    assert table.where(card) == "ash_heap"
    assert len(table.you.hand()) == 7
    table.you.plays("Misdirection")

    assert len(table.you.hand()) == 7


def test_a_replacement_that_waited_burns_its_counter_when_it_comes(table: Table) -> None:
    """A wake is replaced in your next unlock phase: not at once, and then not by a card."""
    ryan = table.you.ready("Ryan")
    table.prey.ready("Nassir", locked=True)
    card = table.prey.in_play(CAPUCHIN, counters=2)
    table.prey.holds(WAKE)
    blanks(table.prey, 8)

    table.you.acts(by=ryan, word="bleed")
    table.prey.plays(WAKE)
    assert (table.counters(card), len(table.prey.hand())) == (2, 8)
    table.until_turn_of(table.prey, "minion")

    assert (table.counters(card), len(table.prey.hand())) == (1, 8)


@pytest.mark.ruling("Visit from the Capuchin", 1)
@pytest.mark.parametrize("counters", [1, 4])
def test_a_second_capuchin_is_not_played(table: Table, counters: int) -> None:
    """Nobody contests with herself, however few counters the first copy has left."""
    table.you.in_play(CAPUCHIN, counters=counters)
    table.you.holds(CAPUCHIN, "Fame")
    table.prey.ready("Ryan")
    table.begins("master")

    assert table.you.can_play("Fame")
    assert not table.you.can_play(CAPUCHIN)


def test_a_contested_capuchin_enlarges_nobodys_hand(table: Table) -> None:
    """The prey falls back to seven cards; both copies keep their counters."""
    mine = table.you.holds(CAPUCHIN)
    blanks(table.you, 6)
    theirs = table.prey.in_play(CAPUCHIN, counters=3)
    blanks(table.prey, 10)
    table.begins("master")

    table.you.plays(CAPUCHIN)
    table.asked()

    assert (table.where(mine), table.where(theirs)) == ("contested", "contested")
    assert (table.counters(mine), table.counters(theirs)) == (4, 3)
    assert (len(table.you.hand()), len(table.prey.hand())) == (7, 7)

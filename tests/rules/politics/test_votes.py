"""Casting and counting votes (R0, Politics, Gaining Votes; RB24 6, The Prisci Block)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.definitions import Block, Effect, Mode, Static, defined
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, PERMANENT, READY, TORPOR, State
from methuselah.pool import pool
from methuselah.rules.politics.referendum_frame import (
    Referendum,
    cancel_referendum,
    pass_automatically,
)
from methuselah.rules.politics.votes import (
    change_votes,
    direction,
    give_votes,
    make_abstain,
    tally,
    votes_left,
)

YOU, PREY, OTHER = 0, 1, 2


@dataclass(frozen=True)
class AllBurnPool(Effect):
    """Each Methuselah burns 1 pool: enough to see that a referendum took effect."""

    def run(self, state: State, me: Scope) -> None:
        for seat in state.clockwise(me.you):
            atoms.burn_pool(state, seat, 1)


MODE = Mode(play="political action", kind="political", passes=Block((AllBurnPool(),)))
CARD = defined(pool()["Ancilla Empowerment"], modes=(MODE,))


def calls(table: Any, vampire: int, *, from_hand: bool = True) -> Referendum:
    """The political action of a vampire of seat 0 has been successful."""
    card = table.card(YOU, CARD, LIMBO if from_hand else PERMANENT)
    referendum = Referendum(
        caller=YOU,
        calling=vampire,
        card=card,
        from_hand=from_hand,
        mode=MODE,
        scope=Scope(YOU, card, vampire),
    )
    table.starts(referendum)
    return referendum


# -- who has how many -----------------------------------------------------------------------


def test_titles_give_votes_and_the_calling_card_gives_one(table: Any) -> None:
    """Prince 2, primogen 1, untitled none; the card that called: 1 (R0, Gaining Votes)."""
    prince = table.vampire(YOU, "Ayelech")
    primogen = table.vampire(YOU, "The Dowager")
    untitled = table.vampire(YOU, "Wauneka")
    referendum = calls(table, prince)

    offered = {(o.minion, o.mode, o.number) for o in table.options(YOU) if o.verb == "vote"}

    assert offered == {(prince, "minion", 2), (primogen, "minion", 1), (-1, "called", 1)}
    assert untitled not in {minion for minion, _, _ in offered}
    assert votes_left(table.state, YOU) == 4
    assert votes_left(table.state, PREY) == 0
    assert referendum.verdict == ""


def test_locked_vampires_vote_and_torpid_ones_do_not(table: Any) -> None:
    """R0: locked or not has no impact; a vampire in torpor must abstain."""
    caller = table.vampire(YOU, "Wauneka")
    locked = table.vampire(PREY, "Ayelech", locked=True)
    table.vampire(PREY, "Andi Liu", where=TORPOR)
    calls(table, caller)

    offered = {o.minion for o in table.options(PREY) if o.verb == "vote"}

    assert offered == {locked}


def test_more_votes_for_than_against_passes_by_the_margin(table: Any) -> None:
    """R0: 3 against 1 passes, by 2; the effect takes place once."""
    prince = table.vampire(YOU, "Ayelech")
    primogen = table.vampire(PREY, "The Dowager")
    referendum = calls(table, prince)

    table.votes(YOU, prince, "for")
    table.does(YOU, "vote", mode="called", word="for")
    table.votes(PREY, primogen, "against")
    table.finishes()

    assert (referendum.verdict, referendum.margin) == ("passed", 2)
    assert [table.pool(seat) for seat in range(3)] == [29, 29, 29]
    assert table.told("tallied") == ["passed"]


def test_a_tie_fails(table: Any) -> None:
    """R0: tied referendums fail and have no effect."""
    prince = table.vampire(YOU, "Ayelech")
    rival = table.vampire(PREY, "Andi Liu")
    referendum = calls(table, prince)

    table.votes(YOU, prince, "for")
    table.votes(PREY, rival, "against")
    table.finishes()

    assert (referendum.verdict, referendum.margin) == ("failed", 0)
    assert table.pool(PREY) == 30


def test_without_any_vote_it_fails(table: Any) -> None:
    """Nobody has to vote; polling ends when all have passed in a row."""
    prince = table.vampire(YOU, "Ayelech")
    referendum = calls(table, prince)

    table.finishes()

    assert referendum.verdict == "failed"
    assert tally(table.state) == (0, 0)


def test_votes_may_be_cast_in_any_order_and_only_once(table: Any) -> None:
    """One who passed may vote after another has voted; a cast vote cannot be changed (R0)."""
    prince = table.vampire(YOU, "Ayelech")
    rival = table.vampire(OTHER, "Andi Liu")
    referendum = calls(table, prince)

    table.votes(OTHER, rival, "against")
    table.votes(YOU, prince, "for")

    assert prince not in {o.minion for o in table.may(YOU, "polling")}
    table.does(YOU, "vote", mode="called", word="for")
    table.finishes()
    assert (referendum.verdict, referendum.margin) == ("passed", 1)


def test_one_methuselah_may_vote_on_both_sides(table: Any) -> None:
    """R0: some for and some against, but each source one way."""
    prince = table.vampire(YOU, "Ayelech")
    primogen = table.vampire(YOU, "The Dowager")
    calls(table, prince)

    table.votes(YOU, prince, "for")
    table.votes(YOU, primogen, "against")
    table.asked()

    assert tally(table.state) == (2, 1)


# -- the Edge, political cards, other cards ---------------------------------------------------


def test_the_edge_is_burned_for_one_vote(table: Any) -> None:
    """R0, The Edge: it returns, uncontrolled, to the middle."""
    caller = table.vampire(YOU, "Wauneka")
    calls(table, caller)
    table.state.edge = PREY

    assert not table.may(OTHER, "polling")
    table.does(PREY, "vote", mode="edge", word="against")

    assert table.state.edge == NOBODY
    assert tally(table.state) == (0, 1)


def test_each_methuselah_gets_one_vote_from_political_cards(table: Any) -> None:
    """A card is burned for 1 vote and replaced; a second one is of no use (R0)."""
    caller = table.vampire(YOU, "Wauneka")
    first = table.card(PREY, "Kine Resources Contested", "hand")
    second = table.card(PREY, "Parity Shift", "hand")
    table.card(PREY, "Blur", "hand")
    drawn = table.card(PREY, "Parity Shift", "library")
    own = table.card(YOU, "Parity Shift", "hand")
    calls(table, caller)

    assert {o.card for o in table.options(PREY) if o.mode == "hand"} == {first, second}
    table.does(PREY, "vote", card=first, word="against")

    assert table.where(first) == "ash_heap"
    assert table.where(drawn) == "hand"
    assert not table.may(PREY, "polling")
    assert tally(table.state) == (0, 1)
    assert table.where(own) == "hand"


def test_the_caller_votes_with_the_card_that_called(table: Any) -> None:
    """That card is the caller's one vote: no other may be burned (R0)."""
    caller = table.vampire(YOU, "Wauneka")
    table.card(YOU, "Parity Shift", "hand")
    calls(table, caller)

    offered = {o.mode for o in table.options(YOU) if o.verb == "vote"}

    assert offered == {"called"}


def test_a_card_in_play_that_calls_gives_no_card_vote(table: Any) -> None:
    """[LSJ 20100527]: the caller may burn a political card from her hand instead."""
    caller = table.vampire(YOU, "Wauneka")
    card = table.card(YOU, "Parity Shift", "hand")
    calls(table, caller, from_hand=False)

    offered = {(o.mode, o.card) for o in table.options(YOU) if o.verb == "vote"}

    assert offered == {("hand", card)}


@pytest.mark.rules_text("003 6.3.2 R2")
def test_votes_of_a_location_are_one_group(table: Any) -> None:
    """R3 6.3.2: all 3 votes of Ventrue Headquarters one way."""
    caller = table.vampire(YOU, "Wauneka")
    headquarters = table.card(PREY, "Ventrue Headquarters", PERMANENT)
    referendum = calls(table, caller)
    table.happens(give_votes, referendum, 3, seat=PREY, source=headquarters)
    table.does(PREY, "vote", card=headquarters, mode="granted", number=3, word="against")
    table.finishes()

    assert referendum.verdict == "failed"
    assert sum(cast.number for cast in referendum.casts) == 3


# -- votes gained, changed and lost -----------------------------------------------------------


def test_votes_gained_after_casting_join_the_group(table: Any) -> None:
    """Bewitching Oration on a vampire who has voted for: 2 + 4 for."""
    prince = table.vampire(YOU, "Ayelech")
    referendum = calls(table, prince)
    table.votes(YOU, prince, "for")

    table.happens(give_votes, referendum, 4, minion=prince)

    assert tally(table.state) == (6, 0)
    assert prince not in {o.minion for o in table.may(YOU, "polling")}


def test_an_untitled_vampire_votes_with_what_it_gained(table: Any) -> None:
    """Votes need no title (R0, Other Cards)."""
    caller = table.vampire(YOU, "Wauneka")
    referendum = calls(table, caller)
    table.happens(give_votes, referendum, 2, minion=caller)
    table.votes(YOU, caller, "for")

    assert tally(table.state) == (2, 0)


def test_votes_against_the_referendum_are_cast_at_once(table: Any) -> None:
    """[LSJ 20031119], Protected District: the primogen votes against with 1 + 3."""
    caller = table.vampire(YOU, "Wauneka")
    primogen = table.vampire(PREY, "The Dowager")
    referendum = calls(table, caller)
    table.happens(give_votes, referendum, 3, minion=primogen, only="against")

    assert direction(table.state, primogen) == "against"
    assert tally(table.state) == (0, 4)


def test_votes_against_do_not_count_for_a_vampire_turned_in_favour(table: Any) -> None:
    """[LSJ 20031115]: only the title's vote counts, until it is against again."""
    caller = table.vampire(YOU, "Wauneka")
    primogen = table.vampire(PREY, "The Dowager")
    referendum = calls(table, caller)
    table.happens(give_votes, referendum, 3, minion=primogen, only="against")

    table.happens(change_votes, primogen, "for")
    assert tally(table.state) == (1, 0)

    table.happens(change_votes, primogen, "against")
    assert tally(table.state) == (0, 4)


def test_a_forced_side_leaves_the_choice_to_abstain(table: Any) -> None:
    """[RTR 19991001]: it need not vote, but can only vote that way."""
    caller = table.vampire(YOU, "Wauneka")
    prince = table.vampire(PREY, "Ayelech")
    calls(table, caller)
    table.happens(change_votes, prince, "for")

    assert {o.word for o in table.options(PREY) if o.minion == prince} == {"for"}
    table.finishes()
    assert tally(table.state) == (0, 0)


@pytest.mark.rules_text("003 6.3.2 R1")
@pytest.mark.rules_text("003 6.3.2 R5")
def test_forced_abstention_cancels_votes_already_cast(table: Any) -> None:
    """R3 6.3.2: whether it had already cast or not, titles and gained votes alike."""
    prince = table.vampire(YOU, "Ayelech")
    rival = table.vampire(PREY, "Andi Liu")
    referendum = calls(table, prince)
    table.votes(YOU, prince, "for")
    table.happens(give_votes, referendum, 4, minion=prince)

    table.happens(make_abstain, prince)
    table.happens(make_abstain, rival)

    assert direction(table.state, prince) == ""
    assert tally(table.state) == (0, 0)
    assert not table.may(PREY, "polling")


def test_an_effect_that_makes_abstain_is_read_whenever_votes_are_counted(table: Any) -> None:
    """[PIB 20141226]: becoming unable to vote after casting cancels the votes."""
    prince = table.vampire(YOU, "Ayelech")
    referendum = calls(table, prince)
    table.votes(YOU, prince, "for")

    add_row(referendum, "abstains", subject=prince)
    table.does(YOU, "vote", mode="called", word="against")
    table.finishes()

    assert referendum.verdict == "failed"


def test_one_that_must_vote_does_so_as_polling_ends(table: Any) -> None:
    """A forced vote not cast by its controller is cast for her."""
    prince = table.vampire(YOU, "Ayelech")
    forced = table.vampire(PREY, "Andi Liu", Static("forced vote", word="for"))
    referendum = calls(table, prince)

    assert {o.word for o in table.options(PREY) if o.minion == forced} == {"for"}
    table.finishes()

    assert (referendum.verdict, referendum.margin) == ("passed", 2)


def test_negative_votes_are_no_votes(table: Any) -> None:
    """[ANK 20251125]: a vampire with fewer than no votes takes none from the others."""
    prince = table.vampire(YOU, "Ayelech")
    silenced = table.vampire(YOU, "Andi Liu", Static("votes", -3))
    calls(table, prince)

    assert silenced not in {o.minion for o in table.options(YOU)}
    table.votes(YOU, prince, "for")

    assert tally(table.state) == (2, 0)


def test_votes_from_cards_in_play_add_to_the_title(table: Any) -> None:
    """A vampire with +1 vote casts it with its title's (R0, Titled Vampires)."""
    prince = table.vampire(YOU, "Ayelech", Static("votes", 1))
    calls(table, prince)

    table.does(YOU, "vote", minion=prince, number=3, word="for")

    assert tally(table.state) == (3, 0)


# -- Alexander Silverson ----------------------------------------------------------------------


def test_voting_against_alexander_costs_one_blood(table: Any) -> None:
    """Vampires must burn 1 blood to vote against; voting for is free."""
    alexander = table.vampire(YOU, "Alexander Silverson", Static("vote tax", 1))
    against = table.vampire(PREY, "Ayelech", blood=3)
    loyal = table.vampire(PREY, "Belinde", blood=3)
    empty = table.vampire(OTHER, "Andi Liu", blood=0)
    calls(table, alexander)

    table.votes(PREY, against, "against")
    table.votes(PREY, loyal, "for")

    assert {o.word for o in table.options(OTHER) if o.minion == empty} == {"for"}
    assert (table.blood(against), table.blood(loyal)) == (2, 3)
    assert tally(table.state) == (2, 2)


def test_alexander_taxes_only_his_own_referendums(table: Any) -> None:
    """Called by another vampire, votes against are free."""
    table.vampire(YOU, "Alexander Silverson", Static("vote tax", 1))
    caller = table.vampire(YOU, "Wauneka")
    empty = table.vampire(PREY, "Ayelech", blood=0)
    calls(table, caller)

    table.votes(PREY, empty, "against")

    assert tally(table.state) == (0, 2)


# -- the prisci block -------------------------------------------------------------------------


def test_the_prisci_block_goes_where_most_ballots_are(table: Any) -> None:
    """RB24 6: 3 votes to the larger side; it moves as ballots are cast; a tie abstains."""
    caller = table.vampire(YOU, "Wauneka")
    first = table.vampire(YOU, "Gratiano")
    second = table.vampire(PREY, "Bronwen")
    third = table.vampire(OTHER, "Genevieve (G2)")
    calls(table, caller)

    table.votes(YOU, first, "for")
    assert tally(table.state) == (3, 0)
    table.votes(PREY, second, "against")
    assert tally(table.state) == (0, 0)
    table.votes(OTHER, third, "against")
    assert tally(table.state) == (0, 3)
    table.happens(make_abstain, third)
    assert tally(table.state) == (0, 0)


@pytest.mark.rules_text("003 6.3.3.4 R1")
def test_a_priscus_has_no_votes_of_its_own(table: Any) -> None:
    """R3 6.3.3.4: the option to vote is worth 0 votes and one ballot."""
    caller = table.vampire(YOU, "Wauneka")
    priscus = table.vampire(YOU, "Gratiano")
    calls(table, caller)

    numbers = {o.number for o in table.options(YOU) if o.minion == priscus}

    assert numbers == {0}


# -- automatic and cancelled ------------------------------------------------------------------


def test_an_automatic_pass_has_no_polling_and_no_margin(table: Any) -> None:
    """R3 6.3.2; [LSJ 19980107]: no votes are cast, it passed by 0."""
    caller = table.vampire(YOU, "Ayelech", Static("passes automatically"))
    referendum = calls(table, caller)

    assert table.asked() is None

    assert (referendum.verdict, referendum.margin) == ("passed", 0)
    assert table.pool(PREY) == 29


def test_making_it_pass_ends_polling(table: Any) -> None:
    """An effect in polling that makes it pass leaves no more votes to cast."""
    caller = table.vampire(YOU, "Ayelech")
    referendum = calls(table, caller)
    table.happens(pass_automatically)

    assert table.asked() is None
    assert (referendum.verdict, table.pool(PREY)) == ("passed", 29)


def test_a_cancelled_referendum_has_no_result(table: Any) -> None:
    """R3 6.3.2: at any time of the voting; nothing is tallied and nothing happens."""
    caller = table.vampire(YOU, "Ayelech")
    referendum = calls(table, caller)
    table.votes(YOU, caller, "for")

    table.happens(lambda state: cancel_referendum(state, 0))

    assert table.asked() is None
    assert referendum.verdict == "cancelled"
    assert table.told("tallied") == []
    assert table.pool(PREY) == 30


def test_without_its_caller_there_is_no_referendum(table: Any) -> None:
    """[LSJ 20060902]: the acting minion is not ready."""
    caller = table.vampire(YOU, "Ayelech", where=TORPOR)
    referendum = calls(table, caller)

    assert table.asked() is None
    assert referendum.verdict == "cancelled"


def test_a_vampire_that_leaves_the_table_leaves_its_votes(table: Any) -> None:
    """Cast votes stand; a vampire in torpor must abstain (R0, Torpor)."""
    caller = table.vampire(YOU, "Wauneka")
    burned = table.vampire(PREY, "Ayelech")
    torpid = table.vampire(OTHER, "Andi Liu")
    calls(table, caller)
    table.votes(PREY, burned, "against")
    table.votes(OTHER, torpid, "for")

    atoms.burn(table.state, burned)
    atoms.move_to_region(table.state, torpid, TORPOR)

    assert tally(table.state) == (0, 2)
    assert table.where(burned) == "ash_heap"
    assert table.where(caller) == READY

"""Vampires that change the votes of others, keep them from voting, or make them pay for it."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from combat_talk import AGAIN, fight, rest
from made_up import paper
from methuselah.language import (
    TARGET,
    abstains,
    burn_blood,
    choose,
    locked,
    on,
    ready,
    unlock,
    use,
    vampire,
    yours,
)
from politics_talk import motion, polling, votes_now
from scenes.rulings import keeps_votes_in_any_sect
from table_talk import Table

LUTHER = "Michael Luther (G3)"
ELLISON = "Ellison Humboldt (G3)"
NEFERU = "Neferu (G4)"
BRUCE = "Bruce de Guy (G4)"
TROIUS = "Troius (G4)"
TYLER = "Tyler McGill (G5)"
MARCOS = "Marcos Belegrad (G7)"
ALARM = paper("Alarm", use(choose(ready(yours, locked)), unlock(TARGET), at=("polling",)))
"""A made-up card in play: during the polling step it unlocks a minion of its controller."""
HUSH = paper("Hush", use(choose(on(vampire)), abstains(TARGET), at=("polling",), once="turn"))
"""A made-up card in play: a vampire abstains."""


def called(table: Table, caller: int) -> None:
    """Your vampire calls a referendum: you gain 1 pool."""
    table.you.acts("Motion", by=caller)


def turns(table: Table, voter: int, target: int, side: str) -> None:
    """The prey's vampire changes the votes of another to a side, as she likes."""
    table.prey.uses(voter)
    if table.prey.may("choose", target=target):
        table.prey.chooses(target)
    table.prey.does("do", number=0 if side == "for" else 1)


def prepared(table: Table, name: str, place: str = "ready", **how: object) -> tuple[int, int]:
    """Your prince calls a referendum, the prey has the vampire; both are returned."""
    caller = table.you.ready("Mkhokheli", corruption=((1, 1),))
    table.you.holds(motion())
    return caller, table.prey.puts(name, place, **how)


# -- votes that are changed ----------------------------------------------------------------------


@pytest.mark.ruling(LUTHER, 3)
@pytest.mark.ruling(NEFERU, 3)
@pytest.mark.ruling(ELLISON, 3)
@pytest.mark.parametrize("side", ["for", "against"])
@pytest.mark.parametrize(
    ("name", "place", "locked", "paid"),
    [
        (LUTHER, "ready", False, 0),
        (LUTHER, "torpor", False, 0),
        (NEFERU, "ready", True, 1),
        (NEFERU, "torpor", True, 1),
        (ELLISON, "ready", True, 1),
        (ELLISON, "torpor", True, 1),
    ],
)
def test_votes_that_were_cast_are_on_the_other_side(
    table: Table, name: str, place: str, locked: bool, paid: int, side: str
) -> None:
    """A lock or 1 blood, ready or in torpor: 2 votes for are against, or stay; once."""
    caller, voter = prepared(table, name, place, blood=4, locked=locked)
    called(table, caller)
    polling(table, table.you)
    table.you.votes("for", minion=caller)
    before = votes_now(table)
    assert before == (2, 0)
    turns(table, voter, caller, side)

    assert votes_now(table) == ((2, 0) if side == "for" else (0, 2))
    assert table.blood(voter) == 4 - paid
    assert table.locked(voter) is (locked or name == LUTHER)
    assert not table.prey.may("use", card=voter)
    rest(table)
    assert table.you.pool() == (31 if side == "for" else 30)


@pytest.mark.parametrize(
    ("name", "price", "may"),
    [
        (LUTHER, {"locked": True}, False),
        (LUTHER, {"blood": 0}, True),
        (NEFERU, {"blood": 0}, False),
        (NEFERU, {"blood": 1}, True),
        (ELLISON, {"blood": 0}, False),
        (ELLISON, {"blood": 1}, True),
    ],
)
def test_what_changing_votes_costs(
    table: Table, name: str, price: dict[str, object], may: bool
) -> None:
    """Michael locks, the others burn 1 blood."""
    caller, voter = prepared(table, name, **price)
    called(table, caller)
    assert is_offered(table, table.prey, voter) is may


@pytest.mark.parametrize(("name", "early"), [(LUTHER, True), (ELLISON, True), (NEFERU, False)])
def test_when_votes_are_changed(table: Table, name: str, early: bool) -> None:
    """During the referendum; Neferu during its polling step only."""
    caller, voter = prepared(table, name)
    table.prey.ready("Sundown (G3)")  # is asked before votes are cast
    called(table, caller)
    table.until("before_votes", table.prey)
    assert table.prey.may("use", card=voter) is early
    polling(table, table.prey)
    assert table.prey.may("use", card=voter)


@pytest.mark.parametrize(
    ("name", "legal", "illegal"),
    [
        (LUTHER, ("Ryan", "Chrysanthemum"), ("Dodd (G2)", "Renegade Garou")),
        (ELLISON, ("Tara (G5)", "Ayelech"), ("Chrysanthemum", "Ryan")),
    ],
)
def test_whose_votes_are_changed(
    table: Table, name: str, legal: tuple[str, ...], illegal: tuple[str, ...]
) -> None:
    """Of a Camarilla vampire; of a ready prince."""
    caller, voter = prepared(table, name)
    wanted = [table.grand_prey.ready(one) for one in legal]
    for one in illegal:
        table.grand_prey.ready(one)
    down = table.predator.torpor("Warmaksan")  # a prince
    called(table, caller)
    polling(table, table.prey)
    table.prey.uses(voter)
    more = {voter, down} if name == LUTHER else set()
    assert table.prey.choices() == {caller, *wanted, *more}


@pytest.mark.parametrize(("whose", "may"), [(1, True), (2, False), (-1, False)])
def test_neferu_needs_your_corruption(table: Table, whose: int, may: bool) -> None:
    """A counter of hers, of somebody else, none at all."""
    counters = ((whose, 1),) if whose >= 0 else ()
    caller = table.you.ready("Mkhokheli", corruption=counters)
    neferu = table.prey.ready(NEFERU)
    table.you.holds(motion())
    called(table, caller)
    polling(table, table.prey)
    assert table.prey.may("use", card=neferu) is may


@pytest.mark.parametrize(("name", "votes"), [(LUTHER, (0, 0)), (NEFERU, (0, 0)), (ELLISON, (0, 2))])
def test_who_has_not_voted_yet(table: Table, name: str, votes: tuple[int, int]) -> None:
    """Only on that side; he need not, but Ellison forces a prince to vote at last."""
    caller, voter = prepared(table, name)
    called(table, caller)
    polling(table, table.prey)
    turns(table, voter, caller, "against")
    polling(table, table.you)
    assert table.you.may("vote", minion=caller, word="against")
    assert not table.you.may("vote", minion=caller, word="for")
    table.you.votes("for", mode="called")
    rest(table)
    assert table.you.pool() == (30 if votes[1] else 31)


@pytest.mark.ruling(NEFERU, 1)
def test_neferu_does_not_make_an_abstaining_vampire_vote(table: Table) -> None:
    """Its votes stay cancelled."""
    caller, neferu = prepared(table, NEFERU)
    table.you.ready("Meaghan")
    table.grand_prey.in_play(HUSH)
    called(table, caller)
    polling(table, table.you)
    table.you.votes("for", minion=caller)
    table.grand_prey.uses("Hush")
    table.grand_prey.chooses(caller)
    turns(table, neferu, caller, "against")
    assert votes_now(table) == (0, 0)


@pytest.mark.ruling(LUTHER, 1)
@pytest.mark.rules_text("003 Michael Luther 1")
@pytest.mark.ruling(ELLISON, 1)
@pytest.mark.parametrize("name", [LUTHER, ELLISON, NEFERU])
def test_votes_are_changed_once_each_referendum(table: Table, name: str) -> None:
    """Not again, though he was unlocked; in the next referendum of the turn again."""
    caller, voter = prepared(table, name)
    second = table.you.ready("Tara (G5)", corruption=((1, 1),))
    table.prey.in_play(ALARM)
    table.you.holds(motion(name="Motions"))
    for card, mine in (("Motion", caller), ("Motions", second)):
        table.you.acts(card, by=mine)
        polling(table, table.prey)
        turns(table, voter, mine, "for")
        if table.locked(voter):
            table.prey.uses("Alarm")
        assert not table.locked(voter)
        assert not table.prey.may("use", card=voter)
        rest(table)


@pytest.mark.ruling(NEFERU, 4)
def test_neferu_keeps_her_votes_in_any_sect() -> None:
    """2 votes."""
    keeps_votes_in_any_sect(NEFERU, votes=2)


# -- Michael and Ellison beside the polls --------------------------------------------------------


@pytest.mark.parametrize("takes", [True, False])
def test_michael_draws_as_he_enters_combat(table: Table, takes: bool) -> None:
    """1 card, if you like; a full hand is discarded down. Each combat anew."""
    michael, theirs = table.you.ready(LUTHER), table.prey.ready("Ryan")
    table.you.holds(*["Fame"] * 6, AGAIN)
    fight(table, michael, theirs)
    for _ in range(2):
        assert table.you.may("answer", card=michael)
        if takes:
            table.you.does("answer")
            table.you.does("discard", card="Fame")
        else:
            table.pass_on()
        assert len(table.you.hand()) == 7
        if table.you.hand().count(AGAIN.name):
            table.you.plays(AGAIN.name, by=michael)
    assert table.you.hand().count("Fame") == (4 if takes else 6)


def test_others_in_combat_do_not_make_michael_draw(table: Table) -> None:
    """Another vampire of yours fights."""
    michael = table.you.ready(LUTHER)
    mine, theirs = table.you.ready("Nassir"), table.prey.ready("Ryan")
    fight(table, mine, theirs)
    assert not table.you.may("answer", card=michael)


@pytest.mark.parametrize(("name", "may"), [("Tara (G5)", False), ("Chrysanthemum", True)])
def test_princes_do_not_block_ellison(table: Table, name: str, may: bool) -> None:
    """A primogen may; and another vampire is blocked by both."""
    ellison, other = table.you.ready(ELLISON), table.you.ready("Nassir")
    theirs = table.prey.ready(name)
    table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=ellison)
    assert table.prey.may("block", minion=theirs) is may
    table.nobody_reacts()
    table.you.acts(word="bleed", by=other)
    assert table.prey.may("block", minion=theirs)


# -- Bruce ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("uses", [True, False])
def test_bruce_silences_the_camarilla(table: Table, uses: bool) -> None:
    """For 1 blood as he announces it: no Camarilla vampire votes, those of other sects do."""
    bruce = table.you.ready(BRUCE, blood=3)
    prince = table.prey.ready("Tara (G5)")
    mine = table.you.ready("Ayelech")
    bishop = table.prey.ready("Olivia (G2)")
    table.you.holds(motion(), motion(name="Motions"))
    table.you.acts("Motion", by=bruce)
    assert table.you.may("use", card=bruce)
    if uses:
        table.you.uses(bruce)
        assert table.blood(bruce) == 2
        assert not table.you.may("use", card=bruce)  # once
    polling(table, table.prey)
    assert table.prey.may("vote", minion=prince) is not uses
    assert table.prey.may("vote", minion=bishop)
    assert table.you.may("vote", minion=mine) is not uses
    assert table.you.may("vote", minion=bruce)
    rest(table)
    table.you.acts("Motions", by=mine)  # in another referendum they vote
    polling(table, table.prey)
    assert table.prey.may("vote", minion=prince)


@pytest.mark.parametrize(
    ("by", "word", "may"), [(BRUCE, "", True), ("Tara (G5)", "", False), (BRUCE, "bleed", False)]
)
def test_when_bruce_may_do_so(table: Table, by: str, word: str, may: bool) -> None:
    """In a political action of his own."""
    bruce = table.you.ready(BRUCE, blood=1)
    caller = bruce if by == BRUCE else table.you.ready(by)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.you.holds(motion())
    if word:
        table.you.acts(word=word, by=caller)
    else:
        table.you.acts("Motion", by=caller)
    assert is_offered(table, table.you, bruce) is may


def test_bruce_needs_a_blood_for_it(table: Table) -> None:
    """It is gone as he announces the action."""
    bruce = table.you.ready(BRUCE, blood=1)
    table.you.holds(motion())
    drain = use(burn_blood(1, on(vampire, yours)), at=("announced",), once="turn")
    table.you.in_play(paper("Drain", drain))
    table.you.acts("Motion", by=bruce)
    assert table.you.may("use", card=bruce)
    table.you.uses("Drain")
    assert table.blood(bruce) == 0
    assert not table.you.may("use", card=bruce)


def test_bruce_is_too_late_once_it_is_announced(table: Table) -> None:
    """Not while others might block."""
    bruce = table.you.ready(BRUCE)
    table.prey.ready("Ryan")
    table.you.holds(motion())
    table.you.acts("Motion", by=bruce)
    table.until("action", table.prey)
    assert not table.you.may("use", card=bruce)


# -- Troius --------------------------------------------------------------------------------------


@pytest.mark.parametrize("hunt", [True, False])
def test_troius_votes_against_no_blood_hunt(table: Table, hunt: bool) -> None:
    """He may vote for it, or not at all; elsewhere he votes as he likes."""
    mine = table.you.ready("Ryan", blood=3)
    table.you.ready("Tara (G5)")
    troius = table.prey.ready(TROIUS)
    other = table.prey.ready("Mkhokheli")
    if hunt:
        table.grand_prey.torpor("Brooke (G2)")
        table.you.acts(word="diablerie", by=mine)
    else:
        table.you.holds(motion())
        table.you.acts("Motion", by=mine)
    polling(table, table.prey)
    assert table.prey.may("vote", minion=troius, word="for")
    assert table.prey.may("vote", minion=troius, word="against") is not hunt
    assert table.prey.may("vote", minion=other, word="against")
    rest(table)
    assert table.where(mine) == "ready"


def test_nobody_turns_the_vote_of_troius_against_a_hunt(table: Table) -> None:
    """Changed by Michael, it stays for the hunt."""
    mine = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    table.grand_prey.torpor("Brooke (G2)")
    troius = table.grand_prey.ready(TROIUS)
    michael = table.prey.ready(LUTHER)
    table.you.acts(word="diablerie", by=mine)
    polling(table, table.grand_prey)
    table.grand_prey.votes("for", minion=troius)
    turns(table, michael, troius, "against")
    rest(table)
    assert table.where(mine) == "ash_heap"  # the hunt has passed


# -- Tyler ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("burned", [True, False])
def test_tyler_has_a_vote_once_the_edge_was_burned(table: Table, burned: bool) -> None:
    """By anybody, for a vote; before that he has none."""
    caller = table.you.ready("Tara (G5)")
    tyler = table.prey.ready(TYLER)
    table.gives_edge(table.grand_prey)
    table.you.holds(motion())
    called(table, caller)
    polling(table, table.grand_prey)
    assert not table.prey.may("vote", minion=tyler)
    if not burned:
        rest(table)
        return
    table.grand_prey.votes("against", mode="edge")
    table.prey.votes("against", minion=tyler)
    assert votes_now(table) == (0, 2)
    assert not table.prey.may("vote", minion=tyler)


@pytest.mark.parametrize(("name", "may"), [("Ryan", False), ("Nassir", True)])
def test_tyler_does_not_block_nosferatu(table: Table, name: str, may: bool) -> None:
    """Others of yours may."""
    mine = table.you.ready(name)
    table.you.ready("Meaghan")
    tyler, other = table.prey.ready(TYLER), table.prey.ready("Lauren")
    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=tyler) is may
    assert table.prey.may("block", minion=other)


# -- Marcos --------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["Marcos", "another"])
def test_who_votes_against_marcos_burns_a_pool(table: Table, by: str) -> None:
    """Once for each such Methuselah, as results are tallied; nobody for voting for it."""
    marcos = table.you.ready(MARCOS)
    caller = marcos if by == "Marcos" else table.you.ready("Tara (G5)")
    first, second = table.prey.ready("Mkhokheli"), table.prey.ready("Ayelech")
    friend = table.grand_prey.ready("Warmaksan")
    table.gives_edge(table.predator)
    table.you.holds(motion())
    called(table, caller)
    polling(table, table.you)
    table.you.votes("for", minion=caller)
    table.prey.votes("against", minion=first)
    table.prey.votes("against", minion=second)
    table.grand_prey.votes("for", minion=friend)
    table.predator.votes("against", mode="edge")
    assert [seat.pool() for seat in table.seats] == [30] * 5  # not before the tally
    rest(table)

    taxed = 1 if by == "Marcos" else 0
    assert table.prey.pool() == table.predator.pool() == 30 - taxed
    assert table.grand_prey.pool() == table.grand_predator.pool() == 30


def test_marcos_taxes_nobody_who_abstains(table: Table) -> None:
    """Votes that were cast and cancelled are no votes against it."""
    marcos = table.you.ready(MARCOS)
    against = table.prey.ready("Mkhokheli")
    table.you.in_play(HUSH)
    table.you.holds(motion())
    called(table, marcos)
    polling(table, table.prey)
    table.prey.votes("against", minion=against)
    table.you.uses("Hush")
    table.you.chooses(against)
    rest(table)
    assert table.prey.pool() == 30


# -- the other side ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [LUTHER, NEFERU, ELLISON])
def test_votes_against_are_for_it_then(table: Table, name: str) -> None:
    """Cast against by the caller herself, changed to votes for."""
    caller, voter = prepared(table, name)
    called(table, caller)
    polling(table, table.you)
    table.you.votes("against", minion=caller)
    assert votes_now(table) == (0, 2)
    turns(table, voter, caller, "for")
    assert votes_now(table) == (2, 0)


def test_ellison_has_a_prince_vote_for_it(table: Table) -> None:
    """Who has not voted does so as polling ends; in the next referendum he is free."""
    prince, ellison = prepared(table, ELLISON)
    caller = table.you.ready("Chrysanthemum")
    last = table.you.ready("Tara (G5)")
    table.you.holds(motion(name="Motions"))
    for name, mine in (("Motion", caller), ("Motions", last)):
        table.you.acts(name, by=mine)
        polling(table, table.prey)
        if name == "Motion":
            turns(table, ellison, prince, "for")
        else:
            assert table.you.may("vote", minion=prince, word="against")
        rest(table)
    assert table.you.pool() == 31  # the first one has passed


def test_neferu_reaches_a_corrupted_vampire_only(table: Table) -> None:
    """An ally with her counters has no votes to change; one in torpor may be chosen."""
    caller, neferu = prepared(table, NEFERU)
    table.you.ready("Renegade Garou", corruption=((1, 1),))
    down = table.you.torpor("Ryan", corruption=((1, 1),))
    called(table, caller)
    polling(table, table.prey)
    table.prey.uses(neferu)
    assert table.prey.choices() == {caller, down}

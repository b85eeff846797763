"""Vampires that cancel cards as they are played, and vampires that change what cards cost."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import trick
from block_talk import made_vampire
from combat_talk import COMPANION, rest
from made_up import of_level, paper, thing
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    YOU,
    action,
    becomes,
    bleed,
    choose,
    equips,
    gain_pool,
    lock,
    master,
    modifier,
    put_in_play,
    reaction,
    ready,
    static,
    vampire,
)
from methuselah.rules.playing.stored import store
from table_talk import Table

LOUHI = "Louhi (G4)"
SANTALEOUS = "Santaleous (G5)"


# -- Louhi ----------------------------------------------------------------------------------------


@pytest.mark.ruling(LOUHI, 2)
@pytest.mark.ruling(LOUHI, 7)
@pytest.mark.ruling(LOUHI, 9)
@pytest.mark.parametrize(
    ("card", "minion"),
    [
        ("Govern the Unaligned", "Samson"),
        ("Parity Shift", "Enam"),
        ("Raven Spy", "Dani"),
        ("City Star Taxi", "Gathii"),
    ],
)
def test_louhi_cancels_an_action_card(table: Table, card: str, minion: str) -> None:
    """Of her controller's predator, for 1 blood: its minion does not lock, and may try again.

    Employing and calling a referendum, too; the card was not replaced before, and then it is.
    """
    table.predator.pool(35)
    acting = table.you.ready(minion)
    first, second = table.you.holds(card, card)
    drawn = table.you.library("Fame")
    louhi = table.prey.ready(LOUHI, blood=5)
    others = [table.prey.in_play("The Barrens"), table.prey.in_play("Dreams of the Sphinx")]
    table.prey.holds("Fame")
    table.you.acts(first, by=acting)
    assert table.prey.may("use", card=louhi)
    assert not any(table.prey.may("use", card=card) for card in others)
    assert table.where(drawn) == "library"
    table.prey.uses(louhi)
    assert table.blood(louhi) == 4
    assert table.where(first) == "ash_heap"
    assert table.where(drawn) == "hand"
    assert not table.locked(acting)
    table.until("minion", table.you)
    table.you.acts(second, by=acting)
    while not table.over() and not table.you.may("allocate"):
        assert not table.prey.may("use", card=louhi)  # once each turn
        table.pass_on()


@pytest.mark.parametrize(
    ("whose", "place", "blood", "may"),
    [
        ("prey", "ready", 1, True),
        ("prey", "ready", 0, False),
        ("prey", "torpor", 3, False),
        ("grand_prey", "ready", 3, False),  # you are not her predator
        ("predator", "ready", 3, False),
    ],
)
def test_louhi_and_who_her_predator_is(
    table: Table, whose: str, place: str, blood: int, may: bool
) -> None:
    """Ready, with a blood, against her controller's predator; locked too."""
    acting = table.you.ready("Samson")
    table.you.ready(COMPANION)
    seat = getattr(table, whose)
    louhi = seat.puts(LOUHI, place, blood=blood, locked=True)
    table.you.holds("Govern the Unaligned")
    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    offered = False
    while not table.over():
        offered |= seat.may("use", card=louhi)
        table.pass_on()
    assert offered == may


def test_louhi_leaves_other_cards_alone(table: Table) -> None:
    """A modifier, an action without a card; the action card of an ally."""
    acting = table.you.ready("Samson")
    ally = table.you.ready("Renegade Garou")
    table.you.ready(COMPANION)
    louhi = table.prey.ready(LOUHI)
    table.you.holds("Conditioning", paper("Deed", action(gain_pool(1))))
    table.you.acts(word="bleed", by=acting)
    assert not table.prey.may("use", card=louhi)
    table.you.plays("Conditioning", by=acting)
    while not table.over():
        assert not table.prey.may("use", card=louhi)
        table.pass_on()
    table.you.acts("Deed", by=ally)
    while not table.over():
        assert not table.prey.may("use", card=louhi)
        table.pass_on()
    assert table.you.pool() == 31


@pytest.mark.ruling(LOUHI, 1)
def test_louhi_cancels_once_each_turn(table: Table) -> None:
    """In the next turn of her predator, again."""
    acting = table.you.ready("Samson")
    table.you.ready(COMPANION)
    louhi = table.prey.ready(LOUHI, blood=5)
    table.you.holds(*["Govern the Unaligned"] * 2)
    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    table.prey.uses(louhi)
    table.until_turn_of(table.grand_prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    assert table.prey.may("use", card=louhi)


@pytest.mark.ruling(LOUHI, 3)
@pytest.mark.ruling(LOUHI, 4)
@pytest.mark.parametrize("cancels", [True, False])
def test_what_louhi_cancels_is_replaced_and_was_played(table: Table, cancels: bool) -> None:
    """Its "do not replace" goes with it; it counts as played.

    The card says that it is played once in the game, so that a second copy cannot be played.
    """
    acting = table.you.ready("Samson")
    table.you.ready(COMPANION)
    louhi = table.prey.ready(LOUHI)
    drawn = table.you.library("Blur")
    deed = paper("Deed", action(gain_pool(1), once="game", replace="unlock"))
    first, _ = table.you.holds(deed, deed)
    table.you.acts(first, by=acting)
    if cancels:
        table.prey.uses(louhi)
    else:
        table.prey.passes()
    rest(table)
    assert (table.where(drawn) == "hand") == cancels
    assert not table.you.can_play("Deed", by=acting)


@pytest.mark.ruling(LOUHI, 6)
@pytest.mark.parametrize("laid", [False, True])
def test_louhi_cancels_an_action_card_laid_aside(table: Table, laid: bool) -> None:
    """It is played as if from the hand."""
    acting = table.you.ready(made_vampire("Ruler", "dom"))
    table.you.ready(COMPANION)
    louhi = table.prey.ready(LOUHI)
    card = table.you.holds("Govern the Unaligned")
    if laid:
        store(table.state, card, acting, "bearer")
    table.you.acts(card, by=acting, level="dom")
    table.prey.uses(louhi)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert not table.locked(acting)
    assert table.prey.pool() == 30


@pytest.mark.ruling(LOUHI, 8)
def test_louhi_does_not_cancel_what_piper_brings(table: Table) -> None:
    """Only Piper, a master, is played; the ally is not."""
    table.you.ready("Gathii")
    table.you.ready(COMPANION)
    table.you.holds("Piper", "City Star Taxi")
    louhi = table.prey.ready(LOUHI)
    table.begins("master")
    table.you.plays("Piper")
    while (decision := table.asked()) is not None and decision.window != "minion":
        assert not table.prey.may("use", card=louhi)
        table.pass_on()
    assert len(table.state.seats[0].ready) == 3


# -- Santaleous -----------------------------------------------------------------------------------


def grounds(name: str, *, unique: bool = True, kind: str = "hunting ground") -> Definition:
    """A location in play."""
    keywords = frozenset({"location", kind})
    return paper(name, master(put_in_play()), keywords=keywords, unique=unique)


def test_santaleous_bleeds_with_hunting_grounds(table: Table) -> None:
    """+1 for each unique one in play, whosever it is."""
    santaleous = table.you.ready(SANTALEOUS)
    table.you.ready(COMPANION)
    table.you.in_play(grounds("Alley"))
    table.grand_prey.in_play(grounds("Bar"))
    table.prey.in_play(grounds("Club", unique=False))
    table.prey.in_play(grounds("Den", kind="haven"))
    table.you.acts(word="bleed", by=santaleous)
    rest(table)
    assert table.prey.pool() == 27
    assert table.waits_for(table.you)


@pytest.mark.ruling(SANTALEOUS, 1)
@pytest.mark.ruling(SANTALEOUS, 2)
@pytest.mark.ruling(SANTALEOUS, 3)
@pytest.mark.ruling(SANTALEOUS, 8)
@pytest.mark.parametrize("whose", ["prey", "you", "grand_predator"])
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_santaleous_cancels_masters(table: Table, whose: str, place: str) -> None:
    """Anybody's, for 3 blood, as often as he can pay; the cost of the card is paid."""
    seat = getattr(table, whose)
    santaleous = seat.puts(SANTALEOUS, place, blood=7, locked=True)
    table.you.ready("Ryan")
    haven = paper("Haven", master(put_in_play()), pool_cost=2)
    cards = table.you.holds(haven, haven, haven)
    drawn = table.you.library("Blur")
    table.you.in_play(paper("Days", changing_masters()))
    others = [seat.in_play("The Barrens"), table.grand_prey.in_play("Dreams of the Sphinx")]
    seat.holds("Blur")
    table.begins("master")
    for number, card in enumerate(cards):
        table.you.plays(card)
        assert (table.where(drawn) == "hand") == bool(number)
        assert seat.may("use", card=santaleous) == (number < 2)
        if number < 2:
            assert not any(one.may("use", card=card) for one in table.seats for card in others)
        if number < 2:
            seat.uses(santaleous)
        assert table.blood(santaleous) == (4, 1, 1)[number]
        table.until("master", table.you) if number < 2 else None
        assert table.where(card) == ("ash_heap" if number < 2 else "permanent")
        assert table.you.pool() == 28 - 2 * number


def changing_masters() -> Any:
    """+2 master phase actions for its controller."""
    return static("master_actions", 2, who=YOU)


@pytest.mark.ruling(SANTALEOUS, 4)
@pytest.mark.ruling(SANTALEOUS, 5)
@pytest.mark.ruling(SANTALEOUS, 6)
@pytest.mark.parametrize("cancels", [True, False])
def test_what_santaleous_cancels_is_replaced_and_was_played(table: Table, cancels: bool) -> None:
    """With its "do not replace"; it was played: a text that allows one in a game bars the next.

    An out-of-turn master that gives a limited bleed leaves that limit free.
    """
    acting = table.you.ready("Samson")
    table.you.ready(COMPANION)
    santaleous = table.prey.ready(SANTALEOUS)
    drawn = table.predator.library("Blur")
    spur = paper(
        "Spur",
        master(bleed(+1), at=("action",), out_of_turn=True, once="game", replace="unlock"),
    )
    first, _ = table.predator.holds(spur, spur)
    table.you.holds(trick(bleed(+1), at=("action",)))
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.predator)
    table.predator.plays(first)
    if cancels:
        table.prey.uses(santaleous)
    else:
        table.prey.passes()
    offered = False
    while not table.over():
        offered |= table.you.can_play("Trick", by=acting)
        assert not table.predator.may("play", card="Spur")
        assert (table.where(drawn) == "hand") == cancels
        table.pass_on()
    assert offered == cancels
    assert table.prey.pool() == (29 if cancels else 28)


@pytest.mark.ruling(SANTALEOUS, 7)
@pytest.mark.parametrize("laid", [False, True])
def test_santaleous_cancels_a_master_laid_aside(table: Table, laid: bool) -> None:
    """It is played as if from the hand."""
    ryan = table.you.ready("Ryan")
    santaleous = table.prey.ready(SANTALEOUS)
    card = table.you.holds("Blood Doll")
    table.begins("master")
    if laid:
        store(table.state, card, ryan, "controller")
    table.you.plays(card)
    table.prey.uses(santaleous)
    assert table.where(card) == "ash_heap"
    assert not table.state.cards[ryan].attached


@pytest.mark.parametrize(("blood", "may"), [(2, False), (3, True)])
def test_santaleous_needs_three_blood(table: Table, blood: int, may: bool) -> None:
    """A master; an event or an action he leaves alone."""
    santaleous = table.prey.ready(SANTALEOUS, blood=blood)
    acting = table.you.ready("Samson")
    table.you.ready(COMPANION)
    table.you.holds("Fame", "Govern the Unaligned")
    table.begins("master")
    table.you.plays("Fame")
    if table.you.choices():
        table.you.chooses(acting)
    assert table.prey.may("use", card=santaleous) == may
    table.until("minion", table.you)
    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    while not table.over():
        assert not table.prey.may("use", card=santaleous)
        table.pass_on()


# -- costs ----------------------------------------------------------------------------------------


WEAPON = frozenset({"weapon"})
CAT = "Black Cat (G1)"
MARIE = "Marie Faucigny (G3)"
MONTANO = "Montano (G3)"


@pytest.mark.parametrize(
    ("name", "card", "blood", "pool"),
    [
        (CAT, thing("equipment", pool_cost=2), 0, 1),
        (CAT, thing("equipment", pool_cost=0), 0, 0),
        (CAT, thing("equipment", blood_cost=2), 2, 0),
        (CAT, thing("ally", pool_cost=2), 0, 2),
        (CAT, thing("retainer", pool_cost=2), 0, 2),
        ("Dirk (G4)", thing("equipment", pool_cost=2), 0, 2),
        (MARIE, thing("equipment", pool_cost=2), 0, 1),
        (MARIE, thing("equipment", blood_cost=2), 1, 0),
        (MARIE, thing("equipment", pool_cost=2, keywords=WEAPON), 0, 2),
        (MARIE, thing("retainer", blood_cost=2), 2, 0),
        (MONTANO, of_level("obt", blood_cost=2), 1, -1),
        (MONTANO, of_level("dom", blood_cost=2), 2, -1),
    ],
)
def test_what_they_pay(table: Table, name: str, card: Definition, blood: int, pool: int) -> None:
    """Less for some cards, never less than nothing; a vampire beside pays in full."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.holds(card)
    table.you.acts(card.name, by=mine)
    rest(table)
    assert table.state.definition(mine).face.capacity - table.blood(mine) == blood
    assert table.you.pool() == 30 - pool


@pytest.mark.ruling(MARIE, 1)
def test_marie_pays_less_for_a_haven(table: Table) -> None:
    """Equipment that represents a location in play."""
    marie = table.you.ready(MARIE)
    table.you.ready(COMPANION)
    estate = paper("Estate", equips(), kind="equipment", pool_cost=2, enters=(becomes("location"),))
    table.you.holds(estate)
    table.you.acts("Estate", by=marie)
    rest(table)
    assert table.you.pool() == 29


NERGAL = "Nergal (G5 ADV)"
FREE_SIGHT = paper("Glimpse", reaction(bleed(+1), at=("action",)))


@pytest.mark.parametrize(("acting", "cost"), [(NERGAL, 1), ("Dirk (G4)", 0)])
def test_reactions_to_nergal_cost_a_blood_more(table: Table, acting: str, cost: int) -> None:
    """Also what costs nothing; of whoever reacts; not while another acts."""
    mine = table.you.ready(acting)
    table.you.ready(NERGAL, locked=True) if acting != NERGAL else None
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Reader", capacity=6), blood=4)
    table.prey.holds(FREE_SIGHT)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Glimpse", by=theirs)
    rest(table)
    assert table.blood(theirs) == 4 - cost


@pytest.mark.ruling(NERGAL, 1)
@pytest.mark.parametrize("as_reaction", [True, False])
def test_a_card_of_two_types_against_nergal(table: Table, as_reaction: bool) -> None:
    """Played as a modifier by himself it costs nothing; as a reaction to him 1 blood."""
    both = (
        paper(
            "Both",
            reaction(bleed(+1), at=("action",)),
            modifier(bleed(+1), at=("action",)),
            types_kind=0,
        )
        if False
        else two_types()
    )
    nergal = table.you.ready(NERGAL, blood=5)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Reader", capacity=6), blood=4)
    (table.prey if as_reaction else table.you).holds(both)
    table.you.acts(word="bleed", by=nergal)
    if as_reaction:
        table.prey.plays("Both", by=theirs)
    else:
        table.you.plays("Both", by=nergal)
    rest(table)
    assert table.blood(theirs) == (3 if as_reaction else 4)
    assert table.blood(nergal) == 5
    assert table.prey.pool() == 30 - 1 - 1


def two_types() -> Definition:
    """A modifier that is a reaction, too."""
    return paper("Both", modifier(bleed(+1), at=("action",)), reaction(bleed(+1), at=("action",)))


WALKER = "Walker Grimes (G5)"


@pytest.mark.ruling(WALKER, 1)
@pytest.mark.rules_text("003 Walker Grimes 1")
@pytest.mark.parametrize(
    ("whose", "target", "pool"),
    [("you", WALKER, 28), ("you", "Dirk (G4)", 29), ("prey", WALKER, 29)],
)
def test_masters_on_walker_cost_more(table: Table, whose: str, target: str, pool: int) -> None:
    """1 pool more of those of his controller; not on others, and not those of others."""
    seat = getattr(table, whose)
    walker = seat.ready(WALKER)
    other = seat.ready("Dirk (G4)")
    table.you.ready(COMPANION)
    table.you.holds(paper("Gift", master(choose(ready(vampire)), lock(TARGET)), pool_cost=1))
    table.begins("master")
    table.you.plays("Gift")
    table.you.chooses(walker if target == WALKER else other)
    assert table.you.pool() == pool
    assert table.locked(walker) == (target == WALKER)


def test_nobody_plays_what_walker_makes_too_dear(table: Table) -> None:
    """With 1 pool he is no target of a master for 1 pool."""
    walker = table.you.ready(WALKER)
    other, third = table.you.ready("Dirk (G4)"), table.you.ready(COMPANION)
    table.you.pool(1)
    table.you.holds(paper("Gift", master(choose(ready(vampire)), lock(TARGET)), pool_cost=1))
    table.begins("master")
    table.you.plays("Gift")
    assert table.you.choices() == {other, third}
    assert walker not in table.you.choices()

"""Doyle feeds your prey and himself, Rigby loses blood to a bishop, Nicomedes changes your hand."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, rest
from fight_talk import replaced
from scenes.rulings import black_hand_is_no_title
from scenes.telling import changing
from table_talk import Table

# -- Doyle Fincher --------------------------------------------------------------------------------

DOYLE = "Doyle Fincher (G4)"


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_doyle_feeds_a_vampire_of_your_prey(table: Table, place: str) -> None:
    """1 blood from the bank to one of hers that is not full and ready, and 1 to himself."""
    doyle = table.you.puts(DOYLE, place, blood=2)
    table.you.ready(COMPANION)
    one = table.prey.ready(made_vampire("One", capacity=5), blood=4)
    two = table.prey.ready(made_vampire("Two", capacity=5), blood=1)
    full = table.prey.ready(made_vampire("Full", capacity=5))
    fallen = table.prey.torpor(made_vampire("Fallen", capacity=5), blood=1)
    ally = table.prey.ready("Renegade Garou", blood=1)
    far = table.grand_prey.ready(made_vampire("Far", capacity=5), blood=1)
    table.you.holds("Fame")
    table.begins("minion")
    while not table.you.choices():
        assert table.blood(doyle) == 2
        table.pass_on()
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    table.asked()
    assert table.blood(doyle) == 3
    assert [table.blood(card) for card in (one, two, full, fallen, ally, far)] == [4, 2, 5, 1, 1, 1]
    table.until_turn_of(table.grand_prey, "minion")  # after the discard phase of your prey
    assert table.blood(doyle) == 3


def test_doyle_feeds_who_lacks_one_blood(table: Table) -> None:
    """The only one is not chosen, she is fed."""
    doyle = table.you.ready(DOYLE, blood=2)
    table.you.ready(COMPANION)
    one = table.prey.ready(made_vampire("One", capacity=5), blood=4)
    table.begins("minion")
    table.until_turn_of(table.prey, "minion")
    assert (table.blood(doyle), table.blood(one)) == (3, 5)


def test_doyle_gains_nothing_where_all_are_full(table: Table) -> None:
    """Then nobody is fed, he neither; nor in the discard phase of another."""
    doyle = table.you.ready(DOYLE, blood=2)
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("Full", capacity=5))
    table.prey.torpor(made_vampire("Fallen", capacity=5), blood=1)
    table.begins("minion")
    table.until_turn_of(table.prey, "minion")
    assert table.blood(doyle) == 2


# -- Rigby ----------------------------------------------------------------------------------------

RIGBY = "Rigby, Crusade Vanguard (G2)"
BISHOP = replaced("Duality (G4)", title="bishop", capacity=6)


@pytest.mark.parametrize(
    ("acting", "stealth", "lost"),
    [
        ("Duality (G4)", 1, 1),
        ("Duality (G4)", 0, 0),  # he succeeds
        ("Dirk (G4)", 1, 0),  # no Sabbat vampire
    ],
)
def test_rigby_pays_a_bishop_for_his_failure(
    table: Table, acting: str, stealth: int, lost: int
) -> None:
    """1 of his blood to a bishop of your predator that is not full, in torpor too."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    table.you.in_play(changing("stealth", stealth), on=mine)
    rigby = table.prey.ready(RIGBY, blood=4)
    one = table.you.ready(BISHOP, blood=5, locked=True)
    two = table.you.torpor(BISHOP, blood=3)
    others = [
        table.you.ready(replaced("Duality (G4)", title="priscus", capacity=6), blood=3),
        table.grand_prey.ready(BISHOP, blood=3),
        table.prey.ready(BISHOP, blood=3, locked=True),
    ]
    full = table.you.ready(BISHOP)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(rigby)
    if lost:
        while not table.prey.choices():
            table.pass_on()
        assert table.prey.choices() == {one, two}
        table.prey.chooses(two)
    rest(table)
    fought = stealth == 0
    assert table.blood(rigby) == 4 - lost - fought
    assert [table.blood(card) for card in (one, two, full)] == [5, 3 + lost, 6]
    assert [table.blood(card) for card in others] == [3, 3, 3]
    assert table.waits_for(table.you)


def test_rigby_keeps_his_blood_without_a_bishop(table: Table) -> None:
    """Those of your predator are full."""
    mine = table.you.ready("Duality (G4)")
    table.you.ready(COMPANION)
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(BISHOP, locked=True)
    rigby = table.prey.ready(RIGBY, blood=4)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(rigby)
    rest(table)
    assert table.blood(rigby) == 4
    assert table.prey.pool() < 30


# -- Nicomedes ------------------------------------------------------------------------------------

NICOMEDES = "Nicomedes (G4)"


@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "discard"])
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_nicomedes_shuffles_the_hand(table: Table, phase: str, place: str) -> None:
    """Into your library, for 1 blood, once each turn; as many cards are drawn."""
    mine = table.you.puts(NICOMEDES, place, blood=4)
    table.you.ready(COMPANION)
    table.you.holds(*["Fame"] * 6, "Blur")
    theirs = table.prey.holds("Fame")
    table.begins(phase)
    table.until(phase, table.you)
    size = len(table.state.seats[0].library)
    table.you.uses(mine)
    assert table.blood(mine) == 3
    assert len(table.you.hand()) == 7
    assert len(table.state.seats[0].library) == size
    cards = (*table.state.seats[0].hand, *table.state.seats[0].library)
    names = [table.state.definition(card).name for card in cards]
    assert (names.count("Fame"), names.count("Blur")) == (6, 1)
    assert "Blur" not in table.you.hand() or table.you.hand().count("Fame") < 6
    assert table.where(theirs) == "hand"
    assert not table.you.may("use", card=mine)


@pytest.mark.parametrize(("blood", "may"), [(0, False), (1, True)])
def test_nicomedes_needs_blood_and_your_turn(table: Table, blood: int, may: bool) -> None:
    """Without blood he does not, and in the turn of your prey neither."""
    mine = table.you.torpor(NICOMEDES, blood=blood)
    table.you.ready(COMPANION)
    table.you.holds("Fame", "Blur")
    theirs = table.prey.ready("Ryan")
    table.begins("minion")
    table.until("minion", table.you)
    assert table.you.may("use", card=mine) == may
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()


def test_nicomedes_shuffles_again_in_your_next_turn(table: Table) -> None:
    """Once each turn, not once in the game."""
    mine = table.you.ready(NICOMEDES, blood=4)
    table.you.ready(COMPANION)
    table.you.holds(*["Fame"] * 7)
    for left in (3, 2):
        table.until("minion", table.you)
        table.you.uses(mine)
        assert table.blood(mine) == left
        table.until_turn_of(table.predator)
        table.until_turn_of(table.you, "minion")


@pytest.mark.ruling(NICOMEDES, 1)
def test_nicomedes_is_of_the_black_hand() -> None:
    """In any sect; it is no title."""
    black_hand_is_no_title(NICOMEDES)

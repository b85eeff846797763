"""Crypts searched, blood and pool handed out at once: Symposium, Recruitment, Sirius, Gird."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from fight_talk import replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.engine.traits import sect_of
from methuselah.language import static
from table_talk import Seat, Table

SYMPOSIUM = "Great Symposium"
RECRUITMENT = "Recruitment"
SIRIUS = "The Eternals of Sirius"
GIRD = "Gird Minions"
LEGACY = "Galaric's Legacy"
KIASYD = replaced("Dodd (G2)", clans=("Kiasyd",))
MINISTER = replaced("Tara (G5)", clans=("Ministry",), capacity=9)


def plays_for(table: Table, card: str, level: str | None = None) -> int:
    """You play it in your master phase."""
    held = int(table.you.holds(card))
    table.begins("master")
    if level is None:
        table.you.plays(held)
    else:
        table.you.plays(held, level=level)
    return held


# -- Great Symposium ------------------------------------------------------------------------------


@pytest.mark.ruling(SYMPOSIUM, 1)
def test_a_symposium_finds_one_kiasyd_and_feeds_some(table: Table) -> None:
    """One of the crypt, revealed; then 3 blood in any shares among those that are uncontrolled."""
    table.you.ready("Greer Worder")
    first, second = table.you.crypt(KIASYD, replaced("Zip (G3)", clans=("Kiasyd",)))
    stranger = table.you.crypt("Duck")
    waiting = table.you.uncontrolled(replaced("Muse (G2)", clans=("Kiasyd",)))
    other = table.you.uncontrolled("Ryan")
    theirs = table.prey.uncontrolled(replaced("Tock (G3)", clans=("Kiasyd",)))
    plays_for(table, SYMPOSIUM)
    assert table.you.choices() == {first, second}
    table.you.chooses(first)
    assert table.where(first) == "uncontrolled"
    assert (table.where(second), table.where(stranger)) == ("crypt", "crypt")
    assert all(sees(table.state, seat, first) for seat in range(5))
    for one in (first, waiting, first):
        assert table.you.choices() == {first, waiting}
        table.you.chooses(one)
    assert (table.blood(first), table.blood(waiting)) == (2, 1)
    assert (table.blood(other), table.blood(theirs)) == (0, 0)
    assert table.waits_for(table.you)


@pytest.mark.ruling(SYMPOSIUM, 2)
def test_a_symposium_that_finds_nobody_feeds_all_the_same(table: Table) -> None:
    """The search may fail; the 3 blood are for who is there."""
    table.you.ready("Greer Worder")
    table.you.crypt("Duck")
    waiting = table.you.uncontrolled(KIASYD)
    plays_for(table, SYMPOSIUM)
    assert table.blood(waiting) == 3


def test_only_one_symposium_in_a_game_and_a_kiasyd_for_it(table: Table) -> None:
    """Nobody plays another one; it requires a ready Kiasyd."""
    table.you.ready("Greer Worder")
    table.prey.ready(KIASYD)
    table.grand_prey.ready("Ryan")
    for seat in (table.prey, table.grand_prey):
        seat.holds(SYMPOSIUM, "Misdirection")
    plays_for(table, SYMPOSIUM)
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.prey.can_play(SYMPOSIUM)


@pytest.mark.parametrize(("kiasyd", "may"), [("Greer Worder", True), ("Ryan", False)])
def test_a_symposium_requires_a_kiasyd(table: Table, kiasyd: str, may: bool) -> None:
    """A ready one of yours."""
    table.you.ready(kiasyd)
    table.prey.ready(KIASYD)
    table.you.holds(SYMPOSIUM, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(SYMPOSIUM) is may


# -- Recruitment ----------------------------------------------------------------------------------


def test_a_vampire_of_the_crypt_is_recruited(table: Table) -> None:
    """Any vampire of your crypt, shown to all, for 2 pool; no imbued, nobody else's."""
    duck, koko = table.you.crypt("Duck", "KoKo")
    table.you.crypt(paper("Hunter", kind="imbued", life=3))
    table.prey.crypt("Ryan")
    plays_for(table, RECRUITMENT)
    assert table.you.choices() == {duck, koko}
    table.you.chooses(koko)
    assert (table.where(koko), table.where(duck)) == ("uncontrolled", "crypt")
    assert all(sees(table.state, seat, koko) for seat in range(5))
    assert table.you.pool() == 28
    assert any(line.what == "shuffled" and line.word == "crypt" for line in table.state.journal)
    assert table.waits_for(table.you)


# -- The Eternals of Sirius -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "clan", "region", "may"),
    [
        ("you", "Ministry", "ready", True),
        ("you", "Ministry", "torpor", False),
        ("you", "Gangrel", "ready", False),
        ("prey", "Ministry", "ready", False),
    ],
)
def test_a_ready_minister_brings_pool(
    table: Table, whose: str, clan: str, region: str, may: bool
) -> None:
    """5 pool for 4 if you control a ready Ministry; nobody of that clan waits uncontrolled."""
    seat: Seat = getattr(table, whose)
    seat.puts(replaced("Tara (G5)", clans=(clan,)), region)
    held = table.you.holds(SIRIUS)
    table.you.holds("Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(held) is may
    if may:
        table.you.plays(held)
        assert table.you.pool() == 31
        assert table.waits_for(table.you)


def test_an_old_minister_is_fed(table: Table) -> None:
    """5 blood for one of your uncontrolled region with capacity 9 or more."""
    one, two = (
        table.you.uncontrolled(MINISTER),
        table.you.uncontrolled(replaced("Anvil (G1)", clans=("Ministry",), capacity=10)),
    )
    table.you.uncontrolled(replaced("Cardano (G1)", clans=("Ministry",), capacity=8))
    table.you.uncontrolled("Gwendolyn (G2)")
    theirs = table.prey.uncontrolled(replaced("Lukas (G4)", clans=("Ministry",), capacity=9))
    plays_for(table, SIRIUS)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert (table.blood(one), table.blood(two), table.blood(theirs)) == (5, 0, 0)
    assert table.you.pool() == 26
    assert table.waits_for(table.you)


@pytest.mark.ruling(SIRIUS, 1)
@pytest.mark.ruling(SIRIUS, 2)
@pytest.mark.parametrize(("pool", "may"), [(4, True), (3, False)])
def test_the_eternals_cost_the_last_pool(table: Table, pool: int, may: bool) -> None:
    """Paid and gained at once, nobody is ousted in between; but it must be paid."""
    table.you.ready(MINISTER)
    table.you.pool(pool)
    table.you.holds(SIRIUS, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(SIRIUS) is may
    if may:
        table.you.plays(SIRIUS)
        assert table.you.pool() == 5
        assert not table.you.is_out()


# -- Gird Minions ---------------------------------------------------------------------------------


def test_minions_are_girded_with_pool(table: Table) -> None:
    """As much as you like, shared as you like, among your vampires, in torpor too; no ally."""
    ryan, sully = table.you.ready("Ryan", blood=0), table.you.torpor("Sully", blood=0)
    ally = table.you.ready("Underbridge Stray")
    theirs = table.prey.ready("Nassir", blood=1)
    table.you.pool(6)
    plays_for(table, GIRD)
    assert {option.number for option in table.you.options("choose")} == set(range(7))
    table.you.chooses(number=4)
    for one in (ryan, ryan, sully, ryan):
        assert table.you.choices() == {ryan, sully}
        table.you.chooses(one)
    assert (table.blood(ryan), table.blood(sully), table.you.pool()) == (3, 1, 2)
    assert (table.blood(theirs), table.prey.pool()) == (1, 30)
    assert table.where(ally) == "ready"
    assert table.waits_for(table.you)


# -- Galaric's Legacy -----------------------------------------------------------------------------


def test_galaric_makes_an_anarch(table: Table) -> None:
    """A ready vampire of yours, without a title, no Anarch yet; the phase goes on: a trifle."""
    ryan, duck = table.you.ready("Ryan"), table.you.ready("Duck")
    table.you.ready("Mkhokheli")
    table.you.ready("Rayne")
    table.you.torpor("Sully")
    table.prey.ready("Nassir")
    table.you.holds("Misdirection")
    held = plays_for(table, LEGACY)
    assert table.you.choices() == {ryan, duck}
    table.you.chooses(ryan)
    assert table.on(held) == ryan
    assert sect_of(table.state, ryan) == "anarch"
    assert sect_of(table.state, duck) == "camarilla"
    assert table.you.can_play("Misdirection")


@pytest.mark.ruling(LEGACY, 1)
@pytest.mark.parametrize(("worn", "stays"), [("camarilla", False), ("", True)])
def test_the_legacy_is_burned_as_the_sect_changes(table: Table, worn: str, stays: bool) -> None:
    """Considered Camarilla by something else, the vampire is that first; beneath it an Anarch."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    if worn:
        writ = paper("Writ", static("sect", word=worn), kind="equipment")
        table.you.in_play(writ, on=ryan)
    held = plays_for(table, LEGACY)
    table.you.chooses(ryan)
    assert (table.where(held) == "attached") is stays
    assert table.state.cards[ryan].trait("sect") == "anarch"

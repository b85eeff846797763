"""Archetypes of fighters and grudges, a servitor of Irad, and a cathedral of shared goods."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER, guard
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to, replaced
from made_up import omen, paper
from methuselah.engine import atoms
from methuselah.engine.definitions import Definition
from methuselah.language import (
    master,
    put_in_play,
    static,
)
from scenes.in_play import only_one_on_each, played_as_printed
from table_talk import Table

BRAVO = "Bravo"
CURMUDGEON = "Curmudgeon"
SOCIOPATH = "Sociopath"
SERVITOR = "Servitor of Irad"
CATHEDRAL = "Communal Haven: Cathedral"
STRONG = paper("Fists", static("strength", 9), kind="equipment")


@pytest.mark.parametrize("card", [BRAVO, CURMUDGEON, SOCIOPATH])
def test_it_is_an_archetype_of_a_vampire_of_yours(table: Table, card: str) -> None:
    """Ready or not, one on each; a Sociopath is Sabbat."""
    one, two = table.you.ready("Dodd"), table.you.torpor("Kyrylo")
    other = table.you.ready("Nassir")
    table.you.in_play("Rebel", on=table.you.ready("Tock"))
    table.you.ready(replaced("Underbridge Stray", sect="sabbat"))
    table.prey.ready("Zachary")
    held = table.you.holds(card)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == ({one, two} if card == SOCIOPATH else {one, two, other})
    table.you.chooses(two)
    assert table.on(held) == two


# -- Bravo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strong", "gains"), [(False, True), (True, False)])
def test_a_bravo_is_fed_by_a_fight_that_it_sought(table: Table, strong: bool, gains: bool) -> None:
    """1 blood as the combat ends, if it is still ready."""
    mine = table.you.ready("Don Cerro", blood=4)
    table.you.ready(COMPANION)
    table.you.in_play(BRAVO, on=mine)
    victim = table.prey.ready("Nassir")
    if strong:
        table.prey.in_play(STRONG, on=victim)
    haven = table.you.in_play("Haven Uncovered", on=victim)
    table.you.acts(haven, by=mine)
    rest(table)
    assert damage_to(table, victim) == 1
    assert (table.where(mine) == "ready") is gains
    assert table.blood(mine) == (4 if gains else 0)


@pytest.mark.parametrize("acting", [True, False])
def test_a_bravo_lives_by_no_block(table: Table, acting: bool) -> None:
    """Neither as it is blocked nor as it blocks."""
    mine = table.you.ready("Don Cerro", blood=4)
    theirs = table.prey.ready("Nassir", blood=3)
    table.you.in_play(BRAVO, on=mine if acting else theirs)
    fight(table, mine, theirs)
    rest(table)
    assert (table.blood(mine), table.blood(theirs)) == (3, 2)


def test_a_bravo_does_not_live_by_the_fights_of_others(table: Table) -> None:
    """Another's action to enter combat feeds nobody."""
    bravo = table.you.ready("Don Cerro", blood=4)
    other = table.you.ready("Ryan", blood=3)
    table.you.in_play(BRAVO, on=bravo)
    victim = table.prey.ready("Nassir")
    haven = table.you.in_play("Haven Uncovered", on=victim)
    table.you.acts(haven, by=other)
    rest(table)
    assert (table.blood(bravo), table.blood(other)) == (4, 2)


def test_a_bravo_that_is_attacked_gains_nothing(table: Table) -> None:
    """It did not perform the action."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    bravo = table.prey.ready("Don Cerro", blood=4)
    table.prey.in_play(BRAVO, on=bravo)
    haven = table.you.in_play("Haven Uncovered", on=bravo)
    table.you.acts(haven, by=mine)
    rest(table)
    assert table.blood(bravo) == 3


def test_a_bravo_is_fed_once_each_turn(table: Table) -> None:
    """A second fight of the same turn feeds it no more; one of the next turn does."""
    mine = table.you.ready("Don Cerro", blood=5)
    table.you.ready(COMPANION)
    table.you.in_play(BRAVO, on=mine)
    one, two = table.prey.ready("Nassir"), table.prey.ready("Tara")
    havens = [table.you.in_play("Haven Uncovered", on=victim) for victim in (one, two)]
    key = table.you.in_play(UNLOCKER)
    table.you.acts(havens[0], by=mine)
    rest(table)
    assert table.blood(mine) == 5
    table.you.uses(key)
    table.you.acts(havens[1], by=mine)
    rest(table)
    assert table.blood(mine) == 4
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(havens[0], by=mine)
    rest(table)
    assert table.blood(mine) == 4


# -- Curmudgeon -----------------------------------------------------------------------------------


@pytest.mark.parametrize("watched", [True, False])
def test_a_curmudgeon_enjoys_a_block(table: Table, watched: bool) -> None:
    """The minion chosen in the prey's unlock phase is blocked: lock the card for 1 blood."""
    mine = table.you.ready("Don Cerro", blood=4)
    card = table.you.in_play(CURMUDGEON, on=mine)
    one, two = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.prey.torpor("Ryan")
    blocker = guard(table.grand_prey, 0)
    table.begins("minion")
    table.until_turn_of(table.prey)
    asked = table.asked()
    assert asked is not None
    assert asked.window == "unlock"
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert {one, two} < table.you.choices()
    assert len(table.you.choices()) == 3
    table.you.chooses(one if watched else two)
    assert not table.you.may("use", card=card)
    table.until("minion", table.prey)
    table.prey.acts(word="bleed", by=one)
    table.grand_prey.blocks(blocker)
    assert table.you.may("answer") is watched
    if watched:
        table.you.does("answer")
    rest(table)
    assert table.locked(card) is watched
    assert table.blood(mine) == 4 + watched


def test_a_curmudgeon_minds_its_prey_for_this_turn_alone(table: Table) -> None:
    """In the unlock phase of another nobody is chosen; in a later turn the choice is forgotten."""
    mine = table.you.ready("Don Cerro", blood=4)
    card = table.you.in_play(CURMUDGEON, on=mine)
    one = table.prey.ready("Nassir", locked=True)
    table.prey.ready("Lauren")
    blocker = guard(table.grand_prey, 0)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey)
    table.you.uses(card)
    table.you.chooses(one)
    table.until_turn_of(table.you, "minion")
    table.until_turn_of(table.prey)
    table.until("minion", table.prey)
    table.prey.acts(word="bleed", by=one)
    table.grand_prey.blocks(blocker)
    assert not table.you.may("answer")
    rest(table)
    assert table.blood(mine) == 4


# -- Servitor of Irad -----------------------------------------------------------------------------


def test_a_vampire_has_one_servitor() -> None:
    """Another may have another."""
    only_one_on_each(SERVITOR, on="Nassir", other="Ryan")


def test_the_servitor_is_a_ready_vampire_of_yours(table: Table) -> None:
    """None in torpor, none of another, no ally."""
    one, two = table.you.ready("Nassir"), table.you.ready("Ryan")
    table.you.torpor("Duck")
    table.you.ready("Underbridge Stray")
    table.prey.ready("Tara")
    held = table.you.holds(SERVITOR)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {one, two}


@pytest.mark.ruling(SERVITOR, 1)
@pytest.mark.parametrize(("where", "may"), [("ready", True), ("torpor", False)])
@pytest.mark.parametrize("left", [3, 1])
def test_the_servitor_draws_for_gehenna(table: Table, where: str, may: bool, left: int) -> None:
    """2 cards, or what there is, after anybody's Gehenna card; discards down; if it is ready."""
    table.prey.in_play(SERVITOR, on=table.prey.puts("Nassir", where))
    table.prey.library(*["Blur"] * left)
    table.prey.holds(*["Fame"] * 7)
    table.you.holds(omen("Sign"))
    table.you.ready(COMPANION)
    table.begins("discard")
    for card in table.state.seats[1].library[:-left]:
        atoms.remove_from_game(table.state, card)
    table.you.plays("Sign")
    assert table.prey.may("answer") is may
    if may:
        table.prey.does("answer")
        drawn = min(2, left)
        assert len(table.prey.hand()) == 7 + drawn
        assert len(table.state.seats[1].library) == left - drawn
        for _ in range(drawn):
            table.prey.does("discard", card="Fame")
        assert len(table.prey.hand()) == 7
        assert table.prey.hand().count("Blur") == drawn


@pytest.mark.parametrize("gehenna", [True, False])
def test_the_servitor_waits_for_gehenna(table: Table, gehenna: bool) -> None:
    """Any card with that keyword, a master too; nothing else."""
    keywords = frozenset({"gehenna"}) if gehenna else frozenset[str]()
    table.prey.in_play(SERVITOR, on=table.prey.ready("Nassir"))
    table.you.holds(paper("Sign", master(put_in_play()), keywords=keywords))
    table.you.ready(COMPANION)
    table.begins("master")
    table.you.plays("Sign")
    assert table.prey.may("answer") is gehenna


# -- Communal Haven: Cathedral --------------------------------------------------------------------


def test_the_cathedral_comes_into_play_as_printed() -> None:
    """For 1 pool."""
    played_as_printed(CATHEDRAL)


def test_goods_and_blood_are_shared_in_the_cathedral(table: Table) -> None:
    """Between two ready Sabbat vampires of yours, in both directions; retainers stay."""
    one, two = table.you.ready("Dodd", blood=4), table.you.ready("Zachary", blood=2)
    table.you.ready("Nassir")
    table.you.torpor("Kyrylo")
    table.prey.ready("Tock")
    table.you.ready(replaced("Underbridge Stray", sect="sabbat"))
    card = table.you.in_play(CATHEDRAL)
    gun, vest = (
        table.you.in_play(".44 Magnum", on=one),
        table.you.in_play("Flak Jacket", on=two),
    )
    raven = table.you.in_play("Raven Spy", on=one, level="ani")
    table.begins("master")
    table.you.uses(card)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert table.locked(card)
    table.you.chooses(number=3)
    assert table.you.choices() == {gun}
    table.you.chooses(gun)
    if table.you.may("done"):
        table.you.does("done")
    table.you.chooses(number=0)
    assert vest in table.you.choices()
    assert raven not in table.you.choices()
    table.you.chooses(vest)
    if table.you.may("done"):
        table.you.does("done")
    assert (table.blood(one), table.blood(two)) == (1, 5)
    assert (table.on(gun), table.on(vest), table.on(raven)) == (two, one, one)
    assert not table.you.may("use", card=card)


def test_less_than_all_may_be_shared(table: Table) -> None:
    """Blood in the other direction, and no equipment; what cannot be on the other one stays."""
    one, two = table.you.ready("Dodd", blood=3), table.you.ready("Zachary", blood=3)
    card = table.you.in_play(CATHEDRAL)
    gun, theirs = (
        table.you.in_play(".44 Magnum", on=one),
        table.you.in_play("Flak Jacket", on=table.you.ready("Nassir")),
    )
    bare = paper("Bare", static("cannot have", word="equipment"))
    table.you.in_play(bare, on=two)
    own = table.you.in_play("Bastard Sword", on=two)
    table.begins("master")
    table.you.uses(card)
    table.you.chooses(one)
    table.you.chooses(number=0)
    table.you.chooses(number=2)
    assert table.you.choices() == {own}
    table.you.does("done")
    assert (table.blood(one), table.blood(two)) == (5, 1)
    assert (table.on(gun), table.on(own), table.where(theirs)) == (one, two, "attached")


@pytest.mark.parametrize("seat", ["you", "prey"])
@pytest.mark.parametrize(
    ("second", "where"),
    [
        ("Zachary", "ready"),
        ("Nassir", "ready"),
        ("Kyrylo", "torpor"),
        (replaced("Underbridge Stray", sect="sabbat"), "ready"),
    ],
)
def test_the_cathedral_needs_two_of_the_sabbat(
    table: Table, seat: str, second: str | Definition, where: str
) -> None:
    """Ready vampires of yours, in your own master phase."""
    owner = getattr(table, seat)
    owner.ready("Dodd")
    table.grand_prey.ready("Tock")
    owner.puts(second, where)
    card = owner.in_play(CATHEDRAL)
    table.you.holds("Fame")
    table.begins("master")
    assert table.you.can_play("Fame")
    assert owner.may("use", card=card) is (seat == "you" and second == "Zachary")

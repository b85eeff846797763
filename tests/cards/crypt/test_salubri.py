"""The Salubri of the Fifth Edition Companion whose text is more than keywords."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, made_up, rest
from fight_talk import blocked, damage_to
from methuselah.engine import atoms
from methuselah.engine.definitions import Strike
from methuselah.language import strike
from methuselah.rules.action.blocks import intercept
from table_talk import Table

CLAWS = made_up("Claws", modes=(strike(Strike("hand", 1, aggravated=True)),))
BLOW = made_up("Blow", modes=(strike(Strike("hand", 1)),))

# -- Abaddon ------------------------------------------------------------------------------------


def test_abaddon_has_a_maneuver_and_a_press_in_each_combat(table: Table) -> None:
    """One of each, and both may be declined."""
    abaddon = table.you.ready("Abaddon")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")

    blocked(table, abaddon, guard)
    table.you.does("use", card=abaddon, level="maneuver")
    table.you.does("use", card=abaddon, level="press")
    rest(table)

    assert [line.word for line in table.state.journal if line.what == "range"] == ["long", "close"]
    assert damage_to(table, guard) == 1
    assert table.waits_for(table.you)


def test_abaddon_need_not_use_them(table: Table) -> None:
    """They are optional."""
    abaddon = table.you.ready("Abaddon")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")

    blocked(table, abaddon, guard)
    rest(table)
    assert [line.word for line in table.state.journal if line.what == "range"] == ["close"]


# -- Aniel --------------------------------------------------------------------------------------


def test_aniel_burns_a_card_that_requires_a_discipline(table: Table) -> None:
    """From another ready minion, at +1 stealth, for 1 blood; the action is directed."""
    aniel = table.you.ready("Aniel", blood=4)
    table.you.ready(COMPANION)
    bearer = table.prey.ready("Nassir")
    spy = table.prey.in_play("Raven Spy", on=bearer)
    gun = table.prey.in_play(".44 Magnum", on=bearer)
    lying = table.grand_prey.torpor("Ashley")
    out_of_reach = table.grand_prey.in_play("Raven Spy", on=lying)
    own = table.you.in_play("Raven Spy", on=aniel)
    mate = table.you.ready("Gathii")
    of_mate = table.you.in_play("Raven Spy", on=mate)

    table.you.acts("Aniel", by=aniel)
    found = {option.target for option in table.you.options("choose")}
    assert found == {spy, of_mate}
    assert not found & {gun, own, out_of_reach}
    table.you.chooses(spy)
    assert not table.prey.may("block", minion=lying)
    table.nobody_reacts()

    assert table.where(spy) == "ash_heap"
    assert table.where(gun) == "attached"
    assert table.blood(aniel) == 3
    assert table.waits_for(table.you)


def test_aniel_burns_a_corruption_counter(table: Table) -> None:
    """Whoever put it there; of several Methuselahs she says whose."""
    aniel = table.you.ready("Aniel", blood=4)
    table.you.ready(COMPANION)
    victim = table.prey.ready("Nassir")
    table.prey.ready("Ashley")
    table.asked()
    atoms.add_corruption(table.state, victim, 2, 2)
    atoms.add_corruption(table.state, victim, 3, 1)
    table.state.pending = None

    table.you.acts("Aniel", by=aniel)
    table.until("choose", table.you)
    table.you.chooses(seat=table.grand_prey)
    table.nobody_reacts()

    assert table.state.cards[victim].corruption == ((2, 1), (3, 1))
    assert table.blood(aniel) == 3


def test_aniel_needs_something_to_burn_and_a_blood(table: Table) -> None:
    """Her own cards do not count."""
    aniel = table.you.ready("Aniel", blood=4)
    table.you.in_play("Raven Spy", on=aniel)

    assert not table.you.may("use action", card=aniel)


# -- Castellan ----------------------------------------------------------------------------------


def test_castellan_guards_against_directed_actions(table: Table) -> None:
    """+1 in directed actions, -1 in undirected ones."""
    castellan = table.prey.ready("Castellan")
    other = table.prey.ready("Nassir")
    acting = table.you.ready("Ashley")
    hungry = table.you.ready("Gathii", blood=1)

    table.you.acts(by=acting, word="bleed")
    table.until("action", table.prey)
    assert intercept(table.state, castellan) == 1
    assert intercept(table.state, other) == 0
    table.nobody_reacts()
    table.you.acts(by=hungry, word="hunt")
    table.until("action", table.prey)
    assert intercept(table.state, castellan) == -1


# -- Dominica, Sakhar, Cristos ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "wanted", "other"),
    [
        ("Dominica", "Rebel", ".44 Magnum"),
        ("Sakhar", ".44 Magnum", "Rebel"),
        ("Cristos Mantigo (G3)", ".44 Magnum", "Rebel"),
    ],
)
def test_a_search_brings_a_card_to_the_hand(
    table: Table, name: str, wanted: str, other: str
) -> None:
    """Revealed and moved to the hand; the library is shuffled; one too many is discarded."""
    seeker = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.library(wanted, other, "Blood Doll", wanted)
    full = table.you.holds(*["Deep Song"] * 7)

    table.you.acts(name, by=seeker)
    table.until("choose", table.you)
    names = [table.state.definition(o.target).name for o in table.you.options("choose")]
    assert names == [wanted]
    table.you.chooses(wanted)
    table.until("hand", table.you)
    assert wanted in table.you.hand()
    table.you.does("discard", card="Deep Song")

    assert len(table.you.hand()) == len(full)
    assert "shuffled" in [line.what for line in table.state.journal]
    assert [line.number for line in table.state.journal if line.what == "revealed"] == [0]


@pytest.mark.parametrize("name", ["Dominica", "Sakhar", "Cristos Mantigo (G3)"])
def test_a_search_may_find_nothing(table: Table, name: str) -> None:
    """Nothing there, or nothing wanted: the library is shuffled all the same."""
    seeker = table.you.ready(name)
    table.you.ready(COMPANION)

    table.you.acts(name, by=seeker)
    table.nobody_reacts()

    assert table.you.hand() == []
    assert "shuffled" in [line.what for line in table.state.journal]
    assert table.waits_for(table.you)


# -- Ilonka -------------------------------------------------------------------------------------


def test_ilonka_looks_and_discards_after_a_bleed(table: Table) -> None:
    """The hand of the acting minion's controller; the card discarded is replaced."""
    acting = table.you.ready("Nassir")
    second = table.you.ready("Ashley")
    card = table.you.holds("Deep Song")
    ilonka = table.prey.ready("Ilonka")

    table.you.acts(by=acting, word="bleed")
    table.prey.uses("Ilonka")
    assert table.prey.pool() == 29
    assert 1 in table.state.known[card]
    table.prey.does("do")
    assert table.where(card) == "ash_heap"
    assert len(table.you.hand()) == 7
    rest(table)
    table.you.acts(by=second, word="bleed")
    rest(table)
    assert table.prey.pool() == 28
    assert [line.card for line in table.state.journal if line.what == "used"] == [ilonka]


def test_ilonka_may_only_look(table: Table) -> None:
    """She can discard; she need not."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    card = table.you.holds("Deep Song")
    table.prey.ready("Ilonka")

    table.you.acts(by=acting, word="bleed")
    table.prey.uses("Ilonka")
    table.prey.does("decline")
    rest(table)
    assert table.where(card) == "hand"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("where", ["torpor", "elsewhere"])
def test_ilonka_must_be_ready_and_it_must_be_her_controller(table: Table, where: str) -> None:
    """In torpor she sees nothing, nor when another is bled."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds("Deep Song")
    if where == "torpor":
        table.prey.torpor("Ilonka")
    else:
        table.grand_prey.ready("Ilonka")

    table.you.acts(by=acting, word="bleed")
    table.nobody_reacts()
    assert not [line for line in table.state.journal if line.what == "used"]
    assert not table.prey.may("use") and not table.grand_prey.may("use")


# -- Opikun -------------------------------------------------------------------------------------


@pytest.mark.ruling("Opikun", 1)
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_opikun_prevents_for_a_vampire_of_yours(table: Table, region: str) -> None:
    """2 damage for 1 blood, once in a combat; from torpor too."""
    opikun = table.you.puts("Opikun", region, blood=3)
    fighter = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Ashley")
    table.prey.holds(BLOW)

    blocked(table, fighter, guard)
    table.prey.plays(BLOW.name, by=guard)
    table.you.uses("Opikun")
    rest(table)

    assert damage_to(table, fighter) == 0
    assert table.blood(opikun) == 2


@pytest.mark.ruling("Opikun", 2)
def test_opikun_does_not_prevent_aggravated_damage(table: Table) -> None:
    """Not even where it is treated as normal."""
    table.you.ready("Opikun", blood=3)
    fighter = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Ashley")
    table.prey.holds(CLAWS)

    blocked(table, fighter, guard)
    table.prey.plays(CLAWS.name, by=guard)
    rest(table)
    assert damage_to(table, fighter) == 2
    assert not [line for line in table.state.journal if line.what == "used"]


def test_opikun_does_nothing_for_others_or_without_blood(table: Table) -> None:
    """Only vampires of her controller; she must have the blood."""
    table.grand_prey.ready("Opikun", blood=3)
    table.you.ready("Opikun", blood=0)
    fighter = table.you.ready("Nassir")
    guard = table.prey.ready("Ashley")

    blocked(table, fighter, guard)
    rest(table)
    assert damage_to(table, fighter) == 1
    assert damage_to(table, guard) == 1


# -- Seraphina ----------------------------------------------------------------------------------


def test_seraphina_adds_blood_up_to_capacity(table: Table) -> None:
    """To any minion of yours, herself included; not to others."""
    seraphina = table.you.ready("Seraphina", blood=5)
    lying = table.you.torpor("Nassir", blood=1)
    full = table.you.ready("Ashley")
    foreign = table.prey.ready("Gathii", blood=1)

    table.you.acts("Seraphina", by=seraphina)
    found = {option.target for option in table.you.options("choose")}
    assert found == {seraphina, lying, full}
    assert foreign not in found
    table.you.chooses(lying)
    table.nobody_reacts()
    assert table.blood(lying) == 3


@pytest.mark.parametrize(("life", "after"), [(1, 2), (2, 2), (4, 4)])
def test_seraphina_does_not_exceed_starting_life(table: Table, life: int, after: int) -> None:
    """An ally gets no more than the life with which it started."""
    seraphina = table.you.ready("Seraphina")
    table.you.ready(COMPANION)
    ally = table.you.ready("Carlton Van Wyk", blood=life)

    table.you.acts("Seraphina", by=seraphina)
    table.you.chooses(ally)
    table.nobody_reacts()
    assert table.blood(ally) == after
    assert table.waits_for(table.you)

"""Cards that become minions: Jake Washington, Dual Form, Blood Brother Ambush, the Great Beast."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from methuselah.engine import atoms
from methuselah.engine.rows import add_row, found
from methuselah.engine.scope import Scope
from methuselah.engine.traits import (
    capacity,
    clan_of,
    disciplines_of,
    is_ally,
    is_vampire,
    life_of,
    own_bleed,
    own_strength,
    sect_of,
)
from methuselah.language import action_requires
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.strike_effects import strength
from table_talk import Table


def until_asked(table: Table) -> None:
    """Everybody passes until something is chosen, or the action is over."""
    while not table.over() and table.asked().window != "choose":  # type: ignore[union-attr]
        table.pass_on()


# -- Jake Washington ----------------------------------------------------------------------------


def washington(table: Table) -> int:
    """Jake is in play from your last turn; your unlock phase begins."""
    table.you.ready("Nassir", blood=0, locked=True)
    jake = table.you.holds("Jake Washington")
    table.begins("master")
    table.you.plays("Jake Washington")
    table.until_turn_of(table.prey, "discard")
    table.until("unlock", table.you)
    return jake


def is_drained(table: Table, vampire: int) -> None:
    """The vampire has no blood now."""
    atoms.burn_blood(table.state, vampire, 20)
    table.state.pending = None


def test_jake_washington_is_a_mortal_ally_with_1_life(table: Table) -> None:
    """Unique; 0 strength, 0 bleed."""
    jake = table.you.holds("Jake Washington")
    table.begins("master")
    table.you.plays("Jake Washington")
    state = table.state
    assert table.where(jake) == "ready"
    assert is_ally(state, jake) and not is_vampire(state, jake)
    assert table.blood(jake) == 1
    assert (own_strength(state, jake), own_bleed(state, jake)) == (0, 0)
    face = state.definition(jake).face
    assert face.unique and face.keywords == {"mortal"}


@pytest.mark.parametrize("number", [1, 4])
def test_jake_burns_for_up_to_4_blood(table: Table, number: int) -> None:
    """A ready vampire with no blood, anybody's; not one with blood, not one in torpor."""
    theirs = table.prey.ready("Mkhokheli")
    full = table.you.ready("Nik Sikko")
    torpid = table.you.torpor("Meaghan", blood=0)
    jake = washington(table)
    is_drained(table, theirs)
    empty = table.state.seats[0].ready[1]

    table.you.uses("Jake Washington")
    targets = {option.target for option in table.you.options("choose")}
    assert {empty, theirs} <= targets
    assert not {full, torpid} & targets
    table.you.chooses(empty)
    table.you.chooses(number=number)

    assert table.where(jake) == "ash_heap"
    assert table.blood(empty) == number
    assert table.blood(theirs) == 0


def test_jake_waits_for_your_own_unlock_phase(table: Table) -> None:
    """Not in that of another Methuselah."""
    theirs = table.prey.ready("Nassir")
    jake = washington(table)
    table.until_turn_of(table.grand_predator, "discard")
    is_drained(table, theirs)
    table.until_turn_of(table.predator, "discard")
    assert table.where(jake) == "ready"
    assert not table.you.may("use", card=jake)


@pytest.mark.ruling("Jake Washington", 1)
def test_in_the_ash_heap_jake_washington_is_a_master_card(table: Table) -> None:
    """No ally any more."""
    jake = washington(table)
    atoms.burn(table.state, jake)
    assert not is_ally(table.state, jake)
    assert table.state.definition(jake).face.types == ("master",)


@pytest.mark.ruling("Jake Washington", 2)
def test_jakes_starting_life_is_1(table: Table) -> None:
    """Vagabond Mystic gives him no second one."""

    jake = washington(table)
    assert life_of(table.state, jake) == 1


# -- Blood Brother Ambush -----------------------------------------------------------------------


def ambush(table: Table) -> tuple[int, int, int]:
    """Your Brujah antitribu is blocked; an ambush fights in its place."""
    acting = table.you.ready("Axel Von Anders")
    card = table.you.holds("Blood Brother Ambush")
    blocker = table.prey.ready("Mkhokheli")
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocker)
    table.you.plays("Blood Brother Ambush")
    return acting, card, blocker


@pytest.mark.ruling("Blood Brother Ambush", 2)
def test_the_ambush_fights_the_blocker_at_once(table: Table) -> None:
    """The acting vampire does not fight; the blocker locks, the action is blocked."""
    acting, card, blocker = ambush(table)
    state = table.state
    combat = state.frame(Combat)
    assert combat is not None and combat.fighters == (card, blocker)
    assert is_ally(state, card)
    assert (table.blood(card), strength(state, card)) == (3, 2)
    assert table.locked(blocker)
    assert table.prey.pool() == 30
    assert acting not in combat.fighters


def test_the_ambush_strikes_for_2r_and_burns_at_the_end(table: Table) -> None:
    """At long range too; afterwards the card is burned, and its owner has it in the ash heap."""
    acting, card, blocker = ambush(table)
    full = table.blood(blocker)
    table.you.does("use", card=card)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.blood(blocker) == full - 2
    assert table.where(card) == "ash_heap"
    assert table.locked(acting)
    assert table.waits_for(table.you) or table.over()


@pytest.mark.ruling("Blood Brother Ambush", 6)
def test_the_ambush_plays_cards_of_basic_potence(table: Table) -> None:
    """It pays with life; at superior, or another Discipline, it does not; it has no Potence."""
    acting = table.you.ready("Axel Von Anders")
    table.you.holds("Blood Brother Ambush", "Immortal Grapple", "Carrion Crows")
    blocker = table.prey.ready("Mkhokheli")
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocker)
    table.you.plays("Blood Brother Ambush")
    (card,) = (c for c in table.state.seats[0].ready if c != acting)
    table.until("before_strikes", table.you)
    assert table.you.can_play("Immortal Grapple", by=card, level="pot")
    assert not table.you.can_play("Immortal Grapple", by=card, level="POT")
    assert disciplines_of(table.state, card) == ()


@pytest.mark.ruling("Blood Brother Ambush", 3)
def test_whoever_burns_the_ambush_has_burned_a_minion(table: Table) -> None:
    """The blocker has; the vampire that played it burns nobody."""
    _, card, blocker = ambush(table)
    atoms.burn_blood(table.state, card, 2)
    table.nobody_reacts()
    burned = [e for e in table.state.journal if e.what == "burns" and e.card == card]
    assert [entry.other for entry in burned] == [blocker]


def test_the_ambush_needs_a_blocked_action_and_the_clan(table: Table) -> None:
    """Neither before a block nor for another clan."""
    acting = table.you.ready("Nik Sikko")
    brujah = table.you.ready("Axel Von Anders")
    table.you.holds("Blood Brother Ambush")
    blocker = table.prey.ready("Mkhokheli")
    table.you.acts(by=brujah, word="bleed")
    assert not table.you.can_play("Blood Brother Ambush")
    table.nobody_reacts()
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocker)
    assert not table.you.can_play("Blood Brother Ambush")


@pytest.mark.ruling("Blood Brother Ambush", 1)
def test_an_ambush_from_torpor_leaves_no_diablerie(table: Table) -> None:
    """The blocker of a vampire that leaves torpor fights the ambush instead."""
    acting = table.you.torpor("Axel Von Anders")
    card = table.you.holds("Blood Brother Ambush")
    blocker = table.prey.ready("Nassir")
    table.until("minion", table.you)
    turn = table.state.span("turn")
    assert turn is not None
    add_row(turn, "intercept", 1, subject=blocker)
    table.you.acts(by=acting, word="leave torpor")
    table.prey.blocks(blocker)
    table.you.plays("Blood Brother Ambush")
    combat = table.state.frame(Combat)
    assert combat is not None and combat.fighters == (card, blocker)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.where(acting) == "torpor"
    assert table.where(card) == "ash_heap"


# -- Call the Great Beast -----------------------------------------------------------------------


def called(table: Table, counters: int, **how: object) -> tuple[int, int]:
    """A Baali with the card on it, ready to add a counter."""
    baali = table.you.ready("Arishat", **how)
    card = table.you.in_play("Call the Great Beast", on=baali, counters=counters)
    return baali, card


def test_the_great_beast_is_called_with_counters_for_capacity(table: Table) -> None:
    """X is the capacity of the Baali; with fewer than 11 nothing else happens."""
    baali = table.you.ready("Arishat")
    card = table.you.holds("Call the Great Beast")
    table.you.acts("Call the Great Beast", by=baali)
    table.nobody_reacts()
    assert table.on(card) == baali
    assert table.counters(card) == capacity(table.state, baali) < 11


def add_counter(table: Table, baali: int, card: int) -> None:
    """The Baali puts a counter on the card."""
    table.you.acts(card, by=baali)
    until_asked(table)


def test_the_tenth_counter_is_only_a_counter(table: Table) -> None:
    """11 are needed."""
    baali, card = called(table, 9)
    add_counter(table, baali, card)
    assert table.counters(card) == 10
    assert table.where(card) == "attached"
    assert table.where(baali) == "ready"


def test_the_eleventh_counter_brings_the_beast(table: Table) -> None:
    """9-capacity, clanless, Independent, infernal, 4 strength, 3 bleed, three Disciplines."""
    baali, card = called(table, 10)
    add_counter(table, baali, card)
    for code in ("pot", "cel", "for"):
        table.you.chooses(word=code)
    table.nobody_reacts()
    state = table.state

    assert table.where(card) == "ready"
    assert table.where(baali) == "ash_heap"
    assert is_vampire(state, card)
    assert (capacity(state, card), table.blood(card)) == (9, 9)
    assert (own_strength(state, card), own_bleed(state, card)) == (4, 3)
    assert set(disciplines_of(state, card)) == {"CEL", "FOR", "POT"}
    assert (clan_of(state, card), sect_of(state, card)) == ("", "independent")
    assert state.definition(card).face.unique

    assert found(state, "infernal", card)
    assert not table.you.may("use action", card=card, minion=baali)


def test_the_same_discipline_is_not_chosen_twice(table: Table) -> None:
    """Three Disciplines."""
    baali, card = called(table, 10)
    add_counter(table, baali, card)
    table.you.chooses(word="pot")
    assert not table.you.may("choose", word="pot")
    table.you.chooses(word="ani")
    assert {"pot", "ani"}.isdisjoint(o.word for o in table.you.options("choose"))


def test_the_beast_fights_and_prevents(table: Table) -> None:
    """It enters combat as a directed action, and prevents 1 damage each combat."""
    table.you.ready("Nik Sikko")
    baali, card = called(table, 10)
    table.prey.ready("Mkhokheli")
    add_counter(table, baali, card)
    for code in ("pot", "cel", "for"):
        table.you.chooses(word=code)
    table.nobody_reacts()
    table.you.acts(card, by=card)
    table.until("prevent", table.you)
    before = table.blood(card)
    table.you.uses(card)
    table.nobody_reacts()
    assert table.blood(card) == before
    assert table.locked(card)


@pytest.mark.ruling("Call the Great Beast", 1)
@pytest.mark.parametrize(("counters", "may"), [(9, True), (10, False)])
def test_a_sterile_baali_cannot_put_the_last_counter(
    table: Table, counters: int, may: bool
) -> None:
    """The action that puts a vampire into play; the others are open to it."""
    baali, card = called(table, counters)
    table.until("minion", table.you)

    turn = table.state.span("turn")
    assert turn is not None
    add_row(turn, "sterile", subject=baali)
    table.state.pending = None
    assert table.you.may("use action", card=card, minion=baali) is may


@pytest.mark.ruling("Call the Great Beast", 2)
@pytest.mark.parametrize(
    ("size", "beast", "may"), [(11, True, False), (11, False, True), (10, True, True)]
)
def test_no_second_beast_is_called_at_once(table: Table, size: int, beast: bool, may: bool) -> None:
    """By an 11-capacity Baali, while you control one; a smaller Baali is on the way to it only."""
    elder = table.you.ready(replaced("Arishat", capacity=size))
    table.you.holds("Call the Great Beast")
    if beast:
        baali, card = called(table, 10)
        add_counter(table, baali, card)
        for code in ("pot", "cel", "for"):
            table.you.chooses(word=code)
        table.nobody_reacts()
    assert table.you.can_play("Call the Great Beast", by=elder) is may


@pytest.mark.ruling("Call the Great Beast", 6)
def test_its_action_requires_a_baali_as_the_card_does(table: Table) -> None:
    """The action that a card provides requires what the card requires ([LSJ 20080604])."""
    baali, card = called(table, 3)
    table.prey.ready("Nassir")
    table.you.acts(card, by=baali)
    scope = Scope(table.you.number, card, baali)
    assert action_requires("Baali").holds(table.state, scope)
    assert not action_requires("Gangrel").holds(table.state, scope)


@pytest.mark.ruling("Call the Great Beast", 3)
@pytest.mark.ruling("Call the Great Beast", 4)
@pytest.mark.ruling("Call the Great Beast", 5)
def test_the_beast_is_a_vampire_only_on_the_table(table: Table) -> None:
    """Uncontrolled it is; put into the crypt it burns, and in the ash heap it is no vampire."""
    baali, card = called(table, 10)
    add_counter(table, baali, card)
    for code in ("pot", "cel", "for"):
        table.you.chooses(word=code)
    table.nobody_reacts()
    atoms.move_to_region(table.state, card, "uncontrolled")
    assert is_vampire(table.state, card) and capacity(table.state, card) == 9
    atoms.to_pile(table.state, card, "crypt")
    assert table.where(card) == "ash_heap"
    assert not is_vampire(table.state, card)

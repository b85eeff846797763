"""Veneficorum Artum Sanguis, Threestar Cab Company, Cairo Int'l Airport."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.traits import discipline_level
from methuselah.language import action, action_requires, gain_pool, modifier
from table_talk import Table

BOOK = "Veneficorum Artum Sanguis"
CAB = "Threestar Cab Company"
CAIRO = "Cairo Int'l Airport"


# -- Veneficorum Artum Sanguis --------------------------------------------------------------------


def test_the_book_is_equipment(table: Table) -> None:
    """It costs nothing."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    book = table.you.holds(BOOK)

    table.you.acts(BOOK, by=ryan)
    table.nobody_reacts()

    assert table.on(book) == ryan
    assert table.you.pool() == 30
    assert table.blood(ryan) == 4
    assert table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("codes", [(), ("tha",), ("THA",)])
@pytest.mark.parametrize("bears", [True, False])
def test_the_book_gives_superior_blood_sorcery(
    table: Table, codes: tuple[str, ...], bears: bool
) -> None:
    """Whatever the vampire had before; the bearer's only."""
    adept = table.you.ready(made_vampire("Adept", *codes))
    other = table.you.ready("Ryan")
    table.you.in_play(BOOK, on=adept if bears else other)
    levels = {"tha": action(gain_pool(1)), "THA": action(gain_pool(2))}
    spell = table.you.holds(paper("Spell", levels=levels))

    inferior, superior = bears or bool(codes), bears or codes == ("THA",)
    assert table.you.may("act", card=spell, minion=adept, level="tha") == inferior
    assert table.you.may("act", card=spell, minion=adept, level="THA") == superior


@pytest.mark.parametrize(("name", "level"), [("Ryan", 2), ("Procurer", 0)])
def test_only_a_vampire_learns_from_the_book(table: Table, name: str, level: int) -> None:
    """An ally has none of it."""
    bearer = table.you.ready(name)
    table.you.in_play(BOOK, on=bearer)
    table.asked()

    assert discipline_level(table.state, bearer, "tha") == level


@pytest.mark.parametrize("name", ["Nassir", "Keith Moody (G4)"])
def test_a_tremere_fights_for_the_book(table: Table, name: str) -> None:
    """Of either clan; directed: the predator may not block."""
    tremere = table.you.ready(name)
    table.you.ready(COMPANION)
    bearer = table.prey.ready("Octane")
    bystander = table.prey.ready("Min-seo")
    table.predator.ready("Sully")
    book = table.prey.in_play(BOOK, on=bearer)

    table.you.acts(book, by=tremere)
    table.until("action", table.prey)
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()

    assert (damage_to(table, tremere), damage_to(table, bearer)) == (1, 1)
    assert damage_to(table, bystander) == 0
    assert table.locked(tremere)
    assert not table.locked(bearer)
    assert table.on(book) == bearer
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("owner", "place", "may"),
    [
        ("prey", "ready", True),
        ("grand_prey", "ready", True),
        ("prey", "torpor", False),
        ("you", "ready", False),
    ],
)
def test_who_fights_for_the_book_and_whom(table: Table, owner: str, place: str, may: bool) -> None:
    """A Tremere, another Methuselah's ready minion; not the bearer itself."""
    tremere = table.you.ready("Nassir")
    other = table.you.ready("Meaghan")
    seat = getattr(table, owner)
    bearer = seat.puts("Claus Wegener (G5)", place)
    book = seat.in_play(BOOK, on=bearer)

    table.begins("minion")
    assert table.you.may("use action", card=book, by=tremere) == may
    assert not table.you.may("use action", card=book, by=other)
    if owner == "you":
        assert not table.you.may("use action", card=book, by=bearer)


def test_a_tremere_of_another_fights_for_your_book(table: Table) -> None:
    """In the turn of your prey; the Tremere beside the bearer did not."""
    bearer = table.you.ready("Ryan")
    book = table.you.in_play(BOOK, on=bearer)
    tremere = table.prey.ready("Nassir")
    other = table.prey.ready("Octane")

    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=book, by=other)
    table.prey.acts(book, by=tremere)
    table.nobody_reacts()

    assert (damage_to(table, tremere), damage_to(table, bearer)) == (1, 1)
    assert table.waits_for(table.prey)


@pytest.mark.ruling("Veneficorum Artum Sanguis", 1)
@pytest.mark.parametrize(("word", "may"), [("Tremere", True), ("Ventrue", False)])
def test_the_action_of_the_book_requires_a_tremere(table: Table, word: str, may: bool) -> None:
    """[LSJ 20080604]: a modifier asks after it."""
    tremere = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    bearer = table.prey.ready("Octane")
    book = table.prey.in_play(BOOK, on=bearer)
    asks = modifier(action_requires(word), gain_pool(1), at=("after_resolution",))
    table.you.holds(paper("Asker", asks))

    table.you.acts(book, by=tremere)
    offered = False
    while table.asked() is not None and not table.over():
        offered = offered or table.you.can_play("Asker")
        table.pass_on()

    assert offered is may


# -- Threestar Cab Company ------------------------------------------------------------------------


def test_the_cabs_cost_three_pool(table: Table) -> None:
    """They come into play unlocked, without blood."""
    table.you.ready("Ryan", locked=True)
    cab = table.you.holds(CAB)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays(CAB)

    assert table.you.pool() == 27
    assert table.where(cab) == "permanent"
    assert (table.locked(cab), table.counters(cab)) == (False, 0)


@pytest.mark.parametrize("blood", [0, 5])
def test_the_cabs_earn_in_the_master_phase(table: Table, blood: int) -> None:
    """1 blood, locked for it; nothing is taken from them in this phase."""
    table.you.ready("Ryan", blood=1)
    cab = table.you.in_play(CAB, counters=blood)
    table.begins("master")

    assert not table.you.may("use", card=cab, level="pool")
    assert not table.you.may("use", card=cab, level="blood")
    table.you.uses(CAB, level="add")

    assert table.counters(cab) == blood + 1
    assert table.locked(cab)
    assert not table.you.may("use", card=cab)
    assert table.you.pool() == 30


@pytest.mark.parametrize(("blood", "may"), [(0, False), (1, True)])
def test_the_cabs_pay_pool_in_the_unlock_phase(table: Table, blood: int, may: bool) -> None:
    """1 of what is on them, once; no blood is earned in this phase."""
    ryan = table.you.ready("Ryan", blood=1)
    cab = table.you.in_play(CAB, counters=blood)
    table.gives_edge(table.you)
    table.begins("unlock")

    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=cab, level="add")
    assert table.you.may("use", card=cab, level="blood") == may
    assert table.you.may("use", card=cab, level="pool") == may
    if may:
        table.you.uses(CAB, level="pool")
        assert table.you.pool() == 31
        assert table.counters(cab) == 0
        assert table.locked(cab)
        assert table.blood(ryan) == 1


def test_the_cabs_feed_a_ready_vampire(table: Table) -> None:
    """Of yours; not in torpor, no ally; 1 blood, and the rest stays."""
    hungry = table.you.ready("Min-seo", blood=1)
    other = table.you.ready("Brock Sterling", blood=1)
    torpid = table.you.torpor("Ryan", blood=1)
    ally = table.you.ready("Renegade Garou", blood=1)
    theirs = table.prey.ready("Nassir", blood=1)
    cab = table.you.in_play(CAB, counters=2)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(CAB, level="blood")
    assert table.you.choices() == {hungry, other}
    table.you.chooses(hungry)

    assert table.blood(hungry) == 2
    assert [table.blood(card) for card in (other, torpid, theirs)] == [1, 1, 1]
    assert table.blood(ally) <= 2  # it heals by itself
    assert table.counters(cab) == 1
    assert table.locked(cab)
    assert not table.you.may("use", card=cab)
    assert table.you.pool() == 30


@pytest.mark.parametrize("cab_first", [True, False])
def test_a_vampire_feeds_on_the_cabs_or_on_another_ground(table: Table, cab_first: bool) -> None:
    """Whoever fed on one is not offered by the other; the pool may still be taken."""
    lone = table.you.ready("Min-seo", blood=1)
    cab = table.you.in_play(CAB, counters=2)
    ground = table.you.in_play("Society Hunting Ground")
    table.gives_edge(table.you)
    table.begins("unlock")

    if cab_first:
        table.you.uses(CAB, level="blood")
        assert not table.you.may("use", card=ground)
    else:
        table.you.uses("Society Hunting Ground")
        assert not table.you.may("use", card=cab, level="blood")
        assert table.you.may("use", card=cab, level="pool")
    assert table.you.may("gain from the Edge")
    assert table.blood(lone) == 2


def test_the_cabs_earn_in_one_turn_and_pay_in_the_next(table: Table) -> None:
    """They unlock in between."""
    table.you.ready("Min-seo", blood=2)
    cab = table.you.in_play(CAB)
    table.begins("master")

    table.you.uses(CAB, level="add")
    table.until_turn_of(table.prey)
    assert (table.locked(cab), table.counters(cab)) == (True, 1)
    table.until_turn_of(table.you)
    table.you.uses(CAB, level="pool")

    assert (table.you.pool(), table.counters(cab)) == (31, 0)
    assert table.locked(cab)


def test_the_cabs_do_nothing_in_the_turn_of_another(table: Table) -> None:
    """Neither in the unlock phase of your prey nor in her master phase."""
    table.you.ready("Ryan", blood=1)
    cab = table.you.in_play(CAB, counters=2)
    theirs = table.prey.in_play("Society Hunting Ground")
    table.prey.ready("Nassir", blood=1)

    table.until_turn_of(table.prey)
    assert table.prey.may("use", card=theirs)
    assert not table.you.may("use", card=cab)


# -- Cairo Int'l Airport --------------------------------------------------------------------------


def test_the_airport_costs_two_pool(table: Table) -> None:
    """A location."""
    table.you.ready("Ryan")
    cairo = table.you.holds(CAIRO)
    table.begins("master")

    table.you.plays(CAIRO)

    assert table.you.pool() == 28
    assert table.where(cairo) == "permanent"


@pytest.mark.parametrize("name", ["Ryan", "Procurer"])
def test_the_airport_bleeds_the_unborn(table: Table, name: str) -> None:
    """1 blood, in your prey's uncontrolled region; by any minion of yours; directed."""
    traveller = table.you.ready(name)
    table.you.ready(COMPANION)
    cairo = table.you.in_play(CAIRO)
    one = table.prey.uncontrolled("Nassir", blood=2)
    two = table.prey.uncontrolled("Octane", blood=1)
    table.prey.uncontrolled("Sully")
    mine = table.you.uncontrolled("Rake (G1)", blood=2)
    far = table.grand_prey.uncontrolled("Rake (G1)", blood=2)
    table.prey.ready("Min-seo")
    table.predator.ready("Brock Sterling")

    table.you.acts(CAIRO, by=traveller)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    table.until("action", table.prey)
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()

    assert [table.blood(card) for card in (one, two, mine, far)] == [1, 1, 2, 2]
    assert table.locked(traveller)
    assert not table.locked(cairo)
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you)


def test_two_minions_travel_in_a_turn(table: Table) -> None:
    """The card is not locked: one after the other."""
    ryan, meaghan = table.you.ready("Ryan"), table.you.ready("Meaghan")
    table.you.ready("Procurer")
    table.you.in_play(CAIRO)
    victim = table.prey.uncontrolled("Nassir", blood=3)

    table.you.acts(CAIRO, by=ryan)
    table.nobody_reacts()
    table.you.acts(CAIRO, by=meaghan)
    table.nobody_reacts()

    assert table.blood(victim) == 1
    assert table.waits_for(table.you)


def test_a_blocked_traveller_burns_nothing(table: Table) -> None:
    """The blocker and the traveller fight."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(CAIRO)
    victim = table.prey.uncontrolled("Nassir", blood=2)
    wall = table.prey.ready("Octane")

    table.you.acts(CAIRO, by=ryan)
    table.prey.blocks(wall)
    rest(table)

    assert table.blood(victim) == 2
    assert damage_to(table, ryan) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "may"), [(0, False), (1, True)])
def test_somebody_unborn_with_blood_is_needed(table: Table, blood: int, may: bool) -> None:
    """Of your prey, not of the next one."""
    ryan = table.you.ready("Ryan")
    cairo = table.you.in_play(CAIRO)
    table.prey.uncontrolled("Nassir", blood=blood)
    table.grand_prey.uncontrolled("Sully", blood=2)

    table.begins("minion")
    assert table.you.may("use action", card=cairo, by=ryan) == may


def test_minions_of_others_do_not_travel(table: Table) -> None:
    """Your prey has a prey, too, but not the airport."""
    table.you.ready("Ryan")
    cairo = table.you.in_play(CAIRO)
    table.prey.ready("Nassir")
    table.grand_prey.uncontrolled("Sully", blood=2)
    table.you.uncontrolled("Octane", blood=2)

    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=cairo)

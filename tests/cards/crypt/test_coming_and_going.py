"""Vampires that come and go: Possession, Banishment, Parmenides, New Blood, Byzar."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.engine.traits import capacity, circle_of, sect_of
from methuselah.rules.politics.titles import title_of
from methuselah.rules.torpor.diablerie import commit_diablerie
from methuselah.rules.torpor.going_to_torpor import burn_minion
from table_talk import Table

NECROMANCER = "Le Dinh Tho"


def goes_on(table: Table) -> None:
    """What was begun by the test happens."""
    table.state.pending = None
    table.asked()


# -- Possession -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "place", "blood"), [("nec", "uncontrolled", 0), ("NEC", "ready", 1)]
)
def test_possession_brings_back_a_vampire_of_yours(
    table: Table, level: str, place: str, blood: int
) -> None:
    """Uncontrolled at inferior; ready with 1 blood at superior. No ally, no Embrace."""
    acting = table.you.ready(NECROMANCER)
    table.you.holds("Possession")
    dead, other = table.you.ash_heap("Nik Sikko", "Meaghan")
    embrace, ally = table.you.ash_heap("The Embrace", "Procurer")
    theirs = table.prey.ash_heap("Nassir")
    table.you.acts("Possession", by=acting, level=level)
    offered = {option.target for option in table.you.options("choose")}
    assert offered == {dead, other}
    assert not {embrace, ally, theirs} & offered
    table.you.chooses(dead)
    table.nobody_reacts()
    assert table.where(dead) == place
    assert table.blood(dead) == blood
    assert table.state.controller(dead) == table.you.number
    assert table.where(other) == "ash_heap"


@pytest.mark.ruling("Possession", 1)
def test_what_lay_on_a_burned_vampire_is_lost(table: Table) -> None:
    """A changed sect and a changed capacity do not come back."""
    acting = table.you.ready(NECROMANCER)
    vampire = table.you.ready("Nik Sikko")
    table.you.holds("Possession")
    table.until("minion", table.you)
    sect, size = sect_of(table.state, vampire), capacity(table.state, vampire)
    atoms.set_trait(table.state, vampire, "sect", "sabbat")
    atoms.set_trait(table.state, vampire, "capacity", "2")
    atoms.burn(table.state, vampire)
    table.state.pending = None
    table.you.acts("Possession", by=acting, level="NEC")
    table.nobody_reacts()
    assert table.where(vampire) == "ready"
    assert (sect_of(table.state, vampire), capacity(table.state, vampire)) == (sect, size)


def test_possession_does_not_contest_with_yourself(table: Table) -> None:
    """Nobody contests with herself by choice; into the uncontrolled region it may go."""
    acting = table.you.ready(NECROMANCER)
    table.you.ready("Nik Sikko")
    table.you.ash_heap("Nik Sikko")
    table.you.holds("Possession")
    assert table.you.can_play("Possession", by=acting, level="nec")
    assert not table.you.can_play("Possession", by=acting, level="NEC")


# -- Banishment -----------------------------------------------------------------------------------


def banish(table: Table, caller: int, victim: int) -> None:
    """You call it, and your own votes pass it."""
    table.you.acts("Banishment", by=caller)
    while table.asked().window not in ("choose", "polling"):  # type: ignore[union-attr]
        table.pass_on()
    if table.you.may("choose", target=victim):
        table.you.chooses(victim)
    table.you.votes("for", minion=caller)
    table.nobody_reacts()
    table.nobody_reacts()


@pytest.mark.ruling("Banishment", 2)
@pytest.mark.ruling("Banishment", 4)
def test_a_banished_vampire_keeps_what_is_on_it_out_of_play(table: Table) -> None:
    """Blood, counters and cards; the Discipline card sleeps, and works again with all its blood."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Banishment")
    victim = table.prey.ready("Nik Sikko", locked=True)
    celerity = table.prey.in_play("Celerity", on=victim)
    banish(table, prince, victim)
    state = table.state
    printed = state.printed(victim).face.capacity
    assert printed is not None
    assert table.where(victim) == "uncontrolled"
    assert table.on(celerity) == victim
    assert not table.locked(victim)
    assert capacity(state, victim) == printed
    assert table.blood(victim) == printed

    atoms.gain_blood(state, victim, 1)
    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=victim)
    assert table.where(victim) == "ready"
    assert capacity(state, victim) == printed + 1
    assert table.blood(victim) == printed + 1


@pytest.mark.ruling("Banishment", 3)
def test_a_banished_vampire_remembers_what_it_became(table: Table) -> None:
    """A sect, a title it lost."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Banishment")
    victim = table.prey.ready("Nik Sikko")
    table.until("minion", table.you)
    atoms.set_trait(table.state, victim, "sect", "sabbat")
    banish(table, prince, victim)
    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=victim)
    assert sect_of(table.state, victim) == "sabbat"


@pytest.mark.ruling("Banishment", 5)
def test_a_borrowed_vampire_goes_to_its_permanent_controller(table: Table) -> None:
    """Temporary control is broken: not to its owner, not to whoever has it now."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Banishment")
    victim = table.grand_prey.ready("Nik Sikko", controller=table.predator.number)
    table.until("minion", table.you)
    atoms.remember(table.state, victim, "loaned by", table.predator.number)
    atoms.remember(table.state, victim, "loan ends with turn", 1)
    atoms.change_controller(table.state, victim, table.prey.number)
    banish(table, prince, victim)
    assert victim in table.state.seats[table.predator.number].uncontrolled
    table.until_turn_of(table.prey, "discard")
    assert victim in table.state.seats[table.predator.number].uncontrolled


@pytest.mark.ruling("Banishment", 1)
@pytest.mark.ruling("Banishment", 6)
def test_banishment_needs_a_ready_younger_vampire_and_is_not_directed(table: Table) -> None:
    """Not in torpor, not as old, not older; anybody may block whom any political action allows."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Banishment")
    table.prey.torpor("Nik Sikko")
    table.prey.ready("Cybele")
    table.you.ready("Mkhokheli")
    assert not table.you.can_play("Banishment", by=prince)


def test_a_unique_card_on_a_banished_vampire_does_not_keep_others_out(table: Table) -> None:
    """It is out of play; it contests when its bearer is back."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Banishment")
    victim = table.prey.ready("Nik Sikko")
    theirs = table.prey.in_play("Soul Gem of Etrius", on=victim)
    mine = table.you.holds("Soul Gem of Etrius")
    banish(table, prince, victim)
    assert table.where(theirs) == "attached"
    other = table.state.seats[0].ready[0]
    atoms.unlock(table.state, other)
    table.state.pending = None
    table.you.acts("Soul Gem of Etrius", by=other)
    table.nobody_reacts()
    assert table.where(mine) == "attached"
    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=victim)
    assert table.where(mine) == "contested"
    assert table.where(theirs) == "contested"


# -- Parmenides -----------------------------------------------------------------------------------


def test_parmenides_serves_your_predator_until_your_unlock_phase(table: Table) -> None:
    """Your predator controls him as he enters play."""
    parmenides = table.you.uncontrolled("Parmenides (G2)", blood=4)
    table.begins("influence")
    table.you.does("move out", target=parmenides)
    assert table.where(parmenides) == "ready"
    assert table.state.controller(parmenides) == table.predator.number
    table.until_turn_of(table.prey, "discard")
    assert table.state.controller(parmenides) == table.predator.number


@pytest.mark.ruling("Parmenides (G2)", 1)
def test_parmenides_comes_back_and_unlocks(table: Table) -> None:
    """As the unlock phase begins."""
    parmenides = table.you.uncontrolled("Parmenides (G2)", blood=4)
    table.begins("influence")
    table.you.does("move out", target=parmenides)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(by=parmenides, word="bleed")
    table.nobody_reacts()
    assert table.locked(parmenides)
    table.until_turn_of(table.you, "minion")
    assert table.state.controller(parmenides) == table.you.number
    assert not table.locked(parmenides)


@pytest.mark.ruling("Parmenides (G2)", 2)
def test_a_second_parmenides_is_burned(table: Table) -> None:
    """Your predator would contest with herself."""
    first = table.you.uncontrolled("Parmenides (G2)", blood=4)
    second = table.you.uncontrolled("Parmenides (G2)", blood=4)
    table.begins("influence")
    table.you.does("move out", target=first)
    table.you.does("move out", target=second)
    assert table.where(first) == "ready"
    assert table.where(second) == "ash_heap"


@pytest.mark.ruling("Parmenides (G2)", 3)
def test_parmenides_stays_where_he_is_if_his_owner_is_ousted(table: Table) -> None:
    """The predator keeps control."""
    parmenides = table.you.uncontrolled("Parmenides (G2)", blood=4)
    table.begins("influence")
    table.you.does("move out", target=parmenides)
    atoms.burn_pool(table.state, table.you.number, 30)
    table.state.pending = None
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.predator, "discard")
    table.until_turn_of(table.prey, "discard")
    assert table.state.controller(parmenides) == table.predator.number


# -- Anarch Convert -------------------------------------------------------------------------------


@pytest.mark.parametrize("gain", ["pool", "card"])
def test_the_convert_goes_and_makes_an_anarch(table: Table, gain: str) -> None:
    """A non-titled vampire you control; 1 pool, or 1 card from the crypt."""
    convert = table.you.uncontrolled("Anarch Convert (ANY)", blood=1)
    table.you.crypt("Nassir")
    vampire = table.you.ready("Nik Sikko")
    prince = table.you.ready("Mkhokheli")
    theirs = table.prey.ready("Meaghan")
    table.begins("influence")
    table.you.does("move out", target=convert)
    table.you.does("do")
    if table.you.may("choose"):
        assert {o.target for o in table.you.options("choose")} == {vampire}
    before = len(table.state.seats[0].uncontrolled)
    table.you.does("do", number=0 if gain == "pool" else 1)
    assert table.where(convert) == "removed"
    assert sect_of(table.state, vampire) == "anarch"
    assert sect_of(table.state, prince) != "anarch"
    assert sect_of(table.state, theirs) != "anarch"
    assert table.you.pool() == (31 if gain == "pool" else 30)
    assert len(table.state.seats[0].uncontrolled) == before + (gain == "card")


def test_the_convert_may_stay(table: Table) -> None:
    """She need not use it."""
    convert = table.you.uncontrolled("Anarch Convert (ANY)", blood=1)
    table.you.ready("Nik Sikko")
    table.begins("influence")
    table.you.does("move out", target=convert)
    table.you.does("decline")
    assert table.where(convert) == "ready"
    assert table.you.pool() == 30


@pytest.mark.ruling("Anarch Convert (ANY)", 1)
@pytest.mark.parametrize("yours", [True, False])
def test_the_convert_goes_before_it_contests(table: Table, yours: bool) -> None:
    """Another one in play, even yours, does not hinder it."""
    owner = table.you if yours else table.prey
    there = owner.ready("Anarch Convert (ANY)")
    vampire = table.you.ready("Nik Sikko")
    convert = table.you.uncontrolled("Anarch Convert (ANY)", blood=1)
    table.begins("influence")
    table.you.does("move out", target=convert)
    table.you.does("do")
    if table.you.may("choose"):
        table.you.chooses(vampire)
    assert table.where(convert) == "removed"
    assert table.where(there) == "ready"
    assert sect_of(table.state, vampire) == "anarch"


@pytest.mark.ruling("Anarch Convert (ANY)", 2)
def test_the_convert_may_make_an_anarch_of_an_anarch(table: Table) -> None:
    """If it has no title; a baron is not converted."""
    table.you.ready("Branimira (G6)")
    convert = table.you.uncontrolled("Anarch Convert (ANY)", blood=1)
    table.you.ready("Nathan Turner")
    table.begins("influence")
    table.you.does("move out", target=convert)
    table.you.does("do")
    table.you.does("do", number=0)  # the pool, not a card of the crypt, though that is empty
    assert table.where(convert) == "removed"
    assert table.you.pool() == 31


# -- New Blood ------------------------------------------------------------------------------------


@pytest.mark.ruling("New Blood (ANY)", 1)
def test_new_blood_belongs_to_the_circle_that_you_choose(table: Table) -> None:
    """A named one, or that of a single vampire; and you draw a card from your crypt."""
    new = table.you.uncontrolled("New Blood (ANY)", blood=2)
    drawn = table.you.crypt("Nassir")
    alone = table.prey.ready("Nik Sikko")
    other = table.prey.ready("Meaghan")
    table.begins("influence")
    table.you.does("move out", target=new)
    table.you.chooses(alone)
    state = table.state
    assert circle_of(state, new) == circle_of(state, alone) != circle_of(state, other)
    assert table.where(drawn) == "uncontrolled"


@pytest.mark.ruling("New Blood (ANY)", 2)
def test_two_uncontrolled_new_bloods_are_of_different_circles(table: Table) -> None:
    """Each is a circle of its own, which the other may join as it enters play."""
    first = table.you.uncontrolled("New Blood (ANY)", blood=2)
    second = table.prey.uncontrolled("New Blood (ANY)", blood=2)
    table.begins("influence")
    table.asked()
    assert circle_of(table.state, first) != circle_of(table.state, second)


@pytest.mark.ruling("New Blood (ANY)", 3)
def test_the_inner_circle_is_no_circle(table: Table) -> None:
    """It is a title; New Blood gets none."""
    new = table.you.uncontrolled("New Blood (ANY)", blood=2)
    table.begins("influence")
    table.you.does("move out", target=new)
    words = {option.word for option in table.you.options("choose")}
    assert words and not any("inner" in word.lower() for word in words)
    table.you.chooses(word=sorted(words)[0])
    assert circle_of(table.state, new) == sorted(words)[0]
    assert title_of(table.state, new) == ""


# -- Byzar ----------------------------------------------------------------------------------------


def byzar(table: Table, counters: int = 0, **how: object) -> int:
    """Byzar is yours and ready; the minion phase is open."""
    table.you.ready("Nik Sikko")
    made = table.you.ready("Byzar (G6)", counters=counters, **how)
    table.until("minion", table.you)
    return made


@pytest.mark.ruling("Byzar (G6)", 2)
@pytest.mark.parametrize(("counters", "place"), [(0, "torpor"), (1, "torpor"), (2, "removed")])
def test_byzar_is_not_burned_but_twice(table: Table, counters: int, place: str) -> None:
    """A counter, and torpor; with 3 he leaves the game."""
    made = byzar(table, counters)
    burn_minion(table.state, made)
    goes_on(table)
    assert table.where(made) == place
    assert place == "removed" or table.counters(made) == counters + 1


@pytest.mark.ruling("Byzar (G6)", 5)
def test_nothing_hears_that_byzar_burned(table: Table) -> None:
    """He was not."""
    made = byzar(table)
    burn_minion(table.state, made, table.state.seats[0].ready[0])
    goes_on(table)
    assert not [e for e in table.state.journal if e.what in ("burned", "burns") and e.card == made]


@pytest.mark.ruling("Byzar (G6)", 1)
def test_a_diablerie_of_byzar_is_unsuccessful_each_time(table: Table) -> None:
    """Blood and equipment stay on him; it can be tried again."""
    diablerist = table.you.ready("Mkhokheli", blood=1)
    victim = table.prey.torpor("Byzar (G6)", blood=3)
    table.until("minion", table.you)
    for counters in (1, 2):
        commit_diablerie(table.state, diablerist, victim)
        goes_on(table)
        table.until("minion", table.you)
        assert table.where(victim) == "torpor"
        assert table.counters(victim) == counters
        assert table.blood(victim) == 3
        assert table.blood(diablerist) == 1
    assert table.where(diablerist) == "ready"


def test_uncontrolled_or_yielded_byzar_is_burned(table: Table) -> None:
    """His text does not work there."""
    made = byzar(table)
    atoms.move_to_region(table.state, made, "uncontrolled")
    atoms.burn(table.state, made)
    assert table.where(made) == "ash_heap"


# -- Soul Gem of Etrius ---------------------------------------------------------------------------


def gem_bearer(table: Table, top: str, bearer: str = "Mkhokheli") -> tuple[int, int, int]:
    """The bearer is about to burn; your crypt has one card."""
    made = table.you.ready(bearer)
    gem = table.you.in_play("Soul Gem of Etrius", on=made)
    drawn = table.you.crypt(top)
    table.you.ready("Meaghan")
    table.until("minion", table.you)
    return made, gem, drawn


@pytest.mark.ruling("Soul Gem of Etrius", 1)
def test_a_younger_vampire_comes_with_the_gem(table: Table) -> None:
    """Ready, with blood equal to its capacity; a new vampire for all purposes."""
    made, gem, drawn = gem_bearer(table, "Nik Sikko")
    burn_minion(table.state, made)
    goes_on(table)
    assert table.where(made) == "ash_heap"
    assert table.where(drawn) == "ready"
    assert table.on(gem) == drawn
    assert table.blood(drawn) == capacity(table.state, drawn)
    assert table.you.may("act", minion=drawn, word="bleed")


def test_a_vampire_that_is_not_younger_stays_uncontrolled(table: Table) -> None:
    """And the gem is burned."""
    made, gem, drawn = gem_bearer(table, "Mkhokheli", "Nik Sikko")
    burn_minion(table.state, made)
    goes_on(table)
    assert table.where(drawn) == "uncontrolled"
    assert table.where(gem) == "ash_heap"
    assert table.blood(drawn) == 0


@pytest.mark.ruling("Soul Gem of Etrius", 2)
def test_the_gem_is_still_where_its_bearer_leaves_the_game(table: Table) -> None:
    """Removed is not burned."""
    made, gem, drawn = gem_bearer(table, "Nik Sikko")
    atoms.remove_from_game(table.state, made)
    goes_on(table)
    assert table.where(drawn) == "crypt"
    assert table.where(gem) == "ash_heap"


@pytest.mark.ruling("Soul Gem of Etrius", 3)
@pytest.mark.ruling("Soul Gem of Etrius", 6)
def test_the_gem_works_for_whoever_cannot_use_equipment(table: Table) -> None:
    """It is no use of equipment."""
    from methuselah.engine.rows import add_row

    made, gem, drawn = gem_bearer(table, "Nik Sikko")
    turn = table.state.span("turn")
    assert turn is not None
    add_row(turn, "cannot use equipment", subject=made)
    add_row(turn, "cannot use equipment", subject=drawn)
    burn_minion(table.state, made)
    goes_on(table)
    assert table.on(gem) == drawn


@pytest.mark.ruling("Soul Gem of Etrius", 4)
def test_a_drawn_vampire_that_contests_itself_passes_the_gem_on(table: Table) -> None:
    """It is burned, and the next one is compared with it."""
    made = table.you.ready("Mkhokheli")
    gem = table.you.in_play("Soul Gem of Etrius", on=made)
    third, second = table.you.crypt("Anarch Convert (ANY)", "Meaghan")
    table.you.ready("Meaghan")
    table.until("minion", table.you)
    burn_minion(table.state, made)
    goes_on(table)
    if table.you.may("decline"):
        table.you.does("decline")
    assert table.where(second) == "ash_heap"
    assert table.where(third) == "ready"
    assert table.on(gem) == third


def test_the_diablerist_does_not_get_the_gem(table: Table) -> None:
    """Other equipment she may take."""
    diablerist = table.you.ready("Mkhokheli", blood=1)
    victim = table.prey.torpor("Nik Sikko")
    gem = table.prey.in_play("Soul Gem of Etrius", on=victim)
    drawn = table.prey.crypt("Anarch Convert (ANY)")
    table.until("minion", table.you)
    commit_diablerie(table.state, diablerist, victim)
    goes_on(table)
    assert not table.you.may("take", target=gem)
    while table.asked().window not in ("minion", "polling"):  # type: ignore[union-attr]
        table.pass_on()
    assert table.on(gem) == drawn

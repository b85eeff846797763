"""Other cards as minions: Shock Troops, Spell of Life, Absimiliard's Army, Shambling Hordes."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.engine.traits import (
    capacity,
    clan_of,
    discipline_level,
    is_ally,
    is_vampire,
    own_bleed,
    own_strength,
    sect_of,
)
from methuselah.rules.combat.strike_effects import strength
from methuselah.rules.torpor.going_to_torpor import burn_minion
from table_talk import Table


def goes_on(table: Table) -> None:
    """What was begun by the test happens."""
    table.state.pending = None
    table.asked()


# -- Shock Troops ---------------------------------------------------------------------------------


def troops(table: Table, number: int) -> tuple[int, ...]:
    """Your cardinal's Shock Troops of so many Discipline cards in your hand of three."""
    table.you.ready("Melinda Galbraith", locked=True)
    cards = table.you.holds("Celerity", "Oblivion", "Celerity")
    table.you.holds("Shock Troops", "Blood Doll")
    table.begins("master")
    table.you.plays("Shock Troops")
    for card in cards[:number]:
        table.you.chooses(card)
    if number < len(cards):
        table.you.does("done")
    return tuple(cards[:number])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_discipline_cards_become_shock_troops(table: Table, number: int) -> None:
    """Clanless Sabbat vampires of capacity 1 with these Disciplines, for 1 pool each."""
    made = troops(table, number)
    state = table.state
    assert table.you.pool() == 30 - number
    for card in made:
        assert table.where(card) == "ready"
        assert is_vampire(state, card)
        assert capacity(state, card) == 1
        assert {o.word for o in table.you.options("act", minion=card)} <= {"hunt"}
        assert (clan_of(state, card), sect_of(state, card)) == ("", "sabbat")
        code = "cel" if state.printed(card).name == "Celerity" else "obl"
        assert discipline_level(state, card, code) == 1
        assert not state.definition(card).face.unique
        assert "discipline" not in state.definition(card).face.keywords


@pytest.mark.ruling("Shock Troops", 1)
def test_shock_troops_may_be_none(table: Table) -> None:
    """X can be 0."""
    assert troops(table, 0) == ()
    assert table.you.pool() == 30


def test_shock_troops_hunt_first_and_never_bleed(table: Table) -> None:
    """-1 stealth on all actions; no bleed, no political action, even with blood."""
    (made,) = troops(table, 1)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert table.blood(made) == 1
    assert "bleed" not in {o.word for o in table.you.options("act", minion=made)}


@pytest.mark.parametrize("minion", ["Mkhokheli", "Korah"])
def test_shock_troops_need_the_title(table: Table, minion: str) -> None:
    """A ready archbishop, cardinal or regent."""
    table.you.ready(minion)
    table.you.holds("Shock Troops", "Celerity")
    table.begins("master")
    assert not table.you.may("play", card="Shock Troops")


# -- Spell of Life --------------------------------------------------------------------------------


def spells(table: Table, mine: int, theirs: int) -> None:
    """Copies in play."""
    for _ in range(mine):
        table.you.in_play("Spell of Life")
    for _ in range(theirs):
        table.prey.in_play("Spell of Life")


def speak(table: Table) -> None:
    """All five copies are burned."""
    table.you.does("use")
    while table.asked().kind == "copies":  # type: ignore[union-attr]
        table.take(0)


@pytest.mark.ruling("Spell of Life", 1)
def test_five_copies_make_mummies(table: Table) -> None:
    """Unique allies with life equal to capacity; the copies may be another's."""
    spells(table, 2, 3)
    table.you.ready("Meaghan")
    mummy = table.you.uncontrolled("Mkhokheli")
    other = table.you.uncontrolled("Nik Sikko", blood=2)
    theirs = table.prey.uncontrolled("Nassir")
    table.until("minion", table.you)
    copies = [c for s in (0, 1) for c in table.state.seats[s].permanent]
    speak(table)
    assert theirs not in {o.target for o in table.you.options("choose")}
    table.you.chooses(mummy)
    table.you.does("done")
    state = table.state
    assert table.where(mummy) == "ready"
    assert is_ally(state, mummy) and not is_vampire(state, mummy)
    assert table.blood(mummy) == state.printed(mummy).face.capacity
    assert (own_strength(state, mummy), own_bleed(state, mummy)) == (2, 1)
    assert state.definition(mummy).face.keywords == {"mummy"}
    assert table.where(other) == "uncontrolled"
    assert all(table.where(c) == "ash_heap" for c in copies)


def test_four_copies_make_none(table: Table) -> None:
    """Five are burned, wherever they are."""
    spells(table, 2, 2)
    table.you.ready("Meaghan")
    table.you.uncontrolled("Mkhokheli")
    table.until("minion", table.you)
    assert not table.you.may("use")


@pytest.mark.ruling("Spell of Life", 2)
def test_a_mummy_contests_its_name(table: Table) -> None:
    """A vampire of that name is unique too."""
    spells(table, 5, 0)
    table.you.ready("Meaghan")
    rival = table.prey.ready("Mkhokheli")
    mummy = table.you.uncontrolled("Mkhokheli")
    table.until("minion", table.you)
    speak(table)
    table.you.chooses(mummy)
    assert table.where(mummy) == table.where(rival) == "contested"


@pytest.mark.ruling("Spell of Life", 3)
def test_mummies_of_a_vampire_that_is_not_unique_contest_each_other(table: Table) -> None:
    """The mummies are unique; a second one of yours is burned, a non-unique vampire is left."""
    spells(table, 5, 0)
    table.you.ready("Meaghan")
    kindred = table.prey.ready("Aabbt Kindred")
    first = table.you.uncontrolled("Aabbt Kindred")
    second = table.you.uncontrolled("Aabbt Kindred")
    table.until("minion", table.you)
    speak(table)
    table.you.chooses(first)
    table.you.chooses(second)
    assert table.where(kindred) == "ready"
    assert {table.where(first), table.where(second)} == {"ready", "ash_heap"}


@pytest.mark.ruling("Spell of Life", 4)
def test_a_burned_mummy_is_a_vampire_in_the_ash_heap(table: Table) -> None:
    """Possession can be used, Compel the Spirit cannot."""
    spells(table, 5, 0)
    table.you.ready("Meaghan")
    medium = table.you.ready("Le Dinh Tho")
    table.you.holds("Possession")
    mummy = table.you.uncontrolled("Mkhokheli")
    table.until("minion", table.you)
    speak(table)
    table.you.chooses(mummy)
    burn_minion(table.state, mummy)
    goes_on(table)
    assert table.where(mummy) == "ash_heap"
    assert is_vampire(table.state, mummy) and not is_ally(table.state, mummy)
    assert table.you.can_play("Possession", by=medium, level="nec")


@pytest.mark.ruling("Spell of Life", 5)
def test_wormwood_does_not_reach_mummies(table: Table) -> None:
    """A mummy has the life of the printed capacity; the vampires beside it are reduced."""
    spells(table, 5, 0)
    prince = table.you.ready("Meaghan")
    mummy = table.you.uncontrolled("Mkhokheli")
    table.grand_prey.in_play("Wormwood", counters=1)
    table.until("minion", table.you)
    speak(table)
    table.you.chooses(mummy)
    assert capacity(table.state, prince) == 1
    assert table.blood(mummy) == table.state.printed(mummy).face.capacity


def test_one_spell_of_life_each_turn(table: Table) -> None:
    """Whoever plays it; blocked or not."""
    first, second = table.you.ready("Amenophobis"), table.you.ready("Amisa")
    table.you.holds("Spell of Life", "Spell of Life")
    table.you.acts("Spell of Life", by=first)
    table.nobody_reacts()
    assert not table.you.can_play("Spell of Life", by=second)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play("Spell of Life", by=second)


# -- Absimiliard's Army ---------------------------------------------------------------------------


def army(table: Table) -> int:
    """The event is in play; the next unlock phase is your prey's."""
    return table.you.in_play("Absimiliard's Army")


@pytest.mark.ruling("Absimiliard's Army", 1)
@pytest.mark.ruling("Absimiliard's Army", 2)
@pytest.mark.ruling("Absimiliard's Army", 6)
def test_the_top_card_becomes_a_nameless_ghoul(table: Table) -> None:
    """2 life, 2 strength, 1 bleed; no name, no text, not played, not unique, no mortal."""
    army(table)
    table.prey.library(*["Smiling Jack, The Anarch"] * 9)
    table.prey.does("do")
    state = table.state
    (top,) = state.seats[table.prey.number].ready
    assert table.where(top) == "ready"
    assert state.controller(top) == table.prey.number
    assert is_ally(state, top)
    assert (table.blood(top), own_strength(state, top), own_bleed(state, top)) == (2, 2, 1)
    definition = state.definition(top)
    assert definition.name == "Ghoul"
    assert (definition.triggers, definition.actions, definition.face.text) == ((), (), "")
    assert definition.face.keywords == {"ghoul"} and not definition.face.unique
    assert not [e for e in state.journal if e.what == "played" and e.card == top]


def ghoul(table: Table) -> tuple[int, int]:
    """The event, and a ghoul of yours."""
    event = army(table)
    top = table.you.library("Blood Doll")
    table.you.ready("Meaghan")
    table.begins("unlock")
    table.you.does("do")
    assert table.where(top) == "ready"
    return event, top


@pytest.mark.ruling("Absimiliard's Army", 3)
def test_a_burned_ghoul_leaves_the_game_but_is_burned(table: Table) -> None:
    """Who listens for burning hears it."""
    _, made = ghoul(table)
    burn_minion(table.state, made)
    goes_on(table)
    assert table.where(made) == "removed"
    assert [e for e in table.state.journal if e.what == "burned" and e.card == made]


@pytest.mark.ruling("Absimiliard's Army", 3)
def test_when_the_army_leaves_play_its_ghouls_leave_the_game(table: Table) -> None:
    """They are not burned then."""
    event, made = ghoul(table)
    atoms.burn(table.state, event)
    goes_on(table)
    assert table.where(made) == "removed"
    assert not [e for e in table.state.journal if e.what == "burned" and e.card == made]


def test_an_ousting_ends_the_army(table: Table) -> None:
    """After a Methuselah is ousted, it burns."""
    event, made = ghoul(table)
    atoms.burn_pool(table.state, table.grand_prey.number, 30)
    goes_on(table)
    table.until("minion", table.you)
    assert table.where(event) == "ash_heap"
    assert table.where(made) == "removed"


@pytest.mark.ruling("Absimiliard's Army", 4)
@pytest.mark.ruling("Absimiliard's Army", 5)
def test_the_army_needs_another_gehenna_event_as_it_is_played(table: Table) -> None:
    """Only then; and it is not replaced before an ousting, burned or not."""
    card = table.you.holds("Absimiliard's Army")
    other = table.prey.in_play("Fall of the Camarilla")
    table.prey.ready("Meaghan")
    table.begins("discard")
    table.you.plays("Absimiliard's Army")
    assert table.where(card) == "permanent"
    table.until("minion", table.prey)
    hand = len(table.state.seats[0].hand)
    atoms.burn(table.state, other)
    atoms.burn(table.state, card)
    goes_on(table)
    assert len(table.state.seats[0].hand) == hand
    atoms.burn_pool(table.state, table.grand_prey.number, 30)
    goes_on(table)
    assert len(table.state.seats[0].hand) == hand + 1


def test_without_another_gehenna_event_the_army_is_not_played(table: Table) -> None:
    """Requires 1 or more others in play."""
    table.you.holds("Absimiliard's Army")
    table.you.ready("Meaghan")
    table.begins("discard")
    assert not table.you.may("play", card="Absimiliard's Army")


# -- Shambling Hordes -----------------------------------------------------------------------------


def hordes(table: Table, level: str) -> int:
    """Recruited by your necromancer."""
    acting = table.you.ready("Le Dinh Tho")
    card = table.you.holds("Shambling Hordes")
    table.you.acts("Shambling Hordes", by=acting, level=level)
    while not table.over() and not table.you.may("do"):
        table.pass_on()
    return int(card)


@pytest.mark.parametrize(("level", "life"), [("nec", 3), ("NEC", 4)])
def test_the_hordes_eat_a_minion_of_your_ash_heap(table: Table, level: str, life: int) -> None:
    """They have strength equal to their life, and gain none."""
    dead, ally = table.you.ash_heap("Nik Sikko", "Procurer")
    table.you.ash_heap("The Embrace")
    table.prey.ash_heap("Nassir")
    made = hordes(table, level)
    table.you.does("do", number=0)
    assert {o.target for o in table.you.options("choose")} == {dead, ally}
    table.you.chooses(dead)
    table.nobody_reacts()
    assert table.where(dead) == "removed"
    assert table.where(made) == "ready"
    assert table.blood(made) == strength(table.state, made) == life
    atoms.burn_blood(table.state, made, 1)
    assert strength(table.state, made) == life - 1
    atoms.gain_blood(table.state, made, 1)
    assert table.blood(made) == life - 1


@pytest.mark.ruling("Shambling Hordes", 1)
def test_the_hordes_may_be_burned_instead(table: Table) -> None:
    """She can choose not to remove a minion."""
    dead = table.you.ash_heap("Nik Sikko")
    made = hordes(table, "nec")
    table.you.does("do", number=1)
    table.nobody_reacts()
    assert table.where(made) == "ash_heap"
    assert table.where(dead) == "ash_heap"


def test_without_a_minion_in_the_ash_heap_the_hordes_burn(table: Table) -> None:
    """There is nothing to remove."""
    made = hordes(table, "NEC")
    assert table.where(made) == "ash_heap"


@pytest.mark.ruling("Shambling Hordes", 3)
def test_the_hordes_eat_however_they_come_into_play(table: Table) -> None:
    """It is what they do as they enter play, not what the recruit action does."""
    from methuselah.cards import definitions
    from methuselah.pool import pool

    definition = definitions()[pool()["Shambling Hordes"].id]
    assert definition.enters
    assert not definition.mode("nec").effect
    table.asked()


@pytest.mark.ruling("Shambling Hordes", 2)
def test_the_hordes_strike_with_the_life_they_have_as_strikes_resolve(table: Table) -> None:
    """Both strike at once: the 3 points stand; what they lost before would count."""
    table.you.ready("Meaghan", locked=True)
    made = table.you.ready("Shambling Hordes", level="nec", blood=3)
    theirs = table.prey.ready("Mkhokheli")
    table.asked()
    full = table.blood(theirs)
    table.you.acts(made, by=made)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.blood(theirs) == full - 3
    assert table.blood(made) == 2

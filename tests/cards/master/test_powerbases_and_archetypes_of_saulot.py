"""Masters of the Fifth Edition Companion: the powerbases and the archetypes of Saulot."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION, rest
from fight_talk import blocked, damage_to
from made_up import paper
from methuselah.engine.definitions import Mode
from methuselah.engine.scope import Scope
from methuselah.language import action_requires, becomes_of_sect, clan, on, use, yours
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strikes import strength
from methuselah.rules.politics.titles import title_of, votes_of_title
from methuselah.rules.politics.votes import tally
from methuselah.rules.turn.discard import discard_actions
from table_talk import Table

KINE = "Kine Resources Contested"
LOS_ANGELES = "Powerbase: Los Angeles"
MONTREAL = "Powerbase: Montreal"

# -- Powerbase: Los Angeles ---------------------------------------------------------------------


@pytest.mark.ruling("Powerbase: Los Angeles", 1)
@pytest.mark.parametrize("name", ["Piper", "Go Anarch", "Open War"])
def test_los_angeles_unlocks_an_anarch_for_a_card_of_theirs(table: Table, name: str) -> None:
    """A discard phase action more; a card that requires an Anarch, a Baron, or makes one."""
    base = table.you.in_play(LOS_ANGELES)
    anarch = table.you.ready("Gathii", locked=True)
    other = table.you.ready("Castellan", locked=True)
    table.you.puts(name, "hand")  # is only discarded
    table.you.holds("Blood Doll")
    table.begins("discard")

    table.until("discard", table.you)
    assert discard_actions(table.state, 0) == 1
    table.you.uses(LOS_ANGELES)
    assert discard_actions(table.state, 0) == 2
    assert table.locked(base)
    table.you.does("discard", card=name)
    table.you.does("answer")
    assert not table.locked(anarch)
    assert table.locked(other)
    assert table.you.may("discard")


@pytest.mark.parametrize(("used", "name"), [(True, "Blood Doll"), (False, "Piper")])
def test_los_angeles_unlocks_nobody_otherwise(table: Table, used: bool, name: str) -> None:
    """Not for another card; not with the discard phase action that everybody has."""
    table.you.in_play(LOS_ANGELES)
    anarch = table.you.ready("Gathii", locked=True)
    table.you.holds(name)
    table.begins("discard")

    table.until("discard", table.you)
    if used:
        table.you.uses(LOS_ANGELES)
    table.you.does("discard", card=name)
    assert not table.you.may("answer")
    assert table.locked(anarch)


def test_los_angeles_unlocks_any_ready_anarch(table: Table) -> None:
    """Yours or not; no other vampire, and nobody in torpor."""
    table.you.in_play(LOS_ANGELES)
    mine = table.you.ready("Gathii", locked=True)
    table.you.ready("Castellan", locked=True)
    theirs = table.prey.ready("Gabriel Tremblay", locked=True)
    table.grand_prey.torpor("Gabriel Tremblay", locked=True)
    table.prey.ready("Ashley", locked=True)
    table.you.holds("Piper")
    table.begins("discard")

    table.you.uses(LOS_ANGELES)
    table.you.does("discard", card="Piper")
    table.you.does("answer")
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)

    assert not table.locked(theirs)
    assert table.locked(mine)


def test_los_angeles_is_for_the_discard_phase_of_its_controller(table: Table) -> None:
    """Not in that of another."""
    base = table.prey.in_play(LOS_ANGELES)
    table.you.holds("Blood Doll")
    table.prey.ready("Gathii")
    table.begins("discard")

    table.until("discard")
    assert not table.prey.may("use", card=base)


@pytest.mark.parametrize(
    ("base", "name", "may"),
    [
        (LOS_ANGELES, "Gathii", True),
        (LOS_ANGELES, "Castellan", False),
        (MONTREAL, "Castellan", True),
    ],
)
def test_a_powerbase_can_be_stolen(table: Table, base: str, name: str, may: bool) -> None:
    """By Anarchs, or by any vampire, with a directed action; not from oneself."""
    thief = table.you.ready(name)
    table.you.ready(COMPANION)
    card = table.prey.in_play(base)
    table.prey.ready("Ashley")

    assert table.you.may("use action", card=card, by=thief) == may
    if may:
        table.you.acts(base, by=thief)
        assert action_of(table).targets == (1,)
        assert stealth(table.state, action_of(table)) == 0
        table.nobody_reacts()
        assert table.state.controller(card) == 0
        assert not table.you.may("use action", card=card)


# -- Powerbase: Montreal ------------------------------------------------------------------------


def test_montreal_adds_a_blood_in_the_influence_phase(table: Table) -> None:
    """To one uncontrolled vampire of yours, once, without a lock."""
    base = table.you.in_play(MONTREAL)
    first = table.you.uncontrolled("Gathii")
    second = table.you.uncontrolled("Castellan")
    foreign = table.prey.uncontrolled("Ashley")
    table.begins("influence")

    table.until("influence", table.you)
    table.you.uses(MONTREAL)
    assert {option.target for option in table.you.options("choose")} == {first, second}
    table.you.chooses(second)
    assert (table.blood(first), table.blood(second), table.blood(foreign)) == (0, 1, 0)
    assert not table.locked(base)
    assert table.you.pool() == 30
    assert not table.you.may("use", card=base)


# -- Saulot's Avenging Fist ---------------------------------------------------------------------


def test_avenging_fist_goes_on_a_salubri_without_archetype(table: Table) -> None:
    """For 2 pool; +1 strength."""
    castellan = table.you.ready("Castellan")
    rebel = table.you.ready("Dominica")
    table.you.in_play("Rebel", on=rebel)
    stranger = table.you.ready("Gathii")
    foreign = table.prey.ready("Abaddon")
    card = table.you.holds("Saulot's Avenging Fist")
    table.begins("master")

    table.you.plays("Saulot's Avenging Fist")
    table.until("minion", table.you)
    assert table.on(card) == castellan
    assert table.you.pool() == 28
    assert strength(table.state, castellan) == 2
    assert [strength(table.state, m) for m in (rebel, stranger, foreign)] == [1, 1, 1]


@pytest.mark.ruling("Saulot's Avenging Fist", 1)
@pytest.mark.parametrize(("name", "number"), [("Gathii", 0), ("Nassir", 1)])
def test_avenging_fist_enters_combat(table: Table, name: str, number: int) -> None:
    """A directed action, with 1 stealth against a Tremere; it requires a Salubri."""
    castellan = table.you.ready("Castellan")
    table.you.ready(COMPANION)
    card = table.you.in_play("Saulot's Avenging Fist", on=castellan)
    victim = table.prey.ready(name)
    table.prey.ready("Ashley")
    table.prey.ready("Dominica")

    table.you.acts("Saulot's Avenging Fist", by=castellan)
    names = {table.state.definition(o.target).name for o in table.you.options("choose")}
    assert "Dominica (G7)" not in names
    assert len(names) == 2
    table.you.chooses(victim)
    assert action_of(table).targets == (1,)
    assert stealth(table.state, action_of(table)) == number
    assert action_requires("Salubri").holds(table.state, Scope(0, card, castellan))
    table.nobody_reacts()
    assert damage_to(table, victim) == 2
    assert table.waits_for(table.you)


# -- Saulot's Guiding Wisdom --------------------------------------------------------------------


def test_guiding_wisdom_is_a_title(table: Table) -> None:
    """2 votes for an independent Salubri; lost with the card."""
    castellan = table.you.ready("Castellan")
    table.you.ready("Gathii")
    card = table.you.holds("Saulot's Guiding Wisdom")
    table.begins("master")

    table.you.plays("Saulot's Guiding Wisdom")
    table.until("minion", table.you)
    assert table.on(card) == castellan
    assert table.you.pool() == 29
    assert title_of(table.state, castellan) == "2 votes"
    assert votes_of_title(table.state, castellan) == 2


def test_guiding_wisdom_is_a_title_of_independents(table: Table) -> None:
    """Of another sect its bearer has no title; the title comes back with the sect."""
    castellan = table.you.ready("Castellan")
    table.you.ready(COMPANION)
    table.you.in_play(paper("Turner", *(turns(to) for to in ("camarilla", "independent"))))
    table.you.holds("Saulot's Guiding Wisdom")
    table.begins("master")
    table.you.plays("Saulot's Guiding Wisdom")

    table.you.uses("Turner", level="camarilla")
    assert title_of(table.state, castellan) == ""
    assert votes_of_title(table.state, castellan) == 0
    table.you.uses("Turner", level="independent")
    assert votes_of_title(table.state, castellan) == 2


def turns(sect: str) -> Mode:
    """Every vampire of yours becomes of a sect, in the minion phase."""
    return use(becomes_of_sect(sect, on(clan("Salubri"), yours)), at=("minion",), key=sect)


def with_wisdom(table: Table) -> tuple[int, int]:
    """Castellan with Guiding Wisdom on him; he and the card."""
    castellan = table.you.ready("Castellan")
    return castellan, table.you.in_play("Saulot's Guiding Wisdom", on=castellan)


def test_guiding_wisdom_makes_a_vampire_abstain(table: Table) -> None:
    """Its bearer locks; what was cast is cancelled."""
    castellan, card = with_wisdom(table)
    caller = table.you.ready("Nassir")
    table.you.holds(KINE)
    primogen = table.prey.ready("Larissa Moreira")

    table.you.acts(KINE, by=caller)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    table.until("polling", table.you)
    table.prey.votes("against", minion=primogen)
    assert tally(table.state) == (0, 1)
    table.you.uses(card)
    table.you.chooses(primogen)

    assert table.locked(castellan)
    assert tally(table.state) == (0, 0)
    assert not table.you.may("use", card=card)


def test_guiding_wisdom_ends_a_combat_of_another_minion(table: Table) -> None:
    """Before range is determined; its bearer locks."""
    castellan, card = with_wisdom(table)
    fighter = table.you.ready("Nassir")
    guard = table.prey.ready("Ashley")

    blocked(table, fighter, guard)
    table.you.uses(card, level="combat")
    rest(table)
    assert table.locked(castellan)
    assert damage_to(table, fighter) == damage_to(table, guard) == 0


def test_guiding_wisdom_does_not_end_a_combat_of_its_bearer_or_of_others(table: Table) -> None:
    """Another minion of yours must fight."""
    castellan, card = with_wisdom(table)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Ashley")

    blocked(table, castellan, guard)
    rest(table)
    assert damage_to(table, guard) == 1
    assert not [line for line in table.state.journal if line.what == "used" and line.card == card]


# -- Saulot's Healing Touch ---------------------------------------------------------------------


@pytest.mark.ruling("Saulot's Healing Touch", 1)
@pytest.mark.parametrize(("name", "may"), [("Gathii", True), ("Nassir", False)])
def test_healing_touch_rescues_for_nothing(table: Table, name: str, may: bool) -> None:
    """Nobody pays, and the rescued vampire gains 1 blood; a Tremere costs 2 as ever."""
    castellan = table.you.ready("Castellan", blood=1)
    table.you.ready(COMPANION)
    table.you.in_play("Saulot's Healing Touch", on=castellan)
    victim = table.you.torpor(name, blood=0)

    assert table.you.may("act", by=castellan, word="rescue", target=victim) == may
    if may:
        table.you.acts(by=castellan, word="rescue", target=victim)
        table.nobody_reacts()
        assert table.where(victim) == "ready"
        assert table.blood(victim) == 1
        assert table.blood(castellan) == 1


def test_others_do_not_have_the_healing_touch(table: Table) -> None:
    """A rescue by another costs 2, and nobody gains blood."""
    castellan = table.you.ready("Castellan")
    table.you.in_play("Saulot's Healing Touch", on=castellan)
    other = table.you.ready("Ashley")
    victim = table.you.torpor("Gathii", blood=0)

    table.you.acts(by=other, word="rescue", target=victim)
    table.nobody_reacts()
    assert table.where(victim) == "ready"
    assert table.blood(victim) == 0


@pytest.mark.ruling("Saulot's Healing Touch", 2)
def test_healing_touch_adds_a_blood_or_life(table: Table) -> None:
    """To another ready minion, whoever controls it; the action requires a Salubri."""
    castellan = table.you.ready("Castellan")
    card = table.you.in_play("Saulot's Healing Touch", on=castellan)
    table.you.ready(COMPANION)
    ally = table.you.ready("Carlton Van Wyk", blood=1)
    lying = table.you.torpor("Nassir")
    foreign = table.prey.ready("Ashley", blood=1)

    table.you.acts(card, by=castellan)
    found = {option.target for option in table.you.options("choose")}
    assert {ally, foreign} <= found
    assert not found & {castellan, lying}
    table.you.chooses(ally)
    assert action_of(table).targets == ()
    assert stealth(table.state, action_of(table)) == 1
    assert action_requires("Salubri").holds(table.state, Scope(0, card, castellan))
    table.nobody_reacts()
    assert table.blood(ally) == 2
    assert table.waits_for(table.you)

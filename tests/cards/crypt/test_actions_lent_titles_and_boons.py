"""Vampires with an action of their own: titles, bleeds, combat, control, searches, guards."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, REOPENS, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import TARGET, action, attached, burn_card, choose, master, put_in_play
from methuselah.rules.politics.titles import title_of
from scenes.telling import changing
from table_talk import Table

TOBIAS = "Tobias Smith (G3)"


def sabbat(**parts: object) -> Definition:
    """A Sabbat vampire without a title, of capacity 6 unless it is said."""
    return replaced("Duality (G4)", **{"capacity": 6, **parts})


def test_tobias_makes_bishops(table: Table) -> None:
    """Another untitled Sabbat vampire of yours with capacity 6 or more; in torpor, too."""
    tobias = table.you.ready(TOBIAS)
    table.you.ready(COMPANION)
    wanted = table.you.ready(sabbat(), locked=True)
    fallen = table.you.torpor(sabbat())
    table.you.ready(sabbat(capacity=5))
    table.you.ready(sabbat(title="priscus"))
    table.you.ready(made_vampire("Anarch", capacity=7))
    table.prey.ready(sabbat())
    table.you.acts(tobias, by=tobias)
    assert table.you.choices() == {wanted, fallen}
    table.you.chooses(wanted)
    rest(table)
    assert title_of(table.state, wanted) == "bishop"
    assert title_of(table.state, fallen) == ""
    assert table.locked(tobias)
    assert table.waits_for(table.you)


def test_an_action_of_tobias_is_undirected_and_has_no_stealth(table: Table) -> None:
    """Prey and predator may block it."""
    tobias = table.you.ready(TOBIAS)
    table.you.ready(COMPANION)
    wanted = table.you.ready(sabbat())
    table.you.ready(sabbat())
    guard = table.predator.ready("Ryan")
    table.you.acts(tobias, by=tobias)
    table.you.chooses(wanted)
    assert action_of(table).targets == ()
    assert action_of(table).inherent == 0
    table.predator.blocks(guard)
    rest(table)
    assert title_of(table.state, wanted) == ""


DRUSILLA = "Drusilla Euphemia (G4)"


def test_drusilla_borrows_a_ventrue(table: Table) -> None:
    """For 2 blood, until the end of the turn; a ready one of another Methuselah."""
    drusilla = table.you.ready(DRUSILLA, blood=5)
    table.you.ready(COMPANION)
    wanted = table.prey.ready("Emily Carson (G5)")
    far = table.grand_prey.ready("Emily Carson (G5)", locked=True)
    table.prey.torpor("Emily Carson (G5)")
    table.prey.ready("Ryan", locked=True)
    table.you.ready("Emily Carson (G5)")
    table.you.acts(drusilla, by=drusilla)
    assert table.you.choices() == {wanted, far}
    table.you.chooses(wanted)
    assert table.blood(drusilla) == 5
    rest(table)
    assert table.blood(drusilla) == 3
    assert table.state.controller(wanted) == table.you.number
    table.you.acts(word="bleed", by=wanted)
    rest(table)
    table.until_turn_of(table.prey)
    assert table.state.controller(wanted) == table.prey.number


def test_drusilla_is_blocked(table: Table) -> None:
    """Nothing is paid, nobody is borrowed; she fights and has lost a blood."""
    drusilla = table.you.ready(DRUSILLA, blood=5)
    table.you.ready(COMPANION)
    wanted = table.prey.ready("Emily Carson (G5)")
    table.prey.ready("Emily Carson (G5)", locked=True)
    table.you.acts(drusilla, by=drusilla)
    table.you.chooses(wanted)
    table.prey.blocks(wanted)
    rest(table)
    assert table.blood(drusilla) == 4  # a hand strike
    assert table.state.controller(wanted) == table.prey.number


def test_dan_finds_giants_blood(table: Table) -> None:
    """In your library, and no other card; with a full hand you discard a card at once."""
    dan = table.you.ready("Dan Murdock (G1)")
    table.you.ready(COMPANION)
    blood, fame = table.you.library("Giant's Blood", "Fame")
    table.prey.library("Giant's Blood")
    table.prey.ready("Ryan")
    table.you.holds(PAUSE, *["Blood Doll"] * 6)
    table.you.acts(dan, by=dan)
    assert action_of(table).inherent == 0
    assert action_of(table).targets == ()
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {blood}
    table.you.chooses(blood)
    assert table.state.span("action") is not None  # not in the discard phase
    assert table.you.may("discard", card="Blood Doll")
    table.you.does("discard", card="Blood Doll")
    rest(table)
    assert table.where(blood) == "hand"
    assert table.where(fame) == "library"
    assert len(table.you.hand()) == 7
    assert table.locked(dan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "blood", "may"),
    [
        (DRUSILLA, 1, False),
        (DRUSILLA, 2, True),
        ("Diego Giovanni (G5)", 1, False),
        ("Diego Giovanni (G5)", 2, True),
    ],
)
def test_who_has_the_blood_to_act(table: Table, name: str, blood: int, may: bool) -> None:
    """2 blood: with less the action is not offered."""
    mine = table.you.ready(name, blood=blood)
    table.you.ready(COMPANION)
    table.prey.ready("Emily Carson (G5)")
    table.prey.in_play("Powerbase: Montreal")
    assert table.you.may("use action", card=mine, by=mine) == may


TALBOT = "Talbot (G5)"


def test_talbot_fights_for_a_master_card(table: Table) -> None:
    """It is discarded as the action is announced, and replaced; any ready minion, at 1 stealth."""
    talbot = table.you.ready(TALBOT)
    table.you.ready(COMPANION)
    ally = table.prey.ready("Renegade Garou", locked=True)
    theirs = table.grand_prey.ready("Ryan", locked=True)
    fallen = table.prey.torpor("Mazz")
    table.prey.holds("Fame")
    fame, other, blur = table.you.holds("Fame", "Blood Doll", "Blur")
    drawn = table.you.library("Fame")
    table.you.acts(talbot, by=talbot)
    assert {ally, theirs} <= table.you.choices()
    assert fallen not in table.you.choices()
    table.you.chooses(theirs)
    assert table.you.choices() == {fame, other}
    table.you.chooses(fame)
    assert table.where(fame) == "ash_heap"
    assert table.where(other) == table.where(blur) == "hand"
    assert table.where(drawn) == "hand"
    rest(table)
    assert damage_to(table, theirs) == 1
    assert damage_to(table, ally) == 0
    assert table.locked(talbot)


@pytest.mark.parametrize("intercept", [0, 1])
def test_the_card_of_talbot_is_gone_if_he_is_blocked(table: Table, intercept: int) -> None:
    """By somebody with 1 intercept."""
    talbot = table.you.ready(TALBOT)
    table.you.ready(COMPANION)
    target = table.prey.ready("Renegade Garou", locked=True)
    guard = table.prey.ready("Ryan")
    table.prey.in_play(changing("intercept", intercept), on=guard)
    fame, _ = table.you.holds("Fame", "Blur")
    table.you.acts(talbot, by=talbot)
    table.you.chooses(target)
    assert action_of(table).inherent == 1
    assert action_of(table).targets == (table.prey.number,)
    assert table.where(fame) == "ash_heap"
    table.prey.blocks(guard)
    rest(table)
    assert (damage_to(table, guard) > 0) == bool(intercept)
    assert table.where(fame) == "ash_heap"


def test_talbot_needs_a_master_card(table: Table) -> None:
    """Another card does not do, nor the master of another Methuselah."""
    talbot = table.you.ready(TALBOT)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds("Blur", "Govern the Unaligned")
    table.prey.holds("Fame")
    assert not table.you.may("use action", card=talbot, by=talbot)


def test_diego_burns_a_location(table: Table) -> None:
    """For 2 blood, of anybody; no other card in play."""
    diego = table.you.ready("Diego Giovanni (G5)", blood=4)
    theirs = table.prey.in_play("Powerbase: Montreal")
    own = table.you.in_play("Academic Hunting Ground")
    table.prey.in_play(paper("Thing", master(put_in_play())))
    assert table.you.may("use action", card=diego, by=diego)
    table.you.acts(diego, by=diego)
    assert table.you.choices() == {theirs, own}
    table.you.chooses(theirs)
    rest(table)
    assert table.where(theirs) == "ash_heap"
    assert table.where(own) == "permanent"
    assert table.blood(diego) == 2


def test_ignazio_fights_the_younger_of_his_neighbours(table: Table) -> None:
    """A ready vampire with capacity 6 or less of your prey or predator."""
    ignazio = table.you.ready("Ignazio Giovanni (G3)")
    table.you.ready(COMPANION)
    wanted = table.prey.ready(made_vampire("Six", capacity=6), locked=True)
    behind = table.predator.ready(made_vampire("One", capacity=1), locked=True)
    table.prey.ready(made_vampire("Seven", capacity=7), locked=True)
    table.prey.ready("Renegade Garou", locked=True)
    table.prey.torpor(made_vampire("Fallen", capacity=4))
    table.grand_prey.ready(made_vampire("Far", capacity=4))
    table.you.ready(made_vampire("Own", capacity=4))
    table.you.acts(ignazio, by=ignazio)
    assert table.you.choices() == {wanted, behind}
    table.you.chooses(wanted)
    rest(table)
    assert damage_to(table, wanted) == 2
    assert table.locked(ignazio)


def test_germaine_fights_a_toreador(table: Table) -> None:
    """A ready one of another Methuselah."""
    germaine = table.you.ready("Count Germaine (G4)")
    table.you.ready(COMPANION)
    wanted = table.prey.ready("Anson (G1)", locked=True)
    far = table.grand_prey.ready("Anson (G1)", locked=True)
    table.prey.ready("Ryan", locked=True)
    table.prey.torpor("Anson (G1)")
    table.you.ready("Anson (G1)")
    table.you.acts(germaine, by=germaine)
    assert table.you.choices() == {wanted, far}
    table.you.chooses(wanted)
    rest(table)
    assert damage_to(table, wanted) == 1
    assert table.waits_for(table.you)


def test_rafaele_bleeds_your_predator(table: Table) -> None:
    """Beside the bleed of your prey, which stays an action of the rulebook; +1 bleed is printed."""
    rafaele = table.you.ready("Rafaele Giovanni (G2)")
    table.you.ready(COMPANION)
    table.you.acts(rafaele, by=rafaele)
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30, 30, 30, 30, 28]
    assert table.you.has_edge()
    assert table.locked(rafaele)


@pytest.mark.parametrize("whose", ["prey", "grand_prey", "grand_predator", "predator"])
def test_julia_bleeds_anybody(table: Table, whose: str) -> None:
    """Each other Methuselah, at no stealth."""
    julia = table.you.ready("Julia Prima (G2)")
    table.you.ready(COMPANION)
    seat = getattr(table, whose)
    seat.ready("Ryan")
    table.you.acts(julia, by=julia)
    assert {option.seat for option in table.you.options("choose")} == {1, 2, 3, 4}
    table.you.chooses(seat=seat)
    assert action_of(table).inherent == 0
    assert action_of(table).targets == (seat.number,)
    rest(table)
    assert seat.pool() == 29
    assert sum(other.pool() for other in table.seats) == 149


# -- General Perfidio Díos ------------------------------------------------------------------------

PERFIDIO = "General Perfidio Díos (G3)"


@pytest.mark.parametrize(
    ("whose", "blood", "may"),
    [("prey", 1, True), ("prey", 0, False), ("grand_prey", 1, False), ("you", 1, False)],
)
def test_perfidio_guards_your_locations(table: Table, whose: str, blood: int, may: bool) -> None:
    """Locked, for 1 blood, he unlocks and attempts to block; not what is aimed at another's."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    perfidio = table.prey.ready(PERFIDIO, blood=blood, locked=True)
    target = getattr(table, whose).in_play("Powerbase: Montreal")
    table.predator.in_play("Academic Hunting Ground")
    table.you.holds("Arson")
    table.you.acts("Arson", by=acting)
    table.you.chooses(target)
    offered = False
    while not table.over():
        if may and table.prey.may("use", card=perfidio):
            offered = True
            table.prey.uses(perfidio)
            assert table.blood(perfidio) == blood - 1
        else:
            assert not table.prey.may("use", card=perfidio)
            table.pass_on()
    assert offered == may
    assert (table.where(target) == "permanent") == may


def test_perfidio_guards_no_equipment(table: Table) -> None:
    """What is directed at another card of yours is blocked as usual, by who is unlocked."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    perfidio = table.prey.ready(PERFIDIO, locked=True)
    held = table.prey.in_play("Flak Jacket", on=perfidio)
    table.prey.in_play("Powerbase: Montreal")
    table.you.holds(paper("Break", action(choose(attached()), burn_card(TARGET))))
    table.you.acts("Break", by=acting)
    while not table.over():
        assert not table.prey.may("use", card=perfidio)
        table.pass_on()
    assert table.where(held) == "ash_heap"


@pytest.mark.parametrize(("place", "locked"), [("torpor", True), ("ready", False)])
def test_perfidio_in_torpor_or_unlocked(table: Table, place: str, locked: bool) -> None:
    """In torpor he blocks nothing; unlocked he needs no blood for it."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    perfidio = table.prey.puts(PERFIDIO, place, locked=locked)
    target = table.prey.in_play("Powerbase: Montreal")
    table.predator.in_play("Academic Hunting Ground")
    table.you.holds("Arson")
    table.you.acts("Arson", by=acting)
    table.you.chooses(target)
    blocked = False
    while not table.over():
        assert not table.prey.may("use", card=perfidio)
        if table.prey.may("block", minion=perfidio):
            table.prey.blocks(perfidio)
            blocked = True
        else:
            table.pass_on()
    assert blocked is not locked


def test_perfidio_guards_nothing_else(table: Table) -> None:
    """A bleed is directed at you, and at no location."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    perfidio = table.prey.ready(PERFIDIO, locked=True)
    table.prey.in_play("Powerbase: Montreal")
    table.you.acts(word="bleed", by=acting)
    while not table.over():
        assert not table.prey.may("use", card=perfidio)
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.ruling(PERFIDIO, 1)
def test_perfidio_guards_again_in_the_same_action(table: Table) -> None:
    """The action goes on as if unblocked: locked again, he pays again."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    perfidio = table.prey.ready(PERFIDIO, blood=4, locked=True)
    target = table.prey.in_play("Powerbase: Montreal")
    table.predator.in_play("Academic Hunting Ground")
    table.you.holds("Arson")
    table.you.holds(REOPENS)
    table.you.acts("Arson", by=acting)
    table.you.chooses(target)
    used = 0
    while not table.over():
        if table.prey.may("use", card=perfidio):
            table.prey.uses(perfidio)
            used += 1
        elif table.you.may("play", card=REOPENS.name):
            table.you.plays(REOPENS.name, by=acting)
        else:
            table.pass_on()
    assert used == 2
    assert table.where(target) == "permanent"

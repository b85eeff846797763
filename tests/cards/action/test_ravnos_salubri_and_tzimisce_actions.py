"""Actions and allies of the Ravnos, Salubri and Tzimisce decks of the Fifth Edition."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import fight, rest
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from methuselah.rules.action.bleed import bleed_amount
from table_talk import Table

FEAST = "Feast of the Soul's Secrets"


@pytest.mark.ruling("Break the Bonds", 4)
def test_break_the_bonds_with_every_choice_of_disciplines(table: Table) -> None:
    """More than one can be used; only those that the Anarch has."""
    jean = table.you.ready("Jean-François")
    irena = table.you.ready("Irena")
    monica = table.you.ready("Monica Chang")
    table.you.uncontrolled("Lupo")
    table.you.holds("Break the Bonds")

    levels = {o.mode for o in table.you.options("act", card="Break the Bonds", by=jean)}
    assert levels == {"ani", "obf", "pre", "ani_obf", "ani_pre", "obf_pre", "ani_obf_pre"}
    levels = {o.mode for o in table.you.options("act", card="Break the Bonds", by=irena)}
    assert levels == {"ani", "pre", "ani_pre"}
    assert not table.you.may("act", card="Break the Bonds", by=monica)


def test_break_the_bonds_with_all_three(table: Table) -> None:
    """A bleed for 2, a minion of the target locked, 1 blood for the vampire chosen before."""
    jean = table.you.ready("Jean-François")
    lupo = table.you.uncontrolled("Lupo")
    ryan = table.prey.ready("Ryan")
    other = table.prey.ready("Ashley")
    table.grand_prey.ready("Tara")
    table.you.holds("Break the Bonds")

    table.you.acts("Break the Bonds", by=jean, level="ani_obf_pre")
    assert bleed_amount(table.state, action_of(table)) == 2
    table.you.does("do")
    assert {o.target for o in table.you.options("choose")} == {ryan, other}
    table.you.chooses(ryan)

    assert table.prey.pool() == 28
    assert (table.locked(ryan), table.locked(other)) == (True, False)
    assert table.blood(lupo) == 1


@pytest.mark.ruling("Break the Bonds", 2)
def test_break_the_bonds_without_a_minion_to_lock(table: Table) -> None:
    """The target need not control one; the bleed is for 1 without Animalism."""
    jean = table.you.ready("Jean-François")
    table.you.holds("Break the Bonds")

    table.you.acts("Break the Bonds", by=jean, level="obf")
    table.nobody_reacts()
    assert table.prey.pool() == 29


@pytest.mark.ruling("Break the Bonds", 1)
def test_break_the_bonds_needs_an_uncontrolled_vampire_for_presence(table: Table) -> None:
    """It is chosen as the action is announced; an unsuccessful bleed feeds nobody."""
    jean = table.you.ready("Jean-François")
    table.you.holds("Break the Bonds")

    assert not table.you.may("act", card="Break the Bonds", by=jean, level="pre")
    assert table.you.may("act", card="Break the Bonds", by=jean, level="ani")


def test_break_the_bonds_blocked(table: Table) -> None:
    """A blocked bleed neither locks nor feeds."""
    jean = table.you.ready("Jean-François")
    lupo = table.you.uncontrolled("Lupo")
    table.you.uncontrolled("Angel")
    ryan = table.prey.ready("Ryan")
    table.you.holds("Break the Bonds")

    table.you.acts("Break the Bonds", by=jean, level="pre")
    table.you.chooses(lupo)
    table.prey.blocks(ryan)
    rest(table)
    assert table.blood(lupo) == 0
    assert table.prey.pool() == 30


def test_inferior_feast_bleeds_for_three(table: Table) -> None:
    """+2 bleed, 1 blood, a Salubri; nobody is fed."""
    yael = table.you.ready("Yael")
    jackson = table.you.ready("Jackson Asher")
    table.you.holds(FEAST)

    assert not table.you.may("act", card=FEAST, by=jackson)
    assert not table.you.may("act", card=FEAST, by=yael, level="DOM")
    table.you.acts(FEAST, by=yael, level="dom")
    table.nobody_reacts()
    assert table.prey.pool() == 27
    assert table.blood(yael) == 3


@pytest.mark.ruling("Feast of the Soul's Secrets", 1)
@pytest.mark.parametrize("place", ["ready", "uncontrolled"])
def test_superior_feast_feeds_a_younger_vampire(table: Table, place: str) -> None:
    """Chosen as it is announced: yours, younger, ready or uncontrolled; on success only."""
    aniel = table.you.ready("Aniel")
    fed = table.you.puts("Yael", place, blood=1)
    other = table.you.torpor("Lupo", blood=0)
    older = table.you.ready("Barachiel")
    table.prey.ready("Dimple")
    table.you.holds(FEAST)

    table.you.acts(FEAST, by=aniel, level="DOM")
    assert {o.target for o in table.you.options("choose")} == {fed, other}
    table.you.chooses(fed)
    assert action_of(table).targets == (1,)
    table.nobody_reacts()
    assert table.prey.pool() == 27
    assert table.blood(fed) == 3
    assert (table.blood(aniel), table.blood(older)) == (5, 7)


def test_superior_feast_needs_somebody_to_feed(table: Table) -> None:
    """Without a younger vampire only the inferior level is played."""
    aniel = table.you.ready("Aniel")
    table.you.ready("Barachiel")
    table.you.holds(FEAST)

    assert table.you.may("act", card=FEAST, by=aniel, level="dom")
    assert not table.you.may("act", card=FEAST, by=aniel, level="DOM")


@pytest.mark.ruling("City Star Taxi", 1)
def test_city_star_taxi_drives_a_ravnos_on_its_first_day(table: Table) -> None:
    """Locked for +1 stealth, also in the turn in which it was recruited; not for others."""
    zafira = table.you.ready("Zafira")
    roberto = table.you.ready("Roberto Rivamonte")
    yael = table.you.ready("Yael")
    taxi = table.you.holds("City Star Taxi")
    ryan = table.prey.ready("Ryan")
    ashley = table.prey.ready("Ashley")

    assert not table.you.may("act", card="City Star Taxi", by=yael)
    table.you.acts("City Star Taxi", by=zafira)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()
    assert (table.where(taxi), table.blood(taxi), table.you.pool()) == ("ready", 2, 27)

    table.you.acts(by=yael, word="bleed")
    table.prey.blocks(ashley)
    rest(table)
    assert not table.locked(taxi)
    table.you.acts(by=roberto, word="bleed")
    table.prey.blocks(ryan)
    table.you.uses("City Star Taxi")
    assert table.locked(taxi)
    table.nobody_reacts()
    assert table.prey.pool() == 29


def test_city_star_taxi_shoots(table: Table) -> None:
    """1 ranged damage, 1 optional maneuver each combat, no strength of its own."""
    lupo = table.you.ready("Lupo")
    taxi = table.prey.ready("City Star Taxi")

    fight(table, lupo, taxi)
    table.prey.uses("City Star Taxi", level="maneuver")
    table.prey.uses("City Star Taxi", level="strike")
    rest(table)
    assert (table.blood(lupo), table.blood(taxi)) == (1, 2)


@pytest.mark.ruling("War Ghoul", 5)
@pytest.mark.parametrize("name", ["War Ghoul", "The Vozhd of Sofia"])
def test_a_creation_eats_an_ally_or_retainer(table: Table, name: str) -> None:
    """One that you control, after it has entered play; those of others are safe."""
    law = table.you.ready("Lawbringer")
    spy = table.you.in_play("Raven Spy", on=law, blood=1)
    gang = table.you.ready("Loyal Street Gang")
    theirs = table.prey.ready("Loyal Street Gang")
    ghoul = table.you.holds(name)

    table.you.acts(name, by=law)
    table.until("choose", table.you)
    assert {o.target for o in table.you.options("choose")} == {spy, gang, ghoul}
    table.you.chooses(spy)
    table.nobody_reacts()
    assert table.where(spy) == "ash_heap"
    assert (table.where(ghoul), table.blood(ghoul)) == ("ready", 5)
    assert (table.where(gang), table.where(theirs)) == ("ready", "ready")
    assert table.you.pool() == 27


@pytest.mark.ruling("War Ghoul", 6)
@pytest.mark.ruling("The Vozhd of Sofia", 4)
@pytest.mark.parametrize("name", ["War Ghoul", "The Vozhd of Sofia"])
def test_a_creation_alone_burns_itself(table: Table, name: str) -> None:
    """Without any other ally or retainer of yours."""
    law = table.you.ready("Lawbringer")
    table.prey.ready("Loyal Street Gang")
    ghoul = table.you.holds(name)

    table.you.acts(name, by=law)
    table.nobody_reacts()
    assert table.where(ghoul) == "ash_heap"


@pytest.mark.ruling("War Ghoul", 3)
def test_war_ghoul_burns_a_location_on_its_first_day(table: Table) -> None:
    """Locked and burned for it; not in combat, and not while it is locked."""
    law = table.you.ready("Lawbringer")
    gang = table.you.ready("Loyal Street Gang")
    ghoul = table.you.holds("War Ghoul")
    radio = table.prey.in_play("KRCG News Radio")
    shop = table.grand_prey.in_play("Fortune Teller Shop")
    table.prey.in_play("Smiling Jack, The Anarch")

    table.you.acts("War Ghoul", by=law)
    table.until("choose", table.you)
    table.you.chooses(gang)
    table.nobody_reacts()
    table.you.uses(ghoul, level="burn")
    assert {o.target for o in table.you.options("choose")} == {radio, shop}
    table.you.chooses(radio)
    assert table.where(radio) == "ash_heap"
    assert table.where(ghoul) == "ash_heap"
    assert table.where(shop) == "permanent"


def test_a_locked_war_ghoul_burns_nothing(table: Table) -> None:
    """It has to lock for it."""
    table.you.ready("Lupo")
    table.you.ready("War Ghoul", locked=True)
    table.prey.in_play("KRCG News Radio")

    assert not table.you.may("use", card="War Ghoul")


@pytest.mark.ruling("War Ghoul", 1)
def test_war_ghoul_burns_a_location_while_it_is_being_stolen(table: Table) -> None:
    """The action has no effect, but its cost is paid all the same."""
    zafira = table.you.ready("Zafira")
    table.you.ready("Lupo")
    table.you.holds("Entrancement")
    ghoul = table.prey.ready("War Ghoul")
    radio = table.grand_prey.in_play("KRCG News Radio")

    table.you.acts("Entrancement", by=zafira, level="PRE")
    table.prey.uses(ghoul, level="burn")
    table.nobody_reacts()
    assert (table.where(ghoul), table.where(radio)) == ("ash_heap", "ash_heap")
    assert table.locked(zafira)
    assert table.waits_for(table.you)


@pytest.mark.ruling("War Ghoul", 2)
@pytest.mark.ruling("The Vozhd of Sofia", 1)
def test_war_ghoul_rushes_and_prevents_one_each_round(table: Table) -> None:
    """Directed, at a vampire and no ally; 4 strength; a ghoul is no mortal."""
    ghoul = table.you.ready("War Ghoul")
    claus = table.prey.ready("Claus Wegener")
    gang = table.prey.ready("Loyal Street Gang")
    law = table.you.ready("Lawbringer")

    assert "mortal" not in pool()["War Ghoul"].keywords
    assert "mortal" not in pool()["The Vozhd of Sofia"].keywords
    assert table.you.may("use action", card="War Ghoul")
    assert not table.you.may("use action", card="War Ghoul", by=law)
    table.you.acts("War Ghoul", by=ghoul)
    assert action_of(table).targets == (1,)
    assert action_of(table).scope.all("target") == (claus,)
    while not table.over():
        decision = table.asked()
        assert decision is not None
        verbs = [option.verb for option in decision.options]
        table.take(verbs.index("use")) if decision.window == "prevent" else table.pass_on()
    assert table.blood(claus) == 1
    assert table.blood(ghoul) == 5
    assert table.where(gang) == "ready"


def test_the_vozhd_of_sofia_rushes_any_minion_and_feeds(table: Table) -> None:
    """3 ranged damage; a discarded ally or retainer is 2 life, once in your unlock phase."""
    vozhd = table.you.ready("The Vozhd of Sofia")
    gang = table.prey.ready("Loyal Street Gang")
    claus = table.prey.ready("Claus Wegener")
    spy, ghoul, other = table.you.holds("Raven Spy", "War Ghoul", "Misdirection")
    table.begins("unlock")

    table.you.uses(vozhd)
    assert {o.target for o in table.you.options("choose")} == {spy, ghoul}
    table.you.chooses(spy)
    assert table.blood(vozhd) == 7
    assert table.where(spy) == "ash_heap"
    assert len(table.you.hand()) == 3
    assert not table.you.may("use", card="The Vozhd of Sofia")
    table.until("minion", table.you)
    table.you.acts("The Vozhd of Sofia", by=vozhd)
    assert {o.target for o in table.you.options("choose")} == {gang, claus}
    table.you.chooses(claus)
    table.you.uses("The Vozhd of Sofia")
    rest(table)
    assert table.blood(claus) == 2
    assert table.where(other) == "hand"

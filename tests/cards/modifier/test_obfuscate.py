"""Action modifiers that require Obfuscate."""

from __future__ import annotations

import pytest

from methuselah.engine.definitions import defined
from methuselah.language import add, is_acting, modifier, ready, static
from methuselah.pool import pool
from methuselah.rules.action.action import Action, stealth
from table_talk import Table

SPYING = "Spying Mission"
PLAYS_VOID = static("plays void", who=ready(is_acting))


def stealth_now(table: Table) -> int:
    """The stealth of the action in progress."""
    action = table.state.frame(Action)
    assert action is not None
    return stealth(table.state, action)


@pytest.mark.parametrize(
    ("card", "level", "more"),
    [
        ("Cloak the Gathering", "obf", 1),
        ("Faceless Night", "obf", 1),
        ("Faceless Night", "OBF", 1),
        ("Lost in Crowds", "obf", 1),
        ("Lost in Crowds", "OBF", 2),
        (SPYING, "obf", 1),
        ("Swallowed by the Night", "obf", 1),
    ],
)
def test_stealth_only_when_it_is_needed(table: Table, card: str, level: str, more: int) -> None:
    """Only during an attempt that would succeed; the action is hidden, the card spent."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    played = table.you.holds(card)
    nassir = table.prey.ready("Nassir")
    table.predator.ready("Nik Sikko")
    table.predator.in_play("Dreams of the Sphinx")

    table.you.acts(word="bleed", by=norton)
    assert not table.you.can_play(card)
    table.prey.blocks(nassir)
    assert stealth_now(table) == 0
    table.you.plays(card, by=norton, level=level)
    assert stealth_now(table) == more
    assert not table.you.can_play(card)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == 30
    assert table.locked(nassir) == (card == "Faceless Night" and level == "OBF")
    assert table.where(played) == "ash_heap"
    assert table.blood(norton) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "blocked"), [("obf", True), ("OBF", False)])
def test_superior_lost_in_crowds_hides_from_one_intercept(
    table: Table, level: str, blocked: bool
) -> None:
    """+1 stealth meets 1 intercept, +2 exceeds it."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    table.you.holds("Lost in Crowds")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=nassir)

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(nassir)
    table.you.plays("Lost in Crowds", by=norton, level=level)
    table.nobody_reacts()

    assert table.locked(nassir) == blocked
    assert table.prey.pool() == (30 if blocked else 29)


def test_the_same_modifier_once_for_each_minion_and_action(table: Table) -> None:
    """R0: neither level of a second copy; another card is another modifier."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    table.you.holds("Lost in Crowds", "Lost in Crowds", "Faceless Night")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=nassir)

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(nassir)
    table.you.plays("Lost in Crowds", by=norton, level="obf")
    table.until("attempt", table.you)

    assert not table.you.can_play("Lost in Crowds", by=norton)
    assert table.you.can_play("Faceless Night", by=norton)


def test_lost_in_crowds_and_into_thin_air_bar_each_other(table: Table) -> None:
    """Once Into Thin Air was played during the action, Lost in Crowds cannot be."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    thin_air = defined(pool()["Into Thin Air"], modes=(modifier(add("stealth", 0)),))
    table.you.holds("Lost in Crowds", "Faceless Night", thin_air)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(nassir)
    assert table.you.can_play("Lost in Crowds", by=norton)
    table.you.plays("Into Thin Air", by=norton)
    table.until("attempt", table.you)

    assert table.you.can_play("Faceless Night")
    assert not table.you.can_play("Lost in Crowds")


# -- Cloak the Gathering ----------------------------------------------------------------------


@pytest.mark.ruling("Cloak the Gathering", 1)
@pytest.mark.ruling("Cloak the Gathering", 2)
def test_superior_cloak_is_played_by_another_vampire_of_yours_even_locked(table: Table) -> None:
    """Not by the acting vampire, not by an ally of the prey, not from torpor."""
    acting = table.you.ready("Horace Radcliffe")
    helper = table.you.ready("Colette", locked=True)
    inferior = table.you.ready("Meaghan")
    torpid = table.you.torpor("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering")
    nassir = table.prey.ready("Nassir")
    theirs = table.grand_prey.ready("Gelasia Fotiou")
    superior = table.grand_prey.ready("Belinde")
    table.grand_prey.holds("Cloak the Gathering")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(nassir)
    users = {option.minion for option in table.you.options("play", mode="OBF")}
    assert users == {helper}
    assert not {inferior, torpid, theirs, superior} & users
    assert not table.grand_prey.can_play("Cloak the Gathering")
    table.you.plays("Cloak the Gathering", by=helper, level="OBF")
    assert not table.you.can_play("Cloak the Gathering")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert not table.locked(nassir)
    assert table.locked(helper)


@pytest.mark.ruling("Cloak the Gathering", 3)
def test_several_vampires_cloak_the_same_action(table: Table) -> None:
    """Each plays its own copy: 2 stealth against 1 intercept."""
    acting = table.you.ready("Horace Radcliffe")
    first = table.you.ready("Colette")
    second = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering", "Cloak the Gathering", "Cloak the Gathering")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=nassir)

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(nassir)
    table.you.plays("Cloak the Gathering", by=first, level="OBF")
    table.until("attempt", table.you)
    assert not table.you.can_play("Cloak the Gathering", by=first)
    table.you.plays("Cloak the Gathering", by=second, level="OBF")
    table.nobody_reacts()

    assert table.prey.pool() == 29


# -- Faceless Night ----------------------------------------------------------------------------


@pytest.mark.ruling("Faceless Night", 1)
@pytest.mark.ruling("Faceless Night", 2)
def test_faceless_night_locks_whoever_fails_from_now_on(table: Table) -> None:
    """Who attempts as it is played cannot back out and is locked; who failed before is not."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    table.you.holds("Faceless Night", "Lost in Crowds", "Swallowed by the Night")
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")
    table.prey.in_play("Sport Bike", on=lauren)
    bystander = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(nassir)
    table.you.plays("Lost in Crowds", by=norton, level="obf")
    table.prey.blocks(lauren)
    table.you.plays("Faceless Night", by=norton, level="OBF")
    table.nobody_reacts()

    assert not table.locked(nassir)
    assert table.locked(lauren)
    assert not table.locked(bystander)
    assert table.prey.pool() == 29


@pytest.mark.ruling("Faceless Night", 3)
def test_the_failed_blocker_may_deflect_before_it_is_locked(table: Table) -> None:
    """It is locked at resolution: until then it is free to react."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    table.you.holds("Faceless Night")
    trevon = table.prey.ready("Trevon Parker")
    table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(trevon)
    table.you.plays("Faceless Night", by=norton, level="OBF")
    table.until("declined", table.prey)
    assert not table.locked(trevon)
    table.prey.plays("Deflection", by=trevon, level="DOM")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()

    assert table.locked(trevon)
    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 29)


def test_faceless_night_locks_the_one_who_failed_where_another_blocks(table: Table) -> None:
    """A block resolves the action too: who failed is locked before the combat."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    table.you.holds("Faceless Night")
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")
    table.prey.in_play("Sport Bike", on=lauren)

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(nassir)
    table.you.plays("Faceless Night", by=norton, level="OBF")
    table.prey.blocks(lauren)
    table.nobody_reacts()

    assert table.locked(nassir)
    assert table.locked(lauren)
    assert table.prey.pool() == 30


# -- Spying Mission -----------------------------------------------------------------------------


def spies(table: Table, acting: int, *, level: str = "OBF") -> None:
    """Your vampire bleeds and plays Spying Mission as the bleed would be successful."""
    table.you.acts(word="bleed", by=acting)
    table.you.plays(SPYING, by=acting, level=level)
    table.nobody_reacts()


@pytest.mark.ruling("Spying Mission", 2)
def test_superior_spying_mission_replaces_the_bleed(table: Table) -> None:
    """Just before resolution: no pool is burned, no Edge is gained, the card is on the vampire."""
    norton = table.you.ready("Dr. Stephen Norton")
    other = table.you.ready("Meaghan")
    mission, _, _ = table.you.holds(SPYING, "Lost in Crowds", "Conditioning")
    trevon = table.prey.ready("Trevon Parker")
    table.prey.holds("Telepathic Misdirection")

    table.you.acts(word="bleed", by=norton)
    table.until("action", table.prey)
    assert not table.you.can_play(SPYING, level="OBF")
    table.until("declined", table.prey)
    assert not table.you.can_play(SPYING)
    table.until("would_succeed", table.you)
    assert not table.prey.can_play("Telepathic Misdirection")
    table.you.plays(SPYING, by=norton, level="OBF")
    table.nobody_reacts()

    assert table.on(mission) == norton
    assert table.prey.pool() == 30
    assert not table.you.has_edge()
    assert table.blood(norton) == 4
    assert not table.locked(trevon)
    assert not table.locked(other)
    assert table.waits_for(table.you)


def test_a_bleed_of_nothing_would_not_be_successful(table: Table) -> None:
    """Protected District takes 3 off a bleed of 1: no Spying Mission."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    mission = table.you.holds(SPYING)
    lenny = table.prey.ready("Lenny Burkhead")
    table.prey.holds("Protected District")

    table.you.acts(word="bleed", by=norton)
    table.prey.plays("Protected District", by=lenny)
    table.nobody_reacts()

    assert table.where(mission) == "hand"
    assert table.prey.pool() == 30


@pytest.mark.ruling("Spying Mission", 1)
def test_the_next_successful_bleed_of_the_same_methuselah_is_two_more(table: Table) -> None:
    """The card burns as the bleed is about to succeed; nothing can be used after that."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    mission = table.you.holds(SPYING)
    table.prey.ready("Trevon Parker")
    misdirection = table.prey.holds("Telepathic Misdirection")

    spies(table, norton)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=norton)
    table.until("declined", table.prey)
    assert table.on(mission) == norton
    assert table.prey.pool() == 30
    table.everybody_passes()

    assert table.waits_for(table.you, "minion")
    assert table.where(mission) == "ash_heap"
    assert table.where(misdirection) == "hand"
    assert table.prey.pool() == 27
    assert table.you.has_edge()


def test_spying_mission_stays_where_another_methuselah_is_bled(table: Table) -> None:
    """A redirected bleed of 1: the card waits for the one who was spied on."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    mission = table.you.holds(SPYING)
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Deflection")

    spies(table, norton)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=norton)
    table.prey.plays("Deflection", by=lauren, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()

    assert table.on(mission) == norton
    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 29)


def test_spying_mission_watches_whoever_would_have_been_bled(table: Table) -> None:
    """Played on a redirected bleed it is about the new target."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    mission = table.you.holds(SPYING)
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=norton)
    table.prey.plays("Deflection", by=lauren, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.you.plays(SPYING, by=norton, level="OBF")
    table.nobody_reacts()

    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 30)
    assert table.state.cards[mission].note("spied") == table.grand_prey.number


def test_a_blocked_bleed_does_not_burn_spying_mission(table: Table) -> None:
    """Only a bleed that is about to be successful; nor does another minion's bleed."""
    norton = table.you.ready("Dr. Stephen Norton")
    other = table.you.ready("Meaghan")
    mission = table.you.holds(SPYING)
    nassir = table.prey.ready("Nassir")

    spies(table, norton)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(nassir)
    table.nobody_reacts()
    table.nobody_reacts()
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()

    assert table.on(mission) == norton
    assert table.prey.pool() == 29


@pytest.mark.ruling("Spying Mission", 4)
@pytest.mark.rules_text("003 Spying Mission 4")
def test_several_spying_missions_burn_at_once(table: Table) -> None:
    """Two on the same vampire against the same Methuselah: +4 bleed."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    first, second = table.you.holds(SPYING, SPYING)
    table.prey.ready("Nassir")

    spies(table, norton)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    spies(table, norton)
    assert {table.on(first), table.on(second)} == {norton}
    assert table.prey.pool() == 30
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=norton)
    table.nobody_reacts()

    assert table.prey.pool() == 25
    assert [table.where(card) for card in (first, second)] == ["ash_heap", "ash_heap"]


@pytest.mark.ruling("Spying Mission", 3)
def test_a_cancelled_spying_mission_leaves_no_time_for_reactions(table: Table) -> None:
    """The bleed resolves as it would have; only the as-played window was open."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    mission = table.you.holds(SPYING)
    ayelech = table.prey.ready("Ayelech", locked=True)
    table.prey.holds("Deflection")
    void = defined(pool()["Veil of Darkness"], statics=(PLAYS_VOID,))
    table.prey.in_play(void)

    table.you.acts(word="bleed", by=norton)
    table.you.plays(SPYING, by=norton, level="OBF")

    assert table.waits_for(table.you, "minion")
    assert table.where(mission) == "ash_heap"
    assert table.prey.pool() == 29
    assert table.locked(ayelech)


# -- Swallowed by the Night ---------------------------------------------------------------------


def test_superior_swallowed_by_the_night_is_a_maneuver(table: Table) -> None:
    """Combat only: it takes the fight to long range, where hand strikes do not reach."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    swallowed = table.you.holds("Swallowed by the Night")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(nassir)
    assert not table.you.can_play("Swallowed by the Night", level="OBF")
    table.until("range", table.you)
    assert not table.you.can_play("Swallowed by the Night", level="obf")
    table.you.plays("Swallowed by the Night", by=norton, level="OBF")
    table.nobody_reacts()
    table.nobody_reacts()

    assert (table.blood(norton), table.blood(nassir)) == (4, 4)
    assert table.where(swallowed) == "ash_heap"
    assert table.prey.pool() == 30


def test_inferior_obfuscate_gives_no_maneuver(table: Table) -> None:
    """Meaghan's Obfuscate is inferior: she has no use of it in combat."""
    meaghan = table.you.ready("Meaghan")
    table.you.ready("Colette")
    swallowed = table.you.holds("Swallowed by the Night")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=nassir)

    table.you.acts(word="bleed", by=meaghan)
    table.prey.blocks(nassir)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.where(swallowed) == "hand"
    assert table.blood(meaghan) == 2

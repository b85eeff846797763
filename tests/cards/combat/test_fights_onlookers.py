"""Cards in play that look on: The Arboretum, Savannah, Mariel, Monster, Dog Pack, the events."""

from __future__ import annotations

from typing import Final

import pytest

from combat_talk import COMBAT_ENDS, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.knowledge import sees
from methuselah.language import (
    THIS,
    at_end_of_combat,
    attached,
    before_range,
    burn_card,
    combat_card,
    hand_strike,
    is_named,
    moves_onto,
    strike,
)
from table_talk import Table

ELYSIUM = "Elysium: The Arboretum"
SAVANNAH = "Powerbase: Savannah"
MARIEL = "Mariel, Lady Thunder (G1)"
MONSTER = "Monster"
PACK = "Dog Pack"
FBI = "FBI Special Affairs Division"
NSA = "NSA Trio"
OWL = "Owl Companion"
BLOW: Final = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))


def combats(table: Table) -> int:
    """How many combats there were."""
    return sum(line.what == "combat" for line in table.state.journal)


# -- Elysium: The Arboretum -----------------------------------------------------------------------


@pytest.mark.ruling(ELYSIUM, 1)
@pytest.mark.parametrize(
    ("mine", "other", "legal"),
    [
        ("Anvil (G1)", "Badger (G1)", True),
        ("Anvil (G1)", "Indira", False),
        ("Indira", "Anvil (G1)", False),
        ("Anvil (G1)", "War Ghoul", False),
    ],
)
def test_the_arboretum_ends_a_combat_of_the_camarilla(
    table: Table, mine: str, other: str, legal: bool
) -> None:
    """One of yours with another; the end of the round is held ([RTR 20001020])."""
    fighter, against = table.you.ready(mine), table.prey.ready(other)
    elysium = table.you.in_play(ELYSIUM)
    table.prey.in_play("Leather Jacket", on=against)
    table.you.holds("Taste of Vitae")
    stranger = table.grand_prey.in_play(ELYSIUM)

    fight(table, fighter, against)
    assert table.you.may("use", card=elysium) == legal
    assert not table.grand_prey.may("use", card=stranger)
    if legal:
        table.you.uses(elysium)
        assert table.locked(elysium)
        assert table.you.may("play", card="Taste of Vitae")
    rest(table)
    assert damage_to(table, against) == (not legal) * damage_to(table, against)
    assert table.locked(elysium) == legal


def test_a_referendum_burns_the_arboretum(table: Table) -> None:
    """Called by any Camarilla vampire, at +1 stealth; not by an Anarch."""
    indira = table.you.ready("Indira")
    angus = table.you.ready("Angus the Unruled (G1)")
    elysium = table.prey.in_play(ELYSIUM)

    assert not table.you.may("use action", card=elysium, by=indira)
    table.you.acts(elysium, by=angus)
    table.you.votes("for", minion=angus)
    rest(table)
    assert table.where(elysium) == "ash_heap"


# -- Powerbase: Savannah --------------------------------------------------------------------------


@pytest.mark.parametrize("acting", [False, True])
def test_savannah_locks_another_unique_location(table: Table, acting: bool) -> None:
    """To end a combat of an acting vampire of yours before range; itself is not locked."""
    side, other = (table.you, table.prey) if acting else (table.prey, table.you)
    mine, against = side.ready("Anvil (G1)"), other.ready("Belinde")
    savannah, second = side.in_play(SAVANNAH), side.in_play(ELYSIUM)

    fight(table, *((mine, against) if acting else (against, mine)))
    assert side.may("use", card=savannah) == acting
    if acting:
        side.uses(savannah)
        rest(table)
        assert (table.locked(savannah), table.locked(second)) == (False, True)
        assert damage_to(table, against) == 0
        assert table.waits_for(table.you)


@pytest.mark.ruling(SAVANNAH, 1)
def test_savannah_asks_who_counts_as_acting(table: Table) -> None:
    """Deep Song makes its target the acting minion ([ANK 20230814])."""
    crow = table.prey.ready("Crow (G5)")
    anvil = table.you.ready("Anvil (G1)")
    table.you.in_play(ELYSIUM)
    savannah = table.you.in_play(SAVANNAH)
    theirs = table.prey.in_play(SAVANNAH)
    table.prey.in_play("The Rack")
    song = table.prey.holds("Deep Song")

    table.until_turn_of(table.prey, "minion")
    table.prey.acts(song, by=crow, level="ANI")
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.prey.chooses(anvil)
    table.until("before_range")
    assert table.you.may("use", card=savannah)
    assert not table.prey.may("use", card=theirs)


@pytest.mark.parametrize("why", ["none", "locked"])
def test_savannah_wants_an_unlocked_location(table: Table, why: str) -> None:
    """Not itself."""
    mine, against = table.you.ready("Anvil (G1)"), table.prey.ready("Belinde")
    savannah = table.you.in_play(SAVANNAH)
    if why == "locked":
        table.you.in_play(ELYSIUM, locked=True)

    fight(table, mine, against)
    assert not table.you.may("use", card=savannah)


def test_any_vampire_may_steal_savannah(table: Table) -> None:
    """As a directed action; not from its own controller."""
    mine = table.you.ready("Indira")
    savannah = table.prey.in_play(SAVANNAH)
    own = table.grand_prey.ready("Belinde")

    table.you.acts(savannah, by=mine)
    rest(table)
    assert table.state.controller(savannah) == table.you.number
    assert not table.you.may("use action", card=savannah)
    assert table.where(own) == "ready"


# -- Mariel ---------------------------------------------------------------------------------------


@pytest.mark.ruling(MARIEL, 1)
@pytest.mark.ruling(MARIEL, 2)
@pytest.mark.ruling(MARIEL, 4)
@pytest.mark.ruling(MARIEL, 5)
@pytest.mark.parametrize("torpid", [False, True])
def test_mariel_ends_combats_with_thunder(table: Table, torpid: bool) -> None:
    """After combat, on both and their retainers; nothing prevents it nor counts as lost in it."""
    badger = table.you.ready("Badger (G1)")
    anvil = table.prey.ready("Anvil (G1)", blood=1)
    raven = table.prey.in_play("Raven Spy", on=anvil, level="ANI", blood=2)
    table.prey.in_play("Anathema", on=anvil)
    mariel = (table.grand_prey.torpor if torpid else table.grand_prey.ready)(MARIEL)
    table.you.holds("Undead Persistence", "Taste of Vitae")

    fight(table, badger, anvil)
    table.grand_prey.uses(mariel)
    while not table.over():
        assert not table.you.may("play", card="Undead Persistence")
        table.pass_on()
    assert (damage_to(table, badger), damage_to(table, anvil)) == (1, 1)
    assert table.blood(raven) == 1
    assert table.where(anvil) == "ready"
    assert table.locked(mariel)
    assert table.waits_for(table.you)


@pytest.mark.ruling(MARIEL, 3)
def test_no_thunder_where_combat_goes_on(table: Table) -> None:
    """Psyche! and the like forfeit it ([RTR 20020501])."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    mariel = table.grand_prey.ready(MARIEL)
    table.you.holds("Psyche!", COMBAT_ENDS)

    fight(table, anvil, belinde)
    table.grand_prey.uses(mariel)
    table.you.plays("Psyche!", by=anvil, level="CEL")
    table.you.plays("Combat ends", by=anvil)
    rest(table)
    assert combats(table) == 2
    assert (damage_to(table, anvil), damage_to(table, belinde)) == (0, 0)


def test_mariel_not_in_her_own_combat_nor_locked(table: Table) -> None:
    """She locks as the price, and fights for herself like anybody."""
    mariel = table.you.ready(MARIEL)
    belinde = table.prey.ready("Belinde")
    locked = table.grand_prey.ready(MARIEL, locked=True)

    fight(table, mariel, belinde)
    while not table.over():
        assert not table.you.may("use", card=mariel)
        assert not table.grand_prey.may("use", card=locked)
        table.pass_on()


# -- Monster --------------------------------------------------------------------------------------


@pytest.mark.ruling(MONSTER, 1)
@pytest.mark.ruling(MONSTER, 2)
@pytest.mark.parametrize("blow", [False, True])
def test_a_monster_unlocks_after_a_victory(table: Table, blow: bool) -> None:
    """For 1 blood once each turn, after combat, if the opposing minion is not ready."""
    anvil = table.you.ready("Anvil (G1)")
    monster = table.you.in_play(MONSTER, on=anvil)
    belinde = table.prey.ready("Belinde")
    table.you.holds(*([BLOW, BLOW] if blow else []))

    fight(table, anvil, belinde)
    if not blow:
        while not table.over():
            assert not table.you.may("use", card=monster)
            table.pass_on()
        return
    table.you.plays("A heavy blow", by=anvil)
    table.you.uses(monster)
    assert not table.locked(anvil)
    assert table.blood(anvil) == 6 - 1 - 1
    rest(table)
    table.you.acts(by=anvil, word="hunt")
    rest(table)
    assert table.locked(anvil)


def test_a_monster_has_no_other_archetype(table: Table) -> None:
    """Put on a ready vampire of yours without one."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.in_play(MONSTER, on=anvil)
    table.you.torpor("Belinde")
    table.prey.ready("Aleph (G1)")
    card = table.you.holds(MONSTER)
    table.begins("master")

    assert not table.you.may("play", card=card)


# -- Dog Pack, Owl Companion ----------------------------------------------------------------------


@pytest.mark.parametrize("own", [False, True])
def test_nobody_flees_from_the_dogs(table: Table, own: bool) -> None:
    """The opponent of the employer cannot strike to end combat; the employer can."""
    mine = table.you.ready("Indira")
    anvil = table.prey.ready("Anvil (G1)")
    table.you.in_play(PACK, on=mine)
    (table.you if own else table.prey).holds(COMBAT_ENDS)

    fight(table, mine, anvil)
    if own:
        table.you.plays("Combat ends", by=mine)
    while not table.over():
        assert not table.prey.may("play", card="Combat ends")
        table.pass_on()
    assert damage_to(table, anvil) == (not own)


@pytest.mark.ruling(PACK, 1)
def test_dogs_that_come_late_hold_who_has_chosen_to_flee(table: Table) -> None:
    """The strike that would end combat has no effect ([ANK 20190412])."""
    mine = table.you.ready("Indira")
    keeper = table.you.ready("Belinde")
    table.you.in_play(PACK, on=keeper)
    anvil = table.prey.ready("Anvil (G1)")
    come = combat_card(moves_onto(attached(is_named(PACK)), THIS), at=("strikes_chosen",))
    table.you.holds(made_up("The dogs come", modes=(come,)))
    table.prey.holds(COMBAT_ENDS)

    fight(table, mine, anvil)
    table.prey.plays("Combat ends", by=anvil)
    table.you.plays("The dogs come", by=mine)
    rest(table)
    assert damage_to(table, anvil) == 1
    assert damage_to(table, mine) == 0


@pytest.mark.ruling(OWL, 1)
@pytest.mark.parametrize(
    ("name", "level", "life"), [("Vliam Andor", "ani", 1), ("Crow (G5)", "ANI", 2)]
)
def test_the_owl_sees_the_hand_of_the_opponent(
    table: Table, name: str, level: str, life: int
) -> None:
    """While its employer is in combat; the life is that of the level ([ANK 20180612])."""
    mine = table.you.ready(name)
    belinde = table.prey.ready("Belinde")
    card = table.prey.holds(DODGE)
    other = table.grand_prey.holds(DODGE)
    owl = table.you.holds(OWL)

    table.you.acts(owl, by=mine, level=level)
    rest(table)
    assert table.blood(owl) == life
    assert not sees(table.state, table.you.number, card)
    table.until_turn_of(table.you, "minion")
    fight(table, mine, belinde)
    while not table.over():
        if table.state.pending is not None and table.asked().window == "strike":  # type: ignore[union-attr]
            assert sees(table.state, table.grand_predator.number, card)
            assert not sees(table.state, table.you.number, other)
        table.pass_on()


# -- events ---------------------------------------------------------------------------------------


@pytest.mark.ruling(FBI, 3)
def test_an_ally_that_burns_itself_at_the_end_of_combat(table: Table) -> None:
    """It is burned in that combat all the same ([LSJ 20100527])."""
    ally = table.prey.ready("Loyal Street Gang")
    anvil = table.you.ready("Anvil (G1)")
    fbi = table.grand_prey.in_play(FBI)
    dies = made_up("It dies", modes=(before_range(at_end_of_combat(burn_card(THIS))),))
    table.prey.holds(dies)
    table.you.holds(DODGE)

    fight(table, anvil, ally)
    table.prey.plays("It dies", by=ally)
    table.you.plays("A dodge", by=anvil)
    rest(table)
    assert table.where(ally) == "ash_heap"
    assert table.counters(fbi) == 1
    assert damage_to(table, anvil) == 2


@pytest.mark.ruling(FBI, 2)
@pytest.mark.parametrize("role", ["blocks", "acts"])
def test_the_fbi_hunts_who_burns_an_ally(table: Table, role: str) -> None:
    """2 damage on the acting vampire after combat; not where the ally is the acting minion."""
    side, other = (table.prey, table.you) if role == "blocks" else (table.you, table.prey)
    ally = side.ready("Loyal Street Gang")
    anvil = other.ready("Anvil (G1)")
    fbi = table.grand_prey.in_play(FBI)
    other.holds(BLOW, "Undead Persistence")

    fight(table, *((anvil, ally) if role == "blocks" else (ally, anvil)))
    other.plays("A heavy blow", by=anvil)
    rest(table)
    assert table.where(ally) == "ash_heap"
    assert table.counters(fbi) == (role == "blocks")
    taken = damage_to(table, anvil) - 1
    assert taken == (2 if role == "blocks" else 0)


def test_the_fourth_case_closes_the_division(table: Table) -> None:
    """With 4 counters it burns; the damage comes all the same."""
    ally = table.prey.ready("Loyal Street Gang")
    anvil = table.you.ready("Anvil (G1)")
    fbi = table.grand_prey.in_play(FBI, counters=3)
    table.you.holds(BLOW)

    fight(table, anvil, ally)
    table.you.plays("A heavy blow", by=anvil)
    rest(table)
    assert table.where(fbi) == "ash_heap"
    assert damage_to(table, anvil) == 3


@pytest.mark.ruling(NSA, 1)
def test_the_trio_watches_the_first_block_of_a_turn(table: Table) -> None:
    """Nobody ends it by a strike in its first round; later rounds and combats are free."""
    anvil = table.you.ready("Anvil (G1)")
    bianca = table.you.ready("Bianca (G1)")
    belinde = table.prey.ready("Belinde")
    aleph = table.prey.ready("Aleph (G1)")
    table.grand_prey.in_play(NSA)
    table.you.holds(PRESS, COMBAT_ENDS, COMBAT_ENDS)
    table.prey.holds(COMBAT_ENDS)

    fight(table, anvil, belinde)
    while table.asked().window != "press":  # type: ignore[union-attr]
        assert not table.you.may("play", card="Combat ends")
        assert not table.prey.may("play", card="Combat ends")
        table.pass_on()
    table.you.plays("A press", by=anvil)
    table.you.plays("Combat ends", by=anvil)
    rest(table)
    fight(table, bianca, aleph)
    table.you.plays("Combat ends", by=bianca)
    rest(table)
    assert combats(table) == 2


def test_the_trio_ignores_allies(table: Table) -> None:
    """An ally that blocks may be left at once, and the next block is the first."""
    anvil = table.you.ready("Anvil (G1)")
    ghoul = table.prey.ready("War Ghoul")
    table.grand_prey.in_play(NSA)
    table.you.holds(COMBAT_ENDS)

    fight(table, anvil, ghoul)
    table.you.plays("Combat ends", by=anvil)
    rest(table)
    assert damage_to(table, anvil) == 0


@pytest.mark.parametrize("acted", [False, True])
def test_who_is_quiet_may_burn_the_trio(table: Table, acted: bool) -> None:
    """With a discard phase action, if none of hers attempted an action this turn."""
    anvil = table.you.ready("Anvil (G1)")
    nsa = table.grand_prey.in_play(NSA)
    table.you.holds(DODGE)

    if acted:
        table.you.acts(by=anvil, word="hunt")
    table.until("discard", table.you)
    assert not table.grand_prey.may("use", card=nsa)
    assert table.you.may("use", card=nsa) == (not acted)
    if not acted:
        table.you.uses(nsa)
        assert table.where(nsa) == "ash_heap"
        assert not table.you.may("discard")

"""The Ravnos of the Fifth Edition Companion whose text is more than keywords."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import blocked, damage_to
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.combat.strikes import strength
from methuselah.rules.turn.discard import discard_actions
from table_talk import Table


def acting_stealth(table: Table) -> int:
    """The stealth of the action in progress."""
    action = table.state.frame(Action)
    assert action is not None
    return stealth(table.state, action)


# -- Doc Martina --------------------------------------------------------------------------------


@pytest.mark.ruling("Doc Martina", 1)
@pytest.mark.parametrize(("paid", "of_doc", "of_victim"), [(0, 4, 2), (1, 3, 3)])
def test_doc_martina_rescues_for_one_blood(
    table: Table, paid: int, of_doc: int, of_victim: int
) -> None:
    """The discount is on the action: whoever pays, 1 blood is paid in all."""
    doc = table.you.ready("Doc Martina", blood=4)
    table.you.ready(COMPANION)
    victim = table.you.torpor("Nassir", blood=3)

    table.you.acts(by=doc, word="rescue", target=victim)
    assert {option.number for option in table.you.options("choose")} == {0, 1}
    table.you.chooses(number=paid)
    table.nobody_reacts()

    assert table.where(victim) == "ready"
    assert table.blood(doc) == of_doc
    assert table.blood(victim) == of_victim
    assert table.waits_for(table.you)


def test_the_discount_is_that_of_doc_martina_alone(table: Table) -> None:
    """With 1 blood between them she can rescue; another pays 2; leaving torpor still costs 2."""
    doc = table.you.ready("Doc Martina", blood=1)
    other = table.you.ready("Nassir", blood=1)
    victim = table.you.torpor("Ashley", blood=0)

    assert table.you.may("act", by=doc, word="rescue", target=victim)
    assert not table.you.may("act", by=other, word="rescue", target=victim)


def test_doc_martina_herself_leaves_torpor_for_two(table: Table) -> None:
    """It is no rescue."""
    doc = table.you.torpor("Doc Martina", blood=2)
    table.you.ready(COMPANION)

    table.you.acts(by=doc, word="leave torpor")
    table.nobody_reacts()
    assert table.blood(doc) == 0


# -- Gathii -------------------------------------------------------------------------------------


def test_gathii_reveals_a_card_for_stealth(table: Table) -> None:
    """Anything but a master: +1 stealth when it is needed; the card stays on top."""
    gathii = table.you.ready("Gathii")
    table.you.ready(COMPANION)
    top = table.you.library("Deep Song")
    guard = table.prey.ready("Nassir")

    table.you.acts(by=gathii, word="bleed")
    table.prey.blocks(guard)
    table.you.uses("Gathii")

    assert acting_stealth(table) == 1
    assert table.state.known[top] == (0, 1, 2, 3, 4)
    assert table.where(top) == "library"
    rest(table)
    assert table.prey.pool() == 29
    assert table.blood(gathii) == 5


def test_gathii_burns_blood_for_a_master(table: Table) -> None:
    """No stealth then, and the block succeeds."""
    gathii = table.you.ready("Gathii")
    table.you.library("Blood Doll")
    table.you.holds(PAUSE)
    guard = table.prey.ready("Nassir")

    table.you.acts(by=gathii, word="bleed")
    table.prey.blocks(guard)
    table.you.uses("Gathii")
    assert not table.you.may("use", card=gathii)  # once in an action

    assert table.blood(gathii) == 4
    assert acting_stealth(table) == 0


@pytest.mark.ruling("Gathii", 2)
def test_gathii_gains_no_stealth_that_is_not_needed(table: Table) -> None:
    """It can be used before anybody attempts to block; the stealth is not gained."""
    gathii = table.you.ready("Gathii")
    table.you.library("Deep Song")
    table.prey.ready("Nassir")

    table.you.acts(by=gathii, word="bleed")
    table.until("action", table.you)
    table.you.uses("Gathii")
    assert acting_stealth(table) == 0


@pytest.mark.ruling("Gathii", 1)
def test_gathii_can_do_it_while_leaving_torpor(table: Table) -> None:
    """In torpor too; not in an action of another minion."""
    gathii = table.you.torpor("Gathii", blood=3)
    other = table.you.ready("Ashley")
    table.you.library("Deep Song")
    guard = table.prey.ready("Nassir")
    table.prey.in_play("Raven Spy", on=guard)

    table.you.acts(by=gathii, word="leave torpor")
    table.prey.blocks(guard)
    assert acting_stealth(table) == 1
    table.you.uses("Gathii")
    assert acting_stealth(table) == 2
    rest(table)
    table.you.acts(by=other, word="bleed")
    table.until("action")
    assert not table.you.may("use", card=gathii)


# -- Luciano Carvalho ---------------------------------------------------------------------------


def test_luciano_moves_an_animal_between_vampires(table: Table) -> None:
    """From one vampire of yours to another, with its life; once in the phase."""
    luciano = table.you.ready("Luciano Carvalho")
    other = table.you.ready("Nassir")
    spy = table.you.in_play("Raven Spy", on=luciano, blood=2, level="ANI")
    foreign = table.prey.ready("Ashley")
    theirs = table.prey.in_play("Raven Spy", on=foreign)
    table.begins("discard")

    table.until("discard", table.you)
    assert table.you.may("use", card=luciano)
    table.you.uses("Luciano Carvalho")

    assert table.on(spy) == other
    assert table.blood(spy) == 2
    assert table.on(theirs) == foreign
    assert not table.you.may("use", card=luciano)


def test_luciano_needs_an_animal_and_another_vampire(table: Table) -> None:
    """Alone he has nowhere to move it; nor with an ally beside him."""
    luciano = table.you.ready("Luciano Carvalho")
    table.you.in_play("Raven Spy", on=luciano)
    table.you.ready("Carlton Van Wyk")
    table.you.holds("Deep Song")
    table.begins("discard")

    table.until("discard", table.you)
    assert not table.you.may("use", card=luciano)


@pytest.mark.ruling("Luciano Carvalho", 1)
def test_luciano_can_do_it_in_torpor(table: Table) -> None:
    """He and the others may lie in torpor."""
    luciano = table.you.torpor("Luciano Carvalho")
    one = table.you.ready("Nassir")
    spy = table.you.in_play("Raven Spy", on=one)
    table.you.ready("Ashley")
    table.begins("discard")

    table.you.uses("Luciano Carvalho")
    assert {option.target for option in table.you.options("choose")} >= {luciano}
    table.you.chooses(luciano)
    assert table.on(spy) == luciano


# -- Phaibun ------------------------------------------------------------------------------------


def test_phaibun_discards_to_dodge(table: Table) -> None:
    """A card at random, replaced; once in a combat."""
    phaibun = table.you.ready("Phaibun")
    table.you.ready(COMPANION)
    card = table.you.holds("Deep Song")
    guard = table.prey.ready("Nassir")

    blocked(table, phaibun, guard)
    table.until("strike", table.you)
    assert table.you.may("use", card=phaibun)
    table.you.uses("Phaibun")
    rest(table)

    assert table.where(card) == "ash_heap"
    assert len(table.you.hand()) == 1 + 6
    assert damage_to(table, phaibun) == 0
    assert table.waits_for(table.you)


def test_phaibun_without_a_card_cannot_dodge(table: Table) -> None:
    """There is nothing to discard."""
    phaibun = table.you.ready("Phaibun")
    guard = table.prey.ready("Nassir")

    blocked(table, phaibun, guard)
    rest(table)
    assert damage_to(table, phaibun) == 1


# -- Roy ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Roy", 1)
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_roy_locks_in_your_discard_phase(table: Table, region: str) -> None:
    """In torpor too."""
    roy = table.you.puts("Roy", region)
    other = table.you.ready("Nassir")
    table.prey.ready(COMPANION)
    table.begins("discard")

    table.until_turn_of(table.prey, "minion")
    assert table.locked(roy)
    assert not table.locked(other)


def test_roy_is_not_locked_in_the_discard_phase_of_others(table: Table) -> None:
    """Only in that of his controller."""
    roy = table.prey.ready("Roy")
    table.begins("discard")

    table.until_turn_of(table.prey, "minion")
    assert not table.locked(roy)


@pytest.mark.parametrize(("name", "extra"), [("Nassir", 0), ("Larissa Moreira", 1)])
def test_roy_is_stronger_against_titles(table: Table, name: str, extra: int) -> None:
    """+1 strength in combat with a titled vampire."""
    roy = table.you.ready("Roy")
    table.you.ready(COMPANION)
    guard = table.prey.ready(name)

    blocked(table, roy, guard)
    rest(table)
    assert damage_to(table, guard) == 1 + extra
    assert strength(table.state, roy) == 1


# -- Sreelekha ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("region", "number"), [("ready", 2), ("torpor", 1)])
def test_sreelekha_gives_a_discard_phase_action(table: Table, region: str, number: int) -> None:
    """If ready as the phase starts; nobody else has more."""
    table.you.puts("Sreelekha", region)
    table.you.holds("Deep Song", "Blood Doll", "Fame")
    table.begins("discard")

    table.until("discard", table.you)
    assert discard_actions(table.state, 0) == number
    table.you.does("discard", card="Fame")
    assert table.you.may("discard") == (number == 2)


def test_sreelekha_bleeds_for_two(table: Table) -> None:
    """+1 bleed."""
    sreelekha = table.you.ready("Sreelekha")
    table.you.ready(COMPANION)

    table.you.acts(by=sreelekha, word="bleed")
    table.nobody_reacts()
    assert table.prey.pool() == 28

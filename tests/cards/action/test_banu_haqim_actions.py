"""Actions of the Banu Haqim deck."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, COMPANION, DODGE, made_up, rest
from methuselah.language import (
    TARGET,
    YOU,
    choose,
    give_control,
    lock,
    master,
    minion,
    modifier,
    not_,
    on,
    reaction,
    ready,
    unlock,
    vampire,
    yours,
)
from table_talk import Table

# -- Fleetness ------------------------------------------------------------------------------------


def test_inferior_fleetness_bleeds_with_stealth(table: Table) -> None:
    """1 blood, +1 stealth: a blocker without intercept fails."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    table.you.holds("Fleetness")
    alice = table.prey.ready("Alice Chen")

    table.you.acts("Fleetness", by=bijou, level="cel")
    table.prey.blocks(alice)
    rest(table)
    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == 30
    assert table.blood(bijou) == 2
    assert not table.locked(alice)
    assert table.waits_for(table.you)


def test_superior_fleetness_hunts_down_the_locked(table: Table) -> None:
    """Any locked minion of others, at 1 stealth; 1 optional maneuver for that combat."""
    khadija = table.you.ready("Khadija Al-Kindi")
    own = table.you.ready(COMPANION, locked=True)
    table.you.holds("Fleetness", DODGE)
    locked = table.grand_prey.ready("Alice Chen", locked=True)
    free = table.prey.ready("Brock Sterling")

    table.asked()
    assert not table.you.can_play("Fleetness", by=own)
    table.you.acts("Fleetness", by=khadija, level="CEL")
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=khadija)
    table.you.does("use maneuver")
    table.until("strike", table.you)
    assert not table.you.may("use maneuver")
    rest(table)
    assert table.blood(khadija) == 5
    assert table.blood(locked) == 7
    assert table.blood(free) == 3
    assert table.waits_for(table.you)


def test_fleetness_needs_somebody_locked_and_celerity(table: Table) -> None:
    """With only unlocked minions at the table there is no target; Bijou is not superior."""
    khadija = table.you.ready("Khadija Al-Kindi")
    bijou = table.you.ready("Bijou")
    alice = table.you.ready("Arjun Shah")
    table.you.holds("Fleetness")
    table.prey.ready("Alice Chen")

    assert not table.you.can_play("Fleetness", by=khadija, level="CEL")
    assert table.you.can_play("Fleetness", by=khadija, level="cel")
    assert not table.you.can_play("Fleetness", by=bijou, level="CEL")
    assert not table.you.can_play("Fleetness", by=alice)


RISES = made_up("It rises", modes=(reaction(choose(on(minion, yours)), unlock(TARGET), by="any"),))


@pytest.mark.ruling("Fleetness", 1)
def test_a_target_that_unlocks_escapes(table: Table) -> None:
    """The action succeeds and has no effect; its cost is paid."""
    khadija = table.you.ready("Khadija Al-Kindi")
    table.you.ready(COMPANION)
    table.you.holds("Fleetness")
    alice = table.prey.ready("Alice Chen", locked=True)
    table.prey.holds(RISES)

    table.you.acts("Fleetness", by=khadija, level="CEL")
    table.prey.plays("It rises", by=alice)
    rest(table)
    assert not table.locked(alice)
    assert table.blood(alice) == 7
    assert table.blood(khadija) == 5
    assert table.waits_for(table.you)


# -- Hunter's Mark --------------------------------------------------------------------------------


def test_inferior_mark_gives_a_press(table: Table) -> None:
    """Both Disciplines are needed; the opponent may end combat."""
    bijou = table.you.ready("Bijou")
    arjun = table.you.ready("Arjun Shah")
    table.you.holds("Hunter's Mark", DODGE)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(COMBAT_ENDS)

    assert not table.you.can_play("Hunter's Mark", by=arjun)
    assert not table.you.can_play("Hunter's Mark", by=bijou, level="CEL_THA")
    table.you.acts("Hunter's Mark", by=bijou, level="cel_tha")
    table.until("strike", table.prey)
    assert table.prey.can_play("Combat ends")
    table.pass_on()
    table.until("press", table.you)
    assert table.you.may("use press", minion=bijou)
    rest(table)
    assert table.blood(alice) == 6
    assert table.blood(bijou) == 2
    assert table.waits_for(table.you)


def test_superior_mark_keeps_the_prey_for_a_round(table: Table) -> None:
    """In the first round it cannot strike: combat ends; in the second it can. You always can."""
    khadija = table.you.ready("Khadija Al-Kindi")
    table.you.ready(COMPANION)
    table.you.holds("Hunter's Mark", COMBAT_ENDS, DODGE)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(COMBAT_ENDS, DODGE)

    table.you.acts("Hunter's Mark", by=khadija, level="CEL_THA")
    table.until("strike", table.you)
    assert table.you.can_play("Combat ends")
    table.until("strike", table.prey)
    assert not table.prey.can_play("Combat ends")
    assert table.prey.can_play("A dodge")
    table.you.does("use press")
    table.until("strike", table.prey)
    assert table.prey.can_play("Combat ends")
    table.prey.plays("Combat ends", by=alice)
    rest(table)
    assert table.blood(alice) == 6
    assert table.blood(khadija) == 5
    assert table.waits_for(table.you)


# -- Biothaumaturgic Experiment -----------------------------------------------------------------

BIO = "Biothaumaturgic Experiment"


def test_inferior_experiment_employs_an_animal(table: Table) -> None:
    """From the hand, without its Discipline: 1 pool for the card, the cost of the retainer."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    spy, winthrop = table.you.holds("Raven Spy", "Mr. Winthrop")
    table.you.holds(BIO)
    table.prey.ready("Alice Chen")

    table.you.acts(BIO, by=bijou, level="tha")
    rest_until_choice(table)
    assert not table.you.may("choose", target=winthrop)
    table.you.chooses(spy)
    rest(table)
    assert table.on(spy) == bijou
    assert table.blood(spy) == 1
    assert table.blood(bijou) == 3 - 1
    assert table.you.pool() == 29
    assert table.where(winthrop) == "hand"
    assert len(table.you.hand()) == 3
    assert table.waits_for(table.you)


def rest_until_choice(table: Table) -> None:
    """Everybody passes until you choose the retainer."""
    while not table.you.may("choose"):
        table.pass_on()


def test_there_may_be_nothing_to_employ(table: Table) -> None:
    """Then the card is spent and its pool; without the blood for the retainer it is no choice."""
    bijou = table.you.ready("Bijou", blood=0)
    arjun = table.you.ready("Arjun Shah", blood=1)
    spy = table.you.holds("Raven Spy")
    table.you.holds(BIO)
    table.prey.ready("Alice Chen")

    assert not table.you.can_play(BIO, by=bijou)
    table.you.acts(BIO, by=arjun, level="tha")
    rest_until_choice(table)
    table.you.does("done")
    rest(table)
    assert table.where(spy) == "hand"
    assert table.you.pool() == 29


@pytest.mark.ruling("Biothaumaturgic Experiment", 1)
@pytest.mark.ruling("Biothaumaturgic Experiment", 2)
def test_retainers_are_employed_directly_afterwards(table: Table) -> None:
    """It is not the same action for a vampire that unlocks; and it requires no Animalism."""
    stands = made_up("It stands", modes=(modifier(unlock(), at=("after_resolution",)),))
    algirdas = table.you.ready("Algirdas, The Solar Prophet")
    first, second = table.you.holds("Raven Spy", "Raven Spy")
    table.you.holds(BIO, stands)

    table.you.acts(BIO, by=algirdas, level="tha")
    rest_until_choice(table)
    table.you.chooses(first)
    table.you.does("choose", level="ani")
    table.you.plays("It stands", by=algirdas)
    table.you.acts(second, by=algirdas, level="ani")
    rest(table)
    assert table.on(first) == algirdas
    assert table.on(second) == algirdas


@pytest.mark.ruling("Biothaumaturgic Experiment", 3)
def test_the_level_is_that_of_the_vampires_own_disciplines(table: Table) -> None:
    """With superior Animalism the level is chosen; without, it is the inferior one."""
    algirdas = table.you.ready("Algirdas, The Solar Prophet")
    table.you.ready(COMPANION)
    spy = table.you.holds("Raven Spy")
    table.you.holds(BIO)
    table.prey.ready("Alice Chen")

    table.you.acts(BIO, by=algirdas, level="tha")
    rest_until_choice(table)
    table.you.chooses(spy)
    table.you.does("choose", level="ANI")
    rest(table)
    assert table.blood(spy) == 2


def test_superior_experiment_strengthens_a_minion_of_yours(table: Table) -> None:
    """+1 strength and 1 optional maneuver each combat, for the minion it is on."""
    nayarana = table.you.ready("Nayarana")
    ryan = table.you.ready("Ryan")
    bio = table.you.holds(BIO)
    alice = table.prey.ready("Alice Chen")
    other = table.you.ready(COMPANION)

    table.you.acts(BIO, by=nayarana, level="THA")
    assert not table.you.may("choose", target=alice)
    table.you.chooses(ryan)
    rest(table)
    assert table.on(bio) == ryan
    assert table.you.pool() == 29
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(alice)
    table.until("range", table.you)
    assert table.you.may("use", minion=ryan)
    rest(table)
    assert table.blood(alice) == 5
    assert table.blood(other) > 0
    assert table.waits_for(table.you)


# -- Rutor's Hand ---------------------------------------------------------------------------------

RUTOR = "Rutor's Hand"


def test_inferior_rutor_sends_its_vampire_to_torpor(table: Table) -> None:
    """The damage cannot be prevented; the card comes locked and stays on the vampire."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    hand = table.you.holds(RUTOR)
    table.you.in_play("Kevlar Vest", on=bijou)

    table.you.acts(RUTOR, by=bijou, level="tha")
    rest(table)
    assert table.where(bijou) == "torpor"
    assert table.on(hand) == bijou
    assert table.locked(hand)
    assert table.blood(bijou) == 2
    assert table.waits_for(table.you)


def test_superior_rutor_may_burn_three_blood_instead(table: Table) -> None:
    """Then the vampire stays ready; in your next turn it must hunt, and unlocks once."""
    nayarana = table.you.ready("Nayarana")
    table.you.ready(COMPANION)
    hand = table.you.holds(RUTOR)
    table.you.holds(RUTOR)

    table.you.acts(RUTOR, by=nayarana, level="THA")
    while not table.you.may("do"):
        table.pass_on()
    table.you.does("do", number=1)
    rest(table)
    assert table.where(nayarana) == "ready"
    assert table.blood(nayarana) == 0
    assert not table.you.may("use", card=hand)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert not table.locked(hand)
    assert table.locked(nayarana)
    table.you.uses(RUTOR, by=nayarana)
    assert not table.locked(nayarana)
    assert table.locked(hand)
    assert not table.you.can_play(RUTOR, by=nayarana)
    assert not table.you.may("use", card=hand)


def test_three_blood_must_be_there(table: Table) -> None:
    """With 3 blood 1 is paid for the card: the 2 that are left save nobody."""
    nayarana = table.you.ready("Nayarana", blood=3)
    table.you.ready(COMPANION)
    table.you.holds(RUTOR)

    table.you.acts(RUTOR, by=nayarana, level="THA")
    rest(table)
    assert table.where(nayarana) == "torpor"
    assert table.blood(nayarana) == 2


SEDUCES = made_up(
    "Come to me",
    modes=(master(choose(ready(vampire, not_(yours))), give_control(TARGET, YOU), lock(TARGET)),),
)


@pytest.mark.ruling("Rutor's Hand", 1)
def test_who_steals_the_vampire_waits_for_an_unlock_phase(table: Table) -> None:
    """The card is locked; it unlocks in the unlock phase of whoever controls the vampire."""
    nayarana = table.you.ready("Nayarana")
    hand = table.you.holds(RUTOR)
    table.prey.ready("Alice Chen")
    table.prey.holds(SEDUCES)

    table.you.acts(RUTOR, by=nayarana, level="THA")
    while not table.you.may("do"):
        table.pass_on()
    table.you.does("do", number=1)
    table.prey.plays("Come to me")
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(nayarana) == 1
    assert table.locked(hand)
    assert not table.prey.may("use", card=hand)
    table.until_turn_of(table.grand_prey, "discard")
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(hand)
    table.prey.acts(word="hunt", by=nayarana)
    rest(table)
    assert table.prey.may("use", card=hand)

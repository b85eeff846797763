"""Actions and action modifiers of the old sets: rushes, a quill, smoke, tricks."""

from __future__ import annotations

import pytest

from table_talk import Table

AARON = "Aaron Duggan, Cameron's Toady (G2)"
ALMIRO = "Almiro Suarez (G3)"
ALU = "Alu (G5)"
ANGEL = "Angel (G1)"
ARTHUR = "Arthur Denholm (G5)"
ADELAIDE = "Adelaide Davis (G3)"
AURORA = "Aurora Van Brande, Paladin (G2)"
ANDREW = "Andrew Emory (G4)"
BANJOKO = "Banjoko (G3)"
EFFIE = "Effie Lowery (G4)"

# -- Ambush ---------------------------------------------------------------------------------------


def test_ambush_enters_combat_with_a_locked_minion(table: Table) -> None:
    """A locked minion of anybody else, ready; the acting minion has 1 optional maneuver."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    ambush = table.you.holds("Ambush")
    almiro = table.prey.ready(ALMIRO, locked=True)
    angel = table.prey.ready(ANGEL)
    fallen = table.prey.torpor("Nassir", locked=True)
    alu = table.grand_prey.ready(ALU, locked=True)

    table.you.acts("Ambush", by=aaron)
    assert {option.target for option in table.you.options("choose")} == {almiro, alu}
    table.you.chooses(almiro)
    table.you.does("use maneuver", minion=aaron)
    table.nobody_reacts()

    assert [table.blood(card) for card in (aaron, almiro, angel, alu)] == [2, 2, 2, 2]
    assert table.where(fallen) == "torpor"
    assert table.where(ambush) == "ash_heap"
    assert table.locked(aaron)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_ambush_fights_at_close_range_without_the_maneuver(table: Table) -> None:
    """The maneuver is optional; both strike by hand."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    table.you.holds("Ambush")
    almiro = table.prey.ready(ALMIRO, locked=True)

    table.you.acts("Ambush", by=aaron)
    table.nobody_reacts()

    assert [table.blood(card) for card in (aaron, almiro)] == [1, 1]
    assert table.waits_for(table.you)


def test_ambush_needs_a_locked_minion_of_somebody_else(table: Table) -> None:
    """With nobody else's locked it cannot be played: minions of one side do not fight (R0)."""
    aaron = table.you.ready(AARON)
    table.you.ready(ALU, locked=True)
    table.you.holds("Ambush")
    table.prey.ready(ANGEL)

    assert not table.you.can_play("Ambush", by=aaron)


@pytest.mark.ruling("Ambush", 1)
def test_ambush_fizzles_on_a_minion_that_is_unlocked_by_then(table: Table) -> None:
    """It is successful all the same: Freak Drive at inferior can follow."""
    aurora = table.you.ready(AURORA)
    table.you.holds("Ambush", "Shadow Play", "Freak Drive")
    effie = table.prey.ready(EFFIE, locked=True)
    table.prey.holds("Speak with Spirits")

    table.you.acts("Ambush", by=aurora)
    table.prey.plays("Speak with Spirits", by=effie, level="SPI")
    table.you.plays("Shadow Play", by=aurora, level="obt")
    table.you.plays("Freak Drive", by=aurora, level="for")

    assert table.blood(effie) == 5
    assert not table.locked(effie)
    assert not table.locked(aurora)
    assert table.waits_for(table.you)


# -- Madman's Quill -------------------------------------------------------------------------------


def test_inferior_quill_bleeds_for_three(table: Table) -> None:
    """Both Disciplines at inferior."""
    adelaide = table.you.ready(ADELAIDE)
    table.you.ready("Meaghan")
    quill = table.you.holds("Madman's Quill")

    assert not table.you.can_play("Madman's Quill", by=adelaide, level="AUS_DEM")
    table.you.acts("Madman's Quill", by=adelaide, level="aus_dem")
    table.nobody_reacts()

    assert table.prey.pool() == 27
    assert table.grand_prey.pool() == 30
    assert table.where(quill) == "ash_heap"
    assert table.waits_for(table.you)


def test_superior_quill_goes_on_a_minion_of_the_prey(table: Table) -> None:
    """Vampires with Dementation bleed its controller for 1 more; others and elsewhere do not."""
    arthur = table.you.ready(ARTHUR)
    adelaide = table.you.ready(ADELAIDE)
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    quill = table.you.holds("Madman's Quill")
    almiro = table.prey.ready(ALMIRO, locked=True)
    toy = table.prey.ready("Boy Toy (G2)", locked=True)
    table.prey.torpor(ANGEL)
    table.grand_prey.ready(ALU, locked=True)

    table.you.acts("Madman's Quill", by=arthur, level="AUS_DEM")
    assert {option.target for option in table.you.options("choose")} == {almiro, toy}
    table.you.chooses(almiro)
    table.nobody_reacts()
    assert table.on(quill) == almiro
    assert table.prey.pool() == 30

    table.you.acts(word="bleed", by=adelaide)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    table.you.acts(word="bleed", by=aaron)
    table.nobody_reacts()
    assert table.prey.pool() == 27
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=toy)
    table.nobody_reacts()
    assert table.grand_prey.pool() == 29


def test_superior_quill_is_not_usable_while_the_prey_has_one(table: Table) -> None:
    """On any minion of the prey, even one in torpor."""
    arthur = table.you.ready(ARTHUR)
    table.you.holds("Madman's Quill")
    table.prey.ready(ALMIRO)
    angel = table.prey.torpor(ANGEL)
    table.you.in_play("Madman's Quill", on=angel)

    assert not table.you.can_play("Madman's Quill", by=arthur, level="AUS_DEM")
    assert table.you.can_play("Madman's Quill", by=arthur, level="aus_dem")


def test_superior_quill_does_not_mind_one_elsewhere(table: Table) -> None:
    """On a minion of the grand-prey it is no hindrance."""
    arthur = table.you.ready(ARTHUR)
    table.you.holds("Madman's Quill")
    table.prey.ready(ALMIRO)
    alu = table.grand_prey.ready(ALU)
    table.you.in_play("Madman's Quill", on=alu)

    assert table.you.can_play("Madman's Quill", by=arthur, level="AUS_DEM")


def test_vampires_burn_the_quill_for_two_blood(table: Table) -> None:
    """An action that costs 2 blood; not of an ally, nor of a vampire who cannot pay."""
    adelaide = table.you.ready(ADELAIDE)
    poor = table.you.ready("Meaghan", blood=1)
    ally = table.you.ready("Carlton Van Wyk")
    almiro = table.prey.ready(ALMIRO)
    quill = table.you.in_play("Madman's Quill", on=almiro)

    assert not table.you.may(("act", "use action"), card=quill, minion=poor)
    assert not table.you.may(("act", "use action"), card=quill, minion=ally)
    table.you.acts(quill, by=adelaide)
    table.nobody_reacts()

    assert table.where(quill) == "ash_heap"
    assert table.blood(adelaide) == 2
    assert table.where(almiro) == "ready"
    assert table.waits_for(table.you)


def test_whose_minion_bears_the_quill_may_burn_it_as_well(table: Table) -> None:
    """Any vampire can, in its own turn."""
    table.you.ready("Meaghan")
    almiro = table.prey.ready(ALMIRO)
    quill = table.you.in_play("Madman's Quill", on=almiro)

    table.until_turn_of(table.prey, "minion")
    table.prey.acts(quill, by=almiro)
    table.nobody_reacts()

    assert table.where(quill) == "ash_heap"
    assert table.blood(almiro) == 0


# -- Tenebrous Form -------------------------------------------------------------------------------


def test_inferior_tenebrous_form_is_stealth(table: Table) -> None:
    """+1 stealth when it is needed; everybody else may still try for nothing."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    table.you.holds("Tenebrous Form")
    angel = table.prey.ready(ANGEL)
    alu = table.prey.ready(ALU)

    table.you.acts(word="bleed", by=aaron)
    assert not table.you.can_play("Tenebrous Form")
    table.prey.blocks(angel)
    table.you.plays("Tenebrous Form", by=aaron, level="obt")
    table.prey.blocks(alu)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert [table.blood(card) for card in (angel, alu)] == [2, 2]
    assert table.waits_for(table.you)


def test_superior_tenebrous_form_taxes_those_without_obtenebration(table: Table) -> None:
    """1 blood to attempt to block; with Obtenebration nothing; allies cannot."""
    andrew = table.you.ready(ANDREW)
    table.you.ready("Meaghan")
    table.you.holds("Tenebrous Form")
    angel = table.prey.ready(ANGEL)
    alu = table.prey.ready(ALU)
    empty = table.prey.ready("Boy Toy (G2)", blood=0)
    ally = table.prey.ready("Carlton Van Wyk")
    banjoko = table.prey.ready(BANJOKO)

    table.you.acts(word="bleed", by=andrew)
    table.prey.blocks(angel)
    table.you.plays("Tenebrous Form", by=andrew, level="OBT")
    table.prey.chooses(number=1)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=empty)
    assert not table.prey.may("block", minion=ally)
    table.prey.blocks(alu)
    table.prey.blocks(banjoko)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.blood(angel) == 2
    assert table.blood(alu) == 1
    assert table.blood(banjoko) == 5
    assert table.blood(ally) == 2
    assert table.waits_for(table.you)


def attempting(table: Table) -> int:
    """Your prey's Almiro attempts to block as Tenebrous Form is played; Eyes of Argus in hand."""
    andrew = table.you.ready(ANDREW)
    table.you.ready("Meaghan")
    table.you.holds("Tenebrous Form")
    almiro = table.prey.ready(ALMIRO)
    table.prey.holds("Eyes of Argus")

    table.you.acts(word="bleed", by=andrew)
    table.prey.blocks(almiro)
    table.you.plays("Tenebrous Form", by=andrew, level="OBT")
    return almiro


@pytest.mark.ruling("Tenebrous Form", 1)
def test_who_attempts_already_may_resign_and_pay_nothing(table: Table) -> None:
    """Almiro attempts as the card comes; resigning costs no blood."""
    almiro = attempting(table)
    table.prey.chooses(number=1)
    table.nobody_reacts()

    assert table.blood(almiro) == 2
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_who_attempts_already_pays_to_go_on(table: Table) -> None:
    """With more intercept Almiro blocks, for 1 blood; and loses 1 in the fight."""
    almiro = attempting(table)
    table.prey.chooses(number=0)
    assert table.blood(almiro) == 1
    table.prey.plays("Eyes of Argus", by=almiro, level="aus")
    table.nobody_reacts()

    assert table.blood(almiro) == 0
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "blood", "stays"), [(BANJOKO, 5, True), ("Boy Toy (G2)", 0, False),
                                 ("Carlton Van Wyk", 2, False)],
)  # fmt: skip
def test_only_who_can_pay_goes_on(table: Table, name: str, blood: int, stays: bool) -> None:
    """Nothing is asked: with Obtenebration the attempt stands, who cannot pay resigns."""
    andrew = table.you.ready(ANDREW)
    table.you.ready("Meaghan")
    table.you.holds("Tenebrous Form", "Shadow Play")
    blocker = table.prey.ready(name, blood=blood)
    other = table.prey.ready(BANJOKO)

    table.you.acts(word="bleed", by=andrew)
    table.prey.blocks(blocker)
    table.you.plays("Tenebrous Form", by=andrew, level="OBT")
    resigned = not table.prey.may("choose")
    if stays:
        table.prey.blocks(other)
    table.nobody_reacts()

    assert resigned
    assert table.blood(blocker) == blood
    assert table.blood(other) == 5
    assert table.prey.pool() == 29


# -- Mind Tricks ----------------------------------------------------------------------------------


def test_inferior_mind_tricks_is_stealth(table: Table) -> None:
    """+1 stealth when it is needed."""
    toy = table.you.ready("Boy Toy (G2)")
    table.you.ready("Meaghan")
    table.you.holds("Mind Tricks")
    angel = table.prey.ready(ANGEL)

    table.you.acts(word="bleed", by=toy)
    assert not table.you.can_play("Mind Tricks")
    table.prey.blocks(angel)
    table.you.plays("Mind Tricks", by=toy, level="dem")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def blocked_all_the_same(table: Table) -> tuple[int, int]:
    """Mind Tricks at superior, and Eyes of Argus against it: the fight is about to begin."""
    apache = table.you.ready("Apache Jones (G4)")
    table.you.ready("Meaghan")
    table.you.holds("Mind Tricks")
    almiro = table.prey.ready(ALMIRO)
    table.prey.holds("Eyes of Argus")
    table.you.acts(word="bleed", by=apache)
    table.prey.blocks(almiro)
    table.you.plays("Mind Tricks", by=apache, level="DEM")
    table.prey.plays("Eyes of Argus", by=almiro, level="aus")
    return apache, almiro


def test_superior_mind_tricks_maneuvers_if_blocked(table: Table) -> None:
    """1 maneuver in the resulting combat, and then no press; the card costs 1 blood."""
    apache, almiro = blocked_all_the_same(table)

    table.you.does("use maneuver", minion=apache)
    with pytest.raises(AssertionError, match="never offered"):
        table.you.does("use press", minion=apache)

    assert [table.blood(card) for card in (apache, almiro)] == [4, 2]


def test_superior_mind_tricks_presses_if_blocked(table: Table) -> None:
    """Or 1 press: two rounds by hand."""
    apache, almiro = blocked_all_the_same(table)

    table.you.does("use press", minion=apache)
    table.nobody_reacts()

    assert [table.blood(card) for card in (apache, almiro)] == [2, 0]
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)

"""Reactions of the old sets: a warning of rats, spirits that speak."""

from __future__ import annotations

import pytest

from listening import listener
from table_talk import Table

AARON = "Aaron Duggan, Cameron's Toady (G2)"
ALU = "Alu (G5)"
ANGEL = "Angel (G1)"
AURORA = "Aurora Van Brande, Paladin (G2)"
ANDREW = "Andrew Emory (G4)"
EFFIE = "Effie Lowery (G4)"
JUANITA = "Juanita Santiago (G2)"

# -- Rat's Warning --------------------------------------------------------------------------------


def test_inferior_warning_unlocks_a_locked_vampire(table: Table) -> None:
    """It may block then; nothing more."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    anastasia = table.prey.ready("Anastasia Grey (G1)", locked=True)
    other = table.prey.ready(ALU, locked=True)
    table.prey.holds("Rat's Warning")

    table.you.acts(word="bleed", by=aaron)
    assert not table.prey.can_play("Rat's Warning", by=other)
    table.prey.plays("Rat's Warning", by=anastasia, level="ani")
    assert not table.locked(anastasia)
    assert table.locked(other)
    table.prey.blocks(anastasia)
    with pytest.raises(AssertionError, match="never offered"):
        table.prey.does("use press")

    assert table.prey.pool() == 30
    assert table.blood(anastasia) == 2


def test_superior_warning_gives_a_press_if_it_blocks(table: Table) -> None:
    """Two rounds, by the press."""
    andrew = table.you.ready(ANDREW)
    table.you.ready("Meaghan")
    anjalika = table.prey.ready("Anjalika Underwood (G5)", locked=True)
    table.prey.holds("Rat's Warning")

    table.you.acts(word="bleed", by=andrew)
    table.prey.plays("Rat's Warning", by=anjalika, level="ANI")
    table.prey.blocks(anjalika)
    table.prey.does("use press", minion=anjalika)
    table.nobody_reacts()

    assert [table.blood(card) for card in (andrew, anjalika)] == [3, 3]
    assert table.waits_for(table.you)


def test_warning_is_for_locked_vampires_of_whom_is_bled(table: Table) -> None:
    """Not unlocked, not another Methuselah's, not against another action."""
    aaron = table.you.ready(AARON, blood=1)
    table.you.ready("Meaghan")
    table.prey.ready("Anastasia Grey (G1)")
    table.prey.holds("Rat's Warning")
    table.predator.ready("Anjalika Underwood (G5)", locked=True)
    table.predator.holds("Rat's Warning")

    table.you.acts(word="bleed", by=aaron)
    table.until("action", table.prey)
    assert not table.prey.can_play("Rat's Warning")
    assert not table.predator.can_play("Rat's Warning")


def test_warning_is_for_bleeds_only(table: Table) -> None:
    """A hunt is no bleed."""
    aaron = table.you.ready(AARON, blood=1)
    table.you.ready("Meaghan")
    table.prey.ready("Anastasia Grey (G1)", locked=True)
    table.prey.holds("Rat's Warning")

    table.you.acts(word="hunt", by=aaron)
    with pytest.raises(AssertionError, match="never offered"):
        table.prey.plays("Rat's Warning")


# -- Speak with Spirits ---------------------------------------------------------------------------


def test_spirits_at_animalism_intercept_bleeds_only(table: Table) -> None:
    """+1 intercept against a bleed with 1 stealth."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    table.you.holds("Shadow Play")
    juanita = table.prey.ready(JUANITA)
    table.prey.holds("Speak with Spirits")

    table.you.acts(word="bleed", by=aaron)
    table.prey.blocks(juanita)
    table.you.plays("Shadow Play", by=aaron, level="obt")
    table.prey.plays("Speak with Spirits", by=juanita, level="ani")
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.blood(juanita) == 3
    assert table.locked(juanita)
    assert table.waits_for(table.you)


def test_spirits_at_spiritus_intercept_anything(table: Table) -> None:
    """Against an Ambush only with Spiritus."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    table.you.holds("Shadow Play", "Ambush")
    juanita = table.prey.ready(JUANITA)
    angel = table.prey.ready(ANGEL, locked=True)
    table.prey.holds("Speak with Spirits")

    table.you.acts("Ambush", by=aaron)
    table.prey.blocks(juanita)
    table.you.plays("Shadow Play", by=aaron, level="obt")
    table.until("attempt", table.prey)
    assert not table.prey.can_play("Speak with Spirits", by=juanita, level="ani")
    assert not table.prey.can_play("Speak with Spirits", by=juanita, level="SPI")
    table.prey.plays("Speak with Spirits", by=juanita, level="spi")
    table.nobody_reacts()

    assert table.blood(juanita) == 3
    assert table.blood(angel) == 2
    assert table.waits_for(table.you)


def test_superior_spirits_unlocks_attempts_and_buys_intercept_once(table: Table) -> None:
    """1 blood for +1 intercept, once this action."""
    andrew = table.you.ready(ANDREW)
    table.you.ready("Meaghan")
    table.you.holds("Tenebrous Form", "Shadow Play")
    effie = table.prey.ready(EFFIE, locked=True)
    other = table.prey.ready(ALU, locked=True)
    table.prey.holds("Speak with Spirits")

    table.you.acts(word="bleed", by=andrew)
    table.prey.plays("Speak with Spirits", by=effie, level="SPI")
    table.you.plays("Tenebrous Form", by=andrew, level="obt")
    table.prey.does("use promise", minion=effie)
    assert table.blood(effie) == 4
    table.you.plays("Shadow Play", by=andrew, level="obt")
    table.nobody_reacts()

    assert table.blood(effie) == 4
    assert table.prey.pool() == 29
    assert table.locked(other)


def test_superior_spirits_blocks(table: Table) -> None:
    """Without stealth the attempt is a block; and she is locked again."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    effie = table.prey.ready(EFFIE, locked=True)
    table.prey.holds("Speak with Spirits")

    table.you.acts(word="bleed", by=aaron)
    table.prey.plays("Speak with Spirits", by=effie, level="SPI")
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert [table.blood(card) for card in (aaron, effie)] == [1, 4]
    assert table.locked(effie)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Speak with Spirits", 1)
@pytest.mark.parametrize(("code", "level", "gained"), [
    ("ani", "ani", 1), ("ani", "spi", 0), ("spi", "spi", 1), ("spi", "ani", 0),
])  # fmt: skip
def test_spirits_require_the_discipline_used(
    table: Table, code: str, level: str, gained: int
) -> None:
    """As it is played, the one it is played with."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    table.you.holds("Shadow Play")
    juanita = table.prey.ready(JUANITA)
    table.prey.holds("Speak with Spirits")
    table.prey.in_play(listener(code))

    table.you.acts(word="bleed", by=aaron)
    table.prey.blocks(juanita)
    table.you.plays("Shadow Play", by=aaron, level="obt")
    table.prey.plays("Speak with Spirits", by=juanita, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == 30 + gained


@pytest.mark.ruling("Speak with Spirits", 1)
@pytest.mark.parametrize("code", ["ani", "spi"])
def test_spirits_in_the_hand_require_either(table: Table, code: str) -> None:
    """In the hand, both Disciplines listed on it."""
    table.you.ready("Meaghan")
    table.you.holds("Speak with Spirits")
    heard = table.you.in_play(listener(code))

    table.you.uses(heard)

    assert "Speak with Spirits" not in table.you.hand()


@pytest.mark.ruling("Speak with Spirits", 2)
def test_who_unlocks_out_of_an_ambush_fights_all_the_same(table: Table) -> None:
    """The block attempt happens, and the combat."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    table.you.holds("Ambush")
    effie = table.prey.ready(EFFIE, locked=True)
    table.prey.holds("Speak with Spirits")

    table.you.acts("Ambush", by=aaron)
    table.prey.plays("Speak with Spirits", by=effie, level="SPI")
    table.nobody_reacts()

    assert [table.blood(card) for card in (aaron, effie)] == [1, 4]
    assert table.waits_for(table.you)


@pytest.mark.ruling("Speak with Spirits", 3)
def test_spirits_help_who_attempts_already(table: Table) -> None:
    """Locked but awake, she attempts to block; then she unlocks and buys intercept."""
    andrew = table.you.ready(ANDREW)
    table.you.ready("Meaghan")
    table.you.holds("Shadow Play")
    effie = table.prey.ready(EFFIE, locked=True)
    table.prey.holds("Speak with Spirits", "On the Qui Vive")

    table.you.acts(word="bleed", by=andrew)
    table.prey.plays("On the Qui Vive", by=effie)
    table.prey.blocks(effie)
    table.you.plays("Shadow Play", by=andrew, level="obt")
    table.prey.plays("Speak with Spirits", by=effie, level="SPI")
    table.prey.does("use promise", minion=effie)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.blood(effie) == 3


@pytest.mark.ruling("Speak with Spirits", 4)
def test_spirits_are_silent_where_vampires_cannot_block(table: Table) -> None:
    """Daring the Dawn: Effie cannot attempt to block."""
    aurora = table.you.ready(AURORA)
    table.you.ready("Meaghan")
    table.you.holds("Daring the Dawn")
    table.prey.ready(EFFIE, locked=True)
    table.prey.holds("Speak with Spirits")

    table.you.acts(word="bleed", by=aurora)
    table.you.plays("Daring the Dawn", by=aurora, level="for")
    with pytest.raises(AssertionError, match="never offered"):
        table.prey.plays("Speak with Spirits")


@pytest.mark.ruling("Speak with Spirits", 5)
def test_spirits_do_not_let_the_predator_block_a_bleed(table: Table) -> None:
    """The action is directed at the prey."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    table.predator.ready(EFFIE, locked=True)
    table.predator.holds("Speak with Spirits")

    table.you.acts(word="bleed", by=aaron)
    with pytest.raises(AssertionError, match="never offered"):
        table.predator.plays("Speak with Spirits")

"""Actions that require Spiritus: New Moon Sigil."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from combat_talk import COMPANION, MANEUVER, fight, rest
from fight_talk import round_of
from made_up import paper
from methuselah.language import static
from table_talk import Table

SIGIL = "New Moon Sigil"
EYES = paper("Eyes", static("intercept", +1), kind="equipment")


@pytest.mark.parametrize("level", ["spi", "SPI"])
def test_the_sigil_goes_on_a_vampire_of_yours(table: Table, level: str) -> None:
    """2 blood, +1 stealth; also one in torpor or the actor; no ally, none of others."""
    effie = table.you.ready("Effie Lowery (G4)", blood=5)
    ryan = table.you.ready("Ryan")
    sleeper = table.you.torpor("Duck (G1)")
    table.you.ready("Underbridge Stray")
    marked = table.you.ready("Lillian")
    table.you.in_play(SIGIL, on=marked, level="spi")
    sigil = table.you.holds(SIGIL)
    crow = table.prey.ready("Crow")

    table.you.acts(SIGIL, by=effie, level=level)
    assert table.you.choices() == {effie, ryan, sleeper}
    table.you.chooses(ryan)
    table.prey.blocks(crow)  # fails: the action has 1 stealth
    table.nobody_reacts()
    assert table.on(sigil) == ryan
    assert table.blood(effie) == 3
    assert table.locked(effie)
    assert not table.locked(crow)
    assert table.waits_for(table.you)


def test_who_can_play_the_sigil(table: Table) -> None:
    """Not without Spiritus; with the inferior level not at the superior one; 2 blood."""
    juanita = table.you.ready("Juanita Santiago", blood=2)
    poor = table.you.ready("Effie Lowery (G4)", blood=1)
    ryan = table.you.ready("Ryan")
    table.you.holds(SIGIL)

    assert table.you.can_play(SIGIL, by=juanita, level="spi")
    assert not table.you.can_play(SIGIL, by=juanita, level="SPI")
    assert not table.you.can_play(SIGIL, by=poor)
    assert not table.you.can_play(SIGIL, by=ryan)


def test_a_vampire_has_only_one_sigil(table: Table) -> None:
    """Where each vampire has one, it cannot be played."""
    effie = table.you.ready("Effie Lowery (G4)")
    table.you.in_play(SIGIL, on=effie, level="SPI")
    table.you.holds(SIGIL)
    table.prey.ready("Crow")
    assert not table.you.can_play(SIGIL, by=effie)


@pytest.mark.parametrize("level", ["spi", "SPI"])
def test_the_bearer_maneuvers_once_each_combat(table: Table, level: str) -> None:
    """Whether it acts or blocks; once, though the opposing minion maneuvers back."""
    ryan = table.you.ready("Ryan")
    sigil = table.you.in_play(SIGIL, on=ryan, level=level)
    table.you.holds(MANEUVER)  # another maneuver, so that you are asked a second time
    crow = table.prey.ready("Crow")
    table.prey.holds(MANEUVER)

    fight(table, ryan, crow)
    table.until("range", table.you)
    table.you.uses(sigil)
    assert round_of(table).range == "long"
    table.prey.plays("A maneuver", by=crow)
    assert round_of(table).range == "close"
    assert not table.you.may("use", card=sigil)
    rest(table)
    assert table.waits_for(table.you)


def test_another_of_yours_does_not_maneuver(table: Table) -> None:
    """It is on Lillian; Ryan fights."""
    ryan, lillian = table.you.ready("Ryan"), table.you.ready("Lillian")
    sigil = table.you.in_play(SIGIL, on=lillian, level="SPI")
    crow = table.prey.ready("Crow")
    table.prey.holds(MANEUVER)
    fight(table, ryan, crow)
    table.until("range")
    assert not table.you.may("use", card=sigil)


@pytest.mark.parametrize(
    ("level", "blood", "may"), [("SPI", 2, True), ("SPI", 1, False), ("spi", 4, False)]
)
def test_blood_for_stealth(table: Table, level: str, blood: int, may: bool) -> None:
    """At superior, 2 blood, when an attempt would succeed."""
    ryan = table.you.ready("Ryan", blood=blood)
    table.you.ready(COMPANION)
    sigil = table.you.in_play(SIGIL, on=ryan, level=level)
    table.you.holds(PAUSE)  # you are asked during the attempt, whatever else there is
    crow = table.prey.ready("Crow")

    table.you.acts(by=ryan, word="bleed")
    table.until("action", table.prey)
    assert not table.you.may("use", card=sigil)
    table.prey.blocks(crow)
    assert table.you.may("use", card=sigil) == may
    if may:
        table.you.uses(sigil)
        assert table.blood(ryan) == 0
        table.nobody_reacts()
        assert not table.locked(crow)
        assert table.prey.pool() == 29
        assert table.waits_for(table.you)


def test_stealth_once_in_an_action(table: Table) -> None:
    """Not a second time: 1 intercept more is not outrun."""
    lise = table.you.ready("Lisé", blood=6)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    sigil = table.you.in_play(SIGIL, on=lise, level="SPI")
    crow = table.prey.ready("Crow")
    table.prey.in_play(EYES, on=crow)

    table.you.acts(by=lise, word="bleed")
    table.prey.blocks(crow)
    table.you.uses(sigil)
    assert not table.you.may("use", card=sigil)
    assert table.blood(lise) == 4
    table.nobody_reacts()
    assert table.prey.pool() == 30


def test_others_get_no_stealth(table: Table) -> None:
    """The bearer does not act: Ryan does."""
    ryan, lillian = table.you.ready("Ryan"), table.you.ready("Lillian")
    table.you.ready(COMPANION)
    sigil = table.you.in_play(SIGIL, on=lillian, level="SPI")
    crow = table.prey.ready("Crow")
    table.prey.in_play(EYES, on=crow)
    table.you.holds(MANEUVER)
    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(crow)
    assert not table.you.may("use", card=sigil)

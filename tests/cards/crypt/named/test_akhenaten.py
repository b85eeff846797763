"""Akhenaten, The Sun Pharaoh."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION, fight, rest
from made_up import of_level
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    TARGET,
    action,
    choose,
    clan,
    environmental_damage,
    inflicts_damage,
    not_,
    ranged_strike,
    ready,
    strike,
    yours,
)
from table_talk import Table

AKHENATEN = "Akhenaten, The Sun Pharaoh"


def test_recruiting_akhenaten(table: Table) -> None:
    """For 4 pool, with 3 life."""
    nassir = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    akhenaten = table.you.holds(AKHENATEN)

    table.you.acts(AKHENATEN, by=nassir)
    table.nobody_reacts()

    assert table.where(akhenaten) == "ready"
    assert table.blood(akhenaten) == 3
    assert table.you.pool() == 26
    assert table.locked(nassir)
    assert table.waits_for(table.you)


# -- Necromancy -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "may"), [("nec", True), ("NEC", False), ("tha", False)])
def test_akhenaten_plays_basic_necromancy(table: Table, code: str, may: bool) -> None:
    """Neither superior nor another Discipline; nor has he the one that he plays."""
    akhenaten = table.you.ready(AKHENATEN)
    beside = table.you.ready("Nassir")
    table.you.holds(of_level(code))

    assert table.you.can_play("Lesson", by=akhenaten) == may
    assert table.you.can_play("Lesson", by=beside) == (code == "tha")
    assert discipline_level(table.state, akhenaten, "nec") == 0


@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 2)
def test_the_sun_takes_a_life_of_the_pharaoh(table: Table) -> None:
    """1 aggravated damage of his own card, 1 of the opposing hands: no torpor."""
    akhenaten = table.you.ready(AKHENATEN)
    nassir = table.prey.ready("Nassir")
    sun = environmental_damage(1, aggravated=True)
    burst = strike(ranged_strike(1, aggravated=True, anyway=(sun,)))
    table.you.holds(of_level("nec", burst))

    fight(table, akhenaten, nassir)
    table.you.plays("Lesson", by=akhenaten)
    rest(table)

    assert table.where(akhenaten) == "ready"
    assert table.blood(akhenaten) == 1
    assert table.where(nassir) == "torpor"


# -- aggravated damage ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "place", "blood"),
    [("Abdelsobek (G5)", "torpor", 3), ("Sabine Lafitte (G1)", "ready", 2)],
)
def test_akhenaten_inflicts_aggravated_damage_on_followers_of_set(
    table: Table, foe: str, place: str, blood: int
) -> None:
    """3 of it wound a vampire, and 2 blood keep it from burning; others mend 3."""
    akhenaten = table.you.ready(AKHENATEN)
    theirs = table.prey.ready(foe)

    fight(table, akhenaten, theirs)
    rest(table)

    assert table.where(theirs) == place
    assert table.blood(theirs) == blood
    assert table.blood(akhenaten) == 2
    assert table.waits_for(table.you)


def test_akhenatens_damage_outside_combat_is_normal(table: Table) -> None:
    """By an action, to a Follower of Set."""
    akhenaten = table.you.ready(AKHENATEN)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Abdelsobek (G5)")
    hurts = action(choose(ready(clan("Ministry"), not_(yours))), inflicts_damage(1, TARGET))
    table.you.holds(of_level("nec", hurts))

    table.you.acts("Lesson", by=akhenaten)
    table.nobody_reacts()

    assert table.where(theirs) == "ready"
    assert table.blood(theirs) == 4


# -- burning a Follower of Set, and himself -------------------------------------------------------


def test_akhenaten_burns_a_follower_of_set(table: Table) -> None:
    """Of your prey, ready or in torpor, in a directed action; he goes as it succeeds."""
    akhenaten = table.you.ready(AKHENATEN)
    table.you.ready(COMPANION)
    table.you.ready("Marcel")
    theirs = table.prey.ready("Abdelsobek (G5)")
    fallen = table.prey.torpor("Aisha (G2)")
    table.prey.ready("Octane")
    far = table.grand_prey.ready("Nehsi (G2)")

    table.you.acts(AKHENATEN, by=akhenaten)
    assert table.you.choices() == {theirs, fallen}
    table.you.chooses(fallen)
    table.until("action", table.prey)
    assert action_of(table).targets == (table.prey.number,)
    assert table.where(akhenaten) == "ready"
    table.nobody_reacts()

    assert table.where(fallen) == "ash_heap"
    assert table.where(akhenaten) == "library"
    assert (table.where(theirs), table.where(far)) == ("ready", "ready")
    assert table.waits_for(table.you)


def test_akhenaten_blocked_burns_nobody(table: Table) -> None:
    """Nor himself: he only fights."""
    akhenaten = table.you.ready(AKHENATEN)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Abdelsobek (G5)")
    wall = table.prey.ready("Octane")

    table.you.acts(AKHENATEN, by=akhenaten)
    table.prey.blocks(wall)
    rest(table)

    assert (table.where(akhenaten), table.blood(akhenaten)) == ("ready", 2)
    assert (table.where(theirs), table.blood(wall)) == ("ready", 3)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("seat", ["prey", "predator", "you"])
def test_whose_follower_akhenaten_burns(table: Table, seat: str) -> None:
    """That of your prey only; and no minion beside him does it."""
    akhenaten = table.you.ready(AKHENATEN)
    beside = table.you.ready("Nassir")
    getattr(table, seat).ready("Abdelsobek (G5)")

    table.begins("minion")
    assert table.you.may("use action", card=akhenaten, by=akhenaten) == (seat == "prey")
    assert not table.you.may("use action", card=akhenaten, by=beside)


# -- the library ----------------------------------------------------------------------------------


def test_akhenaten_burned_in_combat_goes_to_the_library(table: Table) -> None:
    """His last life is struck away."""
    akhenaten = table.you.ready(AKHENATEN, blood=1)
    wall = table.prey.ready("Octane")

    fight(table, akhenaten, wall)
    rest(table)

    assert table.where(akhenaten) == "library"
    assert table.blood(wall) == 3
    assert table.waits_for(table.you)


@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 7)
def test_akhenaten_is_not_shuffled_when_discarded(table: Table) -> None:
    """[LSJ 20010710]."""
    akhenaten = table.you.holds(AKHENATEN)
    table.you.ready(COMPANION)
    table.begins("discard")
    table.you.does("discard", card=AKHENATEN)
    assert table.where(akhenaten) == "ash_heap"

"""Akhenaten, The Sun Pharaoh."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of, told
from combat_talk import COMPANION, fight, rest
from made_up import paper
from methuselah.engine.definitions import Definition, Mode
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    TARGET,
    THIS,
    action,
    choose,
    clan,
    environmental_damage,
    gain_pool,
    hand_strike,
    inflicts_damage,
    modifier,
    not_,
    ranged_strike,
    ready,
    sends_to_torpor,
    static,
    stealth,
    strike,
    yours,
)
from table_talk import Table

AKHENATEN = "Akhenaten, The Sun Pharaoh"


def of_level(code: str, way: Mode | None = None, **face: Any) -> Definition:
    """A card at one level only: an action for 1 pool unless it is something else."""
    return paper("Lesson", levels={code: way or action(gain_pool(1), stealth=1)}, **face)


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


@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 8)
@pytest.mark.parametrize(
    ("words", "may"),
    [
        ("independent", True),
        ("camarilla vampire", False),
        ("vampire with capacity 3 or more", True),
        ("vampire with capacity 4 or more", False),
    ],
)
def test_akhenaten_plays_as_an_independent_vampire(table: Table, words: str, may: bool) -> None:
    """Of capacity 3; only what requires Necromancy."""
    akhenaten = table.you.ready(AKHENATEN)
    plain = paper("Plain", action(gain_pool(1)), requires=("independent",))
    table.you.holds(of_level("nec", requires=(words,)), plain)

    assert table.you.can_play("Lesson", by=akhenaten) == may
    assert not table.you.can_play("Plain", by=akhenaten)


@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 1)
def test_akhenatens_last_life_ends_his_action(table: Table) -> None:
    """Paid for an action modifier: the bleed fails."""
    akhenaten = table.you.ready(AKHENATEN, blood=1)
    table.you.ready(COMPANION)
    hides = modifier(stealth(+1), at=("action",), even_if_unneeded=True)
    table.you.holds(of_level("nec", hides, blood_cost=1))

    table.you.acts(word="bleed", by=akhenaten)
    table.you.plays("Lesson", by=akhenaten)
    rest(table)

    assert table.where(akhenaten) == "library"
    assert table.prey.pool() == 30


@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 1)
def test_akhenatens_last_life_ends_combat_before_his_strike(table: Table) -> None:
    """Paid for a strike: nobody is struck."""
    akhenaten = table.you.ready(AKHENATEN, blood=1)
    nassir = table.prey.ready("Nassir", blood=4)
    table.you.holds(of_level("nec", strike(hand_strike(+2)), blood_cost=1))

    fight(table, akhenaten, nassir)
    table.you.plays("Lesson", by=akhenaten)
    rest(table)

    assert table.where(akhenaten) == "library"
    assert table.blood(nassir) == 4


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


@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 3)
def test_akhenatens_last_life_pays_for_an_action(table: Table) -> None:
    """The action resolves fully, then he burns."""
    akhenaten = table.you.ready(AKHENATEN, blood=1)
    table.you.ready(COMPANION)
    table.you.holds(of_level("nec", blood_cost=1))

    table.you.acts("Lesson", by=akhenaten)
    rest(table)

    assert table.you.pool() == 31
    assert table.where(akhenaten) == "library"


@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 4)
def test_torpor_burns_akhenaten(table: Table) -> None:
    """A card that he plays sends him there."""
    akhenaten = table.you.ready(AKHENATEN)
    table.you.ready(COMPANION)
    table.you.holds(of_level("nec", action(sends_to_torpor(THIS), stealth=1)))

    table.you.acts("Lesson", by=akhenaten)
    rest(table)

    assert table.where(akhenaten) == "library"


@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 5)
@pytest.mark.parametrize(("name", "may"), [(AKHENATEN, False), ("Mkhokheli", True)])
def test_akhenaten_commits_no_diablerie_by_a_card(table: Table, name: str, may: bool) -> None:
    """Amaranth [RTR 19970630]."""
    fighter = table.you.ready(name)
    table.you.in_play(paper("Claws", static("strength", +4), kind="equipment"), on=fighter)
    victim = table.prey.ready("Normal (G1)", blood=1)
    table.you.ready(COMPANION)
    table.you.holds("Amaranth")

    fight(table, fighter, victim)
    offered = False
    while table.asked() is not None and not table.over():
        offered = offered or table.you.can_play("Amaranth")
        table.pass_on()

    assert told(table, "combat") == 1
    assert offered is may


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

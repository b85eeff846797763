"""The Tzimisce of the Fifth Edition Companion whose text is more than keywords."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from fight_talk import blocked
from methuselah.engine.rows import total
from methuselah.rules.action.blocks import intercept
from table_talk import Table

# -- Adrino Manauara ----------------------------------------------------------------------------


def test_adrino_must_press_to_continue_once(table: Table) -> None:
    """A second round, whether he likes it or not; no third one."""
    adrino = table.you.ready("Adrino Manauara")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")

    blocked(table, adrino, guard)
    rest(table)

    rounds = [line.number for line in table.state.journal if line.what == "round"]
    assert rounds == [1, 2]
    assert table.blood(guard) == 4 - 2
    assert table.waits_for(table.you)


def test_the_press_of_adrino_can_be_answered(table: Table) -> None:
    """The opponent may press to end combat: then there is no second round."""
    adrino = table.you.ready("Adrino Manauara")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Abaddon")

    blocked(table, adrino, guard)
    table.until("press", table.prey)
    table.prey.does("use", card=guard, level="press")
    rest(table)

    rounds = [line.number for line in table.state.journal if line.what == "round"]
    assert rounds == [1]


def test_adrino_who_is_blocking_must_press_too(table: Table) -> None:
    """Also where the acting minion has the first opportunity."""
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    adrino = table.prey.ready("Adrino Manauara")

    blocked(table, acting, adrino)
    rest(table)
    rounds = [line.number for line in table.state.journal if line.what == "round"]
    assert rounds == [1, 2]


# -- Branimira ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "number"), [(9, 1), (10, 0)])
def test_branimira_has_intercept_with_little_pool(table: Table, pool: int, number: int) -> None:
    """9 or fewer; others have none."""
    branimira = table.prey.ready("Branimira")
    other = table.prey.ready("Nassir")
    table.prey.pool(pool)
    acting = table.you.ready("Ashley")

    table.you.acts(by=acting, word="bleed")
    table.until("action", table.prey)
    assert intercept(table.state, branimira) == number
    assert intercept(table.state, other) == 0


# -- Marialena ----------------------------------------------------------------------------------


def test_marialena_burns_blood_when_blocked(table: Table) -> None:
    """Before the combat; her opponent burns none for it."""
    marialena = table.you.ready("Marialena")
    guard = table.prey.ready("Gathii")

    blocked(table, marialena, guard)
    rest(table)

    told = [line.what for line in table.state.journal]
    before = table.state.journal[: told.index("combat")]
    burned = [(line.card, line.number) for line in before if line.what == "burned blood"]
    assert burned == [(marialena, 1)]


def test_marialena_unblocked_or_blocking_burns_nothing(table: Table) -> None:
    """Only if she is blocked."""
    marialena = table.you.ready("Marialena")
    table.you.ready(COMPANION)

    table.you.acts(by=marialena, word="bleed")
    table.nobody_reacts()
    assert not [line for line in table.state.journal if line.what == "burned blood"]


@pytest.mark.ruling("Marialena", 1)
def test_marialena_burns_blood_when_blocked_in_torpor(table: Table) -> None:
    """Leaving torpor is an action too."""
    marialena = table.you.torpor("Marialena", blood=3)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")
    table.prey.in_play("Raven Spy", on=guard)

    table.you.acts(by=marialena, word="leave torpor")
    table.prey.blocks(guard)
    table.nobody_reacts()
    assert table.where(marialena) == "torpor"
    assert table.blood(marialena) == 2


# -- Neserian -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "bled", "votes"), [("you", 1, 1), ("prey", 0, 0)])
def test_neserian_wants_a_location(table: Table, place: str, bled: int, votes: int) -> None:
    """With a location of yours he bleeds and votes; with that of another he does not."""
    neserian = table.you.ready("Neserian")
    table.you.ready(COMPANION)
    getattr(table, place).in_play("Elder Library")

    table.you.acts(by=neserian, word="bleed")
    table.nobody_reacts()
    assert table.prey.pool() == 30 - bled
    assert total(table.state, "votes", neserian) == votes

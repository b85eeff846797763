"""Disciplines lent for playing cards: Ian Forestal; Talaq, The Immortal."""

from __future__ import annotations

import pytest

from combat_talk import fight, rest
from made_up import of_level, paper
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    static,
)
from table_talk import Table

IAN = "Ian Forestal (G2)"
TALAQ = "Talaq, The Immortal"


# -- Ian Forestal -------------------------------------------------------------------------------


@pytest.mark.ruling("Ian Forestal", 1)
@pytest.mark.parametrize(
    ("code", "playable"),
    [
        ("pot", True),
        ("POT", False),
        ("THA", True),
        ("cel_tha", True),
        ("cel_THA", True),
        ("CEL_tha", False),
        ("pot_pre", False),
    ],
)
def test_ian_lacks_one_basic_discipline_at_most(table: Table, code: str, playable: bool) -> None:
    """What he has he has; one other Discipline is lent, at the basic level."""
    ian = table.you.ready(IAN)
    table.you.holds(of_level(code))

    assert table.you.can_play("Lesson", by=ian) is playable


@pytest.mark.ruling("Ian Forestal", 2)
def test_ian_has_no_other_discipline(table: Table) -> None:
    """No level of Potence for whoever asks, and nobody else may play so."""
    ian = table.you.ready(IAN)
    table.you.ready("Nassir")
    table.you.holds(of_level("vic"))
    assert {o.minion for o in table.you.options("act", card="Lesson")} == {ian}

    assert discipline_level(table.state, ian, "vic") == 0


@pytest.mark.ruling("Ian Forestal", 3)
def test_two_abilities_lend_one_discipline(table: Table) -> None:
    """Another card that does the same does not help with a second one."""
    ian = table.you.ready(IAN)
    familiar = paper("Helper", static("plays with basic", word="any"), kind="retainer")
    table.you.in_play(familiar, on=ian, blood=1)
    table.you.holds(of_level("pot_pre"))

    assert not table.you.can_play("Lesson", by=ian)


@pytest.mark.ruling("Ian Forestal", 4)
def test_what_the_card_employs_is_played_so_too(table: Table) -> None:
    """Pack Alpha at Animalism employs a Raven Spy, that requires Animalism."""
    ian = table.you.ready(IAN)
    nassir = table.prey.ready("Nassir")
    table.you.holds("Pack Alpha")
    spy = table.you.holds("Raven Spy")
    fight(table, ian, nassir)
    table.you.plays("Pack Alpha", by=ian, level="ani")
    rest(table)

    assert table.on(spy) == ian


def test_a_master_discipline_teaches_ian_the_superior_level(table: Table) -> None:
    """Celerity on Ian is superior, on another vampire basic."""
    ian = table.you.ready(IAN)
    other = table.you.ready("Meaghan")
    table.you.in_play("Celerity", on=ian)
    table.you.in_play("Celerity", on=other)
    level = paper("Level", static("discipline", word="pot"), kind="action")
    table.you.in_play(level, on=ian)
    table.asked()

    assert discipline_level(table.state, ian, "cel") == 2
    assert discipline_level(table.state, other, "cel") == 1
    assert discipline_level(table.state, ian, "pot") == 1


# -- Talaq --------------------------------------------------------------------------------------


def test_recruiting_talaq(table: Table) -> None:
    """For 3 pool, with 3 life; unique."""
    nassir = table.you.ready("Nassir")
    talaq = table.you.holds(TALAQ)
    table.you.acts(TALAQ, by=nassir)
    rest(table)

    assert table.where(talaq) == "ready"
    assert table.blood(talaq) == 3
    assert table.you.pool() == 27


def test_talaq_strikes_at_range_and_maneuvers(table: Table) -> None:
    """One maneuver each combat; his strike is 1R damage."""
    talaq = table.you.ready(TALAQ)
    nassir = table.prey.ready("Nassir", blood=4)
    fight(table, talaq, nassir)
    table.you.uses(TALAQ, by=talaq)
    table.you.does("use", card=TALAQ)
    rest(table)

    assert table.blood(nassir) == 3
    assert table.blood(talaq) == 3


@pytest.mark.ruling("Talaq, The Immortal", 7)
@pytest.mark.ruling("Talaq, The Immortal", 8)
@pytest.mark.ruling("Talaq, The Immortal", 10)
@pytest.mark.parametrize(
    ("code", "playable"),
    [
        ("qui", True),
        ("tha", True),
        ("QUI", False),
        ("THA", False),
        ("qui_tha", False),
        ("pot", False),
    ],
)
def test_talaq_plays_basic_quietus_or_blood_sorcery(
    table: Table, code: str, playable: bool
) -> None:
    """Alone, not together; another card that lends the same makes it no higher."""
    talaq = table.you.ready(TALAQ)
    helper = paper("Helper", static("plays as a vampire", word="tha"), kind="equipment")
    table.you.in_play(helper, on=talaq)
    table.you.holds(of_level(code))

    assert table.you.can_play("Lesson", by=talaq) is playable


@pytest.mark.ruling("Talaq, The Immortal", 1)
@pytest.mark.ruling("Talaq, The Immortal", 9)
def test_talaq_has_neither_discipline(table: Table) -> None:
    """He is no vampire with Blood Sorcery to any card that looks for one."""
    talaq = table.you.ready(TALAQ)
    table.asked()

    assert discipline_level(table.state, talaq, "tha") == 0
    assert discipline_level(table.state, talaq, "qui") == 0


@pytest.mark.ruling("Talaq, The Immortal", 3)
def test_the_sun_takes_a_life(table: Table) -> None:
    """Burst of Sunlight burns its player: no torpor for an ally."""
    talaq = table.you.ready(TALAQ)
    nassir = table.prey.ready("Nassir")
    table.you.holds("Burst of Sunlight")
    fight(table, talaq, nassir)
    table.you.plays("Burst of Sunlight", by=talaq)
    rest(table)

    assert table.where(talaq) == "ready"
    assert table.where(nassir) == "torpor"

"""Delaying Tactics: a referendum is cancelled and its card comes back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import rest
from methuselah.engine.definitions import Definition, defined
from methuselah.language import acts, gain_pool, political, ready, static, vampire
from methuselah.pool import Face
from table_talk import Table

DELAY = "Delaying Tactics"
ANCILLA = "Ancilla Empowerment"
MOTION = "A standing motion"


def made_up(name: str, **parts: object) -> Definition:
    """A made-up card in play."""
    number = 912_000 + sum(map(ord, name))
    face = Face(id=number, name=name, printed_name=name, types=("master",), text="", digest="")
    return defined(face, **parts)  # type: ignore[arg-type]


def standing_motion() -> Definition:
    """It allows a political action: you gain 5 pool."""
    passes = political(passes=(gain_pool(5),)).passes
    way = acts(kind="political", stealth=1, who=ready(vampire))
    return made_up(MOTION, actions=(replace(way, passes=passes),))


@pytest.mark.ruling(DELAY, 2)
@pytest.mark.ruling(DELAY, 6)
def test_delaying_tactics_cancel_the_referendum(table: Table) -> None:
    """1 blood: no tally, the acting vampire unlocks, the card returns; its action was taken."""
    alexa = table.you.ready("Alexa Draper")
    other = table.you.ready("Sybren van Oosten")
    card, spare = table.you.holds(ANCILLA, "Parity Shift")
    octane = table.prey.ready("Octane")
    delay = table.prey.holds(DELAY)

    table.you.acts(card, by=alexa)
    table.prey.plays(DELAY, by=octane)
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.blood(octane) == 5
    assert not table.locked(octane)
    assert not table.locked(alexa)
    assert table.where(card) == "hand"
    assert table.where(delay) == "ash_heap"
    assert not table.you.can_play(ANCILLA)
    assert not table.you.can_play(spare, by=alexa)
    assert not table.you.may("vote")
    assert table.you.may("act", minion=other, word="bleed")
    assert table.waits_for(table.you)


def test_another_political_action_is_free(table: Table) -> None:
    """Only the same one is barred, for every minion of the acting Methuselah."""
    alexa = table.you.ready("Alexa Draper")
    mkhokheli = table.you.ready("Mkhokheli")
    card, spare, copy = table.you.holds(ANCILLA, "Kine Resources Contested", ANCILLA)
    octane = table.prey.ready("Octane")
    table.prey.holds(DELAY)

    table.you.acts(card, by=alexa)
    table.prey.plays(DELAY, by=octane)
    rest(table)
    assert not table.you.can_play(card, by=mkhokheli)
    assert not table.you.can_play(copy, by=mkhokheli)
    assert table.you.can_play(spare, by=mkhokheli)
    assert not table.you.can_play(spare, by=alexa)


def test_a_hand_too_large_is_discarded_down(table: Table) -> None:
    """The card had been replaced: the owner of eight cards discards one."""
    alexa = table.you.ready("Alexa Draper")
    card, *_ = table.you.holds(ANCILLA, *["Deflection"] * 6)
    octane = table.prey.ready("Octane")
    table.prey.holds(DELAY)

    table.you.acts(card, by=alexa)
    table.prey.plays(DELAY, by=octane)
    assert len(table.you.hand()) == 8
    table.you.does("discard", card="Deflection")
    assert len(table.you.hand()) == 7
    assert ANCILLA in table.you.hand()


@pytest.mark.ruling(DELAY, 1)
def test_delaying_tactics_come_before_or_after_votes(table: Table) -> None:
    """Any time of the polling, votes cast or not ([LSJ 19980130]); never before it."""
    alexa = table.you.ready("Belinde")
    table.you.holds(ANCILLA)
    octane = table.prey.ready("Octane")
    table.prey.holds(DELAY)

    table.you.acts(ANCILLA, by=alexa)
    while (decision := table.asked()) is not None and decision.window != "polling":
        assert not table.prey.can_play(DELAY)
        table.pass_on()
    assert table.prey.can_play(DELAY, by=octane)
    table.you.votes("for", minion=alexa)
    assert table.prey.can_play(DELAY, by=octane)
    table.prey.plays(DELAY, by=octane)
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30] * 5


def test_delaying_tactics_need_blood_and_another_methuselah(table: Table) -> None:
    """Not from an empty vampire, a locked one or one of the caller's."""
    alexa = table.you.ready("Alexa Draper")
    table.you.ready("Octane")
    table.you.holds(ANCILLA, DELAY)
    table.prey.ready("Atiena", blood=0)
    table.prey.ready("Leumeah", locked=True)
    table.prey.holds(DELAY)

    table.you.acts(ANCILLA, by=alexa)
    while not table.over():
        assert not table.prey.can_play(DELAY)
        assert not table.you.can_play(DELAY)
        table.pass_on()


@pytest.mark.ruling(DELAY, 4)
@pytest.mark.ruling(DELAY, 7)
def test_a_card_in_play_stays_and_another_copy_is_free(table: Table) -> None:
    """Nothing returns to a hand; the other copy's action is another one ([LSJ 20020201])."""
    alexa = table.you.ready("Alexa Draper")
    sybren = table.you.ready("Sybren van Oosten")
    first = table.you.in_play(standing_motion())
    second = table.you.in_play(standing_motion())
    octane = table.prey.ready("Octane")
    table.prey.holds(DELAY)

    table.you.acts(first, by=alexa)
    table.prey.plays(DELAY, by=octane)
    rest(table)
    assert table.where(first) == "permanent"
    assert not table.you.may("use action", card=first, minion=sybren)
    assert table.you.may("use action", card=second, minion=sybren)
    assert table.you.pool() == 30


@pytest.mark.ruling(DELAY, 8)
def test_a_referendum_that_passes_by_itself_has_no_polling(table: Table) -> None:
    """There is no moment for it ([PIB 20150105])."""
    alexa = table.you.ready("Alexa Draper")
    table.you.in_play(made_up("Consensus", statics=(static("passes automatically"),)), on=alexa)
    motion = table.you.in_play(standing_motion())
    table.prey.ready("Octane")
    table.prey.holds(DELAY)

    table.you.acts(motion, by=alexa)
    while not table.over():
        assert not table.prey.can_play(DELAY)
        table.pass_on()
    assert table.you.pool() == 35

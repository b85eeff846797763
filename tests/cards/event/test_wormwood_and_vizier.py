"""What vampires are considered to be: Tegyrius, Vizier; Wormwood."""

from __future__ import annotations

import pytest

from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import capacity, sect_of
from methuselah.language import action, burn_card, event, is_named, on, put_in_play
from table_talk import Table

TEGYRIUS = "Tegyrius, Vizier (G2)"


def gehenna(name: str) -> Definition:
    """A Gehenna event without text."""
    return paper(name, event(put_in_play()), keywords=frozenset({"gehenna"}))


# -- Tegyrius -----------------------------------------------------------------------------------


def test_a_banu_haqim_swears_allegiance(table: Table) -> None:
    """As an action, any of them; a Brujah cannot, and nobody is Camarilla before."""
    table.you.ready(TEGYRIUS)
    nassir = table.you.ready("Anwar (G2)")
    other = table.you.ready("Meaghan")
    table.asked()
    assert sect_of(table.state, nassir) == "independent"
    assert not table.you.may("use action", card=TEGYRIUS, minion=other)
    table.you.acts(TEGYRIUS, by=nassir)
    rest(table)

    assert sect_of(table.state, nassir) == "camarilla"
    assert table.state.cards[nassir].note("allegiance") == 1


@pytest.mark.ruling("Tegyrius, Vizier", 2)
def test_allegiance_outlasts_a_change_of_sect(table: Table) -> None:
    """It is a continuous effect: who becomes Anarch is considered Camarilla still."""
    table.you.ready(TEGYRIUS)
    kasim = table.you.ready("Anwar (G2)")
    table.you.acts(TEGYRIUS, by=kasim)
    rest(table)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="become anarch", by=kasim)
    rest(table)

    assert sect_of(table.state, kasim) == "camarilla"
    assert table.state.cards[kasim].trait("sect") == "anarch"


@pytest.mark.ruling("Tegyrius, Vizier", 1)
def test_allegiance_outlasts_tegyrius(table: Table) -> None:
    """He is burned; the counters go on working."""
    tegyrius = table.you.ready(TEGYRIUS)
    kasim = table.you.ready("Anwar (G2)")
    purge = paper("Purge", action(burn_card(on(is_named(TEGYRIUS))), stealth=1))
    table.you.holds(purge)
    table.you.acts(TEGYRIUS, by=kasim)
    rest(table)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Purge", by=kasim)
    rest(table)

    assert table.where(tegyrius) == "ash_heap"
    assert sect_of(table.state, kasim) == "camarilla"


def test_tegyrius_in_torpor_hears_no_oath(table: Table) -> None:
    """He must be ready; those of other Methuselahs may swear to a ready one too."""
    table.you.torpor(TEGYRIUS)
    kasim = table.you.ready("Anwar (G2)")
    table.asked()

    assert not table.you.may("use action", card=TEGYRIUS, minion=kasim)


def test_a_banu_haqim_of_the_prey_may_swear(table: Table) -> None:
    """Any Assamite: in her own turn."""
    table.you.ready(TEGYRIUS)
    kasim = table.prey.ready("Anwar (G2)")
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(TEGYRIUS, by=kasim)
    rest(table)

    assert sect_of(table.state, kasim) == "camarilla"


# -- Wormwood -----------------------------------------------------------------------------------


def test_wormwood_needs_another_gehenna_event(table: Table) -> None:
    """In play, whoever controls it; it comes with 10 counters and is replaced later."""
    table.prey.in_play(gehenna("First"))
    worm = table.you.holds("Wormwood")
    table.begins("discard")
    table.you.plays("Wormwood")

    assert table.counters(worm) == 10
    assert len(table.state.seats[0].hand) == 6


def test_wormwood_alone_is_not_played(table: Table) -> None:
    """No other Gehenna event: an event of another kind does not count."""
    table.prey.in_play(paper("Plain", event(put_in_play())))
    table.you.holds("Wormwood")
    table.begins("discard")

    assert not table.you.can_play("Wormwood")


def test_wormwood_caps_the_capacity(table: Table) -> None:
    """Greater ones are as great as the counters; smaller ones stay; nothing below 1."""
    worm = table.you.in_play("Wormwood", counters=4)
    old = table.you.ready(TEGYRIUS, blood=4)
    young = table.prey.ready("Anwar (G2)")
    table.asked()
    assert capacity(table.state, old) == 4
    assert capacity(table.state, young) == min(4, table.state.definition(young).face.capacity or 0)
    table.state.edit(worm).counters = 0

    assert capacity(table.state, old) == 1


def test_another_gehenna_event_burns_a_counter(table: Table) -> None:
    """And the blood above the capacity drains at once."""
    worm = table.prey.in_play("Wormwood", counters=4)
    old = table.you.ready(TEGYRIUS, blood=4)
    table.you.holds(gehenna("First"))
    table.begins("discard")
    table.you.plays("First")
    table.until_turn_of(table.prey, "discard")

    assert table.counters(worm) == 3
    assert table.blood(old) == 3


@pytest.mark.ruling("Wormwood", 1)
def test_the_ceiling_is_of_the_changed_capacity(table: Table) -> None:
    """A Discipline master adds nothing above the ceiling."""
    table.you.in_play("Wormwood", counters=4)
    old = table.you.ready(TEGYRIUS, blood=4)
    table.you.in_play("Celerity", on=old)
    table.asked()

    assert capacity(table.state, old) == 4


@pytest.mark.ruling("Wormwood", 2)
def test_an_influenced_vampire_drains(table: Table) -> None:
    """As it comes, the excess is gone before anything else."""
    table.you.in_play("Wormwood", counters=2)
    young = table.you.uncontrolled("Anwar (G2)", blood=4)
    table.begins("influence")
    table.you.does("move out", target=young)
    table.until_turn_of(table.prey, "discard")

    assert table.where(young) == "ready"
    assert table.blood(young) == 2


@pytest.mark.ruling("Wormwood", 3)
def test_wormwood_stays_when_the_others_go(table: Table) -> None:
    """The other event is looked for only as it is played."""
    worm = table.you.in_play("Wormwood", counters=4)
    table.until_turn_of(table.prey, "discard")

    assert table.counters(worm) == 4

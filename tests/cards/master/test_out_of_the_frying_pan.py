"""Vampires that become Camarilla: Out of the Frying Pan, Ravnos Acceptance."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.traits import clan_of, sect_of
from methuselah.language import (
    YOUR_TURN,
    burn_card,
    gain_pool,
    sect,
    static,
    trigger,
    unless,
    use,
    vampire,
)
from methuselah.language import on as in_play
from methuselah.rules.politics.titles import claim, contests_title, title_of
from politics_talk import polling
from table_talk import Table

PAN = "Out of the Frying Pan"
ACCEPTANCE = "Ravnos Acceptance"


def sects(table: Table, *cards: int) -> list[str]:
    """The sects of these, as they are now."""
    return [sect_of(table.state, card) for card in cards]


def test_a_ready_sabbat_vampire_of_yours_becomes_camarilla(table: Table) -> None:
    """For good; its clan stays, and so does everybody else. A trifle: another one follows."""
    cameron = table.you.ready("Cameron (G2)")  # Lasombra, Sabbat
    amber = table.you.ready("Amber (G5)")  # Toreador antitribu, Sabbat
    carter = table.you.ready("Carter (G2)")  # Toreador antitribu, Sabbat
    table.you.ready("Ryan")  # Camarilla
    table.you.torpor("Claudia")  # Sabbat
    guido = table.prey.ready("Guido Lucciano (G2)")  # Sabbat
    first, second = table.you.holds(PAN, PAN)
    table.begins("master")

    table.you.plays(first)
    assert table.you.choices() == {cameron, amber, carter}
    table.you.chooses(cameron)
    assert sect_of(table.state, cameron) == "camarilla"
    assert clan_of(table.state, cameron) == "Lasombra"
    assert [sect_of(table.state, card) for card in (amber, carter, guido)] == ["sabbat"] * 3
    assert table.where(first) == "ash_heap"

    table.you.plays(second)
    assert table.you.choices() == {amber, carter}
    table.you.chooses(amber)
    assert sect_of(table.state, amber) == "camarilla"
    assert table.you.pool() == 30

    table.until_turn_of(table.prey)
    assert sect_of(table.state, cameron) == "camarilla"
    assert sect_of(table.state, carter) == "sabbat"


@pytest.mark.ruling(PAN, 1)
def test_what_overrides_the_sect_for_a_time_goes_before(table: Table) -> None:
    """An independent vampire that poses as Sabbat poses on; then it is Camarilla."""
    abebe = table.you.ready("Abebe (G4)")  # independent
    mask = paper(
        "Mask",
        static("sect", word="sabbat"),
        use(burn_card(), at=("minion",)),
        kind="equipment",
    )
    worn = table.you.in_play(mask, on=abebe)
    table.you.holds(PAN)
    table.begins("master")

    table.you.plays(PAN)
    assert sect_of(table.state, abebe) == "sabbat"
    table.you.uses(worn)
    assert table.where(worn) == "ash_heap"
    assert sect_of(table.state, abebe) == "camarilla"


@pytest.mark.ruling(PAN, 2)
def test_a_bishop_has_no_title_while_he_is_camarilla(table: Table) -> None:
    """He has it again once his sect fits: here in the turns of others."""
    emory = table.you.ready("Andrew Emory (G4)")
    mask = paper("Mask", static("sect", word="sabbat", when=unless(YOUR_TURN)), kind="equipment")
    table.you.in_play(mask, on=emory)
    table.you.holds(PAN)
    table.begins("master")
    table.asked()
    assert title_of(table.state, emory) == "bishop"

    table.you.plays(PAN)
    assert sect_of(table.state, emory) == "camarilla"
    assert title_of(table.state, emory) == ""
    table.until_turn_of(table.prey)
    assert sect_of(table.state, emory) == "sabbat"
    assert title_of(table.state, emory) == "bishop"


@pytest.mark.ruling(PAN, 2)
def test_a_contested_title_is_yielded_at_once(table: Table) -> None:
    """The archbishop of Miami has it no more; her rival has it once he unlocks."""
    archbishop = table.you.ready("Fabrizia Contreraz (G4)")
    rival = table.prey.ready("Gilbert Duane (G1)")
    pan = table.you.holds(PAN)
    table.begins("master")
    claim(table.state, archbishop)
    assert contests_title(table.state, archbishop)

    table.you.plays(pan)
    assert not contests_title(table.state, archbishop)
    assert title_of(table.state, archbishop) == ""
    table.until_turn_of(table.prey)
    assert title_of(table.state, rival) == "prince"


def test_who_has_become_is_told_of_once(table: Table) -> None:
    """Cards that answer a change of sect hear of this one."""
    table.you.ready("Cameron (G2)")
    heard = trigger("changed sect", gain_pool(1), who=in_play(vampire, sect("camarilla")))
    table.you.in_play(paper("Herald", heard))
    table.you.holds(PAN)
    table.begins("master")

    table.you.plays(PAN)
    assert table.you.pool() == 31


# -- Ravnos Acceptance ----------------------------------------------------------------------------


def test_each_ravnos_can_choose(table: Table) -> None:
    """Its controller says, also of one in torpor; others are not asked."""
    caller = table.you.ready("Ryan")
    mine = table.you.ready("Callirus (G4)")
    second = table.you.torpor("Andrei Puxon (G2)")
    theirs = table.prey.ready("Vassily Taltos (G4)")
    gangrel = table.prey.ready("Anvil (G1)")
    waiting = table.you.uncontrolled("Sarisha Veliku (G2)", blood=2)
    acceptance = table.you.holds(ACCEPTANCE)

    table.you.acts(acceptance, by=caller)
    polling(table)
    table.you.votes("for", mode="called")
    table.until("choose", table.you)
    assert table.you.choices() == {mine, second}
    table.you.chooses(second)
    table.you.does("done")
    table.until("choose", table.prey)
    assert table.prey.choices() == {theirs}
    table.prey.chooses(theirs)
    table.nobody_reacts()

    assert sects(table, mine, second, theirs) == ["independent", "camarilla", "camarilla"]
    assert sects(table, gangrel, waiting) == ["camarilla", "independent"]
    assert table.where(acceptance) == "permanent"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("becomes", [True, False])
def test_a_ravnos_that_enters_play_can_choose(table: Table, becomes: bool) -> None:
    """Its controller, not that of the card; one that is Camarilla already is not asked."""
    table.prey.in_play(ACCEPTANCE)
    ravnos = table.you.uncontrolled("Andrei Puxon (G2)", blood=5)
    table.begins("influence")

    table.you.does("move out", target=ravnos)
    assert table.you.may("do")
    table.you.does("do" if becomes else "decline")
    assert sects(table, ravnos) == ["camarilla" if becomes else "independent"]


def test_others_that_enter_play_cannot(table: Table) -> None:
    """A Gangrel of the Sabbat."""
    table.you.in_play(ACCEPTANCE)
    other = table.you.uncontrolled("Cameron (G2)", blood=9)
    table.begins("influence")

    table.you.does("move out", target=other)
    assert sects(table, other) == ["sabbat"]
    assert not table.you.may("do")


def test_a_referendum_that_fails_changes_nobody(table: Table) -> None:
    """Nor does the card stay."""
    caller, ravnos = table.you.ready("Ryan"), table.you.ready("Callirus (G4)")
    table.prey.ready("Mkhokheli")
    acceptance = table.you.holds(ACCEPTANCE)

    table.you.acts(acceptance, by=caller)
    table.until("polling", table.prey)
    table.prey.does("vote", word="against")
    table.nobody_reacts()
    assert sects(table, ravnos) == ["independent"]
    assert table.where(acceptance) == "ash_heap"

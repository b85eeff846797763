"""Out of the Frying Pan: a Sabbat vampire becomes Camarilla."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.traits import clan_of, sect_of
from methuselah.language import YOUR_TURN, burn_card, static, unless, use
from methuselah.rules.titles import title_of
from table_talk import Table

PAN = "Out of the Frying Pan"


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

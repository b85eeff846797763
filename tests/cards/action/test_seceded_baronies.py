"""Anarch Secession: the card that stands for a barony goes with it."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import gains_title, is_named, on, removes_title, use, vampire
from methuselah.rules.politics.titles import city_of, title_of
from table_talk import Table

SECESSION = "Anarch Secession"


@pytest.mark.parametrize("why", ["lost", "another"])
def test_the_card_goes_with_the_barony(table: Table, why: str) -> None:
    """It stands for that title: burned as it is lost, or as the vampire gets another one."""
    leader = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    card = table.you.holds(SECESSION)
    own = on(vampire, is_named("Tara (G5)"))
    deed = removes_title(own) if why == "lost" else gains_title("baron", "Miami", own)
    table.you.in_play(paper("Turn", use(deed, at=("minion",)), kind="master"))
    table.you.acts(SECESSION, by=leader)
    rest(table)
    assert table.on(card) == leader
    table.you.uses("Turn")
    assert table.where(card) == "ash_heap"
    assert title_of(table.state, leader) == ("" if why == "lost" else "baron")
    assert city_of(table.state, leader) == ("" if why == "lost" else "Miami")


def test_who_yields_a_contested_barony_loses_its_card(table: Table) -> None:
    """It cannot be paid for: the title is yielded, the card that stood for it burned."""
    leader = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    rival = table.prey.ready("Ryan")
    card = table.you.holds(SECESSION)
    gain = gains_title("prince", "San Diego", on(vampire, is_named("Ryan")))
    table.you.in_play(paper("Crown", use(gain, at=("minion",)), kind="master"))
    table.you.acts(SECESSION, by=leader)
    rest(table)
    table.you.uses("Crown")
    assert title_of(table.state, rival) == ""
    assert table.on(card) == leader
    while not table.you.may("yield title"):
        if table.prey.may("pay for title"):
            table.prey.does("pay for title")
        else:
            table.pass_on()
    table.you.does("yield title")
    assert table.where(card) == "ash_heap"

"""Tegyrius, Vizier, advanced: Camarilla Assamites burn blood for votes; merged, he is justicar."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from fight_talk import replaced
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from table_talk import Table

TEGYRIUS = "Tegyrius, Vizier (G2 ADV)"
ASSAMITE = "Nayarana (G6)"


def test_an_assamite_of_anybody_buys_votes(table: Table) -> None:
    """1 blood for a vote, once each; a third Methuselah has Tegyrius."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    nayarana = table.prey.ready(ASSAMITE)
    second = table.prey.ready(replaced("Nassir", clans=("Banu Haqim",), sect="camarilla"))
    tegyrius = table.grand_prey.ready(TEGYRIUS)

    table.you.acts("Motion", by=ryan)
    polling(table)
    table.prey.uses(tegyrius, by=nayarana)
    assert table.blood(nayarana) == 3
    polling(table, table.prey)
    assert not table.prey.may("use", card=tegyrius, by=nayarana)
    table.prey.uses(tegyrius, by=second)
    table.prey.votes("against", minion=nayarana)
    table.prey.votes("against", minion=second)

    assert votes_now(table)[1] == 2
    assert table.blood(nayarana) == 3
    assert table.blood(tegyrius) == 9
    assert not table.locked(tegyrius)


@pytest.mark.parametrize(
    ("minion", "region", "blood", "vizier", "may"),
    [
        (ASSAMITE, "ready", 1, "ready", True),
        (ASSAMITE, "ready", 0, "ready", False),
        (ASSAMITE, "torpor", 4, "ready", False),
        (ASSAMITE, "ready", 4, "torpor", False),
        ("Kamau Jafari (G4)", "ready", 4, "ready", False),  # a Laibon
        ("Nassir", "ready", 4, "ready", False),  # a Tremere
    ],
)
def test_only_a_ready_camarilla_assamite_with_blood(
    table: Table, minion: str, region: str, blood: int, vizier: str, may: bool
) -> None:
    """And while Tegyrius is ready."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    voter = table.prey.puts(minion, region, blood=blood)
    tegyrius = table.grand_prey.puts(TEGYRIUS, vizier)

    table.you.acts("Motion", by=ryan)
    polling(table)
    assert table.prey.may("use", card=tegyrius, by=voter) is may


def test_tegyrius_himself_but_only_as_votes_are_cast(table: Table) -> None:
    """He is one of them; during the action before it he cannot."""
    tegyrius = table.you.ready(TEGYRIUS)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.prey.ready("Ryan")

    table.you.acts("Motion", by=tegyrius)
    assert not table.you.may("use", card=tegyrius)
    polling(table)
    table.you.uses(tegyrius, by=tegyrius)
    table.you.votes("for", minion=tegyrius)
    assert votes_now(table) == (1, 0)
    assert table.blood(tegyrius) == 8


@pytest.mark.parametrize("merged", [True, False])
def test_merged_he_is_justicar(table: Table, merged: bool) -> None:
    """3 votes; the advanced card alone has no title."""
    vizier = table.you.merged("Tegyrius, Vizier (G2)") if merged else table.you.ready(TEGYRIUS)
    table.you.ready(COMPANION)
    table.you.holds(motion())

    table.you.acts("Motion", by=vizier)
    polling(table)
    assert title_of(table.state, vizier) == ("justicar" if merged else "")
    if merged:
        table.you.votes("for", minion=vizier)
        assert votes_now(table) == (3, 0)


def test_he_is_blood_cursed(table: Table) -> None:
    """He commits no diablerie; another vampire of yours may."""
    tegyrius = table.you.ready(TEGYRIUS)
    ryan = table.you.ready("Ryan")
    fallen = table.prey.torpor("Nassir")

    table.until("minion", table.you)
    assert not table.you.may("act", by=tegyrius, word="diablerie", target=fallen)
    assert table.you.may("act", by=ryan, word="diablerie", target=fallen)

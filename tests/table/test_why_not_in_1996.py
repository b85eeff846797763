"""Why not, where the rules of 1996 are the reason."""

from __future__ import annotations

from made_up import paper
from methuselah.engine.editions import NINETY_SIX
from methuselah.language import gain_pool, reaction
from methuselah.table.why_not import why_not
from table_talk import Table


def test_a_full_vampire_that_would_hunt() -> None:
    """CRR II.C.2b."""
    table = Table(edition=NINETY_SIX)
    table.you.ready("Krid")
    table.asked()
    assert "has all the blood that it can have" in why_not(table.state, 0, "hunt")
    assert "CRR II.C.2" in why_not(table.state, 0, "hunt")


def test_an_action_that_there_is_not() -> None:
    """CRR II.C lists the actions."""
    table = Table(edition=NINETY_SIX)
    table.you.ready("Krid")
    table.asked()
    assert "no such action in this edition" in why_not(table.state, 0, "become anarch")


def test_a_minion_that_has_tried_to_block() -> None:
    """CRR III.C.4."""
    table = Table(edition=NINETY_SIX)
    krid = table.you.ready("Krid", blood=1)
    blocker = table.prey.ready("Nassir")
    table.prey.holds(paper("React", reaction(gain_pool(1), at=("action",))))
    table.you.acts(word="hunt", by=krid)
    table.prey.blocks(blocker)
    table.until("action", table.prey)
    assert "no minion attempts twice to block" in why_not(table.state, 1, "block")

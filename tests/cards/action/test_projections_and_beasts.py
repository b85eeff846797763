"""Psychic Projection, Hunting the Beast."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from table_talk import Table

PROJECTION = "Psychic Projection"
HUNTING = "Hunting the Beast"
SEER = made_vampire("Seer", "AUS", capacity=6)
HUNTER = replaced("Yael (G7)", disciplines=("AUS",), strength=2)


# -- Psychic Projection ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_a_projection_watches(table: Table, level: str) -> None:
    """One of your minions gets +2 intercept, or each of them +1, until your next unlock phase."""
    seer, mine = table.you.ready(SEER), table.you.ready(COMPANION)
    torpid = table.you.torpor("Duck")
    card, _ = table.you.holds(PROJECTION, PAUSE)
    theirs = table.prey.ready("Nassir")
    table.you.acts(PROJECTION, by=seer, level=level)
    if level == "aus":
        assert table.you.choices() == {seer, mine, torpid}
        table.you.chooses(mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert table.on(card) == mine if level == "aus" else table.where(card) == "permanent"
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    seen = [intercept(table.state, one) for one in (seer, mine, torpid, theirs)]
    assert seen == ([0, 2, 0, 0] if level == "aus" else [1, 1, 1, 0])
    rest(table)
    table.until_turn_of(table.predator, "discard")
    assert table.where(card) != "ash_heap"
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "ash_heap"


# -- Hunting the Beast ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["aus", "AUS"])
@pytest.mark.parametrize(("mine", "theirs"), [(4, 1), (4, 4), (1, 1)])
def test_a_beast_is_hunted(table: Table, level: str, mine: int, theirs: int) -> None:
    """If only the hunter is ready afterwards, a Salubri in your uncontrolled region is fed."""
    hunter = table.you.ready(HUNTER, blood=mine)
    table.you.ready(COMPANION)
    table.you.holds(HUNTING, PAUSE)
    kin, cousin = (
        table.you.uncontrolled("Mr. Noir (G4)"),
        table.you.uncontrolled("Miriam Benyona (G2)"),
    )
    stranger = table.you.uncontrolled("Ariel (G6)")
    other = table.prey.uncontrolled("Matthias (G2)")
    beast = table.prey.ready(replaced("Ryan", strength=1 + (mine == 1)), blood=theirs)
    ally = table.prey.ready("Gregory Winter")
    second = table.grand_prey.ready("Nassir")
    table.grand_prey.torpor("KoKo")
    table.you.acts(HUNTING, by=hunter, level=level)
    assert ally not in table.you.choices()
    assert table.you.choices() == {beast, second}
    table.you.chooses(beast)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    fed = level == "AUS" and (mine, theirs) == (4, 1)
    asked = False
    while not table.over():
        if table.you.choices():
            asked = True
            assert table.you.choices() == {kin, cousin}
            table.you.chooses(cousin)
        else:
            table.pass_on()
    assert table.where(beast) == ("torpor" if theirs == 1 else "ready")
    assert table.where(hunter) == ("torpor" if mine == 1 else "ready")
    assert asked is fed
    assert [table.blood(one) for one in (kin, cousin, stranger, other)] == [0, 2 * fed, 0, 0]
    assert table.waits_for(table.you)

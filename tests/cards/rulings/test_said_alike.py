"""Cards that were unlike others with the same sentence, and say the same now."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from methuselah.engine import atoms
from politics_talk import motion
from table_talk import Table


@pytest.mark.parametrize(
    ("name", "vampire"),
    [
        ("Opium Den", "Marcel"),
        ("Elysian Fields", "Braden White"),
        ("City Star Taxi", "Anjalika Underwood (G5)"),
    ],
)
def test_a_vampire_in_torpor_is_hidden_too(table: Table, name: str, vampire: str) -> None:
    """The text says of whom you control, not that they are ready: leaving torpor is an action."""
    sleeper = table.you.torpor(vampire, blood=3)
    table.you.ready(COMPANION)
    giver = table.you.ready(name) if name == "City Star Taxi" else table.you.in_play(name)
    seer = table.prey.ready("Anton (G2)")

    table.you.acts(word="leave torpor", by=sleeper)
    table.prey.blocks(seer)
    table.you.uses(giver)
    table.nobody_reacts()
    assert table.where(sleeper) == "ready"
    assert table.locked(giver)
    assert not table.locked(seer)


@pytest.mark.parametrize("name", ["Sundown (G3)", "Joseph O'Grady (G3)"])
def test_a_vote_is_bought_before_the_polling_too(table: Table, name: str) -> None:
    """ "During a referendum" begins before votes are cast."""
    caller = table.you.ready("Rake (G1)")
    voter = table.prey.ready(name)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.until("before_votes", table.prey)
    full = table.blood(voter)
    table.prey.uses(voter)
    assert table.blood(voter) == full - 1
    table.until("polling", table.prey)
    assert not table.prey.may("use", card=voter)


@pytest.mark.parametrize("clan", ["Banu Haqim", "Brujah"])
def test_only_an_assamite_hunts_for_the_contract(table: Table, clan: str) -> None:
    """The chosen one, while he is of the clan that the sentence names."""
    hunter = table.you.ready("Bijou")
    table.prey.ready("Alice Chen")
    table.you.holds("Priority Contract")
    table.begins("master")
    table.you.plays("Priority Contract")
    atoms.set_trait(table.state, hunter, "clan", clan)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    assert table.you.may("use action", minion=hunter) is (clan == "Banu Haqim")

"""Mob Rule: everybody buys votes with blood."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import COMPANION, made_vampire
from made_up import paper
from methuselah.engine.codec import decode, encode
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from table_talk import Table

MOB = "Mob Rule"
SURE = paper("Sure", static("passes automatically"), kind="equipment")


def ruled(table: Table, whose: str = "you", window: str = "polling") -> dict[str, int]:
    """A referendum of yours in which the card has been played; the vampires by their capacity."""
    cast = {
        "mine 8": table.you.ready(made_vampire("Mine", capacity=8), blood=3),
        "mine 4": table.you.ready(made_vampire("Young", capacity=4), blood=3),
        "fallen 5": table.prey.torpor(made_vampire("Fallen", capacity=5), blood=1),
        "hers 7": table.prey.ready(made_vampire("Hers", capacity=7), blood=2),
        "empty 9": table.prey.ready(made_vampire("Empty", capacity=9), blood=0),
        "theirs 5": table.predator.ready(made_vampire("Theirs", capacity=5), blood=1),
    }
    table.you.ready("Loyal Street Gang")
    her = getattr(table, whose)
    cast["card"] = her.holds(MOB)
    table.you.holds(motion())
    table.you.acts("Motion", by=cast["mine 8"])
    table.until(window, her)
    assert her.can_play(cast["card"])
    her.plays(cast["card"])
    return cast


@pytest.mark.ruling(MOB, 1)
@pytest.mark.parametrize("whose", ["you", "prey"])
@pytest.mark.parametrize("window", ["before_votes", "polling"])
def test_blood_is_burned_in_give_and_take(table: Table, whose: str, window: str) -> None:
    """1 vote for each blood, 2 above 7; whoever passed may answer; then it is over."""
    cast = ruled(table, whose, window)
    assert table.you.choices() == {cast["mine 8"]}
    table.you.chooses(cast["mine 8"])
    assert table.blood(cast["mine 8"]) == 2
    assert table.prey.choices() == {cast["fallen 5"], cast["hers 7"]}
    table.prey.does("done")
    assert table.predator.choices() == {cast["theirs 5"]}
    table.predator.chooses(cast["theirs 5"])
    table.you.does("done")
    table.prey.chooses(cast["hers 7"])
    table.you.chooses(cast["mine 8"])
    table.prey.does("done")
    table.you.does("done")
    assert table.blood(cast["mine 8"]) == 1
    assert table.blood(cast["hers 7"]) == 1
    assert table.blood(cast["theirs 5"]) == 0
    assert (table.blood(cast["mine 4"]), table.blood(cast["fallen 5"])) == (3, 1)
    polling(table)
    table.you.votes("for", minion=cast["mine 8"])
    assert votes_now(table) == (4, 0)
    polling(table, table.prey)
    table.prey.votes("against", minion=cast["hers 7"])
    polling(table, table.predator)
    table.predator.votes("against", minion=cast["theirs 5"])
    assert votes_now(table) == (4, 2)
    assert not table.you.may("choose")
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.where(cast["card"]) == "ash_heap"
    assert table.blood(cast["mine 8"]) == 1


def test_nobody_need_burn_anything(table: Table) -> None:
    """All pass: no votes, no blood."""
    cast = ruled(table)
    for seat in (table.you, table.prey, table.predator):
        seat.does("done")
    assert table.blood(cast["mine 8"]) == 3
    assert table.blood(cast["hers 7"]) == 2
    assert votes_now(table) == (0, 0)


def test_a_game_is_saved_in_the_middle_of_it(table: Table) -> None:
    """What was burned and who passed is kept."""
    cast = ruled(table)
    table.you.chooses(cast["mine 8"])
    saved = decode(encode(table.state), table.state.setting)
    assert encode(saved) == encode(table.state)


@pytest.mark.ruling(MOB, 2)
@pytest.mark.parametrize("itself", [True, False])
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_no_mob_where_it_passes_by_itself(table: Table, itself: bool, whose: str) -> None:
    """There is no polling then."""
    mine = table.you.ready("Tara (G5)")
    if itself:
        table.you.in_play(SURE, on=mine)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    getattr(table, whose).holds(MOB)
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    assert is_offered(table, getattr(table, whose), MOB) is not itself


def test_not_in_another_action(table: Table) -> None:
    """A bleed is no referendum."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(MOB)
    table.you.acts(word="bleed", by=mine)
    assert not is_offered(table, table.you, MOB)

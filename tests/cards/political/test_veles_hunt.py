"""Veles' Hunt: a blood hunt referendum on one of the prey's, which may fail only once in a game."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    CALLED_BY_VAMPIRE,
    HUNT_ON_THIS,
    ON_A_BLOOD_HUNT,
    cancels_referendum,
    gain_pool,
    modifier,
    reaction,
    static,
    use,
)
from politics_talk import polling, votes_now
from table_talk import Table

CARD = "Veles' Hunt"
GANGREL = replaced("Crow (G5)", capacity=6)


def calls(table: Table, caller: int) -> None:
    """The action succeeds, up to its terms or the votes."""
    table.you.acts(CARD, by=caller)
    while not table.you.may("choose") and not table.you.may("vote"):
        table.pass_on()


@pytest.mark.parametrize("aim", ["vampire", "ally"])
def test_the_hunted_is_burned(table: Table, aim: str) -> None:
    """An ally, or a younger vampire without a title, of your prey, in torpor too; 3 pool."""
    caller = table.you.ready(GANGREL)
    other = table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    young, ally = table.prey.ready("Nassir"), table.prey.ready("War Ghoul")
    torpid = table.prey.torpor("Duck")
    table.prey.ready("Don Cerro")  # older
    table.prey.ready("Warmaksan (G6)")  # titled
    table.grand_prey.ready("Vagabond Mystic")
    table.grand_prey.ready("Lauren")
    assert not table.you.can_play(card, by=other)
    calls(table, caller)
    assert table.you.choices() == {young, ally, torpid}
    hunted = young if aim == "vampire" else ally
    table.you.chooses(hunted)
    polling(table)
    table.you.votes("for", mode="called")
    rest(table)
    assert table.where(hunted) == "ash_heap"
    assert {table.where(one) for one in {young, ally} - {hunted}} == {"ready"}
    assert table.you.pool() == 27
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize(
    ("name", "seat", "may"),
    [
        ("Nassir", "prey", True),
        ("War Ghoul", "prey", True),
        ("Nassir", "grand_prey", False),
        ("War Ghoul", "grand_prey", False),
        ("Warmaksan (G6)", "prey", False),
        ("Don Cerro", "prey", False),
    ],
)
def test_somebody_must_be_there_to_hunt(table: Table, name: str, seat: str, may: bool) -> None:
    """Else it cannot be called."""
    caller = table.you.ready(GANGREL)
    table.you.holds(CARD)
    getattr(table, seat).ready(name)
    table.begins()
    assert table.you.can_play(CARD, by=caller) is may


@pytest.mark.parametrize("way", ["passes", "fails", "cancelled", "blocked"])
def test_a_hunt_that_failed_is_the_last(table: Table, way: str) -> None:
    """Failed or cancelled, no more can be played in this game, by anyone; blocked it was none."""
    caller, second = table.you.ready(GANGREL), table.you.ready(replaced("Lisé", capacity=6))
    stop = paper("Stop", use(cancels_referendum(), at=("polling",)), kind="master")
    held = table.prey.in_play(stop)
    first, later = table.you.holds(CARD, CARD)
    table.prey.ready("Nassir")
    hunter = table.prey.ready(replaced("Lillian (G5)", capacity=8))
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=hunter)
    table.prey.holds(CARD)
    table.prey.ready("War Ghoul")
    table.prey.torpor("Duck")
    table.grand_prey.ready("War Ghoul")
    table.you.ready("Mkhokheli")
    if way == "blocked":
        table.you.acts(first, by=caller)
        table.prey.blocks(hunter)
        rest(table)
    else:
        calls(table, caller)
        if table.you.choices():
            table.you.chooses(min(table.you.choices()))
        polling(table)
        if way == "cancelled":
            table.prey.uses(held)
        elif way == "passes":
            table.you.votes("for", mode="called")
        rest(table)
    barred = way in ("fails", "cancelled")
    left = later if table.where(later) == "hand" else first
    assert table.where(left) == "hand"
    assert table.you.can_play(left, by=second) is not barred
    table.until_turn_of(table.prey, "minion")
    assert table.prey.can_play(CARD, by=hunter) is not barred


@pytest.mark.ruling(CARD, 1)
def test_modifiers_and_reactions_are_played_in_it(table: Table) -> None:
    """It is a blood hunt referendum, and one that a vampire calls all the same."""
    caller = table.you.ready(GANGREL)
    table.you.ready("Mkhokheli")
    table.you.holds(
        CARD,
        paper("Whisper", modifier(gain_pool(1), at=("polling",))),
        paper("Applause", modifier(gain_pool(1), at=("after_resolution",))),
    )
    table.prey.ready("Nassir")
    critic = table.prey.ready("Lauren")
    table.prey.holds(paper("Protest", reaction(gain_pool(1), at=("polling",))))
    calls(table, caller)
    table.you.chooses(critic)
    polling(table)
    table.you.plays("Whisper", by=caller)
    table.prey.plays("Protest", by=critic)
    table.you.votes("for", mode="called")
    table.you.plays("Applause", by=caller)
    rest(table)
    assert table.where(critic) == "ash_heap"
    assert (table.you.pool(), table.prey.pool()) == (29, 31)


def test_it_is_a_blood_hunt_referendum(table: Table) -> None:
    """To what asks for one, for one on the hunted, and for one that a vampire called."""
    caller = table.you.ready(GANGREL)
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    hunted, other = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    for one, when in ((hunted, HUNT_ON_THIS), (other, HUNT_ON_THIS)):
        badge = paper(f"Badge {one}", static("votes", +1, when=when), kind="equipment")
        table.prey.in_play(badge, on=one)
    judge, clerk = table.grand_prey.ready("Ryan"), table.grand_prey.ready("Duck")
    for one, when in ((judge, ON_A_BLOOD_HUNT), (clerk, CALLED_BY_VAMPIRE)):
        badge = paper(f"Badge {one}", static("votes", +2, when=when), kind="equipment")
        table.grand_prey.in_play(badge, on=one)
    calls(table, caller)
    table.you.chooses(hunted)
    polling(table)
    assert table.prey.may("vote", minion=hunted)
    assert not table.prey.may("vote", minion=other)
    table.grand_prey.votes("against", minion=judge)
    table.grand_prey.votes("against", minion=clerk)
    assert votes_now(table) == (0, 4)
    table.prey.votes("against", minion=hunted)
    rest(table)
    assert table.where(hunted) == "ready"

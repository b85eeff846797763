"""King's Favor: a Guruhi whose votes were needed is owed for it."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    burn_card,
    choose,
    clan,
    ready,
    sends_to_torpor,
    static,
    use,
)
from politics_talk import motion, polling, votes_now
from table_talk import Table

FAVOR = "King's Favor"
SURE = paper("Sure", static("passes automatically"), kind="equipment")


def guruhi(clan: str = "Guruhi") -> Definition:
    """A vampire of this clan without a title."""
    return replaced("Fish (G4)", clans=(clan,), capacity=6)


def favored(
    table: Table, against: int = 0, side: str = "for", others: int = 0
) -> tuple[int, int, int]:
    """Your primogen calls, the prey's Guruhi adds 3 votes and votes; primogen, Guruhi, card."""
    mine = table.you.ready("Chrysanthemum")
    friends = [table.you.ready(one) for one in ("Tara (G5)", "Warmaksan")[: others // 2]]
    table.you.ready(COMPANION)
    king = table.prey.ready(guruhi(), blood=2)
    card = table.prey.holds(FAVOR)
    foes = [table.predator.ready(one) for one in ("Ayelech", "Mkhokheli")[: against // 2]]
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    polling(table, table.prey)
    table.prey.plays(card, by=king)
    table.prey.votes(side, minion=king)
    assert votes_now(table) == ((3, 0) if side == "for" else (0, 3))
    for one in friends:
        polling(table)
        table.you.votes("for", minion=one)
    for one in foes:
        polling(table, table.predator)
        table.predator.votes("against", minion=one)
    table.nobody_reacts()
    return mine, king, card


@pytest.mark.parametrize(
    ("against", "side", "others", "kept"),
    [
        (0, "for", 0, True),  # 3 to 0: by 3, as many as were cast
        (2, "for", 2, True),  # 5 to 2
        (0, "for", 2, False),  # 5 to 0: by 5
        (4, "for", 0, False),  # 3 to 4
        (0, "against", 4, False),  # 4 to 3: by 1, and against it
    ],
)
def test_the_king_is_remembered_where_he_was_needed(
    table: Table, against: int, side: str, others: int, kept: bool
) -> None:
    """It passes by no more votes than the Guruhi has cast in its favour."""
    _, _, card = favored(table, against, side, others)
    assert table.where(card) == ("permanent" if kept else "ash_heap")
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("who", "acts", "may"),
    [("owes", "king", False), ("other", "king", True), ("owes", "else", True)],
)
def test_who_owes_the_king_does_not_block_him(table: Table, who: str, acts: str, may: bool) -> None:
    """That vampire, and no other; him, and nobody else."""
    king = table.you.ready(guruhi())
    other_king = table.you.ready("Homa")
    table.you.ready(COMPANION)
    owes, other = table.prey.ready("Chrysanthemum"), table.prey.ready("Nassir")
    table.you.in_play(FAVOR, notes=(("favored", owes), ("king", king)))
    table.you.acts(word="bleed", by=king if acts == "king" else other_king)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=owes if who == "owes" else other) is may


def test_the_king_is_remembered_by_name(table: Table) -> None:
    """The card in play knows both: the vampire that called, and the Guruhi."""
    mine, king, card = favored(table)
    assert table.state.controller(card) == table.prey.number
    table.until_turn_of(table.prey, "unlock")
    asked = table.asked()
    assert asked is not None and asked.window == "unlock"
    assert table.prey.may("use", card=card)
    before = table.blood(mine), table.blood(king)
    table.prey.uses(card)
    table.prey.chooses(number=1)
    assert (table.blood(mine), table.blood(king)) == (before[0] - 1, before[1] + 1)


@pytest.mark.ruling(FAVOR, 1)
@pytest.mark.parametrize("itself", [True, False])
def test_no_favor_where_it_passes_by_itself(table: Table, itself: bool) -> None:
    """There is no polling then; otherwise there is, before the votes and while they are cast."""
    mine = table.you.ready("Chrysanthemum")
    if itself:
        table.you.in_play(SURE, on=mine)
    table.you.ready(COMPANION)
    table.prey.ready(guruhi())
    table.prey.holds(FAVOR)
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    windows = set()
    while not table.over():
        asked = table.asked()
        assert asked is not None
        if table.prey.can_play(FAVOR):
            windows.add(asked.window)
        table.pass_on()
    assert windows == (set() if itself else {"before_votes", "polling"})


def test_only_a_guruhi_has_the_favor(table: Table) -> None:
    """Another clan has not."""
    mine = table.you.ready("Chrysanthemum")
    table.you.ready(COMPANION)
    table.prey.ready(guruhi("Osebo"))
    table.prey.holds(FAVOR)
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    while not table.over():
        assert not table.prey.can_play(FAVOR)
        table.pass_on()


@pytest.mark.parametrize(("there", "moved"), [(5, 3), (2, 2), (1, 1), (0, 0)])
def test_what_is_owed_is_paid_in_blood(table: Table, there: int, moved: int) -> None:
    """Up to 3, in anybody's unlock phase, by burning the card; of nobody who has none."""
    mine = table.you.ready("Chrysanthemum", blood=there)
    table.you.ready(COMPANION)
    king = table.prey.ready(guruhi(), blood=2)
    card = table.prey.in_play(FAVOR, notes=(("favored", mine), ("king", king)))
    table.prey.holds(PAUSE)
    table.begins("unlock")
    if there == 0:
        table.until_turn_of(table.prey, "minion")
        assert table.where(card) == "permanent"
        return
    asked = table.asked()
    assert asked is not None and asked.window == "unlock"
    assert table.prey.may("use", card=card)  # in your unlock phase
    table.prey.uses(card)
    if moved > 1:
        assert {o.number for o in table.prey.options("choose")} == set(range(1, moved + 1))
        table.prey.chooses(number=moved)
    assert (table.blood(mine), table.blood(king)) == (there - moved, 2 + moved)
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize("gone", [True, False])
def test_nobody_pays_to_a_king_that_is_gone(table: Table, gone: bool) -> None:
    """Who is out of play gains no blood; in torpor he does."""
    owes = table.you.ready("Chrysanthemum", blood=4)
    table.you.ready(COMPANION)
    king = table.prey.ready(guruhi(), blood=2)
    card = table.prey.in_play(FAVOR, notes=(("favored", owes), ("king", king)))
    falls = burn_card(TARGET) if gone else sends_to_torpor(TARGET)
    fate = use(choose(ready(clan("Guruhi"))), falls, at=("minion",), once="turn")
    table.you.in_play(paper("Fate", fate, kind="event"))
    table.you.uses("Fate")
    table.until_turn_of(table.prey, "unlock" if not gone else "minion")
    assert table.prey.may("use", card=card) is not gone
    if gone:
        return
    table.prey.uses(card)
    table.prey.chooses(number=3)
    assert (table.blood(owes), table.blood(king)) == (1, 5)

"""Regent: the unique title of the Sabbat, which a diablerist inherits."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import DODGE, rest
from fight_talk import fight_of, replaced
from methuselah.engine import atoms
from methuselah.engine.definitions import Definition
from methuselah.engine.scope import Scope
from methuselah.language import THIS, gains_title
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import contests_title, title_of
from politics_talk import motion, polling, votes_now
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

CARD = "Regent"


def elder(name: str = "Saiz", capacity: int = 8, sect: str = "sabbat") -> Definition:
    """A vampire of this sect without a title."""
    return replaced(name, capacity=capacity, sect=sect)


def test_a_sabbat_elder_of_yours_becomes_regent(table: Table) -> None:
    """Capacity 8 or more, for 1 pool; 4 votes; nobody of another sect, younger or of another."""
    mine, torpid = table.you.ready(elder()), table.you.torpor(elder("Tock"))
    table.you.ready(elder("Dodd", capacity=7))
    table.you.ready(elder("Zip", sect="camarilla"))
    table.prey.ready(elder("Muse"))
    held = table.you.holds(CARD, motion())[0]
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, torpid}
    table.you.chooses(mine)
    assert (table.on(held), table.you.pool()) == (mine, 29)
    assert title_of(table.state, mine) == "regent"
    table.you.acts("Motion", by=mine)
    polling(table)
    table.you.votes("for", minion=mine)
    assert votes_now(table) == (4, 0)


def reigns(table: Table, seat: str = "prey", where: str = "ready") -> tuple[int, int]:
    """A regent of hers, played by your predator, and the card."""
    regent = getattr(table, seat).puts(elder(), where)
    held = table.predator.in_play(CARD, on=regent)
    return regent, held


def crowned(table: Table, regent: int) -> None:
    """The title comes with the card."""
    table.begins("minion")
    atoms.set_trait(table.state, regent, "title", "regent")


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("contested", [True, False])
def test_sabbat_vampires_attack_the_regent(table: Table, contested: bool) -> None:
    """By a (D) action without stealth; no other sect, no ally, not while the title is contested."""
    regent, held = reigns(table)
    mine, prince = table.you.ready("Tock"), table.you.ready("Mkhokheli")
    ally = table.you.ready("Gregory Winter")
    rival = table.grand_prey.ready(elder("Muse"))
    table.you.holds(PAUSE)
    table.prey.holds(DODGE)
    crowned(table, regent)
    if contested:
        gains_title("regent", to=THIS).run(table.state, Scope(2, rival, rival))
        assert contests_title(table.state, regent)
    assert table.you.may("use action", card=held, by=mine) is not contested
    assert not table.you.may("use action", card=held, by=prince)
    assert not table.you.may("use action", card=held, by=ally)
    if not contested:
        table.you.acts(held, by=mine)
        assert stealth(table.state, action_of(table)) == 0
        assert action_of(table).targets == (table.prey.number,)
        table.until("strike", table.prey)
        assert set(fight_of(table).fighters) == {mine, regent}
        rest(table)
        assert table.on(held) == regent


@pytest.mark.parametrize("where", ["own", "torpor"])
def test_a_regent_of_yours_or_in_torpor_is_not_attacked(table: Table, where: str) -> None:
    """A ready one of another."""
    _, held = reigns(table, "you") if where == "own" else reigns(table, where="torpor")
    mine = table.you.ready("Tock")
    table.you.ready(COMPANION)
    assert not table.you.may("use action", card=held, by=mine)


@pytest.mark.ruling(CARD, 2)
def test_the_attack_requires_a_sabbat_vampire() -> None:
    """The action is one that requires the sect."""
    action_requires_what_the_card_says(
        CARD, by="Tock", requires="sabbat", not_="anarch", on=replaced("Saiz", capacity=8)
    )


@pytest.mark.parametrize(("by", "inherits"), [("Tock", True), ("Ryan", False)])
def test_a_sabbat_diablerist_inherits(table: Table, by: str, inherits: bool) -> None:
    """Before the blood hunt is called; from another sect's fangs the title goes with the card."""
    regent, held = reigns(table, where="torpor")
    mine = table.you.ready(by)
    table.you.ready(COMPANION)
    crowned(table, regent)
    table.you.acts(word="diablerie", by=mine, target=regent)
    polling(table) if inherits else rest(table)
    assert table.where(regent) == "ash_heap"
    if inherits:
        assert table.on(held) == mine
        assert title_of(table.state, mine) == "regent"
        assert table.state.controller(held) == table.predator.number
    else:
        assert table.where(held) == "ash_heap"
        assert title_of(table.state, mine) == ""


def test_the_title_goes_with_the_card(table: Table) -> None:
    """Burned, it is gone."""
    regent, held = reigns(table)
    table.you.ready(COMPANION)
    crowned(table, regent)
    atoms.burn(table.state, held)
    table.pass_on()
    assert title_of(table.state, regent) == ""


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("contested", [True, False])
def test_a_contested_title_is_not_inherited(table: Table, contested: bool) -> None:
    """Out of play, the card is burned with its bearer; else it goes to the diablerist."""
    regent, held = reigns(table, where="torpor")
    mine = table.you.ready("Tock")
    table.you.ready(COMPANION)
    rival = table.grand_prey.ready(elder("Muse"))
    crowned(table, regent)
    if contested:
        gains_title("regent", to=THIS).run(table.state, Scope(2, rival, rival))
    assert contests_title(table.state, regent) is contested
    table.you.acts(word="diablerie", by=mine, target=regent)
    rest(table)
    assert table.where(held) == ("ash_heap" if contested else "attached")
    assert not contests_title(table.state, mine)

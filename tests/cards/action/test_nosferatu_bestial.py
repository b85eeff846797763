"""Nosferatu Bestial: a beast that hunts, and that retainers come to."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.rows import found
from methuselah.engine.traits import capacity, clan_of, disciplines_of, sect_of
from methuselah.language import cards_cost, employs, equips, is_a, on, recruits, static, vampire
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.bearing import may_bear
from politics_talk import motion, polling
from table_talk import Table

CARD = "Nosferatu Bestial"
RAVEN = paper(
    "Raven",
    levels={"ani": employs(), "ANI": employs()},
    life=1,
    blood_cost=1,
    disciplines=("ani",),
)


def bestial(table: Table, maker: str = "Ryan") -> int:
    """Your Nosferatu has made it; your next turn is at its unlock phase."""
    mine = table.you.ready(maker)
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    table.you.acts(CARD, by=mine)
    rest(table)
    assert table.where(card) == "ready"
    return int(card)


def next_unlock(table: Table) -> None:
    """Everybody passes until your next unlock phase."""
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "unlock")


@pytest.mark.parametrize(
    ("name", "sect"),
    [("Ryan", "camarilla"), (replaced("Ryan", sect="sabbat"), "sabbat"), ("Lauren", "")],
)
def test_a_beast_is_made(table: Table, name: str, sect: str) -> None:
    """2-capacity, unique, of the clan and of the same sect, with basic Animalism; for 1 pool."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    table.prey.ready("Nassir")
    assert table.you.can_play(card, by=mine) is bool(sect)
    if not sect:
        return
    table.you.acts(card, by=mine)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    state = table.state
    assert (table.where(card), capacity(state, card), table.blood(card)) == ("ready", 2, 0)
    assert (clan_of(state, card), sect_of(state, card)) == ("Nosferatu", sect)
    assert disciplines_of(state, card) == ("ani",)
    assert state.definition(card).face.unique
    assert table.you.pool() == 29


def test_it_does_nothing_but_hunt(table: Table) -> None:
    """No other action, and no votes."""
    table.you.holds(motion())
    table.you.in_play(paper("Ballot", static("votes", +1, who=on(vampire))))
    prince = table.you.ready("Mkhokheli")
    card = bestial(table, "Chester DuBois")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert {option.word for option in table.you.options("act", minion=card)} <= {"hunt"}
    if table.blood(card) == 0:
        table.you.acts(by=card, word="hunt")
        rest(table)
    table.you.acts("Motion", by=prince)
    polling(table)
    assert not table.you.may("vote", minion=card)
    assert table.you.may("vote", minion=prince)


def test_it_has_no_equipment(table: Table) -> None:
    """What would be put on it stays away; a retainer may come."""
    hat = table.you.holds(paper("Hat", kind="equipment"))
    page = table.you.holds(paper("Page", kind="retainer", life=1))
    card = bestial(table)
    assert not may_bear(table.state, card, hat)
    assert may_bear(table.state, card, page)
    assert found(table.state, "cannot use equipment", card)


def in_unlock_phase(table: Table, blood: int) -> int:
    """The beast, in your unlock phase, with so much blood."""
    table.gives_edge(table.you)  # so that the phase goes on
    card = bestial(table)
    next_unlock(table)
    atoms.burn_blood(table.state, card, 2)
    atoms.gain_blood(table.state, card, blood)
    table.state.pending = None
    return card


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, True), (0, False)])
def test_it_employs_in_the_unlock_phase(table: Table, blood: int, may: bool) -> None:
    """A retainer that requires Animalism, at its own level and cost; once in the phase."""
    hound = paper("Hound", levels={"ANI": employs()}, life=1, disciplines=("ani",))
    wolf = paper(
        "Wolf", levels={"ani": employs()}, life=1, disciplines=("ani",), requires=("sabbat",)
    )
    feather = paper("Feather", levels={"ani": equips()}, kind="equipment", disciplines=("ani",))
    pack = paper("Pack", levels={"ani": recruits()}, kind="ally", life=1, disciplines=("ani",))
    table.prey.holds(RAVEN)
    others_too = table.you.holds(feather, pack)
    raven, second, *others = table.you.holds(
        RAVEN, RAVEN, hound, wolf, paper("Page", employs(), life=1)
    )
    card = in_unlock_phase(table, blood)
    assert table.you.may("use", card=card) is may
    if not may:
        return
    table.you.uses(card, by=card)
    if table.you.choices():
        assert table.you.choices() <= {raven, second}
        table.you.chooses(min(table.you.choices()))
    employed = [one for one in (raven, second) if table.where(one) == "attached"]
    assert len(employed) == 1
    assert table.on(employed[0]) == card
    assert table.state.cards[employed[0]].mode == "ani"
    assert table.blood(card) == blood - 1
    assert {table.where(one) for one in (*others, *others_too)} == {"hand"}
    assert not table.locked(card)
    assert not table.you.may("use", card=card)


@pytest.mark.ruling(CARD, 3)
def test_to_employ_so_is_no_action(table: Table) -> None:
    """It hunts in the same turn, and another vampire employs a copy by an action."""
    bird = paper("Bird", levels={"ani": employs()}, life=1, disciplines=("ani",))
    first, second = table.you.holds(bird, bird)
    card = in_unlock_phase(table, 1)
    table.you.uses(card, by=card)
    if table.you.choices():
        table.you.chooses(min(table.you.choices()))
    table.until("minion", table.you)
    left = first if table.where(first) == "hand" else second
    other = next(one for one in table.state.seats[0].ready if one != card)
    assert table.you.may("act", minion=card, word="hunt")
    assert table.you.can_play(left, by=other)


@pytest.mark.ruling(CARD, 4)
@pytest.mark.ruling(CARD, 6)
@pytest.mark.parametrize(("kind", "may"), [("action", False), ("card", True), ("none", False)])
def test_what_makes_it_cheaper(table: Table, kind: str, may: bool) -> None:
    """What takes off from cards that it pays for; not what takes off from actions."""
    table.you.holds(RAVEN)
    parts = {
        "action": (static("action cost", -1, who=on(vampire), word="employ"),),
        "card": (cards_cost(-1, is_a("retainer"), of=("blood",), payer=on(vampire)),),
        "none": (),
    }[kind]
    table.you.in_play(paper("Charm", *parts))
    card = in_unlock_phase(table, 0)
    assert table.you.may("use", card=card) is may


@pytest.mark.ruling(CARD, 5)
def test_it_does_not_play_the_retainer(table: Table) -> None:
    """Who hears of each card that a vampire plays with Animalism hears nothing."""
    raven = table.you.holds(RAVEN)
    table.grand_prey.in_play(listener("ani"))
    card = in_unlock_phase(table, 1)
    table.you.uses(card, by=card)
    assert table.on(raven) == card
    assert table.grand_prey.pool() == 30


def test_in_your_unlock_phase_only(table: Table) -> None:
    """Not in another's, nor later in your turn."""
    table.you.holds(RAVEN)
    card = in_unlock_phase(table, 1)
    assert table.you.may("use", card=card)
    table.until("minion", table.you)
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=card)

"""Votes of cards in play: Camarilla Conclave, Ferraille, Propaganda of the Deed, Alamut."""

from __future__ import annotations

import pytest

from methuselah.rules.politics.votes import tally
from politics_talk import motion, polling
from scenes.telling import changing
from table_talk import Table

# -- votes of cards in play ---------------------------------------------------------------------


@pytest.mark.ruling("Camarilla Conclave", 1)
@pytest.mark.parametrize("counters", [1, 4])
def test_the_conclave_takes_votes_of_the_others(table: Table, counters: int) -> None:
    """1, of each vampire that is not Camarilla, once in an action; below none is none."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    conclave = table.you.in_play("Camarilla Conclave", counters=counters)
    baron = table.prey.ready("Casey Snyder (G6)")
    table.prey.in_play(changing("votes", -2), on=baron)  # none is left
    cardano = table.prey.ready("Cardano (G1)")

    table.you.acts("Motion", by=prince)
    table.until("polling", table.you)
    table.you.uses(conclave, level="votes")
    polling(table)
    assert not table.you.may("use", card=conclave)
    assert not table.prey.may("vote", minion=baron)
    assert {o.number for o in table.prey.options("vote", minion=cardano)} == {2}
    assert tally(table.state) == (0, 0)
    table.nobody_reacts()

    if counters == 1:
        assert table.where(conclave) == "ash_heap"
    else:
        assert table.counters(conclave) == counters - 1


def test_the_conclave_gives_stealth_or_takes_votes(table: Table) -> None:
    """One of them in an action; in the next one again."""
    prince, second = table.you.ready("Mkhokheli"), table.you.ready("Cardano (G1)")
    table.you.holds(motion(), motion())
    conclave = table.you.in_play("Camarilla Conclave", counters=4)
    guard = table.prey.ready("Ryan")
    table.prey.in_play(changing("intercept", 1), on=guard)
    table.prey.ready("Casey Snyder (G6)")
    table.you.acts("Motion", by=prince)
    table.prey.blocks(guard)
    table.you.uses(conclave, level="stealth")
    polling(table)
    assert not table.you.may("use", card=conclave)
    table.nobody_reacts()
    table.you.acts("Motion", by=second)
    polling(table)
    assert table.you.may("use", card=conclave, level="votes")


def test_the_conclave_gives_stealth_when_needed(table: Table) -> None:
    """For a political action of a Camarilla vampire of yours that is being blocked."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    conclave = table.you.in_play("Camarilla Conclave", counters=2)
    blocker = table.prey.ready("Wauneka")
    table.prey.in_play("Sport Bike", on=blocker)

    table.you.acts("Motion", by=prince)
    table.prey.blocks(blocker)
    table.you.uses(conclave, level="stealth")
    polling(table)

    assert table.counters(conclave) == 1


@pytest.mark.parametrize(("caller", "word"), [("Crow (G5)", ""), ("Mkhokheli", "hunt")])
def test_the_conclave_is_for_political_actions_of_the_camarilla(
    table: Table, caller: str, word: str
) -> None:
    """No other action, no other sect."""
    acting = table.you.ready(caller)
    table.you.holds(motion())
    conclave = table.you.in_play("Camarilla Conclave", counters=2)

    if word:
        table.you.acts(by=acting, word=word)
    else:
        table.you.acts("Motion", by=acting)
    while not table.over():
        assert not table.you.may("use", card=conclave)
        table.pass_on()


@pytest.mark.parametrize(
    ("minion", "playable"), [("Angus the Unruled (G1)", True), ("Cardano (G1)", False)]
)
def test_the_conclave_requires_a_justicar(table: Table, minion: str, playable: bool) -> None:
    """Or a member of the Inner Circle; it comes with 4 counters."""
    table.you.ready(minion)
    conclave = table.you.holds("Camarilla Conclave")
    table.begins("master")

    assert table.you.can_play(conclave) == playable
    if playable:
        table.you.plays(conclave)
        table.until("minion")
        assert table.counters(conclave) == 4


@pytest.mark.ruling("Ferraille", 2)
def test_ferraille_sells_three_votes_once_a_turn(table: Table) -> None:
    """1 pool; once in each player's turn, in the referendum of anybody."""
    prince = table.you.ready("Mkhokheli")
    other = table.you.ready("Meaghan")
    table.you.holds(motion(), motion(name="Second"))
    ferraille = table.you.in_play("Ferraille")
    hers = table.prey.ready("Nassir")
    table.prey.holds(motion(name="Hers"))

    table.you.acts("Motion", by=prince)
    table.until("polling", table.you)
    table.you.uses(ferraille)
    table.you.votes("for", mode="granted", number=3)
    assert tally(table.state) == (3, 0)
    table.nobody_reacts()
    assert table.you.pool() == 30
    table.you.acts("Second", by=other)
    polling(table)
    assert not table.you.may("use", card=ferraille)
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Hers", by=hers)
    table.you.uses(ferraille)
    assert table.you.pool() == 29


@pytest.mark.ruling("Ferraille", 1)
def test_who_is_ousted_by_ferraille_does_not_vote(table: Table) -> None:
    """The last pool: no votes are there to be cast."""
    table.you.ready("Mkhokheli")
    ferraille = table.prey.in_play("Ferraille")
    prince = table.you.ready("Cardano (G1)")
    table.you.holds(motion())
    table.prey.pool(1)

    table.you.acts("Motion", by=prince)
    table.prey.uses(ferraille)
    table.until("polling", table.you)
    assert table.prey.is_out()
    assert tally(table.state) == (0, 0)
    table.nobody_reacts()

    assert not [e for e in table.state.journal if e.what == "voted"]


def test_propaganda_after_a_directed_action(table: Table) -> None:
    """Then it is in play, to be burned for 2 votes in a political action, not in a blood hunt."""
    crow = table.you.ready("Crow (G5)")
    irena = table.you.ready("Irena (G5)")
    propaganda = table.you.holds("Propaganda of the Deed", motion())[0]

    table.you.acts(by=crow, word="bleed")
    table.you.plays(propaganda, by=crow)
    table.nobody_reacts()
    assert table.where(propaganda) == "permanent"
    table.you.acts("Motion", by=irena)
    table.you.uses(propaganda)
    table.you.votes("for", mode="granted", number=2)
    assert tally(table.state) == (2, 0)
    table.nobody_reacts()

    assert table.where(propaganda) == "ash_heap"
    assert table.you.pool() == 31


@pytest.mark.parametrize(("actor", "word"), [("Crow (G5)", "hunt"), ("Nassir", "bleed")])
def test_no_propaganda_without_an_anarch_and_a_target(table: Table, actor: str, word: str) -> None:
    """An undirected action, another sect."""
    acting = table.you.ready(actor)
    table.you.holds("Propaganda of the Deed")

    table.you.acts(by=acting, word=word)
    while not table.over():
        assert not table.you.can_play("Propaganda of the Deed")
        table.pass_on()


@pytest.mark.parametrize(("pool", "taken"), [(30, 1), (1, 1)])
def test_alamut_gathers_what_the_banu_haqim_bleed(table: Table, pool: int, taken: int) -> None:
    """Pool that was there; another clan's bleeds bring nothing."""
    table.prey.pool(pool)
    assassin = table.you.ready("Ali Kar (G3)")
    other = table.you.ready("Meaghan")
    alamut = table.you.in_play("Alamut")

    table.you.acts(by=assassin, word="bleed")
    table.nobody_reacts()
    assert table.counters(alamut) == taken
    table.you.acts(by=other, word="bleed")
    table.nobody_reacts()

    assert table.counters(alamut) == taken


def test_alamut_gives_votes_for_its_counters(table: Table) -> None:
    """X of them, to a vampire of yours, once."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    alamut = table.you.in_play("Alamut", counters=4)
    table.prey.ready("Nassir")

    table.you.acts("Motion", by=prince)
    table.you.uses(alamut)
    assert {o.number for o in table.you.options("choose")} == {1, 2, 3, 4}
    table.you.chooses(number=3)
    polling(table)

    assert {o.number for o in table.you.options("vote", minion=prince)} == {5}
    assert not table.you.may("use", card=alamut)
    assert table.counters(alamut) == 1

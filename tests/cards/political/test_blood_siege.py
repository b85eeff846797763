"""Blood Siege: a prince falls, and a Sabbat vampire is archbishop of the city."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import COMPANION
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    TARGET,
    attached,
    burn_card,
    choose,
    gain_pool,
    is_named,
    master,
    modifier,
)
from methuselah.rules.politics.titles import city_of, title_of
from politics_talk import motion, polling, votes_now
from table_talk import Table

CARD = "Blood Siege"
PARIS = replaced("Warmaksan", city="Paris")
RAZES = paper("Razes", master(choose(attached(is_named(CARD))), burn_card(TARGET)))
TRICK = paper("Trick", modifier(gain_pool(1), at=("action", "before_votes", "polling")))
THEN = paper("Then", modifier(gain_pool(1), at=("after_resolution",)))


def sieged(table: Table, caller: int, besieger: int) -> None:
    """The card is played for one of two Sabbat vampires, against the only prince."""
    table.you.acts(CARD, by=caller)
    for _ in range(20):
        if table.you.may("choose", target=besieger):
            table.you.chooses(besieger)
            return
        table.pass_on()
    raise AssertionError("nobody was asked for the besieger")


@pytest.mark.parametrize("word", ["for", "against"])
def test_the_besieger_is_archbishop_of_the_city(table: Table, word: str) -> None:
    """Of a ready prince; other titles stay, and nothing comes of a failed referendum."""
    lukas, tock = table.you.ready("Lukas"), table.you.ready("Tock (G3)")
    table.you.ready("Ryan")
    table.you.torpor("Dodd")
    prince, other = table.prey.ready(PARIS), table.you.ready("Mkhokheli")
    table.prey.torpor("Ayelech")
    table.prey.ready("Sheldon, Lord of the Clog (G1)")
    theirs = table.grand_prey.ready("Zachary")
    siege = table.you.holds(CARD)

    table.you.acts(CARD, by=lukas)
    for _ in range(20):
        if table.you.may("choose", target=tock):
            break
        table.pass_on()
    assert table.you.choices() == {lukas, tock, theirs}
    table.you.chooses(tock)
    assert table.you.choices() == {prince, other}
    table.you.chooses(prince)
    polling(table)
    table.you.votes(word, minion=lukas)
    table.nobody_reacts()

    passed = word == "for"
    assert title_of(table.state, prince) == ("" if passed else "prince")
    assert (title_of(table.state, tock), city_of(table.state, tock)) == (
        ("archbishop", "Paris") if passed else ("", "")
    )
    if passed:
        assert table.on(siege) == tock
    assert table.where(siege) == ("attached" if passed else "ash_heap")
    assert title_of(table.state, other) == "prince"
    assert title_of(table.state, lukas) == "archbishop"
    assert table.locked(lukas)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("then", ["razed", "Houston"])
def test_the_title_goes_with_the_card(table: Table, then: str) -> None:
    """Burned, it is an archbishop no more; another title stays, and the card is burned."""
    lukas, tock = table.you.ready("Lukas"), table.you.ready("Tock (G3)")
    prince = table.prey.ready(PARIS)
    siege, _, _ = table.you.holds(CARD, "Crusade: Houston", RAZES)
    table.you.ready(COMPANION)

    sieged(table, lukas, tock)
    polling(table)
    table.you.votes("for", minion=lukas)
    table.nobody_reacts()
    table.until_turn_of(table.prey)
    if then == "razed":
        table.until_turn_of(table.you, "master")
        table.you.plays("Razes")
    else:
        table.until_turn_of(table.you, "minion")
        table.you.acts("Crusade: Houston", by=tock)
        polling(table)
        table.you.votes("for", minion=lukas)
        table.nobody_reacts()

    assert table.where(siege) == "ash_heap"
    now = (title_of(table.state, tock), city_of(table.state, tock))
    assert now == (("", "") if then == "razed" else ("archbishop", "Houston"))
    assert title_of(table.state, prince) == ""


@pytest.mark.parametrize("card", [CARD, "Motion"])
def test_no_modifier_during_it(table: Table, card: str) -> None:
    """Before the referendum there is one still, and in another referendum."""
    lukas = table.you.ready("Lukas")
    table.you.ready(COMPANION)
    table.prey.ready(PARIS)
    table.prey.ready("Ryan")
    table.you.holds(CARD, motion(), TRICK)

    table.you.acts(card, by=lukas)
    table.until("action", table.you)
    assert table.you.can_play("Trick", by=lukas)
    polling(table)
    assert table.you.can_play("Trick") is (card == "Motion")
    assert table.you.may("vote", minion=lukas)


@pytest.mark.parametrize("siege", [True, False])
def test_nor_after_resolution(table: Table, siege: bool) -> None:
    """Of another political action there is."""
    lukas = table.you.ready("Lukas")
    table.you.ready(COMPANION)
    table.prey.ready(PARIS)
    table.you.holds(CARD, motion(), THEN)

    if siege:
        table.you.acts(CARD, by=lukas)
    else:
        table.you.acts("Motion", by=lukas)
    assert is_offered(table, table.you, "Then") is not siege


def test_any_ready_vampire_burns_blood_for_votes(table: Table) -> None:
    """One for each, as often as it has blood; none in torpor, no ally."""
    lukas = table.you.ready("Lukas")
    mine, torpid = table.you.ready("Ryan", blood=1), table.you.torpor("Nassir")
    gang = table.prey.ready("Loyal Street Gang")
    table.prey.ready(PARIS)
    theirs = table.prey.ready("Lauren", blood=3)
    empty = table.prey.ready("Massimo Falconi", blood=0)
    table.you.holds(CARD)

    table.you.acts(CARD, by=lukas)
    polling(table)
    table.you.does("use promise", minion=mine)
    assert (table.blood(mine), table.you.may("use promise", minion=mine)) == (0, False)
    assert not table.you.may("use promise", minion=torpid)
    table.you.votes("for", minion=mine)
    assert votes_now(table) == (1, 0)
    for _ in range(2):
        table.prey.does("use promise", minion=theirs)
    for one in (gang, empty):
        assert not table.prey.may("use promise", minion=one)
    table.prey.votes("against", minion=theirs)

    assert votes_now(table) == (1, 2)
    assert table.blood(theirs) == 1


def test_before_votes_and_in_no_other_referendum(table: Table) -> None:
    """It is of this referendum."""
    lukas, mine = table.you.ready("Lukas"), table.you.ready("Ryan", blood=2)
    prince = table.prey.ready(PARIS)
    table.you.holds(CARD, motion())

    table.you.acts("Motion", by=lukas)
    polling(table)
    assert not table.you.may("use promise", minion=mine)
    assert table.blood(prince) == 5


def test_votes_before_polling(table: Table) -> None:
    """As soon as the terms are set."""
    lukas, tock = table.you.ready("Lukas"), table.you.ready("Tock (G3)", blood=2)
    torpid, gang = table.you.torpor("Dodd"), table.you.ready("Loyal Street Gang")
    table.prey.ready(PARIS)
    table.you.holds(CARD)

    sieged(table, lukas, tock)
    table.until("before_votes", table.you)
    table.you.does("use promise", minion=tock)
    assert table.blood(tock) == 1
    assert not table.you.may("use promise", minion=torpid)
    assert not table.you.may("use promise", minion=gang)
    polling(table)
    table.you.votes("for", minion=tock)
    assert votes_now(table) == (1, 0)


@pytest.mark.parametrize(
    ("caller", "may"),
    [("Lukas", True), ("Klaus Konrecht", True), ("Korah", True), ("Olivia", False)],
)
def test_who_lays_siege(table: Table, caller: str, may: bool) -> None:
    """An archbishop, a cardinal, a priscus; no bishop."""
    one = table.you.ready(caller)
    table.prey.ready(PARIS)
    table.you.holds(CARD)

    assert table.you.may("act", minion=one, word="bleed")
    assert table.you.can_play(CARD, by=one) is may


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_not_without_a_ready_prince(table: Table, where: str) -> None:
    """There must be somebody to besiege."""
    lukas = table.you.ready("Lukas")
    table.prey.puts(PARIS, where)
    table.you.holds(CARD)

    assert table.you.may("act", minion=lukas, word="bleed")
    assert table.you.can_play(CARD, by=lukas) is (where == "ready")

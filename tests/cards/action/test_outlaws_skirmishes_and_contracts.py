"""Red List, Border Skirmish, Off Kilter, Summon the Serpent, Violation of Trust."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import static
from methuselah.rules.action.action import stealth
from methuselah.rules.legacy.trophies import is_red_list
from table_talk import Table

LIST = "Red List"
SKIRMISH = "Border Skirmish"
KILTER = "Off Kilter"
SERPENT = "Summon the Serpent"
VIOLATION = "Violation of Trust"
PRINCE = replaced("Mkhokheli", capacity=6)
SAMEDI = replaced("Ryan", clans=("Samedi",))
MINISTER = replaced("Ryan", clans=("Ministry",))


# -- Red List -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "listed", "may"),
    [(PRINCE, False, True), (PRINCE, True, False), ("Nik Sikko (G6)", False, False)],
)
def test_who_puts_somebody_on_the_list(table: Table, name: object, listed: bool, may: bool) -> None:
    """A titled vampire that is not Red List itself."""
    mine = table.you.ready(name)
    if listed:
        table.you.in_play(paper("Outlaw", static("red list"), kind="master"), on=mine)
    table.you.holds(LIST)
    table.prey.ready("Nassir")
    assert table.you.can_play(LIST, by=mine) is may


def test_a_younger_vampire_becomes_red_list(table: Table) -> None:
    """Or an ally, ready and of anybody; it cannot block this action, others of hers can."""
    prince, mine = table.you.ready(PRINCE), table.you.ready(COMPANION)
    card, _ = table.you.holds(LIST, PAUSE)
    target = table.prey.ready(made_vampire("Younger", capacity=5))
    other = table.prey.ready("Underbridge Stray")
    table.prey.ready(made_vampire("Peer", capacity=6))
    table.prey.torpor("KoKo")
    distant = table.grand_prey.ready("Duck")
    table.you.acts(card, by=prince)
    assert table.you.choices() == {mine, target, other, distant}
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=target)
    assert table.prey.may("block", minion=other)
    rest(table)
    assert [is_red_list(table.state, one) for one in (target, other, prince)] == [
        True,
        False,
        False,
    ]
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)
    table.you.acts(by=mine, word="bleed")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=target)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    assert is_red_list(table.state, target)


# -- Border Skirmish ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "may"), [("Rayne", True), ("KoKo", False)])
def test_a_skirmish_is_for_anarchs(table: Table, name: str, may: bool) -> None:
    """A ready one."""
    mine = table.you.ready(name)
    table.you.holds(SKIRMISH)
    assert table.you.can_play(SKIRMISH, by=mine) is may


def test_each_other_hand_loses_a_card(table: Table) -> None:
    """One at random, which is replaced; the anarch unlocks at the end of the turn."""
    rayne = table.you.ready("Rayne")
    other = table.you.ready(COMPANION, locked=True)
    table.you.ready("KoKo")
    card, mine = table.you.holds(SKIRMISH, PAUSE)
    hands = {seat.number: set(seat.holds(*["Villein"] * 7)) for seat in table.seats[1:]}
    table.you.acts(card, by=rayne)
    assert stealth(table.state, action_of(table)) == 1
    assert set(action_of(table).targets) == {1, 2, 3, 4}
    rest(table)
    for seat in table.seats[1:]:
        lost = {one for one in hands[seat.number] if table.where(one) == "ash_heap"}
        assert (len(lost), len(seat.hand())) == (1, 7)
    assert (table.where(mine), len(table.you.hand())) == ("hand", 2)
    assert (table.locked(rayne), table.locked(other)) == (True, True)
    table.until_turn_of(table.prey)
    assert (table.locked(rayne), table.locked(other)) == (False, True)


# -- Off Kilter -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edge", "burns", "pool", "after"),
    [
        ("nobody", False, 31, "you"),
        ("prey", False, 31, "you"),
        ("grand_prey", False, 31, "you"),
        ("you", False, 31, "you"),
        ("you", True, 32, "nobody"),
    ],
)
def test_off_kilter_is_about_the_edge(
    table: Table, edge: str, burns: bool, pool: int, after: str
) -> None:
    """1 pool and the Edge, whoever has it; if it is yours, it may be burned for 1 pool more."""
    samedi, other = table.you.ready(SAMEDI), table.you.ready(COMPANION)
    table.you.holds(KILTER)
    table.prey.ready("Nassir")
    if edge != "nobody":
        table.gives_edge(getattr(table, edge))
    assert not table.you.can_play(KILTER, by=other)
    table.you.acts(KILTER, by=samedi)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    asked = False
    while not table.over():
        may = table.you.may("do")
        asked = asked or may
        if may and burns:
            table.you.does("do")
        else:
            table.pass_on()
    assert asked is (edge == "you")
    assert table.you.pool() == pool
    holders = [name for name in ("you", "prey", "grand_prey") if getattr(table, name).has_edge()]
    assert holders == ([] if after == "nobody" else [after])
    assert [seat.pool() for seat in table.seats[1:]] == [30] * 4
    assert table.waits_for(table.you)


# -- Summon the Serpent ---------------------------------------------------------------------------


@pytest.mark.parametrize("found", [True, False])
def test_a_serpent_is_summoned(table: Table, found: bool) -> None:
    """Of your crypt, with Serpentis at either level; it has 1 blood in your uncontrolled region."""
    minister, stranger = table.you.ready(MINISTER), table.you.ready(COMPANION)
    card, _ = table.you.holds(SERPENT, PAUSE)
    basic = table.you.crypt(made_vampire("Basic", "ser", capacity=9))
    superior = table.you.crypt(made_vampire("Superior", "SER"))
    table.you.crypt(made_vampire("Stranger", "obf"))
    table.you.crypt(paper("Hunter", kind="imbued", life=3, disciplines=("ser",)))
    table.prey.crypt(made_vampire("Theirs", "SER"))
    waiting = table.you.uncontrolled("Duck")
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=stranger)
    table.you.acts(card, by=minister)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {basic, superior}
    if found:
        table.you.chooses(basic)
        assert (table.where(basic), table.blood(basic)) == ("uncontrolled", 1)
        assert all(sees(table.state, seat, basic) for seat in range(5))
    else:
        table.you.does("done")
    rest(table)
    assert table.where(superior) == "crypt"
    assert not sees(table.state, 0, superior)
    assert (table.blood(waiting), table.blood(minister)) == (0, 2)
    assert table.waits_for(table.you)


# -- Violation of Trust ---------------------------------------------------------------------------


def test_a_contract_is_burned(table: Table) -> None:
    """On a minion of yours, whoever controls the contract; nobody is its target."""
    mine, other = table.you.ready("Ryan"), table.you.torpor("Duck")
    theirs = table.prey.ready("Nassir")
    card, _ = table.you.holds(VIOLATION, PAUSE)
    master = table.prey.in_play("Contract", on=mine)
    action = table.you.in_play("Clandestine Contract", on=other)
    table.you.in_play("Contract", on=theirs)
    table.you.in_play("Blood Doll", on=mine)
    table.you.ready(COMPANION)
    table.you.acts(card, by=mine)
    assert table.you.choices() == {master, action}
    table.you.chooses(master)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.where(master), table.where(action)) == ("ash_heap", "attached")
    assert table.waits_for(table.you)


def test_without_a_contract_no_trust_is_violated(table: Table) -> None:
    """One on another's minion is no reason."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    table.you.holds(VIOLATION)
    table.you.in_play("Contract", on=theirs)
    assert not table.you.can_play(VIOLATION, by=mine)

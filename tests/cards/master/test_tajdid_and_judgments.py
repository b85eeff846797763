"""Tajdid and Haqim's Law: Judgment: what Banu Haqim may do."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import DODGE, rest
from fight_talk import fight_of, replaced
from methuselah.rules.action.action import stealth
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Table

TAJDID, JUDGMENT = "Tajdid", "Haqim's Law: Judgment"


# -- Tajdid ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", [True, False])
@pytest.mark.parametrize("who", ["Banu Haqim", "Toreador"])
def test_the_blood_curse_is_broken(table: Table, played: bool, who: str) -> None:
    """Banu Haqim diablerize again, of anybody, until the end of the game; no other clan does."""
    cursed = table.you.ready(replaced("Abd al-Rashid", clans=(who,)))
    table.you.ready("Warmaksan")
    victim = table.prey.torpor("Duck")
    table.you.holds(TAJDID, TAJDID, "Misdirection")
    parthenon = table.you.in_play("The Parthenon")
    theirs = table.prey.ready("Ali Kar")
    table.you.torpor("KoKo")
    table.begins("master")
    table.you.uses(parthenon)
    if played:
        table.you.plays(TAJDID)
        assert table.you.can_play("Misdirection")
        assert not table.you.can_play(TAJDID)
    table.until("minion")
    free = played and who == "Banu Haqim"
    assert table.you.may("act", minion=cursed, word="diablerie", target=victim) is free
    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("act", minion=theirs, word="diablerie") is played


# -- Haqim's Law: Judgment ------------------------------------------------------------------------

JUDGE = replaced("Ryan", clans=("Banu Haqim",), sect="independent")


@pytest.mark.parametrize(
    ("sect", "clan", "locked", "where", "may"),
    [
        ("independent", "Banu Haqim", False, "ready", True),
        ("anarch", "Banu Haqim", False, "ready", True),
        ("camarilla", "Banu Haqim", False, "ready", False),
        ("independent", "Toreador", False, "ready", False),
        ("independent", "Banu Haqim", True, "ready", False),
        ("independent", "Banu Haqim", False, "torpor", False),
    ],
)
def test_a_judge_locks(
    table: Table, sect: str, clan: str, locked: bool, where: str, may: bool
) -> None:
    """A ready Independent or Anarch Banu Haqim of yours, to put it on a younger vampire."""
    judge = table.you.puts(
        replaced("Ryan", clans=(clan,), sect=sect, capacity=5), where, locked=locked
    )
    table.you.ready("Warmaksan")  # a Banu Haqim of the Camarilla
    table.prey.ready(replaced("Nassir", clans=("Banu Haqim",), sect="independent"))
    younger = table.prey.torpor(made_vampire("Four", capacity=4))
    also = table.you.ready(made_vampire("Three", capacity=3))
    table.prey.ready(made_vampire("Five", capacity=5))
    table.prey.ready("Gregory Winter")
    held = table.you.holds(JUDGMENT, "Misdirection")[0]
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(held) is may
    if may:
        table.you.plays(held)
        table.you.chooses(younger)
        assert (table.on(held), table.locked(judge)) == (younger, True)
        assert table.on(held) != also
        assert table.you.can_play("Misdirection")  # a trifle


@pytest.mark.parametrize("old", [True, False])
def test_a_judge_has_somebody_to_judge(table: Table, old: bool) -> None:
    """Who is older than nobody cannot lock for it; where nobody can, it is not played."""
    if old:
        judge = table.you.ready(replaced("Crow", clans=("Banu Haqim",), capacity=5))
    young = table.you.ready(replaced("Nassir", clans=("Banu Haqim",), sect="anarch", capacity=3))
    target = table.prey.ready(made_vampire("Three", capacity=3) if not old else "Duck")
    table.prey.ready(made_vampire("Four", capacity=4))
    held = table.you.holds(JUDGMENT, "Misdirection")[0]
    table.begins("master")
    assert table.you.can_play(held) is old
    if old:
        table.you.plays(held)
        if table.you.may("choose", target=target):
            table.you.chooses(target)
        assert (table.on(held), table.locked(judge), table.locked(young)) == (target, True, False)


def test_who_is_as_old_as_the_judge_is_not_judged(table: Table) -> None:
    """Younger than the one that locks, whoever else is there."""
    one, two = (
        table.you.ready(JUDGE),
        table.you.ready(replaced("Nassir", clans=("Banu Haqim",), sect="anarch", capacity=6)),
    )
    four = table.prey.ready(made_vampire("Four", capacity=4))
    three = table.prey.ready(made_vampire("Three", capacity=3))
    five = table.prey.ready(made_vampire("Five", capacity=5))
    table.you.holds(JUDGMENT)
    table.begins("master")
    table.you.plays(JUDGMENT)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)  # capacity 6
    assert table.you.choices() == {one, three, four, five}
    table.you.chooses(five)
    assert (table.locked(one), table.locked(two)) == (False, True)


def test_any_judge_attacks_who_is_judged(table: Table) -> None:
    """Of any Methuselah, at +1 stealth, directed; not a Banu Haqim of the Camarilla."""
    theirs = table.prey.ready("Nassir")
    judgment = table.grand_prey.in_play(JUDGMENT, on=theirs)
    mine, prince = table.you.ready(JUDGE), table.you.ready("Warmaksan")
    other = table.you.ready(COMPANION)
    anarch = table.you.ready(replaced("KoKo", clans=("Banu Haqim",), sect="anarch"))
    gangrel = table.you.ready("C.J.")  # an Independent
    table.prey.holds(DODGE)
    own = table.grand_prey.in_play(JUDGMENT, on=other)
    torpid = table.grand_prey.in_play(JUDGMENT, on=table.prey.torpor("Duck"))
    table.you.holds(PAUSE)
    assert table.you.may("use action", card=judgment, by=mine)
    assert table.you.may("use action", card=judgment, by=anarch)
    assert not table.you.may("use action", card=judgment, by=gangrel)
    assert not table.you.may("use action", card=judgment, by=prince)
    assert not table.you.may("use action", card=judgment, by=other)
    assert not table.you.may("use action", card=own, by=mine)
    assert not table.you.may("use action", card=torpid, by=mine)
    table.you.acts(judgment, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    table.until("strike", table.prey)
    assert set(fight_of(table).fighters) == {mine, theirs}
    rest(table)
    assert table.on(judgment) == theirs


@pytest.mark.ruling(JUDGMENT, 1)
def test_the_attack_requires_a_banu_haqim() -> None:
    """The action is one that requires the clan and the sect."""
    action_requires_what_the_card_says(
        JUDGMENT, by=JUDGE, requires="Banu Haqim", not_="Giovanni", on="Nassir"
    )


@pytest.mark.parametrize(
    ("sect", "whose", "gained"),
    [
        ("independent", "you", 1),
        ("anarch", "you", 1),
        ("camarilla", "you", 0),
        ("independent", "grand_prey", 0),
    ],
)
def test_every_judge_is_considered_chosen(table: Table, sect: str, whose: str, gained: int) -> None:
    """The Black Throne pays for a contract of one of yours."""
    table.you.in_play("The Black Throne")
    getattr(table, whose).ready(replaced("Ryan", clans=("Banu Haqim",), sect=sect))
    theirs = table.prey.ready("Nassir", blood=0)
    table.prey.in_play(JUDGMENT, on=theirs)
    table.you.ready(COMPANION)
    mine = table.you.ready(made_vampire("Fist", capacity=8))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    while not table.over():
        if table.you.may("answer"):
            table.you.does("answer")
        else:
            table.pass_on()
    assert table.where(theirs) == "torpor"
    assert table.you.pool() == 30 + gained


@pytest.mark.parametrize(("sect", "may"), [("independent", True), ("camarilla", False)])
def test_a_judge_is_provided_for(table: Table, sect: str, may: bool) -> None:
    """Provision of the Silsila asks who was chosen for the contract on the one that fell."""
    mine = table.you.ready(replaced("Ryan", clans=("Banu Haqim",), sect=sect, strength=3), blood=2)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir", blood=1)
    judgment = table.prey.in_play(JUDGMENT, on=theirs)
    table.you.holds("Provision of the Silsila")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    if may:
        table.you.plays("Provision of the Silsila", by=mine)
    else:
        while not table.over():
            assert not table.you.can_play("Provision of the Silsila")
            table.pass_on()
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.blood(mine) == (4 if may else 1)
    assert table.where(judgment) == ("ash_heap" if may else "attached")

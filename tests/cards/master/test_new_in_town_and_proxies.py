"""Who came lately: Toy Chest Test, New in Town, Proxy Kissed; Blooding by the Code."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import capacity, discipline_level
from methuselah.language import (
    TARGET,
    action,
    choose,
    clan,
    comes_into_play,
    on,
    static,
    uncontrolled,
    use,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strike_effects import strength
from scenes.in_play import only_one_on_each
from table_talk import Table

TOYS, TOWN, PROXY = "Toy Chest Test", "New in Town", "Proxy Kissed"
BLOODING = "Blooding by the Code"


# -- since your last turn -------------------------------------------------------------------------


def sabbat(capacity: int = 3) -> Definition:
    """A Sabbat vampire of this capacity."""
    return replaced("Muse", capacity=capacity)


def come_out(table: Table, seat: str, *those: int) -> None:
    """They come out in her next influence phase; then it is your master phase."""
    owner = getattr(table, seat)
    table.until_turn_of(owner, "influence")
    for one in those:
        owner.does("move out", target=one)
    table.until_turn_of(table.you, "master")


@pytest.mark.ruling(TOYS, 1)
@pytest.mark.ruling(TOWN, 1)
@pytest.mark.parametrize(
    ("whose", "sect", "size", "toys", "town"),
    [
        ("prey", "sabbat", 3, True, True),
        ("predator", "sabbat", 3, True, True),
        ("you", "sabbat", 3, False, False),  # in your last turn, which does not count
        ("prey", "sabbat", 4, False, True),
        ("prey", "sabbat", 7, False, True),
        ("prey", "sabbat", 8, False, False),
        ("prey", "camarilla", 3, False, True),
    ],
)
def test_who_came_since_your_last_turn(
    table: Table, whose: str, sect: str, size: int, toys: bool, town: bool
) -> None:
    """Between the end of your last turn and now; not who was there before."""
    table.you.ready("Jessica")  # a Sabbat vampire of capacity 7
    table.grand_prey.ready(replaced("Claudia", capacity=3))  # there from the beginning
    new = getattr(table, whose).uncontrolled(replaced("Muse", sect=sect, capacity=size), blood=size)
    _, town_card, _ = table.you.holds(TOYS, TOWN, "Misdirection")
    getattr(table, whose).ready(COMPANION)
    table.until_turn_of(table.you, "minion")
    come_out(table, whose, new)
    assert table.you.can_play("Misdirection")
    assert (table.you.can_play(TOYS), table.you.can_play(TOWN)) == (toys, town)
    if town:
        table.you.plays(TOWN)
        assert table.on(town_card) == new


@pytest.mark.ruling(TOYS, 1)
@pytest.mark.ruling(TOWN, 1)
def test_a_turn_later_it_is_old(table: Table) -> None:
    """One whole turn of yours after it came it is neither new nor a toy."""
    table.you.ready("Jessica")
    new = table.prey.uncontrolled(sabbat(), blood=3)
    table.you.holds(TOYS, TOWN, "Misdirection")
    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=new)
    table.until_turn_of(table.you, "master")
    assert table.you.can_play(TOYS)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(TOYS)
    assert not table.you.can_play(TOWN)


def test_a_card_may_move_it_out_in_an_influence_phase(table: Table) -> None:
    """By whatever means: it is new in town."""
    gate = paper(
        "Gate",
        use(choose(uncontrolled(yours)), comes_into_play(TARGET), at=("influence",), key="a"),
        kind="master",
    )
    new = table.prey.uncontrolled("Ryan")
    table.prey.uncontrolled("Nassir")
    gate_card = table.prey.in_play(gate)
    table.you.ready(COMPANION)
    table.prey.ready("Duck")
    held = table.you.holds(TOWN, "Misdirection")[0]
    table.until_turn_of(table.prey, "influence")
    table.prey.uses(gate_card)
    table.prey.chooses(new)
    table.until_turn_of(table.you, "master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(held)
    table.you.plays(held)
    assert table.on(held) == new


@pytest.mark.parametrize(("size", "may"), [(5, True), (4, False)])
def test_toys_ask_for_an_elder(table: Table, size: int, may: bool) -> None:
    """A ready Sabbat vampire with a capacity above 4; the young one is burned, for 1 pool."""
    table.you.ready(replaced("Saiz", capacity=size))
    one, other = (
        table.prey.uncontrolled(sabbat(), blood=3),
        table.prey.uncontrolled(replaced("Claudia", capacity=1), blood=1),
    )
    table.you.holds(TOYS, "Misdirection")
    come_out(table, "prey", one, other)
    assert table.you.can_play(TOYS) is may
    if may:
        table.you.plays(TOYS)
        assert table.you.choices() == {one, other}
        table.you.chooses(one)
        assert (table.where(one), table.where(other)) == ("ash_heap", "ready")
        assert table.you.pool() == 29


def test_toys_are_put_into_play_by_actions_too(table: Table) -> None:
    """Not only in an influence phase, which is what New in Town asks for."""
    table.you.ready("Jessica")
    sire = table.prey.ready("Olivia")
    embrace = table.prey.holds("The Embrace")
    table.you.holds(TOYS, TOWN, "Misdirection")
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(embrace, by=sire)
    rest(table)
    assert table.where(embrace) == "ready"
    table.until_turn_of(table.you, "master")
    assert table.you.can_play(TOYS)
    assert not table.you.can_play(TOWN)


def test_a_toy_that_has_been_contested_is_spared(table: Table) -> None:
    """Its contest may be over: it came in the turn before, and was face up again at once."""
    table.you.ready("Jessica")
    back = (("back in", 0), ("entered in", 99))
    spared = table.prey.ready(sabbat(), notes=back)
    new = [table.prey.uncontrolled(replaced(one, capacity=3), blood=3) for one in ("Zip", "Saiz")]
    table.you.holds(TOYS)
    come_out(table, "prey", *new)
    table.you.plays(TOYS)
    assert table.you.choices() == set(new)
    assert table.where(spared) == "ready"


# -- New in Town ----------------------------------------------------------------------------------


def test_the_new_one_is_seen(table: Table) -> None:
    """-1 stealth in its actions, not in those of others; it burns the card by an action."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.prey.ready("Duck")
    town = table.prey.in_play(TOWN, on=mine)
    table.you.holds(paper("Stroll", action(stealth=2)), paper("Stroll", action(stealth=2)))
    assert table.you.may("use action", card=town, by=mine)
    assert not table.you.may("use action", card=town, by=other)
    table.you.acts("Stroll", by=other)
    assert stealth(table.state, action_of(table)) == 2
    rest(table)
    table.you.acts(town, by=mine)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == -1
    rest(table)
    assert table.where(town) == "ash_heap"
    assert table.waits_for(table.you)


# -- Proxy Kissed ---------------------------------------------------------------------------------


@pytest.mark.ruling(PROXY, 2)
@pytest.mark.parametrize(("who", "may"), [("Giovanni", True), ("Toreador", False)])
def test_a_giovanni_that_comes_out_is_kissed(table: Table, who: str, may: bool) -> None:
    """1 blood, Potence, Fortitude and capacity; then it is no master phase action next turn."""
    new = table.you.uncontrolled(replaced("Ryan", clans=(who,), disciplines=("pot",)), blood=4)
    old = table.you.ready("Domenic Giovanni")
    first, second = table.you.holds(PROXY, PROXY)
    table.you.holds("Misdirection")
    table.begins("influence")
    assert not table.you.can_play(first)
    table.you.does("move out", target=new)
    assert table.you.can_play(first) is may
    if not may:
        return
    table.you.plays(first)
    assert (table.on(first), table.blood(new), capacity(table.state, new)) == (new, 5, 5)
    levels = [discipline_level(table.state, new, code) for code in ("pot", "for", "dom")]
    assert levels == [2, 1, 0]
    assert discipline_level(table.state, old, "for") == 0
    assert not table.you.can_play(second)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.state.seats[0].hand.count(second) == 1
    assert told(table, "played", seat=0, card=second) == 0


@pytest.mark.ruling(PROXY, 2)
@pytest.mark.parametrize("kissed", [True, False])
def test_the_kiss_is_the_master_of_your_next_turn(table: Table, kissed: bool) -> None:
    """It counts against the next master phase."""
    new = table.you.uncontrolled(replaced("Ryan", clans=("Giovanni",)), blood=4)
    table.you.ready("Domenic Giovanni")
    table.you.holds(PROXY, "Misdirection")
    parthenon = table.you.in_play("The Parthenon")
    table.begins("influence")
    table.you.does("move out", target=new)
    if kissed:
        table.you.plays(PROXY)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    assert table.you.may("use", card=parthenon)
    assert table.you.can_play("Misdirection") is not kissed


def test_only_who_moved_now_is_kissed(table: Table) -> None:
    """Not who was there; another Methuselah's influence phase is none of yours."""
    old = table.you.ready("Domenic Giovanni")
    new = table.you.uncontrolled(replaced("Ryan", clans=("Giovanni",)), blood=4)
    also = table.you.uncontrolled(replaced("Nassir", clans=("Giovanni",)), blood=4)
    theirs = table.prey.uncontrolled(replaced("Duck", clans=("Giovanni",)), blood=3)
    table.you.holds(PROXY)
    table.prey.ready(COMPANION)
    table.begins("influence")
    table.you.does("move out", target=new)
    table.you.does("move out", target=also)
    table.you.plays(PROXY)
    assert table.you.choices() == {new, also}
    table.you.chooses(also)
    assert table.blood(also) == 5
    assert old not in table.you.choices()
    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=theirs)
    assert not table.you.can_play(PROXY)


def test_another_methuselah_does_not_kiss_her_new_one(table: Table) -> None:
    """You move a Giovanni, in your own influence phase."""
    table.you.ready("Domenic Giovanni")
    theirs = table.prey.uncontrolled(replaced("Duck", clans=("Giovanni",)), blood=3)
    table.you.holds(PROXY)
    table.prey.ready(COMPANION)
    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=theirs)
    assert not table.you.can_play(PROXY)


def test_the_kiss_is_worth_1_blood(table: Table) -> None:
    """Where there is room for more."""
    new = table.you.uncontrolled(replaced("Ryan", clans=("Giovanni",)), blood=4)
    table.you.in_play(paper("Vault", static("capacity", +1, who=on(clan("Giovanni")))))
    table.you.ready("Domenic Giovanni")
    table.you.holds(PROXY)
    table.begins("influence")
    table.you.does("move out", target=new)
    table.you.plays(PROXY)
    assert (capacity(table.state, new), table.blood(new)) == (6, 5)


@pytest.mark.ruling(PROXY, 1)
def test_who_was_kissed_before_is_kissed_again(table: Table) -> None:
    """It came out again with the first one on it."""
    new = table.you.uncontrolled(replaced("Ryan", clans=("Giovanni",)), blood=6)
    first = table.you.in_play(PROXY, on=new)
    table.you.ready("Domenic Giovanni")
    held = table.you.holds(PROXY)
    table.begins("influence")
    table.you.does("move out", target=new)
    table.you.plays(held)
    assert {table.on(first), table.on(held)} == {new}
    assert capacity(table.state, new) == 6


# -- Blooding by the Code -------------------------------------------------------------------------

SALUBRI = replaced("Ryan", clans=("Salubri antitribu",), disciplines=("VAL",))


@pytest.mark.ruling(BLOODING, 1)
@pytest.mark.parametrize("level", ["VAL", "val", ""])
def test_the_code_makes_a_salubri_stronger(table: Table, level: str) -> None:
    """A level of Valeren, also to whom has it at superior; +1 strength; one generation older."""
    face = replaced("Ryan", clans=("Salubri antitribu",), disciplines=(level,) if level else ())
    mine = table.you.ready(face, blood=4)
    torpid = table.you.torpor(replaced("Duck", clans=("Salubri antitribu",)))
    table.you.ready("Nassir")
    table.prey.ready(replaced("KoKo", clans=("Salubri antitribu",)))
    held = table.you.holds(BLOODING)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, torpid}
    table.you.chooses(mine)
    assert discipline_level(table.state, mine, "val") == {"VAL": 2, "val": 2, "": 1}[level]
    assert (capacity(table.state, mine), table.blood(mine)) == (5, 4)
    assert strength(table.state, mine) == 2
    assert table.you.pool() == 29


def test_one_code_for_a_vampire() -> None:
    """A second one goes on another."""
    only_one_on_each(
        BLOODING, on=SALUBRI, other=replaced("Duck", clans=("Salubri antitribu",), disciplines=())
    )

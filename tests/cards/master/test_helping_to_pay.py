"""Cards that help to pay for others: who, for what, when, and once."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from methuselah.language import equips, master, put_in_play
from paying_talk import GRIMOIRE, GUN, HIRELING, LODGE, helped, paper
from table_talk import Table

DOMINATOR = made_vampire("Dominator", "DOM")


# -- The Line: 1 blood of an action card of a vampire you control ---------------------------------


@pytest.mark.ruling("The Line", 3)
@pytest.mark.parametrize("when", ["announced", "paid", "never"])
def test_the_line_is_locked_as_announced_or_as_paid(table: Table, when: str) -> None:
    """At any point before the cost is paid. [ANK 20230620]"""
    mine = table.you.ready(DOMINATOR, blood=3)
    younger = table.you.uncontrolled("Ryan")
    line = table.you.in_play("The Line")
    table.you.holds("Govern the Unaligned", PAUSE)

    table.you.acts("Govern the Unaligned", by=mine, level="DOM")
    assert helped(table, line)
    table.you.uses(line) if when == "announced" else table.you.passes()
    assert table.locked(line) is (when == "announced")
    table.until("action", table.you)
    if when == "paid":
        table.you.uses(line)
    rest(table)

    assert table.blood(mine) == (2 if when == "never" else 3)
    assert table.blood(younger) == 3
    assert table.locked(line) is (when != "never")


@pytest.mark.ruling("The Line", 1)
@pytest.mark.parametrize(
    ("card", "may"),
    [("Raven Spy", True), (GRIMOIRE, True), (GUN, False)],
)
def test_the_line_pays_blood_of_any_action_card(table: Table, card: object, may: bool) -> None:
    """A retainer, an equipment, but no pool. [ANK 20181007]"""
    mine = table.you.ready(made_vampire("Dominator", "ani"), blood=3)
    line = table.you.in_play("The Line")
    held = table.you.holds(card)

    table.you.acts(held, by=mine)
    assert helped(table, line) is may
    if may:
        table.you.uses(line)
    rest(table)

    assert table.locked(line) is may
    assert table.where(held) == "attached"
    paid = {"Raven Spy": 0, GUN: 0}.get(card if isinstance(card, str) else "", 1)
    assert table.blood(mine) == 3 - paid
    assert table.you.pool() == (28 if card == GUN else 30)


TOME = paper("Tome", equips(), types=("equipment",), blood_cost=3)


@pytest.mark.ruling("The Line", 5)
@pytest.mark.ruling("The Shard, London", 5)
@pytest.mark.ruling("Powerbase: Tshwane", 4)
@pytest.mark.ruling("Eccentric Billionaire", 5)
@pytest.mark.ruling("Sunset Strip, Hollywood", 3)
@pytest.mark.parametrize(
    ("helper", "card"),
    [
        ("The Line", GRIMOIRE),
        ("The Shard, London", TOME),
        ("Powerbase: Tshwane", GUN),
        ("Eccentric Billionaire", GUN),
        ("Sunset Strip, Hollywood", HIRELING),
    ],
)
@pytest.mark.parametrize("there", [True, False])
def test_what_could_not_be_afforded_is_helped_as_announced(
    table: Table, helper: str, card: object, there: bool
) -> None:
    """With 1 blood and 1 pool: it must be used then; without it there is no way. [LSJ 20090705]"""
    mine = table.you.ready("Ryan", blood=1)
    seat = table.you if there else table.grand_prey
    ally = helper.startswith("Ecc")
    source = seat.ready(helper) if ally else seat.in_play(helper)
    table.you.pool(1)
    table.gives_edge(table.you)
    held = table.you.holds(card, PAUSE)[0]

    assert table.asked() is not None
    assert table.you.can_play(held, by=mine) is there
    if there:
        table.you.acts(held, by=mine)
        table.until("action", table.you)
        assert table.locked(source)  # there was no choice


@pytest.mark.ruling("The Line", 3)
@pytest.mark.ruling("The Shard, London", 3)
@pytest.mark.ruling("Powerbase: Tshwane", 2)
@pytest.mark.ruling("Eccentric Billionaire", 3)
@pytest.mark.ruling("Sunset Strip, Hollywood", 1)
@pytest.mark.parametrize(
    ("helper", "card"),
    [
        ("The Line", GRIMOIRE),
        ("The Shard, London", GUN),
        ("Powerbase: Tshwane", GUN),
        ("Eccentric Billionaire", GUN),
        ("Sunset Strip, Hollywood", HIRELING),
    ],
)
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_card_that_is_cancelled_locks_no_helper(
    table: Table, helper: str, card: object, cancelled: bool
) -> None:
    """Direct Intervention: it is not asked; else as announced or paid. [ANK 20170605]"""
    mine = table.you.ready("Ryan")
    ally = helper.startswith("Ecc")
    source = table.you.ready(helper) if ally else table.you.in_play(helper)
    table.gives_edge(table.you)
    held = table.you.holds(card)
    if cancelled:
        table.prey.holds("Direct Intervention")

    table.you.acts(held, by=mine)
    if cancelled:
        table.prey.plays("Direct Intervention")
    assert helped(table, source) is not cancelled
    if not cancelled:
        table.you.passes()
        table.until("paying", table.you)
        assert helped(table, source)
        table.you.uses(source)
        rest(table)

    assert table.locked(source) is not cancelled


@pytest.mark.ruling("The Line", 2)
def test_the_line_does_not_help_an_ally(table: Table) -> None:
    """Not one that plays as a vampire either. [ANK 20200605]"""
    mine = table.you.ready("Vagabond Mystic", blood=4)
    vampire = table.you.ready("Ryan")
    line = table.you.in_play("The Line")
    table.you.holds(PAUSE)
    first, second = table.you.holds(GUN, paper("Tome", equips(), types=("equipment",)))

    assert table.asked() is not None
    table.you.acts(first, by=mine)
    assert not helped(table, line)
    rest(table)
    assert not table.locked(line)
    assert table.where(second) == "hand"
    assert not table.locked(vampire)


@pytest.mark.ruling("The Line", 4)
@pytest.mark.ruling("The Shard, London", 4)
@pytest.mark.ruling("Powerbase: Tshwane", 3)
@pytest.mark.ruling("Sunset Strip, Hollywood", 2)
@pytest.mark.ruling("Eccentric Billionaire", 4)
@pytest.mark.parametrize(
    ("helper", "card", "pool_after", "blood_after"),
    [
        ("The Line", "Revenant", 30, 5),
        ("The Shard, London", HIRELING, 30, 5),
        ("Powerbase: Tshwane", HIRELING, 29, 5),
        ("Sunset Strip, Hollywood", HIRELING, 29, 5),
    ],
)
def test_a_card_that_comes_without_an_action_is_helped_too(
    table: Table, helper: str, card: object, pool_after: int, blood_after: int
) -> None:
    """An ally or retainer by Piper. [ANK 20230824]"""
    clans = ("Tzimisce",)
    anarch = table.you.ready(replaced("Crow (G5)", clans=clans), blood=5)
    table.you.holds("Piper")
    source = table.you.in_play(helper)
    table.gives_edge(table.you)
    held = table.you.holds(card)
    table.begins("master")

    table.you.plays("Piper")
    while table.you.choices():
        table.you.chooses(held if held in table.you.choices() else anarch)
    assert helped(table, source)
    table.you.uses(source)
    rest(table)

    assert table.where(held) in ("ready", "attached")
    assert (table.you.pool(), table.blood(anarch)) == (pool_after, blood_after)
    assert table.locked(source)


# -- whose cards, which cards ---------------------------------------------------------------------


@pytest.mark.ruling("Powerbase: Tshwane", 1)
@pytest.mark.ruling("The Shard, London", 1)
@pytest.mark.parametrize(
    ("helper", "card", "paid"),
    [
        ("Powerbase: Tshwane", LODGE, 1),
        ("Powerbase: Tshwane", GUN, 1),
        ("The Shard, London", LODGE, 0),
        ("The Shard, London", GUN, 0),
        ("Eccentric Billionaire", LODGE, 1),
        ("Eccentric Billionaire", GUN, 1),
        ("Eccentric Billionaire", "Carlton Van Wyk", None),
        ("Jack (G2)", LODGE, 1),
        ("Jack (G2)", GUN, None),
        ("Baldesar Rossellini (G4)", LODGE, 1),
        ("Baldesar Rossellini (G4)", GUN, 1),
        ("Baldesar Rossellini (G4)", "Carlton Van Wyk", None),
        ("Regina Blake (G6)", LODGE, 1),
        ("Regina Blake (G6)", GUN, None),
        ("Zelios (G5)", LODGE, 0),
        ("Zelios (G5)", GUN, None),
        ("Sunset Strip, Hollywood", "Carlton Van Wyk", 1),
        ("Sunset Strip, Hollywood", GUN, None),
    ],
)
def test_what_each_of_them_helps_with(
    table: Table, helper: str, card: str, paid: int | None
) -> None:
    """Of 2 pool so much is paid; minion cards are played by you too. [ANK 20221102]"""
    mine = table.you.ready("Ryan")
    minion = "(G" in helper or helper.startswith("Ecc")
    source = table.you.ready(helper) if minion else table.you.in_play(helper)
    other = table.prey.in_play("Powerbase: Tshwane")
    table.gives_edge(table.you)
    held = table.you.holds(card)
    if card == LODGE:
        table.begins("master")
        table.you.plays(held)
    else:
        table.you.acts(held, by=mine)
    asked = helped(table, source)
    if asked:
        before = table.blood(source) if minion else 0
        table.you.uses(source)
        assert not helped(table, source)
        if helper.startswith(("Regina", "Zelios")):
            assert before - table.blood(source) == 2 - (paid or 0)
    rest(table)

    assert asked is (paid is not None)
    assert table.you.pool() == 30 - (2 if paid is None else paid)
    assert not table.locked(other)
    assert table.locked(source) is (asked and not helper.startswith(("Regina", "Baldesar")))


def test_the_shard_needs_the_edge(table: Table) -> None:
    """Without it nobody is asked."""
    mine = table.you.ready("Ryan")
    shard = table.you.in_play("The Shard, London")
    table.you.holds(GUN)

    table.you.acts(GUN, by=mine)
    assert not helped(table, shard)
    rest(table)

    assert table.you.pool() == 28


@pytest.mark.ruling("The Shard, London", 2)
@pytest.mark.parametrize(("cost", "may"), [(2, True), (3, False)])
def test_the_shard_lets_an_ally_play_what_costs_blood(table: Table, cost: int, may: bool) -> None:
    """If it pays all of it and nothing else asks for a vampire. [ANK 20230621]"""
    ally = table.you.ready("Vagabond Mystic", blood=4)
    shard = table.you.in_play("The Shard, London")
    tome = paper("Tome", equips(), types=("equipment",), blood_cost=cost)
    held = table.you.holds(tome)
    table.gives_edge(table.you)

    assert table.asked() is not None
    assert table.you.can_play(held, by=ally) is may
    if may:
        table.you.acts(held, by=ally)
        rest(table)
        assert table.on(held) == ally
        assert table.blood(ally) == 4
        assert table.locked(shard)


@pytest.mark.ruling("Regina Blake (G6)", 1)
@pytest.mark.ruling("Regina Blake (G6)", 2)
@pytest.mark.ruling("Jack (G2)", 1)
@pytest.mark.parametrize("helper", ["Regina Blake (G6)", "Jack (G2)", "Zelios (G5)"])
def test_who_helps_from_torpor(table: Table, helper: str) -> None:
    """Regina and Jack do, Zelios must be ready. [LSJ 20011022]"""
    table.you.ready("Ryan")
    source = table.you.torpor(helper, blood=2)
    held = table.you.holds(LODGE)
    table.begins("master")

    table.you.plays(held)
    assert helped(table, source) is not helper.startswith("Zelios")


def test_regina_pays_blood_for_an_equipment_that_is_a_location(table: Table) -> None:
    """Living Manse costs 1 blood of the minion, or of hers. [LSJ 20080107]"""
    mine = table.you.ready(replaced("Ryan", clans=("Tzimisce",)), blood=2)
    regina = table.you.ready("Regina Blake (G6)", blood=2)
    table.you.holds("Living Manse")

    table.you.acts("Living Manse", by=mine)
    assert helped(table, regina)
    table.you.uses(regina)
    rest(table)

    assert (table.blood(mine), table.blood(regina)) == (2, 1)


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
def test_zelios_pays_all_of_it_or_nothing(table: Table, blood: int, may: bool) -> None:
    """2 pool: he needs 2 blood, and to be unlocked."""
    table.you.ready("Ryan")
    zelios = table.you.ready("Zelios (G5)", blood=blood)
    held = table.you.holds(LODGE)
    table.begins("master")

    table.you.plays(held)
    assert helped(table, zelios) is may


@pytest.mark.ruling("Eccentric Billionaire", 1)
def test_one_billionaire_for_each_cost(table: Table) -> None:
    """A second one does not help with the same card. [LSJ 20090705]"""
    mine = table.you.ready("Ryan")
    first = table.you.ready("Eccentric Billionaire")
    second = table.you.ready("Eccentric Billionaire")
    table.you.holds(GUN)

    table.you.acts(GUN, by=mine)
    table.you.uses(first)
    assert not helped(table, second)
    rest(table)

    assert table.you.pool() == 29
    assert not table.locked(second)


@pytest.mark.ruling("Eccentric Billionaire", 2)
def test_a_billionaire_helps_in_the_turn_he_comes(table: Table) -> None:
    """Though he cannot act. [ANK 20180517]"""
    employer = table.you.ready(replaced("Ryan", clans=("Toreador antitribu",)))
    mine = table.you.ready("Lauren")
    held = table.you.holds("Eccentric Billionaire", GUN)[0]

    table.you.acts(held, by=employer)
    rest(table)
    table.you.acts(GUN, by=mine)
    assert helped(table, held)
    table.you.uses(held)
    rest(table)

    assert table.you.pool() == 30 - 3 - 1


@pytest.mark.ruling("Baldesar Rossellini (G4)", 1)
def test_baldesar_helps_once_in_each_turn(table: Table) -> None:
    """Of each Methuselah. [ANK 20180719-4]"""
    baldesar = table.you.ready("Baldesar Rossellini (G4)")
    first = table.you.ready("Ryan")
    second = table.you.ready("Lauren")
    table.you.holds(GUN, "Helicopter")

    table.you.acts(GUN, by=first)
    table.you.uses(baldesar)
    rest(table)
    table.you.acts("Helicopter", by=second)
    assert not helped(table, baldesar)
    rest(table)

    assert table.you.pool() == 30 - 1 - 3
    assert baldesar in table.state.cards


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_baldesar_helps_while_he_is_ready(table: Table, region: str) -> None:
    """Not in torpor."""
    baldesar = table.you.puts("Baldesar Rossellini (G4)", region)
    ryan = table.you.ready("Ryan")
    table.you.holds(GUN)

    table.you.acts(GUN, by=ryan)
    assert helped(table, baldesar) is (region == "ready")


@pytest.mark.ruling("Baldesar Rossellini (G4)", 1)
def test_baldesar_helps_again_in_the_turn_of_another(table: Table) -> None:
    """A made-up location that is played in the turn of another: he helped in yours, too."""
    baldesar = table.you.ready("Baldesar Rossellini (G4)")
    ryan = table.you.ready("Ryan")
    keywords = frozenset({"location"})
    way = master(put_in_play(), at=("action",), out_of_turn=True)
    hideout = paper("Hideout", way, types=("master",), keywords=keywords, pool_cost=2)
    table.you.holds(GUN, hideout)
    theirs = table.prey.ready("Meaghan")

    table.you.acts(GUN, by=ryan)
    assert helped(table, baldesar)
    table.you.uses(baldesar)
    rest(table)
    assert table.you.pool() == 29
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    table.you.plays("Hideout")
    assert helped(table, baldesar)
    table.you.uses(baldesar)
    assert table.you.pool() == 28

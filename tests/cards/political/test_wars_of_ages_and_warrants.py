"""War of Ages, Raising the Portcullis, Warrant, Empires Fall and The Final Nights."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import DODGE, rest
from fight_talk import fight_of
from methuselah.engine import atoms
from politics_talk import carried, polling
from table_talk import Table

WAR, PORTCULLIS, WARRANT = "War of Ages", "Raising the Portcullis", "Warrant"
EMPIRES, NIGHTS = "Empires Fall", "The Final Nights"


# -- War of Ages ----------------------------------------------------------------------------------


def test_war_of_ages_is_called_by_a_titled_sabbat_vampire(table: Table) -> None:
    """Not by an untitled one, nor by a prince; it stays in play."""
    bishop, untitled = table.you.ready("Olivia"), table.you.ready("Saiz")
    prince = table.you.ready("Mkhokheli")
    war = table.you.holds(WAR)
    assert [table.you.can_play(war, by=one) for one in (bishop, untitled, prince)] == [
        True, False, False,
    ]  # fmt: skip
    table.you.acts(war, by=bishop)
    carried(table, bishop)
    assert table.where(war) == "permanent"
    assert table.waits_for(table.you)


@pytest.mark.ruling(WAR, 1)
@pytest.mark.parametrize("there", [True, False])
def test_a_second_war_of_ages_is_not_called(table: Table, there: bool) -> None:
    """It is unique: nobody contests it with herself."""
    bishop = table.you.ready("Olivia")
    table.you.ready(COMPANION)
    if there:
        table.you.in_play(WAR)
    war = table.you.holds(WAR)
    assert table.you.can_play(war, by=bishop) is not there


def test_the_war_burns_pool_of_your_prey_in_her_unlock_phase(table: Table) -> None:
    """1 each turn of hers; nobody else pays."""
    table.you.ready(COMPANION)
    table.you.in_play(WAR)
    assert table.prey.pool() == 30
    table.until_turn_of(table.prey, "minion")
    assert table.prey.pool() == 29
    table.until_turn_of(table.you, "minion")
    assert [seat.pool() for seat in table.seats] == [30, 29, 30, 30, 30]


@pytest.mark.parametrize(
    ("ousted", "pool", "where"),
    [("prey", 39, "ash_heap"), ("grand_prey", 30, "permanent"), ("predator", 30, "permanent")],
)
def test_the_war_is_over_when_your_prey_is_ousted(
    table: Table, ousted: str, pool: int, where: str
) -> None:
    """3 more pool than the usual 6, and it is burned; for your prey only."""
    table.you.ready(COMPANION)
    war = table.you.in_play(WAR)
    table.you.holds("Misdirection")
    gone = getattr(table, ousted)
    atoms.burn_pool(table.state, gone.number, 30)
    table.until("discard", table.you)
    assert gone.is_out()
    assert (table.you.pool(), table.where(war)) == (pool, where)


@pytest.mark.parametrize("blocked", [True, False])
def test_a_referendum_for_a_pool_ends_the_war(table: Table, blocked: bool) -> None:
    """Any ready vampire may call it, for 1 pool, at +1 stealth; an ally or a torpid one may not."""
    war = table.prey.in_play(WAR)
    prince = table.you.ready("Mkhokheli")
    ally, torpid = table.you.ready("Mylan Horseed (Goblin)"), table.you.torpor("Saiz")
    blocker = table.prey.ready(COMPANION)
    table.you.pool(20)
    assert table.you.may("use action", card=war, by=prince)
    assert not table.you.may("use action", card=war, by=ally)
    assert not table.you.may("use action", card=war, by=torpid)
    table.you.acts(war, by=prince)
    if blocked:
        table.prey.blocks(blocker)  # in vain: it has no intercept
    polling(table)
    assert table.you.pool() == 19
    table.you.votes("for", minion=prince)
    rest(table)
    assert (table.where(war), table.you.pool()) == ("ash_heap", 19)


# -- Raising the Portcullis -----------------------------------------------------------------------


@pytest.mark.ruling(PORTCULLIS, 1)
@pytest.mark.parametrize(("whose", "may"), [("you", False), ("prey", True), (None, True)])
def test_a_methuselah_has_only_one_portcullis(table: Table, whose: str | None, may: bool) -> None:
    """With one of her own she cannot call for another; it requires a Lasombra."""
    lasombra, other = table.you.ready("Melinda Galbraith"), table.you.ready("Mkhokheli")
    table.you.in_play(WAR)  # another card of hers does not matter
    if whose:
        getattr(table, whose).in_play(PORTCULLIS)
    held = table.you.holds(PORTCULLIS)
    assert table.you.can_play(held, by=lasombra) is may
    assert not table.you.can_play(held, by=other)
    if may:
        table.you.acts(held, by=lasombra)
        carried(table, lasombra)
        assert table.where(held) == "permanent"


@pytest.mark.parametrize(
    ("whose", "where", "acting", "bled"),
    [
        ("prey", "torpor", "Tock", 2),
        ("prey", "ready", "Tock", 1),
        ("grand_prey", "torpor", "Tock", 1),
        ("you", "torpor", "Tock", 1),
        ("prey", "torpor", "Gregory Winter", 1),  # an ally
    ],
)
def test_your_vampires_bleed_more_while_your_prey_has_a_torpid_one(
    table: Table, whose: str, where: str, acting: str, bled: int
) -> None:
    """+1 bleed; hers alone counts, and only vampires of yours bleed for more."""
    table.you.in_play(PORTCULLIS)
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    getattr(table, whose).puts("KoKo", where, locked=True)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 30 - bled


def test_vampires_of_others_bleed_as_ever(table: Table) -> None:
    """The portcullis is yours, whoever is in torpor."""
    table.you.ready(COMPANION)
    table.you.in_play(PORTCULLIS)
    table.prey.torpor("KoKo")
    hers = table.predator.ready("Tock")
    table.predator.ready("Ryan")
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=hers)
    rest(table)
    assert table.you.pool() == 29


def test_a_referendum_burns_the_portcullis(table: Table) -> None:
    """Any ready vampire calls it, no ally, for nothing."""
    held = table.prey.in_play(PORTCULLIS)
    prince, ally = table.you.ready("Mkhokheli"), table.you.ready("Gregory Winter")
    blocker = table.prey.ready(COMPANION)
    assert not table.you.may("use action", card=held, by=ally)
    table.you.acts(held, by=prince)
    table.prey.blocks(blocker)  # in vain at +1 stealth
    polling(table)
    table.you.votes("for", minion=prince)
    rest(table)
    assert (table.where(held), table.you.pool()) == ("ash_heap", 30)


# -- Warrant --------------------------------------------------------------------------------------


def test_a_warrant_is_put_on_a_younger_ready_vampire(table: Table) -> None:
    """Anybody's: not on one as old as the caller, nor on an ally or one in torpor."""
    prince = table.you.ready("Mkhokheli")  # capacity 6
    mine = table.you.ready(made_vampire("Five", capacity=5))
    table.you.ready(made_vampire("Six", capacity=6))
    theirs = table.grand_prey.ready("KoKo")
    table.prey.torpor("Duck")
    table.prey.ready("Gregory Winter")
    warrant = table.you.holds(WARRANT)
    table.you.acts(warrant, by=prince)
    table.until("choose", table.you)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    carried(table, prince)
    assert table.on(warrant) == theirs


@pytest.mark.ruling(WARRANT, 1)
@pytest.mark.parametrize(("capacity", "may"), [(5, True), (6, False)])
def test_without_a_younger_vampire_there_is_no_warrant(
    table: Table, capacity: int, may: bool
) -> None:
    """The terms cannot be met."""
    prince = table.you.ready("Mkhokheli")
    table.prey.ready(made_vampire("Other", capacity=capacity))
    held = table.you.holds(WARRANT, "Govern the Unaligned")[0]
    assert table.you.can_play(held, by=prince) is may


@pytest.mark.parametrize("passes", [True, False])
def test_a_warrant_that_fails_is_gone(table: Table, passes: bool) -> None:
    """It is put on the vampire as the referendum passes."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    young = table.prey.ready(made_vampire("Young", capacity=4))
    rival = table.grand_prey.ready("Cardano")
    held = table.you.holds(WARRANT)
    table.you.acts(held, by=prince)
    table.until("choose", table.you)
    table.you.chooses(young)
    polling(table)
    table.you.votes("for", minion=prince)
    if not passes:
        table.grand_prey.votes("against", minion=rival)
    rest(table)
    assert table.where(held) == ("attached" if passes else "ash_heap")


def test_any_ready_vampire_may_serve_the_warrant(table: Table) -> None:
    """A (D) action for 1 blood; not by an ally, not against one of hers, not in torpor."""
    wanted = table.prey.ready("Nassir")
    warrant = table.you.in_play(WARRANT, on=wanted)
    mine, ally = table.you.ready("Ryan", blood=3), table.you.ready("Gregory Winter")
    table.you.ready(COMPANION)
    torpid = table.prey.torpor("Duck")
    own = table.you.ready("Earl")
    second = table.prey.in_play(WARRANT, on=own)
    third = table.prey.in_play(WARRANT, on=torpid)
    table.prey.holds(DODGE)
    assert table.you.may("use action", card=warrant, by=mine)
    assert not table.you.may("use action", card=warrant, by=ally)
    assert not table.you.may("use action", card=second, by=mine)
    assert not table.you.may("use action", card=third, by=mine)
    table.you.acts(warrant, by=mine)
    table.until("strike", table.prey)
    assert set(fight_of(table).fighters) == {mine, wanted}
    assert table.blood(mine) == 2
    rest(table)
    assert table.on(warrant) == wanted


def test_the_warrant_may_be_blocked_by_whom_it_is_about(table: Table) -> None:
    """It is at no stealth, and directed: your predator does not block."""
    wanted = table.prey.ready("Nassir")
    warrant = table.you.in_play(WARRANT, on=wanted)
    mine = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Duck")
    aside = table.predator.ready("KoKo")
    table.you.acts(warrant, by=mine)
    assert not table.predator.may("block", minion=aside)
    table.prey.blocks(blocker)
    rest(table)
    assert table.locked(blocker)
    assert table.blood(mine) == 2  # a hand strike, no cost


# -- Empires Fall ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "where", "burned"),
    [
        ("Cardano", "ready", 4),  # capacity 9
        ("Sobayifa", "ready", 4),  # capacity 8
        ("Ubende", "ready", 1),  # capacity 7
        ("Cardano", "torpor", 1),
        ("Gregory Winter", "ready", 1),
    ],
)
def test_empires_fall_on_whom_you_choose(table: Table, name: str, where: str, burned: int) -> None:
    """1 pool, 3 more for her who controls a ready elder; who is not chosen keeps hers."""
    caller, stranger = table.you.ready("Olivia"), table.you.ready("Mkhokheli")
    table.grand_prey.puts(name, where)
    table.predator.ready("Emerson Bridges")
    held = table.you.holds(EMPIRES)
    assert not table.you.can_play(held, by=stranger)
    table.you.acts(held, by=caller)
    table.until("choose", table.you)
    assert len(table.you.options("choose")) == 5
    table.you.chooses(seat=table.prey)
    table.you.chooses(seat=table.grand_prey)
    table.you.does("done")
    carried(table, caller)
    assert [seat.pool() for seat in table.seats] == [30, 29, 30 - burned, 30, 30]
    assert table.waits_for(table.you)


def test_empires_may_fall_for_all(table: Table) -> None:
    """All five are chosen, you too."""
    caller = table.you.ready("Olivia")
    table.you.ready(COMPANION)
    table.you.holds(EMPIRES)
    table.you.acts(EMPIRES, by=caller)
    table.until("choose", table.you)
    for seat in table.seats[:4]:
        table.you.chooses(seat=seat)
    if table.you.options("choose"):
        table.you.chooses(seat=table.seats[4])
    carried(table, caller)
    assert [seat.pool() for seat in table.seats] == [29] * 5


# -- The Final Nights -----------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
def test_the_final_nights(table: Table, passes: bool) -> None:
    """Each vampire burns 1 blood, in torpor too, no ally; if it fails, the acting one alone."""
    prince, mine = table.you.ready("Mkhokheli", blood=4), table.you.ready("Ryan", blood=3)
    torpid = table.prey.torpor("Duck", blood=2)
    ally = table.prey.ready("Gregory Winter")
    waiting = table.prey.uncontrolled("Nassir", blood=2)
    rival = table.grand_prey.ready("Cardano", blood=5)
    table.you.holds(NIGHTS)
    life = table.blood(ally)
    table.you.acts(NIGHTS, by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    if not passes:
        table.grand_prey.votes("against", minion=rival)
    rest(table)
    left = [2, 1, 4] if passes else [3, 2, 5]
    assert [table.blood(one) for one in (mine, torpid, rival)] == left
    assert table.blood(prince) == 3
    assert (table.blood(ally), table.blood(waiting)) == (life, 2)
    assert table.waits_for(table.you)


# -- Cold War -------------------------------------------------------------------------------------

COLD = "Cold War"


def at_war(table: Table, caller: str) -> tuple[int, int, int]:
    """The caller, with two locations in play, and Cold War is called: its terms are open."""
    mine, stranger = table.you.ready(caller), table.you.ready("Mkhokheli")
    library = table.prey.in_play("Elder Library")
    own = table.you.in_play("The Barrens")
    table.prey.in_play(WAR)
    table.you.holds(COLD)
    assert not table.you.can_play(COLD, by=stranger)
    table.you.acts(COLD, by=mine)
    table.until("choose", table.you)
    return mine, library, own


@pytest.mark.parametrize(
    ("caller", "ways"), [("Olivia", 2), ("Klaus Konrecht", 3), ("Shawnda Dorrit", 2)]
)
@pytest.mark.parametrize("way", [0, 1, 2])
def test_a_cold_war_is_about_a_methuselah_or_a_location(
    table: Table, caller: str, ways: int, way: int
) -> None:
    """3 pool or the location; a cardinal may choose both."""
    mine, library, own = at_war(table, caller)
    assert len(table.you.options("do")) == ways
    if way >= ways:
        return
    table.you.does("do", number=way)
    if way != 1:
        assert len(table.you.options("choose")) == 5
        table.you.chooses(seat=table.grand_prey)
    if way != 0:
        assert table.you.choices() == {library, own}
        table.you.chooses(library)
    carried(table, mine)
    assert [seat.pool() for seat in table.seats] == [30, 30, 30 if way == 1 else 27, 30, 30]
    assert table.where(library) == ("permanent" if way == 0 else "ash_heap")
    assert table.where(own) == "permanent"
    assert table.waits_for(table.you)


def test_a_cold_war_without_locations_is_about_a_methuselah(table: Table) -> None:
    """There is nothing else to choose."""
    mine = table.you.ready("Klaus Konrecht")
    table.you.ready(COMPANION)
    table.you.holds(COLD)
    table.you.acts(COLD, by=mine)
    table.until("choose", table.you)
    assert len(table.you.options("choose")) == 5
    table.you.chooses(seat=table.you)
    carried(table, mine)
    assert table.you.pool() == 27

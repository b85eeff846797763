"""Vampires whose traits depend on pool, on the Edge, on ash heaps or on who else is ready."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of, is_offered, trick
from block_talk import PAUSE, guard, made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to
from made_up import paper, thing
from methuselah.language import OTHERS, action, bleeds, choose_seat
from methuselah.language import stealth as stealth_more
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from politics_talk import motion, polling, votes_now
from scenes.changes import more_stealth_when
from table_talk import Table

ABDERRAHIM = "Abderrahim, Death's Hand (G6)"
ANXO = "Anxo Vilela (G6)"
DEVORAH = "Devorah (G6)"
JURGEN = "Jürgen, The Libertine (G6)"
KHIN = "Khin Aye (G6)"
VINCENT = "Vincent Day, Paladin and Paragon (G2)"
YONG_SUN = "Yong-Sun, Harmonist (G2 ADV)"
ANYWHERE = paper("Anywhere", action(bleeds(), choose_seat(OTHERS, name="bled")))
"""A bleed of any other Methuselah."""


def more_stealth(table: Table) -> int:
    """The stealth of the action in progress beyond what it has by itself."""
    action = action_of(table)
    return stealth(table.state, action) - action.inherent


# -- stealth --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "hidden"), [(5, 1), (6, 0), (1, 1)])
def test_devorah_hides_while_you_are_poor(table: Table, pool: int, hidden: int) -> None:
    """5 or fewer; the pool of others does not count."""
    devorah = table.you.ready(DEVORAH)
    table.you.pool(pool)
    table.prey.pool(5 if pool > 5 else 30)
    table.prey.ready("Ryan")
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=devorah)
    assert more_stealth(table) == hidden


@pytest.mark.ruling(DEVORAH, 1)
def test_devorah_hides_as_she_leaves_torpor(table: Table) -> None:
    """In torpor too; it is her own stealth, not that of others."""
    devorah = table.you.torpor(DEVORAH, blood=2)
    other = table.you.ready("Nassir")
    table.you.pool(5)
    table.prey.ready("Ryan")
    table.you.holds(PAUSE)
    table.you.acts(word="leave torpor", by=devorah)
    assert more_stealth(table) == 1
    rest(table)
    table.you.acts(word="bleed", by=other)
    assert more_stealth(table) == 0


def test_frau_schadel_recruits_and_employs_in_secret() -> None:
    """+1 stealth there, none more as she equips, bleeds, hunts or calls a referendum."""
    basics: tuple[dict[str, Any], ...] = ({"word": "bleed"}, {"word": "hunt"})
    more_stealth_when(
        "Frau Schädel (G6)",
        amount=1,
        when=({"card": thing("ally")}, {"card": thing("retainer")}),
        else_=({"card": thing("equipment")}, {"card": motion()}, *basics),
    )


@pytest.mark.ruling(ABDERRAHIM, 1)
@pytest.mark.parametrize("place", ["ready", "torpor", "locked"])
@pytest.mark.parametrize("helped", ["ally", "younger"])
def test_abderrahim_hides_allies_and_the_young(table: Table, place: str, helped: str) -> None:
    """+1 stealth for a blood, where it is needed, once each action; locked and in torpor too."""
    name = made_vampire("Young", capacity=8) if helped == "younger" else thing("ally", bleed=1)
    acting = table.you.ready(name)
    table.you.ready(COMPANION)
    where = "torpor" if place == "torpor" else "ready"
    mine = table.you.puts(ABDERRAHIM, where, blood=3, locked=place == "locked")
    keen = table.prey.ready(made_vampire("Guard", capacity=10))
    table.you.acts(word="bleed", by=acting)
    assert not table.you.may("use", card=mine)
    table.prey.blocks(keen)
    table.you.uses(mine)
    assert (table.blood(mine), more_stealth(table)) == (2, 1)
    assert not table.you.may("use", card=mine)
    rest(table)
    assert table.prey.pool() < 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("acting", ["old", "himself", "theirs"])
def test_abderrahim_hides_nobody_else(table: Table, acting: str) -> None:
    """A vampire of his capacity, himself, and the young ones of other Methuselahs."""
    owner = table.predator if acting == "theirs" else table.you
    mine = owner.ready(ABDERRAHIM, blood=3)
    table.you.ready(COMPANION)
    peer = table.you.ready(made_vampire("Peer", capacity=8 if acting == "theirs" else 9))
    keen = table.prey.ready(made_vampire("Guard", capacity=10))
    table.you.acts(word="bleed", by=mine if acting == "himself" else peer)
    table.prey.blocks(keen)
    assert not is_offered(table, owner, mine)


def test_abderrahim_helps_once_each_action(table: Table) -> None:
    """No second time against more intercept; but in the next action of the same turn."""
    mine = table.you.ready(ABDERRAHIM, blood=5, locked=True)
    first, second = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    keen = guard(table.prey, 1)
    other = table.prey.ready(made_vampire("Plain", capacity=9))
    table.you.holds(trick(stealth_more(+1), at=("attempt",)))
    table.you.acts(word="bleed", by=first)
    table.prey.blocks(keen)
    table.you.uses(mine)
    assert not table.you.may("use", card=mine)  # 1 intercept still outweighs it
    table.you.plays("Trick", by=first)
    assert more_stealth(table) == 2
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=second)
    table.prey.blocks(other)
    table.you.uses(mine)
    assert table.blood(mine) == 3
    rest(table)
    assert table.prey.pool() == 28


def test_abderrahim_pays_with_blood(table: Table) -> None:
    """None left, none given."""
    mine = table.you.torpor(ABDERRAHIM, blood=0)
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    keen = table.prey.ready(made_vampire("Guard", capacity=10))
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(keen)
    assert not is_offered(table, table.you, mine)


# -- blocks ---------------------------------------------------------------------------------------


@pytest.mark.ruling(JURGEN, 1)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_jurgen_is_dear_to_block(table: Table, place: str) -> None:
    """1 blood or life of each who attempts it, if he leaves torpor too; others are not dear."""
    jurgen = table.you.puts(JURGEN, place, blood=3)
    other = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir", blood=2)
    empty = table.prey.ready("Lauren", blood=0)
    taxi = table.prey.ready("City Star Taxi", blood=1)

    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=empty)
    table.nobody_reacts()
    table.you.acts(word="bleed" if place == "ready" else "leave torpor", by=jurgen)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=empty)
    table.prey.blocks(taxi)
    assert table.where(taxi) == "ash_heap"
    table.until("action", table.prey)
    table.prey.blocks(nassir)
    assert table.blood(nassir) <= 1


# -- votes, strength, bleed -----------------------------------------------------------------------


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(("holder", "votes"), [("you", 2), ("prey", 1)])
def test_the_edge_of_vincents_controller_is_worth_two(
    table: Table, place: str, holder: str, votes: int
) -> None:
    """Yours alone, and he need not be ready."""
    table.you.puts(VINCENT, place)
    caller = table.you.ready("Tara")
    seat = getattr(table, holder)
    table.gives_edge(seat)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, seat)
    seat.votes("for", mode="edge")
    assert votes_now(table) == (votes, 0)


@pytest.mark.parametrize(("holder", "damage"), [("you", 2), ("prey", 1), ("", 1)])
def test_anxo_is_stronger_with_your_edge(table: Table, holder: str, damage: int) -> None:
    """+1 strength while you have it; the companion of his has none of it."""
    anxo = table.you.ready(ANXO)
    theirs = table.prey.ready("Trevon Parker")
    if holder:
        table.gives_edge(getattr(table, holder))
    fight(table, anxo, theirs)
    rest(table)
    assert damage_to(table, theirs) == damage
    assert damage_to(table, anxo) == 1


@pytest.mark.parametrize(
    ("bled", "pool"),
    [("prey", 27), ("grand_prey", 29), ("predator", 28)],
)
def test_yong_sun_counts_the_dead_of_whom_he_bleeds(table: Table, bled: str, pool: int) -> None:
    """+1 bleed for each vampire in the ash heap of the target; no library card, nobody else's."""
    mine = table.you.ready(YONG_SUN)
    table.you.ready(COMPANION)
    table.you.ash_heap("Ryan", "Nassir", "Duck (G1)")
    table.prey.ash_heap("Lauren", "Anvil (G1)", "Fame", "City Star Taxi")
    table.grand_prey.ash_heap("Renegade Garou", "Fame")
    table.predator.ash_heap("Tony (G3)")
    table.you.holds(ANYWHERE)
    table.you.acts("Anywhere", by=mine)
    target = getattr(table, bled)
    table.you.chooses(seat=target)
    rest(table)
    assert target.pool() == pool
    assert table.waits_for(table.you)


def test_yong_sun_and_a_bleed_that_is_redirected(table: Table) -> None:
    """The ash heap of the new target counts; other vampires of yours bleed for 1 beside him."""
    mine, other = table.you.ready(YONG_SUN), table.you.ready("Nassir")
    table.prey.ash_heap("Lauren", "Anvil (G1)")
    table.grand_prey.ash_heap("Tony (G3)")
    diverter = table.prey.ready("Trevon Parker")
    table.prey.holds("Telepathic Misdirection")
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Telepathic Misdirection", by=diverter, level="AUS")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()
    assert (table.prey.pool(), table.grand_prey.pool()) == (29, 28)


# -- hand size ------------------------------------------------------------------------------------


@pytest.mark.ruling(KHIN, 1)
@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(("more", "size"), [(0, 7), (1, 8), (2, 8)])
def test_khin_aye_where_your_predator_has_more_minions(
    table: Table, place: str, more: int, size: int
) -> None:
    """More ready minions than you, allies among them; those in torpor, or the prey's, are none."""
    table.you.puts(KHIN, place)
    table.you.ready("City Star Taxi")
    table.you.torpor("Ryan")
    table.prey.ready("Lauren")
    for name in ("Anvil (G1)", "Tony (G3)", "Duck (G1)"):
        table.prey.ready(name)
    table.predator.torpor("KoKo (G1)")
    table.predator.ready("Renegade Garou")
    if place == "ready":
        table.predator.ready("Nassir")
    for name in ("Dodd (G2)", "Zip (G3)")[:more]:
        table.predator.ready(name)
    table.begins()
    assert hand_size(table.state, 0) == size
    assert hand_size(table.state, 4) == 7

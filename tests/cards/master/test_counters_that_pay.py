"""More cards that help to pay: burned for it, or by counters; locations of that kind are stolen."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import fight, rest
from fight_talk import replaced
from methuselah.language import before_strikes, equips, recruits
from methuselah.language.reading.action_facts import required_by
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from paying_talk import GHOUL, GRIMOIRE, GUN, helped, paper
from table_talk import Table

# -- Szlachta Assistant, Soul of the Earth, Focus the Blood ----------------------------------------


@pytest.mark.parametrize(("card", "may"), [(GHOUL, True), ("Carlton Van Wyk", False)])
def test_a_szlachta_assistant_is_burned_for_a_ghoul(table: Table, card: object, may: bool) -> None:
    """2 of 3 pool; of its employer alone."""
    mine = table.you.ready(replaced("Ryan", clans=("Tzimisce",)))
    other = table.you.ready(replaced("Nassir", clans=("Tzimisce",)))
    helper = table.you.in_play("Szlachta Assistant", on=mine)
    second = table.you.in_play("Szlachta Assistant", on=other)
    held = table.you.holds(card)

    table.you.acts(held, by=mine)
    assert helped(table, helper) is may
    assert not helped(table, second)
    if may:
        table.you.uses(helper)
    rest(table)

    assert (table.where(helper) == "ash_heap") is may
    assert table.where(second) == "attached"
    assert table.you.pool() == (29 if may else 28)


@pytest.mark.ruling("Soul of the Earth", 1)
@pytest.mark.parametrize("clan", ["Tremere", "Tremere antitribu"])
def test_soul_of_the_earth_is_put_on_a_slave(table: Table, clan: str) -> None:
    """By either clan, on a Gargoyle slave of anybody. [ANK 20190203]"""
    mine = table.you.ready(replaced("Nassir", clans=(clan,)), blood=3)
    slave = table.you.ready("Chaundice (G4)")
    theirs = table.prey.ready(replaced("Chaundice (G4)", clans=("Gargoyle",)))
    table.prey.ready("Ryan")
    free = table.you.ready(replaced("Ryan", clans=("Gargoyle",)))
    soul = table.you.holds("Soul of the Earth")

    table.you.acts(soul, by=mine)
    assert table.you.choices() == {slave, theirs}
    assert table.where(free) == "ready"
    table.you.chooses(slave)
    rest(table)

    assert table.on(soul) == slave


@pytest.mark.ruling("Soul of the Earth", 2)
@pytest.mark.parametrize("way", ["action", "Piper"])
def test_soul_of_the_earth_pays_for_a_gargoyles_ally(table: Table, way: str) -> None:
    """Up to 3 of its cost, also where the ally comes by Piper. [ANK 20210928]"""
    slave = table.you.ready(replaced("Crow (G5)", clans=("Gargoyle",)), blood=5)
    other = table.you.ready("Ryan")
    soul = table.you.in_play("Soul of the Earth", on=slave)
    table.you.holds("Piper")
    cat = paper("Stone Cat", recruits(), types=("ally",), pool_cost=4, clans=("Gargoyle",), life=2)
    held = table.you.holds(cat)

    if way == "action":
        table.you.acts(held, by=slave)
    else:
        table.begins("master")
        table.you.plays("Piper")
        while table.you.choices():
            table.you.chooses(held if held in table.you.choices() else slave)
    assert helped(table, soul)
    table.you.uses(soul)
    rest(table)

    assert table.you.pool() == 29
    assert table.where(soul) == "ash_heap"
    assert table.where(held) == "ready"
    assert table.where(other) == "ready"


def test_powerbases_and_lines_are_stolen(table: Table) -> None:
    """The Line by any vampire; Tshwane by a Laibon; at its controller."""
    laibon = table.you.ready(replaced("Nassir", sect="laibon"))
    other = table.you.ready("Ryan")
    line = table.prey.in_play("The Line")
    base = table.prey.in_play("Powerbase: Tshwane")
    mine = table.you.in_play("Powerbase: Tshwane")

    assert table.asked() is not None
    assert not table.you.may("use action", card=base, minion=other)
    assert not table.you.may("use action", card=mine, minion=laibon)
    table.you.acts(line, by=other)
    rest(table)
    table.you.acts(base, by=laibon)
    rest(table)

    assert table.state.controller(line) == table.you.number
    assert table.state.controller(base) == table.you.number


@pytest.mark.ruling("Powerbase: Tshwane", 5)
def test_stealing_tshwane_requires_a_laibon(table: Table) -> None:
    """The action is one that requires a Laibon. [LSJ 20080604]"""
    laibon = table.you.ready(replaced("Nassir", sect="laibon"))
    base = table.prey.in_play("Powerbase: Tshwane")
    table.you.holds(PAUSE)

    table.you.acts(base, by=laibon)
    action = action_of(table)
    assert action.mode is not None
    assert "laibon" in required_by(pool()["Powerbase: Tshwane"], action.mode, False)


@pytest.mark.parametrize(("clan", "more"), [("Ventrue", 1), ("Tremere", 0)])
def test_a_ventrue_steals_the_shard_with_stealth(table: Table, clan: str, more: int) -> None:
    """And has none in other actions."""
    mine = table.you.ready(replaced("Nassir", clans=(clan,)))
    table.you.ready(replaced("Ryan", clans=(clan,)))
    shard = table.prey.in_play("The Shard, London")
    table.you.holds(PAUSE)

    table.you.acts(shard, by=mine)
    assert stealth(table.state, action_of(table)) == more
    rest(table)

    assert table.state.controller(shard) == table.you.number


def test_sunset_strip_gives_all_vampires_stealth_to_hunt(table: Table) -> None:
    """Whoever's, until your next unlock phase; not in other actions."""
    mine = table.you.ready("Ryan", blood=1)
    table.you.ready("Lauren")
    theirs = table.prey.ready("Nassir", blood=1)
    strip = table.you.in_play("Sunset Strip, Hollywood")
    table.you.holds(PAUSE)
    table.prey.holds(PAUSE)

    table.you.uses(strip, level="hunts")
    table.you.acts(by=mine, word="hunt")
    assert stealth(table.state, action_of(table)) == 2
    rest(table)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(by=theirs, word="hunt")
    assert stealth(table.state, action_of(table)) == 2
    rest(table)
    assert table.locked(strip)


@pytest.mark.parametrize(("card", "may"), [("Flurry", True), ("Feint", False)])
def test_focus_the_blood_pays_for_a_combat_card(table: Table, card: str, may: bool) -> None:
    """1 blood of a cost; with the card comes 1 blood; once each combat."""
    mine = table.you.ready(replaced("Ryan", clans=("Banu Haqim",)), blood=2)
    theirs = table.prey.ready("Nassir")
    focus = table.you.holds("Focus the Blood", "Focus the Blood")[0]
    table.you.holds(paper(card, before_strikes(), types=("combat",), blood_cost=1 if may else None))

    fight(table, mine, theirs)
    table.you.plays(focus, by=mine)
    assert table.blood(mine) == 3
    assert table.on(focus) == mine
    assert not table.you.may("play", card="Focus the Blood")
    table.you.plays(card, by=mine)
    assert helped(table, focus) is may
    if may:
        table.you.uses(focus)
    rest(table)
    assert table.blood(mine) == 2  # a hand strike of 1
    assert (table.where(focus) == "ash_heap") is may


# -- counters that pay ----------------------------------------------------------------------------

BOOK = paper("Book", equips(), types=("equipment",), pool_cost=3)
"""3 pool."""


@pytest.mark.parametrize(("number", "pool_after", "left"), [(1, 28, 3), (2, 29, 2), (3, 30, 1)])
def test_hackerspace_pays_for_the_equipment_of_an_anarch(
    table: Table, number: int, pool_after: int, left: int
) -> None:
    """Some or all of the cost, no more than that; not for others."""
    anarch = table.you.ready("Crow (G5)")
    other = table.you.ready("Ryan")
    space = table.you.in_play("Hackerspace", counters=4)
    book = table.you.holds(BOOK, GUN)[0]

    table.you.acts(GUN, by=other)
    assert not helped(table, space)
    rest(table)
    table.you.acts(book, by=anarch)
    table.you.uses(space)
    assert {o.number for o in table.you.options("choose")} == {1, 2, 3}
    table.you.chooses(number=number)
    rest(table)

    assert table.you.pool() == pool_after - 2
    assert table.counters(space) == left


def test_hackerspace_counts_the_anarchs_you_control(table: Table) -> None:
    """As it comes into play: ready or in torpor, none of others."""
    table.you.ready("Crow (G5)")
    table.you.torpor(made_vampire("Fallen"))
    table.you.ready("Ryan")
    table.prey.ready(made_vampire("Theirs"))
    space = table.you.holds("Hackerspace")
    table.begins("master")

    table.you.plays(space)
    rest(table)

    assert table.counters(space) == 2


@pytest.mark.ruling("Hackerspace", 1)
@pytest.mark.parametrize(("uses", "counters"), [(True, 2), (False, 1)])
def test_hackerspace_counts_anarchs_that_come(table: Table, uses: bool, counters: int) -> None:
    """Anarch Convert as it enters play, then the vampire that it changes. [ANK 20210410]"""
    convert = table.you.uncontrolled("Anarch Convert (ANY)", blood=1)
    table.you.ready("Nik Sikko")
    space = table.you.in_play("Hackerspace")
    table.begins("influence")

    table.you.does("move out", target=convert)
    if uses:
        table.you.does("do")
        table.you.does("do", number=0)  # 1 pool, not a card of the crypt
    table.until_turn_of(table.prey)

    assert table.counters(space) == counters


def test_ravnos_cache_is_filled_and_locked_to_pay(table: Table) -> None:
    """1 of your pool and 1 of the bank in your master phase; then for the cost of equipment."""
    mine = table.you.ready("Ryan", blood=3)
    cache = table.you.in_play("Ravnos Cache", counters=1)
    table.you.holds(GRIMOIRE, "Fame")
    table.begins("master")

    table.you.uses(cache, level="store")
    assert (table.you.pool(), table.counters(cache)) == (29, 3)
    assert not table.you.may("use", card=cache, level="store")
    table.you.acts(table.state.seats[0].hand[0], by=mine)
    table.you.uses(cache)
    table.you.chooses(number=2)
    rest(table)

    assert (table.blood(mine), table.you.pool()) == (3, 29)
    assert table.counters(cache) == 1
    assert table.locked(cache)


@pytest.mark.ruling("Ravnos Cache", 1)
@pytest.mark.parametrize(("card", "left"), [(GRIMOIRE, 0), (GUN, 0)])
def test_ravnos_cache_pays_blood_or_pool(table: Table, card: object, left: int) -> None:
    """As appropriate to the cost of the equipment. [RTR 19960112]"""
    mine = table.you.ready("Ryan", blood=3)
    cache = table.you.in_play("Ravnos Cache", counters=2)
    held = table.you.holds(card)

    table.you.acts(held, by=mine)
    table.you.uses(cache)
    table.you.chooses(number=2)
    rest(table)

    assert (table.blood(mine), table.you.pool()) == (3, 30)
    assert table.counters(cache) == left
    assert table.where(cache) == "permanent"


RAVNOS = replaced("Ryan", clans=("Ravnos",))


@pytest.mark.ruling("Ravnos Carnival", 1)
@pytest.mark.ruling("Ravnos Carnival", 2)
def test_ravnos_carnival_pays_as_the_action_is_announced(table: Table) -> None:
    """For what the Ravnos could not pay alone; not as it is paid. [LSJ 20050408], [RTR 20111202]"""
    mine = table.you.ready(RAVNOS, blood=1)
    table.you.ready(made_vampire("Other"))
    carnival = table.you.in_play("Ravnos Carnival", counters=2)
    held = table.you.holds(GRIMOIRE, PAUSE)[0]

    table.you.acts(held, by=mine)
    table.you.chooses(number=1)
    assert table.counters(carnival) == 1
    table.until("action", table.you)
    table.you.passes()
    rest(table)

    assert table.where(held) == "attached"
    assert table.blood(mine) == 0
    assert table.counters(carnival) == 1


def test_ravnos_carnival_is_burned_without_counters(table: Table) -> None:
    """Its last one pays; a vampire of another clan gets no help."""
    mine = table.you.ready(RAVNOS, blood=3)
    other = table.you.ready(made_vampire("Other"), blood=3)
    carnival = table.you.in_play("Ravnos Carnival", counters=1)
    one, two = table.you.holds(GRIMOIRE, GRIMOIRE)

    table.you.acts(one, by=other)
    assert not helped(table, carnival)
    rest(table)
    table.you.acts(two, by=mine)
    table.you.uses(carnival)
    rest(table)

    assert table.where(carnival) == "ash_heap"
    assert (table.blood(mine), table.blood(other)) == (2, 1)


@pytest.mark.ruling("Ravnos Carnival", 3)
def test_ravnos_carnival_pays_for_cards_only(table: Table) -> None:
    """Not to leave torpor, nor for an action that a card in play allows. [ANK 20180109]"""
    mine = table.you.torpor(RAVNOS, blood=2)
    table.you.ready("Lauren")
    carnival = table.you.in_play("Ravnos Carnival", counters=2)

    table.you.acts(by=mine, word="leave torpor")
    rest(table)

    assert table.blood(mine) == 0
    assert table.counters(carnival) == 2


def test_ravnos_carnival_counts_the_ravnos(table: Table) -> None:
    """1 counter for each that you control."""
    table.you.ready(RAVNOS)
    table.you.torpor(replaced("Nassir", clans=("Ravnos",)))
    table.prey.ready(replaced("Lauren", clans=("Ravnos",)))
    carnival = table.you.holds("Ravnos Carnival")
    table.begins("master")

    table.you.plays(carnival)
    rest(table)

    assert table.counters(carnival) == 2
    assert table.you.pool() == 29


def test_a_trophy_of_wealth_pays_for_its_vampire(table: Table) -> None:
    """5 counters as it is awarded; it is burned with the last one."""
    mine = table.you.ready("Ryan", blood=1)
    other = table.you.ready("Lauren")
    trophy = table.you.in_play("Trophy: Wealth", on=mine, counters=2)
    table.you.holds(GUN, "Submachine Gun")

    table.you.acts("Submachine Gun", by=other)
    assert not helped(table, trophy)
    rest(table)
    table.you.acts(GUN, by=mine)
    table.you.uses(trophy)
    table.you.chooses(number=2)
    rest(table)

    assert table.you.pool() == 26
    assert table.where(trophy) == "ash_heap"
    assert table.blood(mine) == 1


@pytest.mark.parametrize("trophy", ["Trophy: Wealth", "Trophy: Diablerie"])
@pytest.mark.ruling("Trophy: Diablerie", 1)
def test_a_trophy_comes_to_who_burns_a_red_list_vampire(table: Table, trophy: str) -> None:
    """Of diablerie: it protects from this hunt already, and is burned as the action ends."""
    mine = table.you.ready("Ryan")
    table.you.ready("Lauren")
    outlaw = table.prey.torpor("Mata Hari (G4)", blood=1)
    voter = table.prey.ready("Belinde")
    card = table.you.in_play(trophy)

    table.you.acts(by=mine, word="diablerie", target=outlaw)
    table.you.does("award", card=card)
    if trophy == "Trophy: Wealth":
        assert table.counters(card) == 5
        table.prey.votes("against", minion=voter)
    rest(table)

    assert table.where(mine) == "ready"
    assert table.where(card) == ("attached" if trophy == "Trophy: Wealth" else "ash_heap")


def test_a_trophy_of_diablerie_hides_the_diablerist(table: Table) -> None:
    """+2 stealth then; no blood hunt; it stays if the diablerie does not happen."""
    mine = table.you.ready("Ryan")
    other = table.you.ready("Lauren")
    trophy = table.you.in_play("Trophy: Diablerie", on=mine)
    victim = table.prey.torpor("Nassir")
    second = table.prey.torpor("Meaghan")
    table.prey.ready("Belinde")
    table.you.holds(PAUSE, PAUSE)

    table.you.acts(by=mine, word="diablerie", target=victim)
    assert stealth(table.state, action_of(table)) == 2
    rest(table)
    assert table.where(victim) == "ash_heap"
    assert table.where(trophy) == "ash_heap"
    assert table.where(mine) == "ready"
    table.you.acts(by=other, word="diablerie", target=second)
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.parametrize("uses", [True, False])
def test_a_trophy_without_questions_makes_an_action_unblockable(table: Table, uses: bool) -> None:
    """As its vampire announces it, for a counter; with the last one it is burned."""
    mine = table.you.ready("Ryan")
    other = table.you.ready("Lauren")
    trophy = table.you.in_play("Trophy: No Questions", on=mine, counters=1)
    guard = table.prey.ready("Nassir")

    table.you.acts(by=other, word="bleed")
    assert not table.you.may("use", card=trophy)
    rest(table)
    table.you.acts(by=mine, word="bleed")
    if uses:
        table.you.uses(trophy)
    else:
        table.until("action", table.prey)
    assert table.prey.may("block", minion=guard) is not uses
    rest(table)

    assert table.prey.pool() == 28
    assert (table.where(trophy) == "ash_heap") is uses


def test_a_trophy_without_questions_comes_with_two_counters(table: Table) -> None:
    """It waits in play for a vampire."""
    trophy = table.you.holds("Trophy: No Questions")
    table.you.ready("Ryan")
    table.begins("master")

    table.you.plays(trophy)
    rest(table)

    assert (table.where(trophy), table.counters(trophy)) == ("permanent", 2)


@pytest.mark.parametrize(("level", "counters"), [("chi", 0), ("CHI", 1)])
def test_fatuus_mastery_grows_and_pays_for_chimerstry(
    table: Table, level: str, counters: int
) -> None:
    """1 counter in each unlock phase of yours; for cards that require Chimerstry, blood only."""
    mine = table.you.ready(made_vampire("Weaver", "CHI" if level == "CHI" else "chi"), blood=4)
    table.you.ready("Lauren")
    dream = paper("Dream", equips(), types=("equipment",), blood_cost=1, disciplines=("chi",))
    plain, held, mastery = table.you.holds(GRIMOIRE, dream, "Fatuus Mastery")

    table.you.acts(mastery, by=mine, level=level)
    rest(table)
    assert (table.on(mastery), table.counters(mastery)) == (mine, counters)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.counters(mastery) == counters + 1
    table.you.acts(held, by=mine)
    table.you.uses(mastery)
    rest(table)

    assert table.blood(mine) == 4
    assert table.counters(mastery) == counters
    assert table.where(plain) == "hand"

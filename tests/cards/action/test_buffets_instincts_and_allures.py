"""A hunt in the ash heaps, a fight with an elder, and a call to become Laibon."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from block_talk import PAUSE, made_vampire
from combat_talk import made_up, rest
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import sect_of
from methuselah.language import (
    OPPOSING,
    ash_heap,
    before_range,
    burn_card,
    choose,
    chosen,
    draw_crypt,
    minion,
    reaction,
    remove_from_game,
    static,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

BUFFET = "Vulture's Buffet"
INSTINCT = "Games of Instinct"
ALLURE = "Mozambique Allure"
GRAVE = paper("Grave", reaction(choose(ash_heap(minion), "gone"), remove_from_game(chosen("gone"))))
BURN = made_up("Burn", modes=(before_range(burn_card(OPPOSING)),))
EYES = paper("Eyes", static("intercept", +1), kind="equipment")
VULTURES: dict[str, str | Definition] = {
    "obf": "Tock (G3)",
    "spi": "Juanita Santiago (G2)",
    "SPI": "Effie Lowery (G4)",
}


# -- Vulture's Buffet -----------------------------------------------------------------------------


@pytest.mark.ruling(BUFFET, 1)
@pytest.mark.ruling(BUFFET, 4)
@pytest.mark.parametrize(
    ("level", "gained", "pool"), [("obf", 1, 30), ("spi", 2, 30), ("SPI", 2, 31)]
)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_body_feeds_the_hunter(
    table: Table, level: str, gained: int, pool: int, number: int
) -> None:
    """A minion or retainer of any ash heap leaves the game; undirected; the hunter unlocks."""
    vulture = table.you.ready(VULTURES[level], blood=1)
    table.you.ready("Meaghan", blood=1)
    card = table.you.holds(BUFFET)
    table.you.holds(PAUSE)
    bodies = [
        table.you.ash_heap("Raven Spy"),
        table.prey.ash_heap("Nassir"),
        table.grand_prey.ash_heap("Carlton Van Wyk"),
    ]
    table.prey.ash_heap("Fame")
    table.prey.ready("Ryan")

    table.you.acts(BUFFET, by=vulture, level=level)
    assert table.you.choices() == set(bodies)
    table.you.chooses(bodies[number])
    assert stealth(table.state, action_of(table)) == 1
    assert (action_of(table).kind, action_of(table).targets) == ("hunt", ())
    assert table.where(bodies[number]) == "ash_heap"
    rest(table)

    gone = ["removed" if one == number else "ash_heap" for one in range(3)]
    assert [table.where(body) for body in bodies] == gone
    assert table.blood(vulture) == 1 + gained
    assert not table.locked(vulture)
    assert table.where(card) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [pool, 30, 30, 30, 30]
    assert table.waits_for(table.you)


def test_blocked_the_vulture_stays_locked_and_hungry(table: Table) -> None:
    """Nobody leaves the ash heap, no pool is gained."""
    effie = table.you.ready(VULTURES["SPI"], blood=3)
    table.you.ready("Meaghan")
    table.you.holds(BUFFET)
    body = table.prey.ash_heap("Nassir")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(EYES, on=ryan)
    table.you.acts(BUFFET, by=effie, level="SPI")
    table.prey.blocks(ryan)
    rest(table)
    assert table.where(body) == "ash_heap"
    assert (table.blood(effie), table.locked(effie), table.you.pool()) == (2, True, 30)


@pytest.mark.parametrize("level", VULTURES)
def test_a_full_vulture_is_not_unlocked(table: Table, level: str) -> None:
    """A hunt without blood is no success; the body is gone all the same."""
    effie = table.you.ready(VULTURES[level])
    table.you.ready("Meaghan", blood=1)
    table.you.holds(BUFFET)
    body = table.prey.ash_heap("Nassir")
    table.you.acts(BUFFET, by=effie, level=level)
    rest(table)
    assert (table.where(body), table.locked(effie)) == ("removed", True)


@pytest.mark.parametrize("gone", [True, False])
def test_without_its_body_there_is_no_hunt(table: Table, gone: bool) -> None:
    """Somebody takes it away before."""
    effie = table.you.ready(VULTURES["SPI"], blood=1)
    table.you.ready("Meaghan", blood=1)
    table.you.holds(BUFFET)
    body, other = table.prey.ash_heap("Nassir"), table.prey.ash_heap("Lauren")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(GRAVE)
    table.you.acts(BUFFET, by=effie, level="SPI")
    table.you.chooses(body)
    table.prey.plays("Grave", by=ryan)
    table.prey.chooses(body if gone else other)
    rest(table)
    assert table.blood(effie) == (1 if gone else 3)
    assert table.locked(effie) is gone
    assert table.you.pool() == (30 if gone else 31)


@pytest.mark.ruling(BUFFET, 5)
@pytest.mark.parametrize(("body", "may"), [("Nassir", True), ("Raven Spy", True), ("Fame", False)])
@pytest.mark.parametrize("level", ["obf", "spi", "SPI"])
def test_it_is_not_played_without_a_body(table: Table, body: str, may: bool, level: str) -> None:
    """Another card in an ash heap is none, nor is a minion in play or in torpor."""
    vulture = table.you.ready(VULTURES[level], blood=1)
    table.you.ready("Meaghan", blood=1)
    table.you.holds(BUFFET)
    table.prey.ready("Ryan")
    table.prey.torpor("Lauren")
    table.prey.ash_heap(body)
    assert table.you.can_play(BUFFET, by=vulture, level=level) is may


@pytest.mark.ruling(BUFFET, 2)
def test_the_same_vulture_feasts_once_a_turn(table: Table) -> None:
    """It is unlocked and holds another copy, of another level too; a second vampire may."""
    vulture = table.you.ready(made_vampire("Vulture", "obf", "SPI"), blood=1)
    other = table.you.ready(VULTURES["spi"], blood=1)
    table.you.holds(BUFFET, BUFFET)
    body = table.prey.ash_heap("Nassir")
    table.prey.ash_heap("Lauren")
    table.you.acts(BUFFET, by=vulture, level="obf")
    table.you.chooses(body)
    rest(table)
    assert not table.locked(vulture)
    assert not table.you.can_play(BUFFET, by=vulture)
    assert table.you.may("act", minion=vulture, word="hunt")
    assert table.you.can_play(BUFFET, by=other, level="spi")


@pytest.mark.ruling(BUFFET, 3)
@pytest.mark.parametrize(("level", "heard"), [("obf", "obf"), ("SPI", "spi")])
@pytest.mark.parametrize("listens", ["obf", "spi"])
def test_it_counts_as_what_is_used(table: Table, level: str, heard: str, listens: str) -> None:
    """Obfuscate or Spiritus, not both."""
    vulture = table.you.ready(made_vampire("Vulture", "obf", "SPI"), blood=1)
    table.you.ready("Meaghan", blood=1)
    table.grand_prey.in_play(listener(listens))
    table.prey.ash_heap("Nassir")
    table.you.holds(BUFFET)
    table.you.acts(BUFFET, by=vulture, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (heard == listens)


# -- Games of Instinct ----------------------------------------------------------------------------


def test_the_elder_is_another_methuselahs(table: Table) -> None:
    """Older, ready, a vampire; by a Sabbat one, at no stealth; both stand: nothing is gained."""
    tock = table.you.ready("Tock (G3)", blood=2)
    camarilla = table.you.ready("Meaghan", blood=1)
    table.you.ready("Don Cerro (G5)")
    table.you.holds(PAUSE)
    card = table.you.holds(INSTINCT)
    old, equal = table.prey.ready("Crow (G5)", blood=3), table.prey.ready("Nassir")
    far = table.grand_prey.ready("Chester DuBois (G1)")
    table.prey.ready("Renegade Garou")
    table.prey.torpor("Trevon Parker")

    assert not table.you.can_play(INSTINCT, by=camarilla)
    table.you.acts(INSTINCT, by=tock)
    assert table.you.choices() == {old, far}
    table.you.chooses(old)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)

    assert (table.blood(tock), table.blood(old), table.blood(equal)) == (1, 2, 4)
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling(INSTINCT, 1)
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [(2, 1, (4, 0)), (1, 2, (0, 4)), (1, 1, (0, 0)), (4, 7, (2, 5))],
)
def test_who_alone_is_left_standing_is_fed(
    table: Table, mine: int, theirs: int, left: tuple[int, int]
) -> None:
    """As much as the capacity of the other, 7 or 4; after combat, when no strike is left."""
    young = table.you.ready(replaced("Tock (G3)", capacity=4, strength=2), blood=mine)
    table.you.ready("Meaghan", blood=1)
    table.you.holds(INSTINCT)
    old = table.prey.ready(replaced("Chester DuBois (G1)", strength=2), blood=theirs)
    table.you.acts(INSTINCT, by=young)
    rest(table)
    fallen = [table.where(one) for one in (young, old)]
    assert fallen == ["torpor" if blood == 1 else "ready" for blood in (mine, theirs)]
    assert (table.blood(young), table.blood(old)) == left
    assert table.waits_for(table.you)


def test_whom_a_burned_one_feeds(table: Table) -> None:
    """It is not ready; its capacity counts. After the combat with a blocker nobody is fed."""
    young = table.you.ready("Tock (G3)", blood=1)
    table.you.ready("Meaghan", blood=1)
    table.you.holds(INSTINCT, BURN)
    old = table.prey.ready(replaced("Chester DuBois (G1)", capacity=5), blood=5)
    table.you.acts(INSTINCT, by=young)
    table.you.plays("Burn", by=young)
    rest(table)
    assert (table.where(old), table.blood(young)) == ("ash_heap", 4)


def test_after_the_combat_with_a_blocker_nobody_is_fed(table: Table) -> None:
    """It is not that combat."""
    young = table.you.ready("Tock (G3)", blood=2)
    table.you.ready("Meaghan", blood=1)
    table.you.holds(INSTINCT, BURN)
    old, blocker = table.prey.ready("Chester DuBois (G1)"), table.prey.ready("Don Cerro (G5)")
    table.prey.ready("Ryan")
    table.you.acts(INSTINCT, by=young)
    table.you.chooses(old)
    table.prey.blocks(blocker)
    table.you.plays("Burn", by=young)
    rest(table)
    assert (table.where(blocker), table.blood(young)) == ("ash_heap", 2)


# -- Mozambique Allure ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Dolie (G4)", "Sobayifa (G3)"])
def test_a_laibon_draws_from_the_crypt(table: Table, card: str) -> None:
    """One card, to the uncontrolled region; a titled one too; it stays locked."""
    laibon = table.you.ready(card)
    table.you.ready("Meaghan", blood=1)
    below, top = table.you.crypt("Nassir"), table.you.crypt("Ryan")
    table.you.holds(ALLURE, PAUSE)
    table.you.acts(ALLURE, by=laibon)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert [table.where(one) for one in (below, top)] == ["crypt", "uncontrolled"]
    assert table.locked(laibon)
    assert sect_of(table.state, laibon) == "laibon"
    assert table.waits_for(table.you)


@pytest.mark.ruling(ALLURE, 1)
@pytest.mark.parametrize("crypt", [True, False])
@pytest.mark.parametrize(("name", "needs"), [("Dolie (G4)", True), ("Lalitha (G2)", False)])
def test_a_laibon_needs_a_crypt(table: Table, crypt: bool, name: str, needs: bool) -> None:
    """Another vampire does not draw, and may be called without one."""
    caller = table.you.ready(name)
    table.you.ready("Meaghan", blood=1)
    (table.you if crypt else table.prey).crypt("Ryan")
    table.you.holds(ALLURE)
    assert table.you.can_play(ALLURE, by=caller) is (crypt or not needs)


@pytest.mark.ruling(ALLURE, 2)
@pytest.mark.parametrize("drawn", [True, False])
def test_it_draws_what_there_is(table: Table, drawn: bool) -> None:
    """The last crypt card may have been drawn meanwhile: the action succeeds, without a card."""
    dolie = table.you.ready("Dolie (G4)")
    table.you.ready("Meaghan", blood=1)
    top = table.you.crypt("Ryan")
    allure = table.you.holds(ALLURE)
    table.you.holds(trick(draw_crypt(), at=("action",)))
    table.you.acts(ALLURE, by=dolie)
    if drawn:
        table.you.plays("Trick", by=dolie)
        assert table.where(top) == "uncontrolled"
    rest(table)
    assert table.where(top) == "uncontrolled"
    assert (table.locked(dolie), table.where(allure)) == (True, "ash_heap")
    assert table.waits_for(table.you)


CLANS = [
    "Akunanse",
    "Guruhi",
    "Ishtarri",
    "Osebo",
    "Banu Haqim",
    "Ministry",
    "Ravnos",
    "Lasombra",
    "Tzimisce",
    "Harbinger of Skulls",
    "Salubri antitribu",
]


@pytest.mark.parametrize("clan", [*CLANS, "Nosferatu", "Salubri", "Tremere antitribu"])
def test_others_become_laibon(table: Table, clan: str) -> None:
    """For good; of these clans the vampire unlocks; nothing is drawn."""
    called = table.you.ready(replaced("Lalitha (G2)", clans=(clan,)))
    other = table.you.ready("Meaghan", blood=1)
    top = table.you.crypt("Ryan")
    table.you.holds(ALLURE)
    table.you.acts(ALLURE, by=called)
    rest(table)
    assert sect_of(table.state, called) == "laibon"
    assert sect_of(table.state, other) == "camarilla"
    assert table.locked(called) is (clan not in CLANS)
    assert table.where(top) == "crypt"


def test_a_titled_vampire_of_another_sect_is_not_called(table: Table) -> None:
    """A prince is none; an ally is no vampire."""
    prince, ally = table.you.ready("Mkhokheli"), table.you.ready("Renegade Garou")
    young = table.you.ready("Duck (G1)")
    table.you.crypt("Ryan")
    table.you.holds(ALLURE)
    assert table.you.can_play(ALLURE, by=young)
    assert not table.you.can_play(ALLURE, by=prince)
    assert not table.you.can_play(ALLURE, by=ally)

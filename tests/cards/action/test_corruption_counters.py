"""Corruption counters: what puts them on minions, and minions that are stolen for them."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import replaced
from made_up import paper, thug
from methuselah.engine.definitions import Definition
from methuselah.language import action, static
from methuselah.rules.action.action import stealth
from table_talk import Table

CORRUPTION = "Corruption"
CONTAGION = "Contagion"
ECSTASY = "Revelation of Ecstasy"
FORM = "Form of Corruption"
MINISTER = replaced("Ryan", clans=("Ministry",), disciplines=("SER",))
FIEND = made_vampire("Fiend", "DAI", capacity=6)
LASH = paper("Lash", static("each combat", 1, word="press"), kind="equipment")
BRAND = paper("Brand", static("infernal"), kind="equipment")


def corrupted_by(table: Table, minion: int) -> int:
    """Your corruption counters on it."""
    return table.state.cards[minion].corrupted_by(table.you.number)


# -- Corruption, Revelation of Ecstasy ------------------------------------------------------------


@pytest.mark.parametrize(
    ("victim", "mine", "enough"),
    [
        (made_vampire("Victim", capacity=3), 2, True),
        (made_vampire("Victim", capacity=3), 3, True),
        (made_vampire("Victim", capacity=3), 1, False),
        (thug(2), 1, True),
        (thug(3), 1, False),
        (thug(0, blood=2), 1, True),
        (thug(0, blood=3), 1, False),
        (thug(1, blood=2), 1, False),
    ],
)
@pytest.mark.parametrize(("name", "level"), [(CORRUPTION, ""), (ECSTASY, "SER")])
@pytest.mark.parametrize("takes", [True, False])
def test_a_minion_is_stolen_for_its_capacity_or_cost(
    table: Table, name: str, level: str, victim: Definition, mine: int, enough: bool, takes: bool
) -> None:
    """One more counter; if they are enough, you may burn them for the minion. Others' stay."""
    minister = table.you.ready(MINISTER)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(name, PAUSE)
    held = table.prey.ready(victim, corruption=((0, mine), (3, 4)))
    other = table.prey.ready("Nassir", corruption=((0, 4),))
    table.you.acts(card, by=minister, **({"level": level} if level else {}))
    table.you.chooses(held)
    asked = False
    while not table.over():
        asked |= table.you.may("do")
        if table.you.may("do") and takes:
            table.you.does("do")
        else:
            table.pass_on()
    assert asked is enough
    taken = enough and takes
    assert table.state.controller(held) == (0 if taken else 1)
    assert corrupted_by(table, held) == (0 if taken else mine + 1)
    assert table.state.cards[held].corrupted_by(3) == 4
    assert (table.state.controller(other), corrupted_by(table, other)) == (1, 4)
    assert table.locked(held) is (name == ECSTASY)
    assert table.waits_for(table.you)


def test_whom_corruption_is_for(table: Table) -> None:
    """A minion of your prey, in torpor too, at +1 stealth; it may be locked."""
    minister = table.you.ready(MINISTER)
    stranger = table.you.ready(COMPANION)
    card, _ = table.you.holds(CORRUPTION, PAUSE)
    asleep, torpid = table.prey.ready("Nassir", locked=True), table.prey.torpor("Lauren")
    ally = table.prey.ready("Underbridge Stray")
    table.grand_prey.ready("Duck")
    table.predator.ready("KoKo")
    assert not table.you.can_play(card, by=stranger)
    table.you.acts(card, by=minister)
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {asleep, torpid, ally}
    table.you.chooses(torpid)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert [corrupted_by(table, one) for one in (asleep, torpid, ally)] == [0, 1, 0]
    assert table.blood(minister) == 4
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling(ECSTASY, 2)
@pytest.mark.parametrize("level", ["ser", "SER"])
def test_a_revelation_locks(table: Table, level: str) -> None:
    """A ready minion of your prey, locked or not; superior, it gets a counter. +1 stealth."""
    minister = table.you.ready(MINISTER)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(ECSTASY, PAUSE)
    asleep, awake = table.prey.ready("Nassir", locked=True), table.prey.ready("Lauren")
    ally = table.prey.ready("Underbridge Stray")
    table.prey.torpor("KoKo")
    far = table.grand_prey.ready("Duck")
    table.you.acts(card, by=minister, level=level)
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {asleep, awake, ally}
    table.you.chooses(awake)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert [table.locked(one) for one in (awake, ally, far)] == [True, False, False]
    assert corrupted_by(table, awake) == (level == "SER")
    assert corrupted_by(table, asleep) == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling(ECSTASY, 1)
def test_a_minion_is_stolen_without_its_requirements(table: Table) -> None:
    """A War Ghoul of the Tzimisce comes to the Ministry."""
    minister = table.you.ready(MINISTER)
    table.you.ready(COMPANION)
    table.you.holds(ECSTASY)
    ghoul = table.prey.ready("War Ghoul", corruption=((0, 9),))
    table.you.acts(ECSTASY, by=minister, level="SER")
    table.you.does("do")
    rest(table)
    assert table.state.controller(ghoul) == 0
    assert table.where(ghoul) == "ready"


# -- Contagion ------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_who_spreads_the_contagion(table: Table, level: str) -> None:
    """An infernal vampire with Daimoinon, at +1 stealth; free."""
    fiend = table.you.ready(FIEND)
    table.you.in_play(BRAND, on=fiend)
    clean = table.you.ready(made_vampire("Clean", "DAI", capacity=6))
    card, _ = table.you.holds(CONTAGION, PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=clean)
    table.you.acts(card, by=fiend, level=level)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.blood(fiend)) == (fiend, 6)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("where", "lost"), [("ready", 1), ("torpor", 0)])
def test_all_others_suffer_in_their_unlock_phases(table: Table, where: str, lost: int) -> None:
    """1 pool each, while the bearer is ready; not its controller."""
    fiend = table.you.puts(FIEND, where)
    table.you.in_play(BRAND, on=fiend)
    table.you.in_play(CONTAGION, on=fiend, level="dai")
    for seat in table.seats:
        seat.ready(made_vampire(f"Idle {seat.number}"))
    table.begins("discard")
    table.until_turn_of(table.prey, "minion")
    assert [one.pool() for one in table.seats] == [30, 30 - lost, 30, 30, 30]
    table.until_turn_of(table.you, "minion")
    assert [one.pool() for one in table.seats] == [30, *[30 - lost] * 4]


@pytest.mark.ruling(CONTAGION, 1)
@pytest.mark.parametrize(
    ("level", "dodged", "mine", "stolen"),
    [
        ("DAI", False, 3, True),
        ("DAI", False, 2, False),
        ("DAI", True, 3, False),
        ("dai", False, 3, False),
    ],
)
def test_the_strike_of_the_contagion(
    table: Table, level: str, dodged: bool, mine: int, stolen: bool
) -> None:
    """At superior only: a counter if it is not dodged; for enough of them the minion."""
    fiend = table.you.ready(FIEND)
    table.you.in_play(BRAND, on=fiend)
    card = table.you.in_play(CONTAGION, on=fiend, level=level)
    nassir = table.prey.ready("Nassir", corruption=((0, mine),))
    dodge = table.prey.holds(DODGE)
    table.you.holds(DODGE, PRESS)
    fight(table, fiend, nassir)
    table.until("strike", table.you)
    assert table.you.may("use", card=card) is (level == "DAI")
    if level == "DAI":
        table.you.uses(card)
    if dodged:
        table.prey.plays(dodge, by=nassir)
    asked = pressing = False
    while not table.over():
        asked |= table.you.may("do")
        pressing |= table.you.may("play", card="A press")
        if table.you.may("do"):
            table.you.does("do")
        else:
            table.pass_on()
    assert asked is stolen
    assert pressing is not stolen  # combat ends at once
    assert table.state.controller(nassir) == (0 if stolen else 1)
    hit = level == "DAI" and not dodged
    assert corrupted_by(table, nassir) == (0 if stolen else mine + hit)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("far", [True, False])
def test_the_strike_of_the_contagion_is_for_close_range(table: Table, far: bool) -> None:
    """At long range no counter comes of it."""
    fiend = table.you.ready(FIEND)
    table.you.in_play(BRAND, on=fiend)
    card = table.you.in_play(CONTAGION, on=fiend, level="DAI")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(MANEUVER)
    fight(table, fiend, nassir)
    if far:
        table.prey.plays(MANEUVER.name, by=nassir)
    table.until("strike", table.you)
    if table.you.may("use", card=card):
        table.you.uses(card)
    rest(table)
    assert corrupted_by(table, nassir) == (not far)


def test_the_strike_is_there_once_in_a_combat(table: Table) -> None:
    """Not a second time in the next round; in another combat it is there again."""
    fiend = table.you.ready(FIEND)
    table.you.in_play(BRAND, on=fiend)
    card = table.you.in_play(CONTAGION, on=fiend, level="DAI")
    key = table.you.in_play(UNLOCKER)
    nassir, other = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.you.holds(DODGE, paper("Deed", action()))
    table.prey.holds(MANEUVER)
    table.you.in_play(LASH, on=fiend)
    fight(table, fiend, nassir)
    table.until("strike", table.you)
    table.you.uses(card)
    table.you.does("use press")
    table.until("strike", table.you)
    assert not table.you.may("use", card=card)
    assert corrupted_by(table, nassir) == 1
    rest(table)
    table.you.uses(key)
    table.you.acts("Deed", by=fiend)
    table.prey.blocks(other)
    table.until("strike", table.you)
    assert table.you.may("use", card=card)


# -- Form of Corruption ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_the_form_waits_in_play(table: Table, level: str) -> None:
    """No stealth, no cost; a Methuselah has only one, of whatever level."""
    minister = table.you.ready(MINISTER)
    other = table.you.ready(replaced("Duck", disciplines=("SER",)))
    card, again, _ = table.you.holds(FORM, FORM, PAUSE)
    table.prey.in_play(FORM)
    table.you.in_play("Dreams of the Sphinx")
    table.prey.ready("Nassir")
    table.you.acts(card, by=minister, level=level)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert (table.where(card), table.counters(card)) == ("permanent", 0)
    assert table.blood(minister) == 4
    for way in ("ser", "SER"):
        assert not table.you.can_play(again, by=other, level=way)


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize(("holder", "added"), [("", 1), ("grand_prey", 1), ("prey", 0)])
def test_it_grows_as_your_prey_gets_the_edge(
    table: Table, holder: str, added: int, takes: bool
) -> None:
    """Anew: not if she has it already; nobody else's getting it counts; you may decline."""
    card = table.you.in_play(FORM, level="ser")
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    table.grand_prey.ready("Duck", locked=True)
    if holder:
        table.gives_edge(getattr(table, holder))
    table.begins("discard")
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    answered = 0
    while not table.over():
        if table.you.may("answer", card=card):
            answered += 1
            if takes:
                table.you.does("answer", card=card)
                continue
        table.pass_on()
    assert bool(answered) is bool(added)
    assert table.counters(card) == (added if takes else 0)
    assert mine


def test_your_own_edge_adds_nothing(table: Table) -> None:
    """It is your prey's."""
    card = table.you.in_play(FORM, level="ser")
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.you.has_edge()
    assert table.counters(card) == 0


@pytest.mark.parametrize(("level", "lost"), [("ser", 0), ("SER", 1)])
def test_it_is_burned_for_a_vampire_of_your_prey(table: Table, level: str, lost: int) -> None:
    """One with no more blood than counters, in torpor too; superior burns a pool of hers."""
    card = table.you.in_play(FORM, level=level, counters=2)
    table.you.ready("Ryan")
    dry, torpid = table.prey.ready("Nassir", blood=2), table.prey.torpor("Lauren", blood=1)
    wet = table.prey.ready("Duck", blood=3)
    table.prey.ready("Vagabond Mystic", blood=1)
    table.grand_prey.ready("KoKo", blood=1)
    table.begins("master")
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert table.you.choices() == {dry, torpid}
    table.you.chooses(dry)
    assert table.where(card) == "ash_heap"
    assert [table.state.controller(one) for one in (dry, torpid, wet)] == [0, 1, 1]
    assert [one.pool() for one in table.seats] == [30, 30 - lost, 30, 30, 30]


def test_only_in_your_master_phase(table: Table) -> None:
    """Neither later, nor in that of another."""
    card = table.you.in_play(FORM, level="ser", counters=9)
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    theirs = table.prey.in_play("Dreams of the Sphinx")
    table.begins("minion")
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "master")
    assert table.prey.may("use", card=theirs)
    assert not table.you.may("use", card=card)

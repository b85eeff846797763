"""Nightmare Curse, Phantasmagoria, Mark of Damnation, Erosion, Consignment to Duat."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import DODGE, PRESS, fight, rest
from fight_talk import replaced, weapon
from made_up import paper, pistol
from methuselah.language import (
    THIS,
    action,
    gain_pool,
    hand_strike,
    sends_to_torpor,
    static,
    use,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strike_effects import strength
from scenes.actions import burned_by_an_action
from table_talk import Table

CURSE = "Nightmare Curse"
PHANTASM = "Phantasmagoria"
MARK = "Mark of Damnation"
EROSION = "Erosion"
DUAT = "Consignment to Duat"
ALLY = "Gregory Winter"
STRAY = "Underbridge Stray"
DREAMER = made_vampire("Dreamer", "AUS", "CHI", capacity=6)
RAVNOS = replaced("Brian Thompson (G4)", disciplines=("PRE",), clans=("Ravnos",), capacity=6)
SNAKE = made_vampire("Snake", "SER", capacity=6)
KILLER = made_vampire("Killer", "QUI", capacity=6)


# -- Nightmare Curse ------------------------------------------------------------------------------


def test_a_dream_locks_a_minion(table: Table) -> None:
    """Chimerstry alone: this vampire unlocks, a ready minion locks; the card is not kept."""
    dreamer, mine = table.you.ready(DREAMER), table.you.ready(COMPANION)
    card, _ = table.you.holds(CURSE, PAUSE)
    theirs, ally = table.prey.ready("Nassir"), table.grand_prey.ready(ALLY)
    table.prey.torpor("Duck")
    table.you.acts(CURSE, by=dreamer, level="chi")
    assert table.you.choices() == {dreamer, mine, theirs, ally}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert [table.locked(one) for one in (dreamer, mine, theirs, ally)] == [
        False,
        False,
        True,
        False,
    ]
    assert (table.where(card), table.blood(dreamer)) == ("ash_heap", 4)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["aus_chi", "AUS_CHI"])
def test_a_nightmare_stays(table: Table, level: str) -> None:
    """It locks a ready minion and keeps it from unlocking; at inferior a pool unlocks it."""
    dreamer, mine = table.you.ready(DREAMER), table.you.ready(COMPANION)
    card, _ = table.you.holds(CURSE, PAUSE)
    theirs, ally = table.prey.ready("Nassir"), table.grand_prey.ready(ALLY)
    duck = table.prey.ready("Duck")
    table.prey.torpor("KoKo")
    table.you.acts(CURSE, by=dreamer, level=level)
    assert table.you.choices() == {dreamer, mine, theirs, ally, duck}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert (table.on(card), table.locked(theirs), table.locked(dreamer)) == (theirs, True, True)
    assert table.state.cards[card].note("dreamer") == dreamer
    table.until_turn_of(table.prey)
    assert table.locked(theirs)
    assert table.prey.may("use", card=card) is (level == "aus_chi")
    assert not table.you.may("use", card=card)
    if level == "aus_chi":
        table.prey.uses(card, by=theirs)
        assert (table.prey.pool(), table.locked(theirs), table.on(card)) == (29, False, theirs)
        assert not table.prey.may("use", card=card)
    table.until_turn_of(table.grand_prey)
    assert table.locked(theirs) is (level == "AUS_CHI")


def test_a_nightmare_is_shaken_off_in_ones_own_unlock_phase(table: Table) -> None:
    """Not in yours, nor while the minion is not locked."""
    dreamer = table.you.ready(DREAMER)
    theirs = table.prey.ready("Nassir", locked=True)
    free = table.prey.ready("Duck")
    one, other = (
        table.prey.in_play(CURSE, on=minion, level="aus_chi", notes=(("dreamer", dreamer),))
        for minion in (theirs, free)
    )
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("unlock",)), kind="event"))
    table.begins("unlock")
    assert table.you.may("use")
    assert not table.prey.may("use", card=one)
    table.until_turn_of(table.prey)
    assert table.prey.may("use", card=one)
    assert not table.prey.may("use", card=other)


@pytest.mark.parametrize("leaves", [True, False])
def test_a_nightmare_ends_with_its_dreamer(table: Table, leaves: bool) -> None:
    """As soon as the acting vampire is not ready any more."""
    dreamer = table.you.ready(DREAMER, blood=3)
    theirs = table.prey.ready("Nassir")
    victim = table.grand_prey.ready("Duck", locked=True)
    card = table.grand_prey.in_play(
        CURSE, on=victim, level="AUS_CHI", notes=(("dreamer", dreamer),)
    )
    table.you.ready(COMPANION)
    table.you.holds(paper("Fall", action(sends_to_torpor(THIS))))
    if leaves:
        table.you.acts("Fall", by=dreamer)
    else:
        table.you.acts(word="bleed", by=dreamer)
        table.prey.blocks(theirs)
    rest(table)
    assert table.where(dreamer) == ("torpor" if leaves else "ready")
    assert table.where(card) == ("ash_heap" if leaves else "attached")


# -- Phantasmagoria -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_phantasms_beset_a_minion(table: Table, level: str) -> None:
    """Any minion has -1 stealth; you still control the card. 1 blood, +1 stealth."""
    ravnos, mine = table.you.ready(RAVNOS), table.you.ready(COMPANION)
    card, _ = table.you.holds(PHANTASM, PAUSE)
    theirs, torpid = table.prey.ready("Nassir"), table.prey.torpor("Duck")
    ally = table.grand_prey.ready(ALLY)
    table.you.acts(PHANTASM, by=ravnos, level=level)
    assert table.you.choices() == {ravnos, mine, theirs, torpid, ally}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.on(card), table.state.controller(card)) == (theirs, 0)
    assert table.blood(ravnos) == 5
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="hunt", by=theirs)
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.ruling(PHANTASM, 1)
@pytest.mark.parametrize("level", ["pre", "PRE"])
@pytest.mark.parametrize("name", ["Nassir", ALLY])
def test_a_blocked_minion_burns_a_blood(table: Table, level: str, name: str) -> None:
    """At superior, or a life; before anybody can use anything as it is blocked."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.prey.in_play(PHANTASM, on=mine, level=level)
    blocker = table.prey.ready("Ryan")
    table.prey.in_play(paper("Bell", use(gain_pool(1), at=("blocked",)), kind="event"))
    before = table.blood(mine)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("blocked", table.prey)
    assert before - table.blood(mine) == (level == "PRE")
    assert table.blood(blocker) == 4


def test_an_unblocked_minion_burns_nothing(table: Table) -> None:
    """Nor does another one that is blocked."""
    mine, other = table.you.ready("Nassir"), table.you.ready(COMPANION, blood=2)
    table.you.ready("KoKo")
    table.prey.in_play(PHANTASM, on=mine, level="PRE")
    blocker = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.blood(mine) == 4
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    rest(table)
    assert (table.blood(mine), table.blood(other)) == (4, 1)


def test_any_minion_burns_the_phantasm() -> None:
    """As a (D) action without stealth."""
    burned_by_an_action(PHANTASM, on="Nassir")


# -- Mark of Damnation ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_a_vampire_of_the_prey_is_marked(table: Table, level: str) -> None:
    """Ready or in torpor, for 1 blood, without stealth."""
    snake = table.you.ready(SNAKE)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(MARK, PAUSE)
    theirs, torpid = table.prey.ready("Nassir"), table.prey.torpor("Duck")
    table.prey.ready(ALLY)
    table.grand_prey.ready("Lauren")
    table.you.acts(MARK, by=snake, level=level)
    assert table.you.choices() == {theirs, torpid}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.on(card), table.blood(snake)) == (theirs, 5)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "more"), [("ser", 1), ("SER", 2)])
@pytest.mark.parametrize("marked", ["acting", "blocking", "neither"])
def test_whoever_fights_the_damned_is_strong(
    table: Table, level: str, more: int, marked: str
) -> None:
    """+1 or +2 strength and a press to continue for the opponent, whoever that is."""
    mine, theirs = table.you.ready(SNAKE), table.prey.ready("Nassir")
    other = table.prey.ready("Duck")
    table.you.holds(PRESS)
    bearer = {"acting": mine, "blocking": theirs, "neither": other}[marked]
    table.prey.in_play(MARK, on=bearer, level=level)
    foe = {"acting": theirs, "blocking": mine}.get(marked, -1)
    fight(table, mine, theirs)
    pressed = [False, False]
    found = None
    while not table.over():
        found = found or [strength(table.state, one) for one in (mine, theirs, other)]
        for number, seat in enumerate((table.you, table.prey)):
            if seat.may("use press"):
                pressed[number] = True
                words = [option.word for option in seat.options("use press")]
                assert words == ["press continue"]
        table.pass_on()
    assert found == [1 + more * (foe == mine), 1 + more * (foe == theirs), 1]
    assert pressed == [foe == mine, foe == theirs]


def test_the_marked_one_burns_the_mark(table: Table) -> None:
    """As an action of its own, without stealth; nobody else does it."""
    mine, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    card = table.you.in_play(MARK, on=mine, level="ser")
    table.you.holds(PAUSE)
    assert not table.you.may("use action", card=card, by=other)
    table.you.acts(card, by=mine)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


# -- Erosion --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["qui", "QUI"])
def test_anothers_minion_is_eroded(table: Table, level: str) -> None:
    """Any minion of another Methuselah: no strength at all. 1 blood, +1 stealth."""
    killer = table.you.ready(KILLER)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(EROSION, PAUSE)
    theirs, torpid = table.prey.ready("Nassir"), table.prey.torpor("Duck")
    ally = table.grand_prey.ready(ALLY)
    table.you.acts(EROSION, by=killer, level=level)
    assert table.you.choices() == {theirs, torpid, ally}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.on(card), table.blood(killer)) == (theirs, 5)
    assert [strength(table.state, one) for one in (theirs, killer)] == [0, 1]
    assert table.waits_for(table.you)


@pytest.mark.parametrize("kind", ["melee weapon", "gun"])
def test_the_eroded_uses_no_melee_weapon(table: Table, kind: str) -> None:
    """A gun still shoots."""
    mine, theirs = table.you.ready(KILLER), table.prey.ready("Nassir")
    table.prey.in_play(EROSION, on=theirs, level="qui")
    arms = weapon("Sword", hand_strike(+2)) if kind == "melee weapon" else pistol()
    held = table.prey.in_play(arms, on=theirs)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.prey)
    assert table.prey.may("use", card=held) is (kind == "gun")


@pytest.mark.ruling(EROSION, 1)
@pytest.mark.rules_text("003 Erosion 1")
@pytest.mark.parametrize("signpost", [True, False])
def test_what_comes_on_top_counts_from_the_new_base(table: Table, signpost: bool) -> None:
    """Printed or added strength is added to 0; what sets it again later is what counts."""
    mine = table.you.ready("Khurshid (G6)")  # +2 strength
    table.you.in_play(EROSION, on=mine, level="qui")
    table.you.in_play(paper("Ring", static("strength", +1), kind="equipment"), on=mine)
    table.you.holds("Torn Signpost", DODGE)
    theirs = table.prey.ready("Nassir")
    fight(table, mine, theirs)
    assert strength(table.state, mine) == 3
    if signpost:
        table.you.plays("Torn Signpost", by=mine, level="pot")
        assert strength(table.state, mine) == 5


@pytest.mark.parametrize(("level", "hidden"), [("qui", 1), ("QUI", 0)])
def test_the_eroded_burns_the_card(table: Table, level: str, hidden: int) -> None:
    """As an action, which has +1 stealth only if the card was played at inferior."""
    mine, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    card = table.you.in_play(EROSION, on=mine, level=level)
    table.you.holds(PAUSE)
    assert not table.you.may("use action", card=card, by=other)
    assert len(table.you.options("use action", card=card, by=mine)) == 1
    table.you.acts(card, by=mine)
    assert stealth(table.state, action_of(table)) == hidden
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


# -- Consignment to Duat --------------------------------------------------------------------------


@pytest.mark.ruling(DUAT, 1)
@pytest.mark.parametrize(
    ("name", "life", "stolen"), [("Nassir", 4, 1), ("Nassir", 0, 0), (ALLY, 2, 1)]
)
def test_a_minion_is_drained(table: Table, name: str, life: int, stolen: int) -> None:
    """1 blood or life becomes blood of this vampire; an empty vampire can be chosen."""
    snake, mine = table.you.ready(SNAKE, blood=3), table.you.ready(COMPANION)
    card, _ = table.you.holds(DUAT, PAUSE)
    theirs, ally = table.prey.ready(name, blood=life), table.grand_prey.ready("Underbridge Stray")
    table.prey.torpor("Duck")
    table.you.acts(DUAT, by=snake, level="ser")
    assert table.you.choices() == {snake, mine, theirs, ally}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.blood(theirs) == life - stolen
    assert table.blood(snake) == 2 + stolen
    assert (table.where(card), table.where(theirs)) == ("ash_heap", "ready")
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "life"),
    [("Nassir", 2), ("Nassir", 1), ("Nassir", 0), (STRAY, 2), (STRAY, 1)],
)
def test_a_minion_wastes_away(table: Table, name: str, life: int) -> None:
    """1 blood or life in its controller's unlock phase; without it goes to torpor."""
    snake, mine = table.you.ready(SNAKE), table.you.ready(COMPANION)
    card, _ = table.you.holds(DUAT, PAUSE)
    theirs = table.prey.ready(name, blood=life)
    table.prey.torpor("Duck")
    table.you.acts(DUAT, by=snake, level="SER")
    assert table.you.choices() == {snake, mine, theirs}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.blood(theirs), table.blood(snake)) == (theirs, life, 5)
    assert table.state.cards[card].note("guide") == snake
    table.until_turn_of(table.prey, "minion")
    if life == 0:
        assert table.where(theirs) == "torpor"
    elif name == STRAY and life == 1:
        assert table.where(theirs) == "ash_heap"
    else:
        assert (table.where(theirs), table.blood(theirs)) == ("ready", life - 1)
    assert table.blood(mine) == 3


@pytest.mark.parametrize("how", ["fights", "falls", "acts"])
def test_the_way_to_duat_ends(table: Table, how: str) -> None:
    """Once the acting minion enters combat, or is not ready any more."""
    snake = table.you.ready(SNAKE)
    table.you.ready(COMPANION)
    theirs, victim = table.prey.ready("Nassir"), table.grand_prey.ready("Duck")
    card = table.grand_prey.in_play(DUAT, on=victim, level="SER", notes=(("guide", snake),))
    table.you.holds(paper("Fall", action(sends_to_torpor(THIS))), PAUSE)
    if how == "falls":
        table.you.acts("Fall", by=snake)
    else:
        table.you.acts(word="bleed", by=snake)
    if how == "fights":
        table.prey.blocks(theirs)
    rest(table)
    assert table.where(snake) == ("torpor" if how == "falls" else "ready")
    assert table.where(card) == ("attached" if how == "acts" else "ash_heap")


def test_only_one_way_leads_to_duat(table: Table) -> None:
    """A minion that has one is no target for a second."""
    snake, mine = table.you.ready(SNAKE), table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    table.prey.in_play(DUAT, on=theirs, level="SER")
    table.you.holds(DUAT)
    table.you.acts(DUAT, by=snake, level="SER")
    assert table.you.choices() == {snake, mine}

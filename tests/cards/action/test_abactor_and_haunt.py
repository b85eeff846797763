"""Abactor, a hunt that ends in a blood hunt, and Haunt, which guards a location."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import gain_pool, static
from methuselah.rules.action.action import stealth
from politics_talk import polling
from table_talk import Table

ABACTOR = "Abactor"
HAUNT = "Haunt"
AFTER = trick(gain_pool(1), at=("after_resolution",), name="After")


# -- Abactor --------------------------------------------------------------------------------------


def hunts(table: Table, blood: int = 1) -> tuple[int, int]:
    """A vampire of 9 hunts too much; your prince could save it: both of yours."""
    hunter = table.you.ready(made_vampire("Hunter", capacity=9), blood=blood)
    prince = table.you.ready("Mkhokheli")
    table.you.holds(ABACTOR)
    return hunter, prince


@pytest.mark.parametrize("saved", [True, False])
def test_a_hunt_for_five_is_avenged(table: Table, saved: bool) -> None:
    """1 and 4 more; at +1 stealth; then all vote whether the hunter is burned."""
    hunter, prince = hunts(table)
    table.you.holds(PAUSE)
    rival = table.prey.ready("Tara (G5)")
    table.you.acts(ABACTOR, by=hunter)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 1
    assert (action_of(table).kind, action_of(table).targets) == ("hunt", ())
    polling(table)
    assert table.blood(hunter) == 6
    if saved:
        table.you.votes("against", minion=prince)
    table.prey.votes("for", minion=rival)
    rest(table)
    assert table.where(hunter) == ("ready" if saved else "ash_heap")
    assert table.where(rival) == "ready"
    assert table.waits_for(table.you)


def test_only_a_vampire_hunts_so(table: Table) -> None:
    """An ally is none, nor does one in torpor."""
    hunter, _ = hunts(table)
    ally, fallen = table.you.ready("Renegade Garou"), table.you.torpor("Duck (G1)", blood=1)
    assert not table.you.can_play(ABACTOR, by=ally)
    assert not table.you.can_play(ABACTOR, by=fallen)
    assert table.you.can_play(ABACTOR, by=hunter)


@pytest.mark.ruling(ABACTOR, 1)
@pytest.mark.parametrize("why", ["full", "blocked", "gains none", ""])
def test_without_blood_nobody_is_avenged(table: Table, why: str) -> None:
    """The action was blocked, or brought nothing: no referendum."""
    hunter, _ = hunts(table, blood=9 if why == "full" else 3)
    blocker = table.prey.ready("Tara (G5)")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=blocker)
    if why == "gains none":
        table.prey.in_play(paper("Ill", static("gains no blood"), kind="equipment"), on=hunter)
    table.you.acts(ABACTOR, by=hunter)
    if why == "blocked":
        table.prey.blocks(blocker)
    asked = False
    while not table.over():
        asked |= table.you.may("vote")
        table.pass_on()
    assert asked is (why == "")
    assert table.where(hunter) == "ready"


@pytest.mark.ruling(ABACTOR, 2)
@pytest.mark.parametrize("carlton", [True, False])
def test_it_is_no_diablerie(table: Table, carlton: bool) -> None:
    """Nobody who answers a diablerie has anything to say; nothing is remembered of it."""
    hunter, prince = hunts(table)
    if carlton:
        van_wyk = table.prey.ready("Carlton Van Wyk")
    table.prey.ready("Tara (G5)")
    table.you.acts(ABACTOR, by=hunter)
    offered = False
    while not table.over():
        if table.you.may("vote", minion=prince):
            table.you.votes("against", minion=prince)
            continue
        offered |= carlton and table.prey.may("use", card=van_wyk)
        offered |= carlton and table.prey.may("answer", card=van_wyk)
        table.pass_on()
    assert not offered
    assert table.where(hunter) == "ready"


@pytest.mark.ruling(ABACTOR, 3)
@pytest.mark.parametrize("how", ["Trophy: Diablerie", "Absolution of the Diabolist", ""])
def test_it_is_a_blood_hunt_for_other_cards(table: Table, how: str) -> None:
    """A trophy keeps it from being called; what cancels one saves; else the hunter is burned."""
    hunter, _ = hunts(table)
    if how.startswith("Trophy"):
        table.you.in_play(how, on=hunter)
    if how.startswith("Absolution"):
        table.you.holds(how)
        table.you.ready("Sheldon, Lord of the Clog (G1)")
    rival = table.prey.ready("Tara (G5)")
    table.you.acts(ABACTOR, by=hunter)
    voted = False
    while not table.over():
        if not voted and table.prey.may("vote", minion=rival):
            table.prey.votes("for", minion=rival)
            voted = True
        elif how.startswith("Absolution") and table.you.may("play", card=how):
            table.you.plays(how)
        else:
            table.pass_on()
    assert voted is (not how.startswith("Trophy"))
    assert table.where(hunter) == ("ready" if how else "ash_heap")


@pytest.mark.ruling(ABACTOR, 4)
def test_what_is_played_after_resolution_waits_for_the_referendum(table: Table) -> None:
    """It is not there before the votes; afterwards it is."""
    hunter, prince = hunts(table)
    after = table.you.holds(AFTER)
    table.prey.ready("Ryan")
    table.you.acts(ABACTOR, by=hunter)
    polling(table)
    assert not table.you.may("play", card=after)
    table.you.votes("against", minion=prince)
    table.until("after_resolution", table.you)
    assert table.you.may("play", card=after)
    assert table.where(hunter) == "ready"


@pytest.mark.ruling(ABACTOR, 5)
def test_one_such_hunt_a_turn(table: Table) -> None:
    """Unlocked, the hunter may hunt otherwise; another vampire may hunt so."""
    hunter, prince = hunts(table)
    other = table.you.ready("Duck (G1)", blood=1)
    table.you.in_play(UNLOCKER)
    table.you.holds(ABACTOR)
    table.you.acts(ABACTOR, by=hunter)
    polling(table)
    table.you.votes("against", minion=prince)
    rest(table)
    table.you.uses("Unlocker")
    assert not table.locked(hunter)
    assert not table.you.can_play(ABACTOR, by=hunter)
    assert table.you.can_play(ABACTOR, by=other)
    assert table.you.may("act", minion=hunter, word="hunt")


# -- Haunt ----------------------------------------------------------------------------------------


def haunted(table: Table) -> tuple[int, int, int, int]:
    """Your Ryan burns a location of your prey, who haunts one: Ryan, both, the Haunt."""
    actor = table.you.ready(made_vampire("Burner", "NEC"))
    table.you.ready(COMPANION)
    first = table.prey.in_play("Academic Hunting Ground")
    second = table.prey.in_play("Uptown Hunting Ground")
    haunt = table.prey.in_play(HAUNT, on=first)
    table.prey.ready("Nassir")
    table.you.holds(HAUNT, HAUNT)
    return actor, first, second, haunt


def test_a_location_of_yours_is_haunted(table: Table) -> None:
    """Of yours only, one Haunt on each; at +1 stealth, for 1 blood."""
    actor = table.you.ready("Domenic Giovanni (G6)")
    table.you.ready(COMPANION)
    first = table.you.in_play("Academic Hunting Ground")
    second = table.you.in_play("Uptown Hunting Ground")
    third = table.you.in_play("Slum Hunting Ground")
    table.you.in_play(HAUNT, on=third)
    table.you.in_play("Fame", on=actor)
    table.prey.in_play("Opium Den")
    haunt = table.you.holds(HAUNT)
    table.you.holds(PAUSE)
    table.you.acts(HAUNT, by=actor, level="nec")
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.where(haunt), table.on(haunt)) == ("attached", second)
    assert table.blood(actor) == 3
    assert table.waits_for(table.you)


@pytest.mark.ruling(HAUNT, 4)
@pytest.mark.ruling(HAUNT, 5)
@pytest.mark.parametrize("at_it", [True, False])
def test_an_action_at_the_haunted_location_fails(table: Table, at_it: bool) -> None:
    """Not one at another; it was resolved, so it is not taken again; it was not blocked."""
    actor, first, second, haunt = haunted(table)
    table.you.in_play(UNLOCKER)
    again = trick(gain_pool(1), at=("blocked",), name="Blocked")
    table.you.holds(again)
    table.you.acts(HAUNT, by=actor, level="NEC")
    table.you.chooses(first if at_it else second)
    table.until("action", table.prey)
    assert table.prey.may("use", card=haunt) is at_it
    if at_it:
        table.prey.uses(haunt)
    offered = False
    while not table.over():
        offered |= table.you.may("play", card="Blocked")
        table.pass_on()
    assert not offered
    assert table.where(first) == "permanent"
    assert table.where(second) == ("permanent" if at_it else "ash_heap")
    assert table.where(haunt) == ("ash_heap" if at_it else "attached")
    assert table.blood(actor) == (5 if at_it else 4)
    table.you.uses("Unlocker")
    assert not table.you.can_play(HAUNT, by=actor, level="NEC")


@pytest.mark.ruling(HAUNT, 2)
def test_it_is_not_used_while_somebody_blocks(table: Table) -> None:
    """Nor after a block; before an attempt it is, and once blocks are declined."""
    actor, first, _, haunt = haunted(table)
    blocker = table.prey.ready("Trevon Parker")
    table.prey.holds(paper("Wink", kind="reaction"))
    table.you.acts(HAUNT, by=actor, level="NEC")
    table.you.chooses(first)
    table.until("action", table.prey)
    assert table.prey.may("use", card=haunt)
    table.prey.blocks(blocker)
    offered = False
    while not table.over():
        asked = table.asked()
        assert asked is not None
        if asked.window != "declined" and asked.window != "action":
            offered |= table.prey.may("use", card=haunt)
        table.pass_on()
    assert not offered


@pytest.mark.parametrize("window", ["announced", "action", "declined"])
def test_the_haunt_wakes_before_and_after_blocks(table: Table, window: str) -> None:
    """As the action is announced, before anybody blocks, and once blocks are declined."""
    actor, first, _, haunt = haunted(table)
    table.you.acts(HAUNT, by=actor, level="NEC")
    table.you.chooses(first)
    table.until(window, table.prey)
    assert table.prey.may("use", card=haunt)
    table.prey.uses(haunt)
    rest(table)
    assert (table.where(first), table.where(haunt)) == ("permanent", "ash_heap")


def test_your_own_action_is_directed_at_nobody(table: Table) -> None:
    """Nothing is directed at the haunted location of who acts."""
    actor = table.you.ready(made_vampire("Burner", "NEC"))
    table.you.ready(COMPANION)
    first = table.you.in_play("Academic Hunting Ground")
    haunt = table.you.in_play(HAUNT, on=first)
    table.you.holds(HAUNT, PAUSE)
    table.you.acts(HAUNT, by=actor, level="NEC")
    table.until("action", table.you)
    assert not table.you.may("use", card=haunt)
    rest(table)
    assert table.where(first) == "ash_heap"


@pytest.mark.ruling(HAUNT, 3)
def test_afterwards_there_is_the_end_of_the_action(table: Table) -> None:
    """What is usable after resolution is."""
    actor, first, _, haunt = haunted(table)
    after = table.you.holds(AFTER)
    table.you.acts(HAUNT, by=actor, level="NEC")
    table.you.chooses(first)
    table.until("action", table.prey)
    table.prey.uses(haunt)
    table.until("after_resolution", table.you)
    assert table.you.may("play", card=after)


@pytest.mark.ruling(HAUNT, 1)
@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey"])
def test_a_location_is_burned(table: Table, whose: str) -> None:
    """Anybody's, none that requires Giovanni, no other card; directed at who controls it."""
    actor = table.you.ready(made_vampire("Burner", "NEC"))
    table.you.ready(COMPANION)
    table.you.holds(HAUNT, PAUSE)
    found = {
        "you": table.you.in_play("Academic Hunting Ground"),
        "prey": table.prey.in_play("Uptown Hunting Ground"),
        "grand_prey": table.grand_prey.in_play("Opium Den"),
    }
    table.prey.in_play("Morgue Hunting Ground")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Fame", on=ryan)
    table.you.acts(HAUNT, by=actor, level="NEC")
    assert table.you.choices() == set(found.values())
    table.you.chooses(found[whose])
    assert stealth(table.state, action_of(table)) == 1
    seat = getattr(table, whose).number
    assert action_of(table).targets == (() if whose == "you" else (seat,))
    rest(table)
    gone = {one: table.where(card) for one, card in found.items()}
    assert gone == {one: "ash_heap" if one == whose else "permanent" for one in found}
    assert table.blood(actor) == 4

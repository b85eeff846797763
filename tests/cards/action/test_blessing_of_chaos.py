"""Blessing of Chaos: the arts of the mind fail before this vampire."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import fight, rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    action,
    before_range,
    choose,
    gain_pool,
    lock,
    modifier,
    ready,
    static,
    vampire,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Blessing of Chaos"
CODES = ("dem", "chi", "dom", "pre", "aus")
BARRED = CODES[:4]
SAGE = made_vampire("Sage", *CODES, capacity=8)
OTHER_SAGE = made_vampire("Other Sage", *CODES, capacity=8)
EYES = paper("Eyes", static("stealth", +1), kind="equipment")


def art(code: str, of: str) -> Definition:
    """A made-up card that requires a Discipline: for combat, an action, or its modifier."""
    ways = {
        "fight": before_range(gain_pool(1)),
        "act": action(choose(ready(vampire)), lock(TARGET)),
        "sway": modifier(gain_pool(1)),
    }
    kinds = {"fight": "combat", "act": "action", "sway": "action modifier"}
    return paper(f"Art {code}", levels={code: ways[of]}, kind=kinds[of], disciplines=(code,))


@pytest.mark.parametrize("level", ["dem", "DEM"])
def test_the_blessing_is_put_on_the_vampire(table: Table, level: str) -> None:
    """At +1 stealth, for 1 blood."""
    mine = table.you.ready({"dem": "The Colonel (G3)", "DEM": "Korah (G2)"}[level], blood=4)
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    table.you.holds(PAUSE)
    table.you.acts(CARD, by=mine, level=level)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.blood(mine)) == (mine, 3)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("blessed", [True, False])
def test_opposing_vampires_play_none_of_these_in_combat(
    table: Table, code: str, blessed: bool
) -> None:
    """The blessed vampire does; against another one so does the opponent."""
    mine, other = table.you.ready(SAGE), table.you.ready("Don Cerro (G5)")
    table.you.in_play(CARD, on=mine, level="dem")
    theirs = table.prey.ready(OTHER_SAGE)
    table.prey.holds(art(code, "fight"))
    table.you.holds(art(code, "fight"))
    fight(table, mine if blessed else other, theirs)
    offered = {0: False, 1: False}
    while not table.over():
        offered[0] |= table.you.may("play", minion=mine)
        offered[1] |= table.prey.may("play", minion=theirs)
        table.pass_on()
    assert offered == {0: blessed, 1: code not in BARRED or not blessed}


def dreamer(code: str) -> Definition:
    """An ally that plays cards of a Discipline as a vampire."""
    lent = static("plays as a vampire", 5, word=code)
    return paper("Dreamer", lent, kind="ally", life=5, bleed=1, strength=1)


@pytest.mark.parametrize("code", BARRED)
def test_an_opposing_ally_is_no_vampire(table: Table, code: str) -> None:
    """It plays such cards as a vampire would, and is none."""
    mine = table.you.ready(SAGE)
    table.you.in_play(CARD, on=mine, level="dem")
    ally = table.prey.ready(dreamer(code))
    table.prey.holds(art(code, "fight"))
    fight(table, mine, ally)
    offered = False
    while not table.over():
        offered |= table.prey.may("play", minion=ally)
        table.pass_on()
    assert offered


@pytest.mark.parametrize("code", BARRED)
def test_an_acting_ally_is_not_silenced(table: Table, code: str) -> None:
    """Though the blessed vampire attempts to block it."""
    ally = table.predator.ready(dreamer(code))
    table.predator.in_play(EYES, on=ally)
    held = table.predator.holds(art(code, "sway"))
    mine = table.you.ready(SAGE)
    table.you.in_play(CARD, on=mine, level="dem")
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=ally)
    table.you.blocks(mine)
    offered = False
    while not table.over():
        offered |= table.predator.may("play", card=held, minion=ally)
        table.pass_on()
    assert offered


def bled(table: Table, code: str) -> tuple[int, int, int, int]:
    """Your predator bleeds you with one stealth; the actor, its card, the blessed one, another."""
    actor = table.predator.ready(OTHER_SAGE)
    table.predator.in_play(EYES, on=actor)
    held = table.predator.holds(art(code, "sway"))
    mine, other = table.you.ready(SAGE), table.you.ready("Don Cerro (G5)")
    table.you.in_play(CARD, on=mine, level="dem")
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=actor)
    return actor, held, mine, other


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("code", CODES)
def test_once_it_has_attempted_to_block_the_actor_is_silenced(table: Table, code: str) -> None:
    """Not before; from then on to the end of the action, though the attempt fails."""
    actor, held, mine, _ = bled(table, code)
    assert table.predator.may("play", card=held, minion=actor)
    table.you.blocks(mine)
    silenced = code in BARRED
    offered = False
    while not table.over():
        offered |= table.predator.may("play", card=held, minion=actor)
        table.pass_on()
    assert offered is not silenced
    assert table.you.pool() == 29  # it was not blocked


def test_the_next_action_is_free_again(table: Table) -> None:
    """The actor plays what it likes."""
    actor, held, mine, _ = bled(table, "dom")
    table.you.blocks(mine)
    rest(table)
    table.until_turn_of(table.you)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=actor)
    assert table.predator.may("play", card=held, minion=actor)


def test_the_attempt_of_another_silences_nobody(table: Table) -> None:
    """The actor may still answer."""
    actor, held, _, other = bled(table, "dom")
    table.you.blocks(other)
    offered = False
    while not table.over():
        offered |= table.predator.may("play", card=held, minion=actor)
        table.pass_on()
    assert offered


@pytest.mark.parametrize("level", ["dem", "DEM"])
@pytest.mark.parametrize("code", CODES)
def test_no_such_action_is_directed_at_it(table: Table, level: str, code: str) -> None:
    """At superior only; at others it is, and her own controller's is directed at nobody."""
    sage = table.you.ready(SAGE)
    table.you.ready(COMPANION)
    table.you.holds(art(code, "act"))
    blessed, other = table.prey.ready("Tony (G3)"), table.prey.ready("Ryan")
    table.prey.in_play(CARD, on=blessed, level=level)
    table.you.acts(f"Art {code}", by=sage, level=code)
    barred = level == "DEM" and code in BARRED
    assert other in table.you.choices()
    assert (blessed in table.you.choices()) is not barred
    assert sage in table.you.choices()

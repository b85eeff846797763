"""Anima Gathering and Baltimore Purge: what stays on the acting vampire until an unlock phase."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    ANYTIME,
    TARGET,
    action,
    banishes,
    choose,
    gain_pool,
    on,
    static,
    use,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

ANIMA = "Anima Gathering"
PURGE = "Baltimore Purge"
AWAY = paper("Away", action(choose(on(vampire, yours)), banishes(TARGET)), kind="action")
BELL = paper("Bell", use(gain_pool(1), at=ANYTIME), kind="master")


# -- Anima Gathering ------------------------------------------------------------------------------


def gathered(table: Table, level: str) -> tuple[int, int, int, int]:
    """Yours feels the anima of Ryan: the actor, Ryan, a third one, the card."""
    mine = table.you.ready({"aus": "Meaghan", "AUS": "Trevon Parker"}[level])
    ryan, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    anima = table.you.holds(ANIMA)
    table.you.holds(PAUSE)
    table.prey.ready("Nassir", locked=True)
    fallen = table.you.torpor("Duck (G1)")
    table.you.acts(ANIMA, by=mine, level=level)
    assert table.you.choices() == {ryan, other, fallen}
    table.you.chooses(ryan)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.where(anima), table.on(anima), table.locked(mine)) == ("attached", mine, True)
    return mine, ryan, other, anima


@pytest.mark.parametrize(("level", "bled"), [("aus", 1), ("AUS", 2)])
@pytest.mark.parametrize("chosen", [True, False])
def test_the_chosen_minion_bleeds_for_more(
    table: Table, level: str, bled: int, chosen: bool
) -> None:
    """At the superior level; nobody else does."""
    mine, ryan, other, _ = gathered(table, level)
    table.you.acts(word="bleed", by=ryan if chosen else other)
    rest(table)
    assert table.prey.pool() == 30 - (bled if chosen else 1)
    assert table.locked(mine)


@pytest.mark.parametrize("level", ["aus", "AUS"])
@pytest.mark.parametrize(
    ("sneaking", "by", "blocks"), [(2, "ryan", True), (3, "ryan", False), (1, "other", False)]
)
def test_the_chosen_minion_blocks_better(
    table: Table, level: str, sneaking: int, by: str, blocks: bool
) -> None:
    """+2 intercept; the vampire with the card and others have no more than before."""
    thief = table.predator.ready("Tock (G3)")
    coat = paper("Coat", static("stealth", sneaking), kind="equipment")
    table.predator.in_play(coat, on=thief)
    _, ryan, other, _ = gathered(table, level)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=thief)
    table.you.blocks(ryan if by == "ryan" else other)
    rest(table)
    assert table.you.pool() == (30 if blocks else 29)


@pytest.mark.parametrize("stays", [True, False])
def test_it_may_stay_locked_for_it(table: Table, stays: bool) -> None:
    """Asked in your unlock phase, for this minion alone; unlocked, the card is burned."""
    mine, ryan, _, anima = gathered(table, "aus")
    table.you.acts(word="bleed", by=ryan)
    rest(table)
    table.until_turn_of(table.predator, "minion")
    assert (table.locked(mine), table.where(anima)) == (True, "attached")
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {mine}
    if stays:
        table.you.chooses(mine)
    else:
        table.you.does("done")
    table.until_turn_of(table.you, "minion")
    assert (table.locked(mine), table.locked(ryan)) == (stays, False)
    assert table.where(anima) == ("attached" if stays else "ash_heap")
    if stays:
        table.until_turn_of(table.predator, "minion")
        while not table.you.choices():
            table.pass_on()
        table.you.does("done")
        table.until_turn_of(table.you, "minion")
        assert (table.locked(mine), table.where(anima)) == (False, "ash_heap")


def test_unlocked_by_another_effect_it_is_burned(table: Table) -> None:
    """Whenever that is."""
    table.you.in_play(UNLOCKER)
    mine, _, _, anima = gathered(table, "aus")
    table.you.uses("Unlocker")
    assert (table.locked(mine), table.where(anima)) == (False, "ash_heap")


def test_an_unlocked_minion_is_not_asked_for(table: Table) -> None:
    """Nor one that does not unlock anyway."""
    mine = table.you.ready("Meaghan")
    table.you.in_play(ANIMA, on=mine)
    heavy = table.you.ready("Ryan", locked=True)
    table.you.in_play(ANIMA, on=heavy)
    table.you.in_play(paper("Lead", static("does not unlock"), kind="equipment"), on=heavy)
    table.begins("unlock")
    assert not table.you.choices()
    assert table.locked(heavy)


@pytest.mark.ruling(ANIMA, 1)
@pytest.mark.parametrize("banished", [True, False])
def test_who_comes_back_unlocked_keeps_the_card(table: Table, banished: bool) -> None:
    """Through the uncontrolled region: that is no unlocking, as another effect is."""
    mine = table.you.ready("Lauren", locked=True)
    anima = table.you.in_play(ANIMA, on=mine)
    actor, _ = table.you.ready("Ryan"), table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(AWAY)
    if banished:
        table.you.acts("Away", by=actor)
        table.you.chooses(mine)
        rest(table)
        assert (table.where(mine), table.where(anima)) == ("uncontrolled", "attached")
        table.until_turn_of(table.you, "influence")
        table.you.does("move out", target=mine)
    else:
        table.you.uses("Unlocker")
    assert (table.where(mine), table.locked(mine)) == ("ready", False)
    assert table.where(anima) == ("attached" if banished else "ash_heap")


# -- Baltimore Purge ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "extra"), [("Zip (G3)", 1), ("Claudia (G5)", 0)])
def test_a_ravnos_is_stealthier(table: Table, name: str, extra: int) -> None:
    """+1 stealth; the card is put on the acting vampire, whichever it is."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    purge = table.you.holds(PURGE)
    table.you.holds(PAUSE)
    ally = table.you.ready("Renegade Garou")
    assert not table.you.can_play(PURGE, by=ally)
    table.you.acts(PURGE, by=mine)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == extra
    assert action_of(table).targets == ()
    rest(table)
    assert table.on(purge) == mine
    assert table.where(mine) == "ready"


@pytest.mark.rules_text("003 Baltimore Purge 1")
@pytest.mark.ruling(PURGE, 1)
@pytest.mark.ruling(PURGE, 2)
@pytest.mark.ruling(PURGE, 3)
@pytest.mark.parametrize("lasombra", ["ready", "torpor", "theirs"])
def test_everybody_loses_a_vampire(table: Table, lasombra: str) -> None:
    """Each other chooses her own; with a ready Lasombra you choose; none older, no ally.

    Nothing is played between the choices and torpor; a Secure Haven does not help.
    """
    mine = table.you.ready("Crow (G5)")
    table.you.ready("Meaghan")
    shade = replaced("Claudia (G5)", clans=("Lasombra",))
    if lasombra == "theirs":
        table.grand_predator.ready(shade)
    else:
        table.you.puts(shade, lasombra)
    purge = table.you.in_play(PURGE, on=mine)
    equal, young = table.prey.ready("Brachah (G2)"), table.prey.ready("Nassir")
    table.prey.in_play("Secure Haven", on=young)
    old = table.prey.ready("Trevon Parker")
    ally = table.prey.ready("Renegade Garou")
    fallen = table.prey.torpor("Duck (G1)")
    only = table.grand_prey.ready("Lauren")
    table.prey.in_play(BELL)  # would be asked before they fall, if there were time
    elder = table.predator.ready("Chester DuBois (G1)")
    chooser = table.you if lasombra == "ready" else table.prey
    other = table.prey if lasombra == "ready" else table.you
    table.begins("unlock")

    assert chooser.choices() == {equal, young}
    assert not other.choices()
    chooser.chooses(young)
    places = [table.where(one) for one in (mine, young, only)]
    assert places == ["torpor"] * 3
    stay = [table.where(one) for one in (equal, old, ally, elder)]
    assert stay == ["ready"] * 4
    assert table.where(fallen) == "torpor"
    assert table.where(purge) == "ash_heap"


def test_the_purge_is_yours(table: Table) -> None:
    """In your unlock phase only; without others there is your vampire alone."""
    mine = table.you.ready("Crow (G5)")
    table.you.ready("Meaghan")
    purge = table.you.in_play(PURGE, on=mine)
    theirs = table.prey.ready("Trevon Parker")
    table.until_turn_of(table.predator, "minion")
    assert (table.where(mine), table.where(purge)) == ("ready", "attached")
    table.until_turn_of(table.you, "minion")
    assert (table.where(mine), table.where(purge), table.where(theirs)) == (
        "torpor",
        "ash_heap",
        "ready",
    )

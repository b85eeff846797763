"""Reactions of the Gangrel: Deep Ecology, Eyes of the Wild; Double Deuce and Martina."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from listening import listener
from methuselah.engine.definitions import defined
from methuselah.language import static
from methuselah.pool import Face
from table_talk import Table

ECOLOGY = "Deep Ecology"
EYES = "Eyes of the Wild"
DEUCE = "Double Deuce"


# -- Deep Ecology ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("directed", "works"), [(True, True), (False, False)])
def test_animalism_intercepts_directed_actions(table: Table, directed: bool, works: bool) -> None:
    """+2 intercept against what is directed at you, not in a hunt."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds("Lost in Crowds")
    nathan = table.prey.ready("Nathan Turner")
    table.prey.holds(ECOLOGY)

    table.you.acts(word="bleed" if directed else "hunt", by=ryan)
    table.prey.blocks(nathan)
    if directed:
        table.you.plays("Lost in Crowds", by=ryan, level="obf")
    assert table.prey.can_play(ECOLOGY, by=nathan, level="ani") == works
    if works:
        table.prey.plays(ECOLOGY, by=nathan, level="ani")
    rest(table)
    assert table.locked(nathan) == works
    assert table.waits_for(table.you)


def test_fortitude_reduces_a_bleed(table: Table) -> None:
    """By 2, never below nothing; without bleed there is no Edge."""
    octane = table.you.ready("Octane")
    rayne = table.you.ready("Rayne")
    table.you.holds("Line Brawl")
    hanna = table.prey.ready("Hanna Nokelainen")
    table.prey.holds(ECOLOGY, ECOLOGY)

    table.you.acts("Line Brawl", by=octane, level="pre")
    table.prey.plays(ECOLOGY, by=hanna, level="for")
    rest(table)
    assert table.prey.pool() == 30
    assert not table.you.has_edge()
    table.you.acts(word="hunt", by=rayne)
    while not table.over():
        assert not table.prey.can_play(ECOLOGY)
        table.pass_on()


@pytest.mark.ruling(ECOLOGY, 3)
@pytest.mark.parametrize(("blood", "works"), [(1, True), (0, False)])
def test_protean_unlocks_for_a_blood(table: Table, blood: int, works: bool) -> None:
    """A locked vampire with the blood unlocks, and may block ([ANK 20210226])."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    indira = table.prey.ready("Indira", blood=blood, locked=True)
    free = table.prey.ready("Joaquín de Cádiz")
    table.prey.holds(ECOLOGY)

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert table.prey.can_play(ECOLOGY, by=indira, level="pro") == works
    assert not table.prey.can_play(ECOLOGY, by=free, level="pro")
    if works:
        table.prey.plays(ECOLOGY, by=indira, level="pro")
        assert table.blood(indira) == 0
        assert not table.locked(indira)
        table.prey.blocks(indira)
    rest(table)
    assert table.prey.pool() == (30 if works else 29)


@pytest.mark.ruling(ECOLOGY, 1)
def test_the_blood_for_unlocking_is_no_cost(table: Table) -> None:
    """What makes cards cheaper does not make it cheaper ([ANK 20210226])."""
    ryan = table.you.ready("Ryan")
    indira = table.prey.ready("Indira", locked=True)
    face = Face(
        id=913_000, name="Cheap", printed_name="Cheap", types=("master",), text="", digest=""
    )
    table.prey.in_play(defined(face, statics=(static("blood cost", -1),)), on=indira)
    table.prey.holds(ECOLOGY)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(ECOLOGY, by=indira, level="pro")
    assert table.blood(indira) == 2


@pytest.mark.ruling(ECOLOGY, 2)
@pytest.mark.parametrize(("level", "pool"), [("ani", 31), ("for", 30)])
def test_deep_ecology_counts_as_requiring_what_is_used(table: Table, level: str, pool: int) -> None:
    """Played at [for] it is no Animalism card ([LSJ 20011204-3])."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds("Swallowed by the Night")
    hanna = table.prey.ready("Hanna Nokelainen")
    table.prey.in_play(listener("ani"))
    table.prey.holds(ECOLOGY)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(hanna)
    table.you.plays("Swallowed by the Night", by=ryan, level="obf")
    table.prey.plays(ECOLOGY, by=hanna, level=level)
    rest(table)
    assert table.prey.pool() == pool


# -- Eyes of the Wild -----------------------------------------------------------------------------


def test_eyes_unlock_and_attempt_to_block(table: Table) -> None:
    """A locked Gangrel attempts at once; each blood it burns is +1 intercept."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    table.you.holds("Swallowed by the Night")
    dario = table.prey.ready("Dario Ziggler", locked=True)
    free = table.prey.ready("Indira")
    card = table.prey.holds(EYES)

    table.you.acts(word="hunt", by=ryan)
    table.until("action", table.prey)
    assert not table.prey.can_play(EYES, by=free)
    table.prey.plays(EYES, by=dario)
    assert not table.locked(dario)
    table.prey.does("use promise", minion=dario)
    table.you.plays("Swallowed by the Night", by=ryan, level="obf")
    table.prey.does("use promise", minion=dario)
    rest(table)
    assert table.blood(dario) == 2
    assert table.blood(ryan) == 2
    assert table.locked(dario)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_eyes_lock_again_who_did_not_block(table: Table) -> None:
    """After the action is resolved; who burned no blood has paid nothing."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    dario = table.prey.ready("Dario Ziggler", locked=True)
    table.prey.holds(EYES)

    table.you.acts(word="hunt", by=ryan)
    table.prey.plays(EYES, by=dario)
    while not table.over():
        assert table.where(dario) == "ready"
        table.pass_on()
    assert table.locked(dario)
    assert table.blood(dario) == 5
    assert table.blood(ryan) == 4


def test_eyes_are_for_locked_gangrel(table: Table) -> None:
    """No other clan; an empty one gets no intercept."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    octane = table.prey.ready("Octane", locked=True)
    dario = table.prey.ready("Dario Ziggler", locked=True, blood=0)
    table.prey.holds(EYES)

    table.you.acts(word="hunt", by=ryan)
    table.until("action", table.prey)
    assert not table.prey.can_play(EYES, by=octane)
    table.prey.plays(EYES, by=dario)
    while not table.over():
        assert not table.prey.may("use promise")
        table.pass_on()


@pytest.mark.ruling(EYES, 2)
def test_eyes_serve_whoever_attempts_already(table: Table) -> None:
    """Woken, then unlocked during the attempt ([ANK 20181122-2])."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    dario = table.prey.ready("Dario Ziggler", locked=True)
    table.prey.holds("Wake with Evening's Freshness", EYES)

    table.you.acts(word="hunt", by=ryan)
    table.prey.plays("Wake with Evening's Freshness", by=dario)
    table.prey.blocks(dario)
    table.prey.plays(EYES, by=dario)
    table.prey.does("use promise", minion=dario)
    rest(table)
    assert table.blood(ryan) == 2
    assert table.locked(dario)


@pytest.mark.ruling(EYES, 3)
def test_eyes_are_not_for_who_cannot_block(table: Table) -> None:
    """An effect that keeps it from blocking keeps it from this ([LSJ 20010714-2])."""
    ryan = table.you.ready("Ryan", blood=3)
    dario = table.prey.ready("Dario Ziggler", locked=True)
    table.you.in_play("Pentex™ Subversion", on=dario, controller=0)
    table.prey.holds(EYES)
    table.you.acts(word="hunt", by=ryan)
    while not table.over():
        assert not table.prey.can_play(EYES)
        table.pass_on()


@pytest.mark.ruling(EYES, 4)
def test_eyes_do_not_reach_across_the_table(table: Table) -> None:
    """The grand-prey blocks no hunt ([ANK 20180623])."""
    ryan = table.you.ready("Ryan", blood=3)
    table.grand_prey.ready("Dario Ziggler", locked=True)
    table.grand_prey.holds(EYES)
    table.you.acts(word="hunt", by=ryan)
    while not table.over():
        assert not table.grand_prey.can_play(EYES)
        table.pass_on()


# -- Double Deuce, Martina Srnankova --------------------------------------------------------------


def test_double_deuce_is_recruited_and_stealthy(table: Table) -> None:
    """2 pool, by a Gangrel; 3 life, 1 bleed at +1 stealth."""
    dario = table.you.ready("Dario Ziggler")
    octane = table.you.ready("Octane")
    card = table.you.holds(DEUCE)
    assert not table.you.can_play(DEUCE, by=octane)
    table.you.acts(DEUCE, by=dario)
    rest(table)
    assert table.you.pool() == 28
    assert table.blood(card) == 3
    assert not table.you.may("act", minion=card)
    assert table.waits_for(table.you)


def test_double_deuce_bleeds_past_who_has_no_intercept(table: Table) -> None:
    """+1 stealth in every action."""
    deuce = table.you.ready(DEUCE)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=deuce)
    table.prey.blocks(nassir)
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(nassir)


@pytest.mark.parametrize(("life", "left"), [(1, 2), (2, 3), (3, 3), (4, 4)])
def test_double_deuce_heals(table: Table, life: int, left: int) -> None:
    """1 life in your unlock phase if he has 2 or fewer."""
    deuce = table.you.ready(DEUCE, blood=life)
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.blood(deuce) == left


@pytest.mark.parametrize(("word", "blocked"), [("bleed", True), ("hunt", False)])
def test_martina_watches_bleeds(table: Table, word: str, blocked: bool) -> None:
    """+1 intercept during bleed actions only."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds("Swallowed by the Night")
    martina = table.prey.ready("Martina Srnankova (G6)")
    table.you.acts(word=word, by=ryan)
    table.prey.blocks(martina)
    if word == "bleed":
        table.you.plays("Swallowed by the Night", by=ryan, level="obf")
    rest(table)
    assert table.locked(martina) == blocked

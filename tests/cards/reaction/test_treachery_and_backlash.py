"""Treachery, Political Backlash, Voices of the Castle."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition, defined
from methuselah.language import (
    ACTING_SEAT,
    cancels_referendum,
    gain_pool,
    reaction,
    static,
)
from methuselah.rules.action.blocks import intercept
from politics_talk import motion, polling
from scenes.modifiers import adds_intercept, reduces_a_bleed
from scenes.rulings import counts_as_the_discipline_used, needs_the_blood_that_it_burns
from table_talk import Table

TREACHERY = "Treachery"
BACKLASH = "Political Backlash"
VOICES = "Voices of the Castle"
PRINCE = "Mkhokheli"


# -- Treachery ------------------------------------------------------------------------------------


@pytest.mark.ruling(TREACHERY, 1)
@pytest.mark.ruling(TREACHERY, 2)
@pytest.mark.parametrize("level", ["pre", "PRE"])
@pytest.mark.parametrize("passes", [True, False])
def test_treachery_makes_a_success_dear(table: Table, level: str, passes: bool) -> None:
    """1 pool after the effect; at superior each other one in favor burns 1, as it is tallied."""
    caller = table.you.ready(PRINCE)
    table.you.holds(motion(gain_pool(1, ACTING_SEAT)))
    traitor = table.prey.ready(made_vampire("Traitor", "PRE"))
    card = table.prey.holds(TREACHERY)
    friend = table.grand_prey.ready(replaced("Lauren", title="prince", city="Prague"))
    foes = [
        seat.ready(replaced(name, title=title, city=city))
        for seat, name, title, city in (
            (table.predator, "Tara (G5)", "justicar", None),
            (table.grand_predator, "Nassir", "justicar", None),
        )
    ]
    table.you.acts("Motion", by=caller)
    table.until("before_votes")
    table.prey.plays(card, by=traitor, level=level)
    polling(table)
    table.you.votes("for", minion=caller)
    table.grand_prey.votes("for", minion=friend)
    if not passes:
        table.predator.votes("against", minion=foes[0])
        table.grand_predator.votes("against", minion=foes[1])
    rest(table)
    assert table.you.pool() == (31 - 1 if passes else 30)
    assert table.grand_prey.pool() == (29 if level == "PRE" else 30)
    assert table.prey.pool() == 30
    assert table.predator.pool() == table.grand_predator.pool() == 30
    assert not table.locked(traitor)


@pytest.mark.ruling(TREACHERY, 1)
def test_treachery_comes_after_the_effect(table: Table) -> None:
    """The caller with 1 pool gains 1 before it burns 1, and is not ousted."""
    table.you.pool(1)
    caller = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    traitor = table.prey.ready(made_vampire("Traitor", "pre"))
    card = table.prey.holds(TREACHERY)
    table.you.acts("Motion", by=caller)
    table.until("before_votes")
    table.prey.plays(card, by=traitor, level="pre")
    polling(table)
    table.you.votes("for", minion=caller)
    rest(table)
    assert not table.you.is_out()
    assert table.you.pool() == 1


@pytest.mark.ruling(TREACHERY, 2)
@pytest.mark.rules_text("003 Treachery 1")
def test_superior_treachery_comes_before_the_effect(table: Table) -> None:
    """Who voted for it with 1 pool is ousted though the referendum would give her 1."""
    table.grand_prey.pool(1)
    caller = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    friend = table.grand_prey.ready(replaced("Lauren", title="prince", city="Prague"))
    table.you.holds(motion())
    traitor = table.prey.ready(made_vampire("Traitor", "PRE"))
    card = table.prey.holds(TREACHERY)
    table.you.acts("Motion", by=caller)
    table.until("before_votes")
    table.prey.plays(card, by=traitor, level="PRE")
    polling(table)
    table.you.votes("for", minion=caller)
    table.grand_prey.votes("for", minion=friend)
    rest(table)
    assert table.grand_prey.is_out()
    assert table.you.pool() == 30  # 1 gained, 1 burned


@pytest.mark.ruling(TREACHERY, 3)
@pytest.mark.parametrize("itself", [False, True])
def test_no_treachery_where_it_passes_by_itself(table: Table, itself: bool) -> None:
    """There is no step before the votes; nor is it for the polling step."""
    caller = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    if itself:
        sure = paper("Sure", static("passes automatically"), kind="equipment")
        table.you.in_play(sure, on=caller)
    table.prey.ready(made_vampire("Traitor", "PRE"))
    table.prey.holds(TREACHERY)
    table.you.acts("Motion", by=caller)
    seen = set()
    while not table.over():
        now = table.asked()
        if now is not None and table.prey.can_play(TREACHERY):
            seen.add(now.window)
        table.pass_on()
    assert seen == (set() if itself else {"before_votes"})


# -- Political Backlash ---------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["passes", "fails", "cancelled", "bleed"])
def test_a_backlash_follows_a_failure(table: Table, how: str) -> None:
    """The controller of who acts burns 2 pool; not where it passed, nor if it was cancelled."""
    calls_off = paper("Calls off", reaction(cancels_referendum(), at=("polling",)))
    caller = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    reacting = table.prey.ready("Ryan")
    card = table.prey.holds(BACKLASH)
    table.prey.holds(calls_off)
    if how == "bleed":
        table.you.acts(word="bleed", by=caller)
    else:
        table.you.acts("Motion", by=caller)
        polling(table)
        if how == "passes":
            table.you.votes("for", minion=caller)
        elif how == "cancelled":
            table.prey.plays("Calls off", by=reacting)
        elif how == "fails":
            table.you.votes("against", minion=caller)
    offered = False
    while not table.over():
        if table.prey.can_play(card):
            offered = True
            table.prey.plays(card, by=reacting)
        else:
            table.pass_on()
    assert offered is (how == "fails")
    assert table.you.pool() == {"passes": 31, "fails": 28}.get(how, 30)
    assert not table.locked(reacting)
    assert table.grand_prey.pool() == 30


def test_the_next_action_has_no_backlash(table: Table) -> None:
    """The failure was of another action."""
    caller = table.you.ready(PRINCE)
    other = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.prey.ready("Ryan")
    table.prey.holds(BACKLASH)
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("against", minion=caller)
    rest(table)
    table.you.acts(word="bleed", by=other)
    while not table.over():
        assert not table.prey.can_play(BACKLASH)
        table.pass_on()


# -- Voices of the Castle -------------------------------------------------------------------------


def slave(*codes: str) -> Definition:
    """A slave of the Tremere."""
    face = replaced("Rusticus (G5)", disciplines=codes, capacity=6).face
    return defined(face, statics=(static("slave", word="Tremere"),))


@pytest.mark.parametrize(("level", "burned"), [("tha", 1), ("vis", 0)])
def test_the_castle_whispers(level: str, burned: int) -> None:
    """+1 intercept, with Blood Sorcery for a blood; at superior a bleed is reduced by 2."""
    adds_intercept(VOICES, by=slave("tha", "VIS"), amount=1, level=level, burned=burned)
    reduces_a_bleed(VOICES, by=slave("tha", "VIS"), amount=2, level="VIS")


@pytest.mark.ruling(VOICES, 1)
@pytest.mark.ruling(VOICES, 3)
def test_the_blood_for_the_voices_must_be_there() -> None:
    """Whatever makes cards cheaper."""
    needs_the_blood_that_it_burns(VOICES, by=slave("tha"), blood=1, level="tha")


@pytest.mark.ruling(VOICES, 2)
@pytest.mark.parametrize(
    ("level", "used", "other"),
    [("tha", "tha", "vis"), ("vis", "vis", "tha"), ("VIS", "vis", "tha")],
)
def test_the_voices_require_what_is_used(level: str, used: str, other: str) -> None:
    """One of the two as it is played, either of them before."""
    by = slave("tha", "VIS")
    counts_as_the_discipline_used(VOICES, by=by, level=level, used=(used,), others=(other,))


@pytest.mark.parametrize(
    ("clan", "whose", "is_slave", "may"),
    [
        ("Tremere", "prey", True, True),
        ("Tremere", "prey", False, False),
        ("Nosferatu", "prey", True, False),
        ("Tremere", "predator", True, False),
    ],
)
def test_a_slave_whispers_to_its_master(
    table: Table, clan: str, whose: str, is_slave: bool, may: bool
) -> None:
    """+1 intercept for a vampire of the clan that it serves, under the same control."""
    mine = table.you.ready(made_vampire("Actor", capacity=6), blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    if is_slave:
        servant = table.prey.ready(slave("vis"))
    else:
        servant = table.prey.ready(made_vampire("Free", "vis"))
    master = getattr(table, whose).ready(replaced("Crow (G5)", clans=(clan,)))
    table.prey.holds(VOICES)
    table.you.acts(word="hunt", by=mine)
    getattr(table, whose).blocks(master)
    table.until("attempt", table.you)
    assert table.prey.can_play(VOICES, by=servant, level="vis 2") is may
    assert not table.prey.can_play(VOICES, by=servant, level="vis")
    if may:
        table.prey.plays(VOICES, by=servant, level="vis 2")
        table.until("attempt", table.you)
        assert intercept(table.state, master) == 1
        assert intercept(table.state, servant) == 0

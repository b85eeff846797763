"""Ignis Fatuus, Steadfastness, Surprise Influence, Tourette's Voice, Truth in Ink."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from methuselah.engine.definitions import Definition, defined
from methuselah.language import static
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.modifiers import adds_intercept, reduces_a_bleed
from scenes.rulings import counts_as_the_discipline_used
from scenes.telling import changing
from table_talk import Table

IGNIS = "Ignis Fatuus"
STEADFAST = "Steadfastness"
SURPRISE = "Surprise Influence"
TOURETTE = "Tourette's Voice"
INK = "Truth in Ink"


def black_hand(name: str, capacity: int = 5) -> Definition:
    """A vampire of the Black Hand."""
    return defined(made_vampire(name, capacity=capacity).face, statics=(static("black hand"),))


# -- bleeds reduced, intercept --------------------------------------------------------------------


@pytest.mark.parametrize(("card", "level", "amount"), [(STEADFAST, "FOR", 1), (INK, "", 2)])
def test_a_bleed_against_you_is_reduced(card: str, level: str, amount: int) -> None:
    """So much, and against nobody else."""
    by = made_vampire("Firm", "FOR") if card == STEADFAST else black_hand("Inked")
    reduces_a_bleed(card, by=by, amount=amount, level=level)


@pytest.mark.parametrize("whose", ["prey", "grand_prey"])
def test_any_bleed_is_reduced_by_superior_ignis_fatuus(table: Table, whose: str) -> None:
    """By 1, for 1 blood, against any Methuselah; only a bleed."""
    mine = table.you.ready(made_vampire("Actor"))
    table.you.in_play(changing("bleed", 1), on=mine)
    table.you.ready(COMPANION)
    seat = getattr(table, whose)
    fool = seat.ready(made_vampire("Fool", "CHI"))
    card = seat.holds(IGNIS)
    table.you.acts(word="bleed", by=mine)
    seat.plays(card, by=fool, level="CHI")
    rest(table)
    assert table.prey.pool() == 29
    assert table.blood(fool) == 4
    assert not table.locked(fool)
    table = Table()
    mine = table.you.ready(made_vampire("Actor"), blood=2)
    table.prey.ready(made_vampire("Fool", "CHI"))
    table.prey.holds(IGNIS)
    table.you.acts(word="hunt", by=mine)
    while not table.over():
        assert not table.prey.can_play(IGNIS, level="CHI")
        table.pass_on()


@pytest.mark.parametrize(
    ("card", "level"),
    [(STEADFAST, "for"), (TOURETTE, "aus"), (TOURETTE, "mel"), (TOURETTE, "MEL")],
)
def test_it_adds_1_intercept(card: str, level: str) -> None:
    """For the minion that plays it and attempts to block."""
    if level in ("mel", "MEL"):
        return _given_to_itself(level)
    adds_intercept(card, by=made_vampire("Firm", "for", "aus"), amount=1, level=level)
    return None


def _given_to_itself(level: str) -> None:
    """Even this one."""
    for sneaks in (1, 2):
        table = Table()
        mine = table.you.ready(made_vampire("Sneak"))
        table.you.in_play(changing("stealth", sneaks), on=mine)
        table.you.ready(COMPANION)
        singer = table.prey.ready(made_vampire("Singer", "MEL"))
        card = table.prey.holds(TOURETTE)
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(singer)
        table.prey.plays(card, by=singer, level=level)
        rest(table)
        assert table.prey.pool() == (30 if sneaks == 1 else 29)


def test_who_is_steadfast_only_where_it_is_attacked(table: Table) -> None:
    """Not to block an undirected action."""
    mine = table.you.ready(made_vampire("Actor"), blood=2)
    table.you.ready(COMPANION)
    firm = table.prey.ready(made_vampire("Firm", "for"))
    table.prey.holds(STEADFAST)
    table.prey.holds("Elder Intervention", "Enhanced Senses")
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(firm)
    while not table.over():
        assert not table.prey.can_play(STEADFAST)
        table.pass_on()


@pytest.mark.ruling(TOURETTE, 1)
@pytest.mark.parametrize(
    ("level", "used", "other"),
    [("aus", "aus", "mel"), ("mel", "mel", "aus"), ("MEL", "mel", "aus")],
)
def test_tourettes_voice_requires_what_is_used(level: str, used: str, other: str) -> None:
    """One of the two as it is played, either of them before."""
    by = made_vampire("Singer", "aus", "MEL", capacity=8)
    counts_as_the_discipline_used(TOURETTE, by=by, level=level, used=(used,), others=(other,))


@pytest.mark.parametrize(
    ("level", "blocks", "may"),
    [
        ("aus", "prey", False),
        ("mel", "prey", True),
        ("MEL", "prey", True),
        ("mel", "predator", False),
        ("MEL", "predator", True),
    ],
)
def test_to_whom_tourettes_voice_lends_intercept(
    table: Table, level: str, blocks: str, may: bool
) -> None:
    """Another minion of yours; at superior anybody's. It is needed, and paid by nobody."""
    mine = table.you.ready(made_vampire("Actor"), blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    singer = table.prey.ready(made_vampire("Singer", "aus", "MEL"))
    ally = getattr(table, blocks).ready("Renegade Garou")
    card = table.prey.holds(TOURETTE)
    table.you.acts(word="hunt", by=mine)
    getattr(table, blocks).blocks(ally)
    table.until("attempt", table.you)
    assert table.prey.can_play(card, by=singer, level=level) is may
    if may:
        table.prey.plays(card, by=singer, level=level)
        rest(table)
        assert table.blood(mine) < 3
        assert not table.locked(singer)


@pytest.mark.parametrize(
    ("who", "may"),
    [
        (made_vampire("Plain"), True),
        (black_hand("Handed"), False),
        ("Renegade Garou", False),
    ],
)
def test_against_whom_there_is_truth_in_ink(table: Table, who: str | Definition, may: bool) -> None:
    """A vampire that is not Black Hand; no ally."""
    mine = table.you.ready(who)
    table.you.ready(COMPANION)
    table.prey.ready(black_hand("Inked"))
    table.prey.holds(INK)
    table.you.acts(word="bleed", by=mine)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(INK)
        table.pass_on()
    assert offered is may


def test_no_ink_without_the_black_hand(table: Table) -> None:
    """Another vampire does not play it."""
    mine = table.you.ready(made_vampire("Actor"))
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.prey.holds(INK)
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not table.prey.can_play(INK)
        table.pass_on()


# -- less stealth ---------------------------------------------------------------------------------


@pytest.mark.ruling(IGNIS, 2)
def test_inferior_ignis_fatuus_takes_stealth_for_the_turn(table: Table) -> None:
    """-1 for the acting minion, needed or not; in its next action too, and not in its next turn."""
    mine = table.you.ready(made_vampire("Actor"), blood=3)
    unlocker = table.you.in_play(UNLOCKER)
    table.you.ready(COMPANION)
    fool = table.prey.ready(made_vampire("Fool", "chi"))
    table.you.holds(PAUSE)
    card = table.prey.holds(IGNIS)
    table.you.acts(word="hunt", by=mine)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == 1
    table.prey.plays(card, by=fool, level="chi")
    assert stealth(table.state, action_of(table)) == 0
    assert table.blood(fool) == 4
    table.nobody_reacts()
    table.you.uses(unlocker)
    table.you.acts(word="hunt", by=mine)
    assert stealth(table.state, action_of(table)) == 0
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="hunt", by=mine)
    assert stealth(table.state, action_of(table)) == 1


def test_ignis_fatuus_is_for_one_minion(table: Table) -> None:
    """Another minion of the turn hides as before."""
    mine = table.you.ready(made_vampire("Actor"), blood=3)
    other = table.you.ready(made_vampire("Beside"), blood=3)
    fool = table.prey.ready(made_vampire("Fool", "chi"))
    table.you.holds(PAUSE)
    card = table.prey.holds(IGNIS)
    table.you.acts(word="hunt", by=mine)
    table.prey.plays(card, by=fool, level="chi")
    table.nobody_reacts()
    table.you.acts(word="hunt", by=other)
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.ruling(IGNIS, 1)
def test_ignis_fatuus_waits_for_the_impulse(table: Table) -> None:
    """The prey decides about blocking before the grand prey has the impulse."""
    mine = table.you.ready(made_vampire("Actor"))
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.grand_prey.ready(made_vampire("Fool", "CHI"))
    card = table.grand_prey.holds(IGNIS)
    table.you.acts(word="bleed", by=mine)
    asked = []
    while not asked or asked[-1] != 2:
        decision = table.asked()
        assert decision is not None
        asked.append(decision.seat)
        if decision.seat != 2:
            table.pass_on()
    assert asked == [1, 2]
    assert table.grand_prey.can_play(card)


# -- votes ----------------------------------------------------------------------------------------


def test_surprise_influence_is_2_votes(table: Table) -> None:
    """Of a ready unlocked vampire, before or during the polling; not of an ally."""
    caller = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    reacting = table.prey.ready("Ryan")
    table.prey.ready("Renegade Garou")
    table.grand_prey.ready("Vagabond Mystic")
    card = table.prey.holds(SURPRISE)
    table.grand_prey.holds(SURPRISE)
    table.you.acts("Motion", by=caller)
    assert not table.prey.can_play(SURPRISE)
    table.until("before_votes")
    assert table.prey.can_play(SURPRISE)
    polling(table)
    assert not table.grand_prey.can_play(SURPRISE)
    table.prey.plays(card, by=reacting)
    table.prey.votes("against", minion=reacting)
    assert votes_now(table) == (0, 2)
    assert not table.locked(reacting)

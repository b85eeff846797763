"""A card that is played as if from the hand can be cancelled as it is played, like any other."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import rest
from fight_talk import blocked, replaced
from methuselah.rules.playing.stored import store
from table_talk import Table

COMPANION = "Meaghan"
MISDIRECTION = "Telepathic Misdirection"

SKILLS = ("abo", "aus", "myt", "pre", "SER")


def aside(table: Table, card: int, host: int, who: str = "bearer") -> None:
    """The card lies face down on another from the start, to be played as if from the hand."""
    store(table.state, card, host, who)


@pytest.mark.ruling("Approximation of Loyalty", 7)
@pytest.mark.ruling("Hide the Mind", 6)
@pytest.mark.ruling("I am Legion", 6)
@pytest.mark.ruling("Contingency Planning", 5)
@pytest.mark.ruling("Direct Intervention", 5)
@pytest.mark.ruling("Dark Influences", 5)
@pytest.mark.parametrize("laid", [False, True])
@pytest.mark.parametrize(
    ("canceller", "level", "whose"),
    [
        ("Approximation of Loyalty", "PRE", "you"),
        ("Hide the Mind", "OBF", "you"),
        ("I am Legion", "dai_obf", "you"),
        ("I am Legion", "DAI_OBF", "you"),
        ("Contingency Planning", "", "you"),
        ("Direct Intervention", "", "grand_prey"),
        ("Dark Influences", "", "grand_prey"),
    ],
)
def test_a_reaction_laid_aside_is_cancelled(
    table: Table, canceller: str, level: str, whose: str, laid: bool
) -> None:
    """The bleed stays where it is, as if it had come from the hand; paid for I am Legion alone."""
    acting = table.you.ready(made_vampire("Courtier", "PRE", "DAI", "OBF", capacity=7))
    table.you.ready(COMPANION)
    reader = table.prey.ready(made_vampire("Reader", "AUS"))
    seat = getattr(table, whose)
    seat.holds(canceller)
    card = table.prey.holds(MISDIRECTION)
    if laid:
        aside(table, card, reader)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays(card, by=reader)
    table.prey.chooses(seat=table.predator)
    seat.plays(canceller, **({"level": level} if level else {}))
    rest(table)

    assert (table.prey.pool(), table.predator.pool()) == (29, 30)
    assert table.where(card) == "ash_heap"
    assert table.blood(reader) == (4 if canceller == "I am Legion" else 5)


@pytest.mark.ruling("Mithras (G3)", 5)
@pytest.mark.parametrize("laid", [False, True])
def test_mithras_cancels_a_reaction_laid_aside(table: Table, laid: bool) -> None:
    """For 2 blood; the bleed for 3 stays."""
    mithras = table.you.ready("Mithras (G3)")
    table.you.ready(COMPANION)
    reader = table.prey.ready(made_vampire("Reader", "AUS"))
    card = table.prey.holds(MISDIRECTION)
    if laid:
        aside(table, card, reader)

    table.you.acts(word="bleed", by=mithras)
    table.prey.plays(card, by=reader)
    table.prey.chooses(seat=table.predator)
    table.you.uses(mithras)
    rest(table)

    assert (table.prey.pool(), table.predator.pool()) == (27, 30)
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling("Rewind Time", 5)
@pytest.mark.parametrize("laid", [False, True])
def test_an_action_card_laid_aside_is_rewound(table: Table, laid: bool) -> None:
    """The acting minion does not lock, and the card has no effect."""
    acting = table.you.ready(made_vampire("Ruler", "dom"))
    sage = table.prey.ready(made_vampire("Sage", "tem"))
    table.prey.holds("Rewind Time")
    card = table.you.holds("Govern the Unaligned")
    if laid:
        aside(table, card, acting)

    table.you.acts(card, by=acting, level="dom")
    table.prey.plays("Rewind Time", by=sage, level="tem")
    rest(table)

    assert table.where(card) == "ash_heap"
    assert not table.locked(acting)
    assert table.prey.pool() == 30


@pytest.mark.ruling("Sudden Reversal", 7)
@pytest.mark.ruling("Wash", 9)
@pytest.mark.ruling("Bleeding the Vine", 5)
@pytest.mark.parametrize("laid", [False, True])
@pytest.mark.parametrize("canceller", ["Sudden Reversal", "Wash", "Bleeding the Vine"])
def test_a_master_card_laid_aside_is_cancelled(table: Table, canceller: str, laid: bool) -> None:
    """It lies on a vampire, and its Methuselah plays it; it is not put on anybody."""
    ryan = table.you.ready("Ryan")
    card = table.you.holds("Blood Doll")
    if canceller == "Bleeding the Vine":
        table.prey.in_play(canceller)
    else:
        table.prey.holds(canceller)
    table.begins("master")
    if laid:
        aside(table, card, ryan, "controller")

    table.you.plays(card)
    if canceller == "Bleeding the Vine":
        table.prey.uses(canceller)
    else:
        table.prey.plays(canceller)

    assert table.where(card) == "ash_heap"
    assert table.you.pool() == 30


@pytest.mark.ruling("Death Seeker", 7)
@pytest.mark.ruling("Invoking the Beast", 5)
@pytest.mark.ruling("Meditative Grove", 5)
@pytest.mark.ruling("Bollix", 7)
@pytest.mark.ruling("Groundfighting", 11)
@pytest.mark.ruling("Sword of the Archangel", 5)
@pytest.mark.ruling("Joumlon's Axe", 5)
@pytest.mark.ruling("Charismatic Aura", 5)
@pytest.mark.ruling("Disengage", 5)
@pytest.mark.ruling("The Jones", 5)
@pytest.mark.ruling("Fae Contortion", 5)
@pytest.mark.ruling("Predator's Communion", 5)
@pytest.mark.ruling("Predator's Mastery", 5)
@pytest.mark.ruling("Devil-Channel: Back", 5)
@pytest.mark.ruling("Devil-Channel: Hands", 5)
@pytest.mark.ruling("Devil-Channel: Throat", 5)
@pytest.mark.ruling("Whistling Up the Beast", 5)
@pytest.mark.ruling("Unseen Hibernation", 5)
@pytest.mark.parametrize("laid", [False, True])
@pytest.mark.parametrize(
    ("canceller", "victim", "level"),
    [
        ("Invoking the Beast", "Drawing Out the Beast", "abo"),
        ("Meditative Grove", "Drawing Out the Beast", "cancel"),
        ("Bollix", "Immortal Grapple", "pre"),
        ("Groundfighting", "Immortal Grapple", "3"),
        ("Sword of the Archangel", "Immortal Grapple", ""),
        ("Joumlon's Axe", "Immortal Grapple", "cancel"),
        ("Charismatic Aura", "Immortal Grapple", "aus_pre"),
        ("Disengage", "Immortal Grapple", "2"),
        ("Fae Contortion", "Immortal Grapple", "myt"),
        ("Predator's Communion", "Drawing Out the Beast", "abo"),
        ("Predator's Mastery", "Drawing Out the Beast", "abo"),
        ("Devil-Channel: Back", "Drawing Out the Beast", "abo"),
        ("Devil-Channel: Hands", "Drawing Out the Beast", "abo"),
        ("Devil-Channel: Throat", "Drawing Out the Beast", "abo"),
        ("Whistling Up the Beast", "Drawing Out the Beast", "abo"),
        ("Unseen Hibernation", "Drawing Out the Beast", "abo"),
        ("The Jones", "Thrown Gate", "SER"),
        ("Death Seeker", "Immortal Grapple", ""),
    ],
)
def test_a_combat_card_laid_aside_is_cancelled(
    table: Table, canceller: str, victim: str, level: str, laid: bool
) -> None:
    """A frenzy or a grapple of the opponent: cancelled, and in the ash heap."""
    names = {
        "Meditative Grove": "Yael",
        "Sword of the Archangel": "Yael",
        "Death Seeker": "Ariel (G6)",
    }
    mine = table.you.ready(names.get(canceller) or replaced("Octane", disciplines=SKILLS))
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Tamer", "ani", "pot"))
    if canceller == "Meditative Grove":
        table.you.in_play(canceller)
    elif canceller in ("Sword of the Archangel", "Joumlon's Axe"):
        table.you.in_play(canceller, on=mine)
    else:
        table.you.holds(canceller)
    card = table.prey.holds(victim)
    if laid:
        aside(table, card, theirs)

    blocked(table, mine, theirs)
    table.prey.plays(card, by=theirs)
    assert table.asked().window == "as_played"  # type: ignore[union-attr]
    if canceller in ("Meditative Grove", "Sword of the Archangel", "Joumlon's Axe"):
        table.you.uses(canceller, **({"level": level} if level else {}))
    else:
        table.you.plays(canceller, by=mine, **({"level": level} if level else {}))

    assert table.where(card) == "ash_heap"
    rest(table)
    assert table.waits_for(table.you)

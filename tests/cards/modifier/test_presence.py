"""Action modifiers that require Presence."""

from __future__ import annotations

import pytest

from action_talk import told
from made_up import paper
from methuselah.engine.definitions import Definition, defined
from methuselah.language import (
    TARGET,
    choose,
    enters_combat,
    gain_pool,
    modifier,
    not_,
    political,
    ready,
    static,
    vampire,
    yours,
)
from methuselah.pool import pool
from methuselah.rules.politics.referendum_frame import Referendum
from methuselah.rules.politics.votes import tally
from table_talk import Table

CAPTIVATION = "Voter Captivation"


def counted(table: Table) -> tuple[int, int]:
    """Votes for and against so far."""
    return tally(table.state)


def passing_by_itself() -> Definition:
    """A vampire whose referendums pass automatically."""
    return defined(pool()["Anson"], statics=(static("passes automatically"),))


@pytest.mark.parametrize(
    ("name", "level", "more"),
    [
        ("Massimo Falconi", "pre", 2),
        ("Tamoszius", "PRE", 3),
        ("Oshri Dahan", "pre", 1),
        ("Madison", "PRE", 2),
    ],
)
def test_aire_of_elation_is_better_for_toreador(
    table: Table, name: str, level: str, more: int
) -> None:
    """+1 (+2 at superior), and 1 more if the vampire is Toreador; it costs a blood."""
    acting = table.you.ready(name)
    table.you.ready("Meaghan")
    aire = table.you.holds("Aire of Elation")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    before = table.blood(acting)
    table.you.plays("Aire of Elation", by=acting, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == 30 - 1 - more
    assert table.grand_prey.pool() == 30
    assert table.blood(acting) == before - 1
    assert table.where(aire) == "ash_heap"
    assert table.waits_for(table.you)


def test_aire_of_elation_is_limited_and_for_bleeds_only(table: Table) -> None:
    """Not with Bonding in the same bleed, not in a hunt."""
    oshri = table.you.ready("Oshri Dahan")
    madison = table.you.ready("Madison", blood=3)
    table.you.holds("Aire of Elation", "Bonding", "Lost in Crowds")
    table.prey.ready("Nassir")
    table.prey.holds("Precognition")
    table.prey.in_play("Dreams of the Sphinx")

    table.you.acts(word="hunt", by=madison)
    table.until("action", table.prey)
    assert not table.you.can_play("Aire of Elation")
    table.nobody_reacts()
    table.you.acts(word="bleed", by=oshri)
    table.you.plays("Bonding", by=oshri, level="dom")
    table.until("action", table.prey)
    assert not table.you.can_play("Aire of Elation")


# -- votes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "name", "level", "votes", "cost"),
    [
        ("Bewitching Oration", "Massimo Falconi", "pre", 2, 0),
        ("Bewitching Oration", "Tamoszius", "PRE", 4, 0),
        ("Perfect Paragon", "Massimo Falconi", "pre", 3, 1),
        ("Perfect Paragon", "Tamoszius", "pre", 3, 1),
    ],
)
def test_the_acting_vampire_gets_votes_in_the_polling_step(
    table: Table, card: str, name: str, level: str, votes: int, cost: int
) -> None:
    """They are cast with the vampire's own; no minion beside it may play the card."""
    acting = table.you.ready(name)
    beside = table.you.ready("Kathy Glens")
    played, _ = table.you.holds(card, "Kine Resources Contested")
    table.prey.ready("Nik Sikko")
    table.prey.holds(card)

    table.you.acts("Kine Resources Contested", by=acting)
    call_kine(table)
    table.until("polling", table.you)
    before = table.blood(acting)
    assert not table.you.can_play(card, by=beside)
    assert not table.prey.can_play(card)
    table.you.plays(card, by=acting, level=level)
    assert table.blood(acting) == before - cost
    assert table.where(played) == "ash_heap"
    table.you.votes("for", minion=acting)
    assert counted(table) == (votes, 0)
    table.nobody_reacts()

    assert (table.prey.pool(), table.you.pool()) == (27, 29)
    assert table.grand_prey.pool() == 30


def call_kine(table: Table) -> None:
    """The terms: 3 points for the prey, 1 for yourself."""
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)


def test_votes_gained_after_voting_join_those_already_cast(table: Table) -> None:
    """A prince casts 2 against, then gains 4: all 6 are against."""
    belinde = table.you.ready("Mkhokheli")
    table.you.holds("Bewitching Oration", "Kine Resources Contested")

    table.you.acts("Kine Resources Contested", by=belinde)
    call_kine(table)
    table.you.votes("against", minion=belinde)
    table.you.plays("Bewitching Oration", by=belinde, level="PRE")
    assert counted(table) == (0, 6)


def test_votes_cards_are_for_political_actions_only(table: Table) -> None:
    """Outside polling they cannot be played; superior Paragon is no vote."""
    tamoszius = table.you.ready("Tamoszius")
    table.you.ready("Meaghan")
    table.you.holds("Bewitching Oration", "Perfect Paragon")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=tamoszius)
    table.until("action", table.you)

    assert not table.you.can_play("Bewitching Oration")
    assert not table.you.can_play("Perfect Paragon", level="pre")
    assert table.you.can_play("Perfect Paragon", level="PRE")


@pytest.mark.ruling("Bewitching Oration", 1)
@pytest.mark.ruling("Perfect Paragon", 1)
def test_a_referendum_that_passes_by_itself_has_no_polling(table: Table) -> None:
    """No votes are cast, no card of the polling step is played."""
    caller = passing_by_itself()
    made = table.you.ready(caller)
    table.you.ready("Meaghan")
    table.you.holds("Bewitching Oration", "Perfect Paragon", "Kine Resources Contested")
    table.prey.ready("Belinde")

    table.you.acts("Kine Resources Contested", by=made)
    call_kine(table)

    assert table.state.frame(Referendum) is None
    assert (table.prey.pool(), table.you.pool()) == (27, 29)


@pytest.mark.ruling("Perfect Paragon", 2)
def test_superior_paragon_takes_intercept_from_allies_and_the_younger(table: Table) -> None:
    """Any time before resolution: a younger vampire with 0 intercept fails at stealth 0."""
    tamoszius = table.you.ready("Tamoszius")
    table.you.ready("Meaghan")
    table.you.holds("Perfect Paragon")
    younger = table.prey.ready("Lauren")
    stray = table.prey.ready("Underbridge Stray", level="ani")
    as_old = table.prey.ready("Chrysanthemum")

    table.you.acts(word="bleed", by=tamoszius)
    table.you.plays("Perfect Paragon", by=tamoszius, level="PRE")
    assert table.blood(tamoszius) == 4
    table.prey.blocks(younger)
    table.prey.blocks(stray)
    table.prey.blocks(as_old)
    table.nobody_reacts()

    assert not table.locked(younger)
    assert not table.locked(stray)
    assert table.locked(as_old)
    assert table.prey.pool() == 30


def test_paragon_may_be_played_during_an_attempt_and_ends_with_the_action(table: Table) -> None:
    """A minion that attempts to block fails for it; the next action is not helped."""
    tamoszius = table.you.ready("Tamoszius")
    meaghan = table.you.ready("Meaghan")
    table.you.ready("Ashley")
    table.you.holds("Perfect Paragon")
    younger = table.prey.ready("Lauren")

    table.you.acts(word="bleed", by=tamoszius)
    table.prey.blocks(younger)
    table.you.plays("Perfect Paragon", by=tamoszius, level="PRE")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=meaghan)
    table.prey.blocks(younger)
    table.nobody_reacts()

    assert table.locked(younger)
    assert table.prey.pool() == 29


# -- Voter Captivation ------------------------------------------------------------------------


def passed_by(table: Table, acting: int, against: int = 0) -> None:
    """Your prince's referendum passes: 2 votes and the card, less what the prey casts."""
    table.you.acts("Kine Resources Contested", by=acting)
    call_kine(table)
    table.you.votes("for", minion=acting)
    table.you.votes("for", mode="called")
    if against:
        table.prey.votes("against", mode="minion")
    table.until("after_resolution", table.you)


@pytest.mark.ruling("Voter Captivation", 1)
def test_inferior_voter_captivation_gains_blood_for_the_margin(table: Table) -> None:
    """3 votes against none: 3 blood; only after resolution."""
    horst = table.you.ready("Horst von Brühl", blood=1)
    table.you.ready("Meaghan")
    table.you.holds(CAPTIVATION, "Kine Resources Contested")
    bystander = table.prey.ready("Ryan", blood=1)

    passed_by(table, horst)
    assert table.prey.pool() == 27
    table.you.plays(CAPTIVATION, by=horst, level="pre")

    assert table.blood(horst) == 4
    assert table.you.pool() == 29
    assert table.blood(bystander) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Voter Captivation", 1)
@pytest.mark.parametrize("first", [True, False])
def test_voter_captivation_comes_before_or_after_its_like_and_after_combat(
    table: Table, first: bool
) -> None:
    """A made-up referendum that makes its caller fight: then both modifiers, in either order."""
    horst = table.you.ready("Horst von Brühl", blood=1)
    table.you.ready("Meaghan")
    theirs = table.prey.ready("Ryan")
    duel = political(passes=(enters_combat(TARGET),), terms=(choose(ready(vampire, not_(yours))),))
    then = paper("Then", modifier(gain_pool(1), at=("after_resolution",)))
    table.you.holds(CAPTIVATION, paper("Duel", duel), then)

    table.you.acts("Duel", by=horst)
    table.you.votes("for", minion=horst)
    while told(table, "combat over") == 0:
        assert not table.you.can_play(CAPTIVATION)
        assert not table.you.can_play("Then")
        table.pass_on()
    before = table.blood(horst)
    for name in (CAPTIVATION, "Then") if first else ("Then", CAPTIVATION):
        table.you.plays(name, by=horst, **({"level": "pre"} if name == CAPTIVATION else {}))
    assert table.blood(horst) == before + 2
    assert table.you.pool() == 31
    assert table.blood(theirs) < 4


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_a_referendum_that_fails_captivates_nobody(table: Table, level: str) -> None:
    """Nobody votes for it: a tie fails."""
    mkhokheli = table.you.ready("Mkhokheli", blood=1)
    table.you.ready("Meaghan")
    table.you.holds(CAPTIVATION, "Kine Resources Contested")

    table.you.acts("Kine Resources Contested", by=mkhokheli)
    call_kine(table)
    while not table.over():
        assert not table.you.can_play(CAPTIVATION, level=level)
        table.pass_on()
    assert table.prey.pool() == 30
    assert table.blood(mkhokheli) == 1


@pytest.mark.parametrize(("moved", "blood", "pool"), [(0, 4, 29), (1, 3, 30), (2, 2, 31)])
def test_superior_voter_captivation_moves_up_to_two_to_your_pool(
    table: Table, moved: int, blood: int, pool: int
) -> None:
    """Of the 3 blood, so many become pool instead; never more than 2."""
    mkhokheli = table.you.ready("Mkhokheli", blood=1)
    table.you.ready("Meaghan")
    table.you.holds(CAPTIVATION, "Kine Resources Contested")

    passed_by(table, mkhokheli)
    table.you.plays(CAPTIVATION, by=mkhokheli, level="PRE")
    numbers = {option.number for option in table.you.options("choose")}
    assert numbers == {0, 1, 2}
    table.you.chooses(number=moved)

    assert table.blood(mkhokheli) == blood
    assert table.you.pool() == pool


def test_a_margin_of_one_is_one_blood(table: Table) -> None:
    """3 votes against 2: at superior at most that 1 goes to the pool."""
    mkhokheli = table.you.ready("Mkhokheli", blood=1)
    table.you.ready("Meaghan")
    table.you.holds(CAPTIVATION, "Kine Resources Contested")
    table.prey.ready("Belinde")

    passed_by(table, mkhokheli, against=2)
    table.you.plays(CAPTIVATION, by=mkhokheli, level="PRE")
    assert {option.number for option in table.you.options("choose")} == {0, 1}
    table.you.chooses(number=1)

    assert table.blood(mkhokheli) == 1
    assert table.you.pool() == 30


def test_voter_captivation_needs_a_referendum_that_passed(table: Table) -> None:
    """A tie fails: nothing to captivate. Nor after a bleed."""
    massimo = table.you.ready("Massimo Falconi", blood=2)
    other = table.you.ready("Nik Sikko")
    captivation, _ = table.you.holds(CAPTIVATION, "Kine Resources Contested")

    table.you.acts("Kine Resources Contested", by=massimo)
    call_kine(table)
    table.nobody_reacts()
    assert table.prey.pool() == 30
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()

    assert table.where(captivation) == "hand"
    assert table.blood(massimo) == 2


@pytest.mark.ruling("Voter Captivation", 2)
def test_the_effect_may_oust_the_caller_before_she_captivates(table: Table) -> None:
    """Ancilla Empowerment burns her last pool: there is no time to gain any."""
    horst = table.you.ready("Horst von Brühl", blood=1)
    table.you.pool(1)
    captivation, _ = table.you.holds(CAPTIVATION, "Ancilla Empowerment")
    table.prey.ready("Nassir")
    table.grand_prey.ready("Ryan")

    table.you.acts("Ancilla Empowerment", by=horst)
    table.you.votes("for", minion=horst)
    table.nobody_reacts()

    assert table.you.is_out()
    assert table.where(captivation) == "removed"
    assert table.predator.victory_points() == 1


@pytest.mark.ruling("Voter Captivation", 3)
def test_an_automatic_pass_has_a_margin_of_nothing(table: Table) -> None:
    """It may be played, and gains nothing."""
    caller = defined(pool()["Madison"], statics=(static("passes automatically"),))
    madison = table.you.ready(caller, blood=2)
    table.you.ready("Meaghan")
    captivation, _ = table.you.holds(CAPTIVATION, "Kine Resources Contested")

    table.you.acts("Kine Resources Contested", by=madison)
    call_kine(table)
    table.until("after_resolution", table.you)
    table.you.plays(CAPTIVATION, by=madison, level="PRE")

    assert table.blood(madison) == 2
    assert table.you.pool() == 29
    assert table.where(captivation) == "ash_heap"
    assert table.waits_for(table.you)

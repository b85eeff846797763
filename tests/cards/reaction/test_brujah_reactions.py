"""Reactions of the Brujah: Bait and Switch, Organized Resistance, Protection Racket."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from listening import made_up_modifier
from methuselah.language import THIS, add
from table_talk import Table

BAIT = "Bait and Switch"
RESISTANCE = "Organized Resistance"
RACKET = "Protection Racket"
CASEY = "Casey Snyder"


# -- Bait and Switch ------------------------------------------------------------------------------


def test_bait_and_switch_locks_and_sends_the_bleed_on(table: Table) -> None:
    """A baron's: to anybody but yourself and the acting Methuselah, who may block again."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    casey = table.prey.ready(CASEY)
    card = table.prey.holds(BAIT)
    lauren = table.grand_prey.ready("Lauren")

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(BAIT, by=casey)
    assert {option.seat for option in table.prey.options("choose")} == {2, 3, 4}
    table.prey.chooses(seat=table.grand_prey)
    table.until("action", table.grand_prey)
    assert table.grand_prey.may("block", minion=lauren)
    rest(table)
    assert table.prey.pool() == 30
    assert table.grand_prey.pool() == 29
    assert table.locked(casey)
    assert table.blood(casey) == 6
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_bait_and_switch_needs_a_baron_who_is_bled(table: Table) -> None:
    """No other Anarch, no locked baron, nobody who is not bled, nothing but a bleed."""
    ryan = table.you.ready("Ryan")
    nassir = table.you.ready("Nassir", blood=2)
    table.prey.ready("Octane")
    table.prey.ready(CASEY, locked=True)
    table.prey.holds(BAIT)
    table.grand_prey.ready("Leumeah")
    table.grand_prey.holds(BAIT)

    table.you.acts(word="bleed", by=ryan)
    while not table.over():
        assert not table.prey.can_play(BAIT)
        assert not table.grand_prey.can_play(BAIT)
        table.pass_on()
    table.you.acts(word="hunt", by=nassir)
    while not table.over():
        assert not table.prey.can_play(BAIT)
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.ruling(BAIT, 2)
def test_bait_and_switch_follows_a_block_that_failed(table: Table) -> None:
    """Failing because of stealth is to decline ([ANK 20211003])."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Swallowed by the Night")
    casey = table.prey.ready(CASEY)
    table.prey.holds(BAIT)

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert not table.prey.can_play(BAIT)
    table.prey.blocks(casey)
    table.you.plays("Swallowed by the Night", by=ryan, level="obf")
    table.prey.plays(BAIT, by=casey)
    table.prey.chooses(seat=table.predator)
    rest(table)
    assert table.predator.pool() == 29


@pytest.mark.ruling(BAIT, 3)
def test_bait_and_switch_is_too_late_when_the_bleed_would_succeed(table: Table) -> None:
    """After Spying Mission there is no moment for it ([LSJ 19980105])."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Spying Mission")
    table.prey.ready(CASEY)
    table.prey.holds(BAIT)

    table.you.acts(word="bleed", by=norton)
    table.until("declined", table.prey)
    assert table.prey.can_play(BAIT)
    table.you.plays("Spying Mission", by=norton, level="OBF")
    while not table.over():
        assert not table.prey.can_play(BAIT)
        table.pass_on()


# -- Organized Resistance -------------------------------------------------------------------------


@pytest.mark.parametrize("locked", [False, True])
def test_a_baron_helps_an_anarch_to_intercept(table: Table, locked: bool) -> None:
    """+1 intercept for the Anarch that blocks, from a locked baron as well."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    casey = table.prey.ready(CASEY, locked=locked)
    octane = table.prey.ready("Octane")
    card = table.prey.holds(RESISTANCE)

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(octane)
    table.prey.plays(RESISTANCE, by=casey)
    rest(table)
    assert table.locked(octane)
    assert table.locked(casey) == locked
    assert table.blood(ryan) == 1
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_resistance_helps_only_anarchs_of_its_own(table: Table) -> None:
    """Neither a Camarilla vampire of hers nor somebody else's Anarch; not without need."""
    ryan = table.you.ready("Ryan", blood=2)
    nassir = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.prey.ready(CASEY)
    lauren = table.prey.ready("Lauren")
    octane = table.prey.ready("Octane")
    table.prey.holds(RESISTANCE)
    rayne = table.predator.ready("Rayne")

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(lauren)
    assert not table.prey.can_play(RESISTANCE)
    table.predator.blocks(rayne)
    assert not table.prey.can_play(RESISTANCE)
    rest(table)
    assert table.blood(ryan) == 3
    table.you.acts(word="bleed", by=nassir)
    table.prey.blocks(octane)
    assert not table.prey.can_play(RESISTANCE)
    rest(table)
    assert table.locked(octane)


def test_resistance_unlocks_an_anarch_who_attempts_to_block(table: Table) -> None:
    """With +1 intercept before any is needed; the baron may unlock himself."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    casey = table.prey.ready(CASEY, locked=True)
    octane = table.prey.ready("Octane", locked=True)
    camarilla = table.prey.ready("Lauren", locked=True)
    table.prey.ready("Rayne")
    table.prey.holds(RESISTANCE)

    table.you.acts(word="hunt", by=ryan)
    table.prey.plays(RESISTANCE, by=casey, level="2")
    assert {option.target for option in table.prey.options("choose")} == {casey, octane}
    table.prey.chooses(octane)
    rest(table)
    assert table.locked(octane)
    assert table.locked(casey)
    assert table.locked(camarilla)
    assert table.blood(ryan) == 1
    assert table.waits_for(table.you)


def test_resistance_does_not_replace_another_blocker(table: Table) -> None:
    """While somebody else attempts to block, nobody is unlocked for it."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Cloak the Gathering")
    casey = table.prey.ready(CASEY)
    table.prey.ready("Octane", locked=True)
    lauren = table.prey.ready("Lauren")
    table.prey.holds(RESISTANCE)

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert table.prey.can_play(RESISTANCE, by=casey, level="2")
    table.prey.blocks(lauren)
    assert not table.prey.can_play(RESISTANCE)


@pytest.mark.ruling(RESISTANCE, 3)
def test_resistance_serves_whoever_attempts_already(table: Table) -> None:
    """A vampire woken to block may be unlocked during its attempt ([ANK 20181122-2])."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    casey = table.prey.ready(CASEY, locked=True)
    table.prey.holds("Wake with Evening's Freshness", RESISTANCE)

    table.you.acts(word="hunt", by=ryan)
    table.prey.plays("Wake with Evening's Freshness", by=casey)
    table.prey.blocks(casey)
    table.prey.plays(RESISTANCE, by=casey, level="2")
    rest(table)
    assert table.blood(ryan) == 1
    assert table.locked(casey)


@pytest.mark.ruling(RESISTANCE, 4)
def test_resistance_unlocks_nobody_who_cannot_block(table: Table) -> None:
    """A vampire that an effect keeps from blocking is not chosen ([LSJ 20010714-2])."""
    ryan = table.you.ready("Ryan", blood=2)
    casey = table.prey.ready(CASEY)
    octane = table.prey.ready("Octane", locked=True)
    table.you.in_play("Pentex™ Subversion", on=octane, controller=0)
    table.prey.holds(RESISTANCE)

    table.you.acts(word="hunt", by=ryan)
    table.until("action", table.prey)
    assert not table.prey.can_play(RESISTANCE, by=casey)


@pytest.mark.ruling(RESISTANCE, 5)
def test_resistance_does_not_reach_across_the_table(table: Table) -> None:
    """Who is neither prey nor predator blocks no undirected action with it ([ANK 20180623])."""
    ryan = table.you.ready("Ryan", blood=2)
    table.grand_prey.ready(CASEY)
    table.grand_prey.ready("Octane", locked=True)
    table.grand_prey.holds(RESISTANCE)

    table.you.acts(word="hunt", by=ryan)
    while not table.over():
        assert not table.grand_prey.can_play(RESISTANCE)
        table.pass_on()


# -- Protection Racket ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stealth", "blocked"),
    [("Ryan", 1, True), ("Ryan", 2, False), ("Belinde", 2, True), ("Belinde", 3, False)],
)
def test_protection_racket_is_two_against_the_titled(
    table: Table, name: str, stealth: int, blocked: bool
) -> None:
    """+1 intercept, +2 if the acting minion is titled."""
    acting = table.you.ready(name, blood=2)
    table.you.ready(COMPANION)
    table.you.holds("Swallowed by the Night", "Cloak the Gathering")
    rayne = table.prey.ready("Rayne")
    table.prey.holds(RACKET)

    table.you.acts(word="hunt", by=acting)
    table.prey.blocks(rayne)
    table.prey.plays(RACKET, by=rayne)
    for card in ("Swallowed by the Night", "Cloak the Gathering")[: stealth - 1]:
        if table.you.can_play(card):
            table.you.plays(card, by=acting, level="obf")
    rest(table)
    assert table.locked(rayne) == blocked
    assert table.waits_for(table.you)


@pytest.mark.ruling(RACKET, 1)
def test_the_additional_intercept_goes_with_the_title(table: Table) -> None:
    """A vampire whose sect no longer lets it hold its title is not titled ([ANK 20190416])."""
    belinde = table.you.ready("Belinde", blood=2)
    table.you.ready(COMPANION)
    mask = made_up_modifier("Another sect", add("sect", to=THIS, word="independent"))
    table.you.holds("Swallowed by the Night", mask)
    rayne = table.prey.ready("Rayne")
    table.prey.holds(RACKET)

    table.you.acts(word="hunt", by=belinde)
    table.prey.blocks(rayne)
    table.prey.plays(RACKET, by=rayne)
    table.you.plays("Swallowed by the Night", by=belinde, level="obf")
    table.you.plays("Another sect", by=belinde)
    rest(table)
    assert not table.locked(rayne)
    assert table.blood(belinde) == 3


def test_protection_racket_requires_an_anarch(table: Table) -> None:
    """A Camarilla vampire does not play it."""
    ryan = table.you.ready("Ryan", blood=2)
    lauren = table.prey.ready("Lauren")
    table.prey.holds(RACKET)
    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(lauren)
    assert not table.prey.can_play(RACKET)


# -- what requires an Anarch ----------------------------------------------------------------------


@pytest.mark.ruling(BAIT, 1)
@pytest.mark.ruling(RESISTANCE, 1)
def test_what_requires_a_baron_requires_an_anarch(table: Table) -> None:
    """For a card that asks for cards requiring an Anarch ([LSJ 20080603])."""
    museum = table.you.in_play("Garibaldi-Meucci Museum")
    table.you.holds("Dodge")
    bait, resistance, _ = table.you.ash_heap(BAIT, RESISTANCE, "Flash")

    table.begins("unlock")
    table.you.uses(museum)
    if table.you.may("choose", target="Dodge"):
        table.you.chooses("Dodge")  # type: ignore[arg-type]
    assert {option.target for option in table.you.options("choose")} == {bait, resistance}

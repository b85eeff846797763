"""Clauses of rulings on cards from B to C: what is kept, what is named, what is queued."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE
from combat_talk import fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    burn_card,
    choose,
    gain_pool,
    gains_title,
    ready,
    trigger,
    vampire,
    yours,
)
from methuselah.rules.politics.titles import title_of
from table_talk import Table

AGONY = "Blissful Agony"


@pytest.mark.ruling("Banishment", 3)
def test_a_banished_archbishop_is_one_again(table: Table) -> None:
    """A title that was gained in play sleeps, and comes back with its vampire."""
    prince = table.you.ready("Mkhokheli")
    patron = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    victim = table.you.ready(replaced("Amber", sect="sabbat", capacity=3))
    table.you.holds("Banishment")
    crown = gains_title("archbishop", "Paris", TARGET)
    table.you.holds(paper("Crown", action(choose(ready(vampire, yours)), crown)))

    table.you.acts("Crown", by=patron)
    table.you.chooses(victim)
    table.nobody_reacts()
    assert title_of(table.state, victim) == "archbishop"
    table.you.acts("Banishment", by=prince)
    table.until("choose", table.you)
    table.you.chooses(victim)
    table.until("polling", table.you)
    table.you.votes("for", minion=prince)
    table.nobody_reacts()
    assert table.where(victim) == "uncontrolled"
    table.until("influence", table.you)
    table.you.does("move out", target=victim)

    assert table.where(victim) == "ready"
    assert title_of(table.state, victim) == "archbishop"


@pytest.mark.ruling("Bollix", 5)
@pytest.mark.parametrize("cancelled", [False, True])
def test_a_cancelled_grapple_is_the_one_of_its_round(table: Table, cancelled: bool) -> None:
    """The second copy of two is played only where the first was not played at all."""
    mine = table.you.ready(replaced("Octane", disciplines=("pre",)))
    table.you.ready(COMPANION)
    pug = table.prey.ready("Pug Jackson")
    table.you.holds("Bollix")
    table.prey.holds("Immortal Grapple", "Immortal Grapple")

    fight(table, mine, pug)
    if cancelled:
        table.prey.plays("Immortal Grapple", by=pug, level="pot")
        table.you.plays("Bollix", by=mine, level="pre")
    offered = False
    while not table.over():
        offered = offered or table.prey.can_play("Immortal Grapple")
        table.pass_on()
    assert offered is not cancelled


@pytest.mark.ruling("Byzar (G6)", 5)
@pytest.mark.parametrize(("name", "pool"), [("Byzar (G6)", 30), ("Nik Sikko", 31)])
def test_nobody_is_paid_for_the_burning_of_byzar(table: Table, name: str, pool: int) -> None:
    """A card that answers to a vampire that burned is silent: he did not."""
    killer = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    victim = table.prey.ready(name)
    table.prey.ready("Ashley")
    paid = trigger("burned", gain_pool(1), who=ready(vampire, yours))
    table.prey.in_play(paper("Weregild", paid, kind="event"))
    table.you.holds(paper("Stake", action(choose(ready(vampire)), burn_card(TARGET), stealth=1)))

    table.you.acts("Stake", by=killer)
    table.you.chooses(victim)
    table.nobody_reacts()

    assert table.prey.pool() == pool


@pytest.mark.ruling("Clio's Kiss", 2)
def test_both_cards_of_the_exchange_are_named_before_a_block(table: Table) -> None:
    """Your prey is asked whether she blocks when both are named, and not before."""
    lydia = table.you.ready("Lydia, Grand Praetor (G6)")
    table.you.ready(COMPANION)
    given, _ = table.you.holds("Deep Song", "Villein")
    table.you.holds("Clio's Kiss", PAUSE)
    taken, _ = table.you.ash_heap("Deflection", "Bonding")
    table.prey.ready("Nassir")

    table.you.acts("Clio's Kiss", by=lydia, level="tem")
    table.you.chooses(given)
    table.you.chooses(taken)
    decision = table.asked()
    assert decision is not None and decision.window == "action"
    while not table.over():
        assert not table.you.may("choose")
        table.pass_on()

    assert (table.where(given), table.where(taken)) == ("ash_heap", "hand")


@pytest.mark.ruling(AGONY, 11)
@pytest.mark.parametrize("agony", [False, True])
def test_psyche_is_offered_unless_agony_has_queued_a_combat(table: Table, agony: bool) -> None:
    """Of the same two vampires, with the same cards."""
    lailah, idrissa = table.you.ready("Lailah"), table.prey.ready("Idrissa")
    table.you.ready(COMPANION)
    third = table.grand_prey.ready("Wauneka")
    table.predator.ready("Ashley")
    table.you.holds(AGONY)
    table.prey.holds("Psyche!")

    fight(table, lailah, idrissa)
    table.until("strike", table.you)
    if agony:
        table.you.plays(AGONY, by=lailah, level="VAL")
        table.you.chooses(third)
    offered = False
    while not table.over():
        begun = [entry for entry in table.state.journal if entry.what == "combat"]
        offered = offered or (len(begun) == 1 and table.prey.can_play("Psyche!"))
        table.pass_on()
    assert offered is not agony
    rest(table)

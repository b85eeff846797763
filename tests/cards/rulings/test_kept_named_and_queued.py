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


@pytest.mark.ruling("Bonding", 2)
@pytest.mark.ruling("Confusion", 1)
@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [("Bonding", "Trevon Parker", "DOM"), ("Confusion", "Quentin King III", "DEM")],
)
@pytest.mark.parametrize("word", ["bleed", "hunt"])
def test_stealth_that_comes_with_a_bleed_is_for_bleeds(
    table: Table, card: str, actor: str, level: str, word: str
) -> None:
    """The same block attempt that makes it playable in a bleed does not in a hunt."""
    mine = table.you.ready(actor, blood=3)
    table.you.ready(COMPANION)
    table.you.holds(card, PAUSE)
    nassir = table.prey.ready("Nassir")
    for _ in range(2):
        table.prey.in_play("Sport Bike", on=nassir)

    table.you.acts(word=word, by=mine)
    table.prey.blocks(nassir)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play(card, by=mine, level=level)
        table.pass_on()
    assert offered is (word == "bleed")


@pytest.mark.ruling("Conceal", 1)
def test_what_is_on_a_minion_is_concealed_though_it_is_in_a_haven(table: Table) -> None:
    """The action is at whoever controls the gun; a minion nobody may aim at is no matter."""
    acting = table.you.ready("Arishat")
    stares = table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    table.prey.in_play("Secure Haven", on=theirs)
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    table.you.holds("Conceal", paper("Stare", action(choose(ready(vampire)), gain_pool(1))))

    table.you.acts("Stare", by=stares)
    assert not table.you.may("choose", target=theirs)
    table.you.chooses(acting)
    table.nobody_reacts()
    table.you.acts("Conceal", by=acting, level="obf")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=theirs)
    table.nobody_reacts()

    assert table.where(gun) == "ash_heap"


@pytest.mark.ruling("Cats' Guidance", 2)
@pytest.mark.parametrize("blow", [False, True])
def test_cats_come_to_a_blocker_that_still_stands(table: Table, blow: bool) -> None:
    """The same fight with another blow and without: only who is ready may play it."""
    linda = table.you.ready("Aunt Linda")
    table.you.ready(COMPANION)
    table.you.holds("Roundhouse")
    ryan = table.prey.ready("Ryan", blood=2)
    table.prey.holds("Cats' Guidance")

    fight(table, linda, ryan)
    if blow:
        table.you.plays("Roundhouse", by=linda, level="POT")
    offered = False
    while not table.over():
        offered = offered or table.prey.can_play("Cats' Guidance")
        table.pass_on()
    assert offered is not blow
    assert (table.where(ryan) == "torpor") is blow


@pytest.mark.ruling("Betrayer", 4)
def test_betrayer_wakes_when_the_contest_is_over(table: Table) -> None:
    """Your predator brings a second copy into play and yields it: your prey pays again."""
    table.you.uncontrolled("Samson")
    traitor = table.prey.ready("Samson")
    rival = table.predator.uncontrolled("Samson", blood=9)
    table.you.holds("Betrayer")
    table.begins("master")
    table.you.plays("Betrayer")
    table.until_turn_of(table.prey, "master")
    assert table.prey.pool() == 29
    table.until_turn_of(table.predator, "influence")
    table.predator.does("move out", target=rival)
    table.until_turn_of(table.prey)
    table.prey.does("pay for contest")
    table.until_turn_of(table.grand_prey)
    assert table.prey.pool() == 28, "for the contest alone"
    table.until_turn_of(table.predator)
    table.predator.does("yield")
    table.until_turn_of(table.grand_prey)

    assert table.where(traitor) == "ready"
    assert table.prey.pool() == 27


@pytest.mark.ruling("Change of Target", 7)
@pytest.mark.parametrize("changed", [False, True])
def test_what_comes_after_an_action_does_not_come_after_a_change(
    table: Table, changed: bool
) -> None:
    """The modifier and the reaction are offered after the same block where it resolves."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready(COMPANION)
    drive, change = table.you.holds("Freak Drive", "Change of Target")
    baixinho = table.prey.ready("Baixinho")
    guidance = table.prey.holds("Cats' Guidance")

    fight(table, brock, baixinho)
    table.until("blocked", table.you)
    if changed:
        table.you.plays(change, by=brock)
    offered = set()
    while not table.over():
        for seat, card in ((table.you, drive), (table.prey, guidance)):
            if seat.can_play(card):
                offered.add(card)
        table.pass_on()
    assert offered == (set() if changed else {drive, guidance})

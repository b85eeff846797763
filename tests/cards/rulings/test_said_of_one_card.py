"""Rulings on one card each, G to L: the clauses that run out, are used again or come too late."""

from __future__ import annotations

from dataclasses import replace

import pytest

from action_talk import told
from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, DODGE, PRESS, fight, rest
from fight_talk import fight_of, replaced
from made_up import paper
from methuselah.engine.definitions import Block
from methuselah.engine.traits import capacity
from methuselah.language import (
    PREY,
    THIS,
    YOU,
    burn_blood,
    gain_pool,
    is_action,
    modifier,
    reaction,
    redirect_bleed,
    static,
)
from table_talk import Table


@pytest.mark.ruling("Lucian (G1)", 2)
def test_what_lucian_has_stolen_waits_for_the_next_round(table: Table) -> None:
    """Not as his additional strike; in the next round it shoots."""
    lucian = table.you.ready("Lucian (G1)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Gwendolyn")
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    table.you.holds("Blur", PRESS, DODGE)
    table.you.in_play(paper("Haste", static("discipline", word="cel"), kind="equipment"), on=lucian)

    fight(table, lucian, theirs)
    table.you.uses("Lucian (G1)")
    table.you.plays("Blur", by=lucian, level="cel")
    assert table.on(gun) == lucian
    table.until("strike", table.you)
    assert told(table, "round") == 1
    assert not table.you.may("use", card=gun)
    table.you.plays("A press", by=lucian)
    table.until("strike", table.you)
    assert told(table, "round") == 2
    assert table.you.may("use", card=gun, level="strike")
    rest(table)


@pytest.mark.ruling("Josef von Bauren (G4)", 1)
@pytest.mark.parametrize("more", [False, True])
def test_josef_takes_a_card_for_each_discard_phase_action(table: Table, more: bool) -> None:
    """Twice with two of them, and no third time."""
    josef = table.you.ready("Josef von Bauren (G4)")
    if more:
        table.you.in_play(paper("Hours", static("discard_actions", +1, who=YOU), kind="event"))
    one, two = table.prey.holds("Blur"), table.predator.holds("Blur")
    table.begins("discard")

    table.you.uses(josef)
    table.you.chooses(seat=table.prey.number)
    assert table.where(one) == "ash_heap"
    assert table.you.may("use", card=josef) is more
    if more:
        table.you.uses(josef)
        table.you.chooses(seat=table.predator.number)
        assert not table.you.may("use", card=josef)
    assert table.where(two) == ("ash_heap" if more else "hand")


@pytest.mark.ruling("Hidden Lurker", 4)
@pytest.mark.parametrize("falls", [True, False])
def test_no_lurker_comes_out_for_a_blocker_on_the_way_to_torpor(table: Table, falls: bool) -> None:
    """It is offered after the same fight if the blocker has blood for it."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Skulk (G5)")
    card = table.you.holds("Hidden Lurker")
    nassir = table.prey.ready("Nassir", blood=0 if falls else 4)

    fight(table, ryan, nassir)
    offered = False
    while not table.over():
        offered = offered or table.you.may("play", card=card)
        table.pass_on()
    assert offered is not falls
    assert table.where(nassir) == ("torpor" if falls else "ready")


@pytest.mark.ruling("Hidden Strength", 3)
@pytest.mark.parametrize("dodged", [True, False])
def test_without_damage_hidden_strength_is_never_offered(table: Table, dodged: bool) -> None:
    """Where the blow lands it is."""
    ryan = table.you.ready("Ryan")
    table.you.holds(DODGE)
    alice = table.prey.ready("Alice Chen")
    card = table.prey.holds("Hidden Strength")

    fight(table, ryan, alice)
    if dodged:
        table.you.plays("A dodge", by=ryan)
    offered = False
    while not table.over():
        offered = offered or table.prey.may("play", card=card)
        table.pass_on()
    assert offered is not dodged


@pytest.mark.ruling("Jake Washington", 2)
def test_a_mystic_gives_jake_no_second_life(table: Table) -> None:
    """Of two allies it helps the one below its starting life, as nothing else can be chosen."""
    table.you.holds("Jake Washington")
    mystic = table.you.ready("Vagabond Mystic")
    gang = table.you.ready("Loyal Street Gang", blood=1)
    table.begins("master")
    table.you.plays("Jake Washington")
    table.until("minion", table.you)

    table.you.uses(mystic)
    if table.you.choices():
        assert table.you.choices() == {gang}
    assert table.blood(gang) == 2
    assert not table.you.may("use", card=mystic)


@pytest.mark.ruling("I am Legion", 2)
@pytest.mark.parametrize("level", ["dai_obf", "DAI_OBF"])
def test_while_legion_may_cancel_nothing_is_drawn_or_used(table: Table, level: str) -> None:
    """A reaction without a word about its replacement is replaced afterwards; no Barrens before."""
    acting = table.you.ready(made_vampire("Legion", "DAI", "OBF"))
    table.you.ready(COMPANION)
    table.you.holds("I am Legion")
    table.you.in_play("The Barrens")
    reacting = table.prey.ready(made_vampire("Reader", "aus", capacity=5))
    way = reaction(is_action(trait="bleeds you"), redirect_bleed(PREY), at=("declined",))
    table.prey.holds(paper("Bounce", levels={"aus": way}), *["Fame"] * 6)

    table.you.acts(word="bleed", by=acting)
    assert table.you.may("use", card="The Barrens")
    table.prey.plays("Bounce", by=reacting)
    assert table.asked().window == "as_played"  # type: ignore[union-attr]
    assert len(table.prey.hand()) == 6
    assert not table.you.may("use", card="The Barrens")
    table.you.plays("I am Legion", by=acting, level=level)
    assert len(table.prey.hand()) == 7
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling("Lost in Translation", 1)
def test_once_a_bleed_would_succeed_it_is_not_lost_in_translation(table: Table) -> None:
    """Offered as blocks were declined; not after what was played as it would be successful."""
    acting = table.you.ready(made_vampire("Sneak", capacity=4))
    table.you.ready(COMPANION)
    table.you.holds(paper("Late", modifier(gain_pool(1), at=("would_succeed",))))
    table.prey.ready(made_vampire("Reader", capacity=5))
    lost = table.prey.holds("Lost in Translation")

    table.you.acts(word="bleed", by=acting)
    table.until("declined", table.prey)
    assert table.prey.may("play", card=lost)
    table.you.plays("Late", by=acting)
    assert table.you.pool() == 31
    while not table.over():
        assert not table.prey.may("play", card=lost)
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.ruling("Guardian Vigil", 3)
@pytest.mark.parametrize("again", [True, False])
def test_the_maneuver_of_a_vigil_is_not_for_the_next_combat(table: Table, again: bool) -> None:
    """Kept in the combat of the block, it is gone in the one that follows."""
    acting = table.you.ready("Ramiro")
    table.you.ready(COMPANION)
    dan = table.prey.ready("Handsome Dan (G6)")
    table.prey.holds("Guardian Vigil", DODGE)
    table.you.holds(AGAIN)

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    table.prey.plays("Guardian Vigil", by=dan, level="cel")
    offered = set()
    while not table.over():
        if table.prey.may("use maneuver", minion=dan):
            offered.add(told(table, "combat"))
        if again and table.you.may("play", card="Another combat"):
            table.you.plays("Another combat", by=acting)
        else:
            table.pass_on()
    assert told(table, "combat") == 1 + again
    assert offered == {1}


@pytest.mark.ruling("Illusions of the Kindred", 10)
@pytest.mark.parametrize(("level", "part"), [("chi", 2), ("CHI", 1)])
def test_an_illusion_has_its_blood_before_what_it_does_as_it_enters(
    table: Table, level: str, part: int
) -> None:
    """As it enters it burns 1: an empty one could not, and would have all of it afterwards."""
    pays = Block((burn_blood(1, THIS),))
    eager = replace(replaced("Meaghan", capacity=6), entering=pays)
    acting = table.you.ready("Dhita Choudhair")
    table.you.ready("Ryan")
    table.you.holds("Illusions of the Kindred")
    card = table.you.crypt(eager)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(".44 Magnum", on=nassir)

    fight(table, acting, nassir)
    table.you.plays("Illusions of the Kindred", level=level)
    while acting in fight_of(table).fighters:
        assert not table.over()
        table.pass_on()
    assert fight_of(table).fighters == (card, nassir)
    assert table.blood(card) == capacity(table.state, card) // part - 1


@pytest.mark.ruling("Leandro (G2)", 1)
def test_nobody_passes_on_leandros_question(table: Table) -> None:
    """Pool or transfers: nothing else can be said."""
    table.grand_prey.ready("Leandro (G2)")
    table.you.ready(COMPANION)
    table.begins("unlock")

    decision = table.asked()
    assert decision is not None and decision.seat == 0
    assert [(o.verb, o.number) for o in decision.options] == [("do", 0), ("do", 1)]


@pytest.mark.ruling("Harass", 1)
@pytest.mark.parametrize("recovers", [True, False])
def test_harass_that_fizzles_is_successful_without_a_fight(table: Table, recovers: bool) -> None:
    """The combat is all that is missing."""
    yorik = table.you.ready("Yorik")
    table.you.ready(COMPANION)
    target = table.prey.ready("Máddji, Mistress of Szlachtas", locked=True)
    table.you.holds("Harass")
    table.prey.holds("Deep Ecology")

    table.you.acts("Harass", by=yorik)
    if recovers:
        table.prey.plays("Deep Ecology", by=target, level="pro")
    rest(table)

    assert told(table, "succeeded", card=yorik) == 1
    assert told(table, "combat") == (0 if recovers else 1)


@pytest.mark.ruling("Garibaldi-Meucci Museum", 2)
def test_the_museum_has_nothing_for_those_who_are_merely_no_camarilla(table: Table) -> None:
    """What any non-Camarilla vampire plays stays there, Reckless Agitation is to be had."""
    table.you.holds("Misdirection")
    wanted = table.you.ash_heap("Reckless Agitation")
    baron = table.you.ash_heap("Open War")
    table.you.ash_heap(paper("Founding", requires=("non-camarilla vampire",)))
    table.you.in_play("Garibaldi-Meucci Museum")
    table.begins("unlock")

    table.you.uses("Garibaldi-Meucci Museum", level="exchange")
    assert table.you.choices() == {wanted, baron}

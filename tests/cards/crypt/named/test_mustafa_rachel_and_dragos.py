"""Mustafa, whose votes Toreador buy; Rachel, who keeps what is discarded; Dragos, who pays less."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    PREY,
    action,
    before_range,
    bleed,
    burn_blood,
    choose,
    controlled_by,
    discard,
    gain_pool,
    hand,
    modifier,
    price,
    static,
    use,
    yours,
)
from politics_talk import motion, polling, votes_now
from table_talk import Table

DRAGOS = "Dragos (G2)"
MUSTAFA = "Mustafa, The Heir (G4)"
RACHEL = "Rachel Brandywine (G3)"
ELDER = replaced("Klaus Konrecht", clans=("Toreador",), title="")  # capacity 8
PEER = replaced("Chester DuBois", clans=("Toreador",), title="", capacity=6)


# -- Mustafa -----------------------------------------------------------------------------------


def called(table: Table, *, mustafa: str = "predator") -> tuple[int, int, int]:
    """A referendum of yours; an old Toreador of your prey's, Mustafa of your predator's."""
    caller = table.you.ready("Tara")
    table.you.ready(COMPANION)
    heir = getattr(table, mustafa).ready(MUSTAFA, blood=2)
    payer = table.prey.ready(ELDER, blood=2)
    return caller, heir, payer


@pytest.mark.parametrize("himself", [True, False])
@pytest.mark.parametrize(("number", "votes"), [(0, (2, 0)), (1, (2, 2))])
def test_an_elder_toreador_buys_the_votes_of_mustafa(
    table: Table, number: int, votes: tuple[int, int], himself: bool
) -> None:
    """For 1 blood of its own, which he gets; he votes so by the end of the polling."""
    caller, heir, payer = called(table)
    table.prey.ready(ELDER, blood=3)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.until("before_votes", table.prey)
    assert table.prey.may("use", card=heir)
    polling(table)
    if number == 1:
        table.you.votes("for", minion=caller)
    table.prey.uses(heir)
    table.prey.chooses(payer)
    table.prey.does("do", number=number)
    assert (table.blood(payer), table.blood(heir)) == (1, 3)
    word, other = ("for", "against") if number == 0 else ("against", "for")
    assert table.predator.may("vote", minion=heir, word=word)
    assert not table.predator.may("vote", minion=heir, word=other)
    assert table.prey.may("use", card=heir)  # by the other one
    if himself:
        table.predator.votes(word, minion=heir)
        assert votes_now(table) == votes
    table.nobody_reacts()
    assert table.you.pool() == (31 if number == 0 else 30)


def test_only_others_with_elder_toreador_of_their_own_may(table: Table) -> None:
    """Each of these once a referendum: older, with blood, a Toreador; not for his controller."""
    caller, heir, payer = called(table)
    table.prey.ready(PEER)
    table.prey.ready("Gwendolyn")  # old, no Toreador
    dry = table.grand_prey.ready(replaced("Lukas", clans=("Toreador",), title=""), blood=0)
    table.predator.ready(replaced("Sobayifa", clans=("Toreador",), title=""))
    sleeper = table.grand_predator.torpor(replaced("Ubende", clans=("Toreador",), title=""))
    table.you.holds(motion(), motion())
    other = table.you.ready("Mkhokheli")
    table.you.acts("Motion", by=caller)
    polling(table)
    assert not any(seat.may("use", card=heir) for seat in (table.grand_prey, table.predator))
    assert table.grand_predator.may("use", card=heir)
    table.prey.uses(heir)
    table.prey.does("do", number=0)
    assert table.blood(payer) == 1
    assert not table.prey.may("use", card=heir)  # it was the only one of hers
    assert (table.blood(dry), table.blood(sleeper)) == (0, 7)
    table.nobody_reacts()
    table.you.acts("Motion", by=other)
    polling(table)
    assert table.prey.may("use", card=heir)  # in another referendum again
    assert table.predator.may("vote", minion=heir, word="for")
    assert table.predator.may("vote", minion=heir, word="against")  # nobody forces him now


@pytest.mark.ruling(MUSTAFA, 1)
@pytest.mark.parametrize("last", ["for", "against"])
def test_the_last_to_pay_has_the_final_say(table: Table, last: str) -> None:
    """Votes that were cast change sides."""
    caller, heir, payer = called(table)
    second = table.grand_prey.ready(replaced("Lukas", clans=("Toreador",), title=""), blood=3)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=caller)
    table.prey.uses(heir)
    table.prey.does("do", number=1 if last == "for" else 0)
    table.predator.votes("against" if last == "for" else "for", minion=heir)
    assert votes_now(table) == ((2, 2) if last == "for" else (4, 0))
    table.grand_prey.uses(heir)
    table.grand_prey.does("do", number=0 if last == "for" else 1)
    assert votes_now(table) == ((4, 0) if last == "for" else (2, 2))
    assert (table.blood(payer), table.blood(second), table.blood(heir)) == (1, 2, 4)


@pytest.mark.ruling(MUSTAFA, 2)
@pytest.mark.parametrize("how", ["passes by itself", "blood hunt"])
def test_not_without_the_polling_of_a_political_action(table: Table, how: str) -> None:
    """Neither where it passes by itself nor in a blood hunt."""
    caller, heir, payer = called(table)
    victim = table.prey.torpor("Ryan")
    if how == "passes by itself":
        sure = paper("Sure", static("passes automatically"), kind="equipment")
        table.you.in_play(sure, on=caller)
    table.you.holds(motion())
    if how == "passes by itself":
        table.you.acts("Motion", by=caller)
    else:
        table.you.acts(by=caller, word="diablerie", target=victim)
    while not table.over():
        assert not table.prey.may("use", card=heir)
        if how == "blood hunt" and table.you.may("vote", minion=caller):
            table.you.votes("against", minion=caller)
        table.pass_on()
    assert table.blood(payer) == 2


# -- Rachel Brandywine -------------------------------------------------------------------------


SHREDDER = paper(
    "Shredder", use(choose(hand(yours)), discard(), at=("discard", "master")), kind="event"
)


@pytest.mark.ruling(RACHEL, 1)
@pytest.mark.rules_text("003 Rachel Brandywine 1")
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_rachel_puts_back_what_was_discarded_in_this_phase(table: Table, place: str) -> None:
    """By whatever effect, after all was drawn; nothing discarded before, nor what lay there."""
    table.you.puts(RACHEL, place)
    first, second, early, kept = table.you.holds("Fame", "Villein", "Blur", "Bonding")
    table.you.holds(*["Leverage"] * 3)
    old = table.you.ash_heap("Dodge")
    table.you.in_play(SHREDDER)
    theirs = table.prey.ash_heap("Dodge")
    hers = table.prey.holds("Fame")
    purge = use(discard(hand(controlled_by(PREY))), at=("discard",), once="phase")
    table.you.in_play(paper("Purge", purge, kind="event"))
    table.begins("master")
    table.you.uses("Shredder")
    table.you.chooses(early)
    table.until("discard", table.you)
    table.you.does("discard", card="Fame")
    table.you.uses("Shredder")
    table.you.chooses(second)
    table.you.uses("Purge")
    assert table.where(hers) == "ash_heap"
    assert (table.where(first), table.where(second)) == ("ash_heap", "ash_heap")
    before = len(table.state.seats[0].library)
    if place == "torpor":
        while table.state.active == 0:
            assert not table.you.may("answer")
            table.pass_on()
        assert table.where(first) == "ash_heap"
        return
    table.you.does("answer")
    assert table.you.choices() == {first, second}
    table.you.chooses(first)
    table.you.does("done")
    assert (table.where(first), table.where(second)) == ("library", "ash_heap")
    assert [table.where(card) for card in (early, old, kept, theirs)] == [
        "ash_heap",
        "ash_heap",
        "hand",
        "ash_heap",
    ]
    assert len(table.state.seats[0].library) == before + 1
    assert "shuffled" in [line.what for line in table.state.journal]


def test_rachel_has_nothing_to_put_back(table: Table) -> None:
    """Where nothing of yours was discarded in your discard phase."""
    table.you.ready(RACHEL)
    table.you.ash_heap("Dodge")
    table.you.holds("Fame")
    theirs = table.prey.holds("Dodge")
    table.prey.holds("Fame")
    table.prey.in_play(SHREDDER)
    table.begins("discard")
    table.prey.uses("Shredder")
    table.prey.chooses(theirs)
    while table.state.active == 0:
        assert not table.you.may("answer")
        table.pass_on()


def test_rachel_need_not(table: Table) -> None:
    """She may decline, and what others discard is none of hers."""
    table.you.ready(RACHEL)
    mine = table.you.holds("Fame")
    hers = table.prey.holds("Fame")
    table.begins("discard")
    table.you.does("discard", card="Fame")
    table.you.does("decline")
    assert table.where(mine) == "ash_heap"
    table.until("discard", table.prey)
    table.prey.does("discard", card="Fame")
    assert not table.you.may("answer")
    assert table.where(hers) == "ash_heap"


# -- Dragos ------------------------------------------------------------------------------------


BLOW = paper("Blow", before_range(gain_pool(1)), blood_cost=2)
BURNS = paper("Burns", before_range(price(burn_blood(1)), gain_pool(1)), blood_cost=2)


@pytest.mark.parametrize(("who", "paid"), [(DRAGOS, 0), ("Gwendolyn", 2)])
def test_dragos_does_not_pay_for_combat_cards(table: Table, who: str, paid: int) -> None:
    """Even without the blood for it; another pays."""
    mine, theirs = table.you.ready(who, blood=3), table.prey.ready(replaced("Ryan", strength=0))
    table.you.holds(BLOW)
    fight(table, mine, theirs)
    table.you.plays("Blow", by=mine)
    assert (table.blood(mine), table.you.pool()) == (3 - paid, 31)
    rest(table)


@pytest.mark.ruling(DRAGOS, 1)
def test_dragos_burns_what_the_text_says(table: Table) -> None:
    """A price that is no cost of the card."""
    dragos, theirs = (
        table.you.ready(DRAGOS, blood=3),
        table.prey.ready(replaced("Ryan", strength=0)),
    )
    table.you.holds(BURNS)
    fight(table, dragos, theirs)
    table.you.plays("Burns", by=dragos)
    assert (table.blood(dragos), table.you.pool()) == (2, 31)
    rest(table)


@pytest.mark.rules_text("003 Dragos 1")
def test_dragos_pays_what_others_add(table: Table) -> None:
    """As Terror Frenzy does: 1 blood for each combat card."""
    dragos = table.you.ready(DRAGOS, blood=3)
    foe = table.prey.ready(made_vampire("Beast", "ANI", capacity=5))
    table.you.holds(BLOW)
    table.prey.holds("Terror Frenzy")
    fight(table, dragos, foe)
    table.until("before_range", table.you)
    table.you.passes()
    table.prey.plays("Terror Frenzy", by=foe, level="ANI")
    table.you.plays("Blow", by=dragos)
    assert (table.blood(dragos), table.you.pool()) == (3 - 1 - 1, 31)  # and a blow


@pytest.mark.parametrize("kind", ["modifier", "action"])
def test_dragos_pays_for_other_cards(table: Table, kind: str) -> None:
    """Only combat cards are free."""
    dragos = table.you.ready(DRAGOS, blood=3)
    table.you.ready(COMPANION)
    if kind == "action":
        table.you.holds(paper("Deed", action(gain_pool(1)), blood_cost=2))
        table.you.acts("Deed", by=dragos)
    else:
        table.you.holds(paper("Trick", modifier(bleed(+1)), blood_cost=2))
        table.you.acts(by=dragos, word="bleed")
        table.you.plays("Trick", by=dragos)
    rest(table)
    assert table.blood(dragos) == 1

"""Gehenna events of the unlock phase, of torpor and of pool: Conquest, Inquisition, The Rising."""

from __future__ import annotations

import pytest

from action_talk import trick
from combat_talk import COMPANION, rest
from fight_talk import damage_to
from made_up import omen, paper
from methuselah.engine import atoms
from methuselah.engine.advance import advance
from methuselah.language import (
    REQUIRES_TITLED,
    TARGET,
    choose,
    environmental_damage,
    event,
    master,
    may_prevent,
    on,
    put_in_play,
    sends_to_torpor,
    use,
    vampire,
)
from politics_talk import carried, motion, polling
from table_talk import Table

CONQUEST = "Conquest of Humanity"
INQUISITION = "The New Inquisition"
TRADE = "Blood Trade"
TORPID = "Torpid Blood"
RISING = "The Rising"
RECALLED = "Recalled to the Founder"
BLANK = "Misdirection"
OWN_BOON = paper("Own Boon", master(put_in_play()), keywords=frozenset({"boon"}))


def goes_on(table: Table) -> None:
    """After a change made from outside."""
    table.state.pending = None
    advance(table.state)


def plays_it(table: Table, card: str, others: int = 3) -> int:
    """You play it in your discard phase, with so many other Gehenna events in play; six cards."""
    held = int(table.you.holds(card))
    table.you.holds(*[BLANK] * 6)
    for place in range(others):
        table.prey.in_play(omen(f"Omen {place}"))
    table.prey.ready(COMPANION)
    table.begins("discard")
    table.you.plays(held)
    return held


# -- what they require, and when they are replaced ------------------------------------------------


@pytest.mark.parametrize(
    ("card", "needs"),
    [(CONQUEST, 2), (INQUISITION, 1), (TRADE, 0), (TORPID, 0), (RISING, 2), (RECALLED, 2)],
)
def test_it_requires_other_gehenna_events(table: Table, card: str, needs: int) -> None:
    """So many, whose controller does not matter; no event of another kind, no other card."""
    table.you.holds(card, "Fame")
    table.you.ready(COMPANION)
    table.you.in_play(paper("Plain", event(put_in_play())))
    table.you.in_play(omen("Sign", kind="master"))
    for place in range(needs - 1):
        table.prey.in_play(omen(f"Omen {place}"))
    table.begins("discard")
    assert table.you.may("discard", card="Fame")
    assert table.you.can_play(card) is (needs == 0)
    table = Table()
    table.you.holds(card, "Fame")
    for place in range(needs):
        table.prey.in_play(omen(f"Omen {place}"))
    table.begins("discard")
    assert table.you.can_play(card)


@pytest.mark.ruling(INQUISITION, 3)
@pytest.mark.ruling(CONQUEST, 1)
@pytest.mark.ruling(RECALLED, 1)
@pytest.mark.parametrize("card", [CONQUEST, INQUISITION, RECALLED])
def test_it_stays_as_the_others_go(table: Table, card: str) -> None:
    """What it requires is looked at as it is played."""
    held = plays_it(table, card)
    table.until("minion", table.prey)
    for other in list(table.state.cards):
        if table.where(other) == "permanent" and other != held:
            atoms.burn(table.state, other)
    goes_on(table)
    assert table.where(held) == "permanent"


BLOW = paper("Blow", use(choose(on()), sends_to_torpor(TARGET), at=("minion",)))


@pytest.mark.ruling(INQUISITION, 2)
@pytest.mark.parametrize("burned", [False, True])
def test_the_inquisition_is_replaced_once_a_titled_vampire_falls(
    table: Table, burned: bool
) -> None:
    """Not for one without a title; burned or not, and the discard phase is not waited for."""
    prince, plain = table.prey.ready("Mkhokheli"), table.prey.ready("Lauren")
    blow = table.prey.in_play(BLOW)
    held = plays_it(table, INQUISITION)
    table.until("minion", table.prey)
    if burned:
        atoms.burn(table.state, held)
        goes_on(table)
    table.prey.uses(blow)
    table.prey.chooses(plain)
    assert len(table.you.hand()) == 6
    table.prey.uses(blow)
    table.prey.chooses(prince)
    assert len(table.you.hand()) == 7


@pytest.mark.ruling(INQUISITION, 1)
def test_the_inquisition_is_replaced_before_anything_else(table: Table) -> None:
    """The card is drawn before the pool of Fame is burned."""
    prince = table.prey.ready("Mkhokheli")
    table.prey.in_play("Fame", on=prince)
    blow = table.prey.in_play(BLOW)
    plays_it(table, INQUISITION)
    table.until("minion", table.prey)
    start = len(table.state.journal)
    table.prey.uses(blow)
    table.prey.chooses(prince)
    told = [line.what for line in table.state.journal[start:]]
    assert told.index("drew") < told.index("burned pool")


@pytest.mark.ruling(TORPID, 1)
@pytest.mark.parametrize("burned", [False, True])
def test_torpid_blood_is_replaced_once_a_vampire_rises(table: Table, burned: bool) -> None:
    """From torpor to the ready region; not for one that is burned there."""
    torpid, dying = table.prey.torpor("Don Cerro"), table.prey.torpor("Ryan")
    held = plays_it(table, TORPID)
    table.until("minion", table.prey)
    atoms.burn(table.state, dying)
    if burned:
        atoms.burn(table.state, held)
    goes_on(table)
    assert len(table.you.hand()) == 6
    table.prey.acts(by=torpid, word="leave torpor")
    rest(table)
    assert table.where(torpid) == "ready"
    assert table.blood(torpid) == (5 if burned else 4)
    assert len(table.you.hand()) == 7


@pytest.mark.ruling(RISING, 6)
@pytest.mark.parametrize(("who", "cards"), [("prey", 7), ("grand_prey", 6)])
@pytest.mark.parametrize("burned", [False, True])
def test_the_rising_is_replaced_once_your_prey_is_ousted(
    table: Table, who: str, cards: int, burned: bool
) -> None:
    """Yours, and nobody else's."""
    held = plays_it(table, RISING)
    table.until("minion", table.prey)
    assert table.where(held) == "permanent"
    if burned:
        atoms.burn(table.state, held)
    atoms.burn_pool(table.state, getattr(table, who).number, 30)
    goes_on(table)
    rest(table)
    assert getattr(table, who).is_out()
    assert len(table.you.hand()) == cards


def test_the_conquest_is_replaced_in_your_next_discard_phase(table: Table) -> None:
    """The founder is not as long as it is in play."""
    table.you.ready("Ryan")
    plays_it(table, CONQUEST)
    table.until("minion", table.prey)
    table.until("minion", table.you)
    assert len(table.you.hand()) == 6
    table.until("discard", table.you)
    assert len(table.you.hand()) == 7
    table = Table()
    table.you.ready("Ryan")
    held = plays_it(table, RECALLED)
    table.until("minion", table.prey)
    table.until("discard", table.you)
    assert len(table.you.hand()) == 6
    atoms.burn(table.state, held)
    goes_on(table)
    assert len(table.you.hand()) == 7


# -- Conquest of Humanity -------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "pays"), [(5, True), (5, False), (2, False), (1, False)])
def test_a_location_falls_or_is_ransomed(table: Table, pool: int, pays: bool) -> None:
    """Of the prey of whoever has her unlock phase: burned, unless 2 pool are burned for it."""
    card = table.grand_predator.in_play(CONQUEST)
    site, other = table.prey.in_play("Elder Library"), table.prey.in_play("The Barrens")
    table.prey.in_play("Fame", on=table.prey.ready("Nassir"))
    table.you.in_play("The Parthenon")
    table.prey.pool(pool)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert table.you.choices() == {site, other}
    table.you.chooses(site)
    if pool > 1:
        table.prey.does("do", number=0 if pays else 1)
    assert table.where(site) == ("permanent" if pays else "ash_heap")
    assert table.prey.pool() == pool - 2 * pays
    assert table.where(other) == "permanent"
    assert not table.you.may("use", card=card)


def test_each_methuselah_conquers_in_her_own_unlock_phase(table: Table) -> None:
    """Not in that of another."""
    card = table.you.in_play(CONQUEST)
    for seat in table.seats:
        seat.in_play(paper(f"Site {seat.number}", keywords=frozenset({"location"})))
    table.begins("unlock")
    assert table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)
    table.until_turn_of(table.prey)
    assert table.prey.may("use", card=card)
    assert not table.you.may("use", card=card)


# -- The New Inquisition --------------------------------------------------------------------------


def test_the_inquisition_hurts_a_vampire_of_the_prey(table: Table) -> None:
    """1 damage, unpreventable, to a ready one, once in each unlock phase."""
    card = table.grand_predator.in_play(INQUISITION)
    one, two = table.prey.ready("Nassir"), table.prey.ready("Tara")
    vest = table.prey.in_play(paper("Vest", may_prevent(9), kind="equipment"), on=one)
    falls = use(choose(on(vampire)), environmental_damage(1, TARGET), at=("minion",))
    hail = paper("Hail", falls)
    table.you.in_play(hail)
    table.prey.torpor("Ryan")
    table.prey.ready("Underbridge Stray")
    table.you.ready("Duck")
    table.grand_prey.ready("Lauren")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.prey.may("use", card=card)
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert not table.prey.may("use", card=vest)
    assert damage_to(table, one) == 1
    assert not table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)
    table.you.uses("Hail")
    table.you.chooses(one)
    assert table.prey.may("use", card=vest)  # what can be prevented


@pytest.mark.parametrize(("caller", "may"), [("Mkhokheli", True), ("Nassir", False)])
def test_titled_vampires_end_the_inquisition(table: Table, caller: str, may: bool) -> None:
    """By a referendum, at +1 stealth; whoever's event it is."""
    card = table.predator.in_play(INQUISITION)
    mine = table.you.ready(caller)
    table.you.ready(COMPANION)
    table.begins("minion")
    assert table.you.may("use action", card=card, by=mine) is may
    if may:
        table.you.acts(card, by=mine)
        carried(table, mine)
        assert table.where(card) == "ash_heap"


@pytest.mark.ruling(INQUISITION, 4)
@pytest.mark.parametrize("inquisition", [True, False])
def test_ending_the_inquisition_requires_a_titled_vampire(table: Table, inquisition: bool) -> None:
    """A card that asks for such a referendum can be played; not in that of anybody."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(trick(REQUIRES_TITLED, at=("polling",)), motion())
    card = table.prey.in_play(INQUISITION)
    table.you.acts(card if inquisition else "Motion", by=prince)
    polling(table)
    assert table.you.can_play("Trick", by=prince) is inquisition


# -- Blood Trade ----------------------------------------------------------------------------------


@pytest.mark.ruling(TRADE, 1)
def test_the_trade_ends_all_boons(table: Table) -> None:
    """Those in play burn, and no more are put there; the political Boon is played as ever."""
    mine = table.you.ready("Mkhokheli")
    boons = (
        table.prey.in_play("Lesser Boon", on=table.grand_prey.ready("Nassir")),
        table.you.in_play("Major Boon"),
    )
    site = table.prey.in_play("Elder Library")
    held = table.you.holds(TRADE)
    table.you.holds(OWN_BOON, "Consanguineous Boon", "Fame")
    table.begins("discard")
    table.you.plays(held)
    assert [table.where(boon) for boon in boons] == ["ash_heap"] * 2
    assert table.where(site) == "permanent"
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    assert table.you.can_play("Fame")
    assert not table.you.can_play("Own Boon")
    table.until("minion", table.you)
    assert table.you.can_play("Consanguineous Boon", by=mine)


def test_blood_is_traded_in_each_unlock_phase(table: Table) -> None:
    """1 of a vampire of hers, in torpor too, to one of another's; once."""
    card = table.grand_predator.in_play(TRADE)
    one, two = table.you.ready("Don Cerro", blood=3), table.you.torpor("Ryan", blood=2)
    table.you.ready("Nassir", blood=0)
    three, four = table.prey.ready("Tara", blood=1), table.predator.torpor("Duck", blood=1)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.prey.may("use", card=card)
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert table.you.choices() == {three, four}
    table.you.chooses(four)
    assert [table.blood(v) for v in (one, two, three, four)] == [3, 1, 1, 2]
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey)
    assert table.prey.may("use", card=card)
    assert not table.you.may("use", card=card)


# -- Torpid Blood ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rescuer", "victim", "cost"),
    [("Duck", "Don Cerro", 3), ("Duck", "KoKo", 2), ("Earl", "Ryan", 2)],
)
def test_an_older_vampire_costs_more_to_rescue(
    table: Table, rescuer: str, victim: str, cost: int
) -> None:
    """1 blood more, if it is older than its rescuer; equals are not older."""
    table.grand_prey.in_play(TORPID)
    mine = table.you.ready(rescuer)
    table.you.ready(COMPANION)
    theirs = table.you.torpor(victim, blood=0)
    table.begins("minion")
    start = table.blood(mine)
    table.you.acts(by=mine, word="rescue", target=theirs)
    rest(table)
    assert table.where(theirs) == "ready"
    assert start - table.blood(mine) == cost


@pytest.mark.parametrize(("blood", "may"), [(3, True), (2, False)])
def test_leaving_torpor_costs_three(table: Table, blood: int, may: bool) -> None:
    """Any action of a vampire in torpor is 1 blood dearer; none of a ready one."""
    table.grand_prey.in_play(TORPID)
    mine, other = table.you.torpor("Don Cerro", blood=blood), table.you.ready("Nassir", blood=3)
    table.you.ready(COMPANION)
    table.begins("minion")
    assert table.you.may("act", minion=mine, word="leave torpor") is may
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert table.blood(other) == 3

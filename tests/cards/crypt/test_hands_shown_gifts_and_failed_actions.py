"""Hands shown to a blocker, gifts of blood, minions unlocked, actions that others have fail."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to, replaced
from methuselah.engine.knowledge import sees
from methuselah.engine.traits import sect_of
from methuselah.rules.action.action import stealth
from scenes.changes import more_strength_against
from scenes.rulings import scarce_asks_for_the_clan_of_now
from table_talk import Table

CHAS = "Chas Giovanni Tello (G2)"
EURAYLE = "Eurayle Gelasia Mylonas (G4)"
IRIS = "Iris Bennett (G5)"
SARRASINE = "Sarrasine (G2 ADV)"
SAULOT = "Saulot, The Wanderer (G4)"


# -- Iris Bennett ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blocker", "looks"), [("Rayne", True), ("Alvin (G6)", False), ("Renegade Garou", False)]
)
def test_an_older_blocker_sees_the_hand(table: Table, blocker: str, looks: bool) -> None:
    """Older than 1; its controller only, if she likes, before the combat."""
    name = made_vampire("Peer", capacity=1) if blocker == "Alvin (G6)" else blocker
    iris = table.you.ready(IRIS)
    table.you.ready(COMPANION)
    held = table.you.holds("Fame")
    guard = table.prey.ready(name)
    table.you.acts(by=iris, word="bleed")
    table.prey.blocks(guard)
    assert table.prey.may("do") == looks
    if looks:
        assert not sees(table.state, 1, held)
        table.prey.does("do")
    assert sees(table.state, 1, held) == looks
    assert not any(sees(table.state, seat, held) for seat in (2, 3, 4))


def test_she_may_decline_to_look(table: Table) -> None:
    """Then she has seen nothing; the combat goes on."""
    iris = table.you.ready(IRIS)
    table.you.ready(COMPANION)
    held = table.you.holds("Fame")
    guard = table.prey.ready("Rayne")
    table.you.acts(by=iris, word="bleed")
    table.prey.blocks(guard)
    table.prey.does("decline")
    rest(table)
    assert not sees(table.state, 1, held)
    assert damage_to(table, iris) == 1


# -- Eurayle -----------------------------------------------------------------------------------


@pytest.mark.ruling(EURAYLE, 1)
@pytest.mark.parametrize(
    ("seat", "name", "more", "targets"),
    [
        ("you", "Ryan", 2, ()),
        ("you", "Renegade Garou", 2, ()),
        ("you", "Korah", 2, ()),  # in torpor
        ("grand_prey", "Ryan", 0, (2,)),
    ],
)
def test_eurayle_unlocks_a_minion(
    table: Table, seat: str, name: str, more: int, targets: tuple[int, ...]
) -> None:
    """Of anybody: undirected and at +2 stealth if it is yours, else directed at its controller."""
    eurayle = table.you.ready(EURAYLE)
    table.you.ready(COMPANION)
    place = "torpor" if name == "Korah" else "ready"
    tired = getattr(table, seat).puts(name, place, locked=True)
    table.prey.ready("Crow")
    table.grand_prey.ready("Rayne")
    table.you.acts(eurayle, by=eurayle)
    table.you.chooses(tired)
    table.asked()
    action = action_of(table)
    assert (stealth(table.state, action), action.targets) == (more, targets)
    rest(table)
    assert not table.locked(tired)
    assert table.locked(eurayle)


@pytest.mark.ruling(EURAYLE, 2)
def test_eurayle_is_scarce_among_salubri() -> None:
    """As they are now."""
    scarce_asks_for_the_clan_of_now(EURAYLE)


# -- Saulot ------------------------------------------------------------------------------------


@pytest.mark.ruling(SAULOT, 1)
def test_saulot_is_scarce_among_salubri() -> None:
    """As they are now."""
    scarce_asks_for_the_clan_of_now(SAULOT)


@pytest.mark.parametrize(("clan", "damage"), [("Baali", 0), ("Tremere", 1)])
def test_baali_do_not_hurt_saulot(table: Table, clan: str, damage: int) -> None:
    """He hurts them; others hurt him."""
    saulot = table.you.ready(SAULOT)
    foe = table.prey.ready(replaced("Gwendolyn", clans=(clan,), bleed=1))
    fight(table, saulot, foe)
    rest(table)
    assert table.blood(saulot) == 11 - damage
    assert damage_to(table, foe) == 2


@pytest.mark.parametrize("blood", [1, 2, 5])
def test_saulot_gives_two_blood_in_your_unlock_phase(table: Table, blood: int) -> None:
    """To a vampire in play, whosever, in torpor too, or one that you have not yet; once."""
    saulot = table.you.ready(SAULOT, blood=blood)
    mine = table.you.torpor("Don Cerro", blood=1)
    theirs = table.prey.ready("Gwendolyn", blood=1)
    young = table.you.uncontrolled("Korah", blood=1)
    ally = table.you.ready("Renegade Garou")
    hers = table.prey.uncontrolled("Klaus Konrecht", blood=1)
    hunter = table.you.uncontrolled('Jack "Hannibal137" Harmon (G4)')
    table.gives_edge(table.you)
    table.begins("unlock")
    table.asked()
    assert table.you.may("use", card=saulot) == (blood >= 2)
    if blood >= 2:
        table.you.uses(saulot)
        assert table.you.choices() >= {mine, theirs, young}
        assert not table.you.choices() & {ally, hers, hunter}
        table.you.chooses(young)
        assert (table.blood(saulot), table.blood(young)) == (blood - 2, 3)
        assert not table.you.may("use", card=saulot)
        assert (table.blood(mine), table.blood(theirs)) == (1, 1)


@pytest.mark.parametrize("phase", ["master", "their unlock"])
def test_saulot_gives_nothing_at_other_times(table: Table, phase: str) -> None:
    """Only in your unlock phase."""
    saulot = table.you.ready(SAULOT)
    table.prey.ready("Gwendolyn", blood=1)
    table.you.holds("Fame", "Villein")
    if phase == "master":
        table.begins("master")
        table.asked()
    else:
        table.prey.in_play("The Parthenon")
        table.until_turn_of(table.prey)
    assert not table.you.may("use", card=saulot)


# -- Chas Giovanni Tello -----------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["prey", "grand_prey", "predator"])
def test_a_discarded_master_has_the_action_of_chas_fail(table: Table, seat: str) -> None:
    """Of any other Methuselah, out of turn: her next master phase has one action less."""
    chas = table.you.ready(CHAS)
    table.you.ready(COMPANION)
    who = getattr(table, seat)
    paid, other, none = who.holds("Fame", "Villein", "Blur")
    table.you.holds("Fame")
    table.you.acts(by=chas, word="bleed")
    assert not table.you.may("use", card=chas)
    who.uses(chas)
    assert who.choices() == {paid, other}
    who.chooses(paid)
    rest(table)
    assert table.prey.pool() == 30
    assert table.locked(chas)
    assert (table.where(paid), table.where(none)) == ("ash_heap", "hand")
    assert who.table.state.seats[who.number].owes_master


def test_it_is_one_out_of_turn_master(table: Table) -> None:
    """Once until her next master phase; not without a master card, and for no other vampire."""
    first = table.you.ready(CHAS)
    other = table.you.ready(COMPANION)
    table.prey.holds("Fame", "Villein", "Sudden Reversal")
    table.grand_prey.holds("Blur")
    table.you.acts(by=other, word="bleed")
    assert not table.prey.may("use", card=first)
    table.nobody_reacts()
    table.you.acts(by=first, word="bleed")
    assert not table.grand_prey.may("use", card=first)
    table.prey.uses(first)
    table.prey.chooses(min(table.prey.choices()))
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.parametrize("spent", [True, False])
def test_who_has_played_out_of_turn_cannot_pay(table: Table, spent: bool) -> None:
    """Before her next master phase."""
    chas = table.you.ready(CHAS)
    table.you.ready(COMPANION)
    table.you.holds("Blood Doll")
    table.prey.holds("Fame", "Villein", "Sudden Reversal")
    table.begins("master")
    table.you.plays("Blood Doll")
    table.you.chooses(chas)
    if spent:
        table.prey.plays("Sudden Reversal")
    table.until("minion", table.you)
    table.you.acts(by=chas, word="bleed")
    assert table.prey.may("use", card=chas) == (not spent)


def test_chas_fights_the_titled_harder() -> None:
    """+1 strength against a vampire with a title, in torpor or not; none against others."""
    more_strength_against(
        CHAS, amount=1, against=("Tara", "Johannes Worringen"), others=("Ryan", "Renegade Garou")
    )


# -- Sarrasine, merged -------------------------------------------------------------------------


@pytest.mark.ruling(SARRASINE, 1)
def test_sarrasine_merged_is_camarilla(table: Table) -> None:
    """Whatever his base version is."""
    merged = table.you.merged("Sarrasine (G2)")
    table.begins()
    assert sect_of(table.state, merged) == "camarilla"


@pytest.mark.ruling(SARRASINE, 2)
@pytest.mark.parametrize(
    ("place", "turn", "may"),
    [
        ("merged", "you", True),
        ("alone", "you", False),
        ("torpor", "you", False),
        ("merged", "prey", False),
    ],
)
def test_sarrasine_merged_corrupts_a_minion_of_the_prey(
    table: Table, place: str, turn: str, may: bool
) -> None:
    """One counter, an ally's too; it is not stolen, though it would have enough."""
    if place == "alone":
        mine = table.you.ready(SARRASINE)
    elif place == "torpor":
        mine = table.you.torpor("Sarrasine (G2)")
        table.you.puts(SARRASINE, "merged", on=mine)
    else:
        mine = table.you.merged("Sarrasine (G2)")
    victim = table.prey.ready("Rayne", corruption=((0, 9),))
    ally, fallen = table.prey.ready("Renegade Garou"), table.prey.torpor("Korah")
    table.predator.ready("Ryan")
    table.gives_edge(getattr(table, turn))  # so that somebody is asked in the unlock phase
    if turn == "you":
        table.begins("unlock")
    else:
        table.until_turn_of(table.prey)
    decision = table.asked()
    assert decision is not None
    assert decision.window == "unlock"
    assert table.you.may("use", card=mine) == may
    if may:
        table.you.uses(mine)
        assert table.you.choices() == {victim, ally, fallen}
        table.you.chooses(victim)
        assert not table.you.may("use", card=mine)
        assert table.state.cards[victim].corrupted_by(0) == 10
        assert table.state.controller(victim) == 1

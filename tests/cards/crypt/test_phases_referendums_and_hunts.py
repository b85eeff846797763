"""Vampires of many decks: phases, referendums, blood hunts, a younger one that is locked."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.rows import found
from methuselah.language import PREY, burn_pool, political
from methuselah.rules.action.action import stealth
from methuselah.rules.turn.discard import discard_actions
from methuselah.rules.turn.master import master_actions
from politics_talk import carried, motion, polling, votes_now
from table_talk import Table

PRIMOGEN = replaced("Ryan", title="primogen")
# -- phases ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "locked"), [("ready", True), ("torpor", True)])
@pytest.mark.ruling("Masika (G1)", 1)
def test_masika_unlocks_in_a_discard_phase(table: Table, place: str, locked: bool) -> None:
    """Of any Methuselah, in torpor too."""
    masika = table.you.puts("Masika (G1)", place, locked=locked)
    table.you.ready(COMPANION)
    table.prey.holds("Blood Doll")
    table.begins("minion")
    assert not table.you.may("use", card=masika)
    table.until_turn_of(table.prey, "discard")
    if table.locked(masika):
        table.you.uses(masika)
    assert not table.locked(masika)


def test_masika_has_nothing_to_unlock(table: Table) -> None:
    """She is unlocked already."""
    masika = table.you.ready("Masika (G1)")
    table.you.holds("Blood Doll", "Blood Doll")
    table.begins("discard")
    assert table.you.may("discard")
    assert not table.you.may("use", card=masika)


@pytest.mark.parametrize(
    ("place", "locked", "may"),
    [("ready", False, True), ("ready", True, False), ("torpor", False, False)],
)
def test_isanwayen_sells_his_action(table: Table, place: str, locked: bool, may: bool) -> None:
    """Ready and unlocked, he locks for a second master phase action."""
    isanwayen = table.you.puts("Isanwayen (G4)", place, locked=locked)
    table.you.holds("Blood Doll", "Villein")
    table.you.ready("Mazz")
    table.begins("master")
    assert table.you.may("use", card=isanwayen) == may
    if may:
        table.you.uses(isanwayen)
        assert table.locked(isanwayen)
        assert master_actions(table.state, 0) == 2
        assert not table.you.may("use", card=isanwayen)


@pytest.mark.parametrize(("name", "left"), [("Isanwayen (G4)", 1), ("Mazz", 2)])
def test_isanwayen_is_rescued_dearly(table: Table, name: str, left: int) -> None:
    """1 blood more than another."""
    saviour = table.you.ready("Ryan", blood=4)
    table.you.ready(COMPANION)
    victim = table.you.torpor(name, blood=0)
    table.you.acts(word="rescue", by=saviour, target=victim)
    table.nobody_reacts()
    assert table.where(victim) == "ready"
    assert table.blood(saviour) == left


@pytest.mark.parametrize(("place", "number"), [("ready", 2), ("torpor", 1)])
def test_unmada_discards_more(table: Table, place: str, number: int) -> None:
    """While he is ready."""
    table.you.puts("Unmada (G5)", place)
    table.you.holds("Blood Doll", "Villein", "Blood Doll")
    table.begins("discard")
    table.asked()
    assert discard_actions(table.state, 0) == number


KATHERINE = "Katherine Stoddard (G3)"


def test_katherine_discards_auspex(table: Table) -> None:
    """A card that requires it, once in your turn; it is replaced."""
    katherine = table.you.ready(KATHERINE, locked=True)
    table.you.ready(COMPANION)
    first, second = table.you.holds("Telepathic Misdirection", "Telepathic Misdirection")
    table.you.holds("Deflection")
    table.begins("minion")
    size = len(table.you.hand())
    table.you.uses(katherine)
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert table.where(second) == "ash_heap"
    assert len(table.you.hand()) == size
    assert not table.you.may("use", card=katherine)


@pytest.mark.parametrize(
    ("place", "card", "may"),
    [
        ("ready", "Telepathic Misdirection", True),
        ("torpor", "Telepathic Misdirection", False),
        ("ready", "Deflection", False),
    ],
)
def test_katherine_must_be_ready(table: Table, place: str, card: str, may: bool) -> None:
    """And have such a card; not in the turn of another."""
    katherine = table.you.puts(KATHERINE, place)
    table.you.ready(COMPANION)
    table.you.holds(card)
    table.prey.ready("Ryan")
    table.begins("minion")
    assert table.you.may("use", card=katherine) == may
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=katherine)


# -- referendums ----------------------------------------------------------------------------------

LUTZ = "Lutz von Hohenzollern (G4)"
DOOM = paper("Doom", political(passes=(burn_pool(3, PREY),)), kind="political action")


@pytest.mark.ruling(LUTZ, 1)
@pytest.mark.parametrize("whose", ["you", "predator"])
@pytest.mark.parametrize(("place", "pool"), [("ready", 29), ("torpor", 30)])
def test_lutz_takes_a_pool_for_a_referendum(
    table: Table, place: str, pool: int, whose: str
) -> None:
    """That passes, whoever called it, after its effect."""
    seat = getattr(table, whose)
    seat.puts(LUTZ, place, locked=True)
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    carried(table, caller)
    target = table.prey if whose == "you" else table.you
    expected = pool + (whose == "predator")
    assert target.pool() == expected
    assert table.grand_prey.pool() == 30


def test_lutz_takes_nothing_for_one_that_fails(table: Table) -> None:
    """It must pass."""
    table.you.ready(LUTZ, locked=True)
    caller = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    rival = table.prey.ready("Mkhokheli")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.prey.votes("against", minion=rival)
    table.nobody_reacts()
    table.nobody_reacts()
    assert (table.you.pool(), table.prey.pool()) == (30, 30)


@pytest.mark.ruling(LUTZ, 2)
def test_lutz_takes_nothing_if_you_are_ousted_by_it(table: Table) -> None:
    """The referendum of your predator's vampire has burned your last pool."""
    table.prey.ready(LUTZ, locked=True)
    table.prey.pool(1)
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(DOOM)
    table.you.acts("Doom", by=caller)
    carried(table, caller)
    assert table.prey.is_out()
    assert table.grand_prey.pool() == 30


@pytest.mark.ruling("Joseph O'Grady (G3)", 2)
@pytest.mark.parametrize(
    ("place", "blood", "may"), [("ready", 3, True), ("ready", 0, False), ("torpor", 3, True)]
)
def test_joseph_buys_a_vote(table: Table, place: str, blood: int, may: bool) -> None:
    """Locked too, once in a referendum, for 1 blood; in torpor there is no ballot to add it to."""
    caller = table.you.ready("Mkhokheli")
    joseph = table.prey.puts("Joseph O'Grady (G3)", place, blood=blood, locked=True)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.prey.may("use", card=joseph) == may
    if may:
        table.prey.uses(joseph)
        assert not table.prey.may("use", card=joseph)
        assert table.blood(joseph) == blood - 1
        assert table.prey.may("vote", minion=joseph) == (place == "ready")
    if may and place == "ready":
        table.prey.votes("against", minion=joseph)
        assert votes_now(table) == (0, 1)


@pytest.mark.ruling("Genevieve (G2)", 1)
@pytest.mark.parametrize(("name", "against"), [("Genevieve (G2)", 4), ("Korah (G2)", 3)])
def test_genevieve_votes_beside_her_ballot(table: Table, name: str, against: int) -> None:
    """Her vote and the 3 of the prisci go to the same side, by one choice."""
    caller = table.you.ready("Ryan")
    priscus = table.prey.ready(name)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.prey.votes("against", minion=priscus)
    assert votes_now(table) == (0, against)
    assert not table.prey.may("vote", minion=priscus)


# -- Victoria Ash ---------------------------------------------------------------------------------


def test_victoria_locks_a_younger_vampire(table: Table) -> None:
    """Ready, locked already or not, at +1 stealth."""
    victoria = table.you.ready("Victoria Ash (G2)")
    table.you.ready("Underbridge Stray")
    young = table.prey.ready(made_vampire("Five", capacity=5))
    far = table.grand_prey.ready("Ryan")
    table.prey.ready(made_vampire("Six", capacity=6))
    mazz = table.prey.ready("Mazz", locked=True)
    table.prey.torpor("Nassir")
    table.prey.ready("Underbridge Stray")
    table.you.acts(victoria, by=victoria)
    assert table.you.choices() == {young, far, mazz}
    table.you.chooses(young)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.locked(young)
    assert not table.locked(far)
    assert table.locked(victoria)


# -- Theo Bell ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("friend", "whose", "place", "barred"),
    [
        ("Mkhokheli", "you", "ready", True),
        ("Mkhokheli", "you", "torpor", False),
        ("Mkhokheli", "prey", "ready", False),
        (PRIMOGEN, "you", "ready", False),
    ],
)
def test_theo_is_safe_with_a_prince(
    table: Table, friend: object, whose: str, place: str, barred: bool
) -> None:
    """A ready prince or justicar that you control: no blood hunt is called on him."""
    theo = table.you.ready("Theo Bell (G2)")
    table.you.ready(COMPANION)
    getattr(table, whose).puts(friend, place, locked=True)
    victim = table.grand_prey.torpor("Gillian Krader (G2)")
    table.grand_prey.ready("Rake (G1)", locked=True)
    table.you.acts(word="diablerie", by=theo, target=victim)
    assert found(table.state, "no blood hunt", theo) == barred
    if barred:
        table.nobody_reacts()
        assert table.waits_for(table.you)
    else:
        table.until("polling", table.grand_prey)
    assert table.where(victim) == "ash_heap"


def test_lutz_takes_nothing_for_a_blood_hunt(table: Table) -> None:
    """No political action: the hunt passes, and the diablerist is gone."""
    table.prey.ready(LUTZ, locked=True)
    prince = table.prey.ready("Mkhokheli", locked=True)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.grand_predator.torpor("Mazz")
    table.you.acts(word="diablerie", by=mine)
    polling(table, table.prey)
    table.prey.votes("for", minion=prince)
    rest(table)
    assert table.where(mine) == "ash_heap"
    assert table.grand_prey.pool() == 30

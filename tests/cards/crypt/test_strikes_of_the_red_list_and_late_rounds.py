"""Vampires whose strikes, rounds and losses in combat follow rules of their own."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, made_vampire
from combat_talk import AGAIN, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import of_level, paper, thing
from methuselah.language import (
    FIRST_ROUND,
    OPPOSING,
    TARGET,
    THIS,
    action,
    among,
    attached,
    before_range,
    blood_of,
    burn_card,
    choose,
    damage_strike,
    environmental_damage,
    gain_pool,
    hand_strike,
    is_a,
    on,
    ready,
    static,
    strike,
    unless,
    use,
    vampire,
)
from politics_talk import polling
from table_talk import Table

ALGIRDAS = "Algirdas, The Solar Prophet (G6)"
HECTOR = "Hector Trelane (G4)"
PETANIQUA = "Petaniqua (G4)"
RABBAT = "Rabbat, The Sewer Goddess (G4)"
SEREN = "Seren Sukardi (G4)"
PLAIN = made_vampire("Plain", capacity=9)


# -- Petaniqua ------------------------------------------------------------------------------------


@pytest.mark.ruling(PETANIQUA, 1)
def test_petaniqua_hurts_from_the_second_round_on(table: Table) -> None:
    """2 before range in each round but the first; whoever fights her, not herself."""
    mine, theirs = table.you.ready(PETANIQUA), table.prey.ready(PLAIN, blood=9)
    table.you.holds(PRESS, made_up("Again", modes=PRESS.modes), DODGE, DODGE)
    table.prey.holds(DODGE, DODGE)
    fight(table, mine, theirs)
    table.until("press", table.you)
    assert damage_to(table, theirs) == 1
    table.you.plays(PRESS.name, by=mine)
    table.until("strike", table.you)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (3, 1)
    table.until("press", table.you)
    assert damage_to(table, theirs) == 4
    table.you.plays("Again", by=mine)
    table.until("strike", table.you)
    assert damage_to(table, theirs) == 6
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (7, 3)
    lines = [line for line in table.state.journal if line.what == "damaged"]
    assert {line.card for line in lines} == {mine, theirs}


def test_fights_of_others_beside_petaniqua_are_as_ever(table: Table) -> None:
    """Another vampire of yours presses."""
    table.you.ready(PETANIQUA)
    mine, theirs = table.you.ready("Nassir"), table.prey.ready(PLAIN)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.you.plays(PRESS.name, by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2


@pytest.mark.ruling(PETANIQUA, 2)
def test_cards_before_range_come_before_her_damage_is_mended(table: Table) -> None:
    """What else hurts then is resolved with it."""
    hail = made_up("Hail", modes=(before_range(environmental_damage(1, OPPOSING)),))
    shield = made_up("Sting", modes=(before_range(environmental_damage(1, OPPOSING)),))
    mine, theirs = table.you.ready(PETANIQUA), table.prey.ready(PLAIN)
    table.you.holds(PRESS, hail)
    table.prey.holds(shield, MANEUVER)
    fight(table, mine, theirs)
    table.until("press", table.you)
    before = damage_to(table, theirs)
    table.you.plays(PRESS.name, by=mine)
    table.until("before_range", table.you)
    assert damage_to(table, theirs) == before  # not mended yet
    table.you.plays("Hail", by=mine)
    table.until("range", table.prey)
    marks = [
        line.number
        for line in table.state.journal
        if line.what == "damaged" and line.card == theirs
    ]
    assert marks == [1, 3]
    rest(table)


@pytest.mark.parametrize(("kind", "cost"), [("ally", 1), ("retainer", 1), ("equipment", 2)])
@pytest.mark.parametrize("of", ["blood", "pool"])
def test_petaniqua_recruits_and_employs_for_less(
    table: Table, kind: str, cost: int, of: str
) -> None:
    """1 blood or pool less; equipment costs what it does, as does the ally of another."""
    mine, other = table.you.ready(PETANIQUA, blood=9), table.you.ready("Nassir", blood=4)
    face = {f"{of}_cost": 2}
    first, second = table.you.holds(thing(kind, **face), thing(kind, **face))
    table.you.acts(first, by=mine)
    rest(table)
    left = (9 - cost, 30) if of == "blood" else (9, 30 - cost)
    assert (table.blood(mine), table.you.pool()) == left
    table.you.acts(second, by=other)
    rest(table)
    both = (2, left[1]) if of == "blood" else (4, left[1] - 2)
    assert (table.blood(other), table.you.pool()) == both


# -- Seren Sukardi --------------------------------------------------------------------------------


@pytest.mark.ruling(SEREN, 1)
def test_seren_sends_to_torpor_after_an_unhurt_round_at_long_range(table: Table) -> None:
    """In the next round, at close range; who persists lies there after combat only."""
    mine = table.you.ready(SEREN)
    theirs = table.prey.ready("Anjalika Underwood (G5)")
    table.you.holds(MANEUVER, PRESS)
    table.prey.holds("Undead Persistence")
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    table.until("press", table.you)
    assert not table.you.may("use", card=mine)
    table.you.plays(PRESS.name, by=mine)
    table.until("strike", table.you)
    table.you.uses(mine, level="strike")
    table.prey.plays("Undead Persistence", by=theirs, level="for")
    assert table.where(theirs) == "ready"
    rest(table)
    assert table.where(theirs) == "torpor"


@pytest.mark.parametrize("how", ["first round", "close", "hurt"])
def test_seren_has_only_fists_otherwise(table: Table, how: str) -> None:
    """In the first round, after one at close range, after one in which damage came through."""
    mine, theirs = table.you.ready(SEREN), table.prey.ready(PLAIN)
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    table.you.holds(MANEUVER, PRESS, DODGE, DODGE)
    fight(table, mine, theirs)
    if how != "close":
        table.you.plays(MANEUVER.name, by=mine)
    table.until("strike", table.you)
    assert not table.you.may("use", card=mine)
    if how == "close":
        table.you.plays(DODGE.name, by=mine)
    if how == "hurt":
        table.prey.uses(gun, level="strike")
    if how == "first round":
        return
    table.until("press", table.you)
    assert damage_to(table, mine) == (2 if how == "hurt" else 0)
    table.you.plays(PRESS.name, by=mine)
    table.until("strike", table.you)
    assert not table.you.may("use", card=mine)


def test_seren_forgets_what_was_before(table: Table) -> None:
    """A round at close range behind one at long range; and an ally does not go to torpor."""
    mine, theirs = table.you.ready(SEREN), table.prey.ready("Renegade Garou")
    table.you.holds(MANEUVER, PRESS, made_up("Again", modes=PRESS.modes), DODGE, DODGE)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    table.until("press", table.you)
    table.you.plays(PRESS.name, by=mine)
    table.until("strike", table.you)
    table.you.uses(mine, level="strike")
    table.until("press", table.you)
    assert table.where(theirs) == "ready"
    table.you.plays("Again", by=mine)
    table.until("strike", table.you)
    assert not table.you.may("use", card=mine)


def test_seren_begins_each_combat_anew(table: Table) -> None:
    """The last round of an earlier combat is no previous round."""
    mine, theirs = table.you.ready(SEREN), table.prey.ready(PLAIN)
    table.you.holds(MANEUVER, AGAIN, DODGE, DODGE)
    table.prey.holds(DODGE, DODGE)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    table.you.plays(AGAIN.name, by=mine)
    table.until("strike", table.you)
    assert told(table, "combat") == 2
    assert not table.you.may("use", card=mine)


# -- Hector Trelane -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "damage"), [(HECTOR, 2), ("Nassir", 0)])
def test_hector_burns_in_the_first_round(table: Table, name: str, damage: int) -> None:
    """Walk of Flame, which waits for the second round; others wait, also beside him."""
    mine = table.you.ready(name)
    table.you.ready(HECTOR if name != HECTOR else "Nassir")
    theirs = table.prey.ready(PLAIN)
    table.you.holds("Walk of Flame", DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("play", card="Walk of Flame") == bool(damage)
    if damage:
        table.you.plays("Walk of Flame", by=mine, level="THA")
        rest(table)
        assert damage_to(table, theirs, aggravated=True) == damage


def test_hector_waits_with_other_disciplines(table: Table) -> None:
    """A strike of Necromancy that is barred from the first round."""
    mine, theirs = table.you.ready(HECTOR), table.prey.ready(PLAIN)
    table.you.holds(of_level("nec", strike(hand_strike(+2), unless(FIRST_ROUND))), DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.may("play", card="Lesson")


@pytest.mark.parametrize(
    ("how", "gained", "where"),
    [
        ("torpor", 4, "ash_heap"),
        ("outside", 0, "torpor"),
        ("burned", 4, "ash_heap"),
        ("burned outside", 0, "ash_heap"),
        ("beside", 0, "torpor"),
    ],
)
def test_hector_burns_where_others_go_to_torpor(
    table: Table, how: str, gained: int, where: str
) -> None:
    """In combat: his opponent's controller gains 4 pool, once; outside of it nothing happens."""
    mine = table.you.ready("Nassir")
    hector = table.prey.ready(HECTOR, blood=0)
    doom = made_up("Doom", modes=(before_range(burn_card(OPPOSING)),))
    table.you.holds(doom, PAUSE)
    sun = use(choose(on(vampire)), environmental_damage(1, TARGET), at=("minion",))
    stake = use(choose(on(vampire)), burn_card(TARGET), at=("minion",))
    eclipse = use(choose(on(vampire)), environmental_damage(1, TARGET), at=("before_range",))
    table.you.in_play(paper("Sun", sun, kind="event"))
    table.you.in_play(paper("Stake", stake, kind="event"))
    table.you.in_play(paper("Eclipse", eclipse, kind="event"))
    if how.endswith("outside"):
        table.you.ready(COMPANION)
        name = "Sun" if how == "outside" else "Stake"
        table.you.uses(name)
        table.you.chooses(hector)
    elif how == "beside":
        fight(table, mine, table.prey.ready(PLAIN))
        table.you.uses("Eclipse")
        table.you.chooses(hector)
        rest(table)
    else:
        fight(table, mine, hector)
        if how == "burned":
            table.you.plays("Doom", by=mine)
        rest(table)
    assert table.where(hector) == where
    assert [seat.pool() for seat in table.seats] == [30 + gained, 30, 30, 30, 30]


@pytest.mark.ruling(HECTOR, 1)
def test_a_blood_hunt_in_combat_burns_hector(table: Table) -> None:
    """He has diablerized his opponent there, and is hunted: its controller gains 4 pool."""
    hector = table.you.ready(HECTOR, blood=4)
    table.you.in_play(paper("Fangs", static("strength", 5), kind="equipment"), on=hector)
    table.you.holds("Amaranth")
    theirs = table.prey.ready("Nassir", blood=0)
    judge = table.grand_prey.ready("Emerson Bridges (G1)")
    fight(table, hector, theirs)
    table.you.plays("Amaranth", by=hector)
    polling(table, table.grand_prey)
    table.grand_prey.votes("for", minion=judge)
    rest(table)
    assert (table.where(theirs), table.where(hector)) == ("ash_heap", "ash_heap")
    assert [seat.pool() for seat in table.seats] == [30, 34, 30, 30, 30]


# -- Rabbat ---------------------------------------------------------------------------------------


@pytest.mark.ruling(RABBAT, 2)
@pytest.mark.parametrize("persists", [True, False])
def test_rabbat_strikes_a_vampire_into_torpor(table: Table, persists: bool) -> None:
    """Whoever persists goes there after combat."""
    mine = table.you.ready(RABBAT)
    theirs = table.prey.ready("Anjalika Underwood (G5)")
    table.prey.holds("Undead Persistence")
    table.you.ready(COMPANION)
    fight_by_rabbat(table, mine, theirs)
    table.until("strike", table.you)
    table.you.uses(mine, level="strike")
    if persists:
        table.prey.plays("Undead Persistence", by=theirs, level="for")
        assert table.where(theirs) == "ready"
    rest(table)
    assert table.where(theirs) == "torpor"


def fight_by_rabbat(table: Table, mine: int, theirs: int) -> None:
    """She hunts, and is blocked."""
    eyes = paper("Eyes", static("intercept", +1), kind="equipment")
    table.prey.in_play(eyes, on=theirs)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(theirs)


@pytest.mark.parametrize("strikes", [True, False])
def test_rabbat_burns_an_ally(table: Table, strikes: bool) -> None:
    """Or strikes it by hand as anybody does."""
    mine = table.you.ready(RABBAT)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Renegade Garou")
    fight_by_rabbat(table, mine, theirs)
    table.until("strike", table.you)
    if strikes:
        table.you.uses(mine, level="strike")
    else:
        table.you.does("hand strike")
    rest(table)
    assert table.where(theirs) == ("ash_heap" if strikes else "ready")


@pytest.mark.ruling(RABBAT, 1)
@pytest.mark.rules_text("003 Rabbat, The Sewer Goddess 1")
@pytest.mark.parametrize(
    ("before", "uses", "blood", "pool"),
    [(7, True, 7, 31), (7, False, 7, 30), (3, True, 3, 31), (3, False, 4, 30)],
)
def test_rabbat_hunts_for_your_pool(
    table: Table, before: int, uses: bool, blood: int, pool: int
) -> None:
    """1 of the blood that she gains, at full capacity too; only if you like."""
    mine = table.you.ready(RABBAT, blood=before)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.you.acts(word="hunt", by=mine)
    table.until("would_succeed", table.you)
    assert table.you.may("use", card=mine)
    if uses:
        table.you.uses(mine)
        assert not table.you.may("use", card=mine)
    rest(table)
    assert (table.blood(mine), table.you.pool()) == (blood, pool)


def test_rabbat_with_more_to_gain(table: Table) -> None:
    """A hunt for 2: 1 to her, 1 to you. Hunts of others bring you nothing."""
    mine, other = table.you.ready(RABBAT, blood=3), table.you.ready("Ryan", blood=2)
    table.you.in_play(paper("Net", static("hunt", +1), kind="equipment"), on=mine)
    table.you.holds(PAUSE)
    table.you.acts(word="hunt", by=mine)
    table.until("would_succeed", table.you)
    table.you.uses(mine)
    rest(table)
    assert (table.blood(mine), table.you.pool()) == (4, 31)
    table.you.acts(word="hunt", by=other)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert (table.blood(other), table.you.pool()) == (3, 31)


def test_rabbat_directs_no_action(table: Table) -> None:
    """No bleed, no attack; an undirected card she plays."""
    mine, other = table.you.ready(RABBAT), table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.you.holds(paper("Slash", action(choose(ready(vampire)), burn_card(TARGET))))
    table.you.holds(paper("Rite", action(gain_pool(1))))
    table.asked()
    assert not table.you.may("act", minion=mine, word="bleed")
    assert table.you.may("act", minion=other, word="bleed")
    assert table.you.can_play("Rite", by=mine)
    table.you.acts("Rite", by=mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()


@pytest.mark.parametrize(
    ("target", "may"),
    [
        ("her", True),
        ("her card", True),
        ("other", False),
        ("another card", False),
        ("bleed", False),
    ],
)
def test_rabbat_blocks_what_is_directed_at_her(table: Table, target: str, may: bool) -> None:
    """Or at a card on her; no bleed, nor what is aimed at another of yours."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    rabbat = table.prey.ready(RABBAT)
    other = table.prey.ready("Nassir")
    gun = table.prey.in_play(".44 Magnum", on=rabbat)
    knife = table.prey.in_play("Ivory Bow", on=other)
    anything = among(on(vampire), attached(is_a("equipment")))
    table.you.holds(paper("Poke", action(choose(anything), gain_pool(1))))
    if target == "bleed":
        table.you.acts(word="bleed", by=acting)
    else:
        table.you.acts("Poke", by=acting)
        table.you.chooses(
            {"her": rabbat, "her card": gun, "other": other, "another card": knife}[target]
        )
    assert action_of(table).targets == (table.prey.number,)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=other)
    assert table.prey.may("block", minion=rabbat) == may


# -- Algirdas -------------------------------------------------------------------------------------


@pytest.mark.ruling(ALGIRDAS, 1)
@pytest.mark.parametrize(("capacity", "paid"), [(6, 1), (7, 0), (8, 0)])
def test_strike_cards_are_dear_for_the_young_against_algirdas(
    table: Table, capacity: int, paid: int
) -> None:
    """Younger vampires pay 1 blood more, for a card that grants a strike, too."""
    mine = table.you.ready(ALGIRDAS)
    theirs = table.prey.ready(made_vampire("Foe", "ani", capacity=capacity), blood=6)
    table.prey.holds("Aid from Bats", DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.prey)
    table.prey.plays("Aid from Bats", by=theirs, level="ani")
    assert table.blood(theirs) == 6 - 1 - paid  # the card costs 1
    rest(table)


def test_the_young_pay_nothing_in_fights_beside_algirdas(table: Table) -> None:
    """He stands by."""
    table.you.ready(ALGIRDAS)
    mine = table.you.ready("Nassir")
    theirs = table.prey.ready(made_vampire("Foe", capacity=6), blood=6)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.prey.plays(DODGE.name, by=theirs)
    assert table.blood(theirs) == 6
    rest(table)


def test_who_else_pays_nothing_to_algirdas(table: Table) -> None:
    """Fists and maneuvers are no strike cards; nor does your own vampire pay."""
    mine = table.you.ready(ALGIRDAS)
    theirs = table.prey.ready(made_vampire("Foe", capacity=6), blood=6)
    table.you.holds(DODGE)
    table.prey.holds(MANEUVER, DODGE)
    full = table.blood(mine)
    fight(table, mine, theirs)
    table.prey.plays(MANEUVER.name, by=theirs)
    assert table.blood(theirs) == 6
    table.you.plays(DODGE.name, by=mine)
    assert table.blood(mine) == full
    table.prey.does("hand strike")
    rest(table)
    assert table.blood(theirs) == 6


def test_an_ally_pays_nothing_to_algirdas(table: Table) -> None:
    """It is no younger vampire."""
    mine, theirs = table.you.ready(ALGIRDAS), table.prey.ready("Loyal Street Gang", blood=2)
    table.you.holds(DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.prey.plays(DODGE.name, by=theirs)
    assert table.blood(theirs) == 2
    rest(table)


@pytest.mark.ruling(ALGIRDAS, 2)
@pytest.mark.parametrize(("blood", "damage"), [(5, 4), (1, 0)])
def test_the_strike_against_algirdas_is_paid_first(table: Table, blood: int, damage: int) -> None:
    """As it is declared: its damage is counted with what is left; with nothing left, none."""
    mine = table.you.ready(ALGIRDAS)
    theirs = table.prey.ready(made_vampire("Foe", capacity=6), blood=blood)
    table.prey.holds(made_up("Heat", modes=(strike(damage_strike(blood_of(THIS))),)), DODGE)
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.does("hand strike")
    table.prey.plays("Heat", by=theirs)
    rest(table)
    assert damage_to(table, mine) == damage

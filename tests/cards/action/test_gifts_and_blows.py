"""Actions of a single step: pool, blood and cards that are gained, damage and locks dealt out."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import may_prevent, static
from methuselah.rules.action.action import stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

BRUTE = made_vampire("Brute", "POT", capacity=6)
PRIEST = made_vampire("Priest", "NEC", capacity=6)
SNAKE = made_vampire("Snake", "SER", capacity=6)
MAGE = made_vampire("Mage", "THA", capacity=6)
BEAR = made_vampire("Bear", "for", "SPI", capacity=6)
RUNNER = made_vampire("Runner", "CEL", capacity=6)
RED = paper("Red", static("red list"), kind="equipment")
SHELL = paper("Shell", may_prevent(1), kind="equipment")


@pytest.mark.parametrize(("capacity", "may"), [(8, True), (7, False)])
def test_the_dark_mirror_shows_two_pool(table: Table, capacity: int, may: bool) -> None:
    """To a vampire with capacity 8 or more, at +1 stealth."""
    seer = table.you.ready(made_vampire("Seer", capacity=capacity))
    table.you.ready(COMPANION)
    card, _ = table.you.holds("Dark Mirror of the Mind", PAUSE)
    table.prey.ready("Nassir")
    assert table.you.can_play(card, by=seer) is may
    if may:
        table.you.acts(card, by=seer)
        assert stealth(table.state, action_of(table)) == 1
        rest(table)
        assert [one.pool() for one in table.seats] == [32, 30, 30, 30, 30]
        assert table.where(card) == "ash_heap"
        assert table.waits_for(table.you)


@pytest.mark.parametrize(("before", "after"), [(3, 3), (4, 8), (5, 9)])
def test_entrenching_is_for_the_well_fed(table: Table, before: int, after: int) -> None:
    """With 4 or more blood as it resolves 4 are gained; at +1 stealth."""
    digger = table.you.ready(made_vampire("Digger", capacity=10), blood=before)
    other = table.you.ready(COMPANION, blood=2)
    card, _ = table.you.holds("Entrenching", PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(card, by=digger)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.blood(digger), table.blood(other)) == (after, 2)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("card", ["Entrenching", "Sheepdog"])
def test_what_a_vampire_gains_is_for_a_vampire(table: Table, card: str) -> None:
    """No ally takes these actions, whose text speaks of "this vampire"."""
    ghoul = table.you.ready("War Ghoul")
    vampire = table.you.ready(COMPANION, blood=4)
    table.you.holds(card)
    table.begins("minion")
    assert table.you.can_play(card, by=vampire)
    assert not table.you.can_play(card, by=ghoul)


def test_the_party_recruits(table: Table) -> None:
    """1 blood to each Ventrue antitribu of your uncontrolled region; no stealth."""
    host = table.you.ready("Ingrid Russo (G2)")
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("Recruiting Party", PAUSE)
    guests = [
        table.you.uncontrolled(replaced(name, clans=("Ventrue antitribu",)))
        for name in ("Earl", "KoKo")
    ]
    stranger = table.you.uncontrolled("Duck", blood=1)
    theirs = table.prey.uncontrolled(replaced("Rayne", clans=("Ventrue antitribu",)))
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=host)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert [table.blood(one) for one in (*guests, stranger, theirs, host)] == [1, 1, 1, 0, 4]
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize(
    ("yours", "prey", "torpid", "pools"),
    [
        (5, 6, 0, [30, 32]),
        (6, 6, 0, [32, 32]),
        (6, 5, 0, [32, 30]),
        (5, 4, 9, [32, 30]),
    ],
)
def test_the_oldest_lead(
    table: Table, yours: int, prey: int, torpid: int, pools: list[int]
) -> None:
    """2 pool to each who controls one of the oldest ready Banu Haqim; once, however many."""
    clan = {"clans": ("Banu Haqim",)}
    judge = table.you.ready(replaced("Ryan", capacity=yours, **clan))
    table.you.ready(replaced("Duck", capacity=yours, **clan))
    table.you.ready(COMPANION)
    table.prey.ready(replaced("Nassir", capacity=prey, **clan))
    table.prey.ready(made_vampire("Elder", capacity=10))
    if torpid:
        table.grand_prey.torpor(replaced("Lauren", capacity=torpid, **clan))
    card, _ = table.you.holds("Haqim's Law: Leadership", PAUSE)
    table.you.acts(card, by=judge)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert [one.pool() for one in table.seats] == [*pools, 30, 30, 30]
    assert table.waits_for(table.you)


# -- Engling Fury ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "at_once", "later"),
    [("for", False, False), ("spi", False, True), ("SPI", True, True)],
)
def test_the_fury_feeds_and_wakes(table: Table, level: str, at_once: bool, later: bool) -> None:
    """2 blood at +1 stealth; it unlocks in the discard phase, or at once."""
    bear = table.you.ready(BEAR, blood=1)
    other = table.you.ready(COMPANION, locked=True)
    table.you.ready("Ryan")
    card, _ = table.you.holds("Engling Fury", PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(card, by=bear, level=level)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.blood(bear) == 3
    assert table.locked(bear) is not at_once
    table.until_turn_of(table.prey, "unlock")
    assert table.locked(bear) is not later
    assert table.locked(other)


@pytest.mark.ruling("Engling Fury", 1)
@pytest.mark.parametrize(("level", "used", "other"), [("for", "for", "spi"), ("SPI", "spi", "for")])
def test_the_fury_counts_as_what_is_used(level: str, used: str, other: str) -> None:
    """Fortitude or Spiritus."""
    counts_as_the_discipline_used(
        "Engling Fury", by=BEAR, level=level, used=(used,), others=(other,)
    )


# -- Distraction ----------------------------------------------------------------------------------


def test_a_distraction_draws_five(table: Table) -> None:
    """And you discard down to seven; 1 blood, +1 stealth."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    table.you.holds("Distraction", PAUSE, *["Deflection"] * 6)
    table.prey.ready("Nassir")
    table.you.acts("Distraction", by=runner, level="cel")
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.may("discard"):
        table.pass_on()
    assert len(table.you.hand()) == 7 + 5
    for _ in range(5):
        table.you.does("discard", card="Deflection")
    rest(table)
    assert len(table.you.hand()) == 7
    assert table.blood(runner) == 5
    assert table.waits_for(table.you)


@pytest.mark.parametrize("seat", ["prey", "predator"])
def test_superior_distraction_locks_a_neighbour(table: Table, seat: str) -> None:
    """Any minion of prey or predator, in torpor and locked too; of nobody else."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    table.you.holds("Distraction", PAUSE)
    ally, torpid = table.prey.ready("Vagabond Mystic"), table.prey.torpor("Duck", locked=True)
    theirs = table.predator.ready("Nassir")
    far = table.grand_prey.ready("Ryan")
    table.you.acts("Distraction", by=runner, level="CEL")
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {ally, torpid, theirs}
    one = ally if seat == "prey" else theirs
    table.you.chooses(one)
    assert action_of(table).targets == (getattr(table, seat).number,)
    rest(table)
    assert table.locked(one) and not table.locked(far)
    assert table.blood(runner) == 5
    assert table.waits_for(table.you)


# -- Horseshoes, Cryptic Mission ------------------------------------------------------------------


@pytest.mark.parametrize(("level", "points"), [("pot", 1), ("POT", 2)])
def test_horseshoes_hit_a_ready_minion(table: Table, level: str, points: int) -> None:
    """Unpreventable; anybody's, your own too; no stealth."""
    brute = table.you.ready(BRUTE)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds("Horseshoes", PAUSE)
    nassir, ally = table.prey.ready("Nassir"), table.grand_prey.ready("Vagabond Mystic")
    shell = table.prey.in_play(SHELL, on=nassir)
    table.prey.torpor("Duck")
    table.you.acts(card, by=brute, level=level)
    assert stealth(table.state, action_of(table)) == 0
    assert table.you.choices() == {brute, mine, nassir, ally}
    table.you.chooses(nassir)
    assert action_of(table).targets == (table.prey.number,)
    assert not is_offered(table, table.prey, shell)
    assert (table.blood(nassir), table.blood(ally)) == (4 - points, 2)
    assert damage_to(table, nassir) == points
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "gained"), [("tha", 0), ("THA", 1)])
@pytest.mark.parametrize("aim", ["vampire", "ally", "retainer"])
def test_a_cryptic_mission(table: Table, level: str, gained: int, aim: str) -> None:
    """A vampire, in torpor too, burns 1 blood; an ally or retainer takes 1 damage."""
    mage = table.you.ready(MAGE, blood=3)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds("Cryptic Mission", PAUSE)
    torpid, ally = table.prey.torpor("Nassir", blood=3), table.prey.ready("Underbridge Stray")
    bearer = table.prey.ready("Ryan")
    retainer = table.prey.in_play(paper("Page", kind="retainer", life=2), on=bearer)
    bike = table.prey.in_play("Sport Bike", on=bearer)
    shell = table.prey.in_play(SHELL, on=ally)
    life = table.blood(ally)
    table.you.acts(card, by=mage, level=level)
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {mage, mine, torpid, ally, bearer, retainer}
    table.you.chooses({"vampire": torpid, "ally": ally, "retainer": retainer}[aim])
    assert action_of(table).targets == (table.prey.number,)
    assert not is_offered(table, table.prey, shell)
    assert table.blood(torpid) == 3 - (aim == "vampire")
    assert damage_to(table, torpid) == 0
    assert damage_to(table, ally) == (aim == "ally")
    if aim == "ally":
        assert table.where(ally) == "ash_heap" if life == 1 else table.blood(ally) == life - 1
    assert table.blood(retainer) == 2 - (aim == "retainer")
    assert (table.blood(bearer), table.where(bike)) == (4, "attached")
    assert table.blood(mage) == 3 + gained
    assert table.waits_for(table.you)


@pytest.mark.ruling("Horseshoes", 1)
@pytest.mark.ruling("Cryptic Mission", 1)
@pytest.mark.ruling("Jar the Soul", 2)
@pytest.mark.ruling("Brick Laying", 1)
@pytest.mark.ruling("Consignment to Duat", 2)
@pytest.mark.parametrize("aimed", [True, False])
@pytest.mark.parametrize(
    ("name", "by", "level"),
    [
        ("Horseshoes", BRUTE, "pot"),
        ("Cryptic Mission", MAGE, "tha"),
        ("Jar the Soul", PRIEST, "NEC"),
        ("Brick Laying", BRUTE, "POT 2"),
        ("Consignment to Duat", SNAKE, "ser"),
    ],
)
def test_an_ally_burned_so_brings_a_trophy(
    table: Table, name: str, by: Definition, level: str, aimed: bool
) -> None:
    """It counts as burned by the acting vampire: a trophy is awarded for an outlaw."""
    mine = table.you.ready(by)
    table.you.ready(COMPANION)
    table.you.holds(name)
    outlaw, other = table.prey.ready("Underbridge Stray", blood=1), table.prey.ready("Nassir")
    table.prey.in_play(RED, on=outlaw)
    trophy = table.you.in_play("Trophy: Revered")
    table.you.acts(name, by=mine, level=level)
    table.you.chooses(outlaw if aimed else other)
    awarded = False
    while not table.over():
        if table.you.may("award", card=trophy):
            awarded = True
            table.you.does("award", card=trophy)
        else:
            table.pass_on()
    assert awarded is aimed
    assert table.where(outlaw) == ("ash_heap" if aimed else "ready")
    if aimed:
        assert table.on(trophy) == mine

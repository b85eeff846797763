"""Monçada and Angelica, cardinals; Erlik, who feeds his clan; Angela Decker, who is missed."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import fight, made_up, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    OPPOSING,
    TARGET,
    THIS,
    action,
    after_combat,
    before_range,
    burn_card,
    choose,
    is_named,
    lock,
    on,
    ready,
    static,
    vampire,
)
from methuselah.rules.action.blocks import intercept
from table_talk import Table

# -- Ambrosio Luis Monçada ------------------------------------------------------------------------

MONCADA = "Ambrosio Luis Monçada, Plenipotentiary (G2)"
SLUR = paper("Slur", action(choose(ready(vampire)), lock(TARGET), stealth=1))


def test_moncada_blocks_nobody(table: Table) -> None:
    """Beside him others do."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    moncada, friend = table.prey.ready(MONCADA), table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=friend)
    assert not table.prey.may("block", minion=moncada)


@pytest.mark.parametrize(
    ("aimed", "seat", "paid"),
    [
        (MONCADA, "prey", 1),
        ("Nassir", "prey", 0),
        pytest.param(MONCADA, "you", 0, marks=pytest.mark.ruling(MONCADA, 1)),
    ],
)
@pytest.mark.parametrize("by", ["Ryan", "Vagabond Mystic"])
def test_actions_directed_at_moncada_cost_pool(
    table: Table, aimed: str, seat: str, paid: int, by: str
) -> None:
    """1, of whoever acts, as they succeed; not of friends, nor where he is a bystander."""
    mine = table.you.ready(by)
    table.you.ready(COMPANION)
    if aimed != MONCADA:
        table.prey.ready(MONCADA)
    victim = getattr(table, seat).ready(aimed)
    table.you.holds(SLUR, PAUSE)
    table.prey.ready("Dodd (G2)", locked=True)
    table.you.acts("Slur", by=mine)
    table.you.chooses(victim)
    assert table.you.pool() == 30
    rest(table)
    assert table.locked(victim)
    assert table.you.pool() == 30 - paid
    assert [one.pool() for one in table.seats[1:]] == [30] * 4


def test_the_rulebooks_actions_at_moncada_cost_pool(table: Table) -> None:
    """A diablerie while he is in torpor; a bleed is directed at his controller, not at him."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Dodd (G2)")
    table.you.ready(COMPANION)
    moncada = table.prey.torpor(MONCADA)
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert (table.you.pool(), table.prey.pool()) == (30, 29)
    table.you.acts(word="diablerie", by=mine, target=moncada)
    rest(table)
    assert table.where(moncada) == "ash_heap"
    assert table.you.pool() == 29


def test_a_blocked_action_at_moncada_costs_nothing(table: Table) -> None:
    """Costs are paid as an action succeeds."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    moncada, guard = table.prey.ready(MONCADA), table.prey.ready("Nassir")
    deed = paper("Open Slur", action(choose(ready(vampire)), lock(TARGET)))
    table.you.holds(deed)
    table.you.acts("Open Slur", by=mine)
    table.you.chooses(moncada)
    table.prey.blocks(guard)
    rest(table)
    assert not table.locked(moncada)
    assert table.you.pool() == 30


@pytest.mark.parametrize(
    ("region", "phase", "may"),
    [("ready", "discard", True), ("torpor", "discard", False), ("ready", "influence", False)],
)
def test_moncada_rouses_a_lasombra(table: Table, region: str, phase: str, may: bool) -> None:
    """Another ready one, once; in your discard phase, while he is ready."""
    moncada = table.you.puts(MONCADA, region, locked=region == "ready")
    claudia = table.you.ready("Claudia (G5)", locked=True)
    melinda = table.prey.ready("Melinda Galbraith (G4)", locked=True)
    table.you.ready("Nassir", locked=True)
    table.you.puts(replaced("Ryan", clans=("Lasombra",)), "torpor", locked=True)
    table.you.ready(replaced("Dodd (G2)", clans=("Lasombra",)))
    table.you.uncontrolled("Mazz")
    table.you.holds("Fame")
    table.begins(phase)
    assert table.you.may("use", card=moncada) is may
    if not may:
        return
    table.you.uses(moncada)
    assert table.you.choices() == {claudia, melinda}
    table.you.chooses(claudia)
    assert (table.locked(claudia), table.locked(melinda), table.locked(moncada)) == (
        False,
        True,
        True,
    )
    assert not table.you.may("use", card=moncada)


def test_moncada_rouses_nobody_in_another_turn(table: Table) -> None:
    """It is for your discard phase."""
    moncada = table.prey.ready(MONCADA)
    table.prey.ready("Claudia (G5)", locked=True)
    table.begins("discard")
    assert not table.prey.may("use", card=moncada)


# -- Angelica -------------------------------------------------------------------------------------

ANGELICA = "Angelica, The Canonicus (G2)"


def attempt(table: Table, stealth: int, *held: str) -> tuple[int, list[int]]:
    """Your Ryan bleeds at so much stealth, Angelica attempts to block; her controller's cards."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(paper("Veil", static("stealth", stealth), kind="equipment"), on=mine)
    angelica = table.prey.ready(ANGELICA)
    cards = [table.prey.holds(name) for name in held]
    table.you.holds("Fame")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(angelica)
    return angelica, cards


@pytest.mark.ruling(ANGELICA, 1)
@pytest.mark.ruling(ANGELICA, 2)
@pytest.mark.rules_text("003 Angelica, The Canonicus 1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_angelica_discards_masters_for_intercept(table: Table, number: int) -> None:
    """1 for each, all at once, more than she needs if you like; once; no other cards."""
    angelica, cards = attempt(table, 2, "Fame", "Blood Doll", "The Barrens", "Govern the Unaligned")
    drawn = len(table.prey.hand())
    table.until("attempt", table.prey)
    table.prey.uses(angelica)
    assert table.prey.choices() == set(cards[:3])
    for card in cards[:number]:
        table.prey.chooses(card)
    if number < 3:
        table.prey.does("done")
    assert [table.where(card) for card in cards] == ["ash_heap"] * number + ["hand"] * (4 - number)
    assert len(table.prey.hand()) == drawn
    if not table.over() and number < 2:
        assert intercept(table.state, angelica) == number
        assert not table.prey.may("use", card=angelica)
    rest(table)
    assert table.prey.pool() == (29 if number < 2 else 30)
    assert table.where(cards[3]) == "hand"


def test_angelica_needs_a_master_and_a_reason(table: Table) -> None:
    """Nothing without stealth to catch; nothing with other cards only."""
    angelica, _ = attempt(table, 1, "Govern the Unaligned", "Deflection")
    while not table.over():
        assert not table.prey.may("use", card=angelica)
        table.pass_on()
    other = Table()
    angelica, _ = attempt(other, 0, "Fame", "Blood Doll")
    while not other.over():
        assert not other.prey.may("use", card=angelica)
        other.pass_on()


def test_angelica_does_it_in_each_action(table: Table) -> None:
    """Once each action, not each turn: she catches two bleeds in a row."""
    one, two = table.you.ready("Ryan"), table.you.ready("Dodd (G2)")
    table.you.ready(COMPANION)
    for mine in (one, two):
        table.you.in_play(paper("Veil", static("stealth", 1), kind="equipment"), on=mine)
    angelica = table.prey.ready(ANGELICA)
    awake = paper("Vigil", static("does not lock to block", who=THIS), kind="equipment")
    table.prey.in_play(awake, on=angelica)
    table.prey.holds("Fame", "Blood Doll", "The Barrens")
    for mine in (one, two):
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(angelica)
        table.prey.uses(angelica)
        table.prey.chooses(min(table.prey.choices()))
        if table.prey.choices():
            table.prey.does("done")
        rest(table)
    assert table.prey.pool() == 30


# -- Erlik ----------------------------------------------------------------------------------------

ERLIK = "Erlik (G3)"


@pytest.mark.parametrize(("given", "split"), [(5, 2), (3, 3), (1, 0)])
def test_erlik_feeds_his_clan_as_he_comes(table: Table, given: int, split: int) -> None:
    """Up to 5 of his blood, as you like, to uncontrolled Harbingers of Skulls of yours."""
    erlik = table.you.uncontrolled(ERLIK, blood=10)
    one = table.you.uncontrolled("Khurshid (G6)", blood=1)
    two = table.you.uncontrolled("Byzar (G6)")
    table.you.uncontrolled("Ryan")
    table.prey.uncontrolled("Hecate (G5)")
    table.you.ready(COMPANION)
    table.begins("influence")
    table.you.does("move out", target=erlik)
    table.you.does("do")
    assert {option.number for option in table.you.options("choose")} == {1, 2, 3, 4, 5}
    table.you.chooses(number=given)
    assert table.you.choices() == {one, two}
    for point in range(given):
        table.you.chooses(one if point < split else two)
    assert (table.blood(erlik), table.blood(one), table.blood(two)) == (
        10 - given,
        1 + split,
        given - split,
    )
    assert table.where(erlik) == "ready"


def test_erlik_may_keep_his_blood(table: Table) -> None:
    """Or has nobody to feed: nothing is asked."""
    erlik = table.you.uncontrolled(ERLIK, blood=10)
    one = table.you.uncontrolled("Khurshid (G6)", blood=1)
    table.you.ready(COMPANION)
    table.begins("influence")
    table.you.does("move out", target=erlik)
    assert table.you.may("do")
    table.you.passes()
    assert (table.blood(erlik), table.blood(one)) == (10, 1)
    alone = Table()
    erlik = alone.you.uncontrolled(ERLIK, blood=10)
    alone.you.ready("Khurshid (G6)")
    alone.you.uncontrolled("Ryan")
    alone.prey.uncontrolled("Hecate (G5)")
    alone.begins("influence")
    alone.you.does("move out", target=erlik)
    assert not alone.you.may("do")
    assert alone.blood(erlik) == 10


@pytest.mark.ruling(ERLIK, 1)
def test_erlik_gives_before_he_is_contested(table: Table) -> None:
    """He is asked; only then both copies are contested."""
    erlik = table.you.uncontrolled(ERLIK, blood=10)
    one = table.you.uncontrolled("Khurshid (G6)", blood=1)
    table.you.uncontrolled("Byzar (G6)")
    other = table.prey.ready(ERLIK)
    table.you.ready(COMPANION)
    table.begins("influence")
    table.you.does("move out", target=erlik)
    assert table.where(other) == "ready"
    table.you.does("do")
    table.you.chooses(number=1)
    table.you.chooses(one)
    assert table.blood(one) == 2
    assert table.where(erlik) == table.where(other) == "contested"


# -- Angela Decker --------------------------------------------------------------------------------

ANGELA = "Angela Decker (G2)"
PYRE = paper("Pyre", action(choose(on(vampire)), burn_card(TARGET), stealth=1))


@pytest.mark.parametrize(
    ("victim", "lost"), [(ANGELA, 2), (replaced("Claudia (G5)", capacity=1), 0)]
)
def test_angela_burned_in_combat_costs_pool(
    table: Table, victim: str | Definition, lost: int
) -> None:
    """2 of her controller; her friends cost none."""
    claws = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
    mine = table.you.ready(replaced("Ryan", strength=3))
    table.you.in_play(claws, on=mine)
    theirs = table.prey.ready(victim)
    if victim != ANGELA:
        table.prey.ready(ANGELA)
    fight(table, mine, theirs)
    rest(table)
    assert table.where(theirs) == "ash_heap"
    assert table.prey.pool() == 30 - lost
    assert [one.pool() for one in table.seats if one is not table.prey] == [30] * 4


def test_angela_burned_with_her_foe_costs_pool(table: Table) -> None:
    """Both burn each other with claws."""
    claws = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
    mine = table.you.ready(replaced("Ryan", capacity=1), blood=1)
    angela = table.prey.ready(ANGELA)
    for seat, one in ((table.you, mine), (table.prey, angela)):
        seat.in_play(claws, on=one)
        seat.in_play(paper("Arm", static("strength", 2), kind="equipment"), on=one)
    fight(table, mine, angela)
    rest(table)
    assert table.where(mine) == table.where(angela) == "ash_heap"
    assert (table.you.pool(), table.prey.pool()) == (30, 28)


def test_angela_burned_beside_a_combat_costs_nothing(table: Table) -> None:
    """While others fight, she is burned as a bystander."""
    fire = made_up("Fire", modes=(before_range(burn_card(on(vampire, is_named("Angela Decker")))),))
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    angela = table.prey.ready(ANGELA)
    table.you.holds(fire)
    fight(table, mine, theirs)
    table.you.plays("Fire", by=mine)
    rest(table)
    assert table.where(angela) == "ash_heap"
    assert table.prey.pool() == 30


def test_angela_burned_after_combat_costs_nothing(table: Table) -> None:
    """It is over as her foe burns her."""
    mine, angela = table.you.ready("Ryan"), table.prey.ready(ANGELA)
    table.you.holds(made_up("Late", modes=(before_range(after_combat(burn_card(OPPOSING))),)))
    fight(table, mine, angela)
    table.you.plays("Late", by=mine)
    rest(table)
    assert table.where(angela) == "ash_heap"
    assert table.prey.pool() == 30


@pytest.mark.parametrize("how", ["pyre", "torpor"])
def test_angela_lost_in_another_way_costs_nothing(table: Table, how: str) -> None:
    """Burned by an action; or sent to torpor by a fight."""
    mine = table.you.ready(replaced("Ryan", strength=2 if how == "torpor" else 1))
    table.you.ready(COMPANION)
    table.you.holds(PYRE)
    angela = table.prey.ready(ANGELA)
    table.prey.ready(made_vampire("Friend"), locked=True)
    if how == "pyre":
        table.you.acts("Pyre", by=mine)
        table.you.chooses(angela)
    else:
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(angela)
    rest(table)
    assert table.where(angela) == ("ash_heap" if how == "pyre" else "torpor")
    assert table.prey.pool() == 30

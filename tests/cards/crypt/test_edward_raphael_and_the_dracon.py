"""Edward Vignes makes actions fail, Raphael sleeps when odd, The Dracon strikes from afar."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import UNLOCKER, not_once_somebody_blocks
from combat_talk import COMPANION, MANEUVER, fight, made_up, rest
from fight_talk import damage_to, weapon
from made_up import of_level, paper
from methuselah.language import (
    TARGET,
    action,
    choose,
    gain_blood,
    minion,
    on,
    other,
    ranged_strike,
    steal_blood,
    strike,
    use,
    yours,
)
from table_talk import Table

EDWARD = "Edward Vignes (G3)"
RAPHAEL = "Raphael Catarari (G4)"
DRACON = "The Dracon (G5)"


# -- Edward Vignes -----------------------------------------------------------------------------


def uncovered(table: Table) -> tuple[int, int, int]:
    """Ryan uses Haven Uncovered on Edward; a card of Dominate is in the prey's hand."""
    actor = table.you.ready("Ryan")
    edward = table.prey.ready(EDWARD, locked=True)
    table.you.in_play("Haven Uncovered", on=edward)
    table.you.ready(COMPANION)
    card = table.prey.holds("Govern the Unaligned")
    table.you.acts("Haven Uncovered", by=actor)
    return actor, edward, card


def test_edward_makes_an_action_at_him_fail(table: Table) -> None:
    """A card that requires Dominate is burned; there is no combat."""
    actor, edward, card = uncovered(table)
    table.prey.uses(edward)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert (told(table, "burned", card=card), told(table, "discarded")) == (1, 0)
    assert (table.blood(actor), table.blood(edward)) == (4, 6)
    assert table.locked(actor)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("card", "whose", "may"),
    [
        ("Govern the Unaligned", "prey", True),
        ("Spirit's Touch", "prey", False),
        ("Govern the Unaligned", "grand_prey", False),
    ],
)
def test_edward_burns_dominate_of_your_hand(table: Table, card: str, whose: str, may: bool) -> None:
    """No other Discipline, no other hand."""
    actor = table.you.ready("Ryan")
    edward = table.prey.ready(EDWARD)
    table.you.in_play("Haven Uncovered", on=edward)
    table.you.ready(COMPANION)
    getattr(table, whose).holds(card)
    table.you.acts("Haven Uncovered", by=actor)
    assert table.prey.may("use", card=edward) is may


@pytest.mark.parametrize("his", [True, False])
def test_edward_makes_a_diablerie_of_himself_fail(table: Table, his: bool) -> None:
    """He lies in torpor; that of another vampire of his Methuselah goes on."""
    actor = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    edward = table.prey.torpor(EDWARD)
    octane = table.prey.torpor("Octane")
    card = table.prey.holds("Govern the Unaligned")
    table.you.acts(word="diablerie", by=actor, target=edward if his else octane)
    if his:
        table.prey.uses(edward)
    else:
        assert not table.prey.may("use", card=edward)
    rest(table)
    assert table.where(edward) == "torpor"
    assert table.where(octane) == ("torpor" if his else "ash_heap")
    assert table.where(card) == ("ash_heap" if his else "hand")


@pytest.mark.parametrize("at", ["another", "nobody", "his own"])
def test_edward_stops_nothing_else(table: Table, at: str) -> None:
    """An action at another vampire, at nobody; at him by one of his own Methuselah."""
    seat = table.prey if at != "his own" else table.you
    edward = seat.ready(EDWARD)
    actor = table.you.ready("Ryan", blood=1)
    victim = table.prey.ready("Octane")
    seat.holds("Govern the Unaligned")
    table.you.in_play("Haven Uncovered", on=victim)
    feeds = action(choose(on(minion, yours, other)), gain_blood(1, TARGET))
    table.you.holds(paper("Feast", feeds))
    if at == "another":
        table.you.acts("Haven Uncovered", by=actor)
    elif at == "nobody":
        table.you.acts(word="hunt", by=actor)
    else:
        table.you.acts("Feast", by=actor)
    while not table.over():
        assert not seat.may("use", card=edward)
        table.pass_on()


@pytest.mark.parametrize("window", ["announced", "action", "declined"])
def test_when_edward_makes_it_fail(table: Table, window: str) -> None:
    """As it is announced, before a block, after blocks are declined."""
    actor, edward, _ = uncovered(table)
    table.until(window, table.prey)
    table.prey.uses(edward)
    rest(table)
    assert table.blood(actor) == 4
    assert table.blood(edward) == 6


@pytest.mark.ruling(EDWARD, 1)
def test_not_while_somebody_attempts_to_block_nor_after_a_block(table: Table) -> None:
    """His controller is asked in each of these windows, and may not."""
    actor = table.you.ready("Ryan")
    edward = table.prey.ready(EDWARD)
    blocker = table.prey.ready("Brock Sterling")
    table.you.in_play("Haven Uncovered", on=edward)
    table.prey.holds("Govern the Unaligned")
    not_once_somebody_blocks(table, edward, actor=actor, blocker=blocker)


@pytest.mark.ruling(EDWARD, 2)
@pytest.mark.ruling(EDWARD, 4)
def test_a_failed_action_was_not_blocked(table: Table) -> None:
    """What follows any action is used still; superior Freak Drive asks for a block."""
    actor = table.you.ready("Brock Sterling", blood=2)
    edward = table.prey.ready(EDWARD, locked=True)
    table.you.in_play("Haven Uncovered", on=edward)
    table.you.ready(COMPANION)
    table.you.holds("Freak Drive")
    table.prey.holds("Govern the Unaligned")
    table.predator.ready("Lauren", locked=True)
    wake = table.predator.holds("Wake with Evening's Freshness")
    table.you.acts("Haven Uncovered", by=actor)
    table.prey.uses(edward)
    table.until("after_resolution", table.predator)
    assert table.predator.can_play(wake)
    assert not table.you.can_play("Freak Drive")
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.ruling(EDWARD, 3)
def test_the_failed_action_is_not_repeated(table: Table) -> None:
    """The action was resolved: another minion may take it, the same one, unlocked, may not."""
    table.you.in_play(UNLOCKER)
    companion = table.you.ready("Nassir")
    actor, edward, _ = uncovered(table)
    table.prey.uses(edward)
    rest(table)
    table.you.uses(UNLOCKER.name)
    assert not table.locked(actor)
    assert table.you.may("act", minion=actor, word="bleed")
    assert not table.you.may("use action", card="Haven Uncovered", minion=actor)
    assert table.you.may("use action", card="Haven Uncovered", minion=companion)


# -- Raphael Catarari --------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "unlocks"), [(1, False), (2, True), (3, False), (4, True)])
def test_raphael_sleeps_on_when_odd(table: Table, blood: int, unlocks: bool) -> None:
    """With 1 or 3 blood he stays locked; others unlock."""
    raphael = table.you.ready(RAPHAEL, blood=blood, locked=True)
    other = table.you.ready("Meaghan", blood=1, locked=True)
    table.you.holds("Blood Doll")
    table.begins("unlock")
    table.until("master", table.you)
    assert table.locked(raphael) is not unlocks
    assert not table.locked(other)


@pytest.mark.ruling(RAPHAEL, 1)
@pytest.mark.rules_text("003 Raphael Catarari 1")
def test_blood_gained_in_the_unlock_phase_comes_too_late(table: Table) -> None:
    """Even by then, he was odd as he would have unlocked."""
    raphael = table.you.ready(RAPHAEL, blood=1, locked=True)
    table.you.holds("Blood Doll")
    table.you.in_play(paper("Spring", use(gain_blood(1, on(yours)), at=("unlock",), once="turn")))
    table.begins("unlock")
    table.you.uses("Spring")
    assert table.blood(raphael) == 2
    table.until("master", table.you)
    assert table.locked(raphael)


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(("number", "blood", "pool"), [(0, 3, 29), (1, 1, 30)])
def test_raphael_is_made_even_by_a_master_phase_action(
    table: Table, place: str, number: int, blood: int, pool: int
) -> None:
    """1 blood from your pool, or 1 less; the master phase action is spent."""
    raphael = table.you.puts(RAPHAEL, place, blood=2)
    doll = table.you.holds("Blood Doll")
    table.you.ready("Meaghan")
    table.begins("master")
    assert table.you.can_play(doll)
    table.you.uses(raphael)
    table.you.does("do", number=number)
    assert (table.blood(raphael), table.you.pool()) == (blood, pool)
    assert not table.you.can_play(doll)
    assert not table.you.may("use", card=raphael)


def test_raphael_costs_a_master_phase_action_of_yours(table: Table) -> None:
    """Not in the master phase of your prey."""
    raphael = table.you.ready(RAPHAEL, blood=2)
    table.prey.holds("Blood Doll")
    table.prey.ready("Ryan")
    table.until_turn_of(table.prey, "master")
    assert not table.you.may("use", card=raphael)


# -- The Dracon --------------------------------------------------------------------------------

SHOT = made_up("A shot", modes=(strike(ranged_strike(1)),))
FIRE = made_up("A flame", modes=(strike(ranged_strike(1, aggravated=True)),))
LEECH = made_up("A leech", modes=(strike(steal_blood(1, ranged=True)),))
BITE = made_up("A bite", modes=(strike(steal_blood(1)),))


@pytest.mark.parametrize("far", [True, False])
@pytest.mark.parametrize(
    ("what", "damage", "stolen"),
    [
        pytest.param(SHOT, 2, 0, id="shot"),
        pytest.param(
            LEECH, 0, 2, id="ranged theft", marks=pytest.mark.ruling("The Dracon (G5)", 1)
        ),
    ],
)
def test_the_dracon_strikes_harder_from_afar(
    table: Table, what: object, damage: int, stolen: int, far: bool
) -> None:
    """+1 damage, or 1 blood more stolen, at either range; a theft does no damage at all."""
    dracon = table.you.ready(DRACON, blood=5)
    table.you.holds(MANEUVER, what)
    trevon = table.prey.ready("Trevon Parker")
    fight(table, dracon, trevon)
    if far:
        table.you.plays(MANEUVER.name, by=dracon)
    table.you.plays(what.name, by=dracon)  # type: ignore[attr-defined]
    rest(table)
    assert damage_to(table, trevon) == damage
    assert table.blood(trevon) == 6 - damage - stolen
    assert table.blood(dracon) == 5 + stolen - (not far)  # a fist for 1 at close range


@pytest.mark.parametrize(("what", "lost"), [(None, 3), (BITE, 1)])
def test_the_dracon_is_as_strong_as_ever_without_range(
    table: Table, what: object, lost: int
) -> None:
    """His hands do 3; a bite that is not ranged steals 1."""
    dracon = table.you.ready(DRACON, blood=5)
    trevon = table.prey.ready("Trevon Parker")
    if what is not None:
        table.you.holds(what)
    fight(table, dracon, trevon)
    if what is not None:
        table.you.plays(what.name, by=dracon)  # type: ignore[attr-defined]
    rest(table)
    assert table.blood(trevon) == 6 - lost


def test_who_fights_the_dracon_steals_no_more(table: Table) -> None:
    """The other one's ranged theft is for 1."""
    dracon = table.you.ready(DRACON, blood=5)
    trevon = table.prey.ready("Trevon Parker", blood=4)
    table.prey.holds(LEECH)
    fight(table, dracon, trevon)
    table.prey.plays(LEECH.name, by=trevon)
    rest(table)
    assert table.blood(dracon) == 4
    assert table.blood(trevon) == 2  # 1 stolen, 3 by the fists


@pytest.mark.parametrize("what", [ranged_strike(1), None])
def test_the_dracon_shoots_harder_with_what_he_wears(table: Table, what: object) -> None:
    """A strike of a card in play is one, too: of a made-up one and of a real gun."""
    dracon = table.you.ready(DRACON, blood=5)
    gun = weapon("Sling", what) if what is not None else "Saturday-Night Special"  # type: ignore[arg-type]
    held = table.you.in_play(gun, on=dracon)
    trevon = table.prey.ready("Trevon Parker")
    fight(table, dracon, trevon)
    table.until("strike", table.you)
    table.you.uses(held)
    rest(table)
    assert damage_to(table, trevon) == 2
    assert table.blood(trevon) == 4


@pytest.mark.ruling(DRACON, 2)
def test_the_additional_damage_is_aggravated_too(table: Table) -> None:
    """Both points of the fire."""
    dracon = table.you.ready(DRACON)
    table.you.holds(FIRE)
    trevon = table.prey.ready("Trevon Parker")
    fight(table, dracon, trevon)
    table.you.plays(FIRE.name, by=dracon)
    rest(table)
    assert damage_to(table, trevon, aggravated=True) == 2
    assert table.where(trevon) == "torpor"


@pytest.mark.parametrize(("code", "cost"), [("vic", 1), ("ani", 2)])
def test_vicissitude_costs_the_dracon_less(table: Table, code: str, cost: int) -> None:
    """1 blood less than the 2 that are printed; nothing of another Discipline."""
    dracon = table.you.ready(DRACON, blood=5)
    table.you.ready(COMPANION)
    table.you.holds(of_level(code, blood_cost=2))
    table.you.acts("Lesson", by=dracon, level=code)
    rest(table)
    assert table.blood(dracon) == 5 - cost
    assert table.you.pool() == 31

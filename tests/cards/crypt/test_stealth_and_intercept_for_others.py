"""Stealth, intercept and blood given, and less to pay: Carmen, MacAlister, Kestrelle and others."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import action_of, is_offered, trick
from block_talk import COMPANION, UNLOCKER, guard, made_vampire
from combat_talk import rest
from made_up import paper, thing
from methuselah.language import (
    TARGET,
    action,
    bleed,
    bleeds,
    choose,
    employs,
    equips,
    gain_pool,
    lock,
    not_,
    on,
    ready,
    recruits,
    static,
    unlocked,
    vampire,
    yours,
)
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from scenes.rulings import black_hand_is_no_title, keeps_votes_in_any_sect
from table_talk import Table

CARMEN = "Carmen (G5)"
MACALISTER = "MacAlister Marshall (G5)"
KESTRELLE = "Kestrelle Hayes (G5)"
ZAYYAT = "Zayyat, The Sandstorm (G3)"
SEBASTIEN = "Sébastien Goulet (G3)"
ADVANCED = "Sébastien Goulet (G3 ADV)"
SNARE: Final = paper("Snare", action(choose(on(not_(yours))), lock(TARGET)))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(CARMEN, marks=pytest.mark.ruling(CARMEN, 1)),
        pytest.param(KESTRELLE, marks=pytest.mark.ruling(KESTRELLE, 2)),
    ],
)
def test_black_hand_in_any_sect(name: str) -> None:
    """A trait, no title."""
    black_hand_is_no_title(name)


# -- Carmen ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "acting", "kind", "more"),
    [
        ("you", "Saiz (G3)", "equipment", 1),
        ("you", "Crow (G5)", "equipment", 1),
        ("you", CARMEN, "equipment", 1),
        ("you", "Nassir", "equipment", 0),  # of the Camarilla
        ("you", "Renegade Garou", "equipment", 0),  # no vampire
        ("you", "Saiz (G3)", "retainer", 0),
        ("prey", "Saiz (G3)", "equipment", 0),
    ],
)
def test_carmen_hides_those_who_equip(
    table: Table, seat: str, acting: str, kind: str, more: int
) -> None:
    """+1 stealth on equip actions of vampires outside the Camarilla that you control."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    if acting != CARMEN:
        getattr(table, seat).ready(CARMEN)
    table.prey.ready("Ryan")
    table.you.holds(thing(kind))
    table.you.acts("Thing", by=mine)
    assert stealth(table.state, action_of(table)) == 1 + more


# -- MacAlister -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("watcher", "whose", "aimed", "more"),
    [
        ("Nassir", "prey", "macalister", 1),
        ("Nassir", "grand_prey", "macalister", 1),
        ("Ryan", "prey", "macalister", 0),
        ("Nassir", "prey", "other", 0),
        (MACALISTER, "prey", "macalister", 0),
    ],
)
def test_other_tremere_guard_macalister(
    table: Table, watcher: str, whose: str, aimed: str, more: int
) -> None:
    """+1 intercept in an action directed at him; he himself has none."""
    mine = table.you.ready("Crow (G5)")
    table.you.ready(COMPANION)
    macalister = table.prey.ready(MACALISTER)
    other = table.prey.ready("Dodd (G2)")
    guard_ = macalister if watcher == MACALISTER else getattr(table, whose).ready(watcher)
    table.you.holds(SNARE)
    table.you.acts("Snare", by=mine)
    table.you.chooses(macalister if aimed == "macalister" else other)
    table.asked()
    assert intercept(table.state, guard_) == more


def test_nobody_guards_macalister_at_home(table: Table) -> None:
    """An action of his own controller is directed at nobody."""
    mine = table.you.ready("Crow (G5)")
    macalister = table.you.ready(MACALISTER)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")
    table.you.holds(paper("Rest", action(choose(ready(vampire, yours)), lock(TARGET))))
    table.you.acts("Rest", by=mine)
    table.you.chooses(macalister)
    table.asked()
    assert intercept(table.state, nassir) == 0


# -- Kestrelle ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "name", "more"),
    [
        ("ready", "Claudia (G5)", 0),
        ("torpor", "Claudia (G5)", 1),
        ("ready", "Nassir", 1),
        ("ready", paper("Cultist", kind="ally", life=2, strength=1, sect="sabbat"), 1),
    ],
)
def test_kestrelle_hides_from_those_without_sabbat(
    table: Table, place: str, name: str, more: int
) -> None:
    """+1 stealth in an action directed at whoever has no ready vampire of it; none at nobody."""
    kestrelle = table.you.ready(KESTRELLE, blood=3)
    table.you.ready(COMPANION)
    table.prey.puts(name, place)
    table.grand_prey.ready("Zip (G3)")
    table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=kestrelle)
    assert stealth(table.state, action_of(table)) == more


@pytest.mark.rules_text("003 Kestrelle Hayes 1")
def test_kestrelle_is_of_group_five() -> None:
    """Whatever a promo version says."""
    assert pool()[KESTRELLE].group == 5


def test_kestrelle_hunts_as_others_do(table: Table) -> None:
    """An action directed at nobody has its own stealth."""
    kestrelle = table.you.ready(KESTRELLE, blood=3)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.acts(word="hunt", by=kestrelle)
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.ruling(KESTRELLE, 1)
@pytest.mark.parametrize(("sabbat", "more"), [((), 1), (("prey",), 1), (("prey", "predator"), 0)])
def test_kestrelle_hides_where_one_of_several_has_none(
    table: Table, sabbat: tuple[str, ...], more: int
) -> None:
    """Directed at two Methuselahs, one of whom is enough."""
    kestrelle = table.you.ready(KESTRELLE)
    table.you.ready(COMPANION)
    hers, his = table.prey.ready("Ryan"), table.predator.ready("Nassir")
    for seat, name in zip(sabbat, ("Claudia (G5)", "Zip (G3)"), strict=False):
        getattr(table, seat).ready(name, locked=True)
    both = on(not_(yours), unlocked)
    table.you.holds(paper("Snares", action(choose(both, least=2, most=2), lock(TARGET))))
    table.you.acts("Snares", by=kestrelle)
    table.you.chooses(hers)
    if table.you.may("choose", target=his):
        table.you.chooses(his)
    assert len(action_of(table).targets) == 2
    assert stealth(table.state, action_of(table)) == more


# -- Zayyat ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "left"), [(3, 5), (1, 7), (0, 8)])
def test_zayyat_feeds_the_young(table: Table, number: int, left: int) -> None:
    """Up to 3 blood to a younger vampire in your uncontrolled region, at +1 stealth."""
    zayyat = table.you.ready(ZAYYAT, blood=8)
    table.you.ready(COMPANION)
    young, other = table.you.uncontrolled("Ryan"), table.you.uncontrolled("Don Cerro (G5)")
    table.you.uncontrolled("Melinda Galbraith (G4)")  # of his capacity
    table.prey.uncontrolled("Nassir")
    table.you.acts(zayyat, by=zayyat)
    assert table.you.choices() == {young, other}
    table.you.chooses(young)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.may("choose", number=number):
        table.pass_on()
    assert {one.number for one in table.you.options("choose")} == {0, 1, 2, 3}
    table.you.chooses(number=number)
    rest(table)
    assert (table.blood(zayyat), table.blood(young), table.blood(other)) == (left, number, 0)
    assert table.waits_for(table.you)


def test_zayyat_moves_what_he_has(table: Table) -> None:
    """With 1 blood, up to 1."""
    zayyat = table.you.ready(ZAYYAT, blood=1)
    table.you.ready(COMPANION)
    table.you.uncontrolled("Ryan")
    table.you.acts(zayyat, by=zayyat)
    while not table.you.may("choose", number=1):
        table.pass_on()
    assert {one.number for one in table.you.options("choose")} == {0, 1}


@pytest.mark.ruling(ZAYYAT, 2)
def test_the_votes_of_zayyat_stay() -> None:
    """2 votes, whatever his sect."""
    keeps_votes_in_any_sect(ZAYYAT, votes=2)


@pytest.mark.parametrize(("eyes", "bled"), [(1, 1), (2, 0)])
def test_zayyat_hides_for_two_blood(table: Table, eyes: int, bled: int) -> None:
    """+2 stealth."""
    zayyat = table.you.ready(ZAYYAT, blood=6)
    table.you.ready(COMPANION)
    watch = guard(table.prey, eyes)
    table.you.acts(word="bleed", by=zayyat)
    table.prey.blocks(watch)
    table.you.uses(zayyat)
    rest(table)
    assert table.prey.pool() == 30 - bled
    assert table.blood(zayyat) == (4 if bled else 3)


@pytest.mark.ruling(ZAYYAT, 1)
def test_zayyat_hides_once_each_turn(table: Table) -> None:
    """Not in a second action of the turn; in your next turn again."""
    zayyat = table.you.ready(ZAYYAT, blood=8)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    deed = paper("Deed", action(gain_pool(1)))
    table.you.holds(deed, deed)
    watches = [table.prey.ready(made_vampire(f"Watch {one}", capacity=9)) for one in (1, 2)]
    table.you.acts("Deed", by=zayyat)
    table.prey.blocks(watches[0])
    table.you.uses(zayyat)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts(word="bleed", by=zayyat)
    table.prey.blocks(watches[1])
    assert not is_offered(table, table.you, zayyat)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=zayyat)
    table.prey.blocks(watches[0])
    assert table.you.may("use", card=zayyat)


@pytest.mark.parametrize(("blood", "may"), [(1, False), (2, True)])
def test_zayyat_pays_two(table: Table, blood: int, may: bool) -> None:
    """Not with 1."""
    zayyat = table.you.ready(ZAYYAT, blood=blood)
    table.you.ready(COMPANION)
    watch = guard(table.prey, 0)
    table.you.acts(word="bleed", by=zayyat)
    table.prey.blocks(watch)
    assert is_offered(table, table.you, zayyat) is may


# -- Sébastien Goulet -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "pool", "blood"),
    [
        (paper("Thug", recruits(), life=1, strength=1, bleed=1, pool_cost=2), 29, 5),
        (paper("Thug", recruits(), life=1, strength=1, bleed=1, blood_cost=2), 30, 4),
        (paper("Page", employs(), life=1, blood_cost=2), 30, 4),
        (paper("Blade", equips(), blood_cost=2), 30, 3),
        (paper("Rifle", equips(), pool_cost=2), 28, 5),
    ],
)
def test_sebastien_recruits_and_employs_for_less(
    table: Table, card: object, pool: int, blood: int
) -> None:
    """1 less blood or pool; equipment costs what it costs."""
    mine = table.you.ready(SEBASTIEN, blood=5)
    table.you.ready(COMPANION)
    held = table.you.holds(card)  # type: ignore[arg-type]
    table.you.acts(held, by=mine)
    rest(table)
    assert (table.you.pool(), table.blood(mine)) == (pool, blood)
    assert table.waits_for(table.you)


@pytest.mark.ruling(SEBASTIEN, 1)
def test_sebastien_pays_less_outside_actions_too(table: Table) -> None:
    """Piper lets him employ in the master phase."""
    mine = table.you.ready(SEBASTIEN, blood=4)
    table.you.ready(COMPANION)
    gift = paper(
        "Gift", static("discipline", word="ani"), static("sect", word="anarch"), kind="equipment"
    )
    table.you.in_play(gift, on=mine)
    spy = table.you.holds("Raven Spy")
    table.you.holds("Piper")
    table.begins("master")
    table.you.plays("Piper")
    table.until("minion", table.you)
    assert table.on(spy) == mine
    assert table.blood(mine) == 4


@pytest.mark.ruling(SEBASTIEN, 2)
def test_sebastien_bleeds_better_for_blood(table: Table) -> None:
    """+1 once each action, before it is resolved; not beside the limit, which it leaves free."""
    mine = table.you.ready(SEBASTIEN, blood=5)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(trick(bleed(+1), at=("action",)), trick(gain_pool(1), at=("after_resolution",)))
    table.you.holds(paper("Deed", action(bleeds(+0))))
    table.you.acts(word="bleed", by=mine)
    table.you.uses(mine)
    assert not table.you.may("use", card=mine)
    assert table.you.can_play("Trick", by=mine)
    table.until("after_resolution", table.you)
    assert not table.you.may("use", card=mine)
    rest(table)
    assert (table.prey.pool(), table.blood(mine)) == (28, 4)
    table.you.uses("Unlocker")
    table.you.acts("Deed", by=mine)
    table.you.uses(mine)
    rest(table)
    assert (table.prey.pool(), table.blood(mine)) == (26, 3)


@pytest.mark.parametrize("word", ["hunt", "leave torpor"])
def test_sebastien_bleeds_no_better_in_other_actions(table: Table, word: str) -> None:
    """Only in a bleed."""
    mine = table.you.puts(SEBASTIEN, "torpor" if word == "leave torpor" else "ready", blood=4)
    table.you.ready(COMPANION)
    table.you.acts(word=word, by=mine)
    assert not is_offered(table, table.you, mine)


@pytest.mark.parametrize(("kind", "more"), [("ally", 1), ("retainer", 1), ("equipment", 0)])
def test_the_advanced_sebastien_hides_as_he_recruits(table: Table, kind: str, more: int) -> None:
    """+1 stealth on recruit and employ actions."""
    mine = table.you.ready(ADVANCED)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(thing(kind))
    table.you.acts("Thing", by=mine)
    assert stealth(table.state, action_of(table)) == 1 + more


@pytest.mark.parametrize("what", ["ally", "retainer"])
def test_sebastien_merged_steals_allies_and_retainers(table: Table, what: str) -> None:
    """Of others, at +1 stealth."""
    mine = table.you.merged(SEBASTIEN)
    friend = table.you.ready(COMPANION)
    table.you.ready("Renegade Garou")
    garou, ryan = table.prey.ready("Vagabond Mystic"), table.prey.ready("Ryan")
    spy = table.prey.in_play("Raven Spy", on=ryan)
    table.prey.in_play(thing("retainer", keywords=frozenset({"zombie"})), on=ryan)
    table.you.in_play(paper("Vow", static("cannot have", word="zombie"), kind="master"), on=mine)
    table.you.in_play(thing("retainer"), on=friend)
    table.prey.in_play("Sport Bike", on=ryan)
    table.you.acts(mine, by=mine)
    assert table.you.choices() == {garou, spy}
    taken = garou if what == "ally" else spy
    table.you.chooses(taken)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.state.controller(taken) == 0
    assert table.on(spy) == (mine if what == "retainer" else ryan)
    assert table.state.controller(garou) == (0 if what == "ally" else 1)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", [ADVANCED, SEBASTIEN])
def test_sebastien_alone_steals_nothing(table: Table, name: str) -> None:
    """Only merged."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.prey.ready("Vagabond Mystic")
    table.begins()
    assert not table.you.may("use action", card=mine)

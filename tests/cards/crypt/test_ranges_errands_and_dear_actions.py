"""Ranges that a vampire sets, errands of its own, and what its actions or its rescue cost."""

from __future__ import annotations

import pytest

from combat_talk import MANEUVER, PRESS, made_up, rest
from fight_talk import damage_to, replaced, round_of
from made_up import paper
from methuselah.language import before_range, sets_range, static
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.politics.titles import city_of, title_of
from scenes.actions import enters_combat_as_an_action
from scenes.changes import more_stealth_when
from table_talk import Table

ANNIS = "Black Annis (G4)"
CAILEAN = "Cailean (G2)"
CRISTOS = "Cristos Mantigo (G3)"
WIX = 'Jeremy "Wix" Wyzchovsky (G4)'
AFAR = made_up("Far away", modes=(before_range(sets_range("long")),))
NEAR = made_up("Near", modes=(before_range(sets_range("close")),))


# -- ranges ------------------------------------------------------------------------------------


def set_up(table: Table) -> tuple[int, int]:
    """Cailean is blocked by a vampire that could set the range or maneuver."""
    table.you.ready("Meaghan")
    cailean, foe = table.you.ready(CAILEAN), table.prey.ready("Don Cerro (G5)")
    table.you.holds(MANEUVER, PRESS)
    table.prey.holds(MANEUVER, AFAR, NEAR)
    table.you.acts(by=cailean, word="bleed")
    table.prey.blocks(foe)
    return cailean, foe


@pytest.mark.ruling(CAILEAN, 1)
@pytest.mark.parametrize(("number", "range_"), [(0, "close"), (1, "long")])
def test_cailean_sets_the_range(table: Table, number: int, range_: str) -> None:
    """To either; once: then nobody maneuvers, and no other card sets it, though it is played."""
    cailean, foe = set_up(table)
    table.until("before_range", table.you)
    table.you.uses(cailean)
    table.you.does("do", number=number)
    assert not table.you.may("use", card=cailean)
    table.prey.plays("Far away" if range_ == "close" else "Near", by=foe)
    assert round_of(table).range == range_
    while not table.you.may("play", card="A press"):
        assert not table.you.may("play", card="A maneuver")
        table.pass_on()
    table.you.plays("A press", by=cailean)
    table.until("before_range", table.you)
    assert table.you.may("use", card=cailean)  # in the next round he may again
    table.you.uses(cailean)
    table.you.does("do", number=number)
    rest(table)
    hurt = 0 if range_ == "long" else 2
    assert (damage_to(table, cailean), damage_to(table, foe)) == (hurt, hurt)


def test_cailean_cannot_set_what_is_set(table: Table) -> None:
    """The other side was first: nothing is left for him to set in this round."""
    cailean, foe = table.prey.ready(CAILEAN), table.you.ready("Don Cerro (G5)")
    table.you.ready("Meaghan")
    table.you.holds(AFAR)
    table.you.acts(by=foe, word="bleed")
    table.prey.blocks(cailean)
    table.until("before_range", table.you)
    assert table.prey.may("use", card=cailean)
    table.you.plays("Far away", by=foe)
    while not table.over():
        assert not table.prey.may("use", card=cailean)
        table.pass_on()


def test_cailean_need_not_set_it(table: Table) -> None:
    """Then there are maneuvers."""
    set_up(table)
    table.until("range", table.you)
    table.you.plays("A maneuver")
    assert round_of(table).range in ("close", "long")
    table.until("range", table.prey)


# -- errands -----------------------------------------------------------------------------------


def test_wix_bleeds_for_two(table: Table) -> None:
    """An action of his own: directed at your prey, +1 bleed, no stealth."""
    wix = table.you.ready(WIX)
    table.you.ready("Meaghan")
    idle = table.prey.ready("Ryan")
    table.you.acts(wix, by=wix)
    assert table.prey.may("block", minion=idle)
    table.nobody_reacts()
    assert [one.pool() for one in table.seats] == [30, 28, 30, 30, 30]
    assert table.you.has_edge()
    assert table.locked(wix)


@pytest.mark.parametrize(("eyes", "comes"), [(0, True), (1, False)])
def test_cristos_searches_at_one_stealth(table: Table, eyes: int, comes: bool) -> None:
    """One intercept blocks him, none does not."""
    cristos = table.you.ready(CRISTOS)
    table.you.ready("Meaghan")
    table.you.library("Fame", ".44 Magnum", "Fame")
    guard = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", eyes), kind="equipment"), on=guard)
    table.you.acts(cristos, by=cristos)
    table.prey.blocks(guard)
    if comes:
        table.until("choose", table.you)
        table.you.chooses(".44 Magnum")
    table.nobody_reacts()
    assert (".44 Magnum" in table.you.hand()) == comes


def test_annis_fights_those_of_prey_and_predator() -> None:
    """Any ready minion of either, an ally too; nobody else's."""
    enters_combat_as_an_action(
        ANNIS,
        legal=(("prey", "ready", "Don Cerro (G5)"), ("predator", "ready", "Renegade Garou")),
        illegal=(
            ("you", "ready", "Octane"),
            ("grand_prey", "ready", "Trevon Parker"),
            ("grand_predator", "ready", "Johannes Worringen"),
            ("prey", "torpor", "Korah"),
        ),
        stealth=1,
    )


@pytest.mark.parametrize(
    ("action", "cost"), [("own", 0), ("bleed", 1), ("hunt", -1), ("leave torpor", 3)]
)
def test_other_actions_than_hunts_cost_annis_a_blood(table: Table, action: str, cost: int) -> None:
    """One more than they cost already; neither her own attack nor a hunt."""
    annis = table.you.puts(ANNIS, "torpor" if action == "leave torpor" else "ready", blood=5)
    other = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    if action == "own":
        table.prey.ready(replaced("Rayne (G6)", strength=0), blood=1)
        table.you.acts(annis, by=annis)
    else:
        table.you.acts(by=annis, word=action)
    table.nobody_reacts()
    assert table.blood(annis) == 5 - cost
    table.you.acts(by=other, word="bleed")
    table.nobody_reacts()
    assert table.blood(other) == 2


# -- other traits ------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "cost"), [("Mitchell, The Headhunter (G2)", 3), ("Claudia", 2)])
def test_the_rescue_of_mitchell_costs_a_blood_more(table: Table, victim: str, cost: int) -> None:
    """Whoever pays; another is rescued for 2, by him too."""
    saviour = table.you.ready("Octane", blood=6)
    fallen = table.you.torpor(victim, blood=0)
    table.you.ready("Meaghan")
    table.you.acts(by=saviour, word="rescue", target=fallen)
    table.nobody_reacts()
    assert table.where(fallen) == "ready"
    assert table.blood(saviour) == 6 - cost


def test_mitchell_rescues_for_two(table: Table) -> None:
    """As everybody: it is his own rescue that is dear."""
    mitchell = table.you.ready("Mitchell, The Headhunter (G2)", blood=2)
    fallen = table.you.torpor("Claudia", blood=0)
    table.you.ready("Meaghan")
    table.you.acts(by=mitchell, word="rescue", target=fallen)
    table.nobody_reacts()
    assert (table.where(fallen), table.blood(mitchell)) == ("ready", 0)


def test_jessica_calls_referendums_at_more_stealth() -> None:
    """+1 stealth on political actions, of cards and others; not on a bleed or a hunt."""
    more_stealth_when(
        "Jessica (G2 ADV)",
        amount=1,
        when=({"card": "Kine Resources Contested"},),
        else_=({"word": "bleed"}, {"word": "hunt"}),
    )


def test_jessica_merged_is_an_archbishop(table: Table) -> None:
    """Of Brussels; else a bishop."""
    jessica = table.you.merged("Jessica (G2)")
    alone = table.prey.ready("Jessica (G2 ADV)")
    table.begins()
    assert title_of(table.state, jessica) == "archbishop"
    assert city_of(table.state, jessica) == "Brussels"
    assert title_of(table.state, alone) == "bishop"


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_servius_enlarges_the_hand_of_who_has_elders(table: Table, place: str) -> None:
    """For each ready vampire with capacity 8 or more: her own, in torpor or younger not."""
    table.you.puts("Servius Marius Pustula (G4)", place)  # capacity 10
    table.prey.ready("Lukas")  # 8
    table.prey.ready("Klaus Konrecht")
    table.prey.ready("Korah")  # 7
    table.prey.torpor("Khurshid")
    table.grand_prey.uncontrolled("Melinda Galbraith")
    table.begins()
    sizes = [hand_size(table.state, seat) for seat in range(3)]
    assert sizes == [8 if place == "ready" else 7, 9, 7]

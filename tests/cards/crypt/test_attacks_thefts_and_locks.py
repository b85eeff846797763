"""Vampires and allies that attack, steal, lock and tax: one scenario for each ability."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from fight_talk import replaced
from methuselah.engine.scope import Scope
from methuselah.language import action_requires
from methuselah.rules.action.action import stealth
from table_talk import Table

NORMAL = "Normal (G1)"
TREVON = "Catherine du Bois (G3)"  # a Ventrue


# -- Kyoko Shinsegawa -----------------------------------------------------------------------------


@pytest.mark.ruling("Kyoko Shinsegawa (G3)", 5)
def test_kyoko_does_not_hunt_as_normal(table: Table) -> None:
    """Without another vampire she cannot hunt at all [LSJ 19970224]."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=2)
    table.prey.ready("Loyal Street Gang")
    table.you.ready("Loyal Street Gang")

    assert not table.you.may("act", minion=kyoko, word="hunt")
    assert not table.you.may("use action", minion=kyoko)
    assert table.you.may("act", minion=kyoko, word="bleed")


@pytest.mark.ruling("Kyoko Shinsegawa (G3)", 1)
def test_kyoko_hunts_by_stealing_a_blood_once_a_turn(table: Table) -> None:
    """From another ready vampire, whoever controls it; directed, at +1 stealth."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=2)
    victim = table.grand_prey.ready(NORMAL)
    sleeper = table.prey.torpor("Anson (G1)")
    blocker = table.prey.ready("Loyal Street Gang")

    table.you.acts("Kyoko Shinsegawa (G3)", by=kyoko)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    assert not table.prey.may("block", minion=blocker)
    table.nobody_reacts()

    assert table.blood(kyoko) == 3
    assert table.blood(victim) == 1
    assert table.where(sleeper) == "torpor"
    assert not table.you.may("use action", minion=kyoko)


@pytest.mark.ruling("Kyoko Shinsegawa (G3)", 3)
def test_kyoko_steals_no_more_than_there_is(table: Table) -> None:
    """Nothing stolen: the action is successful, the hunt is not [LSJ 20100915]."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=2)
    table.prey.ready(NORMAL, blood=0)

    table.you.acts("Kyoko Shinsegawa (G3)", by=kyoko)
    table.nobody_reacts()

    assert table.blood(kyoko) == 2
    assert told(table, "action over", seat=0, word="successful") == 1


@pytest.mark.ruling("Kyoko Shinsegawa (G3)", 4)
def test_blood_that_a_full_kyoko_steals_goes_to_the_bank(table: Table) -> None:
    """[LSJ 20010809-1]."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)")
    victim = table.prey.ready(NORMAL)

    table.you.acts("Kyoko Shinsegawa (G3)", by=kyoko)
    table.nobody_reacts()

    assert table.blood(kyoko) == 5
    assert table.blood(victim) == 1


def test_an_empty_kyoko_must_hunt_so_and_without_prey_she_is_stuck(table: Table) -> None:
    """A minion that cannot take its mandatory action takes none; others go on (R0)."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=0)
    gang = table.you.ready("Loyal Street Gang")

    assert not table.you.may(("act", "use action"), minion=kyoko)
    assert table.you.may("act", minion=gang, word="bleed")


def test_an_empty_kyoko_hunts_before_others_act(table: Table) -> None:
    """Her own hunt is the mandatory one."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=0)
    table.you.ready("Loyal Street Gang")
    victim = table.prey.ready(NORMAL)

    table.until("minion")

    assert table.blood(kyoko) == 1
    assert table.blood(victim) == 1


# -- Alexandra, Leandro, Arika --------------------------------------------------------------------


@pytest.mark.ruling("Alexandra (G2)", 2)
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_alexandra_locks_or_unlocks_another_toreador_once(table: Table, where: str) -> None:
    """Also from torpor [LSJ 20011022]; not a Ventrue, not herself, not one in torpor."""
    alexandra = table.you.puts("Alexandra (G2)", where)
    barth = table.you.ready("Barth (G3)", locked=True)
    theirs = table.prey.ready("Bret Stryker (G6)")
    table.you.ready(TREVON)

    table.you.uses(alexandra)
    table.you.chooses(barth)

    assert not table.locked(barth)
    assert not table.locked(theirs)
    assert not table.you.may("use", card=alexandra)


@pytest.mark.ruling("Alexandra (G2)", 3)
def test_alexandra_locks_a_blocker_and_the_block_fails(table: Table) -> None:
    """[LSJ 20010702]."""
    alexandra = table.you.ready("Alexandra (G2)")
    theirs = table.prey.ready(replaced("Ryan", clans=("Toreador",)))
    table.you.ready(NORMAL)

    table.you.acts(by=alexandra, word="bleed")
    table.prey.blocks(theirs)
    table.you.uses(alexandra)
    table.you.does("do", number=0)
    table.nobody_reacts()

    assert table.locked(theirs)
    assert table.prey.pool() == 27


@pytest.mark.ruling("Alexandra (G2)", 1)
def test_alexandra_unlocks_during_a_political_action(table: Table) -> None:
    """[TOM 19960214]."""
    alexandra = table.you.ready("Alexandra (G2)")
    barth = table.you.ready("Barth (G3)")
    revolt = table.you.in_play("Anarch Revolt")

    table.you.acts(revolt, by=barth)
    table.until("polling", table.you)

    assert table.you.may("use", card=alexandra)


def test_alexandra_does_nothing_in_the_turns_of_others(table: Table) -> None:
    """Once during your turn."""
    alexandra = table.prey.ready("Alexandra (G2)")
    table.prey.ready("Barth (G3)")
    table.you.ready(TREVON)
    table.until("minion")

    assert not table.prey.may("use", card=alexandra)


@pytest.mark.ruling("Leandro (G2)", 1)
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.rules_text("003 Leandro 1")
def test_leandro_takes_1_pool_or_all_transfers_of_each_other(table: Table, pays: bool) -> None:
    """It must be one of them [LSJ 20021210-1]; his own Methuselah pays nothing."""
    table.grand_prey.ready("Leandro (G2)")
    table.begins("unlock")

    table.you.does("do", number=0 if pays else 1)
    assert table.you.pool() == (29 if pays else 30)
    while table.state.active == 0 and not told(table, "transfers", seat=0):
        table.pass_on()

    assert told(table, "transfers", seat=0, number=4 if pays else 0) == 1
    assert table.grand_prey.pool() == 30


@pytest.mark.parametrize("where", ["torpor", "ready"])
def test_leandro_must_be_ready(table: Table, where: str) -> None:
    """In torpor he asks for nothing."""
    table.grand_prey.puts("Leandro (G2)", where)
    table.begins("unlock")

    assert table.you.may("do") is (where == "ready")


def test_arika_asks_for_each_location_in_its_turn(table: Table) -> None:
    """What was said of one is not done to another: the first and the third are burned."""
    table.predator.ready("Arika (G2)")
    shops = [
        table.you.in_play(name)
        for name in ("Fortune Teller Shop", "KRCG News Radio", "Carfax Abbey")
    ]
    table.begins("unlock")

    for number in (1, 0, 1):
        table.you.does("do", number=number)

    assert table.you.pool() == 29
    assert sorted(map(table.where, shops)) == ["ash_heap", "ash_heap", "permanent"]


@pytest.mark.ruling("Arika (G2)", 2)
def test_arika_makes_her_prey_pay_for_each_location(table: Table) -> None:
    """1 pool or the location, once each unlock phase [ANK 20250121]."""
    table.predator.ready("Arika (G2)")
    kept = table.you.in_play("Fortune Teller Shop")
    lost = table.you.in_play("KRCG News Radio")
    others = table.prey.in_play("Fortune Teller Shop")
    table.begins("unlock")

    table.you.does("do", number=0)
    table.you.does("do", number=1)

    assert table.you.pool() == 29
    assert {table.where(kept), table.where(lost)} == {"permanent", "ash_heap"}
    assert table.where(others) == "permanent"
    assert table.prey.pool() == 30


# -- those that attack, those that steal ---------------------------------------------------


def test_kemintiri_is_better_against_who_controls_a_ventrue(table: Table) -> None:
    """+1 bleed and +1 stealth when bleeding her."""
    kemintiri = table.you.ready("Kemintiri (G2)")
    table.prey.ready(TREVON)

    table.you.acts(by=kemintiri, word="bleed")
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert table.prey.pool() == 28


def test_kemintiri_has_no_more_against_others(table: Table) -> None:
    """The Ventrue of a bystander changes nothing."""
    kemintiri = table.you.ready("Kemintiri (G2)")
    table.prey.ready(NORMAL)
    table.grand_prey.ready(TREVON)

    table.you.acts(by=kemintiri, word="bleed")
    assert stealth(table.state, action_of(table)) == 0
    table.nobody_reacts()

    assert table.prey.pool() == 29


@pytest.mark.ruling("Kemintiri (G2)", 1)
def test_any_ventrue_attacks_kemintiri(table: Table) -> None:
    """An action that requires a Ventrue [LSJ 20080604]; hers is at +1 stealth."""
    kemintiri = table.prey.ready("Kemintiri (G2)")
    trevon = table.you.ready(TREVON)
    normal = table.you.ready(NORMAL)

    assert not table.you.may("use action", minion=normal)
    table.you.acts("Kemintiri (G2)", by=trevon)
    here = Scope(0, trevon, trevon)
    assert action_requires("Ventrue").holds(table.state, here)
    assert not action_requires("Ministry").holds(table.state, here)
    table.nobody_reacts()

    assert told(table, "combat", card=trevon, other=kemintiri) == 1


def test_kemintiri_attacks_a_ventrue(table: Table) -> None:
    """+1 stealth, directed."""
    kemintiri = table.you.ready("Kemintiri (G2)")
    trevon = table.prey.ready(TREVON)
    table.prey.ready(NORMAL)

    table.you.acts("Kemintiri (G2)", by=kemintiri)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert told(table, "combat", card=kemintiri, other=trevon) == 1


def test_darius_steals_plain_equipment(table: Table) -> None:
    """Neither a weapon nor what is electronic; not from his own side."""
    darius = table.you.ready("Darius Shirazi (G5)")
    mine = table.you.ready(NORMAL)
    theirs = table.prey.ready(TREVON)
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    table.you.in_play("Codex of the Edenic Groundskeepers", on=mine)
    heart = table.prey.in_play("Heart of Nizchetus", on=theirs)

    table.you.acts("Darius Shirazi (G5)", by=darius)
    table.nobody_reacts()

    assert table.on(heart) == darius
    assert table.on(gun) == theirs


@pytest.mark.ruling("Lucian (G1)", 2)
def test_lucian_steals_equipment_as_a_strike(table: Table) -> None:
    """It cannot be used until the next round [LSJ 19980206]."""
    lucian = table.you.ready("Lucian (G1)")
    theirs = table.prey.ready(NORMAL)
    gun = table.prey.in_play(".44 Magnum", on=theirs)

    table.you.acts(by=lucian, word="bleed")
    table.prey.blocks(theirs)
    table.you.uses("Lucian (G1)")
    table.nobody_reacts()

    assert table.on(gun) == lucian


def test_the_hunter_strikes_first(table: Table) -> None:
    """4 damage before the vampire strikes at all."""
    hunter = table.you.ready("Muddled Vampire Hunter")
    vampire = table.prey.ready("Dollface (G1)")

    table.you.acts("Muddled Vampire Hunter", by=hunter)
    table.nobody_reacts()

    assert table.where(vampire) == "torpor"
    assert table.where(hunter) == "ready"

"""Combat cards and equipment of the Ravnos, Salubri and Tzimisce decks of the Fifth Edition."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import MANEUVER, PRESS, fight, rest
from fight_talk import round_of
from methuselah.rules.action.action import stealth
from table_talk import Table


def test_inferior_indomitability_prevents_one(table: Table) -> None:
    """1 damage, without a press."""
    rufina = table.you.ready("Brock Sterling")
    table.you.holds("Indomitability")
    lupo = table.prey.ready("Giuliano Vincenzi")
    table.prey.holds("Indomitability")

    fight(table, rufina, lupo)
    table.prey.plays("Indomitability", by=lupo, level="for")
    assert not table.prey.may("use press")
    rest(table)
    assert (table.blood(lupo), table.blood(rufina)) == (2, 2)


@pytest.mark.ruling("Indomitability", 1)
@pytest.mark.ruling("Indomitability", 2)
def test_superior_indomitability_presses_or_prevents(table: Table) -> None:
    """With 1 optional press in the current round only; not without damage to prevent."""
    brock = table.you.ready("Brock Sterling")
    table.you.holds("Indomitability", PRESS)
    lupo = table.prey.ready("Claus Wegener")
    table.prey.holds(PRESS)

    fight(table, brock, lupo)
    table.you.plays("Indomitability", by=brock, level="FOR 2")
    table.until("press", table.you)
    assert table.you.may("use press")
    table.you.passes()
    table.prey.plays("A press", by=lupo)
    table.you.passes()
    table.until("press", table.you)
    assert table.you.can_play("A press")
    assert not table.you.may("use press")
    rest(table)
    assert table.blood(lupo) == 3
    assert table.blood(brock) == 2


def test_superior_indomitability_as_a_press(table: Table) -> None:
    """A press of its own; the level is needed."""
    brock = table.you.ready("Brock Sterling")
    card = table.you.holds("Indomitability")
    lupo = table.prey.ready("Lupo")

    fight(table, brock, lupo)
    table.until("press", table.you)
    assert not table.you.can_play("Indomitability", level="for")
    table.you.plays("Indomitability", by=brock, level="FOR")
    rest(table)
    assert (table.blood(brock), table.blood(lupo)) == (1, 0)
    assert table.where(card) == "ash_heap"


def test_inferior_voracious_vermin_dodges(table: Table) -> None:
    """No damage, no additional strike."""
    dani = table.you.ready("Dani")
    table.you.holds("Voracious Vermin")
    lupo = table.prey.ready("Lupo")
    gun = table.prey.in_play(".44 Magnum", on=lupo)

    fight(table, dani, lupo)
    table.you.plays("Voracious Vermin", by=dani, level="ani")
    rest(table)
    assert table.blood(dani) == 2
    assert table.where(gun) == "attached"


@pytest.mark.parametrize("far", [False, True])
def test_superior_voracious_vermin_burns_a_weapon(table: Table, far: bool) -> None:
    """With 1 additional ranged strike: burn weapon, at any range and no other equipment."""
    stick = table.you.ready("Stick")
    table.you.holds("Voracious Vermin", MANEUVER)
    lupo = table.prey.ready("Lupo")
    bow = table.prey.in_play("Ivory Bow", on=lupo)
    vest = table.prey.in_play("Kevlar Vest", on=lupo)

    fight(table, stick, lupo)
    if far:
        table.you.plays("A maneuver", by=stick)
    table.you.plays("Voracious Vermin", by=stick, level="ANI")
    while not table.over():
        decision = table.asked()
        assert decision is not None
        if decision.options[0].verb == "seize":
            assert {option.card for option in decision.options} == {bow}
            table.take(0)
        else:
            table.pass_on()

    assert table.where(bow) == "ash_heap"
    assert table.where(vest) == "attached"
    assert table.blood(lupo) == 2
    assert table.blood(stick) == 3


def test_voracious_vermin_gives_no_other_strike_and_no_second_one(table: Table) -> None:
    """Only that strike; a limited additional strike cannot be gained beside it."""
    stick = table.you.ready("Stick")
    table.you.holds("Voracious Vermin", "Voracious Vermin")
    lupo = table.prey.ready("Lupo")

    fight(table, stick, lupo)
    table.you.plays("Voracious Vermin", by=stick, level="ANI")
    rest(table)
    assert table.blood(lupo) == 2
    assert len(table.you.hand()) == 2


def test_inferior_sculpt_the_flesh_is_aggravated(table: Table) -> None:
    """A hand strike; the card goes to the ash heap."""
    law = table.you.ready("Lawbringer")
    card = table.you.holds("Sculpt the Flesh")
    tara = table.prey.ready("Lauren")

    fight(table, law, tara)
    table.you.plays("Sculpt the Flesh", by=law, level="pro")
    rest(table)
    assert table.where(tara) == "torpor"
    assert table.where(card) == "ash_heap"


def test_superior_sculpt_the_flesh_stays_and_hurts(table: Table) -> None:
    """+1 damage; its bearer burns 1 blood in its own unlock phase, until the card is burned."""
    clara = table.you.ready("Clara Hjortshøj")
    card = table.you.holds("Sculpt the Flesh")
    tara = table.prey.ready("Claus Wegener")

    fight(table, clara, tara)
    table.you.plays("Sculpt the Flesh", by=clara, level="PRO")
    rest(table)
    assert table.blood(tara) == 3
    assert table.on(card) == tara

    table.until_turn_of(table.prey, "minion")
    assert table.blood(tara) == 2
    assert table.prey.may("use action", card="Sculpt the Flesh", by=tara)
    table.prey.acts("Sculpt the Flesh", by=tara)
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"


def test_sculpt_the_flesh_misses_who_dodges(table: Table) -> None:
    """A dodged strike puts nothing on anybody."""
    clara = table.you.ready("Clara Hjortshøj")
    card = table.you.holds("Sculpt the Flesh")
    dani = table.prey.ready("Dani")
    table.prey.holds("Voracious Vermin")

    fight(table, clara, dani)
    table.you.plays("Sculpt the Flesh", by=clara, level="PRO")
    table.prey.plays("Voracious Vermin", by=dani, level="ani")
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.blood(dani) == 2


def test_sculpt_the_flesh_is_burned_by_anybody(table: Table) -> None:
    """Minions of others burn it too, directed at whoever controls its bearer, at +1 stealth."""
    lupo = table.you.ready("Lupo")
    theirs = table.prey.ready("Ryan")
    card = table.prey.in_play("Sculpt the Flesh", on=theirs)

    table.you.acts("Sculpt the Flesh", by=lupo)
    action = action_of(table)
    assert (action.targets, stealth(table.state, action)) == ((1,), 1)
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling("Pack Alpha", 2)
@pytest.mark.ruling("Pack Alpha", 5)
@pytest.mark.ruling("Pack Alpha", 7)
def test_inferior_pack_alpha_employs_from_the_hand(table: Table) -> None:
    """Before range, named as it is played; the retainer's cost is paid and it is replaced."""
    dani = table.you.ready("Stick")
    table.you.holds("Pack Alpha", "Pack Alpha")
    spy = table.you.holds("Raven Spy")
    table.you.holds("Mr. Winthrop")
    lupo = table.prey.ready("Lupo")

    fight(table, dani, lupo)
    table.you.plays("Pack Alpha", by=dani, level="ani")
    table.you.chooses(level="ANI")
    assert table.on(spy) == dani
    assert table.blood(dani) == 1  # 1 for the retainer, 1 in combat
    assert not table.you.can_play("Pack Alpha")
    rest(table)
    assert len(table.you.hand()) == 4


def test_superior_pack_alpha_turns_an_animal_into_strength(table: Table) -> None:
    """It burns an animal retainer of this vampire; +1 strength for good, one only."""
    stick = table.you.ready("Stick")
    spy = table.you.in_play("Raven Spy", on=stick, blood=1)
    crows = table.you.in_play("Murder of Crows", on=stick, blood=1)
    alpha, other = table.you.holds("Pack Alpha", "Pack Alpha")
    lupo = table.prey.ready("Claus Wegener")

    fight(table, stick, lupo)
    table.you.plays("Pack Alpha", by=stick, level="ANI")
    assert {option.target for option in table.you.options("choose")} == {spy, crows}
    table.you.chooses(spy)
    rest(table)

    assert table.where(spy) == "ash_heap"
    assert table.on(alpha) == stick
    assert table.blood(lupo) == 2  # 2 by hand, 1 by the crows
    assert table.where(other) == "hand"


def test_superior_pack_alpha_needs_an_animal(table: Table) -> None:
    """No other retainer, and not that of somebody else."""
    stick = table.you.ready("Stick")
    lupo = table.prey.ready("Lupo")
    table.you.in_play("Mr. Winthrop", on=stick, blood=1)
    table.prey.in_play("Raven Spy", on=lupo, blood=1)
    table.you.holds("Pack Alpha", MANEUVER)

    fight(table, stick, lupo)
    table.until("range", table.you)
    assert not table.you.can_play("Pack Alpha")
    assert round_of(table).range == "close"


@pytest.mark.ruling("Treasured Samadji", 1)
def test_treasured_samadji_helps_a_ravnos(table: Table) -> None:
    """+1 bleed and a dodge each combat; another minion may take it and gets nothing."""
    zafira = table.you.ready("Zafira")
    meaghan = table.you.ready("Meaghan")
    samadji = table.you.holds("Treasured Samadji")

    assert not table.you.may("act", card="Treasured Samadji", by=meaghan)
    table.you.acts("Treasured Samadji", by=zafira)
    table.nobody_reacts()
    assert table.on(samadji) == zafira
    assert table.you.pool() == 29
    table.you.acts(by=meaghan, word="take equipment")
    table.nobody_reacts()
    assert table.on(samadji) == meaghan


def test_treasured_samadji_dodges_once_each_combat(table: Table) -> None:
    """In the second round it does not."""
    zafira = table.you.ready("Zafira")
    table.you.in_play("Treasured Samadji", on=zafira)
    table.you.holds(PRESS)
    lupo = table.prey.ready("Lauren")

    fight(table, zafira, lupo)
    table.you.uses("Treasured Samadji")
    table.you.plays("A press", by=zafira)
    assert not table.you.may("use", card="Treasured Samadji")
    rest(table)
    assert table.blood(zafira) == 3


def test_treasured_samadji_bleeds_for_a_ravnos_only(table: Table) -> None:
    """Zafira bleeds for 2, Meaghan with the same thing for 1."""
    zafira = table.you.ready("Zafira")
    meaghan = table.you.ready("Meaghan")
    table.you.in_play("Treasured Samadji", on=zafira)
    table.predator.in_play("Treasured Samadji", on=meaghan)

    table.you.acts(by=zafira, word="bleed")
    table.nobody_reacts()
    assert table.prey.pool() == 28
    table.you.acts(by=meaghan, word="bleed")
    table.nobody_reacts()
    assert table.prey.pool() == 27


def test_living_manse_is_no_equipment_in_play(table: Table) -> None:
    """+1 bleed for a Tzimisce, 1 blood; a location that another minion cannot take, one each."""
    law = table.you.ready("Lawbringer", blood=3)
    whisper = table.you.ready("Whisper")
    manse = table.you.holds("Living Manse")
    table.you.holds("Living Manse")
    table.you.in_play("Chantry")

    table.you.acts("Living Manse", by=law)
    table.nobody_reacts()
    assert (table.on(manse), table.blood(law)) == (law, 2)
    assert not table.you.may("act", by=whisper, word="take equipment")
    assert table.you.can_play("Living Manse", by=whisper)
    assert not table.you.can_play("Living Manse", by=law)
    table.you.acts(by=whisper, word="bleed")
    table.nobody_reacts()
    assert table.prey.pool() == 29


def test_living_manse_ends_combat_before_range(table: Table) -> None:
    """Burned for it; only in a combat of its bearer."""
    law = table.you.ready("Lawbringer")
    manse = table.you.in_play("Living Manse", on=law)
    lupo = table.prey.ready("Lupo")

    fight(table, law, lupo)
    table.you.uses("Living Manse")
    rest(table)
    assert table.where(manse) == "ash_heap"
    assert (table.blood(law), table.blood(lupo)) == (3, 2)


@pytest.mark.ruling("Living Manse", 1)
def test_living_manse_can_be_burned_as_a_location(table: Table) -> None:
    """An action that targets it is directed at its controller, and it bleeds no more."""
    law = table.prey.ready("Lawbringer")
    manse = table.prey.in_play("Living Manse", on=law)
    ranger = table.you.ready("Ruslan Fedorenko")
    table.you.holds("Rewilding")

    table.you.acts("Rewilding", by=ranger)
    assert action_of(table).targets == (1,)
    table.nobody_reacts()
    assert table.where(manse) == "ash_heap"


@pytest.mark.ruling("Touch of Valeren", 1)
@pytest.mark.parametrize("helper", [False, True])
def test_touch_of_valeren_prevents_a_strike(table: Table, helper: bool) -> None:
    """All of it: of the fighter's own, or at superior by another vampire that is ready."""
    dominica = table.you.ready("Dominica")
    opikun = table.you.ready("Opikun", locked=True)
    table.you.holds("Touch of Valeren")
    lupo = table.prey.ready("Lupo")
    table.prey.in_play("Ivory Bow", on=lupo)

    fight(table, dominica, lupo)
    table.until("strike", table.prey)
    table.prey.uses("Ivory Bow")
    table.until("prevent", table.you)
    assert not table.you.can_play("Touch of Valeren", by=dominica, level="FOR")
    assert not table.you.can_play("Touch of Valeren", by=opikun, level="for 2")
    by, level = (opikun, "FOR") if helper else (dominica, "for 2")
    keys = {(option.minion, option.mode) for option in table.you.options("play")}
    mode = next(key for minion, key in keys if minion == by)
    assert mode.startswith("FOR" if helper else "for"), (keys, level)
    table.you.plays("Touch of Valeren", by=by, level=mode)
    rest(table)

    assert table.where(dominica) == "ready"
    assert table.blood(dominica) == (3 if helper else 2)
    assert table.blood(opikun) == (4 if helper else 5)


def test_touch_of_valeren_heals(table: Table) -> None:
    """3 blood, or life up to what it started with; +1 stealth; another's minion: directed."""
    yael = table.you.ready("Yael")
    dominica = table.you.ready("Dominica")
    gang = table.prey.ready("Loyal Street Gang", blood=1)
    empty = table.you.ready("Claus Wegener", blood=0, locked=True)
    table.you.holds("Touch of Valeren", "Touch of Valeren")

    table.you.acts("Touch of Valeren", by=yael)
    table.you.chooses(empty)
    table.nobody_reacts()
    assert table.blood(empty) == 3
    assert table.blood(yael) == 3
    table.you.acts("Touch of Valeren", by=dominica)
    table.you.chooses(gang)
    table.nobody_reacts()
    assert table.blood(gang) == 2


def test_inferior_monstrous_form_lasts_for_the_combat(table: Table) -> None:
    """+1 strength in every round; one each round."""
    prentis = table.you.ready("Prentis Derby")
    table.you.holds("Monstrous Form", "Monstrous Form", PRESS)
    claus = table.prey.ready("Claus Wegener")

    fight(table, prentis, claus)
    table.you.plays("Monstrous Form", by=prentis, level="dom_pro")
    table.you.plays("A press", by=prentis)
    assert table.blood(claus) == 3
    table.until("before_range", table.you)
    rest(table)
    assert table.blood(claus) == 1


@pytest.mark.parametrize("use", ["strength", "maneuver", "press"])
def test_superior_monstrous_form_is_locked_for_one_of_three(table: Table, use: str) -> None:
    """An action at +1 stealth puts it on the vampire; in combat it is locked."""
    angel = table.you.ready("Ángel Guerrero")
    form = table.you.in_play("Monstrous Form", on=angel)
    claus = table.prey.ready("Claus Wegener")

    fight(table, angel, claus)
    table.you.uses("Monstrous Form", level=use)
    assert table.locked(form)
    assert not table.you.may("use", card="Monstrous Form")
    rest(table)
    hurt = {"strength": 2, "maneuver": 0, "press": 2}[use]
    assert table.blood(claus) == 5 - hurt


def test_superior_monstrous_form_is_put_on_by_an_action(table: Table) -> None:
    """At +1 stealth and without a cost."""
    angel = table.you.ready("Ángel Guerrero")
    form = table.you.holds("Monstrous Form")

    table.you.acts("Monstrous Form", by=angel, level="DOM_PRO")
    table.nobody_reacts()
    assert table.on(form) == angel
    assert table.blood(angel) == 7

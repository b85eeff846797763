"""What a fight leaves behind: Rötschreck, Anathema, Shackles of Enkidu; and who comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from combat_talk import AGAIN, COMBAT_ENDS, DODGE, GOES_ON, MANEUVER, fight, made_up, rest
from fight_talk import damage_to, weapon
from methuselah.engine import atoms
from methuselah.engine.definitions import Definition, Static, defined
from methuselah.language import (
    OPPOSING,
    THIS,
    add,
    before_range,
    burn_blood,
    combat_ends,
    end_of_round,
    environmental_damage,
    hand_strike,
    ranged_strike,
    static,
    steal_blood,
    strike,
)
from methuselah.pool import pool
from table_talk import Table

ROT = "Rötschreck"
BLOW: Final = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))
CLAW: Final = made_up("Claws", modes=(strike(hand_strike(aggravated=True)),))
LONG_CLAW: Final = made_up("Long claws", modes=(strike(hand_strike(+8, aggravated=True)),))
FLAME: Final = made_up("A flame", modes=(strike(ranged_strike(1, aggravated=True)),))
BURST: Final = made_up(
    "A burst of flame", modes=(before_range(environmental_damage(1, OPPOSING, aggravated=True)),)
)
TOUGH: Final = made_up(
    "Tough skin",
    modes=(before_range(add("treats aggravated as normal", to=THIS, until="combat")),),
)


def noted(table: Table, what: str) -> int:
    """How many lines of the journal say this."""
    return sum(line.what == what for line in table.state.journal)


# -- Rötschreck -----------------------------------------------------------------------------------


@pytest.mark.ruling(ROT, 1)
@pytest.mark.ruling(ROT, 7)
@pytest.mark.ruling(ROT, 8)
@pytest.mark.parametrize("window", ["strike_declared", "strikes_chosen"])
@pytest.mark.parametrize("reply", [None, DODGE, COMBAT_ENDS])
def test_rotschreck_ends_combat_before_anything_resolves(
    table: Table, window: str, reply: Definition | None
) -> None:
    """Put on the vampire that would be hurt; after combat it is locked and in torpor."""
    mine = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(CLAW, "Amaranth")
    table.prey.holds(*([reply] if reply else []))
    rot, second = table.grand_prey.holds(ROT, ROT)

    fight(table, mine, belinde)
    table.you.plays("Claws", by=mine)
    if window == "strikes_chosen" and reply is not None:
        table.prey.does("play", minion=belinde)
    table.until(window, table.grand_prey)
    table.grand_prey.does("play")
    assert table.on(rot) == belinde or table.on(second) == belinde
    while not table.over():
        assert not table.you.may("play", card="Amaranth")
        assert not table.grand_prey.may("play", card=second)
        table.pass_on()
    assert (damage_to(table, belinde), damage_to(table, mine)) == (0, 0)
    assert table.where(belinde) == "torpor"
    assert table.locked(belinde)
    assert table.where(mine) == "ready"
    assert table.waits_for(table.you)


@pytest.mark.ruling(ROT, 2)
@pytest.mark.ruling(ROT, 5)
def test_rotschreck_from_the_declaration_of_the_strike_to_its_resolution(table: Table) -> None:
    """Before or after the reply, a dodge or the end of combat ([LSJ 20100119])."""
    mine = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(CLAW)
    table.prey.holds(DODGE)
    table.grand_prey.holds(ROT)

    fight(table, mine, belinde)
    offered = []
    while not table.over():
        window = table.asked().window  # type: ignore[union-attr]
        if table.you.may("play", card="Claws"):
            table.you.plays("Claws", by=mine)
            continue
        if table.prey.may("play", card="A dodge"):
            table.prey.plays("A dodge", by=belinde)
            continue
        if table.grand_prey.may("play", card=ROT):
            offered.append(window)
        table.pass_on()
    assert list(dict.fromkeys(offered)) == ["strike_declared", "strikes_chosen"]
    assert table.where(belinde) == "ready"


@pytest.mark.ruling(ROT, 3)
@pytest.mark.ruling(ROT, 4)
@pytest.mark.parametrize("why", ["normal", "no strike", "long range", "ally", "reaches"])
def test_when_rotschreck_can_be_played(table: Table, why: str) -> None:
    """Aggravated damage of a strike, effective at this range, on a vampire ([ANK 20220114])."""
    mine = table.you.ready("Anvil (G1)")
    other = table.prey.ready("War Ghoul" if why == "ally" else "Belinde")
    what = {"normal": BLOW, "no strike": BURST, "reaches": FLAME}.get(why, CLAW)
    table.you.holds(what, *([MANEUVER] if why in ("long range", "reaches") else []))
    table.grand_prey.holds(ROT)

    fight(table, mine, other)
    if why in ("long range", "reaches"):
        table.you.plays("A maneuver", by=mine)
    table.you.does("play", minion=mine)
    offered = False
    while not table.over():
        offered = offered or table.grand_prey.may("play", card=ROT)
        table.pass_on()
    assert offered == (why == "reaches")


@pytest.mark.ruling(ROT, 9)
@pytest.mark.parametrize("made", [GOES_ON, AGAIN])
def test_rotschreck_stays_where_combat_goes_on(table: Table, made: Definition) -> None:
    """Neither locked nor in torpor; but it does not unlock ([LSJ 20071009])."""
    mine = table.you.ready("Anvil (G1)", locked=False)
    belinde = table.prey.ready("Belinde")
    table.prey.holds(CLAW, made)
    rot = table.grand_prey.holds(ROT)

    fight(table, mine, belinde)
    table.prey.plays("Claws", by=belinde)
    table.grand_prey.plays(rot)
    table.prey.does("play", minion=belinde)
    rest(table)
    assert table.on(rot) == mine
    assert table.where(mine) == "ready"
    assert table.locked(mine)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "discard")
    assert table.locked(mine)
    assert table.where(rot) == "ash_heap"


@pytest.mark.ruling(ROT, 10)
@pytest.mark.parametrize("burned", [False, True])
def test_rotschreck_lasts_until_the_next_unlock_phase(table: Table, burned: bool) -> None:
    """The vampire does not unlock once; without the card it does ([ANK 20191025])."""
    victim = table.prey.torpor("Belinde", locked=True)
    free = table.prey.torpor("Aleph (G1)", locked=True)
    rot = (table.grand_prey.holds if burned else table.grand_prey.in_play)(
        ROT, **({} if burned else {"on": victim})
    )

    table.until_turn_of(table.prey, "discard")
    assert table.locked(victim) == (not burned)
    assert not table.locked(free)
    assert burned or table.where(rot) == "ash_heap"


@pytest.mark.ruling(ROT, 6)
def test_rotschreck_though_aggravated_counts_as_normal(table: Table) -> None:
    """The attempt counts, not what becomes of it ([ANK 20200130-1])."""
    mine = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(CLAW)
    table.prey.holds(TOUGH)
    rot = table.grand_prey.holds(ROT)

    fight(table, mine, belinde)
    table.prey.plays("Tough skin", by=belinde)
    table.you.plays("Claws", by=mine)
    table.grand_prey.plays(rot)
    rest(table)
    assert table.where(belinde) == "torpor"


# -- Anathema -------------------------------------------------------------------------------------

ANATHEMA = "Anathema"
CAPACITY: Final = 6
"""The capacity of Anvil, on whom it is."""
PAYS: Final = made_up("It bleeds", modes=(end_of_round(burn_blood(1)),))
BITE: Final = made_up("A bite", modes=(strike(steal_blood(1)),))


@pytest.mark.ruling(ANATHEMA, 7)
def test_the_referendum_puts_anathema_on_a_vampire(table: Table) -> None:
    """Called by a prince or justicar; the victim's controller controls it ([PIB 20121028])."""
    justicar = table.you.ready("Angus the Unruled (G1)")
    table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    torpid = table.prey.torpor("Aleph (G1)")
    card = table.you.holds(ANATHEMA)

    assert not table.you.may("act", card=card, by=1)
    table.you.acts(card, by=justicar)
    table.until("choose")
    assert torpid not in [option.target for option in table.asked().options]  # type: ignore[union-attr]
    table.you.chooses(belinde)
    table.you.votes("for", minion=justicar)
    rest(table)
    assert table.on(card) == belinde
    assert table.state.controller(card) == table.prey.number


@pytest.mark.ruling(ANATHEMA, 1)
@pytest.mark.parametrize(
    ("blood", "made", "gone"), [(1, None, True), (2, None, False), (2, PAYS, True), (1, BITE, True)]
)
def test_anathema_burns_who_is_emptied_in_combat(
    table: Table, blood: int, made: Definition | None, gone: bool
) -> None:
    """By damage, a cost or theft ([RTR 19980623]); the other side gains the capacity in pool."""
    belinde = table.you.ready("Belinde")
    anvil = table.prey.ready("Anvil (G1)", blood=blood)
    curse = table.prey.in_play(ANATHEMA, on=anvil)
    table.prey.holds(*([PAYS] if made is PAYS else []))
    table.you.holds(*([BITE] if made is BITE else []))

    fight(table, belinde, anvil)
    if made is PAYS:
        table.prey.plays("It bleeds", by=anvil)
    elif made is BITE:
        table.you.plays("A bite", by=belinde)
    rest(table)
    assert table.where(anvil) == ("ash_heap" if gone else "ready")
    assert table.you.pool() == 30 + CAPACITY * gone
    assert table.where(curse) == ("ash_heap" if gone else "attached")
    assert table.grand_prey.pool() == 30


@pytest.mark.ruling(ANATHEMA, 2)
@pytest.mark.ruling(ANATHEMA, 5)
@pytest.mark.parametrize("when", ["before", "after"])
def test_anathema_wants_a_loss_in_combat(table: Table, when: str) -> None:
    """Not empty at the start, nor emptied after it ([LSJ 19980225])."""
    belinde = table.you.ready("Belinde")
    anvil = table.prey.ready("Anvil (G1)", blood=0 if when == "before" else 1)
    table.prey.in_play(ANATHEMA, on=anvil)
    late = strike(combat_ends(after=(environmental_damage(1, OPPOSING),)))
    table.you.holds(DODGE if when == "before" else made_up("Late fire", modes=(late,)))
    table.prey.holds(DODGE)

    fight(table, belinde, anvil)
    if when == "before":
        table.prey.plays("A dodge", by=anvil)
    else:
        table.you.plays("Late fire", by=belinde)
    rest(table)
    assert table.blood(anvil) == 0
    assert table.where(anvil) == "ready"
    assert table.you.pool() == 30


@pytest.mark.ruling(ANATHEMA, 3)
@pytest.mark.ruling(ANATHEMA, 4)
@pytest.mark.parametrize("how", ["diablerie", "aggravated"])
def test_anathema_is_silent_in_diablerie_and_in_burning(table: Table, how: str) -> None:
    """The blood was taken, the vampire burned: nobody gains pool ([ANK 20211112])."""
    belinde = table.you.ready("Belinde", blood=2)
    anvil = table.prey.ready("Anvil (G1)", blood=2)
    table.prey.in_play(ANATHEMA, on=anvil)
    table.you.holds("Amaranth", CLAW if how == "diablerie" else LONG_CLAW)

    fight(table, belinde, anvil)
    table.you.does("play", minion=belinde)
    if how == "diablerie":
        table.you.plays("Amaranth", by=belinde)
    rest(table)
    assert table.where(anvil) == "ash_heap"
    assert table.you.pool() == 30


@pytest.mark.ruling(ANATHEMA, 6)
def test_two_anathemas_pay_once(table: Table) -> None:
    """The second burns before it resolves ([LSJ 20021117])."""
    belinde = table.you.ready("Belinde")
    anvil = table.prey.ready("Anvil (G1)", blood=1)
    table.prey.in_play(ANATHEMA, on=anvil)
    table.prey.in_play(ANATHEMA, on=anvil)

    fight(table, belinde, anvil)
    rest(table)
    assert table.where(anvil) == "ash_heap"
    assert table.you.pool() == 30 + CAPACITY


# -- Shackles of Enkidu ---------------------------------------------------------------------------

SHACKLES = "Shackles of Enkidu"


@pytest.mark.ruling(SHACKLES, 2)
@pytest.mark.ruling(SHACKLES, 6)
def test_the_shackles_are_put_on_the_opposing_minion(table: Table) -> None:
    """Combat ends; it does not unlock and burns 2 blood in each of your unlock phases."""
    indira = table.you.ready("Indira")
    anvil = table.prey.ready("Anvil (G1)", blood=6)
    shackles = table.you.in_play(SHACKLES, on=indira)

    fight(table, indira, anvil)
    assert not table.prey.may("use", card=shackles)
    table.you.uses(shackles)
    rest(table)
    assert table.on(shackles) == anvil
    assert table.state.controller(shackles) == table.you.number
    assert "equipment" in table.state.definition(shackles).face.types
    assert damage_to(table, anvil) == 0
    table.until_turn_of(table.prey, "discard")
    assert table.locked(anvil)
    assert table.blood(anvil) == 6
    table.until_turn_of(table.you, "discard")
    assert table.blood(anvil) == 4
    assert not table.locked(indira)


def test_only_before_range_and_only_by_its_bearer(table: Table) -> None:
    """Not where another of your minions fights, nor later in the round."""
    indira = table.you.ready("Indira")
    other = table.you.ready("Aleph (G1)")
    anvil = table.prey.ready("Anvil (G1)")
    shackles = table.you.in_play(SHACKLES, on=other)

    fight(table, indira, anvil)
    while not table.over():
        assert not table.you.may("use", card=shackles)
        table.pass_on()
    assert table.on(shackles) == other


@pytest.mark.ruling(SHACKLES, 4)
def test_shackles_on_an_ally_keep_it_locked_only(table: Table) -> None:
    """Allies have no blood to burn ([RTR 19971201])."""
    indira = table.you.ready("Indira")
    ghoul = table.prey.ready("War Ghoul")
    shackles = table.you.in_play(SHACKLES, on=indira)

    fight(table, indira, ghoul)
    table.you.uses(shackles)
    rest(table)
    before = table.blood(ghoul)
    table.until_turn_of(table.you, "discard")
    assert table.blood(ghoul) == before
    assert table.locked(ghoul)


@pytest.mark.ruling(SHACKLES, 1)
def test_a_minion_that_cannot_have_the_equipment(table: Table) -> None:
    """Then the Shackles burn, and combat ends all the same ([LSJ 19980831])."""
    indira = table.you.ready("Indira")
    anvil = table.prey.ready("Anvil (G1)")
    table.prey.in_play(no_more(), on=anvil)
    shackles = table.you.in_play(SHACKLES, on=indira)

    fight(table, indira, anvil)
    table.you.uses(shackles)
    rest(table)
    assert table.where(shackles) == "ash_heap"
    assert damage_to(table, anvil) == 0


def no_more() -> Definition:
    """A made-up piece of equipment beside which nothing unique can be borne."""
    bare = weapon("Bare hands", hand_strike())
    face = replace(bare.face, keywords=frozenset({"unique"}))
    return replace(bare, face=face, statics=(static("only one", word="unique"),))


@pytest.mark.ruling(SHACKLES, 3)
@pytest.mark.ruling(SHACKLES, 8)
def test_whoever_takes_the_shackles_is_shackled(table: Table) -> None:
    """Another minion equips with them from the shackled one ([ANK 20180719-3])."""
    aleph = table.you.ready("Aleph (G1)")
    anvil = table.you.ready("Anvil (G1)")
    indira = table.prey.ready("Indira")
    used = (("wielder", indira), ("kept", 1))
    shackles = table.you.in_play(SHACKLES, on=anvil, controller=1, notes=used)

    table.you.acts(by=aleph, word="take equipment", target=anvil)
    rest(table)
    assert table.on(shackles) == aleph
    assert table.state.controller(shackles) == table.prey.number
    table.until_turn_of(table.prey, "discard")
    assert table.blood(aleph) == 2
    table.until_turn_of(table.you, "discard")
    assert (table.locked(aleph), table.locked(anvil)) == (True, False)


@pytest.mark.ruling(SHACKLES, 5)
def test_the_shackles_follow_the_vampire_that_used_them(table: Table) -> None:
    """Who controls it controls them ([RTR 19960708])."""
    indira = table.you.ready("Indira")
    anvil = table.prey.ready("Anvil (G1)")
    shackles = table.you.in_play(SHACKLES, on=indira)

    fight(table, indira, anvil)
    table.you.uses(shackles)
    rest(table)
    atoms.change_controller(table.state, anvil, table.grand_prey.number)
    assert table.state.controller(shackles) == table.you.number
    atoms.change_controller(table.state, indira, table.predator.number)
    table.state.pending = None
    table.asked()
    assert table.state.controller(shackles) == table.predator.number


def test_any_minion_may_burn_the_shackles(table: Table) -> None:
    """As an action directed at whoever controls them."""
    indira = table.prey.ready("Indira")
    aleph = table.you.ready("Aleph (G1)")
    shackles = table.prey.in_play(SHACKLES, on=indira)

    table.you.acts(shackles, by=aleph)
    rest(table)
    assert table.where(shackles) == "ash_heap"


@pytest.mark.ruling(ROT, 11)
@pytest.mark.ruling(SHACKLES, 7)
@pytest.mark.parametrize("card", [ROT, SHACKLES])
def test_an_infernal_vampire_may_still_be_unlocked_for_pool(table: Table, card: str) -> None:
    """It does not unlock as normal anyway; its controller burns 1 pool ([LSJ 20050114])."""
    infernal = defined(pool()["Anvil (G1)"], statics=(Static("infernal"),))
    anvil = table.prey.ready(infernal, locked=True)
    indira = table.you.ready("Indira")
    table.you.in_play(card, on=anvil, notes=(("wielder", indira), ("kept", 1)))

    table.until_turn_of(table.prey, "unlock")
    assert table.locked(anvil)
    table.prey.does("unlock infernal")
    assert not table.locked(anvil)
    assert table.prey.pool() == 29

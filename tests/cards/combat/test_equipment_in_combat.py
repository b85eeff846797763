"""Equipment in combat: Leather Jacket, Sniper Rifle, the Chainsaw, the Sword."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from combat_talk import AGAIN, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Static
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language import THIS, add, before_range
from methuselah.rules.combat.range import set_range
from table_talk import Table, definition_of

RIFLE = "Sniper Rifle"
SAW = "Talbot's Chainsaw"
SWORD = "Sword of the Archangel"
JACKET = "Leather Jacket"


@dataclass(frozen=True)
class ClosesIn(Effect):
    """Sets the range to close."""

    def run(self, state: State, me: Scope) -> None:
        set_range(state, "close")


CLOSES_IN = made_up("Closes in", modes=(before_range(ClosesIn()),))


# -- Sniper Rifle ---------------------------------------------------------------------------------


def with_rifle(table: Table) -> tuple[int, int, int]:
    """Your Mouse acts; your prey's Belinde bears the rifle."""
    mouse, belinde = table.you.ready("Mouse"), table.prey.ready("Belinde")
    return mouse, belinde, table.prey.in_play(RIFLE, on=belinde)


@pytest.mark.ruling("Sniper Rifle", 6)
def test_a_blocker_with_a_rifle_shoots_from_afar(table: Table) -> None:
    """Range is set: nobody maneuvers; the shot is the blocker's strike ([RTR 19970630])."""
    mouse, belinde, rifle = with_rifle(table)
    table.you.holds(MANEUVER, "Carrion Crows")
    fight(table, mouse, belinde)
    table.prey.does("use promise", card=rifle)
    assert table.you.can_play("Carrion Crows")
    while not table.over():
        assert not table.you.can_play("A maneuver")
        assert not table.prey.may("hand strike")
        table.pass_on()
    assert table.where(mouse) == "ready" and damage_to(table, mouse) == 2
    assert damage_to(table, belinde) == 0
    assert table.waits_for(table.you)


def test_the_rifle_is_of_no_use_at_close_range_or_for_an_acting_minion(table: Table) -> None:
    """Its strike is for long range; range is set by whoever blocks, if they want."""
    mouse, belinde, _ = with_rifle(table)
    table.you.in_play(RIFLE, on=mouse)
    fight(table, mouse, belinde)
    table.until("before_range", table.prey)
    assert not table.you.may("use promise")
    table.prey.passes()
    while not table.over():
        assert not table.you.may("use", card=RIFLE)
        assert not table.prey.may("use", card=RIFLE)
        table.pass_on()
    assert damage_to(table, mouse) == damage_to(table, belinde) == 1


@pytest.mark.ruling("Sniper Rifle", 1)
def test_who_comes_to_long_range_otherwise_is_not_committed(table: Table) -> None:
    """After a maneuver the bearer may strike as it likes ([RTR 20020501])."""
    mouse, belinde, _ = with_rifle(table)
    table.prey.holds(MANEUVER)
    fight(table, mouse, belinde)
    table.prey.plays("A maneuver", by=belinde)
    table.until("strike", table.prey)
    assert table.prey.may("hand strike")
    assert table.prey.may("use", card=RIFLE)


@pytest.mark.ruling("Sniper Rifle", 2)
def test_the_rifle_sets_no_range_in_a_combat_that_follows(table: Table) -> None:
    """Psyche! and its like begin another combat ([LSJ 20010814])."""
    mouse, belinde, _ = with_rifle(table)
    table.prey.holds(AGAIN)
    fight(table, mouse, belinde)
    table.prey.plays("Another combat", by=belinde)
    while not table.over():
        assert not table.prey.may("use promise")
        table.pass_on()


@pytest.mark.ruling("Sniper Rifle", 4)
def test_a_rifle_drawn_after_the_block_sets_no_range(table: Table) -> None:
    """It was not there when the minion blocked ([LSJ 20021028])."""
    mouse, agrippina = table.you.ready("Mouse"), table.prey.ready("Agrippina")
    table.prey.holds(RIFLE, "Disguised Weapon", MANEUVER)
    fight(table, mouse, agrippina)
    table.prey.plays("Disguised Weapon", by=agrippina, level="obf")
    while not table.over():
        assert not table.prey.may("use promise")
        table.pass_on()


@pytest.mark.ruling("Sniper Rifle", 7)
def test_an_earlier_effect_on_the_range_has_priority(table: Table) -> None:
    """The first round is set to close already ([PIB 20120214])."""
    mouse, belinde, _ = with_rifle(table)
    table.you.holds(CLOSES_IN)
    fight(table, mouse, belinde)
    table.you.plays("Closes in", by=mouse)
    while not table.over():
        assert not table.prey.may("use promise")
        table.pass_on()
    assert damage_to(table, belinde) == 1


def test_the_rifle_sets_the_first_round_only(table: Table) -> None:
    """In the second one it is close range again."""
    mouse, belinde, rifle = with_rifle(table)
    table.prey.holds(PRESS)
    fight(table, mouse, belinde)
    table.prey.does("use promise", card=rifle)
    table.prey.plays("A press", by=belinde)
    while not table.over():
        assert not table.prey.may("use promise")
        table.pass_on()
    assert damage_to(table, belinde) in (0, 1)


# -- Talbot's Chainsaw ----------------------------------------------------------------------------


@pytest.mark.ruling("Talbot's Chainsaw", 1)
def test_the_chainsaw_enters_combat_and_must_go_on(table: Table) -> None:
    """+1 stealth, directed; a mandatory press in the first round; no need to strike with it.

    [LSJ 19971215]
    """
    belinde = table.you.ready("Belinde")
    saw = table.you.in_play(SAW, on=belinde)
    table.you.ready("Meaghan")
    wauneka = table.prey.ready("Wauneka")
    table.you.acts(SAW, by=belinde)
    rounds = 0
    table.you.does("hand strike")
    rest(table)
    rounds = sum(line.what == "round" for line in table.state.journal)
    assert rounds == 2
    assert damage_to(table, wauneka) == 2
    assert table.on(saw) == belinde
    assert table.waits_for(table.you)


def test_the_chainsaw_strikes_for_three_and_parries_one(table: Table) -> None:
    """No weapon for long range; 1 damage prevented each combat, in whichever round."""
    belinde = table.you.ready("Belinde")
    table.you.in_play(SAW, on=belinde)
    table.you.ready("Meaghan")
    wauneka = table.prey.ready("Wauneka")
    fight(table, belinde, wauneka)
    table.you.uses(SAW, by=belinde, level="strike")
    table.you.uses(SAW, by=belinde, level="prevent")
    table.you.does("hand strike")
    assert not table.you.may("use", level="prevent")
    rest(table)
    assert damage_to(table, wauneka) == 4
    assert damage_to(table, belinde) == 1


def test_the_bearer_of_the_chainsaw_does_not_hunt(table: Table) -> None:
    """Another minion does."""
    belinde = table.you.ready("Belinde")
    table.you.in_play(SAW, on=belinde)
    other = table.you.ready("Meaghan")
    table.asked()
    assert not table.you.may("act", by=belinde, word="hunt")
    assert table.you.may("act", by=other, word="hunt")


@pytest.mark.ruling("Talbot's Chainsaw", 2)
@pytest.mark.parametrize("ready", [True, False])
def test_the_chainsaw_hurts_one_of_yours_each_unlock_phase(table: Table, ready: bool) -> None:
    """Weapon damage that nobody inflicts and nobody prevents ([LSJ 20090304-1]).

    Whoever is immune to weapons may be chosen. In torpor its bearer is not ready.
    """
    belinde = table.you.ready("Belinde") if ready else table.you.torpor("Belinde")
    table.you.in_play(SAW, on=belinde)
    plain = definition_of("Wauneka")
    immune = table.you.ready(
        replace(plain, statics=(Static("immune", word="weapon"),), hooks=("immune",))
    )
    other = table.prey.ready("Nassir")
    table.begins("unlock")
    if ready:
        targets = {option.target for option in table.you.options("choose")}
        assert targets == {belinde, immune}
        table.you.chooses(immune)
    table.until_turn_of(table.you, "minion")
    assert damage_to(table, immune) == damage_to(table, belinde) == damage_to(table, other) == 0


@pytest.mark.ruling("Talbot's Chainsaw", 2)
def test_the_chainsaw_is_not_of_the_environment(table: Table) -> None:
    """What is immune to environmental damage takes all 3 ([LSJ 20100514])."""
    plain = definition_of("Belinde")
    belinde = table.you.ready(
        replace(plain, statics=(Static("immune", word="environmental"),), hooks=("immune",))
    )
    table.you.in_play(SAW, on=belinde)
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert damage_to(table, belinde) == 3


@pytest.mark.ruling("Talbot's Chainsaw", 3)
def test_the_action_has_no_effect_without_the_chainsaw(table: Table) -> None:
    """It is taken away before the action resolves ([RTR 19960221])."""
    belinde = table.you.ready("Belinde")
    saw = table.you.in_play(SAW, on=belinde)
    other = table.you.ready("Meaghan")
    wauneka = table.prey.ready("Wauneka")
    table.you.acts(SAW, by=belinde)
    atoms.attach(table.state, saw, other)
    rest(table)
    assert damage_to(table, wauneka) == 0
    assert any(line.what == "fizzled" for line in table.state.journal)


# -- Sword of the Archangel -----------------------------------------------------------------------


def salubri(table: Table, **how: int) -> int:
    """A Salubri of yours with the sword."""
    yael = table.you.ready("Yael", **how)
    table.you.in_play(SWORD, on=yael)
    table.you.ready("Meaghan")
    return yael


@pytest.mark.parametrize(
    ("blood", "where", "unlocks"), [(2, "torpor", False), (0, "ash_heap", True)]
)
def test_the_sword_unlocks_who_burned_the_vampire(
    table: Table, blood: int, where: str, unlocks: bool
) -> None:
    """2 aggravated damage: with blood to pay it is torpor; else the bearer may unlock."""
    yael = salubri(table)
    belinde = table.prey.ready("Belinde", blood=blood)
    table.prey.ready("Wauneka")
    fight(table, yael, belinde)
    table.you.uses(SWORD, by=yael, level="strike")
    while not table.over():
        if table.you.may("do"):
            assert unlocks
            table.you.does("do")
        else:
            table.pass_on()
    assert table.where(belinde) == where
    assert table.locked(yael) != unlocks
    assert table.waits_for(table.you)


def test_the_sword_unlocks_once_each_turn_and_only_if_it_burned(table: Table) -> None:
    """A vampire burned with bare hands unlocks nobody."""
    yael = salubri(table)
    belinde = table.prey.ready("Belinde", blood=0)
    table.prey.ready("Wauneka")
    table.you.holds("Claws of the Dead")
    fight(table, yael, belinde)
    table.you.does("hand strike")
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    assert table.locked(yael)


def test_the_sword_unlocks_who_strikes_first(table: Table) -> None:
    """Though that strike resolves earlier: whoever it burned, it burned with the sword."""
    yael = salubri(table)
    belinde = table.prey.ready("Belinde", blood=0)
    table.prey.ready("Wauneka")
    quick = before_range(add("first strike", to=THIS, until="round"))
    table.you.holds(made_up("Quick", modes=(quick,)))
    fight(table, yael, belinde)
    table.you.plays("Quick", by=yael)
    table.you.uses(SWORD, by=yael, level="strike")
    while not table.over():
        table.you.does("do") if table.you.may("do") else table.pass_on()
    assert table.where(belinde) == "ash_heap"
    assert damage_to(table, yael) == 0
    assert not table.locked(yael)


@pytest.mark.ruling("Sword of the Archangel", 1)
@pytest.mark.ruling("Sword of the Archangel", 3)
def test_the_sword_cancels_a_grapple_as_it_is_played(table: Table) -> None:
    """For 1 blood, its cost unpaid; then it is replaced, and has been played ([ANK 20190104])."""
    yael = salubri(table)
    pug = table.prey.ready("Pug Jackson")
    table.prey.holds("Immortal Grapple", "Immortal Grapple")
    drawn = table.prey.library("Blur")
    fight(table, yael, pug)
    table.prey.plays("Immortal Grapple", by=pug, level="pot")
    assert table.where(drawn) == "library"
    table.you.uses(SWORD, by=yael, level="")
    assert table.where(drawn) == "hand"
    assert table.blood(yael) == 3
    assert not table.prey.can_play("Immortal Grapple")
    table.you.uses(SWORD, by=yael, level="strike")
    rest(table)
    assert damage_to(table, pug) == 2


def test_the_sword_cancels_once_each_combat_and_with_blood(table: Table) -> None:
    """An aim too; no other combat card, nothing that another minion plays."""
    yael = salubri(table)
    pug = table.prey.ready("Pug Jackson")
    table.prey.holds("Torn Signpost", "Target Vitals")
    fight(table, yael, pug)
    table.prey.plays("Torn Signpost", by=pug, level="pot")
    assert not table.you.may("use", card=SWORD, level="")
    table.prey.plays("Target Vitals", by=pug)
    table.you.uses(SWORD, by=yael, level="")
    rest(table)
    assert damage_to(table, yael) == 2


# -- Leather Jacket -------------------------------------------------------------------------------


def test_the_jacket_unlocks_who_put_it_on_at_the_end_of_the_turn(table: Table) -> None:
    """Not before: until then the minion is locked."""
    mouse = table.you.ready("Mouse")
    table.you.ready("Meaghan")
    jacket = table.you.holds(JACKET)
    table.prey.ready("Wauneka")
    table.you.acts(JACKET, by=mouse)
    rest(table)
    assert table.on(jacket) == mouse
    assert table.locked(mouse)
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(mouse)


def test_a_blocked_jacket_unlocks_nobody(table: Table) -> None:
    """The action must be successful."""
    mouse = table.you.ready("Mouse")
    table.you.ready("Meaghan")
    table.you.holds(JACKET)
    belinde = table.prey.ready("Belinde", locked=False)
    table.prey.in_play("Bowl of Convergence", on=belinde)
    table.prey.in_play("Sport Bike", on=belinde)
    table.you.acts(JACKET, by=mouse)
    table.prey.blocks(belinde)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mouse)


@pytest.mark.ruling("Leather Jacket", 1)
def test_the_jacket_is_burned_to_prevent_a_strike(table: Table) -> None:
    """All of it; not while there is nothing to prevent ([LSJ 20001114])."""
    mouse = table.you.ready("Mouse")
    jacket = table.you.in_play(JACKET, on=mouse)
    table.you.ready("Meaghan")
    pug = table.prey.ready("Pug Jackson")
    table.prey.holds("Roundhouse", "Carrion Crows")
    fight(table, mouse, pug)
    table.until("strike", table.prey)
    assert not table.you.may("use", card=JACKET)
    table.prey.plays("Roundhouse", by=pug, level="POT")
    table.you.uses(JACKET, by=mouse)
    rest(table)
    assert damage_to(table, mouse) == 0
    assert table.where(jacket) == "ash_heap"


@pytest.mark.rules_text("003 6.4.6 R3")
@pytest.mark.rules_text("003 6.4.6 R11")
def test_the_jacket_is_no_help_against_the_surroundings(table: Table) -> None:
    """Carrion Crows are not the opposing minion's strike."""
    mouse = table.you.ready("Mouse")
    table.you.in_play(JACKET, on=mouse)
    ryan = table.prey.ready("Ryan")
    table.prey.holds("Carrion Crows", MANEUVER)
    fight(table, mouse, ryan)
    table.prey.plays("Carrion Crows", by=ryan)
    table.prey.plays("A maneuver", by=ryan)
    while not table.over():
        assert not table.you.may("use", card=JACKET)
        table.pass_on()
    assert damage_to(table, mouse) > 0


def test_one_jacket_for_each_minion(table: Table) -> None:
    """Another minion may still put on the second one."""
    mouse = table.you.ready("Mouse")
    other = table.you.ready("Meaghan")
    table.you.in_play(JACKET, on=mouse)
    table.you.holds(JACKET)
    table.asked()
    assert not table.you.can_play(JACKET, by=mouse)
    assert table.you.can_play(JACKET, by=other)

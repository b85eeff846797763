"""Allies that fight or help to: Order of Hermes, Qetu, Succubus, Survivalist, Wendell Delburton."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, fight_of, replaced, round_of, weapon
from made_up import paper
from methuselah.language import (
    COMBAT_IS_ON,
    WAS_SUCCESSFUL,
    acting_is,
    ally,
    bleed,
    both,
    destroys,
    gain_pool,
    is_action,
    may_prevent,
    melee_strike,
    modifier,
    on,
    trigger,
    unless,
)
from scenes.actions import comes_into_play
from scenes.strikes import can_strike, has_a_maneuver
from table_talk import Table

CABAL, QETU, SUCCUBUS, SURVIVALIST, WENDELL = (
    "Order of Hermes Cabal",
    "Qetu the Evil Doer",
    "Succubus",
    "Survivalist",
    "Wendell Delburton",
)
TREMERE = replaced("Ryan", clans=("Tremere",))
HERETIC = replaced("Ryan", clans=("Tremere antitribu",))
REBEL = replaced("Nik Sikko", clans=("Brujah antitribu",))
SECOND = replaced("Sully", clans=("Brujah antitribu",))
SETITE = replaced("Ryan", clans=("Ministry",))
WALL = made_vampire("Wall", capacity=11)


@pytest.mark.parametrize(
    ("name", "by", "stranger"),
    [
        (CABAL, "Ryan", None),
        (QETU, SETITE, "Nassir"),
        (SUCCUBUS, HERETIC, "Nassir"),
        (SURVIVALIST, REBEL, "Nassir"),
        (WENDELL, "Ryan", None),
    ],
)
def test_who_recruits_them(table: Table, name: str, by: object, stranger: str | None) -> None:
    """For pool; three of them ask for a clan."""
    comes_into_play(name, by=by)  # type: ignore[arg-type]
    if stranger is not None:
        other = table.you.ready(stranger)
        table.you.holds(name)
        table.asked()
        assert not table.you.can_play(name, by=other)


# -- Order of Hermes Cabal ------------------------------------------------------------------------


def test_the_cabal_strikes(table: Table) -> None:
    """1 aggravated damage from afar."""
    cabal, theirs = table.you.ready(CABAL), table.prey.ready("Loyal Street Gang", blood=9)
    table.you.holds(MANEUVER)
    fight(table, cabal, theirs)
    table.you.plays("A maneuver", by=cabal)
    table.until("strike", table.you)
    table.you.uses(cabal, level="strike")
    rest(table)
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 1
    assert damage_to(table, cabal) == 0


def test_the_cabal_attacks_tremere_of_others(table: Table) -> None:
    """Ready ones; neither yours nor antitribu nor anybody else."""
    cabal = table.you.ready(CABAL)
    table.you.ready("Lauren")
    near, far = table.prey.ready("Nassir"), table.grand_prey.ready(TREMERE)
    table.prey.ready("Duck")
    table.prey.ready(replaced("Sully", clans=("Tremere antitribu",)))
    table.prey.torpor("Trevon Parker")
    table.you.acts(cabal, by=cabal)
    assert table.you.choices() == {near, far}
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    table.until("strike", table.you)
    assert set(fight_of(table).fighters) == {cabal, near}


# -- Qetu the Evil Doer ---------------------------------------------------------------------------


def test_qetu_presses_to_end_combat_only(table: Table) -> None:
    """Once each combat, against a press to go on."""
    qetu, theirs = table.you.ready(QETU, blood=9), table.prey.ready(WALL)
    table.prey.holds(PRESS, PRESS, AGAIN, PRESS)
    fight(table, qetu, theirs)
    table.until("press", table.prey)
    assert not table.you.may("use", card=qetu)
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use", card=qetu)
    table.you.uses(qetu)
    table.prey.plays("A press", by=theirs)
    while not table.prey.may("play", card="Another combat"):
        assert not table.you.may("use", card=qetu)
        table.pass_on()
    assert damage_to(table, qetu) == 2
    table.prey.plays("Another combat", by=theirs)
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use", card=qetu)


def test_qetu_goes_to_the_library_as_she_burns(table: Table) -> None:
    """Her owner's."""
    qetu, theirs = table.you.ready(QETU, blood=1), table.prey.ready(WALL)
    fight(table, qetu, theirs)
    rest(table)
    assert table.where(qetu) == "library"
    assert qetu in table.state.seats[0].library


@pytest.mark.ruling(QETU, 2)
def test_qetu_is_not_shuffled_when_discarded(table: Table) -> None:
    """She was not burned."""
    qetu = table.you.holds(QETU)
    table.you.ready(COMPANION)
    table.begins("discard")
    table.you.does("discard", card=QETU)
    assert table.where(qetu) == "ash_heap"


# -- Succubus -------------------------------------------------------------------------------------


def test_her_hands_aggravate(table: Table) -> None:
    """1 damage; not that of a weapon."""
    succubus, theirs = table.you.ready(SUCCUBUS), table.prey.ready("Loyal Street Gang", blood=9)
    blade = table.you.in_play(weapon("Blade", melee_strike(+1)), on=succubus)
    table.you.holds(PRESS)
    fight(table, succubus, theirs)
    table.you.does("hand strike")
    table.you.plays("A press", by=succubus)
    table.you.uses(blade, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 3
    assert damage_to(table, theirs, aggravated=True) == 1


@pytest.mark.ruling(SUCCUBUS, 1)
@pytest.mark.parametrize(("blood", "life"), [(3, 2), (0, 1)])
def test_she_steals_a_blood(table: Table, blood: int, life: int) -> None:
    """From any other minion; it becomes life; of a vampire without any it comes to nothing."""
    succubus = table.you.ready(SUCCUBUS, blood=1)
    mate = table.you.ready(COMPANION)
    theirs, gang = (
        table.prey.torpor("Ryan", blood=blood),
        table.grand_prey.ready("Loyal Street Gang"),
    )
    table.prey.holds("Wake with Evening's Freshness")
    guard = table.prey.ready("Nassir", locked=True)
    table.you.acts(succubus, by=succubus)
    assert table.you.choices() == {theirs, gang, mate, guard}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 1
    rest(table)
    assert (table.blood(succubus), table.blood(theirs)) == (life, max(0, blood - 1))
    assert (table.blood(gang), table.blood(mate)) == (2, 3)
    assert table.locked(succubus)
    assert table.waits_for(table.you)


@pytest.mark.ruling(SUCCUBUS, 2)
@pytest.mark.parametrize("life", [1, 2])
def test_the_last_life_she_steals_burns_an_ally(table: Table, life: int) -> None:
    """It counts as burned by a directed action of hers."""
    hears = trigger(
        "burned",
        gain_pool(1),
        who=on(ally),
        when=both(
            acting_is(on(ally)),
            is_action(trait="directed"),
            WAS_SUCCESSFUL,
            unless(COMBAT_IS_ON),
        ),
    )
    table.you.in_play(paper("Scribe", hears, kind="event"))
    succubus = table.you.ready(SUCCUBUS, blood=1)
    table.you.ready(COMPANION)
    gang = table.grand_prey.ready("Loyal Street Gang", blood=life)
    table.you.acts(succubus, by=succubus)
    table.you.chooses(gang)
    rest(table)
    assert table.where(gang) == ("ash_heap" if life == 1 else "ready")
    assert table.you.pool() == (31 if life == 1 else 30)
    assert table.blood(succubus) == 2


@pytest.mark.ruling(SUCCUBUS, 3)
@pytest.mark.ruling(SUCCUBUS, 4)
def test_a_life_for_a_bleed_once_each_turn(table: Table) -> None:
    """+1 bleed in her own bleed before it resolves; in another's turn again."""
    succubus = table.you.ready(SUCCUBUS)
    table.you.ready(COMPANION)
    table.prey.holds(MANEUVER)
    table.you.acts(word="bleed", by=succubus)
    table.until("action", table.you)
    assert table.you.may("use", card=succubus)
    table.you.uses(succubus)
    assert not table.you.may("use", card=succubus)
    assert table.blood(succubus) == 2
    rest(table)
    assert table.prey.pool() == 29
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=succubus)
    table.until("action", table.you)
    assert table.you.may("use", card=succubus)


@pytest.mark.parametrize("who", ["hers", "another"])
def test_no_life_for_anything_else(table: Table, who: str) -> None:
    """Neither in a theft nor in the bleed of another."""
    succubus = table.you.ready(SUCCUBUS)
    mate = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    if who == "hers":
        table.you.acts(succubus, by=succubus)
        table.you.chooses(mate)
    else:
        table.you.acts(word="bleed", by=mate)
    assert not is_offered(table, table.you, succubus)


def test_it_is_beside_other_bleed(table: Table) -> None:
    """It is not limited: a limited +1 beside it."""
    succubus = table.you.ready(SUCCUBUS)
    table.you.ready(COMPANION)
    table.you.holds(paper("Eager", modifier(bleed(+1))))
    table.you.acts(word="bleed", by=succubus)
    table.you.plays("Eager", by=succubus)
    table.you.uses(succubus)
    rest(table)
    assert table.prey.pool() == 28


# -- Survivalist ----------------------------------------------------------------------------------


@pytest.mark.parametrize("far", [True, False])
def test_the_survivalist_shoots(table: Table, far: bool) -> None:
    """2 damage at either range."""
    mine, theirs = table.you.ready(SURVIVALIST, blood=9), table.prey.ready(WALL)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.you.uses(mine, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 2
    assert damage_to(table, theirs, aggravated=True) == 0


@pytest.mark.parametrize(
    ("fighter", "locked", "may"),
    [(REBEL, False, True), (REBEL, True, False), ("Ryan", False, False)],
)
def test_the_survivalist_guides_a_brujah_antitribu(
    table: Table, fighter: object, locked: bool, may: bool
) -> None:
    """One of yours maneuvers as he locks."""
    mine, theirs = table.you.ready(fighter), table.prey.ready(WALL)  # type: ignore[arg-type]
    guide = table.you.ready(SURVIVALIST, locked=locked)
    table.you.holds(MANEUVER)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert table.you.may("use", card=guide) is may
    if may:
        table.you.uses(guide)
        assert round_of(table).range == "long"
        assert table.locked(guide)
        rest(table)
        assert damage_to(table, mine) == 0


def test_the_survivalist_guides_nobody_of_another(table: Table) -> None:
    """Whoever fights for your prey, him he does not help."""
    mine, theirs = (
        table.you.ready("Ryan"),
        table.prey.ready(replaced("Sully", clans=("Brujah antitribu",))),
    )
    own = table.you.ready(SURVIVALIST)
    other = table.grand_prey.ready(SURVIVALIST)
    table.you.holds(MANEUVER)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.may("use", card=own)
    table.you.passes()
    assert table.prey.may("play", card="A maneuver")
    assert not table.prey.may("use", card=own)
    assert not table.prey.may("use", card=other)


@pytest.mark.ruling(SURVIVALIST, 1)
def test_the_survivalist_guides_on_his_first_day(table: Table) -> None:
    """Recruited this turn he cannot act, but lock."""
    first, mine = (
        table.you.ready(REBEL),
        table.you.ready(SECOND),
    )
    table.you.ready(COMPANION)
    theirs = table.prey.ready(WALL)
    guide = table.you.holds(SURVIVALIST)
    table.you.acts(SURVIVALIST, by=first)
    rest(table)
    assert not table.you.may("act", minion=guide, word="bleed")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("range", table.you)
    table.you.uses(guide)
    assert table.locked(guide)


# -- Wendell Delburton ----------------------------------------------------------------------------


def test_wendell_shoots_and_keeps_away() -> None:
    """2 damage from afar, a maneuver each combat."""
    can_strike(WENDELL, damage=2)
    has_a_maneuver(WENDELL)


def test_wendell_attacks_anybody(table: Table) -> None:
    """Ready minions of others, vampires and allies; no stealth."""
    wendell = table.you.ready(WENDELL)
    near, far = table.prey.ready("Nassir"), table.grand_prey.ready("Loyal Street Gang")
    table.prey.torpor("Sully")
    table.you.ready(COMPANION)
    table.you.acts(wendell, by=wendell)
    assert table.you.choices() == {near, far}
    table.you.chooses(far)
    assert action_of(table).targets == (table.grand_prey.number,)
    assert action_of(table).inherent == 0
    table.until("strike", table.you)
    assert set(fight_of(table).fighters) == {wendell, far}


@pytest.mark.ruling(WENDELL, 1)
@pytest.mark.ruling(WENDELL, 2)
@pytest.mark.parametrize(
    ("blow", "damage", "aggravated"),
    [
        (melee_strike(+1), 3, 0),
        (melee_strike(+1, aggravated=True), 3, 3),
        (destroys("equipment"), 0, 0),
    ],
)
def test_wendell_and_melee_weapons(
    table: Table, blow: object, damage: int, aggravated: int
) -> None:
    """+2 damage, of the kind that it is; none where the strike inflicts none."""
    wendell, theirs = table.you.ready(WENDELL), table.prey.ready("Loyal Street Gang", blood=9)
    held = table.you.in_play(weapon("Blade", blow), on=wendell)  # type: ignore[arg-type]
    table.prey.in_play("Bowl of Convergence", on=theirs)
    fight(table, wendell, theirs)
    table.you.uses(held, level="strike")
    rest(table)
    assert damage_to(table, theirs) == damage
    assert damage_to(table, theirs, aggravated=True) == aggravated


def test_only_melee_weapons_of_his_own(table: Table) -> None:
    """Not his hands, nor a gun, nor the blade of another."""
    wendell, theirs = table.you.ready(WENDELL, blood=9), table.prey.ready(WALL)
    gun = table.you.in_play("Desert Eagle", on=wendell)
    held = table.prey.in_play(weapon("Blade", melee_strike(+1)), on=theirs)
    table.you.holds(PRESS)
    fight(table, wendell, theirs)
    table.you.does("hand strike")
    table.prey.uses(held, level="strike")
    table.you.plays("A press", by=wendell)
    table.you.uses(gun, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 2
    assert damage_to(table, wendell) == 3


@pytest.mark.parametrize(("life", "left"), [(1, 2), (2, 3), (3, 3)])
def test_wendell_heals_and_hurts(table: Table, life: int, left: int) -> None:
    """1 life at 2 or fewer; 2 damage to a ready vampire of yours, whatever is played."""
    wendell = table.you.ready(WENDELL, blood=life)
    mine, other = table.you.ready("Ryan"), table.you.ready("Nassir")
    ally_, torpid = table.you.ready("Loyal Street Gang"), table.you.torpor("Sully")
    theirs = table.prey.ready("Duck")
    table.begins("unlock")
    while not table.you.choices():
        if table.you.may("resolve"):
            table.you.does("resolve")
        else:
            table.pass_on()
    assert table.you.choices() == {mine, other}
    table.you.chooses(mine)
    table.until("minion", table.you)
    assert table.blood(wendell) == left
    assert [table.blood(one) for one in (mine, other, ally_, torpid, theirs)] == [2, 4, 2, 4, 3]
    table.until_turn_of(table.grand_prey)
    assert table.blood(wendell) == left


def test_nobody_prevents_what_wendell_does(table: Table) -> None:
    """It is unpreventable: nobody is asked; and in the turns of others it does not happen."""
    table.you.ready(WENDELL)
    mine = table.you.ready("Ryan")
    vest = table.you.in_play(paper("Vest", may_prevent(2), kind="equipment"), on=mine)
    table.prey.holds("Fame")
    table.begins("unlock")
    while (decision := table.asked()) is not None and decision.window != "minion":
        assert not table.you.may("use", card=vest)
        table.pass_on()
    assert table.blood(mine) == 2
    table.until_turn_of(table.grand_prey)
    assert table.blood(mine) == 2

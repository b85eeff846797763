"""Bundi, Garrote and Talith in combat; a powder and a vial that are burned there."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, fists_only, weapon
from made_up import of_level, paper, pistol
from methuselah.language import (
    THIS,
    add,
    additional_strikes,
    before_range,
    combat_card,
    gain_pool,
    hand_strike,
    melee_strike,
    or_melee_weapon,
    static,
    strike,
)
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

BUNDI, GARROTE, TALITH = "Bundi", "Garrote", "Talith"
POWDER, VIAL = "Powder of Rigidity", "Vial of Garou Blood"
RAVNOS = "Zip (G3)"
WALL = made_vampire("Wall", capacity=11)
CLAW = weapon("Claw", melee_strike(+1))
MORE = made_up("Once more", modes=(additional_strikes(1),))


@pytest.mark.parametrize(
    ("name", "by"), [(BUNDI, "Ryan"), (GARROTE, "Ryan"), (POWDER, "Ryan"), (VIAL, "Ryan")]
)
def test_anybody_equips_with_them(name: str, by: str) -> None:
    """For 2 pool, 1 pool, nothing and 1 pool."""
    comes_into_play(name, by=by)


def test_a_ravnos_equips_with_talith() -> None:
    """Nobody else."""
    comes_into_play(TALITH, by=RAVNOS)
    table = Table()
    mine, other = table.you.ready(RAVNOS), table.you.ready("Ryan")
    table.you.holds(TALITH)
    assert table.you.can_play(TALITH, by=mine)
    assert not table.you.can_play(TALITH, by=other)


@pytest.mark.ruling(TALITH, 2)
def test_anybody_takes_talith(table: Table) -> None:
    """From who bears it, by the rulebook's action."""
    keeper, mine = table.you.ready(RAVNOS, locked=True), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    talith = table.you.in_play(TALITH, on=keeper)
    table.you.acts(by=mine, word="take equipment")
    rest(table)
    assert table.on(talith) == mine


# -- Bundi ----------------------------------------------------------------------------------------


@pytest.mark.ruling(BUNDI, 2)
@pytest.mark.ruling(BUNDI, 3)
@pytest.mark.parametrize(
    ("kind", "word", "damage", "bad"),
    [
        ("strike damage", "hand", 4, 0),
        ("strike damage", "melee weapon", 4, 0),
        ("strike damage", "gun", 2, 0),
        ("aggravated strikes", "hand", 2, 2),
    ],
)
def test_bundi_is_a_hand_and_a_weapon(
    table: Table, kind: str, word: str, damage: int, bad: int
) -> None:
    """Strength +1; what changes hand strikes or melee weapons changes it."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    bundi = table.you.in_play(BUNDI, on=mine)
    table.you.in_play(paper("Spell", static(kind, 2, word=word), kind="equipment"), on=mine)  # type: ignore[arg-type]
    fight(table, mine, theirs)
    table.you.uses(bundi, level="strike")
    rest(table)
    assert damage_to(table, theirs) == damage
    assert damage_to(table, theirs, aggravated=True) == bad
    assert table.on(bundi) == mine


@pytest.mark.ruling(BUNDI, 4)
@pytest.mark.rules_text("003 Bundi 1")
@pytest.mark.parametrize("grappled", [False, True])
@pytest.mark.parametrize(("way", "damage"), [("hand", 2), ("weapon", 3), ("bundi", 2)])
def test_bundi_and_cards_that_strike(table: Table, way: str, damage: int, grappled: bool) -> None:
    """No card of a hand strike is used with it, one of a weapon is; in a grapple, too."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    bundi, claw = table.you.in_play(BUNDI, on=mine), table.you.in_play(CLAW, on=mine)
    table.you.holds(
        made_up("Fist", modes=(strike(hand_strike(+1)),)),
        made_up("Stab", modes=(strike(hand_strike(+1), or_melee_weapon()),)),
    )
    table.prey.holds(fists_only())
    fight(table, mine, theirs)
    if grappled:
        table.prey.plays("Fists Only", by=theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=bundi)
    assert table.you.may("use", card=claw) is not grappled
    if way == "bundi":
        table.you.uses(bundi, level="strike")
    elif way == "hand":
        table.you.plays("Fist", by=mine)
    else:
        table.you.plays("Stab", by=mine)
        if table.you.options("choose"):
            table.you.chooses(bundi)
    rest(table)
    assert damage_to(table, theirs) == damage


@pytest.mark.ruling(BUNDI, 1)
@pytest.mark.parametrize(
    ("arm", "may"), [(CLAW, True), (BUNDI, True), (pistol(), False), ("hand", False)]
)
def test_bundi_parries_melee_weapons(table: Table, arm: object, may: bool) -> None:
    """1 of the damage; it may dodge at the same time; no gun, no hand."""
    mine, theirs = table.you.ready("Ryan", blood=4), table.prey.ready(WALL)
    bundi = table.you.in_play(BUNDI, on=mine)
    held = 0 if arm == "hand" else table.prey.in_play(arm, on=theirs)  # type: ignore[arg-type]
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.does("hand strike")
    if held:
        table.prey.uses(held, level="strike")
    offered = False
    while not table.over():
        if table.you.may("use", card=bundi):
            assert not offered, "once for each strike"
            offered = True
            table.you.uses(bundi)
        else:
            table.pass_on()
    assert offered is may
    assert damage_to(table, mine) == {True: 1, False: 1 if arm == "hand" else 2}[may]
    assert damage_to(table, theirs) == 1


def test_bundi_parries_each_strike(table: Table) -> None:
    """1 of each of two strikes in a round, for nobody beside."""
    mine, theirs = table.you.ready("Ryan", blood=4), table.prey.ready(WALL)
    bundi = table.you.in_play(BUNDI, on=mine)
    other = table.you.in_play(BUNDI, on=table.you.ready("Nassir"))
    claw = table.prey.in_play(CLAW, on=theirs)
    table.prey.holds(MORE)
    fight(table, mine, theirs)
    table.you.does("hand strike")
    table.prey.uses(claw, level="strike")
    for _ in range(2):
        table.until("prevent", table.you)
        assert not table.you.may("use", card=other)
        table.you.uses(bundi)
        if _ == 0:
            table.prey.plays("Once more", by=theirs)
            table.prey.uses(claw, level="strike")
    rest(table)
    assert damage_to(table, mine) == 2


# -- Talith ---------------------------------------------------------------------------------------


@pytest.mark.ruling(TALITH, 1)
@pytest.mark.parametrize(
    ("who", "arm", "may"),
    [(RAVNOS, CLAW, True), ("Ryan", CLAW, False), (RAVNOS, "Bowl of Convergence", False)],
)
def test_a_ravnos_breaks_weapons(table: Table, who: str, arm: object, may: bool) -> None:
    """First, before the weapon strikes; not where there is none."""
    mine, theirs = table.you.ready(who), table.prey.ready(WALL)
    talith = table.you.in_play(TALITH, on=mine)
    held = table.prey.in_play(arm, on=theirs)  # type: ignore[arg-type]
    table.prey.in_play("Bowl of Convergence", on=theirs)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=talith, mode="destroy") is may
    table.you.uses(talith, level="destroy" if may else "strike")
    if arm is CLAW:
        table.prey.uses(held, level="strike")
    rest(table)
    assert table.where(held) == ("ash_heap" if may else "attached")
    assert damage_to(table, theirs) == (0 if may else 2)
    assert damage_to(table, mine) == (0 if may else 2 if arm is CLAW else 1)
    assert table.on(talith) == mine


@pytest.mark.parametrize("trick", ["A dodge", "A maneuver"])
def test_a_weapon_out_of_reach_is_not_broken(table: Table, trick: str) -> None:
    """Who dodges keeps the weapon, or is at long range."""
    mine, theirs = table.you.ready(RAVNOS), table.prey.ready(WALL)
    talith, held = table.you.in_play(TALITH, on=mine), table.prey.in_play(CLAW, on=theirs)
    table.prey.holds(DODGE if trick == "A dodge" else MANEUVER)
    fight(table, mine, theirs)
    if trick == "A maneuver":
        table.prey.plays(trick, by=theirs)
    table.you.uses(talith, level="destroy")
    if trick == "A dodge":
        table.prey.plays(trick, by=theirs)
    rest(table)
    assert table.on(held) == theirs


# -- Garrote --------------------------------------------------------------------------------------


def test_a_garrote_hurts_like_a_hand(table: Table) -> None:
    """Strength at close range; at long range it is no choice."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    garrote = table.you.in_play(GARROTE, on=mine)
    table.you.in_play(changing("strength", 1), on=mine)
    table.you.holds(PRESS, MANEUVER, DODGE)
    fight(table, mine, theirs)
    table.you.uses(garrote, level="strike")
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 2
    table.you.plays("A maneuver", by=mine)
    table.until("strike", table.you)
    assert not table.you.may("use", card=garrote)


@pytest.mark.ruling(GARROTE, 1)
@pytest.mark.parametrize("dodged", [False, True])
@pytest.mark.parametrize("uses", [False, True])
def test_a_garrote_burns_who_would_lie_in_torpor(table: Table, uses: bool, dodged: bool) -> None:
    """Instead, for the card; dodged or not, whatever sends it there; it is no diablerie."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Duck", blood=1)
    garrote = table.you.in_play(GARROTE, on=mine)
    table.you.in_play(changing("strength", 1), on=mine)
    table.you.in_play("Shade", on=mine, level="obt")
    table.you.in_play("Shade", on=mine, level="obt")
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.uses(garrote, level="strike")
    if dodged:
        table.prey.plays("A dodge", by=theirs)
    table.until("torpor", table.you)
    assert table.you.may("use", card=garrote)
    if uses:
        table.you.uses(garrote)
    rest(table)
    assert table.where(theirs) == ("ash_heap" if uses else "torpor")
    assert table.where(garrote) == ("ash_heap" if uses else "attached")
    assert table.waits_for(table.you)


@pytest.mark.parametrize("quick", [None, "paper", "Backstab"])
@pytest.mark.parametrize("aimed", [True, False])
def test_a_garrote_strikes_first(table: Table, quick: str | None, aimed: bool) -> None:
    """Whatever gives it first strike; what falls to another strike is not strangled."""
    mine = table.prey.ready(made_vampire("Quick", "CEL", capacity=9))
    theirs = table.you.ready("Duck", blood=1)
    table.you.ready(COMPANION)
    garrote = table.prey.in_play(GARROTE, on=mine)
    table.prey.in_play(changing("strength", 2), on=mine)
    first = paper("First", before_range(add("first strike", to=THIS, until="round")))
    table.prey.holds(first, "Backstab")
    table.you.holds(DODGE)
    fight(table, theirs, mine)
    if quick == "paper":
        table.prey.plays("First", by=mine)
    elif quick:
        table.prey.plays(quick, by=mine, level="cel")
    table.you.does("hand strike")
    if aimed:
        table.prey.uses(garrote, level="strike")
        table.until("torpor", table.prey)
        table.prey.uses(garrote)
    else:
        table.prey.does("hand strike")
        while not table.over():
            assert not table.prey.may("use", card=garrote)
            table.pass_on()
    rest(table)
    assert table.where(theirs) == ("ash_heap" if aimed else "torpor")
    assert damage_to(table, mine) == (0 if quick else 1)


@pytest.mark.parametrize("why", ["hand", "falls", "destroyed", "ally", "later", "burned"])
def test_when_a_garrote_burns_nobody(table: Table, why: str) -> None:
    """Another strike, even the second; its bearer falls, too; an ally does not lie down."""
    mine = table.you.ready("Ryan", blood=1)
    theirs = table.prey.ready("Carlton Van Wyk" if why == "ally" else "Duck", blood=1)
    garrote = table.you.in_play(GARROTE, on=mine)
    table.you.in_play(changing("strength", 1 if why != "later" else 0), on=mine)
    theirs_hurts = {"falls": 1, "destroyed": 3}.get(why, -1)
    table.prey.in_play(changing("strength", theirs_hurts), on=theirs)
    fire = paper("Fire", static("aggravated strikes"), kind="equipment")
    if why == "destroyed":
        table.prey.in_play(fire, on=theirs)
        table.you.ready(COMPANION)
    if why == "burned":
        table.you.in_play(fire, on=mine)
        table.you.in_play(changing("strength", 2), on=mine)
    table.you.holds(DODGE, MORE)
    fight(table, mine, theirs)
    if why == "hand":
        table.you.does("hand strike")
    else:
        table.you.uses(garrote, level="strike")
    if why == "later":
        table.you.plays("Once more", by=mine)
        table.you.does("hand strike")
    while not table.over():
        assert not table.you.may("use", card=garrote, mode="burn")
        table.pass_on()
    assert table.where(theirs) == ("ash_heap" if why in ("ally", "burned") else "torpor")


# -- Powder of Rigidity ---------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [False, True])
def test_the_powder_unlocks_in_the_discard_phase(table: Table, blocked: bool) -> None:
    """Who equipped with it, if that was successful; not before."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Lauren", locked=True)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(WALL)
    table.prey.in_play(changing("intercept", int(blocked)), on=theirs)
    table.you.holds(POWDER)
    table.you.acts(POWDER, by=mine)
    table.prey.blocks(theirs)
    rest(table)
    assert table.locked(mine)
    table.until_turn_of(table.you, "discard")
    assert table.locked(mine) is blocked
    assert table.locked(other)


def test_whoever_takes_the_powder_stays_locked(table: Table) -> None:
    """It is not the action of the card."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Lauren")
    table.you.ready(COMPANION)
    powder = table.you.in_play(POWDER, on=other)
    table.you.acts(by=mine, word="take equipment")
    rest(table)
    assert table.on(powder) == mine
    table.until_turn_of(table.you, "discard")
    assert table.locked(mine)


SHAPER = made_vampire("Shaper", "PRO", "VIC", "POT", capacity=10)


@pytest.mark.parametrize(
    ("code", "barred"), [("pro", True), ("VIC", True), ("pot", False), ("PRO", True)]
)
@pytest.mark.parametrize("uses", [True, False])
def test_the_powder_stiffens(table: Table, code: str, barred: bool, uses: bool) -> None:
    """No card of Protean or Vicissitude in this combat, the next round included."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(SHAPER)
    powder = table.you.in_play(POWDER, on=mine)
    own = combat_card(gain_pool(1), at=("end_of_round",))
    table.prey.holds(of_level(code, own), PRESS)
    table.you.holds(AGAIN)
    fight(table, mine, theirs)
    if uses:
        table.you.uses(powder)
        assert table.where(powder) == "ash_heap"
    table.until("press", table.prey)
    table.prey.plays("A press", by=theirs)
    table.until("end_of_round", table.prey) if not (barred and uses) else None
    seen = False
    while not table.you.can_play("Another combat"):
        seen |= table.prey.can_play("Lesson", by=theirs)
        table.pass_on()
    seen |= table.prey.can_play("Lesson", by=theirs)
    assert seen is not (barred and uses)
    table.you.plays("Another combat", by=mine)
    table.until("end_of_round", table.prey)
    assert table.prey.can_play("Lesson", by=theirs)


@pytest.mark.parametrize(("wolf", "taken"), [(True, 1), (False, 3)])
def test_the_powder_weakens_werewolves(table: Table, wolf: bool, taken: int) -> None:
    """-2 strength for the combat; nobody else's."""
    mine = table.you.ready(WALL)
    beast = paper(
        "Beast",
        kind="ally",
        life=9,
        strength=3,
        bleed=1,
        keywords=frozenset({"werewolf"} if wolf else ()),
    )
    theirs = table.prey.ready(beast)
    powder = table.you.in_play(POWDER, on=mine)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.you.uses(powder)
    table.until("press", table.you)
    assert damage_to(table, mine) == taken
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, mine) == 2 * taken


@pytest.mark.parametrize("name", [POWDER, VIAL])
def test_beside_a_fight_they_are_kept(table: Table, name: str) -> None:
    """By who does not fight, and once the range is being determined."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Lauren")
    beside, own = table.you.in_play(name, on=other), table.you.in_play(name, on=mine)
    theirs = table.prey.ready(WALL)
    table.you.holds(COMBAT_ENDS, MANEUVER)
    fight(table, mine, theirs)
    assert not table.you.may("use", card=beside)
    assert table.you.may("use", card=own)
    table.until("range", table.you)
    while not table.over():
        assert not table.you.may("use", card=own)
        table.pass_on()


@pytest.mark.parametrize("name", [POWDER, VIAL])
def test_they_wait_for_any_round(table: Table, name: str) -> None:
    """Not yet before combat; in the second round as well as in the first."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    card = table.you.in_play(name, on=mine)
    table.you.holds(paper("Early", combat_card(gain_pool(1), at=("before_combat",))), PRESS)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("before_combat", table.you)
    assert not table.you.may("use", card=card)
    table.you.plays("Early", by=mine)
    table.until("before_range", table.you)
    assert table.you.may("use", card=card)
    table.you.plays("A press", by=mine)
    table.until("before_range", table.you)
    table.you.uses(card)
    assert table.where(card) == "ash_heap"


# -- Vial of Garou Blood --------------------------------------------------------------------------


def test_the_strike_of_the_vial_is_limited(table: Table) -> None:
    """Nobody who drank gains another limited one in that round; in the next round neither."""
    quick = made_vampire("Quick", "cel", capacity=9)
    mine, theirs = table.you.ready(quick), table.prey.ready(WALL)
    vial = table.you.in_play(VIAL, on=mine)
    table.you.holds("Blur", PRESS, MORE)
    fight(table, mine, theirs)
    table.you.uses(vial)
    for _ in (1, 2):
        while not table.you.can_play("A press") and not table.over():
            assert not table.you.can_play("Blur")
            table.pass_on()
        if table.you.can_play("A press"):
            table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 8


def test_the_vial_makes_wild(table: Table) -> None:
    """+1 strength and a second strike in each round, and no equipment for the rest of combat."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(made_vampire("Huge", capacity=20))
    vial, claw = table.you.in_play(VIAL, on=mine), table.you.in_play(CLAW, on=mine)
    table.you.holds(PRESS, AGAIN, DODGE)
    table.prey.holds("Dodge")
    fight(table, mine, theirs)
    table.you.uses(vial)
    assert table.where(vial) == "ash_heap"
    for number in (1, 2):
        while not table.you.can_play("A press" if number == 1 else "Another combat"):
            assert not table.you.may("use", card=claw)
            if table.you.may("hand strike"):
                table.you.does("hand strike")
            else:
                table.pass_on()
        assert damage_to(table, theirs) == 4 * number
        table.you.plays("A press" if number == 1 else "Another combat", by=mine)
    table.until("strike", table.you)
    assert table.you.may("use", card=claw)
    table.you.does("hand strike")
    rest(table)
    assert damage_to(table, theirs) == 9


def test_a_vampire_drinks_the_vial(table: Table) -> None:
    """No ally."""
    mine, theirs = table.you.ready("Loyal Street Gang"), table.prey.ready(WALL)
    vial = table.you.in_play(VIAL, on=mine)
    table.you.holds(COMBAT_ENDS)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.may("use", card=vial)
        table.pass_on()

"""Carolina, Randall, Reginald: damage not inflicted, prevented for others, foes left alone."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER, made_vampire
from combat_talk import COMPANION, MANEUVER, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper, pistol
from methuselah.language import (
    TARGET,
    YOU,
    action,
    choose,
    employs,
    enters_combat,
    environmental_damage,
    inflicts_damage,
    inflicts_each_round,
    minion,
    not_,
    ranged_strike,
    ready,
    strike,
    trigger,
    vampire,
    yours,
)
from scenes.rulings import keeps_votes_in_any_sect
from table_talk import Table

MELEE = frozenset({"weapon", "melee weapon"})


# -- Carolina Vález -------------------------------------------------------------------------------

CAROLINA = "Carolina Vález (G5)"


@pytest.mark.parametrize(
    ("victim", "foe", "taken"),
    [
        (CAROLINA, "Renegade Garou", 0),
        ("Dirk (G4)", "Renegade Garou", 2),
        (CAROLINA, "Ryan", 1),
    ],
)
def test_carolina_takes_nothing_from_allies(
    table: Table, victim: str, foe: str, taken: int
) -> None:
    """A vampire hurts her, and the ally hurts another; she strikes the ally as usual."""
    mine, theirs = table.you.ready(victim), table.prey.ready(foe)
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == taken
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize(("victim", "taken"), [(CAROLINA, 1), ("Dirk (G4)", 2)])
def test_carolina_takes_nothing_from_retainers(table: Table, victim: str, taken: int) -> None:
    """The wolf of a vampire bites in vain; the vampire itself does not."""
    mine, theirs = table.you.ready(victim), table.prey.ready(made_vampire("Lord", capacity=10))
    wolf = paper("Wolf", employs(), inflicts_each_round(1), kind="retainer", life=1)
    table.prey.in_play(wolf, on=theirs)
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == taken


@pytest.mark.parametrize("armed", ["Ryan", "Renegade Garou"])
def test_carolina_and_the_gun_of_an_ally(table: Table, armed: str) -> None:
    """Its weapon is the ally's damage, too; a vampire shoots her."""
    mine, theirs = table.you.ready(CAROLINA), table.prey.ready(armed)
    table.prey.in_play(pistol(), on=theirs)
    fight(table, mine, theirs)
    table.prey.uses("Pistol", level="strike")
    rest(table)
    assert damage_to(table, mine) == (2 if armed == "Ryan" else 0)


@pytest.mark.ruling(CAROLINA, 1)
@pytest.mark.ruling(CAROLINA, 2)
@pytest.mark.parametrize("kind", ["ally", "event"])
def test_carolina_is_immune_outside_of_combat(table: Table, kind: str) -> None:
    """In the unlock phase of its controller, though nothing prevents it; an event does hurt her."""
    mine, other = table.you.ready(CAROLINA), table.you.ready("Dirk (G4)")
    each_vampire = ready(vampire, not_(yours))
    if kind == "ally":
        bites = inflicts_damage(1, each_vampire, unpreventable=True)
    else:
        bites = environmental_damage(1, each_vampire, unpreventable=True)
    beast = paper("Beast", trigger("unlock phase", bites, who=YOU), kind=kind, life=3)
    seat = table.prey
    seat.ready(beast) if kind == "ally" else seat.in_play(beast)
    table.you.ready(COMPANION)
    table.begins("minion")
    table.until_turn_of(table.prey, "minion")
    assert damage_to(table, mine) == (0 if kind == "ally" else 1)
    assert damage_to(table, other) == 1


# -- Randall --------------------------------------------------------------------------------------

RANDALL = "Randall (G4)"


def test_randall_prevents_for_another(table: Table) -> None:
    """1 of 2 normal damage to a minion that fights, for 1 blood; once each minion phase."""
    randall = table.you.ready(RANDALL, blood=4, locked=True)
    mine = table.you.ready("Dirk (G4)", blood=3)
    theirs = table.prey.ready(replaced("Ryan", strength=2, capacity=10))
    table.you.in_play(UNLOCKER)
    fight(table, mine, theirs)
    table.until("prevent", table.you)
    table.you.uses(randall)
    assert table.blood(randall) == 3
    assert not table.you.may("use", card=randall)
    rest(table)
    assert damage_to(table, mine) == 1
    table.you.uses("Unlocker")
    table.you.chooses(mine)
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not table.you.may("use", card=randall)
        table.pass_on()


def test_randall_helps_anybody_in_any_turn(table: Table) -> None:
    """The minion of another Methuselah, in her minion phase, too; not himself."""
    randall = table.prey.ready(RANDALL, blood=4)
    mine = table.you.ready("Dirk (G4)", blood=3)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("prevent", table.prey)
    assert table.prey.may("use", card=randall)
    table.prey.uses(randall)
    rest(table)
    assert damage_to(table, mine) + damage_to(table, theirs) == 1
    assert table.blood(randall) == 3


def test_randall_helps_nobody_outside_of_combat(table: Table) -> None:
    """Damage in the unlock phase is none of combat."""
    randall = table.you.ready(RANDALL, blood=4)
    table.you.ready("Dirk (G4)")
    storm = trigger("unlock phase", environmental_damage(1, ready(vampire, yours)), who=YOU)
    table.you.in_play(paper("Storm", storm))
    table.begins("unlock")
    while (decision := table.asked()) is not None and decision.window != "minion":
        assert not table.you.may("use", card=randall)
        table.pass_on()
    assert table.blood(randall) == 3


@pytest.mark.ruling(RANDALL, 1)
@pytest.mark.parametrize(("aggravated", "may"), [(True, False), (False, True)])
def test_randall_prevents_no_aggravated_damage(table: Table, aggravated: bool, may: bool) -> None:
    """Also where its victim treats it as normal, as Karsh does for a blood."""
    randall = table.you.ready(RANDALL)
    karsh = table.you.ready("Karsh (G3)")
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    spear = made_up("Spear", modes=(strike(ranged_strike(1, aggravated=aggravated)),))
    table.prey.holds(MANEUVER, spear)
    fight(table, karsh, theirs)
    table.you.uses(karsh)
    table.prey.plays("A maneuver", by=theirs)
    table.prey.plays("Spear", by=theirs)
    offered = False
    while not table.over():
        offered |= table.you.may("use", card=randall)
        table.pass_on()
    assert offered == may
    assert table.where(karsh) == "ready"


def test_randall_does_not_help_himself(table: Table) -> None:
    """Any other minion: at long range his opponent takes nothing, and he a shot."""
    randall = table.you.ready(RANDALL)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    spear = made_up("Spear", modes=(strike(ranged_strike(1)),))
    table.prey.holds(MANEUVER, spear)
    fight(table, randall, theirs)
    table.prey.plays("A maneuver", by=theirs)
    table.prey.plays("Spear", by=theirs)
    while not table.over():
        assert not table.you.may("use", card=randall)
        table.pass_on()
    assert damage_to(table, randall) == 1


@pytest.mark.ruling(RANDALL, 2)
def test_randall_keeps_his_vote() -> None:
    """In another sect, too."""
    keeps_votes_in_any_sect(RANDALL, votes=1)


# -- Reginald Moore -------------------------------------------------------------------------------

REGINALD = "Reginald Moore (G4)"
USURPERS = [("Sabine Lafitte (G1)", 2), ("Keith Moody (G4)", 2), ("Dirk (G4)", 1)]


@pytest.mark.parametrize(("foe", "damage"), USURPERS)
def test_reginald_hits_the_tremere_harder(table: Table, foe: str, damage: int) -> None:
    """+1 strength in combat with either clan, and with no other."""
    reginald, theirs = table.you.ready(REGINALD), table.prey.ready(foe)
    fight(table, reginald, theirs)
    rest(table)
    assert damage_to(table, theirs) == damage


@pytest.mark.parametrize(("foe", "damage"), USURPERS)
def test_reginald_does_not_block_the_tremere(table: Table, foe: str, damage: int) -> None:
    """Neither clan; another vampire he does."""
    acting = table.you.ready(foe)
    table.you.ready(COMPANION)
    reginald = table.prey.ready(REGINALD)
    table.you.acts(word="bleed", by=acting)
    assert table.prey.may("block", minion=reginald) == (damage == 1)


def test_reginald_does_not_attack_the_tremere(table: Table) -> None:
    """Actions that enter combat leave both clans out; others they may choose."""
    reginald = table.you.ready(REGINALD)
    other = table.you.ready("Dirk (G4)")
    table.you.ready(COMPANION)
    theirs = [table.prey.ready(name, locked=True) for name, _ in USURPERS]
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    table.you.holds(rush, rush)
    table.you.acts("Rush", by=other)
    assert table.you.choices() == set(theirs)
    table.you.chooses(theirs[0])
    rest(table)
    table.you.acts("Rush", by=reginald)
    assert not set(theirs[:2]) & table.you.choices()
    rest(table)
    assert damage_to(table, theirs[2]) == 1
    assert damage_to(table, theirs[1]) == 0


@pytest.mark.parametrize(("foe", "damage"), USURPERS)
def test_reginald_leaves_an_uncovered_haven_alone(table: Table, foe: str, damage: int) -> None:
    """A card in play that lets anybody enter combat with its bearer."""
    reginald = table.you.ready(REGINALD)
    other = table.you.ready("Dirk (G4)")
    haven = table.you.in_play("Haven Uncovered", on=table.prey.ready(foe))
    assert table.you.may("use action", card=haven, by=other)
    assert table.you.may("use action", card=haven, by=reginald) == (damage == 1)

"""Razor Bat, Dread Mastiff and Zombie bite; a bloodhound hunts, a szlachta guards."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER, made_vampire, not_once_somebody_blocks
from combat_talk import AGAIN, COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Static, Strike
from methuselah.language import (
    TARGET,
    action,
    additional_strikes,
    burn_blood,
    choose,
    environmental_damage,
    gain_pool,
    minion,
    modifier,
    on,
    strike,
    use,
)
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

BAT, MASTIFF, ZOMBIE = "Razor Bat", "Dread Mastiff", "Zombie"
BLOODHOUND, BODYGUARD = "Twisted Bloodhound", "Szlachta Bodyguard"
BITES = [BAT, MASTIFF, ZOMBIE]
STONE, ZOMBIE_MASTER, FLESH = "Obsidian (G2)", "Domenic Giovanni", "America Johnson"
MORE = made_up("Once more", modes=(additional_strikes(1),))
QUICK = made_up("Quick", modes=(strike(Strike("hand", 9, first=True)),))
RETAINER_PROOF = made_up("Used to pets", statics=(Static("immune", word="retainer"),))
HARDY = made_vampire("Hardy", capacity=10)
WALL = made_vampire("Wall", capacity=11)
BEASTLY = made_vampire("Beastly", "ANI", capacity=6, path="Caine")


@pytest.mark.parametrize(
    ("name", "by", "level", "life"),
    [
        (BAT, STONE, "", 2),
        (MASTIFF, BEASTLY, "ani", 2),
        (MASTIFF, BEASTLY, "ANI", 2),
        (ZOMBIE, ZOMBIE_MASTER, "", 2),
        (BLOODHOUND, BEASTLY, "", 3),
        (BODYGUARD, FLESH, "", 2),
    ],
)
def test_who_employs_them(name: str, by: str, level: str, life: int) -> None:
    """A Gargoyle, Animalism or anybody on the Path of Caine, a Giovanni, a Tzimisce."""
    comes_into_play(name, by=by, level=level)
    table = Table()
    employer, other = table.you.ready(by), table.you.ready("Nik Sikko")
    table.you.ready(COMPANION)
    held = table.you.holds(name)
    assert not table.you.can_play(name, by=other)
    table.you.acts(name, by=employer, **({"level": level} if level else {}))
    rest(table)
    assert (table.on(held), table.blood(held)) == (employer, life)


# -- those that bite ------------------------------------------------------------------------------


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("name", BITES)
def test_they_bite_whoever_fights_their_employer(table: Table, name: str, far: bool) -> None:
    """1 in each of two rounds, at long range the bat only; nobody else."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready(STONE)
    table.prey.in_play(name, on=theirs)
    bystander = table.you.ready("Baixinho")
    table.prey.holds(PRESS, MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("press", table.prey)
    first = (name == BAT) if far else 2
    assert damage_to(table, mine) == first
    table.prey.plays("A press", by=theirs)
    rest(table)
    assert damage_to(table, mine) == first + 2
    assert damage_to(table, theirs) == (1 if far else 2)
    assert damage_to(table, bystander) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", BITES)
def test_they_do_not_bite_beside_a_fight(table: Table, name: str) -> None:
    """Their employer stands by; acting it bites the blocker."""
    for fights in (True, False):
        table = Table()
        mine, other = table.you.ready(STONE), table.you.ready("Rusticus (G5)")
        theirs = table.prey.ready(HARDY)
        table.you.in_play(name, on=mine if fights else other)
        fight(table, mine, theirs)
        rest(table)
        assert (damage_to(table, theirs), damage_to(table, mine)) == (1 + fights, 1)


@pytest.mark.ruling(BAT, 1)
@pytest.mark.ruling(MASTIFF, 1)
@pytest.mark.ruling(ZOMBIE, 1)
@pytest.mark.parametrize("name", BITES)
def test_the_source_is_the_retainer(table: Table, name: str) -> None:
    """Whoever is immune to retainers suffers the strike only."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready(STONE)
    table.you.in_play(RETAINER_PROOF, on=mine)
    table.prey.in_play(name, on=theirs)
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == 1


@pytest.mark.ruling(BAT, 2)
@pytest.mark.ruling(MASTIFF, 2)
@pytest.mark.ruling(ZOMBIE, 2)
@pytest.mark.rules_text("003 Zombie 1")
@pytest.mark.parametrize("name", BITES)
@pytest.mark.parametrize(
    ("card", "bitten", "torpid"),
    [(DODGE, 1, False), (COMBAT_ENDS, 0, False), (QUICK, 0, True)],
)
def test_what_helps_against_a_bite(
    table: Table, name: str, card: object, bitten: int, torpid: bool
) -> None:
    """No dodge; the end of combat, and torpor before normal strikes."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready(STONE)
    table.you.holds(card)
    retainer = table.prey.in_play(name, on=theirs)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.does("play")
    rest(table)
    assert damage_to(table, mine) == bitten
    assert (table.where(theirs) == "torpor") is torpid
    assert table.on(retainer) == theirs


@pytest.mark.ruling(ZOMBIE, 3)
@pytest.mark.parametrize("name", BITES)
def test_no_second_bite_with_additional_strikes(table: Table, name: str) -> None:
    """Once each round, beside two strikes of the employer."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready(STONE)
    table.prey.in_play(name, on=theirs)
    table.prey.holds(MORE)
    fight(table, mine, theirs)
    table.prey.plays("Once more", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 3


@pytest.mark.parametrize(("name", "helped"), [(STONE, True), ("Ryan", False)])
def test_the_bat_serves_a_gargoyle(table: Table, name: str, helped: bool) -> None:
    """+1 intercept, against 1 stealth, and the bite; another clan has neither."""
    for hidden in (1, 2):
        table = Table()
        mine, theirs = table.you.ready(HARDY), table.prey.ready(name)
        table.you.in_play(changing("stealth", hidden), on=mine)
        table.prey.in_play(BAT, on=theirs)
        fight(table, mine, theirs)
        rest(table)
        assert (damage_to(table, theirs) > 0) is (helped and hidden == 1)
    table = Table()
    mine, theirs = table.you.ready(HARDY), table.prey.ready(name)
    table.prey.in_play(BAT, on=theirs)
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == 1 + helped


@pytest.mark.parametrize(("level", "may"), [("ani", False), ("ANI", True)])
def test_the_mastiff_does_not_let_go(table: Table, level: str, may: bool) -> None:
    """At superior 1 optional press each combat, to continue or to end."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready(WALL)
    mastiff = table.you.in_play(MASTIFF, on=mine, level=level)
    table.you.holds(PRESS, AGAIN)
    fight(table, mine, theirs)
    table.until("press", table.you)
    assert table.you.may("use", card=mastiff) is may
    if may:
        table.you.uses(mastiff, by=mine)
        table.until("press", table.you)
        assert not table.you.may("use", card=mastiff), "once each combat"
        table.you.plays("Another combat", by=mine)
        table.until("press", table.you)
        assert table.you.may("use", card=mastiff)
    rest(table)
    assert damage_to(table, theirs) == (6 if may else 2)


@pytest.mark.parametrize("blocked", [False, True])
def test_the_zombie_is_eaten(table: Table, blocked: bool) -> None:
    """2 blood, at +1 stealth, directed at nobody; blocked, nothing of it."""
    mine, theirs = table.you.ready(HARDY, blood=3), table.prey.ready("Ryan")
    table.you.ready(COMPANION)
    zombie, other = (table.you.in_play(ZOMBIE, on=mine) for _ in range(2))
    table.prey.in_play(changing("intercept", int(blocked)), on=theirs)
    table.you.acts(zombie, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    table.prey.blocks(theirs)
    rest(table)
    assert table.where(zombie) == ("attached" if blocked else "ash_heap")
    assert table.on(other) == mine
    assert table.blood(mine) == (2 if blocked else 5)
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "may"), [("Ryan", True), ("Loyal Street Gang", False)])
def test_a_vampire_eats_its_own(table: Table, name: str, may: bool) -> None:
    """No ally, nor a vampire beside its employer."""
    mine, other = table.you.ready(name), table.you.ready("Nik Sikko")
    zombie = table.you.in_play(ZOMBIE, on=mine)
    table.asked()
    assert table.you.may("use action", card=zombie, by=mine) is may
    assert not table.you.may("use action", card=zombie, by=other)


# -- Twisted Bloodhound ---------------------------------------------------------------------------


def test_the_employer_of_a_bloodhound_attacks(table: Table) -> None:
    """Any ready minion of another Methuselah, without stealth; nobody else may."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nik Sikko")
    hound = table.you.in_play(BLOODHOUND, on=mine)
    near, gang = table.prey.ready("Nassir"), table.prey.ready("Loyal Street Gang")
    far = table.grand_prey.ready("Lauren", locked=True)
    table.prey.torpor("Duck")
    table.asked()
    assert not table.you.may("use action", card=hound, by=other)
    table.you.acts(hound, by=mine)
    assert table.you.choices() == {near, gang, far}
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert (damage_to(table, mine), damage_to(table, near)) == (1, 1)
    assert damage_to(table, far) == 0
    assert (table.on(hound), table.blood(hound)) == (mine, 3)
    assert table.waits_for(table.you)


# -- Szlachta Bodyguard ---------------------------------------------------------------------------

GRIP = paper("Grip", action(choose(on(minion)), burn_blood(1, TARGET)))


def test_the_bodyguard_takes_a_blow(table: Table) -> None:
    """1 of 2 damage; locked, no more; not where another fights."""
    mine, theirs = table.you.ready(replaced("Ryan", strength=2)), table.prey.ready(FLESH)
    guard = table.prey.in_play(BODYGUARD, on=theirs)
    beside = table.prey.in_play(BODYGUARD, on=table.prey.ready("Nik Sikko"))
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.until("prevent", table.prey)
    assert not table.prey.may("use", card=beside)
    table.prey.uses(guard)
    assert not table.prey.may("use", card=guard)
    table.until("press", table.you)
    assert damage_to(table, theirs) == 1
    assert table.locked(guard) and not table.locked(beside)
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.prey.may("use", card=guard)
        table.pass_on()
    assert damage_to(table, theirs) == 3
    assert (table.on(guard), table.blood(guard)) == (theirs, 2)


def test_the_bodyguard_is_no_help_outside_of_combat(table: Table) -> None:
    """Damage of the surroundings in a minion phase."""
    employer = table.you.ready(FLESH)
    table.you.ready(COMPANION)
    guard = table.you.in_play(BODYGUARD, on=employer)
    hail = use(environmental_damage(1, on(minion)), at=("minion",), once="turn")
    table.you.in_play(paper("Hail", hail, kind="event"))
    table.you.uses("Hail")
    assert not table.you.may("use", card=guard)
    assert damage_to(table, employer) == 1


@pytest.mark.ruling(BODYGUARD, 3)
@pytest.mark.ruling(BODYGUARD, 4)
@pytest.mark.parametrize("aimed", ["employer", "other", "ally", "far", "bleed"])
def test_an_action_at_a_minion_fails(table: Table, aimed: str) -> None:
    """At any minion of its controller, at nobody else's nor at her; it is resolved, not blocked."""
    actor = table.you.ready("Ryan")
    table.you.in_play(UNLOCKER)
    employer, other = table.prey.ready(FLESH), table.prey.ready("Nik Sikko")
    ally, far = table.prey.ready("Loyal Street Gang"), table.grand_prey.ready("Lauren")
    guard = table.prey.in_play(BODYGUARD, on=employer)
    again = paper("Blocked", modifier(gain_pool(1), at=("blocked",)))
    table.you.holds(GRIP, GRIP, again)
    at = {"employer": employer, "other": other, "ally": ally, "far": far}
    blood = {one: table.blood(card) for one, card in at.items()}
    if aimed == "bleed":
        table.you.acts(word="bleed", by=actor)
    else:
        table.you.acts("Grip", by=actor)
        table.you.chooses(at[aimed])
    may = aimed not in ("far", "bleed")
    offered = False
    while not table.over():
        if not offered and table.prey.may("use", card=guard):
            table.prey.uses(guard)
            offered = True
        assert not table.you.may("play", card="Blocked")
        table.pass_on()
    assert offered is may
    assert table.where(guard) == ("ash_heap" if may else "attached")
    for one, card in at.items():
        assert table.blood(card) == blood[one] - (one == "far" and aimed == "far")
    assert table.prey.pool() == (29 if aimed == "bleed" else 30)
    table.you.uses("Unlocker")
    if aimed != "bleed":
        assert not table.you.can_play("Grip", by=actor), "taken this turn"


@pytest.mark.ruling(BODYGUARD, 1)
def test_not_once_somebody_blocks(table: Table) -> None:
    """Before an attempt only, or once blocks are declined."""
    actor = table.you.ready(HARDY)
    employer = table.prey.ready(FLESH)
    table.prey.in_play("Haven Uncovered", on=employer)
    guard = table.prey.in_play(BODYGUARD, on=employer)
    blocker = table.prey.ready("Nassir")
    not_once_somebody_blocks(table, guard, actor=actor, blocker=blocker)


@pytest.mark.ruling(BODYGUARD, 2)
@pytest.mark.parametrize("window", ["announced", "action", "declined"])
def test_afterwards_there_is_the_end_of_the_action(table: Table, window: str) -> None:
    """Used as it is announced, before blocks or once they are declined; then what comes after."""
    actor = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    employer = table.prey.ready(FLESH)
    table.prey.ready("Nassir")
    guard = table.prey.in_play(BODYGUARD, on=employer)
    after = table.you.holds(paper("After", modifier(gain_pool(1), at=("after_resolution",))))
    table.you.holds(GRIP, PAUSE)
    table.you.acts("Grip", by=actor)
    table.you.chooses(employer)
    table.until(window, table.prey)
    table.prey.uses(guard)
    table.until("after_resolution", table.you)
    assert table.you.may("play", card=after)
    assert table.blood(employer) == 4
    assert table.where(guard) == "ash_heap"


def test_your_own_action_is_directed_at_nobody(table: Table) -> None:
    """Your grip on your own minion goes on."""
    actor, employer = table.you.ready("Ryan"), table.you.ready(FLESH)
    table.you.ready(COMPANION)
    guard = table.you.in_play(BODYGUARD, on=employer)
    table.you.holds(GRIP, PAUSE)
    table.you.acts("Grip", by=actor)
    table.you.chooses(employer)
    table.until("action", table.you)
    assert not table.you.may("use", card=guard)
    rest(table)
    assert table.blood(employer) == 3

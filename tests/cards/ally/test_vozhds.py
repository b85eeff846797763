"""The Vozhds of Szczecin and of Juiz de Fora: made of others, fed by Tzimisce, they attack."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, PRESS, fight, rest
from fight_talk import damage_to, replaced, weapon
from made_up import paper
from methuselah.language import (
    TARGET,
    choose,
    environmental_damage,
    gain_pool,
    lock,
    melee_strike,
    minion,
    ready,
    unlocked,
    use,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

SZCZECIN, JUIZ = "The Vozhd of Szczecin", "The Vozhd of Juiz de Fora"
BOTH = [SZCZECIN, JUIZ]
TZIMISCE = "America Johnson"
SECOND = replaced("Ryan", clans=("Tzimisce",))
WALL = made_vampire("Wall", capacity=11)
PRO, VIC = "Form of Mist", "Chiropteran Marauder"
HAIL = paper(
    "Hail", use(environmental_damage(1, ready(minion)), at=("minion",), once="turn"), kind="event"
)
HEAVY = weapon("Claw", melee_strike(2))
LOCKER = paper(
    "Locker", use(choose(ready(minion, unlocked)), lock(TARGET), at=("minion",)), kind="event"
)
BELL = paper(
    "Bell", use(gain_pool(1), at=("unlock", "master", "minion", "influence", "discard", "action"))
)


@pytest.mark.parametrize("name", BOTH)
def test_a_tzimisce_makes_it_of_another(table: Table, name: str) -> None:
    """An ally or a retainer of yours burns as it comes; nobody else recruits it."""
    mine, other = table.you.ready(TZIMISCE), table.you.ready("Nassir")
    gang = table.you.ready("Loyal Street Gang")
    spy = table.you.in_play("Raven Spy", on=other, level="ani")
    table.you.in_play("Fame", on=other)
    theirs = table.prey.ready("Loyal Street Gang")
    vozhd = table.you.holds(name)
    assert not table.you.can_play(name, by=other)
    table.you.acts(name, by=mine)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {gang, spy, vozhd}
    table.you.chooses(spy)
    assert table.where(spy) == "ash_heap"
    assert (table.where(gang), table.where(theirs), table.where(vozhd)) == ("ready",) * 3
    assert (table.blood(vozhd), table.you.pool()) == (5, 26 if name == SZCZECIN else 27)


@pytest.mark.parametrize("name", BOTH)
def test_they_attack_vampires(table: Table, name: str) -> None:
    """Ready ones of others, without stealth; no ally."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    near, far = table.prey.ready(WALL), table.grand_prey.ready("Sully")
    table.prey.ready("Loyal Street Gang")
    table.prey.torpor("Ryan")
    table.you.acts(mine, by=mine)
    assert table.you.choices() == {near, far}
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert (damage_to(table, near), damage_to(table, mine)) == (4, 1)


# -- The Vozhd of Szczecin ------------------------------------------------------------------------


def test_szczecin_throws_protean_away(table: Table) -> None:
    """2 of 3 damage for a card that requires it, no other; once each combat."""
    vozhd, theirs = table.you.ready(SZCZECIN), table.prey.ready(WALL)
    claw = table.prey.in_play(HEAVY, on=theirs)
    first, second, third = table.you.holds(PRO, PRO, PRO)
    table.you.holds(VIC, PRESS, AGAIN)
    table.prey.holds(PRO)
    fight(table, vozhd, theirs)
    table.prey.uses(claw, level="strike")
    table.until("prevent", table.you)
    table.you.uses(vozhd)
    assert table.you.choices() == {first, second, third}
    table.you.chooses(second)
    assert table.where(second) == "ash_heap"
    table.you.plays("A press", by=vozhd)
    assert damage_to(table, vozhd) == 1
    table.prey.uses(claw, level="strike")
    while not table.you.can_play("Another combat"):
        assert not table.you.may("use", card=vozhd), "once each combat"
        table.pass_on()
    assert damage_to(table, vozhd) == 4
    table.you.plays("Another combat", by=vozhd)
    table.until("prevent", table.you)
    assert table.you.may("use", card=vozhd)


@pytest.mark.parametrize("what", ["craft", "beside"])
def test_what_szczecin_does_not_prevent(table: Table, what: str) -> None:
    """Without a card that requires Protean; a blow at another minion."""
    vozhd, mine = table.you.ready(SZCZECIN), table.you.ready(WALL)
    theirs = table.prey.ready("Nassir")
    table.you.holds(VIC if what == "craft" else PRO)
    fighter = vozhd if what == "craft" else mine
    fight(table, fighter, theirs)
    while not table.over():
        assert not table.you.may("use", card=vozhd)
        table.pass_on()
    assert damage_to(table, fighter) == 1


def test_a_tzimisce_unlocks_szczecin_to_block(table: Table) -> None:
    """For 1 blood, in the minion phase of another, once; it blocks."""
    acting, again = table.you.ready(WALL), table.you.ready("Sully")
    table.you.ready(COMPANION)
    vozhd = table.prey.ready(SZCZECIN, locked=True)
    one, two = table.prey.ready(TZIMISCE), table.prey.torpor(SECOND, blood=2)
    table.prey.ready("Nassir")
    table.prey.in_play(BELL)
    table.you.ready(replaced("Lauren", clans=("Tzimisce",)))
    table.prey.ready(replaced("Saiz (G3)", clans=("Tzimisce",)), blood=0)
    table.you.acts(word="bleed", by=acting)
    assert not table.prey.may("block", minion=vozhd)
    table.prey.uses(vozhd)
    assert table.prey.choices() == {one, two}
    table.prey.chooses(two)
    assert (table.blood(two), table.blood(one)) == (1, 4)
    assert not table.locked(vozhd)
    table.prey.blocks(vozhd)
    rest(table)
    assert damage_to(table, acting) == 4
    assert table.locked(vozhd)
    assert table.waits_for(table.you)
    table.you.acts(word="hunt", by=again)
    table.until("action", table.prey)
    assert not table.prey.may("use", card=vozhd), "once each phase"


def test_szczecin_is_unlocked_in_each_minion_phase_of_others(table: Table) -> None:
    """In yours, locked again, and in that of the next."""
    mine, theirs = table.you.ready(WALL), table.prey.ready("Sully")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.in_play(LOCKER)
    vozhd = table.grand_prey.ready(SZCZECIN, locked=True)
    tzimisce = table.grand_prey.ready(TZIMISCE)
    table.you.acts(word="bleed", by=mine)
    table.grand_prey.uses(vozhd)
    assert not table.grand_prey.may("use", card=vozhd), "it is unlocked"
    rest(table)
    table.you.uses(LOCKER.name)
    table.you.chooses(vozhd)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    table.grand_prey.uses(vozhd)
    assert not table.locked(vozhd)
    assert table.blood(tzimisce) == 2


@pytest.mark.parametrize(("locked", "blood"), [(False, 4), (True, 0)])
def test_szczecin_stays_as_it_is(table: Table, locked: bool, blood: int) -> None:
    """Unlocked already; nobody pays."""
    mine = table.you.ready(WALL)
    table.you.ready(COMPANION)
    vozhd = table.prey.ready(SZCZECIN, locked=locked)
    table.prey.ready(TZIMISCE, blood=blood)
    table.prey.in_play(BELL)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.prey.may("use", card=vozhd)


@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "influence", "discard"])
def test_szczecin_is_not_unlocked_in_your_own_turn(table: Table, phase: str) -> None:
    """In none of its phases."""
    vozhd = table.you.ready(SZCZECIN, locked=True)
    table.you.ready(TZIMISCE)
    table.you.holds("Fame")
    table.you.in_play(BELL)
    table.begins(phase)
    assert not table.you.may("use", card=vozhd)


def test_szczecin_waits_for_the_minion_phase(table: Table) -> None:
    """Not as a master card of another is played."""
    vozhd = table.prey.ready(SZCZECIN, locked=True)
    table.prey.ready(TZIMISCE)
    ryan = table.you.ready("Ryan")
    table.you.holds("Fame")
    table.prey.holds("Sudden Reversal")
    table.begins("master")
    table.you.plays("Fame")
    table.you.chooses(ryan)
    table.until("as_played", table.prey)
    assert not table.prey.may("use", card=vozhd)


def test_szczecin_is_hurt_outside_of_combat(table: Table) -> None:
    """A card in hand is no help there."""
    vozhd = table.you.ready(SZCZECIN)
    table.you.ready(COMPANION)
    table.you.holds(PRO)
    table.you.in_play(HAIL)
    table.you.uses("Hail")
    assert not table.you.may("use", card=vozhd)
    assert damage_to(table, vozhd) == 1


# -- The Vozhd of Juiz de Fora --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("life", "blood", "most"), [(1, 4, 4), (2, 4, 3), (4, 4, 1), (1, 2, 2), (5, 4, 0), (2, 0, 0)]
)
def test_juiz_feeds_on_a_tzimisce(table: Table, life: int, blood: int, most: int) -> None:
    """As much as you like, up to its starting life; once in your unlock phase."""
    vozhd = table.you.ready(JUIZ, blood=life)
    mine = table.you.ready(TZIMISCE, blood=blood)
    table.you.ready("Nassir")
    table.prey.ready(SECOND)
    table.you.in_play(BELL)
    table.begins("unlock")
    assert table.you.may("use", card=vozhd) is (most > 0)
    if not most:
        return
    table.you.uses(vozhd)
    if most > 1:
        numbers = {option.number for option in table.you.options("choose")}
        assert numbers == set(range(1, most + 1))
        table.you.chooses(number=most - 1)
    taken = max(1, most - 1)
    assert (table.blood(vozhd), table.blood(mine)) == (life + taken, blood - taken)
    assert not table.you.may("use", card=vozhd)


def test_juiz_chooses_whom_it_feeds_on(table: Table) -> None:
    """One of your Tzimisce, in torpor too; in nobody else's turn."""
    vozhd = table.you.ready(JUIZ, blood=1)
    one, two = table.you.ready(TZIMISCE), table.you.torpor(SECOND, blood=3)
    table.you.ready("Nassir")
    table.prey.ready(replaced("Lauren", clans=("Tzimisce",)))
    table.begins("unlock")
    table.you.uses(vozhd)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    table.you.chooses(number=2)
    assert (table.blood(vozhd), table.blood(two), table.blood(one)) == (3, 1, 4)
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=vozhd)


def test_juiz_comes_as_printed(table: Table) -> None:
    """A Tzimisce pays for it; alone it burns itself."""
    mine = table.you.ready(TZIMISCE)
    vozhd = table.you.holds(JUIZ)
    table.you.ready(COMPANION)
    table.you.acts(JUIZ, by=mine)
    rest(table)
    assert table.where(vozhd) == "ash_heap"
    assert table.you.pool() == 27

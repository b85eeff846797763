"""Masters on a vampire that change what it is: Capitalist, Depravity, The Art of Pain."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from methuselah.engine.rows import total
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strikes import strength
from scenes.in_play import only_one_on_each
from table_talk import Table

CAPITALIST = "Capitalist"
DEPRAVITY = "Depravity"
PAIN = "The Art of Pain"


# -- Capitalist -----------------------------------------------------------------------------------


def test_a_capitalist_is_a_sabbat_vampire_of_yours(table: Table) -> None:
    """In torpor too; nobody else's, and of no other sect."""
    table.you.ready("Ryan")
    dodd, torpid = table.you.ready("Dodd"), table.you.torpor("Tock")
    table.prey.ready("Zip")
    card = table.you.holds(CAPITALIST)
    table.begins("master")

    table.you.plays(card)
    assert table.you.choices() == {dodd, torpid}
    table.you.chooses(dodd)
    assert table.on(card) == dodd


def test_a_vampire_has_only_one_archetype() -> None:
    """A second copy goes on another one."""
    only_one_on_each(CAPITALIST, on="Dodd", other="Tock")


@pytest.mark.ruling(CAPITALIST, 1)
def test_a_capitalist_gains_a_blood_for_bleeding_its_prey(table: Table) -> None:
    """Before what is played after resolution; once in the turn."""
    dodd = table.you.ready("Brock Sterling", blood=2)
    table.you.in_play("Capitalist", on=dodd)
    table.you.ready(COMPANION)
    table.you.holds("Freak Drive")

    table.you.acts(by=dodd, word="bleed")
    table.until("after_resolution", table.you)
    assert table.blood(dodd) == 3
    table.nobody_reacts()
    assert (table.blood(dodd), table.prey.pool()) == (3, 29)


@pytest.mark.parametrize("how", ["blocked", "other seat", "other minion"])
def test_a_capitalist_gains_nothing_otherwise(table: Table, how: str) -> None:
    """A bleed that is blocked, one directed at another than the prey, that of another minion."""
    dodd = table.you.ready("Dodd", blood=2)
    table.you.in_play(CAPITALIST, on=dodd)
    mate = table.you.ready(COMPANION)
    blocker = table.prey.ready("Trevon Parker")
    table.prey.holds("Telepathic Misdirection")

    before = table.blood(dodd)
    table.you.acts(by=mate if how == "other minion" else dodd, word="bleed")
    if how == "blocked":
        table.prey.blocks(blocker)
    elif how == "other seat":
        table.prey.plays("Telepathic Misdirection", by=blocker, level="AUS")
        table.prey.chooses(seat=table.grand_prey.number)
    rest(table)

    assert table.blood(dodd) == before - damage_to(table, dodd)
    assert table.grand_prey.pool() == (29 if how == "other seat" else 30)


def test_a_capitalist_gains_again_in_its_next_turn(table: Table) -> None:
    """Once in each turn."""
    dodd = table.you.ready("Dodd", blood=2)
    table.you.in_play(CAPITALIST, on=dodd)
    table.you.ready(COMPANION)
    for blood in (3, 4):
        table.you.acts(by=dodd, word="bleed")
        table.nobody_reacts()
        assert table.blood(dodd) == blood
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")


# -- Depravity ------------------------------------------------------------------------------------


@pytest.mark.rules_text("003 Depravity 1")
def test_a_depraved_vampire_is_strong(table: Table) -> None:
    """A ready one of yours; +1 strength in any combat, and nobody else is stronger."""
    ryan, other = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.torpor("Tara")
    theirs = table.prey.ready("Octane")
    table.you.ready("Underbridge Stray")
    card = table.you.holds(DEPRAVITY)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {ryan, other}
    table.you.chooses(ryan)

    assert (table.on(card), table.you.pool()) == (ryan, 29)
    assert [total(table.state, "strength", one) for one in (ryan, other, theirs)] == [1, 0, 0]
    table.until_turn_of(table.you, "minion")
    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(theirs)
    rest(table)
    assert damage_to(table, theirs) == 2


@pytest.mark.parametrize(("who", "word"), [("Nassir", "diablerie"), ("Ryan", "bleed")])
def test_depravity_gives_no_other_stealth(table: Table, who: str, word: str) -> None:
    """Not to another vampire, not for another action."""
    for name in ("Ryan", "Nassir"):
        minion = table.you.ready(name)
        if name == "Ryan":
            table.you.in_play(DEPRAVITY, on=minion)
        if name == who:
            acting = minion
    table.prey.torpor("Octane", blood=1)
    table.you.holds(PAUSE)
    table.you.acts(by=acting, word=word)
    assert stealth(table.state, action_of(table)) == 0


def test_depravity_counts_for_its_bearers_diablerie(table: Table) -> None:
    """Who would block at 0 intercept does not."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(DEPRAVITY, on=ryan)
    victim = table.prey.torpor("Octane", blood=1)
    blocker = table.prey.ready("Nassir")

    table.you.acts(by=ryan, word="diablerie", target=victim)
    assert stealth(table.state, action_of(table)) == 1
    table.prey.blocks(blocker)
    rest(table)
    assert table.where(victim) == "ash_heap"


def test_a_depraved_vampire_gets_neither_ally_nor_retainer(table: Table) -> None:
    """Another vampire does; equipment is free for it."""
    ryan, other = table.you.ready("Ryan"), table.you.ready("KoKo")
    table.you.in_play(DEPRAVITY, on=ryan)
    ally, retainer, gun = table.you.holds("Vagabond Mystic", "Raven Spy", ".44 Magnum")
    table.you.ready("Zip")

    assert not table.you.can_play(ally, by=ryan)
    assert not table.you.can_play(retainer, by=ryan)
    assert table.you.can_play(gun, by=ryan)
    assert table.you.can_play(ally, by=other)


@pytest.mark.parametrize("card", ["Vagabond Mystic", "Raven Spy"])
def test_a_depraved_vampire_gets_nothing_from_piper(table: Table, card: str) -> None:
    """It can neither recruit nor employ outside of actions; another Anarch can."""
    depraved = table.you.ready(replaced("Ryan", sect="anarch"))
    table.you.in_play(DEPRAVITY, on=depraved)
    free = table.you.ready(replaced("Chester DuBois", sect="anarch"))
    also = table.you.ready(replaced("Lukas", sect="anarch"))
    table.you.holds("Piper", card)
    table.begins("master")
    table.you.plays("Piper")
    assert table.you.choices() == {free, also}


# -- The Art of Pain ------------------------------------------------------------------------------


def test_the_art_of_pain_gives_two_strength(table: Table) -> None:
    """To any ready Toreador antitribu, for 2 pool, if you have one; nobody else is stronger."""
    mine = table.you.ready("Klaus Konrecht")
    other = table.you.ready("Massimo Falconi")
    theirs = table.prey.ready("Jessica")
    table.prey.torpor(replaced("Ryan", clans=("Toreador antitribu",)))
    card = table.you.holds(PAIN)
    table.begins("master")

    table.you.plays(card)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine)

    assert table.you.pool() == 28
    assert [strength(table.state, one) for one in (mine, other, theirs)] == [3, 1, 1]


def test_the_art_of_pain_requires_the_clan(table: Table) -> None:
    """A ready one of yours: not the prey's."""
    table.you.ready("Massimo Falconi")
    table.you.torpor("Klaus Konrecht")
    table.prey.ready("Jessica")
    card = table.you.holds(PAIN)
    table.you.holds("Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(card)

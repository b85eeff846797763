"""The bleed that others have, what they get in each combat, retainers found in a library."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import PRESS, fight, rest
from fight_talk import damage_to, replaced
from methuselah.engine.traits import discipline_level
from methuselah.language.reading.action_facts import required_by
from methuselah.pool import pool
from politics_talk import carried
from table_talk import Table

# -- Justicar Retribution -------------------------------------------------------------------------


@pytest.mark.ruling("Justicar Retribution", 1)
def test_justicar_retribution_burns_from_three_on(table: Table) -> None:
    """2 is not enough, 3 is, as they would bleed their prey; vampires only. [RTR 19980623]"""
    caller = table.you.ready("Ayelech")
    two = table.prey.ready("Josef von Bauren (G4)")
    three = table.grand_prey.ready("Amavi (G4)")  # +1 bleed
    table.grand_prey.in_play("Laptop Computer", on=three)
    mine = table.you.ready("Esau (G3)")  # +1 bleed
    table.you.in_play("Laptop Computer", on=mine)
    ally = table.prey.ready("Eccentric Billionaire")
    table.prey.in_play("Laptop Computer", on=ally)
    table.you.holds("Justicar Retribution")

    table.you.acts("Justicar Retribution", by=caller)
    carried(table, caller)

    assert table.where(two) == "ready"
    assert table.where(three) == "ash_heap"
    assert table.where(mine) == "ash_heap"
    assert table.where(ally) == "ready"
    assert table.where(caller) == "ready"


@pytest.mark.parametrize("sect", ["camarilla", "sabbat"])
def test_justicar_retribution_requires_the_camarilla(table: Table, sect: str) -> None:
    """Requires a Camarilla vampire."""
    caller = table.you.ready(replaced("Ryan", sect=sect))
    held = table.you.holds("Justicar Retribution")

    assert table.asked() is not None
    assert table.you.can_play(held, by=caller) is (sect == "camarilla")


# -- Brujah Debate, Ishtarri Warlord --------------------------------------------------------------

BRUJAH = replaced("Ryan", clans=("Brujah",))


def test_brujah_debate_gives_all_brujah_a_maneuver(table: Table) -> None:
    """Whoever's; once each combat, and not to others; +1 strength."""
    mine = table.you.ready(BRUJAH)
    theirs = table.prey.ready("Nassir")
    debate = table.grand_prey.in_play("Brujah Debate")

    fight(table, mine, theirs)
    table.until("range", table.you)
    assert table.you.may("use maneuver", card=debate)
    table.you.passes()
    assert not table.prey.may("use maneuver", card=debate)
    rest(table)

    assert damage_to(table, theirs) == 2
    assert damage_to(table, mine) == 1


def test_the_maneuver_of_the_debate_is_one_for_each_combat(table: Table) -> None:
    """Used in the first round it is gone in the second."""
    mine = table.you.ready(BRUJAH)
    theirs = table.prey.ready("Belinde")
    debate = table.you.in_play("Brujah Debate")
    table.you.holds(PRESS)

    fight(table, mine, theirs)
    table.you.does("use maneuver")
    table.you.plays("A press", by=mine)
    table.until("minion", table.you)

    assert told(table, "round") == 2
    assert damage_to(table, theirs) == 2  # of the second round only
    assert table.where(debate) == "permanent"


@pytest.mark.ruling("Brujah Debate", 1)
@pytest.mark.ruling("Brujah Debate", 2)
@pytest.mark.parametrize("locked", [True, False])
def test_brujah_debate_locks_one_of_the_oldest(table: Table, locked: bool) -> None:
    """Its controller chooses among equals, also a locked one. [LSJ 19980224], [LSJ 20010508]"""
    first = table.you.ready(BRUJAH, locked=locked)
    second = table.you.ready(replaced("Lauren", clans=("Brujah",)))
    young = table.you.ready(replaced("Meaghan", clans=("Brujah",)))
    other = table.you.ready("Belinde")
    table.predator.in_play("Brujah Debate")
    table.begins("master")

    table.asked()
    assert table.you.choices() == {first, second}
    table.you.chooses(first)
    table.until("minion", table.you)

    assert table.locked(first)
    assert not table.locked(second)
    assert not table.locked(young)
    assert not table.locked(other)


def test_brujah_debate_is_about_each_methuselah_in_her_turn(table: Table) -> None:
    """Yours in your master phase, your prey's in hers; who has none locks none."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(BRUJAH)
    table.you.in_play("Brujah Debate")
    table.begins("master")

    table.until("minion", table.you)
    assert not table.locked(mine)
    assert not table.locked(theirs)
    table.until_turn_of(table.prey, "minion")

    assert table.locked(theirs)


@pytest.mark.parametrize(("clan", "may"), [("Toreador", True), ("Ventrue", False)])
def test_brujah_debate_is_burned_by_anybody_but_ventrue(table: Table, clan: str, may: bool) -> None:
    """As a directed action."""
    mine = table.you.ready(replaced("Ryan", clans=(clan,)))
    table.you.ready("Vagabond Mystic")
    debate = table.prey.in_play("Brujah Debate")
    table.you.holds(PAUSE)

    assert table.asked() is not None
    assert table.you.may("use action", card=debate, minion=mine) is may
    if may:
        table.you.acts(debate, by=mine)
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert table.where(debate) == "ash_heap"


@pytest.mark.parametrize("use", ["use maneuver", "use press"])
def test_an_ishtarri_warlord_has_one_or_the_other(table: Table, use: str) -> None:
    """A maneuver or a press each combat, not both."""
    mine = table.you.ready(replaced("Ryan", clans=("Ishtarri",)))
    theirs = table.prey.ready("Belinde")
    card = table.you.in_play("Ishtarri Warlord", on=mine)

    fight(table, mine, theirs)
    if use == "use maneuver":
        table.you.does("use maneuver", card=card)
        rest(table)
        assert damage_to(table, theirs) == 0
        assert told(table, "pressed") == 0
    else:
        table.you.does("use press", card=card)
        table.until("minion", table.you)
        assert told(table, "pressed") == 1
        assert damage_to(table, theirs) == 2


def test_an_ishtarri_warlord_is_put_on_an_ishtarri_without_one(table: Table) -> None:
    """That you control; it costs 1 pool."""
    ishtarri = replaced("Ryan", clans=("Ishtarri",))
    first = table.you.ready(ishtarri)
    second = table.you.torpor(replaced("Lauren", clans=("Ishtarri",)))
    has = table.you.ready(replaced("Nassir", clans=("Ishtarri",)))
    table.you.in_play("Ishtarri Warlord", on=has)
    table.you.ready("Belinde")
    table.prey.ready(replaced("Meaghan", clans=("Ishtarri",)))
    held = table.you.holds("Ishtarri Warlord")
    table.begins("master")

    table.you.plays(held)
    assert table.you.choices() == {first, second}
    table.you.chooses(first)
    rest(table)

    assert table.on(held) == first
    assert table.you.pool() == 29


# -- burned from the top of a library -------------------------------------------------------------


@pytest.mark.parametrize(("top", "gained"), [("Fame", 1), ("Blur", 0)])
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_egothha_burns_a_card_of_your_prey(
    table: Table, top: str, gained: int, region: str
) -> None:
    """A master gives her 1 blood; only if she is ready."""
    egothha = table.you.puts("Egothha (G2)", region, blood=3)
    card = table.prey.library(top)
    own = table.you.library("Fame")
    table.you.ready("Meaghan")
    table.begins("unlock")
    table.until("minion", table.you)

    there = region == "ready"
    assert table.where(card) == ("ash_heap" if there else "library")
    assert table.where(own) == "library"
    assert table.blood(egothha) == 3 + (gained if there else 0)


@pytest.mark.parametrize(("top", "burned"), [("Fame", True), ("Blur", False)])
def test_glass_walker_pact_moves_blood_to_a_giovanni(table: Table, top: str, burned: bool) -> None:
    """From a ready locked vampire, for the top card of your library; a master ends the pact."""
    giovanni = table.you.ready(replaced("Ryan", clans=("Giovanni",)), blood=1)
    second = table.you.ready(replaced("Nassir", clans=("Giovanni",)), blood=1)
    victim = table.prey.ready("Belinde", locked=True, blood=3)
    other = table.prey.ready("Meaghan", locked=True, blood=3)
    table.prey.ready("Lauren")  # unlocked
    table.grand_prey.ready("Sully", locked=True, blood=0)
    table.predator.torpor("Wauneka", locked=True)
    pact = table.you.in_play("Glass Walker Pact")
    card = table.you.library(top)
    table.begins("unlock")

    table.you.uses(pact)
    assert table.you.choices() == {victim, other}
    table.you.chooses(victim)
    assert table.you.choices() == {giovanni, second}
    table.you.chooses(giovanni)

    assert (table.blood(victim), table.blood(giovanni), table.blood(other)) == (2, 2, 3)
    assert table.where(card) == "ash_heap"
    assert (table.where(pact) == "ash_heap") is burned
    assert not table.you.may("use", card=pact)


@pytest.mark.parametrize(("whose", "burned"), [("prey", True), ("you", False)])
def test_glass_walker_pact_ends_with_a_werewolf_of_another(
    table: Table, whose: str, burned: bool
) -> None:
    """One of yours is none of others."""
    wolf = pool()["Ossian"]
    assert "werewolf" in wolf.keywords
    getattr(table, whose).ready("Ossian")
    ryan = table.you.ready("Ryan")
    pact = table.you.in_play("Glass Walker Pact")
    table.you.holds(PAUSE)

    table.you.acts(by=ryan, word="bleed")
    rest(table)

    assert (table.where(pact) == "ash_heap") is burned


# -- Muricia's Call -------------------------------------------------------------------------------

SPIRITS = {
    "ani": made_vampire("Friend", "ani"),
    "ani_spi": made_vampire("Walker", "ani", "spi"),
    "ANI_SPI": made_vampire("Shaman", "ANI", "SPI"),
}


@pytest.mark.ruling("Muricia's Call", 3)
@pytest.mark.ruling("Muricia's Call", 4)
@pytest.mark.parametrize(("level", "life"), [("ani", 1), ("ani_spi", 2), ("ANI_SPI", 3)])
def test_muricias_call_finds_a_retainer(table: Table, level: str, life: int) -> None:
    """It requires Animalism and costs what it costs; it is an employ action [TOM 19960130].

    The Raven Spy has 2 life at superior, as the shaman has it [LSJ 20080803].
    """
    mine = table.you.ready(SPIRITS[level], blood=4)
    spy, hound, ghoul, _ = table.you.library("Raven Spy", "Owl Companion", "Ghoul Retainer", "Fame")
    table.you.holds("Muricia's Call", PAUSE)

    table.you.acts("Muricia's Call", by=mine, level=level)
    assert (action_of(table).kind, action_of(table).inherent) == ("employ", 1)
    table.until("choose", table.you)
    assert spy in table.you.choices()
    assert ghoul not in table.you.choices()
    table.you.chooses(spy)
    while table.you.options("choose"):
        table.you.chooses(mode="ANI" if level == "ANI_SPI" else "ani")
    rest(table)

    assert table.on(spy) == mine
    assert table.blood(spy) == life
    assert table.blood(mine) == 3
    assert table.where(hound) == "library"
    assert table.locked(mine)
    assert discipline_level(table.state, mine, "ani") > 0


def test_muricias_call_unlocks_the_shaman_at_the_end_of_the_turn(table: Table) -> None:
    """At superior; the vampire of the lower level stays locked."""
    shaman = table.you.ready(SPIRITS["ANI_SPI"])
    table.you.library("Raven Spy", "Fame")
    table.you.holds("Muricia's Call")

    table.you.acts("Muricia's Call", by=shaman, level="ANI_SPI")
    while not table.you.may("act", minion=shaman) and table.locked(shaman):
        table.pass_on()

    assert not table.locked(shaman)


@pytest.mark.ruling("Muricia's Call", 1)
def test_muricias_call_is_another_action_than_employing(table: Table) -> None:
    """Unlocked, the vampire may play the same retainer. [ANK 20180817]"""
    mine = table.you.ready(SPIRITS["ani"], blood=5)
    spy = table.you.library("Raven Spy", "Fame")[0]
    held = table.you.holds("Muricia's Call", "Raven Spy")[1]
    table.you.in_play(UNLOCKER)

    table.you.acts("Muricia's Call", by=mine, level="ani")
    table.you.does("choose", target=spy)
    rest(table)
    table.you.uses("Unlocker")

    assert table.you.can_play(held, by=mine)


@pytest.mark.ruling("Muricia's Call", 2)
def test_muricias_call_requires_what_it_says_itself(table: Table) -> None:
    """Not what its retainer requires. [LSJ 20100303]"""
    mine = table.you.ready(SPIRITS["ani"])
    table.you.library("Raven Spy")
    table.you.holds("Muricia's Call", PAUSE)

    table.you.acts("Muricia's Call", by=mine, level="ani")
    action = action_of(table)
    assert action.mode is not None
    needed = required_by(pool()["Muricia's Call"], action.mode, True)
    assert "ani" in needed
    assert "anarch" not in needed

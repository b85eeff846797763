"""Combat cards of many decks: dodges, strength, aggravated hands, prevention, weapons."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import COMBAT_ENDS, MANEUVER, PRESS, REOPENS, fight, rest
from fight_talk import damage_to, replaced, round_of
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import THIS, add, before_range
from table_talk import Table

ROUNDHOUSE = ("Roundhouse", "POT")
FEAR = made_vampire("Other", "POT", capacity=6)


def holder(*disciplines: str) -> Definition:
    """A vampire of capacity 6 with these Disciplines."""
    return made_vampire("Holder", *disciplines, capacity=6)


@pytest.mark.parametrize(
    ("card", "level", "cost"),
    [
        ("Arms of the Abyss", "obt", 0),
        ("Arms of the Abyss", "OBT", 0),
        ("Spiritual Intervention", "nec", 0),
    ],
)
def test_a_dodge(table: Table, card: str, level: str, cost: int) -> None:
    """The opponent's strike does nothing; one's own neither."""
    mine = table.you.ready(holder(level))
    theirs = table.prey.ready("Ryan")
    held = table.you.holds(card)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    hits = 1 if level == "OBT" else 0
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, hits)
    assert table.blood(mine) == 6 - cost
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


def test_arms_of_the_abyss_strike_twice_at_superior_only_once(table: Table) -> None:
    """Its additional strike is limited: a second card gives none."""
    mine = table.you.ready(holder("OBT", "CEL"))
    theirs = table.prey.ready("Ryan")
    table.you.holds("Arms of the Abyss", "Blur")
    fight(table, mine, theirs)
    table.you.plays("Arms of the Abyss", by=mine, level="OBT")
    while not table.over():
        assert not table.you.can_play("Blur")
        table.pass_on()
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("Spiritual Intervention", "NEC"),
        ("Meld with the Land", "VIC"),
        ("Meld with the Land", "vic"),
    ],
)
@pytest.mark.parametrize("far", [True, False])
def test_combat_ends(table: Table, card: str, level: str, far: bool) -> None:
    """At any range; only Meld with the Land at inferior unlocks the opposing minion."""
    mine = table.you.ready(holder(level))
    theirs = table.prey.ready("Ryan")
    bystander = table.prey.ready("Mazz", locked=True)
    table.you.holds(card, MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.you.plays(MANEUVER.name, by=mine)
    table.until("strike", table.you)
    assert round_of(table).range == ("long" if far else "close")
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)
    assert table.locked(theirs) == (level != "vic")
    assert table.locked(bystander)
    assert table.locked(mine)


@pytest.mark.ruling("Meld with the Land", 1)
@pytest.mark.ruling("Meld with the Land", 2)
@pytest.mark.rules_text("003 Meld with the Land 1")
def test_meld_unlocks_before_combat_ends(table: Table) -> None:
    """It is unlocked although combat goes on instead of ending."""
    mine = table.you.ready(holder("vic"))
    theirs = table.prey.ready("Ryan")
    table.you.holds("Meld with the Land")
    table.prey.holds(REOPENS)
    fight(table, mine, theirs)
    table.you.plays("Meld with the Land", by=mine, level="vic")
    table.prey.plays(REOPENS.name, by=theirs)
    assert not table.locked(theirs)
    rest(table)
    assert not table.locked(theirs)


# -- strength and hands ---------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "damage"), [("pot", 2), ("POT", 3)])
def test_fists_of_death_last_for_the_combat(table: Table, level: str, damage: int) -> None:
    """+1 or +2 strength in each round, for 1 blood; the next combat is as ever."""
    mine = table.you.ready(holder(level))
    theirs = table.prey.ready(made_vampire("Wall", capacity=10))
    table.you.holds("Fists of Death", PRESS)
    fight(table, mine, theirs)
    table.you.plays("Fists of Death", by=mine, level=level)
    table.you.plays(PRESS.name, by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2 * damage
    assert table.blood(mine) + damage_to(table, mine) == 5
    assert table.waits_for(table.you)


def test_fists_of_death_come_before_range(table: Table) -> None:
    """Later they cannot be played."""
    mine = table.you.ready(holder("pot"))
    theirs = table.prey.ready("Ryan")
    table.you.holds("Fists of Death", MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.can_play("Fists of Death")


@pytest.mark.parametrize(("level", "aggravated"), [("pro", 1), ("PRO", 2)])
@pytest.mark.parametrize("window", ["before_range", "strikes_chosen"])
@pytest.mark.ruling("Bone Spur", 1)
def test_bone_spur_lasts_for_the_round_or_the_combat(
    table: Table, level: str, aggravated: int, window: str
) -> None:
    """Of two rounds of hand strikes one or both are aggravated, from that moment on."""
    mine = table.you.ready(holder(level))
    theirs = table.prey.ready(replaced("Carlton Van Wyk", life=9))
    table.you.holds("Bone Spur", PRESS)
    fight(table, mine, theirs)
    table.until(window, table.you)
    table.you.plays("Bone Spur", by=mine, level=level)
    assert table.blood(mine) == 5
    table.you.plays(PRESS.name, by=mine)
    rest(table)
    words = [
        line.word for line in table.state.journal if line.what == "damaged" and line.card == theirs
    ]
    assert [word.startswith("aggravated") for word in words].count(True) == aggravated
    assert len(words) == 2


@pytest.mark.ruling("Bone Spur", 1)
def test_bone_spur_is_too_late_as_damage_is_inflicted(table: Table) -> None:
    """Once the strikes resolve it cannot be played."""
    mine = table.you.ready(holder("pro", "for"))
    theirs = table.prey.ready("Ryan")
    table.you.holds("Bone Spur", "Resilience")
    fight(table, mine, theirs)
    table.until("prevent", table.you)
    assert table.you.can_play("Resilience")
    assert not table.you.can_play("Bone Spur")


@pytest.mark.parametrize(("level", "place"), [("ani", "ready"), ("ANI", "torpor")])
def test_song_in_the_dark(table: Table, level: str, place: str) -> None:
    """2 damage for 2 blood, aggravated at superior; nothing at long range."""
    mine = table.you.ready(holder(level))
    theirs = table.prey.ready("Ryan")
    table.you.holds("Song in the Dark")
    fight(table, mine, theirs)
    table.you.plays("Song in the Dark", by=mine, level=level)
    rest(table)
    assert table.where(theirs) == place
    assert damage_to(table, theirs) == 2
    assert table.blood(mine) + damage_to(table, mine) == 4


def test_song_in_the_dark_does_not_carry_far(table: Table) -> None:
    """It is no ranged strike."""
    mine = table.you.ready(holder("ANI"))
    theirs = table.prey.ready("Ryan")
    table.you.holds("Song in the Dark", MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    table.you.plays("Song in the Dark", by=mine, level="ANI")
    rest(table)
    assert damage_to(table, theirs) == 0


# -- Resilience -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "lost"), [("for", 3), ("FOR", 1)])
def test_resilience_prevents(table: Table, level: str, lost: int) -> None:
    """1 or 3 of the 4 damage of a Roundhouse; it costs nothing."""
    mine = table.you.ready(holder(level))
    theirs = table.prey.ready(FEAR)
    table.you.holds("Resilience")
    table.prey.holds("Roundhouse")
    fight(table, mine, theirs)
    table.prey.plays("Roundhouse", by=theirs, level="POT")
    table.you.plays("Resilience", by=mine, level=level)
    rest(table)
    assert damage_to(table, mine) == lost
    assert table.blood(mine) == 6 - lost


@pytest.mark.ruling("Resilience", 2)
@pytest.mark.ruling("Resilience", 3)
@pytest.mark.ruling("Resilience", 4)
def test_resilience_is_for_the_damage_of_the_moment(table: Table) -> None:
    """1 damage is prevented with 3 points; the others are lost. No damage, no card."""
    mine = table.you.ready(holder("FOR"))
    theirs = table.prey.ready(made_vampire("Fast", "CEL"))
    table.you.holds("Resilience")
    table.prey.holds("Blur")
    fight(table, mine, theirs)
    table.until("prevent", table.you)
    table.you.plays("Resilience", by=mine, level="FOR")
    table.prey.plays("Blur", by=theirs, level="cel")
    rest(table)
    assert damage_to(table, mine) == 1


@pytest.mark.ruling("Resilience", 4)
def test_resilience_without_damage(table: Table) -> None:
    """Combat ends: there is nothing to prevent."""
    mine = table.you.ready(holder("FOR"))
    theirs = table.prey.ready("Ryan")
    table.you.holds("Resilience", PRESS)
    table.prey.holds(COMBAT_ENDS)
    fight(table, mine, theirs)
    table.prey.plays(COMBAT_ENDS.name, by=theirs)
    while not table.over():
        assert not table.you.can_play("Resilience")
        table.pass_on()


@pytest.mark.ruling("Resilience", 1)
@pytest.mark.parametrize("skin", [True, False])
@pytest.mark.parametrize(("level", "may"), [("for", True), ("FOR", False)])
def test_resilience_and_aggravated_damage(table: Table, level: str, may: bool, skin: bool) -> None:
    """At superior it prevents none, even where that is treated as normal damage."""
    night = paper(
        "Night",
        before_range(add("treats aggravated as normal", to=THIS, until="round")),
        kind="combat",
    )
    mine = table.you.ready(holder(level))
    theirs = table.prey.ready(made_vampire("Claws", "PRO"))
    table.you.holds("Resilience", night)
    table.prey.holds("Body Flare")
    fight(table, mine, theirs)
    if skin:
        table.you.plays("Night", by=mine)
    table.prey.plays("Body Flare", by=theirs, level="pro")
    seen = False
    while not table.over():
        seen = seen or table.you.can_play("Resilience", level=level)
        table.pass_on()
    assert seen == may


# -- Swiftness of the Stag ------------------------------------------------------------------------

STAG = "Swiftness of the Stag"


@pytest.mark.parametrize(("level", "mode"), [("cel", "cel"), ("spi", "spi 2")])
def test_the_stag_presses(table: Table, level: str, mode: str) -> None:
    """Combat goes on for another round."""
    mine = table.you.ready(holder(level))
    theirs = table.prey.ready("Ryan")
    table.you.holds(STAG)
    fight(table, mine, theirs)
    table.you.plays(STAG, by=mine, level=mode)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (2, 2)


def test_the_stag_maneuvers(table: Table) -> None:
    """To long range, with Spiritus."""
    mine = table.you.ready(holder("spi"))
    theirs = table.prey.ready("Ryan")
    table.you.holds(STAG)
    fight(table, mine, theirs)
    table.you.plays(STAG, by=mine, level="spi")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)


@pytest.mark.parametrize(("discipline", "pool"), [("SPI", 29), ("spi", 30), ("CEL", 30)])
def test_the_stag_hides(table: Table, discipline: str, pool: int) -> None:
    """+1 stealth at superior Spiritus, if it is needed."""
    mine = table.you.ready(holder(discipline))
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan")
    table.you.holds(STAG)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    may = pool == 29
    assert table.you.can_play(STAG, level="SPI") == may
    if may:
        table.you.plays(STAG, by=mine, level="SPI")
    table.nobody_reacts()
    rest(table)
    assert table.prey.pool() == pool


@pytest.mark.ruling(STAG, 1)
@pytest.mark.parametrize(("level", "pool"), [("spi 2", 31), ("cel", 30)])
def test_the_stag_requires_what_is_used(table: Table, level: str, pool: int) -> None:
    """Played with Celerity it is no Spiritus card; in the hand it is one."""
    mine = table.you.ready(holder("spi", "cel"))
    theirs = table.prey.ready("Ryan")
    table.you.in_play(listener("spi"))
    table.you.holds(STAG)
    other = table.you.holds(STAG)
    fight(table, mine, theirs)
    table.you.plays(STAG, by=mine, level=level)
    rest(table)
    assert table.you.pool() == pool
    table.you.uses("Listener for spi")
    assert table.where(other) == "ash_heap"


# -- weapons and a jacket -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "cost"), [("Flamethrower", 4), ("Sengir Dagger", 2)])
def test_aggravated_weapons_cost_pool(table: Table, name: str, cost: int) -> None:
    """As one equips with them."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    arm = table.you.holds(name)
    table.you.acts(arm, by=mine)
    table.nobody_reacts()
    assert table.on(arm) == mine
    assert table.you.pool() == 30 - cost


@pytest.mark.parametrize(
    ("name", "close", "far"), [("Flamethrower", 2, 2), ("Sengir Dagger", 3, 0)]
)
@pytest.mark.parametrize("long", [True, False])
def test_strikes_of_aggravated_weapons(
    table: Table, name: str, close: int, far: int, long: bool
) -> None:
    """The Flamethrower reaches far, the Dagger does not; whoever is hit goes to torpor."""
    mine = table.you.ready(replaced("Ryan", strength=3))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    arm = table.you.in_play(name, on=mine)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    if long:
        table.you.plays(MANEUVER.name, by=mine)
    table.you.uses(arm, level="strike")
    rest(table)
    damage = far if long else close
    assert damage_to(table, theirs) == damage
    assert table.where(theirs) == ("torpor" if damage else "ready")


def test_flak_jacket_prevents_one_damage(table: Table) -> None:
    """Equipped for 1 pool; 1 damage each combat, of any source."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(FEAR)
    jacket = table.you.holds("Flak Jacket")
    table.you.acts(jacket, by=mine)
    table.nobody_reacts()
    assert table.you.pool() == 29
    table.until_turn_of(table.you, "minion")
    fight(table, mine, theirs)
    table.you.uses(jacket)
    rest(table)
    assert damage_to(table, mine) == 0


def test_flak_jacket_prevents_once(table: Table) -> None:
    """In the second round it does nothing any more."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(FEAR)
    jacket = table.you.in_play("Flak Jacket", on=mine)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.you.uses(jacket)
    table.prey.plays(PRESS.name, by=theirs)
    while not table.over():
        assert not table.you.may("use", card=jacket)
        table.pass_on()
    assert damage_to(table, mine) == 1

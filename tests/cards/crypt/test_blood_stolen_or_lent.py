"""Vampires of many decks: rivals, stealth, blood that is stolen or lent."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import PREY, action, burn_pool, reaction
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from table_talk import Table

PRIMOGEN = replaced("Ryan", title="primogen")
WAITS = paper("Waits", reaction(at=("action", "attempt")))
"""A made-up reaction that does nothing: its holder is asked before anything goes on."""


def of_clan(clan: str, **face: object) -> Definition:
    """A vampire like Ryan, of capacity 4, but of this clan."""
    return replaced("Ryan", clans=(clan,), **face)


# -- blocks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("acting", "may"), [(PRIMOGEN, False), ("Ryan", True)])
def test_volker_does_not_block_primogen(table: Table, acting: object, may: bool) -> None:
    """Others he does; other vampires of his Methuselah block a primogen."""
    minion = table.you.ready(acting)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    volker, other = table.prey.ready("Volker, The Puppet Prince (G2)"), table.prey.ready("Mazz")
    table.you.acts(word="bleed", by=minion)
    assert table.prey.may("block", minion=volker) == may
    assert table.prey.may("block", minion=other)


@pytest.mark.parametrize(
    ("blocker", "acting", "number"),
    [
        ("Selma the Repugnant (G1)", of_clan("Nosferatu"), 1),
        ("Selma the Repugnant (G1)", of_clan("Nosferatu antitribu"), 0),
        ("Richard Tauber, Ayelea's Puppet (G2)", of_clan("Lasombra"), -1),
        ("Richard Tauber, Ayelea's Puppet (G2)", of_clan("Tzimisce"), -1),
        ("Richard Tauber, Ayelea's Puppet (G2)", of_clan("Tremere"), 0),
    ],
)
def test_intercept_against_a_clan(
    table: Table, blocker: str, acting: Definition, number: int
) -> None:
    """More or less of it, whoever is acting; that of others stays as it is."""
    minion = table.you.ready(acting)
    table.you.ready(COMPANION)
    watcher, other = table.prey.ready(blocker), table.prey.ready("Mazz")
    table.prey.holds(WAITS)
    table.you.acts(word="bleed", by=minion)
    table.asked()
    assert intercept(table.state, watcher) == number
    assert intercept(table.state, other) == 0


@pytest.mark.parametrize(("capacity", "locks"), [(3, False), (4, True)])
def test_justine_blocks_the_young_without_locking(table: Table, capacity: int, locks: bool) -> None:
    """Vampires with a capacity below 4."""
    acting = table.you.ready(made_vampire("Young", capacity=capacity))
    justine = table.prey.ready("Justine, Elder of Dallas (G1)")
    fight(table, acting, justine)
    rest(table)
    assert table.locked(justine) == locks
    assert damage_to(table, acting) == 1


def test_justine_locks_for_an_ally(table: Table) -> None:
    """It has no capacity."""
    ally = table.you.ready("Underbridge Stray")
    justine = table.prey.ready("Justine, Elder of Dallas (G1)")
    fight(table, ally, justine)
    rest(table)
    assert table.locked(justine)


@pytest.mark.parametrize(
    ("clan", "damage"), [("Malkavian", 0), ("Malkavian antitribu", 1), ("Ventrue", 1)]
)
def test_blythe_is_weak_against_malkavians(table: Table, clan: str, damage: int) -> None:
    """1 strength less in combat with one."""
    blythe = table.you.ready("Blythe Candeleria (G2)")
    theirs = table.prey.ready(of_clan(clan))
    fight(table, blythe, theirs)
    rest(table)
    assert damage_to(table, theirs) == damage
    assert damage_to(table, blythe) == 1


@pytest.mark.parametrize(("rival", "stolen"), [("older", 0), ("younger", 1), ("ally", 1)])
@pytest.mark.parametrize(("place", "blood", "may"), [("ready", 7, True), ("torpor", 7, False)])
@pytest.mark.rules_text("003 Greta Kircher 1")
def test_greta_reduces_a_bleed(
    table: Table, rival: str, stolen: int, place: str, blood: int, may: bool
) -> None:
    """By an ally or a vampire younger than her 7, once each action, for 1 blood, while ready."""
    acting = table.you.ready(
        {
            "older": made_vampire("Seven", capacity=7),
            "younger": made_vampire("Six", capacity=6),
            "ally": "Gregory Winter",
        }[rival]
    )
    table.you.ready(COMPANION)
    greta = table.prey.puts("Greta Kircher (G2)", place, blood=blood, locked=True)
    table.you.acts(word="bleed", by=acting)
    usable = may and bool(stolen)
    assert table.prey.may("use", card=greta) == usable
    if usable:
        table.prey.uses(greta)
        assert not table.prey.may("use", card=greta)
        assert table.blood(greta) == blood - 1
    table.nobody_reacts()
    assert table.prey.pool() == (30 if usable else 29)


def test_greta_helps_nobody_else(table: Table) -> None:
    """A bleed against another Methuselah."""
    acting = table.you.ready("Mazz")
    table.you.ready(COMPANION)
    greta = table.predator.ready("Greta Kircher (G2)")
    table.you.acts(word="bleed", by=acting)
    assert not table.predator.may("use", card=greta)


# -- stealth --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "whose", "place", "number"),
    [
        ("prince", "prey", "ready", 1),
        ("justicar", "prey", "ready", 1),
        ("primogen", "prey", "ready", 0),
        ("prince", "prey", "torpor", 0),
        ("prince", "predator", "ready", 0),
    ],
)
@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_suhailah_hides_from_princes(
    table: Table, title: str, whose: str, place: str, number: int, kind: str
) -> None:
    """A ready prince or justicar of your prey: +1 stealth in each action."""
    suhailah = table.you.ready("Suhailah (G2)", blood=1)
    table.you.ready(COMPANION)
    getattr(table, whose).puts(replaced("Ryan", title=title, city="Rome"), place)
    table.prey.ready("Mazz")
    table.you.acts(word=kind, by=suhailah)
    assert stealth(table.state, action_of(table)) == number + (kind == "hunt")


@pytest.mark.parametrize(("place", "number"), [("ready", 1), ("torpor", 0), ("", 0)])
@pytest.mark.parametrize("kind", ["diablerie", "bleed"])
def test_onaedo_hunts_the_fallen_with_otieno(
    table: Table, place: str, number: int, kind: str
) -> None:
    """+1 stealth in a diablerie while Otieno is ready, whoever controls him."""
    onaedo = table.you.ready("Onaedo (G4)")
    table.you.ready(COMPANION)
    victim = table.prey.torpor("Mazz")
    table.prey.ready("Ryan")
    if place:
        table.grand_prey.puts("Otieno (G4)", place)
    if kind == "diablerie":
        table.you.acts(word=kind, by=onaedo, target=victim)
    else:
        table.you.acts(word=kind, by=onaedo)
    expected = number if kind == "diablerie" else 0
    assert stealth(table.state, action_of(table)) == expected


@pytest.mark.parametrize(("code", "number"), [("nec", 1), ("dom", 0)])
def test_andrea_hides_in_necromancy(table: Table, code: str, number: int) -> None:
    """Actions that require it, and no others."""
    andrea = table.you.ready("Andrea Giovanni (G2)")
    table.you.ready(COMPANION)
    table.prey.ready("Mazz")
    card = paper("Rite", levels={code: action(burn_pool(1, PREY))}, kind="action")
    table.you.holds(card)
    table.you.acts("Rite", by=andrea, level=code)
    assert stealth(table.state, action_of(table)) == number


# -- blood ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "most", "capacity"),
    [("Etrius (G2)", 3, 11), ("François Villon (G2)", 2, 10)],
)
@pytest.mark.parametrize("blood", [1, 4])
def test_elders_steal_blood(table: Table, name: str, most: int, capacity: int, blood: int) -> None:
    """Up to 3 of a Tremere, up to 2 of a younger vampire, in torpor too; at +1 stealth."""
    thief = table.you.ready(name, blood=3)
    table.you.ready("Underbridge Stray")
    victim = table.prey.ready(of_clan("Tremere", capacity=capacity - 1), blood=blood)
    torpid = table.grand_prey.torpor(of_clan("Tremere"), blood=1)
    table.prey.ready(of_clan("Tremere"), blood=0)
    other = table.prey.ready(of_clan("Ventrue", capacity=11), blood=3)
    table.prey.ready("Underbridge Stray")
    table.you.acts(thief, by=thief)
    assert table.you.choices() == {victim, torpid}
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == 1
    number = min(most, blood)
    if blood > 1:
        table.you.does("choose", number=number)
        assert table.blood(victim) == blood - number
    else:
        table.nobody_reacts()
    assert table.blood(thief) == 3 + number
    assert [table.blood(one) for one in (victim, torpid, other)] == [blood - number, 1, 3]
    assert table.locked(thief)
    assert table.waits_for(table.you)


def test_nikolaus_lends_blood_to_young_nosferatu(table: Table) -> None:
    """1 of his own in your unlock phase, once, to one in your uncontrolled region."""
    nikolaus = table.you.ready("Nikolaus Vermeulen (G2)", blood=3)
    first, second = table.you.uncontrolled("Ryan"), table.you.uncontrolled("Ryan", blood=2)
    table.you.uncontrolled("Mazz")
    table.prey.uncontrolled("Ryan")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(nikolaus)
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert [table.blood(one) for one in (nikolaus, first, second)] == [2, 0, 3]
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=nikolaus)


@pytest.mark.parametrize(("blood", "region", "may"), [(0, "ready", False), (1, "torpor", True)])
def test_nikolaus_needs_blood(table: Table, blood: int, region: str, may: bool) -> None:
    """His own; the text does not ask that he is ready."""
    nikolaus = table.you.puts("Nikolaus Vermeulen (G2)", region, blood=blood)
    table.you.uncontrolled("Ryan")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert table.you.may("use", card=nikolaus) == may


@pytest.mark.ruling("Virginie, Prodigy (G4)", 1)
def test_virginie_bleeds_more_for_blood(table: Table) -> None:
    """1 for a blood, once, in a bleed only, before it resolves."""
    virginie = table.you.ready("Virginie, Prodigy (G4)", blood=2)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=virginie)
    table.you.uses(virginie)
    assert not table.you.may("use", card=virginie)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert table.blood(virginie) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Virginie, Prodigy (G4)", 1)
def test_virginie_has_no_use_for_it_in_a_hunt(table: Table) -> None:
    """Nor in the bleed of another vampire of yours."""
    virginie = table.you.ready("Virginie, Prodigy (G4)", blood=2)
    other = table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.you.acts(word="hunt", by=virginie)
    while not table.over():
        assert not table.you.may("use", card=virginie)
        table.pass_on()
    table.you.acts(word="bleed", by=other)
    while not table.over():
        assert not table.you.may("use", card=virginie)
        table.pass_on()


def test_meshenka_pays_less_for_vicissitude(table: Table) -> None:
    """Plasmic Form is free; a card of another Discipline costs what it costs."""
    meshenka = table.you.ready("Meshenka (G2)")
    theirs = table.prey.ready("Mazz")
    table.you.holds("Plasmic Form")
    fight(table, meshenka, theirs)
    table.you.plays("Plasmic Form", by=meshenka, level="VIC")
    rest(table)
    assert table.blood(meshenka) == 8
    assert damage_to(table, meshenka) == 0

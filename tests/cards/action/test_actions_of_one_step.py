"""Bleeds that bring something, stunning, hiding things: actions of a single step."""

from __future__ import annotations

import pytest

from table_talk import Table

ACCORRI = "Accorri Giovanni (G5)"
AMBER = "Amber (G5)"
ARISHAT = "Arishat (G6)"
CERRO = "Don Cerro (G5)"
MARIA = "María del Toro (G6)"
NASSIR = "Nassir"


@pytest.mark.parametrize(
    ("name", "by", "level", "bled", "gained"),
    [
        ("Social Charm", AMBER, "pre", 2, 0),
        ("Social Charm", AMBER, "PRE", 2, 1),
        ("Legal Manipulations", AMBER, "pre", 3, 0),
        ("Legal Manipulations", AMBER, "PRE", 3, 1),
        ("Public Trust", AMBER, "pre", 3, 0),
        ("Public Trust", AMBER, "PRE", 3, 0),
        ("Scouting Mission", ACCORRI, "dom", 2, 0),
        ("Dominate Kine", ACCORRI, "dom", 2, 0),
    ],
)
def test_a_bleed_with_more_bleed(
    table: Table, name: str, by: str, level: str, bled: int, gained: int
) -> None:
    """The bleed, the pool it brings if it is successful, and the bystander."""
    minion = table.you.ready(by)
    table.you.uncontrolled(MARIA)
    table.you.holds(name)

    table.you.acts(name, by=minion, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == 30 - bled
    assert table.you.pool() == 30 + gained
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", ["Social Charm", "Legal Manipulations", "Public Trust"])
def test_nothing_is_gained_from_a_blocked_bleed(table: Table, name: str) -> None:
    """Only a bleed that is successful for 1 or more brings something."""
    amber = table.you.ready(AMBER)
    vampire = table.you.uncontrolled(MARIA)
    blocker = table.prey.ready(NASSIR)
    table.you.holds(name)

    table.you.acts(name, by=amber, level="PRE")
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert table.prey.pool() == table.you.pool() == 30
    assert table.blood(vampire) == 0


@pytest.mark.ruling("Public Trust", 1)
def test_public_trust_names_its_vampire_as_it_is_declared(table: Table) -> None:
    """In your own uncontrolled region, before anybody may block ([ANK 20240706])."""
    amber = table.you.ready(AMBER)
    first = table.you.uncontrolled(MARIA)
    second = table.you.uncontrolled(CERRO)
    theirs = table.prey.uncontrolled(CERRO)
    table.prey.ready(NASSIR)
    table.you.holds("Public Trust")

    table.you.acts("Public Trust", by=amber, level="PRE")
    assert {option.target for option in table.you.options("choose")} == {first, second}
    table.you.chooses(second)
    table.nobody_reacts()

    assert (table.blood(first), table.blood(second), table.blood(theirs)) == (0, 1, 0)


def test_scouting_mission_adds_blood_to_a_younger_vampire(table: Table) -> None:
    """2 blood; not to one as old (6), nor to somebody else's."""
    accorri = table.you.ready(ACCORRI)
    older = table.you.uncontrolled(CERRO)
    younger = table.you.uncontrolled(AMBER)
    table.prey.uncontrolled(AMBER)
    table.you.holds("Scouting Mission")

    table.you.acts("Scouting Mission", by=accorri, level="DOM")
    table.nobody_reacts()

    assert (table.blood(older), table.blood(younger)) == (0, 2)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_flurry_of_action(table: Table, level: str) -> None:
    """Two cards that are discarded again, or the vampire unlocks."""
    cerro = table.you.ready(CERRO)
    cards = table.you.holds("Villein", "Blood Doll", *["Deflection"] * 4)
    table.you.holds("Flurry of Action")

    table.you.acts("Flurry of Action", by=cerro, level=level)
    for card in cards[:2] if level == "cel" else ():
        assert len(table.state.seats[0].hand) > 7
        table.you.does("discard", card=card)

    assert len(table.state.seats[0].hand) == 7
    assert table.prey.pool() == 29
    assert table.locked(cerro) == (level == "cel")
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_mind_numb_stuns_an_unlocked_vampire(table: Table, level: str) -> None:
    """It stays locked in its next unlock phase, and unlocks in the one after that."""
    amber = table.you.ready(AMBER)
    table.prey.ready(CERRO, locked=True)
    table.prey.ready("War Ghoul")
    theirs = table.grand_prey.ready(MARIA)
    table.you.holds("Mind Numb")

    table.you.acts("Mind Numb", by=amber, level=level)
    if table.you.may("choose"):
        assert table.you.options("choose")
        table.you.chooses(theirs)
    table.nobody_reacts()

    assert table.locked(theirs)
    table.until_turn_of(table.you, "minion")
    assert table.locked(theirs)


@pytest.mark.ruling("Mind Numb", 2)
def test_mind_numb_fizzles_on_a_locked_vampire(table: Table) -> None:
    """It was locked before the action resolved ([ANK 20210124])."""
    amber = table.you.ready(AMBER)
    theirs = table.prey.ready(MARIA)
    table.you.holds("Mind Numb")
    table.you.acts("Mind Numb", by=amber, level="pre")
    table.you.chooses(theirs)
    table.state.edit(theirs).locked = True
    table.nobody_reacts()
    assert table.state.cards[theirs].note("stays locked") != 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Conceal", 1)
@pytest.mark.ruling("Conceal", 2)
@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_conceal_burns_equipment_or_a_location(table: Table, level: str) -> None:
    """Directed at whoever controls that card: nobody else may block ([LSJ 20090324])."""
    arishat = table.you.ready(ARISHAT)
    theirs = table.prey.ready(NASSIR)
    other = table.predator.ready(CERRO)
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    place = table.prey.in_play("The Labyrinth")
    table.you.holds("Conceal")

    table.you.acts("Conceal", by=arishat, level=level)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=theirs)
    assert not table.predator.may("block", minion=other)
    table.nobody_reacts()

    assert table.where(gun) == ("ash_heap" if level == "obf" else "attached")
    assert table.where(place) == ("permanent" if level == "obf" else "ash_heap")
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "may"), [("Bloody Mary (G5)", True), (MARIA, False)])
def test_the_monastery_hides_a_vampire_of_capacity_eight(
    table: Table, name: str, may: bool
) -> None:
    """+1 stealth when it is needed; at 7 there is none. And +1 hand size."""
    actor = table.you.ready(name)
    blocker = table.prey.ready(NASSIR)
    place = table.you.in_play("Monastery of Shadows")

    table.you.acts(word="bleed", by=actor)
    table.prey.blocks(blocker)
    assert table.you.may("use", card=place) == may
    if may:
        table.you.uses(place)
        assert table.locked(place)
    table.nobody_reacts()
    assert table.prey.pool() == (28 if may else 30)

"""Going to torpor and being burned in combat: Amaranth, Decapitate, Ashes to Ashes, Reform Body."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from combat_talk import DODGE, fight, made_up, rest
from fight_talk import damage_to, weapon
from methuselah.engine.definitions import Static, defined
from methuselah.language import dodge, hand_strike, ranged_strike, strike
from methuselah.pool import pool
from table_talk import Table

AMARANTH = "Amaranth"
DECAPITATE = "Decapitate"
ASHES = "Ashes to Ashes"
REFORM = "Reform Body"
BLOW: Final = made_up("A heavy blow", modes=(strike(hand_strike(+8)),))
CLAW: Final = made_up("Long claws", modes=(strike(hand_strike(+8, aggravated=True)),))
TAP: Final = made_up("A tap", modes=(strike(hand_strike(+1)),))
SWORD: Final = weapon("A sword", hand_strike(+1))


def noted(table: Table, what: str) -> int:
    """How many lines of the journal say this."""
    return sum(line.what == what for line in table.state.journal)


# -- Amaranth -------------------------------------------------------------------------------------


def test_amaranth_diablerizes_the_one_that_should_go_to_torpor(table: Table) -> None:
    """Blood, equipment, a blood hunt that is voted on; the action goes on (R0, Diablerie)."""
    anvil = table.you.ready("Anvil (G1)", blood=3)
    belinde = table.prey.ready("Belinde", blood=2)
    coat = table.prey.in_play("Leather Jacket", on=belinde)
    bystander = table.grand_prey.ready("Aleph (G1)")
    table.you.holds(BLOW, AMARANTH)

    fight(table, anvil, belinde)
    assert not table.you.may("play", card=AMARANTH)
    table.you.plays("A heavy blow", by=anvil)
    table.you.plays(AMARANTH, by=anvil)
    table.you.chooses(coat)
    rest(table)
    assert table.where(belinde) == "ash_heap"
    assert table.on(coat) == anvil
    assert table.blood(anvil) == 3 - 1 + 0
    assert noted(table, "diablerizes") == 1
    assert table.where(bystander) == "ready"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("hunted", [False, True])
def test_the_blood_hunt_after_amaranth(table: Table, hunted: bool) -> None:
    """Its referendum comes within combat; who is hunted down burns."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    gitane = table.prey.ready("Gitane St. Claire")
    table.you.holds(BLOW, AMARANTH)

    fight(table, anvil, belinde)
    table.you.plays("A heavy blow", by=anvil)
    table.you.plays(AMARANTH, by=anvil)
    table.prey.votes("for" if hunted else "against", minion=gitane)
    rest(table)
    assert table.where(anvil) == ("ash_heap" if hunted else "ready")
    assert table.waits_for(table.you)


@pytest.mark.parametrize("why", ["falling", "burned", "blood cursed", "ally"])
@pytest.mark.rules_text("003 Amaranth 1")
def test_who_cannot_use_amaranth(table: Table, why: str) -> None:
    """Nobody who falls in the same moment, or cannot commit diablerie; nor on an ally."""
    name = "Abd al-Rashid (G2)" if why == "blood cursed" else "Anvil (G1)"
    mine = table.you.ready(name)
    other = table.prey.ready("War Ghoul" if why == "ally" else "Belinde")
    table.you.holds(BLOW, AMARANTH)
    table.prey.holds({"falling": BLOW, "burned": CLAW}.get(why, DODGE))

    fight(table, mine, other)
    table.you.plays("A heavy blow", by=mine)
    if why in ("falling", "burned"):
        table.prey.does("play", minion=other)
    while not table.over():
        assert not table.you.may("play", card=AMARANTH)
        table.pass_on()
    assert table.where(other) == ("ash_heap" if why == "ally" else "torpor")


@pytest.mark.ruling(AMARANTH, 1)
@pytest.mark.ruling(DECAPITATE, 3)
@pytest.mark.parametrize("card", [AMARANTH, DECAPITATE])
def test_saved_first_it_is_not_going_to_torpor(table: Table, card: str) -> None:
    """The acting vampire comes first and stays ready ([RTR 20010711])."""
    abu = table.you.ready("Abu Nuwasi (G4)")
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds("Undead Persistence")
    table.prey.holds(BLOW, card)

    fight(table, abu, anvil)
    table.prey.plays("A heavy blow", by=anvil)
    table.until("torpor", table.you)
    assert table.prey.may("play", card=card)
    table.you.plays("Undead Persistence", by=abu, level="for")
    while not table.over():
        assert not table.prey.may("play", card=card, level="POT" if card == DECAPITATE else "")
        table.pass_on()
    assert table.where(abu) == "torpor"


# -- Decapitate -----------------------------------------------------------------------------------


@pytest.mark.ruling(DECAPITATE, 2)
@pytest.mark.parametrize("armed", [False, True])
def test_inferior_decapitate_hits_harder(table: Table, armed: bool) -> None:
    """+2 damage with the hand or a melee weapon, like the base ([TOM 19960225])."""
    mine = table.you.ready("Adrianne (G1)")
    if armed:
        sword = table.you.in_play(SWORD, on=mine)
    belinde = table.prey.ready("Belinde")
    table.you.holds(DECAPITATE)

    fight(table, mine, belinde)
    table.you.plays(DECAPITATE, by=mine, level="pot")
    if armed:
        table.you.chooses(sword)
    rest(table)
    assert damage_to(table, belinde) == 3 + armed
    assert table.where(belinde) == "ready"
    assert table.waits_for(table.you)


@pytest.mark.ruling(DECAPITATE, 2)
def test_what_decapitate_adds_is_aggravated_with_such_a_blade(table: Table) -> None:
    """All 4 points of it."""
    mine = table.you.ready("Adrianne (G1)")
    blade = table.you.in_play(weapon("A blade", hand_strike(+1, aggravated=True)), on=mine)
    belinde = table.prey.ready("Belinde")
    table.you.holds(DECAPITATE)

    fight(table, mine, belinde)
    table.you.plays(DECAPITATE, by=mine, level="pot")
    table.you.chooses(blade)
    rest(table)
    assert damage_to(table, belinde, aggravated=True) == 4


@pytest.mark.ruling(DECAPITATE, 1)
def test_a_strike_without_damage_does_none(table: Table) -> None:
    """With a weapon that only parries nothing is added to nothing ([RTR 19960221])."""
    mine = table.you.ready("Adrianne (G1)")
    shield = table.you.in_play(weapon("A shield", dodge), on=mine)
    belinde = table.prey.ready("Belinde")
    table.you.holds(DECAPITATE)

    fight(table, mine, belinde)
    table.you.plays(DECAPITATE, by=mine, level="pot")
    table.you.chooses(shield)
    rest(table)
    assert (damage_to(table, belinde), damage_to(table, mine)) == (0, 0)


def test_superior_decapitate_burns_instead_of_torpor(table: Table) -> None:
    """Only in that moment; the victim may still answer being burned."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(BLOW, DECAPITATE)

    fight(table, anvil, belinde)
    table.until("strike", table.you)
    assert not table.you.may("play", card=DECAPITATE, level="POT")
    table.you.plays("A heavy blow", by=anvil)
    table.you.plays(DECAPITATE, by=anvil, level="POT")
    rest(table)
    assert table.where(belinde) == "ash_heap"
    assert any(line.what == "burns" and line.other == anvil for line in table.state.journal)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("blow", [BLOW, CLAW])
def test_decapitate_not_by_one_that_falls_itself(table: Table, blow: object) -> None:
    """Going to torpor or being burned in the same moment."""
    anvil = table.you.ready("Anvil (G1)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(BLOW, DECAPITATE)
    table.prey.holds(blow)  # type: ignore[arg-type]

    fight(table, anvil, belinde)
    table.you.plays("A heavy blow", by=anvil)
    table.prey.does("play", minion=belinde)
    while not table.over():
        assert not table.you.may("play", card=DECAPITATE, level="POT")
        table.pass_on()
    assert table.where(belinde) == "torpor"


# -- Ashes to Ashes -------------------------------------------------------------------------------


def test_inferior_ashes_go_to_torpor_instead(table: Table) -> None:
    """Burned by aggravated damage, it goes to torpor; not usable when going there anyway."""
    abu = table.you.ready("Abu Nuwasi (G4)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(ASHES)
    table.prey.holds(CLAW)

    fight(table, abu, belinde)
    table.prey.plays("Long claws", by=belinde)
    table.you.plays(ASHES, by=abu, level="for")
    rest(table)
    assert table.where(abu) == "torpor"
    assert table.waits_for(table.you)


def test_ashes_are_not_for_torpor(table: Table) -> None:
    """A vampire that should go to torpor is not being burned."""
    abu = table.you.ready("Abu Nuwasi (G4)")
    belinde = table.prey.ready("Belinde")
    table.you.holds(ASHES)
    table.prey.holds(BLOW)

    fight(table, abu, belinde)
    table.prey.plays("A heavy blow", by=belinde)
    while not table.over():
        assert not table.you.may("play", card=ASHES)
        table.pass_on()
    assert table.where(abu) == "torpor"


@pytest.mark.ruling(ASHES, 3)
@pytest.mark.ruling(REFORM, 1)
@pytest.mark.parametrize(
    ("name", "card", "level", "gained"),
    [
        ("Abu Nuwasi (G4)", ASHES, "for", 0),
        ("Anton (G2)", REFORM, "vic", 0),
        ("Caliban (G2)", REFORM, "VIC", 2),
    ],
)
def test_a_diablerie_that_fails_and_another_one(
    table: Table, name: str, card: str, level: str, gained: int
) -> None:
    """Nothing for the diablerist, no blood hunt; going to torpor, it may be diablerized again."""
    victim = table.you.ready(name, blood=1)
    coat = table.you.in_play("Leather Jacket", on=victim)
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(card, card)
    table.prey.holds(BLOW, AMARANTH, AMARANTH)

    fight(table, victim, anvil)
    table.prey.plays("A heavy blow", by=anvil)
    for _ in range(2):
        table.prey.plays(AMARANTH, by=anvil)
        assert table.asked().window == "diablerie"  # type: ignore[union-attr]
        table.you.plays(card, by=victim, level=level)
    rest(table)
    assert table.where(victim) == "torpor"
    assert table.blood(victim) == 2 * gained
    assert table.on(coat) == victim
    assert (noted(table, "diablerie undone"), noted(table, "blood hunt")) == (2, 0)
    assert table.waits_for(table.you)


@pytest.mark.ruling(ASHES, 2)
@pytest.mark.parametrize(
    ("name", "level", "gained"), [("Abebe (G4)", "thn", 0), ("Angel Chavarria (G6)", "THN", 2)]
)
@pytest.mark.parametrize("eaten", [False, True])
def test_thanatosis_prevents_all_and_goes_to_torpor_unlocked(
    table: Table, name: str, level: str, gained: int, eaten: bool
) -> None:
    """On the way to torpor the opponent may diablerize it ([LSJ 20011214-4])."""
    samedi = table.you.ready(name, blood=1)
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(ASHES)
    table.prey.holds(CLAW, AMARANTH)

    fight(table, samedi, anvil)
    table.prey.plays("Long claws", by=anvil)
    table.you.plays(ASHES, by=samedi, level=level)
    if eaten:
        table.prey.plays(AMARANTH, by=anvil)
    rest(table)
    assert damage_to(table, samedi) == 0
    assert damage_to(table, anvil) == 1
    assert table.where(samedi) == ("ash_heap" if eaten else "torpor")
    if not eaten:
        assert not table.locked(samedi)
        assert table.blood(samedi) == 1 + gained
    assert table.waits_for(table.you)


@pytest.mark.ruling(ASHES, 1)
def test_persistence_interrupts_the_way_to_torpor(table: Table) -> None:
    """Unlocked, with the blood, wounded, and still in combat ([LSJ 20020211])."""
    george = table.you.ready("George Frederick (G2)", blood=2)
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(ASHES, "Undead Persistence")
    table.prey.holds(TAP)

    fight(table, george, anvil)
    table.prey.plays("A tap", by=anvil)
    table.you.plays(ASHES, by=george, level="THN")
    table.you.plays("Undead Persistence", by=george, level="for")
    assert (table.where(george), table.locked(george), table.blood(george)) == ("ready", False, 4)
    table.you.does("use press")
    rest(table)
    assert noted(table, "round") == 2
    assert table.where(george) == "torpor"


@pytest.mark.ruling(ASHES, 7)
def test_no_ashes_without_damage(table: Table) -> None:
    """Thanatosis prevents damage, so there must be some ([LSJ 20001114])."""
    george = table.you.ready("George Frederick (G2)")
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(ASHES)
    table.prey.holds(DODGE)

    fight(table, george, anvil)
    table.prey.plays("A dodge", by=anvil)
    while not table.over():
        assert not table.you.may("play", card=ASHES)
        table.pass_on()


@pytest.mark.ruling(ASHES, 6)
def test_ashes_require_the_discipline_that_is_used(table: Table) -> None:
    """Damage that Fortitude cannot prevent, Thanatosis can ([PIB 20130704])."""
    george = table.you.ready("George Frederick (G2)")
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(ASHES, "Skin of Rock")
    table.prey.holds(made_up("A bullet", modes=(strike(ranged_strike(2, proof="for")),)))

    fight(table, george, anvil)
    table.prey.plays("A bullet", by=anvil)
    table.until("prevent", table.you)
    assert not table.you.may("play", card="Skin of Rock")
    table.you.plays(ASHES, by=george, level="THN")
    rest(table)
    assert damage_to(table, george) == 0
    assert table.where(george) == "torpor"


@pytest.mark.ruling(ASHES, 4)
def test_an_ally_burns_in_spite_of_ashes(table: Table) -> None:
    """One that plays cards as a vampire does not go to torpor ([ANK 20170412])."""
    face = replace(pool()["War Ghoul"], name="Scholar", printed_name="Scholar", id=900_777)
    scholar = defined(face, statics=(Static("plays as a vampire", word="for"),))
    ally = table.you.ready(scholar)
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds(ASHES)
    table.prey.holds(BLOW)

    fight(table, ally, anvil)
    table.prey.plays("A heavy blow", by=anvil)
    table.you.plays(ASHES, by=ally, level="for")
    rest(table)
    assert table.where(ally) == "ash_heap"
    assert table.waits_for(table.you)


# -- Reform Body ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "gained"), [("Anton (G2)", "vic", 0), ("Caliban (G2)", "VIC", 2)]
)
@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.rules_text("003 Reform Body 2")
def test_reform_body_saves_from_diablerie_in_torpor(
    table: Table, name: str, level: str, gained: int, locked: bool
) -> None:
    """As a reaction, locked and in torpor; it stays there."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready("Aleph (G1)")
    victim = table.prey.torpor(name, blood=1, locked=locked)
    card = table.prey.holds(REFORM)

    table.you.acts(by=anvil, word="diablerie", target=victim)
    table.prey.plays(card, by=victim, level=level + " 2")
    rest(table)
    assert table.where(victim) == "torpor"
    assert table.blood(victim) == 1 + gained
    assert table.locked(victim) == locked
    assert noted(table, "blood hunt") == 0
    assert table.waits_for(table.you)


def test_reform_body_only_for_its_own_vampire(table: Table) -> None:
    """A friend with Visceratika cannot play it for the victim, nor its own side against itself."""
    anvil = table.you.ready("Anvil (G1)")
    table.prey.ready("Caliban (G2)")
    victim = table.prey.torpor("Belinde")
    table.prey.holds(REFORM)

    table.you.acts(by=anvil, word="diablerie", target=victim)
    while not table.over():
        assert not table.prey.may("play", card=REFORM)
        table.pass_on()
    assert table.where(victim) == "ash_heap"


@pytest.mark.ruling(REFORM, 2)
def test_no_reform_for_a_vampire_that_is_not_controlled(table: Table) -> None:
    """What burns in the uncontrolled region, or the torpid victim of its own side."""
    anvil = table.you.ready("Anvil (G1)")
    victim = table.you.torpor("Caliban (G2)")
    table.you.holds(REFORM)
    table.prey.uncontrolled("Caliban (G2)")
    table.prey.holds(REFORM)

    table.you.acts(by=anvil, word="diablerie", target=victim)
    while not table.over():
        assert not table.you.may("play", card=REFORM)
        assert not table.prey.may("play", card=REFORM)
        table.pass_on()
    assert table.where(victim) == "ash_heap"


@pytest.mark.ruling(ASHES, 5)
@pytest.mark.ruling(REFORM, 3)
@pytest.mark.parametrize(("name", "card"), [("Gitane St. Claire", ASHES), ("Caliban (G2)", REFORM)])
def test_nothing_saves_so_from_a_blood_hunt(table: Table, name: str, card: str) -> None:
    """The hunted vampire burns ([LSJ 20070417])."""
    hunted = table.you.ready(name)
    belinde = table.prey.ready("Belinde")
    titled = table.prey.ready("Anvil (G1)")
    table.you.holds(BLOW, AMARANTH, card)

    fight(table, hunted, belinde)
    table.you.plays("A heavy blow", by=hunted)
    table.you.plays(AMARANTH, by=hunted)
    table.prey.votes("for", minion=titled)
    while not table.over():
        assert not table.you.may("play", card=card)
        table.pass_on()
    assert table.where(hunted) == "ash_heap"

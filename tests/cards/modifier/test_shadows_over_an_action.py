"""Shadows over an action: stealth, a block that fails, what comes of one that does not."""

from __future__ import annotations

import pytest

from combat_talk import made_up, rest
from listening import listener
from methuselah.language import (
    OPPOSING,
    combat_ends,
    inflicts_damage,
    strike,
)
from table_talk import Table

# -- Blanket of Night ------------------------------------------------------------------------------


def test_inferior_blanket_gives_stealth(table: Table) -> None:
    """+1 stealth as somebody attempts to block; it costs 1 blood."""
    banjoko = table.you.ready("Banjoko")
    table.you.ready("Ryan")
    blanket = table.you.holds("Blanket of Night")
    ashley = table.prey.ready("Ashley")

    table.you.acts(by=banjoko, word="bleed")
    table.prey.blocks(ashley)
    table.you.plays("Blanket of Night", by=banjoko, level="obt")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == 30
    assert table.blood(banjoko) == 4
    assert table.blood(ashley) == 3
    assert table.where(blanket) == "ash_heap"
    assert table.waits_for(table.you)


def test_superior_blanket_has_the_attempt_fail_for_good(table: Table) -> None:
    """Another ready minion locks; that minion cannot try again, another one can."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    guido = table.you.ready("Guido Lucciano")
    table.you.holds("Blanket of Night")
    ashley = table.prey.ready("Ashley")
    alice = table.prey.ready("Alice Chen")

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(ashley)
    table.you.plays("Blanket of Night", by=guido, level="OBT")
    assert table.locked(guido)
    assert table.blood(guido) == 4
    assert not table.locked(ashley)
    assert not table.prey.may("block", minion=ashley)
    assert table.prey.may("block", minion=alice)
    table.prey.blocks(alice)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.locked(alice)
    assert not table.locked(ashley)
    assert table.waits_for(table.you)


def test_superior_blanket_is_for_unlocked_others_during_an_attempt(table: Table) -> None:
    """Neither the acting minion, nor a locked one, nor one in torpor, nor before an attempt."""
    guido = table.you.ready("Guido Lucciano")
    andrew = table.you.ready("Andrew Emory", locked=True)
    torpid = table.you.torpor("Ermenegildo, The Rake")
    claudia = table.you.ready("Claudia")
    free = table.you.ready("Aurora Van Brande, Paladin")
    table.you.holds("Blanket of Night")
    ashley = table.prey.ready("Ashley")

    table.you.acts(by=guido, word="bleed")
    assert not table.you.can_play("Blanket of Night")
    table.prey.blocks(ashley)
    table.until("attempt", table.you)
    assert table.you.can_play("Blanket of Night", by=free, level="OBT")
    assert table.you.can_play("Blanket of Night", by=guido, level="obt")
    assert not table.you.can_play("Blanket of Night", by=guido, level="OBT")
    for other in (andrew, torpid, claudia):
        assert not table.you.can_play("Blanket of Night", by=other)


@pytest.mark.ruling("Blanket of Night", 1)
def test_only_the_acting_side_draws_the_blanket(table: Table) -> None:
    """A vampire of somebody else cannot play it, at whatever level."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    ashley = table.prey.ready("Ashley")
    table.predator.ready("Guido Lucciano")
    table.predator.holds("Blanket of Night")

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(ashley)
    assert not table.predator.can_play("Blanket of Night")
    table.nobody_reacts()

    assert table.predator.hand() == ["Blanket of Night"]
    assert table.prey.pool() == 30


@pytest.mark.ruling("Blanket of Night", 2)
def test_two_vampires_draw_a_blanket_in_one_action(table: Table) -> None:
    """Each locks for one attempt."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    guido = table.you.ready("Guido Lucciano")
    andrew = table.you.ready("Andrew Emory")
    table.you.holds("Blanket of Night", "Blanket of Night")
    ashley = table.prey.ready("Ashley")
    alice = table.prey.ready("Alice Chen")

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(ashley)
    table.you.plays("Blanket of Night", by=guido, level="OBT")
    table.prey.blocks(alice)
    table.you.plays("Blanket of Night", by=andrew, level="OBT")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.locked(guido)
    assert table.locked(andrew)


# -- Domain of Evernight ---------------------------------------------------------------------------


def test_domain_with_obfuscate_gives_stealth(table: Table) -> None:
    """+1 stealth, free."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.holds("Domain of Evernight")
    ashley = table.prey.ready("Ashley")

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(ashley)
    table.you.plays("Domain of Evernight", by=ryan, level="obf")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.blood(ryan) == 4
    assert table.waits_for(table.you)


def test_domain_with_temporis_makes_damage_to_vampires_aggravated(table: Table) -> None:
    """In the resulting combat, on both sides: both hand strikes send to torpor."""
    gwyedd = table.you.ready("Gwyedd")
    table.you.ready("Meaghan")
    table.you.holds("Domain of Evernight")
    alice = table.prey.ready("Alice Chen")
    bystander = table.prey.ready("Ashley")

    table.you.acts(by=gwyedd, word="bleed")
    table.you.plays("Domain of Evernight", by=gwyedd, level="tem")
    table.prey.blocks(alice)
    table.nobody_reacts()

    assert table.where(alice) == "torpor"
    assert table.where(gwyedd) == "torpor"
    assert (table.blood(alice), table.blood(gwyedd)) == (7, 10)
    assert table.where(bystander) == "ready"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_domain_with_temporis_is_for_this_action_only(table: Table) -> None:
    """Unblocked it comes to nothing: the next combat of the vampire is as any other."""
    gwyedd = table.you.ready("Gwyedd")
    table.you.ready("Meaghan")
    table.you.holds("Domain of Evernight")
    alice = table.prey.ready("Alice Chen")

    table.you.acts(by=gwyedd, word="bleed")
    table.you.plays("Domain of Evernight", by=gwyedd, level="tem")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.until_turn_of(table.you, "discard")
    table.until_turn_of(table.you, "minion")
    table.you.acts(by=gwyedd, word="bleed")
    table.prey.blocks(alice)
    table.nobody_reacts()

    assert (table.where(gwyedd), table.where(alice)) == ("ready", "ready")
    assert (table.blood(gwyedd), table.blood(alice)) == (9, 6)


@pytest.mark.ruling("Domain of Evernight", 1)
def test_damage_after_the_combat_is_normal(table: Table) -> None:
    """What is inflicted after combat ends is not of the combat."""
    gwyedd = table.you.ready("Gwyedd")
    table.you.ready("Meaghan")
    fear = made_up("Fear", modes=(strike(combat_ends(after=(inflicts_damage(1, OPPOSING),))),))
    table.you.holds("Domain of Evernight", fear)
    alice = table.prey.ready("Alice Chen")

    table.you.acts(by=gwyedd, word="bleed")
    table.you.plays("Domain of Evernight", by=gwyedd, level="tem")
    table.prey.blocks(alice)
    table.you.plays("Fear", by=gwyedd)
    table.nobody_reacts()

    assert table.where(alice) == "ready"
    assert table.blood(alice) == 6
    assert table.where(gwyedd) == "ready"


@pytest.mark.ruling("Domain of Evernight", 2)
def test_superior_domain_unlocks_after_a_successful_action_once_each_turn(table: Table) -> None:
    """After resolution, while the action still goes on; the second action finds it used."""
    synesios = table.you.ready("Synesios")
    table.you.ready("Meaghan")
    table.you.holds("Domain of Evernight", "Domain of Evernight")

    table.you.acts(by=synesios, word="bleed")
    assert not table.you.can_play("Domain of Evernight", level="TEM")
    table.until("after_resolution", table.you)
    assert table.prey.pool() == 29
    assert not table.over()
    table.you.plays("Domain of Evernight", by=synesios, level="TEM")
    assert not table.locked(synesios)
    table.nobody_reacts()

    table.you.acts(by=synesios, word="hunt")
    table.nobody_reacts()
    assert table.locked(synesios)
    assert table.you.hand().count("Domain of Evernight") == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Domain of Evernight", 3)
@pytest.mark.parametrize(("heard", "pool"), [("obf", 31), ("tem", 30)])
def test_domain_counts_as_requiring_what_is_used(table: Table, heard: str, pool: int) -> None:
    """Played with Obfuscate it requires that alone; in the hand it requires each of both."""
    synesios = table.you.ready("Synesios")
    table.you.ready("Meaghan")
    table.you.in_play(listener(heard))
    table.you.holds("Domain of Evernight", "Domain of Evernight")
    ashley = table.prey.ready("Ashley")

    table.you.acts(by=synesios, word="bleed")
    table.prey.blocks(ashley)
    table.you.plays("Domain of Evernight", by=synesios, level="obf")
    rest(table)
    assert table.you.pool() == pool
    assert "Domain of Evernight" in table.you.hand()
    table.you.uses(f"Listener for {heard}")
    assert "Domain of Evernight" not in table.you.hand()


@pytest.mark.rules_text("003 Domain of Evernight 1")
def test_only_the_superior_domain_is_once_each_turn(table: Table) -> None:
    """After it, the same vampire plays the other level in its next action of the turn."""
    synesios = table.you.ready("Synesios", blood=3)
    table.you.ready("Meaghan")
    table.you.holds(*["Domain of Evernight"] * 3)
    min_seo = table.prey.ready("Min-seo")
    table.prey.holds("Enhanced Senses")

    table.you.acts(by=synesios, word="bleed")
    table.you.plays("Domain of Evernight", by=synesios, level="TEM")
    table.you.acts(by=synesios, word="hunt")
    table.prey.blocks(min_seo)
    table.prey.plays("Enhanced Senses", by=min_seo, level="aus")
    table.you.plays("Domain of Evernight", by=synesios, level="obf")
    table.nobody_reacts()

    assert table.blood(synesios) == 4
    assert table.locked(synesios)
    assert table.you.hand().count("Domain of Evernight") == 1


def test_superior_domain_is_not_for_a_blocked_action(table: Table) -> None:
    """Only after a successful one."""
    synesios = table.you.ready("Synesios")
    table.you.ready("Meaghan")
    table.you.holds("Domain of Evernight")
    ashley = table.prey.ready("Ashley")

    table.you.acts(by=synesios, word="bleed")
    table.prey.blocks(ashley)
    with pytest.raises(AssertionError, match="never offered"):
        table.you.plays("Domain of Evernight", level="TEM")

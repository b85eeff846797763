"""Reactions that wake: On the Qui Vive, Wake with Evening's Freshness, superior Eyes of Argus."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import made_vampire
from combat_talk import AGAIN, COMPANION, MANEUVER, rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import gain_pool, reaction
from table_talk import Table

QUI_VIVE = "On the Qui Vive"
WAKE = "Wake with Evening's Freshness"
EYES = "Eyes of Argus"
WAKES = [(QUI_VIVE, ""), (WAKE, ""), (EYES, "AUS")]
STRAY = "Underbridge Stray"
SENTINEL = "Shadow Sentinel"
LATER = [*WAKES, ("Forced Awakening", ""), (SENTINEL, "obl")]
"""All that wake a vampire by a card, with the level at which they do."""
OBEDIENCE = "Obedience"
SWIFT = paper("Swift", reaction(gain_pool(1), at=("after_resolution",)))
"""A made-up reaction after resolution, of an unlocked or awake minion."""


@pytest.mark.parametrize(("card", "level"), WAKES)
@pytest.mark.rules_text("003 Wake with Evening's Freshness 1")
def test_a_wake_lets_a_locked_vampire_block(table: Table, card: str, level: str) -> None:
    """It stays locked and blocks; another locked one does not. The card is free."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    norton = table.prey.ready("Colette", locked=True)
    other = table.prey.ready("Ashley", locked=True)
    held = table.prey.holds(card)

    table.you.acts(word="bleed", by=ryan)
    assert not table.prey.may("block")
    table.prey.plays(card, by=norton, level=level)
    assert table.locked(norton)
    assert table.prey.may("block", minion=norton)
    assert not table.prey.may("block", minion=other)
    table.prey.blocks(norton)
    rest(table)

    assert table.prey.pool() == 30
    assert table.blood(norton) == 4
    assert table.locked(norton)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("card", "level"), WAKES)
def test_a_woken_vampire_plays_reactions_until_the_action_ends(
    table: Table, card: str, level: str
) -> None:
    """Deflection, with a lock that it needs not pay; in the next action it sleeps again."""
    ryan = table.you.ready("Ryan")
    baixinho = table.you.ready("Baixinho")
    norton = table.prey.ready("Colette", locked=True)
    table.prey.holds(card, "Deflection", "Deflection")

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(card, by=norton, level=level)
    table.prey.plays("Deflection", by=norton, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    rest(table)
    assert table.grand_prey.pool() == 29

    table.you.acts(word="bleed", by=baixinho)
    assert not table.prey.may("block")
    while not table.over():
        assert not table.prey.can_play("Deflection")
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.ruling("On the Qui Vive", 1)
@pytest.mark.ruling("Wake with Evening's Freshness", 2)
@pytest.mark.ruling("Eyes of Argus", 1)
@pytest.mark.parametrize(("card", "level"), WAKES)
@pytest.mark.rules_text("003 Wake with Evening's Freshness 1")
def test_who_wakes_need_not_do_anything(table: Table, card: str, level: str) -> None:
    """The bleed succeeds."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    norton = table.prey.ready("Colette", locked=True)
    table.prey.holds(card)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(card, by=norton, level=level)
    rest(table)
    assert table.prey.pool() == 29
    assert table.locked(norton)
    assert table.waits_for(table.you)


def elder() -> Definition:
    """A vampire that can play all of these cards, and Obedience on whoever is younger."""
    return made_vampire("Elder", "AUS", "dom", "obl", capacity=9)


@pytest.mark.ruling("On the Qui Vive", 2)
@pytest.mark.ruling("Wake with Evening's Freshness", 3)
@pytest.mark.ruling("Eyes of Argus", 2)
@pytest.mark.ruling("Forced Awakening", 5)
@pytest.mark.ruling(SENTINEL, 2)
@pytest.mark.parametrize(("card", "level"), LATER)
def test_a_wake_is_played_after_resolution_too(table: Table, card: str, level: str) -> None:
    """After combat the blocker is locked: it wakes and reacts, as it could not ([LSJ 20091123])."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    blocker = table.prey.ready(elder())
    table.prey.holds(card, SWIFT)

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert not table.prey.can_play(card, level=level)
    table.prey.blocks(blocker)
    table.until("after_resolution", table.prey)
    assert not table.prey.can_play("Swift")
    table.prey.plays(card, by=blocker, level=level)
    table.prey.plays("Swift", by=blocker)
    rest(table)
    assert table.prey.pool() == 31
    assert table.locked(blocker)
    assert table.waits_for(table.you)


@pytest.mark.ruling("On the Qui Vive", 2)
@pytest.mark.ruling("Wake with Evening's Freshness", 3)
@pytest.mark.ruling("Eyes of Argus", 2)
@pytest.mark.ruling("Forced Awakening", 5)
@pytest.mark.ruling(SENTINEL, 2)
@pytest.mark.parametrize(("card", "level"), LATER)
def test_who_is_locked_wakes_between_two_combats(table: Table, card: str, level: str) -> None:
    """Before a queued combat, the last moment for what is no combat card (K0, [LSJ 19991025])."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(AGAIN)
    blocker = table.prey.ready(elder())
    table.prey.holds(card, OBEDIENCE)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(blocker)
    table.you.plays(AGAIN.name)
    table.until("before_combat", table.prey)
    assert not table.prey.can_play(OBEDIENCE)
    table.prey.plays(card, by=blocker, level=level)
    table.prey.plays(OBEDIENCE, by=blocker, level="dom")
    rest(table)
    assert told(table, "combat") == 1
    assert not table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("card", "level"), LATER)
def test_who_is_locked_wakes_after_combat_and_not_in_it(
    table: Table, card: str, level: str
) -> None:
    """In the window after combat (K10), before the action is resolved."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(MANEUVER)
    blocker = table.prey.ready(elder())
    table.prey.holds(card, SWIFT)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(blocker)
    table.until("range", table.you)
    while (asked := table.asked()) is not None and asked.window != "after_combat":
        assert not table.prey.can_play(card), asked
        table.pass_on()
    table.prey.plays(card, by=blocker, level=level)
    table.prey.plays("Swift", by=blocker)
    rest(table)
    assert table.prey.pool() == 31


@pytest.mark.ruling("On the Qui Vive", 3)
@pytest.mark.ruling("Wake with Evening's Freshness", 4)
@pytest.mark.ruling("Eyes of Argus", 3)
@pytest.mark.parametrize(("card", "level"), WAKES)
def test_a_wake_is_played_as_an_action_card_is(table: Table, card: str, level: str) -> None:
    """In the as-played window of the action card and of a modifier, but not in combat."""
    lauren = table.you.ready("Lauren")
    table.you.holds("Govern the Unaligned", MANEUVER)
    colette = table.prey.ready("Colette", locked=True)
    table.prey.ready("Patrik Söderberg", locked=True)
    table.prey.holds(card, card)

    table.you.acts("Govern the Unaligned", by=lauren, level="dom")
    table.until("as_played", table.prey)
    table.prey.plays(card, by=colette, level=level)
    table.prey.blocks(colette)
    table.you.plays("A maneuver", by=lauren)
    while table.asked() and table.asked().window != "after_combat":  # type: ignore[union-attr]
        assert not table.prey.can_play(card)
        table.pass_on()
    assert table.prey.can_play(card)


@pytest.mark.ruling("On the Qui Vive", 3)
@pytest.mark.ruling("Wake with Evening's Freshness", 4)
@pytest.mark.ruling("Eyes of Argus", 3)
@pytest.mark.parametrize(("card", "level"), WAKES)
def test_nobody_wakes_outside_an_action(table: Table, card: str, level: str) -> None:
    """Not as a master card is played, nor between actions."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.holds("Life in the City")
    table.prey.ready("Colette", locked=True)
    table.prey.holds(card)
    table.begins("master")

    table.you.plays("Life in the City")
    while table.state.stack[-1].span != "action" and table.blood(ryan) == 1:
        assert not table.prey.can_play(card, level=level)
        decision = table.asked()
        assert decision is not None
        if decision.kind == "target":
            table.you.chooses(ryan)
        else:
            table.pass_on()
    assert not table.prey.can_play(card)
    table.you.acts(word="bleed", by=ryan)
    assert table.prey.can_play(card, level=level)


@pytest.mark.parametrize(("card", "level"), WAKES)
def test_the_acting_side_and_the_unready_do_not_wake(table: Table, card: str, level: str) -> None:
    """Reactions are for others' minions; a vampire in torpor plays none."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Colette", locked=True)
    table.you.holds(card)
    table.prey.torpor("Patrik Söderberg", locked=True)
    table.prey.holds(card)

    table.you.acts(word="bleed", by=ryan)
    while not table.over():
        assert not table.you.can_play(card, level=level)
        assert not table.prey.can_play(card, level=level)
        table.pass_on()


def test_argus_wakes_at_the_superior_level_only(table: Table) -> None:
    """Inferior Auspex does not wake a locked vampire; any Methuselah's vampire may wake."""
    ryan = table.you.ready("Ryan")
    table.prey.ready("Lauren", locked=True)
    table.prey.holds(EYES)
    table.grand_prey.ready("Colette", locked=True)
    table.grand_prey.holds(EYES)

    table.you.acts(word="bleed", by=ryan)
    assert not table.prey.can_play(EYES)
    assert table.grand_prey.can_play(EYES, level="AUS")


# -- On the Qui Vive ------------------------------------------------------------------------------


def test_each_minion_is_on_the_qui_vive_once_between_its_unlock_phases(table: Table) -> None:
    """The same one not in a second action; another one may; after its unlock phase it may again."""
    first = table.you.ready("Ryan")
    second = table.you.ready("Baixinho")
    colette = table.prey.ready("Colette", locked=True)
    ashley = table.prey.ready("Ashley", locked=True)
    table.prey.holds(QUI_VIVE, QUI_VIVE)
    hunter = table.grand_prey.ready("Lauren", blood=1)

    table.you.acts(word="bleed", by=first)
    table.prey.plays(QUI_VIVE, by=colette)
    rest(table)
    table.you.acts(word="bleed", by=second)
    assert {option.minion for option in table.prey.options("play")} == {ashley}
    rest(table)

    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="hunt", by=colette)
    rest(table)
    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts(word="hunt", by=hunter)
    table.until("action", table.prey)
    assert table.prey.can_play(QUI_VIVE, by=colette)


@pytest.mark.parametrize(("name", "locked"), [(STRAY, True), ("Ashley", False)])
def test_an_ally_on_the_qui_vive_stays_locked_in_its_next_unlock_phase(
    table: Table, name: str, locked: bool
) -> None:
    """Once; a vampire unlocks as normal. Wakes for vampires are not for the ally."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.grand_prey.ready("Lauren")
    minion = table.prey.ready(name, locked=True)
    bystander = table.prey.ready("Baixinho", locked=True)
    table.prey.holds(QUI_VIVE, WAKE)

    table.you.acts(word="bleed", by=ryan)
    assert table.prey.can_play(WAKE, by=minion) != locked
    table.prey.plays(QUI_VIVE, by=minion)
    rest(table)
    assert table.locked(minion)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(minion) == locked
    assert not table.locked(bystander)
    table.until_turn_of(table.grand_prey, "minion")
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(minion)


# -- Wake with Evening's Freshness ----------------------------------------------------------------


@pytest.mark.ruling("Wake with Evening's Freshness", 1)
def test_wake_is_replaced_as_the_next_unlock_phase_begins(table: Table) -> None:
    """No card before; then at once, before an unlock effect such as the Edge's can be used."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    colette = table.prey.ready("Colette", locked=True)
    table.prey.in_play("Slum Hunting Ground")
    table.prey.ready("Nassir", blood=1)
    table.prey.holds(WAKE, QUI_VIVE, QUI_VIVE, QUI_VIVE, QUI_VIVE, QUI_VIVE, QUI_VIVE)
    table.gives_edge(table.prey)

    table.you.acts(word="hunt", by=ryan)
    table.prey.plays(WAKE, by=colette)
    rest(table)
    assert len(table.prey.hand()) == 6
    table.until("unlock", table.prey)
    assert len(table.prey.hand()) == 7
    assert not table.locked(colette)
    assert table.prey.may("use", card="Slum Hunting Ground")


@pytest.mark.parametrize(("card", "level"), [(QUI_VIVE, ""), (EYES, "AUS")])
def test_the_other_wakes_are_replaced_at_once(table: Table, card: str, level: str) -> None:
    """Only Wake with Evening's Freshness says otherwise."""
    ryan = table.you.ready("Ryan")
    colette = table.prey.ready("Colette", locked=True)
    table.prey.holds(card)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(card, by=colette, level=level)
    assert table.prey.hand() == ["Filler"]


@pytest.mark.parametrize(("card", "level"), [(QUI_VIVE, ""), (EYES, "AUS")])
def test_a_locked_vampire_wakes_while_votes_are_cast(table: Table, card: str, level: str) -> None:
    """It may play a reaction of the polling step then; its votes it has locked or not."""
    andi = table.you.ready("Andi Liu")
    table.you.ready(COMPANION)
    table.you.holds("Ancilla Empowerment")
    primogen = table.prey.ready("Chrysanthemum", locked=True)
    table.prey.holds(card, "Protected District")

    table.you.acts("Ancilla Empowerment", by=andi)
    table.until("polling", table.prey)
    assert table.prey.may("vote", minion=primogen)
    assert not table.prey.can_play("Protected District")
    table.prey.plays(card, by=primogen, level=level)
    table.prey.plays("Protected District", by=primogen)
    table.you.votes("for", minion=andi)
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you)

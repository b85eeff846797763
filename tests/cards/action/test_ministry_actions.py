"""Actions and action modifiers of the Ministry deck."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, COMPANION, fight, rest
from table_talk import Table

PROTOCOL = "The Platinum Protocol"
FACE = "True Love's Face"
GAZE = "Enchanting Gaze"
SERPENT = "Revelation of the Serpent"
COBRA = "Form of the Cobra"


def corruption(table: Table, minion: int, seat: int = 0) -> int:
    """The corruption counters of a seat on a minion."""
    return table.state.cards[minion].corrupted_by(seat)


# -- The Platinum Protocol ------------------------------------------------------------------------


@pytest.mark.ruling("The Platinum Protocol", 3)
@pytest.mark.parametrize(
    ("level", "stealthy", "bleed", "corrupts"),
    [
        ("obf", True, 1, False),
        ("pre", False, 2, False),
        ("pro", False, 1, True),
        ("obf_pre", True, 2, False),
        ("obf_pro", True, 1, True),
        ("pre_pro", False, 2, True),
        ("obf_pre_pro", True, 2, True),
    ],
)
def test_the_protocol_is_played_with_any_of_its_disciplines(
    table: Table, level: str, stealthy: bool, bleed: int, corrupts: bool
) -> None:
    """Each Discipline used adds its part; a blocker without intercept shows the stealth."""
    marcel = table.you.ready("Marcel")
    table.you.ready(COMPANION)
    table.you.holds(PROTOCOL)
    alice = table.prey.ready("Alice Chen")
    brock = table.prey.ready("Brock Sterling", locked=True)
    other = table.grand_prey.ready("Nayarana")

    table.you.acts(PROTOCOL, by=marcel, level=level)
    if stealthy:
        table.prey.blocks(alice)
    while not table.over() and not table.you.may("choose"):
        table.pass_on()
    if corrupts:
        assert not table.you.may("choose", target=other)
        table.you.chooses(brock)
    rest(table)

    assert table.prey.pool() == 30 - bleed
    assert corruption(table, brock) == int(corrupts)
    assert corruption(table, alice) == 0
    assert table.state.controller(brock) == 1
    assert not table.locked(alice)
    assert table.you.has_edge()
    assert table.waits_for(table.you)


def test_without_stealth_the_protocol_is_blocked(table: Table) -> None:
    """And a bleed that is not successful corrupts nobody."""
    marcel = table.you.ready("Marcel")
    table.you.ready(COMPANION)
    table.you.holds(PROTOCOL)
    alice = table.prey.ready("Alice Chen")

    table.you.acts(PROTOCOL, by=marcel, level="pro")
    table.prey.blocks(alice)
    rest(table)
    assert corruption(table, alice) == 0
    assert table.prey.pool() == 30


def test_the_protocol_needs_an_anarch_and_the_disciplines(table: Table) -> None:
    """Milton Fox has no Obfuscate; a Camarilla vampire cannot play it at all."""
    fox = table.you.ready("Milton Fox")
    greg = table.you.ready("Greg Mazouni")
    table.you.holds(PROTOCOL)

    assert table.you.can_play(PROTOCOL, by=fox, level="pre_pro")
    assert table.you.can_play(PROTOCOL, by=fox, level="pro")
    assert not table.you.can_play(PROTOCOL, by=fox, level="obf")
    assert not table.you.can_play(PROTOCOL, by=fox, level="obf_pro")
    assert not table.you.can_play(PROTOCOL, by=greg)


@pytest.mark.ruling("The Platinum Protocol", 1)
@pytest.mark.ruling("The Platinum Protocol", 2)
def test_whom_to_corrupt_is_chosen_at_resolution(table: Table) -> None:
    """The deflected bleed corrupts a minion of the new target; nobody is stolen."""
    marcel = table.you.ready("Marcel")
    table.you.ready(COMPANION)
    table.you.holds(PROTOCOL)
    ashley = table.prey.ready("Ashley")
    table.prey.holds("Deflection")
    brock = table.grand_prey.ready("Brock Sterling", corruption=((0, 9),))
    lauren = table.grand_prey.ready("Lauren")

    table.you.acts(PROTOCOL, by=marcel, level="pro")
    assert not table.you.may("choose")
    table.prey.plays("Deflection", by=ashley)
    table.prey.chooses(seat=table.grand_prey)
    while not table.you.may("choose"):
        table.pass_on()
    assert not table.you.may("choose", target=ashley)
    assert table.you.may("choose", target=lauren)
    table.you.chooses(brock)
    rest(table)
    assert corruption(table, brock) == 10
    assert table.state.controller(brock) == 2
    assert table.grand_prey.pool() == 29


# -- Entrancement ---------------------------------------------------------------------------------


def test_inferior_entrancement_bleeds_for_two(table: Table) -> None:
    """Without stealth."""
    marcel = table.you.ready("Marcel")
    table.you.ready(COMPANION)
    table.you.holds("Entrancement")
    table.prey.ready("Alice Chen")

    table.you.acts("Entrancement", by=marcel, level="pre")
    rest(table)
    assert table.prey.pool() == 28
    assert table.waits_for(table.you)


def test_superior_entrancement_steals_an_ally(table: Table) -> None:
    """With what is on it, anybody's but yours, at 1 stealth; it is yours from then on."""
    jenny = table.you.ready("Jenny Silver")
    own = table.you.ready("Loyal Street Gang")
    table.you.holds("Entrancement")
    mage = table.grand_prey.ready("Outcast Mage")
    gun = table.grand_prey.in_play(".44 Magnum", on=mage)
    gang = table.prey.ready("Loyal Street Gang")
    vampire = table.grand_prey.ready("Alice Chen")

    assert not table.you.can_play("Entrancement", by=own)
    table.you.acts("Entrancement", by=jenny, level="PRE")
    assert not table.you.may("choose", target=own)
    assert not table.you.may("choose", target=vampire)
    assert table.you.may("choose", target=gang)
    table.you.chooses(mage)
    table.grand_prey.blocks(vampire)
    rest(table)
    assert table.state.controller(mage) == 0
    assert table.state.controller(gun) == 0
    assert table.state.controller(gang) == 1
    assert table.prey.pool() == 30
    assert table.you.may("act", minion=mage, word="bleed")


def test_without_allies_there_is_nothing_to_steal(table: Table) -> None:
    """Your own do not count, nor does inferior Presence do."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready("Loyal Street Gang")
    table.you.holds("Entrancement")
    table.prey.ready("Alice Chen")

    assert table.you.can_play("Entrancement", by=jenny, level="pre")
    assert not table.you.can_play("Entrancement", by=jenny, level="PRE")


# -- Heart of the City ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "bleed"), [("Marcel", "pre", 2), ("Jenny Silver", "PRE", 3)]
)
def test_heart_of_the_city_stays_with_its_vampire(
    table: Table, name: str, level: str, bleed: int
) -> None:
    """2 blood and +1 stealth; +1 or +2 bleed; one for each vampire."""
    vampire = table.you.ready(name)
    table.you.ready(COMPANION)
    heart = table.you.holds("Heart of the City")
    second = table.you.holds("Heart of the City")
    full = table.state.cards[vampire].blood if table.begun else None
    alice = table.prey.ready("Alice Chen")

    before = (table.asked(), table.blood(vampire))[1]
    table.you.acts(heart, by=vampire, level=level)
    rest(table)
    assert full is None
    assert table.on(heart) == vampire
    assert table.blood(vampire) == before - 2
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert not table.you.can_play(second, by=vampire)
    table.you.acts(word="bleed", by=vampire)
    rest(table)
    assert table.prey.pool() == 30 - bleed
    assert not table.locked(alice)


# -- True Love's Face -----------------------------------------------------------------------------


def test_inferior_face_adds_a_bleed(table: Table) -> None:
    """Limited, only in bleeds, with both Disciplines."""
    marcel = table.you.ready("Marcel")
    fox = table.you.ready("Milton Fox", blood=1)
    table.you.holds(FACE, "Aire of Elation")
    table.prey.ready("Alice Chen")

    table.you.acts(word="hunt", by=fox)
    while not table.over():
        assert not table.you.can_play(FACE)
        table.pass_on()
    table.you.acts(word="bleed", by=marcel)
    table.you.plays(FACE, by=marcel, level="obf_pre")
    assert not table.you.can_play("Aire of Elation")
    rest(table)
    assert table.prey.pool() == 28
    assert table.waits_for(table.you)


def test_superior_face_makes_the_attempt_fail(table: Table) -> None:
    """The blocker cannot attempt again in this action; another minion can."""
    crystal = table.you.ready("Crystal Lynn")
    table.you.ready(COMPANION)
    table.you.holds(FACE)
    alice = table.prey.ready("Alice Chen")
    brock = table.prey.ready("Brock Sterling")

    table.you.acts(word="bleed", by=crystal)
    table.until("action", table.you)
    assert not table.you.can_play(FACE, level="OBF_PRE")
    table.prey.blocks(alice)
    table.you.plays(FACE, by=crystal, level="OBF_PRE")
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=alice)
    assert table.prey.may("block", minion=brock)
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(alice)
    assert table.waits_for(table.you)


def test_a_pool_cancels_the_face(table: Table) -> None:
    """Of the blocking minion's controller, as it is played: the block goes on."""
    crystal = table.you.ready("Crystal Lynn")
    table.you.ready(COMPANION)
    card = table.you.holds(FACE)
    alice = table.prey.ready("Alice Chen")

    table.you.acts(word="bleed", by=crystal)
    table.prey.blocks(alice)
    table.you.plays(FACE, by=crystal, level="OBF_PRE")
    assert table.prey.may("use", card=card)
    assert not table.predator.may("use", card=card)
    table.prey.does("use", card=card)
    rest(table)
    assert table.prey.pool() == 29
    assert table.locked(alice)
    assert table.where(card) == "ash_heap"
    assert table.blood(crystal) == 5
    assert not table.you.has_edge()


def test_the_inferior_face_is_not_cancelled(table: Table) -> None:
    """The offer is that of the superior level."""
    crystal = table.you.ready("Crystal Lynn")
    table.you.ready(COMPANION)
    table.you.holds(FACE)
    alice = table.prey.ready("Alice Chen")

    table.you.acts(word="bleed", by=crystal)
    table.prey.blocks(alice)
    table.you.plays(FACE, by=crystal, level="obf_pre")
    while not table.over():
        assert not table.prey.may("use")
        table.pass_on()


# -- Enchanting Gaze ------------------------------------------------------------------------------


def test_inferior_gaze_gives_stealth(table: Table) -> None:
    """When needed; the counters on the blocker stay."""
    marcel = table.you.ready("Marcel")
    table.you.ready(COMPANION)
    table.you.holds(GAZE)
    alice = table.prey.ready("Alice Chen", corruption=((0, 1),))

    table.you.acts(word="bleed", by=marcel)
    table.asked()
    assert not table.you.can_play(GAZE)
    table.prey.blocks(alice)
    table.you.plays(GAZE, by=marcel, level="pre_pro")
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()
    assert table.prey.pool() == 29
    assert corruption(table, alice) == 1
    assert table.waits_for(table.you)


def test_superior_gaze_makes_one_corrupted_blocker_fail(table: Table) -> None:
    """Once in the action, for one of your counters; it cannot attempt again."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.you.holds(GAZE)
    first = table.prey.ready("Alice Chen", corruption=((0, 2),))
    second = table.prey.ready("Brock Sterling", corruption=((0, 1),))

    table.you.acts(word="bleed", by=jenny)
    table.prey.blocks(first)
    table.you.plays(GAZE, by=jenny, level="PRE_PRO")
    table.you.does("use promise")
    assert corruption(table, first) == 1
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=first)
    table.prey.blocks(second)
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()
    assert corruption(table, second) == 1
    assert table.prey.pool() == 29


def test_only_your_counters_enchant(table: Table) -> None:
    """Those of the prey itself are of no use."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.you.holds(GAZE)
    alice = table.prey.ready("Alice Chen", corruption=((1, 3),))

    table.you.acts(word="bleed", by=jenny)
    table.prey.blocks(alice)
    table.you.plays(GAZE, by=jenny, level="PRE_PRO")
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()
    assert corruption(table, alice, 1) == 3


# -- Revelation of the Serpent --------------------------------------------------------------------


def test_the_serpent_adds_bleed_or_both(table: Table) -> None:
    """+1 bleed at any time; with stealth too where it is needed."""
    marcel = table.you.ready("Marcel")
    fox = table.you.ready("Milton Fox")
    table.you.holds(SERPENT, SERPENT)
    alice = table.prey.ready("Alice Chen")

    table.you.acts(word="bleed", by=marcel)
    table.until("action", table.you)
    assert table.you.can_play(SERPENT, level="pre_pro")
    assert not table.you.can_play(SERPENT, level="pre_pro 2")
    table.you.plays(SERPENT, by=marcel, level="pre_pro")
    assert not table.you.can_play(SERPENT)
    rest(table)
    assert table.prey.pool() == 28
    table.you.acts(word="bleed", by=fox)
    table.prey.blocks(alice)
    table.you.plays(SERPENT, by=fox, level="pre_pro 2")
    rest(table)
    assert table.prey.pool() == 26
    assert not table.locked(alice)


@pytest.mark.parametrize("counters", [1, 2, 3])
def test_superior_serpent_unlocks_for_two_counters(table: Table, counters: int) -> None:
    """From one minion of the target, if the bleed is successful."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.you.holds(SERPENT)
    alice = table.prey.ready("Alice Chen", corruption=((0, counters),))
    table.prey.ready("Brock Sterling", corruption=((0, 1),))
    table.grand_prey.ready("Nayarana", corruption=((0, 5),))

    table.you.acts(word="bleed", by=jenny)
    table.you.plays(SERPENT, by=jenny, level="PRE_PRO")
    while not table.over() and not table.you.may("do"):
        table.pass_on()
    assert table.you.may("do") == (counters >= 2)
    if counters >= 2:
        assert table.you.has_edge()
        table.you.does("do")
    rest(table)
    assert table.locked(jenny) == (counters < 2)
    assert corruption(table, alice) == (counters if counters < 2 else counters - 2)
    assert table.prey.pool() == 28
    assert table.waits_for(table.you)


def test_a_blocked_serpent_unlocks_nobody(table: Table) -> None:
    """Without success nothing is asked, nor if you decline it."""
    jenny = table.you.ready("Jenny Silver")
    crystal = table.you.ready("Crystal Lynn")
    table.you.holds(SERPENT, SERPENT)
    alice = table.prey.ready("Alice Chen", corruption=((0, 2),))

    table.you.acts(word="bleed", by=jenny)
    table.you.plays(SERPENT, by=jenny, level="PRE_PRO")
    table.prey.blocks(alice)
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    assert table.locked(jenny)
    table.you.acts(word="bleed", by=crystal)
    table.you.plays(SERPENT, by=crystal, level="PRE_PRO")
    table.you.does("decline")
    rest(table)
    assert table.locked(crystal)
    assert corruption(table, alice) == 2


@pytest.mark.ruling("Revelation of the Serpent", 1)
def test_an_ousted_target_has_no_minions_left(table: Table) -> None:
    """The vampire stays locked ([ANK 20220210])."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.you.holds(SERPENT)
    table.prey.pool(2)
    table.prey.ready("Alice Chen", corruption=((0, 2),), locked=True)

    table.you.acts(word="bleed", by=jenny)
    table.you.plays(SERPENT, by=jenny, level="PRE_PRO")
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    assert table.prey.is_out()
    assert table.locked(jenny)


# -- Form of the Cobra ----------------------------------------------------------------------------


def test_inferior_cobra_steals_a_blood(table: Table) -> None:
    """At close range; life becomes blood."""
    melech = table.you.ready("Melech", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(COBRA)
    gang = table.prey.ready("Loyal Street Gang")

    fight(table, melech, gang)
    table.you.plays(COBRA, by=melech, level="pro")
    rest(table)
    assert table.blood(gang) == 1
    assert table.blood(melech) == 2 + 1 - 1
    assert table.waits_for(table.you)


def test_superior_cobra_is_stealth_from_the_start(table: Table) -> None:
    """Only as the action is announced, needed or not."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.you.holds(COBRA, COBRA)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(COMBAT_ENDS)

    table.you.acts(word="bleed", by=jenny)
    assert table.asked().window == "announced"
    assert not table.you.can_play(COBRA, level="pro")
    table.you.plays(COBRA, by=jenny, level="PRO")
    table.prey.blocks(alice)
    while not table.over():
        assert not table.you.can_play(COBRA)
        table.pass_on()
    assert table.prey.pool() == 29
    assert not table.locked(alice)

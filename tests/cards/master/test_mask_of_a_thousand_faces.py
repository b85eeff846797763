"""Taking over an action: Mask of a Thousand Faces."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from methuselah.rules.action.action import stealth
from table_talk import Table

MASK = "Mask of a Thousand Faces"
TALL = "Gilbert Duane (G1)"  # AUS DOM OBF, capacity 7
SMALL = "Normal (G1)"  # obf, capacity 2
OZMO = "Ozmo (G1)"  # AUS dom obf, bleed +1, capacity 6
SHELDON = "Sheldon, Lord of the Clog (G1)"  # OBF ANI AUS POT for, capacity 9
LUCRETIA = "Lucretia, Cess Queen (G1)"  # OBF, +1 stealth
TREVON = "Trevon Parker"
GADGET = "Codex of the Edenic Groundskeepers"


def masks(table: Table, by: int, level: str = "obf") -> None:
    """A vampire of yours takes over the action."""
    table.you.plays(MASK, by=by, level=level)


def may_mask(table: Table, by: int, level: str = "obf") -> bool:
    """Whether it could, in the window that is open."""
    return table.you.may("play", card=MASK, minion=by, mode=level)


@pytest.fixture
def masked(table: Table) -> tuple[int, int, int]:
    """Trevon may bleed, Gilbert holds the Mask, the prey has a blocker."""
    trevon = table.you.ready(TREVON)
    gilbert = table.you.ready(TALL)
    table.you.holds(MASK)
    return trevon, gilbert, table.prey.ready("Anson (G1)")


def test_the_masking_vampire_takes_over_the_action(
    table: Table, masked: tuple[int, int, int]
) -> None:
    """The first unlocks, it locks, the action goes on. The assumption: who acts is constant."""
    trevon, gilbert, _ = masked

    table.you.acts(by=trevon, word="bleed")
    masks(table, gilbert)

    assert action_of(table).acting == gilbert
    assert not table.locked(trevon)
    assert table.locked(gilbert)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.you.has_edge()
    assert table.waits_for(table.you)


def test_the_masking_vampire_has_bled_and_the_masked_one_has_not(
    table: Table, masked: tuple[int, int, int]
) -> None:
    """The acting minion has changed for the limits of the turn too (cf. [RTR 20020501])."""
    trevon, gilbert, _ = masked

    table.you.acts(by=trevon, word="bleed")
    masks(table, gilbert)
    table.nobody_reacts()

    assert table.you.may("act", minion=trevon, word="bleed")
    assert not table.you.may("act", minion=gilbert)


@pytest.mark.parametrize("word", ["bleed", "hunt"])
def test_a_vampire_that_has_bled_this_turn_takes_over_no_bleed(table: Table, word: str) -> None:
    """Not capable of the action: one bleed each turn (R0, Bleed); a hunt it may take over."""
    first = table.you.ready("Coco Thorn (G6)")
    trevon = table.you.ready(TREVON, blood=3)
    table.prey.ready("Anson (G1)")
    table.predator.ready("Anson (G1)")
    table.you.holds("Freak Drive", MASK)

    table.you.acts(by=first, word="bleed")
    table.you.plays("Freak Drive", by=first)
    table.you.acts(by=trevon, word=word)
    table.until("action")

    assert may_mask(table, first) is (word == "hunt")


@pytest.mark.parametrize("case", ["ready", "locked", "torpor", "no Obfuscate"])
def test_only_a_ready_unlocked_vampire_takes_over(table: Table, case: str) -> None:
    """With the Discipline."""
    trevon = table.you.ready(TREVON)
    table.prey.ready("Anson (G1)")
    table.you.holds(MASK)
    name = "Anson (G1)" if case == "no Obfuscate" else SMALL
    other = table.you.puts(name, "torpor" if case == "torpor" else "ready", locked=case == "locked")

    table.you.acts(by=trevon, word="bleed")
    table.until("action")

    assert may_mask(table, other) is (case == "ready")


@pytest.mark.ruling("Mask of a Thousand Faces", 1)
def test_only_the_acting_methuselah_plays_the_mask(table: Table) -> None:
    """[LSJ 19990425]."""
    trevon = table.you.ready(TREVON)
    theirs = table.prey.ready(TALL)
    table.prey.holds(MASK)

    table.you.acts(by=trevon, word="bleed")
    table.until("action")

    assert not table.prey.may("play", card=MASK, minion=theirs)


@pytest.mark.ruling("Mask of a Thousand Faces", 3)
def test_modifiers_stay_and_what_is_inherent_goes(table: Table) -> None:
    """Ozmo's +1 bleed goes with him, the +1 of Bonding stays [RTR 19951110]."""
    ozmo = table.you.ready(OZMO)
    gilbert = table.you.ready(TALL)
    table.prey.ready("Anson (G1)")
    table.you.holds("Bonding", MASK)

    table.you.acts(by=ozmo, word="bleed")
    table.you.plays("Bonding", by=ozmo, level="dom")
    masks(table, gilbert)
    table.nobody_reacts()

    assert table.prey.pool() == 28


@pytest.mark.ruling("Mask of a Thousand Faces", 3)
def test_the_masking_vampire_brings_its_own_bleed(table: Table) -> None:
    """Ozmo takes over: 1 of every vampire and his own +1 [LSJ 19971201]."""
    ozmo = table.you.ready(OZMO)
    trevon = table.you.ready(TREVON)
    table.prey.ready("Anson (G1)")
    table.you.holds(MASK)

    table.you.acts(by=trevon, word="bleed")
    masks(table, ozmo)
    table.nobody_reacts()

    assert table.prey.pool() == 28


def test_superior_adds_stealth_where_it_is_needed(
    table: Table, masked: tuple[int, int, int]
) -> None:
    """As above, with +1 stealth."""
    trevon, gilbert, blocker = masked

    table.you.acts(by=trevon, word="bleed")
    table.until("action")
    assert not may_mask(table, gilbert, "OBF")
    table.prey.blocks(blocker)
    masks(table, gilbert, "OBF")
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert not table.locked(blocker)


# -- capable of performing the action -----------------------------------------------------------


@pytest.mark.ruling("Mask of a Thousand Faces", 4)
@pytest.mark.parametrize(
    ("name", "can"), [(TALL, True), (SMALL, False)], ids=["Dominate", "no Dominate"]
)
def test_an_action_card_is_taken_over_by_who_could_have_played_it(
    table: Table, name: str, can: bool
) -> None:
    """[RTR 19980623]."""
    ashley = table.you.ready("Ashley (G6)")
    other = table.you.ready(name)
    table.prey.ready("Anson (G1)")
    table.you.holds("Govern the Unaligned", MASK)

    table.you.acts("Govern the Unaligned", by=ashley, level="dom")
    table.until("action")

    assert may_mask(table, other) is can


@pytest.mark.parametrize(("fed", "can"), [(SMALL, True), (OZMO, False)])
def test_the_target_must_be_legal_for_the_masking_vampire(
    table: Table, fed: str, can: bool
) -> None:
    """A younger vampire than the acting one (superior Govern the Unaligned)."""
    alexander = table.you.ready("Alexander Silverson (G6)")
    andi = table.you.ready("Andi Liu (G6)")  # DOM obf, capacity 6, as old as Ozmo
    didi = table.you.ready("Didi Meyers (G1)", blood=0, locked=True)
    uncontrolled = table.you.uncontrolled(fed)
    table.prey.ready("Anson (G1)")
    table.predator.ready("Anson (G1)")
    table.you.holds("Govern the Unaligned", MASK)

    table.you.acts("Govern the Unaligned", by=alexander, level="DOM")
    table.until("action")

    assert action_of(table).scope.one("target") == uncontrolled
    assert may_mask(table, andi) is can
    assert not may_mask(table, didi)


@pytest.mark.ruling("Mask of a Thousand Faces", 2)
def test_the_action_of_an_equipment_is_its_bearers(table: Table) -> None:
    """Another with a copy of its own does not take it over [LSJ 20020926]."""
    trevon = table.you.ready(TREVON)
    gilbert = table.you.ready(TALL)
    first = table.you.in_play(GADGET, on=trevon)
    table.you.in_play(GADGET, on=gilbert)
    table.prey.ready("Anson (G1)")
    table.you.holds(MASK)

    table.you.acts(first, by=trevon)
    table.until("action")

    assert not may_mask(table, gilbert)


@pytest.mark.ruling("Mask of a Thousand Faces", 4)
@pytest.mark.parametrize(
    ("name", "can"), [("Ashley (G6)", True), (SMALL, False)], ids=["Dominate", "no Dominate"]
)
def test_a_modifier_that_it_could_not_have_played_keeps_it_out(
    table: Table, name: str, can: bool
) -> None:
    """[RTR 20030519]."""
    gilbert = table.you.ready(TALL)
    other = table.you.ready(name)
    table.prey.ready("Anson (G1)")
    table.you.holds("Bonding", MASK)

    table.you.acts(by=gilbert, word="bleed")
    table.until("action")
    assert may_mask(table, other)
    table.you.plays("Bonding", by=gilbert, level="dom")

    assert may_mask(table, other) is can


@pytest.mark.ruling("Mask of a Thousand Faces", 4)
def test_who_has_helped_the_action_cannot_take_it_over(table: Table) -> None:
    """Superior Cloak the Gathering is not played by the acting minion."""
    trevon = table.you.ready(TREVON)
    helper = table.you.ready(TALL)
    other = table.you.ready(SHELDON)
    blocker = table.prey.ready("Anson (G1)")
    table.you.holds("Cloak the Gathering", MASK)

    table.you.acts(by=trevon, word="bleed")
    table.prey.blocks(blocker)
    table.you.plays("Cloak the Gathering", by=helper, level="OBF")

    assert not may_mask(table, helper)
    assert may_mask(table, other)


@pytest.mark.ruling("Mask of a Thousand Faces", 4)
@pytest.mark.parametrize("name", [TALL, "Spider-Killer (G2)"], ids=["without", "with stealth"])
def test_inherent_stealth_that_was_needed_must_be_the_masking_ones_too(
    table: Table, name: str
) -> None:
    """A block attempt failed for Lucretia's +1 stealth alone [RTR 20030519]."""
    lucretia = table.you.ready(LUCRETIA)
    other = table.you.ready(name)
    blocker = table.prey.ready("Anson (G1)")
    table.you.holds(MASK)

    table.you.acts(by=lucretia, word="bleed")
    table.until("action")
    assert may_mask(table, other)
    table.prey.blocks(blocker)
    table.until("action")

    assert may_mask(table, other) is (name != TALL)


@pytest.mark.ruling("Mask of a Thousand Faces", 4)
@pytest.mark.parametrize("name", ["Oleg Kaprizov (G7)", SMALL], ids=["Ravnos", "Malkavian"])
def test_an_ability_that_needs_its_clan_keeps_others_out(table: Table, name: str) -> None:
    """Fortune Teller Shop helps an acting Ravnos only [RTR 20041202]."""
    gathii = table.you.ready("Gathii (G7)")
    other = table.you.ready(name)
    shop = table.you.in_play("Fortune Teller Shop")
    blocker = table.prey.ready("Anson (G1)")
    table.you.holds(MASK)

    table.you.acts(by=gathii, word="bleed")
    table.prey.blocks(blocker)
    assert may_mask(table, other)
    table.you.uses(shop)

    assert may_mask(table, other) is (name != SMALL)


# -- when ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Mask of a Thousand Faces", 5)
def test_it_is_used_after_the_block_and_before_its_resolution(
    table: Table, masked: tuple[int, int, int]
) -> None:
    """The masking vampire fights [LSJ 20010803]."""
    trevon, gilbert, blocker = masked

    table.you.acts(by=trevon, word="bleed")
    table.prey.blocks(blocker)
    table.until("blocked")
    masks(table, gilbert)
    table.nobody_reacts()

    assert told(table, "combat", card=gilbert, other=blocker) == 1
    assert not table.locked(trevon)
    assert table.locked(blocker)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Mask of a Thousand Faces", 6)
def test_who_could_not_be_blocked_is_masked_after_blocks_are_declined(table: Table) -> None:
    """The masking vampire is not one that cannot be blocked [PIB 20150924-1]."""
    host = table.you.ready("Antoinette, She Who Watches (G3)")
    guest = table.you.ready("Suzanne Kadim (G3)")
    gilbert = table.you.ready(TALL, blood=3)
    table.prey.ready("Anson (G1)")
    table.you.holds("Toreador Grand Ball", MASK)
    table.begins("master")
    table.you.plays("Toreador Grand Ball")
    table.you.chooses(host)

    table.you.acts(by=guest, word="hunt")
    table.until("declined", table.you)
    masks(table, gilbert)
    table.nobody_reacts()

    assert table.blood(gilbert) == 4
    assert not table.locked(guest)


@pytest.mark.ruling("Mask of a Thousand Faces", 8)
def test_it_is_not_used_while_the_action_resolves(table: Table) -> None:
    """Neither in a referendum nor in combat [LSJ 19980825]."""
    trevon = table.you.ready(TREVON)
    gilbert = table.you.ready(TALL)
    blocker = table.prey.ready("Anson (G1)")
    table.you.holds(MASK)

    table.you.acts(by=trevon, word="bleed")
    table.prey.blocks(blocker)
    table.until("blocked")
    assert may_mask(table, gilbert)
    table.you.passes()
    while not table.over():
        assert not may_mask(table, gilbert)
        table.pass_on()


@pytest.mark.ruling("Mask of a Thousand Faces", 9)
def test_a_mandatory_hunt_is_taken_over_by_who_may_hunt(table: Table) -> None:
    """Though it need not hunt itself [LSJ 20001113]."""
    empty = table.you.ready(TREVON, blood=0)
    gilbert = table.you.ready(TALL, blood=5)
    table.prey.ready("Anson (G1)")
    table.predator.ready("Anson (G1)")
    table.you.holds(MASK)

    table.until("action")
    masks(table, gilbert)
    table.until("minion")

    assert table.blood(gilbert) == 6
    assert table.locked(empty), "it must hunt still, and did so at once"


@pytest.mark.ruling("Mask of a Thousand Faces", 10)
def test_a_minion_attempting_to_block_still_attempts(
    table: Table, masked: tuple[int, int, int]
) -> None:
    """[LSJ 19990106]."""
    trevon, gilbert, blocker = masked
    table.you.holds("Lost in Crowds")

    table.you.acts(by=trevon, word="bleed")
    table.prey.blocks(blocker)
    masks(table, gilbert)

    assert action_of(table).blocker == blocker
    table.nobody_reacts()
    assert told(table, "combat", card=gilbert, other=blocker) == 1


@pytest.mark.ruling("Mask of a Thousand Faces", 11)
def test_it_may_play_a_modifier_again_but_no_second_limited_bleed(table: Table) -> None:
    """[ANK 20190117-1]."""
    gilbert = table.you.ready(TALL)
    ashley = table.you.ready("Didi Meyers (G1)")
    blocker = table.prey.ready("Anson (G1)")
    table.you.holds(MASK, "Lost in Crowds", "Lost in Crowds", "Bonding", "Bonding")

    table.you.acts(by=gilbert, word="bleed")
    table.you.plays("Bonding", by=gilbert, level="dom")
    table.prey.blocks(blocker)
    table.you.plays("Lost in Crowds", by=gilbert, level="obf")
    table.until("action")
    masks(table, ashley)
    assert not table.you.may("play", card="Bonding", minion=ashley)
    table.nobody_reacts()

    assert table.prey.pool() == 28


@pytest.mark.ruling("Mask of a Thousand Faces", 12)
def test_several_vampires_mask_one_action(table: Table, masked: tuple[int, int, int]) -> None:
    """[ANK 20200515]."""
    trevon, gilbert, _ = masked
    small = table.you.ready(SMALL)
    table.you.holds(MASK)

    table.you.acts(by=trevon, word="bleed")
    masks(table, gilbert)
    masks(table, small)
    table.nobody_reacts()

    assert [table.locked(m) for m in (trevon, gilbert, small)] == [False, False, True]
    assert table.prey.pool() == 29


@pytest.mark.ruling("Madness Network", 2)
@pytest.mark.parametrize("name", [SMALL, "Duck (G1)"], ids=["Malkavian", "Nosferatu"])
def test_only_a_malkavian_takes_over_in_the_turn_of_another(table: Table, name: str) -> None:
    """[LSJ 19981007]."""
    table.you.in_play("Madness Network")
    table.you.ready(TREVON)
    brazil = table.grand_prey.ready("Brazil (G1)")
    other = table.grand_prey.ready(name)
    table.grand_predator.ready("Anson (G1)")
    table.grand_prey.holds(MASK)

    table.grand_prey.acts(by=brazil, word="bleed")
    table.until("action")

    assert table.grand_prey.may("play", card=MASK, minion=other) is (name == SMALL)

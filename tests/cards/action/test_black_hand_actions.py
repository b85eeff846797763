"""What the Black Hand and the Sabbat's heads do for their own: a blooding, a signal, a feast."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from made_up import paper
from methuselah.engine.rows import found
from methuselah.language import static
from methuselah.rules.action.action import stealth
from scenes.in_play import only_one_on_each
from scenes.rulings import no_burn_option_while_it_is_met
from table_talk import Table

BLOODING = "Blooding"
KAMUT = "Reunion Kamut"
SIGNAL = "Tattoo Signal"
FEAST = "Blood Feast"
SERAPH = "Banjoko (G3)"
HAND = "Claudia (G5)"
"""A Black Hand vampire of capacity 2, no Seraph."""
BADGE = paper("Badge", static("sect", word="anarch"), kind="equipment")


# -- Blooding -------------------------------------------------------------------------------------


def test_blooding_makes_a_sabbat_vampire_black_hand(table: Table) -> None:
    """At +1 stealth, 1 blood; for a ready Sabbat vampire."""
    muse = table.you.ready("Muse (G2)", blood=1)
    other = table.you.ready(COMPANION)
    table.you.torpor("Zip (G3)")
    card, _ = table.you.holds(BLOODING, PAUSE)
    assert not table.you.can_play(BLOODING, by=other)
    table.you.acts(BLOODING, by=muse)
    assert stealth(table.state, action_of(table)) == 1
    assert not found(table.state, "black hand", muse)
    rest(table)
    assert (table.on(card), table.blood(muse)) == (muse, 2)
    assert found(table.state, "black hand", muse)
    assert not found(table.state, "black hand", other)
    assert table.locked(muse)
    assert table.waits_for(table.you)


def test_who_leaves_the_sabbat_leaves_the_hand(table: Table) -> None:
    """The card says it of a Sabbat vampire."""
    muse = table.you.ready("Muse (G2)")
    table.you.in_play(BLOODING, on=muse)
    table.you.in_play(BADGE, on=muse)
    table.begins("minion")
    assert not found(table.state, "black hand", muse)


def test_one_blooding_for_each_vampire() -> None:
    """Another may have one, too."""
    only_one_on_each(BLOODING, on="Muse (G2)", other="Zip (G3)")


# -- Reunion Kamut --------------------------------------------------------------------------------


def test_kamut_feeds_a_black_hand_vampire_to_come(table: Table) -> None:
    """2 blood, at +1 stealth, for one in your uncontrolled region; of any age."""
    hand, other = table.you.ready("The Colonel (G3)"), table.you.ready(COMPANION)
    old = table.you.uncontrolled(SERAPH, blood=1)
    young = table.you.uncontrolled("Claudia (G5)")
    table.you.uncontrolled("Muse (G2)")  # Sabbat, not Black Hand
    table.prey.uncontrolled("Piotr Andreikov (G3)")
    card, _ = table.you.holds(KAMUT, PAUSE)
    assert not table.you.can_play(KAMUT, by=other)
    table.you.acts(KAMUT, by=hand)
    assert table.you.choices() == {old, young}
    table.you.chooses(old)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.blood(old), table.blood(young)) == (3, 0)
    assert table.where(old) == "uncontrolled"
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


# -- Tattoo Signal --------------------------------------------------------------------------------


def test_a_signal_goes_on_the_acting_seraph(table: Table) -> None:
    """At +1 stealth; no other Black Hand vampire can play it."""
    seraph, hand = table.you.ready(SERAPH), table.you.ready(HAND)
    card, _ = table.you.holds(SIGNAL, PAUSE)
    assert not table.you.can_play(SIGNAL, by=hand)
    table.you.acts(SIGNAL, by=seraph)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.on(card) == seraph
    assert table.waits_for(table.you)


def test_a_signal_unlocks_another_of_the_hand(table: Table) -> None:
    """The card locks; whoever's it is, in torpor too, but not the Seraph, nor a stranger."""
    seraph = table.you.ready(SERAPH, locked=True)
    hand = table.you.ready(HAND, locked=True)
    theirs = table.prey.torpor("The Colonel (G3)", locked=True)
    table.you.ready("Muse (G2)", locked=True)
    table.you.uncontrolled("The Colonel (G3)")
    table.you.ready(COMPANION)
    card = table.you.in_play(SIGNAL, on=seraph)
    table.you.uses(card)
    assert table.you.choices() == {hand, theirs}
    table.you.chooses(hand)
    assert not table.locked(hand)
    assert table.locked(card) and table.locked(seraph) and table.locked(theirs)
    assert not table.you.may("use", card=card)
    assert table.waits_for(table.you)


def test_a_signal_at_any_time(table: Table) -> None:
    """In another's action: the unlocked one blocks."""
    seraph = table.prey.ready(SERAPH, locked=True)
    hand = table.prey.ready(HAND, locked=True)
    card = table.prey.in_play(SIGNAL, on=seraph)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=ryan)
    table.prey.uses(card)
    table.prey.blocks(hand)
    rest(table)
    assert table.locked(hand) and table.locked(card)
    assert table.prey.pool() == 30


@pytest.mark.parametrize(
    ("bearer", "place", "may"),
    [
        (SERAPH, "ready", True),
        (SERAPH, "torpor", False),
        ("The Colonel (G3)", "ready", False),
    ],
)
def test_a_ready_seraph_signals(table: Table, bearer: str, place: str, may: bool) -> None:
    """One that is no Seraph any more, or lies in torpor, cannot."""
    mine = table.you.puts(bearer, place)
    table.you.ready(HAND, locked=True)
    table.you.ready(COMPANION)
    card = table.you.in_play(SIGNAL, on=mine)
    table.begins("minion")
    assert table.you.may("use", card=card) is may


@pytest.mark.ruling(SIGNAL, 1)
@pytest.mark.parametrize(("where", "may"), [("ready", False), ("torpor", True)])
def test_the_burn_option_while_all_seraphim_lie_in_torpor(
    table: Table, where: str, may: bool
) -> None:
    """Only a ready one stands in its way."""
    table.you.puts(SERAPH, where)
    table.you.ready("Ryan")
    table.you.holds(SIGNAL)
    table.until_turn_of(table.prey)
    assert table.you.may("burn option", card=SIGNAL) is may


@pytest.mark.ruling(SIGNAL, 2)
def test_no_burn_option_for_a_seraph_who_has_it(table: Table) -> None:
    """A ready one that can have no second copy keeps the card in hand all the same."""
    no_burn_option_while_it_is_met(SIGNAL, needs=SERAPH)
    seraph = table.you.ready(SERAPH)
    table.you.in_play(SIGNAL, on=seraph)
    table.you.holds(SIGNAL)
    table.until_turn_of(table.prey)
    assert not table.you.may("burn option", card=SIGNAL)


def test_one_signal_for_each_minion() -> None:
    """Another Seraph may have one, too."""
    second = "Teresita, The Godmother (G3)"
    only_one_on_each(SIGNAL, on=SERAPH, other=second)


# -- Blood Feast ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("Johannes Worringen (G5)", True),
        ("Korah (G2)", True),
        ("Klaus Konrecht (G4)", True),
        ("Olivia (G2)", False),
    ],
)
def test_a_feast_for_the_sabbat_vampires_of_yours(table: Table, name: str, may: bool) -> None:
    """1 blood each, ready ones only, the host too; for 1 blood, at +1 stealth."""
    host = table.you.ready(name, blood=3)
    guest, stranger = table.you.ready("Muse (G2)", blood=1), table.you.ready(COMPANION, blood=1)
    torpid = table.you.torpor("Zip (G3)", blood=0)
    theirs = table.prey.ready("Dodd (G2)", blood=1)
    ally = table.you.ready("Underbridge Stray", blood=1)
    table.you.in_play(paper("Oath", static("sect", word="sabbat"), kind="equipment"), on=ally)
    card, _ = table.you.holds(FEAST, PAUSE)
    table.begins("minion")
    assert table.you.can_play(FEAST, by=host) is may
    if not may:
        return
    table.you.acts(FEAST, by=host)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert [table.blood(one) for one in (guest, stranger, torpid, theirs, ally)] == [2, 1, 0, 1, 1]
    assert table.blood(host) == 3  # 1 gained, 1 paid
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)

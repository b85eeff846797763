"""Actions that decks of tournaments wait for: traditions, a scam, a political one; two masks."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import PRESS, fight, rest
from fight_talk import damage_to, replaced, round_of
from methuselah.rules.action.action import stealth
from politics_talk import carried
from table_talk import Table

PRINCE = "Mkhokheli"
JUSTICAR = replaced("Ryan", title="justicar", capacity=6)

# -- Fourth and Fifth Tradition, Art Scam ---------------------------------------------------------

ACCOUNTING = "Fourth Tradition: The Accounting"
HOSPITALITY = "Fifth Tradition: Hospitality"


@pytest.mark.parametrize("name", [ACCOUNTING, HOSPITALITY])
@pytest.mark.parametrize(
    ("by", "may"), [(PRINCE, True), (JUSTICAR, True), ("Emily Carson (G5)", False)]
)
def test_a_tradition_requires_a_prince_or_justicar(
    table: Table, name: str, by: object, may: bool
) -> None:
    """A primogen is not enough."""
    minion = table.you.ready(by)  # type: ignore[arg-type]
    table.you.ready("Ryan", blood=1)
    table.you.uncontrolled("Mazz")
    table.you.holds(name)
    assert table.you.can_play(name, by=minion) == may


def test_the_accounting_feeds_a_younger_uncontrolled_vampire(table: Table) -> None:
    """3 blood at +1 stealth, for 1 blood; of your own uncontrolled region."""
    prince = table.you.ready(JUSTICAR, blood=3)
    table.you.ready(COMPANION)
    first = table.you.uncontrolled(made_vampire("Five", capacity=5))
    second = table.you.uncontrolled("Mazz", blood=1)
    table.you.uncontrolled(made_vampire("Six", capacity=6))
    table.prey.uncontrolled("Nassir")
    table.you.holds(ACCOUNTING)
    table.prey.ready("Dirk (G4)")
    table.you.acts(ACCOUNTING, by=prince)
    assert table.you.choices() == {first, second}
    table.you.chooses(first)
    assert stealth(table.state, action_of(table)) == 1
    assert table.blood(prince) == 3
    table.nobody_reacts()
    assert [table.blood(one) for one in (first, second, prince)] == [3, 1, 2]
    assert table.locked(prince)
    assert table.waits_for(table.you)


def test_hospitality_feeds_another_vampire(table: Table) -> None:
    """4 blood, up to its capacity, at +1 stealth; anybody's in play, in torpor too."""
    prince = table.you.ready(JUSTICAR, blood=3)
    mine = table.you.ready(made_vampire("Six", capacity=6), blood=1)
    torpid = table.you.torpor("Mazz", blood=0)
    theirs = table.prey.ready("Dirk (G4)")
    table.you.ready("Underbridge Stray")
    table.you.uncontrolled("Nassir")
    table.you.holds(HOSPITALITY)
    table.you.acts(HOSPITALITY, by=prince)
    assert table.you.choices() == {mine, torpid, theirs}
    table.you.chooses(mine)
    assert stealth(table.state, action_of(table)) == 1
    assert table.prey.may("block", minion=theirs)
    table.nobody_reacts()
    assert [table.blood(one) for one in (mine, torpid, prince)] == [5, 0, 2]
    assert table.locked(prince)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("right", [True, False])
def test_art_scam_brings_2_pool(table: Table, right: bool) -> None:
    """To a Toreador antitribu, at +1 stealth; it costs nothing."""
    artist = table.you.ready(replaced("Ryan", clans=("Toreador antitribu",)) if right else "Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Dirk (G4)")
    card = table.you.holds("Art Scam")
    assert table.you.can_play("Art Scam", by=artist) == right
    if right:
        table.you.acts("Art Scam", by=artist)
        assert stealth(table.state, action_of(table)) == 1
        table.nobody_reacts()
        assert (table.you.pool(), table.prey.pool()) == (32, 30)
        assert table.where(card) == "ash_heap"
        assert table.blood(artist) == 4
        assert table.waits_for(table.you)


# -- Deny, Plasmic Form ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "discipline", "cost"), [("Deny", "DEM", 0), ("Plasmic Form", "vic", 1)]
)
def test_a_mask_adds_a_stealth(table: Table, card: str, discipline: str, cost: int) -> None:
    """As a minion attempts to block; this action only."""
    minion = table.you.ready(made_vampire("Masked", discipline), blood=4)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Dirk (G4)")
    table.you.holds(card)
    table.you.acts(word="bleed", by=minion)
    table.prey.blocks(blocker)
    table.you.plays(card, by=minion, level=discipline)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert not table.locked(blocker)
    assert table.blood(minion) == 4 - cost
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("discipline", "may"), [("dem", True), ("DEM", True), ("DOM", False)])
def test_deny_is_a_press(table: Table, discipline: str, may: bool) -> None:
    """Combat goes on for another round."""
    minion = table.you.ready(made_vampire("Masked", discipline))
    blocker = table.prey.ready("Dirk (G4)")
    table.you.holds("Deny", PRESS)
    fight(table, minion, blocker)
    table.until("press", table.you)
    assert table.you.can_play(PRESS.name)
    assert table.you.can_play("Deny", level="dem") == may
    assert not table.you.can_play("Deny", level="DEM")
    if may:
        table.you.plays("Deny", by=minion, level="dem")
        rest(table)
        assert (damage_to(table, minion), damage_to(table, blocker)) == (2, 2)


@pytest.mark.parametrize(("discipline", "may"), [("VIC", True), ("vic", False)])
def test_plasmic_form_is_a_dodge(table: Table, discipline: str, may: bool) -> None:
    """At superior, for 1 blood."""
    minion = table.you.ready(made_vampire("Masked", discipline), blood=4)
    blocker = table.prey.ready("Dirk (G4)")
    table.you.holds("Plasmic Form", PRESS)
    fight(table, minion, blocker)
    table.until("strike", table.you) if may else None
    assert table.you.can_play("Plasmic Form", level="VIC") == may
    if may:
        table.you.plays("Plasmic Form", by=minion, level="VIC")
        assert round_of(table).range == "close"
        rest(table)
        assert (damage_to(table, minion), damage_to(table, blocker)) == (0, 0)
        assert table.blood(minion) == 3


# -- Protect Thine Own ----------------------------------------------------------------------------

PROTECT = "Protect Thine Own"
ELDER = replaced("Ryan", title="inner circle", capacity=9)


@pytest.mark.parametrize("inner", [True, False])
def test_protect_thine_own_burns_an_outsider(table: Table, inner: bool) -> None:
    """Below capacity 6 for a justicar; of any capacity for an Inner Circle member."""
    caller = table.you.ready(ELDER if inner else JUSTICAR, blood=3)
    table.you.ready(COMPANION)
    own = table.you.ready(made_vampire("Four", capacity=4), locked=True)
    young = table.prey.ready(made_vampire("Five", capacity=5), locked=True)
    torpid = table.grand_prey.torpor(made_vampire("Fifth", capacity=5))
    old = table.prey.ready(made_vampire("Six", capacity=6), locked=True)
    table.prey.ready("Mazz", locked=True)
    table.prey.ready("Underbridge Stray", locked=True)
    table.you.holds(PROTECT)
    table.you.acts(PROTECT, by=caller, level="2" if inner else "")
    assert table.you.choices() >= {own, young, torpid}
    assert (old in table.you.choices()) == inner
    table.you.chooses(young)
    carried(table, caller)
    assert table.where(young) == "ash_heap"
    assert [table.where(one) for one in (old, torpid)] == ["ready", "torpor"]
    assert table.blood(caller) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(PROTECT, 1)
@pytest.mark.parametrize(("capacity", "inner"), [(5, False), (6, True)])
@pytest.mark.parametrize("there", [True, False])
def test_protect_thine_own_needs_somebody_to_burn(
    table: Table, capacity: int, inner: bool, there: bool
) -> None:
    """Only Camarilla vampires, or older ones, are no reason to call it."""
    caller = table.you.ready(ELDER if inner else JUSTICAR)
    table.you.ready(COMPANION)
    table.prey.ready("Mazz")
    if there:
        table.prey.ready(made_vampire("Other", capacity=capacity))
    elif not inner:
        table.prey.ready(made_vampire("Other", capacity=capacity + 1))
    table.you.holds(PROTECT)
    assert table.you.can_play(PROTECT, by=caller) == there

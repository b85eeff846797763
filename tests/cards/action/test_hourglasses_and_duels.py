"""Hourglass of the Mind and Monomancy: grains of sand, and a duel of minds."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, MANEUVER, PRESS, rest
from fight_talk import damage_to, replaced
from library_talk import with_library_of
from methuselah.rules.action.action import stealth
from methuselah.rules.action.bleed import bleed_of
from methuselah.rules.playing.hand import hand_size
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

GLASS = "Hourglass of the Mind"
DUEL = "Monomancy"


# -- Hourglass of the Mind ------------------------------------------------------------------------

ADEPT = made_vampire("Adept", "pot", "TEM", capacity=8)


def test_potence_draws_three(table: Table) -> None:
    """And you discard down to the hand size."""
    adept = table.you.ready(ADEPT)
    table.you.ready(COMPANION)
    table.you.holds(GLASS, PAUSE, *["Deflection"] * 6)
    table.prey.ready("Nassir")
    table.you.acts(GLASS, by=adept, level="pot")
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    while not table.you.may("discard"):
        table.pass_on()
    assert len(table.you.hand()) == 7 + 3
    for _ in range(3):
        table.you.does("discard", card="Deflection")
    rest(table)
    assert len(table.you.hand()) == 7
    assert table.locked(adept)
    assert table.waits_for(table.you)


def test_temporis_looks_ahead(table: Table) -> None:
    """Four are drawn and four go back on top, in any order; nothing is discarded; it unlocks."""
    adept = table.you.ready(ADEPT)
    table.you.ready(COMPANION)
    held = table.you.holds(GLASS, "Fame", "Blood Doll", "Villein", "Deflection", "Bonding", PAUSE)
    table.prey.holds("Fame")
    table.you.library("Celerity", "Potence", "Presence", "Auspex", "Dominate", "Fortitude")
    table.prey.ready("Nassir")
    table.you.acts(GLASS, by=adept, level="tem")
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.choices():
        table.pass_on()
    assert len(table.you.hand()) == 7 + 4
    back = held[1:5]
    for one in back:
        assert not table.you.may("done")
        table.you.chooses(one)
    assert not table.you.may("choose")
    rest(table)
    assert len(table.you.hand()) == 7
    assert {table.where(one) for one in back} == {"library"}
    assert table.state.seats[0].library[-4:] == tuple(back)  # the last one chosen is on top
    assert not table.locked(adept)
    assert table.waits_for(table.you)


@pytest.mark.ruling(GLASS, 2)
@pytest.mark.parametrize("level", ["pot", "tem"])
def test_an_empty_library_is_no_hindrance(table: Table, level: str) -> None:
    """As many are drawn as there are."""
    adept = table.you.ready(ADEPT)
    table.you.ready(COMPANION)
    table.you.holds(GLASS, "Fame")
    with_library_of(table, 0)
    table.you.acts(GLASS, by=adept, level=level)
    while not table.over():
        if table.you.may("choose"):
            table.you.does("choose")
        else:
            table.pass_on()
    assert table.locked(adept) is (level == "pot")
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("where", "counters", "size"),
    [("ready", 0, 7), ("ready", 1, 8), ("ready", 2, 9), ("torpor", 2, 7)],
)
def test_grains_of_sand(table: Table, where: str, counters: int, size: int) -> None:
    """+1 hand size for each counter while the vampire is ready."""
    adept = table.you.puts(ADEPT, where)
    table.you.ready(COMPANION)
    table.you.in_play(GLASS, on=adept, level="TEM", counters=counters)
    table.begins()
    assert [hand_size(table.state, seat) for seat in range(2)] == [size, 7]


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_two_blood_are_a_grain(table: Table, blood: int, may: bool, where: str) -> None:
    """In your unlock phase, once."""
    adept = table.you.puts(ADEPT, where, blood=blood * 2 if may else blood)
    table.you.ready(COMPANION)
    card = table.you.in_play(GLASS, on=adept, level="TEM")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=card) is may
    if may:
        table.you.uses(card, by=adept)
        assert (table.counters(card), table.blood(adept)) == (1, 2)
        assert not table.you.may("use", card=card)
        table.until_turn_of(table.prey, "unlock")
        assert not table.you.may("use", card=card)


def test_superior_temporis_is_put_on_the_vampire(table: Table) -> None:
    """At +1 stealth, without a counter."""
    adept = table.you.ready(ADEPT)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(GLASS, PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(card, by=adept, level="TEM")
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.on(card), table.counters(card), table.locked(adept)) == (adept, 0, True)


@pytest.mark.ruling(GLASS, 1)
@pytest.mark.parametrize(("level", "used", "other"), [("pot", "pot", "tem"), ("TEM", "tem", "pot")])
def test_the_hourglass_counts_as_what_is_used(level: str, used: str, other: str) -> None:
    """Potence or Temporis."""
    counts_as_the_discipline_used(GLASS, by=ADEPT, level=level, used=(used,), others=(other,))


# -- Monomancy ------------------------------------------------------------------------------------

BISHOP = "Korah (G2)"
DUELLIST = "Dodd (G2)"


def duels(table: Table) -> tuple[int, int, int]:
    """Your Sabbat vampire challenges one of your prey's."""
    mine = table.you.ready(BISHOP)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(DUEL, MANEUVER)
    foe = table.prey.ready(DUELLIST)
    second = table.grand_prey.ready("Tock (G3)")
    table.prey.ready("Nassir", locked=True)
    table.prey.torpor("Saiz (G3)")
    table.you.ready("Zip (G3)")
    table.you.ready(replaced("Muse (G2)", sect="sabbat"))
    table.prey.ready(replaced("Underbridge Stray", sect="sabbat"))  # no vampire
    table.you.acts(card, by=mine)
    assert table.you.choices() == {foe, second}
    table.you.chooses(foe)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
    return mine, foe, card


@pytest.mark.parametrize(("name", "may"), [(BISHOP, True), ("Ryan", False)])
def test_a_duel_is_for_the_sabbat(table: Table, name: str, may: bool) -> None:
    """It requires one."""
    mine = table.you.ready(name)
    table.you.holds(DUEL)
    table.prey.ready(DUELLIST)
    table.begins()
    assert table.you.can_play(DUEL, by=mine) is may


def test_who_yields_is_marked(table: Table) -> None:
    """The target ends combat before range, and has the card: -1 bleed."""
    mine, foe, card = duels(table)
    table.until("before_range", table.prey)
    assert not table.you.may("use promise")
    table.prey.does("use promise", minion=foe)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, foe)) == (0, 0)
    assert table.on(card) == foe
    assert bleed_of(table.state, foe) == 0
    assert table.waits_for(table.you)


def test_who_fights_is_not_marked(table: Table) -> None:
    """Declined, the fight takes its course; there is no second offer."""
    _, foe, card = duels(table)
    table.until("before_range", table.prey)
    table.pass_on()
    while not table.over():
        assert not table.prey.may("use promise")
        table.pass_on()
    assert damage_to(table, foe) == 1
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling(DUEL, 1)
def test_another_end_of_combat_marks_nobody(table: Table) -> None:
    """A strike that ends combat leaves the card where it goes."""
    mine = table.you.ready(BISHOP)
    table.you.ready(COMPANION)
    card = table.you.holds(DUEL)
    foe = table.prey.ready(DUELLIST)
    table.prey.holds(COMBAT_ENDS)
    table.you.acts(card, by=mine)
    table.until("strike", table.prey)
    table.prey.plays("Combat ends", by=foe)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert bleed_of(table.state, foe) == 1


def test_it_is_no_way_out_of_later_rounds_or_combats(table: Table) -> None:
    """Only in the first round of that combat: not after a press, nor in one that follows."""
    mine = table.you.ready(BISHOP)
    table.you.ready(COMPANION)
    card, again, press = table.you.holds(DUEL, AGAIN, PRESS)
    foe = table.prey.ready(DUELLIST)
    table.prey.holds("Fame")
    table.you.acts(card, by=mine)
    table.until("before_range", table.prey)
    table.pass_on()
    table.until("press", table.you)
    table.you.plays(press, by=mine)
    offered = 0
    played = False
    while not table.over():
        offered += table.prey.may("use promise")
        if not played and table.you.can_play(again):
            table.you.plays(again)
            played = True
        else:
            table.pass_on()
    assert played
    assert offered == 0
    assert damage_to(table, foe) == 3

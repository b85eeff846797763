"""Referendums whose effect is the same for each Methuselah, or about a clan; X kin unlock."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import TARGET, action, burn_card, choose, on, static, vampire
from politics_talk import carried, polling
from table_talk import Table

JUSTICAR = "Sheldon, Lord of the Clog (G1)"
KIN = "My Kin Against the World"


def pools(table: Table) -> list[int]:
    """Yours, your prey's, and so on around the table."""
    return [seat.pool() for seat in table.seats]


def passes(table: Table, card: str, caller: int) -> None:
    """You play the card, and its referendum passes; nothing else is in progress then."""
    table.you.holds(card)
    table.you.acts(card, by=caller)
    carried(table, caller)
    assert table.waits_for(table.you)


def test_honored_elders_gain_blood(table: Table) -> None:
    """Ready or uncontrolled, with a capacity of 8 or more, whoever's; not in torpor."""
    caller = table.you.ready("Nassir")
    elder, young = table.you.ready("Lukas (G4)", blood=5), table.prey.ready("Korah (G2)", blood=5)
    theirs = table.prey.ready("Cardano (G1)", blood=5)
    fallen = table.prey.torpor("Emerson Bridges (G1)", blood=5)
    coming = table.grand_prey.uncontrolled("Khurshid (G6)", blood=3)
    small = table.grand_prey.uncontrolled("Zachary (G2)", blood=3)
    passes(table, "Honor the Elders", caller)
    assert [table.blood(c) for c in (elder, theirs, young, fallen)] == [6, 6, 5, 5]
    assert [table.blood(c) for c in (coming, small)] == [4, 3]
    assert pools(table) == [30] * 5


def test_outsiders_bring_pool_where_nobody_is_excluded(table: Table) -> None:
    """1 for each ready Independent or Anarch vampire; no ally, none in torpor, no other sect."""
    caller = table.you.ready("Nassir")
    table.you.ready("C.J. (G5)")
    table.you.ready("Crow (G5)")
    table.you.torpor("Lillian (G5)")
    table.you.ready("Underbridge Stray")
    table.prey.ready("Octane (G6)")
    table.grand_prey.ready("Dodd (G2)")
    passes(table, "Exclusion Principle", caller)
    assert pools(table) == [32, 31, 30, 30, 30]


def test_an_anarch_salon_feeds_anarchs_and_their_methuselahs(table: Table) -> None:
    """1 blood for each ready one; 1 pool for whoever controls one, in torpor too."""
    caller = table.you.ready("Crow (G5)", blood=2)
    second = table.you.ready("Octane (G6)", blood=2)
    fallen = table.prey.torpor("Rayne (G6)", blood=1)
    other = table.grand_prey.ready("Nassir", blood=1)
    loner = table.grand_prey.ready("C.J. (G5)", blood=1)
    passes(table, "Anarch Salon", caller)
    assert [table.blood(c) for c in (caller, second, fallen, other, loner)] == [3, 3, 1, 1, 1]
    assert pools(table) == [31, 31, 30, 30, 30]


def test_perpetual_care_costs_two_for_each_in_torpor(table: Table) -> None:
    """Of each Methuselah's own; whoever has none pays nothing."""
    caller = table.you.ready("Nassir")
    table.you.torpor("Ryan")
    table.prey.torpor("Lauren")
    table.prey.torpor("Dodd (G2)")
    table.grand_prey.ready("Tock (G3)")
    passes(table, "Perpetual Care", caller)
    assert pools(table) == [28, 26, 30, 30, 30]


def test_the_damned_of_the_prey_cost_pool(table: Table) -> None:
    """1 for each vampire in the ash heap of one's prey; library cards are none."""
    caller = table.you.ready("Nassir")
    table.prey.ash_heap("Ryan", "Lauren", "Fame")
    table.predator.ash_heap("Dodd (G2)")
    passes(table, "Mark of the Damned", caller)
    assert pools(table) == [28, 30, 30, 29, 30]


@pytest.mark.rules_text("003 Diversity 1")
def test_each_clan_is_worth_one_pool(table: Table) -> None:
    """Of ready vampires: two of a clan count once, an ally and one in torpor not at all."""
    caller = table.you.ready("Nassir")
    table.you.ready("Lauren")
    table.you.ready("Ryan")
    table.you.torpor("Dodd (G2)")
    table.you.ready("Underbridge Stray")
    table.prey.ready("Cardano (G1)")
    passes(table, "Diversity", caller)
    assert pools(table) == [32, 31, 30, 30, 30]


@pytest.mark.ruling("Can't Take it with You", 1)
def test_property_costs_what_it_is_worth(table: Table) -> None:
    """1 pool for everybody, then 1 burned for each equipment, each location, each retainer."""
    caller = table.you.ready("Nassir")
    table.you.in_play("Kevlar Vest", on=caller)
    table.you.in_play("Sport Bike", on=caller)
    table.you.in_play("Raven Spy", on=caller)
    table.you.in_play("Academic Hunting Ground")
    table.you.in_play("Fame", on=caller)
    theirs = table.prey.ready("Ryan")
    table.prey.in_play("Living Manse", on=theirs)
    passes(table, "Can't Take it with You", caller)
    assert pools(table) == [27, 30, 31, 31, 31]


def test_each_methuselah_burns_a_vampire_that_waits(table: Table) -> None:
    """Of her own choice in her own uncontrolled region; whoever has none burns none."""
    caller = table.you.ready(JUSTICAR)
    one, two = table.you.uncontrolled("Ryan", blood=1), table.you.uncontrolled("Lauren")
    mine, other = table.prey.uncontrolled("Dodd (G2)"), table.prey.uncontrolled("Tock (G3)")
    ready = table.prey.ready("Korah (G2)")
    table.you.holds("Might of the Camarilla")
    table.you.acts("Might of the Camarilla", by=caller)
    polling(table)
    table.you.votes("for", minion=caller)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert table.prey.choices() == {mine, other}
    table.prey.chooses(mine)
    rest(table)
    assert [table.where(c) for c in (one, other)] == ["uncontrolled", "uncontrolled"]
    assert [table.where(c) for c in (two, mine)] == ["ash_heap", "ash_heap"]
    assert table.where(ready) == "ready"
    assert table.waits_for(table.you)


def test_a_clan_is_condemned(table: Table) -> None:
    """All its vampires lock, whoever's, in torpor too; the others do not."""
    caller = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Duck (G1)")
    fallen = table.prey.torpor("KoKo (G1)")
    other = table.prey.ready("Dodd (G2)")
    table.you.holds("Consanguineous Condemnation")
    table.you.acts("Consanguineous Condemnation", by=caller)
    while not table.you.options("choose"):
        table.pass_on()
    words = [option.word for option in table.you.options("choose")]
    assert "Nosferatu" in words
    table.you.does("choose", word="Nosferatu")
    carried(table, caller)
    assert [table.locked(c) for c in (mine, theirs, fallen, other)] == [True, True, True, False]
    assert table.waits_for(table.you)


# -- My Kin Against the World ---------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "most"), [(4, 3), (2, 2)])
def test_so_many_kin_unlock(table: Table, blood: int, most: int) -> None:
    """X younger vampires of the clan, whoever's, for X blood; X is no more than there are."""
    caller = table.you.ready("Don Cerro (G5)", blood=blood)
    mine = table.you.ready("Octane (G6)", locked=True)
    theirs = table.prey.ready("Rayne (G6)", locked=True)
    fallen = table.prey.torpor("Brachah (G2)")
    peer = table.prey.ready(replaced("Anvil (G1)", capacity=7), locked=True)
    other = table.prey.ready("Nassir", locked=True)
    laibon = table.prey.ready("Fish (G4)", locked=True)
    table.you.holds(KIN)
    table.you.acts(KIN, by=caller)
    assert [option.number for option in table.you.options("choose")] == list(range(most + 1))
    table.you.chooses(number=2)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {mine, theirs, fallen}
    table.you.chooses(mine)
    assert not table.you.may("done")
    table.you.chooses(theirs)
    assert not table.you.choices()
    carried(table, caller)
    assert table.blood(caller) == blood - 2
    assert [table.locked(c) for c in (caller, mine, theirs)] == [False] * 3
    assert [table.locked(c) for c in (peer, other, laibon)] == [True] * 3
    assert table.waits_for(table.you)


def test_a_laibon_calls_younger_laibon_of_any_clan(table: Table) -> None:
    """Not of another sect, unless of the clan; not an older one."""
    caller = table.you.ready("Homa (G4)")
    guruhi = table.you.ready("Fish (G4)", locked=True)
    misrak = table.prey.ready(replaced("Misrak (G4)", sect="anarch"), locked=True)
    table.prey.ready("Sobayifa (G3)", locked=True)
    table.prey.ready("Nassir", locked=True)
    table.you.holds(KIN)
    table.you.acts(KIN, by=caller)
    assert [option.number for option in table.you.options("choose")] == [0, 1, 2]
    table.you.chooses(number=1)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {guruhi, misrak}
    table.you.chooses(guruhi)
    carried(table, caller)
    assert [table.locked(c) for c in (caller, guruhi, misrak)] == [False, False, True]
    assert table.waits_for(table.you)


@pytest.mark.parametrize("passes", [True, False])
def test_kin_are_called_once_each_turn(table: Table, passes: bool) -> None:
    """Even if the referendum failed; by another vampire neither. In the next turn again."""
    caller = table.you.ready("Don Cerro (G5)")
    second = table.you.ready("Octane (G6)")
    table.you.holds(KIN, KIN)
    table.prey.ready("Mkhokheli")
    table.you.acts(KIN, by=caller)
    table.you.chooses(number=0)
    polling(table)
    if passes:
        table.you.votes("for", mode="called")
    rest(table)
    assert table.locked(caller) is not passes
    assert not table.you.can_play(KIN, by=second)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(KIN, by=second)


def test_kin_were_called_though_the_caller_is_gone(table: Table) -> None:
    """Burned afterwards: the referendum was called this turn all the same."""
    caller = table.you.ready("Don Cerro (G5)")
    second, third = table.you.ready("Octane (G6)"), table.you.ready(COMPANION)
    table.you.holds(KIN, KIN, paper("Pyre", action(choose(on(vampire)), burn_card(TARGET))))
    table.you.acts(KIN, by=caller)
    table.you.chooses(number=0)
    rest(table)
    table.you.acts("Pyre", by=third)
    table.you.chooses(caller)
    rest(table)
    assert table.where(caller) == "ash_heap"
    assert not table.you.can_play(KIN, by=second)


def test_kin_that_were_blocked_were_not_called(table: Table) -> None:
    """Another vampire may call its own."""
    caller = table.you.ready("Don Cerro (G5)")
    second = table.you.ready("Octane (G6)")
    table.you.holds(KIN, KIN)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
    table.you.acts(KIN, by=caller)
    table.you.chooses(number=0)
    table.prey.blocks(guard)
    rest(table)
    assert table.you.can_play(KIN, by=second)


def test_a_razed_rabble_bleeds(table: Table) -> None:
    """1 blood of each vampire with a capacity below 4, ready or in torpor, whoever's."""
    caller = table.you.ready("Nassir")
    mine, fallen = table.you.ready("Meaghan", blood=3), table.you.torpor("Duck", blood=2)
    theirs = table.prey.ready("Muse (G2)", blood=2)
    threshold = table.prey.ready("Ryan", blood=3)
    ally = table.grand_prey.ready("Underbridge Stray")
    coming = table.grand_prey.uncontrolled("KoKo", blood=1)
    passes(table, "Rabble Razing", caller)
    found = [table.blood(one) for one in (mine, fallen, theirs, threshold, caller)]
    assert found == [2, 1, 1, 3, 4]
    assert (table.blood(ally), table.blood(coming)) == (1, 1)
    assert pools(table) == [30] * 5

"""True Brujah without Celerity; Quincy, who needs two actions; Terrifisto, who bears a grudge."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import action, burn_card, gain_pool, is_named, ready, static
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling
from scenes.rulings import (
    black_hand_is_no_title,
    keeps_votes_in_any_sect,
    scarce_asks_for_the_clan_of_now,
)
from table_talk import Table

SHALMATH = "Shalmath (G6)"
MUNTATHIR = "Al-Muntathir, God's Witness (G5)"
NEHEMIAH = "Nehemiah (G4)"
ALL = (SHALMATH, MUNTATHIR, NEHEMIAH)

# -- cards that require Celerity ------------------------------------------------------------------

SPEED = paper("Speed", static("discipline", word="CEL"), kind="equipment")
RUSH = paper(
    "Rush",
    levels={"cel": action(gain_pool(1), stealth=1), "pre": action(gain_pool(2), stealth=1)},
    disciplines=("cel", "pre"),
)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(SHALMATH, marks=pytest.mark.ruling(SHALMATH, 2)),
        pytest.param(MUNTATHIR, marks=pytest.mark.ruling(MUNTATHIR, 2)),
        pytest.param(NEHEMIAH, marks=pytest.mark.ruling(NEHEMIAH, 1)),
        made_vampire("Swift", "pre"),
    ],
)
def test_they_use_no_celerity(table: Table, name: Any) -> None:
    """Whatever gives it to them; a card of two Disciplines they play for the other one."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.in_play(SPEED, on=mine)
    table.you.holds(RUSH)
    may = name not in ALL
    assert table.you.can_play("Rush", by=mine, level="cel") is may
    assert table.you.can_play("Rush", by=mine, level="pre")
    table.you.acts("Rush", by=mine, level="pre")
    rest(table)
    assert table.you.pool() == 32


@pytest.mark.parametrize("name", [*ALL, made_vampire("Swift", "pre")])
def test_they_use_no_celerity_in_combat(table: Table, name: Any) -> None:
    """Nor additional strikes by it."""
    mine = table.you.ready(name)
    table.you.in_play(SPEED, on=mine)
    theirs = table.prey.ready(made_vampire("Oak", capacity=9))
    table.you.holds("Blur")
    fight(table, mine, theirs)
    offered = False
    while not table.over():
        offered |= table.you.may("play", card="Blur")
        table.pass_on()
    assert offered is (name not in ALL)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(SHALMATH, marks=pytest.mark.ruling(SHALMATH, 3)),
        pytest.param(MUNTATHIR, marks=pytest.mark.ruling(MUNTATHIR, 3)),
        pytest.param(NEHEMIAH, marks=pytest.mark.ruling(NEHEMIAH, 2)),
    ],
)
def test_they_are_scarce_among_those_who_count_as_true_brujah(name: str) -> None:
    """The clan that they have now."""
    scarce_asks_for_the_clan_of_now(name)


@pytest.mark.ruling(MUNTATHIR, 1)
def test_al_muntathir_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(MUNTATHIR)


@pytest.mark.ruling(NEHEMIAH, 3)
def test_nehemiah_keeps_his_votes() -> None:
    """2, in any sect."""
    keeps_votes_in_any_sect(NEHEMIAH, votes=2)


# -- Shalmath -------------------------------------------------------------------------------------


@pytest.mark.ruling(SHALMATH, 1)
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_shalmath_unlocks_once_in_the_turn_of_each_player(table: Table, region: str) -> None:
    """In yours and in your prey's; not twice, nor while he is unlocked."""
    shalmath = table.you.puts(SHALMATH, region, locked=True)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan", blood=2)
    table.prey.ready("Dodd (G2)")
    table.begins()
    table.you.uses(shalmath)
    assert not table.locked(shalmath)
    assert not table.you.may("use", card=shalmath)
    if region == "torpor":
        return
    table.you.acts(word="bleed", by=shalmath)
    rest(table)
    assert table.locked(shalmath)
    assert not table.you.may("use", card=shalmath)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="hunt", by=theirs)
    assert table.you.may("use", card=shalmath)
    table.you.uses(shalmath)
    assert not table.locked(shalmath)


def test_shalmath_unlocked_has_nothing_to_do(table: Table) -> None:
    """It is for a locked one."""
    shalmath = table.you.ready(SHALMATH)
    table.you.ready(COMPANION)
    table.begins()
    assert not table.you.may("use", card=shalmath)


# -- Al-Muntathir ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "seat", "burned"), [(3, "you", True), (2, "you", False), (3, "prey", False)]
)
def test_al_muntathir_is_burned_among_four(
    table: Table, more: int, seat: str, burned: bool
) -> None:
    """4 True Brujah that you control, himself counted, one in torpor too."""
    mine = table.you.ready(MUNTATHIR)
    names = ("Ryan", "Dodd (G2)", "Octane")
    for number, name in enumerate(names[:more]):
        one = replaced(name, clans=("True Brujah",))
        getattr(table, seat).puts(one, "torpor" if number else "ready")
    table.you.ready(COMPANION)
    table.begins()
    table.asked()
    assert table.where(mine) == ("ash_heap" if burned else "ready")


# -- Nehemiah -------------------------------------------------------------------------------------


@pytest.mark.parametrize("moved", [1, 2])
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_nehemiah_sends_cards_down(table: Table, moved: int, region: str) -> None:
    """Up to two, to the bottom, in your unlock phase, once; as many are drawn."""
    nehemiah = table.you.puts(NEHEMIAH, region)
    cards = [table.you.holds("Fame") for _ in range(7)]
    table.prey.holds("Blur")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(nehemiah)
    assert table.you.choices() <= set(cards)
    for card in cards[:moved]:
        table.you.chooses(min(table.you.choices() or {card}))
    if moved < 2:
        table.you.does("done")
    assert table.you.hand().count("Fame") == 7 - moved
    assert len(table.you.hand()) == 7
    library = table.state.seats[0].library
    down = [one for one in cards if table.where(one) == "library"]
    assert len(down) == moved
    assert set(library[:moved]) == set(down) or set(library[-moved:]) == set(down)
    assert not table.you.may("use", card=nehemiah)


def test_nehemiah_waits_for_your_unlock_phase(table: Table) -> None:
    """Not in another's, nor in the master phase."""
    nehemiah = table.prey.ready(NEHEMIAH)
    table.prey.holds("Fame")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert not table.prey.may("use", card=nehemiah)
    other = Table()
    nehemiah = other.you.ready(NEHEMIAH)
    other.you.holds("Fame")
    other.begins("master")
    assert not other.you.may("use", card=nehemiah)


# -- Quincy ---------------------------------------------------------------------------------------

QUINCY = "Quincy, The Trapper (G3)"


@pytest.mark.ruling(QUINCY, 1)
def test_quincy_burns_an_ally_with_two_actions(table: Table) -> None:
    """The first sets the trap, the second one, in another turn, burns it; at +1 stealth."""
    quincy = table.you.ready(QUINCY)
    table.you.ready(COMPANION)
    table.you.ready("Vagabond Mystic")
    hers = table.prey.ready("Renegade Garou")
    his = table.predator.ready("Gregory Winter")
    table.grand_prey.ready("War Ghoul")
    table.prey.ready("Nassir")
    table.you.acts(quincy, by=quincy)
    assert table.you.choices() == {hers, his}
    table.you.chooses(hers)
    going = action_of(table)
    assert stealth(table.state, going) == 1
    assert going.targets == (table.prey.number,)
    rest(table)
    assert table.where(hers) == "ready"
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(quincy, by=quincy)
    table.you.chooses(his)
    rest(table)
    assert (table.where(hers), table.where(his)) == ("ready", "ready")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(quincy, by=quincy)
    table.you.chooses(hers)
    rest(table)
    assert (table.where(hers), table.where(his)) == ("ash_heap", "ready")
    assert table.waits_for(table.you)


def test_another_quincy_begins_anew(table: Table) -> None:
    """What he has prepared goes with him."""
    quincy = table.you.ready(QUINCY)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    hers = table.prey.ready("Renegade Garou")
    table.prey.ready("Gregory Winter")
    table.you.holds(paper("Pyre", action(burn_card(ready(is_named("Quincy, The Trapper"))))))
    table.you.acts(quincy, by=quincy)
    table.you.chooses(hers)
    rest(table)
    table.you.acts("Pyre", by=mine)
    rest(table)
    assert table.where(quincy) == "ash_heap"
    assert table.state.cards[hers].note("trap") <= 0


# -- Terrifisto -----------------------------------------------------------------------------------

TERRIFISTO = "Terrifisto (G4)"


@pytest.mark.parametrize("does", [True, False])
@pytest.mark.parametrize("passes", [True, False])
def test_terrifisto_bears_a_grudge(table: Table, does: bool, passes: bool) -> None:
    """1 blood: 2 damage for a ready vampire that voted against; once, whatever the result."""
    mine = table.you.ready(TERRIFISTO, blood=5)
    table.you.ready(COMPANION)
    if passes:
        table.you.ready("Melinda Galbraith (G4)")
    table.you.holds(motion())
    prince, judge = table.prey.ready("Mkhokheli (G6)"), table.prey.ready("Tara (G5)")
    friend = table.grand_prey.ready("Anvil (G1)")
    full = [table.blood(one) for one in (prince, judge, friend)]
    table.you.acts("Motion", by=mine)
    polling(table)
    for option in list(table.you.options("vote")):
        if table.you.may("vote", minion=option.minion):
            table.you.votes("for", minion=option.minion)
    for voter in (prince, judge):
        while not table.prey.may("vote", minion=voter):
            table.pass_on()
        table.prey.votes("against", minion=voter)
    while not table.you.may("answer") and not table.you.may("do") and not table.over():
        table.pass_on()
    if does:
        table.you.does(("answer", "do"))
        assert table.you.choices() == {prince, judge}
        table.you.chooses(judge)
    else:
        table.you.passes()
    rest(table)
    assert table.blood(mine) == 5 - does
    assert [table.blood(one) for one in (prince, judge, friend)] == [
        full[0],
        full[1] - 2 * does,
        full[2],
    ]


def test_terrifisto_needs_a_foe_and_blood(table: Table) -> None:
    """Nobody voted against; another called; or he has no blood left."""
    mine, other = table.you.ready(TERRIFISTO, blood=5), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(motion(), motion(name="Second"))
    prince = table.prey.ready("Mkhokheli (G6)")
    table.prey.ready("Anvil (G1)")
    for caller, card, side in ((mine, "Motion", "for"), (other, "Second", "against")):
        table.you.acts(card, by=caller)
        while not table.prey.may("vote", minion=prince):
            table.pass_on()
        table.prey.votes(side, minion=prince)
        while not table.over():
            assert not table.you.may(("answer", "do"))
            table.pass_on()
    assert table.blood(mine) == 5
    assert damage_to(table, prince) == 0


@pytest.mark.parametrize(("blood", "may"), [(0, False), (1, True)])
def test_terrifisto_pays_for_his_grudge(table: Table, blood: int, may: bool) -> None:
    """With his last blood, not without any; an ally with a vote is none of his."""
    mine = table.you.ready(TERRIFISTO, blood=blood + 1)
    table.you.ready(COMPANION)
    table.you.holds(motion(blood_cost=1))
    prince = table.prey.ready("Mkhokheli (G6)")
    mystic = table.prey.ready("Vagabond Mystic")
    table.prey.in_play(paper("Seat", static("votes", 1), kind="equipment"), on=mystic)
    table.you.acts("Motion", by=mine)
    for voter in (prince, mystic):
        while not table.prey.may("vote", minion=voter):
            table.pass_on()
        table.prey.votes("against", minion=voter)
    offered = False
    while not table.over() and not offered:
        offered = table.you.may(("answer", "do"))
        if not offered:
            table.pass_on()
    assert offered is may
    if may:
        full = table.blood(prince)
        table.you.does(("answer", "do"))
        rest(table)
        assert (table.blood(mine), table.blood(prince)) == (0, full - 2)
        assert table.blood(mystic) == 2

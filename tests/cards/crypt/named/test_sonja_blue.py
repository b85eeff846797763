"""Sonja Blue, who blocks as an ally, moves against the ring, and never comes back."""

from __future__ import annotations

from typing import Any

import pytest

from block_talk import PAUSE
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    THIS,
    action,
    ally,
    banishes,
    burn_card,
    cannot_block,
    combat_card,
    fits,
    gain_pool,
    is_named,
    modifier,
    on,
    pays_to_block,
    reaction,
    ready,
    static,
    takes_in_hand,
    vampire,
    when,
)
from methuselah.rules.action.blocks import intercept
from methuselah.rules.politics.titles import title_of, votes_of_title
from table_talk import Seat, Table

SONJA = "Sonja Blue (G4)"
NORMAL = "Normal (G1)"
PRINCE = "Anson (G1)"


def trick(name: str, *parts: Any) -> Definition:
    """A modifier played as the action is announced."""
    return paper(name, modifier(*parts, at=("announced",)))


# -- blocking -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bars", "blocks"),
    [
        ((cannot_block(vampire),), True),
        ((cannot_block(ally),), True),
        ((cannot_block(vampire), cannot_block(ally)), False),
    ],
)
def test_she_blocks_as_an_ally_or_as_a_vampire(
    table: Table, bars: tuple[Any, ...], blocks: bool
) -> None:
    """What bars the one does not bar the other; another vampire beside her is kept."""
    acting = table.you.ready(NORMAL)
    sonja = table.prey.ready(SONJA)
    vampire_ = table.prey.ready("Meaghan")
    held = [trick(f"Trick {number}", bar) for number, bar in enumerate(bars)]
    table.you.holds(*held, PAUSE)
    table.you.acts(by=acting, word="bleed")
    for one in held:
        table.you.plays(one.name)
    table.until("action")

    assert table.prey.may("block", minion=sonja) == blocks
    assert table.prey.may("block", minion=vampire_) == (bars == (cannot_block(ally),))


def test_she_is_a_vampire_in_combat(table: Table) -> None:
    """Once she has blocked as an ally she fights as a vampire."""
    acting = table.you.ready(NORMAL)
    sonja = table.prey.ready(SONJA)
    table.you.holds(trick("Trick", cannot_block(vampire)))
    fang = combat_card(when(fits(THIS, on(vampire)), gain_pool(1)), at=("before_range",))
    table.prey.holds(paper("Fang", fang))
    table.you.acts(by=acting, word="bleed")
    table.you.plays("Trick")
    table.prey.blocks(sonja)
    table.prey.plays("Fang", by=sonja)
    rest(table)

    assert table.blood(sonja) == 4
    assert table.prey.pool() == 31


def test_the_grandest_trick_does_not_keep_her_out(table: Table) -> None:
    """No vampire may block it; an ally may."""
    acting = table.you.ready("Dame Hollerton (G4)")
    sonja = table.prey.ready(SONJA)
    table.you.holds("The Grandest Trick", PAUSE)
    table.you.acts(by=acting, word="bleed")
    table.you.plays("The Grandest Trick")
    table.until("action")

    assert table.prey.may("block", minion=sonja)


@pytest.mark.ruling("Sonja Blue", 1)
@pytest.mark.rules_text("003 Sonja Blue 1")
def test_only_who_can_block_is_asked_of_the_ally(table: Table) -> None:
    """She plays what requires a Discipline, and pays what vampires pay to block."""
    acting = table.you.ready(NORMAL)
    sonja = table.prey.ready(SONJA)
    table.you.holds(trick("Trick", cannot_block(vampire)), trick("Tax", pays_to_block(1, vampire)))
    table.prey.holds(paper("Answer", levels={"FOR": reaction(gain_pool(1))}))
    table.you.acts(by=acting, word="bleed")
    table.you.plays("Trick")
    table.you.plays("Tax")
    table.prey.blocks(sonja)
    assert table.blood(sonja) == 4
    table.prey.plays("Answer", by=sonja)
    rest(table)

    assert table.prey.pool() == 31


@pytest.mark.ruling("Sonja Blue", 2)
def test_what_allies_have_is_not_hers(table: Table) -> None:
    """Intercept that each ally gets."""
    acting = table.you.ready(NORMAL)
    sonja = table.prey.ready(SONJA)
    street = table.prey.ready("Loyal Street Gang")
    table.prey.in_play(paper("Veil Torn", static("intercept", +1, who=on(ally))))
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(sonja)

    assert intercept(table.state, sonja) == 0
    assert intercept(table.state, street) == 1


# -- titles -------------------------------------------------------------------------------------


def test_she_removes_a_title(table: Table) -> None:
    """Of any vampire, hers or not; for the rest of the game."""
    sonja = table.you.ready(SONJA)
    mine = table.you.ready(PRINCE)
    theirs = table.prey.ready("Alexa Draper")
    table.prey.ready(NORMAL)
    table.you.acts(SONJA, by=sonja)
    table.you.chooses(theirs)
    rest(table)

    assert title_of(table.state, theirs) == ""
    assert votes_of_title(table.state, theirs) == 0
    assert title_of(table.state, mine) == "prince"


def test_only_titled_vampires(table: Table) -> None:
    """Nobody with a title, nothing to do; and only she takes the action."""
    sonja = table.you.ready(SONJA)
    other = table.you.ready(NORMAL)
    table.asked()
    assert not table.you.may("use action", minion=sonja)
    assert not table.you.may("use action", minion=other)


def test_the_votes_of_an_independent_are_a_title_too(table: Table) -> None:
    """The one with three votes has none any more."""
    sonja = table.you.ready(SONJA)
    kemintiri = table.prey.merged("Kemintiri (G2)")
    table.you.acts(SONJA, by=sonja)
    rest(table)

    assert votes_of_title(table.state, kemintiri) == 0


# -- four pool ----------------------------------------------------------------------------------


def test_four_pool_as_she_comes(table: Table) -> None:
    """In your influence phase."""
    sonja = table.you.uncontrolled(SONJA, blood=5)
    table.begins("influence")
    table.you.does("move out", target=sonja)

    assert table.you.pool() == 34
    assert table.prey.pool() == 30


def test_no_pool_in_another_phase(table: Table) -> None:
    """An action brings her into play."""
    from methuselah.language import TARGET, choose, comes_into_play, uncontrolled, yours

    acting = table.you.ready(NORMAL)
    sonja = table.you.uncontrolled(SONJA, blood=5)
    table.you.uncontrolled(NORMAL)
    coming = action(choose(uncontrolled(vampire, yours)), comes_into_play(TARGET), stealth=1)
    table.you.holds(paper("Come", coming))
    table.you.acts("Come", by=acting)
    table.you.chooses(sonja)
    rest(table)

    assert table.where(sonja) == "ready"
    assert table.you.pool() == 30


# -- to the predator ----------------------------------------------------------------------------


def offered_to(table: Table, sonja: int) -> list[Seat]:
    """Who may take her now."""
    return [seat for seat in table.seats if seat.may("use", card=sonja)]


def test_her_controllers_predator_takes_her_in_the_preys_discard_phase(table: Table) -> None:
    """For 1 pool; a bystander cannot, and nobody gains 4 pool."""
    sonja = table.prey.ready(SONJA, locked=True)
    table.until_turn_of(table.grand_prey, "discard")
    assert offered_to(table, sonja) == [table.you]
    table.you.uses(sonja)

    assert table.state.controller(sonja) == table.you.number
    assert table.where(sonja) == "ready"
    assert table.you.pool() == 29
    assert table.prey.pool() == 30
    assert offered_to(table, sonja) == []


@pytest.mark.parametrize("turn", [0, 1, 3, 4])
def test_not_in_the_discard_phase_of_others(table: Table, turn: int) -> None:
    """Neither in her controller's own, nor in that of a bystander."""
    sonja = table.prey.ready(SONJA)
    table.until_turn_of(table.seats[turn], "discard")

    assert offered_to(table, sonja) == []


def test_she_goes_on_round_the_table(table: Table) -> None:
    """Her new controller's predator takes her in the discard phase of the new one's prey."""
    sonja = table.prey.ready(SONJA)
    table.until_turn_of(table.grand_prey, "discard")
    table.you.uses(sonja)
    table.until_turn_of(table.prey, "discard")
    assert offered_to(table, sonja) == [table.predator]
    table.predator.uses(sonja)

    assert table.state.controller(sonja) == table.predator.number


def test_from_torpor_she_moves_to_the_ready_region(table: Table) -> None:
    """The text moves her there, wherever she is."""
    sonja = table.prey.torpor(SONJA)
    table.until_turn_of(table.grand_prey, "discard")
    table.you.uses(sonja)

    assert table.where(sonja) == "ready"
    assert table.state.controller(sonja) == table.you.number


# -- leaving play -------------------------------------------------------------------------------


@pytest.mark.parametrize("fate", [burn_card(on(is_named(SONJA))), banishes(ready(is_named(SONJA)))])
def test_she_leaves_the_game(table: Table, fate: Any) -> None:
    """Burned or banished."""
    acting = table.you.ready(NORMAL)
    sonja = table.prey.ready(SONJA)
    other = table.prey.ready("Meaghan")
    table.you.holds(paper("Fate", action(fate, stealth=1)))
    table.you.acts("Fate", by=acting)
    rest(table)

    assert table.where(sonja) == "removed"
    assert table.where(other) == "ready"


def test_she_is_not_taken_back(table: Table) -> None:
    """Nor does she come into a hand or another pile."""
    acting = table.you.ready(NORMAL)
    sonja = table.you.ready(SONJA)
    table.you.holds(paper("Back", action(takes_in_hand(on(is_named(SONJA))), stealth=1)))
    table.you.acts("Back", by=acting)
    rest(table)

    assert table.where(sonja) == "removed"


@pytest.mark.ruling("Sonja Blue", 3)
@pytest.mark.rules_text("003 Sonja Blue 2")
def test_the_new_copy_wins_the_contest(table: Table) -> None:
    """4 pool, then the old one is removed; the new one turns up in the next unlock phase."""
    old = table.prey.ready(SONJA)
    new = table.you.uncontrolled(SONJA, blood=5)
    table.you.ready(NORMAL)
    table.begins("influence")
    table.you.does("move out", target=new)
    assert table.you.pool() == 34
    assert table.where(old) == "removed"
    assert table.where(new) == "contested"
    table.until_turn_of(table.you, "minion")

    assert table.where(new) == "ready"
    assert not table.locked(new)
    assert table.you.pool() == 34


def test_one_already_contested_stays(table: Table) -> None:
    """What is out of play does not leave play: a third copy contests the second."""
    second = table.prey.puts(SONJA, "contested", notes=(("contest place", 0),))
    third = table.you.uncontrolled(SONJA, blood=5)
    table.begins("influence")
    table.you.does("move out", target=third)

    assert table.where(second) == "contested"
    assert table.where(third) == "contested"
    assert table.you.pool() == 34

"""Masters put on a minion: Fame, Guardian Angel, Haven Uncovered, Pentex Subversion, Rebel."""

from __future__ import annotations

import pytest

from action_talk import action_of
from methuselah.engine.definitions import defined
from methuselah.language import choose, environmental_damage, master, ready, vampire
from methuselah.language.reading.which import TARGET
from methuselah.pool import Face
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from table_talk import Seat, Table

PENTEX = "Pentex™ Subversion"
LIGHTNING = defined(
    Face(900_401, "Lightning", "Lightning", types=("master",), text="", digest=""),
    modes=(master(choose(ready(vampire)), environmental_damage(1, to=TARGET)),),
)
"""Damage outside combat, which no starter deck can prevent."""


def choices(seat: Seat) -> set[int]:
    """The cards she may choose from."""
    return {option.target for option in seat.options("choose")}


# -- whom they are put on -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost", "fits"),
    [
        ("Fame", 0, {"ready", "theirs"}),
        ("Guardian Angel", 2, {"ready"}),
        ("Haven Uncovered", 0, {"ready", "theirs"}),
        (PENTEX, 2, {"ready", "theirs", "ally", "their ally"}),
        ("Rebel", 0, {"ready", "torpid"}),
    ],
)
def test_what_a_master_is_put_on(table: Table, card: str, cost: int, fits: set[str]) -> None:
    """Ready or not, vampire or minion, yours or anybody's; its cost is paid by its player."""
    minions = {
        "ready": table.you.ready("Ryan"),
        "torpid": table.you.torpor("Sully", blood=1),
        "ally": table.you.ready("Underbridge Stray"),
        "theirs": table.prey.ready("Nassir"),
        "their torpid": table.prey.torpor("Lauren", blood=1),
        "their ally": table.prey.ready("Underbridge Stray"),
        "uncontrolled": table.you.uncontrolled("Ashley"),
    }
    played = table.you.holds(card)
    table.begins("master")

    table.you.plays(card)
    if len(fits) > 1:
        assert choices(table.you) == {minions[name] for name in fits}
        table.you.chooses(minions[max(fits)])

    assert table.on(played) == minions[max(fits)]
    assert table.state.controller(played) == table.you.number
    assert table.you.pool() == 30 - cost
    assert table.prey.pool() == 30


@pytest.mark.parametrize("card", ["Fame", PENTEX])
def test_a_second_copy_of_a_unique_one_is_contested(table: Table, card: str) -> None:
    """Your own second copy cannot be played; that of the prey contests yours."""
    victim = table.grand_prey.ready("Ryan")
    table.grand_prey.ready("Sully")
    mine = table.you.in_play(card, on=victim)
    table.you.holds(card, "Misdirection")
    theirs = table.prey.holds(card)
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(card)
    table.until_turn_of(table.prey, "master")
    table.prey.plays(card)
    table.prey.chooses(victim)

    assert (table.where(mine), table.where(theirs)) == ("contested", "contested")
    table.until_turn_of(table.you)
    table.you.does("yield", target=mine)
    table.until_turn_of(table.prey, "discard")
    assert (table.where(mine), table.on(theirs)) == ("ash_heap", victim)


# -- Guardian Angel -----------------------------------------------------------------------------


def test_guardian_angel_gives_intercept_against_bleeds_directed_at_you(table: Table) -> None:
    """Only the bearer, and not against other actions."""
    bleeder = table.you.ready("Ryan")
    hunter = table.you.ready("Sully", blood=1)
    table.you.ready("Ashley")
    guarded = table.prey.ready("Nassir")
    other = table.prey.ready("Lauren")
    table.prey.in_play("Guardian Angel", on=guarded)

    table.you.acts(by=hunter, word="hunt")
    table.asked()
    assert intercept(table.state, guarded) == 0
    table.nobody_reacts()
    table.you.acts(by=bleeder, word="bleed")
    assert (intercept(table.state, guarded), intercept(table.state, other)) == (1, 0)
    table.prey.blocks(guarded)
    table.nobody_reacts()

    assert table.locked(guarded)
    assert table.prey.pool() == 30


def test_guardian_angel_does_not_see_a_bleed_directed_at_another(table: Table) -> None:
    """ "Directed at you": at the player of the card, wherever its bearer is."""
    bleeder = table.you.ready("Ryan")
    guarded = table.prey.ready("Nassir")
    table.grand_prey.in_play("Guardian Angel", on=guarded)

    table.you.acts(by=bleeder, word="bleed")
    table.asked()

    assert intercept(table.state, guarded) == 0


def test_guardian_angel_prevents_one_damage_each_combat(table: Table) -> None:
    """A point in each of two combats; its bearer strikes as ever."""
    ryan, sully = table.you.ready("Ryan"), table.you.ready("Sully")
    table.you.ready("Ashley")
    guarded = table.prey.ready("Nassir")
    table.prey.in_play("Guardian Angel", on=guarded)
    table.you.in_play("Haven Uncovered", on=guarded)

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(guarded)
    table.prey.uses("Guardian Angel")
    table.nobody_reacts()
    assert (table.blood(guarded), table.blood(ryan)) == (4, 3)
    table.you.acts("Haven Uncovered", by=sully)
    table.prey.uses("Guardian Angel")
    table.nobody_reacts()

    assert (table.blood(guarded), table.blood(sully)) == (4, 3)
    assert table.waits_for(table.you, "minion")


def test_guardian_angel_prevents_once_in_a_combat(table: Table) -> None:
    """Of the 2 damage of a strike 1 is left."""
    strong = table.you.ready("Ryan")
    table.you.ready("Sully")
    table.you.in_play("Preternatural Strength", on=strong, level="pot")
    guarded = table.prey.ready("Nassir")
    table.prey.in_play("Guardian Angel", on=guarded)

    table.you.acts(by=strong, word="bleed")
    table.prey.blocks(guarded)
    table.prey.uses("Guardian Angel")
    assert not table.prey.may("use", card="Guardian Angel")
    table.nobody_reacts()

    assert table.blood(guarded) == 3


def test_guardian_angel_prevents_nothing_outside_combat(table: Table) -> None:
    """ "1 damage each combat": damage without combat is suffered."""
    guarded = table.prey.ready("Nassir")
    table.prey.in_play("Guardian Angel", on=guarded)
    table.you.holds(LIGHTNING)
    table.begins("master")

    table.you.plays("Lightning")
    table.until("discard", table.you)

    assert table.blood(guarded) == 3


def test_guardian_angel_burns_when_its_vampire_is_in_torpor(table: Table) -> None:
    """Two damage, one of it prevented, and no blood to mend the other."""
    strong = table.you.ready("Ryan")
    table.you.ready("Sully")
    table.you.in_play("Preternatural Strength", on=strong, level="pot")
    guarded = table.prey.ready("Nassir", blood=0)
    angel = table.prey.in_play("Guardian Angel", on=guarded)
    bystander = table.prey.in_play("Guardian Angel", on=table.prey.ready("Lauren"))

    table.you.acts(by=strong, word="bleed")
    table.prey.blocks(guarded)
    table.prey.uses(angel)
    table.nobody_reacts()

    assert table.where(guarded) == "torpor"
    assert (table.where(angel), table.where(bystander)) == ("ash_heap", "attached")


# -- Haven Uncovered ----------------------------------------------------------------------------


def test_haven_uncovered_lets_minions_enter_combat_with_the_vampire(table: Table) -> None:
    """Directed at its controller, at +1 stealth; a successful one is a fight."""
    rusher = table.you.ready("Ryan")
    table.you.ready("Sully")
    found = table.grand_prey.ready("Nassir")
    other = table.grand_prey.ready("Lauren")
    haven = table.prey.in_play("Haven Uncovered", on=found)
    table.prey.ready("Ashley")

    table.you.acts("Haven Uncovered", by=rusher)
    action = action_of(table)
    assert action.targets == (table.grand_prey.number,)
    assert stealth(table.state, action) == 1
    assert not table.prey.may("block")
    table.nobody_reacts()

    assert (table.blood(rusher), table.blood(found), table.blood(other)) == (3, 3, 4)
    assert table.on(haven) == found
    assert not table.you.may("use action", by=rusher)
    assert table.waits_for(table.you)


def test_haven_uncovered_is_burned_by_its_vampire(table: Table) -> None:
    """It burns the card by an action directed at its player, at +1 stealth."""
    found = table.you.ready("Nassir")
    table.you.ready("Ryan")
    haven = table.prey.in_play("Haven Uncovered", on=found)
    table.prey.ready("Lauren")

    table.you.acts("Haven Uncovered", by=found)
    action = action_of(table)
    assert action.targets == (table.prey.number,)
    assert stealth(table.state, action) == 1
    table.nobody_reacts()

    assert table.where(haven) == "ash_heap"
    assert table.where(found) == "ready"


def test_haven_uncovered_offers_one_thing_to_each_minion(table: Table) -> None:
    """Before its vampire: nothing for its comrade, burning for itself, combat for the prey's."""
    found = table.you.ready("Nassir")
    comrade = table.you.ready("Ryan")
    table.you.in_play("Haven Uncovered", on=found)
    theirs = table.prey.ready("Lauren")

    assert [option.mode for option in table.you.options("use action", by=found)] == ["burn"]
    assert not table.you.may("use action", by=comrade)
    table.until_turn_of(table.prey, "minion")

    assert [option.mode for option in table.prey.options("use action", by=theirs)] == [""]


def test_haven_uncovered_leads_to_nobody_in_torpor(table: Table) -> None:
    """Only ready minions enter combat."""
    rusher = table.you.ready("Ryan")
    found = table.prey.torpor("Nassir", blood=1)
    table.you.in_play("Haven Uncovered", on=found)

    assert table.you.may("act", by=rusher)
    assert not table.you.may("use action", by=rusher)


# -- Pentex Subversion --------------------------------------------------------------------------


def test_a_subverted_minion_cannot_block(table: Table) -> None:
    """Others can; it may act as before."""
    ryan = table.you.ready("Ryan")
    subverted = table.prey.ready("Nassir")
    other = table.prey.ready("Lauren")
    table.you.in_play(PENTEX, on=subverted)

    table.you.acts(by=ryan, word="bleed")
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=subverted)
    assert table.prey.may("block", minion=other)
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")

    assert table.prey.may("act", by=subverted, word="bleed")


def test_pentex_subversion_is_burned_by_another_minion(table: Table) -> None:
    """An action directed at its player, by anybody but the minion it is on."""
    subverted = table.you.ready("Nassir")
    comrade = table.you.ready("Underbridge Stray")
    card = table.grand_prey.in_play(PENTEX, on=subverted)
    table.grand_prey.ready("Lauren")

    assert not table.you.may("use action", by=subverted)
    table.you.acts(PENTEX, by=comrade)
    action = action_of(table)
    assert action.targets == (table.grand_prey.number,)
    assert stealth(table.state, action) == 0
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert table.locked(comrade)
    assert table.waits_for(table.you)


def test_a_blocked_action_leaves_the_subversion(table: Table) -> None:
    """Its player blocks with a ready minion."""
    subverted = table.you.ready("Nassir")
    comrade = table.you.ready("Ryan")
    card = table.prey.in_play(PENTEX, on=subverted)
    blocker = table.prey.ready("Lauren")

    table.you.acts(PENTEX, by=comrade)
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert table.on(card) == subverted

"""Stealth for blood, stealth at locations, less intercept, and equipment stolen."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, UNLOCKER, guard, made_vampire
from combat_talk import rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    anywhere,
    burn_card,
    choose,
    gain_pool,
    library_card,
    lock,
    not_,
    static,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from scenes.changes import more_bleed_against
from scenes.rulings import keeps_votes_in_any_sect, scarce_asks_for_the_clan_of_now
from scenes.telling import changing
from table_talk import Table

LYDIA = "Lydia, Grand Praetor (G6)"
CHAVI = "Chavi Oraczko (G5)"
DMITRI = "Dmitri Borodin (G4)"
KALILA = "Kalila (G5)"
KOSTANTIN = "Kostantin, Baro of the Caravan (G2)"
ALEXIS = "Alexis Sorokin (G4)"
MELUSINE = "Mélusine d'Anjou (G5)"
HIDERS = (LYDIA, CHAVI, DMITRI)

# -- stealth for blood ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", HIDERS)
@pytest.mark.parametrize(("eyes", "bled"), [(0, 1), (1, 0)])
def test_stealth_for_a_blood_once_each_action(
    table: Table, name: str, eyes: int, bled: int
) -> None:
    """+1, once: 1 intercept still catches them."""
    mine = table.you.ready(name, blood=5)
    table.you.ready(COMPANION)
    watch = guard(table.prey, eyes)
    table.you.acts(word="bleed", by=mine)
    assert not table.you.may("use", card=mine)  # not needed yet
    table.prey.blocks(watch)
    table.you.uses(mine)
    decision = table.asked()
    if decision is not None and decision.window == "attempt":
        assert not table.you.may("use", card=mine)
    rest(table)
    assert table.blood(mine) == 4 - damage_to(table, mine)
    assert damage_to(table, mine) == 1 - bled
    assert table.prey.pool() == 30 - bled
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", HIDERS)
def test_stealth_again_in_another_action(table: Table, name: str) -> None:
    """Of the same turn; not without blood, and not for another vampire."""
    mine, beside = table.you.ready(name, blood=3), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(paper("Deed", action(gain_pool(1))))
    watches = [table.prey.ready(made_vampire(f"Watch {one}")) for one in (1, 2, 3)]
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(watches[0])
    table.you.uses(mine)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Deed", by=mine)
    table.prey.blocks(watches[1])
    table.you.uses(mine)
    rest(table)
    assert (table.blood(mine), table.you.pool(), table.prey.pool()) == (1, 31, 29)
    table.you.acts(word="bleed", by=beside)
    table.prey.blocks(watches[2])
    assert not table.you.may("use", card=mine)


@pytest.mark.parametrize("name", HIDERS)
def test_no_stealth_without_blood(table: Table, name: str) -> None:
    """The price is 1."""
    mine = table.you.ready(name, blood=0)
    table.you.ready(COMPANION)
    watch = guard(table.prey, 1)
    table.prey.blocks(watch)  # it must hunt
    assert not is_offered(table, table.you, mine)


@pytest.mark.parametrize(("region", "size"), [("ready", 8), ("torpor", 7)])
def test_chavi_ready_enlarges_your_hand(table: Table, region: str, size: int) -> None:
    """+1 hand size for you, and for nobody else."""
    table.you.puts(CHAVI, region)
    table.begins()
    assert [hand_size(table.state, seat) for seat in range(5)] == [size, 7, 7, 7, 7]


@pytest.mark.ruling(LYDIA, 1)
def test_lydia_uses_no_celerity(table: Table) -> None:
    """A card of two Disciplines she plays for the other one."""
    lydia = table.you.ready(LYDIA)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Speed", static("discipline", word="CEL"), kind="equipment"), on=lydia)
    rush = paper(
        "Rush",
        levels={"cel": action(gain_pool(1)), "for": action(gain_pool(2))},
        disciplines=("cel", "for"),
    )
    table.you.holds(rush)
    assert not table.you.can_play("Rush", by=lydia, level="cel")
    table.you.acts("Rush", by=lydia, level="for")
    rest(table)
    assert table.you.pool() == 32


@pytest.mark.ruling(LYDIA, 2)
def test_lydia_is_scarce() -> None:
    """Among those who count as True Brujah."""
    scarce_asks_for_the_clan_of_now(LYDIA)


@pytest.mark.ruling(LYDIA, 3)
def test_lydia_keeps_her_vote() -> None:
    """In any sect."""
    keeps_votes_in_any_sect(LYDIA, votes=1)


# -- Kalila ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "more"), [("The Barrens", 1), ("Powerbase: Montreal", 1), ("Sport Bike", 0)]
)
def test_kalila_hides_at_locations(table: Table, target: str, more: int) -> None:
    """+1 stealth in an action directed at one; not at equipment."""
    kalila = table.you.ready(KALILA)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    raid = paper("Raid", action(choose(anywhere(not_(yours), library_card)), burn_card(TARGET)))
    table.you.holds(raid)
    if target == "Sport Bike":
        table.prey.in_play(target, on=ryan)
    else:
        table.prey.in_play(target)
    table.you.acts("Raid", by=kalila)
    assert stealth(table.state, action_of(table)) == more


@pytest.mark.parametrize("own", [True, False])
def test_kalila_hides_neither_in_a_bleed_nor_at_home(table: Table, own: bool) -> None:
    """An action that concerns a location of yours is directed at nobody."""
    kalila = table.you.ready(KALILA)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.prey.in_play("The Barrens")
    table.you.in_play("Powerbase: Montreal")
    table.you.holds(paper("Repair", action(choose(anywhere(yours, library_card)), lock(TARGET))))
    if own:
        table.you.acts("Repair", by=kalila)
    else:
        table.you.acts(word="bleed", by=kalila)
    assert stealth(table.state, action_of(table)) == 0


def test_kalila_hides_nobody_else(table: Table) -> None:
    """Only herself."""
    table.you.ready(KALILA)
    other = table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.prey.in_play("The Barrens")
    raid = paper("Raid", action(choose(anywhere(not_(yours), library_card)), burn_card(TARGET)))
    table.you.holds(raid)
    table.you.acts("Raid", by=other)
    assert stealth(table.state, action_of(table)) == 0


# -- equipment stolen -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "hidden"), [(KOSTANTIN, 1), (ALEXIS, 0)])
def test_they_steal_equipment(table: Table, name: str, hidden: int) -> None:
    """Of others, directed at its controller, at nothing's cost; they have it then."""
    thief, companion = table.you.ready(name, blood=4), table.you.ready(COMPANION)
    ryan, far = table.prey.ready("Ryan"), table.grand_prey.ready("Mazz")
    gun = table.prey.in_play(".44 Magnum", on=ryan)
    jacket = table.grand_prey.in_play("Flak Jacket", on=far)
    table.you.in_play("Flak Jacket", on=companion)
    table.prey.in_play("Raven Spy", on=ryan)
    table.prey.in_play("The Barrens")

    table.you.acts(thief, by=thief)
    assert table.you.choices() == {gun, jacket}
    table.you.chooses(jacket)
    assert stealth(table.state, action_of(table)) == hidden
    assert action_of(table).targets == (table.grand_prey.number,)
    rest(table)

    assert [table.on(one) for one in (gun, jacket)] == [ryan, thief]
    assert table.state.controller(jacket) == table.you.number
    assert (table.blood(thief), table.locked(thief)) == (4, True)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", [KOSTANTIN, ALEXIS])
def test_they_are_thieves_themselves(table: Table, name: str) -> None:
    """Another minion of yours steals nothing; without equipment there is nothing to steal."""
    thief, companion = table.you.ready(name), table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Flak Jacket", on=ryan)
    table.begins()
    assert table.you.may("use action", card=thief, minion=thief)
    assert not table.you.may("use action", card=thief, minion=companion)
    other = Table()
    thief = other.you.ready(name)
    mate = other.you.ready(COMPANION)
    other.you.in_play("Flak Jacket", on=mate)
    other.begins()
    assert not other.you.may("use action", card=thief)


def test_alexis_bleeds_the_toreador_better() -> None:
    """+1 against whoever controls a ready one."""
    more_bleed_against(
        ALEXIS,
        amount=1,
        with_=("Nik Sikko", "Tamoszius (G6)"),
        without=("Ryan", "Klaus Konrecht (G4)"),
    )


# -- Mélusine -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("capacity", "eyes", "may"), [(7, 1, True), (7, 2, False), (8, 1, False)])
def test_melusine_blinds_the_young(table: Table, capacity: int, eyes: int, may: bool) -> None:
    """-2 intercept for 1 blood: 1 intercept does not catch her any more, 2 still do."""
    melusine = table.you.ready(MELUSINE, blood=5)
    table.you.ready(COMPANION)
    watch = guard(table.prey, eyes, capacity=capacity)
    table.you.acts(word="bleed", by=melusine)
    table.prey.blocks(watch)
    assert table.you.may("use", card=melusine) is (capacity == 7)
    if capacity == 7:
        table.you.uses(melusine)
        assert not table.you.may("use", card=melusine)
    rest(table)
    assert table.blood(melusine) == 5 - (capacity == 7) - damage_to(table, melusine)
    assert table.prey.pool() == (29 if may else 30)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("acting", "blood", "blocker"),
    [
        ("Ryan", 5, "Nassir"),  # not her action
        (MELUSINE, 0, "Nassir"),  # no blood
        (MELUSINE, 5, "Renegade Garou"),  # an ally
    ],
)
def test_melusine_blinds_nobody(table: Table, acting: str, blood: int, blocker: str) -> None:
    """In her own action, a vampire, for 1 blood."""
    melusine = table.you.ready(MELUSINE, blood=blood)
    mine = melusine if acting == MELUSINE else table.you.ready(acting)
    table.you.ready(COMPANION)
    watch = table.prey.ready(blocker)
    table.prey.in_play(changing("intercept", 1), on=watch)
    if blood:
        table.you.acts(word="bleed", by=mine)
    table.prey.blocks(watch)
    assert not is_offered(table, table.you, melusine)


def test_melusine_blinds_again_in_another_action(table: Table) -> None:
    """Once each action, of the same turn."""
    melusine = table.you.ready(MELUSINE, blood=5)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(paper("Deed", action(gain_pool(1))))
    second = guard(table.prey, 1, name="Second", capacity=7)
    third = guard(table.prey, 1, name="Third", capacity=7)
    table.you.acts(word="bleed", by=melusine)
    table.prey.blocks(second)
    table.you.uses(melusine)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Deed", by=melusine)
    table.prey.blocks(third)
    table.you.uses(melusine)
    rest(table)
    assert (table.blood(melusine), table.you.pool()) == (3, 31)


@pytest.mark.parametrize("name", [KOSTANTIN, ALEXIS])
def test_they_steal_what_they_could_have(table: Table, name: str) -> None:
    """Not a weapon for one that cannot have weapons."""
    thief = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Vow", static("cannot have", word="weapon"), kind="master"), on=thief)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(".44 Magnum", on=ryan)
    jacket, bike = (table.prey.in_play(one, on=ryan) for one in ("Flak Jacket", "Sport Bike"))
    table.you.acts(thief, by=thief)
    assert table.you.choices() == {jacket, bike}

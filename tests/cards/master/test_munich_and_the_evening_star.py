"""Cards in play of decks that lacked one: Munich, the Evening Star, Humanitas, a manifesto."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import PREY, action, burn_pool
from methuselah.rules.action.action import stealth
from table_talk import Table

# -- Powerbase: Munich ----------------------------------------------------------------------------

MUNICH = "Powerbase: Munich"


@pytest.mark.parametrize("way", ["pool", "blood"])
def test_munich_moves_blood_and_pool(table: Table, way: str) -> None:
    """1 from a vampire with Oblivion to your pool, or back to a ready one; once, by locking."""
    oblivion, second = (made_vampire(name, "obl", capacity=6) for name in ("One", "Two"))
    mine, torpid = table.you.ready(oblivion, blood=3), table.you.torpor(second, blood=2)
    table.you.ready("Mazz", blood=1)
    third = table.you.ready(made_vampire("Three", "OBL"), blood=0)
    table.prey.ready(made_vampire("Four", "obl"), blood=2)
    munich = table.you.in_play(MUNICH)
    table.you.holds("Misdirection")
    table.begins("master")
    table.you.uses(munich, level=way)
    assert table.you.choices() == ({mine, torpid} if way == "pool" else {mine, third})
    table.you.chooses(mine)
    change = 1 if way == "pool" else -1
    assert table.you.pool() == 30 + change
    assert table.blood(mine) == 3 - change
    assert table.locked(munich)
    assert not table.you.may("use", card=munich)


def test_munich_is_for_your_master_phase(table: Table) -> None:
    """Not in your unlock phase, nor in the turn of another."""
    table.you.ready(made_vampire("One", "obl"), blood=3)
    munich = table.you.in_play(MUNICH)
    table.gives_edge(table.you)
    table.prey.holds("Misdirection")
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=munich)
    table.until_turn_of(table.prey, "master")
    assert not table.you.may("use", card=munich)


@pytest.mark.parametrize(("sect", "may"), [("independent", True), ("camarilla", False)])
def test_independent_vampires_burn_munich(table: Table, sect: str, may: bool) -> None:
    """Directed at its controller, for 1 blood."""
    mine = table.you.ready(replaced("Ryan", sect=sect), blood=3)
    table.you.ready(COMPANION)
    munich = table.prey.in_play(MUNICH)
    assert table.you.may("use action", card=munich, minion=mine) == may
    if may:
        table.you.acts(munich, by=mine)
        rest(table)
        assert table.where(munich) == "ash_heap"
        assert table.blood(mine) == 2


# -- London Evening Star --------------------------------------------------------------------------

STAR = "London Evening Star, Tabloid Newspaper"


@pytest.mark.parametrize("whose", ["prey", "grand_predator"])
def test_the_star_helps_any_minion_that_blocks(table: Table, whose: str) -> None:
    """1 intercept, for whomever its controller likes; it locks."""
    mine = table.you.ready(made_vampire("Hidden", "obf"))
    table.you.ready(COMPANION)
    table.you.holds("Swallowed by the Night")
    wall = table.prey.ready("Ryan")
    seat = getattr(table, whose)
    star = seat.in_play(STAR)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(wall)
    assert not seat.may("use", card=star), "it is not needed yet"
    table.you.plays("Swallowed by the Night", by=mine, level="obf")
    seat.uses(star)
    rest(table)
    assert table.locked(star)
    assert table.locked(wall)
    assert table.prey.pool() == 30


@pytest.mark.ruling(STAR, 1)
def test_the_star_waits_for_the_impulse(table: Table) -> None:
    """Neither between actions nor before anybody attempts to block."""
    mine = table.you.ready(made_vampire("Hidden", "obf"))
    table.you.ready(COMPANION)
    table.you.holds("Swallowed by the Night")
    wall = table.prey.ready("Ryan")
    star = table.grand_prey.in_play(STAR)
    table.begins("minion")
    assert not table.grand_prey.may("use", card=star)
    table.you.acts(word="bleed", by=mine)
    assert not table.grand_prey.may("use", card=star)
    table.prey.blocks(wall)
    table.you.plays("Swallowed by the Night", by=mine, level="obf")
    decision = table.asked()
    assert decision is not None
    while decision.seat != table.grand_prey.number and table.asked() is not None:
        table.pass_on()
        decision = table.asked()
        assert decision is not None
    table.grand_prey.uses(star)
    assert table.locked(star)


def test_the_star_costs_3_pool(table: Table) -> None:
    """As it is played."""
    star = table.you.holds(STAR)
    table.you.ready("Ryan")
    table.begins("master")
    table.you.plays(star)
    assert table.you.pool() == 27
    assert table.where(star) == "permanent"


# -- Humanitas ------------------------------------------------------------------------------------

HUMANITAS = "Humanitas"


def test_humanitas_is_put_on_a_ready_vampire_of_yours(table: Table) -> None:
    """For nothing."""
    first, second = table.you.ready("Ryan"), table.you.ready("Mazz")
    table.you.torpor("Nassir")
    table.you.ready("Underbridge Stray")
    table.prey.ready("Dirk (G4)")
    card = table.you.holds(HUMANITAS)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert table.on(card) == second
    assert table.you.pool() == 30


@pytest.mark.ruling(HUMANITAS, 1)
@pytest.mark.parametrize("bears", [True, False])
@pytest.mark.parametrize("victims", [0, 3])
def test_humanitas_rescues(table: Table, bears: bool, victims: int) -> None:
    """1 blood less, whoever pays, and +1 stealth; only in rescues of its bearer."""
    mine, other = table.you.ready("Ryan", blood=4), table.you.ready("Mazz")
    fallen = table.you.torpor("Nassir", blood=victims)
    table.prey.ready("Dirk (G4)")
    table.you.in_play(HUMANITAS, on=mine if bears else other)
    table.you.acts(word="rescue", by=mine, target=fallen)
    if victims:
        table.you.does("choose", number=1)
    assert stealth(table.state, action_of(table)) == 1 + bears
    rest(table)
    assert table.where(fallen) == "ready"
    assert (4 - table.blood(mine)) + (victims - table.blood(fallen)) == (1 if bears else 2)


@pytest.mark.parametrize("bears", [True, False])
def test_humanitas_bars_diablerie(table: Table, bears: bool) -> None:
    """Of its bearer; other actions have no stealth from it."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Mazz")
    table.prey.torpor("Nassir")
    table.prey.ready("Dirk (G4)")
    table.you.in_play(HUMANITAS, on=mine if bears else other)
    table.begins("minion")
    assert table.you.may("act", minion=mine, word="diablerie") != bears
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == 0


# -- An Anarch Manifesto --------------------------------------------------------------------------

MANIFESTO = "Anarch Manifesto, An"


@pytest.mark.parametrize(
    ("bearer", "requires", "number"),
    [(made_vampire("Rebel"), "anarch", 1), (made_vampire("Rebel"), "", 0), ("Ryan", "", 0)],
)
def test_the_manifesto_hides_what_anarchs_do(
    table: Table, bearer: str | Definition, requires: str, number: int
) -> None:
    """+1 stealth in actions that require one."""
    mine = table.you.ready(bearer)
    table.you.ready(COMPANION)
    table.prey.ready("Mazz")
    table.you.in_play(MANIFESTO, on=mine)
    asked = (requires,) if requires else ()
    table.you.holds(paper("Rite", action(burn_pool(1, PREY)), kind="action", requires=asked))
    table.you.acts("Rite", by=mine)
    assert stealth(table.state, action_of(table)) == number


@pytest.mark.parametrize(
    ("rival", "damage"),
    [
        (replaced("Ryan", title="primogen"), 2),
        ("Ryan", 1),
        (replaced("Crow (G5)", title="baron", city="Rome"), 1),
    ],
)
def test_the_manifesto_angers_the_titled(
    table: Table, rival: str | Definition, damage: int
) -> None:
    """+1 strength for a titled vampire that is no Anarch, in combat with its bearer."""
    mine = table.you.ready(made_vampire("Rebel"))
    theirs = table.prey.ready(rival)
    table.you.in_play(MANIFESTO, on=mine)
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == damage
    assert damage_to(table, theirs) == 1


def test_a_minion_has_one_manifesto(table: Table) -> None:
    """It equips with no second one."""
    mine, other = table.you.ready(made_vampire("Rebel")), table.you.ready("Mazz")
    table.you.in_play(MANIFESTO, on=mine)
    table.you.holds(MANIFESTO)
    assert not table.you.can_play(MANIFESTO, by=mine)
    assert table.you.can_play(MANIFESTO, by=other)

"""A vampire treated as an ally for an action: The Grandest Trick."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from action_talk import trick as made_up
from methuselah.engine.traits import is_ally, is_vampire, keywords_of
from methuselah.language import THIS, adds_blood_or_life
from table_talk import Table

TRICK = "The Grandest Trick"
TREVON = "Trevon Parker"
HOLLERTON = "Dame Hollerton (G4)"  # Kiasyd, DOM OBT myt, capacity 5
NORMAL = "Normal (G1)"
GANG = "Loyal Street Gang"
CODEX = "Codex of the Edenic Groundskeepers"


def tricks(table: Table, by: int, **parts: object) -> None:
    """It bleeds as an ally."""
    table.you.acts(by=by, word="bleed", **parts)
    table.you.plays(TRICK, by=by)


def test_vampires_cannot_block_it_and_allies_can(table: Table) -> None:
    """Nor does it matter whose they are."""
    dame = table.you.ready(HOLLERTON)
    vampire = table.prey.ready(NORMAL)
    ally = table.prey.ready(GANG)
    table.you.holds(TRICK)

    tricks(table, dame)
    table.until("action")

    assert not table.prey.may("block", minion=vampire)
    assert table.prey.may("block", minion=ally)
    table.nobody_reacts()
    assert table.prey.pool() == 29


def test_it_is_a_mortal_ally_for_the_action_and_no_longer(table: Table) -> None:
    """The assumption it breaks: a vampire is a vampire throughout its action."""
    dame = table.you.ready(HOLLERTON)
    table.prey.ready(GANG)
    table.you.holds(TRICK)

    tricks(table, dame)
    table.until("action")
    state = table.state
    assert is_ally(state, dame)
    assert not is_vampire(state, dame)
    assert "mortal" in keywords_of(state, dame)
    table.nobody_reacts()

    assert is_vampire(table.state, dame)
    assert not is_ally(table.state, dame)
    assert "mortal" not in keywords_of(table.state, dame)
    assert table.blood(dame) == 3, "the card costs 2 blood"


def test_it_uses_no_discipline_and_spends_no_blood(table: Table) -> None:
    """Bonding requires Dominate; Monkey Wrench costs blood."""
    dame = table.you.ready(HOLLERTON)
    table.prey.ready(GANG)
    bonding, wrench = table.you.holds("Bonding", "Monkey Wrench")
    table.you.holds(TRICK)

    table.you.acts(by=dame, word="bleed")
    table.until("announced")
    table.you.plays(TRICK, by=dame)
    table.until("action")

    assert not table.you.can_play(bonding)
    assert not table.you.can_play(wrench)


@pytest.mark.parametrize(("blood", "burns"), [(3, True), (4, False)])
def test_it_burns_at_0_life(table: Table, blood: int, burns: bool) -> None:
    """1 or 2 are left to be lost to a hand strike: a vampire would not even be wounded."""
    dame = table.you.ready(HOLLERTON, blood=blood)
    ghoul = table.prey.ready(GANG)
    table.you.holds(TRICK)

    tricks(table, dame)
    table.prey.blocks(ghoul)
    table.nobody_reacts()

    assert table.where(dame) == ("ash_heap" if burns else "ready")
    if not burns:
        assert table.blood(dame) == 1


@pytest.mark.parametrize(
    ("card", "level", "can"),
    [
        ("Codex of the Edenic Groundskeepers", "", True),
        ("Govern the Unaligned", "dom", False),
        ("Govern the Unaligned", "DOM", False),
        ("Bum's Rush", "", True),
    ],
)
def test_it_is_for_actions_that_any_minion_could_take(
    table: Table, card: str, level: str, can: bool
) -> None:
    """No Discipline, no clan, no vampire, no blood."""
    dame = table.you.ready(HOLLERTON)
    table.prey.ready(GANG)
    table.you.uncontrolled(NORMAL)
    held = table.you.holds(card)
    trick = table.you.holds(TRICK)

    table.you.acts(held, by=dame, level=level)
    table.until("announced") if can else table.until("action")

    assert table.you.can_play(trick) is can


@pytest.mark.parametrize("word", ["hunt", "become anarch", "diablerie"])
def test_it_is_not_for_the_actions_of_vampires(table: Table, word: str) -> None:
    """Hunting and their like require a vampire."""
    dame = table.you.ready(HOLLERTON, blood=4)
    table.you.torpor(NORMAL)
    table.predator.ready(GANG)
    trick = table.you.holds(TRICK)

    table.you.acts(by=dame, word=word)
    offered = False
    while not table.over():
        offered = offered or table.you.can_play(trick)
        table.pass_on()

    assert not offered


def test_it_is_not_for_an_action_that_costs_blood(table: Table) -> None:
    """The bleed of the Codex costs 1 blood."""
    dame = table.you.ready(HOLLERTON)
    codex = table.you.in_play(CODEX, on=dame)
    table.prey.ready(GANG)
    trick = table.you.holds(TRICK)

    table.you.acts(codex, by=dame)
    table.until("action")

    assert told(table, "announced") == 1
    assert not table.you.can_play(trick)


def test_an_ally_does_not_play_it(table: Table) -> None:
    """This acting vampire."""
    gang = table.you.ready(GANG)
    trick = table.you.holds(TRICK)
    table.prey.ready(GANG)

    table.you.acts(by=gang, word="bleed")
    table.until("action")

    assert not table.you.can_play(trick)
    assert action_of(table).acting == gang


@pytest.mark.ruling("The Grandest Trick", 1)
def test_it_has_no_starting_life_to_be_healed_to(table: Table) -> None:
    """What gives no more than the starting life gives none [LSJ 20011214-1]."""
    dame = table.you.ready(HOLLERTON, blood=4)
    table.prey.ready(GANG)
    table.you.holds(TRICK)
    table.you.holds(made_up(adds_blood_or_life(1, THIS), at=("action",), name="Mending"))

    tricks(table, dame)
    table.you.plays("Mending", by=dame)

    assert table.blood(dame) == 2


@pytest.mark.ruling("The Grandest Trick", 4)
def test_it_is_played_as_the_action_is_announced_and_not_later(table: Table) -> None:
    """[ANK 20190425]."""
    dame = table.you.ready(HOLLERTON)
    table.prey.ready(GANG)
    trick, bonding = table.you.holds(TRICK, "Bonding")

    table.you.acts(by=dame, word="bleed")
    table.until("announced")
    assert table.you.can_play(trick)
    assert not table.you.can_play(bonding)
    table.until("action")

    assert not table.you.can_play(trick)
    assert table.you.can_play(bonding)


@pytest.mark.ruling("The Grandest Trick", 5)
def test_the_action_card_is_replaced_before_it(table: Table) -> None:
    """It can be the very card that was drawn [ANK 20181208]."""
    dame = table.you.ready(HOLLERTON)
    table.prey.ready(GANG)
    trick = table.you.library(TRICK)
    table.you.holds(CODEX, *["Bonding"] * 6)

    table.you.acts(CODEX, by=dame)
    table.until("announced")

    assert table.where(trick) == "hand"
    assert table.you.can_play(trick)

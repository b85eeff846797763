"""Donatello Giovanni: a vampire chosen in your prey's unlock phase pays for attempts to bleed."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import gain_pool, use
from table_talk import Table

DONATELLO = "Donatello Giovanni (G4)"
BELL = paper("A bell", use(gain_pool(1), at=("unlock",), once="turn"), kind="master")
"""Somebody is asked in each unlock phase."""


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_the_choice(table: Table, region: str) -> None:
    """Any vampire but those of your predator; the text does not say that he is ready."""
    donatello = table.you.puts(DONATELLO, region, blood=2)
    own = table.you.ready("Meaghan")
    theirs = table.prey.ready("Nassir")
    torpid = table.grand_prey.torpor("Ryan")
    far = table.grand_predator.ready("Lauren")
    table.predator.ready("Tock (G3)")
    table.prey.ready("Underbridge Stray", level="ani")

    table.until_turn_of(table.prey)
    table.you.uses(donatello)
    assert table.you.choices() == {donatello, own, theirs, torpid, far}
    table.you.chooses(theirs)
    assert not table.you.may("use", card=donatello)
    assert table.blood(donatello) == 2
    assert table.blood(theirs) == 4


@pytest.mark.parametrize(
    ("seat", "may"),
    [("prey", True), ("grand_prey", False), ("grand_predator", False), ("predator", False)],
)
def test_in_the_unlock_phase_of_your_prey(table: Table, seat: str, may: bool) -> None:
    """Not in that of another Methuselah."""
    donatello = table.you.ready(DONATELLO)
    bell = table.you.in_play(BELL)
    table.prey.ready("Nassir")

    table.until_turn_of(getattr(table, seat))
    assert table.you.may("use", card=bell)
    assert table.you.may("use", card=donatello) == may


def test_not_in_your_own_unlock_phase(table: Table) -> None:
    """The bell may be rung then."""
    donatello = table.you.ready(DONATELLO)
    bell = table.you.in_play(BELL)
    table.prey.ready("Nassir")

    table.begins("unlock")
    assert table.you.may("use", card=bell)
    assert not table.you.may("use", card=donatello)


@pytest.mark.parametrize(
    ("who", "word", "paid"), [("chosen", "bleed", 1), ("chosen", "hunt", 0), ("other", "bleed", 0)]
)
def test_the_chosen_vampire_pays_for_a_bleed(table: Table, who: str, word: str, paid: int) -> None:
    """As it is attempted; not for a hunt, and nobody else pays."""
    donatello = table.you.ready(DONATELLO, blood=2)
    chosen = table.prey.ready("Nassir", blood=3)
    other = table.prey.ready("Lauren", blood=3)
    table.grand_prey.ready("Ryan")
    acting, idle = (chosen, other) if who == "chosen" else (other, chosen)

    table.until_turn_of(table.prey)
    table.you.uses(donatello)
    table.you.chooses(chosen)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(by=acting, word=word)
    assert table.blood(acting) == 3 - paid
    assert table.blood(donatello) == 2 + paid
    assert table.blood(idle) == 3
    table.nobody_reacts()

    assert table.blood(donatello) == 2 + paid
    assert table.blood(acting) == 3 - paid + (word == "hunt")
    assert table.grand_prey.pool() == (29 if word == "bleed" else 30)
    assert table.waits_for(table.prey)


def test_a_blocked_bleed_is_an_attempt_too(table: Table) -> None:
    """1 blood to Donatello, 1 by the blocker's hand."""
    donatello = table.you.ready(DONATELLO, blood=2)
    chosen = table.prey.ready("Nassir")
    table.prey.ready("Lauren")
    ryan = table.grand_prey.ready("Ryan")

    table.until_turn_of(table.prey)
    table.you.uses(donatello)
    table.you.chooses(chosen)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(by=chosen, word="bleed")
    table.grand_prey.blocks(ryan)

    assert table.over()
    assert table.grand_prey.pool() == 30
    assert table.blood(chosen) == 2
    assert table.blood(donatello) == 3
    assert table.waits_for(table.prey)


@pytest.mark.parametrize(("seat", "paid"), [("grand_predator", 1), ("you", 0)])
def test_until_your_next_unlock_phase(table: Table, seat: str, paid: int) -> None:
    """In the turn of your grand-predator it pays still, in your own one no more."""
    donatello = table.you.ready(DONATELLO, blood=2)
    owner = getattr(table, seat)
    chosen = owner.ready("Lauren", blood=3)
    owner.ready("Meaghan")
    for other in (table.prey, table.predator):
        other.ready("Nassir" if other is table.prey else "Ryan")

    table.until_turn_of(table.prey)
    table.you.uses(donatello)
    table.you.chooses(chosen)
    table.until_turn_of(owner, "minion")
    owner.acts(by=chosen, word="bleed")

    assert table.blood(chosen) == 3 - paid
    assert table.blood(donatello) == 2 + paid


def test_donatello_is_asked_for_nothing_unchosen(table: Table) -> None:
    """You need not choose anybody: nobody pays."""
    donatello = table.you.ready(DONATELLO, blood=2)
    nassir = table.prey.ready("Nassir", blood=3)
    table.grand_prey.ready("Ryan")

    table.until_turn_of(table.prey, "minion")
    table.prey.acts(by=nassir, word="bleed")
    assert table.blood(nassir) == 3
    assert table.blood(donatello) == 2

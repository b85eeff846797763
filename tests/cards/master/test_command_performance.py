"""Command Performance: locks in your minion phase to unlock a Daughter of Cacophony."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import COMPANION
from fight_talk import replaced
from methuselah.engine.definitions import Definition
from methuselah.language import REQUIRES_TITLED
from politics_talk import carried, motion, polling
from table_talk import Table

PERFORMANCE = "Command Performance"
PRINCE = "Tara (G5)"


def daughter(name: str) -> Definition:
    """A vampire like another, but a Daughter of Cacophony."""
    return replaced(name, clans=("Daughter of Cacophony",))


def test_it_unlocks_a_ready_daughter(table: Table) -> None:
    """Anybody's, not one in torpor, no Malkavian; once, since it locks."""
    singer = table.you.ready(daughter("Nassir"), locked=True)
    table.you.torpor(daughter("Lauren"))
    meaghan = table.you.ready(COMPANION, locked=True)
    table.you.ready("Ryan")
    theirs = table.prey.ready(daughter("Octane (G6)"), locked=True)
    card = table.you.in_play(PERFORMANCE)

    table.you.uses(card)
    assert table.you.choices() == {singer, theirs}
    table.you.chooses(singer)

    assert not table.locked(singer)
    assert table.locked(theirs)
    assert table.locked(meaghan)
    assert table.locked(card)
    assert not table.you.may("use", card=card)
    assert table.waits_for(table.you)


def test_during_an_action_of_yours_too(table: Table) -> None:
    """It is still your minion phase."""
    singer = table.you.ready(daughter("Nassir"), locked=True)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Lauren")
    card = table.you.in_play(PERFORMANCE)

    table.you.acts(by=ryan, word="bleed")
    table.until("action", table.you)
    table.you.uses(card)
    assert not table.locked(singer)


@pytest.mark.parametrize("when", ["master", "the prey's"])
def test_in_no_other_phase(table: Table, when: str) -> None:
    """Neither in your master phase nor in the minion phase of another."""
    table.you.ready(daughter("Nassir"))
    table.you.holds("Fame")
    table.prey.ready("Ryan")
    card = table.you.in_play(PERFORMANCE)

    if when == "master":
        table.begins("master")
        table.until("master", table.you)
    else:
        table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize(("minion", "may"), [(PRINCE, True), ("Ryan", False)])
def test_a_titled_vampire_calls_for_its_end(table: Table, minion: str, may: bool) -> None:
    """A prince of another Methuselah can; an untitled vampire cannot."""
    caller = table.you.ready(minion)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    card = table.prey.in_play(PERFORMANCE)

    table.until("minion", table.you)
    assert table.you.may("use action", card=card, by=caller) is may
    if may:
        table.you.acts(card, by=caller)
        carried(table, caller)
        assert table.where(card) == "ash_heap"
        assert table.locked(caller)
        assert table.waits_for(table.you)


@pytest.mark.ruling(PERFORMANCE, 1)
@pytest.mark.parametrize("clan", [True, False])
def test_the_burn_option_is_of_who_has_no_daughter(table: Table, clan: bool) -> None:
    """A copy in play makes no difference."""
    table.you.ready(daughter("Nassir") if clan else "Nassir")
    table.you.in_play(PERFORMANCE)
    copy = table.you.holds(PERFORMANCE)
    table.begins("unlock")

    assert table.you.may("burn option", card=copy) is not clan


@pytest.mark.ruling(PERFORMANCE, 2)
@pytest.mark.parametrize("performance", [True, False])
def test_the_referendum_requires_a_titled_vampire(table: Table, performance: bool) -> None:
    """A card that asks for such a referendum can be played; not in that of anybody."""
    tara = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    table.you.holds(trick(REQUIRES_TITLED, at=("polling",)), motion())
    card = table.prey.in_play(PERFORMANCE)

    table.you.acts(card if performance else "Motion", by=tara)
    polling(table)
    assert table.you.can_play("Trick", by=tara) is performance


@pytest.mark.parametrize("clan", [True, False])
def test_it_is_played_for_two_pool_by_who_has_a_daughter(table: Table, clan: bool) -> None:
    """In play, unlocked."""
    table.you.ready(daughter("Nassir") if clan else "Nassir")
    card, _ = table.you.holds(PERFORMANCE, "Fame")
    table.begins("master")

    table.until("master", table.you)
    assert table.you.can_play(PERFORMANCE) is clan
    if clan:
        table.you.plays(card)
        assert table.where(card) == "permanent"
        assert table.you.pool() == 28

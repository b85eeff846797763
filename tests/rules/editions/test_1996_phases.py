"""Set-up and phases by the Complete Rules Reference of 1996 (CRR I, II), beside those of 2024.

Each test stands for a line of `docs/editions.md` and shows both behaviours.
"""

from __future__ import annotations

from typing import Any

import pytest
from turn_talk import Table as Turns
from turn_talk import vampire

from made_up import paper
from methuselah.engine.editions import CURRENT, NINETY_SIX, Edition
from methuselah.engine.state import READY, TORPOR
from methuselah.language import PREY, YOU, action, burn_pool, gain_pool, master, modifier, stealth
from methuselah.pool import check, deck_of, pool
from methuselah.table.decks import format_for
from table_talk import Table

NAMES = ("Ann", "Ben", "Cleo")
BOTH = (CURRENT, NINETY_SIX)


def either(now: object, then: object) -> pytest.MarkDecorator:
    """What differs: by the rulebook of 2024, and by the reference of 1996."""
    return pytest.mark.parametrize(("edition", "differs"), [(CURRENT, now), (NINETY_SIX, then)])


# -- I. Set-up ----


@pytest.mark.parametrize(
    ("edition", "players", "library", "legal"),
    [
        (NINETY_SIX, 4, 39, False),
        (NINETY_SIX, 4, 40, True),
        (NINETY_SIX, 4, 80, True),
        (NINETY_SIX, 4, 81, False),
        (NINETY_SIX, 2, 61, False),
        (CURRENT, 2, 59, False),
        (CURRENT, 2, 90, True),
    ],
)
def test_the_size_of_a_library(edition: Edition, players: int, library: int, legal: bool) -> None:
    """60 to 90 (RB24); 40, and up to 10 more for each player (CRR I.D.1)."""
    deck = deck_of("test", {pool()["Anson"].id: 12, pool()["Blood Doll"].id: library})
    assert (check(deck, format_for(edition, players)) == []) is legal


@either(False, True)
def test_vampires_of_any_groups_together(edition: Edition, differs: bool) -> None:
    """Two consecutive groups (RB24); there were none (CRR I.D.2)."""
    far = next(face for face in pool().crypt if face.group == 6)
    deck = deck_of("test", {pool()["Anson"].id: 6, far.id: 6, pool()["Blood Doll"].id: 60})
    assert (check(deck, format_for(edition, 5)) == []) is differs


def test_a_card_is_anted_before_the_hands_are_dealt() -> None:
    """Each Methuselah may ante the top card of her library (CRR I.F); nobody does in 2024."""
    plain = Turns(NAMES)
    assert plain.now.kind != "ante"
    assert len(plain.state.seats[0].hand) == 7
    table = Turns(NAMES, edition=NINETY_SIX)
    top = table.state.seats[1].library[-1]
    for seat, verb in enumerate(("decline", "ante", "decline")):
        assert (table.now.seat, table.now.kind) == (seat, "ante")
        table.do(verb)
    assert table.now.kind != "ante"
    for seat, owner in enumerate(table.state.seats):
        assert (len(owner.hand), len(owner.uncontrolled)) == (7, 4)
        assert owner.removed == ((top,) if seat == 1 else ())


# -- hands ----


@either(6, 7)
def test_what_waits_for_the_end_of_combat_comes_with_that_of_the_action(
    edition: Edition, differs: int
) -> None:
    """Without combat it waits on (RB24); the action is over, so it is replaced (CRR I.H.2)."""
    late = paper("Late", modifier(stealth(1), at=("action",), replace="combat"))
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.holds(late, *["Blood Doll"] * 6)
    blocker = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=krid)
    table.prey.blocks(blocker)
    table.you.passes()
    assert len(table.you.hand()) == 7


# -- II.A Untap phase ----


def contested_title(edition: Edition, blood: int) -> tuple[Table, int]:
    """Your prince and your prey's of one city; your unlock phase begins."""
    table = Table(edition=edition)
    contested = (("title contested", 1),)
    title: dict[str, Any] = {"title": "prince", "city": "London"}
    own = table.you.ready(vampire("Ours", 3, **title), blood=blood, notes=contested)
    table.prey.ready(vampire("Theirs", 3, **title), notes=contested)
    table.begins("unlock")
    return table, own


@either(False, True)
def test_a_vampire_without_blood_for_its_title(edition: Edition, differs: bool) -> None:
    """It must yield (RB24); it may go to torpor (CRR II.A.3b), where it yields all the same."""
    table, own = contested_title(edition, 0)
    if not differs:
        table.until("minion")
        assert table.where(own) == READY
    else:
        assert not table.you.may("pay for title")
        assert table.you.may("yield title")
        table.you.does("torpor for title")
        table.until("minion")
        assert table.where(own) == TORPOR
    assert table.state.cards[own].trait("title") == ""


@pytest.mark.parametrize("edition", BOTH)
def test_a_vampire_with_blood_pays_for_its_title(edition: Edition) -> None:
    """1 blood in either (RB24; CRR II.A.3b), and no torpor is offered."""
    table, own = contested_title(edition, 1)
    assert not table.you.may("torpor for title")
    table.you.does("pay for title")
    assert table.blood(own) == 0


@either(None, "")
def test_a_contested_vampire_and_its_contested_title(edition: Edition, differs: str | None) -> None:
    """Out of play it keeps the claim (RB24); it must yield the title (CRR II.A.3b, [TOM])."""
    table = Table(edition=edition)
    apart = (("title contested", 1), ("contest place", 0))
    title: dict[str, Any] = {"title": "prince", "city": "London"}
    own = table.you.puts(vampire("Queen", 3, **title), "contested", notes=apart)
    table.prey.puts(vampire("Queen", 3, **title), "contested", notes=apart)
    table.predator.ready(vampire("Rival", 3, **title), notes=apart[:1])
    table.you.ready("Krid")
    table.begins("unlock")
    table.you.does("pay for contest")
    table.until("minion")
    assert table.state.cards[own].trait("title") == differs


# -- II.B Master phase ----


@either(True, False)
def test_an_out_of_turn_master_in_ones_own_turn(edition: Edition, differs: bool) -> None:
    """Where its text says so (RB24); never (CRR II.B, note)."""
    card = paper("Sudden", master(gain_pool(1), out_of_turn=True, own_turn=True, at=("action",)))
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    mine = table.you.holds(card)
    other = table.prey.holds(card)
    table.you.acts(word="bleed", by=krid)
    table.until("action", table.you) if differs else table.until("action", table.prey)
    assert table.you.may("play", card=mine) is differs
    assert table.prey.may("play", card=other)


# -- II.D Influence phase ----


def filled(edition: Edition, blood: int, capacity: int = 4) -> tuple[Table, int]:
    """Your influence phase, with one vampire that has so much blood in the uncontrolled region."""
    table = Table(edition=edition)
    card = table.you.uncontrolled(vampire("Coming", capacity), blood=blood)
    table.begins("influence")
    return table, card


@either(READY, "uncontrolled")
def test_a_vampire_with_enough_blood_in_the_influence_phase(edition: Edition, differs: str) -> None:
    """Out at any moment, if she likes (RB24); as the phase ends (CRR II.D.4)."""
    table, card = filled(edition, 4)
    assert table.you.may("move out") is (differs == READY)
    if differs == READY:
        table.you.does("move out", target=card)
    assert table.where(card) == differs


@either("uncontrolled", READY)
def test_nobody_moves_it_out_by_choice(edition: Edition, differs: str) -> None:
    """It stays if she passes (RB24); it becomes controlled by itself (CRR II.D.4)."""
    table, card = filled(edition, 4)
    table.until_turn_of(table.prey)
    assert table.where(card) == differs


def test_the_excess_drains_as_it_becomes_controlled() -> None:
    """6 blood on a capacity of 4: it enters the ready region with 4, untapped (CRR II.D.4)."""
    table, card = filled(NINETY_SIX, 6)
    table.until_turn_of(table.prey)
    assert (table.where(card), table.blood(card), table.locked(card)) == (READY, 4, False)


def test_a_vampire_that_lacks_one_blood_stays() -> None:
    """3 of 4."""
    table, card = filled(NINETY_SIX, 3)
    table.until_turn_of(table.prey)
    assert (table.where(card), table.blood(card)) == ("uncontrolled", 3)


def test_a_copy_of_what_she_controls_does_not_come_out_by_itself() -> None:
    """Nobody contests with herself: it waits (the reading of docs/decisions)."""
    table = Table(edition=NINETY_SIX)
    table.you.ready(vampire("Double", 4))
    card = table.you.uncontrolled(vampire("Double", 4), blood=4)
    table.begins("influence")
    table.until_turn_of(table.prey)
    assert table.where(card) == "uncontrolled"


# -- the end ----


@either(12, 0)
def test_an_oust_and_a_loss_in_one_action(edition: Edition, differs: int) -> None:
    """The 6 pool comes at once and saves her (RB24); not where the same action ousts (CRR II)."""
    costly = paper("Costly", action(burn_pool(5, PREY), burn_pool(3, YOU)))
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.holds(costly)
    table.you.pool(3)
    table.prey.pool(5)
    table.you.acts("Costly", by=krid)
    table.nobody_reacts()
    assert table.prey.is_out()
    assert table.you.victory_points() == 1
    assert table.you.is_out()

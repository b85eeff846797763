"""Diablerie and the blood hunt (R0, Diablerie, The Blood Hunt; traps D; RB24 7, Red List)."""

from __future__ import annotations

from typing import Any

import pytest

from methuselah.engine import atoms
from methuselah.engine.advance import answer
from methuselah.engine.definitions import Static, defined
from methuselah.engine.rows import words
from methuselah.engine.state import ATTACHED, PERMANENT, READY, TORPOR
from methuselah.engine.traits import capacity, discipline_level
from methuselah.pool import pool
from methuselah.rules.politics.referendum_frame import Referendum
from methuselah.rules.torpor.blood_hunt import BloodHunt, save_from_hunt
from methuselah.rules.torpor.diablerie import (
    commit_diablerie,
    may_diablerize,
    offer_diablerie,
    undo_diablerie,
)

YOU, PREY, OTHER = 0, 1, 2
DOMINATE = defined(
    pool()["Dominate"], statics=(Static("discipline", word="dom"), Static("capacity", 1))
)


def commits(table: Any, diablerist: int, victim: int, **parts: Any) -> None:
    """A vampire commits diablerie on another."""
    if not hasattr(table, "state"):
        table.build()
    commit_diablerie(table.state, diablerist, victim, **parts)


# -- the unit -------------------------------------------------------------------------------


def test_blood_moves_and_the_excess_drains(table: Any) -> None:
    """R0, 1 and 3: 3 blood on a capacity 5 vampire with 4 leaves 5; the victim is burned."""
    diablerist = table.vampire(YOU, "Wauneka", blood=4)
    victim = table.vampire(PREY, "Ryan", blood=3, where=TORPOR)
    bystander = table.vampire(OTHER, "Sully", blood=2, where=TORPOR)
    commits(table, diablerist, victim)

    table.finishes()

    assert table.blood(diablerist) == 5
    assert table.where(victim) == "ash_heap"
    assert (table.where(bystander), table.blood(bystander)) == (TORPOR, 2)
    assert table.where(diablerist) == READY


def test_equipment_is_taken_as_wished_and_the_rest_burns(table: Any) -> None:
    """R0, 2: any equipment may be taken; other cards on the victim are burned (3)."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ryan", where=TORPOR)
    gun = table.card(PREY, ".44 Magnum", "hand")
    vest = table.card(PREY, "Leather Jacket", "hand")
    retainer = table.card(PREY, "Raven Spy", "hand")
    table.build()
    for card in (gun, vest, retainer):
        atoms.attach(table.state, card, victim)
    commits(table, diablerist, victim)

    assert {o.target for o in table.options(YOU) if o.verb == "take"} == {gun, vest}
    table.does(YOU, "take", target=gun)
    table.finishes()

    assert table.where(gun) == ATTACHED
    assert table.state.cards[gun].parent == diablerist
    assert table.state.cards[gun].controller == YOU
    assert (table.where(vest), table.where(retainer)) == ("ash_heap", "ash_heap")


def test_an_older_victim_gives_a_discipline(table: Any) -> None:
    """R0, 4: capacity rises by 1 without blood; the hand is drawn up again."""
    diablerist = table.vampire(YOU, "Wauneka", blood=5)
    victim = table.vampire(PREY, "Ayelech", blood=2, where=TORPOR)
    card = table.card(YOU, DOMINATE, "hand")
    drawn = table.card(YOU, "Blur", "library")
    commits(table, diablerist, victim)

    table.does(YOU, "fetch", word="hand")
    table.finishes()

    assert table.state.cards[card].parent == diablerist
    assert table.where(drawn) == "hand"
    assert discipline_level(table.state, diablerist, "dom") == 1
    assert (capacity(table.state, diablerist), table.blood(diablerist)) == (6, 5)


def test_the_discipline_may_come_from_library_or_ash_heap(table: Any) -> None:
    """R0, 4: library, ash heap and hand; a library that was searched is shuffled."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ayelech", where=TORPOR)
    buried = table.card(YOU, DOMINATE, "ash_heap")
    table.card(YOU, DOMINATE, "library")
    table.card(YOU, "Blur", "library")
    commits(table, diablerist, victim)

    assert {o.word for o in table.options(YOU) if o.verb == "fetch"} == {"ash_heap", "library"}
    table.does(YOU, "fetch", word="ash_heap")
    table.finishes()

    assert table.state.cards[buried].parent == diablerist
    assert table.told("shuffled") == ["library"]


def test_a_search_that_finds_nothing_shuffles_too(table: Any) -> None:
    """RB24, Searching: no Discipline card is in hand, library or ash heap."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ayelech", where=TORPOR)
    table.card(YOU, "Blur", "library")
    table.card(PREY, DOMINATE, "library")
    commits(table, diablerist, victim)
    table.finishes()

    assert table.told("shuffled") == ["library"]


def test_no_discipline_from_a_victim_as_old(table: Any) -> None:
    """R0, 4: older means a higher capacity; the same is not older."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Chrysanthemum", where=TORPOR)
    card = table.card(YOU, DOMINATE, "hand")
    commits(table, diablerist, victim)

    table.finishes()

    assert capacity(table.state, diablerist) == 5
    assert table.where(card) == "hand"


def test_no_level_above_superior(table: Any) -> None:
    """A Discipline that the diablerist has at superior is not offered (RB24, Disciplines)."""
    diablerist = table.vampire(YOU, "Madison")
    victim = table.vampire(PREY, "Ayelech", where=TORPOR)
    card = table.card(YOU, DOMINATE, "hand")
    commits(table, diablerist, victim)

    assert not [o for o in table.options(YOU) if o.verb == "fetch"]
    assert table.where(card) == "hand"


# -- who may ----------------------------------------------------------------------------------


def test_who_can_commit_diablerie(table: Any) -> None:
    """R0: only ready vampires; RB24 7: not the blood cursed."""
    ready = table.vampire(YOU, "Wauneka")
    cursed = table.vampire(YOU, "Sully", Static("blood cursed"))
    torpid = table.vampire(YOU, "Ryan", where=TORPOR)
    victim = table.vampire(PREY, "Nassir", where=TORPOR)
    ally = table.card(YOU, "Underbridge Stray", READY)
    state = table.build()

    able = {m for m in (ready, cursed, torpid, ally) if may_diablerize(state, m, victim)}

    assert able == {ready}
    assert not may_diablerize(state, ready, ally)
    assert not may_diablerize(state, ready, ready)


def test_an_undone_attempt_leaves_everything(table: Any) -> None:
    """[LSJ 20100228]: no blood, no equipment, no hunt."""
    diablerist = table.vampire(YOU, "Wauneka", blood=2)
    victim = table.vampire(PREY, "Ryan", blood=3, where=TORPOR)
    commits(table, diablerist, victim)
    frame = table.state.stack[-1]
    frame.step(table.state)

    undo_diablerie(table.state)
    table.finishes()

    assert (table.blood(diablerist), table.blood(victim)) == (2, 3)
    assert table.where(victim) == TORPOR
    assert table.told("referendum") == []


def test_a_blocker_has_the_opportunity(table: Any) -> None:
    """R0, Leave Torpor: a vampire that blocked may diablerize; it may decline."""
    blocker = table.vampire(PREY, "Wauneka", blood=1, locked=True)
    leaving = table.vampire(YOU, "Ryan", blood=3, where=TORPOR)
    table.build()
    offer_diablerie(table.state, blocker, leaving)

    table.does(PREY, "diablerize", target=leaving)
    table.finishes()

    assert (table.where(leaving), table.blood(blocker)) == ("ash_heap", 4)


def test_a_blocker_may_decline(table: Any) -> None:
    """R0, Leave Torpor: then the action simply fails and the vampire remains in torpor."""
    blocker = table.vampire(PREY, "Wauneka", locked=True)
    leaving = table.vampire(YOU, "Ryan", blood=3, where=TORPOR)
    table.build()
    offer_diablerie(table.state, blocker, leaving)

    table.does(PREY, "decline")
    table.finishes()

    assert (table.where(leaving), table.blood(leaving)) == (TORPOR, 3)


# -- the blood hunt -----------------------------------------------------------------------------


def test_the_hunt_burns_the_diablerist_if_it_passes(table: Any) -> None:
    """R0, The Blood Hunt: the referendum is automatic; nobody needs to call it."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ryan", where=TORPOR)
    prince = table.vampire(OTHER, "Ayelech")
    commits(table, diablerist, victim)

    table.votes(OTHER, prince, "for")
    table.finishes()

    assert table.where(diablerist) == "ash_heap"
    assert table.told("referendum") == ["blood hunt"]


def test_the_hunt_fails_on_a_tie(table: Any) -> None:
    """Tied referendums fail: the diablerist lives."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ryan", where=TORPOR)
    own = table.vampire(YOU, "Belinde")
    prince = table.vampire(OTHER, "Ayelech")
    commits(table, diablerist, victim)

    table.votes(OTHER, prince, "for")
    table.votes(YOU, own, "against")
    table.finishes()

    assert table.where(diablerist) == READY


def test_edge_and_political_cards_count_in_a_hunt(table: Any) -> None:
    """Otherwise it is handled like any other referendum; no calling card gives a vote."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ryan", where=TORPOR)
    card = table.card(YOU, "Parity Shift", "hand")
    commits(table, diablerist, victim)
    table.state.edge = PREY

    table.does(YOU, "vote", card=card, word="against")
    table.does(PREY, "vote", mode="edge", word="for")
    table.finishes()

    assert table.where(card) == "ash_heap"
    assert table.where(diablerist) == READY


def test_no_action_modifiers_or_reactions_in_the_hunt(table: Any) -> None:
    """R0: the referendum says so while it lasts, to whoever asks about any minion."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ryan", where=TORPOR)
    prince = table.vampire(OTHER, "Ayelech")
    commits(table, diablerist, victim)
    table.options(OTHER, "polling")

    barred = words(table.state, "cannot play", prince)

    assert barred == ("action modifier", "reaction")
    table.finishes()
    assert words(table.state, "cannot play", prince) == ()


@pytest.mark.rules_text("003 6.5.6 R1")
def test_no_hunt_where_none_can_be_called(table: Any) -> None:
    """R3 6.5.6: then no referendum is conducted."""
    diablerist = table.vampire(YOU, "Wauneka", Static("no blood hunt"))
    victim = table.vampire(PREY, "Ryan", where=TORPOR)
    table.vampire(OTHER, "Ayelech")
    commits(table, diablerist, victim)

    table.finishes()

    assert table.told("referendum") == []
    assert table.where(diablerist) == READY


def test_without_a_hunt_on_request(table: Any) -> None:
    """`hunt=False`: the card says that no blood hunt can be called."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ryan", where=TORPOR)
    commits(table, diablerist, victim, hunt=False)

    table.finishes()

    assert table.told("referendum") == []
    assert table.where(victim) == "ash_heap"


def test_saved_from_the_hunt(table: Any) -> None:
    """D5: an effect replaces the burning after the referendum has passed."""
    diablerist = table.vampire(YOU, "Wauneka")
    table.starts(BloodHunt(hunted=diablerist, passed=True, at="passed"))
    table.state.stack[-1].step(table.state)

    save_from_hunt(table.state)
    table.finishes()

    assert table.where(diablerist) == READY


def test_the_windows_come_in_order(table: Any) -> None:
    """Traps D1, D3, D4 (R2, R3), with nothing to use in any of them."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ryan", where=TORPOR)
    commits(table, diablerist, victim)

    table.finishes()

    expected = ["diablerie", "before_hunt", "before_votes", "polling"]
    assert table.told("window passed over") == expected
    assert not any(isinstance(frame, Referendum) for frame in table.state.stack)


# -- trophies -----------------------------------------------------------------------------------


def test_trophies_for_a_red_list_victim(table: Any) -> None:
    """RB24 7: one fetched, others in play moved as their controllers wish, before the hunt."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Sully", Static("red list"), where=TORPOR)
    fetched = table.card(YOU, "Trophy: Domain", "library")
    moved = table.card(PREY, "Trophy: Wealth", PERMANENT)
    kept = table.card(OTHER, "Trophy: Retainers", PERMANENT)
    prince = table.vampire(OTHER, "Ayelech")
    commits(table, diablerist, victim)

    table.does(YOU, "fetch", word="library")
    table.does(PREY, "award", card=moved)
    table.does(OTHER, "keep", card=kept)
    on_it = table.state.cards[diablerist].attached
    table.votes(OTHER, prince, "against")
    table.finishes()

    assert on_it == (fetched, moved)
    assert [table.state.cards[card].controller for card in on_it] == [YOU, YOU]
    assert table.where(kept) == PERMANENT


def test_no_trophy_for_others(table: Any) -> None:
    """A victim that is not Red List gives none."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Sully", where=TORPOR)
    trophy = table.card(YOU, "Trophy: Domain", PERMANENT)
    commits(table, diablerist, victim)

    decision = table.asked()

    assert decision is None
    assert table.where(trophy) == PERMANENT


def test_a_trophy_follows_its_vampire(table: Any) -> None:
    """RB24 2: it is controlled by the controller of the vampire it is on."""
    vampire = table.vampire(YOU, "Wauneka")
    trophy = table.card(YOU, "Trophy: Domain", "hand")
    vessel = table.card(YOU, "Vessel", "hand")
    table.build()
    for card in (trophy, vessel):
        atoms.attach(table.state, card, vampire)

    atoms.change_controller(table.state, vampire, PREY)

    assert table.state.cards[trophy].controller == PREY
    assert table.state.cards[vessel].controller == YOU


def test_declining_everything_is_always_possible(table: Any) -> None:
    """R0: the diablerist "may" take equipment and "can" be given a Discipline."""
    diablerist = table.vampire(YOU, "Wauneka")
    victim = table.vampire(PREY, "Ayelech", where=TORPOR)
    gun = table.card(PREY, ".44 Magnum", "hand")
    card = table.card(YOU, DOMINATE, "hand")
    table.build()
    atoms.attach(table.state, gun, victim)
    commits(table, diablerist, victim)

    while (decision := table.asked()) is not None:
        verbs = [option.verb for option in decision.options]
        answer(table.state, verbs.index("done") if "done" in verbs else verbs.index("pass"))

    assert (table.where(gun), table.where(card)) == ("ash_heap", "hand")
    assert table.where(diablerist) == READY

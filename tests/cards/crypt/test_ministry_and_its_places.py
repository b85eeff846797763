"""Locations, equipment, a retainer, a reaction and vampires of the Ministry deck."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, fight, made_up, rest
from methuselah.language import attached, burn_card, is_a, reaction
from methuselah.rules.action.action import Action
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.politics.votes import tally
from table_talk import Table

CODEX = "Codex of the Edenic Groundskeepers"
PARTY = "Party Out Of Bounds"
KINE = "Kine Resources Contested"


# -- Codex of the Edenic Groundskeepers -----------------------------------------------------------


@pytest.mark.parametrize(("locked", "bleed"), [(True, 4), (False, 1)])
def test_the_codex_finds_the_unguarded(table: Table, locked: bool, bleed: int) -> None:
    """1 blood; +3 bleed where the target has no ready unlocked minion; one bleed a turn."""
    marcel = table.you.ready("Marcel")
    table.you.ready(COMPANION)
    table.you.in_play(CODEX, on=marcel)
    table.prey.ready("Alice Chen", locked=locked)
    table.prey.torpor("Brock Sterling")
    table.grand_prey.ready("Nayarana")

    table.you.acts(CODEX, by=marcel)
    rest(table)
    assert table.prey.pool() == 30 - bleed
    assert table.blood(marcel) == 3
    assert table.locked(marcel)
    assert table.waits_for(table.you)


def test_other_bleeds_get_nothing_from_the_codex(table: Table) -> None:
    """Nor does anybody else's; the bearer has 2 less stealth in every bleed."""
    marcel = table.you.ready("Marcel")
    jenny = table.you.ready("Jenny Silver")
    table.you.in_play(CODEX, on=marcel)
    table.you.holds("Lost in Crowds", "Lost in Crowds")
    table.prey.ready("Alice Chen", locked=True)

    assert not table.you.may("use action", minion=jenny)
    table.you.acts(word="bleed", by=marcel)
    rest(table)
    assert table.prey.pool() == 29
    assert not table.you.may("use action", minion=marcel)
    table.you.acts(word="bleed", by=jenny)
    rest(table)
    assert table.prey.pool() == 28


def test_the_codex_shows_its_bearer_when_bleeding(table: Table) -> None:
    """-2 stealth in bleeds, none in other actions: a hunt keeps its 1."""
    marcel = table.you.ready("Marcel", blood=1)
    fox = table.you.ready("Milton Fox", blood=1)
    table.you.in_play(CODEX, on=marcel)
    table.you.holds("Swallowed by the Night")
    alice = table.prey.ready("Alice Chen")

    table.you.acts(word="bleed", by=marcel)
    table.prey.blocks(alice)
    table.you.plays("Swallowed by the Night", by=marcel, level="obf")
    rest(table)
    assert table.prey.pool() == 30
    assert table.locked(alice)
    assert table.blood(fox) == 1


def test_the_codex_lets_its_bearer_hunt_unseen(table: Table) -> None:
    """Stealth of other actions is as ever."""
    marcel = table.you.ready("Marcel", blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(CODEX, on=marcel)
    alice = table.prey.ready("Alice Chen")

    table.you.acts(word="hunt", by=marcel)
    table.prey.blocks(alice)
    rest(table)
    assert table.blood(marcel) == 2


def test_the_codex_needs_a_blood_and_a_vampire(table: Table) -> None:
    """An ally that bears it cannot bleed with it."""
    gang = table.you.ready("Loyal Street Gang")
    table.you.ready("Marcel")
    table.you.in_play(CODEX, on=gang)

    table.asked()
    assert table.you.may("act", minion=gang, word="bleed")
    assert not table.you.may("use action")


BURNS = made_up(
    "It goes up in smoke",
    modes=(
        reaction(
            burn_card(attached(is_a("equipment"))),
        ),
    ),
)


@pytest.mark.ruling("Codex of the Edenic Groundskeepers", 1)
def test_a_codex_that_is_gone_bleeds_nobody(table: Table) -> None:
    """The cost is paid; the action succeeds without effect ([RTR 19960221])."""
    marcel = table.you.ready("Marcel")
    table.you.ready(COMPANION)
    codex = table.you.in_play(CODEX, on=marcel)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(BURNS)

    table.you.acts(CODEX, by=marcel)
    table.prey.plays("It goes up in smoke", by=alice)
    rest(table)
    assert table.where(codex) == "ash_heap"
    assert table.prey.pool() == 30
    assert table.blood(marcel) == 3
    assert not table.you.has_edge()
    assert table.waits_for(table.you)


# -- Club Illusion --------------------------------------------------------------------------------


def test_anarchs_of_anybody_may_visit_club_illusion(table: Table) -> None:
    """1 blood for +1 bleed, once, as the bleed is announced; beside a limited increase."""
    marcel = table.you.ready("Marcel")
    greg = table.you.ready("Greg Mazouni")
    table.grand_prey.in_play("Club Illusion")
    table.you.holds("Aire of Elation")
    table.prey.ready("Alice Chen")

    table.you.acts(word="bleed", by=marcel)
    assert table.asked().window == "announced"
    table.you.uses("Club Illusion", by=marcel)
    assert not table.you.may("use")
    table.you.plays("Aire of Elation", by=marcel, level="pre")
    rest(table)
    assert table.blood(marcel) == 4 - 1 - 1
    assert table.prey.pool() == 27
    table.you.acts(word="bleed", by=greg)
    while not table.over():
        assert not table.you.may("use")
        table.pass_on()
    assert table.prey.pool() == 26


def test_club_illusion_is_for_bleeds_of_those_who_have_blood(table: Table) -> None:
    """Not for a hunt; not in the bleed of another Methuselah's Anarch."""
    marcel = table.you.ready("Marcel", blood=1)
    table.you.ready(COMPANION)
    table.prey.in_play("Club Illusion")
    table.prey.ready("Jenny Silver")

    table.you.acts(word="hunt", by=marcel)
    while not table.over():
        assert not table.you.may("use")
        assert not table.prey.may("use")
        table.pass_on()


# -- Opium Den ------------------------------------------------------------------------------------


def test_the_opium_den_hides_your_ministers(table: Table) -> None:
    """+1 stealth when needed; not for another clan."""
    marcel = table.you.ready("Marcel")
    greg = table.you.ready("Greg Mazouni")
    table.you.ready(COMPANION)
    den = table.you.in_play("Opium Den")
    alice = table.prey.ready("Alice Chen")
    brock = table.prey.ready("Brock Sterling")

    table.you.acts(word="bleed", by=greg)
    table.prey.blocks(brock)
    while not table.over():
        assert not table.you.may("use")
        table.pass_on()
    table.you.acts(word="bleed", by=marcel)
    table.prey.blocks(alice)
    table.you.uses("Opium Den")
    rest(table)
    assert table.locked(den)
    assert not table.locked(alice)
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


# -- Mr. Winthrop ---------------------------------------------------------------------------------


def test_mr_winthrop_watches_for_his_employer(table: Table) -> None:
    """1 life; +1 intercept, for that minion only."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    winthrop = table.you.holds("Mr. Winthrop")
    table.prey.ready("Ryan", blood=1)

    table.you.acts("Mr. Winthrop", by=bijou)
    rest(table)
    assert table.on(winthrop) == bijou
    assert table.blood(winthrop) == 1
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("employer", "blocks"), [("Alice Chen", True), ("Brock Sterling", False)])
def test_with_winthrop_a_hunt_is_blocked(table: Table, employer: str, blocks: bool) -> None:
    """Against 1 stealth."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    alice = table.prey.ready("Alice Chen")
    other = table.prey.ready("Brock Sterling")
    table.prey.in_play("Mr. Winthrop", on=alice if employer == "Alice Chen" else other, blood=1)

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(alice)
    rest(table)
    assert table.locked(alice) == blocks


# -- Party Out Of Bounds --------------------------------------------------------------------------


def test_the_party_reduces_a_bleed_against_you(table: Table) -> None:
    """By 2, never below nothing; Obfuscate."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.you.holds("Aire of Elation")
    marcel = table.prey.ready("Marcel")
    table.predator.ready("Melech")
    table.predator.holds(PARTY)
    table.prey.holds(PARTY)

    table.you.acts(word="bleed", by=jenny)
    table.you.plays("Aire of Elation", by=jenny, level="PRE")
    assert not table.predator.can_play(PARTY)
    table.prey.plays(PARTY, by=marcel, level="obf")
    action = table.state.frame(Action)
    assert action is None or bleed_amount(table.state, action) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_the_party_has_two_votes(table: Table) -> None:
    """Presence, during polling; either side."""
    caller = table.you.ready("Warmaksan")
    table.you.holds(KINE)
    marcel = table.prey.ready("Marcel")
    table.prey.holds(PARTY)

    table.you.acts(KINE, by=caller)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    table.prey.plays(PARTY, by=marcel, level="pre")
    assert not table.prey.can_play(PARTY)
    table.prey.votes("against", minion=marcel)
    assert tally(table.state)[1] == 2


def test_the_party_intercepts(table: Table) -> None:
    """Protean, when needed; Anarchs only."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    fox = table.prey.ready("Milton Fox")
    table.prey.ready("Basilia")
    table.prey.holds(PARTY)

    table.you.acts(word="hunt", by=ryan)
    assert not table.prey.can_play(PARTY)
    table.prey.blocks(fox)
    table.prey.plays(PARTY, by=fox, level="pro")
    rest(table)
    assert table.locked(fox)


def test_the_party_is_for_anarchs(table: Table) -> None:
    """Greg Mazouni has Obfuscate and is of the Camarilla."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.prey.ready("Greg Mazouni")
    table.prey.holds(PARTY)

    table.you.acts(word="bleed", by=jenny)
    while not table.over():
        assert not table.prey.can_play(PARTY)
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.ruling("Party Out Of Bounds", 2)
def test_the_party_counts_as_requiring_what_is_used(table: Table) -> None:
    """Milton Fox, without Obfuscate, plays only the levels whose Discipline he has."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    fox = table.prey.ready("Milton Fox")
    melech = table.prey.ready("Melech")
    table.prey.holds(PARTY)

    table.you.acts(word="bleed", by=jenny)
    table.until("action", table.prey)
    assert not table.prey.can_play(PARTY, by=fox)
    assert table.prey.can_play(PARTY, by=melech, level="obf")


# -- vampires -------------------------------------------------------------------------------------


def test_hesha_bleeds_with_every_unique_equipment(table: Table) -> None:
    """What is not unique, or on somebody else, does not count."""
    hesha = table.you.ready("Hesha Ruhadze (G6)")
    other = table.you.ready("Marcel")
    table.you.in_play("Ivory Bow", on=hesha)
    table.you.in_play("Heart of Nizchetus", on=hesha)
    table.you.in_play(".44 Magnum", on=hesha)
    table.you.in_play("Bowl of Convergence", on=other)
    table.you.in_play("Mr. Winthrop", on=hesha, blood=1)

    table.you.acts(word="bleed", by=hesha)
    rest(table)
    assert table.prey.pool() == 30 - 1 - 2
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert table.prey.pool() == 26


NONU = "Nonu Dis"


def test_nonu_dis_feeds_after_a_master_card(table: Table) -> None:
    """1 blood for a ready Ministry vampire of yours, once each master phase."""
    nonu = table.you.ready(NONU, blood=5)
    marcel = table.you.ready("Marcel", blood=1)
    other = table.you.ready(COMPANION, blood=1)
    table.you.holds("Temple Hunting Ground", "Priority Contract", "Life in the City")
    table.begins("master")

    table.you.plays("Temple Hunting Ground")
    table.you.does("answer")
    assert not table.you.may("choose", target=other)
    table.you.chooses(marcel)
    assert table.blood(marcel) == 2
    assert table.blood(nonu) == 5
    assert table.blood(other) == 1


def test_nonu_dis_answers_once_and_only_when_ready(table: Table) -> None:
    """A trifle and a second master: one blood. In torpor nothing; it may be declined."""
    nonu = table.you.torpor(NONU)
    marcel = table.you.ready("Marcel", blood=1)
    table.you.holds("Opium Den")
    table.begins("master")

    table.you.plays("Opium Den")
    while table.state.active == 0 and table.asked().window != "minion":
        assert not table.you.may("answer")
        table.pass_on()
    assert table.blood(marcel) == 1
    assert table.where(nonu) == "torpor"


@pytest.mark.ruling("Nonu Dis (G6)", 1)
def test_a_second_master_feeds_nobody(table: Table) -> None:
    """A trifle first, then another master card."""
    table.you.ready(NONU, blood=5)
    bijou = table.you.ready("Bijou")
    marcel = table.you.ready("Marcel", blood=1)
    table.you.holds("Priority Contract", "Opium Den")
    table.prey.ready("Alice Chen")
    table.begins("master")

    table.you.plays("Priority Contract")
    table.you.does("answer")
    table.you.chooses(marcel)
    table.you.plays("Opium Den")
    while table.asked().window != "minion":
        assert not table.you.may("answer")
        table.pass_on()
    assert table.blood(marcel) == 2
    assert table.blood(bijou) == 3


def test_nonu_dis_bleeds_for_two(table: Table) -> None:
    """The flat bonus of the face."""
    nonu = table.you.ready(NONU)
    table.you.ready(COMPANION)

    table.you.acts(word="bleed", by=nonu)
    rest(table)
    assert table.prey.pool() == 28


def test_faruq_is_strong(table: Table) -> None:
    """+1 strength."""
    faruq = table.you.ready("Faruq Abd al-Qadir")
    alice = table.prey.ready("Alice Chen")

    fight(table, faruq, alice)
    rest(table)
    assert table.blood(alice) == 5

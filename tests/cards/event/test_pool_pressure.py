"""Bounces of the young, and cards that cost pool: Redirection, Narrow Minds, Army of Rats, ..."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from table_talk import Table

REDIRECTION = "Redirection"
MURMUR = "Murmur of the False Will"
RATS = "Army of Rats"
ARANTHEBES = "Aranthebes, The Immortal"
SCOURGE = "Scourge of the Enochians"
MINDS = "Narrow Minds"


# -- Redirection, Murmur of the False Will ---------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "reacting", "acting", "levels"),
    [
        (REDIRECTION, "Almodo Giovanni", "Samson", {"dom"}),  # 3 against 2
        (REDIRECTION, "Almodo Giovanni", "Abu Nuwasi", set()),  # 3 against 3
        (REDIRECTION, "Gloria Giovanni", "Abu Nuwasi", {"dom", "DOM"}),  # superior, 4 against 3
        (REDIRECTION, "Gloria Giovanni", "Agrippina", {"DOM"}),  # 4 against 4
        (REDIRECTION, "Gloria Giovanni", "Calebos", {"DOM"}),  # 4 against 8
        (REDIRECTION, "Gloria Giovanni", "Carlton Van Wyk", set()),  # an ally
        (MURMUR, "Gloria Giovanni", "Abu Nuwasi", {"DOM"}),
        (MURMUR, "Gloria Giovanni", "Agrippina", set()),
        (MURMUR, "Almodo Giovanni", "Samson", set()),  # inferior Dominate
    ],
)
def test_whose_bleeds_are_redirected(
    table: Table, card: str, reacting: str, acting: str, levels: set[str]
) -> None:
    """A younger vampire's; at superior Dominate Redirection takes any vampire's."""
    minion = table.you.ready(acting)
    vampire = table.prey.ready(reacting)
    table.prey.holds(card)
    table.predator.holds(card)

    table.you.acts(word="bleed", by=minion)
    table.until("declined") if levels else table.asked()
    offered = {option.mode for option in table.prey.options("play", minion=vampire)}
    assert offered - {""} == levels
    assert not table.predator.can_play(card)


@pytest.mark.parametrize(("card", "level"), [(REDIRECTION, "dom"), (MURMUR, "DOM")])
def test_the_bleed_goes_to_another_and_the_vampire_locks(
    table: Table, card: str, level: str
) -> None:
    """Neither to the acting Methuselah nor to yourself; the new target may block."""
    minion = table.you.ready("Samson")
    vampire = table.prey.ready("Gloria Giovanni")
    blocker = table.predator.ready("Brazil")
    table.prey.holds(card)

    table.you.acts(word="bleed", by=minion)
    table.prey.plays(card, by=vampire, level=level)
    assert {option.seat for option in table.prey.options("choose")} == {2, 3, 4}
    table.prey.chooses(seat=table.predator)
    assert table.locked(vampire)
    table.until("action", table.predator)
    assert table.predator.may("block", minion=blocker)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (30, 29)
    assert table.you.has_edge()


@pytest.mark.ruling("Redirection", 1)
@pytest.mark.ruling("Murmur of the False Will", 1)
@pytest.mark.parametrize("card", [REDIRECTION, MURMUR])
def test_a_block_that_failed_is_a_block_declined(table: Table, card: str) -> None:
    """Stealth beats the blocker, who redirects then ([ANK 20211003])."""
    minion = table.you.ready("Agrippina", blood=4)
    table.you.holds("Lost in Crowds")
    vampire = table.prey.ready("Banjoko")  # capacity 5, DOM
    table.prey.holds(card)

    table.you.acts(word="bleed", by=minion)
    table.prey.blocks(vampire)
    table.you.plays("Lost in Crowds", by=minion)
    table.prey.plays(card, by=vampire)
    table.prey.chooses(seat=table.predator)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (30, 29)


@pytest.mark.ruling("Redirection", 2)
@pytest.mark.ruling("Murmur of the False Will", 2)
@pytest.mark.parametrize("card", [REDIRECTION, MURMUR])
def test_once_the_bleed_would_be_successful_it_is_too_late(table: Table, card: str) -> None:
    """After a Major Boon nobody redirects ([LSJ 19980105])."""
    minion = table.you.ready("Samson")
    table.prey.ready("Gloria Giovanni")
    table.prey.holds(card)
    table.grand_prey.holds("Major Boon")

    table.you.acts(word="bleed", by=minion)
    table.until("declined", table.prey)
    assert table.prey.can_play(card)
    table.grand_prey.plays("Major Boon")
    assert not table.prey.can_play(card)


def test_murmur_adds_a_bleed_at_inferior_dominate(table: Table) -> None:
    """Limited, during a bleed."""
    minion = table.you.ready("Samson")
    table.you.holds(MURMUR, "Bonding")
    table.you.acts(word="bleed", by=minion)
    table.you.plays(MURMUR, by=minion, level="dom")
    assert not table.you.can_play("Bonding")
    rest(table)
    assert table.prey.pool() == 28


@pytest.mark.ruling("Contingency Planning", 4)
@pytest.mark.ruling("Rewind Time", 4)
@pytest.mark.ruling("Dark Influences", 4)
@pytest.mark.ruling("Wash", 8)
def test_a_cancelled_limited_card_leaves_the_limit_free(table: Table) -> None:
    """Whatever cancels it: another limited increase may be played ([LSJ 20030224])."""
    minion = table.you.ready("Samson")
    table.you.holds(MURMUR, "Bonding")
    table.prey.holds("Dark Influences")
    table.you.acts(word="bleed", by=minion)
    table.you.plays(MURMUR, by=minion, level="dom")
    table.prey.plays("Dark Influences")
    table.you.plays("Bonding", by=minion)
    rest(table)
    assert table.prey.pool() == 30 - 2 - 2  # Dark Influences costs 2


# -- Narrow Minds ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
def test_narrow_minds_make_bounces_cost_a_blood_more(table: Table, blood: int, may: bool) -> None:
    """Deflection costs 1 blood and 1 more; a card that does not redirect costs the same."""
    table.grand_prey.in_play(MINDS)
    minion = table.you.ready("Samson")
    vampire = table.prey.ready("Gloria Giovanni", blood=blood)
    table.prey.holds("Deflection", REDIRECTION)
    table.you.holds("Conditioning")

    table.you.acts(word="bleed", by=minion)
    table.you.plays("Conditioning", by=minion)
    table.until("declined")
    assert table.prey.can_play("Deflection") == may
    assert table.prey.can_play(REDIRECTION)
    table.prey.plays(REDIRECTION, by=vampire, level="dom")
    table.prey.chooses(seat=table.predator)
    assert table.blood(vampire) == blood - 1
    assert table.blood(minion) == 1, "Conditioning costs 1 as ever"


@pytest.mark.ruling("Narrow Minds", 1)
def test_narrow_minds_are_replaced_at_the_start_of_the_next_unlock_phase(table: Table) -> None:
    """Before her cards unlock ([LSJ 20091208])."""
    card = table.you.holds(MINDS)
    table.you.holds(*["Fame"] * 6)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins("discard")
    table.you.plays(card)
    assert table.where(card) == "permanent"
    assert len(table.you.hand()) == 6
    table.until_turn_of(table.predator, "discard")
    assert len(table.you.hand()) == 6
    table.until_turn_of(table.you)
    assert len(table.you.hand()) == 7


# -- Scourge of the Enochians ----------------------------------------------------------------------


@pytest.mark.parametrize("burns", [True, False])
@pytest.mark.ruling("Scourge of the Enochians", 1)
def test_the_scourge_goes_to_the_predator_whether_or_not_it_burned_a_vampire(
    table: Table, burns: bool
) -> None:
    """In your discard phase; your predator takes it then ([ANK 20200508-1])."""
    scourge = table.you.in_play(SCOURGE)
    young = table.grand_prey.ready("Brazil")
    mine = table.you.torpor("Samson")
    table.prey.ready("Abu Nuwasi")  # capacity 3
    table.you.holds("Fame")
    table.begins("discard")
    table.asked()
    assert table.you.may("use", card=scourge)
    if burns:
        table.you.uses(scourge)
        assert {option.target for option in table.you.options("choose")} == {young, mine}
        table.you.chooses(young)
        assert table.state.controller(scourge) == 4
    else:
        table.you.passes()
    table.until_turn_of(table.prey, "minion")
    assert table.where(young) == ("ash_heap" if burns else "ready")
    assert table.state.controller(scourge) == table.predator.number
    assert table.where(scourge) == "permanent"


# -- Army of Rats ----------------------------------------------------------------------------------


@pytest.mark.parametrize("copies", [1, 2])
def test_the_rats_cost_your_prey_one_pool_in_your_unlock_phase(table: Table, copies: int) -> None:
    """You can burn only 1 pool each turn with them; another's rats are another's."""
    for _ in range(copies):
        table.you.in_play(RATS)
    table.prey.in_play(RATS)
    table.you.ready(COMPANION)
    table.prey.ready("Brazil")
    table.begins("unlock")
    table.until("minion", table.you)
    assert (table.you.pool(), table.prey.pool(), table.grand_prey.pool()) == (30, 29, 30)
    table.until_turn_of(table.prey, "minion")
    assert (table.prey.pool(), table.grand_prey.pool()) == (29, 29)


def test_the_rats_are_put_in_play_and_burned_by_a_directed_action(table: Table) -> None:
    """At +1 stealth with Animalism; any minion of anybody may burn them, and you may block."""
    keeper = table.you.ready("Dani")  # ani
    other = table.you.ready("Samson")
    hunter = table.prey.ready("Brazil")
    card = table.you.holds(RATS)

    assert not table.you.can_play(card, minion=other)
    table.you.acts(card, by=keeper)
    rest(table)
    assert table.where(card) == "permanent"
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(card, by=hunter)
    table.until("action", table.you)
    assert table.you.may("block", minion=other)
    rest(table)
    assert table.where(card) == "ash_heap"


# -- Aranthebes, The Immortal ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acting", "locked", "lost"),
    [("Agrippina", False, 0), ("Agrippina", True, 1), ("Tara", False, 1), ("Amber", False, 1)],
)
def test_unlocked_aranthebes_protects_you_from_the_young(
    table: Table, acting: str, locked: bool, lost: int
) -> None:
    """Vampires with capacity 4 or less get -1 bleed against you; 5 is too old."""
    table.prey.in_play(ARANTHEBES, locked=locked)
    minion = table.you.ready(acting)
    table.you.acts(word="bleed", by=minion)
    rest(table)
    assert table.prey.pool() == 30 - lost


def test_a_bleed_of_another_is_none_of_hers(table: Table) -> None:
    """Against you, and vampires: not those that bleed somebody else."""
    table.grand_prey.in_play(ARANTHEBES)
    minion = table.you.ready("Agrippina")
    table.you.acts(word="bleed", by=minion)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling("Aranthebes, The Immortal", 1)
def test_aranthebes_takes_a_stealth_from_your_predators_minion(table: Table) -> None:
    """At any time of the action; she is locked for it ([LSJ 20020612])."""
    card = table.prey.in_play(ARANTHEBES)
    away = table.grand_prey.in_play(ARANTHEBES)
    minion = table.you.ready("Samson")
    table.prey.ready("Brazil")
    table.you.acts(word="hunt", by=minion)
    table.until("action", table.prey)
    assert not table.grand_prey.may("use")
    table.prey.uses(card)
    assert table.locked(card) and not table.locked(away)
    table.prey.blocks(table.state.seats[1].ready[0])
    rest(table)
    assert table.blood(minion) < 3, "the hunt at +1 stealth was blocked without intercept"


@pytest.mark.parametrize(("minion", "may"), [("Amber", True), ("Agrippina", False)])
def test_an_old_vampire_shuffles_her_into_the_library(table: Table, minion: str, may: bool) -> None:
    """A directed action of a vampire with capacity 5 or more."""
    card = table.prey.in_play(ARANTHEBES)
    vampire = table.you.ready(minion)
    assert table.you.may("use action", card=card, minion=vampire) == may
    if may:
        table.you.acts(card, by=vampire)
        rest(table)
        prey = table.state.seats[1]
        assert not prey.permanent
        names = [table.state.definition(one).name for one in (*prey.library, *prey.hand)]
        assert names.count(ARANTHEBES) == 1


def test_aranthebes_is_put_in_play_for_a_pool(table: Table) -> None:
    """By any minion, at +1 stealth."""
    minion = table.you.ready("Samson")
    card = table.you.holds(ARANTHEBES)
    table.you.acts(card, by=minion)
    rest(table)
    assert table.where(card) == "permanent"
    assert table.you.pool() == 29

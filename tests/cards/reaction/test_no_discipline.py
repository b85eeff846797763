"""Reactions without a Discipline: Protected District, Second Tradition: Domain, The Warrens."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from combat_talk import COMPANION, made_up, rest
from methuselah.engine.definitions import Effect, Static
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import choose
from methuselah.language.combat.fighting import enters_combat
from methuselah.language.reading.qualities import locked, not_, vampire, yours
from methuselah.language.reading.which import TARGET, ready
from methuselah.language.ways import action, modifier
from methuselah.rules.politics.votes import change_votes
from table_talk import Table

DISTRICT = "Protected District"
TRADITION = "Second Tradition: Domain"
WARRENS = "The Warrens"
UNLOCKS = "2"
"""The second way of the Second Tradition, and of Protected District."""


# -- The Warrens ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "capacity", "stealth", "blocked"),
    [("Aunt Linda", 4, 2, True), ("Aunt Linda", 4, 3, False), ("Belinde", 6, 3, True)],
)
def test_the_warrens_give_two_intercept_and_three_to_the_titled(
    table: Table, name: str, capacity: int, stealth: int, blocked: bool
) -> None:
    """Against 2 stealth any Nosferatu is quick enough; against 3 only a titled one. 1 blood."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready(COMPANION)
    table.you.holds("Lost in Crowds", "Cloak the Gathering")
    blocker = table.prey.ready(name)
    bystander = table.prey.ready("Ryan")
    held = table.prey.holds(WARRENS)

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(blocker)
    table.you.plays("Lost in Crowds", by=norton, level="OBF")
    table.prey.plays(WARRENS, by=blocker)
    assert table.blood(blocker) == capacity - 1
    if stealth == 3:
        table.you.plays("Cloak the Gathering", by=norton, level="obf")
    rest(table)

    assert table.locked(blocker) == blocked
    assert table.prey.pool() == (30 if blocked else 29)
    assert not table.locked(bystander)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_warrens_are_for_nosferatu_who_can_pay_and_need_it(table: Table) -> None:
    """Neither another clan nor an empty Nosferatu, nor without stealth, nor undirected."""
    ashley = table.you.ready("Dr. Stephen Norton", blood=2)
    baixinho = table.you.ready("Baixinho", blood=2)
    table.you.ready(COMPANION)
    table.you.holds("Lost in Crowds")
    linda = table.prey.ready("Aunt Linda")
    lauren = table.prey.ready("Lauren")
    empty = table.prey.ready("Ryan", blood=0)
    table.prey.holds(WARRENS)

    table.you.acts(word="hunt", by=baixinho)
    table.prey.blocks(linda)
    assert not table.prey.can_play(WARRENS)
    rest(table)
    table.you.acts(word="bleed", by=ashley)
    table.prey.blocks(lauren)
    assert not table.prey.can_play(WARRENS)
    table.you.plays("Lost in Crowds", by=ashley, level="OBF")
    assert not table.prey.can_play(WARRENS)
    table.prey.blocks(empty)
    assert not table.prey.can_play(WARRENS)
    table.prey.blocks(linda)
    assert table.prey.can_play(WARRENS, by=linda)


# -- Second Tradition: Domain ---------------------------------------------------------------------


def test_domain_gives_an_unlocked_prince_two_intercept(table: Table) -> None:
    """When it is needed; in an undirected action too. It costs nothing."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    prince = table.prey.ready("Mkhokheli")
    other = table.prey.ready("Tamoszius")
    held = table.prey.holds(TRADITION)

    table.you.acts(word="hunt", by=ryan)
    assert not table.prey.can_play(TRADITION)
    table.prey.blocks(other)
    assert not table.prey.can_play(TRADITION)
    table.prey.blocks(prince)
    table.prey.plays(TRADITION, by=prince)
    rest(table)

    assert table.locked(prince)
    assert not table.locked(other)
    assert table.blood(prince) == 5
    assert table.blood(ryan) == 1
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


def test_domain_unlocks_a_prince_to_attempt_with_intercept_that_is_not_needed(
    table: Table,
) -> None:
    """1 blood, and it is attempting at once; its 2 intercept hold against stealth played later."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready(COMPANION)
    table.you.holds("Lost in Crowds")
    prince = table.prey.ready("Mkhokheli", locked=True)
    other = table.prey.ready("Tamoszius", locked=True)
    table.prey.holds(TRADITION)

    table.you.acts(word="bleed", by=norton)
    assert not table.prey.can_play(TRADITION, level="")
    assert not table.prey.can_play(TRADITION, by=other)
    table.prey.plays(TRADITION, by=prince, level=UNLOCKS)
    assert table.blood(prince) == 5
    assert not table.locked(prince)
    assert not table.prey.may("block")
    table.you.plays("Lost in Crowds", by=norton, level="OBF")
    rest(table)

    assert table.prey.pool() == 30
    assert table.locked(prince)
    assert table.locked(other)
    assert table.waits_for(table.you)


def test_a_prince_who_is_outrun_stays_unlocked(table: Table) -> None:
    """3 stealth against 2 intercept: the attempt fails, and nothing locks it again."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready(COMPANION)
    table.you.holds("Lost in Crowds", "Cloak the Gathering")
    prince = table.prey.ready("Mkhokheli", locked=True)
    table.prey.holds(TRADITION)

    table.you.acts(word="bleed", by=norton)
    table.prey.plays(TRADITION, by=prince, level=UNLOCKS)
    table.you.plays("Lost in Crowds", by=norton, level="OBF")
    table.you.plays("Cloak the Gathering", by=norton, level="obf")
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(prince)
    assert table.blood(prince) == 5


@pytest.mark.ruling("Second Tradition: Domain", 1)
def test_a_lower_cost_does_not_lower_the_blood_that_is_burned(table: Table) -> None:
    """The blood is no cost of the card; the other one was lost in combat."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    prince = table.prey.ready("Mkhokheli", locked=True)
    table.prey.in_play(made_up("Cheaper", statics=(Static("blood cost", -1),)), on=prince)
    table.prey.holds(TRADITION)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(TRADITION, by=prince, level=UNLOCKS)
    rest(table)
    assert table.locked(prince)
    assert table.blood(prince) == 6 - 1 - 1


@pytest.mark.ruling("Second Tradition: Domain", 2)
@pytest.mark.parametrize("blood", [0, 1])
def test_a_locked_prince_needs_the_blood(table: Table, blood: int) -> None:
    """With 1 blood it can be played, with none it cannot."""
    ryan = table.you.ready("Ryan")
    table.prey.ready("Mkhokheli", locked=True, blood=blood)
    table.prey.holds(TRADITION)

    table.you.acts(word="bleed", by=ryan)
    assert table.prey.can_play(TRADITION, level=UNLOCKS) == (blood == 1)


@pytest.mark.ruling("Second Tradition: Domain", 3)
def test_the_block_stands_although_the_action_lost_its_target(table: Table) -> None:
    """An ambush of a locked vampire: the prince unlocks, blocks, and fights."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    ambush = made_up(
        "Surprise",
        modes=(action(choose(ready(vampire, locked, not_(yours))), enters_combat(TARGET)),),
    )
    table.you.holds(ambush)
    prince = table.prey.ready("Mkhokheli", locked=True)
    table.prey.holds(TRADITION)

    table.you.acts("Surprise", by=ryan)
    table.prey.plays(TRADITION, by=prince, level=UNLOCKS)
    rest(table)
    assert table.blood(prince) == 6 - 1 - 1
    assert table.blood(ryan) == 3
    assert table.locked(prince)


@pytest.mark.ruling("Second Tradition: Domain", 4)
def test_a_woken_prince_may_unlock_while_it_attempts(table: Table) -> None:
    """It is attempting already, and gets 2 intercept; another minion's attempt is in the way."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready(COMPANION)
    table.you.holds("Lost in Crowds")
    prince = table.prey.ready("Mkhokheli", locked=True)
    other = table.prey.ready("Tamoszius")
    table.prey.holds(TRADITION, "On the Qui Vive")

    table.you.acts(word="bleed", by=norton)
    table.prey.plays("On the Qui Vive", by=prince)
    table.prey.blocks(prince)
    table.you.plays("Lost in Crowds", by=norton, level="OBF")
    table.prey.plays(TRADITION, by=prince, level=UNLOCKS)
    rest(table)
    assert table.prey.pool() == 30
    assert table.locked(prince)
    assert table.blood(prince) == 6 - 1 - 1
    assert not table.locked(other)
    assert table.waits_for(table.you)


def test_a_locked_prince_waits_while_another_minion_attempts(table: Table) -> None:
    """Only one attempt is in progress at a time."""
    ryan = table.you.ready("Ryan")
    table.prey.ready("Mkhokheli", locked=True)
    other = table.prey.ready("Tamoszius")
    table.prey.holds(TRADITION)

    table.you.acts(word="bleed", by=ryan)
    assert table.prey.can_play(TRADITION, level=UNLOCKS)
    table.prey.blocks(other)
    assert not table.prey.can_play(TRADITION)


@pytest.mark.ruling("Second Tradition: Domain", 5)
def test_domain_does_not_block_what_cannot_be_blocked(table: Table) -> None:
    """Vampires cannot block an action that dares the dawn."""
    alice = table.you.ready("Alice Chen")
    table.you.ready(COMPANION)
    table.you.holds("Daring the Dawn")
    table.prey.ready("Mkhokheli", locked=True)
    table.prey.holds(TRADITION)

    table.you.acts(word="bleed", by=alice)
    table.you.plays("Daring the Dawn", by=alice, level="FOR")
    assert not table.prey.can_play(TRADITION)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling("Second Tradition: Domain", 6)
def test_domain_is_for_those_who_may_block(table: Table) -> None:
    """A bleed only by its target; a hunt by prey and predator; nobody who has declined."""
    ryan = table.you.ready("Ryan", blood=2)
    ashley = table.you.ready("Ashley")
    for seat, name in (
        (table.prey, "Mkhokheli"),
        (table.grand_prey, "Flávio Gonçalves"),
        (table.predator, "Catalina Vega"),
    ):
        seat.ready(name, locked=True)
        seat.holds(TRADITION)

    table.you.acts(word="bleed", by=ashley)
    assert table.prey.can_play(TRADITION, level=UNLOCKS)
    assert not table.grand_prey.can_play(TRADITION)
    assert not table.predator.can_play(TRADITION)
    table.prey.passes()
    while not table.over():
        assert not table.prey.can_play(TRADITION)
        table.pass_on()
    table.you.acts(word="hunt", by=ryan)
    assert table.prey.can_play(TRADITION, level=UNLOCKS)
    assert not table.grand_prey.can_play(TRADITION)
    assert table.predator.can_play(TRADITION, level=UNLOCKS)


def test_domain_requires_a_prince_or_justicar(table: Table) -> None:
    """A primogen is not enough; a justicar is."""
    ryan = table.you.ready("Ryan")
    table.prey.ready("Larissa Moreira", locked=True)
    tamoszius = table.prey.ready("Tamoszius", locked=True)
    table.prey.in_play("Toreador Justicar", on=tamoszius)
    table.prey.holds(TRADITION)

    table.you.acts(word="bleed", by=ryan)
    assert {o.minion for o in table.prey.options("play")} <= {tamoszius}
    assert not table.prey.can_play(TRADITION, by="Larissa Moreira")


# -- Protected District ---------------------------------------------------------------------------


@pytest.mark.parametrize(("bleed", "lost"), [("", 0), ("dom", 0), ("CON", 3)])
def test_a_district_reduces_the_bleed_by_three(table: Table, bleed: str, lost: int) -> None:
    """1 and 3 become none, and no successful bleed; 6 becomes 3."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned", "Conditioning")
    primogen = table.prey.ready("Larissa Moreira")
    held = table.prey.holds(DISTRICT)

    if bleed:
        table.you.acts("Govern the Unaligned", by=trevon, level="dom")
    else:
        table.you.acts(word="bleed", by=trevon)
    if bleed == "CON":
        table.you.plays("Conditioning", by=trevon, level="DOM")
    table.prey.plays(DISTRICT, by=primogen)
    rest(table)

    assert table.prey.pool() == 30 - lost
    assert table.you.has_edge() == (lost > 0)
    assert not table.locked(primogen)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


def test_only_a_primogen_of_the_bled_protects(table: Table) -> None:
    """Not a prince, not a locked primogen, not somebody else's, not against a hunt."""
    ryan = table.you.ready("Ryan")
    ashley = table.you.ready("Ashley", blood=2)
    table.prey.ready("Mkhokheli")
    table.prey.ready("Larissa Moreira", locked=True)
    table.prey.holds(DISTRICT)
    table.grand_prey.ready("Lloyd Brooks")
    table.grand_prey.holds(DISTRICT)

    table.you.acts(word="bleed", by=ryan)
    while not table.over():
        assert not table.prey.can_play(DISTRICT)
        assert not table.grand_prey.can_play(DISTRICT)
        table.pass_on()
    table.you.acts(word="hunt", by=ashley)
    while not table.over():
        assert not table.grand_prey.can_play(DISTRICT)
        table.pass_on()


def call(table: Table, prince: int) -> None:
    """You call Ancilla Empowerment; polling is open."""
    table.you.acts("Ancilla Empowerment", by=prince)
    table.until("polling")


@pytest.mark.ruling("Protected District", 3)
def test_a_district_votes_against_the_referendum_at_once(table: Table) -> None:
    """3 votes and the primogen's own against 3 votes: the referendum fails."""
    andi = table.you.ready("Andi Liu")
    table.you.ready(COMPANION)
    table.you.holds("Ancilla Empowerment")
    primogen = table.grand_prey.ready("Larissa Moreira")
    table.grand_prey.holds(DISTRICT)

    call(table, andi)
    table.grand_prey.plays(DISTRICT, by=primogen)
    assert not table.grand_prey.may("vote", minion=primogen)
    table.you.votes("for", minion=andi)
    rest(table)

    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you)


@pytest.mark.ruling("Protected District", 2)
def test_who_votes_in_favor_is_given_no_votes_against(table: Table) -> None:
    """The primogen has voted for the referendum."""
    andi = table.you.ready("Andi Liu")
    table.you.holds("Ancilla Empowerment")
    primogen = table.grand_prey.ready("Larissa Moreira")
    table.grand_prey.holds(DISTRICT)

    call(table, andi)
    assert table.grand_prey.can_play(DISTRICT, by=primogen)
    table.grand_prey.votes("for", minion=primogen)
    assert not table.grand_prey.can_play(DISTRICT)


@dataclass(frozen=True)
class Turns(Effect):
    """Every minion of the grand-prey votes so now."""

    word: str

    def run(self, state: State, me: Scope) -> None:
        """Make them."""
        for minion in state.seats[2].ready:
            change_votes(state, minion, self.word)


@pytest.mark.ruling("Protected District", 1)
@pytest.mark.parametrize(("back", "passes"), [(False, True), (True, False)])
def test_votes_against_do_not_count_while_their_minion_is_forced_to_favor(
    table: Table, back: bool, passes: bool
) -> None:
    """Turned in favor, only the primogen's own vote counts, for; turned back, all count again."""
    andi = table.you.ready("Andi Liu")
    lobby = made_up("In favor", modes=(modifier(Turns("for"), at=("polling",)),))
    again = made_up("Against", modes=(modifier(Turns("against"), at=("polling",)),))
    table.you.holds("Ancilla Empowerment", lobby, again)
    primogen = table.grand_prey.ready("Larissa Moreira")
    table.grand_prey.holds(DISTRICT)

    call(table, andi)
    table.grand_prey.plays(DISTRICT, by=primogen)
    table.you.plays("In favor", by=andi)
    if back:
        table.you.plays("Against", by=andi)
    table.you.votes("for", minion=andi)
    rest(table)
    assert table.grand_prey.pool() == (29 if passes else 30)

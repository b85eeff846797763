"""A contract on a minion, and an Imperial Decree: attacks that a card in play allows."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER
from combat_talk import rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import action_requires, add, ready, static, use, vampire, yours
from methuselah.rules.action.action import stealth
from table_talk import Table

CONTRACT = "Clandestine Contract"
DECREE = "Imperial Decree"
MATA = "Mata Hari (G4)"
VIDAL = "Vidal Jarbeaux (G5)"
ASSASSIN = replaced("Don Cerro (G5)", clans=("Banu Haqim",), capacity=5, disciplines=())


def turning(name: str) -> Definition:
    """A made-up card in play: between actions all your vampires join a clan for good."""
    joins = add("clan", to=ready(vampire, yours), until="game", word=name)
    return paper("Turning", use(joins, at=("minion",)))


# -- Clandestine Contract -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("capacity", "clan", "may"),
    [(5, "Banu Haqim", True), (4, "Banu Haqim", False), (5, "Ventrue", False)],
)
def test_who_takes_a_contract(table: Table, capacity: int, clan: str, may: bool) -> None:
    """A Banu Haqim with capacity 5 or more."""
    mine = table.you.ready(replaced("Ryan", clans=(clan,), capacity=capacity))
    table.you.holds(CONTRACT)
    table.prey.ready("Nassir")
    table.begins("minion")
    assert table.you.can_play(CONTRACT, by=mine) is may


def test_a_contract_begins_with_a_fight(table: Table) -> None:
    """With any ready minion of another; 1 pool, +1 stealth; the card is on the target."""
    mine = table.you.ready(ASSASSIN)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CONTRACT, PAUSE)
    target, ally = table.prey.ready("Nassir"), table.grand_prey.ready("Underbridge Stray")
    table.prey.torpor("Ryan")
    table.you.acts(card, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert table.you.choices() == {target, ally}
    table.you.chooses(target)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert [damage_to(table, one) for one in (mine, target, ally)] == [1, 1, 0]
    assert (table.on(card), table.you.pool()) == (target, 29)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CONTRACT, 1)
def test_the_contract_is_pursued_in_the_same_turn(table: Table) -> None:
    """By the chosen one only, once it has unlocked; at +1 stealth; the card stays."""
    mine = table.you.ready(ASSASSIN)
    second = table.you.ready(replaced("Duck", clans=("Banu Haqim",)))
    table.you.ready(COMPANION)
    key = table.you.in_play(UNLOCKER)
    card, _ = table.you.holds(CONTRACT, PAUSE)
    target = table.prey.ready("Nassir")
    table.prey.ready("Lauren")
    table.you.acts(card, by=mine)
    table.you.chooses(target)
    rest(table)
    table.you.uses(key)
    assert not table.you.may("use action", card=card, by=second)
    table.you.acts(card, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert [damage_to(table, one) for one in (mine, target)] == [2, 2]
    assert (table.on(card), table.you.pool()) == (target, 29)


@pytest.mark.parametrize("clan", ["Banu Haqim", "Ventrue"])
def test_who_is_no_assassin_any_more_has_no_contract(table: Table, clan: str) -> None:
    """The chosen one is a Banu Haqim as it acts."""
    mine = table.you.ready(ASSASSIN)
    table.you.in_play(paper("Mask", static("clan", word=clan), kind="equipment"), on=mine)
    target = table.prey.ready("Nassir")
    card = table.you.in_play(CONTRACT, on=target, notes=(("chosen one", mine),))
    table.begins("minion")
    assert table.you.may("use action", card=card, by=mine) is (clan == "Banu Haqim")


@pytest.mark.ruling(CONTRACT, 2)
@pytest.mark.parametrize(("clan", "hidden"), [("Banu Haqim", 2), ("Ventrue", 1)])
def test_pursuing_it_requires_a_banu_haqim(table: Table, clan: str, hidden: int) -> None:
    """A cloak for actions that require one hides it; one for another clan does not."""
    mine = table.you.ready(ASSASSIN)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    cloak = paper("Cloak", static("stealth", 1, when=action_requires(clan)), kind="equipment")
    table.you.in_play(cloak, on=mine)
    target = table.prey.ready("Nassir")
    card = table.you.in_play(CONTRACT, on=target, notes=(("chosen one", mine),))
    table.you.acts(card, by=mine)
    assert stealth(table.state, action_of(table)) == hidden


@pytest.mark.parametrize(("where", "may"), [("ready", True), ("torpor", False), ("yours", False)])
def test_a_contract_is_pursued_against_a_ready_minion_of_another(
    table: Table, where: str, may: bool
) -> None:
    """Not against one in torpor, nor against one that has come over to you."""
    mine = table.you.ready(ASSASSIN)
    seat = table.you if where == "yours" else table.prey
    target = (seat.torpor if where == "torpor" else seat.ready)("Nassir")
    card = table.you.in_play(CONTRACT, on=target, notes=(("chosen one", mine),))
    table.begins("minion")
    assert table.you.may("use action", card=card, by=mine) is may


@pytest.mark.ruling(MATA, 1)
@pytest.mark.ruling(VIDAL, 6)
@pytest.mark.parametrize("name", [MATA, VIDAL])
def test_a_contract_that_chooses_as_it_is_played_chooses_her(table: Table, name: str) -> None:
    """She meets the clan for Dirty Contract, so she is the chosen one: once she is a Samedi she
    may pursue it.
    """
    mata = table.you.ready(name)
    table.you.ready(COMPANION)
    target = table.prey.ready("Nassir")
    turns = table.you.in_play(turning("Samedi"))
    card = table.you.holds("Dirty Contract")
    table.begins("master")
    table.you.plays(card)
    table.you.chooses(target)  # there is one hunter to choose
    table.until("minion", table.you)
    assert table.on(card) == target
    assert not table.you.may("use action", card=card, by=mata)
    table.you.uses(turns)
    assert table.you.may("use action", card=card, by=mata)


@pytest.mark.ruling(MATA, 1)
@pytest.mark.ruling(VIDAL, 6)
@pytest.mark.parametrize("name", [MATA, VIDAL, "a Banu Haqim"])
def test_a_contract_that_chooses_from_play_does_not_choose_her(table: Table, name: str) -> None:
    """She played it as a Banu Haqim; in play it finds none to choose, and does not later."""
    mine = table.you.ready(ASSASSIN if name == "a Banu Haqim" else name)
    table.you.ready(COMPANION)
    target = table.prey.ready("Nassir")
    table.prey.ready("Lauren")
    turns = table.you.in_play(turning("Banu Haqim"))
    key = table.you.in_play(UNLOCKER)
    card = table.you.holds(CONTRACT)
    table.you.acts(card, by=mine)
    table.you.chooses(target)
    rest(table)
    assert table.on(card) == target
    table.you.uses(key)
    table.you.uses(turns)
    assert table.you.may("use action", card=card, by=mine) is (name == "a Banu Haqim")


# -- Imperial Decree ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("Sheldon, Lord of the Clog (G1)", True),
        ("Gwendolyn (G2)", True),
        ("Mkhokheli", False),
    ],
)
def test_who_decrees(table: Table, name: str, may: bool) -> None:
    """A justicar or a member of the Inner Circle; 1 blood, +1 stealth."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(DECREE, PAUSE)
    table.prey.ready("Nassir")
    before = table.blood(mine)
    assert table.you.can_play(card, by=mine) is may
    if may:
        table.you.acts(card, by=mine)
        assert stealth(table.state, action_of(table)) == 1
        rest(table)
        assert (table.where(card), table.blood(mine)) == ("permanent", before - 1)


@pytest.mark.ruling(DECREE, 1)
@pytest.mark.parametrize(
    ("level", "sect", "hidden"),
    [("fight", "camarilla", 1), ("fight", "sabbat", 0), ("burn", "camarilla", 0)],
)
def test_the_attack_requires_a_camarilla_vampire(
    table: Table, level: str, sect: str, hidden: int
) -> None:
    """As the text names it; burning the card requires no sect."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    cloak = paper("Cloak", static("stealth", 1, when=action_requires(sect)), kind="equipment")
    table.you.in_play(cloak, on=mine)
    table.prey.ready("Rayne")
    card = table.prey.in_play(DECREE)
    table.you.acts(card, by=mine, level=level)
    assert stealth(table.state, action_of(table)) == hidden


@pytest.mark.parametrize(
    ("by", "may"), [("Ryan", True), ("Rayne", False), ("Underbridge Stray", False)]
)
@pytest.mark.parametrize("owner", ["you", "grand_prey"])
def test_the_camarilla_attacks_outsiders(table: Table, by: str, may: bool, owner: str) -> None:
    """Any Camarilla vampire any ready vampire of another sect and another Methuselah."""
    mine = table.you.ready(by)
    table.you.ready("Indira")
    table.you.ready(COMPANION)
    if by == "Underbridge Stray":
        badge = paper("Badge", static("sect", word="camarilla"), kind="equipment")
        table.you.in_play(badge, on=mine)
    table.you.holds(PAUSE)
    anarch, sabbat = table.prey.ready("Marcel (G6)"), table.grand_prey.ready("Claudia (G5)")
    table.prey.ready("Nassir")
    table.prey.ready("Vagabond Mystic")
    table.prey.torpor("Crow (G5)")
    card = getattr(table, owner).in_play(DECREE)
    assert table.you.may("use action", card=card, by=mine, level="fight") is may
    if may:
        table.you.acts(card, by=mine, level="fight")
        assert stealth(table.state, action_of(table)) == 0
        assert table.you.choices() == {anarch, sabbat}
        table.you.chooses(anarch)
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert [damage_to(table, one) for one in (mine, anarch, sabbat)] == [1, 1, 0]
        assert table.where(card) == "permanent"


@pytest.mark.parametrize(
    ("by", "hidden"),
    [("Ryan", 0), ("Rayne", -1), ("Claudia (G5)", -1), ("Underbridge Stray", None)],
)
def test_any_vampire_ends_the_decree(table: Table, by: str, hidden: int | None) -> None:
    """Directed; -1 stealth for vampires of other sects; no ally."""
    mine = table.you.ready(by)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    card = table.prey.in_play(DECREE)
    table.prey.ready("Nassir")
    assert table.you.may("use action", card=card, by=mine, level="burn") is (hidden is not None)
    if hidden is not None:
        table.you.acts(card, by=mine, level="burn")
        assert stealth(table.state, action_of(table)) == hidden
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert table.where(card) == "ash_heap"
        assert table.waits_for(table.you)


def test_an_outsider_is_hidden_in_other_actions(table: Table) -> None:
    """The loss of stealth is for that action only."""
    mine = table.you.ready("Rayne")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.prey.in_play(DECREE)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == 0

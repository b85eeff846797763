"""Masters on vampires and in play: Ephor, Infernal Pact, Flames of Insurrection, Danse Macabre."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import lesson, paper
from methuselah.engine.rows import total
from methuselah.language import action_requires, on, static, vampire
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import claim, contests_title, title_of
from politics_talk import carried
from scenes.in_play import played_as_printed
from scenes.telling import changing
from table_talk import Table

EPHOR = "Ephor"
PACT = "Infernal Pact"
MUNDANE = "Mundane"
FLAMES = "Flames of Insurrection"
DANSE = "Danse Macabre"


# -- Ephor ----------------------------------------------------------------------------------------


def test_an_ephor_is_a_ventrue_of_capacity_eight(table: Table) -> None:
    """Anybody's; +1 intercept and +1 vote."""
    elder = table.you.ready("Emerson Bridges")  # 8
    peer = table.prey.torpor(replaced("Cardano", clans=("Ventrue",)))  # 9
    table.you.ready(replaced("Don Cerro", clans=("Ventrue",)))  # 7
    table.you.ready("Klaus Konrecht")  # 8, of another clan
    card = table.you.holds(EPHOR)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {elder, peer}
    table.you.chooses(elder)
    assert table.you.pool() == 29
    assert (total(table.state, "intercept", elder), total(table.state, "votes", elder)) == (1, 1)
    assert (total(table.state, "intercept", peer), total(table.state, "votes", peer)) == (0, 0)


def test_an_ephor_needs_a_ready_ventrue(table: Table) -> None:
    """The clan is required of you."""
    table.prey.ready("Emerson Bridges")
    table.you.ready("Klaus Konrecht")
    table.you.holds(EPHOR, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(EPHOR)


def contested(table: Table) -> tuple[int, int, int]:
    """Two princes of Chicago contest the title; yours is beside an Ephor."""
    mine = table.you.ready(replaced("Tara", city="Chicago"))
    hers = table.prey.ready(replaced("Ayelech", city="Chicago"))
    ephor = table.you.ready(replaced("Emerson Bridges", title=None, city=None))
    table.you.in_play(EPHOR, on=ephor)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.you.holds("Misdirection")
    table.begins("master")
    table.asked()
    claim(table.state, mine)
    table.until("minion", table.you)
    return mine, hers, ephor


def test_an_ephor_makes_a_vampire_yield_its_title(table: Table) -> None:
    """At +1 stealth, directed; the other one has it after its next unlock phase begins."""
    mine, hers, ephor = contested(table)
    assert contests_title(table.state, mine)
    assert contests_title(table.state, hers)
    card = table.state.cards[ephor].attached[0]

    table.you.acts(card, by=ephor)
    assert table.you.choices() == {mine, hers}
    table.you.chooses(hers)
    rest(table)

    assert not contests_title(table.state, hers)
    assert title_of(table.state, hers) == ""
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert title_of(table.state, mine) == "prince"


@pytest.mark.parametrize("intercept", [0, 1])
def test_the_action_of_an_ephor_may_be_blocked(table: Table, intercept: int) -> None:
    """By the controller of the vampire, with 1 intercept; no other vampire may take it."""
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    if intercept:
        table.prey.in_play("Sport Bike", on=guard)
    _, hers, ephor = contested(table)
    card = table.state.cards[ephor].attached[0]
    assert [o.minion for o in table.you.options("use action", card=card)] == [ephor]
    table.you.acts(card, by=ephor)
    table.you.chooses(hers)
    assert action_of(table).targets == (table.prey.number,)
    table.prey.blocks(guard)
    rest(table)
    assert contests_title(table.state, hers) == bool(intercept)


def test_nobody_yields_a_title_that_is_not_contested(table: Table) -> None:
    """Two princes of two cities: there is nothing to do."""
    table.you.ready("Tara")
    ephor = table.you.ready("Emerson Bridges")
    card = table.you.in_play(EPHOR, on=ephor)
    table.prey.ready("Ayelech")
    table.begins("minion")
    assert table.you.may("act", minion=ephor)
    assert not table.you.may("use action", card=card)


@pytest.mark.ruling(EPHOR, 1)
def test_the_action_of_an_ephor_requires_a_ventrue(table: Table) -> None:
    """Whatever helps such an action helps this one; a bleed it does not."""
    table.you.in_play(cloaks("Ventrue"))
    table.you.in_play(cloaks("Tremere"))
    _, hers, ephor = contested(table)
    table.you.acts(table.state.cards[ephor].attached[0], by=ephor)
    table.you.chooses(hers)
    assert stealth(table.state, action_of(table)) == 2


def cloaks(clan: str) -> object:
    """A card in play that gives +1 stealth to actions that require a clan."""
    hidden = static("stealth", +1, who=on(vampire), when=action_requires(clan))
    return paper(f"Cloak of {clan}", hidden, kind="event")


# -- Infernal Pact --------------------------------------------------------------------------------


def pact(table: Table, word: str) -> int:
    """Saiz, without Fortitude and with basic Dominate, has a pact about a Discipline."""
    saiz = table.you.ready("Saiz")
    table.you.ready(COMPANION)
    table.you.holds(PACT)
    table.begins("master")
    table.you.plays(PACT)
    table.you.chooses(word=word)
    table.until("minion", table.you)
    assert table.you.pool() == 29
    return saiz


@pytest.mark.parametrize(
    ("word", "code", "may"),
    [
        ("for", "for", True),
        ("for", "FOR", True),
        ("dom", "DOM", True),
        ("for", "DOM", False),
        ("for", "pot", False),
    ],
)
def test_a_pact_is_as_good_as_a_superior_discipline(
    table: Table, word: str, code: str, may: bool
) -> None:
    """At both levels of the one that was chosen, and of no other; nobody else plays them."""
    table.you.holds(lesson(code))
    saiz = pact(table, word)
    assert table.you.can_play("Lesson", by=saiz) == may
    mate = next(m for m in table.state.seats[0].ready if m != saiz)
    assert not table.you.can_play("Lesson", by=mate)


def test_the_pact_is_for_a_tremere_antitribu_of_yours(table: Table) -> None:
    """In torpor too; not the prey's, and no Tremere."""
    saiz = table.you.ready("Saiz")
    other = table.you.torpor("Johannes Worringen")
    table.you.ready("Nassir")
    table.prey.ready(replaced("Ryan", clans=("Tremere antitribu",)))
    card = table.you.holds(PACT)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {saiz, other}
    table.you.chooses(other)
    table.you.chooses(word="dom")
    assert table.on(card) == other


# -- Flames of Insurrection -----------------------------------------------------------------------


def test_flames_come_with_an_anarch() -> None:
    """A ready one is required."""
    played_as_printed(FLAMES, needs="Crow")


def fought(table: Table, mine: str, blood: int, theirs: str, hers: int) -> tuple[int, int, int]:
    """Your vampire bleeds, the prey's blocks; beside them young vampires are to come."""
    acting, blocker = table.you.ready(mine, blood=blood), table.prey.ready(theirs, blood=hers)
    for seat, fighter in ((table.you, acting), (table.prey, blocker)):
        seat.in_play(changing("strength", 2), on=fighter)
    table.you.ready(COMPANION)
    young = table.you.uncontrolled("KoKo")
    table.prey.uncontrolled("Zip")
    table.grand_prey.in_play(FLAMES)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    return acting, blocker, young


def test_the_fall_of_an_opponent_feeds_the_young(table: Table) -> None:
    """The prey's vampire goes to torpor: your Anarch's side gains 1, whoever has the Flames."""
    acting, blocker, young = fought(table, "Atiena", 6, "Ryan", 0)
    while not table.over():
        if table.you.may("do"):
            table.you.does("do")
        else:
            assert not table.you.choices()  # one young vampire of yours, not the prey's
            table.pass_on()
    assert table.where(blocker) == "torpor"
    assert table.where(acting) == "ready"
    assert table.blood(young) == 1
    assert all(table.blood(c) == 0 for c in table.state.seats[1].uncontrolled)


@pytest.mark.parametrize(("mine", "fed"), [("Tara", 0), ("Atiena", 1)])
def test_only_the_controller_of_an_anarch_is_fed(table: Table, mine: str, fed: int) -> None:
    """And she may leave it."""
    _, blocker, young = fought(table, mine, 6, "Ryan", 0)
    asked = 0
    while not table.over():
        decision = table.asked()
        if decision is not None and decision.window not in ("strike", "action", "attempt"):
            options = {o.verb for o in decision.options}
            asked += bool(options & {"do", "may", "answer"}) and decision.seat == 0
        table.pass_on()
    assert table.where(blocker) == "torpor"
    assert table.blood(young) == 0
    assert (asked > 0) == bool(fed)


@pytest.mark.ruling(FLAMES, 1)
def test_both_anarchs_fall_and_both_sides_gain(table: Table) -> None:
    """Each controller has her part."""
    _, _, young = fought(table, "Atiena", 1, "Crow", 1)
    zip_ = table.state.seats[1].uncontrolled[0]
    for _ in range(60):
        decision = table.asked()
        if decision is None or table.over():
            break
        taken = False
        for index, option in enumerate(decision.options):
            if option.verb in ("do", "choose"):
                table.take(index)
                taken = True
                break
        if not taken:
            table.pass_on()
    assert (table.blood(young), table.blood(zip_)) == (1, 1)


def test_who_leaves_outside_of_combat_feeds_nobody(table: Table) -> None:
    """Banished by a referendum."""
    prince = table.you.ready("Cardano")
    table.you.ready("Crow")
    young = table.you.uncontrolled("KoKo")
    table.you.in_play(FLAMES)
    victim = table.prey.ready("Ryan")
    table.you.holds("Banishment")
    table.you.acts("Banishment", by=prince)
    while not table.over():
        if table.you.may("vote", minion=prince):
            table.you.votes("for", minion=prince)
        elif victim in table.you.choices():
            table.you.chooses(victim)
        else:
            assert not table.you.may("do")
            table.pass_on()
    assert table.where(victim) == "uncontrolled"
    assert table.blood(young) == 0


def test_a_referendum_puts_out_the_flames(table: Table) -> None:
    """Any vampire calls it, at +1 stealth."""
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    card = table.prey.in_play(FLAMES)
    table.you.acts(card, by=caller, word="political")
    assert stealth(table.state, action_of(table)) == 1
    carried(table, caller)
    assert table.where(card) == "ash_heap"


# -- Danse Macabre --------------------------------------------------------------------------------


def danse(table: Table, blood: int = 3) -> int:
    """You choose Dodd for the dance; your minion phase begins."""
    dodd = table.you.ready("Dodd", blood=blood)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(DANSE)
    table.begins("master")
    table.you.plays(DANSE)
    if table.you.choices():
        table.you.chooses(dodd)
    table.until("minion", table.you)
    return dodd


def test_the_dancer_unlocks_once_after_a_successful_action(table: Table) -> None:
    """For 1 blood; a second action of this turn does not serve."""
    dodd = danse(table)
    table.you.acts(word="bleed", by=dodd)
    table.until("after_resolution", table.you)
    assert table.you.may("use promise", minion=dodd)
    table.you.does("use promise", minion=dodd)
    table.nobody_reacts()
    assert (table.blood(dodd), table.locked(dodd)) == (2, False)
    table.you.acts(word="hunt", by=dodd)
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()
    assert (table.blood(dodd), table.locked(dodd)) == (3, True)


@pytest.mark.parametrize("how", ["blocked", "another", "no blood", "next turn"])
def test_nobody_dances_otherwise(table: Table, how: str) -> None:
    """A blocked action, that of another, without blood, in the next turn."""
    blocker = table.prey.ready(made_vampire("Guard", capacity=10))
    dodd = danse(table, 1 if how == "no blood" else 4)
    mate = next(m for m in table.state.seats[0].ready if m != dodd)
    if how == "next turn":
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")
    acting = mate if how == "another" else dodd
    word = "bleed"
    table.you.acts(word=word, by=acting)
    if how == "blocked":
        table.prey.blocks(blocker)
    if how == "no blood":
        table.state.edit(dodd).blood = 0
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()
    assert table.locked(acting)


def test_the_dancer_is_a_ready_sabbat_vampire_of_yours(table: Table) -> None:
    """No other sect, nobody in torpor, not the prey's."""
    dodd, tock = table.you.ready("Dodd"), table.you.ready("Tock", locked=True)
    table.you.torpor("Olivia")
    table.you.ready("Ryan")
    table.prey.ready("Zip")
    table.you.holds(DANSE)
    table.begins("master")
    table.you.plays(DANSE)
    assert table.you.choices() == {dodd, tock}

"""Undele, Franciscus, Tupdog, Theo Bell, Muricia: referendums, fates, a short life, a new clan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import omen, paper
from methuselah.engine.definitions import Definition, Mode
from methuselah.engine.rows import found
from methuselah.engine.traits import clan_of, discipline_level, sect_of
from methuselah.language import (
    TARGET,
    action,
    ash_heap,
    bleed,
    choose,
    chosen,
    enters_combat,
    event,
    master,
    minion,
    modifier,
    prevents_damage,
    put_in_play,
    ready,
    remove_from_game,
)
from politics_talk import carried, polling
from scenes.telling import changing
from table_talk import Table, definition_of

# -- Undele ---------------------------------------------------------------------------------------

UNDELE = "Undele (G5)"


@pytest.mark.ruling(UNDELE, 2)
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_undele_calls_for_two_minion_cards(table: Table, cards: int) -> None:
    """From your ash heap to your hand; masters, events and crypt cards stay; two must be there."""
    undele = table.you.ready(UNDELE)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    heap = [table.you.ash_heap(name) for name in ("Blur", "Govern the Unaligned", "Fame")[:cards]]
    table.you.ash_heap("Blood Doll", "Mazz")
    table.prey.ash_heap("Blur", "Blur")
    may = cards >= 2
    assert table.you.may("use action", card=undele, by=undele) == may
    if not may:
        return
    table.you.acts(undele, by=undele)
    assert action_of(table).inherent == 1
    named(table, *heap[:2])
    polling(table)
    table.you.votes("for", minion=undele)
    rest(table)
    assert [table.where(card) for card in heap[:2]] == ["hand", "hand"]
    assert table.waits_for(table.you)


def named(table: Table, *cards: int) -> None:
    """The terms: these two, and only minion cards of your own ash heap are offered."""
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == set(cards)
    for card in cards:
        if table.you.choices():
            table.you.chooses(card)


def test_all_that_undele_may_name(table: Table) -> None:
    """Two cards of any type that minions play; no master and no event, no crypt card."""
    undele = table.you.ready(UNDELE)
    table.you.ready(COMPANION)
    kinds = (
        "Govern the Unaligned", "Bonding", "Vagabond Mystic", "Blur", ".44 Magnum",
        "Parity Shift", "Deflection", "Raven Spy",
    )  # fmt: skip
    cards = {table.you.ash_heap(kind) for kind in kinds}
    table.you.ash_heap("Fame", "FBI Special Affairs Division", "Mazz")
    table.you.acts(undele, by=undele)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == cards
    for _ in range(2):
        table.you.chooses(min(table.you.choices()))
    assert not table.you.choices()


def test_undele_discards_afterwards(table: Table) -> None:
    """A full hand is discarded down; a choice is made of three; nothing for what fails."""
    undele = table.you.ready(UNDELE)
    table.you.ready(COMPANION)
    one, two, three = table.you.ash_heap("Blur", "Govern the Unaligned", "Deflection")
    table.you.holds(*["Blood Doll"] * 7)
    table.you.acts(undele, by=undele)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {one, two, three}
    table.you.chooses(one)
    table.you.chooses(three)
    polling(table)
    table.you.votes("for", minion=undele)
    while not table.over():
        if table.you.may("discard"):
            table.you.does("discard", card="Blood Doll")
        else:
            table.pass_on()
    assert (table.where(one), table.where(two), table.where(three)) == ("hand", "ash_heap", "hand")
    assert len(table.you.hand()) == 7


def test_undele_fails(table: Table) -> None:
    """Voted down, nothing moves."""
    undele = table.you.ready(UNDELE)
    table.you.ready(COMPANION)
    rival = [table.prey.ready("Mkhokheli", locked=True), table.prey.ready("Rake (G1)", locked=True)]
    one, two = table.you.ash_heap("Blur", "Deflection")
    table.you.acts(undele, by=undele)
    named(table, one, two)
    polling(table, table.prey)
    for vampire in rival:
        table.prey.votes("against", minion=vampire)
    rest(table)
    assert (table.where(one), table.where(two)) == ("ash_heap", "ash_heap")


@pytest.mark.ruling(UNDELE, 1)
@pytest.mark.parametrize("copy", [True, False])
def test_undele_takes_another_copy_of_what_is_gone(table: Table, copy: bool) -> None:
    """A card named in the terms is removed in the polling: a copy comes instead, else only one."""
    undele = table.you.ready(UNDELE)
    table.you.ready(COMPANION)
    one, two = table.you.ash_heap("Blur", "Deflection")
    third = table.you.ash_heap("Blur" if copy else "Fame")
    gone = paper("Gone", thief())
    table.prey.holds(gone)
    table.you.acts(undele, by=undele)
    while not table.you.choices():
        table.pass_on()
    for card in (one, two):
        if table.you.choices():
            table.you.chooses(card)
    polling(table, table.prey)
    table.prey.plays("Gone")
    if table.prey.choices():
        table.prey.chooses(one)
    polling(table, table.you)
    table.you.votes("for", minion=undele)
    rest(table)
    assert table.where(one) == "removed"
    assert table.where(two) == "hand"
    assert table.where(third) == ("hand" if copy else "ash_heap")


def thief() -> Mode:
    """An out-of-turn master: a card of an ash heap leaves the game."""
    return master(
        choose(ash_heap(), name="lost"),
        remove_from_game(chosen("lost")),
        at=("polling",),
        out_of_turn=True,
    )


# -- Franciscus -----------------------------------------------------------------------------------

FRANCISCUS = "Franciscus (G2)"


@pytest.mark.parametrize(
    ("damage", "place"), [(1, "torpor"), (3, "torpor"), (4, "ash_heap"), (5, "ash_heap")]
)
def test_franciscus_is_burned_by_more_than_three(table: Table, damage: int, place: str) -> None:
    """At once, without going to torpor; 3 send him there."""
    franciscus = table.prey.ready(FRANCISCUS)
    mine = table.you.ready(replaced("Ryan", capacity=9, strength=damage))
    other = table.prey.ready("Mazz")
    table.prey.in_play("Fame", on=franciscus)
    fight(table, mine, franciscus)
    rest(table)
    assert damage_to(table, franciscus) == damage
    assert table.where(franciscus) == (place if damage > 1 else "ready")
    assert table.where(other) == "ready"
    assert table.prey.pool() == (27 if 1 < damage < 4 else 30)  # Fame: in torpor only


def test_franciscus_counts_a_whole_combat(table: Table) -> None:
    """2 in each of two rounds of one combat."""
    franciscus = table.prey.ready(elder())
    mine = table.you.ready(replaced("Ryan", capacity=9, strength=2))
    table.you.holds(PRESS)
    fight(table, mine, franciscus)
    table.until("press", table.you)
    assert table.where(franciscus) == "ready"
    table.you.plays("A press", by=mine)
    rest(table)
    assert table.where(franciscus) == "ash_heap"


@pytest.mark.parametrize("prevented", [True, False])
def test_franciscus_counts_what_he_takes(table: Table, prevented: bool) -> None:
    """4 damage of which 1 is prevented are 3."""
    franciscus = table.prey.ready(elder())
    mine = table.you.ready(replaced("Ryan", capacity=9, strength=4))
    table.prey.holds(made_up("Shrug", modes=(prevents_damage(1),)))
    fight(table, mine, franciscus)
    table.until("prevent", table.prey)
    if prevented:
        table.prey.plays("Shrug", by=franciscus)
    rest(table)
    assert table.where(franciscus) == ("ready" if prevented else "ash_heap")


def elder() -> Definition:
    """He, with blood enough for a long combat."""
    known = definition_of(FRANCISCUS)
    return replace(known, face=replace(known.face, id=known.face.id + 700_000, capacity=9))


def test_franciscus_in_two_combats(table: Table) -> None:
    """2 and 2 in two combats of one turn leave him ready."""
    franciscus = table.prey.ready(elder())
    attackers = [table.you.ready(replaced("Ryan", capacity=9, strength=2)) for _ in range(2)]
    table.you.ready(COMPANION)
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    table.you.holds(rush, rush)
    for attacker in attackers:
        table.you.acts("Rush", by=attacker)
        if table.you.choices():
            table.you.chooses(franciscus)
        rest(table)
    assert damage_to(table, franciscus) == 4
    assert table.where(franciscus) == "ready"


# -- Tupdog ---------------------------------------------------------------------------------------

TUPDOG = "Tupdog (G3)"
MASTER = "Keith Moody (G4)"
"""A Tremere antitribu, whose slave it is."""


def test_tupdog_fights_anybody(table: Table) -> None:
    """A ready minion, as a directed action without stealth; a slave needs somebody of the clan."""
    tupdog = table.you.ready(TUPDOG)
    table.you.ready(MASTER)
    wanted = table.prey.ready("Ryan", locked=True)
    ally = table.grand_prey.ready("Renegade Garou", locked=True)
    fallen = table.prey.torpor("Mazz")
    table.prey.ready("Nassir")
    table.you.acts(tupdog, by=tupdog)
    assert fallen not in table.you.choices()
    assert {wanted, ally} < table.you.choices()
    table.you.chooses(wanted)
    assert action_of(table).inherent == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert damage_to(table, wanted) == 1
    assert damage_to(table, ally) == 0


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize("crypt", [0, 2])
def test_tupdog_goes_with_the_minion_phase(table: Table, place: str, crypt: int) -> None:
    """It is burned, and the top card of your crypt comes; there may be two Tupdogs."""
    one, two = table.you.puts(TUPDOG, place), table.you.ready(TUPDOG)
    theirs = table.prey.ready(TUPDOG)
    table.you.ready(COMPANION)
    cards = [table.you.crypt("Mazz") for _ in range(crypt)]
    table.you.uncontrolled("Ryan")
    table.begins("minion")
    assert table.where(one) == place
    table.until_turn_of(table.you, "influence")
    assert (table.where(one), table.where(two)) == ("ash_heap", "ash_heap")
    assert table.where(theirs) == "ready"
    assert [table.where(card) for card in cards] == ["uncontrolled"] * crypt


@pytest.mark.ruling(TUPDOG, 1)
@pytest.mark.parametrize(("level", "cost"), [("vis", 0), ("pot", 1)])
def test_tupdog_pays_less_for_visceratika(table: Table, level: str, cost: int) -> None:
    """A card of two Disciplines is what it is played with."""
    tupdog = table.you.ready(TUPDOG, blood=1)
    table.you.ready(MASTER)
    both = paper(
        "Both",
        levels={
            "vis": modifier(bleed(+1), at=("action",)),
            "pot": modifier(bleed(+1), at=("action",)),
        },
        disciplines=("vis", "pot"),
        blood_cost=1,
        kind="action modifier",
    )
    table.you.holds(both)
    table.you.acts(word="bleed", by=tupdog)
    table.you.plays("Both", by=tupdog, level=level)
    assert table.blood(tupdog) == 1 - cost
    rest(table)
    assert table.prey.pool() == 28


# -- Theo Bell ------------------------------------------------------------------------------------

THEO = "Theo Bell (G2 ADV)"
OMEN = omen()
FAIR = paper("Fair", event(put_in_play()), kind="event")


@pytest.mark.parametrize(
    ("title", "card", "may"),
    [
        ("justicar", OMEN, True),
        ("inner circle", OMEN, True),
        ("prince", OMEN, False),
        ("justicar", FAIR, False),
    ],
)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_who_calls_for_theo(
    table: Table, title: str, card: Definition, may: bool, whose: str
) -> None:
    """A justicar or Inner Circle member of anybody, if there is a Gehenna card in play."""
    theo = getattr(table, whose).ready(THEO)
    judge = table.you.ready(replaced("Rake (G1)", title=title, city="Brujah", capacity=9))
    table.you.ready(COMPANION)
    table.grand_prey.in_play(card)
    assert table.you.may("use action", card=theo, by=judge) == may
    if not may:
        return
    table.you.acts(theo, by=judge)
    carried(table, judge)
    assert table.where(theo) == "ash_heap"
    assert table.where(judge) == "ready"


@pytest.mark.parametrize("how", ["voted down", "cancelled", "blocked"])
def test_who_fails_against_theo_falls(table: Table, how: str) -> None:
    """To torpor if the referendum fails or is cancelled; not if the action is blocked."""
    theo = table.prey.ready(THEO, locked=True)
    judge = table.you.ready(replaced("Rake (G1)", title="justicar", city="Brujah", capacity=9))
    table.you.ready(COMPANION)
    table.grand_prey.in_play(OMEN)
    guard = table.prey.ready(made_vampire("Guard", capacity=10))
    if how == "blocked":
        table.prey.in_play(changing("intercept", 1), on=guard)
    if how == "cancelled":
        table.prey.holds("Delaying Tactics")
    rivals = [table.grand_prey.ready("Mkhokheli", locked=True) for _ in range(2)]
    table.you.acts(theo, by=judge)
    if how == "blocked":
        table.prey.blocks(guard)
    elif how == "cancelled":
        polling(table, table.prey)
        table.prey.plays("Delaying Tactics", by=guard)
    else:
        polling(table, table.grand_prey)
        for rival in rivals:
            table.grand_prey.votes("against", minion=rival)
    rest(table)
    assert table.where(theo) == "ready"
    assert table.where(judge) == ("ready" if how == "blocked" else "torpor")


@pytest.mark.ruling(THEO, 1)
def test_theo_merged_is_independent(table: Table) -> None:
    """Whatever his base version is."""
    theo = table.you.merged("Theo Bell (G2)")
    table.begins()
    assert sect_of(table.state, theo) == "independent"


# -- Muricia --------------------------------------------------------------------------------------

MURICIA = "Muricia (G4)"


@pytest.mark.parametrize(("known", "level"), [((), 1), (("spi",), 2)])
def test_muricia_teaches_a_level(table: Table, known: tuple[str, ...], level: int) -> None:
    """Who has Spiritus already has it at superior then."""
    muricia = table.you.ready(MURICIA)
    pupil = table.you.ready(replaced("Leon (G2)", disciplines=known), blood=3)
    table.you.ready("Hartmut Stover (G3)", blood=3)
    table.begins("unlock")
    table.you.uses(muricia)
    table.you.chooses(pupil)
    assert discipline_level(table.state, pupil, "spi") == level


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_muricia_makes_ahrimane(table: Table, place: str) -> None:
    """A Gangrel antitribu of yours burns a blood, is sterile and knows Spiritus; for good."""
    muricia = table.you.puts(MURICIA, place)
    wanted = table.you.puts("Enkidu, The Noah (G4)", place, blood=3)
    second = table.you.ready("Leon (G2)", blood=3)
    table.you.ready("Hartmut Stover (G3)", blood=0)
    table.you.ready("Katarina (G2)", blood=3)
    table.prey.ready("Leon (G2)", blood=3)
    table.you.holds("Fame")
    table.begins("unlock")
    table.until("unlock", table.you)
    table.you.uses(muricia)
    assert table.you.choices() == {wanted, second}
    table.you.chooses(wanted)
    assert not table.you.may("use", card=muricia)
    for _ in range(2):
        assert clan_of(table.state, wanted) == "Ahrimane"
        assert found(table.state, "sterile", wanted)
        assert discipline_level(table.state, wanted, "spi") == 1
        assert clan_of(table.state, second) == "Gangrel antitribu"
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "master")
    assert table.blood(wanted) == 2

"""The Praxis Seizures and Crusades: princes and archbishops by referendum."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import capacity
from methuselah.language import TARGET, action, attached, burn_card, choose, is_named
from methuselah.pool import pool
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from table_talk import Table

AMSTERDAM = "Praxis Seizure: Amsterdam"
HOUSTON = "Crusade: Houston"
ARAGON = "Crusade: Aragon"
PLAIN = (
    AMSTERDAM,
    "Praxis Seizure: Atlanta",
    "Praxis Seizure: Boston",
    "Praxis Seizure: Chicago",
    "Praxis Seizure: Cleveland",
    "Praxis Seizure: Dallas",
    "Praxis Seizure: Dublin",
    "Praxis Seizure: Frankfurt",
    "Praxis Seizure: Houston",
    "Praxis Seizure: London",
    "Praxis Seizure: Miami",
    "Praxis Seizure: Seattle",
    "Praxis Seizure: Washington, D.C.",
    "Praxis Seizure: York",
    ARAGON,
    "Crusade: Atlanta",
    "Crusade: Chicago",
    "Crusade: Detroit",
    "Crusade: Frankfurt",
    HOUSTON,
    "Crusade: Mexico City",
    "Crusade: Miami",
    "Crusade: New York",
    "Crusade: Paris",
    "Crusade: Philadelphia",
    "Crusade: Pittsburgh",
    "Crusade: Toronto",
)
TIRELESS = {
    "Crusade: Amsterdam": "Ventrue antitribu",
    "Crusade: Barcelona": "Tremere antitribu",
    "Crusade: Berlin": "Lasombra",
    "Crusade: Brussels": "Toreador antitribu",
    "Crusade: Dublin": "Gangrel antitribu",
    "Crusade: Geneva": "Malkavian antitribu",
    "Crusade: Istanbul": "Tzimisce",
    "Crusade: London": "Nosferatu antitribu",
    "Crusade: Rome": "Brujah antitribu",
    "Crusade: Washington, D.C.": "Ventrue antitribu",
}
GROWING = {
    "Praxis Seizure: Athens": "Tremere",
    "Praxis Seizure: Barcelona": "Tremere",
    "Praxis Seizure: Berlin": "Ventrue",
    "Praxis Seizure: Brussels": "Nosferatu",
    "Praxis Seizure: Cairo": "Ventrue",
    "Praxis Seizure: Geneva": "Ventrue",
    "Praxis Seizure: Glasgow": "Gangrel",
    "Praxis Seizure: Monaco": "Toreador",
    "Praxis Seizure: Paris": "Toreador",
    "Praxis Seizure: Rome": "Brujah",
    "Praxis Seizure: Stockholm": "Malkavian",
}
RESENTED = {"Praxis Seizure: Istanbul": "Banu Haqim", "Praxis Seizure: Venice": "Giovanni"}
CITIES = (*PLAIN, *TIRELESS, *GROWING, *RESENTED)
TYPICAL = (AMSTERDAM, "Praxis Seizure: Athens", HOUSTON, "Crusade: London")
STRANGER = "Samedi"  # a clan that no city favours


def city_of(card: str) -> str:
    """The city that the card is named after."""
    return card.split(": ")[1]


def title_in(card: str) -> str:
    """What its holder is."""
    return "prince" if card.startswith("Praxis") else "archbishop"


def caller(card: str, clan: str = STRANGER) -> Definition:
    """A vampire of 4 without text or title, of the sect that the card requires."""
    return replaced("Massimo Falconi" if "Praxis" in card else "Tock (G3)", clans=(clan,))


def elsewhere(card: str) -> Definition:
    """The holder of the same title in a city without such a card."""
    return replaced("Tara (G5)" if "Praxis" in card else "Lukas (G4)", city="Lagos")


def seizes(table: Table, card: str, by: int) -> None:
    """Your vampire calls it, and the vote of the card passes it."""
    table.you.acts(card, by=by)
    polling(table)
    table.you.votes("for", mode="called")
    table.nobody_reacts()


def fire(card: str) -> Definition:
    """An action that burns the card in play."""
    return paper("Fire", action(choose(attached(is_named(card))), burn_card(TARGET), stealth=1))


@pytest.mark.parametrize("card", CITIES)
def test_the_caller_gets_the_title_of_the_city(table: Table, card: str) -> None:
    """With the card; it costs nothing. The next referendum counts its 2 votes; others have none."""
    mine = table.you.ready(caller(card))
    other = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    theirs = table.prey.ready(elsewhere(card))
    held = table.you.holds(card)
    table.you.holds(motion())

    seizes(table, card, mine)
    assert table.on(held) == mine
    assert table.state.cards[mine].trait("city") == city_of(card)
    titles = [title_of(table.state, each) for each in (mine, other, theirs)]
    assert titles == [title_in(card), "", title_in(card)]
    assert table.locked(mine)
    assert (table.blood(mine), table.you.pool()) == (4, 30)
    assert table.waits_for(table.you)

    table.you.acts("Motion", by=other)
    polling(table)
    assert not table.you.may("vote", minion=other)
    table.you.votes("for", minion=mine)
    assert votes_now(table) == (2, 0)


@pytest.mark.parametrize("card", TYPICAL)
def test_a_failed_referendum_gives_none(table: Table, card: str) -> None:
    """Nobody votes: the card goes to the ash heap, and its caller stays locked."""
    mine = table.you.ready(caller(card, {**TIRELESS, **GROWING}.get(card, STRANGER)))
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    held = table.you.holds(card)

    table.you.acts(card, by=mine)
    polling(table)
    table.nobody_reacts()

    assert table.where(held) == "ash_heap"
    assert (title_of(table.state, mine), capacity(table.state, mine)) == ("", 4)
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine)


@pytest.mark.parametrize(
    ("card", "who"),
    [
        *((card, {"Massimo Falconi", "Chester DuBois (G1)"}) for card in (AMSTERDAM, *RESENTED)),
        ("Praxis Seizure: Athens", {"Massimo Falconi", "Chester DuBois (G1)"}),
        *((card, {"Tock (G3)", "Olivia (G2)"}) for card in (HOUSTON, ARAGON, "Crusade: London")),
    ],
)
def test_only_a_vampire_of_the_sect_calls_it(table: Table, card: str, who: set[str]) -> None:
    """With a title or without; none of another sect, and no ally."""
    camarilla = ("Massimo Falconi", "Chester DuBois (G1)")
    others = ("Tock (G3)", "Olivia (G2)", "C.J. (G5)", "Octane", "Renegade Garou")
    minions = {name: table.you.ready(name) for name in (*camarilla, *others)}
    table.you.holds(card)

    table.asked()
    may = {name for name, minion in minions.items() if table.you.can_play(card, by=minion)}
    assert may == who


@pytest.mark.parametrize("card", [AMSTERDAM, "Praxis Seizure: Dallas"])
def test_a_primogen_becomes_prince_instead(table: Table, card: str) -> None:
    """The new title takes the place of the old one."""
    chester = table.you.ready("Chester DuBois (G1)")
    table.you.ready("Meaghan")
    table.you.holds(card)

    seizes(table, card, chester)
    assert title_of(table.state, chester) == "prince"


@pytest.mark.parametrize("card", CITIES)
def test_the_city_may_be_contested(table: Table, card: str) -> None:
    """By the vampire whose city it is, prince or archbishop: neither has a title meanwhile."""
    faces = [face.name for face in pool().crypt if face.city == city_of(card)]
    mine = table.you.ready(caller(card))
    table.you.ready("Meaghan")
    rival = faces[0] if faces else replaced("Tara (G5)", city=city_of(card))
    theirs = table.prey.ready(rival)
    other = table.prey.ready(elsewhere(card))
    held = table.you.holds(card)

    seizes(table, card, mine)
    assert table.on(held) == mine
    titles = [title_of(table.state, each) for each in (mine, theirs, other)]
    assert titles == ["", "", title_in(card)]


@pytest.mark.parametrize("card", TYPICAL)
@pytest.mark.parametrize(
    ("rival", "title"), [("Lukas (G4)", "archbishop"), ("Tara (G5)", "prince")]
)
@pytest.mark.parametrize("yields", ["mine", "theirs"])
def test_who_yields_loses_the_city(
    table: Table, card: str, rival: str, title: str, yields: str
) -> None:
    """The card with it; the other one has the title from its next unlock phase on."""
    mine = table.you.ready(caller(card))
    table.you.ready("Meaghan")
    theirs = table.prey.ready(replaced(rival, city=city_of(card)))
    held = table.you.holds(card)

    seizes(table, card, mine)
    if yields == "mine":
        full = table.blood(theirs)
        table.prey.does("pay for title", target=theirs)
        assert table.blood(theirs) == full - 1
        table.you.does("yield title", target=mine)
        assert table.where(held) == "ash_heap"
        table.until_turn_of(table.prey, "minion")
        assert (title_of(table.state, mine), title_of(table.state, theirs)) == ("", title)
    else:
        table.prey.does("yield title", target=theirs)
        table.until_turn_of(table.you, "minion")
        assert table.on(held) == mine
        titles = (title_of(table.state, mine), title_of(table.state, theirs))
        assert titles == (title_in(card), "")


@pytest.mark.parametrize("card", CITIES)
def test_the_title_goes_with_the_card(table: Table, card: str) -> None:
    """An action burns the card; the same title of another city stays."""
    mine = table.you.ready(caller(card))
    other = table.you.ready(elsewhere(card))
    table.you.ready("Meaghan")
    held = table.you.holds(card)
    table.you.holds(fire(card))

    seizes(table, card, mine)
    assert title_of(table.state, mine) == title_in(card)
    table.you.acts("Fire", by=other)
    table.nobody_reacts()

    assert table.where(held) == "ash_heap"
    assert [title_of(table.state, each) for each in (mine, other)] == ["", title_in(card)]
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("card", "clan", "unlocks"),
    [
        *((card, clan, True) for card, clan in TIRELESS.items()),
        ("Crusade: London", "Nosferatu", False),
        ("Crusade: London", "Brujah antitribu", False),
        (HOUSTON, "Nosferatu antitribu", False),
    ],
)
def test_a_favoured_archbishop_unlocks_in_your_discard_phase(
    table: Table, card: str, clan: str, unlocks: bool
) -> None:
    """In the next one, not in those after it; another of the clan stays locked."""
    mine = table.you.ready(caller(card, clan))
    table.you.ready("Meaghan")
    other = table.you.ready(replaced("Zip (G3)", clans=(clan,)), locked=True)
    table.prey.ready("Nassir")
    table.you.holds(card)

    seizes(table, card, mine)
    assert table.locked(mine)
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine) is not unlocks
    assert table.locked(other)

    table.until_turn_of(table.you, "minion")
    table.you.acts(by=mine, word="bleed")
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine)


@pytest.mark.ruling("Praxis Seizure: Athens", 1)
@pytest.mark.ruling("Praxis Seizure: Barcelona", 1)
@pytest.mark.ruling("Praxis Seizure: Berlin", 1)
@pytest.mark.ruling("Praxis Seizure: Brussels", 1)
@pytest.mark.ruling("Praxis Seizure: Cairo", 1)
@pytest.mark.ruling("Praxis Seizure: Geneva", 1)
@pytest.mark.ruling("Praxis Seizure: Glasgow", 1)
@pytest.mark.ruling("Praxis Seizure: Monaco", 1)
@pytest.mark.ruling("Praxis Seizure: Paris", 1)
@pytest.mark.ruling("Praxis Seizure: Rome", 1)
@pytest.mark.ruling("Praxis Seizure: Stockholm", 1)
@pytest.mark.parametrize(("card", "clan"), GROWING.items())
@pytest.mark.parametrize("favoured", [True, False])
def test_a_favoured_prince_is_larger(table: Table, card: str, clan: str, favoured: bool) -> None:
    """By 1, until the title is lost; nobody else of the clan is. [TOM 19960210]"""
    mine = table.you.ready(caller(card, clan if favoured else STRANGER))
    other = table.you.ready(replaced("Tara (G5)", clans=(clan,), city="Lagos"))
    table.you.ready("Meaghan")
    table.you.holds(card)
    table.you.holds(fire(card))

    seizes(table, card, mine)
    assert capacity(table.state, mine) == 4 + favoured
    assert capacity(table.state, other) == 6
    table.you.acts("Fire", by=other)
    table.nobody_reacts()
    assert title_of(table.state, mine) == ""
    assert capacity(table.state, mine) == 4


@pytest.mark.parametrize(("card", "clan"), RESENTED.items())
@pytest.mark.parametrize("own", [True, False])
def test_a_clan_resents_a_foreign_prince(table: Table, card: str, clan: str, own: bool) -> None:
    """Its ready vampires have a vote more for it, and are locked if the prince is none of them."""
    mine = table.you.ready(caller(card, clan if own else STRANGER))
    meaghan = table.you.ready("Meaghan")
    theirs = table.prey.ready(replaced("C.J. (G5)", clans=(clan,)))
    torpid = table.prey.torpor(replaced("Lillian (G5)", clans=(clan,)))
    bystander = table.prey.ready("Nassir")
    table.you.holds(card)

    table.you.acts(card, by=mine)
    polling(table)
    assert table.prey.may("vote", minion=theirs)
    assert not table.prey.may("vote", minion=torpid)
    assert not table.prey.may("vote", minion=bystander)
    assert table.you.may("vote", minion=mine) is own
    table.prey.votes("for", minion=theirs)
    assert votes_now(table) == (1, 0)
    table.nobody_reacts()

    assert title_of(table.state, mine) == "prince"
    assert table.locked(theirs) is not own
    assert table.locked(torpid) is not own
    assert not table.locked(bystander)
    assert not table.locked(meaghan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "hers"), [("Lucita (G2 ADV)", True), ("Lucita (G2)", False)])
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_aragon_is_lucitas_while_she_is_sabbat(
    table: Table, name: str, hers: bool, where: str
) -> None:
    """Whoever controls her; while she is Independent the caller has it."""
    mine = table.you.ready(caller(ARAGON))
    table.you.ready("Meaghan")
    lucita = table.prey.puts(name, where)
    held = table.you.holds(ARAGON)

    seizes(table, ARAGON, mine)
    assert table.on(held) == (lucita if hers else mine)
    titles = (title_of(table.state, mine), title_of(table.state, lucita))
    assert titles == (("", "archbishop") if hers else ("archbishop", ""))
    assert table.state.controller(held) == (table.prey.number if hers else table.you.number)

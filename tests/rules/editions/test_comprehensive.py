"""Where the comprehensive rules (R3) and the rulebook of 2024 differ: both behaviours side by side.

Each test stands for a line of `docs/editions.md`.
"""

from __future__ import annotations

import pytest
from turn_talk import Table as Turns
from turn_talk import vampire

from action_talk import action_of, told, trick
from combat_talk import COMPANION, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine import atoms, turn_atoms
from methuselah.engine.definitions import Static, defined
from methuselah.engine.editions import COMPREHENSIVE, CURRENT, Edition
from methuselah.engine.traits import own_bleed, sect_of
from methuselah.language import ACTING, PREDATOR, destroys, give_control, static, strike
from methuselah.pool import FORMATS_BY_NAME, Face, check, deck_of, pool
from methuselah.rules.playing.requirements import meets_requirement
from methuselah.rules.politics.titles import title_of
from methuselah.rules.turn.contests import entered_play
from methuselah.table.decks import format_for
from table_talk import Table

BOTH = [CURRENT, COMPREHENSIVE]
NAMES = ("Ann", "Ben", "Cleo")


def decks_of(library: int) -> list[str]:
    """What is wrong with a deck of so many library cards, in either edition at a table of five."""
    deck = deck_of("test", {pool()["Anson"].id: 12, pool()["Blood Doll"].id: library})
    return [edition.name for edition in BOTH if check(deck, format_for(edition, 5))]


@pytest.mark.rule("R3 1.2")
@pytest.mark.parametrize(
    ("library", "wrong"),
    [
        (39, ["current", "comprehensive"]),
        (40, ["current"]),
        (59, ["current"]),
        (60, []),
        (90, []),
        (91, ["current", "comprehensive"]),
    ],
)
def test_a_library_of_forty_and_ten_more_for_each_player(library: int, wrong: list[str]) -> None:
    """60 to 90 cards; 40 to 40 and 10 for each player (RB24 Deck Construction; R3 1.2)."""
    assert decks_of(library) == wrong


@pytest.mark.rule("R3 1.2")
@pytest.mark.parametrize(("players", "most"), [(2, 60), (4, 80), (6, 100)])
def test_the_library_grows_with_the_table(players: int, most: int) -> None:
    """Up to 100 cards for six; the figure of the rulebook of 2024 does not depend on it."""
    assert format_for(COMPREHENSIVE, players).library_most == most
    assert format_for(CURRENT, players).library_most == 90
    assert FORMATS_BY_NAME["comprehensive"].library_least == 40


@pytest.mark.rule("R3 1.6.1.5")
@pytest.mark.parametrize(
    ("edition", "order"), [(CURRENT, (0, 1, 4, 2, 3)), (COMPREHENSIVE, (0, 1, 2, 3, 4))]
)
def test_the_impulse_of_an_undirected_action(edition: Edition, order: tuple[int, ...]) -> None:
    """Prey and predator before the others; or plainly clockwise. Who may block is the same."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=1)
    blocker = table.predator.ready("Nassir")
    bystander = table.grand_prey.ready("Mazz")
    table.you.acts(word="hunt", by=krid)
    assert action_of(table).impulse(table.state) == order
    table.until("action", table.predator)
    assert table.predator.may("block", minion=blocker)
    assert not table.grand_prey.may("block", minion=bystander)


@pytest.mark.rule("R3 1.6.1.5")
@pytest.mark.parametrize("edition", BOTH)
def test_the_impulse_of_a_directed_action_is_the_same(edition: Edition) -> None:
    """The target, then the others clockwise."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=krid)
    assert action_of(table).impulse(table.state) == (0, 1, 2, 3, 4)


MASK = paper("Mask of a Clan", static("clan", word="Lasombra"), kind="equipment")
OWN = paper("Mask of the Own Clan", static("clan", word="Ventrue"), kind="equipment")


@pytest.mark.rule("R3 10")
@pytest.mark.parametrize(
    ("edition", "sect", "title"), [(CURRENT, "camarilla", "prince"), (COMPREHENSIVE, "sabbat", "")]
)
def test_who_changes_clan(edition: Edition, sect: str, title: str) -> None:
    """Stays in the sect ([RTR 20201130]); or follows the clan, and the title sleeps (R3 10)."""
    masked = vampire("Queen", 3, title="prince", city="London")
    table = Turns(NAMES, {0: [masked, MASK]}, edition=edition)
    queen = table.put(0, "Queen", blood=3)
    entered_play(table.state, queen)
    mask = table.put_on(0, MASK.name, queen)
    assert (sect_of(table.state, queen), title_of(table.state, queen)) == (sect, title)
    atoms.burn(table.state, mask)
    assert (sect_of(table.state, queen), title_of(table.state, queen)) == ("camarilla", "prince")


@pytest.mark.rule("R3 10")
def test_a_sect_printed_on_the_card_overrides_that_of_its_clan() -> None:
    """A Ventrue of the Sabbat stays one while it is considered a Ventrue."""
    table = Turns(NAMES, {0: [vampire("Traitor", 3, sect="sabbat"), OWN]}, edition=COMPREHENSIVE)
    traitor = table.put(0, "Traitor", blood=3)
    table.put_on(0, OWN.name, traitor)
    assert sect_of(table.state, traitor) == "sabbat"


@pytest.mark.rule("R3 10.2")
@pytest.mark.parametrize("edition", BOTH)
def test_who_changes_sect_keeps_the_clan(edition: Edition) -> None:
    """A Brujah antitribu that is considered Camarilla is no Brujah (R3 10.2, the example)."""
    writ = paper("Writ", static("sect", word="camarilla"), kind="equipment")
    rebel = vampire("Rebel", 3, sect="sabbat", clans=("Brujah antitribu",))
    table = Turns(NAMES, {0: [rebel, writ]}, edition=edition)
    card = table.put(0, "Rebel", blood=3)
    table.put_on(0, "Writ", card)
    assert sect_of(table.state, card) == "camarilla"
    assert meets_requirement(table.state, card, "brujah antitribu")
    assert not meets_requirement(table.state, card, "brujah")


@pytest.mark.rule("R3 10.5")
@pytest.mark.parametrize(("edition", "independent"), [(CURRENT, False), (COMPREHENSIVE, True)])
def test_an_anarch_among_the_independents(edition: Edition, independent: bool) -> None:
    """A sect of its own; or an attribute of some Independents. Never the other way round."""
    cards = [vampire("Rebel", 3, sect="anarch"), vampire("Loner", 3, sect="independent")]
    table = Turns(NAMES, {0: cards}, edition=edition)
    rebel, loner = (table.put(0, card.name, blood=3) for card in cards)
    assert meets_requirement(table.state, rebel, "independent") is independent
    assert meets_requirement(table.state, rebel, "non-independent") is not independent
    assert meets_requirement(table.state, rebel, "anarch")
    assert not meets_requirement(table.state, loner, "anarch")
    assert not meets_requirement(table.state, rebel, "camarilla")


def contested(edition: Edition, title: str, sect: str, blood: int) -> Turns:
    """A baron with this blood and another vampire contest Oslo."""
    cards = {
        0: [vampire("Rebel", 5, title="baron", city="Oslo", sect="anarch")],
        1: [vampire("Rival", 5, title=title, city="Oslo", sect=sect)],
    }
    table = Turns(NAMES, cards, edition=edition)
    rebel, rival = table.put(0, "Rebel", blood=blood), table.put(1, "Rival", blood=5)
    entered_play(table.state, rebel)
    entered_play(table.state, rival)
    return table


def contest(edition: Edition, title: str, sect: str, blood: int) -> tuple[Turns, int]:
    """The same, in the unlock phase of the baron."""
    table = contested(edition, title, sect, blood)
    table.until("unlock", 0, 1)
    return table, table.find(0, "Rebel")


@pytest.mark.rule("R3 10.5")
@pytest.mark.parametrize(
    ("edition", "title", "sect", "price"),
    [
        (CURRENT, "prince", "camarilla", 1),
        (COMPREHENSIVE, "prince", "camarilla", 2),
        (COMPREHENSIVE, "archbishop", "sabbat", 2),
        (COMPREHENSIVE, "baron", "anarch", 1),
    ],
)
def test_what_a_baron_pays_for_its_city(
    edition: Edition, title: str, sect: str, price: int
) -> None:
    """1 blood more against a prince or an archbishop; the rival pays 1 as ever."""
    table, rebel = contest(edition, title, sect, 5)
    table.do("pay for title", target=rebel)
    assert table.state.cards[rebel].blood == 5 - price
    table.until("unlock", 1, 2)
    rival = table.find(1, "Rival")
    table.do("pay for title", target=rival)
    assert table.state.cards[rival].blood == 4


@pytest.mark.rule("R3 10.5")
def test_a_baron_with_1_blood_yields_to_a_prince() -> None:
    """It would pay 2, so that nothing is left but to yield; in the current rules it may pay."""
    table, rebel = contest(CURRENT, "prince", "camarilla", 1)
    assert "pay for title" in table.verbs()
    table = contested(COMPREHENSIVE, "prince", "camarilla", 1)
    rebel = table.find(0, "Rebel")
    table.until("influence", 0, 1)
    assert (table.state.cards[rebel].trait("title"), table.state.cards[rebel].blood) == ("", 1)


@pytest.mark.rule("R3 11")
@pytest.mark.parametrize(("edition", "pool_left"), [(CURRENT, 27), (COMPREHENSIVE, 24)])
def test_the_tax_on_a_scarce_vampire(edition: Edition, pool_left: int) -> None:
    """3 pool for each of its clan that she controls; or that is in play, whoever controls it."""
    scarce = vampire("Rare", 2, clans=("Samedi",), statics=(Static("scarce"),))
    own, theirs = (vampire(name, 2, clans=("Samedi",)) for name in ("One", "X"))
    table = Turns(NAMES, {0: [scarce, own, vampire("Other")], 1: [theirs]}, edition=edition)
    rare = table.put(0, "Rare", "uncontrolled", blood=2)
    table.put(0, "One", "torpor")
    table.put(0, "Other", blood=2)
    table.put(1, "X", blood=2)
    table.until("influence", 0)
    table.do("move out", target=rare)
    assert (table.pool(0), table.pool(1)) == (pool_left, 30)


@pytest.mark.rule("R3 11")
def test_two_scarce_vampires_in_one_influence_phase() -> None:
    """The second is taxed for the first."""
    cards = [
        vampire(name, 2, clans=("Samedi",), statics=(Static("scarce"),)) for name in ("A", "B")
    ]
    table = Turns(NAMES, {0: cards}, edition=COMPREHENSIVE)
    first, second = (table.put(0, card.name, "uncontrolled", blood=2) for card in cards)
    table.until("influence", 0)
    table.do("move out", target=first)
    assert table.pool(0) == 30
    table.do("move out", target=second)
    assert table.pool(0) == 27


@pytest.mark.rule("R3 11")
@pytest.mark.parametrize("edition", BOTH)
def test_a_contested_scarce_vampire_is_paid_for_before_the_contest(edition: Edition) -> None:
    """The tax is paid as it comes out, before contesting begins."""
    scarce = vampire("Rare", 2, clans=("Samedi",), statics=(Static("scarce"),))
    other = vampire("One", 2, clans=("Samedi",))
    table = Turns(NAMES, {0: [scarce, other], 1: [scarce]}, edition=edition)
    rare = table.put(0, "Rare", "uncontrolled", blood=2)
    table.put(0, "One", blood=2)
    table.put(1, "Rare", blood=2)
    table.until("influence", 0)
    table.do("move out", target=rare)
    assert table.pool(0) == 30 - 3 * (2 if edition is COMPREHENSIVE else 1)
    assert table.state.cards[rare].region == "contested"


@pytest.mark.rule("R3 6.1.1")
@pytest.mark.parametrize(("edition", "bleed"), [(CURRENT, 0), (COMPREHENSIVE, 1)])
def test_the_bleed_of_an_ally_that_names_none(edition: Edition, bleed: int) -> None:
    """By default all vampires have a bleed of 1; or all minions."""
    table = Table(edition=edition)
    face = Face(910_001, "Stranger", "Stranger", ("ally",), "", "", life=2)
    ally = table.you.ready(defined(face), blood=2)
    table.begins()
    assert own_bleed(table.state, ally) == bleed


@pytest.mark.rules_text("003 9.1 R1")
@pytest.mark.rule("R3 9.1")
@pytest.mark.rule("G00001")
@pytest.mark.parametrize(("edition", "pile"), [(CURRENT, "removed"), (COMPREHENSIVE, "ash_heap")])
def test_a_card_due_back_to_one_who_was_ousted(edition: Edition, pile: str) -> None:
    """Removed from the game; or burned."""
    table = Turns(NAMES, {1: [vampire("Lent", 3)]}, edition=edition)
    lent = table.put(1, "Lent", by=0, blood=3)
    atoms.remember(table.state, lent, "loaned by", 1)
    atoms.remember(table.state, lent, "loan ends", 0)
    turn_atoms.leave_game(table.state, 1, "ousted")
    table.until("influence", 0, 1)
    assert lent in getattr(table.state.seats[1], pile)


@pytest.mark.rules_text("003 6.2.3 R2")
@pytest.mark.rule("R3 6.2.3")
@pytest.mark.rule("G00108")
@pytest.mark.parametrize(
    ("edition", "pool_left", "verdict"), [(CURRENT, 29, "successful"), (COMPREHENSIVE, 30, "ended")]
)
def test_an_acting_minion_that_is_stolen(edition: Edition, pool_left: int, verdict: str) -> None:
    """The action goes on; or it ends as control is lost before its resolution."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.ready("Mazz")
    table.you.holds(trick(give_control(ACTING, PREDATOR), at=("action",)))
    table.you.acts(by=krid, word="bleed")
    table.you.plays("Trick", by=krid)
    table.nobody_reacts()
    assert table.state.controller(krid) == table.predator.number
    assert table.prey.pool() == pool_left
    assert told(table, "action over", word=verdict) == 1
    assert table.waits_for(table.you)


@pytest.mark.rule("R3 11 Wake")
@pytest.mark.parametrize(("edition", "may"), [(CURRENT, False), (COMPREHENSIVE, True)])
def test_waking_as_a_combat_card_is_played(edition: Edition, may: bool) -> None:
    """Not in combat ([ANK 20210819]); or as any card is played. Nothing else is played then."""
    table = Table(edition=edition)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Colette")
    sleeper = table.prey.ready("Ashley", locked=True)
    wake = table.prey.holds("Wake with Evening's Freshness")
    deflection = table.prey.holds("Deflection")
    grapple = table.you.holds("Immortal Grapple")
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(blocker)
    table.you.plays(grapple, by=ryan)
    offered = set()
    while (decision := table.asked()) is not None and not table.over():
        if table.prey.options("play", card=wake, minion=sleeper):
            offered.add(decision.window)
        assert not table.prey.options("play", card=deflection)
        table.pass_on()
    assert ("as_played" in offered) is may
    assert offered <= {"as_played", "after_combat", "after_resolution"}


@pytest.mark.rule("R3 10.2")
@pytest.mark.parametrize("edition", BOTH)
def test_the_regent_counts_as_a_cardinal(edition: Edition) -> None:
    """By cards and other effects; a cardinal is no regent."""
    cards = [
        vampire("Melinda", 9, title="regent", sect="sabbat"),
        vampire("Radu", 9, title="cardinal", sect="sabbat"),
    ]
    table = Turns(NAMES, {0: cards}, edition=edition)
    regent, cardinal = (table.put(0, card.name, blood=3) for card in cards)
    assert meets_requirement(table.state, regent, "cardinal")
    assert meets_requirement(table.state, regent, "regent")
    assert meets_requirement(table.state, cardinal, "cardinal")
    assert not meets_requirement(table.state, cardinal, "regent")


BREAKS = made_up("Breaks it", modes=(strike(destroys("weapon", ranged=True, first=True)),))


@pytest.mark.rules_text("003 Zip Gun 1")
@pytest.mark.parametrize(("edition", "hurt"), [(CURRENT, 0), (COMPREHENSIVE, 1)])
def test_a_zip_gun_that_maneuvered_and_was_destroyed(edition: Edition, hurt: int) -> None:
    """It hurts nobody ([LSJ 20100310]); or its bearer all the same. It never strikes."""
    table = Table(edition=edition)
    mouse = table.you.ready("Mouse")
    gun = table.you.holds("Zip Gun")
    wauneka = table.prey.ready("Wauneka")
    table.prey.holds(BREAKS)
    fight(table, mouse, wauneka)
    table.you.plays("Zip Gun", by=mouse)
    table.you.uses("Zip Gun", by=mouse, level="maneuver")
    table.prey.plays("Breaks it", by=wauneka)
    rest(table)
    assert damage_to(table, mouse) == hurt
    assert damage_to(table, wauneka) == 0
    assert table.where(gun) == "ash_heap"

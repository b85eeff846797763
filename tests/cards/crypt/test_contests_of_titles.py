"""Vampires whose titles are contested at a price, not at all, or stolen; contested cards, too."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import THIS, action, gain_pool, gains_title, static
from methuselah.rules.politics.titles import city_of, title_of
from scenes.rulings import action_requires_what_the_card_says
from table_talk import Seat, Table

RAFAEL = "Rafael de Corazon (G4)"
HARDESTADT = "Hardestadt (G4)"
WILHELM = "Wilhelm Waldburg (G2)"
DEMOCRITUS = "Democritus (G1)"
VICTOR = "Victor Pelletier (G4)"
LENA = "Lena Rowe (G2)"
CALEBROS = "Calebros, The Martyr (G2)"
CONTESTED = (("title contested", 1),)
READY = (("contest place", 0),)
"""Where a contested vampire was: the note that `rules/turn/contests.py` reads."""


def claims(name: str, title: str, domain: str, **parts: object) -> Definition:
    """A Camarilla vampire with this title, of a clan or a city."""
    what = {"clans": (domain,)} if title == "inner circle" else {"city": domain}
    return replaced(name, title=title, sect="camarilla", **what, **parts)


# -- Rafael, Hardestadt ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "own"), [(RAFAEL, "Toreador"), (HARDESTADT, "Ventrue")])
def test_who_contests_their_title_must_yield(table: Table, name: str, own: str) -> None:
    """In the unlock phase of its controller; who contests another title may pay for it."""
    mine = table.you.ready(name, blood=5, notes=CONTESTED)
    rival = table.prey.ready(claims("Ryan", "inner circle", own), notes=CONTESTED)
    other = table.prey.ready(claims("Nassir", "inner circle", "Tremere"), notes=CONTESTED)
    third = table.grand_prey.ready(claims("Lauren", "inner circle", "Tremere"), notes=CONTESTED)
    table.until_turn_of(table.prey)
    assert table.prey.may("pay for title", target=other)
    assert not table.prey.may("pay for title", target=rival)
    table.prey.does("pay for title", target=other)
    table.grand_prey.does("yield title", target=third)

    assert title_of(table.state, rival) == ""
    assert table.blood(rival) == 4  # nothing was paid
    table.until_turn_of(table.you, "minion")
    assert title_of(table.state, mine) == "inner circle"
    assert table.blood(mine) == 5


@pytest.mark.parametrize("name", [RAFAEL, HARDESTADT])
def test_they_pay_themselves_to_go_on(table: Table, name: str) -> None:
    """1 blood, or they yield."""
    mine = table.you.ready(name, blood=5, notes=CONTESTED)
    own = "Toreador" if name == RAFAEL else "Ventrue"
    table.prey.ready(claims("Ryan", "inner circle", own), notes=CONTESTED)
    table.begins("unlock")
    assert table.you.may("yield title", target=mine)
    table.you.does("pay for title", target=mine)
    assert table.blood(mine) == 4


# -- Wilhelm -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("city", "price"), [("Berlin", 2), ("Oslo", 1)])
def test_wilhelm_makes_contests_of_berlin_dear(table: Table, city: str, price: int) -> None:
    """2 blood for the other vampire, 1 for him; another contested city costs 1."""
    mine = table.you.ready(WILHELM, blood=5, notes=CONTESTED)
    table.grand_prey.ready(claims("Nassir", "prince", "Berlin"), notes=CONTESTED)
    rival = table.prey.ready(claims("Ryan", "prince", city), notes=CONTESTED)
    table.predator.ready(claims("Lauren", "prince", "Oslo"), notes=CONTESTED)
    table.begins("unlock")
    table.you.does("pay for title", target=mine)
    assert table.blood(mine) == 4
    table.prey.does("pay for title", target=rival)
    assert table.blood(rival) == 4 - price


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
def test_who_has_not_2_blood_yields_berlin(table: Table, blood: int, may: bool) -> None:
    """With 1 blood the title is lost."""
    table.you.ready(WILHELM, notes=CONTESTED)
    rival = table.prey.ready(claims("Ryan", "prince", "Berlin"), blood=blood, notes=CONTESTED)
    table.prey.ready(claims("Nassir", "prince", "Oslo"), notes=CONTESTED)
    table.grand_prey.ready(claims("Lauren", "prince", "Oslo"), notes=CONTESTED)
    table.until_turn_of(table.prey)
    assert table.prey.may("pay for title", target=rival) is may


# -- Democritus --------------------------------------------------------------------------------


def contested(table: Table, one: Seat, two: Seat, name: str) -> tuple[int, int]:
    """A vampire that both of them contest."""
    return one.puts(name, "contested", notes=READY), two.puts(name, "contested", notes=READY)


@pytest.mark.parametrize(("place", "price"), [("ready", 2), ("torpor", 1)])
def test_democritus_makes_contests_with_you_dear(table: Table, place: str, price: int) -> None:
    """2 pool for who contests a card with you, while he is ready; 1 for you and among others."""
    table.you.puts(DEMOCRITUS, place)
    mine, theirs = contested(table, table.you, table.prey, "Don Cerro (G5)")
    far, _ = contested(table, table.prey, table.grand_prey, "Mkhokheli")
    table.begins("unlock")
    table.you.does("pay for contest", target=mine)
    assert table.you.pool() == 29
    table.until_turn_of(table.prey)
    table.prey.does("pay for contest", target=theirs)
    assert table.prey.pool() == 30 - price
    table.prey.does("pay for contest", target=far)
    assert table.prey.pool() == 29 - price


@pytest.mark.parametrize(("pool", "may"), [(2, True), (1, False)])
def test_who_has_not_2_pool_yields_to_democritus(table: Table, pool: int, may: bool) -> None:
    """The last 2 may go for it; with 1 the card is yielded."""
    table.you.ready(DEMOCRITUS)
    _, theirs = contested(table, table.you, table.prey, "Don Cerro (G5)")
    table.prey.pool(pool)
    table.prey.uncontrolled("Ryan", blood=1)
    table.gives_edge(table.prey)  # something to wait for
    table.until_turn_of(table.prey)
    assert table.prey.may("pay for contest", target=theirs) is may
    assert table.prey.may("yield", target=theirs)


@pytest.mark.ruling(DEMOCRITUS, 1)
@pytest.mark.rules_text("003 Democritus 1")
def test_democritus_leaves_contests_of_titles_as_they_are(table: Table) -> None:
    """1 blood for another justicar of his clan; nobody burns pool."""
    table.you.ready(DEMOCRITUS, notes=CONTESTED)
    rival = table.prey.ready(
        replaced("Ryan", title="justicar", clans=("Ventrue",), sect="camarilla"), notes=CONTESTED
    )
    table.prey.does("pay for title", target=rival)
    assert table.blood(rival) == 3
    assert table.prey.pool() == 30


# -- Victor Pelletier --------------------------------------------------------------------------


def buys(table: Table, number: int) -> None:
    """Victor comes out, and his controller buys one of the three titles."""
    table.you.does("do")
    table.you.does("do", number=number)


@pytest.mark.parametrize(("of", "contested"), [("Ventrue", True), ("Toreador", False)])
def test_victor_is_a_justicar_of_the_ventrue(table: Table, of: str, contested: bool) -> None:
    """Where there is another one, he yields the title at once; one of another clan is no rival."""
    rival = table.prey.ready(replaced("Ryan", title="justicar", sect="camarilla", clans=(of,)))
    victor = table.you.uncontrolled(VICTOR, blood=5)
    table.you.ready("Meaghan")
    table.begins("influence")
    table.you.does("move out", target=victor)
    buys(table, 2)
    assert title_of(table.state, rival) == "justicar"
    assert title_of(table.state, victor) == ("" if contested else "justicar")


@pytest.mark.parametrize(
    ("number", "title", "city", "paid"),
    [(0, "primogen", "", 1), (1, "prince", "Paris", 2), (2, "justicar", "", 3), (-1, "", "", 0)],
)
def test_victor_buys_a_title_as_he_comes(
    table: Table, number: int, title: str, city: str, paid: int
) -> None:
    """1 pool for primogen, 2 for Paris, 3 for justicar; or nothing."""
    victor = table.you.uncontrolled(VICTOR, blood=5)
    table.you.ready("Meaghan")
    table.begins("influence")
    table.you.does("move out", target=victor)
    if number < 0:
        table.you.passes()
    else:
        buys(table, number)

    assert table.where(victor) == "ready"
    assert title_of(table.state, victor) == title
    assert city_of(table.state, victor) == city
    assert table.you.pool() == 30 - paid
    assert table.blood(victor) == 5
    assert [seat.pool() for seat in table.seats[1:]] == [30] * 4


@pytest.mark.parametrize(("pool", "ways"), [(3, 3), (2, 2)])
def test_victor_pays_what_there_is(table: Table, pool: int, ways: int) -> None:
    """No title for more than you have."""
    victor = table.you.uncontrolled(VICTOR, blood=5)
    table.you.pool(pool)
    table.begins("influence")
    table.you.does("move out", target=victor)
    table.you.does("do")
    assert len(table.you.options("do")) == ways


@pytest.mark.ruling(VICTOR, 1)
def test_victor_buys_before_he_is_contested(table: Table) -> None:
    """He is asked and pays; only then both copies are contested."""
    victor = table.you.uncontrolled(VICTOR, blood=5)
    other = table.prey.ready(VICTOR)
    table.begins("influence")
    table.you.does("move out", target=victor)
    assert table.where(other) == "ready"
    buys(table, 1)
    assert table.you.pool() == 28
    assert table.where(victor) == table.where(other) == "contested"


def test_victor_yields_paris_at_once(table: Table) -> None:
    """To a prince who is there already: the pool is gone, nobody contests."""
    prince = table.prey.ready(claims("Ryan", "prince", "Paris"))
    victor = table.you.uncontrolled(VICTOR, blood=5)
    table.begins("influence")
    table.you.does("move out", target=victor)
    buys(table, 1)
    assert (title_of(table.state, victor), title_of(table.state, prince)) == ("", "prince")
    assert table.you.pool() == 28


def test_victor_yields_to_who_comes_later(table: Table) -> None:
    """Prince of Paris, he loses the title to the next vampire that gains it."""
    victor = table.you.uncontrolled(VICTOR, blood=5)
    table.you.ready("Meaghan")
    table.prey.holds(paper("Crown", action(gains_title("prince", "Paris", THIS), stealth=1)))
    taker = table.prey.ready("Tamoszius")
    table.begins("influence")
    table.you.does("move out", target=victor)
    buys(table, 1)
    assert title_of(table.state, victor) == "prince"
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Crown", by=taker)
    table.nobody_reacts()
    assert (title_of(table.state, victor), title_of(table.state, taker)) == ("", "prince")


# -- Lena Rowe ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "title"), [(LENA, ""), ("Claudia (G5)", "bishop")])
def test_lena_receives_no_title(table: Table, name: str, title: str) -> None:
    """Given one, she has none; another Sabbat vampire has it."""
    mine = table.you.ready(name)
    table.you.ready("Meaghan")
    table.you.holds(paper("Mitre", action(gains_title("bishop", to=THIS), gain_pool(1))))
    table.you.acts("Mitre", by=mine)
    table.nobody_reacts()
    assert title_of(table.state, mine) == title
    assert table.you.pool() == 31  # the rest happens


def test_lena_is_considered_to_have_none(table: Table) -> None:
    """Nor does a card on her give her one."""
    lena, other = table.you.ready(LENA), table.you.ready("Claudia (G5)")
    mitre = paper("Mitre", static("title", word="bishop"), kind="equipment")
    for one in (lena, other):
        table.you.in_play(mitre, on=one)
    assert [title_of(table.state, one) for one in (lena, other)] == ["", "bishop"]


# -- Calebros ----------------------------------------------------------------------------------


def thief(name: str = "Cardano (G1)", **parts: object) -> Definition:
    """A Camarilla vampire without a title."""
    return replaced(name, title="", **{"city": "", "sect": "camarilla", **parts})


def test_an_older_camarilla_vampire_steals_new_york(table: Table) -> None:
    """By a directed action at no stealth: it is the prince then, he is none; nobody contests."""
    calebros = table.prey.ready(CALEBROS)
    ryan = table.prey.ready("Ryan")
    mine = table.you.ready(thief(capacity=6))
    table.you.ready("Meaghan")
    table.you.acts(calebros, by=mine)
    assert not table.prey.may("block", minion=calebros)
    assert table.prey.may("block", minion=ryan)
    table.nobody_reacts()

    assert (title_of(table.state, mine), city_of(table.state, mine)) == ("prince", "New York")
    assert title_of(table.state, calebros) == ""
    assert table.locked(mine)
    assert not table.you.may("use action", card=calebros)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("parts", "may"),
    [
        ({"capacity": 6}, True),
        ({"capacity": 5}, False),
        ({"capacity": 6, "sect": "sabbat"}, False),
    ],
)
def test_who_may_steal_new_york(table: Table, parts: dict[str, object], may: bool) -> None:
    """Older than he is, and of the Camarilla."""
    calebros = table.prey.ready(CALEBROS)
    mine = table.you.ready(thief(**parts))
    table.you.ready("Meaghan")
    assert table.you.may("use action", card=calebros, by=mine) is may


@pytest.mark.parametrize("how", ["his own", "not the prince", "another city"])
def test_new_york_is_not_stolen(table: Table, how: str) -> None:
    """From another Methuselah, and only while he is its prince."""
    seat = table.you if how == "his own" else table.prey
    calebros = seat.ready(CALEBROS)
    mine = table.you.ready(thief(capacity=6))
    table.begins("minion")
    if how != "his own":
        title = ("title", "") if how == "not the prince" else ("title", "prince")
        table.state.edit(calebros).traits = (title, ("city", "Boston"))
    assert not table.you.may("use action", card=calebros, by=mine)


def test_calebros_blocks_other_actions(table: Table) -> None:
    """A bleed, as ever."""
    calebros = table.prey.ready(CALEBROS)
    mine = table.you.ready(thief(capacity=6))
    table.you.holds(PAUSE)
    table.you.ready("Meaghan")
    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=calebros)


@pytest.mark.ruling(CALEBROS, 1)
def test_the_theft_is_an_action_that_requires_the_camarilla() -> None:
    """A cloak for such actions works."""
    action_requires_what_the_card_says(
        CALEBROS, by=thief(capacity=6), requires="camarilla", not_="sabbat"
    )

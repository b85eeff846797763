"""Pool in referendums: what each burns or gains, allocated points; what delays hands."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.politics.votes import tally
from politics_talk import carried, polling
from table_talk import Seat, Table


def gives(table: Table, **points: int) -> None:
    """You divide the points: `prey=3, you=1`; nothing for who is not named."""
    table.until("terms", table.you)
    wanted: dict[int, int] = {}
    for name, number in points.items():
        seat: Seat = getattr(table, name)
        wanted[seat.number] = number
    for _ in range(table.size):
        options = table.you.options("allocate")
        if not options:
            return
        table.you.chooses(seat=options[0].seat, number=wanted.get(options[0].seat, 0))


def names(table: Table, *seats: Seat) -> None:
    """You choose one or more Methuselahs."""
    table.until("choose", table.you)
    for seat in seats:
        table.you.chooses(seat=seat)
    if table.you.options("done"):
        table.you.passes()


# -- for each minion ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "pools"),
    [
        ("Anarchist Uprising", [28, 28, 29, 30, 30]),
        ("Autarkis Persecution", [32, 32, 31, 30, 30]),
        ("Domain Challenge", [29, 29, 30, 30, 30]),
    ],
)
@pytest.mark.ruling("Domain Challenge", 1)
def test_pool_for_each_minion(table: Table, card: str, pools: list[int]) -> None:
    """Vampires and allies, ready and in torpor; the locked ones as the referendum is over."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.uncontrolled("Sully", blood=3)
    table.you.holds(card)
    locked = table.prey.torpor("Nassir", locked=True)
    late = table.prey.ready("Loyal Street Gang", locked=True)
    table.grand_prey.ready("Ryan")

    table.you.acts(card, by=prince)
    polling(table)
    atoms.unlock(table.state, late)
    table.you.votes("for", minion=prince)
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == pools
    assert table.locked(locked)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Anarchist Uprising", 1)
@pytest.mark.ruling("Domain Challenge", 2)
@pytest.mark.ruling("Conservative Agitation", 2)
@pytest.mark.ruling("Neonate Breach", 1)
@pytest.mark.ruling("Reckless Agitation", 2)
@pytest.mark.parametrize(
    "card",
    [
        "Anarchist Uprising",
        "Domain Challenge",
        "Conservative Agitation",
        "Neonate Breach",
        "Reckless Agitation",
    ],
)
def test_several_are_ousted_at_once(table: Table, card: str) -> None:
    """Each predator has the victory point, the surviving ones the 6 pool."""
    prince = table.you.ready("Mkhokheli")
    caller = table.you.ready("Ambrogino Giovanni (G2)")
    table.you.holds(card)
    for seat in (table.prey, table.grand_prey):
        seat.pool(1)
        seat.ready("Nassir", locked=True)

    table.you.acts(card, by=caller)
    if card == "Neonate Breach":
        names(table, table.prey, table.grand_prey)
    elif card == "Conservative Agitation":
        gives(table, prey=3, grand_prey=2)
    elif card == "Reckless Agitation":
        gives(table, prey=3, grand_prey=3)
    polling(table)
    table.you.votes("for", minion=prince)
    table.nobody_reacts()

    assert table.prey.is_out()
    assert table.grand_prey.is_out()
    assert (table.you.victory_points(), table.prey.victory_points()) == (1, 1)
    lost = {"Anarchist Uprising": 2, "Domain Challenge": 1}.get(card, 0)
    assert table.you.pool() == 30 - lost + 6


# -- points -------------------------------------------------------------------------------------


@pytest.mark.ruling("Conservative Agitation", 1)
@pytest.mark.ruling("Conservative Agitation", 3)
@pytest.mark.parametrize("size", [3, 5])
def test_as_many_points_as_methuselahs(size: int) -> None:
    """Among two or more, you may be one of them; more than there is pool."""
    table = Table(size)
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Conservative Agitation")
    table.prey.pool(1)

    table.you.acts("Conservative Agitation", by=prince)
    table.until("terms", table.you)
    assert {o.number for o in table.you.options("allocate")} == set(range(size))
    gives(table, you=1, prey=size - 1)
    carried(table, prince)

    assert table.you.pool() == 30 - 1 + 6
    assert table.prey.is_out()


@pytest.mark.ruling("Reckless Agitation", 1)
@pytest.mark.ruling("Reckless Agitation", 3)
def test_six_points_among_others(table: Table) -> None:
    """Never all to one, none to you; more than there is pool."""
    caller = table.you.ready("Ambrogino Giovanni (G2)")
    table.you.holds("Reckless Agitation")
    table.prey.pool(3)

    table.you.acts("Reckless Agitation", by=caller)
    table.until("terms", table.you)
    options = table.you.options("allocate")
    assert {o.seat for o in options} == {table.prey.number}
    assert max(o.number for o in options) == 5
    gives(table, prey=5, predator=1)
    carried(table, caller)

    assert table.prey.is_out()
    assert table.predator.pool() == 29
    assert table.blood(caller) == 9 - 2


@pytest.mark.ruling("Reckless Agitation", 1)
@pytest.mark.ruling("Reckless Agitation", 4)
@pytest.mark.parametrize(("size", "playable"), [(2, False), (3, True)])
def test_two_opponents_are_needed(size: int, playable: bool) -> None:
    """With one left it cannot be played."""
    table = Table(size)
    caller = table.you.ready("Ambrogino Giovanni (G2)")
    table.you.holds("Reckless Agitation")

    assert table.you.can_play("Reckless Agitation", by=caller) == playable


def test_who_may_agitate_recklessly(table: Table) -> None:
    """An Independent or Anarch vampire of capacity 5 or more."""
    crow = table.you.ready("Crow (G5)")
    young = table.you.ready("Joseph Fischer (G5)")
    camarilla = table.you.ready("Mkhokheli")
    table.you.holds("Reckless Agitation")

    assert table.you.can_play("Reckless Agitation", by=crow)
    assert not table.you.can_play("Reckless Agitation", by=young)
    assert not table.you.can_play("Reckless Agitation", by=camarilla)


@pytest.mark.parametrize(
    ("card", "guilty", "innocent"),
    [
        ("Eat the Rich", "Ayelech", "Nassir"),
        ("Neonate Breach", "Anastasia Grey (G1)", "Crow (G5)"),
    ],
)
def test_chosen_methuselahs_burn_one_or_four(
    table: Table, card: str, guilty: str, innocent: str
) -> None:
    """4 with a ready such vampire; in torpor it does not count; others burn nothing."""
    caller = table.you.ready("Crow (G5)")
    voter = table.you.ready("Casey Snyder (G6)")
    table.you.holds(card)
    table.prey.ready(guilty)
    table.grand_prey.torpor(guilty)
    table.grand_predator.ready(innocent)
    table.predator.ready(guilty)

    table.you.acts(card, by=caller)
    names(table, table.prey, table.grand_prey, table.grand_predator)
    polling(table)
    table.you.votes("for", minion=voter)
    table.you.votes("for", mode="called")
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [30, 26, 29, 29, 30]


def test_eating_the_rich_lessens_titles(table: Table) -> None:
    """A priscus has no ballot, other titled vampires 1 vote less; the Edge is worth 2."""
    caller = table.you.ready("Crow (G5)")
    baron = table.you.ready("Casey Snyder (G6)")
    table.you.holds("Eat the Rich")
    table.prey.ready("Korah (G2)")
    primogen = table.prey.ready("Chrysanthemum")
    prince = table.prey.ready("Ayelech")
    table.gives_edge(table.prey)

    table.you.acts("Eat the Rich", by=caller)
    names(table, table.prey)
    polling(table)
    assert {
        (o.minion, o.number) for o in table.prey.options("vote", mode="minion", word="for")
    } == {(prince, 1)}
    assert {o.number for o in table.you.options("vote", minion=baron)} == {1}
    table.prey.votes("against", mode="edge")
    assert tally(table.state) == (0, 2)
    assert not table.prey.may("vote", minion=primogen)


def test_eat_the_rich_requires_an_anarch(table: Table) -> None:
    """A prince is none."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Eat the Rich")

    assert not table.you.can_play("Eat the Rich", by=prince)


# -- Revolutionary Council ----------------------------------------------------------------------


def council(table: Table) -> tuple[int, int, int]:
    """A baron calls it with two more Anarchs unlocked: baron, the two."""
    baron = table.you.ready("Casey Snyder (G6)")
    crow = table.you.ready("Crow (G5)")
    irena = table.you.ready("Irena (G5)")
    table.you.ready("Ariane (G5)", locked=True)
    table.you.ready("Nassir")
    table.you.holds("Revolutionary Council")
    return baron, crow, irena


@pytest.mark.ruling("Revolutionary Council", 1)
@pytest.mark.ruling("Revolutionary Council", 3)
def test_two_points_for_each_anarch(table: Table) -> None:
    """Among Methuselahs, locations and equipment; those chosen are locked, locked before or not."""
    baron, crow, irena = council(table)
    place = table.prey.in_play("Academic Hunting Ground")
    bearer = table.grand_prey.ready("Ryan")
    bike = table.grand_prey.in_play("Sport Bike", on=bearer)
    table.prey.pool(1)
    table.until("minion", table.you)

    table.you.acts("Revolutionary Council", by=baron)
    table.until("choose", table.you)
    assert {o.target for o in table.you.options("choose")} == {crow, irena}
    table.you.chooses(crow)
    table.you.chooses(irena)
    gives(table, prey=2, predator=1)
    assert {o.target for o in table.you.options("choose")} == {place, bike}
    table.you.chooses(bike)
    polling(table)
    atoms.lock(table.state, crow)
    table.you.votes("for", minion=baron)
    table.nobody_reacts()

    assert (table.locked(crow), table.locked(irena)) == (True, True)
    assert table.prey.is_out()
    assert table.predator.pool() == 29
    assert table.where(bike) == "ash_heap"


def test_all_points_to_methuselahs_where_nothing_else_is(table: Table) -> None:
    """One is enough; without locations and equipment all points go there."""
    baron, crow, _ = council(table)

    table.you.acts("Revolutionary Council", by=baron)
    table.until("choose", table.you)
    table.you.chooses(crow)
    table.you.passes()
    gives(table, prey=2)
    carried(table, baron)

    assert [seat.pool() for seat in table.seats] == [30, 28, 30, 30, 30]


def test_the_council_needs_a_baron_and_an_anarch(table: Table) -> None:
    """Unlocked ones: the baron who calls it will be locked."""
    baron = table.you.ready("Casey Snyder (G6)")
    crow = table.you.ready("Crow (G5)", locked=True)
    table.you.ready("Nassir")
    table.you.holds("Revolutionary Council")

    assert not table.you.can_play("Revolutionary Council", by=crow)
    table.you.acts("Revolutionary Council", by=baron)
    table.nobody_reacts()
    assert [e.word for e in table.state.journal if e.what == "action over"] == ["fizzled"]


@pytest.mark.ruling("Revolutionary Council", 2)
def test_the_council_counts_as_requiring_an_anarch(table: Table) -> None:
    """Powerbase: Los Angeles unlocks an Anarch as it is discarded."""
    crow = table.you.ready("Crow (G5)", locked=True)
    powerbase = table.you.in_play("Powerbase: Los Angeles")
    council_card = table.you.holds("Revolutionary Council")
    table.begins("discard")
    table.you.uses(powerbase)
    table.you.does("discard", card=council_card)
    table.you.does("answer")

    assert not table.locked(crow)


# -- The Meddling of Semsith --------------------------------------------------------------------


def meddled(table: Table) -> int:
    """Your prey is meddled with; the card."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Ashley")
    card = table.you.holds("The Meddling of Semsith", *["Anarchist Uprising"] * 5)[0]
    table.you.acts(card, by=prince)
    table.until("choose", table.you)
    assert table.you.number not in {o.seat for o in table.you.options("choose")}
    table.you.chooses(seat=table.prey)
    carried(table, prince)
    return card


@pytest.mark.ruling("The Meddling of Semsith", 4)
def test_the_chosen_one_replaces_after_the_minion_phase(table: Table) -> None:
    """Cards not replaced count against the hand; others replace as ever."""
    wake = table.prey.ready("Nassir", locked=True)
    table.prey.holds(*["On the Qui Vive"] * 7)
    other = table.grand_prey.ready("Ryan", locked=True)
    bleeder = table.you.ready("Meaghan")
    card = meddled(table)
    assert table.where(card) == "permanent"
    assert hand_size(table.state, table.you.number) == 6
    assert hand_size(table.state, table.prey.number) == 7
    table.you.acts(by=bleeder, word="bleed")
    table.prey.plays("On the Qui Vive", by=wake)
    table.nobody_reacts()
    assert len(table.prey.hand()) == 6
    table.until_turn_of(table.you, "discard")
    assert len(table.prey.hand()) == 7
    assert other


@pytest.mark.ruling("The Meddling of Semsith", 3)
def test_a_longer_clause_outlasts_the_phase(table: Table) -> None:
    """A wake that is replaced in her next unlock phase still waits for it."""
    wake = table.prey.ready("Nassir", locked=True)
    table.prey.holds(*["Wake with Evening's Freshness"] * 7)
    bleeder = table.you.ready("Meaghan")
    meddled(table)
    table.you.acts(by=bleeder, word="bleed")
    table.prey.plays("Wake with Evening's Freshness", by=wake)
    table.nobody_reacts()
    table.until_turn_of(table.you, "discard")
    assert len(table.prey.hand()) == 6
    table.until_turn_of(table.prey, "minion")

    assert len(table.prey.hand()) == 7


@pytest.mark.ruling("The Meddling of Semsith", 1)
def test_the_meddling_stays_when_its_target_is_ousted(table: Table) -> None:
    """And keeps the hand small."""
    card = meddled(table)
    atoms.burn_pool(table.state, table.prey.number, 30)
    table.pass_on()
    table.until("discard")

    assert table.prey.is_out()
    assert table.where(card) == "permanent"
    assert hand_size(table.state, table.you.number) == 6


@pytest.mark.ruling("The Meddling of Semsith", 2)
def test_the_meddling_goes_with_its_player(table: Table) -> None:
    """Its effect is over."""
    card = meddled(table)
    atoms.burn_pool(table.state, table.you.number, 60)
    table.pass_on()

    assert table.you.is_out()
    assert table.where(card) == "removed"
    assert not table.state.hooks.get("replaces later")


def test_a_referendum_burns_the_meddling(table: Table) -> None:
    """Any vampire may call it."""
    hers = table.prey.ready("Ayelech")
    card = meddled(table)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(card, by=hers)
    polling(table, table.prey)
    table.prey.votes("for", minion=hers)
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert hand_size(table.state, table.you.number) == 7

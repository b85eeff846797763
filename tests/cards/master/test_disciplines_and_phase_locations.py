"""Masters that many decks hold: Disciplines, locations of a phase, blood and pool."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from methuselah.engine.traits import capacity, discipline_level
from table_talk import Table

LESSONS = {
    "Animalism": "ani", "Auspex": "aus", "Celerity": "cel", "Chimerstry": "chi",
    "Dementation": "dem", "Dominate": "dom", "Fortitude": "for", "Necromancy": "nec",
    "Obfuscate": "obf", "Oblivion": "obl", "Obtenebration": "obt", "Potence": "pot",
    "Presence": "pre", "Protean": "pro", "Quietus": "qui", "Serpentis": "ser",
    "Thaumaturgy": "tha", "Vicissitude": "vic",
}  # fmt: skip


def targets(table: Table) -> set[int]:
    """What can be chosen now."""
    return {option.target for option in table.you.options("choose")}


# -- Disciplines ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "code"), LESSONS.items())
def test_a_discipline_master_gives_a_level_and_a_capacity(
    table: Table, name: str, code: str
) -> None:
    """Anybody's vampire, in torpor too; twice for the superior level, and then no more."""
    pupil, other = ("Honest Abe", "Lupo") if code in ("cel", "for") else ("Angel", "Brock Sterling")
    if code in ("pot", "pre"):
        other = "Brock Sterling"
    vampire = table.you.ready(pupil)
    theirs = table.prey.torpor(other)
    table.you.ready("Underbridge Stray")
    first = table.you.in_play(name, on=vampire)
    second, third = table.you.holds(name, name)
    table.begins("master")
    level = discipline_level(table.state, theirs, code)

    table.you.plays(second)
    assert targets(table) == {vampire, theirs}
    table.you.chooses(vampire)

    assert (table.on(first), table.on(second)) == (vampire, vampire)
    assert discipline_level(table.state, vampire, code) == 2
    assert capacity(table.state, vampire) == 4
    assert discipline_level(table.state, theirs, code) == level
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "master")
    table.you.plays(third)
    assert table.on(third) == theirs
    assert discipline_level(table.state, theirs, code) == level + 1


def test_abombwe_is_for_laibon_and_for_vampires_with_protean(table: Table) -> None:
    """A trifle; not for a Laibon with superior Abombwe."""
    laibon = table.you.ready("Misrak")
    shifter = table.you.ready("Ruslan Fedorenko")
    table.you.ready("Hasani")
    table.you.ready("Angel")
    lesson = table.you.holds("Abombwe")
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays(lesson)
    assert targets(table) == {laibon, shifter}
    table.you.chooses(shifter)

    assert discipline_level(table.state, shifter, "abo") == 1
    assert capacity(table.state, shifter) == 3
    assert table.you.can_play("Misdirection")


@pytest.mark.ruling("Abombwe", 1)
def test_a_diablerist_needs_neither_protean_nor_the_laibon(table: Table) -> None:
    """The requirements are ignored ([LSJ 20051116-2])."""
    octane = table.you.ready("Octane")
    table.you.ready(COMPANION)
    lesson = table.you.holds("Abombwe")
    victim = table.prey.torpor("Graham Gottesman", blood=0)

    table.you.acts(word="diablerie", by=octane)
    table.you.does("fetch", word="hand")

    assert table.where(victim) == "ash_heap"
    assert table.on(lesson) == octane
    assert discipline_level(table.state, octane, "abo") == 1


# -- locations of a phase -------------------------------------------------------------------------


def test_ennoias_theater_gives_a_card_for_the_turn(table: Table) -> None:
    """An eighth card, drawn at once; discarded when the turn is over."""
    theater = table.you.in_play("Ennoia's Theater")
    table.you.ready(COMPANION)
    table.you.holds(*["Blood Doll"] * 7)
    table.begins("minion")

    table.you.uses(theater, mode="hand")
    assert len(table.you.hand()) == 8
    assert table.locked(theater)
    assert not table.you.may("use", card=theater)
    table.until("hand", table.you)
    table.you.does("discard", card="Blood Doll")
    table.until_turn_of(table.prey, "discard")
    assert len(table.you.hand()) == 7


@pytest.mark.ruling("Ennoia's Theater", 2)
def test_ennoias_theater_gives_a_transfer_in_the_midst_of_the_phase(table: Table) -> None:
    """Four were spent; the fifth comes afterwards ([RTR 20180303])."""
    theater = table.you.in_play("Ennoia's Theater")
    young = table.you.uncontrolled("Ubende")
    table.begins("influence")

    for _ in range(4):
        table.you.does("transfer", target=young)
    assert not table.you.may("transfer")
    table.you.uses(theater, mode="transfer")
    table.you.does("transfer", target=young)

    assert (table.blood(young), table.you.pool()) == (5, 25)
    assert table.locked(theater)


def test_ennoias_theater_gives_no_transfer_in_the_phase_of_others(table: Table) -> None:
    """Nor in your minion phase."""
    theater = table.you.in_play("Ennoia's Theater")
    table.you.ready(COMPANION)
    table.prey.uncontrolled("Ubende")
    table.begins("minion")
    assert not table.you.may("use", card=theater, mode="transfer")
    table.until_turn_of(table.prey, "influence")
    assert table.you.may("use", card=theater, mode="hand")
    assert not table.you.may("use", card=theater, mode="transfer")


@pytest.mark.ruling("Ennoia's Theater", 1)
@pytest.mark.parametrize(
    ("name", "playable"),
    [("Ruslan Fedorenko", True), ("Celeste Lamontagne", True), ("Angel", False)],
)
def test_ennoias_theater_needs_a_gangrel_of_either_kind(
    table: Table, name: str, playable: bool
) -> None:
    """[ANK 20190203]."""
    table.you.ready(name)
    table.you.holds("Ennoia's Theater", "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play("Ennoia's Theater") is playable


def test_the_parthenon_gives_a_master_phase_action(table: Table) -> None:
    """Three masters in one phase with it: the default, and one for each lock."""
    temple = table.you.in_play("The Parthenon")
    table.you.ready(COMPANION)
    first, second, third = table.you.holds(*["Misdirection"] * 3)
    table.prey.in_play("The Parthenon")
    table.begins("master")

    table.you.plays(first)
    assert not table.you.can_play(second)
    table.you.uses(temple)
    assert not table.prey.may("use")
    table.you.plays(second)
    assert not table.you.can_play(third)
    assert not table.you.may("use", card=temple)


def test_house_of_sorrow_unlocks_what_is_no_minion(table: Table) -> None:
    """Your location, not your minion nor a card of others; it stays locked for a turn itself."""
    house = table.you.in_play("House of Sorrow")
    barrens = table.you.in_play("Metro Underground", locked=True)
    tired = table.you.ready(COMPANION, locked=True)
    table.you.ready("Ryan")
    theirs = table.prey.in_play("The Parthenon", locked=True)
    table.begins("minion")

    table.you.uses(house)
    assert [table.locked(card) for card in (house, barrens, tired, theirs)] == [
        True, False, True, True,
    ]  # fmt: skip
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert table.locked(house)
    assert not table.locked(tired) and not table.locked(barrens)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert not table.locked(house)


def test_house_of_sorrow_keeps_the_card_locked_for_once(table: Table) -> None:
    """Locked again after it was unlocked, it does not unlock in your next unlock phase."""
    house = table.you.in_play("House of Sorrow")
    barrens = table.you.in_play("The Barrens", locked=True)
    table.you.holds("Misdirection")
    table.you.ready(COMPANION)
    table.begins("minion")
    table.you.uses(house)
    table.you.uses(barrens)
    assert table.you.hand() == ["Filler"]
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert table.locked(house) and table.locked(barrens)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")
    assert not table.locked(house) and not table.locked(barrens)


def test_mbare_market_feeds_an_uncontrolled_laibon(table: Table) -> None:
    """At any time; nobody of another sect, nobody else's."""
    market = table.you.in_play("Mbare Market, Harare")
    young = table.you.uncontrolled("Ubende", blood=2)
    other = table.you.uncontrolled("Angel")
    theirs = table.prey.uncontrolled("Homa")
    table.you.ready(COMPANION)
    table.begins("minion")

    table.you.uses(market)

    assert table.locked(market)
    assert [table.blood(card) for card in (young, other, theirs)] == [3, 0, 0]
    assert table.you.pool() == 30


def test_metro_underground_unlocks_a_vampire_in_your_discard_phase(table: Table) -> None:
    """1 pool; not an ally, and not in the phase of others."""
    metro = table.you.in_play("Metro Underground")
    tired = table.you.ready(COMPANION, locked=True)
    ally = table.you.ready("Underbridge Stray", locked=True)
    table.you.holds("Misdirection")
    table.begins("discard")

    table.you.uses(metro)

    assert not table.locked(tired)
    assert table.locked(ally) and table.locked(metro)
    assert table.you.pool() == 29
    assert not table.you.may("use", card=metro)


# -- blood and pool -------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "usable"), [(3, False), (2, True), (1, True)])
def test_failsafe_saves_who_has_less_than_three_pool(table: Table, pool: int, usable: bool) -> None:
    """A master phase action, and the card."""
    safe = table.you.in_play("Failsafe")
    table.you.holds("Misdirection")
    table.you.ready(COMPANION)
    table.you.pool(pool)
    table.begins("master")

    assert table.you.may("use", card=safe) is usable
    if usable:
        table.you.uses(safe)
        assert table.you.pool() == pool + 4
        assert table.where(safe) == "ash_heap"
        assert not table.you.can_play("Misdirection")


@pytest.mark.ruling("Failsafe", 1)
def test_a_contested_failsafe_is_a_trifle_still(table: Table) -> None:
    """The master phase action comes all the same."""
    table.prey.in_play("Failsafe")
    safe = table.you.holds("Failsafe")
    table.you.holds("Misdirection")
    table.you.ready(COMPANION)
    table.begins("master")

    table.you.plays(safe)
    assert table.where(safe) == "contested"
    assert table.you.can_play("Misdirection")


@pytest.mark.parametrize("number", [0, 2, 4])
def test_minion_tap_moves_any_amount(table: Table, number: int) -> None:
    """Your vampire's, ready or in torpor, not another's."""
    ryan = table.you.ready("Ryan", blood=4)
    torpid = table.you.torpor("Angel", blood=1)
    table.prey.ready("Lupo")
    table.you.ready("Underbridge Stray")
    table.you.holds("Minion Tap")
    table.begins("master")

    table.you.plays("Minion Tap")
    assert targets(table) == {ryan, torpid}
    table.you.chooses(ryan)
    assert not table.you.may("choose", number=5)
    table.you.chooses(number=number)

    assert (table.blood(ryan), table.you.pool()) == (4 - number, 30 + number)


@pytest.mark.ruling("Minion Tap", 1)
def test_minion_taps_cost_is_paid_as_the_pool_comes(table: Table) -> None:
    """The last pool pays for Secure Haven: nobody is ousted in between ([LSJ 20020620])."""
    ryan = table.you.ready("Ryan", blood=4)
    table.you.in_play("Secure Haven", on=ryan)
    table.you.holds("Minion Tap")
    table.you.pool(1)
    table.begins("master")

    table.you.plays("Minion Tap")
    table.you.chooses(number=3)

    assert not table.you.is_out()
    assert (table.you.pool(), table.blood(ryan)) == (3, 1)


def test_tribute_takes_a_blood_of_each_ready_vampire(table: Table) -> None:
    """Not of those in torpor, of allies, of the empty, nor of others."""
    first = table.you.ready("Ryan", blood=4)
    second = table.you.ready("Angel", blood=1)
    empty = table.you.ready("Lupo", blood=0)
    torpid = table.you.torpor("Wauneka", blood=2)
    ally = table.you.ready("Underbridge Stray")
    theirs = table.prey.ready("Octane", blood=3)
    table.you.holds("Tribute to the Master")
    table.begins("master")
    life = table.blood(ally)

    table.you.plays("Tribute to the Master")

    assert [table.blood(c) for c in (first, second, empty, torpid, theirs)] == [3, 0, 0, 2, 3]
    assert table.blood(ally) == life
    assert table.you.pool() == 32


@pytest.mark.ruling("Tribute to the Master", 1)
def test_tribute_without_a_ready_vampire(table: Table) -> None:
    """[ANK 20210717]."""
    torpid = table.you.torpor("Wauneka", blood=2)
    tribute = table.you.holds("Tribute to the Master")
    table.begins("master")
    table.you.plays(tribute)
    assert table.where(tribute) == "ash_heap"
    assert (table.blood(torpid), table.you.pool()) == (2, 30)


@pytest.mark.ruling("Tend the Flock", 1)
def test_tend_the_flock_feeds_a_younger_infernal(table: Table) -> None:
    """From the bank ([ANK 20190511]); a younger one, and infernal."""
    elder = table.you.ready("Xeper, Sultan of Lepers")
    younger = table.you.uncontrolled("Arishat")
    table.you.uncontrolled("Angel")
    table.prey.uncontrolled("Arishat")
    table.you.holds("Tend the Flock")
    table.begins("master")

    table.you.plays("Tend the Flock")

    assert (table.blood(younger), table.blood(elder)) == (3, 7)
    assert table.you.pool() == 30


@pytest.mark.parametrize(("elder", "locked"), [("Xeper, Sultan of Lepers", True), ("Lupo", False)])
def test_tend_the_flock_needs_an_unlocked_infernal_baali(
    table: Table, elder: str, locked: bool
) -> None:
    """Locked, or no Baali at all: it is not played."""
    table.you.ready(elder, locked=locked)
    table.you.uncontrolled("Arishat")
    table.you.holds("Tend the Flock", "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play("Tend the Flock")


def test_tend_the_flock_needs_a_younger_one(table: Table) -> None:
    """Arishat is younger than Xeper, not the other way round."""
    table.you.ready("Arishat")
    table.you.uncontrolled("Xeper, Sultan of Lepers")
    table.you.holds("Tend the Flock", "Misdirection")
    table.begins("master")
    assert not table.you.can_play("Tend the Flock")


# -- hunting grounds ------------------------------------------------------------------------------


def test_palace_hunting_ground_feeds_a_guruhi_with_blood(table: Table) -> None:
    """Not one with none, not another clan."""
    palace = table.you.in_play("Palace Hunting Ground")
    fish = table.you.ready("Fish", blood=1)
    empty = table.you.ready("Lumumba", blood=0)
    homa = table.you.ready("Homa", blood=1)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(palace)
    assert [table.blood(card) for card in (fish, empty, homa)] == [2, 0, 1]
    assert not table.you.may("use", card=palace)


@pytest.mark.parametrize("grounds", [(), ("Slum Hunting Ground",), ("Carfax Abbey", "Papillon")])
def test_poachers_hunting_ground_feeds_on_the_grounds_of_others(
    table: Table, grounds: tuple[str, ...]
) -> None:
    """As many anarchs as there are hunting grounds of others that are not derivative."""
    poachers = table.you.in_play("Poacher's Hunting Ground")
    table.you.in_play("Zoo Hunting Ground")
    table.prey.in_play("Poacher's Hunting Ground")
    anarchs = [table.you.ready(name, blood=1) for name in ("Octane", "Rayne", "Indira")]
    angel = table.you.ready("Angel", blood=1)
    for seat, ground in zip((table.prey, table.predator), grounds, strict=False):
        seat.in_play(ground)
    table.begins("unlock")

    assert table.you.may("use", card=poachers) is bool(grounds)
    if grounds:
        table.you.uses(poachers)
        for anarch in anarchs[: len(grounds)]:
            table.you.chooses(anarch)
    fed = [table.blood(card) - 1 for card in anarchs]
    assert fed == [int(place < len(grounds)) for place in range(3)]
    assert table.blood(angel) == 1

"""Masters in play that serve a clan, a sect or a city: Kumpania, the Louvre, Esgrima and others."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from action_talk import action_of, trick
from block_talk import PAUSE, guard
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.knowledge import sees
from methuselah.engine.rows import total
from methuselah.language import TARGET, choose, locked, ready, static, unlock, use, yours
from methuselah.language import stealth as more_stealth
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.actions import burned_by_an_action
from scenes.in_play import gives_when_locked, played_as_printed
from scenes.rulings import no_burn_option_while_it_is_met
from table_talk import Table

KUMPANIA = "Kumpania"
OPERA = "Paris Opera House"
LOUVRE = "The Louvre, Paris"
ESGRIMA = "Esgrima"
CHAMBER = "Spirit Summoning Chamber"
ARCANUM = "Arcanum Chapterhouse, Alexandria"
TEMPLE = "Communal Haven: Temple"
RAVNOS = replaced("Ryan", clans=("Ravnos",), capacity=5)
YOUNG_RAVNOS = replaced("Ryan", clans=("Ravnos",), capacity=4)
SINGER = replaced("Ryan", clans=("Daughter of Cacophony",))
TOREADOR = "Massimo Falconi"
TREMERE = "Johannes Worringen"
SABBAT_ALLY = replaced("Underbridge Stray", sect="sabbat")
Card: TypeAlias = str | Definition


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        (KUMPANIA, RAVNOS),
        (OPERA, "Muse"),
        (LOUVRE, TOREADOR),
        (ESGRIMA, None),
        (CHAMBER, TREMERE),
        (ARCANUM, None),
        (TEMPLE, None),
    ],
)
def test_it_comes_into_play_as_printed(card: str, needs: str | None) -> None:
    """For its pool, by whoever has the clan that it requires."""
    played_as_printed(card, needs=needs, stranger="Nassir")


# -- Kumpania, Paris Opera House ------------------------------------------------------------------


def test_kumpania_helps_a_ravnos_to_block() -> None:
    """+1 intercept, of capacity 5 or more; nobody of another clan."""
    gives_when_locked(
        KUMPANIA, what="intercept", amount=1, to=RAVNOS, not_to=(YOUNG_RAVNOS, "Tara")
    )


def test_kumpania_helps_nobody_elses_ravnos(table: Table) -> None:
    """The blocker is under the control of whoever has the card."""
    mine = table.you.ready("Nassir")
    table.you.holds(trick(more_stealth(+1), at=("attempt",)))
    card = table.predator.in_play(KUMPANIA)
    table.predator.ready("Ryan")
    blocker = table.prey.ready(RAVNOS)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays("Trick", by=mine)
    assert not table.predator.may("use", card=card)


@pytest.mark.parametrize("seat", ["you", "grand_prey"])
def test_the_opera_hides_no_singer_of_another(table: Table, seat: str) -> None:
    """Only the controller of the card is served."""
    mine = table.you.ready(SINGER)
    table.you.ready(COMPANION)
    card = getattr(table, seat).in_play(OPERA)
    blocker = guard(table.prey, 0)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    assert getattr(table, seat).may("use", card=card, level="yours") is (seat == "you")


def test_the_opera_hides_a_singer_of_yours() -> None:
    """+1 stealth for a Daughter of Cacophony; without one to lock, for nobody else."""
    gives_when_locked(OPERA, what="stealth", amount=1, to=SINGER, not_to=("Ryan",))


@pytest.mark.parametrize("whose", ["you", "predator"])
def test_a_singer_is_locked_for_anybody(table: Table, whose: str) -> None:
    """With the card, an unlocked Daughter of yours: any acting minion gets +1 stealth."""
    mine = getattr(table, whose)
    acting = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    house = mine.in_play(OPERA)
    one, two = mine.ready("Muse"), mine.torpor(singer("Duck"))
    locked, stranger = mine.ready(singer("KoKo"), locked=True), mine.ready("Nik Sikko")
    theirs = table.grand_prey.ready(singer("Ryan"))
    blocker = guard(table.prey, 0)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    mine.uses(house, level="anybody's")
    assert mine.choices() == {one, two}
    mine.chooses(one)
    assert stealth(table.state, action_of(table)) == 1
    assert [table.locked(card) for card in (house, one, two, locked)] == [True, True, False, True]
    assert not table.locked(theirs)
    assert not table.locked(stranger)
    assert not mine.may("use", card=house)
    rest(table)
    assert table.prey.pool() == 29


def singer(name: str) -> Definition:
    """A Daughter of Cacophony."""
    return replaced(name, clans=("Daughter of Cacophony",))


@pytest.mark.rules_text("003 Paris Opera House, The 1")
def test_the_opera_costs_pool(table: Table) -> None:
    """2 pool of its controller, and no blood of the Daughter who is required."""
    singer_of_yours = table.you.ready("Muse", blood=2)
    held = table.you.holds(OPERA)
    table.begins("master")
    table.you.plays(held)
    assert table.you.pool() == 28
    assert table.blood(singer_of_yours) == 2


@pytest.mark.ruling(OPERA, 1)
def test_the_opera_is_no_burn_option_while_a_singer_is_there() -> None:
    """Whether a copy is in play or not."""
    no_burn_option_while_it_is_met(OPERA, needs="Muse")


# -- The Louvre, Paris ----------------------------------------------------------------------------

PARIS = replaced("Mkhokheli", city="Paris")


@pytest.mark.parametrize("city", ["Paris", "Lyon"])
@pytest.mark.parametrize("seat", ["you", "prey"])
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_the_louvre_locks_a_toreador_or_for_paris_any_minion(
    table: Table, city: str, seat: str, where: str
) -> None:
    """A Toreador in play, ready or not; of anybody: for the controller of the prince, any."""
    louvre = table.you.in_play(LOUVRE)
    prince = getattr(table, seat).puts(replaced("Tara", city=city), where)
    theirs = table.prey.ready(TOREADOR)
    torpid = table.grand_prey.torpor("Nik Sikko")
    ally = table.prey.ready("Underbridge Stray")
    table.you.ready(COMPANION)
    table.begins("minion")
    table.you.uses(louvre, level="Toreador")
    assert table.you.choices() == {theirs, torpid}
    table.you.chooses(theirs)
    assert table.locked(theirs)
    assert table.locked(louvre)
    assert not table.you.may("use", card=louvre)

    table = Table()
    louvre = table.you.in_play(LOUVRE)
    prince = getattr(table, seat).puts(replaced("Tara", city=city), where)
    companion, ally = table.you.ready(COMPANION), table.prey.ready("Underbridge Stray")
    torpid = table.grand_prey.torpor("Ryan")
    table.begins("minion")
    assert table.you.may("use", card=louvre) is (city == "Paris" and seat == "you")
    if table.you.may("use", card=louvre):
        table.you.uses(louvre, level="minion")
        assert table.you.choices() == {prince, companion, ally, torpid}
        table.you.chooses(ally)
        assert table.locked(ally)
        assert table.locked(louvre)


@pytest.mark.ruling(LOUVRE, 1)
def test_the_louvre_is_used_between_actions_of_another(table: Table) -> None:
    """In another's minion phase, too, while nothing is going on."""
    louvre = table.predator.in_play(LOUVRE)
    mine, other = table.you.ready(TOREADOR), table.you.ready("Nik Sikko")
    table.begins("minion")
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()
    table.predator.uses(louvre)
    table.predator.chooses(mine)
    assert table.locked(mine)


@pytest.mark.ruling(LOUVRE, 2)
@pytest.mark.parametrize("woke", [False, True])
def test_a_blocker_locked_by_the_louvre_blocks_only_if_it_woke(table: Table, woke: bool) -> None:
    """Locked while it attempts to block it fails, unless it woke earlier in the action."""
    louvre = table.you.in_play(LOUVRE)
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    blocker = table.prey.ready(TOREADOR, locked=woke)
    table.prey.ready("Ryan")
    bell = table.prey.in_play(
        paper("Bell", use(choose(ready(yours, locked)), unlock(TARGET), at=("action",)))
    )
    table.prey.holds("Wake with Evening's Freshness")
    table.you.acts(word="bleed", by=mine)
    if woke:
        table.prey.plays("Wake with Evening's Freshness", by=blocker)
        table.prey.uses(bell)
        assert not table.locked(blocker)
    table.prey.blocks(blocker)
    table.you.uses(louvre)
    rest(table)
    assert table.prey.pool() == (30 if woke else 29)


def test_the_louvre_is_stolen_by_minions_of_others(table: Table) -> None:
    """By any minion, an ally too, as a directed action; not by its controller's own."""
    mine, ally = table.you.ready("Nassir"), table.you.ready("Underbridge Stray")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    theirs = table.prey.in_play(LOUVRE)
    assert table.you.may("use action", card=theirs, by=ally)
    table.you.acts(theirs, by=mine)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert table.state.controller(theirs) == table.you.number
    assert not table.you.may("use action", card=theirs, by=ally)


# -- Esgrima --------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", ["before_votes", "polling"])
def test_esgrima_gives_three_votes_to_an_old_vampire(table: Table, window: str) -> None:
    """Of capacity 7 or more, anybody's; not outside of a referendum of a political action."""
    caller = table.you.ready("Mkhokheli")
    old, young = table.prey.ready("Don Cerro"), table.prey.ready("Octane")
    elder, torpid = table.you.ready("Zachary"), table.prey.torpor("Lukas")
    card = table.you.in_play(ESGRIMA)
    table.you.holds(motion())
    table.begins("minion")
    assert not table.you.may("use", card=card)
    table.you.acts("Motion", by=caller)
    assert not table.you.may("use", card=card)
    table.until(window, table.you)
    table.you.uses(card)
    assert table.you.choices() == {old, elder, torpid}
    assert young not in table.you.choices()
    table.you.chooses(elder)
    assert table.locked(card)
    polling(table)
    table.you.votes("for", minion=elder)
    assert votes_now(table) == (3, 0)


def test_esgrima_is_not_for_a_blood_hunt(table: Table) -> None:
    """That is the referendum of no political action."""
    killer = table.you.ready("Don Cerro")
    table.you.ready("Mkhokheli")
    card = table.you.in_play(ESGRIMA)
    victim = table.prey.torpor("Duck")
    table.you.acts(by=killer, word="diablerie", target=victim)
    table.until("polling", table.you)
    assert table.you.may("vote")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize("name", [ESGRIMA, "Power Structure", "Elysium: The Palace of Versailles"])
def test_no_votes_for_a_blood_hunt_within_a_political_action(table: Table, name: str) -> None:
    """The caller is diablerized in the combat of the block: that referendum is another one."""
    table.you.ready(replaced("Lauren", clans=("Lasombra",)))
    caller = table.you.ready("Mkhokheli", blood=1)
    table.you.ready("Don Cerro")
    table.you.ready("Tara")
    card = table.you.in_play(name)
    table.you.holds(motion())
    blocker = table.prey.ready("Sheldon, Lord of the Clog")
    table.prey.in_play(paper("Eyes", static("intercept", 3), kind="equipment"), on=blocker)
    fangs = static("strength", 5)
    table.prey.in_play(paper("Fangs", fangs, kind="equipment"), on=blocker)
    table.prey.holds("Amaranth")
    table.you.acts("Motion", by=caller)
    table.prey.blocks(blocker)
    table.prey.plays("Amaranth", by=blocker)
    table.until("polling", table.you)
    assert table.where(caller) == "ash_heap"
    assert not table.you.may("use", card=card)


def test_esgrima_wanders_to_the_predator(table: Table) -> None:
    """In your discard phase, and in no other."""
    card = table.you.in_play(ESGRIMA)
    table.you.ready(COMPANION)
    table.begins("influence")
    assert table.state.controller(card) == table.you.number
    table.until_turn_of(table.prey)
    assert table.state.controller(card) == table.predator.number
    table.until_turn_of(table.grand_prey)
    assert table.state.controller(card) == table.predator.number


@pytest.mark.ruling(ESGRIMA, 1)
def test_esgrima_is_a_trifle_even_when_contested(table: Table) -> None:
    """The master phase action is gained although the card is contested at once."""
    table.you.holds(ESGRIMA, "Dreams of the Sphinx")
    table.prey.in_play(ESGRIMA)
    table.begins("master")
    table.you.plays(ESGRIMA)
    assert table.you.can_play("Dreams of the Sphinx")


# -- Spirit Summoning Chamber, Arcanum Chapterhouse -----------------------------------------------


def test_the_chamber_finds_a_minion_card_of_blood_sorcery(table: Table) -> None:
    """No master of it, no card of another Discipline; shown to all; 1 blood of a ready one."""
    card = table.you.in_play(CHAMBER)
    mage = table.you.ready(TREMERE, blood=3)
    other = table.you.ready(replaced("Lauren", clans=("Tremere antitribu",)), blood=1)
    table.you.ready(replaced("Trevon Parker", clans=("Tremere antitribu",)), blood=0)
    table.you.torpor(replaced("Nassir", clans=("Tremere antitribu",)), blood=2)
    table.prey.ready(replaced("Saiz", clans=("Tremere antitribu",)))
    table.you.ready("Chrysanthemum")
    theft, flight = table.you.library("Theft of Vitae", "Soul Burn")
    table.prey.library("Drain Essence")
    rite = paper("Rite", kind="master", disciplines=("tha",))
    table.you.library(rite, "Thaumaturgy", "Majesty", "Misdirection")
    table.you.holds(*["Fame"] * 7)
    table.begins("minion")
    table.you.uses(card)
    assert table.you.choices() == {mage, other}
    table.you.chooses(mage)
    assert (table.blood(mage), table.blood(other)) == (2, 1)
    assert table.locked(card)
    assert table.you.choices() == {theft, flight}
    table.you.chooses(theft)
    assert table.where(theft) == "hand"
    assert all(sees(table.state, seat, theft) for seat in range(5))
    assert any(line.what == "shuffled" and line.word == "library" for line in table.state.journal)
    table.you.does("discard", card="Fame")
    assert len(table.you.hand()) == 7
    assert not table.you.may("use", card=card)


def test_the_chapterhouse_taxes_hunting_grounds_of_both_neighbours(table: Table) -> None:
    """1 pool for each that the prey, or the predator, controls, in her own unlock phase."""
    table.you.in_play(ARCANUM)
    for ground in ("Slum Hunting Ground", "Uptown Hunting Ground"):
        table.prey.in_play(ground)
    table.prey.in_play("Elder Library")
    table.predator.in_play("Society Hunting Ground")
    table.grand_prey.in_play("University Hunting Ground")
    table.you.in_play("Zoo Hunting Ground")
    table.begins("master")
    table.until_turn_of(table.prey, "master")
    assert [seat.pool() for seat in table.seats] == [30, 28, 30, 30, 30]
    table.until_turn_of(table.you, "master")
    assert [seat.pool() for seat in table.seats] == [30, 28, 30, 30, 29]


def test_any_minion_burns_the_chapterhouse() -> None:
    """An ally too, by a directed action without stealth."""
    burned_by_an_action(ARCANUM)


# -- Communal Haven: Temple -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "seat", "blocker", "more"),
    [
        ("Dodd", "prey", "Zachary", 1),
        ("Nassir", "prey", "Zachary", 0),
        (SABBAT_ALLY, "prey", "Zachary", 0),
        ("Dodd", "prey", SABBAT_ALLY, 0),
        ("Dodd", "prey", "Ryan", 0),
        ("Dodd", "grand_prey", "Zachary", 0),
    ],
)
def test_the_temple_guards_the_sabbat(
    table: Table, target: Card, seat: str, blocker: Card, more: int
) -> None:
    """A Sabbat vampire of hers, against an action at a Sabbat vampire of hers."""
    mine = table.you.ready("Lauren")
    table.you.ready(COMPANION)
    table.you.holds("Haven Uncovered", PAUSE)
    table.prey.in_play(TEMPLE)
    guarding = table.prey.ready(blocker)
    table.prey.torpor("Lukas")
    other = table.grand_prey.ready("Kyrylo")
    victim = getattr(table, seat).ready(target)
    haven = table.you.in_play("Haven Uncovered", on=victim)
    table.you.acts(haven, by=mine)
    assert total(table.state, "intercept", guarding) == more
    assert total(table.state, "intercept", other) == 0
    rest(table)


def test_the_temple_is_nothing_against_other_actions(table: Table) -> None:
    """A bleed is directed at its Methuselah only."""
    mine = table.you.ready("Lauren")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.prey.in_play(TEMPLE)
    guarding = table.prey.ready("Zachary")
    table.you.acts(word="bleed", by=mine)
    assert total(table.state, "intercept", guarding) == 0


@pytest.mark.parametrize("seat", ["you", "prey"])
def test_a_methuselah_has_one_temple(table: Table, seat: str) -> None:
    """A second one is not played; another Methuselah's does not count."""
    getattr(table, seat).in_play(TEMPLE)
    table.you.in_play("Elder Library")
    table.you.holds(TEMPLE, "Fame")
    table.you.ready(COMPANION)
    table.begins("master")
    assert table.you.can_play("Fame")
    assert table.you.can_play(TEMPLE) is (seat == "prey")

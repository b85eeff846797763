"""Vampires that help or hinder an action in progress, their own or that of another."""

from __future__ import annotations

import pytest

from combat_talk import rest
from methuselah.rules.action.blocks import intercept
from methuselah.rules.politics.titles import title_of
from politics_talk import carried
from table_talk import Table

PLAIN = "Preston Varrick (G4)"


# -- actions of others ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acting", "may"), [("Sheva Carr (G5)", True), ("Aisling Sturbridge (G2)", False)]
)
def test_victorine_stops_small_bleeds(table: Table, acting: str, may: bool) -> None:
    """Capacity 4 or less; the Edge is burned and the action fails."""
    acts = table.you.ready(acting)
    table.you.ready("Dirk (G4)")
    victorine = table.prey.ready("Victorine Lafourcade (G3)")
    table.gives_edge(table.prey)
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    assert table.prey.may("use", card=victorine) == may
    if may:
        table.prey.uses(victorine)
        rest(table)
        assert table.prey.pool() == 30
        assert not table.prey.has_edge()


@pytest.mark.ruling("Montecalme (G5)", 1)
@pytest.mark.parametrize("there", [True, False])
def test_montecalme_calls_for_the_end_of_a_location(table: Table, there: bool) -> None:
    """A referendum to burn any location; without one it cannot be called."""
    mine = table.you.ready("Montecalme (G5)")
    table.you.ready("Dirk (G4)")
    if there:
        barrens = table.prey.in_play("The Barrens")
    table.begins()
    table.asked()
    assert table.you.may("use action", card=mine) == there
    if there:
        table.you.acts(mine, by=mine)
        carried(table, mine)
        assert table.where(barrens) == "ash_heap"


@pytest.mark.ruling("Maris Streck (G3)", 1)
@pytest.mark.ruling("Maris Streck (G3)", 2)
def test_maris_streck_helps_to_block(table: Table) -> None:
    """+1 intercept for the blocking minion, as often as she likes, locked or not."""
    acts = table.you.ready("Muaziz, Archon of Ulugh Beg (G2)", blood=3)
    table.you.ready("Dirk (G4)")
    maris = table.prey.ready("Maris Streck (G3)", locked=True)
    blocker = table.prey.ready(PLAIN)
    table.you.acts(word="hunt", by=acts)
    table.prey.blocks(blocker)
    table.prey.uses(maris)
    assert intercept(table.state, blocker) == 1
    table.prey.uses(maris)
    rest(table)
    assert table.blood(maris) == 7
    assert table.locked(blocker)


def test_maris_streck_reorders_a_library(table: Table) -> None:
    """The top 5 cards of your library, as an action."""
    maris = table.you.ready("Maris Streck (G3)")
    table.you.ready("Dirk (G4)")
    names = ["Villein", "Blood Doll", "Slam", "Blur", "The Barrens"]
    cards = table.you.library(*names)
    table.you.acts(maris, by=maris)
    for card in cards[:4]:
        table.you.chooses(card)
    rest(table)
    top = [table.state.definition(card).name for card in table.state.seats[0].library[-5:]]
    assert sorted(top) == sorted(names)
    assert top == names[::-1]


@pytest.mark.ruling("Osric Vladislav (G5)", 1)
def test_osric_burns_a_location_for_stealth(table: Table) -> None:
    """One of yours, while stealth is needed; again, if it is needed again."""
    osric = table.you.ready("Osric Vladislav (G5)")
    table.you.ready("Dirk (G4)")
    barrens = table.you.in_play("The Barrens")
    foreign = table.prey.in_play("The Barrens")
    rival = table.prey.ready(PLAIN)
    table.you.acts(word="bleed", by=osric)
    table.until("action", table.prey)
    assert not table.you.may("use", card=osric)
    table.prey.blocks(rival)
    table.you.uses(osric)
    rest(table)
    assert (table.where(barrens), table.where(foreign)) == ("ash_heap", "permanent")
    assert table.prey.pool() == 29


@pytest.mark.parametrize(("acting", "may"), [("Greensleeves (G4)", True), (PLAIN, False)])
def test_humo_hides_greensleeves(table: Table, acting: str, may: bool) -> None:
    """+1 stealth for 1 blood, once each action."""
    humo = table.you.ready("Humo (G4)")
    acts = table.you.ready(acting)
    table.you.ready("Dirk (G4)")
    rival = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=acts)
    table.prey.blocks(rival)
    assert table.you.may("use", card=humo) == may
    if may:
        table.you.uses(humo)
    rest(table)
    assert table.locked(rival) != may
    assert table.blood(humo) == 6 - may


@pytest.mark.parametrize("owner", ["you", "prey"])
def test_humo_hides_his_own_greensleeves_once_each_action(table: Table, owner: str) -> None:
    """One stealth against 1 intercept is too little, and he has no more; none for another's."""
    humo = table.you.ready("Humo (G4)")
    acts = getattr(table, owner).ready("Greensleeves (G4)")
    table.you.ready("Dirk (G4)")
    rival = table.prey.ready("Rake (G1)")
    table.prey.in_play("Sport Bike", on=rival)
    if owner == "prey":
        table.until_turn_of(table.prey, "minion")
        table.prey.acts(word="bleed", by=acts)
        while not table.over():
            assert not table.you.may("use", card=humo)
            table.pass_on()
        return
    table.you.acts(word="bleed", by=acts)
    table.prey.blocks(rival)
    table.you.uses(humo)
    assert not table.you.may("use", card=humo)
    rest(table)
    assert table.locked(rival)
    assert table.blood(humo) == 5


@pytest.mark.ruling("Maila (G6)", 1)
def test_maila_discards_politics_for_stealth(table: Table) -> None:
    """For any minion of yours, once in your turn."""
    maila = table.you.ready("Maila (G6)", locked=True)
    acts, again = table.you.ready(PLAIN), table.you.ready("Luther (G2)")
    table.you.ready("Dirk (G4)")
    card = table.you.holds("Kine Resources Contested")
    table.you.holds("Kine Resources Contested")
    rival = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=acts)
    table.prey.blocks(rival)
    table.you.uses(maila)
    table.you.chooses(card)
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=again)
    table.prey.blocks(rival)
    rest(table)
    assert table.locked(rival)
    assert len(table.state.seats[0].ash_heap) == 1


def test_masika_discards_politics_for_intercept(table: Table) -> None:
    """For a minion of hers that attempts to block."""
    acts = table.you.ready(PLAIN, blood=3)
    table.you.ready("Dirk (G4)")
    masika = table.prey.ready("Masika (G1 ADV)")
    blocker = table.prey.ready("Rake (G1)")
    table.prey.holds("Kine Resources Contested", "Blood Doll")
    table.you.acts(word="hunt", by=acts)
    table.prey.blocks(blocker)
    table.prey.uses(masika)
    rest(table)
    assert table.locked(blocker)
    assert not table.locked(masika)


def test_abraham_dusable_discards_spells(table: Table) -> None:
    """A card that requires Blood Sorcery for stealth; other cards are of no use."""
    abraham = table.you.ready("Abraham DuSable (G6)")
    table.you.ready("Dirk (G4)")
    spell = table.you.holds("Theft of Vitae")
    other = table.you.holds("Blood Doll")
    rival = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=abraham)
    table.prey.blocks(rival)
    table.you.uses(abraham, level="stealth")
    rest(table)
    assert (table.where(spell), table.where(other)) == ("ash_heap", "hand")
    assert not table.locked(rival)


def test_abraham_dusable_sees_with_spells(table: Table) -> None:
    """The same for intercept."""
    acts = table.you.ready(PLAIN, blood=3)
    table.you.ready("Dirk (G4)")
    abraham = table.prey.ready("Abraham DuSable (G6)")
    table.prey.holds("Theft of Vitae")
    table.you.acts(word="hunt", by=acts)
    table.prey.blocks(abraham)
    table.prey.uses(abraham, level="intercept")
    rest(table)
    assert table.locked(abraham)


def test_angra_mainyu_burns_the_edge_for_stealth(table: Table) -> None:
    """In an action that is no bleed."""
    angra = table.you.ready("High Priest Angra Mainyu (G2)", blood=3)
    table.you.ready("Dirk (G4)")
    table.gives_edge(table.you)
    rival = table.prey.ready("Righteous Endeavor (G5)")
    table.you.acts(word="hunt", by=angra)
    table.prey.blocks(rival)
    table.you.uses(angra)
    rest(table)
    assert not table.locked(rival)
    assert not table.you.has_edge()


def test_angra_mainyu_hides_no_bleed(table: Table) -> None:
    """Not in a bleed."""
    angra = table.you.ready("High Priest Angra Mainyu (G2)")
    table.you.ready("Dirk (G4)")
    table.gives_edge(table.you)
    rival = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=angra)
    table.prey.blocks(rival)
    rest(table)
    assert table.locked(rival)
    assert table.you.has_edge()


@pytest.mark.parametrize(("kind", "drawn"), [("equip", 1), ("recruit", 0)])
def test_herbert_westin_draws_after_equipping(table: Table, kind: str, drawn: int) -> None:
    """1 card after a successful equip action; then down to the hand size."""
    herbert = table.you.ready("Herbert Westin (G4)")
    table.you.ready("Dirk (G4)")
    table.you.holds(".44 Magnum" if kind == "equip" else "Vagabond Mystic", *["Blood Doll"] * 6)
    table.you.acts(".44 Magnum" if kind == "equip" else "Vagabond Mystic", by=herbert)
    if drawn:
        table.you.uses(herbert)
        table.you.does("discard", card="Blood Doll")
    rest(table)
    assert sum(card == "Filler" for card in table.you.hand()) == 1 + drawn


def test_gustav_mallenhous_unseats_bishops(table: Table) -> None:
    """A bishop or an archbishop; no prince."""
    gustav = table.you.ready("Gustav Mallenhous (G2)")
    table.you.ready("Dirk (G4)")
    bishop = table.prey.ready("Amelia (G2)")
    archbishop = table.prey.ready("Damian (G6)")
    table.prey.ready("Rake (G1)")
    table.you.acts(gustav, by=gustav)
    assert {option.target for option in table.you.options("choose")} == {bishop, archbishop}
    table.you.chooses(bishop)
    rest(table)
    assert not title_of(table.state, bishop)
    assert title_of(table.state, archbishop)

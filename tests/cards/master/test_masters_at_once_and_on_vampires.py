"""Masters of one effect, and some that change a vampire: Sermon of Caine, Talons of the Dead."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import guard
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to, replaced
from methuselah.engine import atoms
from methuselah.engine.advance import advance
from methuselah.engine.knowledge import sees
from methuselah.rules.action.action import stealth
from politics_talk import carried, motion, polling
from table_talk import Table

SVADHARMA = "Svadharma"
INVOLVED = "Personal Involvement"
INSTABILITY = "Instability"
SERMON = "Sermon of Caine"
HOWL = "Bay and Howl"
CORONER = "Coroner's Contact"
LADDER = "Social Ladder"
GURU = "Guru"
TALONS = "Talons of the Dead"
CARNIVALE = "Carnivale"
GANGREL = "Zachary"
RAVNOS = replaced("Ryan", clans=("Ravnos",))


def plays(table: Table, card: str) -> int:
    """You play it in your master phase."""
    held = int(table.you.holds(card))
    table.begins("master")
    table.you.plays(held)
    return held


# -- Svadharma, Personal Involvement, Instability -------------------------------------------------


def test_svadharma_feeds_a_ready_ravnos(table: Table) -> None:
    """2 blood, anybody's; it requires a Ravnos of yours."""
    mine, theirs = table.you.ready(RAVNOS, blood=0), table.prey.ready("Zip", blood=0)
    table.you.torpor("Brian Thompson (G4)", blood=0)
    table.you.ready("Nassir", blood=0)
    plays(table, SVADHARMA)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine)
    assert (table.blood(mine), table.blood(theirs)) == (2, 0)


def test_without_a_ravnos_no_svadharma(table: Table) -> None:
    """Another's does not count as what it requires."""
    table.prey.ready("Zip", blood=0)
    table.you.ready("Nassir")
    table.you.holds(SVADHARMA, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(SVADHARMA)


@pytest.mark.parametrize(("prey", "after"), [(17, 17), (18, 15)])
def test_the_involved_prey_has_more_pool(table: Table, prey: int, after: int) -> None:
    """Than you have after paying 3: she burns 3, and nobody else does."""
    table.you.pool(20)
    table.prey.pool(prey)
    table.prey.ready(COMPANION)
    plays(table, INVOLVED)
    rest_of_masters(table)
    assert [seat.pool() for seat in table.seats] == [17, after, 30, 30, 30]


def rest_of_masters(table: Table) -> None:
    """Nobody cancels it."""
    while table.asked() is not None and table.asked().window == "as_played":  # type: ignore[union-attr]
        table.pass_on()


@pytest.mark.parametrize("who", ["prey", "grand_prey", "you"])
def test_anybody_cancels_the_involvement(table: Table, who: str) -> None:
    """For 2 pool, with 2 at least; the 3 pool are not paid then."""
    table.grand_predator.pool(1)
    held = plays(table, INVOLVED)
    assert not table.grand_predator.may("use", card=held)
    getattr(table, who).uses(held)
    pools = [seat.pool() for seat in table.seats]
    assert pools == [28 if who == one else total for one, total in POOLS]
    assert table.where(held) == "ash_heap"


POOLS = (("you", 30), ("prey", 30), ("grand_prey", 30), ("grand_predator", 1), ("predator", 30))


@pytest.mark.parametrize(
    ("holder", "may"), [("prey", True), ("", True), ("you", False), ("predator", False)]
)
def test_whose_edge_is_unstable(table: Table, holder: str, may: bool) -> None:
    """Your prey's, or nobody's."""
    if holder:
        table.gives_edge(getattr(table, holder))
    table.you.holds(INSTABILITY, "Misdirection")
    table.you.ready(COMPANION)
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(INSTABILITY) is may


@pytest.mark.parametrize("takes", [True, False])
def test_the_prey_takes_what_nobody_has(table: Table, takes: bool) -> None:
    """She may; you gain 2 pool either way; one each turn."""
    table.you.holds(INSTABILITY, INSTABILITY, "Dreams of the Sphinx")
    table.you.in_play("The Parthenon")
    table.begins("master")
    table.you.plays(INSTABILITY)
    assert not table.you.may("answer")
    if takes:
        table.prey.does(("do", "answer"))
    else:
        table.prey.passes()
    assert table.prey.has_edge() is takes
    assert table.you.pool() == 32
    table.you.uses("The Parthenon")
    assert table.you.can_play("Dreams of the Sphinx")
    assert not table.you.can_play(INSTABILITY)
    if not takes:
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "master")
        assert table.you.can_play(INSTABILITY)


def test_the_edge_of_the_prey_stays(table: Table) -> None:
    """Nobody is asked; 2 pool."""
    table.gives_edge(table.prey)
    table.you.ready(COMPANION)
    plays(table, INSTABILITY)
    assert table.prey.has_edge()
    assert table.you.pool() == 32
    assert table.waits_for(table.you)


# -- blood that moves -----------------------------------------------------------------------------


def test_a_sermon_moves_blood_among_ready_vampires(table: Table) -> None:
    """Any amount of one, in any parts to your others; not to allies, torpor or others' vampires."""
    giver = table.you.ready("Don Cerro", blood=5)
    one, two = table.you.ready("Ryan", blood=0), table.you.ready("Nassir", blood=0)
    torpid = table.you.torpor("Duck", blood=1)
    ally = table.you.ready("Underbridge Stray")
    theirs = table.prey.ready("Tara", blood=1)
    plays(table, SERMON)
    assert table.you.choices() == {giver, one, two}
    table.you.chooses(giver)
    table.you.chooses(number=3)
    for target in (one, two, one):
        if table.you.choices():
            assert table.you.choices() <= {one, two}
            table.you.chooses(target)
    assert [table.blood(card) for card in (giver, one, two)] == [2, 2, 1]
    assert [table.blood(card) for card in (torpid, theirs)] == [1, 1]
    assert table.where(ally) == "ready"


def test_a_howl_gathers_blood(table: Table) -> None:
    """1 of each ready Gangrel antitribu of yours, to one in your uncontrolled region."""
    one, two = table.you.ready(GANGREL, blood=3), table.you.ready("Caitlin", blood=2)
    torpid = table.you.torpor(replaced("Ryan", clans=("Gangrel antitribu",)), blood=2)
    other = table.you.ready("Nassir", blood=2)
    theirs = table.prey.ready(replaced("Duck", clans=("Gangrel antitribu",)), blood=2)
    young = table.you.uncontrolled(replaced("KoKo", clans=("Gangrel antitribu",)), blood=1)
    second = table.you.uncontrolled(replaced("Tara", clans=("Gangrel antitribu",)))
    table.you.uncontrolled("Nik Sikko")
    table.prey.uncontrolled(replaced("Anvil", clans=("Gangrel antitribu",)))
    plays(table, HOWL)
    assert table.you.choices() == {young, second}
    table.you.chooses(young)
    cards = (one, two, torpid, other, theirs, young, second)
    assert [table.blood(card) for card in cards] == [2, 1, 2, 2, 2, 3, 0]


@pytest.mark.rules_text("003 Coroner's Contact 1")
def test_a_coroner_finds_a_samedi(table: Table) -> None:
    """In your crypt, shown to all, with 1 blood of the bank."""
    abebe, other = table.you.crypt("Abebe", "Genina, The Red Poet (G3)")
    table.you.crypt("KoKo")
    table.prey.crypt(replaced("Ryan", clans=("Samedi",)))
    plays(table, CORONER)
    assert table.you.choices() == {abebe, other}
    table.you.chooses(abebe)
    assert table.where(abebe) == "uncontrolled"
    assert table.blood(abebe) == 1
    assert all(sees(table.state, seat, abebe) for seat in range(5))
    assert any(line.what == "shuffled" and line.word == "crypt" for line in table.state.journal)
    assert table.you.pool() == 29


def test_a_coroner_may_find_nobody(table: Table) -> None:
    """Then nobody gains blood."""
    table.you.crypt("Abebe")
    held = plays(table, CORONER)
    table.you.passes()
    assert table.where(held) == "ash_heap"


# -- Social Ladder --------------------------------------------------------------------------------


@pytest.mark.parametrize("now", [True, False])
def test_the_ladder_is_climbed_in_the_influence_phase(table: Table, now: bool) -> None:
    """The vampire leaves the game; its blood goes to an older one in your uncontrolled region.

    At the end of the phase, if not before.
    """
    mine = table.you.ready("Nassir", blood=3)
    table.you.ready(COMPANION)
    card = table.you.in_play(LADDER, on=mine)
    heir, second = table.you.uncontrolled("Tara", blood=1), table.you.uncontrolled("Anvil")
    equal = table.you.uncontrolled("Ryan")
    table.prey.uncontrolled("Don Cerro")
    table.you.pool(1)
    table.begins("influence")
    if now:
        table.you.uses(card)
    else:
        while not table.you.choices():
            table.you.passes()
    assert table.you.choices() == {heir, second}
    table.you.chooses(heir)
    assert [table.blood(one) for one in (heir, second, equal)] == [4, 0, 0]
    assert (table.where(mine), table.where(card)) == ("removed", "ash_heap")


def test_the_ladder_is_put_on_a_ready_vampire_of_yours(table: Table) -> None:
    """No ally, nobody in torpor, nobody else's."""
    one, two = table.you.ready("Nassir"), table.you.ready("Tara")
    table.you.ready("Underbridge Stray")
    table.you.torpor("Duck")
    table.prey.ready("Ryan")
    plays(table, LADDER)
    assert table.you.choices() == {one, two}


@pytest.mark.ruling(LADDER, 1)
def test_without_an_older_one_the_blood_is_lost(table: Table) -> None:
    """The vampire leaves the game all the same, in your own influence phase only."""
    mine = table.you.ready("Nassir", blood=3)
    young = table.you.uncontrolled("KoKo")
    table.you.ready(COMPANION)
    plays(table, LADDER)
    table.you.chooses(mine)
    assert table.where(mine) == "ready"
    table.until_turn_of(table.prey)
    assert table.where(mine) == "removed"
    assert table.blood(young) == 0


def test_the_ladder_waits_for_your_influence_phase(table: Table) -> None:
    """In another's nothing happens."""
    theirs = table.prey.ready("Nassir", blood=3)
    card = table.prey.in_play(LADDER, on=theirs)
    table.you.uncontrolled("KoKo")
    table.begins("influence")
    assert table.you.may("transfer") or table.asked() is not None
    assert not table.prey.may("use", card=card)
    table.until_turn_of(table.prey)
    assert table.where(theirs) == "ready"


# -- Guru -----------------------------------------------------------------------------------------


@pytest.mark.ruling(GURU, 1)
def test_a_guru_is_fed_after_the_effect(table: Table) -> None:
    """1 blood as the referendum that it calls passes: after the pool is gained."""
    guru = table.you.ready("Jessica", blood=2)
    table.you.ready(COMPANION)
    table.you.in_play(GURU, on=guru)
    table.you.holds(motion(), motion())
    table.prey.ready("Tara")
    table.you.acts("Motion", by=guru)
    carried(table, guru)
    assert table.blood(guru) == 3
    told = [line.what for line in table.state.journal if line.seat == table.you.number]
    assert told.index("gained pool") < told.index("gained blood")
    assert table.you.pool() == 31


def test_a_guru_is_fed_once_each_turn(table: Table) -> None:
    """Should it call another one in the same turn: that feeds nobody; in the next turn it does."""
    guru = table.you.ready("Jessica", blood=2)
    table.you.ready(COMPANION)
    table.prey.ready("Tara")
    table.you.in_play(GURU, on=guru)
    table.you.holds(motion())
    table.you.acts("Motion", by=guru)
    carried(table, guru)
    for blood in (3, 3):
        assert table.blood(guru) == blood
        passes_again(table, guru)
    assert table.blood(guru) == 3
    table.until_turn_of(table.prey)
    passes_again(table, guru)
    assert table.blood(guru) == 4


def passes_again(table: Table, caller: int) -> None:
    """A referendum that the vampire called passes, by something that no card of today does."""
    atoms.emit(table.state, "referendum passed", caller)
    table.state.pending = None
    advance(table.state)


@pytest.mark.parametrize("fails", [True, False])
def test_a_guru_lives_by_its_own_referendums(table: Table, fails: bool) -> None:
    """Not by one that fails, nor by one that another calls."""
    guru = table.you.ready("Jessica", blood=2)
    other = table.you.ready("Mkhokheli", blood=2)
    table.you.in_play(GURU, on=guru)
    table.you.holds(motion())
    table.prey.ready("Tara")
    table.you.acts("Motion", by=guru if fails else other)
    polling(table)
    if fails:
        table.you.votes("against", minion=other)
    else:
        table.you.votes("for", minion=other)
    rest(table)
    assert table.you.pool() == (30 if fails else 31)
    assert (table.blood(guru), table.blood(other)) == (2, 2)


def test_a_guru_is_sabbat_and_yours(table: Table) -> None:
    """One archetype on each."""
    one, two = table.you.ready("Jessica"), table.you.torpor("Dodd")
    has = table.you.ready("Tock")
    table.you.in_play("Capitalist", on=has)
    table.you.ready("Tara")
    table.you.ready(replaced("Underbridge Stray", sect="sabbat"))
    table.prey.ready("Zachary")
    held = plays(table, GURU)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    assert table.on(held) == two


# -- Talons of the Dead, Carnivale ----------------------------------------------------------------


def test_talons_tear(table: Table) -> None:
    """Damage of hand strikes is aggravated."""
    mine = table.you.ready(GANGREL)
    table.you.in_play(TALONS, on=mine)
    theirs = table.prey.ready("Ryan")
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 1
    assert damage_to(table, mine, aggravated=True) == 0


@pytest.mark.parametrize(("word", "after"), [("bleed", 4), ("hunt", 6)])
def test_talons_make_directed_actions_dear(table: Table, word: str, after: int) -> None:
    """1 blood more; a hunt is not directed."""
    mine = table.you.ready(GANGREL, blood=5)
    table.you.ready(COMPANION)
    table.you.in_play(TALONS, on=mine)
    table.you.acts(word=word, by=mine)
    rest(table)
    assert table.blood(mine) == after


def test_talons_are_dear_for_their_bearer_only(table: Table) -> None:
    """Another's bleed costs nothing."""
    table.you.in_play(TALONS, on=table.you.ready(GANGREL))
    mine = table.you.ready("Nassir", blood=3)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.blood(mine) == 3


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_talons_are_cut_by_the_controller_of_their_bearer(table: Table, whose: str) -> None:
    """For a master phase action, in her own master phase; whoever played them."""
    bearer = getattr(table, whose).ready(GANGREL)
    card = table.you.in_play(TALONS, on=bearer)
    table.you.holds("Misdirection")
    table.prey.ready(COMPANION)
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.may("use", card=card) is (whose == "you")
    if whose == "you":
        table.you.uses(card)
        assert table.where(card) == "ash_heap"
        assert not table.you.can_play("Misdirection")
    else:
        table.until_turn_of(table.prey, "master")
        assert not table.you.may("use", card=card)
        table.prey.uses(card)
        assert table.where(card) == "ash_heap"


def test_talons_are_put_on_a_gangrel_antitribu_of_yours(table: Table) -> None:
    """Ready or not."""
    one, two = table.you.ready(GANGREL), table.you.torpor("Caitlin")
    table.you.ready("Lisé")
    table.prey.ready(replaced("Ryan", clans=("Gangrel antitribu",)))
    held = plays(table, TALONS)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert table.on(held) == one
    assert table.you.pool() == 28


def test_the_carnivale_hides_a_toreador_once(table: Table) -> None:
    """+1 stealth as it is burned; for nobody but its bearer."""
    mine = table.you.ready("Massimo Falconi")
    other = table.you.ready("Nik Sikko")
    card = table.you.in_play(CARNIVALE, on=mine)
    blocker = guard(table.prey, 0)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    assert not table.you.may("use", card=card)
    rest(table)
    assert table.prey.pool() == 30

    table = Table()
    mine = table.you.ready("Massimo Falconi")
    table.you.ready(COMPANION)
    card = table.you.in_play(CARNIVALE, on=mine)
    blocker = guard(table.prey, 0)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.uses(card)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(card) == "ash_heap"


def test_the_carnivale_is_put_on_a_ready_toreador(table: Table) -> None:
    """Anybody's; none in torpor."""
    mine, theirs = table.you.ready("Massimo Falconi"), table.prey.ready("Nik Sikko")
    table.you.torpor("Tamoszius")
    table.you.ready("Nassir")
    held = plays(table, CARNIVALE)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert table.on(held) == theirs

"""Second looks at rulings on cards from Abombwe to Ashur Tablets: the clause that is harder."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import made_vampire
from combat_talk import fight, made_up, rest
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.definitions import Static, defined
from methuselah.language import (
    OPPOSING,
    action,
    before_range,
    burn_card,
    gain_pool,
    is_named,
    permanents,
    steals,
    use,
)
from methuselah.pool import pool
from table_talk import Table

AGAITAS = "Agaitas, The Scholar of Antiquities (G2)"
ANATHEMA = "Anathema"
ARMY = "Absimiliard's Army"
JACK = "Smiling Jack, The Anarch"
TABLETS = "Ashur Tablets"
PLAIN = "Preston Varrick (G4)"


@pytest.mark.ruling("Abombwe", 1)
def test_abombwe_is_not_put_on_just_anybody(table: Table) -> None:
    """In the normal fashion its requirements hold: who may take it from a victim may not here."""
    octane = table.you.ready("Octane")
    fit = {table.you.ready(made_vampire(name, "pro", capacity=6)) for name in ("Wolf", "Bat")}
    table.you.holds("Abombwe")
    table.begins("master")

    table.you.plays("Abombwe")
    assert table.you.choices() == fit
    assert octane not in fit


@pytest.mark.ruling(ARMY, 2)
def test_a_ghoul_contests_nobody(table: Table) -> None:
    """Not the unique card whose copy it is, in play with somebody else."""
    table.you.in_play(ARMY)
    there = table.grand_prey.in_play(JACK)
    table.prey.library(*[JACK] * 9)
    table.prey.does("do")

    (top,) = table.state.seats[table.prey.number].ready
    assert table.where(top) == "ready"
    assert table.where(there) == "permanent"
    table.until("minion", table.prey)
    assert (table.where(top), table.where(there)) == ("ready", "permanent")


@pytest.mark.parametrize("burned", [False, True])
@pytest.mark.ruling(AGAITAS, 2)
def test_what_agaitas_has_drawn_is_played_when_he_is_gone(table: Table, burned: bool) -> None:
    """Another card is drawn from the prey's library only while he is there."""
    agaitas = table.you.ready(AGAITAS)
    nassir = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    gifts = [paper(name, action(gain_pool(1), stealth=1)) for name in ("Gift", "Other")]
    table.you.holds(*gifts)
    card = table.prey.library("Misdirection")
    table.you.acts("Gift", by=agaitas)
    table.you.chooses(seat=table.prey)
    rest(table)
    if burned:
        atoms.burn(table.state, agaitas)
        table.state.pending = None

    table.you.acts("Other", by=nassir)
    assert table.you.may("choose", seat=table.prey) is not burned
    rest(table)
    table.until_turn_of(table.you, "master")
    table.you.plays(card)
    table.you.chooses(nassir)
    if not burned:
        table.you.chooses(seat=table.you)
    assert table.locked(nassir)
    assert card in table.state.seats[table.prey.number].ash_heap


@pytest.mark.ruling(AGAITAS, 4)
def test_a_weapon_that_agaitas_has_drawn_is_disguised(table: Table) -> None:
    """Disguised Weapon finds it among the cards in hand; her own minion pays for it."""
    agaitas, alu = table.you.ready(AGAITAS), table.you.ready("Alu")
    table.you.holds("Disguised Weapon", paper("Gift", action(gain_pool(1), stealth=1)))
    gun = table.prey.library(".44 Magnum")
    ryan = table.prey.ready("Ryan")
    table.you.acts("Gift", by=agaitas)
    table.you.chooses(seat=table.prey)
    rest(table)

    fight(table, alu, ryan)
    table.you.plays("Disguised Weapon", by=alu, level="obf")
    if table.you.may("choose", target=gun):
        table.you.chooses(gun)
    rest(table)
    assert table.on(gun) == alu
    assert table.you.pool() == 30 + 1 - 2


@pytest.mark.ruling(ANATHEMA, 7)
def test_anathema_outlasts_whoever_called_it(table: Table) -> None:
    """She is ousted; it stays on the vampire of another Methuselah, who controls it."""
    justicar = table.you.ready("Angus the Unruled (G1)")
    belinde = table.prey.ready("Belinde")
    foe = table.predator.ready("Ryan")
    card = table.you.holds(ANATHEMA)
    table.you.pool(1)
    table.you.acts(card, by=justicar)
    table.until("choose")
    table.you.chooses(belinde)
    table.you.votes("for", minion=justicar)
    rest(table)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=foe)
    rest(table)

    assert table.you.is_out()
    assert table.on(card) == belinde
    assert table.state.controller(card) == table.prey.number


@pytest.mark.ruling("Ancient Influence", 1)
def test_a_poison_pill_counts_what_ancient_influence_takes(table: Table) -> None:
    """5 pool, though more was gained before."""
    virgil = table.you.ready("Virgil (G2)")
    theirs = table.prey.ready("Barachiel (G7)")
    table.you.holds("Ancient Influence")
    table.prey.holds("Poison Pill")

    table.you.acts("Ancient Influence", by=virgil)
    table.prey.plays("Poison Pill", by=theirs)
    table.you.votes("for", minion=virgil)
    table.you.does("choose", target=virgil)
    table.prey.does("choose", target=theirs)
    table.nobody_reacts()

    assert table.prey.pool() == 30 + 7 - 5
    assert table.you.pool() == 30 + 8 - 5 - 5


@pytest.mark.ruling("Anu Diptinatpa (G6)", 1)
@pytest.mark.parametrize("word", ["bleed", "hunt"])
def test_anu_helps_nobody_who_does_not_bleed(table: Table, word: str) -> None:
    """A hunt is no action for her, nor is the time before and after the bleed."""
    anu = table.you.ready("Anu Diptinatpa (G6)")
    table.you.ready("Dirk (G4)")
    mine = table.you.ready(PLAIN, blood=1)
    table.prey.ready("Igo the Hungry (G1)")

    assert not table.you.may("use", card=anu)
    table.you.acts(word=word, by=mine)
    table.until("action")
    assert table.you.may("use", card=anu) == (word == "bleed")
    rest(table)
    assert not table.you.may("use", card=anu)


@pytest.mark.ruling(TABLETS, 2)
def test_a_third_tablet_is_cancelled_before_anything_is_chosen(table: Table) -> None:
    """As it is played nobody knows what would come back."""
    mine = tuple(table.you.in_play(TABLETS) for _ in range(2))
    card = table.you.holds(TABLETS)
    heap = table.you.ash_heap("Life in the City", "Govern the Unaligned")
    table.prey.holds("Sudden Reversal")
    table.begins("master")

    table.you.plays(card)
    assert not table.you.choices()
    table.prey.plays("Sudden Reversal")
    assert not table.you.choices()
    assert [table.where(tablet) for tablet in mine] == ["permanent"] * 2
    assert [table.where(one) for one in (*heap, card)] == ["ash_heap"] * 3
    assert table.you.pool() == 30


@pytest.mark.ruling("Arika (G2)", 2)
def test_arika_asks_nothing_for_a_location_that_comes_later(table: Table) -> None:
    """In the same unlock phase; in the next one she does."""
    table.predator.ready("Arika (G2)")
    there = table.you.in_play("Fortune Teller Shop")
    late = table.prey.in_play("Elder Library")
    comes = use(steals(permanents(is_named("Elder Library"))), at=("unlock",), once="game")
    helper = table.you.in_play(paper("Helper", comes))
    table.you.ready("Meaghan")
    table.begins("unlock")

    table.you.does("do", number=0)
    assert table.you.pool() == 29
    table.you.uses(helper)
    table.until("minion", table.you)
    assert table.state.controller(late) == table.you.number
    assert (table.where(there), table.where(late)) == ("permanent", "permanent")
    assert table.you.pool() == 29
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    for _ in range(2):
        table.you.does("do", number=0)
    assert table.you.pool() == 27


@pytest.mark.ruling("Anneke (G1)", 1)
def test_anneke_does_not_block_what_was_declined(table: Table) -> None:
    """Though the impulse comes round to her Methuselah again, as somebody else uses an effect."""
    minion = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    anneke = table.grand_prey.ready("Anneke (G1)")
    anu = table.predator.ready("Anu Diptinatpa (G6)")
    table.prey.ready("Mazz")
    table.grand_prey.ready("Igo the Hungry (G1)")
    table.you.acts(word="bleed", by=minion)
    table.until("action", table.grand_prey)
    assert table.grand_prey.may("block", minion=anneke)
    table.grand_prey.passes()
    table.predator.uses(anu)
    for _ in range(30):
        if table.over():
            break
        assert not table.grand_prey.may("block", minion=anneke)
        table.pass_on()
    assert table.prey.pool() == 28


@pytest.mark.ruling(AGAITAS, 3)
def test_what_agaitas_has_drawn_goes_back_to_the_preys_library(table: Table) -> None:
    """Heart of Nizchetus puts it at the bottom of its owner's."""
    agaitas, nassir = table.you.ready(AGAITAS), table.you.ready("Nassir")
    heart = table.you.in_play("Heart of Nizchetus", on=nassir)
    table.you.holds(paper("Gift", action(gain_pool(1), stealth=1)))
    card = table.prey.library("Misdirection")
    table.you.acts("Gift", by=agaitas)
    table.you.chooses(seat=table.prey)
    rest(table)
    table.until_turn_of(table.you)
    table.you.uses(heart)
    table.you.chooses(number=1)
    table.you.chooses(card)

    assert card in table.state.seats[table.prey.number].library
    assert not table.state.held


@pytest.mark.ruling("Ancient Influence", 1)
def test_ancient_influence_keeps_who_would_withdraw(table: Table) -> None:
    """She loses 5 pool, though she has more than before in the end."""
    virgil = table.you.ready("Virgil (G2)")
    theirs = table.prey.ready("Barachiel (G7)")
    table.you.holds("Ancient Influence")
    table.begins("minion")
    table.state.edit_seat(table.prey.number).withdrawing = True

    table.you.acts("Ancient Influence", by=virgil)
    table.you.votes("for", minion=virgil)
    table.you.does("choose", target=virgil)
    assert table.state.seats[table.prey.number].withdrawing
    table.prey.does("choose", target=theirs)
    table.nobody_reacts()

    assert table.prey.pool() == 30 + 7 - 5
    assert not table.state.seats[table.prey.number].withdrawing


@pytest.mark.ruling("Ashes to Ashes", 4)
def test_an_ally_that_loses_no_life_burns_in_spite_of_ashes(table: Table) -> None:
    """Torpor is no place for it: who plays the card as a vampire is burned with its life."""
    face = replace(pool()["War Ghoul"], name="Scholar", printed_name="Scholar", id=900_777)
    ally = table.you.ready(defined(face, statics=(Static("plays as a vampire", word="for"),)))
    anvil = table.prey.ready("Anvil (G1)")
    table.you.holds("Ashes to Ashes")
    table.prey.holds(made_up("Ruin", modes=(before_range(burn_card(OPPOSING)),)))

    fight(table, ally, anvil)
    table.prey.plays("Ruin", by=anvil)
    table.you.plays("Ashes to Ashes", by=ally, level="for")
    rest(table)
    assert table.where(ally) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Alexandra (G2)", 1)
@pytest.mark.parametrize("phase", ["master", "influence", "discard"])
def test_alexandra_unlocks_in_each_phase(table: Table, phase: str) -> None:
    """Not in the minion phase alone; once in the turn, and only another one."""
    alexandra = table.you.ready("Alexandra (G2)", locked=True)
    barth = table.you.ready("Barth (G3)", locked=True)
    table.you.uncontrolled("Ryan")
    table.you.holds("Blood Doll")
    table.begins(phase)
    table.until(phase, table.you)

    assert table.you.may("use", card=alexandra), "in this phase, not in a later one"
    table.you.uses(alexandra)
    if table.you.may("choose", target=barth):
        table.you.chooses(barth)
    if table.you.may("do", number=1):
        table.you.does("do", number=1)
    assert not table.locked(barth)
    assert table.locked(alexandra)
    assert not table.you.may("use", card=alexandra)

"""Lernean, Ash Harrison, Dmitri Borodin, Alexis Sorokin, Elimelech and Nkechi in combat."""

from __future__ import annotations

from typing import Final

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, DODGE, PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import OPPOSING, additional_strikes, combat_card, static
from scenes.rulings import black_hand_is_no_title
from table_talk import Table

LERNEAN = "Lernean (G4)"
ASH = "Ash Harrison (G5)"
DMITRI = "Dmitri Borodin (G4)"
ALEXIS = "Alexis Sorokin (G4)"
ELIMELECH = "Elimelech the Twice-Damned (G5)"
NKECHI = "Nkechi (G4)"
OAK: Final = made_vampire("Oak", capacity=10)
IDLE: Final = paper("Idle", combat_card(at=("additional",)), kind="combat")
HASTE: Final = paper("Haste", additional_strikes(1), kind="combat")

# -- Lernean --------------------------------------------------------------------------------------


def test_lernean_strikes_again_once_each_round(table: Table) -> None:
    """For 1 blood; not twice in a round, again in the next."""
    lernean, oak = table.you.ready(LERNEAN, blood=8), table.prey.ready(OAK)
    table.you.holds(IDLE, PRESS)
    fight(table, lernean, oak)
    table.until("additional", table.you)
    table.you.uses(lernean)
    assert not table.you.may("use", card=lernean)
    table.you.plays(PRESS.name, by=lernean)
    table.you.uses(lernean)
    rest(table)
    assert damage_to(table, oak) == 4
    assert table.blood(lernean) == 4  # 2 for the strikes, 2 damage
    assert table.waits_for(table.you)


@pytest.mark.parametrize("haste_first", [True, False])
def test_the_additional_strike_of_lernean_is_limited(table: Table, haste_first: bool) -> None:
    """That of a card or his own."""
    lernean, oak = table.you.ready(LERNEAN, blood=5), table.prey.ready(OAK)
    table.you.holds(HASTE, IDLE)
    fight(table, lernean, oak)
    table.until("additional", table.you)
    assert table.you.can_play("Haste", by=lernean)
    if haste_first:
        table.you.plays("Haste", by=lernean)
    else:
        table.you.uses(lernean)
    assert not table.you.can_play("Haste", by=lernean)
    assert not table.you.may("use", card=lernean)
    rest(table)
    assert damage_to(table, oak) == 2


@pytest.mark.parametrize(
    ("fighter", "blood", "may"), [(LERNEAN, 2, True), (LERNEAN, 1, False), ("Nassir", 4, False)]
)
def test_who_does_not_strike_again(table: Table, fighter: str, blood: int, may: bool) -> None:
    """Without blood after the first strikes; another vampire beside him."""
    if fighter != LERNEAN:
        table.you.ready(LERNEAN)
    mine, oak = table.you.ready(fighter, blood=blood), table.prey.ready(OAK)
    table.you.holds(IDLE)
    fight(table, mine, oak)
    table.until("additional", table.you)
    assert table.you.may("use", card=LERNEAN) is may


# -- Ash Harrison ---------------------------------------------------------------------------------


def test_ash_shoots_from_afar_once_each_round(table: Table) -> None:
    """1 aggravated damage; not with an additional strike; again in the next round."""
    ash = table.you.ready(ASH)
    oak = table.prey.ready(paper("Brute", kind="ally", life=9, strength=1, bleed=1))
    table.you.holds(HASTE, PRESS)
    far = paper("Far", static("range each round", word="long"), kind="equipment")
    table.you.in_play(far, on=ash)
    fight(table, ash, oak)
    table.you.uses(ash, level="strike")
    table.you.plays("Haste", by=ash)
    assert not table.you.may("use", card=ash)
    table.you.plays(PRESS.name, by=ash)
    table.you.uses(ash, level="strike")
    rest(table)
    assert (damage_to(table, oak), damage_to(table, oak, aggravated=True)) == (2, 2)
    assert damage_to(table, ash) == 0
    assert table.waits_for(table.you)


def test_ash_shoots_at_long_range_only(table: Table) -> None:
    """At close range there is the hand."""
    ash, oak = table.you.ready(ASH), table.prey.ready(OAK)
    table.you.holds(DODGE)
    fight(table, ash, oak)
    table.until("strike", table.you)
    assert not table.you.may("use", card=ash)


@pytest.mark.ruling(ASH, 1)
def test_ash_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(ASH)


@pytest.mark.ruling(ELIMELECH, 1)
def test_elimelech_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(ELIMELECH)


# -- Dmitri Borodin -------------------------------------------------------------------------------


def test_dmitri_prevents_a_strike_once_each_combat(table: Table) -> None:
    """All of it, aggravated too, for 1 blood; the strike of the next round hits him."""
    strong = replaced("Octane", strength=4, capacity=10)
    oak, dmitri = table.you.ready(strong), table.prey.ready(DMITRI, blood=9)
    table.you.in_play(
        paper("Claws", static("aggravated strikes", word="hand"), kind="equipment"), on=oak
    )
    table.you.holds(PRESS)
    fight(table, oak, dmitri)
    table.prey.uses(dmitri)
    assert table.blood(dmitri) == 8
    table.you.plays(PRESS.name, by=oak)
    offered = False
    while not table.over():
        offered |= table.prey.may("use", card=dmitri)
        table.pass_on()
    assert not offered
    assert damage_to(table, dmitri) == 4
    assert table.where(dmitri) == "torpor"


def test_dmitri_prevents_again_in_another_combat(table: Table) -> None:
    """Once each combat, in the same turn."""
    oak, dmitri = table.you.ready(OAK), table.prey.ready(DMITRI, blood=9)
    table.you.holds(AGAIN)
    fight(table, oak, dmitri)
    table.prey.uses(dmitri)
    table.you.plays(AGAIN.name, by=oak)
    table.prey.uses(dmitri)
    rest(table)
    assert (damage_to(table, dmitri), table.blood(dmitri)) == (0, 7)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("kind", ["environment", "no blood", "another"])
def test_what_dmitri_does_not_prevent(table: Table, kind: str) -> None:
    """Damage of no strike; without blood; that of another vampire."""
    dmitri = table.prey.ready(DMITRI, blood=0 if kind == "no blood" else 5)
    theirs = table.prey.ready("Nassir") if kind == "another" else dmitri
    mine = table.you.ready(replaced("Octane", strength=0) if kind == "environment" else OAK)
    if kind == "environment":
        table.you.in_play(
            paper("Storm", static("environmental damage", 1, who=OPPOSING), kind="equipment"),
            on=mine,
        )
    fight(table, mine, theirs)
    offered = False
    while not table.over():
        offered |= table.prey.may("use", card=dmitri)
        table.pass_on()
    assert not offered
    assert damage_to(table, theirs) == 1


# -- Alexis Sorokin -------------------------------------------------------------------------------


def test_alexis_dodges_once_each_combat(table: Table) -> None:
    """No damage in this round; in the next one there is only the hand strike."""
    alexis, oak = table.you.ready(ALEXIS), table.prey.ready(OAK)
    table.you.holds(PRESS, DODGE)
    fight(table, alexis, oak)
    table.you.uses(alexis, level="strike")
    table.you.plays(PRESS.name, by=alexis)
    table.until("strike", table.you)
    assert not table.you.may("use", card=alexis)
    rest(table)
    assert (damage_to(table, alexis), damage_to(table, oak)) == (1, 1)


def test_alexis_dodges_again_in_another_combat(table: Table) -> None:
    """Of the same turn."""
    alexis, oak = table.you.ready(ALEXIS), table.prey.ready(OAK)
    table.you.holds(AGAIN)
    fight(table, alexis, oak)
    table.you.uses(alexis, level="strike")
    table.you.plays(AGAIN.name, by=alexis)
    table.you.uses(alexis, level="strike")
    rest(table)
    assert damage_to(table, alexis) == 0


# -- Elimelech ------------------------------------------------------------------------------------


@pytest.mark.parametrize("foe", ["Renegade Garou", OAK])
def test_elimelech_strikes_first(table: Table, foe: object) -> None:
    """With the hands, and at close range he burns an ally before it strikes."""
    elimelech = table.you.ready(ELIMELECH)
    theirs = table.prey.ready(foe, **({} if foe is OAK else {"blood": 2}))  # type: ignore[arg-type]
    fight(table, elimelech, theirs)
    rest(table)
    assert damage_to(table, theirs) == 2
    assert damage_to(table, elimelech) == (1 if foe is OAK else 0)
    assert table.waits_for(table.you)


# -- Nkechi ---------------------------------------------------------------------------------------


def test_nkechi_looks_at_the_hand_of_her_opponent(table: Table) -> None:
    """Before range, in the first round, for 1 blood, once; of that hand only."""
    nkechi, oak = table.you.ready(NKECHI, blood=4), table.prey.ready(replaced("Octane", strength=0))
    cards = table.prey.holds("Fame", "Blur")
    other = table.grand_prey.holds("Fame")
    table.you.holds(PRESS)
    fight(table, nkechi, oak)
    decision = table.asked()
    assert decision is not None and decision.window == "before_range"
    assert not sees(table.state, table.you.number, cards[0])
    table.you.uses(nkechi)
    saw = [one.card for one in table.state.journal if one.what in ("saw", "saw in hand")]
    assert set(saw) >= set(cards)
    assert other not in saw
    assert table.blood(nkechi) == 3
    assert not table.you.may("use", card=nkechi)
    table.you.plays(PRESS.name, by=nkechi)
    while not table.over():
        assert not table.you.may("use", card=nkechi)
        table.pass_on()
    assert table.waits_for(table.you)


@pytest.mark.parametrize("how", ["second round", "no blood", "not fighting"])
def test_nkechi_does_not_look(table: Table, how: str) -> None:
    """Only she, in the first round, with blood."""
    nkechi = table.you.ready(NKECHI, blood=0 if how == "no blood" else 4)
    mine = table.you.ready("Nassir") if how == "not fighting" else nkechi
    oak = table.prey.ready(replaced("Octane", strength=0))
    table.prey.holds("Fame")
    table.you.holds(PRESS)
    if how == "no blood":
        table.prey.in_play("Sport Bike", on=oak)
        table.you.ready(COMPANION)
        table.prey.blocks(oak)
    else:
        fight(table, mine, oak)
    if how == "second round":
        table.until("press", table.you)
        table.you.plays(PRESS.name, by=mine)
    while not table.over():
        assert not table.you.may("use", card=nkechi)
        table.pass_on()


def test_nkechi_looks_again_in_the_next_combat(table: Table) -> None:
    """Once each combat."""
    nkechi, oak = table.you.ready(NKECHI, blood=4), table.prey.ready(OAK)
    table.prey.holds("Fame")
    table.you.holds(AGAIN)
    fight(table, nkechi, oak)
    table.you.uses(nkechi)
    table.you.plays(AGAIN.name, by=nkechi)
    table.until("before_range", table.you)
    assert table.you.may("use", card=nkechi)

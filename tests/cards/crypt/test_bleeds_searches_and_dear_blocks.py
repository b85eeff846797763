"""Vampires of decks that lacked one card: bleeds, blood, searches, blocks that cost."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from methuselah.engine import atoms
from methuselah.engine.definitions import Definition
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.turn.master import master_actions
from politics_talk import carried, motion, polling, votes_now
from table_talk import Table

PRIMOGEN = replaced("Ryan", title="primogen")
PRINCE = replaced("Ryan", title="prince", city="Rome")

# -- Katarina, Maldavis ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("friend", "whose", "place", "number"),
    [
        (PRINCE, "you", "ready", 1),
        (PRINCE, "you", "torpor", 0),
        (PRINCE, "prey", "ready", 0),
        (PRIMOGEN, "you", "ready", 0),
    ],
)
def test_katarina_hides_behind_a_prince(
    table: Table, friend: object, whose: str, place: str, number: int
) -> None:
    """Another ready vampire that you control."""
    katarina = table.you.ready("Katarina Kornfeld (G3)")
    getattr(table, whose).puts(friend, place, locked=True)
    table.you.ready(COMPANION)
    table.prey.ready("Mazz")
    table.you.acts(word="bleed", by=katarina)
    assert stealth(table.state, action_of(table)) == number


def test_katarina_is_no_other_vampire(table: Table) -> None:
    """Were she the prince herself, it would not help."""
    katarina = table.you.ready("Katarina Kornfeld (G3)")
    table.you.ready(COMPANION)
    table.prey.ready("Mazz")
    table.begins("minion")
    atoms.set_trait(table.state, katarina, "title", "prince")
    table.you.acts(word="bleed", by=katarina)
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.parametrize(
    ("rival", "whose", "place", "pool"),
    [
        (PRIMOGEN, "prey", "ready", 30),
        (PRIMOGEN, "prey", "torpor", 29),
        (PRIMOGEN, "grand_prey", "ready", 29),
        (PRINCE, "prey", "ready", 29),
    ],
)
def test_maldavis_respects_primogen(
    table: Table, rival: object, whose: str, place: str, pool: int
) -> None:
    """A ready one of the Methuselah being bled: 1 bleed less."""
    maldavis = table.you.ready("Maldavis (G3)")
    table.you.ready(COMPANION)
    getattr(table, whose).puts(rival, place, locked=True)
    table.you.acts(word="bleed", by=maldavis)
    table.nobody_reacts()
    assert table.prey.pool() == pool


@pytest.mark.parametrize("mine", [True, False])
def test_primogen_burn_blood_from_maldavis(table: Table, mine: bool) -> None:
    """1, at +1 stealth, directed at her controller; no other vampire does so."""
    primogen, prince = table.you.ready(PRIMOGEN), table.you.ready(PRINCE)
    maldavis = (table.you if mine else table.grand_prey).ready("Maldavis (G3)", blood=3)
    table.prey.ready("Mazz")
    assert not table.you.may("use action", card=maldavis, minion=prince)
    table.you.acts(maldavis, by=primogen)
    assert stealth(table.state, action_of(table)) == 1
    assert table.grand_prey.may("block", minion=maldavis) != mine
    table.nobody_reacts()
    assert table.blood(maldavis) == 2
    assert table.locked(primogen)
    assert table.waits_for(table.you)


# -- Beast ----------------------------------------------------------------------------------------

BEAST = "Beast, The Leatherface of Detroit (G2)"


@pytest.mark.ruling(BEAST, 1)
@pytest.mark.parametrize("name", [BEAST, "Ryan"])
def test_beast_plays_no_action_cards(table: Table, name: str) -> None:
    """Of whatever type; others do."""
    beast = table.you.ready(name)
    table.you.ready("Underbridge Stray")
    table.prey.ready("Mazz", locked=True)
    cards = ["Bum's Rush", ".44 Magnum", "Vagabond Mystic", "Jackie Therman"]
    table.you.holds(*cards, motion())
    for card in (*cards, "Motion"):
        assert table.you.can_play(card, by=beast) == (name != BEAST), card


@pytest.mark.ruling(BEAST, 1)
@pytest.mark.parametrize("thief", [BEAST, made_vampire("Thief", "cel")])
def test_beast_steals_no_equipment(table: Table, thief: str | Definition) -> None:
    """A strike that would steal it gets him nothing."""
    mine = table.you.ready(thief)
    theirs = table.prey.ready("Ryan")
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    table.you.holds("Fast Hands", PRESS)
    fight(table, mine, theirs)
    table.you.plays("Fast Hands", by=mine, level="cel")
    rest(table)
    assert table.on(gun) == (theirs if thief == BEAST else mine)


def test_beast_attacks_whom_he_likes(table: Table) -> None:
    """Any ready minion of others."""
    beast = table.you.ready(BEAST)
    table.you.ready(COMPANION)
    ally, far = table.prey.ready("Double Deuce", locked=True), table.grand_prey.ready("Ryan")
    table.prey.torpor("Mazz")
    table.you.acts(beast, by=beast)
    assert table.you.choices() == {ally, far}
    table.you.chooses(far)
    rest(table)
    assert damage_to(table, far) == 2


# -- Aksinya --------------------------------------------------------------------------------------

AKSINYA = "Aksinya Daclau (G4)"


@pytest.mark.ruling(AKSINYA, 1)
@pytest.mark.ruling(AKSINYA, 2)
def test_aksinya_redirects_for_a_master_card(table: Table) -> None:
    """After blocks are declined, once in each turn; to anybody but the acting Methuselah."""
    first, second = table.you.ready("Ryan"), table.you.ready("Mazz")
    table.you.ready(COMPANION)
    aksinya = table.prey.ready(AKSINYA)
    doll, villein = table.prey.holds("Blood Doll", "Villein")
    table.prey.holds("Deflection", "Fame")
    table.you.acts(word="bleed", by=first)
    assert not table.prey.may("use", card=aksinya), "blocks are not declined yet"
    table.until("declined", table.prey)
    table.prey.uses(aksinya)
    assert table.prey.choices() >= {doll, villein}
    table.prey.chooses(villein)
    assert {option.seat for option in table.prey.options("choose")} == {2, 3, 4}
    table.prey.chooses(seat=table.predator)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (30, 29)
    assert table.where(villein) == "ash_heap"
    assert not table.locked(aksinya)
    table.you.acts(word="bleed", by=second)
    while not table.over():
        assert not table.prey.may("use", card=aksinya)
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.parametrize(
    ("place", "locked", "card"),
    [("torpor", False, "Fame"), ("ready", True, "Fame"), ("ready", False, "Deflection")],
)
def test_aksinya_needs_a_master_card(table: Table, place: str, locked: bool, card: str) -> None:
    """And must be ready and unlocked."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    aksinya = table.prey.puts(AKSINYA, place, locked=locked)
    table.prey.holds(card)
    table.you.acts(word="bleed", by=acting)
    while not table.over():
        assert not table.prey.may("use", card=aksinya)
        table.pass_on()
    assert table.prey.pool() == 29


def test_aksinya_after_a_block_that_failed(table: Table) -> None:
    """Stealth beat her: that is a block declined."""
    acting = table.you.ready(made_vampire("Hidden", "obf"))
    table.you.ready(COMPANION)
    table.you.holds("Swallowed by the Night")
    aksinya = table.prey.ready(AKSINYA)
    table.prey.holds("Fame")
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(aksinya)
    table.you.plays("Swallowed by the Night", by=acting, level="obf")
    table.prey.uses(aksinya)
    table.prey.chooses(seat=table.predator)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (30, 29)


def test_aksinya_is_too_late_once_the_bleed_would_succeed(table: Table) -> None:
    """After a Major Boon nobody redirects."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    aksinya = table.prey.ready(AKSINYA)
    table.prey.holds("Fame")
    table.grand_prey.holds("Major Boon")
    table.you.acts(word="bleed", by=acting)
    table.until("declined", table.prey)
    assert table.prey.may("use", card=aksinya)
    table.grand_prey.plays("Major Boon")
    while not table.over():
        assert not table.prey.may("use", card=aksinya)
        table.pass_on()


# -- Alonso, Anastasz, Marcellus ------------------------------------------------------------------


def test_alonso_hurts_the_anarchs_of_whom_he_bleeds(table: Table) -> None:
    """1 that cannot be prevented to each of them, in torpor too, and to nobody else."""
    alonso = table.you.ready("Alonso Petrodon (G5)")
    own = table.you.ready(made_vampire("Own"))
    anarch = table.prey.ready(made_vampire("One"), locked=True)
    jacket = table.prey.in_play("Flak Jacket", on=anarch)
    second = table.prey.ready(made_vampire("Two"), locked=True)
    other, far = table.prey.ready("Ryan", locked=True), table.grand_prey.ready(made_vampire("Far"))
    table.you.acts(word="bleed", by=alonso)
    table.until("after_resolution") if table.prey.may("use", card=jacket) else rest(table)
    rest(table)
    assert [damage_to(table, one) for one in (anarch, second)] == [1, 1]
    assert [damage_to(table, one) for one in (own, other, far)] == [0, 0, 0]
    assert table.prey.pool() == 28


def test_alonso_must_bleed_for_it(table: Table) -> None:
    """A bleed that burns no pool hurts nobody; one of another vampire neither."""
    table.you.ready("Alonso Petrodon (G5)")
    other = table.you.ready("Ryan")
    anarch = table.prey.ready(made_vampire("One"), locked=True)
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert damage_to(table, anarch) == 0
    assert table.prey.pool() == 29


@pytest.mark.parametrize(
    ("rival", "place", "votes"),
    [("justicar", "ready", 2), ("justicar", "torpor", 3), ("prince", "ready", 3)],
)
def test_anastasz_shares_with_other_justicars(
    table: Table, rival: str, place: str, votes: int
) -> None:
    """A ready one of anybody takes him a vote."""
    anastasz = table.you.ready("Anastasz di Zagreb (G3)")
    table.prey.puts(replaced("Ryan", title=rival, city="Rome"), place, locked=True)
    table.you.holds(motion())
    table.you.acts("Motion", by=anastasz)
    polling(table)
    table.you.votes("for", minion=anastasz)
    assert votes_now(table) == (votes, 0)


def test_anastasz_without_his_title_has_nothing_to_lose(table: Table) -> None:
    """Votes from elsewhere stay as they are."""
    anastasz = table.you.ready("Anastasz di Zagreb (G3)")
    table.prey.ready(replaced("Ryan", title="justicar"), locked=True)
    table.you.holds(motion())
    table.begins("minion")
    atoms.set_trait(table.state, anastasz, "title", "prince")
    table.you.acts("Motion", by=anastasz)
    polling(table)
    table.you.votes("for", minion=anastasz)
    assert votes_now(table) == (2, 0)


def test_anastasz_steals_a_blood_from_afar(table: Table) -> None:
    """As a strike, at long range too."""
    anastasz = table.you.ready("Anastasz di Zagreb (G3)", blood=4)
    theirs = table.prey.ready("Ryan", blood=4)
    table.you.holds(MANEUVER)
    fight(table, anastasz, theirs)
    table.you.plays(MANEUVER.name, by=anastasz)
    table.you.uses(anastasz, level="strike")
    rest(table)
    assert (table.blood(anastasz), table.blood(theirs)) == (5, 3)


@pytest.mark.parametrize(
    ("caller", "place", "left"),
    [("Ryan", "ready", 3), ("Ryan", "torpor", 4), ("Dirk (G4)", "ready", 4)],
)
def test_marcellus_taxes_nosferatu(table: Table, caller: str, place: str, left: int) -> None:
    """1 blood for their political actions while he is ready; nobody else's."""
    table.prey.puts("Marcellus (G2)", place, locked=True)
    minion = table.you.ready(replaced(caller, capacity=5), blood=4)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.you.acts("Motion", by=minion)
    carried(table, minion)
    assert table.blood(minion) == left


def test_marcellus_leaves_other_actions_alone(table: Table) -> None:
    """A bleed of a Nosferatu costs nothing."""
    table.prey.ready("Marcellus (G2)", locked=True)
    minion = table.you.ready("Ryan", blood=4)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=minion)
    rest(table)
    assert table.blood(minion) == 4


# -- Edward Neally --------------------------------------------------------------------------------

EDWARD = "Edward Neally (G3)"


@pytest.mark.ruling(EDWARD, 1)
def test_edward_makes_your_hand_larger(table: Table) -> None:
    """For each master phase action, until the end of the turn."""
    edward = table.you.ready(EDWARD)
    table.you.ready("Anson (G1)")
    table.you.holds("Blood Doll", "Villein")
    table.begins("master")
    table.you.uses(edward)
    assert hand_size(table.state, 0) == 8
    assert master_actions(table.state, 0) == 1
    table.you.uses(edward)
    assert hand_size(table.state, 0) == 9
    assert not table.you.may("use", card=edward)
    while table.state.active == table.you.number:
        if table.you.may("discard"):
            table.you.does("discard")
        else:
            table.pass_on()
    assert hand_size(table.state, 0) == 7
    assert len(table.you.hand()) == 7


def test_edward_must_be_ready(table: Table) -> None:
    """In torpor he is of no use."""
    edward = table.you.torpor(EDWARD)
    table.you.holds("Blood Doll", "Villein")
    table.you.ready("Mazz")
    table.begins("master")
    assert not table.you.may("use", card=edward)


def test_edward_looks_at_the_hand_of_your_prey(table: Table) -> None:
    """For 1 blood, at +1 stealth, directed at her."""
    edward = table.you.ready(EDWARD, blood=4)
    table.you.ready(COMPANION)
    wall, far = table.prey.ready("Ryan"), table.predator.ready("Mazz")
    table.prey.holds("Fame")
    table.you.acts(edward, by=edward)
    assert stealth(table.state, action_of(table)) == 1
    assert table.prey.may("block", minion=wall)
    assert not table.predator.may("block", minion=far)
    rest(table)
    assert table.blood(edward) == 3
    assert table.locked(edward)
    assert table.prey.hand() == ["Fame"]

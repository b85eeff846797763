"""La Viuda Blanca, Kingston Penitentiary, Redbone McCray, Masquer, Clotho's Gift, Investigator."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered, trick
from block_talk import made_vampire
from combat_talk import COMPANION
from listening import listener
from methuselah.language import attached, environmental_damage, inflicts_damage, is_a
from methuselah.rules.action.action import stealth
from table_talk import Table

VIUDA = "La Viuda Blanca (G6)"
KINGSTON = "Kingston Penitentiary, Ontario"
REDBONE = "Redbone McCray (G4)"
MASQUER = "Masquer"
GIFT = "Clotho's Gift"
ARCANUM = "Arcanum Investigator"


# -- La Viuda Blanca ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 2])
def test_la_viuda_draws(table: Table, number: int) -> None:
    """Up to 2 cards at +1 stealth; then she discards down to seven."""
    viuda = table.you.ready(VIUDA)
    meaghan = table.you.ready(COMPANION)
    table.you.holds(*("Fame",) * 7)
    table.you.library("Bonding", "Deep Song", "Raven Spy")
    table.prey.ready("Ryan")

    assert not table.you.may("use action", card=viuda, by=meaghan)
    table.you.acts(viuda, by=viuda)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.may("choose", number=2):
        table.pass_on()
    assert not table.you.may("choose", number=3)
    table.you.chooses(number=number)
    for _ in range(number):
        table.you.does("discard", card="Fame")

    assert sorted(table.you.hand()) == sorted(
        [*("Fame",) * (7 - number), *["Raven Spy", "Deep Song"][:number]]
    )
    assert table.locked(viuda)
    assert table.blood(viuda) == 6
    assert table.waits_for(table.you)


# -- Kingston Penitentiary, Ontario ---------------------------------------------------------------


def test_kingston_costs_four_pool(table: Table) -> None:
    """It comes into play unlocked."""
    table.you.ready("Ryan", locked=True)
    place = table.you.holds(KINGSTON)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays(KINGSTON)

    assert table.you.pool() == 26
    assert table.where(place) == "permanent"
    assert not table.locked(place)


def test_kingston_feeds_its_controller_for_nothing(table: Table) -> None:
    """Once, a ready vampire of hers; another hunting ground feeds another one."""
    ryan = table.you.ready("Ryan", blood=2)
    earl = table.you.ready("Earl (G3)", blood=2)
    table.you.torpor("Tony (G3)", blood=2)
    table.prey.ready("Duck (G1)", blood=1)
    place = table.you.in_play(KINGSTON)
    other = table.you.in_play("Academic Hunting Ground")
    table.begins("unlock")

    assert not table.you.may("use", card=place, level="visit")
    table.you.uses(place)
    assert table.you.choices() == {ryan, earl}
    table.you.chooses(ryan)
    assert (table.blood(ryan), table.locked(place), table.you.pool()) == (3, False, 30)
    assert not table.you.may("use", card=place)
    table.you.uses(other)
    assert (table.blood(ryan), table.blood(earl)) == (3, 3)


def test_another_methuselah_pays_for_kingston(table: Table) -> None:
    """In her unlock phase: a pool to its controller, the lock, and the next one finds it locked."""
    table.you.ready("Tony (G3)", blood=2)
    place = table.you.in_play(KINGSTON)
    ryan = table.prey.ready("Ryan", blood=2)
    earl = table.prey.ready("Earl (G3)", blood=2)
    table.prey.torpor("Brachah (G2)", blood=2)
    duck = table.grand_prey.ready("Duck (G1)", blood=1)
    table.grand_prey.in_play("Academic Hunting Ground")

    assert not table.prey.may("use", card=place)
    table.until_turn_of(table.prey)
    table.prey.uses(place, level="visit")
    assert table.prey.choices() == {ryan, earl}
    table.prey.chooses(ryan)
    assert (table.prey.pool(), table.you.pool()) == (29, 31)
    assert (table.blood(ryan), table.blood(earl), table.locked(place)) == (3, 2, True)
    assert not table.prey.may("use", card=place)
    table.until_turn_of(table.grand_prey)
    assert table.grand_prey.may("use", card="Academic Hunting Ground")
    assert not table.grand_prey.may("use", card=place)
    assert table.blood(duck) == 1


def test_a_vampire_is_fed_by_one_hunting_ground(table: Table) -> None:
    """Fed by her own one, her only vampire cannot visit Kingston."""
    place = table.you.in_play(KINGSTON)
    table.you.ready("Tony (G3)")
    ryan = table.prey.ready("Ryan", blood=2)
    own = table.prey.in_play("Academic Hunting Ground")

    table.until_turn_of(table.prey)
    assert table.prey.may("use", card=place)
    table.prey.uses(own)
    assert table.blood(ryan) == 3
    assert not table.prey.may("use", card=place)


# -- Redbone McCray -------------------------------------------------------------------------------


def test_redbone_fights_younger_camarilla_vampires(table: Table) -> None:
    """Of whomever else; not one of the same capacity, of the Sabbat, in torpor."""
    redbone = table.you.ready(REDBONE)
    duck = table.you.ready("Duck (G1)")
    koko = table.prey.ready("KoKo (G1)")
    table.prey.ready("Tony (G3)")
    table.prey.ready("Saiz (G3)")
    table.prey.torpor("Earl (G3)")
    table.predator.ready("Crow (G5)")
    brachah = table.grand_prey.ready("Brachah (G2)")

    assert not table.you.may("use action", card=redbone, by=duck)
    table.you.acts(redbone, by=redbone)
    assert table.you.choices() == {koko, brachah}
    table.you.chooses(brachah)
    assert action_of(table).targets == (table.grand_prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    table.nobody_reacts()

    assert (table.blood(redbone), table.blood(brachah), table.blood(koko)) == (5, 4, 2)
    assert table.locked(redbone)
    assert table.waits_for(table.you)


# -- Masquer --------------------------------------------------------------------------------------


@pytest.mark.ruling("Masquer", 1)
@pytest.mark.parametrize(("level", "life"), [("nec", 1), ("NEC", 2)])
def test_the_level_decides_the_life_of_masquer(table: Table, level: str, life: int) -> None:
    """For 1 blood."""
    medium = table.you.ready(made_vampire("Medium", "NEC"))
    table.you.ready(COMPANION)
    masquer = table.you.holds(MASQUER)

    table.you.acts(MASQUER, by=medium, level=level)
    table.nobody_reacts()

    assert table.on(masquer) == medium
    assert table.blood(masquer) == life
    assert table.blood(medium) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling("Masquer", 2)
def test_masquer_is_immune_to_normal_damage(table: Table) -> None:
    """Outside of combat and unpreventable; a raven is not."""
    bone = table.you.ready(made_vampire("Bone"))
    table.you.ready(COMPANION)
    table.you.holds(
        trick(inflicts_damage(1, attached(is_a("retainer")), unpreventable=True), at=("action",))
    )
    ryan = table.prey.ready("Ryan")
    masquer = table.prey.in_play(MASQUER, on=ryan, level="nec")
    raven = table.prey.in_play("Raven Spy", on=ryan, level="ani")

    table.you.acts(by=bone, word="bleed")
    table.you.plays("Trick", by=bone)
    table.nobody_reacts()

    assert table.where(raven) == "ash_heap"
    assert table.where(masquer) == "attached"
    assert table.blood(masquer) == 1


@pytest.mark.parametrize(("life", "where"), [(1, "ash_heap"), (2, "attached")])
def test_aggravated_damage_hurts_masquer(table: Table, life: int, where: str) -> None:
    """1 point: of 1 or 2 life."""
    bone = table.you.ready(made_vampire("Bone"))
    table.you.ready(COMPANION)
    table.you.holds(
        trick(environmental_damage(1, attached(is_a("retainer")), aggravated=True), at=("action",))
    )
    ryan = table.prey.ready("Ryan")
    masquer = table.prey.in_play(MASQUER, on=ryan, level="NEC", blood=life)

    table.you.acts(by=bone, word="bleed")
    table.you.plays("Trick", by=bone)
    table.nobody_reacts()

    assert table.where(masquer) == where
    assert table.blood(ryan) == 4


@pytest.mark.parametrize("employer", [True, False])
def test_the_employer_of_masquer_blocks_a_hunt(table: Table, employer: bool) -> None:
    """+1 intercept; another minion of hers has none of it, and Masquer is burned for it."""
    bone = table.you.ready(made_vampire("Bone"), blood=3)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    earl = table.prey.ready("Earl (G3)")
    masquer = table.prey.in_play(MASQUER, on=ryan, level="nec")

    table.you.acts(by=bone, word="hunt")
    table.prey.blocks(ryan if employer else earl)
    assert not employer or not table.prey.may("use", card=masquer)
    table.nobody_reacts()

    assert table.where(masquer) == "attached"
    assert table.blood(bone) == (2 if employer else 4)


@pytest.mark.parametrize("word", ["hunt", "bleed"])
def test_masquer_is_burned_for_any_blocker(table: Table, word: str) -> None:
    """Of another Methuselah's, where it is needed."""
    bone = table.you.ready(made_vampire("Bone"), blood=3)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    crow = table.predator.ready("Crow (G5)", locked=True)
    masquer = table.predator.in_play(MASQUER, on=crow, level="nec")

    table.you.acts(by=bone, word=word)
    assert not table.predator.may("use", card=masquer)
    table.prey.blocks(ryan)
    if word == "bleed":
        assert not is_offered(table, table.predator, masquer)
        return
    table.predator.uses(masquer)
    table.nobody_reacts()

    assert table.where(masquer) == "ash_heap"
    assert (table.blood(bone), table.blood(ryan)) == (2, 3)
    assert table.waits_for(table.you)


# -- Clotho's Gift --------------------------------------------------------------------------------


@pytest.mark.ruling("Clotho's Gift", 2)
@pytest.mark.parametrize("crypt", [True, False])
def test_clotho_gives_a_crypt_card(table: Table, crypt: bool) -> None:
    """Obfuscate: at +1 stealth; from an empty crypt as many as there are, none."""
    fate = table.you.ready(made_vampire("Fate", "obf"))
    table.you.ready(COMPANION)
    gift = table.you.holds(GIFT)
    duck = table.you.puts("Duck (G1)", "crypt") if crypt else 0
    table.prey.ready("Ryan")

    assert not table.you.can_play(GIFT, by=fate, level="tem")
    table.you.acts(GIFT, by=fate, level="obf")
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()
    if crypt:
        assert table.where(duck) == "uncontrolled"
    assert len(table.state.seats[0].uncontrolled) == crypt
    assert table.where(gift) == "ash_heap"
    assert table.blood(fate) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling("Clotho's Gift", 1)
@pytest.mark.parametrize(("heard", "pool"), [("tem", 31), ("obf", 30)])
def test_clotho_feeds_a_younger_vampire(table: Table, heard: str, pool: int) -> None:
    """Temporis: 2 blood, in your uncontrolled region; no card of Obfuscate then."""
    fate = table.you.ready(made_vampire("Fate", "tem", "obf"))
    table.you.ready(COMPANION)
    table.you.holds(GIFT)
    table.you.in_play(listener(heard))
    earl = table.you.uncontrolled("Earl (G3)", blood=1)
    duck = table.you.uncontrolled("Duck (G1)", blood=0)
    table.you.uncontrolled("Brachah (G2)")
    table.prey.uncontrolled("KoKo (G1)")

    table.you.acts(GIFT, by=fate, level="tem")
    assert table.you.choices() == {earl, duck}
    table.you.chooses(earl)
    table.nobody_reacts()

    assert (table.blood(earl), table.blood(duck), table.blood(fate)) == (3, 0, 4)
    assert table.you.pool() == pool
    assert table.waits_for(table.you)


def test_clotho_stays_locked_on_the_vampire(table: Table) -> None:
    """Superior Temporis: of no use in this turn, of use in the next."""
    fate = table.you.ready(made_vampire("Fate", "TEM"))
    table.you.ready(COMPANION)
    gift = table.you.holds(GIFT)

    table.you.acts(GIFT, by=fate, level="TEM")
    table.nobody_reacts()
    assert table.on(gift) == fate
    assert (table.locked(gift), table.locked(fate), table.blood(fate)) == (True, True, 4)
    assert not table.you.may("use", card=gift)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(by=fate, word="bleed")
    table.nobody_reacts()
    table.you.uses(gift, by=fate)
    assert (table.locked(gift), table.locked(fate), table.blood(fate)) == (True, False, 3)
    assert not table.you.may("use", card=gift)


@pytest.mark.parametrize(
    ("blood", "locked", "may"), [(1, False, True), (0, False, False), (1, True, False)]
)
def test_the_price_of_the_gift(table: Table, blood: int, locked: bool, may: bool) -> None:
    """The lock and 1 blood."""
    fate = table.you.ready(made_vampire("Fate", "TEM"), blood=blood, locked=True)
    table.you.ready(COMPANION)
    gift = table.you.in_play(GIFT, on=fate, locked=locked)

    assert table.you.may("use", card=gift) == may


# -- Arcanum Investigator -------------------------------------------------------------------------


def test_an_investigator_is_recruited(table: Table) -> None:
    """For 2 pool, with 2 life."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    arcanum = table.you.holds(ARCANUM)

    table.you.acts(ARCANUM, by=ryan)
    table.nobody_reacts()

    assert (table.where(arcanum), table.blood(arcanum)) == ("ready", 2)
    assert (table.you.pool(), table.blood(ryan)) == (28, 4)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Arcanum Investigator", 1)
def test_an_investigator_burns_equipment(table: Table) -> None:
    """Of the prey or the predator, whose equipment it is; no retainer, nobody else's."""
    arcanum = table.you.ready(ARCANUM)
    meaghan = table.you.ready(COMPANION)
    table.you.in_play("Laptop Computer", on=meaghan)
    ryan = table.prey.ready("Ryan")
    gun = table.prey.in_play(".44 Magnum", on=ryan)
    table.prey.in_play("Raven Spy", on=ryan, level="ani")
    crow = table.predator.ready("Crow (G5)")
    bowl = table.predator.in_play("Bowl of Convergence", on=crow)
    earl = table.grand_prey.ready("Earl (G3)")
    table.grand_prey.in_play("IR Goggles", on=earl)

    assert not table.you.may("use action", card=arcanum, by=meaghan)
    table.you.acts(arcanum, by=arcanum)
    assert table.you.choices() == {gun, bowl}
    table.you.chooses(bowl)
    assert action_of(table).targets == (table.predator.number,)
    assert stealth(table.state, action_of(table)) == 0
    table.nobody_reacts()

    assert table.where(bowl) == "ash_heap"
    assert table.on(gun) == ryan
    assert table.locked(arcanum)
    assert table.waits_for(table.you)

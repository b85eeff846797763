"""Retainers that hurt whoever fights their employer, and one that takes a blow for them."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.definitions import Static, Strike
from methuselah.language import additional_strikes, strike
from methuselah.pool import pool
from scenes.actions import comes_into_play
from scenes.in_play import only_one_on_each
from table_talk import Table

SPIRIT, ELEPHANT, PROTECTOR = "Vengeful Spirit", "Elephant Guardian", "Resplendent Protector"
HURTS = [(SPIRIT, 1), (ELEPHANT, 2)]
MORE = made_up("Once more", modes=(additional_strikes(1),))
QUICK = made_up("Quick", modes=(strike(Strike("hand", 4, first=True)),))
RETAINER_PROOF = made_up("Used to ghosts", statics=(Static("immune", word="retainer"),))
HARDY = made_vampire("Hardy", capacity=10)


@pytest.mark.parametrize(
    ("name", "by", "stranger", "life"),
    [
        (SPIRIT, "Khurshid (G6)", "Ryan", 2),
        (ELEPHANT, "Hasani (G4)", "Ryan", 3),
        (PROTECTOR, "Nik Sikko", "Ryan", 1),
    ],
)
def test_who_employs_them(name: str, by: str, stranger: str, life: int) -> None:
    """A Harbinger of Skulls, a Laibon, a Toreador, with the printed life; nobody else."""
    comes_into_play(name, by=by)
    table = Table()
    employer, other = table.you.ready(by), table.you.ready(stranger)
    table.you.ready(COMPANION)
    held = table.you.holds(name)
    assert not table.you.can_play(name, by=other)
    table.you.acts(name, by=employer)
    rest(table)
    assert (table.on(held), table.blood(held)) == (employer, life)


def test_only_one_elephant_on_each() -> None:
    """A second goes to another Laibon."""
    only_one_on_each(ELEPHANT, on="Hasani (G4)", other="Fish (G4)")


@pytest.mark.parametrize(("name", "damage"), HURTS)
@pytest.mark.parametrize("far", [False, True])
def test_the_opposing_minion_is_hurt_each_round_at_close_range(
    table: Table, name: str, damage: int, far: bool
) -> None:
    """In each of two rounds; not at long range; neither the employer nor anybody else."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready("Ryan")
    table.prey.in_play(name, on=theirs)
    bystander = table.you.ready("Baixinho")
    table.prey.holds(PRESS, MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("press", table.prey)
    assert damage_to(table, mine) == (0 if far else damage + 1)
    table.prey.plays("A press", by=theirs)
    rest(table)
    assert damage_to(table, mine) == (damage + 1) * (1 if far else 2)
    assert damage_to(table, theirs) == (1 if far else 2)
    assert damage_to(table, bystander) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "damage"), [(SPIRIT, 1), (ELEPHANT, 0)])
def test_whose_employer_acts(table: Table, name: str, damage: int) -> None:
    """The spirit hurts the blocker, too; the elephant acting minions only."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready("Ryan")
    table.you.in_play(name, on=mine)
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, theirs) == 1 + damage
    assert damage_to(table, mine) == 1


@pytest.mark.parametrize("name", [SPIRIT, ELEPHANT])
@pytest.mark.parametrize("yours", [True, False])
def test_the_retainer_of_a_bystander_hurts_nobody(table: Table, name: str, yours: bool) -> None:
    """Neither beside the acting minion nor beside the blocker."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready("Ryan")
    seat = table.you if yours else table.prey
    seat.in_play(name, on=seat.ready("Baixinho"))
    fight(table, mine, theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 1)


@pytest.mark.rules_text("003 Elephant Guardian 1")
@pytest.mark.parametrize(("whose", "damage"), [("prey", 2), ("you", 0)])
def test_the_elephant_of_a_minion_that_is_attacked(table: Table, whose: str, damage: int) -> None:
    """Deep Song: whoever took the action is the acting minion, in that combat, too."""
    mine, theirs = table.you.ready("Horace Radcliffe"), table.prey.ready("Nik Sikko")
    table.you.ready(COMPANION)
    table.prey.ready(HARDY)
    seat, employer = (table.prey, theirs) if whose == "prey" else (table.you, mine)
    seat.in_play(ELEPHANT, on=employer)
    table.you.holds("Deep Song")
    table.you.acts("Deep Song", by=mine, level="ANI")
    table.you.chooses(theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1 + damage, 1)


@pytest.mark.ruling(SPIRIT, 1)
@pytest.mark.ruling(ELEPHANT, 1)
@pytest.mark.parametrize(("name", "damage"), HURTS)
def test_its_source_is_the_retainer(table: Table, name: str, damage: int) -> None:
    """Whoever is immune to retainers suffers the strike only."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready("Ryan")
    table.you.in_play(RETAINER_PROOF, on=mine)
    table.prey.in_play(name, on=theirs)
    fight(table, mine, theirs)
    rest(table)
    assert damage_to(table, mine) == 1


@pytest.mark.ruling(SPIRIT, 2)
@pytest.mark.ruling(ELEPHANT, 2)
@pytest.mark.parametrize(("name", "damage"), HURTS)
@pytest.mark.parametrize("card", [DODGE, COMBAT_ENDS])
def test_a_dodge_does_not_help_and_the_end_of_combat_does(
    table: Table, name: str, damage: int, card: object
) -> None:
    """It is no strike, and comes with normal strikes."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready("Ryan")
    table.you.holds(card)
    table.prey.in_play(name, on=theirs)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.does("play")
    rest(table)
    assert damage_to(table, mine) == (damage if card is DODGE else 0)


@pytest.mark.ruling(SPIRIT, 2)
@pytest.mark.ruling(ELEPHANT, 2)
@pytest.mark.parametrize("name", [SPIRIT, ELEPHANT])
def test_first_strike_comes_before_it(table: Table, name: str) -> None:
    """The employer lies in torpor before normal strikes."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready("Ryan")
    table.you.holds(QUICK)
    retainer = table.prey.in_play(name, on=theirs)
    fight(table, mine, theirs)
    table.you.plays("Quick", by=mine)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.on(retainer) == theirs
    assert damage_to(table, mine) == 0


@pytest.mark.ruling(SPIRIT, 3)
@pytest.mark.ruling(ELEPHANT, 4)
@pytest.mark.parametrize(("name", "damage"), HURTS)
def test_it_does_not_come_with_additional_strikes(table: Table, name: str, damage: int) -> None:
    """Once each round, beside two strikes of the employer."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready("Ryan")
    table.prey.in_play(name, on=theirs)
    table.prey.holds(MORE)
    fight(table, mine, theirs)
    table.prey.plays("Once more", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 2 + damage


@pytest.mark.ruling(ELEPHANT, 3)
def test_the_elephant_is_an_animal_and_nothing_else() -> None:
    """Neither mortal nor monster."""
    assert not pool()[ELEPHANT].keywords & {"mortal", "monster", "ghoul", "werewolf"}
    assert "animal" in pool()[ELEPHANT].keywords


@pytest.mark.parametrize(("employed", "burned"), [(True, 2), (False, 1)])
def test_the_spirit_bleeds_with_its_employer(table: Table, employed: bool, burned: int) -> None:
    """+1 bleed of theirs; nobody else's."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nik Sikko")
    table.you.in_play(SPIRIT, on=mine if employed else other)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 30 - burned


def test_the_protector_prevents_one_damage_each_combat(table: Table) -> None:
    """1 of 2, once; in the next combat again."""
    mine, theirs = table.you.ready(HARDY), table.prey.ready("Ryan")
    protector = table.prey.in_play(PROTECTOR, on=theirs)
    blade = made_up("Heavy", modes=(strike(Strike("hand", 1)),))
    table.you.holds(blade, PRESS, AGAIN)
    table.you.ready(COMPANION)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("Heavy", by=mine)
    table.until("prevent", table.prey)
    table.prey.uses(protector)
    assert not table.prey.may("use", card=protector)
    table.until("press", table.you)
    assert damage_to(table, theirs) == 1  # of 2
    table.you.plays("A press", by=mine)
    while not table.you.may("play", card="Another combat"):
        assert not table.prey.may("use", card=protector), "once each combat"
        table.pass_on()
    assert damage_to(table, theirs) == 2
    table.you.plays("Another combat", by=mine)
    table.until("prevent", table.prey)
    table.prey.uses(protector)
    rest(table)
    assert damage_to(table, theirs) == 2
    assert table.on(protector) == theirs

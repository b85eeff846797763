"""Combat cards that are a strike, a dodge, a press or an additional strike, each by its numbers."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, fight, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import destroys, prevents_damage, static
from methuselah.language.combat.striking import melee_strike
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import strikes
from scenes.telling import changing
from table_talk import Table


def holder(*disciplines: str) -> Definition:
    """A vampire of capacity 8 with these Disciplines."""
    return made_vampire("Holder", *disciplines, capacity=8)


@pytest.mark.parametrize(
    ("card", "level", "damage", "ranged", "aggravated"),
    [
        ("Burning Wrath", "pot", 2, False, True),
        ("Burning Wrath", "POT", 3, False, True),
        ("Conflagration", "pot", 2, True, False),
        ("Conflagration", "dai", 1, True, True),
        ("Conflagration", "DAI", 2, True, True),
        ("Earthshock", "pot", 1, True, False),
        ("Earthshock", "POT", 2, True, False),
        ("Flames of the Netherworld", "dai", 1, False, True),
        ("Flames of the Netherworld", "DAI", 1, True, True),
        ("Mighty Grapple", "POT", 2, False, False),
        ("Pushing the Limit", "pot", 3, False, False),
        ("Pushing the Limit", "POT", 4, False, False),
        ("Sacrament of Carnage", "pot", 2, True, False),
        ("Sacrament of Carnage", "POT", 3, True, False),
        ("Scorpion Sting", "ani", 2, False, False),
        ("Scorpion Sting", "ANI", 2, False, False),
        ("Starvation of Marena", "vic", 2, True, False),
        ("Starvation of Marena", "VIC", 3, True, False),
    ],
)
@pytest.mark.ruling("Burning Wrath", 1)
def test_a_strike_at_each_range(
    card: str, level: str, damage: int, ranged: bool, aggravated: bool
) -> None:
    """Strength is 1; what is aggravated is so altogether ([LSJ 20020122])."""
    strikes(
        card, by=holder(level), level=level, damage=damage, ranged=ranged, aggravated=aggravated
    )


@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("Acrobatics", "CEL"),
        ("Catatonic Fear", "pre"),
        ("Leapfrog", "SPI"),
        ("Preternatural Evasion", "cel"),
        ("Wind Dance", "tha"),
    ],
)
def test_a_dodge_or_the_end_of_combat(card: str, level: str) -> None:
    """Nobody is hurt in that strike; an additional strike that came with it hits."""
    extra = 1 if card == "Acrobatics" else 0
    if extra:
        table = Table()
        mine, theirs = table.you.ready(holder(level)), table.prey.ready("Ryan")
        table.you.holds(card, card)
        fight(table, mine, theirs)
        table.you.plays(card, by=mine, level=level)
        assert not table.you.can_play(card, by=mine)  # limited: nor as another additional strike
        rest(table)
        assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 1)
        assert table.blood(mine) == 7
        return
    strikes(card, by=holder(level), level=level, damage=0, taken=0)


def test_superior_wind_dance_dodges_twice(table: Table) -> None:
    """The additional strike is a dodge, and limited: no Blur beside it."""
    mine = table.you.ready(holder("THA", "CEL"))
    theirs = table.prey.ready(made_vampire("Swift", "CEL", capacity=6))
    table.you.holds("Wind Dance", "Blur", DODGE)
    table.prey.holds("Blur")
    fight(table, mine, theirs)
    table.you.plays("Wind Dance", by=mine, level="THA")
    table.until("additional", table.prey)
    table.prey.plays("Blur", by=theirs, level="cel")
    while not table.over():
        assert not table.you.can_play("Blur")
        assert not table.you.may("hand strike")
        assert not table.you.can_play("A dodge")
        table.pass_on()
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)


@pytest.mark.parametrize(("card", "level"), [("Wind Dance", "THA"), ("Acrobatics", "CEL")])
def test_a_strike_with_an_additional_one_is_limited(table: Table, card: str, level: str) -> None:
    """Where Blur has given an additional strike, it cannot be chosen for that one."""
    mine, theirs = table.you.ready(holder("THA", "CEL")), table.prey.ready("Ryan")
    table.you.holds(card, "Blur", DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play(card, by=mine, level=level)
    table.you.does("hand strike")
    table.you.plays("Blur", by=mine, level="cel")
    table.until("strike", table.you)
    assert table.you.can_play("A dodge", by=mine)
    assert not table.you.can_play(card, by=mine, level=level)


@pytest.mark.parametrize(
    ("card", "level", "cost"),
    [("Acrobatics", "cel", 1), ("Nimble Feet", "CEL", 0), ("Torrent", "cel", 2)],
)
def test_one_limited_additional_strike(table: Table, card: str, level: str, cost: int) -> None:
    """The opponent is hit twice; a second card gives no more."""
    mine, theirs = table.you.ready(holder("CEL")), table.prey.ready("Ryan")
    table.you.holds(card, card, "Blur")
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    while not table.over():
        assert not table.you.can_play("Blur")
        assert not table.you.can_play(card, level=level)
        table.pass_on()
    assert damage_to(table, theirs) == 2
    assert table.blood(mine) == 8 - cost - 1


# -- Flames of the Netherworld, Preternatural Evasion ---------------------------------------------


@pytest.mark.parametrize("far", [True, False])
@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.ruling("Flames of the Netherworld", 1)
@pytest.mark.ruling("Flames of the Netherworld", 3)
def test_flames_by_blood_sorcery_burn_a_blood_at_long_range(
    table: Table, far: bool, blood: int
) -> None:
    """Only at long range, and by who has 1 blood to burn, however cheap cards are to it."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(holder("tha"), blood=blood)
    table.prey.in_play(changing("blood cost", -3), on=theirs)
    table.you.holds(*([MANEUVER] if far else []))
    table.prey.holds("Flames of the Netherworld", DODGE)
    fight(table, mine, theirs)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.until("strike", table.prey)
    may = far and blood == 1
    assert table.prey.can_play("Flames of the Netherworld", by=theirs, level="tha") is may
    if may:
        table.prey.plays("Flames of the Netherworld", by=theirs, level="tha")
        rest(table)
        assert damage_to(table, mine, aggravated=True) == damage_to(table, mine) == 1
        assert table.blood(theirs) == 0
        assert damage_to(table, theirs) == 0


@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.ruling("Preternatural Evasion", 1)
@pytest.mark.ruling("Preternatural Evasion", 2)
@pytest.mark.ruling("Preternatural Evasion", 3)
def test_preternatural_evasion_burns_its_blood_as_it_is_played(table: Table, blood: int) -> None:
    """No blood, no card; nothing that makes cards cheaper changes it ([ANK 20210226])."""
    mine = table.you.ready(made_vampire("Slow", "FOR", capacity=6))
    theirs = table.prey.ready(holder("CEL"), blood=blood)
    table.prey.in_play(changing("blood cost", -3), on=theirs)
    table.you.holds("Skin of Rock")
    table.prey.holds("Preternatural Evasion", DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.prey)
    assert table.prey.can_play("Preternatural Evasion", level="CEL") is bool(blood)
    if blood:
        table.prey.plays("Preternatural Evasion", by=theirs, level="CEL")
        assert table.blood(theirs) == 0
        rest(table)
        assert damage_to(table, mine) == damage_to(table, theirs) == 0
        assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("card", "level", "used", "others"),
    [
        ("Flames of the Netherworld", "DAI", "dai", "tha"),
        ("Conflagration", "dai", "dai", "pot"),
        ("Leapfrog", "spi", "spi", "obf"),
        ("Crawling Chamber", "vis", "vis", "tha"),
        ("Stonestrength", "vis", "vis", "tha"),
        ("Chameleon's Colors", "ani", "ani", "spi"),
        ("Anesthetic Touch", "obe", "obe", "aus"),
    ],
)
@pytest.mark.ruling("Flames of the Netherworld", 2)
@pytest.mark.ruling("Conflagration", 1)
@pytest.mark.ruling("Leapfrog", 1)
@pytest.mark.ruling("Crawling Chamber", 2)
@pytest.mark.ruling("Stonestrength", 1)
@pytest.mark.ruling("Chameleon's Colors", 2)
@pytest.mark.ruling("Anesthetic Touch", 4)
def test_it_counts_as_requiring_what_is_used(card: str, level: str, used: str, others: str) -> None:
    """Of its Disciplines those that are used, as it is played ([LSJ 20011204-3])."""
    counts_as_the_discipline_used(
        card, by=holder(level), level=level, used=(used,), others=(others,)
    )


# -- hand strikes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "more"),
    [
        ("Pushing the Limit", "pot", 2),
        ("Pushing the Limit", "POT", 3),
        ("Mighty Grapple", "POT", 1),
    ],
)
@pytest.mark.ruling("Pushing the Limit", 2)
@pytest.mark.ruling("Mighty Grapple", 3)
def test_more_damage_with_a_melee_weapon(table: Table, card: str, level: str, more: int) -> None:
    """The strike of the weapon, aggravated as it is, and what is added to it too."""
    mine = table.you.ready(holder(level))
    sword = table.you.in_play(weapon("Sword", melee_strike(1, aggravated=True)), on=mine)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds(card)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    assert table.you.choices() == {mine, sword}
    table.you.chooses(sword)
    rest(table)
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 2 + more


@pytest.mark.parametrize(
    ("card", "level"), [("Pushing the Limit", "pot"), ("Mighty Grapple", "POT")]
)
@pytest.mark.ruling("Pushing the Limit", 1)
@pytest.mark.ruling("Mighty Grapple", 2)
def test_nothing_is_added_to_a_strike_without_damage(table: Table, card: str, level: str) -> None:
    """A melee weapon that destroys equipment hurts nobody ([RTR 19960221])."""
    mine = table.you.ready(holder(level))
    hook = table.you.in_play(weapon("Hook", destroys("equipment")), on=mine)
    theirs = table.prey.ready("Ryan")
    table.prey.in_play("Bowl of Convergence", on=theirs)
    table.you.holds(card)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    table.you.chooses(hook)
    rest(table)
    assert damage_to(table, theirs) == 0


@pytest.mark.parametrize(("level", "hit"), [("ani", 0), ("ANI", 2)])
@pytest.mark.ruling("Scorpion Sting", 1)
@pytest.mark.ruling("Scorpion Sting", 2)
def test_superior_scorpion_sting_is_not_dodged(table: Table, level: str, hit: int) -> None:
    """The opponent may dodge; it has no effect on the sting ([LSJ 20030902-2])."""
    mine, theirs = table.you.ready(holder(level)), table.prey.ready("Ryan")
    table.you.holds("Scorpion Sting")
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("Scorpion Sting", by=mine, level=level)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, hit)


@pytest.mark.ruling("Scorpion Sting", 1)
def test_the_damage_that_a_card_adds_is_like_the_hands(table: Table) -> None:
    """Aggravated hands make all of it aggravated ([TOM 19960225])."""
    mine = table.you.ready(holder("ani", "pro"))
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds("Scorpion Sting", "Wolf Claws")
    fight(table, mine, theirs)
    table.you.plays("Wolf Claws", by=mine, level="pro")
    table.you.plays("Scorpion Sting", by=mine, level="ani")
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == damage_to(table, theirs) == 2


@pytest.mark.parametrize("strength", [0, 3])
@pytest.mark.ruling("Quick Jab", 1)
def test_quick_jab_strikes_first_for_1_at_most(table: Table, strength: int) -> None:
    """However strong the hand, 1 point is inflicted, so 1 is all that needs to be prevented."""
    soft = paper("Soft armor", prevents_damage(1))
    mine = table.you.ready(holder("ani"))
    table.you.in_play(paper("Fist", static("strength", strength), kind="equipment"), on=mine)
    theirs = table.prey.ready("Ryan", blood=1)
    jab = table.you.holds("Quick Jab")
    drawn = table.you.library("Blur")
    if strength:
        table.prey.holds(soft)
    fight(table, mine, theirs)
    table.you.plays(jab, by=mine)
    if strength:
        table.until("prevent", table.prey)
        assert table.where(drawn) == "library"  # not replaced until after combat
        table.prey.plays("Soft armor", by=theirs)
        rest(table)
        assert (damage_to(table, theirs), damage_to(table, mine)) == (0, 1)
    else:
        rest(table)
        assert (damage_to(table, theirs), damage_to(table, mine)) == (1, 1)
    assert table.where(drawn) == "hand"


def test_who_falls_to_a_quick_jab_does_not_strike(table: Table) -> None:
    """First strike: an empty opponent is in torpor before its own strike."""
    mine, theirs = table.you.ready(holder("ani")), table.prey.ready("Ryan", blood=0)
    table.you.holds("Quick Jab")
    fight(table, mine, theirs)
    table.you.plays("Quick Jab", by=mine)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert damage_to(table, mine) == 0

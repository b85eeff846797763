"""Vampires with a press, a maneuver, a strike or a prevention of their own in combat."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from methuselah.rules.combat.strike_effects import strength
from table_talk import Table

PLAIN = "Preston Varrick (G4)"


def in_combat(table: Table, name: str, opponent: str = PLAIN, **how: object) -> tuple[int, int]:
    """A vampire of yours is blocked; nobody has done anything in combat yet."""
    mine = table.you.ready(name, **how)
    theirs = table.prey.ready(opponent)
    fight(table, mine, theirs)
    return mine, theirs


# -- presses and maneuvers --------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Matata (G3)",
        "Julian Sanders (G2)",
        "Charles Delmare (G5)",
        "Aidan Lyle (G5)",
        "Appolonius (G1)",
        "Lady Zara Slatikov (G4)",
        "Rurik Rakoczy (G5)",
        "Jacob Fermor (G4)",
        "Serhat Gunde, Combat Junkie (G6)",
    ],
)
def test_one_press_each_combat(table: Table, name: str) -> None:
    """It may be used in the first round, and then not again in this combat; it costs nothing."""
    mine, theirs = in_combat(table, name)
    table.until("press", table.you)
    full = table.blood(mine)
    table.you.uses(mine)
    rest(table)
    assert damage_to(table, theirs) == 2 * strength(table.state, mine)
    assert table.blood(mine) == full - 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Terry (G2)", marks=pytest.mark.ruling("Terry (G2)", 1)),
        pytest.param("Marty Lechtansi (G1)", marks=pytest.mark.ruling("Marty Lechtansi (G1)", 1)),
    ],
)
def test_a_press_for_a_blood(table: Table, name: str) -> None:
    """Only in the press step, for 1 blood, once each combat."""
    mine, theirs = in_combat(table, name, blood=5)
    table.until("press", table.you)
    table.you.uses(mine)
    rest(table)
    assert table.blood(mine) == 5 - 1 - damage_to(table, mine)
    assert damage_to(table, theirs) == 2


@pytest.mark.parametrize("name", ["Terry (G2)", "Marty Lechtansi (G1)", "The Kikiyaon (G4)"])
def test_without_blood_there_is_nothing_to_burn(table: Table, name: str) -> None:
    """Nothing is offered in the whole combat."""
    acts = table.you.ready(PLAIN)
    mine = table.prey.ready(name, blood=0)
    fight(table, acts, mine)
    rest(table)
    assert table.where(mine) == "torpor"
    assert damage_to(table, acts) == 1


@pytest.mark.parametrize(
    ("name", "opponent", "rounds"),
    [
        ("Wolf Valentine (G2)", "Sabine Lafitte (G1)", 2),
        ("Wolf Valentine (G2)", PLAIN, 2),
        ("Wolf Valentine (G2)", "Luther (G2)", 1),
        ("Sarah Raines (G3)", "Outcast Mage", 2),
        ("Sarah Raines (G3)", PLAIN, 1),
        ("Sarah Raines (G3)", "Renegade Garou", 1),
        ("Shaggydog (G5)", PLAIN, 2),
    ],
)
def test_a_press_against_some(table: Table, name: str, opponent: str, rounds: int) -> None:
    """In combat with a Tremere, with a mage ally; in the first round."""
    mine, theirs = in_combat(table, name, opponent)
    if rounds == 1:
        rest(table)
        assert not any(line.what == "pressed" for line in table.state.journal)
    else:
        table.until("press", table.you)
        table.you.uses(mine, level="press")
        rest(table)
    assert damage_to(table, theirs) == rounds


def test_shaggydog_presses_in_the_first_round_only(table: Table) -> None:
    """Somebody else continues combat: in the second round there is no press."""
    mine = table.you.ready("Shaggydog (G5)")
    theirs = table.prey.ready(PLAIN)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.prey.plays(PRESS.name, by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 2


def test_wolf_valentine_cannot_end_combat_with_it(table: Table) -> None:
    """Only usable to continue: not against a press of the opponent."""
    mine = table.you.ready("Wolf Valentine (G2)")
    theirs = table.prey.ready(PLAIN)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.prey.plays(PRESS.name, by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 2


@pytest.mark.parametrize(("opponent", "offered"), [(PLAIN, True), ("Dirk (G4)", False)])
def test_older_vampires_press_against_andy(table: Table, opponent: str, offered: bool) -> None:
    """The opponent gets the press; one of capacity 1 does not, nor does Andy."""
    andy = table.you.ready("Andy (G4)")
    theirs = table.prey.ready(opponent)
    table.you.holds(DODGE)
    fight(table, andy, theirs)
    if not offered:
        rest(table)
        assert damage_to(table, theirs) == 1
        return
    table.you.plays(DODGE.name, by=andy)
    table.until("press", table.prey)
    table.prey.uses(andy)
    rest(table)
    assert table.where(andy) == "ready"
    assert table.blood(andy) == 0


def test_a_younger_ally_does_not_press_against_andy(table: Table) -> None:
    """An ally is no older vampire."""
    andy = table.you.ready("Andy (G4)")
    theirs = table.prey.ready("Renegade Garou")
    fight(table, andy, theirs)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize(("opponent", "far"), [(PLAIN, True), ("Dirk (G4)", False)])
def test_older_vampires_maneuver_against_leo_washington(
    table: Table, opponent: str, far: bool
) -> None:
    """Older than his 2, in the first round: nobody reaches anybody at long range."""
    leo = table.you.ready("Leo Washington (G4)")
    theirs = table.prey.ready(opponent)
    fight(table, leo, theirs)
    if far:
        table.until("range", table.prey)
        table.prey.uses(leo)
    rest(table)
    assert damage_to(table, theirs) == (0 if far else 1)


@pytest.mark.parametrize(
    ("name", "opponent", "cost"),
    [
        ("Nehsi (G2)", PLAIN, 0),
        ("The Kikiyaon (G4)", PLAIN, 1),
        ("Lazarus (G1 ADV)", PLAIN, 0),
        ("Sarah Raines (G3)", "Outcast Mage", 0),
    ],
)
def test_one_maneuver_each_combat(table: Table, name: str, opponent: str, cost: int) -> None:
    """To long range: the hand strikes have no effect."""
    mine, theirs = in_combat(table, name, opponent)
    table.until("range", table.you)
    full = table.blood(mine)
    table.you.uses(mine, level="maneuver")
    rest(table)
    assert damage_to(table, theirs) == 0
    assert table.blood(mine) == full - cost - damage_to(table, mine)


def test_lazarus_merged_presses_for_a_blood(table: Table) -> None:
    """Only the merged one; only to continue."""
    mine = table.you.merged("Lazarus (G1)")
    theirs = table.prey.ready(PLAIN)
    fight(table, mine, theirs)
    table.until("press", table.you)
    full = table.blood(mine)
    table.you.uses(mine, level="press")
    rest(table)
    assert damage_to(table, theirs) == 2
    assert table.blood(mine) == full - 2


@pytest.mark.ruling("Lazarus (G1 ADV)", 1)
def test_lazarus_alone_has_no_press(table: Table) -> None:
    """His advanced version needs the base for it; the merged one has it in the press step."""
    mine, theirs = in_combat(table, "Lazarus (G1 ADV)")
    rest(table)
    assert damage_to(table, theirs) == 1
    assert table.where(mine) == "ready"


# -- strikes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Melek (G2)", "Eugene (G4)"])
def test_a_dodge_once_each_combat(table: Table, name: str) -> None:
    """No damage in this round; in the next one there is only the hand strike."""
    mine = table.you.ready(name)
    theirs = table.prey.ready(PLAIN)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.you.uses(mine, level="strike")
    table.you.plays(PRESS.name, by=mine)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 1)


def test_laika_burns_blood_to_strike_from_afar(table: Table) -> None:
    """2R damage for 1 blood, as often as she likes; without blood it is not there."""
    mine = table.you.ready("Laika (G4)", blood=1)
    theirs = table.prey.ready(PLAIN)
    table.you.holds(MANEUVER, PRESS)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    table.you.uses(mine, level="strike")
    assert table.blood(mine) == 0
    table.you.plays(PRESS.name, by=mine)
    rest(table)
    assert damage_to(table, theirs) == 3


def test_lord_leopold_drinks_from_afar(table: Table) -> None:
    """2 blood at long range become his."""
    mine = table.you.ready("Lord Leopold Valdemar (G5)", blood=4)
    theirs = table.prey.ready(PLAIN)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    table.you.uses(mine, level="strike")
    rest(table)
    assert (table.blood(mine), table.blood(theirs)) == (6, 5)


def test_luca_italicus_shoots_after_the_first_round(table: Table) -> None:
    """Not in the first round; 2R damage in the second."""
    mine = table.you.ready("Luca Italicus (G4)")
    theirs = table.prey.ready(PLAIN)
    table.you.holds(PRESS, DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.may("use", card=mine)
    table.you.plays(PRESS.name, by=mine)
    table.you.uses(mine, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 1 + 2


def test_morlock_burns_a_retainer_from_afar(table: Table) -> None:
    """One retainer of the opposing minion, at any range."""
    mine = table.you.ready("Morlock (G4)")
    theirs = table.prey.ready(PLAIN)
    carter = table.prey.in_play("Robert Carter", on=theirs, blood=1)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    table.you.uses(mine, level="strike")
    rest(table)
    assert table.where(carter) == "ash_heap"
    assert damage_to(table, theirs) == 0


def test_durga_syn_takes_equipment_first(table: Table) -> None:
    """For 1 blood, with first strike: the stolen gun does not shoot."""
    mine = table.you.ready("Durga Syn (G4)")
    theirs = table.prey.ready(PLAIN)
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    fight(table, mine, theirs)
    full = table.blood(mine)
    table.you.uses(mine, level="strike")
    table.prey.uses(gun, level="strike")
    rest(table)
    assert table.on(gun) == mine
    assert table.blood(mine) == full - 1
    assert damage_to(table, mine) == 0


@pytest.mark.parametrize(
    ("acting", "locks"),
    [("Vagabond Mystic", False), ("Sheva Carr (G5)", False), ("Sabine Lafitte (G1)", True)],
)
def test_durga_syn_blocks_the_small_without_locking(table: Table, acting: str, locks: bool) -> None:
    """Allies and vampires with capacity 4 or less; Sabine has 5."""
    acts = table.you.ready(acting)
    table.you.ready("Dirk (G4)")
    durga = table.prey.ready("Durga Syn (G4)")
    table.you.acts(word="bleed", by=acts)
    table.prey.blocks(durga)
    rest(table)
    assert table.locked(durga) == locks


# -- prevention, strength -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Omaya (G2)", "Xaviar (G3)", "Lizette (G4)", "Ganhuru (G4)"])
def test_one_damage_prevented_each_combat(table: Table, name: str) -> None:
    """In the first round; in the second it hurts."""
    mine = table.you.ready(name)
    theirs = table.prey.ready(PLAIN)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.you.uses(mine, level="prevent")
    table.you.plays(PRESS.name, by=mine)
    rest(table)
    assert damage_to(table, mine) == 1


@pytest.mark.ruling("Ganhuru (G4)", 1)
def test_ganhuru_prevents_no_aggravated_damage(table: Table) -> None:
    """Basilia's hand strikes are aggravated."""
    mine = table.you.ready("Ganhuru (G4)")
    theirs = table.prey.ready("Basilia (G1)")
    fight(table, mine, theirs)
    rest(table)
    assert table.where(mine) == "torpor"


@pytest.mark.parametrize(
    ("friend", "whom", "gained"),
    [("ready", "prey", 1), ("torpor", "prey", 0), ("nowhere", "prey", 0)],
)
def test_ganhuru_pleases_ubende(table: Table, friend: str, whom: str, gained: int) -> None:
    """You gain a pool as he bleeds your prey, while Ubende is ready."""
    mine = table.you.ready("Ganhuru (G4)")
    table.you.ready("Dirk (G4)")
    if friend != "nowhere":
        table.you.puts("Ubende (G4)", friend)
    table.prey.ready(PLAIN, locked=True)
    table.you.acts(word="bleed", by=mine)
    table.nobody_reacts()
    assert table.you.pool() == 30 + gained
    assert table.prey.pool() == 29


def test_ganhuru_gains_nothing_from_others_than_your_prey(table: Table) -> None:
    """A bleed that was deflected."""
    mine = table.you.ready("Ganhuru (G4)")
    table.you.ready("Ubende (G4)")
    dominator = table.prey.ready("Emily Carson (G5)")
    table.prey.holds("Deflection")
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Deflection", by=dominator, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()
    assert table.you.pool() == 30
    assert table.grand_prey.pool() == 29


def test_xaviar_burns_blood_for_strength(table: Table) -> None:
    """2 blood before range is determined: +2 for the whole combat, once."""
    mine = table.you.ready("Xaviar (G3)")
    theirs = table.prey.ready("Adana de Sforza (G4)")
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    base = strength(table.state, mine)
    full = table.blood(mine)
    table.until("before_range", table.you)
    table.you.uses(mine)
    assert table.blood(mine) == full - 2
    table.you.plays(PRESS.name, by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2 * (base + 2)


def test_xaviar_needs_two_blood(table: Table) -> None:
    """With 1 it is not offered."""
    mine = table.you.ready("Xaviar (G3)", blood=1)
    theirs = table.prey.ready(PLAIN)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not any(line.what == "burned blood" for line in table.state.journal)
    rest(table)
    assert damage_to(table, theirs) == strength(table.state, mine)

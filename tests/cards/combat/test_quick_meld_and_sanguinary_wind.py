"""Cards of the fight: Quick Meld, Sanguinary Wind, Skin of the Adder, RPG Launcher; and a Path."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from table_talk import Table

BADGER = "Badger (G1)"
BOBBY = "Bobby Lemon (G3)"
KERVOS = "Kervos, The Lieutenant (G2)"
PATH = "The Path of Retribution"

# -- Quick Meld -----------------------------------------------------------------------------------


def test_inferior_quick_meld_is_a_maneuver(table: Table) -> None:
    """To long range, where hands do not reach; nobody burns blood for it."""
    bobby = table.you.ready(BOBBY)
    table.you.holds("Quick Meld")
    ryan = table.prey.ready("Ryan")

    fight(table, bobby, ryan)
    table.you.plays("Quick Meld", by=bobby, level="pro")
    rest(table)

    assert [table.blood(card) for card in (bobby, ryan)] == [4, 4]
    assert table.waits_for(table.you)


def test_superior_quick_meld_lets_it_maneuver_again_for_a_blood(table: Table) -> None:
    """The opponent maneuvers back; 1 blood maneuvers to long range again."""
    badger = table.you.ready(BADGER)
    table.you.holds("Quick Meld")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(MANEUVER)

    fight(table, badger, ryan)
    table.you.plays("Quick Meld", by=badger, level="PRO")
    table.prey.plays("A maneuver", by=ryan)
    table.you.does(("use maneuver", "use promise"), minion=badger)
    rest(table)

    assert [table.blood(card) for card in (badger, ryan)] == [5, 4]
    assert table.waits_for(table.you)


def test_quick_meld_maneuvers_for_blood_once_in_the_round(table: Table) -> None:
    """Not a second time in it; in the next round neither."""
    badger = table.you.ready(BADGER)
    table.you.holds("Quick Meld")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(MANEUVER, MANEUVER, PRESS)

    fight(table, badger, ryan)
    table.you.plays("Quick Meld", by=badger, level="PRO")
    table.prey.plays("A maneuver", by=ryan)
    table.you.does(("use maneuver", "use promise"), minion=badger)
    table.prey.plays("A maneuver", by=ryan)
    assert not table.you.may(("use maneuver", "use promise"))
    table.prey.plays("A press", by=ryan)
    rest(table)

    assert table.blood(badger) == 6 - 1 - 1 - 1
    assert table.blood(ryan) == 4 - 1 - 1


def test_quick_meld_offers_nothing_to_a_vampire_without_blood(table: Table) -> None:
    """With 1 blood it may burn it; with none it may not."""
    for blood in (0, 1):
        again = Table()
        ryan = again.you.ready("Ryan")
        again.you.holds(MANEUVER)
        badger = again.prey.ready(BADGER, blood=blood)
        again.prey.holds("Quick Meld", PRESS)

        fight(again, ryan, badger)
        again.prey.plays("Quick Meld", by=badger, level="PRO")
        again.you.plays("A maneuver", by=ryan)
        assert again.prey.may(("use maneuver", "use promise")) is (blood == 1)


# -- The Path of Retribution ----------------------------------------------------------------------


def test_the_path_makes_valeren_cheaper_for_salubri_antitribu(table: Table) -> None:
    """The master costs 1 pool; Blissful Agony then costs Kervos nothing."""
    kervos = table.you.ready(KERVOS)
    table.you.holds("Blissful Agony", PATH)
    ryan = table.prey.ready("Ryan")
    table.you.ready("Meaghan")
    table.begins("master")

    table.you.plays(PATH)
    assert table.you.pool() == 29
    table.you.acts(word="bleed", by=kervos)
    table.prey.blocks(ryan)
    table.you.plays("Blissful Agony", by=kervos, level="val")
    rest(table)

    assert table.blood(kervos) == 3 - 1
    assert table.blood(ryan) == 4 - 1 - 1
    assert table.waits_for(table.you)


def test_the_path_does_not_help_another_clan(table: Table) -> None:
    """A Brujah antitribu with Valeren pays in full."""
    jacques = table.you.ready("Jacques Molay (G4)")
    table.you.in_play(PATH)
    table.you.holds("Blissful Agony")
    ryan = table.prey.ready("Ryan")

    fight(table, jacques, ryan)
    table.you.plays("Blissful Agony", by=jacques, level="val")
    rest(table)

    assert table.blood(jacques) == 9 - 1 - 1


def test_the_path_does_not_help_with_other_disciplines(table: Table) -> None:
    """Skin of Steel, which requires Fortitude, costs the Salubri its blood."""
    ryan = table.you.ready("Ryan")
    table.you.in_play(PATH)
    langa = table.prey.ready("Langa (G4)")
    table.prey.holds("Skin of Steel")

    fight(table, ryan, langa)
    table.prey.plays("Skin of Steel", by=langa, level="for")
    rest(table)

    assert table.blood(langa) == 5 - 1


def test_the_path_helps_the_salubri_of_others(table: Table) -> None:
    """Whoever controls them."""
    ryan = table.you.ready("Ryan")
    table.you.in_play(PATH)
    kervos = table.prey.ready(KERVOS)
    table.prey.holds("Blissful Agony")

    fight(table, ryan, kervos)
    table.prey.plays("Blissful Agony", by=kervos, level="val")
    rest(table)

    assert table.blood(kervos) == 3 - 1


def test_a_vampire_that_burns_the_path_takes_a_damage(table: Table) -> None:
    """The one that acted; another vampire is not hurt."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready("Meaghan")
    path = table.prey.in_play(PATH)

    table.you.acts(PATH, by=ryan)
    table.nobody_reacts()

    assert table.where(path) == "ash_heap"
    assert table.blood(ryan) == 3
    assert table.blood(other) == 3
    assert table.waits_for(table.you)


def test_an_ally_burns_the_path_unharmed(table: Table) -> None:
    """Only a vampire takes damage."""
    ally = table.you.ready("Carlton Van Wyk")
    table.you.ready("Meaghan")
    path = table.prey.in_play(PATH)

    table.you.acts(PATH, by=ally)
    table.nobody_reacts()

    assert table.where(path) == "ash_heap"
    assert table.blood(ally) == 2
    assert table.waits_for(table.you)


def test_a_blocked_action_leaves_the_path(table: Table) -> None:
    """It is directed at its controller, who blocks though she is no prey."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    path = table.grand_prey.in_play(PATH)
    blocker = table.grand_prey.ready("Nassir")

    table.you.acts(PATH, by=ryan)
    table.grand_prey.blocks(blocker)
    rest(table)

    assert table.where(path) == "permanent"
    assert table.waits_for(table.you)


# -- Sanguinary Wind ------------------------------------------------------------------------------


@pytest.mark.ruling("Sanguinary Wind", 1)
def test_inferior_sanguinary_wind_is_played_before_strikes_are_chosen(table: Table) -> None:
    """The opponent dodges all the same, and is hit."""
    angel = table.you.ready("Angel (G1)")
    table.you.holds("Sanguinary Wind")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(DODGE)

    fight(table, angel, ryan)
    table.you.plays("Sanguinary Wind", by=angel, level="cel")
    table.prey.plays("A dodge", by=ryan)
    rest(table)

    assert [table.blood(card) for card in (angel, ryan)] == [2, 3]
    assert table.waits_for(table.you)


def test_inferior_sanguinary_wind_is_too_late_after_the_choice(table: Table) -> None:
    """Only the superior level waits for the dodge."""
    brachah = table.you.ready("Brachah (G2)")
    table.you.holds("Sanguinary Wind")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(DODGE)

    fight(table, brachah, ryan)
    table.until("before_strikes", table.you)
    assert table.you.can_play("Sanguinary Wind", level="cel")
    table.prey.plays("A dodge", by=ryan)
    table.until("strikes_chosen", table.you)
    assert table.you.can_play("Sanguinary Wind", level="CEL")
    assert not table.you.can_play("Sanguinary Wind", level="cel")


def test_superior_sanguinary_wind_answers_a_dodge(table: Table) -> None:
    """After strikes have been chosen; of the opponent's own strikes nothing changes."""
    brachah = table.you.ready("Brachah (G2)")
    table.you.holds("Sanguinary Wind")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(DODGE)

    fight(table, brachah, ryan)
    table.prey.plays("A dodge", by=ryan)
    table.you.plays("Sanguinary Wind", by=brachah, level="CEL")
    rest(table)

    assert [table.blood(card) for card in (brachah, ryan)] == [5, 3]
    assert table.waits_for(table.you)


def test_superior_sanguinary_wind_ends_with_the_round(table: Table) -> None:
    """A dodge of the second round helps; its own dodge always does."""
    brachah = table.you.ready("Brachah (G2)")
    table.you.holds("Sanguinary Wind", PRESS)
    ryan = table.prey.ready("Ryan")
    table.prey.holds(DODGE)

    fight(table, brachah, ryan)
    table.you.plays("Sanguinary Wind", by=brachah, level="CEL")
    table.you.plays("A press", by=brachah)
    table.prey.plays("A dodge", by=ryan)
    rest(table)

    assert table.blood(ryan) == 3


# -- Skin of the Adder ----------------------------------------------------------------------------


def test_inferior_skin_of_the_adder_prevents_a_damage_each_round(table: Table) -> None:
    """In the second round again; it costs 1 blood and adds no damage."""
    khalil = table.you.ready("Khalil Anvari (G2)")
    table.you.holds("Skin of the Adder", PRESS)
    anvil = table.prey.ready("Ryan")

    fight(table, khalil, anvil)
    table.you.plays("Skin of the Adder", by=khalil, level="ser")
    table.you.does("use prevention", minion=khalil)
    table.you.plays("A press", by=khalil)
    table.you.does("use prevention", minion=khalil)
    rest(table)

    assert [table.blood(card) for card in (khalil, anvil)] == [3 - 1, 4 - 2]
    assert table.waits_for(table.you)


def test_superior_skin_of_the_adder_makes_hands_stronger(table: Table) -> None:
    """+1 damage in each round of this combat."""
    cao = table.you.ready("Cao Nguyen (G6)")
    table.you.holds("Skin of the Adder", PRESS)
    ryan = table.prey.ready("Ryan")

    fight(table, cao, ryan)
    table.you.plays("Skin of the Adder", by=cao, level="SER")
    table.you.does("use prevention", minion=cao)
    table.you.plays("A press", by=cao)
    rest(table)

    assert [table.blood(card) for card in (cao, ryan)] == [3 - 1 - 1, 0]


def test_superior_skin_of_the_adder_adds_nothing_to_a_melee_weapon(table: Table) -> None:
    """The sword inflicts its 2 aggravated damage: one wounds, one burns a blood."""
    cao = table.you.ready("Cao Nguyen (G6)")
    sword = table.you.in_play("Sword of the Archangel", on=cao)
    table.you.holds("Skin of the Adder")
    badger = table.prey.ready(BADGER)

    fight(table, cao, badger)
    table.you.plays("Skin of the Adder", by=cao, level="SER")
    table.you.uses(sword, level="strike")
    rest(table)

    assert table.where(badger) == "torpor"
    assert table.blood(badger) == 6 - 1


def test_skin_of_the_adder_is_played_once_each_combat(table: Table) -> None:
    """Not a second one, at either level; its opponent may."""
    cao = table.you.ready("Cao Nguyen (G6)")
    table.you.holds("Skin of the Adder", "Skin of the Adder")
    danny = table.prey.ready("Danny Larkshill (G2)")
    table.prey.holds("Skin of the Adder")

    fight(table, cao, danny)
    table.you.plays("Skin of the Adder", by=cao, level="SER")
    assert not table.you.may("play", card="Skin of the Adder")
    table.prey.plays("Skin of the Adder", by=danny, level="ser")


# -- RPG Launcher ---------------------------------------------------------------------------------


def test_the_launcher_is_equipped_for_two_pool(table: Table) -> None:
    """An equip action at +1 stealth."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    launcher = table.you.holds("RPG Launcher")

    table.you.acts("RPG Launcher", by=ryan)
    table.nobody_reacts()

    assert table.on(launcher) == ryan
    assert table.you.pool() == 28
    assert table.waits_for(table.you)


def test_the_launcher_strikes_at_long_range_in_the_second_round(table: Table) -> None:
    """Not in the first round at long range; then 6 damage, each strike."""
    ryan = table.you.ready("Ryan")
    launcher = table.you.in_play("RPG Launcher", on=ryan)
    table.you.holds(MANEUVER, PRESS, MANEUVER, DODGE)
    angus = table.prey.ready("Angus the Unruled (G1)")

    fight(table, ryan, angus)
    table.you.plays("A maneuver", by=ryan)
    table.until("strike", table.you)
    assert not table.you.may("use", card=launcher)
    table.you.plays("A press", by=ryan)
    table.you.plays("A maneuver", by=ryan)
    table.you.uses(launcher, level="strike")
    rest(table)

    assert table.blood(angus) == 4
    assert table.blood(ryan) == 4
    assert table.waits_for(table.you)


def test_the_launcher_does_not_strike_at_close_range(table: Table) -> None:
    """In the second round either."""
    ryan = table.you.ready("Ryan")
    launcher = table.you.in_play("RPG Launcher", on=ryan)
    table.you.holds(PRESS, DODGE)
    badger = table.prey.ready(BADGER)

    fight(table, ryan, badger)
    table.you.plays("A press", by=ryan)
    table.until("strike", table.you)
    assert not table.you.may("use", card=launcher)

"""Actions, reactions, allies, equipment, masters and vampires of the worked examples."""

from __future__ import annotations

import pytest

from fight_talk import blocked, damage_to, fists_only, round_of
from methuselah.engine.traits import capacity, discipline_level
from table_talk import Table


def bleeds(table: Table, minion: int) -> None:
    """A basic bleed that everybody lets pass."""
    table.you.acts(by=minion, word="bleed")
    table.nobody_reacts()


# -- actions, modifiers, reactions --------------------------------------------------------------


def test_computer_hacking_bleeds_for_two(table: Table) -> None:
    """Any minion; it is the bleed of its turn and the card of its name."""
    krid, mazz = table.you.ready("Krid"), table.you.ready("Mazz")
    first, second = table.you.holds("Computer Hacking", "Computer Hacking")
    table.you.acts(first, by=krid)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert table.predator.pool() == 30
    assert not table.you.may("act", minion=krid, word="bleed")
    assert table.you.may("act", minion=mazz, card=second)


@pytest.mark.ruling("Confusion", 1)
def test_confusion_adds_to_a_bleed(table: Table) -> None:
    """Inferior +1 bleed; at superior also +1 stealth, where that is needed; never in a hunt."""
    quentin = table.you.ready("Quentin King III", blood=3)
    confusion = table.you.holds("Confusion")
    nassir = table.prey.ready("Nassir")
    table.you.acts(by=quentin, word="bleed")
    table.prey.blocks(nassir)
    assert {option.mode for option in table.you.options("play")} == {"dem", "DEM"}
    table.you.plays(confusion, by=quentin, level="DEM")
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert not table.locked(nassir)


@pytest.mark.ruling("Confusion", 1)
def test_confusion_is_not_played_in_a_hunt(table: Table) -> None:
    """Only during a bleed action."""
    quentin = table.you.ready("Quentin King III", blood=3)
    table.you.holds("Confusion")
    ayelech = table.prey.ready("The Dowager")
    table.prey.holds("Enhanced Senses")
    table.you.acts(by=quentin, word="hunt")
    table.prey.blocks(ayelech)
    while not table.over():
        assert not table.you.may("play")
        table.pass_on()


def test_enhanced_senses_is_one_intercept(table: Table) -> None:
    """Against a hunt with Cloak the Gathering +1 is one short."""
    belinde = table.you.ready("Belinde", blood=3)
    table.you.holds("Cloak the Gathering")
    ayelech, quiet = table.prey.ready("Ayelech"), table.prey.ready("Krid")
    first, second = table.prey.holds("Enhanced Senses", "Enhanced Senses")
    table.you.acts(by=belinde, word="hunt")
    table.prey.blocks(ayelech)
    assert not table.prey.may("play", minion=quiet)
    table.prey.plays(first, by=ayelech, level="aus")
    table.you.plays("Cloak the Gathering", by=belinde, level="obf")
    assert not table.prey.may("play", card=second), "once per minion and action, at any level"
    table.nobody_reacts()
    assert table.blood(belinde) == 4


def test_superior_enhanced_senses_outdoes_two_stealth(table: Table) -> None:
    """Recruiting with +1 stealth more is blocked at +2."""
    dowager = table.you.ready("The Dowager")
    table.you.holds("Underbridge Stray", "Cloak the Gathering")
    colette = table.prey.ready("Colette")
    table.prey.holds("Enhanced Senses")
    table.you.acts("Underbridge Stray", by=dowager, level="ani")
    table.prey.blocks(colette)
    table.prey.plays("Enhanced Senses", by=colette, level="AUS")
    table.you.plays("Cloak the Gathering", by=dowager, level="obf")
    table.nobody_reacts()
    assert table.locked(colette)
    assert table.you.hand() == ["Filler", "Filler"]


# -- allies and equipment -------------------------------------------------------------------------


def test_the_loyal_street_gang_has_its_printed_values(table: Table) -> None:
    """2 life, 1 strength, 0 bleed."""
    gang = table.you.ready("Loyal Street Gang")
    mazz = table.prey.ready("Mazz")
    blocked(table, gang, mazz)
    table.nobody_reacts()
    assert damage_to(table, mazz) == 1
    assert table.blood(gang) == 1


def test_a_bleed_of_the_gang_is_for_nothing(table: Table) -> None:
    """0 bleed: no pool, no Edge."""
    gang = table.you.ready("Loyal Street Gang")
    bleeds(table, gang)
    assert table.prey.pool() == 30
    assert not table.you.has_edge()


def test_the_outcast_mage_shoots_and_keeps_away(table: Table) -> None:
    """2R damage, one optional maneuver each combat; its fist does nothing."""
    cohn = table.you.ready("Cohn Rose")
    table.you.ready("Nassir")
    mage = table.prey.ready("Outcast Mage")
    blocked(table, cohn, mage)
    table.prey.uses(mage, minion=mage, mode="maneuver")
    assert round_of(table).range == "long"
    assert {option.verb for option in table.asked().options} == {"hand strike", "use"}
    table.prey.uses(mage, minion=mage, mode="strike")
    table.nobody_reacts()
    assert table.blood(cohn) == 3
    assert table.blood(mage) == 2


def test_an_outcast_mage_needs_a_tremere_and_three_pool(table: Table) -> None:
    """Recruited by Cohn Rose: 30 to 27 pool."""
    table.you.ready("Mazz")
    cohn = table.you.ready("Cohn Rose")
    mage = table.you.holds("Outcast Mage")
    assert {option.minion for option in table.you.options("act", card=mage)} == {cohn}
    table.you.acts(mage, by=cohn)
    table.nobody_reacts()
    assert table.you.pool() == 27
    assert table.blood(mage) == 2
    table.until_turn_of(table.you, "minion")
    bleeds(table, mage)
    assert table.prey.pool() == 29


def test_ir_goggles_maneuver_once_each_combat(table: Table) -> None:
    """It is no weapon: the strike stays free."""
    nassir = table.you.ready("Nassir")
    goggles = table.you.in_play("IR Goggles", on=nassir)
    table.you.holds("Theft of Vitae", "Flash")
    mazz = table.prey.ready("Mazz")
    table.prey.holds("Flash")
    blocked(table, nassir, mazz)
    table.you.uses(goggles, minion=nassir)
    table.prey.passes()
    table.you.plays("Theft of Vitae", by=nassir, level="THA")
    table.prey.plays("Flash", by=mazz, level="cel 2")
    while not table.over():
        assert not table.you.may("use", card=goggles), "once each combat, not each round"
        table.pass_on()
    assert table.blood(mazz) == 3 - 2 - 1


@pytest.mark.parametrize(
    ("name", "cost", "damage"),
    [("Saturday-Night Special", 1, 1), ("Submachine Gun", 4, 3), ("Assault Rifle", 5, 4)],
)
def test_guns(table: Table, name: str, cost: int, damage: int) -> None:
    """Equipped for pool; ranged damage, an optional maneuver each combat."""
    mazz = table.you.ready("Mazz")
    other = table.you.ready("Pug Jackson")
    gun = table.you.holds(name)
    table.prey.ready("Kurt Densch", locked=True)
    nassir = table.prey.ready("Nassir")
    table.you.acts(gun, by=mazz)
    table.nobody_reacts()
    assert table.you.pool() == 30 - cost
    assert table.on(gun) == mazz
    assert not table.locked(other)
    table.until_turn_of(table.you, "minion")
    blocked(table, mazz, nassir)
    table.you.uses(gun, minion=mazz, mode="maneuver")
    table.nobody_reacts()
    assert table.blood(nassir) == 4 - damage
    assert table.blood(mazz) == 3


@pytest.mark.ruling("Saturday-Night Special", 1)
@pytest.mark.ruling("Submachine Gun", 1)
@pytest.mark.ruling("Assault Rifle", 1)
@pytest.mark.parametrize("name", ["Saturday-Night Special", "Submachine Gun", "Assault Rifle"])
def test_no_maneuver_from_a_gun_that_cannot_strike(table: Table, name: str) -> None:
    """In the round after Immortal Grapple it maneuvers again; in the round of a bar it does not."""
    mazz = table.you.ready("Mazz")
    gun = table.you.in_play(name, on=mazz)
    wauneka = table.prey.ready("Wauneka")
    table.prey.holds(fists_only())
    blocked(table, mazz, wauneka)
    table.prey.plays("Fists Only", by=wauneka)
    while not table.over():
        assert not table.you.may("use", card=gun)
        table.pass_on()
    assert damage_to(table, wauneka) == 1


# -- masters --------------------------------------------------------------------------------------


def test_celerity_gives_a_level_and_capacity(table: Table) -> None:
    """On any vampire without superior Celerity; no blood comes with it."""
    wauneka, mazz = table.you.ready("Wauneka"), table.you.ready("Mazz")
    flavio = table.you.ready("Flávio Gonçalves")
    enemy = table.prey.ready("Nassir")
    uncontrolled = table.you.uncontrolled("Krid")
    celerity = table.you.holds("Celerity")
    table.begins("master")
    table.you.plays(celerity)
    chosen = {option.target for option in table.asked().options}
    assert chosen == {wauneka, mazz, enemy}
    assert not chosen & {flavio, uncontrolled}
    table.you.chooses(mazz)
    table.asked()

    assert discipline_level(table.state, mazz, "cel") == 2
    assert discipline_level(table.state, wauneka, "cel") == 0
    assert capacity(table.state, mazz) == 4
    assert table.blood(mazz) == 3
    assert table.on(celerity) == mazz
    assert table.you.pool() == 30


# -- vampires -------------------------------------------------------------------------------------


def test_barth_hampers_small_vampires_of_prey_and_predator(table: Table) -> None:
    """-1 stealth at capacity 3 or less, while he is ready and unlocked."""
    krid = table.you.ready("Krid", blood=1)
    table.you.ready("Mazz")
    nassir = table.prey.ready("Nassir")
    barth = table.predator.ready("Barth")
    table.you.acts(by=krid, word="hunt")
    table.prey.blocks(nassir)
    table.nobody_reacts()
    assert table.locked(nassir), "a hunt at 0 stealth"
    assert not table.locked(barth)


@pytest.mark.parametrize(
    ("hunter", "locked", "seat"), [("Wauneka", False, 4), ("Krid", True, 4), ("Krid", False, 2)]
)
def test_barth_hampers_nobody_else(table: Table, hunter: str, locked: bool, seat: int) -> None:
    """Not larger vampires, not while he is locked, not across the table."""
    minion = table.you.ready(hunter, blood=1)
    nassir = table.prey.ready("Nassir")
    table.seats[seat].ready("Barth", locked=locked)
    table.you.acts(by=minion, word="hunt")
    table.prey.blocks(nassir)
    table.nobody_reacts()
    assert [line.what for line in table.state.journal].count("failed to block") == 1
    assert table.blood(minion) == 2


def test_basilia_strikes_aggravated_with_her_hands(table: Table) -> None:
    """One point wounds; no blood is burned for it."""
    basilia = table.you.ready("Basilia")
    nassir = table.prey.ready("Nassir")
    blocked(table, basilia, nassir)
    table.nobody_reacts()
    assert table.where(nassir) == "torpor"
    assert table.blood(nassir) == 4
    assert table.blood(basilia) == 9


@pytest.mark.parametrize("draws", [True, False])
def test_ira_may_draw_when_he_plays_an_auspex_card(table: Table, draws: bool) -> None:
    """An additional card; the hand is then discarded down to its size."""
    belinde = table.you.ready("Belinde", blood=3)
    ira = table.prey.ready("Ira Rivers")
    fillers = ("Dodge",) * 6
    table.prey.holds("Enhanced Senses", *fillers)
    table.you.acts(by=belinde, word="hunt")
    table.prey.blocks(ira)
    table.prey.plays("Enhanced Senses", by=ira, level="AUS")
    decision = table.asked()
    assert decision.kind == "trigger"
    assert decision.seat == table.prey.number
    if draws:
        table.prey.does("answer")
        assert table.asked().kind == "discard"
        table.prey.does("discard")
    else:
        table.prey.passes()
    assert len(table.prey.hand()) == 7
    drawn = [line for line in table.state.journal if line.what == "drew" and line.seat == 1]
    assert len(drawn) == (2 if draws else 1)


def test_ira_does_not_draw_for_other_cards(table: Table) -> None:
    """Celerity is not Auspex; another's Auspex is not his."""
    belinde = table.you.ready("Belinde", blood=3)
    ira, ayelech = table.prey.ready("Ira Rivers"), table.prey.ready("Ayelech")
    table.prey.holds("Enhanced Senses", "Flash")
    table.you.acts(by=belinde, word="hunt")
    table.prey.blocks(ayelech)
    table.prey.plays("Enhanced Senses", by=ayelech, level="aus")
    table.nobody_reacts()
    assert not any(line.what == "answered" for line in table.state.journal)
    assert not table.locked(ira)


def test_ira_has_intercept_against_political_actions(table: Table) -> None:
    """+1 intercept: enough for a political action, not counted in a hunt."""
    belinde = table.you.ready("Belinde", blood=3)
    table.you.holds("Ancilla Empowerment")
    ira = table.prey.ready("Ira Rivers")
    table.you.acts("Ancilla Empowerment", by=belinde)
    table.prey.blocks(ira)
    table.nobody_reacts()
    assert table.locked(ira)
    assert [line.what for line in table.state.journal].count("combat") == 1


def test_ira_does_not_intercept_a_hunt(table: Table) -> None:
    """Only political actions."""
    belinde = table.you.ready("Belinde", blood=3)
    ira = table.prey.ready("Ira Rivers")
    table.you.acts(by=belinde, word="hunt")
    table.prey.blocks(ira)
    table.nobody_reacts()
    assert table.blood(belinde) == 4


@pytest.mark.parametrize("moves", [True, False])
def test_kurt_may_look_at_the_top_card_and_move_it(table: Table, moves: bool) -> None:
    """In his controller's unlock phase, once; moving it costs him a blood."""
    kurt = table.you.ready("Kurt Densch")
    top = table.you.library("Dodge")
    table.begins("unlock")
    table.you.uses(kurt, minion=kurt)
    seen = [line for line in table.state.journal if line.what == "saw"]
    assert [(line.seat, line.card) for line in seen] == [(table.you.number, top)]
    if moves:
        table.take(0)
    else:
        table.you.passes()
    library = table.state.seats[0].library
    assert (library[0] == top) == moves
    assert (library[-1] == top) != moves
    assert table.blood(kurt) == (7 if moves else 8)
    assert not table.you.may("use", card=kurt)


def test_kurt_has_an_intercept(table: Table) -> None:
    """+1 intercept, whatever the action."""
    table.you.ready("Mazz")
    wauneka = table.you.ready("Wauneka", blood=3)
    kurt = table.prey.ready("Kurt Densch")
    table.you.acts(by=wauneka, word="hunt")
    table.prey.blocks(kurt)
    table.nobody_reacts()
    assert table.locked(kurt)

"""Control that passes: by theft, in an unlock phase, until the end of the turn."""

from __future__ import annotations

import pytest

from action_talk import told
from made_up import paper
from methuselah.engine import atoms
from methuselah.language import (
    ANYTIME,
    TARGET,
    action,
    borrows_this_turn,
    burn_blood,
    burn_pool,
    choose,
    locked,
    not_,
    ready,
    static,
    unlock,
    use,
    vampire,
    yours,
)
from methuselah.rules.turn.contests import entered_play
from table_talk import Table

URIAH = "Uriah Winter (G1)"
TEMPTATION = "Temptation"
CAO = "Cao Nguyen (G6)"
ACCORRI = "Accorri Giovanni (G5)"
CERRO = "Don Cerro (G5)"
NASSIR = "Nassir"


# -- Uriah Winter -----------------------------------------------------------------------------


@pytest.mark.ruling("Uriah Winter (G1)", 1)
@pytest.mark.ruling("Uriah Winter (G1)", 2)
@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(("pool", "goes"), [(20, True), (21, False), (22, False)])
def test_uriah_goes_to_a_richer_prey(table: Table, place: str, pool: int, goes: bool) -> None:
    """In torpor too, where he stays ([RTR 19941109], [LSJ 20011022])."""
    uriah = table.you.puts(URIAH, place)
    table.you.ready(CERRO)
    table.you.pool(pool)
    table.prey.pool(21)
    table.begins("unlock")

    table.until_turn_of(table.you, "minion")

    assert table.state.controller(uriah) == (1 if goes else 0)
    assert table.where(uriah) == place


def test_uriah_reads_the_pools_at_the_beginning_of_the_phase(table: Table) -> None:
    """A pool from the Edge first does not keep him."""
    uriah = table.you.ready(URIAH)
    table.you.ready(CERRO)
    table.you.pool(20)
    table.prey.pool(21)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.does("gain from the Edge")
    table.until_turn_of(table.you, "minion")

    assert table.you.pool() == 21
    assert table.state.controller(uriah) == 1


# -- Temptation -------------------------------------------------------------------------------


def tempted(table: Table, level: str, victim: int, by: int) -> None:
    """Temptation is played on a vampire."""
    table.you.acts(TEMPTATION, by=by, level=level)
    if table.you.may("choose"):
        table.you.chooses(victim)
    table.nobody_reacts()


@pytest.mark.parametrize(("level", "counters"), [("ser", 0), ("SER", 1)])
def test_temptation_is_put_on_any_ready_vampire(table: Table, level: str, counters: int) -> None:
    """You still control it; at superior it has a counter. Not on a vampire in torpor."""
    cao = table.you.ready(CAO)
    theirs = table.grand_prey.ready(CERRO)
    torpid = table.prey.torpor(NASSIR)
    card = table.you.holds(TEMPTATION)

    table.you.acts(TEMPTATION, by=cao, level=level)
    assert {option.target for option in table.you.options("choose")} == {cao, theirs}
    table.you.chooses(theirs)
    table.nobody_reacts()

    assert table.on(card) == theirs
    assert table.state.controller(card) == 0
    assert table.counters(card) == counters
    assert table.where(torpid) == "torpor"
    assert table.waits_for(table.you)


def test_a_counter_is_added_once_in_your_master_phase(table: Table) -> None:
    """And in no other phase."""
    theirs = table.prey.ready(CERRO)
    card = table.you.in_play(TEMPTATION, on=theirs, controller=0, notes=(("kept", 1),))
    table.you.ready(CAO)
    table.begins("master")

    table.you.uses(card, mode="add")
    assert table.counters(card) == 1
    assert not table.you.may("use", card=card, mode="add")
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use", card=card, mode="add")


def setup(table: Table, counters: int, blood: int, **how: bool) -> tuple[int, int]:
    """Somebody's vampire with a Temptation of yours; the vampire and the card."""
    theirs = table.prey.ready(CERRO, blood=blood, **how)
    notes = (("kept", 1),)
    card = table.you.in_play(TEMPTATION, on=theirs, controller=0, counters=counters, notes=notes)
    table.you.ready(CAO)
    return theirs, card


@pytest.mark.ruling("Temptation", 3)
def test_nobody_answers_the_decision_to_tempt(table: Table) -> None:
    """Neither its controller, who could unlock a vampire before, nor anybody else has a say."""
    theirs, card = setup(table, 3, 3, locked=True)
    freed = use(choose(ready(yours, locked)), unlock(TARGET), at=ANYTIME)
    key = table.prey.in_play(paper("Key", freed, kind="event"))
    table.begins("minion")
    assert table.prey.may("use", card=key)

    table.you.uses(card)

    assert table.state.controller(theirs) == 0
    assert table.counters(card) == 0
    assert table.waits_for(table.you)
    assert not table.prey.may("use", card=key)


@pytest.mark.ruling("Temptation", 12)
@pytest.mark.parametrize(("counters", "blood", "works"), [(3, 3, True), (2, 3, False)])
def test_enough_counters_take_the_vampire_until_the_end_of_the_turn(
    table: Table, counters: int, blood: int, works: bool
) -> None:
    """Unlocked; at any point of your minion phase; the counters are burned."""
    theirs, card = setup(table, counters, blood, locked=True)
    table.begins("minion")

    assert table.you.may("use", card=card) == works
    if not works:
        return
    table.you.uses(card)
    assert table.state.controller(theirs) == 0
    assert not table.locked(theirs)
    assert table.counters(card) == 0
    assert not table.you.may("use", card=card)
    table.you.acts(word="bleed", by=theirs)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(theirs) == 1
    assert table.on(card) == theirs


@pytest.mark.ruling("Temptation", 2)
def test_counters_of_another_temptation_do_not_help(table: Table) -> None:
    """Each for itself ([LSJ 20010227])."""
    theirs, card = setup(table, 2, 3)
    notes = (("kept", 1),)
    other = table.you.in_play(TEMPTATION, on=theirs, controller=0, counters=2, notes=notes)
    assert not table.you.may("use", card=card)
    assert not table.you.may("use", card=other)


@pytest.mark.ruling("Temptation", 4)
def test_no_counters_are_enough_for_a_vampire_without_blood(table: Table) -> None:
    """[LSJ 20010828-2]."""
    theirs, card = setup(table, 0, 0)
    table.you.uses(card)
    assert table.state.controller(theirs) == 0


@pytest.mark.ruling("Temptation", 1)
def test_temptation_on_your_own_vampire_unlocks_it(table: Table) -> None:
    """The action is undirected; the vampire stays yours after the turn."""
    cao = table.you.ready(CAO)
    mine = table.you.ready(CERRO, blood=1, locked=True)
    card = table.you.holds(TEMPTATION)
    blocker = table.grand_predator.ready(NASSIR)

    table.you.acts(TEMPTATION, by=cao, level="SER")
    table.you.chooses(mine)
    table.until("action", table.predator) if table.predator.may("block") else None
    assert not table.grand_predator.may("block", minion=blocker)
    table.nobody_reacts()
    table.you.uses(card)

    assert not table.locked(mine)
    table.until_turn_of(table.grand_predator, "minion")
    assert table.state.controller(mine) == 0


@pytest.mark.ruling("Temptation", 7)
def test_the_tempted_vampire_returns_in_torpor(table: Table) -> None:
    """To its previous controller ([LSJ 20010119]): it was struck down by her own minion."""
    theirs, card = setup(table, 3, 3)
    blocker = table.prey.ready("War Ghoul")
    claws = paper("Claws", static("strength", +4), kind="equipment")
    table.prey.in_play(claws, on=blocker)
    table.grand_prey.ready(NASSIR)
    table.you.uses(card)
    table.you.acts(word="bleed", by=theirs)
    table.prey.blocks(blocker)
    table.nobody_reacts()
    assert table.where(theirs) == "torpor"
    assert table.state.controller(theirs) == 0

    table.until_turn_of(table.grand_prey, "minion")
    assert table.where(theirs) == "torpor"
    assert table.state.controller(theirs) == 1


@pytest.mark.ruling("Temptation", 6)
def test_the_tempted_vampire_of_an_ousted_methuselah_leaves_the_game(table: Table) -> None:
    """When it should return to her ([ANK 20181110])."""
    theirs, card = setup(table, 3, 3)
    table.prey.pool(1)
    table.grand_prey.ready(NASSIR)
    table.you.uses(card)
    table.you.acts(word="bleed", by=theirs)
    table.nobody_reacts()
    assert table.prey.is_out()
    table.until_turn_of(table.grand_prey, "minion")
    assert table.where(theirs) == "removed"


@pytest.mark.ruling("Temptation", 9)
def test_a_blocker_is_tempted_away(table: Table) -> None:
    """The attempt fails, for its new controller is the acting Methuselah ([LSJ 20080326])."""
    theirs, card = setup(table, 3, 3)
    actor = table.you.ready(NASSIR)
    table.you.acts(word="bleed", by=actor)
    table.prey.blocks(theirs)
    table.you.uses(card)
    assert table.state.controller(theirs) == 0
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.where(theirs) == "ready"


@pytest.mark.ruling("Temptation", 10)
@pytest.mark.ruling("Temptation", 11)
def test_who_has_declined_does_not_block_after_the_theft(table: Table) -> None:
    """Not with another minion either: there is no other opportunity ([PIB 20150501])."""
    theirs, card = setup(table, 3, 3)
    actor = table.you.ready(NASSIR)
    other = table.prey.ready("Mazz")
    table.you.acts(word="bleed", by=actor)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=other)
    table.prey.passes()
    table.you.uses(card)
    assert table.state.controller(theirs) == 0
    while not table.over():
        assert not table.prey.may("block")
        assert not table.you.may("block")
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.ruling("Temptation", 10)
@pytest.mark.parametrize("declined", [True, False])
def test_a_new_controller_blocks_with_the_stolen_minion(table: Table, declined: bool) -> None:
    """Unless she has declined; its previous controller had. A theft in another's turn."""
    actor = table.you.ready(NASSIR, blood=1)
    table.you.ready(CAO)
    stolen = table.prey.ready(CERRO)
    lure = use(choose(ready(not_(yours))), borrows_this_turn(TARGET), at=("action", "declined"))
    card = table.predator.in_play(paper("Lure", lure, kind="event"))
    table.predator.ready("Mazz")
    table.you.acts(word="hunt", by=actor)
    table.until("action", table.prey)
    table.prey.passes()
    if declined:
        table.until("action", table.predator)
        table.predator.passes()

    table.predator.uses(card)
    table.predator.chooses(stolen)
    assert table.state.controller(stolen) == table.predator.number
    assert not table.prey.may("block")
    if not declined:
        table.predator.blocks(stolen)
    while not table.over():
        assert not (declined and table.predator.may("block"))
        table.pass_on()
    assert told(table, "attempts to block", card=stolen) == (not declined)


@pytest.mark.ruling("Temptation", 5)
def test_who_is_ousted_takes_the_tempted_vampire_along(table: Table) -> None:
    """It is removed from the game with the rest of hers ([ANK 20181110])."""
    theirs, card = setup(table, 3, 3)
    bystander = table.prey.ready(NASSIR)
    table.you.pool(1)
    debt = table.you.in_play(paper("Debt", use(burn_pool(1), at=("minion",)), kind="event"))
    table.you.uses(card)
    assert table.state.controller(theirs) == 0
    table.you.uses(debt)
    table.asked()
    assert table.you.is_out()
    assert table.where(theirs) == "removed"
    assert table.where(bystander) == "ready"


@pytest.mark.ruling("Temptation", 8)
def test_combat_ends_as_a_fighter_is_tempted(table: Table) -> None:
    """Before range, so that nothing resolves ([LSJ 20020618])."""
    theirs, card = setup(table, 3, 3)
    actor = table.you.ready(NASSIR)
    table.you.acts(word="bleed", by=actor)
    table.prey.blocks(theirs)
    table.until("before_range", table.you)
    table.you.uses(card)
    table.nobody_reacts()
    assert table.state.controller(theirs) == 0
    assert table.blood(theirs) == 3
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Temptation", 11)
def test_the_target_of_an_action_is_tempted_during_it(table: Table) -> None:
    """The action goes on with the same target ([LSJ 20020725])."""
    theirs, card = setup(table, 3, 3)
    amber = table.you.ready("Amber (G5)")
    blocker = table.prey.ready(NASSIR)
    table.you.holds("Mind Numb")
    table.you.acts("Mind Numb", by=amber, level="pre")
    table.you.chooses(theirs)
    table.you.uses(card)
    table.nobody_reacts()
    assert table.state.controller(theirs) == 0
    assert table.locked(theirs)
    assert not table.locked(blocker)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Temptation", 11)
@pytest.mark.parametrize("steals", [True, False])
def test_a_target_that_is_not_legal_any_more_is_left_alone(table: Table, steals: bool) -> None:
    """The action fizzles: it is successful without effect."""
    theirs, card = setup(table, 3, 3)
    actor = table.you.ready(NASSIR)
    raid = action(choose(ready(vampire, not_(yours))), burn_blood(2, TARGET))
    table.you.holds(paper("Raid", raid))
    table.you.acts("Raid", by=actor)
    if steals:
        table.you.uses(card)
    table.nobody_reacts()

    assert table.blood(theirs) == (3 if steals else 1)
    assert table.state.controller(theirs) == (0 if steals else 1)
    assert told(table, "fizzled", card=actor) == steals
    assert not table.you.may("act", card="Raid", minion=actor)


def test_a_contest_breaks_temporary_control(table: Table) -> None:
    """Face down before its permanent controller, and nobody gives it back (R3 4.1)."""
    theirs, card = setup(table, 3, 3)
    copy = table.grand_prey.ready(CERRO)
    table.you.uses(card)
    entered_play(table.state, copy)

    assert theirs in table.state.seats[1].contested
    assert copy in table.state.seats[2].contested
    table.until("unlock", table.prey)
    assert table.state.controller(theirs) == 1


# -- theft ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "pays", "place"),
    [
        ("dom", False, "torpor"),
        ("DOM", False, "torpor"),
        ("DOM", True, "ready"),
    ],
)
def test_graverobbing_steals_a_vampire_in_torpor(
    table: Table, level: str, pays: bool, place: str
) -> None:
    """It stays in torpor unless 2 blood are burned at superior; never one of your own."""
    accorri = table.you.ready(ACCORRI, blood=4)
    table.you.torpor(NASSIR)
    theirs = table.grand_prey.torpor(CERRO, blood=2)
    table.prey.ready(URIAH)
    table.you.holds("Graverobbing")

    table.you.acts("Graverobbing", by=accorri, level=level)
    table.until("choose") if level == "DOM" else table.nobody_reacts()
    if level == "DOM":
        table.you.does("do" if pays else "decline")

    assert table.state.controller(theirs) == 0
    assert table.where(theirs) == place
    assert table.blood(accorri) == (2 if pays else 4)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Graverobbing", 2)
def test_graverobbing_fizzles_if_the_vampire_has_left_torpor(table: Table) -> None:
    """Successful, without effect ([ANK 20210124])."""
    accorri = table.you.ready(ACCORRI)
    theirs = table.prey.torpor(CERRO)
    table.prey.ready(NASSIR)
    table.you.holds("Graverobbing")
    table.you.acts("Graverobbing", by=accorri, level="dom")
    atoms.move_to_region(table.state, theirs, "ready")
    table.nobody_reacts()
    assert table.state.controller(theirs) == 1
    assert told(table, "fizzled") == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Dominate Kine", 2)
def test_dominate_kine_steals_a_location(table: Table) -> None:
    """It stays as it is, locked or not; nobody's own."""
    accorri = table.you.ready(ACCORRI)
    mine = table.you.in_play("The Labyrinth")
    theirs = table.grand_prey.in_play("Elder Library", locked=True)
    table.you.holds("Dominate Kine")

    table.you.acts("Dominate Kine", by=accorri, level="DOM")
    table.nobody_reacts()

    assert table.state.controller(theirs) == table.state.controller(mine) == 0
    assert table.where(theirs) == "permanent"
    assert table.locked(theirs)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Dominate Kine", 1)
def test_a_stolen_location_on_a_minion_goes_to_any_of_yours(table: Table) -> None:
    """As its new controller chooses ([RTR 19960112])."""
    accorri = table.you.ready(ACCORRI)
    other = table.you.ready(NASSIR)
    theirs = table.prey.ready(CERRO)
    manse = table.prey.in_play("Living Manse", on=theirs)
    table.you.holds("Dominate Kine")

    table.you.acts("Dominate Kine", by=accorri, level="DOM")
    table.until("choose", table.you)
    assert {option.target for option in table.you.options("choose")} == {accorri, other}
    table.you.chooses(other)

    assert table.on(manse) == other
    assert table.state.controller(manse) == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling("Far Mastery", 1)
@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_far_mastery_steals_a_retainer_or_an_ally(table: Table, level: str) -> None:
    """Whatever they require (a ghoul's Discipline, a clan): that is not asked any more."""
    accorri = table.you.ready(ACCORRI)
    theirs = table.prey.ready(CERRO)
    retainer = table.prey.in_play("Murder of Crows", on=theirs, blood=1)
    gang = table.prey.ready("War Ghoul")
    mine = table.you.ready("Underbridge Stray")
    table.you.holds("Far Mastery")

    table.you.acts("Far Mastery", by=accorri, level=level)
    table.nobody_reacts()

    assert table.on(retainer) == (accorri if level == "dom" else theirs)
    assert table.state.controller(retainer) == (0 if level == "dom" else 1)
    assert table.state.controller(gang) == (1 if level == "dom" else 0)
    assert table.where(gang) == "ready"
    assert table.state.controller(mine) == 0
    assert table.waits_for(table.you)

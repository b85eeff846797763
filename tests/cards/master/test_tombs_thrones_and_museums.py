"""Locations with a memory: the Black Throne, the Tomb of Rameses III, the High Museum."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.advance import advance
from methuselah.language import (
    EACH,
    TARGET,
    burn_pool,
    choose,
    choose_seat,
    choose_x,
    chosen_seat,
    give_control,
    is_named,
    on,
    permanents,
    recruits,
    sends_to_torpor,
    use,
)
from methuselah.pool import X_COST
from politics_talk import motion, polling, votes_now
from scenes.in_play import played_as_printed
from table_talk import Table

THRONE = "The Black Throne"
TOMB = "Tomb of Rameses III"
KHOBAR = "Khobar Towers, Al-Khubar"
MUSEUM = "High Museum of Art, Atlanta"
HAQIM = "Ali Kar"
MINISTER = "Marcel"


def goes_on(table: Table) -> None:
    """After a change made from outside."""
    table.state.pending = None
    advance(table.state)


@pytest.mark.parametrize(
    ("card", "needs"),
    [(THRONE, HAQIM), (KHOBAR, MINISTER)],
)
def test_it_comes_into_play_as_printed(card: str, needs: str | None) -> None:
    """For its pool, by whoever has the clan that it requires."""
    played_as_printed(card, needs=needs, stranger="Nassir")


# -- The Black Throne -----------------------------------------------------------------------------


@pytest.mark.parametrize("hunt", [False, True])
def test_the_throne_votes_in_any_referendum(table: Table, hunt: bool) -> None:
    """2 votes, in that of a blood hunt too; once, by locking."""
    caller = table.you.ready("Mkhokheli")
    throne = table.you.in_play(THRONE)
    if hunt:
        victim = table.prey.torpor("Duck")
        table.you.acts(by=caller, word="diablerie", target=victim)
    else:
        table.you.holds(motion())
        table.you.acts("Motion", by=caller)
    polling(table)
    table.you.uses(throne)
    table.you.votes("against", mode="granted")
    assert votes_now(table) == (0, 2)
    assert table.locked(throne)
    assert not table.you.may("use", card=throne)


def contracted(table: Table, card: str, *, whose: str = "you", clan: str = "Banu Haqim") -> int:
    """A minion of the prey with a contract, for a hunter of yours, or of somebody else."""
    hunter = getattr(table, whose).ready(replaced("Ali Kar", clans=(clan,)))
    target = table.prey.ready("Nassir")
    name = "chosen one" if card == "Clandestine Contract" else "hunter"
    table.you.in_play(card, on=target, notes=((name, hunter),))
    return int(target)


CONTRACTS = ("Contract", "Clandestine Contract", "Hand Contract")


@pytest.mark.parametrize("card", CONTRACTS)
@pytest.mark.parametrize("locked", [False, True])
def test_the_throne_is_paid_for_a_contract(table: Table, card: str, locked: bool) -> None:
    """1 pool as the minion goes to torpor, by locking the card; if you like."""
    target = contracted(table, card)
    throne = table.you.in_play(THRONE, locked=locked)
    blow = table.you.in_play(
        paper("Blow", use(choose(on()), sends_to_torpor(TARGET), at=("minion",)))
    )
    table.you.uses(blow)
    table.you.chooses(target)
    assert table.you.may("answer") is not locked
    if not locked:
        table.you.does("answer")
    assert table.locked(throne)
    assert table.you.pool() == (30 if locked else 31)


@pytest.mark.parametrize(
    ("whose", "clan"), [("you", "Ventrue"), ("grand_prey", "Banu Haqim"), ("none", "")]
)
def test_the_throne_asks_for_a_banu_haqim_of_yours(table: Table, whose: str, clan: str) -> None:
    """Not for one of another clan, nor another's, nor for a minion without a contract."""
    if whose == "none":
        target = table.prey.ready("Nassir")
        table.you.ready(HAQIM)
    else:
        target = contracted(table, "Contract", whose=whose, clan=clan)
    table.you.in_play(THRONE)
    blow = table.you.in_play(
        paper("Blow", use(choose(on()), sends_to_torpor(TARGET), at=("minion",)))
    )
    table.you.uses(blow)
    table.you.chooses(target)
    assert not table.you.may("answer")
    assert table.you.pool() == 30


@pytest.mark.ruling(THRONE, 1)
@pytest.mark.parametrize("card", CONTRACTS)
def test_the_throne_is_paid_for_who_is_burned(table: Table, card: str) -> None:
    """And the contract with it."""
    target = contracted(table, card)
    table.you.in_play(THRONE)
    table.you.ready(COMPANION)
    table.begins("minion")
    atoms.burn(table.state, target)
    goes_on(table)
    table.you.does("answer")
    assert table.you.pool() == 31


@pytest.mark.ruling(THRONE, 1)
@pytest.mark.parametrize("burned", [True, False])
def test_the_throne_is_paid_for_a_contract_that_burns_itself(table: Table, burned: bool) -> None:
    """By its own text, as the vampire goes to torpor, before the throne is used; or it stays."""
    hunter = table.you.ready(replaced("Ali Kar", clans=("Banu Haqim",)))
    target = table.prey.ready("Nassir")
    contract = table.you.in_play("Priority Contract", on=target, notes=(("hunter", hunter),))
    throne = table.you.in_play(THRONE)
    blow = table.you.in_play(
        paper("Blow", use(choose(on()), sends_to_torpor(TARGET), at=("minion",)))
    )
    table.you.uses(blow)
    table.you.chooses(target)
    if burned:
        table.you.does("answer", card=contract)
        assert table.where(contract) == "ash_heap"
    table.you.does("answer", card=throne)
    assert table.where(contract) == ("ash_heap" if burned else "attached")
    assert table.you.pool() == (34 if burned else 31)


@pytest.mark.ruling(THRONE, 2)
def test_the_throne_is_paid_when_the_controller_is_ousted(table: Table) -> None:
    """Its minions leave the ready region with her."""
    contracted(table, "Contract")
    table.you.in_play(THRONE)
    table.you.ready(COMPANION)
    table.prey.pool(1)
    doom = table.you.in_play(
        paper(
            "Doom",
            use(
                choose_seat(EACH, name="doomed"),
                burn_pool(1, chosen_seat("doomed")),
                at=("minion",),
            ),
        )
    )
    table.you.uses(doom)
    table.you.chooses(seat=table.prey.number)
    assert table.prey.is_out()
    before = table.you.pool()
    table.you.does("answer")
    assert table.you.pool() == before + 1


# -- Tomb of Rameses III --------------------------------------------------------------------------


def test_the_tomb_doubles_transfers(table: Table) -> None:
    """1 counter for each blood transferred to the chosen vampire, none for another or a gift.

    At the end of the phase the chosen one may come, if blood and counters are its capacity.
    """
    chosen, other = table.you.uncontrolled("Don Cerro", blood=1), table.you.uncontrolled("Tara")
    table.prey.uncontrolled("Duck")
    table.you.uncontrolled(paper("Hunter", kind="imbued", life=3))
    gift = table.you.in_play("Dreams of the Sphinx")
    tomb = table.you.holds(TOMB)
    table.begins("master")
    table.you.plays(tomb)
    assert table.you.choices() == {chosen, other}
    table.you.chooses(chosen)
    assert table.you.pool() == 27
    table.until("influence", table.you)
    table.you.uses(gift, level="blood")
    table.you.chooses(chosen)
    assert (table.blood(chosen), table.counters(tomb)) == (2, 0)
    table.you.does("transfer", target=other)
    for _ in range(2):
        table.you.does("transfer", target=chosen)
    assert (table.blood(chosen), table.counters(tomb)) == (4, 2)
    assert table.you.pool() == 24
    table.you.passes()
    assert not table.you.may("do")
    table.until_turn_of(table.prey)
    assert table.where(chosen) == "uncontrolled"
    table.until_turn_of(table.you, "influence")
    table.you.does("transfer", target=chosen)
    assert (table.blood(chosen), table.counters(tomb)) == (5, 3)


@pytest.mark.parametrize(("counters", "may"), [(3, True), (2, False)])
@pytest.mark.parametrize("comes", [True, False])
def test_the_tomb_opens(table: Table, counters: int, may: bool, comes: bool) -> None:
    """With blood and counters for its capacity the vampire may come, with the blood it has.

    The Tomb is burned then; else both stay.
    """
    chosen = table.you.uncontrolled("Don Cerro", blood=4)
    tomb = table.you.in_play(TOMB, counters=counters, notes=(("awaited", chosen),))
    table.prey.ready(COMPANION)
    table.begins("influence")
    table.you.passes()
    asked = table.asked()
    assert (asked is not None and asked.seat == 0 and asked.window == "choose") is may
    if may:
        if comes:
            table.you.does("do", number=0)
        else:
            table.you.passes()
    comes = comes and may
    assert table.where(chosen) == ("ready" if comes else "uncontrolled")
    assert table.where(tomb) == ("ash_heap" if comes else "permanent")
    assert table.blood(chosen) == 4
    table.until_turn_of(table.prey)
    while table.state.active == table.prey.number:
        later = table.asked()
        assert later is None or (later.seat, later.window) != (0, "choose")
        table.pass_on()


def test_the_tomb_is_burned_as_its_vampire_comes_otherwise(table: Table) -> None:
    """By its own blood, or by an effect."""
    chosen = table.you.uncontrolled("Duck", blood=2)
    other = table.you.uncontrolled("Tara")
    tomb = table.you.in_play(TOMB, notes=(("awaited", chosen),))
    table.begins("influence")
    table.you.does("transfer", target=other)
    assert table.where(tomb) == "permanent"
    table.you.does("transfer", target=chosen)
    table.you.does("move out", target=chosen)
    assert table.where(chosen) == "ready"
    assert table.where(tomb) == "ash_heap"


def test_a_new_controller_of_the_tomb_chooses_anew(table: Table) -> None:
    """Of her own uncontrolled region; her transfers count from then on."""
    mine = table.you.uncontrolled("Don Cerro")
    one, two = table.prey.uncontrolled("Duck"), table.prey.uncontrolled("Tara")
    table.prey.uncontrolled(paper("Hunter", kind="imbued", life=3))
    tomb = table.you.in_play(TOMB, counters=1, notes=(("awaited", mine),))
    hands = table.you.in_play(
        paper(
            "Hands",
            use(
                choose_seat(EACH, name="heir"),
                give_control(permanents(is_named(TOMB)), chosen_seat("heir")),
                at=("minion",),
            ),
        )
    )
    table.you.ready(COMPANION)
    table.you.uses(hands)
    table.you.chooses(seat=table.prey.number)
    assert table.prey.choices() == {one, two}
    table.prey.chooses(one)
    assert table.counters(tomb) == 1
    table.until_turn_of(table.prey, "influence")
    table.prey.does("transfer", target=two)
    table.prey.does("transfer", target=one)
    assert table.counters(tomb) == 2


def test_without_anybody_to_choose_the_tomb_stays_closed(table: Table) -> None:
    """Nobody is remembered, so nothing burns it."""
    tomb = table.you.holds(TOMB)
    table.you.ready(COMPANION)
    table.begins("master")
    table.you.plays(tomb)
    table.until_turn_of(table.prey)
    assert table.where(tomb) == "permanent"


# -- Khobar Towers --------------------------------------------------------------------------------

REGULAR = paper("Regular", recruits(), life=2, strength=1, bleed=0, pool_cost=2, blood_cost=1)


@pytest.mark.rules_text("003 Khobar Towers 1")
@pytest.mark.ruling(KHOBAR, 2)
@pytest.mark.parametrize(("who", "gain"), [("Don Cerro", 7), (REGULAR, 3)])
def test_the_towers_pay_capacity_or_cost(table: Table, who: object, gain: int) -> None:
    """Of a ready minion of yours, which leaves the game; in your unlock phase, in any order."""
    towers = table.you.in_play(KHOBAR)
    sold, other = table.you.ready(who), table.you.ready("Ryan")  # type: ignore[arg-type]
    table.you.torpor("Tara")
    table.prey.ready("Nassir")
    table.you.in_play(THRONE_TAX)
    table.begins("unlock")
    assert table.you.may("use", card=towers)
    table.you.uses(towers)
    assert table.you.choices() == {sold, other}
    table.you.chooses(sold)
    assert table.where(sold) == "removed"
    assert table.locked(towers)
    assert table.you.pool() == 30 + gain
    assert table.where(other) == "ready"


THRONE_TAX = "Bleeding the Vine"


@pytest.mark.ruling(KHOBAR, 1)
def test_the_x_of_an_ally_is_that_of_its_recruitment(table: Table) -> None:
    """Recruited for 3 pool, it is worth 3."""
    drill = paper("Drill", recruits(choose_x()), life=2, strength=1, bleed=0, pool_cost=X_COST)
    towers = table.you.in_play(KHOBAR)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    held = table.you.holds(drill)
    table.you.acts(held, by=mine)
    table.you.chooses(number=3)
    rest(table)
    assert table.where(held) == "ready"
    assert table.you.pool() == 27
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    table.you.uses(towers)
    table.you.chooses(held)
    assert table.you.pool() == 30


def test_the_towers_stand_still_in_the_turns_of_others(table: Table) -> None:
    """They are used in your own unlock phase only."""
    towers = table.prey.in_play(KHOBAR)
    table.prey.ready("Ryan")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.prey.may("use", card=towers)


# -- High Museum of Art ---------------------------------------------------------------------------


def test_the_museum_is_worth_four_pool(table: Table) -> None:
    """As it is put into play; burned, it costs as much."""
    held = table.you.holds(MUSEUM)
    table.you.ready(COMPANION)
    table.begins("master")
    table.you.plays(held)
    assert table.you.pool() == 34
    assert table.where(held) == "permanent"
    atoms.burn(table.state, held)
    goes_on(table)
    assert table.you.pool() == 30


def test_the_museum_is_stolen_by_vampires(table: Table) -> None:
    """Who has it gains 4 pool, who loses it burns 4; no ally steals it, nor its own controller."""
    held = table.you.holds(MUSEUM)
    own, ally = table.you.ready("Nassir"), table.prey.ready("Underbridge Stray")
    table.you.ready(COMPANION)
    theirs, third = table.prey.ready("Ryan"), table.grand_prey.ready("Tara")
    table.prey.ready("Duck")
    table.grand_prey.ready("Lauren")
    table.prey.holds(PAUSE)
    table.begins("master")
    table.you.plays(held)
    assert table.you.pool() == 34
    table.until("minion", table.you)
    assert not table.you.may("use action", card=held, by=own)
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=held, by=ally)
    table.prey.acts(held, by=theirs)
    assert action_of(table).targets == (table.you.number,)
    rest(table)
    assert table.state.controller(held) == table.prey.number
    assert [seat.pool() for seat in table.seats] == [30, 34, 30, 30, 30]
    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts(held, by=third)
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30, 30, 34, 30, 30]
    atoms.burn(table.state, held)
    goes_on(table)
    assert [seat.pool() for seat in table.seats] == [30, 30, 30, 30, 30]


@pytest.mark.parametrize("rising", [True, False])
def test_a_museum_played_into_a_contest_was_never_had(table: Table, rising: bool) -> None:
    """Nothing is gained, nothing burned for what nobody had: with 2 pool you are there still."""
    table.you.pool(2)
    table.prey.in_play(MUSEUM, notes=(("holder", table.prey.number),))
    if rising:  # which bars the gain, not the loss
        table.grand_prey.in_play("The Rising")
    held = table.you.holds(MUSEUM)
    table.you.ready(COMPANION)
    table.begins("master")
    table.you.plays(held)
    assert table.where(held) == "contested"
    assert (table.you.pool(), table.you.is_out()) == (2, False)
    assert [line.what for line in table.state.journal if line.seat == 0].count("gained pool") == 0
    assert table.prey.pool() == 26


def test_a_contested_museum_is_lost_and_won_again(table: Table) -> None:
    """4 pool go as it becomes contested, and come back with it."""
    table.prey.in_play(MUSEUM, notes=(("holder", table.prey.number),))
    held = table.you.holds(MUSEUM)
    table.you.ready(COMPANION)
    thief = table.prey.ready("Nassir")
    table.prey.ready("Duck")
    table.begins("master")
    table.you.plays(held)
    assert table.prey.pool() == 26
    assert table.you.pool() == 30
    table.until_turn_of(table.prey)
    table.prey.does("yield")
    assert table.prey.pool() == 26
    table.until_turn_of(table.you, "master")
    assert table.where(held) == "permanent"
    assert table.you.pool() == 34
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(held, by=thief)
    rest(table)
    assert (table.you.pool(), table.prey.pool()) == (30, 30)

"""Masters, equipment and vampires of the Banu Haqim deck."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, DODGE, fight, made_up, rest
from methuselah.engine.definitions import Strike
from methuselah.language import strike
from table_talk import Table

LAW = "Haqim's Law: Retribution"
CONTRACT = "Priority Contract"
TENSION = "Tension in the Ranks"
NIZCHETUS = "Heart of Nizchetus"
KINE = "Kine Resources Contested"
DEADLY = made_up("A deadly blow", modes=(strike(Strike("damage", 2, aggravated=True)),))


@pytest.mark.parametrize("ground", ["Temple Hunting Ground", "Underworld Hunting Ground"])
def test_a_hunting_ground_feeds_one_vampire(table: Table, ground: str) -> None:
    """1 blood for a ready vampire in your unlock phase, one hunting ground each."""
    name = "Bijou" if ground.startswith("U") else "Milton Fox"
    hungry = table.you.ready(name, blood=1)
    other = table.you.ready(COMPANION, blood=1)
    card = table.you.holds(ground)
    table.you.in_play("Slum Hunting Ground")
    table.begins("master")

    table.you.plays(ground)
    assert table.where(card) == "permanent"
    assert table.you.pool() == 28
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "unlock")
    table.you.does("use", card=card)
    table.you.chooses(hungry)
    assert table.blood(hungry) == 2
    assert table.blood(other) == 1
    assert not table.you.may("use", card=card)
    table.you.uses("Slum Hunting Ground")
    assert table.blood(hungry) == 2
    assert table.blood(other) == 2


def test_hunting_grounds_need_their_clan(table: Table) -> None:
    """Without a ready vampire of the clan they are not playable."""
    table.you.ready("Milton Fox")
    table.you.holds("Temple Hunting Ground", "Underworld Hunting Ground")
    table.begins("master")

    assert table.you.can_play("Temple Hunting Ground")
    assert not table.you.can_play("Underworld Hunting Ground")


# -- Haqim's Law: Retribution ---------------------------------------------------------------------


@pytest.mark.ruling("Haqim's Law: Retribution", 1)
@pytest.mark.ruling("Haqim's Law: Retribution", 3)
def test_retribution_turns_a_combat_card_into_a_bleed(table: Table) -> None:
    """+1 bleed once for each copy; the discarded card is replaced."""
    bijou = table.you.ready("Bijou")
    idle = table.you.ready("Arjun Shah")
    laws = [table.you.in_play(LAW), table.you.in_play(LAW)]
    blows = table.you.holds(DODGE, DODGE, DODGE)
    action = table.you.holds("Govern the Unaligned")
    table.prey.ready("Alice Chen")

    table.you.acts(word="bleed", by=bijou)
    table.until("action", table.you)
    assert not table.you.may("use", minion=idle)
    held = len(table.you.hand())
    for law in laws:
        table.you.does("use", card=law, minion=bijou)
        assert not table.you.may("choose", target=action)
        table.you.chooses(blows[laws.index(law)])
        assert not table.you.may("use", card=law)
    rest(table)
    assert table.prey.pool() == 27
    assert table.where(blows[0]) == table.where(blows[1]) == "ash_heap"
    assert table.where(blows[2]) == "hand"
    assert len(table.you.hand()) == held  # each of the two is replaced, once
    assert table.waits_for(table.you)


def test_retribution_is_for_your_banu_haqim_that_bleed(table: Table) -> None:
    """Not for Meaghan, not in a hunt, not with an action card, not for others."""
    bijou = table.you.ready("Bijou", blood=1)
    meaghan = table.you.ready(COMPANION)
    table.you.in_play(LAW)
    table.you.holds(DODGE)

    table.you.acts(word="bleed", by=meaghan)
    while not table.over():
        assert not table.you.may("use")
        table.pass_on()
    table.you.acts(word="hunt", by=bijou)
    while not table.over():
        assert not table.you.may("use")
        table.pass_on()
    assert table.prey.pool() == 29


def test_another_players_law_is_not_yours(table: Table) -> None:
    """ "A Banu Haqim you control": only its controller's."""
    bijou = table.you.ready("Bijou")
    table.prey.in_play(LAW)
    table.you.holds(DODGE)

    table.you.acts(word="bleed", by=bijou)
    while not table.over():
        assert not table.you.may("use")
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.ruling("Haqim's Law: Retribution", 4)
def test_retribution_comes_before_resolution(table: Table) -> None:
    """Not once the bleed would be successful."""
    bijou = table.you.ready("Bijou")
    table.you.in_play(LAW)
    table.you.holds(DODGE, "Spying Mission")
    table.you.ready("Dr. Stephen Norton")

    table.you.acts(word="bleed", by=bijou)
    table.until("declined", table.you)
    assert table.you.may("use", minion=bijou)
    while not table.over():
        if table.asked().window not in ("action", "attempt", "declined"):
            assert not table.you.may("use")
        table.pass_on()
    assert table.prey.pool() == 29


def test_the_law_needs_a_banu_haqim_to_be_played(table: Table) -> None:
    """A ready one."""
    table.you.torpor("Bijou")
    table.you.holds(LAW)
    table.begins("master")
    assert not table.you.can_play(LAW)


# -- Market Square --------------------------------------------------------------------------------


def test_market_square_helps_a_blocking_banu_haqim(table: Table) -> None:
    """+1 intercept when needed; it locks."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    bijou = table.prey.ready("Bijou")
    square = table.prey.in_play("Market Square")

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(bijou)
    table.prey.uses("Market Square")
    rest(table)
    assert table.locked(square)
    assert table.locked(bijou)
    assert table.blood(ryan) < 2
    assert table.waits_for(table.you)


def test_market_square_is_for_needed_intercept_and_the_clan(table: Table) -> None:
    """Not against a bleed without stealth, not for Alice, not for the predator's Banu Haqim."""
    ryan = table.you.ready("Ryan")
    lauren = table.you.ready("Lauren", blood=1)
    wauneka = table.you.ready("Wauneka", blood=1)
    bijou = table.prey.ready("Bijou")
    alice = table.prey.ready("Alice Chen")
    table.prey.in_play("Market Square")
    nayarana = table.predator.ready("Nayarana")

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(bijou)
    while not table.over():
        assert not table.prey.may("use")
        table.pass_on()
    table.you.acts(word="hunt", by=lauren)
    table.prey.blocks(alice)
    while not table.over():
        assert not table.prey.may("use")
        table.pass_on()
    table.you.acts(word="hunt", by=wauneka)
    table.predator.blocks(nayarana)
    while not table.over():
        assert not table.prey.may("use")
        table.pass_on()


# -- Priority Contract ----------------------------------------------------------------------------


def test_the_contract_names_hunter_and_prey(table: Table) -> None:
    """A trifle: another master may follow. The hunter alone enters combat, at 1 stealth."""
    bijou = table.you.ready("Bijou")
    arjun = table.you.ready("Arjun Shah")
    contract = table.you.holds(CONTRACT)
    table.you.holds("Life in the City")
    victim = table.prey.ready("Alice Chen")
    other = table.grand_prey.ready("Nayarana")
    table.begins("master")

    table.you.plays(CONTRACT)
    assert not table.you.may("choose", target=other)
    table.you.chooses(bijou)
    assert table.on(contract) == victim
    assert table.state.controller(contract) == 0
    assert table.you.can_play("Life in the City")
    table.you.acts(CONTRACT, by=bijou)
    assert not table.you.may("use action", minion=arjun)
    table.prey.blocks(victim)
    rest(table)
    assert table.blood(victim) == 6
    assert table.blood(bijou) == 2
    assert table.on(contract) == victim
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


def test_the_contract_pays_when_its_victim_leaves_the_ready_region(table: Table) -> None:
    """To torpor: 3 pool and the card burns; you may keep it instead."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    table.you.holds(DEADLY)
    victim = table.prey.ready("Alice Chen")
    contract = table.you.in_play(CONTRACT, on=victim)

    fight(table, bijou, victim)
    table.you.plays("A deadly blow", by=bijou)
    table.you.does("answer")
    rest(table)
    assert table.where(victim) == "torpor"
    assert table.you.pool() == 33
    assert table.prey.pool() == 30
    assert table.where(contract) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_contract_may_be_kept(table: Table) -> None:
    """Declined, it stays on the vampire in torpor and pays nothing."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    table.you.holds(DEADLY)
    victim = table.prey.ready("Alice Chen")
    contract = table.you.in_play(CONTRACT, on=victim)

    fight(table, bijou, victim)
    table.you.plays("A deadly blow", by=bijou)
    table.you.does("decline")
    rest(table)
    assert table.you.pool() == 30
    assert table.on(contract) == victim


def test_the_contract_pays_for_a_burned_minion(table: Table) -> None:
    """An ally that is burned; the contract is burned with it either way."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    table.you.holds(DEADLY)
    gang = table.prey.ready("Loyal Street Gang", blood=1)
    contract = table.you.in_play(CONTRACT, on=gang)

    fight(table, bijou, gang)
    table.you.does("answer")
    rest(table)
    assert table.where(gang) == "ash_heap"
    assert table.where(contract) == "ash_heap"
    assert table.you.pool() == 33


@pytest.mark.ruling("Priority Contract", 1)
def test_the_contract_pays_when_the_prey_is_ousted(table: Table) -> None:
    """6 pool for the oust, 3 for the contract ([ANK 20180129-2])."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    table.prey.pool(1)
    victim = table.prey.ready("Alice Chen", locked=True)
    table.you.in_play(CONTRACT, on=victim)

    table.you.acts(word="bleed", by=bijou)
    table.you.does("answer")
    rest(table)
    assert table.prey.is_out()
    assert table.you.pool() == 39


@pytest.mark.ruling("Priority Contract", 2)
def test_a_contested_contract_is_a_trifle_all_the_same(table: Table) -> None:
    """Two at the table are contested; the master phase action is gained."""
    table.you.ready("Bijou")
    contract = table.you.holds(CONTRACT)
    table.you.holds("Life in the City")
    table.prey.ready("Alice Chen")
    other = table.predator.in_play(CONTRACT, on=table.you.ready(COMPANION))
    table.begins("master")

    table.you.plays(CONTRACT)
    assert table.where(contract) == "contested"
    assert table.where(other) == "contested"
    assert table.you.can_play("Life in the City")


# -- Tension in the Ranks -------------------------------------------------------------------------


def test_tension_costs_a_pool_for_torpor_and_for_burning(table: Table) -> None:
    """Whoever controls the minion, whoever played the card; retainers are no minions."""
    bijou = table.you.ready("Bijou")
    arjun = table.you.ready("Arjun Shah")
    table.you.ready(COMPANION)
    table.you.holds(DEADLY)
    table.grand_prey.in_play(TENSION)
    victim = table.prey.ready("Alice Chen")
    table.prey.in_play("Raven Spy", on=victim, blood=1)
    gang = table.prey.ready("Loyal Street Gang", blood=1)

    fight(table, bijou, victim)
    table.you.plays("A deadly blow", by=bijou)
    rest(table)
    assert table.where(victim) == "torpor"
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=arjun)
    table.prey.blocks(gang)
    rest(table)
    assert table.where(gang) == "ash_heap"
    assert table.prey.pool() == 28
    assert table.you.pool() == 30
    assert table.grand_prey.pool() == 30


def test_burning_a_vampire_in_torpor_is_no_tension(table: Table) -> None:
    """It was not ready: diablerie costs its controller nothing."""
    bijou = table.you.ready("Bijou")
    table.you.ready(COMPANION)
    table.you.in_play(TENSION)
    victim = table.prey.torpor("Alice Chen")

    table.you.acts(word="diablerie", by=bijou, target=victim)
    rest(table)
    assert table.where(victim) == "ash_heap"
    assert table.prey.pool() == 30


def test_two_masters_and_an_action_burn_tension(table: Table) -> None:
    """Anybody in her master phase; one master card is not enough; both are replaced."""
    first, second = table.you.holds("Life in the City", "Fame")
    table.you.holds("Govern the Unaligned")
    table.you.ready("Bijou")
    tension = table.grand_prey.in_play(TENSION)
    table.prey.holds("Life in the City")
    table.prey.ready("Alice Chen")
    table.begins("master")
    held = len(table.you.hand())

    table.you.uses(TENSION)
    rest(table)
    while table.you.may("choose"):
        table.you.chooses()
    assert table.where(tension) == "ash_heap"
    assert table.where(first) == table.where(second) == "ash_heap"
    assert len(table.you.hand()) == held
    assert not table.you.may("play")


def test_one_master_card_is_too_few(table: Table) -> None:
    """Nor in somebody else's master phase."""
    table.you.holds("Life in the City")
    table.you.ready("Bijou")
    table.grand_prey.in_play(TENSION)
    table.prey.holds("Life in the City", "Fame")
    table.begins("master")

    table.until("master", table.you)
    assert not table.you.may("use")
    assert not table.prey.may("use")
    table.until_turn_of(table.prey, "master")
    assert table.prey.may("use", card=TENSION)


# -- Heart of Nizchetus ---------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 3])
def test_nizchetus_looks_for_better_cards(table: Table, number: int) -> None:
    """Draw up to three without discarding, then as many go to the bottom of the library."""
    bijou = table.you.ready("Bijou")
    table.you.in_play(NIZCHETUS, on=bijou)
    held = table.you.holds("Fame", "Dodge", "Dodge", "Dodge", "Dodge", "Dodge", "Blur")
    table.you.library("Majesty")
    table.begins("unlock")

    table.you.uses(NIZCHETUS)
    table.you.chooses(number=number)
    assert len(table.you.hand()) == 7 + number
    table.you.chooses(held[0])
    for card in held[1:number]:
        table.you.chooses(card)
    assert len(table.you.hand()) == 7
    assert "Majesty" in table.you.hand()
    assert table.state.seats[0].library[0] == held[number - 1]
    assert table.where(held[0]) == "library"
    assert not table.you.may("use")
    assert len(table.state.seats[0].library) == 13


def test_nizchetus_needs_a_ready_bearer_and_your_unlock_phase(table: Table) -> None:
    """Not from torpor; and with one card left only one is drawn."""
    bijou = table.you.torpor("Bijou")
    table.you.in_play(NIZCHETUS, on=bijou)
    arjun = table.prey.ready("Arjun Shah")
    table.prey.in_play(NIZCHETUS, on=arjun)
    table.begins("unlock")

    while table.state.active == 0:
        table.asked()
        assert not table.you.may("use")
        if table.asked().window == "unlock":
            assert not table.prey.may("use")
        table.pass_on()
    table.until("unlock", table.prey)
    assert table.prey.may("use", card=NIZCHETUS)


# -- vampires -------------------------------------------------------------------------------------


def test_kalinda_burns_the_edge_to_unlock(table: Table) -> None:
    """During your turn, while it is locked; nobody has the Edge then."""
    kalinda = table.you.ready("Kalinda (G6)")
    other = table.you.ready(COMPANION, locked=True)
    table.gives_edge(table.you)

    table.asked()
    assert not table.you.may("use")
    table.you.acts(word="bleed", by=kalinda)
    rest(table)
    table.you.uses("Kalinda (G6)")
    assert not table.locked(kalinda)
    assert table.locked(other)
    assert not table.you.has_edge()
    assert not table.prey.has_edge()
    assert not table.you.may("act", word="bleed", minion=kalinda)
    assert table.you.may("act", word="hunt", minion=kalinda)


def test_kalinda_needs_the_edge_and_your_turn(table: Table) -> None:
    """Without it, or in another turn, she stays as she is."""
    kalinda = table.prey.ready("Kalinda (G6)", locked=True)
    table.you.ready("Kasim Bayar", locked=True)
    table.you.ready(COMPANION)
    table.gives_edge(table.prey)

    table.asked()
    assert not table.prey.may("use")
    assert not table.you.may("use")
    assert table.locked(kalinda)


def test_kasim_discards_political_actions_for_strength(table: Table) -> None:
    """Once each combat, before range: +2 for that combat; he bleeds for 2."""
    kasim = table.you.ready("Kasim Bayar")
    table.you.ready(COMPANION)
    kine, dodge = table.you.holds(KINE, "Dodge")
    table.you.holds(KINE)
    alice = table.prey.ready("Alice Chen")

    fight(table, kasim, alice)
    table.until("before_range", table.you)
    held = len(table.you.hand())
    table.you.does("use", minion=kasim)
    assert not table.you.may("choose", target=dodge)
    table.you.chooses(kine)
    rest(table)
    assert table.where(kine) == "ash_heap"
    assert table.where(dodge) == "hand"
    assert len(table.you.hand()) == held
    assert table.blood(alice) == 4
    assert table.waits_for(table.you)


def test_kasim_is_strong_in_his_own_combats_only(table: Table) -> None:
    """In the combat of another vampire of yours he discards nothing; unblocked he bleeds for 2."""
    kasim = table.you.ready("Kasim Bayar")
    bijou = table.you.ready("Bijou")
    table.you.holds(KINE)
    alice = table.prey.ready("Alice Chen")

    fight(table, bijou, alice)
    while not table.over():
        assert not table.you.may("use")
        table.pass_on()
    table.you.acts(word="bleed", by=kasim)
    rest(table)
    assert table.prey.pool() == 28

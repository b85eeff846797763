"""Vampires that answer a lost Edge, a lost fight or a lost referendum; a price in cards to hold."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import (
    OPPOSING,
    TARGET,
    action,
    after_combat,
    before_range,
    burn_card,
    burn_edge,
    choose,
    corrupts,
    ready,
    static,
    use,
    vampire,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from methuselah.rules.playing.hand import hand_size
from politics_talk import motion, polling, votes_now
from scenes.rulings import (
    black_hand_is_no_title,
    keeps_votes_in_any_sect,
    scarce_asks_for_the_clan_of_now,
)
from scenes.telling import changing
from table_talk import Table

# -- Sennadurek -----------------------------------------------------------------------------------

SENNADUREK = "Sennadurek (G4)"
BONFIRE = paper("Bonfire", use(burn_edge(), at=("action",), once="turn"), kind="event")


@pytest.mark.parametrize("looks", [True, False])
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_sennadurek_unlocks_as_the_edge_is_lost(table: Table, looks: bool, region: str) -> None:
    """In another's turn, by a bleed: he unlocks, and you may look at the loser's hand."""
    sennadurek = table.prey.puts(SENNADUREK, region, locked=True)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.gives_edge(table.grand_prey)
    fame, own = table.grand_prey.holds("Fame"), table.you.holds("Blur")
    table.you.acts(word="bleed", by=mine)
    while not table.prey.may("do"):
        table.pass_on()
    assert not table.locked(sennadurek)
    if looks:
        table.prey.does("do")
    else:
        table.prey.passes()
    rest(table)
    assert sees(table.state, table.prey.number, fame) is looks
    assert not sees(table.state, table.prey.number, own)
    assert not sees(table.state, table.predator.number, fame)
    assert table.you.has_edge()


def test_sennadurek_unlocks_as_his_own_side_loses_the_edge(table: Table) -> None:
    """In another's turn: each Methuselah counts."""
    sennadurek = table.prey.ready(SENNADUREK, locked=True)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.gives_edge(table.prey)
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        if table.prey.may("do"):
            table.prey.passes()
        else:
            table.pass_on()
    assert table.you.has_edge()
    assert not table.locked(sennadurek)


def test_sennadurek_sleeps_in_your_own_turn(table: Table) -> None:
    """It must not be his controller's turn."""
    sennadurek = table.you.ready(SENNADUREK, locked=True)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.gives_edge(table.grand_prey)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.you.has_edge()
    assert table.locked(sennadurek)


def test_an_edge_that_nobody_had_is_not_lost(table: Table) -> None:
    """A bleed that brings it from the middle of the table."""
    sennadurek = table.prey.ready(SENNADUREK, locked=True)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.you.has_edge()
    assert table.locked(sennadurek)


def test_a_burned_edge_is_lost(table: Table) -> None:
    """Burned in another's turn by whoever has it."""
    sennadurek = table.prey.ready(SENNADUREK, locked=True)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(BONFIRE)
    table.prey.ready("Nassir", locked=True)
    table.gives_edge(table.you)
    table.you.acts(word="bleed", by=mine)
    table.you.uses("Bonfire")
    assert not table.locked(sennadurek)


@pytest.mark.ruling(SENNADUREK, 1)
def test_sennadurek_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(SENNADUREK)


@pytest.mark.ruling(SENNADUREK, 2)
def test_sennadurek_is_scarce_among_those_who_count_as_nagaraja() -> None:
    """The clan that they have now."""
    scarce_asks_for_the_clan_of_now(SENNADUREK)


# -- Amelia ---------------------------------------------------------------------------------------

AMELIA = "Amelia, The Blood Red Tears (G3)"


@pytest.mark.parametrize("acting", [True, False])
@pytest.mark.parametrize(("foe", "left"), [("Octane", 4), ("Gregory Winter", 2)])
def test_who_fights_amelia_burns_blood(table: Table, acting: bool, foe: str, left: int) -> None:
    """1 blood or life after combat, beside the blow; nothing after other combats."""
    amelia = (table.you if acting else table.prey).ready(AMELIA)
    theirs = (table.prey if acting else table.you).ready(foe)
    fight(table, *((amelia, theirs) if acting else (theirs, amelia)))
    rest(table)
    assert table.blood(theirs) == left
    assert damage_to(table, theirs) == 1
    assert table.blood(amelia) == 5 - damage_to(table, amelia)


@pytest.mark.ruling(AMELIA, 1)
@pytest.mark.parametrize(("capacity", "left"), [(5, 4), (1, 5)])
def test_amelia_in_torpor_costs_blood_and_burned_none(
    table: Table, capacity: int, left: int
) -> None:
    """Clawed into torpor she does; burned she does not."""
    claws = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
    mine = table.you.ready(replaced("Octane", strength=1 if capacity == 5 else 3))
    table.you.in_play(claws, on=mine)
    amelia = table.prey.ready(AMELIA, blood=5 if capacity == 5 else 1)
    fight(table, mine, amelia)
    rest(table)
    assert table.where(amelia) == ("torpor" if capacity == 5 else "ash_heap")
    assert table.blood(mine) == left


@pytest.mark.ruling(AMELIA, 2)
def test_amelia_costs_blood_in_each_combat(table: Table) -> None:
    """Two of them in one action."""
    amelia = table.you.ready(AMELIA)
    theirs = table.prey.ready("Octane")
    table.you.holds(AGAIN)
    fight(table, amelia, theirs)
    table.you.plays(AGAIN.name, by=amelia)
    rest(table)
    assert table.blood(theirs) == 6 - damage_to(table, theirs) - 2


@pytest.mark.ruling(AMELIA, 4)
def test_the_tears_come_too_late_to_be_tasted(table: Table) -> None:
    """Taste of Vitae at the end of the round gets what the blow cost, no more."""
    amelia = table.you.ready(AMELIA, blood=3)
    theirs = table.prey.ready("Octane")
    table.you.holds("Taste of Vitae")
    fight(table, amelia, theirs)
    table.you.plays("Taste of Vitae", by=amelia)
    rest(table)
    assert table.blood(theirs) == 6 - 1 - 1
    assert table.blood(amelia) == 3 - damage_to(table, amelia) + 1


# -- Aziz -----------------------------------------------------------------------------------------

AZIZ = "Aziz, Dammar of Istanbul (G2)"


@pytest.mark.parametrize(
    ("by", "foe", "counters"),
    [
        (AZIZ, made_vampire("Wretch", capacity=1), 1),
        (AZIZ, "Gregory Winter", 0),
        ("Ryan", made_vampire("Wretch", capacity=1), 0),
    ],
)
def test_aziz_counts_the_vampires_he_survives(
    table: Table, by: str, foe: object, counters: int
) -> None:
    """1 counter for a vampire opposing him that is burned; none for an ally, nor for others."""
    claws = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
    arm = paper("Arm", static("strength", 5), kind="equipment")
    mine = table.you.ready(by)
    aziz = mine if by == AZIZ else table.you.ready(AZIZ)
    table.you.in_play(claws, on=mine)
    table.you.in_play(arm, on=mine)
    theirs = table.prey.ready(foe)  # type: ignore[arg-type]
    fight(table, mine, theirs)
    rest(table)
    assert table.where(theirs) == "ash_heap"
    assert table.counters(aziz) == counters


def test_aziz_counts_nobody_burned_after_combat(table: Table) -> None:
    """He opposes him no more."""
    aziz, theirs = table.you.ready(AZIZ), table.prey.ready("Octane")
    table.you.holds(made_up("Late", modes=(before_range(after_combat(burn_card(OPPOSING))),)))
    fight(table, aziz, theirs)
    table.you.plays("Late", by=aziz)
    rest(table)
    assert table.where(theirs) == "ash_heap"
    assert table.counters(aziz) == 0


@pytest.mark.parametrize("counters", [0, 1, 3])
def test_aziz_has_a_vote_for_each_counter(table: Table, counters: int) -> None:
    """Beside the two of his title."""
    aziz = table.you.ready(AZIZ, counters=counters)
    caller = table.you.ready("Ryan")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=aziz)
    assert votes_now(table) == (2 + counters, 0)


@pytest.mark.ruling(AZIZ, 1)
def test_aziz_keeps_his_votes() -> None:
    """2, in any sect."""
    keeps_votes_in_any_sect(AZIZ, votes=2)


# -- Aren -----------------------------------------------------------------------------------------

AREN = "Aren, Priest of Eshu (G4)"


@pytest.mark.parametrize(
    ("caller", "side", "paid"),
    [
        (AREN, "against", 1),
        (AREN, "for", 0),
        ("Ryan", "against", 0),
    ],
)
def test_who_votes_against_aren_burns_blood(
    table: Table, caller: str, side: str, paid: int
) -> None:
    """1 blood as the votes are tallied; who votes for him, an ally, or who abstains, none."""
    mine = table.you.ready(caller)
    table.you.ready(AREN if caller == "Ryan" else COMPANION)
    table.you.holds(motion())
    prince, silent = table.prey.ready("Mkhokheli (G6)"), table.prey.ready("Anvil (G1)")
    ally = table.prey.ready("Gregory Winter")
    table.prey.in_play(changing("votes", 1), on=ally)
    full, rest_of, life = (table.blood(one) for one in (prince, silent, ally))
    table.you.acts("Motion", by=mine)
    polling(table, table.prey)
    table.prey.votes(side, minion=prince)
    table.prey.votes(side, minion=ally)
    assert table.blood(prince) == full
    rest(table)
    assert (table.blood(prince), table.blood(silent)) == (full - paid, rest_of)
    assert table.blood(ally) == life


@pytest.mark.parametrize(("kind", "hidden"), [("political", 1), ("hunt", 0), ("bleed", 0)])
def test_aren_calls_in_secret(table: Table, kind: str, hidden: int) -> None:
    """+1 stealth in political actions."""
    aren = table.you.ready(AREN, blood=2)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.prey.ready("Nassir")
    if kind == "political":
        table.you.acts("Motion", by=aren)
    else:
        table.you.acts(word=kind, by=aren)
    going = action_of(table)
    assert stealth(table.state, going) == going.inherent + hidden


# -- Kahina ---------------------------------------------------------------------------------------

KAHINA = "Kahina the Sorceress (G3)"
TEMPT = paper("Tempt", action(choose(ready(vampire)), corrupts(2, TARGET), stealth=1))


@pytest.mark.ruling(KAHINA, 1)
@pytest.mark.parametrize("passes", [True, False])
def test_kahina_hurts_whom_you_corrupted(table: Table, passes: bool) -> None:
    """1 damage to each minion with counters of yours, however many; if the referendum passes."""
    kahina = table.you.ready(KAHINA)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(TEMPT)
    victim, clean = table.prey.ready("Octane"), table.prey.ready("Dodd (G2)")
    table.you.acts("Tempt", by=mine)
    table.you.chooses(victim)
    rest(table)
    table.you.acts(kahina, by=kahina)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    polling(table)
    table.you.votes("for" if passes else "against", minion=kahina)
    rest(table)
    assert (table.blood(victim), table.blood(clean)) == (6 - passes, 5)
    assert table.waits_for(table.you)


@pytest.mark.ruling(KAHINA, 2)
def test_kahina_keeps_her_vote() -> None:
    """1, in any sect."""
    keeps_votes_in_any_sect(KAHINA, votes=1)


# -- Enzo -----------------------------------------------------------------------------------------

ENZO = "Enzo Giovanni, Pentex Board of Directors (G2)"


@pytest.mark.parametrize(
    ("acting", "number"),
    [
        ("Ryan", 1),
        ("Chrysanthemum (G6)", 1),
        ("Mkhokheli (G6)", 0),
        ("Sheldon, Lord of the Clog (G1)", 0),
        ("Gwendolyn (G2)", 0),
    ],
)
def test_enzo_watches_the_polls(table: Table, acting: str, number: int) -> None:
    """He blocks from afar, with +1 intercept but against princes, justicars and the Circle."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    enzo, friend = (
        table.grand_prey.ready(ENZO),
        table.grand_prey.ready("Ryan" if acting != "Ryan" else "Dodd (G2)"),
    )
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    while not table.over() and not table.grand_prey.may("block", minion=enzo):
        table.pass_on()
    assert table.grand_prey.may("block", minion=enzo)
    assert not table.grand_prey.may("block", minion=friend)
    assert intercept(table.state, enzo) == number
    assert intercept(table.state, friend) == 0


@pytest.mark.parametrize(("seat", "kind"), [("grand_prey", "bleed"), ("grand_prey", "hunt")])
def test_enzo_is_bound_in_other_actions(table: Table, seat: str, kind: str) -> None:
    """Neither blocks nor more intercept."""
    mine = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    enzo = getattr(table, seat).ready(ENZO)
    table.prey.ready("Nassir")
    table.you.acts(word=kind, by=mine)
    assert intercept(table.state, enzo) == 0
    while not table.over():
        assert not getattr(table, seat).may("block", minion=enzo)
        table.pass_on()


# -- Lucubratio -----------------------------------------------------------------------------------

LUCUBRATIO = "Lucubratio (G4)"


@pytest.mark.ruling(LUCUBRATIO, 1)
@pytest.mark.parametrize("held", ["Telepathic Misdirection", "Deflection"])
@pytest.mark.parametrize("pays", [True, False])
def test_lucubratio_blocks_without_locking(table: Table, held: str, pays: bool) -> None:
    """For a card that requires Auspex, once each turn; he locks for a second block."""
    one, two = table.you.ready("Ryan"), table.you.ready("Dodd (G2)")
    table.you.ready(COMPANION)
    lucubratio = table.prey.ready(LUCUBRATIO)
    cards = [table.prey.holds(held), table.prey.holds(held)]
    table.prey.holds("Fame")
    table.you.holds("Telepathic Misdirection")
    works = held == "Telepathic Misdirection" and pays
    table.you.acts(word="bleed", by=one)
    table.prey.blocks(lucubratio)
    assert table.prey.may("answer") is (held == "Telepathic Misdirection")
    if works:
        table.prey.does("answer")
        assert table.prey.choices() == set(cards)
        table.prey.chooses(cards[0])
    elif held == "Telepathic Misdirection":
        table.prey.passes()
    rest(table)
    assert table.locked(lucubratio) is not works
    assert sum(table.where(card) == "ash_heap" for card in cards) == works
    if not works:
        return
    table.you.acts(word="bleed", by=two)
    table.prey.blocks(lucubratio)
    assert not table.prey.may("answer")
    rest(table)
    assert table.locked(lucubratio)


@pytest.mark.ruling(LUCUBRATIO, 1)
def test_lucubratio_does_it_in_the_turn_of_each_player(table: Table) -> None:
    """In yours, and again in that of his controller's prey."""
    mine, theirs = table.you.ready("Ryan"), table.grand_prey.ready("Dodd (G2)", blood=2)
    lucubratio = table.prey.ready(LUCUBRATIO)
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=lucubratio)
    first, _ = table.prey.holds("Telepathic Misdirection", "Telepathic Misdirection")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(lucubratio)
    table.prey.does("answer")
    table.prey.chooses(first)
    rest(table)
    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts(word="hunt", by=theirs)
    table.prey.blocks(lucubratio)
    table.prey.does("answer")
    rest(table)
    assert not table.locked(lucubratio)


def test_lucubratio_awake_has_nothing_to_lock(table: Table) -> None:
    """He is locked and blocks all the same: nothing is discarded for that."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    lucubratio = table.prey.ready(LUCUBRATIO, locked=True)
    table.prey.holds("Wake with Evening's Freshness", "Telepathic Misdirection")
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Wake with Evening's Freshness", by=lucubratio)
    table.prey.blocks(lucubratio)
    assert not table.prey.may("answer")


# -- Thucimia -------------------------------------------------------------------------------------

THUCIMIA = "Thucimia (G4)"


@pytest.mark.ruling(THUCIMIA, 2)
def test_thucimia_bleeds_for_a_smaller_hand(table: Table) -> None:
    """+1 bleed, once, for 2 cards less until your next unlock phase."""
    mine = table.you.ready(THUCIMIA)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert hand_size(table.state, 0) == 8
    table.you.uses(mine)
    assert hand_size(table.state, 0) == 6
    while not table.over():
        if table.you.may("discard"):
            table.you.does("discard")
            continue
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert table.prey.pool() == 28
    table.until_turn_of(table.prey)
    assert hand_size(table.state, 0) == 6
    table.until_turn_of(table.you, "master")
    assert hand_size(table.state, 0) == 8
    assert [hand_size(table.state, seat) for seat in range(1, 5)] == [7] * 4


@pytest.mark.parametrize(("acting", "kind"), [("Ryan", "bleed"), (THUCIMIA, "hunt")])
def test_thucimia_does_it_in_her_bleeds(table: Table, acting: str, kind: str) -> None:
    """Neither in another's bleed nor in her hunt."""
    mine = table.you.ready(acting, blood=2)
    table.you.ready(THUCIMIA if acting == "Ryan" else COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word=kind, by=mine)
    assert not is_offered(table, table.you, THUCIMIA)


@pytest.mark.ruling(THUCIMIA, 1)
def test_thucimia_keeps_her_vote() -> None:
    """1, in any sect."""
    keeps_votes_in_any_sect(THUCIMIA, votes=1)

"""Open hands in combat, guns from afar, votes of the Edge, and a vampire that comes back."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, COMPANION, MANEUVER, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import (
    ACTING,
    TARGET,
    action,
    burn_card,
    choose,
    enters_combat,
    equips,
    gain_pool,
    master,
    may_prevent,
    minion,
    not_,
    on,
    ready,
    static,
    steals,
    unlock,
    use,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.turn.discard import discard_actions
from politics_talk import motion, polling, votes_now
from scenes.rulings import scarce_asks_for_the_clan_of_now
from table_talk import Table

CAGLIOSTRO = "Cagliostro, The Grand Copht (G4)"
EZE = "Eze, The Demon Prince (G3)"
FLEURDUMAL = "Fleurdumal (G3)"
JOAQUIN = "Joaquin Murietta (G3)"
KAMIRI = "Kamiri wa Itherero (G4 ADV)"
MATTHEW = "Matthew (G6)"
NKULE = "Nkule Galadima (G4)"
QUFUR = "Qufur am-Heru (G2)"
SHELL = paper("Shell", may_prevent(1), kind="equipment")


# -- combat ------------------------------------------------------------------------------------


@pytest.mark.parametrize("burns", [True, False])
def test_fleurdumal_sees_the_hand_of_who_blocks_her(table: Table, burns: bool) -> None:
    """For 1 blood, during that combat: everybody sees it, and what is drawn later is hidden."""
    fleur = table.you.ready(FLEURDUMAL)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Don Cerro")
    held, mine = table.prey.holds("Fame"), table.you.holds("Villein")
    other = table.grand_prey.holds("Fame")
    table.prey.holds(MANEUVER)
    table.you.acts(by=fleur, word="bleed")
    assert not table.you.may("use", card=fleur)
    table.prey.blocks(guard)
    assert table.you.may("use", card=fleur)
    if burns:
        table.you.uses(fleur)
        assert table.blood(fleur) == 7
    assert not sees(table.state, 0, held)
    table.until("range", table.prey)
    assert sees(table.state, 0, held) == burns
    assert sees(table.state, 3, held) == burns
    assert not sees(table.state, 1, mine)
    assert not sees(table.state, 0, other)
    rest(table)


def test_fleurdumal_only_if_she_is_blocked(table: Table) -> None:
    """Not as she blocks, nor as another of yours is blocked, nor without blood."""
    fleur = table.prey.ready(FLEURDUMAL)
    acting = table.you.ready("Don Cerro")
    table.you.ready(COMPANION)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(fleur)
    assert not is_offered(table, table.prey, fleur)


@pytest.mark.ruling(JOAQUIN, 1)
@pytest.mark.ruling(JOAQUIN, 2)
@pytest.mark.parametrize(
    ("weapon", "far", "damage"),
    [(".44 Magnum", True, 3), (".44 Magnum", False, 2), ("Flash Grenade", True, 0)],
)
def test_joaquin_shoots_better_from_afar(table: Table, weapon: str, far: bool, damage: int) -> None:
    """+1 damage with a gun at long range; a strike without damage does none."""
    dud = paper("Flash Grenade", static("keyword", word="gun"), kind="equipment")
    joaquin = table.you.ready(JOAQUIN)
    foe = table.prey.ready("Gwendolyn")
    held = table.you.in_play(weapon if damage else dud, on=joaquin)
    table.you.holds(MANEUVER)
    fight(table, joaquin, foe)
    if far:
        table.until("range", table.you)
        table.you.plays("A maneuver", by=joaquin)
    if damage:
        table.until("strike", table.you)
        table.you.uses(held, level="strike")
    while not table.you.may("use", card=joaquin):
        table.pass_on()
    assert damage_to(table, foe) == damage
    rest(table)


@pytest.mark.parametrize("uses", [True, False])
def test_joaquin_strikes_once_more_in_the_first_round(table: Table, uses: bool) -> None:
    """Optional, limited: once, and not in a later round."""
    joaquin, foe = table.you.ready(JOAQUIN), table.prey.ready("Gwendolyn")
    press = paper("Again", static("each combat", word="press"), kind="equipment")
    table.you.in_play(press, on=joaquin)
    fight(table, joaquin, foe)
    table.until("additional", table.you)
    if uses:
        table.you.uses(joaquin)
        assert not table.you.may("use", card=joaquin)
    table.you.does("use press")
    assert not is_offered(table, table.you, joaquin)
    assert damage_to(table, foe) == 2 + uses


@pytest.mark.parametrize(
    ("whose", "place", "number"), [("you", "ready", 2), ("you", "torpor", 1), ("prey", "ready", 1)]
)
def test_cagliostro_gives_a_discard_phase_action(
    table: Table, whose: str, place: str, number: int
) -> None:
    """While he is ready at its start; to his controller only."""
    getattr(table, whose).puts(CAGLIOSTRO, place)
    table.you.holds("Fame", "Villein")
    table.begins("discard")
    table.asked()
    assert discard_actions(table.state, 0) == number


@pytest.mark.parametrize("takes", [True, False])
def test_cagliostro_corrupts_who_blocks_him(table: Table, takes: bool) -> None:
    """One counter on the blocking minion after the combat, if he likes."""
    mine, guard = table.you.ready(CAGLIOSTRO), table.prey.ready("Gwendolyn")
    table.you.ready(COMPANION)
    other = table.prey.ready("Ryan")
    table.you.acts(by=mine, word="bleed")
    table.prey.blocks(guard)
    while not table.you.may("answer"):
        assert table.state.cards[guard].corrupted_by(0) == 0
        table.pass_on()
    if takes:
        table.you.does("answer")
    rest(table)
    assert table.state.cards[guard].corrupted_by(0) == takes
    assert table.state.cards[other].corrupted_by(0) == 0


def test_cagliostro_corrupts_once_though_combat_follows_combat(table: Table) -> None:
    """Only after that of the block."""
    mine, guard = table.you.ready(CAGLIOSTRO), table.prey.ready("Gwendolyn")
    table.you.ready(COMPANION)
    table.you.holds(AGAIN)
    fight(table, mine, guard)
    table.you.plays("Another combat", by=mine)
    while not table.over():
        if table.you.may("answer"):
            table.you.does("answer")
        else:
            table.pass_on()
    assert damage_to(table, guard) == 2
    assert table.state.cards[guard].corrupted_by(0) == 1


def test_cagliostro_corrupts_nobody_as_he_blocks(table: Table) -> None:
    """Only who blocked him."""
    mine, acting = table.prey.ready(CAGLIOSTRO), table.you.ready("Gwendolyn")
    table.you.ready(COMPANION)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(mine)
    while not table.over():
        assert not table.prey.may("answer")
        table.pass_on()


def test_cagliostro_corrupts_nobody_whom_he_attacks(table: Table) -> None:
    """He was not blocked."""
    mine, foe = table.you.ready(CAGLIOSTRO), table.prey.ready("Gwendolyn")
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(paper("Rush", action(choose(ready(minion)), enters_combat(TARGET))))
    table.you.acts("Rush", by=mine)
    table.you.chooses(foe)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert damage_to(table, foe) == 1


def test_joaquin_gains_one_limited_strike(table: Table) -> None:
    """Not after another, nor as a bystander."""
    joaquin, foe = table.you.ready(JOAQUIN), table.prey.ready("Gwendolyn")
    table.you.ready(COMPANION)
    table.you.holds("Blur", "Blur")
    fight(table, joaquin, foe)
    table.until("additional", table.you)
    assert table.you.can_play("Blur", by=joaquin)
    table.you.uses(joaquin)
    assert not table.you.may("play", card="Blur")
    rest(table)
    assert damage_to(table, foe) == 2


def test_joaquin_strikes_in_his_own_combat_only(table: Table) -> None:
    """Another of yours fights."""
    joaquin, mine = table.you.ready(JOAQUIN), table.you.ready("Octane")
    foe = table.prey.ready("Gwendolyn")
    table.you.holds("Blur")
    fight(table, mine, foe)
    assert not is_offered(table, table.you, joaquin)


# -- paying, votes, a return -------------------------------------------------------------------


@pytest.mark.ruling(MATTHEW, 1)
def test_matthew_is_scarce_among_salubri() -> None:
    """As they are now."""
    scarce_asks_for_the_clan_of_now(MATTHEW)


@pytest.mark.parametrize(("place", "may"), [("ready", True), ("torpor", False)])
def test_matthew_makes_one_master_cheaper(table: Table, place: str, may: bool) -> None:
    """By 1 pool, once in your master phase; no minion card."""
    matthew = table.you.puts(MATTHEW, place)
    table.you.ready("Anson (G1)")  # two master phase actions
    table.you.holds(*(paper(name, master(), pool_cost=2) for name in ("Place", "Second")))
    table.you.holds(*(paper(f"All {cost}", master(), pool_cost=cost) for cost in (31, 32)))
    table.begins("master")
    assert [table.you.can_play(dear) for dear in ("All 31", "All 32")] == [may, False]
    table.you.plays("Place")
    assert table.you.may("use", card=matthew) == may
    if may:
        table.you.uses(matthew)
    table.until("master", table.you)
    assert table.you.pool() == 28 + may
    table.you.plays("Second")
    assert not table.you.may("use", card=matthew)
    table.until("minion", table.you)
    assert table.you.pool() == 26 + may


def test_matthew_helps_in_the_master_phase_alone(table: Table) -> None:
    """Not with a master card that is played in your minion phase."""
    eater, matthew, _justicar = map(table.you.ready, ("Ryan", MATTHEW, "Angus the Unruled (G1)"))
    table.you.holds("Absolution of the Diabolist")
    voter, _ = table.prey.ready("Mkhokheli"), table.grand_prey.torpor("Brooke (G2)")
    table.you.acts(word="diablerie", by=eater)
    table.prey.votes("for", minion=voter)
    table.you.plays("Absolution of the Diabolist")
    assert not table.you.may("use", card=matthew)
    rest(table)
    assert table.you.pool() == 29


def test_matthew_helps_with_no_minion_card(table: Table) -> None:
    """Nor with a master in the turn of another."""
    matthew, acting = table.you.ready(MATTHEW), table.you.ready("Ryan")
    sudden = paper("Sudden", master(at=("action",), out_of_turn=True), pool_cost=2)
    table.you.holds(paper("Ring", equips(), pool_cost=2), sudden)
    theirs = table.prey.ready("Ryan", blood=1)
    table.you.acts("Ring", by=acting)
    assert not is_offered(table, table.you, matthew)
    assert table.you.pool() == 28
    table.prey.acts(word="hunt", by=theirs)
    table.you.plays("Sudden")
    assert not is_offered(table, table.you, matthew)
    assert table.you.pool() == 26


@pytest.mark.parametrize("caller", ["nkule", "other"])
def test_no_lasombra_votes_where_nkule_calls(table: Table, caller: str) -> None:
    """Whosever they are; they do in other referendums."""
    nkule, other = table.you.ready(NKULE), table.you.ready("Tara")
    shadow = table.prey.ready("Melinda Galbraith")
    voter = table.grand_prey.ready("Emerson Bridges")
    table.you.holds(motion())
    table.you.acts("Motion", by=nkule if caller == "nkule" else other)
    polling(table)
    assert table.prey.may("vote", minion=shadow) == (caller == "other")
    assert table.grand_prey.may("vote", minion=voter)


@pytest.mark.parametrize(("place", "votes"), [("ready", 3), ("torpor", 1)])
def test_the_edge_of_nkule_is_worth_three_votes(table: Table, place: str, votes: int) -> None:
    """While he is ready, and only yours."""
    table.you.puts(NKULE, place)
    caller = table.you.ready("Tara")
    table.gives_edge(table.you)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", mode="edge")
    assert votes_now(table) == (votes, 0)


def test_the_edge_of_others_is_worth_one_vote(table: Table) -> None:
    """Nkule is yours."""
    table.you.ready(NKULE)
    caller = table.you.ready("Tara")
    table.gives_edge(table.prey)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.until("polling", table.prey)
    table.prey.votes("against", mode="edge")
    assert votes_now(table) == (0, 1)


@pytest.mark.parametrize("takes", [True, False])
def test_qufur_comes_back_in_your_influence_phase(table: Table, takes: bool) -> None:
    """From your ash heap, if you like; the next one only."""
    qufur = table.you.ready(QUFUR)
    table.you.uncontrolled("Gwendolyn", blood=0)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.prey.in_play(paper("Stake", use(burn_card(ACTING), at=("action",)), kind="event"))
    table.you.acts(by=qufur, word="bleed")
    table.prey.uses("Stake")
    rest(table)
    assert table.where(qufur) == "ash_heap"
    table.you.does("do" if takes else "decline")
    assert table.where(qufur) == ("uncontrolled" if takes else "ash_heap")
    if takes:
        assert table.you.may("transfer", target=qufur)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "influence")
    assert not table.you.may("do")
    assert table.where(qufur) == ("uncontrolled" if takes else "ash_heap")


def test_qufur_of_another_does_not_come_to_you(table: Table) -> None:
    """He is in the ash heap of his owner."""
    qufur = table.grand_prey.ready(QUFUR)
    table.you.uncontrolled("Gwendolyn", blood=0)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    theft = use(choose(on(vampire, not_(yours))), steals(TARGET), at=("minion",))
    table.you.in_play(paper("Theft", theft, kind="event"))
    table.prey.in_play(paper("Stake", use(burn_card(ACTING), at=("action",)), kind="event"))
    table.you.uses("Theft")
    table.you.acts(by=qufur, word="bleed")
    table.prey.uses("Stake")
    rest(table)
    table.until("influence", table.you)
    assert not table.you.may("do")
    assert table.where(qufur) == "ash_heap"


# -- Kamiri, Eze -------------------------------------------------------------------------------


def test_kamiri_hurts_a_minion(table: Table) -> None:
    """2 damage that cannot be prevented, to anybody; directed, without stealth."""
    kamiri = table.you.ready(KAMIRI)
    table.you.ready(COMPANION)
    foe, fallen = table.prey.ready("Gwendolyn"), table.grand_prey.torpor("Korah")
    ally = table.prey.ready("Renegade Garou")
    shell = table.prey.in_play(SHELL, on=foe)
    table.you.acts(kamiri, by=kamiri)
    assert table.you.choices() >= {foe, fallen, ally}
    table.you.chooses(foe)
    assert stealth(table.state, action_of(table)) == 0
    assert not is_offered(table, table.prey, shell)
    assert damage_to(table, foe) == 2
    assert table.blood(foe) == 9


@pytest.mark.parametrize(
    ("merged", "actor", "may"),
    [(True, "Homa", True), (True, "Ryan", False), (False, "Homa", False)],
)
def test_kamiri_merged_hides_laibon(table: Table, merged: bool, actor: str, may: bool) -> None:
    """+1 stealth for 1 blood, once in the action."""
    base = "Kamiri wa Itherero (G4)"
    kamiri = table.you.merged(base, blood=4) if merged else table.you.ready(KAMIRI, blood=4)
    acting = table.you.ready(actor)
    guard = table.prey.ready("Octane")
    eyes = paper("Eyes", static("intercept", +3), kind="equipment")
    table.prey.in_play(eyes, on=guard)
    cloak = paper("Cloak", static("stealth", +1), kind="equipment")
    table.you.in_play(cloak, on=acting)
    table.you.holds(PAUSE)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(guard)
    if may:
        table.until("attempt", table.you)
    assert table.you.may("use", card=kamiri) == may
    if may:
        table.you.uses(kamiri)
        assert stealth(table.state, action_of(table)) == 2
        assert not table.you.may("use", card=kamiri)
    rest(table)
    assert table.blood(kamiri) == 4 - may
    assert table.prey.pool() == 30  # the guard has intercept for more


def test_kamiri_merged_gets_a_laibon_past_a_guard(table: Table) -> None:
    """1 stealth against none."""
    kamiri = table.you.merged("Kamiri wa Itherero (G4)", blood=4)
    acting = table.you.ready("Homa")
    guard = table.prey.ready("Octane")
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    table.you.uses(kamiri)
    rest(table)
    assert (table.blood(kamiri), table.prey.pool()) == (3, 29)


@pytest.mark.ruling(EZE, 1)
@pytest.mark.parametrize(("word", "again"), [("bleed", True), ("hunt", False), ("deed", True)])
def test_eze_unlocks_after_his_first_action(table: Table, word: str, again: bool) -> None:
    """No hunt; even if the action unlocked him: then the next one of the turn does not."""
    eze = table.you.ready(EZE, blood=5)
    other = table.you.ready(COMPANION)
    table.you.holds(paper("Deed", action(unlock(), stealth=1)))
    table.you.holds(paper("Second", action(gain_pool(1), stealth=1)))
    table.you.in_play(UNLOCKER)
    if word == "deed":
        table.you.acts("Deed", by=eze)
    else:
        table.you.acts(by=eze, word=word)
    table.nobody_reacts()
    assert table.locked(eze) == (not again)
    assert not table.locked(other)
    if again:
        table.you.acts("Second", by=eze)
        table.nobody_reacts()
        assert table.locked(eze)


@pytest.mark.ruling(EZE, 2)
def test_eze_unlocks_again_in_the_next_turn(table: Table) -> None:
    """Once in the turn of each player; not if he is blocked, nor after another's action."""
    eze = table.you.ready(EZE, blood=11)
    other = table.you.ready(COMPANION)
    table.you.acts(by=other, word="bleed")
    table.nobody_reacts()
    assert table.locked(other)
    table.you.acts(by=eze, word="bleed")
    table.nobody_reacts()
    assert not table.locked(eze)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(by=eze, word="bleed")
    table.nobody_reacts()
    assert not table.locked(eze)


@pytest.mark.parametrize("masked", [True, False])
def test_eze_unlocks_for_what_he_performs(table: Table, masked: bool) -> None:
    """Not for what he only announced; for what he takes over."""
    eze = table.you.ready(EZE)
    other = table.you.ready(made_vampire("Mask", "OBF", capacity=8))
    table.you.ready(COMPANION)
    cape = paper("Cape", static("discipline", word="OBF"), kind="equipment")
    table.you.in_play(cape, on=eze)
    table.you.holds("Mask of a Thousand Faces")
    first, second = (eze, other) if masked else (other, eze)
    table.you.acts(by=first, word="bleed")
    table.you.plays("Mask of a Thousand Faces", by=second)
    rest(table)
    assert not table.locked(eze)
    assert table.locked(other) == masked


def test_eze_stays_locked_if_he_is_blocked(table: Table) -> None:
    """It was no success."""
    eze = table.you.ready(EZE)
    table.you.ready(COMPANION)
    guard = table.prey.ready(replaced("Octane", strength=0))
    table.you.acts(by=eze, word="bleed")
    table.prey.blocks(guard)
    rest(table)
    assert table.locked(eze)


def test_eze_has_a_vote_more(table: Table) -> None:
    """A magaji has 2."""
    eze = table.you.ready(EZE)
    table.you.holds(motion())
    table.you.acts("Motion", by=eze)
    polling(table)
    table.you.votes("for", minion=eze)
    assert votes_now(table) == (3, 0)

"""Helena half awake, Basir taught, Baba Yaga served, Lorrie who only goes forward."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import is_offered, trick
from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper, thing
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    THIS,
    choose,
    employs,
    gain_pool,
    is_named,
    master,
    not_,
    on,
    put_on,
    reaction,
    recruits,
    static,
    steal_equipment,
    strike,
    unlock,
    use,
    vampire,
    wake,
    yours,
)
from scenes.rulings import scarce_asks_for_the_clan_of_now
from table_talk import Table

HELENA = "Helena (G3)"
BASIR = "Basir (G4)"
YAGA = "Baba Yaga, the Iron Hag (G5)"
LORRIE = "Lorrie Dunsirn (G4)"
OAK: Final = made_vampire("Oak", capacity=10)
WORD: Final = frozenset({"discipline"})


def sight(name: str, code: str) -> Definition:
    """A reaction that requires a Discipline, or none."""
    way = reaction(gain_pool(1), at=("action",))
    if not code:
        return paper(name, way)
    return paper(name, levels={code: way}, disciplines=(code.lower(),))


# -- Helena ---------------------------------------------------------------------------------------


def test_helena_burns_blood_to_react_as_if_unlocked(table: Table) -> None:
    """She may block and play what requires Auspex, at either level; nothing else, for an action."""
    mine = table.you.ready("Ryan")
    second = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    helena = table.prey.ready(HELENA, blood=5, locked=True)
    table.prey.holds(
        sight("Low", "aus"), sight("High", "AUS"), sight("Will", "dom"), sight("Plain", "")
    )
    at_work = paper("Bell", use(gain_pool(1), by="reacting", at=("action",)), kind="master")
    table.prey.in_play(at_work)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=helena)
    assert not table.prey.can_play("Low", by=helena, level="aus")
    table.prey.uses(helena)
    assert table.blood(helena) == 4
    assert not table.prey.may("use", card=helena)
    assert table.prey.may("block", minion=helena)
    assert table.prey.can_play("Low", by=helena, level="aus")
    assert table.prey.can_play("High", by=helena, level="AUS")
    assert not table.prey.can_play("Will", by=helena, level="dom")
    assert not table.prey.can_play("Plain", by=helena)
    assert not table.prey.may("use", card="Bell")
    table.prey.plays("Low", by=helena, level="aus")
    table.prey.blocks(helena)
    rest(table)
    assert table.prey.pool() == 31
    assert table.locked(helena)
    table.you.acts(word="bleed", by=second)
    table.until("action", table.prey)
    assert not table.prey.can_play("High", by=helena, level="AUS")
    assert table.prey.may("use", card=helena)


def test_helena_awake_by_something_else_plays_all(table: Table) -> None:
    """The one does not hinder the other."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    helena = table.prey.ready(HELENA, blood=5, locked=True)
    table.prey.holds(
        sight("Plain", ""), paper("Wake", reaction(wake(), by="locked", at=("action",)))
    )
    table.you.acts(word="bleed", by=mine)
    table.prey.uses(helena)
    assert not table.prey.can_play("Plain", by=helena)
    table.prey.plays("Wake", by=helena)
    assert table.prey.can_play("Plain", by=helena)


@pytest.mark.parametrize(
    ("blood", "locked", "region", "acting"),
    [
        (0, True, "ready", False),
        (5, False, "ready", False),
        (5, True, "torpor", False),
    ],
)
def test_helena_has_nothing_to_do(
    table: Table, blood: int, locked: bool, region: str, acting: bool
) -> None:
    """Without blood, unlocked, in torpor."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    helena = table.prey.puts(HELENA, region, blood=blood, locked=locked)
    table.you.acts(word="bleed", by=mine)
    assert not is_offered(table, table.prey, helena)


def test_helena_unlocked_reacts_as_others_do(table: Table) -> None:
    """With any reaction card."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    helena = table.prey.ready(HELENA)
    table.prey.holds(sight("Plain", ""), sight("Will", "dom"))
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.can_play("Plain", by=helena)
    assert table.prey.can_play("Will", by=helena, level="dom")


# -- Basir ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_basir_gains_blood_as_he_is_taught(table: Table, region: str) -> None:
    """1, after the card is on him: he has room for it."""
    basir = table.you.puts(BASIR, region, blood=1)
    other = table.you.ready("Ryan", blood=2)
    table.you.holds("Celerity")
    table.begins("master")
    table.you.plays("Celerity")
    table.you.chooses(basir)
    table.until("minion", table.you)
    assert (table.blood(basir), table.blood(other)) == (2, 2)


@pytest.mark.parametrize(("card", "on"), [("Celerity", "other"), ("Fame", "basir")])
def test_basir_gains_nothing_by_other_cards(table: Table, card: str, on: str) -> None:
    """On another vampire, or one that is no master Discipline card."""
    basir, other = table.you.ready(BASIR, blood=1), table.you.ready("Ryan", blood=2)
    table.you.in_play(paper("Growth", static("capacity", 3), kind="equipment"), on=basir)
    table.you.holds(card)
    table.begins("master")
    table.you.plays(card)
    table.you.chooses(basir if on == "basir" else other)
    assert table.blood(basir) == 1


def test_basir_gains_nothing_by_what_another_plays_on_him(table: Table) -> None:
    """You must use the action."""
    basir = table.prey.ready(BASIR, blood=1)
    table.you.ready("Ryan")
    table.prey.in_play(paper("Growth", static("capacity", 3), kind="equipment"), on=basir)
    lesson_ = master(choose(on(vampire, not_(yours))), put_on(TARGET))
    teach = paper("Teach", lesson_, static("discipline", word="cel"), keywords=WORD)
    table.you.holds(teach)
    table.begins("master")
    table.you.plays("Teach")
    table.asked()
    assert table.blood(basir) == 1
    other = Table()
    basir = other.you.ready(BASIR, blood=1)
    other.you.ready("Ryan")
    other.you.in_play(paper("Growth", static("capacity", 3), kind="equipment"), on=basir)
    mine = master(choose(on(vampire, yours, is_named("Basir"))), put_on(TARGET))
    other.you.holds(paper("Teach", mine, static("discipline", word="cel"), keywords=WORD))
    other.begins("master")
    other.you.plays("Teach")
    other.asked()
    assert other.blood(basir) == 2


def test_basir_neither_blocks_nor_reacts(table: Table) -> None:
    """Others beside him do."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    basir, other = table.prey.ready(BASIR), table.prey.ready("Nassir")
    table.prey.holds(sight("Plain", ""))
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=basir)
    assert not table.prey.can_play("Plain", by=basir)
    assert table.prey.may("block", minion=other)
    assert table.prey.can_play("Plain", by=other)


# -- Baba Yaga ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["ally", "retainer"])
@pytest.mark.parametrize("unlocks", [True, False])
def test_baba_yaga_unlocks_as_she_is_served(table: Table, kind: str, unlocks: bool) -> None:
    """By her own action, if she likes."""
    yaga = table.you.ready(YAGA)
    table.you.ready(COMPANION)
    table.you.holds(thing(kind))
    table.you.acts("Thing", by=yaga)
    while not table.you.may("answer"):
        table.pass_on()
    table.you.does("answer") if unlocks else table.you.passes()
    rest(table)
    assert table.locked(yaga) is not unlocks
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("who", "kind"), [("yaga", "equipment"), ("other", "ally")])
def test_baba_yaga_stays_locked(table: Table, who: str, kind: str) -> None:
    """For equipment, or for the ally of another."""
    yaga = table.you.ready(YAGA, locked=who == "other")
    other = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(thing(kind))
    table.you.acts("Thing", by=yaga if who == "yaga" else other)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.locked(yaga)


@pytest.mark.parametrize(("first", "second"), [("ally", "retainer"), ("retainer", "ally")])
def test_baba_yaga_unlocked_is_not_asked(table: Table, first: str, second: str) -> None:
    """Unlocked during the action she keeps it for the next one of that turn."""
    yaga = table.you.ready(YAGA)
    table.you.ready(COMPANION)
    table.you.holds(thing(first), trick(unlock(THIS), at=("action",)))
    way = {"ally": recruits, "retainer": employs}
    table.you.holds(paper("Second", way[second](), life=2))
    table.you.acts("Thing", by=yaga)
    table.you.plays("Trick", by=yaga)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    table.you.acts("Second", by=yaga)
    assert table.locked(yaga)
    table.you.does("answer")
    rest(table)
    assert not table.locked(yaga)


@pytest.mark.ruling(YAGA, 2)
@pytest.mark.parametrize(("first", "second"), [("ally", "retainer"), ("retainer", "ally")])
def test_baba_yaga_unlocks_once_each_turn(table: Table, first: str, second: str) -> None:
    """Whichever comes first; in your next turn again."""
    yaga = table.you.ready(YAGA)
    table.you.ready(COMPANION)
    table.you.holds(thing(first))
    way = {"ally": recruits, "retainer": employs}
    table.you.holds(paper("Second", way[second](), life=2))
    table.you.holds(paper("Third", way[second](), life=2))
    table.you.acts("Thing", by=yaga)
    table.you.does("answer")
    rest(table)
    table.you.acts("Second", by=yaga)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.locked(yaga)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Third", by=yaga)
    table.you.does("answer")
    rest(table)
    assert not table.locked(yaga)


@pytest.mark.ruling(YAGA, 1)
def test_baba_yaga_unlocks_in_a_fight_for_her_pack(table: Table) -> None:
    """Pack Alpha employs outside of an action."""
    yaga, oak = table.you.ready(YAGA), table.prey.ready(OAK)
    spy = table.you.holds("Raven Spy")
    table.you.holds("Pack Alpha")
    fight(table, yaga, oak)
    table.you.plays("Pack Alpha", by=yaga, level="ani")
    while not table.you.may("answer"):
        if table.you.choices():
            table.you.chooses(min(table.you.choices()))
        else:
            table.pass_on()
    table.you.does("answer")
    assert table.on(spy) == yaga
    rest(table)
    assert not table.locked(yaga)


@pytest.mark.ruling(YAGA, 1)
@pytest.mark.parametrize("who", ["yaga", "other"])
def test_baba_yaga_unlocks_for_the_piper(table: Table, who: str) -> None:
    """It recruits outside of an action, and locks her for it."""
    anarch = paper("Oath", static("sect", word="anarch"), kind="equipment")
    yaga, other = table.you.ready(YAGA), table.you.ready("Crow (G5)")
    table.you.in_play(anarch, on=yaga)
    table.you.ready(COMPANION)
    table.you.holds("Piper", thing("ally"))
    table.begins("master")
    table.you.plays("Piper")
    table.you.chooses(yaga if who == "yaga" else other)
    answered = False
    while not table.waits_for(table.you, "minion"):
        if table.you.may("answer"):
            table.you.does("answer")
            answered = True
        else:
            table.pass_on()
    assert answered is (who == "yaga")
    assert not table.locked(yaga)


def test_baba_yaga_hears_nothing_of_anothers_servant(table: Table) -> None:
    """A retainer that another employs; unlocked she has nothing to unlock."""
    yaga = table.you.ready(YAGA, locked=True)
    other = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(thing("retainer"))
    table.you.acts("Thing", by=other)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.locked(yaga)


def test_baba_yagas_claws_in_each_round(table: Table) -> None:
    """Once each round, before range too; not in a second combat unless she pays again."""
    yaga = table.you.ready(YAGA, blood=9)
    brute = table.prey.ready(paper("Brute", kind="ally", life=20, strength=1, bleed=1))
    table.you.holds(PRESS, DODGE)
    fight(table, yaga, brute)
    windows = set()
    while not table.over():
        decision = table.asked()
        if table.you.may("use", card=yaga):
            windows.add(decision.window)  # type: ignore[union-attr]
            if decision.window == "end_of_round":  # type: ignore[union-attr]
                table.you.uses(yaga)
                continue
        if table.you.can_play(PRESS.name):
            table.you.plays(PRESS.name, by=yaga)
        else:
            table.pass_on()
    assert {"before_range", "before_strikes", "strikes_chosen", "end_of_round"} <= windows
    assert damage_to(table, brute, aggravated=True) == 0
    assert table.blood(yaga) == 9 - 2 - 2


@pytest.mark.ruling(YAGA, 3)
@pytest.mark.parametrize("late", [False, True])
def test_baba_yagas_hands_are_claws_for_a_round(table: Table, late: bool) -> None:
    """1 blood, before or after strikes are chosen; once each round, for that round."""
    yaga = table.you.ready(YAGA, blood=9)
    brute = table.prey.ready(paper("Brute", kind="ally", life=9, strength=1, bleed=1))
    table.you.holds(PRESS, DODGE)
    fight(table, yaga, brute)
    if late:
        table.you.does("hand strike")
        table.until("strikes_chosen", table.you)
    table.you.uses(yaga)
    assert not table.you.may("use", card=yaga)
    table.you.plays(PRESS.name, by=yaga)
    rest(table)
    assert (damage_to(table, brute), damage_to(table, brute, aggravated=True)) == (4, 2)
    assert table.blood(yaga) == 9 - 1 - 2


# -- Lorrie ---------------------------------------------------------------------------------------


@pytest.mark.ruling(LORRIE, 1)
def test_lorrie_must_press_and_strike_again(table: Table) -> None:
    """Two strikes a round and two rounds, whether she likes it or not."""
    lorrie, oak = table.you.ready(LORRIE), table.prey.ready(OAK)
    fight(table, lorrie, oak)
    rest(table)
    assert damage_to(table, oak) == 2 * 2 * 2
    assert sum(line.what == "round" for line in table.state.journal) == 2
    assert table.waits_for(table.you)


def test_lorrie_presses_in_each_combat(table: Table) -> None:
    """In a second one of the same turn again."""
    lorrie = table.you.ready(LORRIE)
    oak = table.prey.ready(paper("Rock", recruits(), life=30, strength=0, bleed=1))
    table.you.holds(AGAIN)
    fight(table, lorrie, oak)
    while not table.you.can_play("Another combat"):
        table.pass_on()
    table.you.plays("Another combat", by=lorrie)
    rest(table)
    assert sum(line.what == "combat" for line in table.state.journal) == 2
    assert sum(line.what == "round" for line in table.state.journal) == 4


@pytest.mark.parametrize(("word", "pool"), [("bleed", 29), ("hunt", 30)])
def test_lorries_actions_cost_a_pool(table: Table, word: str, pool: int) -> None:
    """But for hunts; 1."""
    lorrie = table.you.ready(LORRIE, blood=2)
    table.you.ready(COMPANION)
    table.you.acts(word=word, by=lorrie)
    rest(table)
    assert table.you.pool() == pool


def test_lorrie_neither_flees_nor_ends_it(table: Table) -> None:
    """No maneuver to long range, no press to end; no reaction card."""
    lorrie, oak = table.you.ready(LORRIE), table.prey.ready(OAK)
    table.you.holds(MANEUVER)
    fight(table, lorrie, oak)
    while not table.over():
        assert not table.you.can_play(MANEUVER.name, by=lorrie)
        table.pass_on()


def test_lorrie_does_not_press_to_end(table: Table) -> None:
    """Her own press is used up in the first round: that of the other goes on in the second."""
    oak, lorrie = table.you.ready(OAK), table.prey.ready(LORRIE)
    table.you.holds(PRESS)
    table.prey.holds(PRESS, sight("Plain", ""))
    table.you.acts(word="bleed", by=oak)
    table.until("action", table.prey)
    assert not table.prey.can_play("Plain", by=lorrie)
    table.prey.blocks(lorrie)
    while not table.over():
        rounds = sum(line.what == "round" for line in table.state.journal)
        if rounds == 2 and table.you.can_play(PRESS.name):
            table.you.plays(PRESS.name, by=oak)
        if table.prey.may("use", card=lorrie):
            table.prey.uses(lorrie, level="press")
            continue
        assert rounds == 1 or not table.prey.can_play(PRESS.name, by=lorrie)
        table.pass_on()
    assert sum(line.what == "round" for line in table.state.journal) == 3


@pytest.mark.ruling(LORRIE, 2)
@pytest.mark.parametrize("kind", ["equipment", "retainer"])
def test_lorrie_has_neither_equipment_nor_retainers(table: Table, kind: str) -> None:
    """She takes no such action; an ally she recruits."""
    lorrie, other = table.you.ready(LORRIE), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(thing(kind))
    table.begins()
    assert not table.you.can_play("Thing", by=lorrie)
    assert table.you.can_play("Thing", by=other)


@pytest.mark.ruling(LORRIE, 2)
@pytest.mark.parametrize("name", [LORRIE, "Ryan"])
def test_lorrie_steals_no_equipment(table: Table, name: str) -> None:
    """Nor by a strike."""
    mine, oak = table.you.ready(name), table.prey.ready(OAK)
    bike = table.prey.in_play("Sport Bike", on=oak)
    table.you.holds(paper("Snatch", strike(steal_equipment), kind="combat"), DODGE)
    fight(table, mine, oak)
    table.until("strike", table.you)
    if table.you.can_play("Snatch", by=mine):
        table.you.plays("Snatch", by=mine)
        if table.you.choices():
            table.you.chooses(bike)
    rest(table)
    assert table.on(bike) == (oak if name == LORRIE else mine)


@pytest.mark.ruling(LORRIE, 4)
def test_lorrie_is_scarce() -> None:
    """Among those who count as Abominations."""
    scarce_asks_for_the_clan_of_now(LORRIE)

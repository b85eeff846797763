"""Herald of Topheth, Marijava Thuggee and Vivienne Géroux: what they do besides playing cards."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from made_up import of_level, paper
from methuselah.language import action, gain_pool
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling
from scenes.actions import comes_into_play, enters_combat_as_an_action
from scenes.telling import changing
from table_talk import Table

HERALD, THUGGEE, VIVIENNE = "Herald of Topheth", "Marijava Thuggee", "Vivienne Géroux"
BAALI = replaced("Ryan", clans=("Baali",))
HAND = "The Colonel (G3)"  # Black Hand
SECOND_HAND = "Blackhorse Tanner (G3)"
ANARCH = made_vampire("Anarch", capacity=6)


@pytest.mark.parametrize(("name", "by"), [(HERALD, BAALI), (THUGGEE, HAND), (VIVIENNE, ANARCH)])
def test_who_recruits_them(table: Table, name: str, by: object) -> None:
    """A Baali, a Black Hand vampire, an Anarch."""
    comes_into_play(name, by=by)  # type: ignore[arg-type]
    other = table.you.ready("Nassir")
    table.you.holds(name)
    table.asked()
    assert not table.you.can_play(name, by=other)


# -- Herald of Topheth ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "may"),
    [
        ("dai", True),
        ("pot", True),
        ("pre", True),
        ("DAI", False),
        ("dom", False),
        ("dai_pot", True),
        ("pot_pre", True),
        ("dom_pre", False),
        ("FLIGHT", True),
    ],
)
def test_what_the_herald_plays(table: Table, code: str, may: bool) -> None:
    """Basic Daimoinon, Potence and Presence, also two of them; it flies."""
    herald = table.you.ready(HERALD)
    table.you.ready(COMPANION)
    table.you.holds(of_level(code))
    assert table.you.can_play("Lesson", by=herald) is may


@pytest.mark.parametrize("code", ["dai", "pot", "pre"])
@pytest.mark.parametrize(("least", "may"), [(5, True), (6, False)])
def test_the_herald_has_capacity_5_for_it(table: Table, code: str, least: int, may: bool) -> None:
    """As it plays cards as a vampire, of each of the three."""
    herald = table.you.ready(HERALD)
    table.you.ready(COMPANION)
    needs = (f"vampire with capacity {least} or more",)
    table.you.holds(of_level(code, requires=needs))
    assert table.you.can_play("Lesson", by=herald) is may


def test_the_herald_attacks() -> None:
    """A ready minion of another; no stealth."""
    enters_combat_as_an_action(
        HERALD,
        legal=(("prey", "ready", "Loyal Street Gang"), ("grand_prey", "ready", "Ryan")),
        illegal=(("prey", "torpor", "Sully"), ("you", "ready", "Duck")),
    )


@pytest.mark.parametrize(("life", "left"), [(3, 4), (4, 5), (5, 5)])
def test_the_herald_heals(table: Table, life: int, left: int) -> None:
    """1 life in your unlock phase at 4 or fewer; in no other's."""
    herald = table.you.ready(HERALD, blood=life)
    table.you.ready(COMPANION)
    table.begins("unlock")
    table.until_turn_of(table.grand_prey)
    assert table.blood(herald) == left


@pytest.mark.parametrize("name", [HERALD, "Loyal Street Gang"])
def test_the_herald_is_infernal(table: Table, name: str) -> None:
    """It does not unlock, but for a pool."""
    mine = table.you.ready(name, locked=True)
    table.you.ready(COMPANION)
    table.begins("unlock")
    while (decision := table.asked()) is not None and decision.window != "minion":
        table.pass_on()
    assert table.locked(mine) is (name == HERALD)


@pytest.mark.ruling(HERALD, 1)
@pytest.mark.rules_text("003 Herald of Topeth 1")
def test_the_herald_lobbies(table: Table) -> None:
    """It calls the referendum of a card in hand as a vampire; by itself it calls none."""
    herald, prince = table.you.ready(HERALD), table.you.ready("Mkhokheli")
    called, _ = table.you.holds(motion(), "Charming Lobby")
    table.asked()
    assert not table.you.can_play("Motion", by=herald)
    table.you.acts("Charming Lobby", by=herald, level="pre")
    if table.you.choices():
        table.you.chooses(called)
    polling(table)
    table.you.votes("for", minion=prince)
    rest(table)
    assert table.where(called) == "ash_heap"
    assert table.you.pool() == 31
    assert table.locked(herald)


# -- Marijava Thuggee -----------------------------------------------------------------------------


def test_a_thuggee_hurts_a_vampire(table: Table) -> None:
    """1 damage to a ready one, whosever; directed, without stealth."""
    thuggee = table.you.ready(THUGGEE)
    mine = table.you.ready("Duck")
    theirs, far = table.prey.ready("Ryan"), table.grand_prey.ready("Nassir")
    table.prey.ready("Loyal Street Gang")
    table.prey.torpor("Sully")
    table.you.acts(thuggee, by=thuggee)
    assert table.you.choices() == {mine, theirs, far}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    rest(table)
    assert damage_to(table, theirs) == 1
    assert damage_to(table, theirs, aggravated=True) == 0
    assert damage_to(table, thuggee) == damage_to(table, mine) == damage_to(table, far) == 0
    assert table.locked(thuggee)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("number", "hands", "locked"),
    [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False), (3, 2, True)],
)
def test_too_many_thuggees_do_nothing(table: Table, number: int, hands: int, locked: bool) -> None:
    """More of yours than Black Hand vampires of yours: all of them lock in your unlock phase."""
    mine = [table.you.ready(THUGGEE) for _ in range(number)]
    theirs = [table.prey.ready(THUGGEE) for _ in range(3)]
    for name in (HAND, SECOND_HAND)[:hands]:
        table.you.torpor(name)
    table.prey.ready("Claudia (G5)")  # Black Hand, of another
    other = table.you.ready("Ryan")
    table.begins("unlock")
    while (decision := table.asked()) is not None and decision.window != "minion":
        table.pass_on()
    assert [table.locked(one) for one in mine] == [locked] * number
    assert not any(table.locked(one) for one in (*theirs, other))


# -- Vivienne Géroux ------------------------------------------------------------------------------


@pytest.mark.ruling(VIVIENNE, 1)
@pytest.mark.parametrize(
    ("code", "needs", "may"),
    [
        ("cel", "", True),
        ("for", "", True),
        ("cel_for", "", True),
        ("CEL", "", False),
        ("pot", "", False),
        ("cel", "anarch", True),
        ("for", "anarch", True),
        ("cel", "independent", False),
        ("cel", "camarilla", False),
    ],
)
def test_vivienne_plays_as_an_anarch(table: Table, code: str, needs: str, may: bool) -> None:
    """Basic Celerity and Fortitude, of which a card may ask both; she is none for anything else."""
    vivienne = table.you.ready(VIVIENNE)
    table.you.ready(COMPANION)
    table.you.holds(of_level(code, **({"requires": (needs,)} if needs else {})))
    table.you.holds(paper("Plain", action(gain_pool(1)), requires=("anarch",)))
    assert table.you.can_play("Lesson", by=vivienne) is may
    assert not table.you.can_play("Plain", by=vivienne)


@pytest.mark.parametrize(
    ("whose", "who", "what", "less"),
    [
        ("you", "Ryan", "political", 1),
        ("you", "Ryan", "Errand", 0),
        ("prey", "Ryan", "political", 0),
        ("you", HERALD, "political", 0),
    ],
)
def test_vivienne_shows_politics(table: Table, whose: str, who: str, what: str, less: int) -> None:
    """-1 stealth of your vampires' political actions."""
    getattr(table, whose).ready(VIVIENNE)
    mine = table.you.ready(who)
    table.you.ready(COMPANION)
    table.you.in_play(changing("stealth", 1), on=mine)
    table.prey.ready("Nassir")
    table.prey.holds(PAUSE)
    named, _ = table.you.holds(motion(), paper("Errand", action(gain_pool(1))))
    table.you.holds("Charming Lobby")
    if who == HERALD:
        table.you.acts("Charming Lobby", by=mine, level="pre")
        if table.you.choices():
            table.you.chooses(named)
    else:
        table.you.acts("Motion" if what == "political" else "Errand", by=mine)
    going = action_of(table)
    assert stealth(table.state, going) == going.inherent + 1 - less


def test_your_vampire_gives_vivienne_away(table: Table) -> None:
    """To another Methuselah, at whom it is directed; no ally does, nor she herself."""
    vivienne, mine = table.you.ready(VIVIENNE), table.you.ready("Ryan")
    gang = table.you.ready("Loyal Street Gang")
    table.grand_prey.ready("Nassir")
    table.asked()
    assert not table.you.may("use action", card=vivienne, by=gang)
    assert not table.you.may("use action", card=vivienne, by=vivienne)
    table.you.acts(vivienne, by=mine, level="give")
    assert {option.seat for option in table.you.options("choose")} == {1, 2, 3, 4}  # not herself
    table.you.chooses(seat=table.grand_prey.number)
    assert action_of(table).targets == (table.grand_prey.number,)
    assert action_of(table).inherent == 0
    rest(table)
    assert table.state.controller(vivienne) == table.grand_prey.number
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("who", "may"), [("Ryan", True), ("Loyal Street Gang", False)])
def test_a_vampire_of_another_steals_her(table: Table, who: str, may: bool) -> None:
    """Directed at her controller; an ally does not."""
    vivienne, mine = table.prey.ready(VIVIENNE), table.you.ready(who)
    table.you.ready("Duck" if not may else "Loyal Street Gang")
    table.prey.ready("Nassir")
    table.asked()
    assert table.you.may("use action", card=vivienne, by=mine) is may
    if not may:
        return
    table.you.acts(vivienne, by=mine)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    rest(table)
    assert table.state.controller(vivienne) == table.you.number


def test_nobody_steals_ones_own_nor_gives_anothers(table: Table) -> None:
    """Each of the two is for one side only."""
    vivienne, mine = table.you.ready(VIVIENNE), table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.asked()
    levels = {o.mode for o in table.you.options(("act", "use action"), card=vivienne)}
    assert levels == {"give"}
    table.until_turn_of(table.prey, "minion")
    levels = {o.mode for o in table.prey.options(("act", "use action"), card=vivienne)}
    assert levels == {"steal"}
    assert mine

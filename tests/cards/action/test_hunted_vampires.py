"""Actions that hunt somebody down: Big Game, a Blood Hunt, Sense Death."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import DODGE, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import THIS, modifier, static, unlock
from methuselah.rules.action.action import stealth
from scenes.rulings import counts_as_the_discipline_used
from scenes.telling import changing
from table_talk import Table

GAME = "Big Game"
HUNT = "Blood Hunt"
DEATH = "Sense Death"
RED = paper("Red", static("red list"), kind="equipment")
SEER = made_vampire("Seer", "ani", "VAL", capacity=6)
AFTER = paper("After", modifier(unlock(THIS), at=("after_resolution",)))


# -- Big Game -------------------------------------------------------------------------------------


def test_whom_big_game_is_for(table: Table) -> None:
    """Any ready minion of another Methuselah, at no stealth; any minion may go."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(GAME, PAUSE)
    nassir, ally = table.prey.ready("Nassir"), table.grand_prey.ready("Vagabond Mystic")
    table.prey.torpor("Duck")
    table.you.acts(GAME, by=ryan)
    assert table.you.choices() == {nassir, ally}
    table.you.chooses(nassir)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert (damage_to(table, nassir), damage_to(table, ryan), damage_to(table, ally)) == (1, 1, 0)
    assert table.waits_for(table.you)


@pytest.mark.ruling(GAME, 1)
@pytest.mark.parametrize("red", [True, False])
@pytest.mark.parametrize("mine_red", [True, False])
@pytest.mark.parametrize("used", ["maneuver", "press"])
def test_red_game_gives_a_maneuver_or_a_press(
    table: Table, red: bool, mine_red: bool, used: str
) -> None:
    """The acting minion has one of the two, and unlocks; the target has nothing of it."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    if mine_red:
        table.you.in_play(RED, on=ryan)
    table.you.holds(GAME, DODGE)
    nassir = table.prey.ready("Nassir")
    if red:
        table.prey.in_play(RED, on=nassir)
    table.prey.holds(DODGE)
    table.you.acts(GAME, by=ryan)
    times = 0
    while not table.over():
        assert not table.prey.may(("use maneuver", "use press"))
        if table.you.may(f"use {used}", minion=ryan):
            times += 1
            assert table.locked(ryan)
            table.you.does(f"use {used}", minion=ryan)
        else:
            table.pass_on()
    assert times == int(red)
    assert table.locked(ryan) is not red
    assert table.locked(nassir) is False


def test_a_fallen_hunter_does_not_unlock(table: Table) -> None:
    """It is not ready any more as the action ends."""
    duck = table.you.ready("Duck", blood=1)
    table.you.ready(COMPANION)
    table.you.holds(GAME)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(RED, on=nassir)
    table.prey.in_play(changing("strength", 1), on=nassir)
    table.you.acts(GAME, by=duck)
    rest(table)
    assert table.where(duck) == "torpor"
    assert table.locked(duck)


@pytest.mark.ruling(GAME, 2)
@pytest.mark.ruling(GAME, 3)
@pytest.mark.parametrize("blocked", [False, True])
def test_big_game_is_replaced_when_the_action_is_over(table: Table, blocked: bool) -> None:
    """After every combat, and after what is played when it is resolved."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(GAME, AFTER)
    guard, other = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.you.acts(GAME, by=ryan)
    table.you.chooses(other)
    if blocked:
        table.prey.blocks(guard)
    assert table.you.hand() == ["After"]
    table.until("after_resolution", table.you)
    assert table.you.hand() == ["After"]
    rest(table)
    assert sorted(table.you.hand()) == ["After", "Filler"]


# -- Blood Hunt -----------------------------------------------------------------------------------


def test_on_whom_a_blood_hunt_is_called(table: Table) -> None:
    """Any vampire, in torpor too, but princes, justicars and the Inner Circle; no ally."""
    prince = table.you.ready("Mkhokheli")
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(HUNT, PAUSE)
    primogen, torpid = table.prey.ready("Anvil (G1)"), table.grand_prey.torpor("Nassir")
    baron = table.prey.ready("Atiena (G6)")
    table.prey.ready("Tara (G5)")
    table.prey.ready("Sheldon, Lord of the Clog (G1)")
    table.grand_prey.ready("Gwendolyn (G2)")
    table.prey.ready("Loyal Street Gang")
    table.you.acts(HUNT, by=prince)
    assert table.you.choices() == {mine, primogen, torpid, baron}
    table.you.chooses(primogen)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.on(card) == primogen
    assert table.blood(prince) == 6
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("Mkhokheli", True),
        ("Sheldon, Lord of the Clog (G1)", True),
        ("Gwendolyn (G2)", False),
        ("Anvil (G1)", False),
    ],
)
def test_who_calls_it(table: Table, name: str, may: bool) -> None:
    """A prince or a justicar."""
    caller = table.you.ready(name)
    table.prey.ready("Ryan")
    table.you.holds(HUNT)
    table.begins("minion")
    assert table.you.can_play(HUNT, by=caller) is may


@pytest.mark.parametrize("owner", ["you", "prey", "grand_predator"])
def test_any_vampire_hunts_the_hunted(table: Table, owner: str) -> None:
    """At +1 stealth, whoever called it; the card stays."""
    nassir = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    ryan, bystander = table.prey.ready("Ryan"), table.prey.ready("Lauren")
    card = getattr(table, owner).in_play(HUNT, on=ryan)
    table.you.acts(card, by=nassir)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert [damage_to(table, one) for one in (nassir, ryan, bystander)] == [1, 1, 0]
    assert table.on(card) == ryan
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("seat", "where", "by", "may"),
    [
        ("prey", "ready", "Nassir", True),
        ("grand_prey", "ready", "Nassir", True),
        ("prey", "torpor", "Nassir", False),
        ("you", "ready", "Nassir", False),
        ("prey", "ready", "Loyal Street Gang", False),
    ],
)
def test_who_hunts_whom(table: Table, seat: str, where: str, by: str, may: bool) -> None:
    """A vampire a ready vampire of another Methuselah."""
    mine = table.you.ready(by)
    ryan = getattr(table, seat).puts("Ryan", where)
    card = table.predator.in_play(HUNT, on=ryan)
    table.begins("minion")
    assert table.you.may("use action", card=card, by=mine) is may


# -- Sense Death ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["ani", "val", "VAL"])
def test_whose_death_is_sensed(table: Table, level: str) -> None:
    """Animalism: a younger vampire. Valeren: any ready minion, with a press; a maneuver, too.

    They end at close range, by hand.
    """
    seer = table.you.ready(SEER)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(DEATH, DODGE)
    younger, elder = table.prey.ready("Nassir"), table.prey.ready("Tara (G5)")
    ally = table.grand_prey.ready("Vagabond Mystic")
    table.prey.torpor("Duck")
    table.prey.holds(DODGE)
    table.you.acts(DEATH, by=seer, level=level)
    if level == "ani":
        assert not table.you.may("choose", target=elder)
        assert not table.you.may("choose", target=ally)
    else:
        assert table.you.choices() == {younger, elder, ally}
        table.you.chooses(younger)
    given: list[str] = []
    while not table.over():
        assert not table.prey.may(("use maneuver", "use press"))
        for verb in ("use maneuver", "use press"):
            if table.you.may(verb, minion=seer):
                given.append(verb)
                table.you.does(verb, minion=seer)
                break
        else:
            table.pass_on()
    hits = 2 if level == "val" else 1  # the press continues; at long range hands do not reach
    assert given == {"ani": [], "val": ["use press"], "VAL": ["use maneuver", "use press"]}[level]
    assert [damage_to(table, one) for one in (younger, seer, elder, ally)] == [hits, hits, 0, 0]
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("level", "capacity", "may"), [("ani", 5, True), ("ani", 6, False), ("val", 6, True)]
)
def test_the_seer_is_older(table: Table, level: str, capacity: int, may: bool) -> None:
    """At the threshold of the capacity; all at +1 stealth, directed."""
    seer = table.you.ready(SEER)
    table.you.ready(COMPANION)
    table.you.holds(DEATH, PAUSE)
    table.prey.ready(made_vampire("Victim", capacity=capacity))
    assert table.you.can_play(DEATH, by=seer, level=level) is may
    if may:
        table.you.acts(DEATH, by=seer, level=level)
        assert stealth(table.state, action_of(table)) == 1
        assert action_of(table).targets == (table.prey.number,)


def test_superior_valeren_is_at_stealth(table: Table) -> None:
    """+1 as at the other levels; not with inferior Valeren."""
    seer = table.you.ready(SEER)
    novice = table.you.ready(replaced("Ryan", disciplines=("val",)))
    table.you.holds(DEATH, PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play(DEATH, by=novice, level="VAL")
    table.you.acts(DEATH, by=seer, level="VAL")
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.ruling(DEATH, 1)
@pytest.mark.parametrize(("level", "used", "other"), [("ani", "ani", "val"), ("VAL", "val", "ani")])
def test_sense_death_counts_as_what_is_used(level: str, used: str, other: str) -> None:
    """Animalism or Valeren."""
    elder = made_vampire("Elder", "ani", "VAL", capacity=11)
    counts_as_the_discipline_used(DEATH, by=elder, level=level, used=(used,), others=(other,))

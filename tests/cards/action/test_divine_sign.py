"""Divine Sign: an eye on somebody."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import made_vampire
from combat_talk import MANEUVER, fight, rest
from made_up import paper
from methuselah.engine import knowledge
from methuselah.language import (
    TARGET,
    action,
    choose,
    enters_combat,
    not_,
    ready,
    static,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

SIGN = "Divine Sign"
SEER = made_vampire("Seer", "NEC", capacity=5)


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_the_sign_is_put_on_the_acting_vampire(table: Table, level: str) -> None:
    """Any minion is chosen, in torpor too, yours or not; she unlocks. It costs nothing."""
    seer = table.you.ready(SEER)
    mine = table.you.ready("Meaghan")
    ryan = table.prey.ready("Ryan")
    ally = table.grand_prey.ready("Renegade Garou")
    fallen = table.predator.torpor("Nassir")
    table.prey.uncontrolled("Lauren")
    sign = table.you.holds(SIGN)

    table.you.acts(SIGN, by=seer, level=level)
    assert table.you.choices() == {seer, mine, ryan, ally, fallen}
    table.you.chooses(ryan)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    assert table.locked(seer)
    table.nobody_reacts()

    assert table.on(sign) == seer
    assert not table.locked(seer)
    assert table.blood(seer) == 5
    assert (table.you.pool(), table.prey.pool()) == (30, 30)
    assert not table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("code", "inferior", "superior"),
    [("NEC", True, True), ("nec", True, False), ("pot", False, False)],
)
def test_who_may_see_a_sign(table: Table, code: str, inferior: bool, superior: bool) -> None:
    """With Necromancy at the level."""
    seer = table.you.ready(made_vampire("Other", code, capacity=5))
    table.prey.ready("Ryan")
    table.you.holds(SIGN)

    table.begins("minion")
    assert table.you.can_play(SIGN, by=seer, level="nec") == inferior
    assert table.you.can_play(SIGN, by=seer, level="NEC") == superior


def test_a_minion_can_have_only_one_sign(table: Table) -> None:
    """A second one is for another vampire."""
    seer = table.you.ready(SEER)
    second = table.you.ready(made_vampire("Second", "NEC", capacity=5))
    ryan = table.prey.ready("Ryan")
    table.you.in_play(SIGN, on=seer, level="nec", notes=(("marked", ryan),))
    table.you.holds(SIGN)

    table.begins("minion")
    assert not table.you.can_play(SIGN, by=seer)
    assert table.you.can_play(SIGN, by=second, level="nec")
    assert table.you.can_play(SIGN, by=second, level="NEC")


@pytest.mark.parametrize("level", ["nec", "NEC"])
@pytest.mark.parametrize(
    ("actor", "blocker", "hidden", "blocked"),
    [
        ("marked", "watcher", 2, True),
        ("marked", "watcher", 3, False),
        ("other", "watcher", 1, False),
        ("other", "watcher", 0, True),
        ("marked", "friend", 1, False),
    ],
)
def test_the_watcher_gets_2_intercept_against_the_marked(
    table: Table, level: str, actor: str, blocker: str, hidden: int, blocked: bool
) -> None:
    """Against nobody else; no other minion gets any."""
    minions = {"marked": table.you.ready("Ryan"), "other": table.you.ready("Baixinho")}
    table.you.ready("Meaghan")
    walls = {"watcher": table.prey.ready(SEER), "friend": table.prey.ready("Nassir")}
    notes = (("marked", minions["marked"]),)
    table.prey.in_play(SIGN, on=walls["watcher"], level=level, notes=notes)
    cloak = paper("Cloak", static("stealth", hidden), kind="equipment")
    table.you.in_play(cloak, on=minions[actor])

    table.you.acts(by=minions[actor], word="bleed")
    table.prey.blocks(walls[blocker])
    rest(table)

    assert told(table, "blocks", card=walls[blocker]) == int(blocked)
    assert table.prey.pool() == (30 if blocked else 29)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("level", "actor", "blocker", "seen"),
    [
        ("NEC", "marked", "watcher", True),
        ("nec", "marked", "watcher", False),
        ("NEC", "other", "watcher", False),
        ("NEC", "marked", "friend", False),
    ],
)
def test_whoever_is_blocked_by_the_watcher_shows_the_hand(
    table: Table, level: str, actor: str, blocker: str, seen: bool
) -> None:
    """At superior, the controller of the marked minion, from the beginning of combat on."""
    minions = {"marked": table.you.ready("Ryan"), "other": table.you.ready("Baixinho")}
    walls = {"watcher": table.prey.ready(SEER), "friend": table.prey.ready("Nassir")}
    notes = (("marked", minions["marked"]),)
    table.prey.in_play(SIGN, on=walls["watcher"], level=level, notes=notes)
    table.you.holds(MANEUVER)
    mine = table.you.holds("Blood Doll")
    hers = table.prey.holds("Blood Doll")
    others = table.grand_prey.holds("Blood Doll")

    table.begins("minion")
    assert not knowledge.sees(table.state, table.prey.number, mine)
    fight(table, minions[actor], walls[blocker])
    table.until("range", table.you)

    assert knowledge.sees(table.state, table.prey.number, mine) == seen
    assert not knowledge.sees(table.state, table.you.number, hers)
    assert not knowledge.sees(table.state, table.prey.number, others)


def test_the_marked_minion_shows_no_hand_where_it_attacks(table: Table) -> None:
    """Nobody was blocked."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    watcher = table.prey.ready(SEER)
    table.prey.in_play(SIGN, on=watcher, level="NEC", notes=(("marked", ryan),))
    whom = choose(ready(vampire, not_(yours)))
    table.you.holds(MANEUVER, paper("Rush", action(whom, enters_combat(TARGET))))
    mine = table.you.holds("Blood Doll")

    table.you.acts("Rush", by=ryan)
    table.until("range", table.you)

    assert not knowledge.sees(table.state, table.prey.number, mine)


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_the_marked_minion_can_burn_the_sign(table: Table, level: str) -> None:
    """As an action directed at its controller, without stealth; nobody else can."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready("Meaghan")
    watcher = table.prey.ready(SEER)
    sign = table.prey.in_play(SIGN, on=watcher, level=level, notes=(("marked", ryan),))

    table.begins("minion")
    assert not table.you.may("use action", card=sign, minion=other)
    assert table.you.may("use action", card=sign, minion=ryan)
    table.you.acts(sign, by=ryan)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()

    assert table.where(sign) == "ash_heap"
    assert table.locked(ryan)
    assert table.blood(ryan) == 4
    assert table.waits_for(table.you)

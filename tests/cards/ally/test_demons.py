"""Demons for a turn or two: Nocturn, Infernal Servitor; Veneficti, who takes them."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import of_level, paper
from methuselah.language import (
    TARGET,
    action,
    burn_card,
    choose,
    employs,
    equips,
    gain_pool,
    minion,
    modifier,
    on,
    ready,
    recruits,
    static,
    stealth,
    use,
    yours,
)
from methuselah.rules.action.action import stealth as stealth_of
from scenes.rulings import no_burn_option_while_it_is_met
from table_talk import Table

SHADOW = made_vampire("Shadow", "OBT", capacity=8)
WARLOCK = replaced("Ryan", clans=("Baali",), disciplines=("DAI",), capacity=8)
PACT = paper("Pact", static("infernal"), kind="equipment")


# -- Nocturn --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_nocturn_comes_and_goes(table: Table, level: str) -> None:
    """For 1 blood; it unlocks who recruits it, acts at once, and burns in your unlock phase."""
    mine = table.you.ready(SHADOW)
    table.you.ready(COMPANION)
    nocturn = table.you.holds("Nocturn")
    theirs = table.prey.ready("Nocturn", level=level)

    table.you.acts("Nocturn", by=mine, level=level)
    assert action_of(table).inherent == 1
    rest(table)
    assert (table.where(nocturn), table.blood(nocturn)) == ("ready", 1)
    assert (table.blood(mine), table.locked(mine)) == (7, False)
    table.you.acts(word="bleed", by=nocturn)
    rest(table)
    assert table.prey.pool() == 29
    table.until_turn_of(table.prey, "minion")
    assert (table.where(nocturn), table.where(theirs)) == ("ready", "ash_heap")
    table.until_turn_of(table.you, "minion")
    assert table.where(nocturn) == "ash_heap"


@pytest.mark.parametrize(
    ("code", "inferior", "superior"), [("obt", True, False), ("pot", False, False)]
)
def test_who_recruits_a_nocturn(table: Table, code: str, inferior: bool, superior: bool) -> None:
    """With Obtenebration at the level."""
    mine = table.you.ready(made_vampire("Other", code))
    table.you.holds("Nocturn")
    assert table.you.can_play("Nocturn", by=mine, level="obt") is inferior
    assert table.you.can_play("Nocturn", by=mine, level="OBT") is superior


def test_the_second_ally_of_a_turn_unlocks_nobody(table: Table) -> None:
    """Only the first successful recruit action of that vampire in the turn."""
    mine = table.you.ready(SHADOW)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    friend = table.you.holds(paper("Friend", recruits(), life=1))
    nocturn = table.you.holds("Nocturn")
    table.you.acts(friend, by=mine)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts(nocturn, by=mine, level="obt")
    rest(table)
    assert table.where(nocturn) == "ready"
    assert table.locked(mine)


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_nocturns_again_and_again(table: Table, level: str) -> None:
    """At superior the same vampire may, for 1 blood more each time; other cards cost no more."""
    mine = table.you.ready(SHADOW)
    other = table.you.ready(replaced("Muse", disciplines=("OBT",)))
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(*["Nocturn"] * 4)
    dear = table.you.holds(paper("Dear", recruits(), life=1, blood_cost=1))
    table.you.acts("Nocturn", by=mine, level=level)
    rest(table)
    assert table.you.can_play("Nocturn", by=mine) is (level == "OBT")
    if level == "obt":
        return
    assert table.blood(mine) == 7
    table.you.acts("Nocturn", by=mine, level="OBT")
    rest(table)
    assert (table.blood(mine), table.locked(mine)) == (5, True)
    table.you.uses("Unlocker")
    assert table.you.can_play("Nocturn", by=mine, level="obt")
    table.you.acts("Nocturn", by=mine, level="obt")
    rest(table)
    assert table.blood(mine) == 2
    table.you.uses("Unlocker")
    assert not table.you.can_play("Nocturn", by=mine)
    assert table.you.can_play(dear, by=mine)
    table.you.acts(dear, by=mine)
    rest(table)
    assert table.blood(mine) == 1
    table.you.acts("Nocturn", by=other, level="obt")
    rest(table)
    assert table.blood(other) == 2


def test_a_blocked_nocturn_is_not_tried_again(table: Table) -> None:
    """Its text has had no effect."""
    mine = table.you.ready(SHADOW)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds("Nocturn", "Nocturn")
    sharp = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=sharp)
    table.you.acts("Nocturn", by=mine, level="OBT")
    table.prey.blocks(sharp)
    rest(table)
    table.you.uses("Unlocker")
    assert not table.you.can_play("Nocturn", by=mine)


def test_next_turn_a_nocturn_costs_1_again(table: Table) -> None:
    """The increase is for the turn."""
    mine = table.you.ready(SHADOW)
    table.you.ready(COMPANION)
    table.you.holds("Nocturn", "Nocturn")
    table.you.acts("Nocturn", by=mine, level="OBT")
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Nocturn", by=mine, level="OBT")
    rest(table)
    assert table.blood(mine) == 6


@pytest.mark.parametrize(
    ("what", "may"), [("action", True), ("modifier", True), ("retainer", True), ("ally", False)]
)
def test_what_a_nocturn_plays(table: Table, what: str, may: bool) -> None:
    """Everything that requires basic Obtenebration but allies."""
    ways = {
        "action": action(gain_pool(1)),
        "modifier": modifier(stealth(+1), at=("action",), even_if_unneeded=True),
        "retainer": employs(),
        "ally": recruits(),
    }
    mine = table.you.ready("Nocturn", level="OBT")
    table.you.ready(COMPANION)
    table.you.holds(
        of_level("obt", ways[what], **({"life": 1} if what in ("retainer", "ally") else {}))
    )
    table.prey.ready("Nassir")
    if what == "modifier":
        table.you.acts(word="bleed", by=mine)
        table.until("action", table.you)
    assert table.you.can_play("Lesson", by=mine) is may


# -- Infernal Servitor ----------------------------------------------------------------------------


def recruited(table: Table, level: str = "dai") -> tuple[int, int]:
    """Your infernal vampire recruits it; both."""
    mine = table.you.ready(WARLOCK)
    table.you.in_play(PACT, on=mine)
    table.you.ready(COMPANION)
    servitor: int = table.you.holds("Infernal Servitor")
    table.you.acts("Infernal Servitor", by=mine, level=level)
    rest(table)
    return mine, servitor


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_the_servitor_acts_once(table: Table, level: str) -> None:
    """For 1 pool; it bleeds for 3 in the same turn and is removed from the game."""
    mine, servitor = recruited(table, level)
    assert (table.where(servitor), table.blood(servitor)) == ("ready", 2)
    assert table.you.pool() == 29
    assert table.locked(mine)
    assert table.you.may("act", minion=servitor, word="bleed")
    table.you.acts(word="bleed", by=servitor)
    rest(table)
    assert table.prey.pool() == 27
    assert table.where(servitor) == "removed"
    assert table.waits_for(table.you)


def test_who_recruits_a_servitor(table: Table) -> None:
    """An infernal vampire with Daimoinon at the level."""
    pure, fallen = table.you.ready(WARLOCK), table.you.ready(WARLOCK)
    weak = table.you.ready(replaced("Muse", disciplines=("dai",)))
    table.you.in_play(PACT, on=fallen)
    table.you.in_play(PACT, on=weak)
    table.you.holds("Infernal Servitor")
    assert not table.you.can_play("Infernal Servitor", by=pure)
    assert table.you.can_play("Infernal Servitor", by=fallen, level="DAI")
    assert table.you.can_play("Infernal Servitor", by=weak, level="dai")
    assert not table.you.can_play("Infernal Servitor", by=weak, level="DAI")


def test_another_ones_action_is_nothing_to_the_servitor(table: Table) -> None:
    """It stays when somebody else acts."""
    servitor = table.you.ready("Infernal Servitor", level="dai")
    mine = table.you.ready("Muse")
    table.you.in_play(PACT, on=mine)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(servitor) == "ready"


@pytest.mark.parametrize("blocked", [False, True])
def test_a_servitor_that_is_blocked(table: Table, blocked: bool) -> None:
    """It is not removed."""
    servitor = table.you.ready("Infernal Servitor", level="dai")
    mine = table.you.ready("Muse")
    table.you.in_play(PACT, on=mine)
    theirs = table.prey.ready("Loyal Street Gang")
    table.you.acts(word="bleed", by=servitor)
    if blocked:
        table.prey.blocks(theirs)
    rest(table)
    assert table.where(servitor) == ("ready" if blocked else "removed")


@pytest.mark.parametrize(
    ("left", "region"),
    [("mine", "ready"), ("torpor", "ready"), ("theirs", "removed"), ("ally", "removed")],
)
def test_the_servitor_needs_an_infernal_vampire(table: Table, left: str, region: str) -> None:
    """Of yours, in torpor too; an infernal ally is none, nor is a vampire of another."""
    servitor = table.you.ready("Infernal Servitor", level="dai")
    one = table.you.ready("Ryan")
    table.you.in_play(PACT, on=one)
    table.you.ready(COMPANION)
    other = {
        "mine": lambda: table.you.ready("Muse"),
        "torpor": lambda: table.you.torpor("Muse"),
        "theirs": lambda: table.prey.ready("Muse"),
        "ally": lambda: table.you.ready("Loyal Street Gang"),
    }[left]()
    seat = table.prey if left == "theirs" else table.you
    seat.in_play(PACT, on=other)
    burns = use(choose(on(minion, yours)), burn_card(TARGET), at=("minion",), once="turn")
    table.you.in_play(paper("Fire", burns, kind="event"))
    assert table.where(servitor) == "ready"
    table.you.uses("Fire")
    table.you.chooses(one)
    assert table.where(one) == "ash_heap"
    assert table.where(servitor) == region


@pytest.mark.parametrize(
    ("level", "code", "may"),
    [
        ("DAI", "dai", True),
        ("DAI", "obf", True),
        ("DAI", "OBF", False),
        ("DAI", "pot", False),
        ("DAI", "dai_obf", True),
        ("DAI", "dai_pot", False),
        ("DAI", "dai_OBF", False),
        ("dai", "dai_obf", False),
        ("dai", "dai", False),
        ("dai", "obf", False),
    ],
)
def test_what_a_servitor_plays(table: Table, level: str, code: str, may: bool) -> None:
    """At superior, basic Daimoinon and basic Obfuscate."""
    servitor = table.you.ready("Infernal Servitor", level=level)
    mine = table.you.ready("Muse")
    table.you.in_play(PACT, on=mine)
    table.you.holds(of_level(code))
    assert table.you.can_play("Lesson", by=servitor) is may


# -- Veneficti ------------------------------------------------------------------------------------


def test_veneficti_comes_for_an_infernal_baali(table: Table) -> None:
    """For 1 pool; with 2 life and +1 stealth."""
    mine, pure = table.you.ready(WARLOCK), table.you.ready(WARLOCK)
    table.you.in_play(PACT, on=mine)
    other = table.you.ready("Muse")
    table.you.in_play(PACT, on=other)
    table.you.holds(PAUSE)
    ven = table.you.holds("Veneficti")
    for minion_ in (pure, other):
        assert not table.you.can_play("Veneficti", by=minion_)
    table.you.acts("Veneficti", by=mine)
    rest(table)
    assert (table.where(ven), table.blood(ven), table.you.pool()) == ("ready", 2, 29)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=ven)
    assert stealth_of(table.state, action_of(table)) == 1
    rest(table)
    assert table.prey.pool() == 28


@pytest.mark.ruling("Veneficti", 2)
def test_no_burn_option_of_veneficti() -> None:
    """While there is a ready infernal Baali; a copy in play is nothing to it."""
    no_burn_option_while_it_is_met("Veneficti", needs="Annazir (G5)")


@pytest.mark.ruling("Veneficti", 1)
@pytest.mark.parametrize(("region", "may"), [("ready", False), ("torpor", True)])
def test_the_burn_option_of_veneficti(table: Table, region: str, may: bool) -> None:
    """With no ready infernal Baali."""
    table.you.puts("Annazir (G5)", region)
    table.you.ready("Nassir")
    held = table.you.holds("Veneficti")
    table.gives_edge(table.you)
    table.begins("unlock")
    offered = False
    while not table.you.may("gain from the Edge"):
        table.pass_on()
    offered = table.you.may("burn option", card=held)
    assert offered is may


def test_veneficti_takes_demons(table: Table) -> None:
    """He steals an ally and burns a retainer, at no stealth but his own; directed."""
    ven = table.you.ready("Veneficti")
    table.you.ready(COMPANION)
    own = table.you.ready("Nocturn", level="obt")
    theirs = table.prey.ready("Impundulu")
    table.grand_prey.ready("Loyal Street Gang")
    imp = paper("Imp", employs(), kind="retainer", life=1, keywords=frozenset({"demon"}))
    dog = paper("Dog", employs(), kind="retainer", life=1)
    bearer = table.grand_prey.ready("Ryan")
    small, pet = table.grand_prey.in_play(imp, on=bearer), table.grand_prey.in_play(dog, on=bearer)
    table.you.in_play(UNLOCKER)

    table.you.acts(ven, by=ven)
    assert table.you.choices() == {theirs, small}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    table.nobody_reacts()
    assert table.state.controller(theirs) == table.you.number
    assert table.where(theirs) == "ready"
    assert (table.where(small), table.where(pet), table.where(own)) == ("attached",) * 2 + (
        "ready",
    )


def test_veneficti_burns_a_demon_retainer(table: Table) -> None:
    """Of his own side, too."""
    ven = table.you.ready("Veneficti")
    table.you.ready(COMPANION)
    imp = paper("Imp", employs(), kind="retainer", life=1, keywords=frozenset({"demon"}))
    mine = table.you.in_play(imp, on=table.you.ready("Muse"))
    bearer = table.prey.ready("Ryan")
    theirs = table.prey.in_play(imp, on=bearer)
    idol = paper("Idol", equips(), kind="equipment", keywords=frozenset({"demon"}))
    table.prey.in_play(idol, on=bearer)
    table.you.acts(ven, by=ven)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    table.nobody_reacts()
    assert (table.where(theirs), table.where(mine)) == ("ash_heap", "attached")


@pytest.mark.parametrize(
    ("acting", "may"),
    [
        (made_vampire("Small", capacity=6), False),
        (made_vampire("Great", capacity=7), True),
        ("Renegade Garou", False),
    ],
)
@pytest.mark.parametrize("own", [False, True])
def test_who_takes_aim_at_veneficti(table: Table, acting: object, may: bool, own: bool) -> None:
    """Vampires of capacity 7 or more; whoever controls him is not directing anything at him."""
    mine = table.you.ready(acting)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    seat = table.you if own else table.prey
    ven, gang = seat.ready("Veneficti"), table.prey.ready("Loyal Street Gang")
    table.prey.ready("Nassir")
    table.you.holds(paper("Bolt", action(choose(ready(minion)), burn_card(TARGET))))
    table.you.acts("Bolt", by=mine)
    assert (ven in table.you.choices()) is (may or own)
    assert gang in table.you.choices()

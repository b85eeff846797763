"""Akram and Jalal fight again; Jeremy, Brunhilde, Giangaleazzo attack or are; Krassimir flees."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import action_of, trick
from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, fight, made_up, rest
from fight_talk import damage_to
from made_up import omen, paper
from methuselah.engine.traits import sect_of
from methuselah.language import (
    TARGET,
    THIS,
    action,
    becomes_anarch,
    choose,
    combat_card,
    combat_ends,
    continues_unblocked,
    enters_combat,
    gain_pool,
    is_named,
    ready,
    static,
    strike,
    unlock,
    use,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import title_of
from scenes.actions import enters_combat_as_an_action
from scenes.rulings import action_requires_what_the_card_says, scarce_asks_for_the_clan_of_now
from table_talk import Table

AKRAM = "Akram (G2)"
JALAL = "Jalal Sayad (G2)"
JEREMY = "Jeremy MacNeil (G3 ADV)"
BRUNHILDE = "Brunhilde (G3 ADV)"
GIANGALEAZZO = "Giangaleazzo, The Traitor (G4)"
KRASSIMIR = "Krassimir (G2)"
ENDS_AND_PAYS: Final = made_up(
    "Combat ends, and after it pool", modes=(strike(combat_ends(unlock(), after=(gain_pool(1),))),)
)
OAK: Final = made_vampire("Oak", capacity=10)


def combats(table: Table) -> int:
    """How many combats there were, from the journal."""
    return sum(line.what == "combat" for line in table.state.journal)


# -- Akram and Jalal Sayad ------------------------------------------------------------------------


@pytest.mark.parametrize("name", [AKRAM, JALAL])
def test_they_fight_again_once_each_turn(table: Table, name: str) -> None:
    """With the same minion, for 1 blood; not a third time."""
    mine, oak = table.you.ready(name, blood=6), table.prey.ready(OAK)
    fight(table, mine, oak)
    table.you.uses(mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert combats(table) == 2
    assert (damage_to(table, mine), damage_to(table, oak)) == (2, 2)
    assert table.blood(mine) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(AKRAM, marks=pytest.mark.ruling(AKRAM, 3)),
        pytest.param(JALAL, marks=pytest.mark.ruling(JALAL, 3)),
    ],
)
def test_they_fight_again_in_the_turn_of_each_player(table: Table, name: str) -> None:
    """Once in yours, and once in that of your prey."""
    mine, oak = table.you.ready(name, blood=6), table.prey.ready(OAK)
    table.prey.ready("Nassir")
    table.prey.holds(
        paper("Rush", action(choose(ready(is_named(name.split(" (")[0]))), enters_combat(TARGET)))
    )
    fight(table, mine, oak)
    table.you.uses(mine)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Rush", by=oak)
    table.you.uses(mine)
    rest(table)
    assert combats(table) == 4


@pytest.mark.parametrize("name", [AKRAM, JALAL])
def test_they_fight_again_once_combat_is_over(table: Table, name: str) -> None:
    """Not yet as it is about to end, where others may do something."""
    mine, oak = table.you.ready(name, blood=6), table.prey.ready(OAK)
    table.you.holds(
        made_up("Wait", modes=(combat_card(gain_pool(1), at=("combat_about_to_end",)),))
    )
    fight(table, mine, oak)
    table.until("combat_about_to_end", table.you)
    assert not table.you.may("use", card=mine)
    table.until("after_combat", table.you)
    assert table.you.may("use", card=mine)


@pytest.mark.parametrize(("mine_blood", "oak_blood"), [(1, 5), (5, 0)])
@pytest.mark.parametrize("name", [AKRAM, JALAL])
def test_both_must_be_ready_and_he_must_pay(
    table: Table, name: str, mine_blood: int, oak_blood: int
) -> None:
    """Without a blood left, or with the opponent in torpor, there is no other combat."""
    mine, oak = table.you.ready(name, blood=mine_blood), table.prey.ready(OAK, blood=oak_blood)
    fight(table, mine, oak)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert combats(table) == 1


@pytest.mark.parametrize("other", ["Nassir", ""])
@pytest.mark.parametrize("name", [AKRAM, JALAL])
def test_in_torpor_he_does_not_fight_again(table: Table, name: str, other: str) -> None:
    """Nor does he if another of yours has fought."""
    mine = table.you.ready(name, blood=5)
    fighter = table.you.ready(other) if other else mine
    oak = table.prey.ready(OAK)
    claws = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
    table.prey.in_play(claws, on=oak)
    fight(table, fighter, oak)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert combats(table) == 1


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(AKRAM, marks=pytest.mark.ruling(AKRAM, 1)),
        pytest.param(JALAL, marks=pytest.mark.ruling(JALAL, 1)),
    ],
)
@pytest.mark.parametrize("again", [False, True])
def test_what_was_to_happen_after_combat_is_lost(table: Table, name: str, again: bool) -> None:
    """A strike that unlocks at once and gives pool after combat: the unlock alone stays."""
    anvil, theirs = table.you.ready("Anvil (G1)"), table.prey.ready(name, blood=5)
    table.you.holds(ENDS_AND_PAYS)
    fight(table, anvil, theirs)
    table.you.plays(ENDS_AND_PAYS.name, by=anvil)
    if again:
        table.prey.uses(theirs)
    rest(table)
    assert combats(table) == 1 + again
    assert table.you.pool() == (30 if again else 31)
    assert not table.locked(anvil)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(AKRAM, marks=pytest.mark.ruling(AKRAM, 1)),
        pytest.param(JALAL, marks=pytest.mark.ruling(JALAL, 1)),
    ],
)
@pytest.mark.parametrize("again", [False, True])
def test_the_action_does_not_go_on_after_another_combat(
    table: Table, name: str, again: bool
) -> None:
    """As if it had not been blocked: lost, if he fights again."""
    anvil, theirs = table.you.ready("Anvil (G1)"), table.prey.ready(name, blood=5)
    table.you.holds(
        made_up(
            "Onward",
            modes=(strike(combat_ends(after=(continues_unblocked(),))),),
        )
    )
    fight(table, anvil, theirs)
    table.you.plays("Onward", by=anvil)
    if again:
        table.prey.uses(theirs)
    rest(table)
    assert combats(table) == 1 + again
    assert table.prey.pool() == (30 if again else 29)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(AKRAM, marks=pytest.mark.ruling(AKRAM, 2)),
        pytest.param(JALAL, marks=pytest.mark.ruling(JALAL, 2)),
    ],
)
def test_a_combat_that_is_queued_bars_theirs(table: Table, name: str) -> None:
    """After the queued one he may."""
    mine, oak = table.you.ready(name, blood=6), table.prey.ready(OAK)
    table.you.holds(AGAIN)
    fight(table, mine, oak)
    table.you.plays(AGAIN.name, by=mine)
    seen = []
    while not table.over():
        if table.you.may("use", card=mine):
            seen.append(combats(table))
        table.pass_on()
    assert seen == [2]


# -- attacks --------------------------------------------------------------------------------------


def test_jeremy_attacks_a_younger_neighbour() -> None:
    """Of your prey or predator, at no stealth."""
    enters_combat_as_an_action(
        JEREMY,
        legal=(("prey", "ready", "Ryan"), ("predator", "ready", "Don Cerro (G5)")),
        illegal=(
            ("prey", "ready", "Emerson Bridges (G1)"),  # his own capacity
            ("grand_prey", "ready", "Nassir"),
            ("prey", "ready", "Renegade Garou"),
            ("prey", "torpor", "Saiz (G3)"),
            ("you", "ready", "Lauren (G6)"),
        ),
    )


def test_brunhilde_merged_attacks_those_who_are_no_anarchs(table: Table) -> None:
    """Vampires of anybody; alone she does not."""
    brunhilde = table.you.merged("Brunhilde (G3)")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan", locked=True)
    far = table.grand_prey.ready("Gwendolyn (G2)", locked=True)
    table.prey.ready("Crow (G5)")
    table.prey.ready("Renegade Garou")
    table.prey.torpor("Saiz (G3)")
    table.you.acts(brunhilde, by=brunhilde)
    assert table.you.choices() == {ryan, far}
    table.you.chooses(ryan)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert damage_to(table, ryan) > 0
    assert table.waits_for(table.you)


def test_brunhilde_alone_attacks_nobody(table: Table) -> None:
    """Her base version is missing."""
    brunhilde = table.you.ready(BRUNHILDE)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.begins()
    assert not table.you.may("use action", card=brunhilde)


@pytest.mark.ruling(BRUNHILDE, 1)
def test_brunhilde_merged_is_an_anarch_baron(table: Table) -> None:
    """Whatever she was before."""
    brunhilde = table.you.merged("Brunhilde (G3)")
    table.begins()
    assert sect_of(table.state, brunhilde) == "anarch"
    assert title_of(table.state, brunhilde) == "baron"


@pytest.mark.parametrize(
    ("seat", "region", "friend", "cost"),
    [
        ("you", "ready", False, 0),
        ("you", "torpor", False, 0),
        ("prey", "ready", False, 2),
        ("you", "ready", True, 0),
    ],
)
def test_brunhilde_makes_anarchs_for_nothing(
    table: Table, seat: str, region: str, friend: bool, cost: int
) -> None:
    """Vampires of her controller; it is 2 blood for others."""
    nassir = table.you.ready("Nassir", blood=3)
    table.you.ready(COMPANION)
    getattr(table, seat).puts(BRUNHILDE, region)
    if friend:
        table.you.ready("Crow (G5)")
    table.you.acts(word="become anarch", by=nassir)
    rest(table)
    assert sect_of(table.state, nassir) == "anarch"
    assert table.blood(nassir) == 3 - cost
    assert table.waits_for(table.you)


def test_brunhilde_lets_the_empty_become_anarchs(table: Table) -> None:
    """Cards that make Anarchs cost what they cost."""
    table.you.ready(BRUNHILDE)
    nassir = table.you.ready("Nassir", blood=4)
    table.you.ready(COMPANION)
    table.you.holds(paper("Oath", action(becomes_anarch(THIS), stealth=1), blood_cost=2))
    table.you.acts("Oath", by=nassir)
    rest(table)
    assert table.blood(nassir) == 2


def test_lasombra_attack_giangaleazzo(table: Table) -> None:
    """Those of others; a Lasombra of his own controller does not, nor do others."""
    hers = table.prey.ready(GIANGALEAZZO)
    lasombra, ryan = table.you.ready("Melinda Galbraith (G4)"), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    assert table.asked() is not None
    assert not table.you.may("use action", card=hers, minion=ryan)
    table.you.acts(hers, by=lasombra)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert damage_to(table, hers) == 1
    assert damage_to(table, lasombra) > 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("seat", "region"), [("you", "ready"), ("prey", "torpor")])
def test_giangaleazzo_is_not_attacked(table: Table, seat: str, region: str) -> None:
    """By his own side; in torpor."""
    his = getattr(table, seat).puts(GIANGALEAZZO, region)
    lasombra = table.you.ready("Melinda Galbraith (G4)")
    table.you.ready(COMPANION)
    table.begins()
    assert not table.you.may("use action", card=his, minion=lasombra)


@pytest.mark.ruling(GIANGALEAZZO, 1)
def test_the_attack_on_giangaleazzo_requires_a_lasombra() -> None:
    """What looks at the requirements of an action sees one."""
    action_requires_what_the_card_says(
        GIANGALEAZZO, by="Claudia (G5)", requires="Lasombra", not_="Tzimisce"
    )


@pytest.mark.parametrize(
    ("gehenna", "blood", "phase", "may"),
    [
        ("prey", -1, "discard", False),
        ("prey", 1, "discard", True),
        ("you", 1, "discard", True),
        ("", 1, "discard", False),
        ("prey", 0, "discard", False),
        ("prey", 1, "master", False),
    ],
)
def test_giangaleazzo_unlocks_in_times_of_gehenna(
    table: Table, gehenna: str, blood: int, phase: str, may: bool
) -> None:
    """For 1 blood in your discard phase, once, whoever has the event."""
    his = table.you.ready(GIANGALEAZZO, blood=abs(blood), locked=blood >= 0)
    table.you.holds("Fame")
    if gehenna:
        getattr(table, gehenna).in_play(omen())
    else:
        table.prey.in_play(omen(gehenna=False))
    table.begins(phase)
    assert table.you.may("use", card=his) is may
    if may:
        table.you.uses(his)
        assert (table.locked(his), table.blood(his)) == (False, 0)
        assert not table.you.may("use", card=his)


def test_giangaleazzo_waits_for_your_discard_phase(table: Table) -> None:
    """Not in that of another."""
    his = table.prey.ready(GIANGALEAZZO, locked=True)
    table.prey.in_play(omen())
    table.you.holds("Fame")
    table.begins("discard")
    assert not table.prey.may("use", card=his)


# -- Krassimir ------------------------------------------------------------------------------------


def test_krassimir_unlocks_and_ends_a_blocked_action(table: Table) -> None:
    """No combat, the blocker is not locked; he may act again."""
    krassimir, oak = table.you.ready(KRASSIMIR), table.prey.ready(OAK)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=krassimir)
    table.prey.blocks(oak)
    table.you.uses(krassimir)
    rest(table)
    assert combats(table) == 0
    assert not table.locked(krassimir)
    assert not table.locked(oak)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling(KRASSIMIR, 1)
def test_krassimirs_bleed_is_not_repeated(table: Table) -> None:
    """It was resolved: he cannot bleed again this turn; he may hunt."""
    krassimir, oak = table.you.ready(KRASSIMIR, blood=2), table.prey.ready(OAK)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=krassimir)
    table.prey.blocks(oak)
    table.you.uses(krassimir)
    rest(table)
    assert not table.you.may("act", minion=krassimir, word="bleed")
    assert table.you.may("act", minion=krassimir, word="hunt")


@pytest.mark.ruling(KRASSIMIR, 2)
def test_krassimir_flees_once_each_turn(table: Table) -> None:
    """A second block in the turn stands; in your next turn he may again."""
    krassimir = table.you.ready(KRASSIMIR, blood=5)
    table.you.ready(COMPANION)
    table.you.holds(paper("Deed", action(gain_pool(1))))
    watches = [table.prey.ready(made_vampire(f"Watch {one}", capacity=9)) for one in (1, 2)]
    table.you.acts(word="bleed", by=krassimir)
    table.prey.blocks(watches[0])
    table.you.uses(krassimir)
    rest(table)
    table.you.acts("Deed", by=krassimir)
    table.prey.blocks(watches[1])
    while not table.over():
        assert not table.you.may("use", card=krassimir)
        table.pass_on()
    assert combats(table) == 1
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=krassimir)
    table.prey.blocks(watches[0])
    assert table.you.may("use", card=krassimir)


def test_krassimir_unblocked_or_not_acting(table: Table) -> None:
    """Only his own blocked action."""
    krassimir, other = table.you.ready(KRASSIMIR), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    oak = table.prey.ready(OAK)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(oak)
    while not table.over():
        assert not table.you.may("use", card=krassimir)
        table.pass_on()
    table.you.acts(word="bleed", by=krassimir)
    while not table.over():
        assert not table.you.may("use", card=krassimir)
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.ruling(KRASSIMIR, 3)
def test_krassimir_uses_no_celerity(table: Table) -> None:
    """A card of two Disciplines he plays for the other one."""
    krassimir = table.you.ready(KRASSIMIR)
    table.you.ready(COMPANION)
    table.you.in_play(
        paper("Speed", static("discipline", word="CEL"), kind="equipment"), on=krassimir
    )
    rush = paper(
        "Rush",
        levels={"cel": action(gain_pool(1)), "pre": action(gain_pool(2))},
        disciplines=("cel", "pre"),
    )
    table.you.holds(rush)
    assert not table.you.can_play("Rush", by=krassimir, level="cel")
    table.you.acts("Rush", by=krassimir, level="pre")
    rest(table)
    assert table.you.pool() == 32


@pytest.mark.ruling(KRASSIMIR, 4)
def test_krassimir_is_scarce() -> None:
    """Among those who count as True Brujah."""
    scarce_asks_for_the_clan_of_now(KRASSIMIR)


@pytest.mark.ruling(KRASSIMIR, 5)
@pytest.mark.parametrize("flees", [True, False])
def test_after_krassimir_has_fled_nothing_more_is_played(table: Table, flees: bool) -> None:
    """Neither in the window of the block nor after the resolution."""
    krassimir, oak = table.you.ready(KRASSIMIR), table.prey.ready(OAK)
    table.you.ready(COMPANION)
    table.you.holds(trick(gain_pool(1), at=("blocked", "after_resolution")))
    table.prey.holds("Fame")
    table.prey.in_play(paper("Bell", use(gain_pool(1), at=("blocked", "after_resolution"))))
    table.you.acts(word="bleed", by=krassimir)
    table.prey.blocks(oak)
    assert table.you.can_play("Trick", by=krassimir)
    if flees:
        table.you.uses(krassimir)
    offered = False
    while not table.over():
        if not table.you.may("use", card=krassimir):
            offered |= table.prey.may("use", card="Bell")
        table.pass_on()
    assert offered is not flees
    assert not table.you.can_play("Trick", by=krassimir)

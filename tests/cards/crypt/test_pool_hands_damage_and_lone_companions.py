"""Maureen and Marcel gain pool; The Baron looks; damage; Zahir searches; two that are not alone."""

from __future__ import annotations

from typing import Final

import pytest

from action_talk import action_of
from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, replaced, weapon
from made_up import omen, paper
from methuselah.language import (
    TARGET,
    action,
    attached,
    burn_card,
    choose,
    dodge,
    gain_pool,
    hand_strike,
    may_prevent,
    not_,
    ranged_strike,
    ready,
    use,
    yours,
)
from methuselah.rules.action.action import stealth
from politics_talk import polling
from scenes.rulings import black_hand_is_no_title, keeps_votes_in_any_sect
from table_talk import Table

MAUREEN = "Maureen, Dark Priestess (G4)"
MARCEL = "Marcel de Breau (G3)"
BARON = "The Baron (G2)"
MAMADOU = "Mamadou Keita (G4)"
NOSTOKET = "Nostoket (G4)"
HARRY = "Harry Reese (G3)"
ZAHIR = "Zahir, Hand of the Silsila (G2)"
VALKYRIE = "Valkyrie (G3)"
AABBT = "Aabbt Kindred (G2)"
OAK: Final = made_vampire("Oak", capacity=10)

# -- Maureen --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "acting", "gained"),
    [
        ({"clans": ("Baali",)}, MAUREEN, 1),
        ({"disciplines": ("dai",)}, MAUREEN, 1),
        ({"disciplines": ("pre",)}, MAUREEN, 0),
        ({}, MAUREEN, 0),
        ({"disciplines": ("dai",)}, "other", 0),
    ],
)
def test_maureen_gains_pool_after_what_her_clan_does(
    table: Table, face: dict[str, tuple[str, ...]], acting: str, gained: int
) -> None:
    """1 pool after her own successful action that requires a Baali or Daimoinon."""
    maureen = table.you.ready(MAUREEN)
    other = table.you.ready(made_vampire("Acolyte", "dai", "pre"))
    table.you.ready(COMPANION)
    mine = maureen if acting == MAUREEN else other
    codes = face.get("disciplines")
    way = action(stealth=1)
    table.you.holds(
        paper("Deed", levels={codes[0]: way}, **face) if codes else paper("Deed", way, **face)
    )
    table.you.acts("Deed", by=mine)
    while not table.over():
        if table.you.may("use", card=maureen):
            table.you.uses(maureen)
        else:
            table.pass_on()
    assert table.you.pool() == 30 + gained
    assert table.waits_for(table.you)


def test_maureen_blocked_gains_nothing(table: Table) -> None:
    """The action must be successful."""
    maureen = table.you.ready(MAUREEN)
    table.you.ready(COMPANION)
    oak = table.prey.ready(OAK)
    table.you.holds(paper("Deed", levels={"dai": action()}, disciplines=("dai",)))
    table.you.acts("Deed", by=maureen)
    table.prey.blocks(oak)
    while not table.over():
        assert not table.you.may("use", card=maureen)
        table.pass_on()


@pytest.mark.ruling(MAUREEN, 1)
def test_maureen_gains_once_in_a_turn(table: Table) -> None:
    """Not for a second action of the turn; again in your next one."""
    maureen = table.you.ready(MAUREEN)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    deed, second = (
        paper(name, levels={"dai": action(stealth=1)}, disciplines=("dai",))
        for name in ("Deed", "Second")
    )
    table.you.holds(deed, second, deed)
    table.you.acts("Deed", by=maureen)
    table.you.uses(maureen)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Second", by=maureen)
    while not table.over():
        assert not table.you.may("use", card=maureen)
        table.pass_on()
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    table.you.does("unlock infernal")
    table.you.acts("Deed", by=maureen)
    table.you.uses(maureen)
    rest(table)
    assert table.you.pool() == 31  # 1 was burned to unlock her


@pytest.mark.ruling(MAUREEN, 3)
def test_maureen_gains_though_the_action_fizzles(table: Table) -> None:
    """Its target has left play; it is successful all the same."""
    maureen = table.you.ready(MAUREEN)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    spy = table.prey.in_play("Raven Spy", on=ryan)
    gone = paper("Gone", use(burn_card(attached(not_(yours))), at=("action",)))
    table.you.in_play(gone)
    snare = paper(
        "Snare",
        levels={"dai": action(choose(attached(not_(yours))), burn_card(TARGET))},
        disciplines=("dai",),
    )
    table.you.holds(snare)
    table.you.acts("Snare", by=maureen)
    table.you.uses("Gone")
    assert table.where(spy) == "ash_heap"
    table.you.uses(maureen)
    rest(table)
    assert table.you.pool() == 31


@pytest.mark.parametrize(
    ("name", "votes"),
    [
        pytest.param(MAUREEN, 1, marks=pytest.mark.ruling(MAUREEN, 2)),
        pytest.param(BARON, 2, marks=pytest.mark.ruling(BARON, 2)),
    ],
)
def test_votes_in_any_sect(name: str, votes: int) -> None:
    """They keep them."""
    keeps_votes_in_any_sect(name, votes=votes)


# -- Marcel ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "gehenna", "edge", "gained"),
    [
        ("you", True, "you", 1),
        ("prey", True, "you", 1),
        ("you", False, "you", 0),
        ("you", True, "prey", 0),
    ],
)
def test_marcel_gains_by_gehenna(
    table: Table, player: str, gehenna: bool, edge: str, gained: int
) -> None:
    """1 pool as anybody plays such a card, while you have the Edge."""
    mine = table.you.ready(MARCEL)
    seat = getattr(table, player)
    table.gives_edge(getattr(table, edge))
    seat.holds(omen(gehenna=gehenna))
    table.begins("discard")
    if player == "prey":
        table.until_turn_of(table.prey, "discard")
    pool = table.you.pool()
    seat.plays("Omen")
    assert table.where(mine) == "ready"
    assert table.you.pool() == pool + gained


# -- The Baron ------------------------------------------------------------------------------------


def test_the_baron_looks_at_the_hands_of_the_giovanni(table: Table) -> None:
    """Of each Methuselah with a ready one, in your unlock phase, once."""
    baron = table.you.ready(BARON)
    table.prey.ready("Domenic Giovanni (G6)")
    table.grand_prey.ready("Le Dinh Tho (G2)")
    table.predator.torpor("Isabel Giovanni (G2)")
    table.grand_predator.ready("Rudolfo Giovanni (G2)")
    seen, far = table.prey.holds("Fame"), table.grand_predator.holds("Blur")
    hidden = [table.grand_prey.holds("Bonding"), table.predator.holds("Dodge")]
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(baron)
    looks = [line for line in table.state.journal if line.what in ("saw", "saw in hand")]
    assert {line.seat for line in looks} == {0}
    assert {seen, far} <= {line.card for line in looks}
    assert not {*hidden} & {line.card for line in looks}
    assert not table.you.may("use", card=baron)


@pytest.mark.ruling(BARON, 1)
@pytest.mark.parametrize(("title", "may"), [("", False), ("baron", True)])
def test_the_baron_is_none(table: Table, title: str, may: bool) -> None:
    """By his name alone he plays nothing that requires one."""
    other = replaced("Ryan", title="baron", sect="anarch", city="Rome")
    mine = table.you.ready(other if title else BARON)
    table.you.ready(COMPANION)
    table.you.holds(paper("Whim", action(gain_pool(1)), kind="action", requires=("baron",)))
    assert table.you.can_play("Whim", by=mine) is may


@pytest.mark.parametrize(
    ("seat", "region", "giovanni", "phase"),
    [
        ("you", "torpor", True, "unlock"),
        ("you", "ready", False, "unlock"),
        ("you", "ready", True, "master"),
        ("prey", "ready", True, "unlock"),
    ],
)
def test_the_baron_does_not_look(
    table: Table, seat: str, region: str, giovanni: bool, phase: str
) -> None:
    """In torpor; where there is no Giovanni; in another phase or that of another."""
    baron = getattr(table, seat).puts(BARON, region)
    table.grand_prey.puts("Domenic Giovanni (G6)", "ready" if giovanni else "torpor")
    table.you.holds("Fame")
    table.gives_edge(table.you)
    table.begins(phase)
    assert not getattr(table, seat).may("use", card=baron)


# -- Mamadou --------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["prey", "you"])
def test_mamadou_has_somebody_hurt(table: Table, whose: str) -> None:
    """1 damage that nothing prevents on a ready minion, if the referendum passes."""
    mamadou = table.you.ready(MAMADOU)
    mine = table.you.ready(COMPANION, blood=2)
    ryan, garou = table.prey.ready("Ryan", blood=4), table.prey.ready("Renegade Garou")
    table.prey.torpor("Saiz (G3)")
    vest = table.prey.in_play(paper("Shell", may_prevent(1), kind="equipment"), on=ryan)
    table.you.acts(mamadou, by=mamadou, word="political")
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.may("choose"):
        table.pass_on()
    assert table.you.choices() == {mamadou, mine, ryan, garou}
    table.you.chooses(ryan if whose == "prey" else mine)
    polling(table)
    table.you.votes("for", minion=mamadou)
    while not table.over():
        assert not table.prey.may("use", card=vest)
        table.pass_on()
    assert table.blood(ryan) == 4 - (whose == "prey")
    assert table.blood(mine) == 2 - (whose == "you")
    assert table.where(vest) == "attached"
    assert table.waits_for(table.you)


# -- Nostoket -------------------------------------------------------------------------------------


def test_nostoket_hurts_minions_of_neighbours(table: Table) -> None:
    """2 damage on a ready one of your prey or predator, which may be prevented."""
    nostoket = table.you.ready(NOSTOKET)
    table.you.ready(COMPANION)
    ryan, garou = table.prey.ready("Ryan", blood=4), table.predator.ready("Renegade Garou")
    table.prey.torpor("Saiz (G3)")
    table.grand_prey.ready("Nassir")
    table.prey.in_play(paper("Shell", may_prevent(1), kind="equipment"), on=ryan)
    table.you.acts(nostoket, by=nostoket)
    assert table.you.choices() == {ryan, garou}
    table.you.chooses(ryan)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    table.prey.uses("Shell")
    rest(table)
    assert table.blood(ryan) == 3
    assert table.locked(nostoket)
    assert table.waits_for(table.you)


@pytest.mark.ruling(NOSTOKET, 1)
def test_nostoket_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(NOSTOKET)


# -- Harry Reese ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "damage"),
    [
        (paper("Beast", kind="ally", life=9, strength=0, keywords=frozenset({"animal"})), 2),
        (paper("Guard", kind="ally", life=9, strength=0, keywords=frozenset({"mortal"})), 1),
        (OAK, 1),
    ],
)
def test_harry_strikes_allies_harder(table: Table, foe: object, damage: int) -> None:
    """+1 damage on an ally that is no mortal."""
    harry, theirs = table.you.ready(HARRY), table.prey.ready(foe)  # type: ignore[arg-type]
    fight(table, harry, theirs)
    rest(table)
    assert damage_to(table, theirs) == damage
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("strike", "damage"), [(ranged_strike(2), 3), (dodge, 0)])
def test_harry_strikes_harder_with_what_deals_damage(
    table: Table, strike: object, damage: int
) -> None:
    """With a weapon, too; a strike without damage has none."""
    harry = table.you.ready(HARRY)
    beast = paper("Beast", kind="ally", life=9, strength=0, keywords=frozenset({"animal"}))
    theirs = table.prey.ready(beast)
    arm = table.you.in_play(weapon("Arm", strike), on=harry)  # type: ignore[arg-type]
    fight(table, harry, theirs)
    table.you.uses(arm, level="strike")
    rest(table)
    assert damage_to(table, theirs) == damage


# -- Zahir ----------------------------------------------------------------------------------------


def test_zahir_fetches_a_contract(table: Table) -> None:
    """From the library to the hand, shown, at +1 stealth; you discard down."""
    zahir = table.you.ready(ZAHIR)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(*["Fame"] * 7)
    _, one, two, _ = table.you.library("Blur", "Hand Contract", "Clandestine Contract", "Bonding")
    table.prey.library("Dirty Contract")
    table.you.acts(zahir, by=zahir)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    table.until("choose", table.you)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    table.until("hand", table.you)
    assert table.where(two) == "hand"
    table.you.does("discard", card="Fame")
    rest(table)
    assert len(table.you.hand()) == 7
    assert "shuffled" in [line.what for line in table.state.journal]
    assert table.waits_for(table.you)


# -- Valkyrie and Aabbt Kindred -------------------------------------------------------------------

LEADERS = {VALKYRIE: ("Brunhilde (G3)", "Brunhilde (G3 ADV)"), AABBT: ("Nefertiti (G2)",)}


@pytest.mark.parametrize(
    ("name", "leader", "seat", "region", "may"),
    [
        (VALKYRIE, "Brunhilde (G3)", "you", "ready", True),
        (VALKYRIE, "Brunhilde (G3 ADV)", "prey", "ready", True),
        (VALKYRIE, "Brunhilde (G3)", "you", "torpor", False),
        (VALKYRIE, "Nefertiti (G2)", "you", "ready", False),
        (AABBT, "Nefertiti (G2)", "you", "ready", True),
        (AABBT, "Nefertiti (G2)", "grand_prey", "ready", True),
        (AABBT, "Nefertiti (G2)", "you", "torpor", False),
        (AABBT, "Brunhilde (G3)", "you", "ready", False),
    ],
)
def test_they_take_directed_actions_beside_their_leader(
    table: Table, name: str, leader: str, seat: str, region: str, may: bool
) -> None:
    """While she is ready, whoever controls her; else only actions at nobody."""
    mine = table.you.ready(name, blood=2)
    getattr(table, seat).puts(leader, region, locked=True)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(
        paper("Deed", action(gain_pool(1))),
        paper("Strike Down", action(choose(ready(not_(yours))), burn_card(TARGET))),
    )
    table.begins()
    assert table.you.may("act", minion=mine, word="hunt")
    assert table.you.can_play("Deed", by=mine)
    assert table.you.may("act", minion=mine, word="bleed") is may
    assert table.you.can_play("Strike Down", by=mine) is may
    assert table.you.may("act", minion=COMPANION, word="bleed")


def test_aabbt_kindred_prevents_one_damage_each_combat(table: Table) -> None:
    """Of the 2 of a stronger hand 1 is left; once each combat."""
    aabbt = table.prey.ready(AABBT, blood=4)
    oak = table.you.ready(OAK)
    arm = table.you.in_play(weapon("Arm", hand_strike(+1)), on=oak)
    fight(table, oak, aabbt)
    table.you.uses(arm, level="strike")
    table.prey.uses(aabbt)
    while not table.over():
        assert not table.prey.may("use", card=aabbt)
        table.pass_on()
    assert table.blood(aabbt) == 3


@pytest.mark.parametrize("name", [VALKYRIE, AABBT])
def test_several_of_them_are_in_play(table: Table, name: str) -> None:
    """They are not unique."""
    one, two = table.you.ready(name), table.prey.ready(name)
    table.you.ready(COMPANION)
    table.begins()
    assert (table.where(one), table.where(two)) == ("ready", "ready")

"""Vampires that meet requirements by an ability, find copies, or spoil hunting grounds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from action_talk import action_of, told
from block_talk import PAUSE
from combat_talk import COMPANION, PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper, thing
from methuselah.engine.definitions import Definition
from methuselah.engine.knowledge import sees
from methuselah.engine.rows import total
from methuselah.engine.traits import sect_of
from methuselah.language import (
    THIS,
    action,
    as_announced,
    becomes_anarch,
    clan,
    comes_into_play,
    fits,
    gain_pool,
    modifier,
    on,
    recruits,
    searches_for_ally,
    static,
    uncontrolled,
    when,
    yours,
)
from methuselah.rules.action.action import stealth
from politics_talk import motion
from table_talk import Table

AZANEAL = "Azaneal (G4)"
DARIUS = "Darius Styx (G2)"
EPHRAIM = "Lord Ephraim Wainwright (G5)"
KLAUS = "Klaus van der Veken (G2)"
MATTEUS = "Matteus, Flesh Sculptor (G2)"
PETANIQUA = "Petaniqua (G4 ADV)"


# -- Petaniqua ------------------------------------------------------------------------------------


def wolf(name: str = "Wolf", *keywords: str, **face: object) -> Definition:
    """An ally that requires a clan, or what is said."""
    terms = {"clans": ("Gangrel",), **face}
    said = frozenset(keywords or ("werewolf",))
    return paper(name, recruits(), kind="ally", life=2, strength=1, keywords=said, **terms)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "may"),
    [
        (wolf(), True),
        (wolf(clans=(), requires=("ready anarch",)), True),
        (wolf(clans=(), requires=("magaji",)), True),
        (wolf("Ghoul", "ghoul"), False),
    ],
)
def test_petaniqua_recruits_werewolves_of_any_clan(
    table: Table, card: Definition, may: bool
) -> None:
    """Whatever sect or title they require; no other ally, and no other vampire does."""
    mine, other = table.you.ready(PETANIQUA), table.you.ready("Nassir")
    held = table.you.holds(card)
    assert table.you.can_play(held, by=mine) == may
    assert not table.you.can_play(held, by=other)
    if may:
        table.you.acts(held, by=mine)
        rest(table)
        assert table.where(held) == "ready"


@pytest.mark.parametrize("kind", ["equipment", "retainer", "action"])
def test_petaniqua_plays_no_other_cards_so(table: Table, kind: str) -> None:
    """Though they be called werewolves: the card is no ally."""
    mine = table.you.ready(PETANIQUA)
    table.you.ready(COMPANION)
    terms = {"clans": ("Gangrel",), "keywords": frozenset({"werewolf"})}
    table.you.holds(
        paper("Thing", action(gain_pool(1)), **terms) if kind == "action" else thing(kind, **terms)  # type: ignore[arg-type]
    )
    assert not table.you.can_play("Thing", by=mine)


@pytest.mark.ruling(PETANIQUA, 1)
def test_the_burn_option_of_a_werewolf_is_open(table: Table) -> None:
    """Nobody of hers meets the requirement: only her ability would."""
    table.you.ready(PETANIQUA)
    table.you.holds(wolf(burn_option=True))
    table.begins("unlock")
    assert table.you.may("burn option", card="Wolf")


@pytest.mark.ruling(PETANIQUA, 2)
def test_petaniqua_presses_for_a_blood(table: Table) -> None:
    """In the press step, once each combat."""
    mine, theirs = table.you.ready(PETANIQUA, blood=5), table.prey.ready("Nassir")
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.until("press", table.you)
    table.you.uses(mine)
    table.until("press", table.you)
    assert table.blood(mine) == 5 - 1 - damage_to(table, mine)
    assert not table.you.may("use", card=mine)
    rest(table)
    assert damage_to(table, theirs) == 2 * 2


@pytest.mark.ruling(PETANIQUA, 3)
def test_petaniqua_merging_is_no_anarch_any_more(table: Table) -> None:
    """Her base version had become one; merged she is Independent."""
    mine = table.you.ready("Petaniqua (G4)")
    table.you.ready(COMPANION)
    table.you.holds(paper("Oath", action(becomes_anarch(THIS), stealth=1)))
    upper = table.you.uncontrolled(PETANIQUA, blood=9)
    table.you.acts("Oath", by=mine)
    rest(table)
    assert sect_of(table.state, mine) == "anarch"
    table.you.does("merge", card=upper, target=mine)
    assert sect_of(table.state, mine) == "independent"


@pytest.mark.ruling(PETANIQUA, 4)
def test_petaniqua_finds_no_werewolf_of_a_clan(table: Table) -> None:
    """What is searched for is not played normally."""
    mine = table.you.ready(PETANIQUA)
    table.you.holds(paper("Summons", action(searches_for_ally(), stealth=1, kind="recruit")))
    table.you.library(wolf("Clan Wolf"), wolf("Any Wolf", clans=()))
    table.you.library("Life in the City")
    table.you.acts("Summons", by=mine)
    while not table.you.may("choose"):
        table.pass_on()
    names = {table.state.definition(card).name for card in table.you.choices() if card >= 0}
    assert names == {"Any Wolf"}


@pytest.mark.ruling(PETANIQUA, 5)
def test_petaniqua_is_a_gangrel_for_the_werewolf_as_it_comes(table: Table) -> None:
    """The card treats her so as it is played, and not for what it does in play."""
    mine = table.you.ready(PETANIQUA)
    table.you.ready(COMPANION)
    gangrel = fits(THIS, on(clan("Gangrel")))
    pack = paper(
        "Pack",
        recruits(as_announced(when(gangrel, gain_pool(3)))),
        static("bleed", +3, who=on(clan("Gangrel"))),
        kind="ally",
        life=2,
        keywords=frozenset({"werewolf"}),
        clans=("Gangrel",),
    )
    table.you.holds(pack)
    table.you.acts("Pack", by=mine)
    rest(table)
    assert total(table.state, "bleed", mine) == 0
    assert table.you.pool() == 33


# -- Matteus --------------------------------------------------------------------------------------


def rite(need: str, kind: str = "action", **face: object) -> Definition:
    """A card for 1 pool that requires a title."""
    way = action(gain_pool(1)) if kind == "action" else modifier(gain_pool(1), at=("action",))
    return paper("Rite", way, kind=kind, requires=(need,), **face)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("need", "blood", "cost"),
    [
        ("archbishop", 0, 1),
        ("ready cardinal or regent", 1, 2),
        ("archbishop, priscus, cardinal or regent", 0, 0),  # he is a priscus
        ("priscus", 1, 1),
    ],
)
def test_matteus_pays_for_the_title_that_he_lacks(
    table: Table, need: str, blood: int, cost: int
) -> None:
    """1 blood more for an action card that requires an archbishop or a cardinal."""
    mine = table.you.ready(MATTEUS, blood=6)
    table.you.ready(COMPANION)
    card = table.you.holds(rite(need, blood_cost=blood))
    table.you.acts(card, by=mine)
    rest(table)
    assert (table.you.pool(), table.blood(mine)) == (31, 6 - cost)


@pytest.mark.parametrize(
    ("need", "kind", "blood"),
    [("prince", "action", 5), ("bishop", "action", 5), ("archbishop", "equipment", 5)],
)
def test_matteus_meets_nothing_else(table: Table, need: str, kind: str, blood: int) -> None:
    """No other title, and no other type of card."""
    mine = table.you.ready(MATTEUS, blood=blood)
    table.you.ready(COMPANION)
    card = thing(kind, requires=(need,)) if kind == "equipment" else rite(need)
    held = table.you.holds(card)
    assert not table.you.can_play(held, by=mine)


def test_matteus_without_blood_for_it(table: Table) -> None:
    """The card costs 1 and the title another one; other priscuses cannot at all."""
    mine = table.you.ready(MATTEUS, blood=1)
    other = table.you.ready("Korah (G2)")
    table.you.ready(COMPANION)
    held = table.you.holds(rite("archbishop", blood_cost=1))
    assert not table.you.can_play(held, by=mine)
    assert not table.you.can_play(held, by=other)


@pytest.mark.ruling(MATTEUS, 1)
@pytest.mark.parametrize("title", ["archbishop", "cardinal", "regent"])
def test_matteus_sees_the_politics_of_the_great(table: Table, title: str) -> None:
    """+1 intercept for a blood, as often as it is needed."""
    caller = table.you.ready(replaced("Duality (G4)", title=title, city="Rome", sect="sabbat"))
    table.you.ready(COMPANION)
    matteus = table.prey.ready(MATTEUS, blood=5)
    veil = paper("Veil", static("stealth", +1), kind="equipment")
    table.you.in_play(veil, on=caller)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.prey.blocks(matteus)
    table.prey.uses(matteus)
    assert table.prey.may("use", card=matteus)
    table.prey.uses(matteus)
    rest(table)
    assert table.blood(matteus) == 3 - damage_to(table, matteus)
    assert told(table, "combat") == 1


@pytest.mark.parametrize(("title", "word"), [("bishop", "political"), ("archbishop", "hunt")])
def test_matteus_sees_no_more_of_others(table: Table, title: str, word: str) -> None:
    """Of lesser titles, and of what is no political action."""
    caller = table.you.ready(
        replaced("Duality (G4)", title=title, city="Rome", sect="sabbat"), blood=1
    )
    table.you.ready(COMPANION)
    matteus = table.prey.ready(MATTEUS, blood=5)
    table.you.holds(motion())
    if word == "political":
        table.you.acts("Motion", by=caller)
    else:
        table.you.acts(word="hunt", by=caller)
    table.prey.blocks(matteus)
    while not table.over():
        assert not table.prey.may("use", card=matteus)
        table.pass_on()


# -- Azaneal --------------------------------------------------------------------------------------


def calling(**face: object) -> Definition:
    """An action that brings a vampire of yours into play."""
    way = action(comes_into_play(uncontrolled(yours)), gain_pool(0))
    return paper("Calling", way, **face)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "card", "blood", "pool"),
    [
        (AZANEAL, calling(blood_cost=2), 1, 0),
        (AZANEAL, calling(pool_cost=2), 0, 1),
        (AZANEAL, calling(), 0, 0),
        (AZANEAL, paper("Calling", action(gain_pool(0)), blood_cost=2), 2, 0),
        ("Nassir", calling(blood_cost=2), 2, 0),
    ],
)
def test_azaneal_calls_vampires_for_less(
    table: Table, name: str, card: Definition, blood: int, pool: int
) -> None:
    """1 blood or pool less for an action that puts a vampire in play, and for no other."""
    mine = table.you.ready(name, blood=4)
    table.you.ready(AZANEAL if name != AZANEAL else "Nassir", locked=True)
    table.you.ready(COMPANION)
    table.you.uncontrolled("Ryan")
    held = table.you.holds(card)
    table.you.acts(held, by=mine)
    rest(table)
    assert (table.blood(mine), table.you.pool()) == (4 - blood, 30 - pool)


@pytest.mark.parametrize(("level", "paid"), [("pre", 2), ("dai", 1)])
def test_azaneal_pays_for_the_way_in_which_a_card_is_played(
    table: Table, level: str, paid: int
) -> None:
    """What another level of the card would bring makes this one no cheaper."""
    calls = action(comes_into_play(uncontrolled(yours)))
    either = paper(
        "Either",
        replace(action(gain_pool(1)), key="pre", disciplines=("pre",)),
        replace(calls, key="dai", disciplines=("dai",)),
        blood_cost=2,
        disciplines=("pre", "dai"),
    )
    mine = table.you.ready(AZANEAL, blood=4)
    table.you.ready(COMPANION)
    table.you.uncontrolled("Ryan")
    table.you.holds(either)
    table.you.acts("Either", by=mine, level=level)
    rest(table)
    assert table.blood(mine) == 4 - paid


# -- Darius Styx ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["equipment", "retainer", "ally", "action"])
def test_darius_takes_what_he_may_bear(table: Table, kind: str) -> None:
    """A random card: equipment and retainers go on him, free, whatever they require."""
    mine = table.you.ready(DARIUS, blood=5)
    table.you.ready(COMPANION)
    table.grand_prey.holds("Fame")
    terms = {"clans": ("Tremere",), "pool_cost": 3}
    card = paper("Thing", action(gain_pool(1))) if kind == "action" else thing(kind, **terms)  # type: ignore[arg-type]
    held = table.prey.holds(card)
    table.you.holds(PAUSE)
    table.you.acts(mine, by=mine)
    seats = {one.seat for one in table.you.options("choose")}
    assert seats == {1, 2, 3, 4}
    table.you.chooses(seat=table.prey)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    if kind in ("equipment", "retainer"):
        assert table.on(held) == mine
        assert table.state.controller(held) == table.you.number
        assert len(table.prey.hand()) >= 1  # replaced
    else:
        assert table.where(held) == "hand"
        assert sees(table.state, table.you.number, held)
        assert not sees(table.state, table.grand_prey.number, held)
    assert (table.you.pool(), table.prey.pool(), table.blood(mine)) == (30, 30, 5)


@pytest.mark.ruling(DARIUS, 1)
def test_darius_burns_what_he_cannot_have(table: Table) -> None:
    """A second computer: burned without cost, and replaced."""
    mine = table.you.ready(DARIUS)
    table.you.ready(COMPANION)
    table.you.in_play("Laptop Computer", on=mine)
    held = table.prey.holds("Laptop Computer")
    table.you.acts(mine, by=mine)
    table.you.chooses(seat=table.prey)
    rest(table)
    assert table.where(held) == "ash_heap"
    assert table.you.pool() == 30


# -- Klaus ----------------------------------------------------------------------------------------

GROUND, OTHER = "Academic Hunting Ground", "Asylum Hunting Ground"


@pytest.mark.parametrize("spoils", [True, False])
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_klaus_spoils_a_hunting_ground_of_your_prey(table: Table, spoils: bool, place: str) -> None:
    """One of them for her turn, if you like; the others, and those of others, feed."""
    table.you.puts(KLAUS, place)
    fed = table.prey.ready("Duck (G1)", blood=1)
    table.prey.ready("KoKo (G1)", blood=1)
    first, second = table.prey.in_play(GROUND), table.prey.in_play("Slum Hunting Ground")
    barrens = table.prey.in_play("The Barrens")
    table.grand_prey.in_play(OTHER)
    table.begins("unlock")
    table.asked()
    assert not table.you.may("choose")
    while not table.you.may("choose"):
        table.pass_on()
    assert table.you.choices() - {-1} == {first, second}
    if spoils:
        table.you.chooses(first)
    else:
        table.you.does("done")
    table.until_turn_of(table.prey, "unlock")
    assert table.prey.may("use", card=second)
    assert table.prey.may("use", card=first) == (not spoils)
    assert table.where(barrens) == "permanent"
    if not spoils:
        return
    table.until_turn_of(table.you, "discard")
    while not table.you.may("choose"):
        table.pass_on()
    table.you.does("done")
    table.until_turn_of(table.prey, "unlock")
    assert table.blood(fed) < 3
    assert table.prey.may("use", card=first)


# -- Lord Ephraim ---------------------------------------------------------------------------------

SPELL = paper("Spell", action(gain_pool(1)))


@pytest.mark.parametrize("end", ["success", "blocked", "declined"])
def test_ephraim_finds_a_copy_of_his_action(table: Table, end: str) -> None:
    """It lies in the ash heap, and comes to your hand if the action succeeds."""
    mine = table.you.ready(EPHRAIM)
    table.you.ready(COMPANION)
    wall = table.prey.ready("Ryan")
    held = table.you.holds(SPELL)
    table.you.holds(*["Villein"] * 7)
    table.prey.library(SPELL)
    copy = table.you.library(SPELL, "Fame", "Blood Doll", "Fame", "Fame", "Fame", "Fame", "Fame")[0]
    table.you.acts(held, by=mine)
    if end == "declined":
        while not table.over():
            table.pass_on()
        assert table.where(copy) == "library"
        return
    table.you.uses(mine)
    assert table.you.choices() == {copy}
    table.you.chooses(copy)
    assert table.where(copy) == "ash_heap"
    assert told(table, "shuffled", seat=table.you.number) == 1
    assert not table.you.may("use", card=mine)
    if end == "blocked":
        table.prey.blocks(wall)
    while not table.over() and not table.you.may("discard"):
        table.pass_on()
    assert table.where(copy) == ("hand" if end == "success" else "ash_heap")
    assert table.you.may("discard") == (end == "success")


@pytest.mark.parametrize("kind", ["equipment", "retainer", "political action"])
def test_ephraim_searches_for_no_other_type(table: Table, kind: str) -> None:
    """Equipment, a retainer, a political action: none is an action card."""
    mine = table.you.ready(EPHRAIM)
    table.you.ready(COMPANION)
    card = motion(name="Thing") if kind == "political action" else thing(kind)
    table.you.holds(card, PAUSE)
    table.you.library(card, "Fame")
    table.you.acts("Thing", by=mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()


@pytest.mark.parametrize("how", ["bleed", "another", "other cards"])
def test_ephraim_searches_for_his_action_cards_alone(table: Table, how: str) -> None:
    """No card, another vampire's card; and only copies of it are found."""
    mine, other = table.you.ready(EPHRAIM), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(SPELL, PAUSE)
    copy = table.you.library("Fame" if how == "other cards" else SPELL, "Fame", "Fame")[0]
    table.prey.library(SPELL)
    if how == "bleed":
        table.you.acts(word="bleed", by=mine)
    else:
        table.you.acts("Spell", by=other if how == "another" else mine)
    if how == "other cards":
        table.you.uses(mine)
        assert copy not in table.you.choices()
        rest(table)
        return
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()

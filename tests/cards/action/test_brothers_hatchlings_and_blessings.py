"""Brother in Arms, Hatchling, Blessing of the Name."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, replaced, weapon
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.engine.rows import found
from methuselah.engine.traits import capacity, clan_of, disciplines_of, sect_of
from methuselah.language import (
    TARGET,
    choose,
    destroys,
    gain_blood,
    gain_pool,
    melee_strike,
    ready,
    sends_to_torpor,
    static,
    use,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from table_talk import Table

BROTHER = "Brother in Arms"
HATCHLING = "Hatchling"
BLESSING = "Blessing of the Name"
FURY = "Ariel (G6)"
GARGOYLE = "Obsidian (G2)"


# -- Brother in Arms ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "sterile", "clan", "may"),
    [
        (3, False, "Salubri antitribu", True),
        (2, False, "Salubri antitribu", False),
        (3, True, "Salubri antitribu", False),
        (3, False, "Salubri", False),
    ],
)
def test_who_has_a_brother(table: Table, size: int, sterile: bool, clan: str, may: bool) -> None:
    """A Salubri antitribu of capacity 3 or more that is not sterile."""
    mine = table.you.ready(replaced(FURY, capacity=size, clans=(clan,)))
    if sterile:
        table.you.in_play(paper("Salt", static("sterile"), kind="master"), on=mine)
    table.you.holds(BROTHER)
    assert table.you.can_play(BROTHER, by=mine) is may


def test_a_brother_comes(table: Table) -> None:
    """Capacity 2, basic Valeren, sect and clan of the other, with 1 of its blood; 1 pool."""
    fury = table.you.ready(replaced(FURY, sect="independent"))
    table.you.ready(COMPANION)
    card, _ = table.you.holds(BROTHER, PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(BROTHER, by=fury)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    state = table.state
    assert (table.where(card), capacity(state, card), table.blood(card)) == ("ready", 2, 1)
    assert (clan_of(state, card), sect_of(state, card)) == ("Salubri antitribu", "independent")
    assert disciplines_of(state, card) == ("val",)
    assert (table.blood(fury), table.you.pool()) == (5, 29)
    assert not table.you.may("act", minion=card)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("act", minion=card)


@pytest.mark.parametrize(
    ("brothers", "torpid", "kin", "gone", "left"),
    [
        (1, 0, 0, False, 1),
        (2, 0, 0, False, 1),
        (3, 0, 0, False, 1),
        (2, 0, 1, False, 2),
        (2, 1, 0, False, 2),
        (3, 1, 0, False, 2),
        (1, 0, 0, True, 0),
    ],
)
def test_the_excess_brothers_burn(
    table: Table, brothers: int, torpid: int, kin: int, gone: bool, left: int
) -> None:
    """In your unlock phase; of the ready ones, as many as there are more than ready unique kin."""
    fury = table.you.ready(FURY)
    table.you.ready(COMPANION)
    makers = [table.you.ready(replaced(FURY, unique=False)) for _ in range(brothers)]
    if kin:
        table.you.ready(replaced("Ryan", clans=("Salubri antitribu",)))
    table.you.torpor(replaced("Duck", clans=("Salubri antitribu",)))
    table.prey.ready(replaced("Nassir", clans=("Salubri antitribu",)))
    cards = table.you.holds(*[BROTHER] * brothers, "Fame")[:-1]
    fall = use(choose(ready(yours)), sends_to_torpor(TARGET), at=("minion",))
    table.you.in_play(paper("Fall", fall))
    for maker in makers:
        table.you.acts(BROTHER, by=maker)
        rest(table)
    for one in (*cards[:torpid], *((fury,) if gone else ())):
        table.you.uses("Fall")
        table.you.chooses(one)
    table.until_turn_of(table.prey)
    assert all(table.where(one) in ("ready", "torpor") for one in cards)
    table.until_turn_of(table.you)
    answering = {option.card for option in table.you.options("resolve")}
    assert not answering & set(cards[:torpid])
    table.until_turn_of(table.you, "master")
    assert sum(table.where(one) in ("ready", "torpor") for one in cards) == left
    assert all(table.where(one) == "torpor" for one in cards[:torpid])


def test_whose_brother_it_is_chooses(table: Table) -> None:
    """Which one is too many, where they differ."""
    table.you.ready(FURY)
    makers = [table.you.ready(replaced(FURY, unique=False)) for _ in range(2)]
    table.you.ready(COMPANION)
    feed = use(choose(ready(vampire, yours)), gain_blood(1, TARGET), at=("minion",))
    table.you.in_play(paper("Feed", feed))
    hungry, fed = table.you.holds(BROTHER, BROTHER)
    table.you.acts(hungry, by=makers[0])
    rest(table)
    left = fed if table.where(fed) == "hand" else hungry
    first = hungry if left == fed else fed
    table.you.acts(left, by=makers[1])
    rest(table)
    table.you.uses("Feed")
    table.you.chooses(left)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    assert {option.card for option in table.you.options("resolve")} == {first, left}
    table.you.does("resolve", card=left)
    table.until("minion", table.you)
    assert (table.where(first), table.where(left)) == ("ready", "ash_heap")


# -- Hatchling ------------------------------------------------------------------------------------


@pytest.mark.ruling(HATCHLING, 1)
def test_gargoyles_hatch(table: Table) -> None:
    """Capacity 1, basic Visceratika, the sect of the other, 1 blood; two contest nothing."""
    gargoyle = table.you.ready(replaced(GARGOYLE, sect="sabbat"))
    stranger = table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    cards = table.you.holds(HATCHLING, HATCHLING, PAUSE)[:2]
    table.prey.ready("Nassir")
    assert not table.you.can_play(HATCHLING, by=stranger)
    for number, card in enumerate(cards):
        table.you.acts(card, by=gargoyle)
        assert stealth(table.state, action_of(table)) == 1
        rest(table)
        state = table.state
        assert (table.where(card), capacity(state, card), table.blood(card)) == ("ready", 1, 1)
        assert (clan_of(state, card), sect_of(state, card)) == ("Gargoyle", "sabbat")
        assert disciplines_of(state, card) == ("vis",)
        assert not found(state, "flight", card)
        assert table.blood(gargoyle) == 3 - 2 * number
        assert not table.you.may("act", minion=card)
        if not number:
            table.you.uses("Unlocker")
    assert [table.where(one) for one in cards] == ["ready", "ready"]
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("act", minion=cards[0])


@pytest.mark.parametrize("sterile", [True, False])
def test_a_sterile_gargoyle_hatches_nothing(table: Table, sterile: bool) -> None:
    """The card requires one that is not."""
    gargoyle = table.you.ready(GARGOYLE)
    if sterile:
        table.you.in_play(paper("Salt", static("sterile"), kind="master"), on=gargoyle)
    table.you.holds(HATCHLING)
    assert table.you.can_play(HATCHLING, by=gargoyle) is not sterile


def test_a_hatchling_learns_to_fly(table: Table) -> None:
    """Once in the game, for 1 blood in your unlock phase."""
    gargoyle = table.you.ready(GARGOYLE)
    table.you.ready(COMPANION)
    card = table.you.holds(HATCHLING)
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("unlock",)), kind="event"))
    feed = use(choose(ready(vampire, yours)), gain_blood(1, TARGET), at=("minion",))
    table.you.in_play(paper("Feed", feed))
    table.you.acts(HATCHLING, by=gargoyle)
    rest(table)
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey)
    assert table.you.may("use", card="Bell")
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.you)
    assert table.you.may("use", card=card)
    table.you.uses(card, by=card)
    assert (table.blood(card), found(table.state, "flight", card)) == (0, True)
    assert not found(table.state, "flight", table.state.seats[0].ready[1])
    table.until("minion", table.you)
    table.you.uses("Feed")
    table.you.chooses(card)
    assert table.blood(card) == 1
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    assert table.you.may("use", card="Bell")
    assert not table.you.may("use", card=card)
    assert found(table.state, "flight", card)


# -- Blessing of the Name -------------------------------------------------------------------------


@pytest.mark.parametrize("locked", [True, False])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_name_is_blessed(table: Table, locked: bool, number: int) -> None:
    """This vampire, even locked, and up to two other minions of yours unlock and watch."""
    fury = table.you.ready(FURY, locked=locked)
    stranger = table.you.ready(COMPANION, locked=True)
    torpid, ally = (
        table.you.torpor("Duck", locked=True),
        table.you.ready("Gregory Winter", locked=True),
    )
    theirs = table.prey.ready("Nassir", locked=True)
    card, _ = table.you.holds(BLESSING, PAUSE)
    assert not table.you.can_play(BLESSING, by=stranger)
    table.you.acts(BLESSING, by=fury)
    assert table.you.choices() == {stranger, torpid, ally}
    for one in (stranger, ally)[:number]:
        table.you.chooses(one)
    if number < 2:
        table.you.does("done")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    assert table.locked(fury)
    rest(table)
    blessed = (fury, stranger, ally)[: 1 + number]
    assert (table.where(card), table.blood(fury)) == ("permanent", 5)
    for one in (fury, stranger, torpid, ally, theirs):
        assert table.locked(one) is (one not in blessed)
        assert intercept(table.state, one) == (one in blessed)
    table.until_turn_of(table.prey, "minion")
    assert table.where(card) == "permanent"
    table.until_turn_of(table.you, "master")
    assert table.where(card) == "ash_heap"
    for one in (fury, stranger, ally):
        assert table.locked(one) is (one in blessed)
        assert intercept(table.state, one) == 0


@pytest.mark.parametrize(("whose", "may"), [("you", False), ("prey", True)])
def test_one_blessing_at_a_time(table: Table, whose: str, may: bool) -> None:
    """Of your own: that of another is no hindrance."""
    fury = table.you.ready(FURY)
    table.you.holds(BLESSING)
    getattr(table, whose).in_play(BLESSING)
    table.you.in_play("The Barrens")
    assert table.you.can_play(BLESSING, by=fury) is may


@pytest.mark.ruling(BLESSING, 1)
@pytest.mark.ruling(BLESSING, 2)
@pytest.mark.parametrize(
    ("blow", "damage", "aggravated"),
    [
        (melee_strike(+1), 3, 0),
        (melee_strike(+1, aggravated=True), 3, 3),
        (destroys("equipment"), 0, 0),
        (None, 1, 0),
    ],
)
def test_the_blessed_strike_harder(
    table: Table, blow: Strike | None, damage: int, aggravated: int
) -> None:
    """+1 damage with melee weapons, of the kind that it is; none where there is none, nor bare."""
    fury = table.you.ready(replaced(FURY, strength=1))
    table.you.in_play(BLESSING, notes=(("blessed 0", fury),))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    table.prey.in_play("Bowl of Convergence", on=theirs)
    held = table.you.in_play(weapon("Blade", blow), on=fury) if blow else -1
    fight(table, fury, theirs)
    if blow:
        table.you.uses(held, level="strike")
    rest(table)
    assert damage_to(table, theirs) == damage
    assert damage_to(table, theirs, aggravated=True) == aggravated
    assert damage_to(table, fury) == 1

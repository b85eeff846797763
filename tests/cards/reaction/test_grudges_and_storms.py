"""Reactions against who blocked or bled: Bloodstorm of Chorazin, Failure of Mission, Vendetta."""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import COMBAT_ENDS, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import employs, gain_pool, may_prevent
from scenes.rulings import action_requires_what_the_card_says
from scenes.telling import changing
from table_talk import Table

VENDETTA = "Vendetta"
FAILURE = "Cardinal Sin: Failure of Mission"
STORM = "Bloodstorm of Chorazin"
SHIELD = paper("Shield", may_prevent(1), kind="equipment")
AFTER = trick(gain_pool(1), at=("after_resolution",), name="Afterwards")
AVENGER = "Dodd (G2)"  # Brujah antitribu
RETAINER = paper("Ghoul", employs(), kind="retainer", life=2)


def sabbat(title: str | None = None, **face: object) -> Definition:
    """A Sabbat vampire, perhaps with a title."""
    return replaced("Tock (G3)", title=title, **face)


# -- Vendetta -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bleed", "seat", "who", "may"),
    [
        (3, "prey", AVENGER, True),
        (2, "prey", AVENGER, False),
        (3, "grand_prey", AVENGER, False),
        (3, "prey", "Nassir", False),
    ],
)
def test_a_vendetta_is_sworn_for_a_bleed(
    table: Table, bleed: int, seat: str, who: str, may: bool
) -> None:
    """For more than 2, by a Brujah antitribu of whom was bled, once the action is resolved."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("bleed", bleed - 1), on=mine)
    table.you.ready(COMPANION)
    her = getattr(table, seat)
    her.ready(who)
    held = her.holds(VENDETTA)
    table.you.acts(word="bleed", by=mine)
    offered = False
    while not table.over():
        if her.can_play(held):
            assert table.prey.pool() == 30 - bleed
            offered = True
            her.plays(held)
        else:
            table.pass_on()
    assert offered is may
    assert table.where(held) == ("attached" if may else "hand")
    if may:
        assert table.on(held) == mine
    assert table.waits_for(table.you)


def test_no_vendetta_for_a_bleed_that_failed(table: Table) -> None:
    """Blocked: nobody was bled; nor is a bleed before it the one that counts."""
    first = table.you.ready("Ryan")
    table.you.in_play(changing("bleed", 3), on=first)
    second = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    table.prey.ready(AVENGER)
    held = table.prey.holds(VENDETTA)
    table.you.acts(word="bleed", by=first)
    rest(table)
    assert table.prey.pool() == 26
    table.you.acts(word="bleed", by=second)
    while not table.over():
        assert not table.prey.can_play(held)
        table.pass_on()


@pytest.mark.parametrize(("foe", "strength"), [(AVENGER, 2), ("Tock (G3)", 1), ("Brachah (G2)", 1)])
def test_brujah_antitribu_strike_harder_at_whom_they_hate(
    table: Table, foe: str, strength: int
) -> None:
    """+1 strength of theirs against the minion with the card, and of nobody else."""
    marked = table.you.ready(replaced("Ryan", capacity=8))
    table.you.in_play(VENDETTA, on=marked)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(foe)
    table.you.acts(word="bleed", by=marked)
    table.prey.blocks(blocker)
    rest(table)
    hurt = [line for line in table.state.journal if line.what == "damaged" and line.card == marked]
    assert sum(line.number for line in hurt[:1]) == strength


def test_they_strike_no_harder_at_others(table: Table) -> None:
    """The minion beside the hated one."""
    marked, other = table.you.ready("Ryan"), table.you.ready("Lupo")
    table.you.in_play(VENDETTA, on=marked)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(AVENGER)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    rest(table)
    assert damage_to(table, other) == 1


@pytest.mark.ruling(VENDETTA, 1)
def test_the_attack_requires_a_brujah_antitribu() -> None:
    """So says what the card says of who may enter combat."""
    action_requires_what_the_card_says(
        VENDETTA, by=AVENGER, requires="Brujah antitribu", not_="Brujah", on="Ryan"
    )


@pytest.mark.parametrize(
    ("who", "region", "there", "may"),
    [
        (AVENGER, "ready", "ready", True),
        ("Tock (G3)", "ready", "ready", False),
        (AVENGER, "torpor", "ready", False),
        (AVENGER, "ready", "torpor", False),
    ],
)
@pytest.mark.parametrize("seat", ["you", "grand_prey"])
def test_any_ready_brujah_antitribu_may_attack(
    table: Table, who: str, region: str, there: str, may: bool, seat: str
) -> None:
    """Of any Methuselah, the ready vampire with the card; directed at its controller."""
    mine = table.you.puts(who, region, blood=5)
    table.you.ready(COMPANION)
    her = table.grand_prey if seat == "grand_prey" else table.prey
    marked = her.puts("Nassir", there)
    held = her.in_play(VENDETTA, on=marked)
    her.ready("Lauren")
    table.you.holds(COMBAT_ENDS)
    assert table.you.may("use action", card=held, minion=mine) is may
    if may:
        table.you.acts(held, by=mine)
        assert action_of(table).targets == (her.number,)
        rest(table)
        assert told(table, "combat", card=mine, other=marked) == 1
        assert table.locked(mine)


def test_a_hated_vampire_of_your_own_is_not_attacked(table: Table) -> None:
    """Nor is an ally with the card any vampire."""
    mine, marked = table.you.ready(AVENGER), table.you.ready("Ryan")
    own = table.you.in_play(VENDETTA, on=marked)
    gang = table.prey.ready("Loyal Street Gang")
    hers = table.prey.in_play(VENDETTA, on=gang)
    assert not table.you.may("use action", card=own, minion=mine)
    assert not table.you.may("use action", card=hers, minion=mine)


def test_a_vendetta_ends_in_torpor(table: Table) -> None:
    """Whoever sends the vampire there; another one in torpor changes nothing."""
    mine = table.you.ready(replaced("Ryan", strength=5))
    marked = table.prey.ready("Nassir", blood=1)
    held = table.prey.in_play(VENDETTA, on=marked)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(marked)
    rest(table)
    assert table.where(marked) == "torpor"
    assert table.where(held) == "ash_heap"


# -- Cardinal Sin: Failure of Mission -------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "blocks", "may"),
    [
        (sabbat(), True, True),
        (sabbat("bishop", city="Rome"), True, False),
        ("Ryan", True, False),
        ("Loyal Street Gang", True, False),
        (sabbat(), False, False),
    ],
)
def test_whose_mission_fails(table: Table, one: Definition | str, blocks: bool, may: bool) -> None:
    """An untitled Sabbat vampire that this one blocked, before they fight; for 2 blood."""
    mine = table.you.ready(one)
    table.you.ready(COMPANION)
    bishop = table.prey.ready("Johannes Worringen (G5)", blood=4)  # an archbishop
    other = table.prey.ready("Lauren")
    held = table.prey.holds(FAILURE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(bishop if blocks else other)
    if not may:
        while not table.over():
            assert not table.prey.can_play(held)
            table.pass_on()
        return
    table.until("blocked", table.prey)
    table.prey.plays(held, by=bishop)
    assert table.blood(bishop) == 2 or told(table, "combat") == 1
    rest(table)
    assert (table.where(held), table.on(held)) == ("attached", mine)
    assert table.state.controller(held) == table.prey.number
    assert told(table, "combat", card=mine, other=bishop) == 1
    assert table.blood(bishop) == 4 - 2 - 1


@pytest.mark.parametrize(
    ("title", "may"), [("archbishop", True), ("cardinal", True), ("bishop", False)]
)
def test_who_judges_a_failure(table: Table, title: str, may: bool) -> None:
    """An archbishop, a cardinal or the regent; no bishop."""
    mine = table.you.ready(sabbat())
    table.you.ready(COMPANION)
    judge = table.prey.ready(replaced("Johannes Worringen (G5)", title=title))
    held = table.prey.holds(FAILURE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(judge)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(held)
        table.pass_on()
    assert offered is may


@pytest.mark.ruling(FAILURE, 1)
def test_its_actions_require_sabbat_vampires() -> None:
    """So says what the card says of who may enter combat."""
    action_requires_what_the_card_says(
        FAILURE, by="Tock (G3)", requires="sabbat", not_="camarilla", on="Ryan"
    )


@pytest.mark.parametrize(
    ("who", "there", "fights", "burns"),
    [
        ("Tock (G3)", "ready", True, True),
        ("Ryan", "ready", False, False),
        ("Tock (G3)", "torpor", False, True),
    ],
)
def test_who_failed_is_fought_by_the_sabbat(
    table: Table, who: str, there: str, fights: bool, burns: bool
) -> None:
    """Any Sabbat vampire may enter combat with it while it is ready, or burn the card."""
    mine = table.you.ready(who)
    table.you.ready(COMPANION)
    failed = table.prey.puts("Nassir", there)
    held = table.grand_prey.in_play(FAILURE, on=failed)
    table.you.holds(COMBAT_ENDS, PAUSE)
    options = {
        level: table.you.may("use action", card=held, minion=mine, mode=level)
        for level in ("fight", "burn")
    }
    assert options == {"fight": fights, "burn": burns}
    if fights:
        table.you.acts(held, by=mine, level="fight")
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert told(table, "combat", card=mine, other=failed) == 1
        assert table.where(held) == "attached"
    elif burns:
        table.you.acts(held, by=mine, level="burn")
        assert action_of(table).targets == (table.grand_prey.number,)
        rest(table)
        assert table.where(held) == "ash_heap"


def test_your_own_failure_is_burned_and_not_fought(table: Table) -> None:
    """By another Sabbat vampire of yours."""
    mine, failed = table.you.ready("Tock (G3)"), table.you.ready("Olivia (G2)")
    held = table.prey.in_play(FAILURE, on=failed)
    assert not table.you.may("use action", card=held, minion=mine, mode="fight")
    assert table.you.may("use action", card=held, minion=mine, mode="burn")


# -- Bloodstorm of Chorazin -----------------------------------------------------------------------


def baali(capacity: int = 5) -> Definition:
    """A Baali of this capacity."""
    return replaced("Nassir", clans=("Baali",), capacity=capacity)


@pytest.mark.ruling(STORM, 1)
@pytest.mark.parametrize("one", ["Ryan", "Loyal Street Gang"])
def test_a_bloodstorm_ends_the_action(table: Table, one: str) -> None:
    """The Baali locks; 1 damage to it and to each retainer of its; nothing follows."""
    mine = table.you.ready(one)
    ghouls = [table.you.in_play(RETAINER, on=mine) for _ in range(2)]
    table.you.ready(COMPANION)
    other = table.you.in_play(RETAINER, on=table.you.ready("Lupo"))
    table.you.holds(AFTER)
    storm = table.prey.ready(baali())
    bystander = table.prey.in_play(RETAINER, on=storm)
    held = table.prey.holds(STORM)
    full = table.blood(mine)

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(storm)
    table.until("blocked", table.prey)
    assert not table.locked(storm)
    table.prey.plays(held, by=storm)

    assert table.waits_for(table.you, "minion")
    assert table.locked(storm)
    assert table.locked(mine)
    assert table.blood(mine) == full - 1
    assert [table.blood(ghoul) for ghoul in ghouls] == [1, 1]
    assert (table.blood(other), table.blood(bystander)) == (2, 2)
    assert table.blood(storm) == 5
    assert told(table, "combat") == 0
    assert table.prey.pool() == 30
    assert table.where(held) == "ash_heap"


@pytest.mark.parametrize(
    ("capacity", "clan", "blocks", "may"),
    [
        (5, "Baali", True, True),
        (4, "Baali", True, False),
        (5, "Tremere", True, False),
        (5, "Baali", False, False),
    ],
)
def test_who_raises_a_storm(
    table: Table, capacity: int, clan: str, blocks: bool, may: bool
) -> None:
    """A Baali that blocked one of less capacity, here 4."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    storm = table.prey.ready(replaced("Nassir", clans=(clan,), capacity=capacity))
    other = table.prey.ready("Lauren")
    held = table.prey.holds(STORM)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(storm if blocks else other)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(held)
        table.pass_on()
    assert offered is may


def test_the_damage_of_the_storm_is_not_prevented(table: Table) -> None:
    """Who could prevent damage is not asked."""
    mine = table.you.ready(made_vampire("Tough", "for", capacity=4))
    ghoul = table.you.in_play(RETAINER, on=mine)
    shields = [table.you.in_play(SHIELD, on=one) for one in (mine, ghoul)]
    table.you.ready(COMPANION)
    storm = table.prey.ready(baali())
    table.prey.holds(STORM)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(storm)
    table.prey.plays(STORM, by=storm)
    while not table.over():
        assert not any(table.you.may("use", card=shield) for shield in shields)
        table.pass_on()
    assert (table.blood(mine), table.blood(ghoul)) == (3, 1)

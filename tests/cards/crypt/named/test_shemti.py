"""Shemti: a successful action directed at his controller hurts whoever took it."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import COMBAT_ENDS, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import ACTING, at_moment, blood_of, gain_pool, minion, on, static, trigger
from politics_talk import motion, polling, votes_now
from table_talk import Table

SHEMTI = "Shemti (G5)"


def test_a_successful_bleed_hurts_the_acting_minion(table: Table) -> None:
    """1 damage, once the bleed is over; nobody else is hurt."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready(COMPANION)
    shemti = table.prey.ready(SHEMTI)

    table.you.acts(by=ryan, word="bleed")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.blood(ryan) == 3
    assert damage_to(table, ryan) == 1
    assert table.blood(meaghan) == 3
    assert not table.locked(shemti)
    assert table.waits_for(table.you)


def test_an_action_at_a_card_of_hers_too(table: Table) -> None:
    """A powerbase is stolen."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready(SHEMTI)
    base = table.prey.in_play("Powerbase: Montreal")

    table.you.acts(base, by=ryan)
    table.nobody_reacts()

    assert table.state.controller(base) == table.you.number
    assert table.blood(ryan) == 3


@pytest.mark.parametrize("how", ["locked", "torpor", "blocked", "another", "hunt"])
def test_shemti_does_nothing(table: Table, how: str) -> None:
    """He is locked or in torpor; the action was blocked, directed elsewhere or at nobody."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    table.you.holds(COMBAT_ENDS)
    nassir = table.prey.ready("Nassir")
    seat = table.grand_prey if how == "another" else table.prey
    seat.puts(SHEMTI, "torpor" if how == "torpor" else "ready", locked=how == "locked")

    table.you.acts(by=ryan, word="hunt" if how == "hunt" else "bleed")
    if how == "blocked":
        table.prey.blocks(nassir)
        table.you.plays("Combat ends", by=ryan)
    rest(table)

    assert damage_to(table, ryan) == 0
    assert table.blood(ryan) == (4 if how == "hunt" else 3)


@pytest.mark.ruling(SHEMTI, 1)
def test_the_damage_is_environmental(table: Table) -> None:
    """Who is immune to that is not hurt."""
    ryan = table.you.ready("Ryan")
    shelter = paper("Shelter", static("immune", word="environmental"), kind="equipment")
    table.you.in_play(shelter, on=ryan)
    table.you.ready(COMPANION)
    table.prey.ready(SHEMTI)

    table.you.acts(by=ryan, word="bleed")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.blood(ryan) == 4


@pytest.mark.ruling(SHEMTI, 2)
@pytest.mark.parametrize("first", [True, False])
def test_the_acting_methuselah_orders_what_follows_the_action(table: Table, first: bool) -> None:
    """The damage before or after what a card of hers does then."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    shemti = table.prey.ready(SHEMTI)
    gains = trigger(
        "announces", at_moment("after resolution", gain_pool(blood_of(ACTING))), who=on(minion)
    )
    echo = table.you.in_play(paper("Echo", gains))

    table.you.acts(by=ryan, word="bleed")
    table.you.does("resolve", card=shemti if first else echo)
    table.nobody_reacts()

    assert table.blood(ryan) == 3
    assert table.you.pool() == (33 if first else 34)  # 1 for each blood of Ryan
    assert table.waits_for(table.you)


@pytest.mark.ruling(SHEMTI, 3)
@pytest.mark.parametrize("changed", [True, False])
def test_he_keeps_his_vote_in_another_sect(table: Table, changed: bool) -> None:
    """Considered Camarilla or Independent: 1 vote."""
    shemti = table.you.ready(SHEMTI)
    table.you.ready(COMPANION)
    if changed:
        mask = paper("Mask", static("sect", word="camarilla"), kind="equipment")
        table.you.in_play(mask, on=shemti)
    table.you.holds(motion())

    table.you.acts("Motion", by=shemti)
    polling(table)
    table.you.votes("for", minion=shemti)
    assert votes_now(table) == (1, 0)

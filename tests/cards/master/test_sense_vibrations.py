"""Sense Vibrations: a Laibon with Auspex locks it for a vote."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from scenes.in_play import only_one_on_each
from table_talk import Table

SENSE = "Sense Vibrations"
LAIBON = "Homa"
SECOND = replaced("Misrak", disciplines=("aus",))


def test_it_is_put_on_a_laibon_with_auspex(table: Table) -> None:
    """Anybody's, ready or not; a trifle; one on each."""
    one, two = table.you.ready(LAIBON), table.prey.torpor(SECOND)
    table.you.ready("Hasani")
    table.you.ready("Lauren")
    held, _ = table.you.holds(SENSE, "Misdirection")
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert table.on(held) == one
    assert table.you.can_play("Misdirection")
    only_one_on_each(SENSE, on=LAIBON, other=SECOND)


@pytest.mark.parametrize("window", ["before_votes", "polling"])
@pytest.mark.parametrize("hunt", [False, True])
def test_a_vote_is_sensed_in_any_referendum(table: Table, window: str, hunt: bool) -> None:
    """1, by locking the card; that of a blood hunt, too."""
    caller, mine = table.you.ready("Mkhokheli"), table.prey.ready(LAIBON)
    table.you.ready(COMPANION)
    card = table.prey.in_play(SENSE, on=mine)
    if hunt:
        victim = table.grand_prey.torpor("Duck")
        table.you.acts(by=caller, word="diablerie", target=victim)
    else:
        table.you.holds(motion())
        table.you.acts("Motion", by=caller)
    table.until(window, table.prey)
    table.prey.uses(card)
    assert table.locked(card)
    assert not table.locked(mine)
    polling(table, table.prey)
    table.prey.votes("against", minion=mine)
    assert votes_now(table)[1] == 1
    assert not table.prey.may("use", card=card)


@pytest.mark.parametrize(
    ("sect", "disciplines", "may"),
    [("laibon", ("aus",), True), ("laibon", ("ani",), False), ("camarilla", ("aus",), False)],
)
def test_only_a_laibon_with_auspex_senses(
    table: Table, sect: str, disciplines: tuple[str, ...], may: bool
) -> None:
    """Who is no Laibon any more, or has lost Auspex, does not; nor does it between actions."""
    caller = table.you.ready("Mkhokheli")
    mine = table.prey.ready(replaced("Tara", sect=sect, disciplines=disciplines, title=None))
    card = table.prey.in_play(SENSE, on=mine)
    table.prey.ready("Anvil")
    table.you.holds(motion())
    table.begins("minion")
    assert not table.prey.may("use", card=card)
    table.you.acts("Motion", by=caller)
    table.until("polling", table.prey)
    assert table.prey.may("use", card=card) is may


@pytest.mark.ruling(SENSE, 1)
@pytest.mark.parametrize("itself", [False, True])
def test_nothing_is_sensed_where_nobody_votes(table: Table, itself: bool) -> None:
    """A referendum that passes by itself has no polling."""
    caller, mine = table.you.ready("Mkhokheli"), table.prey.ready(LAIBON)
    card = table.prey.in_play(SENSE, on=mine)
    if itself:
        table.you.in_play(
            paper("Sure", static("passes automatically"), kind="equipment"), on=caller
        )
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    offered = False
    while not table.over():
        offered |= table.prey.may("use", card=card)
        table.pass_on()
    assert offered is not itself

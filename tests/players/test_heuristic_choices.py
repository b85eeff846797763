"""Choices that a card names: the heuristic player knows some by their name, and answers all."""

from __future__ import annotations

from typing import Any

from made_up import paper
from methuselah.language import (
    choose,
    choose_number,
    chosen_number,
    gain_pool,
    ready,
    use,
    vampire,
    yours,
)


def test_a_choice_that_is_called_like_another_one_is_answered(table: Any) -> None:
    """Heidelberg Castle chooses vampires "from" and "to", as a bounce does Methuselahs."""
    mine = {table.you.ready(name) for name in ("Ryan", "Tara", "Meaghan")}
    castle = table.you.in_play("Heidelberg Castle, Germany")
    table.begins("master")
    table.you.uses(castle)
    chosen = {table.answer_it().target, table.answer_it().target}
    assert len(chosen) == 2
    assert chosen < mine


def test_pool_that_is_moved_from_no_vampire_is_a_number(table: Any) -> None:
    """The name is that of Villein, the card is not."""
    named = (choose_number("moved", 0, 3), gain_pool(chosen_number("moved")))
    table.you.ready("Ryan")
    card = table.you.in_play(paper("Gift", use(*named, at=("minion",)), kind="event"))
    table.you.uses(card)
    assert table.answer_it().number == 3


def test_a_card_that_is_called_x_is_a_card(table: Any) -> None:
    """Nothing is asked of its number."""
    mine = {table.you.ready("Ryan"), table.you.ready("Tara")}
    named = (choose(ready(vampire, yours), name="X"), gain_pool(1))
    card = table.you.in_play(paper("Call", use(*named, at=("minion",)), kind="event"))
    table.you.uses(card)
    assert table.answer_it().target in mine

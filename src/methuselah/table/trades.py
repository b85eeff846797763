"""A trade in words: the terms as they lie before somebody, and what she may do with them."""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING, Option
from methuselah.rules.trading import Trade
from methuselah.table.naming import Telling

__all__ = ["say_change", "trade_words"]


def trade_words(telling: Telling) -> str:
    """The question to who has the terms before her: what she gives, and for what."""
    trade = telling.state.frame(Trade)
    assert trade is not None
    me = trade.asked
    other = trade.partner if me == trade.seat else trade.seat
    gives, gets = _given(telling, trade, me), _given(telling, trade, other)
    return f"Trade with {telling.seat(other)}: you give {gives} for {gets}"


def _given(telling: Telling, trade: Trade, seat: int) -> str:
    cards, pool = trade.given_by(telling.state, seat)
    parts = [*map(telling.card, cards), *([f"{pool} pool"] if pool else [])]
    return ", ".join(parts) or "nothing"


def say_change(telling: Telling, option: Option) -> str:
    """Something put into the terms, or taken out again."""
    what = f"{option.number} pool" if option.card == NOTHING else telling.card(option.card)
    return {
        "give": f"give {what}",
        "ask for": f"ask for {what}",
        "strike out": f"leave {what} out of it",
        "propose": f"propose this to {telling.seat(option.seat)}",
        "agree": "agree: the trade is made",
        "refuse": f"do not trade with {telling.seat(option.seat)}",
    }[option.verb]

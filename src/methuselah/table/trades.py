"""A trade in words: the terms as they lie before somebody, and what she may do with them."""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING, Option
from methuselah.rules.terms.trading import Trade
from methuselah.table.naming import Telling
from methuselah.wording.book import slug

__all__ = ["say_change", "trade_words"]


def trade_words(telling: Telling) -> str:
    """The question to who has the terms before her: what she gives, and for what."""
    trade = telling.state.frame(Trade)
    assert trade is not None
    me = trade.asked
    other = trade.partner if me == trade.seat else trade.seat
    gives, gets = _given(telling, trade, me), _given(telling, trade, other)
    return telling.say("ask-trade", who=telling.seat(other), gives=gives, gets=gets)


def _given(telling: Telling, trade: Trade, seat: int) -> str:
    cards, pool = trade.given_by(telling.state, seat)
    parts = [*map(telling.card, cards), *([telling.say("pool", n=pool)] if pool else [])]
    return ", ".join(parts) or telling.say("nothing")


def say_change(telling: Telling, option: Option) -> str:
    """Something put into the terms, or taken out again."""
    if option.verb in ("propose", "agree", "refuse"):
        return telling.say(f"option-{option.verb}", who=telling.seat(option.seat))
    pool = telling.say("pool", n=option.number)
    what = pool if option.card == NOTHING else telling.card(option.card)
    return telling.say(f"option-{slug(option.verb)}", what=what)

"""Cancelling a card as it is played: by what it would have done to her."""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING, Option
from methuselah.language.actions.course import CancelCard
from methuselah.players.heuristic.blocking import harm
from methuselah.players.heuristic.opinions import toll
from methuselah.players.heuristic.worth import asset, blood_worth, card_cost
from methuselah.players.seat import Seat

__all__ = ["score"]

CARD: Final = 0.6
"""What the card that cancels is worth by itself: it waits for something good."""
OF_MASTER: Final = 1.0
"""What a master card of somebody is worth to her, beside what it puts into play."""
OF_ANSWER: Final = 1.2
"""What it is worth that an action of hers is not stopped by this card."""
OF_MODIFIER: Final = 0.6
"""How much of an action against her one card more decides."""


def score(seat: Seat, option: Option) -> float:
    """What cancelling the card that is being played is worth."""
    gist = seat.gist(option)
    playing = seat.playing()
    if gist is None or playing is None or CancelCard not in gist.does or playing.seat == seat.me:
        return -1.0
    price = card_cost(gist.pool, seat) + CARD * (option.verb == "play") + toll(seat, option, gist)
    if gist.blood and option.minion != NOTHING:
        price -= blood_worth(seat, option.minion, -gist.blood)
    return _worth(seat, playing.card, playing.seat) - price


def _worth(seat: Seat, card: int, who: int) -> float:
    definition = seat.definition(card)
    if definition is None:
        return 0.0
    action = seat.action()
    if "master" in definition.face.types:
        share = {seat.prey: 1.0, seat.predator: 0.7}.get(who, 0.3)
        return share * (OF_MASTER + max(0.0, asset(definition)))
    if action is not None and action.seat == seat.me:
        return OF_ANSWER
    if action is not None and action.card == card:
        return harm(seat)
    return OF_MODIFIER * harm(seat)

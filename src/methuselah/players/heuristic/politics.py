"""Political actions and polling: what a referendum is worth to her, and which way to vote."""

from __future__ import annotations

from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.language.voting.votes import Abstains, Allocate, CancelReferendum, MoveAllocated
from methuselah.players.heuristic.hands import in_reserve
from methuselah.players.heuristic.worth import minion_worth, pool_change
from methuselah.players.reading import Gist, nodes
from methuselah.players.seat import Seat

__all__ = ["allotted", "benefit", "hunt_worth", "prospect", "score"]

FOR = "for"
SOME_POINTS = 4
"""What is expected of points whose number is read from the table."""
SURE = 0.95
ELSEWHERE = 0.25
"""What a point is worth that is left for whoever comes next in the terms."""
CLOSE = 0.5
"""Below this much either way a referendum is not worth a card or the Edge."""


# -- calling one ----------------------------------------------------------------------------


def prospect(seat: Seat, option: Option, gist: Gist) -> float:
    """What calling this referendum is worth: its best terms, times the chance that it passes."""
    return chance_to_pass(seat, option) * _best_terms(seat, gist)


def chance_to_pass(seat: Seat, option: Option) -> float:
    """Her votes with those in hand against half of all that lies open elsewhere."""
    own = 1 + _open_votes(seat, seat.me)
    plays = ("action modifier", "reaction")
    own += sum(in_reserve(seat, option.minion, "votes", plays, option.card))
    others = _others(seat)
    if own > others + 1:
        return 0.9
    if own > 0.6 * others:
        return 0.55
    return 0.3 if own > 0.35 * others else 0.1


def _others(seat: Seat) -> int:
    return sum(_open_votes(seat, other) for other in seat.seats if other != seat.me)


def allotted(seat: Seat, option: Option) -> float:
    """What it is worth that so many points of her terms hurt somebody, who votes accordingly.

    Where her prey could stop the referendum, its points go to somebody who cannot.
    """
    hurt = pool_change(seat, option.seat, -option.number)
    if seat.referendum() is None:
        return hurt
    left = max(other.number for other in seat.decision.options) - option.number
    opposed = option.seat if option.number and option.seat != seat.me else NOBODY
    return _passing_against(seat, opposed) * (hurt + ELSEWHERE * left)


def _passing_against(seat: Seat, opposed: int) -> float:
    """How likely her referendum passes with one who is sure to be against, the others torn."""
    against = 0 if opposed == NOBODY else _open_votes(seat, opposed)
    lead = 1 + _open_votes(seat, seat.me) - against
    torn = _others(seat) - against
    if lead > torn:
        return SURE
    return max(1.0 - SURE, (lead + torn) / (2.0 * max(1, torn)))


def _open_votes(seat: Seat, who: int) -> int:
    return sum(seat.votes(minion) for minion in seat.ready(who)) + (seat.edge == who)


def _best_terms(seat: Seat, gist: Gist) -> float:
    """The most that the effects could bring, read from the words of the card."""
    points = max(map(_points, nodes(gist.mode.terms)), default=0)
    if MoveAllocated in gist.does:
        richer = [s for s in seat.seats if s != seat.me and seat.pool(s) > seat.pool()]
        taken = max((pool_change(seat, who, -points) for who in richer), default=-9.0)
        return taken + pool_change(seat, seat.me, points)
    if Allocate in gist.does:
        return pool_change(seat, seat.prey, 1 - points) + 0.2
    if "gain pool" in gist.says:
        return max((clan_worth(seat, clan) for clan in _own_clans(seat)), default=-1.0)
    if "burn pool" in gist.says:
        return sum(pool_change(seat, who, -_minions(seat, who)) for who in seat.seats)
    return 2.0


def _points(node: object) -> int:
    """The points that a word allocates; where they are counted at the table, about as many."""
    points = getattr(node, "points", 0) or 0
    return points if isinstance(points, int) else SOME_POINTS


def _minions(seat: Seat, who: int) -> int:
    return len(seat.ready(who)) + len(seat.torpor(who))


def _own_clans(seat: Seat) -> set[str]:
    return {clan for minion in seat.ready() for clan in _clans(seat, minion)}


def _clans(seat: Seat, minion: int) -> tuple[str, ...]:
    definition = seat.definition(minion)
    return () if definition is None else definition.face.clans


def clan_worth(seat: Seat, clan: str) -> float:
    """What it is worth that everybody gains 1 pool for each vampire of a clan."""
    return sum(
        pool_change(
            seat,
            who,
            sum(clan in _clans(seat, one) for one in (*seat.ready(who), *seat.torpor(who))),
        )
        for who in seat.seats
    )


# -- voting ---------------------------------------------------------------------------------


def benefit(seat: Seat) -> float:
    """What it is worth to her that the referendum in progress passes."""
    made: float = seat.once("benefit", lambda: _benefit(seat))
    return made


def _benefit(seat: Seat) -> float:
    referendum = seat.referendum()
    if referendum is None:
        return 0.0
    if referendum.hunted != NOTHING:
        return hunt_worth(seat, referendum.hunted)
    changes = seat.outcome()
    worth = sum(pool_change(seat, who, changes[who]) for who in seat.seats)
    if any(changes):
        return worth
    return 1.0 if referendum.caller == seat.me else -0.4


def hunt_worth(seat: Seat, hunted: int) -> float:
    """The diablerist would be burned."""
    share = {seat.me: -1.0, seat.prey: 0.6, seat.predator: 0.5}
    return share.get(seat.controller(hunted), 0.1) * minion_worth(seat, hunted)


def score(seat: Seat, option: Option) -> float:
    """What casting votes, or playing a card for more of them, is worth."""
    worth = benefit(seat)
    if option.verb == "vote":
        side = 1.0 if option.word == FOR else -1.0
        value = side * worth
        if option.mode in ("hand", "edge"):
            dear = 0.4 if option.mode == "hand" else 0.8
            return value - dear if value > CLOSE and in_doubt(seat, worth > 0) else -1.0
        return value + 0.05 * (side if worth == 0 else 1.0)
    if option.verb == "gain vote":
        dear = 0.4 if option.mode == "hand" else 0.8
        return abs(worth) - dear if abs(worth) > CLOSE and in_doubt(seat, worth > 0) else -1.0
    gist = seat.gist(option)
    if gist is None or abs(worth) <= CLOSE:
        return -1.0
    if CancelReferendum in gist.does:
        return -worth - 0.5
    if Abstains in gist.does:
        return _silence(seat, worth)
    if not gist.plus("votes"):
        return -1.0
    against = any(getattr(node, "only", "") == "against" for node in nodes(gist.mode.effect))
    if against != (worth < 0) and (against or not _voted(seat, option.minion, worth)):
        return -1.0
    if not in_doubt(seat, worth > 0):
        return -0.5
    return abs(worth) - 0.3 - 0.5 * gist.blood + 0.02 * gist.plus("votes")


def _voted(seat: Seat, minion: int, worth: float) -> bool:
    """Whether votes for this minion (or for herself) count for the side that she is on."""
    referendum = seat.referendum()
    assert referendum is not None
    for cast in referendum.casts:
        if cast.kind == "minion" and cast.card == minion:
            return (cast.word == FOR) == (worth > 0)
    return True


def in_doubt(seat: Seat, passing: bool) -> bool:
    """Whether more votes for her side could still matter: neither won already nor lost."""
    votes_for, votes_against = seat.tally()
    lead = votes_for - votes_against if passing else votes_against - votes_for
    others = sum(_uncast(seat, who) for who in seat.seats if who != seat.me)
    return lead <= others and lead + _in_hand(seat) + others >= 0


def _in_hand(seat: Seat) -> int:
    """The votes that she could still add: those that lie open, and the cards in her hand."""
    ready = seat.ready()
    plays = ("action modifier", "reaction")
    cards = max((sum(in_reserve(seat, one, "votes", plays)) for one in ready), default=0)
    return seat.votes_left(seat.me) + cards


def _uncast(seat: Seat, who: int) -> int:
    """The votes of a seat that lie open and are not cast yet."""
    referendum = seat.referendum()
    assert referendum is not None
    cast = {group.card for group in referendum.casts if group.kind == "minion"}
    votes = sum(seat.votes(minion) for minion in seat.ready(who) if minion not in cast)
    return votes + (seat.edge == who)


def _silence(seat: Seat, worth: float) -> float:
    """Making somebody abstain who has voted against her side."""
    return opposed(seat, worth > 0) * 0.5 + 0.2 if opposed(seat, worth > 0) else -1.0


def opposed(seat: Seat, passing: bool) -> int:
    """The most votes that one vampire of another has cast against her side."""
    referendum = seat.referendum()
    assert referendum is not None
    return max(
        (
            cast.number
            for cast in referendum.casts
            if cast.kind == "minion" and cast.seat != seat.me and (cast.word == FOR) != passing
        ),
        default=0,
    )

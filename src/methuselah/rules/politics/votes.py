"""Votes and ballots: who has them, casting them, and what they come to (R0, Gaining Votes).

Every vote has a source: a minion, the political action card of a Methuselah, the Edge, or a
card that gave votes to its controller. All votes of one source are cast the same way; votes
that a source gains afterwards join its group. Reads the rows `votes`, `ballots`, `abstains`,
`cannot cast` and `forced vote` (subject: the minion; the last two have "for" or "against" as word),
`vote tax` (subject: the minion that called the referendum; the blood that each vampire burns
to vote against it), `locks as it votes` (subject: the vampire), `vote multiplier` (subject: the
minion; its votes count so many times, never its ballots), `methuselah votes` (subject: the seat;
each card a source of its own), `edge votes` (subject: the seat; what burning the Edge is worth
beyond 1 vote) and `votes with` (of a card in play; subject: the minions that vote as its minion
does).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.engine.journal import note
from methuselah.engine.rows import amount_of, found, rows_of, scope_of, statics_of, total, words
from methuselah.engine.state import TORPOR, State
from methuselah.engine.traits import is_ready, is_vampire, types_of
from methuselah.engine.windows import offers, performs
from methuselah.rules.playing.hand import replace_now
from methuselah.rules.politics.referendum_frame import (
    UNCAST,
    Cast,
    Grant,
    Referendum,
    referendum_in_progress,
)
from methuselah.rules.politics.titles import title_of, votes_of_title

__all__ = [
    "AGAINST",
    "FOR",
    "Source",
    "ballots",
    "cards_for_votes",
    "cast_forced",
    "cast_together",
    "change_votes",
    "direction",
    "give_lasting_votes",
    "give_votes",
    "lasting_votes",
    "make_abstain",
    "open_sources",
    "seats_voting",
    "tally",
    "votes_cast",
    "votes_left",
]

FOR: Final = "for"
AGAINST: Final = "against"
BARRED: Final = "cannot cast"
KEPT: Final = "votes"
"""The note of a minion in which the votes are counted that it has for good."""


@dataclass(frozen=True, slots=True)
class Source:
    """One source of votes of a Methuselah that has not cast them yet.

    kind: "minion", "hand" (a political action card in the hand), "called" (the card that
    called the referendum), "edge" or "granted" (a card that gives its controller votes);
    card: the minion or the card; number: how many votes it has now.
    """

    kind: str
    card: int = NOTHING
    number: int = 1


# -- what a source is worth -----------------------------------------------------------------


def _abstains(state: State, referendum: Referendum, minion: int) -> bool:
    """Whether a minion is forced to abstain. In torpor it must (R0, Torpor).

    One that has cast and is barred from that side since must, too ([PIB 20141026-2]).
    """
    if minion in referendum.abstaining:
        return True
    record = state.cards.get(minion)
    if record is None:
        return False
    if record.region == TORPOR or found(state, "abstains", minion):
        return True
    group = _group(referendum, "minion", minion)
    return group is not None and group.word in words(state, BARRED, minion)


def _standing(state: State, minion: int) -> int:
    """The votes a minion has by its title and by cards in play."""
    return votes_of_title(state, minion) + total(state, "votes", minion) + _kept(state, minion)


def _kept(state: State, minion: int) -> int:
    """The votes that an effect gave it for good."""
    record = state.cards.get(minion)
    return 0 if record is None else max(0, record.note(KEPT))


def lasting_votes(state: State, minion: int) -> int:
    """The votes of a minion that no condition makes ([LSJ 20040518-2]); no ballots.

    Those of its title, unless it is contested, of cards in play, and those that it has for good.
    """
    given = 0
    for card, static in statics_of(state, "votes", minion):
        if static.when is None:
            given += amount_of(state, card, static)
    return max(0, votes_of_title(state, minion) + given + _kept(state, minion))


def give_lasting_votes(state: State, minion: int, number: int) -> None:
    """Give a minion votes for as long as it is in play."""
    atoms.remember(state, minion, KEPT, _kept(state, minion) + number)
    note(state, "gained votes", card=minion, number=number)


def _granted(referendum: Referendum, minion: int, word: str) -> int:
    """The votes a minion gained in this referendum that count for a side ([LSJ 20031115])."""
    return sum(
        grant.number
        for grant in referendum.grants
        if grant.minion == minion and grant.only in ("", word)
    )


def ballots(state: State, minion: int) -> int:
    """The ballots of a minion in the prisci sub-referendum, never below none (RB24 6)."""
    if not state.setting.edition.prisci_votes:
        return 0
    return max(0, (title_of(state, minion) == "priscus") + total(state, "ballots", minion))


def _worth(state: State, referendum: Referendum, minion: int, word: str) -> int:
    """The votes a ready minion would cast for a side now; never below none ([ANK 20251125])."""
    return max(0, _standing(state, minion) + _granted(referendum, minion, word))


def direction(state: State, minion: int) -> str:
    """Which way a minion has cast its votes or ballots: "for", "against", or "" for not."""
    referendum = referendum_in_progress(state)
    if referendum is None or _abstains(state, referendum, minion):
        return ""
    group = _group(referendum, "minion", minion)
    return "" if group is None else group.word


def _group(referendum: Referendum, kind: str, card: int, seat: int = NOBODY) -> Cast | None:
    """What a source has cast; a card may give votes to several Methuselahs (`seat`)."""
    for group in referendum.casts:
        if group.kind == kind and group.card == card and seat in (NOBODY, group.seat):
            return group
    return None


# -- sources not cast yet -------------------------------------------------------------------


def _sources(state: State, referendum: Referendum, seat: int) -> list[Source]:
    """Everything of a Methuselah that has votes or ballots and has not cast them."""
    sources = [
        Source("minion", minion, _worth(state, referendum, minion, AGAINST))
        for minion in state.seats[seat].ready
        if _may_cast(state, referendum, minion)
    ]
    sources += _of_political_cards(state, referendum, seat)
    if state.edge == seat and not state.setting.edition.gained_before_cast:
        sources.append(Source("edge", number=max(0, 1 + total(state, "edge votes", seat))))
    for card, number in _of_other_cards(state, referendum, seat).items():
        if number > 0 and _group(referendum, "granted", card, seat) is None:
            sources.append(Source("granted", card, number))
    return sources


def _may_cast(state: State, referendum: Referendum, minion: int) -> bool:
    """Whether a ready minion, locked or not, has something to cast."""
    if _group(referendum, "minion", minion) is not None or _abstains(state, referendum, minion):
        return False
    return _worth(state, referendum, minion, AGAINST) > 0 or ballots(state, minion) > 0


def _of_political_cards(state: State, referendum: Referendum, seat: int) -> list[Source]:
    """One vote a Methuselah from political action cards: the caller's is the card that called.

    A referendum called by a card in play gives no such vote, so the caller may burn a card.
    """
    edition = state.setting.edition
    used = [g for g in referendum.casts if g.seat == seat and g.kind in ("hand", "called")]
    if edition.political_cards is not None and len(used) >= edition.political_cards:
        return []
    own = referendum.from_hand and referendum.caller == seat
    if own and not any(group.kind == "called" for group in used):
        return [Source("called", referendum.card)]
    if edition.gained_before_cast:
        return []
    return cards_for_votes(state, seat)


def cards_for_votes(state: State, seat: int) -> list[Source]:
    """The political action cards that a Methuselah could burn for a vote each."""
    cards: dict[int, int] = {}
    for card in state.seats[seat].hand:
        if "political action" in types_of(state, card):
            cards.setdefault(state.faces[card], card)
    return [Source("hand", card) for card in cards.values()]


def _of_other_cards(state: State, referendum: Referendum, seat: int) -> dict[int, int]:
    """The votes of a Methuselah from other cards, by card."""
    cards: dict[int, int] = {}
    for grant in referendum.grants:
        if grant.seat == seat:
            cards[grant.source] = cards.get(grant.source, 0) + grant.number
    for row in rows_of(state, "methuselah votes", seat):
        cards[row.source] = cards.get(row.source, 0) + row.value
    for card, static in statics_of(state, "methuselah votes", seat):
        cards[card] = cards.get(card, 0) + amount_of(state, card, static)
    return cards


def open_sources(state: State, seat: int) -> list[Source]:
    """The votes that a Methuselah has not cast, as far as all can see: none of those in a hand."""
    referendum = referendum_in_progress(state)
    if referendum is None:
        return []
    sources = _sources(state, referendum, seat)
    return [source for source in sources if source.kind != "hand" and source.number > 0]


def votes_left(state: State, seat: int) -> int:
    """How many votes a Methuselah could still cast in the referendum in progress."""
    referendum = referendum_in_progress(state)
    if referendum is None:
        return 0
    sources = _sources(state, referendum, seat)
    cards = any(source.kind == "hand" for source in sources)
    return cards + sum(source.number for source in sources if source.kind != "hand")


# -- casting --------------------------------------------------------------------------------


def _tax(state: State, referendum: Referendum, minion: int, word: str) -> int:
    """The blood that a vampire must burn to cast its votes this way."""
    calling = referendum.calling
    if word == FOR or calling not in state.cards or not is_vampire(state, minion):
        return 0
    return total(state, "vote tax", calling)


def _ways(state: State, referendum: Referendum, minion: int) -> tuple[str, ...]:
    """The ways in which a minion may cast: one where it is forced, not the one it cannot pay."""
    forced = _forced(state, referendum, minion)
    barred = words(state, BARRED, minion)
    ways = tuple(word for word in ((forced,) if forced else (FOR, AGAINST)) if word not in barred)
    blood = state.cards[minion].blood
    return tuple(word for word in ways if _tax(state, referendum, minion, word) <= blood)


def _forced(state: State, referendum: Referendum, minion: int) -> str:
    """The side that an effect forces on a minion, "" for none; the latest effect counts."""
    for bound, word in reversed(referendum.bound):
        if bound == minion:
            return word
    forced = words(state, "forced vote", minion)
    return forced[-1] if forced else ""


@offers("polling")
def offer_votes(state: State, window: str, seat: int) -> list[Option]:
    """For and against, for each source that has not cast."""
    referendum = referendum_in_progress(state)
    if referendum is None:
        return []
    options: list[Option] = []
    for source in _sources(state, referendum, seat):
        if source.kind != "minion":
            options += [
                Option("vote", source.card, mode=source.kind, number=source.number, word=word)
                for word in (FOR, AGAINST)
            ]
            continue
        for word in _ways(state, referendum, source.card):
            worth = _worth(state, referendum, source.card, word)
            options.append(
                Option("vote", minion=source.card, mode="minion", number=worth, word=word)
            )
    return options


@performs("vote")
def vote(state: State, window: str, seat: int, option: Option) -> None:
    """Cast the votes of one source; they cannot be changed afterwards."""
    referendum = referendum_in_progress(state)
    assert referendum is not None
    if option.mode == "minion":
        _cast_minion(state, referendum, option.minion, option.word)
        return
    _cast(state, referendum, Cast(option.mode, option.card, seat, option.word, option.number))
    if option.mode == "edge":
        atoms.burn_edge(state)
    elif option.mode == "hand":
        atoms.burn(state, option.card)
        replace_now(state, seat, option.card)


def _cast_minion(state: State, referendum: Referendum, minion: int, word: str) -> None:
    """Cast the votes and ballots of a minion together, paying for it where it must."""
    tax = _tax(state, referendum, minion, word)
    if tax:
        atoms.burn_blood(state, minion, tax, referendum.calling)
    seat = state.controller(minion)
    standing = _standing(state, minion)
    _cast(
        state,
        referendum,
        Cast("minion", minion, seat, word, standing, ballots(state, minion)),
    )
    if is_vampire(state, minion) and found(state, "locks as it votes", minion):
        atoms.lock(state, minion)


def _cast(state: State, referendum: Referendum, group: Cast) -> None:
    referendum.casts = (*referendum.casts, group)
    number = group.number
    if group.kind == "minion":
        number = max(0, number + _granted(referendum, group.card, group.word))
    note(state, "voted", seat=group.seat, card=group.card, number=number, word=group.word)


# -- effects on votes -----------------------------------------------------------------------


def give_votes(
    state: State,
    referendum: Referendum,
    number: int,
    *,
    minion: int = NOTHING,
    seat: int = NOBODY,
    source: int = NOTHING,
    only: str = "",
) -> None:
    """Give votes to a minion, or to a Methuselah from the card `source`.

    Votes gained after their source has cast join its group. Votes "against the referendum"
    (`only`) make the minion vote against at once ([LSJ 20031119]).
    """
    grant = Grant(number, minion, seat, source, only)
    referendum.grants = (*referendum.grants, grant)
    note(state, "gained votes", seat=seat, card=minion, other=source, number=number, word=only)
    if not only or minion not in state.cards or _abstains(state, referendum, minion):
        return
    cast_before = _group(referendum, "minion", minion) is not None
    affordable = _tax(state, referendum, minion, only) <= state.cards[minion].blood
    if is_ready(state, minion) and not cast_before and affordable:
        _cast_minion(state, referendum, minion, only)


def make_abstain(state: State, minion: int) -> None:
    """Force a minion to abstain: what it has cast is cancelled (R3 6.3.2)."""
    referendum = referendum_in_progress(state)
    if referendum is None or minion in referendum.abstaining:
        return
    referendum.abstaining = (*referendum.abstaining, minion)
    note(state, "abstains", seat=state.controller(minion), card=minion)


def change_votes(state: State, minion: int, word: str) -> None:
    """Force the votes and ballots of a minion to a side.

    One that has not cast need not vote, but can only do so on that side ([RTR 19991001]).
    """
    referendum = referendum_in_progress(state)
    if referendum is None or word in words(state, BARRED, minion):
        return
    referendum.bound = (*referendum.bound, (minion, word))
    referendum.casts = tuple(
        replace(group, word=word) if (group.kind, group.card) == ("minion", minion) else group
        for group in referendum.casts
    )
    note(state, "votes changed", seat=state.controller(minion), card=minion, word=word)


def cast_forced(state: State, referendum: Referendum) -> None:
    """As polling ends, minions that must vote one way and have not done so do it."""
    for seat in state.clockwise(state.active):
        for minion in state.seats[seat].ready:
            forced = words(state, "forced vote", minion)
            if not forced or not _may_cast(state, referendum, minion):
                continue
            word = _forced(state, referendum, minion)
            if word in _ways(state, referendum, minion):
                _cast_minion(state, referendum, minion, word)


def cast_together(state: State) -> None:
    """As results are tallied, those who must vote with a minion do so ([RTR 20001020]).

    Who has cast nothing abstains by choice ([RTR 19941006]); without votes of the minion it
    leads to nothing ([RTR 19960530]).
    """
    for card in state.hooks.get("votes with", ()):
        leading = scope_of(state, card).minion
        word = direction(state, leading)
        for minion in _voters(state) if word else ():
            follows = any(other == card for other, _ in statics_of(state, "votes with", minion))
            if follows and direction(state, minion) not in ("", word):
                change_votes(state, minion, word)


def _voters(state: State) -> tuple[int, ...]:
    referendum = referendum_in_progress(state)
    casts = () if referendum is None else referendum.casts
    return tuple(group.card for group in casts if group.kind == "minion")


def seats_voting(state: State, word: str, *, ballots_too: bool = True) -> tuple[int, ...]:
    """The Methuselahs with votes (or ballots) cast that way, by themselves or by their minions."""
    referendum = referendum_in_progress(state)
    if referendum is None:
        return ()
    seats = {
        group.seat
        for group in referendum.casts
        if group.word == word
        and not (group.kind == "minion" and _abstains(state, referendum, group.card))
        and (ballots_too or _worth_now(state, referendum, group) > 0)
    }
    return tuple(seat for seat in state.clockwise(state.active) if seat in seats)


# -- counting -------------------------------------------------------------------------------


def tally(state: State) -> tuple[int, int]:
    """The votes so far: for (those of counters, too), against. The prisci move with the ballots."""
    referendum = referendum_in_progress(state)
    if referendum is None:
        return 0, 0
    votes = {FOR: sum(r.value for r in referendum.rows if r.kind == UNCAST), AGAINST: 0}
    cast_ballots = {FOR: 0, AGAINST: 0}
    for group in referendum.casts:
        if group.kind != "minion":
            votes[group.word] += _count(state, referendum, group)
        elif not _abstains(state, referendum, group.card):
            counted = _count_minion(state, referendum, group)
            votes[group.word] += counted * _multiplier(state, group.card)
            cast_ballots[group.word] += group.ballots
    if cast_ballots[FOR] != cast_ballots[AGAINST]:
        more = FOR if cast_ballots[FOR] > cast_ballots[AGAINST] else AGAINST
        votes[more] += state.setting.edition.prisci_votes
    return votes[FOR], votes[AGAINST]


def votes_cast(state: State, minion: int) -> int:
    """The votes that a minion has cast, without its ballots; 0 if it abstains."""
    referendum = referendum_in_progress(state)
    if referendum is None or not direction(state, minion):
        return 0
    group = _group(referendum, "minion", minion)
    counted = 0 if group is None else _count_minion(state, referendum, group)
    return counted * _multiplier(state, minion)


def _worth_now(state: State, referendum: Referendum, group: Cast) -> int:
    """The votes that one source has cast, without its ballots."""
    if group.kind == "minion":
        return _count_minion(state, referendum, group)
    return _count(state, referendum, group)


def _count(state: State, referendum: Referendum, group: Cast) -> int:
    """The votes of a card: what it had as it cast, or what it has gained since."""
    if group.kind != "granted":
        return group.number
    now = _of_other_cards(state, referendum, group.seat).get(group.card, 0)
    return max(group.number, now)


def _count_minion(state: State, referendum: Referendum, group: Cast) -> int:
    """The votes of a minion now; of one that has left the table, those it had as it cast."""
    minion = group.card
    standing = _standing(state, minion) if is_ready(state, minion) else group.number
    return max(0, standing + _granted(referendum, minion, group.word))


def _multiplier(state: State, minion: int) -> int:
    """How many times its votes count; those of a minion that has left the table count once."""
    return max(1, total(state, "vote multiplier", minion))

"""The page of decks: a list as its cards, where it is legal, what stands in for the missing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import msgspec
from fastapi import APIRouter, Request, Response

from methuselah.cards import definitions
from methuselah.pool import BadDeck, Deck, DeckError, Face, export_deck, pool
from methuselah.pool.decks import deck_of as deck_with
from methuselah.pool.decks import merged
from methuselah.pool.formats import FORMATS_BY_NAME, check
from methuselah.pool.imports import parse_deck
from methuselah.pool.printed import X_COST
from methuselah.server.answers import CardInDeck, DeckSeen, DeckText, FormatNow, StandIn
from methuselah.server.bodies import as_json, body_of, refusal, spoken
from methuselah.server.setting_up import LONGEST_LIST
from methuselah.table.stand_ins import stand_ins
from methuselah.table.styles import styles_of
from methuselah.wording.wrong import saying

__all__ = ["DeckAsked", "DeckLooked", "api"]

api = APIRouter()


class DeckLooked(msgspec.Struct, forbid_unknown_fields=True):
    """A list in any format that is read. swaps: cards by krcg id, and what stands in for each."""

    text: str
    swaps: dict[int, int] = {}


class DeckAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A list, and the form in which it is wanted: "twd", "jol", "lackey", "link" or "json"."""

    text: str
    form: str


@api.post("/decks/look")
async def look(request: Request, language: str = "en") -> Response:
    """The cards of a list, or what is wrong with it, line by line."""
    try:
        asked = await body_of(request, DeckLooked)
        return as_json(await asyncio.to_thread(_seen, asked, spoken(language)))
    except ValueError as error:
        return refusal(error, language)


@api.post("/decks/export")
async def export(request: Request, language: str = "en") -> Response:
    """The same list in another form."""
    try:
        asked = await body_of(request, DeckAsked)
        text = await asyncio.to_thread(lambda: export_deck(_read(asked.text), asked.form))
    except ValueError as error:
        return refusal(error, language)
    return as_json(DeckText(text))


def _read(text: str) -> Deck:
    if len(text) > LONGEST_LIST:
        raise BadDeck([DeckError(saying("wrong-list-too-long", n=LONGEST_LIST))])
    return parse_deck(text)


def _seen(asked: DeckLooked, language: str) -> DeckSeen:
    deck = _swapped(_read(asked.text), asked.swaps)
    return DeckSeen(
        name=deck.name,
        text=export_deck(deck, "twd"),
        crypt=deck.crypt_size,
        library=deck.library_size,
        cards=tuple(_cards(deck)),
        styles=styles_of(deck),
        formats=tuple(_formats(deck, language)),
    )


def _swapped(deck: Deck, swaps: dict[int, int]) -> Deck:
    """The deck with other cards in the place of some."""
    for card in swaps.values():
        if pool().get(card) is None:
            raise BadDeck([DeckError(saying("wrong-not-a-card", name=str(card)))])
    cards = [(swaps.get(card, card), copies) for card, copies in (*deck.crypt, *deck.library)]
    return deck_with(
        deck.name,
        merged(cards),
        author=deck.author,
        comments=deck.comments,
        event=deck.event,
    )


def _cards(deck: Deck) -> Iterator[CardInDeck]:
    known = definitions()
    for face, copies in deck.faces():
        played = face.id in known
        others = () if played else stand_ins(face, deck)
        yield CardInDeck(
            krcg=face.id,
            name=face.name,
            copies=copies,
            types=face.types,
            crypt=face.crypt,
            played=played,
            banned=bool(face.banned),
            group=face.group or 0,
            capacity=face.capacity or 0,
            clans=face.clans,
            disciplines=face.disciplines,
            cost=_cost(face),
            stand_ins=tuple(StandIn(other.id, other.name) for other in others),
        )


def _cost(face: Face) -> str:
    """What it costs, such as "2 blood": as a page draws it, "" for nothing."""
    costs = {"blood": face.blood_cost, "pool": face.pool_cost, "conviction": face.conviction_cost}
    named = ((what, "X" if cost == X_COST else str(cost)) for what, cost in costs.items() if cost)
    return ", ".join(f"{cost} {what}" for what, cost in named)


def _formats(deck: Deck, language: str) -> Iterator[FormatNow]:
    today = datetime.now(UTC).date().isoformat()
    deck = replace(deck, name="", source="")  # what is wrong is said beside the deck's name
    for name, form in FORMATS_BY_NAME.items():
        errors = check(deck, form.at_a_table_of(5), today)
        yield FormatNow(name, tuple(error.said(language) for error in errors))

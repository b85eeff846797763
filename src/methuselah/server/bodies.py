"""What is read from a request, and how it is answered: in JSON, refusals in the reader's language.

A body is read as far as it may go and no further.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec
from fastapi import Request, Response

from methuselah.pool import BadDeck
from methuselah.server.answers import Refusals
from methuselah.wording.languages import LANGUAGES
from methuselah.wording.wrong import Wrong, told

__all__ = ["as_json", "body_of", "refusal", "refusals", "spoken"]

Body = TypeVar("Body")

LONGEST_BODY: Final = 200_000


def spoken(language: str) -> str:
    """A language that there are phrases in."""
    return language if language in LANGUAGES else "en"


def refusal(error: ValueError, language: str, status: int = 0) -> Response:
    """All that is wrong with what was sent, and in which lines of a list it is, 0 for none."""
    answer = as_json(refusals(error, spoken(language)), status or STATUS.get(type(error), 422))
    if isinstance(error, _TooLarge):
        answer.headers["Connection"] = "close"  # the rest of it is not waited for
    return answer


def refusals(error: ValueError, language: str) -> Refusals:
    """The same as a page reads it."""
    if isinstance(error, BadDeck):
        errors = tuple(one.said(language) for one in error.errors)
        return Refusals(errors, tuple(one.line or 0 for one in error.errors))
    return Refusals((told(error, language),), (0,))


def as_json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


class _TooLarge(Wrong):
    """More than is read."""


class _NotJson(Wrong):
    """A form, or plain text: what a page of another site may send unasked."""


STATUS: Final[Mapping[type[ValueError], int]] = {_TooLarge: 413, _NotJson: 415}


async def body_of(request: Request, kind: type[Body]) -> Body:
    """What was sent, as this kind of thing; no more of it is read than that may be. Raises
    ValueError with a reason.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise _NotJson("not-as-json")
    said = request.headers.get("content-length", "0")
    size = int(said) if said.isdecimal() and len(said) < 20 else 0
    body = b""
    if size <= LONGEST_BODY:
        async for piece in request.stream():
            body += piece
            size = max(size, len(body))
            if size > LONGEST_BODY:
                break
    if size > LONGEST_BODY:
        raise _TooLarge("too-many-bytes", size=size, most=LONGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise Wrong("unreadable", reason=str(error)) from None

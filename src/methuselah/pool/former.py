"""Digests of texts as they were before digests knew a normal form (`words.normal`).

A saved game keeps the digest of each text that was played. Where a text said the same in another
notation (names of cards between marks, Assamite for Banu Haqim) the digest in the file is of that
notation, and the game goes on all the same.
"""

from __future__ import annotations

from typing import Final

__all__ = ["present_digest"]

_PRESENT: Final = {
    "0a375f": "34da81",
    "0ed35c": "5dc9a4",
    "1b511b": "292252",
    "1d0038": "def103",
    "25a63a": "633f2b",
    "277482": "fde577",
    "36d5f7": "abece7",
    "3bddf3": "3dab28",
    "3d320d": "a9bc3d",
    "47bab9": "d1da2c",
    "4898db": "2d2e18",
    "51b31d": "4c2df9",
    "520b5b": "79ad5c",
    "52b63b": "4561f7",
    "569f07": "4f7360",
    "588177": "734e68",
    "68d9d7": "4a7c22",
    "6e147b": "ed8b59",
    "753f78": "e0f3ec",
    "757394": "900479",
    "78011b": "5021d4",
    "7ae8c0": "8f8646",
    "7f07d4": "b04925",
    "93d7f5": "5f817a",
    "961cb5": "c5f016",
    "9b79da": "fe59b1",
    "ac8eb0": "785fa5",
    "b03ca6": "56b122",
    "b32c6d": "7ff9e5",
    "bff77c": "ed28c9",
    "c2ec4b": "581518",
    "c3ca86": "3246c0",
    "c3df89": "71b194",
    "c3edd3": "1cac6e",
    "c9f9d9": "5f2230",
    "cd7b2d": "921034",
    "cdf717": "fc024d",
    "d8f1a3": "63f9d9",
    "da5a48": "5ba737",
    "ea3f81": "741cd5",
    "ef4080": "9c41f6",
    "f06a9e": "3ab3ad",
    "f18a3b": "20ac47",
}


def present_digest(saved: str) -> str:
    """The digest that stands now for the text with this one.

    >>> present_digest("cd7b2d")
    '921034'
    >>> present_digest("3182aa")
    '3182aa'
    """
    return _PRESENT.get(saved, saved)

"""The languages that there are phrases in."""

from __future__ import annotations

from typing import Final

__all__ = ["LANGUAGES"]

LANGUAGES: Final = ("en", "fr", "es")

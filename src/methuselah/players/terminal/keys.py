"""Which key takes which option: numbers, then letters that no command has; one key passes."""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import Decision

__all__ = ["LETTERS", "option_keys", "passing_index"]

PASSING: Final = ("pass", "done", "decline", "keep")
LETTERS: Final = "123456789abdfgijkmnosvwxyz"
"""Keys of options; the letters that are missing are commands."""


def passing_index(decision: Decision) -> int | None:
    """The option that means doing nothing, None if there is none."""
    for verb in PASSING:
        for index, option in enumerate(decision.options):
            if option.verb == verb:
                return index
    return None


def option_keys(decision: Decision) -> tuple[str, ...]:
    """For each option its key: "p" for passing, "" where the keys have run out."""
    passing = passing_index(decision)
    letters = iter(LETTERS)
    return tuple(
        "p" if index == passing else next(letters, "") for index in range(len(decision.options))
    )

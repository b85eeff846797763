"""What the terminal says about itself: help, commands, the player aid."""

from __future__ import annotations

import textwrap
from typing import Final

from methuselah.table.naming import say

__all__ = ["aid", "plain_help", "screen_help"]

WIDTH: Final = 96

PLAIN: Final = {
    "p": "pass",
    "e": "end",
    "r": "rest",
    "?": "why",
    "? 3": "why-card",
    "? bleed": "why-action",
    "hand": "hand",
    "table": "table",
    "log": "log",
    "text NAME": "text",
    "u": "undo",
    "rewind": "rewind",
    "misplay 3": "misplay",
    "forfeit STEP": "forfeit",
    "save FILE": "save",
    "aid": "aid",
    "help": "help",
    "help TERM": "term",
    "quit": "quit",
}
"""The commands of the line mode, each with the message that explains it."""

SCREEN: Final = {
    "1-9, a-z": "option",
    "p, Space": "pass",
    "e": "end",
    "r": "rest",
    "u": "undo",
    "B": "back",
    "M": "misplay",
    "F": "forfeit",
    "Tab": "other",
    "c": "card",
    "?": "why",
    "l": "log",
    "t": "table",
    "h": "help",
    "q": "quit",
}
"""The keys of the screen."""

AID: Final = (
    ("", ("aid-prey", "aid-predator", "aid-points")),
    (
        "aid-your-turn",
        ("aid-unlock", "aid-master", "aid-minion", "aid-influence", "aid-discard"),
    ),
    ("aid-actions", ("aid-directed", "aid-blocked", "aid-paid")),
    ("aid-combat", ("aid-steps", "aid-damage")),
)
"""Headings of the player aid with their lines."""


def plain_help(language: str = "en") -> str:
    """The commands of the line mode."""
    first = say(language, "help-answer", {})
    return "\n".join([first, *_columns(language, "help", PLAIN, "  ")])


def screen_help(language: str = "en") -> str:
    """The keys of the screen, and what its signs mean."""
    signs = (say(language, f"screen-signs-{part}", {}) for part in ("bars", "numbers", "marks"))
    return "\n".join([*_columns(language, "screen", SCREEN, ""), "", *signs])


def _columns(language: str, kind: str, keys: dict[str, str], margin: str) -> list[str]:
    wide = len(margin) + max(map(len, keys)) + 2
    lines: list[str] = []
    for key, name in keys.items():
        words = say(language, f"{kind}-{name}", {})
        first = f"{margin}{key}".ljust(wide)
        wrapped = textwrap.wrap(words, WIDTH - wide) or [""]
        lines += [first + wrapped[0], *(" " * wide + more for more in wrapped[1:])]
    return lines


def aid(language: str = "en") -> str:
    """The player aid: what happens in which phase."""
    parts = []
    for heading, names in AID:
        lines = [say(language, heading, {})] if heading else []
        for name in names:
            lines += textwrap.wrap(say(language, name, {}), WIDTH, subsequent_indent="   ")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)

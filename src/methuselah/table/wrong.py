"""What cannot be done at a table, told to whoever asked for it in her language."""

from __future__ import annotations

from methuselah.table.naming import say

__all__ = ["Wrong", "told"]


class Wrong(ValueError):
    """A message (`table/phrases/*/wrong.ftl`) with its arguments; `str` has it in English."""

    def __init__(self, message: str, **about: str | int) -> None:
        super().__init__(say("en", f"wrong-{message}", about))
        self.message = message
        self.about = about


def told(error: ValueError, language: str) -> str:
    """What was wrong, in the language of who did it; in English where nobody translated it."""
    if isinstance(error, Wrong):
        return say(language, f"wrong-{error.message}", error.about)
    return str(error)

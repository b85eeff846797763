"""Whose effect it is: what the words "you", "this card", "this vampire" mean in a card's text."""

from __future__ import annotations

from dataclasses import dataclass, field

from methuselah.engine.decisions import NOBODY, NOTHING

__all__ = ["Scope", "Value"]

Value = int | str | tuple[int, ...]
"""What can be chosen or remembered: a number or card or seat, a word, or several cards."""


@dataclass(slots=True)
class Scope:
    """The point of view of one effect.

    you: the Methuselah whose effect it is; card: the card with the text; minion: the minion
    that plays or uses it (for a card in play the minion it is on, or itself); mode: the level;
    env: what was chosen or counted so far, by name.
    """

    you: int = NOBODY
    card: int = NOTHING
    minion: int = NOTHING
    mode: str = ""
    env: dict[str, Value] = field(default_factory=dict)

    def copy(self) -> Scope:
        """The same point of view with its own memory."""
        return Scope(self.you, self.card, self.minion, self.mode, self.env.copy())

    def one(self, name: str) -> int:
        """The card, seat or number chosen under a name; of several, the first; else NOTHING."""
        value = self.env.get(name, NOTHING)
        if isinstance(value, tuple):
            return value[0] if value else NOTHING
        return value if isinstance(value, int) else NOTHING

    def all(self, name: str) -> tuple[int, ...]:
        """The cards chosen under a name."""
        value = self.env.get(name, ())
        if isinstance(value, tuple):
            return value
        return (value,) if isinstance(value, int) and value != NOTHING else ()

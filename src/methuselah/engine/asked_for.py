"""What the rules remember only where a card of the game asks for it.

Whatever is remembered is part of the state, and so of what a saved game is held against: a memory
that a new card brings leaves the games without that card as they were.
"""

from __future__ import annotations

from methuselah.engine.state import State

__all__ = ["is_asked_for"]


def is_asked_for(state: State, words: str) -> bool:
    """Whether the text of any card of the game has these words."""
    setting = state.setting
    if words not in setting.asked:
        texts = (definition.face.text for definition in setting.definitions)
        setting.asked[words] = any(words in text for text in texts)
    return setting.asked[words]

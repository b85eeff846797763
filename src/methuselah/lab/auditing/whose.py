"""Whose ability it is: what a text says of one minion alone and a definition gives to more.

An action of a card in play is for every minion, and a use by its bearer is there in torpor too,
until the definition says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.soundness import FIGHTING

__all__ = ["for_everybody", "unready"]

OTHERS_ACT: Final = re.compile(r"\b(?:[Aa]ny|[Oo]ther|[Vv]ampires?|[Mm]inions?) ", re.ASCII)
"""What a text says where others than the vampire itself take the action."""
IF_READY: Final = re.compile(r"\b(?:[Ii]f|[Ww]hile) (?:[^\s.:]+ ){1,4}?is ready\b")
"""What a text says where an ability needs somebody ready."""


def for_everybody(definition: Definition) -> Iterator[str]:
    """An action of a vampire that every minion of every Methuselah may take."""
    if definition.face.crypt and not OTHERS_ACT.search(definition.face.text):
        for act in definition.actions:
            if act.by == "any":
                yield 'every minion may take this action: by="bearer" if it is the vampire\'s own'


def unready(definition: Definition) -> Iterator[str]:
    """A use that its bearer has in torpor, where the text wants somebody ready."""
    said = IF_READY.search(definition.face.text)
    if said is None:
        return
    for use in definition.uses:
        outside = not FIGHTING.intersection(use.windows)  # nobody fights who is not ready
        if use.by == "bearer" and outside and '"ready' not in repr(use).replace("'", '"'):
            yield f'the text says "{said[0]}": add fits(THIS, ready())'

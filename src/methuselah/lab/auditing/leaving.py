"""What happens when a card is burned or leaves play is an answer to that, whoever burns it.

Written behind the price of the card's own ability it would not happen when another card burns it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.printed import asked
from methuselah.lab.auditing.traces import keys_in

__all__ = ["unanswered"]

ITSELF: Final = (
    r"(?:this (?:card|equipment|location|retainer|ally|master|event|weapon|vehicle|power|minion|"
    r"vampire|employer|bearer)|it|{name}|he or she|they)"
)
LEAVES: Final = (
    r"(?:when(?:ever)?|if|after|as|before|once) {itself} (?:is|are|would be|gets|was) burned|"
    r"(?:when(?:ever)?|if|after|as|before|once) {itself} (?:leaves?|left|would leave) play|"
    r"(?:when(?:ever)?|if|after|as|once) (?:this|that|the|"
    r"attached) [a-z ]{{2,30}}(?:is burned|leaves"
    r" play)|when {itself} is removed from play"
)
ANSWERS: Final = re.compile(
    r"event (?:burned|left play|vampire burned|left ready region|burned minion|counters|emptied)|"
    r"LeaveGame.*|Burns?Instead|change outlives.*|change leaves the game|Fated|.*Doubles|LyingHere|"
    r"change not for.*|by doomed"
)


def unanswered(definition: Definition) -> Iterator[str]:
    """A text of what is burned or leaves play, where no trigger answers to it."""
    text = asked(definition)
    if "burned" not in text and "play" not in text:
        return
    name = re.escape(definition.face.printed_name.lower().split(",")[0])
    pattern = LEAVES.format(itself=ITSELF.format(name=name))
    found = re.search(pattern, text)
    if found and not any(ANSWERS.fullmatch(key) for key in keys_in(definition)):
        yield (
            f'the text says "{found.group(0)}": answer to it, trigger("burned", ...) or '
            f'trigger("left play", ...), whoever brings it about'
        )

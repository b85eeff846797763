"""Reactions that require Quietus."""

from methuselah.language import (
    DIRECTED_AT_YOU,
    MAY_BLOCK,
    attempts_to_block,
    card,
    reaction,
    unlock,
)

card(
    "Black Sunrise",
    qui=reaction(
        DIRECTED_AT_YOU,
        MAY_BLOCK,
        unlock(),
        attempts_to_block(),
        by="locked",
        at=("action", "attempt"),
    ),
    QUI=reaction(MAY_BLOCK, unlock(), attempts_to_block(), by="locked", at=("action", "attempt")),
    text="cd7e7e",
)

"""Reactions that require Protean."""

from methuselah.language import (
    DIRECTED_AT_YOU,
    MAY_BLOCK,
    attempts_to_block,
    card,
    if_it_blocks_nobody_strikes,
    intercept,
    reaction,
    unlock,
)

card(
    "One With the Land",
    pro=reaction(DIRECTED_AT_YOU, intercept(+2)),
    PRO=reaction(
        DIRECTED_AT_YOU,
        MAY_BLOCK,
        unlock(),
        if_it_blocks_nobody_strikes(),
        attempts_to_block(),
        by="locked",
        at=("action", "attempt"),
    ),
    text="113a65",
)

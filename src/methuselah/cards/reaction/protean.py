"""Reactions that require Protean."""

from methuselah.language import (
    DIRECTED_AT_YOU,
    MAY_BLOCK,
    UNDIRECTED,
    attempts_to_block,
    card,
    if_it_blocks_nobody_strikes,
    intercept,
    reaction,
    unless,
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

card(
    "Sonar",
    pro=reaction(unless(UNDIRECTED), intercept(+1), replace="turn"),
    PRO=reaction(intercept(+1), replace="turn"),
    text="3ea221",
)

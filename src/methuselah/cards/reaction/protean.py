"""Reactions that require Protean."""

from methuselah.language import (
    DIRECTED_AT_YOU,
    MAY_BLOCK,
    THIS,
    UNDIRECTED,
    YOU,
    attempts_to_block,
    burn_blood,
    burn_card,
    card,
    if_it_blocks,
    if_it_blocks_nobody_strikes,
    intercept,
    price,
    put_on,
    reaction,
    static,
    trigger,
    unless,
    unlock,
)

card(
    "Ears of the Hare",
    pro=reaction(price(burn_blood(1)), intercept(+1)),
    spi=reaction(intercept(+1)),
    SPI=reaction(intercept(+2)),
    text="7cd046",
)

seen_by_beasts = (intercept(+1), put_on(THIS))

card(
    "Eyes of the Beast",
    static("stealth", -1),
    trigger("discard phase", burn_card(), who=YOU),
    pro=reaction(*seen_by_beasts),
    PRO=reaction(*seen_by_beasts, if_it_blocks("maneuver", first_round=True)),
    text="ab0782",
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

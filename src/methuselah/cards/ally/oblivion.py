"""Allies that require Oblivion."""

from methuselah.language import (
    FIRST_RECRUIT,
    THIS_CARD,
    YOU,
    at_least,
    burn_card,
    burn_pool,
    by_level,
    card,
    one_of,
    recruits,
    static,
    trigger,
    unlock,
    way,
    when,
)

card(
    "Spectral Servitor",
    static("acts at once"),
    static("plays non-actions as a vampire", word="obl"),
    trigger(
        "unlock phase",
        when(
            at_least(by_level(0, 1), 1),
            one_of(way(burn_card(THIS_CARD)), way(burn_pool(1))),
            otherwise=(burn_card(THIS_CARD),),
        ),
        who=YOU,
    ),
    obl=recruits(),
    OBL=recruits(),
    enters=(when(FIRST_RECRUIT, unlock()),),
    text="eb9826",
)

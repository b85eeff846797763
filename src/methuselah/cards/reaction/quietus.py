"""Reactions that require Quietus."""

from methuselah.language import (
    ACTING,
    DIRECTED_AT_YOU,
    HUNT_WOULD_SUCCEED,
    MAY_BLOCK,
    THIS,
    add,
    at_moment,
    attempts_to_block,
    card,
    environmental_damage,
    lock,
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

taints = (
    HUNT_WOULD_SUCCEED,
    add("hunt", -1, ACTING),
    at_moment("after resolution", environmental_damage(1, ACTING, unpreventable=True)),
)

card(
    "Foul Blood",
    qui=reaction(*taints, lock(THIS), at=("would_succeed",)),
    QUI=reaction(*taints, at=("would_succeed",)),
    text="672e26",
)

"""Reactions of a vampire that attempts to block, without a Discipline."""

from methuselah.language import (
    BLOCKED_THIS,
    INTERCEPT_NOW,
    acting_is,
    ally,
    any_of,
    at_most,
    card,
    intercept,
    on,
    reaction,
    ready,
    spares_blocker,
    vampire,
    younger,
)

card(
    "Legwork",
    reaction(at_most(INTERCEPT_NOW, 0), intercept(+1), replace="unlock"),
    text="78fec3",
)


card(
    "Minor Irritation",
    reaction(
        BLOCKED_THIS,
        acting_is(on(any_of(ally, younger))),
        spares_blocker(),
        at=("blocked",),
        who=ready(vampire),
    ),
    text="e7acc9",
)

"""Reactions of a vampire that blocks, without a Discipline."""

from methuselah.language import (
    BLOCKED_THIS,
    THIS,
    acting_is,
    add,
    ally,
    any_of,
    card,
    on,
    reaction,
    ready,
    vampire,
    younger,
)

card(
    "Minor Irritation",
    reaction(
        BLOCKED_THIS,
        acting_is(on(any_of(ally, younger))),
        add("does not lock to block", to=THIS, until="action"),
        at=("blocked",),
        who=ready(vampire),
    ),
    text="e7acc9",
)

"""Reactions of a vampire that attempts to block, without a Discipline."""

from methuselah.language import (
    ACTING,
    BLOCKED_THIS,
    INTERCEPT_NOW,
    THIS,
    acting_is,
    ally,
    any_of,
    at_most,
    attached,
    card,
    end_action,
    inflicts_damage,
    intercept,
    is_a,
    is_on,
    lock,
    on,
    reaction,
    ready,
    spares_blocker,
    vampire,
    younger,
)

card(
    "Bloodstorm of Chorazin",
    reaction(
        BLOCKED_THIS,
        acting_is(on(any_of(ally, younger))),
        lock(THIS),
        inflicts_damage(1, ACTING, unpreventable=True),
        inflicts_damage(1, attached(is_a("retainer"), is_on(ACTING)), unpreventable=True),
        end_action(),
        at=("blocked",),
    ),
    text="639ce3",
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

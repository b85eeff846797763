"""Weapons that send a vampire to torpor, and keep it there."""

from methuselah.language import (
    DAMAGE_BY_THIS,
    OPPOSING,
    SUBJECT,
    THIS_CARD,
    at_least,
    both,
    bound_for_torpor,
    card,
    equips,
    fits,
    keeps_locked_in_torpor,
    melee_strike,
    moves_onto,
    on,
    ready,
    sends_to_torpor,
    strike_with_effect,
    strikes,
    trigger,
    vampire,
    when,
)

card(
    "Rowan Ring",
    equips(),
    strikes(
        strike_with_effect(
            when(
                fits(OPPOSING, ready(vampire)),
                sends_to_torpor(OPPOSING),
                keeps_locked_in_torpor(OPPOSING),
                moves_onto(THIS_CARD, OPPOSING),
            )
        )
    ),
    text="5ebda9",
)

card(
    "Wooden Stake",
    equips(),
    strikes(melee_strike(0)),
    trigger(
        "damaged",
        sends_to_torpor(SUBJECT),
        when(
            fits(SUBJECT, on(bound_for_torpor)),
            moves_onto(THIS_CARD, SUBJECT),
            keeps_locked_in_torpor(SUBJECT),
        ),
        who=OPPOSING,
        when=both(at_least(DAMAGE_BY_THIS, 2), fits(SUBJECT, on(vampire))),
    ),
    text="a7e9fb",
)

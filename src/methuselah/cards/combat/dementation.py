"""Combat cards that require Dementation."""

from methuselah.language import (
    OPPOSING,
    card,
    fits,
    ready,
    sends_to_torpor,
    skips_next_unlock,
    strike,
    strike_with_effect,
    vampire,
    when,
)

card(
    "Coma",
    dem=strike(strike_with_effect(when(fits(OPPOSING, ready(vampire)), sends_to_torpor(OPPOSING)))),
    DEM=strike(
        strike_with_effect(
            when(
                fits(OPPOSING, ready(vampire)),
                sends_to_torpor(OPPOSING),
                skips_next_unlock(OPPOSING),
            )
        )
    ),
    text="6d8585",
)

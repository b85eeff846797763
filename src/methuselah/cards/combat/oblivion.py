"""Combat cards that require Oblivion."""

from methuselah.language import (
    NO_COUNTERS,
    OPPOSING,
    OPPOSING_VAMPIRE,
    STRIKES_NOT_LIMITED,
    THIS,
    THIS_CARD,
    acting_is,
    additional_strikes,
    burn_card,
    card,
    combat_ends,
    dodge,
    gains_strikes,
    maneuver,
    price,
    put_on,
    ready,
    sends_to_torpor,
    static,
    stealth,
    strike,
    strike_with_effect,
    this,
    trigger,
    use,
    when,
)

card(
    "Arms of Ahriman",
    obl=additional_strikes(1),
    OBL=strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)),
    text="a27ddf",
)

card(
    "Pass Through Shadow",
    use(acting_is(ready(this)), price(burn_card()), stealth(+1), by="bearer", at=("attempt",)),
    obl=strike(combat_ends()),
    OBL=strike(combat_ends(after=(put_on(THIS),))),
    text="7a951c",
)

card(
    "Shadow Shift",
    obl=additional_strikes(1),
    OBL=maneuver,
    text="1a4593",
)

card(
    "Touch of Oblivion",
    static("counter instead of unlocking"),
    trigger("counters", burn_card(), who=THIS_CARD, when=NO_COUNTERS),
    obl=strike(strike_with_effect(put_on(OPPOSING, counters=2))),
    OBL=strike(
        strike_with_effect(
            when(
                OPPOSING_VAMPIRE,
                sends_to_torpor(OPPOSING),
                otherwise=(burn_card(OPPOSING),),
            ),
        )
    ),
    text="fae6fa",
)

"""Action modifiers that require Necromancy."""

from methuselah.language import (
    BLOCKER,
    BURNED_CAPACITY,
    PREY,
    THIS,
    WAS_SUCCESSFUL,
    acting_is,
    at_moment,
    burn_blood,
    burns,
    card,
    combat_card,
    damage_strike,
    exists,
    fails_attempt,
    gain_blood,
    half,
    intercept,
    keyword,
    modifier,
    on,
    price,
    reaction,
    ready,
    recruits_or_employs,
    stealth,
    strike,
    unlock,
    vampire,
    when,
)

card(
    "Breath of Thanatos",
    nec=modifier(recruits_or_employs(keyword("wraith")), stealth(+2)),
    NEC=strike(damage_strike(1, aggravated=True)),
    text="14e924",
)

card(
    "Call of the Hungry Dead",
    nec=modifier(exists(BLOCKER), intercept(-1, BLOCKER), at=("attempt",)),
    NEC=modifier(exists(BLOCKER), price(burn_blood(1)), fails_attempt(), at=("attempt",)),
    text="34cb0e",
)

card(
    "Shroud Mastery",
    nec=modifier(acting_is(on(keyword("wraith"))), stealth(+1), by="helper", who=ready(vampire)),
    NEC=modifier(
        recruits_or_employs(keyword("wraith")),
        at_moment("after resolution", when(WAS_SUCCESSFUL, unlock(THIS))),
        at=("announced",),
    ),
    text="f343f6",
)

prey_burned = burns("vampire", PREY)
gains_half = gain_blood(half(BURNED_CAPACITY))

card(
    "Soul Stealing",
    nec=modifier(prey_burned, gains_half, at=("has_burned",)),
    NEC=combat_card(prey_burned, gains_half, at=("has_burned",)),
    text="2dfa79",
)

card(
    "Spectral Divination",
    nec=modifier(stealth(+1)),
    NEC=reaction(intercept(+1)),
    text="c44f52",
)

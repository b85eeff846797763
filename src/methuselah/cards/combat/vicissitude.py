"""Combat cards that require Vicissitude."""

from methuselah.engine.definitions import Mode
from methuselah.language import (
    AT_CLOSE,
    IN_ROUND,
    OPPOSING,
    THIS,
    acts,
    add,
    ally,
    before_range,
    before_strikes,
    burn_blood,
    burn_card,
    by_level,
    card,
    combat_card,
    combat_ends,
    costs_blood,
    damage_strike,
    environmental_damage,
    falls_after,
    fits,
    gain_blood,
    grants,
    grants_each_round,
    helps_pay_once,
    maneuvers,
    may_strike_this_combat,
    on,
    price,
    put_on,
    ranged_strike,
    ready,
    returns_damage,
    static,
    steal_blood,
    strength_strike,
    strike,
    unlock,
    vampire,
    when,
)


def breath(damage: int) -> Mode:
    """Fire, and what of it reaches the striking vampire at close range."""
    singed = when(AT_CLOSE, environmental_damage(damage, THIS, aggravated=True))
    return strike(ranged_strike(damage, aggravated=True, anyway=(singed,)))


card(
    "Blood of Acid",
    vic=before_strikes(AT_CLOSE, returns_damage(), once="round"),
    VIC=before_strikes(AT_CLOSE, returns_damage(aggravated=True), once="round"),
    text="8e0c77",
)

card(
    "Bloodform",
    vic=strike(combat_ends(), fits(OPPOSING, on(ally))),
    VIC=before_range(
        add("immune", to=THIS, until="round", word="normal"),
        add("no strike", to=THIS, until="round"),
        grants("press end"),
    ),
    text="fea737",
)

clawed = add("aggravated strikes", to=THIS, until="round", word="hand")

card(
    "Body Arsenal",
    vic=combat_card(clawed, at=("before_range", "before_strikes", "strikes_chosen")),
    VIC=combat_card(
        clawed,
        add("strength", +1, THIS, until="combat"),
        at=("before_range", "before_strikes", "strikes_chosen"),
    ),
    text="342102",
)

crafted = strike(damage_strike(1, hit=(put_on(OPPOSING),)))
card(
    "Bonecraft",
    static("strength", by_level(-1, -2)),
    acts(costs_blood(2), burn_card(), by="bearer", who=ready(vampire), stealth=1),
    vic=crafted,
    VIC=crafted,
    text="3b5df0",
)


card(
    "Breath of the Dragon",
    vic=breath(1),
    VIC=breath(2),
    text="9fbd22",
)

card(
    "Chiropteran Marauder",
    vic=maneuvers(),
    VIC=combat_card(price(burn_blood(1)), clawed, at=IN_ROUND),
    text="b53957",
)

card(
    "Fleshcraft",
    static("stealth", by_level(-1, -2)),
    acts(burn_card(), by="bearer", stealth=1),
    vic=crafted,
    VIC=crafted,
    text="375de2",
)

cheaper = helps_pay_once(1, until="combat", of=("blood",), plays=("combat",))

card(
    "Inner Essence",
    vic=before_range(cheaper, once="combat"),
    VIC=before_range(cheaper, gain_blood(1, THIS), once="combat"),
    text="fbed11",
)

card(
    "Kraken's Kiss",
    vic=strike(strength_strike(+1, ranged=True), falls_after(4)),
    VIC=strike(
        strength_strike(+1, ranged=True),
        falls_after(4),
        grants("press continue"),
        may_strike_this_combat(steal_blood(2, ranged=True), once=True),
    ),
    text="d3214d",
)

card(
    "Meld with the Land",
    vic=strike(combat_ends(unlock(OPPOSING))),
    VIC=strike(combat_ends()),
    text="77a94d",
)

card(
    "Horrid Form",
    vic=before_range(add("strength", +1, THIS, until="combat")),
    VIC=before_range(add("strength", +1, THIS, until="combat"), grants_each_round("prevention")),
    text="91d020",
)

card(
    "Starvation of Marena",
    vic=strike(ranged_strike(2), grants("press")),
    VIC=strike(ranged_strike(3), grants("press")),
    text="ad183e",
)

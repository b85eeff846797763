"""Combat cards that require Vicissitude."""

from methuselah.engine.definitions import Mode
from methuselah.language import (
    AT_CLOSE,
    IN_ROUND,
    OPPOSING,
    THIS,
    add,
    before_range,
    burn_blood,
    card,
    combat_card,
    combat_ends,
    environmental_damage,
    grants_each_round,
    maneuvers,
    price,
    ranged_strike,
    strike,
    unlock,
    when,
)


def breath(damage: int) -> Mode:
    """Fire, and what of it reaches the striking vampire at close range."""
    singed = when(AT_CLOSE, environmental_damage(damage, THIS, aggravated=True))
    return strike(ranged_strike(damage, aggravated=True, anyway=(singed,)))


card(
    "Breath of the Dragon",
    vic=breath(1),
    VIC=breath(2),
    text="9fbd22",
)

card(
    "Chiropteran Marauder",
    vic=maneuvers(),
    VIC=combat_card(
        price(burn_blood(1)),
        add("aggravated strikes", to=THIS, until="round", word="hand"),
        at=IN_ROUND,
    ),
    text="b53957",
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

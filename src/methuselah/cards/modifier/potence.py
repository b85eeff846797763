"""Action modifiers that require Potence."""

from methuselah.language import (
    THIS,
    add,
    bleed,
    card,
    fits,
    gains_votes,
    is_action,
    minion,
    modifier,
    on,
    pays_to_block,
)

card(
    "Iron Glare",
    pot_pre=modifier(is_action("political"), gains_votes(+2), at=("polling",)),
    POT_PRE=modifier(bleed(+2)),
    text="4f14e3",
)

humbled = pays_to_block(1, minion, life=True)
shamed = (humbled, add("intercept", -1, when=fits(THIS, on(minion))))

card(
    "Unthinkable Humiliation",
    pot=modifier(humbled),
    pre=modifier(humbled),
    POT=modifier(*shamed),
    PRE=modifier(*shamed),
    text="b09a4b",
)

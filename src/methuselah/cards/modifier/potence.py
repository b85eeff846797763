"""Action modifiers that require Potence."""

from methuselah.language import (
    BLOCKER,
    THIS,
    add,
    bleed,
    card,
    end_action,
    exists,
    fits,
    gains_votes,
    is_action,
    minion,
    modifier,
    next_action,
    on,
    pays_to_block,
    takes_action_card_back,
    unlock,
)

card(
    "Iron Glare",
    pot_pre=modifier(is_action("political"), gains_votes(+2), at=("polling",)),
    POT_PRE=modifier(bleed(+2)),
    text="4f14e3",
)

humbled = pays_to_block(1, minion, life=True)
shamed = (humbled, add("intercept", -1, when=fits(THIS, on(minion))))

cancels = (exists(BLOCKER), end_action(), unlock(THIS))

card(
    "Tangle Atropos' Hand",
    pot=modifier(*cancels, at=("attempt",)),
    tem=modifier(*cancels, takes_action_card_back(), at=("attempt",)),
    TEM=modifier(*cancels, takes_action_card_back(), next_action("stealth", +1), at=("attempt",)),
    text="da7f79",
)

card(
    "Unthinkable Humiliation",
    pot=modifier(humbled),
    pre=modifier(humbled),
    POT=modifier(*shamed),
    PRE=modifier(*shamed),
    text="b09a4b",
)

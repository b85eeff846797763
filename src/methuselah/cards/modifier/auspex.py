"""Action modifiers that require Auspex."""

from methuselah.language import (
    TARGET,
    THIS,
    abstains,
    acting_is,
    add,
    bleed,
    cancels_referendum,
    card,
    choose,
    corrupted_by_anyone,
    fits,
    intercept,
    is_action,
    modifier,
    on,
    reaction,
    ready,
    returns_political_card,
    vampire,
    younger,
)

card(
    "Sense the Sin",
    aus=reaction(acting_is(on(vampire, younger)), intercept(+1)),
    dai=reaction(
        intercept(+1), add("intercept", +1, THIS, when=acting_is(on(corrupted_by_anyone)))
    ),
    DAI=modifier(bleed(+2), add("intercept", -1, when=fits(THIS, on(corrupted_by_anyone)))),
    text="e9d258",
)

card(
    "Telepathic Vote Counting",
    aus=modifier(
        is_action("political"), cancels_referendum(), returns_political_card(), at=("polling",)
    ),
    AUS=modifier(is_action("political"), choose(ready(vampire)), abstains(TARGET), at=("polling",)),
    text="5bbe68",
)

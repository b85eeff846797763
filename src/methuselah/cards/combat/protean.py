"""Combat cards that require Protean."""

from methuselah.language import (
    OPPOSING,
    THIS,
    YOU,
    acts,
    add,
    before_range,
    burn_blood,
    burn_card,
    card,
    combat_card,
    combat_ends,
    continues_unblocked,
    dodge,
    grants,
    hand_strike,
    maneuver,
    may,
    minion,
    put_on,
    ready,
    stealth,
    strike,
    trigger,
    unlock,
)

stronger = add("strength", +1, THIS, until="combat")

card(
    "Claws of the Dead",
    pro=combat_card(
        add("aggravated strikes", to=THIS, until="round", word="hand"),
        at=("before_range", "before_strikes", "strikes_chosen"),
    ),
    PRO=maneuver,
    text="671787",
)

card(
    "Earth Meld",
    pro=strike(combat_ends()),
    PRO=strike(combat_ends(unlock())),
    text="edb735",
)

card(
    "Form of Mist",
    pro=strike(dodge),
    PRO=strike(
        combat_ends(after=(may(continues_unblocked(), burn_blood(1), stealth(+1)),)),
        once="action",
    ),
    text="dec979",
)

card(
    "Form of the Wolf",
    pro=before_range(stronger, once="combat"),
    PRO=before_range(stronger, grants("press"), once="combat"),
    text="862c23",
)

card(
    "Sculpt the Flesh",
    trigger("unlock phase", burn_blood(1, THIS), who=YOU),
    acts(burn_card(), who=ready(minion), directed=True, stealth=1),
    pro=strike(hand_strike(aggravated=True)),
    PRO=strike(hand_strike(+1, hit=(put_on(OPPOSING),))),
    text="925b9b",
)

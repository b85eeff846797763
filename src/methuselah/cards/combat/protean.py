"""Combat cards that require Protean."""

from methuselah.language import (
    AT_SUPERIOR,
    COMBAT_IS_ON,
    FIRST_ADDITIONAL,
    OPPOSING,
    STRIKES_NOT_LIMITED,
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
    damage_strike,
    dodge,
    gains_strikes,
    grants,
    hand_strike,
    maneuver,
    maneuvers,
    maneuvers_now,
    may,
    may_prevent,
    may_this_round,
    minion,
    only_first_damage,
    press,
    presses,
    price,
    put_on,
    ranged_strike,
    ready,
    stealth,
    strike,
    trigger,
    unless,
    unlock,
)

aggravated_hands = combat_card(
    add("aggravated strikes", to=THIS, until="round", word="hand"),
    at=("before_range", "before_strikes", "strikes_chosen"),
)
stronger = add("strength", +1, THIS, until="combat")

card(
    "Body Flare",
    pro=strike(damage_strike(2, aggravated=True)),
    PRO=strike(ranged_strike(2, aggravated=True)),
    text="79e864",
)

card(
    "Bone Spur",
    pro=aggravated_hands,
    PRO=combat_card(
        add("aggravated strikes", to=THIS, until="combat", word="hand"),
        at=("before_range", "before_strikes", "strikes_chosen"),
    ),
    text="dca231",
)

card(
    "Claws of the Dead",
    pro=aggravated_hands,
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
    "Flesh of Marble",
    pro=before_range(only_first_damage("normal")),
    PRO=before_range(only_first_damage()),
    text="ab24c9",
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

card("Form of the Ghost", pro=maneuvers(), PRO=presses(), text="b5b950")

card(
    "Form of the Wolf",
    pro=before_range(stronger, once="combat"),
    PRO=before_range(stronger, grants("press"), once="combat"),
    text="862c23",
)

card("Gleam of Red Eyes", pro=press, PRO=maneuver, text="5ac220")


card(
    "Quick Meld",
    pro=maneuver,
    PRO=maneuvers(may_this_round("range", burn_blood(1), maneuvers_now())),
    text="d3a64f",
)

card(
    "Sculpt the Flesh",
    trigger("unlock phase", burn_blood(1, THIS), who=YOU),
    acts(burn_card(), who=ready(minion), directed=True, stealth=1),
    pro=strike(hand_strike(aggravated=True)),
    PRO=strike(hand_strike(+1, hit=(put_on(OPPOSING),))),
    text="925b9b",
)

wolfish = (
    STRIKES_NOT_LIMITED,
    gains_strikes(1),
    add("strength", +1, THIS, until="round", when=FIRST_ADDITIONAL),
)

card(
    "Shadow of the Wolf",
    pro=before_range(*wolfish),
    PRO=before_range(*wolfish, grants("press")),
    text="5b6e35",
)

laid_on = before_range(put_on(THIS))
burned_for_it = (COMBAT_IS_ON, price(burn_card()))

card(
    "Wall of Filth",
    may_prevent(2, unless(AT_SUPERIOR), *burned_for_it, sources=("normal",)),
    may_prevent(2, AT_SUPERIOR, *burned_for_it),
    pro=laid_on,
    tha=laid_on,
    PRO=laid_on,
    THA=laid_on,
    text="6343ed",
)

card(
    "Wolf Claws",
    pro=aggravated_hands,
    PRO=press,
    text="4ae9f4",
)

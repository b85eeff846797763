"""Combat cards that require Abombwe."""

from __future__ import annotations

from methuselah.language import (
    FIRST_ROUND,
    OPPOSING,
    OPPOSING_VAMPIRE,
    THIS,
    add,
    additional_strikes,
    before_range,
    burn_blood,
    cancels_card,
    card,
    combat_card,
    frenzy_on,
    grants,
    next_by_hand,
    on,
    played_on,
    price,
    this,
)

reflex = combat_card(played_on(on(this), "frenzy"), cancels_card(), by="any", at=("as_played",))
card(
    "Devil-Channel: Back",
    abo=(reflex, additional_strikes(1, frenzy_on(THIS), price(burn_blood(1)), next_by_hand())),
    ABO=additional_strikes(1, frenzy_on(THIS), next_by_hand()),
    text="641ae6",
)

clawed = add("aggravated strikes", to=THIS, until="combat", word="hand")
card(
    "Devil-Channel: Hands",
    abo=(reflex, before_range(frenzy_on(THIS), clawed)),
    ABO=before_range(frenzy_on(THIS), clawed, grants("press")),
    text="caef7c",
)


stronger = add("strength", +1, THIS, until="combat")
card(
    "Invoking the Beast",
    abo=(reflex, before_range(stronger, once="combat")),
    ABO=before_range(stronger, grants("press"), once="combat"),
    text="2e5513",
)

flees = (
    FIRST_ROUND,
    OPPOSING_VAMPIRE,
    frenzy_on(OPPOSING),
    add("cannot maneuver", to=OPPOSING, until="combat", word="close"),
    add("cannot press", to=OPPOSING, until="combat", word="continue"),
)

card(
    "Whistling Up the Beast",
    abo=(reflex, before_range(*flees)),
    ABO=before_range(*flees, grants("maneuver")),
    text="e7cfeb",
)

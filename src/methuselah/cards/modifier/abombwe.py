"""Action modifiers that require Abombwe."""

from methuselah.language import (
    ally,
    bleed,
    cancels_card,
    cannot_block,
    capacity_below,
    card,
    keyword,
    modifier,
    not_,
    on,
    played_on,
    this,
)

card(
    "Predator's Mastery",
    abo=(
        modifier(played_on(on(this), "frenzy"), cancels_card(), by="any", at=("as_played",)),
        modifier(bleed(+1)),
    ),
    ABO=modifier(
        bleed(+1),
        cannot_block(ally, not_(keyword("mortal"))),
        cannot_block(capacity_below(5)),
    ),
    text="dba086",
)

"""Combat cards that require Chimerstry."""

from methuselah.language import (
    THIS_CARD,
    anywhere,
    at_end_of_combat,
    before_range,
    burn_card,
    card,
    chosen,
    equips_first_found,
    fits,
    keyword,
    shuffles_into_library,
    when,
)

found_weapon = equips_first_found(keyword("weapon"))
goes_back = when(fits(THIS_CARD, anywhere()), shuffles_into_library(THIS_CARD))

card(
    "Horrid Reality",
    chi=before_range(found_weapon, at_end_of_combat(burn_card(), of=chosen("found"))),
    CHI=before_range(found_weapon, at_end_of_combat(goes_back, of=chosen("found"))),
    text="6852b5",
)

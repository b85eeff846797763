"""Combat cards that require Visceratika."""

from methuselah.language import (
    THIS,
    being_burned,
    card,
    doomed_card_or_reaction,
    fits,
    gain_blood,
    goes_to_torpor_instead,
    on,
)

burned = fits(THIS, on(being_burned))

card(
    "Reform Body",
    vic=doomed_card_or_reaction(burned, goes_to_torpor_instead()),
    VIC=doomed_card_or_reaction(burned, goes_to_torpor_instead(), gain_blood(2)),
    text="7e5fb8",
)

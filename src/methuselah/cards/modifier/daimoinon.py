"""Action modifiers that require Daimoinon."""

from methuselah.language import (
    WAS_SUCCESSFUL,
    at_moment,
    being_played,
    cancels_card,
    card,
    gain_pool,
    modifier,
    stealth,
    when,
)

gains_if_successful = at_moment("after resolution", when(WAS_SUCCESSFUL, gain_pool(1)))
auspex_reaction = being_played("reaction", requires="aus")

card(
    "I am Legion",
    dai=modifier(stealth(+1)),
    dai_obf=modifier(auspex_reaction, cancels_card(), at=("as_played",)),
    DAI_OBF=(
        modifier(auspex_reaction, cancels_card(), gains_if_successful, at=("as_played",)),
        modifier(gains_if_successful),
    ),
    text="f32119",
)

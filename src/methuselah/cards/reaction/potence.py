"""Reactions that require Potence."""

from methuselah.language import (
    ACTING,
    BLED_SUCCESSFULLY,
    REFERENDUM_PASSED,
    being_played,
    both,
    cancels_card,
    card,
    either,
    inflicts_damage,
    is_action,
    played_this_action,
    reaction,
    unless,
)

its_time = (
    either(both(is_action(trait="bleeds you"), BLED_SUCCESSFULLY), REFERENDUM_PASSED),
    unless(played_this_action("Touch of Pain")),
)

card(
    "Iron Heart",
    pot_pre=reaction(
        being_played("action modifier", requires="pre"), cancels_card(free=True), at=("as_played",)
    ),
    POT_PRE=reaction(
        being_played("action modifier", requires="dom"), cancels_card(free=True), at=("as_played",)
    ),
    text="4e8674",
)

card(
    "Touch of Pain",
    pot=reaction(*its_time, inflicts_damage(1, ACTING), at=("after_resolution",)),
    POT=reaction(*its_time, inflicts_damage(2, ACTING), at=("after_resolution",)),
    text="33e8b2",
)

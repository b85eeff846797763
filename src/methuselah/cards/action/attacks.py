"""Action cards without a Discipline that attack, and what the loser of the combat pays."""

from methuselah.language import (
    OPPOSING_CONTROLLER,
    TARGET,
    THIS,
    YOU,
    action,
    at_end_of_combat,
    both,
    burn_pool,
    card,
    choose,
    enters_combat,
    fits,
    minion,
    ready,
    unless,
    when,
)

you_stand, they_stand = fits(THIS, ready()), fits(TARGET, ready())

card(
    "Abuse of Power",
    action(
        choose(ready(minion)),
        enters_combat(
            TARGET,
            during=(
                at_end_of_combat(
                    when(both(you_stand, unless(they_stand)), burn_pool(1, OPPOSING_CONTROLLER)),
                    when(both(they_stand, unless(you_stand)), burn_pool(1, YOU)),
                ),
            ),
        ),
        stealth=1,
    ),
    text="2296e7",
)

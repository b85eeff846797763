"""Powers that require Innocence."""

from methuselah.language import (
    TARGET,
    among,
    card,
    choose,
    fits,
    gain_blood,
    imbued,
    moves_spent_conviction,
    on,
    power,
    power_acts,
    spends,
    uncontrolled,
    when,
    yours,
)

yet_to_come = uncontrolled(imbued, yours)

card(
    "Inspire",
    power_acts(
        spends(1),
        choose(among(yet_to_come, on(imbued))),
        when(
            fits(TARGET, yet_to_come),
            gain_blood(1, TARGET),
            otherwise=(moves_spent_conviction(TARGET),),
        ),
        stealth=1,
    ),
    inn=power(),
    text="c5ec60",
)

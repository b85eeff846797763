"""Powers that require Innocence."""

from methuselah.language import (
    AIMED_AT,
    TARGET,
    THIS,
    acting_is,
    add,
    among,
    attached,
    card,
    choose,
    end_action,
    exists,
    fits,
    gain_blood,
    imbued,
    is_named,
    is_on,
    monster,
    moves_spent_conviction,
    on,
    power,
    power_acts,
    power_modifies,
    power_reacts,
    spends,
    uncontrolled,
    unless,
    when,
    yours,
)

not_illuminated = unless(exists(attached(is_named("Illuminate"), is_on(THIS))))
yet_to_come = uncontrolled(imbued, yours)

card(
    "Hide",
    power_modifies(
        not_illuminated, spends(1), add("intercept", -1, on(monster)), at=("announced",)
    ),
    power_reacts(
        not_illuminated,
        acting_is(on(monster)),
        fits(THIS, AIMED_AT),
        spends(1),
        end_action("failed"),
        at=("action", "declined"),
    ),
    inn=power(),
    text="b56a66",
)

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

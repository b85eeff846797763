"""Action cards that require Quietus."""

from methuselah.language import (
    PREY_OR_PREDATOR,
    TARGET,
    action,
    aim,
    any_of,
    anywhere,
    attached,
    bleeds,
    burn_card,
    card,
    choose,
    controlled_by,
    is_a,
    is_on,
    keyword,
    minion,
    not_,
    on,
    yours,
)

borne = attached(
    any_of(is_a("equipment"), keyword("location")),
    is_on(on(minion, controlled_by(PREY_OR_PREDATOR))),
)
card(
    "Loss",
    qui=action(choose(borne), burn_card(TARGET)),
    QUI=action(bleeds(+2)),
    text="f3e318",
)

card(
    "Poison the Well of Life",
    qui=action(choose(anywhere(keyword("hunting ground"))), burn_card(TARGET), stealth=1),
    QUI=action(aim(anywhere(keyword("hunting ground"), not_(yours))), burn_card(TARGET), stealth=1),
    text="460292",
)

"""Action cards that require Quietus."""

from methuselah.language import (
    TARGET,
    action,
    aim,
    anywhere,
    burn_card,
    card,
    choose,
    keyword,
    not_,
    yours,
)

card(
    "Poison the Well of Life",
    qui=action(choose(anywhere(keyword("hunting ground"))), burn_card(TARGET), stealth=1),
    QUI=action(aim(anywhere(keyword("hunting ground"), not_(yours))), burn_card(TARGET), stealth=1),
    text="460292",
)

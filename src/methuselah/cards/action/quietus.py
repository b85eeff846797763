"""Action cards that require Quietus."""

from methuselah.language import (
    PREY_OR_PREDATOR,
    TARGET,
    action,
    aim,
    aim_as_chosen,
    any_of,
    anywhere,
    attached,
    bleeds,
    burn_blood,
    burn_card,
    card,
    choose,
    choose_clan,
    controlled_by,
    exists,
    is_a,
    is_on,
    keyword,
    lock,
    minion,
    not_,
    of_chosen_clan,
    on,
    vampire,
    younger,
    yours,
)

condemned_clan = (
    exists(on(vampire, younger)),
    choose_clan(on(vampire, younger)),
    aim_as_chosen(on(vampire, younger, of_chosen_clan)),
)
card(
    "Condemn the Sins of the Father",
    qui=action(*condemned_clan, lock(TARGET), stealth=1),
    QUI=action(*condemned_clan, lock(TARGET), burn_blood(1, TARGET), stealth=1),
    text="9ad614",
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

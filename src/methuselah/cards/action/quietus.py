"""Action cards that require Quietus."""

from methuselah.language import (
    AT_INFERIOR,
    AT_SUPERIOR,
    BLED,
    PREY_OR_PREDATOR,
    TARGET,
    action,
    acts,
    add,
    aim,
    aim_as_chosen,
    any_of,
    anywhere,
    as_announced,
    attached,
    bleeds,
    burn_blood,
    burn_card,
    card,
    choose,
    choose_clan,
    controlled_by,
    diablerist_since_your_last_turn,
    exists,
    hunted_since_your_last_turn,
    is_a,
    is_on,
    keyword,
    lock,
    minion,
    not_,
    of_chosen_clan,
    on,
    put_on,
    sends_to_torpor,
    static,
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

card(
    "Erosion",
    static("strength is", 0),
    static("cannot use weapons", word="melee weapon"),
    acts(AT_INFERIOR, burn_card(), by="bearer", stealth=1),
    acts(AT_SUPERIOR, burn_card(), by="bearer", key="openly"),
    qui=action(choose(on(minion, not_(yours))), put_on(TARGET), stealth=1),
    QUI=action(choose(on(minion, not_(yours))), put_on(TARGET), stealth=1),
    text="677b2a",
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

card(
    "Songs of the Distant Vitae",
    qui=action(
        choose(on(vampire, diablerist_since_your_last_turn)),
        sends_to_torpor(TARGET),
        burn_blood(2, TARGET),
        stealth=1,
    ),
    QUI=action(
        as_announced(
            add(
                "bleed",
                +1,
                when=exists(on(vampire, controlled_by(BLED), hunted_since_your_last_turn)),
            )
        ),
        bleeds(),
        stealth=1,
    ),
    text="b6a81e",
)

"""Locations that serve the imbued."""

from methuselah.language import (
    DURING_ACTION,
    TARGET,
    WAS_SUCCESSFUL,
    acting_is,
    add,
    attached,
    burn_card,
    card,
    choose,
    chosen,
    gain_blood,
    imbued,
    is_a,
    is_action,
    is_on,
    lock,
    master,
    on,
    price,
    put_in_play,
    ready,
    uncontrolled,
    use,
    your_votes,
    yours,
)

belief = choose(attached(is_a("conviction"), is_on(ready(imbued, yours))), name="belief")

card(
    "The Church of Vindicated Faith",
    master(put_in_play()),
    use(
        WAS_SUCCESSFUL,
        acting_is(on(imbued)),
        choose(uncontrolled(imbued, yours)),
        price(lock()),
        gain_blood(1, TARGET),
        at=("after_resolution",),
    ),
    text="e8c6d7",
)

card(
    "The Rose Foundation",
    master(put_in_play()),
    use(
        is_action(trait="bleeds you"),
        belief,
        price(lock()),
        burn_card(chosen("belief")),
        add("bleed", -1),
        at=DURING_ACTION,
        key="bleed",
    ),
    use(
        belief,
        price(lock()),
        burn_card(chosen("belief")),
        your_votes(+2),
        at=("before_votes", "polling"),
        key="votes",
    ),
    text="9f7fb6",
)

"""Convictions."""

from methuselah.language import (
    ACTING,
    CHANGES_CONTROL_OF_THIS,
    NO_COPY_USED,
    OPPOSING,
    THIS,
    acting_is,
    acts,
    add,
    bleeds,
    burn_card,
    cancels_card,
    card,
    conviction,
    either,
    end_action,
    fits,
    hand_strike,
    intercept,
    monster,
    on,
    or_weapon,
    price,
    spends_this,
    this,
    turned_on_this,
    unlock,
    use,
)

monster_acts = acting_is(on(monster))
imbued_acts = acting_is(on(this))
turned = turned_on_this("chi", "dem", "dom", "pre", "ser")

card(
    "React with Conviction",
    conviction(),
    use(
        either(CHANGES_CONTROL_OF_THIS, turned),
        price(burn_card()),
        cancels_card(free=True),
        by="bearer",
        at=("as_played",),
    ),
    use(
        CHANGES_CONTROL_OF_THIS,
        price(burn_card()),
        end_action(),
        unlock(ACTING),
        by="bearer",
        at=("announced",),
    ),
    text="0bdd8f",
)

card(
    "Second Sight",
    conviction(),
    use(
        monster_acts, NO_COPY_USED, price(burn_card()), intercept(+1), by="bearer", at=("attempt",)
    ),
    use(
        imbued_acts,
        NO_COPY_USED,
        price(burn_card()),
        add("intercept", -1, when=fits(THIS, on(monster))),
        by="bearer",
        at=("announced",),
    ),
    text="365d5a",
)

card(
    "Strike with Conviction",
    conviction(),
    use(
        fits(OPPOSING, on(monster)),
        or_weapon(),
        price(burn_card()),
        by="bearer",
        at=("strike",),
        strike=hand_strike(+1),
    ),
    acts(bleeds(+1), spends_this(), by="bearer"),
    text="1f9408",
)

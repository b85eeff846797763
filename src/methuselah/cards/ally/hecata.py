"""Allies that require Hecata."""

from methuselah.language import (
    AIMED_AT,
    DURING_ACTION,
    PREDATOR,
    PREY,
    TARGET,
    acting_is,
    acts,
    add,
    ally,
    any_of,
    burn_card,
    card,
    choose,
    controlled_by,
    end_action,
    enters_combat,
    fits,
    is_action,
    minion,
    on,
    price,
    ready,
    recruits,
    static,
    use,
    yours,
)

card(
    "Aggressive Corpse",
    recruits(),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    static("no action at it requiring", word="dom"),
    static("no action at it requiring", word="pre"),
    static("undodgeable strikes"),
    static("gains no blood"),
    text="ac64d8",
)

card(
    "Screamer",
    recruits(),
    use(
        acting_is(on(minion, any_of(controlled_by(PREY), controlled_by(PREDATOR)))),
        price(burn_card()),
        add("stealth", -1),
        by="bearer",
        at=DURING_ACTION,
        key="scream",
    ),
    use(
        fits(AIMED_AT, on(ally, yours)),
        is_action(trait="directed at you"),
        price(burn_card()),
        end_action("failed"),
        by="bearer",
        at=("announced",),
        key="fail",
    ),
    text="3f6c4c",
)

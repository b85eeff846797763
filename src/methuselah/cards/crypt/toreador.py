"""Toreador vampires."""

from methuselah.language import (
    ANYTIME,
    PREDATOR,
    PREY,
    TARGET,
    THIS,
    YOUR_TURN,
    acting_is,
    any_of,
    capacity_at_least,
    card,
    choose,
    clan,
    controlled_by,
    dodge,
    draws,
    draws_up,
    exists,
    fits,
    is_action,
    is_named,
    lock,
    not_,
    on,
    one_of,
    other,
    ready,
    static,
    strikes,
    titled,
    trigger,
    unlock,
    unlocked,
    use,
    vampire,
    way,
    yours,
)

card(
    "Alexandra (G2)",
    use(
        YOUR_TURN,
        choose(ready(clan("Toreador"), other)),
        one_of(way(lock(TARGET)), way(unlock(TARGET))),
        by="bearer",
        at=ANYTIME,
        once="turn",
    ),
    text="4303de",
)

card(
    "Barth (G3)",
    static(
        "stealth",
        -1,
        who=on(
            vampire,
            not_(capacity_at_least(4)),
            any_of(controlled_by(PREY), controlled_by(PREDATOR)),
        ),
        when=fits(THIS, ready(unlocked)),
    ),
    text="765228",
)

card(
    "Bret Stryker (G6)",
    static("intercept", -1, when=acting_is(on(vampire, titled))),
    text="27662d",
)

with_enid = exists(ready(yours, is_named("Enid Blount")))

card(
    "Edith Blount (G3)",
    use(with_enid, by="bearer", at=("range",), maneuver=True, once="combat", key="maneuver"),
    use(with_enid, by="bearer", at=("press",), press="press", once="combat", key="press"),
    text="55efc1",
)

card(
    "Flávio Gonçalves (G6)",
    strikes(dodge, once="combat"),
    text="0270a6",
)

card(
    "Ira Rivers (G3)",
    static("intercept", +1, when=is_action("political")),
    trigger("played aus", draws(1), draws_up(), optional=True),
    text="35a7b1",
)

card(
    "Vidal Jarbeaux (G5)",
    static("plays as if once", word="clan, sect, trait"),
    text="05e22e",
)

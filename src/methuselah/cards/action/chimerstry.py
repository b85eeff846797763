"""Actions that require Chimerstry."""

from methuselah.language import (
    BEARER,
    DURING_ACTION,
    PREY,
    TARGET,
    THIS,
    YOU,
    YOUR_TURN,
    acting_is,
    action,
    acts,
    add_counters,
    banishes,
    burn_blood,
    burn_card,
    card,
    choose,
    chosen,
    controlled_by,
    counters_help_pay,
    lock,
    locked,
    minion,
    move_counters,
    on,
    price,
    put_on,
    reaction,
    ready,
    reduces_stealth_to_0,
    requires_discipline,
    static,
    trigger,
    uncontrolled,
    use,
    vampire,
    with_blood,
    younger,
    yours,
)

card(
    "Draba",
    use(acting_is(BEARER), price(burn_card()), reduces_stealth_to_0(), at=DURING_ACTION),
    chi=action(choose(ready()), put_on(TARGET, kept=True), stealth=1),
    CHI=reaction(reduces_stealth_to_0()),
    text="8437d4",
)

no_minion_cards = tuple(
    static("cannot play", word=kind)
    for kind in (
        "action",
        "political action",
        "equipment",
        "retainer",
        "ally",
        "power",
        "action modifier",
        "reaction",
        "combat",
    )
)
fantasy = (choose(ready(minion)), put_on(TARGET), lock(TARGET))

card(
    "Fantasy World",
    *no_minion_cards,
    static("abstains"),
    static("does not unlock"),
    use(YOUR_TURN, price(burn_blood(1)), burn_card(), by="bearer", at=("unlock",)),
    trigger("enters combat", burn_card()),
    chi=action(*fantasy),
    CHI=action(*fantasy, stealth=1),
    text="c344f2",
)

card(
    "Fatuus Mastery",
    trigger("unlock phase", add_counters(1), who=YOU),
    counters_help_pay(of=("blood",), card=(requires_discipline("chi"),), payer=BEARER, by="bearer"),
    chi=action(put_on(THIS), stealth=1),
    CHI=action(put_on(THIS, counters=1), stealth=1),
    text="fe917f",
)

card(
    "Reality",
    static("no action at it"),
    static("only acts", word="this"),
    static("cannot block"),
    static("abstains"),
    acts(burn_card(), by="bearer", stealth=1),
    chi=action(choose(on(vampire, younger)), put_on(TARGET)),
    CHI=action(choose(on(vampire, younger, locked)), banishes(TARGET)),
    text="81f68b",
)

robbed = choose(uncontrolled(controlled_by(PREY), with_blood), name="robbed")

card(
    "The Trick of the Danya",
    chi=(
        action(robbed, move_counters(1, chosen("robbed"), YOU), stealth=1),
        action(
            robbed,
            choose(uncontrolled(vampire, yours), name="fed"),
            move_counters(1, chosen("robbed"), chosen("fed")),
            stealth=1,
        ),
    ),
    text="431362",
)

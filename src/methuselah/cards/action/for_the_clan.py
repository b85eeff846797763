"""Actions for the clan of the acting vampire, or that bring somebody into it."""

from methuselah.language import (
    EACH,
    NOT_PLAYED_THIS_TURN,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    action,
    acts,
    add_counters,
    ally,
    burn_blood,
    card,
    choose,
    choose_clan,
    clan,
    controlled_by,
    counters_on,
    exists,
    gain_blood,
    gain_pool,
    inflicts_damage,
    keeps_chosen_word,
    not_,
    on,
    only_if,
    price,
    put_on,
    ready,
    static,
    steals,
    uncontrolled,
    unlock,
    vampire,
    younger,
    younger_than,
    yours,
)

beside_you = controlled_by(PREY_OR_PREDATOR)

card(
    "Despiral",
    action(put_on(THIS, counters=1), stealth=1),
    static("bleed", counters_on(THIS_CARD)),
    acts(
        price(burn_blood(counters_on(THIS_CARD))),
        add_counters(1),
        by="bearer",
        who=ready(clan("Ishtarri")),
        stealth=1,
    ),
    text="f16ffc",
)

hunters = ready(clan("Banu Haqim"))
card(
    "Haqim's Law: Leadership",
    action(
        gain_pool(
            only_if(exists(ready(clan("Banu Haqim"), yours, not_(younger_than(hunters)))), 2), EACH
        ),
        stealth=1,
    ),
    text="12c3f6",
)

card(
    "Legend of the Leopard",
    action(choose(on(vampire, beside_you)), inflicts_damage(1, TARGET), stealth=1),
    action(choose(on(ally, beside_you)), steals(TARGET), stealth=1),
    text="f06caf",
)

card(
    "Little Mountain Cemetery",
    action(
        gain_blood(1, THIS),
        gain_blood(1, uncontrolled(vampire, yours, younger, clan("Samedi"))),
        stealth=1,
    ),
    text="6e6997",
)

card(
    "Patronage",
    action(
        NOT_PLAYED_THIS_TURN,
        choose(on(vampire, younger, clan("Toreador antitribu"))),
        unlock(TARGET),
        unlock(THIS),
        stealth=1,
        once="turn",
    ),
    text="74f0dd",
)

card(
    "Recruiting Party",
    action(gain_blood(1, uncontrolled(yours, clan("Ventrue antitribu")))),
    text="83ee56",
)

card(
    "Revelation of the Sire",
    action(
        choose(on(vampire, younger, clan("Caitiff"))),
        choose_clan(THIS, "line"),
        put_on(TARGET),
        keeps_chosen_word("line"),
    ),
    static("clan", word="chosen"),
    static("capacity", +1),
    text="525f2e",
)

"""Allies without a Discipline that take actions of their own."""

from methuselah.language import (
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acts,
    anywhere,
    at_most,
    blood_of,
    burn_blood,
    burn_card,
    card,
    choose,
    clan,
    costs_pool,
    enters_combat,
    fetches_discipline,
    fits,
    gain_blood,
    is_named,
    keyword,
    lock,
    minion,
    move_counters,
    not_,
    on,
    optional_maneuver,
    other,
    price,
    ranged_strike,
    ready,
    recruits,
    searches_for_equipment,
    static,
    strikes,
    torpor,
    trigger,
    use,
    vampire,
    yours,
)

card(
    "Deviki Prasanta",
    recruits(),
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(ready(clan("Banu Haqim"), yours)),
        price(lock()),
        fetches_discipline(TARGET, places=("library", "ash_heap")),
        by="bearer",
        at=("master",),
    ),
    text="a5b2f8",
)

card(
    "ECTU Operative",
    recruits(),
    strikes(ranged_strike(1)),
    optional_maneuver(),
    acts(choose(torpor(vampire)), burn_card(TARGET), by="bearer"),
    text="d2b710",
)

card(
    'Felix "Fix" Hessian',
    recruits(),
    acts(
        costs_pool(1),
        choose(anywhere(keyword("location"))),
        burn_card(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="5a4b06",
)

card(
    "High Top",
    recruits(),
    static("intercept", +1),
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    static("strikes each round", +1),
    optional_maneuver(),
    static("plays as a vampire", 4, word="cel"),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 2)),
    text="f00187",
)

card(
    "Impundulu",
    recruits(),
    static("flight"),
    optional_maneuver(),
    strikes(ranged_strike(1)),
    acts(choose(on(minion, other)), move_counters(1, TARGET, THIS), by="bearer", stealth=1),
    text="1a6def",
)

card(
    "Leonardo, Mortician",
    recruits(),
    acts(choose(ready(vampire)), gain_blood(1, TARGET), by="bearer", stealth=1),
    text="ec8724",
)

card(
    "Terrorists",
    recruits(),
    acts(searches_for_equipment(is_named("Bomb")), by="bearer", stealth=1, kind="equip"),
    text="6fec75",
)

card(
    "Thadius Zho",
    recruits(),
    strikes(ranged_strike(2)),
    optional_maneuver(),
    acts(choose(on(vampire)), burn_blood(1, TARGET), by="bearer", stealth=1),
    text="f74eac",
)

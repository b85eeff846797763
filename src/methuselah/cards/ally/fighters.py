"""Allies without a Discipline that fight: strikes of their own, attacks, help in combat."""

from methuselah.language import (
    ANYTIME,
    BLOCKER,
    COMBAT_IS_ON,
    FIGHTERS,
    IN_MINION_PHASE,
    OPPOSING,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    ally,
    among,
    any_of,
    anywhere,
    at_most,
    blood_of,
    burn_blood,
    burn_card,
    cancels_card,
    card,
    cards_cost,
    choose,
    choose_number,
    chosen,
    chosen_number,
    clan,
    discard,
    either,
    enters_combat,
    fits,
    gain_blood,
    hand,
    hurt,
    inflicts_damage,
    is_a,
    later,
    least,
    life_lost_by,
    lock,
    locked,
    minion,
    move_counters,
    not_,
    on,
    optional_maneuver,
    optional_press,
    played_by,
    prevents_damage_to,
    prevents_each_round,
    price,
    ranged_strike,
    ready,
    recruits,
    requires_discipline,
    shuffles_into_library,
    static,
    strikes,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    with_blood,
    yours,
)

companion_burns = (
    later(choose(anywhere(yours, any_of(ally, is_a("retainer"))), name="burned")),
    burn_card(chosen("burned")),
)

card(
    "Black Spiral Buddy",
    recruits(),
    static("aggravated strikes", word="hand"),
    static("strikes each combat", +1),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 2)),
    text="e26457",
)

card(
    "Draeven Softfoot",
    recruits(),
    prevents_damage_to(on(clan("Kiasyd")), 1, COMBAT_IS_ON, price(lock()), once=""),
    static(
        "cannot play",
        who=on(minion),
        when=either(acting_is(THIS), fits(THIS, BLOCKER), fits(THIS, among(FIGHTERS))),
        word="chi",
    ),
    static("no card at it requiring", word="chi"),
    text="19a2d7",
)

card(
    "Order of Hermes Cabal",
    recruits(),
    strikes(ranged_strike(1, aggravated=True)),
    acts(choose(ready(clan("Tremere"), not_(yours))), enters_combat(TARGET), by="bearer"),
    text="aa2e39",
)

card(
    "Qetu the Evil Doer",
    recruits(),
    optional_press("press end"),
    trigger("burned", shuffles_into_library(THIS_CARD)),
    text="60a01f",
)

card(
    "Remnant of the Endless Storm",
    recruits(),
    static("strength", blood_of(THIS_CARD)),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    static("damage at most", 2),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 4)),
    text="6608c1",
)

card(
    "Survivalist",
    recruits(),
    strikes(ranged_strike(2)),
    use(
        fits(THIS_CARD, on(yours)),
        price(lock()),
        by="combatant",
        who=on(clan("Brujah antitribu")),
        at=("range",),
        maneuver=True,
        key="maneuver",
    ),
    text="2e1945",
)

card(
    "The Vozhd of Gravesend",
    recruits(),
    acts(choose(ready(vampire)), enters_combat(TARGET), by="bearer"),
    prevents_each_round(1),
    use(
        played_by(OPPOSING, "strike"),
        price(burn_blood(1)),
        cancels_card(free=True),
        by="bearer",
        at=("as_played",),
        once="combat",
        key="cancel",
    ),
    enters=companion_burns,
    text="15f816",
)

card(
    "The Vozhd of Juiz de Fora",
    recruits(),
    acts(choose(ready(vampire)), enters_combat(TARGET), by="bearer"),
    static("plays as a vampire", 5, word="ani"),
    use(
        YOUR_TURN,
        fits(THIS_CARD, on(hurt)),
        choose(on(clan("Tzimisce"), yours, with_blood)),
        later(choose_number("stolen", 1, least(blood_of(TARGET), life_lost_by(THIS_CARD)))),
        move_counters(chosen_number("stolen"), TARGET, THIS_CARD),
        at=("unlock",),
        once="phase",
        key="feed",
    ),
    enters=companion_burns,
    text="cb1d5c",
)

card(
    "The Vozhd of Szczecin",
    recruits(),
    acts(choose(ready(vampire)), enters_combat(TARGET), by="bearer"),
    prevents_damage_to(
        THIS,
        2,
        COMBAT_IS_ON,
        choose(hand(yours, requires_discipline("pro"))),
        price(discard()),
    ),
    use(
        IN_MINION_PHASE,
        unless(YOUR_TURN),
        fits(THIS_CARD, on(locked)),
        choose(on(clan("Tzimisce"), yours, with_blood)),
        burn_blood(1, TARGET),
        unlock(THIS_CARD),
        at=ANYTIME,
        once="phase",
        key="unlock",
    ),
    enters=companion_burns,
    text="7f7c77",
)

card(
    "Walks-With-Might",
    recruits(),
    static("intercept", +1, when=acting_is(on(clan("Ministry")))),
    cards_cost(+1, of=("pool",), plays=("master",), payer=YOU),
    static("less of all damage", 1),
    text="bba920",
)

card(
    "Wendell Delburton",
    recruits(),
    strikes(ranged_strike(2)),
    static("strike damage", +2, word="melee weapon"),
    optional_maneuver(),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 2)),
    trigger(
        "unlock phase",
        later(choose(ready(vampire, yours))),
        inflicts_damage(2, TARGET, unpreventable=True),
        who=YOU,
    ),
    text="37778e",
)

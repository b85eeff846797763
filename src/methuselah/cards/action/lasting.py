"""Action cards without a Discipline that stay in play."""

from methuselah.language import (
    ACTING,
    ACTING_HAS_FOUGHT_BLOCKER,
    ACTION_OF_THIS_CARD,
    BEARER,
    BLOCKER,
    CALLER,
    FIGHTERS,
    IN_ROUND,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acting_is,
    action,
    acts,
    add,
    among,
    at_end_of_turn,
    bears,
    becomes_anarch,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    burns_when,
    card,
    choose,
    chosen,
    chosen_as,
    clan,
    controlled_by,
    count,
    either,
    exists,
    fits,
    gain_blood,
    is_among,
    is_named,
    lock,
    minion,
    move_counters,
    moves_onto,
    not_,
    older,
    older_than,
    on,
    optional_maneuver,
    permanents,
    price,
    put_in_play,
    put_on,
    queues_combat,
    ready,
    sect,
    static,
    titled,
    torpor,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    yours,
)

card(
    "Atonement",
    static("intercept", +1),
    static("does not lock to block", when=acting_is(on(vampire, not_(older)))),
    static("stealth", -1, who=on(clan("Ministry")), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), who=ready(vampire), directed=True),
    action(put_on(THIS), stealth=1),
    text="6bf203",
)

card(
    "Augury of Doom",
    action(unless(exists(permanents(is_named("Augury of Doom"), yours))), put_in_play(), stealth=1),
    trigger("unlock phase", burn_pool(count(torpor(vampire, yours)), PREY), who=PREY),
    burns_when(unless(exists(torpor(vampire, controlled_by(PREY))))),
    trigger("prey ousted", burn_card(), who=YOU),
    text="e502a5",
)

card(
    "Enforcer",
    action(put_on(THIS), stealth=1),
    static("strength", +1, when=fits(THIS, on(clan("Osebo")))),
    text="96d6cc",
)

card(
    "Go Anarch",
    action(becomes_anarch(THIS), put_on(THIS), unlock(THIS), stealth=1),
    burns_when(unless(fits(BEARER, on(sect("anarch"))))),
    text="ba5f80",
)

card(
    "Patagia: Flaps Allowing Limited Flight",
    optional_maneuver(),
    use(
        price(burn_blood(1)),
        add("flight", to=THIS, until="round"),
        by="combatant bearer",
        at=IN_ROUND,
        once="combat",
        key="flight",
    ),
    static("only one", word="Patagia: Flaps Allowing Limited Flight"),
    action(
        fits(THIS, on(not_(bears("Patagia: Flaps Allowing Limited Flight")))),
        put_on(THIS),
        stealth=1,
    ),
    text="c231ae",
)

card(
    "Sheepdog",
    static("does not unlock"),
    trigger("unlock phase", burn_card(), who=YOU),
    action(gain_blood(4), put_on(THIS), who=ready(vampire)),
    text="4a0971",
)

card(
    "Skaald",
    action(put_on(THIS), unlock(THIS), stealth=1),
    static(
        "votes",
        +2,
        when=both(fits(THIS, on(clan("Gangrel"), not_(titled))), fits(CALLER, on(clan("Gangrel")))),
    ),
    acts(
        unless(YOU_CONTROL_THIS),
        moves_onto(THIS_CARD, THIS),
        who=ready(clan("Gangrel"), not_(titled), older_than(BEARER)),
        directed=True,
        stealth=1,
    ),
    text="c93e2f",
)

a_true_brujah = fits(THIS, on(clan("True Brujah")))

card(
    "The Path of the Scorched Heart",
    action(put_on(THIS), unlock(THIS), stealth=1),
    static("immune to frenzy", when=a_true_brujah),
    static(
        "cannot play",
        who=on(minion, not_(yours)),
        when=both(a_true_brujah, either(acting_is(THIS), fits(THIS, among(FIGHTERS)))),
        word="pre",
    ),
    text="8df3ba",
)

card(
    "The Status Perfectus",
    action(put_in_play(), stealth=1),
    use(
        YOUR_TURN,
        choose(ready(vampire, sect("anarch"), yours), "giver"),
        choose(ready(vampire, sect("anarch"), not_(chosen_as("giver"))), "taker"),
        move_counters(1, chosen("giver"), chosen("taker")),
        at=("master",),
        once="phase",
        key="blood",
    ),
    use(
        ACTING_HAS_FOUGHT_BLOCKER,
        fits(BLOCKER, on(vampire, sect("anarch"))),
        choose(ready(vampire, sect("anarch"), yours, unlocked, not_(is_among(BLOCKER)))),
        price(lock()),
        lock(TARGET),
        queues_combat(ACTING, add("no strike", to=ACTING), who=TARGET),
        at=("after_combat",),
        key="fight",
    ),
    text="047e29",
)

card(
    "Wise Spider",
    action(put_on(THIS), at_end_of_turn(unlock(THIS)), stealth=1),
    static("hand_size", +1, YOU, when=fits(BEARER, ready())),
    text="966ac2",
)

"""Ventrue antitribu vampires."""

from methuselah.language import (
    ANYTIME,
    BLED,
    CALLED_BY_VAMPIRE,
    CHOSEN_SEAT,
    DIRECTED_AT,
    PREY,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    TURN,
    YOU,
    YOUR_TURN,
    abstains,
    acting_is,
    acts,
    add,
    anywhere,
    at_least,
    attached,
    blood_cost_of,
    burn_blood,
    burn_card,
    card,
    choose,
    choose_seat,
    clan,
    controlled_by,
    controls_no,
    costs_blood,
    could_have,
    discard,
    exists,
    fits,
    gain_blood,
    gain_counter,
    gains_votes,
    hand,
    is_a,
    is_action,
    is_on,
    keyword,
    look_at_hand,
    master_action,
    minion,
    move_counters,
    moves_onto,
    named_counters,
    on,
    optional_press,
    other,
    played,
    plus,
    pool_cost_of,
    price,
    ready,
    removes_title,
    requires_discipline,
    sect,
    static,
    title,
    treats_as_normal,
    trigger,
    unlock,
    use,
    vampire,
    when,
    with_blood,
    younger,
    yours,
)

youths = on(vampire, younger, sect("camarilla"))

card(
    "Aimery Methuin (G5)",
    static("intercept", -1, who=youths, when=acting_is(THIS)),
    text="4e7368",
)

card(
    "Blackhorse Tanner (G3)",
    static("may draw again", who=YOU),
    text="ad85dd",
)

card(
    "Bruce de Guy (G4)",
    use(
        is_action("political"),
        price(burn_blood(1)),
        add("abstains", when=fits(THIS, on(vampire, sect("camarilla")))),
        by="acting bearer",
        at=("announced",),
        once="action",
    ),
    text="3705a5",
)

card("De Sade (G5)", static("vote tax", 1), text="529fc7")

card(
    "Dominique (G2)",
    acts(
        choose(anywhere(keyword("location"))),
        gain_counter("vandal", TARGET),
        when(
            at_least(
                named_counters("vandal", TARGET), plus(pool_cost_of(TARGET), blood_cost_of(TARGET))
            ),
            burn_card(TARGET),
        ),
        by="bearer",
    ),
    text="a5e9fc",
)

card(
    "Dylan (G2 ADV)",
    static("stealth", +1, when=is_action("bleed")),
    text="f6637b",
)

card(
    "Edward Neally (G3)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        price(master_action()),
        add("hand_size", +1, YOU, until="turn"),
        by="bearer",
        at=("master",),
    ),
    acts(
        costs_blood(1),
        choose_seat(PREY),
        look_at_hand(CHOSEN_SEAT),
        by="bearer",
        stealth=1,
        key="hand",
    ),
    text="57728d",
)

card("Elimelech the Twice-Damned (G5)", static("first strike"), text="eaae67")

card(
    "Gustav Mallenhous (G2)",
    acts(choose(on(title("bishop or archbishop"))), removes_title(TARGET), by="bearer"),
    text="76cfe4",
)

card(
    "Jesse Menks (G3)",
    trigger(
        "played", unlock(THIS), who=played(yours, keyword("gehenna")), when=fits(THIS, ready())
    ),
    text="6ca9f1",
)

card(
    "Joseph O'Grady (G3)",
    use(
        price(burn_blood(1)),
        gains_votes(1),
        by="bearer",
        at=("before_votes", "polling"),
        once="referendum",
    ),
    text="0fe08e",
)

card(
    "Katherine Stoddard (G3)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(hand(yours, requires_discipline("aus"))),
        discard(),
        by="bearer",
        at=ANYTIME,
        once="turn",
    ),
    text="370365",
)

card(
    "Kestrelle Hayes (G5)",
    static("stealth", +1, when=controls_no(DIRECTED_AT, ready(vampire, sect("sabbat")))),
    text="fef91c",
)

card(
    "Konrad Fleischer (G4)",
    treats_as_normal(1, once="round"),
    optional_press(),
    text="d9300e",
)

card(
    "Kyle Strathcona, Cardinal of Canada (G2)",
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(on(vampire, sect("sabbat"), other)),
        move_counters(1, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="8448a3",
)

card(
    "Owain Evans, The Wanderer (G3)",
    use(
        fits(THIS, ready()),
        choose(on(vampire, controlled_by(TURN))),
        gain_blood(1, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="44a32b",
)

card(
    "Peter Blaine (G2)",
    static("bleed", +1, when=exists(ready(clan("Ventrue"), controlled_by(BLED)))),
    text="f709d5",
)

card(
    "Quentin (G2)",
    use(
        CALLED_BY_VAMPIRE,
        choose(on(vampire)),
        price(burn_blood(1)),
        abstains(TARGET),
        by="bearer",
        at=("before_votes", "polling"),
        once="action",
    ),
    text="04ed2e",
)

card(
    "Titus Camille (G4)",
    acts(
        choose(
            attached(
                is_a("equipment"),
                is_on(on(minion, controlled_by(PREY_OR_PREDATOR))),
                could_have,
            )
        ),
        moves_onto(TARGET, THIS),
        by="bearer",
    ),
    text="ce4a5c",
)

card(
    "Vincent Day, Paladin and Paragon (G2)",
    static("edge votes", +1, YOU),
    text="118164",
)

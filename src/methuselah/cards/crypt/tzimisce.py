"""Tzimisce vampires."""

from methuselah.language import (
    ACTION_CARDS,
    BLED,
    COMBAT_IS_ON,
    OPPOSING,
    OTHERS,
    PREY,
    TARGET,
    THIS,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    ally,
    among,
    any_of,
    anywhere,
    at_end_of_combat,
    at_most,
    attached,
    burn_blood,
    burn_card,
    burn_pool,
    capacity_below,
    card,
    cards_cost,
    choose,
    clan,
    claws_for_a_blood,
    controlled_by,
    costs_blood,
    could_have,
    discard,
    draws,
    draws_up,
    during_discard_phase,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gain_counter,
    hand,
    hand_strikes_inflicting,
    if_it_blocks,
    inflicts_damage,
    is_a,
    is_action,
    is_among,
    is_infernal,
    is_named,
    keyword,
    later,
    may,
    moves_onto,
    not_,
    on,
    optional_press,
    pool_of,
    price,
    ranged_strike,
    ready,
    reduces_capacity,
    requires_clan,
    requires_discipline,
    static,
    steals,
    times,
    torpor,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    voted_against,
    when,
    with_blood,
    with_counters,
    younger,
    yours,
)

location = exists(anywhere(yours, keyword("location")))

card(
    "Adrino Manauara (G6)",
    optional_press("must continue"),
    text="e187da",
)

card(
    "Branimira (G6)",
    static("intercept", +1, when=at_most(pool_of(YOU), 9)),
    text="ba12be",
)

card(
    "Count Vladimir Rustovitch (G4)",
    static("may draw one more", word="combat"),
    static("strength", +1, when=fits(OPPOSING, on(keyword("werewolf")))),
    text="d64e2d",
)

card(
    "Darvag, The Butcher of Rus (G4)",
    acts(choose(anywhere(keyword("location"))), burn_card(TARGET), by="bearer"),
    text="74c8ab",
)

card(
    "Dr. Morrow, The Skindoctor (G5)",
    acts(choose(on(ally)), gain_counter("graft", TARGET), by="bearer"),
    static("stealth", -1, who=on(ally, with_counters("graft"))),
    text="3a4e9e",
)

card(
    "Dragos (G2)",
    static("no own blood cost", word="combat"),
    text="5d0e46",
)

card("Duality (G4)", static("may draw one more", word="vic"), text="8df556")

card(
    "Jane Sims (G4)",
    cards_cost(+1, of=("blood",), plays=(*ACTION_CARDS, "action modifier", "reaction")),
    text="936248",
)

card(
    "John Paleologus (G3)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        price(burn_blood(2)),
        burn_pool(1, PREY),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="24eba7",
)

card(
    "Kazimir Savostin (G3)",
    trigger("blocks", if_it_blocks("press"), once="action"),
    text="105b9a",
)

card(
    "Lady Vadislava (G5)",
    claws_for_a_blood(),
    text="267cbc",
)

card(
    "Lady Zara Slatikov (G4)",
    optional_press(),
    acts(choose(ready(clan("Baali"))), enters_combat(TARGET), by="bearer"),
    text="b00a8f",
)

card(
    "Laika (G4)",
    use(price(burn_blood(1)), by="bearer", at=("strike",), strike=ranged_strike(2), key="strike"),
    text="50614e",
)

card(
    "Lambach (G2)",
    claws_for_a_blood(once="combat"),
    text="d0e4fe",
)

card(
    "Little Tailor of Prague (G2)",
    cards_cost(
        -1,
        any_of(requires_clan("Tzimisce"), requires_discipline("vic")),
        plays=("ally", "retainer"),
    ),
    text="61304a",
)

card(
    "Ludmijla Rakoczy (G5)",
    cards_cost(-1, requires_discipline("ani"), of=("blood",)),
    text="8c7f5f",
)

card(
    "Marialena (G6)",
    trigger("is blocked", burn_blood(1)),
    text="86b63b",
)

card("Meshenka (G2)", cards_cost(-1, requires_discipline("vic"), of=("blood",)), text="ffc922")

card(
    "Máddji, Mistress of Szlachtas (G6)",
    cards_cost(-1, requires_clan("Tzimisce"), plays=("ally", "retainer")),
    text="35ba39",
)

card(
    "Neserian (G6)",
    static("bleed", -1, when=unless(location)),
    static("votes", +1, when=location),
    text="b684f0",
)

card(
    "Radu Bistri (G4)",
    use(
        YOUR_TURN,
        exists(anywhere(is_named("Purchase Pact"))),
        gain_blood(1),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="73d3fb",
)

card(
    "Righteous Endeavor (G5)",
    static("intercept", +1, when=acting_is(on(is_infernal))),
    static("strength", +1, when=fits(OPPOSING, on(is_infernal))),
    text="97adc0",
)

card(
    "Rurik Rakoczy (G5)",
    optional_press(),
    static("bleed", +1, when=exists(ready(is_named("Ludmijla Rakoczy")))),
    text="2d2e18",
)

card(
    "Saankaláxt (G6)",
    acts(
        costs_blood(1),
        choose(attached(is_a("equipment"), not_(yours), could_have)),
        moves_onto(TARGET, THIS),
        by="bearer",
    ),
    text="c80490",
)

card(
    "Sascha Vykos, The Angel of Caine (G2 ADV)",
    trigger(
        "played master",
        draws(1),
        draws_up(),
        who=OTHERS,
        when=fits(THIS, ready()),
        optional=True,
    ),
    text="b42b13",
)

card(
    "Sascha Vykos, The Angel of Caine (G2)",
    trigger(
        "torpor",
        add("hand_size", +2, YOU, until="turn"),
        who=torpor(vampire, is_among(OPPOSING)),
        when=COMBAT_IS_ON,
        optional=True,
        once="turn",
    ),
    text="b3f717",
)

card(
    "Sha-Ennu (G4)",
    static("cannot block", who=on(vampire, capacity_below(4)), when=acting_is(THIS)),
    text="189d91",
)

card(
    "Stephen Bateson (G5)",
    static("bleed", +1, when=exists(ready(clan("Tremere"), controlled_by(BLED)))),
    text="8e449c",
)

card(
    "Stravinsky (G2)",
    static("bleed", +1, when=exists(ready(clan("Tzimisce"), younger, controlled_by(BLED)))),
    text="83f278",
)

card(
    "Szechenyi Jolán, Mother of Horrors (G3)",
    use(
        WAS_SUCCESSFUL,
        is_action("recruit", "employ"),
        during_discard_phase(may(unlock(THIS))),
        by="acting bearer",
        at=("after_resolution",),
        once="action",
    ),
    text="63ef03",
)

card(
    "Terrifisto (G4)",
    trigger(
        "votes tallied",
        later(choose(ready(vampire, voted_against))),
        burn_blood(1, THIS),
        inflicts_damage(2, TARGET),
        when=fits(THIS, on(with_blood)),
        optional=True,
    ),
    text="10bead",
)

card(
    "The Dracon (G5)",
    cards_cost(-1, requires_discipline("vic"), of=("blood",)),
    static("strike damage", +1, word="ranged"),
    static("strike steals", +1, word="ranged"),
    text="4c77c9",
)

card(
    "Velya, The Flayer (G3)",
    use(
        choose(hand(yours, requires_discipline("aus"))),
        price(discard()),
        by="bearer",
        at=("press",),
        press="press",
        once="combat",
        key="press",
    ),
    text="cd4273",
)

card(
    "Violet Tremain (G2)",
    trigger(
        "enters combat",
        at_end_of_combat(
            when(
                fits(OPPOSING, on(vampire)),
                times(hand_strikes_inflicting(2), reduces_capacity(1, OPPOSING)),
            )
        ),
    ),
    text="e7b562",
)

card(
    "Xipe Totec (G5)",
    acts(
        costs_blood(1),
        choose(among(on(ally, not_(yours)), attached(is_a("retainer"), not_(yours)))),
        when(fits(TARGET, on(ally)), steals(TARGET), otherwise=(moves_onto(TARGET, THIS),)),
        by="bearer",
        stealth=1,
    ),
    text="2d38ed",
)

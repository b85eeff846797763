"""Harbingers of Skulls."""

from methuselah.language import (
    ANYTIME,
    BLED,
    BURNED,
    DURING_ACTION,
    FIRST_ROUND,
    FORMER_CONTROLLER,
    OPPOSING,
    OPPOSING_CONTROLLER,
    OTHERS,
    PREY,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acts,
    add,
    allocate_among,
    ally,
    among,
    any_of,
    ash_heap,
    bleed,
    blood_of,
    burn_blood,
    burns_top,
    card,
    cards_cost,
    choose,
    choose_number,
    chosen,
    chosen_as,
    chosen_number,
    clan,
    controlled_by,
    discard,
    discipline,
    draws,
    draws_up,
    each,
    exists,
    fits,
    gain_blood,
    gains_transfers,
    hand,
    in_your_influence_phase,
    is_a,
    keyword,
    later,
    least,
    look_at_hand,
    may,
    move_counters,
    not_,
    on,
    price,
    ready,
    requires_discipline,
    same,
    same_name,
    shuffles_into_library,
    static,
    to_uncontrolled,
    transfers,
    trigger,
    uncontrolled,
    use,
    vampire,
    when,
    with_blood,
    younger,
    yours,
)

tell = when(fits(BURNED, ash_heap(is_a("master"))), gain_blood(1))

card(
    "Agaitas, The Scholar of Antiquities (G2)",
    static("draws from prey", who=YOU),
    text="d209bc",
)

card(
    "Alcoan (G6)",
    use(
        FIRST_ROUND,
        fits(OPPOSING, on(any_of(ally, younger))),
        look_at_hand(OPPOSING_CONTROLLER),
        by="combatant bearer",
        at=("before_range",),
        once="combat",
    ),
    text="1acb87",
)

card(
    "Angelique (G6)",
    cards_cost(
        -1,
        requires_discipline("nec"),
        of=("blood",),
        payer=on(yours, clan("Harbinger of Skulls")),
        when=fits(THIS, ready()),
    ),
    text="1c8efc",
)

card(
    "Babalawo Alafin (G4)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(hand(yours), name="first"),
        choose(hand(yours, not_(chosen_as("first"))), name="second"),
        discard(among(chosen("first"), chosen("second"))),
        when(
            same_name(chosen("first"), chosen("second")),
            each(OTHERS, add("hand_size", -1, YOU, until="unlock")),
        ),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="6d7980",
)

card(
    "Byzar (G6)",
    static("outlives burning", 3),
    text="45e129",
)

card(
    "Egothha (G2)",
    trigger("unlock phase", each(PREY, burns_top(1), tell), who=YOU, when=fits(THIS, ready())),
    text="4118c6",
)

card(
    "Erebus (G3)",
    cards_cost(-1, keyword("wraith"), plays=("ally", "retainer")),
    text="6568e7",
)

card(
    "Erlik (G3)",
    as_enters=(
        when(
            exists(uncontrolled(clan("Harbinger of Skulls"), yours)),
            may(
                later(choose_number("given", 1, least(5, blood_of(THIS_CARD)))),
                later(
                    allocate_among(
                        chosen_number("given"), uncontrolled(clan("Harbinger of Skulls"), yours)
                    )
                ),
                move_counters(1, THIS_CARD, chosen("points")),
            ),
        ),
    ),
    text="6d5bb6",
)

card(
    "Hecate (G5)",
    trigger("successful bleed", each(BLED, burns_top(1)), optional=True),
    text="0064a9",
)

card(
    "La Viuda Blanca (G6)",
    acts(
        later(choose_number("drawn", 0, 2)),
        draws(chosen_number("drawn")),
        stealth=1,
        by="bearer",
    ),
    text="014945",
)

card(
    "Mina Grotius (G3)",
    trigger(
        "burned",
        gain_blood(3, THIS_CARD),
        who=on(vampire),
        when=same(FORMER_CONTROLLER, PREY_OR_PREDATOR),
    ),
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="a49d24",
)

card(
    "Nicomedes (G4)",
    use(
        YOUR_TURN,
        price(burn_blood(1)),
        shuffles_into_library(hand(yours)),
        draws_up(),
        by="bearer",
        at=ANYTIME,
        once="turn",
    ),
    text="fcc4e8",
)

card(
    "Phagian (G4)",
    static("plays with basic", who=on(vampire, yours), word="nec"),
    cards_cost(
        +1,
        requires_discipline("nec"),
        of=("blood",),
        payer=on(vampire, yours, not_(discipline("nec"))),
    ),
    text="e2683d",
)

card(
    "Solomon Batanea (G4)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        price(transfers(2)),
        choose(uncontrolled(vampire, controlled_by(PREY), with_blood)),
        move_counters(1, TARGET, PREY),
        by="bearer",
        at=("influence",),
    ),
    text="286a1d",
)

card(
    "The Capuchin (G5)",
    trigger("burned", to_uncontrolled(THIS_CARD), in_your_influence_phase(gains_transfers(3))),
    text="c068d9",
)

card(
    "Zygodat (G4)",
    trigger("successful bleed", each(BLED, burns_top(2)), optional=True),
    text="c97365",
)

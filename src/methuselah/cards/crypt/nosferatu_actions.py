"""Nosferatu vampires with actions of their own."""

from methuselah.language import (
    AIMED_AT,
    DURING_ACTION,
    OPPOSING,
    OPPOSING_VAMPIRE,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    among,
    at_moment,
    attached,
    bleeds,
    burn_card,
    card,
    choose,
    chosen,
    clan,
    controlled_by,
    discard,
    either,
    exists,
    fits,
    gain_pool,
    hand,
    is_action,
    is_among,
    lock,
    looks_at,
    master_action,
    move_counters,
    not_,
    on,
    on_this,
    price,
    ready,
    requires_discipline,
    sends_to_torpor,
    static,
    stealth,
    strike_with_effect,
    strikes,
    trigger,
    uncontrolled,
    unless,
    use,
    when,
    with_blood,
    yours,
)

card(
    "Cedrick Calhoun (G6)",
    trigger("referendum cancelled", at_moment("after resolution", sends_to_torpor(THIS))),
    trigger("referendum failed", at_moment("after resolution", sends_to_torpor(THIS))),
    text="e3a8a0",
)

card(
    "Daria (G6)",
    use(
        acting_is(on(clan("Nosferatu"), not_(is_among(THIS_CARD)))),
        price(lock(THIS)),
        stealth(+1),
        by="bearer",
        at=DURING_ACTION,
    ),
    static("action cost", +1, when=is_action(trait="directed")),
    text="bc1761",
)

card(
    "Gemini (G3)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(uncontrolled(controlled_by(PREY), with_blood)),
        move_counters(1, TARGET, PREY),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="010fa7",
)

card(
    "Harrod (G2)",
    use(
        YOUR_TURN,
        choose(uncontrolled(controlled_by(PREY))),
        looks_at(TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="a34c2d",
)

card(
    'Jeremy "Wix" Wyzchovsky (G4)',
    acts(bleeds(+1), by="bearer"),
    text="2c7148",
)

card(
    "Khalid (G3)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(hand(yours, requires_discipline("obf")), name="paid"),
        price(master_action(), discard(chosen("paid"))),
        gain_pool(1),
        by="bearer",
        at=("master",),
        once="phase",
    ),
    text="9c911f",
)

card(
    "Rabbat, The Sewer Goddess (G4)",
    strikes(
        strike_with_effect(
            when(OPPOSING_VAMPIRE, sends_to_torpor(OPPOSING), otherwise=(burn_card(OPPOSING),))
        )
    ),
    use(
        is_action("hunt"),
        add("hunt to pool", +1, THIS, until="action"),
        by="acting bearer",
        at=("would_succeed",),
        once="action",
        key="hunt",
    ),
    static("cannot direct actions"),
    static(
        "cannot block",
        who=THIS,
        when=unless(
            either(fits(THIS, among(AIMED_AT)), exists(attached(on_this, is_among(AIMED_AT))))
        ),
    ),
    text="b59650",
)

"""The imbued."""

from methuselah.language import (
    AIMED_AT,
    FIGHTERS,
    FIRST_ROUND,
    OPPOSING,
    RESULTS_FROM_ATTACK,
    TARGET,
    THIS,
    TO_ENTER_COMBAT,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    at_moment,
    at_most,
    attached,
    both,
    burn_card,
    card,
    cards_cost,
    choose,
    count,
    ends_combat,
    enters_combat,
    environmental_damage,
    exists,
    fits,
    gain_blood,
    gains_conviction,
    gains_votes,
    imbued,
    intercept,
    is_a,
    is_among,
    is_on,
    keyword,
    later,
    lock,
    minion,
    monster,
    move_counters,
    not_,
    on,
    optional_press,
    other,
    price,
    ready,
    spends,
    static,
    stealth,
    trigger,
    uncontrolled,
    unless,
    use,
    when,
    yours,
)

card(
    'Béatrice "Oracle171" Tremblay (G4)',
    trigger(
        "unlock phase",
        later(choose(ready(imbued, yours, other))),
        environmental_damage(1, TARGET, unpreventable=True),
        who=YOU,
    ),
    text="e8fb02",
)

card(
    'Earl "Shaka74" Deams (G4)',
    static("stealth", +1, when=unless(TO_ENTER_COMBAT)),
    trigger(
        "unlock phase",
        when(
            unless(at_most(count(ready(imbued, yours)), 2)),
            later(choose(attached(is_a("conviction"), is_on(THIS)))),
            burn_card(TARGET),
        ),
        who=YOU,
    ),
    text="16a1c3",
)

card(
    'Erick "Shophet125" Franco (G4)',
    trigger(
        "enters combat",
        gains_conviction("hand", "ash_heap"),
        when=both(RESULTS_FROM_ATTACK, acting_is(THIS), fits(OPPOSING, on(monster))),
    ),
    text="b408af",
)

card(
    'François "Warden" Loehr (G4)',
    static("action cost or life", +1, who=on(minion, not_(yours)), when=fits(THIS, AIMED_AT)),
    text="ec25f4",
)

card(
    'Jack "Hannibal137" Harmon (G4)',
    use(FIRST_ROUND, by="bearer", at=("range",), maneuver=True, once="combat"),
    text="89a9ed",
)

card(
    'Jennie "Cassie247" Orne (G4)',
    static("recovers in unlock phase", 2, who=on(imbued)),
    text="04d766",
)

card(
    'Jennifer "Flame61" Vidisania (G4)',
    cards_cost(-1, keyword("weapon")),
    text="19473d",
)

card(
    'John "Cop90" O\'Malley (G4)',
    acts(choose(ready(monster)), spends(1), enters_combat(TARGET), by="bearer"),
    text="602bdc",
)

card(
    'Leaf "Potter116" Pankowski (G4)',
    use(
        YOUR_TURN,
        price(lock(THIS)),
        gains_conviction("hand", "ash_heap", "library"),
        by="bearer",
        at=("discard",),
    ),
    text="19d8a7",
)

card(
    'Liz "Ticket312" Thornton (G4)',
    static("no first conviction"),
    text="2784d3",
)

has_vehicle = exists(attached(keyword("vehicle"), is_on(THIS)))

card(
    'Lupe "Cabbie22" Droin (G4)',
    use(
        has_vehicle,
        spends(1),
        stealth(+1),
        by="acting bearer",
        at=("attempt",),
        once="action",
        key="stealth",
    ),
    use(
        has_vehicle,
        spends(1),
        intercept(+1),
        by="bearer",
        at=("attempt",),
        once="action",
        key="intercept",
    ),
    text="9a9eef",
)

card(
    "Maman Boumba (G4)",
    use(
        spends(1),
        gains_votes(3, only="against"),
        by="bearer",
        at=("before_votes", "polling"),
        once="referendum",
        key="votes",
    ),
    use(
        exists(on(monster, is_among(FIGHTERS)), least=2),
        price(lock(THIS)),
        ends_combat(),
        by="bearer",
        at=("before_range",),
        key="peace",
    ),
    text="76eeb4",
)

card(
    'Marion "Teacher193" Perks (G4)',
    optional_press(),
    text="72b676",
)

card(
    'Paul "Sixofswords29" Moreton (G4)',
    use(
        YOUR_TURN,
        choose(uncontrolled(imbued, yours)),
        move_counters(1, YOU, TARGET),
        at=("influence",),
        once="phase",
    ),
    text="58a5da",
)

card(
    'Peter "Outback295" Rophail (G4)',
    use(
        fits(OPPOSING, on(monster)),
        spends(1),
        by="bearer",
        at=("range",),
        maneuver=True,
        key="maneuver",
    ),
    text="aa5e58",
)

card(
    'Travis "Traveler72" Miller (G4)',
    acts(
        choose(uncontrolled(imbued, yours)),
        spends(1),
        gain_blood(2, TARGET),
        by="bearer",
        stealth=1,
    ),
    text="6f4cf1",
)

card(
    'Xian "DziDzat155" Quan (G4)',
    trigger(
        "blocks",
        at_moment("end", when(fits(THIS, ready()), gains_conviction("hand", "ash_heap"))),
        when=acting_is(on(monster)),
    ),
    text="b104f8",
)

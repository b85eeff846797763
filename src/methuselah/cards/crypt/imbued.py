"""The imbued."""

from methuselah.language import (
    FIRST_ROUND,
    TARGET,
    THIS,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    at_moment,
    card,
    choose,
    enters_combat,
    fits,
    gain_blood,
    gains_conviction,
    imbued,
    lock,
    monster,
    move_counters,
    not_,
    on,
    optional_press,
    price,
    ready,
    spends,
    static,
    trigger,
    uncontrolled,
    use,
    when,
    yours,
)

card(
    'Jack "Hannibal137" Harmon',
    use(FIRST_ROUND, by="bearer", at=("range",), maneuver=True, once="combat"),
    text="89a9ed",
)

card(
    'Jennie "Cassie247" Orne',
    static("recovers in unlock phase", 2, who=on(imbued)),
    text="04d766",
)

card(
    'Jennifer "Flame61" Vidisania (G4)',
    static("keyword cost", -1, word="weapon"),
    text="19473d",
)

card(
    'John "Cop90" O\'Malley',
    acts(choose(ready(monster, not_(yours))), spends(1), enters_combat(TARGET), by="bearer"),
    text="602bdc",
)

card(
    'Leaf "Potter116" Pankowski',
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
    'Liz "Ticket312" Thornton',
    static("no first conviction"),
    text="2784d3",
)

card(
    'Marion "Teacher193" Perks',
    optional_press(),
    text="72b676",
)

card(
    'Paul "Sixofswords29" Moreton',
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
    'Travis "Traveler72" Miller',
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

"""Lasombra vampires."""

from methuselah.language import (
    AIMED_AT,
    FIRST_ROUND,
    PREY,
    TARGET,
    THIS,
    YOU,
    acting_is,
    acts,
    card,
    choose,
    clan,
    controlled_by,
    discard,
    draws_up,
    enters_combat,
    environmental_damage,
    exists,
    fits,
    gains_votes,
    hand,
    later,
    minion,
    older,
    on,
    optional_press,
    other,
    price,
    ranged_strike,
    ready,
    requires_discipline,
    static,
    steal_blood,
    strikes,
    title,
    trigger,
    unless,
    use,
    vampire,
    younger,
    yours,
)

card(
    "Azucena (G6)",
    static("intercept", +1, when=acting_is(ready(vampire, clan("Lasombra"), younger))),
    static("intercept", -1, when=acting_is(ready(vampire, clan("Lasombra"), older))),
    text="71663b",
)

card(
    "Charles Delmare (G5)",
    optional_press(),
    text="3466a0",
)

card(
    "Dafina Hanganu (G6)",
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    text="70647b",
)

card(
    "Damian (G6)",
    static("bleed", +1, when=exists(ready(yours, title("cardinal")))),
    text="ae67d6",
)

card(
    "Gnaeus Aemilius Augustinus (G6)",
    trigger(
        "unlock phase",
        later(choose(ready(minion, controlled_by(PREY)), by=PREY)),
        environmental_damage(1, TARGET, unpreventable=True),
        who=YOU,
        when=fits(THIS, ready()),
    ),
    text="217074",
)

card(
    "Lord Leopold Valdemar (G5)",
    strikes(steal_blood(2, ranged=True)),
    text="2abd6a",
)

card(
    "Luca Italicus (G4)",
    strikes(ranged_strike(2), unless(FIRST_ROUND), once="round"),
    text="211da3",
)

card(
    "Talley, The Hound (G2)",
    static("intercept", +1, when=fits(AIMED_AT, on(minion, yours, other))),
    text="c5e716",
)

card(
    "Yewon Ong (G6)",
    use(
        choose(hand(yours, requires_discipline("obl"))),
        price(discard(), draws_up()),
        gains_votes(+1),
        by="bearer",
        at=("polling",),
        once="referendum",
    ),
    text="57b2ee",
)

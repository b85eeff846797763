"""Lasombra vampires."""

from methuselah.language import (
    PREY,
    TARGET,
    THIS,
    YOU,
    acting_is,
    card,
    choose,
    clan,
    controlled_by,
    discard,
    draws_up,
    environmental_damage,
    fits,
    gains_votes,
    hand,
    later,
    minion,
    older,
    price,
    ready,
    requires_discipline,
    static,
    trigger,
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

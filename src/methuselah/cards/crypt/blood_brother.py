"""Blood Brothers."""

from methuselah.language import (
    FIRST_ROUND,
    OPPOSING,
    THIS,
    YOUR_INFLUENCE_PHASE,
    acting_is,
    ally,
    among,
    burn_blood,
    card,
    cards_cost,
    choose_circle,
    draw_crypt,
    exists,
    helps_pay,
    is_action,
    is_named,
    keyword,
    lock,
    on,
    price,
    ready,
    requires_discipline,
    static,
    use,
    vampire,
    when,
    younger,
    yours,
)

card(
    "Jack (G2)",
    helps_pay(
        1,
        price(lock(THIS)),
        of=("pool",),
        plays=("master",),
        card=(keyword("location"),),
        by="bearer",
    ),
    text="067acd",
)

card(
    "Tom (G2)",
    cards_cost(+1, requires_discipline("san"), of=("blood",)),
    text="043e13",
)

card(
    "Ági (G6)",
    cards_cost(-1, requires_discipline("san"), of=("blood",)),
    text="941997",
)

card(
    "Gabi (G6)",
    static("cannot strike", who=OPPOSING, when=FIRST_ROUND, word="dodge"),
    text="108df8",
)

lesser = among(on(ally), on(vampire, younger))

card(
    "Gavrylo (G5)",
    static("intercept", -1, who=lesser, when=acting_is(THIS)),
    text="acdea0",
)

card(
    "New Blood (ANY)",
    enters=(when(YOUR_INFLUENCE_PHASE, *choose_circle(), draw_crypt()),),
    text="b43b27",
)

card(
    "Terry (G2)",
    use(
        price(burn_blood(1)), by="bearer", at=("press",), press="press", once="combat", key="press"
    ),
    text="0d78f7",
)

card(
    "Viri (G6)",
    static("strength", +1, when=exists(ready(yours, is_named("Zizi")))),
    text="5ba737",
)

card(
    "Volo (G5)",
    static("stealth", -1, when=is_action("hunt")),
    text="527951",
)

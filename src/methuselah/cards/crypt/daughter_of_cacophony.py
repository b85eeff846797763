"""Daughters of Cacophony."""

from methuselah.language import (
    BLED,
    DURING_ACTION,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOUR_TURN,
    acting_is,
    ally,
    any_of,
    at_least,
    bleed,
    burn_blood,
    burn_pool,
    capacity_at_least,
    card,
    cards_cost,
    choose,
    clan,
    controlled_by,
    discard,
    exists,
    fits,
    gain_counter,
    hand,
    is_action,
    lock,
    named_counters,
    not_,
    older,
    on,
    other,
    price,
    ready,
    requires_discipline,
    sect,
    static,
    transfers,
    unlock,
    use,
    vampire,
    with_counters,
    younger,
    yours,
)

card(
    "Aimee Laroux (G4)",
    static("cannot play", word="reaction"),
    static("discipline", when=fits(THIS, on(with_counters("melpominee"))), word="mel"),
    static("discipline", when=at_least(named_counters("melpominee", THIS), 2), word="mel"),
    use(
        YOUR_TURN,
        price(burn_pool(1), transfers(4)),
        gain_counter("melpominee", THIS_CARD),
        at=("influence",),
    ),
    text="0bcb0b",
)

card(
    "Angela Preston (G2)",
    use(
        YOUR_TURN,
        price(lock(THIS)),
        choose(on(vampire, other)),
        unlock(TARGET),
        by="bearer",
        at=("influence",),
    ),
    static("block cost", +1, who=THIS, when=acting_is(on(vampire, older))),
    text="de94cf",
)

card(
    "Antoinette Dubois (G4)",
    static(
        "cannot block",
        who=on(any_of(clan("Toreador"), clan("Toreador antitribu"))),
        when=acting_is(THIS),
    ),
    text="ede817",
)

card(
    "Céleste, The Voice of a Secret (G2)",
    static("bleed", +1, when=exists(ready(clan("Toreador"), controlled_by(BLED)))),
    static("intercept", -1, when=is_action("bleed")),
    text="e25dec",
)

card(
    "Delilah Monroe (G2)",
    static("intercept", -1, when=acting_is(on(vampire, older))),
    text="686dd6",
)

card("Gaël Pilet (G2)", static("intercept at most", 1), text="86e1e4")

victim = on(controlled_by(PREY), any_of(ally, younger))

card(
    "Hillanvale (G6)",
    use(
        is_action("bleed"),
        choose(hand(yours, requires_discipline("mel"))),
        price(burn_blood(1), discard()),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    static(
        "intercept",
        -1,
        when=acting_is(on(vampire, not_(sect("independent")), not_(sect("anarch")))),
    ),
    text="19f85e",
)

card(
    "Rosemarie (G4)",
    cards_cost(+1, not_(requires_discipline("for")), of=("blood",), plays=("combat",)),
    text="dcc91b",
)

card(
    "Scout Youngwood (G6)",
    use(
        YOUR_TURN,
        choose(victim),
        price(burn_blood(2)),
        lock(TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    cards_cost(+1, of=("blood", "life"), plays=("reaction",)),
    text="64822c",
)

card(
    "Yseult (G3)",
    static("may draw one more", word="mel"),
    static("cannot block", who=THIS, when=acting_is(on(vampire, capacity_at_least(5)))),
    text="66b6a5",
)

"""True Brujah vampires."""

from methuselah.language import (
    ANYTIME,
    DURING_ACTION,
    THIS,
    YOUR_TURN,
    burn_blood,
    burns_when,
    card,
    choose,
    chosen,
    clan,
    draws_up,
    end_action,
    exists,
    fits,
    hand,
    locked,
    on,
    price,
    static,
    stealth,
    to_bottom,
    unlock,
    use,
    yours,
)

card(
    "Al-Muntathir, God's Witness (G5)",
    burns_when(exists(on(clan("True Brujah"), yours), 4)),
    static("cannot play", word="cel"),
    text="50b5ce",
)

card(
    "Krassimir (G2)",
    use(unlock(THIS), end_action(), by="acting bearer", at=("blocked",), once="turn"),
    static("cannot play", word="cel"),
    text="530379",
)

card(
    "Lydia, Grand Praetor (G6)",
    use(price(burn_blood(1)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    static("cannot play", word="cel"),
    text="cdf84a",
)

card(
    "Nehemiah (G4)",
    use(
        YOUR_TURN,
        choose(hand(yours), name="moved", most=2),
        to_bottom(chosen("moved")),
        draws_up(),
        at=("unlock",),
        once="phase",
    ),
    static("cannot play", word="cel"),
    text="c0eaad",
)

card(
    "Shalmath (G6)",
    use(fits(THIS, on(locked)), unlock(), by="bearer", at=ANYTIME, once="turn"),
    static("cannot play", word="cel"),
    text="d2ce81",
)

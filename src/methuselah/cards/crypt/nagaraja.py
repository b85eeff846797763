"""Nagaraja vampires."""

from methuselah.language import (
    CHOSEN_SEAT,
    DURING_ACTION,
    FIGHTERS,
    OTHERS,
    PLAYING,
    THIS,
    YOU,
    acts,
    among,
    being_played,
    bleed,
    burn_blood,
    cancels_card,
    card,
    choose,
    choose_seat,
    chosen,
    controlled_by,
    costs_blood,
    discard,
    fits,
    gain_counter,
    hand,
    is_action,
    is_among,
    later,
    look_at_hand,
    named_counters,
    on,
    other,
    price,
    ready,
    static,
    stealth,
    use,
)

card(
    "Anu Diptinatpa (G6)",
    use(
        price(burn_blood(1)), bleed(+1, limited=False), by="bearer", at=DURING_ACTION, once="action"
    ),
    text="6a6108",
)

card(
    "Asguresh (G5)",
    use(
        being_played("combat"),
        fits(THIS, among(FIGHTERS)),
        fits(PLAYING, on(is_among(FIGHTERS), other)),
        cancels_card(free=True),
        by="bearer",
        at=("as_played",),
    ),
    text="60aeab",
)

card(
    "Kanimana Belghazi (G2)",
    acts(costs_blood(1), gain_counter("research", THIS), by="bearer", stealth=1),
    static("hand_size", named_counters("research", THIS), YOU, when=fits(THIS, ready())),
    text="96b5df",
)

card(
    "Le Dinh Tho (G2)",
    acts(
        choose_seat(OTHERS),
        look_at_hand(CHOSEN_SEAT),
        later(choose(hand(controlled_by(CHOSEN_SEAT)), name="gone")),
        discard(chosen("gone")),
        by="bearer",
        stealth=1,
    ),
    static("stealth", -1, when=is_action("hunt")),
    text="28d217",
)

card(
    "Raful al-Zarqa (G2)",
    use(price(burn_blood(1)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    text="fd56d9",
)

card(
    "Veejay Vinod (G6)",
    use(price(burn_blood(2)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    text="515b8a",
)

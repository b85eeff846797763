"""Nagaraja vampires."""

from methuselah.language import (
    CHOSEN_SEAT,
    DURING_ACTION,
    EACH,
    FIGHTERS,
    OTHERS,
    PLAYING,
    PREY,
    SUBJECT_SEAT,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acts,
    ally,
    among,
    any_of,
    ash_heap,
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
    is_a,
    is_action,
    is_among,
    later,
    look_at_hand,
    may,
    named_counters,
    on,
    other,
    price,
    ready,
    remove_from_game,
    static,
    stealth,
    trigger,
    unless,
    unlock,
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
        once="combat",
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
    "Prejudice (G4)",
    use(
        is_action("bleed"),
        choose(ash_heap(controlled_by(PREY), any_of(ally, is_a("retainer"))), name="removed"),
        price(remove_from_game(chosen("removed"))),
        bleed(+2, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="fe1ac0",
)

card(
    "Raful al-Zarqa (G2)",
    use(price(burn_blood(1)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    text="fd56d9",
)

card(
    "Sennadurek (G4)",
    trigger(
        "lost the Edge",
        unlock(THIS_CARD),
        may(look_at_hand(SUBJECT_SEAT)),
        who=EACH,
        when=unless(YOUR_TURN),
    ),
    text="ec0bff",
)

card(
    "Veejay Vinod (G6)",
    use(price(burn_blood(2)), stealth(+1), by="acting bearer", at=DURING_ACTION, once="action"),
    text="515b8a",
)

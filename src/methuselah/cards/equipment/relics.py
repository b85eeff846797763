"""Relics and other equipment of one's own kind: Disciplines, blood, actions of the bearer."""

from methuselah.language import (
    ANYTIME,
    BEARER,
    FIGHTERS,
    NO_COUNTERS,
    THIS,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acting_is,
    acts,
    add_counters,
    among,
    ash_heap,
    burn_card,
    burns_when,
    capacity_at_least,
    card,
    choose,
    chosen,
    equips,
    fits,
    gain_blood,
    intercept,
    may_prevent,
    move_counters,
    moves_onto,
    on,
    price,
    ready,
    static,
    to_uncontrolled,
    unless,
    use,
    vampire,
    yours,
)

on_vampire = fits(BEARER, on(vampire))

card(
    "Blood Tears of Kephran",
    equips(),
    may_prevent(2, fits(THIS, on(vampire)), fits(THIS, among(FIGHTERS)), price(burn_card())),
    use(
        fits(THIS, on(vampire)),
        price(burn_card()),
        gain_blood(2),
        by="bearer",
        at=ANYTIME,
        key="blood",
    ),
    text="8ee608",
)

card(
    "Changeling Skin Mask",
    equips(),
    static("discipline", when=on_vampire, word="OBF"),
    use(fits(THIS, on(vampire)), price(burn_card()), intercept(+2), by="bearer", at=("attempt",)),
    text="dc02fc",
)

card(
    "Cooler",
    equips(),
    use(
        YOUR_TURN,
        fits(THIS, ready(vampire)),
        move_counters(1, THIS_CARD, THIS),
        by="bearer",
        at=("unlock",),
        once="turn",
    ),
    burns_when(NO_COUNTERS),
    enters=(add_counters(4),),
    text="0375d6",
)

card(
    "Hand of Conrad",
    equips(),
    static("discipline", when=on_vampire, word="POT"),
    acts(
        choose(ash_heap(vampire, yours), name="taken"),
        to_uncontrolled(chosen("taken")),
        by="bearer",
        who=ready(vampire),
    ),
    text="cd8bf3",
)

card(
    "Shaal Fragment",
    equips(),
    static("hand_size", +2, YOU),
    acts(
        unless(YOU_CONTROL_THIS),
        moves_onto(THIS_CARD, THIS),
        who=ready(vampire),
        directed=True,
    ),
    text="8dbc3f",
)

card(
    "The Signet of King Saul",
    equips(),
    static("cannot block", who=on(capacity_at_least(8)), when=acting_is(BEARER)),
    text="0b4459",
)

"""Melee weapons without a Discipline (the rest of them, and of the guns, is in weapons.py)."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    AT_CLOSE,
    NOT_FALLING,
    OPPOSING,
    THIS,
    THIS_CARD,
    THIS_STRIKE_RESOLVES,
    after_strike_resolution,
    all_prevented_by,
    at_end_of_turn,
    attached,
    burn_card,
    burns_instead,
    card,
    clan,
    destroys,
    equips,
    exists,
    fits,
    going_to_torpor,
    hand_strike,
    is_on,
    keyword,
    melee_strike,
    on,
    prevents_damage_to,
    price,
    ready,
    static,
    strength_strike,
    strikes,
    trigger,
    turns_face_down,
    unlock,
    use,
    vampire,
    when,
)

card("Bang Nakh — Tiger's Claws", equips(), strikes(melee_strike(+2)), text="d4cf42")

card(
    "Baseball Bat",
    equips(replace="action"),
    strikes(melee_strike(+1)),
    trigger("equipped", at_end_of_turn(unlock()), when=ACTION_OF_THIS_CARD),
    text="0caf4f",
)

card(
    "Bundi",
    equips(),
    strikes(hand_strike(+1)),
    prevents_damage_to(THIS, 1, sources=("melee weapon",), once="strike"),
    text="05e723",
)

card(
    "Garrote",
    equips(),
    strikes(melee_strike(0), AT_CLOSE),
    use(
        THIS_STRIKE_RESOLVES,
        NOT_FALLING,
        fits(OPPOSING, ready(vampire, going_to_torpor)),
        price(burn_card()),
        burns_instead(),
        by="bearer",
        at=("torpor",),
        key="burn",
    ),
    text="0f5a9b",
)

card(
    "Kerrie",
    equips(),
    strikes(melee_strike(+1)),
    strikes(
        strength_strike(ranged=True, anyway=(after_strike_resolution(turns_face_down()),)),
        key="throw",
    ),
    text="47a27a",
)

card(
    "Poker",
    equips(),
    strikes(
        melee_strike(+1, hit=(after_strike_resolution(when(all_prevented_by("for"), burn_card())),))
    ),
    static("aggravates damage to", who=THIS_CARD, word="Kiasyd"),
    text="a00889",
)

card(
    "Talith",
    equips(),
    strikes(melee_strike(+1)),
    strikes(
        destroys("weapon", first=True),
        fits(THIS, on(clan("Ravnos"))),
        exists(attached(keyword("weapon"), is_on(OPPOSING))),
        key="destroy",
    ),
    text="52e30a",
)

"""Action modifiers that require Animalism, alone or with others."""

from methuselah.language import (
    BLOCKER,
    THIS,
    WAS_BLOCKED,
    add,
    ally,
    any_of,
    at_moment,
    bleed,
    burn_blood,
    cannot_block,
    card,
    fits,
    gains_votes,
    if_blocked,
    is_action,
    modifier,
    on,
    price,
    stealth,
    unless,
    vampire,
    younger_than_acting,
)

card(
    "Adhocracy",
    ani=modifier(bleed(+1)),
    chi=modifier(is_action("political"), gains_votes(+3), at=("polling",)),
    pot=modifier(add("strength", +1, THIS, until="action", when=WAS_BLOCKED)),
    text="d61348",
)

card(
    "Animal Magnetism",
    ani_obf=modifier(gains_votes(1), at=("before_votes", "polling")),
    ANI_OBF=modifier(gains_votes(3), at=("before_votes", "polling")),
    text="a19b34",
)


card(
    "Beast Meld",
    ani_pro=modifier(stealth(+1), if_blocked("prevention")),
    ANI_PRO=modifier(unless(is_action("bleed")), cannot_block(vampire), at=("announced",)),
    text="12dcf6",
)


card(
    "Invigorate",
    ani=modifier(add("strength", +1, THIS)),
    dom=modifier(cannot_block(ally)),
    pro=modifier(add("aggravated strikes", to=THIS, word="hand")),
    text="7dbc7f",
)

wild = (
    if_blocked("maneuver", first_round=True),
    at_moment("blocked", add("cannot strike", to=BLOCKER, until="action", word="ends")),
)

card(
    "Mind of the Wilds",
    ani_aus=modifier(*wild),
    ANI_AUS=modifier(stealth(+1), *wild),
    text="dfb470",
)

lesser = on(any_of(ally, younger_than_acting))

card(
    "Mole's Tunneling",
    ani=modifier(
        fits(BLOCKER, lesser), add("intercept", -1, when=fits(THIS, lesser)), at=("attempt",)
    ),
    spi=modifier(stealth(+1)),
    SPI=modifier(price(burn_blood(1)), stealth(+2)),
    text="33a388",
)

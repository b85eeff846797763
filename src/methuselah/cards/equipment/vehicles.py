"""Vehicles: a minion may have only one."""

from methuselah.language import (
    ACTING,
    BEARER,
    BLOCKER,
    EQUIPPING_WITH,
    THIS_CARD,
    acting_is,
    add,
    as_announced,
    burn_card,
    card,
    equips,
    fits,
    is_action,
    on,
    optional_press,
    static,
    title,
    trigger,
)

card("Hawg", equips(), optional_press(), text="3350cd")

card("Learjet", equips(), static("may draw one more", when=acting_is(BEARER)), text="8c6ccf")

card(
    "Unlicensed Taxicab",
    equips(as_announced(add("stealth", +1))),
    static("stealth", +1, who=ACTING, when=fits(THIS_CARD, EQUIPPING_WITH)),
    static("stealth", +1, when=is_action("hunt", "recruit", "employ")),
    trigger("is blocked", burn_card(), when=fits(BLOCKER, on(title("prince or archbishop")))),
    text="0ee118",
)

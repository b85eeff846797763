"""Reactions that require a Sabbat title."""

from methuselah.language import (
    ACTING,
    BEARER,
    BLOCKED_THIS,
    FIGHTERS,
    OPPOSING,
    TARGET,
    THIS,
    acting_is,
    acts,
    aim,
    among,
    at_least,
    bled_for,
    burn_card,
    card,
    clan,
    enters_combat,
    fits,
    is_action,
    not_,
    on,
    put_on,
    reaction,
    ready,
    sect,
    sends_to_torpor,
    static,
    titled,
    trigger,
    vampire,
    yours,
)

card(
    "Cardinal Sin: Failure of Mission",
    reaction(
        BLOCKED_THIS,
        acting_is(on(vampire, sect("sabbat"), not_(titled))),
        put_on(ACTING, kept=True),
        at=("blocked",),
    ),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(vampire, sect("sabbat")),
        key="fight",
    ),
    acts(burn_card(), who=ready(vampire, sect("sabbat")), directed=True, key="burn"),
    text="82a91c",
)

card(
    "Cardinal Sin: Insubordination",
    reaction(
        fits(THIS, among(FIGHTERS)),
        fits(OPPOSING, ready(vampire, sect("sabbat"), not_(titled))),
        sends_to_torpor(OPPOSING),
        by="even locked",
        at=("after_combat",),
    ),
    text="da90f4",
)

card(
    "Vendetta",
    reaction(
        is_action(trait="bleeds you"),
        at_least(bled_for(), 3),
        put_on(ACTING),
        at=("after_resolution",),
    ),
    static("strength", +1, who=OPPOSING, when=fits(OPPOSING, on(clan("Brujah antitribu")))),
    acts(
        fits(BEARER, ready(vampire, not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(clan("Brujah antitribu")),
    ),
    trigger("torpor", burn_card()),
    text="d19171",
)

"""Action cards without a Discipline that are put on a vampire."""

from methuselah.language import (
    OTHERS,
    TARGET,
    THIS,
    YOU,
    YOUR_TURN,
    acting_is,
    action,
    add,
    as_announced,
    blood_of,
    burn_card,
    capacity_of,
    card,
    choose,
    chosen,
    clan,
    controller_of,
    each,
    exists,
    fits,
    gain_blood,
    gathers,
    later,
    minus,
    not_,
    older_than,
    on,
    price,
    put_on,
    ready,
    remember,
    remembered,
    sends_to_torpor,
    static,
    trigger,
    use,
    vampire,
    when,
    yours,
)

to_be_purged = ready(vampire, yours, not_(older_than(THIS)))

card(
    "Baltimore Purge",
    action(
        as_announced(when(fits(THIS, on(clan("Ravnos"))), add("stealth", +1))),
        put_on(THIS),
    ),
    trigger(
        "unlock phase",
        burn_card(),
        when(
            exists(ready(clan("Lasombra"), yours)),
            each(
                OTHERS,
                later(choose(to_be_purged, by=controller_of(THIS))),
                gathers("purged", TARGET),
            ),
            otherwise=(each(OTHERS, later(choose(to_be_purged)), gathers("purged", TARGET)),),
        ),
        sends_to_torpor(THIS),
        sends_to_torpor(chosen("purged")),
        who=YOU,
    ),
    text="1dd724",
)

card(
    "Blood Bond",
    action(choose(on(vampire)), put_on(TARGET), remember("regnant", THIS), stealth=1),
    static("cannot block", when=acting_is(remembered("regnant"))),
    text="d04a11",
)

card(
    "Concert Tour",
    use(
        YOUR_TURN,
        price(burn_card()),
        gain_blood(minus(capacity_of(THIS), blood_of(THIS)), THIS),
        at=("unlock",),
        by="bearer",
    ),
    action(put_on(THIS), stealth=1),
    text="90b82b",
)

card(
    "Ritual Challenge",
    action(put_on(THIS), stealth=1),
    static("strength", +1),
    text="58be6b",
)

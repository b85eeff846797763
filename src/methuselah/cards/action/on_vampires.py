"""Action cards without a Discipline that are put on a vampire."""

from methuselah.language import (
    BEARER,
    BLOCKER,
    DIRECTED_AT_YOU,
    OTHERS,
    TARGET,
    THIS,
    UNDIRECTED,
    YOU,
    YOUR_TURN,
    acting_is,
    action,
    acts,
    add,
    as_announced,
    blood_of,
    burn_card,
    capacity_at_least,
    capacity_of,
    card,
    choose,
    choose_any_clan,
    choose_superior_discipline,
    chosen,
    clan,
    controller_of,
    each,
    exists,
    fails_attempt,
    fits,
    gain_blood,
    gathers,
    intercept,
    is_action,
    is_slave,
    keeps_chosen_word,
    later,
    masters_chosen,
    minus,
    not_,
    older_than,
    on,
    price,
    put_on,
    ready,
    remember,
    remembered,
    same_clan,
    sect,
    sends_to_torpor,
    static,
    treats_as_normal,
    trigger,
    unlock,
    use,
    vampire,
    when,
    yields_unfit_title,
    younger,
    yours,
)

to_be_purged = ready(vampire, yours, not_(older_than(THIS)))

card(
    "Baltimore Purge",
    action(as_announced(when(fits(THIS, on(clan("Ravnos"))), add("stealth", +1))), put_on(THIS)),
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
    "Clan Impersonation",
    action(
        choose_any_clan("posed"),
        put_on(THIS),
        keeps_chosen_word("posed"),
        yields_unfit_title(THIS),
        stealth=1,
    ),
    static("clan", word="chosen"),
    trigger("left play", yields_unfit_title(THIS)),
    acts(burn_card(), by="bearer"),
    text="e37359",
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
    "Defender of the Haven",
    action(
        choose(on(clan("Gargoyle"), is_slave, capacity_at_least(5)), name="defender"),
        put_on(chosen("defender")),
        stealth=1,
    ),
    static("intercept", +2, when=is_action(trait="directed")),
    text="89cf83",
)

card(
    "Fire Dance",
    action(choose(on(vampire, sect("sabbat")), name="dancer"), put_on(chosen("dancer")), stealth=1),
    treats_as_normal(1, once="combat"),
    text="6713b9",
)

card(
    "Kaymakli Barrier",
    action(choose(ready(vampire, younger)), put_on(TARGET, kept=True)),
    static("cannot block", when=UNDIRECTED),
    static("action cost", +1, when=is_action(trait="directed")),
    text="a0fd64",
)

card(
    "Marked Territory",
    use(DIRECTED_AT_YOU, price(burn_card()), intercept(+2), at=("attempt",), by="bearer"),
    action(put_on(THIS), unlock(THIS), stealth=2),
    text="acbfb9",
)

card(
    "Ritual Challenge",
    action(put_on(THIS), stealth=1),
    static("strength", +1),
    text="58be6b",
)

card(
    "Sanguine Instruction",
    action(
        choose_superior_discipline("taught"),
        choose(ready(vampire, same_clan(THIS), not_(masters_chosen("taught")))),
        put_on(TARGET),
        keeps_chosen_word("taught"),
        stealth=1,
    ),
    static("discipline", word="chosen"),
    static("capacity", +1),
    text="914402",
)

card(
    "Vaulderie",
    action(put_on(THIS), stealth=1),
    use(
        acting_is(BEARER),
        fits(BLOCKER, ready(vampire, sect("sabbat"))),
        price(burn_card()),
        fails_attempt(),
        at=("attempt",),
    ),
    text="740858",
)

"""Brujah antitribu vampires."""

from methuselah.language import (
    BLED,
    DIRECTED_AT,
    DURING_ACTION,
    FIGHTERS,
    FIRST_ROUND,
    HAS_EDGE,
    ONE,
    OPPOSING,
    PREDATOR,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    ally,
    among,
    any_of,
    ash_heap,
    attached,
    bleed,
    blood_of,
    both,
    burn_blood,
    capacity_below,
    capacity_of,
    card,
    choose,
    chosen,
    clan,
    controlled_by,
    discards_at_random,
    dodge,
    draws_up,
    each,
    enters_combat,
    exists,
    fits,
    gain_pool,
    gains_strikes,
    having,
    is_action,
    is_named,
    keyword,
    later,
    minion,
    minus,
    move_counters,
    moves_onto,
    not_,
    on,
    optional_press,
    other,
    played,
    played_by_this,
    price,
    ready,
    same,
    sect,
    static,
    stealth,
    strikes,
    title,
    to_top,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    with_blood,
    younger,
    yours,
)

card(
    "Alessandro Garcia (G4)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Lasombra")))),
    text="da6c0a",
)

card(
    "Amelia (G2)",
    acts(
        choose(ready(capacity_below(4), not_(yours))), enters_combat(TARGET), by="bearer", stealth=1
    ),
    text="faae17",
)

card(
    "Armin Brenner (G4)",
    trigger("referendum passed", gain_pool(1)),
    text="05330f",
)

card(
    "Bronwen (G2)",
    strikes(dodge, once="combat"),
    text="6b3160",
)

card(
    "Dark Selina (G5)",
    static("stealth", +1, when=is_action("political")),
    text="7f6298",
)

card(
    "Doctor Streck (G3)",
    trigger("successful bleed", discards_at_random(1, BLED), draws_up(BLED)),
    text="6cb4b6",
)

card(
    "Fairuza (G5)",
    acts(choose(on(minion, controlled_by(PREY))), burn_blood(1, TARGET), by="bearer"),
    static("bleed", -1, when=exists(ready(minion, controlled_by(BLED)))),
    text="282c5b",
)

card(
    "Father Juan Carlos (G4)",
    use(
        is_action("bleed"),
        price(burn_blood(1)),
        add("bleed", -1),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="33a47a",
)

card(
    "Gold Pan Dan (G5)",
    trigger(
        "combat over",
        burn_blood(1),
        unlock(THIS),
        when=both(fits(THIS, ready(with_blood)), unless(fits(OPPOSING, ready()))),
        optional=True,
        once="turn",
    ),
    text="30743b",
)

card(
    "Hektor (G4)",
    static("aggravated strikes", word="hand"),
    static("bleed", +1, who=on(clan("Baali")), when=same(YOU, BLED)),
    text="f62011",
)

fiend_or_keeper = any_of(clan("Lasombra"), clan("Tzimisce"))

card(
    "Henry Taylor (G3)",
    use(
        choose(ash_heap(yours, played_by_this("action", "combat")), name="back"),
        to_top(chosen("back")),
        by="bearer",
        at=("after_resolution",),
        once="action",
    ),
    text="cd3854",
)

card(
    "Hugo (G2)",
    static("intercept", -1, when=acting_is(on(fiend_or_keeper))),
    text="55df0b",
)

card(
    "Jacko (G2)",
    use(
        FIRST_ROUND,
        fits(THIS, among(FIGHTERS)),
        gains_strikes(1, limited=False),
        at=("additional",),
        by="bearer",
        once="round",
    ),
    text="7cf489",
)

card(
    "Jacques Molay (G4)",
    acts(choose(ready(any_of(ally, younger))), enters_combat(TARGET), by="bearer"),
    text="c3178d",
)

card(
    "Jayne Jonestown (G4)",
    static("stealth", +1, when=is_action("hunt")),
    static("stealth", -1, when=unless(is_action("hunt"))),
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(attached(is_named("Society of Leopold")), name="society"),
        choose(ready(vampire)),
        moves_onto(chosen("society"), TARGET, kept=True),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="96047d",
)

card(
    "Julian Sanders (G2)",
    optional_press(),
    text="c0962f",
)

card(
    "Marcel de Breau (G3)",
    trigger("played", gain_pool(1), who=played(keyword("gehenna")), when=HAS_EDGE),
    text="489acb",
)

card(
    "Miguel Santo Domingo (G3)",
    use(
        acting_is(on(vampire, sect("sabbat"), yours, other)),
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="0a3c81",
)

not_full = having(minus(capacity_of(THIS), blood_of(THIS)), 1)
card(
    "Rigby, Crusade Vanguard (G2)",
    trigger(
        "fails to block",
        later(choose(on(title("bishop"), controlled_by(PREDATOR), not_full))),
        move_counters(1, THIS_CARD, TARGET),
        when=acting_is(on(vampire, sect("sabbat"))),
    ),
    text="4e4efa",
)

card(
    "Salinger (G2)",
    acts(choose(ready(fiend_or_keeper, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="249eba",
)

card(
    "Sarah Brando (G2)",
    static(
        "stealth",
        -1,
        when=exists(ready(title("bishop or archbishop"), controlled_by(DIRECTED_AT))),
    ),
    text="0ff23d",
)

card(
    "Sela (G2)",
    trigger(
        "gained title",
        each(ready(title("bishop"), controlled_by(PREY)), burn_blood(1, ONE)),
        when=fits(THIS, on(title("archbishop"))),
    ),
    text="d49304",
)

card(
    "Urraca (G4)",
    static("bleed", +1, when=HAS_EDGE),
    text="577ba1",
)

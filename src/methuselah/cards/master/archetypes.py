"""Archetypes: what a vampire is; it can have only one."""

from methuselah.language import (
    ACTION_COST_BLOOD,
    ACTION_OF_THIS_CARD,
    AIMED_AT,
    BEARER,
    BLED,
    EACH,
    FIGHTERS,
    OPPOSING,
    PREY,
    RESULTS_FROM_ATTACK,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    TURN,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    abstains,
    acting_is,
    acts,
    adds_blood_or_life,
    anywhere,
    at_moment,
    attached,
    both,
    burn_blood,
    card,
    choose,
    clan,
    controlled_by,
    controller_of,
    ends_combat,
    enters_combat,
    exists,
    fits,
    forget,
    gain_blood,
    gains_title,
    is_action,
    is_among,
    lock,
    locked,
    loses_title,
    mark,
    marked,
    master,
    minion,
    not_,
    on,
    one_of,
    opponent_of,
    other,
    prey_of,
    price,
    put_on,
    ready,
    remember,
    remembered,
    same,
    sect,
    static,
    this,
    torpor,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    used_disciplines,
    vampire,
    way,
    when,
    yours,
)

card(
    "Bravo",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    trigger(
        "combat over",
        gain_blood(1, BEARER),
        when=both(RESULTS_FROM_ATTACK, acting_is(BEARER), fits(BEARER, ready())),
        once="turn",
    ),
    text="1207c0",
)

card(
    "Capitalist",
    master(choose(on(vampire, yours, sect("sabbat"))), put_on(TARGET)),
    trigger(
        "successful bleed",
        gain_blood(1, BEARER),
        when=same(BLED, prey_of(controller_of(BEARER))),
        once="turn",
    ),
    text="bfb66e",
)

card(
    "Cavalier",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    use(
        WAS_SUCCESSFUL,
        ACTION_COST_BLOOD,
        price(burn_blood(1)),
        unlock(),
        at=("after_resolution",),
        by="acting bearer",
        once="turn",
    ),
    text="9a614c",
)

card(
    "Conniver",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    trigger(
        "burned pool",
        lock(THIS_CARD),
        gain_blood(1, BEARER),
        who=PREY,
        when=both(fits(THIS_CARD, anywhere(unlocked)), unless(YOUR_TURN), unless(same(TURN, PREY))),
        optional=True,
    ),
    text="122da5",
)

card(
    "Creep Show",
    master(choose(on(vampire, yours, sect("sabbat"))), put_on(TARGET)),
    trigger(
        "evades",
        gain_blood(1, BEARER),
        who=on(minion, is_among(opponent_of(BEARER))),
        once="turn",
    ),
    text="e93ab0",
)

card(
    "Curmudgeon",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    use(
        same(TURN, PREY),
        choose(on(minion, controlled_by(PREY))),
        remember("watched", TARGET),
        at=("unlock",),
        once="phase",
    ),
    trigger(
        "is blocked",
        lock(THIS_CARD),
        gain_blood(1, BEARER),
        who=on(is_among(remembered("watched"))),
        optional=True,
    ),
    trigger("turn begins", forget("watched"), who=EACH),
    text="816057",
)

card(
    "Dabbler",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    use(
        used_disciplines(3),
        one_of(way(burn_blood(1), unlock()), way(gain_blood(1))),
        by="bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="93d853",
)

card(
    "Guru",
    master(choose(on(vampire, yours, sect("sabbat"))), put_on(TARGET)),
    trigger("referendum passed", gain_blood(1, BEARER), once="turn"),
    text="7d1611",
)

card(
    "Loner",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    trigger("announces", mark("attempted", SUBJECT), who=on(minion)),
    trigger(
        "announces",
        at_moment("after resolution", when(WAS_SUCCESSFUL, mark("succeeded", BEARER))),
    ),
    trigger(
        "influence phase",
        gain_blood(1, BEARER),
        who=YOU,
        when=both(
            fits(BEARER, ready(marked("succeeded"))),
            unless(exists(on(minion, yours, other, marked("attempted")))),
        ),
    ),
    text="a1d65e",
)

card(
    "Monster",
    master(choose(ready(vampire, yours)), put_on(TARGET)),
    use(
        fits(THIS, on(locked, is_among(FIGHTERS))),
        unless(fits(OPPOSING, ready())),
        price(burn_blood(1)),
        unlock(),
        by="bearer",
        at=("after_combat",),
        once="turn",
    ),
    text="c81ca4",
)

salubri = on(vampire, yours, clan("Salubri"))

card(
    "Saulot's Avenging Fist",
    master(choose(salubri), put_on(TARGET)),
    static("strength", +1),
    static("stealth", +1, when=both(ACTION_OF_THIS_CARD, fits(AIMED_AT, on(clan("Tremere"))))),
    acts(choose(ready(vampire, not_(clan("Salubri")))), enters_combat(TARGET), by="bearer"),
    text="a04449",
)

independent_salubri = on(vampire, yours, clan("Salubri"), sect("independent"))

card(
    "Saulot's Guiding Wisdom",
    master(
        choose(independent_salubri), gains_title("2 votes", "independent", TARGET), put_on(TARGET)
    ),
    trigger("burned", loses_title("2 votes", "independent")),
    use(
        choose(on(vampire)),
        price(lock(THIS)),
        abstains(TARGET),
        by="bearer",
        at=("before_votes", "polling"),
    ),
    use(
        fits(FIGHTERS, on(minion, yours, other)),
        price(lock(THIS)),
        ends_combat(),
        by="bearer",
        at=("before_range",),
        once="turn",
        key="combat",
    ),
    text="cb6942",
)

no_tremere = (vampire, not_(clan("Tremere")))

card(
    "Saulot's Healing Touch",
    master(choose(salubri), put_on(TARGET)),
    static("rescue cost", -2, who=torpor(*no_tremere)),
    trigger(
        "left torpor",
        gain_blood(1, SUBJECT),
        who=on(*no_tremere),
        when=both(is_action("rescue"), acting_is(on(this))),
    ),
    acts(choose(ready(minion, other)), adds_blood_or_life(1), by="bearer", stealth=1),
    text="92c7a4",
)

fed = (gain_blood(1, BEARER), mark("fed by malice", THIS_CARD))
hungry = both(fits(BEARER, ready()), fits(THIS_CARD, attached(not_(marked("fed by malice")))))

card(
    "Sociopath",
    master(choose(on(vampire, yours, sect("sabbat"))), put_on(TARGET)),
    trigger("burned minion", *fed, when=hungry),
    trigger("sent to torpor", *fed, when=hungry),
    trigger("diablerie", *fed, when=both(hungry, fits(BEARER, ready(is_among(FIGHTERS))))),
    text="167f53",
)

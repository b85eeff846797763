"""Samedi vampires."""

from methuselah.language import (
    AT_CLOSE,
    BLED,
    EACH,
    ONE,
    OPPOSING,
    SUBJECT_SEAT,
    TARGET,
    THIS_CARD,
    YOUR_TURN,
    acts,
    among,
    attached,
    card,
    choose,
    clan,
    claws_for_a_blood,
    controlled_by,
    controller_of,
    costs_blood,
    destroys,
    each,
    enters_combat,
    exists,
    fits,
    inflicts_damage,
    is_a,
    look_at_hand,
    minion,
    not_,
    on,
    ready,
    sect,
    static,
    steals,
    strikes,
    torpor,
    trigger,
    use,
    vampire,
    younger,
    yours,
)

hunted = ready(vampire, younger, not_(clan("Giovanni")), not_(clan("Nosferatu")))

card(
    "Baroque (G5)",
    acts(choose(hunted), enters_combat(TARGET), by="bearer"),
    text="3192bc",
)

card(
    "Jean Lisle (G6)",
    claws_for_a_blood(),
    text="fc735d",
)

card(
    "Jorge De La Muerte, The Agent (G2)",
    static("bleed", +1, when=exists(ready(vampire, sect("sabbat"), controlled_by(BLED)))),
    text="240da7",
)

card(
    "Josette (G6)",
    acts(costs_blood(2), choose(torpor(vampire, not_(yours))), steals(TARGET), by="bearer"),
    text="3291af",
)

card(
    "Mambo Jeanne (G6)",
    static("environmental damage", +2, who=OPPOSING, when=AT_CLOSE),
    text="01c35e",
)

card(
    "Morlock (G4)",
    strikes(destroys("retainer", ranged=True)),
    text="1b685e",
)

card(
    "Tanginé (G4)",
    static("cannot strike", when=fits(OPPOSING, on(clan("Salubri"))), word="else"),
    acts(
        choose(among(on(minion, not_(clan("Salubri"))), attached(is_a("retainer")))),
        inflicts_damage(1, TARGET),
        by="bearer",
    ),
    text="f17b29",
)

card(
    "The Baron (G2)",
    use(
        YOUR_TURN,
        fits(THIS_CARD, ready()),
        exists(ready(clan("Giovanni"))),
        each(ready(clan("Giovanni")), look_at_hand(controller_of(ONE))),
        at=("unlock",),
        once="phase",
    ),
    text="e5a0d0",
)

card(
    "Troglodytia (G4)",
    trigger("played master", look_at_hand(SUBJECT_SEAT), who=EACH, optional=True),
    text="ca6c79",
)

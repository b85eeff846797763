"""Allies without a Discipline of their own that play cards as vampires."""

from methuselah.language import (
    CHOSEN_SEAT,
    OTHERS,
    TARGET,
    THIS_CARD,
    YOU,
    acts,
    at_least,
    at_most,
    blood_of,
    card,
    choose,
    choose_seat,
    count,
    enters_combat,
    fits,
    gain_blood,
    give_control,
    inflicts_damage,
    is_action,
    is_black_hand,
    is_named,
    lock,
    minion,
    not_,
    on,
    plus,
    ready,
    recruits,
    static,
    steals,
    trigger,
    vampire,
    yours,
)

card(
    "Herald of Topheth",
    recruits(),
    static("infernal"),
    static("flight"),
    static("plays as a vampire", 5, word="dai"),
    static("plays as a vampire", 5, word="pot"),
    static("plays as a vampire", 5, word="pre"),
    static("lends together"),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    trigger("unlock phase", gain_blood(1), who=YOU, when=at_most(blood_of(THIS_CARD), 4)),
    text="eb10a0",
)

thuggees = on(yours, is_named("Marijava Thuggee"))

card(
    "Marijava Thuggee",
    recruits(),
    static("plays as a vampire", word="obf"),
    acts(choose(ready(vampire)), inflicts_damage(1, TARGET), by="bearer"),
    trigger(
        "unlock phase",
        lock(thuggees),
        who=YOU,
        when=at_least(count(thuggees), plus(count(on(vampire, yours, is_black_hand)), 1)),
    ),
    text="180a87",
)

card(
    "Vivienne Géroux",
    recruits(),
    static("plays as a vampire", word="cel"),
    static("plays as a vampire", word="for"),
    static("lends together"),
    static("plays as an anarch"),
    static("stealth", -1, who=on(vampire, yours), when=is_action("political")),
    acts(
        fits(THIS_CARD, on(yours)),
        choose_seat(OTHERS),
        give_control(THIS_CARD, CHOSEN_SEAT),
        who=ready(vampire),
        key="give",
    ),
    acts(
        fits(THIS_CARD, on(not_(yours))),
        steals(THIS_CARD),
        who=ready(vampire),
        directed=True,
        key="steal",
    ),
    text="7cf06f",
)

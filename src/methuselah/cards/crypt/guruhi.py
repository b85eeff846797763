"""Guruhi vampires."""

from methuselah.language import (
    CALLED_BY_THIS,
    EACH,
    MERGED,
    ONE,
    OPPOSING,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    acting_is,
    acts,
    at_moment,
    blood_of,
    both,
    burn_blood,
    card,
    choose,
    choose_number,
    chosen_number,
    clan,
    each,
    either,
    enters_combat,
    failed_to_block,
    fits,
    has_voted,
    is_action,
    later,
    least,
    minion,
    move_counters,
    not_,
    on,
    only_once,
    ready,
    sect,
    static,
    trigger,
    uncontrolled,
    unless,
    unlock,
    vampire,
    voted,
    when,
    younger,
    yours,
)

card(
    "Aren, Priest of Eshu (G4)",
    static("stealth", +1, when=is_action("political")),
    trigger(
        "tallied",
        each(on(vampire, voted), when(has_voted(ONE, "against"), burn_blood(1, ONE))),
        who=EACH,
        when=CALLED_BY_THIS,
    ),
    text="d5a462",
)

card(
    "Batsheva (G4 ADV)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Malkavian")))),
    static("strength", +1, when=MERGED),
    text="a17f52",
)

card(
    "Batsheva (G4)",
    static("strength", +1, when=fits(OPPOSING, on(clan("Tzimisce")))),
    text="950b15",
)

card(
    "Eze, The Demon Prince (G3)",
    static("votes", +1),
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(
                both(WAS_SUCCESSFUL, acting_is(THIS_CARD), unless(is_action("hunt"))),
                only_once("turn", unlock(THIS_CARD)),
            ),
        ),
        who=on(),
    ),
    text="402110",
)

card(
    "Maskini (G4)",
    trigger(
        "announces",
        at_moment(
            "end",
            when(
                either(
                    both(acting_is(THIS_CARD), unless(WAS_SUCCESSFUL)),
                    fits(THIS_CARD, on(failed_to_block)),
                ),
                burn_blood(1, THIS_CARD),
            ),
        ),
        who=on(),
    ),
    text="3aee28",
)

card(
    "Nana Buruku (G4)",
    static("master_actions are", 2, who=YOU, when=fits(THIS_CARD, ready())),
    static("hand_size", +1, who=YOU, when=fits(THIS_CARD, ready())),
    text="4092aa",
)

card(
    "Nangila Were (G4)",
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    static("hand_size", +1, who=YOU, when=fits(THIS_CARD, ready())),
    text="720e58",
)

card(
    "Ugadja (G4)",
    acts(
        choose(uncontrolled(vampire, sect("laibon"), yours, younger)),
        later(choose_number("moved", 1, least(2, blood_of(THIS)))),
        move_counters(chosen_number("moved"), THIS, TARGET),
        by="bearer",
        stealth=1,
    ),
    text="3e65d1",
)

"""Pander vampires."""

from methuselah.language import (
    COMBAT_IS_ON,
    FORMER_CONTROLLER,
    OPPOSING,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    TURN,
    YOUR_TURN,
    acting_is,
    acts,
    aim,
    ally,
    ash_heap,
    both,
    burn_blood,
    burn_pool,
    card,
    cards_cost,
    choose,
    chosen,
    clan,
    controller_of,
    costs_pool,
    discards_at_random,
    draws_up,
    each,
    enters_combat,
    exists,
    fits,
    is_action,
    is_black_hand,
    later,
    library_card,
    lock,
    may,
    not_,
    older,
    older_than,
    on,
    ready,
    same,
    sect,
    static,
    steals,
    to_top,
    trigger,
    unless,
    unlocked,
    use,
    vampire,
    with_blood,
    yours,
)

card(
    "Alfred Benezri (G3)",
    static("strength", -1, when=fits(OPPOSING, on(ally))),
    text="acf747",
)

card(
    "Angela Decker (G2)",
    trigger("burned", burn_pool(2, FORMER_CONTROLLER), when=both(COMBAT_IS_ON, exists(OPPOSING))),
    text="3d3e3e",
)

card(
    "Basil (G2)",
    static("strength", +1, who=OPPOSING, when=fits(OPPOSING, on(vampire, older))),
    text="b7da31",
)

card(
    "Caroline Bishops (G4)",
    static("cannot block", who=THIS, when=acting_is(on(vampire, not_(sect("camarilla"))))),
    text="8a74fb",
)

card(
    "Christine Boscacci (G2)",
    static("intercept", -1, when=is_action("bleed")),
    text="65ab02",
)

card(
    "Feo Ramos (G3)",
    use(
        same(TURN, controller_of(THIS_CARD)),
        unless(YOUR_TURN),
        fits(THIS_CARD, on(unlocked)),
        choose(on(vampire, yours, sect("sabbat"), with_blood, older_than(THIS_CARD))),
        burn_blood(1, TARGET),
        lock(THIS_CARD),
        by="methuselah",
        at=("unlock",),
    ),
    text="c73bb0",
)

card(
    "Gillian Krader (G2)",
    static("cannot political"),
    text="8f7a51",
)

card(
    "Huang, Blood Cultist (G2)",
    acts(
        fits(THIS_CARD, ready(not_(yours))),
        aim(THIS_CARD),
        enters_combat(TARGET),
        who=ready(clan("Gangrel antitribu")),
    ),
    text="68f6c4",
)

card(
    "Jaggedy Andy (G4)",
    trigger("torpor", discards_at_random(2), draws_up()),
    text="42d550",
)

card(
    "Jimmy Dunn (G2)",
    static("cannot be contested"),
    text="30dc5e",
)

card(
    "Lena Rowe (G2)",
    static("cannot have titles"),
    text="0562e0",
)

card(
    "March Halcyon (G2)",
    static("no blood hunt after"),
    text="2a7f78",
)

card(
    "Margarite (G4)",
    acts(
        fits(THIS_CARD, ready(not_(yours))),
        aim(THIS_CARD),
        enters_combat(TARGET),
        who=ready(clan("Tzimisce")),
    ),
    text="fc93d7",
)

card(
    "Mitchell, The Headhunter (G2)",
    static("rescue cost", +1),
    text="555e15",
)

card(
    "Olga Triminov (G3)",
    acts(
        unless(fits(THIS_CARD, on(yours))),
        costs_pool(1),
        steals(THIS_CARD),
        who=ready(vampire, is_black_hand),
        directed=True,
    ),
    text="d17877",
)

card(
    "Rex, The Necronomist (G2)",
    cards_cost(+1, of=("blood",), plays=("combat",)),
    text="663485",
)

card("Royce (G2)", static("stealth", -1, when=is_action("bleed")), text="531327")

card(
    "Schuyler (G4)",
    trigger(
        "is blocked",
        each(
            PREY,
            may(later(choose(ash_heap(yours, library_card), name="back")), to_top(chosen("back"))),
        ),
    ),
    text="963017",
)

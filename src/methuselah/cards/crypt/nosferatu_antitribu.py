"""Nosferatu antitribu vampires."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    AT_CLOSE,
    AT_LONG,
    BLED,
    DURING_ACTION,
    EACH,
    OPPOSING,
    PICKED,
    PREY,
    PREY_OR_PREDATOR,
    RANGE_NOT_SET,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    any_of,
    ash_heap,
    bleed,
    blood_of,
    burn_blood,
    capacity_at_least,
    card,
    cards_cost,
    choose,
    controlled_by,
    count,
    discard,
    either,
    enters_combat,
    exists,
    fits,
    gains_transfers,
    hand,
    intercept,
    is_a,
    is_action,
    is_infernal,
    is_named,
    keyword,
    look_at_hand,
    looks_at,
    master_action,
    minion,
    move_counters,
    not_,
    odd,
    on,
    one_of,
    picks_at_random,
    price,
    ready,
    requires_discipline,
    sect,
    sets_range,
    skips_next_unlock,
    static,
    stealth,
    titled,
    trigger,
    unless,
    use,
    vampire,
    way,
    when,
    yours,
)

card(
    "Aeron (G3)",
    static("environmental damage", +1, who=OPPOSING, when=AT_CLOSE),
    use(
        price(burn_blood(1)), by="bearer", at=("press",), press="press", once="combat", key="press"
    ),
    text="896cb0",
)

card(
    "Beast, The Leatherface of Detroit (G2)",
    static("cannot play", word="action"),
    static("cannot play", word="ally"),
    static("cannot play", word="equipment"),
    static("cannot play", word="political action"),
    static("cannot play", word="retainer"),
    static("cannot have", word="equipment"),
    static("cannot have", word="retainer"),
    static("cannot use equipment"),
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    text="ee50b4",
)

card(
    "Black Annis (G4)",
    acts(
        choose(ready(minion, controlled_by(PREY_OR_PREDATOR))), enters_combat(TARGET), by="bearer"
    ),
    static("action cost", +1, when=unless(either(is_action("hunt"), ACTION_OF_THIS_CARD))),
    text="40c66c",
)

card(
    "Cailean (G2)",
    use(
        RANGE_NOT_SET,
        one_of(way(sets_range("close")), way(sets_range("long"))),
        by="combatant bearer",
        at=("before_range",),
        once="round",
    ),
    text="8a3515",
)

card(
    "Christanius Lionel, The Mad Chronicler (G2)",
    static("hand_size", +1, YOU, when=fits(THIS, ready())),
    text="bfb712",
)

card(
    "Cicatriz (G2)",
    static("discard_actions", +1, who=YOU, when=fits(THIS, ready())),
    text="d5e406",
)

card(
    "Greensleeves (G4)",
    use(
        is_action("bleed"),
        acting_is(on(is_named("Humo"), yours)),
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="402dcd",
)

card(
    "Humo (G4)",
    use(
        acting_is(ready(yours, is_named("Greensleeves"))),
        price(burn_blood(1)),
        stealth(+1),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="1ca66e",
)

card(
    "Icarus, The Manchurian (G4)",
    trigger("successful bleed", look_at_hand(BLED), optional=True),
    text="8826ba",
)

card(
    "Joseph Cambridge (G4)",
    static("stealth", +1, when=is_action("political")),
    text="df5e97",
)

card(
    "Julio Martinez (G3)",
    use(
        acting_is(on(vampire, sect("camarilla"))),
        price(burn_blood(1)),
        intercept(+1),
        by="bearer",
        at=("attempt",),
    ),
    text="db90c8",
)

card(
    "Kendrick (G2)",
    use(
        YOUR_TURN,
        fits(THIS_CARD, ready()),
        picks_at_random(hand(controlled_by(PREY))),
        looks_at(PICKED),
        when(fits(PICKED, hand(is_a("political action"))), discard(PICKED)),
        at=("master",),
        once="turn",
    ),
    text="73f192",
)

card(
    "Len Konopka (G3)",
    trigger("influence phase", gains_transfers(1), who=YOU, when=fits(THIS, ready())),
    text="46d668",
)

card(
    "Lubomira Hradok (G5)",
    trigger(
        "successful bleed",
        skips_next_unlock(THIS),
        when=exists(ready(vampire, titled, controlled_by(BLED))),
    ),
    text="c9d54a",
)

card(
    "Mateusz Gryzbowsky (G3)",
    static("strike damage", -1, when=AT_LONG),
    text="320448",
)

card(
    "Raphael Catarari (G4)",
    static("does not unlock", when=odd(blood_of(THIS))),
    use(
        YOUR_TURN,
        price(master_action()),
        one_of(way(move_counters(1, YOU, THIS)), way(burn_blood(1, THIS))),
        by="bearer",
        at=("master",),
    ),
    text="a5eb27",
)

card(
    "Servius Marius Pustula (G4)",
    static("hand_size", count(ready(vampire, yours, capacity_at_least(8))), EACH),
    text="c1ceb4",
)

card("Skidmark (G4)", static("late cards", who=YOU, when=acting_is(THIS)), text="002736")

card(
    "Strohmann (G5)",
    cards_cost(
        +1,
        requires_discipline("aus"),
        of=("blood",),
        plays=("reaction",),
        payer=on(minion),
        when=acting_is(THIS),
    ),
    text="5b9778",
)

card(
    "Tarbaby Jack (G3)",
    trigger("influence phase", gains_transfers(1), who=YOU, when=fits(THIS, ready())),
    text="b8a80c",
)

card(
    "Teresita, The Godmother (G3)",
    static("intercept", +1, when=acting_is(on(vampire, sect("camarilla")))),
    text="04c5ca",
)

card(
    "Yong-Sun, Harmonist (G2 ADV)",
    static("bleed", count(ash_heap(vampire, controlled_by(BLED)))),
    text="2de568",
)

unholy = on(any_of(is_infernal, keyword("demon")))

card(
    "Ysador the Foul (G4)",
    static("cannot maneuver", who=OPPOSING, when=unless(fits(OPPOSING, unholy)), word="close"),
    text="e9b910",
)

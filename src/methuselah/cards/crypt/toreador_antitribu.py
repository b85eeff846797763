"""Toreador antitribu vampires."""

from methuselah.language import (
    BLED,
    BLOCKER,
    CHOSEN_SEAT,
    DURING_ACTION,
    FIRST_ROUND,
    HAS_EDGE,
    OPPOSING,
    OTHERS,
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
    any_of,
    ash_heap,
    at_least,
    bled_in_vain_since_your_last_turn,
    bleeds,
    both,
    burn_blood,
    burn_edge,
    card,
    cards_cost,
    choose,
    choose_seat,
    chosen,
    chosen_seat,
    clan,
    combat_ends,
    controlled_by,
    enters_combat,
    exists,
    fits,
    inflicts_damage,
    intercept,
    is_a,
    is_action,
    later,
    lock,
    locked,
    met_by_ability,
    move_counters,
    on,
    played_by_this,
    plus,
    pool_of,
    price,
    ready,
    ready_from_torpor,
    requires_discipline,
    searches_library,
    sect,
    skips_next_unlock,
    static,
    strikes,
    takes_in_hand,
    title,
    torpor,
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
    "Arianne, The Conqueror (G5)",
    strikes(combat_ends(after=(inflicts_damage(1, OPPOSING),)), unless(FIRST_ROUND)),
    text="d0f7a0",
)

rats = any_of(clan("Nosferatu"), clan("Nosferatu antitribu"))

card(
    "Cristos Mantigo (G3)",
    acts(searches_library(is_a("equipment")), by="bearer", stealth=1),
    text="3380dc",
)

card(
    "Dominique Santo Paulo (G4)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, rats))),
    text="48ffec",
)

card(
    "Donatien (G2)",
    acts(
        choose_seat(
            OTHERS, name="bled", only=bled_in_vain_since_your_last_turn(chosen_seat("bled"))
        ),
        bleeds(),
        by="bearer",
    ),
    text="5ba626",
)

card(
    "Greta Kircher (G2)",
    use(
        is_action(trait="bleeds you"),
        acting_is(on(any_of(ally, younger))),
        fits(THIS, ready()),
        price(burn_blood(1)),
        add("bleed", -1),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="363366",
)

card(
    "Isouda de Blaise (G4)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        fits(THIS_CARD, on(locked)),
        price(burn_edge()),
        unlock(THIS_CARD),
        at=("discard",),
    ),
    text="9d78a7",
)

card(
    "Jessica (G2 ADV)",
    static("stealth", +1, when=is_action("political")),
    text="69e609",
)

card(
    "L'Épuisette (G4)",
    static("bleed", +1, when=exists(ready(clan("Toreador"), controlled_by(BLED)))),
    text="14db02",
)

card(
    "Malabranca (G4)",
    acts(
        at_least(pool_of(PREY), plus(pool_of(YOU), 1)),
        choose_seat(PREY),
        move_counters(1, CHOSEN_SEAT, YOU),
        by="bearer",
        stealth=1,
    ),
    text="ba3c78",
)

card(
    "Marthe Dizier (G3)",
    trigger(
        "combat over",
        later(choose(ash_heap(yours, played_by_this("combat")), name="back")),
        burn_blood(1, THIS),
        takes_in_hand(chosen("back")),
        when=fits(THIS, on(with_blood)),
        optional=True,
    ),
    text="693359",
)

card(
    "Matteus, Flesh Sculptor (G2)",
    static("plays action cards as if", word="archbishop, cardinal"),
    cards_cost(+1, met_by_ability, of=("blood",), plays=("action",)),
    use(
        is_action("political"),
        acting_is(on(title("archbishop or cardinal or regent"))),
        price(burn_blood(1)),
        intercept(+1),
        by="bearer",
        at=("attempt",),
    ),
    text="de31b7",
)

card(
    "Mélusine d'Anjou (G5)",
    use(
        fits(BLOCKER, on(vampire, younger)),
        price(burn_blood(1)),
        intercept(-2, BLOCKER),
        by="acting bearer",
        at=("attempt",),
        once="action",
    ),
    text="41f13a",
)

card(
    "Miller Delmardigan, Teacher of Bahari (G2)",
    cards_cost(-1, requires_discipline("cel"), of=("blood",)),
    text="22e3ce",
)

card(
    'Ondine "Boudicca" Sinclair (G5)',
    static("stealth", +1, when=both(HAS_EDGE, is_action("bleed"))),
    text="a75f37",
)

card(
    "Redbone McCray (G4)",
    acts(choose(ready(vampire, younger, sect("camarilla"))), enters_combat(TARGET), by="bearer"),
    text="ce94c6",
)

card(
    "Tears, The Dark Pierrot (G4)",
    trigger("is blocked", burn_blood(1, THIS), when=is_action("bleed", "political")),
    text="ed2ad3",
)

card(
    "Venere Carboni (G3)",
    trigger(
        "unlock phase",
        burn_blood(1, THIS_CARD),
        ready_from_torpor(THIS_CARD),
        who=YOU,
        when=fits(THIS_CARD, torpor(with_blood)),
        optional=True,
    ),
    text="5d9baf",
)

card(
    "Yitzak (G3)",
    acts(choose(on(vampire, younger)), lock(TARGET), skips_next_unlock(TARGET), by="bearer"),
    text="51a8b2",
)

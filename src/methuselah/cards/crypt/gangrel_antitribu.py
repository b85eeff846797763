"""Gangrel antitribu vampires."""

from methuselah.language import (
    ACTING_SEAT,
    ALL_DAMAGE,
    BLED,
    BLEEDABLE,
    CALLED_BY_THIS,
    CALLED_BY_VAMPIRE,
    DURING_ACTION,
    EACH,
    FIGHTERS,
    FIRST_ROUND,
    HAS_EDGE,
    MERGED,
    ONE,
    OPPOSING,
    PREY,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    ally,
    among,
    any_of,
    anywhere,
    at_end_of_turn,
    at_moment,
    attached,
    bleed,
    blood_of,
    both,
    burn_blood,
    burn_edge,
    capacity_of,
    card,
    cards_cost,
    choose,
    choose_seat,
    chosen,
    chosen_seat,
    clan,
    claws_for_a_blood,
    combat_ends,
    controlled_by,
    could_have,
    diablerizable,
    discard,
    each,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gain_pool,
    grants,
    hand,
    has_voted,
    having,
    inflicts_damage,
    intercept,
    is_a,
    is_action,
    is_among,
    is_black_hand,
    keyword,
    later,
    minion,
    minus,
    move_counters,
    moves_onto,
    not_,
    older,
    older_than,
    on,
    optional_press,
    prevents,
    price,
    ready,
    redirect_bleed,
    requires_discipline,
    sect,
    static,
    steals,
    strikes,
    torpor,
    treats_as_normal,
    trigger,
    uncontrolled,
    unlock,
    unlocked,
    use,
    vampire,
    voted,
    when,
    with_blood,
    yours,
)

card(
    "Aksinya Daclau (G4)",
    use(
        fits(THIS, ready(unlocked)),
        is_action(trait="bleeds you"),
        choose(hand(yours, is_a("master")), name="paid"),
        choose_seat(BLEEDABLE, name="to"),
        price(discard(chosen("paid"))),
        redirect_bleed(chosen_seat("to")),
        by="bearer",
        at=("declined",),
        once="turn",
    ),
    text="dec673",
)

card(
    "Alex Camille (G5)",
    use(price(burn_blood(1)), intercept(+1), by="bearer", at=DURING_ACTION, once="action"),
    text="341f36",
)

card(
    "Céleste Lamontagne (G4)",
    strikes(combat_ends(), fits(OPPOSING, on(keyword("werewolf")))),
    static(
        "intercept",
        +1,
        when=both(
            acting_is(on(vampire, sect("camarilla"))),
            exists(anywhere(keyword("gehenna"), controlled_by(ACTING_SEAT))),
        ),
    ),
    text="b1cbf9",
)

not_full = having(minus(capacity_of(THIS), blood_of(THIS)), 1)
card(
    "Doyle Fincher (G4)",
    trigger(
        "discard phase",
        later(choose(ready(vampire, controlled_by(PREY), not_full))),
        gain_blood(1, TARGET),
        gain_blood(1, THIS_CARD),
        who=YOU,
        when=exists(ready(vampire, controlled_by(PREY), not_full)),
    ),
    text="7fe1b3",
)

card(
    "Enkidu, The Noah (G4)",
    static("cannot have", word="equipment"),
    static("cannot use equipment"),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(both(WAS_SUCCESSFUL, acting_is(THIS_CARD)), at_end_of_turn(unlock(THIS_CARD))),
        ),
        who=on(),
        when=is_action("employ"),
    ),
    text="1ad884",
)

card("Genevieve (G2)", static("votes", +1, when=CALLED_BY_VAMPIRE), text="445c78")

kin = uncontrolled(yours, any_of(clan("Gangrel"), clan("Gangrel antitribu")))

card(
    "Haakon Mortensen (G2)",
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(kin),
        move_counters(1, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    acts(choose(on(vampire, unlocked)), gain_blood(1, TARGET), by="bearer"),
    text="c41919",
)

card(
    "Harry Reese (G3)",
    static("strike damage", +1, when=fits(OPPOSING, on(ally, not_(keyword("mortal"))))),
    text="4c4614",
)

card(
    "Hartmut Stover (G3)",
    trigger(
        "tallied",
        each(on(vampire, voted), when(has_voted(ONE, "against"), burn_blood(1, ONE))),
        who=EACH,
        when=CALLED_BY_THIS,
    ),
    use(YOUR_TURN, HAS_EDGE, price(burn_edge()), gain_pool(1), at=("discard",)),
    text="46163e",
)

card(
    "Jalan-Aajav (G3)",
    treats_as_normal(ALL_DAMAGE, price(burn_blood(1)), once="round"),
    optional_press(),
    text="b6440e",
)

card(
    "Janey Pickman (G4)",
    claws_for_a_blood(),
    text="831a6f",
)

against = (fits(OPPOSING, on(is_among(THIS_CARD))), fits(THIS, on(vampire, older_than(THIS_CARD))))

card(
    "Leo Washington (G4)",
    use(
        *against,
        FIRST_ROUND,
        by="combatant",
        at=("range",),
        maneuver=True,
        once="combat",
        key="maneuver",
    ),
    text="d185cf",
)

card(
    "Leon (G2)",
    static("intercept", -1, who=on(clan("Gangrel antitribu")), when=acting_is(THIS)),
    text="aff503",
)

card(
    "Luke Fellows (G4)",
    trigger("successful bleed", at_moment("end", unlock(THIS))),
    text="e2bb28",
)

card(
    "Luther (G2)",
    static("bleed", +1, when=exists(ready(clan("Pander"), controlled_by(BLED)))),
    text="d18073",
)

card(
    "Mitru the Hunter (G4)",
    cards_cost(-1, requires_discipline("cel"), of=("blood",)),
    text="afc3ce",
)

card(
    "Mowgli (G4)",
    static("cannot maneuver", word="long"),
    static("cannot press", word="end"),
    text="73f902",
)

card(
    "Nostoket (G4)",
    acts(
        choose(ready(minion, controlled_by(PREY_OR_PREDATOR))),
        inflicts_damage(2, TARGET),
        by="bearer",
    ),
    text="a4b6a9",
)

card(
    "Omaya (G2)",
    prevents(1),
    text="2f542f",
)

card(
    "Phillipe Rigaud (G4)",
    static("cannot block", who=THIS, when=UNDIRECTED),
    static("must act", when=exists(torpor(vampire, older, diablerizable)), word="diablerie"),
    text="8499be",
)

card(
    "Sébastien Goulet (G3 ADV)",
    static("stealth", +1, when=is_action("recruit", "employ")),
    acts(
        MERGED,
        choose(among(on(ally, not_(yours)), attached(is_a("retainer"), not_(yours), could_have))),
        when(fits(TARGET, on(ally)), steals(TARGET), otherwise=(moves_onto(TARGET, THIS),)),
        by="bearer",
        stealth=1,
    ),
    text="e33a1b",
)

card(
    "Sébastien Goulet (G3)",
    cards_cost(-1, plays=("ally", "retainer")),
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="7be66a",
)

card(
    "Shaggydog (G5)",
    optional_press("press", FIRST_ROUND),
    text="511ab5",
)

card(
    "Soldat (G3)",
    use(
        HAS_EDGE,
        choose(on(vampire, is_black_hand, is_among(FIGHTERS))),
        price(burn_edge()),
        grants("maneuver", to=TARGET),
        at=("before_range",),
    ),
    use(
        HAS_EDGE,
        fits(THIS_CARD, on(yours)),
        fits(THIS, on(vampire, is_black_hand)),
        price(burn_edge()),
        by="combatant",
        at=("range",),
        maneuver=True,
        key="maneuver",
    ),
    text="04495b",
)

card(
    "Una (G3)",
    cards_cost(-1, requires_discipline("for"), of=("blood",), plays=("combat",)),
    text="6c26f1",
)

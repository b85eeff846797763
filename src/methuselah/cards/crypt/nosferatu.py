"""Nosferatu vampires."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    BLED,
    CHOSEN_SEAT,
    COMBAT_IS_ON,
    DURING_ACTION,
    FIRST_ROUND,
    HAS_EDGE,
    MERGED,
    OPPOSING,
    PICKED,
    PREY,
    PREY_OR_PREDATOR,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    abstains,
    acting_is,
    action_requires,
    acts,
    add,
    aim,
    at_least,
    at_moment,
    bleed,
    blood_of,
    both,
    burn_blood,
    burn_edge,
    card,
    cards_cost,
    changes_votes,
    choose,
    choose_number,
    choose_seat,
    chosen,
    chosen_number,
    clan,
    claws_for_a_blood,
    controlled_by,
    controller_of,
    cost_left,
    discard,
    discard_phase_action,
    discards_at_random,
    draws_up,
    enters_combat,
    fits,
    gain_blood,
    gains_votes,
    hand,
    helps_pay,
    inflicts_damage,
    is_a,
    is_action,
    is_red_list,
    keyword,
    later,
    least,
    lock,
    locked,
    look_at_top,
    looks_at,
    may,
    minion,
    move_counters,
    not_,
    older_than,
    on,
    one_of,
    only_once,
    optional_maneuver,
    optional_press,
    picks_at_random,
    price,
    ready,
    requires_discipline,
    sect,
    static,
    steals_title,
    this,
    title,
    title_of_city,
    top_to_bottom,
    trigger,
    uncontrolled,
    unlock,
    use,
    vampire,
    way,
    when,
    with_blood,
    younger,
    yours,
)

card(
    "Alonso Petrodon (G5)",
    trigger(
        "successful bleed",
        inflicts_damage(1, on(sect("anarch"), controlled_by(BLED)), unpreventable=True),
    ),
    text="2a5daa",
)

card(
    "Baron Dieudonne (G4)",
    use(
        YOUR_TURN,
        WAS_SUCCESSFUL,
        fits(THIS, on(locked)),
        price(burn_blood(1)),
        unlock(),
        by="acting bearer",
        at=("after_resolution",),
        once="phase",
    ),
    text="b8ba8b",
)

card(
    "Benjamin Rose (G5)",
    acts(
        by="bearer",
        kind="political",
        stealth=1,
        passes=(add("hand_size", +1, YOU, until="game"),),
    ),
    text="074d7d",
)

card(
    "Calebros, The Martyr (G2)",
    static("cannot block", who=THIS, when=ACTION_OF_THIS_CARD),
    acts(
        fits(THIS_CARD, on(not_(yours), title_of_city("prince", "New York"))),
        aim(THIS_CARD),
        steals_title(TARGET),
        who=ready(vampire, sect("camarilla"), older_than(THIS_CARD)),
    ),
    text="b816cf",
)

card(
    "Casino Reeds (G3)",
    acts(
        choose(uncontrolled(clan("Nosferatu"), yours, younger)),
        later(choose_number("moved", 1, least(3, blood_of(THIS)))),
        move_counters(chosen_number("moved"), THIS, TARGET),
        by="bearer",
    ),
    static("strike damage", +1, word="ranged"),
    text="760413",
)

card(
    "Cock Robin (G3)",
    trigger(
        "announces",
        at_moment(
            "end",
            when(
                both(WAS_SUCCESSFUL, action_requires("ani"), acting_is(THIS_CARD)),
                only_once("turn", unlock(THIS_CARD)),
            ),
        ),
        who=on(),
    ),
    text="37f02e",
)

card(
    "Crossbreaker (G6)",
    claws_for_a_blood(),
    text="506118",
)

card(
    "Echo (G4)",
    static("strength", +1, when=fits(OPPOSING, on(minion, is_red_list))),
    text="0f3734",
)

card(
    "Ellison Humboldt (G3)",
    static("cannot block", who=on(title("prince")), when=acting_is(THIS_CARD)),
    use(
        choose(ready(title("prince"))),
        price(burn_blood(1)),
        one_of(
            way(
                changes_votes(TARGET, "for"),
                add("forced vote", to=TARGET, until="referendum", word="for"),
            ),
            way(
                changes_votes(TARGET, "against"),
                add("forced vote", to=TARGET, until="referendum", word="against"),
            ),
        ),
        by="bearer",
        at=("before_votes", "polling"),
        once="referendum",
    ),
    text="a5859c",
)

card("Federico di Padua (G5)", optional_maneuver(FIRST_ROUND), text="15b446")

card(
    "Gerard Rafin (G3)",
    trigger(
        "unlock phase",
        picks_at_random(hand(controlled_by(PREY))),
        looks_at(PICKED),
        who=YOU,
        when=fits(THIS, ready()),
        optional=True,
    ),
    text="9cb891",
)

card(
    "Gustaphe Brunnelle (G4)",
    acts(
        choose(ready(minion, controlled_by(PREY_OR_PREDATOR))), enters_combat(TARGET), by="bearer"
    ),
    text="766162",
)

card(
    "Harold Tanner (G4)",
    static("open hand", who=controller_of(OPPOSING), when=COMBAT_IS_ON),
    text="761164",
)

card(
    "Josef von Bauren (G4)",
    use(
        price(discard_phase_action()),
        choose_seat(PREY_OR_PREDATOR),
        discards_at_random(1, CHOSEN_SEAT),
        draws_up(CHOSEN_SEAT),
        at=("discard",),
    ),
    text="37fb25",
)

card(
    "Kurt Densch (G3)",
    use(
        YOUR_TURN,
        look_at_top(),
        may(burn_blood(1), top_to_bottom()),
        by="bearer",
        at=("unlock",),
        once="turn",
    ),
    text="fce71b",
)

card(
    "Larissa Moreira (G6)",
    use(
        acting_is(ready(this)),
        choose(hand(yours, requires_discipline("ani"))),
        price(discard()),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="f5422d",
)

card(
    "Marty Lechtansi (G1)",
    use(
        price(burn_blood(1)), by="bearer", at=("press",), press="press", once="combat", key="press"
    ),
    text="7fb3c8",
)

card(
    "Murat (G2)",
    cards_cost(
        +1,
        requires_discipline("ser"),
        of=("blood",),
        payer=OPPOSING,
        when=fits(OPPOSING, on(clan("Ministry"))),
    ),
    text="633f2b",
)

card(
    "Nathaniel Bordruff (G6)",
    acts(choose(ready(vampire, locked)), enters_combat(TARGET), by="bearer"),
    text="db371f",
)

card(
    "Nikolaus Vermeulen (G2)",
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(uncontrolled(yours, clan("Nosferatu"))),
        move_counters(1, THIS, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="35e47f",
)

card(
    "Nikolaus Vermeulen (G6)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        choose(uncontrolled(clan("Nosferatu"), yours)),
        price(burn_edge()),
        gain_blood(1, TARGET),
        by="bearer",
        at=("influence",),
    ),
    text="e8352a",
)

card(
    "Petra (G4)",
    static("aggravates damage to", word="Baali"),
    trigger(
        "pressed to continue",
        burn_blood(1, SUBJECT),
        who=OPPOSING,
        when=fits(OPPOSING, on(vampire)),
    ),
    text="185549",
)

card(
    "Selma the Repugnant (G1)",
    static("intercept", +1, when=acting_is(on(clan("Nosferatu")))),
    text="bcf41a",
)

card("Serhat Gunde, Combat Junkie (G6)", optional_press(), text="85648b")

card(
    "Sundown (G3 ADV)",
    use(
        MERGED,
        fits(THIS, ready()),
        choose(hand(yours, is_a("political action")), name="shown"),
        choose(on(vampire)),
        price(discard(chosen("shown"))),
        abstains(TARGET),
        by="bearer",
        at=("polling",),
        once="referendum",
        key="silence",
    ),
    text="94c8be",
)

card(
    "Sundown (G3)",
    use(
        price(burn_blood(1)),
        gains_votes(1),
        at=("before_votes", "polling"),
        by="bearer",
        once="referendum",
    ),
    text="4fe7d5",
)

card("Tammy Walenski (G3)", optional_maneuver(), text="02953f")

card(
    "The Dowager (G6)",
    static("intercept", +1, when=is_action(trait="directed")),
    text="8ba138",
)

rest = cost_left("pool")

card(
    "Zelios (G5)",
    helps_pay(
        rest,
        fits(THIS, ready()),
        at_least(blood_of(THIS), rest),
        price(lock(THIS)),
        burn_blood(rest),
        of=("pool",),
        card=(keyword("location"),),
        by="bearer",
    ),
    text="35a8a7",
)

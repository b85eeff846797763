"""Giovanni vampires."""

from methuselah.language import (
    BLED,
    CALLED_BY_VAMPIRE,
    COMBAT_IS_ON,
    DURING_ACTION,
    FIRST_ROUND,
    HAS_EDGE,
    NEEDS_INTERCEPT,
    OPPOSING,
    OPPOSING_CONTROLLER,
    PREDATOR,
    PREY,
    PREY_OR_PREDATOR,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    TURN,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    any_of,
    anywhere,
    ash_heap,
    bleeds,
    both,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    capacity_below,
    card,
    cards_cost,
    choose,
    choose_seat,
    chosen,
    clan,
    controlled_by,
    costs_blood,
    count,
    discard,
    discard_phase_action,
    discards_at_random,
    draws_up,
    end_action,
    enters_combat,
    exchanges,
    exists,
    fits,
    gain_blood,
    gains_votes,
    hand,
    helps_pay,
    intercept,
    is_a,
    is_action,
    is_among,
    is_named,
    keyword,
    later,
    library_card,
    lock,
    may_during_action,
    move_counters,
    names_aloud,
    not_,
    on,
    optional_press,
    other,
    out_of_turn_master,
    picks_at_random,
    price,
    ready,
    remember,
    remembered,
    remove_from_game,
    requires_clan,
    requires_discipline,
    same,
    sect,
    shuffles_into_library,
    static,
    takes_in_hand,
    title,
    titled,
    trigger,
    unless,
    use,
    vampire,
    when,
    with_blood,
    yours,
)

card(
    "Ambrogino Giovanni (G2 ADV)",
    use(
        YOUR_TURN,
        choose(ash_heap(yours), name="removed", least=7, most=7),
        price(remove_from_game(chosen("removed"))),
        gain_blood(2, THIS),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="92e10c",
)

card("Andrea Giovanni (G2)", static("stealth", +1, when=action_requires("nec")), text="cb6b05")

card(
    "Baldesar Rossellini (G4)",
    helps_pay(
        1,
        fits(THIS, ready()),
        card=(any_of(is_a("equipment"), keyword("location")),),
        by="bearer",
        once="turn",
    ),
    text="2ff17c",
)

card(
    "Bez Dunsirn (G6)",
    trigger("left ready region", discards_at_random(2), draws_up()),
    text="abcfda",
)

card(
    "Carlotta Giovanni (G2)",
    acts(
        costs_blood(1),
        choose(hand(yours), name="given"),
        choose(ash_heap(yours, library_card), name="taken"),
        exchanges(chosen("given"), chosen("taken")),
        by="bearer",
        stealth=1,
    ),
    text="38951c",
)

card(
    "Chas Giovanni Tello (G2)",
    use(
        acting_is(THIS_CARD),
        unless(YOU_CONTROL_THIS),
        choose(hand(yours, is_a("master")), name="paid"),
        price(out_of_turn_master(), discard(chosen("paid"))),
        end_action("failed"),
        by="methuselah",
        at=("announced",),
    ),
    static("strength", +1, when=fits(OPPOSING, on(vampire, titled))),
    text="1ddd50",
)

card(
    "Diego Giovanni (G5)",
    acts(costs_blood(2), choose(anywhere(keyword("location"))), burn_card(TARGET), by="bearer"),
    text="8bcdc5",
)

card(
    "Don Michael Antonio Giovanni (G4)",
    static("cannot strike", word="ends"),
    static("cannot press", word="end"),
    static("strength", +1, when=both(COMBAT_IS_ON, unless(FIRST_ROUND))),
    text="74702e",
)

card(
    "Donatello Giovanni (G4)",
    use(
        same(TURN, PREY),
        choose(on(vampire, not_(controlled_by(PREDATOR)))),
        remember("watched", TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    trigger(
        "announces",
        move_counters(1, SUBJECT, THIS),
        who=on(vampire, other, is_among(remembered("watched"))),
        when=is_action("bleed"),
    ),
    trigger("unlock phase", remember("watched", THIS), who=YOU),
    text="8df777",
)

card(
    "Dr. Oliver Genet (G6)",
    cards_cost(
        -1,
        any_of(requires_discipline("nec"), requires_clan("Giovanni")),
        plays=("ally", "retainer"),
    ),
    text="3820e4",
)

rose = any_of(clan("Toreador"), clan("Toreador antitribu"))

card(
    "Enzo Giovanni, Pentex Board of Directors (G2)",
    static(
        "may block anything",
        when=both(is_action("political"), acting_is(on(vampire, not_(yours)))),
    ),
    static(
        "intercept",
        +1,
        when=both(
            is_action("political"),
            unless(acting_is(on(title("prince or justicar or inner circle member")))),
        ),
    ),
    text="06d1c6",
)

card(
    "Francis Milliner (G4)",
    static("strength", +1, when=fits(OPPOSING, on(vampire, rose))),
    text="5589bc",
)

card(
    "Gillespi Giovanni (G2)",
    static("bleed", +1, when=exists(ready(vampire, sect("camarilla"), controlled_by(BLED)))),
    text="df78f7",
)

card(
    "Guillaume Giovanni (G4)",
    static("hand_size", count(anywhere(keyword("location"), yours)), YOU, when=fits(THIS, ready())),
    static("stealth", +1, when=is_action("employ", "recruit")),
    text="994017",
)

card(
    "Ignazio Giovanni (G3)",
    acts(
        choose(ready(vampire, capacity_below(7), controlled_by(PREY_OR_PREDATOR))),
        enters_combat(TARGET),
        by="bearer",
    ),
    text="2ac5a1",
)

card(
    "Lady Constancia (G4)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        exists(hand(yours)),
        price(burn_edge(), discard_phase_action()),
        when(
            exists(ash_heap(yours, library_card)),
            picks_at_random(hand(yours), name="lost"),
            names_aloud(chosen("lost")),
            later(choose(ash_heap(yours, library_card), name="drawn")),
            takes_in_hand(chosen("drawn")),
            discard(chosen("lost")),
            otherwise=(discards_at_random(1),),
        ),
        at=("discard",),
    ),
    text="9a9356",
)

card(
    "Lisandro Giovanni (G3)",
    static("plays as if", word="clan Samedi"),
    static("plays as if", word="clan Ventrue antitribu"),
    text="ef9bbb",
)

card(
    "Lupo Giovanni (G6)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(ready(clan("Giovanni"), yours, other)),
        gain_blood(1, TARGET),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="ad8f0c",
)

card(
    "Madeleine Giovanni (G6)",
    trigger("left ready region", burn_pool(1, OPPOSING_CONTROLLER), who=OPPOSING),
    text="30a916",
)

card(
    "Marciana Giovanni, Investigator (G2)",
    static("action cost", +1, word="bleed"),
    use(
        price(lock(THIS)),
        choose(on(vampire, not_(sect("sabbat")))),
        may_during_action(
            "attempt",
            burn_blood(1),
            intercept(+1),
            when=NEEDS_INTERCEPT,
            once=True,
            who=TARGET,
        ),
        at=DURING_ACTION,
        by="bearer",
    ),
    text="f2cea3",
)

card(
    "Margaret Milliner (G4)",
    static("bleed", +1, when=exists(ready(is_named("Francis Milliner")))),
    cards_cost(+1, requires_discipline("for"), of=("blood",)),
    text="4a7c22",
)

card(
    "Martino della Passaglia (G6)",
    cards_cost(-1, plays=("equipment",)),
    text="0f7ce1",
)

card(
    "Paolo Sardenzo (G5)",
    trigger("entered play", gain_blood(1, THIS), who=anywhere(keyword("wraith")), optional=True),
    static("intercept", +1, who=on(clan("Giovanni")), when=acting_is(THIS)),
    text="626e73",
)

card(
    "Pochtli (G2)",
    acts(
        choose(ash_heap(yours, library_card), name="taken", most=2),
        shuffles_into_library(chosen("taken")),
        by="bearer",
        stealth=1,
    ),
    text="b465a4",
)

card(
    "Rafaele Giovanni (G2)",
    acts(choose_seat(PREDATOR, name="bled"), bleeds(), by="bearer"),
    text="981762",
)

card(
    "Regina Giovanni, The Right Hand of Augustus (G2)",
    cards_cost(-1, plays=("ally", "retainer")),
    text="6bc821",
)

card(
    "Silvia Giovanni (G2)",
    optional_press(),
    text="5a8643",
)

card(
    "Stefano Giovanni (G2)",
    use(
        CALLED_BY_VAMPIRE,
        price(burn_blood(1)),
        gains_votes(1),
        by="bearer",
        at=("polling",),
        once="referendum",
    ),
    text="f4206c",
)

card(
    "Thomasso Ghiberti (G4)",
    use(
        YOUR_TURN,
        choose(on(vampire, sect("laibon"), yours, with_blood)),
        move_counters(1, TARGET, THIS),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="43e863",
)

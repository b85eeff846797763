"""Lasombra vampires."""

from methuselah.language import (
    AIMED_AT,
    BLED,
    COMBAT_IS_ON,
    DIRECTED_AT_YOU,
    DURING_ACTION,
    EACH,
    FIGHTERS,
    FIRST_ROUND,
    MERGED,
    OPPOSING,
    PLAYING,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_INFLUENCE_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    aim,
    among,
    at_moment,
    becomes_of_sect,
    being_played,
    bleed,
    both,
    burn_blood,
    cancels_card,
    capacity_at_least,
    capacity_below,
    card,
    cards_cost,
    choose,
    chosen,
    clan,
    controlled_by,
    count,
    discard,
    during_discard_phase,
    enters_combat,
    environmental_damage,
    exists,
    fits,
    gain_blood,
    gains_title,
    gains_votes,
    hand,
    has_voted,
    intercept,
    is_a,
    is_action,
    is_black_hand,
    is_named,
    later,
    locked,
    mark,
    marked,
    may,
    minion,
    move_counters,
    not_,
    older,
    on,
    optional_maneuver,
    optional_press,
    other,
    price,
    ranged_strike,
    ready,
    requires_discipline,
    sect,
    static,
    steal_blood,
    stealth,
    strikes,
    this,
    title,
    titled,
    trigger,
    uncontrolled,
    unless,
    unlock,
    use,
    vampire,
    when,
    with_blood,
    younger,
    yours,
)

fed_by_abstaining = (at_moment("after resolution", may(gain_blood(2, THIS))),)
has_abstained = fits(THIS, on(not_(marked("voted"))))

card(
    "Alvaro, The Scion of Angelica (G2)",
    trigger("tallied", mark("voted", THIS, until="action"), who=EACH, when=has_voted(THIS)),
    trigger("referendum passed", *fed_by_abstaining, who=on(), when=has_abstained),
    trigger("referendum failed", *fed_by_abstaining, who=on(), when=has_abstained),
    text="abd9ca",
)

card(
    "Ambrosio Luis Monçada, Plenipotentiary (G2)",
    static("cannot block", who=THIS),
    static(
        "action pool cost",
        +1,
        who=on(minion),
        when=both(fits(AIMED_AT, on(this)), DIRECTED_AT_YOU),
    ),
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(ready(clan("Lasombra"), other, locked)),
        unlock(TARGET),
        by="bearer",
        at=("discard",),
        once="phase",
    ),
    text="0c59d3",
)

card(
    "Angelica, The Canonicus (G2)",
    use(
        choose(hand(yours, is_a("master")), name="gone", most=99),
        price(discard(chosen("gone"))),
        intercept(count(chosen("gone"))),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="88fefc",
)

card(
    "Antonio Delgado (G2)",
    trigger("referendum passed", during_discard_phase(may(unlock(THIS)))),
    text="7d0a69",
)

card("Antón de Concepción (G4)", optional_maneuver(FIRST_ROUND), text="378f60")

card(
    "Aurora Van Brande, Paladin (G2)",
    strikes(ranged_strike(1)),
    text="de9f0a",
)

card(
    "Azucena (G6)",
    static("intercept", +1, when=acting_is(ready(vampire, clan("Lasombra"), younger))),
    static("intercept", -1, when=acting_is(ready(vampire, clan("Lasombra"), older))),
    text="71663b",
)

card(
    "Badr, Shadow of Granada (G5)",
    cards_cost(-1, requires_discipline("obt"), of=("blood",)),
    text="73da79",
)

card(
    "Carolina Vález (G5)",
    static("immune", word="ally"),
    static("immune", word="retainer"),
    text="f12816",
)

card(
    "Charles Delmare (G5)",
    optional_press(),
    text="3466a0",
)

card(
    "Conrad Adoula (G4)",
    cards_cost(
        +1, of=("blood",), plays=("reaction",), payer=on(vampire, younger), when=acting_is(THIS)
    ),
    text="1594ce",
)

card(
    "Dafina Hanganu (G6)",
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    text="70647b",
)

card(
    "Damian (G6)",
    static("bleed", +1, when=exists(ready(yours, title("cardinal")))),
    text="ae67d6",
)

card(
    "Dr. Julius Sutphen (G3 ADV)",
    use(
        is_action(trait="directed"),
        price(burn_blood(1)),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    static("strength", +1, when=both(MERGED, fits(OPPOSING, on(vampire, sect("camarilla"))))),
    text="809c9b",
)

card(
    "Dr. Julius Sutphen (G3)",
    static("block cost", +1, who=on(vampire, younger), when=acting_is(THIS)),
    text="64d7fa",
)

card(
    "Francisco Domingo de Polonia (G2)",
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="turn",
    ),
    text="e9f95d",
)

card(
    "Gnaeus Aemilius Augustinus (G6)",
    trigger(
        "unlock phase",
        later(choose(ready(minion, controlled_by(PREY)), by=PREY)),
        environmental_damage(1, TARGET, unpreventable=True),
        who=YOU,
        when=fits(THIS, ready()),
    ),
    text="217074",
)

card("Gratiano (G2)", static("ballots", +1), text="3dc7d6")

card(
    "Henri Lavenant (G3)",
    static("hand_size", +1, YOU, when=both(COMBAT_IS_ON, fits(THIS, among(FIGHTERS)))),
    text="9ca39e",
)

card(
    "Leila Monroe (G4)",
    acts(
        choose(on(vampire, sect("anarch"), not_(with_blood))),
        becomes_of_sect("sabbat", TARGET),
        stealth=1,
        by="bearer",
    ),
    text="65328d",
)

card(
    "Lisette Vizquel (G2)",
    static("intercept", +1, when=is_action("diablerie")),
    text="2a5c68",
)

card(
    "Lord Leopold Valdemar (G5)",
    strikes(steal_blood(2, ranged=True)),
    text="2abd6a",
)

card(
    "Luca Italicus (G4)",
    strikes(ranged_strike(2), unless(FIRST_ROUND), once="round"),
    text="211da3",
)

card(
    "Lucita (G2 ADV)",
    use(
        being_played("reaction"),
        fits(PLAYING, on(capacity_below(6))),
        price(burn_blood(2)),
        cancels_card(free=True),
        by="acting bearer",
        at=("as_played",),
        once="action",
    ),
    text="9112db",
)

card(
    "Lucita (G2)",
    static("intercept", -1, who=on(vampire, younger, sect("sabbat")), when=acting_is(THIS)),
    text="39c7fb",
)

card(
    "Marcus Vitel (G3 ADV)",
    acts(
        fits(THIS_CARD, ready(not_(yours))),
        aim(THIS_CARD),
        enters_combat(TARGET),
        who=ready(clan("Brujah")),
    ),
    static(
        "bleed",
        +1,
        who=on(vampire, yours, sect("sabbat")),
        when=both(
            MERGED,
            fits(THIS_CARD, ready(sect("sabbat"))),
            exists(ready(vampire, sect("camarilla"), controlled_by(BLED))),
        ),
    ),
    text="4a3f88",
)

card(
    "Montano (G3)",
    cards_cost(-1, requires_discipline("obt"), of=("blood",)),
    use(
        acting_is(on(yours)),
        price(burn_blood(1)),
        stealth(+1),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="50f8f5",
)

card(
    "Onaedo (G4)",
    static("stealth", +1, when=both(is_action("diablerie"), exists(ready(is_named("Otieno"))))),
    text="abece7",
)

card(
    "Otieno (G4)",
    static("bleed", +1, when=exists(ready(clan("Guruhi"), controlled_by(BLED)))),
    text="426393",
)

card(
    "Paulo de Castille (G4)",
    enters=(
        when(
            YOUR_INFLUENCE_PHASE,
            may(
                later(choose(uncontrolled(clan("Lasombra"), yours))),
                move_counters(1, THIS_CARD, TARGET),
            ),
        ),
    ),
    text="34abd7",
)

card(
    "Saul Meira (G5)",
    use(
        YOUR_TURN,
        price(burn_blood(1)),
        choose(ready(is_black_hand, other)),
        unlock(TARGET),
        by="bearer",
        at=("discard",),
        once="phase",
    ),
    text="99c39c",
)

card(
    "Tabitha Fisk (G3)",
    use(
        YOUR_TURN,
        choose(on(title("archbishop"), yours, with_blood)),
        move_counters(1, TARGET, THIS),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    text="833a7e",
)

card(
    "Talley, The Hound (G2)",
    static("intercept", +1, when=fits(AIMED_AT, on(minion, yours, other))),
    text="c5e716",
)

card(
    "Tobias Smith (G3)",
    acts(
        choose(on(vampire, yours, other, sect("sabbat"), not_(titled), capacity_at_least(6))),
        gains_title("bishop", to=TARGET),
        by="bearer",
    ),
    text="860ee8",
)

card(
    "Virginie, Prodigy (G4)",
    use(
        price(burn_blood(1)),
        bleed(+1, limited=False),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="8ab5f0",
)

card(
    "Yewon Ong (G6)",
    use(
        choose(hand(yours, requires_discipline("obl"))),
        price(discard()),
        gains_votes(+1),
        by="bearer",
        at=("polling",),
        once="referendum",
    ),
    text="57b2ee",
)

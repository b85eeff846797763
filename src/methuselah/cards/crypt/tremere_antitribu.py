"""Tremere antitribu vampires."""

from methuselah.language import (
    ACTING,
    AT_LONG,
    DURING_ACTION,
    FIGHTERS,
    MERGED,
    PREDATOR,
    PREY,
    STRIKES_NOT_LIMITED,
    TARGET,
    THIS,
    THIS_CARD,
    TOP_OF_CRYPT,
    TURN,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    among,
    any_of,
    borrows_until_end_of_next_turn,
    brings_ally,
    burn_blood,
    burn_edge,
    card,
    cards_cost,
    choose,
    chosen,
    chosen_as,
    clan,
    controlled_by,
    controller_of,
    discard,
    draws_up,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gains_strikes,
    hand,
    inflicts_damage,
    intercept,
    is_a,
    is_action,
    keyword,
    later,
    lock,
    master_action,
    minion,
    move_counters,
    not_,
    on,
    one_of,
    price,
    ranged_strike,
    ready,
    ready_from_torpor,
    remove_from_game,
    requires_discipline,
    same,
    sect,
    spares_blocker,
    static,
    steal_blood,
    stealth,
    strikes,
    torpor,
    transfers,
    trigger,
    uncontrolled,
    unless,
    unlocked,
    use,
    vampire,
    way,
    with_blood,
    younger,
    yours,
)

card(
    "Alejandro Aguirre (G3)",
    use(
        fits(THIS, ready(unlocked)),
        unless(fits(THIS, among(FIGHTERS))),
        price(lock(THIS)),
        inflicts_damage(1, FIGHTERS, unpreventable=True),
        by="bearer",
        at=("before_range",),
    ),
    text="31c7d9",
)

mage = keyword("mage")

card(
    "Antonio d'Erlette (G4)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        price(transfers(4)),
        one_of(
            way(brings_ally(mage, places=("library", "hand"))),
            way(brings_ally(mage, places=("hand",))),
        ),
        by="bearer",
        at=("influence",),
    ),
    text="d89e92",
)

card(
    "Ash Harrison (G5)",
    strikes(ranged_strike(1, aggravated=True), AT_LONG, once="round"),
    text="b54519",
)

card(
    "Ayelea, The Manipulator (G2)",
    acts(
        choose(on(clan("Tremere antitribu"), not_(yours))),
        borrows_until_end_of_next_turn(TARGET),
        by="bearer",
    ),
    text="b1a96b",
)

card(
    "Carmen (G5)",
    static("stealth", +1, who=on(vampire, yours, not_(sect("camarilla"))), when=is_action("equip")),
    text="46b4ac",
)

card(
    "Eric Kressida (G4)",
    use(
        unless(YOUR_TURN),
        fits(THIS_CARD, torpor()),
        price(burn_edge()),
        ready_from_torpor(THIS_CARD),
        at=("discard",),
    ),
    text="9bd921",
)

card(
    "Frondator (G4)",
    static("rescue cost", -1, who=torpor(vampire)),
    text="a5c530",
)

card("Goratrix (G2)", strikes(steal_blood(2, ranged=True)), text="b9d70f")

card(
    "Ian Forestal (G2)",
    static("plays with basic", word="any"),
    static("learns superior"),
    text="eeeb30",
)

card(
    "Jacob, The Glitch (G3)",
    static("capacity", +4),
    use(
        YOUR_TURN,
        same(PREY, controller_of(THIS_CARD)),
        choose(hand(yours, is_a("master"))),
        price(master_action()),
        discard(),
        discard(hand(controlled_by(PREY))),
        draws_up(PREY),
        by="methuselah",
        at=("master",),
    ),
    text="0b139e",
)

card(
    "Keith Moody (G4)",
    use(
        same(PREDATOR, controller_of(THIS_CARD)),
        same(PREDATOR, TURN),
        fits(THIS_CARD, on(with_blood)),
        price(burn_edge()),
        burn_blood(1, THIS_CARD),
        by="methuselah",
        at=("unlock",),
    ),
    text="db82b5",
)

card(
    "Lernean (G4)",
    use(
        fits(THIS, among(FIGHTERS)),
        STRIKES_NOT_LIMITED,
        price(burn_blood(1)),
        gains_strikes(1),
        at=("additional",),
        by="bearer",
        once="round",
    ),
    text="9bf64c",
)

card(
    "Lucubratio (G4)",
    trigger(
        "blocks",
        later(choose(hand(yours, requires_discipline("aus")), name="gone")),
        discard(chosen("gone")),
        spares_blocker(),
        when=fits(THIS, ready(unlocked)),
        optional=True,
        once="turn",
    ),
    text="03384e",
)

card(
    "Malgorzata (G4)",
    acts(
        exists(uncontrolled(vampire, yours), least=2),
        choose(uncontrolled(vampire, yours), name="removed"),
        choose(uncontrolled(vampire, yours, not_(chosen_as("removed")))),
        remove_from_game(chosen("removed")),
        gain_blood(4, TARGET),
        by="bearer",
        stealth=1,
    ),
    text="9e2b5f",
)

card(
    "Orlando Oriundus (G4)",
    static("vote multiplier", 2, who=on(vampire, yours), when=fits(THIS_CARD, ready())),
    text="e01b2d",
)

card(
    "Paul Cordwood (G4)",
    use(
        exists(TOP_OF_CRYPT),
        price(remove_from_game(TOP_OF_CRYPT)),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
        once="action",
        key="stealth",
    ),
    use(
        exists(TOP_OF_CRYPT),
        price(remove_from_game(TOP_OF_CRYPT)),
        intercept(+1),
        by="bearer",
        at=DURING_ACTION,
        once="action",
        key="intercept",
    ),
    text="e052cc",
)

card("Reverend Blackwood (G2)", static("strike damage", +1, word="tha"), text="0e9183")

card(
    "Richard Tauber, Ayelea's Puppet (G2)",
    static("intercept", -1, when=acting_is(on(any_of(clan("Lasombra"), clan("Tzimisce"))))),
    text="3710b4",
)

card(
    "Selena (G3)",
    static("aggravated damage from", word="werewolf"),
    text="ae97f8",
)

card(
    "Terrell Harding (G3)",
    acts(
        choose(on(vampire, younger, with_blood)),
        move_counters(1, TARGET, THIS),
        by="bearer",
        stealth=1,
    ),
    text="b9e0d1",
)

card(
    "Uta Kovacs (G4)",
    acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer"),
    cards_cost(-1, requires_discipline("tha"), of=("blood",)),
    text="455c63",
)

card(
    "Valerius Maior, Hell's Fool (G4 ADV)",
    trigger(
        "attempts to block",
        *(
            add("cannot play", to=ACTING, until="action", word=f"{kind} {code}")
            for kind in ("action modifier", "combat")
            for code in ("chi", "obf")
        ),
    ),
    static("capacity", -2, when=MERGED),
    until_merged=("infernal", "red list"),
    text="096969",
)

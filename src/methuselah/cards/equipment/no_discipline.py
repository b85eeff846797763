"""Equipment that is no weapon."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    ALL_DAMAGE,
    BEARER,
    BLED,
    CALLED_BY_VAMPIRE,
    DRAWN,
    FIGHTERS,
    FIRST_ROUND,
    OPPOSING,
    STRIKES,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    add,
    aim,
    ally,
    any_of,
    at_end_of_turn,
    at_most,
    bearer,
    becomes,
    bleeds,
    blood_of,
    both,
    burn_blood,
    burn_card,
    cannot_block,
    capacity_of,
    card,
    choose,
    choose_number,
    chosen,
    chosen_number,
    clan,
    comes_into_play,
    controlled_by,
    controller_of,
    costs_blood,
    costs_pool,
    discipline,
    dodge,
    draws,
    draws_from_crypt,
    ends_combat,
    enters_combat,
    equips,
    exists,
    fits,
    gain_blood,
    gains_votes,
    give_control,
    goes_onto,
    grants,
    hand,
    intercept,
    is_action,
    is_among,
    later,
    lays_top_here,
    least,
    library_size,
    lock,
    may_prevent,
    minus,
    moves_onto,
    not_,
    on,
    optional_maneuver,
    prevents,
    prevents_of_guns,
    price,
    ready,
    remember,
    remembered,
    sect,
    skips_next_unlock,
    static,
    strikes,
    this,
    titled,
    to_bottom,
    torpor,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    with_blood,
    younger_than,
    yours,
)

card(
    "Aaron's Feeding Razor",
    equips(),
    static("hunt", +1),
    text="de46c1",
)

card(
    "Anarch Manifesto, An",
    equips(),
    static("stealth", +1, when=both(fits(THIS, on(sect("anarch"))), action_requires("anarch"))),
    static(
        "strength",
        +1,
        who=OPPOSING,
        when=fits(OPPOSING, on(vampire, titled, not_(sect("anarch")))),
    ),
    text="0bf04c",
)

card(
    "Bowl of Convergence",
    equips(),
    static("intercept", +1, when=fits(THIS, on(discipline("aus")))),
    use(
        fits(THIS, on(discipline("AUS"))),
        price(burn_blood(1)),
        intercept(+1),
        by="bearer",
        at=("attempt",),
        once="action",
    ),
    text="1ece46",
)

card(
    "Camera Phone",
    equips(),
    acts(bleeds(+1), by="bearer"),
    static("no other equipment", when=ACTION_OF_THIS_CARD),
    text="f15ccf",
)

card(
    "Cloak of the Abalone",
    equips(),
    static(
        "cannot block",
        who=on(any_of(clan("Toreador"), clan("Toreador antitribu"))),
        when=acting_is(THIS),
    ),
    text="cfd31c",
)

card(
    "Codex of the Edenic Groundskeepers",
    equips(),
    static("stealth", -2, when=is_action("bleed")),
    static(
        "bleed",
        +3,
        when=both(ACTION_OF_THIS_CARD, unless(exists(ready(unlocked, controlled_by(BLED))))),
    ),
    acts(bleeds(), costs_blood(1), kind="bleed", by="bearer", who=ready(vampire)),
    text="9b6967",
)

card(
    "Concoction of Vitality",
    equips(),
    use(
        acting_is(on(vampire, this)),
        price(burn_card()),
        cannot_block(vampire),
        add("cannot play", to=THIS, word="requiring a Discipline"),
        by="bearer",
        at=("announced",),
    ),
    text="01ced4",
)

card(
    "Drum of Xipe Totec",
    equips(),
    static("discipline", when=fits(BEARER, on(vampire)), word="CEL"),
    use(fits(BEARER, on(vampire)), grants("maneuver"), by="bearer", at=("range",), once="combat"),
    text="1f047a",
)

enchanted = both(is_action("bleed"), fits(BEARER, on(clan("Malkavian antitribu"))))

card(
    "Enchanted Marionette",
    equips(),
    static("bleed", +1, when=enchanted),
    static("stealth", +1, when=enchanted),
    text="349a2b",
)

card(
    "Erebus Mask",
    equips(),
    static("stealth", +1, when=fits(BEARER, on(clan("Harbinger of Skulls")))),
    text="a26b39",
)

card("Flak Jacket", equips(), prevents(1), text="1d2dd7")

card(
    "Heart of Nizchetus",
    equips(),
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose_number("drawn", 1, least(3, library_size())),
        draws(chosen_number("drawn")),
        later(
            choose(
                hand(yours), "returned", least=chosen_number("drawn"), most=chosen_number("drawn")
            )
        ),
        to_bottom(chosen("returned")),
        by="bearer",
        at=("unlock",),
        once="turn",
    ),
    text="e6e633",
)

card(
    "Helicopter",
    equips(),
    trigger("equipped", lock(), who=THIS_CARD),
    use(
        WAS_SUCCESSFUL,
        acting_is(BEARER),
        price(lock()),
        unlock(BEARER),
        by="bearer",
        at=("after_resolution",),
    ),
    text="fdbbaf",
)

card(
    "IR Goggles",
    equips(),
    optional_maneuver(),
    text="31c8d9",
)

card(
    "Kevlar Vest",
    equips(),
    *prevents_of_guns(2, 1),
    text="2014a8",
)

card(
    "Laptop Computer",
    equips(),
    static("bleed", +1),
    text="56f063",
)

card(
    "Leather Jacket",
    equips(),
    may_prevent(ALL_DAMAGE, price(burn_card()), sources=STRIKES),
    trigger("equipped", at_end_of_turn(unlock()), when=ACTION_OF_THIS_CARD),
    text="2c777d",
)

card(
    "Living Manse",
    equips(),
    static("bleed", +1),
    use(fits(THIS, FIGHTERS), price(burn_card()), ends_combat(), by="bearer", at=("before_range",)),
    enters=(becomes("location"),),
    text="430112",
)

card(
    "Lyndhurst Estate, New York",
    equips(),
    use(
        CALLED_BY_VAMPIRE,
        fits(THIS, ready(vampire, with_blood)),
        choose_number("X", 1, blood_of(THIS)),
        burn_blood(chosen_number("X")),
        gains_votes(chosen_number("X")),
        by="bearer",
        at=("polling",),
        once="action",
    ),
    static("keyword", who=THIS_CARD, word="location"),
    enters=(becomes("location"),),
    text="c89cd7",
)

card(
    "Palatial Estate",
    equips(),
    trigger(
        "master phase",
        gain_blood(1, BEARER),
        who=controller_of(BEARER),
        when=fits(BEARER, on(vampire)),
    ),
    static("keyword", who=THIS_CARD, word="location"),
    enters=(becomes("location"),),
    text="226dda",
)

card(
    "Ritual Goblet",
    equips(),
    static("discipline", word="tha"),
    static("rescue cost", -1, who=torpor(vampire)),
    trigger(
        "left torpor",
        unlock(BEARER),
        who=on(vampire),
        when=both(is_action("rescue"), acting_is(BEARER)),
        optional=True,
        once="turn",
    ),
    text="b0cc11",
)

card(
    "Ruins of Ceoris",
    equips(),
    trigger(
        "enters combat",
        grants("maneuver or press", until="combat"),
        who=BEARER,
        when=fits(BEARER, on(clan("Tremere antitribu"))),
    ),
    static("keyword", who=THIS_CARD, word="location"),
    enters=(becomes("location"),),
    text="0400c7",
)

shackled = exists(remembered("wielder"))

card(
    "Ruins of Villers Abbey, Belgium",
    equips(),
    use(
        FIRST_ROUND,
        fits(THIS, on(vampire)),
        choose_number("X", 1, blood_of(THIS)),
        burn_blood(chosen_number("X")),
        grants("maneuver", chosen_number("X"), until="combat"),
        by="bearer",
        at=("before_range",),
    ),
    static("keyword", who=THIS_CARD, word="location"),
    enters=(becomes("location"),),
    text="f680ff",
)

card(
    "Shackles of Enkidu",
    equips(),
    use(
        fits(THIS, ready(vampire, is_among(FIGHTERS))),
        YOU_CONTROL_THIS,
        remember("wielder", THIS),
        moves_onto(THIS_CARD, OPPOSING, kept=True),
        ends_combat(),
        by="bearer",
        at=("before_range",),
    ),
    static("does not unlock", when=shackled),
    trigger("unlock phase", burn_blood(2, on(vampire, bearer)), who=YOU, when=shackled),
    trigger(
        "changed control",
        give_control(THIS_CARD, controller_of(remembered("wielder"))),
        who=remembered("wielder"),
    ),
    acts(burn_card(), who=ready(), directed=True),
    text="d831c4",
)

card(
    "Shilmulo Tarot",
    equips(),
    static("draws from it", who=YOU, when=fits(BEARER, ready(clan("Ravnos")))),
    trigger("unlock phase", lays_top_here(1), who=YOU, optional=True),
    enters=(lays_top_here(2),),
    text="fab0ee",
)

card(
    "Soul Gem of Etrius",
    equips(),
    static("not for the diablerist"),
    trigger(
        "vampire burned",
        draws_from_crypt("drawn"),
        when(
            both(exists(DRAWN), at_most(capacity_of(DRAWN), minus(chosen_number("number"), 1))),
            goes_onto(DRAWN),
            comes_into_play(DRAWN, blood=capacity_of(DRAWN)),
        ),
    ),
    text="5d9528",
)

card(
    "Sport Bike",
    equips(),
    static("intercept", +1),
    text="4f229a",
)

card(
    "Stolen Police Cruiser",
    equips(),
    static("bleed", +1, when=fits(BEARER, on(sect("anarch")))),
    static(
        "intercept",
        -1,
        who=on(any_of(ally, younger_than(BEARER))),
        when=both(acting_is(BEARER), fits(BEARER, on(sect("anarch")))),
    ),
    acts(
        costs_pool(1),
        when(fits(BEARER, on(sect("anarch"))), lock(BEARER), skips_next_unlock(BEARER)),
        burn_card(),
        who=ready(vampire),
        directed=True,
    ),
    text="435fa5",
)

card(
    "Treasured Samadji",
    equips(),
    static("bleed", +1, when=fits(THIS, on(clan("Ravnos")))),
    strikes(dodge, fits(THIS, on(clan("Ravnos"))), once="combat"),
    text="17f120",
)

card(
    "Veneficorum Artum Sanguis",
    equips(),
    static("discipline", when=fits(BEARER, on(vampire)), word="THA"),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(any_of(clan("Tremere"), clan("Tremere antitribu"))),
    ),
    text="ea577b",
)

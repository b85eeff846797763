"""Weapons."""

from methuselah.language import (
    ACTING,
    AT_CLOSE,
    AT_LONG,
    AT_SUPERIOR,
    BEARER,
    DODGED,
    DURING_ACTION,
    FIRST_ROUND,
    HAS_INFLICTED,
    INITIAL_STRIKE_WITH_THIS,
    OPPOSING,
    OPPOSING_BURNED_BY_THIS_STRIKE,
    STRIKES_NOT_LIMITED,
    STRUCK_WITH_THIS,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    acts,
    add,
    add_counters,
    additional_strike,
    after_combat,
    ally,
    among,
    anywhere,
    at_end_of_combat,
    attached,
    both,
    burn_blood,
    burn_card,
    cancels_card,
    capacity_at_least,
    card,
    choose,
    clan,
    combat_ends,
    commits_initial_strike,
    counters_on,
    damage_strike,
    destroys,
    discipline,
    enters_combat,
    environmental_damage,
    equips,
    exists,
    fits,
    gains_strikes,
    grants,
    gun,
    gun_strike,
    if_it_blocks_may,
    imbued,
    is_named,
    is_on,
    keyword,
    later,
    lock,
    may,
    melee_strike,
    minion,
    on,
    only_once,
    optional_maneuver,
    optional_press,
    played_by,
    prevents,
    price,
    ranged_strike,
    ready,
    removes_counters,
    sets_range_to_strike,
    skips_next_unlock,
    static,
    strikes,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    weapon_inflicts,
    when,
    yours,
)

card(
    ".44 Magnum",
    equips(),
    *gun(2, maneuver=True),
    text="8cb567",
)

card(
    "AK-47",
    equips(),
    *gun(2, maneuver=True),
    use(
        STRUCK_WITH_THIS,
        STRIKES_NOT_LIMITED,
        additional_strike(gun_strike(2)),
        by="bearer",
        at=("additional",),
        once="round",
    ),
    text="a7e878",
)

card(
    "Banshee Ironwail",
    equips(),
    strikes(melee_strike(+2)),
    static("aggravates damage to", who=THIS_CARD, word="Kiasyd"),
    static("stealth", -1),
    trigger("blocks", burn_blood(1, ACTING)),
    text="841e54",
)

card("Assault Rifle", equips(), *gun(4, maneuver=True), text="b28892")

card("Bastard Sword", equips(), strikes(melee_strike(+1)), text="f9294e")

another_beretta = exists(attached(is_named("Beretta 9mm"), is_on(THIS)), least=2)

card(
    "Beretta 9mm",
    equips(),
    strikes(gun_strike(1)),
    strikes(gun_strike(2), another_beretta, key="pair"),
    optional_maneuver(another_beretta, commits=gun_strike(2)),
    text="38e606",
)

card(
    "Blade of Enoch",
    equips(),
    strikes(melee_strike(+1), fits(THIS, on(capacity_at_least(6)))),
    static("aggravates damage to", who=THIS_CARD, word="Brujah"),
    static("aggravates damage to", who=THIS_CARD, word="Brujah antitribu"),
    static("immune to frenzy", when=fits(THIS, on(capacity_at_least(6)))),
    text="e67071",
)

card("Blow Torch", equips(), strikes(damage_strike(1, aggravated=True)), text="f830fa")

card("Brass Knuckles", equips(), strikes(melee_strike(+1), once="combat"), text="6a4687")

card(
    "Deer Rifle",
    equips(),
    *gun(1, maneuver=True),
    optional_maneuver(commits=gun_strike(1)),
    text="c45488",
)

card(
    "Bomb",
    equips(),
    strikes(ranged_strike(5, anyway=(environmental_damage(5, THIS), burn_card()))),
    acts(
        choose(anywhere(keyword("location"))),
        burn_card(TARGET),
        burn_card(THIS_CARD),
        by="bearer",
    ),
    text="c97c92",
)

card("Desert Eagle", equips(), *gun(2), text="20b5e6")

card("Femur of Toomler", equips(), strikes(melee_strike(+1, aggravated=True)), text="bb2ebf")

card(
    "Flamethrower",
    equips(),
    strikes(ranged_strike(2, aggravated=True)),
    text="2dfa1b",
)

card(
    "Flash Grenade",
    equips(),
    strikes(
        combat_ends(
            when(
                unless(DODGED),
                after_combat(
                    when(fits(OPPOSING, on(vampire)), lock(OPPOSING), skips_next_unlock(OPPOSING))
                ),
                when(
                    both(AT_CLOSE, fits(THIS, on(vampire))),
                    after_combat(lock(THIS), skips_next_unlock(THIS)),
                ),
            ),
            burn_card(),
        )
    ),
    text="b50cfe",
)

card("Gas-Powered Chainsaw", equips(), strikes(damage_strike(3), once="combat"), text="aef6f7")

card(
    "Grenade",
    equips(),
    strikes(ranged_strike(3, anyway=(when(AT_CLOSE, environmental_damage(1, THIS)), burn_card()))),
    text="24b311",
)

card(
    "Improvised Flamethrower",
    equips(),
    strikes(ranged_strike(2, aggravated=True), once="combat"),
    trigger(
        "faces damage",
        burn_card(),
        environmental_damage(2, THIS, aggravated=True),
        when=AT_LONG,
    ),
    text="7a79a3",
)

card(
    "Ivory Bow",
    equips(),
    strikes(ranged_strike(1, aggravated=True)),
    text="841f2d",
)

card(
    "Joumlon's Axe",
    equips(),
    strikes(melee_strike(+1)),
    static("aggravates damage to", who=THIS_CARD, word="Kiasyd"),
    use(
        played_by(OPPOSING, "grapple"),
        INITIAL_STRIKE_WITH_THIS,
        cancels_card(free=True),
        commits_initial_strike(),
        by="bearer",
        at=("as_played",),
        once="combat",
        key="cancel",
    ),
    text="9c421b",
)

card("Kali's Fang", equips(), strikes(melee_strike(+1, aggravated=True)), text="bb2ebf")

card("Mark V", equips(), strikes(gun_strike(4), AT_LONG, once="round"), text="a6f704")

card("Meat Cleaver", equips(), strikes(melee_strike(+1)), text="f9294e")

card(
    "Meat Hook",
    equips(),
    strikes(melee_strike(+1, hit=(only_once("combat", grants("press continue")),)), once="round"),
    use(
        AT_CLOSE,
        fits(OPPOSING, BEARER),
        price(burn_blood(1)),
        by="combatant",
        who=on(vampire, discipline("pot")),
        at=("strike",),
        strike=destroys("this", first=True),
        key="destroy",
    ),
    text="f44ed7",
)

card(
    "Righteous Blade",
    equips(),
    strikes(melee_strike(+1)),
    optional_press("press continue"),
    text="173836",
)

card(
    "RPG Launcher",
    equips(),
    strikes(ranged_strike(6), AT_LONG, unless(FIRST_ROUND)),
    text="45d219",
)

card(
    "Saturday-Night Special",
    equips(),
    *gun(1, maneuver=True),
    text="3fe3b7",
)

card("Sawed-Off Shotgun", equips(), strikes(gun_strike(3), once="combat"), text="802aa9")

card("Sengir Dagger", equips(), strikes(melee_strike(0, aggravated=True)), text="cbdc0a")

sniper = gun_strike(2)

card(
    "Sniper Rifle",
    equips(),
    strikes(sniper, AT_LONG),
    trigger("blocks", if_it_blocks_may("before_range", sets_range_to_strike("long", sniper))),
    text="d164bc",
)

card(
    "Starshell Grenade Launcher",
    equips(),
    strikes(ranged_strike(1, aggravated=True), AT_LONG, once="combat"),
    use(price(lock(THIS)), add("stealth", -1, ACTING), by="bearer", at=DURING_ACTION, key="flare"),
    text="27dd5e",
)

card(
    "Submachine Gun",
    equips(),
    *gun(3, maneuver=True),
    text="9a6dca",
)

card(
    "Sword of Judgment",
    equips(),
    strikes(melee_strike(+1), fits(THIS, on(clan("Brujah antitribu")))),
    use(
        fits(THIS, on(clan("Brujah antitribu"))),
        STRIKES_NOT_LIMITED,
        gains_strikes(1),
        by="bearer",
        at=("additional",),
        once="round",
        key="again",
    ),
    text="991444",
)

card(
    "Sword of the Archangel",
    equips(),
    strikes(melee_strike(+1, aggravated=True)),
    use(
        fits(THIS, on(clan("Salubri"))),
        played_by(OPPOSING, "grapple", "aim"),
        price(burn_blood(1)),
        cancels_card(free=True),
        by="bearer",
        at=("as_played",),
        once="combat",
    ),
    trigger(
        "burned minion",
        at_end_of_combat(when(fits(THIS, ready()), may(unlock()))),
        when=OPPOSING_BURNED_BY_THIS_STRIKE,
        once="turn",
    ),
    text="6c78f3",
)

card(
    "Talbot's Chainsaw",
    equips(),
    strikes(damage_strike(3)),
    optional_press("must continue", FIRST_ROUND),
    prevents(1),
    static("cannot hunt"),
    trigger(
        "unlock phase",
        when(
            fits(THIS, ready()),
            later(choose(ready(minion, yours))),
            weapon_inflicts(3, TARGET, unpreventable=True),
        ),
        who=YOU,
    ),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer", stealth=1),
    text="624b88",
)

card(
    "The Crimson Sentinel",
    equips(),
    strikes(melee_strike(+1)),
    static("strike damage", counters_on(THIS_CARD), who=THIS_CARD),
    trigger("end of round", add_counters(1), when=HAS_INFLICTED),
    trigger("changed bearer", removes_counters(counters_on(THIS_CARD)), who=THIS_CARD),
    text="447e56",
)

faithful = fits(THIS, among(on(keyword("true faith")), on(imbued)))

card(
    "The Crusader Sword",
    equips(),
    strikes(melee_strike(+1, aggravated=True), faithful),
    static(
        "cannot maneuver",
        who=OPPOSING,
        when=both(faithful, fits(OPPOSING, on(vampire))),
        word="close",
    ),
    text="23fe5d",
)

card(
    "Tinglestripe",
    strikes(ranged_strike(2), unless(STRUCK_WITH_THIS)),
    strikes(ranged_strike(1), AT_SUPERIOR, unless(STRUCK_WITH_THIS), key="1R"),
    optional_maneuver(AT_SUPERIOR, commits=ranged_strike(1)),
    myt=equips(),
    MYT=equips(),
    text="4c8c93",
)

card(
    "Waxen Poetica",
    equips(),
    strikes(
        ranged_strike(2, aggravated=True, anyway=(burn_card(),)),
        unless(fits(OPPOSING, among(on(ally), on(discipline("cel"))))),
    ),
    text="4e2c49",
)
card(
    "White Phosphorus Grenade",
    equips(),
    strikes(
        ranged_strike(
            2,
            aggravated=True,
            anyway=(when(AT_CLOSE, environmental_damage(1, THIS, aggravated=True)), burn_card()),
        )
    ),
    text="f96170",
)

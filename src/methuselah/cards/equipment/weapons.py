"""Weapons."""

from methuselah.language import (
    ACTING,
    AT_CLOSE,
    AT_LONG,
    FIRST_ROUND,
    OPPOSING,
    OPPOSING_BURNED_BY_THIS_STRIKE,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    acts,
    ally,
    among,
    anywhere,
    at_end_of_combat,
    burn_blood,
    burn_card,
    cancels_card,
    capacity_at_least,
    card,
    choose,
    clan,
    damage_strike,
    discipline,
    enters_combat,
    environmental_damage,
    equips,
    fits,
    gun,
    gun_strike,
    if_it_blocks_may,
    keyword,
    later,
    may,
    melee_strike,
    minion,
    on,
    optional_maneuver,
    optional_press,
    played_by,
    prevents,
    price,
    ranged_strike,
    ready,
    sets_range_to_strike,
    static,
    strikes,
    trigger,
    unless,
    unlock,
    use,
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
    "Grenade",
    equips(),
    strikes(
        ranged_strike(3, anyway=(when(AT_CLOSE, environmental_damage(1, THIS)), burn_card())),
    ),
    text="24b311",
)

card(
    "Ivory Bow",
    equips(),
    strikes(ranged_strike(1, aggravated=True)),
    text="841f2d",
)

card("Kali's Fang", equips(), strikes(melee_strike(+1, aggravated=True)), text="bb2ebf")

card("Mark V", equips(), strikes(gun_strike(4), AT_LONG, once="round"), text="a6f704")

card("Meat Cleaver", equips(), strikes(melee_strike(+1)), text="f9294e")

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
    "Submachine Gun",
    equips(),
    *gun(3, maneuver=True),
    text="9a6dca",
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
    acts(
        choose(ready(minion)),
        enters_combat(TARGET),
        by="bearer",
        stealth=1,
    ),
    text="624b88",
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

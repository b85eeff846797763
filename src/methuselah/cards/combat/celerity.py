"""Combat cards that require Celerity."""

from methuselah.engine.definitions import Mode, Node
from methuselah.language import (
    AT_CLOSE,
    BEARER,
    BLOCKED_THIS,
    CHOOSES_FIRST,
    COMBAT_MAY_FOLLOW,
    COMBAT_WOULD_END,
    DODGED,
    FIRST_ROUND,
    IN_ROUND,
    NOT_ADDITIONAL,
    OPPOSING,
    OPPOSING_VAMPIRE,
    STRIKES_NOT_LIMITED,
    TARGET,
    THIS,
    WAS_BLOCKED,
    YOU,
    acting_is,
    acts,
    add,
    additional_strikes,
    aim,
    as_announced,
    attached,
    before_range,
    before_strikes,
    blood_of,
    both,
    burn_blood,
    burn_card,
    cancels_card,
    card,
    choose_number,
    chosen_number,
    combat_card,
    combat_ends,
    continues_unblocked,
    dodge,
    draws,
    draws_up,
    enters_combat,
    exists,
    fits,
    gains_strikes,
    grants,
    hand_strike,
    hand_strike_and_dodge,
    hurts_after_combat,
    is_on,
    keyword,
    later,
    maneuver,
    maneuvers,
    no_weapon_damage,
    not_,
    opponent_chooses_first,
    or_ranged_weapon,
    played_by,
    press,
    prevents_damage,
    price,
    put_on,
    queues_combat,
    ranged_strike,
    ready,
    seizes,
    starts_new_round,
    steal_blood,
    strike,
    unless,
    vampire,
    when,
    yours,
)
from methuselah.language.names import Window

undodgeable = add("undodgeable strikes", to=THIS, until="round")

card(
    "Acrobatics",
    cel=additional_strikes(1),
    CEL=strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)),
    text="1616de",
)


def stab(*more: Node) -> Mode:
    """First strike for a blocker's initial strike: any time before it resolves ([LSJ 20000215])."""
    first = add("first strike", to=THIS, until="round", when=NOT_ADDITIONAL)
    at: tuple[Window, ...] = ("before_range", "before_strikes", "strikes_chosen")
    return combat_card(BLOCKED_THIS, FIRST_ROUND, first, *more, at=at)


card(
    "Backstab",
    cel=stab(),
    CEL=stab(STRIKES_NOT_LIMITED, gains_strikes(1)),
    text="7dc3e2",
)

card(
    "Blur",
    cel=additional_strikes(1),
    CEL=additional_strikes(2),
    text="4f7654",
)

card(
    "Bollix",
    cel=(maneuver, press),
    pre=combat_card(
        played_by(OPPOSING, "aim", "frenzy", "grapple"), cancels_card(free=True), at=("as_played",)
    ),
    tha=strike(hand_strike(+1, proof="for", hit=(when(OPPOSING_VAMPIRE, no_weapon_damage()),))),
    text="149e84",
)

card(
    "Diversion",
    cel=additional_strikes(1),
    for_=prevents_damage(2),
    tha=strike(steal_blood(1, ranged=True), maneuver=True),
    text="8374f7",
)

card(
    "Fast Hands",
    cel=strike(seizes("weapon"), exists(attached(keyword("weapon"), is_on(OPPOSING)))),
    CEL=strike(seizes("weapon", first=True), exists(attached(keyword("weapon"), is_on(OPPOSING)))),
    text="d7a164",
)

card(
    "Flash",
    cel=(maneuver, press),
    CEL=maneuvers(grants("press")),
    text="f1f5b7",
)

pursues = combat_card(
    fits(OPPOSING, ready()),
    put_on(OPPOSING, kept=True),
    at=("combat_about_to_end",),
    once="combat",
)
hunts_on = combat_card(
    COMBAT_WOULD_END,
    price(burn_blood(1)),
    starts_new_round(),
    at=("combat_would_end",),
    once="combat",
)

card(
    "Hunting the Quarry",
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        as_announced(burn_card()),
        enters_combat(TARGET),
        by="controller",
        who=ready(vampire),
        stealth=1,
    ),
    cel=pursues,
    tha=pursues,
    CEL=hunts_on,
    THA=hunts_on,
    text="4ec819",
)

card(
    "Infernal Pursuit",
    cel=press,
    CEL=combat_card(add("draws more", +1, YOU, until="combat"), draws(1), draws_up(), at=IN_ROUND),
    text="9da60b",
)

card(
    "Lightning Reflexes",
    cel=additional_strikes(1),
    CEL=combat_card(
        STRIKES_NOT_LIMITED,
        later(choose_number("strikes", 0, blood_of(THIS))),
        burn_blood(chosen_number("strikes")),
        gains_strikes(chosen_number("strikes")),
        at=("additional",),
    ),
    text="1e88ae",
)

card(
    "Mercury's Arrow",
    cel=strike(ranged_strike(1), maneuver=True),
    CEL=strike(ranged_strike(3)),
    text="b85bea",
)

card("Nimble Feet", cel=press, CEL=additional_strikes(1), text="35d82f")

card(
    "Preternatural Evasion",
    cel=strike(dodge),
    CEL=strike(combat_ends(), price(burn_blood(1))),
    text="643f15",
)

card(
    "Projectile",
    cel=strike(ranged_strike(1, undodgeable=True), or_ranged_weapon()),
    CEL=strike(
        ranged_strike(1, undodgeable=True),
        STRIKES_NOT_LIMITED,
        or_ranged_weapon(),
        gains_strikes(1),
    ),
    text="0e7859",
)

card(
    "Psyche!",
    cel=press,
    CEL=combat_card(
        COMBAT_MAY_FOLLOW,
        queues_combat(OPPOSING),
        at=("combat_about_to_end", "after_combat"),
    ),
    text="bf118e",
)

card(
    "Pursuit",
    cel=maneuver,
    CEL=additional_strikes(1),
    text="c7abe2",
)

card(
    "Quickness",
    cel=additional_strikes(1, once="round"),
    CEL=additional_strikes(1, limited=False, once="round"),
    text="ceae92",
)

card(
    "Rapid Thought",
    cel=(maneuver, press),
    CEL=combat_card(CHOOSES_FIRST, opponent_chooses_first(), at=("strike",)),
    text="0ae3b3",
)


def riposte(points: int) -> Mode:
    """Combat ends, and afterwards this strike hurts where it reached and was not dodged."""
    hurts = when(both(AT_CLOSE, unless(DODGED)), hurts_after_combat(points))
    return strike(combat_ends(hurts), unless(FIRST_ROUND))


card(
    "Riposte",
    cel=riposte(1),
    CEL=riposte(2),
    text="ba3ea5",
)

card(
    "Sanguinary Wind",
    cel=before_strikes(undodgeable),
    CEL=combat_card(undodgeable, at=("before_strikes", "strikes_chosen")),
    text="334d65",
)

card(
    "Sanguine Entrapment",
    cel_qui=before_range(
        add("cannot strike", to=OPPOSING, until="round", word="dodge"), once="round"
    ),
    CEL_QUI=before_range(
        add("cannot strike", to=OPPOSING, until="round", word="ends"), once="round"
    ),
    text="e948d7",
)

first = add("first strike", to=THIS, until="round")
card(
    "Shadow Feint",
    cel_obf=before_range(first),
    CEL_OBF=before_range(first, undodgeable),
    text="000712",
)


card(
    "Side Strike",
    cel=strike(dodge),
    CEL=additional_strikes(1),
    text="5f1d3f",
)

card(
    "Sideslip",
    cel=strike(dodge),
    CEL=prevents_damage(1, once="round"),
    text="c46262",
)

card(
    "Stutter-Step",
    cel=strike(dodge),
    CEL=strike(
        hand_strike_and_dodge,
        AT_CLOSE,
        NOT_ADDITIONAL,
        add("cannot gain strikes", to=THIS, until="round"),
    ),
    text="130a3c",
)

card(
    "Torrent",
    cel=additional_strikes(1),
    CEL=strike(
        combat_ends(after=(when(both(acting_is(THIS), WAS_BLOCKED), continues_unblocked()),))
    ),
    text="4b2694",
)

card(
    "Vampiric Speed",
    cel=strike(dodge),
    CEL=strike(dodge, grants("press")),
    text="1f64b1",
)

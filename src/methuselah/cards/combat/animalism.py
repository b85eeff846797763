"""Combat cards that require Animalism."""

from methuselah.engine.definitions import Mode
from methuselah.language import (
    AT_CLOSE,
    AT_LONG,
    AT_SUPERIOR,
    DODGED,
    FIGHTERS,
    FIRST_ROUND,
    HAS_COUNTERS,
    IN_ROUND,
    NEW_AT_THIS_LEVEL,
    OPPOSING,
    OPPOSING_CONTROLLER,
    OPPOSING_VAMPIRE,
    STRIKES_NOT_LIMITED,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_BLOCKED,
    YOU,
    acting_is,
    add,
    add_counters,
    additional_strike,
    additional_strikes,
    at_end_of_combat,
    attached,
    before_range,
    before_strikes,
    blood_of,
    both,
    burn_card,
    burn_pool,
    card,
    cards_cost_now,
    choose,
    choose_number,
    chosen,
    chosen_number,
    combat_card,
    combat_ends,
    continues_unblocked,
    controlled_by,
    counters_on,
    crows,
    damage_strike,
    destroys,
    dodge,
    each_round,
    employable,
    employs_chosen,
    end_of_round,
    ends_combat,
    environmental_damage,
    exists,
    far_destroy_weapon,
    fits,
    gains_strikes,
    grants,
    grants_each_round,
    hand_strike,
    immune_to_frenzy,
    is_a,
    is_action,
    is_on,
    keyword,
    least,
    maneuver,
    maneuvers,
    minion,
    minus,
    move_counters,
    not_,
    older,
    on,
    on_this,
    played,
    press,
    put_in_play,
    put_on,
    ranged_strike,
    ready,
    remember,
    remembered,
    removes_counters,
    sends_into_combat,
    static,
    strike,
    suffers_each_round,
    trigger,
    unless,
    vampire,
    when,
    yours,
)

card(
    "Aid from Bats",
    ani=strike(ranged_strike(1), maneuver=True),
    ANI=strike(ranged_strike(1), grants("press"), maneuver=True),
    text="f226bb",
)

card(
    "Alpha Glint",
    ani_for=strike(combat_ends(), fits(OPPOSING, on(vampire, not_(older)))),
    ANI_FOR=before_range(fits(OPPOSING, on(vampire, not_(older))), ends_combat()),
    text="813386",
)

card(
    "Bear's Skin",
    ani_pro=before_range(
        add("strength", +1, THIS, until="round"), grants("prevention"), once="combat"
    ),
    ANI_PRO=before_range(
        add("strength", +1, THIS, until="combat"), grants_each_round("prevention"), once="combat"
    ),
    text="a5d067",
)


def avenged(points: int) -> Mode:
    """No frenzy for this Laibon, and damage with the strikes as long as its retainer is there."""
    still_there = fits(chosen("avenger"), attached(is_on(THIS)))
    return before_range(
        choose(attached(is_a("retainer"), is_on(THIS)), name="avenger"),
        add("immune to frenzy", to=THIS, until="combat"),
        each_round("normal strikes", when(still_there, environmental_damage(points, OPPOSING))),
        once="combat",
    )


card(
    "Bestial Vengeance",
    ani=avenged(1),
    ANI=avenged(2),
    text="e75bee",
)

card(
    "Blissful Agony",
    ani=strike(hand_strike(+1)),
    val=before_strikes(AT_CLOSE, suffers_each_round(1), once="combat"),
    VAL=strike(
        combat_ends(when(unless(DODGED), sends_into_combat(OPPOSING, TARGET))),
        OPPOSING_VAMPIRE,
        choose(ready(minion, not_(controlled_by(OPPOSING_CONTROLLER)))),
    ),
    text="a1d9ee",
)

card(
    "Canine Horde",
    ani=strike(ranged_strike(1)),
    ANI=strike(
        destroys("equipment", ranged=True, first=True),
        exists(attached(is_a("equipment"), is_on(OPPOSING))),
    ),
    text="acee11",
)

card(
    "Carrion Crows",
    ani=before_range(crows(1), once="combat"),
    ANI=before_range(crows(2), once="combat"),
    text="0cc5f0",
)

can_frenzy = fits(OPPOSING, on(not_(immune_to_frenzy)))

maddened = (
    FIRST_ROUND,
    OPPOSING_VAMPIRE,
    can_frenzy,
    add("strength", +1, to=OPPOSING, until="combat"),
    add("cannot maneuver", to=OPPOSING, until="combat", word="long"),
    add("cannot press", to=OPPOSING, until="combat", word="end"),
    add("cannot use equipment", to=OPPOSING, until="combat"),
)

card(
    "Chameleon's Colors",
    ani=maneuver,
    spi=(press, maneuvers(grants("press"))),
    SPI=strike(
        combat_ends(
            after=(
                when(
                    both(acting_is(THIS), WAS_BLOCKED, unless(is_action("bleed"))),
                    continues_unblocked(),
                ),
            )
        ),
        AT_LONG,
    ),
    text="0617d7",
)

beast = before_range(
    FIRST_ROUND,
    put_in_play(3),
    remember("tamer", THIS),
    add("cannot use equipment", to=THIS, until="combat"),
    at_end_of_combat(burn_card()),
)

card(
    "Conquer the Beast",
    trigger(
        "press step",
        removes_counters(1),
        when(
            AT_SUPERIOR,
            grants("press continue", to=remembered("tamer")),
            otherwise=(grants("must continue", to=remembered("tamer")),),
        ),
        who=FIGHTERS,
        when=HAS_COUNTERS,
    ),
    trigger("played", add_counters(minus(3, counters_on(THIS_CARD))), who=played()),
    ani=beast,
    ANI=beast,
    text="2ced4e",
)

card(
    "Drawing Out the Beast",
    ani=before_range(*maddened, once="combat"),
    ANI=before_range(*maddened, add("press damage", 1, to=OPPOSING, until="combat"), once="combat"),
    text="a93e53",
)

card(
    "Dust Up",
    ani=strike(hand_strike(+1, undodgeable=True)),
    cel=strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)),
    pot=strike(hand_strike(+2)),
    text="c18af5",
)

card("Flesh Bond", ani=strike(ranged_strike(2)), ANI=strike(combat_ends()), text="9df002")

card(
    "Hell-for-Leather",
    ani=strike(dodge, NEW_AT_THIS_LEVEL, STRIKES_NOT_LIMITED, gains_strikes(1)),
    cel=additional_strikes(1, NEW_AT_THIS_LEVEL, limited=False),
    obt=end_of_round(
        NEW_AT_THIS_LEVEL,
        fits(THIS, ready()),
        unless(fits(OPPOSING, ready())),
        burn_pool(2, OPPOSING_CONTROLLER),
    ),
    text="3d0099",
)

card(
    "Pack Alpha",
    static("strength", +1),
    ani=before_range(
        choose(employable(keyword("animal")), name="named"), employs_chosen("named"), once="round"
    ),
    ANI=combat_card(
        choose(attached(is_a("retainer"), keyword("animal"), on_this), name="animal"),
        burn_card(chosen("animal")),
        put_on(THIS),
        at=IN_ROUND,
        once="round",
    ),
    text="c37302",
)


def raging(more: int) -> Mode:
    """A frenzy of its own vampire: stronger hands for this combat, and a card more for you."""
    return before_range(
        fits(THIS, on(not_(immune_to_frenzy))),
        add("hand_size", +1, YOU, until="combat"),
        add("strike damage", more, THIS, until="combat", word="hand"),
        once="combat",
    )


card(
    "Rage of Apedemak",
    ani=raging(1),
    pot=raging(1),
    ANI=raging(2),
    POT=raging(2),
    text="6826a9",
)

card(
    "Scorpion Sting",
    ani=strike(hand_strike(+1)),
    ANI=strike(hand_strike(+1, undodgeable=True)),
    text="122c2b",
)

card(
    "Song in the Dark",
    ani=strike(damage_strike(2)),
    ANI=strike(damage_strike(2, aggravated=True)),
    text="9edab0",
)

card(
    "Song of Serenity",
    ani=before_range(add("strength", -1, OPPOSING, until="round"), once="combat"),
    ANI=before_range(add("strength", -1, OPPOSING, until="combat"), once="combat"),
    text="94e0a8",
)

card(
    "Strength of the Bear",
    ani=before_range(add("strength", +1, THIS, until="round")),
    spi=before_range(add("strength", +1, THIS, until="combat")),
    SPI=before_range(add("strength", +1, THIS, until="combat"), grants("press")),
    text="86024e",
)

its_weapon = choose(attached(keyword("melee weapon"), is_on(THIS)))
still_its = fits(TARGET, attached(is_on(on(yours))))
sharper = add("strike damage", +1, TARGET, until="combat", when=still_its)
deadly = add("aggravated strikes", to=TARGET, until="combat", when=still_its)

card(
    "Sword of the Righteous",
    ani=before_range(its_weapon, sharper, once="combat"),
    val=before_range(its_weapon, sharper, deadly, once="combat"),
    VAL=before_range(its_weapon, sharper, deadly, grants("prevention"), once="combat"),
    text="8af95a",
)

card(
    "Terror Frenzy",
    ani=before_range(
        FIRST_ROUND,
        can_frenzy,
        add("cannot maneuver", to=OPPOSING, until="combat", word="close"),
        add("cannot press", to=OPPOSING, until="combat", word="continue"),
        add("cannot use equipment", to=OPPOSING, until="combat"),
    ),
    ANI=before_range(
        OPPOSING_VAMPIRE,
        can_frenzy,
        cards_cost_now(1, of=("blood",), plays=("combat",), to=OPPOSING, until="combat"),
        once="combat",
    ),
    text="67ebca",
)


def keeps_vitae(most: int) -> Mode:
    """Vitae Block with Obeah: so much blood of the opposing vampire lies on it for a while."""
    return before_range(
        OPPOSING_VAMPIRE,
        choose_number("moved", 0, least(most, blood_of(OPPOSING))),
        put_in_play(),
        remember("robbed", OPPOSING),
        move_counters(chosen_number("moved"), OPPOSING, THIS_CARD),
        once="combat",
    )


card(
    "Vitae Block",
    trigger(
        "unlock phase",
        move_counters(counters_on(THIS_CARD), THIS_CARD, remembered("robbed")),
        burn_card(),
        who=YOU,
    ),
    ani=before_range(OPPOSING_VAMPIRE, grants("press"), once="combat"),
    obe=keeps_vitae(2),
    OBE=keeps_vitae(3),
    text="314d6b",
)

card(
    "Voracious Vermin",
    ani=strike(dodge),
    ANI=strike(dodge, STRIKES_NOT_LIMITED, additional_strike(far_destroy_weapon)),
    text="813693",
)

withers = strike(hand_strike(hit=(put_on(OPPOSING),)))

card(
    "Withering",
    static("strength", -1),
    static("cannot play", word="requiring a Discipline", when=AT_SUPERIOR),
    trigger("discard phase", burn_card(), who=YOU),
    ani=strike(ranged_strike(1)),
    thn=withers,
    THN=withers,
    text="66b1ce",
)

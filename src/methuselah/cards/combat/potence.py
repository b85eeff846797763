"""Combat cards that require Potence."""

from methuselah.engine.definitions import Amount, Mode
from methuselah.language import (
    ANYTIME,
    AT_CLOSE,
    AT_LONG,
    FIRST_ROUND,
    NOT_FALLING,
    ONLY_TO_CLOSE,
    OPPOSING,
    OPPOSING_VAMPIRE,
    TARGET,
    THIS,
    YOU,
    add,
    as_next_round_starts,
    at_least,
    attached,
    before_range,
    before_strikes,
    both,
    burn_blood,
    burn_card,
    burns_from_hand,
    burns_instead,
    by_hand_or_weapon,
    by_level,
    card,
    choose,
    chosen,
    combat_card,
    count,
    damage_inflicted,
    damage_strike,
    destroys,
    discipline,
    either,
    end_of_round,
    exists,
    fits,
    gain_blood,
    going_to_torpor,
    grants,
    hand,
    hand_strike,
    has_flight,
    is_a,
    is_on,
    later,
    may_prevent_this_strike,
    next_round_at,
    not_,
    on,
    only_hand_strikes,
    or_melee_weapon,
    plus,
    press_to_continue,
    presses,
    prevents_now,
    price,
    put_on,
    ranged_strike,
    ready,
    sends_to_torpor,
    static,
    strength_strike,
    strike,
    twice,
    uncontrolled,
    unless,
    use,
    vampire,
    when,
    younger,
    yours,
)

card(
    "Brute Force",
    pot=strike(hand_strike(by_hand_or_weapon(1, 2)), or_melee_weapon(), replace="combat"),
    POT=strike(hand_strike(by_hand_or_weapon(2, 3)), or_melee_weapon(), replace="combat"),
    text="392b60",
)

card(
    "Burning Wrath",
    pot=strike(hand_strike(+1, aggravated=True)),
    POT=strike(hand_strike(+2, aggravated=True)),
    text="f6bc4b",
)

card(
    "Compress",
    pot=strike(hand_strike(+2)),
    thn=strike(damage_strike(2, aggravated=True)),
    THN=strike(damage_strike(3, aggravated=True)),
    text="ff7654",
)

card(
    "Conflagration",
    pot=strike(ranged_strike(2)),
    dai=strike(ranged_strike(1, aggravated=True)),
    DAI=strike(ranged_strike(2, aggravated=True)),
    text="203aea",
)

card(
    "Decapitate",
    pot=strike(hand_strike(+2), or_melee_weapon()),
    POT=combat_card(
        NOT_FALLING,
        fits(OPPOSING, ready(vampire, going_to_torpor)),
        burns_instead(),
        at=("torpor",),
    ),
    text="7af134",
)

out_hit = at_least(damage_inflicted(THIS), plus(damage_inflicted(OPPOSING), 1))
disarmed = end_of_round(
    AT_CLOSE,
    NOT_FALLING,
    out_hit,
    fits(OPPOSING, on(vampire)),
    put_on(OPPOSING),
    sends_to_torpor(OPPOSING),
)

card(
    "Disarm",
    static("strength", by_level(-1, -2)),
    use(price(burn_blood(3, THIS)), burn_card(), by="bearer", at=ANYTIME),
    pot=disarmed,
    POT=disarmed,
    text="c2bbc5",
)

card(
    "Earth Swords",
    pot=strike(ranged_strike(1)),
    myt=strike(ranged_strike(2)),
    MYT=strike(ranged_strike(3)),
    text="42a978",
)

can_shake = either(
    fits(OPPOSING, on(not_(has_flight))),
    both(AT_LONG, exists(attached(is_a("retainer"), is_on(OPPOSING)))),
)

card(
    "Earthshock",
    pot=strike(strength_strike(ranged=True, undodgeable=True, spares="flight"), can_shake),
    POT=strike(strength_strike(+1, ranged=True, undodgeable=True, spares="flight"), can_shake),
    text="34139d",
)

card(
    "Fists of Death",
    pot=before_range(add("strength", +1, THIS, until="combat")),
    POT=before_range(add("strength", +2, THIS, until="combat")),
    text="0b4f33",
)

theirs = attached(is_a("equipment"), is_on(OPPOSING))
equipped = exists(theirs)
broken = (later(choose(theirs, name="broken")), burn_card(chosen("broken")))

card(
    "Fractured Armament",
    pot=strike(destroys("equipment"), equipped),
    POT=strike(damage_strike(1, hit=broken), equipped),
    text="f28715",
)

card(
    "Immortal Grapple",
    pot=before_strikes(AT_CLOSE, only_hand_strikes(), once="round"),
    POT=before_strikes(
        AT_CLOSE, only_hand_strikes(), grants("press"), next_round_at("close"), once="round"
    ),
    text="e66180",
)

card(
    "Increased Strength",
    pot=before_range(add("strike damage", +1, THIS, until="combat", word="pot")),
    POT=before_range(add("strike damage", +2, THIS, until="combat", word="pot")),
    text="3e5823",
)

card(
    "Mighty Grapple",
    pot=press_to_continue,
    POT=strike(hand_strike(+1), or_melee_weapon(), grants("press continue")),
    text="b7da84",
)

card(
    "Necrosis",
    pot=strike(hand_strike(+1)),
    thn=strike(hand_strike(+2)),
    THN=strike(
        hand_strike(
            +2,
            hit=(
                when(
                    both(AT_CLOSE, OPPOSING_VAMPIRE),
                    add("press damage", 1, to=OPPOSING, until="round"),
                ),
            ),
        )
    ),
    text="742eb6",
)

card(
    "Pushing the Limit",
    pot=strike(hand_strike(+2), or_melee_weapon()),
    POT=strike(hand_strike(+3), or_melee_weapon()),
    text="23b4ba",
)

card(
    "Relentless Pursuit",
    pot=presses(),
    POT=presses(as_next_round_starts(add("hand_size", +2, YOU, until="combat"))),
    text="1b7d7e",
)

card(
    "Roundhouse",
    pot=strike(hand_strike(+2)),
    POT=strike(hand_strike(+3)),
    text="1e78da",
)

card(
    "Sacrament of Carnage",
    pot=strike(ranged_strike(2)),
    POT=strike(ranged_strike(3)),
    text="0a3915",
)

card(
    "Shattering Blow",
    pot=strike(destroys("equipment"), equipped),
    POT=strike(destroys("equipment", first=True), equipped),
    text="781b6d",
)

card(
    "Slam",
    pot=strike(hand_strike(+2)),
    POT=strike(hand_strike(+2), ONLY_TO_CLOSE, maneuver=True),
    text="557c63",
)

card(
    "Soulgrinder",
    pot=strike(hand_strike(+2)),
    tha=strike(hand_strike(+2)),
    POT=strike(hand_strike(+2, proof="for")),
    THA=strike(hand_strike(+2, proof="for")),
    text="852033",
)

card(
    "Street Cred",
    pot=end_of_round(
        out_hit,
        choose(uncontrolled(vampire, yours, younger)),
        gain_blood(1, TARGET),
        once="turn",
    ),
    POT=end_of_round(
        out_hit,
        choose(uncontrolled(vampire, yours, younger)),
        gain_blood(2, TARGET),
        once="turn",
    ),
    text="e35f15",
)

evaded = when(
    fits(OPPOSING, on(discipline("cel"))), may_prevent_this_strike(OPPOSING, burn_blood(1))
)

card(
    "Stunt Cycle",
    pot=strike(ranged_strike(3, anyway=(prevents_now(1), evaded)), AT_LONG),
    POT=strike(ranged_strike(4, anyway=(prevents_now(2), evaded)), AT_LONG),
    text="c69ab8",
)

burned = count(chosen("burned"))


def burns_up_to_four(strength: int | Amount) -> Mode:
    """The Death of My Conscience: cards of the hand for strength, replaced after combat."""
    return combat_card(
        later(choose(hand(yours), "burned", least=0, most=4)),
        add("strength", strength, THIS, until="combat"),
        burns_from_hand(chosen("burned"), replace="combat"),
        at=("before_strikes",),
        replace="combat",
    )


card(
    "The Death of My Conscience",
    pot=burns_up_to_four(burned),
    POT=burns_up_to_four(twice(burned)),
    text="65dfde",
)

card(
    "Thrown Gate",
    pot=strike(ranged_strike(1), maneuver=True),
    POT=strike(ranged_strike(2), maneuver=True),
    text="5384ac",
)

card(
    "Thrown Sewer Lid",
    pot=strike(ranged_strike(3), AT_LONG),
    POT=strike(ranged_strike(3), AT_LONG, grants("press")),
    text="8b4d14",
)

card(
    "Torn Signpost",
    pot=before_range(add("strength is", 2, THIS, until="combat")),
    POT=before_range(add("strength is", 3, THIS, until="combat")),
    text="b00101",
)

card(
    "Undead Strength",
    pot=strike(hand_strike(+1), or_melee_weapon()),
    POT=strike(hand_strike(+2), or_melee_weapon()),
    text="38ee43",
)

card(
    "Vengeance of Samiel",
    pot=strike(hand_strike(+1), or_melee_weapon()),
    val=strike(hand_strike(+1, undodgeable=True), or_melee_weapon()),
    VAL=strike(hand_strike(+2, undodgeable=True), or_melee_weapon()),
    text="494b6d",
)

card(
    "Well-Aimed Car",
    pot=strike(ranged_strike(4), AT_LONG, unless(FIRST_ROUND)),
    POT=strike(ranged_strike(4), AT_LONG, unless(FIRST_ROUND), grants("press")),
    text="4e33a5",
)

"""Action modifiers that require Celerity, alone or with another Discipline."""

from methuselah.language import (
    BLOCKER,
    TARGET,
    THIS,
    WAS_SUCCESSFUL,
    abstains,
    add,
    ally,
    any_of,
    at_end_of_turn,
    at_moment,
    bleed,
    burn_blood,
    capacity_at_least,
    capacity_below,
    card,
    choose,
    discipline,
    dodge,
    exists,
    fails_attempt,
    fights_after_action,
    first_round_at,
    fits,
    grants,
    has_flight,
    if_blocked,
    is_action,
    lock,
    maneuvers,
    may,
    modifier,
    not_,
    on,
    press,
    price,
    reaction,
    ready,
    stealth,
    strike,
    unless,
    unlock,
    unlocked,
    vampire,
    voted,
    when,
    younger_than_acting,
)

card(
    "Alacrity",
    cel=modifier(stealth(+1)),
    CEL=modifier(stealth(+1), if_blocked("maneuver", first_round=True)),
    text="6cd77c",
)


silenced = (is_action("political"), choose(on(vampire, voted)), lock(TARGET), abstains(TARGET))

siren = ready(vampire, unlocked)
lured = (exists(BLOCKER), fights_after_action(BLOCKER), fails_attempt(), lock(BLOCKER))

card(
    "Forced March",
    cel_for=modifier(WAS_SUCCESSFUL, unlock(), at=("after_resolution",), once="turn"),
    CEL_FOR=modifier(
        stealth(+1),
        at_moment("after resolution", when(WAS_SUCCESSFUL, may(burn_blood(1, THIS), unlock()))),
        once="turn",
    ),
    text="223898",
)

card(
    "Instantaneous Transformation",
    cel_pro=modifier(stealth(+1)),
    CEL_PRO=modifier(WAS_SUCCESSFUL, unlock(), at=("after_resolution",), once="turn"),
    text="e0f711",
)

their_attempt_fails = modifier(exists(BLOCKER), fails_attempt(), at=("attempt",))

card(
    "Relentlessness",
    cel=modifier(stealth(+1)),
    for_=modifier(stealth(+1)),
    CEL=their_attempt_fails,
    FOR=their_attempt_fails,
    text="689234",
)

card(
    "Resist Earth's Grasp",
    cel=(press, maneuvers(grants("press"))),
    CEL=modifier(stealth(+1)),
    text="637f49",
)

card(
    "Scalpel Tongue",
    cel_pre=(modifier(*silenced, at=("polling",)), reaction(*silenced, at=("polling",))),
    CEL_PRE=(
        modifier(*silenced, burn_blood(1, TARGET), at=("polling",)),
        reaction(*silenced, burn_blood(1, TARGET), at=("polling",)),
    ),
    text="4f648c",
)

card(
    "Siren's Lure",
    cel=modifier(price(burn_blood(2)), stealth(+1)),
    mel=modifier(*lured, lock(THIS), by="helper", who=siren, at=("attempt",)),
    MEL=modifier(*lured, by="helper", who=siren, at=("attempt",)),
    text="7302f9",
)

unbalanced = on(not_(has_flight), not_(discipline("spi")))

card(
    "Squirrel Balance",
    cel=modifier(first_round_at("long"), at=("announced",)),
    spi=modifier(add("intercept", -1, when=fits(THIS, unbalanced))),
    SPI=modifier(add("intercept", -2, when=fits(THIS, unbalanced))),
    text="7e3182",
)

card(
    "Swift Cover",
    cel=strike(dodge),
    obf=strike(dodge),
    CEL=modifier(stealth(+1)),
    OBF=modifier(stealth(+1)),
    text="fe61d1",
)

card(
    "The Missing Voice",
    cel=modifier(
        fits(THIS, on(capacity_at_least(5))),
        add("intercept", -1, when=fits(THIS, on(vampire, capacity_below(5)))),
    ),
    mel=modifier(add("intercept", -1, when=fits(THIS, on(any_of(ally, younger_than_acting))))),
    MEL=modifier(stealth(+1)),
    text="7a0047",
)


bleeds_more = (modifier(bleed(+1)), modifier(stealth(+1), bleed(+1)))

card(
    "Subversion",
    cel=modifier(stealth(+1)),
    pre=modifier(stealth(+1)),
    CEL=bleeds_more,
    PRE=bleeds_more,
    text="878626",
)

card(
    "Zephyr",
    cel=modifier(unless(WAS_SUCCESSFUL), at_end_of_turn(unlock()), at=("after_resolution",)),
    CEL=modifier(unless(WAS_SUCCESSFUL), unlock(), at=("after_resolution",)),
    text="fb79cd",
)

"""Action modifiers that require Obtenebration."""

from methuselah.language import (
    BLOCKER,
    TARGET,
    THIS,
    add,
    ally,
    any_of,
    at_moment,
    bleed,
    burn_blood,
    calls_off_combat,
    card,
    choose,
    discipline,
    fails_attempt,
    is_action,
    lock,
    may,
    modifier,
    not_,
    on,
    pays_to_block,
    price,
    stealth,
    unless,
    when,
    younger,
)

card(
    "Blanket of Night",
    obt=modifier(stealth(+1)),
    OBT=modifier(price(lock(THIS)), fails_attempt(), by="helper", at=("attempt",)),
    text="fc689b",
)

weaker_sees_less = (choose(on(any_of(ally, younger))), add("intercept", -1, TARGET))
card(
    "Nightshades",
    obt=modifier(*weaker_sees_less, at=("announced",)),
    OBT=modifier(*weaker_sees_less, at=("announced", "attempt")),
    text="bef55d",
)


card(
    "Power of One",
    obt=modifier(burn_blood(2, BLOCKER), at=("blocked",)),
    pot=modifier(bleed(+1, limited=False)),
    pre=(modifier(bleed(+1)), modifier(stealth(+1), bleed(+1))),
    text="bd167b",
)

card(
    "Shadow Play",
    obt=modifier(stealth(+1)),
    OBT=modifier(stealth(+2)),
    text="a5126d",
)

card(
    "Shroud of Night",
    obt=modifier(unless(is_action("bleed")), stealth(+1)),
    OBT=modifier(stealth(+1)),
    text="a683d1",
)

leaves_before_combat = when(unless(is_action("leave torpor")), may(calls_off_combat()))

card(
    "Stone Travel",
    obt=modifier(price(burn_blood(1)), stealth(+1)),
    myt=modifier(stealth(+1)),
    MYT=modifier(stealth(+1), at_moment("blocked", leaves_before_combat)),
    text="8e81f5",
)


card(
    "Tenebrous Form",
    obt=modifier(stealth(+1)),
    OBT=modifier(stealth(+1), pays_to_block(1, not_(discipline("obt")))),
    text="d681b8",
)

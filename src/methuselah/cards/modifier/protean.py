"""Action modifiers that require Protean."""

from methuselah.language import (
    ANYTIME,
    BLOCKER,
    MAKES_THIS_ANARCH,
    TARGET,
    THIS,
    WAS_SUCCESSFUL,
    YOUR_MINION_PHASE,
    action_requires,
    add,
    burn_pool,
    card,
    choose,
    combat_ends,
    continues_unblocked,
    either,
    exists,
    if_blocked,
    if_it_blocks,
    intercept,
    modifier,
    other,
    price,
    put_in_play,
    reaction,
    ready,
    sect,
    steal_blood,
    stealth,
    strike,
    unlock,
    use,
    yours,
)

another_anarch = ready(sect("anarch"), other)
by_an_anarch = (WAS_SUCCESSFUL, either(action_requires("anarch"), MAKES_THIS_ANARCH))

card(
    "CrimethInc.",
    use(
        YOUR_MINION_PHASE,
        price(burn_pool(1)),
        choose(ready(sect("anarch"), yours)),
        unlock(TARGET),
        at=ANYTIME,
        once="phase",
    ),
    pro=modifier(*by_an_anarch, unlock(), at=("after_resolution",)),
    qui=modifier(
        *by_an_anarch,
        choose(ready(sect("anarch"), other)),
        unlock(TARGET),
        at=("after_resolution",),
    ),
    tha=modifier(*by_an_anarch, put_in_play(), at=("after_resolution",)),
    text="bfc74c",
)

card(
    "Earth Control",
    pro=modifier(stealth(+1)),
    PRO=modifier(stealth(+2)),
    text="7f1058",
)

card(
    "Form of the Bat",
    pro=modifier(
        exists(BLOCKER),
        intercept(-1, BLOCKER),
        if_blocked("maneuver"),
        if_blocked("cannot use equipment"),
        at=("attempt",),
    ),
    PRO=reaction(intercept(+1), if_it_blocks("maneuver"), if_it_blocks("cannot use equipment")),
    text="589e13",
)

card(
    "Form of the Cobra",
    pro=strike(steal_blood(1)),
    PRO=modifier(stealth(+1), at=("announced",), even_if_unneeded=True),
    text="f7ad4e",
)

card(
    "Horrific Countenance",
    pro=modifier(unlock(BLOCKER), add("unblockable"), continues_unblocked(), at=("blocked",)),
    text="035fd8",
)

card(
    "Rapid Change",
    pro=modifier(stealth(+1)),
    PRO=strike(combat_ends()),
    text="b48f85",
)


claws = add("aggravated strikes", to=THIS, word="hand")

card(
    "Uncontrollable Rage",
    pro=modifier(add("strike damage", +1, THIS, word="hand"), claws, at=("announced",)),
    PRO=modifier(add("strike damage", +2, THIS, word="hand"), claws, at=("announced",)),
    text="b81eb6",
)

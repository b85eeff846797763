"""Action modifiers that require Protean."""

from methuselah.language import (
    BLOCKER,
    card,
    combat_ends,
    exists,
    if_blocked,
    if_it_blocks,
    intercept,
    modifier,
    reaction,
    steal_blood,
    stealth,
    strike,
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
    "Rapid Change",
    pro=modifier(stealth(+1)),
    PRO=strike(combat_ends()),
    text="b48f85",
)

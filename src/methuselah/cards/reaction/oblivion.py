"""Reactions that require Oblivion."""

from methuselah.language import (
    BLOCKED_THIS,
    TARGET,
    THIS,
    WAKES,
    ally,
    any_of,
    at_moment,
    both,
    burn_blood,
    card,
    choose,
    fits,
    intercept,
    keyword,
    locked,
    may,
    on,
    reaction,
    unlock,
    vampire,
    wake,
    when,
    yours,
)

sentinel = choose(on(ally, yours, locked, any_of(keyword("wraith"), keyword("zombie"))))

card(
    "Shadow Sentinel",
    obl=reaction(wake(), by="locked", at=WAKES, once="unlock"),
    OBL=reaction(sentinel, wake(TARGET), by="even locked", at=WAKES, once="unlock"),
    text="885448",
)

card(
    "Truth in Darkness",
    obl=reaction(intercept(+1)),
    OBL=reaction(
        intercept(+1),
        at_moment(
            "after resolution",
            when(both(BLOCKED_THIS, fits(THIS, on(vampire))), may(burn_blood(1), unlock())),
        ),
    ),
    text="564367",
)

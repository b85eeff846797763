"""Action modifiers that require Oblivion."""

from methuselah.language import (
    BLOCKER,
    DIRECTED_AT_THE_SAME,
    THIS,
    WAS_SUCCESSFUL,
    YOU,
    acting_is,
    add,
    any_of,
    at_moment,
    burn_blood,
    burn_card,
    card,
    cards_cost_now,
    discipline,
    exists,
    fails_attempt,
    is_action,
    keyword,
    may,
    modifier,
    not_,
    pays_to_block,
    price,
    put_on,
    ready,
    recruits_or_employs,
    remember_directed_at,
    static,
    stealth,
    this,
    trigger,
    unlock,
    use,
    when,
)

card(
    "Consign to Oblivion",
    obl=modifier(
        cards_cost_now(+1, of=("blood", "life"), plays=("reaction",), until="action"),
        at=("announced",),
    ),
    OBL=modifier(
        cards_cost_now(+1, of=("blood", "life"), plays=("reaction",), until="action"),
        add("late reactions"),
        at=("announced",),
    ),
    text="94e6a3",
)

of_two_worlds = recruits_or_employs(any_of(keyword("wraith"), keyword("zombie")))
card(
    "Paths in Two Worlds",
    obl=modifier(of_two_worlds, stealth(+1), at=("announced",), even_if_unneeded=True),
    OBL=modifier(
        of_two_worlds,
        stealth(+1),
        at_moment("after resolution", when(WAS_SUCCESSFUL, may(burn_blood(1), unlock(THIS)))),
        at=("announced",),
        even_if_unneeded=True,
    ),
    text="90bbb4",
)


card(
    "Shadow Cast",
    use(
        acting_is(ready(this)),
        DIRECTED_AT_THE_SAME,
        price(burn_card()),
        stealth(+1),
        by="bearer",
        at=("attempt",),
    ),
    obl=modifier(stealth(+1)),
    OBL=modifier(
        WAS_SUCCESSFUL,
        is_action(trait="directed"),
        put_on(THIS),
        remember_directed_at(),
        at=("after_resolution",),
    ),
    text="7477ca",
)

card(
    "Shadow Cloak",
    static("no action at it without", word="aus"),
    trigger("unlock phase", burn_card(), who=YOU),
    obl=modifier(stealth(+1)),
    OBL=modifier(WAS_SUCCESSFUL, put_on(THIS), at=("after_resolution",)),
    text="bbf61e",
)

card(
    "Stygian Shroud",
    obl=modifier(exists(BLOCKER), add("intercept", -1, BLOCKER), at=("attempt",)),
    OBL=modifier(exists(BLOCKER), price(burn_blood(1)), fails_attempt(), at=("attempt",)),
    text="6a2a4c",
)

card(
    "Where the Veil Thins",
    obl=modifier(stealth(+1)),
    OBL=modifier(stealth(+1), pays_to_block(1, not_(discipline("obl")))),
    text="b96a28",
)

"""Reactions that require Obtenebration."""

from methuselah.language import (
    ACTING,
    BLED,
    BLOCKED_THIS,
    THIS,
    THIS_CARD,
    acts,
    ash_heap,
    at_moment,
    both,
    burn_card,
    card,
    controller_of,
    fits,
    if_it_blocks,
    intercept,
    is_action,
    minion,
    put_on,
    reaction,
    ready,
    remember,
    remembered,
    same,
    static,
    when,
)

marks_if_it_blocks = when(
    both(BLOCKED_THIS, fits(THIS_CARD, ash_heap())),
    put_on(ACTING),
    remember("reacting", THIS),
)

card(
    "Darksight",
    static(
        "stealth",
        -1,
        when=both(is_action("bleed"), same(BLED, controller_of(remembered("reacting")))),
    ),
    acts(burn_card(), who=ready(minion), directed=True, stealth=1),
    obt=reaction(intercept(+1)),
    OBT=reaction(intercept(+1), at_moment("blocked", marks_if_it_blocks)),
    text="038a6a",
)

card(
    "Eyes of the Night",
    obt=reaction(intercept(+1)),
    OBT=reaction(intercept(+1), if_it_blocks("maneuver or press")),
    text="7ecab0",
)

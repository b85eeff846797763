"""Reactions that require Obfuscate."""

from methuselah.language import (
    ACTING,
    BLEED_NOW,
    BLOCKED_THIS,
    REQUIRES_TITLED,
    THIS,
    abstains,
    acting_is,
    add,
    ally,
    any_of,
    card,
    clan,
    combat_ends,
    costs_fewer,
    end_action,
    fails_referendum,
    fits,
    gains_votes,
    if_it_blocks_strikes,
    intercept,
    is_action,
    lock,
    minus,
    on,
    price,
    reaction,
    reduces_stealth_to_0,
    when,
    younger,
)

card(
    "Confusion of the Eye",
    obf=reaction(
        is_action(trait="bleeds you"),
        acting_is(on(any_of(younger, ally))),
        add("bleed", -1),
    ),
    OBF=reaction(abstains(ACTING), when(REQUIRES_TITLED, fails_referendum()), at=("before_votes",)),
    text="9a5011",
)

blocks_weaker = (BLOCKED_THIS, acting_is(on(any_of(ally, younger))))
of_the_ministry = fits(THIS, on(clan("Ministry")))

card(
    "Mental Maze",
    obf=costs_fewer(
        1, reaction(*blocks_weaker, lock(THIS), end_action(), at=("blocked",)), of_the_ministry
    ),
    OBF=costs_fewer(1, reaction(*blocks_weaker, end_action(), at=("blocked",)), of_the_ministry),
    text="a8b6be",
)


card(
    "Night Terrors",
    obf_pre=reaction(reduces_stealth_to_0()),
    OBF_PRE=reaction(reduces_stealth_to_0(), if_it_blocks_strikes(combat_ends())),
    text="541456",
)

card(
    "Party Out Of Bounds",
    obf=reaction(is_action(trait="bleeds you"), add("bleed", -2)),
    pre=reaction(is_action("political"), gains_votes(+2), at=("polling",)),
    pro=reaction(intercept(+1)),
    text="9cd56b",
)

card(
    "Visions of Zapathasura",
    obf_pre=reaction(is_action(trait="bleeds you"), add("bleed", -3)),
    OBF_PRE=reaction(
        is_action(trait="bleeds you"),
        price(lock(THIS)),
        add("bleed", minus(0, BLEED_NOW)),
    ),
    text="3ae735",
)

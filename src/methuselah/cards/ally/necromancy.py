"""Allies that require Necromancy."""

from methuselah.language import (
    TARGET,
    THIS_CARD,
    acts,
    ally,
    among,
    ash_heap,
    blood_of,
    borrows_this_turn,
    burn_card,
    by_level,
    capacity_below,
    card,
    choose,
    chosen,
    enters_combat_as_action,
    later,
    minion,
    not_,
    on,
    one_of,
    recruits,
    remove_from_game,
    static,
    vampire,
    way,
    yours,
)

card(
    "Puppeteer",
    static("life", by_level(0, 1)),
    acts(
        choose(among(on(ally, not_(yours)), on(vampire, capacity_below(5), not_(yours)))),
        borrows_this_turn(TARGET),
        by="bearer",
    ),
    nec=recruits(),
    NEC=recruits(),
    text="0e898f",
)

card(
    "Shambling Hordes",
    static("strength", blood_of(THIS_CARD)),
    static("life", by_level(0, 1)),
    static("gains no blood"),
    enters_combat_as_action(),
    nec=recruits(),
    NEC=recruits(),
    enters=(
        one_of(
            way(later(choose(ash_heap(minion, yours), "dead")), remove_from_game(chosen("dead"))),
            way(burn_card(THIS_CARD)),
        ),
    ),
    text="2bda76",
)

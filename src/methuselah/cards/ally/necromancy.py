"""Allies that require Necromancy."""

from methuselah.language import (
    THIS_CARD,
    ash_heap,
    blood_of,
    burn_card,
    by_level,
    card,
    choose,
    chosen,
    enters_combat_as_action,
    later,
    minion,
    one_of,
    recruits,
    remove_from_game,
    static,
    way,
    yours,
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

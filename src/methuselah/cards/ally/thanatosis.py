"""Allies that require Thanatosis."""

from methuselah.language import (
    RECRUITED_WITH,
    THIS_CARD,
    YOU,
    at_most,
    burn_counter,
    by_level,
    card,
    choose_x,
    gain_counter,
    leaves_game_when,
    named_counters,
    plus,
    recruits,
    static,
    times,
    trigger,
)

pathos = named_counters("pathos", THIS_CARD)

card(
    "Reanimated Corpse",
    leaves_game_when(at_most(pathos, 0)),
    trigger("unlock phase", burn_counter("pathos", THIS_CARD), who=YOU),
    static("plays combat cards as a vampire", word="for"),
    thn=recruits(choose_x()),
    THN=recruits(choose_x()),
    enters=(times(plus(RECRUITED_WITH, by_level(0, 2)), gain_counter("pathos", THIS_CARD)),),
    text="b21b46",
)

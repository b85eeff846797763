"""Allies that require Obtenebration."""

from methuselah.language import (
    AT_SUPERIOR,
    FIRST_RECRUIT,
    THIS,
    THIS_CARD,
    YOU,
    burn_card,
    card,
    cards_cost_now,
    is_named,
    may_repeat,
    recruits,
    static,
    trigger,
    unlock,
    when,
)

card(
    "Nocturn",
    static("acts at once"),
    static("plays non-allies as a vampire", word="obt"),
    trigger("unlock phase", burn_card(THIS_CARD), who=YOU),
    obt=recruits(),
    OBT=recruits(),
    enters=(
        when(FIRST_RECRUIT, unlock()),
        when(
            AT_SUPERIOR,
            may_repeat(),
            cards_cost_now(+1, is_named("Nocturn"), until="turn", to=THIS, of=("blood",)),
        ),
    ),
    text="3c69e1",
)

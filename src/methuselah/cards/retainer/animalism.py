"""Retainers that require Animalism."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    AT_INFERIOR,
    AT_SUPERIOR,
    COMBAT_IS_ON,
    OPPOSING,
    THIS_CARD,
    at_moment,
    both,
    by_level,
    card,
    controller_of,
    during_discard_phase,
    employs,
    inflicts_each_round,
    intercept,
    lock,
    optional_press,
    price,
    static,
    trigger,
    unlock,
    use,
    when,
)

freed_later = when(AT_INFERIOR, during_discard_phase(unlock()))
freed_at_once = when(AT_SUPERIOR, at_moment("after resolution", unlock()))

card(
    "Dread Mastiff",
    inflicts_each_round(1),
    optional_press("press", AT_SUPERIOR),
    ani=employs(),
    ANI=employs(),
    text="ea5526",
)

card(
    "Feral Hound",
    trigger("employed", freed_later, freed_at_once, when=ACTION_OF_THIS_CARD),
    use(price(lock()), intercept(+1), by="bearer", at=("attempt",)),
    ani=employs(),
    ANI=employs(),
    text="92b0d1",
)

card(
    "Murder of Crows",
    inflicts_each_round(1, ranged=True),
    static("life", by_level(0, 1), who=THIS_CARD),
    ani=employs(),
    ANI=employs(),
    text="b3002e",
)

card(
    "Owl Companion",
    static("open hand", who=controller_of(OPPOSING), when=COMBAT_IS_ON),
    static("life", by_level(0, 1), who=THIS_CARD),
    ani=employs(),
    ANI=employs(),
    text="5c0cf2",
)

card(
    "Raptor",
    static("intercept", +1),
    static("hand_size", -1, who=controller_of(OPPOSING), when=both(AT_SUPERIOR, COMBAT_IS_ON)),
    ani=employs(),
    ANI=employs(),
    text="cac99e",
)

card(
    "Raven Spy",
    static("intercept", +1),
    static("life", by_level(0, 1), who=THIS_CARD),
    ani=employs(),
    ANI=employs(),
    text="69098f",
)
card(
    "Wolf Companion",
    inflicts_each_round(1),
    static("life", by_level(0, 1), who=THIS_CARD),
    ani=employs(),
    ANI=employs(),
    text="7a6f49",
)

"""Political actions about what Methuselahs have done since your last turn."""

from methuselah.language import (
    EACH,
    card,
    choose_seat,
    chosen_seat,
    controlled_by,
    lock,
    minion,
    on,
    political,
    scored_since_your_last_turn,
    skips_next_unlock,
)

lock_step = on(minion, controlled_by(chosen_seat("scorer")))

card(
    "Lextalionis",
    political(
        terms=(
            choose_seat(
                EACH, name="scorer", only=scored_since_your_last_turn(chosen_seat("scorer"))
            ),
        ),
        passes=(lock(lock_step), skips_next_unlock(lock_step)),
    ),
    text="dadbd5",
)

"""Actions that require Auspex."""

from methuselah.language import (
    PREY,
    action,
    acts,
    burn_card,
    card,
    choose,
    choose_seat,
    chosen,
    chosen_seat,
    controlled_by,
    discard,
    draws_up,
    hand,
    later,
    look_at_hand,
    put_in_play,
    static,
)

card(
    "Revelations",
    static("open hand", who=PREY),
    acts(burn_card(), directed=True),
    aus=action(
        choose_seat(PREY),
        look_at_hand(chosen_seat("aimed")),
        later(choose(hand(controlled_by(chosen_seat("aimed"))), name="seen")),
        discard(chosen("seen")),
        draws_up(chosen_seat("aimed")),
        stealth=1,
    ),
    AUS=action(put_in_play(), stealth=1),
    text="4fc64c",
)

"""Action cards that require a Black Hand vampire."""

from methuselah.language import (
    BLED,
    DRAWN,
    REVEALED,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    action,
    acts,
    add,
    as_announced,
    bleeds,
    bleeds_at_most,
    capacity_at_least,
    card,
    controlled_by,
    crypt,
    draw_crypt,
    exists,
    fits,
    gain_blood,
    is_black_hand,
    put_in_play,
    ready,
    reveals_crypt,
    sect,
    static,
    steals,
    unless,
    vampire,
    when,
)

card(
    "Bloodwork",
    action(
        as_announced(
            add(
                "stealth",
                +1,
                until="action",
                when=exists(ready(vampire, sect("sabbat"), controlled_by(BLED))),
            )
        ),
        bleeds(+1),
        bleeds_at_most(2),
    ),
    text="e67d5c",
)

card(
    "Chronicle of the Lost Tribe",
    static("hand_size", +1, who=YOU),
    acts(
        unless(YOU_CONTROL_THIS),
        steals(THIS_CARD),
        who=ready(vampire, capacity_at_least(5)),
        directed=True,
    ),
    action(put_in_play(), stealth=1),
    text="f5bb20",
)

card(
    "Recruitment Exercise",
    action(
        reveals_crypt(),
        when(
            fits(REVEALED, crypt(vampire, is_black_hand)),
            draw_crypt(),
            gain_blood(1, DRAWN),
            otherwise=(draw_crypt(),),
        ),
        stealth=1,
    ),
    text="8a5ec3",
)

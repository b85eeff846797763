"""Action cards that require a Black Hand vampire."""

from methuselah.language import (
    ANYTIME,
    BLED,
    DRAWN,
    REVEALED,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    action,
    acts,
    add,
    anywhere,
    as_announced,
    bearer,
    bleeds,
    bleeds_at_most,
    burn_card,
    capacity_at_least,
    card,
    choose,
    chosen,
    controlled_by,
    count,
    crypt,
    draw_crypt,
    ends_replacement_wait,
    exists,
    fits,
    gain_blood,
    is_black_hand,
    is_seraph,
    keyword,
    lock,
    moves_onto,
    not_,
    on,
    other,
    price,
    put_in_play,
    put_on,
    ready,
    reveals_crypt,
    sect,
    static,
    steals,
    uncontrolled,
    unless,
    unlock,
    use,
    vampire,
    when,
    younger,
    yours,
)

card(
    "Black Hand Emissary",
    action(choose(ready(vampire, is_black_hand)), put_on(TARGET), stealth=1),
    static(
        "votes", count(ready(vampire, yours, is_black_hand)), when=fits(THIS, on(is_black_hand))
    ),
    acts(
        choose(ready(vampire, is_black_hand, not_(bearer)), name="to"),
        moves_onto(THIS_CARD, chosen("to")),
        who=ready(is_seraph),
        stealth=1,
        directed=True,
    ),
    text="90f22d",
)

card(
    "Black Hand Ritual",
    action(choose(on(vampire, younger, is_black_hand), "kin"), unlock(chosen("kin")), stealth=1),
    action(
        choose(anywhere(keyword("gehenna"))),
        ends_replacement_wait(TARGET),
        burn_card(TARGET),
        stealth=1,
    ),
    text="164baf",
)

card(
    "Blooding",
    action(put_on(THIS), gain_blood(1), stealth=1),
    static("black hand", when=fits(THIS, on(sect("sabbat")))),
    text="9f1711",
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

card(
    "Reunion Kamut",
    action(choose(uncontrolled(yours, is_black_hand)), gain_blood(2, TARGET), stealth=1),
    text="6da1b8",
)

card(
    "Tattoo Signal",
    action(put_on(THIS), stealth=1),
    use(
        fits(THIS, ready(is_seraph)),
        choose(on(is_black_hand, other)),
        price(lock()),
        unlock(TARGET),
        at=ANYTIME,
        by="bearer",
    ),
    text="50dc5f",
)

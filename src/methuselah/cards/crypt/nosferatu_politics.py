"""Nosferatu vampires, their hands and what they see of others."""

from methuselah.language import (
    CAME_FROM_HAND,
    PREY,
    SUBJECT,
    THIS,
    TURN,
    YOU,
    YOUR_TURN,
    add,
    attached,
    brings_into_play,
    burn_card,
    card,
    choose,
    chosen,
    controlled_by,
    could_have_instead,
    count,
    draws_up,
    exists,
    hand,
    is_a,
    is_on,
    later,
    lock,
    look_at_hand,
    price,
    ready,
    trigger,
    unless,
    use,
    when,
)

card(
    "Shahid (G4)",
    use(
        unless(YOUR_TURN),
        price(lock(THIS)),
        add("hand_size", count(ready(controlled_by(TURN))), YOU, until="turn"),
        by="bearer",
        at=("unlock",),
    ),
    text="e3faa0",
)

card(
    "Topaz (G4)",
    trigger(
        "equipped",
        look_at_hand(PREY),
        later(
            choose(
                hand(controlled_by(PREY), is_a("equipment"), could_have_instead(SUBJECT)),
                name="taken",
                least=0,
            )
        ),
        when(
            exists(chosen("taken")),
            burn_card(SUBJECT),
            brings_into_play(chosen("taken"), THIS),
            draws_up(PREY),
        ),
        who=attached(is_on(THIS)),
        when=CAME_FROM_HAND,
        optional=True,
    ),
    text="537c43",
)

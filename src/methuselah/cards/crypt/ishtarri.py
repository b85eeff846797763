"""Ishtarri vampires."""

from methuselah.language import (
    BLED,
    PREY,
    TARGET,
    THIS,
    YOUR_TURN,
    both,
    card,
    choose,
    count,
    discard_phase_action,
    exists,
    fits,
    gain_pool,
    is_named,
    move_counters,
    on,
    prevents,
    price,
    ready,
    same,
    sect,
    static,
    titled,
    trigger,
    uncontrolled,
    use,
    vampire,
    with_blood,
    yours,
)

card(
    "Ayo Igoli (G4)",
    static("votes", count(ready(vampire, yours, titled))),
    use(
        YOUR_TURN,
        fits(THIS, on(with_blood)),
        choose(uncontrolled(vampire, yours, sect("laibon"))),
        price(discard_phase_action()),
        move_counters(2, THIS, TARGET),
        by="bearer",
        at=("discard",),
    ),
    text="6915ca",
)

card(
    "Ganhuru (G4)",
    prevents(1, ("normal",)),
    trigger(
        "successful bleed",
        gain_pool(1),
        when=both(same(PREY, BLED), exists(ready(is_named("Ubende")))),
    ),
    text="eb444e",
)

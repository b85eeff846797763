"""Ishtarri vampires."""

from methuselah.language import (
    BLED,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    YOUR_TURN,
    action_requires,
    acts,
    any_of,
    ash_heap,
    both,
    card,
    cards_cost,
    choose,
    chosen,
    costs_blood,
    count,
    discard_phase_action,
    draws_up,
    either,
    exists,
    fits,
    gain_pool,
    is_a,
    is_action,
    is_named,
    lock,
    move_counters,
    on,
    prevents,
    price,
    ready,
    same,
    sect,
    skips_next_unlock,
    static,
    takes_by_name,
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
    "Falhu Shibaba (G3)",
    acts(
        costs_blood(1),
        lock(THIS_CARD),
        skips_next_unlock(THIS_CARD),
        who=ready(sect("laibon")),
        directed=True,
    ),
    text="c18e96",
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

card(
    "Jibade el-Bahrawi (G4)",
    static(
        "stealth",
        +1,
        when=either(is_action("recruit", "employ"), is_action(trait="puts a vampire in play")),
    ),
    cards_cost(-1, plays=("ally", "retainer")),
    text="1425ef",
)

card(
    "Shasa Abu Badr (G4)",
    static(
        "bleed",
        +1,
        when=both(is_action("bleed", trait="with an action card"), action_requires("pre")),
    ),
    text="e85fbe",
)

minion_card = any_of(
    is_a("action"),
    is_a("action modifier"),
    is_a("ally"),
    is_a("combat"),
    is_a("equipment"),
    is_a("political action"),
    is_a("power"),
    is_a("reaction"),
    is_a("retainer"),
)

card(
    "Undele (G5)",
    acts(
        by="bearer",
        kind="political",
        stealth=1,
        terms=(choose(ash_heap(yours, minion_card), name="taken", least=2, most=2),),
        passes=(takes_by_name(chosen("taken")), draws_up()),
    ),
    text="e31193",
)

card(
    "Zhara (G3)",
    static("action cost", -1, word="leave torpor"),
    text="db7752",
)

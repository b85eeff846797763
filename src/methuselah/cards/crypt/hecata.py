"""Hecata vampires."""

from methuselah.language import (
    ACTING,
    DURING_ACTION,
    FIGHTERS,
    SUBJECT,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    ally,
    any_of,
    ash_heap,
    attached,
    bleed,
    both,
    brings_into_play,
    burn_blood,
    card,
    cards_cost,
    choose,
    chosen,
    clan,
    costs_blood,
    discard,
    ends_combat,
    exchanges,
    fits,
    gains_starting_life,
    hand,
    is_a,
    is_among,
    keyword,
    library_card,
    lock,
    minion,
    not_,
    on,
    other,
    prevents_damage_to,
    price,
    ready,
    remove_from_game,
    requires_clan,
    requires_discipline,
    static,
    this,
    to_bottom,
    trigger,
    unlock,
    use,
    vampire,
    would_contest_yours,
    yours,
)

card(
    "Ashur-uballit, Son of the Abyss (G6)",
    trigger(
        "recruited",
        gains_starting_life(1, SUBJECT),
        who=on(keyword("zombie"), yours),
        when=fits(THIS, ready()),
    ),
    trigger(
        "employed",
        gains_starting_life(1, SUBJECT),
        who=attached(keyword("zombie"), yours),
        when=fits(THIS, ready()),
    ),
    text="1e5abe",
)

of_the_clan = any_of(requires_clan("Hecata"), requires_discipline("obl"))
card(
    "Hel-Blá (G6)",
    acts(
        choose(ash_heap(yours, is_a("ally"), of_the_clan, not_(would_contest_yours)), name="back"),
        costs_blood(1),
        brings_into_play(chosen("back")),
        lock(chosen("back")),
        by="bearer",
        stealth=1,
    ),
    text="94f696",
)

card(
    "Huldu, The Desecrator (G6)",
    prevents_damage_to(
        on(yours, other, is_among(FIGHTERS)), 1, fits(THIS, ready()), price(burn_blood(1))
    ),
    text="54d4a0",
)

undead = any_of(keyword("wraith"), keyword("zombie"))

card(
    "Lenelle, Mambo of Birmingham (G6)",
    acts(
        costs_blood(1),
        choose(hand(yours), name="given"),
        choose(ash_heap(yours, library_card), name="taken"),
        exchanges(chosen("given"), chosen("taken")),
        by="bearer",
        stealth=1,
    ),
    text="0faadb",
)

card(
    "Marchesa Liliana (G6)",
    use(
        acting_is(ready(this)),
        choose(ash_heap(yours), name="removed", least=7, most=7),
        price(remove_from_game(chosen("removed"))),
        bleed(+1, limited=False),
        by="bearer",
        at=DURING_ACTION,
        once="action",
    ),
    text="cc4dc9",
)

card(
    "Mora, the Death Seer (G6)",
    use(
        YOUR_TURN,
        fits(THIS, ready()),
        choose(ash_heap(yours, library_card), name="moved"),
        to_bottom(chosen("moved")),
        by="bearer",
        at=("discard",),
        once="phase",
    ),
    text="64a781",
)

card(
    '"Mother" Anja Giovanni (G6)',
    use(
        fits(THIS, ready()),
        WAS_SUCCESSFUL,
        acting_is(on(vampire, yours, clan("Hecata"), other)),
        action_requires("Hecata", "obl"),
        price(burn_blood(1)),
        unlock(ACTING),
        by="bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="b094d8",
)

card(
    "Parijat, the Dark Oracle (G6)",
    static(
        "block burns",
        +1,
        who=ready(minion),
        when=both(fits(THIS, ready()), acting_is(on(ally, undead))),
    ),
    text="005d57",
)

card(
    "Roger de Camden (G6)",
    cards_cost(-1, any_of(requires_clan("Hecata"), requires_discipline("obl")), of=("blood",)),
    use(
        fits(THIS_CARD, ready(yours)),
        choose(hand(yours, requires_discipline("obl"))),
        price(discard()),
        by="combatant",
        at=("range",),
        maneuver=True,
        once="turn",
        key="maneuver",
    ),
    text="4b46e8",
)

card(
    "Tommaso Sforza (G6)",
    use(
        fits(THIS, ready()),
        fits(FIGHTERS, ready(ally, yours, undead)),
        price(burn_blood(1)),
        ends_combat(),
        by="bearer",
        at=("before_range",),
        once="turn",
    ),
    text="570ff5",
)

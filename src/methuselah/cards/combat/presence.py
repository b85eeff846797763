"""Combat cards that require Presence."""

from methuselah.language import (
    AT_CLOSE,
    BEARER,
    BLED,
    DODGED,
    OPPOSING,
    THIS,
    acts,
    after_combat,
    bears,
    both,
    burn_card,
    card,
    combat_ends,
    controller_of,
    dodge,
    fits,
    inflicts_damage,
    is_among,
    not_,
    on,
    put_on,
    remember,
    remembered,
    same,
    static,
    strike,
    unless,
    unlock,
    when,
)

card(
    "Catatonic Fear",
    pre=strike(combat_ends()),
    PRE=strike(
        combat_ends(
            when(
                both(AT_CLOSE, unless(DODGED)),
                after_combat(inflicts_damage(1, OPPOSING, unpreventable=True)),
            )
        )
    ),
    text="f09818",
)

card(
    "Majesty",
    pre=strike(combat_ends()),
    PRE=strike(combat_ends(unlock())),
    text="572bf2",
)

card(
    "Staredown",
    pre=strike(dodge),
    PRE=strike(combat_ends()),
    text="2efab5",
)

card(
    "Unholy Penance",
    static(
        "bleed",
        +1,
        who=on(is_among(remembered("striking"))),
        when=same(BLED, controller_of(BEARER)),
    ),
    acts(burn_card(), by="bearer", stealth=1),
    pre=strike(combat_ends()),
    PRE=strike(
        combat_ends(
            after=(
                when(
                    fits(OPPOSING, on(not_(bears("Unholy Penance")))),
                    put_on(OPPOSING),
                    remember("striking", THIS),
                ),
            )
        )
    ),
    text="6de1f7",
)

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
    burn_blood,
    burn_card,
    card,
    combat_ends,
    controller_of,
    dodge,
    either,
    fits,
    inflicts_damage,
    is_among,
    lock,
    not_,
    on,
    put_on,
    remember,
    remembered,
    same,
    static,
    strike,
    trigger,
    unless,
    unlock,
    when,
    with_blood,
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

kissed = (burn_blood(1, THIS), put_on(OPPOSING), lock(OPPOSING))

card(
    "Serpent's Numbing Kiss",
    static("does not unlock"),
    trigger("unlock phase", burn_card(), who=controller_of(BEARER)),
    pre_ser=strike(combat_ends()),
    PRE_SER=strike(
        combat_ends(
            when(
                both(AT_CLOSE, unless(DODGED)),
                after_combat(when(fits(THIS, on(with_blood)), *kissed)),
            )
        ),
        either(unless(AT_CLOSE), fits(THIS, on(with_blood))),
    ),
    text="ce899e",
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

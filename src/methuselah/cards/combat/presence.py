"""Combat cards that require Presence."""

from methuselah.language import (
    AT_CLOSE,
    BEARER,
    BLED,
    DODGED,
    OPPOSING,
    TARGET,
    THIS,
    WAS_BLOCKED,
    acting_is,
    acts,
    after_combat,
    ally,
    among,
    any_of,
    attached,
    bears,
    before_range,
    both,
    burn_blood,
    burn_card,
    card,
    choose,
    clan,
    combat_ends,
    continues_unblocked,
    controller_of,
    destroys,
    dodge,
    either,
    exists,
    fits,
    inflicts_damage,
    is_a,
    is_action,
    is_among,
    is_on,
    lock,
    not_,
    on,
    price,
    put_on,
    remember,
    remembered,
    same,
    static,
    strike,
    trigger,
    unless,
    unlock,
    vampire,
    when,
    with_blood,
    younger,
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

their_retainer = attached(is_a("retainer"), is_on(OPPOSING))
card(
    "Mask Empathy",
    pre=strike(destroys("retainer", ranged=True), exists(their_retainer)),
    PRE=before_range(price(burn_blood(1)), choose(their_retainer), burn_card(TARGET)),
    text="4f5e0f",
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

artist_or_weaker = fits(
    OPPOSING,
    among(on(ally), on(vampire, any_of(younger, clan("Toreador"), clan("Toreador antitribu")))),
)
card(
    "Toreador's Bane",
    pre=strike(combat_ends(), artist_or_weaker),
    mel=strike(
        combat_ends(
            after=(
                when(
                    both(acting_is(THIS), WAS_BLOCKED, unless(is_action("bleed", "political"))),
                    continues_unblocked(),
                ),
            )
        ),
        artist_or_weaker,
    ),
    MEL=strike(
        combat_ends(after=(when(both(acting_is(THIS), WAS_BLOCKED), continues_unblocked()),)),
        artist_or_weaker,
    ),
    text="dfcfb8",
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

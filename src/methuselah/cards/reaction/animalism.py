"""Reactions that require Animalism."""

from methuselah.language import (
    ACTING,
    ACTING_SEAT,
    BLOCKED_THIS,
    DIRECTED_AT_YOU,
    FIGHTERS,
    MAY_BLOCK,
    MAY_BLOCK_ANYTHING,
    NEEDS_INTERCEPT,
    PREDATOR,
    RESULTING_COMBAT,
    THIS,
    acting_is,
    add,
    attempts_to_block,
    bears,
    both,
    burn_blood,
    burn_card,
    card,
    cards_cost_now,
    choose,
    chosen,
    discipline,
    end_action,
    fits,
    if_it_blocks,
    intercept,
    is_action,
    is_among,
    lock,
    may_during_action,
    not_,
    on,
    price,
    put_on,
    reaction,
    same,
    sect,
    this,
    unless,
    unless_it_blocks,
    unlock,
    use,
    vampire,
    when,
    younger,
)

bled = is_action("bleed", trait="directed at you")
by_predator = same(ACTING_SEAT, PREDATOR)

card(
    "Cats' Guidance",
    ani=reaction(BLOCKED_THIS, unlock(), by="locked", at=("after_resolution",)),
    ANI=reaction(intercept(+1)),
    text="62ffaa",
)

card(
    "Deep Ecology",
    ani=reaction(DIRECTED_AT_YOU, intercept(+2)),
    for_=reaction(is_action(trait="bleeds you"), add("bleed", -2)),
    pro=reaction(price(burn_blood(1)), unlock(), by="locked"),
    text="f7546d",
)

card(
    "Dogged Pursuit",
    use(price(burn_card()), intercept(+1), at=("attempt",), by="reacting bearer"),
    ani=reaction(
        MAY_BLOCK,
        unlock(),
        unless_it_blocks(THIS, lock(THIS)),
        attempts_to_block(),
        by="locked",
        at=("action", "attempt"),
    ),
    ANI=reaction(
        MAY_BLOCK,
        unlock(),
        unless_it_blocks(
            THIS, lock(THIS), when(fits(THIS, on(not_(bears("Dogged Pursuit")))), put_on(THIS))
        ),
        attempts_to_block(),
        by="locked",
        at=("action", "attempt"),
    ),
    text="9bac10",
)

ensnares = reaction(
    intercept(+1),
    choose(on(this), name="hound"),
    cards_cost_now(
        +1,
        of=("blood", "life"),
        plays=("strike",),
        to=ACTING,
        until="action",
        when=both(RESULTING_COMBAT, fits(FIGHTERS, on(is_among(chosen("hound"))))),
    ),
)

card(
    "Ensnare a Beast",
    ani=reaction(intercept(+1)),
    cel=reaction(intercept(+1)),
    ANI=ensnares,
    CEL=ensnares,
    text="5166ef",
)

card(
    "Falcon's Eye",
    ani=reaction(price(burn_blood(1)), intercept(+1)),
    spi=reaction(intercept(+1)),
    SPI=reaction(MAY_BLOCK_ANYTHING, attempts_to_block(), at=("action",)),
    text="920429",
)

card(
    "Guard Dogs",
    ani=reaction(bled, unlock(), by="locked"),
    ANI=reaction(bled, unlock(), if_it_blocks("maneuver"), by="locked"),
    text="62844b",
)

card(
    "Instinctive Reaction",
    ani=reaction(by_predator, intercept(+1)),
    ANI=reaction(by_predator, intercept(+1), if_it_blocks("maneuver")),
    text="2804c0",
)

non_anarch_acts = acting_is(on(not_(sect("anarch"))))

card(
    "The Mole",
    ani=reaction(
        non_anarch_acts,
        MAY_BLOCK,
        unlock(),
        attempts_to_block(),
        by="locked",
        at=("action", "attempt"),
    ),
    cel=reaction(non_anarch_acts, unless(acting_is(on(discipline("cel")))), intercept(+1)),
    dom=reaction(
        non_anarch_acts,
        is_action(trait="bleeds you"),
        acting_is(on(vampire, younger)),
        price(lock(THIS)),
        end_action("failed"),
        at=("action", "declined"),
    ),
    text="fdd263",
)

card(
    "Rat's Warning",
    ani=reaction(is_action(trait="bleeds you"), unlock(THIS), by="locked"),
    ANI=reaction(is_action(trait="bleeds you"), unlock(THIS), if_it_blocks("press"), by="locked"),
    text="a78a18",
)

card(
    "Read the Winds",
    ani_aus=reaction(intercept(+1), add("does not lock to block", to=THIS), replace="action"),
    ANI_AUS=reaction(
        MAY_BLOCK,
        unlock(),
        attempts_to_block(),
        intercept(+1),
        by="locked",
        at=("action", "attempt"),
        even_if_unneeded=True,
        replace="action",
    ),
    text="d0b81f",
)

card(
    "Sense the Savage Way",
    ani=reaction(intercept(+1)),
    ANI=reaction(MAY_BLOCK, unlock(), attempts_to_block(), by="locked", at=("action", "attempt")),
    text="c6c264",
)

signal_block = reaction(
    MAY_BLOCK, unlock(), attempts_to_block(), by="locked", at=("action", "attempt")
)
signal_reduction = reaction(is_action(trait="bleeds you"), add("bleed", -3))
card(
    "Sentry Signal",
    ani=signal_block,
    tha=signal_block,
    ANI=signal_reduction,
    THA=signal_reduction,
    text="d8fee5",
)

card(
    "Speak with Spirits",
    ani=reaction(is_action("bleed"), intercept(+1)),
    spi=reaction(intercept(+1)),
    SPI=reaction(
        MAY_BLOCK,
        unlock(THIS),
        attempts_to_block(THIS),
        may_during_action("attempt", burn_blood(1), intercept(+1), when=NEEDS_INTERCEPT, once=True),
        by="locked",
        at=("action", "attempt"),
    ),
    text="657bea",
)

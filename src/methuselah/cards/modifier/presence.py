"""Action modifiers that require Presence."""

from methuselah.language import (
    ACTING_SEAT,
    BLED,
    BLOCKER,
    EACH,
    NOT_PLAYED_THIS_TURN,
    PLAYING,
    REFERENDUM_PASSED,
    TARGET,
    THIS,
    YOU,
    add,
    ally,
    any_of,
    at_moment,
    being_played,
    bleed,
    burn_blood,
    burn_corruption,
    burn_pool,
    cancels_card,
    cannot_block,
    capacity_below,
    card,
    choose,
    choose_number,
    choose_x,
    chosen_number,
    clan,
    combat_ends,
    controlled_by,
    corrupted,
    each,
    end_action,
    environmental_damage,
    fails_attempt,
    fits,
    gain_blood,
    gain_pool,
    gains_votes,
    is_action,
    keyword,
    later,
    least,
    lock,
    margin,
    may,
    may_during_action,
    minion,
    minus,
    modifier,
    not_,
    on,
    only_if,
    pays_to_block,
    plus,
    pool_of,
    price,
    ready,
    same,
    stealth,
    strike,
    times,
    unlock,
    vampire,
    when,
    x,
    younger,
    younger_than_acting,
    your_votes,
    yours,
)

revelation = at_moment(
    "successful bleed",
    may(
        later(choose(on(minion, controlled_by(BLED), corrupted(2)))),
        burn_corruption(2, TARGET),
        unlock(),
    ),
)

more_if_toreador = only_if(fits(THIS, ready(clan("Toreador"))), 1)
political = is_action("political")

weaker_blocks = fits(BLOCKER, ready(any_of(ally, younger)))

card(
    "Aire of Elation",
    pre=modifier(bleed(plus(1, more_if_toreador))),
    PRE=modifier(bleed(plus(2, more_if_toreador))),
    text="9ea373",
)

card(
    "Approximation of Loyalty",
    pre=modifier(
        choose(on(any_of(ally, capacity_below(7)))),
        add("cannot block", to=TARGET),
        at=("announced",),
    ),
    PRE=modifier(
        being_played("reaction"),
        fits(PLAYING, on(any_of(ally, capacity_below(7)))),
        cancels_card(free=True),
        add("cannot play", word="action modifier"),
        at=("as_played",),
    ),
    text="4ee457",
)

card(
    "Awe",
    pre=modifier(political, choose_x(), gains_votes(plus(x(), 1)), at=("polling",)),
    PRE=modifier(political, choose_x(), gains_votes(plus(x(), plus(x(), 1))), at=("polling",)),
    text="6c8083",
)

card(
    "Bewitching Oration",
    pre=modifier(political, gains_votes(2), at=("polling",)),
    PRE=modifier(political, gains_votes(4), at=("polling",)),
    text="1c2707",
)

pressed = chosen_number("pressed")
burns_pool_for_votes = (later(choose_number("pressed", 0, pool_of(YOU))), burn_pool(pressed))
two_each = times(pressed, your_votes(+2))
three_for_you = when(same(YOU, ACTING_SEAT), times(pressed, your_votes(+3)), otherwise=(two_each,))

card(
    "Business Pressure",
    pre=modifier(political, each(EACH, *burns_pool_for_votes, two_each), at=("polling",)),
    PRE=modifier(political, each(EACH, *burns_pool_for_votes, three_for_you), at=("polling",)),
    text="9fb878",
)

card(
    "Disarming Presence",
    pre=modifier(
        add("locks as it votes", to=on(vampire), until="referendum"), at=("before_votes",)
    ),
    PRE=modifier(
        add("locks as it votes", to=on(vampire, not_(yours)), until="referendum"),
        at=("before_votes",),
    ),
    text="592327",
)

card(
    "Enchanting Gaze",
    pre_pro=modifier(stealth(+1)),
    PRE_PRO=modifier(
        stealth(+1),
        may_during_action(
            "attempt",
            burn_corruption(1, BLOCKER),
            fails_attempt(),
            when=fits(BLOCKER, on(corrupted())),
            once=True,
        ),
    ),
    text="207b34",
)

card(
    "Force of Personality",
    pre=strike(combat_ends()),
    PRE=modifier(
        pays_to_block(1, vampire),
        cannot_block(ally, not_(keyword("zombie"))),
        at=("announced",),
    ),
    text="e985b2",
)

card(
    "Perfect Paragon",
    pre=modifier(political, gains_votes(3), at=("polling",)),
    PRE=modifier(add("intercept", -1, when=fits(THIS, on(any_of(ally, younger_than_acting))))),
    text="c5c0ef",
)

card(
    "Psychomachia",
    pre=modifier(weaker_blocks, unlock(), end_action(), at=("blocked",)),
    dai=modifier(weaker_blocks, fails_attempt(), at=("blocked",)),
    DAI=modifier(
        weaker_blocks,
        fails_attempt(),
        environmental_damage(1, BLOCKER, unpreventable=True),
        at=("blocked",),
    ),
    text="89b636",
)

no_ally = (NOT_PLAYED_THIS_TURN, choose(on(ally)), add("cannot block", to=TARGET))
nobody_weaker = (
    NOT_PLAYED_THIS_TURN,
    choose(on(any_of(ally, younger))),
    add("cannot block", to=TARGET),
)
card(
    "Recurring Contemplation",
    pre=modifier(*no_ally, at=("announced",), once="turn"),
    tem=modifier(*nobody_weaker, at=("announced",), once="turn"),
    TEM=modifier(
        *nobody_weaker, price(burn_blood(1)), lock(TARGET), at=("announced",), once="turn"
    ),
    text="44cf07",
)


card(
    "Revelation of the Serpent",
    pre_pro=(modifier(bleed(+1)), modifier(stealth(+1), bleed(+1))),
    PRE_PRO=(modifier(bleed(+1), revelation), modifier(stealth(+1), bleed(+1), revelation)),
    text="c7049f",
)

card(
    "Virtuosa",
    pre=modifier(stealth(+1)),
    mel=(modifier(bleed(+2)), modifier(stealth(+1), bleed(+2))),
    MEL=modifier(add("unblockable"), at=("announced",)),
    text="083c11",
)


card(
    "Visions of Gehenna",
    pre=modifier(cannot_block(ally)),
    PRE=modifier(cannot_block(ally), bleed(+2)),
    text="ca4457",
)

card(
    "Voter Captivation",
    pre=modifier(REFERENDUM_PASSED, gain_blood(margin()), at=("after_resolution",)),
    PRE=modifier(
        REFERENDUM_PASSED,
        choose_number("to pool", 0, least(2, margin())),
        gain_blood(minus(margin(), chosen_number("to pool"))),
        gain_pool(chosen_number("to pool")),
        at=("after_resolution",),
    ),
    text="605bdb",
)

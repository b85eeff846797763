"""Reaction cards that require Daimoinon."""

from methuselah.language import (
    ACTING,
    BLOCKED_THIS,
    add,
    ally,
    at_least,
    blood_cost_of,
    both,
    burn_counters,
    burn_pool,
    capacity_of,
    card,
    controller_of,
    either,
    fits,
    gain_counter,
    is_action,
    is_infernal,
    named_counters,
    on,
    plus,
    pool_cost_of,
    reaction,
    ready,
    times,
    vampire,
    when,
)

pacts = named_counters("pact", ACTING)
printed = plus(pool_cost_of(ACTING), blood_cost_of(ACTING))
makes_pact = (
    times(4, gain_counter("pact", ACTING)),
    when(
        either(
            both(fits(ACTING, on(vampire)), at_least(pacts, capacity_of(ACTING))),
            both(fits(ACTING, on(ally)), at_least(pacts, printed)),
        ),
        burn_counters("pact", ACTING),
        add("infernal", to=ACTING, until="game"),
    ),
)
infernal_vampire = ready(vampire, is_infernal)

card(
    "Diabolic Lure",
    aus=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    dai=reaction(BLOCKED_THIS, *makes_pact, at=("blocked",), who=infernal_vampire),
    DAI=reaction(
        BLOCKED_THIS,
        *makes_pact,
        burn_pool(1, controller_of(ACTING)),
        at=("blocked",),
        who=infernal_vampire,
    ),
    text="077a79",
)

"""Action modifiers that require Potence."""

from methuselah.language import (
    ACTING,
    BLOCKER,
    CALLED_BY_VAMPIRE,
    EQUIPPED_WITH,
    TARGET,
    THIS,
    add,
    ally,
    any_of,
    at_moment,
    bleed,
    card,
    cards_cost_now,
    choose,
    end_action,
    equips_from_hand,
    exists,
    fits,
    follows,
    gains_votes,
    intercept,
    is_action,
    keyword,
    minion,
    modifier,
    next_action,
    not_,
    on,
    pays_to_block,
    put_on,
    reaction,
    static,
    takes_action_card_back,
    unique,
    unlock,
    vampire,
    younger,
)

polled = CALLED_BY_VAMPIRE
stray = add(
    "votes",
    -1,
    until="referendum",
    when=fits(THIS, on(vampire, not_(follows("Power and the Inner Voice")))),
)

card(
    "Absolute Tyranny",
    pot_pre=(
        modifier(polled, gains_votes(+3), at=("polling",)),
        reaction(polled, gains_votes(+3), at=("polling",)),
    ),
    POT_PRE=(modifier(polled, stray, at=("polling",)), reaction(polled, stray, at=("polling",))),
    text="c1ddda",
)

daunts = modifier(intercept(-1, BLOCKER), at=("attempt",))
forbids = modifier(choose(on(vampire)), add("cannot block", to=TARGET), at=("announced",))

card(
    "Dominant Personality",
    pot=daunts,
    pre=daunts,
    POT=forbids,
    PRE=forbids,
    text="78c673",
)

forges = (
    equips_from_hand(keyword("melee weapon"), not_(unique)),
    at_moment("after resolution", put_on(EQUIPPED_WITH)),
)

card(
    "Forger's Hammer",
    static("strike damage", +1),
    pot=modifier(*forges, at=("would_succeed",)),
    POT=modifier(
        *forges,
        cards_cost_now(-1, plays=("equipment",), to=THIS, until="action"),
        at=("would_succeed",),
    ),
    text="a55127",
)

inspires = fits(ACTING, on(any_of(ally, younger)))

card(
    "Inspire Greatness",
    pot_pre=modifier(inspires, add("strength", +1, ACTING, until="action"), by="helper"),
    POT_PRE=modifier(inspires, add("strength", +2, ACTING, until="action"), by="helper"),
    text="b61e29",
)

card(
    "Iron Glare",
    pot_pre=modifier(is_action("political"), gains_votes(+2), at=("polling",)),
    POT_PRE=modifier(bleed(+2)),
    text="4f14e3",
)

humbled = pays_to_block(1, minion, life=True)
shamed = (humbled, add("intercept", -1, when=fits(THIS, on(minion))))

cancels = (exists(BLOCKER), end_action(), unlock(THIS))

card(
    "Tangle Atropos' Hand",
    pot=modifier(*cancels, at=("attempt",)),
    tem=modifier(*cancels, takes_action_card_back(), at=("attempt",)),
    TEM=modifier(*cancels, takes_action_card_back(), next_action("stealth", +1), at=("attempt",)),
    text="da7f79",
)

card(
    "Unthinkable Humiliation",
    pot=modifier(humbled),
    pre=modifier(humbled),
    POT=modifier(*shamed),
    PRE=modifier(*shamed),
    text="b09a4b",
)

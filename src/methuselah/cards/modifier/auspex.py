"""Action modifiers that require Auspex."""

from methuselah.language import (
    BLED,
    BLED_SUCCESSFULLY,
    BLOCKER,
    REFERENDUM_PASSED,
    TARGET,
    THIS,
    YOU,
    abstains,
    acting_is,
    add,
    ally,
    any_of,
    ash_heap,
    at_moment,
    bleed,
    burn_blood,
    can_bleed,
    cancels_card,
    cancels_referendum,
    card,
    choose,
    chosen,
    controlled_by,
    controller_of,
    corrupted_by_anyone,
    count,
    discards_from_library,
    exists,
    fails_attempt,
    fits,
    for_every,
    intercept,
    is_action,
    is_among,
    later,
    library,
    lock,
    looks_at,
    minion,
    modifier,
    on,
    played_at,
    price,
    reaction,
    ready,
    remove_from_game,
    returns_political_card,
    same,
    stealth,
    top_of_library,
    use,
    vampire,
    when,
    younger,
)

card(
    "Ancestor's Insight",
    aus=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    AUS=modifier(bleed(+1)),
    text="90b0ab",
)


card(
    "Aura Absorption",
    aus=reaction(price(burn_blood(1)), intercept(+1)),
    myt=reaction(intercept(+1)),
    MYT=modifier(stealth(+1)),
    text="c72a63",
)

weaker_blocker = fits(BLOCKER, ready(any_of(ally, younger)))
nobody_of_hers = (
    fails_attempt(),
    add("cannot block", to=on(minion, controlled_by(controller_of(BLOCKER))), until="action"),
)

card(
    "Crocodile's Tongue",
    use(
        played_at("aus"),
        same(YOU, controller_of(BLOCKER)),
        price(burn_blood(1, BLOCKER)),
        cancels_card(),
        by="methuselah",
        at=("as_played",),
        key="cancel",
    ),
    use(
        played_at("AUS"),
        same(YOU, controller_of(BLOCKER)),
        price(burn_blood(2, BLOCKER)),
        cancels_card(),
        by="methuselah",
        at=("as_played",),
        key="cancel superior",
    ),
    aus=modifier(weaker_blocker, *nobody_of_hers, at=("attempt",)),
    AUS=modifier(weaker_blocker, *nobody_of_hers, at=("attempt",)),
    text="7aa73d",
)


its_heap = ash_heap(controlled_by(BLED))

younger_abstains = (
    is_action("political"),
    choose(on(vampire, younger)),
    abstains(TARGET),
)

desired = when(fits(BLOCKER, ready(any_of(ally, younger))), fails_attempt())

card(
    "Heart's Desire",
    aus_chi=modifier(bleed(+1), desired),
    AUS_CHI=modifier(bleed(+2), desired),
    text="b574d0",
)

card(
    "Inevitability of the Void",
    aus_nec=modifier(bleed(+1)),
    AUS_NEC=modifier(bleed(for_every(10, count(its_heap)))),
    text="1a6fa8",
)


card(
    "Quicksilver Contemplation",
    aus=reaction(intercept(+1)),
    tem=reaction(is_action(trait="bleeds you"), add("bleed", -2)),
    aus_tem=(
        modifier(*younger_abstains, at=("polling",)),
        reaction(*younger_abstains, at=("polling",)),
    ),
    AUS_TEM=modifier(bleed(+2, limited=False)),
    text="ceaedd",
)

card(
    "Random Patterns",
    aus_dem=reaction(intercept(+1)),
    AUS_DEM=modifier(exists(BLOCKER), intercept(-1, BLOCKER), at=("attempt",)),
    text="3d8a03",
)


seven = top_of_library(7, BLED)

card(
    "Scrying of Secrets",
    aus=modifier(BLED_SUCCESSFULLY, looks_at(seven), at=("after_resolution",)),
    AUS=modifier(
        BLED_SUCCESSFULLY,
        looks_at(seven),
        later(choose(library(can_bleed, is_among(seven)), name="seen")),
        discards_from_library(chosen("seen")),
        at=("after_resolution",),
    ),
    text="96f90c",
)

card(
    "Sense the Sin",
    aus=reaction(acting_is(on(vampire, younger)), intercept(+1)),
    dai=reaction(
        intercept(+1), add("intercept", +1, THIS, when=acting_is(on(corrupted_by_anyone)))
    ),
    DAI=modifier(bleed(+2), add("intercept", -1, when=fits(THIS, on(corrupted_by_anyone)))),
    text="e9d258",
)

card(
    "Telepathic Vote Counting",
    aus=modifier(
        is_action("political"), cancels_referendum(), returns_political_card(), at=("polling",)
    ),
    AUS=modifier(is_action("political"), choose(on(vampire)), abstains(TARGET), at=("polling",)),
    text="5bbe68",
)

card(
    "Trochomancy",
    nec=modifier(
        choose(its_heap, "gone", least=13, most=13), remove_from_game(chosen("gone")), bleed(+1)
    ),
    aus_nec=modifier(
        choose(its_heap, "gone", least=7, most=7), remove_from_game(chosen("gone")), bleed(+1)
    ),
    AUS_NEC=modifier(
        choose(its_heap, "gone", least=7, most=7), remove_from_game(chosen("gone")), bleed(+2)
    ),
    text="5cfd0c",
)

silenced_by_touch = (choose(on(vampire, younger)), abstains(TARGET))

card(
    "Under the Skin",
    aus_pre=modifier(*silenced_by_touch, at=("before_votes",)),
    AUS_PRE=modifier(
        *silenced_by_touch,
        at_moment("end", when(REFERENDUM_PASSED, lock(TARGET))),
        at=("before_votes",),
    ),
    text="6a39be",
)

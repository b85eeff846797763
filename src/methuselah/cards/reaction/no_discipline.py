"""Reactions without a Discipline."""

from methuselah.language import (
    ACTING,
    ACTING_SEAT,
    AIMED_AT,
    BEARER,
    BLEEDABLE,
    BLOCKER,
    DIRECTED_AT_YOU,
    MAY_BLOCK,
    NEEDS_INTERCEPT,
    STEALTH_NOW,
    TARGET,
    THIS,
    WAKES,
    YOU,
    able_to_block,
    able_to_join,
    abstains,
    acting_is,
    add,
    ally,
    among,
    any_of,
    anywhere,
    at_least,
    attempts_to_block,
    bars_political_action,
    blocks_together,
    burn_blood,
    burn_card,
    burn_pool,
    cancels_referendum,
    capacity_below,
    card,
    choose,
    choose_seat,
    chosen_seat,
    clan,
    controller_of,
    end_action,
    fits,
    gains_votes,
    has_flight,
    has_voted,
    if_it_fails,
    if_it_passes,
    intercept,
    is_action,
    is_among,
    keyword,
    lock,
    locked,
    loses_as_much,
    may_during_action,
    minus,
    next_referendum_passes,
    on,
    only_if,
    other,
    played_this_action,
    plus,
    price,
    put_on,
    reaction,
    ready,
    redirect_bleed,
    returns_political_card,
    same_sect,
    sect,
    sends_to_torpor,
    skips_next_unlock,
    titled,
    unless,
    unless_it_blocks,
    unlock,
    unlocked,
    use,
    vampire,
    vote_difference,
    wake,
    when,
    younger,
    yours,
)

card(
    "Bait and Switch",
    reaction(
        is_action(trait="bleeds you"),
        choose_seat(BLEEDABLE, name="to"),
        lock(THIS),
        redirect_bleed(chosen_seat("to")),
        at=("declined",),
    ),
    text="7a634f",
)

card(
    "Coterie Tactics",
    reaction(
        MAY_BLOCK,
        fits(THIS, ready(able_to_join)),
        choose(ready(vampire, yours, other, unlocked, same_sect(THIS), able_to_join)),
        blocks_together(TARGET),
        who=ready(vampire),
        at=("action", "attempt"),
    ),
    text="dda21b",
)

card(
    "Covincraft",
    reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    reaction(gains_votes(+4), at=("before_votes", "polling")),
    text="951b35",
)

card(
    "Delaying Tactics",
    reaction(
        is_action("political"),
        cancels_referendum(),
        unlock(ACTING),
        returns_political_card(),
        bars_political_action(),
        at=("polling",),
    ),
    text="e6fcc2",
)

card(
    "Elder Intervention",
    reaction(
        is_action(trait="bleeds you"),
        unless(played_this_action("Pack Tactics", THIS)),
        intercept(+2),
        replace="action",
    ),
    text="71d4d5",
)

card(
    "Elder Kindred Network",
    reaction(if_it_fails(burn_pool(plus(1, vote_difference()), ACTING_SEAT)), at=("before_votes",)),
    text="2224bf",
)


card(
    "Eluding the Arms of Morpheus",
    reaction(
        MAY_BLOCK,
        unlock(),
        attempts_to_block(),
        by="locked",
        who=ready(vampire),
        at=("action", "attempt"),
    ),
    text="dc1021",
)

card(
    "Eyes of the Wild",
    reaction(
        MAY_BLOCK,
        unlock(),
        may_during_action("attempt", burn_blood(1), intercept(+1), when=NEEDS_INTERCEPT),
        unless_it_blocks(THIS, lock(THIS)),
        attempts_to_block(),
        by="locked",
        at=("action", "attempt"),
    ),
    text="41d78a",
)

card(
    "Fillip",
    reaction(
        choose(on(vampire, yours, younger, locked)),
        wake(TARGET),
        by="even locked",
        at=WAKES,
        once="turn",
    ),
    text="4428f4",
)

card(
    "Forced Awakening",
    reaction(
        wake(),
        unless_it_blocks(THIS, burn_blood(1), moment="resolution"),
        by="locked",
        who=ready(vampire),
        at=WAKES,
    ),
    text="bcbdae",
)

card(
    "Irregular Protocol",
    reaction(
        price(lock(THIS)), abstains(ACTING), who=ready(vampire), at=("before_votes", "polling")
    ),
    text="f8d101",
)

card(
    "Keep it Simple",
    reaction(
        is_action(trait="bleeds you"),
        add("bleed", minus(0, only_if(at_least(STEALTH_NOW, 1), STEALTH_NOW))),
    ),
    text="7cc4f2",
)


card(
    "Lost in Translation",
    reaction(
        is_action(trait="bleeds you"),
        acting_is(on(any_of(ally, younger))),
        unless(played_this_action("Lost in Translation")),
        choose_seat(BLEEDABLE, name="to"),
        lock(THIS),
        redirect_bleed(chosen_seat("to")),
        who=ready(vampire),
        at=("declined",),
    ),
    text="af9423",
)

card(
    "Mistaken Identity",
    reaction(
        is_action("hunt"),
        acting_is(on(clan("Ventrue antitribu"))),
        end_action("failed"),
        sends_to_torpor(ACTING),
        at=("action", "declined"),
    ),
    text="bc8c21",
)

card(
    "Malkavian Rider Clause",
    reaction(if_it_passes(next_referendum_passes(YOU)), at=("before_votes",)),
    text="230cc4",
)

weak_bleeder = fits(ACTING, on(any_of(ally, capacity_below(6))))

card(
    "Nest of Eagles",
    reaction(
        is_action(trait="bleeds you"),
        unless(acting_is(on(any_of(clan("Banu Haqim"), keyword("wraith"), has_flight)))),
        when(weak_bleeder, add("bleed", -3), otherwise=(add("bleed", -1),)),
    ),
    text="b9f73b",
)


card(
    "On the Qui Vive",
    reaction(
        wake(),
        when(fits(THIS, ready(ally)), skips_next_unlock()),
        by="locked",
        at=WAKES,
        once="unlock",
    ),
    text="3cc14c",
)

card(
    "Organized Resistance",
    reaction(
        fits(BLOCKER, ready(vampire, yours, sect("anarch"))),
        intercept(+1, BLOCKER),
        by="even locked",
    ),
    reaction(
        choose(on(vampire, yours, sect("anarch"), locked, able_to_block)),
        unlock(TARGET),
        intercept(+1, TARGET),
        attempts_to_block(TARGET),
        by="even locked",
        at=("action", "attempt"),
        even_if_unneeded=True,
    ),
    text="19ed73",
)

card(
    "Pack Tactics",
    reaction(
        is_action(trait="bleeds you"),
        unless(played_this_action("Elder Intervention", THIS)),
        intercept(+2),
        who=ready(vampire),
        replace="action",
    ),
    text="71031c",
)


card(
    "Poison Pill",
    reaction(if_it_passes(loses_as_much(controller_of(ACTING))), at=("before_votes",)),
    text="7a0929",
)

card(
    "Protected District",
    reaction(is_action(trait="bleeds you"), add("bleed", -3)),
    reaction(
        is_action("political"),
        unless(has_voted(THIS, "for")),
        gains_votes(+3, only="against"),
        at=("polling",),
    ),
    text="2529be",
)

card(
    "Protection Racket",
    reaction(intercept(+1), add("intercept", +1, THIS, when=acting_is(on(titled)))),
    text="d1221e",
)

its_place = anywhere(keyword("location"), yours, is_among(among(AIMED_AT)))

card(
    "Salt of Thoth",
    use(
        is_action(trait="directed"),
        fits(BEARER, among(AIMED_AT)),
        price(burn_card()),
        end_action("failed"),
        at=("action", "declined"),
    ),
    reaction(
        choose(its_place),
        end_action("failed"),
        put_on(TARGET),
        by="even locked",
        who=ready(clan("Tremere")),
        at=("action", "declined"),
    ),
    text="c8c65b",
)

card(
    "Second Tradition: Domain",
    reaction(intercept(+2)),
    reaction(
        MAY_BLOCK,
        price(burn_blood(1)),
        unlock(),
        intercept(+2),
        attempts_to_block(),
        by="locked",
        at=("action", "attempt"),
        even_if_unneeded=True,
    ),
    text="df8276",
)

card(
    "The Warrens",
    reaction(DIRECTED_AT_YOU, intercept(plus(2, only_if(fits(THIS, ready(titled)), 1)))),
    text="f501ff",
)

card(
    "Wake with Evening's Freshness",
    reaction(wake(), by="locked", who=ready(vampire), at=WAKES, replace="unlock"),
    text="9e0209",
)

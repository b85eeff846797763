"""Masters that are played in the turns of others."""

from methuselah.language import (
    ACTING,
    ACTING_SEAT,
    BEARER,
    BLED,
    BLOCKER,
    BURNED_POOL,
    CALLED_BY_VAMPIRE,
    CANCELS_MINION_CARD,
    FIGHTERS,
    HUNTED_VAMPIRE,
    MASTER_OF_ANOTHER,
    MINION_CARD_PLAYED,
    NEEDS_INTERCEPT,
    OTHERS,
    PLAYER,
    PREDATOR,
    PREY,
    TARGET,
    TARGET_BURNS,
    YOU,
    able_to_block,
    acting_is,
    add,
    after_combat,
    aim,
    at_least,
    at_moment,
    at_most,
    attempts_to_block,
    being_played,
    bleeding,
    both,
    burn_card,
    burn_pool,
    burns_pool_instead,
    burns_when,
    cancels_card,
    cancels_hunt,
    cannot_be_played_again,
    card,
    choose,
    choose_number,
    choose_seat,
    chosen_number,
    chosen_seat,
    clan,
    controlled_by,
    controller_of,
    either,
    end_action,
    ends_combat,
    enters_combat,
    exists,
    facing_aggravated_strike,
    fails_referendum,
    fits,
    gives_master_action,
    immune_to_frenzy,
    intercept,
    is_action,
    is_among,
    is_black_hand,
    lock,
    master,
    may_during_action,
    minion,
    minus,
    move_counters,
    not_,
    on,
    played,
    pool_of,
    prey_of,
    price,
    put_in_play,
    put_on,
    ready,
    redirect_bleed,
    remember,
    remembered_seat,
    resolves_unblocked,
    same,
    sends_to_torpor,
    static,
    steal_pool,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    voids_next_redirection,
    when,
    yours,
)

saved_pool, own_pool = pool_of(chosen_seat("saved")), pool_of(YOU)
can_be_saved = both(at_most(saved_pool, 0), at_least(own_pool, minus(1, saved_pool)))

card(
    "Absolution of the Diabolist",
    master(
        exists(HUNTED_VAMPIRE), cancels_hunt(), at=("hunt_passed",), out_of_turn=True, own_turn=True
    ),
    text="e10b5d",
)

card(
    "Archon Investigation",
    master(
        is_action(trait="bleeds you"),
        bleeding(4),
        aim(ACTING),
        burn_card(TARGET),
        at=("declined",),
        out_of_turn=True,
    ),
    text="4b2897",
)

card(
    "Brujah Frenzy",
    master(
        acting_is(ready(clan("Brujah"), not_(yours), not_(immune_to_frenzy))),
        choose(ready(minion, unlocked, not_(controlled_by(ACTING_SEAT)))),
        end_action("failed"),
        lock(TARGET),
        enters_combat(TARGET, who=ACTING),
        at=("declined",),
        out_of_turn=True,
    ),
    text="0281ff",
)

card(
    "Contingency Planning",
    master(
        is_action("bleed"),
        same(YOU, controller_of(ACTING)),
        being_played("minion card", trait="redirects"),
        cancels_card(free=True),
        add("most bled", 1),
        at=("as_played",),
        out_of_turn=True,
        own_turn=True,
    ),
    text="d73291",
)

card(
    "Dark Influences",
    master(
        MINION_CARD_PLAYED,
        cancels_card(free=True),
        cannot_be_played_again(),
        put_in_play(),
        at=("as_played",),
        out_of_turn=True,
    ),
    trigger("plays", cancels_card(free=True), burn_card(), who=played(), when=CANCELS_MINION_CARD),
    text="db0539",
)

card(
    "Direct Intervention",
    master(MINION_CARD_PLAYED, cancels_card(free=True), at=("as_played",), out_of_turn=True),
    text="8f0392",
)

card(
    "Ebony Fox Hunt",
    master(
        fits(HUNTED_VAMPIRE, on(is_black_hand, yours)),
        cancels_hunt(),
        at=("hunt_passed",),
        out_of_turn=True,
        own_turn=True,
    ),
    text="f738d6",
)

card(
    "Frenzy",
    master(
        choose(on(vampire, is_among(FIGHTERS), not_(immune_to_frenzy))),
        add("cannot use equipment", to=TARGET, until="round"),
        add("cannot press", to=TARGET, until="round", word="end"),
        add("presses to continue", until="round"),
        at=("before_range",),
        out_of_turn=True,
    ),
    text="1c9c6a",
)

card(
    "Gangrel Conspiracy",
    master(
        fits(HUNTED_VAMPIRE, on(clan("Gangrel antitribu"))),
        cancels_hunt(),
        at=("hunt_passed",),
        out_of_turn=True,
        own_turn=True,
    ),
    text="b800d6",
)

card(
    "Lesser Boon",
    master(
        same(YOU, controller_of(BLOCKER)),
        resolves_unblocked(),
        put_on(ACTING),
        at=("would_block",),
        out_of_turn=True,
    ),
    static("cannot block", when=acting_is(on(yours))),
    trigger("is blocked", burn_card(), when=same(YOU, controller_of(BLOCKER))),
    burns_when(at_most(pool_of(controller_of(BEARER)), 5)),
    text="1f0f36",
)

card(
    "Life Boon",
    master(
        choose_seat(OTHERS, name="saved", only=can_be_saved),
        choose_number("pool", minus(1, saved_pool), own_pool),
        move_counters(chosen_number("pool"), YOU, chosen_seat("saved")),
        put_in_play(),
        remember("saved", chosen_seat("saved")),
        at=("oust",),
        out_of_turn=True,
    ),
    trigger(
        "unlock phase",
        steal_pool(1, remembered_seat("saved")),
        who=remembered_seat("saved"),
        optional=True,
    ),
    static("victory points to you", 1, who=remembered_seat("saved")),
    text="f1d240",
)

card(
    "Major Boon",
    master(
        is_action("bleed"),
        bleeding(1),
        unless(same(YOU, BLED)),
        unless(same(YOU, controller_of(ACTING))),
        TARGET_BURNS,
        put_in_play(),
        remember("saved", BLED),
        burns_pool_instead(YOU),
        at_moment("end", when(unless(BURNED_POOL), burn_card())),
        at=("would_succeed",),
        out_of_turn=True,
    ),
    use(
        is_action(trait="bleeds you"),
        bleeding(1),
        TARGET_BURNS,
        choose_seat(remembered_seat("saved"), name="saved"),
        price(burn_card()),
        burns_pool_instead(chosen_seat("saved")),
        at=("would_succeed",),
    ),
    text="46adc9",
)

card(
    "Not to Be",
    master(
        being_played("event"),
        cancels_card(free=True),
        put_in_play(),
        at=("as_played",),
        out_of_turn=True,
    ),
    static("master_actions", +1, who=YOU),
    static("discard_actions", -1, who=YOU),
    trigger("discard phase", burn_card(), who=YOU),
    text="5ba76b",
)

card(
    "Rötschreck",
    master(
        choose(on(vampire, facing_aggravated_strike, not_(immune_to_frenzy))),
        put_on(TARGET),
        ends_combat(),
        after_combat(lock(BEARER), sends_to_torpor(BEARER)),
        at=("strike_declared", "strikes_chosen"),
        out_of_turn=True,
    ),
    static("does not unlock"),
    trigger("unlock phase", burn_card(), who=controller_of(BEARER)),
    text="8542ca",
)

card(
    "Special Report",
    master(
        choose(ready(vampire, yours, able_to_block)),
        unlock(TARGET),
        attempts_to_block(TARGET),
        may_during_action(
            "attempt",
            burn_pool(1),
            intercept(+1),
            when=NEEDS_INTERCEPT,
            once=True,
            who=TARGET,
        ),
        at=("action", "attempt"),
        out_of_turn=True,
    ),
    text="2193a4",
)

card(
    "Sudden Reversal",
    master(MASTER_OF_ANOTHER, cancels_card(free=True), at=("as_played",), out_of_turn=True),
    text="936091",
)

card(
    "Two Wrongs",
    master(
        is_action(trait="bleeds you"),
        unless(same(ACTING_SEAT, PREDATOR)),
        redirect_bleed(prey_of(ACTING_SEAT)),
        voids_next_redirection(),
        at=("declined",),
        out_of_turn=True,
    ),
    text="f5eb11",
)

card(
    "Vox Domini",
    master(
        CALLED_BY_VAMPIRE,
        fails_referendum(),
        at=("before_votes", "polling"),
        out_of_turn=True,
        once="your game",
    ),
    text="572e22",
)

card(
    "Wash",
    master(
        either(being_played("master", by=PREDATOR), being_played("master", by=PREY)),
        cancels_card(free=True),
        gives_master_action(PLAYER),
        at=("as_played",),
        out_of_turn=True,
        replace="unlock",
    ),
    text="17b6d2",
)

"""Reactions that require Auspex."""

from methuselah.language import (
    ACTING,
    ACTING_SEAT,
    BEARER,
    BLED,
    BLED_SUCCESSFULLY,
    BLEEDABLE,
    BLOCKED_THIS,
    BLOCKER,
    BLOCKER_HAS_FOUGHT,
    DIRECTED_AT_YOU,
    DURING_ACTION,
    MAY_BLOCK,
    MAY_BLOCK_ANYTHING,
    NOT_PLAYED_THIS_ACTION,
    PREDATOR,
    PREDATORS_PREDATOR,
    PREY,
    THIS,
    THIS_CARD,
    WAKES,
    YOU,
    acting_is,
    add,
    ally,
    any_of,
    ash_heap,
    at_moment,
    attempts_to_block,
    bleed,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    card,
    choose_seat,
    chosen_seat,
    controller_of,
    each,
    end_action,
    fits,
    grants,
    if_it_blocks,
    intercept,
    is_action,
    lock,
    minion,
    on,
    one_of,
    other,
    price,
    put_on,
    queues_combat,
    reaction,
    ready,
    redirect_bleed,
    remember,
    remembered,
    same,
    skips_next_unlock,
    unless,
    use,
    vampire,
    wake,
    way,
    when,
    younger,
    yours,
)

sticks_if_it_blocks = when(
    both(BLOCKED_THIS, fits(THIS_CARD, ash_heap())),
    put_on(ACTING, kept=True),
    remember("reacting", THIS),
)

attempts = (MAY_BLOCK, attempts_to_block())

unneeded = (*attempts, intercept(+1))

no_lock = add("does not lock to block", to=THIS)

card(
    "Burnt Offerings",
    aus=reaction(intercept(+1)),
    AUS=reaction(
        is_action(trait="bleeds you"),
        BLED_SUCCESSFULLY,
        same(ACTING_SEAT, PREDATOR),
        burn_pool(1, PREDATOR),
        at=("after_resolution",),
    ),
    text="2f4efa",
)

card(
    "Eagle's Sight",
    aus=reaction(intercept(+1)),
    AUS=reaction(MAY_BLOCK_ANYTHING, attempts_to_block(), at=("action",)),
    text="fa8e0e",
)

card(
    "Enhanced Senses",
    aus=reaction(intercept(+1)),
    AUS=reaction(intercept(+2)),
    text="be5da7",
)

card(
    "Eyes of Argus",
    aus=reaction(DIRECTED_AT_YOU, intercept(+2)),
    AUS=reaction(wake(), by="locked", at=WAKES),
    text="208e95",
)

at_you_by_a_weaker_one = (DIRECTED_AT_YOU, acting_is(on(any_of(ally, younger))))

card(
    "Faerie Wards",
    aus=reaction(*at_you_by_a_weaker_one, intercept(+2)),
    myt=reaction(
        *at_you_by_a_weaker_one, end_action("failed"), lock(THIS), at=("action", "declined")
    ),
    MYT=reaction(
        *at_you_by_a_weaker_one,
        end_action("failed"),
        lock(THIS),
        skips_next_unlock(ACTING),
        at=("action", "declined"),
    ),
    text="cd2c7f",
)


arrives = (
    BLOCKER_HAS_FOUGHT,
    acting_is(ready()),
    fits(BLOCKER, on(minion, yours, other)),
    lock(THIS),
)
acting_cannot_strike = add("no strike", to=ACTING)

card(
    "Fast Reaction",
    aus=reaction(*arrives, queues_combat(ACTING, acting_cannot_strike), at=("after_combat",)),
    AUS=reaction(
        *arrives,
        queues_combat(ACTING, acting_cannot_strike, grants("press", until="combat")),
        at=("after_combat",),
    ),
    text="0fc304",
)


card(
    "Folderol",
    aus=reaction(is_action(trait="bleeds you"), price(burn_blood(1)), add("bleed", -1)),
    myt=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    MYT=reaction(is_action("bleed"), add("bleed", -1)),
    text="09cb2b",
)

card(
    "Guardian Vigil",
    aus=reaction(*unneeded, even_if_unneeded=True),
    cel=reaction(*attempts, if_it_blocks("maneuver")),
    for_=reaction(*attempts, no_lock),
    aus_cel=reaction(*unneeded, if_it_blocks("maneuver"), even_if_unneeded=True),
    aus_for=reaction(*unneeded, no_lock, even_if_unneeded=True),
    cel_for=reaction(*attempts, if_it_blocks("maneuver"), no_lock),
    aus_cel_for=reaction(*unneeded, if_it_blocks("maneuver"), no_lock, even_if_unneeded=True),
    text="17e8e6",
)

card(
    "Hide the Heart",
    aus=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    val=reaction(
        NOT_PLAYED_THIS_ACTION,
        when(
            fits(ACTING, on(vampire)),
            each(ACTING_SEAT, one_of(way(burn_blood(1, ACTING)), way(end_action("failed")))),
            otherwise=(end_action("failed"),),
        ),
        at=("action", "declined"),
        once="action",
    ),
    VAL=(
        reaction(is_action(trait="bleeds you"), add("bleed", -2)),
        reaction(is_action("bleed"), price(lock(THIS)), add("bleed", -2)),
    ),
    text="53a094",
)

card(
    "Melange",
    use(
        is_action("bleed"),
        acting_is(remembered("reacting")),
        same(YOU, ACTING_SEAT),
        same(BLED, controller_of(BEARER)),
        price(burn_card()),
        bleed(+1, limited=False),
        at=DURING_ACTION,
    ),
    aus=reaction(intercept(+1)),
    AUS=reaction(intercept(+1), at_moment("blocked", sticks_if_it_blocks)),
    text="d6c10a",
)

card(
    "My Enemy's Enemy",
    aus=reaction(intercept(+1)),
    AUS=reaction(
        is_action(trait="bleeds you"),
        same(ACTING_SEAT, PREDATOR),
        unless(same(PREDATOR, PREY)),
        lock(THIS),
        redirect_bleed(PREDATORS_PREDATOR),
        at=("declined",),
    ),
    text="a478d1",
)

card(
    "Precognition",
    aus=reaction(intercept(+1)),
    AUS=reaction(intercept(+1), if_it_blocks("prevention", first_round=True)),
    text="cf3747",
)

card(
    "Quicken Sight",
    aus_cel=reaction(intercept(+1), if_it_blocks("maneuver")),
    AUS_CEL=reaction(intercept(+2), if_it_blocks("maneuver")),
    text="f51b84",
)

card(
    "Spirit's Touch",
    aus=reaction(intercept(+1)),
    AUS=reaction(intercept(+1), if_it_blocks("maneuver")),
    text="4c3f14",
)

card(
    "Telepathic Counter",
    aus=reaction(is_action(trait="bleeds you"), add("bleed", -1)),
    AUS=reaction(is_action(trait="bleeds you"), add("bleed", -2)),
    text="787d43",
)

card(
    "Telepathic Misdirection",
    aus=reaction(intercept(+1)),
    AUS=reaction(
        is_action(trait="bleeds you"),
        choose_seat(BLEEDABLE, name="to"),
        lock(THIS),
        redirect_bleed(chosen_seat("to")),
        at=("declined",),
    ),
    text="bfee74",
)

card(
    "Tourette's Voice",
    aus=reaction(intercept(+1)),
    mel=reaction(fits(BLOCKER, ready(yours)), intercept(+1, BLOCKER)),
    MEL=reaction(fits(BLOCKER, ready()), intercept(+1, BLOCKER)),
    text="2e915d",
)

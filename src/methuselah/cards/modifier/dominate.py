"""Action modifiers that require Dominate."""

from methuselah.language import (
    ACTING,
    BLED,
    BLEEDABLE,
    BLOCKER,
    REFERENDUM_PASSED,
    TARGET,
    THIS,
    acting_is,
    add,
    after_resolution,
    ally,
    any_of,
    at_most,
    before_range,
    bleed,
    burn_blood,
    card,
    choose,
    choose_seat,
    chosen_seat,
    combat_ends,
    exists,
    fails_attempt,
    fits,
    gain_blood,
    grants,
    if_blocked_strikes,
    is_action,
    keyword,
    lock,
    locked,
    may,
    minion,
    modifier,
    next_reaction_costs,
    on,
    pool_of,
    reaction,
    ready,
    redirect_bleed,
    sect,
    stealth,
    uncontrolled,
    unlock,
    unlocked,
    vampire,
    younger,
    yours,
)

card(
    "Bonding",
    dom=modifier(bleed(+1)),
    DOM=modifier(stealth(+1), bleed(+1)),
    text="ddece8",
)

card(
    "Command of the Beast",
    dom=modifier(bleed(+1)),
    DOM=modifier(bleed(+1, limited=False)),
    text="317e01",
)

card(
    "Conditioning",
    dom=modifier(bleed(+2)),
    DOM=modifier(bleed(+3)),
    text="723242",
)

card(
    "Empowering the Puppet King",
    dom=modifier(bleed(+1), by="helper", who=ready(unlocked)),
    DOM=modifier(bleed(+1), by="helper"),
    text="b4b9fe",
)


card(
    "Forced Confessional",
    dom=modifier(exists(BLOCKER), add("intercept", -1, BLOCKER), at=("attempt",)),
    DOM=modifier(exists(BLOCKER), fails_attempt(), at=("attempt",)),
    text="7dd9f5",
)

card(
    "Foreshadowing Destruction",
    dom=modifier(bleed(+1)),
    DOM=modifier(bleed(+3, when=at_most(pool_of(BLED), 9))),
    text="d4cfc1",
)

after_it_passed = (REFERENDUM_PASSED, is_action("political"))
waiting = uncontrolled(vampire, yours, sect("sabbat"))
to_one = modifier(
    *after_it_passed, choose(waiting), gain_blood(2, TARGET), at=("after_resolution",)
)
acting_dead = acting_is(on(any_of(keyword("wraith"), keyword("zombie"))))
gives = modifier(acting_dead, bleed(+1), by="helper", who=ready(unlocked))
gives_and_unlocks = modifier(
    acting_dead,
    bleed(+1),
    after_resolution(may(burn_blood(1, THIS), unlock(ACTING))),
    by="helper",
    who=ready(unlocked),
)

card(
    "Gifts From Hereafter",
    dom=gives,
    obl=gives,
    DOM=gives_and_unlocks,
    OBL=gives_and_unlocks,
    text="474f16",
)

to_each = modifier(*after_it_passed, gain_blood(1, waiting), at=("after_resolution",))

card(
    "Magnetic Authority",
    dom=to_one,
    pot=to_one,
    DOM=to_each,
    POT=to_each,
    text="ee3d03",
)

card(
    "Murmur of the False Will",
    dom=modifier(bleed(+1)),
    DOM=reaction(
        is_action(trait="bleeds you"),
        acting_is(on(vampire, younger)),
        choose_seat(BLEEDABLE, name="to"),
        lock(THIS),
        redirect_bleed(chosen_seat("to")),
        at=("declined",),
    ),
    text="9ef59e",
)

card(
    "Obedient Flesh",
    dom_pro=modifier(stealth(+1), add("intercept", -1, when=fits(THIS, on(ally)))),
    DOM_PRO=before_range(
        add("strength", +1, THIS, until="round"),
        grants("maneuver"),
        grants("prevention"),
        once="round",
    ),
    text="0d0223",
)

card(
    "Seduction",
    dom=modifier(choose(on(vampire, younger)), add("cannot block", to=TARGET), at=("announced",)),
    DOM=modifier(choose(on(vampire)), add("cannot block", to=TARGET), at=("announced",)),
    text="2478d4",
)

card(
    "Shroud of Absence",
    dom_obt=modifier(stealth(+1)),
    DOM_OBT=modifier(stealth(+1), if_blocked_strikes(combat_ends())),
    text="241a8b",
)

card(
    "The Sleeping Mind",
    dom=modifier(choose(on(vampire, locked)), add("cannot block", to=TARGET), at=("announced",)),
    DOM=modifier(add("cannot unlock", when=fits(THIS, on(minion))), at=("announced",)),
    text="691d82",
)

card(
    "Threats",
    dom=modifier(bleed(+1)),
    DOM=modifier(bleed(+2)),
    text="74eba2",
)

card(
    "Unleashing the Bestial Soul",
    dom=modifier(
        choose(on(minion)), add("cannot play", to=TARGET, word="reaction"), at=("announced",)
    ),
    DOM=modifier(
        choose(on(minion)),
        add("cannot play", to=TARGET, word="reaction"),
        next_reaction_costs(+1),
        at=("announced",),
    ),
    text="e6f7bb",
)

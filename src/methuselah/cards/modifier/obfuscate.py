"""Action modifiers that require Obfuscate."""

from methuselah.language import (
    BLED,
    BLOCKER,
    BLOCKER_HAS_FOUGHT,
    CAPABLE,
    NOT_PLAYED_THIS_TURN,
    TARGET,
    THIS,
    UNRESOLVED,
    WAS_SUCCESSFUL,
    YOU,
    add,
    ally,
    any_of,
    becomes_acting,
    being_played,
    bleed,
    bleeding,
    blood_of,
    burn_blood,
    burn_card,
    burn_pool,
    cancels_card,
    card,
    choose,
    choose_number,
    chosen_number,
    combat_card,
    controller_of,
    exists,
    fails_attempt,
    gains_votes,
    grants,
    if_blocked,
    intercept,
    is_action,
    later,
    lock,
    locks_failed_blockers,
    maneuver,
    may_during_action,
    modifier,
    next_actions,
    on,
    played_at,
    played_this_action,
    price,
    put_on,
    queues_combat,
    ready,
    remember,
    remembered_seat,
    same,
    stealth,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    younger,
)

unlocked_vampire = ready(vampire, unlocked)

no_veil = unless(played_this_action("Veil the Legions"))

not_into_thin_air = unless(played_this_action("Into Thin Air"))

lurker = ready(vampire, unlocked)
ambushes = (BLOCKER_HAS_FOUGHT, lock(THIS))
it_cannot_strike = add("no strike", to=BLOCKER)

card(
    "Cloak the Gathering",
    obf=modifier(stealth(+1)),
    OBF=modifier(stealth(+1), by="helper"),
    text="940d30",
)

card(
    "Domain of Evernight",
    obf=modifier(stealth(+1)),
    tem=modifier(if_blocked("damages vampires aggravated")),
    TEM=modifier(WAS_SUCCESSFUL, unlock(), at=("after_resolution",), once="turn"),
    text="0bbfb5",
)

card(
    "Elder Impersonation",
    obf=modifier(stealth(+1)),
    OBF=modifier(exists(BLOCKER), fails_attempt(), at=("attempt",)),
    text="31010c",
)

card(
    "Faceless Night",
    obf=modifier(stealth(+1)),
    OBF=modifier(stealth(+1), locks_failed_blockers()),
    text="771c22",
)

card(
    "Forgotten Labyrinth",
    obf=modifier(unless(is_action("bleed")), stealth(+2)),
    OBF=modifier(unless(is_action("bleed")), stealth(+3)),
    text="ce0b40",
)

card(
    "Hidden Lurker",
    obf=modifier(
        *ambushes,
        queues_combat(BLOCKER, it_cannot_strike),
        by="helper",
        who=lurker,
        at=("after_combat",),
    ),
    OBF=modifier(
        *ambushes,
        queues_combat(BLOCKER, it_cannot_strike, grants("press", until="combat")),
        by="helper",
        who=lurker,
        at=("after_combat",),
    ),
    text="501688",
)

card(
    "Hide the Mind",
    obf=combat_card(
        being_played("combat", requires="aus"), cancels_card(free=True), at=("as_played",)
    ),
    OBF=modifier(
        being_played("reaction", requires="aus"), cancels_card(free=True), at=("as_played",)
    ),
    text="da364e",
)

thins_out = may_during_action(
    "attempt",
    burn_blood(1),
    later(choose(on(any_of(ally, younger)))),
    intercept(-1, TARGET),
    once=True,
)
not_lost_in_crowds = unless(played_this_action("Lost in Crowds"))

card(
    "Into Thin Air",
    obf=modifier(not_lost_in_crowds, stealth(+1), thins_out, replace="unlock"),
    OBF=modifier(not_lost_in_crowds, stealth(+2), thins_out, replace="unlock"),
    text="358c4b",
)

card(
    "Lost in Crowds",
    obf=modifier(not_into_thin_air, stealth(+1)),
    OBF=modifier(not_into_thin_air, stealth(+2)),
    text="5f2230",
)

card(
    "Mask of a Thousand Faces",
    obf=modifier(CAPABLE, becomes_acting(), by="helper", who=unlocked_vampire, at=UNRESOLVED),
    OBF=modifier(
        CAPABLE, becomes_acting(), stealth(+1), by="helper", who=unlocked_vampire, at=UNRESOLVED
    ),
    text="f05100",
)

card(
    "Old Friends",
    obf=modifier(is_action("bleed"), bleed(+1), replace="unlock"),
    OBF=modifier(is_action("political"), gains_votes(2), at=("polling",), replace="unlock"),
    text="7deeb6",
)

card(
    "Spying Mission",
    trigger(
        "about to bleed",
        burn_card(),
        bleed(+2, limited=False),
        when=same(remembered_seat("spied"), BLED),
    ),
    obf=modifier(stealth(+1)),
    OBF=modifier(
        is_action("bleed"),
        bleeding(1),
        add("bleed replaced"),
        put_on(THIS),
        remember("spied", BLED),
        at=("would_succeed",),
    ),
    text="c8c455",
)

card(
    "Swallowed by the Night",
    obf=modifier(stealth(+1)),
    OBF=maneuver,
    text="cb9dc6",
)

card(
    "True Love's Face",
    use(
        played_at("OBF_PRE"),
        same(YOU, controller_of(BLOCKER)),
        price(burn_pool(1)),
        cancels_card(),
        by="methuselah",
        at=("as_played",),
        key="cancel",
    ),
    obf_pre=modifier(bleed(+1)),
    OBF_PRE=modifier(fails_attempt(), at=("attempt",)),
    text="cd180c",
)

card(
    "Veil the Legions",
    obf=modifier(no_veil, stealth(+1), by="helper", who=unlocked_vampire),
    OBF=modifier(
        no_veil,
        NOT_PLAYED_THIS_TURN,
        stealth(+1),
        choose_number("X", 0, blood_of(THIS)),
        burn_blood(chosen_number("X")),
        next_actions(chosen_number("X"), "stealth", +1),
        by="helper",
        who=unlocked_vampire,
        once="turn",
    ),
    text="fd4777",
)

"""Combat cards that require Necromancy."""

from methuselah.language import (
    FIGHTERS,
    FIRST_ROUND,
    OPPOSING,
    TARGET,
    add,
    adds_blood_or_life,
    ally,
    at_most,
    before_range,
    being_burned,
    blood_of,
    card,
    choose,
    combat_card,
    combat_ends,
    dodge,
    ends_combat,
    gain_blood,
    grants,
    hand_strike,
    is_among,
    prevents_for_another,
    ranged_strike,
    ready,
    saves,
    sets_range,
    strike,
    unless,
    unlocked,
    vampire,
    when,
)

unlocked_vampire = ready(vampire, unlocked)
doomed_ally = ready(ally, being_burned, is_among(FIGHTERS))
no_life = at_most(blood_of(TARGET), 0)
out_of_fights = (
    add("cannot enter combat", to=TARGET, until="turn"),
    add("cannot act", to=TARGET, until="turn"),
    add("cannot block", to=TARGET, until="turn"),
    ends_combat(),
)

weaker = add("strength", -1, OPPOSING, until="combat")

card(
    "Blight",
    nec=before_range(weaker, once="combat"),
    NEC=before_range(
        weaker,
        add("cannot gain strikes", to=OPPOSING, until="combat"),
        add("cannot press", to=OPPOSING, until="combat", word="continue"),
        once="combat",
    ),
    text="257637",
)

card(
    "Cold Aura",
    nec=before_range(sets_range("long")),
    NEC=before_range(sets_range("long"), grants("press end")),
    text="ba53ea",
)

card(
    "Dead Hand",
    nec=strike(hand_strike(+1)),
    NEC=strike(hand_strike(+1, proof="for")),
    text="29612d",
)


card(
    "Heaven's Gate",
    nec=prevents_for_another(1, ready(ally, is_among(FIGHTERS)), who=unlocked_vampire),
    obe=combat_card(
        choose(doomed_ally),
        saves(TARGET),
        when(no_life, gain_blood(1, TARGET)),
        *out_of_fights,
        at=("torpor",),
        by="bystander",
        who=unlocked_vampire,
    ),
    OBE=combat_card(
        choose(doomed_ally),
        saves(TARGET),
        when(no_life, adds_blood_or_life(2)),
        *out_of_fights,
        at=("torpor",),
        by="bystander",
        who=unlocked_vampire,
    ),
    text="cfa68c",
)

card(
    "Spiritual Intervention",
    nec=strike(dodge),
    NEC=strike(combat_ends()),
    text="990cd5",
)

card(
    "Torment the Soul",
    nec=strike(ranged_strike(1), unless(FIRST_ROUND)),
    NEC=strike(ranged_strike(1, aggravated=True), unless(FIRST_ROUND)),
    text="d15776",
)

"""Action modifiers and reactions of some clans, and of the Red List."""

from methuselah.language import (
    BLOCKER,
    FOUGHT_FOR_A_CONTRACT,
    OPPOSING,
    TARGET,
    THIS,
    acting_is,
    add,
    attached,
    blood_of,
    burn_card,
    capacity_of,
    card,
    changes_votes,
    choose,
    chosen,
    contract_for,
    fails_attempt,
    fits,
    gain_blood,
    is_action,
    is_on,
    minus,
    modifier,
    on,
    one_of,
    reaction,
    ready,
    same_clan,
    this,
    unless,
    unlock,
    vampire,
    way,
    younger,
)

card(
    "Clan Loyalty",
    modifier(
        fits(BLOCKER, on(vampire, same_clan(THIS))),
        fails_attempt(),
        choose(on(this), name="loyal"),
        add(
            "cannot block",
            to=on(vampire, same_clan(THIS)),
            until="turn",
            when=acting_is(chosen("loyal")),
        ),
        at=("blocked",),
    ),
    text="076e99",
)

card(
    "Kindred Manipulation",
    modifier(
        choose(on(vampire, younger)),
        one_of(way(changes_votes(TARGET, "for")), way(changes_votes(TARGET, "against"))),
        at=("before_votes", "polling"),
    ),
    text="f3702f",
)

collects = (
    FOUGHT_FOR_A_CONTRACT,
    unless(fits(OPPOSING, ready())),
    fits(THIS, ready()),
    gain_blood(minus(capacity_of(THIS), blood_of(THIS))),
    burn_card(attached(contract_for(THIS), is_on(OPPOSING))),
)

card(
    "Provision of the Silsila",
    modifier(*collects, at=("after_combat",)),
    reaction(*collects, by="even locked", at=("after_combat",)),
    text="aacdc0",
)

card(
    "Rebirth",
    modifier(
        is_action("diablerie"),
        add("no blood hunt", to=THIS),
        unlock(THIS),
        at=("before_hunt",),
        once="turn",
    ),
    text="4c9a30",
)

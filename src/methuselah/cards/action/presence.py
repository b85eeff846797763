"""Actions that require Presence."""

from methuselah.language import (
    AIMS_AT_OTHERS,
    AT_INFERIOR,
    AT_SUPERIOR,
    BEARER,
    BLED,
    BLED_SUCCESSFULLY,
    BLOCKER,
    NO_BLEED_BLOCKED,
    OTHERS,
    TARGET,
    THIS,
    THIS_CARD,
    action,
    acts,
    add,
    ally,
    any_of,
    as_announced,
    ash_heap,
    at_end_of_turn,
    at_moment,
    bleeds,
    both,
    burn_blood,
    burn_card,
    by_level,
    calls_off_combat,
    calls_referendum,
    can_frenzy,
    cannot_block,
    card,
    choose,
    choose_referendum,
    chosen,
    controlled_by,
    discipline,
    each,
    enters_combat,
    exists,
    fits,
    gain_blood,
    gain_pool,
    gains_votes,
    if_it_passes,
    is_a,
    later,
    lock,
    looks_for_blocked_bleeds,
    mark,
    marked,
    may,
    minion,
    next_referendum_passes,
    not_,
    on,
    put_on,
    ready,
    searches_for_ally,
    searches_library,
    skips_next_unlock,
    static,
    steals,
    titled,
    trigger,
    uncontrolled,
    unless,
    unlock,
    unlocked,
    vampire,
    when,
    younger,
    yours,
)

any_next = if_it_passes(next_referendum_passes(None))

card(
    "Charming Lobby",
    pre=action(choose_referendum(), calls_referendum(any_next), kind="political", stealth=1),
    PRE=action(
        choose_referendum(),
        calls_referendum(gains_votes(+2), any_next),
        kind="political",
        stealth=1,
    ),
    text="525019",
)

fated = (
    bleeds(),
    as_announced(
        cannot_block(minion, not_(discipline("tem"))),
        add("cannot play", to=THIS, until="action", word="requiring a Discipline"),
    ),
)

card(
    "Cheat the Fates",
    pre=action(bleeds(+2)),
    tem=action(*fated),
    TEM=action(*fated, unlock(THIS)),
    text="34d91a",
)

roused = add("bleed", +1, until="turn", when=both(fits(THIS, on(minion, yours)), NO_BLEED_BLOCKED))

card(
    "Dream World",
    pre=action(bleeds(+1)),
    PRE=action(
        unless(exists(ash_heap(marked("dreamt")))),
        as_announced(mark("dreamt", THIS_CARD)),
        looks_for_blocked_bleeds(),
        roused,
        stealth=1,
        once="turn",
    ),
    text="39ef55",
)

card(
    "Enchant Kindred",
    pre=action(bleeds(+1)),
    PRE=action(choose(uncontrolled(vampire, yours, younger)), gain_blood(2, TARGET), stealth=1),
    text="cce28b",
)

card(
    "Enrage",
    static("strength", +1, when=AT_INFERIOR),
    acts(AT_INFERIOR, choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    static("attempt cost", 2, when=AT_SUPERIOR),
    trigger("announces", at_moment("after resolution", burn_card()), when=AT_SUPERIOR),
    pre=action(
        choose(on(vampire, yours, can_frenzy)),
        put_on(TARGET),
        at_end_of_turn(burn_card()),
        stealth=1,
    ),
    PRE=action(choose(on(vampire, can_frenzy)), put_on(TARGET), stealth=1),
    text="6feee1",
)

card(
    "Entrancement",
    pre=action(bleeds(+1)),
    PRE=action(choose(on(ally, not_(yours))), steals(TARGET), stealth=1),
    text="951fb3",
)

card(
    "Heart of the City",
    static("bleed", by_level(1, 2)),
    pre=action(put_on(THIS), stealth=1),
    PRE=action(put_on(THIS), stealth=1),
    text="2d5775",
)

card(
    "Intimidation",
    pre=action(bleeds(+1)),
    PRE=action(bleeds(+2)),
    text="ecdc5e",
)

card(
    "Legal Manipulations",
    pre=action(bleeds(+2)),
    PRE=action(bleeds(+2), when(BLED_SUCCESSFULLY, gain_pool(1))),
    text="8bb85b",
)

card(
    "Media Influence",
    pre=action(bleeds(+2)),
    PRE=action(gain_blood(1, on(vampire, yours, unlocked))),
    text="5ef4b3",
)

card(
    "Mind Numb",
    pre=action(choose(on(vampire, unlocked)), lock(TARGET), skips_next_unlock(TARGET)),
    PRE=action(choose(on(vampire, unlocked)), lock(TARGET), skips_next_unlock(TARGET), stealth=1),
    text="d8a527",
)

card(
    "Phantasmagoria",
    static("stealth", -1),
    trigger("is blocked", burn_blood(1, BEARER), when=AT_SUPERIOR),
    acts(burn_card(), directed=True),
    pre=action(choose(on(minion)), put_on(TARGET, kept=True), stealth=1),
    PRE=action(choose(on(minion)), put_on(TARGET, kept=True), stealth=1),
    text="c9256d",
)

unled = (bleeds(+1), as_announced(cannot_block(vampire, titled)))
card(
    "Propaganda",
    pre=action(*unled),
    PRE=action(
        *unled,
        later(choose(ready(minion, unlocked, controlled_by(BLED)), name="locked", by=BLED)),
        lock(chosen("locked")),
    ),
    text="1e89af",
)

card(
    "Public Trust",
    pre=action(bleeds(+2)),
    PRE=action(
        bleeds(+2),
        choose(uncontrolled(vampire, yours), name="trusted"),
        when(BLED_SUCCESSFULLY, gain_blood(1, chosen("trusted"))),
    ),
    text="c65c44",
)

card(
    "Social Charm",
    pre=action(bleeds(+1)),
    PRE=action(bleeds(+1), when(BLED_SUCCESSFULLY, gain_pool(1))),
    text="e4ab5e",
)

card(
    "Sowing Dissension",
    action(
        AIMS_AT_OTHERS,
        as_announced(
            at_moment(
                "blocked",
                when(
                    fits(BLOCKER, on(vampire, not_(titled))),
                    may(burn_blood(1, THIS), calls_off_combat(), unlock(THIS)),
                ),
            )
        ),
        each(
            OTHERS,
            later(choose(ready(vampire, yours, unlocked, younger), name="sown")),
            lock(chosen("sown")),
        ),
    ),
    text="616f95",
)

card(
    "The Summoning",
    pre=action(searches_library(any_of(is_a("ally"), is_a("retainer"))), stealth=1),
    PRE=action(searches_for_ally(), stealth=1, kind="recruit"),
    text="a30078",
)

"""Actions that require Dementation."""

from typing import Final

from methuselah.language import (
    ACTING,
    AT_SUPERIOR,
    BEARER,
    BLED_SUCCESSFULLY,
    OPPOSING,
    OTHERS,
    PREY,
    TARGET,
    THIS,
    YOU,
    YOUR_TURN,
    action,
    action_taken,
    acts,
    add,
    ally,
    at_most,
    attached,
    bleeds,
    blood_at_most,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    by_level,
    card,
    choose,
    choose_seat,
    controlled_by,
    controller_of,
    count,
    enters_combat,
    environmental_damage,
    fits,
    gain_pool,
    is_among,
    is_named,
    locked,
    minion,
    not_,
    older_than,
    on,
    on_this,
    price,
    put_on,
    ready,
    same,
    sends_to_torpor,
    static,
    steals,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    when,
    with_blood,
    younger,
    yours,
)

DISORDERLY: Final = ("dem", "chi", "dom", "pre")

card(
    "Blessing of Chaos",
    *(static("cannot play", who=on(vampire, is_among(OPPOSING)), word=code) for code in DISORDERLY),
    *(static("no action at it requiring", when=AT_SUPERIOR, word=code) for code in DISORDERLY),
    trigger(
        "attempts to block",
        when(
            fits(ACTING, on(vampire)),
            *(
                add("cannot play", to=ACTING, until="action", word=f"action modifier {code}")
                for code in DISORDERLY
            ),
        ),
    ),
    dem=action(put_on(THIS), stealth=1),
    DEM=action(put_on(THIS), stealth=1),
    text="49cb3e",
)

gain_if_bled = when(BLED_SUCCESSFULLY, gain_pool(1))
must_hunt = fits(THIS, ready(vampire, not_(with_blood)))

card(
    "Dive into Madness",
    static("bleed", +1),
    acts(burn_card(), who=ready(vampire, older_than(BEARER)), directed=True),
    dem=action(add("discipline", to=THIS, until="turn", word="DEM"), unlock(THIS), stealth=1),
    DEM=action(
        at_most(count(attached(is_named("Dive into Madness"), on_this)), 1), put_on(THIS), stealth=1
    ),
    text="9fcc51",
)

card(
    "Kindred Spirits",
    dem=action(choose_seat(OTHERS, name="bled"), bleeds(), gain_if_bled),
    DEM=action(choose_seat(OTHERS, name="bled"), bleeds(+1), gain_if_bled),
    text="2e3f00",
)

card(
    "Lunatic Eruption",
    static(
        "must act",
        when=both(YOUR_TURN, unless(must_hunt), unless(action_taken("attack"))),
        word="this attack",
    ),
    acts(
        choose(ready(minion, controlled_by(PREY))),
        enters_combat(TARGET),
        by="bearer",
        key="attack",
    ),
    acts(
        environmental_damage(by_level(0, 1), unpreventable=True),
        burn_card(),
        directed=True,
        key="burn",
    ),
    dem=action(choose(ready(minion)), put_on(TARGET)),
    DEM=action(choose(ready(minion)), put_on(TARGET)),
    text="67c081",
)

card(
    "Restructure",
    static("does not unlock"),
    use(
        same(YOU, controller_of(BEARER)),
        YOUR_TURN,
        fits(BEARER, on(locked)),
        price(burn_pool(1)),
        unlock(BEARER),
        by="methuselah",
        at=("unlock",),
    ),
    dem=action(choose(on(ally)), put_on(TARGET)),
    DEM=action(choose(on(ally, not_(yours))), steals(TARGET)),
    text="2f360f",
)

card(
    "Sleep of Reason",
    dem=action(choose(ready(younger, blood_at_most(1))), sends_to_torpor(TARGET)),
    DEM=action(choose(ready(vampire, blood_at_most(1))), sends_to_torpor(TARGET)),
    text="b3f002",
)

haunted = (choose(on(minion)), put_on(TARGET))
card(
    "The Haunting",
    trigger("unlock phase", burn_blood(1, BEARER), who=controller_of(BEARER)),
    acts(burn_card(), directed=True),
    dem=action(*haunted),
    DEM=action(*haunted, stealth=1),
    text="8dee23",
)

"""Actions that require a Sabbat vampire."""

from methuselah.language import (
    ANYTIME,
    BEARER,
    BLED_SUCCESSFULLY,
    MAY_BLOCK,
    NO_COUNTERS,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    YOU,
    able_to_block,
    action,
    acts,
    add,
    aim,
    as_announced,
    at_moment,
    attached,
    attempts_to_block,
    bleeds,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    burns_when,
    card,
    choose,
    clan,
    enters_combat,
    fits,
    gain_blood,
    in_your_discard_phase,
    intercept,
    is_action,
    mark,
    marked,
    may,
    minion,
    not_,
    on,
    other,
    price,
    put_in_play,
    put_on,
    ready,
    removes_counters,
    sect,
    title,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    when,
    yours,
)

card(
    "Blood Feast",
    action(gain_blood(1, ready(vampire, yours, sect("sabbat"))), stealth=1),
    text="73c327",
)

card(
    "Blood of the Sabbat",
    trigger(
        "announces",
        at_moment("after resolution", when(WAS_SUCCESSFUL, gain_blood(1, BEARER))),
        when=is_action(trait="directed"),
    ),
    action(choose(on(vampire, sect("sabbat"), other)), put_on(TARGET), stealth=1),
    text="65dd90",
)

card(
    "Eternal Vigilance",
    use(
        fits(THIS, on(sect("sabbat"))),
        MAY_BLOCK,
        price(burn_blood(1)),
        unlock(),
        attempts_to_block(),
        at=("action", "attempt"),
        by="bearer",
        once="action",
    ),
    trigger("torpor", burn_card()),
    action(put_on(THIS), stealth=1),
    text="f5fe47",
)

card(
    "Fiendish Tongue",
    action(
        as_announced(add("intercept", -1, when=fits(THIS, on(sect("anarch"))))),
        bleeds(+1),
        when(
            both(BLED_SUCCESSFULLY, fits(THIS, on(clan("Tzimisce")))),
            in_your_discard_phase(may(burn_blood(1, THIS), unlock(THIS))),
        ),
    ),
    text="e73263",
)

card(
    "Rumble",
    action(
        choose(ready(minion, not_(yours))),
        as_announced(at_moment("end", when(unless(fits(THIS, ready())), burn_pool(1)))),
        enters_combat(TARGET, during=(add("hand_size", +1, YOU, until="combat"),)),
    ),
    text="3e979c",
)

card(
    "Under Siege",
    use(
        choose(on(vampire, yours, sect("sabbat"), able_to_block)),
        price(removes_counters(1)),
        unlock(TARGET),
        intercept(+1, TARGET),
        attempts_to_block(TARGET),
        at=("action", "attempt"),
        once="action",
        even_if_unneeded=True,
    ),
    burns_when(NO_COUNTERS),
    action(put_in_play(counters=3), stealth=1),
    text="a90ed4",
)

card(
    "War Party",
    action(
        choose(on(vampire, not_(title("archbishop or priscus or cardinal or regent")))),
        put_on(TARGET),
        stealth=1,
    ),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(vampire),
        stealth=1,
    ),
    text="c0c360",
)

card(
    "Zillah's Tears",
    use(
        fits(THIS, on(sect("sabbat"))),
        unless(fits(THIS_CARD, attached(marked("fresh")))),
        price(burn_card()),
        unlock(),
        at=ANYTIME,
        by="bearer",
    ),
    action(put_on(THIS), mark("fresh", THIS_CARD), gain_blood(1), stealth=1),
    text="f9c266",
)

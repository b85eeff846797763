"""Masters that make vampires Anarch or Bahari."""

from methuselah.language import (
    BEARER,
    NO_COUNTERS,
    SUBJECT,
    TARGET,
    THIS_CARD,
    YOUR_TURN,
    acts,
    add,
    aim,
    becomes_anarch,
    burns_when,
    capacity_at_least,
    card,
    choose,
    contesting_title,
    enters_combat,
    fetches_discipline,
    fits,
    gain_blood,
    gains_title,
    keyword,
    lock,
    loses_title,
    master,
    master_action,
    move_counters,
    not_,
    on,
    price,
    put_in_play,
    put_on,
    ready,
    removes_counters,
    sect,
    static,
    titled,
    trigger,
    unless,
    use,
    vampire,
    with_blood,
    yours,
)

card(
    "Galaric's Legacy",
    master(
        choose(ready(vampire, yours, not_(titled), not_(sect("anarch")))),
        put_on(TARGET),
        becomes_anarch(TARGET),
    ),
    burns_when(unless(fits(BEARER, on(sect("anarch"))))),
    text="2d2389",
)

card(
    "Lilith's Blessing",
    master(put_in_play()),
    use(
        YOUR_TURN,
        choose(ready(vampire, yours, not_(keyword("bahari")), not_(with_blood))),
        price(master_action(), lock()),
        fetches_discipline(TARGET, places=("library",)),
        gain_blood(3, TARGET),
        add("keyword", to=TARGET, until="game", word="bahari"),
        at=("master",),
    ),
    text="ebe5a5",
)

card(
    "Regent",
    master(
        choose(on(yours, sect("sabbat"), capacity_at_least(8))),
        put_on(TARGET),
        gains_title("regent", to=TARGET),
    ),
    acts(
        fits(BEARER, ready(not_(yours), not_(contesting_title))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(vampire, sect("sabbat")),
    ),
    static(
        "passes to the diablerist",
        who=on(vampire, sect("sabbat")),
        when=fits(BEARER, on(not_(contesting_title))),
    ),
    trigger("changed bearer", gains_title("regent", to=BEARER)),
    trigger("burned", loses_title("regent")),
    text="e1d4ce",
)

card(
    "Twilight Camp",
    master(put_in_play(counters=4)),
    trigger(
        "came out",
        removes_counters(1),
        becomes_anarch(SUBJECT),
        who=ready(vampire, yours, not_(titled), not_(sect("anarch"))),
        optional=True,
    ),
    use(
        YOUR_TURN,
        choose(on(sect("anarch"))),
        price(master_action()),
        move_counters(1, THIS_CARD, TARGET),
        at=("master",),
    ),
    burns_when(NO_COUNTERS),
    text="7d762c",
)

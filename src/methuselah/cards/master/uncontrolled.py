"""Masters about the uncontrolled region and what comes out of it."""

from methuselah.language import (
    BEARER,
    FOUND,
    HAS_EDGE,
    PREY,
    TARGET,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acts,
    add_counters,
    at_least,
    at_most,
    blood_of,
    both,
    burn_blood,
    burn_card,
    burns_when,
    capacity_at_least,
    capacity_of,
    card,
    choose,
    chosen,
    clan,
    comes_into_play,
    controlled_by,
    counters_on,
    crypt,
    draw_crypt,
    exists,
    fits,
    gain_blood,
    gain_pool,
    later,
    master,
    may,
    minion,
    move_counters,
    older_than,
    plus,
    pool_of,
    put_in_play,
    put_on,
    ready,
    remember,
    remembered,
    remembers,
    remove_from_game,
    searches_crypt,
    sect,
    static,
    titled,
    trigger,
    uncontrolled,
    unless,
    use,
    vampire,
    when,
    with_blood,
    yours,
)

card(
    "Brainwash",
    master(choose(uncontrolled(controlled_by(PREY))), put_on(TARGET)),
    static("no transfers", who=BEARER),
    acts(burn_card(), who=ready(minion), directed=True, stealth=1),
    text="1c2070",
)

card(
    "Cairo Int'l Airport",
    master(put_in_play()),
    acts(
        choose(uncontrolled(controlled_by(PREY), with_blood)),
        burn_blood(1, TARGET),
        by="controller",
    ),
    text="93fe44",
)

card(
    "Coroner's Contact",
    master(searches_crypt(clan("Samedi")), gain_blood(1, FOUND)),
    text="21556a",
)

card(
    "Effective Management",
    master(exists(crypt(yours)), draw_crypt()),
    text="0e1b08",
)

card(
    "King's Rising",
    master(when(at_most(pool_of(YOU), 5), gain_pool(3), otherwise=(gain_pool(1),)), put_in_play()),
    static("no transfers", who=uncontrolled(yours)),
    trigger("unlock phase", burn_card(), who=YOU, when=HAS_EDGE),
    text="f36f14",
)

card(
    "Recruitment",
    master(searches_crypt(vampire)),
    text="de0968",
)

climbs = (
    later(choose(uncontrolled(yours, older_than(BEARER)), name="heir")),
    move_counters(blood_of(BEARER), BEARER, chosen("heir")),
    remove_from_game(BEARER),
)

card(
    "Social Ladder",
    master(choose(ready(vampire, yours)), put_on(TARGET)),
    use(YOUR_TURN, *climbs, at=("influence",)),
    trigger("end of influence phase", *climbs, who=YOU),
    text="4815ee",
)

card(
    "The Eternals of Sirius",
    master(exists(ready(yours, clan("Ministry"))), gain_pool(5)),
    master(
        choose(uncontrolled(yours, clan("Ministry"), capacity_at_least(9))),
        gain_blood(5, TARGET),
    ),
    text="46eae0",
)

awaited = (
    later(choose(uncontrolled(vampire, yours), name="awaited")),
    remember("awaited", chosen("awaited")),
)

card(
    "Tomb of Rameses III",
    master(put_in_play(), *awaited),
    trigger("changed control", *awaited, who=THIS_CARD),
    trigger("transferred", add_counters(1), who=remembered("awaited")),
    trigger(
        "end of influence phase",
        may(comes_into_play(remembered("awaited"))),
        who=YOU,
        when=both(
            remembers("awaited"),
            at_least(
                plus(blood_of(remembered("awaited")), counters_on(THIS_CARD)),
                capacity_of(remembered("awaited")),
            ),
        ),
    ),
    burns_when(both(remembers("awaited"), unless(fits(remembered("awaited"), uncontrolled())))),
    text="f867c1",
)

card(
    "Unholy Sacrament",
    master(choose(uncontrolled(yours, titled, sect("sabbat"))), gain_blood(3, TARGET)),
    text="3afca1",
)

card(
    "Zillah's Valley",
    master(choose(uncontrolled(vampire, yours, capacity_at_least(8))), gain_blood(4, TARGET)),
    text="a39698",
)

"""Masters that help to pay for other cards."""

from methuselah.language import (
    ACTION_CARDS,
    ACTION_OF_THIS_CARD,
    ANYTIME,
    BEARER,
    HAS_EDGE,
    IN_THE_TERMS,
    NO_COUNTERS,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    add_counters,
    both,
    burn_card,
    burns_when,
    card,
    cards_cost,
    clan,
    count,
    counters_help_pay,
    helps_pay,
    is_a,
    is_action,
    keyword,
    lock,
    master,
    minion,
    move_counters,
    on,
    price,
    put_in_play,
    ready,
    sect,
    static,
    steals,
    trigger,
    unless,
    use,
    vampire,
    yours,
)

stolen = (unless(YOU_CONTROL_THIS), steals(THIS_CARD))

anarchs = on(yours, sect("anarch"))

card(
    "Centralized Background Check",
    master(put_in_play()),
    cards_cost(+1, keyword("weapon"), of=("pool",), payer=on(minion)),
    text="b0cb06",
)

card(
    "Hackerspace",
    master(put_in_play(count(anarchs))),
    trigger("entered play", add_counters(1), who=anarchs),
    trigger("changed sect", add_counters(1), who=anarchs),
    counters_help_pay(card=(is_a("equipment"),), payer=anarchs),
    text="3a419c",
)

card(
    "Powerbase: Tshwane",
    master(put_in_play()),
    helps_pay(1, price(lock()), of=("pool",)),
    acts(*stolen, who=ready(sect("laibon")), directed=True),
    text="7ae099",
)

card(
    "Ravnos Cache",
    master(put_in_play()),
    use(
        YOUR_TURN,
        move_counters(1, YOU, THIS_CARD),
        add_counters(1),
        at=("master",),
        once="turn",
        key="store",
    ),
    counters_help_pay(price(lock()), card=(is_a("equipment"),), payer=on(minion, yours)),
    text="987785",
)

card(
    "Ravnos Carnival",
    master(put_in_play(count(on(yours, clan("Ravnos"))))),
    counters_help_pay(
        IN_THE_TERMS, of=("blood",), plays=ACTION_CARDS, payer=on(yours, clan("Ravnos"))
    ),
    burns_when(NO_COUNTERS),
    text="35409f",
)

card(
    "Sunset Strip, Hollywood",
    master(put_in_play()),
    use(
        price(lock()),
        add("stealth", +1, until="unlock", when=both(is_action("hunt"), acting_is(on(vampire)))),
        at=ANYTIME,
        key="hunts",
    ),
    helps_pay(1, price(lock()), plays=("ally", "retainer"), card=(keyword("mortal"),)),
    text="121907",
)

card(
    "The Line",
    master(put_in_play()),
    helps_pay(1, price(lock()), of=("blood",), plays=ACTION_CARDS, payer=on(vampire, yours)),
    acts(*stolen, who=ready(vampire), directed=True),
    text="9cd16f",
)

card(
    "The Shard, London",
    master(put_in_play()),
    helps_pay(2, HAS_EDGE, price(lock())),
    acts(*stolen, who=ready(vampire), directed=True),
    static("stealth", +1, who=on(clan("Ventrue")), when=ACTION_OF_THIS_CARD),
    text="abbd0d",
)

card(
    "Therbold Realty",
    master(put_in_play()),
    cards_cost(-1, keyword("location"), payer=YOU),
    text="80ded4",
)

card(
    "Trophy: Wealth",
    master(put_in_play()),
    trigger("awarded", add_counters(5), who=THIS_CARD),
    counters_help_pay(card=(is_a("equipment"),), payer=BEARER, by="bearer"),
    trigger("counters", burn_card(), who=THIS_CARD, when=NO_COUNTERS),
    text="cdef32",
)

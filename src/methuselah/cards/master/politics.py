"""Masters that count in referendums, other than locations."""

from methuselah.language import (
    DURING_ACTION,
    EACH,
    NEEDS_STEALTH,
    NO_COUNTERS,
    THIS,
    acting_is,
    add,
    add_counters,
    becomes_of_sect,
    burn_pool,
    burns_when,
    card,
    choose,
    fits,
    is_action,
    master,
    not_,
    on,
    price,
    put_in_play,
    ready,
    sect,
    static,
    stealth,
    use,
    vampire,
    your_votes,
    yours,
)

camarilla_calls = (is_action("political"), acting_is(on(vampire, yours, sect("camarilla"))))
spend = price(add_counters(-1))

card(
    "Camarilla Conclave",
    master(put_in_play(counters=4)),
    use(*camarilla_calls, NEEDS_STEALTH, spend, stealth(+1), at=("attempt",), key="stealth"),
    use(
        *camarilla_calls,
        spend,
        add("votes", -1, when=fits(THIS, on(vampire, not_(sect("camarilla"))))),
        at=(*DURING_ACTION, "before_votes", "polling"),
        key="votes",
    ),
    burns_when(NO_COUNTERS),
    text="01ca59",
)

card(
    "Ferraille",
    master(put_in_play()),
    use(price(burn_pool(1)), your_votes(+3), at=("polling",), once="turn"),
    text="2a6fba",
)

card(
    "Out of the Frying Pan",
    master(
        choose(ready(vampire, yours, sect("sabbat"))),
        becomes_of_sect("camarilla"),
    ),
    text="90d549",
)

card(
    "Vox Senis",
    master(put_in_play()),
    master(your_votes(+3), at=("before_votes", "polling"), out_of_turn=True),
    static("methuselah votes", 1, who=EACH),
    text="34bd98",
)

"""Masters in play that hunt minions, and are hunted on to other Methuselahs."""

from methuselah.language import (
    BEARER,
    PREDATOR,
    SUBJECT,
    TARGET,
    THIS_CARD,
    YOU,
    acts,
    aim,
    any_of,
    burn_card,
    card,
    choose,
    chosen,
    clan,
    enters_combat,
    fits,
    give_control,
    lock,
    master,
    not_,
    older_than,
    on,
    put_in_play,
    put_on,
    ready,
    sect,
    static,
    trigger,
    unlocked,
    vampire,
    younger_than,
    yours,
)

judges = (clan("Banu Haqim"), any_of(sect("independent"), sect("anarch")))

card(
    "Haqim's Law: Judgment",
    master(
        choose(ready(*judges, yours, unlocked, older_than(on(vampire))), name="judge"),
        choose(on(vampire, younger_than(chosen("judge")))),
        lock(chosen("judge")),
        put_on(TARGET),
    ),
    static("considered chosen", who=on(*judges)),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(*judges),
        stealth=1,
    ),
    text="fac138",
)

card(
    "Millicent Smith, Puritan Vampire Hunter",
    master(put_in_play()),
    trigger("is blocked", burn_card(), burn_card(SUBJECT), who=on(vampire, yours)),
    trigger("discard phase passed", give_control(THIS_CARD, PREDATOR), who=YOU),
    text="02c44e",
)

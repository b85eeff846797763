"""Masters that do something at once and are gone."""

from methuselah.language import (
    DRAWN,
    PREY,
    REVEALED,
    TARGET,
    THIS,
    WAS_SUCCESSFUL,
    YOU,
    acting_is,
    add,
    ally,
    among,
    anywhere,
    as_announced,
    ash_heap,
    at_least,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    cancels_card,
    card,
    choose,
    chosen,
    clan,
    contests,
    controlled_by,
    count,
    crypt,
    crypt_to_bottom,
    draw_crypt,
    exists,
    fits,
    gain_blood,
    gain_pool,
    having,
    keyword,
    later,
    lock,
    master,
    may_this_turn,
    minion,
    minion_card,
    minus,
    not_,
    on,
    pool_of,
    price,
    ready,
    remove_from_game,
    reveals_crypt,
    searches_library,
    sect,
    torpor,
    unlock,
    use,
    vampire,
    when,
    with_blood,
    younger,
    younger_than,
    yours,
)

card("Ascendance", master(gain_pool(1)), text="2d64e1")

of_the_prey = among(on(ally, controlled_by(PREY)), on(vampire, controlled_by(PREY), younger))
fooled = among(
    on(ally, controlled_by(PREY)), on(vampire, controlled_by(PREY), younger_than(chosen("fooling")))
)
while_it_acts = acting_is(chosen("fooling"))

card(
    "Blind Spot",
    master(
        choose(on(vampire, yours, having(count(of_the_prey), 1)), name="fooling"),
        as_announced(later(choose(fooled))),
        add("cannot block", to=TARGET, until="turn", when=while_it_acts),
        add("cannot play", to=TARGET, until="turn", word="reaction", when=while_it_acts),
    ),
    text="84e553",
)

card(
    "Danse Macabre",
    master(
        choose(ready(vampire, yours, sect("sabbat"))),
        may_this_turn(
            "after_resolution",
            burn_blood(1),
            unlock(),
            when=both(WAS_SUCCESSFUL, acting_is(THIS), fits(THIS, on(with_blood))),
            who=TARGET,
        ),
    ),
    text="c33f01",
)

card(
    "Drop Point Network",
    master(
        choose(ash_heap(yours), name="removed", least=7, most=7),
        remove_from_game(chosen("removed")),
        searches_library(minion_card),
    ),
    text="6f565f",
)

card(
    "Family Gathering",
    master(
        exists(crypt(yours)),
        reveals_crypt(),
        when(
            fits(REVEALED, crypt(clan("Hecata"))),
            draw_crypt(),
            gain_blood(1, DRAWN),
            otherwise=(crypt_to_bottom(),),
        ),
    ),
    text="150cd3",
)

card(
    "Life in the City",
    master(choose(ready(vampire)), gain_blood(1, TARGET)),
    text="23c2de",
)

card(
    "Misdirection",
    master(choose(on(minion)), lock(TARGET)),
    text="003b96",
)

card(
    "Personal Involvement",
    master(when(at_least(minus(pool_of(PREY), pool_of(YOU)), 1), burn_pool(3, PREY))),
    use(price(burn_pool(2)), cancels_card(free=True), by="methuselah", at=("as_played",)),
    text="2e86f2",
)

card(
    "Political Seizure",
    master(choose(anywhere(keyword("location"), not_(yours))), contests(TARGET)),
    text="849ac9",
)

card("Svadharma", master(choose(ready(clan("Ravnos"))), gain_blood(2, TARGET)), text="fee0d0")

card(
    "Unnatural Disaster",
    master(choose(anywhere(keyword("location"))), burn_card(TARGET)),
    text="174c50",
)

card("Vulnerability", master(choose(torpor(vampire)), burn_card(TARGET)), text="dc3c09")

"""Reactions to referendums, without a Discipline."""

from methuselah.language import (
    ACTING,
    ACTING_SEAT,
    ONE,
    REFERENDUM_FAILED,
    THIS,
    acting_is,
    at_most,
    blood_of,
    both,
    burn_card,
    burn_for_votes,
    burn_pool,
    capacity_at_least,
    card,
    choose_number,
    chosen_number,
    exists,
    fits,
    gains_votes,
    has_voted,
    if_it_passes,
    is_action,
    is_among,
    least,
    margin,
    modifier,
    move_counters,
    on,
    only_if,
    plus,
    put_in_play,
    reaction,
    remember,
    remembered,
    static,
    use,
    votes_cast,
    when,
)

card(
    "King's Favor",
    reaction(
        gains_votes(+3),
        if_it_passes(
            when(
                both(has_voted(THIS, "for"), at_most(margin(), votes_cast(THIS))),
                put_in_play(),
                remember("favored", ACTING),
                remember("king", THIS),
            )
        ),
        at=("before_votes", "polling"),
    ),
    static(
        "cannot block",
        who=on(is_among(remembered("favored"))),
        when=acting_is(remembered("king")),
    ),
    use(
        exists(on(is_among(remembered("king")))),
        choose_number("moved", 1, least(3, blood_of(remembered("favored")))),
        move_counters(chosen_number("moved"), remembered("favored"), remembered("king")),
        burn_card(),
        at=("unlock",),
    ),
    text="1476df",
)

mob = burn_for_votes(
    on(capacity_at_least(5)), plus(1, only_if(fits(ONE, on(capacity_at_least(8))), 1))
)

card(
    "Mob Rule",
    modifier(mob, at=("before_votes", "polling")),
    reaction(mob, at=("before_votes", "polling")),
    text="91e7a4",
)

card(
    "Political Backlash",
    reaction(REFERENDUM_FAILED, burn_pool(2, ACTING_SEAT), at=("after_resolution",)),
    text="a473cc",
)


card(
    "Surprise Influence",
    reaction(is_action("political"), gains_votes(2), at=("before_votes", "polling")),
    text="145dba",
)

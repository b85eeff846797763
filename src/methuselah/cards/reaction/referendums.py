"""Reactions to referendums, without a Discipline."""

from methuselah.language import (
    ACTING,
    ACTING_SEAT,
    REFERENDUM_FAILED,
    THIS,
    acting_is,
    at_most,
    blood_of,
    both,
    burn_card,
    burn_pool,
    card,
    choose_number,
    chosen_number,
    gains_votes,
    has_voted,
    if_it_passes,
    is_action,
    is_among,
    least,
    margin,
    move_counters,
    on,
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
        choose_number("moved", 1, least(3, blood_of(remembered("favored")))),
        move_counters(chosen_number("moved"), remembered("favored"), remembered("king")),
        burn_card(),
        at=("unlock",),
    ),
    text="1476df",
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

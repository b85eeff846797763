"""Caitiff."""

from methuselah.language import (
    BLED,
    BLOCKER,
    CALLED_BY_THIS,
    DIABLERIZED_SEAT,
    FIRST_ROUND,
    HUNTED,
    HUNTED_VAMPIRE,
    IN_ROUND,
    OLDER_DIABLERIZED,
    OPPOSING,
    PREDATOR,
    PREY,
    REFERENDUM_PASSED,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_DISCARD_PHASE,
    acting_is,
    acts,
    add,
    anywhere,
    at_least,
    at_moment,
    banishes,
    becomes_anarch,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    burns_when,
    cancels_hunt,
    card,
    cards_cost,
    choose,
    clan,
    controlled_by,
    controller_of,
    counted,
    damage_taken,
    discard,
    draw_crypt,
    draws_up,
    each,
    exists,
    fits,
    gain_pool,
    hand,
    is_a,
    is_action,
    is_among,
    is_named,
    keyword,
    later,
    look_at_hand,
    mark,
    marked,
    may,
    minus,
    not_,
    older,
    older_than,
    on,
    one_of,
    other,
    pool_of,
    price,
    ready,
    remove_from_game,
    requires_anarch,
    requires_discipline,
    searches_library,
    skips_next_unlock,
    static,
    steals,
    title,
    titled,
    trigger,
    unless,
    use,
    vampire,
    way,
    when,
    with_blood,
    yours,
)

omens = anywhere(keyword("gehenna"), yours)
card(
    "Afifa, The Herald (G4)",
    trigger("entered play", burn_pool(1, PREY), who=omens),
    trigger("entered play", mark("heralded", THIS_CARD), who=omens, when=YOUR_DISCARD_PHASE),
    trigger(
        "discard phase passed",
        when(
            unless(fits(THIS_CARD, on(marked("heralded")))),
            one_of(
                way(
                    later(choose(ready(vampire, yours, with_blood, not_(is_among(THIS_CARD))))),
                    burn_blood(1, TARGET),
                ),
                way(burn_pool(1)),
            ),
        ),
        who=YOU,
    ),
    text="3fea72",
)

card(
    "Anarch Convert (ANY)",
    as_enters=(
        may(
            later(choose(on(vampire, yours, other, not_(titled)))),
            remove_from_game(THIS_CARD),
            becomes_anarch(TARGET),
            one_of(way(gain_pool(1)), way(draw_crypt())),
        ),
    ),
    text="733e79",
)

against = (fits(OPPOSING, on(is_among(THIS_CARD))), fits(THIS, on(vampire, older_than(THIS_CARD))))

card(
    "Andy (G4)",
    use(*against, by="combatant", at=("press",), press="press", once="combat", key="press"),
    text="70a5ce",
)

card(
    "Antoinette DuChamp (G2)",
    cards_cost(+1, requires_discipline("cel"), of=("blood",), plays=("action", "strike")),
    text="c7fe19",
)

card(
    "Count Zaroff (G5)",
    use(
        fits(HUNTED_VAMPIRE, THIS_CARD),
        price(burn_pool(1)),
        cancels_hunt(),
        banishes(THIS_CARD),
        at=("hunt_passed",),
    ),
    text="148077",
)

card(
    "César Holfield (G4)",
    trigger(
        "announces",
        at_moment("end", when(acting_is(THIS_CARD), mark("hunted", THIS_CARD))),
        who=on(),
        when=is_action("hunt"),
    ),
    trigger(
        "end of minion phase",
        burn_blood(1, THIS),
        who=YOU,
        when=both(
            exists(anywhere(is_a("event"), keyword("gehenna"))),
            unless(fits(THIS, on(marked("hunted")))),
        ),
    ),
    text="cc2eb2",
)

card(
    "Dan Murdock (G1)",
    acts(searches_library(is_named("Giant's Blood")), draws_up(), by="bearer"),
    text="172daa",
)

card(
    "Dirk (G4)",
    static("intercept", +1, who=on(vampire, titled), when=acting_is(THIS)),
    text="b55746",
)

card(
    "Donald Cargill (G5)",
    trigger(
        "announces",
        at_moment("after resolution", when(REFERENDUM_PASSED, burn_blood(1, THIS))),
        who=on(vampire, controlled_by(PREDATOR)),
    ),
    text="d28596",
)

card(
    "Dr. Solomon Grey (G5)",
    as_enters=(burn_pool(1),),
    text="346ff5",
)

card(
    "Eddie Gaines (G3)",
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(both(HUNTED, acting_is(THIS_CARD)), skips_next_unlock(THIS_CARD)),
        ),
        who=on(),
        when=is_action("hunt"),
    ),
    text="ed99a4",
)

card(
    "Franciscus (G2)",
    burns_when(at_least(damage_taken(THIS), 4)),
    text="d2c94d",
)

card(
    "Freddy Gage (G5)",
    static("bleed", +1, who=on(vampire, titled), when=is_action(trait="bleeds you")),
    text="4b76fd",
)

card(
    "Gabriel Tremblay (G6)",
    use(
        choose(hand(yours, requires_anarch)),
        discard(),
        add("strength", +1, THIS, until="combat"),
        at=IN_ROUND,
        by="combatant bearer",
        once="combat",
    ),
    text="180dd4",
)

card(
    "Hasina Kesi (G1)",
    trigger("torpor", burn_pool(1)),
    text="0e6208",
)

card(
    "Igo the Hungry (G1)",
    static("stealth", -1, when=is_action("hunt", trait="of the rulebook")),
    text="ec2a9e",
)

card(
    "Iris Bennett (G5)",
    trigger(
        "is blocked",
        each(controller_of(BLOCKER), may(look_at_hand(controller_of(THIS_CARD)))),
        when=fits(BLOCKER, on(vampire, older)),
    ),
    text="940d4d",
)

card(
    "Julius (G2)",
    trigger("torpor", burn_card(THIS_CARD)),
    text="e9c436",
)

card(
    "Lisa Noble (G3)",
    static("strength", -1, when=FIRST_ROUND),
    text="f621e4",
)

card(
    "Magdelena Schaefer (G2)",
    cards_cost(+1, requires_discipline("tha"), of=("blood",), plays=("strike",)),
    text="fb94a8",
)

card(
    "Maldavis (G3 ADV)",
    static("votes", +1, who=on(title("primogen")), when=CALLED_BY_THIS),
    text="2984f0",
)

card(
    "Maldavis (G3)",
    static("bleed", -1, when=exists(ready(title("primogen"), controlled_by(BLED)))),
    acts(burn_blood(1, THIS_CARD), who=ready(title("primogen")), directed=True, stealth=1),
    text="17f86d",
)

card(
    "Mukhtar Bey (G4)",
    static("cannot press", word="continue"),
    trigger(
        "unlock phase",
        burn_card(THIS_CARD),
        who=YOU,
        when=exists(anywhere(keyword("gehenna")), least=5),
    ),
    text="02a548",
)

card(
    "Navar McClaren (G1)",
    static("cannot block", who=THIS, when=acting_is(on(vampire, older))),
    text="f8ab75",
)

card(
    "Nedal, The Careless (G3)",
    static("late combat cards"),
    text="a3e34e",
)

card(
    "Nik (G1)",
    static("intercept", +1, who=on(clan("Brujah")), when=acting_is(THIS)),
    text="1ee9f2",
)

card(
    "Reverend Adams (G4)",
    static("stealth", -1, when=is_action("political")),
    static("does not lock to block", who=on(vampire, older), when=acting_is(THIS)),
    text="0af10c",
)

card(
    "Sandra White (G3)",
    trigger("diablerie", burn_pool(1, DIABLERIZED_SEAT), when=OLDER_DIABLERIZED),
    text="da1a98",
)

card(
    "Smudge the Ignored (G1)",
    trigger(
        "diablerie",
        add("strength", +1, THIS, until="game"),
        when=OLDER_DIABLERIZED,
        once="game",
    ),
    text="0cc489",
)

card(
    "Uriah Winter (G1)",
    trigger(
        "unlock phase",
        steals(THIS, PREY),
        who=YOU,
        when=at_least(counted(), 1),
        counting=minus(pool_of(PREY), pool_of(YOU)),
    ),
    text="0bad54",
)

card(
    "Walker Grimes (G5)",
    static("master on it", +1, word="yours"),
    text="05a287",
)

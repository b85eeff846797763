"""Masters of pool and victory points, bids, bets and trades, turns that end."""

from methuselah.language import (
    CHOSEN_SEAT,
    EACH,
    ITS_TARGET,
    OTHERS,
    PREY,
    SUBJECT_SEAT,
    TARGET,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acts,
    add_counters,
    anyone_chose,
    at_least,
    auctions_control,
    burn_card,
    burn_pool,
    burns_top,
    cancels_card,
    capacity_at_least,
    capacity_of,
    card,
    choose,
    choose_seat,
    chosen,
    chosen_seat,
    contested,
    controlled_by,
    controller_of,
    counters_on,
    discard,
    each,
    either,
    ends_turn,
    exists,
    fits,
    gain_pool,
    give_control,
    guessed_right,
    guesses_numbers,
    hand,
    is_a,
    is_among,
    later,
    library_size,
    loses_victory_points,
    master,
    master_action,
    may,
    minion,
    minus,
    move_counters,
    named_like,
    names_aloud,
    not_,
    on,
    one_of,
    only_if,
    plus,
    price,
    put_in_play,
    ready,
    remember,
    remembered,
    remembered_seat,
    remembers,
    remove_from_game,
    rock_paper_scissors,
    same,
    secret_numbers,
    static,
    steals,
    that_methuselah,
    trades,
    trigger,
    uncontrolled,
    unless,
    use,
    vampire,
    victory_points_of,
    way,
    when,
    your_secret_number,
    yours,
)

betrayer = remembered("secret betrayer")
traitors = on(vampire, controlled_by(chosen_seat("named")), named_like(uncontrolled(yours)))

card(
    "Betrayer",
    master(
        choose_seat(OTHERS, name="named", only=exists(traitors)),
        later(choose(traitors, name="betrayer")),
        put_in_play(),
        remember("secret betrayer", chosen("betrayer")),
    ),
    trigger(
        "unlock phase",
        burn_pool(1, SUBJECT_SEAT),
        that_methuselah(
            may(
                burn_pool(1),
                later(choose(on(vampire, yours), name="guess")),
                names_aloud(chosen("guess")),
                when(fits(chosen("guess"), betrayer), burn_card()),
            )
        ),
        who=controller_of(on(is_among(betrayer))),
    ),
    trigger("burned", burn_card(), who=betrayer),
    text="0411eb",
)

card(
    "Brothers Grimm",
    master(put_in_play()),
    trigger("unlock phase", add_counters(1), who=YOU),
    trigger(
        "counters",
        burn_card(),
        gain_pool(5),
        who=THIS_CARD,
        when=at_least(counters_on(THIS_CARD), 5),
    ),
    use(
        YOUR_TURN,
        unless(YOU_CONTROL_THIS),
        choose(hand(yours, is_a("master"))),
        price(master_action(), discard()),
        remember("taker", YOU),
        each(
            controller_of(THIS_CARD),
            one_of(
                way(
                    later(choose(hand(yours, is_a("master")), name="answer")),
                    discard(chosen("answer")),
                ),
                way(give_control(THIS_CARD, remembered_seat("taker"))),
            ),
        ),
        by="methuselah",
        at=("master",),
    ),
    text="f23994",
)

card(
    "Gambit Accepted",
    master(at_least(victory_points_of(YOU), 1), loses_victory_points(1), put_in_play()),
    trigger("unlock phase", move_counters(1, PREY, YOU), who=YOU),
    static("points when ousted", 1, who=YOU),
    static("points at the end", 1, who=YOU),
    text="dbf9ca",
)

card(
    "Game of Malkav",
    master(
        secret_numbers(EACH, plus(5, only_if(YOU_CONTROL_THIS, 1))),
        each(
            EACH,
            when(
                anyone_chose(minus(your_secret_number(), 1)),
                burn_pool(your_secret_number()),
                otherwise=(gain_pool(your_secret_number()),),
            ),
        ),
    ),
    text="47e6a5",
)

card(
    "Golconda: Inner Peace",
    master(
        choose(on(vampire, capacity_at_least(8))),
        gain_pool(capacity_of(TARGET), controller_of(TARGET)),
        remove_from_game(TARGET),
    ),
    use(
        same(YOU, controller_of(ITS_TARGET)),
        price(burn_pool(2)),
        cancels_card(),
        by="methuselah",
        at=("as_played",),
    ),
    text="1c8c18",
)

gained = (gain_pool(4), remember("holder", YOU))
never_had = fits(THIS_CARD, contested())  # as it entered play

card(
    "High Museum of Art, Atlanta",
    master(put_in_play()),
    trigger("entered play", *gained, who=THIS_CARD, when=unless(never_had)),
    trigger("won contest", *gained, who=THIS_CARD),
    trigger(
        "changed control",
        gain_pool(4),
        burn_pool(4, remembered_seat("holder")),
        remember("holder", YOU),
        who=THIS_CARD,
    ),
    trigger(
        "left play",
        burn_pool(4),
        who=THIS_CARD,
        when=either(remembers("holder"), unless(never_had)),
    ),
    acts(unless(YOU_CONTROL_THIS), steals(THIS_CARD), who=ready(vampire), directed=True),
    text="693d69",
)

card(
    "Hostile Takeover",
    master(choose(on(vampire, not_(capacity_at_least(7)))), auctions_control(TARGET)),
    text="712c9a",
)

card(
    "Last Stand",
    master(put_in_play()),
    trigger("ousted", ends_turn(OTHERS), burn_card(), who=OTHERS),
    text="28c551",
)

card(
    "Liquidation",
    master(at_least(library_size(), 7), burns_top(7), gain_pool(3), replace="discard"),
    text="ecfa24",
)

card(
    "Malkavian Game",
    master(choose_seat(OTHERS), rock_paper_scissors(CHOSEN_SEAT, 2, 1)),
    text="b7f564",
)

card(
    "Malkavian Prank",
    master(
        guesses_numbers(OTHERS, 4),
        each(
            OTHERS,
            when(
                guessed_right(),
                move_counters(your_secret_number(), YOU, controller_of(THIS_CARD)),
                otherwise=(gain_pool(your_secret_number()),),
            ),
        ),
    ),
    text="0f214d",
)

card(
    "Protected Resources",
    master(put_in_play()),
    static("most burned to a bleed", 2, who=YOU),
    trigger("successful bleed", burn_card(), who=on(minion, yours)),
    text="e2366d",
)

card(
    "Succubus Club",
    master(put_in_play()),
    use(YOUR_TURN, trades(), at=("unlock",)),
    text="d1718d",
)

"""Actions that require Necromancy."""

from methuselah.engine.definitions import Effect, Mode, Node
from methuselah.language import (
    AIMED_AT,
    AT_SUPERIOR,
    BEARER,
    BLOCKED_THIS,
    COMBAT_IS_ON,
    IN_ROUND,
    OPPOSING,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    YOU,
    YOUR_TURN,
    acting_is,
    action,
    acts,
    add,
    ally,
    among,
    any_of,
    anywhere,
    as_announced,
    ash_heap,
    attached,
    both,
    brings_into_play,
    burn_blood,
    burn_card,
    burned_since_your_last_turn,
    capacity_below,
    card,
    choose,
    chosen,
    comes_into_play,
    controlled_by,
    controller_of,
    could_have,
    draws_up,
    either,
    end_action,
    fits,
    gain_blood,
    in_your_discard_phase,
    is_a,
    is_among,
    keyword,
    later,
    library_card,
    lock,
    minion,
    not_,
    on,
    one_of,
    price,
    put_on,
    ready,
    ready_from_torpor,
    remember,
    remembered,
    remove_from_game,
    requires_clan,
    shuffles_into_library,
    static,
    takes_in_hand,
    to_uncontrolled,
    torpor,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    way,
    would_contest_yours,
    yours,
)

human = any_of(keyword("mortal"), keyword("ghoul"))
no_wraith = not_(keyword("wraith"))
card(
    "Chair of Hades",
    nec=action(
        choose(among(on(ally, human), attached(is_a("retainer"), human))),
        remove_from_game(TARGET),
        stealth=1,
    ),
    NEC=action(
        choose(
            among(
                on(ally, no_wraith),
                attached(is_a("retainer"), no_wraith),
                on(vampire, capacity_below(3)),
            )
        ),
        remove_from_game(TARGET),
        stealth=1,
    ),
    text="a02f60",
)

card(
    "Chill of Oblivion",
    use(
        price(burn_card()),
        add("treats aggravated as normal", to=THIS, until="combat"),
        by="bearer",
        at=(*IN_ROUND, "prevent"),
    ),
    nec=action(choose(ready(vampire), name="chilled"), put_on(chosen("chilled")), stealth=1),
    NEC=action(
        choose(ready(vampire), name="chilled"),
        put_on(chosen("chilled")),
        in_your_discard_phase(unlock(THIS)),
        stealth=1,
    ),
    text="c0262d",
)

fallen = (burned_since_your_last_turn, yours)
unopposed = not_(would_contest_yours)

card(
    "Compel the Spirit",
    nec=action(
        choose(ash_heap(any_of(is_a("ally"), is_a("retainer")), *fallen), name="risen"),
        takes_in_hand(chosen("risen")),
        stealth=1,
    ),
    NEC=(
        action(
            choose(ash_heap(is_a("ally"), *fallen, unopposed), name="risen"),
            brings_into_play(chosen("risen")),
            stealth=1,
        ),
        action(
            choose(ash_heap(is_a("retainer"), *fallen, unopposed, could_have), name="risen"),
            brings_into_play(chosen("risen"), THIS),
            stealth=1,
        ),
    ),
    text="a92488",
)

marks_a_minion = (choose(on(minion)), put_on(THIS), remember("marked", TARGET), unlock(THIS))

card(
    "Divine Sign",
    static("intercept", +2, when=acting_is(remembered("marked"))),
    static(
        "open hand",
        who=controller_of(remembered("marked")),
        when=both(AT_SUPERIOR, COMBAT_IS_ON, BLOCKED_THIS, fits(OPPOSING, remembered("marked"))),
    ),
    acts(burn_card(), who=ready(is_among(remembered("marked"))), directed=True),
    nec=action(*marks_a_minion, stealth=1),
    NEC=action(*marks_a_minion, stealth=1),
    text="640033",
)

card(
    "Ex Nihilo",
    static("stealth", +1),
    static("inflicts no damage in combat"),
    static("immune", word="normal"),
    static("gains no blood"),
    trigger("master phase", one_of(way(burn_blood(1, BEARER)), way(burn_card(BEARER))), who=YOU),
    use(either(AT_SUPERIOR, YOUR_TURN), burn_card(), at=("unlock",)),
    nec=action(put_on(THIS), stealth=1),
    NEC=action(put_on(THIS), stealth=1),
    text="789794",
)

card(
    "Gear Up",
    nec=action(
        choose(ash_heap(yours, library_card), name="taken"),
        unlock(THIS),
        takes_in_hand(chosen("taken")),
        draws_up(),
        stealth=1,
    ),
    pre=action(unlock(THIS), add("stealth", +1, THIS, until="turn"), stealth=1),
    vic=action(unlock(THIS), add("strength", +1, THIS, until="unlock"), stealth=1),
    text="df7914",
)

card(
    "Haunt",
    use(
        fits(BEARER, anywhere(is_among(AIMED_AT))),
        unless(UNDIRECTED),
        price(burn_card()),
        end_action("failed"),
        at=("announced", "action", "declined"),
    ),
    nec=action(choose(anywhere(keyword("location"), yours)), put_on(TARGET), stealth=1),
    NEC=action(
        choose(anywhere(keyword("location"), not_(requires_clan("Giovanni")))),
        burn_card(TARGET),
        stealth=1,
    ),
    text="d6102f",
)

card(
    "Jar the Soul",
    nec=action(choose(ready(minion)), lock(TARGET), stealth=1),
    NEC=action(choose(ready(minion)), lock(TARGET), burn_blood(1, TARGET), stealth=1),
    text="75a32b",
)

card(
    "Possession",
    nec=action(choose(ash_heap(vampire, yours), "dead"), to_uncontrolled(chosen("dead"))),
    NEC=action(
        choose(ash_heap(vampire, yours, not_(would_contest_yours)), "dead"),
        comes_into_play(chosen("dead"), blood=1),
    ),
    text="11ae1d",
)

shackled = choose(
    among(on(ally, controlled_by(PREY)), attached(is_a("retainer"), controlled_by(PREY)))
)

card(
    "Release of the Shackled Soul",
    nec=action(shackled, burn_card(TARGET)),
    NEC=action(shackled, burn_card(TARGET), stealth=1),
    text="258d12",
)

card(
    "Resume the Coil",
    nec=action(
        ready_from_torpor(THIS),
        stealth=1,
        kind="leave torpor",
        by="actor in torpor",
        who=torpor(vampire),
    ),
    NEC=action(choose(torpor(vampire)), ready_from_torpor(TARGET), stealth=1),
    text="de66ff",
)


def hunts(*parts: Node) -> Mode:
    """A hunt at +1 stealth, with what else is said of it."""
    return action(*parts, kind="hunt", stealth=1)


def more(number: int) -> Effect:
    """So much hunt more in this action."""
    return as_announced(add("hunt", number, THIS, until="action"))


a_wraith = (choose(anywhere(keyword("wraith"))), burn_card(TARGET), more(+3))

card(
    "Soul Feasting",
    nec=(hunts(), hunts(*a_wraith)),
    NEC=(hunts(more(+1)), hunts(*a_wraith, more(+1))),
    text="d25d3b",
)

card(
    "Summon Soul",
    nec=action(gain_blood(2, THIS), stealth=1),
    NEC=action(
        remove_from_game(THIS_CARD),
        later(choose(ash_heap(yours, library_card), name="returned", least=0, most=2)),
        shuffles_into_library(chosen("returned")),
        stealth=1,
    ),
    text="68a24b",
)

card(
    "Whispers from the Dead",
    nec=action(
        choose(ash_heap(library_card, yours), name="taken"),
        takes_in_hand(chosen("taken")),
        draws_up(),
    ),
    NEC=action(
        choose(ash_heap(library_card, yours), name="taken"),
        takes_in_hand(chosen("taken")),
        draws_up(),
        stealth=1,
    ),
    text="0d735f",
)

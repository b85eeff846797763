"""Actions that require Necromancy."""

from methuselah.engine.definitions import Effect, Mode, Node
from methuselah.language import (
    AT_SUPERIOR,
    BLOCKED_THIS,
    COMBAT_IS_ON,
    OPPOSING,
    PREY,
    TARGET,
    THIS,
    THIS_CARD,
    acting_is,
    action,
    acts,
    add,
    ally,
    among,
    anywhere,
    as_announced,
    ash_heap,
    attached,
    both,
    burn_card,
    card,
    choose,
    chosen,
    comes_into_play,
    controlled_by,
    controller_of,
    fits,
    gain_blood,
    is_a,
    is_among,
    keyword,
    later,
    library_card,
    minion,
    not_,
    on,
    put_on,
    ready,
    ready_from_torpor,
    remember,
    remembered,
    remove_from_game,
    shuffles_into_library,
    static,
    to_uncontrolled,
    torpor,
    unlock,
    vampire,
    would_contest_yours,
    yours,
)

marks_a_minion = (choose(on(minion)), put_on(THIS), remember("marked", TARGET), unlock(THIS))

card(
    "Divine Sign",
    static("intercept", +2, when=acting_is(remembered("marked"))),
    static(
        "open hand",
        who=controller_of(remembered("marked")),
        when=both(
            AT_SUPERIOR,
            COMBAT_IS_ON,
            BLOCKED_THIS,
            fits(OPPOSING, remembered("marked")),
        ),
    ),
    acts(burn_card(), who=ready(is_among(remembered("marked"))), directed=True),
    nec=action(*marks_a_minion, stealth=1),
    NEC=action(*marks_a_minion, stealth=1),
    text="640033",
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

"""Actions that require Animalism."""

from methuselah.engine.definitions import Effect, Mode, Which
from methuselah.language import (
    BEARER,
    BLED,
    BLED_SUCCESSFULLY,
    FOUND,
    ONE,
    PREDATOR,
    PREY,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    action,
    acts,
    aim,
    ally,
    among,
    any_of,
    anywhere,
    as_combat_begins,
    at_end_of_turn,
    at_least,
    attached,
    bleeds,
    blood_of,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    can_frenzy,
    card,
    choose,
    choose_number,
    choose_seat,
    chosen,
    chosen_number,
    controlled_by,
    controller_of,
    each,
    enters_combat,
    exists,
    fight_each_other,
    fits,
    frenzy_on,
    gain_blood,
    give_control,
    grants,
    is_a,
    is_among,
    keyword,
    later,
    library_card,
    lock,
    mark,
    marked,
    may,
    minion,
    move_counters,
    moves_onto,
    not_,
    on,
    one_of,
    other,
    permanents,
    put_in_play,
    put_on,
    ready,
    remember,
    remembered,
    requires_discipline,
    same,
    searches_for_retainer,
    static,
    trigger,
    uncontrolled,
    unless,
    unlock,
    vampire,
    way,
    when,
    younger,
    yours,
)

locks_one = when(
    BLED_SUCCESSFULLY,
    may(later(choose(on(minion, controlled_by(BLED)), name="locked")), lock(chosen("locked"))),
)


def bond(*used: str) -> Mode:
    """Break the Bonds with the Disciplines that are used to play it."""
    parts: list[Effect] = [bleeds(+1 if "ani" in used else 0)]
    if "obf" in used:
        parts.append(locks_one)
    if "pre" in used:
        parts.append(choose(uncontrolled(vampire, yours), name="fed"))
        parts.append(when(BLED_SUCCESSFULLY, gain_blood(1, chosen("fed"))))
    return action(*parts)


fetch = searches_for_retainer(requires_discipline("ani"))

more_life = gain_blood(1, FOUND)

card(
    "Army of Rats",
    trigger(
        "unlock phase",
        burn_pool(1, PREY),
        mark("rats", THIS_CARD),
        who=YOU,
        when=unless(exists(permanents(marked("rats")))),
    ),
    acts(burn_card(), directed=True),
    ani=action(put_in_play(), stealth=1),
    text="bf844e",
)

card(
    "Break the Bonds",
    ani=bond("ani"),
    obf=bond("obf"),
    pre=bond("pre"),
    ani_obf=bond("ani", "obf"),
    ani_pre=bond("ani", "pre"),
    obf_pre=bond("obf", "pre"),
    ani_obf_pre=bond("ani", "obf", "pre"),
    text="1ec81e",
)

card(
    "Deep Song",
    ani=action(bleeds(+1)),
    ANI=action(
        frenzy_on(TARGET),
        choose(ready(vampire, can_frenzy)),
        enters_combat(TARGET, target_is_acting=True, during=(as_combat_begins(lock(TARGET)),)),
    ),
    text="a3cad7",
)

RIVAL = chosen("rival")


def prize_of(winner: Which, loser: Which) -> Effect:
    """4 blood for the only one who is ready at the end."""
    return when(both(fits(winner, ready()), unless(fits(loser, ready()))), gain_blood(4, winner))


card(
    "Muricia's Call",
    ani=action(fetch, kind="employ", stealth=1),
    ani_spi=action(fetch, more_life, kind="employ", stealth=1),
    ANI_SPI=action(fetch, more_life, at_end_of_turn(unlock()), kind="employ", stealth=1),
    text="57a981",
)

card(
    "Sense Death",
    ani=action(choose(ready(vampire, younger)), enters_combat(TARGET), stealth=1),
    val=action(choose(ready(minion)), enters_combat(TARGET, "press"), stealth=1),
    VAL=action(
        choose(ready(minion)),
        enters_combat(TARGET, "press", during=(grants("maneuver", until="combat"),)),
        stealth=1,
    ),
    text="ae3ad0",
)

of_beasts = anywhere(library_card, requires_discipline("ani"))


def taken(card: Which) -> Effect:
    """It comes under your control; equipment and retainers go on any vampire of yours."""
    return when(
        fits(card, attached(any_of(is_a("equipment"), is_a("retainer")))),
        later(choose(on(vampire, yours), "host")),
        moves_onto(card, chosen("host")),
        otherwise=(give_control(card, YOU),),
    )


card(
    "Shepherd's Innocence",
    ani=action(choose(of_beasts), taken(TARGET), stealth=1),
    ANI=action(aim(of_beasts), each(of_beasts, taken(ONE)), stealth=1),
    text="adf86f",
)

card(
    "Smash and Grab",
    ani=action(
        choose(among(on(ally, not_(yours)), attached(is_a("retainer"), not_(yours)))),
        burn_blood(2, TARGET),
        stealth=1,
    ),
    dem=action(bleeds(+1)),
    pot=action(
        choose(anywhere(keyword("location"), controlled_by(PREY_OR_PREDATOR))),
        burn_card(TARGET),
        stealth=1,
    ),
    text="f46998",
)

card(
    "Taunt the Caged Beast",
    ani=action(choose(ready(vampire)), enters_combat(TARGET, "maneuver")),
    ANI=action(
        unless(same(PREY, PREDATOR)),
        choose(ready(vampire, controlled_by(PREY))),
        choose_seat(PREDATOR),
        choose(ready(vampire, controlled_by(PREDATOR)), name="rival"),
        fight_each_other(TARGET, RIVAL),
        prize_of(TARGET, RIVAL),
        prize_of(RIVAL, TARGET),
    ),
    text="fbc35a",
)

prey_loses_one = (choose(on(minion, controlled_by(PREY))), move_counters(1, TARGET, THIS))

card(
    "Tier of Souls",
    static("bleed", +1, when=same(BLED, PREY)),
    acts(burn_card(), directed=True),
    ani=action(*prey_loses_one),
    ANI=action(*prey_loses_one, put_on(THIS)),
    text="acd297",
)


def gives_blood_away(*more: Effect) -> Mode:
    """1 or more blood of this vampire to another one."""
    return action(
        choose(on(vampire, other), "fed"),
        later(choose_number("blood", 1, blood_of(THIS))),
        move_counters(chosen_number("blood"), THIS, chosen("fed")),
        *more,
        stealth=1,
    )


holds_the_beast = on(is_among(remembered("keeper")))
card(
    "Unburdening the Bestial Soul",
    static("cannot act"),
    static("cannot block"),
    static("cannot play", word="reaction"),
    trigger(
        "unlock phase",
        when(
            at_least(blood_of(holds_the_beast), 2),
            each(
                controller_of(holds_the_beast),
                one_of(way(burn_blood(2, holds_the_beast)), way(burn_card(THIS_CARD))),
            ),
            otherwise=(burn_card(),),
        ),
        who=controller_of(BEARER),
    ),
    ani=gives_blood_away(),
    obe=gives_blood_away(unlock(THIS)),
    OBE=action(
        choose(among(on(ally), on(vampire, younger))),
        put_on(TARGET),
        remember("keeper", THIS),
    ),
    text="41e057",
)

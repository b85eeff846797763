"""Action cards that require Fortitude, some of them combat cards too."""

from methuselah.engine.definitions import Effect
from methuselah.language import (
    ALL_DAMAGE,
    AT_SUPERIOR,
    BEARER,
    FIGHTERS,
    LOCKED,
    NO_COUNTERS,
    STRIKES,
    TARGET,
    THIS,
    THIS_CARD,
    WAS_DAMAGED,
    YOU,
    YOUR_TURN,
    action,
    acts,
    add,
    add_counters,
    adds_blood_or_life,
    after_resolution,
    ally,
    among,
    as_announced,
    at_least,
    attached,
    bleeds,
    blood_of,
    both,
    burn_card,
    burns_when,
    by_level,
    capacity_of,
    card,
    choose,
    chosen_number,
    counters_help_pay,
    counters_on,
    during_discard_phase,
    enters_combat,
    environmental_damage,
    first_round_strike,
    fits,
    gain_blood,
    hand_strike,
    is_a,
    life_lost_by,
    locked,
    may_prevent,
    minion,
    minus,
    on,
    other,
    plus,
    prevents_damage,
    prevents_for_another,
    price,
    put_on,
    ready,
    ready_from_torpor,
    removes_counters,
    torpor,
    trigger,
    unlock,
    use,
    vampire,
    yours,
)


def sunlight(points: int) -> Effect:
    """After resolution, however the action ends, so much damage to this vampire."""
    return after_resolution(environmental_damage(points, aggravated=True, unpreventable=True))


leaves = ready_from_torpor(THIS)

grows_skin = action(put_on(THIS, counters=3), stealth=1)
in_combat = fits(THIS, among(FIGHTERS))
one_counter = price(removes_counters(1))

card(
    "Ablative Skin",
    may_prevent(1, in_combat, one_counter, sources=("normal",)),
    may_prevent(1, in_combat, AT_SUPERIOR, one_counter, sources=("aggravated",)),
    burns_when(NO_COUNTERS),
    for_=grows_skin,
    FOR=grows_skin,
    text="3bef25",
)

card(
    "Charge of the Buffalo",
    for_=action(choose(ready(minion, locked)), enters_combat(TARGET)),
    spi=action(
        choose(ready(minion)),
        enters_combat(TARGET, during=(first_round_strike("close", hand_strike(+1)),)),
    ),
    SPI=action(
        choose(ready(minion)),
        enters_combat(TARGET, during=(first_round_strike("close", hand_strike(+2)),)),
    ),
    text="710655",
)

card(
    "Engling Fury",
    for_=action(gain_blood(2), stealth=1),
    spi=action(gain_blood(2), during_discard_phase(unlock(THIS)), stealth=1),
    SPI=action(gain_blood(2), unlock(), stealth=1),
    text="a86689",
)

card(
    "Force of Will",
    for_=action(bleeds(+1), sunlight(2), by=LOCKED, who=ready(vampire)),
    FOR=action(bleeds(+2), sunlight(1), by=LOCKED, who=ready(vampire)),
    text="1cad00",
)

card(
    "Lord of Serenity",
    trigger("unlock phase", gain_blood(by_level(1, 2), BEARER), who=YOU, optional=True),
    acts(burn_card(), who=ready(vampire), directed=True),
    for_=action(
        choose(torpor(vampire), least=1, most=2),
        as_announced(add("may block anything", until="action", when=fits(THIS, on(vampire)))),
        ready_from_torpor(TARGET),
        stealth=1,
    ),
    obe=action(put_on(THIS), stealth=1),
    OBE=action(put_on(THIS), stealth=1),
    text="fba3fc",
)

card(
    "Masochism",
    trigger("damaged", add_counters(chosen_number("number"))),
    trigger(
        "counters",
        removes_counters(minus(counters_on(THIS_CARD), capacity_of(THIS))),
        who=THIS_CARD,
        when=at_least(counters_on(THIS_CARD), plus(capacity_of(THIS), 1)),
    ),
    trigger("end of round", add_counters(1), when=both(AT_SUPERIOR, WAS_DAMAGED)),
    counters_help_pay(of=("blood",), payer=BEARER, by="bearer"),
    for_=action(put_on(THIS), stealth=1),
    FOR=action(put_on(THIS), stealth=1),
    text="79a640",
)

card(
    "Rapid Healing",
    for_=action(leaves, stealth=1, kind="leave torpor", by="actor in torpor", who=torpor(vampire)),
    FOR=action(
        leaves,
        gain_blood(1),
        stealth=1,
        kind="leave torpor",
        by="actor in torpor",
        who=torpor(vampire),
    ),
    text="8fc39b",
)

card(
    "Regeneration",
    for_=action(gain_blood(4), stealth=1, by="actor in torpor", who=torpor(vampire)),
    FOR=action(gain_blood(5), stealth=1, by="actor in torpor", who=torpor(vampire)),
    text="a0f211",
)

card(
    "Renewed Vigor",
    use(
        YOUR_TURN,
        fits(THIS, torpor(vampire)),
        price(burn_card()),
        ready_from_torpor(THIS),
        at=("unlock",),
        by="bearer",
    ),
    for_=action(put_on(THIS), stealth=1),
    obe=(
        action(choose(torpor(vampire)), ready_from_torpor(TARGET), stealth=1),
        action(
            choose(among(on(ally), attached(is_a("retainer")))),
            adds_blood_or_life(life_lost_by(TARGET), TARGET),
            stealth=1,
        ),
    ),
    OBE=action(
        choose(on(vampire, other)),
        gain_blood(minus(capacity_of(TARGET), blood_of(TARGET)), TARGET),
        stealth=1,
    ),
    text="9b8a26",
)

card(
    "Restoration",
    for_=action(gain_blood(2), stealth=1),
    FOR=action(gain_blood(3), stealth=1),
    text="2a1ef9",
)

card(
    "Touch of Valeren",
    for_=(
        action(choose(on(minion)), adds_blood_or_life(3, TARGET), stealth=1),
        prevents_damage(ALL_DAMAGE, sources=STRIKES),
    ),
    FOR=prevents_for_another(ALL_DAMAGE, ready(minion, yours), sources=STRIKES, who=ready(vampire)),
    text="5726a1",
)

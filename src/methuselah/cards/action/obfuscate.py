"""Actions that require Obfuscate."""

from methuselah.engine.definitions import Effect, Mode
from methuselah.language import (
    ANYTIME,
    AT_INFERIOR,
    AT_SUPERIOR,
    BEARER,
    BLED,
    BLED_SUCCESSFULLY,
    HUNTED,
    PREY,
    PREY_OR_PREDATOR,
    TARGET,
    THIS,
    THIS_CARD,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acting_is,
    action,
    add,
    after_resolution,
    ally,
    any_of,
    anywhere,
    as_announced,
    as_it_burns,
    ash_heap,
    attached,
    being_played,
    bleeds,
    bleeds_at_most,
    blood_of,
    burn_blood,
    burn_card,
    burn_pool,
    cancels_card,
    capacity_of,
    card,
    choose,
    choose_seat,
    chosen,
    controlled_by,
    controller_of,
    corrupts,
    could_be_on,
    draw_crypt,
    fits,
    gain_blood,
    gain_pool,
    if_blocked,
    is_a,
    is_among,
    is_infernal,
    is_named,
    is_on,
    keyword,
    later,
    lock,
    may,
    minion,
    move_counters,
    moves_onto,
    not_,
    on,
    one_of,
    price,
    put_on,
    ready,
    remember,
    remembered,
    remove_from_game,
    static,
    to_crypt_bottom,
    torpor,
    trigger,
    uncontrolled,
    unlock,
    use,
    vampire,
    way,
    when,
    younger,
    yours,
)

card(
    "Blackmail",
    static("cannot block", when=acting_is(remembered("blackmailer"))),
    use(YOUR_TURN, price(burn_blood(2)), burn_card(), by="bearer", at=("unlock",)),
    obf=action(choose(ready(vampire)), lock(TARGET)),
    OBF=action(choose(ready(vampire)), put_on(TARGET), remember("blackmailer", THIS)),
    text="c9a862",
)

card(
    "Blithe Acceptance",
    static("stealth", +1),
    trigger("enters combat", burn_card(), when=AT_INFERIOR),
    trigger(
        "enters combat",
        one_of(way(burn_blood(1, BEARER)), way(burn_card())),
        when=AT_SUPERIOR,
    ),
    obf=action(put_on(THIS)),
    OBF=action(put_on(THIS)),
    text="d14b44",
)

corruption = when(
    BLED_SUCCESSFULLY,
    later(choose(on(minion, controlled_by(BLED)), name="corrupted")),
    corrupts(1, chosen("corrupted")),
)

card(
    "Clotho's Gift",
    use(YOUR_MINION_PHASE, price(lock(), burn_blood(1)), unlock(THIS), by="bearer", at=ANYTIME),
    obf=action(draw_crypt(), stealth=1),
    tem=action(choose(uncontrolled(vampire, yours, younger)), gain_blood(2, TARGET), stealth=1),
    TEM=action(put_on(THIS), lock(THIS_CARD), stealth=1),
    text="27af2e",
)

card(
    "Conceal",
    obf=action(choose(anywhere(is_a("equipment"))), burn_card(TARGET)),
    OBF=action(choose(anywhere(keyword("location"))), burn_card(TARGET)),
    text="d53977",
)

doomed = (
    choose(ready(minion)),
    put_on(TARGET),
    burn_card(attached(keyword("condemnation"), is_on(TARGET), not_(is_among(THIS_CARD)))),
)
card(
    "Condemnation: Doomed",
    static("stealth", -1),
    trigger("is blocked", burn_pool(1, controller_of(BEARER)), when=AT_SUPERIOR),
    obf=action(choose(on(vampire, younger)), lock(TARGET), stealth=1),
    dai=action(*doomed, who=ready(vampire, is_infernal), stealth=1),
    DAI=action(*doomed, who=ready(vampire, is_infernal), stealth=1),
    text="8f6013",
)

at_a_price = (bleeds(+1), when(BLED_SUCCESSFULLY, may(burn_blood(1), draw_crypt())))

card(
    "Enthrall",
    obf=action(bleeds(+1)),
    pre=action(bleeds(+1)),
    OBF=action(*at_a_price),
    PRE=action(*at_a_price),
    text="3c28c5",
)

card(
    "Memory's Fading Glimpse",
    obf=action(
        choose(uncontrolled(controlled_by(PREY))),
        move_counters(blood_of(TARGET), TARGET, PREY),
        to_crypt_bottom(TARGET),
    ),
    OBF=action(
        choose(uncontrolled(controlled_by(PREY))),
        move_counters(1, TARGET, THIS),
        move_counters(blood_of(TARGET), TARGET, PREY),
        to_crypt_bottom(TARGET),
    ),
    text="e5722a",
)


def protocol(*used: str) -> Mode:
    """The Platinum Protocol with the Disciplines that are used to play it."""
    bleed = bleeds(+1) if "pre" in used else bleeds()
    stealth = 1 if "obf" in used else 0
    return action(bleed, *((corruption,) if "pro" in used else ()), stealth=stealth)


card(
    "Night Moves",
    obf=action(bleeds(), choose_seat(PREY_OR_PREDATOR, name="bled"), bleeds_at_most(1), stealth=3),
    OBF=action(bleeds(), choose_seat(PREY_OR_PREDATOR, name="bled"), bleeds_at_most(1), stealth=6),
    text="17c381",
)

card(
    "Psychic Veil",
    obf=action(add("stealth", +1, until="turn", when=fits(THIS, on(vampire, yours)))),
    OBF=action(add("stealth", +1, until="turn", when=fits(THIS, on(minion, yours)))),
    text="f8065c",
)

heirlooms = attached(
    is_a("equipment"), is_on(TARGET), could_be_on(THIS), not_(is_named("Soul Gem of Etrius"))
)
sacrificed = (
    later(choose(heirlooms, name="heirlooms", least=0, most=99)),
    as_it_burns(TARGET, gain_blood(capacity_of(TARGET)), moves_onto(chosen("heirlooms"), THIS)),
    burn_card(TARGET),
)

card(
    "Sacrificial Lamb",
    obf=action(choose(torpor(yours)), *sacrificed),
    OBF=action(choose(torpor(not_(yours))), *sacrificed),
    text="3bfdb6",
)

card(
    "Skullduggery",
    obf=action(as_announced(if_blocked("maneuver")), bleeds(), stealth=1),
    pre=action(bleeds(+1)),
    pro=action(bleeds(), stealth=1),
    text="8db09e",
)

card(
    "Soul Decoration",
    use(
        acting_is(THIS),
        being_played(requires="aus"),
        cancels_card(free=True),
        by="bearer",
        at=("as_played",),
        once="action",
    ),
    obf_vic=action(bleeds(), stealth=1),
    OBF_VIC=action(put_on(THIS), stealth=1),
    text="98ea81",
)

card(
    "The Platinum Protocol",
    obf=protocol("obf"),
    pre=protocol("pre"),
    pro=protocol("pro"),
    obf_pre=protocol("obf", "pre"),
    obf_pro=protocol("obf", "pro"),
    pre_pro=protocol("pre", "pro"),
    obf_pre_pro=protocol("obf", "pre", "pro"),
    text="4df09e",
)


def feast(*more: Effect) -> Mode:
    """A hunt at +1 stealth, for somebody in an ash heap; successful, the hunter unlocks."""
    return action(
        choose(ash_heap(any_of(vampire, ally, is_a("retainer"))), "eaten"),
        remove_from_game(chosen("eaten")),
        *more,
        after_resolution(when(HUNTED, unlock(THIS))),
        kind="hunt",
        stealth=1,
    )


better = as_announced(add("hunt", +1, THIS, until="action"))

card(
    "Vulture's Buffet",
    obf=feast(),
    spi=feast(better),
    SPI=feast(better, gain_pool(1)),
    text="dd15b7",
)

"""Actions that require Protean."""

from methuselah.engine.definitions import Mode
from methuselah.language import (
    AT_SUPERIOR,
    DURING_ACTION,
    EACH,
    TARGET,
    THIS,
    THIS_CARD,
    action,
    acts,
    add,
    ally,
    among,
    attached,
    becomes_unique,
    becomes_vampire,
    blood_of,
    burn_blood,
    burn_card,
    capacity_of,
    card,
    choose,
    choose_number,
    choose_seat,
    chosen,
    chosen_number,
    chosen_seat,
    combat_card,
    controlled_by,
    count,
    discard,
    exists,
    follows_its_doubles,
    gain_blood,
    gains_votes,
    hand,
    hunts_from_the_bank,
    inflicts_damage,
    is_a,
    is_among,
    is_double_of,
    is_named,
    later,
    least,
    lock,
    locked,
    maneuvers,
    may_during_phase,
    minion,
    move_counters,
    not_,
    on,
    optional_maneuver,
    optional_press,
    price,
    put_on,
    ready,
    reduces_capacity,
    static,
    stealth,
    torpor,
    trigger,
    unique,
    unless,
    unlock,
    use,
    vampire,
    when,
    yours,
)

card(
    "Carrion Coffin",
    trigger("turn ends", burn_blood(1), unlock(), who=EACH, optional=True),
    acts(burn_card(), who=ready(vampire), directed=True),
    pro=action(put_on(THIS)),
    PRO=action(put_on(THIS), stealth=1),
    text="dee1f5",
)

beast_hands = add("aggravated strikes", to=THIS, until="unlock", word="hand")

card(
    "Dual Form",
    pro=action(unlock(THIS), may_during_phase("anytime", unlock(THIS)), stealth=1),
    PRO=action(
        reduces_capacity(1, THIS),
        becomes_vampire(
            capacity_of(THIS), follows_its_doubles(), same=("clan", "sect", "disciplines")
        ),
        is_double_of(THIS),
        lock(THIS_CARD),
        later(choose_number("blood", 0, least(2, blood_of(THIS)))),
        move_counters(chosen_number("blood"), THIS, THIS_CARD),
        stealth=1,
    ),
    text="13f189",
)

card(
    "Loki's Gift",
    use(
        price(burn_blood(1), burn_card()),
        stealth(+1),
        by="acting bearer",
        at=DURING_ACTION,
        key="stealth",
    ),
    use(AT_SUPERIOR, price(burn_card()), gains_votes(2), by="bearer", at=("polling",), key="votes"),
    pro=action(put_on(THIS), kind="hunt", stealth=1),
    PRO=action(
        choose(on(vampire)),
        hunts_from_the_bank(),
        put_on(THIS),
        burn_blood(1, TARGET),
        kind="hunt",
        stealth=1,
    ),
    text="cba8a4",
)


card(
    "Mantle of the Bestial Majesty",
    pro=action(unlock(), beast_hands, stealth=1),
    PRO=action(unlock(), beast_hands, add("strength", +1, THIS, until="unlock"), stealth=1),
    text="c5c1bc",
)

card(
    "Movement of the Slow Body",
    pro=action(unlock(), stealth=2, by="even locked actor in torpor", who=torpor(vampire, locked)),
    PRO=action(
        unlock(),
        gain_blood(1),
        stealth=2,
        by="even locked actor in torpor",
        who=torpor(vampire, locked),
    ),
    text="4533e3",
)

card(
    "Shadow of the Beast",
    optional_maneuver(),
    optional_press("press", AT_SUPERIOR),
    pro=action(put_on(THIS)),
    PRO=action(put_on(THIS)),
    text="1a7f31",
)

scream = hand(yours, is_named("Shattering Crescendo"))
second_scream = hand(yours, is_named("Shattering Crescendo"), not_(is_among(THIS_CARD)))


theirs = on(minion, controlled_by(chosen_seat("whose")))


def shatters(points: int) -> Mode:
    """A second copy is discarded, and one or two minions of a Methuselah suffer."""
    return action(
        exists(second_scream),
        choose_seat(EACH, name="whose", only=exists(theirs)),
        choose(theirs, least=least(1, count(theirs)), most=2),
        when(
            exists(scream),
            later(choose(scream, "scream")),
            discard(chosen("scream")),
            inflicts_damage(points, TARGET, unpreventable=True),
        ),
    )


card(
    "Shattering Crescendo",
    pro=action(
        choose(among(on(ally), attached(is_a("retainer")))),
        inflicts_damage(1, TARGET, unpreventable=True),
    ),
    mel=shatters(2),
    MEL=shatters(3),
    text="6a1fd6",
)

clawed = add("aggravated strikes", to=THIS, until="round", word="hand")
card(
    "Spirit Claws",
    static("aggravated strikes", word="hand"),
    pro=combat_card(clawed, at=("before_range", "before_strikes", "strikes_chosen")),
    pro_spi=maneuvers(clawed),
    PRO_SPI=action(
        unless(exists(attached(is_named("Spirit Claws"), unique, yours))),
        becomes_unique(),
        put_on(THIS),
        stealth=1,
    ),
    text="148524",
)

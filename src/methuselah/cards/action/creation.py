"""Actions that create a vampire: the card itself becomes it."""

from methuselah.language import (
    ANYTIME,
    NO_COUNTERS,
    NOT_PLAYED_THIS_TURN,
    ONE,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    action,
    acts,
    add,
    add_counters,
    ally,
    anywhere,
    at_least,
    at_most,
    basic,
    becomes_ally,
    becomes_vampire,
    blood_of,
    both,
    burn_blood,
    burn_card,
    capacity_of,
    card,
    choose,
    choose_discipline,
    choose_number,
    chosen,
    chosen_disciplines,
    chosen_number,
    clan,
    count,
    counters_on,
    each,
    either,
    employable,
    employs_chosen,
    enters_combat_as_action,
    exists,
    fetches_discipline,
    fits,
    gain_blood,
    is_named,
    is_sterile,
    keeps_clan_of,
    keyword,
    later,
    least,
    mark,
    marked,
    move_counters,
    on,
    optional_maneuver,
    permanents,
    plus,
    prevents,
    price,
    put_in_play,
    put_on,
    ready,
    removes_counters,
    requires_discipline,
    static,
    title,
    trigger,
    uncontrolled,
    unique,
    unless,
    unlocked,
    use,
    vampire,
    when,
    yours,
)

card(
    "Abomination",
    action(
        choose(ready(ally, yours, unlocked, keyword("werewolf")), name="wolf"),
        burn_card(chosen("wolf")),
        becomes_vampire(
            4,
            static("clan", word="Abomination"),
            static("discipline", word="PRO"),
            static("strikes each round", +1),
            optional_maneuver(),
            static("strength", +1),
            enters_combat_as_action(),
            sect="independent",
            unique=True,
        ),
        later(choose_number("blood", 0, least(4, blood_of(THIS)))),
        move_counters(chosen_number("blood"), THIS, THIS_CARD),
        stealth=1,
    ),
    text="673a49",
)

card(
    "Bamba",
    action(
        becomes_vampire(1, same=("clan",), sect="laibon"),
        add("cannot act", to=THIS_CARD, until="turn"),
        when(
            fits(THIS, on(title("magaji"))),
            fetches_discipline(),
            later(choose_number("blood", 0, least(1, blood_of(THIS)))),
            move_counters(chosen_number("blood"), THIS, THIS_CARD),
        ),
        stealth=1,
    ),
    text="6dc0da",
)

more_brothers = at_least(
    count(ready(is_named("Brother in Arms"), yours)),
    plus(count(ready(unique, clan("Salubri antitribu"), yours)), 1),
)

card(
    "Brother in Arms",
    action(
        becomes_vampire(
            2,
            trigger(
                "unlock phase",
                burn_card(THIS_CARD),
                who=YOU,
                when=both(fits(THIS_CARD, ready()), more_brothers),
            ),
            same=("sect",),
            clan="Salubri antitribu",
            disciplines=basic("val"),
        ),
        move_counters(1, THIS, THIS_CARD),
        add("cannot act", to=THIS_CARD, until="turn"),
        stealth=1,
    ),
    text="b4bdd9",
)

BEAST = ("first", "second", "third")
beast = is_named("Call the Great Beast")

card(
    "Call the Great Beast",
    action(
        either(unless(at_least(capacity_of(THIS), 11)), unless(exists(on(vampire, yours, beast)))),
        put_on(THIS, counters=capacity_of(THIS)),
        stealth=1,
    ),
    acts(
        either(unless(at_least(counters_on(THIS_CARD), 10)), unless(fits(THIS, on(is_sterile)))),
        add_counters(+1),
        stealth=1,
        by="bearer",
        who=on(clan("Baali")),
    ),
    trigger(
        "counters",
        later(choose_discipline("first")),
        later(choose_discipline("second", but=BEAST)),
        later(choose_discipline("third", but=BEAST)),
        becomes_vampire(
            9,
            static("infernal"),
            enters_combat_as_action(),
            prevents(1),
            sect="independent",
            disciplines=chosen_disciplines(*BEAST),
            strength=4,
            bleed=3,
            unique=True,
        ),
        gain_blood(9, THIS_CARD),
        burn_card(THIS),
        when=at_least(counters_on(THIS_CARD), 11),
    ),
    text="3996fe",
)

card(
    "Childe of the Revolution",
    action(
        becomes_vampire(1, same=("clan",), sect="anarch"),
        add("must act", to=THIS_CARD, until="turn", word="hunt"),
        fetches_discipline(),
        stealth=1,
    ),
    text="2c9893",
)

card(
    "Create Gargoyle",
    action(
        becomes_vampire(
            2,
            static("slave", word="chosen"),
            static("flight"),
            same=("sect",),
            clan="Gargoyle",
            disciplines=basic("vis"),
        ),
        keeps_clan_of(THIS),
        fetches_discipline(),
        later(choose_number("blood", 0, least(3, blood_of(THIS)))),
        move_counters(chosen_number("blood"), THIS, THIS_CARD),
        add("cannot act", to=THIS_CARD, until="turn"),
        stealth=1,
    ),
    text="658a51",
)

card(
    "Creation Rites",
    action(
        becomes_vampire(1, same=("clan",), sect="sabbat"),
        add("cannot act", to=THIS_CARD, until="turn"),
        fetches_discipline(),
        later(choose_number("blood", 0, least(1, blood_of(THIS)))),
        move_counters(chosen_number("blood"), THIS, THIS_CARD),
        stealth=1,
    ),
    text="acf9d6",
)

card(
    "Hatchling",
    action(
        becomes_vampire(
            1,
            use(
                YOUR_TURN,
                price(burn_blood(1)),
                add("flight", to=THIS, until="game"),
                by="bearer",
                at=("unlock",),
                once="game",
            ),
            same=("sect",),
            clan="Gargoyle",
            disciplines=basic("vis"),
        ),
        gain_blood(1, THIS_CARD),
        add("cannot act", to=THIS_CARD, until="turn"),
        stealth=1,
    ),
    text="3eb684",
)

card(
    "Nosferatu Bestial",
    action(
        becomes_vampire(
            2,
            static("only acts", word="hunt"),
            static("abstains"),
            static("cannot have", word="equipment"),
            static("cannot use equipment"),
            use(
                YOUR_TURN,
                choose(employable(requires_discipline("ani")), name="named"),
                employs_chosen("named"),
                by="bearer",
                at=("unlock",),
                once="phase",
            ),
            same=("sect",),
            clan="Nosferatu",
            disciplines=basic("ani"),
            unique=True,
        ),
        stealth=1,
    ),
    text="bfa8be",
)

card(
    "The Embrace",
    action(
        becomes_vampire(1, same=("clan", "sect")),
        add("must act", to=THIS_CARD, until="turn", word="hunt"),
        stealth=1,
    ),
    text="38f999",
)

card(
    "Spell of Life",
    action(NOT_PLAYED_THIS_TURN, put_in_play(), stealth=1, once="turn"),
    use(
        choose(permanents(is_named("Spell of Life")), "copies", least=5, most=5),
        burn_card(chosen("copies")),
        later(choose(uncontrolled(vampire, yours), "mummies", least=0, most=5)),
        each(
            chosen("mummies"),
            becomes_ally(
                capacity_of(ONE),
                enters_combat_as_action(),
                strength=2,
                bleed=1,
                keywords=("mummy",),
                unique=True,
                which=ONE,
            ),
        ),
        at=ANYTIME,
    ),
    text="7a49d1",
)

card(
    "Third Tradition: Progeny",
    action(
        becomes_vampire(1, same=("clan",), sect="camarilla"),
        add("cannot act", to=THIS_CARD, until="turn"),
        fetches_discipline(),
        later(choose_number("blood", 0, least(2, blood_of(THIS)))),
        move_counters(chosen_number("blood"), THIS, THIS_CARD),
        stealth=1,
    ),
    text="116646",
)

card(
    "Tumnimos",
    action(
        becomes_vampire(2, same=("sect",), clan="Ravnos", disciplines=basic("chi")),
        add("must act", to=THIS_CARD, until="turn", word="hunt"),
        fetches_discipline(places=("hand",)),
        stealth=1,
    ),
    text="a11bc9",
)

card(
    "Waters of Duat",
    action(
        becomes_vampire(1, clan="Ministry", sect="independent"),
        add("must act", to=THIS_CARD, until="turn", word="hunt"),
        fetches_discipline(),
        stealth=1,
    ),
    text="286346",
)

card(
    "Web of Knives Recruit",
    action(put_in_play(counters=3), stealth=1),
    trigger(
        "unlock phase",
        removes_counters(1),
        mark("trained", THIS_CARD),
        who=YOU,
        when=at_most(count(anywhere(marked("trained"))), 1),
    ),
    trigger(
        "counters",
        becomes_vampire(
            3,
            static("blood cursed"),
            sect="independent",
            clan="Banu Haqim",
            disciplines=basic("cel", "obf", "pot", "qui"),
        ),
        gain_blood(3, THIS_CARD),
        who=THIS_CARD,
        when=NO_COUNTERS,
    ),
    text="7ea5a8",
)

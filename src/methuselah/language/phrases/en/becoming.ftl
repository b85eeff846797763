### Cards that become minions, and doubles.

ambushes-blocker = the combat does not occur; { $which } enters combat with the blocking minion
become-double = { self } and this card are doubles
choose-discipline = choose a Discipline
chosen-disciplines = the chosen Disciplines
its-own-disciplines = its Discipline
doubles = this card or one of its doubles
follow = burn the others
reduce-capacity = the capacity of { $which } is reduced by { $amount } until the end of the game
is-trait-black-hand = Black Hand
    .before = Black Hand
    .not-before = non-Black Hand
is-trait-infernal = infernal
    .before = infernal
    .not-before = non-infernal
is-trait-red-list = Red List
    .before = Red List
    .not-before = non-Red List
is-trait-sterile = sterile
    .before = sterile
    .not-before = non-sterile
made-by-this = the minions made by this card
top-of-library = the top card of the library
older-than = older than { $which-a }
    .after = older than { $which-a }
younger-than = younger than { $which-a }
    .after = younger than { $which-a }

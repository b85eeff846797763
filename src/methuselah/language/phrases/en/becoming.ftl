### Cards that become minions, and doubles.

ambushes-blocker = the combat does not occur; { DOES($which, "enters") } combat with the blocking minion
become-double = { self } and this card are doubles
choose-discipline = choose { $among-is ->
    [none] { $but-is ->
        [none] a
       *[some] another
    } Discipline
   *[some] { $among-or }
}
chosen-disciplines = the chosen Disciplines at superior
its-own-disciplines = its Discipline
doubles = this card or one of its doubles
follow = burn the others
reduce-capacity = the capacity of { $which } is reduced by { $amount } until the end of the game
is-trait-flight = with flight
    .after = with flight
    .not-after = without flight
is-trait-immune-to-frenzy = immune to frenzy cards
    .after = immune to frenzy cards
    .not-after = not immune to frenzy cards
is-served = a vampire to whom { self } is enslaved
    .after = to whom { self } is enslaved
can-frenzy = not immune to frenzy cards
    .after = not immune to frenzy cards
is-trait-slave = slave
    .before = slave
is-trait-black-hand = Black Hand
    .before = Black Hand
    .not-before = non-Black Hand
is-trait-infernal = infernal
    .before = infernal
    .not-before = non-infernal
is-trait-red-list = Red List
    .before = Red List
    .not-before = non-Red List
is-trait-seraph = Seraph
    .before = Seraph
    .not-before = non-Seraph
is-trait-sterile = sterile
    .before = sterile
    .not-before = non-sterile
is-trait-scarce = scarce
    .before = scarce
    .not-before = non-scarce
made-by-this = the minions made by this card
crypt-top = the top card of { $you ->
    [them] their
   *[you] your
} crypt
top-of-library = the top card of { $you ->
    [them] their
   *[you] your
} library
older-than = older than { $which-a }
    .after = older than { $which-a }
older-than-all = older than the oldest of { $which-many }
    .after = older than the oldest of { $which-many }
younger-than = younger than { $which-a }
    .after = younger than { $which-a }
    .not-after = not younger than any of the { $which-many }
becoming = { $mood ->
    [can] put { $which } into play ready
   *[told] { DOES($which, "comes") } into play ready
}
form-numbers = { $form-numbers ->
    [usual] {""}
   *[other] , { $form-strength } strength and { $form-bleed } bleed
}
form-noun = { form-unique } { $keywords } { form-sect } { form-clan } { $kind }
form-clan = { $clan-is ->
    [none] {""}
   *[other] { $clan }
}
form-unique = { $unique ->
    [yes] unique
   *[no] {""}
}
form-changes = ; it { $changes }
form-abilities = : { $abilities }
form-ability = “{ $ability }”
becoming-like = { $same-is ->
    [none] {""}
   *[other] , with the { $same } of { $like }
} { $disciplines-is ->
    [none] {""}
   *[other] , with { $disciplines }
}
becoming-removed = is removed from the game when it is burned
playable-on-this = that could be played on { self }
    .after = that could be played on { self }
basic-disciplines = basic { $disciplines }
keeps-clan = this card keeps the clan that { $of } has now
keeps-sect = this card keeps the sect that { $of } has now
other-version = the other version of { $which }
    .after = that is the other version of { $which }
merges = merge { $which } with { $vampire }
becomes-unique = this card is unique

### The course of a referendum, other cards' referendums, and cards kept to be played.

at-referendum-tallied = when the results are tallied, { $effects }
at-referendum-passed = if the referendum passes, { $effects }
at-referendum-failed = if the referendum fails, { $effects }
first-passes = the first referendum called this turn by { $which-a } passes automatically
next-passes = the next referendum called by { $who-is ->
    [you] a vampire you control
   *[other] any vampire
} { $until ->
    [turn] this turn passes automatically
   *[other] passes automatically
}
fail-referendum = the referendum fails
referendum-is-called-by-this = { self } calls the referendum
    .only = during a referendum that { self } calls
referendum-is-called-by-a-vampire = the referendum is that of a political action
    .not = the referendum is not that of a political action
    .only = during a political action
referendum-is-requires-a-title = the referendum requires a titled vampire
lose-as-much = { DOES($who, "loses") } as much pool as you lost by its effect
votes-of = the votes of { $which }
counted = that many
    .subject = that number
votes-of-counters = { $amount } votes in favor of it are cast by nobody
more-votes = { DOES($to, "gets") } { SIGNED($amount) } votes
keep-city = the city is that of { $which }
gain-title-of-city = { DOES($to, "becomes") } { $title } of that city
lose-given-title = { self } loses the title that it gained by this card
take-title = { DOES($to, "receives") } (and contests) the title of { $which }
contesting = that contests its title
    .after = that contests its title
    .not-after = that does not contest its title
contests-title-of = that contests the title of { $which }
    .after = that contests the title of { $which }
claims-title = with the title of { $title } (contested or not)
    .after = with the title of { $title } (contested or not)
title-of-city = with the title of { $title } of { $city }
    .after = with the title of { $title } of { $city }
steal-title = { DOES($to, "steals") } the title of { $which }
choose-referendum = choose a political action card in your hand or a referendum that a card in play allows
call-referendum = { self } calls that referendum{ $begins-is ->
    [none] {""}
   *[other] ; { $begins }
}
called-card = the political action card used to call the referendum
keep-to-play = move { $which } to { $to }, face down and out of play; it can be played as if from your hand
printed-cost = { $blood ->
    [yes] the blood cost of
   *[no] the pool cost of
} { $which }
points-left = the points not allocated
burn-for-votes = { $which-many } can burn blood to gain votes: { $votes } for each blood
bled-for = the amount of the successful bleed
pool-bled = the pool lost
in-unlock-phase = it is an unlock phase
    .not = it is not an unlock phase
in-master-phase = it is a master phase
    .only = during any master phase
in-minion-phase = it is a minion phase
    .only = during any minion phase
in-your-master-phase = it is your master phase
    .only = during your master phase
in-your-minion-phase = it is your minion phase
    .only = during your minion phase

## Blood hunts.

hunted = the vampire on which a blood hunt is called
referendum-is-blood-hunt-on-this = the referendum is that of a blood hunt on { self }
referendum-is-edge-burned = the Edge was burned for a vote
votes-changed = the votes and ballots of { $which } are { $side ->
    [for] for
   *[against] against
} the referendum
referendum-is-blood-hunt = the referendum is that of a blood hunt
    .only = during the referendum of a blood hunt
cancel-hunt = cancel the blood hunt
diablerize = { self } diablerizes { $which }
older-diablerized = the diablerized vampire was older
in-diablerie = a diablerie is being committed
    .only = as a diablerie is committed
yield-title = { DOES($which, "yields") } the title that they contest
at-referendum-cancelled = if the referendum is cancelled, { $effects }
counts-as-hunt = this is a blood hunt referendum on { $which }
bars-for-the-game = no more copies of this card can be played this game
still-playable = no effect has barred this card for the game

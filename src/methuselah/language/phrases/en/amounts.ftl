### How many: what the letter of an amount stands for.

count = the number of { $which-many }
    .none = there are no { $which-many }
    .some = there is { $which-a }
counters = { $blood ->
    [yes] the { blood-or-life } on { $which }
   *[no] the number of counters on { $which }
}
    .none = { DOES($which, "has") } no { $blood ->
        [yes] { blood-or-life }
       *[no] counters
    }
    .some = { DOES($which, "has") } any { $blood ->
        [yes] { blood-or-life }
       *[no] counters
    }
counters-named = the number of { $name } counters on { $which }
    .none = { DOES($which, "has") } no { $name } counters
    .some = { DOES($which, "has") } any { $name } counters
pool = { $seats-whose } pool
chosen = that many
    .subject = that number
chosen-drawn = the number of cards drawn
chosen-cards = the number of cards chosen
chosen-moved = the number moved
chosen-to-pool = the number moved to your pool
votes-cast = the number of votes cast by { $which }
margin = the number of votes by which the referendum passed
vote-difference = the difference between the votes for and against the referendum
plus = { $times ->
    [1] { $first } plus { $second }
   *[other] minus { $first }
}
minus = { $first } minus { $second }
choose-number = a number from { $least } to { $most }
copies = the number of cards with this name that you control
library = the number of cards in your library
only-if = { $amount } if { $condition }
by-level = { $inferior } (superior: { $superior })
    .brief = { $inferior }/{ $superior }
least = { $first } or { $second }, whichever is less
missing-stealth = what the stealth lacks to be 1 greater than the intercept of the blocking minion
intercept-now = the intercept of { self }
so-far-stealth = the acting minion's stealth
so-far-bleed = the amount of the bleed
by-hand-or-weapon = { $by-hand } (with a weapon { $with-weapon })
half-of-strike = half of the damage of the opposing minion's strike, rounded up
before-prevention = the { $aggravated ->
    [yes] aggravated damage
   *[no] damage
} that { $which } inflicted this round, even if prevented
burned-capacity = the capacity of the burned vampire
damage-taken = the damage that { $which } took this combat
recruited-with = X
damage-last-round = the damage inflicted on { self } in the previous round of this combat
played-cost = the cost of that card
hand-hits = the number of { self }'s hand strikes that have inflicted { $least } or more damage in this combat
damage-inflicted = the damage that { $which } inflicted this round
lost = the amount of blood { $which } lost to damage this round
so-much-rounds = the number of rounds of combat during this action
so-much-blood = the amount of blood { $which } lost during this action
half = half of { $whole }, rounded down
bleed-of = { $this ->
    [tested] { $which-is ->
        [minion] its current bleed
       *[other] the current bleed of { $which }
    }
   *[other] the current bleed of { $which }
}
clans = the number of clans of { $which-many }
twice = twice { $amount }
for-every = 1 for every { $many } of { $whole }
life-lost = the starting life of { $which } minus its life
counters-of-seat = the number of { $name } counters that { DOES($seats, "has") }

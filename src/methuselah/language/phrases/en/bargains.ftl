### Pool and victory points, bids, turns and seats, and cards as they are played.

## Changes and events.

change-most-bled = burns no more than { $amount } pool to a bleed
    .alone = no more than { $amount } pool is burned for this bleed
change-most-burned-to-a-bleed = burns no more than { $amount } pool to a bleed
change-points-at-the-end = gains { $amount } victory point at the end of the game, if not ousted
change-points-when-ousted = gives { $amount } victory point more to the predator when ousted
change-redirection-cost = pays { SIGNED($amount) } blood or life for cards that redirect a bleed
change-victory-points-to-you = gives you the next { $amount } victory point gained
event-plays = when { $who } is played
event-skipped-turn = when { DOES($who, "skips") } a turn
event-turn-begins = as { $whose } turn begins
event-turn-ends = as { $whose } turn ends
replace-in-play = do not replace this card as long as it is in play
at-moment-end = at the end of the action, { $effects }

## Cards as they are played.

being-played = { being-played-what } is played
    .only = as { being-played-what } is played
being-played-redirects = { being-played-kind } that would change the target of the bleed is played
    .only = as { being-played-kind } that would change the target of the bleed is played
being-played-out-of-turn = it is an out-of-turn card
    .not = it is not an out-of-turn card
played-fact-first-with-a-discipline = it is the first card requiring a Discipline of that minion this turn
played-fact-cancels-a-minion-card = it would cancel a minion card of another Methuselah
of-played = what that card is played on
of-played-player = the minion that plays it
seats-player = that Methuselah
give-master-action = { DOES($to, "gets") } +1 master phase action
not-again = that card cannot be played again this turn

## Pool and points.

burns-instead = { $seats-is ->
    [you] burn pool for this bleed instead of the target
   *[other] { DOES($seats, "burns") } pool for this bleed instead of you
}
bleed-fact-target-burns = the target burns the pool for this bleed
    .only = {""}
bleed-fact-burned-pool = pool was burned for this bleed
    .not = no pool was burned for this bleed
points-of = { $seats-whose } victory points
lose-points = lose { $points } victory point
tally = count { $amount } more { tally-word }
tallied = the number of { tally-word }
capacity = { $this ->
    [tested] { $which-is ->
        [minion] its capacity
       *[other] the capacity of { $which-the }
    }
   *[other] the capacity of { $which-the }
}
auction-control = each Methuselah bids pool for the control of { $which }
auction-on-credit = each Methuselah bids pool for the control of { $which }; the bid is paid to the blood bank, up to { $credit } of it on credit, 1 pool during each discard phase of the winner
trades = lock this card to trade pool, cards in your hand and cards that you control with a Methuselah who agrees
ask-secretly = { DOES($seats, "chooses") } a number up to { $most } in secret, to be revealed together
secret-number = the number chosen
somebody-chose = another Methuselah chose { $number }
gather = { $name ->
    [elder] choose { $which }
   *[other] they choose { $which }
}
name-aloud = name { $which }

## Turns and seats.

skip-turn = skip the entire turn
end-turn = the turn ends after the current action, and the predator of the ousted one has the next
choose-seating = choose a new seating order
take-seats = each Methuselah takes the new seat

## Which card.

called = with the name that was named
    .after = with the name that was named
named-like = with the same name as { $which-a }
    .after = with the same name as { $which-a }
shuffle-into = shuffle { $which } into its owner's library
burn-at-random = burn one of { $which-many } at random

## Paying.

help = reduce the cost by { $amount } { $of-or }
pays-for-card = { $card-is ->
    [none] { $plays-is ->
        [none] a card
       *[other] { ARTICLE($plays-or) } card
    }
   *[other] { $card-a } { $plays-is ->
        [none] {""}
       *[other] ({ $plays-or })
    }
}
pays-for = { pays-for-who } { $of-or } for { pays-for-card }
    .only = as { pays-for-who } { $of-or } for { pays-for-card }
pays-for-who = { $payer-is ->
    [none] you pay
   *[other] { $payer-a } pays
}
cost-left = the rest of the cost
ask-for-help = {""}
met-by-ability = whose requirement { self } meets only by this ability
    .after = whose requirement { self } meets only by this ability
    .not-after = whose requirement { self } meets
puts-vampires-in-play = that put a vampire in play
    .after = that put a vampire in play
    .not-after = that put no vampire in play
requires-any-clan = requiring a clan
    .after = requiring a clan
    .not-after = not requiring a clan
requires-clan = requiring { $clan }
    .after = requiring { $clan }
    .not-after = not requiring { $clan }
in-the-terms = the card is being announced
    .only = as part of the terms
cards-cost = { priced-cards } cost { $who-is ->
    [none] {""}
   *[other] { $who }
} { SIGNED($amount) } { $of-or }
cards-cost-now = { $change }{ $to-is ->
    [none] {""}
   *[other] { " " }for { $to }
} { lasting } { provided }
guess-numbers = { DOES($seats, "chooses") } a number from 1 to { $most } in secret; guess the number of each; all are revealed together
guessed-right = the guess of that number is correct
    .not = the guess of that number is wrong
play-rock-paper-scissors = play Rock-Paper-Scissors with { $seats }: the winner steals { $stake } pool from the loser, and { $more } more for each tie
capacity-or-cost = the capacity or cost of { $which-the }

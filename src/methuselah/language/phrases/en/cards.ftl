### Hands, libraries, crypts and ash heaps.

discard = discard { $which }{ $replace ->
    [action] , not replaced until after the action
    [master] , which is not replaced until the master phase
   *[other] {""}
}
burn-from-hand = burn { $which }{ $replace ->
    [combat] , not replaced until after combat
   *[other] {""}
}
find-first = find the first equipment in your library, from the top; what cannot be had is burned
reveal-hand = { $seats-is ->
    [you] reveal your hand to all Methuselahs
   *[other] { DOES($seats, "reveals") } the hand to all Methuselahs
}
to-top = move { $which } to the top of { $you ->
    [them] their
   *[you] your
} library
bottom = move { $which } to the bottom of your library
discard-at-random = { $of-is ->
    [you] discard { $amount } { card-count } at random
   *[other] burn { $amount } { card-count } at random from { $of-whose } hand
}
card-count = { $amount ->
    [one] card
   *[other] cards
}
draw-up = { $seats-is ->
    [you] {""}
   *[other] { DOES($seats, "draws") } up to their hand size
}
draw = draw { $amount } { card-count }
shuffle-top = shuffle { top-cards } of your library
top-card = move the top card of your library to the bottom
look-at-top = look at { top-cards } of { $seats-is ->
    [you] your library
   *[other] the library of { $seats-one }
}
draw-crypt = move { top-cards } of your crypt to your uncontrolled region
bestow = put it on { $to }, ignoring requirements; pay half its cost, rounded down
get = { $event-is ->
    [employed] { self } employs it
    [recruited] { self } recruits it
    [brought] put it in play, paying its cost
   *[equipped] { self } equips with it
} { $free ->
    [yes] (ignoring requirements)
   *[no] {""}
} { $less-is ->
    [none] {""}
   *[other] { $less }
}
in-blood = {""}
less = (its cost is reduced by { $pool } pool or by up to { $blood } blood)
as-it-burns = as { DOES($which, "burns") }, { $effects }
reveal = reveal { $which }
put-here = put it on { self }, paying its cost
choose-level = {""}
shuffle = shuffle your library
look = look at { $seats-whose } hand
remove = remove { $which } from the game
exchange = exchange { $given } for { $taken }
top-of-crypt = { $to-bottom ->
    [yes] move it to the bottom of your crypt
   *[no] reveal the top card of your crypt
}
remove-at-random = remove one of { $which-many } at random from the game
to-uncontrolled = move { $which } to its owner's uncontrolled region
reveal-top = { $seats-is ->
    [you] { $you ->
        [them] they reveal the top card of their library
       *[you] reveal the top card of your library
    }
   *[other] reveal the top card of { $seats-whose } library
}
research = search your library for up to { $number } cards, put them face down in your research area and shuffle
set-for-research = put them in your research area
shuffle-pile-library = { $seats-is ->
    [you] shuffle your library
   *[other] shuffle { $seats-whose } library
}
shuffle-pile-crypt = { $seats-is ->
    [you] shuffle your crypt
   *[other] shuffle { $seats-whose } crypt
}
search-crypt = search your crypt for { $which-a }, reveal it, move it to your uncontrolled region and shuffle
found-in-crypt = move it to your uncontrolled region
search = search your library for { $which-a }, reveal it, move it to your hand and shuffle
found = move it to your hand
recruit-from-hand = { DOES($which, "recruits") } an ally or employs a retainer from your hand
bar-found = it cannot act this turn

## Piles.

top-cards = { $amount ->
    [1] the top card
   *[other] the top { $amount } cards
}
top-of-pile = { $seats-is ->
    [you] { top-cards } of your library
   *[other] { top-cards } of { $seats-whose } library
}
discard-from-library = discard { $which }
discard-top = discard the top card of { $seats-is ->
    [you] your
   *[other] { $seats-whose }
} library
burn-top = { $you ->
    [them] they burn { top-cards } of their library
   *[you] burn { top-cards } of your library
}
reorder-top = look at and reorder { top-cards } of your library
put-in-order = put them back in that order
take-named = move { $which }, or other copies of them, to your hand
put-on-top = move { $which }, or other copies of them, to the top of your library
take-in-hand = move { $which } to your hand
fetch-onto = search your library for { $test } and move it to { $onto }
put-fetched = move it to { $onto }
teaches = { $codes-is ->
    [none] a master Discipline card
   *[other] a master card for { $codes-or }
}
    .noun = { $codes-is ->
        [none] master Discipline card
       *[other] master card for { $codes-or }
    }
    .nouns = { $codes-is ->
        [none] master Discipline cards
       *[other] master cards for { $codes-or }
    }

## Counters with a name, words that are remembered, retainers on other minions.

as-announced = { $effects }
can-have-this = that could have this card
    .after = that could have this card
employed-on = put this card on { $which } instead

## Cards that lie on others.

lying-here = a card on this card
    .many = cards on this card
lay-here = { $use ->
    [used] put { $which } on this card, to use it in combat
    [bearer] move { $which } to this card, face down, to be played by the minion with this card as if from your hand
    [controller] move { $which } to this card, face down, to be played as if from your hand
    [shown] put { $which } on this card, face up and out of play
   *[kept] put { $which } face down on this card
}
lay-top-here = move { top-cards } of your library to this card, face down
leave-game-when-burned = when { $which } is burned, remove it from the game instead
redeal-uncontrolled = { DOES($seats, "shuffles") } their uncontrolled crypt cards into their crypt (the blood on them goes to their pool) and { DOES($seats, "draws") } as many
aim-at-others = the action is directed at each other Methuselah
each-has-crypt = no Methuselah's crypt is empty
compare-crypts = each Methuselah reveals the top card of their crypt; in a tie for the highest or lowest cost, { $tied }; otherwise the highest cost steals { $stolen } pool from the lowest
put-found-in-play = put the card found in play (pay its cost)
can-come-into-play = that could come into play
    .after = that could come into play
    .not-after = that could not come into play
bled-in-vain = { $seats } has attempted an unsuccessful bleed since your last turn
    .not = { $seats } has attempted no unsuccessful bleed since your last turn
scored-lately = { $seats } has received a victory point since your last turn
    .only = { $seats } has received a victory point since your last turn
    .not = { $seats } has not received a victory point since your last turn
ends-wait = any “do not replace until” directive on { $which } is ended

### Cards and Methuselahs in a few words: kinds, costs, relations, what lies where.

kind-action = action
kind-action-modifier = action modifier
kind-political-action = political action
kind-reaction = reaction
kind-combat = combat
kind-master = master
kind-equipment = equipment
kind-retainer = retainer
kind-ally = ally
kind-event = event
kind-power = power
kind-conviction = conviction
kind-vampire = vampire
kind-imbued = imbued
short-kind-action-modifier = modifier
short-kind-political-action = political

relation-you = you
relation-prey = prey
relation-predator = predator
relation-prey-and-predator = prey and predator
relation-grand-prey = grand prey
relation-grand-predator = grand predator
relation-across = across
relation-out-of-the-game = out of the game

capacity = capacity { $n }
group = group { $n }
any-group = any group
burn-option = burn option
costs = costs { $cost }
counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
counters-of-hers = { $n } { $word } { $n ->
    [one] counter
   *[other] counters
}
corruption-counters = { $n ->
    [one] 1 corruption counter
   *[other] { $n } corruption counters
} of { $name }
victory-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
vp = { $n } VP
cards-in-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
face-down-cards = { $n ->
    [one] 1 face-down card
   *[other] { $n } face-down cards
}
crypt-card-with = a crypt card with { $n }
crypt-card-with-blood = a crypt card with { $n } blood
some-of = { $n } of { $full }
library-crypt-ash = library { $n }, crypt { $crypt }, ash heap { $ash }
your-pool = pool { $n }
has-cards = with { $names }

strike-damage = { $n } { $how ->
    [aggravated] aggravated damage
   *[normal] damage
}{ $ranged ->
    [yes] , ranged
   *[no] {""}
}
strike-steal = steals { $n } blood
strike-hand = hands
strike-dodge = dodge
strike-ends = combat ends
strike-destroy = destroys equipment
strike-take = steals equipment
strike-none = no strike
strike-effect = an effect

standing-place = { $place }. { $who ->
    [you] You
   *[other] { $who }
}: { victory-points }{ $won ->
    [yes] , the winner
   *[no] {""}
}
standing-nobody = Nobody has strictly most: no winner.

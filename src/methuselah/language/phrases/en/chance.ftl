### Chance: coins, dice, cards picked at random.

flip-coin = flip a coin{ $heads-is ->
    [none] {""}
   *[other] { ": " }on heads, { $heads }
}{ $tails-is ->
    [none] {""}
   *[other] ; on tails, { $tails }
}
    .brief = flip a coin
roll-die = roll a die with { $sides } sides
pick-at-random = pick { $amount } of { $which-many } at random
ref-picked = the card picked at random
look-at = look at { $which }

### Le hasard : pièces, dés, cartes prises au hasard.

flip-coin = lancez une pièce{ $heads-is ->
    [none] {""}
   *[other] { " : " }sur face, { $heads }
}{ $tails-is ->
    [none] {""}
   *[other] ; sur pile, { $tails }
}
    .brief = lancez une pièce
roll-die = lancez un dé à { $sides } faces
pick-at-random = prenez-en { $amount } au hasard : { $which-many }
ref-picked = la carte prise au hasard
look-at = regardez { $which }

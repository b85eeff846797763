### Mains, bibliothèques, cryptes, tas de cendres.

discard = défaussez { $which }
card-count = { $amount ->
    [one] carte
   *[other] cartes
}
draw = piochez { $amount } { card-count }
draw-crypt = piochez { $amount } { card-count } de votre crypte
shuffle = mélangez votre bibliothèque
look = regardez la main { $seats-whose }
remove = retirez { $which } du jeu

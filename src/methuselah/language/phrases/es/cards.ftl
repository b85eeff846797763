### Manos, bibliotecas, criptas, montones de cenizas.

discard = descarta { $which }
card-count = { $amount ->
    [one] carta
   *[other] cartas
}
draw = roba { $amount } { card-count }
draw-crypt = roba { $amount } { card-count } de tu cripta
shuffle = baraja tu biblioteca
look = mira la mano { $seats-whose }
remove = retira { $which } del juego

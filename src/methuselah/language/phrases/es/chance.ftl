### El azar: monedas, dados, cartas al azar.

flip-coin = lanza una moneda{ $heads-is ->
    [none] {""}
   *[other] { ": " }con cara, { $heads }
}{ $tails-is ->
    [none] {""}
   *[other] ; con cruz, { $tails }
}
    .brief = lanza una moneda
roll-die = tira un dado de { $sides } caras
pick-at-random = elige { $amount } al azar: { $which-many }
ref-picked = la carta elegida al azar
look-at = mira { $which }

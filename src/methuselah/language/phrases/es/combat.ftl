### El combate.

strike-aggravated = { $aggravated ->
    [yes] , agravado
   *[no] {""}
}
strike-first = { $first ->
    [yes] primer golpe,
   *[no] {""}
}
strike-limits = { $undodgeable ->
    [yes] , no puede ser esquivado
   *[no] {""}
}
strike-more = { $hit-is ->
    [none] {""}
   *[other] ; { $hit }
} { $anyway-is ->
    [none] {""}
   *[other] ; { $anyway }
}
strike-hand = { strike-first } golpe con las manos { $damage-is ->
    [zero] {""}
   *[other] con { SIGNED($damage) } de daño
} { strike-aggravated } { strike-limits } { strike-more }
    .brief = manos { $damage-is ->
        [zero] {""}
       *[other] { SIGNED($damage) }
    } { strike-aggravated } { strike-more }
strike-damage = { strike-first } { $damage }{ $ranged ->
    [yes] R
   *[no] {""}
} de daño { $aggravated ->
    [yes] agravado
   *[no] {""}
} { strike-limits } { strike-more }
strike-dodge = esquivar { strike-more }
strike-ends = { strike-first } fin del combate { strike-more }
strike-steal = { strike-first } robar { $damage } de sangre { $ranged ->
    [yes] (a distancia)
   *[no] {""}
} { strike-more }
additional = { $amount } { $amount ->
    [one] golpe adicional
   *[other] golpes adicionales
} { $limited ->
    [yes] (limitado)
   *[no] {""}
}
end-combat = el combate acaba
gives-that-combat = { $gives-is ->
    [none] {""}
   *[other] con 1 { $gives } opcional
}
enter-combat = entra en combate con { $with } { gives-that-combat } { $during-is ->
    [none] {""}
   *[other] ; durante ese combate { $during }
}
    .brief = combate con { $with }

### El combate.

strike-aggravated = { $aggravated ->
    [yes] , agravado
   *[no] {""}
}
strike-first = { $first ->
    [yes] primer golpe,
   *[no] {""}
}
strike-limits = { $proof-is ->
    [none] {""}
   *[other] , sin prevención por cartas que requieren { proof-word }
} { $undodgeable ->
    [yes] , no puede ser esquivado
   *[no] {""}
} { $unpreventable ->
    [yes] , imprevenible
   *[no] {""}
} { $most ->
    [-1] , su daño se reduce a cero
    [0] {""}
   *[other] , se ignora lo que pase de { $most }
} { $spares-is ->
    [none] {""}
   *[other] , no contra un siervo { $spares-is ->
        [flight] con vuelo
       *[other] con { $spares }
    }
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
} { strike-dodges } { strike-aggravated } { strike-limits } { strike-more }
    .brief = manos { $damage-is ->
        [zero] {""}
       *[other] { SIGNED($damage) }
    } { strike-dodges } { strike-aggravated } { strike-more }
strike-damage = { strike-first } { $damage }{ $ranged ->
    [yes] R
   *[no] {""}
} de daño { $aggravated ->
    [yes] agravado
   *[no] {""}
} { strike-limits } { strike-more }
strike-dodge = esquivar { strike-more }
strike-ends = { strike-first } fin del combate { $anyway-is ->
    [none] {""}
   *[other] ; { $anyway }
} { $hit-is ->
    [none] {""}
   *[other] ; después del combate, { $hit }
}
strike-steal = { strike-first } robar { $damage } de sangre { $ranged ->
    [yes] (a distancia)
   *[no] {""}
} { strike-more }
lose-strikes = { DOES($which, "no puede") } usar golpes adicionales esta ronda
next-by-hand = el golpe siguiente solo puede ser un golpe con las manos
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
    [maneuver] , con 1 maniobra opcional
    [maneuver-twice] , con 2 maniobras opcionales
    [press] , con 1 acoso opcional
    [press-continue] , con 1 acoso opcional para continuar el combate
    [press-end] , con 1 acoso opcional para acabar el combate
    [maneuver-long] , con 1 maniobra opcional, solo para pasar a distancia larga
    [maneuver-close] , con 1 maniobra opcional, solo para pasar a distancia corta
   *[other] , con 1 { $gives }
}
enter-combat = { $who-is ->
    [minion] entra
   *[other] { DOES($who, "entra") }
} en combate con { $with } { gives-that-combat } { $during-is ->
    [none] {""}
   *[other] ; durante ese combate { $during }
}
    .brief = combate con { $with }
strike-dodges = { $dodges ->
    [yes] y esquivar
   *[no] {""}
}
strike-melee = { strike-first } fuerza { $damage ->
    [0] {""}
   *[other] { SIGNED($damage) }
} de daño { $ranged ->
    [yes] a distancia
   *[no] {""}
} { $aggravated ->
    [yes] agravado
   *[no] {""}
} { strike-limits } { strike-more }
proof-word = { $proof-is ->
    [for] Fortitude
   *[other] { $proof }
}
strike-destroy = { strike-first } quemar { $seizes-is ->
    [this] esta carta
   *[other] { es-seized } del siervo oponente
} { $ranged ->
    [yes] (a distancia)
   *[no] {""}
} { strike-more }
es-seized = una carta ({ $seizes-or })
first-round-at = el primer asalto del combate resultante es a distancia { $place ->
    [long] larga
   *[close] corta
}
strike-take = { strike-first } robar { $seizes-is ->
    [this] esta carta
   *[other] { es-seized } al siervo oponente
} { strike-more }
strike-effect = { $hit } { $anyway } { $ranged ->
    [yes] (a distancia)
   *[no] {""} { strike-limits }
}
strike-none = sin golpe { strike-more }
additional-strike = 1 golpe adicional: { $strike } (limitado)
choose-weapon = el golpe puede ser el de un arma ({ $keyword })
give-press = un siervo que controlas tiene 1 acoso
grant = { $to-is ->
    [minion] { grant-what }
   *[other] { DOES($to, "tiene") } { grant-what }
} { lasting-grant }
grant-what = { $kind-is ->
    [prevention] prevención de { $amount } de daño
    [maneuver] { $amount } maniobra opcional
    [press] { $amount } acoso opcional
    [press-continue] { $amount } acoso opcional para continuar el combate
    [press-end] { $amount } acoso opcional para acabar el combate
    [must-continue] { $amount } acoso obligatorio para continuar el combate
    [maneuver-long] { $amount } maniobra opcional, solo para pasar a distancia larga
    [maneuver-close] { $amount } maniobra opcional, solo para pasar a distancia corta
   *[other] { $amount } { $kind }
}
lasting-grant = { $until-is ->
    [combat] en este combate
   *[other] {""}
}
maneuvers-now = { $only-is ->
    [close] maniobra para llegar a corta distancia
    [long] maniobra para llegar a larga distancia
   *[none] maniobra
}
continues-now = usa 1 acoso para continuar el combate
each-round = { $kind-is ->
    [prevention] previene { $amount } de daño cada asalto de este combate
   *[other] cada asalto de este combate, { $change }
}
may-strike = { $until-is ->
    [combat] { $once ->
        [yes] una vez en cada asalto de este combate
       *[no] en cada asalto de este combate
    }
   *[round] en este asalto
}{ $when-is ->
    [none] {""}
   *[other] , si { $when }
}, { self } puede usar este golpe: { $strike }
    .brief = golpe posible: { $strike }
next-range = si hay otro asalto, es a { $place ->
    [close] corta distancia
    [long] larga distancia
   *[other] { $place }
}
at-end-combat-begins = desde su comienzo, { $effects }
at-end-end-of-combat = al final del combate, { $effects }
at-end-after-combat = después del combate, { $effects }
combat-is-would-end = el combate acabaría
    .only = cuando el combate acabaría
combat-is-none-queued = ningún otro combate sigue a este
in-first-round = en su primer asalto { self } tiene { $kind-is ->
    [maneuver] 1 maniobra opcional
    [press] 1 acoso opcional
    [maneuver-long] 1 maniobra opcional, solo para pasar a distancia larga
    [maneuver-close] 1 maniobra opcional, solo para pasar a distancia corta
   *[other] { $kind }
}
if-another-round = si hay otro asalto de combate, { self } tiene { $kind-is ->
    [maneuver] 1 maniobra opcional
    [press] 1 acoso opcional
    [maneuver-long] 1 maniobra opcional, solo para pasar a distancia larga
    [maneuver-close] 1 maniobra opcional, solo para pasar a distancia corta
   *[other] { $kind }
}
new-round = en lugar de acabar, el combate continúa con un nuevo asalto
fight-after-action = después de resolverse la acción, { self } entra en combate con { $with }
    .brief = combate tras la acción
fight = entran en combate
call-off = { $mood ->
    [can] cancela el combate
   *[told] el combate no empieza
}
about-to-fight = { self } va a entrar en combate con { $which-a }
    .only = antes de que { self } entre en combate con { $which-a }
about-to-fight-it = el siervo con el que { self } va a combatir
about-to-fight-acting = { self } va a entrar en combate con el siervo que actúa
    .only = antes de que { self } entre en combate con el siervo que actúa
fights-acting = se oponen en combate al siervo que actúa
acting-has-fought = el siervo que bloquea ha combatido con el siervo que actúa
blocker-has-fought = el siervo que actúa ha combatido con el siervo que bloquea
    .only = después de un combate entre el siervo que actúa y el siervo que bloquea
queue-combat = después de este combate, { $who-is ->
    [this] entra
   *[other] { DOES($who, "entra") }
} en combate con { $with } { $with-is ->
    [opposing] otra vez
   *[other] {""}
} { $given-is ->
    [none] {""}
   *[other] ; en el primer asalto, { $given }
}
go-to-torpor = { self } cae en letargo
fated-torpor = que cae en letargo
    .after = a punto de caer en letargo
    .not-after = sin ir a caer en letargo
fated-burned = que va a ser quemado
    .after = a punto de ser quemado
    .not-after = sin ir a ser quemado
fated-aggravated = que va a sufrir daño agravado
    .after = objetivo de un golpe de daño agravado
fated-diablerist = que cometió diablerie desde tu último turno
    .after = que cometió diablerie desde tu último turno
fated-diablerist-since-gehenna = que cometió diablerie desde el último evento de Gehena
    .after = que cometió diablerie desde el último evento de Gehena
    .not-after = que no cometió diablerie desde el último evento de Gehena
strength-for-strike = { $to } obtiene +{ $amount } de fuerza para ese golpe
during-pair = se resuelven estos golpes
fated-must-hunt = que debe cazar
    .after = que debe cazar
    .not-after = que no está obligado a cazar
fated-diablerizable = expuesto a diablerie
    .after = sobre el que { self } podría cometer diablerie
burn-unsaved = quema { $which }
instead-saved = en su lugar, { DOES($which, "sigue") } preparado
instead-burned = en su lugar, quema { $which }
instead-torpor = en su lugar, { DOES($which, "cae") } en letargo
instead-torpor-after-combat = en su lugar, { DOES($which, "cae") } en letargo después del combate
instead-diablerized = en su lugar, { self } comete diablerie sobre { $which }
inflict-damage = inflige { $points } de daño { $unpreventable ->
    [yes] imprevenible
   *[no] {""}
} { $aggravated ->
    [yes] agravado
   *[no] {""}
} a { $to-is ->
    [involved-fighters] cada siervo en combate
   *[other] { $to }
}
begin-rounds-at = cada asalto de este combate empieza a distancia { $place ->
    [long] larga
   *[close] corta
}
range-not-set = ningún efecto ha fijado la distancia de este asalto
    .only = mientras ningún efecto haya fijado la distancia de este asalto
    .not = un efecto ha fijado la distancia de este asalto
damage-by-this = el daño que esta arma ha infligido a { $which } en este combate
bound-for-torpor = que va al letargo
    .after = que va al letargo
keep-locked-in-torpor = { DOES($which, "no se endereza") } normalmente mientras siga en letargo
faces-hand-strike = el daño es de un golpe con las manos
next-requires = el golpe siguiente solo puede ser uno que requiere { discipline-word }

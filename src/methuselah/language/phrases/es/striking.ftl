### Lo que los golpes son y hacen más allá del daño; apuntar, armas en combate.
weapon-damage = el daño que { $which } infligiría como golpe
of-strike-at-long-range = la distancia es larga
    .only = a larga distancia
of-strike-not-additional = no es un golpe adicional
    .only = no como golpe adicional
of-strike-first-additional = es el primer golpe adicional del asalto
of-strike-both-strike = ambos siervos han elegido un golpe
of-strike-chooses-first = { self } elegiría su golpe primero
of-strike-new-at-this-level = esta carta no se ha jugado con esta Disciplina en este combate
    .only = una vez por combate con cada Disciplina
of-strike-opposed-by-you = controlas el siervo oponente
    .only = por el controlador del siervo oponente
of-strike-dodged = el siervo oponente esquiva
    .not = el siervo oponente no esquiva
of-strike-resolves = se resuelve un golpe con esta carta
of-strike-opposing-vampire-burned = el vampiro oponente es quemado durante la resolución de este golpe
of-this-weapon-struck = { self } ha golpeado con esta carta en este asalto
    .only = después de golpear con esta carta
    .not = { self } no ha golpeado con esta carta en este asalto
all-prevented = todo el daño del golpe se evitó con cartas que requieren { $discipline-discipline }
turn-face-down = pon esta carta boca abajo, fuera de juego, hasta el fin de la acción
of-this-weapon-inflicted = esta carta ha infligido daño en este asalto
of-this-weapon-initial = el golpe inicial de este asalto es con esta carta
commit-initial-strike = el golpe inicial de { self } en este asalto debe ser con esta carta
played-by = { DOES($which, "juega") } una carta ({ $keywords-or })
    .only = cuando { DOES($which, "juega") } una carta ({ $keywords-or })
if-inflicted = si este golpe inflige daño { $more-is ->
    [zero] {""}
   *[other] , { SIGNED($more) } de daño
} { $then-is ->
    [none] {""}
   *[other] , { $then }
}
    .brief = { $more-is ->
        [zero] si inflige daño, { $then }
       *[other] { SIGNED($more) } de daño si inflige alguno
    }
strike-does-more = el golpe hace { SIGNED($points) } de daño
    .brief = { SIGNED($points) } de daño
change-order = el siervo oponente elige su golpe primero
only-once = una vez por { $span-is ->
    [turn] turno
   *[combat] combate
}, { $effects }
send-into = después de este combate, { $acting } entra en combate con { $opposing }
load = úsala como munición de { $which }
    .brief = munición
reveal-first = encuentra la primera carta de tu biblioteca, desde encima, que es { $test }
could-equip = que cumple los requisitos de la carta encontrada
    .after = que cumple los requisitos de la carta encontrada
place-found = pon la carta encontrada sobre ese siervo, pagando su coste; si no hay ninguno, quémala sin coste
equip-first = busca { $test } desde encima de tu biblioteca, equípate gratis con la primera y baraja
    .brief = equipa la primera arma de tu biblioteca
first-round-strike = el primer asalto de ese combate es a distancia { $place ->
    [close] corta
   *[long] larga
}, y el primer golpe de este siervo en él es: { $strike }
set-range-to-strike = fija { es-set-range } y golpea: { $strike }
es-set-range = { $place ->
    [long] la distancia larga
    [close] la distancia corta
   *[other] la distancia ({ $place })
}
set-range = fija { es-set-range } en este asalto
    .brief = { es-set-range }
inflict-damage-strike = { $points }R de daño { $unpreventable ->
    [yes] imprevenible
   *[no] {""}
} { $aggravated ->
    [yes] agravado
   *[no] {""}
} a { $to }
inflict-damage-weapon = { $name } inflige { $points } de daño { $unpreventable ->
    [yes] imprevenible
   *[no] {""}
} a { $to }
in-round = { round-span } { round-moment }, { $effects }
    .brief = cada asalto, { $effects }
round-span = { $span-is ->
    [round] este asalto
   *[combat] cada asalto de este combate
}
round-moment = { $moment-is ->
    [before-range] antes de determinar la distancia
    [press-step] en el paso de acoso
    [end-of-round] al final del asalto
   *[normal-strikes] durante la resolución de los golpes normales
}
after-strikes-these-strikes = durante la resolución normal de estos golpes, { $effects }
make-harmless = esa arma no inflige daño en este asalto
after-strikes-this-strike = justo después de resolverse este golpe, { $effects }
after-strikes-strike-resolution = después de la resolución de los golpes, { $effects }
round-number = el número del asalto
equip-pool = que cuesta menos de { $below } de reserva
    .after = que cuesta menos de { $below } de reserva
plain-weapon = que inflige { $most } de daño o menos, nada de él agravado
    .after = que inflige { $most } de daño o menos, nada de él agravado
choose-again = cancela el golpe elegido por { self } y el resto de su carta; elige un golpe nuevo
as-next-round-starts = si empieza otro asalto de combate, { $effects }
cancel-frenzies = cancela los efectos de las cartas de frenesí usadas sobre { $to } en este combate
played-last-round = { self } jugó esta carta en el asalto anterior
    .not = { self } no jugó esta carta en el asalto anterior
initial-strike = el golpe inicial de { self } en este asalto será: { $strike }
falls-after = si { self } sufre { $points } o más puntos de daño desde ahora en este combate, va a letargo
choose-blood = { self } puede pagar hasta la mitad del coste de esa carta, redondeada hacia abajo, con su sangre
hurt-after-combat = tras el combate, { self } inflige { $points } de daño al siervo oponente, que no puede prevenirse
of-that-strike = tras el combate, { self } inflige { $points } de daño al siervo oponente, que no puede prevenirse
used-before = esa pistola ya se ha usado en este combate
    .not = esa pistola no se ha usado antes en este combate

### Cartas y Matusalenes en pocas palabras: tipos, costes, relaciones, qué está dónde.

kind-action = acción
kind-action-modifier = modificador de acción
kind-political-action = acción política
kind-reaction = reacción
kind-combat = combate
kind-master = maestro
kind-equipment = equipo
kind-retainer = criado
kind-ally = aliado
kind-event = evento
kind-power = poder
kind-conviction = convicción
kind-vampire = vampiro
kind-imbued = imbuido
short-kind-action-modifier = modificador
short-kind-political-action = política

relation-you = tú
relation-prey = tu presa
relation-predator = tu depredador
relation-prey-and-predator = tu presa y tu depredador
relation-grand-prey = gran presa
relation-grand-predator = gran depredador
relation-across = enfrente de ti
relation-out-of-the-game = fuera de la partida

capacity = capacidad { $n }
group = grupo { $n }
any-group = cualquier grupo
burn-option = opción de quemar
costs = cuesta { $cost }
counters = { $n ->
    [one] 1 contador
   *[other] { $n } contadores
}
counters-of-hers = { $n } { $n ->
    [one] contador
   *[other] contadores
} de { $word }
corruption-counters = { $n ->
    [one] 1 contador
   *[other] { $n } contadores
} de corrupción de { $name }
victory-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de victoria
vp = { $n } PV
cards-in-hand = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en mano
face-down-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} boca abajo
crypt-card-with = una carta de cripta con { $n }
crypt-card-with-blood = una carta de cripta con { $n } de sangre
some-of = { $n } de { $full }
library-crypt-ash = biblioteca { $n }, cripta { $crypt }, cenizas { $ash }
your-pool = reserva { $n }
has-cards = con { $names }

strike-damage = { $n } de daño{ $how ->
    [aggravated] {" "}agravado
   *[normal] {""}
}{ $ranged ->
    [yes] , a distancia
   *[no] {""}
}
strike-steal = roba { $n } de sangre
strike-hand = manos
strike-dodge = esquiva
strike-ends = fin del combate
strike-destroy = destruye un equipo
strike-take = roba un equipo
strike-none = ningún golpe
strike-effect = un efecto

standing-place = { $place }. { $who ->
    [you] Tú
   *[other] { $who }
}: { victory-points }{ $won ->
    [yes] , quien gana
   *[no] {""}
}
standing-nobody = Nadie tiene estrictamente más: no gana nadie.

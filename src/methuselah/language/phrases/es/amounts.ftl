### Cuánto.

count = el número de { $which-many }
    .none = no hay { $which-many }
    .some = hay { $which-a }
counters = { $blood ->
    [yes] la { blood-or-life } de { $which }
   *[no] el número de contadores en { $which }
}
    .none = { DOES($which, "no tiene") } { $blood ->
        [yes] { blood-or-life }
       *[no] contadores
    }
    .some = { DOES($which, "tiene") } { $blood ->
        [yes] { blood-or-life }
       *[no] algún contador
    }
pool = { $seats-is ->
    [you] tu reserva
   *[other] la reserva { $seats-whose }
}
votes-cast = el número de votos emitidos por { $which }
margin = el número de votos por el que se aprueba el referéndum
vote-difference = la diferencia entre los votos a favor y en contra del referéndum
choose-number = un número de { $least } a { $most }
minus = { $first } menos { $second }
library = el número de cartas de tu biblioteca
least = el menor de { $first } y { $second }
counters-named = el número de contadores { $name } en { $which }
    .none = { DOES($which, "no tiene") } contadores { $name }
    .some = { DOES($which, "tiene") } algún contador { $name }
chosen = otros tantos
    .subject = ese número
chosen-drawn = el número de cartas robadas
chosen-cards = el número de cartas elegidas
chosen-moved = el número movido
chosen-to-pool = el número movido a tu reserva
plus = { $times ->
    [1] { $first } más { $second }
   *[other] menos { $first }
}
copies = el número de cartas con este nombre que controlas
only-if = { $amount } si { $condition }
by-level = { $inferior } (superior: { $superior })
    .brief = { $inferior }/{ $superior }
missing-stealth = lo que le falta al sigilo para superar en 1 la intercepción del siervo que bloquea
intercept-now = la intercepción de { self }
so-far-stealth = el sigilo del siervo que actúa
so-far-bleed = la cantidad del sangrado
by-hand-or-weapon = { $by-hand } (con un arma { $with-weapon })
half-of-strike = la mitad del daño del golpe del siervo oponente, redondeada hacia arriba
before-prevention = el { $aggravated ->
    [yes] daño agravado
   *[no] daño
} que { $which } infligió este asalto, aunque se previniera
burned-capacity = la capacidad del vampiro quemado
damage-taken = el daño que { $which } sufrió en este combate
recruited-with = X
damage-last-round = el daño infligido a { self } en el asalto anterior de este combate
played-cost = el coste de esa carta
hand-hits = el número de golpes de mano de { self } que han infligido { $least } o más de daño en este combate
damage-inflicted = el daño que { $which } infligió este asalto
lost = la sangre que { $which } perdió por daño este asalto
so-much-rounds = el número de asaltos de combate en esta acción
so-much-blood = la sangre que { $which } perdió en esta acción
half = la mitad de { $whole }, redondeada hacia abajo
bleed-of = { $this ->
    [tested] { $which-is ->
        [minion] su sangrado actual
       *[other] el sangrado actual de { $which }
    }
   *[other] el sangrado actual de { $which }
}
clans = el número de clanes de { $which-many }
twice = el doble de { $amount }
for-every = 1 por cada { $many } de { $whole }
life-lost = la vida inicial de { $which } menos su vida
counters-of-seat = el número de contadores { $name } { $seats-whose }

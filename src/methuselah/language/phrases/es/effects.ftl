### Lo que pasa.

lasting = { $until-is ->
    [combat] en este combate
    [round] en este asalto
    [turn] en este turno
    [referendum] en este referéndum
   *[other] {""}
}
provided = { $when-is ->
    [none] {""}
   *[other] si { $when }
}
add-bleed = { $change-alone } { provided }
    .brief = { SIGNED($amount) } sangrado
add-awake = { $to } se despierta
    .brief = despierta
counter-gain-blood = { $cards-is ->
    [minion] { $mood ->
        [can] ganar { $amount } de sangre
       *[told] { $cards } gana { $amount } de sangre
    }
   *[other] añade { $amount } de sangre a { $cards }
}
    .brief = { $cards-is ->
        [minion] gana { $amount } de sangre
       *[other] { $amount } de sangre a { $cards }
    }
counter-burn-blood = { $cards-is ->
    [minion] quema { $amount } de sangre
    [card] quema { $amount } de vida de { $cards }
   *[other] { $cards } quema { $amount } de sangre
}
counter-gain-pool = { $seats-is ->
    [you] gana { $amount } de reserva
    [them] ganan { $amount } de reserva
   *[other] { $seats } gana { $amount } de reserva
}
counter-burn-pool = { $seats-is ->
    [you] quema { $amount } de reserva
    [them] queman { $amount } de reserva
   *[other] { $seats } quema { $amount } de reserva
}
counter-add-counters = { $amount-is ->
    [negative] quema un contador de { $cards }
   *[other] pon { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } en { $cards }
}
move = mueve { $amount } de { $source-is ->
    [you] tu reserva
   *[other] { $source }
} a { $to-is ->
    [you] tu reserva
   *[other] { $to }
}
steal-pool = roba { $amount } de reserva a { $seats }
change-lock = gira { $which }
change-unlock = endereza { $which }
change-burn = quema { $which }
change-torpor = envía { $which } al letargo
change-leave-torpor = saca { $which } del letargo
burn-edge = quema la Ventaja
put-counters = { $counters ->
    [0] {""}
    [one] { " " }con { $counters } contador
   *[other] { " " }con { $counters } contadores
}
put = { $on-is ->
    [none] pon esta carta en juego{ put-counters }
   *[other] pon esta carta en { $on }{ put-counters }
}
    .brief = { $on-is ->
        [none] { $counters ->
            [0] {""}
           *[other] en juego{ put-counters }
        }
        [minion] {""}
       *[other] en { $on }{ put-counters }
    }
give-control = { $to-is ->
    [you] toma el control de { $which }
   *[other] { $to } toma el control de { $which }
}
choose = elige { $which }
choose-seat = elige { $seats }
may = puedes: { $effects }
one-of = { $ways-or }
when-otherwise = { $otherwise-is ->
    [none] {""}
   *[other] ; si no, { $otherwise }
}
when = si { $condition }, { $then }{ when-otherwise }
    .brief = { $then }
each-seat = para { $seats }: { $effects }
times = { $amount } veces: { $effects }
from-sources = { $sources-is ->
    [none] {""}
   *[other] { source-names }
}
source-names = de los golpes del siervo oponente
prevent = previene { $amount ->
    [1000] todo el
   *[other] { $amount } de
} daño { from-sources }
add-life = añade { $amount } de sangre o vida a { $to }
    .brief = { $amount } de vida a { $to }

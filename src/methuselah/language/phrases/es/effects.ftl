### Lo que pasa.

lasting = { $until-is ->
    [combat] { $span ->
        [combat] {""}
       *[any] en este combate
    }
    [round] en este asalto
    [turn] en este turno
    [referendum] en este referéndum
    [unlock] hasta { $you ->
        [them] su
       *[you] tu
    } próxima fase de enderezar
    [discard] hasta { $you ->
        [them] su
       *[you] tu
    } próxima fase de descarte
    [game] durante el resto de la partida
   *[other] {""}
}
provided = { $when-is ->
    [none] {""}
   *[other] si { $when }
}
add-bleed = { $amount-is ->
    [taken] reduce el sangrado en { $amount }
    [negative] { $until-is ->
        [action] reduce el sangrado en { UNSIGNED($amount) }
       *[other] { bleed-of-whom } { lasting }
    }
   *[other] { bleed-of-whom } { lasting }
} { provided }
    .brief = { $amount-is ->
        [taken] -{ $amount } sangrado
       *[other] { SIGNED($amount) } sangrado
    }
add-awake = { $to-is ->
    [minion] { $mood ->
        [can] despertarse
       *[told] { DOES($to, "se despierta") }
    }
   *[other] { DOES($to, "se despierta") }
}
    .brief = despierta
counter-gain-blood = { $cards-is ->
    [minion] { $mood ->
        [can] gana { $amount } de { blood-or-life }
       *[told] { DOES($cards, "gana") } { $amount } de { blood-or-life }
    }
   *[other] añade { $amount } de { blood-or-life } a { $cards }
}
    .brief = { $cards-is ->
        [minion] gana { $amount } de { blood-or-life }
       *[other] { $amount } de { blood-or-life } a { $cards }
    }
counter-burn-blood = { $cards-is ->
    [minion] quema { $amount } de { blood-or-life }
    [card] quema { $amount } de vida de { $cards }
   *[other] { DOES($cards, "quema") } { $amount } de { blood-or-life }
}
counter-gain-pool = { $seats-is ->
    [you] gana { $amount } de reserva
    [them] gana { $amount } de reserva
   *[other] { DOES($seats, "gana") } { $amount } de reserva
}
counter-burn-pool = { $seats-is ->
    [you] quema { $amount } de reserva
    [them] quema { $amount } de reserva
   *[other] { DOES($seats, "quema") } { $amount } de reserva
}
counter-add-counters = { $amount-is ->
    [negative] quema un contador de { $cards }
   *[other] pon { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } en { $cards }
}
move = mueve { $amount } { $source-is ->
    [you] {""}
    [them] de reserva
    [prey] de reserva
    [chosen] de reserva
    [card] { $to-is ->
        [you] { $amount ->
            [one] contador
           *[other] contadores
        }
       *[other] de sangre
    }
   *[other] de sangre
} de { $source-is ->
    [you] tu reserva
    [them] su reserva
   *[other] { $source }
} a { $to-is ->
    [you] tu reserva
    [them] su reserva
   *[other] { $to }
}
    .brief = { $amount }{ $source-is ->
        [you] {""}
        [them] {" "}de reserva
        [prey] {" "}de reserva
        [chosen] {" "}de reserva
        [card] {" "}{ $to-is ->
            [you] { $amount ->
                [one] contador
               *[other] contadores
            }
           *[other] de sangre
        }
       *[other] {" "}de sangre
    } de { $source-is ->
        [you] tu reserva
        [them] su reserva
       *[other] { $source }
    } a { $to-is ->
        [you] tu reserva
        [them] su reserva
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
}{ still-yours }
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
   *[other] { DOES($to, "toma") } el control de { $which }
}
choose = elige { $which }
choose-seat = { $name ->
    [bled] sangra a { $seats-one }{ $only-is ->
        [none] {""}
       *[other] , si { $only }
    }
   *[other] elige { $least-is ->
        [int] {""}
       *[other] al menos { $least } de entre
    } { $seats }
}
may = { $you ->
    [them] puede
   *[you] puedes
}: { $effects }
one-of = { $ways-or }
when-otherwise = { $otherwise-is ->
    [none] {""}
   *[other] ; si no, { $otherwise }
}
when = si { $condition }, { $then }{ when-otherwise }
    .brief = { $then }
each-seat = { $seats-is ->
    [subject] { $effects }
   *[other] para { $seats }: { $effects }
}
times = { $amount } veces: { $effects }
from-sources = { $sources-is ->
    [none] {""}
    [normal] no agravado
    [aggravated] agravado
    [normal-strike] no agravado { source-names }
   *[other] { source-names }
}
source-names = de los golpes del siervo oponente
may-prevent-this-strike = { DOES($which, "puede") }: { $effects } para prevenir todo el daño de este golpe
prevent = previene { $amount ->
    [1000] todo el
   *[other] { $amount } de
} daño { $sources-is ->
    [aggravated-strike] agravado { source-names }
   *[other] { from-sources }
}
gain-starting-life = { DOES($to, "tiene") } { SIGNED($amount) } de vida inicial
add-life = añade { $amount } { $life ->
    [yes] de vida a { $to } (hasta su vida inicial)
   *[no] de sangre o vida a { $to }
}
    .brief = { $amount } de vida a { $to }
to-get = {""}
add = { $to-is ->
    [none] { $change-alone }
    [minion] { $change-alone-is ->
        [yes] { $change-alone }
       *[no] { DOES($to, $change) }
    }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
    .brief = { $change-alone-is ->
        [yes] { $change-brief }
       *[no] { $to } { $change-brief }
    } { lasting }
add-cannot-block = { $to-is ->
    [none] { $when-is ->
        [none] esta acción no puede ser bloqueada
        [fits] esta acción no puede ser bloqueada por { $when-many }
       *[other] los siervos no pueden bloquear esta acción { provided }
    }
   *[other] { DOES($to, "no puede") } bloquear { $until-is ->
        [action] esta acción
       *[other] { lasting }
    } { provided }
}
    .brief = { $when-is ->
        [fits] sin bloqueo por { $when-many }
       *[other] { DOES($to, "no puede") } bloquear
    }
add-cannot-play = { $to-is ->
    [none] los siervos no pueden jugar { barred-cards }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
    .brief = { $to-is ->
        [none] los siervos no pueden jugar { barred-cards }
       *[other] { $to } { $change-brief }
    } { lasting }
add-votes = { $when-is ->
    [fits] { $change-alone } a los { $when-many }
   *[other] { $change-alone } { provided }
} { lasting }
add-cannot-unlock = { $when-is ->
    [fits] los { $when-many } no pueden enderezarse en esta acción
   *[other] { $change-alone } { provided }
}
add-block-cost = { $when-is ->
    [fits] los { $when-many } deben quemar { $amount } de sangre para intentar bloquear
   *[other] { $change-alone } { provided }
}
add-block-cost-or-life = { $when-is ->
    [fits] los { $when-many } deben quemar { $amount } de sangre o vida para intentar bloquear
   *[other] { $change-alone } { provided }
}
add-cannot-use-equipment = { DOES($to, "no puede") } usar equipo { lasting }
add-hand-size = { $to-is ->
    [you] {""}
   *[other] { $to }:
} { SIGNED($amount) } al tamaño de la mano { lasting }
counter-burn-counters = quema { $amount } { $amount ->
    [one] contador
   *[other] contadores
} de { $cards }
draw-at-lock = reemplaza las cartas que no reemplazabas
forgo-edge = renuncia a la reserva de la Ventaja
gain-edge = toma la Ventaja
steal-edge = roba la Ventaja
take-edge = { $seats-is ->
    [you] toma la Ventaja, la tenga quien la tenga
   *[other] { DOES($seats, "toma") } la Ventaja, la tenga quien la tenga
}
move-onto = mueve { $which } a { $to }{ still-yours }
become = esta carta pasa a ser { $keywords-is ->
    [none] { es-become-kind }
   *[other] { es-become-kind } ({ $keywords })
}
es-become-kind = { $kind ->
    [ally] un aliado
    [retainer] un criado
    [vampire] un vampiro
    [equipment] un equipo
    [location] un lugar
    [master] una carta de maestro
   *[other] { $kind }
}
remember-all = recuerda { $which }
remember = recuerda { $value }
masters = con una Disciplina superior
    .after = con una Disciplina superior
choose-superior = elige una Disciplina que { $of } tiene a nivel superior
takes-word = esta carta trata de lo elegido
choose-by-name = elige { $least } { $which-many } por su nombre
deck = una carta de biblioteca de tu mazo
name-card = nombra { $which-a }
remembers = { $name ->
    [holder] la tenías
   *[other] esta carta tiene su elección
}
    .not = aún no se ha elegido nada para esta carta
choose-clan = elige un clan{ $which-is ->
    [those] {""}
   *[other] { " " }de { $which-a }
}
each = para { $which }: { $effects }
each-new = para { $which }, una vez por turno: { $effects }
aim = {""}
aim-as-chosen = {""}
forget-blocked-bleeds = desde ahora cuentan los sangrados bloqueados
no-bleed-blocked = ningún sangrado ha sido bloqueado desde entonces
    .not = un sangrado ha sido bloqueado desde entonces
    .only = ningún sangrado ha sido bloqueado desde entonces
hunts-from-bank = la caza no quita nada a su objetivo
price = { $effects }
environmental-damage = { DOES($to, "sufre") } { $points }{ $ranged ->
    [yes] R
   *[no] {""}
} de daño { $unpreventable ->
    [yes] imprevenible
   *[no] {""}
} { $aggravated ->
    [yes] agravado
   *[no] {""}
} ambiental
    .brief = { $to-is ->
        [minion] sufre
       *[other] { DOES($to, "sufre") }
    } { $points } de daño { $aggravated ->
        [yes] agravado
       *[no] {""}
    }
treat-as-normal = trata { $amount ->
    [1000] todo el
   *[other] { $amount } de
} daño agravado { $of-strike ->
    [yes] { source-names }
   *[no] {""}
} como daño normal
prevent-from = previene hasta { $points } de { kinds } { $until-is ->
    [round] en ese asalto
   *[other] por combate
}{ $uses ->
    [one] {""}
   *[other] , { $uses } veces por combate
}
damaging-weapons = una fuente del daño
kinds = { $sources-is ->
    [none] daño
    [gun] daño de armas de fuego
    [melee-weapon] daño de golpes de armas cuerpo a cuerpo
    [normal] daño no agravado
    [aggravated] daño agravado
    [normal-strike] daño no agravado { source-names }
    [strike] daño { source-names }
   *[other] daño de otras fuentes
}
prevent-to = previene { $points ->
    [1000] todo el
   *[other] { $points } de
} { kinds } sufrido por { $which-a }
spend-discard-action = gasta una acción de la fase de descarte
block-together = { self } y { $which } intentan bloquear juntos, con la suma de su intercepción
blood-or-life = { $life ->
    [yes] vida
   *[no] sangre
}
ref-remembered = el siervo recordado
remember-chosen = elige y recuerda { $value }
chosen-or-none = { $phrase } (o ninguno)
determined-the = { $gender ->
    [f] la
   *[m] el
} { $phrase }
forget = olvida { $value }
out-of-turn = fuera de tu turno
    .own = fuera de tu turno, o en tu propio turno
usable-without-action = se puede usar aunque no haya una acción en curso
by-even-locked-actor = {""}
    .who = {""}
by-locked-actor = por un siervo girado
    .who = por { $who } si está girado
es-of-paid = en { $of-or }
one-if = { $who } (si { $condition })
some-seats = uno o más { $seats-many }
bleed-of-whom = { $to-is ->
    [none] { $change-alone }
    [minion] { $change-alone }
   *[other] { DOES($to, $change) }
}
add-must-act = { $to-is ->
    [minion] { $change-alone }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
as-a-vampire = un vampiro { $amount-is ->
    [zero] {""}
   *[other] de capacidad { $amount }
}
still-yours = { $kept ->
    [yes] { "; " }la sigues controlando
   *[no] {""}
}
being-played-what = { being-played-kind } { $by-is ->
    [none] {""}
   *[other] de { $by-one }
} { $requires-is ->
    [none] {""}
    [any] que requiera una Disciplina o Virtud
   *[other] que requiere { $requires-discipline }
}
next-turn = { $in-minion-phase ->
    [yes] la fase de siervos de tu próximo turno
   *[no] tu próximo turno
}
tally-word = { $name-is ->
    [skipped] turnos saltados
    [burned] puntos de reserva quemados
   *[other] { $name }
}
choose-x = X es { $most-is ->
    [none] { $least } o más
   *[other] un número de { $least } a { $most }
}
cost-x = la X de su coste es { $amount }
costs-fewer = cuesta { $amount } menos
cost-fewer = cuesta { $amount } menos si { $condition }
if-ready = { $phrase } (si está preparado)
listed-minion-card = carta de siervo
es-places-of-yours = de estos sitios tuyos: { $places-or }
chosen-by = { $phrase } (a elección de { $who })
being-played-kind = { $kinds-several ->
    [yes] una carta ({ $kinds-or })
   *[no] { $kinds-is ->
        [none] una carta
        [event] una carta de evento
        [master] una carta de maestro
        [action] una carta de acción
        [combat] una carta de combate
       *[some] una carta ({ $kinds-or })
    }
}
call-hunt = se convoca un referéndum para convocar una caza de sangre contra { $which }
first-copy = ninguna otra copia de esta carta cuenta
choose-any-clan = elige un clan
yield-unfit = { $which } cede un título disputado que ya no le corresponde
rearrange = elige quién recibe { $which }, entre { $to-many }; todo se mueve a la vez cuando todo está elegido
assign-bearer = elige quién la recibe
move-assigned = muévelas a la vez

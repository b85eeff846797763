### Reserva y puntos de victoria, pujas, turnos y puestos, y cartas cuando se juegan.
change-most-bled = no quema más de { $amount } de reserva por un sangrado
    .alone = este sangrado no quema más de { $amount } de reserva
change-most-burned-to-a-bleed = : un sangrado no quema más de { $amount } de reserva
change-points-at-the-end = : { SIGNED($amount) } punto de victoria al final de la partida, sin haber sido expulsado
change-points-when-ousted = : una expulsión da { $amount } punto de victoria más al depredador
change-redirection-cost = paga { SIGNED($amount) } de sangre o vida por cartas que redirigen un sangrado
change-victory-points-to-you = te da el próximo punto de victoria que gane ({ $amount })
event-plays = cuando se juega { $who }
event-skipped-turn = cuando { DOES($who, "se salta") } un turno
event-turn-begins = { $who-is ->
    [you] al empezar tu turno
   *[other] al empezar el turno { $whose }
}
event-turn-ends = { $who-is ->
    [you] al acabar tu turno
   *[other] al acabar el turno { $whose }
}
replace-in-play = no reemplaces esta carta mientras esté en juego
at-moment-end = al final de la acción, { $effects }
being-played = se juega { being-played-what }
    .only = cuando se juega { being-played-what }
being-played-redirects = se juega { being-played-kind } que cambiaría el objetivo del sangrado
    .only = cuando se juega { being-played-kind } que cambiaría el objetivo del sangrado
being-played-out-of-turn = es una carta fuera de turno
    .not = no es una carta fuera de turno
played-fact-first-with-a-discipline = es la primera carta que requiere una Disciplina de ese siervo este turno
played-fact-cancels-a-minion-card = cancelaría una carta de siervo de otro Matusalén
of-played = aquello sobre lo que se juega esa carta
of-played-player = el siervo que la juega
seats-player = ese Matusalén
give-master-action = { $to-is ->
    [you] {""}
   *[other] { $to }:
} +1 acción de fase de maestro
not-again = esa carta no se puede volver a jugar este turno
burns-instead = { $seats-is ->
    [you] quema la reserva de este sangrado en lugar del objetivo
   *[other] { DOES($seats, "quema") } la reserva de este sangrado en tu lugar
}
bleed-fact-target-burns = el objetivo quema la reserva de este sangrado
    .only = {""}
bleed-fact-burned-pool = este sangrado quemó reserva
    .not = este sangrado no quemó reserva
points-of = los puntos de victoria { $seats-whose }
lose-points = pierde { $points } punto de victoria
tally = cuenta { $amount } más: { tally-word }
tallied = el número de { tally-word }
capacity = { $this ->
    [tested] { $which-is ->
        [minion] su capacidad
       *[other] la capacidad de { $which-the }
    }
   *[other] la capacidad de { $which-the }
}
auction-control = cada Matusalén puja reserva por el control de { $which }
auction-on-credit = cada Matusalén puja reserva por el control de { $which }; la puja se paga al banco de sangre, hasta { $credit } a crédito, 1 de reserva durante cada fase de descarte de quien gana
trades = gira esta carta para intercambiar reserva, cartas de tu mano y cartas que controlas con un Matusalén que acepte
ask-secretly = { DOES($seats, "elige") } en secreto un número hasta { $most }, y se revelan juntos
secret-number = el número elegido
somebody-chose = otro Matusalén eligió { $number }
gather = { $name ->
    [elder] elige { $which }
   *[other] elige { $which }
}
name-aloud = nombra { $which }
skip-turn = sáltate el turno entero
end-turn = el turno acaba después de esta acción, y el depredador del expulsado tiene el siguiente
choose-seating = elige un nuevo orden de puestos
take-seats = cada Matusalén ocupa su nuevo puesto
called = con el nombre anunciado
    .after = con el nombre anunciado
named-like = con el mismo nombre que { $which-a }
    .after = con el mismo nombre que { $which-a }
shuffle-into = baraja { $which } en la biblioteca de su propietario
burn-at-random = quema al azar uno de estos: { $which-many }

## Paying.

help = reduce el coste en { $amount } ({ $of-or })
pays-for-card = { $card-is ->
    [none] { $plays-several ->
        [yes] una carta ({ $plays-or })
       *[no] { $plays-is ->
            [action] una carta de acción
            [combat] una carta de combate
            [master] una carta de maestro
            [none] una carta
           *[other] una carta ({ $plays-or })
        }
    }
   *[other] { $card-a } { $plays-is ->
        [none] {""}
       *[other] ({ $plays-or })
    }
}
pays-for = { pays-for-who } { es-of-paid } por { pays-for-card }
    .only = cuando { pays-for-who } { es-of-paid } por { pays-for-card }
pays-for-who = { $payer-is ->
    [none] pagas
   *[other] { $payer-a } paga
}
cost-left = el resto del coste
ask-for-help = {""}
met-by-ability = cuyo requisito { self } solo cumple por esta capacidad
    .after = cuyo requisito { self } solo cumple por esta capacidad
    .not-after = cuyo requisito { self } cumple
puts-vampires-in-play = que ponen un vampiro en juego
    .after = que ponen un vampiro en juego
    .not-after = que no ponen un vampiro en juego
requires-any-clan = con requisito de clan
    .after = con requisito de clan
    .not-after = sin requisito de clan
requires-clan = con requisito de { $clan }
    .after = con requisito de { $clan }
    .not-after = sin requisito de { $clan }
in-the-terms = se anuncia la carta
    .only = entre los términos anunciados
cards-cost = { priced-cards } cuestan { SIGNED($amount) } de { $of-or }{ $who-is ->
    [none] {""}
   *[other] { " " }a { $who }
}
cards-cost-now = { $change }{ $to-is ->
    [none] {""}
   *[other] { " " }a { $to }
} { lasting } { provided }
guess-numbers = { DOES($seats, "elige") } en secreto un número de 1 a { $most }; adivina el número de cada uno; todos se revelan juntos
guessed-right = ese número se adivina
    .not = ese número no se adivina
play-rock-paper-scissors = juega a Piedra, Papel o Tijera con { $seats }: el ganador roba { $stake } de reserva al perdedor, y { $more } más por cada empate
capacity-or-cost = la capacidad o el coste de { $which-the }

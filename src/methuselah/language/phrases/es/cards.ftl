### Manos, bibliotecas, criptas, montones de cenizas.

discard = descarta { $which }{ $replace ->
    [action] , que no se reemplazan hasta después de la acción
    [master] , que no se reemplaza hasta la fase maestra
   *[other] {""}
}
burn-from-hand = quema { $which }{ $replace ->
    [combat] , que no se reemplazan hasta después del combate
   *[other] {""}
}
card-count = { $amount ->
    [one] carta
   *[other] cartas
}
draw = roba { $amount } { card-count }
draw-crypt = mueve { top-cards } de tu cripta a tu zona no controlada
shuffle = baraja tu biblioteca
look = mira la mano { $seats-whose }
remove = retira { $which } de la partida
find-first = busca el primer equipo de tu biblioteca, desde arriba; el que no puede llevar se quema
reveal-hand = { $seats-is ->
    [you] muestra tu mano a todos los Matusalenes
   *[other] { DOES($seats, "muestra") } la mano a todos los Matusalenes
}
to-top = mueve { $which } encima de { $you ->
    [them] su
   *[you] tu
} biblioteca
bottom = mueve { $which } al fondo de tu biblioteca
discard-at-random = { $of-is ->
    [you] descarta { $amount } { card-count } al azar
   *[other] quema { $amount } { card-count } al azar de la mano { $of-whose }
}
draw-up = { $seats-is ->
    [you] {""}
   *[other] { DOES($seats, "completa") } su mano
}
shuffle-top = baraja { top-cards } de tu biblioteca
top-card = mueve la carta de encima de tu biblioteca al fondo
look-at-top = mira { top-cards } de { $seats-is ->
    [you] tu biblioteca
   *[other] la biblioteca de { $seats-one }
}
bestow = ponla en { $to }, ignorando los requisitos; paga la mitad de su coste, redondeando hacia abajo
get = { $event-is ->
    [employed] { self } lo emplea
    [recruited] { self } lo recluta
    [brought] ponlo en juego pagando su coste
   *[equipped] { self } se equipa con ello
} { $free ->
    [yes] (sin atender a los requisitos)
   *[no] {""}
} { $less-is ->
    [none] {""}
   *[other] { $less }
}
in-blood = {""}
less = (su coste se reduce en { $pool } de reserva o hasta { $blood } de sangre)
as-it-burns = en cuanto { DOES($which, "se quema") }, { $effects }
reveal = revela { $which }
put-here = ponla sobre { self } pagando su coste
choose-level = {""}
exchange = cambia { $given } por { $taken }
top-of-crypt = { $to-bottom ->
    [yes] muévela al fondo de tu cripta
   *[no] revela la carta de encima de tu cripta
}
remove-at-random = retira una de la partida al azar entre { $which-many }
to-uncontrolled = mueve { $which } a la zona no controlada de su propietario
reveal-top = { $seats-is ->
    [you] { $you ->
        [them] revela la carta de encima de su biblioteca
       *[you] revela la carta de encima de tu biblioteca
    }
   *[other] revela la carta de encima de la biblioteca { $seats-whose }
}
research = busca en tu biblioteca hasta { $number } cartas, ponlas boca abajo en tu zona de investigación y baraja
set-for-research = ponlas en tu zona de investigación
shuffle-pile-library = { $seats-is ->
    [you] baraja tu biblioteca
   *[other] baraja la biblioteca { $seats-whose }
}
shuffle-pile-crypt = { $seats-is ->
    [you] baraja tu cripta
   *[other] baraja la cripta { $seats-whose }
}
search-crypt = busca en tu cripta { $which-a }, revela, mueve a tu zona no controlada y baraja
found-in-crypt = mueve a tu zona no controlada
search = busca en tu biblioteca { $which-a }, revela, toma en la mano y baraja
found = toma en la mano
recruit-from-hand = { DOES($which, "recluta") } un aliado o emplea un criado desde tu mano
bar-found = no puede actuar este turno
top-cards = { $amount ->
    [1] la carta de encima
   *[other] las { $amount } cartas de encima
}
top-of-pile = { $seats-is ->
    [you] { top-cards } de tu biblioteca
   *[other] { top-cards } de la biblioteca { $seats-whose }
}
discard-from-library = descarta { $which }
discard-top = descarta la carta de encima de { $seats-is ->
    [you] tu biblioteca
   *[other] la biblioteca { $seats-whose }
}
burn-top = { $you ->
    [them] quema { top-cards } de su biblioteca
   *[you] quema { top-cards } de tu biblioteca
}
reorder-top = mira y ordena { top-cards } de tu biblioteca
put-in-order = devuélvelas en ese orden
take-named = toma { $which }, u otras copias, en la mano
put-on-top = pon { $which }, u otras copias, en la parte superior de tu biblioteca
take-in-hand = toma { $which } en la mano
fetch-onto = busca en tu biblioteca { $test } y ponla en { $onto }
put-fetched = ponla en { $onto }
teaches = { $codes-is ->
    [none] una carta de maestro de Disciplina
   *[other] una carta de maestro de { $codes-or }
}
    .gender = f
    .noun = { $codes-is ->
        [none] carta de maestro de Disciplina
       *[other] carta de maestro de { $codes-or }
    }
    .nouns = { $codes-is ->
        [none] cartas de maestro de Disciplina
       *[other] cartas de maestro de { $codes-or }
    }
as-announced = { $effects }
can-have-this = que podría tener esta carta
    .after = que podría tener esta carta
employed-on = pon mejor esta carta en { $which }
lying-here = una carta en esta carta
    .many = cartas en esta carta
lay-here = { $use ->
    [used] pon { $which } en esta carta, para usarla en combate
    [bearer] mueve { $which } a esta carta, boca abajo, para que la juegue el siervo con esta carta como desde tu mano
    [controller] mueve { $which } a esta carta, boca abajo, para jugarla como desde tu mano
    [shown] pon { $which } en esta carta, boca arriba y fuera de juego
   *[kept] pon { $which } boca abajo en esta carta
}
lay-top-here = mueve { top-cards } de tu biblioteca a esta carta, boca abajo
leave-game-when-burned = cuando { DOES($which, "se queme") }, retíralo de la partida
redeal-uncontrolled = { DOES($seats, "baraja") } las cartas de cripta no controladas en la cripta, su sangre va a la reserva, y roba otras tantas
aim-at-others = la acción se dirige a cada otro Matusalén
each-has-crypt = la cripta de ningún Matusalén está vacía
compare-crypts = cada Matusalén revela la carta superior de su cripta; si hay empate en el coste más alto o más bajo, { $tied }; si no, el más alto roba { $stolen } de reserva al más bajo
put-found-in-play = pon en juego la carta encontrada (paga su coste)
can-come-into-play = que podría entrar en juego
    .after = que podría entrar en juego
    .not-after = que no podría entrar en juego
bled-in-vain = { $seats } ha intentado un sangrado sin éxito desde tu último turno
    .not = { $seats } no ha intentado ningún sangrado sin éxito desde tu último turno
scored-lately = { $seats } ha recibido un punto de victoria desde tu último turno
    .only = { $seats } ha recibido un punto de victoria desde tu último turno
    .not = { $seats } no ha recibido un punto de victoria desde tu último turno
ends-wait = termina toda instrucción de «no reemplazar hasta» de { $which }

### El curso de un referéndum, los referendos de otras cartas y las cartas guardadas para jugarse.
at-referendum-tallied = en el recuento, { $effects }
at-referendum-passed = si el referéndum se aprueba, { $effects }
at-referendum-failed = si el referéndum fracasa, { $effects }
first-passes = el primer referéndum convocado este turno por { $which-a } se aprueba automáticamente
next-passes = el próximo referéndum convocado por { $who-is ->
    [you] un vampiro que controlas
   *[other] un vampiro
} { $until ->
    [turn] este turno se aprueba automáticamente
   *[other] se aprueba automáticamente
}
fail-referendum = el referéndum se rechaza
referendum-is-called-by-this = { self } convoca el referéndum
    .only = durante un referéndum que { self } convoca
referendum-is-called-by-a-vampire = el referéndum es el de una acción política
    .not = el referéndum no es el de una acción política
    .only = durante una acción política
referendum-is-requires-a-title = el referéndum requiere un vampiro con título
lose-as-much = { DOES($who, "pierde") } tanta reserva como perdiste por este efecto
votes-of = los votos de { $which }
counted = otros tantos
    .subject = ese número
votes-of-counters = { $amount } votos a favor no son de nadie
more-votes = { DOES($to, "tiene") } { SIGNED($amount) } votos
keep-city = la ciudad es la de { $which }
gain-title-of-city = { DOES($to, "se convierte") } en { es-title-word } de esa ciudad
lose-given-title = { self } pierde el título obtenido con esta carta
take-title = { DOES($to, "recibe") } (y disputa) el título de { $which }
contesting = que disputa su título
    .after = que disputa su título
    .not-after = que no disputa su título
contests-title-of = que disputa el título de { $which }
    .after = que disputa el título de { $which }
claims-title = con el título de { es-title-word } (en disputa o no)
    .after = con el título de { es-title-word } (en disputa o no)
title-of-city = con el título de { es-title-word } de { $city }
    .after = con el título de { es-title-word } de { $city }
steal-title = { DOES($to, "roba") } el título de { $which }
choose-referendum = elige una carta de acción política de tu mano o un referéndum que permite una carta en juego
call-referendum = { self } convoca ese referéndum{ $begins-is ->
    [none] {""}
   *[other] ; { $begins }
}
called-card = la carta de acción política usada para convocar el referéndum
keep-to-play = mueve { $which } a { $to }, boca abajo y fuera del juego; se puede jugar como desde tu mano
printed-cost = { $blood ->
    [yes] el coste en sangre de
   *[no] el coste en reserva de
} { $which }
points-left = los puntos sin repartir
burn-for-votes = { $which-many } pueden quemar sangre para ganar votos: { $votes } por cada sangre
bled-for = la cantidad del sangrado con éxito
pool-bled = la reserva perdida
in-unlock-phase = es una fase de enderezar
    .not = no es una fase de enderezar
in-master-phase = es una fase de maestro
    .only = durante cualquier fase de maestro
in-minion-phase = es una fase de siervos
    .only = durante cualquier fase de siervos
in-your-master-phase = es tu fase de maestro
    .only = durante tu fase de maestro
in-your-minion-phase = es tu fase de siervos
    .only = durante tu fase de siervos

hunted = el vampiro contra el que se convoca una caza de sangre
referendum-is-blood-hunt-on-this = el referéndum es el de una caza de sangre contra { self }
referendum-is-edge-burned = se ha quemado la Ventaja por un voto
votes-changed = los votos y papeletas de { $which } son { $side ->
    [for] a favor
   *[against] en contra
} del referéndum
referendum-is-blood-hunt = el referéndum es el de una caza de sangre
    .only = durante el referéndum de una caza de sangre
cancel-hunt = cancela la caza de sangre
diablerize = { self } diableriza a { $which }
older-diablerized = el vampiro diabolizado era más antiguo
in-diablerie = se está cometiendo una diablerie
    .only = durante una diablerie
yield-title = { DOES($which, "cede") } el título que disputa
at-referendum-cancelled = si el referéndum es cancelado, { $effects }
counts-as-hunt = es un referéndum de caza de sangre contra { $which }
bars-for-the-game = no se pueden jugar más copias de esta carta en esta partida
still-playable = ningún efecto ha vetado esta carta para la partida

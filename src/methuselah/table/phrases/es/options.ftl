### Lo que se puede responder: los botones y las líneas de la lista.

option-done = eso es todo
option-discard = descartar { $card }
option-burn-option = descartar { $card }, que ninguno de tus siervos puede usar, por una carta nueva
option-take = { $minion } se queda con { $target }
option-award = mover { $card } a { $foe }
option-diablerize = { $minion } comete diablerie sobre { $foe }
option-slave-fights = girar a { $minion }, que combate en lugar del vampiro bloqueado
option-hunt-red-list = { $minion } entra en combate con { $foe }, que está marcado
option-mark = marcar a { $foe } este turno (una acción de fase de maestro)
option-bid = pujar { $n } de reserva por { $target }
option-use-promise = que { $own } use lo que { $card } le dio
option-gain-from-the-edge = obtener 1 de reserva por la Ventaja
option-unlock-infernal = quemar 1 de reserva para enderezar a { $target }
option-obey = sufrir el efecto de tus contadores de { $word }
option-burn-counters = quemar la Ventaja para quemar tus contadores de { $word }
option-pay-for-contest = quemar { $n } de reserva para seguir disputando { $target }
option-yield = ceder { $target }: la carta se quema
option-pay-for-title = { $target } quema { $n } de sangre para seguir disputando el título
option-yield-title = { $target } cede el título para siempre
option-torpor-for-title = { $target } cae en letargo, sin sangre para el título
option-call-hunt = convocar una caza de sangre contra { $foe }
option-withdraw = anunciar que te retiras de la partida
option-ante = apostar la primera carta de tu biblioteca, sea cual sea
option-merge = fusionar { $card } con { $target } (4 transferencias)
option-draw-from-the-crypt = robar una carta de cripta (4 transferencias, 1 de reserva)

option-decline = no hacer nada
option-decline-diablerie = sin diablerie: el vampiro sigue en letargo
option-decline-card = no usar { $card }
option-draw-again = poner { $target } en el fondo de tu biblioteca y robar otra carta
option-draw-one-more = robar una carta más
option-keep = dejar { $card } donde está
option-way = manera { $n }
option-answer = usar { $card }
option-answer-on = usar { $card } sobre { $minion }

option-play = jugar { $card }{ $level }{ $price }
option-play-with = jugar { $card }{ $level } con { $minion }{ $price }
option-use = usar { $card }{ $does }
option-use-with = usar { $card } con { $minion }{ $does }

option-act-hunt = { $minion } caza
option-act-leave-torpor = { $minion } sale del letargo (2 de sangre)
option-act-rescue = { $minion } rescata a { $target } del letargo (2 de sangre)
option-act-diablerie = { $minion } comete diablerie sobre { $target }
option-act-become-anarch = { $minion } se hace anarquista
option-act-take-equipment = { $minion } toma equipo de { $target }
option-act-burn-imbued = { $minion } quema a { $target }, que está incapacitado
option-act-bleed = { $who ->
    [you] { $minion } te sangra
   *[other] { $minion } sangra a { $who }
}
option-act-with = { $minion } { $kind ->
    [bleed] sangra con
    [equip] se equipa con
    [employ] emplea
    [recruit] recluta
    [power] obtiene el poder
    [political] convoca el referéndum de
    [hunt] caza con
   *[card] actúa con
} { $card }
option-own-action = { $minion } realiza su propia acción{ $does }
option-block = bloquear a { $acting } con { $minion }
option-block-nothing = bloquear con { $minion }

option-choose-seat = { $who ->
    [you] tú
   *[other] { $who }
}, reserva { $n }
option-choose-x = X es { $n }
described = { $name }: { $facts }
in-torpor = en letargo
uncontrolled = sin controlar
locked = girado
on-card = en { $card }
option-allocate = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} para { $who }
option-fetch = poner { $name } de tu { $pile } en { $minion }
option-recover = { $minion } quema { $n } convicciones y sale de la zona de incapacitados
option-avenge = { $minion } quema { $card } para infligir 1 de daño imprevenible a { $foe }

option-hand-strike = golpear con las manos por { $n }
option-hand-strike-far = golpear con las manos, sin efecto a distancia larga
option-given-strike = golpear como se concedió{ $from }
option-retainer-uses = { $target } usa { $card }
option-aim = golpear a { $foe }
option-aim-retainer = golpear a { $target }, un criado
option-seize-take = robar { $card } a { $foe }
option-seize-destroy = destruir { $card } de { $foe }
option-use-maneuver = maniobrar{ $to ->
    [long] {" "}a distancia larga
    [close] {" "}a distancia corta
   *[none] {""}
}{ $from }
option-use-press-end = acosar para terminar el combate{ $from }
option-use-press-continue = acosar para continuar el combate{ $from }
option-use-prevention = prevenir { $n } de daño{ $from }
from-card = , por { $card }

votes = { $n ->
    [one] { $n } voto
   *[other] { $n } votos
}
option-gain-vote = quemar { $card } para obtener { votes }
option-gain-vote-edge = quemar la Ventaja para obtener { votes }
option-vote = { votes } { $word }: { $card }
option-vote-minion = { votes } { $word }: { $minion }
option-vote-ballot = papeleta { $word }: { $minion }
option-vote-edge = { votes } { $word }: quemar la Ventaja
option-vote-hand = { votes } { $word }: descartar { $card }
option-vote-burned = { votes } { $word }: de la Ventaja que quemaste

option-transfer = 1 de reserva a { $target } ({ $have } de { $price })
option-take-back = 1 de reserva de vuelta de { $target } ({ $have } de { $price }, 2 transferencias)
option-move-out = sacar a { $target }, capacidad { $price }, con { $have } de sangre

option-give = dar { $what }
option-ask-for = pedir { $what }
option-strike-out = dejar { $what } fuera del trato
option-propose = proponer esto a { $who }
option-agree = aceptar: el intercambio está hecho
option-refuse = no intercambiar con { $who }

pass = pasar
pass-unlock = terminar tu fase de enderezar
pass-master = no más cartas de maestro
pass-minion = no más acciones
pass-influence = terminar tu fase de influencia
pass-discard = terminar tu turno
pass-played = dejar que se juegue { $card }
pass-block = no bloquear
pass-attempt-meets = pasar: el bloqueo tiene éxito
pass-attempt-fails = pasar: el bloqueo fracasa
pass-declined = dejar seguir { $what }
pass-range = quedarse a distancia { $word }
pass-additional = sin golpe adicional
pass-press-on = no acosar: el combate continúa
pass-press-end = no acosar: el combate termina
pass-damage = recibir { $n } de daño

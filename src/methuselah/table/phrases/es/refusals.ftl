### Por qué algo no se puede hacer ahora, y qué texto lo dice.

colon = :
why-each = { $words }
why-its-text = su texto
why-text-of = el texto de { $name }
why-text-of-effect = el texto de un efecto en curso
why-text-that-cancelled = el texto de la carta que la canceló

why-over = La partida ha terminado.
why-decision-of = { $who ->
    [you] Te toca decidir a ti.
   *[other] Le toca decidir a { $who }.
}
why-card-offered = { $name } se puede usar ahora: está entre las opciones.
why-not-here = { $name } no está ni en tu mano ni en la mesa.
why-no-such-action = «{ $asked }» no es ni una carta tuya ni una acción. Pregunta por: { $known }.
why-action-offered = { $name }: puedes, está entre las opciones.
why-not-implemented = esta versión no puede jugarla
why-not-offered = las reglas no la ofrecen en este momento

## El momento

why-in-your-minion-phase = { $kind ->
    [action] una carta de acción
    [equipment] un equipo
    [ally] un aliado
    [retainer] un criado
    [political-action] una acción política
    [power] un poder
   *[other] una carta «{ $word }»
} se juega en tu propia fase de siervos
why-event-in-discard-phase = un evento se juega en tu propia fase de descarte
why-master-in-master-phase = una carta de maestro se juega en tu propia fase de maestro
why-modifier-in-own-action = un modificador de acción se juega durante una acción de tu propio siervo
why-reaction-in-others-action = una reacción se juega durante la acción de otro Matusalén
why-modifier-in-own-turn = un modificador se juega en tu propio turno
why-no-reaction-in-own-turn = no se juegan reacciones en tu propio turno
why-only-combat-cards = en combate solo se juegan cartas de combate
why-combat-card-in-combat = una carta de combate se juega en combate
why-added-in-attempt = { $kind ->
    [stealth] el sigilo
   *[intercept] la intercepción
} solo se añade cuando hace falta, durante un intento de bloqueo
why-another-moment = se usa en otro momento ({ $when }), no ahora
why-own-action-in-minion-phase = su acción se realiza en tu propia fase de siervos
why-once-each-none-now = se usa una vez por { $span }, y ahora no hay ninguno en curso
why-act-in-minion-phase = tus siervos actúan en tu propia fase de siervos
why-transfers-in-influence-phase = las transferencias se gastan en tu propia fase de influencia
why-discard-in-discard-phase = descartas una vez, en tu propia fase de descarte
why-not-in-this-edition = esa acción no existe en esta edición

## Lo que tiene un Matusalén

why-contests-herself = es única y controlas una: nadie se disputa una carta a sí mismo
why-no-master-action = no te queda ninguna acción de fase de maestro
why-out-of-turn-in-others-turn = una carta de maestro fuera de turno se juega en el turno de otro Matusalén
why-out-of-turn-played = has jugado una carta de maestro fuera de turno desde tu última fase de maestro
why-no-ready-minion-required = no controlas ningún siervo preparado que requiera: { $needs }
why-event-once = ya se jugó en esta partida, y cada evento se juega una vez
why-no-discard-action = no te queda ninguna acción de fase de descarte
why-event-this-phase = has jugado un evento en esta fase de descarte
why-no-ready-unlocked-minion = no tienes ningún siervo preparado y enderezado
why-no-ready-minion = no tienes ningún siervo preparado
why-all-locked = todos tus siervos preparados están girados
why-needs-locked-minion = la juega un siervo girado, y no tienes ninguno preparado
why-not-in-combat = ningún siervo tuyo está en este combate
why-needs-another-minion = la juega otro siervo preparado tuyo
why-no-minion-to-play-it = no tienes ningún siervo que pueda jugarla
why-it-is-of = es { $who ->
    [you] tuya
   *[other] de { $who }
}
why-nothing-to-use = no hay nada que usar en ella: lo que hace lo hace sola
why-nobody-can-use-it = nadie de los tuyos puede usarla ahora
why-used-already = ya se ha usado
why-it-is-locked = está girada
why-not-usable-now = no se puede usar ahora
why-empty-hand = tu mano está vacía
why-no-uncontrolled-vampire = no tienes ningún vampiro sin controlar
why-no-transfers-left = no te quedan transferencias
why-no-transfers-left-1996 = no te quedan transferencias; los vampiros salen al final de la fase
why-no-transfers-to = un efecto impide las transferencias a { $name }
why-controlled-already = { $name } sigue sin controlar: ya controlas uno
why-scarce = { $name } es escaso: no tienes los { $n } de reserva que hacen falta

## Los siervos

why-is-no = { $name } no es { $clans }
why-none-is = ningún siervo tuyo que pueda jugarla es { $clans }
why-off-path = { $name } no sigue la Senda de { $path }
why-none-follows = ningún siervo tuyo que pueda jugarla sigue la Senda de { $path }
why-not-required = { $name } no es lo que requiere: { $need }
why-none-required = ningún siervo tuyo que pueda jugarla es lo que requiere: { $need }
why-no-vampire-for-discipline = { $name } no es un vampiro, y solo un vampiro tiene { $level }
why-without-discipline = { $name } no tiene { $level }{ $superior ->
    [yes] , el nivel superior
   *[no] {""}
}
why-none-with-discipline = ningún siervo tuyo que pueda jugarla tiene { $level }{ $superior ->
    [yes] , el nivel superior
   *[no] {""}
}
why-not-named = { $name } no es de los que nombra su texto
why-not-the-bearer = { $name } no es quien la lleva
why-stuck = { $name } está atascado: no puede realizar la acción que debe realizar
why-other-first = { $name } debe actuar primero: las acciones obligatorias van antes que las demás
why-must-hunt = { $name } debe cazar: no tiene sangre
why-must-act-otherwise = { $name } debe realizar antes otra acción
why-minion-is-locked = { $name } está girado
why-recruited-this-turn = { $name } fue reclutado este turno
why-cannot-act = { $name } no puede actuar
why-slave = { $name } es un esclavo, y no tienes ningún { $clans } preparado
why-sterile = { $name } es estéril y no pone vampiros en juego
why-only-one-of-these = { $name } solo puede tener una de estas
why-cannot-use-equipment = { $name } no puede usar equipo
why-kept-from-reacting = un efecto impide que { $name } reaccione

## Lo que ya se hizo, y lo que está prohibido

why-action-taken = { $name } ha realizado esta acción este turno
why-not-again = { $name } no vuelve a realizar la misma acción este turno
why-done-bleed = { $name } ya ha sangrado este turno
why-done-political = { $name } ya ha convocado un referéndum este turno
why-political-cancelled = esta acción política fue cancelada, y no se repite este turno
why-played-in-this-action = { $name } ya la ha jugado en esta acción
why-played-since-unlock = { $name } la ha jugado desde tu última fase de enderezar
why-played-in-this = { $name } ya la ha jugado ({ $span } en curso)
why-once-a-game = ya se jugó en esta partida, y solo se juega una vez
why-you-once-a-game = ya la has jugado en esta partida: una vez es todo
why-once-a-turn = ya se jugó en este turno, y solo se juega una vez
why-no-more-this-turn = nadie la juega más este turno, porque así fue cancelada
why-kept-from-play = un efecto impide que se juegue
why-forbidden-to-play = un efecto prohíbe a { $name } jugarla
why-forbidden-disciplines = un efecto prohíbe a { $name } lo que requiere una Disciplina
why-forbidden-bleed = un efecto prohíbe a { $name } sangrar
why-forbidden-hunt = un efecto prohíbe a { $name } cazar
why-forbidden-political = un efecto prohíbe a { $name } convocar un referéndum
why-forbidden-rescue = un efecto prohíbe a { $name } rescatar vampiros
why-forbidden-diablerie = un efecto prohíbe a { $name } cometer diablerie

## Las acciones

why-only-vampires-hunt = { $name } no es un vampiro: solo los vampiros cazan
why-only-vampires-call = { $name } no es un vampiro: solo los vampiros convocan referéndums
why-full-of-blood = { $name } tiene toda la sangre que puede tener
why-no-equipment-to-take = ningún otro siervo tuyo tiene equipo que pueda tomar
why-no-vampire = { $name } no es un vampiro
why-none-in-torpor = ningún vampiro está en letargo
why-none-of-yours-in-torpor = ningún vampiro tuyo está en letargo
why-kept-from-directing = un efecto impide que { $name } dirija una acción a { $other }
why-kept-in-torpor = un efecto mantiene a { $name } en letargo
why-not-2-blood-together = { $name } y { $other } no tienen entre los dos los 2 de sangre
why-blood-cursed = { $name } está maldito por la sangre: no puede cometer diablerie
why-cannot-be-diablerized = { $name } no puede sufrir diablerie
why-anarch-already = { $name } ya es anarquista
why-has-a-title = { $name } tiene un título
why-not-the-blood = { $name } no tiene la sangre para ello

## Los bloqueos

why-no-action-to-block = no hay ninguna acción de otro Matusalén en curso
why-too-late-to-block = ha pasado el momento de bloquear
why-declined-to-block = has renunciado a bloquear esta acción
why-directed-at-home = nadie bloquea una acción dirigida a lo que controla su propio Matusalén
why-not-the-target = una acción dirigida solo la bloquea su objetivo
why-neither-prey-nor-predator = una acción no dirigida la bloquean la presa y el depredador de quien actúa
why-attempt-in-progress = los bloqueos se declaran mientras no hay ningún intento en curso
why-no-second-attempt = ningún siervo intenta dos veces bloquear una acción
why-cannot-pay-attempt = { $name } no puede pagar lo que le cuesta un intento
why-unblockable = la acción no se puede bloquear
why-kept-from-blocking = un efecto impide que { $name } bloquee esta acción

## Lo que pide su texto, y lo que cuesta

why-stealth-when-needed = el sigilo solo se añade cuando hace falta, mientras un intento de bloqueo tendría éxito
why-intercept-when-needed = la intercepción solo se añade cuando hace falta, por el siervo que intenta bloquear
why-limited = un efecto limitado ya aumentó el sangrado, y el límite es uno
why-close-range-alone = solo se puede usar a distancia corta
why-needs-the-edge = necesita la Ventaja, que no tienes
why-own-turn-alone = solo se puede usar en tu propio turno
why-not-directed-at-you = la acción no está dirigida a ti
why-undirected-alone = la acción es dirigida, y se usa en acciones no dirigidas
why-not-blocked = la acción no fue bloqueada
why-not-successful = la acción no tuvo éxito
why-has-not-blocked = este siervo no ha bloqueado la acción
why-not-passed = el referéndum no se ha aprobado
why-not-trying-to-block = este siervo no intenta bloquear
why-may-not-block = este siervo no puede bloquear la acción
why-no-bleed-at-you = la acción no es un sangrado contra ti
why-kind-of-action = se puede usar en una acción de este tipo: { $kinds }
why-was-played = { $name } se jugó en esta acción
why-condition-of-its-text = no se cumple la condición que pone su texto
why-nothing-to-choose = no hay nada que pueda elegir
why-price-of-its-text = no se puede pagar el precio que pide su texto
why-costs-pool = cuesta { $n } de reserva y tienes { $has }
why-costs-blood-of-nobody = cuesta { $n } de sangre, y ningún siervo la paga
why-costs-life = cuesta { $n } de vida de { $name }
why-costs-blood = cuesta { $n } de sangre y { $name } tiene { $has }
why-costs-blood-no-vampire = cuesta sangre, y { $name } no tiene: no es un vampiro

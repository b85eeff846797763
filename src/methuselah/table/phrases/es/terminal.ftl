### El terminal: sus títulos, sus líneas, sus respuestas a las órdenes, la ayuda y la ayuda de juego.

you-alone = Tú
lies-face-down = boca abajo
strength = fuerza { $n }
stealth-of = sigilo { $n }
intercept-of = intercepción { $n }
a-blood-hunt = caza de sangre
as-played-here = Como se juega aquí
rulings = Aclaraciones oficiales

where-ready = preparado
where-torpor = en letargo
where-contested = disputado
where-uncontrolled = sin controlar
where-research = zona de investigación
where-in-play = en juego

line-seat = { $name }: { $facts }
line-where = { $where }: { $cards }
line-term = { $name }: { $text }
line-hand = { $name } ({ $facts }): { $does }
line-hand-bare = { $name } ({ $facts })
line-moment = turno { $turn }, { $name }: { $window }
line-action = { $name }: { $what }
line-target = objetivo { $name }
line-directed = dirigida contra { $names }
line-bleed = sangrado de { $n }
line-blocker = { $name } bloquea con intercepción { $n }
line-combat = Combate, asalto { $n }, distancia { $range }: { $sides }
line-referendum = Referéndum, { $what }: { $yes } a favor, { $no } en contra

panel-piles = biblioteca { $n } cripta { $crypt } cenizas { $ash }
panel-pool = reserva
panel-pool-low = reserva baja
panel-edge = VENTAJA
panel-hand = mano { $n }
panel-torpor = en letargo

phase-unlock = Enderezar
phase-master = Maestro
phase-minion = Siervos
phase-influence = Influencia
phase-discard = Descarte

stage-turn = Turno { $n }
stage-over = la partida ha terminado
stage-turn-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $who }
}
stage-decides = { DOES($who, "decide", "decides") }
stage-bleed = por { $n }
stage-versus = contra
stage-blocks = bloquea
stage-would-block = bastaría para bloquear
stage-too-low = no basta
stage-no-attempt = ningún intento de bloqueo
stage-if-it-lands = { $who ->
    [you] tu reserva
   *[other] reserva de { $who }
} { $n } → { $then } si tiene éxito
stage-combat = Combate
stage-round = asalto { $n }, distancia { $range }
stage-goes-on = continúa
stage-strike = golpe: { $strike }
stage-referendum = Referéndum
stage-blood-hunt = una caza de sangre contra { $name }
stage-for = a favor { $n }
stage-against = { $n } en contra
stage-cast = { $name } { $n ->
    [one] 1 voto
   *[other] { $n } votos
} { $word }
stage-impulse = Impulso

doing-bleed = sangra
doing-hunt = caza
doing-equip = se equipa
doing-employ = emplea a un criado
doing-recruit = recluta a un aliado
doing-political = convoca un referéndum
doing-leave-torpor = sale del letargo
doing-rescue = rescata
doing-diablerie = diableriza
doing-become-anarch = se hace anarquista
doing-power = obtiene un poder
doing-burn-imbued = quema a un imbuido incapacitado
doing-red-list = persigue a un siervo marcado
doing-card = actúa

key-pass = pasar
key-end = acabar
key-rest = reposo
key-undo = deshacer
key-why = por qué
key-card = carta
key-hand = mano
key-log = registro
key-table = mesa
key-help = ayuda
key-quit = salir

terminal-log = Registro
terminal-hand = Mano
terminal-table = La mesa
terminal-help = Ayuda
terminal-why-not = Por qué no
terminal-options = Opciones, si nadie reacciona
terminal-over = La partida ha terminado: q sale, u deshace.
terminal-game-over = La partida ha terminado.
terminal-looking-on = Estás mirando.
terminal-order = { $order }: Esc lo para
terminal-esc-closes = Esc cierra
terminal-enter-takes = Intro elige, Esc no cambia nada
terminal-leave = Dejar la mesa
terminal-leave-how = ¿Guardar la partida en este fichero? Intro guarda y sale, una línea vacía sale sin guardar, Esc vuelve a la mesa.
terminal-left = Se deja la partida.
terminal-you-leave = Dejas la mesa.
terminal-input-ended = La entrada ha terminado: se deja la partida.
terminal-saved = La partida está guardada en { $file }.
terminal-not-saved = { $file }: la partida no se guardó: { $reason }. Elige otro fichero.
terminal-greeting = Methuselah. Semilla { $seed }. Los asientos, en el sentido de las agujas del reloj:
terminal-uncontrolled = Tus vampiros sin controlar: { $names }
terminal-your-hand = Tu mano:
terminal-type-help = Escribe help para ver las órdenes. Los números valen si nadie reacciona.
terminal-passed = { $n ->
    [one] (pasado una vez por ti)
   *[other] (pasado { $n } veces por ti)
}
terminal-no-command = «{ $line }» no es una orden. Responde de 1 a { $n }, o help.
terminal-no-option = { $option } no es una opción: responde de 1 a { $n }.
terminal-no-pass = Aquí no puedes pasar: elige una opción.
terminal-from-now-on = Desde ahora: { $order }.
terminal-answer-first = Primero hay que responder a esta pregunta.
terminal-hand-has = Tu mano tiene { $n ->
    [one] 1 carta: da el número 1.
   *[other] { $n } cartas: da un número de 1 a { $n }.
}
terminal-empty-hand = Tu mano está vacía.
terminal-give-a-name = Da un nombre: text Govern the Unaligned; o un número de tu mano: text 3.
terminal-nothing-to-undo = No hay nada que deshacer: aún no has decidido nada.
terminal-undone = Deshecho.
terminal-no-way-back = No hay adónde volver.
terminal-one-of-them = Vuelve a una de ellas: { $how } 1.
terminal-number-of-them = Da un número de 1 a { $n }; { $how } solo las enumera.
terminal-gone-back = La mesa ha vuelto atrás.
terminal-go-back-to = Volver a
terminal-take-back = Jugado demasiado pronto: deshacer
terminal-nothing-before = Nada tuyo antes de
terminal-nothing-in-progress = Ahora no hay ningún paso al que renunciar.
terminal-give-a-step = Da un paso: { $steps }.
terminal-steps-closed = Los pasos antes de este están cerrados para ti: { $step }.
terminal-give-a-file = Da un fichero: save FICHERO.
terminal-no-card = No hay ninguna carta bajo el cursor. Tab va a tu mano.
terminal-face-down = Esa carta está boca abajo.

help-answer = Responde con el número de una opción (2x4: la transferencia 2, cuatro veces). Otras órdenes:
help-pass = pasar: tomar la opción marcada con p
help-end = pasar hasta que acabe esta acción (o turno)
help-rest = pasar hasta que algo te concierna
help-why = por qué no se pueden jugar ahora las cartas de tu mano
help-why-card = por qué no se puede jugar ahora la tercera carta de tu mano
help-why-action = por qué ninguno de los tuyos puede sangrar ahora (también: hunt, block, equip, diablerie…)
help-hand = tu mano
help-table = todos, y todo lo que hay en la mesa
help-log = las últimas líneas del registro
help-text = el texto oficial y las aclaraciones de una carta; text 3 para una carta de tu mano
help-undo = deshacer tu última decisión
help-rewind = las decisiones a las que la mesa puede volver; rewind 3 vuelve a la tercera
help-misplay = lo mismo, cuando una carta se jugó demasiado pronto: los pasos anteriores quedan cerrados para quien la jugó, y abiertos para los demás
help-forfeit = no tienes nada para los pasos antes de este: forfeit before strikes
help-save = guardar la partida
help-aid = la ayuda de juego: qué pasa en cada fase
help-help = esta lista
help-term = lo que quiere decir una palabra de las reglas
help-quit = dejar la partida

screen-option = tomar la opción de esta tecla; las flechas e Intro hacen lo mismo
screen-pass = pasar: la opción que no hace nada
screen-end = pasar hasta que acabe esta acción (o turno)
screen-rest = reposo: pasar hasta que algo te concierna; Esc lo para
screen-undo = deshacer tu última decisión
screen-back = volver a una decisión anterior
screen-misplay = deshacer lo que se jugó demasiado pronto: los pasos anteriores quedan cerrados para quien lo jugó
screen-forfeit = renunciar a los pasos antes de uno: se pasan por ti
screen-other = de las opciones a tu mano y vuelta
screen-card = el texto oficial y las aclaraciones de la carta bajo el cursor
screen-why = por qué no se puede jugar ahora una carta de tu mano
screen-log = todo el registro
screen-table = la mesa en palabras
screen-help = esta página
screen-quit = salir, guardando si quieres
screen-signs-bars = ▮ un siervo enderezado, ▬ uno girado, ▁ uno en letargo, ▯ un vampiro sin controlar.
screen-signs-numbers = Anson 5/7 tiene 5 de sangre con capacidad 7; AUS es Auspex superior, aus inferior; +2: lleva 2 cartas.
screen-signs-marks = ▸ en tu mano marca lo que puedes jugar ahora. Los números tras una opción valen si nadie reacciona.

aid-prey = Expulsas a tu presa, a tu izquierda, al llevar su reserva a 0: 1 punto de victoria y 6 de reserva.
aid-predator = Tu depredador, a tu derecha, intenta lo mismo contigo. El último que queda gana 1 punto más.
aid-points = Gana quien tiene más puntos de victoria.
aid-your-turn = Tu turno
aid-unlock = 1. Enderezar: endereza tus cartas; 1 de reserva si tienes la Ventaja.
aid-master = 2. Maestro: juega una carta de maestro; una nimiedad permite otra más.
aid-minion = 3. Siervos: los siervos preparados y enderezados actúan: sangrar, cazar, equipar, emplear, reclutar, votar, cartas. Un vampiro vacío debe cazar antes que nada.
aid-influence = 4. Influencia: 4 transferencias (1, 2, 3 en los primeros turnos). 1 pone 1 de reserva en un vampiro sin controlar, 2 devuelven 1, 4 y 1 de reserva roban una carta de cripta.
aid-discard = 5. Descarte: descarta una carta y roba otra.
aid-actions = Acciones
aid-directed = Actuar gira al siervo. Una acción dirigida solo la bloquea su objetivo, cualquier otra tu presa y tu depredador.
aid-blocked = Un bloqueo tiene éxito si la intercepción iguala al menos el sigilo; entonces hay combate.
aid-paid = Una carta de acción solo se paga si la acción tiene éxito.
aid-combat = Combate, un asalto
aid-steps = Antes de la distancia, maniobras (corta o larga), antes de los golpes, golpes, daño, golpes adicionales, acoso, fin.
aid-damage = Un golpe de manos hace 1 de daño a distancia corta. La sangre cura el daño; un vampiro que no puede curarse cae en letargo.

### Lo que una página envió y la mesa no hace.

wrong-not-away-for-long = Un bot juega por quien lleva { $n } segundos fuera.
wrong-looking-on = Estás mirando: solo quienes se sientan a la mesa pueden hacer eso.
wrong-consent-first = Primero todos deben decir si aceptan volver atrás.
wrong-no-such-end = Nada acaba con «{ $until }».
wrong-stale = La mesa ha seguido desde entonces: esta respuesta era para otra pregunta.
wrong-over = La partida ha terminado.
wrong-not-asked = No se te pregunta nada ahora.
wrong-somebody-else-asked = Se le pregunta a otro.
wrong-option = Hay { $n } opciones.
wrong-ask-from-a-seat = Estás mirando: pregunta desde un asiento.
wrong-not-here = Esa carta no está ni en tu mano ni en la mesa.
wrong-no-way-back = La mesa no puede volver ahí.
wrong-no-misplay = Ahí no se jugó nada que pertenezca a un paso posterior.
wrong-others-decided = Otro ha decidido después de tu última decisión.
wrong-came-to-light = Algo oculto ha salido a la luz después de tu última decisión.
wrong-nothing-said = No se ha dicho nada.
wrong-too-long = Como mucho { $n } caracteres cada vez.
wrong-enough-said = Ya se ha dicho bastante en esta partida.
wrong-deal-to-another = Un trato se ofrece a otro asiento.
wrong-no-such-deal = No existe ese trato.
wrong-not-yours-to-say = No te toca a ti decirlo.
wrong-deal-closed = Ese trato ya está { $state ->
    [accepted] aceptado
    [declined] rechazado
   *[withdrawn] retirado
}.
wrong-asks-already = Alguien pide ya volver atrás.
wrong-nobody-asks = Nadie pide volver atrás.
wrong-no-stop = «{ $stop }» no es una parada.
wrong-no-such-step = Ese paso no está por venir.
wrong-nothing-to-undo = no hay nada que deshacer: aún no has decidido nada
wrong-order-in-own-turn = Es tu propio turno: ninguna orden pasa un paso de él. Di hasta cuándo: el final del turno, o hasta que algo te afecte.
wrong-nothing-to-wait-for = No hay nada así en curso ({ $until }).
wrong-fault = La mesa se ha parado por un fallo nuestro; no se ha perdido nada. Deshaz tu última decisión y decide otra cosa, e infórmanos: la salida del servidor dice dónde ocurrió.

### Lo que está mal en una mesa que alguien quiere preparar, o en lo que se pide al servidor.

wrong-number-of-seats = { $n } asientos: una mesa tiene de { $least } a { $most }.
wrong-number-of-decks = { $n } mazos: una mesa tiene de { $least } a { $most } asientos, con un mazo cada uno.
wrong-no-seat = No hay asiento { $seat }: elige de 1 a { $n }.
wrong-time-limit = Un límite de { $n } turnos no puede ser: 0 es sin límite.
wrong-minutes = Un límite de { $n } minutos no puede ser: 0 es sin límite, { $most } es lo máximo.
wrong-no-edition = «{ $name }» no es una edición. Hay: { $known }.
wrong-no-format = «{ $name }» no es un formato. Hay: { $known }.
wrong-no-player = «{ $name }» no es un jugador. Hay: { $known }.
wrong-nor-a-person = { $error } O una persona: { $persons }.
wrong-player-from-a-file = Un jugador sacado de un fichero solo se sienta en el terminal.
wrong-trained-first = «{ $name }» se entrena primero: `methuselah lab train`, luego { $kind }:FICHERO.
wrong-no-trained-file = { $file }: ese fichero no existe. Da uno que haya dejado un entrenamiento.
wrong-trained-otherwise = { $file } se entrenó con otras columnas que las de esta versión de Methuselah. Entrénalo de nuevo: `methuselah lab train`.
wrong-no-trained-player = { $file } no es un jugador entrenado: { $reason }.
wrong-needs-pytorch = Los jugadores { $kind } necesitan PyTorch: `pip install 'methuselah[train]'`.
wrong-no-budget = «{ $written }» no es un presupuesto: da iteraciones por decisión, como 400, o segundos por turno, como 2s.
wrong-no-budget-for = «{ $name }»: { $kind } no toma presupuesto. Los que sí: { $thinkers }.
wrong-nobody-takes-a-budget = Ninguno de { $players } toma presupuesto. Los que sí: { $thinkers }.
wrong-decks-without-names = --decks necesita detrás nombres de mazos preconstruidos o de ficheros.
wrong-file = { $file }: { $reason }. Da otro fichero.

wrong-no-such-game = Esa partida no existe.
wrong-no-such-table = Esa mesa ya no existe. Pide su enlace de nuevo o pon una mesa tú.
wrong-table-has-begun = La partida ha empezado: ya nadie cambia de sitio.
wrong-host-alone = Solo el anfitrión decide eso.
wrong-host-plays = Quien pone una mesa se sienta a ella: el primer asiento es «you».
wrong-chair-taken = Ahí se sienta otra persona. Elige una silla libre.
wrong-chair-of-the-host = La silla del anfitrión no se cede: levántate tú.
wrong-sit-down-first = Estás mirando: siéntate primero.
wrong-chairs-free = { $n ->
    [one] Una silla está libre: espera a alguien o dásela a un bot.
   *[other] { $n } sillas están libres: espera a gente o dáselas a bots.
}
wrong-not-over-again = La partida no ha terminado: las mismas personas podrán poner otra mesa después.
wrong-no-such-seat = Ese asiento no existe.
wrong-no-such-card = Esa carta no existe.
wrong-nothing-to-try = Ahí no hay nada que volver a intentar: elige un momento anterior al final en el que ese asiento siguiera en juego.
wrong-game-not-here = Esta partida no se puede jugar aquí.
wrong-not-over = La partida no ha terminado: volver a verla enseñaría manos.
wrong-not-over-file = La partida no ha terminado: su fichero enseñaría manos.
wrong-here-alone = Solo esta máquina puede pedir eso.
wrong-nothing-to-back-up = { $folder } no guarda partidas: nombra la carpeta con --data.
wrong-backup-exists = { $file } ya existe: nombra otro archivo.
wrong-backup-fails = No se puede escribir { $file }: { $reason }. Elige otro lugar.
wrong-no-backup = No hay ningún archivo { $file }.
wrong-backup-damaged = { $file } está dañado, no ha cambiado nada. Partidas ilegibles: { $games }.
wrong-server-runs = Un servidor tiene { $file }: detenlo primero. No ha cambiado nada.
wrong-no-database-of-ours = { $file } no es una copia de partidas: { $reason }.
wrong-foreign-name = Este servidor no se conoce como { $name }. Ábrelo por su dirección, o inícialo con --name { $name }.
wrong-foreign-page = Esto lo envió una página de { $origin }. Abre la página de la propia mesa.
wrong-not-as-json = Envía esto como application/json.
too-slow = Esta página no ha seguido el ritmo. Se le muestra todo de nuevo.
wrong-too-much-at-once = Es demasiado de una vez: prueba de nuevo dentro de { $n } s.
wrong-too-many-bytes = { $size } bytes son demasiados: como mucho { $most }.
wrong-unreadable = Eso no se puede leer: { $reason }.
wrong-message-too-long = Un mensaje de { $size } bytes es demasiado largo: como mucho { $most }.
wrong-no-message = Eso no es un mensaje de esta mesa: { $reason }.
wrong-no-name-of-an-action = Ese no es el nombre de ninguna acción.

wrong-no-term = «{ $name }» no es un término de las reglas. { $remedy }
remedy-terms = `methuselah help` da la lista de los términos.

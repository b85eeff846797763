### Lo que impide guardar una partida, o retomarla.

wrong-data-folder = { $folder } no puede ser la carpeta de las partidas: { $reason }. Da otra con --data.
wrong-no-such-database = No existe esa clase de base de datos: { $reason }. Da su URL, como postgresql://USER:PASSWORD@HOST/NAME, con el paquete asyncpg.
wrong-database = { $place }: { $error }
wrong-newer-database = Una versión más nueva de Methuselah hizo esta base de datos (esquema { $theirs }; esta versión conoce { $known }). Actualiza Methuselah, o da otra carpeta con --data.
wrong-unreadable-game = la partida { $game } no se puede leer de la base de datos: { $reason }. Empieza otra, o recupera una copia.
wrong-damaged-game = La partida { $game } está dañada en la base de datos: la respuesta { $place } no es lo que se escribió. Recupera una copia de la base; { $whole ->
    [one] 1 respuesta anterior está intacta
   *[other] { $whole } respuestas anteriores están intactas
}.
wrong-empty-database = { $place } está vacío: lo que contenía se ha perdido, o nunca fue una base de datos. Recupera una copia, borra el archivo para empezar de nuevo, o da otra carpeta con --data.
wrong-not-kept = Las partidas no se pueden guardar en { $place }: { $reason }. Mira si hay sitio y si se puede escribir, o da otro --data.

wrong-no-record = { $source } no es una partida de Methuselah: { $reason }. Da un fichero guardado por `methuselah play`, entero y sin cambios.
wrong-record-format = { $source } es un «{ $kind }» de formato { $format }, y esta versión lee partidas de formato { $own }. Usa la versión que la guardó ({ $engine }).
wrong-record-seats = { $source } tiene { $names } nombres y { $decks } mazos, pero una partida necesita al menos dos jugadores con un mazo cada uno. Guárdala otra vez.
wrong-record-answer = { $source }, respuesta { $place }: { $entry } no es una respuesta. Carga otra copia.
wrong-record-edition = { $source } se juega con la edición «{ $edition }». Esta versión tiene { $known }.
wrong-record-cards = { $source } usa cartas que aquí todavía no se pueden jugar: { $cards }. Usa la versión que la guardó ({ $engine }).
wrong-record-texts = { $source } se jugó con otros textos de { $cards }. Usa la versión que la guardó ({ $engine }).
wrong-record-rules = { $source }, respuesta { $place } de { $n }: { $reason }. Se jugó con otras reglas: usa la versión que la guardó ({ $engine }).

database-full = el disco está lleno, o la base de datos
database-readonly = la base de datos solo se puede leer
database-unopened = no se puede abrir el fichero de la base de datos
database-locked = otro programa ocupa la base de datos
database-none = ese fichero no es una base de datos
database-malformed = la base de datos está dañada

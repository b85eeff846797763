## A table that waits for its people

waiting-title = Una mesa que espera
what-you-bring = Lo que traes
deck-is-hidden = Un mazo preconstruido o el tuyo. Nadie más ve cuál hasta que lo juegas.
who-plays-here = Quién juega
chairs-free = { $number ->
    [one] Una silla está libre
   *[other] { $number } sillas están libres
  }
begins-by-itself = La partida empieza cuando estén todos
all-sit = Todos están sentados: empieza cuando quieras
host-begins = { $host } empieza la partida
chair-free = Libre
somebody = Alguien
anybody = Quien venga
host = Anfitrión
your-chair = Tú
waits-for-somebody = Espera a alguien
has-come = Está aquí
is-away = Se ha ido
sit-here = Sentarse aquí
move-here = Pasar aquí
bring-this = Traer este mazo y nombre
stand-up = Levantarse
seats-are-drawn = Los sitios se sortean al empezar la partida.
seats-as-chairs = Cada cual caza al siguiente de esta lista.
who-shall-come = Quién ha de venir
one-link = Un enlace para todos: los amigos se sientan con él y miran cuando la partida ha empezado.
copied = Copiado
qr-label = El enlace como código para una cámara
this-machine-alone = Esta dirección solo se abre en esta máquina. Para amigos de fuera, inicia el servidor con --host 0.0.0.0 y ábrelo por la dirección de la máquina.
show-to-strangers = Mostrar esta mesa a todos en este servidor
open-tables = Mesas con una silla libre
open-table = { $host }: { $free } de { $chairs } libres
minutes-long = { $minutes } minutos
games-to-watch = Partidas que mirar
game-to-watch = { $names }, turno { $turn }
find-a-table = Búscame una mesa
same-people = Otra vez, otros sitios
set-again = { $name } quiere volver a jugar con las mismas personas.

### Lo que sigue de una opción, en números.

then-pool = { $who ->
    [you] tu reserva
   *[other] reserva de { $who }
} { $was } → { $now }
then-pool-ousted = { then-pool }, expulsado
then-points = { $who ->
    [you] tus PV
   *[other] PV de { $who }
} { $was } → { $now }
then-votes = { $for } a favor, { $against } en contra: { $verdict ->
    [passes] se aprueba
   *[fails] no se aprueba
}
then-no-edge = la Ventaja se quema
then-edge = la Ventaja pasa a { $who ->
    [you] ti
   *[other] { $who }
}
then-leaves = { $name } sale del juego
then-ready = { $name } queda preparado
then-torpor = { $name } cae en letargo
then-controls = { DOES($who, "controla", "controlas") } a { $name }
then-blood = { $name } sangre { $was } → { $now }
then-counters = { $name } { $was } → { $now }
then-locks = { $name } se gira
then-unlocks = { $name } se endereza

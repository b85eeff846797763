### Lo que una página dice a quien la escucha, y a quién espera la mesa.

waits-for-you = Decides tú
waits-for-anybody = Cualquiera puede actuar
waits-for = { $names } { $n ->
    [one] decide
   *[other] deciden
}
spoken-back = una carta { $back ->
    [crypt] de cripta
   *[library] de biblioteca
} boca abajo
spoken-blood = sangre { $n } de { $full }
spoken-life = vida { $n } de { $full }
spoken-counters = { $n } contadores
spoken-acting = actúa
spoken-blocking = bloquea
spoken-target = objetivo
spoken-fighting = combate
spoken-with = con { $name }
order-action = pasando hasta que acabe esta acción
order-combat = pasando hasta que acabe este combate
order-phase = pasando hasta que acabe esta fase
order-turn = pasando hasta que acabe este turno
order-round = pasando hasta que algo te concierna
its-keywords = Sus palabras clave.
in-rulebook = Reglamento: { $place }
in-ruling = Dictamen { $name }

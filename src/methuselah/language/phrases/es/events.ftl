### A qué responde una carta en juego.

event-unlock-phase = { $who-is ->
    [you] durante tu fase de enderezar
   *[other] durante la fase de enderezar { $whose }
}
event-master-phase = { $who-is ->
    [you] durante tu fase de maestro
   *[other] durante la fase de maestro { $whose }
}
event-discard-phase = { $who-is ->
    [you] durante tu fase de descarte
   *[other] durante la fase de descarte { $whose }
}
event-influence-phase = { $who-is ->
    [you] durante tu fase de influencia
   *[other] durante la fase de influencia { $whose }
}
event-torpor = cuando { $who } cae en letargo
event-left-torpor = cuando { $who } sale del letargo
event-burned = cuando { $who } es quemado
event-blocks = cuando { $who } bloquea
event-is-blocked = cuando { $who } es bloqueado
event-locked = cuando { $who } se gira
event-unlocked = cuando { $who } se endereza
event-left-play = cuando { $who } sale del juego
event-successful-bleed = cuando { $who } sangra con éxito

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
event-tallied = { $who-is ->
    [you] en el recuento de un referéndum de tu turno
   *[other] en el recuento de un referéndum del turno { $whose }
}
event-torpor = cuando { DOES($who, "cae") } en letargo
event-came-out = cuando { DOES($who, "sale") } de la zona no controlada
event-left-torpor = cuando { DOES($who, "sale") } del letargo
event-burned = cuando { DOES($who, "es") } quemado
event-announces = cuando { DOES($who, "anuncia") } una acción
event-attempts-to-block = cuando { DOES($who, "intenta") } bloquear
event-blocks = cuando { DOES($who, "bloquea") }
event-is-blocked = cuando { DOES($who, "es") } bloqueado
event-fails-to-block = cuando { DOES($who, "falla") } al intentar bloquear una acción
event-locked = cuando { DOES($who, "se gira") }
event-unlocked = cuando { DOES($who, "se endereza") }
event-left-play = cuando { DOES($who, "sale") } del juego
event-successful-bleed = cuando { DOES($who, "sangra") } con éxito
event-end-of-unlock-phase = { $who-is ->
    [you] al final de tu fase de enderezar
   *[other] al final de la fase de enderezar { $whose }
}
event-minion-phase = { $who-is ->
    [you] durante tu fase de siervos
   *[other] durante la fase de siervos { $whose }
}
event-end-of-minion-phase = { $who-is ->
    [you] al final de tu fase de siervos
   *[other] al final de la fase de siervos { $whose }
}
event-end-of-influence-phase = { $who-is ->
    [you] al final de tu fase de influencia
   *[other] al final de la fase de influencia { $whose }
}
event-discard-phase-passed = { $who-is ->
    [you] al final de tu fase de descarte
   *[other] al final de la fase de descarte { $whose }
}
event-discard-action = { $who-is ->
    [you] cuando gastas
   *[other] cuando { DOES($who, "gasta") }
} una acción de la fase de descarte
event-counters = cuando cambian los contadores en { $who }
event-played-master = { $who-is ->
    [you] cuando juegas
   *[other] cuando { DOES($who, "juega") }
} una carta de maestro
event-played-a-discipline = cuando { DOES($who, "juega") } una carta que requiere { discipline-word }
event-played = cuando se juega { $who }
event-action-over = { $who-is ->
    [each] después de una acción
   *[other] después de una acción de { $who }
}
event-awarded = cuando { DOES($who, "recibe") } un trofeo
event-blood-hunt = cuando se convoca una caza de sangre contra { $who }
event-discarded = cuando se descarta { $who }
event-burned-minion = cuando { DOES($who, "quema") } un siervo en combate
event-sent-to-torpor = cuando { DOES($who, "envía") } un vampiro al letargo en combate
event-burned-pool = { $who-is ->
    [you] cuando quemas
   *[other] cuando { DOES($who, "quema") }
} reserva
event-changed-sect = cuando { DOES($who, "cambia") } de secta
event-combat-over = después de un combate de { $who }
event-inflicts = cuando { DOES($who, "inflige") } daño
event-faces-damage = cuando el siervo oponente inflige daño a { $who }, aunque se prevenga
event-damaged = cuando { DOES($who, "sufre") } daño
event-diablerie = cuando { $who } comete diablerie
event-emptied = cuando a { $who } no le queda sangre ni contadores
event-entered-play = cuando { DOES($who, "entra") } en juego
event-enters-combat = cuando { DOES($who, "entra") } en combate
event-equipped = cuando se toma como equipo { $who }
event-gained-pool = { $who-is ->
    [you] cuando ganas
   *[other] cuando { DOES($who, "gana") }
} reserva
event-gained-title = cuando { DOES($who, "obtiene") } un título
event-lost-title = cuando { DOES($who, "pierde") } su título
event-ousted = { $who-is ->
    [you] cuando eres expulsado
   *[other] cuando { DOES($who, "es") } expulsado
}
event-prey-ousted = { $who-is ->
    [you] después de que tu presa es expulsada
   *[other] después de que la presa { $whose } es expulsada
}
event-evades = cuando { DOES($who, "esquiva") } o termina el combate con su golpe
event-end-of-round = al final de cada asalto de combate de { $who }
event-pressed-to-continue = después de que { $who } use un acoso para continuar el combate
event-normal-strikes = durante la resolución de los golpes normales
event-press-step = en el paso de acoso
event-recruited = cuando { DOES($who, "es") } reclutado
event-cancelled = cuando { $who } se cancela al jugarse
event-referendum-cancelled = cuando se cancela un referéndum convocado por { $who }
event-referendum-failed = cuando se rechaza un referéndum convocado por { $who }
event-lost-the-edge = { $who-is ->
    [you] cuando pierdes
   *[other] cuando { DOES($who, "pierde") }
} la Ventaja
event-paid-infernal = { $who-is ->
    [you] cuando quemas
   *[other] cuando { DOES($who, "quema") }
} 1 de reserva para enderezar a un esbirro infernal
event-took-the-edge = { $who-is ->
    [you] cuando tomas
   *[other] cuando { DOES($who, "toma") }
} la Ventaja
event-withdrew = { $who-is ->
    [you] cuando te retiras
   *[other] cuando { DOES($who, "se retira") }
}
event-votes-tallied = cuando se cuentan los votos de un referéndum convocado por { $who }
event-referendum-passed = cuando se aprueba un referéndum convocado por { $who }
event-left-ready-region = cuando { DOES($who, "sale") } de la zona de preparados
event-changed-bearer = cuando { DOES($who, "pasa") } a otro siervo
event-changed-control = cuando { DOES($who, "cambia") } de controlador
event-about-to-bleed = cuando { DOES($who, "va") } a sangrar con éxito
event-employed = cuando { DOES($who, "es") } empleado
event-transferred = cuando una transferencia mueve 1 de reserva a { $who }
event-won-contest = cuando { $who } deja de estar en disputa

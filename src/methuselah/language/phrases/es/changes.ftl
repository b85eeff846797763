### Lo que cambia por un tiempo, o mientras una carta está en juego.

limited = { $word ->
    [limited] (limitado)
   *[other] {""}
}
change-bleed = tiene { SIGNED($amount) } al sangrado { limited }
    .alone = { SIGNED($amount) } al sangrado { limited }
change-stealth = tiene { SIGNED($amount) } al sigilo
    .alone = { SIGNED($amount) } al sigilo
change-intercept = tiene { SIGNED($amount) } a la intercepción
    .alone = { SIGNED($amount) } a la intercepción
change-strength = tiene { SIGNED($amount) } a la fuerza
    .alone = { SIGNED($amount) } a la fuerza
change-strength-is = tiene fuerza { $amount }
    .brief = fuerza { $amount }
change-hunt = tiene { SIGNED($amount) } a la caza
    .alone = { SIGNED($amount) } a la caza
change-life = tiene { SIGNED($amount) } a la vida
change-capacity = tiene { SIGNED($amount) } a la capacidad
    .alone = { SIGNED($amount) } a la capacidad
change-hand-size = tienes { SIGNED($amount) } al tamaño de la mano
    .alone = { SIGNED($amount) } al tamaño de la mano
change-transfers = tienes { SIGNED($amount) } transferencias
    .alone = { SIGNED($amount) } transferencias
change-votes = tiene { SIGNED($amount) } { $amount ->
    [one] voto
   *[other] votos
}
    .alone = { SIGNED($amount) } { $amount ->
        [one] voto
       *[other] votos
    }
change-awake = se despierta
change-cannot-block = no puede bloquear
    .alone = esta acción no puede ser bloqueada
    .brief = no puede bloquear
change-unblockable = no puede ser bloqueado
change-open-hand = juega con la mano descubierta
change-does-not-unlock = no se endereza de manera normal
change-only-one = solo puede tener un { $word }
change-black-hand = es de la Mano Negra
    .alone = Mano Negra
change-sterile = es estéril
    .alone = estéril
change-flight = tiene vuelo
    .alone = vuelo

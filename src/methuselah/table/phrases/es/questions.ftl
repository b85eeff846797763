### Lo que se pregunta.

summary-bleed = el sangrado de { $n } de { $minion } a { $who ->
    [you] ti
   *[other] { $who }
}
summary-card = { $kind ->
    [card] la acción
    [political] la acción política
   *[other] la acción ({ $word })
} de { $minion }, { $card }
summary = { $kind ->
    [card] la acción
    [political] la acción política
   *[other] la acción ({ $word })
} de { $minion }
fate = { $minion } está a punto de { $how ->
    [torpor] caer en letargo
    [burned] ser quemado
    [incapacitated] quedar incapacitado
   *[other] { $word }
}

ask-strike = ¿Qué golpe da { $about }?
ask-with-strike = ¿Qué añade { $about } a su golpe?
ask-retainer = ¿Con qué arma combate { $about }?
ask-first-to-resolve = ¿Qué golpe se resuelve primero?
ask-credit = ¿Cuánto de tu puja por { $about } queda a crédito?
ask-seize = ¿Qué equipo toma { $about }?
ask-maneuver = ¿Maniobra { $about }?
ask-press = ¿Acosa { $about }?
ask-additional = ¿Obtiene { $about } golpes adicionales?
ask-trigger = ¿Usas { $about }?
ask-effect = { $about }: ¿qué haces?
ask-bearer = { $about }: ¿quién la recibe?
ask-target = { $about }: elige un objetivo
ask-aimed = { $about }: elige un Matusalén
ask-to = { $about }: ¿qué Matusalén?
ask-x = { $about }: ¿cuánto es X?
ask-draw = ¿De dónde robas?
ask-draw-again = Has robado { $about }. ¿La conservas?
ask-draw-one-more = Has robado para reemplazar una carta. ¿Robas una más, para descartar después?
ask-requirement = { $about }: ¿como qué se juega?
ask-order = { $about }: ¿qué carta queda encima?
ask-diablerize = El bloqueo tiene éxito. ¿Comete tu vampiro diablerie sobre { $about }?
ask-trophy = { $about }: ¿se mueve?
ask-discard = Tu mano es demasiado grande: ¿qué carta descartas?
ask-equipment = ¿Qué equipo?
ask-discipline = ¿Una Disciplina para { $about }?
ask-partner = { $about }: ¿con quién intercambias?
ask-blood-cost = ¿Cuánto de los 2 de sangre paga el vampiro que rescata?
ask-points = { $about }: ¿cuántos puntos?
ask-aim = ¿A quién golpea { $about }?
ask-about = { $about }: elige
ask = Elige
ask-trade = Intercambio con { $who }: das { $gives } por { $gets }

ask-cancel = { $who ->
    [you] Juegas
   *[other] { $who } juega
} { $card }. ¿Cancelarla?
ask-votes = ¿Votar? Hasta ahora { $for } a favor, { $against } en contra
ask-in-combat = Combate, { $window }: ¿jugar algo?
ask-in-window = { $window }: ¿jugar algo?
ask-unlock = Tu fase de enderezar
ask-master = Tu fase de maestro: { $n ->
    [one] queda { $n } acción de fase de maestro
   *[other] quedan { $n } acciones de fase de maestro
}
ask-minion = Tu fase de siervos: ¿qué acción?
ask-influence = Tu fase de influencia: { $n ->
    [one] queda { $n } transferencia
   *[other] quedan { $n } transferencias
}
ask-discard-phase = Tu fase de descarte: { $n ->
    [one] queda { $n } descarte
   *[other] quedan { $n } descartes
}
ask-in-phase = { $who ->
    [you] tu { $window }
   *[other] { $window } de { $who }
}: ¿usar algo?
ask-attempt = { $minion } intenta bloquear { $what }: sigilo { $stealth }, intercepción { $intercept }
ask-own-action = { $what }: ¿añadir algo?
ask-block = ¿Bloquear { $what }?{ $stealth ->
    [0] {""}
   *[other] {" "}Sigilo { $stealth }
}
ask-react = { $what }: ¿reaccionar?
ask-declined = Nadie bloquea { $what }. ¿Jugar algo?
ask-in-action = { $what }, { $window }: ¿jugar algo?

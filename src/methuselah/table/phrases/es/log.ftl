### Las líneas del registro, por su nombre.

log-turn = Turno { $n }: { $who ->
    [you] el tuyo
   *[other] el de { $who }
}
log-phase = { DOES($who, "empieza", "empiezas") } la { $phase }
log-skipped-turn = { DOES($who, "se salta", "te saltas") } el turno
log-skipped-phase = { DOES($who, "se salta", "te saltas") } la { $phase }
doing = { $how ->
    [bleed] sangra
    [hunt] caza
    [equip] se equipa
    [employ] emplea a un criado
    [recruit] recluta a un aliado
    [political] convoca un referéndum
    [leave-torpor] sale del letargo
    [rescue] va a rescatar a un vampiro
    [diablerie] va a cometer diablerie
    [become-anarch] se hace anarquista
    [power] obtiene un poder
    [burn-imbued] va a quemar a un imbuido incapacitado
    [red-list] caza a un siervo marcado
    [card] actúa
   *[other] actúa ({ $word })
}
log-announced = { $on } { doing }
log-announced-bleed = { $on } lanza un sangrado contra { $seats }
log-announced-at = { $on } { doing }, dirigida a { $seats }
log-announced-with = { $words }: { $card }
log-played = { DOES($who, "juega", "juegas") } { $card }{ $level }
log-played-with = { DOES($who, "juega", "juegas") } { $card }{ $level } con { $other }
log-used = { DOES($who, "usa", "usas") } { $card }
log-used-with = { DOES($who, "usa", "usas") } { $card } con { $other }
log-answered = { $on }: la carta tiene su efecto
log-cancelled = { $on }: la carta se cancela
log-attempts-to-block = { $on } intenta bloquear
log-failed-to-block = { $on } no consigue bloquear
log-flipped = { $on }: la moneda muestra { $n ->
    [1] cara
   *[other] cruz
}
log-rolled = { $on }: el dado muestra { $n }
log-block-cancelled = { $on } deja de intentar bloquear
log-blocks = { $on } bloquea
log-redirected = { $card } sangra ahora a { $who ->
    [you] ti
   *[other] { $who }
}
log-goes-on-unblocked = { $on } sigue como si no hubiera sido bloqueado
log-takes-over-the-action = { $on } se hace cargo de la acción de { $other }
log-succeeded = { $on } tiene éxito
log-fizzled = la acción no tiene efecto: { $how ->
    [cost] no se puede pagar el coste
    [target] su objetivo ya no está
   *[other] { $word }
}
log-action-ended = { $on } deja de actuar: la acción termina
log-action-cancelled = { $on } deja de actuar: la acción se cancela
log-action-over = { $on } ha terminado ({ $word })
log-bled = { DOES($who, "sufre", "sufres") } un sangrado de { $n }{ $why }
log-gained-pool = { DOES($who, "obtiene", "obtienes") } { $n } de reserva{ $why }
log-burned-pool = { DOES($who, "quema", "quemas") } { $n } de reserva{ $why }
log-moved-pool = { DOES($who, "mueve", "mueves") } { $n } de reserva a { $target }
log-gained-blood = { $on } obtiene { $n } de sangre{ $by }
log-burned-blood = { $on } quema { $n } de sangre{ $by }
log-moved-blood = { $n } de sangre pasa de { $source } a { $target }
log-moved-blood-to-pool = { DOES($who, "mueve", "mueves") } { $n } de sangre de { $source } a { $who ->
    [you] tu reserva
   *[other] su reserva
}
log-moved-counters = { $n ->
    [one] { $n } contador pasa
   *[other] { $n } contadores pasan
} de { $source } a { $target }
log-moved-counters-to-pool = { DOES($who, "mueve", "mueves") } { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
} de { $source } a { $who ->
    [you] tu reserva
   *[other] su reserva
}
log-returned-to-hand = { $on } vuelve a la mano
log-stole-blood = { $on } roba { $n } de sangre a { $other }
log-drained = { $on } devuelve { $n } de sangre al banco
log-counters = { $on } tiene ahora { $n ->
    [one] { $n } contador
   *[other] { $n } contadores
}
log-corruption = { $on } tiene ahora { $n ->
    [one] { $n } contador de corrupción
   *[other] { $n } contadores de corrupción
}
log-has-counters = { DOES($who, "tiene", "tienes") } { $n } { $n ->
    [one] contador
   *[other] contadores
} de { $word }
log-locked = { $on } se gira
log-unlocked = { $on } se endereza
log-moved-ready = { $on } está en la zona de preparados
log-moved-torpor = { $on } cae en letargo
log-moved-permanent = { $on } está en juego
log-attached = { $on } se pone en { $other }
log-burned = { $on } se quema
log-burns = { $on } quema
log-discarded = { DOES($who, "descarta", "descartas") } { $card }
log-changed-control = { DOES($who, "controla", "controlas") } { $card }
log-merged = { $on } se fusiona con su otra versión
log-shuffled = { DOES($who, "baraja", "barajas") } { $how ->
    [library] la biblioteca
    [crypt] la cripta
    [library-s-top] la parte superior de la biblioteca
    [ash-heap] el montón de cenizas
   *[other] { $word }
}
log-drew = { DOES($who, "roba", "robas") } { $card }
log-drew-openly = { DOES($who, "roba", "robas") } { $card }, boca arriba
log-took-in-hand = { DOES($who, "toma", "tomas") } { $card } en la mano
log-drew-from-the-crypt = { DOES($who, "roba", "robas") } una carta de cripta
log-drew-from-the-crypt-known = robas { $card } de la cripta
log-saw = { DOES($who, "mira", "miras") } una carta
log-saw-known = ves { $card }
log-saw-in-hand = { DOES($who, "mira", "miras") } una mano
log-saw-in-hand-known = ves { $card } en { $whose ->
    [you] tu mano
   *[other] la mano de { $whose }
}
log-became = { $on } es ahora { $word }
log-took-the-edge = { DOES($who, "toma", "tomas") } la Ventaja
log-burned-the-edge = { DOES($who, "quema", "quemas") } la Ventaja
log-gained-victory-points = { DOES($who, "gana", "ganas") } { $points ->
    [1] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}
log-lost-victory-points = { DOES($who, "pierde", "pierdes") } { $points ->
    [1] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}
log-took-seats = el nuevo orden de asientos: { $seats }
log-bid = { DOES($who, "puja", "pujas") } { $n } de reserva
log-owes = { DOES($who, "debe", "debes") } { $n } de reserva
log-talks-of-trade = { DOES($who, "habla", "hablas") } de un intercambio con { $seats }
log-offers = { DOES($who, "ofrece", "ofreces") } { $card }
log-asks-for = { DOES($who, "pide", "pides") } { $card }
log-takes-back = { DOES($who, "retira", "retiras") } { $card } de los términos
log-offers-pool = { DOES($who, "ofrece", "ofreces") } { $n } de reserva
log-asks-for-pool = { DOES($who, "pide", "pides") } { $n } de reserva
log-refuses-to-trade = { DOES($who, "rechaza", "rechazas") } el intercambio
log-trades = { DOES($who, "hace", "haces") } un intercambio con { $seats }
log-named = { DOES($who, "nombra", "nombras") } { $card }
log-showed-a-sign = { DOES($who, "ha mostrado", "has mostrado") } { $word }
log-revealed-number = { DOES($who, "ha elegido", "has elegido") } { $n }
log-stays-in-the-game = { DOES($who, "sigue", "sigues") } en la partida: la retirada ha fracasado
log-anted = { DOES($who, "apuesta", "apuestas") } { $card }
log-called-the-hunt = { DOES($who, "convoca", "convocas") } una caza de sangre contra { $card }
log-announced-withdrawal = { DOES($who, "anuncia", "anuncias") } una retirada
log-ousted = { DOES($who, "es expulsado", "eres expulsado") }
log-withdrew = { DOES($who, "se retira", "te retiras") } de la partida
log-time-called = se acabó el tiempo
over-reason = { $how ->
    [last-standing] solo queda uno
    [time] se acabó el tiempo
    [agreement] de común acuerdo
   *[other] { $word }
}
log-game-over = La partida ha terminado ({ over-reason }): { DOES($who, "gana", "ganas") }
log-game-over-nobody = La partida ha terminado ({ over-reason }): no gana nadie
log-master-phase-actions = { DOES($who, "tiene", "tienes") } { $n ->
    [one] { $n } acción de fase de maestro
   *[other] { $n } acciones de fase de maestro
}
log-trifle = { DOES($who, "obtiene", "obtienes") } una acción de fase de maestro (nimiedad){ $why }
log-marked = { $on } queda marcado este turno
log-transfers = { DOES($who, "tiene", "tienes") } { $n ->
    [one] { $n } transferencia
   *[other] { $n } transferencias
}
log-strikes = { $on } { $how ->
    [hand] golpea con las manos
    [damage] golpea
    [melee] golpea
    [dodge] esquiva
    [ends] golpea: fin del combate
    [steal] golpea para robar sangre
    [destroy] golpea para destruir equipo
    [take] golpea para robar equipo
    [none] no tiene golpe
   *[other] golpea
}{ $by }
log-additional-strikes = { $on } obtiene { $n ->
    [one] { $n } golpe adicional
   *[other] { $n } golpes adicionales
}
log-combat = Combate: { $card } y { $another }
log-round = asalto { $n }
log-combat-over = el combate ha terminado
log-maneuvered = { $on } maniobra a distancia { $word }
log-range = distancia { $word }
log-pressed = { $on } acosa para { $how ->
    [continue] continuar
    [end] terminar
   *[other] { $word }
}
log-damaged = { $on } recibe { $n } de daño
log-prevented = { $on } previene { $n } de daño
log-seized = { $how ->
    [take] { $another } roba { $card }
   *[other] { $another } destruye { $card }
}
log-exchanged = { $on } se cambia por { $other }
log-revealed = { $on } se revela
log-diablerizes = { $on } comete diablerie sobre { $other }
log-diablerie-undone = { $on } se salva de la diablerie
log-took = { $other } se queda con { $on }
log-awarded = { $on } se otorga a { $other }
log-fetched = { $on } se busca en { $how ->
    [library] la biblioteca
    [ash-heap] el montón de cenizas
    [hand] la mano
   *[other] { $word }
} para { $other }
log-blood-hunt = { $on } es objeto de una caza de sangre
log-referendum = Referéndum: { $another }, convocado por { $on }
log-referendum-hunt = Referéndum: ¿una caza de sangre contra { $on }?
log-tallied = El referéndum queda { $how ->
    [passed] aprobado
    [failed] rechazado
   *[other] { $word }
}{ $n ->
    [0] {""}
   *[other] {" "}por { $n }
}
log-cancelled-the-referendum = el referéndum se cancela
log-voted = { DOES($who, "da", "das") } { $n ->
    [one] { $n } voto
   *[other] { $n } votos
} { $word } ({ $source })
log-gained-votes = { DOES($who, "obtiene", "obtienes") } { $n ->
    [one] { $n } voto
   *[other] { $n } votos
} { $word }{ $by }
log-abstains = { $on } se abstiene
log-votes-changed = { $on } vota ahora { $word }
log-contested = { $on } queda en disputa
log-contested-herself = { $on } disputaría su propia copia y se quema
log-won-the-contest = { $on } ya no está en disputa
log-yielded = { $on } se cede
log-title-contested = { $on } disputa el título: { $word }
log-lost-title = { $on } pierde el título: { $word }
log-won-the-title = { $on } ostenta el título en solitario
the-edge = la Ventaja

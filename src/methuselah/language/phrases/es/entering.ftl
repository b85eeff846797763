### Vampiros que vienen y se van.
would-contest-any = que disputaría uno en juego
    .after = que disputaría uno en juego
    .not-after = que no disputaría ninguno en juego
would-contest-yours = que disputaría uno de los tuyos
    .after = que disputaría uno de los tuyos
    .not-after = que no disputaría ninguno de los tuyos
bring-into-play = { $on-is ->
    [none] mueve { $which } a tu zona de preparados
   *[other] pon { $which } sobre { $on }
}
come-into-play = { DOES($which, "pasa") } a tu zona de preparados { $blood ->
    [0] {""}
   *[other] con { $blood } de sangre
}
banish = mueve { $which } a la zona no controlada, con todo lo que lleva
lend = { DOES($to, "toma") } el control de { $which } hasta tu próxima fase de enderezar
become-of-sect = { $mood ->
    [can] haz que { $which } se vuelva { becomes-sect }
   *[told] { DOES($which, "se vuelve") } { becomes-sect }
}
becomes-sect = { $sect-is ->
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [laibon] Laibon
    [independent] Independiente
   *[other] { $sect }
}
in-influence-phase = es tu fase de influencia
    .only = una vez por turno, la juegue quien la juegue
choose-circle = elige un círculo
join-circle = { self } pertenece a él
go-onto = pon esta carta en { $to }
draw-from-crypt = roba la carta de encima de tu cripta
event-vampire-burned = cuando { DOES($who, "es") } quemado
replace-diablerie = no reemplaces esta carta hasta que un vampiro cometa diablerie
replace-hunt = no reemplaces esta carta hasta que un vampiro cace con éxito
replace-ousted = no reemplaces esta carta hasta que un Matusalén sea expulsado
illusion-fights = después del combate, mueve la carta del fondo de tu cripta a tu zona de preparados con { $part ->
    [1] tanta sangre como su capacidad
   *[other] la mitad de su capacidad en sangre
}; combate con el siervo oponente, no disputa nada y se retira de la partida al final de ese combate
replace-prey-ousted = no reemplaces esta carta hasta que tu presa sea expulsada
replace-titled-torpor = no reemplaces esta carta hasta que un vampiro con título vaya a letargo
replace-left-torpor = no reemplaces esta carta hasta que un vampiro pase del letargo a la zona de preparados
replace-liaison = no reemplaces esta carta hasta que un vampiro se convierta en enlace
change-gains-no-pool = no puede ganar reserva
change-discards-replaced-later = no reemplaza una carta descartada con una acción de fase de descarte { $word-is ->
    [unlock] hasta la próxima fase de enderezar
   *[other] hasta la próxima fase { $word }
}
change-sect-is-no-more = { $word-is ->
    [sabbat] se considera independiente si es del Sabbat
    [camarilla] se considera independiente si es de la Camarilla
   *[other] se considera independiente si es { $word }
}
younger-diablerized = el vampiro diabolizado era más joven
    .not = el vampiro diabolizado no era más joven
change-older-rescue-cost = cuesta { SIGNED($amount) } de sangre a quien, más joven, lo rescata

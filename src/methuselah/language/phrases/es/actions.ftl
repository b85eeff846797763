### El curso de las acciones.

at-moment-blocked = si la acción es bloqueada, { $effects }
at-moment-after-resolution = después de resolverse la acción, { $effects }
at-moment-successful-bleed = si el sangrado tiene éxito, { $effects }
redirect = cambia el objetivo del sangrado: { $to }
    .brief = redirige el sangrado
attempt = { DOES($which, "intenta") } bloquear
    .brief = intenta bloquear
fail-attempt = el intento de bloqueo fracasa
cancel-card = cancela esa carta { $free ->
    [yes] , y su coste no se paga
   *[no] {""}
}
at-moment-resolution = al resolverse la acción, { $effects }
may-repeat = esta acción puede repetirse este turno
no-repeat = { DOES($which, "no puede") } repetir la misma acción este turno
locks-failed-blockers = los siervos que desde ahora intenten bloquear y fracasen se giran
lock-tried = gira los siervos que no lograron bloquear
resign-attempt = se renuncia al intento de bloqueo
pay-or-resign = {""}
cancel-attempt = { $mood ->
    [can] cancela el intento de bloqueo
   *[told] el intento de bloqueo se cancela
}
resolve-unblocked = la acción se resuelve como si no estuviera bloqueada
no-stealth = el sigilo del siervo que actúa se reduce a 0
    .brief = sigilo a 0
continue-unblocked = continúa la acción como si no estuviera bloqueada
spend-master-action = gasta una acción de la fase de maestro
spend-out-of-turn = gasta una acción de tu próxima fase de maestro, fuera de tu turno
action-cost = { $blood } de sangre
life-cost = { $life } de vida
pool-cost = { $pool } de reserva
spend-transfers = gasta { $amount } { $amount ->
    [one] transferencia
   *[other] transferencias
}
mark = { $name-is ->
    [not-thirsty] {""}
    [fed] {""}
    [voted] ha votado
    [discarded] se recuerda
    [forcing-votes] {""}
    [fighter] elige { $which }
    [hunting-ground] {""}
   *[other] marca { $which }
}
skip-unlock = { DOES($which, "no se endereza") } de manera normal en su próxima fase de enderezar
take-action-card-back-owner = si se jugó una carta de acción, vuelve a la mano de su propietario
take-action-card-back-you = si se jugó una carta de acción, devuélvela a tu mano
end-action-blocked = la resolución del bloqueo se cancela, y la acción sigue bloqueada
end-action-ended = la acción acaba
end-action-failed = la acción fracasa
later-this-turn-discard-phase = en la fase de descarte, { $effects }
in-your-discard-phase = en tu próxima fase de descarte, { $effects }
in-your-influence-phase = al comienzo de tu próxima fase de influencia, { $effects }
later-this-turn-end-of-turn = al final del turno, { $effects }
gain-discard-action = { SIGNED($amount) } acción de fase de descarte
next-action = { $change-alone } durante la próxima acción de { self } este turno
next-actions = { $change-alone } en las próximas { $amount } acciones de tus siervos este turno
next-reaction-costs = la próxima reacción jugada en esta acción cuesta { SIGNED($more) } de sangre o vida
voids-next-redirection = la próxima carta que cambiaría el objetivo de este sangrado se cancela al jugarse
action-cost-blood = la acción costó sangre
may-during-action = { $span-is ->
    [combat] { $once ->
        [yes] una vez en este combate
       *[no] hasta el final del combate
    }
    [phase] una vez más en esta fase
    [round] una vez en este asalto
    [turn] una vez en este turno
   *[action] { $once ->
        [yes] una vez en esta acción
       *[no] en esta acción
    }
}, { $payer ->
    [you] para { $who } puedes
   *[who] { DOES($who, "puede") }
}: { $effects } { provided }
remember-turn = {""}
remember-directed-at = {""}
borrow = toma el control de { $which } hasta { $ends-is ->
    [loan-ends] tu próxima fase de enderezar
    [loan-ends-with-next-action] el final de su próxima acción
   *[other] { $next-turn-is ->
        [yes] el final de tu próximo turno
       *[no] el final del turno
    }
}
bleed-terms = sangra con { SIGNED($more) } al sangrado
block-grant = { $to-is ->
    [minion] si esto lleva a un bloqueo, { $change-alone-is ->
        [yes] { $change-alone }
       *[no] { $change }
    }
   *[other] { DOES($to, "tiene") } { $change }
} en { $first-round ->
    [yes] el primer asalto del combate resultante
   *[no] el combate resultante
}
change-maneuver = 1 maniobra opcional
change-maneuver-long = 1 maniobra opcional, solo para pasar a distancia larga
change-maneuver-close = 1 maniobra opcional, solo para pasar a distancia corta
change-prevention = previene 1 de daño
change-cannot-use-equipment = no puede usar equipo
    .alone = { self } no puede usar equipo
change-press = 1 acoso opcional
change-press-continue = 1 acoso opcional, solo para continuar el combate
change-press-end = 1 acoso opcional, solo para acabar el combate
change-maneuver-or-press = 1 maniobra o acoso opcional
if-blocked-may = si esta acción es bloqueada, { self } puede tener en el primer asalto del combate: { $effects }
if-blocked = si esta acción es bloqueada, { self } puede usar en el primer asalto este golpe: { $strike }
if-it-blocks = { $strike-is ->
    [none] si { self } bloquea, ningún combatiente puede golpear en el primer asalto
   *[other] si { self } bloquea, { self } puede usar en el primer asalto este golpe: { $strike }
}
corruption = { $amount-is ->
    [negative] quema { UNSIGNED($amount) } de tus contadores de corrupción en { $which }
   *[other] pon { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } de corrupción en { $which }
}
corrupted-enough = tus contadores de corrupción en { $which } alcanzan su capacidad o su coste
burn-corruption-on = quema tus contadores de corrupción en { $which }
burn-counter = quema 1 contador de corrupción en { $which }
burn-counter-of = quema 1 contador de corrupción en { $which }
named-counter = { $burn-is ->
    [all] quema todos los contadores { $name } en { $which }
    [one] quema 1 contador { $name } en { $which }
   *[none] pon 1 contador { $name } en { $which }
}
becomes-acting = endereza el siervo que actúa, gira { self }, que pasa a ser el siervo que actúa
capable = { self } podría realizar la acción
    .only = por un siervo que podría realizar la acción
fights-instead = en lugar de resolver el bloqueo, endereza el siervo que actúa, y { self } y el siervo que bloquea se giran y entran en combate (la acción sigue bloqueada)
takes-an-action = { DOES($which, "puede") } actuar ahora
block-as = intenta bloquearla como { $form } con { $form-capacity } de capacidad { $form-more }
become-minion = { becoming } como { $form } con { $number } de vida{ form-numbers } { becoming-like } { $form-more }
become-vampire = { becoming } como { $form } con { $number } de capacidad{ form-numbers } { becoming-like } { $form-more }
form = un { form-noun } { $name-is ->
    [none] {""}
   *[other] sin nombre ni texto propios
}
form-sect = { $sect-is ->
    [none] {""}
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [independent] Independiente
   *[other] { $sect }
}
fetch-discipline = busca ({ $places-or }) una carta de maestro de Disciplina y ponla en { $to }
after-resolution = tras la resolución, aunque la acción sea bloqueada: { $effects }
bleeds-at-most = este sangrado no quema más de { $most } de reserva
fight-each-other = { $first } y { $second } entran en combate entre sí
gain-transfers = { SIGNED($amount) } { $amount ->
    [one] transferencia
   *[other] transferencias
}
lose-transfers = pierde todas las transferencias en la fase de influencia de este turno
unless-it-blocks-resolution = al resolverse la acción, si { DOES($which, "no la bloqueó") }: { $effects }
unless-it-blocks = si { DOES($which, "no bloquea") } esta acción, tras su resolución: { $effects }
has-not-blocked = si no ha bloqueado: { $effects }
spares-blocker = el siervo que bloquea no se gira por este bloqueo
oblige = { DOES($seats, "recibe", "recibes") } un contador { $name } (nunca más de { $most }); quemar la Ventaja quema todos los de ese nombre. En cada una de sus fases de enderezar: { $effects }
